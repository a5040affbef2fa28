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
%struct.tfc_worker = type { i64, i64, ptr, i64, [32 x i8] }
%struct.tfc_loop = type { ptr, ptr, i64, i64, i64 }
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

154:                                              ; preds = %1191, %123
  %155 = load i32, ptr %124, align 8, !tbaa !68
  %156 = icmp eq i32 %155, 0
  br i1 %156, label %157, label %1201

157:                                              ; preds = %154
  %158 = load atomic i64, ptr %125 monotonic, align 8
  %159 = icmp eq i64 %158, 0
  br i1 %159, label %163, label %160

160:                                              ; preds = %157
  call fastcc void @empty_inbox(ptr noundef nonnull %0)
  %161 = load i32, ptr %124, align 8, !tbaa !68
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %163, label %1201

163:                                              ; preds = %157, %160
  %164 = load i64, ptr %126, align 8, !tbaa !78
  %165 = icmp eq i64 %164, 0
  br i1 %165, label %1197, label %166

166:                                              ; preds = %163
  %167 = load ptr, ptr %127, align 8, !tbaa !79
  %168 = icmp eq ptr %167, null
  br i1 %168, label %189, label %169

169:                                              ; preds = %166
  %170 = getelementptr inbounds nuw i8, ptr %167, i64 32
  %171 = load atomic i32, ptr %170 monotonic, align 8
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %173, label %1201

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
  br i1 %188, label %189, label %1201

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
  br i1 %199, label %200, label %1194

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
  switch i32 %225, label %525 [
    i32 15, label %226
    i32 14, label %372
  ]

226:                                              ; preds = %200
  %227 = getelementptr inbounds nuw i8, ptr %204, i64 24
  %228 = load i32, ptr %227, align 4, !tbaa !104
  %229 = sext i32 %228 to i64
  %230 = shl nsw i64 %229, 3
  %231 = add nsw i64 %230, 112
  %232 = call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef %231)
  %233 = icmp eq ptr %232, null
  br i1 %233, label %1191, label %234

234:                                              ; preds = %226
  %235 = getelementptr inbounds nuw i8, ptr %232, i64 112
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
  store ptr %235, ptr %273, align 8, !tbaa !111
  %274 = getelementptr inbounds nuw i8, ptr %232, i64 96
  store ptr %206, ptr %274, align 8, !tbaa !96
  %275 = getelementptr inbounds nuw i8, ptr %232, i64 104
  store ptr %208, ptr %275, align 8, !tbaa !63
  %276 = load i64, ptr %143, align 8, !tbaa !112
  %277 = add nsw i64 %276, 1
  store i64 %277, ptr %143, align 8, !tbaa !112
  %278 = load ptr, ptr %140, align 8, !tbaa !113
  %279 = getelementptr inbounds nuw i8, ptr %204, i64 4
  %280 = load i32, ptr %279, align 4, !tbaa !114
  %281 = sext i32 %280 to i64
  %282 = getelementptr inbounds i32, ptr %278, i64 %281
  %283 = load i32, ptr %282, align 4, !tbaa !5
  store i32 %283, ptr %266, align 8, !tbaa !115
  %284 = load ptr, ptr %127, align 8, !tbaa !79
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
  br i1 %307, label %286, label %289, !llvm.loop !118

308:                                              ; preds = %286, %308
  %309 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %285, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %310 = atomicrmw xchg ptr %285, i32 2 acquire, align 4
  %311 = icmp eq i32 %310, 0
  br i1 %311, label %312, label %308, !llvm.loop !119

312:                                              ; preds = %289, %293, %296, %299, %302, %308, %286
  %313 = load ptr, ptr %127, align 8, !tbaa !79
  %314 = getelementptr inbounds nuw i8, ptr %313, i64 8
  %315 = load ptr, ptr %314, align 8, !tbaa !120
  %316 = load i32, ptr %266, align 8, !tbaa !121
  %317 = sext i32 %316 to i64
  %318 = getelementptr inbounds %struct.tfc_transfer, ptr %315, i64 %317
  %319 = load ptr, ptr %318, align 8, !tbaa !107
  %320 = icmp eq ptr %319, null
  br i1 %320, label %356, label %321

321:                                              ; preds = %312
  %322 = load i64, ptr %263, align 8, !tbaa !122
  %323 = getelementptr inbounds nuw i8, ptr %319, i64 24
  %324 = load i64, ptr %323, align 8, !tbaa !122
  %325 = icmp eq i64 %324, %322
  br i1 %325, label %330, label %339

326:                                              ; preds = %339
  %327 = getelementptr inbounds nuw i8, ptr %341, i64 24
  %328 = load i64, ptr %327, align 8, !tbaa !122
  %329 = icmp eq i64 %328, %322
  br i1 %329, label %330, label %339, !llvm.loop !123

330:                                              ; preds = %326, %321
  %331 = phi ptr [ %319, %321 ], [ %341, %326 ]
  %332 = phi ptr [ %318, %321 ], [ %340, %326 ]
  %333 = getelementptr inbounds nuw i8, ptr %331, i64 52
  %334 = load i32, ptr %333, align 4, !tbaa !124
  %335 = load i32, ptr %267, align 4, !tbaa !124
  %336 = icmp eq i32 %334, %335
  br i1 %336, label %343, label %337

337:                                              ; preds = %330
  %338 = load ptr, ptr %331, align 8, !tbaa !125
  br label %359

339:                                              ; preds = %321, %326
  %340 = phi ptr [ %341, %326 ], [ %319, %321 ]
  %341 = load ptr, ptr %340, align 8, !tbaa !107
  %342 = icmp eq ptr %341, null
  br i1 %342, label %356, label %326, !llvm.loop !123

343:                                              ; preds = %330
  %344 = getelementptr inbounds nuw i8, ptr %313, i64 32
  %345 = load atomic i32, ptr %344 monotonic, align 8
  %346 = icmp eq i32 %345, 0
  br i1 %346, label %347, label %356

347:                                              ; preds = %343
  %348 = getelementptr inbounds nuw i8, ptr %313, i64 28
  store i32 -1, ptr %348, align 4, !tbaa !126
  store atomic i32 13, ptr %344 monotonic, align 8
  %349 = getelementptr inbounds nuw i8, ptr %313, i64 40
  %350 = atomicrmw add ptr %349, i32 1 monotonic, align 8
  %351 = getelementptr inbounds nuw i8, ptr %313, i64 44
  %352 = load i32, ptr %351, align 4, !tbaa !127
  %353 = icmp eq i32 %352, 0
  br i1 %353, label %356, label %354

354:                                              ; preds = %347
  %355 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %349, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %356

356:                                              ; preds = %339, %354, %347, %343, %312
  %357 = phi ptr [ %318, %312 ], [ %332, %354 ], [ %332, %347 ], [ %332, %343 ], [ %340, %339 ]
  store ptr null, ptr %232, align 8, !tbaa !125
  %358 = load ptr, ptr %127, align 8, !tbaa !79
  br label %359

359:                                              ; preds = %356, %337
  %360 = phi ptr [ %313, %337 ], [ %358, %356 ]
  %361 = phi ptr [ %332, %337 ], [ %357, %356 ]
  %362 = phi ptr [ %338, %337 ], [ %232, %356 ]
  %363 = phi ptr [ %331, %337 ], [ null, %356 ]
  store ptr %362, ptr %361, align 8, !tbaa !107
  store ptr %363, ptr %272, align 8, !tbaa !128
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
  %373 = load ptr, ptr %138, align 8, !tbaa !106
  %374 = icmp eq ptr %373, null
  br i1 %374, label %381, label %375

375:                                              ; preds = %372
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #18
  %376 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #18
  %377 = load i64, ptr %6, align 8, !tbaa !86
  %378 = mul nsw i64 %377, 1000000000
  %379 = load i64, ptr %139, align 8, !tbaa !88
  %380 = add nsw i64 %378, %379
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #18
  br label %381

381:                                              ; preds = %375, %372
  %382 = phi i64 [ %380, %375 ], [ 0, %372 ]
  %383 = getelementptr inbounds nuw i8, ptr %208, i64 16
  %384 = load i64, ptr %383, align 8, !tbaa !105
  %385 = getelementptr inbounds nuw i8, ptr %204, i64 4
  %386 = load i32, ptr %385, align 4, !tbaa !114
  %387 = icmp eq i32 %210, 0
  br i1 %387, label %388, label %390

388:                                              ; preds = %381
  %389 = load ptr, ptr %223, align 8, !tbaa !59
  br label %390

390:                                              ; preds = %388, %381
  %391 = phi ptr [ %389, %388 ], [ null, %381 ]
  %392 = load ptr, ptr %127, align 8, !tbaa !79
  %393 = call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef 56)
  %394 = icmp eq ptr %393, null
  br i1 %394, label %524, label %395

395:                                              ; preds = %390
  %396 = icmp eq ptr %391, null
  br i1 %396, label %401, label %397

397:                                              ; preds = %395
  %398 = getelementptr inbounds nuw i8, ptr %391, i64 24
  %399 = load i32, ptr %398, align 8, !tbaa !60
  %400 = add nsw i32 %399, 1
  store i32 %400, ptr %398, align 8, !tbaa !60
  br label %401

401:                                              ; preds = %397, %395
  %402 = load ptr, ptr %140, align 8, !tbaa !113
  %403 = sext i32 %386 to i64
  %404 = getelementptr inbounds i32, ptr %402, i64 %403
  %405 = load i32, ptr %404, align 4, !tbaa !5
  store ptr null, ptr %393, align 8, !tbaa !107
  %406 = getelementptr inbounds nuw i8, ptr %393, i64 8
  store ptr %0, ptr %406, align 8, !tbaa !108
  %407 = getelementptr inbounds nuw i8, ptr %393, i64 16
  store ptr %391, ptr %407, align 8, !tbaa !59
  %408 = getelementptr inbounds nuw i8, ptr %393, i64 24
  store i64 %384, ptr %408, align 8, !tbaa !110
  %409 = getelementptr inbounds nuw i8, ptr %393, i64 32
  %410 = getelementptr inbounds nuw i8, ptr %393, i64 40
  %411 = getelementptr inbounds nuw i8, ptr %393, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %409, i8 0, i64 16, i1 false)
  store i32 %405, ptr %411, align 8, !tbaa !5
  %412 = getelementptr inbounds nuw i8, ptr %393, i64 52
  store i32 0, ptr %412, align 4, !tbaa !5
  %413 = getelementptr inbounds nuw i8, ptr %392, i64 8
  %414 = load ptr, ptr %413, align 8, !tbaa !120
  %415 = sext i32 %405 to i64
  %416 = getelementptr inbounds %struct.tfc_transfer, ptr %414, i64 %415
  %417 = getelementptr inbounds nuw i8, ptr %416, i64 8
  %418 = load i64, ptr %417, align 8, !tbaa !129
  %419 = icmp eq i64 %418, 0
  br i1 %419, label %427, label %420

420:                                              ; preds = %401
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #18
  %421 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #18
  %422 = load i64, ptr %5, align 8, !tbaa !86
  %423 = mul nsw i64 %422, 1000000000
  %424 = load i64, ptr %141, align 8, !tbaa !88
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #18
  %425 = add i64 %424, %418
  %426 = add i64 %425, %423
  store i64 %426, ptr %409, align 8, !tbaa !131
  br label %427

427:                                              ; preds = %420, %401
  br i1 %396, label %453, label %428

428:                                              ; preds = %427
  %429 = getelementptr inbounds nuw i8, ptr %391, i64 16
  %430 = load i64, ptr %429, align 8, !tbaa !27
  %431 = icmp sgt i64 %430, 0
  br i1 %431, label %432, label %453

432:                                              ; preds = %428
  %433 = load ptr, ptr %413, align 8, !tbaa !120
  %434 = load i32, ptr %411, align 8, !tbaa !121
  %435 = sext i32 %434 to i64
  %436 = getelementptr inbounds %struct.tfc_transfer, ptr %433, i64 %435
  %437 = getelementptr inbounds nuw i8, ptr %436, i64 16
  %438 = load i64, ptr %437, align 8, !tbaa !132
  %439 = icmp eq i64 %438, 0
  br i1 %439, label %453, label %440

440:                                              ; preds = %432
  %441 = load ptr, ptr %11, align 8, !tbaa !32
  %442 = getelementptr inbounds nuw i8, ptr %441, i64 32
  %443 = load ptr, ptr %442, align 8, !tbaa !133
  %444 = getelementptr inbounds nuw i8, ptr %443, i64 72
  %445 = load ptr, ptr %444, align 8, !tbaa !134
  %446 = load ptr, ptr %391, align 8, !tbaa !136
  %447 = call i32 %445(ptr noundef %443, ptr noundef nonnull %0, ptr noundef %446, i64 noundef %430, ptr noundef nonnull %410) #18
  %448 = icmp eq i32 %447, 0
  br i1 %448, label %450, label %449

449:                                              ; preds = %440
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %447, i32 noundef 6, ptr noundef null, ptr noundef null)
  br label %450

450:                                              ; preds = %449, %440
  %451 = load i32, ptr %124, align 8, !tbaa !68
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
  br i1 %476, label %455, label %458, !llvm.loop !118

477:                                              ; preds = %455, %477
  %478 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %454, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %479 = atomicrmw xchg ptr %454, i32 2 acquire, align 4
  %480 = icmp eq i32 %479, 0
  br i1 %480, label %481, label %477, !llvm.loop !119

481:                                              ; preds = %458, %462, %465, %468, %471, %477, %455
  %482 = load ptr, ptr %410, align 8, !tbaa !137
  %483 = icmp eq ptr %482, null
  br i1 %483, label %498, label %484

484:                                              ; preds = %481
  %485 = getelementptr inbounds nuw i8, ptr %392, i64 72
  br label %486

486:                                              ; preds = %486, %484
  %487 = phi ptr [ %485, %484 ], [ %488, %486 ]
  %488 = load ptr, ptr %487, align 8, !tbaa !107
  %489 = icmp eq ptr %488, null
  br i1 %489, label %490, label %486, !llvm.loop !138

490:                                              ; preds = %486
  store ptr null, ptr %393, align 8, !tbaa !125
  store ptr %393, ptr %487, align 8, !tbaa !107
  %491 = getelementptr inbounds nuw i8, ptr %392, i64 40
  %492 = atomicrmw add ptr %491, i32 1 monotonic, align 8
  %493 = getelementptr inbounds nuw i8, ptr %392, i64 44
  %494 = load i32, ptr %493, align 4, !tbaa !127
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
  %503 = load ptr, ptr %502, align 8, !tbaa !107
  %504 = icmp eq ptr %503, null
  br i1 %504, label %510, label %505

505:                                              ; preds = %501
  %506 = getelementptr inbounds nuw i8, ptr %503, i64 32
  %507 = load i64, ptr %506, align 8, !tbaa !131
  %508 = load i64, ptr %409, align 8, !tbaa !131
  %509 = icmp sgt i64 %507, %508
  br i1 %509, label %510, label %501, !llvm.loop !139

510:                                              ; preds = %505, %501
  store ptr %503, ptr %393, align 8, !tbaa !125
  store ptr %393, ptr %502, align 8, !tbaa !107
  %511 = getelementptr inbounds nuw i8, ptr %392, i64 40
  %512 = atomicrmw add ptr %511, i32 1 monotonic, align 8
  %513 = getelementptr inbounds nuw i8, ptr %392, i64 44
  %514 = load i32, ptr %513, align 4, !tbaa !127
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
  %530 = load i32, ptr %529, align 4, !tbaa !104
  %531 = sext i32 %530 to i64
  %532 = shl nsw i64 %531, 3
  %533 = add nsw i64 %532, 112
  %534 = call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef %533)
  %535 = icmp eq ptr %534, null
  br i1 %535, label %1191, label %536

536:                                              ; preds = %528
  %537 = getelementptr inbounds nuw i8, ptr %534, i64 112
  %538 = load ptr, ptr %206, align 8, !tbaa !50
  %539 = load ptr, ptr %0, align 8, !tbaa !42
  %540 = ptrtoint ptr %538 to i64
  %541 = ptrtoint ptr %539 to i64
  %542 = sub i64 %540, %541
  %543 = lshr exact i64 %542, 6
  %544 = trunc i64 %543 to i32
  %545 = load ptr, ptr %538, align 8, !tbaa !69
  %546 = ptrtoint ptr %204 to i64
  %547 = ptrtoint ptr %545 to i64
  %548 = sub i64 %546, %547
  %549 = sdiv exact i64 %548, 44
  %550 = trunc i64 %549 to i32
  %551 = getelementptr inbounds nuw i8, ptr %208, i64 16
  %552 = load i64, ptr %551, align 8, !tbaa !105
  %553 = load ptr, ptr %138, align 8, !tbaa !106
  %554 = icmp eq ptr %553, null
  br i1 %554, label %561, label %555

555:                                              ; preds = %536
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #18
  %556 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #18
  %557 = load i64, ptr %2, align 8, !tbaa !86
  %558 = mul nsw i64 %557, 1000000000
  %559 = load i64, ptr %153, align 8, !tbaa !88
  %560 = add nsw i64 %558, %559
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #18
  br label %561

561:                                              ; preds = %555, %536
  %562 = phi i64 [ %560, %555 ], [ 0, %536 ]
  store ptr null, ptr %534, align 8, !tbaa !107
  %563 = getelementptr inbounds nuw i8, ptr %534, i64 8
  store ptr %0, ptr %563, align 8, !tbaa !108
  %564 = getelementptr inbounds nuw i8, ptr %534, i64 16
  store ptr null, ptr %564, align 8, !tbaa !59
  %565 = getelementptr inbounds nuw i8, ptr %534, i64 24
  store i64 %552, ptr %565, align 8, !tbaa !110
  %566 = getelementptr inbounds nuw i8, ptr %534, i64 32
  store i64 %562, ptr %566, align 8, !tbaa !110
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
  store ptr %223, ptr %573, align 8, !tbaa !111
  %574 = getelementptr inbounds nuw i8, ptr %534, i64 88
  store ptr %537, ptr %574, align 8, !tbaa !111
  %575 = getelementptr inbounds nuw i8, ptr %534, i64 96
  store ptr %206, ptr %575, align 8, !tbaa !96
  %576 = getelementptr inbounds nuw i8, ptr %534, i64 104
  store ptr %208, ptr %576, align 8, !tbaa !63
  %577 = load i64, ptr %143, align 8, !tbaa !112
  %578 = add nsw i64 %577, 1
  store i64 %578, ptr %143, align 8, !tbaa !112
  %579 = load i32, ptr %529, align 4, !tbaa !104
  %580 = icmp sgt i32 %579, 0
  br i1 %580, label %581, label %631

581:                                              ; preds = %561
  %582 = getelementptr inbounds nuw i8, ptr %204, i64 36
  br label %583

583:                                              ; preds = %625, %581
  %584 = phi i32 [ %579, %581 ], [ %626, %625 ]
  %585 = phi ptr [ %537, %581 ], [ %627, %625 ]
  %586 = phi i64 [ 0, %581 ], [ %628, %625 ]
  %587 = load ptr, ptr %206, align 8, !tbaa !50
  %588 = load i32, ptr %582, align 4, !tbaa !140
  %589 = trunc nuw nsw i64 %586 to i32
  %590 = add nsw i32 %588, %589
  %591 = getelementptr inbounds nuw i8, ptr %587, i64 40
  %592 = load ptr, ptr %591, align 8, !tbaa !141
  %593 = sext i32 %590 to i64
  %594 = getelementptr inbounds i32, ptr %592, i64 %593
  %595 = load i32, ptr %594, align 4, !tbaa !5
  %596 = icmp sgt i32 %595, -1
  br i1 %596, label %597, label %610

597:                                              ; preds = %583
  %598 = zext nneg i32 %595 to i64
  %599 = getelementptr inbounds nuw ptr, ptr %223, i64 %598
  %600 = load ptr, ptr %599, align 8, !tbaa !59
  %601 = icmp eq ptr %600, null
  br i1 %601, label %602, label %605

602:                                              ; preds = %597
  %603 = and i64 %586, 4294967295
  %604 = getelementptr inbounds nuw ptr, ptr %585, i64 %603
  store ptr null, ptr %604, align 8, !tbaa !59
  br label %1191

605:                                              ; preds = %597
  %606 = getelementptr inbounds nuw i8, ptr %600, i64 24
  %607 = load i32, ptr %606, align 8, !tbaa !60
  %608 = add nsw i32 %607, 1
  store i32 %608, ptr %606, align 8, !tbaa !60
  %609 = getelementptr inbounds nuw ptr, ptr %585, i64 %586
  store ptr %600, ptr %609, align 8, !tbaa !59
  br label %625

610:                                              ; preds = %583
  %611 = getelementptr inbounds nuw i8, ptr %587, i64 32
  %612 = load ptr, ptr %611, align 8, !tbaa !142
  %613 = getelementptr inbounds i64, ptr %612, i64 %593
  %614 = load i64, ptr %613, align 8, !tbaa !110
  %615 = getelementptr inbounds nuw i8, ptr %587, i64 48
  %616 = load ptr, ptr %615, align 8, !tbaa !143
  %617 = getelementptr inbounds i32, ptr %616, i64 %593
  %618 = load i32, ptr %617, align 4, !tbaa !5
  %619 = call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %614, i32 noundef %618)
  %620 = load ptr, ptr %574, align 8, !tbaa !144
  %621 = getelementptr inbounds nuw ptr, ptr %620, i64 %586
  store ptr %619, ptr %621, align 8, !tbaa !59
  %622 = icmp eq ptr %619, null
  br i1 %622, label %1191, label %623

623:                                              ; preds = %610
  %624 = load i32, ptr %529, align 4, !tbaa !104
  br label %625

625:                                              ; preds = %623, %605
  %626 = phi i32 [ %584, %605 ], [ %624, %623 ]
  %627 = phi ptr [ %585, %605 ], [ %620, %623 ]
  %628 = add nuw nsw i64 %586, 1
  %629 = sext i32 %626 to i64
  %630 = icmp slt i64 %628, %629
  br i1 %630, label %583, label %631, !llvm.loop !145

631:                                              ; preds = %561, %625
  %632 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %633 = load i64, ptr %632, align 8, !tbaa !146
  %634 = add nsw i64 %633, 1
  store i64 %634, ptr %632, align 8, !tbaa !146
  store ptr %534, ptr %15, align 8, !tbaa !40
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #18
  br label %1201

635:                                              ; preds = %527
  %636 = load ptr, ptr %0, align 8, !tbaa !42
  %637 = getelementptr inbounds nuw i8, ptr %204, i64 4
  %638 = load i32, ptr %637, align 4, !tbaa !114
  %639 = sext i32 %638 to i64
  %640 = getelementptr inbounds %struct.tfc_graph, ptr %636, i64 %639
  %641 = getelementptr inbounds nuw i8, ptr %640, i64 24
  %642 = load ptr, ptr %641, align 8, !tbaa !44
  %643 = getelementptr inbounds nuw i8, ptr %208, i64 16
  %644 = load i64, ptr %643, align 8, !tbaa !105
  %645 = load ptr, ptr %206, align 8, !tbaa !50
  %646 = load ptr, ptr %645, align 8, !tbaa !69
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
  store ptr %204, ptr %662, align 8, !tbaa !147
  %663 = getelementptr inbounds nuw i8, ptr %659, i64 24
  store ptr %206, ptr %663, align 8, !tbaa !148
  %664 = getelementptr inbounds nuw i8, ptr %659, i64 40
  store ptr %208, ptr %664, align 8, !tbaa !149
  %665 = getelementptr inbounds nuw i8, ptr %640, i64 56
  %666 = load i32, ptr %665, align 8, !tbaa !56
  %667 = icmp sgt i32 %666, 0
  br i1 %667, label %668, label %713

668:                                              ; preds = %661
  %669 = getelementptr inbounds nuw i8, ptr %659, i64 112
  %670 = load ptr, ptr %669, align 8, !tbaa !58
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
  %688 = load <2 x ptr>, ptr %686, align 8, !tbaa !59, !alias.scope !150
  %689 = load <2 x ptr>, ptr %687, align 8, !tbaa !59, !alias.scope !150
  %690 = getelementptr inbounds nuw ptr, ptr %670, i64 %685
  %691 = getelementptr inbounds nuw i8, ptr %690, i64 16
  store <2 x ptr> %688, ptr %690, align 8, !tbaa !59, !alias.scope !153, !noalias !150
  store <2 x ptr> %689, ptr %691, align 8, !tbaa !59, !alias.scope !153, !noalias !150
  store <2 x ptr> zeroinitializer, ptr %686, align 8, !tbaa !59, !alias.scope !150
  store <2 x ptr> zeroinitializer, ptr %687, align 8, !tbaa !59, !alias.scope !150
  %692 = add nuw i64 %685, 4
  %693 = icmp eq i64 %692, %683
  br i1 %693, label %694, label %684, !llvm.loop !155

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
  %704 = load ptr, ptr %703, align 8, !tbaa !59
  %705 = getelementptr inbounds nuw ptr, ptr %670, i64 %701
  store ptr %704, ptr %705, align 8, !tbaa !59
  store ptr null, ptr %703, align 8, !tbaa !59
  %706 = add nuw nsw i64 %701, 1
  %707 = add i64 %702, 1
  %708 = icmp eq i64 %707, %698
  br i1 %708, label %709, label %700, !llvm.loop !158

709:                                              ; preds = %700, %696
  %710 = phi i64 [ %697, %696 ], [ %706, %700 ]
  %711 = sub nsw i64 %697, %671
  %712 = icmp ugt i64 %711, -4
  br i1 %712, label %713, label %747

713:                                              ; preds = %709, %747, %694, %661
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %714 = getelementptr inbounds nuw i8, ptr %659, i64 80
  %715 = load ptr, ptr %714, align 8, !tbaa !61
  %716 = getelementptr inbounds nuw i8, ptr %659, i64 8
  %717 = load ptr, ptr %716, align 8, !tbaa !62
  %718 = load ptr, ptr %715, align 8, !tbaa !63
  %719 = getelementptr inbounds nuw i8, ptr %717, i64 28
  %720 = load i32, ptr %719, align 4, !tbaa !64
  %721 = add nsw i32 %720, 1
  %722 = sext i32 %721 to i64
  %723 = getelementptr inbounds nuw i8, ptr %718, i64 8
  store i64 %722, ptr %723, align 8, !tbaa !66
  %724 = icmp sgt i32 %720, 0
  br i1 %724, label %728, label %725

725:                                              ; preds = %728, %713
  %726 = load i32, ptr %124, align 8, !tbaa !68
  %727 = icmp eq i32 %726, 0
  br i1 %727, label %745, label %746

728:                                              ; preds = %713, %728
  %729 = phi i64 [ %739, %728 ], [ 0, %713 ]
  %730 = phi ptr [ %740, %728 ], [ %717, %713 ]
  %731 = load ptr, ptr %659, align 8, !tbaa !50
  %732 = load ptr, ptr %731, align 8, !tbaa !69
  %733 = getelementptr inbounds nuw i8, ptr %730, i64 32
  %734 = load ptr, ptr %733, align 8, !tbaa !70
  %735 = getelementptr inbounds nuw i32, ptr %734, i64 %729
  %736 = load i32, ptr %735, align 4, !tbaa !5
  %737 = sext i32 %736 to i64
  %738 = getelementptr inbounds %struct.tfc_node, ptr %732, i64 %737
  store ptr %738, ptr %3, align 8, !tbaa !71
  store ptr %659, ptr %149, align 8, !tbaa !73
  store ptr %718, ptr %150, align 8, !tbaa !74
  store i32 0, ptr %151, align 8, !tbaa !75
  store i32 0, ptr %152, align 4
  call fastcc void @push(ptr noundef nonnull %0, ptr noundef nonnull byval(%struct.tfc_ready) align 8 %3)
  %739 = add nuw nsw i64 %729, 1
  %740 = load ptr, ptr %716, align 8, !tbaa !62
  %741 = getelementptr inbounds nuw i8, ptr %740, i64 28
  %742 = load i32, ptr %741, align 4, !tbaa !64
  %743 = sext i32 %742 to i64
  %744 = icmp slt i64 %739, %743
  br i1 %744, label %728, label %725, !llvm.loop !76

745:                                              ; preds = %725
  call fastcc void @settle(ptr noundef nonnull %0, ptr noundef nonnull %659, ptr noundef nonnull %718)
  br label %746

746:                                              ; preds = %745, %725
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %1191

747:                                              ; preds = %709, %747
  %748 = phi i64 [ %764, %747 ], [ %710, %709 ]
  %749 = getelementptr inbounds nuw ptr, ptr %223, i64 %748
  %750 = load ptr, ptr %749, align 8, !tbaa !59
  %751 = getelementptr inbounds nuw ptr, ptr %670, i64 %748
  store ptr %750, ptr %751, align 8, !tbaa !59
  store ptr null, ptr %749, align 8, !tbaa !59
  %752 = add nuw nsw i64 %748, 1
  %753 = getelementptr inbounds nuw ptr, ptr %223, i64 %752
  %754 = load ptr, ptr %753, align 8, !tbaa !59
  %755 = getelementptr inbounds nuw ptr, ptr %670, i64 %752
  store ptr %754, ptr %755, align 8, !tbaa !59
  store ptr null, ptr %753, align 8, !tbaa !59
  %756 = add nuw nsw i64 %748, 2
  %757 = getelementptr inbounds nuw ptr, ptr %223, i64 %756
  %758 = load ptr, ptr %757, align 8, !tbaa !59
  %759 = getelementptr inbounds nuw ptr, ptr %670, i64 %756
  store ptr %758, ptr %759, align 8, !tbaa !59
  store ptr null, ptr %757, align 8, !tbaa !59
  %760 = add nuw nsw i64 %748, 3
  %761 = getelementptr inbounds nuw ptr, ptr %223, i64 %760
  %762 = load ptr, ptr %761, align 8, !tbaa !59
  %763 = getelementptr inbounds nuw ptr, ptr %670, i64 %760
  store ptr %762, ptr %763, align 8, !tbaa !59
  store ptr null, ptr %761, align 8, !tbaa !59
  %764 = add nuw nsw i64 %748, 4
  %765 = icmp eq i64 %764, %671
  br i1 %765, label %713, label %747, !llvm.loop !160

766:                                              ; preds = %527
  %767 = load ptr, ptr %146, align 8, !tbaa !161
  %768 = getelementptr inbounds nuw i8, ptr %204, i64 4
  %769 = load i32, ptr %768, align 4, !tbaa !114
  %770 = sext i32 %769 to i64
  %771 = getelementptr inbounds %struct.tfc_region_use, ptr %767, i64 %770
  %772 = getelementptr inbounds nuw i8, ptr %204, i64 20
  %773 = load i32, ptr %772, align 4, !tbaa !162
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
  %788 = load ptr, ptr %776, align 8, !tbaa !163
  %789 = getelementptr inbounds nuw i32, ptr %788, i64 %786
  %790 = load i32, ptr %789, align 4, !tbaa !5
  %791 = icmp sgt i32 %790, -1
  br i1 %791, label %792, label %799

792:                                              ; preds = %785
  %793 = getelementptr inbounds nuw ptr, ptr %223, i64 %786
  %794 = load ptr, ptr %793, align 8, !tbaa !59
  %795 = load ptr, ptr %794, align 8, !tbaa !136
  %796 = load ptr, ptr %777, align 8, !tbaa !167
  %797 = zext nneg i32 %790 to i64
  %798 = getelementptr inbounds nuw ptr, ptr %796, i64 %797
  store ptr %795, ptr %798, align 8, !tbaa !31
  br label %799

799:                                              ; preds = %783, %792, %785, %766
  %800 = getelementptr inbounds nuw i8, ptr %204, i64 24
  %801 = load i32, ptr %800, align 4, !tbaa !104
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
  %810 = load ptr, ptr %776, align 8, !tbaa !163
  %811 = getelementptr inbounds nuw i32, ptr %810, i64 %808
  %812 = load i32, ptr %811, align 4, !tbaa !5
  %813 = icmp sgt i32 %812, -1
  br i1 %813, label %814, label %821

814:                                              ; preds = %807
  %815 = getelementptr inbounds nuw ptr, ptr %223, i64 %808
  %816 = load ptr, ptr %815, align 8, !tbaa !59
  %817 = load ptr, ptr %816, align 8, !tbaa !136
  %818 = load ptr, ptr %777, align 8, !tbaa !167
  %819 = zext nneg i32 %812 to i64
  %820 = getelementptr inbounds nuw ptr, ptr %818, i64 %819
  store ptr %817, ptr %820, align 8, !tbaa !31
  br label %821

821:                                              ; preds = %814, %807
  %822 = or disjoint i64 %808, 1
  %823 = load ptr, ptr %776, align 8, !tbaa !163
  %824 = getelementptr inbounds nuw i32, ptr %823, i64 %822
  %825 = load i32, ptr %824, align 4, !tbaa !5
  %826 = icmp sgt i32 %825, -1
  br i1 %826, label %827, label %834

827:                                              ; preds = %821
  %828 = getelementptr inbounds nuw ptr, ptr %223, i64 %822
  %829 = load ptr, ptr %828, align 8, !tbaa !59
  %830 = load ptr, ptr %829, align 8, !tbaa !136
  %831 = load ptr, ptr %777, align 8, !tbaa !167
  %832 = zext nneg i32 %825 to i64
  %833 = getelementptr inbounds nuw ptr, ptr %831, i64 %832
  store ptr %830, ptr %833, align 8, !tbaa !31
  br label %834

834:                                              ; preds = %827, %821
  %835 = add nuw nsw i64 %808, 2
  %836 = add i64 %809, 2
  %837 = icmp eq i64 %836, %782
  br i1 %837, label %783, label %807, !llvm.loop !168

838:                                              ; preds = %897, %799
  %839 = getelementptr inbounds nuw i8, ptr %771, i64 40
  %840 = load i64, ptr %839, align 8, !tbaa !169
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
  %851 = load ptr, ptr %206, align 8, !tbaa !50
  %852 = load i32, ptr %804, align 4, !tbaa !140
  %853 = trunc nuw nsw i64 %850 to i32
  %854 = add nsw i32 %852, %853
  %855 = getelementptr inbounds nuw i8, ptr %851, i64 40
  %856 = load ptr, ptr %855, align 8, !tbaa !141
  %857 = sext i32 %854 to i64
  %858 = getelementptr inbounds i32, ptr %856, i64 %857
  %859 = load i32, ptr %858, align 4, !tbaa !5
  %860 = icmp sgt i32 %859, -1
  br i1 %860, label %861, label %874

861:                                              ; preds = %849
  %862 = zext nneg i32 %859 to i64
  %863 = getelementptr inbounds nuw ptr, ptr %223, i64 %862
  %864 = load ptr, ptr %863, align 8, !tbaa !59
  %865 = icmp eq ptr %864, null
  br i1 %865, label %866, label %869

866:                                              ; preds = %861
  %867 = and i64 %850, 4294967295
  %868 = getelementptr inbounds nuw ptr, ptr %224, i64 %867
  store ptr null, ptr %868, align 8, !tbaa !59
  br label %1187

869:                                              ; preds = %861
  %870 = getelementptr inbounds nuw i8, ptr %864, i64 24
  %871 = load i32, ptr %870, align 8, !tbaa !60
  %872 = add nsw i32 %871, 1
  store i32 %872, ptr %870, align 8, !tbaa !60
  %873 = getelementptr inbounds nuw ptr, ptr %224, i64 %850
  store ptr %864, ptr %873, align 8, !tbaa !59
  br label %886

874:                                              ; preds = %849
  %875 = getelementptr inbounds nuw i8, ptr %851, i64 32
  %876 = load ptr, ptr %875, align 8, !tbaa !142
  %877 = getelementptr inbounds i64, ptr %876, i64 %857
  %878 = load i64, ptr %877, align 8, !tbaa !110
  %879 = getelementptr inbounds nuw i8, ptr %851, i64 48
  %880 = load ptr, ptr %879, align 8, !tbaa !143
  %881 = getelementptr inbounds i32, ptr %880, i64 %857
  %882 = load i32, ptr %881, align 4, !tbaa !5
  %883 = call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %878, i32 noundef %882)
  %884 = getelementptr inbounds nuw ptr, ptr %224, i64 %850
  store ptr %883, ptr %884, align 8, !tbaa !59
  %885 = icmp eq ptr %883, null
  br i1 %885, label %1187, label %886

886:                                              ; preds = %874, %869
  %887 = phi ptr [ %864, %869 ], [ %883, %874 ]
  %888 = load ptr, ptr %805, align 8, !tbaa !170
  %889 = getelementptr inbounds nuw i32, ptr %888, i64 %850
  %890 = load i32, ptr %889, align 4, !tbaa !5
  %891 = icmp sgt i32 %890, -1
  br i1 %891, label %892, label %897

892:                                              ; preds = %886
  %893 = load ptr, ptr %887, align 8, !tbaa !136
  %894 = load ptr, ptr %806, align 8, !tbaa !167
  %895 = zext nneg i32 %890 to i64
  %896 = getelementptr inbounds nuw ptr, ptr %894, i64 %895
  store ptr %893, ptr %896, align 8, !tbaa !31
  br label %897

897:                                              ; preds = %892, %886
  %898 = add nuw nsw i64 %850, 1
  %899 = load i32, ptr %800, align 4, !tbaa !104
  %900 = sext i32 %899 to i64
  %901 = icmp slt i64 %898, %900
  br i1 %901, label %849, label %838, !llvm.loop !171

902:                                              ; preds = %924
  %903 = icmp eq i64 %845, 0
  br i1 %903, label %921, label %904

904:                                              ; preds = %902, %842
  %905 = phi i64 [ 0, %842 ], [ %956, %902 ]
  %906 = icmp ne i64 %845, 0
  call void @llvm.assume(i1 %906)
  %907 = load ptr, ptr %843, align 8, !tbaa !167
  %908 = load ptr, ptr %844, align 8, !tbaa !172
  %909 = getelementptr inbounds nuw %struct.tfc_move, ptr %908, i64 %905
  %910 = getelementptr inbounds nuw i8, ptr %909, i64 4
  %911 = load i32, ptr %910, align 4, !tbaa !173
  %912 = sext i32 %911 to i64
  %913 = getelementptr inbounds ptr, ptr %907, i64 %912
  %914 = load ptr, ptr %913, align 8, !tbaa !31
  %915 = getelementptr inbounds nuw i8, ptr %909, i64 8
  %916 = load i64, ptr %915, align 8, !tbaa !175
  %917 = getelementptr inbounds i8, ptr %914, i64 %916
  %918 = load i32, ptr %909, align 8, !tbaa !176
  %919 = sext i32 %918 to i64
  %920 = getelementptr inbounds ptr, ptr %907, i64 %919
  store ptr %917, ptr %920, align 8, !tbaa !31
  br label %921

921:                                              ; preds = %904, %902, %838
  %922 = load ptr, ptr %138, align 8, !tbaa !106
  %923 = icmp eq ptr %922, null
  br i1 %923, label %965, label %959

924:                                              ; preds = %924, %847
  %925 = phi i64 [ 0, %847 ], [ %956, %924 ]
  %926 = phi i64 [ 0, %847 ], [ %957, %924 ]
  %927 = load ptr, ptr %843, align 8, !tbaa !167
  %928 = load ptr, ptr %844, align 8, !tbaa !172
  %929 = getelementptr inbounds nuw %struct.tfc_move, ptr %928, i64 %925
  %930 = getelementptr inbounds nuw i8, ptr %929, i64 4
  %931 = load i32, ptr %930, align 4, !tbaa !173
  %932 = sext i32 %931 to i64
  %933 = getelementptr inbounds ptr, ptr %927, i64 %932
  %934 = load ptr, ptr %933, align 8, !tbaa !31
  %935 = getelementptr inbounds nuw i8, ptr %929, i64 8
  %936 = load i64, ptr %935, align 8, !tbaa !175
  %937 = getelementptr inbounds i8, ptr %934, i64 %936
  %938 = load i32, ptr %929, align 8, !tbaa !176
  %939 = sext i32 %938 to i64
  %940 = getelementptr inbounds ptr, ptr %927, i64 %939
  store ptr %937, ptr %940, align 8, !tbaa !31
  %941 = load ptr, ptr %843, align 8, !tbaa !167
  %942 = load ptr, ptr %844, align 8, !tbaa !172
  %943 = getelementptr inbounds nuw %struct.tfc_move, ptr %942, i64 %925
  %944 = getelementptr inbounds nuw i8, ptr %943, i64 16
  %945 = getelementptr inbounds nuw i8, ptr %943, i64 20
  %946 = load i32, ptr %945, align 4, !tbaa !173
  %947 = sext i32 %946 to i64
  %948 = getelementptr inbounds ptr, ptr %941, i64 %947
  %949 = load ptr, ptr %948, align 8, !tbaa !31
  %950 = getelementptr inbounds nuw i8, ptr %943, i64 24
  %951 = load i64, ptr %950, align 8, !tbaa !175
  %952 = getelementptr inbounds i8, ptr %949, i64 %951
  %953 = load i32, ptr %944, align 8, !tbaa !176
  %954 = sext i32 %953 to i64
  %955 = getelementptr inbounds ptr, ptr %941, i64 %954
  store ptr %952, ptr %955, align 8, !tbaa !31
  %956 = add nuw nsw i64 %925, 2
  %957 = add i64 %926, 2
  %958 = icmp eq i64 %957, %848
  br i1 %958, label %902, label %924, !llvm.loop !177

959:                                              ; preds = %921
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #18
  %960 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #18
  %961 = load i64, ptr %4, align 8, !tbaa !86
  %962 = mul nsw i64 %961, 1000000000
  %963 = load i64, ptr %147, align 8, !tbaa !88
  %964 = add nsw i64 %962, %963
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #18
  br label %965

965:                                              ; preds = %959, %921
  %966 = phi i64 [ %964, %959 ], [ 0, %921 ]
  %967 = getelementptr inbounds nuw i8, ptr %771, i64 48
  %968 = load i64, ptr %967, align 8, !tbaa !178
  %969 = icmp ne i64 %968, 0
  %970 = zext i1 %969 to i32
  %971 = load i32, ptr %148, align 8, !tbaa !179
  %972 = or i32 %971, %970
  store i32 %972, ptr %148, align 8, !tbaa !179
  %973 = load ptr, ptr %771, align 8, !tbaa !180
  %974 = icmp eq ptr %973, null
  br i1 %974, label %977, label %975

975:                                              ; preds = %965
  %976 = call i32 @tfc_walk(ptr noundef nonnull %973)
  br label %977

977:                                              ; preds = %975, %965
  %978 = phi i32 [ %976, %975 ], [ 0, %965 ]
  %979 = load ptr, ptr %138, align 8, !tbaa !106
  %980 = icmp eq ptr %979, null
  %981 = icmp ne i32 %978, 0
  %982 = select i1 %980, i1 true, i1 %981
  br i1 %982, label %995, label %983

983:                                              ; preds = %977
  %984 = load ptr, ptr %11, align 8, !tbaa !32
  %985 = getelementptr inbounds nuw i8, ptr %984, i64 32
  %986 = load ptr, ptr %985, align 8, !tbaa !133
  %987 = icmp eq ptr %986, null
  br i1 %987, label %994, label %988

988:                                              ; preds = %983
  %989 = getelementptr inbounds nuw i8, ptr %986, i64 24
  %990 = load ptr, ptr %989, align 8, !tbaa !181
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
  %998 = load i32, ptr %800, align 4, !tbaa !104
  %999 = icmp sgt i32 %998, 0
  br i1 %999, label %1000, label %1187

1000:                                             ; preds = %997
  %1001 = getelementptr inbounds nuw i8, ptr %771, i64 24
  %1002 = getelementptr inbounds nuw i8, ptr %771, i64 8
  br label %1003

1003:                                             ; preds = %1033, %1000
  %1004 = phi i64 [ 0, %1000 ], [ %1034, %1033 ]
  %1005 = load ptr, ptr %1001, align 8, !tbaa !170
  %1006 = getelementptr inbounds nuw i32, ptr %1005, i64 %1004
  %1007 = load i32, ptr %1006, align 4, !tbaa !5
  %1008 = icmp slt i32 %1007, -1
  br i1 %1008, label %1009, label %1033

1009:                                             ; preds = %1003
  %1010 = load ptr, ptr %11, align 8, !tbaa !32
  %1011 = getelementptr inbounds nuw ptr, ptr %224, i64 %1004
  %1012 = load ptr, ptr %1011, align 8, !tbaa !59
  %1013 = load ptr, ptr %1012, align 8, !tbaa !136
  %1014 = load ptr, ptr %1002, align 8, !tbaa !167
  %1015 = sub nuw nsw i32 -2, %1007
  %1016 = zext nneg i32 %1015 to i64
  %1017 = getelementptr inbounds nuw ptr, ptr %1014, i64 %1016
  %1018 = load ptr, ptr %1017, align 8, !tbaa !31
  %1019 = getelementptr inbounds nuw i8, ptr %1012, i64 16
  %1020 = load i64, ptr %1019, align 8, !tbaa !27
  %1021 = getelementptr inbounds nuw i8, ptr %1010, i64 32
  %1022 = load ptr, ptr %1021, align 8, !tbaa !133
  %1023 = icmp eq ptr %1022, null
  br i1 %1023, label %1026, label %1024

1024:                                             ; preds = %1009
  %1025 = icmp eq i64 %1020, 0
  br i1 %1025, label %1033, label %1027

1026:                                             ; preds = %1009
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1013, ptr readonly align 1 %1018, i64 %1020, i1 false)
  br label %1033

1027:                                             ; preds = %1024
  %1028 = getelementptr inbounds nuw i8, ptr %1022, i64 40
  %1029 = load ptr, ptr %1028, align 8, !tbaa !182
  %1030 = call i32 %1029(ptr noundef nonnull %1022, ptr noundef %1013, ptr noundef %1018, i64 noundef %1020) #18
  %1031 = icmp eq i32 %1030, 0
  br i1 %1031, label %1033, label %1032

1032:                                             ; preds = %1027
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %1030, i32 noundef 6, ptr noundef readonly %206, ptr noundef nonnull %204)
  br label %1033

1033:                                             ; preds = %1032, %1027, %1026, %1024, %1003
  %1034 = add nuw nsw i64 %1004, 1
  %1035 = load i32, ptr %800, align 4, !tbaa !104
  %1036 = sext i32 %1035 to i64
  %1037 = icmp slt i64 %1034, %1036
  br i1 %1037, label %1003, label %1187, !llvm.loop !183

1038:                                             ; preds = %527
  %1039 = load ptr, ptr %206, align 8, !tbaa !50
  %1040 = getelementptr inbounds nuw i8, ptr %1039, i64 16
  %1041 = load ptr, ptr %1040, align 8, !tbaa !184
  %1042 = getelementptr inbounds nuw i8, ptr %204, i64 40
  %1043 = load i32, ptr %1042, align 4, !tbaa !185
  br label %1044

1044:                                             ; preds = %1044, %1038
  %1045 = phi i64 [ %1049, %1044 ], [ 0, %1038 ]
  %1046 = getelementptr inbounds nuw ptr, ptr %223, i64 %1045
  %1047 = load ptr, ptr %1046, align 8, !tbaa !59
  %1048 = icmp eq ptr %1047, null
  %1049 = add nuw nsw i64 %1045, 1
  br i1 %1048, label %1044, label %1050, !llvm.loop !186

1050:                                             ; preds = %1044
  %1051 = sext i32 %1043 to i64
  %1052 = getelementptr inbounds i32, ptr %1041, i64 %1051
  %1053 = trunc nuw nsw i64 %1045 to i32
  %1054 = getelementptr inbounds nuw i8, ptr %1047, i64 24
  %1055 = load i32, ptr %1054, align 8, !tbaa !60
  %1056 = add nsw i32 %1055, 1
  store i32 %1056, ptr %1054, align 8, !tbaa !60
  store ptr %1047, ptr %224, align 8, !tbaa !59
  %1057 = getelementptr inbounds nuw i8, ptr %224, i64 8
  store ptr null, ptr %1057, align 8, !tbaa !59
  %1058 = getelementptr inbounds nuw i8, ptr %1052, i64 4
  %1059 = load i32, ptr %1058, align 4, !tbaa !5
  %1060 = getelementptr inbounds nuw i8, ptr %1052, i64 8
  %1061 = load i32, ptr %1060, align 4, !tbaa !5
  %1062 = icmp eq i32 %1059, %1061
  br i1 %1062, label %1187, label %1063

1063:                                             ; preds = %1050
  %1064 = getelementptr inbounds nuw i8, ptr %204, i64 36
  %1065 = load i32, ptr %1064, align 4, !tbaa !140
  %1066 = add nsw i32 %1065, 1
  %1067 = getelementptr inbounds nuw i8, ptr %1039, i64 40
  %1068 = load ptr, ptr %1067, align 8, !tbaa !141
  %1069 = sext i32 %1066 to i64
  %1070 = getelementptr inbounds i32, ptr %1068, i64 %1069
  %1071 = load i32, ptr %1070, align 4, !tbaa !5
  %1072 = icmp sgt i32 %1071, -1
  br i1 %1072, label %1073, label %1082

1073:                                             ; preds = %1063
  %1074 = zext nneg i32 %1071 to i64
  %1075 = getelementptr inbounds nuw ptr, ptr %223, i64 %1074
  %1076 = load ptr, ptr %1075, align 8, !tbaa !59
  %1077 = icmp eq ptr %1076, null
  br i1 %1077, label %1187, label %1078

1078:                                             ; preds = %1073
  %1079 = getelementptr inbounds nuw i8, ptr %1076, i64 24
  %1080 = load i32, ptr %1079, align 8, !tbaa !60
  %1081 = add nsw i32 %1080, 1
  store i32 %1081, ptr %1079, align 8, !tbaa !60
  store ptr %1076, ptr %1057, align 8, !tbaa !59
  br label %1093

1082:                                             ; preds = %1063
  %1083 = getelementptr inbounds nuw i8, ptr %1039, i64 32
  %1084 = load ptr, ptr %1083, align 8, !tbaa !142
  %1085 = getelementptr inbounds i64, ptr %1084, i64 %1069
  %1086 = load i64, ptr %1085, align 8, !tbaa !110
  %1087 = getelementptr inbounds nuw i8, ptr %1039, i64 48
  %1088 = load ptr, ptr %1087, align 8, !tbaa !143
  %1089 = getelementptr inbounds i32, ptr %1088, i64 %1069
  %1090 = load i32, ptr %1089, align 4, !tbaa !5
  %1091 = call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %1086, i32 noundef %1090)
  store ptr %1091, ptr %1057, align 8, !tbaa !59
  %1092 = icmp eq ptr %1091, null
  br i1 %1092, label %1187, label %1093

1093:                                             ; preds = %1082, %1078
  %1094 = phi ptr [ %1076, %1078 ], [ %1091, %1082 ]
  %1095 = load ptr, ptr %11, align 8, !tbaa !32
  %1096 = load ptr, ptr %1094, align 8, !tbaa !136
  %1097 = getelementptr inbounds nuw i8, ptr %1095, i64 32
  %1098 = load ptr, ptr %1097, align 8, !tbaa !133
  %1099 = icmp eq ptr %1098, null
  br i1 %1099, label %1100, label %1101

1100:                                             ; preds = %1093
  store i32 %1053, ptr %1096, align 4, !tbaa !5
  br label %1187

1101:                                             ; preds = %1093
  %1102 = getelementptr inbounds nuw i8, ptr %1098, i64 32
  %1103 = load ptr, ptr %1102, align 8, !tbaa !187
  %1104 = call i32 %1103(ptr noundef nonnull %1098, ptr noundef %1096, i32 noundef %1053) #18
  %1105 = icmp eq i32 %1104, 0
  br i1 %1105, label %1187, label %1106

1106:                                             ; preds = %1101
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %1104, i32 noundef 6, ptr noundef nonnull readonly %206, ptr noundef nonnull %204)
  br label %1187

1107:                                             ; preds = %527
  %1108 = load ptr, ptr %223, align 8, !tbaa !59
  %1109 = icmp eq ptr %1108, null
  br i1 %1109, label %1114, label %1110

1110:                                             ; preds = %1107
  %1111 = getelementptr inbounds nuw i8, ptr %1108, i64 24
  %1112 = load i32, ptr %1111, align 8, !tbaa !60
  %1113 = add nsw i32 %1112, 1
  store i32 %1113, ptr %1111, align 8, !tbaa !60
  br label %1114

1114:                                             ; preds = %1110, %1107
  %1115 = load ptr, ptr %11, align 8, !tbaa !32
  %1116 = getelementptr inbounds nuw i8, ptr %223, i64 8
  %1117 = load ptr, ptr %1116, align 8, !tbaa !59
  %1118 = load ptr, ptr %1117, align 8, !tbaa !136
  %1119 = getelementptr inbounds nuw i8, ptr %1115, i64 32
  %1120 = load ptr, ptr %1119, align 8, !tbaa !133
  %1121 = icmp eq ptr %1120, null
  br i1 %1121, label %1122, label %1124

1122:                                             ; preds = %1114
  %1123 = load i8, ptr %1118, align 1, !tbaa !102
  store i8 %1123, ptr %8, align 1, !tbaa !102
  br label %1130

1124:                                             ; preds = %1114
  %1125 = getelementptr inbounds nuw i8, ptr %1120, i64 24
  %1126 = load ptr, ptr %1125, align 8, !tbaa !181
  %1127 = call i32 %1126(ptr noundef nonnull %1120, ptr noundef nonnull %1115, ptr noundef nonnull %8, ptr noundef %1118, i64 noundef 1) #18
  %1128 = icmp eq i32 %1127, 0
  br i1 %1128, label %1130, label %1129

1129:                                             ; preds = %1124
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %1127, i32 noundef 6, ptr noundef readonly %206, ptr noundef nonnull %204)
  br label %1130

1130:                                             ; preds = %1129, %1124, %1122
  %1131 = load i8, ptr %8, align 1, !tbaa !102
  %1132 = icmp eq i8 %1131, 0
  %1133 = select i1 %1132, ptr %1108, ptr null
  store ptr %1133, ptr %224, align 8, !tbaa !59
  %1134 = icmp eq ptr %1133, null
  %1135 = select i1 %1134, ptr %1108, ptr null
  %1136 = getelementptr inbounds nuw i8, ptr %224, i64 8
  store ptr %1135, ptr %1136, align 8, !tbaa !59
  br label %1187

1137:                                             ; preds = %527, %527, %527, %527
  %1138 = load ptr, ptr %223, align 8, !tbaa !59
  %1139 = icmp eq ptr %1138, null
  br i1 %1139, label %1144, label %1140

1140:                                             ; preds = %1137
  %1141 = getelementptr inbounds nuw i8, ptr %1138, i64 24
  %1142 = load i32, ptr %1141, align 8, !tbaa !60
  %1143 = add nsw i32 %1142, 1
  store i32 %1143, ptr %1141, align 8, !tbaa !60
  br label %1144

1144:                                             ; preds = %1140, %1137
  store ptr %1138, ptr %224, align 8, !tbaa !59
  br label %1187

1145:                                             ; preds = %527
  %1146 = load ptr, ptr %145, align 8, !tbaa !188
  %1147 = getelementptr inbounds nuw i8, ptr %204, i64 4
  %1148 = load i32, ptr %1147, align 4, !tbaa !114
  %1149 = sext i32 %1148 to i64
  %1150 = getelementptr inbounds ptr, ptr %1146, i64 %1149
  %1151 = load ptr, ptr %1150, align 8, !tbaa !59
  %1152 = icmp eq ptr %1151, null
  br i1 %1152, label %1157, label %1153

1153:                                             ; preds = %1145
  %1154 = getelementptr inbounds nuw i8, ptr %1151, i64 24
  %1155 = load i32, ptr %1154, align 8, !tbaa !60
  %1156 = add nsw i32 %1155, 1
  store i32 %1156, ptr %1154, align 8, !tbaa !60
  br label %1157

1157:                                             ; preds = %1153, %1145
  store ptr %1151, ptr %224, align 8, !tbaa !59
  br label %1187

1158:                                             ; preds = %527
  %1159 = getelementptr inbounds nuw i8, ptr %206, i64 112
  %1160 = load ptr, ptr %1159, align 8, !tbaa !58
  %1161 = getelementptr inbounds nuw i8, ptr %204, i64 4
  %1162 = load i32, ptr %1161, align 4, !tbaa !114
  %1163 = sext i32 %1162 to i64
  %1164 = getelementptr inbounds ptr, ptr %1160, i64 %1163
  %1165 = load ptr, ptr %1164, align 8, !tbaa !59
  store ptr %1165, ptr %224, align 8, !tbaa !59
  store ptr null, ptr %1164, align 8, !tbaa !59
  br label %1187

1166:                                             ; preds = %527
  %1167 = load ptr, ptr %223, align 8, !tbaa !59
  %1168 = icmp eq ptr %1167, null
  br i1 %1168, label %1173, label %1169

1169:                                             ; preds = %1166
  %1170 = getelementptr inbounds nuw i8, ptr %1167, i64 24
  %1171 = load i32, ptr %1170, align 8, !tbaa !60
  %1172 = add nsw i32 %1171, 1
  store i32 %1172, ptr %1170, align 8, !tbaa !60
  br label %1173

1173:                                             ; preds = %1169, %1166
  %1174 = getelementptr inbounds nuw i8, ptr %206, i64 120
  %1175 = load ptr, ptr %1174, align 8, !tbaa !189
  %1176 = getelementptr inbounds nuw i8, ptr %204, i64 4
  %1177 = load i32, ptr %1176, align 4, !tbaa !114
  %1178 = sext i32 %1177 to i64
  %1179 = getelementptr inbounds ptr, ptr %1175, i64 %1178
  store ptr %1167, ptr %1179, align 8, !tbaa !59
  %1180 = getelementptr inbounds nuw i8, ptr %206, i64 24
  %1181 = load ptr, ptr %1180, align 8, !tbaa !148
  %1182 = icmp eq ptr %1181, null
  br i1 %1182, label %1183, label %1187

1183:                                             ; preds = %1173
  %1184 = load ptr, ptr %223, align 8, !tbaa !59
  %1185 = load ptr, ptr %144, align 8, !tbaa !190
  %1186 = getelementptr inbounds ptr, ptr %1185, i64 %1178
  store ptr %1184, ptr %1186, align 8, !tbaa !59
  br label %1187

1187:                                             ; preds = %874, %1033, %1106, %1101, %1100, %1082, %1073, %1050, %997, %866, %1183, %1173, %1158, %1157, %1144, %1130, %527, %525, %524
  %1188 = load i32, ptr %124, align 8, !tbaa !68
  %1189 = icmp eq i32 %1188, 0
  br i1 %1189, label %1190, label %1191

1190:                                             ; preds = %1187
  call fastcc void @complete(ptr noundef nonnull %0, ptr noundef %206, ptr noundef %208, ptr noundef nonnull %204, ptr noundef %224, i32 noundef %210)
  br label %1191

1191:                                             ; preds = %610, %1190, %1187, %371, %369, %226, %528, %602, %635, %746
  %1192 = load ptr, ptr %15, align 8, !tbaa !40
  %1193 = icmp eq ptr %1192, null
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #18
  br i1 %1193, label %154, label %1201, !llvm.loop !191

1194:                                             ; preds = %196
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 1, i32 noundef 1, ptr noundef null, ptr noundef null)
  %1195 = load i32, ptr %124, align 8, !tbaa !68
  %1196 = icmp eq i32 %1195, 0
  br i1 %1196, label %1197, label %1201

1197:                                             ; preds = %163, %1194
  %1198 = load i64, ptr %143, align 8, !tbaa !112
  %1199 = icmp eq i64 %1198, 0
  %1200 = select i1 %1199, i32 0, i32 -2
  br label %1201

1201:                                             ; preds = %154, %160, %169, %181, %1191, %631, %1194, %1197
  %1202 = phi i32 [ %1195, %1194 ], [ %1200, %1197 ], [ -1, %631 ], [ %161, %160 ], [ %155, %154 ], [ -2, %169 ], [ -1, %1191 ], [ -2, %181 ]
  ret i32 %1202
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
  br i1 %50, label %43, label %46, !llvm.loop !192

51:                                               ; preds = %43, %66
  %52 = phi ptr [ %47, %43 ], [ %56, %66 ]
  %53 = load i32, ptr %44, align 8, !tbaa !68
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %68

55:                                               ; preds = %51
  %56 = load ptr, ptr %52, align 8, !tbaa !125
  %57 = getelementptr inbounds nuw i8, ptr %52, i64 52
  %58 = load i32, ptr %57, align 4, !tbaa !124
  switch i32 %58, label %65 [
    i32 0, label %59
    i32 2, label %62
  ]

59:                                               ; preds = %55
  %60 = getelementptr inbounds nuw i8, ptr %52, i64 16
  %61 = load ptr, ptr %60, align 8, !tbaa !193
  tail call fastcc void @drop(ptr noundef nonnull %0, ptr noundef %61)
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef nonnull %52, i64 noundef 56)
  br label %66, !llvm.loop !194

62:                                               ; preds = %55
  %63 = load i64, ptr %45, align 8, !tbaa !146
  %64 = add nsw i64 %63, -1
  store i64 %64, ptr %45, align 8, !tbaa !146
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
  store i32 %2, ptr %10, align 4, !tbaa !195
  %11 = icmp eq ptr %3, null
  br i1 %11, label %12, label %14

12:                                               ; preds = %9
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i32 -1, ptr %13, align 8, !tbaa !196
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
  store i32 %21, ptr %22, align 8, !tbaa !196
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
  store i32 %32, ptr %33, align 4, !tbaa !197
  br label %34

34:                                               ; preds = %5, %31
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nounwind uwtable
define void @tfc_finish(ptr noundef captures(none) %0, ptr noundef %1) local_unnamed_addr #27 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %4 = load i64, ptr %3, align 8, !tbaa !146
  %5 = add nsw i64 %4, -1
  store i64 %5, ptr %3, align 8, !tbaa !146
  tail call fastcc void @end_activation(ptr noundef %0, ptr noundef %1)
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @end_activation(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #27 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %4 = load ptr, ptr %3, align 8, !tbaa !198
  %5 = load ptr, ptr %4, align 8, !tbaa !50
  %6 = load ptr, ptr %5, align 8, !tbaa !69
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %8 = load i32, ptr %7, align 4, !tbaa !199
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_node, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %12 = load i64, ptr %11, align 8, !tbaa !112
  %13 = add nsw i64 %12, -1
  store i64 %13, ptr %11, align 8, !tbaa !112
  %14 = load i32, ptr %10, align 4, !tbaa !103
  %15 = icmp eq i32 %14, 15
  br i1 %15, label %16, label %181

16:                                               ; preds = %2
  %17 = load ptr, ptr %0, align 8, !tbaa !42
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %19 = load i32, ptr %18, align 8, !tbaa !200
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds %struct.tfc_graph, ptr %17, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %23 = load ptr, ptr %22, align 8, !tbaa !128
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %25 = load ptr, ptr %24, align 8, !tbaa !193
  %26 = icmp eq ptr %25, null
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 64
  br i1 %26, label %28, label %29

28:                                               ; preds = %16
  store i32 1, ptr %27, align 8, !tbaa !201
  br label %121

29:                                               ; preds = %16
  %30 = load i32, ptr %27, align 8, !tbaa !201
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %121

32:                                               ; preds = %29
  %33 = getelementptr inbounds nuw i8, ptr %21, i64 32
  %34 = load ptr, ptr %33, align 8, !tbaa !142
  %35 = getelementptr inbounds nuw i8, ptr %10, i64 36
  %36 = load i32, ptr %35, align 4, !tbaa !140
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i64, ptr %34, i64 %37
  %39 = load i64, ptr %38, align 8, !tbaa !110
  %40 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %41 = load i64, ptr %40, align 8, !tbaa !27
  %42 = icmp eq i64 %39, %41
  br i1 %42, label %44, label %43

43:                                               ; preds = %32
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 13, i32 noundef 5, ptr noundef nonnull %4, ptr noundef nonnull %10)
  br label %121

44:                                               ; preds = %32
  %45 = getelementptr inbounds nuw i8, ptr %21, i64 48
  %46 = load ptr, ptr %45, align 8, !tbaa !143
  %47 = getelementptr inbounds i32, ptr %46, i64 %37
  %48 = load i32, ptr %47, align 4, !tbaa !5
  %49 = tail call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %39, i32 noundef %48)
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %51 = load ptr, ptr %50, align 8, !tbaa !144
  store ptr %49, ptr %51, align 8, !tbaa !59
  %52 = icmp eq ptr %49, null
  br i1 %52, label %181, label %53

53:                                               ; preds = %44
  %54 = getelementptr inbounds nuw i8, ptr %23, i64 40
  %55 = load ptr, ptr %54, align 8, !tbaa !137
  %56 = icmp eq ptr %55, null
  br i1 %56, label %74, label %57

57:                                               ; preds = %53
  %58 = load ptr, ptr %49, align 8, !tbaa !136
  %59 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %60 = load ptr, ptr %59, align 8, !tbaa !202
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 48
  %62 = load ptr, ptr %61, align 8, !tbaa !32
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 32
  %64 = load ptr, ptr %63, align 8, !tbaa !133
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 88
  %66 = load ptr, ptr %65, align 8, !tbaa !203
  %67 = tail call ptr %66(ptr noundef %64, ptr noundef nonnull %55) #18
  %68 = load ptr, ptr %24, align 8, !tbaa !193
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 16
  %70 = load i64, ptr %69, align 8, !tbaa !27
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %58, ptr readonly align 1 %67, i64 %70, i1 false)
  %71 = getelementptr inbounds nuw i8, ptr %64, i64 96
  %72 = load ptr, ptr %71, align 8, !tbaa !204
  %73 = load ptr, ptr %54, align 8, !tbaa !137
  tail call void %72(ptr noundef %64, ptr noundef %73) #18
  store ptr null, ptr %54, align 8, !tbaa !137
  br label %121

74:                                               ; preds = %53
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %76 = load ptr, ptr %75, align 8, !tbaa !32
  %77 = load ptr, ptr %49, align 8, !tbaa !136
  %78 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %79 = load ptr, ptr %78, align 8, !tbaa !202
  %80 = getelementptr inbounds nuw i8, ptr %79, i64 48
  %81 = load ptr, ptr %80, align 8, !tbaa !32
  %82 = load ptr, ptr %24, align 8, !tbaa !193
  %83 = load ptr, ptr %82, align 8, !tbaa !136
  %84 = getelementptr inbounds nuw i8, ptr %82, i64 16
  %85 = load i64, ptr %84, align 8, !tbaa !27
  %86 = getelementptr inbounds nuw i8, ptr %76, i64 32
  %87 = load ptr, ptr %86, align 8, !tbaa !133
  %88 = getelementptr inbounds nuw i8, ptr %81, i64 32
  %89 = load ptr, ptr %88, align 8, !tbaa !133
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
  %98 = getelementptr inbounds nuw i8, ptr %87, i64 40
  %99 = load ptr, ptr %98, align 8, !tbaa !182
  %100 = tail call i32 %99(ptr noundef nonnull %87, ptr noundef %77, ptr noundef %83, i64 noundef %85) #18
  br label %116

101:                                              ; preds = %95
  %102 = getelementptr inbounds nuw i8, ptr %87, i64 64
  %103 = load ptr, ptr %102, align 8, !tbaa !205
  %104 = tail call i32 %103(ptr noundef nonnull %87, ptr noundef %77, ptr noundef nonnull %89, ptr noundef %83, i64 noundef %85) #18
  br label %116

105:                                              ; preds = %91
  br i1 %92, label %106, label %110

106:                                              ; preds = %105
  %107 = getelementptr inbounds nuw i8, ptr %87, i64 48
  %108 = load ptr, ptr %107, align 8, !tbaa !206
  %109 = tail call i32 %108(ptr noundef nonnull %87, ptr noundef %77, ptr noundef %83, i64 noundef %85) #18
  br label %116

110:                                              ; preds = %105
  br i1 %93, label %111, label %115

111:                                              ; preds = %110
  %112 = getelementptr inbounds nuw i8, ptr %89, i64 56
  %113 = load ptr, ptr %112, align 8, !tbaa !207
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
  %120 = load ptr, ptr %3, align 8, !tbaa !198
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %117, i32 noundef 6, ptr noundef readonly %120, ptr noundef nonnull %10)
  br label %121

121:                                              ; preds = %119, %116, %115, %74, %57, %43, %29, %28
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %123 = load ptr, ptr %122, align 8, !tbaa !79
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
  br i1 %146, label %125, label %128, !llvm.loop !118

147:                                              ; preds = %125, %147
  %148 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %124, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %149 = atomicrmw xchg ptr %124, i32 2 acquire, align 4
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %151, label %147, !llvm.loop !119

151:                                              ; preds = %128, %132, %135, %138, %141, %147, %125
  %152 = load ptr, ptr %122, align 8, !tbaa !79
  %153 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %154 = load ptr, ptr %153, align 8, !tbaa !202
  %155 = getelementptr inbounds nuw i8, ptr %154, i64 208
  %156 = load atomic i64, ptr %155 monotonic, align 8
  %157 = inttoptr i64 %156 to ptr
  store ptr %157, ptr %23, align 8, !tbaa !125
  %158 = ptrtoint ptr %23 to i64
  store atomic i64 %158, ptr %155 monotonic, align 8
  %159 = getelementptr inbounds nuw i8, ptr %154, i64 172
  %160 = load i32, ptr %159, align 4, !tbaa !208
  %161 = icmp eq i32 %160, 2
  br i1 %161, label %162, label %174

162:                                              ; preds = %151
  %163 = getelementptr inbounds nuw i8, ptr %23, i64 52
  %164 = load i32, ptr %163, align 4, !tbaa !124
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %174, label %166

166:                                              ; preds = %162
  store i32 0, ptr %159, align 4, !tbaa !208
  %167 = getelementptr inbounds nuw i8, ptr %152, i64 40
  %168 = atomicrmw add ptr %167, i32 1 monotonic, align 8
  %169 = getelementptr inbounds nuw i8, ptr %152, i64 44
  %170 = load i32, ptr %169, align 4, !tbaa !127
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %174, label %172

172:                                              ; preds = %166
  %173 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %167, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %174

174:                                              ; preds = %172, %166, %162, %151
  %175 = load ptr, ptr %122, align 8, !tbaa !79
  %176 = getelementptr inbounds nuw i8, ptr %175, i64 36
  %177 = atomicrmw xchg ptr %176, i32 0 release, align 4
  %178 = icmp eq i32 %177, 2
  br i1 %178, label %179, label %181

179:                                              ; preds = %174
  %180 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %176, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %181

181:                                              ; preds = %179, %174, %44, %2
  %182 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %183 = load i32, ptr %182, align 8, !tbaa !68
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %185, label %200

185:                                              ; preds = %181
  %186 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %187 = load ptr, ptr %186, align 8, !tbaa !209
  %188 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %189 = load i64, ptr %188, align 8, !tbaa !210
  tail call fastcc void @note(ptr noundef nonnull %0, ptr noundef nonnull %4, ptr noundef %187, ptr noundef nonnull %10, i64 noundef %189)
  %190 = load ptr, ptr %186, align 8, !tbaa !209
  %191 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %192 = load ptr, ptr %191, align 8, !tbaa !144
  %193 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %194 = load i32, ptr %193, align 8, !tbaa !201
  tail call fastcc void @complete(ptr noundef nonnull %0, ptr noundef nonnull %4, ptr noundef %190, ptr noundef nonnull %10, ptr noundef %192, i32 noundef %194)
  %195 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %196 = load i32, ptr %195, align 4, !tbaa !104
  %197 = sext i32 %196 to i64
  %198 = shl nsw i64 %197, 3
  %199 = add nsw i64 %198, 112
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %199)
  br label %200

200:                                              ; preds = %181, %185
  ret void
}

; Function Attrs: nounwind uwtable
define i32 @tfc_drive(ptr noundef %0, ptr noundef captures(none) %1) local_unnamed_addr #27 {
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
  br i1 %29, label %8, label %11, !llvm.loop !118

30:                                               ; preds = %8, %30
  %31 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %7, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %32 = atomicrmw xchg ptr %7, i32 2 acquire, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %30, !llvm.loop !119

34:                                               ; preds = %11, %15, %18, %21, %24, %30, %8
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %36 = load i32, ptr %35, align 4, !tbaa !211
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %50

38:                                               ; preds = %34
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %40 = load i32, ptr %39, align 8, !tbaa !213
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %50, label %42

42:                                               ; preds = %38
  store i32 0, ptr %39, align 8, !tbaa !213
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %44 = atomicrmw add ptr %43, i32 1 monotonic, align 8
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %46 = load i32, ptr %45, align 4, !tbaa !127
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
  %68 = load i32, ptr %1, align 4, !tbaa !214
  %69 = icmp slt i32 %68, 0
  br i1 %69, label %70, label %143

70:                                               ; preds = %67
  %71 = load ptr, ptr %51, align 8, !tbaa !215
  %72 = icmp eq ptr %71, null
  br i1 %72, label %88, label %73

73:                                               ; preds = %70, %83
  %74 = phi ptr [ %86, %83 ], [ %71, %70 ]
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 32
  %76 = load i64, ptr %75, align 8, !tbaa !131
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #18
  %77 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #18
  %78 = load i64, ptr %6, align 8, !tbaa !86
  %79 = mul nsw i64 %78, 1000000000
  %80 = load i64, ptr %52, align 8, !tbaa !88
  %81 = add nsw i64 %79, %80
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #18
  %82 = icmp sgt i64 %76, %81
  br i1 %82, label %88, label %83

83:                                               ; preds = %73
  %84 = load ptr, ptr %51, align 8, !tbaa !215
  %85 = load ptr, ptr %84, align 8, !tbaa !125
  store ptr %85, ptr %51, align 8, !tbaa !215
  call fastcc void @deliver(ptr noundef nonnull %0, ptr noundef nonnull %84)
  %86 = load ptr, ptr %51, align 8, !tbaa !215
  %87 = icmp eq ptr %86, null
  br i1 %87, label %88, label %73, !llvm.loop !216

88:                                               ; preds = %83, %73, %70
  %89 = load i64, ptr %53, align 8, !tbaa !80
  %90 = icmp eq i64 %89, 0
  br i1 %90, label %108, label %91

91:                                               ; preds = %88
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #18
  %92 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #18
  %93 = load i64, ptr %5, align 8, !tbaa !86
  %94 = mul nsw i64 %93, 1000000000
  %95 = load i64, ptr %54, align 8, !tbaa !88
  %96 = add nsw i64 %94, %95
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #18
  %97 = load i64, ptr %53, align 8, !tbaa !80
  %98 = icmp slt i64 %96, %97
  br i1 %98, label %108, label %99

99:                                               ; preds = %91
  %100 = load atomic i32, ptr %55 monotonic, align 8
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %102, label %108

102:                                              ; preds = %99
  store i32 -1, ptr %56, align 4, !tbaa !126
  store atomic i32 4, ptr %55 monotonic, align 8
  %103 = atomicrmw add ptr %57, i32 1 monotonic, align 8
  %104 = load i32, ptr %58, align 4, !tbaa !127
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %108, label %106

106:                                              ; preds = %102
  %107 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %57, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %108

108:                                              ; preds = %106, %102, %99, %91, %88
  %109 = load atomic i32, ptr %55 seq_cst, align 4, !tbaa !217
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %111, label %140

111:                                              ; preds = %108
  %112 = load i32, ptr %59, align 8, !tbaa !213
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %114, label %140

114:                                              ; preds = %111
  %115 = load i32, ptr %60, align 4, !tbaa !218
  %116 = load i32, ptr %61, align 8, !tbaa !219
  %117 = icmp sgt i32 %116, 0
  br i1 %117, label %118, label %133

118:                                              ; preds = %114
  %119 = load ptr, ptr %0, align 8, !tbaa !220
  br label %123

120:                                              ; preds = %123
  %121 = add nuw nsw i32 %124, 1
  %122 = icmp eq i32 %121, %116
  br i1 %122, label %133, label %123, !llvm.loop !221

123:                                              ; preds = %120, %118
  %124 = phi i32 [ 0, %118 ], [ %121, %120 ]
  %125 = add nsw i32 %124, %115
  %126 = srem i32 %125, %116
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds ptr, ptr %119, i64 %127
  %129 = load ptr, ptr %128, align 8, !tbaa !108
  %130 = getelementptr inbounds nuw i8, ptr %129, i64 172
  %131 = load i32, ptr %130, align 4, !tbaa !208
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %134, label %120

133:                                              ; preds = %120, %114
  store i32 -1, ptr %1, align 4, !tbaa !214
  br label %234

134:                                              ; preds = %123
  store i32 %126, ptr %1, align 4, !tbaa !214
  %135 = icmp slt i32 %126, 0
  br i1 %135, label %234, label %136

136:                                              ; preds = %134
  %137 = getelementptr inbounds nuw i8, ptr %129, i64 172
  store i32 1, ptr %137, align 4, !tbaa !208
  %138 = load i32, ptr %62, align 8, !tbaa !222
  %139 = add nsw i32 %138, 1
  store i32 %139, ptr %62, align 8, !tbaa !222
  br label %140

140:                                              ; preds = %136, %111, %108
  %141 = load i32, ptr %1, align 4, !tbaa !214
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
  %149 = load ptr, ptr %0, align 8, !tbaa !220
  %150 = load i32, ptr %1, align 4, !tbaa !214
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds ptr, ptr %149, i64 %151
  %153 = load ptr, ptr %152, align 8, !tbaa !108
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
  br i1 %177, label %156, label %159, !llvm.loop !118

178:                                              ; preds = %156, %178
  %179 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %7, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %180 = atomicrmw xchg ptr %7, i32 2 acquire, align 4
  %181 = icmp eq i32 %180, 0
  br i1 %181, label %182, label %178, !llvm.loop !119

182:                                              ; preds = %159, %163, %166, %169, %172, %178, %156
  %183 = load ptr, ptr %0, align 8, !tbaa !220
  %184 = load i32, ptr %1, align 4, !tbaa !214
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds ptr, ptr %183, i64 %185
  %187 = load ptr, ptr %186, align 8, !tbaa !108
  %188 = icmp eq i32 %154, 0
  br i1 %188, label %212, label %189

189:                                              ; preds = %182
  %190 = getelementptr inbounds nuw i8, ptr %187, i64 208
  %191 = load atomic ptr, ptr %190 seq_cst, align 8, !tbaa !223
  %192 = icmp eq ptr %191, null
  br i1 %192, label %193, label %198

193:                                              ; preds = %189
  %194 = getelementptr inbounds nuw i8, ptr %187, i64 232
  %195 = load i64, ptr %194, align 8, !tbaa !78
  %196 = icmp eq i64 %195, 0
  %197 = select i1 %196, i32 2, i32 0
  br label %198

198:                                              ; preds = %193, %189
  %199 = phi i32 [ %197, %193 ], [ 0, %189 ]
  %200 = getelementptr inbounds nuw i8, ptr %187, i64 172
  store i32 %199, ptr %200, align 4, !tbaa !208
  %201 = icmp sgt i32 %154, 0
  br i1 %201, label %202, label %216

202:                                              ; preds = %198
  %203 = load i32, ptr %1, align 4, !tbaa !214
  %204 = load atomic i32, ptr %55 monotonic, align 8
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %206, label %216

206:                                              ; preds = %202
  store i32 %203, ptr %56, align 4, !tbaa !126
  store atomic i32 %154, ptr %55 monotonic, align 8
  %207 = atomicrmw add ptr %57, i32 1 monotonic, align 8
  %208 = load i32, ptr %58, align 4, !tbaa !127
  %209 = icmp eq i32 %208, 0
  br i1 %209, label %216, label %210

210:                                              ; preds = %206
  %211 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %57, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %216

212:                                              ; preds = %182
  %213 = getelementptr inbounds nuw i8, ptr %187, i64 172
  store i32 3, ptr %213, align 4, !tbaa !208
  %214 = load i32, ptr %63, align 4, !tbaa !224
  %215 = add nsw i32 %214, 1
  store i32 %215, ptr %63, align 4, !tbaa !224
  br label %216

216:                                              ; preds = %212, %210, %206, %202, %198
  store i32 -1, ptr %1, align 4, !tbaa !214
  %217 = load i32, ptr %62, align 8, !tbaa !222
  %218 = add nsw i32 %217, -1
  store i32 %218, ptr %62, align 8, !tbaa !222
  %219 = icmp eq i32 %218, 0
  br i1 %219, label %228, label %220

220:                                              ; preds = %216
  %221 = load atomic i32, ptr %55 seq_cst, align 4, !tbaa !217
  %222 = icmp eq i32 %221, 0
  br i1 %222, label %223, label %228

223:                                              ; preds = %220
  %224 = load i32, ptr %63, align 4, !tbaa !224
  %225 = load i32, ptr %61, align 8, !tbaa !219
  %226 = icmp eq i32 %224, %225
  br i1 %226, label %228, label %227

227:                                              ; preds = %223, %228, %232, %373, %408, %413
  br label %67

228:                                              ; preds = %223, %220, %216
  %229 = atomicrmw add ptr %57, i32 1 monotonic, align 8
  %230 = load i32, ptr %58, align 4, !tbaa !127
  %231 = icmp eq i32 %230, 0
  br i1 %231, label %227, label %232

232:                                              ; preds = %228
  %233 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %57, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %227

234:                                              ; preds = %133, %134, %140
  %235 = load atomic i32, ptr %55 seq_cst, align 4, !tbaa !217
  %236 = icmp eq i32 %235, 0
  br i1 %236, label %237, label %241

237:                                              ; preds = %234
  %238 = load i32, ptr %63, align 4, !tbaa !224
  %239 = load i32, ptr %61, align 8, !tbaa !219
  %240 = icmp eq i32 %238, %239
  br i1 %240, label %241, label %247

241:                                              ; preds = %234, %237
  %242 = load i32, ptr %35, align 4, !tbaa !211
  %243 = icmp eq i32 %242, 0
  br i1 %243, label %244, label %414

244:                                              ; preds = %241
  %245 = load i32, ptr %62, align 8, !tbaa !222
  %246 = icmp eq i32 %245, 0
  br i1 %246, label %414, label %413

247:                                              ; preds = %237
  %248 = load ptr, ptr %64, align 8, !tbaa !225
  %249 = icmp eq ptr %248, null
  br i1 %249, label %374, label %250

250:                                              ; preds = %247
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store ptr null, ptr %4, align 8, !tbaa !107
  store ptr null, ptr %64, align 8, !tbaa !225
  %251 = load i32, ptr %65, align 8, !tbaa !226
  %252 = add nsw i32 %251, 1
  store i32 %252, ptr %65, align 8, !tbaa !226
  %253 = load i32, ptr %62, align 8, !tbaa !222
  %254 = icmp eq i32 %253, 0
  %255 = icmp eq i32 %251, 0
  %256 = select i1 %254, i1 %255, i1 false
  br i1 %256, label %257, label %278

257:                                              ; preds = %250
  %258 = load ptr, ptr %51, align 8, !tbaa !215
  %259 = icmp eq ptr %258, null
  br i1 %259, label %260, label %278

260:                                              ; preds = %257
  %261 = load i64, ptr %53, align 8, !tbaa !80
  %262 = icmp eq i64 %261, 0
  br i1 %262, label %263, label %278

263:                                              ; preds = %260
  %264 = icmp sgt i32 %239, 0
  br i1 %264, label %265, label %278

265:                                              ; preds = %263
  %266 = load ptr, ptr %0, align 8, !tbaa !220
  %267 = zext nneg i32 %239 to i64
  br label %268

268:                                              ; preds = %268, %265
  %269 = phi i64 [ 0, %265 ], [ %275, %268 ]
  %270 = getelementptr inbounds nuw ptr, ptr %266, i64 %269
  %271 = load ptr, ptr %270, align 8, !tbaa !108
  %272 = getelementptr inbounds nuw i8, ptr %271, i64 192
  %273 = load i64, ptr %272, align 8, !tbaa !146
  %274 = icmp eq i64 %273, 0
  %275 = add nuw nsw i64 %269, 1
  %276 = icmp ne i64 %275, %267
  %277 = select i1 %274, i1 %276, i1 false
  br i1 %277, label %268, label %278, !llvm.loop !227

278:                                              ; preds = %268, %250, %257, %260, %263
  %279 = phi i1 [ false, %260 ], [ false, %257 ], [ true, %263 ], [ false, %250 ], [ %274, %268 ]
  br label %280

280:                                              ; preds = %356, %278
  %281 = phi ptr [ %248, %278 ], [ %290, %356 ]
  %282 = phi ptr [ %4, %278 ], [ %358, %356 ]
  %283 = phi i32 [ 0, %278 ], [ %357, %356 ]
  %284 = getelementptr inbounds nuw i8, ptr %281, i64 8
  %285 = load ptr, ptr %284, align 8, !tbaa !202
  %286 = getelementptr inbounds nuw i8, ptr %285, i64 48
  %287 = load ptr, ptr %286, align 8, !tbaa !32
  %288 = getelementptr inbounds nuw i8, ptr %287, i64 32
  %289 = load ptr, ptr %288, align 8, !tbaa !133
  %290 = load ptr, ptr %281, align 8, !tbaa !125
  %291 = atomicrmw xchg ptr %7, i32 0 release, align 4
  %292 = icmp eq i32 %291, 2
  br i1 %292, label %293, label %295

293:                                              ; preds = %280
  %294 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %7, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %295

295:                                              ; preds = %293, %280
  %296 = getelementptr inbounds nuw i8, ptr %289, i64 80
  %297 = load ptr, ptr %296, align 8, !tbaa !228
  %298 = getelementptr inbounds nuw i8, ptr %281, i64 40
  %299 = load ptr, ptr %298, align 8, !tbaa !137
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
  br i1 %325, label %304, label %307, !llvm.loop !118

326:                                              ; preds = %304, %326
  %327 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %7, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %328 = atomicrmw xchg ptr %7, i32 2 acquire, align 4
  %329 = icmp eq i32 %328, 0
  br i1 %329, label %330, label %326, !llvm.loop !119

330:                                              ; preds = %307, %311, %314, %317, %320, %326, %304
  %331 = icmp slt i32 %303, 0
  br i1 %331, label %332, label %352

332:                                              ; preds = %330
  %333 = load ptr, ptr %0, align 8, !tbaa !220
  %334 = load ptr, ptr %284, align 8, !tbaa !202
  br label %335

335:                                              ; preds = %335, %332
  %336 = phi i64 [ %340, %335 ], [ 0, %332 ]
  %337 = getelementptr inbounds nuw ptr, ptr %333, i64 %336
  %338 = load ptr, ptr %337, align 8, !tbaa !108
  %339 = icmp eq ptr %338, %334
  %340 = add nuw nsw i64 %336, 1
  br i1 %339, label %341, label %335, !llvm.loop !229

341:                                              ; preds = %335
  %342 = sub nsw i32 0, %303
  call fastcc void @fail(ptr noundef %334, i32 noundef range(i32 1, -2147483648) %342, i32 noundef 6, ptr noundef null, ptr noundef null)
  %343 = load atomic i32, ptr %55 monotonic, align 8
  %344 = icmp eq i32 %343, 0
  br i1 %344, label %345, label %356

345:                                              ; preds = %341
  %346 = trunc nuw nsw i64 %336 to i32
  store i32 %346, ptr %56, align 4, !tbaa !126
  store atomic i32 %342, ptr %55 monotonic, align 8
  %347 = atomicrmw add ptr %57, i32 1 monotonic, align 8
  %348 = load i32, ptr %58, align 4, !tbaa !127
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
  store ptr null, ptr %281, align 8, !tbaa !125
  store ptr %281, ptr %282, align 8, !tbaa !107
  br label %356

356:                                              ; preds = %355, %354, %350, %345, %341
  %357 = phi i32 [ %283, %355 ], [ 1, %354 ], [ 1, %350 ], [ 1, %345 ], [ 1, %341 ]
  %358 = phi ptr [ %281, %355 ], [ %282, %354 ], [ %282, %350 ], [ %282, %345 ], [ %282, %341 ]
  %359 = icmp eq ptr %290, null
  br i1 %359, label %360, label %280

360:                                              ; preds = %356
  %361 = load i32, ptr %65, align 8, !tbaa !226
  %362 = load ptr, ptr %64, align 8, !tbaa !225
  %363 = add nsw i32 %361, -1
  %364 = icmp eq i32 %357, 0
  store i32 %363, ptr %65, align 8, !tbaa !226
  store ptr %362, ptr %358, align 8, !tbaa !107
  %365 = load ptr, ptr %4, align 8, !tbaa !107
  store ptr %365, ptr %64, align 8, !tbaa !225
  br i1 %364, label %366, label %373

366:                                              ; preds = %360
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  %367 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #18
  %368 = load i64, ptr %3, align 8, !tbaa !86
  %369 = mul nsw i64 %368, 1000000000
  %370 = load i64, ptr %66, align 8, !tbaa !88
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #18
  %371 = add i64 %370, 20000
  %372 = add i64 %371, %369
  call fastcc void @sleep_a_while(ptr noundef nonnull %0, i64 noundef %372)
  br label %373

373:                                              ; preds = %360, %366
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %227

374:                                              ; preds = %247
  %375 = load i32, ptr %62, align 8, !tbaa !222
  %376 = icmp eq i32 %375, 0
  br i1 %376, label %377, label %413

377:                                              ; preds = %374
  %378 = load ptr, ptr %51, align 8, !tbaa !215
  %379 = icmp eq ptr %378, null
  br i1 %379, label %380, label %413

380:                                              ; preds = %377
  %381 = load i32, ptr %65, align 8, !tbaa !226
  %382 = icmp eq i32 %381, 0
  br i1 %382, label %383, label %413

383:                                              ; preds = %380
  %384 = icmp sgt i32 %239, 0
  br i1 %384, label %385, label %408

385:                                              ; preds = %383
  %386 = load ptr, ptr %0, align 8, !tbaa !220
  %387 = zext nneg i32 %239 to i64
  br label %391

388:                                              ; preds = %391
  %389 = add nuw nsw i64 %392, 1
  %390 = icmp eq i64 %389, %387
  br i1 %390, label %401, label %391, !llvm.loop !221

391:                                              ; preds = %388, %385
  %392 = phi i64 [ %389, %388 ], [ 0, %385 ]
  %393 = getelementptr inbounds nuw ptr, ptr %386, i64 %392
  %394 = load ptr, ptr %393, align 8, !tbaa !108
  %395 = getelementptr inbounds nuw i8, ptr %394, i64 172
  %396 = load i32, ptr %395, align 4, !tbaa !208
  %397 = icmp eq i32 %396, 0
  br i1 %397, label %413, label %388

398:                                              ; preds = %401
  %399 = add nuw nsw i64 %402, 1
  %400 = icmp eq i64 %399, %387
  br i1 %400, label %408, label %401, !llvm.loop !227

401:                                              ; preds = %388, %398
  %402 = phi i64 [ %399, %398 ], [ 0, %388 ]
  %403 = getelementptr inbounds nuw ptr, ptr %386, i64 %402
  %404 = load ptr, ptr %403, align 8, !tbaa !108
  %405 = getelementptr inbounds nuw i8, ptr %404, i64 192
  %406 = load i64, ptr %405, align 8, !tbaa !146
  %407 = icmp eq i64 %406, 0
  br i1 %407, label %398, label %409

408:                                              ; preds = %398, %383
  call fastcc void @end_with(ptr noundef %0, i32 noundef 13, i32 noundef -1)
  br label %227

409:                                              ; preds = %401
  %410 = load i32, ptr %35, align 4, !tbaa !211
  %411 = icmp eq i32 %410, 0
  br i1 %411, label %412, label %413

412:                                              ; preds = %409
  store i32 1, ptr %59, align 8, !tbaa !213
  br label %419

413:                                              ; preds = %391, %409, %380, %377, %374, %244
  call fastcc void @sleep_a_while(ptr noundef %0, i64 noundef 0)
  br label %227

414:                                              ; preds = %241, %244
  %415 = load i32, ptr %59, align 8, !tbaa !213
  %416 = icmp eq i32 %415, 0
  br i1 %416, label %417, label %419

417:                                              ; preds = %414
  %418 = load atomic i32, ptr %55 seq_cst, align 4, !tbaa !217
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
define internal fastcc void @end_with(ptr noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #27 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %5 = load atomic i32, ptr %4 monotonic, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %16

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 28
  store i32 %2, ptr %8, align 4, !tbaa !126
  store atomic i32 %1, ptr %4 monotonic, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %10 = atomicrmw add ptr %9, i32 1 monotonic, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %12 = load i32, ptr %11, align 4, !tbaa !127
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %16, label %14

14:                                               ; preds = %7
  %15 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %9, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %16

16:                                               ; preds = %14, %7, %3
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @sleep_a_while(ptr noundef %0, i64 noundef range(i64 -9223372036854755808, -9223372036854775808) %1) unnamed_addr #27 {
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
  %13 = load ptr, ptr %12, align 8, !tbaa !215
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
  %33 = load atomic i32, ptr %32 seq_cst, align 4, !tbaa !217
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %60

35:                                               ; preds = %31
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %37 = load i32, ptr %36, align 8, !tbaa !219
  %38 = icmp sgt i32 %37, 0
  br i1 %38, label %39, label %52

39:                                               ; preds = %35
  %40 = load ptr, ptr %0, align 8, !tbaa !220
  %41 = zext nneg i32 %37 to i64
  br label %45

42:                                               ; preds = %45
  %43 = add nuw nsw i64 %46, 1
  %44 = icmp eq i64 %43, %41
  br i1 %44, label %52, label %45, !llvm.loop !221

45:                                               ; preds = %42, %39
  %46 = phi i64 [ %43, %42 ], [ 0, %39 ]
  %47 = getelementptr inbounds nuw ptr, ptr %40, i64 %46
  %48 = load ptr, ptr %47, align 8, !tbaa !108
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 172
  %50 = load i32, ptr %49, align 4, !tbaa !208
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
  %86 = load atomic i32, ptr %32 seq_cst, align 4, !tbaa !217
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %88, label %107

88:                                               ; preds = %85
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %90 = load i32, ptr %89, align 8, !tbaa !219
  %91 = icmp sgt i32 %90, 0
  br i1 %91, label %92, label %107

92:                                               ; preds = %88
  %93 = load ptr, ptr %0, align 8, !tbaa !220
  %94 = zext nneg i32 %90 to i64
  br label %95

95:                                               ; preds = %95, %92
  %96 = phi i64 [ %102, %95 ], [ 0, %92 ]
  %97 = getelementptr inbounds nuw ptr, ptr %93, i64 %96
  %98 = load ptr, ptr %97, align 8, !tbaa !108
  %99 = getelementptr inbounds nuw i8, ptr %98, i64 172
  %100 = load i32, ptr %99, align 4, !tbaa !208
  %101 = icmp eq i32 %100, 0
  %102 = add nuw nsw i64 %96, 1
  %103 = icmp eq i64 %102, %94
  %104 = select i1 %101, i1 true, i1 %103
  br i1 %104, label %105, label %95, !llvm.loop !221

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
  %32 = load ptr, ptr %31, align 8, !tbaa !202
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 208
  %34 = load atomic i64, ptr %33 monotonic, align 8
  %35 = inttoptr i64 %34 to ptr
  store ptr %35, ptr %1, align 8, !tbaa !125
  %36 = ptrtoint ptr %1 to i64
  store atomic i64 %36, ptr %33 monotonic, align 8
  %37 = getelementptr inbounds nuw i8, ptr %32, i64 172
  %38 = load i32, ptr %37, align 4, !tbaa !208
  %39 = icmp eq i32 %38, 2
  br i1 %39, label %40, label %52

40:                                               ; preds = %30
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %42 = load i32, ptr %41, align 4, !tbaa !124
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %52, label %44

44:                                               ; preds = %40
  store i32 0, ptr %37, align 4, !tbaa !208
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
  %2 = load ptr, ptr %0, align 8, !tbaa !230
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
  %8 = load i64, ptr %7, align 8, !tbaa !232
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
  %19 = load ptr, ptr %18, align 8, !tbaa !236
  %20 = getelementptr inbounds nuw %struct.tfc_runs, ptr %19, i64 %6
  %21 = load i64, ptr %20, align 8, !tbaa !237
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %25

23:                                               ; preds = %11
  %24 = getelementptr inbounds nuw i8, ptr %20, i64 16
  store i64 %17, ptr %24, align 8, !tbaa !239
  br label %25

25:                                               ; preds = %23, %11
  %26 = getelementptr inbounds nuw i8, ptr %20, i64 24
  store i64 %17, ptr %26, align 8, !tbaa !240
  %27 = add nsw i64 %21, 1
  store i64 %27, ptr %20, align 8, !tbaa !237
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %29 = load i64, ptr %28, align 8, !tbaa !241
  %30 = icmp slt i64 %21, %29
  br i1 %30, label %31, label %81

31:                                               ; preds = %25
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %33 = load i64, ptr %32, align 8, !tbaa !242
  %34 = add nsw i64 %33, 1
  store i64 %34, ptr %32, align 8, !tbaa !242
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %36 = load i64, ptr %35, align 8, !tbaa !243
  %37 = icmp slt i64 %33, %36
  br i1 %37, label %38, label %81

38:                                               ; preds = %31
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %40 = load ptr, ptr %39, align 8, !tbaa !244
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
  %52 = load ptr, ptr %51, align 8, !tbaa !236
  %53 = getelementptr inbounds nuw %struct.tfc_runs, ptr %52, i64 %6
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 24
  %55 = load i64, ptr %54, align 8, !tbaa !240
  %56 = sub i64 %50, %55
  %57 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %58 = load i64, ptr %57, align 8, !tbaa !245
  %59 = add nsw i64 %56, %58
  store i64 %59, ptr %57, align 8, !tbaa !245
  store i64 %50, ptr %54, align 8, !tbaa !240
  %60 = load i64, ptr %53, align 8, !tbaa !237
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %62 = load i64, ptr %61, align 8, !tbaa !241
  %63 = icmp sgt i64 %60, %62
  br i1 %63, label %81, label %64

64:                                               ; preds = %44
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %66 = load i64, ptr %65, align 8, !tbaa !242
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %68 = load i64, ptr %67, align 8, !tbaa !243
  %69 = icmp sgt i64 %66, %68
  br i1 %69, label %81, label %70

70:                                               ; preds = %64
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %72 = load ptr, ptr %71, align 8, !tbaa !244
  %73 = getelementptr %struct.tfc_event, ptr %72, i64 %66
  %74 = getelementptr i8, ptr %73, i64 -16
  store i64 %50, ptr %74, align 8, !tbaa !246
  br label %81

75:                                               ; preds = %10
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %77 = load ptr, ptr %76, align 8, !tbaa !236
  %78 = getelementptr inbounds nuw %struct.tfc_runs, ptr %77, i64 %6
  %79 = load i64, ptr %78, align 8, !tbaa !237
  %80 = add nsw i64 %79, 1
  store i64 %80, ptr %78, align 8, !tbaa !237
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
define i32 @tfc_pool_start(ptr noundef initializes((4, 8), (64, 68), (128, 140), (144, 152), (192, 196), (296, 300)) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #27 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %2, ptr %4, align 4, !tbaa !5
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 296
  store i32 0, ptr %5, align 8, !tbaa !5
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i32 0, ptr %6, align 8, !tbaa !102
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i32 0, ptr %7, align 8, !tbaa !102
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i32 0, ptr %8, align 4, !tbaa !102
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i32 0, ptr %9, align 8, !tbaa !102
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store i32 0, ptr %10, align 8, !tbaa !102
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %11, align 8, !tbaa !102
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store ptr %0, ptr %13, align 16, !tbaa !248
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
  store ptr %0, ptr %21, align 16, !tbaa !248
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
  %3 = load ptr, ptr %2, align 16, !tbaa !248
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
  br i1 %26, label %19, label %27, !llvm.loop !250

27:                                               ; preds = %23, %15
  %28 = atomicrmw add ptr %12, i32 1 seq_cst, align 4
  %29 = load atomic i32, ptr %11 seq_cst, align 64
  %30 = icmp eq i32 %29, %16
  br i1 %30, label %31, label %35

31:                                               ; preds = %27, %31
  %32 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %11, i32 noundef 128, i32 noundef %16, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %33 = load atomic i32, ptr %11 seq_cst, align 64
  %34 = icmp eq i32 %33, %16
  br i1 %34, label %31, label %35, !llvm.loop !251

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
  br i1 %51, label %53, label %45, !llvm.loop !252

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
  %19 = load i64, ptr %18, align 8, !tbaa !253
  %20 = tail call i32 @pthread_join(i64 noundef %19, ptr noundef null) #18
  %21 = add nuw nsw i64 %16, 1
  %22 = load i32, ptr %0, align 64, !tbaa !5
  %23 = zext i32 %22 to i64
  %24 = icmp samesign ult i64 %21, %23
  br i1 %24, label %15, label %14, !llvm.loop !254
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
  br i1 %7, label %131, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !33
  %11 = icmp eq ptr %10, null
  br i1 %11, label %19, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %14 = load ptr, ptr %13, align 8, !tbaa !255
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %18 = load i32, ptr %17, align 4, !tbaa !256
  br label %25

19:                                               ; preds = %8, %12
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %21 = load ptr, ptr %20, align 8, !tbaa !257
  %22 = icmp eq ptr %21, null
  br i1 %22, label %25, label %23

23:                                               ; preds = %19
  %24 = load i32, ptr %21, align 64, !tbaa !5
  br label %25

25:                                               ; preds = %23, %19, %16
  %26 = phi i1 [ true, %16 ], [ false, %23 ], [ false, %19 ]
  %27 = phi i32 [ %18, %16 ], [ %24, %23 ], [ 1, %19 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #18
  store ptr %2, ptr %6, align 8, !tbaa !258
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %3, ptr %28, align 8, !tbaa !260
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %1, ptr %29, align 8, !tbaa !261
  %30 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %31 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %32 = tail call i64 @llvm.smax.i64(i64 %4, i64 1)
  %33 = udiv i64 %1, %32
  %34 = icmp ult i32 %27, 2
  %35 = icmp samesign ult i64 %33, 2
  %36 = select i1 %34, i1 true, i1 %35
  %37 = zext i32 %27 to i64
  %38 = tail call i64 @llvm.umin.i64(i64 %33, i64 %37)
  %39 = select i1 %36, i64 1, i64 %38
  store i64 %39, ptr %31, align 8, !tbaa !262
  %40 = icmp samesign ult i64 %39, 2
  %41 = lshr i64 %33, 1
  %42 = icmp samesign ult i64 %41, %39
  %43 = select i1 %40, i1 true, i1 %42
  br i1 %43, label %55, label %44, !llvm.loop !263

44:                                               ; preds = %25
  %45 = lshr i64 %33, 2
  %46 = icmp samesign ult i64 %45, %39
  br i1 %46, label %55, label %47, !llvm.loop !263

47:                                               ; preds = %44
  %48 = lshr i64 %33, 3
  %49 = icmp samesign ult i64 %48, %39
  %50 = select i1 %40, i1 true, i1 %49
  br i1 %50, label %55, label %51, !llvm.loop !263

51:                                               ; preds = %47
  %52 = lshr i64 %33, 4
  %53 = icmp samesign ult i64 %52, %39
  %54 = select i1 %53, i64 4, i64 5
  br label %55, !llvm.loop !263

55:                                               ; preds = %51, %47, %44, %25
  %56 = phi i64 [ 1, %25 ], [ 2, %44 ], [ 3, %47 ], [ %54, %51 ]
  %57 = mul nuw nsw i64 %56, %39
  store i64 %57, ptr %30, align 8, !tbaa !264
  %58 = icmp samesign ugt i64 %57, 1
  %59 = and i1 %26, %58
  br i1 %59, label %60, label %66

60:                                               ; preds = %55
  %61 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %62 = load ptr, ptr %61, align 8, !tbaa !255
  %63 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %64 = load ptr, ptr %63, align 8, !tbaa !92
  %65 = trunc i64 %57 to i32
  call void %62(ptr noundef %64, i32 noundef %65, ptr noundef nonnull @run_host_chunk, ptr noundef nonnull %6) #18
  br label %130

66:                                               ; preds = %55
  %67 = icmp eq i64 %57, 1
  br i1 %67, label %129, label %68

68:                                               ; preds = %66
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %70 = load ptr, ptr %69, align 8, !tbaa !257
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 64
  %72 = cmpxchg ptr %71, i32 0, i32 1 acquire monotonic, align 64
  %73 = extractvalue { i32, i1 } %72, 1
  br i1 %73, label %74, label %129

74:                                               ; preds = %68
  %75 = getelementptr inbounds nuw i8, ptr %70, i64 256
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 64 dereferenceable(40) %75, ptr noundef nonnull readonly align 8 dereferenceable(40) %6, i64 40, i1 false), !tbaa.struct !265
  %76 = load i64, ptr %31, align 8, !tbaa !262
  %77 = trunc i64 %76 to i32
  %78 = getelementptr inbounds nuw i8, ptr %70, i64 296
  store i32 %77, ptr %78, align 8, !tbaa !5
  %79 = icmp eq i32 %77, 0
  br i1 %79, label %84, label %80

80:                                               ; preds = %74
  %81 = getelementptr inbounds nuw i8, ptr %70, i64 320
  %82 = load i64, ptr %30, align 8, !tbaa !264
  %83 = and i64 %76, 4294967295
  br label %118

84:                                               ; preds = %118, %74
  %85 = getelementptr inbounds nuw i8, ptr %70, i64 192
  store atomic i32 -2147483648, ptr %85 release, align 64
  %86 = getelementptr inbounds nuw i8, ptr %70, i64 128
  %87 = atomicrmw add ptr %86, i32 1 seq_cst, align 64
  %88 = getelementptr inbounds nuw i8, ptr %70, i64 132
  %89 = load atomic i32, ptr %88 seq_cst, align 4
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %94, label %91

91:                                               ; preds = %84
  %92 = add i32 %77, -1
  %93 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %86, i32 noundef 129, i32 noundef %92, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %94

94:                                               ; preds = %91, %84
  tail call fastcc void @work(ptr noundef nonnull %70, i32 noundef 0)
  %95 = atomicrmw and ptr %85, i32 2147483647 acquire, align 64
  %96 = and i32 %95, 2147483647
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %128, label %98

98:                                               ; preds = %94
  %99 = getelementptr inbounds nuw i8, ptr %70, i64 4
  br label %100

100:                                              ; preds = %104, %98
  %101 = phi i32 [ 0, %98 ], [ %106, %104 ]
  %102 = load i32, ptr %99, align 4, !tbaa !5
  %103 = icmp ult i32 %101, %102
  br i1 %103, label %104, label %108

104:                                              ; preds = %100
  tail call void @llvm.x86.sse2.pause()
  %105 = load atomic i32, ptr %85 acquire, align 64
  %106 = add nuw i32 %101, 1
  %107 = icmp eq i32 %105, 0
  br i1 %107, label %128, label %100, !llvm.loop !266

108:                                              ; preds = %100
  %109 = atomicrmw or ptr %85, i32 1073741824 acquire, align 64
  %110 = or i32 %109, 1073741824
  %111 = icmp eq i32 %110, 1073741824
  br i1 %111, label %117, label %112

112:                                              ; preds = %108, %112
  %113 = phi i32 [ %115, %112 ], [ %110, %108 ]
  %114 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %85, i32 noundef 128, i32 noundef %113, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %115 = load atomic i32, ptr %85 acquire, align 64
  %116 = icmp eq i32 %115, 1073741824
  br i1 %116, label %117, label %112, !llvm.loop !267

117:                                              ; preds = %112, %108
  store atomic i32 0, ptr %85 monotonic, align 64
  br label %128

118:                                              ; preds = %118, %80
  %119 = phi i64 [ 0, %80 ], [ %123, %118 ]
  %120 = getelementptr inbounds nuw %struct.tfc_worker, ptr %81, i64 %119
  %121 = mul nsw i64 %119, %82
  %122 = sdiv i64 %121, %83
  store atomic i64 %122, ptr %120 monotonic, align 64
  %123 = add nuw nsw i64 %119, 1
  %124 = mul nsw i64 %82, %123
  %125 = sdiv i64 %124, %83
  %126 = getelementptr inbounds nuw i8, ptr %120, i64 8
  store i64 %125, ptr %126, align 8, !tbaa !268
  %127 = icmp eq i64 %123, %83
  br i1 %127, label %84, label %118, !llvm.loop !269

128:                                              ; preds = %104, %94, %117
  store atomic i32 0, ptr %71 release, align 64
  br label %130

129:                                              ; preds = %68, %66
  tail call void %2(ptr noundef %3, i64 noundef 0, i64 noundef %1) #18
  br label %130

130:                                              ; preds = %128, %129, %60
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #18
  br label %131

131:                                              ; preds = %5, %130
  ret void
}

; Function Attrs: nounwind uwtable
define internal void @run_host_chunk(ptr noundef readonly captures(none) %0, i32 noundef %1) #0 {
  %3 = zext i32 %1 to i64
  %4 = load ptr, ptr %0, align 8, !tbaa !258
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !260
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %8 = load i64, ptr %7, align 8, !tbaa !264
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %10 = load i64, ptr %9, align 8, !tbaa !262
  %11 = sdiv i64 %8, %10
  %12 = sdiv i64 %3, %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %14 = load i64, ptr %13, align 8, !tbaa !261
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
define noundef i32 @tfc_fail(ptr noundef readonly captures(none) %0, i32 noundef returned %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, double noundef %6) local_unnamed_addr #36 {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8, !tbaa !270
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 4
  br label %11

11:                                               ; preds = %11, %7
  %12 = atomicrmw xchg ptr %10, i32 1 acquire, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %11, !llvm.loop !271

14:                                               ; preds = %11
  %15 = load atomic i32, ptr %9 monotonic, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %19 = load i64, ptr %18, align 8, !tbaa !272
  %20 = icmp slt i64 %3, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %17, %14
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 12
  store i32 %2, ptr %22, align 4, !tbaa !275
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store i64 %3, ptr %23, align 8, !tbaa !272
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i64 %4, ptr %24, align 8, !tbaa !276
  %25 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i64 %5, ptr %25, align 8, !tbaa !277
  %26 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store double %6, ptr %26, align 8, !tbaa !278
  store atomic i32 %1, ptr %9 monotonic, align 8
  br label %27

27:                                               ; preds = %21, %17
  store atomic i32 0, ptr %10 release, align 4
  ret i32 %1
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define i32 @tfc_status(ptr noundef readonly captures(none) %0) local_unnamed_addr #15 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8, !tbaa !270
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
  %3 = load ptr, ptr %2, align 8, !tbaa !279
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %5 = load ptr, ptr %4, align 8, !tbaa !33
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %7 = load ptr, ptr %6, align 8, !tbaa !133
  %8 = icmp eq ptr %7, null
  br i1 %8, label %11, label %9, !prof !284

9:                                                ; preds = %1
  %10 = tail call fastcc i32 @walk_on_device(ptr noundef nonnull %0)
  br label %857

11:                                               ; preds = %1
  %12 = icmp eq ptr %5, null
  br i1 %12, label %453, label %13

13:                                               ; preds = %11
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %15 = load ptr, ptr %14, align 8, !tbaa !285
  %16 = icmp eq ptr %15, null
  br i1 %16, label %17, label %21

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %19 = load ptr, ptr %18, align 8, !tbaa !90
  %20 = icmp eq ptr %19, null
  br i1 %20, label %453, label %21

21:                                               ; preds = %17, %13
  %22 = load ptr, ptr %0, align 8, !tbaa !286
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %24 = load i64, ptr %23, align 8, !tbaa !287
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
  %39 = load i32, ptr %38, align 8, !tbaa !288
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
  %44 = load i64, ptr %29, align 8, !tbaa !290
  %45 = icmp slt i64 %33, %44
  br i1 %45, label %46, label %67

46:                                               ; preds = %43
  %47 = load ptr, ptr %27, align 8, !tbaa !92
  %48 = tail call i32 %41(ptr noundef %47) #18
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %67, label %50

50:                                               ; preds = %46
  %51 = load ptr, ptr %2, align 8, !tbaa !279
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 24
  %53 = load ptr, ptr %52, align 8, !tbaa !270
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 4
  br label %55

55:                                               ; preds = %55, %50
  %56 = atomicrmw xchg ptr %54, i32 1 acquire, align 4
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %55, !llvm.loop !271

58:                                               ; preds = %55
  %59 = load atomic i32, ptr %53 monotonic, align 8
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %65, label %61

61:                                               ; preds = %58
  %62 = getelementptr inbounds nuw i8, ptr %53, i64 16
  %63 = load i64, ptr %62, align 8, !tbaa !272
  %64 = icmp sgt i64 %63, 0
  br i1 %64, label %65, label %426

65:                                               ; preds = %61, %58
  %66 = getelementptr inbounds nuw i8, ptr %53, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %66, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %53 monotonic, align 8
  br label %426

67:                                               ; preds = %46, %43, %40
  %68 = load ptr, ptr %14, align 8, !tbaa !285
  %69 = icmp eq ptr %68, null
  br i1 %69, label %74, label %70

70:                                               ; preds = %67
  %71 = load ptr, ptr %27, align 8, !tbaa !92
  %72 = getelementptr inbounds nuw i8, ptr %36, i64 20
  %73 = load i32, ptr %72, align 4, !tbaa !291
  tail call void %68(ptr noundef %71, i32 noundef %73, i32 noundef 0) #18
  br label %74

74:                                               ; preds = %70, %67
  %75 = getelementptr inbounds nuw i8, ptr %36, i64 16
  %76 = load i32, ptr %75, align 8, !tbaa !292
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
  %90 = load ptr, ptr %25, align 8, !tbaa !293
  %91 = load ptr, ptr %79, align 8, !tbaa !294
  %92 = getelementptr inbounds nuw i32, ptr %91, i64 %88
  %93 = load i32, ptr %92, align 4, !tbaa !5
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds ptr, ptr %90, i64 %94
  %96 = load ptr, ptr %95, align 8, !tbaa !31
  %97 = load ptr, ptr %30, align 8, !tbaa !295
  %98 = getelementptr inbounds nuw ptr, ptr %97, i64 %88
  store ptr %96, ptr %98, align 8, !tbaa !31
  br label %99

99:                                               ; preds = %87, %85, %74
  %100 = load ptr, ptr %36, align 8, !tbaa !296
  %101 = load ptr, ptr %30, align 8, !tbaa !295
  %102 = load ptr, ptr %31, align 8, !tbaa !297
  %103 = load ptr, ptr %2, align 8, !tbaa !279
  %104 = tail call i32 %100(ptr noundef %101, ptr noundef %102, ptr noundef %103) #18
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %162, label %131

106:                                              ; preds = %106, %83
  %107 = phi i64 [ 0, %83 ], [ %128, %106 ]
  %108 = phi i64 [ 0, %83 ], [ %129, %106 ]
  %109 = load ptr, ptr %25, align 8, !tbaa !293
  %110 = load ptr, ptr %79, align 8, !tbaa !294
  %111 = getelementptr inbounds nuw i32, ptr %110, i64 %107
  %112 = load i32, ptr %111, align 4, !tbaa !5
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds ptr, ptr %109, i64 %113
  %115 = load ptr, ptr %114, align 8, !tbaa !31
  %116 = load ptr, ptr %30, align 8, !tbaa !295
  %117 = getelementptr inbounds nuw ptr, ptr %116, i64 %107
  store ptr %115, ptr %117, align 8, !tbaa !31
  %118 = or disjoint i64 %107, 1
  %119 = load ptr, ptr %25, align 8, !tbaa !293
  %120 = load ptr, ptr %79, align 8, !tbaa !294
  %121 = getelementptr inbounds nuw i32, ptr %120, i64 %118
  %122 = load i32, ptr %121, align 4, !tbaa !5
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds ptr, ptr %119, i64 %123
  %125 = load ptr, ptr %124, align 8, !tbaa !31
  %126 = load ptr, ptr %30, align 8, !tbaa !295
  %127 = getelementptr inbounds nuw ptr, ptr %126, i64 %118
  store ptr %125, ptr %127, align 8, !tbaa !31
  %128 = add nuw nsw i64 %107, 2
  %129 = add i64 %108, 2
  %130 = icmp eq i64 %129, %84
  br i1 %130, label %85, label %106, !llvm.loop !298

131:                                              ; preds = %99
  %132 = load ptr, ptr %2, align 8, !tbaa !279
  %133 = getelementptr inbounds nuw i8, ptr %132, i64 24
  %134 = load ptr, ptr %133, align 8, !tbaa !270
  %135 = load atomic i32, ptr %134 acquire, align 8
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %137, label %155

137:                                              ; preds = %131
  %138 = load ptr, ptr %2, align 8, !tbaa !279
  %139 = getelementptr inbounds nuw i8, ptr %138, i64 24
  %140 = load ptr, ptr %139, align 8, !tbaa !270
  %141 = getelementptr inbounds nuw i8, ptr %140, i64 4
  br label %142

142:                                              ; preds = %142, %137
  %143 = atomicrmw xchg ptr %141, i32 1 acquire, align 4
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %145, label %142, !llvm.loop !271

145:                                              ; preds = %142
  %146 = load atomic i32, ptr %140 monotonic, align 8
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %152, label %148

148:                                              ; preds = %145
  %149 = getelementptr inbounds nuw i8, ptr %140, i64 16
  %150 = load i64, ptr %149, align 8, !tbaa !272
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
  %157 = load i32, ptr %156, align 4, !tbaa !291
  %158 = load ptr, ptr %2, align 8, !tbaa !279
  %159 = getelementptr inbounds nuw i8, ptr %158, i64 24
  %160 = load ptr, ptr %159, align 8, !tbaa !270
  %161 = getelementptr inbounds nuw i8, ptr %160, i64 8
  store i32 %157, ptr %161, align 8, !tbaa !299
  br label %162

162:                                              ; preds = %155, %99
  %163 = load ptr, ptr %14, align 8, !tbaa !285
  %164 = icmp eq ptr %163, null
  br i1 %164, label %449, label %165

165:                                              ; preds = %162
  %166 = load ptr, ptr %27, align 8, !tbaa !92
  %167 = getelementptr inbounds nuw i8, ptr %36, i64 20
  %168 = load i32, ptr %167, align 4, !tbaa !291
  tail call void %163(ptr noundef %166, i32 noundef %168, i32 noundef 1) #18
  br label %449

169:                                              ; preds = %35
  %170 = getelementptr inbounds nuw i8, ptr %36, i64 28
  %171 = load i32, ptr %170, align 4, !tbaa !300
  %172 = sext i32 %171 to i64
  br label %449

173:                                              ; preds = %35
  %174 = load ptr, ptr %25, align 8, !tbaa !293
  %175 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %176 = load ptr, ptr %175, align 8, !tbaa !294
  %177 = load i32, ptr %176, align 4, !tbaa !5
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds ptr, ptr %174, i64 %178
  %180 = load ptr, ptr %179, align 8, !tbaa !31
  %181 = load i8, ptr %180, align 1, !tbaa !102
  %182 = icmp eq i8 %181, 0
  br i1 %182, label %183, label %449

183:                                              ; preds = %173
  %184 = getelementptr inbounds nuw i8, ptr %36, i64 28
  %185 = load i32, ptr %184, align 4, !tbaa !300
  %186 = sext i32 %185 to i64
  br label %449

187:                                              ; preds = %35
  %188 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %189 = load ptr, ptr %188, align 8, !tbaa !294
  %190 = load ptr, ptr %25, align 8, !tbaa !293
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
  %206 = load i32, ptr %205, align 4, !tbaa !300
  %207 = sext i32 %206 to i64
  br label %449

208:                                              ; preds = %35
  %209 = load ptr, ptr %14, align 8, !tbaa !285
  %210 = icmp eq ptr %209, null
  br i1 %210, label %215, label %211

211:                                              ; preds = %208
  %212 = load ptr, ptr %27, align 8, !tbaa !92
  %213 = getelementptr inbounds nuw i8, ptr %36, i64 20
  %214 = load i32, ptr %213, align 4, !tbaa !291
  tail call void %209(ptr noundef %212, i32 noundef %214, i32 noundef 2) #18
  br label %215

215:                                              ; preds = %211, %208
  %216 = load ptr, ptr %28, align 8, !tbaa !90
  %217 = icmp eq ptr %216, null
  br i1 %217, label %249, label %218

218:                                              ; preds = %215
  %219 = load i64, ptr %29, align 8, !tbaa !290
  %220 = icmp slt i64 %33, %219
  br i1 %220, label %221, label %249

221:                                              ; preds = %218
  %222 = load ptr, ptr %27, align 8, !tbaa !92
  %223 = tail call i32 %216(ptr noundef %222) #18
  %224 = icmp eq i32 %223, 0
  br i1 %224, label %249, label %225

225:                                              ; preds = %221
  %226 = load ptr, ptr %2, align 8, !tbaa !279
  %227 = getelementptr inbounds nuw i8, ptr %226, i64 24
  %228 = load ptr, ptr %227, align 8, !tbaa !270
  %229 = getelementptr inbounds nuw i8, ptr %228, i64 4
  br label %230

230:                                              ; preds = %230, %225
  %231 = atomicrmw xchg ptr %229, i32 1 acquire, align 4
  %232 = icmp eq i32 %231, 0
  br i1 %232, label %233, label %230, !llvm.loop !271

233:                                              ; preds = %230
  %234 = load atomic i32, ptr %228 monotonic, align 8
  %235 = icmp eq i32 %234, 0
  br i1 %235, label %240, label %236

236:                                              ; preds = %233
  %237 = getelementptr inbounds nuw i8, ptr %228, i64 16
  %238 = load i64, ptr %237, align 8, !tbaa !272
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
  %244 = load i32, ptr %243, align 4, !tbaa !291
  %245 = load ptr, ptr %2, align 8, !tbaa !279
  %246 = getelementptr inbounds nuw i8, ptr %245, i64 24
  %247 = load ptr, ptr %246, align 8, !tbaa !270
  %248 = getelementptr inbounds nuw i8, ptr %247, i64 8
  store i32 %244, ptr %248, align 8, !tbaa !299
  br label %249

249:                                              ; preds = %215, %218, %221, %242
  %250 = phi i32 [ 0, %215 ], [ 1, %242 ], [ 0, %221 ], [ 0, %218 ]
  %251 = getelementptr inbounds nuw i8, ptr %36, i64 28
  %252 = load i32, ptr %251, align 4, !tbaa !300
  %253 = sext i32 %252 to i64
  br label %449

254:                                              ; preds = %35
  %255 = load ptr, ptr %14, align 8, !tbaa !285
  %256 = icmp eq ptr %255, null
  br i1 %256, label %261, label %257

257:                                              ; preds = %254
  %258 = load ptr, ptr %27, align 8, !tbaa !92
  %259 = getelementptr inbounds nuw i8, ptr %36, i64 20
  %260 = load i32, ptr %259, align 4, !tbaa !291
  tail call void %255(ptr noundef %258, i32 noundef %260, i32 noundef 2) #18
  br label %261

261:                                              ; preds = %257, %254
  %262 = load ptr, ptr %28, align 8, !tbaa !90
  %263 = icmp eq ptr %262, null
  br i1 %263, label %295, label %264

264:                                              ; preds = %261
  %265 = load i64, ptr %29, align 8, !tbaa !290
  %266 = icmp slt i64 %33, %265
  br i1 %266, label %267, label %295

267:                                              ; preds = %264
  %268 = load ptr, ptr %27, align 8, !tbaa !92
  %269 = tail call i32 %262(ptr noundef %268) #18
  %270 = icmp eq i32 %269, 0
  br i1 %270, label %295, label %271

271:                                              ; preds = %267
  %272 = load ptr, ptr %2, align 8, !tbaa !279
  %273 = getelementptr inbounds nuw i8, ptr %272, i64 24
  %274 = load ptr, ptr %273, align 8, !tbaa !270
  %275 = getelementptr inbounds nuw i8, ptr %274, i64 4
  br label %276

276:                                              ; preds = %276, %271
  %277 = atomicrmw xchg ptr %275, i32 1 acquire, align 4
  %278 = icmp eq i32 %277, 0
  br i1 %278, label %279, label %276, !llvm.loop !271

279:                                              ; preds = %276
  %280 = load atomic i32, ptr %274 monotonic, align 8
  %281 = icmp eq i32 %280, 0
  br i1 %281, label %286, label %282

282:                                              ; preds = %279
  %283 = getelementptr inbounds nuw i8, ptr %274, i64 16
  %284 = load i64, ptr %283, align 8, !tbaa !272
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
  %290 = load i32, ptr %289, align 4, !tbaa !291
  %291 = load ptr, ptr %2, align 8, !tbaa !279
  %292 = getelementptr inbounds nuw i8, ptr %291, i64 24
  %293 = load ptr, ptr %292, align 8, !tbaa !270
  %294 = getelementptr inbounds nuw i8, ptr %293, i64 8
  store i32 %290, ptr %294, align 8, !tbaa !299
  br label %295

295:                                              ; preds = %261, %264, %267, %288
  %296 = phi i32 [ 0, %261 ], [ 1, %288 ], [ 0, %267 ], [ 0, %264 ]
  %297 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %298 = load ptr, ptr %297, align 8, !tbaa !294
  %299 = load ptr, ptr %25, align 8, !tbaa !293
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
  %317 = load i32, ptr %316, align 4, !tbaa !300
  %318 = sext i32 %317 to i64
  br label %449

319:                                              ; preds = %35
  %320 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %321 = load ptr, ptr %320, align 8, !tbaa !294
  %322 = getelementptr inbounds nuw i8, ptr %36, i64 16
  %323 = load i32, ptr %322, align 8, !tbaa !292
  %324 = load ptr, ptr %25, align 8, !tbaa !293
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
  %334 = load ptr, ptr %25, align 8, !tbaa !293
  %335 = getelementptr inbounds ptr, ptr %334, i64 %331
  store ptr %328, ptr %335, align 8, !tbaa !31
  %336 = load ptr, ptr %26, align 8, !tbaa !301
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
  %362 = load ptr, ptr %25, align 8, !tbaa !293
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
  %374 = load ptr, ptr %25, align 8, !tbaa !293
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
  br i1 %387, label %433, label %359, !llvm.loop !302

388:                                              ; preds = %35
  %389 = load ptr, ptr %26, align 8, !tbaa !301
  %390 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %391 = load ptr, ptr %390, align 8, !tbaa !294
  %392 = getelementptr inbounds nuw i8, ptr %391, i64 8
  %393 = load i32, ptr %392, align 4, !tbaa !5
  %394 = sext i32 %393 to i64
  %395 = getelementptr inbounds i8, ptr %389, i64 %394
  %396 = load i8, ptr %395, align 1, !tbaa !102
  %397 = icmp eq i8 %396, 0
  br i1 %397, label %398, label %449

398:                                              ; preds = %388
  %399 = getelementptr inbounds nuw i8, ptr %36, i64 28
  %400 = load i32, ptr %399, align 4, !tbaa !300
  %401 = sext i32 %400 to i64
  br label %449

402:                                              ; preds = %35
  %403 = load ptr, ptr %25, align 8, !tbaa !293
  %404 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %405 = load ptr, ptr %404, align 8, !tbaa !294
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
  %428 = load i32, ptr %427, align 4, !tbaa !291
  %429 = load ptr, ptr %2, align 8, !tbaa !279
  %430 = getelementptr inbounds nuw i8, ptr %429, i64 24
  %431 = load ptr, ptr %430, align 8, !tbaa !270
  %432 = getelementptr inbounds nuw i8, ptr %431, i64 8
  store i32 %428, ptr %432, align 8, !tbaa !299
  br label %857

433:                                              ; preds = %359
  %434 = icmp eq i64 %354, 0
  br i1 %434, label %449, label %435

435:                                              ; preds = %433, %347
  %436 = phi i64 [ 4, %347 ], [ %385, %433 ]
  %437 = icmp ne i64 %354, 0
  tail call void @llvm.assume(i1 %437)
  %438 = load ptr, ptr %25, align 8, !tbaa !293
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
  br i1 %452, label %32, label %857, !llvm.loop !303

453:                                              ; preds = %17, %11
  %454 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %455 = load i64, ptr %454, align 8, !tbaa !304
  %456 = icmp eq i64 %455, 0
  br i1 %456, label %560, label %457

457:                                              ; preds = %453
  %458 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %459 = load i64, ptr %458, align 8, !tbaa !287
  %460 = icmp sgt i64 %459, 0
  br i1 %460, label %461, label %857

461:                                              ; preds = %457
  %462 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %463 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %464 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %469

465:                                              ; preds = %497
  %466 = add nuw nsw i64 %470, 1
  %467 = load i64, ptr %458, align 8, !tbaa !287
  %468 = icmp slt i64 %466, %467
  br i1 %468, label %469, label %857, !llvm.loop !305

469:                                              ; preds = %465, %461
  %470 = phi i64 [ 0, %461 ], [ %466, %465 ]
  %471 = load ptr, ptr %0, align 8, !tbaa !286
  %472 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %471, i64 %470
  %473 = getelementptr inbounds nuw i8, ptr %472, i64 16
  %474 = load i32, ptr %473, align 8, !tbaa !292
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
  %488 = load ptr, ptr %462, align 8, !tbaa !293
  %489 = load ptr, ptr %477, align 8, !tbaa !294
  %490 = getelementptr inbounds nuw i32, ptr %489, i64 %486
  %491 = load i32, ptr %490, align 4, !tbaa !5
  %492 = sext i32 %491 to i64
  %493 = getelementptr inbounds ptr, ptr %488, i64 %492
  %494 = load ptr, ptr %493, align 8, !tbaa !31
  %495 = load ptr, ptr %463, align 8, !tbaa !295
  %496 = getelementptr inbounds nuw ptr, ptr %495, i64 %486
  store ptr %494, ptr %496, align 8, !tbaa !31
  br label %497

497:                                              ; preds = %485, %483, %469
  %498 = load ptr, ptr %472, align 8, !tbaa !296
  %499 = load ptr, ptr %463, align 8, !tbaa !295
  %500 = load ptr, ptr %464, align 8, !tbaa !297
  %501 = load ptr, ptr %2, align 8, !tbaa !279
  %502 = tail call i32 %498(ptr noundef %499, ptr noundef %500, ptr noundef %501) #18
  %503 = icmp eq i32 %502, 0
  br i1 %503, label %465, label %529

504:                                              ; preds = %504, %481
  %505 = phi i64 [ 0, %481 ], [ %526, %504 ]
  %506 = phi i64 [ 0, %481 ], [ %527, %504 ]
  %507 = load ptr, ptr %462, align 8, !tbaa !293
  %508 = load ptr, ptr %477, align 8, !tbaa !294
  %509 = getelementptr inbounds nuw i32, ptr %508, i64 %505
  %510 = load i32, ptr %509, align 4, !tbaa !5
  %511 = sext i32 %510 to i64
  %512 = getelementptr inbounds ptr, ptr %507, i64 %511
  %513 = load ptr, ptr %512, align 8, !tbaa !31
  %514 = load ptr, ptr %463, align 8, !tbaa !295
  %515 = getelementptr inbounds nuw ptr, ptr %514, i64 %505
  store ptr %513, ptr %515, align 8, !tbaa !31
  %516 = or disjoint i64 %505, 1
  %517 = load ptr, ptr %462, align 8, !tbaa !293
  %518 = load ptr, ptr %477, align 8, !tbaa !294
  %519 = getelementptr inbounds nuw i32, ptr %518, i64 %516
  %520 = load i32, ptr %519, align 4, !tbaa !5
  %521 = sext i32 %520 to i64
  %522 = getelementptr inbounds ptr, ptr %517, i64 %521
  %523 = load ptr, ptr %522, align 8, !tbaa !31
  %524 = load ptr, ptr %463, align 8, !tbaa !295
  %525 = getelementptr inbounds nuw ptr, ptr %524, i64 %516
  store ptr %523, ptr %525, align 8, !tbaa !31
  %526 = add nuw nsw i64 %505, 2
  %527 = add i64 %506, 2
  %528 = icmp eq i64 %527, %482
  br i1 %528, label %483, label %504, !llvm.loop !298

529:                                              ; preds = %497
  %530 = load ptr, ptr %2, align 8, !tbaa !279
  %531 = getelementptr inbounds nuw i8, ptr %530, i64 24
  %532 = load ptr, ptr %531, align 8, !tbaa !270
  %533 = load atomic i32, ptr %532 acquire, align 8
  %534 = icmp eq i32 %533, 0
  br i1 %534, label %535, label %553

535:                                              ; preds = %529
  %536 = load ptr, ptr %2, align 8, !tbaa !279
  %537 = getelementptr inbounds nuw i8, ptr %536, i64 24
  %538 = load ptr, ptr %537, align 8, !tbaa !270
  %539 = getelementptr inbounds nuw i8, ptr %538, i64 4
  br label %540

540:                                              ; preds = %540, %535
  %541 = atomicrmw xchg ptr %539, i32 1 acquire, align 4
  %542 = icmp eq i32 %541, 0
  br i1 %542, label %543, label %540, !llvm.loop !271

543:                                              ; preds = %540
  %544 = load atomic i32, ptr %538 monotonic, align 8
  %545 = icmp eq i32 %544, 0
  br i1 %545, label %550, label %546

546:                                              ; preds = %543
  %547 = getelementptr inbounds nuw i8, ptr %538, i64 16
  %548 = load i64, ptr %547, align 8, !tbaa !272
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
  %555 = load i32, ptr %554, align 4, !tbaa !291
  %556 = load ptr, ptr %2, align 8, !tbaa !279
  %557 = getelementptr inbounds nuw i8, ptr %556, i64 24
  %558 = load ptr, ptr %557, align 8, !tbaa !270
  %559 = getelementptr inbounds nuw i8, ptr %558, i64 8
  store i32 %555, ptr %559, align 8, !tbaa !299
  br label %857

560:                                              ; preds = %453
  %561 = load ptr, ptr %0, align 8, !tbaa !286
  %562 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %563 = load i64, ptr %562, align 8, !tbaa !287
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
  %575 = load i32, ptr %574, align 8, !tbaa !288
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
  %578 = load i32, ptr %577, align 8, !tbaa !292
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
  %592 = load ptr, ptr %564, align 8, !tbaa !293
  %593 = load ptr, ptr %581, align 8, !tbaa !294
  %594 = getelementptr inbounds nuw i32, ptr %593, i64 %590
  %595 = load i32, ptr %594, align 4, !tbaa !5
  %596 = sext i32 %595 to i64
  %597 = getelementptr inbounds ptr, ptr %592, i64 %596
  %598 = load ptr, ptr %597, align 8, !tbaa !31
  %599 = load ptr, ptr %566, align 8, !tbaa !295
  %600 = getelementptr inbounds nuw ptr, ptr %599, i64 %590
  store ptr %598, ptr %600, align 8, !tbaa !31
  br label %601

601:                                              ; preds = %589, %587, %576
  %602 = load ptr, ptr %572, align 8, !tbaa !296
  %603 = load ptr, ptr %566, align 8, !tbaa !295
  %604 = load ptr, ptr %567, align 8, !tbaa !297
  %605 = load ptr, ptr %2, align 8, !tbaa !279
  %606 = tail call i32 %602(ptr noundef %603, ptr noundef %604, ptr noundef %605) #18
  %607 = icmp eq i32 %606, 0
  br i1 %607, label %853, label %633

608:                                              ; preds = %608, %585
  %609 = phi i64 [ 0, %585 ], [ %630, %608 ]
  %610 = phi i64 [ 0, %585 ], [ %631, %608 ]
  %611 = load ptr, ptr %564, align 8, !tbaa !293
  %612 = load ptr, ptr %581, align 8, !tbaa !294
  %613 = getelementptr inbounds nuw i32, ptr %612, i64 %609
  %614 = load i32, ptr %613, align 4, !tbaa !5
  %615 = sext i32 %614 to i64
  %616 = getelementptr inbounds ptr, ptr %611, i64 %615
  %617 = load ptr, ptr %616, align 8, !tbaa !31
  %618 = load ptr, ptr %566, align 8, !tbaa !295
  %619 = getelementptr inbounds nuw ptr, ptr %618, i64 %609
  store ptr %617, ptr %619, align 8, !tbaa !31
  %620 = or disjoint i64 %609, 1
  %621 = load ptr, ptr %564, align 8, !tbaa !293
  %622 = load ptr, ptr %581, align 8, !tbaa !294
  %623 = getelementptr inbounds nuw i32, ptr %622, i64 %620
  %624 = load i32, ptr %623, align 4, !tbaa !5
  %625 = sext i32 %624 to i64
  %626 = getelementptr inbounds ptr, ptr %621, i64 %625
  %627 = load ptr, ptr %626, align 8, !tbaa !31
  %628 = load ptr, ptr %566, align 8, !tbaa !295
  %629 = getelementptr inbounds nuw ptr, ptr %628, i64 %620
  store ptr %627, ptr %629, align 8, !tbaa !31
  %630 = add nuw nsw i64 %609, 2
  %631 = add i64 %610, 2
  %632 = icmp eq i64 %631, %586
  br i1 %632, label %587, label %608, !llvm.loop !298

633:                                              ; preds = %601
  %634 = load ptr, ptr %2, align 8, !tbaa !279
  %635 = getelementptr inbounds nuw i8, ptr %634, i64 24
  %636 = load ptr, ptr %635, align 8, !tbaa !270
  %637 = load atomic i32, ptr %636 acquire, align 8
  %638 = icmp eq i32 %637, 0
  br i1 %638, label %639, label %657

639:                                              ; preds = %633
  %640 = load ptr, ptr %2, align 8, !tbaa !279
  %641 = getelementptr inbounds nuw i8, ptr %640, i64 24
  %642 = load ptr, ptr %641, align 8, !tbaa !270
  %643 = getelementptr inbounds nuw i8, ptr %642, i64 4
  br label %644

644:                                              ; preds = %644, %639
  %645 = atomicrmw xchg ptr %643, i32 1 acquire, align 4
  %646 = icmp eq i32 %645, 0
  br i1 %646, label %647, label %644, !llvm.loop !271

647:                                              ; preds = %644
  %648 = load atomic i32, ptr %642 monotonic, align 8
  %649 = icmp eq i32 %648, 0
  br i1 %649, label %654, label %650

650:                                              ; preds = %647
  %651 = getelementptr inbounds nuw i8, ptr %642, i64 16
  %652 = load i64, ptr %651, align 8, !tbaa !272
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
  %659 = load i32, ptr %658, align 4, !tbaa !291
  %660 = load ptr, ptr %2, align 8, !tbaa !279
  %661 = getelementptr inbounds nuw i8, ptr %660, i64 24
  %662 = load ptr, ptr %661, align 8, !tbaa !270
  %663 = getelementptr inbounds nuw i8, ptr %662, i64 8
  store i32 %659, ptr %663, align 8, !tbaa !299
  br label %857

664:                                              ; preds = %571
  %665 = getelementptr inbounds nuw i8, ptr %572, i64 28
  %666 = load i32, ptr %665, align 4, !tbaa !300
  %667 = sext i32 %666 to i64
  br label %853

668:                                              ; preds = %571
  %669 = load ptr, ptr %564, align 8, !tbaa !293
  %670 = getelementptr inbounds nuw i8, ptr %572, i64 8
  %671 = load ptr, ptr %670, align 8, !tbaa !294
  %672 = load i32, ptr %671, align 4, !tbaa !5
  %673 = sext i32 %672 to i64
  %674 = getelementptr inbounds ptr, ptr %669, i64 %673
  %675 = load ptr, ptr %674, align 8, !tbaa !31
  %676 = load i8, ptr %675, align 1, !tbaa !102
  %677 = icmp eq i8 %676, 0
  br i1 %677, label %678, label %853

678:                                              ; preds = %668
  %679 = getelementptr inbounds nuw i8, ptr %572, i64 28
  %680 = load i32, ptr %679, align 4, !tbaa !300
  %681 = sext i32 %680 to i64
  br label %853

682:                                              ; preds = %571
  %683 = getelementptr inbounds nuw i8, ptr %572, i64 8
  %684 = load ptr, ptr %683, align 8, !tbaa !294
  %685 = load ptr, ptr %564, align 8, !tbaa !293
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
  %701 = load i32, ptr %700, align 4, !tbaa !300
  %702 = sext i32 %701 to i64
  br label %853

703:                                              ; preds = %571
  %704 = getelementptr inbounds nuw i8, ptr %572, i64 28
  %705 = load i32, ptr %704, align 4, !tbaa !300
  %706 = sext i32 %705 to i64
  br label %853

707:                                              ; preds = %571
  %708 = getelementptr inbounds nuw i8, ptr %572, i64 8
  %709 = load ptr, ptr %708, align 8, !tbaa !294
  %710 = load ptr, ptr %564, align 8, !tbaa !293
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
  %728 = load i32, ptr %727, align 4, !tbaa !300
  %729 = sext i32 %728 to i64
  br label %853

730:                                              ; preds = %571
  %731 = getelementptr inbounds nuw i8, ptr %572, i64 8
  %732 = load ptr, ptr %731, align 8, !tbaa !294
  %733 = getelementptr inbounds nuw i8, ptr %572, i64 16
  %734 = load i32, ptr %733, align 8, !tbaa !292
  %735 = load ptr, ptr %564, align 8, !tbaa !293
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
  %745 = load ptr, ptr %564, align 8, !tbaa !293
  %746 = getelementptr inbounds ptr, ptr %745, i64 %742
  store ptr %739, ptr %746, align 8, !tbaa !31
  %747 = load ptr, ptr %565, align 8, !tbaa !301
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
  %773 = load ptr, ptr %564, align 8, !tbaa !293
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
  %785 = load ptr, ptr %564, align 8, !tbaa !293
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
  br i1 %798, label %837, label %770, !llvm.loop !302

799:                                              ; preds = %571
  %800 = load ptr, ptr %565, align 8, !tbaa !301
  %801 = getelementptr inbounds nuw i8, ptr %572, i64 8
  %802 = load ptr, ptr %801, align 8, !tbaa !294
  %803 = getelementptr inbounds nuw i8, ptr %802, i64 8
  %804 = load i32, ptr %803, align 4, !tbaa !5
  %805 = sext i32 %804 to i64
  %806 = getelementptr inbounds i8, ptr %800, i64 %805
  %807 = load i8, ptr %806, align 1, !tbaa !102
  %808 = icmp eq i8 %807, 0
  br i1 %808, label %809, label %853

809:                                              ; preds = %799
  %810 = getelementptr inbounds nuw i8, ptr %572, i64 28
  %811 = load i32, ptr %810, align 4, !tbaa !300
  %812 = sext i32 %811 to i64
  br label %853

813:                                              ; preds = %571
  %814 = load ptr, ptr %564, align 8, !tbaa !293
  %815 = getelementptr inbounds nuw i8, ptr %572, i64 8
  %816 = load ptr, ptr %815, align 8, !tbaa !294
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
  %842 = load ptr, ptr %564, align 8, !tbaa !293
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
  br i1 %856, label %568, label %857, !llvm.loop !303

857:                                              ; preds = %449, %32, %465, %853, %568, %657, %553, %457, %426, %9
  %858 = phi i32 [ %10, %9 ], [ 0, %465 ], [ 1, %426 ], [ %606, %657 ], [ %855, %853 ], [ %502, %553 ], [ 0, %457 ], [ 0, %568 ], [ 0, %32 ], [ %451, %449 ]
  ret i32 %858
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @walk_on_device(ptr noundef %0) unnamed_addr #27 {
  %2 = alloca i32, align 4
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %4 = load ptr, ptr %3, align 8, !tbaa !279
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %6 = load ptr, ptr %5, align 8, !tbaa !133
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %8 = load ptr, ptr %7, align 8, !tbaa !33
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #18
  store i32 1, ptr %2, align 4, !tbaa !5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load i64, ptr %9, align 8, !tbaa !287
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %92, label %12

12:                                               ; preds = %1
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %14 = load ptr, ptr %13, align 8, !tbaa !306
  %15 = icmp eq ptr %14, null
  br i1 %15, label %42, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %18 = load i64, ptr %17, align 8, !tbaa !304
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %42, label %20

20:                                               ; preds = %16
  %21 = icmp eq ptr %8, null
  br i1 %21, label %26, label %22

22:                                               ; preds = %20
  %23 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %24 = load ptr, ptr %23, align 8, !tbaa !285
  %25 = icmp eq ptr %24, null
  br i1 %25, label %26, label %42

26:                                               ; preds = %22, %20
  %27 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %28 = load ptr, ptr %27, align 8, !tbaa !307
  %29 = call i32 %28(ptr noundef %6, ptr noundef nonnull %0, ptr noundef nonnull %2) #18
  %30 = load i32, ptr %2, align 4
  %31 = icmp ne i32 %30, 0
  %32 = icmp eq i32 %29, 0
  %33 = select i1 %32, i1 %31, i1 false
  br i1 %33, label %34, label %44

34:                                               ; preds = %26
  %35 = call fastcc i32 @walk_instructions(ptr noundef nonnull %0)
  %36 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %37 = load ptr, ptr %36, align 8, !tbaa !308
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
  %48 = load ptr, ptr %3, align 8, !tbaa !279
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 40
  %50 = load ptr, ptr %49, align 8, !tbaa !309
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 32
  %52 = load i64, ptr %51, align 8, !tbaa !310
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %92, label %54

54:                                               ; preds = %47
  %55 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %56 = load ptr, ptr %55, align 8, !tbaa !181
  %57 = call i32 %56(ptr noundef %6, ptr noundef nonnull %48, ptr noundef null, ptr noundef null, i64 noundef 0) #18
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %92, label %59

59:                                               ; preds = %34, %44, %54
  %60 = phi i32 [ %57, %54 ], [ %45, %44 ], [ %35, %34 ]
  %61 = load ptr, ptr %0, align 8, !tbaa !286
  %62 = load ptr, ptr %3, align 8, !tbaa !279
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 24
  %64 = load ptr, ptr %63, align 8, !tbaa !270
  %65 = load atomic i32, ptr %64 acquire, align 8
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %67, label %92

67:                                               ; preds = %59
  %68 = load ptr, ptr %3, align 8, !tbaa !279
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 24
  %70 = load ptr, ptr %69, align 8, !tbaa !270
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 4
  br label %72

72:                                               ; preds = %72, %67
  %73 = atomicrmw xchg ptr %71, i32 1 acquire, align 4
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %75, label %72, !llvm.loop !271

75:                                               ; preds = %72
  %76 = load atomic i32, ptr %70 monotonic, align 8
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %82, label %78

78:                                               ; preds = %75
  %79 = getelementptr inbounds nuw i8, ptr %70, i64 16
  %80 = load i64, ptr %79, align 8, !tbaa !272
  %81 = icmp sgt i64 %80, 0
  br i1 %81, label %82, label %85

82:                                               ; preds = %78, %75
  %83 = getelementptr inbounds nuw i8, ptr %70, i64 12
  store i32 2147483647, ptr %83, align 4, !tbaa !275
  %84 = getelementptr inbounds nuw i8, ptr %70, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %84, i8 0, i64 32, i1 false)
  store atomic i32 %60, ptr %70 monotonic, align 8
  br label %85

85:                                               ; preds = %82, %78
  store atomic i32 0, ptr %71 release, align 4
  %86 = getelementptr inbounds nuw i8, ptr %61, i64 20
  %87 = load i32, ptr %86, align 4, !tbaa !291
  %88 = load ptr, ptr %3, align 8, !tbaa !279
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 24
  %90 = load ptr, ptr %89, align 8, !tbaa !270
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 8
  store i32 %87, ptr %91, align 8, !tbaa !299
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
  %7 = load ptr, ptr %6, align 8, !tbaa !313
  %8 = load ptr, ptr %7, align 8, !tbaa !315
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #18
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !318
  %11 = icmp eq ptr %10, null
  br i1 %11, label %130, label %12

12:                                               ; preds = %4
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %14 = load i32, ptr %13, align 8, !tbaa !322
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
  %32 = load i64, ptr %31, align 8, !tbaa !323
  %33 = load ptr, ptr %8, align 8, !tbaa !325
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 216
  %35 = load i64, ptr %34, align 8, !tbaa !326
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
  %49 = load i32, ptr %13, align 8, !tbaa !322
  %50 = icmp sgt i32 %49, %48
  br i1 %50, label %51, label %58

51:                                               ; preds = %41
  %52 = load ptr, ptr %39, align 8, !tbaa !328
  %53 = shl i64 %47, 32
  %54 = ashr exact i64 %53, 29
  %55 = getelementptr inbounds i8, ptr %52, i64 %54
  %56 = load ptr, ptr %55, align 8, !tbaa !31
  %57 = icmp eq ptr %56, %46
  br i1 %57, label %101, label %58

58:                                               ; preds = %51, %41
  %59 = load ptr, ptr %40, align 8, !tbaa !329
  %60 = icmp eq ptr %46, %59
  br i1 %60, label %101, label %61

61:                                               ; preds = %58
  %62 = icmp sgt i32 %49, 0
  br i1 %62, label %63, label %89

63:                                               ; preds = %61
  %64 = load ptr, ptr %39, align 8, !tbaa !328
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
  br i1 %73, label %74, label %66, !llvm.loop !330

74:                                               ; preds = %71, %84
  %75 = phi i64 [ %85, %84 ], [ 0, %71 ]
  %76 = load ptr, ptr %8, align 8, !tbaa !325
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 112
  %78 = load ptr, ptr %77, align 8, !tbaa !331
  %79 = load ptr, ptr %39, align 8, !tbaa !328
  %80 = getelementptr inbounds nuw ptr, ptr %79, i64 %75
  %81 = load ptr, ptr %80, align 8, !tbaa !31
  %82 = tail call i32 %78(ptr noundef %81, ptr noundef %46) #18
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %97, label %84

84:                                               ; preds = %74
  %85 = add nuw nsw i64 %75, 1
  %86 = icmp eq i64 %85, %65
  br i1 %86, label %87, label %74, !llvm.loop !332

87:                                               ; preds = %84
  %88 = load ptr, ptr %40, align 8, !tbaa !329
  br label %89

89:                                               ; preds = %87, %61
  %90 = phi ptr [ %88, %87 ], [ %59, %61 ]
  %91 = load ptr, ptr %8, align 8, !tbaa !325
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 112
  %93 = load ptr, ptr %92, align 8, !tbaa !331
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
  br i1 %122, label %123, label %41, !llvm.loop !333

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
  %131 = load ptr, ptr %8, align 8, !tbaa !325
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 16
  %133 = load ptr, ptr %132, align 8, !tbaa !334
  %134 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %135 = load ptr, ptr %134, align 8, !tbaa !335
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
  %8 = load ptr, ptr %0, align 8, !tbaa !315
  %9 = load ptr, ptr %8, align 8, !tbaa !325
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #18
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %11 = load ptr, ptr %10, align 8, !tbaa !336
  %12 = load i32, ptr %11, align 4, !tbaa !5
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %759, label %14

14:                                               ; preds = %3
  %15 = getelementptr inbounds nuw i8, ptr %8, i64 52
  %16 = load i32, ptr %15, align 4, !tbaa !337
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
  %25 = load ptr, ptr %24, align 8, !tbaa !338
  %26 = icmp eq ptr %2, %25
  br i1 %26, label %146, label %27

27:                                               ; preds = %23
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %29 = load i64, ptr %28, align 8, !tbaa !339
  switch i64 %29, label %70 [
    i64 0, label %30
    i64 2, label %31
  ]

30:                                               ; preds = %27
  store ptr %2, ptr %7, align 16, !tbaa !31
  br label %109

31:                                               ; preds = %27
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %33 = load ptr, ptr %32, align 8, !tbaa !340
  %34 = getelementptr inbounds nuw i8, ptr %9, i64 192
  %35 = load ptr, ptr %34, align 8, !tbaa !341
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
  %45 = load ptr, ptr %44, align 8, !tbaa !342
  %46 = tail call i64 %45(ptr noundef nonnull %2) #18
  %47 = icmp eq i64 %43, %46
  br i1 %47, label %109, label %62

48:                                               ; preds = %48, %38
  %49 = phi i64 [ 0, %38 ], [ %60, %48 ]
  %50 = phi i64 [ 0, %38 ], [ %59, %48 ]
  %51 = load ptr, ptr %39, align 8, !tbaa !343
  %52 = load ptr, ptr %40, align 8, !tbaa !344
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
  br i1 %61, label %42, label %48, !llvm.loop !345

62:                                               ; preds = %42
  %63 = getelementptr inbounds nuw i8, ptr %9, i64 120
  %64 = load ptr, ptr %63, align 8, !tbaa !346
  %65 = tail call ptr %64() #18
  %66 = icmp eq ptr %65, null
  br i1 %66, label %759, label %67

67:                                               ; preds = %62
  %68 = getelementptr inbounds nuw i8, ptr %9, i64 128
  %69 = load ptr, ptr %68, align 8, !tbaa !347
  tail call void %69() #18
  br label %759

70:                                               ; preds = %27
  %71 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %72 = load ptr, ptr %71, align 8, !tbaa !340
  %73 = getelementptr inbounds nuw i8, ptr %9, i64 184
  %74 = load ptr, ptr %73, align 8, !tbaa !348
  %75 = icmp eq ptr %72, %74
  br i1 %75, label %76, label %93

76:                                               ; preds = %70
  %77 = getelementptr inbounds nuw i8, ptr %9, i64 104
  %78 = load ptr, ptr %77, align 8, !tbaa !349
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
  %88 = load ptr, ptr %84, align 8, !tbaa !350
  %89 = tail call ptr %88(ptr noundef nonnull %2, i64 noundef %87) #18
  %90 = getelementptr inbounds nuw ptr, ptr %7, i64 %87
  store ptr %89, ptr %90, align 8, !tbaa !31
  %91 = add nuw nsw i64 %87, 1
  %92 = icmp eq i64 %91, %85
  br i1 %92, label %112, label %86, !llvm.loop !351

93:                                               ; preds = %70
  %94 = getelementptr inbounds nuw i8, ptr %9, i64 176
  %95 = load ptr, ptr %94, align 8, !tbaa !352
  %96 = icmp eq ptr %72, %95
  br i1 %96, label %97, label %759

97:                                               ; preds = %93
  %98 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %99 = load i64, ptr %98, align 8, !tbaa !323
  %100 = sext i32 %16 to i64
  %101 = icmp ne i64 %99, %100
  %102 = or i1 %17, %101
  br i1 %102, label %144, label %103

103:                                              ; preds = %97
  %104 = getelementptr inbounds nuw i8, ptr %9, i64 216
  %105 = load i64, ptr %104, align 8, !tbaa !326
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
  %114 = load ptr, ptr %24, align 8, !tbaa !338
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
  br i1 %131, label %132, label %120, !llvm.loop !353

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
  br i1 %143, label %146, label %136, !llvm.loop !354

144:                                              ; preds = %76, %97
  %145 = phi i1 [ %81, %76 ], [ %101, %97 ]
  br i1 %145, label %759, label %146

146:                                              ; preds = %136, %132, %23, %109, %21, %144
  %147 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %148 = load ptr, ptr %147, align 8, !tbaa !355
  %149 = icmp eq ptr %148, null
  br i1 %149, label %759, label %150

150:                                              ; preds = %146
  %151 = getelementptr inbounds nuw i8, ptr %8, i64 48
  br label %152

152:                                              ; preds = %274, %150
  %153 = phi ptr [ %148, %150 ], [ %276, %274 ]
  %154 = getelementptr inbounds nuw i8, ptr %153, i64 144
  %155 = load i32, ptr %154, align 8, !tbaa !356
  %156 = getelementptr inbounds nuw i8, ptr %153, i64 148
  %157 = load i32, ptr %156, align 4, !tbaa !363
  %158 = or i32 %157, %155
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %160, label %274

160:                                              ; preds = %152
  %161 = load i32, ptr %151, align 8, !tbaa !322
  %162 = icmp slt i32 %161, 1
  br i1 %162, label %278, label %163

163:                                              ; preds = %160
  %164 = load ptr, ptr %8, align 8, !tbaa !325
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
  %174 = load ptr, ptr %165, align 8, !tbaa !364
  %175 = getelementptr inbounds nuw %struct.tfc_operand, ptr %174, i64 %173
  %176 = getelementptr inbounds nuw ptr, ptr %1, i64 %173
  %177 = load ptr, ptr %176, align 8, !tbaa !31
  %178 = getelementptr inbounds nuw i8, ptr %177, i64 8
  %179 = load ptr, ptr %178, align 8, !tbaa !340
  %180 = load ptr, ptr %166, align 8, !tbaa !365
  %181 = icmp eq ptr %179, %180
  br i1 %181, label %182, label %220

182:                                              ; preds = %171
  %183 = getelementptr inbounds nuw i8, ptr %177, i64 56
  %184 = load ptr, ptr %183, align 8, !tbaa !366
  %185 = load ptr, ptr %175, align 8, !tbaa !368
  %186 = icmp eq ptr %184, %185
  br i1 %186, label %187, label %274

187:                                              ; preds = %182
  %188 = getelementptr inbounds nuw i8, ptr %177, i64 24
  %189 = load i32, ptr %188, align 8, !tbaa !370
  %190 = getelementptr inbounds nuw i8, ptr %175, i64 32
  %191 = load i32, ptr %190, align 8, !tbaa !371
  %192 = icmp eq i32 %189, %191
  br i1 %192, label %193, label %274

193:                                              ; preds = %187
  %194 = getelementptr inbounds nuw i8, ptr %177, i64 64
  %195 = load i32, ptr %194, align 8, !tbaa !372
  %196 = and i32 %195, 257
  %197 = icmp eq i32 %196, 257
  br i1 %197, label %198, label %274

198:                                              ; preds = %193
  %199 = icmp sgt i32 %189, 0
  br i1 %199, label %200, label %216

200:                                              ; preds = %198
  %201 = getelementptr inbounds nuw i8, ptr %177, i64 32
  %202 = load ptr, ptr %201, align 8, !tbaa !373
  %203 = getelementptr inbounds nuw i8, ptr %175, i64 16
  %204 = load ptr, ptr %203, align 8, !tbaa !374
  %205 = zext nneg i32 %189 to i64
  br label %209

206:                                              ; preds = %209
  %207 = add nuw nsw i64 %210, 1
  %208 = icmp eq i64 %207, %205
  br i1 %208, label %216, label %209, !llvm.loop !375

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
  %218 = load ptr, ptr %217, align 8, !tbaa !376
  %219 = getelementptr inbounds nuw i8, ptr %175, i64 56
  store ptr %218, ptr %219, align 8, !tbaa !377
  br label %269

220:                                              ; preds = %171
  %221 = getelementptr inbounds nuw i8, ptr %175, i64 8
  %222 = load ptr, ptr %221, align 8, !tbaa !378
  %223 = icmp eq ptr %179, %222
  br i1 %223, label %224, label %227

224:                                              ; preds = %220
  %225 = getelementptr inbounds nuw i8, ptr %177, i64 16
  %226 = getelementptr inbounds nuw i8, ptr %175, i64 56
  store ptr %225, ptr %226, align 8, !tbaa !377
  br label %269

227:                                              ; preds = %220
  %228 = getelementptr inbounds nuw i8, ptr %175, i64 40
  %229 = load i32, ptr %228, align 8, !tbaa !379
  %230 = icmp eq i32 %229, 0
  br i1 %230, label %274, label %231

231:                                              ; preds = %227
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  store double 0.000000e+00, ptr %5, align 8
  %232 = getelementptr inbounds nuw i8, ptr %175, i64 64
  %233 = getelementptr inbounds nuw i8, ptr %175, i64 56
  store ptr %232, ptr %233, align 8, !tbaa !377
  %234 = load ptr, ptr %167, align 8, !tbaa !380
  %235 = icmp eq ptr %179, %234
  br i1 %235, label %236, label %243

236:                                              ; preds = %231
  %237 = load ptr, ptr %170, align 8, !tbaa !381
  %238 = call double %237(ptr noundef nonnull %177) #18
  %239 = load i32, ptr %228, align 8, !tbaa !379
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
  %244 = load ptr, ptr %168, align 8, !tbaa !382
  %245 = icmp eq ptr %179, %244
  br i1 %245, label %246, label %264

246:                                              ; preds = %243
  %247 = load ptr, ptr %169, align 8, !tbaa !383
  %248 = call i64 %247(ptr noundef nonnull %177, ptr noundef nonnull %6) #18
  %249 = load i32, ptr %6, align 4, !tbaa !5
  %250 = icmp eq i32 %249, 0
  br i1 %250, label %251, label %264

251:                                              ; preds = %246
  %252 = load i32, ptr %228, align 8, !tbaa !379
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
  store i64 %267, ptr %232, align 8, !tbaa !384
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  %268 = load i32, ptr %151, align 8, !tbaa !322
  br label %269

269:                                              ; preds = %266, %224, %216
  %270 = phi i32 [ %268, %266 ], [ %172, %216 ], [ %172, %224 ]
  %271 = add nuw nsw i64 %173, 1
  %272 = sext i32 %270 to i64
  %273 = icmp slt i64 %271, %272
  br i1 %273, label %171, label %278, !llvm.loop !385

274:                                              ; preds = %227, %193, %187, %182, %209, %265, %152
  %275 = getelementptr inbounds nuw i8, ptr %153, i64 8
  %276 = load ptr, ptr %275, align 8, !tbaa !355
  %277 = icmp eq ptr %276, null
  br i1 %277, label %759, label %152, !llvm.loop !386

278:                                              ; preds = %160, %269
  %279 = phi i32 [ %270, %269 ], [ %161, %160 ]
  %280 = getelementptr inbounds nuw i8, ptr %153, i64 144
  %281 = load i32, ptr %15, align 4, !tbaa !337
  %282 = icmp sgt i32 %281, 0
  br i1 %282, label %283, label %395

283:                                              ; preds = %278
  %284 = getelementptr inbounds nuw i8, ptr %153, i64 32
  %285 = load ptr, ptr %284, align 8, !tbaa !387
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
  %298 = load ptr, ptr %297, align 8, !tbaa !340
  %299 = load ptr, ptr %8, align 8, !tbaa !325
  %300 = getelementptr inbounds nuw i8, ptr %299, i64 168
  %301 = load ptr, ptr %300, align 8, !tbaa !365
  %302 = icmp eq ptr %298, %301
  br i1 %302, label %303, label %759

303:                                              ; preds = %296
  %304 = getelementptr inbounds nuw i8, ptr %294, i64 56
  %305 = load ptr, ptr %304, align 8, !tbaa !366
  %306 = load ptr, ptr %292, align 8, !tbaa !368
  %307 = icmp eq ptr %305, %306
  br i1 %307, label %308, label %759

308:                                              ; preds = %303
  %309 = getelementptr inbounds nuw i8, ptr %294, i64 24
  %310 = load i32, ptr %309, align 8, !tbaa !370
  %311 = getelementptr inbounds nuw i8, ptr %292, i64 32
  %312 = load i32, ptr %311, align 8, !tbaa !371
  %313 = icmp eq i32 %310, %312
  br i1 %313, label %314, label %759

314:                                              ; preds = %308
  %315 = getelementptr inbounds nuw i8, ptr %294, i64 64
  %316 = load i32, ptr %315, align 8, !tbaa !372
  %317 = and i32 %316, 1281
  %318 = icmp eq i32 %317, 1281
  br i1 %318, label %319, label %759

319:                                              ; preds = %314
  %320 = icmp sgt i32 %310, 0
  br i1 %320, label %321, label %337

321:                                              ; preds = %319
  %322 = getelementptr inbounds nuw i8, ptr %294, i64 32
  %323 = load ptr, ptr %322, align 8, !tbaa !373
  %324 = getelementptr inbounds nuw i8, ptr %292, i64 16
  %325 = load ptr, ptr %324, align 8, !tbaa !374
  %326 = zext nneg i32 %310 to i64
  br label %330

327:                                              ; preds = %330
  %328 = add nuw nsw i64 %331, 1
  %329 = icmp eq i64 %328, %326
  br i1 %329, label %337, label %330, !llvm.loop !375

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
  %339 = load ptr, ptr %338, align 8, !tbaa !376
  %340 = getelementptr inbounds nuw i8, ptr %292, i64 56
  store ptr %339, ptr %340, align 8, !tbaa !377
  br i1 %288, label %341, label %366

341:                                              ; preds = %337
  %342 = getelementptr inbounds nuw i8, ptr %292, i64 44
  %343 = load i32, ptr %342, align 4, !tbaa !388
  %344 = icmp eq i32 %343, 0
  %345 = getelementptr inbounds nuw i8, ptr %292, i64 24
  br i1 %344, label %346, label %366

346:                                              ; preds = %341
  %347 = load ptr, ptr %286, align 8, !tbaa !364
  %348 = ptrtoint ptr %339 to i64
  br label %349

349:                                              ; preds = %363, %346
  %350 = phi i64 [ 0, %346 ], [ %364, %363 ]
  %351 = getelementptr inbounds nuw %struct.tfc_operand, ptr %347, i64 %350
  %352 = getelementptr inbounds nuw i8, ptr %351, i64 56
  %353 = load ptr, ptr %352, align 8, !tbaa !377
  %354 = ptrtoint ptr %353 to i64
  %355 = getelementptr inbounds nuw i8, ptr %351, i64 24
  %356 = load i64, ptr %355, align 8, !tbaa !389
  %357 = add i64 %356, %354
  %358 = icmp ugt i64 %357, %348
  br i1 %358, label %359, label %363

359:                                              ; preds = %349
  %360 = load i64, ptr %345, align 8, !tbaa !389
  %361 = add i64 %360, %348
  %362 = icmp ugt i64 %361, %354
  br i1 %362, label %759, label %363

363:                                              ; preds = %359, %349
  %364 = add nuw nsw i64 %350, 1
  %365 = icmp eq i64 %364, %289
  br i1 %365, label %366, label %349, !llvm.loop !390

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
  %379 = load ptr, ptr %378, align 8, !tbaa !377
  %380 = ptrtoint ptr %379 to i64
  %381 = getelementptr inbounds nuw i8, ptr %377, i64 24
  %382 = load i64, ptr %381, align 8, !tbaa !389
  %383 = add i64 %382, %380
  %384 = icmp ugt i64 %383, %370
  br i1 %384, label %385, label %389

385:                                              ; preds = %376
  %386 = load i64, ptr %369, align 8, !tbaa !389
  %387 = add i64 %386, %370
  %388 = icmp ugt i64 %387, %380
  br i1 %388, label %759, label %389

389:                                              ; preds = %385, %376, %371
  %390 = add nuw nsw i64 %372, 1
  %391 = icmp eq i64 %390, %291
  br i1 %391, label %392, label %371, !llvm.loop !391

392:                                              ; preds = %389, %366, %290
  %393 = add nuw nsw i64 %291, 1
  %394 = icmp eq i64 %393, %287
  br i1 %394, label %395, label %290, !llvm.loop !392

395:                                              ; preds = %392, %278
  %396 = load ptr, ptr %153, align 8, !tbaa !393
  %397 = load ptr, ptr %9, align 8, !tbaa !394
  call void %397(ptr noundef %396) #18
  store i32 1, ptr %280, align 8, !tbaa !356
  %398 = load ptr, ptr %8, align 8, !tbaa !325
  %399 = load i32, ptr %15, align 4, !tbaa !337
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
  %414 = load ptr, ptr %398, align 8, !tbaa !394
  call void %414(ptr noundef nonnull %411) #18
  br label %415

415:                                              ; preds = %413, %408
  %416 = add nuw nsw i64 %409, 1
  %417 = icmp eq i64 %416, %402
  br i1 %417, label %403, label %408, !llvm.loop !395

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
  %426 = load ptr, ptr %404, align 8, !tbaa !387
  %427 = getelementptr inbounds nuw %struct.tfc_operand, ptr %426, i64 %421
  %428 = getelementptr inbounds nuw i8, ptr %427, i64 48
  %429 = load ptr, ptr %428, align 8, !tbaa !396
  %430 = icmp eq ptr %429, null
  br i1 %430, label %434, label %431

431:                                              ; preds = %425
  %432 = load ptr, ptr %405, align 8, !tbaa !397
  %433 = call ptr %432(ptr noundef nonnull %429) #18
  br label %445

434:                                              ; preds = %425
  %435 = load ptr, ptr %398, align 8, !tbaa !394
  %436 = load ptr, ptr %427, align 8, !tbaa !368
  call void %435(ptr noundef %436) #18
  %437 = load ptr, ptr %406, align 8, !tbaa !398
  %438 = load ptr, ptr %407, align 8, !tbaa !365
  %439 = load ptr, ptr %427, align 8, !tbaa !368
  %440 = getelementptr inbounds nuw i8, ptr %427, i64 32
  %441 = load i32, ptr %440, align 8, !tbaa !371
  %442 = getelementptr inbounds nuw i8, ptr %427, i64 16
  %443 = load ptr, ptr %442, align 8, !tbaa !374
  %444 = call ptr %437(ptr noundef %438, ptr noundef %439, i32 noundef %441, ptr noundef %443, ptr noundef null, ptr noundef null, i32 noundef 0, ptr noundef null) #18
  br label %445

445:                                              ; preds = %434, %431
  %446 = phi ptr [ %433, %431 ], [ %444, %434 ]
  store ptr %446, ptr %422, align 8, !tbaa !31
  %447 = icmp eq ptr %446, null
  br i1 %447, label %418, label %448

448:                                              ; preds = %445
  %449 = getelementptr inbounds nuw i8, ptr %446, i64 16
  %450 = load ptr, ptr %449, align 8, !tbaa !376
  %451 = load ptr, ptr %404, align 8, !tbaa !387
  %452 = getelementptr inbounds nuw %struct.tfc_operand, ptr %451, i64 %421
  %453 = getelementptr inbounds nuw i8, ptr %452, i64 56
  store ptr %450, ptr %453, align 8, !tbaa !377
  br label %454

454:                                              ; preds = %448, %420
  %455 = add nuw nsw i64 %421, 1
  %456 = icmp eq i64 %455, %402
  br i1 %456, label %467, label %420, !llvm.loop !399

457:                                              ; preds = %464, %418
  %458 = phi i64 [ 0, %418 ], [ %465, %464 ]
  %459 = getelementptr inbounds nuw ptr, ptr %7, i64 %458
  %460 = load ptr, ptr %459, align 8, !tbaa !31
  %461 = icmp eq ptr %460, null
  br i1 %461, label %464, label %462

462:                                              ; preds = %457
  %463 = load ptr, ptr %419, align 8, !tbaa !400
  call void %463(ptr noundef nonnull %460) #18
  br label %464

464:                                              ; preds = %462, %457
  %465 = add nuw nsw i64 %458, 1
  %466 = icmp eq i64 %465, %402
  br i1 %466, label %661, label %457, !llvm.loop !401

467:                                              ; preds = %454, %395
  %468 = getelementptr inbounds nuw i8, ptr %153, i64 140
  %469 = load i32, ptr %468, align 4, !tbaa !402
  %470 = icmp eq i32 %469, 0
  %471 = getelementptr inbounds nuw i8, ptr %153, i64 80
  %472 = load ptr, ptr %471, align 8, !tbaa !403
  %473 = icmp eq ptr %472, null
  br i1 %470, label %592, label %474

474:                                              ; preds = %467
  br i1 %473, label %496, label %475

475:                                              ; preds = %474
  %476 = getelementptr inbounds nuw i8, ptr %472, i64 4
  %477 = load i32, ptr %476, align 4, !tbaa !404
  %478 = getelementptr inbounds nuw i8, ptr %472, i64 8
  %479 = load i32, ptr %478, align 4, !tbaa !406
  %480 = or i32 %479, %477
  %481 = getelementptr inbounds nuw i8, ptr %153, i64 136
  %482 = load i32, ptr %481, align 8, !tbaa !407
  %483 = load i32, ptr %472, align 4, !tbaa !408
  %484 = icmp eq i32 %483, 0
  %485 = and i32 %482, 1
  %486 = select i1 %484, i32 0, i32 %485
  %487 = or i32 %480, %486
  %488 = icmp eq i32 %487, 0
  br i1 %488, label %489, label %638

489:                                              ; preds = %475
  %490 = getelementptr inbounds nuw i8, ptr %153, i64 88
  %491 = load ptr, ptr %490, align 8, !tbaa !409
  %492 = load i64, ptr %491, align 8, !tbaa !110
  %493 = getelementptr inbounds nuw i8, ptr %153, i64 96
  %494 = load i64, ptr %493, align 8, !tbaa !410
  %495 = icmp eq i64 %492, %494
  br i1 %495, label %496, label %638

496:                                              ; preds = %489, %474
  %497 = getelementptr inbounds nuw i8, ptr %153, i64 152
  %498 = load ptr, ptr %497, align 8, !tbaa !411
  %499 = icmp eq ptr %498, null
  br i1 %499, label %590, label %500

500:                                              ; preds = %496
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #18
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %4, ptr noundef nonnull align 4 dereferenceable(12) @__const.drive_begun.driver, i64 12, i1 false)
  %501 = getelementptr inbounds nuw i8, ptr %498, i64 8
  %502 = load ptr, ptr %501, align 8, !tbaa !412
  %503 = getelementptr inbounds nuw i8, ptr %498, i64 16
  %504 = load ptr, ptr %503, align 8, !tbaa !417
  %505 = getelementptr inbounds nuw i8, ptr %498, i64 24
  %506 = load i64, ptr %505, align 8, !tbaa !418
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %502, ptr readonly align 1 %504, i64 %506, i1 false)
  %507 = getelementptr inbounds nuw i8, ptr %498, i64 40
  %508 = load i64, ptr %507, align 8, !tbaa !419
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
  %522 = load ptr, ptr %511, align 8, !tbaa !364
  %523 = load ptr, ptr %512, align 8, !tbaa !420
  %524 = getelementptr inbounds nuw %struct.tfc_cell, ptr %523, i64 %520
  %525 = getelementptr inbounds nuw i8, ptr %524, i64 8
  %526 = load i64, ptr %525, align 8, !tbaa !421
  %527 = getelementptr inbounds %struct.tfc_operand, ptr %522, i64 %526
  %528 = getelementptr inbounds nuw i8, ptr %527, i64 56
  %529 = load ptr, ptr %528, align 8, !tbaa !377
  %530 = load ptr, ptr %524, align 8, !tbaa !423
  store ptr %529, ptr %530, align 8, !tbaa !31
  br label %531

531:                                              ; preds = %519, %517, %500
  %532 = load ptr, ptr %498, align 8, !tbaa !424
  %533 = call i32 @tfc_drive(ptr noundef %532, ptr noundef nonnull %4)
  %534 = getelementptr inbounds nuw i8, ptr %498, i64 56
  store i32 %533, ptr %534, align 8, !tbaa !425
  %535 = icmp eq i32 %533, 0
  br i1 %535, label %536, label %568

536:                                              ; preds = %531
  %537 = getelementptr inbounds nuw i8, ptr %153, i64 60
  %538 = load i32, ptr %537, align 4, !tbaa !426
  %539 = icmp sgt i32 %538, 0
  br i1 %539, label %540, label %588

540:                                              ; preds = %536
  %541 = getelementptr inbounds nuw i8, ptr %153, i64 32
  %542 = getelementptr inbounds nuw i8, ptr %498, i64 48
  br label %571

543:                                              ; preds = %543, %515
  %544 = phi i64 [ 0, %515 ], [ %565, %543 ]
  %545 = phi i64 [ 0, %515 ], [ %566, %543 ]
  %546 = load ptr, ptr %511, align 8, !tbaa !364
  %547 = load ptr, ptr %512, align 8, !tbaa !420
  %548 = getelementptr inbounds nuw %struct.tfc_cell, ptr %547, i64 %544
  %549 = getelementptr inbounds nuw i8, ptr %548, i64 8
  %550 = load i64, ptr %549, align 8, !tbaa !421
  %551 = getelementptr inbounds %struct.tfc_operand, ptr %546, i64 %550
  %552 = getelementptr inbounds nuw i8, ptr %551, i64 56
  %553 = load ptr, ptr %552, align 8, !tbaa !377
  %554 = load ptr, ptr %548, align 8, !tbaa !423
  store ptr %553, ptr %554, align 8, !tbaa !31
  %555 = load ptr, ptr %511, align 8, !tbaa !364
  %556 = load ptr, ptr %512, align 8, !tbaa !420
  %557 = getelementptr inbounds nuw %struct.tfc_cell, ptr %556, i64 %544
  %558 = getelementptr inbounds nuw i8, ptr %557, i64 16
  %559 = getelementptr inbounds nuw i8, ptr %557, i64 24
  %560 = load i64, ptr %559, align 8, !tbaa !421
  %561 = getelementptr inbounds %struct.tfc_operand, ptr %555, i64 %560
  %562 = getelementptr inbounds nuw i8, ptr %561, i64 56
  %563 = load ptr, ptr %562, align 8, !tbaa !377
  %564 = load ptr, ptr %558, align 8, !tbaa !423
  store ptr %563, ptr %564, align 8, !tbaa !31
  %565 = add nuw nsw i64 %544, 2
  %566 = add i64 %545, 2
  %567 = icmp eq i64 %566, %516
  br i1 %567, label %517, label %543, !llvm.loop !427

568:                                              ; preds = %531
  %569 = icmp sgt i32 %533, 0
  %570 = select i1 %569, i32 %533, i32 13
  br label %588

571:                                              ; preds = %571, %540
  %572 = phi i64 [ 0, %540 ], [ %584, %571 ]
  %573 = load ptr, ptr %541, align 8, !tbaa !387
  %574 = getelementptr inbounds nuw %struct.tfc_operand, ptr %573, i64 %572
  %575 = getelementptr inbounds nuw i8, ptr %574, i64 56
  %576 = load ptr, ptr %575, align 8, !tbaa !377
  %577 = load ptr, ptr %542, align 8, !tbaa !428
  %578 = getelementptr inbounds nuw ptr, ptr %577, i64 %572
  %579 = load ptr, ptr %578, align 8, !tbaa !111
  %580 = load ptr, ptr %579, align 8, !tbaa !59
  %581 = load ptr, ptr %580, align 8, !tbaa !136
  %582 = getelementptr inbounds nuw i8, ptr %574, i64 24
  %583 = load i64, ptr %582, align 8, !tbaa !389
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %576, ptr readonly align 1 %581, i64 %583, i1 false)
  %584 = add nuw nsw i64 %572, 1
  %585 = load i32, ptr %537, align 4, !tbaa !426
  %586 = sext i32 %585 to i64
  %587 = icmp slt i64 %584, %586
  br i1 %587, label %571, label %588, !llvm.loop !429

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
  %595 = load ptr, ptr %594, align 8, !tbaa !430
  %596 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %597 = load ptr, ptr %596, align 8, !tbaa !397
  %598 = call ptr %597(ptr noundef %595) #18
  %599 = icmp eq ptr %598, null
  br i1 %599, label %638, label %600

600:                                              ; preds = %593
  %601 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %602 = load ptr, ptr %601, align 8, !tbaa !400
  call void %602(ptr noundef nonnull %598) #18
  %603 = load ptr, ptr %471, align 8, !tbaa !403
  %604 = icmp eq ptr %603, null
  br i1 %604, label %612, label %605

605:                                              ; preds = %600
  %606 = getelementptr inbounds nuw i8, ptr %153, i64 88
  %607 = load ptr, ptr %606, align 8, !tbaa !409
  %608 = load i64, ptr %607, align 8, !tbaa !110
  %609 = getelementptr inbounds nuw i8, ptr %153, i64 96
  %610 = load i64, ptr %609, align 8, !tbaa !410
  %611 = icmp eq i64 %608, %610
  br i1 %611, label %612, label %619

612:                                              ; preds = %605, %600, %592
  %613 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %614 = load ptr, ptr %613, align 8, !tbaa !431
  %615 = call ptr %614() #18
  %616 = call fastcc i32 @walk_bound(ptr noundef nonnull readonly %153)
  %617 = getelementptr inbounds nuw i8, ptr %9, i64 40
  %618 = load ptr, ptr %617, align 8, !tbaa !432
  call void %618(ptr noundef %615) #18
  br label %619

619:                                              ; preds = %612, %605
  %620 = phi i32 [ %616, %612 ], [ -2, %605 ]
  %621 = getelementptr inbounds nuw i8, ptr %153, i64 128
  %622 = load ptr, ptr %621, align 8, !tbaa !433
  store atomic i32 0, ptr %622 monotonic, align 4
  %623 = load ptr, ptr %471, align 8, !tbaa !403
  %624 = icmp eq ptr %623, null
  br i1 %624, label %635, label %625

625:                                              ; preds = %619
  %626 = getelementptr inbounds nuw i8, ptr %153, i64 112
  %627 = load ptr, ptr %626, align 8, !tbaa !434
  %628 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %629 = load ptr, ptr %628, align 8, !tbaa !397
  %630 = call ptr %629(ptr noundef %627) #18
  %631 = icmp eq ptr %630, null
  br i1 %631, label %638, label %632

632:                                              ; preds = %625
  %633 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %634 = load ptr, ptr %633, align 8, !tbaa !400
  call void %634(ptr noundef nonnull %630) #18
  br label %635

635:                                              ; preds = %632, %619, %590, %588
  %636 = phi i32 [ %591, %590 ], [ %620, %632 ], [ %620, %619 ], [ %589, %588 ]
  %637 = icmp eq i32 %636, 0
  br i1 %637, label %662, label %638

638:                                              ; preds = %593, %625, %475, %489, %635
  %639 = phi i32 [ %636, %635 ], [ -1, %593 ], [ -1, %625 ], [ -2, %475 ], [ -2, %489 ]
  %640 = freeze i32 %639
  %641 = load i32, ptr %15, align 4, !tbaa !337
  %642 = icmp sgt i32 %641, 0
  br i1 %642, label %643, label %653

643:                                              ; preds = %638
  %644 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %645 = zext nneg i32 %641 to i64
  br label %646

646:                                              ; preds = %646, %643
  %647 = phi i64 [ 0, %643 ], [ %651, %646 ]
  %648 = load ptr, ptr %644, align 8, !tbaa !400
  %649 = getelementptr inbounds nuw ptr, ptr %7, i64 %647
  %650 = load ptr, ptr %649, align 8, !tbaa !31
  call void %648(ptr noundef %650) #18
  %651 = add nuw nsw i64 %647, 1
  %652 = icmp eq i64 %651, %645
  br i1 %652, label %653, label %646, !llvm.loop !435

653:                                              ; preds = %646, %638
  %654 = icmp sgt i32 %640, 0
  br i1 %654, label %655, label %754

655:                                              ; preds = %653
  %656 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %657 = load ptr, ptr %656, align 8, !tbaa !397
  %658 = getelementptr inbounds nuw i8, ptr %153, i64 120
  %659 = load ptr, ptr %658, align 8, !tbaa !436
  %660 = call ptr %657(ptr noundef %659) #18
  br label %750

661:                                              ; preds = %464
  store i32 0, ptr %280, align 8, !tbaa !356
  br label %750

662:                                              ; preds = %635
  store i32 0, ptr %280, align 8, !tbaa !356
  %663 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %664 = load i64, ptr %663, align 8, !tbaa !339
  switch i64 %664, label %714 [
    i64 0, label %665
    i64 2, label %667
  ]

665:                                              ; preds = %662
  %666 = load ptr, ptr %7, align 16, !tbaa !31
  br label %750

667:                                              ; preds = %662
  %668 = load ptr, ptr %0, align 8, !tbaa !315
  %669 = load ptr, ptr %668, align 8, !tbaa !325
  %670 = getelementptr inbounds nuw i8, ptr %669, i64 48
  %671 = load ptr, ptr %670, align 8, !tbaa !437
  %672 = call ptr %671() #18
  %673 = getelementptr inbounds nuw i8, ptr %668, i64 52
  %674 = load i32, ptr %673, align 4, !tbaa !337
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
  %691 = load ptr, ptr %687, align 8, !tbaa !400
  %692 = getelementptr inbounds nuw ptr, ptr %7, i64 %690
  %693 = load ptr, ptr %692, align 8, !tbaa !31
  call void %691(ptr noundef %693) #18
  %694 = add nuw nsw i64 %690, 1
  %695 = icmp eq i64 %694, %688
  br i1 %695, label %750, label %689, !llvm.loop !435

696:                                              ; preds = %709, %678
  %697 = phi i64 [ 0, %678 ], [ %710, %709 ]
  %698 = load ptr, ptr %679, align 8, !tbaa !438
  %699 = load ptr, ptr %680, align 8, !tbaa !344
  %700 = getelementptr inbounds nuw ptr, ptr %699, i64 %697
  %701 = load ptr, ptr %700, align 8, !tbaa !31
  %702 = getelementptr inbounds nuw ptr, ptr %7, i64 %697
  %703 = load ptr, ptr %702, align 8, !tbaa !31
  %704 = call i32 %698(ptr noundef nonnull %672, ptr noundef %701, ptr noundef %703) #18
  %705 = icmp eq i32 %704, 0
  br i1 %705, label %709, label %706

706:                                              ; preds = %696
  %707 = load ptr, ptr %681, align 8, !tbaa !400
  call void %707(ptr noundef nonnull %672) #18
  %708 = load i32, ptr %673, align 4, !tbaa !337
  br label %682

709:                                              ; preds = %696
  %710 = add nuw nsw i64 %697, 1
  %711 = load i32, ptr %673, align 4, !tbaa !337
  %712 = sext i32 %711 to i64
  %713 = icmp slt i64 %710, %712
  br i1 %713, label %696, label %682, !llvm.loop !439

714:                                              ; preds = %662
  %715 = load ptr, ptr %0, align 8, !tbaa !315
  %716 = load ptr, ptr %715, align 8, !tbaa !325
  %717 = getelementptr inbounds nuw i8, ptr %716, i64 80
  %718 = load ptr, ptr %717, align 8, !tbaa !440
  %719 = getelementptr inbounds nuw i8, ptr %715, i64 52
  %720 = load i32, ptr %719, align 4, !tbaa !337
  %721 = sext i32 %720 to i64
  %722 = call ptr %718(i64 noundef %721) #18
  %723 = icmp eq ptr %722, null
  %724 = load i32, ptr %719, align 4, !tbaa !337
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
  %732 = load ptr, ptr %728, align 8, !tbaa !400
  %733 = getelementptr inbounds nuw ptr, ptr %7, i64 %731
  %734 = load ptr, ptr %733, align 8, !tbaa !31
  call void %732(ptr noundef %734) #18
  %735 = add nuw nsw i64 %731, 1
  %736 = icmp eq i64 %735, %729
  br i1 %736, label %750, label %730, !llvm.loop !435

737:                                              ; preds = %714
  br i1 %725, label %738, label %750

738:                                              ; preds = %737
  %739 = getelementptr inbounds nuw i8, ptr %716, i64 88
  br label %740

740:                                              ; preds = %740, %738
  %741 = phi i64 [ 0, %738 ], [ %746, %740 ]
  %742 = load ptr, ptr %739, align 8, !tbaa !441
  %743 = getelementptr inbounds nuw ptr, ptr %7, i64 %741
  %744 = load ptr, ptr %743, align 8, !tbaa !31
  %745 = call i32 %742(ptr noundef nonnull %722, i64 noundef %741, ptr noundef %744) #18
  %746 = add nuw nsw i64 %741, 1
  %747 = load i32, ptr %719, align 4, !tbaa !337
  %748 = sext i32 %747 to i64
  %749 = icmp slt i64 %746, %748
  br i1 %749, label %740, label %750, !llvm.loop !442

750:                                              ; preds = %689, %740, %730, %661, %655, %665, %682, %726, %737
  %751 = phi ptr [ null, %730 ], [ %722, %737 ], [ %722, %740 ], [ null, %726 ], [ %683, %682 ], [ null, %661 ], [ %666, %665 ], [ %660, %655 ], [ %683, %689 ]
  %752 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %753 = load ptr, ptr %752, align 8, !tbaa !400
  call void %753(ptr noundef %396) #18
  br label %759

754:                                              ; preds = %653
  store i32 0, ptr %280, align 8, !tbaa !356
  %755 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %756 = load ptr, ptr %755, align 8, !tbaa !400
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
  %6 = load ptr, ptr %5, align 8, !tbaa !313
  %7 = load ptr, ptr %6, align 8, !tbaa !315
  %8 = load ptr, ptr %7, align 8, !tbaa !325
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #18
  %9 = icmp eq i64 %2, 2
  br i1 %9, label %10, label %85

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %12 = load ptr, ptr %11, align 8, !tbaa !318
  %13 = icmp eq ptr %12, null
  br i1 %13, label %85, label %14

14:                                               ; preds = %10
  %15 = load ptr, ptr %1, align 8, !tbaa !31
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %17 = load ptr, ptr %16, align 8, !tbaa !340
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 192
  %19 = load ptr, ptr %18, align 8, !tbaa !341
  %20 = icmp eq ptr %17, %19
  br i1 %20, label %21, label %85

21:                                               ; preds = %14
  %22 = getelementptr inbounds nuw i8, ptr %8, i64 72
  %23 = load ptr, ptr %22, align 8, !tbaa !342
  %24 = tail call i64 %23(ptr noundef nonnull %15) #18
  %25 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %26 = load i32, ptr %25, align 8, !tbaa !322
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
  %36 = load i32, ptr %25, align 8, !tbaa !322
  %37 = sext i32 %36 to i64
  %38 = icmp slt i64 %35, %37
  br i1 %38, label %39, label %56, !llvm.loop !443

39:                                               ; preds = %34, %31
  %40 = phi i64 [ 0, %31 ], [ %35, %34 ]
  %41 = load ptr, ptr %32, align 8, !tbaa !343
  %42 = load ptr, ptr %33, align 8, !tbaa !328
  %43 = getelementptr inbounds nuw ptr, ptr %42, i64 %40
  %44 = load ptr, ptr %43, align 8, !tbaa !31
  %45 = tail call ptr %41(ptr noundef nonnull %15, ptr noundef %44) #18
  %46 = getelementptr inbounds nuw ptr, ptr %4, i64 %40
  store ptr %45, ptr %46, align 8, !tbaa !31
  %47 = icmp eq ptr %45, null
  br i1 %47, label %48, label %34

48:                                               ; preds = %39
  %49 = getelementptr inbounds nuw i8, ptr %8, i64 120
  %50 = load ptr, ptr %49, align 8, !tbaa !346
  %51 = tail call ptr %50() #18
  %52 = icmp eq ptr %51, null
  br i1 %52, label %85, label %53

53:                                               ; preds = %48
  %54 = getelementptr inbounds nuw i8, ptr %8, i64 128
  %55 = load ptr, ptr %54, align 8, !tbaa !347
  tail call void %55() #18
  br label %85

56:                                               ; preds = %34
  %57 = icmp sgt i32 %36, 0
  br i1 %57, label %74, label %58

58:                                               ; preds = %74, %29, %56
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %60 = load ptr, ptr %59, align 8, !tbaa !31
  %61 = call fastcc ptr @call_step(ptr noundef nonnull %6, ptr noundef %4, ptr noundef %60)
  %62 = load i32, ptr %25, align 8, !tbaa !322
  %63 = icmp sgt i32 %62, 0
  br i1 %63, label %64, label %83

64:                                               ; preds = %58
  %65 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %66 = zext nneg i32 %62 to i64
  br label %67

67:                                               ; preds = %67, %64
  %68 = phi i64 [ 0, %64 ], [ %72, %67 ]
  %69 = load ptr, ptr %65, align 8, !tbaa !400
  %70 = getelementptr inbounds nuw ptr, ptr %4, i64 %68
  %71 = load ptr, ptr %70, align 8, !tbaa !31
  tail call void %69(ptr noundef %71) #18
  %72 = add nuw nsw i64 %68, 1
  %73 = icmp eq i64 %72, %66
  br i1 %73, label %83, label %67, !llvm.loop !435

74:                                               ; preds = %56, %74
  %75 = phi i64 [ %79, %74 ], [ 0, %56 ]
  %76 = load ptr, ptr %8, align 8, !tbaa !394
  %77 = getelementptr inbounds nuw ptr, ptr %4, i64 %75
  %78 = load ptr, ptr %77, align 8, !tbaa !31
  tail call void %76(ptr noundef %78) #18
  %79 = add nuw nsw i64 %75, 1
  %80 = load i32, ptr %25, align 8, !tbaa !322
  %81 = sext i32 %80 to i64
  %82 = icmp slt i64 %79, %81
  br i1 %82, label %74, label %58, !llvm.loop !444

83:                                               ; preds = %67, %58
  %84 = icmp eq ptr %61, @slow_way
  br i1 %84, label %85, label %91

85:                                               ; preds = %48, %53, %14, %21, %10, %3, %83
  %86 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %87 = load ptr, ptr %86, align 8, !tbaa !334
  %88 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %89 = load ptr, ptr %88, align 8, !tbaa !335
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
  %5 = load i32, ptr %4, align 8, !tbaa !445
  %6 = icmp sgt i32 %5, 0
  br i1 %6, label %7, label %30

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8, !tbaa !364
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
  store ptr %24, ptr %26, align 8, !tbaa !377
  %27 = add nuw nsw i64 %21, 1
  %28 = add i64 %22, 1
  %29 = icmp eq i64 %28, %11
  br i1 %29, label %30, label %20, !llvm.loop !446

30:                                               ; preds = %15, %20, %3
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %32 = load i32, ptr %31, align 4, !tbaa !426
  %33 = icmp sgt i32 %32, 0
  br i1 %33, label %34, label %82

34:                                               ; preds = %30
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %36 = load ptr, ptr %35, align 8, !tbaa !387
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
  store ptr %46, ptr %48, align 8, !tbaa !377
  %49 = or disjoint i64 %43, 1
  %50 = getelementptr inbounds nuw ptr, ptr %1, i64 %49
  %51 = load ptr, ptr %50, align 8, !tbaa !31
  %52 = getelementptr inbounds nuw %struct.tfc_operand, ptr %9, i64 %49
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 56
  store ptr %51, ptr %53, align 8, !tbaa !377
  %54 = or disjoint i64 %43, 2
  %55 = getelementptr inbounds nuw ptr, ptr %1, i64 %54
  %56 = load ptr, ptr %55, align 8, !tbaa !31
  %57 = getelementptr inbounds nuw %struct.tfc_operand, ptr %9, i64 %54
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 56
  store ptr %56, ptr %58, align 8, !tbaa !377
  %59 = or disjoint i64 %43, 3
  %60 = getelementptr inbounds nuw ptr, ptr %1, i64 %59
  %61 = load ptr, ptr %60, align 8, !tbaa !31
  %62 = getelementptr inbounds nuw %struct.tfc_operand, ptr %9, i64 %59
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 56
  store ptr %61, ptr %63, align 8, !tbaa !377
  %64 = add nuw nsw i64 %43, 4
  %65 = add i64 %44, 4
  %66 = icmp eq i64 %65, %14
  br i1 %66, label %15, label %42, !llvm.loop !447

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
  store ptr %76, ptr %78, align 8, !tbaa !377
  %79 = add nuw nsw i64 %73, 1
  %80 = add i64 %74, 1
  %81 = icmp eq i64 %80, %38
  br i1 %81, label %82, label %72, !llvm.loop !448

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
  store ptr %88, ptr %90, align 8, !tbaa !377
  %91 = or disjoint i64 %85, 1
  %92 = getelementptr inbounds nuw ptr, ptr %2, i64 %91
  %93 = load ptr, ptr %92, align 8, !tbaa !31
  %94 = getelementptr inbounds nuw %struct.tfc_operand, ptr %36, i64 %91
  %95 = getelementptr inbounds nuw i8, ptr %94, i64 56
  store ptr %93, ptr %95, align 8, !tbaa !377
  %96 = or disjoint i64 %85, 2
  %97 = getelementptr inbounds nuw ptr, ptr %2, i64 %96
  %98 = load ptr, ptr %97, align 8, !tbaa !31
  %99 = getelementptr inbounds nuw %struct.tfc_operand, ptr %36, i64 %96
  %100 = getelementptr inbounds nuw i8, ptr %99, i64 56
  store ptr %98, ptr %100, align 8, !tbaa !377
  %101 = or disjoint i64 %85, 3
  %102 = getelementptr inbounds nuw ptr, ptr %2, i64 %101
  %103 = load ptr, ptr %102, align 8, !tbaa !31
  %104 = getelementptr inbounds nuw %struct.tfc_operand, ptr %36, i64 %101
  %105 = getelementptr inbounds nuw i8, ptr %104, i64 56
  store ptr %103, ptr %105, align 8, !tbaa !377
  %106 = add nuw nsw i64 %85, 4
  %107 = add i64 %86, 4
  %108 = icmp eq i64 %107, %41
  br i1 %108, label %67, label %84, !llvm.loop !449
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @walk_bound(ptr noundef readonly captures(none) %0) unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %3 = load i32, ptr %2, align 8, !tbaa !445
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %5 = load i32, ptr %4, align 4, !tbaa !426
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8, !tbaa !450
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !293
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
  %23 = load ptr, ptr %12, align 8, !tbaa !364
  %24 = getelementptr inbounds nuw %struct.tfc_operand, ptr %23, i64 %21
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 56
  %26 = load ptr, ptr %25, align 8, !tbaa !377
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 36
  %28 = load i32, ptr %27, align 4, !tbaa !451
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
  %43 = load ptr, ptr %12, align 8, !tbaa !364
  %44 = getelementptr inbounds nuw %struct.tfc_operand, ptr %43, i64 %41
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 56
  %46 = load ptr, ptr %45, align 8, !tbaa !377
  %47 = getelementptr inbounds nuw i8, ptr %44, i64 36
  %48 = load i32, ptr %47, align 4, !tbaa !451
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds ptr, ptr %9, i64 %49
  store ptr %46, ptr %50, align 8, !tbaa !31
  %51 = load ptr, ptr %12, align 8, !tbaa !364
  %52 = getelementptr inbounds nuw %struct.tfc_operand, ptr %51, i64 %41
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 128
  %54 = load ptr, ptr %53, align 8, !tbaa !377
  %55 = getelementptr inbounds nuw i8, ptr %52, i64 108
  %56 = load i32, ptr %55, align 4, !tbaa !451
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds ptr, ptr %9, i64 %57
  store ptr %54, ptr %58, align 8, !tbaa !31
  %59 = add nuw nsw i64 %41, 2
  %60 = add i64 %42, 2
  %61 = icmp eq i64 %60, %17
  br i1 %61, label %18, label %40, !llvm.loop !452

62:                                               ; preds = %117
  %63 = icmp eq i64 %36, 0
  br i1 %63, label %79, label %64

64:                                               ; preds = %62, %33
  %65 = phi i64 [ 0, %33 ], [ %118, %62 ]
  %66 = icmp ne i64 %36, 0
  tail call void @llvm.assume(i1 %66)
  %67 = load ptr, ptr %34, align 8, !tbaa !387
  %68 = getelementptr inbounds nuw %struct.tfc_operand, ptr %67, i64 %65
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 44
  %70 = load i32, ptr %69, align 4, !tbaa !388
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %79

72:                                               ; preds = %64
  %73 = getelementptr inbounds nuw i8, ptr %68, i64 56
  %74 = load ptr, ptr %73, align 8, !tbaa !377
  %75 = getelementptr inbounds nuw i8, ptr %68, i64 36
  %76 = load i32, ptr %75, align 4, !tbaa !451
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds ptr, ptr %9, i64 %77
  store ptr %74, ptr %78, align 8, !tbaa !31
  br label %79

79:                                               ; preds = %62, %72, %64, %31
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %81 = load i64, ptr %80, align 8, !tbaa !453
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
  %92 = load ptr, ptr %34, align 8, !tbaa !387
  %93 = getelementptr inbounds nuw %struct.tfc_operand, ptr %92, i64 %90
  %94 = getelementptr inbounds nuw i8, ptr %93, i64 44
  %95 = load i32, ptr %94, align 4, !tbaa !388
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %104

97:                                               ; preds = %89
  %98 = getelementptr inbounds nuw i8, ptr %93, i64 56
  %99 = load ptr, ptr %98, align 8, !tbaa !377
  %100 = getelementptr inbounds nuw i8, ptr %93, i64 36
  %101 = load i32, ptr %100, align 4, !tbaa !451
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds ptr, ptr %9, i64 %102
  store ptr %99, ptr %103, align 8, !tbaa !31
  br label %104

104:                                              ; preds = %89, %97
  %105 = load ptr, ptr %34, align 8, !tbaa !387
  %106 = getelementptr inbounds nuw %struct.tfc_operand, ptr %105, i64 %90
  %107 = getelementptr inbounds nuw i8, ptr %106, i64 116
  %108 = load i32, ptr %107, align 4, !tbaa !388
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %110, label %117

110:                                              ; preds = %104
  %111 = getelementptr inbounds nuw i8, ptr %106, i64 128
  %112 = load ptr, ptr %111, align 8, !tbaa !377
  %113 = getelementptr inbounds nuw i8, ptr %106, i64 108
  %114 = load i32, ptr %113, align 4, !tbaa !451
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds ptr, ptr %9, i64 %115
  store ptr %112, ptr %116, align 8, !tbaa !31
  br label %117

117:                                              ; preds = %110, %104
  %118 = add nuw nsw i64 %90, 2
  %119 = add i64 %91, 2
  %120 = icmp eq i64 %119, %39
  br i1 %120, label %62, label %89, !llvm.loop !454

121:                                              ; preds = %143
  %122 = icmp eq i64 %85, 0
  br i1 %122, label %137, label %123

123:                                              ; preds = %121, %83
  %124 = phi i64 [ 0, %83 ], [ %169, %121 ]
  %125 = icmp ne i64 %85, 0
  tail call void @llvm.assume(i1 %125)
  %126 = load ptr, ptr %84, align 8, !tbaa !455
  %127 = getelementptr inbounds nuw %struct.tfc_shift, ptr %126, i64 %124
  %128 = getelementptr inbounds nuw i8, ptr %127, i64 8
  %129 = load i64, ptr %128, align 8, !tbaa !456
  %130 = getelementptr inbounds ptr, ptr %9, i64 %129
  %131 = load ptr, ptr %130, align 8, !tbaa !31
  %132 = getelementptr inbounds nuw i8, ptr %127, i64 16
  %133 = load i64, ptr %132, align 8, !tbaa !458
  %134 = getelementptr inbounds i8, ptr %131, i64 %133
  %135 = load i64, ptr %127, align 8, !tbaa !459
  %136 = getelementptr inbounds ptr, ptr %9, i64 %135
  store ptr %134, ptr %136, align 8, !tbaa !31
  br label %137

137:                                              ; preds = %123, %121, %79
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %139 = load i64, ptr %138, align 8, !tbaa !460
  %140 = icmp sgt i64 %139, 0
  br i1 %140, label %141, label %172

141:                                              ; preds = %137
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 64
  br label %189

143:                                              ; preds = %143, %87
  %144 = phi i64 [ 0, %87 ], [ %169, %143 ]
  %145 = phi i64 [ 0, %87 ], [ %170, %143 ]
  %146 = load ptr, ptr %84, align 8, !tbaa !455
  %147 = getelementptr inbounds nuw %struct.tfc_shift, ptr %146, i64 %144
  %148 = getelementptr inbounds nuw i8, ptr %147, i64 8
  %149 = load i64, ptr %148, align 8, !tbaa !456
  %150 = getelementptr inbounds ptr, ptr %9, i64 %149
  %151 = load ptr, ptr %150, align 8, !tbaa !31
  %152 = getelementptr inbounds nuw i8, ptr %147, i64 16
  %153 = load i64, ptr %152, align 8, !tbaa !458
  %154 = getelementptr inbounds i8, ptr %151, i64 %153
  %155 = load i64, ptr %147, align 8, !tbaa !459
  %156 = getelementptr inbounds ptr, ptr %9, i64 %155
  store ptr %154, ptr %156, align 8, !tbaa !31
  %157 = load ptr, ptr %84, align 8, !tbaa !455
  %158 = getelementptr inbounds nuw %struct.tfc_shift, ptr %157, i64 %144
  %159 = getelementptr inbounds nuw i8, ptr %158, i64 24
  %160 = getelementptr inbounds nuw i8, ptr %158, i64 32
  %161 = load i64, ptr %160, align 8, !tbaa !456
  %162 = getelementptr inbounds ptr, ptr %9, i64 %161
  %163 = load ptr, ptr %162, align 8, !tbaa !31
  %164 = getelementptr inbounds nuw i8, ptr %158, i64 40
  %165 = load i64, ptr %164, align 8, !tbaa !458
  %166 = getelementptr inbounds i8, ptr %163, i64 %165
  %167 = load i64, ptr %159, align 8, !tbaa !459
  %168 = getelementptr inbounds ptr, ptr %9, i64 %167
  store ptr %166, ptr %168, align 8, !tbaa !31
  %169 = add nuw nsw i64 %144, 2
  %170 = add i64 %145, 2
  %171 = icmp eq i64 %170, %88
  br i1 %171, label %121, label %143, !llvm.loop !461

172:                                              ; preds = %189, %137
  %173 = load ptr, ptr %6, align 8, !tbaa !450
  %174 = tail call i32 @tfc_walk(ptr noundef %173)
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %181, label %176

176:                                              ; preds = %172
  %177 = load i64, ptr %138, align 8, !tbaa !460
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
  %191 = load ptr, ptr %142, align 8, !tbaa !462
  %192 = getelementptr inbounds nuw %struct.tfc_saved, ptr %191, i64 %190
  %193 = getelementptr inbounds nuw i8, ptr %192, i64 8
  %194 = load ptr, ptr %193, align 8, !tbaa !463
  %195 = load ptr, ptr %192, align 8, !tbaa !465
  %196 = getelementptr inbounds nuw i8, ptr %192, i64 16
  %197 = load i64, ptr %196, align 8, !tbaa !466
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %194, ptr readonly align 1 %195, i64 %197, i1 false)
  %198 = add nuw nsw i64 %190, 1
  %199 = load i64, ptr %138, align 8, !tbaa !460
  %200 = icmp slt i64 %198, %199
  br i1 %200, label %189, label %172, !llvm.loop !467

201:                                              ; preds = %179, %201
  %202 = phi i64 [ 0, %179 ], [ %210, %201 ]
  %203 = load ptr, ptr %180, align 8, !tbaa !462
  %204 = getelementptr inbounds nuw %struct.tfc_saved, ptr %203, i64 %202
  %205 = load ptr, ptr %204, align 8, !tbaa !465
  %206 = getelementptr inbounds nuw i8, ptr %204, i64 8
  %207 = load ptr, ptr %206, align 8, !tbaa !463
  %208 = getelementptr inbounds nuw i8, ptr %204, i64 16
  %209 = load i64, ptr %208, align 8, !tbaa !466
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %205, ptr readonly align 1 %207, i64 %209, i1 false)
  %210 = add nuw nsw i64 %202, 1
  %211 = load i64, ptr %138, align 8, !tbaa !460
  %212 = icmp slt i64 %210, %211
  br i1 %212, label %201, label %271, !llvm.loop !468

213:                                              ; preds = %247, %187
  %214 = phi i64 [ 0, %187 ], [ %248, %247 ]
  %215 = phi i64 [ 0, %187 ], [ %249, %247 ]
  %216 = load ptr, ptr %183, align 8, !tbaa !387
  %217 = getelementptr inbounds nuw %struct.tfc_operand, ptr %216, i64 %214
  %218 = getelementptr inbounds nuw i8, ptr %217, i64 44
  %219 = load i32, ptr %218, align 4, !tbaa !388
  %220 = icmp eq i32 %219, 0
  br i1 %220, label %231, label %221

221:                                              ; preds = %213
  %222 = getelementptr inbounds nuw i8, ptr %217, i64 56
  %223 = load ptr, ptr %222, align 8, !tbaa !377
  %224 = getelementptr inbounds nuw i8, ptr %217, i64 36
  %225 = load i32, ptr %224, align 4, !tbaa !451
  %226 = sext i32 %225 to i64
  %227 = getelementptr inbounds ptr, ptr %9, i64 %226
  %228 = load ptr, ptr %227, align 8, !tbaa !31
  %229 = getelementptr inbounds nuw i8, ptr %217, i64 24
  %230 = load i64, ptr %229, align 8, !tbaa !389
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %223, ptr readonly align 1 %228, i64 %230, i1 false)
  br label %231

231:                                              ; preds = %221, %213
  %232 = load ptr, ptr %183, align 8, !tbaa !387
  %233 = getelementptr inbounds nuw %struct.tfc_operand, ptr %232, i64 %214
  %234 = getelementptr inbounds nuw i8, ptr %233, i64 116
  %235 = load i32, ptr %234, align 4, !tbaa !388
  %236 = icmp eq i32 %235, 0
  br i1 %236, label %247, label %237

237:                                              ; preds = %231
  %238 = getelementptr inbounds nuw i8, ptr %233, i64 128
  %239 = load ptr, ptr %238, align 8, !tbaa !377
  %240 = getelementptr inbounds nuw i8, ptr %233, i64 108
  %241 = load i32, ptr %240, align 4, !tbaa !451
  %242 = sext i32 %241 to i64
  %243 = getelementptr inbounds ptr, ptr %9, i64 %242
  %244 = load ptr, ptr %243, align 8, !tbaa !31
  %245 = getelementptr inbounds nuw i8, ptr %233, i64 96
  %246 = load i64, ptr %245, align 8, !tbaa !389
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %239, ptr readonly align 1 %244, i64 %246, i1 false)
  br label %247

247:                                              ; preds = %237, %231
  %248 = add nuw nsw i64 %214, 2
  %249 = add i64 %215, 2
  %250 = icmp eq i64 %249, %188
  br i1 %250, label %251, label %213, !llvm.loop !469

251:                                              ; preds = %247
  %252 = icmp eq i64 %185, 0
  br i1 %252, label %271, label %253

253:                                              ; preds = %251, %182
  %254 = phi i64 [ 0, %182 ], [ %248, %251 ]
  %255 = icmp ne i64 %185, 0
  tail call void @llvm.assume(i1 %255)
  %256 = load ptr, ptr %183, align 8, !tbaa !387
  %257 = getelementptr inbounds nuw %struct.tfc_operand, ptr %256, i64 %254
  %258 = getelementptr inbounds nuw i8, ptr %257, i64 44
  %259 = load i32, ptr %258, align 4, !tbaa !388
  %260 = icmp eq i32 %259, 0
  br i1 %260, label %271, label %261

261:                                              ; preds = %253
  %262 = getelementptr inbounds nuw i8, ptr %257, i64 56
  %263 = load ptr, ptr %262, align 8, !tbaa !377
  %264 = getelementptr inbounds nuw i8, ptr %257, i64 36
  %265 = load i32, ptr %264, align 4, !tbaa !451
  %266 = sext i32 %265 to i64
  %267 = getelementptr inbounds ptr, ptr %9, i64 %266
  %268 = load ptr, ptr %267, align 8, !tbaa !31
  %269 = getelementptr inbounds nuw i8, ptr %257, i64 24
  %270 = load i64, ptr %269, align 8, !tbaa !389
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %263, ptr readonly align 1 %268, i64 %270, i1 false)
  br label %271

271:                                              ; preds = %201, %251, %261, %253, %176, %181
  %272 = phi i32 [ 0, %181 ], [ %174, %176 ], [ 0, %251 ], [ 0, %253 ], [ 0, %261 ], [ %174, %201 ]
  ret i32 %272
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @new_instance(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, i32 noundef range(i32 0, 2) %3, i64 noundef %4) unnamed_addr #30 {
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %7 = load i32, ptr %6, align 4, !tbaa !470
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %9 = load i32, ptr %8, align 8, !tbaa !471
  %10 = icmp eq i32 %3, 0
  br i1 %10, label %18, label %11

11:                                               ; preds = %5
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %13 = load i32, ptr %12, align 8, !tbaa !56
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %15 = load i32, ptr %14, align 4, !tbaa !472
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
  %25 = load i32, ptr %24, align 8, !tbaa !473
  %26 = add nsw i32 %25, 1
  %27 = sext i32 %26 to i64
  %28 = add nsw i64 %19, %27
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %30 = load i32, ptr %29, align 4, !tbaa !474
  %31 = sext i32 %30 to i64
  %32 = add nsw i64 %28, %31
  %33 = shl nsw i64 %32, 3
  %34 = add nsw i64 %23, %33
  %35 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %34)
  %36 = icmp eq ptr %35, null
  br i1 %36, label %89, label %37

37:                                               ; preds = %18
  store ptr %1, ptr %35, align 8, !tbaa !475
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 8
  store ptr %2, ptr %38, align 8, !tbaa !476
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
  store ptr %44, ptr %45, align 8, !tbaa !477
  %46 = load i32, ptr %6, align 4, !tbaa !470
  %47 = sext i32 %46 to i64
  %48 = getelementptr %struct.held, ptr %44, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %35, i64 96
  store ptr %48, ptr %49, align 8, !tbaa !478
  %50 = load i32, ptr %8, align 8, !tbaa !471
  %51 = sext i32 %50 to i64
  %52 = getelementptr %struct.held, ptr %48, i64 %51
  %53 = getelementptr inbounds nuw i8, ptr %35, i64 80
  store ptr %52, ptr %53, align 8, !tbaa !61
  %54 = load i32, ptr %24, align 8, !tbaa !473
  %55 = sext i32 %54 to i64
  %56 = getelementptr ptr, ptr %52, i64 %55
  %57 = getelementptr i8, ptr %56, i64 8
  %58 = getelementptr inbounds nuw i8, ptr %35, i64 104
  store ptr %57, ptr %58, align 8, !tbaa !479
  %59 = load i32, ptr %29, align 4, !tbaa !474
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
  store ptr %72, ptr %73, align 8, !tbaa !189
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %75 = load i32, ptr %74, align 4, !tbaa !472
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
  %86 = load i32, ptr %85, align 8, !tbaa !480
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
  %29 = load ptr, ptr %28, align 8, !tbaa !481
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %31 = load ptr, ptr %30, align 8, !tbaa !482
  %32 = ptrtoint ptr %29 to i64
  %33 = ptrtoint ptr %31 to i64
  %34 = sub i64 %32, %33
  %35 = icmp slt i64 %34, %16
  br i1 %35, label %36, label %48

36:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  store i64 %16, ptr %3, align 8, !tbaa !110
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %38 = load ptr, ptr %37, align 8, !tbaa !483
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %40 = load ptr, ptr %39, align 8, !tbaa !484
  %41 = call ptr %38(ptr noundef %40, ptr noundef nonnull %3) #18
  store ptr %41, ptr %30, align 8, !tbaa !482
  %42 = icmp eq ptr %41, null
  %43 = load i64, ptr %3, align 8
  %44 = getelementptr inbounds i8, ptr %41, i64 %43
  %45 = select i1 %42, ptr null, ptr %44
  store ptr %45, ptr %28, align 8, !tbaa !481
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
  store ptr %50, ptr %30, align 8, !tbaa !482
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
  %6 = load i32, ptr %5, align 4, !tbaa !485
  %7 = sext i32 %6 to i64
  %8 = shl nsw i64 %7, 3
  %9 = add nsw i64 %8, 56
  %10 = load i32, ptr %4, align 8, !tbaa !486
  %11 = shl nsw i32 %10, 1
  %12 = sext i32 %11 to i64
  %13 = shl nsw i64 %12, 2
  %14 = add nsw i64 %9, %13
  %15 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %14)
  %16 = icmp eq ptr %15, null
  br i1 %16, label %73, label %17

17:                                               ; preds = %2
  %18 = getelementptr i8, ptr %15, i64 56
  %19 = load i32, ptr %5, align 4, !tbaa !485
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds ptr, ptr %18, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %23 = load i64, ptr %22, align 8, !tbaa !487
  %24 = add nsw i64 %23, 1
  store i64 %24, ptr %22, align 8, !tbaa !487
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %26 = load i64, ptr %25, align 8, !tbaa !488
  %27 = add i64 %23, -7046029254386353130
  %28 = xor i64 %26, %27
  %29 = mul i64 %28, -49064778989728563
  %30 = lshr i64 %29, 32
  %31 = xor i64 %30, %29
  %32 = mul i64 %31, -4265267296055464877
  %33 = lshr i64 %29, 29
  %34 = xor i64 %32, %33
  %35 = load i32, ptr %4, align 8, !tbaa !486
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
  store ptr %21, ptr %42, align 8, !tbaa !489
  %43 = getelementptr inbounds nuw i8, ptr %15, i64 48
  store ptr %37, ptr %43, align 8, !tbaa !489
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
  %52 = load ptr, ptr %51, align 8, !tbaa !490
  br label %63

53:                                               ; preds = %63, %48
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %55 = load ptr, ptr %54, align 8, !tbaa !61
  %56 = load i64, ptr %22, align 8, !tbaa !487
  %57 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %58 = load i32, ptr %57, align 8, !tbaa !473
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
  %70 = load i32, ptr %4, align 8, !tbaa !486
  %71 = sext i32 %70 to i64
  %72 = icmp slt i64 %69, %71
  br i1 %72, label %63, label %53, !llvm.loop !491

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
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %33, ptr noundef nonnull align 8 dereferenceable(32) %39, i64 32, i1 false), !tbaa.struct !492
  %40 = add nuw nsw i64 %32, 1
  %41 = load i64, ptr %3, align 8, !tbaa !78
  %42 = icmp slt i64 %40, %41
  br i1 %42, label %31, label %26, !llvm.loop !493

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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %58, ptr noundef nonnull align 8 dereferenceable(32) %1, i64 32, i1 false), !tbaa.struct !492
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
  %17 = load i64, ptr %11, align 8, !tbaa !494
  %18 = load i64, ptr %12, align 8, !tbaa !487
  %19 = icmp sgt i64 %17, %18
  br i1 %19, label %58, label %20

20:                                               ; preds = %16
  %21 = load ptr, ptr %13, align 8, !tbaa !61
  %22 = load ptr, ptr %14, align 8, !tbaa !62
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 24
  %24 = load i32, ptr %23, align 8, !tbaa !473
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
  %37 = load i32, ptr %36, align 4, !tbaa !485
  %38 = sext i32 %37 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %35, i64 noundef %38)
  %39 = load ptr, ptr %14, align 8, !tbaa !62
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 4
  %41 = load i32, ptr %40, align 4, !tbaa !485
  %42 = sext i32 %41 to i64
  %43 = shl nsw i64 %42, 3
  %44 = add nsw i64 %43, 56
  %45 = load i32, ptr %39, align 8, !tbaa !486
  %46 = shl nsw i32 %45, 1
  %47 = sext i32 %46 to i64
  %48 = shl nsw i64 %47, 2
  %49 = add nsw i64 %44, %48
  tail call fastcc void @give(ptr noundef %0, ptr noundef nonnull %29, i64 noundef %49)
  %50 = load i64, ptr %11, align 8, !tbaa !494
  %51 = add nsw i64 %50, 1
  store i64 %51, ptr %11, align 8, !tbaa !494
  %52 = load i32, ptr %15, align 4, !tbaa !495
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %55, label %54

54:                                               ; preds = %33
  tail call fastcc void @begin_iteration(ptr noundef %0, ptr noundef nonnull %7)
  br label %55

55:                                               ; preds = %54, %33
  %56 = load i32, ptr %4, align 8, !tbaa !68
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %16, label %100, !llvm.loop !496

58:                                               ; preds = %16
  tail call fastcc void @leave_frame(ptr noundef %0, ptr noundef nonnull %7)
  %59 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %60 = load ptr, ptr %59, align 8, !tbaa !148
  %61 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %62 = load ptr, ptr %61, align 8, !tbaa !149
  %63 = load ptr, ptr %14, align 8, !tbaa !62
  %64 = getelementptr inbounds nuw i8, ptr %7, i64 120
  %65 = load ptr, ptr %64, align 8, !tbaa !189
  %66 = icmp eq ptr %65, null
  %67 = getelementptr inbounds nuw i8, ptr %63, i64 12
  %68 = load i32, ptr %67, align 4, !tbaa !470
  %69 = getelementptr inbounds nuw i8, ptr %63, i64 16
  %70 = load i32, ptr %69, align 8, !tbaa !471
  br i1 %66, label %79, label %71

71:                                               ; preds = %58
  %72 = load ptr, ptr %7, align 8, !tbaa !50
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 56
  %74 = load i32, ptr %73, align 8, !tbaa !56
  %75 = getelementptr inbounds nuw i8, ptr %72, i64 60
  %76 = load i32, ptr %75, align 4, !tbaa !472
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
  %86 = load i32, ptr %85, align 8, !tbaa !473
  %87 = add nsw i32 %86, 1
  %88 = sext i32 %87 to i64
  %89 = add nsw i64 %80, %88
  %90 = getelementptr inbounds nuw i8, ptr %63, i64 20
  %91 = load i32, ptr %90, align 4, !tbaa !474
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
  br i1 %11, label %5, label %6, !llvm.loop !497
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @begin_iteration(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #30 {
  %3 = tail call fastcc ptr @new_iteration(ptr noundef %0, ptr noundef %1)
  %4 = icmp eq ptr %3, null
  br i1 %4, label %43, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 76
  %7 = load i32, ptr %6, align 4, !tbaa !495
  store i32 0, ptr %6, align 4, !tbaa !495
  %8 = icmp sgt i32 %7, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %11 = zext nneg i32 %7 to i64
  br label %18

12:                                               ; preds = %18, %5
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %14 = load i32, ptr %13, align 8, !tbaa !498
  %15 = icmp sgt i32 %14, 0
  br i1 %15, label %16, label %43

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 88
  br label %30

18:                                               ; preds = %9, %18
  %19 = phi i64 [ 0, %9 ], [ %28, %18 ]
  %20 = load ptr, ptr %10, align 8, !tbaa !478
  %21 = getelementptr inbounds nuw %struct.held, ptr %20, i64 %19
  %22 = load ptr, ptr %21, align 8, !tbaa !499
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 8
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %3, ptr noundef %22, ptr noundef nonnull %23, i32 noundef 0)
  %24 = load ptr, ptr %10, align 8, !tbaa !478
  %25 = getelementptr inbounds nuw %struct.held, ptr %24, i64 %19
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %27 = load ptr, ptr %26, align 8, !tbaa !501
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %27)
  %28 = add nuw nsw i64 %19, 1
  %29 = icmp eq i64 %28, %11
  br i1 %29, label %12, label %18, !llvm.loop !502

30:                                               ; preds = %16, %30
  %31 = phi i64 [ 0, %16 ], [ %39, %30 ]
  %32 = load ptr, ptr %17, align 8, !tbaa !477
  %33 = getelementptr inbounds nuw %struct.held, ptr %32, i64 %31
  %34 = load ptr, ptr %33, align 8, !tbaa !499
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %36 = load ptr, ptr %35, align 8, !tbaa !501
  %37 = icmp eq ptr %36, null
  %38 = zext i1 %37 to i32
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %3, ptr noundef %34, ptr noundef nonnull %35, i32 noundef %38)
  %39 = add nuw nsw i64 %31, 1
  %40 = load i32, ptr %13, align 8, !tbaa !498
  %41 = sext i32 %40 to i64
  %42 = icmp slt i64 %39, %41
  br i1 %42, label %30, label %43, !llvm.loop !503

43:                                               ; preds = %30, %12, %2
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @leave_frame(ptr noundef captures(none) %0, ptr noundef readonly captures(address) %1) unnamed_addr #30 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %4 = load i32, ptr %3, align 8, !tbaa !498
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 88
  br label %23

8:                                                ; preds = %23, %2
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %10 = load ptr, ptr %9, align 8, !tbaa !189
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %72

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %14 = load ptr, ptr %13, align 8, !tbaa !62
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 20
  %16 = load i32, ptr %15, align 4, !tbaa !474
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
  %25 = load ptr, ptr %7, align 8, !tbaa !477
  %26 = getelementptr inbounds nuw %struct.held, ptr %25, i64 %24
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %28 = load ptr, ptr %27, align 8, !tbaa !501
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %28)
  %29 = add nuw nsw i64 %24, 1
  %30 = load i32, ptr %3, align 8, !tbaa !498
  %31 = sext i32 %30 to i64
  %32 = icmp slt i64 %29, %31
  br i1 %32, label %23, label %8, !llvm.loop !504

33:                                               ; preds = %57, %12
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %35 = load ptr, ptr %34, align 8, !tbaa !149
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 24
  br label %64

37:                                               ; preds = %18, %57
  %38 = phi ptr [ %14, %18 ], [ %58, %57 ]
  %39 = phi i64 [ 0, %18 ], [ %59, %57 ]
  %40 = load ptr, ptr %19, align 8, !tbaa !479
  %41 = getelementptr inbounds nuw i64, ptr %40, i64 %39
  %42 = load i64, ptr %41, align 8, !tbaa !110
  %43 = load i64, ptr %20, align 8, !tbaa !487
  %44 = icmp eq i64 %42, %43
  br i1 %44, label %45, label %57

45:                                               ; preds = %37
  %46 = load ptr, ptr %21, align 8, !tbaa !148
  %47 = load ptr, ptr %22, align 8, !tbaa !149
  %48 = load ptr, ptr %1, align 8, !tbaa !50
  %49 = load ptr, ptr %48, align 8, !tbaa !69
  %50 = getelementptr inbounds nuw i8, ptr %38, i64 40
  %51 = load ptr, ptr %50, align 8, !tbaa !505
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
  %61 = load i32, ptr %60, align 4, !tbaa !474
  %62 = sext i32 %61 to i64
  %63 = icmp slt i64 %59, %62
  br i1 %63, label %37, label %33, !llvm.loop !506

64:                                               ; preds = %64, %33
  %65 = phi ptr [ %36, %33 ], [ %68, %64 ]
  %66 = load ptr, ptr %65, align 8, !tbaa !96
  %67 = icmp eq ptr %66, %1
  %68 = getelementptr inbounds nuw i8, ptr %66, i64 32
  br i1 %67, label %69, label %64, !llvm.loop !507

69:                                               ; preds = %64
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %71 = load ptr, ptr %70, align 8, !tbaa !508
  store ptr %71, ptr %65, align 8, !tbaa !96
  br label %90

72:                                               ; preds = %8
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %74 = load ptr, ptr %73, align 8, !tbaa !148
  %75 = icmp eq ptr %74, null
  br i1 %75, label %90, label %76

76:                                               ; preds = %72
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %78 = load ptr, ptr %77, align 8, !tbaa !149
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %80 = load ptr, ptr %79, align 8, !tbaa !147
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %74, ptr noundef %78, ptr noundef %80, ptr noundef nonnull %10, i32 noundef 0)
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %82 = load ptr, ptr %81, align 8, !tbaa !58
  %83 = load ptr, ptr %1, align 8, !tbaa !50
  %84 = getelementptr inbounds nuw i8, ptr %83, i64 56
  %85 = load i32, ptr %84, align 8, !tbaa !56
  %86 = getelementptr inbounds nuw i8, ptr %83, i64 60
  %87 = load i32, ptr %86, align 4, !tbaa !472
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
  %11 = load i32, ptr %10, align 4, !tbaa !509
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %46

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %15 = load i64, ptr %14, align 8, !tbaa !27
  %16 = icmp sgt i64 %15, -1
  br i1 %16, label %17, label %42

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %19 = load ptr, ptr %18, align 8, !tbaa !510
  %20 = icmp eq ptr %19, null
  br i1 %20, label %40, label %21

21:                                               ; preds = %17
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %23 = load ptr, ptr %22, align 8, !tbaa !511
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
  %10 = load ptr, ptr %9, align 8, !tbaa !184
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %12 = load i32, ptr %11, align 4, !tbaa !185
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
  br i1 %34, label %36, label %35, !llvm.loop !512

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
  %70 = load ptr, ptr %69, align 8, !tbaa !513
  %71 = getelementptr inbounds %struct.tfc_edge, ptr %70, i64 %67
  %72 = load i64, ptr %71, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %73 = load ptr, ptr %68, align 8, !tbaa !69
  %74 = shl i64 %72, 32
  %75 = ashr exact i64 %74, 32
  %76 = getelementptr inbounds %struct.tfc_node, ptr %73, i64 %75
  %77 = load ptr, ptr %20, align 8, !tbaa !514
  %78 = getelementptr inbounds nuw i8, ptr %76, i64 12
  %79 = load i32, ptr %78, align 4, !tbaa !515
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds i32, ptr %77, i64 %80
  %82 = load ptr, ptr %21, align 8, !tbaa !516
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
  %101 = load i64, ptr %2, align 8, !tbaa !517
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
  br i1 %152, label %66, label %28, !llvm.loop !518
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
  %14 = load i32, ptr %13, align 4, !tbaa !162
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
  br i1 %39, label %40, label %31, !llvm.loop !519

40:                                               ; preds = %36, %17
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %42 = load i64, ptr %41, align 8, !tbaa !105
  %43 = getelementptr inbounds nuw i8, ptr %27, i64 56
  %44 = load i64, ptr %43, align 8, !tbaa !520
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
  store ptr %1, ptr %56, align 8, !tbaa !148
  %57 = getelementptr inbounds nuw i8, ptr %53, i64 40
  store ptr %2, ptr %57, align 8, !tbaa !149
  %58 = load ptr, ptr %28, align 8, !tbaa !521
  %59 = getelementptr inbounds nuw i8, ptr %53, i64 32
  store ptr %58, ptr %59, align 8, !tbaa !508
  store ptr %53, ptr %28, align 8, !tbaa !521
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
  %67 = load ptr, ptr %66, align 8, !tbaa !477
  %68 = getelementptr inbounds nuw i8, ptr %64, i64 72
  %69 = load i32, ptr %68, align 8, !tbaa !498
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %68, align 8, !tbaa !498
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
  %91 = load i64, ptr %85, align 8, !tbaa !487
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
  %101 = load i32, ptr %100, align 8, !tbaa !473
  %102 = add nsw i32 %101, 1
  %103 = sext i32 %102 to i64
  %104 = srem i64 %89, %103
  %105 = getelementptr inbounds nuw ptr, ptr %95, i64 %104
  %106 = load ptr, ptr %105, align 8, !tbaa !63
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %64, ptr noundef %106, ptr noundef nonnull %3, ptr noundef readonly %4, i32 noundef %5)
  %107 = add nuw nsw i64 %89, 1
  br label %88, !llvm.loop !522

108:                                              ; preds = %6
  %109 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %110 = load ptr, ptr %109, align 8, !tbaa !479
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
  %120 = load i64, ptr %2, align 8, !tbaa !517
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
  %125 = load ptr, ptr %124, align 8, !tbaa !148
  %126 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %127 = load ptr, ptr %126, align 8, !tbaa !149
  tail call fastcc void @send(ptr noundef %0, ptr noundef %125, ptr noundef %127, ptr noundef nonnull %3, ptr noundef readonly %4, i32 noundef 0)
  br label %185

128:                                              ; preds = %6
  %129 = icmp eq i32 %5, 0
  br i1 %129, label %130, label %189

130:                                              ; preds = %128
  %131 = load i64, ptr %2, align 8, !tbaa !517
  %132 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %133 = load i64, ptr %132, align 8, !tbaa !487
  %134 = icmp eq i64 %131, %133
  br i1 %134, label %135, label %168

135:                                              ; preds = %130
  %136 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %137 = load i64, ptr %136, align 8, !tbaa !494
  %138 = add i64 %131, 1
  %139 = sub i64 %138, %137
  %140 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %141 = load ptr, ptr %140, align 8, !tbaa !62
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 24
  %143 = load i32, ptr %142, align 8, !tbaa !473
  %144 = sext i32 %143 to i64
  %145 = icmp slt i64 %139, %144
  br i1 %145, label %162, label %146

146:                                              ; preds = %135
  %147 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %148 = load ptr, ptr %147, align 8, !tbaa !478
  %149 = getelementptr inbounds nuw i8, ptr %1, i64 76
  %150 = load i32, ptr %149, align 4, !tbaa !495
  %151 = add nsw i32 %150, 1
  store i32 %151, ptr %149, align 4, !tbaa !495
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
  %167 = load i64, ptr %2, align 8, !tbaa !517
  br label %168

168:                                              ; preds = %166, %130
  %169 = phi i64 [ %167, %166 ], [ %131, %130 ]
  %170 = add nsw i64 %169, 1
  %171 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %172 = load ptr, ptr %171, align 8, !tbaa !61
  %173 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %174 = load ptr, ptr %173, align 8, !tbaa !62
  %175 = getelementptr inbounds nuw i8, ptr %174, i64 24
  %176 = load i32, ptr %175, align 8, !tbaa !473
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
  %12 = load i64, ptr %11, align 8, !tbaa !523
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %14 = load i64, ptr %13, align 8, !tbaa !524
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
  %43 = load i64, ptr %11, align 8, !tbaa !523
  br label %44

44:                                               ; preds = %16, %10
  %45 = phi i64 [ %43, %16 ], [ %12, %10 ]
  %46 = add nsw i64 %45, 1
  store i64 %46, ptr %11, align 8, !tbaa !523
  br label %47

47:                                               ; preds = %5, %44
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @deliver(ptr noundef %0, ptr noundef %1) unnamed_addr #27 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !120
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 48
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
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 52
  %25 = load i32, ptr %24, align 4, !tbaa !124
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 52
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
  %50 = getelementptr inbounds nuw i8, ptr %22, i64 72
  store ptr %1, ptr %50, align 8, !tbaa !128
  %51 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %52 = load ptr, ptr %51, align 8, !tbaa !202
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 208
  %54 = load atomic i64, ptr %53 monotonic, align 8
  %55 = inttoptr i64 %54 to ptr
  store ptr %55, ptr %22, align 8, !tbaa !125
  %56 = ptrtoint ptr %22 to i64
  store atomic i64 %56, ptr %53 monotonic, align 8
  %57 = getelementptr inbounds nuw i8, ptr %52, i64 172
  %58 = load i32, ptr %57, align 4, !tbaa !208
  %59 = icmp eq i32 %58, 2
  br i1 %59, label %60, label %71

60:                                               ; preds = %48
  %61 = load i32, ptr %24, align 4, !tbaa !124
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %71, label %63

63:                                               ; preds = %60
  store i32 0, ptr %57, align 4, !tbaa !208
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
  %5 = load ptr, ptr %4, align 8, !tbaa !510
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
  %17 = load ptr, ptr %16, align 8, !tbaa !511
  %18 = icmp eq ptr %17, null
  br i1 %18, label %19, label %23

19:                                               ; preds = %12
  %20 = tail call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef 1920)
  store ptr %20, ptr %16, align 8, !tbaa !511
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
  %33 = load ptr, ptr %30, align 8, !tbaa !136
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
  %5 = load ptr, ptr %4, align 8, !tbaa !525
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %7 = load ptr, ptr %6, align 8, !tbaa !526
  %8 = ptrtoint ptr %5 to i64
  %9 = ptrtoint ptr %7 to i64
  %10 = sub i64 %8, %9
  %11 = icmp slt i64 %10, %1
  br i1 %11, label %12, label %24

12:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  store i64 %1, ptr %3, align 8, !tbaa !110
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %14 = load ptr, ptr %13, align 8, !tbaa !510
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %16 = load ptr, ptr %15, align 8, !tbaa !484
  %17 = call ptr %14(ptr noundef %16, ptr noundef nonnull %3) #18
  store ptr %17, ptr %6, align 8, !tbaa !526
  %18 = icmp eq ptr %17, null
  %19 = load i64, ptr %3, align 8
  %20 = getelementptr inbounds i8, ptr %17, i64 %19
  %21 = select i1 %18, ptr null, ptr %20
  store ptr %21, ptr %4, align 8, !tbaa !525
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
  store ptr %26, ptr %6, align 8, !tbaa !526
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
  %44 = load i64, ptr %42, align 8, !tbaa !268
  %45 = icmp slt i64 %43, %44
  br i1 %45, label %46, label %94

46:                                               ; preds = %35, %89
  %47 = phi i64 [ %90, %89 ], [ %44, %35 ]
  %48 = phi i32 [ %91, %89 ], [ %36, %35 ]
  %49 = atomicrmw add ptr %41, i64 1 monotonic, align 64
  %50 = icmp slt i64 %49, %47
  br i1 %50, label %51, label %89, !llvm.loop !527

51:                                               ; preds = %46
  %52 = load ptr, ptr %27, align 8, !tbaa !258
  %53 = load ptr, ptr %28, align 8, !tbaa !260
  %54 = load i64, ptr %29, align 8, !tbaa !264
  %55 = load i64, ptr %30, align 8, !tbaa !262
  %56 = sdiv i64 %54, %55
  %57 = sdiv i64 %49, %56
  %58 = load i64, ptr %31, align 8, !tbaa !261
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
  %88 = load i64, ptr %42, align 8, !tbaa !268
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
  br i1 %97, label %32, label %35, !llvm.loop !528

98:                                               ; preds = %32
  %99 = atomicrmw add ptr %22, i64 1 monotonic, align 8
  %100 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %101 = load i64, ptr %100, align 8, !tbaa !110
  %102 = srem i64 %99, %101
  %103 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %104 = getelementptr inbounds %struct.tfc_pool_event, ptr %103, i64 %102
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  %105 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #18
  %106 = load i64, ptr %3, align 8, !tbaa !86
  %107 = mul nsw i64 %106, 1000000000
  %108 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %109 = load i64, ptr %108, align 8, !tbaa !88
  %110 = add nsw i64 %107, %109
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #18
  %111 = zext i32 %1 to i64
  store i64 %23, ptr %104, align 8, !tbaa !110
  %112 = getelementptr inbounds nuw i8, ptr %104, i64 8
  store i64 %110, ptr %112, align 8, !tbaa !110
  %113 = getelementptr inbounds nuw i8, ptr %104, i64 16
  store i64 %111, ptr %113, align 8, !tbaa !110
  br label %114

114:                                              ; preds = %20, %98, %32
  ret void
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 9) i32 @make(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #38 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !294
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %6 = load ptr, ptr %5, align 8, !tbaa !529
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_block, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %12 = load ptr, ptr %11, align 8, !tbaa !530
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %14 = load i32, ptr %13, align 4, !tbaa !5
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i64, ptr %12, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %18 = load ptr, ptr %17, align 8, !tbaa !297
  %19 = tail call fastcc i64 @evaluate(ptr noundef %16, ptr noundef %18)
  %20 = icmp slt i64 %19, 0
  br i1 %20, label %37, label %21

21:                                               ; preds = %2
  %22 = load ptr, ptr %10, align 8, !tbaa !230
  %23 = icmp eq ptr %22, null
  br i1 %23, label %28, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %26 = load i64, ptr %25, align 8, !tbaa !531
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
  %39 = load ptr, ptr %38, align 8, !tbaa !279
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %41 = load ptr, ptr %40, align 8, !tbaa !270
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 4
  br label %43

43:                                               ; preds = %43, %37
  %44 = atomicrmw xchg ptr %42, i32 1 acquire, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %43, !llvm.loop !271

46:                                               ; preds = %43
  %47 = load atomic i32, ptr %41 monotonic, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %53, label %49

49:                                               ; preds = %46
  %50 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %51 = load i64, ptr %50, align 8, !tbaa !272
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %53, label %58

53:                                               ; preds = %49, %46
  %54 = getelementptr inbounds nuw i8, ptr %41, i64 12
  store i32 0, ptr %54, align 4, !tbaa !275
  %55 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 0, ptr %55, align 8, !tbaa !272
  %56 = getelementptr inbounds nuw i8, ptr %41, i64 24
  store i64 %19, ptr %56, align 8, !tbaa !276
  %57 = getelementptr inbounds nuw i8, ptr %41, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %57, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %41 monotonic, align 8
  br label %58

58:                                               ; preds = %49, %53
  store atomic i32 0, ptr %42 release, align 4
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %60 = load i32, ptr %59, align 4, !tbaa !291
  %61 = load ptr, ptr %38, align 8, !tbaa !279
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 24
  %63 = load ptr, ptr %62, align 8, !tbaa !270
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 8
  store i32 %60, ptr %64, align 8, !tbaa !299
  br label %106

65:                                               ; preds = %35, %24
  %66 = phi ptr [ %33, %35 ], [ %22, %24 ]
  %67 = ptrtoint ptr %66 to i64
  %68 = add i64 %67, 63
  %69 = and i64 %68, -64
  %70 = inttoptr i64 %69 to ptr
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %72 = load ptr, ptr %71, align 8, !tbaa !293
  %73 = load i32, ptr %4, align 4, !tbaa !5
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds ptr, ptr %72, i64 %74
  store ptr %70, ptr %75, align 8, !tbaa !31
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %77 = load i32, ptr %76, align 8, !tbaa !292
  %78 = icmp ugt i32 %77, 5
  br i1 %78, label %79, label %106

79:                                               ; preds = %65, %79
  %80 = phi i32 [ %103, %79 ], [ 3, %65 ]
  %81 = load ptr, ptr %3, align 8, !tbaa !294
  %82 = zext i32 %80 to i64
  %83 = getelementptr inbounds nuw i32, ptr %81, i64 %82
  %84 = load ptr, ptr %11, align 8, !tbaa !530
  %85 = getelementptr inbounds nuw i8, ptr %83, i64 8
  %86 = load i32, ptr %85, align 4, !tbaa !5
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds i64, ptr %84, i64 %87
  %89 = load ptr, ptr %17, align 8, !tbaa !297
  %90 = tail call fastcc i64 @evaluate(ptr noundef %88, ptr noundef %89)
  %91 = load ptr, ptr %71, align 8, !tbaa !293
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
  br i1 %105, label %79, label %106, !llvm.loop !532

106:                                              ; preds = %79, %65, %58
  %107 = phi i32 [ 8, %58 ], [ 0, %65 ], [ 0, %79 ]
  ret i32 %107
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 9) i32 @grow(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #38 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !294
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %6 = load ptr, ptr %5, align 8, !tbaa !529
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_block, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8, !tbaa !293
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %14 = load i32, ptr %13, align 4, !tbaa !5
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds ptr, ptr %12, i64 %15
  %17 = load ptr, ptr %16, align 8, !tbaa !31
  %18 = load i32, ptr %17, align 4, !tbaa !5
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %21 = load ptr, ptr %20, align 8, !tbaa !530
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %23 = load i32, ptr %22, align 4, !tbaa !5
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i64, ptr %21, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %27 = load ptr, ptr %26, align 8, !tbaa !297
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
  %39 = load ptr, ptr %38, align 8, !tbaa !279
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %41 = load ptr, ptr %40, align 8, !tbaa !270
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 4
  br label %43

43:                                               ; preds = %43, %37
  %44 = atomicrmw xchg ptr %42, i32 1 acquire, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %43, !llvm.loop !271

46:                                               ; preds = %43
  %47 = load atomic i32, ptr %41 monotonic, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %53, label %49

49:                                               ; preds = %46
  %50 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %51 = load i64, ptr %50, align 8, !tbaa !272
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %53, label %58

53:                                               ; preds = %49, %46
  %54 = getelementptr inbounds nuw i8, ptr %41, i64 12
  store i32 0, ptr %54, align 4, !tbaa !275
  %55 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 0, ptr %55, align 8, !tbaa !272
  %56 = getelementptr inbounds nuw i8, ptr %41, i64 24
  store i64 -1, ptr %56, align 8, !tbaa !276
  %57 = getelementptr inbounds nuw i8, ptr %41, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %57, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %41 monotonic, align 8
  br label %58

58:                                               ; preds = %49, %53
  store atomic i32 0, ptr %42 release, align 4
  br label %189

59:                                               ; preds = %32
  %60 = load ptr, ptr %10, align 8, !tbaa !230
  %61 = icmp eq ptr %60, null
  br i1 %61, label %66, label %62

62:                                               ; preds = %59
  %63 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %64 = load i64, ptr %63, align 8, !tbaa !531
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
  %103 = load ptr, ptr %10, align 8, !tbaa !230
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
  %129 = load ptr, ptr %128, align 8, !tbaa !279
  %130 = getelementptr inbounds nuw i8, ptr %129, i64 24
  %131 = load ptr, ptr %130, align 8, !tbaa !270
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 4
  br label %133

133:                                              ; preds = %133, %127
  %134 = atomicrmw xchg ptr %132, i32 1 acquire, align 4
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %136, label %133, !llvm.loop !271

136:                                              ; preds = %133
  %137 = load atomic i32, ptr %131 monotonic, align 8
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %143, label %139

139:                                              ; preds = %136
  %140 = getelementptr inbounds nuw i8, ptr %131, i64 16
  %141 = load i64, ptr %140, align 8, !tbaa !272
  %142 = icmp sgt i64 %141, 0
  br i1 %142, label %143, label %148

143:                                              ; preds = %139, %136
  %144 = getelementptr inbounds nuw i8, ptr %131, i64 12
  store i32 0, ptr %144, align 4, !tbaa !275
  %145 = getelementptr inbounds nuw i8, ptr %131, i64 16
  store i64 0, ptr %145, align 8, !tbaa !272
  %146 = getelementptr inbounds nuw i8, ptr %131, i64 24
  store i64 %36, ptr %146, align 8, !tbaa !276
  %147 = getelementptr inbounds nuw i8, ptr %131, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %147, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %131 monotonic, align 8
  br label %148

148:                                              ; preds = %143, %139
  store atomic i32 0, ptr %132 release, align 4
  br label %189

149:                                              ; preds = %124, %116, %87, %95, %62
  %150 = load ptr, ptr %10, align 8, !tbaa !230
  %151 = ptrtoint ptr %150 to i64
  %152 = add i64 %151, 63
  %153 = and i64 %152, -64
  %154 = inttoptr i64 %153 to ptr
  %155 = load ptr, ptr %11, align 8, !tbaa !293
  %156 = load i32, ptr %4, align 4, !tbaa !5
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds ptr, ptr %155, i64 %157
  store ptr %154, ptr %158, align 8, !tbaa !31
  %159 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %160 = load i32, ptr %159, align 8, !tbaa !292
  %161 = icmp ugt i32 %160, 6
  br i1 %161, label %162, label %197

162:                                              ; preds = %149, %162
  %163 = phi i32 [ %186, %162 ], [ 4, %149 ]
  %164 = load ptr, ptr %3, align 8, !tbaa !294
  %165 = zext i32 %163 to i64
  %166 = getelementptr inbounds nuw i32, ptr %164, i64 %165
  %167 = load ptr, ptr %20, align 8, !tbaa !530
  %168 = getelementptr inbounds nuw i8, ptr %166, i64 8
  %169 = load i32, ptr %168, align 4, !tbaa !5
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds i64, ptr %167, i64 %170
  %172 = load ptr, ptr %26, align 8, !tbaa !297
  %173 = tail call fastcc i64 @evaluate(ptr noundef %171, ptr noundef %172)
  %174 = load ptr, ptr %11, align 8, !tbaa !293
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
  br i1 %188, label %162, label %197, !llvm.loop !532

189:                                              ; preds = %58, %148
  %190 = phi ptr [ %128, %148 ], [ %38, %58 ]
  %191 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %192 = load i32, ptr %191, align 4, !tbaa !291
  %193 = load ptr, ptr %190, align 8, !tbaa !279
  %194 = getelementptr inbounds nuw i8, ptr %193, i64 24
  %195 = load ptr, ptr %194, align 8, !tbaa !270
  %196 = getelementptr inbounds nuw i8, ptr %195, i64 8
  store i32 %192, ptr %196, align 8, !tbaa !299
  br label %197

197:                                              ; preds = %162, %189, %149
  %198 = phi i32 [ 0, %149 ], [ 8, %189 ], [ 0, %162 ]
  ret i32 %198
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @take_size(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i64 noundef %2) unnamed_addr #36 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %5 = load ptr, ptr %4, align 8, !tbaa !294
  %6 = tail call i64 @llvm.smax.i64(i64 %2, i64 0)
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %8 = load ptr, ptr %7, align 8, !tbaa !530
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %10 = load i32, ptr %9, align 4, !tbaa !5
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i64, ptr %8, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %14 = load ptr, ptr %13, align 8, !tbaa !297
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
  %26 = load ptr, ptr %25, align 8, !tbaa !279
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 24
  %28 = load ptr, ptr %27, align 8, !tbaa !270
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 4
  br label %30

30:                                               ; preds = %30, %24
  %31 = atomicrmw xchg ptr %29, i32 1 acquire, align 4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %30, !llvm.loop !271

33:                                               ; preds = %30
  %34 = load atomic i32, ptr %28 monotonic, align 8
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %40, label %36

36:                                               ; preds = %33
  %37 = getelementptr inbounds nuw i8, ptr %28, i64 16
  %38 = load i64, ptr %37, align 8, !tbaa !272
  %39 = icmp sgt i64 %38, 0
  br i1 %39, label %40, label %45

40:                                               ; preds = %36, %33
  %41 = getelementptr inbounds nuw i8, ptr %28, i64 12
  store i32 0, ptr %41, align 4, !tbaa !275
  %42 = getelementptr inbounds nuw i8, ptr %28, i64 16
  store i64 0, ptr %42, align 8, !tbaa !272
  %43 = getelementptr inbounds nuw i8, ptr %28, i64 24
  store i64 %6, ptr %43, align 8, !tbaa !276
  %44 = getelementptr inbounds nuw i8, ptr %28, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %44, i8 0, i64 16, i1 false)
  store atomic i32 3, ptr %28 monotonic, align 8
  br label %45

45:                                               ; preds = %36, %40
  store atomic i32 0, ptr %29 release, align 4
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %47 = load i32, ptr %46, align 4, !tbaa !291
  %48 = load ptr, ptr %25, align 8, !tbaa !279
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 24
  %50 = load ptr, ptr %49, align 8, !tbaa !270
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 8
  store i32 %47, ptr %51, align 8, !tbaa !299
  br label %88

52:                                               ; preds = %3
  %53 = load i32, ptr %5, align 4, !tbaa !5
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i64, ptr %14, i64 %54
  store i64 %6, ptr %55, align 8, !tbaa !110
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %57 = load i32, ptr %56, align 8, !tbaa !292
  %58 = icmp ugt i32 %57, 7
  br i1 %58, label %59, label %88

59:                                               ; preds = %52
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %61

61:                                               ; preds = %61, %59
  %62 = phi i32 [ 5, %59 ], [ %85, %61 ]
  %63 = load ptr, ptr %4, align 8, !tbaa !294
  %64 = zext i32 %62 to i64
  %65 = getelementptr inbounds nuw i32, ptr %63, i64 %64
  %66 = load ptr, ptr %7, align 8, !tbaa !530
  %67 = getelementptr inbounds nuw i8, ptr %65, i64 8
  %68 = load i32, ptr %67, align 4, !tbaa !5
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i64, ptr %66, i64 %69
  %71 = load ptr, ptr %13, align 8, !tbaa !297
  %72 = tail call fastcc i64 @evaluate(ptr noundef %70, ptr noundef %71)
  %73 = load ptr, ptr %60, align 8, !tbaa !293
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
  br i1 %87, label %61, label %88, !llvm.loop !532

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
  br label %4, !llvm.loop !533

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
  %6 = load ptr, ptr %5, align 8, !tbaa !279
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %8 = load ptr, ptr %7, align 8, !tbaa !33
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %10 = load ptr, ptr %9, align 8, !tbaa !133
  %11 = load ptr, ptr %0, align 8, !tbaa !286
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %13 = load i64, ptr %12, align 8, !tbaa !287
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
  %32 = load i32, ptr %31, align 8, !tbaa !288
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
  %35 = load ptr, ptr %5, align 8, !tbaa !279
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 32
  %37 = load ptr, ptr %36, align 8, !tbaa !133
  %38 = load ptr, ptr %25, align 8, !tbaa !90
  %39 = icmp eq ptr %38, null
  br i1 %39, label %65, label %40

40:                                               ; preds = %34
  %41 = load i64, ptr %26, align 8, !tbaa !290
  %42 = icmp slt i64 %28, %41
  br i1 %42, label %43, label %65

43:                                               ; preds = %40
  %44 = load ptr, ptr %24, align 8, !tbaa !92
  %45 = call i32 %38(ptr noundef %44) #18
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %65, label %47

47:                                               ; preds = %43
  %48 = load ptr, ptr %5, align 8, !tbaa !279
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 24
  %50 = load ptr, ptr %49, align 8, !tbaa !270
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 4
  br label %52

52:                                               ; preds = %52, %47
  %53 = atomicrmw xchg ptr %51, i32 1 acquire, align 4
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %52, !llvm.loop !271

55:                                               ; preds = %52
  %56 = load atomic i32, ptr %50 monotonic, align 8
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %62, label %58

58:                                               ; preds = %55
  %59 = getelementptr inbounds nuw i8, ptr %50, i64 16
  %60 = load i64, ptr %59, align 8, !tbaa !272
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
  %66 = load ptr, ptr %23, align 8, !tbaa !285
  %67 = icmp eq ptr %66, null
  br i1 %67, label %72, label %68

68:                                               ; preds = %65
  %69 = load ptr, ptr %24, align 8, !tbaa !92
  %70 = getelementptr inbounds nuw i8, ptr %29, i64 20
  %71 = load i32, ptr %70, align 4, !tbaa !291
  call void %66(ptr noundef %69, i32 noundef %71, i32 noundef 0) #18
  br label %72

72:                                               ; preds = %68, %65
  %73 = load ptr, ptr %37, align 8, !tbaa !534
  %74 = call i32 %73(ptr noundef nonnull %37, ptr noundef nonnull %0, ptr noundef nonnull %29) #18
  %75 = load ptr, ptr %23, align 8, !tbaa !285
  %76 = icmp eq ptr %75, null
  br i1 %76, label %91, label %77

77:                                               ; preds = %72
  %78 = icmp eq i32 %74, 0
  br i1 %78, label %79, label %85

79:                                               ; preds = %77
  %80 = getelementptr inbounds nuw i8, ptr %37, i64 24
  %81 = load ptr, ptr %80, align 8, !tbaa !181
  %82 = load ptr, ptr %5, align 8, !tbaa !279
  %83 = call i32 %81(ptr noundef nonnull %37, ptr noundef %82, ptr noundef null, ptr noundef null, i64 noundef 0) #18
  %84 = load ptr, ptr %23, align 8, !tbaa !285
  br label %85

85:                                               ; preds = %79, %77
  %86 = phi ptr [ %75, %77 ], [ %84, %79 ]
  %87 = phi i32 [ %74, %77 ], [ %83, %79 ]
  %88 = load ptr, ptr %24, align 8, !tbaa !92
  %89 = getelementptr inbounds nuw i8, ptr %29, i64 20
  %90 = load i32, ptr %89, align 4, !tbaa !291
  call void %86(ptr noundef %88, i32 noundef %90, i32 noundef 1) #18
  br label %91

91:                                               ; preds = %85, %72
  %92 = phi i32 [ %87, %85 ], [ %74, %72 ]
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %691, label %94

94:                                               ; preds = %91
  %95 = load ptr, ptr %5, align 8, !tbaa !279
  %96 = getelementptr inbounds nuw i8, ptr %95, i64 24
  %97 = load ptr, ptr %96, align 8, !tbaa !270
  %98 = load atomic i32, ptr %97 acquire, align 8
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %100, label %702

100:                                              ; preds = %94
  %101 = load ptr, ptr %5, align 8, !tbaa !279
  %102 = getelementptr inbounds nuw i8, ptr %101, i64 24
  %103 = load ptr, ptr %102, align 8, !tbaa !270
  %104 = getelementptr inbounds nuw i8, ptr %103, i64 4
  br label %105

105:                                              ; preds = %105, %100
  %106 = atomicrmw xchg ptr %104, i32 1 acquire, align 4
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %108, label %105, !llvm.loop !271

108:                                              ; preds = %105
  %109 = load atomic i32, ptr %103 monotonic, align 8
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %115, label %111

111:                                              ; preds = %108
  %112 = getelementptr inbounds nuw i8, ptr %103, i64 16
  %113 = load i64, ptr %112, align 8, !tbaa !272
  %114 = icmp sgt i64 %113, 0
  br i1 %114, label %115, label %118

115:                                              ; preds = %111, %108
  %116 = getelementptr inbounds nuw i8, ptr %103, i64 12
  store i32 2147483647, ptr %116, align 4, !tbaa !275
  %117 = getelementptr inbounds nuw i8, ptr %103, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %117, i8 0, i64 32, i1 false)
  store atomic i32 %92, ptr %103 monotonic, align 8
  br label %118

118:                                              ; preds = %115, %111
  store atomic i32 0, ptr %104 release, align 4
  br label %694

119:                                              ; preds = %33
  %120 = load ptr, ptr %10, align 8, !tbaa !534
  %121 = call i32 %120(ptr noundef nonnull %10, ptr noundef nonnull %0, ptr noundef nonnull %29) #18
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %691, label %123

123:                                              ; preds = %119
  %124 = load ptr, ptr %5, align 8, !tbaa !279
  %125 = getelementptr inbounds nuw i8, ptr %124, i64 24
  %126 = load ptr, ptr %125, align 8, !tbaa !270
  %127 = load atomic i32, ptr %126 acquire, align 8
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %129, label %702

129:                                              ; preds = %123
  %130 = load ptr, ptr %5, align 8, !tbaa !279
  %131 = getelementptr inbounds nuw i8, ptr %130, i64 24
  %132 = load ptr, ptr %131, align 8, !tbaa !270
  %133 = getelementptr inbounds nuw i8, ptr %132, i64 4
  br label %134

134:                                              ; preds = %134, %129
  %135 = atomicrmw xchg ptr %133, i32 1 acquire, align 4
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %137, label %134, !llvm.loop !271

137:                                              ; preds = %134
  %138 = load atomic i32, ptr %132 monotonic, align 8
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %144, label %140

140:                                              ; preds = %137
  %141 = getelementptr inbounds nuw i8, ptr %132, i64 16
  %142 = load i64, ptr %141, align 8, !tbaa !272
  %143 = icmp sgt i64 %142, 0
  br i1 %143, label %144, label %147

144:                                              ; preds = %140, %137
  %145 = getelementptr inbounds nuw i8, ptr %132, i64 12
  store i32 2147483647, ptr %145, align 4, !tbaa !275
  %146 = getelementptr inbounds nuw i8, ptr %132, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %146, i8 0, i64 32, i1 false)
  store atomic i32 %121, ptr %132 monotonic, align 8
  br label %147

147:                                              ; preds = %144, %140
  store atomic i32 0, ptr %133 release, align 4
  br label %694

148:                                              ; preds = %27
  %149 = getelementptr inbounds nuw i8, ptr %29, i64 28
  %150 = load i32, ptr %149, align 4, !tbaa !300
  %151 = sext i32 %150 to i64
  store i64 %151, ptr %4, align 8, !tbaa !110
  br label %691

152:                                              ; preds = %27
  br i1 %22, label %194, label %153

153:                                              ; preds = %152
  %154 = load ptr, ptr %23, align 8, !tbaa !285
  %155 = icmp eq ptr %154, null
  br i1 %155, label %160, label %156

156:                                              ; preds = %153
  %157 = load ptr, ptr %24, align 8, !tbaa !92
  %158 = getelementptr inbounds nuw i8, ptr %29, i64 20
  %159 = load i32, ptr %158, align 4, !tbaa !291
  call void %154(ptr noundef %157, i32 noundef %159, i32 noundef 2) #18
  br label %160

160:                                              ; preds = %156, %153
  %161 = load ptr, ptr %25, align 8, !tbaa !90
  %162 = icmp eq ptr %161, null
  br i1 %162, label %194, label %163

163:                                              ; preds = %160
  %164 = load i64, ptr %26, align 8, !tbaa !290
  %165 = icmp slt i64 %28, %164
  br i1 %165, label %166, label %194

166:                                              ; preds = %163
  %167 = load ptr, ptr %24, align 8, !tbaa !92
  %168 = call i32 %161(ptr noundef %167) #18
  %169 = icmp eq i32 %168, 0
  br i1 %169, label %194, label %170

170:                                              ; preds = %166
  %171 = load ptr, ptr %5, align 8, !tbaa !279
  %172 = getelementptr inbounds nuw i8, ptr %171, i64 24
  %173 = load ptr, ptr %172, align 8, !tbaa !270
  %174 = getelementptr inbounds nuw i8, ptr %173, i64 4
  br label %175

175:                                              ; preds = %175, %170
  %176 = atomicrmw xchg ptr %174, i32 1 acquire, align 4
  %177 = icmp eq i32 %176, 0
  br i1 %177, label %178, label %175, !llvm.loop !271

178:                                              ; preds = %175
  %179 = load atomic i32, ptr %173 monotonic, align 8
  %180 = icmp eq i32 %179, 0
  br i1 %180, label %185, label %181

181:                                              ; preds = %178
  %182 = getelementptr inbounds nuw i8, ptr %173, i64 16
  %183 = load i64, ptr %182, align 8, !tbaa !272
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
  %189 = load i32, ptr %188, align 4, !tbaa !291
  %190 = load ptr, ptr %5, align 8, !tbaa !279
  %191 = getelementptr inbounds nuw i8, ptr %190, i64 24
  %192 = load ptr, ptr %191, align 8, !tbaa !270
  %193 = getelementptr inbounds nuw i8, ptr %192, i64 8
  store i32 %189, ptr %193, align 8, !tbaa !299
  br label %194

194:                                              ; preds = %152, %160, %163, %166, %187
  %195 = phi i32 [ 0, %152 ], [ 1, %187 ], [ 0, %166 ], [ 0, %163 ], [ 0, %160 ]
  %196 = getelementptr inbounds nuw i8, ptr %29, i64 28
  %197 = load i32, ptr %196, align 4, !tbaa !300
  %198 = sext i32 %197 to i64
  store i64 %198, ptr %4, align 8, !tbaa !110
  br label %670

199:                                              ; preds = %27
  br i1 %22, label %235, label %200

200:                                              ; preds = %199
  %201 = load ptr, ptr %23, align 8, !tbaa !285
  %202 = icmp eq ptr %201, null
  br i1 %202, label %207, label %203

203:                                              ; preds = %200
  %204 = load ptr, ptr %24, align 8, !tbaa !92
  %205 = getelementptr inbounds nuw i8, ptr %29, i64 20
  %206 = load i32, ptr %205, align 4, !tbaa !291
  call void %201(ptr noundef %204, i32 noundef %206, i32 noundef 2) #18
  br label %207

207:                                              ; preds = %203, %200
  %208 = load ptr, ptr %25, align 8, !tbaa !90
  %209 = icmp eq ptr %208, null
  br i1 %209, label %235, label %210

210:                                              ; preds = %207
  %211 = load i64, ptr %26, align 8, !tbaa !290
  %212 = icmp slt i64 %28, %211
  br i1 %212, label %213, label %235

213:                                              ; preds = %210
  %214 = load ptr, ptr %24, align 8, !tbaa !92
  %215 = call i32 %208(ptr noundef %214) #18
  %216 = icmp eq i32 %215, 0
  br i1 %216, label %235, label %217

217:                                              ; preds = %213
  %218 = load ptr, ptr %5, align 8, !tbaa !279
  %219 = getelementptr inbounds nuw i8, ptr %218, i64 24
  %220 = load ptr, ptr %219, align 8, !tbaa !270
  %221 = getelementptr inbounds nuw i8, ptr %220, i64 4
  br label %222

222:                                              ; preds = %222, %217
  %223 = atomicrmw xchg ptr %221, i32 1 acquire, align 4
  %224 = icmp eq i32 %223, 0
  br i1 %224, label %225, label %222, !llvm.loop !271

225:                                              ; preds = %222
  %226 = load atomic i32, ptr %220 monotonic, align 8
  %227 = icmp eq i32 %226, 0
  br i1 %227, label %232, label %228

228:                                              ; preds = %225
  %229 = getelementptr inbounds nuw i8, ptr %220, i64 16
  %230 = load i64, ptr %229, align 8, !tbaa !272
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
  %241 = load ptr, ptr %240, align 8, !tbaa !294
  %242 = getelementptr inbounds nuw i8, ptr %29, i64 16
  %243 = load i32, ptr %242, align 8, !tbaa !292
  %244 = load ptr, ptr %20, align 8, !tbaa !293
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
  %254 = load ptr, ptr %20, align 8, !tbaa !293
  %255 = getelementptr inbounds ptr, ptr %254, i64 %251
  store ptr %248, ptr %255, align 8, !tbaa !31
  %256 = load ptr, ptr %21, align 8, !tbaa !301
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
  %282 = load ptr, ptr %20, align 8, !tbaa !293
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
  %294 = load ptr, ptr %20, align 8, !tbaa !293
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
  br i1 %307, label %675, label %279, !llvm.loop !302

308:                                              ; preds = %27
  %309 = load ptr, ptr %21, align 8, !tbaa !301
  %310 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %311 = load ptr, ptr %310, align 8, !tbaa !294
  %312 = getelementptr inbounds nuw i8, ptr %311, i64 8
  %313 = load i32, ptr %312, align 4, !tbaa !5
  %314 = sext i32 %313 to i64
  %315 = getelementptr inbounds i8, ptr %309, i64 %314
  %316 = load i8, ptr %315, align 1, !tbaa !102
  %317 = icmp eq i8 %316, 0
  br i1 %317, label %318, label %322

318:                                              ; preds = %308
  %319 = getelementptr inbounds nuw i8, ptr %29, i64 28
  %320 = load i32, ptr %319, align 4, !tbaa !300
  %321 = sext i32 %320 to i64
  br label %322

322:                                              ; preds = %308, %318
  %323 = phi i64 [ %321, %318 ], [ %30, %308 ]
  store i64 %323, ptr %4, align 8, !tbaa !110
  br label %691

324:                                              ; preds = %27
  %325 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %326 = load ptr, ptr %325, align 8, !tbaa !294
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #18
  store i64 0, ptr %2, align 8, !tbaa !110
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  store i32 0, ptr %3, align 4, !tbaa !5
  %327 = getelementptr inbounds nuw i8, ptr %326, i64 8
  %328 = load i32, ptr %327, align 4, !tbaa !5
  %329 = icmp eq i32 %328, 8
  %330 = getelementptr inbounds nuw i8, ptr %326, i64 4
  %331 = load i32, ptr %330, align 4, !tbaa !5
  %332 = load ptr, ptr %5, align 8, !tbaa !279
  %333 = getelementptr inbounds nuw i8, ptr %332, i64 32
  %334 = load ptr, ptr %333, align 8, !tbaa !133
  %335 = getelementptr inbounds nuw i8, ptr %334, i64 24
  %336 = load ptr, ptr %335, align 8, !tbaa !181
  %337 = load ptr, ptr %20, align 8, !tbaa !293
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
  %349 = load ptr, ptr %5, align 8, !tbaa !279
  %350 = getelementptr inbounds nuw i8, ptr %349, i64 24
  %351 = load ptr, ptr %350, align 8, !tbaa !270
  %352 = load atomic i32, ptr %351 acquire, align 8
  %353 = icmp eq i32 %352, 0
  br i1 %353, label %354, label %387

354:                                              ; preds = %348
  %355 = load ptr, ptr %5, align 8, !tbaa !279
  %356 = getelementptr inbounds nuw i8, ptr %355, i64 24
  %357 = load ptr, ptr %356, align 8, !tbaa !270
  %358 = getelementptr inbounds nuw i8, ptr %357, i64 4
  br label %359

359:                                              ; preds = %359, %354
  %360 = atomicrmw xchg ptr %358, i32 1 acquire, align 4
  %361 = icmp eq i32 %360, 0
  br i1 %361, label %362, label %359, !llvm.loop !271

362:                                              ; preds = %359
  %363 = load atomic i32, ptr %357 monotonic, align 8
  %364 = icmp eq i32 %363, 0
  br i1 %364, label %369, label %365

365:                                              ; preds = %362
  %366 = getelementptr inbounds nuw i8, ptr %357, i64 16
  %367 = load i64, ptr %366, align 8, !tbaa !272
  %368 = icmp sgt i64 %367, 0
  br i1 %368, label %369, label %372

369:                                              ; preds = %365, %362
  %370 = getelementptr inbounds nuw i8, ptr %357, i64 12
  store i32 2147483647, ptr %370, align 4, !tbaa !275
  %371 = getelementptr inbounds nuw i8, ptr %357, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %371, i8 0, i64 32, i1 false)
  store atomic i32 %346, ptr %357 monotonic, align 8
  br label %372

372:                                              ; preds = %369, %365
  store atomic i32 0, ptr %358 release, align 4
  %373 = getelementptr inbounds nuw i8, ptr %29, i64 20
  %374 = load i32, ptr %373, align 4, !tbaa !291
  %375 = load ptr, ptr %5, align 8, !tbaa !279
  %376 = getelementptr inbounds nuw i8, ptr %375, i64 24
  %377 = load ptr, ptr %376, align 8, !tbaa !270
  %378 = getelementptr inbounds nuw i8, ptr %377, i64 8
  store i32 %374, ptr %378, align 8, !tbaa !299
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
  %391 = load ptr, ptr %390, align 8, !tbaa !294
  %392 = load ptr, ptr %16, align 8, !tbaa !529
  %393 = getelementptr inbounds nuw i8, ptr %391, i64 4
  %394 = load i32, ptr %393, align 4, !tbaa !5
  %395 = sext i32 %394 to i64
  %396 = getelementptr inbounds %struct.tfc_block, ptr %392, i64 %395
  %397 = load ptr, ptr %18, align 8, !tbaa !530
  %398 = getelementptr inbounds nuw i8, ptr %391, i64 8
  %399 = load i32, ptr %398, align 4, !tbaa !5
  %400 = sext i32 %399 to i64
  %401 = getelementptr inbounds i64, ptr %397, i64 %400
  %402 = load ptr, ptr %19, align 8, !tbaa !297
  %403 = call fastcc i64 @evaluate(ptr noundef %401, ptr noundef %402)
  %404 = icmp slt i64 %403, 0
  br i1 %404, label %428, label %405

405:                                              ; preds = %389
  %406 = load ptr, ptr %396, align 8, !tbaa !230
  %407 = icmp eq ptr %406, null
  br i1 %407, label %412, label %408

408:                                              ; preds = %405
  %409 = getelementptr inbounds nuw i8, ptr %396, i64 8
  %410 = load i64, ptr %409, align 8, !tbaa !531
  %411 = icmp sgt i64 %403, %410
  br i1 %411, label %412, label %449

412:                                              ; preds = %408, %405
  %413 = load ptr, ptr %5, align 8, !tbaa !279
  %414 = getelementptr inbounds nuw i8, ptr %413, i64 32
  %415 = load ptr, ptr %414, align 8, !tbaa !133
  %416 = getelementptr inbounds nuw i8, ptr %415, i64 104
  %417 = load ptr, ptr %416, align 8, !tbaa !535
  %418 = call ptr %417(ptr noundef %415, i64 noundef %403) #18
  %419 = icmp eq ptr %418, null
  br i1 %419, label %428, label %420

420:                                              ; preds = %412
  %421 = load ptr, ptr %396, align 8, !tbaa !230
  %422 = icmp eq ptr %421, null
  br i1 %422, label %426, label %423

423:                                              ; preds = %420
  %424 = getelementptr inbounds nuw i8, ptr %415, i64 112
  %425 = load ptr, ptr %424, align 8, !tbaa !536
  call void %425(ptr noundef nonnull %415, ptr noundef nonnull %421) #18
  br label %426

426:                                              ; preds = %423, %420
  store ptr %418, ptr %396, align 8, !tbaa !31
  %427 = getelementptr inbounds nuw i8, ptr %396, i64 8
  store i64 %403, ptr %427, align 8, !tbaa !110
  br label %449

428:                                              ; preds = %412, %389
  %429 = load ptr, ptr %5, align 8, !tbaa !279
  %430 = getelementptr inbounds nuw i8, ptr %429, i64 24
  %431 = load ptr, ptr %430, align 8, !tbaa !270
  %432 = getelementptr inbounds nuw i8, ptr %431, i64 4
  br label %433

433:                                              ; preds = %433, %428
  %434 = atomicrmw xchg ptr %432, i32 1 acquire, align 4
  %435 = icmp eq i32 %434, 0
  br i1 %435, label %436, label %433, !llvm.loop !271

436:                                              ; preds = %433
  %437 = load atomic i32, ptr %431 monotonic, align 8
  %438 = icmp eq i32 %437, 0
  br i1 %438, label %443, label %439

439:                                              ; preds = %436
  %440 = getelementptr inbounds nuw i8, ptr %431, i64 16
  %441 = load i64, ptr %440, align 8, !tbaa !272
  %442 = icmp sgt i64 %441, 0
  br i1 %442, label %443, label %448

443:                                              ; preds = %439, %436
  %444 = getelementptr inbounds nuw i8, ptr %431, i64 12
  store i32 0, ptr %444, align 4, !tbaa !275
  %445 = getelementptr inbounds nuw i8, ptr %431, i64 16
  store i64 0, ptr %445, align 8, !tbaa !272
  %446 = getelementptr inbounds nuw i8, ptr %431, i64 24
  store i64 %403, ptr %446, align 8, !tbaa !276
  %447 = getelementptr inbounds nuw i8, ptr %431, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %447, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %431 monotonic, align 8
  br label %448

448:                                              ; preds = %443, %439
  store atomic i32 0, ptr %432 release, align 4
  br label %694

449:                                              ; preds = %426, %408
  %450 = phi ptr [ %418, %426 ], [ %406, %408 ]
  %451 = load ptr, ptr %20, align 8, !tbaa !293
  %452 = load i32, ptr %391, align 4, !tbaa !5
  %453 = sext i32 %452 to i64
  %454 = getelementptr inbounds ptr, ptr %451, i64 %453
  store ptr %450, ptr %454, align 8, !tbaa !31
  %455 = getelementptr inbounds nuw i8, ptr %29, i64 16
  %456 = load i32, ptr %455, align 8, !tbaa !292
  %457 = icmp ugt i32 %456, 5
  br i1 %457, label %458, label %691

458:                                              ; preds = %449, %458
  %459 = phi i32 [ %482, %458 ], [ 3, %449 ]
  %460 = load ptr, ptr %390, align 8, !tbaa !294
  %461 = zext i32 %459 to i64
  %462 = getelementptr inbounds nuw i32, ptr %460, i64 %461
  %463 = load ptr, ptr %18, align 8, !tbaa !530
  %464 = getelementptr inbounds nuw i8, ptr %462, i64 8
  %465 = load i32, ptr %464, align 4, !tbaa !5
  %466 = sext i32 %465 to i64
  %467 = getelementptr inbounds i64, ptr %463, i64 %466
  %468 = load ptr, ptr %19, align 8, !tbaa !297
  %469 = call fastcc i64 @evaluate(ptr noundef %467, ptr noundef %468)
  %470 = load ptr, ptr %20, align 8, !tbaa !293
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
  br i1 %484, label %458, label %691, !llvm.loop !532

485:                                              ; preds = %27
  %486 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %487 = load ptr, ptr %486, align 8, !tbaa !294
  %488 = load ptr, ptr %16, align 8, !tbaa !529
  %489 = getelementptr inbounds nuw i8, ptr %487, i64 4
  %490 = load i32, ptr %489, align 4, !tbaa !5
  %491 = sext i32 %490 to i64
  %492 = getelementptr inbounds %struct.tfc_block, ptr %488, i64 %491
  %493 = load ptr, ptr %17, align 8, !tbaa !537
  %494 = getelementptr inbounds nuw i8, ptr %487, i64 12
  %495 = load i32, ptr %494, align 4, !tbaa !5
  %496 = sext i32 %495 to i64
  %497 = getelementptr inbounds i32, ptr %493, i64 %496
  %498 = load i32, ptr %497, align 4, !tbaa !5
  %499 = sext i32 %498 to i64
  %500 = load ptr, ptr %18, align 8, !tbaa !530
  %501 = getelementptr inbounds nuw i8, ptr %487, i64 8
  %502 = load i32, ptr %501, align 4, !tbaa !5
  %503 = sext i32 %502 to i64
  %504 = getelementptr inbounds i64, ptr %500, i64 %503
  %505 = load ptr, ptr %19, align 8, !tbaa !297
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
  %516 = load ptr, ptr %5, align 8, !tbaa !279
  %517 = getelementptr inbounds nuw i8, ptr %516, i64 24
  %518 = load ptr, ptr %517, align 8, !tbaa !270
  %519 = getelementptr inbounds nuw i8, ptr %518, i64 4
  br label %520

520:                                              ; preds = %520, %515
  %521 = atomicrmw xchg ptr %519, i32 1 acquire, align 4
  %522 = icmp eq i32 %521, 0
  br i1 %522, label %523, label %520, !llvm.loop !271

523:                                              ; preds = %520
  %524 = load atomic i32, ptr %518 monotonic, align 8
  %525 = icmp eq i32 %524, 0
  br i1 %525, label %530, label %526

526:                                              ; preds = %523
  %527 = getelementptr inbounds nuw i8, ptr %518, i64 16
  %528 = load i64, ptr %527, align 8, !tbaa !272
  %529 = icmp sgt i64 %528, 0
  br i1 %529, label %530, label %535

530:                                              ; preds = %526, %523
  %531 = getelementptr inbounds nuw i8, ptr %518, i64 12
  store i32 0, ptr %531, align 4, !tbaa !275
  %532 = getelementptr inbounds nuw i8, ptr %518, i64 16
  store i64 0, ptr %532, align 8, !tbaa !272
  %533 = getelementptr inbounds nuw i8, ptr %518, i64 24
  store i64 -1, ptr %533, align 8, !tbaa !276
  %534 = getelementptr inbounds nuw i8, ptr %518, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %534, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %518 monotonic, align 8
  br label %535

535:                                              ; preds = %530, %526
  store atomic i32 0, ptr %519 release, align 4
  br label %694

536:                                              ; preds = %510
  %537 = load ptr, ptr %492, align 8, !tbaa !230
  %538 = icmp eq ptr %537, null
  br i1 %538, label %543, label %539

539:                                              ; preds = %536
  %540 = getelementptr inbounds nuw i8, ptr %492, i64 8
  %541 = load i64, ptr %540, align 8, !tbaa !531
  %542 = icmp sgt i64 %514, %541
  br i1 %542, label %543, label %616

543:                                              ; preds = %539, %536
  %544 = icmp slt i64 %514, 4611686018427387904
  %545 = zext i1 %544 to i64
  %546 = shl nsw i64 %514, %545
  %547 = mul nuw nsw i64 %506, %499
  %548 = load ptr, ptr %5, align 8, !tbaa !279
  %549 = getelementptr inbounds nuw i8, ptr %548, i64 32
  %550 = load ptr, ptr %549, align 8, !tbaa !133
  %551 = getelementptr inbounds nuw i8, ptr %550, i64 104
  %552 = load ptr, ptr %551, align 8, !tbaa !535
  %553 = call ptr %552(ptr noundef %550, i64 noundef %546) #18
  %554 = icmp eq ptr %553, null
  br i1 %554, label %569, label %555

555:                                              ; preds = %543
  %556 = icmp eq i64 %547, 0
  br i1 %556, label %563, label %557

557:                                              ; preds = %555
  %558 = getelementptr inbounds nuw i8, ptr %550, i64 40
  %559 = load ptr, ptr %558, align 8, !tbaa !182
  %560 = load ptr, ptr %492, align 8, !tbaa !230
  %561 = call i32 %559(ptr noundef nonnull %550, ptr noundef nonnull %553, ptr noundef %560, i64 noundef range(i64 0, -9223372036854775808) %547) #18
  %562 = icmp eq i32 %561, 0
  br i1 %562, label %563, label %569

563:                                              ; preds = %557, %555
  %564 = load ptr, ptr %492, align 8, !tbaa !230
  %565 = icmp eq ptr %564, null
  br i1 %565, label %612, label %566

566:                                              ; preds = %563
  %567 = getelementptr inbounds nuw i8, ptr %550, i64 112
  %568 = load ptr, ptr %567, align 8, !tbaa !536
  call void %568(ptr noundef nonnull %550, ptr noundef nonnull %564) #18
  br label %612

569:                                              ; preds = %557, %543
  %570 = load ptr, ptr %5, align 8, !tbaa !279
  %571 = getelementptr inbounds nuw i8, ptr %570, i64 32
  %572 = load ptr, ptr %571, align 8, !tbaa !133
  %573 = getelementptr inbounds nuw i8, ptr %572, i64 104
  %574 = load ptr, ptr %573, align 8, !tbaa !535
  %575 = call ptr %574(ptr noundef %572, i64 noundef %514) #18
  %576 = icmp eq ptr %575, null
  br i1 %576, label %591, label %577

577:                                              ; preds = %569
  %578 = icmp eq i64 %547, 0
  br i1 %578, label %585, label %579

579:                                              ; preds = %577
  %580 = getelementptr inbounds nuw i8, ptr %572, i64 40
  %581 = load ptr, ptr %580, align 8, !tbaa !182
  %582 = load ptr, ptr %492, align 8, !tbaa !230
  %583 = call i32 %581(ptr noundef nonnull %572, ptr noundef nonnull %575, ptr noundef %582, i64 noundef range(i64 0, -9223372036854775808) %547) #18
  %584 = icmp eq i32 %583, 0
  br i1 %584, label %585, label %591

585:                                              ; preds = %579, %577
  %586 = load ptr, ptr %492, align 8, !tbaa !230
  %587 = icmp eq ptr %586, null
  br i1 %587, label %612, label %588

588:                                              ; preds = %585
  %589 = getelementptr inbounds nuw i8, ptr %572, i64 112
  %590 = load ptr, ptr %589, align 8, !tbaa !536
  call void %590(ptr noundef nonnull %572, ptr noundef nonnull %586) #18
  br label %612

591:                                              ; preds = %579, %569
  %592 = load ptr, ptr %5, align 8, !tbaa !279
  %593 = getelementptr inbounds nuw i8, ptr %592, i64 24
  %594 = load ptr, ptr %593, align 8, !tbaa !270
  %595 = getelementptr inbounds nuw i8, ptr %594, i64 4
  br label %596

596:                                              ; preds = %596, %591
  %597 = atomicrmw xchg ptr %595, i32 1 acquire, align 4
  %598 = icmp eq i32 %597, 0
  br i1 %598, label %599, label %596, !llvm.loop !271

599:                                              ; preds = %596
  %600 = load atomic i32, ptr %594 monotonic, align 8
  %601 = icmp eq i32 %600, 0
  br i1 %601, label %606, label %602

602:                                              ; preds = %599
  %603 = getelementptr inbounds nuw i8, ptr %594, i64 16
  %604 = load i64, ptr %603, align 8, !tbaa !272
  %605 = icmp sgt i64 %604, 0
  br i1 %605, label %606, label %611

606:                                              ; preds = %602, %599
  %607 = getelementptr inbounds nuw i8, ptr %594, i64 12
  store i32 0, ptr %607, align 4, !tbaa !275
  %608 = getelementptr inbounds nuw i8, ptr %594, i64 16
  store i64 0, ptr %608, align 8, !tbaa !272
  %609 = getelementptr inbounds nuw i8, ptr %594, i64 24
  store i64 %514, ptr %609, align 8, !tbaa !276
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
  %618 = load ptr, ptr %20, align 8, !tbaa !293
  %619 = load i32, ptr %487, align 4, !tbaa !5
  %620 = sext i32 %619 to i64
  %621 = getelementptr inbounds ptr, ptr %618, i64 %620
  store ptr %617, ptr %621, align 8, !tbaa !31
  %622 = getelementptr inbounds nuw i8, ptr %29, i64 16
  %623 = load i32, ptr %622, align 8, !tbaa !292
  %624 = icmp ugt i32 %623, 6
  br i1 %624, label %625, label %691

625:                                              ; preds = %616, %625
  %626 = phi i32 [ %649, %625 ], [ 4, %616 ]
  %627 = load ptr, ptr %486, align 8, !tbaa !294
  %628 = zext i32 %626 to i64
  %629 = getelementptr inbounds nuw i32, ptr %627, i64 %628
  %630 = load ptr, ptr %18, align 8, !tbaa !530
  %631 = getelementptr inbounds nuw i8, ptr %629, i64 8
  %632 = load i32, ptr %631, align 4, !tbaa !5
  %633 = sext i32 %632 to i64
  %634 = getelementptr inbounds i64, ptr %630, i64 %633
  %635 = load ptr, ptr %19, align 8, !tbaa !297
  %636 = call fastcc i64 @evaluate(ptr noundef %634, ptr noundef %635)
  %637 = load ptr, ptr %20, align 8, !tbaa !293
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
  br i1 %651, label %625, label %691, !llvm.loop !532

652:                                              ; preds = %27
  %653 = load ptr, ptr %5, align 8, !tbaa !279
  %654 = getelementptr inbounds nuw i8, ptr %653, i64 24
  %655 = load ptr, ptr %654, align 8, !tbaa !270
  %656 = getelementptr inbounds nuw i8, ptr %655, i64 4
  br label %657

657:                                              ; preds = %657, %652
  %658 = atomicrmw xchg ptr %656, i32 1 acquire, align 4
  %659 = icmp eq i32 %658, 0
  br i1 %659, label %660, label %657, !llvm.loop !271

660:                                              ; preds = %657
  %661 = load atomic i32, ptr %655 monotonic, align 8
  %662 = icmp eq i32 %661, 0
  br i1 %662, label %667, label %663

663:                                              ; preds = %660
  %664 = getelementptr inbounds nuw i8, ptr %655, i64 16
  %665 = load i64, ptr %664, align 8, !tbaa !272
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
  %680 = load ptr, ptr %20, align 8, !tbaa !293
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
  br i1 %693, label %27, label %702, !llvm.loop !538

694:                                              ; preds = %535, %611, %64, %118, %147, %234, %448, %669
  %695 = phi i32 [ 8, %448 ], [ 1, %234 ], [ %121, %147 ], [ 13, %669 ], [ 1, %64 ], [ %92, %118 ], [ 8, %611 ], [ 8, %535 ]
  %696 = getelementptr inbounds nuw i8, ptr %29, i64 20
  %697 = load i32, ptr %696, align 4, !tbaa !291
  %698 = load ptr, ptr %5, align 8, !tbaa !279
  %699 = getelementptr inbounds nuw i8, ptr %698, i64 24
  %700 = load ptr, ptr %699, align 8, !tbaa !270
  %701 = getelementptr inbounds nuw i8, ptr %700, i64 8
  store i32 %697, ptr %701, align 8, !tbaa !299
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
  %6 = load i32, ptr %5, align 8, !tbaa !288
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %8 = load ptr, ptr %7, align 8, !tbaa !294
  switch i32 %6, label %74 [
    i32 3, label %9
    i32 4, label %29
  ]

9:                                                ; preds = %3
  %10 = load i32, ptr %8, align 4, !tbaa !5
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %12 = load ptr, ptr %11, align 8, !tbaa !279
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %14 = load ptr, ptr %13, align 8, !tbaa !133
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %16 = load ptr, ptr %15, align 8, !tbaa !181
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %18 = load ptr, ptr %17, align 8, !tbaa !293
  %19 = sext i32 %10 to i64
  %20 = getelementptr inbounds ptr, ptr %18, i64 %19
  %21 = load ptr, ptr %20, align 8, !tbaa !31
  %22 = call i32 %16(ptr noundef %14, ptr noundef %12, ptr noundef nonnull %4, ptr noundef %21, i64 noundef 1) #18
  %23 = load i8, ptr %4, align 1, !tbaa !102
  %24 = icmp eq i8 %23, 0
  br i1 %24, label %25, label %106

25:                                               ; preds = %9
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %27 = load i32, ptr %26, align 4, !tbaa !300
  %28 = sext i32 %27 to i64
  store i64 %28, ptr %2, align 8, !tbaa !110
  br label %106

29:                                               ; preds = %3
  %30 = load i32, ptr %8, align 4, !tbaa !5
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %32 = load ptr, ptr %31, align 8, !tbaa !537
  %33 = sext i32 %30 to i64
  %34 = getelementptr inbounds i32, ptr %32, i64 %33
  store i32 0, ptr %34, align 4, !tbaa !5
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %36 = load ptr, ptr %35, align 8, !tbaa !279
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 32
  %38 = load ptr, ptr %37, align 8, !tbaa !133
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 32
  %40 = load ptr, ptr %39, align 8, !tbaa !187
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %42 = load ptr, ptr %41, align 8, !tbaa !293
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
  %52 = load ptr, ptr %31, align 8, !tbaa !537
  %53 = zext nneg i32 %49 to i64
  %54 = getelementptr inbounds nuw i32, ptr %52, i64 %53
  %55 = load ptr, ptr %35, align 8, !tbaa !279
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 32
  %57 = load ptr, ptr %56, align 8, !tbaa !133
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 24
  %59 = load ptr, ptr %58, align 8, !tbaa !181
  %60 = load ptr, ptr %41, align 8, !tbaa !293
  %61 = getelementptr inbounds nuw ptr, ptr %60, i64 %53
  %62 = load ptr, ptr %61, align 8, !tbaa !31
  %63 = tail call i32 %59(ptr noundef %57, ptr noundef %55, ptr noundef %54, ptr noundef %62, i64 noundef 4) #18
  %64 = load ptr, ptr %31, align 8, !tbaa !537
  %65 = load i32, ptr %48, align 4, !tbaa !5
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i32, ptr %64, i64 %66
  %68 = load i32, ptr %67, align 4, !tbaa !5
  %69 = icmp slt i32 %68, 1
  br i1 %69, label %70, label %106

70:                                               ; preds = %51
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %72 = load i32, ptr %71, align 4, !tbaa !300
  %73 = sext i32 %72 to i64
  store i64 %73, ptr %2, align 8, !tbaa !110
  br label %106

74:                                               ; preds = %3
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %76 = load ptr, ptr %75, align 8, !tbaa !537
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
  %92 = load i32, ptr %91, align 4, !tbaa !300
  %93 = sext i32 %92 to i64
  store i64 %93, ptr %2, align 8, !tbaa !110
  br label %94

94:                                               ; preds = %85, %90
  store i32 %81, ptr %79, align 4, !tbaa !5
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %96 = load ptr, ptr %95, align 8, !tbaa !279
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 32
  %98 = load ptr, ptr %97, align 8, !tbaa !133
  %99 = getelementptr inbounds nuw i8, ptr %98, i64 32
  %100 = load ptr, ptr %99, align 8, !tbaa !187
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %102 = load ptr, ptr %101, align 8, !tbaa !293
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
  %112 = load ptr, ptr %111, align 8, !tbaa !279
  %113 = getelementptr inbounds nuw i8, ptr %112, i64 24
  %114 = load ptr, ptr %113, align 8, !tbaa !270
  %115 = load atomic i32, ptr %114 acquire, align 8
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %117, label %142

117:                                              ; preds = %109
  %118 = load ptr, ptr %111, align 8, !tbaa !279
  %119 = getelementptr inbounds nuw i8, ptr %118, i64 24
  %120 = load ptr, ptr %119, align 8, !tbaa !270
  %121 = getelementptr inbounds nuw i8, ptr %120, i64 4
  br label %122

122:                                              ; preds = %122, %117
  %123 = atomicrmw xchg ptr %121, i32 1 acquire, align 4
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %125, label %122, !llvm.loop !271

125:                                              ; preds = %122
  %126 = load atomic i32, ptr %120 monotonic, align 8
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %132, label %128

128:                                              ; preds = %125
  %129 = getelementptr inbounds nuw i8, ptr %120, i64 16
  %130 = load i64, ptr %129, align 8, !tbaa !272
  %131 = icmp sgt i64 %130, 0
  br i1 %131, label %132, label %135

132:                                              ; preds = %128, %125
  %133 = getelementptr inbounds nuw i8, ptr %120, i64 12
  store i32 2147483647, ptr %133, align 4, !tbaa !275
  %134 = getelementptr inbounds nuw i8, ptr %120, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %134, i8 0, i64 32, i1 false)
  store atomic i32 %110, ptr %120 monotonic, align 8
  br label %135

135:                                              ; preds = %132, %128
  store atomic i32 0, ptr %121 release, align 4
  %136 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %137 = load i32, ptr %136, align 4, !tbaa !291
  %138 = load ptr, ptr %111, align 8, !tbaa !279
  %139 = getelementptr inbounds nuw i8, ptr %138, i64 24
  %140 = load ptr, ptr %139, align 8, !tbaa !270
  %141 = getelementptr inbounds nuw i8, ptr %140, i64 8
  store i32 %137, ptr %141, align 8, !tbaa !299
  br label %142

142:                                              ; preds = %47, %135, %109, %106
  %143 = phi i32 [ %110, %135 ], [ 0, %106 ], [ %110, %109 ], [ 0, %47 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #18
  ret i32 %143
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
!81 = !{!"tfc_group", !82, i64 0, !83, i64 8, !23, i64 16, !6, i64 24, !6, i64 28, !7, i64 32, !7, i64 36, !7, i64 40, !6, i64 44, !6, i64 48, !6, i64 52, !6, i64 56, !84, i64 64, !84, i64 72, !6, i64 80}
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
!115 = !{!116, !6, i64 48}
!116 = !{!"tfc_activation", !117, i64 0, !6, i64 56, !6, i64 60, !6, i64 64, !6, i64 68, !84, i64 72, !14, i64 80, !14, i64 88, !52, i64 96, !53, i64 104}
!117 = !{!"tfc_parcel", !84, i64 0, !109, i64 8, !19, i64 16, !23, i64 24, !23, i64 32, !12, i64 40, !6, i64 48, !6, i64 52}
!118 = distinct !{!118, !29}
!119 = distinct !{!119, !29}
!120 = !{!81, !83, i64 8}
!121 = !{!117, !6, i64 48}
!122 = !{!117, !23, i64 24}
!123 = distinct !{!123, !29}
!124 = !{!117, !6, i64 52}
!125 = !{!117, !84, i64 0}
!126 = !{!81, !6, i64 28}
!127 = !{!81, !6, i64 44}
!128 = !{!116, !84, i64 72}
!129 = !{!130, !23, i64 8}
!130 = !{!"tfc_transfer", !84, i64 0, !23, i64 8, !23, i64 16}
!131 = !{!117, !23, i64 32}
!132 = !{!130, !23, i64 16}
!133 = !{!34, !38, i64 32}
!134 = !{!135, !12, i64 72}
!135 = !{!"tfc_device", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !12, i64 40, !12, i64 48, !12, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !12, i64 88, !12, i64 96, !12, i64 104, !12, i64 112}
!136 = !{!26, !12, i64 0}
!137 = !{!117, !12, i64 40}
!138 = distinct !{!138, !29}
!139 = distinct !{!139, !29}
!140 = !{!100, !6, i64 36}
!141 = !{!45, !21, i64 40}
!142 = !{!45, !49, i64 32}
!143 = !{!45, !21, i64 48}
!144 = !{!116, !14, i64 88}
!145 = distinct !{!145, !29}
!146 = !{!10, !23, i64 192}
!147 = !{!51, !46, i64 16}
!148 = !{!51, !52, i64 24}
!149 = !{!51, !53, i64 40}
!150 = !{!151}
!151 = distinct !{!151, !152}
!152 = distinct !{!152, !"LVerDomain"}
!153 = !{!154}
!154 = distinct !{!154, !152}
!155 = distinct !{!155, !29, !156, !157}
!156 = !{!"llvm.loop.isvectorized", i32 1}
!157 = !{!"llvm.loop.unroll.runtime.disable"}
!158 = distinct !{!158, !159}
!159 = !{!"llvm.loop.unroll.disable"}
!160 = distinct !{!160, !29, !156}
!161 = !{!10, !13, i64 8}
!162 = !{!100, !6, i64 20}
!163 = !{!164, !21, i64 16}
!164 = !{!"tfc_region_use", !165, i64 0, !15, i64 8, !21, i64 16, !21, i64 24, !166, i64 32, !23, i64 40, !23, i64 48}
!165 = !{!"p1 _ZTS10tfc_region", !12, i64 0}
!166 = !{!"p1 _ZTS8tfc_move", !12, i64 0}
!167 = !{!164, !15, i64 8}
!168 = distinct !{!168, !29}
!169 = !{!164, !23, i64 40}
!170 = !{!164, !21, i64 24}
!171 = distinct !{!171, !29}
!172 = !{!164, !166, i64 32}
!173 = !{!174, !6, i64 4}
!174 = !{!"tfc_move", !6, i64 0, !6, i64 4, !23, i64 8}
!175 = !{!174, !23, i64 8}
!176 = !{!174, !6, i64 0}
!177 = distinct !{!177, !29}
!178 = !{!164, !23, i64 48}
!179 = !{!10, !6, i64 168}
!180 = !{!164, !165, i64 0}
!181 = !{!135, !12, i64 24}
!182 = !{!135, !12, i64 40}
!183 = distinct !{!183, !29}
!184 = !{!45, !21, i64 16}
!185 = !{!100, !6, i64 40}
!186 = distinct !{!186, !29}
!187 = !{!135, !12, i64 32}
!188 = !{!10, !14, i64 16}
!189 = !{!51, !14, i64 120}
!190 = !{!10, !14, i64 32}
!191 = distinct !{!191, !29}
!192 = distinct !{!192, !29}
!193 = !{!117, !19, i64 16}
!194 = distinct !{!194, !29}
!195 = !{!10, !6, i64 116}
!196 = !{!10, !6, i64 120}
!197 = !{!10, !6, i64 124}
!198 = !{!116, !52, i64 96}
!199 = !{!116, !6, i64 60}
!200 = !{!116, !6, i64 56}
!201 = !{!116, !6, i64 64}
!202 = !{!117, !109, i64 8}
!203 = !{!135, !12, i64 88}
!204 = !{!135, !12, i64 96}
!205 = !{!135, !12, i64 64}
!206 = !{!135, !12, i64 48}
!207 = !{!135, !12, i64 56}
!208 = !{!10, !6, i64 172}
!209 = !{!116, !53, i64 104}
!210 = !{!116, !23, i64 32}
!211 = !{!212, !6, i64 8}
!212 = !{!"tfc_driver", !6, i64 0, !6, i64 4, !6, i64 8}
!213 = !{!81, !6, i64 56}
!214 = !{!212, !6, i64 0}
!215 = !{!81, !84, i64 64}
!216 = distinct !{!216, !29}
!217 = !{!81, !7, i64 32}
!218 = !{!212, !6, i64 4}
!219 = !{!81, !6, i64 24}
!220 = !{!81, !82, i64 0}
!221 = distinct !{!221, !29}
!222 = !{!81, !6, i64 48}
!223 = !{!10, !7, i64 208}
!224 = !{!81, !6, i64 52}
!225 = !{!81, !84, i64 72}
!226 = !{!81, !6, i64 80}
!227 = distinct !{!227, !29}
!228 = !{!135, !12, i64 80}
!229 = distinct !{!229, !29}
!230 = !{!231, !12, i64 0}
!231 = !{!"tfc_block", !12, i64 0, !23, i64 8}
!232 = !{!233, !23, i64 40}
!233 = !{!"tfc_monitor", !7, i64 0, !6, i64 4, !234, i64 8, !23, i64 16, !23, i64 24, !235, i64 32, !23, i64 40, !23, i64 48}
!234 = !{!"p1 _ZTS9tfc_event", !12, i64 0}
!235 = !{!"p1 _ZTS8tfc_runs", !12, i64 0}
!236 = !{!233, !235, i64 32}
!237 = !{!238, !23, i64 0}
!238 = !{!"tfc_runs", !23, i64 0, !23, i64 8, !23, i64 16, !23, i64 24}
!239 = !{!238, !23, i64 16}
!240 = !{!238, !23, i64 24}
!241 = !{!233, !23, i64 48}
!242 = !{!233, !23, i64 24}
!243 = !{!233, !23, i64 16}
!244 = !{!233, !234, i64 8}
!245 = !{!238, !23, i64 8}
!246 = !{!247, !23, i64 8}
!247 = !{!"tfc_event", !23, i64 0, !23, i64 8, !23, i64 16}
!248 = !{!249, !35, i64 16}
!249 = !{!"tfc_worker", !7, i64 0, !23, i64 8, !35, i64 16, !23, i64 24}
!250 = distinct !{!250, !29}
!251 = distinct !{!251, !29}
!252 = distinct !{!252, !29}
!253 = !{!249, !23, i64 24}
!254 = distinct !{!254, !29}
!255 = !{!91, !12, i64 16}
!256 = !{!91, !6, i64 4}
!257 = !{!34, !35, i64 8}
!258 = !{!259, !12, i64 0}
!259 = !{!"tfc_loop", !12, i64 0, !12, i64 8, !23, i64 16, !23, i64 24, !23, i64 32}
!260 = !{!259, !12, i64 8}
!261 = !{!259, !23, i64 16}
!262 = !{!259, !23, i64 32}
!263 = distinct !{!263, !29}
!264 = !{!259, !23, i64 24}
!265 = !{i64 0, i64 8, !31, i64 8, i64 8, !31, i64 16, i64 8, !110, i64 24, i64 8, !110, i64 32, i64 8, !110}
!266 = distinct !{!266, !29}
!267 = distinct !{!267, !29}
!268 = !{!249, !23, i64 8}
!269 = distinct !{!269, !29}
!270 = !{!34, !37, i64 24}
!271 = distinct !{!271, !29}
!272 = !{!273, !23, i64 16}
!273 = !{!"tfc_failure", !7, i64 0, !7, i64 4, !6, i64 8, !6, i64 12, !23, i64 16, !23, i64 24, !23, i64 32, !274, i64 40}
!274 = !{!"double", !7, i64 0}
!275 = !{!273, !6, i64 12}
!276 = !{!273, !23, i64 24}
!277 = !{!273, !23, i64 32}
!278 = !{!273, !274, i64 40}
!279 = !{!280, !16, i64 40}
!280 = !{!"tfc_region", !281, i64 0, !23, i64 8, !15, i64 16, !49, i64 24, !15, i64 32, !16, i64 40, !23, i64 48, !49, i64 56, !17, i64 64, !282, i64 72, !23, i64 80, !21, i64 88, !283, i64 96}
!281 = !{!"p1 _ZTS15tfc_instruction", !12, i64 0}
!282 = !{!"p1 _ZTS9tfc_block", !12, i64 0}
!283 = !{!"p1 _ZTS13tfc_recording", !12, i64 0}
!284 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!285 = !{!91, !12, i64 32}
!286 = !{!280, !281, i64 0}
!287 = !{!280, !23, i64 8}
!288 = !{!289, !6, i64 24}
!289 = !{!"tfc_instruction", !12, i64 0, !21, i64 8, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28}
!290 = !{!280, !23, i64 48}
!291 = !{!289, !6, i64 20}
!292 = !{!289, !6, i64 16}
!293 = !{!280, !15, i64 16}
!294 = !{!289, !21, i64 8}
!295 = !{!280, !15, i64 32}
!296 = !{!289, !12, i64 0}
!297 = !{!280, !49, i64 24}
!298 = distinct !{!298, !29}
!299 = !{!273, !6, i64 8}
!300 = !{!289, !6, i64 28}
!301 = !{!280, !17, i64 64}
!302 = distinct !{!302, !29}
!303 = distinct !{!303, !29}
!304 = !{!280, !23, i64 80}
!305 = distinct !{!305, !29}
!306 = !{!280, !283, i64 96}
!307 = !{!135, !12, i64 8}
!308 = !{!135, !12, i64 16}
!309 = !{!34, !39, i64 40}
!310 = !{!311, !23, i64 32}
!311 = !{!"tfc_checks", !312, i64 0, !21, i64 8, !312, i64 16, !23, i64 24, !23, i64 32}
!312 = !{!"p1 _ZTS9tfc_check", !12, i64 0}
!313 = !{!314, !12, i64 16}
!314 = !{!"py_record", !23, i64 0, !12, i64 8, !12, i64 16}
!315 = !{!316, !317, i64 0}
!316 = !{!"tfc_callable", !317, i64 0, !12, i64 8, !23, i64 16}
!317 = !{!"p1 _ZTS12tfc_prepared", !12, i64 0}
!318 = !{!319, !321, i64 8}
!319 = !{!"tfc_prepared", !320, i64 0, !321, i64 8, !21, i64 16, !15, i64 24, !15, i64 32, !12, i64 40, !6, i64 48, !6, i64 52}
!320 = !{!"p1 _ZTS10tfc_python", !12, i64 0}
!321 = !{!"p1 _ZTS11tfc_binding", !12, i64 0}
!322 = !{!319, !6, i64 48}
!323 = !{!324, !23, i64 16}
!324 = !{!"py_object", !23, i64 0, !12, i64 8, !23, i64 16}
!325 = !{!319, !320, i64 0}
!326 = !{!327, !23, i64 216}
!327 = !{!"tfc_python", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !12, i64 40, !12, i64 48, !12, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !12, i64 88, !12, i64 96, !12, i64 104, !12, i64 112, !12, i64 120, !12, i64 128, !12, i64 136, !12, i64 144, !12, i64 152, !12, i64 160, !12, i64 168, !12, i64 176, !12, i64 184, !12, i64 192, !12, i64 200, !12, i64 208, !23, i64 216}
!328 = !{!319, !15, i64 24}
!329 = !{!319, !12, i64 40}
!330 = distinct !{!330, !29}
!331 = !{!327, !12, i64 112}
!332 = distinct !{!332, !29}
!333 = distinct !{!333, !29}
!334 = !{!327, !12, i64 16}
!335 = !{!316, !12, i64 8}
!336 = !{!319, !21, i64 16}
!337 = !{!319, !6, i64 52}
!338 = !{!327, !12, i64 160}
!339 = !{!316, !23, i64 16}
!340 = !{!324, !12, i64 8}
!341 = !{!327, !12, i64 192}
!342 = !{!327, !12, i64 72}
!343 = !{!327, !12, i64 64}
!344 = !{!319, !15, i64 32}
!345 = distinct !{!345, !29}
!346 = !{!327, !12, i64 120}
!347 = !{!327, !12, i64 128}
!348 = !{!327, !12, i64 184}
!349 = !{!327, !12, i64 104}
!350 = !{!327, !12, i64 96}
!351 = distinct !{!351, !29}
!352 = !{!327, !12, i64 176}
!353 = distinct !{!353, !29, !156, !157}
!354 = distinct !{!354, !29, !157, !156}
!355 = !{!321, !321, i64 0}
!356 = !{!357, !6, i64 144}
!357 = !{!"tfc_binding", !12, i64 0, !321, i64 8, !165, i64 16, !358, i64 24, !358, i64 32, !359, i64 40, !23, i64 48, !6, i64 56, !6, i64 60, !360, i64 64, !23, i64 72, !361, i64 80, !49, i64 88, !23, i64 96, !12, i64 104, !12, i64 112, !12, i64 120, !12, i64 128, !6, i64 136, !6, i64 140, !6, i64 144, !6, i64 148, !362, i64 152}
!358 = !{!"p1 _ZTS11tfc_operand", !12, i64 0}
!359 = !{!"p1 _ZTS9tfc_shift", !12, i64 0}
!360 = !{!"p1 _ZTS9tfc_saved", !12, i64 0}
!361 = !{!"p1 _ZTS13tfc_step_lock", !12, i64 0}
!362 = !{!"p1 _ZTS9tfc_begun", !12, i64 0}
!363 = !{!357, !6, i64 148}
!364 = !{!357, !358, i64 24}
!365 = !{!327, !12, i64 168}
!366 = !{!367, !12, i64 56}
!367 = !{!"py_array", !23, i64 0, !12, i64 8, !12, i64 16, !6, i64 24, !49, i64 32, !49, i64 40, !12, i64 48, !12, i64 56, !6, i64 64}
!368 = !{!369, !12, i64 0}
!369 = !{!"tfc_operand", !12, i64 0, !12, i64 8, !49, i64 16, !23, i64 24, !6, i64 32, !6, i64 36, !6, i64 40, !6, i64 44, !12, i64 48, !12, i64 56, !23, i64 64}
!370 = !{!367, !6, i64 24}
!371 = !{!369, !6, i64 32}
!372 = !{!367, !6, i64 64}
!373 = !{!367, !49, i64 32}
!374 = !{!369, !49, i64 16}
!375 = distinct !{!375, !29}
!376 = !{!367, !12, i64 16}
!377 = !{!369, !12, i64 56}
!378 = !{!369, !12, i64 8}
!379 = !{!369, !6, i64 40}
!380 = !{!327, !12, i64 200}
!381 = !{!327, !12, i64 136}
!382 = !{!327, !12, i64 208}
!383 = !{!327, !12, i64 144}
!384 = !{!369, !23, i64 64}
!385 = distinct !{!385, !29}
!386 = distinct !{!386, !29}
!387 = !{!357, !358, i64 32}
!388 = !{!369, !6, i64 44}
!389 = !{!369, !23, i64 24}
!390 = distinct !{!390, !29}
!391 = distinct !{!391, !29}
!392 = distinct !{!392, !29}
!393 = !{!357, !12, i64 0}
!394 = !{!327, !12, i64 0}
!395 = distinct !{!395, !29}
!396 = !{!369, !12, i64 48}
!397 = !{!327, !12, i64 24}
!398 = !{!327, !12, i64 152}
!399 = distinct !{!399, !29}
!400 = !{!327, !12, i64 8}
!401 = distinct !{!401, !29}
!402 = !{!357, !6, i64 140}
!403 = !{!357, !361, i64 80}
!404 = !{!405, !6, i64 4}
!405 = !{!"tfc_step_lock", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12}
!406 = !{!405, !6, i64 8}
!407 = !{!357, !6, i64 136}
!408 = !{!405, !6, i64 0}
!409 = !{!357, !49, i64 88}
!410 = !{!357, !23, i64 96}
!411 = !{!357, !362, i64 152}
!412 = !{!413, !12, i64 8}
!413 = !{!"tfc_begun", !20, i64 0, !12, i64 8, !12, i64 16, !23, i64 24, !414, i64 32, !23, i64 40, !415, i64 48, !6, i64 56}
!414 = !{!"p1 _ZTS8tfc_cell", !12, i64 0}
!415 = !{!"p3 _ZTS9tfc_value", !416, i64 0}
!416 = !{!"any p3 pointer", !15, i64 0}
!417 = !{!413, !12, i64 16}
!418 = !{!413, !23, i64 24}
!419 = !{!413, !23, i64 40}
!420 = !{!413, !414, i64 32}
!421 = !{!422, !23, i64 8}
!422 = !{!"tfc_cell", !15, i64 0, !23, i64 8}
!423 = !{!422, !15, i64 0}
!424 = !{!413, !20, i64 0}
!425 = !{!413, !6, i64 56}
!426 = !{!357, !6, i64 60}
!427 = distinct !{!427, !29}
!428 = !{!413, !415, i64 48}
!429 = distinct !{!429, !29}
!430 = !{!357, !12, i64 104}
!431 = !{!327, !12, i64 32}
!432 = !{!327, !12, i64 40}
!433 = !{!357, !12, i64 128}
!434 = !{!357, !12, i64 112}
!435 = distinct !{!435, !29}
!436 = !{!357, !12, i64 120}
!437 = !{!327, !12, i64 48}
!438 = !{!327, !12, i64 56}
!439 = distinct !{!439, !29}
!440 = !{!327, !12, i64 80}
!441 = !{!327, !12, i64 88}
!442 = distinct !{!442, !29}
!443 = distinct !{!443, !29}
!444 = distinct !{!444, !29}
!445 = !{!357, !6, i64 56}
!446 = distinct !{!446, !159}
!447 = distinct !{!447, !29}
!448 = distinct !{!448, !159}
!449 = distinct !{!449, !29}
!450 = !{!357, !165, i64 16}
!451 = !{!369, !6, i64 36}
!452 = distinct !{!452, !29}
!453 = !{!357, !23, i64 48}
!454 = distinct !{!454, !29}
!455 = !{!357, !359, i64 40}
!456 = !{!457, !23, i64 8}
!457 = !{!"tfc_shift", !23, i64 0, !23, i64 8, !23, i64 16}
!458 = !{!457, !23, i64 16}
!459 = !{!457, !23, i64 0}
!460 = !{!357, !23, i64 72}
!461 = distinct !{!461, !29}
!462 = !{!357, !360, i64 64}
!463 = !{!464, !12, i64 8}
!464 = !{!"tfc_saved", !12, i64 0, !12, i64 8, !23, i64 16}
!465 = !{!464, !12, i64 0}
!466 = !{!464, !23, i64 16}
!467 = distinct !{!467, !29}
!468 = distinct !{!468, !29}
!469 = distinct !{!469, !29}
!470 = !{!65, !6, i64 12}
!471 = !{!65, !6, i64 16}
!472 = !{!45, !6, i64 60}
!473 = !{!65, !6, i64 24}
!474 = !{!65, !6, i64 20}
!475 = !{!11, !11, i64 0}
!476 = !{!48, !48, i64 0}
!477 = !{!51, !55, i64 88}
!478 = !{!51, !55, i64 96}
!479 = !{!51, !49, i64 104}
!480 = !{!65, !6, i64 8}
!481 = !{!10, !17, i64 88}
!482 = !{!10, !17, i64 80}
!483 = !{!10, !12, i64 64}
!484 = !{!10, !12, i64 72}
!485 = !{!65, !6, i64 4}
!486 = !{!65, !6, i64 0}
!487 = !{!51, !23, i64 64}
!488 = !{!51, !23, i64 48}
!489 = !{!21, !21, i64 0}
!490 = !{!65, !21, i64 48}
!491 = distinct !{!491, !29}
!492 = !{i64 0, i64 8, !95, i64 8, i64 8, !96, i64 16, i64 8, !63, i64 24, i64 4, !5}
!493 = distinct !{!493, !29}
!494 = !{!51, !23, i64 56}
!495 = !{!51, !6, i64 76}
!496 = distinct !{!496, !29}
!497 = distinct !{!497, !29}
!498 = !{!51, !6, i64 72}
!499 = !{!500, !46, i64 0}
!500 = !{!"held", !46, i64 0, !19, i64 8}
!501 = !{!500, !19, i64 8}
!502 = distinct !{!502, !29}
!503 = distinct !{!503, !29}
!504 = distinct !{!504, !29}
!505 = !{!65, !21, i64 40}
!506 = distinct !{!506, !29}
!507 = distinct !{!507, !29}
!508 = !{!51, !52, i64 32}
!509 = !{!26, !6, i64 28}
!510 = !{!10, !12, i64 248}
!511 = !{!10, !14, i64 272}
!512 = distinct !{!512, !29}
!513 = !{!45, !47, i64 8}
!514 = !{!67, !21, i64 40}
!515 = !{!100, !6, i64 12}
!516 = !{!67, !21, i64 48}
!517 = !{!67, !23, i64 0}
!518 = distinct !{!518, !29}
!519 = distinct !{!519, !29}
!520 = !{!65, !23, i64 56}
!521 = !{!67, !52, i64 24}
!522 = distinct !{!522, !29}
!523 = !{!10, !23, i64 152}
!524 = !{!10, !23, i64 160}
!525 = !{!10, !17, i64 264}
!526 = !{!10, !17, i64 256}
!527 = distinct !{!527, !29}
!528 = distinct !{!528, !29}
!529 = !{!280, !282, i64 72}
!530 = !{!280, !49, i64 56}
!531 = !{!231, !23, i64 8}
!532 = distinct !{!532, !29}
!533 = distinct !{!533, !29}
!534 = !{!135, !12, i64 0}
!535 = !{!135, !12, i64 104}
!536 = !{!135, !12, i64 112}
!537 = !{!280, !21, i64 88}
!538 = distinct !{!538, !29}
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
