; Made by `python -m tfc.runtime.native` from native.c; do not edit.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.tfc_driver = type { i32, i32, i32 }
%struct.timespec = type { i64, i64 }
%struct.tfc_ready = type { ptr, ptr, ptr, i32 }
%struct.tfc_graph = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }
%struct.tfc_node = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.tfc_transfer = type { ptr, i64, i64 }
%struct.tfc_region_use = type { ptr, ptr, ptr, ptr, ptr, i64, i64 }
%struct.tfc_move = type { i32, i32, i64 }
%struct.tfc_runs = type { i64, i64, i64, i64 }
%struct.tfc_event = type { i64, i64, i64 }
%struct.tfc_worker = type { i64, i64, i64, i32, i32, %struct.tfc_processors, ptr, i64, [16 x i8] }
%struct.tfc_processors = type { [16 x i64] }
%struct.tfc_loop = type { ptr, ptr, i64, i64, i64 }
%struct.tfc_instruction = type { ptr, i32, i32, i32, i32, i32 }
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
@slow_way = internal constant i8 0, align 1
@__const.drive_begun.driver = private unnamed_addr constant %struct.tfc_driver { i32 -1, i32 0, i32 0 }, align 4

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @tfc_may_use_amx() local_unnamed_addr #28 {
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
define void @tfc_forget(ptr noundef captures(none) %0) local_unnamed_addr #29 {
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
define internal fastcc void @give(ptr noundef captures(none) %0, ptr noundef %1, i64 noundef %2) unnamed_addr #30 {
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
define i32 @tfc_execute(ptr noundef initializes((96, 104)) %0) local_unnamed_addr #28 {
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
  store ptr null, ptr %15, align 8, !tbaa !41
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %17 = load i32, ptr %16, align 8, !tbaa !42
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %123

19:                                               ; preds = %1
  store i32 1, ptr %16, align 8, !tbaa !42
  %20 = load ptr, ptr %0, align 8, !tbaa !43
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %22 = load i32, ptr %21, align 8, !tbaa !44
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds %struct.tfc_graph, ptr %20, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %26 = load ptr, ptr %25, align 8, !tbaa !45
  %27 = tail call fastcc ptr @new_instance(ptr noundef nonnull %0, ptr noundef %24, ptr noundef %26, i32 noundef 1, i64 noundef 0)
  %28 = icmp eq ptr %27, null
  br i1 %28, label %123, label %29

29:                                               ; preds = %19
  %30 = load ptr, ptr %27, align 8, !tbaa !51
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 56
  %32 = load i32, ptr %31, align 8, !tbaa !57
  %33 = icmp sgt i32 %32, 0
  br i1 %33, label %34, label %58

34:                                               ; preds = %29
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %36 = load ptr, ptr %35, align 8, !tbaa !58
  %37 = getelementptr inbounds nuw i8, ptr %27, i64 112
  %38 = load ptr, ptr %37, align 8, !tbaa !59
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
  %50 = load ptr, ptr %49, align 8, !tbaa !60
  %51 = icmp eq ptr %50, null
  br i1 %51, label %56, label %52

52:                                               ; preds = %46
  %53 = getelementptr inbounds nuw i8, ptr %50, i64 24
  %54 = load i32, ptr %53, align 8, !tbaa !61
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr %53, align 8, !tbaa !61
  br label %56

56:                                               ; preds = %52, %46
  %57 = getelementptr inbounds nuw ptr, ptr %38, i64 %47
  store ptr %50, ptr %57, align 8, !tbaa !60
  br label %58

58:                                               ; preds = %56, %44, %29
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %59 = getelementptr inbounds nuw i8, ptr %27, i64 80
  %60 = load ptr, ptr %59, align 8, !tbaa !62
  %61 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %62 = load ptr, ptr %61, align 8, !tbaa !63
  %63 = load ptr, ptr %60, align 8, !tbaa !64
  %64 = getelementptr inbounds nuw i8, ptr %62, i64 28
  %65 = load i32, ptr %64, align 4, !tbaa !65
  %66 = add nsw i32 %65, 1
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds nuw i8, ptr %63, i64 8
  store i64 %67, ptr %68, align 8, !tbaa !67
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
  %77 = load i32, ptr %76, align 8, !tbaa !69
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %96, label %97

79:                                               ; preds = %79, %70
  %80 = phi i64 [ 0, %70 ], [ %90, %79 ]
  %81 = phi ptr [ %62, %70 ], [ %91, %79 ]
  %82 = load ptr, ptr %27, align 8, !tbaa !51
  %83 = load ptr, ptr %82, align 8, !tbaa !70
  %84 = getelementptr inbounds nuw i8, ptr %81, i64 32
  %85 = load ptr, ptr %84, align 8, !tbaa !71
  %86 = getelementptr inbounds nuw i32, ptr %85, i64 %80
  %87 = load i32, ptr %86, align 4, !tbaa !5
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds %struct.tfc_node, ptr %83, i64 %88
  store ptr %89, ptr %10, align 8, !tbaa !72
  store ptr %27, ptr %71, align 8, !tbaa !74
  store ptr %63, ptr %72, align 8, !tbaa !75
  store i32 0, ptr %73, align 8, !tbaa !76
  store i32 0, ptr %74, align 4
  tail call fastcc void @push(ptr noundef nonnull %0, ptr noundef nonnull byval(%struct.tfc_ready) align 8 %10)
  %90 = add nuw nsw i64 %80, 1
  %91 = load ptr, ptr %61, align 8, !tbaa !63
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 28
  %93 = load i32, ptr %92, align 4, !tbaa !65
  %94 = sext i32 %93 to i64
  %95 = icmp slt i64 %90, %94
  br i1 %95, label %79, label %75, !llvm.loop !77

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
  %102 = load ptr, ptr %101, align 8, !tbaa !60
  %103 = icmp eq ptr %102, null
  br i1 %103, label %108, label %104

104:                                              ; preds = %98
  %105 = getelementptr inbounds nuw i8, ptr %102, i64 24
  %106 = load i32, ptr %105, align 8, !tbaa !61
  %107 = add nsw i32 %106, 1
  store i32 %107, ptr %105, align 8, !tbaa !61
  br label %108

108:                                              ; preds = %104, %98
  %109 = getelementptr inbounds nuw ptr, ptr %38, i64 %99
  store ptr %102, ptr %109, align 8, !tbaa !60
  %110 = or disjoint i64 %99, 1
  %111 = getelementptr inbounds nuw ptr, ptr %36, i64 %110
  %112 = load ptr, ptr %111, align 8, !tbaa !60
  %113 = icmp eq ptr %112, null
  br i1 %113, label %118, label %114

114:                                              ; preds = %108
  %115 = getelementptr inbounds nuw i8, ptr %112, i64 24
  %116 = load i32, ptr %115, align 8, !tbaa !61
  %117 = add nsw i32 %116, 1
  store i32 %117, ptr %115, align 8, !tbaa !61
  br label %118

118:                                              ; preds = %114, %108
  %119 = getelementptr inbounds nuw ptr, ptr %38, i64 %110
  store ptr %112, ptr %119, align 8, !tbaa !60
  %120 = add nuw nsw i64 %99, 2
  %121 = add i64 %100, 2
  %122 = icmp eq i64 %121, %43
  br i1 %122, label %44, label %98, !llvm.loop !78

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

154:                                              ; preds = %1191, %123
  %155 = load i32, ptr %124, align 8, !tbaa !69
  %156 = icmp eq i32 %155, 0
  br i1 %156, label %157, label %1201

157:                                              ; preds = %154
  %158 = load atomic i64, ptr %125 monotonic, align 8
  %159 = icmp eq i64 %158, 0
  br i1 %159, label %163, label %160

160:                                              ; preds = %157
  call fastcc void @empty_inbox(ptr noundef nonnull %0)
  %161 = load i32, ptr %124, align 8, !tbaa !69
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %163, label %1201

163:                                              ; preds = %157, %160
  %164 = load i64, ptr %126, align 8, !tbaa !79
  %165 = icmp eq i64 %164, 0
  br i1 %165, label %1197, label %166

166:                                              ; preds = %163
  %167 = load ptr, ptr %127, align 8, !tbaa !80
  %168 = icmp eq ptr %167, null
  br i1 %168, label %189, label %169

169:                                              ; preds = %166
  %170 = getelementptr inbounds nuw i8, ptr %167, i64 32
  %171 = load atomic i32, ptr %170 monotonic, align 8
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %173, label %1201

173:                                              ; preds = %169
  %174 = getelementptr inbounds nuw i8, ptr %167, i64 16
  %175 = load i64, ptr %174, align 8, !tbaa !81
  %176 = icmp eq i64 %175, 0
  br i1 %176, label %189, label %177

177:                                              ; preds = %173
  %178 = load i64, ptr %128, align 8, !tbaa !86
  %179 = and i64 %178, 63
  %180 = icmp eq i64 %179, 0
  br i1 %180, label %181, label %189

181:                                              ; preds = %177
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #18
  %182 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %9) #18
  %183 = load i64, ptr %9, align 8, !tbaa !87
  %184 = mul nsw i64 %183, 1000000000
  %185 = load i64, ptr %129, align 8, !tbaa !89
  %186 = add nsw i64 %184, %185
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #18
  %187 = load i64, ptr %174, align 8, !tbaa !81
  %188 = icmp slt i64 %186, %187
  br i1 %188, label %189, label %1201

189:                                              ; preds = %173, %177, %181, %166
  %190 = load i32, ptr %130, align 4, !tbaa !90
  %191 = icmp ne i32 %190, 0
  %192 = select i1 %191, i1 %131, i1 false
  br i1 %192, label %193, label %200

193:                                              ; preds = %189
  %194 = load ptr, ptr %132, align 8, !tbaa !91
  %195 = icmp eq ptr %194, null
  br i1 %195, label %200, label %196

196:                                              ; preds = %193
  %197 = load ptr, ptr %133, align 8, !tbaa !93
  %198 = call i32 %194(ptr noundef %197) #18
  %199 = icmp eq i32 %198, 0
  br i1 %199, label %200, label %1194

200:                                              ; preds = %196, %193, %189
  %201 = load ptr, ptr %134, align 8, !tbaa !94
  %202 = load i64, ptr %135, align 8, !tbaa !95
  %203 = getelementptr inbounds %struct.tfc_ready, ptr %201, i64 %202
  %204 = load ptr, ptr %203, align 8, !tbaa !96
  %205 = getelementptr inbounds nuw i8, ptr %203, i64 8
  %206 = load ptr, ptr %205, align 8, !tbaa !97
  %207 = getelementptr inbounds nuw i8, ptr %203, i64 16
  %208 = load ptr, ptr %207, align 8, !tbaa !64
  %209 = getelementptr inbounds nuw i8, ptr %203, i64 24
  %210 = load i32, ptr %209, align 8, !tbaa !5
  %211 = add nsw i64 %202, 1
  %212 = load i64, ptr %136, align 8, !tbaa !98
  %213 = srem i64 %211, %212
  store i64 %213, ptr %135, align 8, !tbaa !95
  %214 = load i64, ptr %126, align 8, !tbaa !79
  %215 = add nsw i64 %214, -1
  store i64 %215, ptr %126, align 8, !tbaa !79
  %216 = load i64, ptr %128, align 8, !tbaa !86
  %217 = add nsw i64 %216, 1
  store i64 %217, ptr %128, align 8, !tbaa !86
  %218 = getelementptr inbounds nuw i8, ptr %208, i64 32
  %219 = load ptr, ptr %218, align 8, !tbaa !99
  %220 = getelementptr inbounds nuw i8, ptr %204, i64 16
  %221 = load i32, ptr %220, align 4, !tbaa !100
  %222 = sext i32 %221 to i64
  %223 = getelementptr ptr, ptr %219, i64 %222
  %224 = load ptr, ptr %137, align 8, !tbaa !102
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #18
  store i8 0, ptr %8, align 1, !tbaa !103
  %225 = load i32, ptr %204, align 4, !tbaa !104
  switch i32 %225, label %525 [
    i32 15, label %226
    i32 14, label %372
  ]

226:                                              ; preds = %200
  %227 = getelementptr inbounds nuw i8, ptr %204, i64 24
  %228 = load i32, ptr %227, align 4, !tbaa !105
  %229 = sext i32 %228 to i64
  %230 = shl nsw i64 %229, 3
  %231 = add nsw i64 %230, 112
  %232 = call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef %231)
  %233 = icmp eq ptr %232, null
  br i1 %233, label %1191, label %234

234:                                              ; preds = %226
  %235 = getelementptr inbounds nuw i8, ptr %232, i64 112
  %236 = load ptr, ptr %206, align 8, !tbaa !51
  %237 = load ptr, ptr %0, align 8, !tbaa !43
  %238 = ptrtoint ptr %236 to i64
  %239 = ptrtoint ptr %237 to i64
  %240 = sub i64 %238, %239
  %241 = lshr exact i64 %240, 6
  %242 = trunc i64 %241 to i32
  %243 = load ptr, ptr %236, align 8, !tbaa !70
  %244 = ptrtoint ptr %204 to i64
  %245 = ptrtoint ptr %243 to i64
  %246 = sub i64 %244, %245
  %247 = sdiv exact i64 %246, 44
  %248 = trunc i64 %247 to i32
  %249 = getelementptr inbounds nuw i8, ptr %208, i64 16
  %250 = load i64, ptr %249, align 8, !tbaa !106
  %251 = load ptr, ptr %138, align 8, !tbaa !107
  %252 = icmp eq ptr %251, null
  br i1 %252, label %259, label %253

253:                                              ; preds = %234
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #18
  %254 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #18
  %255 = load i64, ptr %7, align 8, !tbaa !87
  %256 = mul nsw i64 %255, 1000000000
  %257 = load i64, ptr %142, align 8, !tbaa !89
  %258 = add nsw i64 %256, %257
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #18
  br label %259

259:                                              ; preds = %253, %234
  %260 = phi i64 [ %258, %253 ], [ 0, %234 ]
  store ptr null, ptr %232, align 8, !tbaa !108
  %261 = getelementptr inbounds nuw i8, ptr %232, i64 8
  store ptr %0, ptr %261, align 8, !tbaa !109
  %262 = getelementptr inbounds nuw i8, ptr %232, i64 16
  store ptr null, ptr %262, align 8, !tbaa !60
  %263 = getelementptr inbounds nuw i8, ptr %232, i64 24
  store i64 %250, ptr %263, align 8, !tbaa !111
  %264 = getelementptr inbounds nuw i8, ptr %232, i64 32
  store i64 %260, ptr %264, align 8, !tbaa !111
  %265 = getelementptr inbounds nuw i8, ptr %232, i64 40
  store ptr null, ptr %265, align 8, !tbaa !31
  %266 = getelementptr inbounds nuw i8, ptr %232, i64 48
  store i32 0, ptr %266, align 8, !tbaa !5
  %267 = getelementptr inbounds nuw i8, ptr %232, i64 52
  store i32 1, ptr %267, align 4, !tbaa !5
  %268 = getelementptr inbounds nuw i8, ptr %232, i64 56
  store i32 %242, ptr %268, align 8, !tbaa !5
  %269 = getelementptr inbounds nuw i8, ptr %232, i64 60
  store i32 %248, ptr %269, align 4, !tbaa !5
  %270 = getelementptr inbounds nuw i8, ptr %232, i64 64
  store i32 %210, ptr %270, align 8, !tbaa !5
  %271 = getelementptr inbounds nuw i8, ptr %232, i64 68
  %272 = getelementptr inbounds nuw i8, ptr %232, i64 72
  %273 = getelementptr inbounds nuw i8, ptr %232, i64 88
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %271, i8 0, i64 20, i1 false)
  store ptr %235, ptr %273, align 8, !tbaa !112
  %274 = getelementptr inbounds nuw i8, ptr %232, i64 96
  store ptr %206, ptr %274, align 8, !tbaa !97
  %275 = getelementptr inbounds nuw i8, ptr %232, i64 104
  store ptr %208, ptr %275, align 8, !tbaa !64
  %276 = load i64, ptr %143, align 8, !tbaa !113
  %277 = add nsw i64 %276, 1
  store i64 %277, ptr %143, align 8, !tbaa !113
  %278 = load ptr, ptr %140, align 8, !tbaa !114
  %279 = getelementptr inbounds nuw i8, ptr %204, i64 4
  %280 = load i32, ptr %279, align 4, !tbaa !115
  %281 = sext i32 %280 to i64
  %282 = getelementptr inbounds i32, ptr %278, i64 %281
  %283 = load i32, ptr %282, align 4, !tbaa !5
  store i32 %283, ptr %266, align 8, !tbaa !116
  %284 = load ptr, ptr %127, align 8, !tbaa !80
  %285 = getelementptr inbounds nuw i8, ptr %284, i64 36
  br label %289

286:                                              ; preds = %305
  %287 = atomicrmw xchg ptr %285, i32 2 acquire, align 4
  %288 = icmp eq i32 %287, 0
  br i1 %288, label %312, label %308

289:                                              ; preds = %305, %259
  %290 = phi i32 [ 0, %259 ], [ %306, %305 ]
  %291 = cmpxchg ptr %285, i32 0, i32 1 acquire monotonic, align 4
  %292 = extractvalue { i32, i1 } %291, 1
  br i1 %292, label %312, label %293

293:                                              ; preds = %289
  call void @llvm.x86.sse2.pause()
  %294 = cmpxchg ptr %285, i32 0, i32 1 acquire monotonic, align 4
  %295 = extractvalue { i32, i1 } %294, 1
  br i1 %295, label %312, label %296

296:                                              ; preds = %293
  call void @llvm.x86.sse2.pause()
  %297 = cmpxchg ptr %285, i32 0, i32 1 acquire monotonic, align 4
  %298 = extractvalue { i32, i1 } %297, 1
  br i1 %298, label %312, label %299

299:                                              ; preds = %296
  call void @llvm.x86.sse2.pause()
  %300 = cmpxchg ptr %285, i32 0, i32 1 acquire monotonic, align 4
  %301 = extractvalue { i32, i1 } %300, 1
  br i1 %301, label %312, label %302

302:                                              ; preds = %299
  call void @llvm.x86.sse2.pause()
  %303 = cmpxchg ptr %285, i32 0, i32 1 acquire monotonic, align 4
  %304 = extractvalue { i32, i1 } %303, 1
  br i1 %304, label %312, label %305

305:                                              ; preds = %302
  call void @llvm.x86.sse2.pause()
  %306 = add nuw nsw i32 %290, 5
  %307 = icmp eq i32 %306, 100
  br i1 %307, label %286, label %289, !llvm.loop !119

308:                                              ; preds = %286, %308
  %309 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %285, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %310 = atomicrmw xchg ptr %285, i32 2 acquire, align 4
  %311 = icmp eq i32 %310, 0
  br i1 %311, label %312, label %308, !llvm.loop !120

312:                                              ; preds = %289, %293, %296, %299, %302, %308, %286
  %313 = load ptr, ptr %127, align 8, !tbaa !80
  %314 = getelementptr inbounds nuw i8, ptr %313, i64 8
  %315 = load ptr, ptr %314, align 8, !tbaa !121
  %316 = load i32, ptr %266, align 8, !tbaa !122
  %317 = sext i32 %316 to i64
  %318 = getelementptr inbounds %struct.tfc_transfer, ptr %315, i64 %317
  %319 = load ptr, ptr %318, align 8, !tbaa !108
  %320 = icmp eq ptr %319, null
  br i1 %320, label %356, label %321

321:                                              ; preds = %312
  %322 = load i64, ptr %263, align 8, !tbaa !123
  %323 = getelementptr inbounds nuw i8, ptr %319, i64 24
  %324 = load i64, ptr %323, align 8, !tbaa !123
  %325 = icmp eq i64 %324, %322
  br i1 %325, label %330, label %339

326:                                              ; preds = %339
  %327 = getelementptr inbounds nuw i8, ptr %341, i64 24
  %328 = load i64, ptr %327, align 8, !tbaa !123
  %329 = icmp eq i64 %328, %322
  br i1 %329, label %330, label %339, !llvm.loop !124

330:                                              ; preds = %326, %321
  %331 = phi ptr [ %319, %321 ], [ %341, %326 ]
  %332 = phi ptr [ %318, %321 ], [ %340, %326 ]
  %333 = getelementptr inbounds nuw i8, ptr %331, i64 52
  %334 = load i32, ptr %333, align 4, !tbaa !125
  %335 = load i32, ptr %267, align 4, !tbaa !125
  %336 = icmp eq i32 %334, %335
  br i1 %336, label %343, label %337

337:                                              ; preds = %330
  %338 = load ptr, ptr %331, align 8, !tbaa !126
  br label %359

339:                                              ; preds = %321, %326
  %340 = phi ptr [ %341, %326 ], [ %319, %321 ]
  %341 = load ptr, ptr %340, align 8, !tbaa !108
  %342 = icmp eq ptr %341, null
  br i1 %342, label %356, label %326, !llvm.loop !124

343:                                              ; preds = %330
  %344 = getelementptr inbounds nuw i8, ptr %313, i64 32
  %345 = load atomic i32, ptr %344 monotonic, align 8
  %346 = icmp eq i32 %345, 0
  br i1 %346, label %347, label %356

347:                                              ; preds = %343
  %348 = getelementptr inbounds nuw i8, ptr %313, i64 28
  store i32 -1, ptr %348, align 4, !tbaa !127
  store atomic i32 13, ptr %344 monotonic, align 8
  %349 = getelementptr inbounds nuw i8, ptr %313, i64 40
  %350 = atomicrmw add ptr %349, i32 1 monotonic, align 8
  %351 = getelementptr inbounds nuw i8, ptr %313, i64 44
  %352 = load i32, ptr %351, align 4, !tbaa !128
  %353 = icmp eq i32 %352, 0
  br i1 %353, label %356, label %354

354:                                              ; preds = %347
  %355 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %349, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %356

356:                                              ; preds = %339, %354, %347, %343, %312
  %357 = phi ptr [ %318, %312 ], [ %332, %354 ], [ %332, %347 ], [ %332, %343 ], [ %340, %339 ]
  store ptr null, ptr %232, align 8, !tbaa !126
  %358 = load ptr, ptr %127, align 8, !tbaa !80
  br label %359

359:                                              ; preds = %356, %337
  %360 = phi ptr [ %313, %337 ], [ %358, %356 ]
  %361 = phi ptr [ %332, %337 ], [ %357, %356 ]
  %362 = phi ptr [ %338, %337 ], [ %232, %356 ]
  %363 = phi ptr [ %331, %337 ], [ null, %356 ]
  store ptr %362, ptr %361, align 8, !tbaa !108
  store ptr %363, ptr %272, align 8, !tbaa !129
  %364 = getelementptr inbounds nuw i8, ptr %360, i64 36
  %365 = atomicrmw xchg ptr %364, i32 0 release, align 4
  %366 = icmp eq i32 %365, 2
  br i1 %366, label %367, label %369

367:                                              ; preds = %359
  %368 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %364, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %369

369:                                              ; preds = %367, %359
  %370 = icmp eq ptr %363, null
  br i1 %370, label %1191, label %371

371:                                              ; preds = %369
  call fastcc void @end_activation(ptr noundef nonnull %0, ptr noundef nonnull %232)
  br label %1191

372:                                              ; preds = %200
  %373 = load ptr, ptr %138, align 8, !tbaa !107
  %374 = icmp eq ptr %373, null
  br i1 %374, label %381, label %375

375:                                              ; preds = %372
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #18
  %376 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #18
  %377 = load i64, ptr %6, align 8, !tbaa !87
  %378 = mul nsw i64 %377, 1000000000
  %379 = load i64, ptr %139, align 8, !tbaa !89
  %380 = add nsw i64 %378, %379
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #18
  br label %381

381:                                              ; preds = %375, %372
  %382 = phi i64 [ %380, %375 ], [ 0, %372 ]
  %383 = getelementptr inbounds nuw i8, ptr %208, i64 16
  %384 = load i64, ptr %383, align 8, !tbaa !106
  %385 = getelementptr inbounds nuw i8, ptr %204, i64 4
  %386 = load i32, ptr %385, align 4, !tbaa !115
  %387 = icmp eq i32 %210, 0
  br i1 %387, label %388, label %390

388:                                              ; preds = %381
  %389 = load ptr, ptr %223, align 8, !tbaa !60
  br label %390

390:                                              ; preds = %388, %381
  %391 = phi ptr [ %389, %388 ], [ null, %381 ]
  %392 = load ptr, ptr %127, align 8, !tbaa !80
  %393 = call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef 56)
  %394 = icmp eq ptr %393, null
  br i1 %394, label %524, label %395

395:                                              ; preds = %390
  %396 = icmp eq ptr %391, null
  br i1 %396, label %401, label %397

397:                                              ; preds = %395
  %398 = getelementptr inbounds nuw i8, ptr %391, i64 24
  %399 = load i32, ptr %398, align 8, !tbaa !61
  %400 = add nsw i32 %399, 1
  store i32 %400, ptr %398, align 8, !tbaa !61
  br label %401

401:                                              ; preds = %397, %395
  %402 = load ptr, ptr %140, align 8, !tbaa !114
  %403 = sext i32 %386 to i64
  %404 = getelementptr inbounds i32, ptr %402, i64 %403
  %405 = load i32, ptr %404, align 4, !tbaa !5
  store ptr null, ptr %393, align 8, !tbaa !108
  %406 = getelementptr inbounds nuw i8, ptr %393, i64 8
  store ptr %0, ptr %406, align 8, !tbaa !109
  %407 = getelementptr inbounds nuw i8, ptr %393, i64 16
  store ptr %391, ptr %407, align 8, !tbaa !60
  %408 = getelementptr inbounds nuw i8, ptr %393, i64 24
  store i64 %384, ptr %408, align 8, !tbaa !111
  %409 = getelementptr inbounds nuw i8, ptr %393, i64 32
  %410 = getelementptr inbounds nuw i8, ptr %393, i64 40
  %411 = getelementptr inbounds nuw i8, ptr %393, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %409, i8 0, i64 16, i1 false)
  store i32 %405, ptr %411, align 8, !tbaa !5
  %412 = getelementptr inbounds nuw i8, ptr %393, i64 52
  store i32 0, ptr %412, align 4, !tbaa !5
  %413 = getelementptr inbounds nuw i8, ptr %392, i64 8
  %414 = load ptr, ptr %413, align 8, !tbaa !121
  %415 = sext i32 %405 to i64
  %416 = getelementptr inbounds %struct.tfc_transfer, ptr %414, i64 %415
  %417 = getelementptr inbounds nuw i8, ptr %416, i64 8
  %418 = load i64, ptr %417, align 8, !tbaa !130
  %419 = icmp eq i64 %418, 0
  br i1 %419, label %427, label %420

420:                                              ; preds = %401
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #18
  %421 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #18
  %422 = load i64, ptr %5, align 8, !tbaa !87
  %423 = mul nsw i64 %422, 1000000000
  %424 = load i64, ptr %141, align 8, !tbaa !89
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #18
  %425 = add i64 %424, %418
  %426 = add i64 %425, %423
  store i64 %426, ptr %409, align 8, !tbaa !132
  br label %427

427:                                              ; preds = %420, %401
  br i1 %396, label %453, label %428

428:                                              ; preds = %427
  %429 = getelementptr inbounds nuw i8, ptr %391, i64 16
  %430 = load i64, ptr %429, align 8, !tbaa !27
  %431 = icmp sgt i64 %430, 0
  br i1 %431, label %432, label %453

432:                                              ; preds = %428
  %433 = load ptr, ptr %413, align 8, !tbaa !121
  %434 = load i32, ptr %411, align 8, !tbaa !122
  %435 = sext i32 %434 to i64
  %436 = getelementptr inbounds %struct.tfc_transfer, ptr %433, i64 %435
  %437 = getelementptr inbounds nuw i8, ptr %436, i64 16
  %438 = load i64, ptr %437, align 8, !tbaa !133
  %439 = icmp eq i64 %438, 0
  br i1 %439, label %453, label %440

440:                                              ; preds = %432
  %441 = load ptr, ptr %11, align 8, !tbaa !32
  %442 = getelementptr inbounds nuw i8, ptr %441, i64 32
  %443 = load ptr, ptr %442, align 8, !tbaa !134
  %444 = getelementptr inbounds nuw i8, ptr %443, i64 96
  %445 = load ptr, ptr %444, align 8, !tbaa !135
  %446 = load ptr, ptr %391, align 8, !tbaa !137
  %447 = call i32 %445(ptr noundef %443, ptr noundef nonnull %0, ptr noundef %446, i64 noundef %430, ptr noundef nonnull %410) #18
  %448 = icmp eq i32 %447, 0
  br i1 %448, label %450, label %449

449:                                              ; preds = %440
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %447, i32 noundef 6, ptr noundef null, ptr noundef null)
  br label %450

450:                                              ; preds = %449, %440
  %451 = load i32, ptr %124, align 8, !tbaa !69
  %452 = icmp eq i32 %451, 0
  br i1 %452, label %453, label %524

453:                                              ; preds = %450, %432, %428, %427
  %454 = getelementptr inbounds nuw i8, ptr %392, i64 36
  br label %458

455:                                              ; preds = %474
  %456 = atomicrmw xchg ptr %454, i32 2 acquire, align 4
  %457 = icmp eq i32 %456, 0
  br i1 %457, label %481, label %477

458:                                              ; preds = %474, %453
  %459 = phi i32 [ 0, %453 ], [ %475, %474 ]
  %460 = cmpxchg ptr %454, i32 0, i32 1 acquire monotonic, align 4
  %461 = extractvalue { i32, i1 } %460, 1
  br i1 %461, label %481, label %462

462:                                              ; preds = %458
  call void @llvm.x86.sse2.pause()
  %463 = cmpxchg ptr %454, i32 0, i32 1 acquire monotonic, align 4
  %464 = extractvalue { i32, i1 } %463, 1
  br i1 %464, label %481, label %465

465:                                              ; preds = %462
  call void @llvm.x86.sse2.pause()
  %466 = cmpxchg ptr %454, i32 0, i32 1 acquire monotonic, align 4
  %467 = extractvalue { i32, i1 } %466, 1
  br i1 %467, label %481, label %468

468:                                              ; preds = %465
  call void @llvm.x86.sse2.pause()
  %469 = cmpxchg ptr %454, i32 0, i32 1 acquire monotonic, align 4
  %470 = extractvalue { i32, i1 } %469, 1
  br i1 %470, label %481, label %471

471:                                              ; preds = %468
  call void @llvm.x86.sse2.pause()
  %472 = cmpxchg ptr %454, i32 0, i32 1 acquire monotonic, align 4
  %473 = extractvalue { i32, i1 } %472, 1
  br i1 %473, label %481, label %474

474:                                              ; preds = %471
  call void @llvm.x86.sse2.pause()
  %475 = add nuw nsw i32 %459, 5
  %476 = icmp eq i32 %475, 100
  br i1 %476, label %455, label %458, !llvm.loop !119

477:                                              ; preds = %455, %477
  %478 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %454, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %479 = atomicrmw xchg ptr %454, i32 2 acquire, align 4
  %480 = icmp eq i32 %479, 0
  br i1 %480, label %481, label %477, !llvm.loop !120

481:                                              ; preds = %458, %462, %465, %468, %471, %477, %455
  %482 = load ptr, ptr %410, align 8, !tbaa !138
  %483 = icmp eq ptr %482, null
  br i1 %483, label %498, label %484

484:                                              ; preds = %481
  %485 = getelementptr inbounds nuw i8, ptr %392, i64 72
  br label %486

486:                                              ; preds = %486, %484
  %487 = phi ptr [ %485, %484 ], [ %488, %486 ]
  %488 = load ptr, ptr %487, align 8, !tbaa !108
  %489 = icmp eq ptr %488, null
  br i1 %489, label %490, label %486, !llvm.loop !139

490:                                              ; preds = %486
  store ptr null, ptr %393, align 8, !tbaa !126
  store ptr %393, ptr %487, align 8, !tbaa !108
  %491 = getelementptr inbounds nuw i8, ptr %392, i64 40
  %492 = atomicrmw add ptr %491, i32 1 monotonic, align 8
  %493 = getelementptr inbounds nuw i8, ptr %392, i64 44
  %494 = load i32, ptr %493, align 4, !tbaa !128
  %495 = icmp eq i32 %494, 0
  br i1 %495, label %519, label %496

496:                                              ; preds = %490
  %497 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %491, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %519

498:                                              ; preds = %481
  br i1 %419, label %518, label %499

499:                                              ; preds = %498
  %500 = getelementptr inbounds nuw i8, ptr %392, i64 64
  br label %501

501:                                              ; preds = %505, %499
  %502 = phi ptr [ %500, %499 ], [ %503, %505 ]
  %503 = load ptr, ptr %502, align 8, !tbaa !108
  %504 = icmp eq ptr %503, null
  br i1 %504, label %510, label %505

505:                                              ; preds = %501
  %506 = getelementptr inbounds nuw i8, ptr %503, i64 32
  %507 = load i64, ptr %506, align 8, !tbaa !132
  %508 = load i64, ptr %409, align 8, !tbaa !132
  %509 = icmp sgt i64 %507, %508
  br i1 %509, label %510, label %501, !llvm.loop !140

510:                                              ; preds = %505, %501
  store ptr %503, ptr %393, align 8, !tbaa !126
  store ptr %393, ptr %502, align 8, !tbaa !108
  %511 = getelementptr inbounds nuw i8, ptr %392, i64 40
  %512 = atomicrmw add ptr %511, i32 1 monotonic, align 8
  %513 = getelementptr inbounds nuw i8, ptr %392, i64 44
  %514 = load i32, ptr %513, align 4, !tbaa !128
  %515 = icmp eq i32 %514, 0
  br i1 %515, label %519, label %516

516:                                              ; preds = %510
  %517 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %511, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %519

518:                                              ; preds = %498
  call fastcc void @deliver(ptr noundef %392, ptr noundef nonnull %393)
  br label %519

519:                                              ; preds = %518, %516, %510, %496, %490
  %520 = atomicrmw xchg ptr %454, i32 0 release, align 4
  %521 = icmp eq i32 %520, 2
  br i1 %521, label %522, label %524

522:                                              ; preds = %519
  %523 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %454, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %524

524:                                              ; preds = %522, %519, %450, %390
  call fastcc void @note(ptr noundef nonnull %0, ptr noundef %206, ptr noundef %208, ptr noundef nonnull %204, i64 noundef %382)
  br label %1187

525:                                              ; preds = %200
  %526 = icmp eq i32 %210, 0
  br i1 %526, label %527, label %1187

527:                                              ; preds = %525
  switch i32 %225, label %1187 [
    i32 1, label %528
    i32 13, label %635
    i32 0, label %766
    i32 3, label %1038
    i32 2, label %1107
    i32 4, label %1137
    i32 5, label %1137
    i32 6, label %1137
    i32 7, label %1137
    i32 10, label %1145
    i32 11, label %1158
    i32 12, label %1166
  ]

528:                                              ; preds = %527
  %529 = getelementptr inbounds nuw i8, ptr %204, i64 24
  %530 = load i32, ptr %529, align 4, !tbaa !105
  %531 = sext i32 %530 to i64
  %532 = shl nsw i64 %531, 3
  %533 = add nsw i64 %532, 112
  %534 = call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef %533)
  %535 = icmp eq ptr %534, null
  br i1 %535, label %1191, label %536

536:                                              ; preds = %528
  %537 = getelementptr inbounds nuw i8, ptr %534, i64 112
  %538 = load ptr, ptr %206, align 8, !tbaa !51
  %539 = load ptr, ptr %0, align 8, !tbaa !43
  %540 = ptrtoint ptr %538 to i64
  %541 = ptrtoint ptr %539 to i64
  %542 = sub i64 %540, %541
  %543 = lshr exact i64 %542, 6
  %544 = trunc i64 %543 to i32
  %545 = load ptr, ptr %538, align 8, !tbaa !70
  %546 = ptrtoint ptr %204 to i64
  %547 = ptrtoint ptr %545 to i64
  %548 = sub i64 %546, %547
  %549 = sdiv exact i64 %548, 44
  %550 = trunc i64 %549 to i32
  %551 = getelementptr inbounds nuw i8, ptr %208, i64 16
  %552 = load i64, ptr %551, align 8, !tbaa !106
  %553 = load ptr, ptr %138, align 8, !tbaa !107
  %554 = icmp eq ptr %553, null
  br i1 %554, label %561, label %555

555:                                              ; preds = %536
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #18
  %556 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #18
  %557 = load i64, ptr %2, align 8, !tbaa !87
  %558 = mul nsw i64 %557, 1000000000
  %559 = load i64, ptr %153, align 8, !tbaa !89
  %560 = add nsw i64 %558, %559
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #18
  br label %561

561:                                              ; preds = %555, %536
  %562 = phi i64 [ %560, %555 ], [ 0, %536 ]
  store ptr null, ptr %534, align 8, !tbaa !108
  %563 = getelementptr inbounds nuw i8, ptr %534, i64 8
  store ptr %0, ptr %563, align 8, !tbaa !109
  %564 = getelementptr inbounds nuw i8, ptr %534, i64 16
  store ptr null, ptr %564, align 8, !tbaa !60
  %565 = getelementptr inbounds nuw i8, ptr %534, i64 24
  store i64 %552, ptr %565, align 8, !tbaa !111
  %566 = getelementptr inbounds nuw i8, ptr %534, i64 32
  store i64 %562, ptr %566, align 8, !tbaa !111
  %567 = getelementptr inbounds nuw i8, ptr %534, i64 40
  store ptr null, ptr %567, align 8, !tbaa !31
  %568 = getelementptr inbounds nuw i8, ptr %534, i64 48
  store i32 0, ptr %568, align 8, !tbaa !5
  %569 = getelementptr inbounds nuw i8, ptr %534, i64 52
  store i32 2, ptr %569, align 4, !tbaa !5
  %570 = getelementptr inbounds nuw i8, ptr %534, i64 56
  store i32 %544, ptr %570, align 8, !tbaa !5
  %571 = getelementptr inbounds nuw i8, ptr %534, i64 60
  store i32 %550, ptr %571, align 4, !tbaa !5
  %572 = getelementptr inbounds nuw i8, ptr %534, i64 64
  %573 = getelementptr inbounds nuw i8, ptr %534, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %572, i8 0, i64 16, i1 false)
  store ptr %223, ptr %573, align 8, !tbaa !112
  %574 = getelementptr inbounds nuw i8, ptr %534, i64 88
  store ptr %537, ptr %574, align 8, !tbaa !112
  %575 = getelementptr inbounds nuw i8, ptr %534, i64 96
  store ptr %206, ptr %575, align 8, !tbaa !97
  %576 = getelementptr inbounds nuw i8, ptr %534, i64 104
  store ptr %208, ptr %576, align 8, !tbaa !64
  %577 = load i64, ptr %143, align 8, !tbaa !113
  %578 = add nsw i64 %577, 1
  store i64 %578, ptr %143, align 8, !tbaa !113
  %579 = load i32, ptr %529, align 4, !tbaa !105
  %580 = icmp sgt i32 %579, 0
  br i1 %580, label %581, label %631

581:                                              ; preds = %561
  %582 = getelementptr inbounds nuw i8, ptr %204, i64 36
  br label %583

583:                                              ; preds = %625, %581
  %584 = phi i32 [ %579, %581 ], [ %626, %625 ]
  %585 = phi ptr [ %537, %581 ], [ %627, %625 ]
  %586 = phi i64 [ 0, %581 ], [ %628, %625 ]
  %587 = load ptr, ptr %206, align 8, !tbaa !51
  %588 = load i32, ptr %582, align 4, !tbaa !141
  %589 = trunc nuw nsw i64 %586 to i32
  %590 = add nsw i32 %588, %589
  %591 = getelementptr inbounds nuw i8, ptr %587, i64 40
  %592 = load ptr, ptr %591, align 8, !tbaa !142
  %593 = sext i32 %590 to i64
  %594 = getelementptr inbounds i32, ptr %592, i64 %593
  %595 = load i32, ptr %594, align 4, !tbaa !5
  %596 = icmp sgt i32 %595, -1
  br i1 %596, label %597, label %610

597:                                              ; preds = %583
  %598 = zext nneg i32 %595 to i64
  %599 = getelementptr inbounds nuw ptr, ptr %223, i64 %598
  %600 = load ptr, ptr %599, align 8, !tbaa !60
  %601 = icmp eq ptr %600, null
  br i1 %601, label %602, label %605

602:                                              ; preds = %597
  %603 = and i64 %586, 4294967295
  %604 = getelementptr inbounds nuw ptr, ptr %585, i64 %603
  store ptr null, ptr %604, align 8, !tbaa !60
  br label %1191

605:                                              ; preds = %597
  %606 = getelementptr inbounds nuw i8, ptr %600, i64 24
  %607 = load i32, ptr %606, align 8, !tbaa !61
  %608 = add nsw i32 %607, 1
  store i32 %608, ptr %606, align 8, !tbaa !61
  %609 = getelementptr inbounds nuw ptr, ptr %585, i64 %586
  store ptr %600, ptr %609, align 8, !tbaa !60
  br label %625

610:                                              ; preds = %583
  %611 = getelementptr inbounds nuw i8, ptr %587, i64 32
  %612 = load ptr, ptr %611, align 8, !tbaa !143
  %613 = getelementptr inbounds i64, ptr %612, i64 %593
  %614 = load i64, ptr %613, align 8, !tbaa !111
  %615 = getelementptr inbounds nuw i8, ptr %587, i64 48
  %616 = load ptr, ptr %615, align 8, !tbaa !144
  %617 = getelementptr inbounds i32, ptr %616, i64 %593
  %618 = load i32, ptr %617, align 4, !tbaa !5
  %619 = call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %614, i32 noundef %618)
  %620 = load ptr, ptr %574, align 8, !tbaa !145
  %621 = getelementptr inbounds nuw ptr, ptr %620, i64 %586
  store ptr %619, ptr %621, align 8, !tbaa !60
  %622 = icmp eq ptr %619, null
  br i1 %622, label %1191, label %623

623:                                              ; preds = %610
  %624 = load i32, ptr %529, align 4, !tbaa !105
  br label %625

625:                                              ; preds = %623, %605
  %626 = phi i32 [ %584, %605 ], [ %624, %623 ]
  %627 = phi ptr [ %585, %605 ], [ %620, %623 ]
  %628 = add nuw nsw i64 %586, 1
  %629 = sext i32 %626 to i64
  %630 = icmp slt i64 %628, %629
  br i1 %630, label %583, label %631, !llvm.loop !146

631:                                              ; preds = %561, %625
  %632 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %633 = load i64, ptr %632, align 8, !tbaa !147
  %634 = add nsw i64 %633, 1
  store i64 %634, ptr %632, align 8, !tbaa !147
  store ptr %534, ptr %15, align 8, !tbaa !41
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #18
  br label %1201

635:                                              ; preds = %527
  %636 = load ptr, ptr %0, align 8, !tbaa !43
  %637 = getelementptr inbounds nuw i8, ptr %204, i64 4
  %638 = load i32, ptr %637, align 4, !tbaa !115
  %639 = sext i32 %638 to i64
  %640 = getelementptr inbounds %struct.tfc_graph, ptr %636, i64 %639
  %641 = getelementptr inbounds nuw i8, ptr %640, i64 24
  %642 = load ptr, ptr %641, align 8, !tbaa !45
  %643 = getelementptr inbounds nuw i8, ptr %208, i64 16
  %644 = load i64, ptr %643, align 8, !tbaa !106
  %645 = load ptr, ptr %206, align 8, !tbaa !51
  %646 = load ptr, ptr %645, align 8, !tbaa !70
  %647 = ptrtoint ptr %204 to i64
  %648 = ptrtoint ptr %646 to i64
  %649 = sub i64 %647, %648
  %650 = sdiv exact i64 %649, 44
  %651 = add nsw i64 %650, -7046029254386353131
  %652 = xor i64 %651, %644
  %653 = mul i64 %652, -49064778989728563
  %654 = lshr i64 %653, 32
  %655 = xor i64 %654, %653
  %656 = mul i64 %655, -4265267296055464877
  %657 = lshr i64 %653, 29
  %658 = xor i64 %656, %657
  %659 = call fastcc ptr @new_instance(ptr noundef nonnull %0, ptr noundef %640, ptr noundef %642, i32 noundef 1, i64 noundef %658)
  %660 = icmp eq ptr %659, null
  br i1 %660, label %1191, label %661

661:                                              ; preds = %635
  %662 = getelementptr inbounds nuw i8, ptr %659, i64 16
  store ptr %204, ptr %662, align 8, !tbaa !148
  %663 = getelementptr inbounds nuw i8, ptr %659, i64 24
  store ptr %206, ptr %663, align 8, !tbaa !149
  %664 = getelementptr inbounds nuw i8, ptr %659, i64 40
  store ptr %208, ptr %664, align 8, !tbaa !150
  %665 = getelementptr inbounds nuw i8, ptr %640, i64 56
  %666 = load i32, ptr %665, align 8, !tbaa !57
  %667 = icmp sgt i32 %666, 0
  br i1 %667, label %668, label %713

668:                                              ; preds = %661
  %669 = getelementptr inbounds nuw i8, ptr %659, i64 112
  %670 = load ptr, ptr %669, align 8, !tbaa !59
  %671 = zext nneg i32 %666 to i64
  %672 = icmp ult i32 %666, 6
  br i1 %672, label %696, label %673

673:                                              ; preds = %668
  %674 = shl nuw nsw i64 %671, 3
  %675 = getelementptr i8, ptr %670, i64 %674
  %676 = add nsw i64 %222, %671
  %677 = shl nsw i64 %676, 3
  %678 = getelementptr i8, ptr %219, i64 %677
  %679 = icmp ult ptr %670, %678
  %680 = icmp ult ptr %223, %675
  %681 = and i1 %679, %680
  br i1 %681, label %696, label %682

682:                                              ; preds = %673
  %683 = and i64 %671, 2147483644
  br label %684

684:                                              ; preds = %684, %682
  %685 = phi i64 [ 0, %682 ], [ %692, %684 ]
  %686 = getelementptr inbounds nuw ptr, ptr %223, i64 %685
  %687 = getelementptr inbounds nuw i8, ptr %686, i64 16
  %688 = load <2 x ptr>, ptr %686, align 8, !tbaa !60, !alias.scope !151
  %689 = load <2 x ptr>, ptr %687, align 8, !tbaa !60, !alias.scope !151
  %690 = getelementptr inbounds nuw ptr, ptr %670, i64 %685
  %691 = getelementptr inbounds nuw i8, ptr %690, i64 16
  store <2 x ptr> %688, ptr %690, align 8, !tbaa !60, !alias.scope !154, !noalias !151
  store <2 x ptr> %689, ptr %691, align 8, !tbaa !60, !alias.scope !154, !noalias !151
  store <2 x ptr> zeroinitializer, ptr %686, align 8, !tbaa !60, !alias.scope !151
  store <2 x ptr> zeroinitializer, ptr %687, align 8, !tbaa !60, !alias.scope !151
  %692 = add nuw i64 %685, 4
  %693 = icmp eq i64 %692, %683
  br i1 %693, label %694, label %684, !llvm.loop !156

694:                                              ; preds = %684
  %695 = icmp eq i64 %683, %671
  br i1 %695, label %713, label %696

696:                                              ; preds = %673, %668, %694
  %697 = phi i64 [ 0, %673 ], [ 0, %668 ], [ %683, %694 ]
  %698 = and i64 %671, 3
  %699 = icmp eq i64 %698, 0
  br i1 %699, label %709, label %700

700:                                              ; preds = %696, %700
  %701 = phi i64 [ %706, %700 ], [ %697, %696 ]
  %702 = phi i64 [ %707, %700 ], [ 0, %696 ]
  %703 = getelementptr inbounds nuw ptr, ptr %223, i64 %701
  %704 = load ptr, ptr %703, align 8, !tbaa !60
  %705 = getelementptr inbounds nuw ptr, ptr %670, i64 %701
  store ptr %704, ptr %705, align 8, !tbaa !60
  store ptr null, ptr %703, align 8, !tbaa !60
  %706 = add nuw nsw i64 %701, 1
  %707 = add i64 %702, 1
  %708 = icmp eq i64 %707, %698
  br i1 %708, label %709, label %700, !llvm.loop !159

709:                                              ; preds = %700, %696
  %710 = phi i64 [ %697, %696 ], [ %706, %700 ]
  %711 = sub nsw i64 %697, %671
  %712 = icmp ugt i64 %711, -4
  br i1 %712, label %713, label %747

713:                                              ; preds = %709, %747, %694, %661
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %714 = getelementptr inbounds nuw i8, ptr %659, i64 80
  %715 = load ptr, ptr %714, align 8, !tbaa !62
  %716 = getelementptr inbounds nuw i8, ptr %659, i64 8
  %717 = load ptr, ptr %716, align 8, !tbaa !63
  %718 = load ptr, ptr %715, align 8, !tbaa !64
  %719 = getelementptr inbounds nuw i8, ptr %717, i64 28
  %720 = load i32, ptr %719, align 4, !tbaa !65
  %721 = add nsw i32 %720, 1
  %722 = sext i32 %721 to i64
  %723 = getelementptr inbounds nuw i8, ptr %718, i64 8
  store i64 %722, ptr %723, align 8, !tbaa !67
  %724 = icmp sgt i32 %720, 0
  br i1 %724, label %728, label %725

725:                                              ; preds = %728, %713
  %726 = load i32, ptr %124, align 8, !tbaa !69
  %727 = icmp eq i32 %726, 0
  br i1 %727, label %745, label %746

728:                                              ; preds = %713, %728
  %729 = phi i64 [ %739, %728 ], [ 0, %713 ]
  %730 = phi ptr [ %740, %728 ], [ %717, %713 ]
  %731 = load ptr, ptr %659, align 8, !tbaa !51
  %732 = load ptr, ptr %731, align 8, !tbaa !70
  %733 = getelementptr inbounds nuw i8, ptr %730, i64 32
  %734 = load ptr, ptr %733, align 8, !tbaa !71
  %735 = getelementptr inbounds nuw i32, ptr %734, i64 %729
  %736 = load i32, ptr %735, align 4, !tbaa !5
  %737 = sext i32 %736 to i64
  %738 = getelementptr inbounds %struct.tfc_node, ptr %732, i64 %737
  store ptr %738, ptr %3, align 8, !tbaa !72
  store ptr %659, ptr %149, align 8, !tbaa !74
  store ptr %718, ptr %150, align 8, !tbaa !75
  store i32 0, ptr %151, align 8, !tbaa !76
  store i32 0, ptr %152, align 4
  call fastcc void @push(ptr noundef nonnull %0, ptr noundef nonnull byval(%struct.tfc_ready) align 8 %3)
  %739 = add nuw nsw i64 %729, 1
  %740 = load ptr, ptr %716, align 8, !tbaa !63
  %741 = getelementptr inbounds nuw i8, ptr %740, i64 28
  %742 = load i32, ptr %741, align 4, !tbaa !65
  %743 = sext i32 %742 to i64
  %744 = icmp slt i64 %739, %743
  br i1 %744, label %728, label %725, !llvm.loop !77

745:                                              ; preds = %725
  call fastcc void @settle(ptr noundef nonnull %0, ptr noundef nonnull %659, ptr noundef nonnull %718)
  br label %746

746:                                              ; preds = %745, %725
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %1191

747:                                              ; preds = %709, %747
  %748 = phi i64 [ %764, %747 ], [ %710, %709 ]
  %749 = getelementptr inbounds nuw ptr, ptr %223, i64 %748
  %750 = load ptr, ptr %749, align 8, !tbaa !60
  %751 = getelementptr inbounds nuw ptr, ptr %670, i64 %748
  store ptr %750, ptr %751, align 8, !tbaa !60
  store ptr null, ptr %749, align 8, !tbaa !60
  %752 = add nuw nsw i64 %748, 1
  %753 = getelementptr inbounds nuw ptr, ptr %223, i64 %752
  %754 = load ptr, ptr %753, align 8, !tbaa !60
  %755 = getelementptr inbounds nuw ptr, ptr %670, i64 %752
  store ptr %754, ptr %755, align 8, !tbaa !60
  store ptr null, ptr %753, align 8, !tbaa !60
  %756 = add nuw nsw i64 %748, 2
  %757 = getelementptr inbounds nuw ptr, ptr %223, i64 %756
  %758 = load ptr, ptr %757, align 8, !tbaa !60
  %759 = getelementptr inbounds nuw ptr, ptr %670, i64 %756
  store ptr %758, ptr %759, align 8, !tbaa !60
  store ptr null, ptr %757, align 8, !tbaa !60
  %760 = add nuw nsw i64 %748, 3
  %761 = getelementptr inbounds nuw ptr, ptr %223, i64 %760
  %762 = load ptr, ptr %761, align 8, !tbaa !60
  %763 = getelementptr inbounds nuw ptr, ptr %670, i64 %760
  store ptr %762, ptr %763, align 8, !tbaa !60
  store ptr null, ptr %761, align 8, !tbaa !60
  %764 = add nuw nsw i64 %748, 4
  %765 = icmp eq i64 %764, %671
  br i1 %765, label %713, label %747, !llvm.loop !161

766:                                              ; preds = %527
  %767 = load ptr, ptr %146, align 8, !tbaa !162
  %768 = getelementptr inbounds nuw i8, ptr %204, i64 4
  %769 = load i32, ptr %768, align 4, !tbaa !115
  %770 = sext i32 %769 to i64
  %771 = getelementptr inbounds %struct.tfc_region_use, ptr %767, i64 %770
  %772 = getelementptr inbounds nuw i8, ptr %204, i64 20
  %773 = load i32, ptr %772, align 4, !tbaa !163
  %774 = icmp sgt i32 %773, 0
  br i1 %774, label %775, label %799

775:                                              ; preds = %766
  %776 = getelementptr inbounds nuw i8, ptr %771, i64 16
  %777 = getelementptr inbounds nuw i8, ptr %771, i64 8
  %778 = zext nneg i32 %773 to i64
  %779 = and i64 %778, 1
  %780 = icmp eq i32 %773, 1
  br i1 %780, label %785, label %781

781:                                              ; preds = %775
  %782 = and i64 %778, 2147483646
  br label %807

783:                                              ; preds = %834
  %784 = icmp eq i64 %779, 0
  br i1 %784, label %799, label %785

785:                                              ; preds = %783, %775
  %786 = phi i64 [ 0, %775 ], [ %835, %783 ]
  %787 = icmp ne i64 %779, 0
  call void @llvm.assume(i1 %787)
  %788 = load ptr, ptr %776, align 8, !tbaa !164
  %789 = getelementptr inbounds nuw i32, ptr %788, i64 %786
  %790 = load i32, ptr %789, align 4, !tbaa !5
  %791 = icmp sgt i32 %790, -1
  br i1 %791, label %792, label %799

792:                                              ; preds = %785
  %793 = getelementptr inbounds nuw ptr, ptr %223, i64 %786
  %794 = load ptr, ptr %793, align 8, !tbaa !60
  %795 = load ptr, ptr %794, align 8, !tbaa !137
  %796 = load ptr, ptr %777, align 8, !tbaa !168
  %797 = zext nneg i32 %790 to i64
  %798 = getelementptr inbounds nuw ptr, ptr %796, i64 %797
  store ptr %795, ptr %798, align 8, !tbaa !31
  br label %799

799:                                              ; preds = %783, %792, %785, %766
  %800 = getelementptr inbounds nuw i8, ptr %204, i64 24
  %801 = load i32, ptr %800, align 4, !tbaa !105
  %802 = icmp sgt i32 %801, 0
  br i1 %802, label %803, label %838

803:                                              ; preds = %799
  %804 = getelementptr inbounds nuw i8, ptr %204, i64 36
  %805 = getelementptr inbounds nuw i8, ptr %771, i64 24
  %806 = getelementptr inbounds nuw i8, ptr %771, i64 8
  br label %849

807:                                              ; preds = %834, %781
  %808 = phi i64 [ 0, %781 ], [ %835, %834 ]
  %809 = phi i64 [ 0, %781 ], [ %836, %834 ]
  %810 = load ptr, ptr %776, align 8, !tbaa !164
  %811 = getelementptr inbounds nuw i32, ptr %810, i64 %808
  %812 = load i32, ptr %811, align 4, !tbaa !5
  %813 = icmp sgt i32 %812, -1
  br i1 %813, label %814, label %821

814:                                              ; preds = %807
  %815 = getelementptr inbounds nuw ptr, ptr %223, i64 %808
  %816 = load ptr, ptr %815, align 8, !tbaa !60
  %817 = load ptr, ptr %816, align 8, !tbaa !137
  %818 = load ptr, ptr %777, align 8, !tbaa !168
  %819 = zext nneg i32 %812 to i64
  %820 = getelementptr inbounds nuw ptr, ptr %818, i64 %819
  store ptr %817, ptr %820, align 8, !tbaa !31
  br label %821

821:                                              ; preds = %814, %807
  %822 = or disjoint i64 %808, 1
  %823 = load ptr, ptr %776, align 8, !tbaa !164
  %824 = getelementptr inbounds nuw i32, ptr %823, i64 %822
  %825 = load i32, ptr %824, align 4, !tbaa !5
  %826 = icmp sgt i32 %825, -1
  br i1 %826, label %827, label %834

827:                                              ; preds = %821
  %828 = getelementptr inbounds nuw ptr, ptr %223, i64 %822
  %829 = load ptr, ptr %828, align 8, !tbaa !60
  %830 = load ptr, ptr %829, align 8, !tbaa !137
  %831 = load ptr, ptr %777, align 8, !tbaa !168
  %832 = zext nneg i32 %825 to i64
  %833 = getelementptr inbounds nuw ptr, ptr %831, i64 %832
  store ptr %830, ptr %833, align 8, !tbaa !31
  br label %834

834:                                              ; preds = %827, %821
  %835 = add nuw nsw i64 %808, 2
  %836 = add i64 %809, 2
  %837 = icmp eq i64 %836, %782
  br i1 %837, label %783, label %807, !llvm.loop !169

838:                                              ; preds = %897, %799
  %839 = getelementptr inbounds nuw i8, ptr %771, i64 40
  %840 = load i64, ptr %839, align 8, !tbaa !170
  %841 = icmp sgt i64 %840, 0
  br i1 %841, label %842, label %921

842:                                              ; preds = %838
  %843 = getelementptr inbounds nuw i8, ptr %771, i64 8
  %844 = getelementptr inbounds nuw i8, ptr %771, i64 32
  %845 = and i64 %840, 1
  %846 = icmp eq i64 %840, 1
  br i1 %846, label %904, label %847

847:                                              ; preds = %842
  %848 = and i64 %840, 9223372036854775806
  br label %924

849:                                              ; preds = %897, %803
  %850 = phi i64 [ 0, %803 ], [ %898, %897 ]
  %851 = load ptr, ptr %206, align 8, !tbaa !51
  %852 = load i32, ptr %804, align 4, !tbaa !141
  %853 = trunc nuw nsw i64 %850 to i32
  %854 = add nsw i32 %852, %853
  %855 = getelementptr inbounds nuw i8, ptr %851, i64 40
  %856 = load ptr, ptr %855, align 8, !tbaa !142
  %857 = sext i32 %854 to i64
  %858 = getelementptr inbounds i32, ptr %856, i64 %857
  %859 = load i32, ptr %858, align 4, !tbaa !5
  %860 = icmp sgt i32 %859, -1
  br i1 %860, label %861, label %874

861:                                              ; preds = %849
  %862 = zext nneg i32 %859 to i64
  %863 = getelementptr inbounds nuw ptr, ptr %223, i64 %862
  %864 = load ptr, ptr %863, align 8, !tbaa !60
  %865 = icmp eq ptr %864, null
  br i1 %865, label %866, label %869

866:                                              ; preds = %861
  %867 = and i64 %850, 4294967295
  %868 = getelementptr inbounds nuw ptr, ptr %224, i64 %867
  store ptr null, ptr %868, align 8, !tbaa !60
  br label %1187

869:                                              ; preds = %861
  %870 = getelementptr inbounds nuw i8, ptr %864, i64 24
  %871 = load i32, ptr %870, align 8, !tbaa !61
  %872 = add nsw i32 %871, 1
  store i32 %872, ptr %870, align 8, !tbaa !61
  %873 = getelementptr inbounds nuw ptr, ptr %224, i64 %850
  store ptr %864, ptr %873, align 8, !tbaa !60
  br label %886

874:                                              ; preds = %849
  %875 = getelementptr inbounds nuw i8, ptr %851, i64 32
  %876 = load ptr, ptr %875, align 8, !tbaa !143
  %877 = getelementptr inbounds i64, ptr %876, i64 %857
  %878 = load i64, ptr %877, align 8, !tbaa !111
  %879 = getelementptr inbounds nuw i8, ptr %851, i64 48
  %880 = load ptr, ptr %879, align 8, !tbaa !144
  %881 = getelementptr inbounds i32, ptr %880, i64 %857
  %882 = load i32, ptr %881, align 4, !tbaa !5
  %883 = call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %878, i32 noundef %882)
  %884 = getelementptr inbounds nuw ptr, ptr %224, i64 %850
  store ptr %883, ptr %884, align 8, !tbaa !60
  %885 = icmp eq ptr %883, null
  br i1 %885, label %1187, label %886

886:                                              ; preds = %874, %869
  %887 = phi ptr [ %864, %869 ], [ %883, %874 ]
  %888 = load ptr, ptr %805, align 8, !tbaa !171
  %889 = getelementptr inbounds nuw i32, ptr %888, i64 %850
  %890 = load i32, ptr %889, align 4, !tbaa !5
  %891 = icmp sgt i32 %890, -1
  br i1 %891, label %892, label %897

892:                                              ; preds = %886
  %893 = load ptr, ptr %887, align 8, !tbaa !137
  %894 = load ptr, ptr %806, align 8, !tbaa !168
  %895 = zext nneg i32 %890 to i64
  %896 = getelementptr inbounds nuw ptr, ptr %894, i64 %895
  store ptr %893, ptr %896, align 8, !tbaa !31
  br label %897

897:                                              ; preds = %892, %886
  %898 = add nuw nsw i64 %850, 1
  %899 = load i32, ptr %800, align 4, !tbaa !105
  %900 = sext i32 %899 to i64
  %901 = icmp slt i64 %898, %900
  br i1 %901, label %849, label %838, !llvm.loop !172

902:                                              ; preds = %924
  %903 = icmp eq i64 %845, 0
  br i1 %903, label %921, label %904

904:                                              ; preds = %902, %842
  %905 = phi i64 [ 0, %842 ], [ %956, %902 ]
  %906 = icmp ne i64 %845, 0
  call void @llvm.assume(i1 %906)
  %907 = load ptr, ptr %843, align 8, !tbaa !168
  %908 = load ptr, ptr %844, align 8, !tbaa !173
  %909 = getelementptr inbounds nuw %struct.tfc_move, ptr %908, i64 %905
  %910 = getelementptr inbounds nuw i8, ptr %909, i64 4
  %911 = load i32, ptr %910, align 4, !tbaa !174
  %912 = sext i32 %911 to i64
  %913 = getelementptr inbounds ptr, ptr %907, i64 %912
  %914 = load ptr, ptr %913, align 8, !tbaa !31
  %915 = getelementptr inbounds nuw i8, ptr %909, i64 8
  %916 = load i64, ptr %915, align 8, !tbaa !176
  %917 = getelementptr inbounds i8, ptr %914, i64 %916
  %918 = load i32, ptr %909, align 8, !tbaa !177
  %919 = sext i32 %918 to i64
  %920 = getelementptr inbounds ptr, ptr %907, i64 %919
  store ptr %917, ptr %920, align 8, !tbaa !31
  br label %921

921:                                              ; preds = %904, %902, %838
  %922 = load ptr, ptr %138, align 8, !tbaa !107
  %923 = icmp eq ptr %922, null
  br i1 %923, label %965, label %959

924:                                              ; preds = %924, %847
  %925 = phi i64 [ 0, %847 ], [ %956, %924 ]
  %926 = phi i64 [ 0, %847 ], [ %957, %924 ]
  %927 = load ptr, ptr %843, align 8, !tbaa !168
  %928 = load ptr, ptr %844, align 8, !tbaa !173
  %929 = getelementptr inbounds nuw %struct.tfc_move, ptr %928, i64 %925
  %930 = getelementptr inbounds nuw i8, ptr %929, i64 4
  %931 = load i32, ptr %930, align 4, !tbaa !174
  %932 = sext i32 %931 to i64
  %933 = getelementptr inbounds ptr, ptr %927, i64 %932
  %934 = load ptr, ptr %933, align 8, !tbaa !31
  %935 = getelementptr inbounds nuw i8, ptr %929, i64 8
  %936 = load i64, ptr %935, align 8, !tbaa !176
  %937 = getelementptr inbounds i8, ptr %934, i64 %936
  %938 = load i32, ptr %929, align 8, !tbaa !177
  %939 = sext i32 %938 to i64
  %940 = getelementptr inbounds ptr, ptr %927, i64 %939
  store ptr %937, ptr %940, align 8, !tbaa !31
  %941 = load ptr, ptr %843, align 8, !tbaa !168
  %942 = load ptr, ptr %844, align 8, !tbaa !173
  %943 = getelementptr inbounds nuw %struct.tfc_move, ptr %942, i64 %925
  %944 = getelementptr inbounds nuw i8, ptr %943, i64 16
  %945 = getelementptr inbounds nuw i8, ptr %943, i64 20
  %946 = load i32, ptr %945, align 4, !tbaa !174
  %947 = sext i32 %946 to i64
  %948 = getelementptr inbounds ptr, ptr %941, i64 %947
  %949 = load ptr, ptr %948, align 8, !tbaa !31
  %950 = getelementptr inbounds nuw i8, ptr %943, i64 24
  %951 = load i64, ptr %950, align 8, !tbaa !176
  %952 = getelementptr inbounds i8, ptr %949, i64 %951
  %953 = load i32, ptr %944, align 8, !tbaa !177
  %954 = sext i32 %953 to i64
  %955 = getelementptr inbounds ptr, ptr %941, i64 %954
  store ptr %952, ptr %955, align 8, !tbaa !31
  %956 = add nuw nsw i64 %925, 2
  %957 = add i64 %926, 2
  %958 = icmp eq i64 %957, %848
  br i1 %958, label %902, label %924, !llvm.loop !178

959:                                              ; preds = %921
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #18
  %960 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #18
  %961 = load i64, ptr %4, align 8, !tbaa !87
  %962 = mul nsw i64 %961, 1000000000
  %963 = load i64, ptr %147, align 8, !tbaa !89
  %964 = add nsw i64 %962, %963
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #18
  br label %965

965:                                              ; preds = %959, %921
  %966 = phi i64 [ %964, %959 ], [ 0, %921 ]
  %967 = getelementptr inbounds nuw i8, ptr %771, i64 48
  %968 = load i64, ptr %967, align 8, !tbaa !179
  %969 = icmp ne i64 %968, 0
  %970 = zext i1 %969 to i32
  %971 = load i32, ptr %148, align 8, !tbaa !180
  %972 = or i32 %971, %970
  store i32 %972, ptr %148, align 8, !tbaa !180
  %973 = load ptr, ptr %771, align 8, !tbaa !181
  %974 = icmp eq ptr %973, null
  br i1 %974, label %977, label %975

975:                                              ; preds = %965
  %976 = call i32 @tfc_walk(ptr noundef nonnull %973)
  br label %977

977:                                              ; preds = %975, %965
  %978 = phi i32 [ %976, %975 ], [ 0, %965 ]
  %979 = load ptr, ptr %138, align 8, !tbaa !107
  %980 = icmp eq ptr %979, null
  %981 = icmp ne i32 %978, 0
  %982 = select i1 %980, i1 true, i1 %981
  br i1 %982, label %995, label %983

983:                                              ; preds = %977
  %984 = load ptr, ptr %11, align 8, !tbaa !32
  %985 = getelementptr inbounds nuw i8, ptr %984, i64 32
  %986 = load ptr, ptr %985, align 8, !tbaa !134
  %987 = icmp eq ptr %986, null
  br i1 %987, label %994, label %988

988:                                              ; preds = %983
  %989 = getelementptr inbounds nuw i8, ptr %986, i64 40
  %990 = load ptr, ptr %989, align 8, !tbaa !182
  %991 = call i32 %990(ptr noundef nonnull %986, ptr noundef nonnull %984, ptr noundef null, ptr noundef null, i64 noundef 0) #18
  %992 = icmp eq i32 %991, 0
  br i1 %992, label %994, label %993

993:                                              ; preds = %988
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %991, i32 noundef 6, ptr noundef readonly %206, ptr noundef nonnull %204)
  br label %994

994:                                              ; preds = %993, %988, %983
  call fastcc void @note(ptr noundef nonnull %0, ptr noundef %206, ptr noundef %208, ptr noundef nonnull %204, i64 noundef %966)
  br label %997

995:                                              ; preds = %977
  call fastcc void @note(ptr noundef nonnull %0, ptr noundef %206, ptr noundef %208, ptr noundef nonnull %204, i64 noundef %966)
  br i1 %981, label %996, label %997

996:                                              ; preds = %995
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %978, i32 noundef 0, ptr noundef %206, ptr noundef nonnull %204)
  br label %997

997:                                              ; preds = %996, %995, %994
  %998 = load i32, ptr %800, align 4, !tbaa !105
  %999 = icmp sgt i32 %998, 0
  br i1 %999, label %1000, label %1187

1000:                                             ; preds = %997
  %1001 = getelementptr inbounds nuw i8, ptr %771, i64 24
  %1002 = getelementptr inbounds nuw i8, ptr %771, i64 8
  br label %1003

1003:                                             ; preds = %1033, %1000
  %1004 = phi i64 [ 0, %1000 ], [ %1034, %1033 ]
  %1005 = load ptr, ptr %1001, align 8, !tbaa !171
  %1006 = getelementptr inbounds nuw i32, ptr %1005, i64 %1004
  %1007 = load i32, ptr %1006, align 4, !tbaa !5
  %1008 = icmp slt i32 %1007, -1
  br i1 %1008, label %1009, label %1033

1009:                                             ; preds = %1003
  %1010 = load ptr, ptr %11, align 8, !tbaa !32
  %1011 = getelementptr inbounds nuw ptr, ptr %224, i64 %1004
  %1012 = load ptr, ptr %1011, align 8, !tbaa !60
  %1013 = load ptr, ptr %1012, align 8, !tbaa !137
  %1014 = load ptr, ptr %1002, align 8, !tbaa !168
  %1015 = sub nuw nsw i32 -2, %1007
  %1016 = zext nneg i32 %1015 to i64
  %1017 = getelementptr inbounds nuw ptr, ptr %1014, i64 %1016
  %1018 = load ptr, ptr %1017, align 8, !tbaa !31
  %1019 = getelementptr inbounds nuw i8, ptr %1012, i64 16
  %1020 = load i64, ptr %1019, align 8, !tbaa !27
  %1021 = getelementptr inbounds nuw i8, ptr %1010, i64 32
  %1022 = load ptr, ptr %1021, align 8, !tbaa !134
  %1023 = icmp eq ptr %1022, null
  br i1 %1023, label %1026, label %1024

1024:                                             ; preds = %1009
  %1025 = icmp eq i64 %1020, 0
  br i1 %1025, label %1033, label %1027

1026:                                             ; preds = %1009
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1013, ptr readonly align 1 %1018, i64 %1020, i1 false)
  br label %1033

1027:                                             ; preds = %1024
  %1028 = getelementptr inbounds nuw i8, ptr %1022, i64 64
  %1029 = load ptr, ptr %1028, align 8, !tbaa !183
  %1030 = call i32 %1029(ptr noundef nonnull %1022, ptr noundef %1013, ptr noundef %1018, i64 noundef %1020) #18
  %1031 = icmp eq i32 %1030, 0
  br i1 %1031, label %1033, label %1032

1032:                                             ; preds = %1027
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %1030, i32 noundef 6, ptr noundef readonly %206, ptr noundef nonnull %204)
  br label %1033

1033:                                             ; preds = %1032, %1027, %1026, %1024, %1003
  %1034 = add nuw nsw i64 %1004, 1
  %1035 = load i32, ptr %800, align 4, !tbaa !105
  %1036 = sext i32 %1035 to i64
  %1037 = icmp slt i64 %1034, %1036
  br i1 %1037, label %1003, label %1187, !llvm.loop !184

1038:                                             ; preds = %527
  %1039 = load ptr, ptr %206, align 8, !tbaa !51
  %1040 = getelementptr inbounds nuw i8, ptr %1039, i64 16
  %1041 = load ptr, ptr %1040, align 8, !tbaa !185
  %1042 = getelementptr inbounds nuw i8, ptr %204, i64 40
  %1043 = load i32, ptr %1042, align 4, !tbaa !186
  br label %1044

1044:                                             ; preds = %1044, %1038
  %1045 = phi i64 [ %1049, %1044 ], [ 0, %1038 ]
  %1046 = getelementptr inbounds nuw ptr, ptr %223, i64 %1045
  %1047 = load ptr, ptr %1046, align 8, !tbaa !60
  %1048 = icmp eq ptr %1047, null
  %1049 = add nuw nsw i64 %1045, 1
  br i1 %1048, label %1044, label %1050, !llvm.loop !187

1050:                                             ; preds = %1044
  %1051 = sext i32 %1043 to i64
  %1052 = getelementptr inbounds i32, ptr %1041, i64 %1051
  %1053 = trunc nuw nsw i64 %1045 to i32
  %1054 = getelementptr inbounds nuw i8, ptr %1047, i64 24
  %1055 = load i32, ptr %1054, align 8, !tbaa !61
  %1056 = add nsw i32 %1055, 1
  store i32 %1056, ptr %1054, align 8, !tbaa !61
  store ptr %1047, ptr %224, align 8, !tbaa !60
  %1057 = getelementptr inbounds nuw i8, ptr %224, i64 8
  store ptr null, ptr %1057, align 8, !tbaa !60
  %1058 = getelementptr inbounds nuw i8, ptr %1052, i64 4
  %1059 = load i32, ptr %1058, align 4, !tbaa !5
  %1060 = getelementptr inbounds nuw i8, ptr %1052, i64 8
  %1061 = load i32, ptr %1060, align 4, !tbaa !5
  %1062 = icmp eq i32 %1059, %1061
  br i1 %1062, label %1187, label %1063

1063:                                             ; preds = %1050
  %1064 = getelementptr inbounds nuw i8, ptr %204, i64 36
  %1065 = load i32, ptr %1064, align 4, !tbaa !141
  %1066 = add nsw i32 %1065, 1
  %1067 = getelementptr inbounds nuw i8, ptr %1039, i64 40
  %1068 = load ptr, ptr %1067, align 8, !tbaa !142
  %1069 = sext i32 %1066 to i64
  %1070 = getelementptr inbounds i32, ptr %1068, i64 %1069
  %1071 = load i32, ptr %1070, align 4, !tbaa !5
  %1072 = icmp sgt i32 %1071, -1
  br i1 %1072, label %1073, label %1082

1073:                                             ; preds = %1063
  %1074 = zext nneg i32 %1071 to i64
  %1075 = getelementptr inbounds nuw ptr, ptr %223, i64 %1074
  %1076 = load ptr, ptr %1075, align 8, !tbaa !60
  %1077 = icmp eq ptr %1076, null
  br i1 %1077, label %1187, label %1078

1078:                                             ; preds = %1073
  %1079 = getelementptr inbounds nuw i8, ptr %1076, i64 24
  %1080 = load i32, ptr %1079, align 8, !tbaa !61
  %1081 = add nsw i32 %1080, 1
  store i32 %1081, ptr %1079, align 8, !tbaa !61
  store ptr %1076, ptr %1057, align 8, !tbaa !60
  br label %1093

1082:                                             ; preds = %1063
  %1083 = getelementptr inbounds nuw i8, ptr %1039, i64 32
  %1084 = load ptr, ptr %1083, align 8, !tbaa !143
  %1085 = getelementptr inbounds i64, ptr %1084, i64 %1069
  %1086 = load i64, ptr %1085, align 8, !tbaa !111
  %1087 = getelementptr inbounds nuw i8, ptr %1039, i64 48
  %1088 = load ptr, ptr %1087, align 8, !tbaa !144
  %1089 = getelementptr inbounds i32, ptr %1088, i64 %1069
  %1090 = load i32, ptr %1089, align 4, !tbaa !5
  %1091 = call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %1086, i32 noundef %1090)
  store ptr %1091, ptr %1057, align 8, !tbaa !60
  %1092 = icmp eq ptr %1091, null
  br i1 %1092, label %1187, label %1093

1093:                                             ; preds = %1082, %1078
  %1094 = phi ptr [ %1076, %1078 ], [ %1091, %1082 ]
  %1095 = load ptr, ptr %11, align 8, !tbaa !32
  %1096 = load ptr, ptr %1094, align 8, !tbaa !137
  %1097 = getelementptr inbounds nuw i8, ptr %1095, i64 32
  %1098 = load ptr, ptr %1097, align 8, !tbaa !134
  %1099 = icmp eq ptr %1098, null
  br i1 %1099, label %1100, label %1101

1100:                                             ; preds = %1093
  store i32 %1053, ptr %1096, align 4, !tbaa !5
  br label %1187

1101:                                             ; preds = %1093
  %1102 = getelementptr inbounds nuw i8, ptr %1098, i64 48
  %1103 = load ptr, ptr %1102, align 8, !tbaa !188
  %1104 = call i32 %1103(ptr noundef nonnull %1098, ptr noundef null, ptr noundef %1096, i32 noundef %1053) #18
  %1105 = icmp eq i32 %1104, 0
  br i1 %1105, label %1187, label %1106

1106:                                             ; preds = %1101
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %1104, i32 noundef 6, ptr noundef nonnull readonly %206, ptr noundef nonnull %204)
  br label %1187

1107:                                             ; preds = %527
  %1108 = load ptr, ptr %223, align 8, !tbaa !60
  %1109 = icmp eq ptr %1108, null
  br i1 %1109, label %1114, label %1110

1110:                                             ; preds = %1107
  %1111 = getelementptr inbounds nuw i8, ptr %1108, i64 24
  %1112 = load i32, ptr %1111, align 8, !tbaa !61
  %1113 = add nsw i32 %1112, 1
  store i32 %1113, ptr %1111, align 8, !tbaa !61
  br label %1114

1114:                                             ; preds = %1110, %1107
  %1115 = load ptr, ptr %11, align 8, !tbaa !32
  %1116 = getelementptr inbounds nuw i8, ptr %223, i64 8
  %1117 = load ptr, ptr %1116, align 8, !tbaa !60
  %1118 = load ptr, ptr %1117, align 8, !tbaa !137
  %1119 = getelementptr inbounds nuw i8, ptr %1115, i64 32
  %1120 = load ptr, ptr %1119, align 8, !tbaa !134
  %1121 = icmp eq ptr %1120, null
  br i1 %1121, label %1122, label %1124

1122:                                             ; preds = %1114
  %1123 = load i8, ptr %1118, align 1, !tbaa !103
  store i8 %1123, ptr %8, align 1, !tbaa !103
  br label %1130

1124:                                             ; preds = %1114
  %1125 = getelementptr inbounds nuw i8, ptr %1120, i64 40
  %1126 = load ptr, ptr %1125, align 8, !tbaa !182
  %1127 = call i32 %1126(ptr noundef nonnull %1120, ptr noundef nonnull %1115, ptr noundef nonnull %8, ptr noundef %1118, i64 noundef 1) #18
  %1128 = icmp eq i32 %1127, 0
  br i1 %1128, label %1130, label %1129

1129:                                             ; preds = %1124
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %1127, i32 noundef 6, ptr noundef readonly %206, ptr noundef nonnull %204)
  br label %1130

1130:                                             ; preds = %1129, %1124, %1122
  %1131 = load i8, ptr %8, align 1, !tbaa !103
  %1132 = icmp eq i8 %1131, 0
  %1133 = select i1 %1132, ptr %1108, ptr null
  store ptr %1133, ptr %224, align 8, !tbaa !60
  %1134 = icmp eq ptr %1133, null
  %1135 = select i1 %1134, ptr %1108, ptr null
  %1136 = getelementptr inbounds nuw i8, ptr %224, i64 8
  store ptr %1135, ptr %1136, align 8, !tbaa !60
  br label %1187

1137:                                             ; preds = %527, %527, %527, %527
  %1138 = load ptr, ptr %223, align 8, !tbaa !60
  %1139 = icmp eq ptr %1138, null
  br i1 %1139, label %1144, label %1140

1140:                                             ; preds = %1137
  %1141 = getelementptr inbounds nuw i8, ptr %1138, i64 24
  %1142 = load i32, ptr %1141, align 8, !tbaa !61
  %1143 = add nsw i32 %1142, 1
  store i32 %1143, ptr %1141, align 8, !tbaa !61
  br label %1144

1144:                                             ; preds = %1140, %1137
  store ptr %1138, ptr %224, align 8, !tbaa !60
  br label %1187

1145:                                             ; preds = %527
  %1146 = load ptr, ptr %145, align 8, !tbaa !189
  %1147 = getelementptr inbounds nuw i8, ptr %204, i64 4
  %1148 = load i32, ptr %1147, align 4, !tbaa !115
  %1149 = sext i32 %1148 to i64
  %1150 = getelementptr inbounds ptr, ptr %1146, i64 %1149
  %1151 = load ptr, ptr %1150, align 8, !tbaa !60
  %1152 = icmp eq ptr %1151, null
  br i1 %1152, label %1157, label %1153

1153:                                             ; preds = %1145
  %1154 = getelementptr inbounds nuw i8, ptr %1151, i64 24
  %1155 = load i32, ptr %1154, align 8, !tbaa !61
  %1156 = add nsw i32 %1155, 1
  store i32 %1156, ptr %1154, align 8, !tbaa !61
  br label %1157

1157:                                             ; preds = %1153, %1145
  store ptr %1151, ptr %224, align 8, !tbaa !60
  br label %1187

1158:                                             ; preds = %527
  %1159 = getelementptr inbounds nuw i8, ptr %206, i64 112
  %1160 = load ptr, ptr %1159, align 8, !tbaa !59
  %1161 = getelementptr inbounds nuw i8, ptr %204, i64 4
  %1162 = load i32, ptr %1161, align 4, !tbaa !115
  %1163 = sext i32 %1162 to i64
  %1164 = getelementptr inbounds ptr, ptr %1160, i64 %1163
  %1165 = load ptr, ptr %1164, align 8, !tbaa !60
  store ptr %1165, ptr %224, align 8, !tbaa !60
  store ptr null, ptr %1164, align 8, !tbaa !60
  br label %1187

1166:                                             ; preds = %527
  %1167 = load ptr, ptr %223, align 8, !tbaa !60
  %1168 = icmp eq ptr %1167, null
  br i1 %1168, label %1173, label %1169

1169:                                             ; preds = %1166
  %1170 = getelementptr inbounds nuw i8, ptr %1167, i64 24
  %1171 = load i32, ptr %1170, align 8, !tbaa !61
  %1172 = add nsw i32 %1171, 1
  store i32 %1172, ptr %1170, align 8, !tbaa !61
  br label %1173

1173:                                             ; preds = %1169, %1166
  %1174 = getelementptr inbounds nuw i8, ptr %206, i64 120
  %1175 = load ptr, ptr %1174, align 8, !tbaa !190
  %1176 = getelementptr inbounds nuw i8, ptr %204, i64 4
  %1177 = load i32, ptr %1176, align 4, !tbaa !115
  %1178 = sext i32 %1177 to i64
  %1179 = getelementptr inbounds ptr, ptr %1175, i64 %1178
  store ptr %1167, ptr %1179, align 8, !tbaa !60
  %1180 = getelementptr inbounds nuw i8, ptr %206, i64 24
  %1181 = load ptr, ptr %1180, align 8, !tbaa !149
  %1182 = icmp eq ptr %1181, null
  br i1 %1182, label %1183, label %1187

1183:                                             ; preds = %1173
  %1184 = load ptr, ptr %223, align 8, !tbaa !60
  %1185 = load ptr, ptr %144, align 8, !tbaa !191
  %1186 = getelementptr inbounds ptr, ptr %1185, i64 %1178
  store ptr %1184, ptr %1186, align 8, !tbaa !60
  br label %1187

1187:                                             ; preds = %874, %1033, %1106, %1101, %1100, %1082, %1073, %1050, %997, %866, %1183, %1173, %1158, %1157, %1144, %1130, %527, %525, %524
  %1188 = load i32, ptr %124, align 8, !tbaa !69
  %1189 = icmp eq i32 %1188, 0
  br i1 %1189, label %1190, label %1191

1190:                                             ; preds = %1187
  call fastcc void @complete(ptr noundef nonnull %0, ptr noundef %206, ptr noundef %208, ptr noundef nonnull %204, ptr noundef %224, i32 noundef %210)
  br label %1191

1191:                                             ; preds = %610, %1190, %1187, %371, %369, %226, %528, %602, %635, %746
  %1192 = load ptr, ptr %15, align 8, !tbaa !41
  %1193 = icmp eq ptr %1192, null
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #18
  br i1 %1193, label %154, label %1201, !llvm.loop !192

1194:                                             ; preds = %196
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 1, i32 noundef 1, ptr noundef null, ptr noundef null)
  %1195 = load i32, ptr %124, align 8, !tbaa !69
  %1196 = icmp eq i32 %1195, 0
  br i1 %1196, label %1197, label %1201

1197:                                             ; preds = %163, %1194
  %1198 = load i64, ptr %143, align 8, !tbaa !113
  %1199 = icmp eq i64 %1198, 0
  %1200 = select i1 %1199, i32 0, i32 -2
  br label %1201

1201:                                             ; preds = %154, %160, %169, %181, %1191, %631, %1194, %1197
  %1202 = phi i32 [ %1195, %1194 ], [ %1200, %1197 ], [ -1, %631 ], [ %161, %160 ], [ %155, %154 ], [ -2, %169 ], [ -1, %1191 ], [ -2, %181 ]
  ret i32 %1202
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @empty_inbox(ptr noundef captures(none) %0) unnamed_addr #31 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %3 = load ptr, ptr %2, align 8, !tbaa !80
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
  br i1 %26, label %5, label %8, !llvm.loop !119

27:                                               ; preds = %5, %27
  %28 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %4, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %29 = atomicrmw xchg ptr %4, i32 2 acquire, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %27, !llvm.loop !120

31:                                               ; preds = %8, %12, %15, %18, %21, %27, %5
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %33 = atomicrmw xchg ptr %32, i64 0 monotonic, align 8
  %34 = inttoptr i64 %33 to ptr
  %35 = load ptr, ptr %2, align 8, !tbaa !80
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
  %49 = load ptr, ptr %47, align 8, !tbaa !126
  store ptr %48, ptr %47, align 8, !tbaa !126
  %50 = icmp eq ptr %49, null
  br i1 %50, label %43, label %46, !llvm.loop !193

51:                                               ; preds = %43, %66
  %52 = phi ptr [ %47, %43 ], [ %56, %66 ]
  %53 = load i32, ptr %44, align 8, !tbaa !69
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %68

55:                                               ; preds = %51
  %56 = load ptr, ptr %52, align 8, !tbaa !126
  %57 = getelementptr inbounds nuw i8, ptr %52, i64 52
  %58 = load i32, ptr %57, align 4, !tbaa !125
  switch i32 %58, label %65 [
    i32 0, label %59
    i32 2, label %62
  ]

59:                                               ; preds = %55
  %60 = getelementptr inbounds nuw i8, ptr %52, i64 16
  %61 = load ptr, ptr %60, align 8, !tbaa !194
  tail call fastcc void @drop(ptr noundef nonnull %0, ptr noundef %61)
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef nonnull %52, i64 noundef 56)
  br label %66, !llvm.loop !195

62:                                               ; preds = %55
  %63 = load i64, ptr %45, align 8, !tbaa !147
  %64 = add nsw i64 %63, -1
  store i64 %64, ptr %45, align 8, !tbaa !147
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
define internal fastcc void @fail(ptr noundef captures(none) %0, i32 noundef range(i32 1, 0) %1, i32 noundef range(i32 0, 7) %2, ptr noundef readonly captures(address_is_null) %3, ptr noundef %4) unnamed_addr #32 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %7 = load i32, ptr %6, align 8, !tbaa !69
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %34

9:                                                ; preds = %5
  store i32 %1, ptr %6, align 8, !tbaa !69
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 116
  store i32 %2, ptr %10, align 4, !tbaa !196
  %11 = icmp eq ptr %3, null
  br i1 %11, label %12, label %14

12:                                               ; preds = %9
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i32 -1, ptr %13, align 8, !tbaa !197
  br label %31

14:                                               ; preds = %9
  %15 = load ptr, ptr %3, align 8, !tbaa !51
  %16 = load ptr, ptr %0, align 8, !tbaa !43
  %17 = ptrtoint ptr %15 to i64
  %18 = ptrtoint ptr %16 to i64
  %19 = sub i64 %17, %18
  %20 = lshr exact i64 %19, 6
  %21 = trunc i64 %20 to i32
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i32 %21, ptr %22, align 8, !tbaa !197
  %23 = icmp eq ptr %4, null
  br i1 %23, label %31, label %24

24:                                               ; preds = %14
  %25 = load ptr, ptr %15, align 8, !tbaa !70
  %26 = ptrtoint ptr %4 to i64
  %27 = ptrtoint ptr %25 to i64
  %28 = sub i64 %26, %27
  %29 = sdiv exact i64 %28, 44
  %30 = trunc i64 %29 to i32
  br label %31

31:                                               ; preds = %12, %14, %24
  %32 = phi i32 [ %30, %24 ], [ -1, %14 ], [ -1, %12 ]
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 124
  store i32 %32, ptr %33, align 4, !tbaa !198
  br label %34

34:                                               ; preds = %5, %31
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nounwind uwtable
define void @tfc_finish(ptr noundef captures(none) %0, ptr noundef %1) local_unnamed_addr #28 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %4 = load i64, ptr %3, align 8, !tbaa !147
  %5 = add nsw i64 %4, -1
  store i64 %5, ptr %3, align 8, !tbaa !147
  tail call fastcc void @end_activation(ptr noundef %0, ptr noundef %1)
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @end_activation(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #28 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %4 = load ptr, ptr %3, align 8, !tbaa !199
  %5 = load ptr, ptr %4, align 8, !tbaa !51
  %6 = load ptr, ptr %5, align 8, !tbaa !70
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %8 = load i32, ptr %7, align 4, !tbaa !200
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_node, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %12 = load i64, ptr %11, align 8, !tbaa !113
  %13 = add nsw i64 %12, -1
  store i64 %13, ptr %11, align 8, !tbaa !113
  %14 = load i32, ptr %10, align 4, !tbaa !104
  %15 = icmp eq i32 %14, 15
  br i1 %15, label %16, label %181

16:                                               ; preds = %2
  %17 = load ptr, ptr %0, align 8, !tbaa !43
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %19 = load i32, ptr %18, align 8, !tbaa !201
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds %struct.tfc_graph, ptr %17, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %23 = load ptr, ptr %22, align 8, !tbaa !129
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %25 = load ptr, ptr %24, align 8, !tbaa !194
  %26 = icmp eq ptr %25, null
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 64
  br i1 %26, label %28, label %29

28:                                               ; preds = %16
  store i32 1, ptr %27, align 8, !tbaa !202
  br label %121

29:                                               ; preds = %16
  %30 = load i32, ptr %27, align 8, !tbaa !202
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %121

32:                                               ; preds = %29
  %33 = getelementptr inbounds nuw i8, ptr %21, i64 32
  %34 = load ptr, ptr %33, align 8, !tbaa !143
  %35 = getelementptr inbounds nuw i8, ptr %10, i64 36
  %36 = load i32, ptr %35, align 4, !tbaa !141
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i64, ptr %34, i64 %37
  %39 = load i64, ptr %38, align 8, !tbaa !111
  %40 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %41 = load i64, ptr %40, align 8, !tbaa !27
  %42 = icmp eq i64 %39, %41
  br i1 %42, label %44, label %43

43:                                               ; preds = %32
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 13, i32 noundef 5, ptr noundef nonnull %4, ptr noundef nonnull %10)
  br label %121

44:                                               ; preds = %32
  %45 = getelementptr inbounds nuw i8, ptr %21, i64 48
  %46 = load ptr, ptr %45, align 8, !tbaa !144
  %47 = getelementptr inbounds i32, ptr %46, i64 %37
  %48 = load i32, ptr %47, align 4, !tbaa !5
  %49 = tail call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %39, i32 noundef %48)
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %51 = load ptr, ptr %50, align 8, !tbaa !145
  store ptr %49, ptr %51, align 8, !tbaa !60
  %52 = icmp eq ptr %49, null
  br i1 %52, label %181, label %53

53:                                               ; preds = %44
  %54 = getelementptr inbounds nuw i8, ptr %23, i64 40
  %55 = load ptr, ptr %54, align 8, !tbaa !138
  %56 = icmp eq ptr %55, null
  br i1 %56, label %74, label %57

57:                                               ; preds = %53
  %58 = load ptr, ptr %49, align 8, !tbaa !137
  %59 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %60 = load ptr, ptr %59, align 8, !tbaa !203
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 48
  %62 = load ptr, ptr %61, align 8, !tbaa !32
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 32
  %64 = load ptr, ptr %63, align 8, !tbaa !134
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 112
  %66 = load ptr, ptr %65, align 8, !tbaa !204
  %67 = tail call ptr %66(ptr noundef %64, ptr noundef nonnull %55) #18
  %68 = load ptr, ptr %24, align 8, !tbaa !194
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 16
  %70 = load i64, ptr %69, align 8, !tbaa !27
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %58, ptr readonly align 1 %67, i64 %70, i1 false)
  %71 = getelementptr inbounds nuw i8, ptr %64, i64 120
  %72 = load ptr, ptr %71, align 8, !tbaa !205
  %73 = load ptr, ptr %54, align 8, !tbaa !138
  tail call void %72(ptr noundef %64, ptr noundef %73) #18
  store ptr null, ptr %54, align 8, !tbaa !138
  br label %121

74:                                               ; preds = %53
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %76 = load ptr, ptr %75, align 8, !tbaa !32
  %77 = load ptr, ptr %49, align 8, !tbaa !137
  %78 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %79 = load ptr, ptr %78, align 8, !tbaa !203
  %80 = getelementptr inbounds nuw i8, ptr %79, i64 48
  %81 = load ptr, ptr %80, align 8, !tbaa !32
  %82 = load ptr, ptr %24, align 8, !tbaa !194
  %83 = load ptr, ptr %82, align 8, !tbaa !137
  %84 = getelementptr inbounds nuw i8, ptr %82, i64 16
  %85 = load i64, ptr %84, align 8, !tbaa !27
  %86 = getelementptr inbounds nuw i8, ptr %76, i64 32
  %87 = load ptr, ptr %86, align 8, !tbaa !134
  %88 = getelementptr inbounds nuw i8, ptr %81, i64 32
  %89 = load ptr, ptr %88, align 8, !tbaa !134
  %90 = icmp eq i64 %85, 0
  br i1 %90, label %121, label %91

91:                                               ; preds = %74
  %92 = icmp ne ptr %87, null
  %93 = icmp ne ptr %89, null
  %94 = select i1 %92, i1 %93, i1 false
  br i1 %94, label %95, label %105

95:                                               ; preds = %91
  %96 = icmp eq ptr %87, %89
  br i1 %96, label %97, label %101

97:                                               ; preds = %95
  %98 = getelementptr inbounds nuw i8, ptr %87, i64 64
  %99 = load ptr, ptr %98, align 8, !tbaa !183
  %100 = tail call i32 %99(ptr noundef nonnull %87, ptr noundef %77, ptr noundef %83, i64 noundef %85) #18
  br label %116

101:                                              ; preds = %95
  %102 = getelementptr inbounds nuw i8, ptr %87, i64 88
  %103 = load ptr, ptr %102, align 8, !tbaa !206
  %104 = tail call i32 %103(ptr noundef nonnull %87, ptr noundef %77, ptr noundef nonnull %89, ptr noundef %83, i64 noundef %85) #18
  br label %116

105:                                              ; preds = %91
  br i1 %92, label %106, label %110

106:                                              ; preds = %105
  %107 = getelementptr inbounds nuw i8, ptr %87, i64 72
  %108 = load ptr, ptr %107, align 8, !tbaa !207
  %109 = tail call i32 %108(ptr noundef nonnull %87, ptr noundef %77, ptr noundef %83, i64 noundef %85) #18
  br label %116

110:                                              ; preds = %105
  br i1 %93, label %111, label %115

111:                                              ; preds = %110
  %112 = getelementptr inbounds nuw i8, ptr %89, i64 80
  %113 = load ptr, ptr %112, align 8, !tbaa !208
  %114 = tail call i32 %113(ptr noundef nonnull %89, ptr noundef %77, ptr noundef %83, i64 noundef %85) #18
  br label %116

115:                                              ; preds = %110
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %77, ptr readonly align 1 %83, i64 %85, i1 false)
  br label %121

116:                                              ; preds = %111, %106, %101, %97
  %117 = phi i32 [ %100, %97 ], [ %109, %106 ], [ %114, %111 ], [ %104, %101 ]
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %121, label %119

119:                                              ; preds = %116
  %120 = load ptr, ptr %3, align 8, !tbaa !199
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %117, i32 noundef 6, ptr noundef readonly %120, ptr noundef nonnull %10)
  br label %121

121:                                              ; preds = %119, %116, %115, %74, %57, %43, %29, %28
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %123 = load ptr, ptr %122, align 8, !tbaa !80
  %124 = getelementptr inbounds nuw i8, ptr %123, i64 36
  br label %128

125:                                              ; preds = %144
  %126 = atomicrmw xchg ptr %124, i32 2 acquire, align 4
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %151, label %147

128:                                              ; preds = %144, %121
  %129 = phi i32 [ 0, %121 ], [ %145, %144 ]
  %130 = cmpxchg ptr %124, i32 0, i32 1 acquire monotonic, align 4
  %131 = extractvalue { i32, i1 } %130, 1
  br i1 %131, label %151, label %132

132:                                              ; preds = %128
  tail call void @llvm.x86.sse2.pause()
  %133 = cmpxchg ptr %124, i32 0, i32 1 acquire monotonic, align 4
  %134 = extractvalue { i32, i1 } %133, 1
  br i1 %134, label %151, label %135

135:                                              ; preds = %132
  tail call void @llvm.x86.sse2.pause()
  %136 = cmpxchg ptr %124, i32 0, i32 1 acquire monotonic, align 4
  %137 = extractvalue { i32, i1 } %136, 1
  br i1 %137, label %151, label %138

138:                                              ; preds = %135
  tail call void @llvm.x86.sse2.pause()
  %139 = cmpxchg ptr %124, i32 0, i32 1 acquire monotonic, align 4
  %140 = extractvalue { i32, i1 } %139, 1
  br i1 %140, label %151, label %141

141:                                              ; preds = %138
  tail call void @llvm.x86.sse2.pause()
  %142 = cmpxchg ptr %124, i32 0, i32 1 acquire monotonic, align 4
  %143 = extractvalue { i32, i1 } %142, 1
  br i1 %143, label %151, label %144

144:                                              ; preds = %141
  tail call void @llvm.x86.sse2.pause()
  %145 = add nuw nsw i32 %129, 5
  %146 = icmp eq i32 %145, 100
  br i1 %146, label %125, label %128, !llvm.loop !119

147:                                              ; preds = %125, %147
  %148 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %124, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %149 = atomicrmw xchg ptr %124, i32 2 acquire, align 4
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %151, label %147, !llvm.loop !120

151:                                              ; preds = %128, %132, %135, %138, %141, %147, %125
  %152 = load ptr, ptr %122, align 8, !tbaa !80
  %153 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %154 = load ptr, ptr %153, align 8, !tbaa !203
  %155 = getelementptr inbounds nuw i8, ptr %154, i64 208
  %156 = load atomic i64, ptr %155 monotonic, align 8
  %157 = inttoptr i64 %156 to ptr
  store ptr %157, ptr %23, align 8, !tbaa !126
  %158 = ptrtoint ptr %23 to i64
  store atomic i64 %158, ptr %155 monotonic, align 8
  %159 = getelementptr inbounds nuw i8, ptr %154, i64 172
  %160 = load i32, ptr %159, align 4, !tbaa !209
  %161 = icmp eq i32 %160, 2
  br i1 %161, label %162, label %174

162:                                              ; preds = %151
  %163 = getelementptr inbounds nuw i8, ptr %23, i64 52
  %164 = load i32, ptr %163, align 4, !tbaa !125
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %174, label %166

166:                                              ; preds = %162
  store i32 0, ptr %159, align 4, !tbaa !209
  %167 = getelementptr inbounds nuw i8, ptr %152, i64 40
  %168 = atomicrmw add ptr %167, i32 1 monotonic, align 8
  %169 = getelementptr inbounds nuw i8, ptr %152, i64 44
  %170 = load i32, ptr %169, align 4, !tbaa !128
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %174, label %172

172:                                              ; preds = %166
  %173 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %167, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %174

174:                                              ; preds = %172, %166, %162, %151
  %175 = load ptr, ptr %122, align 8, !tbaa !80
  %176 = getelementptr inbounds nuw i8, ptr %175, i64 36
  %177 = atomicrmw xchg ptr %176, i32 0 release, align 4
  %178 = icmp eq i32 %177, 2
  br i1 %178, label %179, label %181

179:                                              ; preds = %174
  %180 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %176, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %181

181:                                              ; preds = %179, %174, %44, %2
  %182 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %183 = load i32, ptr %182, align 8, !tbaa !69
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %185, label %200

185:                                              ; preds = %181
  %186 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %187 = load ptr, ptr %186, align 8, !tbaa !210
  %188 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %189 = load i64, ptr %188, align 8, !tbaa !211
  tail call fastcc void @note(ptr noundef nonnull %0, ptr noundef nonnull %4, ptr noundef %187, ptr noundef nonnull %10, i64 noundef %189)
  %190 = load ptr, ptr %186, align 8, !tbaa !210
  %191 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %192 = load ptr, ptr %191, align 8, !tbaa !145
  %193 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %194 = load i32, ptr %193, align 8, !tbaa !202
  tail call fastcc void @complete(ptr noundef nonnull %0, ptr noundef nonnull %4, ptr noundef %190, ptr noundef nonnull %10, ptr noundef %192, i32 noundef %194)
  %195 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %196 = load i32, ptr %195, align 4, !tbaa !105
  %197 = sext i32 %196 to i64
  %198 = shl nsw i64 %197, 3
  %199 = add nsw i64 %198, 112
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %199)
  br label %200

200:                                              ; preds = %181, %185
  ret void
}

; Function Attrs: nounwind uwtable
define i32 @tfc_drive(ptr noundef %0, ptr noundef captures(none) %1) local_unnamed_addr #28 {
  %3 = alloca %struct.timespec, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = alloca %struct.timespec, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 36
  br label %11

8:                                                ; preds = %27
  %9 = atomicrmw xchg ptr %7, i32 2 acquire, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %34, label %30

11:                                               ; preds = %27, %2
  %12 = phi i32 [ 0, %2 ], [ %28, %27 ]
  %13 = cmpxchg ptr %7, i32 0, i32 1 acquire monotonic, align 4
  %14 = extractvalue { i32, i1 } %13, 1
  br i1 %14, label %34, label %15

15:                                               ; preds = %11
  tail call void @llvm.x86.sse2.pause()
  %16 = cmpxchg ptr %7, i32 0, i32 1 acquire monotonic, align 4
  %17 = extractvalue { i32, i1 } %16, 1
  br i1 %17, label %34, label %18

18:                                               ; preds = %15
  tail call void @llvm.x86.sse2.pause()
  %19 = cmpxchg ptr %7, i32 0, i32 1 acquire monotonic, align 4
  %20 = extractvalue { i32, i1 } %19, 1
  br i1 %20, label %34, label %21

21:                                               ; preds = %18
  tail call void @llvm.x86.sse2.pause()
  %22 = cmpxchg ptr %7, i32 0, i32 1 acquire monotonic, align 4
  %23 = extractvalue { i32, i1 } %22, 1
  br i1 %23, label %34, label %24

24:                                               ; preds = %21
  tail call void @llvm.x86.sse2.pause()
  %25 = cmpxchg ptr %7, i32 0, i32 1 acquire monotonic, align 4
  %26 = extractvalue { i32, i1 } %25, 1
  br i1 %26, label %34, label %27

27:                                               ; preds = %24
  tail call void @llvm.x86.sse2.pause()
  %28 = add nuw nsw i32 %12, 5
  %29 = icmp eq i32 %28, 100
  br i1 %29, label %8, label %11, !llvm.loop !119

30:                                               ; preds = %8, %30
  %31 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %7, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %32 = atomicrmw xchg ptr %7, i32 2 acquire, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %30, !llvm.loop !120

34:                                               ; preds = %11, %15, %18, %21, %24, %30, %8
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %36 = load i32, ptr %35, align 4, !tbaa !212
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %50

38:                                               ; preds = %34
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %40 = load i32, ptr %39, align 8, !tbaa !214
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %50, label %42

42:                                               ; preds = %38
  store i32 0, ptr %39, align 8, !tbaa !214
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %44 = atomicrmw add ptr %43, i32 1 monotonic, align 8
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %46 = load i32, ptr %45, align 4, !tbaa !128
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %50, label %48

48:                                               ; preds = %42
  %49 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %43, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %50

50:                                               ; preds = %48, %42, %38, %34
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %52 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %54 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %66 = getelementptr inbounds nuw i8, ptr %3, i64 8
  br label %67

67:                                               ; preds = %227, %50
  %68 = load i32, ptr %1, align 4, !tbaa !215
  %69 = icmp slt i32 %68, 0
  br i1 %69, label %70, label %143

70:                                               ; preds = %67
  %71 = load ptr, ptr %51, align 8, !tbaa !216
  %72 = icmp eq ptr %71, null
  br i1 %72, label %88, label %73

73:                                               ; preds = %70, %83
  %74 = phi ptr [ %86, %83 ], [ %71, %70 ]
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 32
  %76 = load i64, ptr %75, align 8, !tbaa !132
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #18
  %77 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #18
  %78 = load i64, ptr %6, align 8, !tbaa !87
  %79 = mul nsw i64 %78, 1000000000
  %80 = load i64, ptr %52, align 8, !tbaa !89
  %81 = add nsw i64 %79, %80
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #18
  %82 = icmp sgt i64 %76, %81
  br i1 %82, label %88, label %83

83:                                               ; preds = %73
  %84 = load ptr, ptr %51, align 8, !tbaa !216
  %85 = load ptr, ptr %84, align 8, !tbaa !126
  store ptr %85, ptr %51, align 8, !tbaa !216
  call fastcc void @deliver(ptr noundef nonnull %0, ptr noundef nonnull %84)
  %86 = load ptr, ptr %51, align 8, !tbaa !216
  %87 = icmp eq ptr %86, null
  br i1 %87, label %88, label %73, !llvm.loop !217

88:                                               ; preds = %83, %73, %70
  %89 = load i64, ptr %53, align 8, !tbaa !81
  %90 = icmp eq i64 %89, 0
  br i1 %90, label %108, label %91

91:                                               ; preds = %88
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #18
  %92 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #18
  %93 = load i64, ptr %5, align 8, !tbaa !87
  %94 = mul nsw i64 %93, 1000000000
  %95 = load i64, ptr %54, align 8, !tbaa !89
  %96 = add nsw i64 %94, %95
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #18
  %97 = load i64, ptr %53, align 8, !tbaa !81
  %98 = icmp slt i64 %96, %97
  br i1 %98, label %108, label %99

99:                                               ; preds = %91
  %100 = load atomic i32, ptr %55 monotonic, align 8
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %102, label %108

102:                                              ; preds = %99
  store i32 -1, ptr %56, align 4, !tbaa !127
  store atomic i32 4, ptr %55 monotonic, align 8
  %103 = atomicrmw add ptr %57, i32 1 monotonic, align 8
  %104 = load i32, ptr %58, align 4, !tbaa !128
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %108, label %106

106:                                              ; preds = %102
  %107 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %57, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %108

108:                                              ; preds = %106, %102, %99, %91, %88
  %109 = load atomic i32, ptr %55 seq_cst, align 4, !tbaa !218
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %111, label %140

111:                                              ; preds = %108
  %112 = load i32, ptr %59, align 8, !tbaa !214
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %114, label %140

114:                                              ; preds = %111
  %115 = load i32, ptr %60, align 4, !tbaa !219
  %116 = load i32, ptr %61, align 8, !tbaa !220
  %117 = icmp sgt i32 %116, 0
  br i1 %117, label %118, label %133

118:                                              ; preds = %114
  %119 = load ptr, ptr %0, align 8, !tbaa !221
  br label %123

120:                                              ; preds = %123
  %121 = add nuw nsw i32 %124, 1
  %122 = icmp eq i32 %121, %116
  br i1 %122, label %133, label %123, !llvm.loop !222

123:                                              ; preds = %120, %118
  %124 = phi i32 [ 0, %118 ], [ %121, %120 ]
  %125 = add nsw i32 %124, %115
  %126 = srem i32 %125, %116
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds ptr, ptr %119, i64 %127
  %129 = load ptr, ptr %128, align 8, !tbaa !109
  %130 = getelementptr inbounds nuw i8, ptr %129, i64 172
  %131 = load i32, ptr %130, align 4, !tbaa !209
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %134, label %120

133:                                              ; preds = %120, %114
  store i32 -1, ptr %1, align 4, !tbaa !215
  br label %234

134:                                              ; preds = %123
  store i32 %126, ptr %1, align 4, !tbaa !215
  %135 = icmp slt i32 %126, 0
  br i1 %135, label %234, label %136

136:                                              ; preds = %134
  %137 = getelementptr inbounds nuw i8, ptr %129, i64 172
  store i32 1, ptr %137, align 4, !tbaa !209
  %138 = load i32, ptr %62, align 8, !tbaa !223
  %139 = add nsw i32 %138, 1
  store i32 %139, ptr %62, align 8, !tbaa !223
  br label %140

140:                                              ; preds = %136, %111, %108
  %141 = load i32, ptr %1, align 4, !tbaa !215
  %142 = icmp sgt i32 %141, -1
  br i1 %142, label %143, label %234

143:                                              ; preds = %67, %140
  %144 = atomicrmw xchg ptr %7, i32 0 release, align 4
  %145 = icmp eq i32 %144, 2
  br i1 %145, label %146, label %148

146:                                              ; preds = %143
  %147 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %7, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %148

148:                                              ; preds = %143, %146
  %149 = load ptr, ptr %0, align 8, !tbaa !221
  %150 = load i32, ptr %1, align 4, !tbaa !215
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds ptr, ptr %149, i64 %151
  %153 = load ptr, ptr %152, align 8, !tbaa !109
  %154 = call i32 @tfc_execute(ptr noundef %153)
  %155 = icmp eq i32 %154, -1
  br i1 %155, label %425, label %159

156:                                              ; preds = %175
  %157 = atomicrmw xchg ptr %7, i32 2 acquire, align 4
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %182, label %178

159:                                              ; preds = %148, %175
  %160 = phi i32 [ %176, %175 ], [ 0, %148 ]
  %161 = cmpxchg ptr %7, i32 0, i32 1 acquire monotonic, align 4
  %162 = extractvalue { i32, i1 } %161, 1
  br i1 %162, label %182, label %163

163:                                              ; preds = %159
  call void @llvm.x86.sse2.pause()
  %164 = cmpxchg ptr %7, i32 0, i32 1 acquire monotonic, align 4
  %165 = extractvalue { i32, i1 } %164, 1
  br i1 %165, label %182, label %166

166:                                              ; preds = %163
  call void @llvm.x86.sse2.pause()
  %167 = cmpxchg ptr %7, i32 0, i32 1 acquire monotonic, align 4
  %168 = extractvalue { i32, i1 } %167, 1
  br i1 %168, label %182, label %169

169:                                              ; preds = %166
  call void @llvm.x86.sse2.pause()
  %170 = cmpxchg ptr %7, i32 0, i32 1 acquire monotonic, align 4
  %171 = extractvalue { i32, i1 } %170, 1
  br i1 %171, label %182, label %172

172:                                              ; preds = %169
  call void @llvm.x86.sse2.pause()
  %173 = cmpxchg ptr %7, i32 0, i32 1 acquire monotonic, align 4
  %174 = extractvalue { i32, i1 } %173, 1
  br i1 %174, label %182, label %175

175:                                              ; preds = %172
  call void @llvm.x86.sse2.pause()
  %176 = add nuw nsw i32 %160, 5
  %177 = icmp eq i32 %176, 100
  br i1 %177, label %156, label %159, !llvm.loop !119

178:                                              ; preds = %156, %178
  %179 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %7, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %180 = atomicrmw xchg ptr %7, i32 2 acquire, align 4
  %181 = icmp eq i32 %180, 0
  br i1 %181, label %182, label %178, !llvm.loop !120

182:                                              ; preds = %159, %163, %166, %169, %172, %178, %156
  %183 = load ptr, ptr %0, align 8, !tbaa !221
  %184 = load i32, ptr %1, align 4, !tbaa !215
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds ptr, ptr %183, i64 %185
  %187 = load ptr, ptr %186, align 8, !tbaa !109
  %188 = icmp eq i32 %154, 0
  br i1 %188, label %212, label %189

189:                                              ; preds = %182
  %190 = getelementptr inbounds nuw i8, ptr %187, i64 208
  %191 = load atomic ptr, ptr %190 seq_cst, align 8, !tbaa !224
  %192 = icmp eq ptr %191, null
  br i1 %192, label %193, label %198

193:                                              ; preds = %189
  %194 = getelementptr inbounds nuw i8, ptr %187, i64 232
  %195 = load i64, ptr %194, align 8, !tbaa !79
  %196 = icmp eq i64 %195, 0
  %197 = select i1 %196, i32 2, i32 0
  br label %198

198:                                              ; preds = %193, %189
  %199 = phi i32 [ %197, %193 ], [ 0, %189 ]
  %200 = getelementptr inbounds nuw i8, ptr %187, i64 172
  store i32 %199, ptr %200, align 4, !tbaa !209
  %201 = icmp sgt i32 %154, 0
  br i1 %201, label %202, label %216

202:                                              ; preds = %198
  %203 = load i32, ptr %1, align 4, !tbaa !215
  %204 = load atomic i32, ptr %55 monotonic, align 8
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %206, label %216

206:                                              ; preds = %202
  store i32 %203, ptr %56, align 4, !tbaa !127
  store atomic i32 %154, ptr %55 monotonic, align 8
  %207 = atomicrmw add ptr %57, i32 1 monotonic, align 8
  %208 = load i32, ptr %58, align 4, !tbaa !128
  %209 = icmp eq i32 %208, 0
  br i1 %209, label %216, label %210

210:                                              ; preds = %206
  %211 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %57, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %216

212:                                              ; preds = %182
  %213 = getelementptr inbounds nuw i8, ptr %187, i64 172
  store i32 3, ptr %213, align 4, !tbaa !209
  %214 = load i32, ptr %63, align 4, !tbaa !225
  %215 = add nsw i32 %214, 1
  store i32 %215, ptr %63, align 4, !tbaa !225
  br label %216

216:                                              ; preds = %212, %210, %206, %202, %198
  store i32 -1, ptr %1, align 4, !tbaa !215
  %217 = load i32, ptr %62, align 8, !tbaa !223
  %218 = add nsw i32 %217, -1
  store i32 %218, ptr %62, align 8, !tbaa !223
  %219 = icmp eq i32 %218, 0
  br i1 %219, label %228, label %220

220:                                              ; preds = %216
  %221 = load atomic i32, ptr %55 seq_cst, align 4, !tbaa !218
  %222 = icmp eq i32 %221, 0
  br i1 %222, label %223, label %228

223:                                              ; preds = %220
  %224 = load i32, ptr %63, align 4, !tbaa !225
  %225 = load i32, ptr %61, align 8, !tbaa !220
  %226 = icmp eq i32 %224, %225
  br i1 %226, label %228, label %227

227:                                              ; preds = %223, %228, %232, %373, %408, %413
  br label %67

228:                                              ; preds = %223, %220, %216
  %229 = atomicrmw add ptr %57, i32 1 monotonic, align 8
  %230 = load i32, ptr %58, align 4, !tbaa !128
  %231 = icmp eq i32 %230, 0
  br i1 %231, label %227, label %232

232:                                              ; preds = %228
  %233 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %57, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %227

234:                                              ; preds = %133, %134, %140
  %235 = load atomic i32, ptr %55 seq_cst, align 4, !tbaa !218
  %236 = icmp eq i32 %235, 0
  br i1 %236, label %237, label %241

237:                                              ; preds = %234
  %238 = load i32, ptr %63, align 4, !tbaa !225
  %239 = load i32, ptr %61, align 8, !tbaa !220
  %240 = icmp eq i32 %238, %239
  br i1 %240, label %241, label %247

241:                                              ; preds = %234, %237
  %242 = load i32, ptr %35, align 4, !tbaa !212
  %243 = icmp eq i32 %242, 0
  br i1 %243, label %244, label %414

244:                                              ; preds = %241
  %245 = load i32, ptr %62, align 8, !tbaa !223
  %246 = icmp eq i32 %245, 0
  br i1 %246, label %414, label %413

247:                                              ; preds = %237
  %248 = load ptr, ptr %64, align 8, !tbaa !226
  %249 = icmp eq ptr %248, null
  br i1 %249, label %374, label %250

250:                                              ; preds = %247
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store ptr null, ptr %4, align 8, !tbaa !108
  store ptr null, ptr %64, align 8, !tbaa !226
  %251 = load i32, ptr %65, align 8, !tbaa !227
  %252 = add nsw i32 %251, 1
  store i32 %252, ptr %65, align 8, !tbaa !227
  %253 = load i32, ptr %62, align 8, !tbaa !223
  %254 = icmp eq i32 %253, 0
  %255 = icmp eq i32 %251, 0
  %256 = select i1 %254, i1 %255, i1 false
  br i1 %256, label %257, label %278

257:                                              ; preds = %250
  %258 = load ptr, ptr %51, align 8, !tbaa !216
  %259 = icmp eq ptr %258, null
  br i1 %259, label %260, label %278

260:                                              ; preds = %257
  %261 = load i64, ptr %53, align 8, !tbaa !81
  %262 = icmp eq i64 %261, 0
  br i1 %262, label %263, label %278

263:                                              ; preds = %260
  %264 = icmp sgt i32 %239, 0
  br i1 %264, label %265, label %278

265:                                              ; preds = %263
  %266 = load ptr, ptr %0, align 8, !tbaa !221
  %267 = zext nneg i32 %239 to i64
  br label %268

268:                                              ; preds = %268, %265
  %269 = phi i64 [ 0, %265 ], [ %275, %268 ]
  %270 = getelementptr inbounds nuw ptr, ptr %266, i64 %269
  %271 = load ptr, ptr %270, align 8, !tbaa !109
  %272 = getelementptr inbounds nuw i8, ptr %271, i64 192
  %273 = load i64, ptr %272, align 8, !tbaa !147
  %274 = icmp eq i64 %273, 0
  %275 = add nuw nsw i64 %269, 1
  %276 = icmp ne i64 %275, %267
  %277 = select i1 %274, i1 %276, i1 false
  br i1 %277, label %268, label %278, !llvm.loop !228

278:                                              ; preds = %268, %250, %257, %260, %263
  %279 = phi i1 [ false, %260 ], [ false, %257 ], [ true, %263 ], [ false, %250 ], [ %274, %268 ]
  br label %280

280:                                              ; preds = %356, %278
  %281 = phi ptr [ %248, %278 ], [ %290, %356 ]
  %282 = phi ptr [ %4, %278 ], [ %358, %356 ]
  %283 = phi i32 [ 0, %278 ], [ %357, %356 ]
  %284 = getelementptr inbounds nuw i8, ptr %281, i64 8
  %285 = load ptr, ptr %284, align 8, !tbaa !203
  %286 = getelementptr inbounds nuw i8, ptr %285, i64 48
  %287 = load ptr, ptr %286, align 8, !tbaa !32
  %288 = getelementptr inbounds nuw i8, ptr %287, i64 32
  %289 = load ptr, ptr %288, align 8, !tbaa !134
  %290 = load ptr, ptr %281, align 8, !tbaa !126
  %291 = atomicrmw xchg ptr %7, i32 0 release, align 4
  %292 = icmp eq i32 %291, 2
  br i1 %292, label %293, label %295

293:                                              ; preds = %280
  %294 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %7, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %295

295:                                              ; preds = %293, %280
  %296 = getelementptr inbounds nuw i8, ptr %289, i64 104
  %297 = load ptr, ptr %296, align 8, !tbaa !229
  %298 = getelementptr inbounds nuw i8, ptr %281, i64 40
  %299 = load ptr, ptr %298, align 8, !tbaa !138
  %300 = icmp eq i32 %283, 0
  %301 = select i1 %279, i1 %300, i1 false
  %302 = zext i1 %301 to i32
  %303 = call i32 %297(ptr noundef %289, ptr noundef %299, i32 noundef %302) #18
  br label %307

304:                                              ; preds = %323
  %305 = atomicrmw xchg ptr %7, i32 2 acquire, align 4
  %306 = icmp eq i32 %305, 0
  br i1 %306, label %330, label %326

307:                                              ; preds = %323, %295
  %308 = phi i32 [ 0, %295 ], [ %324, %323 ]
  %309 = cmpxchg ptr %7, i32 0, i32 1 acquire monotonic, align 4
  %310 = extractvalue { i32, i1 } %309, 1
  br i1 %310, label %330, label %311

311:                                              ; preds = %307
  call void @llvm.x86.sse2.pause()
  %312 = cmpxchg ptr %7, i32 0, i32 1 acquire monotonic, align 4
  %313 = extractvalue { i32, i1 } %312, 1
  br i1 %313, label %330, label %314

314:                                              ; preds = %311
  call void @llvm.x86.sse2.pause()
  %315 = cmpxchg ptr %7, i32 0, i32 1 acquire monotonic, align 4
  %316 = extractvalue { i32, i1 } %315, 1
  br i1 %316, label %330, label %317

317:                                              ; preds = %314
  call void @llvm.x86.sse2.pause()
  %318 = cmpxchg ptr %7, i32 0, i32 1 acquire monotonic, align 4
  %319 = extractvalue { i32, i1 } %318, 1
  br i1 %319, label %330, label %320

320:                                              ; preds = %317
  call void @llvm.x86.sse2.pause()
  %321 = cmpxchg ptr %7, i32 0, i32 1 acquire monotonic, align 4
  %322 = extractvalue { i32, i1 } %321, 1
  br i1 %322, label %330, label %323

323:                                              ; preds = %320
  call void @llvm.x86.sse2.pause()
  %324 = add nuw nsw i32 %308, 5
  %325 = icmp eq i32 %324, 100
  br i1 %325, label %304, label %307, !llvm.loop !119

326:                                              ; preds = %304, %326
  %327 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %7, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %328 = atomicrmw xchg ptr %7, i32 2 acquire, align 4
  %329 = icmp eq i32 %328, 0
  br i1 %329, label %330, label %326, !llvm.loop !120

330:                                              ; preds = %307, %311, %314, %317, %320, %326, %304
  %331 = icmp slt i32 %303, 0
  br i1 %331, label %332, label %352

332:                                              ; preds = %330
  %333 = load ptr, ptr %0, align 8, !tbaa !221
  %334 = load ptr, ptr %284, align 8, !tbaa !203
  br label %335

335:                                              ; preds = %335, %332
  %336 = phi i64 [ %340, %335 ], [ 0, %332 ]
  %337 = getelementptr inbounds nuw ptr, ptr %333, i64 %336
  %338 = load ptr, ptr %337, align 8, !tbaa !109
  %339 = icmp eq ptr %338, %334
  %340 = add nuw nsw i64 %336, 1
  br i1 %339, label %341, label %335, !llvm.loop !230

341:                                              ; preds = %335
  %342 = sub nsw i32 0, %303
  call fastcc void @fail(ptr noundef %334, i32 noundef range(i32 1, -2147483648) %342, i32 noundef 6, ptr noundef null, ptr noundef null)
  %343 = load atomic i32, ptr %55 monotonic, align 8
  %344 = icmp eq i32 %343, 0
  br i1 %344, label %345, label %356

345:                                              ; preds = %341
  %346 = trunc nuw nsw i64 %336 to i32
  store i32 %346, ptr %56, align 4, !tbaa !127
  store atomic i32 %342, ptr %55 monotonic, align 8
  %347 = atomicrmw add ptr %57, i32 1 monotonic, align 8
  %348 = load i32, ptr %58, align 4, !tbaa !128
  %349 = icmp eq i32 %348, 0
  br i1 %349, label %356, label %350

350:                                              ; preds = %345
  %351 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %57, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %356

352:                                              ; preds = %330
  %353 = icmp eq i32 %303, 0
  br i1 %353, label %355, label %354

354:                                              ; preds = %352
  call fastcc void @deliver(ptr noundef %0, ptr noundef nonnull %281)
  br label %356

355:                                              ; preds = %352
  store ptr null, ptr %281, align 8, !tbaa !126
  store ptr %281, ptr %282, align 8, !tbaa !108
  br label %356

356:                                              ; preds = %355, %354, %350, %345, %341
  %357 = phi i32 [ %283, %355 ], [ 1, %354 ], [ 1, %350 ], [ 1, %345 ], [ 1, %341 ]
  %358 = phi ptr [ %281, %355 ], [ %282, %354 ], [ %282, %350 ], [ %282, %345 ], [ %282, %341 ]
  %359 = icmp eq ptr %290, null
  br i1 %359, label %360, label %280

360:                                              ; preds = %356
  %361 = load i32, ptr %65, align 8, !tbaa !227
  %362 = load ptr, ptr %64, align 8, !tbaa !226
  %363 = add nsw i32 %361, -1
  %364 = icmp eq i32 %357, 0
  store i32 %363, ptr %65, align 8, !tbaa !227
  store ptr %362, ptr %358, align 8, !tbaa !108
  %365 = load ptr, ptr %4, align 8, !tbaa !108
  store ptr %365, ptr %64, align 8, !tbaa !226
  br i1 %364, label %366, label %373

366:                                              ; preds = %360
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  %367 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #18
  %368 = load i64, ptr %3, align 8, !tbaa !87
  %369 = mul nsw i64 %368, 1000000000
  %370 = load i64, ptr %66, align 8, !tbaa !89
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #18
  %371 = add i64 %370, 20000
  %372 = add i64 %371, %369
  call fastcc void @sleep_a_while(ptr noundef nonnull %0, i64 noundef %372)
  br label %373

373:                                              ; preds = %360, %366
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %227

374:                                              ; preds = %247
  %375 = load i32, ptr %62, align 8, !tbaa !223
  %376 = icmp eq i32 %375, 0
  br i1 %376, label %377, label %413

377:                                              ; preds = %374
  %378 = load ptr, ptr %51, align 8, !tbaa !216
  %379 = icmp eq ptr %378, null
  br i1 %379, label %380, label %413

380:                                              ; preds = %377
  %381 = load i32, ptr %65, align 8, !tbaa !227
  %382 = icmp eq i32 %381, 0
  br i1 %382, label %383, label %413

383:                                              ; preds = %380
  %384 = icmp sgt i32 %239, 0
  br i1 %384, label %385, label %408

385:                                              ; preds = %383
  %386 = load ptr, ptr %0, align 8, !tbaa !221
  %387 = zext nneg i32 %239 to i64
  br label %391

388:                                              ; preds = %391
  %389 = add nuw nsw i64 %392, 1
  %390 = icmp eq i64 %389, %387
  br i1 %390, label %401, label %391, !llvm.loop !222

391:                                              ; preds = %388, %385
  %392 = phi i64 [ %389, %388 ], [ 0, %385 ]
  %393 = getelementptr inbounds nuw ptr, ptr %386, i64 %392
  %394 = load ptr, ptr %393, align 8, !tbaa !109
  %395 = getelementptr inbounds nuw i8, ptr %394, i64 172
  %396 = load i32, ptr %395, align 4, !tbaa !209
  %397 = icmp eq i32 %396, 0
  br i1 %397, label %413, label %388

398:                                              ; preds = %401
  %399 = add nuw nsw i64 %402, 1
  %400 = icmp eq i64 %399, %387
  br i1 %400, label %408, label %401, !llvm.loop !228

401:                                              ; preds = %388, %398
  %402 = phi i64 [ %399, %398 ], [ 0, %388 ]
  %403 = getelementptr inbounds nuw ptr, ptr %386, i64 %402
  %404 = load ptr, ptr %403, align 8, !tbaa !109
  %405 = getelementptr inbounds nuw i8, ptr %404, i64 192
  %406 = load i64, ptr %405, align 8, !tbaa !147
  %407 = icmp eq i64 %406, 0
  br i1 %407, label %398, label %409

408:                                              ; preds = %398, %383
  call fastcc void @end_with(ptr noundef %0, i32 noundef 13, i32 noundef -1)
  br label %227

409:                                              ; preds = %401
  %410 = load i32, ptr %35, align 4, !tbaa !212
  %411 = icmp eq i32 %410, 0
  br i1 %411, label %412, label %413

412:                                              ; preds = %409
  store i32 1, ptr %59, align 8, !tbaa !214
  br label %419

413:                                              ; preds = %391, %409, %380, %377, %374, %244
  call fastcc void @sleep_a_while(ptr noundef %0, i64 noundef 0)
  br label %227

414:                                              ; preds = %241, %244
  %415 = load i32, ptr %59, align 8, !tbaa !214
  %416 = icmp eq i32 %415, 0
  br i1 %416, label %417, label %419

417:                                              ; preds = %414
  %418 = load atomic i32, ptr %55 seq_cst, align 4, !tbaa !218
  br label %419

419:                                              ; preds = %412, %414, %417
  %420 = phi i32 [ %418, %417 ], [ -2, %414 ], [ -2, %412 ]
  %421 = atomicrmw xchg ptr %7, i32 0 release, align 4
  %422 = icmp eq i32 %421, 2
  br i1 %422, label %423, label %425

423:                                              ; preds = %419
  %424 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %7, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %425

425:                                              ; preds = %148, %423, %419
  %426 = phi i32 [ %420, %423 ], [ %420, %419 ], [ -1, %148 ]
  ret i32 %426
}

; Function Attrs: nounwind uwtable
define internal fastcc void @end_with(ptr noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #28 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %5 = load atomic i32, ptr %4 monotonic, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %16

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 28
  store i32 %2, ptr %8, align 4, !tbaa !127
  store atomic i32 %1, ptr %4 monotonic, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %10 = atomicrmw add ptr %9, i32 1 monotonic, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %12 = load i32, ptr %11, align 4, !tbaa !128
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %16, label %14

14:                                               ; preds = %7
  %15 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %9, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %16

16:                                               ; preds = %14, %7, %3
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @sleep_a_while(ptr noundef %0, i64 noundef range(i64 -9223372036854755808, -9223372036854775808) %1) unnamed_addr #28 {
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load i64, ptr %5, align 8, !tbaa !81
  %7 = icmp eq i64 %1, 0
  %8 = icmp eq i64 %6, 0
  %9 = tail call i64 @llvm.smin.i64(i64 %1, i64 %6)
  %10 = select i1 %8, i64 %1, i64 %9
  %11 = select i1 %7, i64 %6, i64 %10
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %13 = load ptr, ptr %12, align 8, !tbaa !216
  %14 = icmp eq ptr %13, null
  br i1 %14, label %21, label %15

15:                                               ; preds = %2
  %16 = icmp eq i64 %11, 0
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %18 = load i64, ptr %17, align 8, !tbaa !132
  br i1 %16, label %21, label %19

19:                                               ; preds = %15
  %20 = tail call i64 @llvm.smin.i64(i64 %18, i64 %11)
  br label %21

21:                                               ; preds = %19, %15, %2
  %22 = phi i64 [ %11, %2 ], [ %20, %19 ], [ %18, %15 ]
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %24 = load atomic i32, ptr %23 monotonic, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %26 = load i32, ptr %25, align 4, !tbaa !128
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr %25, align 4, !tbaa !128
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
  store i64 0, ptr %3, align 8, !tbaa !87
  %36 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i64 -1, ptr %36, align 8, !tbaa !89
  br label %50

37:                                               ; preds = %33
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #18
  %38 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #18
  %39 = load i64, ptr %4, align 8, !tbaa !87
  %40 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %41 = load i64, ptr %40, align 8, !tbaa !89
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #18
  %42 = mul i64 %39, -1000000000
  %43 = sub i64 %22, %41
  %44 = add i64 %43, %42
  %45 = icmp sgt i64 %44, 0
  br i1 %45, label %46, label %53

46:                                               ; preds = %37
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  %47 = udiv i64 %44, 1000000000
  store i64 %47, ptr %3, align 8, !tbaa !87
  %48 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %49 = urem i64 %44, 1000000000
  store i64 %49, ptr %48, align 8, !tbaa !89
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
  br i1 %75, label %54, label %57, !llvm.loop !119

76:                                               ; preds = %54, %76
  %77 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %28, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %78 = atomicrmw xchg ptr %28, i32 2 acquire, align 4
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %76, !llvm.loop !120

80:                                               ; preds = %57, %61, %64, %67, %70, %76, %54
  %81 = load i32, ptr %25, align 4, !tbaa !128
  %82 = add nsw i32 %81, -1
  store i32 %82, ptr %25, align 4, !tbaa !128
  ret void
}

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @tfc_await(ptr noundef %0) local_unnamed_addr #28 {
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
  br i1 %26, label %5, label %8, !llvm.loop !119

27:                                               ; preds = %5, %27
  %28 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %4, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %29 = atomicrmw xchg ptr %4, i32 2 acquire, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %27, !llvm.loop !120

31:                                               ; preds = %8, %12, %15, %18, %21, %27, %5
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %33 = load atomic i32, ptr %32 seq_cst, align 4, !tbaa !218
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %60

35:                                               ; preds = %31
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %37 = load i32, ptr %36, align 8, !tbaa !220
  %38 = icmp sgt i32 %37, 0
  br i1 %38, label %39, label %52

39:                                               ; preds = %35
  %40 = load ptr, ptr %0, align 8, !tbaa !221
  %41 = zext nneg i32 %37 to i64
  br label %45

42:                                               ; preds = %45
  %43 = add nuw nsw i64 %46, 1
  %44 = icmp eq i64 %43, %41
  br i1 %44, label %52, label %45, !llvm.loop !222

45:                                               ; preds = %42, %39
  %46 = phi i64 [ %43, %42 ], [ 0, %39 ]
  %47 = getelementptr inbounds nuw ptr, ptr %40, i64 %46
  %48 = load ptr, ptr %47, align 8, !tbaa !109
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 172
  %50 = load i32, ptr %49, align 4, !tbaa !209
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %60, label %42

52:                                               ; preds = %42, %35
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  %53 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #18
  %54 = load i64, ptr %3, align 8, !tbaa !87
  %55 = mul nsw i64 %54, 1000000000
  %56 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %57 = load i64, ptr %56, align 8, !tbaa !89
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #18
  %58 = add i64 %57, 500000000
  %59 = add i64 %58, %55
  call fastcc void @sleep_a_while(ptr noundef %0, i64 noundef %59)
  br label %60

60:                                               ; preds = %45, %52, %31
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %62 = load i64, ptr %61, align 8, !tbaa !81
  %63 = icmp eq i64 %62, 0
  br i1 %63, label %85, label %64

64:                                               ; preds = %60
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #18
  %65 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #18
  %66 = load i64, ptr %2, align 8, !tbaa !87
  %67 = mul nsw i64 %66, 1000000000
  %68 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %69 = load i64, ptr %68, align 8, !tbaa !89
  %70 = add nsw i64 %67, %69
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #18
  %71 = load i64, ptr %61, align 8, !tbaa !81
  %72 = icmp slt i64 %70, %71
  br i1 %72, label %85, label %73

73:                                               ; preds = %64
  %74 = load atomic i32, ptr %32 monotonic, align 8
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %85

76:                                               ; preds = %73
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 28
  store i32 -1, ptr %77, align 4, !tbaa !127
  store atomic i32 4, ptr %32 monotonic, align 8
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %79 = atomicrmw add ptr %78, i32 1 monotonic, align 8
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %81 = load i32, ptr %80, align 4, !tbaa !128
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %85, label %83

83:                                               ; preds = %76
  %84 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %78, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %85

85:                                               ; preds = %60, %64, %73, %76, %83
  %86 = load atomic i32, ptr %32 seq_cst, align 4, !tbaa !218
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %88, label %107

88:                                               ; preds = %85
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %90 = load i32, ptr %89, align 8, !tbaa !220
  %91 = icmp sgt i32 %90, 0
  br i1 %91, label %92, label %107

92:                                               ; preds = %88
  %93 = load ptr, ptr %0, align 8, !tbaa !221
  %94 = zext nneg i32 %90 to i64
  br label %95

95:                                               ; preds = %95, %92
  %96 = phi i64 [ %102, %95 ], [ 0, %92 ]
  %97 = getelementptr inbounds nuw ptr, ptr %93, i64 %96
  %98 = load ptr, ptr %97, align 8, !tbaa !109
  %99 = getelementptr inbounds nuw i8, ptr %98, i64 172
  %100 = load i32, ptr %99, align 4, !tbaa !209
  %101 = icmp eq i32 %100, 0
  %102 = add nuw nsw i64 %96, 1
  %103 = icmp eq i64 %102, %94
  %104 = select i1 %101, i1 true, i1 %103
  br i1 %104, label %105, label %95, !llvm.loop !222

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
define void @tfc_complete(ptr noundef %0, ptr noundef %1) local_unnamed_addr #28 {
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
  br i1 %25, label %4, label %7, !llvm.loop !119

26:                                               ; preds = %4, %26
  %27 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %3, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %28 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %26, !llvm.loop !120

30:                                               ; preds = %7, %11, %14, %17, %20, %26, %4
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %32 = load ptr, ptr %31, align 8, !tbaa !203
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 208
  %34 = load atomic i64, ptr %33 monotonic, align 8
  %35 = inttoptr i64 %34 to ptr
  store ptr %35, ptr %1, align 8, !tbaa !126
  %36 = ptrtoint ptr %1 to i64
  store atomic i64 %36, ptr %33 monotonic, align 8
  %37 = getelementptr inbounds nuw i8, ptr %32, i64 172
  %38 = load i32, ptr %37, align 4, !tbaa !209
  %39 = icmp eq i32 %38, 2
  br i1 %39, label %40, label %52

40:                                               ; preds = %30
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %42 = load i32, ptr %41, align 4, !tbaa !125
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %52, label %44

44:                                               ; preds = %40
  store i32 0, ptr %37, align 4, !tbaa !209
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %46 = atomicrmw add ptr %45, i32 1 monotonic, align 8
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %48 = load i32, ptr %47, align 4, !tbaa !128
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
define void @tfc_abort(ptr noundef %0, i32 noundef %1) local_unnamed_addr #28 {
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
  br i1 %25, label %4, label %7, !llvm.loop !119

26:                                               ; preds = %4, %26
  %27 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %3, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %28 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %26, !llvm.loop !120

30:                                               ; preds = %7, %11, %14, %17, %20, %26, %4
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %32 = load atomic i32, ptr %31 monotonic, align 8
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %43

34:                                               ; preds = %30
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 28
  store i32 -1, ptr %35, align 4, !tbaa !127
  store atomic i32 %1, ptr %31 monotonic, align 8
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %37 = atomicrmw add ptr %36, i32 1 monotonic, align 8
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %39 = load i32, ptr %38, align 4, !tbaa !128
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
define ptr @tfc_block_data(ptr noundef readonly captures(none) %0) local_unnamed_addr #33 {
  %2 = load ptr, ptr %0, align 8, !tbaa !231
  %3 = ptrtoint ptr %2 to i64
  %4 = add i64 %3, 63
  %5 = and i64 %4, -64
  %6 = inttoptr i64 %5 to ptr
  ret ptr %6
}

; Function Attrs: mustprogress nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define void @tfc_block_free(ptr noundef captures(none) %0) local_unnamed_addr #34 {
  tail call void @free(ptr noundef %0) #18
  ret void
}

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #10

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define i32 @tfc_monitor_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #35 {
  %2 = load atomic i32, ptr %0 monotonic, align 8
  ret i32 %2
}

; Function Attrs: nounwind uwtable
define void @tfc_monitor_trace(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #28 {
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = zext i32 %1 to i64
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %8 = load i64, ptr %7, align 8, !tbaa !233
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
  %13 = load i64, ptr %5, align 8, !tbaa !87
  %14 = mul nsw i64 %13, 1000000000
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !89
  %17 = add nsw i64 %14, %16
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #18
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %19 = load ptr, ptr %18, align 8, !tbaa !237
  %20 = getelementptr inbounds nuw %struct.tfc_runs, ptr %19, i64 %6
  %21 = load i64, ptr %20, align 8, !tbaa !238
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %25

23:                                               ; preds = %11
  %24 = getelementptr inbounds nuw i8, ptr %20, i64 16
  store i64 %17, ptr %24, align 8, !tbaa !240
  br label %25

25:                                               ; preds = %23, %11
  %26 = getelementptr inbounds nuw i8, ptr %20, i64 24
  store i64 %17, ptr %26, align 8, !tbaa !241
  %27 = add nsw i64 %21, 1
  store i64 %27, ptr %20, align 8, !tbaa !238
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %29 = load i64, ptr %28, align 8, !tbaa !242
  %30 = icmp slt i64 %21, %29
  br i1 %30, label %31, label %81

31:                                               ; preds = %25
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %33 = load i64, ptr %32, align 8, !tbaa !243
  %34 = add nsw i64 %33, 1
  store i64 %34, ptr %32, align 8, !tbaa !243
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %36 = load i64, ptr %35, align 8, !tbaa !244
  %37 = icmp slt i64 %33, %36
  br i1 %37, label %38, label %81

38:                                               ; preds = %31
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %40 = load ptr, ptr %39, align 8, !tbaa !245
  %41 = getelementptr inbounds %struct.tfc_event, ptr %40, i64 %33
  store i64 %17, ptr %41, align 8, !tbaa !111
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 8
  store i64 0, ptr %42, align 8, !tbaa !111
  %43 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 %6, ptr %43, align 8, !tbaa !111
  br label %81

44:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #18
  %45 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #18
  %46 = load i64, ptr %4, align 8, !tbaa !87
  %47 = mul nsw i64 %46, 1000000000
  %48 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %49 = load i64, ptr %48, align 8, !tbaa !89
  %50 = add nsw i64 %47, %49
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #18
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %52 = load ptr, ptr %51, align 8, !tbaa !237
  %53 = getelementptr inbounds nuw %struct.tfc_runs, ptr %52, i64 %6
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 24
  %55 = load i64, ptr %54, align 8, !tbaa !241
  %56 = sub i64 %50, %55
  %57 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %58 = load i64, ptr %57, align 8, !tbaa !246
  %59 = add nsw i64 %56, %58
  store i64 %59, ptr %57, align 8, !tbaa !246
  store i64 %50, ptr %54, align 8, !tbaa !241
  %60 = load i64, ptr %53, align 8, !tbaa !238
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %62 = load i64, ptr %61, align 8, !tbaa !242
  %63 = icmp sgt i64 %60, %62
  br i1 %63, label %81, label %64

64:                                               ; preds = %44
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %66 = load i64, ptr %65, align 8, !tbaa !243
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %68 = load i64, ptr %67, align 8, !tbaa !244
  %69 = icmp sgt i64 %66, %68
  br i1 %69, label %81, label %70

70:                                               ; preds = %64
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %72 = load ptr, ptr %71, align 8, !tbaa !245
  %73 = getelementptr %struct.tfc_event, ptr %72, i64 %66
  %74 = getelementptr i8, ptr %73, i64 -16
  store i64 %50, ptr %74, align 8, !tbaa !247
  br label %81

75:                                               ; preds = %10
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %77 = load ptr, ptr %76, align 8, !tbaa !237
  %78 = getelementptr inbounds nuw %struct.tfc_runs, ptr %77, i64 %6
  %79 = load i64, ptr %78, align 8, !tbaa !238
  %80 = add nsw i64 %79, 1
  store i64 %80, ptr %78, align 8, !tbaa !238
  br label %81

81:                                               ; preds = %70, %64, %44, %38, %31, %25, %75, %3
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define range(i64 320, 824633720961) i64 @tfc_pool_bytes(i32 noundef %0) local_unnamed_addr #36 {
  %2 = zext i32 %0 to i64
  %3 = mul nuw nsw i64 %2, 192
  %4 = add nuw nsw i64 %3, 320
  ret i64 %4
}

; Function Attrs: nounwind uwtable
define i32 @tfc_pool_start(ptr noundef initializes((4, 8), (64, 68), (128, 148), (152, 160), (192, 196), (296, 300)) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #28 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %2, ptr %4, align 4, !tbaa !5
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 296
  store i32 0, ptr %5, align 8, !tbaa !5
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i32 0, ptr %6, align 8, !tbaa !103
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i32 0, ptr %8, align 8, !tbaa !103
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store i32 0, ptr %9, align 8, !tbaa !103
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store ptr null, ptr %10, align 8, !tbaa !103
  store <4 x i32> <i32 0, i32 0, i32 0, i32 -1>, ptr %7, align 8, !tbaa !103
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 480
  store ptr %0, ptr %12, align 32, !tbaa !249
  %13 = tail call i32 @llvm.umax.i32(i32 %1, i32 1)
  %14 = zext i32 %13 to i64
  br label %15

15:                                               ; preds = %18, %3
  %16 = phi i64 [ %25, %18 ], [ 1, %3 ]
  %17 = icmp eq i64 %16, %14
  br i1 %17, label %28, label %18

18:                                               ; preds = %15
  %19 = getelementptr inbounds nuw %struct.tfc_worker, ptr %11, i64 %16
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 160
  store ptr %0, ptr %20, align 32, !tbaa !249
  %21 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 168
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %21, i8 0, i64 16, i1 false)
  %23 = tail call i32 @pthread_create(ptr noundef nonnull %22, ptr noundef null, ptr noundef nonnull @worker_main, ptr noundef nonnull %19) #18
  %24 = icmp eq i32 %23, 0
  %25 = add nuw nsw i64 %16, 1
  br i1 %24, label %15, label %26

26:                                               ; preds = %18
  %27 = trunc nuw i64 %16 to i32
  br label %28

28:                                               ; preds = %15, %26
  %29 = phi i32 [ %27, %26 ], [ %13, %15 ]
  store i32 %29, ptr %0, align 64, !tbaa !5
  ret i32 %29
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @worker_main(ptr noundef %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %3 = load ptr, ptr %2, align 32, !tbaa !249
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 320
  %5 = ptrtoint ptr %0 to i64
  %6 = ptrtoint ptr %4 to i64
  %7 = sub i64 %5, %6
  %8 = sdiv exact i64 %7, 192
  %9 = trunc i64 %8 to i32
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %11 = tail call i64 (i64, ...) @syscall(i64 noundef 186) #18
  %12 = trunc i64 %11 to i32
  store atomic i32 %12, ptr %10 monotonic, align 8
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 128
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 132
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 144
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 192
  br label %18

18:                                               ; preds = %61, %1
  %19 = phi i32 [ 0, %1 ], [ %42, %61 ]
  %20 = load i32, ptr %13, align 4, !tbaa !5
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %30, label %22

22:                                               ; preds = %18, %26
  %23 = phi i32 [ %27, %26 ], [ 0, %18 ]
  %24 = load atomic i32, ptr %14 acquire, align 64
  %25 = icmp eq i32 %24, %19
  br i1 %25, label %26, label %41

26:                                               ; preds = %22
  tail call void @llvm.x86.sse2.pause()
  %27 = add nuw i32 %23, 1
  %28 = load i32, ptr %13, align 4, !tbaa !5
  %29 = icmp ult i32 %27, %28
  br i1 %29, label %22, label %30, !llvm.loop !252

30:                                               ; preds = %26, %18
  %31 = atomicrmw add ptr %15, i32 1 seq_cst, align 4
  %32 = load atomic i32, ptr %14 seq_cst, align 64
  %33 = icmp eq i32 %32, %19
  br i1 %33, label %34, label %38

34:                                               ; preds = %30, %34
  %35 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %14, i32 noundef 128, i32 noundef %19, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %36 = load atomic i32, ptr %14 seq_cst, align 64
  %37 = icmp eq i32 %36, %19
  br i1 %37, label %34, label %38, !llvm.loop !253

38:                                               ; preds = %34, %30
  %39 = phi i32 [ %32, %30 ], [ %36, %34 ]
  %40 = atomicrmw sub ptr %15, i32 1 seq_cst, align 4
  tail call fastcc void @make_room(ptr noundef nonnull %3, ptr noundef %0)
  br label %41

41:                                               ; preds = %22, %38
  %42 = phi i32 [ %39, %38 ], [ %24, %22 ]
  %43 = load atomic i32, ptr %16 seq_cst, align 16
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %46, label %45

45:                                               ; preds = %41
  ret ptr null

46:                                               ; preds = %41
  %47 = load atomic i32, ptr %17 monotonic, align 64
  br label %48

48:                                               ; preds = %51, %46
  %49 = phi i32 [ %47, %46 ], [ %55, %51 ]
  %50 = icmp sgt i32 %49, -1
  br i1 %50, label %61, label %51

51:                                               ; preds = %48
  %52 = add nsw i32 %49, 1
  %53 = cmpxchg weak ptr %17, i32 %49, i32 %52 acquire monotonic, align 64
  %54 = extractvalue { i32, i1 } %53, 1
  %55 = extractvalue { i32, i1 } %53, 0
  br i1 %54, label %56, label %48, !llvm.loop !254

56:                                               ; preds = %51
  tail call fastcc void @work(ptr noundef %3, i32 noundef %9)
  %57 = atomicrmw sub ptr %17, i32 1 release, align 64
  %58 = icmp eq i32 %57, 1073741825
  br i1 %58, label %59, label %61

59:                                               ; preds = %56
  tail call fastcc void @make_room(ptr noundef %3, ptr noundef %0)
  %60 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %17, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %61

61:                                               ; preds = %48, %59, %56
  br label %18
}

; Function Attrs: nounwind uwtable
define void @tfc_pool_stop(ptr noundef %0) local_unnamed_addr #28 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store atomic i32 1, ptr %2 seq_cst, align 16
  %3 = load i32, ptr %0, align 64, !tbaa !5
  tail call fastcc void @announce(ptr noundef nonnull %0, i32 noundef %3)
  %4 = load i32, ptr %0, align 64, !tbaa !5
  %5 = icmp ugt i32 %4, 1
  br i1 %5, label %7, label %6

6:                                                ; preds = %7, %1
  ret void

7:                                                ; preds = %1, %7
  %8 = phi i64 [ %13, %7 ], [ 1, %1 ]
  %9 = getelementptr inbounds nuw %struct.tfc_worker, ptr %0, i64 %8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 488
  %11 = load i64, ptr %10, align 8, !tbaa !255
  %12 = tail call i32 @pthread_join(i64 noundef %11, ptr noundef null) #18
  %13 = add nuw nsw i64 %8, 1
  %14 = load i32, ptr %0, align 64, !tbaa !5
  %15 = zext i32 %14 to i64
  %16 = icmp samesign ult i64 %13, %15
  br i1 %16, label %7, label %6, !llvm.loop !256
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @announce(ptr noundef %0, i32 noundef %1) unnamed_addr #31 {
  %3 = alloca i32, align 4
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %5 = atomicrmw add ptr %4, i32 1 seq_cst, align 64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %7 = load atomic i32, ptr %6 seq_cst, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %25, label %9

9:                                                ; preds = %2
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  store i32 0, ptr %3, align 4, !tbaa !5
  %10 = call i64 (i64, ...) @syscall(i64 noundef 309, ptr noundef nonnull %3, ptr noundef null, ptr noundef null) #18
  %11 = icmp ne i64 %10, 0
  %12 = load i32, ptr %3, align 4
  %13 = icmp ugt i32 %12, 1023
  %14 = select i1 %11, i1 true, i1 %13
  %15 = select i1 %14, i32 -1, i32 %12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #18
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 140
  store atomic i32 %15, ptr %16 monotonic, align 4
  %17 = icmp ugt i32 %7, %1
  br i1 %17, label %23, label %18

18:                                               ; preds = %9
  %19 = add i32 %7, 1
  %20 = load i32, ptr %0, align 64, !tbaa !5
  %21 = icmp ult i32 %19, %20
  br i1 %21, label %23, label %22

22:                                               ; preds = %18
  call fastcc void @guide(ptr noundef nonnull %0, i32 noundef %15)
  br label %23

23:                                               ; preds = %22, %18, %9
  %24 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %4, i32 noundef 129, i32 noundef %1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %25

25:                                               ; preds = %2, %23
  ret void
}

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define void @tfc_pool_watch(ptr noundef writeonly captures(none) %0, ptr noundef %1) local_unnamed_addr #35 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %4 = ptrtoint ptr %1 to i64
  store atomic i64 %4, ptr %3 release, align 8
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_parallel_for(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = alloca i32, align 4
  %7 = alloca %struct.tfc_loop, align 8
  %8 = icmp slt i64 %1, 1
  br i1 %8, label %152, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %11 = load ptr, ptr %10, align 8, !tbaa !33
  %12 = icmp eq ptr %11, null
  br i1 %12, label %20, label %13

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %15 = load ptr, ptr %14, align 8, !tbaa !257
  %16 = icmp eq ptr %15, null
  br i1 %16, label %20, label %17

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %11, i64 4
  %19 = load i32, ptr %18, align 4, !tbaa !258
  br label %26

20:                                               ; preds = %9, %13
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %22 = load ptr, ptr %21, align 8, !tbaa !259
  %23 = icmp eq ptr %22, null
  br i1 %23, label %26, label %24

24:                                               ; preds = %20
  %25 = load i32, ptr %22, align 64, !tbaa !5
  br label %26

26:                                               ; preds = %24, %20, %17
  %27 = phi i1 [ true, %17 ], [ false, %24 ], [ false, %20 ]
  %28 = phi i32 [ %19, %17 ], [ %25, %24 ], [ 1, %20 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #18
  store ptr %2, ptr %7, align 8, !tbaa !260
  %29 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %3, ptr %29, align 8, !tbaa !262
  %30 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %1, ptr %30, align 8, !tbaa !263
  %31 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 1, ptr %31, align 8, !tbaa !264
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 1, ptr %32, align 8, !tbaa !265
  %33 = icmp ult i32 %28, 2
  %34 = select i1 %27, i1 true, i1 %33
  br i1 %34, label %43, label %35

35:                                               ; preds = %26
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %37 = load ptr, ptr %36, align 8, !tbaa !259
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 132
  %39 = load atomic i32, ptr %38 monotonic, align 4
  %40 = add i32 %39, 1
  %41 = load i32, ptr %37, align 64, !tbaa !5
  %42 = icmp ult i32 %40, %41
  br label %43

43:                                               ; preds = %35, %26
  %44 = phi i1 [ %42, %35 ], [ false, %26 ]
  %45 = icmp slt i64 %4, 0
  %46 = icmp eq i64 %4, 0
  br i1 %46, label %50, label %47

47:                                               ; preds = %43
  %48 = tail call i64 @llvm.abs.i64(i64 %4, i1 true)
  %49 = udiv i64 %1, %48
  br label %50

50:                                               ; preds = %43, %47
  %51 = phi i64 [ %49, %47 ], [ %1, %43 ]
  br i1 %33, label %59, label %52

52:                                               ; preds = %50
  %53 = or i1 %46, %44
  %54 = select i1 %53, i64 2, i64 4
  %55 = icmp samesign ult i64 %51, %54
  br i1 %55, label %59, label %56

56:                                               ; preds = %52
  %57 = zext i32 %28 to i64
  %58 = tail call i64 @llvm.umin.i64(i64 %51, i64 %57)
  br label %59

59:                                               ; preds = %56, %52, %50
  %60 = phi i64 [ %58, %56 ], [ 1, %52 ], [ 1, %50 ]
  store i64 %60, ptr %32, align 8, !tbaa !265
  %61 = icmp samesign ult i64 %60, 2
  %62 = or i1 %45, %61
  %63 = lshr i64 %51, 1
  %64 = icmp samesign ult i64 %63, %60
  %65 = select i1 %62, i1 true, i1 %64
  br i1 %65, label %77, label %66, !llvm.loop !266

66:                                               ; preds = %59
  %67 = lshr i64 %51, 2
  %68 = icmp samesign ult i64 %67, %60
  br i1 %68, label %77, label %69, !llvm.loop !266

69:                                               ; preds = %66
  %70 = lshr i64 %51, 3
  %71 = icmp samesign ult i64 %70, %60
  %72 = select i1 %62, i1 true, i1 %71
  br i1 %72, label %77, label %73, !llvm.loop !266

73:                                               ; preds = %69
  %74 = lshr i64 %51, 4
  %75 = icmp samesign ult i64 %74, %60
  %76 = select i1 %75, i64 4, i64 5
  br label %77, !llvm.loop !266

77:                                               ; preds = %73, %69, %66, %59
  %78 = phi i64 [ 1, %59 ], [ 2, %66 ], [ 3, %69 ], [ %76, %73 ]
  %79 = mul nuw nsw i64 %78, %60
  store i64 %79, ptr %31, align 8, !tbaa !264
  %80 = icmp samesign ugt i64 %79, 1
  %81 = and i1 %27, %80
  br i1 %81, label %82, label %88

82:                                               ; preds = %77
  %83 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %84 = load ptr, ptr %83, align 8, !tbaa !257
  %85 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %86 = load ptr, ptr %85, align 8, !tbaa !93
  %87 = trunc i64 %79 to i32
  call void %84(ptr noundef %86, i32 noundef %87, ptr noundef nonnull @run_host_chunk, ptr noundef nonnull %7) #18
  br label %151

88:                                               ; preds = %77
  %89 = icmp eq i64 %79, 1
  br i1 %89, label %150, label %90

90:                                               ; preds = %88
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %92 = load ptr, ptr %91, align 8, !tbaa !259
  %93 = getelementptr inbounds nuw i8, ptr %92, i64 64
  %94 = cmpxchg ptr %93, i32 0, i32 1 acquire monotonic, align 64
  %95 = extractvalue { i32, i1 } %94, 1
  br i1 %95, label %96, label %150

96:                                               ; preds = %90
  %97 = getelementptr inbounds nuw i8, ptr %92, i64 256
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 64 dereferenceable(40) %97, ptr noundef nonnull readonly align 8 dereferenceable(40) %7, i64 40, i1 false), !tbaa.struct !267
  %98 = load i64, ptr %32, align 8, !tbaa !265
  %99 = trunc i64 %98 to i32
  %100 = getelementptr inbounds nuw i8, ptr %92, i64 296
  store i32 %99, ptr %100, align 8, !tbaa !5
  %101 = icmp eq i32 %99, 0
  br i1 %101, label %106, label %102

102:                                              ; preds = %96
  %103 = getelementptr inbounds nuw i8, ptr %92, i64 320
  %104 = load i64, ptr %31, align 8, !tbaa !264
  %105 = and i64 %98, 4294967295
  br label %139

106:                                              ; preds = %139, %96
  %107 = getelementptr inbounds nuw i8, ptr %92, i64 192
  store atomic i32 -2147483648, ptr %107 release, align 64
  %108 = add i32 %99, -1
  tail call fastcc void @announce(ptr noundef nonnull %92, i32 noundef %108)
  tail call fastcc void @work(ptr noundef nonnull %92, i32 noundef 0)
  %109 = atomicrmw and ptr %107, i32 2147483647 acquire, align 64
  %110 = and i32 %109, 2147483647
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %149, label %112

112:                                              ; preds = %106
  %113 = getelementptr inbounds nuw i8, ptr %92, i64 4
  br label %114

114:                                              ; preds = %118, %112
  %115 = phi i32 [ 0, %112 ], [ %120, %118 ]
  %116 = load i32, ptr %113, align 4, !tbaa !5
  %117 = icmp ult i32 %115, %116
  br i1 %117, label %118, label %122

118:                                              ; preds = %114
  tail call void @llvm.x86.sse2.pause()
  %119 = load atomic i32, ptr %107 acquire, align 64
  %120 = add nuw i32 %115, 1
  %121 = icmp eq i32 %119, 0
  br i1 %121, label %149, label %114, !llvm.loop !268

122:                                              ; preds = %114
  %123 = getelementptr inbounds nuw i8, ptr %92, i64 140
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #18
  store i32 0, ptr %6, align 4, !tbaa !5
  %124 = call i64 (i64, ...) @syscall(i64 noundef 309, ptr noundef nonnull %6, ptr noundef null, ptr noundef null) #18
  %125 = icmp ne i64 %124, 0
  %126 = load i32, ptr %6, align 4
  %127 = icmp ugt i32 %126, 1023
  %128 = select i1 %125, i1 true, i1 %127
  %129 = select i1 %128, i32 -1, i32 %126
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #18
  store atomic i32 %129, ptr %123 monotonic, align 4
  %130 = atomicrmw or ptr %107, i32 1073741824 acquire, align 64
  %131 = or i32 %130, 1073741824
  %132 = icmp eq i32 %131, 1073741824
  br i1 %132, label %138, label %133

133:                                              ; preds = %122, %133
  %134 = phi i32 [ %136, %133 ], [ %131, %122 ]
  %135 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %107, i32 noundef 128, i32 noundef %134, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %136 = load atomic i32, ptr %107 acquire, align 64
  %137 = icmp eq i32 %136, 1073741824
  br i1 %137, label %138, label %133, !llvm.loop !269

138:                                              ; preds = %133, %122
  store atomic i32 0, ptr %107 monotonic, align 64
  br label %149

139:                                              ; preds = %139, %102
  %140 = phi i64 [ 0, %102 ], [ %144, %139 ]
  %141 = getelementptr inbounds nuw %struct.tfc_worker, ptr %103, i64 %140
  %142 = mul nsw i64 %140, %104
  %143 = sdiv i64 %142, %105
  store atomic i64 %143, ptr %141 monotonic, align 64
  %144 = add nuw nsw i64 %140, 1
  %145 = mul nsw i64 %104, %144
  %146 = sdiv i64 %145, %105
  %147 = getelementptr inbounds nuw i8, ptr %141, i64 8
  store i64 %146, ptr %147, align 8, !tbaa !270
  %148 = icmp eq i64 %144, %105
  br i1 %148, label %106, label %139, !llvm.loop !271

149:                                              ; preds = %118, %106, %138
  store atomic i32 0, ptr %93 release, align 64
  br label %151

150:                                              ; preds = %90, %88
  tail call void %2(ptr noundef %3, i64 noundef 0, i64 noundef %1) #18
  br label %151

151:                                              ; preds = %149, %150, %82
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #18
  br label %152

152:                                              ; preds = %5, %151
  ret void
}

; Function Attrs: nounwind uwtable
define internal void @run_host_chunk(ptr noundef readonly captures(none) %0, i32 noundef %1) #0 {
  %3 = zext i32 %1 to i64
  %4 = load ptr, ptr %0, align 8, !tbaa !260
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !262
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %8 = load i64, ptr %7, align 8, !tbaa !264
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %10 = load i64, ptr %9, align 8, !tbaa !265
  %11 = sdiv i64 %8, %10
  %12 = sdiv i64 %3, %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %14 = load i64, ptr %13, align 8, !tbaa !263
  %15 = sdiv i64 %14, %10
  %16 = srem i64 %14, %10
  %17 = mul nsw i64 %15, %12
  %18 = mul nsw i64 %16, %12
  %19 = sdiv i64 %18, %10
  %20 = add nsw i64 %12, 1
  %21 = mul nsw i64 %16, %20
  %22 = sdiv i64 %21, %10
  %23 = add nsw i64 %22, %15
  %24 = sub nsw i64 %23, %19
  %25 = add i64 %23, %17
  %26 = srem i64 %3, %11
  %27 = ashr i64 %24, %26
  %28 = sub i64 %25, %27
  %29 = add nuw nsw i64 %3, 1
  %30 = sdiv i64 %29, %11
  %31 = mul nsw i64 %30, %15
  %32 = mul nsw i64 %30, %16
  %33 = sdiv i64 %32, %10
  %34 = add nsw i64 %30, 1
  %35 = mul nsw i64 %34, %16
  %36 = sdiv i64 %35, %10
  %37 = add nsw i64 %36, %15
  %38 = sub nsw i64 %37, %33
  %39 = add i64 %37, %31
  %40 = srem i64 %29, %11
  %41 = ashr i64 %38, %40
  %42 = sub i64 %39, %41
  tail call void %4(ptr noundef %6, i64 noundef %28, i64 noundef %42) #18
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef i32 @tfc_fail(ptr noundef readonly captures(none) %0, i32 noundef returned %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, double noundef %6) local_unnamed_addr #37 {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8, !tbaa !272
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 4
  br label %11

11:                                               ; preds = %11, %7
  %12 = atomicrmw xchg ptr %10, i32 1 acquire, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %11, !llvm.loop !273

14:                                               ; preds = %11
  %15 = load atomic i32, ptr %9 monotonic, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %19 = load i64, ptr %18, align 8, !tbaa !274
  %20 = icmp slt i64 %3, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %17, %14
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 12
  store i32 %2, ptr %22, align 4, !tbaa !277
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store i64 %3, ptr %23, align 8, !tbaa !274
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i64 %4, ptr %24, align 8, !tbaa !278
  %25 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i64 %5, ptr %25, align 8, !tbaa !279
  %26 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store double %6, ptr %26, align 8, !tbaa !280
  store atomic i32 %1, ptr %9 monotonic, align 8
  br label %27

27:                                               ; preds = %21, %17
  store atomic i32 0, ptr %10 release, align 4
  ret i32 %1
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define i32 @tfc_status(ptr noundef readonly captures(none) %0) local_unnamed_addr #15 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8, !tbaa !272
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
  %7 = load ptr, ptr %6, align 8, !tbaa !91
  %8 = icmp eq ptr %7, null
  br i1 %8, label %15, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !93
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
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %3 = load ptr, ptr %2, align 8, !tbaa !281
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %5 = load ptr, ptr %4, align 8, !tbaa !33
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %7 = load ptr, ptr %6, align 8, !tbaa !134
  %8 = icmp eq ptr %7, null
  br i1 %8, label %11, label %9, !prof !286

9:                                                ; preds = %1
  %10 = tail call fastcc i32 @walk_on_device(ptr noundef nonnull %0)
  br label %941

11:                                               ; preds = %1
  %12 = icmp eq ptr %5, null
  br i1 %12, label %494, label %13

13:                                               ; preds = %11
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %15 = load ptr, ptr %14, align 8, !tbaa !287
  %16 = icmp eq ptr %15, null
  br i1 %16, label %17, label %21

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %19 = load ptr, ptr %18, align 8, !tbaa !91
  %20 = icmp eq ptr %19, null
  br i1 %20, label %494, label %21

21:                                               ; preds = %17, %13
  %22 = load ptr, ptr %0, align 8, !tbaa !288
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %24 = load i64, ptr %23, align 8, !tbaa !289
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %30 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %31 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br label %34

34:                                               ; preds = %490, %21
  %35 = phi i64 [ 0, %21 ], [ %491, %490 ]
  %36 = icmp slt i64 %35, %24
  br i1 %36, label %37, label %941

37:                                               ; preds = %34
  %38 = getelementptr inbounds %struct.tfc_instruction, ptr %22, i64 %35
  %39 = add nsw i64 %35, 1
  %40 = getelementptr inbounds nuw i8, ptr %38, i64 20
  %41 = load i32, ptr %40, align 4, !tbaa !290
  switch i32 %41, label %465 [
    i32 0, label %42
    i32 1, label %172
    i32 3, label %176
    i32 4, label %193
    i32 2, label %217
    i32 5, label %263
    i32 6, label %331
    i32 7, label %403
    i32 8, label %420
    i32 9, label %443
    i32 11, label %445
  ]

42:                                               ; preds = %37
  %43 = load ptr, ptr %31, align 8, !tbaa !91
  %44 = icmp eq ptr %43, null
  br i1 %44, label %69, label %45

45:                                               ; preds = %42
  %46 = load i64, ptr %32, align 8, !tbaa !292
  %47 = icmp slt i64 %35, %46
  br i1 %47, label %48, label %69

48:                                               ; preds = %45
  %49 = load ptr, ptr %30, align 8, !tbaa !93
  %50 = tail call i32 %43(ptr noundef %49) #18
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %69, label %52

52:                                               ; preds = %48
  %53 = load ptr, ptr %2, align 8, !tbaa !281
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 24
  %55 = load ptr, ptr %54, align 8, !tbaa !272
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 4
  br label %57

57:                                               ; preds = %57, %52
  %58 = atomicrmw xchg ptr %56, i32 1 acquire, align 4
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %57, !llvm.loop !273

60:                                               ; preds = %57
  %61 = load atomic i32, ptr %55 monotonic, align 8
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %67, label %63

63:                                               ; preds = %60
  %64 = getelementptr inbounds nuw i8, ptr %55, i64 16
  %65 = load i64, ptr %64, align 8, !tbaa !274
  %66 = icmp sgt i64 %65, 0
  br i1 %66, label %67, label %467

67:                                               ; preds = %63, %60
  %68 = getelementptr inbounds nuw i8, ptr %55, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %68, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %55 monotonic, align 8
  br label %467

69:                                               ; preds = %48, %45, %42
  %70 = load ptr, ptr %14, align 8, !tbaa !287
  %71 = icmp eq ptr %70, null
  br i1 %71, label %76, label %72

72:                                               ; preds = %69
  %73 = load ptr, ptr %30, align 8, !tbaa !93
  %74 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %75 = load i32, ptr %74, align 8, !tbaa !293
  tail call void %70(ptr noundef %73, i32 noundef %75, i32 noundef 0) #18
  br label %76

76:                                               ; preds = %72, %69
  %77 = load ptr, ptr %25, align 8, !tbaa !294
  %78 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %79 = load i32, ptr %78, align 8, !tbaa !295
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds i32, ptr %77, i64 %80
  %82 = getelementptr inbounds nuw i8, ptr %38, i64 12
  %83 = load i32, ptr %82, align 4, !tbaa !296
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %104, label %85

85:                                               ; preds = %76
  %86 = zext i32 %83 to i64
  %87 = and i64 %86, 1
  %88 = icmp eq i32 %83, 1
  br i1 %88, label %93, label %89

89:                                               ; preds = %85
  %90 = and i64 %86, 4294967294
  br label %111

91:                                               ; preds = %111
  %92 = icmp eq i64 %87, 0
  br i1 %92, label %104, label %93

93:                                               ; preds = %91, %85
  %94 = phi i64 [ 0, %85 ], [ %131, %91 ]
  %95 = icmp ne i64 %87, 0
  tail call void @llvm.assume(i1 %95)
  %96 = load ptr, ptr %28, align 8, !tbaa !297
  %97 = getelementptr inbounds nuw i32, ptr %81, i64 %94
  %98 = load i32, ptr %97, align 4, !tbaa !5
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds ptr, ptr %96, i64 %99
  %101 = load ptr, ptr %100, align 8, !tbaa !31
  %102 = load ptr, ptr %33, align 8, !tbaa !298
  %103 = getelementptr inbounds nuw ptr, ptr %102, i64 %94
  store ptr %101, ptr %103, align 8, !tbaa !31
  br label %104

104:                                              ; preds = %93, %91, %76
  %105 = load ptr, ptr %38, align 8, !tbaa !299
  %106 = load ptr, ptr %33, align 8, !tbaa !298
  %107 = load ptr, ptr %27, align 8, !tbaa !300
  %108 = load ptr, ptr %2, align 8, !tbaa !281
  %109 = tail call i32 %105(ptr noundef %106, ptr noundef %107, ptr noundef %108) #18
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %165, label %134

111:                                              ; preds = %111, %89
  %112 = phi i64 [ 0, %89 ], [ %131, %111 ]
  %113 = phi i64 [ 0, %89 ], [ %132, %111 ]
  %114 = load ptr, ptr %28, align 8, !tbaa !297
  %115 = getelementptr inbounds nuw i32, ptr %81, i64 %112
  %116 = load i32, ptr %115, align 4, !tbaa !5
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds ptr, ptr %114, i64 %117
  %119 = load ptr, ptr %118, align 8, !tbaa !31
  %120 = load ptr, ptr %33, align 8, !tbaa !298
  %121 = getelementptr inbounds nuw ptr, ptr %120, i64 %112
  store ptr %119, ptr %121, align 8, !tbaa !31
  %122 = or disjoint i64 %112, 1
  %123 = load ptr, ptr %28, align 8, !tbaa !297
  %124 = getelementptr inbounds nuw i32, ptr %81, i64 %122
  %125 = load i32, ptr %124, align 4, !tbaa !5
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds ptr, ptr %123, i64 %126
  %128 = load ptr, ptr %127, align 8, !tbaa !31
  %129 = load ptr, ptr %33, align 8, !tbaa !298
  %130 = getelementptr inbounds nuw ptr, ptr %129, i64 %122
  store ptr %128, ptr %130, align 8, !tbaa !31
  %131 = add nuw nsw i64 %112, 2
  %132 = add i64 %113, 2
  %133 = icmp eq i64 %132, %90
  br i1 %133, label %91, label %111, !llvm.loop !301

134:                                              ; preds = %104
  %135 = load ptr, ptr %2, align 8, !tbaa !281
  %136 = getelementptr inbounds nuw i8, ptr %135, i64 24
  %137 = load ptr, ptr %136, align 8, !tbaa !272
  %138 = load atomic i32, ptr %137 acquire, align 8
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %158

140:                                              ; preds = %134
  %141 = load ptr, ptr %2, align 8, !tbaa !281
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 24
  %143 = load ptr, ptr %142, align 8, !tbaa !272
  %144 = getelementptr inbounds nuw i8, ptr %143, i64 4
  br label %145

145:                                              ; preds = %145, %140
  %146 = atomicrmw xchg ptr %144, i32 1 acquire, align 4
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %148, label %145, !llvm.loop !273

148:                                              ; preds = %145
  %149 = load atomic i32, ptr %143 monotonic, align 8
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %155, label %151

151:                                              ; preds = %148
  %152 = getelementptr inbounds nuw i8, ptr %143, i64 16
  %153 = load i64, ptr %152, align 8, !tbaa !274
  %154 = icmp sgt i64 %153, 0
  br i1 %154, label %155, label %157

155:                                              ; preds = %151, %148
  %156 = getelementptr inbounds nuw i8, ptr %143, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %156, i8 0, i64 36, i1 false)
  store atomic i32 %109, ptr %143 monotonic, align 8
  br label %157

157:                                              ; preds = %155, %151
  store atomic i32 0, ptr %144 release, align 4
  br label %158

158:                                              ; preds = %157, %134
  %159 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %160 = load i32, ptr %159, align 8, !tbaa !293
  %161 = load ptr, ptr %2, align 8, !tbaa !281
  %162 = getelementptr inbounds nuw i8, ptr %161, i64 24
  %163 = load ptr, ptr %162, align 8, !tbaa !272
  %164 = getelementptr inbounds nuw i8, ptr %163, i64 8
  store i32 %160, ptr %164, align 8, !tbaa !302
  br label %165

165:                                              ; preds = %158, %104
  %166 = load ptr, ptr %14, align 8, !tbaa !287
  %167 = icmp eq ptr %166, null
  br i1 %167, label %490, label %168

168:                                              ; preds = %165
  %169 = load ptr, ptr %30, align 8, !tbaa !93
  %170 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %171 = load i32, ptr %170, align 8, !tbaa !293
  tail call void %166(ptr noundef %169, i32 noundef %171, i32 noundef 1) #18
  br label %490

172:                                              ; preds = %37
  %173 = getelementptr inbounds nuw i8, ptr %38, i64 24
  %174 = load i32, ptr %173, align 8, !tbaa !303
  %175 = sext i32 %174 to i64
  br label %490

176:                                              ; preds = %37
  %177 = load ptr, ptr %28, align 8, !tbaa !297
  %178 = load ptr, ptr %25, align 8, !tbaa !294
  %179 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %180 = load i32, ptr %179, align 8, !tbaa !295
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds i32, ptr %178, i64 %181
  %183 = load i32, ptr %182, align 4, !tbaa !5
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds ptr, ptr %177, i64 %184
  %186 = load ptr, ptr %185, align 8, !tbaa !31
  %187 = load i8, ptr %186, align 1, !tbaa !103
  %188 = icmp eq i8 %187, 0
  br i1 %188, label %189, label %490

189:                                              ; preds = %176
  %190 = getelementptr inbounds nuw i8, ptr %38, i64 24
  %191 = load i32, ptr %190, align 8, !tbaa !303
  %192 = sext i32 %191 to i64
  br label %490

193:                                              ; preds = %37
  %194 = load ptr, ptr %25, align 8, !tbaa !294
  %195 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %196 = load i32, ptr %195, align 8, !tbaa !295
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds i32, ptr %194, i64 %197
  %199 = load ptr, ptr %28, align 8, !tbaa !297
  %200 = load i32, ptr %198, align 4, !tbaa !5
  %201 = sext i32 %200 to i64
  %202 = getelementptr inbounds ptr, ptr %199, i64 %201
  %203 = load ptr, ptr %202, align 8, !tbaa !31
  store i32 0, ptr %203, align 4, !tbaa !5
  %204 = getelementptr inbounds nuw i8, ptr %198, i64 4
  %205 = load i32, ptr %204, align 4, !tbaa !5
  %206 = icmp sgt i32 %205, -1
  br i1 %206, label %207, label %490

207:                                              ; preds = %193
  %208 = zext nneg i32 %205 to i64
  %209 = getelementptr inbounds nuw ptr, ptr %199, i64 %208
  %210 = load ptr, ptr %209, align 8, !tbaa !31
  %211 = load i32, ptr %210, align 4, !tbaa !5
  %212 = icmp slt i32 %211, 1
  br i1 %212, label %213, label %490

213:                                              ; preds = %207
  %214 = getelementptr inbounds nuw i8, ptr %38, i64 24
  %215 = load i32, ptr %214, align 8, !tbaa !303
  %216 = sext i32 %215 to i64
  br label %490

217:                                              ; preds = %37
  %218 = load ptr, ptr %14, align 8, !tbaa !287
  %219 = icmp eq ptr %218, null
  br i1 %219, label %224, label %220

220:                                              ; preds = %217
  %221 = load ptr, ptr %30, align 8, !tbaa !93
  %222 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %223 = load i32, ptr %222, align 8, !tbaa !293
  tail call void %218(ptr noundef %221, i32 noundef %223, i32 noundef 2) #18
  br label %224

224:                                              ; preds = %220, %217
  %225 = load ptr, ptr %31, align 8, !tbaa !91
  %226 = icmp eq ptr %225, null
  br i1 %226, label %258, label %227

227:                                              ; preds = %224
  %228 = load i64, ptr %32, align 8, !tbaa !292
  %229 = icmp slt i64 %35, %228
  br i1 %229, label %230, label %258

230:                                              ; preds = %227
  %231 = load ptr, ptr %30, align 8, !tbaa !93
  %232 = tail call i32 %225(ptr noundef %231) #18
  %233 = icmp eq i32 %232, 0
  br i1 %233, label %258, label %234

234:                                              ; preds = %230
  %235 = load ptr, ptr %2, align 8, !tbaa !281
  %236 = getelementptr inbounds nuw i8, ptr %235, i64 24
  %237 = load ptr, ptr %236, align 8, !tbaa !272
  %238 = getelementptr inbounds nuw i8, ptr %237, i64 4
  br label %239

239:                                              ; preds = %239, %234
  %240 = atomicrmw xchg ptr %238, i32 1 acquire, align 4
  %241 = icmp eq i32 %240, 0
  br i1 %241, label %242, label %239, !llvm.loop !273

242:                                              ; preds = %239
  %243 = load atomic i32, ptr %237 monotonic, align 8
  %244 = icmp eq i32 %243, 0
  br i1 %244, label %249, label %245

245:                                              ; preds = %242
  %246 = getelementptr inbounds nuw i8, ptr %237, i64 16
  %247 = load i64, ptr %246, align 8, !tbaa !274
  %248 = icmp sgt i64 %247, 0
  br i1 %248, label %249, label %251

249:                                              ; preds = %245, %242
  %250 = getelementptr inbounds nuw i8, ptr %237, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %250, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %237 monotonic, align 8
  br label %251

251:                                              ; preds = %249, %245
  store atomic i32 0, ptr %238 release, align 4
  %252 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %253 = load i32, ptr %252, align 8, !tbaa !293
  %254 = load ptr, ptr %2, align 8, !tbaa !281
  %255 = getelementptr inbounds nuw i8, ptr %254, i64 24
  %256 = load ptr, ptr %255, align 8, !tbaa !272
  %257 = getelementptr inbounds nuw i8, ptr %256, i64 8
  store i32 %253, ptr %257, align 8, !tbaa !302
  br label %258

258:                                              ; preds = %224, %227, %230, %251
  %259 = phi i32 [ 0, %224 ], [ 1, %251 ], [ 0, %230 ], [ 0, %227 ]
  %260 = getelementptr inbounds nuw i8, ptr %38, i64 24
  %261 = load i32, ptr %260, align 8, !tbaa !303
  %262 = sext i32 %261 to i64
  br label %490

263:                                              ; preds = %37
  %264 = load ptr, ptr %14, align 8, !tbaa !287
  %265 = icmp eq ptr %264, null
  br i1 %265, label %270, label %266

266:                                              ; preds = %263
  %267 = load ptr, ptr %30, align 8, !tbaa !93
  %268 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %269 = load i32, ptr %268, align 8, !tbaa !293
  tail call void %264(ptr noundef %267, i32 noundef %269, i32 noundef 2) #18
  br label %270

270:                                              ; preds = %266, %263
  %271 = load ptr, ptr %31, align 8, !tbaa !91
  %272 = icmp eq ptr %271, null
  br i1 %272, label %304, label %273

273:                                              ; preds = %270
  %274 = load i64, ptr %32, align 8, !tbaa !292
  %275 = icmp slt i64 %35, %274
  br i1 %275, label %276, label %304

276:                                              ; preds = %273
  %277 = load ptr, ptr %30, align 8, !tbaa !93
  %278 = tail call i32 %271(ptr noundef %277) #18
  %279 = icmp eq i32 %278, 0
  br i1 %279, label %304, label %280

280:                                              ; preds = %276
  %281 = load ptr, ptr %2, align 8, !tbaa !281
  %282 = getelementptr inbounds nuw i8, ptr %281, i64 24
  %283 = load ptr, ptr %282, align 8, !tbaa !272
  %284 = getelementptr inbounds nuw i8, ptr %283, i64 4
  br label %285

285:                                              ; preds = %285, %280
  %286 = atomicrmw xchg ptr %284, i32 1 acquire, align 4
  %287 = icmp eq i32 %286, 0
  br i1 %287, label %288, label %285, !llvm.loop !273

288:                                              ; preds = %285
  %289 = load atomic i32, ptr %283 monotonic, align 8
  %290 = icmp eq i32 %289, 0
  br i1 %290, label %295, label %291

291:                                              ; preds = %288
  %292 = getelementptr inbounds nuw i8, ptr %283, i64 16
  %293 = load i64, ptr %292, align 8, !tbaa !274
  %294 = icmp sgt i64 %293, 0
  br i1 %294, label %295, label %297

295:                                              ; preds = %291, %288
  %296 = getelementptr inbounds nuw i8, ptr %283, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %296, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %283 monotonic, align 8
  br label %297

297:                                              ; preds = %295, %291
  store atomic i32 0, ptr %284 release, align 4
  %298 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %299 = load i32, ptr %298, align 8, !tbaa !293
  %300 = load ptr, ptr %2, align 8, !tbaa !281
  %301 = getelementptr inbounds nuw i8, ptr %300, i64 24
  %302 = load ptr, ptr %301, align 8, !tbaa !272
  %303 = getelementptr inbounds nuw i8, ptr %302, i64 8
  store i32 %299, ptr %303, align 8, !tbaa !302
  br label %304

304:                                              ; preds = %270, %273, %276, %297
  %305 = phi i32 [ 0, %270 ], [ 1, %297 ], [ 0, %276 ], [ 0, %273 ]
  %306 = load ptr, ptr %25, align 8, !tbaa !294
  %307 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %308 = load i32, ptr %307, align 8, !tbaa !295
  %309 = sext i32 %308 to i64
  %310 = getelementptr inbounds i32, ptr %306, i64 %309
  %311 = load ptr, ptr %28, align 8, !tbaa !297
  %312 = load i32, ptr %310, align 4, !tbaa !5
  %313 = sext i32 %312 to i64
  %314 = getelementptr inbounds ptr, ptr %311, i64 %313
  %315 = load ptr, ptr %314, align 8, !tbaa !31
  %316 = load i32, ptr %315, align 4, !tbaa !5
  %317 = add i32 %316, 1
  store i32 %317, ptr %315, align 4, !tbaa !5
  %318 = getelementptr inbounds nuw i8, ptr %310, i64 4
  %319 = load i32, ptr %318, align 4, !tbaa !5
  %320 = icmp slt i32 %319, 0
  br i1 %320, label %327, label %321

321:                                              ; preds = %304
  %322 = zext nneg i32 %319 to i64
  %323 = getelementptr inbounds nuw ptr, ptr %311, i64 %322
  %324 = load ptr, ptr %323, align 8, !tbaa !31
  %325 = load i32, ptr %324, align 4, !tbaa !5
  %326 = icmp slt i32 %317, %325
  br i1 %326, label %327, label %490

327:                                              ; preds = %321, %304
  %328 = getelementptr inbounds nuw i8, ptr %38, i64 24
  %329 = load i32, ptr %328, align 8, !tbaa !303
  %330 = sext i32 %329 to i64
  br label %490

331:                                              ; preds = %37
  %332 = load ptr, ptr %25, align 8, !tbaa !294
  %333 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %334 = load i32, ptr %333, align 8, !tbaa !295
  %335 = sext i32 %334 to i64
  %336 = getelementptr inbounds i32, ptr %332, i64 %335
  %337 = getelementptr inbounds nuw i8, ptr %38, i64 12
  %338 = load i32, ptr %337, align 4, !tbaa !296
  %339 = load ptr, ptr %28, align 8, !tbaa !297
  %340 = load i32, ptr %336, align 4, !tbaa !5
  %341 = sext i32 %340 to i64
  %342 = getelementptr inbounds ptr, ptr %339, i64 %341
  %343 = load ptr, ptr %342, align 8, !tbaa !31
  %344 = getelementptr inbounds nuw i8, ptr %336, i64 4
  %345 = load i32, ptr %344, align 4, !tbaa !5
  %346 = sext i32 %345 to i64
  %347 = getelementptr inbounds ptr, ptr %339, i64 %346
  %348 = load ptr, ptr %347, align 8, !tbaa !31
  store ptr %348, ptr %342, align 8, !tbaa !31
  %349 = load ptr, ptr %28, align 8, !tbaa !297
  %350 = getelementptr inbounds ptr, ptr %349, i64 %346
  store ptr %343, ptr %350, align 8, !tbaa !31
  %351 = load ptr, ptr %29, align 8, !tbaa !304
  %352 = getelementptr inbounds nuw i8, ptr %336, i64 8
  %353 = load i32, ptr %352, align 4, !tbaa !5
  %354 = sext i32 %353 to i64
  %355 = getelementptr inbounds i8, ptr %351, i64 %354
  %356 = load i8, ptr %355, align 1, !tbaa !103
  %357 = xor i8 %356, 1
  store i8 %357, ptr %355, align 1, !tbaa !103
  %358 = ptrtoint ptr %348 to i64
  %359 = ptrtoint ptr %343 to i64
  %360 = sub i64 %358, %359
  %361 = icmp ugt i32 %338, 4
  br i1 %361, label %362, label %490

362:                                              ; preds = %331
  %363 = getelementptr inbounds nuw i8, ptr %336, i64 12
  %364 = load i32, ptr %363, align 4, !tbaa !5
  %365 = add i32 %364, 4
  %366 = sub i64 0, %360
  %367 = zext i32 %365 to i64
  %368 = zext i32 %338 to i64
  %369 = and i64 %368, 1
  %370 = icmp eq i32 %338, 5
  br i1 %370, label %476, label %371

371:                                              ; preds = %362
  %372 = and i64 %368, 4294967294
  %373 = add nsw i64 %372, -6
  br label %374

374:                                              ; preds = %374, %371
  %375 = phi i64 [ 4, %371 ], [ %400, %374 ]
  %376 = phi i64 [ 0, %371 ], [ %401, %374 ]
  %377 = load ptr, ptr %28, align 8, !tbaa !297
  %378 = getelementptr inbounds nuw i32, ptr %336, i64 %375
  %379 = load i32, ptr %378, align 4, !tbaa !5
  %380 = sext i32 %379 to i64
  %381 = getelementptr inbounds ptr, ptr %377, i64 %380
  %382 = load ptr, ptr %381, align 8, !tbaa !31
  %383 = ptrtoint ptr %382 to i64
  %384 = icmp samesign ult i64 %375, %367
  %385 = select i1 %384, i64 %360, i64 %366
  %386 = add i64 %385, %383
  %387 = inttoptr i64 %386 to ptr
  store ptr %387, ptr %381, align 8, !tbaa !31
  %388 = or disjoint i64 %375, 1
  %389 = load ptr, ptr %28, align 8, !tbaa !297
  %390 = getelementptr inbounds nuw i32, ptr %336, i64 %388
  %391 = load i32, ptr %390, align 4, !tbaa !5
  %392 = sext i32 %391 to i64
  %393 = getelementptr inbounds ptr, ptr %389, i64 %392
  %394 = load ptr, ptr %393, align 8, !tbaa !31
  %395 = ptrtoint ptr %394 to i64
  %396 = icmp samesign ult i64 %388, %367
  %397 = select i1 %396, i64 %360, i64 %366
  %398 = add i64 %397, %395
  %399 = inttoptr i64 %398 to ptr
  store ptr %399, ptr %393, align 8, !tbaa !31
  %400 = add nuw nsw i64 %375, 2
  %401 = add i64 %376, 2
  %402 = icmp eq i64 %376, %373
  br i1 %402, label %474, label %374, !llvm.loop !305

403:                                              ; preds = %37
  %404 = load ptr, ptr %29, align 8, !tbaa !304
  %405 = load ptr, ptr %25, align 8, !tbaa !294
  %406 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %407 = load i32, ptr %406, align 8, !tbaa !295
  %408 = sext i32 %407 to i64
  %409 = getelementptr inbounds i32, ptr %405, i64 %408
  %410 = getelementptr inbounds nuw i8, ptr %409, i64 8
  %411 = load i32, ptr %410, align 4, !tbaa !5
  %412 = sext i32 %411 to i64
  %413 = getelementptr inbounds i8, ptr %404, i64 %412
  %414 = load i8, ptr %413, align 1, !tbaa !103
  %415 = icmp eq i8 %414, 0
  br i1 %415, label %416, label %490

416:                                              ; preds = %403
  %417 = getelementptr inbounds nuw i8, ptr %38, i64 24
  %418 = load i32, ptr %417, align 8, !tbaa !303
  %419 = sext i32 %418 to i64
  br label %490

420:                                              ; preds = %37
  %421 = load ptr, ptr %28, align 8, !tbaa !297
  %422 = load ptr, ptr %25, align 8, !tbaa !294
  %423 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %424 = load i32, ptr %423, align 8, !tbaa !295
  %425 = sext i32 %424 to i64
  %426 = getelementptr inbounds i32, ptr %422, i64 %425
  %427 = getelementptr inbounds nuw i8, ptr %426, i64 4
  %428 = load i32, ptr %427, align 4, !tbaa !5
  %429 = sext i32 %428 to i64
  %430 = getelementptr inbounds ptr, ptr %421, i64 %429
  %431 = load ptr, ptr %430, align 8, !tbaa !31
  %432 = getelementptr inbounds nuw i8, ptr %426, i64 8
  %433 = load i32, ptr %432, align 4, !tbaa !5
  %434 = icmp eq i32 %433, 8
  br i1 %434, label %435, label %437

435:                                              ; preds = %420
  %436 = load i64, ptr %431, align 8, !tbaa !111
  br label %440

437:                                              ; preds = %420
  %438 = load i32, ptr %431, align 4, !tbaa !5
  %439 = sext i32 %438 to i64
  br label %440

440:                                              ; preds = %435, %437
  %441 = phi i64 [ %436, %435 ], [ %439, %437 ]
  %442 = tail call fastcc range(i32 0, 4) i32 @take_size(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %38, i64 noundef %441)
  br label %490

443:                                              ; preds = %37
  %444 = tail call fastcc i32 @make(ptr noundef nonnull %0, ptr noundef nonnull %38)
  br label %490

445:                                              ; preds = %37
  %446 = load ptr, ptr %25, align 8, !tbaa !294
  %447 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %448 = load i32, ptr %447, align 8, !tbaa !295
  %449 = sext i32 %448 to i64
  %450 = getelementptr inbounds i32, ptr %446, i64 %449
  %451 = load ptr, ptr %26, align 8, !tbaa !306
  %452 = getelementptr inbounds nuw i8, ptr %450, i64 4
  %453 = load i32, ptr %452, align 4, !tbaa !5
  %454 = sext i32 %453 to i64
  %455 = getelementptr inbounds i64, ptr %451, i64 %454
  %456 = load ptr, ptr %27, align 8, !tbaa !300
  %457 = tail call fastcc i64 @evaluate(ptr noundef %455, ptr noundef %456)
  %458 = icmp sgt i64 %457, 0
  br i1 %458, label %459, label %490

459:                                              ; preds = %445
  %460 = load ptr, ptr %28, align 8, !tbaa !297
  %461 = load i32, ptr %450, align 4, !tbaa !5
  %462 = sext i32 %461 to i64
  %463 = getelementptr inbounds ptr, ptr %460, i64 %462
  %464 = load ptr, ptr %463, align 8, !tbaa !31
  tail call void @llvm.memset.p0.i64(ptr align 1 %464, i8 -1, i64 %457, i1 false)
  br label %490

465:                                              ; preds = %37
  %466 = tail call fastcc i32 @grow(ptr noundef nonnull %0, ptr noundef nonnull %38)
  br label %490

467:                                              ; preds = %67, %63
  store atomic i32 0, ptr %56 release, align 4
  %468 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %469 = load i32, ptr %468, align 8, !tbaa !293
  %470 = load ptr, ptr %2, align 8, !tbaa !281
  %471 = getelementptr inbounds nuw i8, ptr %470, i64 24
  %472 = load ptr, ptr %471, align 8, !tbaa !272
  %473 = getelementptr inbounds nuw i8, ptr %472, i64 8
  store i32 %469, ptr %473, align 8, !tbaa !302
  br label %941

474:                                              ; preds = %374
  %475 = icmp eq i64 %369, 0
  br i1 %475, label %490, label %476

476:                                              ; preds = %474, %362
  %477 = phi i64 [ 4, %362 ], [ %400, %474 ]
  %478 = icmp ne i64 %369, 0
  tail call void @llvm.assume(i1 %478)
  %479 = load ptr, ptr %28, align 8, !tbaa !297
  %480 = getelementptr inbounds nuw i32, ptr %336, i64 %477
  %481 = load i32, ptr %480, align 4, !tbaa !5
  %482 = sext i32 %481 to i64
  %483 = getelementptr inbounds ptr, ptr %479, i64 %482
  %484 = load ptr, ptr %483, align 8, !tbaa !31
  %485 = ptrtoint ptr %484 to i64
  %486 = icmp samesign ult i64 %477, %367
  %487 = select i1 %486, i64 %360, i64 %366
  %488 = add i64 %487, %485
  %489 = inttoptr i64 %488 to ptr
  store ptr %489, ptr %483, align 8, !tbaa !31
  br label %490

490:                                              ; preds = %476, %474, %459, %445, %331, %327, %321, %213, %207, %193, %168, %165, %465, %443, %440, %416, %403, %258, %189, %176, %172
  %491 = phi i64 [ %39, %465 ], [ %330, %327 ], [ %175, %172 ], [ %39, %403 ], [ %39, %445 ], [ %262, %258 ], [ %39, %193 ], [ %39, %321 ], [ %39, %176 ], [ %39, %440 ], [ %39, %443 ], [ %39, %168 ], [ %192, %189 ], [ %419, %416 ], [ %39, %459 ], [ %39, %165 ], [ %39, %331 ], [ %216, %213 ], [ %39, %207 ], [ %39, %474 ], [ %39, %476 ]
  %492 = phi i32 [ %466, %465 ], [ %305, %327 ], [ 0, %172 ], [ 0, %403 ], [ 0, %445 ], [ %259, %258 ], [ 0, %193 ], [ %305, %321 ], [ 0, %176 ], [ %442, %440 ], [ %444, %443 ], [ %109, %168 ], [ 0, %189 ], [ 0, %416 ], [ 0, %459 ], [ %109, %165 ], [ 0, %331 ], [ 0, %213 ], [ 0, %207 ], [ 0, %474 ], [ 0, %476 ]
  %493 = icmp eq i32 %492, 0
  br i1 %493, label %34, label %941, !llvm.loop !307

494:                                              ; preds = %17, %11
  %495 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %496 = load i64, ptr %495, align 8, !tbaa !308
  %497 = icmp eq i64 %496, 0
  br i1 %497, label %603, label %498

498:                                              ; preds = %494
  %499 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %500 = load i64, ptr %499, align 8, !tbaa !289
  %501 = icmp sgt i64 %500, 0
  br i1 %501, label %502, label %941

502:                                              ; preds = %498
  %503 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %504 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %505 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %506 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %511

507:                                              ; preds = %542
  %508 = add nuw nsw i64 %512, 1
  %509 = load i64, ptr %499, align 8, !tbaa !289
  %510 = icmp slt i64 %508, %509
  br i1 %510, label %511, label %941, !llvm.loop !309

511:                                              ; preds = %507, %502
  %512 = phi i64 [ 0, %502 ], [ %508, %507 ]
  %513 = load ptr, ptr %0, align 8, !tbaa !288
  %514 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %513, i64 %512
  %515 = load ptr, ptr %503, align 8, !tbaa !294
  %516 = getelementptr inbounds nuw i8, ptr %514, i64 8
  %517 = load i32, ptr %516, align 8, !tbaa !295
  %518 = sext i32 %517 to i64
  %519 = getelementptr inbounds i32, ptr %515, i64 %518
  %520 = getelementptr inbounds nuw i8, ptr %514, i64 12
  %521 = load i32, ptr %520, align 4, !tbaa !296
  %522 = icmp eq i32 %521, 0
  br i1 %522, label %542, label %523

523:                                              ; preds = %511
  %524 = zext i32 %521 to i64
  %525 = and i64 %524, 1
  %526 = icmp eq i32 %521, 1
  br i1 %526, label %531, label %527

527:                                              ; preds = %523
  %528 = and i64 %524, 4294967294
  br label %549

529:                                              ; preds = %549
  %530 = icmp eq i64 %525, 0
  br i1 %530, label %542, label %531

531:                                              ; preds = %529, %523
  %532 = phi i64 [ 0, %523 ], [ %569, %529 ]
  %533 = icmp ne i64 %525, 0
  tail call void @llvm.assume(i1 %533)
  %534 = load ptr, ptr %504, align 8, !tbaa !297
  %535 = getelementptr inbounds nuw i32, ptr %519, i64 %532
  %536 = load i32, ptr %535, align 4, !tbaa !5
  %537 = sext i32 %536 to i64
  %538 = getelementptr inbounds ptr, ptr %534, i64 %537
  %539 = load ptr, ptr %538, align 8, !tbaa !31
  %540 = load ptr, ptr %505, align 8, !tbaa !298
  %541 = getelementptr inbounds nuw ptr, ptr %540, i64 %532
  store ptr %539, ptr %541, align 8, !tbaa !31
  br label %542

542:                                              ; preds = %531, %529, %511
  %543 = load ptr, ptr %514, align 8, !tbaa !299
  %544 = load ptr, ptr %505, align 8, !tbaa !298
  %545 = load ptr, ptr %506, align 8, !tbaa !300
  %546 = load ptr, ptr %2, align 8, !tbaa !281
  %547 = tail call i32 %543(ptr noundef %544, ptr noundef %545, ptr noundef %546) #18
  %548 = icmp eq i32 %547, 0
  br i1 %548, label %507, label %572

549:                                              ; preds = %549, %527
  %550 = phi i64 [ 0, %527 ], [ %569, %549 ]
  %551 = phi i64 [ 0, %527 ], [ %570, %549 ]
  %552 = load ptr, ptr %504, align 8, !tbaa !297
  %553 = getelementptr inbounds nuw i32, ptr %519, i64 %550
  %554 = load i32, ptr %553, align 4, !tbaa !5
  %555 = sext i32 %554 to i64
  %556 = getelementptr inbounds ptr, ptr %552, i64 %555
  %557 = load ptr, ptr %556, align 8, !tbaa !31
  %558 = load ptr, ptr %505, align 8, !tbaa !298
  %559 = getelementptr inbounds nuw ptr, ptr %558, i64 %550
  store ptr %557, ptr %559, align 8, !tbaa !31
  %560 = or disjoint i64 %550, 1
  %561 = load ptr, ptr %504, align 8, !tbaa !297
  %562 = getelementptr inbounds nuw i32, ptr %519, i64 %560
  %563 = load i32, ptr %562, align 4, !tbaa !5
  %564 = sext i32 %563 to i64
  %565 = getelementptr inbounds ptr, ptr %561, i64 %564
  %566 = load ptr, ptr %565, align 8, !tbaa !31
  %567 = load ptr, ptr %505, align 8, !tbaa !298
  %568 = getelementptr inbounds nuw ptr, ptr %567, i64 %560
  store ptr %566, ptr %568, align 8, !tbaa !31
  %569 = add nuw nsw i64 %550, 2
  %570 = add i64 %551, 2
  %571 = icmp eq i64 %570, %528
  br i1 %571, label %529, label %549, !llvm.loop !301

572:                                              ; preds = %542
  %573 = load ptr, ptr %2, align 8, !tbaa !281
  %574 = getelementptr inbounds nuw i8, ptr %573, i64 24
  %575 = load ptr, ptr %574, align 8, !tbaa !272
  %576 = load atomic i32, ptr %575 acquire, align 8
  %577 = icmp eq i32 %576, 0
  br i1 %577, label %578, label %596

578:                                              ; preds = %572
  %579 = load ptr, ptr %2, align 8, !tbaa !281
  %580 = getelementptr inbounds nuw i8, ptr %579, i64 24
  %581 = load ptr, ptr %580, align 8, !tbaa !272
  %582 = getelementptr inbounds nuw i8, ptr %581, i64 4
  br label %583

583:                                              ; preds = %583, %578
  %584 = atomicrmw xchg ptr %582, i32 1 acquire, align 4
  %585 = icmp eq i32 %584, 0
  br i1 %585, label %586, label %583, !llvm.loop !273

586:                                              ; preds = %583
  %587 = load atomic i32, ptr %581 monotonic, align 8
  %588 = icmp eq i32 %587, 0
  br i1 %588, label %593, label %589

589:                                              ; preds = %586
  %590 = getelementptr inbounds nuw i8, ptr %581, i64 16
  %591 = load i64, ptr %590, align 8, !tbaa !274
  %592 = icmp sgt i64 %591, 0
  br i1 %592, label %593, label %595

593:                                              ; preds = %589, %586
  %594 = getelementptr inbounds nuw i8, ptr %581, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %594, i8 0, i64 36, i1 false)
  store atomic i32 %547, ptr %581 monotonic, align 8
  br label %595

595:                                              ; preds = %593, %589
  store atomic i32 0, ptr %582 release, align 4
  br label %596

596:                                              ; preds = %595, %572
  %597 = getelementptr inbounds nuw i8, ptr %514, i64 16
  %598 = load i32, ptr %597, align 8, !tbaa !293
  %599 = load ptr, ptr %2, align 8, !tbaa !281
  %600 = getelementptr inbounds nuw i8, ptr %599, i64 24
  %601 = load ptr, ptr %600, align 8, !tbaa !272
  %602 = getelementptr inbounds nuw i8, ptr %601, i64 8
  store i32 %598, ptr %602, align 8, !tbaa !302
  br label %941

603:                                              ; preds = %494
  %604 = load ptr, ptr %0, align 8, !tbaa !288
  %605 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %606 = load i64, ptr %605, align 8, !tbaa !289
  %607 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %608 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %609 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %610 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %611 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %612 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br label %613

613:                                              ; preds = %937, %603
  %614 = phi i64 [ 0, %603 ], [ %938, %937 ]
  %615 = icmp slt i64 %614, %606
  br i1 %615, label %616, label %941

616:                                              ; preds = %613
  %617 = getelementptr inbounds %struct.tfc_instruction, ptr %604, i64 %614
  %618 = add nsw i64 %614, 1
  %619 = getelementptr inbounds nuw i8, ptr %617, i64 20
  %620 = load i32, ptr %619, align 4, !tbaa !290
  switch i32 %620, label %919 [
    i32 0, label %621
    i32 1, label %710
    i32 3, label %714
    i32 4, label %731
    i32 2, label %755
    i32 5, label %759
    i32 6, label %785
    i32 7, label %857
    i32 8, label %874
    i32 9, label %897
    i32 11, label %899
  ]

621:                                              ; preds = %616
  %622 = load ptr, ptr %607, align 8, !tbaa !294
  %623 = getelementptr inbounds nuw i8, ptr %617, i64 8
  %624 = load i32, ptr %623, align 8, !tbaa !295
  %625 = sext i32 %624 to i64
  %626 = getelementptr inbounds i32, ptr %622, i64 %625
  %627 = getelementptr inbounds nuw i8, ptr %617, i64 12
  %628 = load i32, ptr %627, align 4, !tbaa !296
  %629 = icmp eq i32 %628, 0
  br i1 %629, label %649, label %630

630:                                              ; preds = %621
  %631 = zext i32 %628 to i64
  %632 = and i64 %631, 1
  %633 = icmp eq i32 %628, 1
  br i1 %633, label %638, label %634

634:                                              ; preds = %630
  %635 = and i64 %631, 4294967294
  br label %656

636:                                              ; preds = %656
  %637 = icmp eq i64 %632, 0
  br i1 %637, label %649, label %638

638:                                              ; preds = %636, %630
  %639 = phi i64 [ 0, %630 ], [ %676, %636 ]
  %640 = icmp ne i64 %632, 0
  tail call void @llvm.assume(i1 %640)
  %641 = load ptr, ptr %610, align 8, !tbaa !297
  %642 = getelementptr inbounds nuw i32, ptr %626, i64 %639
  %643 = load i32, ptr %642, align 4, !tbaa !5
  %644 = sext i32 %643 to i64
  %645 = getelementptr inbounds ptr, ptr %641, i64 %644
  %646 = load ptr, ptr %645, align 8, !tbaa !31
  %647 = load ptr, ptr %612, align 8, !tbaa !298
  %648 = getelementptr inbounds nuw ptr, ptr %647, i64 %639
  store ptr %646, ptr %648, align 8, !tbaa !31
  br label %649

649:                                              ; preds = %638, %636, %621
  %650 = load ptr, ptr %617, align 8, !tbaa !299
  %651 = load ptr, ptr %612, align 8, !tbaa !298
  %652 = load ptr, ptr %609, align 8, !tbaa !300
  %653 = load ptr, ptr %2, align 8, !tbaa !281
  %654 = tail call i32 %650(ptr noundef %651, ptr noundef %652, ptr noundef %653) #18
  %655 = icmp eq i32 %654, 0
  br i1 %655, label %937, label %679

656:                                              ; preds = %656, %634
  %657 = phi i64 [ 0, %634 ], [ %676, %656 ]
  %658 = phi i64 [ 0, %634 ], [ %677, %656 ]
  %659 = load ptr, ptr %610, align 8, !tbaa !297
  %660 = getelementptr inbounds nuw i32, ptr %626, i64 %657
  %661 = load i32, ptr %660, align 4, !tbaa !5
  %662 = sext i32 %661 to i64
  %663 = getelementptr inbounds ptr, ptr %659, i64 %662
  %664 = load ptr, ptr %663, align 8, !tbaa !31
  %665 = load ptr, ptr %612, align 8, !tbaa !298
  %666 = getelementptr inbounds nuw ptr, ptr %665, i64 %657
  store ptr %664, ptr %666, align 8, !tbaa !31
  %667 = or disjoint i64 %657, 1
  %668 = load ptr, ptr %610, align 8, !tbaa !297
  %669 = getelementptr inbounds nuw i32, ptr %626, i64 %667
  %670 = load i32, ptr %669, align 4, !tbaa !5
  %671 = sext i32 %670 to i64
  %672 = getelementptr inbounds ptr, ptr %668, i64 %671
  %673 = load ptr, ptr %672, align 8, !tbaa !31
  %674 = load ptr, ptr %612, align 8, !tbaa !298
  %675 = getelementptr inbounds nuw ptr, ptr %674, i64 %667
  store ptr %673, ptr %675, align 8, !tbaa !31
  %676 = add nuw nsw i64 %657, 2
  %677 = add i64 %658, 2
  %678 = icmp eq i64 %677, %635
  br i1 %678, label %636, label %656, !llvm.loop !301

679:                                              ; preds = %649
  %680 = load ptr, ptr %2, align 8, !tbaa !281
  %681 = getelementptr inbounds nuw i8, ptr %680, i64 24
  %682 = load ptr, ptr %681, align 8, !tbaa !272
  %683 = load atomic i32, ptr %682 acquire, align 8
  %684 = icmp eq i32 %683, 0
  br i1 %684, label %685, label %703

685:                                              ; preds = %679
  %686 = load ptr, ptr %2, align 8, !tbaa !281
  %687 = getelementptr inbounds nuw i8, ptr %686, i64 24
  %688 = load ptr, ptr %687, align 8, !tbaa !272
  %689 = getelementptr inbounds nuw i8, ptr %688, i64 4
  br label %690

690:                                              ; preds = %690, %685
  %691 = atomicrmw xchg ptr %689, i32 1 acquire, align 4
  %692 = icmp eq i32 %691, 0
  br i1 %692, label %693, label %690, !llvm.loop !273

693:                                              ; preds = %690
  %694 = load atomic i32, ptr %688 monotonic, align 8
  %695 = icmp eq i32 %694, 0
  br i1 %695, label %700, label %696

696:                                              ; preds = %693
  %697 = getelementptr inbounds nuw i8, ptr %688, i64 16
  %698 = load i64, ptr %697, align 8, !tbaa !274
  %699 = icmp sgt i64 %698, 0
  br i1 %699, label %700, label %702

700:                                              ; preds = %696, %693
  %701 = getelementptr inbounds nuw i8, ptr %688, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %701, i8 0, i64 36, i1 false)
  store atomic i32 %654, ptr %688 monotonic, align 8
  br label %702

702:                                              ; preds = %700, %696
  store atomic i32 0, ptr %689 release, align 4
  br label %703

703:                                              ; preds = %679, %702
  %704 = getelementptr inbounds nuw i8, ptr %617, i64 16
  %705 = load i32, ptr %704, align 8, !tbaa !293
  %706 = load ptr, ptr %2, align 8, !tbaa !281
  %707 = getelementptr inbounds nuw i8, ptr %706, i64 24
  %708 = load ptr, ptr %707, align 8, !tbaa !272
  %709 = getelementptr inbounds nuw i8, ptr %708, i64 8
  store i32 %705, ptr %709, align 8, !tbaa !302
  br label %941

710:                                              ; preds = %616
  %711 = getelementptr inbounds nuw i8, ptr %617, i64 24
  %712 = load i32, ptr %711, align 8, !tbaa !303
  %713 = sext i32 %712 to i64
  br label %937

714:                                              ; preds = %616
  %715 = load ptr, ptr %610, align 8, !tbaa !297
  %716 = load ptr, ptr %607, align 8, !tbaa !294
  %717 = getelementptr inbounds nuw i8, ptr %617, i64 8
  %718 = load i32, ptr %717, align 8, !tbaa !295
  %719 = sext i32 %718 to i64
  %720 = getelementptr inbounds i32, ptr %716, i64 %719
  %721 = load i32, ptr %720, align 4, !tbaa !5
  %722 = sext i32 %721 to i64
  %723 = getelementptr inbounds ptr, ptr %715, i64 %722
  %724 = load ptr, ptr %723, align 8, !tbaa !31
  %725 = load i8, ptr %724, align 1, !tbaa !103
  %726 = icmp eq i8 %725, 0
  br i1 %726, label %727, label %937

727:                                              ; preds = %714
  %728 = getelementptr inbounds nuw i8, ptr %617, i64 24
  %729 = load i32, ptr %728, align 8, !tbaa !303
  %730 = sext i32 %729 to i64
  br label %937

731:                                              ; preds = %616
  %732 = load ptr, ptr %607, align 8, !tbaa !294
  %733 = getelementptr inbounds nuw i8, ptr %617, i64 8
  %734 = load i32, ptr %733, align 8, !tbaa !295
  %735 = sext i32 %734 to i64
  %736 = getelementptr inbounds i32, ptr %732, i64 %735
  %737 = load ptr, ptr %610, align 8, !tbaa !297
  %738 = load i32, ptr %736, align 4, !tbaa !5
  %739 = sext i32 %738 to i64
  %740 = getelementptr inbounds ptr, ptr %737, i64 %739
  %741 = load ptr, ptr %740, align 8, !tbaa !31
  store i32 0, ptr %741, align 4, !tbaa !5
  %742 = getelementptr inbounds nuw i8, ptr %736, i64 4
  %743 = load i32, ptr %742, align 4, !tbaa !5
  %744 = icmp sgt i32 %743, -1
  br i1 %744, label %745, label %937

745:                                              ; preds = %731
  %746 = zext nneg i32 %743 to i64
  %747 = getelementptr inbounds nuw ptr, ptr %737, i64 %746
  %748 = load ptr, ptr %747, align 8, !tbaa !31
  %749 = load i32, ptr %748, align 4, !tbaa !5
  %750 = icmp slt i32 %749, 1
  br i1 %750, label %751, label %937

751:                                              ; preds = %745
  %752 = getelementptr inbounds nuw i8, ptr %617, i64 24
  %753 = load i32, ptr %752, align 8, !tbaa !303
  %754 = sext i32 %753 to i64
  br label %937

755:                                              ; preds = %616
  %756 = getelementptr inbounds nuw i8, ptr %617, i64 24
  %757 = load i32, ptr %756, align 8, !tbaa !303
  %758 = sext i32 %757 to i64
  br label %937

759:                                              ; preds = %616
  %760 = load ptr, ptr %607, align 8, !tbaa !294
  %761 = getelementptr inbounds nuw i8, ptr %617, i64 8
  %762 = load i32, ptr %761, align 8, !tbaa !295
  %763 = sext i32 %762 to i64
  %764 = getelementptr inbounds i32, ptr %760, i64 %763
  %765 = load ptr, ptr %610, align 8, !tbaa !297
  %766 = load i32, ptr %764, align 4, !tbaa !5
  %767 = sext i32 %766 to i64
  %768 = getelementptr inbounds ptr, ptr %765, i64 %767
  %769 = load ptr, ptr %768, align 8, !tbaa !31
  %770 = load i32, ptr %769, align 4, !tbaa !5
  %771 = add i32 %770, 1
  store i32 %771, ptr %769, align 4, !tbaa !5
  %772 = getelementptr inbounds nuw i8, ptr %764, i64 4
  %773 = load i32, ptr %772, align 4, !tbaa !5
  %774 = icmp slt i32 %773, 0
  br i1 %774, label %781, label %775

775:                                              ; preds = %759
  %776 = zext nneg i32 %773 to i64
  %777 = getelementptr inbounds nuw ptr, ptr %765, i64 %776
  %778 = load ptr, ptr %777, align 8, !tbaa !31
  %779 = load i32, ptr %778, align 4, !tbaa !5
  %780 = icmp slt i32 %771, %779
  br i1 %780, label %781, label %937

781:                                              ; preds = %775, %759
  %782 = getelementptr inbounds nuw i8, ptr %617, i64 24
  %783 = load i32, ptr %782, align 8, !tbaa !303
  %784 = sext i32 %783 to i64
  br label %937

785:                                              ; preds = %616
  %786 = load ptr, ptr %607, align 8, !tbaa !294
  %787 = getelementptr inbounds nuw i8, ptr %617, i64 8
  %788 = load i32, ptr %787, align 8, !tbaa !295
  %789 = sext i32 %788 to i64
  %790 = getelementptr inbounds i32, ptr %786, i64 %789
  %791 = getelementptr inbounds nuw i8, ptr %617, i64 12
  %792 = load i32, ptr %791, align 4, !tbaa !296
  %793 = load ptr, ptr %610, align 8, !tbaa !297
  %794 = load i32, ptr %790, align 4, !tbaa !5
  %795 = sext i32 %794 to i64
  %796 = getelementptr inbounds ptr, ptr %793, i64 %795
  %797 = load ptr, ptr %796, align 8, !tbaa !31
  %798 = getelementptr inbounds nuw i8, ptr %790, i64 4
  %799 = load i32, ptr %798, align 4, !tbaa !5
  %800 = sext i32 %799 to i64
  %801 = getelementptr inbounds ptr, ptr %793, i64 %800
  %802 = load ptr, ptr %801, align 8, !tbaa !31
  store ptr %802, ptr %796, align 8, !tbaa !31
  %803 = load ptr, ptr %610, align 8, !tbaa !297
  %804 = getelementptr inbounds ptr, ptr %803, i64 %800
  store ptr %797, ptr %804, align 8, !tbaa !31
  %805 = load ptr, ptr %611, align 8, !tbaa !304
  %806 = getelementptr inbounds nuw i8, ptr %790, i64 8
  %807 = load i32, ptr %806, align 4, !tbaa !5
  %808 = sext i32 %807 to i64
  %809 = getelementptr inbounds i8, ptr %805, i64 %808
  %810 = load i8, ptr %809, align 1, !tbaa !103
  %811 = xor i8 %810, 1
  store i8 %811, ptr %809, align 1, !tbaa !103
  %812 = ptrtoint ptr %802 to i64
  %813 = ptrtoint ptr %797 to i64
  %814 = sub i64 %812, %813
  %815 = icmp ugt i32 %792, 4
  br i1 %815, label %816, label %937

816:                                              ; preds = %785
  %817 = getelementptr inbounds nuw i8, ptr %790, i64 12
  %818 = load i32, ptr %817, align 4, !tbaa !5
  %819 = add i32 %818, 4
  %820 = sub i64 0, %814
  %821 = zext i32 %819 to i64
  %822 = zext i32 %792 to i64
  %823 = and i64 %822, 1
  %824 = icmp eq i32 %792, 5
  br i1 %824, label %923, label %825

825:                                              ; preds = %816
  %826 = and i64 %822, 4294967294
  %827 = add nsw i64 %826, -6
  br label %828

828:                                              ; preds = %828, %825
  %829 = phi i64 [ 4, %825 ], [ %854, %828 ]
  %830 = phi i64 [ 0, %825 ], [ %855, %828 ]
  %831 = load ptr, ptr %610, align 8, !tbaa !297
  %832 = getelementptr inbounds nuw i32, ptr %790, i64 %829
  %833 = load i32, ptr %832, align 4, !tbaa !5
  %834 = sext i32 %833 to i64
  %835 = getelementptr inbounds ptr, ptr %831, i64 %834
  %836 = load ptr, ptr %835, align 8, !tbaa !31
  %837 = ptrtoint ptr %836 to i64
  %838 = icmp samesign ult i64 %829, %821
  %839 = select i1 %838, i64 %814, i64 %820
  %840 = add i64 %839, %837
  %841 = inttoptr i64 %840 to ptr
  store ptr %841, ptr %835, align 8, !tbaa !31
  %842 = or disjoint i64 %829, 1
  %843 = load ptr, ptr %610, align 8, !tbaa !297
  %844 = getelementptr inbounds nuw i32, ptr %790, i64 %842
  %845 = load i32, ptr %844, align 4, !tbaa !5
  %846 = sext i32 %845 to i64
  %847 = getelementptr inbounds ptr, ptr %843, i64 %846
  %848 = load ptr, ptr %847, align 8, !tbaa !31
  %849 = ptrtoint ptr %848 to i64
  %850 = icmp samesign ult i64 %842, %821
  %851 = select i1 %850, i64 %814, i64 %820
  %852 = add i64 %851, %849
  %853 = inttoptr i64 %852 to ptr
  store ptr %853, ptr %847, align 8, !tbaa !31
  %854 = add nuw nsw i64 %829, 2
  %855 = add i64 %830, 2
  %856 = icmp eq i64 %830, %827
  br i1 %856, label %921, label %828, !llvm.loop !305

857:                                              ; preds = %616
  %858 = load ptr, ptr %611, align 8, !tbaa !304
  %859 = load ptr, ptr %607, align 8, !tbaa !294
  %860 = getelementptr inbounds nuw i8, ptr %617, i64 8
  %861 = load i32, ptr %860, align 8, !tbaa !295
  %862 = sext i32 %861 to i64
  %863 = getelementptr inbounds i32, ptr %859, i64 %862
  %864 = getelementptr inbounds nuw i8, ptr %863, i64 8
  %865 = load i32, ptr %864, align 4, !tbaa !5
  %866 = sext i32 %865 to i64
  %867 = getelementptr inbounds i8, ptr %858, i64 %866
  %868 = load i8, ptr %867, align 1, !tbaa !103
  %869 = icmp eq i8 %868, 0
  br i1 %869, label %870, label %937

870:                                              ; preds = %857
  %871 = getelementptr inbounds nuw i8, ptr %617, i64 24
  %872 = load i32, ptr %871, align 8, !tbaa !303
  %873 = sext i32 %872 to i64
  br label %937

874:                                              ; preds = %616
  %875 = load ptr, ptr %610, align 8, !tbaa !297
  %876 = load ptr, ptr %607, align 8, !tbaa !294
  %877 = getelementptr inbounds nuw i8, ptr %617, i64 8
  %878 = load i32, ptr %877, align 8, !tbaa !295
  %879 = sext i32 %878 to i64
  %880 = getelementptr inbounds i32, ptr %876, i64 %879
  %881 = getelementptr inbounds nuw i8, ptr %880, i64 4
  %882 = load i32, ptr %881, align 4, !tbaa !5
  %883 = sext i32 %882 to i64
  %884 = getelementptr inbounds ptr, ptr %875, i64 %883
  %885 = load ptr, ptr %884, align 8, !tbaa !31
  %886 = getelementptr inbounds nuw i8, ptr %880, i64 8
  %887 = load i32, ptr %886, align 4, !tbaa !5
  %888 = icmp eq i32 %887, 8
  br i1 %888, label %889, label %891

889:                                              ; preds = %874
  %890 = load i64, ptr %885, align 8, !tbaa !111
  br label %894

891:                                              ; preds = %874
  %892 = load i32, ptr %885, align 4, !tbaa !5
  %893 = sext i32 %892 to i64
  br label %894

894:                                              ; preds = %889, %891
  %895 = phi i64 [ %890, %889 ], [ %893, %891 ]
  %896 = tail call fastcc range(i32 0, 4) i32 @take_size(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %617, i64 noundef %895)
  br label %937

897:                                              ; preds = %616
  %898 = tail call fastcc i32 @make(ptr noundef nonnull %0, ptr noundef nonnull %617)
  br label %937

899:                                              ; preds = %616
  %900 = load ptr, ptr %607, align 8, !tbaa !294
  %901 = getelementptr inbounds nuw i8, ptr %617, i64 8
  %902 = load i32, ptr %901, align 8, !tbaa !295
  %903 = sext i32 %902 to i64
  %904 = getelementptr inbounds i32, ptr %900, i64 %903
  %905 = load ptr, ptr %608, align 8, !tbaa !306
  %906 = getelementptr inbounds nuw i8, ptr %904, i64 4
  %907 = load i32, ptr %906, align 4, !tbaa !5
  %908 = sext i32 %907 to i64
  %909 = getelementptr inbounds i64, ptr %905, i64 %908
  %910 = load ptr, ptr %609, align 8, !tbaa !300
  %911 = tail call fastcc i64 @evaluate(ptr noundef %909, ptr noundef %910)
  %912 = icmp sgt i64 %911, 0
  br i1 %912, label %913, label %937

913:                                              ; preds = %899
  %914 = load ptr, ptr %610, align 8, !tbaa !297
  %915 = load i32, ptr %904, align 4, !tbaa !5
  %916 = sext i32 %915 to i64
  %917 = getelementptr inbounds ptr, ptr %914, i64 %916
  %918 = load ptr, ptr %917, align 8, !tbaa !31
  tail call void @llvm.memset.p0.i64(ptr align 1 %918, i8 -1, i64 %911, i1 false)
  br label %937

919:                                              ; preds = %616
  %920 = tail call fastcc i32 @grow(ptr noundef nonnull %0, ptr noundef nonnull %617)
  br label %937

921:                                              ; preds = %828
  %922 = icmp eq i64 %823, 0
  br i1 %922, label %937, label %923

923:                                              ; preds = %921, %816
  %924 = phi i64 [ 4, %816 ], [ %854, %921 ]
  %925 = icmp ne i64 %823, 0
  tail call void @llvm.assume(i1 %925)
  %926 = load ptr, ptr %610, align 8, !tbaa !297
  %927 = getelementptr inbounds nuw i32, ptr %790, i64 %924
  %928 = load i32, ptr %927, align 4, !tbaa !5
  %929 = sext i32 %928 to i64
  %930 = getelementptr inbounds ptr, ptr %926, i64 %929
  %931 = load ptr, ptr %930, align 8, !tbaa !31
  %932 = ptrtoint ptr %931 to i64
  %933 = icmp samesign ult i64 %924, %821
  %934 = select i1 %933, i64 %814, i64 %820
  %935 = add i64 %934, %932
  %936 = inttoptr i64 %935 to ptr
  store ptr %936, ptr %930, align 8, !tbaa !31
  br label %937

937:                                              ; preds = %923, %921, %913, %899, %785, %781, %775, %751, %745, %731, %649, %919, %897, %894, %870, %857, %755, %727, %714, %710
  %938 = phi i64 [ %618, %919 ], [ %618, %899 ], [ %713, %710 ], [ %618, %857 ], [ %618, %913 ], [ %758, %755 ], [ %618, %731 ], [ %618, %775 ], [ %618, %714 ], [ %618, %894 ], [ %618, %897 ], [ %873, %870 ], [ %730, %727 ], [ %618, %649 ], [ %754, %751 ], [ %618, %745 ], [ %784, %781 ], [ %618, %785 ], [ %618, %921 ], [ %618, %923 ]
  %939 = phi i32 [ %920, %919 ], [ 0, %899 ], [ 0, %710 ], [ 0, %857 ], [ 0, %913 ], [ 0, %755 ], [ 0, %731 ], [ 0, %775 ], [ 0, %714 ], [ %896, %894 ], [ %898, %897 ], [ 0, %870 ], [ 0, %727 ], [ 0, %649 ], [ 0, %751 ], [ 0, %745 ], [ 0, %781 ], [ 0, %785 ], [ 0, %921 ], [ 0, %923 ]
  %940 = icmp eq i32 %939, 0
  br i1 %940, label %613, label %941, !llvm.loop !307

941:                                              ; preds = %490, %34, %507, %937, %613, %703, %596, %498, %467, %9
  %942 = phi i32 [ %10, %9 ], [ 0, %507 ], [ 1, %467 ], [ %654, %703 ], [ %939, %937 ], [ %547, %596 ], [ 0, %498 ], [ 0, %613 ], [ 0, %34 ], [ %492, %490 ]
  ret i32 %942
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @walk_on_device(ptr noundef %0) unnamed_addr #28 {
  %2 = alloca i32, align 4
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %4 = load ptr, ptr %3, align 8, !tbaa !281
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %6 = load ptr, ptr %5, align 8, !tbaa !134
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %8 = load ptr, ptr %7, align 8, !tbaa !33
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #18
  store i32 1, ptr %2, align 4, !tbaa !5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load i64, ptr %9, align 8, !tbaa !289
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %112, label %12

12:                                               ; preds = %1
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %14 = load ptr, ptr %13, align 8, !tbaa !310
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %16 = load ptr, ptr %15, align 8, !tbaa !311
  %17 = icmp eq ptr %16, null
  br i1 %17, label %48, label %18

18:                                               ; preds = %12
  %19 = icmp ne ptr %14, null
  %20 = icmp eq ptr %8, null
  %21 = select i1 %19, i1 true, i1 %20
  br i1 %21, label %26, label %22

22:                                               ; preds = %18
  %23 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %24 = load ptr, ptr %23, align 8, !tbaa !287
  %25 = icmp eq ptr %24, null
  br i1 %25, label %26, label %48

26:                                               ; preds = %22, %18
  %27 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %28 = load ptr, ptr %27, align 8, !tbaa !312
  %29 = call i32 %28(ptr noundef %6, ptr noundef nonnull %0, ptr noundef nonnull %2) #18
  %30 = load i32, ptr %2, align 4
  %31 = icmp ne i32 %30, 0
  %32 = icmp eq i32 %29, 0
  %33 = select i1 %32, i1 %31, i1 false
  br i1 %33, label %34, label %50

34:                                               ; preds = %26
  %35 = call fastcc i32 @walk_instructions(ptr noundef nonnull %0)
  %36 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %37 = load ptr, ptr %36, align 8, !tbaa !313
  %38 = call i32 %37(ptr noundef nonnull %6, ptr noundef nonnull %0, i32 noundef %35) #18
  %39 = icmp ne ptr %14, null
  %40 = icmp slt i32 %38, 0
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %42, label %44

42:                                               ; preds = %34
  %43 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store i64 0, ptr %43, align 8, !tbaa !314
  br label %44

44:                                               ; preds = %42, %34
  %45 = icmp eq i32 %35, 0
  %46 = select i1 %45, i1 %40, i1 false
  %47 = select i1 %45, i32 %38, i32 %35
  br i1 %46, label %48, label %50

48:                                               ; preds = %44, %12, %22
  %49 = call fastcc i32 @walk_instructions(ptr noundef nonnull %0)
  br label %50

50:                                               ; preds = %48, %26, %44
  %51 = phi i32 [ %29, %26 ], [ %47, %44 ], [ %49, %48 ]
  %52 = icmp ne ptr %14, null
  %53 = icmp ne i32 %51, 0
  %54 = select i1 %52, i1 %53, i1 false
  br i1 %54, label %55, label %57

55:                                               ; preds = %50
  %56 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store i64 0, ptr %56, align 8, !tbaa !314
  br label %79

57:                                               ; preds = %50
  %58 = icmp eq ptr %14, null
  %59 = select i1 %58, i1 true, i1 %53
  br i1 %59, label %64, label %60

60:                                               ; preds = %57
  %61 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %62 = load ptr, ptr %61, align 8, !tbaa !317
  %63 = call i32 %62(ptr noundef %6, ptr noundef nonnull %14) #18
  br label %64

64:                                               ; preds = %60, %57
  %65 = phi i32 [ %51, %57 ], [ %63, %60 ]
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %67, label %79

67:                                               ; preds = %64
  %68 = load ptr, ptr %3, align 8, !tbaa !281
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 40
  %70 = load ptr, ptr %69, align 8, !tbaa !318
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 32
  %72 = load i64, ptr %71, align 8, !tbaa !319
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %112, label %74

74:                                               ; preds = %67
  %75 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %76 = load ptr, ptr %75, align 8, !tbaa !182
  %77 = call i32 %76(ptr noundef %6, ptr noundef nonnull %68, ptr noundef null, ptr noundef null, i64 noundef 0) #18
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %112, label %79

79:                                               ; preds = %55, %64, %74
  %80 = phi i32 [ %77, %74 ], [ %51, %55 ], [ %65, %64 ]
  %81 = load ptr, ptr %0, align 8, !tbaa !288
  %82 = load ptr, ptr %3, align 8, !tbaa !281
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 24
  %84 = load ptr, ptr %83, align 8, !tbaa !272
  %85 = load atomic i32, ptr %84 acquire, align 8
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %112

87:                                               ; preds = %79
  %88 = load ptr, ptr %3, align 8, !tbaa !281
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 24
  %90 = load ptr, ptr %89, align 8, !tbaa !272
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 4
  br label %92

92:                                               ; preds = %92, %87
  %93 = atomicrmw xchg ptr %91, i32 1 acquire, align 4
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %95, label %92, !llvm.loop !273

95:                                               ; preds = %92
  %96 = load atomic i32, ptr %90 monotonic, align 8
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %102, label %98

98:                                               ; preds = %95
  %99 = getelementptr inbounds nuw i8, ptr %90, i64 16
  %100 = load i64, ptr %99, align 8, !tbaa !274
  %101 = icmp sgt i64 %100, 0
  br i1 %101, label %102, label %105

102:                                              ; preds = %98, %95
  %103 = getelementptr inbounds nuw i8, ptr %90, i64 12
  store i32 2147483647, ptr %103, align 4, !tbaa !277
  %104 = getelementptr inbounds nuw i8, ptr %90, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %104, i8 0, i64 32, i1 false)
  store atomic i32 %80, ptr %90 monotonic, align 8
  br label %105

105:                                              ; preds = %102, %98
  store atomic i32 0, ptr %91 release, align 4
  %106 = getelementptr inbounds nuw i8, ptr %81, i64 16
  %107 = load i32, ptr %106, align 8, !tbaa !293
  %108 = load ptr, ptr %3, align 8, !tbaa !281
  %109 = getelementptr inbounds nuw i8, ptr %108, i64 24
  %110 = load ptr, ptr %109, align 8, !tbaa !272
  %111 = getelementptr inbounds nuw i8, ptr %110, i64 8
  store i32 %107, ptr %111, align 8, !tbaa !302
  br label %112

112:                                              ; preds = %67, %105, %79, %74, %1
  %113 = phi i32 [ 0, %1 ], [ %80, %105 ], [ 0, %74 ], [ %80, %79 ], [ 0, %67 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #18
  ret i32 %113
}

; Function Attrs: nounwind uwtable
define ptr @tfc_call_from_python(ptr noundef readonly captures(none) %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #0 {
  %5 = alloca [64 x ptr], align 16
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8, !tbaa !322
  %8 = load ptr, ptr %7, align 8, !tbaa !324
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #18
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !327
  %11 = icmp eq ptr %10, null
  br i1 %11, label %130, label %12

12:                                               ; preds = %4
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %14 = load i32, ptr %13, align 8, !tbaa !331
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
  %32 = load i64, ptr %31, align 8, !tbaa !332
  %33 = load ptr, ptr %8, align 8, !tbaa !334
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 216
  %35 = load i64, ptr %34, align 8, !tbaa !335
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
  %49 = load i32, ptr %13, align 8, !tbaa !331
  %50 = icmp sgt i32 %49, %48
  br i1 %50, label %51, label %58

51:                                               ; preds = %41
  %52 = load ptr, ptr %39, align 8, !tbaa !337
  %53 = shl i64 %47, 32
  %54 = ashr exact i64 %53, 29
  %55 = getelementptr inbounds i8, ptr %52, i64 %54
  %56 = load ptr, ptr %55, align 8, !tbaa !31
  %57 = icmp eq ptr %56, %46
  br i1 %57, label %101, label %58

58:                                               ; preds = %51, %41
  %59 = load ptr, ptr %40, align 8, !tbaa !338
  %60 = icmp eq ptr %46, %59
  br i1 %60, label %101, label %61

61:                                               ; preds = %58
  %62 = icmp sgt i32 %49, 0
  br i1 %62, label %63, label %89

63:                                               ; preds = %61
  %64 = load ptr, ptr %39, align 8, !tbaa !337
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
  br i1 %73, label %74, label %66, !llvm.loop !339

74:                                               ; preds = %71, %84
  %75 = phi i64 [ %85, %84 ], [ 0, %71 ]
  %76 = load ptr, ptr %8, align 8, !tbaa !334
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 112
  %78 = load ptr, ptr %77, align 8, !tbaa !340
  %79 = load ptr, ptr %39, align 8, !tbaa !337
  %80 = getelementptr inbounds nuw ptr, ptr %79, i64 %75
  %81 = load ptr, ptr %80, align 8, !tbaa !31
  %82 = tail call i32 %78(ptr noundef %81, ptr noundef %46) #18
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %97, label %84

84:                                               ; preds = %74
  %85 = add nuw nsw i64 %75, 1
  %86 = icmp eq i64 %85, %65
  br i1 %86, label %87, label %74, !llvm.loop !341

87:                                               ; preds = %84
  %88 = load ptr, ptr %40, align 8, !tbaa !338
  br label %89

89:                                               ; preds = %87, %61
  %90 = phi ptr [ %88, %87 ], [ %59, %61 ]
  %91 = load ptr, ptr %8, align 8, !tbaa !334
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 112
  %93 = load ptr, ptr %92, align 8, !tbaa !340
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
  br i1 %122, label %123, label %41, !llvm.loop !342

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
  %131 = load ptr, ptr %8, align 8, !tbaa !334
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 16
  %133 = load ptr, ptr %132, align 8, !tbaa !343
  %134 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %135 = load ptr, ptr %134, align 8, !tbaa !344
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
  %8 = load ptr, ptr %0, align 8, !tbaa !324
  %9 = load ptr, ptr %8, align 8, !tbaa !334
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #18
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %11 = load ptr, ptr %10, align 8, !tbaa !345
  %12 = load i32, ptr %11, align 4, !tbaa !5
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %759, label %14

14:                                               ; preds = %3
  %15 = getelementptr inbounds nuw i8, ptr %8, i64 52
  %16 = load i32, ptr %15, align 4, !tbaa !346
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
  %25 = load ptr, ptr %24, align 8, !tbaa !347
  %26 = icmp eq ptr %2, %25
  br i1 %26, label %146, label %27

27:                                               ; preds = %23
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %29 = load i64, ptr %28, align 8, !tbaa !348
  switch i64 %29, label %70 [
    i64 0, label %30
    i64 2, label %31
  ]

30:                                               ; preds = %27
  store ptr %2, ptr %7, align 16, !tbaa !31
  br label %109

31:                                               ; preds = %27
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %33 = load ptr, ptr %32, align 8, !tbaa !349
  %34 = getelementptr inbounds nuw i8, ptr %9, i64 192
  %35 = load ptr, ptr %34, align 8, !tbaa !350
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
  %45 = load ptr, ptr %44, align 8, !tbaa !351
  %46 = tail call i64 %45(ptr noundef nonnull %2) #18
  %47 = icmp eq i64 %43, %46
  br i1 %47, label %109, label %62

48:                                               ; preds = %48, %38
  %49 = phi i64 [ 0, %38 ], [ %60, %48 ]
  %50 = phi i64 [ 0, %38 ], [ %59, %48 ]
  %51 = load ptr, ptr %39, align 8, !tbaa !352
  %52 = load ptr, ptr %40, align 8, !tbaa !353
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
  br i1 %61, label %42, label %48, !llvm.loop !354

62:                                               ; preds = %42
  %63 = getelementptr inbounds nuw i8, ptr %9, i64 120
  %64 = load ptr, ptr %63, align 8, !tbaa !355
  %65 = tail call ptr %64() #18
  %66 = icmp eq ptr %65, null
  br i1 %66, label %759, label %67

67:                                               ; preds = %62
  %68 = getelementptr inbounds nuw i8, ptr %9, i64 128
  %69 = load ptr, ptr %68, align 8, !tbaa !356
  tail call void %69() #18
  br label %759

70:                                               ; preds = %27
  %71 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %72 = load ptr, ptr %71, align 8, !tbaa !349
  %73 = getelementptr inbounds nuw i8, ptr %9, i64 184
  %74 = load ptr, ptr %73, align 8, !tbaa !357
  %75 = icmp eq ptr %72, %74
  br i1 %75, label %76, label %93

76:                                               ; preds = %70
  %77 = getelementptr inbounds nuw i8, ptr %9, i64 104
  %78 = load ptr, ptr %77, align 8, !tbaa !358
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
  %88 = load ptr, ptr %84, align 8, !tbaa !359
  %89 = tail call ptr %88(ptr noundef nonnull %2, i64 noundef %87) #18
  %90 = getelementptr inbounds nuw ptr, ptr %7, i64 %87
  store ptr %89, ptr %90, align 8, !tbaa !31
  %91 = add nuw nsw i64 %87, 1
  %92 = icmp eq i64 %91, %85
  br i1 %92, label %112, label %86, !llvm.loop !360

93:                                               ; preds = %70
  %94 = getelementptr inbounds nuw i8, ptr %9, i64 176
  %95 = load ptr, ptr %94, align 8, !tbaa !361
  %96 = icmp eq ptr %72, %95
  br i1 %96, label %97, label %759

97:                                               ; preds = %93
  %98 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %99 = load i64, ptr %98, align 8, !tbaa !332
  %100 = sext i32 %16 to i64
  %101 = icmp ne i64 %99, %100
  %102 = or i1 %17, %101
  br i1 %102, label %144, label %103

103:                                              ; preds = %97
  %104 = getelementptr inbounds nuw i8, ptr %9, i64 216
  %105 = load i64, ptr %104, align 8, !tbaa !335
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
  %114 = load ptr, ptr %24, align 8, !tbaa !347
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
  br i1 %131, label %132, label %120, !llvm.loop !362

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
  br i1 %143, label %146, label %136, !llvm.loop !363

144:                                              ; preds = %76, %97
  %145 = phi i1 [ %81, %76 ], [ %101, %97 ]
  br i1 %145, label %759, label %146

146:                                              ; preds = %136, %132, %23, %109, %21, %144
  %147 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %148 = load ptr, ptr %147, align 8, !tbaa !364
  %149 = icmp eq ptr %148, null
  br i1 %149, label %759, label %150

150:                                              ; preds = %146
  %151 = getelementptr inbounds nuw i8, ptr %8, i64 48
  br label %152

152:                                              ; preds = %274, %150
  %153 = phi ptr [ %148, %150 ], [ %276, %274 ]
  %154 = getelementptr inbounds nuw i8, ptr %153, i64 144
  %155 = load i32, ptr %154, align 8, !tbaa !365
  %156 = getelementptr inbounds nuw i8, ptr %153, i64 148
  %157 = load i32, ptr %156, align 4, !tbaa !372
  %158 = or i32 %157, %155
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %160, label %274

160:                                              ; preds = %152
  %161 = load i32, ptr %151, align 8, !tbaa !331
  %162 = icmp slt i32 %161, 1
  br i1 %162, label %278, label %163

163:                                              ; preds = %160
  %164 = load ptr, ptr %8, align 8, !tbaa !334
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
  %174 = load ptr, ptr %165, align 8, !tbaa !373
  %175 = getelementptr inbounds nuw %struct.tfc_operand, ptr %174, i64 %173
  %176 = getelementptr inbounds nuw ptr, ptr %1, i64 %173
  %177 = load ptr, ptr %176, align 8, !tbaa !31
  %178 = getelementptr inbounds nuw i8, ptr %177, i64 8
  %179 = load ptr, ptr %178, align 8, !tbaa !349
  %180 = load ptr, ptr %166, align 8, !tbaa !374
  %181 = icmp eq ptr %179, %180
  br i1 %181, label %182, label %220

182:                                              ; preds = %171
  %183 = getelementptr inbounds nuw i8, ptr %177, i64 56
  %184 = load ptr, ptr %183, align 8, !tbaa !375
  %185 = load ptr, ptr %175, align 8, !tbaa !377
  %186 = icmp eq ptr %184, %185
  br i1 %186, label %187, label %274

187:                                              ; preds = %182
  %188 = getelementptr inbounds nuw i8, ptr %177, i64 24
  %189 = load i32, ptr %188, align 8, !tbaa !379
  %190 = getelementptr inbounds nuw i8, ptr %175, i64 32
  %191 = load i32, ptr %190, align 8, !tbaa !380
  %192 = icmp eq i32 %189, %191
  br i1 %192, label %193, label %274

193:                                              ; preds = %187
  %194 = getelementptr inbounds nuw i8, ptr %177, i64 64
  %195 = load i32, ptr %194, align 8, !tbaa !381
  %196 = and i32 %195, 257
  %197 = icmp eq i32 %196, 257
  br i1 %197, label %198, label %274

198:                                              ; preds = %193
  %199 = icmp sgt i32 %189, 0
  br i1 %199, label %200, label %216

200:                                              ; preds = %198
  %201 = getelementptr inbounds nuw i8, ptr %177, i64 32
  %202 = load ptr, ptr %201, align 8, !tbaa !382
  %203 = getelementptr inbounds nuw i8, ptr %175, i64 16
  %204 = load ptr, ptr %203, align 8, !tbaa !383
  %205 = zext nneg i32 %189 to i64
  br label %209

206:                                              ; preds = %209
  %207 = add nuw nsw i64 %210, 1
  %208 = icmp eq i64 %207, %205
  br i1 %208, label %216, label %209, !llvm.loop !384

209:                                              ; preds = %206, %200
  %210 = phi i64 [ 0, %200 ], [ %207, %206 ]
  %211 = getelementptr inbounds nuw i64, ptr %202, i64 %210
  %212 = load i64, ptr %211, align 8, !tbaa !111
  %213 = getelementptr inbounds nuw i64, ptr %204, i64 %210
  %214 = load i64, ptr %213, align 8, !tbaa !111
  %215 = icmp eq i64 %212, %214
  br i1 %215, label %206, label %274

216:                                              ; preds = %206, %198
  %217 = getelementptr inbounds nuw i8, ptr %177, i64 16
  %218 = load ptr, ptr %217, align 8, !tbaa !385
  %219 = getelementptr inbounds nuw i8, ptr %175, i64 56
  store ptr %218, ptr %219, align 8, !tbaa !386
  br label %269

220:                                              ; preds = %171
  %221 = getelementptr inbounds nuw i8, ptr %175, i64 8
  %222 = load ptr, ptr %221, align 8, !tbaa !387
  %223 = icmp eq ptr %179, %222
  br i1 %223, label %224, label %227

224:                                              ; preds = %220
  %225 = getelementptr inbounds nuw i8, ptr %177, i64 16
  %226 = getelementptr inbounds nuw i8, ptr %175, i64 56
  store ptr %225, ptr %226, align 8, !tbaa !386
  br label %269

227:                                              ; preds = %220
  %228 = getelementptr inbounds nuw i8, ptr %175, i64 40
  %229 = load i32, ptr %228, align 8, !tbaa !388
  %230 = icmp eq i32 %229, 0
  br i1 %230, label %274, label %231

231:                                              ; preds = %227
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  store double 0.000000e+00, ptr %5, align 8
  %232 = getelementptr inbounds nuw i8, ptr %175, i64 64
  %233 = getelementptr inbounds nuw i8, ptr %175, i64 56
  store ptr %232, ptr %233, align 8, !tbaa !386
  %234 = load ptr, ptr %167, align 8, !tbaa !389
  %235 = icmp eq ptr %179, %234
  br i1 %235, label %236, label %243

236:                                              ; preds = %231
  %237 = load ptr, ptr %170, align 8, !tbaa !390
  %238 = call double %237(ptr noundef nonnull %177) #18
  %239 = load i32, ptr %228, align 8, !tbaa !388
  switch i32 %239, label %265 [
    i32 1, label %240
    i32 2, label %242
  ]

240:                                              ; preds = %236
  %241 = fptrunc double %238 to float
  store float %241, ptr %5, align 8, !tbaa !103
  br label %266

242:                                              ; preds = %236
  store double %238, ptr %5, align 8, !tbaa !103
  br label %266

243:                                              ; preds = %231
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #18
  store i32 0, ptr %6, align 4, !tbaa !5
  %244 = load ptr, ptr %168, align 8, !tbaa !391
  %245 = icmp eq ptr %179, %244
  br i1 %245, label %246, label %264

246:                                              ; preds = %243
  %247 = load ptr, ptr %169, align 8, !tbaa !392
  %248 = call i64 %247(ptr noundef nonnull %177, ptr noundef nonnull %6) #18
  %249 = load i32, ptr %6, align 4, !tbaa !5
  %250 = icmp eq i32 %249, 0
  br i1 %250, label %251, label %264

251:                                              ; preds = %246
  %252 = load i32, ptr %228, align 8, !tbaa !388
  switch i32 %252, label %258 [
    i32 1, label %253
    i32 2, label %255
    i32 4, label %257
  ]

253:                                              ; preds = %251
  %254 = sitofp i64 %248 to float
  store float %254, ptr %5, align 8, !tbaa !103
  br label %263

255:                                              ; preds = %251
  %256 = sitofp i64 %248 to double
  store double %256, ptr %5, align 8, !tbaa !103
  br label %263

257:                                              ; preds = %251
  store i64 %248, ptr %5, align 8, !tbaa !103
  br label %263

258:                                              ; preds = %251
  %259 = add i64 %248, 2147483648
  %260 = icmp ult i64 %259, 4294967296
  br i1 %260, label %261, label %264

261:                                              ; preds = %258
  %262 = trunc nsw i64 %248 to i32
  store i32 %262, ptr %5, align 8, !tbaa !103
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
  %267 = load i64, ptr %5, align 8, !tbaa !103
  store i64 %267, ptr %232, align 8, !tbaa !393
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  %268 = load i32, ptr %151, align 8, !tbaa !331
  br label %269

269:                                              ; preds = %266, %224, %216
  %270 = phi i32 [ %268, %266 ], [ %172, %216 ], [ %172, %224 ]
  %271 = add nuw nsw i64 %173, 1
  %272 = sext i32 %270 to i64
  %273 = icmp slt i64 %271, %272
  br i1 %273, label %171, label %278, !llvm.loop !394

274:                                              ; preds = %227, %193, %187, %182, %209, %265, %152
  %275 = getelementptr inbounds nuw i8, ptr %153, i64 8
  %276 = load ptr, ptr %275, align 8, !tbaa !364
  %277 = icmp eq ptr %276, null
  br i1 %277, label %759, label %152, !llvm.loop !395

278:                                              ; preds = %160, %269
  %279 = phi i32 [ %270, %269 ], [ %161, %160 ]
  %280 = getelementptr inbounds nuw i8, ptr %153, i64 144
  %281 = load i32, ptr %15, align 4, !tbaa !346
  %282 = icmp sgt i32 %281, 0
  br i1 %282, label %283, label %395

283:                                              ; preds = %278
  %284 = getelementptr inbounds nuw i8, ptr %153, i64 32
  %285 = load ptr, ptr %284, align 8, !tbaa !396
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
  %298 = load ptr, ptr %297, align 8, !tbaa !349
  %299 = load ptr, ptr %8, align 8, !tbaa !334
  %300 = getelementptr inbounds nuw i8, ptr %299, i64 168
  %301 = load ptr, ptr %300, align 8, !tbaa !374
  %302 = icmp eq ptr %298, %301
  br i1 %302, label %303, label %759

303:                                              ; preds = %296
  %304 = getelementptr inbounds nuw i8, ptr %294, i64 56
  %305 = load ptr, ptr %304, align 8, !tbaa !375
  %306 = load ptr, ptr %292, align 8, !tbaa !377
  %307 = icmp eq ptr %305, %306
  br i1 %307, label %308, label %759

308:                                              ; preds = %303
  %309 = getelementptr inbounds nuw i8, ptr %294, i64 24
  %310 = load i32, ptr %309, align 8, !tbaa !379
  %311 = getelementptr inbounds nuw i8, ptr %292, i64 32
  %312 = load i32, ptr %311, align 8, !tbaa !380
  %313 = icmp eq i32 %310, %312
  br i1 %313, label %314, label %759

314:                                              ; preds = %308
  %315 = getelementptr inbounds nuw i8, ptr %294, i64 64
  %316 = load i32, ptr %315, align 8, !tbaa !381
  %317 = and i32 %316, 1281
  %318 = icmp eq i32 %317, 1281
  br i1 %318, label %319, label %759

319:                                              ; preds = %314
  %320 = icmp sgt i32 %310, 0
  br i1 %320, label %321, label %337

321:                                              ; preds = %319
  %322 = getelementptr inbounds nuw i8, ptr %294, i64 32
  %323 = load ptr, ptr %322, align 8, !tbaa !382
  %324 = getelementptr inbounds nuw i8, ptr %292, i64 16
  %325 = load ptr, ptr %324, align 8, !tbaa !383
  %326 = zext nneg i32 %310 to i64
  br label %330

327:                                              ; preds = %330
  %328 = add nuw nsw i64 %331, 1
  %329 = icmp eq i64 %328, %326
  br i1 %329, label %337, label %330, !llvm.loop !384

330:                                              ; preds = %327, %321
  %331 = phi i64 [ 0, %321 ], [ %328, %327 ]
  %332 = getelementptr inbounds nuw i64, ptr %323, i64 %331
  %333 = load i64, ptr %332, align 8, !tbaa !111
  %334 = getelementptr inbounds nuw i64, ptr %325, i64 %331
  %335 = load i64, ptr %334, align 8, !tbaa !111
  %336 = icmp eq i64 %333, %335
  br i1 %336, label %327, label %759

337:                                              ; preds = %327, %319
  %338 = getelementptr inbounds nuw i8, ptr %294, i64 16
  %339 = load ptr, ptr %338, align 8, !tbaa !385
  %340 = getelementptr inbounds nuw i8, ptr %292, i64 56
  store ptr %339, ptr %340, align 8, !tbaa !386
  br i1 %288, label %341, label %366

341:                                              ; preds = %337
  %342 = getelementptr inbounds nuw i8, ptr %292, i64 44
  %343 = load i32, ptr %342, align 4, !tbaa !397
  %344 = icmp eq i32 %343, 0
  %345 = getelementptr inbounds nuw i8, ptr %292, i64 24
  br i1 %344, label %346, label %366

346:                                              ; preds = %341
  %347 = load ptr, ptr %286, align 8, !tbaa !373
  %348 = ptrtoint ptr %339 to i64
  br label %349

349:                                              ; preds = %363, %346
  %350 = phi i64 [ 0, %346 ], [ %364, %363 ]
  %351 = getelementptr inbounds nuw %struct.tfc_operand, ptr %347, i64 %350
  %352 = getelementptr inbounds nuw i8, ptr %351, i64 56
  %353 = load ptr, ptr %352, align 8, !tbaa !386
  %354 = ptrtoint ptr %353 to i64
  %355 = getelementptr inbounds nuw i8, ptr %351, i64 24
  %356 = load i64, ptr %355, align 8, !tbaa !398
  %357 = add i64 %356, %354
  %358 = icmp ugt i64 %357, %348
  br i1 %358, label %359, label %363

359:                                              ; preds = %349
  %360 = load i64, ptr %345, align 8, !tbaa !398
  %361 = add i64 %360, %348
  %362 = icmp ugt i64 %361, %354
  br i1 %362, label %759, label %363

363:                                              ; preds = %359, %349
  %364 = add nuw nsw i64 %350, 1
  %365 = icmp eq i64 %364, %289
  br i1 %365, label %366, label %349, !llvm.loop !399

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
  %379 = load ptr, ptr %378, align 8, !tbaa !386
  %380 = ptrtoint ptr %379 to i64
  %381 = getelementptr inbounds nuw i8, ptr %377, i64 24
  %382 = load i64, ptr %381, align 8, !tbaa !398
  %383 = add i64 %382, %380
  %384 = icmp ugt i64 %383, %370
  br i1 %384, label %385, label %389

385:                                              ; preds = %376
  %386 = load i64, ptr %369, align 8, !tbaa !398
  %387 = add i64 %386, %370
  %388 = icmp ugt i64 %387, %380
  br i1 %388, label %759, label %389

389:                                              ; preds = %385, %376, %371
  %390 = add nuw nsw i64 %372, 1
  %391 = icmp eq i64 %390, %291
  br i1 %391, label %392, label %371, !llvm.loop !400

392:                                              ; preds = %389, %366, %290
  %393 = add nuw nsw i64 %291, 1
  %394 = icmp eq i64 %393, %287
  br i1 %394, label %395, label %290, !llvm.loop !401

395:                                              ; preds = %392, %278
  %396 = load ptr, ptr %153, align 8, !tbaa !402
  %397 = load ptr, ptr %9, align 8, !tbaa !403
  call void %397(ptr noundef %396) #18
  store i32 1, ptr %280, align 8, !tbaa !365
  %398 = load ptr, ptr %8, align 8, !tbaa !334
  %399 = load i32, ptr %15, align 4, !tbaa !346
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
  %414 = load ptr, ptr %398, align 8, !tbaa !403
  call void %414(ptr noundef nonnull %411) #18
  br label %415

415:                                              ; preds = %413, %408
  %416 = add nuw nsw i64 %409, 1
  %417 = icmp eq i64 %416, %402
  br i1 %417, label %403, label %408, !llvm.loop !404

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
  %426 = load ptr, ptr %404, align 8, !tbaa !396
  %427 = getelementptr inbounds nuw %struct.tfc_operand, ptr %426, i64 %421
  %428 = getelementptr inbounds nuw i8, ptr %427, i64 48
  %429 = load ptr, ptr %428, align 8, !tbaa !405
  %430 = icmp eq ptr %429, null
  br i1 %430, label %434, label %431

431:                                              ; preds = %425
  %432 = load ptr, ptr %405, align 8, !tbaa !406
  %433 = call ptr %432(ptr noundef nonnull %429) #18
  br label %445

434:                                              ; preds = %425
  %435 = load ptr, ptr %398, align 8, !tbaa !403
  %436 = load ptr, ptr %427, align 8, !tbaa !377
  call void %435(ptr noundef %436) #18
  %437 = load ptr, ptr %406, align 8, !tbaa !407
  %438 = load ptr, ptr %407, align 8, !tbaa !374
  %439 = load ptr, ptr %427, align 8, !tbaa !377
  %440 = getelementptr inbounds nuw i8, ptr %427, i64 32
  %441 = load i32, ptr %440, align 8, !tbaa !380
  %442 = getelementptr inbounds nuw i8, ptr %427, i64 16
  %443 = load ptr, ptr %442, align 8, !tbaa !383
  %444 = call ptr %437(ptr noundef %438, ptr noundef %439, i32 noundef %441, ptr noundef %443, ptr noundef null, ptr noundef null, i32 noundef 0, ptr noundef null) #18
  br label %445

445:                                              ; preds = %434, %431
  %446 = phi ptr [ %433, %431 ], [ %444, %434 ]
  store ptr %446, ptr %422, align 8, !tbaa !31
  %447 = icmp eq ptr %446, null
  br i1 %447, label %418, label %448

448:                                              ; preds = %445
  %449 = getelementptr inbounds nuw i8, ptr %446, i64 16
  %450 = load ptr, ptr %449, align 8, !tbaa !385
  %451 = load ptr, ptr %404, align 8, !tbaa !396
  %452 = getelementptr inbounds nuw %struct.tfc_operand, ptr %451, i64 %421
  %453 = getelementptr inbounds nuw i8, ptr %452, i64 56
  store ptr %450, ptr %453, align 8, !tbaa !386
  br label %454

454:                                              ; preds = %448, %420
  %455 = add nuw nsw i64 %421, 1
  %456 = icmp eq i64 %455, %402
  br i1 %456, label %467, label %420, !llvm.loop !408

457:                                              ; preds = %464, %418
  %458 = phi i64 [ 0, %418 ], [ %465, %464 ]
  %459 = getelementptr inbounds nuw ptr, ptr %7, i64 %458
  %460 = load ptr, ptr %459, align 8, !tbaa !31
  %461 = icmp eq ptr %460, null
  br i1 %461, label %464, label %462

462:                                              ; preds = %457
  %463 = load ptr, ptr %419, align 8, !tbaa !409
  call void %463(ptr noundef nonnull %460) #18
  br label %464

464:                                              ; preds = %462, %457
  %465 = add nuw nsw i64 %458, 1
  %466 = icmp eq i64 %465, %402
  br i1 %466, label %661, label %457, !llvm.loop !410

467:                                              ; preds = %454, %395
  %468 = getelementptr inbounds nuw i8, ptr %153, i64 140
  %469 = load i32, ptr %468, align 4, !tbaa !411
  %470 = icmp eq i32 %469, 0
  %471 = getelementptr inbounds nuw i8, ptr %153, i64 80
  %472 = load ptr, ptr %471, align 8, !tbaa !412
  %473 = icmp eq ptr %472, null
  br i1 %470, label %592, label %474

474:                                              ; preds = %467
  br i1 %473, label %496, label %475

475:                                              ; preds = %474
  %476 = getelementptr inbounds nuw i8, ptr %472, i64 4
  %477 = load i32, ptr %476, align 4, !tbaa !413
  %478 = getelementptr inbounds nuw i8, ptr %472, i64 8
  %479 = load i32, ptr %478, align 4, !tbaa !415
  %480 = or i32 %479, %477
  %481 = getelementptr inbounds nuw i8, ptr %153, i64 136
  %482 = load i32, ptr %481, align 8, !tbaa !416
  %483 = load i32, ptr %472, align 4, !tbaa !417
  %484 = icmp eq i32 %483, 0
  %485 = and i32 %482, 1
  %486 = select i1 %484, i32 0, i32 %485
  %487 = or i32 %480, %486
  %488 = icmp eq i32 %487, 0
  br i1 %488, label %489, label %638

489:                                              ; preds = %475
  %490 = getelementptr inbounds nuw i8, ptr %153, i64 88
  %491 = load ptr, ptr %490, align 8, !tbaa !418
  %492 = load i64, ptr %491, align 8, !tbaa !111
  %493 = getelementptr inbounds nuw i8, ptr %153, i64 96
  %494 = load i64, ptr %493, align 8, !tbaa !419
  %495 = icmp eq i64 %492, %494
  br i1 %495, label %496, label %638

496:                                              ; preds = %489, %474
  %497 = getelementptr inbounds nuw i8, ptr %153, i64 152
  %498 = load ptr, ptr %497, align 8, !tbaa !420
  %499 = icmp eq ptr %498, null
  br i1 %499, label %590, label %500

500:                                              ; preds = %496
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #18
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %4, ptr noundef nonnull align 4 dereferenceable(12) @__const.drive_begun.driver, i64 12, i1 false)
  %501 = getelementptr inbounds nuw i8, ptr %498, i64 8
  %502 = load ptr, ptr %501, align 8, !tbaa !421
  %503 = getelementptr inbounds nuw i8, ptr %498, i64 16
  %504 = load ptr, ptr %503, align 8, !tbaa !426
  %505 = getelementptr inbounds nuw i8, ptr %498, i64 24
  %506 = load i64, ptr %505, align 8, !tbaa !427
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %502, ptr readonly align 1 %504, i64 %506, i1 false)
  %507 = getelementptr inbounds nuw i8, ptr %498, i64 40
  %508 = load i64, ptr %507, align 8, !tbaa !428
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
  %522 = load ptr, ptr %511, align 8, !tbaa !373
  %523 = load ptr, ptr %512, align 8, !tbaa !429
  %524 = getelementptr inbounds nuw %struct.tfc_cell, ptr %523, i64 %520
  %525 = getelementptr inbounds nuw i8, ptr %524, i64 8
  %526 = load i64, ptr %525, align 8, !tbaa !430
  %527 = getelementptr inbounds %struct.tfc_operand, ptr %522, i64 %526
  %528 = getelementptr inbounds nuw i8, ptr %527, i64 56
  %529 = load ptr, ptr %528, align 8, !tbaa !386
  %530 = load ptr, ptr %524, align 8, !tbaa !432
  store ptr %529, ptr %530, align 8, !tbaa !31
  br label %531

531:                                              ; preds = %519, %517, %500
  %532 = load ptr, ptr %498, align 8, !tbaa !433
  %533 = call i32 @tfc_drive(ptr noundef %532, ptr noundef nonnull %4)
  %534 = getelementptr inbounds nuw i8, ptr %498, i64 56
  store i32 %533, ptr %534, align 8, !tbaa !434
  %535 = icmp eq i32 %533, 0
  br i1 %535, label %536, label %568

536:                                              ; preds = %531
  %537 = getelementptr inbounds nuw i8, ptr %153, i64 60
  %538 = load i32, ptr %537, align 4, !tbaa !435
  %539 = icmp sgt i32 %538, 0
  br i1 %539, label %540, label %588

540:                                              ; preds = %536
  %541 = getelementptr inbounds nuw i8, ptr %153, i64 32
  %542 = getelementptr inbounds nuw i8, ptr %498, i64 48
  br label %571

543:                                              ; preds = %543, %515
  %544 = phi i64 [ 0, %515 ], [ %565, %543 ]
  %545 = phi i64 [ 0, %515 ], [ %566, %543 ]
  %546 = load ptr, ptr %511, align 8, !tbaa !373
  %547 = load ptr, ptr %512, align 8, !tbaa !429
  %548 = getelementptr inbounds nuw %struct.tfc_cell, ptr %547, i64 %544
  %549 = getelementptr inbounds nuw i8, ptr %548, i64 8
  %550 = load i64, ptr %549, align 8, !tbaa !430
  %551 = getelementptr inbounds %struct.tfc_operand, ptr %546, i64 %550
  %552 = getelementptr inbounds nuw i8, ptr %551, i64 56
  %553 = load ptr, ptr %552, align 8, !tbaa !386
  %554 = load ptr, ptr %548, align 8, !tbaa !432
  store ptr %553, ptr %554, align 8, !tbaa !31
  %555 = load ptr, ptr %511, align 8, !tbaa !373
  %556 = load ptr, ptr %512, align 8, !tbaa !429
  %557 = getelementptr inbounds nuw %struct.tfc_cell, ptr %556, i64 %544
  %558 = getelementptr inbounds nuw i8, ptr %557, i64 16
  %559 = getelementptr inbounds nuw i8, ptr %557, i64 24
  %560 = load i64, ptr %559, align 8, !tbaa !430
  %561 = getelementptr inbounds %struct.tfc_operand, ptr %555, i64 %560
  %562 = getelementptr inbounds nuw i8, ptr %561, i64 56
  %563 = load ptr, ptr %562, align 8, !tbaa !386
  %564 = load ptr, ptr %558, align 8, !tbaa !432
  store ptr %563, ptr %564, align 8, !tbaa !31
  %565 = add nuw nsw i64 %544, 2
  %566 = add i64 %545, 2
  %567 = icmp eq i64 %566, %516
  br i1 %567, label %517, label %543, !llvm.loop !436

568:                                              ; preds = %531
  %569 = icmp sgt i32 %533, 0
  %570 = select i1 %569, i32 %533, i32 13
  br label %588

571:                                              ; preds = %571, %540
  %572 = phi i64 [ 0, %540 ], [ %584, %571 ]
  %573 = load ptr, ptr %541, align 8, !tbaa !396
  %574 = getelementptr inbounds nuw %struct.tfc_operand, ptr %573, i64 %572
  %575 = getelementptr inbounds nuw i8, ptr %574, i64 56
  %576 = load ptr, ptr %575, align 8, !tbaa !386
  %577 = load ptr, ptr %542, align 8, !tbaa !437
  %578 = getelementptr inbounds nuw ptr, ptr %577, i64 %572
  %579 = load ptr, ptr %578, align 8, !tbaa !112
  %580 = load ptr, ptr %579, align 8, !tbaa !60
  %581 = load ptr, ptr %580, align 8, !tbaa !137
  %582 = getelementptr inbounds nuw i8, ptr %574, i64 24
  %583 = load i64, ptr %582, align 8, !tbaa !398
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %576, ptr readonly align 1 %581, i64 %583, i1 false)
  %584 = add nuw nsw i64 %572, 1
  %585 = load i32, ptr %537, align 4, !tbaa !435
  %586 = sext i32 %585 to i64
  %587 = icmp slt i64 %584, %586
  br i1 %587, label %571, label %588, !llvm.loop !438

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
  %595 = load ptr, ptr %594, align 8, !tbaa !439
  %596 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %597 = load ptr, ptr %596, align 8, !tbaa !406
  %598 = call ptr %597(ptr noundef %595) #18
  %599 = icmp eq ptr %598, null
  br i1 %599, label %638, label %600

600:                                              ; preds = %593
  %601 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %602 = load ptr, ptr %601, align 8, !tbaa !409
  call void %602(ptr noundef nonnull %598) #18
  %603 = load ptr, ptr %471, align 8, !tbaa !412
  %604 = icmp eq ptr %603, null
  br i1 %604, label %612, label %605

605:                                              ; preds = %600
  %606 = getelementptr inbounds nuw i8, ptr %153, i64 88
  %607 = load ptr, ptr %606, align 8, !tbaa !418
  %608 = load i64, ptr %607, align 8, !tbaa !111
  %609 = getelementptr inbounds nuw i8, ptr %153, i64 96
  %610 = load i64, ptr %609, align 8, !tbaa !419
  %611 = icmp eq i64 %608, %610
  br i1 %611, label %612, label %619

612:                                              ; preds = %605, %600, %592
  %613 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %614 = load ptr, ptr %613, align 8, !tbaa !440
  %615 = call ptr %614() #18
  %616 = call fastcc i32 @walk_bound(ptr noundef nonnull readonly %153)
  %617 = getelementptr inbounds nuw i8, ptr %9, i64 40
  %618 = load ptr, ptr %617, align 8, !tbaa !441
  call void %618(ptr noundef %615) #18
  br label %619

619:                                              ; preds = %612, %605
  %620 = phi i32 [ %616, %612 ], [ -2, %605 ]
  %621 = getelementptr inbounds nuw i8, ptr %153, i64 128
  %622 = load ptr, ptr %621, align 8, !tbaa !442
  store atomic i32 0, ptr %622 monotonic, align 4
  %623 = load ptr, ptr %471, align 8, !tbaa !412
  %624 = icmp eq ptr %623, null
  br i1 %624, label %635, label %625

625:                                              ; preds = %619
  %626 = getelementptr inbounds nuw i8, ptr %153, i64 112
  %627 = load ptr, ptr %626, align 8, !tbaa !443
  %628 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %629 = load ptr, ptr %628, align 8, !tbaa !406
  %630 = call ptr %629(ptr noundef %627) #18
  %631 = icmp eq ptr %630, null
  br i1 %631, label %638, label %632

632:                                              ; preds = %625
  %633 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %634 = load ptr, ptr %633, align 8, !tbaa !409
  call void %634(ptr noundef nonnull %630) #18
  br label %635

635:                                              ; preds = %632, %619, %590, %588
  %636 = phi i32 [ %591, %590 ], [ %620, %632 ], [ %620, %619 ], [ %589, %588 ]
  %637 = icmp eq i32 %636, 0
  br i1 %637, label %662, label %638

638:                                              ; preds = %593, %625, %475, %489, %635
  %639 = phi i32 [ %636, %635 ], [ -1, %593 ], [ -1, %625 ], [ -2, %475 ], [ -2, %489 ]
  %640 = freeze i32 %639
  %641 = load i32, ptr %15, align 4, !tbaa !346
  %642 = icmp sgt i32 %641, 0
  br i1 %642, label %643, label %653

643:                                              ; preds = %638
  %644 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %645 = zext nneg i32 %641 to i64
  br label %646

646:                                              ; preds = %646, %643
  %647 = phi i64 [ 0, %643 ], [ %651, %646 ]
  %648 = load ptr, ptr %644, align 8, !tbaa !409
  %649 = getelementptr inbounds nuw ptr, ptr %7, i64 %647
  %650 = load ptr, ptr %649, align 8, !tbaa !31
  call void %648(ptr noundef %650) #18
  %651 = add nuw nsw i64 %647, 1
  %652 = icmp eq i64 %651, %645
  br i1 %652, label %653, label %646, !llvm.loop !444

653:                                              ; preds = %646, %638
  %654 = icmp sgt i32 %640, 0
  br i1 %654, label %655, label %754

655:                                              ; preds = %653
  %656 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %657 = load ptr, ptr %656, align 8, !tbaa !406
  %658 = getelementptr inbounds nuw i8, ptr %153, i64 120
  %659 = load ptr, ptr %658, align 8, !tbaa !445
  %660 = call ptr %657(ptr noundef %659) #18
  br label %750

661:                                              ; preds = %464
  store i32 0, ptr %280, align 8, !tbaa !365
  br label %750

662:                                              ; preds = %635
  store i32 0, ptr %280, align 8, !tbaa !365
  %663 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %664 = load i64, ptr %663, align 8, !tbaa !348
  switch i64 %664, label %714 [
    i64 0, label %665
    i64 2, label %667
  ]

665:                                              ; preds = %662
  %666 = load ptr, ptr %7, align 16, !tbaa !31
  br label %750

667:                                              ; preds = %662
  %668 = load ptr, ptr %0, align 8, !tbaa !324
  %669 = load ptr, ptr %668, align 8, !tbaa !334
  %670 = getelementptr inbounds nuw i8, ptr %669, i64 48
  %671 = load ptr, ptr %670, align 8, !tbaa !446
  %672 = call ptr %671() #18
  %673 = getelementptr inbounds nuw i8, ptr %668, i64 52
  %674 = load i32, ptr %673, align 4, !tbaa !346
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
  %691 = load ptr, ptr %687, align 8, !tbaa !409
  %692 = getelementptr inbounds nuw ptr, ptr %7, i64 %690
  %693 = load ptr, ptr %692, align 8, !tbaa !31
  call void %691(ptr noundef %693) #18
  %694 = add nuw nsw i64 %690, 1
  %695 = icmp eq i64 %694, %688
  br i1 %695, label %750, label %689, !llvm.loop !444

696:                                              ; preds = %709, %678
  %697 = phi i64 [ 0, %678 ], [ %710, %709 ]
  %698 = load ptr, ptr %679, align 8, !tbaa !447
  %699 = load ptr, ptr %680, align 8, !tbaa !353
  %700 = getelementptr inbounds nuw ptr, ptr %699, i64 %697
  %701 = load ptr, ptr %700, align 8, !tbaa !31
  %702 = getelementptr inbounds nuw ptr, ptr %7, i64 %697
  %703 = load ptr, ptr %702, align 8, !tbaa !31
  %704 = call i32 %698(ptr noundef nonnull %672, ptr noundef %701, ptr noundef %703) #18
  %705 = icmp eq i32 %704, 0
  br i1 %705, label %709, label %706

706:                                              ; preds = %696
  %707 = load ptr, ptr %681, align 8, !tbaa !409
  call void %707(ptr noundef nonnull %672) #18
  %708 = load i32, ptr %673, align 4, !tbaa !346
  br label %682

709:                                              ; preds = %696
  %710 = add nuw nsw i64 %697, 1
  %711 = load i32, ptr %673, align 4, !tbaa !346
  %712 = sext i32 %711 to i64
  %713 = icmp slt i64 %710, %712
  br i1 %713, label %696, label %682, !llvm.loop !448

714:                                              ; preds = %662
  %715 = load ptr, ptr %0, align 8, !tbaa !324
  %716 = load ptr, ptr %715, align 8, !tbaa !334
  %717 = getelementptr inbounds nuw i8, ptr %716, i64 80
  %718 = load ptr, ptr %717, align 8, !tbaa !449
  %719 = getelementptr inbounds nuw i8, ptr %715, i64 52
  %720 = load i32, ptr %719, align 4, !tbaa !346
  %721 = sext i32 %720 to i64
  %722 = call ptr %718(i64 noundef %721) #18
  %723 = icmp eq ptr %722, null
  %724 = load i32, ptr %719, align 4, !tbaa !346
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
  %732 = load ptr, ptr %728, align 8, !tbaa !409
  %733 = getelementptr inbounds nuw ptr, ptr %7, i64 %731
  %734 = load ptr, ptr %733, align 8, !tbaa !31
  call void %732(ptr noundef %734) #18
  %735 = add nuw nsw i64 %731, 1
  %736 = icmp eq i64 %735, %729
  br i1 %736, label %750, label %730, !llvm.loop !444

737:                                              ; preds = %714
  br i1 %725, label %738, label %750

738:                                              ; preds = %737
  %739 = getelementptr inbounds nuw i8, ptr %716, i64 88
  br label %740

740:                                              ; preds = %740, %738
  %741 = phi i64 [ 0, %738 ], [ %746, %740 ]
  %742 = load ptr, ptr %739, align 8, !tbaa !450
  %743 = getelementptr inbounds nuw ptr, ptr %7, i64 %741
  %744 = load ptr, ptr %743, align 8, !tbaa !31
  %745 = call i32 %742(ptr noundef nonnull %722, i64 noundef %741, ptr noundef %744) #18
  %746 = add nuw nsw i64 %741, 1
  %747 = load i32, ptr %719, align 4, !tbaa !346
  %748 = sext i32 %747 to i64
  %749 = icmp slt i64 %746, %748
  br i1 %749, label %740, label %750, !llvm.loop !451

750:                                              ; preds = %689, %740, %730, %661, %655, %665, %682, %726, %737
  %751 = phi ptr [ null, %730 ], [ %722, %737 ], [ %722, %740 ], [ null, %726 ], [ %683, %682 ], [ null, %661 ], [ %666, %665 ], [ %660, %655 ], [ %683, %689 ]
  %752 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %753 = load ptr, ptr %752, align 8, !tbaa !409
  call void %753(ptr noundef %396) #18
  br label %759

754:                                              ; preds = %653
  store i32 0, ptr %280, align 8, !tbaa !365
  %755 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %756 = load ptr, ptr %755, align 8, !tbaa !409
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
  %6 = load ptr, ptr %5, align 8, !tbaa !322
  %7 = load ptr, ptr %6, align 8, !tbaa !324
  %8 = load ptr, ptr %7, align 8, !tbaa !334
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #18
  %9 = icmp eq i64 %2, 2
  br i1 %9, label %10, label %85

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %12 = load ptr, ptr %11, align 8, !tbaa !327
  %13 = icmp eq ptr %12, null
  br i1 %13, label %85, label %14

14:                                               ; preds = %10
  %15 = load ptr, ptr %1, align 8, !tbaa !31
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %17 = load ptr, ptr %16, align 8, !tbaa !349
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 192
  %19 = load ptr, ptr %18, align 8, !tbaa !350
  %20 = icmp eq ptr %17, %19
  br i1 %20, label %21, label %85

21:                                               ; preds = %14
  %22 = getelementptr inbounds nuw i8, ptr %8, i64 72
  %23 = load ptr, ptr %22, align 8, !tbaa !351
  %24 = tail call i64 %23(ptr noundef nonnull %15) #18
  %25 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %26 = load i32, ptr %25, align 8, !tbaa !331
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
  %36 = load i32, ptr %25, align 8, !tbaa !331
  %37 = sext i32 %36 to i64
  %38 = icmp slt i64 %35, %37
  br i1 %38, label %39, label %56, !llvm.loop !452

39:                                               ; preds = %34, %31
  %40 = phi i64 [ 0, %31 ], [ %35, %34 ]
  %41 = load ptr, ptr %32, align 8, !tbaa !352
  %42 = load ptr, ptr %33, align 8, !tbaa !337
  %43 = getelementptr inbounds nuw ptr, ptr %42, i64 %40
  %44 = load ptr, ptr %43, align 8, !tbaa !31
  %45 = tail call ptr %41(ptr noundef nonnull %15, ptr noundef %44) #18
  %46 = getelementptr inbounds nuw ptr, ptr %4, i64 %40
  store ptr %45, ptr %46, align 8, !tbaa !31
  %47 = icmp eq ptr %45, null
  br i1 %47, label %48, label %34

48:                                               ; preds = %39
  %49 = getelementptr inbounds nuw i8, ptr %8, i64 120
  %50 = load ptr, ptr %49, align 8, !tbaa !355
  %51 = tail call ptr %50() #18
  %52 = icmp eq ptr %51, null
  br i1 %52, label %85, label %53

53:                                               ; preds = %48
  %54 = getelementptr inbounds nuw i8, ptr %8, i64 128
  %55 = load ptr, ptr %54, align 8, !tbaa !356
  tail call void %55() #18
  br label %85

56:                                               ; preds = %34
  %57 = icmp sgt i32 %36, 0
  br i1 %57, label %74, label %58

58:                                               ; preds = %74, %29, %56
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %60 = load ptr, ptr %59, align 8, !tbaa !31
  %61 = call fastcc ptr @call_step(ptr noundef nonnull %6, ptr noundef %4, ptr noundef %60)
  %62 = load i32, ptr %25, align 8, !tbaa !331
  %63 = icmp sgt i32 %62, 0
  br i1 %63, label %64, label %83

64:                                               ; preds = %58
  %65 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %66 = zext nneg i32 %62 to i64
  br label %67

67:                                               ; preds = %67, %64
  %68 = phi i64 [ 0, %64 ], [ %72, %67 ]
  %69 = load ptr, ptr %65, align 8, !tbaa !409
  %70 = getelementptr inbounds nuw ptr, ptr %4, i64 %68
  %71 = load ptr, ptr %70, align 8, !tbaa !31
  tail call void %69(ptr noundef %71) #18
  %72 = add nuw nsw i64 %68, 1
  %73 = icmp eq i64 %72, %66
  br i1 %73, label %83, label %67, !llvm.loop !444

74:                                               ; preds = %56, %74
  %75 = phi i64 [ %79, %74 ], [ 0, %56 ]
  %76 = load ptr, ptr %8, align 8, !tbaa !403
  %77 = getelementptr inbounds nuw ptr, ptr %4, i64 %75
  %78 = load ptr, ptr %77, align 8, !tbaa !31
  tail call void %76(ptr noundef %78) #18
  %79 = add nuw nsw i64 %75, 1
  %80 = load i32, ptr %25, align 8, !tbaa !331
  %81 = sext i32 %80 to i64
  %82 = icmp slt i64 %79, %81
  br i1 %82, label %74, label %58, !llvm.loop !453

83:                                               ; preds = %67, %58
  %84 = icmp eq ptr %61, @slow_way
  br i1 %84, label %85, label %91

85:                                               ; preds = %48, %53, %14, %21, %10, %3, %83
  %86 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %87 = load ptr, ptr %86, align 8, !tbaa !343
  %88 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %89 = load ptr, ptr %88, align 8, !tbaa !344
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
  %5 = load i32, ptr %4, align 8, !tbaa !454
  %6 = icmp sgt i32 %5, 0
  br i1 %6, label %7, label %30

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8, !tbaa !373
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
  store ptr %24, ptr %26, align 8, !tbaa !386
  %27 = add nuw nsw i64 %21, 1
  %28 = add i64 %22, 1
  %29 = icmp eq i64 %28, %11
  br i1 %29, label %30, label %20, !llvm.loop !455

30:                                               ; preds = %15, %20, %3
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %32 = load i32, ptr %31, align 4, !tbaa !435
  %33 = icmp sgt i32 %32, 0
  br i1 %33, label %34, label %82

34:                                               ; preds = %30
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %36 = load ptr, ptr %35, align 8, !tbaa !396
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
  store ptr %46, ptr %48, align 8, !tbaa !386
  %49 = or disjoint i64 %43, 1
  %50 = getelementptr inbounds nuw ptr, ptr %1, i64 %49
  %51 = load ptr, ptr %50, align 8, !tbaa !31
  %52 = getelementptr inbounds nuw %struct.tfc_operand, ptr %9, i64 %49
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 56
  store ptr %51, ptr %53, align 8, !tbaa !386
  %54 = or disjoint i64 %43, 2
  %55 = getelementptr inbounds nuw ptr, ptr %1, i64 %54
  %56 = load ptr, ptr %55, align 8, !tbaa !31
  %57 = getelementptr inbounds nuw %struct.tfc_operand, ptr %9, i64 %54
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 56
  store ptr %56, ptr %58, align 8, !tbaa !386
  %59 = or disjoint i64 %43, 3
  %60 = getelementptr inbounds nuw ptr, ptr %1, i64 %59
  %61 = load ptr, ptr %60, align 8, !tbaa !31
  %62 = getelementptr inbounds nuw %struct.tfc_operand, ptr %9, i64 %59
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 56
  store ptr %61, ptr %63, align 8, !tbaa !386
  %64 = add nuw nsw i64 %43, 4
  %65 = add i64 %44, 4
  %66 = icmp eq i64 %65, %14
  br i1 %66, label %15, label %42, !llvm.loop !456

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
  store ptr %76, ptr %78, align 8, !tbaa !386
  %79 = add nuw nsw i64 %73, 1
  %80 = add i64 %74, 1
  %81 = icmp eq i64 %80, %38
  br i1 %81, label %82, label %72, !llvm.loop !457

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
  store ptr %88, ptr %90, align 8, !tbaa !386
  %91 = or disjoint i64 %85, 1
  %92 = getelementptr inbounds nuw ptr, ptr %2, i64 %91
  %93 = load ptr, ptr %92, align 8, !tbaa !31
  %94 = getelementptr inbounds nuw %struct.tfc_operand, ptr %36, i64 %91
  %95 = getelementptr inbounds nuw i8, ptr %94, i64 56
  store ptr %93, ptr %95, align 8, !tbaa !386
  %96 = or disjoint i64 %85, 2
  %97 = getelementptr inbounds nuw ptr, ptr %2, i64 %96
  %98 = load ptr, ptr %97, align 8, !tbaa !31
  %99 = getelementptr inbounds nuw %struct.tfc_operand, ptr %36, i64 %96
  %100 = getelementptr inbounds nuw i8, ptr %99, i64 56
  store ptr %98, ptr %100, align 8, !tbaa !386
  %101 = or disjoint i64 %85, 3
  %102 = getelementptr inbounds nuw ptr, ptr %2, i64 %101
  %103 = load ptr, ptr %102, align 8, !tbaa !31
  %104 = getelementptr inbounds nuw %struct.tfc_operand, ptr %36, i64 %101
  %105 = getelementptr inbounds nuw i8, ptr %104, i64 56
  store ptr %103, ptr %105, align 8, !tbaa !386
  %106 = add nuw nsw i64 %85, 4
  %107 = add i64 %86, 4
  %108 = icmp eq i64 %107, %41
  br i1 %108, label %67, label %84, !llvm.loop !458
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @walk_bound(ptr noundef readonly captures(none) %0) unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %3 = load i32, ptr %2, align 8, !tbaa !454
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %5 = load i32, ptr %4, align 4, !tbaa !435
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8, !tbaa !459
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !297
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
  %23 = load ptr, ptr %12, align 8, !tbaa !373
  %24 = getelementptr inbounds nuw %struct.tfc_operand, ptr %23, i64 %21
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 56
  %26 = load ptr, ptr %25, align 8, !tbaa !386
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 36
  %28 = load i32, ptr %27, align 4, !tbaa !460
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
  %43 = load ptr, ptr %12, align 8, !tbaa !373
  %44 = getelementptr inbounds nuw %struct.tfc_operand, ptr %43, i64 %41
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 56
  %46 = load ptr, ptr %45, align 8, !tbaa !386
  %47 = getelementptr inbounds nuw i8, ptr %44, i64 36
  %48 = load i32, ptr %47, align 4, !tbaa !460
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds ptr, ptr %9, i64 %49
  store ptr %46, ptr %50, align 8, !tbaa !31
  %51 = load ptr, ptr %12, align 8, !tbaa !373
  %52 = getelementptr inbounds nuw %struct.tfc_operand, ptr %51, i64 %41
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 128
  %54 = load ptr, ptr %53, align 8, !tbaa !386
  %55 = getelementptr inbounds nuw i8, ptr %52, i64 108
  %56 = load i32, ptr %55, align 4, !tbaa !460
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds ptr, ptr %9, i64 %57
  store ptr %54, ptr %58, align 8, !tbaa !31
  %59 = add nuw nsw i64 %41, 2
  %60 = add i64 %42, 2
  %61 = icmp eq i64 %60, %17
  br i1 %61, label %18, label %40, !llvm.loop !461

62:                                               ; preds = %117
  %63 = icmp eq i64 %36, 0
  br i1 %63, label %79, label %64

64:                                               ; preds = %62, %33
  %65 = phi i64 [ 0, %33 ], [ %118, %62 ]
  %66 = icmp ne i64 %36, 0
  tail call void @llvm.assume(i1 %66)
  %67 = load ptr, ptr %34, align 8, !tbaa !396
  %68 = getelementptr inbounds nuw %struct.tfc_operand, ptr %67, i64 %65
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 44
  %70 = load i32, ptr %69, align 4, !tbaa !397
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %79

72:                                               ; preds = %64
  %73 = getelementptr inbounds nuw i8, ptr %68, i64 56
  %74 = load ptr, ptr %73, align 8, !tbaa !386
  %75 = getelementptr inbounds nuw i8, ptr %68, i64 36
  %76 = load i32, ptr %75, align 4, !tbaa !460
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds ptr, ptr %9, i64 %77
  store ptr %74, ptr %78, align 8, !tbaa !31
  br label %79

79:                                               ; preds = %62, %72, %64, %31
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %81 = load i64, ptr %80, align 8, !tbaa !462
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
  %92 = load ptr, ptr %34, align 8, !tbaa !396
  %93 = getelementptr inbounds nuw %struct.tfc_operand, ptr %92, i64 %90
  %94 = getelementptr inbounds nuw i8, ptr %93, i64 44
  %95 = load i32, ptr %94, align 4, !tbaa !397
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %104

97:                                               ; preds = %89
  %98 = getelementptr inbounds nuw i8, ptr %93, i64 56
  %99 = load ptr, ptr %98, align 8, !tbaa !386
  %100 = getelementptr inbounds nuw i8, ptr %93, i64 36
  %101 = load i32, ptr %100, align 4, !tbaa !460
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds ptr, ptr %9, i64 %102
  store ptr %99, ptr %103, align 8, !tbaa !31
  br label %104

104:                                              ; preds = %89, %97
  %105 = load ptr, ptr %34, align 8, !tbaa !396
  %106 = getelementptr inbounds nuw %struct.tfc_operand, ptr %105, i64 %90
  %107 = getelementptr inbounds nuw i8, ptr %106, i64 116
  %108 = load i32, ptr %107, align 4, !tbaa !397
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %110, label %117

110:                                              ; preds = %104
  %111 = getelementptr inbounds nuw i8, ptr %106, i64 128
  %112 = load ptr, ptr %111, align 8, !tbaa !386
  %113 = getelementptr inbounds nuw i8, ptr %106, i64 108
  %114 = load i32, ptr %113, align 4, !tbaa !460
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds ptr, ptr %9, i64 %115
  store ptr %112, ptr %116, align 8, !tbaa !31
  br label %117

117:                                              ; preds = %110, %104
  %118 = add nuw nsw i64 %90, 2
  %119 = add i64 %91, 2
  %120 = icmp eq i64 %119, %39
  br i1 %120, label %62, label %89, !llvm.loop !463

121:                                              ; preds = %143
  %122 = icmp eq i64 %85, 0
  br i1 %122, label %137, label %123

123:                                              ; preds = %121, %83
  %124 = phi i64 [ 0, %83 ], [ %169, %121 ]
  %125 = icmp ne i64 %85, 0
  tail call void @llvm.assume(i1 %125)
  %126 = load ptr, ptr %84, align 8, !tbaa !464
  %127 = getelementptr inbounds nuw %struct.tfc_shift, ptr %126, i64 %124
  %128 = getelementptr inbounds nuw i8, ptr %127, i64 8
  %129 = load i64, ptr %128, align 8, !tbaa !465
  %130 = getelementptr inbounds ptr, ptr %9, i64 %129
  %131 = load ptr, ptr %130, align 8, !tbaa !31
  %132 = getelementptr inbounds nuw i8, ptr %127, i64 16
  %133 = load i64, ptr %132, align 8, !tbaa !467
  %134 = getelementptr inbounds i8, ptr %131, i64 %133
  %135 = load i64, ptr %127, align 8, !tbaa !468
  %136 = getelementptr inbounds ptr, ptr %9, i64 %135
  store ptr %134, ptr %136, align 8, !tbaa !31
  br label %137

137:                                              ; preds = %123, %121, %79
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %139 = load i64, ptr %138, align 8, !tbaa !469
  %140 = icmp sgt i64 %139, 0
  br i1 %140, label %141, label %172

141:                                              ; preds = %137
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 64
  br label %189

143:                                              ; preds = %143, %87
  %144 = phi i64 [ 0, %87 ], [ %169, %143 ]
  %145 = phi i64 [ 0, %87 ], [ %170, %143 ]
  %146 = load ptr, ptr %84, align 8, !tbaa !464
  %147 = getelementptr inbounds nuw %struct.tfc_shift, ptr %146, i64 %144
  %148 = getelementptr inbounds nuw i8, ptr %147, i64 8
  %149 = load i64, ptr %148, align 8, !tbaa !465
  %150 = getelementptr inbounds ptr, ptr %9, i64 %149
  %151 = load ptr, ptr %150, align 8, !tbaa !31
  %152 = getelementptr inbounds nuw i8, ptr %147, i64 16
  %153 = load i64, ptr %152, align 8, !tbaa !467
  %154 = getelementptr inbounds i8, ptr %151, i64 %153
  %155 = load i64, ptr %147, align 8, !tbaa !468
  %156 = getelementptr inbounds ptr, ptr %9, i64 %155
  store ptr %154, ptr %156, align 8, !tbaa !31
  %157 = load ptr, ptr %84, align 8, !tbaa !464
  %158 = getelementptr inbounds nuw %struct.tfc_shift, ptr %157, i64 %144
  %159 = getelementptr inbounds nuw i8, ptr %158, i64 24
  %160 = getelementptr inbounds nuw i8, ptr %158, i64 32
  %161 = load i64, ptr %160, align 8, !tbaa !465
  %162 = getelementptr inbounds ptr, ptr %9, i64 %161
  %163 = load ptr, ptr %162, align 8, !tbaa !31
  %164 = getelementptr inbounds nuw i8, ptr %158, i64 40
  %165 = load i64, ptr %164, align 8, !tbaa !467
  %166 = getelementptr inbounds i8, ptr %163, i64 %165
  %167 = load i64, ptr %159, align 8, !tbaa !468
  %168 = getelementptr inbounds ptr, ptr %9, i64 %167
  store ptr %166, ptr %168, align 8, !tbaa !31
  %169 = add nuw nsw i64 %144, 2
  %170 = add i64 %145, 2
  %171 = icmp eq i64 %170, %88
  br i1 %171, label %121, label %143, !llvm.loop !470

172:                                              ; preds = %189, %137
  %173 = load ptr, ptr %6, align 8, !tbaa !459
  %174 = tail call i32 @tfc_walk(ptr noundef %173)
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %181, label %176

176:                                              ; preds = %172
  %177 = load i64, ptr %138, align 8, !tbaa !469
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
  %191 = load ptr, ptr %142, align 8, !tbaa !471
  %192 = getelementptr inbounds nuw %struct.tfc_saved, ptr %191, i64 %190
  %193 = getelementptr inbounds nuw i8, ptr %192, i64 8
  %194 = load ptr, ptr %193, align 8, !tbaa !472
  %195 = load ptr, ptr %192, align 8, !tbaa !474
  %196 = getelementptr inbounds nuw i8, ptr %192, i64 16
  %197 = load i64, ptr %196, align 8, !tbaa !475
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %194, ptr readonly align 1 %195, i64 %197, i1 false)
  %198 = add nuw nsw i64 %190, 1
  %199 = load i64, ptr %138, align 8, !tbaa !469
  %200 = icmp slt i64 %198, %199
  br i1 %200, label %189, label %172, !llvm.loop !476

201:                                              ; preds = %179, %201
  %202 = phi i64 [ 0, %179 ], [ %210, %201 ]
  %203 = load ptr, ptr %180, align 8, !tbaa !471
  %204 = getelementptr inbounds nuw %struct.tfc_saved, ptr %203, i64 %202
  %205 = load ptr, ptr %204, align 8, !tbaa !474
  %206 = getelementptr inbounds nuw i8, ptr %204, i64 8
  %207 = load ptr, ptr %206, align 8, !tbaa !472
  %208 = getelementptr inbounds nuw i8, ptr %204, i64 16
  %209 = load i64, ptr %208, align 8, !tbaa !475
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %205, ptr readonly align 1 %207, i64 %209, i1 false)
  %210 = add nuw nsw i64 %202, 1
  %211 = load i64, ptr %138, align 8, !tbaa !469
  %212 = icmp slt i64 %210, %211
  br i1 %212, label %201, label %271, !llvm.loop !477

213:                                              ; preds = %247, %187
  %214 = phi i64 [ 0, %187 ], [ %248, %247 ]
  %215 = phi i64 [ 0, %187 ], [ %249, %247 ]
  %216 = load ptr, ptr %183, align 8, !tbaa !396
  %217 = getelementptr inbounds nuw %struct.tfc_operand, ptr %216, i64 %214
  %218 = getelementptr inbounds nuw i8, ptr %217, i64 44
  %219 = load i32, ptr %218, align 4, !tbaa !397
  %220 = icmp eq i32 %219, 0
  br i1 %220, label %231, label %221

221:                                              ; preds = %213
  %222 = getelementptr inbounds nuw i8, ptr %217, i64 56
  %223 = load ptr, ptr %222, align 8, !tbaa !386
  %224 = getelementptr inbounds nuw i8, ptr %217, i64 36
  %225 = load i32, ptr %224, align 4, !tbaa !460
  %226 = sext i32 %225 to i64
  %227 = getelementptr inbounds ptr, ptr %9, i64 %226
  %228 = load ptr, ptr %227, align 8, !tbaa !31
  %229 = getelementptr inbounds nuw i8, ptr %217, i64 24
  %230 = load i64, ptr %229, align 8, !tbaa !398
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %223, ptr readonly align 1 %228, i64 %230, i1 false)
  br label %231

231:                                              ; preds = %221, %213
  %232 = load ptr, ptr %183, align 8, !tbaa !396
  %233 = getelementptr inbounds nuw %struct.tfc_operand, ptr %232, i64 %214
  %234 = getelementptr inbounds nuw i8, ptr %233, i64 116
  %235 = load i32, ptr %234, align 4, !tbaa !397
  %236 = icmp eq i32 %235, 0
  br i1 %236, label %247, label %237

237:                                              ; preds = %231
  %238 = getelementptr inbounds nuw i8, ptr %233, i64 128
  %239 = load ptr, ptr %238, align 8, !tbaa !386
  %240 = getelementptr inbounds nuw i8, ptr %233, i64 108
  %241 = load i32, ptr %240, align 4, !tbaa !460
  %242 = sext i32 %241 to i64
  %243 = getelementptr inbounds ptr, ptr %9, i64 %242
  %244 = load ptr, ptr %243, align 8, !tbaa !31
  %245 = getelementptr inbounds nuw i8, ptr %233, i64 96
  %246 = load i64, ptr %245, align 8, !tbaa !398
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %239, ptr readonly align 1 %244, i64 %246, i1 false)
  br label %247

247:                                              ; preds = %237, %231
  %248 = add nuw nsw i64 %214, 2
  %249 = add i64 %215, 2
  %250 = icmp eq i64 %249, %188
  br i1 %250, label %251, label %213, !llvm.loop !478

251:                                              ; preds = %247
  %252 = icmp eq i64 %185, 0
  br i1 %252, label %271, label %253

253:                                              ; preds = %251, %182
  %254 = phi i64 [ 0, %182 ], [ %248, %251 ]
  %255 = icmp ne i64 %185, 0
  tail call void @llvm.assume(i1 %255)
  %256 = load ptr, ptr %183, align 8, !tbaa !396
  %257 = getelementptr inbounds nuw %struct.tfc_operand, ptr %256, i64 %254
  %258 = getelementptr inbounds nuw i8, ptr %257, i64 44
  %259 = load i32, ptr %258, align 4, !tbaa !397
  %260 = icmp eq i32 %259, 0
  br i1 %260, label %271, label %261

261:                                              ; preds = %253
  %262 = getelementptr inbounds nuw i8, ptr %257, i64 56
  %263 = load ptr, ptr %262, align 8, !tbaa !386
  %264 = getelementptr inbounds nuw i8, ptr %257, i64 36
  %265 = load i32, ptr %264, align 4, !tbaa !460
  %266 = sext i32 %265 to i64
  %267 = getelementptr inbounds ptr, ptr %9, i64 %266
  %268 = load ptr, ptr %267, align 8, !tbaa !31
  %269 = getelementptr inbounds nuw i8, ptr %257, i64 24
  %270 = load i64, ptr %269, align 8, !tbaa !398
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %263, ptr readonly align 1 %268, i64 %270, i1 false)
  br label %271

271:                                              ; preds = %201, %251, %261, %253, %176, %181
  %272 = phi i32 [ 0, %181 ], [ %174, %176 ], [ 0, %251 ], [ 0, %253 ], [ 0, %261 ], [ %174, %201 ]
  ret i32 %272
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @new_instance(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, i32 noundef range(i32 0, 2) %3, i64 noundef %4) unnamed_addr #31 {
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %7 = load i32, ptr %6, align 4, !tbaa !479
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %9 = load i32, ptr %8, align 8, !tbaa !480
  %10 = icmp eq i32 %3, 0
  br i1 %10, label %18, label %11

11:                                               ; preds = %5
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %13 = load i32, ptr %12, align 8, !tbaa !57
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %15 = load i32, ptr %14, align 4, !tbaa !481
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
  %25 = load i32, ptr %24, align 8, !tbaa !482
  %26 = add nsw i32 %25, 1
  %27 = sext i32 %26 to i64
  %28 = add nsw i64 %19, %27
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %30 = load i32, ptr %29, align 4, !tbaa !483
  %31 = sext i32 %30 to i64
  %32 = add nsw i64 %28, %31
  %33 = shl nsw i64 %32, 3
  %34 = add nsw i64 %23, %33
  %35 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %34)
  %36 = icmp eq ptr %35, null
  br i1 %36, label %89, label %37

37:                                               ; preds = %18
  store ptr %1, ptr %35, align 8, !tbaa !484
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 8
  store ptr %2, ptr %38, align 8, !tbaa !485
  %39 = getelementptr inbounds nuw i8, ptr %35, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %39, i8 0, i64 32, i1 false)
  %40 = getelementptr inbounds nuw i8, ptr %35, i64 48
  store i64 %4, ptr %40, align 8, !tbaa !111
  %41 = getelementptr inbounds nuw i8, ptr %35, i64 56
  store i64 0, ptr %41, align 8, !tbaa !111
  %42 = getelementptr inbounds nuw i8, ptr %35, i64 64
  store i64 -1, ptr %42, align 8, !tbaa !111
  %43 = getelementptr inbounds nuw i8, ptr %35, i64 72
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %43, i8 0, i64 56, i1 false)
  %44 = getelementptr i8, ptr %35, i64 128
  %45 = getelementptr inbounds nuw i8, ptr %35, i64 88
  store ptr %44, ptr %45, align 8, !tbaa !486
  %46 = load i32, ptr %6, align 4, !tbaa !479
  %47 = sext i32 %46 to i64
  %48 = getelementptr %struct.held, ptr %44, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %35, i64 96
  store ptr %48, ptr %49, align 8, !tbaa !487
  %50 = load i32, ptr %8, align 8, !tbaa !480
  %51 = sext i32 %50 to i64
  %52 = getelementptr %struct.held, ptr %48, i64 %51
  %53 = getelementptr inbounds nuw i8, ptr %35, i64 80
  store ptr %52, ptr %53, align 8, !tbaa !62
  %54 = load i32, ptr %24, align 8, !tbaa !482
  %55 = sext i32 %54 to i64
  %56 = getelementptr ptr, ptr %52, i64 %55
  %57 = getelementptr i8, ptr %56, i64 8
  %58 = getelementptr inbounds nuw i8, ptr %35, i64 104
  store ptr %57, ptr %58, align 8, !tbaa !488
  %59 = load i32, ptr %29, align 4, !tbaa !483
  %60 = icmp sgt i32 %59, 0
  br i1 %60, label %61, label %64

61:                                               ; preds = %37
  %62 = zext nneg i32 %59 to i64
  %63 = shl nuw nsw i64 %62, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %57, i8 -1, i64 %63, i1 false), !tbaa !111
  br label %64

64:                                               ; preds = %61, %37
  br i1 %10, label %81, label %65

65:                                               ; preds = %64
  %66 = sext i32 %59 to i64
  %67 = getelementptr i64, ptr %57, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr %35, i64 112
  store ptr %67, ptr %68, align 8, !tbaa !59
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %70 = load i32, ptr %69, align 8, !tbaa !57
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds ptr, ptr %67, i64 %71
  %73 = getelementptr inbounds nuw i8, ptr %35, i64 120
  store ptr %72, ptr %73, align 8, !tbaa !190
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %75 = load i32, ptr %74, align 4, !tbaa !481
  %76 = add nsw i32 %75, %70
  %77 = icmp sgt i32 %76, 0
  br i1 %77, label %78, label %81

78:                                               ; preds = %65
  %79 = zext nneg i32 %76 to i64
  %80 = shl nuw nsw i64 %79, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %67, i8 0, i64 %80, i1 false), !tbaa !60
  br label %81

81:                                               ; preds = %78, %65, %64
  %82 = tail call fastcc ptr @new_iteration(ptr noundef %0, ptr noundef nonnull %35)
  %83 = icmp eq ptr %82, null
  br i1 %83, label %89, label %84

84:                                               ; preds = %81
  %85 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %86 = load i32, ptr %85, align 8, !tbaa !489
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds nuw i8, ptr %82, i64 8
  store i64 %87, ptr %88, align 8, !tbaa !67
  br label %89

89:                                               ; preds = %84, %81, %18
  %90 = phi ptr [ null, %18 ], [ %35, %84 ], [ null, %81 ]
  ret ptr %90
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @take(ptr noundef captures(none) %0, i64 noundef %1) unnamed_addr #31 {
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
  %29 = load ptr, ptr %28, align 8, !tbaa !490
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %31 = load ptr, ptr %30, align 8, !tbaa !491
  %32 = ptrtoint ptr %29 to i64
  %33 = ptrtoint ptr %31 to i64
  %34 = sub i64 %32, %33
  %35 = icmp slt i64 %34, %16
  br i1 %35, label %36, label %48

36:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  store i64 %16, ptr %3, align 8, !tbaa !111
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %38 = load ptr, ptr %37, align 8, !tbaa !492
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %40 = load ptr, ptr %39, align 8, !tbaa !493
  %41 = call ptr %38(ptr noundef %40, ptr noundef nonnull %3) #18
  store ptr %41, ptr %30, align 8, !tbaa !491
  %42 = icmp eq ptr %41, null
  %43 = load i64, ptr %3, align 8
  %44 = getelementptr inbounds i8, ptr %41, i64 %43
  %45 = select i1 %42, ptr null, ptr %44
  store ptr %45, ptr %28, align 8, !tbaa !490
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
  store ptr %50, ptr %30, align 8, !tbaa !491
  br label %51

51:                                               ; preds = %46, %48, %25
  %52 = phi ptr [ %23, %25 ], [ %49, %48 ], [ null, %46 ]
  ret ptr %52
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #16

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @new_iteration(ptr noundef captures(none) %0, ptr noundef captures(none) %1) unnamed_addr #31 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !63
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %6 = load i32, ptr %5, align 4, !tbaa !494
  %7 = sext i32 %6 to i64
  %8 = shl nsw i64 %7, 3
  %9 = add nsw i64 %8, 56
  %10 = load i32, ptr %4, align 8, !tbaa !495
  %11 = shl nsw i32 %10, 1
  %12 = sext i32 %11 to i64
  %13 = shl nsw i64 %12, 2
  %14 = add nsw i64 %9, %13
  %15 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %14)
  %16 = icmp eq ptr %15, null
  br i1 %16, label %73, label %17

17:                                               ; preds = %2
  %18 = getelementptr i8, ptr %15, i64 56
  %19 = load i32, ptr %5, align 4, !tbaa !494
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds ptr, ptr %18, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %23 = load i64, ptr %22, align 8, !tbaa !496
  %24 = add nsw i64 %23, 1
  store i64 %24, ptr %22, align 8, !tbaa !496
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %26 = load i64, ptr %25, align 8, !tbaa !497
  %27 = add i64 %23, -7046029254386353130
  %28 = xor i64 %26, %27
  %29 = mul i64 %28, -49064778989728563
  %30 = lshr i64 %29, 32
  %31 = xor i64 %30, %29
  %32 = mul i64 %31, -4265267296055464877
  %33 = lshr i64 %29, 29
  %34 = xor i64 %32, %33
  %35 = load i32, ptr %4, align 8, !tbaa !495
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %21, i64 %36
  store i64 %24, ptr %15, align 8, !tbaa !111
  %38 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i64 0, ptr %38, align 8, !tbaa !111
  %39 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store i64 %34, ptr %39, align 8, !tbaa !111
  %40 = getelementptr inbounds nuw i8, ptr %15, i64 24
  store ptr null, ptr %40, align 8, !tbaa !97
  %41 = getelementptr inbounds nuw i8, ptr %15, i64 32
  store ptr %18, ptr %41, align 8, !tbaa !112
  %42 = getelementptr inbounds nuw i8, ptr %15, i64 40
  store ptr %21, ptr %42, align 8, !tbaa !498
  %43 = getelementptr inbounds nuw i8, ptr %15, i64 48
  store ptr %37, ptr %43, align 8, !tbaa !498
  %44 = icmp sgt i32 %19, 0
  br i1 %44, label %45, label %48

45:                                               ; preds = %17
  %46 = zext nneg i32 %19 to i64
  %47 = shl nuw nsw i64 %46, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %18, i8 0, i64 %47, i1 false), !tbaa !60
  br label %48

48:                                               ; preds = %45, %17
  %49 = icmp sgt i32 %35, 0
  br i1 %49, label %50, label %53

50:                                               ; preds = %48
  %51 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %52 = load ptr, ptr %51, align 8, !tbaa !499
  br label %63

53:                                               ; preds = %63, %48
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %55 = load ptr, ptr %54, align 8, !tbaa !62
  %56 = load i64, ptr %22, align 8, !tbaa !496
  %57 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %58 = load i32, ptr %57, align 8, !tbaa !482
  %59 = add nsw i32 %58, 1
  %60 = sext i32 %59 to i64
  %61 = srem i64 %56, %60
  %62 = getelementptr inbounds ptr, ptr %55, i64 %61
  store ptr %15, ptr %62, align 8, !tbaa !64
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
  %70 = load i32, ptr %4, align 8, !tbaa !495
  %71 = sext i32 %70 to i64
  %72 = icmp slt i64 %69, %71
  br i1 %72, label %63, label %53, !llvm.loop !500

73:                                               ; preds = %2, %53
  ret ptr %15
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @push(ptr noundef captures(none) %0, ptr noundef readonly byval(%struct.tfc_ready) align 8 captures(none) %1) unnamed_addr #31 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %4 = load i64, ptr %3, align 8, !tbaa !79
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %6 = load i64, ptr %5, align 8, !tbaa !98
  %7 = icmp eq i64 %4, %6
  br i1 %7, label %13, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %10 = load ptr, ptr %9, align 8, !tbaa !94
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %12 = load i64, ptr %11, align 8, !tbaa !95
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
  %21 = load i64, ptr %3, align 8, !tbaa !79
  %22 = icmp sgt i64 %21, 0
  br i1 %22, label %23, label %26

23:                                               ; preds = %20
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 224
  br label %31

26:                                               ; preds = %31, %20
  %27 = phi i64 [ %21, %20 ], [ %41, %31 ]
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %29 = load ptr, ptr %28, align 8, !tbaa !94
  %30 = icmp eq ptr %29, null
  br i1 %30, label %47, label %43

31:                                               ; preds = %23, %31
  %32 = phi i64 [ 0, %23 ], [ %40, %31 ]
  %33 = getelementptr inbounds nuw %struct.tfc_ready, ptr %18, i64 %32
  %34 = load ptr, ptr %24, align 8, !tbaa !94
  %35 = load i64, ptr %25, align 8, !tbaa !95
  %36 = add nsw i64 %35, %32
  %37 = load i64, ptr %5, align 8, !tbaa !98
  %38 = srem i64 %36, %37
  %39 = getelementptr inbounds %struct.tfc_ready, ptr %34, i64 %38
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %33, ptr noundef nonnull align 8 dereferenceable(32) %39, i64 32, i1 false), !tbaa.struct !501
  %40 = add nuw nsw i64 %32, 1
  %41 = load i64, ptr %3, align 8, !tbaa !79
  %42 = icmp slt i64 %40, %41
  br i1 %42, label %31, label %26, !llvm.loop !502

43:                                               ; preds = %26
  %44 = load i64, ptr %5, align 8, !tbaa !98
  %45 = shl nsw i64 %44, 5
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef nonnull %29, i64 noundef %45)
  %46 = load i64, ptr %3, align 8, !tbaa !79
  br label %47

47:                                               ; preds = %26, %43
  %48 = phi i64 [ %27, %26 ], [ %46, %43 ]
  store ptr %18, ptr %28, align 8, !tbaa !94
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store i64 0, ptr %49, align 8, !tbaa !95
  store i64 %16, ptr %5, align 8, !tbaa !98
  br label %50

50:                                               ; preds = %8, %47
  %51 = phi i64 [ %6, %8 ], [ %16, %47 ]
  %52 = phi i64 [ %4, %8 ], [ %48, %47 ]
  %53 = phi i64 [ %12, %8 ], [ 0, %47 ]
  %54 = phi ptr [ %10, %8 ], [ %18, %47 ]
  %55 = add nsw i64 %52, 1
  store i64 %55, ptr %3, align 8, !tbaa !79
  %56 = add nsw i64 %52, %53
  %57 = srem i64 %56, %51
  %58 = getelementptr inbounds %struct.tfc_ready, ptr %54, i64 %57
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %58, ptr noundef nonnull align 8 dereferenceable(32) %1, i64 32, i1 false), !tbaa.struct !501
  br label %59

59:                                               ; preds = %13, %50
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @settle(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef captures(none) %2) unnamed_addr #31 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 112
  br label %5

5:                                                ; preds = %97, %3
  %6 = phi ptr [ %2, %3 ], [ %62, %97 ]
  %7 = phi ptr [ %1, %3 ], [ %60, %97 ]
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %9 = load i64, ptr %8, align 8, !tbaa !67
  %10 = add nsw i64 %9, -1
  store i64 %10, ptr %8, align 8, !tbaa !67
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 80
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 76
  br label %16

16:                                               ; preds = %55, %5
  %17 = load i64, ptr %11, align 8, !tbaa !503
  %18 = load i64, ptr %12, align 8, !tbaa !496
  %19 = icmp sgt i64 %17, %18
  br i1 %19, label %58, label %20

20:                                               ; preds = %16
  %21 = load ptr, ptr %13, align 8, !tbaa !62
  %22 = load ptr, ptr %14, align 8, !tbaa !63
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 24
  %24 = load i32, ptr %23, align 8, !tbaa !482
  %25 = add nsw i32 %24, 1
  %26 = sext i32 %25 to i64
  %27 = srem i64 %17, %26
  %28 = getelementptr inbounds ptr, ptr %21, i64 %27
  %29 = load ptr, ptr %28, align 8, !tbaa !64
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %31 = load i64, ptr %30, align 8, !tbaa !67
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %33, label %100

33:                                               ; preds = %20
  %34 = getelementptr inbounds nuw i8, ptr %29, i64 32
  %35 = load ptr, ptr %34, align 8, !tbaa !99
  %36 = getelementptr inbounds nuw i8, ptr %22, i64 4
  %37 = load i32, ptr %36, align 4, !tbaa !494
  %38 = sext i32 %37 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %35, i64 noundef %38)
  %39 = load ptr, ptr %14, align 8, !tbaa !63
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 4
  %41 = load i32, ptr %40, align 4, !tbaa !494
  %42 = sext i32 %41 to i64
  %43 = shl nsw i64 %42, 3
  %44 = add nsw i64 %43, 56
  %45 = load i32, ptr %39, align 8, !tbaa !495
  %46 = shl nsw i32 %45, 1
  %47 = sext i32 %46 to i64
  %48 = shl nsw i64 %47, 2
  %49 = add nsw i64 %44, %48
  tail call fastcc void @give(ptr noundef %0, ptr noundef nonnull %29, i64 noundef %49)
  %50 = load i64, ptr %11, align 8, !tbaa !503
  %51 = add nsw i64 %50, 1
  store i64 %51, ptr %11, align 8, !tbaa !503
  %52 = load i32, ptr %15, align 4, !tbaa !504
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %55, label %54

54:                                               ; preds = %33
  tail call fastcc void @begin_iteration(ptr noundef %0, ptr noundef nonnull %7)
  br label %55

55:                                               ; preds = %54, %33
  %56 = load i32, ptr %4, align 8, !tbaa !69
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %16, label %100, !llvm.loop !505

58:                                               ; preds = %16
  tail call fastcc void @leave_frame(ptr noundef %0, ptr noundef nonnull %7)
  %59 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %60 = load ptr, ptr %59, align 8, !tbaa !149
  %61 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %62 = load ptr, ptr %61, align 8, !tbaa !150
  %63 = load ptr, ptr %14, align 8, !tbaa !63
  %64 = getelementptr inbounds nuw i8, ptr %7, i64 120
  %65 = load ptr, ptr %64, align 8, !tbaa !190
  %66 = icmp eq ptr %65, null
  %67 = getelementptr inbounds nuw i8, ptr %63, i64 12
  %68 = load i32, ptr %67, align 4, !tbaa !479
  %69 = getelementptr inbounds nuw i8, ptr %63, i64 16
  %70 = load i32, ptr %69, align 8, !tbaa !480
  br i1 %66, label %79, label %71

71:                                               ; preds = %58
  %72 = load ptr, ptr %7, align 8, !tbaa !51
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 56
  %74 = load i32, ptr %73, align 8, !tbaa !57
  %75 = getelementptr inbounds nuw i8, ptr %72, i64 60
  %76 = load i32, ptr %75, align 4, !tbaa !481
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
  %86 = load i32, ptr %85, align 8, !tbaa !482
  %87 = add nsw i32 %86, 1
  %88 = sext i32 %87 to i64
  %89 = add nsw i64 %80, %88
  %90 = getelementptr inbounds nuw i8, ptr %63, i64 20
  %91 = load i32, ptr %90, align 4, !tbaa !483
  %92 = sext i32 %91 to i64
  %93 = add nsw i64 %89, %92
  %94 = shl nsw i64 %93, 3
  %95 = add nsw i64 %84, %94
  tail call fastcc void @give(ptr noundef %0, ptr noundef nonnull %7, i64 noundef %95)
  %96 = icmp eq ptr %60, null
  br i1 %96, label %100, label %97

97:                                               ; preds = %79
  %98 = load i32, ptr %4, align 8, !tbaa !69
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %5, label %100

100:                                              ; preds = %97, %79, %20, %55
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @drop_all(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i64 noundef range(i64 -2147483648, 2147483648) %2) unnamed_addr #38 {
  %4 = icmp sgt i64 %2, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %6, %3
  ret void

6:                                                ; preds = %3, %6
  %7 = phi i64 [ %10, %6 ], [ 0, %3 ]
  %8 = getelementptr inbounds nuw ptr, ptr %1, i64 %7
  %9 = load ptr, ptr %8, align 8, !tbaa !60
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %9)
  store ptr null, ptr %8, align 8, !tbaa !60
  %10 = add nuw nsw i64 %7, 1
  %11 = icmp eq i64 %10, %2
  br i1 %11, label %5, label %6, !llvm.loop !506
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @begin_iteration(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #31 {
  %3 = tail call fastcc ptr @new_iteration(ptr noundef %0, ptr noundef %1)
  %4 = icmp eq ptr %3, null
  br i1 %4, label %43, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 76
  %7 = load i32, ptr %6, align 4, !tbaa !504
  store i32 0, ptr %6, align 4, !tbaa !504
  %8 = icmp sgt i32 %7, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %11 = zext nneg i32 %7 to i64
  br label %18

12:                                               ; preds = %18, %5
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %14 = load i32, ptr %13, align 8, !tbaa !507
  %15 = icmp sgt i32 %14, 0
  br i1 %15, label %16, label %43

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 88
  br label %30

18:                                               ; preds = %9, %18
  %19 = phi i64 [ 0, %9 ], [ %28, %18 ]
  %20 = load ptr, ptr %10, align 8, !tbaa !487
  %21 = getelementptr inbounds nuw %struct.held, ptr %20, i64 %19
  %22 = load ptr, ptr %21, align 8, !tbaa !508
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 8
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %3, ptr noundef %22, ptr noundef nonnull %23, i32 noundef 0)
  %24 = load ptr, ptr %10, align 8, !tbaa !487
  %25 = getelementptr inbounds nuw %struct.held, ptr %24, i64 %19
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %27 = load ptr, ptr %26, align 8, !tbaa !510
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %27)
  %28 = add nuw nsw i64 %19, 1
  %29 = icmp eq i64 %28, %11
  br i1 %29, label %12, label %18, !llvm.loop !511

30:                                               ; preds = %16, %30
  %31 = phi i64 [ 0, %16 ], [ %39, %30 ]
  %32 = load ptr, ptr %17, align 8, !tbaa !486
  %33 = getelementptr inbounds nuw %struct.held, ptr %32, i64 %31
  %34 = load ptr, ptr %33, align 8, !tbaa !508
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %36 = load ptr, ptr %35, align 8, !tbaa !510
  %37 = icmp eq ptr %36, null
  %38 = zext i1 %37 to i32
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %3, ptr noundef %34, ptr noundef nonnull %35, i32 noundef %38)
  %39 = add nuw nsw i64 %31, 1
  %40 = load i32, ptr %13, align 8, !tbaa !507
  %41 = sext i32 %40 to i64
  %42 = icmp slt i64 %39, %41
  br i1 %42, label %30, label %43, !llvm.loop !512

43:                                               ; preds = %30, %12, %2
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @leave_frame(ptr noundef captures(none) %0, ptr noundef readonly captures(address) %1) unnamed_addr #31 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %4 = load i32, ptr %3, align 8, !tbaa !507
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 88
  br label %23

8:                                                ; preds = %23, %2
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %10 = load ptr, ptr %9, align 8, !tbaa !190
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %72

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %14 = load ptr, ptr %13, align 8, !tbaa !63
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 20
  %16 = load i32, ptr %15, align 4, !tbaa !483
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
  %25 = load ptr, ptr %7, align 8, !tbaa !486
  %26 = getelementptr inbounds nuw %struct.held, ptr %25, i64 %24
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %28 = load ptr, ptr %27, align 8, !tbaa !510
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %28)
  %29 = add nuw nsw i64 %24, 1
  %30 = load i32, ptr %3, align 8, !tbaa !507
  %31 = sext i32 %30 to i64
  %32 = icmp slt i64 %29, %31
  br i1 %32, label %23, label %8, !llvm.loop !513

33:                                               ; preds = %57, %12
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %35 = load ptr, ptr %34, align 8, !tbaa !150
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 24
  br label %64

37:                                               ; preds = %18, %57
  %38 = phi ptr [ %14, %18 ], [ %58, %57 ]
  %39 = phi i64 [ 0, %18 ], [ %59, %57 ]
  %40 = load ptr, ptr %19, align 8, !tbaa !488
  %41 = getelementptr inbounds nuw i64, ptr %40, i64 %39
  %42 = load i64, ptr %41, align 8, !tbaa !111
  %43 = load i64, ptr %20, align 8, !tbaa !496
  %44 = icmp eq i64 %42, %43
  br i1 %44, label %45, label %57

45:                                               ; preds = %37
  %46 = load ptr, ptr %21, align 8, !tbaa !149
  %47 = load ptr, ptr %22, align 8, !tbaa !150
  %48 = load ptr, ptr %1, align 8, !tbaa !51
  %49 = load ptr, ptr %48, align 8, !tbaa !70
  %50 = getelementptr inbounds nuw i8, ptr %38, i64 40
  %51 = load ptr, ptr %50, align 8, !tbaa !514
  %52 = getelementptr inbounds nuw i32, ptr %51, i64 %39
  %53 = load i32, ptr %52, align 4, !tbaa !5
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds %struct.tfc_node, ptr %49, i64 %54
  tail call fastcc void @send(ptr noundef %0, ptr noundef %46, ptr noundef %47, ptr noundef %55, ptr noundef null, i32 noundef 1)
  %56 = load ptr, ptr %13, align 8, !tbaa !63
  br label %57

57:                                               ; preds = %37, %45
  %58 = phi ptr [ %38, %37 ], [ %56, %45 ]
  %59 = add nuw nsw i64 %39, 1
  %60 = getelementptr inbounds nuw i8, ptr %58, i64 20
  %61 = load i32, ptr %60, align 4, !tbaa !483
  %62 = sext i32 %61 to i64
  %63 = icmp slt i64 %59, %62
  br i1 %63, label %37, label %33, !llvm.loop !515

64:                                               ; preds = %64, %33
  %65 = phi ptr [ %36, %33 ], [ %68, %64 ]
  %66 = load ptr, ptr %65, align 8, !tbaa !97
  %67 = icmp eq ptr %66, %1
  %68 = getelementptr inbounds nuw i8, ptr %66, i64 32
  br i1 %67, label %69, label %64, !llvm.loop !516

69:                                               ; preds = %64
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %71 = load ptr, ptr %70, align 8, !tbaa !517
  store ptr %71, ptr %65, align 8, !tbaa !97
  br label %90

72:                                               ; preds = %8
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %74 = load ptr, ptr %73, align 8, !tbaa !149
  %75 = icmp eq ptr %74, null
  br i1 %75, label %90, label %76

76:                                               ; preds = %72
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %78 = load ptr, ptr %77, align 8, !tbaa !150
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %80 = load ptr, ptr %79, align 8, !tbaa !148
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %74, ptr noundef %78, ptr noundef %80, ptr noundef nonnull %10, i32 noundef 0)
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %82 = load ptr, ptr %81, align 8, !tbaa !59
  %83 = load ptr, ptr %1, align 8, !tbaa !51
  %84 = getelementptr inbounds nuw i8, ptr %83, i64 56
  %85 = load i32, ptr %84, align 8, !tbaa !57
  %86 = getelementptr inbounds nuw i8, ptr %83, i64 60
  %87 = load i32, ptr %86, align 4, !tbaa !481
  %88 = add nsw i32 %87, %85
  %89 = sext i32 %88 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %82, i64 noundef %89)
  br label %90

90:                                               ; preds = %72, %76, %69
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @drop(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #38 {
  %3 = icmp eq ptr %1, null
  br i1 %3, label %46, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %6 = load i32, ptr %5, align 8, !tbaa !61
  %7 = add nsw i32 %6, -1
  store i32 %7, ptr %5, align 8, !tbaa !61
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %46

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %11 = load i32, ptr %10, align 4, !tbaa !518
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %46

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %15 = load i64, ptr %14, align 8, !tbaa !27
  %16 = icmp sgt i64 %15, -1
  br i1 %16, label %17, label %42

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %19 = load ptr, ptr %18, align 8, !tbaa !519
  %20 = icmp eq ptr %19, null
  br i1 %20, label %40, label %21

21:                                               ; preds = %17
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %23 = load ptr, ptr %22, align 8, !tbaa !520
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
  %38 = load ptr, ptr %37, align 8, !tbaa !60
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 40
  store ptr %38, ptr %39, align 8, !tbaa !25
  store ptr %1, ptr %37, align 8, !tbaa !60
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
define internal fastcc void @send(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, i32 noundef %5) unnamed_addr #31 {
  %7 = alloca %struct.tfc_ready, align 8
  %8 = load ptr, ptr %1, align 8, !tbaa !51
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !185
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %12 = load i32, ptr %11, align 4, !tbaa !186
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr %10, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %16 = load i32, ptr %15, align 4, !tbaa !105
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
  %29 = load i32, ptr %15, align 4, !tbaa !105
  %30 = sext i32 %29 to i64
  br label %31

31:                                               ; preds = %28, %52
  %32 = phi i64 [ %30, %28 ], [ %39, %52 ]
  %33 = phi i32 [ %29, %28 ], [ %37, %52 ]
  %34 = icmp slt i64 %38, %32
  br i1 %34, label %36, label %35, !llvm.loop !521

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
  %44 = load ptr, ptr %43, align 8, !tbaa !60
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
  %68 = load ptr, ptr %1, align 8, !tbaa !51
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 8
  %70 = load ptr, ptr %69, align 8, !tbaa !522
  %71 = getelementptr inbounds %struct.tfc_edge, ptr %70, i64 %67
  %72 = load i64, ptr %71, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %73 = load ptr, ptr %68, align 8, !tbaa !70
  %74 = shl i64 %72, 32
  %75 = ashr exact i64 %74, 32
  %76 = getelementptr inbounds %struct.tfc_node, ptr %73, i64 %75
  %77 = load ptr, ptr %20, align 8, !tbaa !523
  %78 = getelementptr inbounds nuw i8, ptr %76, i64 12
  %79 = load i32, ptr %78, align 4, !tbaa !524
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds i32, ptr %77, i64 %80
  %82 = load ptr, ptr %21, align 8, !tbaa !525
  %83 = getelementptr inbounds i32, ptr %82, i64 %80
  %84 = icmp sgt i64 %72, -1
  %85 = and i1 %62, %84
  br i1 %85, label %86, label %97

86:                                               ; preds = %66
  %87 = lshr i64 %72, 32
  %88 = trunc nuw nsw i64 %87 to i32
  %89 = load i32, ptr %63, align 8, !tbaa !61
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %63, align 8, !tbaa !61
  %91 = load ptr, ptr %22, align 8, !tbaa !99
  %92 = getelementptr inbounds nuw i8, ptr %76, i64 16
  %93 = load i32, ptr %92, align 4, !tbaa !100
  %94 = add nsw i32 %93, %88
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds ptr, ptr %91, i64 %95
  store ptr %53, ptr %96, align 8, !tbaa !60
  br label %97

97:                                               ; preds = %86, %66
  %98 = load i32, ptr %76, align 4, !tbaa !104
  %99 = icmp eq i32 %98, 3
  br i1 %99, label %100, label %131

100:                                              ; preds = %97
  %101 = load i64, ptr %2, align 8, !tbaa !526
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
  %140 = load i32, ptr %76, align 4, !tbaa !104
  %141 = icmp ne i32 %140, 9
  br i1 %136, label %143, label %148

142:                                              ; preds = %131
  br i1 %136, label %143, label %148

143:                                              ; preds = %142, %139, %127, %123, %109, %106
  %144 = phi i1 [ %130, %127 ], [ false, %142 ], [ %141, %139 ], [ false, %123 ], [ true, %109 ], [ false, %106 ]
  %145 = zext i1 %144 to i32
  %146 = load i64, ptr %23, align 8, !tbaa !67
  %147 = add nsw i64 %146, 1
  store i64 %147, ptr %23, align 8, !tbaa !67
  store ptr %76, ptr %7, align 8, !tbaa !72
  store ptr %1, ptr %24, align 8, !tbaa !74
  store ptr %2, ptr %25, align 8, !tbaa !75
  store i32 %145, ptr %26, align 8, !tbaa !76
  store i32 0, ptr %27, align 4
  tail call fastcc void @push(ptr noundef %0, ptr noundef nonnull byval(%struct.tfc_ready) align 8 %7)
  br label %148

148:                                              ; preds = %106, %109, %115, %123, %126, %127, %139, %142, %143
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  %149 = add nsw i64 %67, 1
  %150 = load i32, ptr %58, align 4, !tbaa !5
  %151 = sext i32 %150 to i64
  %152 = icmp slt i64 %149, %151
  br i1 %152, label %66, label %28, !llvm.loop !527
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @complete(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef captures(none) %4, i32 noundef %5) unnamed_addr #31 {
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %8 = load ptr, ptr %7, align 8, !tbaa !99
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %10 = load i32, ptr %9, align 4, !tbaa !100
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds ptr, ptr %8, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %14 = load i32, ptr %13, align 4, !tbaa !163
  %15 = sext i32 %14 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %12, i64 noundef %15)
  %16 = load i32, ptr %3, align 4, !tbaa !104
  switch i32 %16, label %182 [
    i32 4, label %17
    i32 5, label %108
    i32 6, label %128
  ]

17:                                               ; preds = %6
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %19 = load i32, ptr %18, align 4, !tbaa !115
  %20 = icmp slt i32 %19, 0
  %21 = load ptr, ptr %1, align 8, !tbaa !51
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 24
  %23 = load ptr, ptr %22, align 8, !tbaa !45
  %24 = ashr i32 %19, 31
  %25 = xor i32 %24, %19
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw %struct.tfc_frame, ptr %23, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %29 = load ptr, ptr %28, align 8, !tbaa !97
  %30 = icmp eq ptr %29, null
  br i1 %30, label %40, label %31

31:                                               ; preds = %17, %36
  %32 = phi ptr [ %38, %36 ], [ %29, %17 ]
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %34 = load ptr, ptr %33, align 8, !tbaa !63
  %35 = icmp eq ptr %34, %27
  br i1 %35, label %63, label %36

36:                                               ; preds = %31
  %37 = getelementptr inbounds nuw i8, ptr %32, i64 32
  %38 = load ptr, ptr %37, align 8, !tbaa !97
  %39 = icmp eq ptr %38, null
  br i1 %39, label %40, label %31, !llvm.loop !528

40:                                               ; preds = %36, %17
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %42 = load i64, ptr %41, align 8, !tbaa !106
  %43 = getelementptr inbounds nuw i8, ptr %27, i64 56
  %44 = load i64, ptr %43, align 8, !tbaa !529
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
  store ptr %1, ptr %56, align 8, !tbaa !149
  %57 = getelementptr inbounds nuw i8, ptr %53, i64 40
  store ptr %2, ptr %57, align 8, !tbaa !150
  %58 = load ptr, ptr %28, align 8, !tbaa !530
  %59 = getelementptr inbounds nuw i8, ptr %53, i64 32
  store ptr %58, ptr %59, align 8, !tbaa !517
  store ptr %53, ptr %28, align 8, !tbaa !530
  %60 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %61 = load i64, ptr %60, align 8, !tbaa !67
  %62 = add nsw i64 %61, 1
  store i64 %62, ptr %60, align 8, !tbaa !67
  br label %63

63:                                               ; preds = %31, %55
  %64 = phi ptr [ %53, %55 ], [ %32, %31 ]
  br i1 %20, label %65, label %84

65:                                               ; preds = %63
  %66 = getelementptr inbounds nuw i8, ptr %64, i64 88
  %67 = load ptr, ptr %66, align 8, !tbaa !486
  %68 = getelementptr inbounds nuw i8, ptr %64, i64 72
  %69 = load i32, ptr %68, align 8, !tbaa !507
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %68, align 8, !tbaa !507
  %71 = sext i32 %69 to i64
  %72 = getelementptr inbounds %struct.held, ptr %67, i64 %71
  %73 = icmp eq i32 %5, 0
  br i1 %73, label %74, label %81

74:                                               ; preds = %65
  %75 = load ptr, ptr %4, align 8, !tbaa !60
  %76 = icmp eq ptr %75, null
  br i1 %76, label %81, label %77

77:                                               ; preds = %74
  %78 = getelementptr inbounds nuw i8, ptr %75, i64 24
  %79 = load i32, ptr %78, align 8, !tbaa !61
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %78, align 8, !tbaa !61
  br label %81

81:                                               ; preds = %77, %74, %65
  %82 = phi ptr [ null, %65 ], [ null, %74 ], [ %75, %77 ]
  store ptr %3, ptr %72, align 8, !tbaa !96
  %83 = getelementptr inbounds nuw i8, ptr %72, i64 8
  store ptr %82, ptr %83, align 8, !tbaa !60
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
  %91 = load i64, ptr %85, align 8, !tbaa !496
  br label %92

92:                                               ; preds = %90, %88
  %93 = phi i64 [ %91, %90 ], [ 0, %88 ]
  %94 = icmp sgt i64 %89, %93
  %95 = load ptr, ptr %86, align 8, !tbaa !62
  br i1 %94, label %96, label %98

96:                                               ; preds = %92
  %97 = load ptr, ptr %95, align 8, !tbaa !64
  tail call fastcc void @settle(ptr noundef %0, ptr noundef nonnull %64, ptr noundef %97)
  br label %183

98:                                               ; preds = %92
  %99 = load ptr, ptr %87, align 8, !tbaa !63
  %100 = getelementptr inbounds nuw i8, ptr %99, i64 24
  %101 = load i32, ptr %100, align 8, !tbaa !482
  %102 = add nsw i32 %101, 1
  %103 = sext i32 %102 to i64
  %104 = srem i64 %89, %103
  %105 = getelementptr inbounds nuw ptr, ptr %95, i64 %104
  %106 = load ptr, ptr %105, align 8, !tbaa !64
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %64, ptr noundef %106, ptr noundef nonnull %3, ptr noundef readonly %4, i32 noundef %5)
  %107 = add nuw nsw i64 %89, 1
  br label %88, !llvm.loop !531

108:                                              ; preds = %6
  %109 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %110 = load ptr, ptr %109, align 8, !tbaa !488
  %111 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %112 = load i32, ptr %111, align 4, !tbaa !115
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds i64, ptr %110, i64 %113
  %115 = icmp eq i32 %5, 0
  %116 = load i64, ptr %114, align 8, !tbaa !111
  %117 = icmp eq i64 %116, -2
  br i1 %115, label %121, label %118

118:                                              ; preds = %108
  br i1 %117, label %189, label %119

119:                                              ; preds = %118
  %120 = load i64, ptr %2, align 8, !tbaa !526
  store i64 %120, ptr %114, align 8, !tbaa !111
  br label %189

121:                                              ; preds = %108
  br i1 %117, label %122, label %123

122:                                              ; preds = %121
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 13, i32 noundef 4, ptr noundef nonnull readonly %1, ptr noundef nonnull %3)
  br label %185

123:                                              ; preds = %121
  store i64 -2, ptr %114, align 8, !tbaa !111
  %124 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %125 = load ptr, ptr %124, align 8, !tbaa !149
  %126 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %127 = load ptr, ptr %126, align 8, !tbaa !150
  tail call fastcc void @send(ptr noundef %0, ptr noundef %125, ptr noundef %127, ptr noundef nonnull %3, ptr noundef readonly %4, i32 noundef 0)
  br label %185

128:                                              ; preds = %6
  %129 = icmp eq i32 %5, 0
  br i1 %129, label %130, label %189

130:                                              ; preds = %128
  %131 = load i64, ptr %2, align 8, !tbaa !526
  %132 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %133 = load i64, ptr %132, align 8, !tbaa !496
  %134 = icmp eq i64 %131, %133
  br i1 %134, label %135, label %168

135:                                              ; preds = %130
  %136 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %137 = load i64, ptr %136, align 8, !tbaa !503
  %138 = add i64 %131, 1
  %139 = sub i64 %138, %137
  %140 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %141 = load ptr, ptr %140, align 8, !tbaa !63
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 24
  %143 = load i32, ptr %142, align 8, !tbaa !482
  %144 = sext i32 %143 to i64
  %145 = icmp slt i64 %139, %144
  br i1 %145, label %162, label %146

146:                                              ; preds = %135
  %147 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %148 = load ptr, ptr %147, align 8, !tbaa !487
  %149 = getelementptr inbounds nuw i8, ptr %1, i64 76
  %150 = load i32, ptr %149, align 4, !tbaa !504
  %151 = add nsw i32 %150, 1
  store i32 %151, ptr %149, align 4, !tbaa !504
  %152 = sext i32 %150 to i64
  %153 = getelementptr inbounds %struct.held, ptr %148, i64 %152
  %154 = load ptr, ptr %4, align 8, !tbaa !60
  %155 = icmp eq ptr %154, null
  br i1 %155, label %160, label %156

156:                                              ; preds = %146
  %157 = getelementptr inbounds nuw i8, ptr %154, i64 24
  %158 = load i32, ptr %157, align 8, !tbaa !61
  %159 = add nsw i32 %158, 1
  store i32 %159, ptr %157, align 8, !tbaa !61
  br label %160

160:                                              ; preds = %156, %146
  store ptr %3, ptr %153, align 8, !tbaa !96
  %161 = getelementptr inbounds nuw i8, ptr %153, i64 8
  store ptr %154, ptr %161, align 8, !tbaa !60
  br label %185

162:                                              ; preds = %135
  tail call fastcc void @begin_iteration(ptr noundef %0, ptr noundef nonnull %1)
  %163 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %164 = load i32, ptr %163, align 8, !tbaa !69
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %166, label %185

166:                                              ; preds = %162
  %167 = load i64, ptr %2, align 8, !tbaa !526
  br label %168

168:                                              ; preds = %166, %130
  %169 = phi i64 [ %167, %166 ], [ %131, %130 ]
  %170 = add nsw i64 %169, 1
  %171 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %172 = load ptr, ptr %171, align 8, !tbaa !62
  %173 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %174 = load ptr, ptr %173, align 8, !tbaa !63
  %175 = getelementptr inbounds nuw i8, ptr %174, i64 24
  %176 = load i32, ptr %175, align 8, !tbaa !482
  %177 = add nsw i32 %176, 1
  %178 = sext i32 %177 to i64
  %179 = srem i64 %170, %178
  %180 = getelementptr inbounds ptr, ptr %172, i64 %179
  %181 = load ptr, ptr %180, align 8, !tbaa !64
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
  %187 = load i32, ptr %186, align 4, !tbaa !105
  %188 = sext i32 %187 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %4, i64 noundef %188)
  br label %189

189:                                              ; preds = %118, %119, %128, %185, %183
  %190 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %191 = load i32, ptr %190, align 8, !tbaa !69
  %192 = icmp eq i32 %191, 0
  br i1 %192, label %193, label %194

193:                                              ; preds = %189
  tail call fastcc void @settle(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2)
  br label %194

194:                                              ; preds = %193, %189
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @note(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef %3, i64 noundef %4) unnamed_addr #31 {
  %6 = alloca %struct.timespec, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %8 = load ptr, ptr %7, align 8, !tbaa !107
  %9 = icmp eq ptr %8, null
  br i1 %9, label %47, label %10

10:                                               ; preds = %5
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %12 = load i64, ptr %11, align 8, !tbaa !532
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %14 = load i64, ptr %13, align 8, !tbaa !533
  %15 = icmp slt i64 %12, %14
  br i1 %15, label %16, label %44

16:                                               ; preds = %10
  %17 = ptrtoint ptr %3 to i64
  %18 = load ptr, ptr %1, align 8, !tbaa !51
  %19 = load ptr, ptr %18, align 8, !tbaa !70
  %20 = ptrtoint ptr %19 to i64
  %21 = sub i64 %17, %20
  %22 = sdiv exact i64 %21, 44
  %23 = trunc i64 %22 to i32
  %24 = ptrtoint ptr %18 to i64
  %25 = load ptr, ptr %0, align 8, !tbaa !43
  %26 = ptrtoint ptr %25 to i64
  %27 = sub i64 %24, %26
  %28 = lshr exact i64 %27, 6
  %29 = trunc i64 %28 to i32
  %30 = getelementptr inbounds %struct.tfc_flow_event, ptr %8, i64 %12
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #18
  %31 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #18
  %32 = load i64, ptr %6, align 8, !tbaa !87
  %33 = mul nsw i64 %32, 1000000000
  %34 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %35 = load i64, ptr %34, align 8, !tbaa !89
  %36 = add nsw i64 %33, %35
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #18
  %37 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %38 = load i64, ptr %37, align 8, !tbaa !106
  store i64 %4, ptr %30, align 8, !tbaa !111
  %39 = getelementptr inbounds nuw i8, ptr %30, i64 8
  store i64 %36, ptr %39, align 8, !tbaa !111
  %40 = getelementptr inbounds nuw i8, ptr %30, i64 16
  store i64 %38, ptr %40, align 8, !tbaa !111
  %41 = getelementptr inbounds nuw i8, ptr %30, i64 24
  store i32 %29, ptr %41, align 8, !tbaa !5
  %42 = getelementptr inbounds nuw i8, ptr %30, i64 28
  store i32 %23, ptr %42, align 4, !tbaa !5
  %43 = load i64, ptr %11, align 8, !tbaa !532
  br label %44

44:                                               ; preds = %16, %10
  %45 = phi i64 [ %43, %16 ], [ %12, %10 ]
  %46 = add nsw i64 %45, 1
  store i64 %46, ptr %11, align 8, !tbaa !532
  br label %47

47:                                               ; preds = %5, %44
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @deliver(ptr noundef %0, ptr noundef %1) unnamed_addr #28 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !121
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %6 = load i32, ptr %5, align 8, !tbaa !122
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds %struct.tfc_transfer, ptr %4, i64 %7
  %9 = load ptr, ptr %8, align 8, !tbaa !108
  %10 = icmp eq ptr %9, null
  br i1 %10, label %46, label %11

11:                                               ; preds = %2
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %13 = load i64, ptr %12, align 8, !tbaa !123
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %15 = load i64, ptr %14, align 8, !tbaa !123
  %16 = icmp eq i64 %15, %13
  br i1 %16, label %21, label %29

17:                                               ; preds = %29
  %18 = getelementptr inbounds nuw i8, ptr %31, i64 24
  %19 = load i64, ptr %18, align 8, !tbaa !123
  %20 = icmp eq i64 %19, %13
  br i1 %20, label %21, label %29, !llvm.loop !124

21:                                               ; preds = %17, %11
  %22 = phi ptr [ %9, %11 ], [ %31, %17 ]
  %23 = phi ptr [ %8, %11 ], [ %30, %17 ]
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 52
  %25 = load i32, ptr %24, align 4, !tbaa !125
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %27 = load i32, ptr %26, align 4, !tbaa !125
  %28 = icmp eq i32 %25, %27
  br i1 %28, label %33, label %48

29:                                               ; preds = %11, %17
  %30 = phi ptr [ %31, %17 ], [ %9, %11 ]
  %31 = load ptr, ptr %30, align 8, !tbaa !108
  %32 = icmp eq ptr %31, null
  br i1 %32, label %46, label %17, !llvm.loop !124

33:                                               ; preds = %21
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %35 = load atomic i32, ptr %34 monotonic, align 8
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %46

37:                                               ; preds = %33
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 28
  store i32 -1, ptr %38, align 4, !tbaa !127
  store atomic i32 13, ptr %34 monotonic, align 8
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %40 = atomicrmw add ptr %39, i32 1 monotonic, align 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %42 = load i32, ptr %41, align 4, !tbaa !128
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %46, label %44

44:                                               ; preds = %37
  %45 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %39, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %46

46:                                               ; preds = %29, %2, %33, %37, %44
  %47 = phi ptr [ %8, %2 ], [ %23, %44 ], [ %23, %37 ], [ %23, %33 ], [ %30, %29 ]
  store ptr null, ptr %1, align 8, !tbaa !126
  store ptr %1, ptr %47, align 8, !tbaa !108
  br label %71

48:                                               ; preds = %21
  %49 = load ptr, ptr %22, align 8, !tbaa !126
  store ptr %49, ptr %23, align 8, !tbaa !108
  %50 = getelementptr inbounds nuw i8, ptr %22, i64 72
  store ptr %1, ptr %50, align 8, !tbaa !129
  %51 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %52 = load ptr, ptr %51, align 8, !tbaa !203
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 208
  %54 = load atomic i64, ptr %53 monotonic, align 8
  %55 = inttoptr i64 %54 to ptr
  store ptr %55, ptr %22, align 8, !tbaa !126
  %56 = ptrtoint ptr %22 to i64
  store atomic i64 %56, ptr %53 monotonic, align 8
  %57 = getelementptr inbounds nuw i8, ptr %52, i64 172
  %58 = load i32, ptr %57, align 4, !tbaa !209
  %59 = icmp eq i32 %58, 2
  br i1 %59, label %60, label %71

60:                                               ; preds = %48
  %61 = load i32, ptr %24, align 4, !tbaa !125
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %71, label %63

63:                                               ; preds = %60
  store i32 0, ptr %57, align 4, !tbaa !209
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %65 = atomicrmw add ptr %64, i32 1 monotonic, align 8
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %67 = load i32, ptr %66, align 4, !tbaa !128
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %71, label %69

69:                                               ; preds = %63
  %70 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %64, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %71

71:                                               ; preds = %69, %63, %60, %48, %46
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @new_value(ptr noundef captures(none) %0, i64 noundef %1, i32 noundef %2) unnamed_addr #31 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %5 = load ptr, ptr %4, align 8, !tbaa !519
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
  store i64 0, ptr %20, align 8, !tbaa !111
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store i64 %1, ptr %21, align 8, !tbaa !111
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store i32 1, ptr %22, align 8, !tbaa !5
  %23 = getelementptr inbounds nuw i8, ptr %14, i64 28
  store i32 0, ptr %23, align 4, !tbaa !5
  %24 = getelementptr inbounds nuw i8, ptr %14, i64 32
  store i32 %2, ptr %24, align 8, !tbaa !5
  %25 = getelementptr inbounds nuw i8, ptr %14, i64 36
  store i32 0, ptr %25, align 4, !tbaa !5
  %26 = getelementptr inbounds nuw i8, ptr %14, i64 40
  store ptr null, ptr %26, align 8, !tbaa !60
  br label %27

27:                                               ; preds = %11, %16, %9
  %28 = phi ptr [ %10, %9 ], [ %14, %16 ], [ null, %11 ]
  ret ptr %28
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc noundef ptr @new_value_apart(ptr noundef captures(none) %0, i64 noundef range(i64 0, -9223372036854775808) %1, i32 noundef %2) unnamed_addr #31 {
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
  %17 = load ptr, ptr %16, align 8, !tbaa !520
  %18 = icmp eq ptr %17, null
  br i1 %18, label %19, label %23

19:                                               ; preds = %12
  %20 = tail call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef 1920)
  store ptr %20, ptr %16, align 8, !tbaa !520
  %21 = icmp eq ptr %20, null
  br i1 %21, label %52, label %22

22:                                               ; preds = %19
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(1920) %20, i8 0, i64 1920, i1 false), !tbaa !60
  br label %23

23:                                               ; preds = %22, %12
  %24 = phi ptr [ %20, %22 ], [ %17, %12 ]
  %25 = shl i64 %8, 34
  %26 = shl nuw nsw i64 %9, 32
  %27 = add i64 %26, %25
  %28 = ashr exact i64 %27, 29
  %29 = getelementptr inbounds i8, ptr %24, i64 %28
  %30 = load ptr, ptr %29, align 8, !tbaa !60
  %31 = icmp eq ptr %30, null
  br i1 %31, label %36, label %32

32:                                               ; preds = %23
  %33 = load ptr, ptr %30, align 8, !tbaa !137
  %34 = getelementptr inbounds nuw i8, ptr %30, i64 40
  %35 = load ptr, ptr %34, align 8, !tbaa !25
  store ptr %35, ptr %29, align 8, !tbaa !60
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
  store i64 0, ptr %45, align 8, !tbaa !111
  %46 = getelementptr inbounds nuw i8, ptr %44, i64 16
  store i64 %1, ptr %46, align 8, !tbaa !111
  %47 = getelementptr inbounds nuw i8, ptr %44, i64 24
  store i32 1, ptr %47, align 8, !tbaa !5
  %48 = getelementptr inbounds nuw i8, ptr %44, i64 28
  store i32 0, ptr %48, align 4, !tbaa !5
  %49 = getelementptr inbounds nuw i8, ptr %44, i64 32
  store i32 %2, ptr %49, align 8, !tbaa !5
  %50 = getelementptr inbounds nuw i8, ptr %44, i64 36
  store i32 0, ptr %50, align 4, !tbaa !5
  %51 = getelementptr inbounds nuw i8, ptr %44, i64 40
  store ptr null, ptr %51, align 8, !tbaa !60
  br label %52

52:                                               ; preds = %42, %39, %36, %19
  %53 = phi ptr [ null, %19 ], [ %44, %42 ], [ null, %39 ], [ null, %36 ]
  ret ptr %53
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @take_data(ptr noundef captures(none) %0, i64 noundef %1) unnamed_addr #31 {
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %5 = load ptr, ptr %4, align 8, !tbaa !534
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %7 = load ptr, ptr %6, align 8, !tbaa !535
  %8 = ptrtoint ptr %5 to i64
  %9 = ptrtoint ptr %7 to i64
  %10 = sub i64 %8, %9
  %11 = icmp slt i64 %10, %1
  br i1 %11, label %12, label %24

12:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  store i64 %1, ptr %3, align 8, !tbaa !111
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %14 = load ptr, ptr %13, align 8, !tbaa !519
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %16 = load ptr, ptr %15, align 8, !tbaa !493
  %17 = call ptr %14(ptr noundef %16, ptr noundef nonnull %3) #18
  store ptr %17, ptr %6, align 8, !tbaa !535
  %18 = icmp eq ptr %17, null
  %19 = load i64, ptr %3, align 8
  %20 = getelementptr inbounds i8, ptr %17, i64 %19
  %21 = select i1 %18, ptr null, ptr %20
  store ptr %21, ptr %4, align 8, !tbaa !534
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
  store ptr %26, ptr %6, align 8, !tbaa !535
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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %6 = load i32, ptr %5, align 8, !tbaa !5
  %7 = icmp eq i32 %1, 0
  br i1 %7, label %20, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %10 = load atomic i64, ptr %9 acquire, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %20, label %12

12:                                               ; preds = %8
  %13 = inttoptr i64 %10 to ptr
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #18
  %14 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #18
  %15 = load i64, ptr %4, align 8, !tbaa !87
  %16 = mul nsw i64 %15, 1000000000
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !89
  %19 = add nsw i64 %16, %18
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #18
  br label %20

20:                                               ; preds = %2, %8, %12
  %21 = phi i1 [ true, %12 ], [ false, %8 ], [ false, %2 ]
  %22 = phi ptr [ %13, %12 ], [ null, %8 ], [ null, %2 ]
  %23 = phi i64 [ %19, %12 ], [ 0, %8 ], [ 0, %2 ]
  %24 = icmp eq i32 %6, 0
  br i1 %24, label %114, label %25

25:                                               ; preds = %20
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 272
  br label %35

32:                                               ; preds = %94
  %33 = icmp ne i32 %95, 0
  %34 = select i1 %21, i1 %33, i1 false
  br i1 %34, label %98, label %114

35:                                               ; preds = %25, %94
  %36 = phi i32 [ 0, %25 ], [ %95, %94 ]
  %37 = phi i32 [ 0, %25 ], [ %96, %94 ]
  %38 = add i32 %37, %1
  %39 = urem i32 %38, %6
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw %struct.tfc_worker, ptr %26, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %43 = load atomic i64, ptr %41 monotonic, align 64
  %44 = load i64, ptr %42, align 8, !tbaa !270
  %45 = icmp slt i64 %43, %44
  br i1 %45, label %46, label %94

46:                                               ; preds = %35, %89
  %47 = phi i64 [ %90, %89 ], [ %44, %35 ]
  %48 = phi i32 [ %91, %89 ], [ %36, %35 ]
  %49 = atomicrmw add ptr %41, i64 1 monotonic, align 64
  %50 = icmp slt i64 %49, %47
  br i1 %50, label %51, label %89, !llvm.loop !536

51:                                               ; preds = %46
  %52 = load ptr, ptr %27, align 8, !tbaa !260
  %53 = load ptr, ptr %28, align 8, !tbaa !262
  %54 = load i64, ptr %29, align 8, !tbaa !264
  %55 = load i64, ptr %30, align 8, !tbaa !265
  %56 = sdiv i64 %54, %55
  %57 = sdiv i64 %49, %56
  %58 = load i64, ptr %31, align 8, !tbaa !263
  %59 = sdiv i64 %58, %55
  %60 = srem i64 %58, %55
  %61 = mul nsw i64 %59, %57
  %62 = mul nsw i64 %60, %57
  %63 = sdiv i64 %62, %55
  %64 = add nsw i64 %57, 1
  %65 = mul nsw i64 %60, %64
  %66 = sdiv i64 %65, %55
  %67 = add nsw i64 %66, %59
  %68 = sub nsw i64 %67, %63
  %69 = add i64 %67, %61
  %70 = srem i64 %49, %56
  %71 = ashr i64 %68, %70
  %72 = sub i64 %69, %71
  %73 = add nsw i64 %49, 1
  %74 = sdiv i64 %73, %56
  %75 = mul nsw i64 %74, %59
  %76 = mul nsw i64 %74, %60
  %77 = sdiv i64 %76, %55
  %78 = add nsw i64 %74, 1
  %79 = mul nsw i64 %78, %60
  %80 = sdiv i64 %79, %55
  %81 = add nsw i64 %80, %59
  %82 = sub nsw i64 %81, %77
  %83 = add i64 %81, %75
  %84 = srem i64 %73, %56
  %85 = ashr i64 %82, %84
  %86 = sub i64 %83, %85
  call void %52(ptr noundef %53, i64 noundef %72, i64 noundef %86) #18
  %87 = add i32 %48, 1
  %88 = load i64, ptr %42, align 8, !tbaa !270
  br label %89

89:                                               ; preds = %46, %51
  %90 = phi i64 [ %88, %51 ], [ %47, %46 ]
  %91 = phi i32 [ %87, %51 ], [ %48, %46 ]
  %92 = load atomic i64, ptr %41 monotonic, align 64
  %93 = icmp slt i64 %92, %90
  br i1 %93, label %46, label %94

94:                                               ; preds = %89, %35
  %95 = phi i32 [ %36, %35 ], [ %91, %89 ]
  %96 = add nuw i32 %37, 1
  %97 = icmp eq i32 %96, %6
  br i1 %97, label %32, label %35, !llvm.loop !537

98:                                               ; preds = %32
  %99 = atomicrmw add ptr %22, i64 1 monotonic, align 8
  %100 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %101 = load i64, ptr %100, align 8, !tbaa !111
  %102 = srem i64 %99, %101
  %103 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %104 = getelementptr inbounds %struct.tfc_pool_event, ptr %103, i64 %102
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  %105 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #18
  %106 = load i64, ptr %3, align 8, !tbaa !87
  %107 = mul nsw i64 %106, 1000000000
  %108 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %109 = load i64, ptr %108, align 8, !tbaa !89
  %110 = add nsw i64 %107, %109
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #18
  %111 = zext i32 %1 to i64
  store i64 %23, ptr %104, align 8, !tbaa !111
  %112 = getelementptr inbounds nuw i8, ptr %104, i64 8
  store i64 %110, ptr %112, align 8, !tbaa !111
  %113 = getelementptr inbounds nuw i8, ptr %104, i64 16
  store i64 %111, ptr %113, align 8, !tbaa !111
  br label %114

114:                                              ; preds = %20, %98, %32
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @make_room(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #31 {
  %3 = alloca %struct.timespec, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.tfc_processors, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %7 = load atomic i32, ptr %6 acquire, align 4
  %8 = icmp eq i32 %7, 2
  br i1 %8, label %9, label %12

9:                                                ; preds = %2
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %11 = tail call i64 (i64, ...) @syscall(i64 noundef 203, i32 noundef 0, i64 noundef 128, ptr noundef nonnull %10) #18
  store atomic i32 0, ptr %6 release, align 4
  br label %12

12:                                               ; preds = %9, %2
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #18
  store i32 0, ptr %4, align 4, !tbaa !5
  %13 = call i64 (i64, ...) @syscall(i64 noundef 309, ptr noundef nonnull %4, ptr noundef null, ptr noundef null) #18
  %14 = icmp ne i64 %13, 0
  %15 = load i32, ptr %4, align 4
  %16 = icmp ugt i32 %15, 1023
  %17 = select i1 %14, i1 true, i1 %16
  %18 = select i1 %17, i32 -1, i32 %15
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #18
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 140
  %20 = load atomic i32, ptr %19 monotonic, align 4
  %21 = icmp eq i32 %18, %20
  br i1 %21, label %22, label %53

22:                                               ; preds = %12
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store atomic i32 64, ptr %23 monotonic, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  %24 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #18
  %25 = load i64, ptr %3, align 8, !tbaa !87
  %26 = mul nsw i64 %25, 1000000000
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %28 = load i64, ptr %27, align 8, !tbaa !89
  %29 = add nsw i64 %26, %28
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #18
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #18
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %31 = load i64, ptr %30, align 16, !tbaa !538
  %32 = sub nsw i64 %29, %31
  %33 = icmp slt i64 %32, 1000000
  br i1 %33, label %52, label %34

34:                                               ; preds = %22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %5, i8 0, i64 128, i1 false)
  br i1 %17, label %52, label %35

35:                                               ; preds = %34
  %36 = call i64 (i64, ...) @syscall(i64 noundef 204, i32 noundef 0, i64 noundef 128, ptr noundef nonnull %5) #18
  %37 = icmp slt i64 %36, 1
  br i1 %37, label %52, label %38

38:                                               ; preds = %35
  %39 = lshr i32 %15, 6
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw i64, ptr %5, i64 %40
  %42 = load i64, ptr %41, align 8, !tbaa !111
  %43 = and i32 %15, 63
  %44 = zext nneg i32 %43 to i64
  %45 = shl nuw i64 1, %44
  %46 = xor i64 %45, -1
  %47 = and i64 %42, %46
  store i64 %47, ptr %41, align 8, !tbaa !111
  %48 = call i64 (i64, ...) @syscall(i64 noundef 203, i32 noundef 0, i64 noundef 128, ptr noundef nonnull %5) #18
  %49 = icmp eq i64 %48, 0
  store i64 %42, ptr %41, align 8, !tbaa !111
  br i1 %49, label %50, label %52

50:                                               ; preds = %38
  %51 = call i64 (i64, ...) @syscall(i64 noundef 203, i32 noundef 0, i64 noundef 128, ptr noundef nonnull %5) #18
  store i64 %29, ptr %30, align 16, !tbaa !538
  br label %52

52:                                               ; preds = %34, %35, %22, %38, %50
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #18
  br label %53

53:                                               ; preds = %12, %52
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @guide(ptr noundef %0, i32 noundef %1) unnamed_addr #31 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %4 = load atomic i32, ptr %3 monotonic, align 8
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %49, label %6

6:                                                ; preds = %2
  %7 = atomicrmw sub ptr %3, i32 1 monotonic, align 8
  %8 = load i32, ptr %0, align 64, !tbaa !5
  %9 = icmp ugt i32 %8, 1
  br i1 %9, label %10, label %49

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %12 = icmp slt i32 %1, 0
  %13 = lshr i32 %1, 6
  %14 = zext nneg i32 %13 to i64
  %15 = and i32 %1, 63
  %16 = zext nneg i32 %15 to i64
  %17 = shl nuw i64 1, %16
  %18 = xor i64 %17, -1
  br label %19

19:                                               ; preds = %10, %44
  %20 = phi i64 [ 1, %10 ], [ %45, %44 ]
  %21 = getelementptr inbounds nuw %struct.tfc_worker, ptr %11, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 24
  %23 = load atomic i32, ptr %22 monotonic, align 8
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %44, label %25

25:                                               ; preds = %19
  %26 = getelementptr inbounds nuw i8, ptr %21, i64 28
  %27 = cmpxchg ptr %26, i32 0, i32 1 seq_cst seq_cst, align 4
  %28 = extractvalue { i32, i1 } %27, 1
  br i1 %28, label %29, label %44

29:                                               ; preds = %25
  %30 = getelementptr inbounds nuw i8, ptr %21, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %30, i8 0, i64 128, i1 false)
  br i1 %12, label %41, label %31

31:                                               ; preds = %29
  %32 = tail call i64 (i64, ...) @syscall(i64 noundef 204, i32 noundef %23, i64 noundef 128, ptr noundef nonnull %30) #18
  %33 = icmp slt i64 %32, 1
  br i1 %33, label %41, label %34

34:                                               ; preds = %31
  %35 = getelementptr inbounds nuw i64, ptr %30, i64 %14
  %36 = load i64, ptr %35, align 8, !tbaa !111
  %37 = and i64 %36, %18
  store i64 %37, ptr %35, align 8, !tbaa !111
  %38 = tail call i64 (i64, ...) @syscall(i64 noundef 203, i32 noundef %23, i64 noundef 128, ptr noundef nonnull %30) #18
  %39 = freeze i64 %38
  %40 = icmp eq i64 %39, 0
  store i64 %36, ptr %35, align 8, !tbaa !111
  br i1 %40, label %42, label %41

41:                                               ; preds = %29, %31, %34
  br label %42

42:                                               ; preds = %34, %41
  %43 = phi i32 [ 0, %41 ], [ 2, %34 ]
  store atomic i32 %43, ptr %26 release, align 4
  br label %44

44:                                               ; preds = %19, %25, %42
  %45 = add nuw nsw i64 %20, 1
  %46 = load i32, ptr %0, align 64, !tbaa !5
  %47 = zext i32 %46 to i64
  %48 = icmp samesign ult i64 %45, %47
  br i1 %48, label %19, label %49, !llvm.loop !539

49:                                               ; preds = %44, %6, %2
  ret void
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 9) i32 @make(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #39 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %4 = load ptr, ptr %3, align 8, !tbaa !294
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load i32, ptr %5, align 8, !tbaa !295
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds i32, ptr %4, i64 %7
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %10 = load ptr, ptr %9, align 8, !tbaa !540
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %12 = load i32, ptr %11, align 4, !tbaa !5
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds %struct.tfc_block, ptr %10, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %16 = load ptr, ptr %15, align 8, !tbaa !306
  %17 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %18 = load i32, ptr %17, align 4, !tbaa !5
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i64, ptr %16, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %22 = load ptr, ptr %21, align 8, !tbaa !300
  %23 = tail call fastcc i64 @evaluate(ptr noundef %20, ptr noundef %22)
  %24 = icmp slt i64 %23, 0
  br i1 %24, label %41, label %25

25:                                               ; preds = %2
  %26 = load ptr, ptr %14, align 8, !tbaa !231
  %27 = icmp eq ptr %26, null
  br i1 %27, label %32, label %28

28:                                               ; preds = %25
  %29 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %30 = load i64, ptr %29, align 8, !tbaa !541
  %31 = icmp sgt i64 %23, %30
  br i1 %31, label %32, label %69

32:                                               ; preds = %28, %25
  %33 = tail call i64 @llvm.umax.i64(i64 %23, i64 1024)
  %34 = icmp samesign ugt i64 %23, 9223372036854775743
  br i1 %34, label %41, label %35

35:                                               ; preds = %32
  tail call void @free(ptr noundef %26) #18
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  %36 = add nuw nsw i64 %33, 64
  %37 = tail call ptr @malloc(i64 %36)
  %38 = icmp eq ptr %37, null
  br i1 %38, label %41, label %39

39:                                               ; preds = %35
  store ptr %37, ptr %14, align 8, !tbaa !31
  %40 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i64 %33, ptr %40, align 8, !tbaa !111
  br label %69

41:                                               ; preds = %35, %32, %2
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %43 = load ptr, ptr %42, align 8, !tbaa !281
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 24
  %45 = load ptr, ptr %44, align 8, !tbaa !272
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 4
  br label %47

47:                                               ; preds = %47, %41
  %48 = atomicrmw xchg ptr %46, i32 1 acquire, align 4
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %47, !llvm.loop !273

50:                                               ; preds = %47
  %51 = load atomic i32, ptr %45 monotonic, align 8
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %57, label %53

53:                                               ; preds = %50
  %54 = getelementptr inbounds nuw i8, ptr %45, i64 16
  %55 = load i64, ptr %54, align 8, !tbaa !274
  %56 = icmp sgt i64 %55, 0
  br i1 %56, label %57, label %62

57:                                               ; preds = %53, %50
  %58 = getelementptr inbounds nuw i8, ptr %45, i64 12
  store i32 0, ptr %58, align 4, !tbaa !277
  %59 = getelementptr inbounds nuw i8, ptr %45, i64 16
  store i64 0, ptr %59, align 8, !tbaa !274
  %60 = getelementptr inbounds nuw i8, ptr %45, i64 24
  store i64 %23, ptr %60, align 8, !tbaa !278
  %61 = getelementptr inbounds nuw i8, ptr %45, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %61, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %45 monotonic, align 8
  br label %62

62:                                               ; preds = %53, %57
  store atomic i32 0, ptr %46 release, align 4
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %64 = load i32, ptr %63, align 8, !tbaa !293
  %65 = load ptr, ptr %42, align 8, !tbaa !281
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 24
  %67 = load ptr, ptr %66, align 8, !tbaa !272
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 8
  store i32 %64, ptr %68, align 8, !tbaa !302
  br label %114

69:                                               ; preds = %39, %28
  %70 = phi ptr [ %37, %39 ], [ %26, %28 ]
  %71 = ptrtoint ptr %70 to i64
  %72 = add i64 %71, 63
  %73 = and i64 %72, -64
  %74 = inttoptr i64 %73 to ptr
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %76 = load ptr, ptr %75, align 8, !tbaa !297
  %77 = load i32, ptr %8, align 4, !tbaa !5
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds ptr, ptr %76, i64 %78
  store ptr %74, ptr %79, align 8, !tbaa !31
  %80 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %81 = load i32, ptr %80, align 4, !tbaa !296
  %82 = icmp ugt i32 %81, 5
  br i1 %82, label %83, label %114

83:                                               ; preds = %69
  %84 = load i32, ptr %5, align 8, !tbaa !295
  %85 = sext i32 %84 to i64
  br label %86

86:                                               ; preds = %86, %83
  %87 = phi i32 [ 3, %83 ], [ %111, %86 ]
  %88 = load ptr, ptr %3, align 8, !tbaa !294
  %89 = getelementptr inbounds i32, ptr %88, i64 %85
  %90 = zext i32 %87 to i64
  %91 = getelementptr inbounds nuw i32, ptr %89, i64 %90
  %92 = load ptr, ptr %15, align 8, !tbaa !306
  %93 = getelementptr inbounds nuw i8, ptr %91, i64 8
  %94 = load i32, ptr %93, align 4, !tbaa !5
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds i64, ptr %92, i64 %95
  %97 = load ptr, ptr %21, align 8, !tbaa !300
  %98 = tail call fastcc i64 @evaluate(ptr noundef %96, ptr noundef %97)
  %99 = load ptr, ptr %75, align 8, !tbaa !297
  %100 = getelementptr inbounds nuw i8, ptr %91, i64 4
  %101 = load i32, ptr %100, align 4, !tbaa !5
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds ptr, ptr %99, i64 %102
  %104 = load ptr, ptr %103, align 8, !tbaa !31
  %105 = ptrtoint ptr %104 to i64
  %106 = add i64 %98, %105
  %107 = inttoptr i64 %106 to ptr
  %108 = load i32, ptr %91, align 4, !tbaa !5
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds ptr, ptr %99, i64 %109
  store ptr %107, ptr %110, align 8, !tbaa !31
  %111 = add i32 %87, 3
  %112 = add i32 %87, 5
  %113 = icmp ult i32 %112, %81
  br i1 %113, label %86, label %114, !llvm.loop !542

114:                                              ; preds = %86, %69, %62
  %115 = phi i32 [ 8, %62 ], [ 0, %69 ], [ 0, %86 ]
  ret i32 %115
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 9) i32 @grow(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #39 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %4 = load ptr, ptr %3, align 8, !tbaa !294
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load i32, ptr %5, align 8, !tbaa !295
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds i32, ptr %4, i64 %7
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %10 = load ptr, ptr %9, align 8, !tbaa !540
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %12 = load i32, ptr %11, align 4, !tbaa !5
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds %struct.tfc_block, ptr %10, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %16 = load ptr, ptr %15, align 8, !tbaa !297
  %17 = getelementptr inbounds nuw i8, ptr %8, i64 12
  %18 = load i32, ptr %17, align 4, !tbaa !5
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds ptr, ptr %16, i64 %19
  %21 = load ptr, ptr %20, align 8, !tbaa !31
  %22 = load i32, ptr %21, align 4, !tbaa !5
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %25 = load ptr, ptr %24, align 8, !tbaa !306
  %26 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %27 = load i32, ptr %26, align 4, !tbaa !5
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i64, ptr %25, i64 %28
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %31 = load ptr, ptr %30, align 8, !tbaa !300
  %32 = tail call fastcc i64 @evaluate(ptr noundef %29, ptr noundef %31)
  %33 = icmp slt i32 %22, 0
  %34 = icmp slt i64 %32, 0
  %35 = select i1 %33, i1 true, i1 %34
  br i1 %35, label %41, label %36

36:                                               ; preds = %2
  %37 = add nuw nsw i64 %23, 1
  %38 = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %37, i64 %32)
  %39 = extractvalue { i64, i1 } %38, 1
  %40 = extractvalue { i64, i1 } %38, 0
  br i1 %39, label %41, label %63

41:                                               ; preds = %36, %2
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %43 = load ptr, ptr %42, align 8, !tbaa !281
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 24
  %45 = load ptr, ptr %44, align 8, !tbaa !272
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 4
  br label %47

47:                                               ; preds = %47, %41
  %48 = atomicrmw xchg ptr %46, i32 1 acquire, align 4
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %47, !llvm.loop !273

50:                                               ; preds = %47
  %51 = load atomic i32, ptr %45 monotonic, align 8
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %57, label %53

53:                                               ; preds = %50
  %54 = getelementptr inbounds nuw i8, ptr %45, i64 16
  %55 = load i64, ptr %54, align 8, !tbaa !274
  %56 = icmp sgt i64 %55, 0
  br i1 %56, label %57, label %62

57:                                               ; preds = %53, %50
  %58 = getelementptr inbounds nuw i8, ptr %45, i64 12
  store i32 0, ptr %58, align 4, !tbaa !277
  %59 = getelementptr inbounds nuw i8, ptr %45, i64 16
  store i64 0, ptr %59, align 8, !tbaa !274
  %60 = getelementptr inbounds nuw i8, ptr %45, i64 24
  store i64 -1, ptr %60, align 8, !tbaa !278
  %61 = getelementptr inbounds nuw i8, ptr %45, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %61, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %45 monotonic, align 8
  br label %62

62:                                               ; preds = %53, %57
  store atomic i32 0, ptr %46 release, align 4
  br label %197

63:                                               ; preds = %36
  %64 = load ptr, ptr %14, align 8, !tbaa !231
  %65 = icmp eq ptr %64, null
  br i1 %65, label %70, label %66

66:                                               ; preds = %63
  %67 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %68 = load i64, ptr %67, align 8, !tbaa !541
  %69 = icmp sgt i64 %40, %68
  br i1 %69, label %70, label %153

70:                                               ; preds = %66, %63
  %71 = icmp slt i64 %40, 4611686018427387904
  %72 = zext i1 %71 to i64
  %73 = shl nsw i64 %40, %72
  %74 = mul nuw nsw i64 %32, %23
  %75 = tail call i64 @llvm.smax.i64(i64 %73, i64 1024)
  %76 = icmp sgt i64 %73, 9223372036854775743
  br i1 %76, label %102, label %77

77:                                               ; preds = %70
  %78 = icmp eq i64 %74, 0
  br i1 %78, label %79, label %80

79:                                               ; preds = %77
  tail call void @free(ptr noundef %64) #18
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  br label %85

80:                                               ; preds = %77
  %81 = ptrtoint ptr %64 to i64
  %82 = add i64 %81, 63
  %83 = and i64 %82, -64
  %84 = sub i64 %83, %81
  br label %85

85:                                               ; preds = %80, %79
  %86 = phi ptr [ %64, %80 ], [ null, %79 ]
  %87 = phi i64 [ %84, %80 ], [ 0, %79 ]
  %88 = add nuw nsw i64 %75, 64
  %89 = tail call ptr @realloc(ptr noundef %86, i64 noundef %88) #27
  %90 = icmp eq ptr %89, null
  br i1 %90, label %102, label %91

91:                                               ; preds = %85
  store ptr %89, ptr %14, align 8, !tbaa !31
  %92 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i64 %75, ptr %92, align 8, !tbaa !111
  %93 = ptrtoint ptr %89 to i64
  %94 = add i64 %93, 63
  %95 = and i64 %94, -64
  %96 = sub i64 %95, %93
  %97 = icmp eq i64 %96, %87
  %98 = or i1 %78, %97
  br i1 %98, label %153, label %99

99:                                               ; preds = %91
  %100 = inttoptr i64 %95 to ptr
  %101 = getelementptr inbounds i8, ptr %89, i64 %87
  tail call void @llvm.memmove.p0.p0.i64(ptr align 64 %100, ptr nonnull align 1 %101, i64 range(i64 0, -9223372036854775808) %74, i1 false)
  br label %153

102:                                              ; preds = %70, %85
  %103 = tail call i64 @llvm.smax.i64(i64 %40, i64 1024)
  %104 = icmp sgt i64 %40, 9223372036854775743
  br i1 %104, label %131, label %105

105:                                              ; preds = %102
  %106 = icmp eq i64 %74, 0
  %107 = load ptr, ptr %14, align 8, !tbaa !231
  br i1 %106, label %108, label %109

108:                                              ; preds = %105
  tail call void @free(ptr noundef %107) #18
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  br label %114

109:                                              ; preds = %105
  %110 = ptrtoint ptr %107 to i64
  %111 = add i64 %110, 63
  %112 = and i64 %111, -64
  %113 = sub i64 %112, %110
  br label %114

114:                                              ; preds = %109, %108
  %115 = phi ptr [ %107, %109 ], [ null, %108 ]
  %116 = phi i64 [ %113, %109 ], [ 0, %108 ]
  %117 = add nuw nsw i64 %103, 64
  %118 = tail call ptr @realloc(ptr noundef %115, i64 noundef %117) #27
  %119 = icmp eq ptr %118, null
  br i1 %119, label %131, label %120

120:                                              ; preds = %114
  store ptr %118, ptr %14, align 8, !tbaa !31
  %121 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i64 %103, ptr %121, align 8, !tbaa !111
  %122 = ptrtoint ptr %118 to i64
  %123 = add i64 %122, 63
  %124 = and i64 %123, -64
  %125 = sub i64 %124, %122
  %126 = icmp eq i64 %125, %116
  %127 = select i1 %106, i1 true, i1 %126
  br i1 %127, label %153, label %128

128:                                              ; preds = %120
  %129 = inttoptr i64 %124 to ptr
  %130 = getelementptr inbounds i8, ptr %118, i64 %116
  tail call void @llvm.memmove.p0.p0.i64(ptr align 64 %129, ptr nonnull align 1 %130, i64 range(i64 0, -9223372036854775808) %74, i1 false)
  br label %153

131:                                              ; preds = %102, %114
  %132 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %133 = load ptr, ptr %132, align 8, !tbaa !281
  %134 = getelementptr inbounds nuw i8, ptr %133, i64 24
  %135 = load ptr, ptr %134, align 8, !tbaa !272
  %136 = getelementptr inbounds nuw i8, ptr %135, i64 4
  br label %137

137:                                              ; preds = %137, %131
  %138 = atomicrmw xchg ptr %136, i32 1 acquire, align 4
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %137, !llvm.loop !273

140:                                              ; preds = %137
  %141 = load atomic i32, ptr %135 monotonic, align 8
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %147, label %143

143:                                              ; preds = %140
  %144 = getelementptr inbounds nuw i8, ptr %135, i64 16
  %145 = load i64, ptr %144, align 8, !tbaa !274
  %146 = icmp sgt i64 %145, 0
  br i1 %146, label %147, label %152

147:                                              ; preds = %143, %140
  %148 = getelementptr inbounds nuw i8, ptr %135, i64 12
  store i32 0, ptr %148, align 4, !tbaa !277
  %149 = getelementptr inbounds nuw i8, ptr %135, i64 16
  store i64 0, ptr %149, align 8, !tbaa !274
  %150 = getelementptr inbounds nuw i8, ptr %135, i64 24
  store i64 %40, ptr %150, align 8, !tbaa !278
  %151 = getelementptr inbounds nuw i8, ptr %135, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %151, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %135 monotonic, align 8
  br label %152

152:                                              ; preds = %147, %143
  store atomic i32 0, ptr %136 release, align 4
  br label %197

153:                                              ; preds = %128, %120, %91, %99, %66
  %154 = load ptr, ptr %14, align 8, !tbaa !231
  %155 = ptrtoint ptr %154 to i64
  %156 = add i64 %155, 63
  %157 = and i64 %156, -64
  %158 = inttoptr i64 %157 to ptr
  %159 = load ptr, ptr %15, align 8, !tbaa !297
  %160 = load i32, ptr %8, align 4, !tbaa !5
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds ptr, ptr %159, i64 %161
  store ptr %158, ptr %162, align 8, !tbaa !31
  %163 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %164 = load i32, ptr %163, align 4, !tbaa !296
  %165 = icmp ugt i32 %164, 6
  br i1 %165, label %166, label %205

166:                                              ; preds = %153
  %167 = load i32, ptr %5, align 8, !tbaa !295
  %168 = sext i32 %167 to i64
  br label %169

169:                                              ; preds = %169, %166
  %170 = phi i32 [ 4, %166 ], [ %194, %169 ]
  %171 = load ptr, ptr %3, align 8, !tbaa !294
  %172 = getelementptr inbounds i32, ptr %171, i64 %168
  %173 = zext i32 %170 to i64
  %174 = getelementptr inbounds nuw i32, ptr %172, i64 %173
  %175 = load ptr, ptr %24, align 8, !tbaa !306
  %176 = getelementptr inbounds nuw i8, ptr %174, i64 8
  %177 = load i32, ptr %176, align 4, !tbaa !5
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds i64, ptr %175, i64 %178
  %180 = load ptr, ptr %30, align 8, !tbaa !300
  %181 = tail call fastcc i64 @evaluate(ptr noundef %179, ptr noundef %180)
  %182 = load ptr, ptr %15, align 8, !tbaa !297
  %183 = getelementptr inbounds nuw i8, ptr %174, i64 4
  %184 = load i32, ptr %183, align 4, !tbaa !5
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds ptr, ptr %182, i64 %185
  %187 = load ptr, ptr %186, align 8, !tbaa !31
  %188 = ptrtoint ptr %187 to i64
  %189 = add i64 %181, %188
  %190 = inttoptr i64 %189 to ptr
  %191 = load i32, ptr %174, align 4, !tbaa !5
  %192 = sext i32 %191 to i64
  %193 = getelementptr inbounds ptr, ptr %182, i64 %192
  store ptr %190, ptr %193, align 8, !tbaa !31
  %194 = add i32 %170, 3
  %195 = add i32 %170, 5
  %196 = icmp ult i32 %195, %164
  br i1 %196, label %169, label %205, !llvm.loop !542

197:                                              ; preds = %62, %152
  %198 = phi ptr [ %132, %152 ], [ %42, %62 ]
  %199 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %200 = load i32, ptr %199, align 8, !tbaa !293
  %201 = load ptr, ptr %198, align 8, !tbaa !281
  %202 = getelementptr inbounds nuw i8, ptr %201, i64 24
  %203 = load ptr, ptr %202, align 8, !tbaa !272
  %204 = getelementptr inbounds nuw i8, ptr %203, i64 8
  store i32 %200, ptr %204, align 8, !tbaa !302
  br label %205

205:                                              ; preds = %169, %197, %153
  %206 = phi i32 [ 0, %153 ], [ 8, %197 ], [ 0, %169 ]
  ret i32 %206
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @take_size(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i64 noundef %2) unnamed_addr #37 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %5 = load ptr, ptr %4, align 8, !tbaa !294
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %7 = load i32, ptr %6, align 8, !tbaa !295
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i32, ptr %5, i64 %8
  %10 = tail call i64 @llvm.smax.i64(i64 %2, i64 0)
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %12 = load ptr, ptr %11, align 8, !tbaa !306
  %13 = getelementptr inbounds nuw i8, ptr %9, i64 12
  %14 = load i32, ptr %13, align 4, !tbaa !5
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i64, ptr %12, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %18 = load ptr, ptr %17, align 8, !tbaa !300
  %19 = tail call fastcc i64 @evaluate(ptr noundef %16, ptr noundef %18)
  %20 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %21 = load i32, ptr %20, align 4, !tbaa !5
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i64, ptr %12, i64 %22
  %24 = tail call fastcc i64 @evaluate(ptr noundef %23, ptr noundef %18)
  %25 = icmp slt i64 %10, %19
  %26 = icmp sgt i64 %10, %24
  %27 = select i1 %25, i1 true, i1 %26
  br i1 %27, label %28, label %56

28:                                               ; preds = %3
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %30 = load ptr, ptr %29, align 8, !tbaa !281
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 24
  %32 = load ptr, ptr %31, align 8, !tbaa !272
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 4
  br label %34

34:                                               ; preds = %34, %28
  %35 = atomicrmw xchg ptr %33, i32 1 acquire, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %34, !llvm.loop !273

37:                                               ; preds = %34
  %38 = load atomic i32, ptr %32 monotonic, align 8
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %44, label %40

40:                                               ; preds = %37
  %41 = getelementptr inbounds nuw i8, ptr %32, i64 16
  %42 = load i64, ptr %41, align 8, !tbaa !274
  %43 = icmp sgt i64 %42, 0
  br i1 %43, label %44, label %49

44:                                               ; preds = %40, %37
  %45 = getelementptr inbounds nuw i8, ptr %32, i64 12
  store i32 0, ptr %45, align 4, !tbaa !277
  %46 = getelementptr inbounds nuw i8, ptr %32, i64 16
  store i64 0, ptr %46, align 8, !tbaa !274
  %47 = getelementptr inbounds nuw i8, ptr %32, i64 24
  store i64 %10, ptr %47, align 8, !tbaa !278
  %48 = getelementptr inbounds nuw i8, ptr %32, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %48, i8 0, i64 16, i1 false)
  store atomic i32 3, ptr %32 monotonic, align 8
  br label %49

49:                                               ; preds = %40, %44
  store atomic i32 0, ptr %33 release, align 4
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %51 = load i32, ptr %50, align 8, !tbaa !293
  %52 = load ptr, ptr %29, align 8, !tbaa !281
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 24
  %54 = load ptr, ptr %53, align 8, !tbaa !272
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 8
  store i32 %51, ptr %55, align 8, !tbaa !302
  br label %93

56:                                               ; preds = %3
  %57 = load i32, ptr %9, align 4, !tbaa !5
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i64, ptr %18, i64 %58
  store i64 %10, ptr %59, align 8, !tbaa !111
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %61 = load i32, ptr %60, align 4, !tbaa !296
  %62 = icmp ugt i32 %61, 7
  br i1 %62, label %63, label %93

63:                                               ; preds = %56
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %65

65:                                               ; preds = %65, %63
  %66 = phi i32 [ 5, %63 ], [ %90, %65 ]
  %67 = load ptr, ptr %4, align 8, !tbaa !294
  %68 = getelementptr inbounds i32, ptr %67, i64 %8
  %69 = zext i32 %66 to i64
  %70 = getelementptr inbounds nuw i32, ptr %68, i64 %69
  %71 = load ptr, ptr %11, align 8, !tbaa !306
  %72 = getelementptr inbounds nuw i8, ptr %70, i64 8
  %73 = load i32, ptr %72, align 4, !tbaa !5
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds i64, ptr %71, i64 %74
  %76 = load ptr, ptr %17, align 8, !tbaa !300
  %77 = tail call fastcc i64 @evaluate(ptr noundef %75, ptr noundef %76)
  %78 = load ptr, ptr %64, align 8, !tbaa !297
  %79 = getelementptr inbounds nuw i8, ptr %70, i64 4
  %80 = load i32, ptr %79, align 4, !tbaa !5
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds ptr, ptr %78, i64 %81
  %83 = load ptr, ptr %82, align 8, !tbaa !31
  %84 = ptrtoint ptr %83 to i64
  %85 = add i64 %77, %84
  %86 = inttoptr i64 %85 to ptr
  %87 = load i32, ptr %70, align 4, !tbaa !5
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds ptr, ptr %78, i64 %88
  store ptr %86, ptr %89, align 8, !tbaa !31
  %90 = add i32 %66, 3
  %91 = add i32 %66, 5
  %92 = icmp ult i32 %91, %61
  br i1 %92, label %65, label %93, !llvm.loop !542

93:                                               ; preds = %65, %56, %49
  %94 = phi i32 [ 3, %49 ], [ 0, %56 ], [ 0, %65 ]
  ret i32 %94
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
  %8 = load i64, ptr %6, align 8, !tbaa !111
  switch i64 %8, label %23 [
    i64 0, label %75
    i64 1, label %9
    i64 2, label %15
  ]

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !111
  %12 = add nsw i32 %7, 1
  %13 = sext i32 %7 to i64
  %14 = getelementptr inbounds i64, ptr %3, i64 %13
  store i64 %11, ptr %14, align 8, !tbaa !111
  br label %71

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !111
  %18 = getelementptr inbounds i64, ptr %1, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !111
  %20 = add nsw i32 %7, 1
  %21 = sext i32 %7 to i64
  %22 = getelementptr inbounds i64, ptr %3, i64 %21
  store i64 %19, ptr %22, align 8, !tbaa !111
  br label %71

23:                                               ; preds = %4
  %24 = add nsw i32 %7, -1
  %25 = sext i32 %7 to i64
  %26 = getelementptr i64, ptr %3, i64 %25
  %27 = getelementptr i8, ptr %26, i64 -16
  %28 = load i64, ptr %27, align 8, !tbaa !111
  %29 = sext i32 %24 to i64
  %30 = getelementptr inbounds i64, ptr %3, i64 %29
  %31 = load i64, ptr %30, align 8, !tbaa !111
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
  store i64 %70, ptr %27, align 8, !tbaa !111
  br label %71

71:                                               ; preds = %9, %68, %15
  %72 = phi i32 [ %69, %68 ], [ %5, %9 ], [ %5, %15 ]
  %73 = phi i32 [ %24, %68 ], [ %12, %9 ], [ %20, %15 ]
  %74 = getelementptr inbounds nuw i8, ptr %6, i64 16
  br label %4, !llvm.loop !543

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
define internal fastcc i32 @walk_instructions(ptr noundef %0) unnamed_addr #28 {
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %6 = load ptr, ptr %5, align 8, !tbaa !281
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %8 = load ptr, ptr %7, align 8, !tbaa !33
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %10 = load ptr, ptr %9, align 8, !tbaa !134
  %11 = load ptr, ptr %0, align 8, !tbaa !288
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %13 = load i64, ptr %12, align 8, !tbaa !289
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #18
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %15, label %789

15:                                               ; preds = %1
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %23 = icmp eq ptr %8, null
  %24 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %25 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %26 = getelementptr inbounds nuw i8, ptr %8, i64 40
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 56
  br label %28

28:                                               ; preds = %15, %778
  %29 = phi i64 [ 0, %15 ], [ %779, %778 ]
  %30 = getelementptr inbounds %struct.tfc_instruction, ptr %11, i64 %29
  %31 = add nsw i64 %29, 1
  store i64 %31, ptr %4, align 8, !tbaa !111
  %32 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %33 = load i32, ptr %32, align 4, !tbaa !290
  switch i32 %33, label %739 [
    i32 12, label %34
    i32 1, label %160
    i32 2, label %164
    i32 5, label %211
    i32 3, label %249
    i32 4, label %249
    i32 6, label %251
    i32 7, label %323
    i32 8, label %342
    i32 9, label %410
    i32 10, label %513
    i32 11, label %687
  ]

34:                                               ; preds = %28
  br i1 %23, label %131, label %35

35:                                               ; preds = %34
  %36 = load ptr, ptr %5, align 8, !tbaa !281
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 32
  %38 = load ptr, ptr %37, align 8, !tbaa !134
  %39 = load ptr, ptr %26, align 8, !tbaa !91
  %40 = icmp eq ptr %39, null
  br i1 %40, label %66, label %41

41:                                               ; preds = %35
  %42 = load i64, ptr %27, align 8, !tbaa !292
  %43 = icmp slt i64 %29, %42
  br i1 %43, label %44, label %66

44:                                               ; preds = %41
  %45 = load ptr, ptr %25, align 8, !tbaa !93
  %46 = call i32 %39(ptr noundef %45) #18
  %47 = icmp eq i32 %46, 0
  %48 = load ptr, ptr %5, align 8, !tbaa !281
  br i1 %47, label %66, label %49

49:                                               ; preds = %44
  %50 = getelementptr inbounds nuw i8, ptr %48, i64 24
  %51 = load ptr, ptr %50, align 8, !tbaa !272
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 4
  br label %53

53:                                               ; preds = %53, %49
  %54 = atomicrmw xchg ptr %52, i32 1 acquire, align 4
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %53, !llvm.loop !273

56:                                               ; preds = %53
  %57 = load atomic i32, ptr %51 monotonic, align 8
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %63, label %59

59:                                               ; preds = %56
  %60 = getelementptr inbounds nuw i8, ptr %51, i64 16
  %61 = load i64, ptr %60, align 8, !tbaa !274
  %62 = icmp sgt i64 %61, 0
  br i1 %62, label %63, label %65

63:                                               ; preds = %59, %56
  %64 = getelementptr inbounds nuw i8, ptr %51, i64 12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %64, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %51 monotonic, align 8
  br label %65

65:                                               ; preds = %63, %59
  store atomic i32 0, ptr %52 release, align 4
  br label %781

66:                                               ; preds = %44, %41, %35
  %67 = phi ptr [ %48, %44 ], [ %36, %41 ], [ %36, %35 ]
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 48
  %69 = load ptr, ptr %68, align 8, !tbaa !310
  %70 = load ptr, ptr %24, align 8, !tbaa !287
  %71 = icmp eq ptr %70, null
  %72 = icmp ne ptr %69, null
  %73 = select i1 %71, i1 true, i1 %72
  br i1 %73, label %78, label %74

74:                                               ; preds = %66
  %75 = load ptr, ptr %25, align 8, !tbaa !93
  %76 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %77 = load i32, ptr %76, align 8, !tbaa !293
  call void %70(ptr noundef %75, i32 noundef %77, i32 noundef 0) #18
  br label %83

78:                                               ; preds = %66
  br i1 %72, label %79, label %83

79:                                               ; preds = %78
  %80 = getelementptr inbounds nuw i8, ptr %38, i64 24
  %81 = load ptr, ptr %80, align 8, !tbaa !544
  %82 = call i32 %81(ptr noundef %38, ptr noundef nonnull %0, ptr noundef nonnull %30) #18
  br label %103

83:                                               ; preds = %78, %74
  %84 = load ptr, ptr %38, align 8, !tbaa !545
  %85 = call i32 %84(ptr noundef nonnull %38, ptr noundef nonnull %0, ptr noundef nonnull %30) #18
  %86 = load ptr, ptr %24, align 8, !tbaa !287
  %87 = icmp eq ptr %86, null
  %88 = select i1 %87, i1 true, i1 %72
  br i1 %88, label %103, label %89

89:                                               ; preds = %83
  %90 = icmp eq i32 %85, 0
  br i1 %90, label %91, label %97

91:                                               ; preds = %89
  %92 = getelementptr inbounds nuw i8, ptr %38, i64 40
  %93 = load ptr, ptr %92, align 8, !tbaa !182
  %94 = load ptr, ptr %5, align 8, !tbaa !281
  %95 = call i32 %93(ptr noundef nonnull %38, ptr noundef %94, ptr noundef null, ptr noundef null, i64 noundef 0) #18
  %96 = load ptr, ptr %24, align 8, !tbaa !287
  br label %97

97:                                               ; preds = %91, %89
  %98 = phi ptr [ %86, %89 ], [ %96, %91 ]
  %99 = phi i32 [ %85, %89 ], [ %95, %91 ]
  %100 = load ptr, ptr %25, align 8, !tbaa !93
  %101 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %102 = load i32, ptr %101, align 8, !tbaa !293
  call void %98(ptr noundef %100, i32 noundef %102, i32 noundef 1) #18
  br label %103

103:                                              ; preds = %97, %83, %79
  %104 = phi i32 [ %85, %83 ], [ %99, %97 ], [ %82, %79 ]
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %778, label %106

106:                                              ; preds = %103
  %107 = load ptr, ptr %5, align 8, !tbaa !281
  %108 = getelementptr inbounds nuw i8, ptr %107, i64 24
  %109 = load ptr, ptr %108, align 8, !tbaa !272
  %110 = load atomic i32, ptr %109 acquire, align 8
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %112, label %789

112:                                              ; preds = %106
  %113 = load ptr, ptr %5, align 8, !tbaa !281
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 24
  %115 = load ptr, ptr %114, align 8, !tbaa !272
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 4
  br label %117

117:                                              ; preds = %117, %112
  %118 = atomicrmw xchg ptr %116, i32 1 acquire, align 4
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %120, label %117, !llvm.loop !273

120:                                              ; preds = %117
  %121 = load atomic i32, ptr %115 monotonic, align 8
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %127, label %123

123:                                              ; preds = %120
  %124 = getelementptr inbounds nuw i8, ptr %115, i64 16
  %125 = load i64, ptr %124, align 8, !tbaa !274
  %126 = icmp sgt i64 %125, 0
  br i1 %126, label %127, label %130

127:                                              ; preds = %123, %120
  %128 = getelementptr inbounds nuw i8, ptr %115, i64 12
  store i32 2147483647, ptr %128, align 4, !tbaa !277
  %129 = getelementptr inbounds nuw i8, ptr %115, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %129, i8 0, i64 32, i1 false)
  store atomic i32 %104, ptr %115 monotonic, align 8
  br label %130

130:                                              ; preds = %127, %123
  store atomic i32 0, ptr %116 release, align 4
  br label %781

131:                                              ; preds = %34
  %132 = load ptr, ptr %10, align 8, !tbaa !545
  %133 = call i32 %132(ptr noundef nonnull %10, ptr noundef nonnull %0, ptr noundef nonnull %30) #18
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %778, label %135

135:                                              ; preds = %131
  %136 = load ptr, ptr %5, align 8, !tbaa !281
  %137 = getelementptr inbounds nuw i8, ptr %136, i64 24
  %138 = load ptr, ptr %137, align 8, !tbaa !272
  %139 = load atomic i32, ptr %138 acquire, align 8
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %141, label %789

141:                                              ; preds = %135
  %142 = load ptr, ptr %5, align 8, !tbaa !281
  %143 = getelementptr inbounds nuw i8, ptr %142, i64 24
  %144 = load ptr, ptr %143, align 8, !tbaa !272
  %145 = getelementptr inbounds nuw i8, ptr %144, i64 4
  br label %146

146:                                              ; preds = %146, %141
  %147 = atomicrmw xchg ptr %145, i32 1 acquire, align 4
  %148 = icmp eq i32 %147, 0
  br i1 %148, label %149, label %146, !llvm.loop !273

149:                                              ; preds = %146
  %150 = load atomic i32, ptr %144 monotonic, align 8
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %156, label %152

152:                                              ; preds = %149
  %153 = getelementptr inbounds nuw i8, ptr %144, i64 16
  %154 = load i64, ptr %153, align 8, !tbaa !274
  %155 = icmp sgt i64 %154, 0
  br i1 %155, label %156, label %159

156:                                              ; preds = %152, %149
  %157 = getelementptr inbounds nuw i8, ptr %144, i64 12
  store i32 2147483647, ptr %157, align 4, !tbaa !277
  %158 = getelementptr inbounds nuw i8, ptr %144, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %158, i8 0, i64 32, i1 false)
  store atomic i32 %133, ptr %144 monotonic, align 8
  br label %159

159:                                              ; preds = %156, %152
  store atomic i32 0, ptr %145 release, align 4
  br label %781

160:                                              ; preds = %28
  %161 = getelementptr inbounds nuw i8, ptr %30, i64 24
  %162 = load i32, ptr %161, align 8, !tbaa !303
  %163 = sext i32 %162 to i64
  store i64 %163, ptr %4, align 8, !tbaa !111
  br label %778

164:                                              ; preds = %28
  br i1 %23, label %206, label %165

165:                                              ; preds = %164
  %166 = load ptr, ptr %24, align 8, !tbaa !287
  %167 = icmp eq ptr %166, null
  br i1 %167, label %172, label %168

168:                                              ; preds = %165
  %169 = load ptr, ptr %25, align 8, !tbaa !93
  %170 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %171 = load i32, ptr %170, align 8, !tbaa !293
  call void %166(ptr noundef %169, i32 noundef %171, i32 noundef 2) #18
  br label %172

172:                                              ; preds = %168, %165
  %173 = load ptr, ptr %26, align 8, !tbaa !91
  %174 = icmp eq ptr %173, null
  br i1 %174, label %206, label %175

175:                                              ; preds = %172
  %176 = load i64, ptr %27, align 8, !tbaa !292
  %177 = icmp slt i64 %29, %176
  br i1 %177, label %178, label %206

178:                                              ; preds = %175
  %179 = load ptr, ptr %25, align 8, !tbaa !93
  %180 = call i32 %173(ptr noundef %179) #18
  %181 = icmp eq i32 %180, 0
  br i1 %181, label %206, label %182

182:                                              ; preds = %178
  %183 = load ptr, ptr %5, align 8, !tbaa !281
  %184 = getelementptr inbounds nuw i8, ptr %183, i64 24
  %185 = load ptr, ptr %184, align 8, !tbaa !272
  %186 = getelementptr inbounds nuw i8, ptr %185, i64 4
  br label %187

187:                                              ; preds = %187, %182
  %188 = atomicrmw xchg ptr %186, i32 1 acquire, align 4
  %189 = icmp eq i32 %188, 0
  br i1 %189, label %190, label %187, !llvm.loop !273

190:                                              ; preds = %187
  %191 = load atomic i32, ptr %185 monotonic, align 8
  %192 = icmp eq i32 %191, 0
  br i1 %192, label %197, label %193

193:                                              ; preds = %190
  %194 = getelementptr inbounds nuw i8, ptr %185, i64 16
  %195 = load i64, ptr %194, align 8, !tbaa !274
  %196 = icmp sgt i64 %195, 0
  br i1 %196, label %197, label %199

197:                                              ; preds = %193, %190
  %198 = getelementptr inbounds nuw i8, ptr %185, i64 12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %198, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %185 monotonic, align 8
  br label %199

199:                                              ; preds = %197, %193
  store atomic i32 0, ptr %186 release, align 4
  %200 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %201 = load i32, ptr %200, align 8, !tbaa !293
  %202 = load ptr, ptr %5, align 8, !tbaa !281
  %203 = getelementptr inbounds nuw i8, ptr %202, i64 24
  %204 = load ptr, ptr %203, align 8, !tbaa !272
  %205 = getelementptr inbounds nuw i8, ptr %204, i64 8
  store i32 %201, ptr %205, align 8, !tbaa !302
  br label %206

206:                                              ; preds = %164, %172, %175, %178, %199
  %207 = phi i32 [ 0, %164 ], [ 1, %199 ], [ 0, %178 ], [ 0, %175 ], [ 0, %172 ]
  %208 = getelementptr inbounds nuw i8, ptr %30, i64 24
  %209 = load i32, ptr %208, align 8, !tbaa !303
  %210 = sext i32 %209 to i64
  store i64 %210, ptr %4, align 8, !tbaa !111
  br label %757

211:                                              ; preds = %28
  br i1 %23, label %247, label %212

212:                                              ; preds = %211
  %213 = load ptr, ptr %24, align 8, !tbaa !287
  %214 = icmp eq ptr %213, null
  br i1 %214, label %219, label %215

215:                                              ; preds = %212
  %216 = load ptr, ptr %25, align 8, !tbaa !93
  %217 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %218 = load i32, ptr %217, align 8, !tbaa !293
  call void %213(ptr noundef %216, i32 noundef %218, i32 noundef 2) #18
  br label %219

219:                                              ; preds = %215, %212
  %220 = load ptr, ptr %26, align 8, !tbaa !91
  %221 = icmp eq ptr %220, null
  br i1 %221, label %247, label %222

222:                                              ; preds = %219
  %223 = load i64, ptr %27, align 8, !tbaa !292
  %224 = icmp slt i64 %29, %223
  br i1 %224, label %225, label %247

225:                                              ; preds = %222
  %226 = load ptr, ptr %25, align 8, !tbaa !93
  %227 = call i32 %220(ptr noundef %226) #18
  %228 = icmp eq i32 %227, 0
  br i1 %228, label %247, label %229

229:                                              ; preds = %225
  %230 = load ptr, ptr %5, align 8, !tbaa !281
  %231 = getelementptr inbounds nuw i8, ptr %230, i64 24
  %232 = load ptr, ptr %231, align 8, !tbaa !272
  %233 = getelementptr inbounds nuw i8, ptr %232, i64 4
  br label %234

234:                                              ; preds = %234, %229
  %235 = atomicrmw xchg ptr %233, i32 1 acquire, align 4
  %236 = icmp eq i32 %235, 0
  br i1 %236, label %237, label %234, !llvm.loop !273

237:                                              ; preds = %234
  %238 = load atomic i32, ptr %232 monotonic, align 8
  %239 = icmp eq i32 %238, 0
  br i1 %239, label %244, label %240

240:                                              ; preds = %237
  %241 = getelementptr inbounds nuw i8, ptr %232, i64 16
  %242 = load i64, ptr %241, align 8, !tbaa !274
  %243 = icmp sgt i64 %242, 0
  br i1 %243, label %244, label %246

244:                                              ; preds = %240, %237
  %245 = getelementptr inbounds nuw i8, ptr %232, i64 12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %245, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %232 monotonic, align 8
  br label %246

246:                                              ; preds = %240, %244
  store atomic i32 0, ptr %233 release, align 4
  br label %781

247:                                              ; preds = %211, %225, %222, %219
  %248 = call fastcc i32 @steer_on_device(ptr noundef nonnull %0, ptr noundef nonnull %30, ptr noundef %4)
  br label %757

249:                                              ; preds = %28, %28
  %250 = call fastcc i32 @steer_on_device(ptr noundef nonnull %0, ptr noundef nonnull %30, ptr noundef %4)
  br label %757

251:                                              ; preds = %28
  %252 = load ptr, ptr %16, align 8, !tbaa !294
  %253 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %254 = load i32, ptr %253, align 8, !tbaa !295
  %255 = sext i32 %254 to i64
  %256 = getelementptr inbounds i32, ptr %252, i64 %255
  %257 = getelementptr inbounds nuw i8, ptr %30, i64 12
  %258 = load i32, ptr %257, align 4, !tbaa !296
  %259 = load ptr, ptr %19, align 8, !tbaa !297
  %260 = load i32, ptr %256, align 4, !tbaa !5
  %261 = sext i32 %260 to i64
  %262 = getelementptr inbounds ptr, ptr %259, i64 %261
  %263 = load ptr, ptr %262, align 8, !tbaa !31
  %264 = getelementptr inbounds nuw i8, ptr %256, i64 4
  %265 = load i32, ptr %264, align 4, !tbaa !5
  %266 = sext i32 %265 to i64
  %267 = getelementptr inbounds ptr, ptr %259, i64 %266
  %268 = load ptr, ptr %267, align 8, !tbaa !31
  store ptr %268, ptr %262, align 8, !tbaa !31
  %269 = load ptr, ptr %19, align 8, !tbaa !297
  %270 = getelementptr inbounds ptr, ptr %269, i64 %266
  store ptr %263, ptr %270, align 8, !tbaa !31
  %271 = load ptr, ptr %22, align 8, !tbaa !304
  %272 = getelementptr inbounds nuw i8, ptr %256, i64 8
  %273 = load i32, ptr %272, align 4, !tbaa !5
  %274 = sext i32 %273 to i64
  %275 = getelementptr inbounds i8, ptr %271, i64 %274
  %276 = load i8, ptr %275, align 1, !tbaa !103
  %277 = xor i8 %276, 1
  store i8 %277, ptr %275, align 1, !tbaa !103
  %278 = ptrtoint ptr %268 to i64
  %279 = ptrtoint ptr %263 to i64
  %280 = sub i64 %278, %279
  %281 = icmp ugt i32 %258, 4
  br i1 %281, label %282, label %778

282:                                              ; preds = %251
  %283 = getelementptr inbounds nuw i8, ptr %256, i64 12
  %284 = load i32, ptr %283, align 4, !tbaa !5
  %285 = add i32 %284, 4
  %286 = sub i64 0, %280
  %287 = zext i32 %285 to i64
  %288 = zext i32 %258 to i64
  %289 = and i64 %288, 1
  %290 = icmp eq i32 %258, 5
  br i1 %290, label %764, label %291

291:                                              ; preds = %282
  %292 = and i64 %288, 4294967294
  %293 = add nsw i64 %292, -6
  br label %294

294:                                              ; preds = %294, %291
  %295 = phi i64 [ 4, %291 ], [ %320, %294 ]
  %296 = phi i64 [ 0, %291 ], [ %321, %294 ]
  %297 = load ptr, ptr %19, align 8, !tbaa !297
  %298 = getelementptr inbounds nuw i32, ptr %256, i64 %295
  %299 = load i32, ptr %298, align 4, !tbaa !5
  %300 = sext i32 %299 to i64
  %301 = getelementptr inbounds ptr, ptr %297, i64 %300
  %302 = load ptr, ptr %301, align 8, !tbaa !31
  %303 = ptrtoint ptr %302 to i64
  %304 = icmp samesign ult i64 %295, %287
  %305 = select i1 %304, i64 %280, i64 %286
  %306 = add i64 %305, %303
  %307 = inttoptr i64 %306 to ptr
  store ptr %307, ptr %301, align 8, !tbaa !31
  %308 = or disjoint i64 %295, 1
  %309 = load ptr, ptr %19, align 8, !tbaa !297
  %310 = getelementptr inbounds nuw i32, ptr %256, i64 %308
  %311 = load i32, ptr %310, align 4, !tbaa !5
  %312 = sext i32 %311 to i64
  %313 = getelementptr inbounds ptr, ptr %309, i64 %312
  %314 = load ptr, ptr %313, align 8, !tbaa !31
  %315 = ptrtoint ptr %314 to i64
  %316 = icmp samesign ult i64 %308, %287
  %317 = select i1 %316, i64 %280, i64 %286
  %318 = add i64 %317, %315
  %319 = inttoptr i64 %318 to ptr
  store ptr %319, ptr %313, align 8, !tbaa !31
  %320 = add nuw nsw i64 %295, 2
  %321 = add i64 %296, 2
  %322 = icmp eq i64 %296, %293
  br i1 %322, label %762, label %294, !llvm.loop !305

323:                                              ; preds = %28
  %324 = load ptr, ptr %22, align 8, !tbaa !304
  %325 = load ptr, ptr %16, align 8, !tbaa !294
  %326 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %327 = load i32, ptr %326, align 8, !tbaa !295
  %328 = sext i32 %327 to i64
  %329 = getelementptr inbounds i32, ptr %325, i64 %328
  %330 = getelementptr inbounds nuw i8, ptr %329, i64 8
  %331 = load i32, ptr %330, align 4, !tbaa !5
  %332 = sext i32 %331 to i64
  %333 = getelementptr inbounds i8, ptr %324, i64 %332
  %334 = load i8, ptr %333, align 1, !tbaa !103
  %335 = icmp eq i8 %334, 0
  br i1 %335, label %336, label %340

336:                                              ; preds = %323
  %337 = getelementptr inbounds nuw i8, ptr %30, i64 24
  %338 = load i32, ptr %337, align 8, !tbaa !303
  %339 = sext i32 %338 to i64
  br label %340

340:                                              ; preds = %323, %336
  %341 = phi i64 [ %339, %336 ], [ %31, %323 ]
  store i64 %341, ptr %4, align 8, !tbaa !111
  br label %778

342:                                              ; preds = %28
  %343 = load ptr, ptr %16, align 8, !tbaa !294
  %344 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %345 = load i32, ptr %344, align 8, !tbaa !295
  %346 = sext i32 %345 to i64
  %347 = getelementptr inbounds i32, ptr %343, i64 %346
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #18
  store i64 0, ptr %2, align 8, !tbaa !111
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  store i32 0, ptr %3, align 4, !tbaa !5
  %348 = getelementptr inbounds nuw i8, ptr %347, i64 8
  %349 = load i32, ptr %348, align 4, !tbaa !5
  %350 = icmp eq i32 %349, 8
  %351 = getelementptr inbounds nuw i8, ptr %347, i64 4
  %352 = load i32, ptr %351, align 4, !tbaa !5
  %353 = load ptr, ptr %5, align 8, !tbaa !281
  %354 = getelementptr inbounds nuw i8, ptr %353, i64 32
  %355 = load ptr, ptr %354, align 8, !tbaa !134
  %356 = getelementptr inbounds nuw i8, ptr %355, i64 40
  %357 = load ptr, ptr %356, align 8, !tbaa !182
  %358 = load ptr, ptr %19, align 8, !tbaa !297
  %359 = sext i32 %352 to i64
  %360 = getelementptr inbounds ptr, ptr %358, i64 %359
  %361 = load ptr, ptr %360, align 8, !tbaa !31
  br i1 %350, label %362, label %364

362:                                              ; preds = %342
  %363 = call i32 %357(ptr noundef nonnull %355, ptr noundef nonnull %353, ptr noundef nonnull %2, ptr noundef %361, i64 noundef 8) #18
  br label %366

364:                                              ; preds = %342
  %365 = call i32 %357(ptr noundef nonnull %355, ptr noundef nonnull %353, ptr noundef nonnull %3, ptr noundef %361, i64 noundef 4) #18
  br label %366

366:                                              ; preds = %364, %362
  %367 = phi i32 [ %363, %362 ], [ %365, %364 ]
  %368 = icmp eq i32 %367, 0
  br i1 %368, label %400, label %369

369:                                              ; preds = %366
  %370 = load ptr, ptr %5, align 8, !tbaa !281
  %371 = getelementptr inbounds nuw i8, ptr %370, i64 24
  %372 = load ptr, ptr %371, align 8, !tbaa !272
  %373 = load atomic i32, ptr %372 acquire, align 8
  %374 = icmp eq i32 %373, 0
  br i1 %374, label %375, label %408

375:                                              ; preds = %369
  %376 = load ptr, ptr %5, align 8, !tbaa !281
  %377 = getelementptr inbounds nuw i8, ptr %376, i64 24
  %378 = load ptr, ptr %377, align 8, !tbaa !272
  %379 = getelementptr inbounds nuw i8, ptr %378, i64 4
  br label %380

380:                                              ; preds = %380, %375
  %381 = atomicrmw xchg ptr %379, i32 1 acquire, align 4
  %382 = icmp eq i32 %381, 0
  br i1 %382, label %383, label %380, !llvm.loop !273

383:                                              ; preds = %380
  %384 = load atomic i32, ptr %378 monotonic, align 8
  %385 = icmp eq i32 %384, 0
  br i1 %385, label %390, label %386

386:                                              ; preds = %383
  %387 = getelementptr inbounds nuw i8, ptr %378, i64 16
  %388 = load i64, ptr %387, align 8, !tbaa !274
  %389 = icmp sgt i64 %388, 0
  br i1 %389, label %390, label %393

390:                                              ; preds = %386, %383
  %391 = getelementptr inbounds nuw i8, ptr %378, i64 12
  store i32 2147483647, ptr %391, align 4, !tbaa !277
  %392 = getelementptr inbounds nuw i8, ptr %378, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %392, i8 0, i64 32, i1 false)
  store atomic i32 %367, ptr %378 monotonic, align 8
  br label %393

393:                                              ; preds = %390, %386
  store atomic i32 0, ptr %379 release, align 4
  %394 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %395 = load i32, ptr %394, align 8, !tbaa !293
  %396 = load ptr, ptr %5, align 8, !tbaa !281
  %397 = getelementptr inbounds nuw i8, ptr %396, i64 24
  %398 = load ptr, ptr %397, align 8, !tbaa !272
  %399 = getelementptr inbounds nuw i8, ptr %398, i64 8
  store i32 %395, ptr %399, align 8, !tbaa !302
  br label %408

400:                                              ; preds = %366
  %401 = load i32, ptr %348, align 4, !tbaa !5
  %402 = icmp eq i32 %401, 8
  %403 = load i64, ptr %2, align 8
  %404 = load i32, ptr %3, align 4
  %405 = sext i32 %404 to i64
  %406 = select i1 %402, i64 %403, i64 %405
  %407 = call fastcc i32 @take_size(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %30, i64 noundef %406)
  br label %408

408:                                              ; preds = %369, %393, %400
  %409 = phi i32 [ %407, %400 ], [ %367, %369 ], [ %367, %393 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #18
  br label %757

410:                                              ; preds = %28
  %411 = load ptr, ptr %16, align 8, !tbaa !294
  %412 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %413 = load i32, ptr %412, align 8, !tbaa !295
  %414 = sext i32 %413 to i64
  %415 = getelementptr inbounds i32, ptr %411, i64 %414
  %416 = load ptr, ptr %20, align 8, !tbaa !540
  %417 = getelementptr inbounds nuw i8, ptr %415, i64 4
  %418 = load i32, ptr %417, align 4, !tbaa !5
  %419 = sext i32 %418 to i64
  %420 = getelementptr inbounds %struct.tfc_block, ptr %416, i64 %419
  %421 = load ptr, ptr %17, align 8, !tbaa !306
  %422 = getelementptr inbounds nuw i8, ptr %415, i64 8
  %423 = load i32, ptr %422, align 4, !tbaa !5
  %424 = sext i32 %423 to i64
  %425 = getelementptr inbounds i64, ptr %421, i64 %424
  %426 = load ptr, ptr %18, align 8, !tbaa !300
  %427 = call fastcc i64 @evaluate(ptr noundef %425, ptr noundef %426)
  %428 = icmp slt i64 %427, 0
  br i1 %428, label %452, label %429

429:                                              ; preds = %410
  %430 = load ptr, ptr %420, align 8, !tbaa !231
  %431 = icmp eq ptr %430, null
  br i1 %431, label %436, label %432

432:                                              ; preds = %429
  %433 = getelementptr inbounds nuw i8, ptr %420, i64 8
  %434 = load i64, ptr %433, align 8, !tbaa !541
  %435 = icmp sgt i64 %427, %434
  br i1 %435, label %436, label %473

436:                                              ; preds = %432, %429
  %437 = load ptr, ptr %5, align 8, !tbaa !281
  %438 = getelementptr inbounds nuw i8, ptr %437, i64 32
  %439 = load ptr, ptr %438, align 8, !tbaa !134
  %440 = getelementptr inbounds nuw i8, ptr %439, i64 128
  %441 = load ptr, ptr %440, align 8, !tbaa !546
  %442 = call ptr %441(ptr noundef %439, i64 noundef %427) #18
  %443 = icmp eq ptr %442, null
  br i1 %443, label %452, label %444

444:                                              ; preds = %436
  %445 = load ptr, ptr %420, align 8, !tbaa !231
  %446 = icmp eq ptr %445, null
  br i1 %446, label %450, label %447

447:                                              ; preds = %444
  %448 = getelementptr inbounds nuw i8, ptr %439, i64 136
  %449 = load ptr, ptr %448, align 8, !tbaa !547
  call void %449(ptr noundef nonnull %439, ptr noundef nonnull %445) #18
  br label %450

450:                                              ; preds = %447, %444
  store ptr %442, ptr %420, align 8, !tbaa !31
  %451 = getelementptr inbounds nuw i8, ptr %420, i64 8
  store i64 %427, ptr %451, align 8, !tbaa !111
  br label %473

452:                                              ; preds = %436, %410
  %453 = load ptr, ptr %5, align 8, !tbaa !281
  %454 = getelementptr inbounds nuw i8, ptr %453, i64 24
  %455 = load ptr, ptr %454, align 8, !tbaa !272
  %456 = getelementptr inbounds nuw i8, ptr %455, i64 4
  br label %457

457:                                              ; preds = %457, %452
  %458 = atomicrmw xchg ptr %456, i32 1 acquire, align 4
  %459 = icmp eq i32 %458, 0
  br i1 %459, label %460, label %457, !llvm.loop !273

460:                                              ; preds = %457
  %461 = load atomic i32, ptr %455 monotonic, align 8
  %462 = icmp eq i32 %461, 0
  br i1 %462, label %467, label %463

463:                                              ; preds = %460
  %464 = getelementptr inbounds nuw i8, ptr %455, i64 16
  %465 = load i64, ptr %464, align 8, !tbaa !274
  %466 = icmp sgt i64 %465, 0
  br i1 %466, label %467, label %472

467:                                              ; preds = %463, %460
  %468 = getelementptr inbounds nuw i8, ptr %455, i64 12
  store i32 0, ptr %468, align 4, !tbaa !277
  %469 = getelementptr inbounds nuw i8, ptr %455, i64 16
  store i64 0, ptr %469, align 8, !tbaa !274
  %470 = getelementptr inbounds nuw i8, ptr %455, i64 24
  store i64 %427, ptr %470, align 8, !tbaa !278
  %471 = getelementptr inbounds nuw i8, ptr %455, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %471, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %455 monotonic, align 8
  br label %472

472:                                              ; preds = %467, %463
  store atomic i32 0, ptr %456 release, align 4
  br label %781

473:                                              ; preds = %450, %432
  %474 = phi ptr [ %442, %450 ], [ %430, %432 ]
  %475 = load ptr, ptr %19, align 8, !tbaa !297
  %476 = load i32, ptr %415, align 4, !tbaa !5
  %477 = sext i32 %476 to i64
  %478 = getelementptr inbounds ptr, ptr %475, i64 %477
  store ptr %474, ptr %478, align 8, !tbaa !31
  %479 = getelementptr inbounds nuw i8, ptr %30, i64 12
  %480 = load i32, ptr %479, align 4, !tbaa !296
  %481 = icmp ugt i32 %480, 5
  br i1 %481, label %482, label %778

482:                                              ; preds = %473
  %483 = load i32, ptr %412, align 8, !tbaa !295
  %484 = sext i32 %483 to i64
  br label %485

485:                                              ; preds = %485, %482
  %486 = phi i32 [ 3, %482 ], [ %510, %485 ]
  %487 = load ptr, ptr %16, align 8, !tbaa !294
  %488 = getelementptr inbounds i32, ptr %487, i64 %484
  %489 = zext i32 %486 to i64
  %490 = getelementptr inbounds nuw i32, ptr %488, i64 %489
  %491 = load ptr, ptr %17, align 8, !tbaa !306
  %492 = getelementptr inbounds nuw i8, ptr %490, i64 8
  %493 = load i32, ptr %492, align 4, !tbaa !5
  %494 = sext i32 %493 to i64
  %495 = getelementptr inbounds i64, ptr %491, i64 %494
  %496 = load ptr, ptr %18, align 8, !tbaa !300
  %497 = call fastcc i64 @evaluate(ptr noundef %495, ptr noundef %496)
  %498 = load ptr, ptr %19, align 8, !tbaa !297
  %499 = getelementptr inbounds nuw i8, ptr %490, i64 4
  %500 = load i32, ptr %499, align 4, !tbaa !5
  %501 = sext i32 %500 to i64
  %502 = getelementptr inbounds ptr, ptr %498, i64 %501
  %503 = load ptr, ptr %502, align 8, !tbaa !31
  %504 = ptrtoint ptr %503 to i64
  %505 = add i64 %497, %504
  %506 = inttoptr i64 %505 to ptr
  %507 = load i32, ptr %490, align 4, !tbaa !5
  %508 = sext i32 %507 to i64
  %509 = getelementptr inbounds ptr, ptr %498, i64 %508
  store ptr %506, ptr %509, align 8, !tbaa !31
  %510 = add i32 %486, 3
  %511 = add i32 %486, 5
  %512 = icmp ult i32 %511, %480
  br i1 %512, label %485, label %778, !llvm.loop !542

513:                                              ; preds = %28
  %514 = load ptr, ptr %16, align 8, !tbaa !294
  %515 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %516 = load i32, ptr %515, align 8, !tbaa !295
  %517 = sext i32 %516 to i64
  %518 = getelementptr inbounds i32, ptr %514, i64 %517
  %519 = load ptr, ptr %20, align 8, !tbaa !540
  %520 = getelementptr inbounds nuw i8, ptr %518, i64 4
  %521 = load i32, ptr %520, align 4, !tbaa !5
  %522 = sext i32 %521 to i64
  %523 = getelementptr inbounds %struct.tfc_block, ptr %519, i64 %522
  %524 = load ptr, ptr %21, align 8, !tbaa !548
  %525 = getelementptr inbounds nuw i8, ptr %518, i64 12
  %526 = load i32, ptr %525, align 4, !tbaa !5
  %527 = sext i32 %526 to i64
  %528 = getelementptr inbounds i32, ptr %524, i64 %527
  %529 = load i32, ptr %528, align 4, !tbaa !5
  %530 = sext i32 %529 to i64
  %531 = load ptr, ptr %17, align 8, !tbaa !306
  %532 = getelementptr inbounds nuw i8, ptr %518, i64 8
  %533 = load i32, ptr %532, align 4, !tbaa !5
  %534 = sext i32 %533 to i64
  %535 = getelementptr inbounds i64, ptr %531, i64 %534
  %536 = load ptr, ptr %18, align 8, !tbaa !300
  %537 = call fastcc i64 @evaluate(ptr noundef %535, ptr noundef %536)
  %538 = icmp slt i32 %529, 0
  %539 = icmp slt i64 %537, 0
  %540 = select i1 %538, i1 true, i1 %539
  br i1 %540, label %546, label %541

541:                                              ; preds = %513
  %542 = add nuw nsw i64 %530, 1
  %543 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %542, i64 %537)
  %544 = extractvalue { i64, i1 } %543, 1
  %545 = extractvalue { i64, i1 } %543, 0
  br i1 %544, label %546, label %567

546:                                              ; preds = %541, %513
  %547 = load ptr, ptr %5, align 8, !tbaa !281
  %548 = getelementptr inbounds nuw i8, ptr %547, i64 24
  %549 = load ptr, ptr %548, align 8, !tbaa !272
  %550 = getelementptr inbounds nuw i8, ptr %549, i64 4
  br label %551

551:                                              ; preds = %551, %546
  %552 = atomicrmw xchg ptr %550, i32 1 acquire, align 4
  %553 = icmp eq i32 %552, 0
  br i1 %553, label %554, label %551, !llvm.loop !273

554:                                              ; preds = %551
  %555 = load atomic i32, ptr %549 monotonic, align 8
  %556 = icmp eq i32 %555, 0
  br i1 %556, label %561, label %557

557:                                              ; preds = %554
  %558 = getelementptr inbounds nuw i8, ptr %549, i64 16
  %559 = load i64, ptr %558, align 8, !tbaa !274
  %560 = icmp sgt i64 %559, 0
  br i1 %560, label %561, label %566

561:                                              ; preds = %557, %554
  %562 = getelementptr inbounds nuw i8, ptr %549, i64 12
  store i32 0, ptr %562, align 4, !tbaa !277
  %563 = getelementptr inbounds nuw i8, ptr %549, i64 16
  store i64 0, ptr %563, align 8, !tbaa !274
  %564 = getelementptr inbounds nuw i8, ptr %549, i64 24
  store i64 -1, ptr %564, align 8, !tbaa !278
  %565 = getelementptr inbounds nuw i8, ptr %549, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %565, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %549 monotonic, align 8
  br label %566

566:                                              ; preds = %561, %557
  store atomic i32 0, ptr %550 release, align 4
  br label %781

567:                                              ; preds = %541
  %568 = load ptr, ptr %523, align 8, !tbaa !231
  %569 = icmp eq ptr %568, null
  br i1 %569, label %574, label %570

570:                                              ; preds = %567
  %571 = getelementptr inbounds nuw i8, ptr %523, i64 8
  %572 = load i64, ptr %571, align 8, !tbaa !541
  %573 = icmp sgt i64 %545, %572
  br i1 %573, label %574, label %647

574:                                              ; preds = %570, %567
  %575 = icmp slt i64 %545, 4611686018427387904
  %576 = zext i1 %575 to i64
  %577 = shl nsw i64 %545, %576
  %578 = mul nuw nsw i64 %537, %530
  %579 = load ptr, ptr %5, align 8, !tbaa !281
  %580 = getelementptr inbounds nuw i8, ptr %579, i64 32
  %581 = load ptr, ptr %580, align 8, !tbaa !134
  %582 = getelementptr inbounds nuw i8, ptr %581, i64 128
  %583 = load ptr, ptr %582, align 8, !tbaa !546
  %584 = call ptr %583(ptr noundef %581, i64 noundef %577) #18
  %585 = icmp eq ptr %584, null
  br i1 %585, label %600, label %586

586:                                              ; preds = %574
  %587 = icmp eq i64 %578, 0
  br i1 %587, label %594, label %588

588:                                              ; preds = %586
  %589 = getelementptr inbounds nuw i8, ptr %581, i64 64
  %590 = load ptr, ptr %589, align 8, !tbaa !183
  %591 = load ptr, ptr %523, align 8, !tbaa !231
  %592 = call i32 %590(ptr noundef nonnull %581, ptr noundef nonnull %584, ptr noundef %591, i64 noundef range(i64 0, -9223372036854775808) %578) #18
  %593 = icmp eq i32 %592, 0
  br i1 %593, label %594, label %600

594:                                              ; preds = %588, %586
  %595 = load ptr, ptr %523, align 8, !tbaa !231
  %596 = icmp eq ptr %595, null
  br i1 %596, label %643, label %597

597:                                              ; preds = %594
  %598 = getelementptr inbounds nuw i8, ptr %581, i64 136
  %599 = load ptr, ptr %598, align 8, !tbaa !547
  call void %599(ptr noundef nonnull %581, ptr noundef nonnull %595) #18
  br label %643

600:                                              ; preds = %588, %574
  %601 = load ptr, ptr %5, align 8, !tbaa !281
  %602 = getelementptr inbounds nuw i8, ptr %601, i64 32
  %603 = load ptr, ptr %602, align 8, !tbaa !134
  %604 = getelementptr inbounds nuw i8, ptr %603, i64 128
  %605 = load ptr, ptr %604, align 8, !tbaa !546
  %606 = call ptr %605(ptr noundef %603, i64 noundef %545) #18
  %607 = icmp eq ptr %606, null
  br i1 %607, label %622, label %608

608:                                              ; preds = %600
  %609 = icmp eq i64 %578, 0
  br i1 %609, label %616, label %610

610:                                              ; preds = %608
  %611 = getelementptr inbounds nuw i8, ptr %603, i64 64
  %612 = load ptr, ptr %611, align 8, !tbaa !183
  %613 = load ptr, ptr %523, align 8, !tbaa !231
  %614 = call i32 %612(ptr noundef nonnull %603, ptr noundef nonnull %606, ptr noundef %613, i64 noundef range(i64 0, -9223372036854775808) %578) #18
  %615 = icmp eq i32 %614, 0
  br i1 %615, label %616, label %622

616:                                              ; preds = %610, %608
  %617 = load ptr, ptr %523, align 8, !tbaa !231
  %618 = icmp eq ptr %617, null
  br i1 %618, label %643, label %619

619:                                              ; preds = %616
  %620 = getelementptr inbounds nuw i8, ptr %603, i64 136
  %621 = load ptr, ptr %620, align 8, !tbaa !547
  call void %621(ptr noundef nonnull %603, ptr noundef nonnull %617) #18
  br label %643

622:                                              ; preds = %610, %600
  %623 = load ptr, ptr %5, align 8, !tbaa !281
  %624 = getelementptr inbounds nuw i8, ptr %623, i64 24
  %625 = load ptr, ptr %624, align 8, !tbaa !272
  %626 = getelementptr inbounds nuw i8, ptr %625, i64 4
  br label %627

627:                                              ; preds = %627, %622
  %628 = atomicrmw xchg ptr %626, i32 1 acquire, align 4
  %629 = icmp eq i32 %628, 0
  br i1 %629, label %630, label %627, !llvm.loop !273

630:                                              ; preds = %627
  %631 = load atomic i32, ptr %625 monotonic, align 8
  %632 = icmp eq i32 %631, 0
  br i1 %632, label %637, label %633

633:                                              ; preds = %630
  %634 = getelementptr inbounds nuw i8, ptr %625, i64 16
  %635 = load i64, ptr %634, align 8, !tbaa !274
  %636 = icmp sgt i64 %635, 0
  br i1 %636, label %637, label %642

637:                                              ; preds = %633, %630
  %638 = getelementptr inbounds nuw i8, ptr %625, i64 12
  store i32 0, ptr %638, align 4, !tbaa !277
  %639 = getelementptr inbounds nuw i8, ptr %625, i64 16
  store i64 0, ptr %639, align 8, !tbaa !274
  %640 = getelementptr inbounds nuw i8, ptr %625, i64 24
  store i64 %545, ptr %640, align 8, !tbaa !278
  %641 = getelementptr inbounds nuw i8, ptr %625, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %641, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %625 monotonic, align 8
  br label %642

642:                                              ; preds = %637, %633
  store atomic i32 0, ptr %626 release, align 4
  br label %781

643:                                              ; preds = %619, %616, %597, %594
  %644 = phi ptr [ %584, %597 ], [ %584, %594 ], [ %606, %616 ], [ %606, %619 ]
  %645 = phi i64 [ %577, %597 ], [ %577, %594 ], [ %545, %616 ], [ %545, %619 ]
  store ptr %644, ptr %523, align 8, !tbaa !31
  %646 = getelementptr inbounds nuw i8, ptr %523, i64 8
  store i64 %645, ptr %646, align 8, !tbaa !111
  br label %647

647:                                              ; preds = %643, %570
  %648 = phi ptr [ %568, %570 ], [ %644, %643 ]
  %649 = load ptr, ptr %19, align 8, !tbaa !297
  %650 = load i32, ptr %518, align 4, !tbaa !5
  %651 = sext i32 %650 to i64
  %652 = getelementptr inbounds ptr, ptr %649, i64 %651
  store ptr %648, ptr %652, align 8, !tbaa !31
  %653 = getelementptr inbounds nuw i8, ptr %30, i64 12
  %654 = load i32, ptr %653, align 4, !tbaa !296
  %655 = icmp ugt i32 %654, 6
  br i1 %655, label %656, label %778

656:                                              ; preds = %647
  %657 = load i32, ptr %515, align 8, !tbaa !295
  %658 = sext i32 %657 to i64
  br label %659

659:                                              ; preds = %659, %656
  %660 = phi i32 [ 4, %656 ], [ %684, %659 ]
  %661 = load ptr, ptr %16, align 8, !tbaa !294
  %662 = getelementptr inbounds i32, ptr %661, i64 %658
  %663 = zext i32 %660 to i64
  %664 = getelementptr inbounds nuw i32, ptr %662, i64 %663
  %665 = load ptr, ptr %17, align 8, !tbaa !306
  %666 = getelementptr inbounds nuw i8, ptr %664, i64 8
  %667 = load i32, ptr %666, align 4, !tbaa !5
  %668 = sext i32 %667 to i64
  %669 = getelementptr inbounds i64, ptr %665, i64 %668
  %670 = load ptr, ptr %18, align 8, !tbaa !300
  %671 = call fastcc i64 @evaluate(ptr noundef %669, ptr noundef %670)
  %672 = load ptr, ptr %19, align 8, !tbaa !297
  %673 = getelementptr inbounds nuw i8, ptr %664, i64 4
  %674 = load i32, ptr %673, align 4, !tbaa !5
  %675 = sext i32 %674 to i64
  %676 = getelementptr inbounds ptr, ptr %672, i64 %675
  %677 = load ptr, ptr %676, align 8, !tbaa !31
  %678 = ptrtoint ptr %677 to i64
  %679 = add i64 %671, %678
  %680 = inttoptr i64 %679 to ptr
  %681 = load i32, ptr %664, align 4, !tbaa !5
  %682 = sext i32 %681 to i64
  %683 = getelementptr inbounds ptr, ptr %672, i64 %682
  store ptr %680, ptr %683, align 8, !tbaa !31
  %684 = add i32 %660, 3
  %685 = add i32 %660, 5
  %686 = icmp ult i32 %685, %654
  br i1 %686, label %659, label %778, !llvm.loop !542

687:                                              ; preds = %28
  %688 = load ptr, ptr %16, align 8, !tbaa !294
  %689 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %690 = load i32, ptr %689, align 8, !tbaa !295
  %691 = sext i32 %690 to i64
  %692 = getelementptr inbounds i32, ptr %688, i64 %691
  %693 = load ptr, ptr %17, align 8, !tbaa !306
  %694 = getelementptr inbounds nuw i8, ptr %692, i64 4
  %695 = load i32, ptr %694, align 4, !tbaa !5
  %696 = sext i32 %695 to i64
  %697 = getelementptr inbounds i64, ptr %693, i64 %696
  %698 = load ptr, ptr %18, align 8, !tbaa !300
  %699 = call fastcc i64 @evaluate(ptr noundef %697, ptr noundef %698)
  %700 = icmp sgt i64 %699, 0
  br i1 %700, label %701, label %778

701:                                              ; preds = %687
  %702 = load ptr, ptr %5, align 8, !tbaa !281
  %703 = getelementptr inbounds nuw i8, ptr %702, i64 32
  %704 = load ptr, ptr %703, align 8, !tbaa !134
  %705 = getelementptr inbounds nuw i8, ptr %704, i64 56
  %706 = load ptr, ptr %705, align 8, !tbaa !549
  %707 = load ptr, ptr %19, align 8, !tbaa !297
  %708 = load i32, ptr %692, align 4, !tbaa !5
  %709 = sext i32 %708 to i64
  %710 = getelementptr inbounds ptr, ptr %707, i64 %709
  %711 = load ptr, ptr %710, align 8, !tbaa !31
  %712 = call i32 %706(ptr noundef %704, ptr noundef %711, i32 noundef 255, i64 noundef %699) #18
  %713 = icmp eq i32 %712, 0
  br i1 %713, label %778, label %714

714:                                              ; preds = %701
  %715 = load ptr, ptr %5, align 8, !tbaa !281
  %716 = getelementptr inbounds nuw i8, ptr %715, i64 24
  %717 = load ptr, ptr %716, align 8, !tbaa !272
  %718 = load atomic i32, ptr %717 acquire, align 8
  %719 = icmp eq i32 %718, 0
  br i1 %719, label %720, label %789

720:                                              ; preds = %714
  %721 = load ptr, ptr %5, align 8, !tbaa !281
  %722 = getelementptr inbounds nuw i8, ptr %721, i64 24
  %723 = load ptr, ptr %722, align 8, !tbaa !272
  %724 = getelementptr inbounds nuw i8, ptr %723, i64 4
  br label %725

725:                                              ; preds = %725, %720
  %726 = atomicrmw xchg ptr %724, i32 1 acquire, align 4
  %727 = icmp eq i32 %726, 0
  br i1 %727, label %728, label %725, !llvm.loop !273

728:                                              ; preds = %725
  %729 = load atomic i32, ptr %723 monotonic, align 8
  %730 = icmp eq i32 %729, 0
  br i1 %730, label %735, label %731

731:                                              ; preds = %728
  %732 = getelementptr inbounds nuw i8, ptr %723, i64 16
  %733 = load i64, ptr %732, align 8, !tbaa !274
  %734 = icmp sgt i64 %733, 0
  br i1 %734, label %735, label %738

735:                                              ; preds = %731, %728
  %736 = getelementptr inbounds nuw i8, ptr %723, i64 12
  store i32 2147483647, ptr %736, align 4, !tbaa !277
  %737 = getelementptr inbounds nuw i8, ptr %723, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %737, i8 0, i64 32, i1 false)
  store atomic i32 %712, ptr %723 monotonic, align 8
  br label %738

738:                                              ; preds = %735, %731
  store atomic i32 0, ptr %724 release, align 4
  br label %781

739:                                              ; preds = %28
  %740 = load ptr, ptr %5, align 8, !tbaa !281
  %741 = getelementptr inbounds nuw i8, ptr %740, i64 24
  %742 = load ptr, ptr %741, align 8, !tbaa !272
  %743 = getelementptr inbounds nuw i8, ptr %742, i64 4
  br label %744

744:                                              ; preds = %744, %739
  %745 = atomicrmw xchg ptr %743, i32 1 acquire, align 4
  %746 = icmp eq i32 %745, 0
  br i1 %746, label %747, label %744, !llvm.loop !273

747:                                              ; preds = %744
  %748 = load atomic i32, ptr %742 monotonic, align 8
  %749 = icmp eq i32 %748, 0
  br i1 %749, label %754, label %750

750:                                              ; preds = %747
  %751 = getelementptr inbounds nuw i8, ptr %742, i64 16
  %752 = load i64, ptr %751, align 8, !tbaa !274
  %753 = icmp sgt i64 %752, 0
  br i1 %753, label %754, label %756

754:                                              ; preds = %750, %747
  %755 = getelementptr inbounds nuw i8, ptr %742, i64 12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %755, i8 0, i64 36, i1 false)
  store atomic i32 13, ptr %742 monotonic, align 8
  br label %756

756:                                              ; preds = %750, %754
  store atomic i32 0, ptr %743 release, align 4
  br label %781

757:                                              ; preds = %247, %408, %249, %206
  %758 = phi i32 [ %250, %249 ], [ %207, %206 ], [ %409, %408 ], [ %248, %247 ]
  %759 = icmp eq i32 %758, 0
  br i1 %759, label %760, label %789

760:                                              ; preds = %757
  %761 = load i64, ptr %4, align 8, !tbaa !111
  br label %778

762:                                              ; preds = %294
  %763 = icmp eq i64 %289, 0
  br i1 %763, label %778, label %764

764:                                              ; preds = %762, %282
  %765 = phi i64 [ 4, %282 ], [ %320, %762 ]
  %766 = icmp ne i64 %289, 0
  call void @llvm.assume(i1 %766)
  %767 = load ptr, ptr %19, align 8, !tbaa !297
  %768 = getelementptr inbounds nuw i32, ptr %256, i64 %765
  %769 = load i32, ptr %768, align 4, !tbaa !5
  %770 = sext i32 %769 to i64
  %771 = getelementptr inbounds ptr, ptr %767, i64 %770
  %772 = load ptr, ptr %771, align 8, !tbaa !31
  %773 = ptrtoint ptr %772 to i64
  %774 = icmp samesign ult i64 %765, %287
  %775 = select i1 %774, i64 %280, i64 %286
  %776 = add i64 %775, %773
  %777 = inttoptr i64 %776 to ptr
  store ptr %777, ptr %771, align 8, !tbaa !31
  br label %778

778:                                              ; preds = %659, %485, %764, %762, %760, %687, %701, %647, %473, %251, %103, %340, %160, %131
  %779 = phi i64 [ %761, %760 ], [ %31, %485 ], [ %31, %764 ], [ %31, %131 ], [ %31, %687 ], [ %31, %701 ], [ %31, %647 ], [ %31, %473 ], [ %31, %251 ], [ %31, %103 ], [ %341, %340 ], [ %163, %160 ], [ %31, %762 ], [ %31, %659 ]
  %780 = icmp slt i64 %779, %13
  br i1 %780, label %28, label %789, !llvm.loop !550

781:                                              ; preds = %566, %642, %65, %130, %472, %738, %159, %246, %756
  %782 = phi i32 [ 1, %246 ], [ %133, %159 ], [ %712, %738 ], [ 8, %472 ], [ 13, %756 ], [ 1, %65 ], [ %104, %130 ], [ 8, %642 ], [ 8, %566 ]
  %783 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %784 = load i32, ptr %783, align 8, !tbaa !293
  %785 = load ptr, ptr %5, align 8, !tbaa !281
  %786 = getelementptr inbounds nuw i8, ptr %785, i64 24
  %787 = load ptr, ptr %786, align 8, !tbaa !272
  %788 = getelementptr inbounds nuw i8, ptr %787, i64 8
  store i32 %784, ptr %788, align 8, !tbaa !302
  br label %789

789:                                              ; preds = %757, %778, %781, %1, %106, %714, %135
  %790 = phi i32 [ %133, %135 ], [ %782, %781 ], [ %712, %714 ], [ %104, %106 ], [ 0, %1 ], [ %758, %757 ], [ 0, %778 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #18
  ret i32 %790
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @steer_on_device(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull writeonly captures(none) %2) unnamed_addr #28 {
  %4 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #18
  store i8 0, ptr %4, align 1, !tbaa !103
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %6 = load i32, ptr %5, align 4, !tbaa !290
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %8 = load ptr, ptr %7, align 8, !tbaa !294
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %10 = load i32, ptr %9, align 8, !tbaa !295
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i32, ptr %8, i64 %11
  switch i32 %6, label %97 [
    i32 3, label %13
    i32 4, label %33
  ]

13:                                               ; preds = %3
  %14 = load i32, ptr %12, align 4, !tbaa !5
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %16 = load ptr, ptr %15, align 8, !tbaa !281
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 32
  %18 = load ptr, ptr %17, align 8, !tbaa !134
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 40
  %20 = load ptr, ptr %19, align 8, !tbaa !182
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %22 = load ptr, ptr %21, align 8, !tbaa !297
  %23 = sext i32 %14 to i64
  %24 = getelementptr inbounds ptr, ptr %22, i64 %23
  %25 = load ptr, ptr %24, align 8, !tbaa !31
  %26 = call i32 %20(ptr noundef %18, ptr noundef %16, ptr noundef nonnull %4, ptr noundef %25, i64 noundef 1) #18
  %27 = load i8, ptr %4, align 1, !tbaa !103
  %28 = icmp eq i8 %27, 0
  br i1 %28, label %29, label %129

29:                                               ; preds = %13
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %31 = load i32, ptr %30, align 8, !tbaa !303
  %32 = sext i32 %31 to i64
  store i64 %32, ptr %2, align 8, !tbaa !111
  br label %129

33:                                               ; preds = %3
  %34 = load i32, ptr %12, align 4, !tbaa !5
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %36 = load ptr, ptr %35, align 8, !tbaa !548
  %37 = sext i32 %34 to i64
  %38 = getelementptr inbounds i32, ptr %36, i64 %37
  store i32 0, ptr %38, align 4, !tbaa !5
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %40 = load ptr, ptr %39, align 8, !tbaa !281
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 32
  %42 = load ptr, ptr %41, align 8, !tbaa !134
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 48
  %44 = load ptr, ptr %43, align 8, !tbaa !188
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %46 = load ptr, ptr %45, align 8, !tbaa !297
  %47 = getelementptr inbounds ptr, ptr %46, i64 %37
  %48 = load ptr, ptr %47, align 8, !tbaa !31
  %49 = tail call i32 %44(ptr noundef %42, ptr noundef %0, ptr noundef %48, i32 noundef 0) #18
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %132

51:                                               ; preds = %33
  %52 = getelementptr inbounds nuw i8, ptr %12, i64 4
  %53 = load i32, ptr %52, align 4, !tbaa !5
  %54 = icmp slt i32 %53, 0
  br i1 %54, label %165, label %55

55:                                               ; preds = %51
  %56 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %57 = load i32, ptr %56, align 4, !tbaa !5
  %58 = icmp sgt i32 %57, -1
  br i1 %58, label %59, label %71

59:                                               ; preds = %55
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %61 = load ptr, ptr %60, align 8, !tbaa !306
  %62 = zext nneg i32 %57 to i64
  %63 = getelementptr inbounds nuw i64, ptr %61, i64 %62
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %65 = load ptr, ptr %64, align 8, !tbaa !300
  %66 = tail call fastcc i64 @evaluate(ptr noundef %63, ptr noundef %65)
  %67 = trunc i64 %66 to i32
  %68 = load ptr, ptr %35, align 8, !tbaa !548
  %69 = zext nneg i32 %53 to i64
  %70 = getelementptr inbounds nuw i32, ptr %68, i64 %69
  store i32 %67, ptr %70, align 4, !tbaa !5
  br label %85

71:                                               ; preds = %55
  %72 = load ptr, ptr %35, align 8, !tbaa !548
  %73 = zext nneg i32 %53 to i64
  %74 = getelementptr inbounds nuw i32, ptr %72, i64 %73
  %75 = load ptr, ptr %39, align 8, !tbaa !281
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 32
  %77 = load ptr, ptr %76, align 8, !tbaa !134
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 40
  %79 = load ptr, ptr %78, align 8, !tbaa !182
  %80 = load ptr, ptr %45, align 8, !tbaa !297
  %81 = getelementptr inbounds nuw ptr, ptr %80, i64 %73
  %82 = load ptr, ptr %81, align 8, !tbaa !31
  %83 = tail call i32 %79(ptr noundef %77, ptr noundef %75, ptr noundef %74, ptr noundef %82, i64 noundef 4) #18
  %84 = load ptr, ptr %35, align 8, !tbaa !548
  br label %85

85:                                               ; preds = %71, %59
  %86 = phi ptr [ %68, %59 ], [ %84, %71 ]
  %87 = phi i32 [ 0, %59 ], [ %83, %71 ]
  %88 = load i32, ptr %52, align 4, !tbaa !5
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds i32, ptr %86, i64 %89
  %91 = load i32, ptr %90, align 4, !tbaa !5
  %92 = icmp slt i32 %91, 1
  br i1 %92, label %93, label %129

93:                                               ; preds = %85
  %94 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %95 = load i32, ptr %94, align 8, !tbaa !303
  %96 = sext i32 %95 to i64
  store i64 %96, ptr %2, align 8, !tbaa !111
  br label %129

97:                                               ; preds = %3
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %99 = load ptr, ptr %98, align 8, !tbaa !548
  %100 = load i32, ptr %12, align 4, !tbaa !5
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds i32, ptr %99, i64 %101
  %103 = load i32, ptr %102, align 4, !tbaa !5
  %104 = add i32 %103, 1
  %105 = getelementptr inbounds nuw i8, ptr %12, i64 4
  %106 = load i32, ptr %105, align 4, !tbaa !5
  %107 = icmp slt i32 %106, 0
  br i1 %107, label %113, label %108

108:                                              ; preds = %97
  %109 = zext nneg i32 %106 to i64
  %110 = getelementptr inbounds nuw i32, ptr %99, i64 %109
  %111 = load i32, ptr %110, align 4, !tbaa !5
  %112 = icmp slt i32 %104, %111
  br i1 %112, label %113, label %117

113:                                              ; preds = %108, %97
  %114 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %115 = load i32, ptr %114, align 8, !tbaa !303
  %116 = sext i32 %115 to i64
  store i64 %116, ptr %2, align 8, !tbaa !111
  br label %117

117:                                              ; preds = %108, %113
  store i32 %104, ptr %102, align 4, !tbaa !5
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %119 = load ptr, ptr %118, align 8, !tbaa !281
  %120 = getelementptr inbounds nuw i8, ptr %119, i64 32
  %121 = load ptr, ptr %120, align 8, !tbaa !134
  %122 = getelementptr inbounds nuw i8, ptr %121, i64 48
  %123 = load ptr, ptr %122, align 8, !tbaa !188
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %125 = load ptr, ptr %124, align 8, !tbaa !297
  %126 = getelementptr inbounds ptr, ptr %125, i64 %101
  %127 = load ptr, ptr %126, align 8, !tbaa !31
  %128 = tail call i32 %123(ptr noundef %121, ptr noundef nonnull %0, ptr noundef %127, i32 noundef %104) #18
  br label %129

129:                                              ; preds = %93, %85, %13, %29, %117
  %130 = phi i32 [ %128, %117 ], [ %26, %13 ], [ %26, %29 ], [ %87, %93 ], [ %87, %85 ]
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %165, label %132

132:                                              ; preds = %33, %129
  %133 = phi i32 [ %130, %129 ], [ %49, %33 ]
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %135 = load ptr, ptr %134, align 8, !tbaa !281
  %136 = getelementptr inbounds nuw i8, ptr %135, i64 24
  %137 = load ptr, ptr %136, align 8, !tbaa !272
  %138 = load atomic i32, ptr %137 acquire, align 8
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %165

140:                                              ; preds = %132
  %141 = load ptr, ptr %134, align 8, !tbaa !281
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 24
  %143 = load ptr, ptr %142, align 8, !tbaa !272
  %144 = getelementptr inbounds nuw i8, ptr %143, i64 4
  br label %145

145:                                              ; preds = %145, %140
  %146 = atomicrmw xchg ptr %144, i32 1 acquire, align 4
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %148, label %145, !llvm.loop !273

148:                                              ; preds = %145
  %149 = load atomic i32, ptr %143 monotonic, align 8
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %155, label %151

151:                                              ; preds = %148
  %152 = getelementptr inbounds nuw i8, ptr %143, i64 16
  %153 = load i64, ptr %152, align 8, !tbaa !274
  %154 = icmp sgt i64 %153, 0
  br i1 %154, label %155, label %158

155:                                              ; preds = %151, %148
  %156 = getelementptr inbounds nuw i8, ptr %143, i64 12
  store i32 2147483647, ptr %156, align 4, !tbaa !277
  %157 = getelementptr inbounds nuw i8, ptr %143, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %157, i8 0, i64 32, i1 false)
  store atomic i32 %133, ptr %143 monotonic, align 8
  br label %158

158:                                              ; preds = %155, %151
  store atomic i32 0, ptr %144 release, align 4
  %159 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %160 = load i32, ptr %159, align 8, !tbaa !293
  %161 = load ptr, ptr %134, align 8, !tbaa !281
  %162 = getelementptr inbounds nuw i8, ptr %161, i64 24
  %163 = load ptr, ptr %162, align 8, !tbaa !272
  %164 = getelementptr inbounds nuw i8, ptr %163, i64 8
  store i32 %160, ptr %164, align 8, !tbaa !302
  br label %165

165:                                              ; preds = %51, %158, %132, %129
  %166 = phi i32 [ %133, %158 ], [ 0, %129 ], [ %133, %132 ], [ 0, %51 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #18
  ret i32 %166
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #23

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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #23

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #26

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
attributes #26 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #27 = { nounwind allocsize(1) }

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
!34 = !{!"tfc_ctx", !6, i64 0, !6, i64 4, !35, i64 8, !36, i64 16, !37, i64 24, !38, i64 32, !39, i64 40, !40, i64 48}
!35 = !{!"p1 _ZTS8tfc_pool", !12, i64 0}
!36 = !{!"p1 _ZTS8tfc_host", !12, i64 0}
!37 = !{!"p1 _ZTS11tfc_failure", !12, i64 0}
!38 = !{!"p1 _ZTS10tfc_device", !12, i64 0}
!39 = !{!"p1 _ZTS10tfc_checks", !12, i64 0}
!40 = !{!"p1 _ZTS9tfc_timer", !12, i64 0}
!41 = !{!10, !18, i64 96}
!42 = !{!10, !6, i64 176}
!43 = !{!10, !11, i64 0}
!44 = !{!10, !6, i64 56}
!45 = !{!46, !49, i64 24}
!46 = !{!"tfc_graph", !47, i64 0, !48, i64 8, !21, i64 16, !49, i64 24, !50, i64 32, !21, i64 40, !21, i64 48, !6, i64 56, !6, i64 60}
!47 = !{!"p1 _ZTS8tfc_node", !12, i64 0}
!48 = !{!"p1 _ZTS8tfc_edge", !12, i64 0}
!49 = !{!"p1 _ZTS9tfc_frame", !12, i64 0}
!50 = !{!"p1 long", !12, i64 0}
!51 = !{!52, !11, i64 0}
!52 = !{!"tfc_instance", !11, i64 0, !49, i64 8, !47, i64 16, !53, i64 24, !53, i64 32, !54, i64 40, !23, i64 48, !23, i64 56, !23, i64 64, !6, i64 72, !6, i64 76, !55, i64 80, !56, i64 88, !56, i64 96, !50, i64 104, !14, i64 112, !14, i64 120}
!53 = !{!"p1 _ZTS12tfc_instance", !12, i64 0}
!54 = !{!"p1 _ZTS13tfc_iteration", !12, i64 0}
!55 = !{!"p2 _ZTS13tfc_iteration", !15, i64 0}
!56 = !{!"p1 _ZTS4held", !12, i64 0}
!57 = !{!46, !6, i64 56}
!58 = !{!10, !14, i64 24}
!59 = !{!52, !14, i64 112}
!60 = !{!19, !19, i64 0}
!61 = !{!26, !6, i64 24}
!62 = !{!52, !55, i64 80}
!63 = !{!52, !49, i64 8}
!64 = !{!54, !54, i64 0}
!65 = !{!66, !6, i64 28}
!66 = !{!"tfc_frame", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28, !21, i64 32, !21, i64 40, !21, i64 48, !23, i64 56}
!67 = !{!68, !23, i64 8}
!68 = !{!"tfc_iteration", !23, i64 0, !23, i64 8, !23, i64 16, !53, i64 24, !14, i64 32, !21, i64 40, !21, i64 48}
!69 = !{!10, !6, i64 112}
!70 = !{!46, !47, i64 0}
!71 = !{!66, !21, i64 32}
!72 = !{!73, !47, i64 0}
!73 = !{!"tfc_ready", !47, i64 0, !53, i64 8, !54, i64 16, !6, i64 24}
!74 = !{!73, !53, i64 8}
!75 = !{!73, !54, i64 16}
!76 = !{!73, !6, i64 24}
!77 = distinct !{!77, !29}
!78 = distinct !{!78, !29}
!79 = !{!10, !23, i64 232}
!80 = !{!10, !20, i64 128}
!81 = !{!82, !23, i64 16}
!82 = !{!"tfc_group", !83, i64 0, !84, i64 8, !23, i64 16, !6, i64 24, !6, i64 28, !7, i64 32, !7, i64 36, !7, i64 40, !6, i64 44, !6, i64 48, !6, i64 52, !6, i64 56, !85, i64 64, !85, i64 72, !6, i64 80}
!83 = !{!"p2 _ZTS12tfc_executor", !15, i64 0}
!84 = !{!"p1 _ZTS12tfc_transfer", !12, i64 0}
!85 = !{!"p1 _ZTS10tfc_parcel", !12, i64 0}
!86 = !{!10, !23, i64 200}
!87 = !{!88, !23, i64 0}
!88 = !{!"timespec", !23, i64 0, !23, i64 8}
!89 = !{!88, !23, i64 8}
!90 = !{!10, !6, i64 60}
!91 = !{!92, !12, i64 40}
!92 = !{!"tfc_host", !6, i64 0, !6, i64 4, !12, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !12, i64 40, !12, i64 48}
!93 = !{!92, !12, i64 8}
!94 = !{!10, !24, i64 216}
!95 = !{!10, !23, i64 224}
!96 = !{!47, !47, i64 0}
!97 = !{!53, !53, i64 0}
!98 = !{!10, !23, i64 240}
!99 = !{!68, !14, i64 32}
!100 = !{!101, !6, i64 16}
!101 = !{!"tfc_node", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36, !6, i64 40}
!102 = !{!10, !14, i64 40}
!103 = !{!7, !7, i64 0}
!104 = !{!101, !6, i64 0}
!105 = !{!101, !6, i64 24}
!106 = !{!68, !23, i64 16}
!107 = !{!10, !22, i64 144}
!108 = !{!85, !85, i64 0}
!109 = !{!110, !110, i64 0}
!110 = !{!"p1 _ZTS12tfc_executor", !12, i64 0}
!111 = !{!23, !23, i64 0}
!112 = !{!14, !14, i64 0}
!113 = !{!10, !23, i64 184}
!114 = !{!10, !21, i64 136}
!115 = !{!101, !6, i64 4}
!116 = !{!117, !6, i64 48}
!117 = !{!"tfc_activation", !118, i64 0, !6, i64 56, !6, i64 60, !6, i64 64, !6, i64 68, !85, i64 72, !14, i64 80, !14, i64 88, !53, i64 96, !54, i64 104}
!118 = !{!"tfc_parcel", !85, i64 0, !110, i64 8, !19, i64 16, !23, i64 24, !23, i64 32, !12, i64 40, !6, i64 48, !6, i64 52}
!119 = distinct !{!119, !29}
!120 = distinct !{!120, !29}
!121 = !{!82, !84, i64 8}
!122 = !{!118, !6, i64 48}
!123 = !{!118, !23, i64 24}
!124 = distinct !{!124, !29}
!125 = !{!118, !6, i64 52}
!126 = !{!118, !85, i64 0}
!127 = !{!82, !6, i64 28}
!128 = !{!82, !6, i64 44}
!129 = !{!117, !85, i64 72}
!130 = !{!131, !23, i64 8}
!131 = !{!"tfc_transfer", !85, i64 0, !23, i64 8, !23, i64 16}
!132 = !{!118, !23, i64 32}
!133 = !{!131, !23, i64 16}
!134 = !{!34, !38, i64 32}
!135 = !{!136, !12, i64 96}
!136 = !{!"tfc_device", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !12, i64 40, !12, i64 48, !12, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !12, i64 88, !12, i64 96, !12, i64 104, !12, i64 112, !12, i64 120, !12, i64 128, !12, i64 136}
!137 = !{!26, !12, i64 0}
!138 = !{!118, !12, i64 40}
!139 = distinct !{!139, !29}
!140 = distinct !{!140, !29}
!141 = !{!101, !6, i64 36}
!142 = !{!46, !21, i64 40}
!143 = !{!46, !50, i64 32}
!144 = !{!46, !21, i64 48}
!145 = !{!117, !14, i64 88}
!146 = distinct !{!146, !29}
!147 = !{!10, !23, i64 192}
!148 = !{!52, !47, i64 16}
!149 = !{!52, !53, i64 24}
!150 = !{!52, !54, i64 40}
!151 = !{!152}
!152 = distinct !{!152, !153}
!153 = distinct !{!153, !"LVerDomain"}
!154 = !{!155}
!155 = distinct !{!155, !153}
!156 = distinct !{!156, !29, !157, !158}
!157 = !{!"llvm.loop.isvectorized", i32 1}
!158 = !{!"llvm.loop.unroll.runtime.disable"}
!159 = distinct !{!159, !160}
!160 = !{!"llvm.loop.unroll.disable"}
!161 = distinct !{!161, !29, !157}
!162 = !{!10, !13, i64 8}
!163 = !{!101, !6, i64 20}
!164 = !{!165, !21, i64 16}
!165 = !{!"tfc_region_use", !166, i64 0, !15, i64 8, !21, i64 16, !21, i64 24, !167, i64 32, !23, i64 40, !23, i64 48}
!166 = !{!"p1 _ZTS10tfc_region", !12, i64 0}
!167 = !{!"p1 _ZTS8tfc_move", !12, i64 0}
!168 = !{!165, !15, i64 8}
!169 = distinct !{!169, !29}
!170 = !{!165, !23, i64 40}
!171 = !{!165, !21, i64 24}
!172 = distinct !{!172, !29}
!173 = !{!165, !167, i64 32}
!174 = !{!175, !6, i64 4}
!175 = !{!"tfc_move", !6, i64 0, !6, i64 4, !23, i64 8}
!176 = !{!175, !23, i64 8}
!177 = !{!175, !6, i64 0}
!178 = distinct !{!178, !29}
!179 = !{!165, !23, i64 48}
!180 = !{!10, !6, i64 168}
!181 = !{!165, !166, i64 0}
!182 = !{!136, !12, i64 40}
!183 = !{!136, !12, i64 64}
!184 = distinct !{!184, !29}
!185 = !{!46, !21, i64 16}
!186 = !{!101, !6, i64 40}
!187 = distinct !{!187, !29}
!188 = !{!136, !12, i64 48}
!189 = !{!10, !14, i64 16}
!190 = !{!52, !14, i64 120}
!191 = !{!10, !14, i64 32}
!192 = distinct !{!192, !29}
!193 = distinct !{!193, !29}
!194 = !{!118, !19, i64 16}
!195 = distinct !{!195, !29}
!196 = !{!10, !6, i64 116}
!197 = !{!10, !6, i64 120}
!198 = !{!10, !6, i64 124}
!199 = !{!117, !53, i64 96}
!200 = !{!117, !6, i64 60}
!201 = !{!117, !6, i64 56}
!202 = !{!117, !6, i64 64}
!203 = !{!118, !110, i64 8}
!204 = !{!136, !12, i64 112}
!205 = !{!136, !12, i64 120}
!206 = !{!136, !12, i64 88}
!207 = !{!136, !12, i64 72}
!208 = !{!136, !12, i64 80}
!209 = !{!10, !6, i64 172}
!210 = !{!117, !54, i64 104}
!211 = !{!117, !23, i64 32}
!212 = !{!213, !6, i64 8}
!213 = !{!"tfc_driver", !6, i64 0, !6, i64 4, !6, i64 8}
!214 = !{!82, !6, i64 56}
!215 = !{!213, !6, i64 0}
!216 = !{!82, !85, i64 64}
!217 = distinct !{!217, !29}
!218 = !{!82, !7, i64 32}
!219 = !{!213, !6, i64 4}
!220 = !{!82, !6, i64 24}
!221 = !{!82, !83, i64 0}
!222 = distinct !{!222, !29}
!223 = !{!82, !6, i64 48}
!224 = !{!10, !7, i64 208}
!225 = !{!82, !6, i64 52}
!226 = !{!82, !85, i64 72}
!227 = !{!82, !6, i64 80}
!228 = distinct !{!228, !29}
!229 = !{!136, !12, i64 104}
!230 = distinct !{!230, !29}
!231 = !{!232, !12, i64 0}
!232 = !{!"tfc_block", !12, i64 0, !23, i64 8}
!233 = !{!234, !23, i64 40}
!234 = !{!"tfc_monitor", !7, i64 0, !6, i64 4, !235, i64 8, !23, i64 16, !23, i64 24, !236, i64 32, !23, i64 40, !23, i64 48}
!235 = !{!"p1 _ZTS9tfc_event", !12, i64 0}
!236 = !{!"p1 _ZTS8tfc_runs", !12, i64 0}
!237 = !{!234, !236, i64 32}
!238 = !{!239, !23, i64 0}
!239 = !{!"tfc_runs", !23, i64 0, !23, i64 8, !23, i64 16, !23, i64 24}
!240 = !{!239, !23, i64 16}
!241 = !{!239, !23, i64 24}
!242 = !{!234, !23, i64 48}
!243 = !{!234, !23, i64 24}
!244 = !{!234, !23, i64 16}
!245 = !{!234, !235, i64 8}
!246 = !{!239, !23, i64 8}
!247 = !{!248, !23, i64 8}
!248 = !{!"tfc_event", !23, i64 0, !23, i64 8, !23, i64 16}
!249 = !{!250, !35, i64 160}
!250 = !{!"tfc_worker", !7, i64 0, !23, i64 8, !23, i64 16, !7, i64 24, !7, i64 28, !251, i64 32, !35, i64 160, !23, i64 168}
!251 = !{!"tfc_processors", !7, i64 0}
!252 = distinct !{!252, !29}
!253 = distinct !{!253, !29}
!254 = distinct !{!254, !29}
!255 = !{!250, !23, i64 168}
!256 = distinct !{!256, !29}
!257 = !{!92, !12, i64 16}
!258 = !{!92, !6, i64 4}
!259 = !{!34, !35, i64 8}
!260 = !{!261, !12, i64 0}
!261 = !{!"tfc_loop", !12, i64 0, !12, i64 8, !23, i64 16, !23, i64 24, !23, i64 32}
!262 = !{!261, !12, i64 8}
!263 = !{!261, !23, i64 16}
!264 = !{!261, !23, i64 24}
!265 = !{!261, !23, i64 32}
!266 = distinct !{!266, !29}
!267 = !{i64 0, i64 8, !31, i64 8, i64 8, !31, i64 16, i64 8, !111, i64 24, i64 8, !111, i64 32, i64 8, !111}
!268 = distinct !{!268, !29}
!269 = distinct !{!269, !29}
!270 = !{!250, !23, i64 8}
!271 = distinct !{!271, !29}
!272 = !{!34, !37, i64 24}
!273 = distinct !{!273, !29}
!274 = !{!275, !23, i64 16}
!275 = !{!"tfc_failure", !7, i64 0, !7, i64 4, !6, i64 8, !6, i64 12, !23, i64 16, !23, i64 24, !23, i64 32, !276, i64 40}
!276 = !{!"double", !7, i64 0}
!277 = !{!275, !6, i64 12}
!278 = !{!275, !23, i64 24}
!279 = !{!275, !23, i64 32}
!280 = !{!275, !276, i64 40}
!281 = !{!282, !16, i64 48}
!282 = !{!"tfc_region", !283, i64 0, !23, i64 8, !15, i64 16, !50, i64 24, !15, i64 32, !21, i64 40, !16, i64 48, !23, i64 56, !50, i64 64, !17, i64 72, !284, i64 80, !23, i64 88, !21, i64 96, !285, i64 104}
!283 = !{!"p1 _ZTS15tfc_instruction", !12, i64 0}
!284 = !{!"p1 _ZTS9tfc_block", !12, i64 0}
!285 = !{!"p1 _ZTS13tfc_recording", !12, i64 0}
!286 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!287 = !{!92, !12, i64 32}
!288 = !{!282, !283, i64 0}
!289 = !{!282, !23, i64 8}
!290 = !{!291, !6, i64 20}
!291 = !{!"tfc_instruction", !12, i64 0, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20, !6, i64 24}
!292 = !{!282, !23, i64 56}
!293 = !{!291, !6, i64 16}
!294 = !{!282, !21, i64 40}
!295 = !{!291, !6, i64 8}
!296 = !{!291, !6, i64 12}
!297 = !{!282, !15, i64 16}
!298 = !{!282, !15, i64 32}
!299 = !{!291, !12, i64 0}
!300 = !{!282, !50, i64 24}
!301 = distinct !{!301, !29}
!302 = !{!275, !6, i64 8}
!303 = !{!291, !6, i64 24}
!304 = !{!282, !17, i64 72}
!305 = distinct !{!305, !29}
!306 = !{!282, !50, i64 64}
!307 = distinct !{!307, !29}
!308 = !{!282, !23, i64 88}
!309 = distinct !{!309, !29}
!310 = !{!34, !40, i64 48}
!311 = !{!282, !285, i64 104}
!312 = !{!136, !12, i64 8}
!313 = !{!136, !12, i64 16}
!314 = !{!315, !23, i64 24}
!315 = !{!"tfc_timer", !15, i64 0, !21, i64 8, !23, i64 16, !23, i64 24, !23, i64 32, !316, i64 40}
!316 = !{!"p1 _ZTS11tfc_monitor", !12, i64 0}
!317 = !{!136, !12, i64 32}
!318 = !{!34, !39, i64 40}
!319 = !{!320, !23, i64 32}
!320 = !{!"tfc_checks", !321, i64 0, !21, i64 8, !321, i64 16, !23, i64 24, !23, i64 32}
!321 = !{!"p1 _ZTS9tfc_check", !12, i64 0}
!322 = !{!323, !12, i64 16}
!323 = !{!"py_record", !23, i64 0, !12, i64 8, !12, i64 16}
!324 = !{!325, !326, i64 0}
!325 = !{!"tfc_callable", !326, i64 0, !12, i64 8, !23, i64 16}
!326 = !{!"p1 _ZTS12tfc_prepared", !12, i64 0}
!327 = !{!328, !330, i64 8}
!328 = !{!"tfc_prepared", !329, i64 0, !330, i64 8, !21, i64 16, !15, i64 24, !15, i64 32, !12, i64 40, !6, i64 48, !6, i64 52}
!329 = !{!"p1 _ZTS10tfc_python", !12, i64 0}
!330 = !{!"p1 _ZTS11tfc_binding", !12, i64 0}
!331 = !{!328, !6, i64 48}
!332 = !{!333, !23, i64 16}
!333 = !{!"py_object", !23, i64 0, !12, i64 8, !23, i64 16}
!334 = !{!328, !329, i64 0}
!335 = !{!336, !23, i64 216}
!336 = !{!"tfc_python", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !12, i64 40, !12, i64 48, !12, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !12, i64 88, !12, i64 96, !12, i64 104, !12, i64 112, !12, i64 120, !12, i64 128, !12, i64 136, !12, i64 144, !12, i64 152, !12, i64 160, !12, i64 168, !12, i64 176, !12, i64 184, !12, i64 192, !12, i64 200, !12, i64 208, !23, i64 216}
!337 = !{!328, !15, i64 24}
!338 = !{!328, !12, i64 40}
!339 = distinct !{!339, !29}
!340 = !{!336, !12, i64 112}
!341 = distinct !{!341, !29}
!342 = distinct !{!342, !29}
!343 = !{!336, !12, i64 16}
!344 = !{!325, !12, i64 8}
!345 = !{!328, !21, i64 16}
!346 = !{!328, !6, i64 52}
!347 = !{!336, !12, i64 160}
!348 = !{!325, !23, i64 16}
!349 = !{!333, !12, i64 8}
!350 = !{!336, !12, i64 192}
!351 = !{!336, !12, i64 72}
!352 = !{!336, !12, i64 64}
!353 = !{!328, !15, i64 32}
!354 = distinct !{!354, !29}
!355 = !{!336, !12, i64 120}
!356 = !{!336, !12, i64 128}
!357 = !{!336, !12, i64 184}
!358 = !{!336, !12, i64 104}
!359 = !{!336, !12, i64 96}
!360 = distinct !{!360, !29}
!361 = !{!336, !12, i64 176}
!362 = distinct !{!362, !29, !157, !158}
!363 = distinct !{!363, !29, !158, !157}
!364 = !{!330, !330, i64 0}
!365 = !{!366, !6, i64 144}
!366 = !{!"tfc_binding", !12, i64 0, !330, i64 8, !166, i64 16, !367, i64 24, !367, i64 32, !368, i64 40, !23, i64 48, !6, i64 56, !6, i64 60, !369, i64 64, !23, i64 72, !370, i64 80, !50, i64 88, !23, i64 96, !12, i64 104, !12, i64 112, !12, i64 120, !12, i64 128, !6, i64 136, !6, i64 140, !6, i64 144, !6, i64 148, !371, i64 152}
!367 = !{!"p1 _ZTS11tfc_operand", !12, i64 0}
!368 = !{!"p1 _ZTS9tfc_shift", !12, i64 0}
!369 = !{!"p1 _ZTS9tfc_saved", !12, i64 0}
!370 = !{!"p1 _ZTS13tfc_step_lock", !12, i64 0}
!371 = !{!"p1 _ZTS9tfc_begun", !12, i64 0}
!372 = !{!366, !6, i64 148}
!373 = !{!366, !367, i64 24}
!374 = !{!336, !12, i64 168}
!375 = !{!376, !12, i64 56}
!376 = !{!"py_array", !23, i64 0, !12, i64 8, !12, i64 16, !6, i64 24, !50, i64 32, !50, i64 40, !12, i64 48, !12, i64 56, !6, i64 64}
!377 = !{!378, !12, i64 0}
!378 = !{!"tfc_operand", !12, i64 0, !12, i64 8, !50, i64 16, !23, i64 24, !6, i64 32, !6, i64 36, !6, i64 40, !6, i64 44, !12, i64 48, !12, i64 56, !23, i64 64}
!379 = !{!376, !6, i64 24}
!380 = !{!378, !6, i64 32}
!381 = !{!376, !6, i64 64}
!382 = !{!376, !50, i64 32}
!383 = !{!378, !50, i64 16}
!384 = distinct !{!384, !29}
!385 = !{!376, !12, i64 16}
!386 = !{!378, !12, i64 56}
!387 = !{!378, !12, i64 8}
!388 = !{!378, !6, i64 40}
!389 = !{!336, !12, i64 200}
!390 = !{!336, !12, i64 136}
!391 = !{!336, !12, i64 208}
!392 = !{!336, !12, i64 144}
!393 = !{!378, !23, i64 64}
!394 = distinct !{!394, !29}
!395 = distinct !{!395, !29}
!396 = !{!366, !367, i64 32}
!397 = !{!378, !6, i64 44}
!398 = !{!378, !23, i64 24}
!399 = distinct !{!399, !29}
!400 = distinct !{!400, !29}
!401 = distinct !{!401, !29}
!402 = !{!366, !12, i64 0}
!403 = !{!336, !12, i64 0}
!404 = distinct !{!404, !29}
!405 = !{!378, !12, i64 48}
!406 = !{!336, !12, i64 24}
!407 = !{!336, !12, i64 152}
!408 = distinct !{!408, !29}
!409 = !{!336, !12, i64 8}
!410 = distinct !{!410, !29}
!411 = !{!366, !6, i64 140}
!412 = !{!366, !370, i64 80}
!413 = !{!414, !6, i64 4}
!414 = !{!"tfc_step_lock", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12}
!415 = !{!414, !6, i64 8}
!416 = !{!366, !6, i64 136}
!417 = !{!414, !6, i64 0}
!418 = !{!366, !50, i64 88}
!419 = !{!366, !23, i64 96}
!420 = !{!366, !371, i64 152}
!421 = !{!422, !12, i64 8}
!422 = !{!"tfc_begun", !20, i64 0, !12, i64 8, !12, i64 16, !23, i64 24, !423, i64 32, !23, i64 40, !424, i64 48, !6, i64 56}
!423 = !{!"p1 _ZTS8tfc_cell", !12, i64 0}
!424 = !{!"p3 _ZTS9tfc_value", !425, i64 0}
!425 = !{!"any p3 pointer", !15, i64 0}
!426 = !{!422, !12, i64 16}
!427 = !{!422, !23, i64 24}
!428 = !{!422, !23, i64 40}
!429 = !{!422, !423, i64 32}
!430 = !{!431, !23, i64 8}
!431 = !{!"tfc_cell", !15, i64 0, !23, i64 8}
!432 = !{!431, !15, i64 0}
!433 = !{!422, !20, i64 0}
!434 = !{!422, !6, i64 56}
!435 = !{!366, !6, i64 60}
!436 = distinct !{!436, !29}
!437 = !{!422, !424, i64 48}
!438 = distinct !{!438, !29}
!439 = !{!366, !12, i64 104}
!440 = !{!336, !12, i64 32}
!441 = !{!336, !12, i64 40}
!442 = !{!366, !12, i64 128}
!443 = !{!366, !12, i64 112}
!444 = distinct !{!444, !29}
!445 = !{!366, !12, i64 120}
!446 = !{!336, !12, i64 48}
!447 = !{!336, !12, i64 56}
!448 = distinct !{!448, !29}
!449 = !{!336, !12, i64 80}
!450 = !{!336, !12, i64 88}
!451 = distinct !{!451, !29}
!452 = distinct !{!452, !29}
!453 = distinct !{!453, !29}
!454 = !{!366, !6, i64 56}
!455 = distinct !{!455, !160}
!456 = distinct !{!456, !29}
!457 = distinct !{!457, !160}
!458 = distinct !{!458, !29}
!459 = !{!366, !166, i64 16}
!460 = !{!378, !6, i64 36}
!461 = distinct !{!461, !29}
!462 = !{!366, !23, i64 48}
!463 = distinct !{!463, !29}
!464 = !{!366, !368, i64 40}
!465 = !{!466, !23, i64 8}
!466 = !{!"tfc_shift", !23, i64 0, !23, i64 8, !23, i64 16}
!467 = !{!466, !23, i64 16}
!468 = !{!466, !23, i64 0}
!469 = !{!366, !23, i64 72}
!470 = distinct !{!470, !29}
!471 = !{!366, !369, i64 64}
!472 = !{!473, !12, i64 8}
!473 = !{!"tfc_saved", !12, i64 0, !12, i64 8, !23, i64 16}
!474 = !{!473, !12, i64 0}
!475 = !{!473, !23, i64 16}
!476 = distinct !{!476, !29}
!477 = distinct !{!477, !29}
!478 = distinct !{!478, !29}
!479 = !{!66, !6, i64 12}
!480 = !{!66, !6, i64 16}
!481 = !{!46, !6, i64 60}
!482 = !{!66, !6, i64 24}
!483 = !{!66, !6, i64 20}
!484 = !{!11, !11, i64 0}
!485 = !{!49, !49, i64 0}
!486 = !{!52, !56, i64 88}
!487 = !{!52, !56, i64 96}
!488 = !{!52, !50, i64 104}
!489 = !{!66, !6, i64 8}
!490 = !{!10, !17, i64 88}
!491 = !{!10, !17, i64 80}
!492 = !{!10, !12, i64 64}
!493 = !{!10, !12, i64 72}
!494 = !{!66, !6, i64 4}
!495 = !{!66, !6, i64 0}
!496 = !{!52, !23, i64 64}
!497 = !{!52, !23, i64 48}
!498 = !{!21, !21, i64 0}
!499 = !{!66, !21, i64 48}
!500 = distinct !{!500, !29}
!501 = !{i64 0, i64 8, !96, i64 8, i64 8, !97, i64 16, i64 8, !64, i64 24, i64 4, !5}
!502 = distinct !{!502, !29}
!503 = !{!52, !23, i64 56}
!504 = !{!52, !6, i64 76}
!505 = distinct !{!505, !29}
!506 = distinct !{!506, !29}
!507 = !{!52, !6, i64 72}
!508 = !{!509, !47, i64 0}
!509 = !{!"held", !47, i64 0, !19, i64 8}
!510 = !{!509, !19, i64 8}
!511 = distinct !{!511, !29}
!512 = distinct !{!512, !29}
!513 = distinct !{!513, !29}
!514 = !{!66, !21, i64 40}
!515 = distinct !{!515, !29}
!516 = distinct !{!516, !29}
!517 = !{!52, !53, i64 32}
!518 = !{!26, !6, i64 28}
!519 = !{!10, !12, i64 248}
!520 = !{!10, !14, i64 272}
!521 = distinct !{!521, !29}
!522 = !{!46, !48, i64 8}
!523 = !{!68, !21, i64 40}
!524 = !{!101, !6, i64 12}
!525 = !{!68, !21, i64 48}
!526 = !{!68, !23, i64 0}
!527 = distinct !{!527, !29}
!528 = distinct !{!528, !29}
!529 = !{!66, !23, i64 56}
!530 = !{!68, !53, i64 24}
!531 = distinct !{!531, !29}
!532 = !{!10, !23, i64 152}
!533 = !{!10, !23, i64 160}
!534 = !{!10, !17, i64 264}
!535 = !{!10, !17, i64 256}
!536 = distinct !{!536, !29}
!537 = distinct !{!537, !29}
!538 = !{!250, !23, i64 16}
!539 = distinct !{!539, !29}
!540 = !{!282, !284, i64 80}
!541 = !{!232, !23, i64 8}
!542 = distinct !{!542, !29}
!543 = distinct !{!543, !29}
!544 = !{!136, !12, i64 24}
!545 = !{!136, !12, i64 0}
!546 = !{!136, !12, i64 128}
!547 = !{!136, !12, i64 136}
!548 = !{!282, !21, i64 96}
!549 = !{!136, !12, i64 56}
!550 = distinct !{!550, !29}
attributes #28 = { nounwind uwtable optsize }
attributes #29 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable optsize }
attributes #30 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable optsize }
attributes #31 = { noinline nounwind uwtable optsize }
attributes #32 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable optsize }
attributes #33 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable optsize }
attributes #34 = { mustprogress nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable optsize }
attributes #35 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable optsize }
attributes #36 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable optsize }
attributes #37 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable optsize }
attributes #38 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable optsize }
attributes #39 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable optsize }
