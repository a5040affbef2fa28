; Made by `python -m tfc.runtime.native` from native.c; do not edit.
target datalayout = "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128"
target triple = "riscv64-unknown-linux-gnu"

%struct.tfc_ready = type { ptr, ptr, ptr, i32 }
%struct.tfc_graph = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }
%struct.tfc_node = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.tfc_region_use = type { ptr, ptr, ptr, ptr, ptr, i64 }
%struct.tfc_move = type { i32, i32, i64 }
%struct.tfc_frame = type { i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr }
%struct.held = type { ptr, ptr }
%struct.timespec = type { i64, i64 }
%struct.tfc_runs = type { i64, i64, i64, i64 }
%struct.tfc_event = type { i64, i64, i64 }
%struct.tfc_worker = type { i64, i64, ptr, i64, [32 x i8] }
%struct.tfc_loop = type { ptr, ptr, i64, i64 }
%struct.tfc_instruction = type { ptr, ptr, i32, i32, i32, i32 }
%struct.tfc_edge = type { i32, i32 }
%struct.tfc_block = type { ptr, i64 }

; Function Attrs: nounwind uwtable
define signext i32 @tfc_execute(ptr noundef captures(none) initializes((96, 104)) %0) local_unnamed_addr #0 {
  %2 = alloca %struct.tfc_ready, align 8
  %3 = alloca %struct.tfc_ready, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %5 = load ptr, ptr %4, align 8, !tbaa !13
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %7 = load ptr, ptr %6, align 8, !tbaa !26
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr null, ptr %8, align 8, !tbaa !31
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %10 = load ptr, ptr %9, align 8, !tbaa !32
  %11 = icmp eq ptr %10, null
  br i1 %11, label %22, label %12

12:                                               ; preds = %1, %12
  %13 = phi ptr [ %20, %12 ], [ %10, %1 ]
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 40
  %15 = load ptr, ptr %14, align 8, !tbaa !33
  store ptr %15, ptr %9, align 8, !tbaa !32
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %17 = load i64, ptr %16, align 8, !tbaa !35
  %18 = tail call i64 @llvm.smax.i64(i64 %17, i64 0)
  %19 = add nuw nsw i64 %18, 64
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef nonnull %13, i64 noundef %19)
  %20 = load ptr, ptr %9, align 8, !tbaa !32
  %21 = icmp eq ptr %20, null
  br i1 %21, label %22, label %12, !llvm.loop !36

22:                                               ; preds = %12, %1
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %24 = load i32, ptr %23, align 8, !tbaa !38
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %99

26:                                               ; preds = %22
  store i32 1, ptr %23, align 8, !tbaa !38
  %27 = load ptr, ptr %0, align 8, !tbaa !39
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %29 = load i32, ptr %28, align 8, !tbaa !40
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds %struct.tfc_graph, ptr %27, i64 %30
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 24
  %33 = load ptr, ptr %32, align 8, !tbaa !41
  %34 = tail call fastcc ptr @new_instance(ptr noundef nonnull %0, ptr noundef %31, ptr noundef %33, i32 noundef signext 1)
  %35 = icmp eq ptr %34, null
  br i1 %35, label %99, label %36

36:                                               ; preds = %26
  %37 = load ptr, ptr %34, align 8, !tbaa !48
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 56
  %39 = load i32, ptr %38, align 8, !tbaa !54
  %40 = icmp sgt i32 %39, 0
  br i1 %40, label %41, label %47

41:                                               ; preds = %36
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %43 = load ptr, ptr %42, align 8, !tbaa !55
  %44 = getelementptr inbounds nuw i8, ptr %34, i64 104
  %45 = load ptr, ptr %44, align 8, !tbaa !56
  %46 = zext nneg i32 %39 to i64
  br label %86

47:                                               ; preds = %95, %36
  %48 = getelementptr inbounds nuw i8, ptr %34, i64 72
  %49 = load ptr, ptr %48, align 8, !tbaa !57
  %50 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %51 = load ptr, ptr %50, align 8, !tbaa !58
  %52 = load ptr, ptr %49, align 8, !tbaa !59
  %53 = getelementptr inbounds nuw i8, ptr %51, i64 28
  %54 = load i32, ptr %53, align 4, !tbaa !60
  %55 = add nsw i32 %54, 1
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds nuw i8, ptr %52, i64 8
  store i64 %56, ptr %57, align 8, !tbaa !62
  %58 = icmp sgt i32 %54, 0
  br i1 %58, label %59, label %64

59:                                               ; preds = %47
  %60 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %61 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %62 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %63 = getelementptr inbounds nuw i8, ptr %3, i64 28
  br label %68

64:                                               ; preds = %68, %47
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %66 = load i32, ptr %65, align 8, !tbaa !64
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %85, label %99

68:                                               ; preds = %68, %59
  %69 = phi i64 [ 0, %59 ], [ %79, %68 ]
  %70 = phi ptr [ %51, %59 ], [ %80, %68 ]
  %71 = load ptr, ptr %34, align 8, !tbaa !48
  %72 = load ptr, ptr %71, align 8, !tbaa !65
  %73 = getelementptr inbounds nuw i8, ptr %70, i64 32
  %74 = load ptr, ptr %73, align 8, !tbaa !66
  %75 = getelementptr inbounds nuw i32, ptr %74, i64 %69
  %76 = load i32, ptr %75, align 4, !tbaa !9
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds %struct.tfc_node, ptr %72, i64 %77
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #23
  store ptr %78, ptr %3, align 8, !tbaa !67
  store ptr %34, ptr %60, align 8, !tbaa !68
  store ptr %52, ptr %61, align 8, !tbaa !59
  store i32 0, ptr %62, align 8, !tbaa !9
  store i32 0, ptr %63, align 4
  call fastcc void @push(ptr noundef nonnull %0, ptr dead_on_return noundef %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #23
  %79 = add nuw nsw i64 %69, 1
  %80 = load ptr, ptr %50, align 8, !tbaa !58
  %81 = getelementptr inbounds nuw i8, ptr %80, i64 28
  %82 = load i32, ptr %81, align 4, !tbaa !60
  %83 = sext i32 %82 to i64
  %84 = icmp slt i64 %79, %83
  br i1 %84, label %68, label %64, !llvm.loop !69

85:                                               ; preds = %64
  tail call fastcc void @settle(ptr noundef nonnull %0, ptr noundef nonnull %34, ptr noundef nonnull %52)
  br label %99

86:                                               ; preds = %95, %41
  %87 = phi i64 [ 0, %41 ], [ %97, %95 ]
  %88 = getelementptr inbounds nuw ptr, ptr %43, i64 %87
  %89 = load ptr, ptr %88, align 8, !tbaa !70
  %90 = icmp eq ptr %89, null
  br i1 %90, label %95, label %91

91:                                               ; preds = %86
  %92 = getelementptr inbounds nuw i8, ptr %89, i64 24
  %93 = load i32, ptr %92, align 8, !tbaa !71
  %94 = add nsw i32 %93, 1
  store i32 %94, ptr %92, align 8, !tbaa !71
  br label %95

95:                                               ; preds = %91, %86
  %96 = getelementptr inbounds nuw ptr, ptr %45, i64 %87
  store ptr %89, ptr %96, align 8, !tbaa !70
  %97 = add nuw nsw i64 %87, 1
  %98 = icmp eq i64 %97, %46
  br i1 %98, label %47, label %86, !llvm.loop !72

99:                                               ; preds = %85, %64, %26, %22
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %103 = icmp ne ptr %7, null
  %104 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %105 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %107 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %108 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %112 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %113 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %114 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %115 = getelementptr inbounds nuw i8, ptr %2, i64 28
  br label %116

116:                                              ; preds = %586, %99
  %117 = load i32, ptr %100, align 8, !tbaa !64
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %119, label %605

119:                                              ; preds = %116
  %120 = load i64, ptr %101, align 8, !tbaa !73
  %121 = icmp eq i64 %120, 0
  br i1 %121, label %592, label %122

122:                                              ; preds = %119
  %123 = load i32, ptr %102, align 4, !tbaa !74
  %124 = icmp ne i32 %123, 0
  %125 = select i1 %124, i1 %103, i1 false
  br i1 %125, label %126, label %135

126:                                              ; preds = %122
  %127 = load ptr, ptr %104, align 8, !tbaa !75
  %128 = icmp eq ptr %127, null
  br i1 %128, label %135, label %129

129:                                              ; preds = %126
  %130 = load ptr, ptr %105, align 8, !tbaa !77
  %131 = tail call signext i32 %127(ptr noundef %130) #23
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %133, label %589

133:                                              ; preds = %129
  %134 = load i64, ptr %101, align 8, !tbaa !73
  br label %135

135:                                              ; preds = %133, %126, %122
  %136 = phi i64 [ %134, %133 ], [ %120, %126 ], [ %120, %122 ]
  %137 = load ptr, ptr %106, align 8, !tbaa !78
  %138 = load i64, ptr %107, align 8, !tbaa !79
  %139 = getelementptr inbounds %struct.tfc_ready, ptr %137, i64 %138
  %140 = load ptr, ptr %139, align 8, !tbaa !67
  %141 = getelementptr inbounds nuw i8, ptr %139, i64 8
  %142 = load ptr, ptr %141, align 8, !tbaa !68
  %143 = getelementptr inbounds nuw i8, ptr %139, i64 16
  %144 = load ptr, ptr %143, align 8, !tbaa !59
  %145 = getelementptr inbounds nuw i8, ptr %139, i64 24
  %146 = load i32, ptr %145, align 8, !tbaa !9
  %147 = add nsw i64 %138, 1
  %148 = load i64, ptr %108, align 8, !tbaa !80
  %149 = srem i64 %147, %148
  store i64 %149, ptr %107, align 8, !tbaa !79
  %150 = add nsw i64 %136, -1
  store i64 %150, ptr %101, align 8, !tbaa !73
  %151 = getelementptr inbounds nuw i8, ptr %144, i64 24
  %152 = load ptr, ptr %151, align 8, !tbaa !81
  %153 = getelementptr inbounds nuw i8, ptr %140, i64 16
  %154 = load i32, ptr %153, align 4, !tbaa !82
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds ptr, ptr %152, i64 %155
  %157 = load ptr, ptr %109, align 8, !tbaa !84
  %158 = icmp eq i32 %146, 0
  br i1 %158, label %159, label %582

159:                                              ; preds = %135
  %160 = load i32, ptr %140, align 4, !tbaa !85
  switch i32 %160, label %582 [
    i32 1, label %161
    i32 13, label %242
    i32 0, label %303
    i32 3, label %464
    i32 2, label %522
    i32 4, label %539
    i32 5, label %539
    i32 6, label %539
    i32 7, label %539
    i32 10, label %547
    i32 11, label %560
    i32 12, label %568
  ]

161:                                              ; preds = %159
  %162 = getelementptr inbounds nuw i8, ptr %140, i64 24
  %163 = load i32, ptr %162, align 4, !tbaa !86
  %164 = sext i32 %163 to i64
  %165 = shl nsw i64 %164, 3
  %166 = add nsw i64 %165, 40
  %167 = tail call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef %166)
  %168 = icmp eq ptr %167, null
  br i1 %168, label %586, label %169

169:                                              ; preds = %161
  %170 = getelementptr inbounds nuw i8, ptr %167, i64 40
  %171 = load ptr, ptr %142, align 8, !tbaa !48
  %172 = load ptr, ptr %0, align 8, !tbaa !39
  %173 = ptrtoint ptr %171 to i64
  %174 = ptrtoint ptr %172 to i64
  %175 = sub i64 %173, %174
  %176 = lshr exact i64 %175, 6
  %177 = trunc i64 %176 to i32
  %178 = load ptr, ptr %171, align 8, !tbaa !65
  %179 = ptrtoint ptr %140 to i64
  %180 = ptrtoint ptr %178 to i64
  %181 = sub i64 %179, %180
  %182 = sdiv exact i64 %181, 44
  %183 = trunc i64 %182 to i32
  store i32 %177, ptr %167, align 8, !tbaa !9
  %184 = getelementptr inbounds nuw i8, ptr %167, i64 4
  store i32 %183, ptr %184, align 4, !tbaa !9
  %185 = getelementptr inbounds nuw i8, ptr %167, i64 8
  store ptr %156, ptr %185, align 8, !tbaa !87
  %186 = getelementptr inbounds nuw i8, ptr %167, i64 16
  store ptr %170, ptr %186, align 8, !tbaa !87
  %187 = getelementptr inbounds nuw i8, ptr %167, i64 24
  store ptr %142, ptr %187, align 8, !tbaa !68
  %188 = getelementptr inbounds nuw i8, ptr %167, i64 32
  store ptr %144, ptr %188, align 8, !tbaa !59
  %189 = load i32, ptr %162, align 4, !tbaa !86
  %190 = icmp sgt i32 %189, 0
  br i1 %190, label %191, label %238

191:                                              ; preds = %169
  %192 = getelementptr inbounds nuw i8, ptr %140, i64 36
  br label %193

193:                                              ; preds = %233, %191
  %194 = phi i32 [ %234, %233 ], [ %189, %191 ]
  %195 = phi i64 [ %235, %233 ], [ 0, %191 ]
  %196 = load ptr, ptr %142, align 8, !tbaa !48
  %197 = load i32, ptr %192, align 4, !tbaa !88
  %198 = trunc nuw nsw i64 %195 to i32
  %199 = add nsw i32 %197, %198
  %200 = getelementptr inbounds nuw i8, ptr %196, i64 40
  %201 = load ptr, ptr %200, align 8, !tbaa !89
  %202 = sext i32 %199 to i64
  %203 = getelementptr inbounds i32, ptr %201, i64 %202
  %204 = load i32, ptr %203, align 4, !tbaa !9
  %205 = icmp sgt i32 %204, -1
  br i1 %205, label %206, label %219

206:                                              ; preds = %193
  %207 = zext nneg i32 %204 to i64
  %208 = getelementptr inbounds nuw ptr, ptr %156, i64 %207
  %209 = load ptr, ptr %208, align 8, !tbaa !70
  %210 = icmp eq ptr %209, null
  br i1 %210, label %211, label %214

211:                                              ; preds = %206
  %212 = and i64 %195, 4294967295
  %213 = getelementptr inbounds nuw ptr, ptr %170, i64 %212
  store ptr null, ptr %213, align 8, !tbaa !70
  br label %586

214:                                              ; preds = %206
  %215 = getelementptr inbounds nuw i8, ptr %209, i64 24
  %216 = load i32, ptr %215, align 8, !tbaa !71
  %217 = add nsw i32 %216, 1
  store i32 %217, ptr %215, align 8, !tbaa !71
  %218 = getelementptr inbounds nuw ptr, ptr %170, i64 %195
  store ptr %209, ptr %218, align 8, !tbaa !70
  br label %233

219:                                              ; preds = %193
  %220 = getelementptr inbounds nuw i8, ptr %196, i64 32
  %221 = load ptr, ptr %220, align 8, !tbaa !90
  %222 = getelementptr inbounds i64, ptr %221, i64 %202
  %223 = load i64, ptr %222, align 8, !tbaa !91
  %224 = getelementptr inbounds nuw i8, ptr %196, i64 48
  %225 = load ptr, ptr %224, align 8, !tbaa !92
  %226 = getelementptr inbounds i32, ptr %225, i64 %202
  %227 = load i32, ptr %226, align 4, !tbaa !9
  %228 = tail call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %223, i32 noundef signext %227)
  %229 = getelementptr inbounds nuw ptr, ptr %170, i64 %195
  store ptr %228, ptr %229, align 8, !tbaa !70
  %230 = icmp eq ptr %228, null
  br i1 %230, label %586, label %231

231:                                              ; preds = %219
  %232 = load i32, ptr %162, align 4, !tbaa !86
  br label %233

233:                                              ; preds = %231, %214
  %234 = phi i32 [ %232, %231 ], [ %194, %214 ]
  %235 = add nuw nsw i64 %195, 1
  %236 = sext i32 %234 to i64
  %237 = icmp slt i64 %235, %236
  br i1 %237, label %193, label %238, !llvm.loop !93

238:                                              ; preds = %169, %233
  %239 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %240 = load i64, ptr %239, align 8, !tbaa !94
  %241 = add nsw i64 %240, 1
  store i64 %241, ptr %239, align 8, !tbaa !94
  store ptr %167, ptr %8, align 8, !tbaa !31
  br label %605

242:                                              ; preds = %159
  %243 = load ptr, ptr %0, align 8, !tbaa !39
  %244 = getelementptr inbounds nuw i8, ptr %140, i64 4
  %245 = load i32, ptr %244, align 4, !tbaa !95
  %246 = sext i32 %245 to i64
  %247 = getelementptr inbounds %struct.tfc_graph, ptr %243, i64 %246
  %248 = getelementptr inbounds nuw i8, ptr %247, i64 24
  %249 = load ptr, ptr %248, align 8, !tbaa !41
  %250 = tail call fastcc ptr @new_instance(ptr noundef nonnull %0, ptr noundef %247, ptr noundef %249, i32 noundef signext 1)
  %251 = icmp eq ptr %250, null
  br i1 %251, label %586, label %252

252:                                              ; preds = %242
  %253 = getelementptr inbounds nuw i8, ptr %250, i64 16
  store ptr %140, ptr %253, align 8, !tbaa !96
  %254 = getelementptr inbounds nuw i8, ptr %250, i64 24
  store ptr %142, ptr %254, align 8, !tbaa !97
  %255 = getelementptr inbounds nuw i8, ptr %250, i64 40
  store ptr %144, ptr %255, align 8, !tbaa !98
  %256 = getelementptr inbounds nuw i8, ptr %247, i64 56
  %257 = load i32, ptr %256, align 8, !tbaa !54
  %258 = icmp sgt i32 %257, 0
  br i1 %258, label %259, label %263

259:                                              ; preds = %252
  %260 = getelementptr inbounds nuw i8, ptr %250, i64 104
  %261 = load ptr, ptr %260, align 8, !tbaa !56
  %262 = zext nneg i32 %257 to i64
  br label %296

263:                                              ; preds = %296, %252
  %264 = getelementptr inbounds nuw i8, ptr %250, i64 72
  %265 = load ptr, ptr %264, align 8, !tbaa !57
  %266 = getelementptr inbounds nuw i8, ptr %250, i64 8
  %267 = load ptr, ptr %266, align 8, !tbaa !58
  %268 = load ptr, ptr %265, align 8, !tbaa !59
  %269 = getelementptr inbounds nuw i8, ptr %267, i64 28
  %270 = load i32, ptr %269, align 4, !tbaa !60
  %271 = add nsw i32 %270, 1
  %272 = sext i32 %271 to i64
  %273 = getelementptr inbounds nuw i8, ptr %268, i64 8
  store i64 %272, ptr %273, align 8, !tbaa !62
  %274 = icmp sgt i32 %270, 0
  br i1 %274, label %278, label %275

275:                                              ; preds = %278, %263
  %276 = load i32, ptr %100, align 8, !tbaa !64
  %277 = icmp eq i32 %276, 0
  br i1 %277, label %295, label %586

278:                                              ; preds = %263, %278
  %279 = phi i64 [ %289, %278 ], [ 0, %263 ]
  %280 = phi ptr [ %290, %278 ], [ %267, %263 ]
  %281 = load ptr, ptr %250, align 8, !tbaa !48
  %282 = load ptr, ptr %281, align 8, !tbaa !65
  %283 = getelementptr inbounds nuw i8, ptr %280, i64 32
  %284 = load ptr, ptr %283, align 8, !tbaa !66
  %285 = getelementptr inbounds nuw i32, ptr %284, i64 %279
  %286 = load i32, ptr %285, align 4, !tbaa !9
  %287 = sext i32 %286 to i64
  %288 = getelementptr inbounds %struct.tfc_node, ptr %282, i64 %287
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #23
  store ptr %288, ptr %2, align 8, !tbaa !67
  store ptr %250, ptr %112, align 8, !tbaa !68
  store ptr %268, ptr %113, align 8, !tbaa !59
  store i32 0, ptr %114, align 8, !tbaa !9
  store i32 0, ptr %115, align 4
  call fastcc void @push(ptr noundef nonnull %0, ptr dead_on_return noundef %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #23
  %289 = add nuw nsw i64 %279, 1
  %290 = load ptr, ptr %266, align 8, !tbaa !58
  %291 = getelementptr inbounds nuw i8, ptr %290, i64 28
  %292 = load i32, ptr %291, align 4, !tbaa !60
  %293 = sext i32 %292 to i64
  %294 = icmp slt i64 %289, %293
  br i1 %294, label %278, label %275, !llvm.loop !69

295:                                              ; preds = %275
  tail call fastcc void @settle(ptr noundef nonnull %0, ptr noundef nonnull %250, ptr noundef nonnull %268)
  br label %586

296:                                              ; preds = %296, %259
  %297 = phi i64 [ 0, %259 ], [ %301, %296 ]
  %298 = getelementptr inbounds nuw ptr, ptr %156, i64 %297
  %299 = load ptr, ptr %298, align 8, !tbaa !70
  %300 = getelementptr inbounds nuw ptr, ptr %261, i64 %297
  store ptr %299, ptr %300, align 8, !tbaa !70
  store ptr null, ptr %298, align 8, !tbaa !70
  %301 = add nuw nsw i64 %297, 1
  %302 = icmp eq i64 %301, %262
  br i1 %302, label %263, label %296, !llvm.loop !99

303:                                              ; preds = %159
  %304 = load ptr, ptr %111, align 8, !tbaa !100
  %305 = getelementptr inbounds nuw i8, ptr %140, i64 4
  %306 = load i32, ptr %305, align 4, !tbaa !95
  %307 = sext i32 %306 to i64
  %308 = getelementptr inbounds %struct.tfc_region_use, ptr %304, i64 %307
  %309 = getelementptr inbounds nuw i8, ptr %140, i64 20
  %310 = load i32, ptr %309, align 4, !tbaa !101
  %311 = icmp sgt i32 %310, 0
  br i1 %311, label %312, label %316

312:                                              ; preds = %303
  %313 = getelementptr inbounds nuw i8, ptr %308, i64 16
  %314 = getelementptr inbounds nuw i8, ptr %308, i64 8
  %315 = zext nneg i32 %310 to i64
  br label %324

316:                                              ; preds = %337, %303
  %317 = getelementptr inbounds nuw i8, ptr %140, i64 24
  %318 = load i32, ptr %317, align 4, !tbaa !86
  %319 = icmp sgt i32 %318, 0
  br i1 %319, label %320, label %340

320:                                              ; preds = %316
  %321 = getelementptr inbounds nuw i8, ptr %308, i64 24
  %322 = getelementptr inbounds nuw i8, ptr %308, i64 8
  %323 = getelementptr inbounds nuw i8, ptr %140, i64 36
  br label %347

324:                                              ; preds = %337, %312
  %325 = phi i64 [ 0, %312 ], [ %338, %337 ]
  %326 = load ptr, ptr %313, align 8, !tbaa !102
  %327 = getelementptr inbounds nuw i32, ptr %326, i64 %325
  %328 = load i32, ptr %327, align 4, !tbaa !9
  %329 = icmp sgt i32 %328, -1
  br i1 %329, label %330, label %337

330:                                              ; preds = %324
  %331 = getelementptr inbounds nuw ptr, ptr %156, i64 %325
  %332 = load ptr, ptr %331, align 8, !tbaa !70
  %333 = load ptr, ptr %332, align 8, !tbaa !106
  %334 = load ptr, ptr %314, align 8, !tbaa !107
  %335 = zext nneg i32 %328 to i64
  %336 = getelementptr inbounds nuw ptr, ptr %334, i64 %335
  store ptr %333, ptr %336, align 8, !tbaa !108
  br label %337

337:                                              ; preds = %330, %324
  %338 = add nuw nsw i64 %325, 1
  %339 = icmp eq i64 %338, %315
  br i1 %339, label %316, label %324, !llvm.loop !109

340:                                              ; preds = %395, %316
  %341 = getelementptr inbounds nuw i8, ptr %308, i64 40
  %342 = load i64, ptr %341, align 8, !tbaa !110
  %343 = icmp sgt i64 %342, 0
  br i1 %343, label %344, label %400

344:                                              ; preds = %340
  %345 = getelementptr inbounds nuw i8, ptr %308, i64 8
  %346 = getelementptr inbounds nuw i8, ptr %308, i64 32
  br label %403

347:                                              ; preds = %395, %320
  %348 = phi i64 [ 0, %320 ], [ %396, %395 ]
  %349 = load ptr, ptr %142, align 8, !tbaa !48
  %350 = load i32, ptr %323, align 4, !tbaa !88
  %351 = trunc nuw nsw i64 %348 to i32
  %352 = add nsw i32 %350, %351
  %353 = getelementptr inbounds nuw i8, ptr %349, i64 40
  %354 = load ptr, ptr %353, align 8, !tbaa !89
  %355 = sext i32 %352 to i64
  %356 = getelementptr inbounds i32, ptr %354, i64 %355
  %357 = load i32, ptr %356, align 4, !tbaa !9
  %358 = icmp sgt i32 %357, -1
  br i1 %358, label %359, label %372

359:                                              ; preds = %347
  %360 = zext nneg i32 %357 to i64
  %361 = getelementptr inbounds nuw ptr, ptr %156, i64 %360
  %362 = load ptr, ptr %361, align 8, !tbaa !70
  %363 = icmp eq ptr %362, null
  br i1 %363, label %364, label %367

364:                                              ; preds = %359
  %365 = and i64 %348, 4294967295
  %366 = getelementptr inbounds nuw ptr, ptr %157, i64 %365
  store ptr null, ptr %366, align 8, !tbaa !70
  br label %582

367:                                              ; preds = %359
  %368 = getelementptr inbounds nuw i8, ptr %362, i64 24
  %369 = load i32, ptr %368, align 8, !tbaa !71
  %370 = add nsw i32 %369, 1
  store i32 %370, ptr %368, align 8, !tbaa !71
  %371 = getelementptr inbounds nuw ptr, ptr %157, i64 %348
  store ptr %362, ptr %371, align 8, !tbaa !70
  br label %384

372:                                              ; preds = %347
  %373 = getelementptr inbounds nuw i8, ptr %349, i64 32
  %374 = load ptr, ptr %373, align 8, !tbaa !90
  %375 = getelementptr inbounds i64, ptr %374, i64 %355
  %376 = load i64, ptr %375, align 8, !tbaa !91
  %377 = getelementptr inbounds nuw i8, ptr %349, i64 48
  %378 = load ptr, ptr %377, align 8, !tbaa !92
  %379 = getelementptr inbounds i32, ptr %378, i64 %355
  %380 = load i32, ptr %379, align 4, !tbaa !9
  %381 = tail call fastcc ptr @new_value(ptr noundef %0, i64 noundef %376, i32 noundef signext %380)
  %382 = getelementptr inbounds nuw ptr, ptr %157, i64 %348
  store ptr %381, ptr %382, align 8, !tbaa !70
  %383 = icmp eq ptr %381, null
  br i1 %383, label %582, label %384

384:                                              ; preds = %372, %367
  %385 = phi ptr [ %362, %367 ], [ %381, %372 ]
  %386 = load ptr, ptr %321, align 8, !tbaa !111
  %387 = getelementptr inbounds nuw i32, ptr %386, i64 %348
  %388 = load i32, ptr %387, align 4, !tbaa !9
  %389 = icmp sgt i32 %388, -1
  br i1 %389, label %390, label %395

390:                                              ; preds = %384
  %391 = load ptr, ptr %385, align 8, !tbaa !106
  %392 = load ptr, ptr %322, align 8, !tbaa !107
  %393 = zext nneg i32 %388 to i64
  %394 = getelementptr inbounds nuw ptr, ptr %392, i64 %393
  store ptr %391, ptr %394, align 8, !tbaa !108
  br label %395

395:                                              ; preds = %390, %384
  %396 = add nuw nsw i64 %348, 1
  %397 = load i32, ptr %317, align 4, !tbaa !86
  %398 = sext i32 %397 to i64
  %399 = icmp slt i64 %396, %398
  br i1 %399, label %347, label %340, !llvm.loop !112

400:                                              ; preds = %403, %340
  %401 = load ptr, ptr %308, align 8, !tbaa !113
  %402 = icmp eq ptr %401, null
  br i1 %402, label %425, label %421

403:                                              ; preds = %403, %344
  %404 = phi i64 [ 0, %344 ], [ %419, %403 ]
  %405 = load ptr, ptr %345, align 8, !tbaa !107
  %406 = load ptr, ptr %346, align 8, !tbaa !114
  %407 = getelementptr inbounds nuw %struct.tfc_move, ptr %406, i64 %404
  %408 = getelementptr inbounds nuw i8, ptr %407, i64 4
  %409 = load i32, ptr %408, align 4, !tbaa !115
  %410 = sext i32 %409 to i64
  %411 = getelementptr inbounds ptr, ptr %405, i64 %410
  %412 = load ptr, ptr %411, align 8, !tbaa !108
  %413 = getelementptr inbounds nuw i8, ptr %407, i64 8
  %414 = load i64, ptr %413, align 8, !tbaa !117
  %415 = getelementptr inbounds i8, ptr %412, i64 %414
  %416 = load i32, ptr %407, align 8, !tbaa !118
  %417 = sext i32 %416 to i64
  %418 = getelementptr inbounds ptr, ptr %405, i64 %417
  store ptr %415, ptr %418, align 8, !tbaa !108
  %419 = add nuw nsw i64 %404, 1
  %420 = icmp eq i64 %419, %342
  br i1 %420, label %400, label %403, !llvm.loop !119

421:                                              ; preds = %400
  %422 = tail call signext i32 @tfc_walk(ptr noundef nonnull %401)
  %423 = icmp eq i32 %422, 0
  br i1 %423, label %425, label %424

424:                                              ; preds = %421
  tail call fastcc void @fail(ptr noundef %0, i32 noundef signext %422, i32 noundef signext 0, ptr noundef %142, ptr noundef nonnull %140)
  br label %425

425:                                              ; preds = %424, %421, %400
  %426 = load i32, ptr %317, align 4, !tbaa !86
  %427 = icmp sgt i32 %426, 0
  br i1 %427, label %428, label %582

428:                                              ; preds = %425
  %429 = getelementptr inbounds nuw i8, ptr %308, i64 24
  %430 = getelementptr inbounds nuw i8, ptr %308, i64 8
  br label %431

431:                                              ; preds = %459, %428
  %432 = phi i32 [ %426, %428 ], [ %460, %459 ]
  %433 = phi i64 [ 0, %428 ], [ %461, %459 ]
  %434 = load ptr, ptr %429, align 8, !tbaa !111
  %435 = getelementptr inbounds nuw i32, ptr %434, i64 %433
  %436 = load i32, ptr %435, align 4, !tbaa !9
  %437 = icmp slt i32 %436, -1
  br i1 %437, label %438, label %459

438:                                              ; preds = %431
  %439 = getelementptr inbounds nuw ptr, ptr %157, i64 %433
  %440 = load ptr, ptr %439, align 8, !tbaa !70
  %441 = load ptr, ptr %440, align 8, !tbaa !106
  %442 = load ptr, ptr %430, align 8, !tbaa !107
  %443 = sub nuw nsw i32 -2, %436
  %444 = zext nneg i32 %443 to i64
  %445 = getelementptr inbounds nuw ptr, ptr %442, i64 %444
  %446 = load ptr, ptr %445, align 8, !tbaa !108
  %447 = getelementptr inbounds nuw i8, ptr %440, i64 16
  %448 = load i64, ptr %447, align 8, !tbaa !35
  %449 = icmp sgt i64 %448, 0
  br i1 %449, label %450, label %459

450:                                              ; preds = %438, %450
  %451 = phi i64 [ %455, %450 ], [ 0, %438 ]
  %452 = getelementptr inbounds nuw i8, ptr %446, i64 %451
  %453 = load i8, ptr %452, align 1, !tbaa !120
  %454 = getelementptr inbounds nuw i8, ptr %441, i64 %451
  store i8 %453, ptr %454, align 1, !tbaa !120
  %455 = add nuw nsw i64 %451, 1
  %456 = icmp eq i64 %455, %448
  br i1 %456, label %457, label %450, !llvm.loop !121

457:                                              ; preds = %450
  %458 = load i32, ptr %317, align 4, !tbaa !86
  br label %459

459:                                              ; preds = %457, %438, %431
  %460 = phi i32 [ %458, %457 ], [ %432, %438 ], [ %432, %431 ]
  %461 = add nuw nsw i64 %433, 1
  %462 = sext i32 %460 to i64
  %463 = icmp slt i64 %461, %462
  br i1 %463, label %431, label %582, !llvm.loop !122

464:                                              ; preds = %159
  %465 = load ptr, ptr %142, align 8, !tbaa !48
  %466 = getelementptr inbounds nuw i8, ptr %465, i64 16
  %467 = load ptr, ptr %466, align 8, !tbaa !123
  %468 = getelementptr inbounds nuw i8, ptr %140, i64 40
  %469 = load i32, ptr %468, align 4, !tbaa !124
  br label %470

470:                                              ; preds = %470, %464
  %471 = phi i64 [ %475, %470 ], [ 0, %464 ]
  %472 = getelementptr inbounds nuw ptr, ptr %156, i64 %471
  %473 = load ptr, ptr %472, align 8, !tbaa !70
  %474 = icmp eq ptr %473, null
  %475 = add nuw nsw i64 %471, 1
  br i1 %474, label %470, label %476, !llvm.loop !125

476:                                              ; preds = %470
  %477 = sext i32 %469 to i64
  %478 = getelementptr inbounds i32, ptr %467, i64 %477
  %479 = trunc nuw nsw i64 %471 to i32
  %480 = getelementptr inbounds nuw i8, ptr %473, i64 24
  %481 = load i32, ptr %480, align 8, !tbaa !71
  %482 = add nsw i32 %481, 1
  store i32 %482, ptr %480, align 8, !tbaa !71
  store ptr %473, ptr %157, align 8, !tbaa !70
  %483 = getelementptr inbounds nuw i8, ptr %157, i64 8
  store ptr null, ptr %483, align 8, !tbaa !70
  %484 = getelementptr inbounds nuw i8, ptr %478, i64 4
  %485 = load i32, ptr %484, align 4, !tbaa !9
  %486 = getelementptr inbounds nuw i8, ptr %478, i64 8
  %487 = load i32, ptr %486, align 4, !tbaa !9
  %488 = icmp eq i32 %485, %487
  br i1 %488, label %582, label %489

489:                                              ; preds = %476
  %490 = getelementptr inbounds nuw i8, ptr %140, i64 36
  %491 = load i32, ptr %490, align 4, !tbaa !88
  %492 = add nsw i32 %491, 1
  %493 = getelementptr inbounds nuw i8, ptr %465, i64 40
  %494 = load ptr, ptr %493, align 8, !tbaa !89
  %495 = sext i32 %492 to i64
  %496 = getelementptr inbounds i32, ptr %494, i64 %495
  %497 = load i32, ptr %496, align 4, !tbaa !9
  %498 = icmp sgt i32 %497, -1
  br i1 %498, label %499, label %508

499:                                              ; preds = %489
  %500 = zext nneg i32 %497 to i64
  %501 = getelementptr inbounds nuw ptr, ptr %156, i64 %500
  %502 = load ptr, ptr %501, align 8, !tbaa !70
  %503 = icmp eq ptr %502, null
  br i1 %503, label %582, label %504

504:                                              ; preds = %499
  %505 = getelementptr inbounds nuw i8, ptr %502, i64 24
  %506 = load i32, ptr %505, align 8, !tbaa !71
  %507 = add nsw i32 %506, 1
  store i32 %507, ptr %505, align 8, !tbaa !71
  store ptr %502, ptr %483, align 8, !tbaa !70
  br label %519

508:                                              ; preds = %489
  %509 = getelementptr inbounds nuw i8, ptr %465, i64 32
  %510 = load ptr, ptr %509, align 8, !tbaa !90
  %511 = getelementptr inbounds i64, ptr %510, i64 %495
  %512 = load i64, ptr %511, align 8, !tbaa !91
  %513 = getelementptr inbounds nuw i8, ptr %465, i64 48
  %514 = load ptr, ptr %513, align 8, !tbaa !92
  %515 = getelementptr inbounds i32, ptr %514, i64 %495
  %516 = load i32, ptr %515, align 4, !tbaa !9
  %517 = tail call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %512, i32 noundef signext %516)
  store ptr %517, ptr %483, align 8, !tbaa !70
  %518 = icmp eq ptr %517, null
  br i1 %518, label %582, label %519

519:                                              ; preds = %508, %504
  %520 = phi ptr [ %502, %504 ], [ %517, %508 ]
  %521 = load ptr, ptr %520, align 8, !tbaa !106
  store i32 %479, ptr %521, align 4, !tbaa !9
  br label %582

522:                                              ; preds = %159
  %523 = load ptr, ptr %156, align 8, !tbaa !70
  %524 = icmp eq ptr %523, null
  br i1 %524, label %529, label %525

525:                                              ; preds = %522
  %526 = getelementptr inbounds nuw i8, ptr %523, i64 24
  %527 = load i32, ptr %526, align 8, !tbaa !71
  %528 = add nsw i32 %527, 1
  store i32 %528, ptr %526, align 8, !tbaa !71
  br label %529

529:                                              ; preds = %525, %522
  %530 = getelementptr inbounds nuw i8, ptr %156, i64 8
  %531 = load ptr, ptr %530, align 8, !tbaa !70
  %532 = load ptr, ptr %531, align 8, !tbaa !106
  %533 = load i8, ptr %532, align 1, !tbaa !120
  %534 = icmp eq i8 %533, 0
  %535 = select i1 %534, ptr %523, ptr null
  store ptr %535, ptr %157, align 8, !tbaa !70
  %536 = icmp eq ptr %535, null
  %537 = select i1 %536, ptr %523, ptr null
  %538 = getelementptr inbounds nuw i8, ptr %157, i64 8
  store ptr %537, ptr %538, align 8, !tbaa !70
  br label %582

539:                                              ; preds = %159, %159, %159, %159
  %540 = load ptr, ptr %156, align 8, !tbaa !70
  %541 = icmp eq ptr %540, null
  br i1 %541, label %546, label %542

542:                                              ; preds = %539
  %543 = getelementptr inbounds nuw i8, ptr %540, i64 24
  %544 = load i32, ptr %543, align 8, !tbaa !71
  %545 = add nsw i32 %544, 1
  store i32 %545, ptr %543, align 8, !tbaa !71
  br label %546

546:                                              ; preds = %542, %539
  store ptr %540, ptr %157, align 8, !tbaa !70
  br label %582

547:                                              ; preds = %159
  %548 = load ptr, ptr %110, align 8, !tbaa !126
  %549 = getelementptr inbounds nuw i8, ptr %140, i64 4
  %550 = load i32, ptr %549, align 4, !tbaa !95
  %551 = sext i32 %550 to i64
  %552 = getelementptr inbounds ptr, ptr %548, i64 %551
  %553 = load ptr, ptr %552, align 8, !tbaa !70
  %554 = icmp eq ptr %553, null
  br i1 %554, label %559, label %555

555:                                              ; preds = %547
  %556 = getelementptr inbounds nuw i8, ptr %553, i64 24
  %557 = load i32, ptr %556, align 8, !tbaa !71
  %558 = add nsw i32 %557, 1
  store i32 %558, ptr %556, align 8, !tbaa !71
  br label %559

559:                                              ; preds = %555, %547
  store ptr %553, ptr %157, align 8, !tbaa !70
  br label %582

560:                                              ; preds = %159
  %561 = getelementptr inbounds nuw i8, ptr %142, i64 104
  %562 = load ptr, ptr %561, align 8, !tbaa !56
  %563 = getelementptr inbounds nuw i8, ptr %140, i64 4
  %564 = load i32, ptr %563, align 4, !tbaa !95
  %565 = sext i32 %564 to i64
  %566 = getelementptr inbounds ptr, ptr %562, i64 %565
  %567 = load ptr, ptr %566, align 8, !tbaa !70
  store ptr %567, ptr %157, align 8, !tbaa !70
  store ptr null, ptr %566, align 8, !tbaa !70
  br label %582

568:                                              ; preds = %159
  %569 = load ptr, ptr %156, align 8, !tbaa !70
  %570 = icmp eq ptr %569, null
  br i1 %570, label %575, label %571

571:                                              ; preds = %568
  %572 = getelementptr inbounds nuw i8, ptr %569, i64 24
  %573 = load i32, ptr %572, align 8, !tbaa !71
  %574 = add nsw i32 %573, 1
  store i32 %574, ptr %572, align 8, !tbaa !71
  br label %575

575:                                              ; preds = %571, %568
  %576 = getelementptr inbounds nuw i8, ptr %142, i64 112
  %577 = load ptr, ptr %576, align 8, !tbaa !127
  %578 = getelementptr inbounds nuw i8, ptr %140, i64 4
  %579 = load i32, ptr %578, align 4, !tbaa !95
  %580 = sext i32 %579 to i64
  %581 = getelementptr inbounds ptr, ptr %577, i64 %580
  store ptr %569, ptr %581, align 8, !tbaa !70
  br label %582

582:                                              ; preds = %372, %459, %575, %560, %559, %546, %529, %519, %508, %499, %476, %425, %364, %159, %135
  %583 = load i32, ptr %100, align 8, !tbaa !64
  %584 = icmp eq i32 %583, 0
  br i1 %584, label %585, label %586

585:                                              ; preds = %582
  tail call fastcc void @complete(ptr noundef nonnull %0, ptr noundef %142, ptr noundef %144, ptr noundef %140, ptr noundef %157, i32 noundef signext %146)
  br label %586

586:                                              ; preds = %219, %161, %211, %242, %275, %295, %582, %585
  %587 = load ptr, ptr %8, align 8, !tbaa !31
  %588 = icmp eq ptr %587, null
  br i1 %588, label %116, label %605, !llvm.loop !128

589:                                              ; preds = %129
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef signext 1, i32 noundef signext 1, ptr noundef null, ptr noundef null)
  %590 = load i32, ptr %100, align 8, !tbaa !64
  %591 = icmp eq i32 %590, 0
  br i1 %591, label %592, label %605

592:                                              ; preds = %119, %589
  %593 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %594 = load i32, ptr %593, align 4, !tbaa !129
  %595 = icmp eq i32 %594, 0
  br i1 %595, label %596, label %605

596:                                              ; preds = %592
  %597 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %598 = load i64, ptr %597, align 8, !tbaa !94
  %599 = icmp eq i64 %598, 0
  br i1 %599, label %600, label %604

600:                                              ; preds = %596
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef signext 13, i32 noundef signext 5, ptr noundef null, ptr noundef null)
  %601 = load i32, ptr %100, align 8, !tbaa !64
  %602 = freeze i32 %601
  %603 = icmp eq i32 %602, 0
  br i1 %603, label %604, label %605

604:                                              ; preds = %596, %600
  br label %605

605:                                              ; preds = %116, %586, %604, %600, %238, %592, %589
  %606 = phi i32 [ -1, %238 ], [ %590, %589 ], [ %602, %600 ], [ 0, %592 ], [ -2, %604 ], [ %117, %116 ], [ -1, %586 ]
  ret i32 %606
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @give(ptr noundef captures(none) %0, ptr noundef %1, i64 noundef %2) unnamed_addr #2 {
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
  br i1 %11, label %8, label %13, !llvm.loop !130

13:                                               ; preds = %8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %15 = shl i64 %9, 34
  %16 = shl nuw nsw i64 %10, 32
  %17 = add i64 %16, %15
  %18 = ashr exact i64 %17, 29
  %19 = getelementptr inbounds i8, ptr %14, i64 %18
  %20 = load ptr, ptr %19, align 8, !tbaa !108
  store ptr %20, ptr %1, align 8, !tbaa !108
  store ptr %1, ptr %19, align 8, !tbaa !108
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @fail(ptr noundef captures(none) %0, i32 noundef signext range(i32 1, 0) %1, i32 noundef signext range(i32 0, 6) %2, ptr noundef readonly captures(address_is_null) %3, ptr noundef %4) unnamed_addr #3 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %7 = load i32, ptr %6, align 8, !tbaa !64
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %34

9:                                                ; preds = %5
  store i32 %1, ptr %6, align 8, !tbaa !64
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 116
  store i32 %2, ptr %10, align 4, !tbaa !131
  %11 = icmp eq ptr %3, null
  br i1 %11, label %12, label %14

12:                                               ; preds = %9
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i32 -1, ptr %13, align 8, !tbaa !132
  br label %31

14:                                               ; preds = %9
  %15 = load ptr, ptr %3, align 8, !tbaa !48
  %16 = load ptr, ptr %0, align 8, !tbaa !39
  %17 = ptrtoint ptr %15 to i64
  %18 = ptrtoint ptr %16 to i64
  %19 = sub i64 %17, %18
  %20 = lshr exact i64 %19, 6
  %21 = trunc i64 %20 to i32
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i32 %21, ptr %22, align 8, !tbaa !132
  %23 = icmp eq ptr %4, null
  br i1 %23, label %31, label %24

24:                                               ; preds = %14
  %25 = load ptr, ptr %15, align 8, !tbaa !65
  %26 = ptrtoint ptr %4 to i64
  %27 = ptrtoint ptr %25 to i64
  %28 = sub i64 %26, %27
  %29 = sdiv exact i64 %28, 44
  %30 = trunc i64 %29 to i32
  br label %31

31:                                               ; preds = %12, %14, %24
  %32 = phi i32 [ %30, %24 ], [ -1, %14 ], [ -1, %12 ]
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 124
  store i32 %32, ptr %33, align 4, !tbaa !133
  br label %34

34:                                               ; preds = %5, %31
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nounwind uwtable
define void @tfc_finish(ptr noundef captures(none) %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %4 = load ptr, ptr %3, align 8, !tbaa !134
  %5 = load ptr, ptr %4, align 8, !tbaa !48
  %6 = load ptr, ptr %5, align 8, !tbaa !65
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !136
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_node, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %12 = load i64, ptr %11, align 8, !tbaa !94
  %13 = add nsw i64 %12, -1
  store i64 %13, ptr %11, align 8, !tbaa !94
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %15 = load ptr, ptr %14, align 8, !tbaa !137
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %17 = load ptr, ptr %16, align 8, !tbaa !138
  tail call fastcc void @complete(ptr noundef %0, ptr noundef nonnull %4, ptr noundef %15, ptr noundef %10, ptr noundef %17, i32 noundef signext 0)
  %18 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %19 = load i32, ptr %18, align 4, !tbaa !86
  %20 = sext i32 %19 to i64
  %21 = shl nsw i64 %20, 3
  %22 = add nsw i64 %21, 40
  tail call fastcc void @give(ptr noundef %0, ptr noundef %1, i64 noundef %22)
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @complete(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef captures(none) %4, i32 noundef signext %5) unnamed_addr #5 {
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %8 = load ptr, ptr %7, align 8, !tbaa !81
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %10 = load i32, ptr %9, align 4, !tbaa !82
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds ptr, ptr %8, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %14 = load i32, ptr %13, align 4, !tbaa !101
  %15 = sext i32 %14 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %12, i64 noundef %15)
  %16 = load i32, ptr %3, align 4, !tbaa !85
  switch i32 %16, label %170 [
    i32 4, label %17
    i32 5, label %96
    i32 6, label %116
  ]

17:                                               ; preds = %6
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %19 = load i32, ptr %18, align 4, !tbaa !95
  %20 = icmp slt i32 %19, 0
  %21 = load ptr, ptr %1, align 8, !tbaa !48
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 24
  %23 = load ptr, ptr %22, align 8, !tbaa !41
  %24 = ashr i32 %19, 31
  %25 = xor i32 %24, %19
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw %struct.tfc_frame, ptr %23, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %29 = load ptr, ptr %28, align 8, !tbaa !68
  %30 = icmp eq ptr %29, null
  br i1 %30, label %40, label %31

31:                                               ; preds = %17, %36
  %32 = phi ptr [ %38, %36 ], [ %29, %17 ]
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %34 = load ptr, ptr %33, align 8, !tbaa !58
  %35 = icmp eq ptr %34, %27
  br i1 %35, label %51, label %36

36:                                               ; preds = %31
  %37 = getelementptr inbounds nuw i8, ptr %32, i64 32
  %38 = load ptr, ptr %37, align 8, !tbaa !68
  %39 = icmp eq ptr %38, null
  br i1 %39, label %40, label %31, !llvm.loop !139

40:                                               ; preds = %36, %17
  %41 = tail call fastcc ptr @new_instance(ptr noundef %0, ptr noundef %21, ptr noundef %27, i32 noundef signext 0)
  %42 = icmp eq ptr %41, null
  br i1 %42, label %171, label %43

43:                                               ; preds = %40
  %44 = getelementptr inbounds nuw i8, ptr %41, i64 24
  store ptr %1, ptr %44, align 8, !tbaa !97
  %45 = getelementptr inbounds nuw i8, ptr %41, i64 40
  store ptr %2, ptr %45, align 8, !tbaa !98
  %46 = load ptr, ptr %28, align 8, !tbaa !140
  %47 = getelementptr inbounds nuw i8, ptr %41, i64 32
  store ptr %46, ptr %47, align 8, !tbaa !141
  store ptr %41, ptr %28, align 8, !tbaa !140
  %48 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %49 = load i64, ptr %48, align 8, !tbaa !62
  %50 = add nsw i64 %49, 1
  store i64 %50, ptr %48, align 8, !tbaa !62
  br label %51

51:                                               ; preds = %31, %43
  %52 = phi ptr [ %41, %43 ], [ %32, %31 ]
  br i1 %20, label %53, label %72

53:                                               ; preds = %51
  %54 = getelementptr inbounds nuw i8, ptr %52, i64 80
  %55 = load ptr, ptr %54, align 8, !tbaa !142
  %56 = getelementptr inbounds nuw i8, ptr %52, i64 64
  %57 = load i32, ptr %56, align 8, !tbaa !143
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %56, align 8, !tbaa !143
  %59 = sext i32 %57 to i64
  %60 = getelementptr inbounds %struct.held, ptr %55, i64 %59
  %61 = icmp eq i32 %5, 0
  br i1 %61, label %62, label %69

62:                                               ; preds = %53
  %63 = load ptr, ptr %4, align 8, !tbaa !70
  %64 = icmp eq ptr %63, null
  br i1 %64, label %69, label %65

65:                                               ; preds = %62
  %66 = getelementptr inbounds nuw i8, ptr %63, i64 24
  %67 = load i32, ptr %66, align 8, !tbaa !71
  %68 = add nsw i32 %67, 1
  store i32 %68, ptr %66, align 8, !tbaa !71
  br label %69

69:                                               ; preds = %65, %62, %53
  %70 = phi ptr [ null, %53 ], [ null, %62 ], [ %63, %65 ]
  store ptr %3, ptr %60, align 8, !tbaa !67
  %71 = getelementptr inbounds nuw i8, ptr %60, i64 8
  store ptr %70, ptr %71, align 8, !tbaa !70
  br label %72

72:                                               ; preds = %69, %51
  %73 = getelementptr inbounds nuw i8, ptr %52, i64 56
  %74 = getelementptr inbounds nuw i8, ptr %52, i64 72
  %75 = getelementptr inbounds nuw i8, ptr %52, i64 8
  br label %76

76:                                               ; preds = %86, %72
  %77 = phi i64 [ 0, %72 ], [ %95, %86 ]
  br i1 %20, label %78, label %80

78:                                               ; preds = %76
  %79 = load i64, ptr %73, align 8, !tbaa !144
  br label %80

80:                                               ; preds = %78, %76
  %81 = phi i64 [ %79, %78 ], [ 0, %76 ]
  %82 = icmp sgt i64 %77, %81
  %83 = load ptr, ptr %74, align 8, !tbaa !57
  br i1 %82, label %84, label %86

84:                                               ; preds = %80
  %85 = load ptr, ptr %83, align 8, !tbaa !59
  tail call fastcc void @settle(ptr noundef %0, ptr noundef nonnull %52, ptr noundef %85)
  br label %171

86:                                               ; preds = %80
  %87 = load ptr, ptr %75, align 8, !tbaa !58
  %88 = getelementptr inbounds nuw i8, ptr %87, i64 24
  %89 = load i32, ptr %88, align 8, !tbaa !145
  %90 = add nsw i32 %89, 1
  %91 = sext i32 %90 to i64
  %92 = srem i64 %77, %91
  %93 = getelementptr inbounds nuw ptr, ptr %83, i64 %92
  %94 = load ptr, ptr %93, align 8, !tbaa !59
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %52, ptr noundef %94, ptr noundef nonnull %3, ptr noundef readonly %4, i32 noundef signext %5)
  %95 = add nuw nsw i64 %77, 1
  br label %76, !llvm.loop !146

96:                                               ; preds = %6
  %97 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %98 = load ptr, ptr %97, align 8, !tbaa !147
  %99 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %100 = load i32, ptr %99, align 4, !tbaa !95
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds i64, ptr %98, i64 %101
  %103 = icmp eq i32 %5, 0
  %104 = load i64, ptr %102, align 8, !tbaa !91
  %105 = icmp eq i64 %104, -2
  br i1 %103, label %109, label %106

106:                                              ; preds = %96
  br i1 %105, label %177, label %107

107:                                              ; preds = %106
  %108 = load i64, ptr %2, align 8, !tbaa !148
  store i64 %108, ptr %102, align 8, !tbaa !91
  br label %177

109:                                              ; preds = %96
  br i1 %105, label %110, label %111

110:                                              ; preds = %109
  tail call fastcc void @fail(ptr noundef %0, i32 noundef signext 13, i32 noundef signext 4, ptr noundef nonnull readonly %1, ptr noundef nonnull %3)
  br label %173

111:                                              ; preds = %109
  store i64 -2, ptr %102, align 8, !tbaa !91
  %112 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %113 = load ptr, ptr %112, align 8, !tbaa !97
  %114 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %115 = load ptr, ptr %114, align 8, !tbaa !98
  tail call fastcc void @send(ptr noundef %0, ptr noundef %113, ptr noundef %115, ptr noundef nonnull %3, ptr noundef readonly %4, i32 noundef signext 0)
  br label %173

116:                                              ; preds = %6
  %117 = icmp eq i32 %5, 0
  br i1 %117, label %118, label %177

118:                                              ; preds = %116
  %119 = load i64, ptr %2, align 8, !tbaa !148
  %120 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %121 = load i64, ptr %120, align 8, !tbaa !144
  %122 = icmp eq i64 %119, %121
  br i1 %122, label %123, label %156

123:                                              ; preds = %118
  %124 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %125 = load i64, ptr %124, align 8, !tbaa !149
  %126 = add i64 %119, 1
  %127 = sub i64 %126, %125
  %128 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %129 = load ptr, ptr %128, align 8, !tbaa !58
  %130 = getelementptr inbounds nuw i8, ptr %129, i64 24
  %131 = load i32, ptr %130, align 8, !tbaa !145
  %132 = sext i32 %131 to i64
  %133 = icmp slt i64 %127, %132
  br i1 %133, label %150, label %134

134:                                              ; preds = %123
  %135 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %136 = load ptr, ptr %135, align 8, !tbaa !150
  %137 = getelementptr inbounds nuw i8, ptr %1, i64 68
  %138 = load i32, ptr %137, align 4, !tbaa !151
  %139 = add nsw i32 %138, 1
  store i32 %139, ptr %137, align 4, !tbaa !151
  %140 = sext i32 %138 to i64
  %141 = getelementptr inbounds %struct.held, ptr %136, i64 %140
  %142 = load ptr, ptr %4, align 8, !tbaa !70
  %143 = icmp eq ptr %142, null
  br i1 %143, label %148, label %144

144:                                              ; preds = %134
  %145 = getelementptr inbounds nuw i8, ptr %142, i64 24
  %146 = load i32, ptr %145, align 8, !tbaa !71
  %147 = add nsw i32 %146, 1
  store i32 %147, ptr %145, align 8, !tbaa !71
  br label %148

148:                                              ; preds = %144, %134
  store ptr %3, ptr %141, align 8, !tbaa !67
  %149 = getelementptr inbounds nuw i8, ptr %141, i64 8
  store ptr %142, ptr %149, align 8, !tbaa !70
  br label %173

150:                                              ; preds = %123
  tail call fastcc void @begin_iteration(ptr noundef %0, ptr noundef nonnull %1)
  %151 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %152 = load i32, ptr %151, align 8, !tbaa !64
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %154, label %173

154:                                              ; preds = %150
  %155 = load i64, ptr %2, align 8, !tbaa !148
  br label %156

156:                                              ; preds = %154, %118
  %157 = phi i64 [ %155, %154 ], [ %119, %118 ]
  %158 = add nsw i64 %157, 1
  %159 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %160 = load ptr, ptr %159, align 8, !tbaa !57
  %161 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %162 = load ptr, ptr %161, align 8, !tbaa !58
  %163 = getelementptr inbounds nuw i8, ptr %162, i64 24
  %164 = load i32, ptr %163, align 8, !tbaa !145
  %165 = add nsw i32 %164, 1
  %166 = sext i32 %165 to i64
  %167 = srem i64 %158, %166
  %168 = getelementptr inbounds ptr, ptr %160, i64 %167
  %169 = load ptr, ptr %168, align 8, !tbaa !59
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %1, ptr noundef %169, ptr noundef nonnull %3, ptr noundef readonly %4, i32 noundef signext 0)
  br label %173

170:                                              ; preds = %6
  tail call fastcc void @send(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %2, ptr noundef nonnull %3, ptr noundef %4, i32 noundef signext %5)
  br label %171

171:                                              ; preds = %84, %40, %170
  %172 = icmp eq i32 %5, 0
  br i1 %172, label %173, label %177

173:                                              ; preds = %110, %111, %148, %150, %156, %171
  %174 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %175 = load i32, ptr %174, align 4, !tbaa !86
  %176 = sext i32 %175 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %4, i64 noundef %176)
  br label %177

177:                                              ; preds = %106, %107, %116, %173, %171
  %178 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %179 = load i32, ptr %178, align 8, !tbaa !64
  %180 = icmp eq i32 %179, 0
  br i1 %180, label %181, label %182

181:                                              ; preds = %177
  tail call fastcc void @settle(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2)
  br label %182

182:                                              ; preds = %181, %177
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define ptr @tfc_block_data(ptr noundef readonly captures(none) %0) local_unnamed_addr #6 {
  %2 = load ptr, ptr %0, align 8, !tbaa !152
  %3 = ptrtoint ptr %2 to i64
  %4 = add i64 %3, 63
  %5 = and i64 %4, -64
  %6 = inttoptr i64 %5 to ptr
  ret ptr %6
}

; Function Attrs: mustprogress nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define void @tfc_block_free(ptr noundef captures(none) %0) local_unnamed_addr #7 {
  tail call void @free(ptr noundef %0) #23
  ret void
}

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #8

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define signext i32 @tfc_monitor_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #9 {
  %2 = load atomic i32, ptr %0 monotonic, align 8
  ret i32 %2
}

; Function Attrs: nounwind uwtable
define void @tfc_monitor_trace(ptr noundef captures(none) %0, i32 noundef signext %1, i32 noundef signext %2) local_unnamed_addr #0 {
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = zext i32 %1 to i64
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %8 = load i64, ptr %7, align 8, !tbaa !154
  %9 = icmp sgt i64 %8, %6
  br i1 %9, label %10, label %81

10:                                               ; preds = %3
  switch i32 %2, label %75 [
    i32 0, label %11
    i32 1, label %44
  ]

11:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #23
  %12 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %5) #23
  %13 = load i64, ptr %5, align 8, !tbaa !158
  %14 = mul nsw i64 %13, 1000000000
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !160
  %17 = add nsw i64 %14, %16
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #23
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %19 = load ptr, ptr %18, align 8, !tbaa !161
  %20 = getelementptr inbounds nuw %struct.tfc_runs, ptr %19, i64 %6
  %21 = load i64, ptr %20, align 8, !tbaa !162
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %25

23:                                               ; preds = %11
  %24 = getelementptr inbounds nuw i8, ptr %20, i64 16
  store i64 %17, ptr %24, align 8, !tbaa !164
  br label %25

25:                                               ; preds = %23, %11
  %26 = getelementptr inbounds nuw i8, ptr %20, i64 24
  store i64 %17, ptr %26, align 8, !tbaa !165
  %27 = add nsw i64 %21, 1
  store i64 %27, ptr %20, align 8, !tbaa !162
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %29 = load i64, ptr %28, align 8, !tbaa !166
  %30 = icmp slt i64 %21, %29
  br i1 %30, label %31, label %81

31:                                               ; preds = %25
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %33 = load i64, ptr %32, align 8, !tbaa !167
  %34 = add nsw i64 %33, 1
  store i64 %34, ptr %32, align 8, !tbaa !167
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %36 = load i64, ptr %35, align 8, !tbaa !168
  %37 = icmp slt i64 %33, %36
  br i1 %37, label %38, label %81

38:                                               ; preds = %31
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %40 = load ptr, ptr %39, align 8, !tbaa !169
  %41 = getelementptr inbounds %struct.tfc_event, ptr %40, i64 %33
  store i64 %17, ptr %41, align 8, !tbaa !91
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 8
  store i64 0, ptr %42, align 8, !tbaa !91
  %43 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 %6, ptr %43, align 8, !tbaa !91
  br label %81

44:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #23
  %45 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %4) #23
  %46 = load i64, ptr %4, align 8, !tbaa !158
  %47 = mul nsw i64 %46, 1000000000
  %48 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %49 = load i64, ptr %48, align 8, !tbaa !160
  %50 = add nsw i64 %47, %49
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #23
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %52 = load ptr, ptr %51, align 8, !tbaa !161
  %53 = getelementptr inbounds nuw %struct.tfc_runs, ptr %52, i64 %6
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 24
  %55 = load i64, ptr %54, align 8, !tbaa !165
  %56 = sub i64 %50, %55
  %57 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %58 = load i64, ptr %57, align 8, !tbaa !170
  %59 = add nsw i64 %56, %58
  store i64 %59, ptr %57, align 8, !tbaa !170
  store i64 %50, ptr %54, align 8, !tbaa !165
  %60 = load i64, ptr %53, align 8, !tbaa !162
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %62 = load i64, ptr %61, align 8, !tbaa !166
  %63 = icmp sgt i64 %60, %62
  br i1 %63, label %81, label %64

64:                                               ; preds = %44
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %66 = load i64, ptr %65, align 8, !tbaa !167
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %68 = load i64, ptr %67, align 8, !tbaa !168
  %69 = icmp sgt i64 %66, %68
  br i1 %69, label %81, label %70

70:                                               ; preds = %64
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %72 = load ptr, ptr %71, align 8, !tbaa !169
  %73 = getelementptr %struct.tfc_event, ptr %72, i64 %66
  %74 = getelementptr i8, ptr %73, i64 -16
  store i64 %50, ptr %74, align 8, !tbaa !171
  br label %81

75:                                               ; preds = %10
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %77 = load ptr, ptr %76, align 8, !tbaa !161
  %78 = getelementptr inbounds nuw %struct.tfc_runs, ptr %77, i64 %6
  %79 = load i64, ptr %78, align 8, !tbaa !162
  %80 = add nsw i64 %79, 1
  store i64 %80, ptr %78, align 8, !tbaa !162
  br label %81

81:                                               ; preds = %70, %64, %44, %38, %31, %25, %75, %3
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define range(i64 320, 274877907201) i64 @tfc_pool_bytes(i32 noundef signext %0) local_unnamed_addr #10 {
  %2 = zext i32 %0 to i64
  %3 = shl nuw nsw i64 %2, 6
  %4 = add nuw nsw i64 %3, 320
  ret i64 %4
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_pool_start(ptr noundef initializes((4, 8), (64, 68), (128, 140), (192, 196), (288, 292)) %0, i32 noundef signext %1, i32 noundef signext %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %2, ptr %4, align 4, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 288
  store i32 0, ptr %5, align 32, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i32 0, ptr %6, align 32, !tbaa !120
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i32 0, ptr %7, align 32, !tbaa !120
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i32 0, ptr %8, align 4, !tbaa !120
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i32 0, ptr %9, align 8, !tbaa !120
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store i32 0, ptr %10, align 32, !tbaa !120
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store ptr %0, ptr %12, align 16, !tbaa !173
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
  store ptr %0, ptr %20, align 16, !tbaa !173
  %21 = getelementptr inbounds nuw i8, ptr %19, i64 24
  %22 = tail call signext i32 @pthread_create(ptr noundef nonnull %21, ptr noundef null, ptr noundef nonnull @worker_main, ptr noundef nonnull %19) #23
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
declare signext i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #11

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @worker_main(ptr noundef %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 16, !tbaa !173
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
  br i1 %27, label %28, label %32, !llvm.loop !175

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
  %37 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %11, i32 noundef signext 128, i32 noundef signext %21, ptr noundef null, ptr noundef null, i32 noundef signext 0) #23
  %38 = load atomic i32, ptr %11 seq_cst, align 64
  %39 = icmp eq i32 %38, %21
  br i1 %39, label %36, label %40, !llvm.loop !176

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
  br i1 %56, label %58, label %50, !llvm.loop !177

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
  %69 = load i64, ptr %67, align 8, !tbaa !178
  %70 = icmp slt i64 %68, %69
  br i1 %70, label %71, label %99

71:                                               ; preds = %61, %95
  %72 = phi i64 [ %96, %95 ], [ %69, %61 ]
  %73 = atomicrmw add ptr %66, i64 1 monotonic, align 64
  %74 = icmp slt i64 %73, %72
  br i1 %74, label %75, label %95

75:                                               ; preds = %71
  %76 = load ptr, ptr %16, align 8, !tbaa !179
  %77 = load ptr, ptr %17, align 8, !tbaa !181
  %78 = load i64, ptr %18, align 8, !tbaa !182
  %79 = load i64, ptr %19, align 8, !tbaa !183
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
  tail call void %76(ptr noundef %77, i64 noundef %88, i64 noundef %93) #23
  %94 = load i64, ptr %67, align 8, !tbaa !178
  br label %95

95:                                               ; preds = %75, %71
  %96 = phi i64 [ %94, %75 ], [ %72, %71 ]
  %97 = load atomic i64, ptr %66 monotonic, align 64
  %98 = icmp slt i64 %97, %96
  br i1 %98, label %71, label %99, !llvm.loop !184

99:                                               ; preds = %95, %61
  %100 = add nuw i32 %62, 1
  %101 = icmp eq i32 %100, %59
  br i1 %101, label %102, label %61, !llvm.loop !185

102:                                              ; preds = %99, %58
  %103 = atomicrmw sub ptr %14, i32 1 release, align 64
  %104 = icmp eq i32 %103, 1073741825
  br i1 %104, label %105, label %107

105:                                              ; preds = %102
  %106 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %14, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #23
  br label %107

107:                                              ; preds = %50, %105, %102
  br label %20
}

; Function Attrs: nounwind uwtable
define void @tfc_pool_stop(ptr noundef %0) local_unnamed_addr #0 {
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
  %10 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %4, i32 noundef signext 129, i32 noundef signext %3, ptr noundef null, ptr noundef null, i32 noundef signext 0) #23
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
  %19 = load i64, ptr %18, align 8, !tbaa !186
  %20 = tail call signext i32 @pthread_join(i64 noundef %19, ptr noundef null) #23
  %21 = add nuw nsw i64 %16, 1
  %22 = load i32, ptr %0, align 64, !tbaa !9
  %23 = zext i32 %22 to i64
  %24 = icmp samesign ult i64 %21, %23
  br i1 %24, label %15, label %14, !llvm.loop !187
}

declare signext i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nounwind uwtable
define void @tfc_parallel_for(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = alloca %struct.tfc_loop, align 8
  %7 = icmp slt i64 %1, 1
  br i1 %7, label %162, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !26
  %11 = icmp eq ptr %10, null
  br i1 %11, label %19, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %14 = load ptr, ptr %13, align 8, !tbaa !188
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %18 = load i32, ptr %17, align 4, !tbaa !189
  br label %25

19:                                               ; preds = %8, %12
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %21 = load ptr, ptr %20, align 8, !tbaa !190
  %22 = icmp eq ptr %21, null
  br i1 %22, label %25, label %23

23:                                               ; preds = %19
  %24 = load i32, ptr %21, align 64, !tbaa !9
  br label %25

25:                                               ; preds = %23, %19, %16
  %26 = phi i1 [ true, %16 ], [ false, %23 ], [ false, %19 ]
  %27 = phi i32 [ %18, %16 ], [ %24, %23 ], [ 1, %19 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #23
  store ptr %2, ptr %6, align 8, !tbaa !179
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %3, ptr %28, align 8, !tbaa !181
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %1, ptr %29, align 8, !tbaa !182
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
  store i64 %39, ptr %30, align 8, !tbaa !183
  %40 = icmp samesign ugt i64 %39, 1
  %41 = and i1 %26, %40
  br i1 %41, label %42, label %48

42:                                               ; preds = %25
  %43 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %44 = load ptr, ptr %43, align 8, !tbaa !188
  %45 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %46 = load ptr, ptr %45, align 8, !tbaa !77
  %47 = trunc i64 %39 to i32
  call void %44(ptr noundef %46, i32 noundef signext %47, ptr noundef nonnull @run_host_chunk, ptr noundef nonnull %6) #23
  br label %161

48:                                               ; preds = %25
  %49 = icmp eq i64 %39, 1
  br i1 %49, label %160, label %50

50:                                               ; preds = %48
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %52 = load ptr, ptr %51, align 8, !tbaa !190
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 64
  %54 = cmpxchg ptr %53, i32 0, i32 1 acquire monotonic, align 64
  %55 = extractvalue { i32, i1 } %54, 1
  br i1 %55, label %56, label %160

56:                                               ; preds = %50
  %57 = getelementptr inbounds nuw i8, ptr %52, i64 256
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 64 dereferenceable(32) %57, ptr noundef nonnull readonly align 8 dereferenceable(32) %6, i64 32, i1 false), !tbaa.struct !191
  %58 = load i64, ptr %30, align 8, !tbaa !183
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
  %77 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %70, i32 noundef signext 129, i32 noundef signext %76, ptr noundef null, ptr noundef null, i32 noundef signext 0) #23
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
  %92 = load i64, ptr %90, align 8, !tbaa !178
  %93 = icmp slt i64 %91, %92
  br i1 %93, label %94, label %122

94:                                               ; preds = %87, %118
  %95 = phi i64 [ %119, %118 ], [ %92, %87 ]
  %96 = atomicrmw add ptr %89, i64 1 monotonic, align 64
  %97 = icmp slt i64 %96, %95
  br i1 %97, label %98, label %118

98:                                               ; preds = %94
  %99 = load ptr, ptr %57, align 8, !tbaa !179
  %100 = load ptr, ptr %83, align 8, !tbaa !181
  %101 = load i64, ptr %84, align 8, !tbaa !182
  %102 = load i64, ptr %85, align 8, !tbaa !183
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
  tail call void %99(ptr noundef %100, i64 noundef %111, i64 noundef %116) #23
  %117 = load i64, ptr %90, align 8, !tbaa !178
  br label %118

118:                                              ; preds = %98, %94
  %119 = phi i64 [ %117, %98 ], [ %95, %94 ]
  %120 = load atomic i64, ptr %89 monotonic, align 64
  %121 = icmp slt i64 %120, %119
  br i1 %121, label %94, label %122, !llvm.loop !184

122:                                              ; preds = %118, %87
  %123 = add nuw nsw i64 %88, 1
  %124 = icmp eq i64 %123, %86
  br i1 %124, label %125, label %87, !llvm.loop !185

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
  br i1 %138, label %159, label %131, !llvm.loop !192

139:                                              ; preds = %131
  %140 = atomicrmw or ptr %69, i32 1073741824 acquire, align 64
  %141 = or i32 %140, 1073741824
  %142 = icmp eq i32 %141, 1073741824
  br i1 %142, label %148, label %143

143:                                              ; preds = %139, %143
  %144 = phi i32 [ %146, %143 ], [ %141, %139 ]
  %145 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %69, i32 noundef signext 128, i32 noundef signext %144, ptr noundef null, ptr noundef null, i32 noundef signext 0) #23
  %146 = load atomic i32, ptr %69 acquire, align 64
  %147 = icmp eq i32 %146, 1073741824
  br i1 %147, label %148, label %143, !llvm.loop !193

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
  store i64 %156, ptr %157, align 8, !tbaa !178
  %158 = icmp eq i64 %154, %67
  br i1 %158, label %68, label %149, !llvm.loop !194

159:                                              ; preds = %135, %125, %148
  store atomic i32 0, ptr %53 release, align 64
  br label %161

160:                                              ; preds = %50, %48
  tail call void %2(ptr noundef %3, i64 noundef 0, i64 noundef %1) #23
  br label %161

161:                                              ; preds = %159, %160, %42
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #23
  br label %162

162:                                              ; preds = %5, %161
  ret void
}

; Function Attrs: nounwind uwtable
define internal void @run_host_chunk(ptr noundef readonly captures(none) %0, i32 noundef signext %1) #0 {
  %3 = zext i32 %1 to i64
  %4 = load ptr, ptr %0, align 8, !tbaa !179
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !181
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8, !tbaa !182
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %10 = load i64, ptr %9, align 8, !tbaa !183
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
  tail call void %4(ptr noundef %6, i64 noundef %19, i64 noundef %24) #23
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef signext i32 @tfc_fail(ptr noundef readonly captures(none) %0, i32 noundef returned signext %1, i32 noundef signext %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, double noundef %6) local_unnamed_addr #13 {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8, !tbaa !195
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 4
  br label %11

11:                                               ; preds = %11, %7
  %12 = atomicrmw xchg ptr %10, i32 1 acquire, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %11, !llvm.loop !196

14:                                               ; preds = %11
  %15 = load atomic i32, ptr %9 monotonic, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %19 = load i64, ptr %18, align 8, !tbaa !197
  %20 = icmp slt i64 %3, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %17, %14
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 12
  store i32 %2, ptr %22, align 4, !tbaa !200
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store i64 %3, ptr %23, align 8, !tbaa !197
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i64 %4, ptr %24, align 8, !tbaa !201
  %25 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i64 %5, ptr %25, align 8, !tbaa !202
  %26 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store double %6, ptr %26, align 8, !tbaa !203
  store atomic i32 %1, ptr %9 monotonic, align 8
  br label %27

27:                                               ; preds = %21, %17
  store atomic i32 0, ptr %10 release, align 4
  ret i32 %1
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define signext i32 @tfc_status(ptr noundef readonly captures(none) %0) local_unnamed_addr #14 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8, !tbaa !195
  %4 = load atomic i32, ptr %3 acquire, align 8
  ret i32 %4
}

; Function Attrs: nounwind uwtable
define signext range(i32 0, 2) i32 @tfc_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8, !tbaa !26
  %4 = icmp eq ptr %3, null
  br i1 %4, label %15, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !75
  %8 = icmp eq ptr %7, null
  br i1 %8, label %15, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !77
  %12 = tail call signext i32 %7(ptr noundef %11) #23
  %13 = icmp ne i32 %12, 0
  %14 = zext i1 %13 to i32
  br label %15

15:                                               ; preds = %9, %5, %1
  %16 = phi i32 [ 0, %5 ], [ 0, %1 ], [ %14, %9 ]
  ret i32 %16
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_walk(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %3 = load ptr, ptr %2, align 8, !tbaa !204
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %5 = load ptr, ptr %4, align 8, !tbaa !26
  %6 = icmp eq ptr %5, null
  br i1 %6, label %358, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %9 = load ptr, ptr %8, align 8, !tbaa !208
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %15

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %13 = load ptr, ptr %12, align 8, !tbaa !75
  %14 = icmp eq ptr %13, null
  br i1 %14, label %358, label %15

15:                                               ; preds = %11, %7
  %16 = load ptr, ptr %0, align 8, !tbaa !209
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !210
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
  %33 = load i32, ptr %32, align 8, !tbaa !211
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
  %35 = load ptr, ptr %22, align 8, !tbaa !75
  %36 = icmp eq ptr %35, null
  br i1 %36, label %61, label %37

37:                                               ; preds = %34
  %38 = load i64, ptr %23, align 8, !tbaa !213
  %39 = icmp slt i64 %27, %38
  br i1 %39, label %40, label %61

40:                                               ; preds = %37
  %41 = load ptr, ptr %21, align 8, !tbaa !77
  %42 = tail call signext i32 %35(ptr noundef %41) #23
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %61, label %44

44:                                               ; preds = %40
  %45 = load ptr, ptr %2, align 8, !tbaa !204
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 24
  %47 = load ptr, ptr %46, align 8, !tbaa !195
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 4
  br label %49

49:                                               ; preds = %49, %44
  %50 = atomicrmw xchg ptr %48, i32 1 acquire, align 4
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %49, !llvm.loop !196

52:                                               ; preds = %49
  %53 = load atomic i32, ptr %47 monotonic, align 8
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %59, label %55

55:                                               ; preds = %52
  %56 = getelementptr inbounds nuw i8, ptr %47, i64 16
  %57 = load i64, ptr %56, align 8, !tbaa !197
  %58 = icmp sgt i64 %57, 0
  br i1 %58, label %59, label %353

59:                                               ; preds = %55, %52
  %60 = getelementptr inbounds nuw i8, ptr %47, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %60, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %47 monotonic, align 8
  br label %353

61:                                               ; preds = %40, %37, %34
  %62 = load ptr, ptr %8, align 8, !tbaa !208
  %63 = icmp eq ptr %62, null
  br i1 %63, label %68, label %64

64:                                               ; preds = %61
  %65 = load ptr, ptr %21, align 8, !tbaa !77
  %66 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %67 = load i32, ptr %66, align 4, !tbaa !214
  tail call void %62(ptr noundef %65, i32 noundef signext %67, i32 noundef signext 0) #23
  br label %68

68:                                               ; preds = %64, %61
  %69 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %70 = load i32, ptr %69, align 8, !tbaa !215
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %75, label %72

72:                                               ; preds = %68
  %73 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %74 = zext i32 %70 to i64
  br label %82

75:                                               ; preds = %82, %68
  %76 = load ptr, ptr %30, align 8, !tbaa !216
  %77 = load ptr, ptr %24, align 8, !tbaa !217
  %78 = load ptr, ptr %25, align 8, !tbaa !218
  %79 = load ptr, ptr %2, align 8, !tbaa !204
  %80 = tail call signext i32 %76(ptr noundef %77, ptr noundef %78, ptr noundef %79) #23
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %126, label %95

82:                                               ; preds = %82, %72
  %83 = phi i64 [ 0, %72 ], [ %93, %82 ]
  %84 = load ptr, ptr %20, align 8, !tbaa !219
  %85 = load ptr, ptr %73, align 8, !tbaa !220
  %86 = getelementptr inbounds nuw i32, ptr %85, i64 %83
  %87 = load i32, ptr %86, align 4, !tbaa !9
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds ptr, ptr %84, i64 %88
  %90 = load ptr, ptr %89, align 8, !tbaa !108
  %91 = load ptr, ptr %24, align 8, !tbaa !217
  %92 = getelementptr inbounds nuw ptr, ptr %91, i64 %83
  store ptr %90, ptr %92, align 8, !tbaa !108
  %93 = add nuw nsw i64 %83, 1
  %94 = icmp eq i64 %93, %74
  br i1 %94, label %75, label %82, !llvm.loop !221

95:                                               ; preds = %75
  %96 = load ptr, ptr %2, align 8, !tbaa !204
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 24
  %98 = load ptr, ptr %97, align 8, !tbaa !195
  %99 = load atomic i32, ptr %98 acquire, align 8
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %119

101:                                              ; preds = %95
  %102 = load ptr, ptr %2, align 8, !tbaa !204
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 24
  %104 = load ptr, ptr %103, align 8, !tbaa !195
  %105 = getelementptr inbounds nuw i8, ptr %104, i64 4
  br label %106

106:                                              ; preds = %106, %101
  %107 = atomicrmw xchg ptr %105, i32 1 acquire, align 4
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %109, label %106, !llvm.loop !196

109:                                              ; preds = %106
  %110 = load atomic i32, ptr %104 monotonic, align 8
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %116, label %112

112:                                              ; preds = %109
  %113 = getelementptr inbounds nuw i8, ptr %104, i64 16
  %114 = load i64, ptr %113, align 8, !tbaa !197
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
  %121 = load i32, ptr %120, align 4, !tbaa !214
  %122 = load ptr, ptr %2, align 8, !tbaa !204
  %123 = getelementptr inbounds nuw i8, ptr %122, i64 24
  %124 = load ptr, ptr %123, align 8, !tbaa !195
  %125 = getelementptr inbounds nuw i8, ptr %124, i64 8
  store i32 %121, ptr %125, align 8, !tbaa !222
  br label %126

126:                                              ; preds = %119, %75
  %127 = load ptr, ptr %8, align 8, !tbaa !208
  %128 = icmp eq ptr %127, null
  br i1 %128, label %354, label %129

129:                                              ; preds = %126
  %130 = load ptr, ptr %21, align 8, !tbaa !77
  %131 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %132 = load i32, ptr %131, align 4, !tbaa !214
  tail call void %127(ptr noundef %130, i32 noundef signext %132, i32 noundef signext 1) #23
  br label %354

133:                                              ; preds = %29
  %134 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %135 = load i32, ptr %134, align 4, !tbaa !223
  %136 = sext i32 %135 to i64
  br label %354

137:                                              ; preds = %29
  %138 = load ptr, ptr %20, align 8, !tbaa !219
  %139 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %140 = load ptr, ptr %139, align 8, !tbaa !220
  %141 = load i32, ptr %140, align 4, !tbaa !9
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds ptr, ptr %138, i64 %142
  %144 = load ptr, ptr %143, align 8, !tbaa !108
  %145 = load i8, ptr %144, align 1, !tbaa !120
  %146 = icmp eq i8 %145, 0
  br i1 %146, label %147, label %354

147:                                              ; preds = %137
  %148 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %149 = load i32, ptr %148, align 4, !tbaa !223
  %150 = sext i32 %149 to i64
  br label %354

151:                                              ; preds = %29
  %152 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %153 = load ptr, ptr %152, align 8, !tbaa !220
  %154 = load ptr, ptr %20, align 8, !tbaa !219
  %155 = load i32, ptr %153, align 4, !tbaa !9
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds ptr, ptr %154, i64 %156
  %158 = load ptr, ptr %157, align 8, !tbaa !108
  store i32 0, ptr %158, align 4, !tbaa !9
  %159 = getelementptr inbounds nuw i8, ptr %153, i64 4
  %160 = load i32, ptr %159, align 4, !tbaa !9
  %161 = icmp sgt i32 %160, -1
  br i1 %161, label %162, label %354

162:                                              ; preds = %151
  %163 = zext nneg i32 %160 to i64
  %164 = getelementptr inbounds nuw ptr, ptr %154, i64 %163
  %165 = load ptr, ptr %164, align 8, !tbaa !108
  %166 = load i32, ptr %165, align 4, !tbaa !9
  %167 = icmp slt i32 %166, 1
  br i1 %167, label %168, label %354

168:                                              ; preds = %162
  %169 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %170 = load i32, ptr %169, align 4, !tbaa !223
  %171 = sext i32 %170 to i64
  br label %354

172:                                              ; preds = %29
  %173 = load ptr, ptr %8, align 8, !tbaa !208
  %174 = icmp eq ptr %173, null
  br i1 %174, label %179, label %175

175:                                              ; preds = %172
  %176 = load ptr, ptr %21, align 8, !tbaa !77
  %177 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %178 = load i32, ptr %177, align 4, !tbaa !214
  tail call void %173(ptr noundef %176, i32 noundef signext %178, i32 noundef signext 2) #23
  br label %179

179:                                              ; preds = %175, %172
  %180 = load ptr, ptr %22, align 8, !tbaa !75
  %181 = icmp eq ptr %180, null
  br i1 %181, label %213, label %182

182:                                              ; preds = %179
  %183 = load i64, ptr %23, align 8, !tbaa !213
  %184 = icmp slt i64 %27, %183
  br i1 %184, label %185, label %213

185:                                              ; preds = %182
  %186 = load ptr, ptr %21, align 8, !tbaa !77
  %187 = tail call signext i32 %180(ptr noundef %186) #23
  %188 = icmp eq i32 %187, 0
  br i1 %188, label %213, label %189

189:                                              ; preds = %185
  %190 = load ptr, ptr %2, align 8, !tbaa !204
  %191 = getelementptr inbounds nuw i8, ptr %190, i64 24
  %192 = load ptr, ptr %191, align 8, !tbaa !195
  %193 = getelementptr inbounds nuw i8, ptr %192, i64 4
  br label %194

194:                                              ; preds = %194, %189
  %195 = atomicrmw xchg ptr %193, i32 1 acquire, align 4
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %197, label %194, !llvm.loop !196

197:                                              ; preds = %194
  %198 = load atomic i32, ptr %192 monotonic, align 8
  %199 = icmp eq i32 %198, 0
  br i1 %199, label %204, label %200

200:                                              ; preds = %197
  %201 = getelementptr inbounds nuw i8, ptr %192, i64 16
  %202 = load i64, ptr %201, align 8, !tbaa !197
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
  %208 = load i32, ptr %207, align 4, !tbaa !214
  %209 = load ptr, ptr %2, align 8, !tbaa !204
  %210 = getelementptr inbounds nuw i8, ptr %209, i64 24
  %211 = load ptr, ptr %210, align 8, !tbaa !195
  %212 = getelementptr inbounds nuw i8, ptr %211, i64 8
  store i32 %208, ptr %212, align 8, !tbaa !222
  br label %213

213:                                              ; preds = %179, %182, %185, %206
  %214 = phi i32 [ 0, %179 ], [ 1, %206 ], [ 0, %185 ], [ 0, %182 ]
  %215 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %216 = load i32, ptr %215, align 4, !tbaa !223
  %217 = sext i32 %216 to i64
  br label %354

218:                                              ; preds = %29
  %219 = load ptr, ptr %8, align 8, !tbaa !208
  %220 = icmp eq ptr %219, null
  br i1 %220, label %225, label %221

221:                                              ; preds = %218
  %222 = load ptr, ptr %21, align 8, !tbaa !77
  %223 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %224 = load i32, ptr %223, align 4, !tbaa !214
  tail call void %219(ptr noundef %222, i32 noundef signext %224, i32 noundef signext 2) #23
  br label %225

225:                                              ; preds = %221, %218
  %226 = load ptr, ptr %22, align 8, !tbaa !75
  %227 = icmp eq ptr %226, null
  br i1 %227, label %259, label %228

228:                                              ; preds = %225
  %229 = load i64, ptr %23, align 8, !tbaa !213
  %230 = icmp slt i64 %27, %229
  br i1 %230, label %231, label %259

231:                                              ; preds = %228
  %232 = load ptr, ptr %21, align 8, !tbaa !77
  %233 = tail call signext i32 %226(ptr noundef %232) #23
  %234 = icmp eq i32 %233, 0
  br i1 %234, label %259, label %235

235:                                              ; preds = %231
  %236 = load ptr, ptr %2, align 8, !tbaa !204
  %237 = getelementptr inbounds nuw i8, ptr %236, i64 24
  %238 = load ptr, ptr %237, align 8, !tbaa !195
  %239 = getelementptr inbounds nuw i8, ptr %238, i64 4
  br label %240

240:                                              ; preds = %240, %235
  %241 = atomicrmw xchg ptr %239, i32 1 acquire, align 4
  %242 = icmp eq i32 %241, 0
  br i1 %242, label %243, label %240, !llvm.loop !196

243:                                              ; preds = %240
  %244 = load atomic i32, ptr %238 monotonic, align 8
  %245 = icmp eq i32 %244, 0
  br i1 %245, label %250, label %246

246:                                              ; preds = %243
  %247 = getelementptr inbounds nuw i8, ptr %238, i64 16
  %248 = load i64, ptr %247, align 8, !tbaa !197
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
  %254 = load i32, ptr %253, align 4, !tbaa !214
  %255 = load ptr, ptr %2, align 8, !tbaa !204
  %256 = getelementptr inbounds nuw i8, ptr %255, i64 24
  %257 = load ptr, ptr %256, align 8, !tbaa !195
  %258 = getelementptr inbounds nuw i8, ptr %257, i64 8
  store i32 %254, ptr %258, align 8, !tbaa !222
  br label %259

259:                                              ; preds = %225, %228, %231, %252
  %260 = phi i32 [ 0, %225 ], [ 1, %252 ], [ 0, %231 ], [ 0, %228 ]
  %261 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %262 = load ptr, ptr %261, align 8, !tbaa !220
  %263 = load ptr, ptr %20, align 8, !tbaa !219
  %264 = load i32, ptr %262, align 4, !tbaa !9
  %265 = sext i32 %264 to i64
  %266 = getelementptr inbounds ptr, ptr %263, i64 %265
  %267 = load ptr, ptr %266, align 8, !tbaa !108
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
  %276 = load ptr, ptr %275, align 8, !tbaa !108
  %277 = load i32, ptr %276, align 4, !tbaa !9
  %278 = icmp slt i32 %269, %277
  br i1 %278, label %279, label %354

279:                                              ; preds = %273, %259
  %280 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %281 = load i32, ptr %280, align 4, !tbaa !223
  %282 = sext i32 %281 to i64
  br label %354

283:                                              ; preds = %29
  %284 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %285 = load ptr, ptr %284, align 8, !tbaa !220
  %286 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %287 = load i32, ptr %286, align 8, !tbaa !215
  %288 = load ptr, ptr %20, align 8, !tbaa !219
  %289 = load i32, ptr %285, align 4, !tbaa !9
  %290 = sext i32 %289 to i64
  %291 = getelementptr inbounds ptr, ptr %288, i64 %290
  %292 = load ptr, ptr %291, align 8, !tbaa !108
  %293 = getelementptr inbounds nuw i8, ptr %285, i64 4
  %294 = load i32, ptr %293, align 4, !tbaa !9
  %295 = sext i32 %294 to i64
  %296 = getelementptr inbounds ptr, ptr %288, i64 %295
  %297 = load ptr, ptr %296, align 8, !tbaa !108
  store ptr %297, ptr %291, align 8, !tbaa !108
  %298 = load ptr, ptr %20, align 8, !tbaa !219
  %299 = getelementptr inbounds ptr, ptr %298, i64 %295
  store ptr %292, ptr %299, align 8, !tbaa !108
  %300 = load ptr, ptr %19, align 8, !tbaa !224
  %301 = getelementptr inbounds nuw i8, ptr %285, i64 8
  %302 = load i32, ptr %301, align 4, !tbaa !9
  %303 = sext i32 %302 to i64
  %304 = getelementptr inbounds i8, ptr %300, i64 %303
  %305 = load i8, ptr %304, align 1, !tbaa !120
  %306 = xor i8 %305, 1
  store i8 %306, ptr %304, align 1, !tbaa !120
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
  %320 = load ptr, ptr %20, align 8, !tbaa !219
  %321 = getelementptr inbounds nuw i32, ptr %285, i64 %319
  %322 = load i32, ptr %321, align 4, !tbaa !9
  %323 = sext i32 %322 to i64
  %324 = getelementptr inbounds ptr, ptr %320, i64 %323
  %325 = load ptr, ptr %324, align 8, !tbaa !108
  %326 = ptrtoint ptr %325 to i64
  %327 = icmp samesign ult i64 %319, %316
  %328 = select i1 %327, i64 %309, i64 %315
  %329 = add i64 %328, %326
  %330 = inttoptr i64 %329 to ptr
  store ptr %330, ptr %324, align 8, !tbaa !108
  %331 = add nuw nsw i64 %319, 1
  %332 = icmp eq i64 %331, %317
  br i1 %332, label %354, label %318, !llvm.loop !225

333:                                              ; preds = %29
  %334 = load ptr, ptr %19, align 8, !tbaa !224
  %335 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %336 = load ptr, ptr %335, align 8, !tbaa !220
  %337 = getelementptr inbounds nuw i8, ptr %336, i64 8
  %338 = load i32, ptr %337, align 4, !tbaa !9
  %339 = sext i32 %338 to i64
  %340 = getelementptr inbounds i8, ptr %334, i64 %339
  %341 = load i8, ptr %340, align 1, !tbaa !120
  %342 = icmp eq i8 %341, 0
  br i1 %342, label %343, label %354

343:                                              ; preds = %333
  %344 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %345 = load i32, ptr %344, align 4, !tbaa !223
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
  br i1 %357, label %26, label %644, !llvm.loop !226

358:                                              ; preds = %11, %1
  %359 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %360 = load i64, ptr %359, align 8, !tbaa !227
  %361 = icmp eq i64 %360, 0
  br i1 %361, label %428, label %362

362:                                              ; preds = %358
  %363 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %364 = load i64, ptr %363, align 8, !tbaa !210
  %365 = icmp sgt i64 %364, 0
  br i1 %365, label %366, label %644

366:                                              ; preds = %362
  %367 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %368 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %369 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %374

370:                                              ; preds = %384
  %371 = add nuw nsw i64 %375, 1
  %372 = load i64, ptr %363, align 8, !tbaa !210
  %373 = icmp slt i64 %371, %372
  br i1 %373, label %374, label %644, !llvm.loop !228

374:                                              ; preds = %370, %366
  %375 = phi i64 [ 0, %366 ], [ %371, %370 ]
  %376 = load ptr, ptr %0, align 8, !tbaa !209
  %377 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %376, i64 %375
  %378 = getelementptr inbounds nuw i8, ptr %377, i64 16
  %379 = load i32, ptr %378, align 8, !tbaa !215
  %380 = icmp eq i32 %379, 0
  br i1 %380, label %384, label %381

381:                                              ; preds = %374
  %382 = getelementptr inbounds nuw i8, ptr %377, i64 8
  %383 = zext i32 %379 to i64
  br label %391

384:                                              ; preds = %391, %374
  %385 = load ptr, ptr %377, align 8, !tbaa !216
  %386 = load ptr, ptr %368, align 8, !tbaa !217
  %387 = load ptr, ptr %369, align 8, !tbaa !218
  %388 = load ptr, ptr %2, align 8, !tbaa !204
  %389 = tail call signext i32 %385(ptr noundef %386, ptr noundef %387, ptr noundef %388) #23
  %390 = icmp eq i32 %389, 0
  br i1 %390, label %370, label %404

391:                                              ; preds = %391, %381
  %392 = phi i64 [ 0, %381 ], [ %402, %391 ]
  %393 = load ptr, ptr %367, align 8, !tbaa !219
  %394 = load ptr, ptr %382, align 8, !tbaa !220
  %395 = getelementptr inbounds nuw i32, ptr %394, i64 %392
  %396 = load i32, ptr %395, align 4, !tbaa !9
  %397 = sext i32 %396 to i64
  %398 = getelementptr inbounds ptr, ptr %393, i64 %397
  %399 = load ptr, ptr %398, align 8, !tbaa !108
  %400 = load ptr, ptr %368, align 8, !tbaa !217
  %401 = getelementptr inbounds nuw ptr, ptr %400, i64 %392
  store ptr %399, ptr %401, align 8, !tbaa !108
  %402 = add nuw nsw i64 %392, 1
  %403 = icmp eq i64 %402, %383
  br i1 %403, label %384, label %391, !llvm.loop !221

404:                                              ; preds = %384
  %405 = load ptr, ptr %2, align 8, !tbaa !204
  %406 = getelementptr inbounds nuw i8, ptr %405, i64 24
  %407 = load ptr, ptr %406, align 8, !tbaa !195
  %408 = load atomic i32, ptr %407 acquire, align 8
  %409 = icmp eq i32 %408, 0
  br i1 %409, label %410, label %635

410:                                              ; preds = %404
  %411 = load ptr, ptr %2, align 8, !tbaa !204
  %412 = getelementptr inbounds nuw i8, ptr %411, i64 24
  %413 = load ptr, ptr %412, align 8, !tbaa !195
  %414 = getelementptr inbounds nuw i8, ptr %413, i64 4
  br label %415

415:                                              ; preds = %415, %410
  %416 = atomicrmw xchg ptr %414, i32 1 acquire, align 4
  %417 = icmp eq i32 %416, 0
  br i1 %417, label %418, label %415, !llvm.loop !196

418:                                              ; preds = %415
  %419 = load atomic i32, ptr %413 monotonic, align 8
  %420 = icmp eq i32 %419, 0
  br i1 %420, label %425, label %421

421:                                              ; preds = %418
  %422 = getelementptr inbounds nuw i8, ptr %413, i64 16
  %423 = load i64, ptr %422, align 8, !tbaa !197
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
  %429 = load ptr, ptr %0, align 8, !tbaa !209
  %430 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %431 = load i64, ptr %430, align 8, !tbaa !210
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
  %443 = load i32, ptr %442, align 8, !tbaa !211
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
  %446 = load i32, ptr %445, align 8, !tbaa !215
  %447 = icmp eq i32 %446, 0
  br i1 %447, label %451, label %448

448:                                              ; preds = %444
  %449 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %450 = zext i32 %446 to i64
  br label %458

451:                                              ; preds = %458, %444
  %452 = load ptr, ptr %440, align 8, !tbaa !216
  %453 = load ptr, ptr %434, align 8, !tbaa !217
  %454 = load ptr, ptr %435, align 8, !tbaa !218
  %455 = load ptr, ptr %2, align 8, !tbaa !204
  %456 = tail call signext i32 %452(ptr noundef %453, ptr noundef %454, ptr noundef %455) #23
  %457 = icmp eq i32 %456, 0
  br i1 %457, label %631, label %471

458:                                              ; preds = %458, %448
  %459 = phi i64 [ 0, %448 ], [ %469, %458 ]
  %460 = load ptr, ptr %433, align 8, !tbaa !219
  %461 = load ptr, ptr %449, align 8, !tbaa !220
  %462 = getelementptr inbounds nuw i32, ptr %461, i64 %459
  %463 = load i32, ptr %462, align 4, !tbaa !9
  %464 = sext i32 %463 to i64
  %465 = getelementptr inbounds ptr, ptr %460, i64 %464
  %466 = load ptr, ptr %465, align 8, !tbaa !108
  %467 = load ptr, ptr %434, align 8, !tbaa !217
  %468 = getelementptr inbounds nuw ptr, ptr %467, i64 %459
  store ptr %466, ptr %468, align 8, !tbaa !108
  %469 = add nuw nsw i64 %459, 1
  %470 = icmp eq i64 %469, %450
  br i1 %470, label %451, label %458, !llvm.loop !221

471:                                              ; preds = %451
  %472 = load ptr, ptr %2, align 8, !tbaa !204
  %473 = getelementptr inbounds nuw i8, ptr %472, i64 24
  %474 = load ptr, ptr %473, align 8, !tbaa !195
  %475 = load atomic i32, ptr %474 acquire, align 8
  %476 = icmp eq i32 %475, 0
  br i1 %476, label %477, label %635

477:                                              ; preds = %471
  %478 = load ptr, ptr %2, align 8, !tbaa !204
  %479 = getelementptr inbounds nuw i8, ptr %478, i64 24
  %480 = load ptr, ptr %479, align 8, !tbaa !195
  %481 = getelementptr inbounds nuw i8, ptr %480, i64 4
  br label %482

482:                                              ; preds = %482, %477
  %483 = atomicrmw xchg ptr %481, i32 1 acquire, align 4
  %484 = icmp eq i32 %483, 0
  br i1 %484, label %485, label %482, !llvm.loop !196

485:                                              ; preds = %482
  %486 = load atomic i32, ptr %480 monotonic, align 8
  %487 = icmp eq i32 %486, 0
  br i1 %487, label %492, label %488

488:                                              ; preds = %485
  %489 = getelementptr inbounds nuw i8, ptr %480, i64 16
  %490 = load i64, ptr %489, align 8, !tbaa !197
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
  %497 = load i32, ptr %496, align 4, !tbaa !223
  %498 = sext i32 %497 to i64
  br label %631

499:                                              ; preds = %439
  %500 = load ptr, ptr %433, align 8, !tbaa !219
  %501 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %502 = load ptr, ptr %501, align 8, !tbaa !220
  %503 = load i32, ptr %502, align 4, !tbaa !9
  %504 = sext i32 %503 to i64
  %505 = getelementptr inbounds ptr, ptr %500, i64 %504
  %506 = load ptr, ptr %505, align 8, !tbaa !108
  %507 = load i8, ptr %506, align 1, !tbaa !120
  %508 = icmp eq i8 %507, 0
  br i1 %508, label %509, label %631

509:                                              ; preds = %499
  %510 = getelementptr inbounds nuw i8, ptr %440, i64 28
  %511 = load i32, ptr %510, align 4, !tbaa !223
  %512 = sext i32 %511 to i64
  br label %631

513:                                              ; preds = %439
  %514 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %515 = load ptr, ptr %514, align 8, !tbaa !220
  %516 = load ptr, ptr %433, align 8, !tbaa !219
  %517 = load i32, ptr %515, align 4, !tbaa !9
  %518 = sext i32 %517 to i64
  %519 = getelementptr inbounds ptr, ptr %516, i64 %518
  %520 = load ptr, ptr %519, align 8, !tbaa !108
  store i32 0, ptr %520, align 4, !tbaa !9
  %521 = getelementptr inbounds nuw i8, ptr %515, i64 4
  %522 = load i32, ptr %521, align 4, !tbaa !9
  %523 = icmp sgt i32 %522, -1
  br i1 %523, label %524, label %631

524:                                              ; preds = %513
  %525 = zext nneg i32 %522 to i64
  %526 = getelementptr inbounds nuw ptr, ptr %516, i64 %525
  %527 = load ptr, ptr %526, align 8, !tbaa !108
  %528 = load i32, ptr %527, align 4, !tbaa !9
  %529 = icmp slt i32 %528, 1
  br i1 %529, label %530, label %631

530:                                              ; preds = %524
  %531 = getelementptr inbounds nuw i8, ptr %440, i64 28
  %532 = load i32, ptr %531, align 4, !tbaa !223
  %533 = sext i32 %532 to i64
  br label %631

534:                                              ; preds = %439
  %535 = getelementptr inbounds nuw i8, ptr %440, i64 28
  %536 = load i32, ptr %535, align 4, !tbaa !223
  %537 = sext i32 %536 to i64
  br label %631

538:                                              ; preds = %439
  %539 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %540 = load ptr, ptr %539, align 8, !tbaa !220
  %541 = load ptr, ptr %433, align 8, !tbaa !219
  %542 = load i32, ptr %540, align 4, !tbaa !9
  %543 = sext i32 %542 to i64
  %544 = getelementptr inbounds ptr, ptr %541, i64 %543
  %545 = load ptr, ptr %544, align 8, !tbaa !108
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
  %554 = load ptr, ptr %553, align 8, !tbaa !108
  %555 = load i32, ptr %554, align 4, !tbaa !9
  %556 = icmp slt i32 %547, %555
  br i1 %556, label %557, label %631

557:                                              ; preds = %551, %538
  %558 = getelementptr inbounds nuw i8, ptr %440, i64 28
  %559 = load i32, ptr %558, align 4, !tbaa !223
  %560 = sext i32 %559 to i64
  br label %631

561:                                              ; preds = %439
  %562 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %563 = load ptr, ptr %562, align 8, !tbaa !220
  %564 = getelementptr inbounds nuw i8, ptr %440, i64 16
  %565 = load i32, ptr %564, align 8, !tbaa !215
  %566 = load ptr, ptr %433, align 8, !tbaa !219
  %567 = load i32, ptr %563, align 4, !tbaa !9
  %568 = sext i32 %567 to i64
  %569 = getelementptr inbounds ptr, ptr %566, i64 %568
  %570 = load ptr, ptr %569, align 8, !tbaa !108
  %571 = getelementptr inbounds nuw i8, ptr %563, i64 4
  %572 = load i32, ptr %571, align 4, !tbaa !9
  %573 = sext i32 %572 to i64
  %574 = getelementptr inbounds ptr, ptr %566, i64 %573
  %575 = load ptr, ptr %574, align 8, !tbaa !108
  store ptr %575, ptr %569, align 8, !tbaa !108
  %576 = load ptr, ptr %433, align 8, !tbaa !219
  %577 = getelementptr inbounds ptr, ptr %576, i64 %573
  store ptr %570, ptr %577, align 8, !tbaa !108
  %578 = load ptr, ptr %432, align 8, !tbaa !224
  %579 = getelementptr inbounds nuw i8, ptr %563, i64 8
  %580 = load i32, ptr %579, align 4, !tbaa !9
  %581 = sext i32 %580 to i64
  %582 = getelementptr inbounds i8, ptr %578, i64 %581
  %583 = load i8, ptr %582, align 1, !tbaa !120
  %584 = xor i8 %583, 1
  store i8 %584, ptr %582, align 1, !tbaa !120
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
  %598 = load ptr, ptr %433, align 8, !tbaa !219
  %599 = getelementptr inbounds nuw i32, ptr %563, i64 %597
  %600 = load i32, ptr %599, align 4, !tbaa !9
  %601 = sext i32 %600 to i64
  %602 = getelementptr inbounds ptr, ptr %598, i64 %601
  %603 = load ptr, ptr %602, align 8, !tbaa !108
  %604 = ptrtoint ptr %603 to i64
  %605 = icmp samesign ult i64 %597, %594
  %606 = select i1 %605, i64 %587, i64 %593
  %607 = add i64 %606, %604
  %608 = inttoptr i64 %607 to ptr
  store ptr %608, ptr %602, align 8, !tbaa !108
  %609 = add nuw nsw i64 %597, 1
  %610 = icmp eq i64 %609, %595
  br i1 %610, label %631, label %596, !llvm.loop !225

611:                                              ; preds = %439
  %612 = load ptr, ptr %432, align 8, !tbaa !224
  %613 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %614 = load ptr, ptr %613, align 8, !tbaa !220
  %615 = getelementptr inbounds nuw i8, ptr %614, i64 8
  %616 = load i32, ptr %615, align 4, !tbaa !9
  %617 = sext i32 %616 to i64
  %618 = getelementptr inbounds i8, ptr %612, i64 %617
  %619 = load i8, ptr %618, align 1, !tbaa !120
  %620 = icmp eq i8 %619, 0
  br i1 %620, label %621, label %631

621:                                              ; preds = %611
  %622 = getelementptr inbounds nuw i8, ptr %440, i64 28
  %623 = load i32, ptr %622, align 4, !tbaa !223
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
  br i1 %634, label %436, label %644, !llvm.loop !226

635:                                              ; preds = %494, %471, %404, %427, %353
  %636 = phi ptr [ %377, %404 ], [ %30, %353 ], [ %377, %427 ], [ %440, %471 ], [ %440, %494 ]
  %637 = phi i32 [ %389, %404 ], [ 1, %353 ], [ %389, %427 ], [ %456, %471 ], [ %456, %494 ]
  %638 = getelementptr inbounds nuw i8, ptr %636, i64 20
  %639 = load i32, ptr %638, align 4, !tbaa !214
  %640 = load ptr, ptr %2, align 8, !tbaa !204
  %641 = getelementptr inbounds nuw i8, ptr %640, i64 24
  %642 = load ptr, ptr %641, align 8, !tbaa !195
  %643 = getelementptr inbounds nuw i8, ptr %642, i64 8
  store i32 %639, ptr %643, align 8, !tbaa !222
  br label %644

644:                                              ; preds = %354, %26, %370, %631, %436, %635, %362
  %645 = phi i32 [ 0, %370 ], [ 0, %362 ], [ 0, %436 ], [ %637, %635 ], [ %633, %631 ], [ 0, %26 ], [ %356, %354 ]
  ret i32 %645
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @new_instance(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, i32 noundef signext range(i32 0, 2) %3) unnamed_addr #5 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %6 = load i32, ptr %5, align 4, !tbaa !229
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %8 = load i32, ptr %7, align 8, !tbaa !230
  %9 = icmp eq i32 %3, 0
  br i1 %9, label %17, label %10

10:                                               ; preds = %4
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %12 = load i32, ptr %11, align 8, !tbaa !54
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %14 = load i32, ptr %13, align 4, !tbaa !231
  %15 = add nsw i32 %14, %12
  %16 = sext i32 %15 to i64
  br label %17

17:                                               ; preds = %4, %10
  %18 = phi i64 [ %16, %10 ], [ 0, %4 ]
  %19 = add nsw i32 %8, %6
  %20 = sext i32 %19 to i64
  %21 = shl nsw i64 %20, 4
  %22 = add nsw i64 %21, 120
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %24 = load i32, ptr %23, align 8, !tbaa !145
  %25 = add nsw i32 %24, 1
  %26 = sext i32 %25 to i64
  %27 = add nsw i64 %18, %26
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %29 = load i32, ptr %28, align 4, !tbaa !232
  %30 = sext i32 %29 to i64
  %31 = add nsw i64 %27, %30
  %32 = shl nsw i64 %31, 3
  %33 = add nsw i64 %22, %32
  %34 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %33)
  %35 = icmp eq ptr %34, null
  br i1 %35, label %86, label %36

36:                                               ; preds = %17
  store ptr %1, ptr %34, align 8, !tbaa !233
  %37 = getelementptr inbounds nuw i8, ptr %34, i64 8
  store ptr %2, ptr %37, align 8, !tbaa !234
  %38 = getelementptr inbounds nuw i8, ptr %34, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %38, i8 0, i64 40, i1 false)
  %39 = getelementptr inbounds nuw i8, ptr %34, i64 56
  store i64 -1, ptr %39, align 8, !tbaa !91
  %40 = getelementptr inbounds nuw i8, ptr %34, i64 64
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %40, i8 0, i64 56, i1 false)
  %41 = getelementptr i8, ptr %34, i64 120
  %42 = getelementptr inbounds nuw i8, ptr %34, i64 80
  store ptr %41, ptr %42, align 8, !tbaa !142
  %43 = load i32, ptr %5, align 4, !tbaa !229
  %44 = sext i32 %43 to i64
  %45 = getelementptr %struct.held, ptr %41, i64 %44
  %46 = getelementptr inbounds nuw i8, ptr %34, i64 88
  store ptr %45, ptr %46, align 8, !tbaa !150
  %47 = load i32, ptr %7, align 8, !tbaa !230
  %48 = sext i32 %47 to i64
  %49 = getelementptr %struct.held, ptr %45, i64 %48
  %50 = getelementptr inbounds nuw i8, ptr %34, i64 72
  store ptr %49, ptr %50, align 8, !tbaa !57
  %51 = load i32, ptr %23, align 8, !tbaa !145
  %52 = sext i32 %51 to i64
  %53 = getelementptr ptr, ptr %49, i64 %52
  %54 = getelementptr i8, ptr %53, i64 8
  %55 = getelementptr inbounds nuw i8, ptr %34, i64 96
  store ptr %54, ptr %55, align 8, !tbaa !147
  %56 = load i32, ptr %28, align 4, !tbaa !232
  %57 = icmp sgt i32 %56, 0
  br i1 %57, label %58, label %61

58:                                               ; preds = %36
  %59 = zext nneg i32 %56 to i64
  %60 = shl nuw nsw i64 %59, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %54, i8 -1, i64 %60, i1 false), !tbaa !91
  br label %61

61:                                               ; preds = %58, %36
  br i1 %9, label %78, label %62

62:                                               ; preds = %61
  %63 = sext i32 %56 to i64
  %64 = getelementptr i64, ptr %54, i64 %63
  %65 = getelementptr inbounds nuw i8, ptr %34, i64 104
  store ptr %64, ptr %65, align 8, !tbaa !56
  %66 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %67 = load i32, ptr %66, align 8, !tbaa !54
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds ptr, ptr %64, i64 %68
  %70 = getelementptr inbounds nuw i8, ptr %34, i64 112
  store ptr %69, ptr %70, align 8, !tbaa !127
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %72 = load i32, ptr %71, align 4, !tbaa !231
  %73 = add nsw i32 %72, %67
  %74 = icmp sgt i32 %73, 0
  br i1 %74, label %75, label %78

75:                                               ; preds = %62
  %76 = zext nneg i32 %73 to i64
  %77 = shl nuw nsw i64 %76, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %64, i8 0, i64 %77, i1 false), !tbaa !70
  br label %78

78:                                               ; preds = %75, %62, %61
  %79 = tail call fastcc ptr @new_iteration(ptr noundef %0, ptr noundef nonnull %34)
  %80 = icmp eq ptr %79, null
  br i1 %80, label %86, label %81

81:                                               ; preds = %78
  %82 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %83 = load i32, ptr %82, align 8, !tbaa !235
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds nuw i8, ptr %79, i64 8
  store i64 %84, ptr %85, align 8, !tbaa !62
  br label %86

86:                                               ; preds = %81, %78, %17
  %87 = phi ptr [ null, %17 ], [ %34, %81 ], [ null, %78 ]
  ret ptr %87
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @take(ptr noundef captures(none) %0, i64 noundef %1) unnamed_addr #5 {
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
  br i1 %11, label %8, label %13, !llvm.loop !130

13:                                               ; preds = %8
  %14 = add nuw nsw i64 %10, 1
  %15 = shl i64 %14, %9
  %16 = shl nsw i64 %15, 6
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %18 = shl i64 %9, 34
  %19 = shl nuw nsw i64 %10, 32
  %20 = add i64 %19, %18
  %21 = ashr exact i64 %20, 29
  %22 = getelementptr inbounds i8, ptr %17, i64 %21
  %23 = load ptr, ptr %22, align 8, !tbaa !108
  %24 = icmp eq ptr %23, null
  br i1 %24, label %27, label %25

25:                                               ; preds = %13
  %26 = load ptr, ptr %23, align 8, !tbaa !108
  store ptr %26, ptr %22, align 8, !tbaa !108
  br label %51

27:                                               ; preds = %13
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %29 = load ptr, ptr %28, align 8, !tbaa !236
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %31 = load ptr, ptr %30, align 8, !tbaa !237
  %32 = ptrtoint ptr %29 to i64
  %33 = ptrtoint ptr %31 to i64
  %34 = sub i64 %32, %33
  %35 = icmp slt i64 %34, %16
  br i1 %35, label %36, label %48

36:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #23
  store i64 %16, ptr %3, align 8, !tbaa !91
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %38 = load ptr, ptr %37, align 8, !tbaa !238
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %40 = load ptr, ptr %39, align 8, !tbaa !239
  %41 = call ptr %38(ptr noundef %40, ptr noundef nonnull %3) #23
  store ptr %41, ptr %30, align 8, !tbaa !237
  %42 = icmp eq ptr %41, null
  %43 = load i64, ptr %3, align 8
  %44 = getelementptr inbounds i8, ptr %41, i64 %43
  %45 = select i1 %42, ptr null, ptr %44
  store ptr %45, ptr %28, align 8, !tbaa !236
  br i1 %42, label %46, label %47

46:                                               ; preds = %36
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef signext 8, i32 noundef signext 2, ptr noundef null, ptr noundef null)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #23
  br label %51

47:                                               ; preds = %36
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #23
  br label %48

48:                                               ; preds = %47, %27
  %49 = phi ptr [ %41, %47 ], [ %31, %27 ]
  %50 = getelementptr inbounds i8, ptr %49, i64 %16
  store ptr %50, ptr %30, align 8, !tbaa !237
  br label %51

51:                                               ; preds = %46, %48, %25
  %52 = phi ptr [ %23, %25 ], [ %49, %48 ], [ null, %46 ]
  ret ptr %52
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #15

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @new_iteration(ptr noundef captures(none) %0, ptr noundef captures(none) %1) unnamed_addr #5 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !58
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %6 = load i32, ptr %5, align 4, !tbaa !240
  %7 = sext i32 %6 to i64
  %8 = shl nsw i64 %7, 3
  %9 = add nsw i64 %8, 48
  %10 = load i32, ptr %4, align 8, !tbaa !241
  %11 = shl nsw i32 %10, 1
  %12 = sext i32 %11 to i64
  %13 = shl nsw i64 %12, 2
  %14 = add nsw i64 %9, %13
  %15 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %14)
  %16 = icmp eq ptr %15, null
  br i1 %16, label %61, label %17

17:                                               ; preds = %2
  %18 = getelementptr i8, ptr %15, i64 48
  %19 = load i32, ptr %5, align 4, !tbaa !240
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds ptr, ptr %18, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %23 = load i64, ptr %22, align 8, !tbaa !144
  %24 = add nsw i64 %23, 1
  store i64 %24, ptr %22, align 8, !tbaa !144
  %25 = load i32, ptr %4, align 8, !tbaa !241
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr %21, i64 %26
  store i64 %24, ptr %15, align 8, !tbaa !91
  %28 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %29 = getelementptr inbounds nuw i8, ptr %15, i64 24
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %28, i8 0, i64 16, i1 false)
  store ptr %18, ptr %29, align 8, !tbaa !87
  %30 = getelementptr inbounds nuw i8, ptr %15, i64 32
  store ptr %21, ptr %30, align 8, !tbaa !242
  %31 = getelementptr inbounds nuw i8, ptr %15, i64 40
  store ptr %27, ptr %31, align 8, !tbaa !242
  %32 = icmp sgt i32 %19, 0
  br i1 %32, label %33, label %36

33:                                               ; preds = %17
  %34 = zext nneg i32 %19 to i64
  %35 = shl nuw nsw i64 %34, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %18, i8 0, i64 %35, i1 false), !tbaa !70
  br label %36

36:                                               ; preds = %33, %17
  %37 = icmp sgt i32 %25, 0
  br i1 %37, label %38, label %41

38:                                               ; preds = %36
  %39 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %40 = load ptr, ptr %39, align 8, !tbaa !243
  br label %51

41:                                               ; preds = %51, %36
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %43 = load ptr, ptr %42, align 8, !tbaa !57
  %44 = load i64, ptr %22, align 8, !tbaa !144
  %45 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %46 = load i32, ptr %45, align 8, !tbaa !145
  %47 = add nsw i32 %46, 1
  %48 = sext i32 %47 to i64
  %49 = srem i64 %44, %48
  %50 = getelementptr inbounds ptr, ptr %43, i64 %49
  store ptr %15, ptr %50, align 8, !tbaa !59
  br label %61

51:                                               ; preds = %38, %51
  %52 = phi i64 [ 0, %38 ], [ %57, %51 ]
  %53 = getelementptr inbounds nuw i32, ptr %40, i64 %52
  %54 = load i32, ptr %53, align 4, !tbaa !9
  %55 = getelementptr inbounds nuw i32, ptr %21, i64 %52
  store i32 %54, ptr %55, align 4, !tbaa !9
  %56 = getelementptr inbounds nuw i32, ptr %27, i64 %52
  store i32 0, ptr %56, align 4, !tbaa !9
  %57 = add nuw nsw i64 %52, 1
  %58 = load i32, ptr %4, align 8, !tbaa !241
  %59 = sext i32 %58 to i64
  %60 = icmp slt i64 %57, %59
  br i1 %60, label %51, label %41, !llvm.loop !244

61:                                               ; preds = %2, %41
  ret ptr %15
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @push(ptr noundef captures(none) %0, ptr dead_on_return noundef nonnull readonly captures(none) %1) unnamed_addr #5 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %4 = load i64, ptr %3, align 8, !tbaa !73
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %6 = load i64, ptr %5, align 8, !tbaa !80
  %7 = icmp eq i64 %4, %6
  br i1 %7, label %13, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %10 = load ptr, ptr %9, align 8, !tbaa !78
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %12 = load i64, ptr %11, align 8, !tbaa !79
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
  %21 = load i64, ptr %3, align 8, !tbaa !73
  %22 = icmp sgt i64 %21, 0
  br i1 %22, label %23, label %26

23:                                               ; preds = %20
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 152
  br label %31

26:                                               ; preds = %31, %20
  %27 = phi i64 [ %21, %20 ], [ %41, %31 ]
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %29 = load ptr, ptr %28, align 8, !tbaa !78
  %30 = icmp eq ptr %29, null
  br i1 %30, label %47, label %43

31:                                               ; preds = %23, %31
  %32 = phi i64 [ 0, %23 ], [ %40, %31 ]
  %33 = getelementptr inbounds nuw %struct.tfc_ready, ptr %18, i64 %32
  %34 = load ptr, ptr %24, align 8, !tbaa !78
  %35 = load i64, ptr %25, align 8, !tbaa !79
  %36 = add nsw i64 %35, %32
  %37 = load i64, ptr %5, align 8, !tbaa !80
  %38 = srem i64 %36, %37
  %39 = getelementptr inbounds %struct.tfc_ready, ptr %34, i64 %38
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %33, ptr noundef nonnull align 8 dereferenceable(32) %39, i64 32, i1 false), !tbaa.struct !245
  %40 = add nuw nsw i64 %32, 1
  %41 = load i64, ptr %3, align 8, !tbaa !73
  %42 = icmp slt i64 %40, %41
  br i1 %42, label %31, label %26, !llvm.loop !246

43:                                               ; preds = %26
  %44 = load i64, ptr %5, align 8, !tbaa !80
  %45 = shl nsw i64 %44, 5
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef nonnull %29, i64 noundef %45)
  %46 = load i64, ptr %3, align 8, !tbaa !73
  br label %47

47:                                               ; preds = %26, %43
  %48 = phi i64 [ %27, %26 ], [ %46, %43 ]
  store ptr %18, ptr %28, align 8, !tbaa !78
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 0, ptr %49, align 8, !tbaa !79
  store i64 %16, ptr %5, align 8, !tbaa !80
  br label %50

50:                                               ; preds = %8, %47
  %51 = phi i64 [ %6, %8 ], [ %16, %47 ]
  %52 = phi i64 [ %4, %8 ], [ %48, %47 ]
  %53 = phi i64 [ %12, %8 ], [ 0, %47 ]
  %54 = phi ptr [ %10, %8 ], [ %18, %47 ]
  %55 = add nsw i64 %52, 1
  store i64 %55, ptr %3, align 8, !tbaa !73
  %56 = add nsw i64 %52, %53
  %57 = srem i64 %56, %51
  %58 = getelementptr inbounds %struct.tfc_ready, ptr %54, i64 %57
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %58, ptr noundef nonnull align 8 dereferenceable(32) %1, i64 32, i1 false), !tbaa.struct !245
  br label %59

59:                                               ; preds = %13, %50
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @settle(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef captures(none) %2) unnamed_addr #5 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 112
  br label %5

5:                                                ; preds = %97, %3
  %6 = phi ptr [ %2, %3 ], [ %62, %97 ]
  %7 = phi ptr [ %1, %3 ], [ %60, %97 ]
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %9 = load i64, ptr %8, align 8, !tbaa !62
  %10 = add nsw i64 %9, -1
  store i64 %10, ptr %8, align 8, !tbaa !62
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 72
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 68
  br label %16

16:                                               ; preds = %55, %5
  %17 = load i64, ptr %11, align 8, !tbaa !149
  %18 = load i64, ptr %12, align 8, !tbaa !144
  %19 = icmp sgt i64 %17, %18
  br i1 %19, label %58, label %20

20:                                               ; preds = %16
  %21 = load ptr, ptr %13, align 8, !tbaa !57
  %22 = load ptr, ptr %14, align 8, !tbaa !58
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 24
  %24 = load i32, ptr %23, align 8, !tbaa !145
  %25 = add nsw i32 %24, 1
  %26 = sext i32 %25 to i64
  %27 = srem i64 %17, %26
  %28 = getelementptr inbounds ptr, ptr %21, i64 %27
  %29 = load ptr, ptr %28, align 8, !tbaa !59
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %31 = load i64, ptr %30, align 8, !tbaa !62
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %33, label %100

33:                                               ; preds = %20
  %34 = getelementptr inbounds nuw i8, ptr %29, i64 24
  %35 = load ptr, ptr %34, align 8, !tbaa !81
  %36 = getelementptr inbounds nuw i8, ptr %22, i64 4
  %37 = load i32, ptr %36, align 4, !tbaa !240
  %38 = sext i32 %37 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %35, i64 noundef %38)
  %39 = load ptr, ptr %14, align 8, !tbaa !58
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 4
  %41 = load i32, ptr %40, align 4, !tbaa !240
  %42 = sext i32 %41 to i64
  %43 = shl nsw i64 %42, 3
  %44 = add nsw i64 %43, 48
  %45 = load i32, ptr %39, align 8, !tbaa !241
  %46 = shl nsw i32 %45, 1
  %47 = sext i32 %46 to i64
  %48 = shl nsw i64 %47, 2
  %49 = add nsw i64 %44, %48
  tail call fastcc void @give(ptr noundef %0, ptr noundef nonnull %29, i64 noundef %49)
  %50 = load i64, ptr %11, align 8, !tbaa !149
  %51 = add nsw i64 %50, 1
  store i64 %51, ptr %11, align 8, !tbaa !149
  %52 = load i32, ptr %15, align 4, !tbaa !151
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %55, label %54

54:                                               ; preds = %33
  tail call fastcc void @begin_iteration(ptr noundef %0, ptr noundef nonnull %7)
  br label %55

55:                                               ; preds = %54, %33
  %56 = load i32, ptr %4, align 8, !tbaa !64
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %16, label %100, !llvm.loop !247

58:                                               ; preds = %16
  tail call fastcc void @leave_frame(ptr noundef %0, ptr noundef nonnull %7)
  %59 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %60 = load ptr, ptr %59, align 8, !tbaa !97
  %61 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %62 = load ptr, ptr %61, align 8, !tbaa !98
  %63 = load ptr, ptr %14, align 8, !tbaa !58
  %64 = getelementptr inbounds nuw i8, ptr %7, i64 112
  %65 = load ptr, ptr %64, align 8, !tbaa !127
  %66 = icmp eq ptr %65, null
  %67 = getelementptr inbounds nuw i8, ptr %63, i64 12
  %68 = load i32, ptr %67, align 4, !tbaa !229
  %69 = getelementptr inbounds nuw i8, ptr %63, i64 16
  %70 = load i32, ptr %69, align 8, !tbaa !230
  br i1 %66, label %79, label %71

71:                                               ; preds = %58
  %72 = load ptr, ptr %7, align 8, !tbaa !48
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 56
  %74 = load i32, ptr %73, align 8, !tbaa !54
  %75 = getelementptr inbounds nuw i8, ptr %72, i64 60
  %76 = load i32, ptr %75, align 4, !tbaa !231
  %77 = add nsw i32 %76, %74
  %78 = sext i32 %77 to i64
  br label %79

79:                                               ; preds = %58, %71
  %80 = phi i64 [ %78, %71 ], [ 0, %58 ]
  %81 = add nsw i32 %70, %68
  %82 = sext i32 %81 to i64
  %83 = shl nsw i64 %82, 4
  %84 = add nsw i64 %83, 120
  %85 = getelementptr inbounds nuw i8, ptr %63, i64 24
  %86 = load i32, ptr %85, align 8, !tbaa !145
  %87 = add nsw i32 %86, 1
  %88 = sext i32 %87 to i64
  %89 = add nsw i64 %80, %88
  %90 = getelementptr inbounds nuw i8, ptr %63, i64 20
  %91 = load i32, ptr %90, align 4, !tbaa !232
  %92 = sext i32 %91 to i64
  %93 = add nsw i64 %89, %92
  %94 = shl nsw i64 %93, 3
  %95 = add nsw i64 %84, %94
  tail call fastcc void @give(ptr noundef %0, ptr noundef nonnull %7, i64 noundef %95)
  %96 = icmp eq ptr %60, null
  br i1 %96, label %100, label %97

97:                                               ; preds = %79
  %98 = load i32, ptr %4, align 8, !tbaa !64
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %5, label %100

100:                                              ; preds = %97, %79, %20, %55
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @drop_all(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i64 noundef range(i64 -2147483648, 2147483648) %2) unnamed_addr #16 {
  %4 = icmp sgt i64 %2, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %6, %3
  ret void

6:                                                ; preds = %3, %6
  %7 = phi i64 [ %10, %6 ], [ 0, %3 ]
  %8 = getelementptr inbounds nuw ptr, ptr %1, i64 %7
  %9 = load ptr, ptr %8, align 8, !tbaa !70
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %9)
  store ptr null, ptr %8, align 8, !tbaa !70
  %10 = add nuw nsw i64 %7, 1
  %11 = icmp eq i64 %10, %2
  br i1 %11, label %5, label %6, !llvm.loop !248
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @begin_iteration(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #5 {
  %3 = tail call fastcc ptr @new_iteration(ptr noundef %0, ptr noundef %1)
  %4 = icmp eq ptr %3, null
  br i1 %4, label %43, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 68
  %7 = load i32, ptr %6, align 4, !tbaa !151
  store i32 0, ptr %6, align 4, !tbaa !151
  %8 = icmp sgt i32 %7, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %11 = zext nneg i32 %7 to i64
  br label %18

12:                                               ; preds = %18, %5
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %14 = load i32, ptr %13, align 8, !tbaa !143
  %15 = icmp sgt i32 %14, 0
  br i1 %15, label %16, label %43

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 80
  br label %30

18:                                               ; preds = %9, %18
  %19 = phi i64 [ 0, %9 ], [ %28, %18 ]
  %20 = load ptr, ptr %10, align 8, !tbaa !150
  %21 = getelementptr inbounds nuw %struct.held, ptr %20, i64 %19
  %22 = load ptr, ptr %21, align 8, !tbaa !249
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 8
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %3, ptr noundef %22, ptr noundef nonnull %23, i32 noundef signext 0)
  %24 = load ptr, ptr %10, align 8, !tbaa !150
  %25 = getelementptr inbounds nuw %struct.held, ptr %24, i64 %19
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %27 = load ptr, ptr %26, align 8, !tbaa !251
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %27)
  %28 = add nuw nsw i64 %19, 1
  %29 = icmp eq i64 %28, %11
  br i1 %29, label %12, label %18, !llvm.loop !252

30:                                               ; preds = %16, %30
  %31 = phi i64 [ 0, %16 ], [ %39, %30 ]
  %32 = load ptr, ptr %17, align 8, !tbaa !142
  %33 = getelementptr inbounds nuw %struct.held, ptr %32, i64 %31
  %34 = load ptr, ptr %33, align 8, !tbaa !249
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %36 = load ptr, ptr %35, align 8, !tbaa !251
  %37 = icmp eq ptr %36, null
  %38 = zext i1 %37 to i32
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %3, ptr noundef %34, ptr noundef nonnull %35, i32 noundef signext %38)
  %39 = add nuw nsw i64 %31, 1
  %40 = load i32, ptr %13, align 8, !tbaa !143
  %41 = sext i32 %40 to i64
  %42 = icmp slt i64 %39, %41
  br i1 %42, label %30, label %43, !llvm.loop !253

43:                                               ; preds = %30, %12, %2
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @leave_frame(ptr noundef captures(none) %0, ptr noundef readonly captures(address) %1) unnamed_addr #5 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %4 = load i32, ptr %3, align 8, !tbaa !143
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 80
  br label %23

8:                                                ; preds = %23, %2
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %10 = load ptr, ptr %9, align 8, !tbaa !127
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %72

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %14 = load ptr, ptr %13, align 8, !tbaa !58
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 20
  %16 = load i32, ptr %15, align 4, !tbaa !232
  %17 = icmp sgt i32 %16, 0
  br i1 %17, label %18, label %33

18:                                               ; preds = %12
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 40
  br label %37

23:                                               ; preds = %6, %23
  %24 = phi i64 [ 0, %6 ], [ %29, %23 ]
  %25 = load ptr, ptr %7, align 8, !tbaa !142
  %26 = getelementptr inbounds nuw %struct.held, ptr %25, i64 %24
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %28 = load ptr, ptr %27, align 8, !tbaa !251
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %28)
  %29 = add nuw nsw i64 %24, 1
  %30 = load i32, ptr %3, align 8, !tbaa !143
  %31 = sext i32 %30 to i64
  %32 = icmp slt i64 %29, %31
  br i1 %32, label %23, label %8, !llvm.loop !254

33:                                               ; preds = %57, %12
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %35 = load ptr, ptr %34, align 8, !tbaa !98
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 16
  br label %64

37:                                               ; preds = %18, %57
  %38 = phi ptr [ %14, %18 ], [ %58, %57 ]
  %39 = phi i64 [ 0, %18 ], [ %59, %57 ]
  %40 = load ptr, ptr %19, align 8, !tbaa !147
  %41 = getelementptr inbounds nuw i64, ptr %40, i64 %39
  %42 = load i64, ptr %41, align 8, !tbaa !91
  %43 = load i64, ptr %20, align 8, !tbaa !144
  %44 = icmp eq i64 %42, %43
  br i1 %44, label %45, label %57

45:                                               ; preds = %37
  %46 = load ptr, ptr %21, align 8, !tbaa !97
  %47 = load ptr, ptr %22, align 8, !tbaa !98
  %48 = load ptr, ptr %1, align 8, !tbaa !48
  %49 = load ptr, ptr %48, align 8, !tbaa !65
  %50 = getelementptr inbounds nuw i8, ptr %38, i64 40
  %51 = load ptr, ptr %50, align 8, !tbaa !255
  %52 = getelementptr inbounds nuw i32, ptr %51, i64 %39
  %53 = load i32, ptr %52, align 4, !tbaa !9
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds %struct.tfc_node, ptr %49, i64 %54
  tail call fastcc void @send(ptr noundef %0, ptr noundef %46, ptr noundef %47, ptr noundef %55, ptr noundef null, i32 noundef signext 1)
  %56 = load ptr, ptr %13, align 8, !tbaa !58
  br label %57

57:                                               ; preds = %37, %45
  %58 = phi ptr [ %38, %37 ], [ %56, %45 ]
  %59 = add nuw nsw i64 %39, 1
  %60 = getelementptr inbounds nuw i8, ptr %58, i64 20
  %61 = load i32, ptr %60, align 4, !tbaa !232
  %62 = sext i32 %61 to i64
  %63 = icmp slt i64 %59, %62
  br i1 %63, label %37, label %33, !llvm.loop !256

64:                                               ; preds = %64, %33
  %65 = phi ptr [ %36, %33 ], [ %68, %64 ]
  %66 = load ptr, ptr %65, align 8, !tbaa !68
  %67 = icmp eq ptr %66, %1
  %68 = getelementptr inbounds nuw i8, ptr %66, i64 32
  br i1 %67, label %69, label %64, !llvm.loop !257

69:                                               ; preds = %64
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %71 = load ptr, ptr %70, align 8, !tbaa !141
  store ptr %71, ptr %65, align 8, !tbaa !68
  br label %108

72:                                               ; preds = %8
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %74 = load ptr, ptr %73, align 8, !tbaa !97
  %75 = icmp eq ptr %74, null
  br i1 %75, label %76, label %85

76:                                               ; preds = %72
  %77 = load ptr, ptr %1, align 8, !tbaa !48
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 60
  %79 = load i32, ptr %78, align 4, !tbaa !231
  %80 = icmp sgt i32 %79, 0
  br i1 %80, label %81, label %99

81:                                               ; preds = %76
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %83 = load ptr, ptr %82, align 8, !tbaa !258
  %84 = zext nneg i32 %79 to i64
  br label %101

85:                                               ; preds = %72
  %86 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %87 = load ptr, ptr %86, align 8, !tbaa !98
  %88 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %89 = load ptr, ptr %88, align 8, !tbaa !96
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %74, ptr noundef %87, ptr noundef %89, ptr noundef nonnull %10, i32 noundef signext 0)
  %90 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %91 = load ptr, ptr %90, align 8, !tbaa !56
  %92 = load ptr, ptr %1, align 8, !tbaa !48
  %93 = getelementptr inbounds nuw i8, ptr %92, i64 56
  %94 = load i32, ptr %93, align 8, !tbaa !54
  %95 = getelementptr inbounds nuw i8, ptr %92, i64 60
  %96 = load i32, ptr %95, align 4, !tbaa !231
  %97 = add nsw i32 %96, %94
  %98 = sext i32 %97 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %91, i64 noundef %98)
  br label %108

99:                                               ; preds = %101, %76
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i32 1, ptr %100, align 4, !tbaa !129
  br label %108

101:                                              ; preds = %81, %101
  %102 = phi i64 [ 0, %81 ], [ %106, %101 ]
  %103 = getelementptr inbounds nuw ptr, ptr %10, i64 %102
  %104 = load ptr, ptr %103, align 8, !tbaa !70
  %105 = getelementptr inbounds nuw ptr, ptr %83, i64 %102
  store ptr %104, ptr %105, align 8, !tbaa !70
  %106 = add nuw nsw i64 %102, 1
  %107 = icmp eq i64 %106, %84
  br i1 %107, label %99, label %101, !llvm.loop !259

108:                                              ; preds = %85, %99, %69
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @drop(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #2 {
  %3 = icmp eq ptr %1, null
  br i1 %3, label %23, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %6 = load i32, ptr %5, align 8, !tbaa !71
  %7 = add nsw i32 %6, -1
  store i32 %7, ptr %5, align 8, !tbaa !71
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %23

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %11 = load i32, ptr %10, align 4, !tbaa !260
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %23

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %15 = load i64, ptr %14, align 8, !tbaa !35
  %16 = icmp sgt i64 %15, -1
  br i1 %16, label %17, label %19

17:                                               ; preds = %13
  %18 = add nuw nsw i64 %15, 64
  tail call fastcc void @give(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %18)
  br label %23

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %21 = load ptr, ptr %20, align 8, !tbaa !32
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 40
  store ptr %21, ptr %22, align 8, !tbaa !33
  store ptr %1, ptr %20, align 8, !tbaa !32
  br label %23

23:                                               ; preds = %2, %4, %9, %19, %17
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @send(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, i32 noundef signext %5) unnamed_addr #5 {
  %7 = alloca %struct.tfc_ready, align 8
  %8 = load ptr, ptr %1, align 8, !tbaa !48
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !123
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %12 = load i32, ptr %11, align 4, !tbaa !124
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr %10, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %16 = load i32, ptr %15, align 4, !tbaa !86
  %17 = icmp slt i32 %16, 0
  br i1 %17, label %35, label %18

18:                                               ; preds = %6
  %19 = icmp ne i32 %5, 0
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %24 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %25 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %26 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %27 = getelementptr inbounds nuw i8, ptr %7, i64 28
  br label %36

28:                                               ; preds = %148
  %29 = load i32, ptr %15, align 4, !tbaa !86
  %30 = sext i32 %29 to i64
  br label %31

31:                                               ; preds = %28, %52
  %32 = phi i64 [ %30, %28 ], [ %39, %52 ]
  %33 = phi i32 [ %29, %28 ], [ %37, %52 ]
  %34 = icmp slt i64 %38, %32
  br i1 %34, label %36, label %35, !llvm.loop !261

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
  %44 = load ptr, ptr %43, align 8, !tbaa !70
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
  %56 = load i32, ptr %55, align 4, !tbaa !9
  %57 = add nuw nsw i64 %38, 1
  %58 = getelementptr inbounds nuw i32, ptr %14, i64 %57
  %59 = load i32, ptr %58, align 4, !tbaa !9
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
  %68 = load ptr, ptr %1, align 8, !tbaa !48
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 8
  %70 = load ptr, ptr %69, align 8, !tbaa !262
  %71 = getelementptr inbounds %struct.tfc_edge, ptr %70, i64 %67
  %72 = load i64, ptr %71, align 4
  %73 = load ptr, ptr %68, align 8, !tbaa !65
  %74 = shl i64 %72, 32
  %75 = ashr exact i64 %74, 32
  %76 = getelementptr inbounds %struct.tfc_node, ptr %73, i64 %75
  %77 = load ptr, ptr %20, align 8, !tbaa !263
  %78 = getelementptr inbounds nuw i8, ptr %76, i64 12
  %79 = load i32, ptr %78, align 4, !tbaa !264
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds i32, ptr %77, i64 %80
  %82 = load ptr, ptr %21, align 8, !tbaa !265
  %83 = getelementptr inbounds i32, ptr %82, i64 %80
  %84 = icmp sgt i64 %72, -1
  %85 = and i1 %62, %84
  br i1 %85, label %86, label %97

86:                                               ; preds = %66
  %87 = lshr i64 %72, 32
  %88 = trunc nuw nsw i64 %87 to i32
  %89 = load i32, ptr %63, align 8, !tbaa !71
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %63, align 8, !tbaa !71
  %91 = load ptr, ptr %22, align 8, !tbaa !81
  %92 = getelementptr inbounds nuw i8, ptr %76, i64 16
  %93 = load i32, ptr %92, align 4, !tbaa !82
  %94 = add nsw i32 %93, %88
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds ptr, ptr %91, i64 %95
  store ptr %53, ptr %96, align 8, !tbaa !70
  br label %97

97:                                               ; preds = %86, %66
  %98 = load i32, ptr %76, align 4, !tbaa !85
  %99 = icmp eq i32 %98, 3
  br i1 %99, label %100, label %131

100:                                              ; preds = %97
  %101 = load i64, ptr %2, align 8, !tbaa !148
  %102 = icmp eq i64 %101, 0
  %103 = select i1 %102, i64 32, i64 20
  %104 = getelementptr inbounds nuw i8, ptr %76, i64 %103
  %105 = load i32, ptr %104, align 4, !tbaa !9
  br i1 %84, label %114, label %106

106:                                              ; preds = %100
  %107 = load i32, ptr %81, align 4, !tbaa !9
  %108 = add nsw i32 %107, -2
  store i32 %108, ptr %81, align 4, !tbaa !9
  switch i32 %107, label %148 [
    i32 2, label %143
    i32 3, label %109
  ]

109:                                              ; preds = %106
  %110 = load i32, ptr %83, align 4, !tbaa !9
  %111 = icmp eq i32 %110, %105
  %112 = icmp ne i32 %105, 0
  %113 = and i1 %112, %111
  br i1 %113, label %143, label %148

114:                                              ; preds = %100
  br i1 %64, label %119, label %115

115:                                              ; preds = %114
  %116 = load i32, ptr %83, align 4, !tbaa !9
  %117 = add nsw i32 %116, 1
  store i32 %117, ptr %83, align 4, !tbaa !9
  %118 = icmp eq i32 %117, %105
  br i1 %118, label %127, label %148

119:                                              ; preds = %114
  %120 = load i32, ptr %81, align 4, !tbaa !9
  %121 = and i32 %120, 1
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %126, label %123

123:                                              ; preds = %119
  %124 = add nsw i32 %120, -1
  store i32 %124, ptr %81, align 4, !tbaa !9
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %143, label %148

126:                                              ; preds = %119
  tail call fastcc void @fail(ptr noundef %0, i32 noundef signext 13, i32 noundef signext 3, ptr noundef nonnull readonly %1, ptr noundef nonnull %76)
  br label %148

127:                                              ; preds = %115
  %128 = load i32, ptr %81, align 4, !tbaa !9
  %129 = icmp eq i32 %128, 1
  %130 = icmp ne i32 %128, 0
  br i1 %129, label %143, label %148

131:                                              ; preds = %97
  %132 = load i32, ptr %83, align 4, !tbaa !9
  %133 = add nsw i32 %132, %54
  store i32 %133, ptr %83, align 4, !tbaa !9
  %134 = load i32, ptr %81, align 4, !tbaa !9
  %135 = add nsw i32 %134, -1
  store i32 %135, ptr %81, align 4, !tbaa !9
  %136 = icmp eq i32 %135, 0
  %137 = load i32, ptr %83, align 4, !tbaa !9
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %142, label %139

139:                                              ; preds = %131
  %140 = load i32, ptr %76, align 4, !tbaa !85
  %141 = icmp ne i32 %140, 9
  br i1 %136, label %143, label %148

142:                                              ; preds = %131
  br i1 %136, label %143, label %148

143:                                              ; preds = %142, %139, %127, %123, %109, %106
  %144 = phi i1 [ %130, %127 ], [ false, %142 ], [ %141, %139 ], [ false, %123 ], [ true, %109 ], [ false, %106 ]
  %145 = zext i1 %144 to i32
  %146 = load i64, ptr %23, align 8, !tbaa !62
  %147 = add nsw i64 %146, 1
  store i64 %147, ptr %23, align 8, !tbaa !62
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #23
  store ptr %76, ptr %7, align 8, !tbaa !67
  store ptr %1, ptr %24, align 8, !tbaa !68
  store ptr %2, ptr %25, align 8, !tbaa !59
  store i32 %145, ptr %26, align 8, !tbaa !9
  store i32 0, ptr %27, align 4
  call fastcc void @push(ptr noundef %0, ptr dead_on_return noundef %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #23
  br label %148

148:                                              ; preds = %106, %109, %115, %123, %126, %127, %139, %142, %143
  %149 = add nsw i64 %67, 1
  %150 = load i32, ptr %58, align 4, !tbaa !9
  %151 = sext i32 %150 to i64
  %152 = icmp slt i64 %149, %151
  br i1 %152, label %66, label %28, !llvm.loop !266
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @new_value(ptr noundef captures(none) %0, i64 noundef %1, i32 noundef signext %2) unnamed_addr #5 {
  %4 = tail call i64 @llvm.smax.i64(i64 %1, i64 0)
  %5 = add nuw nsw i64 %4, 64
  %6 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %5)
  %7 = icmp eq ptr %6, null
  br i1 %7, label %19, label %8

8:                                                ; preds = %3
  %9 = icmp slt i64 %1, 0
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 64
  %11 = select i1 %9, ptr null, ptr %10
  store ptr %11, ptr %6, align 8, !tbaa !108
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i64 0, ptr %12, align 8, !tbaa !91
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %1, ptr %13, align 8, !tbaa !91
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i32 1, ptr %14, align 8, !tbaa !9
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 28
  store i32 0, ptr %15, align 4, !tbaa !9
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store i32 %2, ptr %16, align 8, !tbaa !9
  %17 = getelementptr inbounds nuw i8, ptr %6, i64 36
  store i32 0, ptr %17, align 4, !tbaa !9
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 40
  store ptr null, ptr %18, align 8, !tbaa !70
  br label %19

19:                                               ; preds = %8, %3
  ret ptr %6
}

; Function Attrs: nounwind
declare signext i32 @clock_gettime(i32 noundef signext, ptr noundef) local_unnamed_addr #11

; Function Attrs: nounwind
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #11

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc signext range(i32 0, 4) i32 @set_size(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #13 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !220
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !219
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !9
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds ptr, ptr %6, i64 %9
  %11 = load ptr, ptr %10, align 8, !tbaa !108
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %13 = load i32, ptr %12, align 4, !tbaa !9
  %14 = icmp eq i32 %13, 8
  br i1 %14, label %15, label %17

15:                                               ; preds = %2
  %16 = load i64, ptr %11, align 8, !tbaa !91
  br label %20

17:                                               ; preds = %2
  %18 = load i32, ptr %11, align 4, !tbaa !9
  %19 = sext i32 %18 to i64
  br label %20

20:                                               ; preds = %17, %15
  %21 = phi i64 [ %16, %15 ], [ %19, %17 ]
  %22 = tail call i64 @llvm.smax.i64(i64 %21, i64 0)
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %24 = load ptr, ptr %23, align 8, !tbaa !267
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %26 = load i32, ptr %25, align 4, !tbaa !9
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i64, ptr %24, i64 %27
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %30 = load ptr, ptr %29, align 8, !tbaa !218
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
  %42 = load ptr, ptr %41, align 8, !tbaa !204
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 24
  %44 = load ptr, ptr %43, align 8, !tbaa !195
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 4
  br label %46

46:                                               ; preds = %46, %40
  %47 = atomicrmw xchg ptr %45, i32 1 acquire, align 4
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %46, !llvm.loop !196

49:                                               ; preds = %46
  %50 = load atomic i32, ptr %44 monotonic, align 8
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %56, label %52

52:                                               ; preds = %49
  %53 = getelementptr inbounds nuw i8, ptr %44, i64 16
  %54 = load i64, ptr %53, align 8, !tbaa !197
  %55 = icmp sgt i64 %54, 0
  br i1 %55, label %56, label %61

56:                                               ; preds = %52, %49
  %57 = getelementptr inbounds nuw i8, ptr %44, i64 12
  store i32 0, ptr %57, align 4, !tbaa !200
  %58 = getelementptr inbounds nuw i8, ptr %44, i64 16
  store i64 0, ptr %58, align 8, !tbaa !197
  %59 = getelementptr inbounds nuw i8, ptr %44, i64 24
  store i64 %22, ptr %59, align 8, !tbaa !201
  %60 = getelementptr inbounds nuw i8, ptr %44, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %60, i8 0, i64 16, i1 false)
  store atomic i32 3, ptr %44 monotonic, align 8
  br label %61

61:                                               ; preds = %52, %56
  store atomic i32 0, ptr %45 release, align 4
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %63 = load i32, ptr %62, align 4, !tbaa !214
  %64 = load ptr, ptr %41, align 8, !tbaa !204
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 24
  %66 = load ptr, ptr %65, align 8, !tbaa !195
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 8
  store i32 %63, ptr %67, align 8, !tbaa !222
  br label %102

68:                                               ; preds = %20
  %69 = load i32, ptr %4, align 4, !tbaa !9
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i64, ptr %30, i64 %70
  store i64 %22, ptr %71, align 8, !tbaa !91
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %73 = load i32, ptr %72, align 8, !tbaa !215
  %74 = icmp ugt i32 %73, 7
  br i1 %74, label %75, label %102

75:                                               ; preds = %68, %75
  %76 = phi i32 [ %99, %75 ], [ 5, %68 ]
  %77 = load ptr, ptr %3, align 8, !tbaa !220
  %78 = zext i32 %76 to i64
  %79 = getelementptr inbounds nuw i32, ptr %77, i64 %78
  %80 = load ptr, ptr %23, align 8, !tbaa !267
  %81 = getelementptr inbounds nuw i8, ptr %79, i64 8
  %82 = load i32, ptr %81, align 4, !tbaa !9
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i64, ptr %80, i64 %83
  %85 = load ptr, ptr %29, align 8, !tbaa !218
  %86 = tail call fastcc i64 @evaluate(ptr noundef %84, ptr noundef %85)
  %87 = load ptr, ptr %5, align 8, !tbaa !219
  %88 = getelementptr inbounds nuw i8, ptr %79, i64 4
  %89 = load i32, ptr %88, align 4, !tbaa !9
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds ptr, ptr %87, i64 %90
  %92 = load ptr, ptr %91, align 8, !tbaa !108
  %93 = ptrtoint ptr %92 to i64
  %94 = add i64 %86, %93
  %95 = inttoptr i64 %94 to ptr
  %96 = load i32, ptr %79, align 4, !tbaa !9
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds ptr, ptr %87, i64 %97
  store ptr %95, ptr %98, align 8, !tbaa !108
  %99 = add i32 %76, 3
  %100 = add i32 %76, 5
  %101 = icmp ult i32 %100, %73
  br i1 %101, label %75, label %102, !llvm.loop !268

102:                                              ; preds = %75, %68, %61
  %103 = phi i32 [ 3, %61 ], [ 0, %68 ], [ 0, %75 ]
  ret i32 %103
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc signext range(i32 0, 9) i32 @make(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #17 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !220
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %6 = load ptr, ptr %5, align 8, !tbaa !269
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !9
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_block, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %12 = load ptr, ptr %11, align 8, !tbaa !267
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %14 = load i32, ptr %13, align 4, !tbaa !9
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i64, ptr %12, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %18 = load ptr, ptr %17, align 8, !tbaa !218
  %19 = tail call fastcc i64 @evaluate(ptr noundef %16, ptr noundef %18)
  %20 = icmp slt i64 %19, 0
  br i1 %20, label %37, label %21

21:                                               ; preds = %2
  %22 = load ptr, ptr %10, align 8, !tbaa !152
  %23 = icmp eq ptr %22, null
  br i1 %23, label %28, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %26 = load i64, ptr %25, align 8, !tbaa !270
  %27 = icmp sgt i64 %19, %26
  br i1 %27, label %28, label %65

28:                                               ; preds = %24, %21
  %29 = tail call i64 @llvm.umax.i64(i64 %19, i64 1024)
  %30 = icmp samesign ugt i64 %19, 9223372036854775743
  br i1 %30, label %37, label %31

31:                                               ; preds = %28
  tail call void @free(ptr noundef %22) #23
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %10, i8 0, i64 16, i1 false)
  %32 = add nuw nsw i64 %29, 64
  %33 = tail call ptr @malloc(i64 %32)
  %34 = icmp eq ptr %33, null
  br i1 %34, label %37, label %35

35:                                               ; preds = %31
  store ptr %33, ptr %10, align 8, !tbaa !108
  %36 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i64 %29, ptr %36, align 8, !tbaa !91
  br label %65

37:                                               ; preds = %31, %28, %2
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %39 = load ptr, ptr %38, align 8, !tbaa !204
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %41 = load ptr, ptr %40, align 8, !tbaa !195
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 4
  br label %43

43:                                               ; preds = %43, %37
  %44 = atomicrmw xchg ptr %42, i32 1 acquire, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %43, !llvm.loop !196

46:                                               ; preds = %43
  %47 = load atomic i32, ptr %41 monotonic, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %53, label %49

49:                                               ; preds = %46
  %50 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %51 = load i64, ptr %50, align 8, !tbaa !197
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %53, label %58

53:                                               ; preds = %49, %46
  %54 = getelementptr inbounds nuw i8, ptr %41, i64 12
  store i32 0, ptr %54, align 4, !tbaa !200
  %55 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 0, ptr %55, align 8, !tbaa !197
  %56 = getelementptr inbounds nuw i8, ptr %41, i64 24
  store i64 %19, ptr %56, align 8, !tbaa !201
  %57 = getelementptr inbounds nuw i8, ptr %41, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %57, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %41 monotonic, align 8
  br label %58

58:                                               ; preds = %49, %53
  store atomic i32 0, ptr %42 release, align 4
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %60 = load i32, ptr %59, align 4, !tbaa !214
  %61 = load ptr, ptr %38, align 8, !tbaa !204
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 24
  %63 = load ptr, ptr %62, align 8, !tbaa !195
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 8
  store i32 %60, ptr %64, align 8, !tbaa !222
  br label %106

65:                                               ; preds = %35, %24
  %66 = phi ptr [ %33, %35 ], [ %22, %24 ]
  %67 = ptrtoint ptr %66 to i64
  %68 = add i64 %67, 63
  %69 = and i64 %68, -64
  %70 = inttoptr i64 %69 to ptr
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %72 = load ptr, ptr %71, align 8, !tbaa !219
  %73 = load i32, ptr %4, align 4, !tbaa !9
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds ptr, ptr %72, i64 %74
  store ptr %70, ptr %75, align 8, !tbaa !108
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %77 = load i32, ptr %76, align 8, !tbaa !215
  %78 = icmp ugt i32 %77, 5
  br i1 %78, label %79, label %106

79:                                               ; preds = %65, %79
  %80 = phi i32 [ %103, %79 ], [ 3, %65 ]
  %81 = load ptr, ptr %3, align 8, !tbaa !220
  %82 = zext i32 %80 to i64
  %83 = getelementptr inbounds nuw i32, ptr %81, i64 %82
  %84 = load ptr, ptr %11, align 8, !tbaa !267
  %85 = getelementptr inbounds nuw i8, ptr %83, i64 8
  %86 = load i32, ptr %85, align 4, !tbaa !9
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds i64, ptr %84, i64 %87
  %89 = load ptr, ptr %17, align 8, !tbaa !218
  %90 = tail call fastcc i64 @evaluate(ptr noundef %88, ptr noundef %89)
  %91 = load ptr, ptr %71, align 8, !tbaa !219
  %92 = getelementptr inbounds nuw i8, ptr %83, i64 4
  %93 = load i32, ptr %92, align 4, !tbaa !9
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds ptr, ptr %91, i64 %94
  %96 = load ptr, ptr %95, align 8, !tbaa !108
  %97 = ptrtoint ptr %96 to i64
  %98 = add i64 %90, %97
  %99 = inttoptr i64 %98 to ptr
  %100 = load i32, ptr %83, align 4, !tbaa !9
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds ptr, ptr %91, i64 %101
  store ptr %99, ptr %102, align 8, !tbaa !108
  %103 = add i32 %80, 3
  %104 = add i32 %80, 5
  %105 = icmp ult i32 %104, %77
  br i1 %105, label %79, label %106, !llvm.loop !268

106:                                              ; preds = %79, %65, %58
  %107 = phi i32 [ 8, %58 ], [ 0, %65 ], [ 0, %79 ]
  ret i32 %107
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc signext range(i32 0, 9) i32 @grow(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #17 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !220
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %6 = load ptr, ptr %5, align 8, !tbaa !269
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !9
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_block, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8, !tbaa !219
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %14 = load i32, ptr %13, align 4, !tbaa !9
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds ptr, ptr %12, i64 %15
  %17 = load ptr, ptr %16, align 8, !tbaa !108
  %18 = load i32, ptr %17, align 4, !tbaa !9
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %21 = load ptr, ptr %20, align 8, !tbaa !267
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %23 = load i32, ptr %22, align 4, !tbaa !9
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i64, ptr %21, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %27 = load ptr, ptr %26, align 8, !tbaa !218
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
  %39 = load ptr, ptr %38, align 8, !tbaa !204
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %41 = load ptr, ptr %40, align 8, !tbaa !195
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 4
  br label %43

43:                                               ; preds = %43, %37
  %44 = atomicrmw xchg ptr %42, i32 1 acquire, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %43, !llvm.loop !196

46:                                               ; preds = %43
  %47 = load atomic i32, ptr %41 monotonic, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %53, label %49

49:                                               ; preds = %46
  %50 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %51 = load i64, ptr %50, align 8, !tbaa !197
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %53, label %58

53:                                               ; preds = %49, %46
  %54 = getelementptr inbounds nuw i8, ptr %41, i64 12
  store i32 0, ptr %54, align 4, !tbaa !200
  %55 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 0, ptr %55, align 8, !tbaa !197
  %56 = getelementptr inbounds nuw i8, ptr %41, i64 24
  store i64 -1, ptr %56, align 8, !tbaa !201
  %57 = getelementptr inbounds nuw i8, ptr %41, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %57, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %41 monotonic, align 8
  br label %58

58:                                               ; preds = %49, %53
  store atomic i32 0, ptr %42 release, align 4
  br label %189

59:                                               ; preds = %32
  %60 = load ptr, ptr %10, align 8, !tbaa !152
  %61 = icmp eq ptr %60, null
  br i1 %61, label %66, label %62

62:                                               ; preds = %59
  %63 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %64 = load i64, ptr %63, align 8, !tbaa !270
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
  tail call void @free(ptr noundef %60) #23
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
  %85 = tail call ptr @realloc(ptr noundef %82, i64 noundef %84) #24
  %86 = icmp eq ptr %85, null
  br i1 %86, label %98, label %87

87:                                               ; preds = %81
  store ptr %85, ptr %10, align 8, !tbaa !108
  %88 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i64 %71, ptr %88, align 8, !tbaa !91
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
  %103 = load ptr, ptr %10, align 8, !tbaa !152
  br i1 %102, label %104, label %105

104:                                              ; preds = %101
  tail call void @free(ptr noundef %103) #23
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
  %114 = tail call ptr @realloc(ptr noundef %111, i64 noundef %113) #24
  %115 = icmp eq ptr %114, null
  br i1 %115, label %127, label %116

116:                                              ; preds = %110
  store ptr %114, ptr %10, align 8, !tbaa !108
  %117 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i64 %99, ptr %117, align 8, !tbaa !91
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
  %129 = load ptr, ptr %128, align 8, !tbaa !204
  %130 = getelementptr inbounds nuw i8, ptr %129, i64 24
  %131 = load ptr, ptr %130, align 8, !tbaa !195
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 4
  br label %133

133:                                              ; preds = %133, %127
  %134 = atomicrmw xchg ptr %132, i32 1 acquire, align 4
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %136, label %133, !llvm.loop !196

136:                                              ; preds = %133
  %137 = load atomic i32, ptr %131 monotonic, align 8
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %143, label %139

139:                                              ; preds = %136
  %140 = getelementptr inbounds nuw i8, ptr %131, i64 16
  %141 = load i64, ptr %140, align 8, !tbaa !197
  %142 = icmp sgt i64 %141, 0
  br i1 %142, label %143, label %148

143:                                              ; preds = %139, %136
  %144 = getelementptr inbounds nuw i8, ptr %131, i64 12
  store i32 0, ptr %144, align 4, !tbaa !200
  %145 = getelementptr inbounds nuw i8, ptr %131, i64 16
  store i64 0, ptr %145, align 8, !tbaa !197
  %146 = getelementptr inbounds nuw i8, ptr %131, i64 24
  store i64 %36, ptr %146, align 8, !tbaa !201
  %147 = getelementptr inbounds nuw i8, ptr %131, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %147, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %131 monotonic, align 8
  br label %148

148:                                              ; preds = %143, %139
  store atomic i32 0, ptr %132 release, align 4
  br label %189

149:                                              ; preds = %124, %116, %87, %95, %62
  %150 = load ptr, ptr %10, align 8, !tbaa !152
  %151 = ptrtoint ptr %150 to i64
  %152 = add i64 %151, 63
  %153 = and i64 %152, -64
  %154 = inttoptr i64 %153 to ptr
  %155 = load ptr, ptr %11, align 8, !tbaa !219
  %156 = load i32, ptr %4, align 4, !tbaa !9
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds ptr, ptr %155, i64 %157
  store ptr %154, ptr %158, align 8, !tbaa !108
  %159 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %160 = load i32, ptr %159, align 8, !tbaa !215
  %161 = icmp ugt i32 %160, 6
  br i1 %161, label %162, label %197

162:                                              ; preds = %149, %162
  %163 = phi i32 [ %186, %162 ], [ 4, %149 ]
  %164 = load ptr, ptr %3, align 8, !tbaa !220
  %165 = zext i32 %163 to i64
  %166 = getelementptr inbounds nuw i32, ptr %164, i64 %165
  %167 = load ptr, ptr %20, align 8, !tbaa !267
  %168 = getelementptr inbounds nuw i8, ptr %166, i64 8
  %169 = load i32, ptr %168, align 4, !tbaa !9
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds i64, ptr %167, i64 %170
  %172 = load ptr, ptr %26, align 8, !tbaa !218
  %173 = tail call fastcc i64 @evaluate(ptr noundef %171, ptr noundef %172)
  %174 = load ptr, ptr %11, align 8, !tbaa !219
  %175 = getelementptr inbounds nuw i8, ptr %166, i64 4
  %176 = load i32, ptr %175, align 4, !tbaa !9
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds ptr, ptr %174, i64 %177
  %179 = load ptr, ptr %178, align 8, !tbaa !108
  %180 = ptrtoint ptr %179 to i64
  %181 = add i64 %173, %180
  %182 = inttoptr i64 %181 to ptr
  %183 = load i32, ptr %166, align 4, !tbaa !9
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds ptr, ptr %174, i64 %184
  store ptr %182, ptr %185, align 8, !tbaa !108
  %186 = add i32 %163, 3
  %187 = add i32 %163, 5
  %188 = icmp ult i32 %187, %160
  br i1 %188, label %162, label %197, !llvm.loop !268

189:                                              ; preds = %58, %148
  %190 = phi ptr [ %128, %148 ], [ %38, %58 ]
  %191 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %192 = load i32, ptr %191, align 4, !tbaa !214
  %193 = load ptr, ptr %190, align 8, !tbaa !204
  %194 = getelementptr inbounds nuw i8, ptr %193, i64 24
  %195 = load ptr, ptr %194, align 8, !tbaa !195
  %196 = getelementptr inbounds nuw i8, ptr %195, i64 8
  store i32 %192, ptr %196, align 8, !tbaa !222
  br label %197

197:                                              ; preds = %162, %189, %149
  %198 = phi i32 [ 0, %149 ], [ 8, %189 ], [ 0, %162 ]
  ret i32 %198
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define internal fastcc i64 @evaluate(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #18 {
  %3 = alloca [32 x i64], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #23
  br label %4

4:                                                ; preds = %74, %2
  %5 = phi i32 [ 0, %2 ], [ %75, %74 ]
  %6 = phi ptr [ %0, %2 ], [ %77, %74 ]
  %7 = phi i32 [ 0, %2 ], [ %76, %74 ]
  %8 = load i64, ptr %6, align 8, !tbaa !91
  switch i64 %8, label %23 [
    i64 0, label %78
    i64 1, label %9
    i64 2, label %15
  ]

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !91
  %12 = add nsw i32 %7, 1
  %13 = sext i32 %7 to i64
  %14 = getelementptr inbounds i64, ptr %3, i64 %13
  store i64 %11, ptr %14, align 8, !tbaa !91
  br label %74

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !91
  %18 = getelementptr inbounds i64, ptr %1, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !91
  %20 = add nsw i32 %7, 1
  %21 = sext i32 %7 to i64
  %22 = getelementptr inbounds i64, ptr %3, i64 %21
  store i64 %19, ptr %22, align 8, !tbaa !91
  br label %74

23:                                               ; preds = %4
  %24 = add nsw i32 %7, -1
  %25 = sext i32 %7 to i64
  %26 = getelementptr i64, ptr %3, i64 %25
  %27 = getelementptr i8, ptr %26, i64 -16
  %28 = load i64, ptr %27, align 8, !tbaa !91
  %29 = sext i32 %24 to i64
  %30 = getelementptr inbounds i64, ptr %3, i64 %29
  %31 = load i64, ptr %30, align 8, !tbaa !91
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
  store i64 %73, ptr %27, align 8, !tbaa !91
  br label %74

74:                                               ; preds = %9, %71, %15
  %75 = phi i32 [ %72, %71 ], [ %5, %9 ], [ %5, %15 ]
  %76 = phi i32 [ %24, %71 ], [ %12, %9 ], [ %20, %15 ]
  %77 = getelementptr inbounds nuw i8, ptr %6, i64 16
  br label %4, !llvm.loop !271

78:                                               ; preds = %4
  %79 = icmp eq i32 %5, 0
  %80 = load i64, ptr %3, align 8
  %81 = select i1 %79, i64 %80, i64 -1
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #23
  ret i64 %81
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #19

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #19

; Function Attrs: mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite)
declare noalias noundef ptr @realloc(ptr allocptr noundef captures(none), i64 noundef) local_unnamed_addr #20

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #21

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #21

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #21

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #21

; Function Attrs: nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #22

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #21

attributes #0 = { nounwind uwtable }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { noinline nounwind uwtable }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable }
attributes #7 = { mustprogress nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable }
attributes #8 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #9 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable }
attributes #10 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable }
attributes #11 = { nounwind }
attributes #13 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #14 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #15 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #16 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #17 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable }
attributes #18 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable }
attributes #19 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #20 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #21 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #22 = { nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) }
attributes #23 = { nounwind }
attributes #24 = { nounwind allocsize(1) }

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
!13 = !{!14, !20, i64 48}
!14 = !{!"tfc_executor", !15, i64 0, !17, i64 8, !18, i64 16, !18, i64 24, !18, i64 32, !18, i64 40, !20, i64 48, !10, i64 56, !10, i64 60, !16, i64 64, !16, i64 72, !21, i64 80, !21, i64 88, !22, i64 96, !23, i64 104, !10, i64 112, !10, i64 116, !10, i64 120, !10, i64 124, !10, i64 128, !10, i64 132, !24, i64 136, !25, i64 144, !24, i64 152, !24, i64 160, !24, i64 168, !11, i64 176}
!15 = !{!"p1 _ZTS9tfc_graph", !16, i64 0}
!16 = !{!"any pointer", !11, i64 0}
!17 = !{!"p1 _ZTS14tfc_region_use", !16, i64 0}
!18 = !{!"p2 _ZTS9tfc_value", !19, i64 0}
!19 = !{!"any p2 pointer", !16, i64 0}
!20 = !{!"p1 _ZTS7tfc_ctx", !16, i64 0}
!21 = !{!"p1 omnipotent char", !16, i64 0}
!22 = !{!"p1 _ZTS14tfc_activation", !16, i64 0}
!23 = !{!"p1 _ZTS9tfc_value", !16, i64 0}
!24 = !{!"long", !11, i64 0}
!25 = !{!"p1 _ZTS9tfc_ready", !16, i64 0}
!26 = !{!27, !29, i64 16}
!27 = !{!"tfc_ctx", !10, i64 0, !10, i64 4, !28, i64 8, !29, i64 16, !30, i64 24}
!28 = !{!"p1 _ZTS8tfc_pool", !16, i64 0}
!29 = !{!"p1 _ZTS8tfc_host", !16, i64 0}
!30 = !{!"p1 _ZTS11tfc_failure", !16, i64 0}
!31 = !{!14, !22, i64 96}
!32 = !{!14, !23, i64 104}
!33 = !{!34, !23, i64 40}
!34 = !{!"tfc_value", !16, i64 0, !24, i64 8, !24, i64 16, !10, i64 24, !10, i64 28, !10, i64 32, !10, i64 36, !23, i64 40}
!35 = !{!34, !24, i64 16}
!36 = distinct !{!36, !37}
!37 = !{!"llvm.loop.mustprogress"}
!38 = !{!14, !10, i64 128}
!39 = !{!14, !15, i64 0}
!40 = !{!14, !10, i64 56}
!41 = !{!42, !46, i64 24}
!42 = !{!"tfc_graph", !43, i64 0, !44, i64 8, !45, i64 16, !46, i64 24, !47, i64 32, !45, i64 40, !45, i64 48, !10, i64 56, !10, i64 60}
!43 = !{!"p1 _ZTS8tfc_node", !16, i64 0}
!44 = !{!"p1 _ZTS8tfc_edge", !16, i64 0}
!45 = !{!"p1 int", !16, i64 0}
!46 = !{!"p1 _ZTS9tfc_frame", !16, i64 0}
!47 = !{!"p1 long", !16, i64 0}
!48 = !{!49, !15, i64 0}
!49 = !{!"tfc_instance", !15, i64 0, !46, i64 8, !43, i64 16, !50, i64 24, !50, i64 32, !51, i64 40, !24, i64 48, !24, i64 56, !10, i64 64, !10, i64 68, !52, i64 72, !53, i64 80, !53, i64 88, !47, i64 96, !18, i64 104, !18, i64 112}
!50 = !{!"p1 _ZTS12tfc_instance", !16, i64 0}
!51 = !{!"p1 _ZTS13tfc_iteration", !16, i64 0}
!52 = !{!"p2 _ZTS13tfc_iteration", !19, i64 0}
!53 = !{!"p1 _ZTS4held", !16, i64 0}
!54 = !{!42, !10, i64 56}
!55 = !{!14, !18, i64 24}
!56 = !{!49, !18, i64 104}
!57 = !{!49, !52, i64 72}
!58 = !{!49, !46, i64 8}
!59 = !{!51, !51, i64 0}
!60 = !{!61, !10, i64 28}
!61 = !{!"tfc_frame", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12, !10, i64 16, !10, i64 20, !10, i64 24, !10, i64 28, !45, i64 32, !45, i64 40, !45, i64 48}
!62 = !{!63, !24, i64 8}
!63 = !{!"tfc_iteration", !24, i64 0, !24, i64 8, !50, i64 16, !18, i64 24, !45, i64 32, !45, i64 40}
!64 = !{!14, !10, i64 112}
!65 = !{!42, !43, i64 0}
!66 = !{!61, !45, i64 32}
!67 = !{!43, !43, i64 0}
!68 = !{!50, !50, i64 0}
!69 = distinct !{!69, !37}
!70 = !{!23, !23, i64 0}
!71 = !{!34, !10, i64 24}
!72 = distinct !{!72, !37}
!73 = !{!14, !24, i64 160}
!74 = !{!14, !10, i64 60}
!75 = !{!76, !16, i64 40}
!76 = !{!"tfc_host", !10, i64 0, !10, i64 4, !16, i64 8, !16, i64 16, !16, i64 24, !16, i64 32, !16, i64 40}
!77 = !{!76, !16, i64 8}
!78 = !{!14, !25, i64 144}
!79 = !{!14, !24, i64 152}
!80 = !{!14, !24, i64 168}
!81 = !{!63, !18, i64 24}
!82 = !{!83, !10, i64 16}
!83 = !{!"tfc_node", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12, !10, i64 16, !10, i64 20, !10, i64 24, !10, i64 28, !10, i64 32, !10, i64 36, !10, i64 40}
!84 = !{!14, !18, i64 40}
!85 = !{!83, !10, i64 0}
!86 = !{!83, !10, i64 24}
!87 = !{!18, !18, i64 0}
!88 = !{!83, !10, i64 36}
!89 = !{!42, !45, i64 40}
!90 = !{!42, !47, i64 32}
!91 = !{!24, !24, i64 0}
!92 = !{!42, !45, i64 48}
!93 = distinct !{!93, !37}
!94 = !{!14, !24, i64 136}
!95 = !{!83, !10, i64 4}
!96 = !{!49, !43, i64 16}
!97 = !{!49, !50, i64 24}
!98 = !{!49, !51, i64 40}
!99 = distinct !{!99, !37}
!100 = !{!14, !17, i64 8}
!101 = !{!83, !10, i64 20}
!102 = !{!103, !45, i64 16}
!103 = !{!"tfc_region_use", !104, i64 0, !19, i64 8, !45, i64 16, !45, i64 24, !105, i64 32, !24, i64 40}
!104 = !{!"p1 _ZTS10tfc_region", !16, i64 0}
!105 = !{!"p1 _ZTS8tfc_move", !16, i64 0}
!106 = !{!34, !16, i64 0}
!107 = !{!103, !19, i64 8}
!108 = !{!16, !16, i64 0}
!109 = distinct !{!109, !37}
!110 = !{!103, !24, i64 40}
!111 = !{!103, !45, i64 24}
!112 = distinct !{!112, !37}
!113 = !{!103, !104, i64 0}
!114 = !{!103, !105, i64 32}
!115 = !{!116, !10, i64 4}
!116 = !{!"tfc_move", !10, i64 0, !10, i64 4, !24, i64 8}
!117 = !{!116, !24, i64 8}
!118 = !{!116, !10, i64 0}
!119 = distinct !{!119, !37}
!120 = !{!11, !11, i64 0}
!121 = distinct !{!121, !37}
!122 = distinct !{!122, !37}
!123 = !{!42, !45, i64 16}
!124 = !{!83, !10, i64 40}
!125 = distinct !{!125, !37}
!126 = !{!14, !18, i64 16}
!127 = !{!49, !18, i64 112}
!128 = distinct !{!128, !37}
!129 = !{!14, !10, i64 132}
!130 = distinct !{!130, !37}
!131 = !{!14, !10, i64 116}
!132 = !{!14, !10, i64 120}
!133 = !{!14, !10, i64 124}
!134 = !{!135, !50, i64 24}
!135 = !{!"tfc_activation", !10, i64 0, !10, i64 4, !18, i64 8, !18, i64 16, !50, i64 24, !51, i64 32}
!136 = !{!135, !10, i64 4}
!137 = !{!135, !51, i64 32}
!138 = !{!135, !18, i64 16}
!139 = distinct !{!139, !37}
!140 = !{!63, !50, i64 16}
!141 = !{!49, !50, i64 32}
!142 = !{!49, !53, i64 80}
!143 = !{!49, !10, i64 64}
!144 = !{!49, !24, i64 56}
!145 = !{!61, !10, i64 24}
!146 = distinct !{!146, !37}
!147 = !{!49, !47, i64 96}
!148 = !{!63, !24, i64 0}
!149 = !{!49, !24, i64 48}
!150 = !{!49, !53, i64 88}
!151 = !{!49, !10, i64 68}
!152 = !{!153, !16, i64 0}
!153 = !{!"tfc_block", !16, i64 0, !24, i64 8}
!154 = !{!155, !24, i64 40}
!155 = !{!"tfc_monitor", !11, i64 0, !10, i64 4, !156, i64 8, !24, i64 16, !24, i64 24, !157, i64 32, !24, i64 40, !24, i64 48}
!156 = !{!"p1 _ZTS9tfc_event", !16, i64 0}
!157 = !{!"p1 _ZTS8tfc_runs", !16, i64 0}
!158 = !{!159, !24, i64 0}
!159 = !{!"timespec", !24, i64 0, !24, i64 8}
!160 = !{!159, !24, i64 8}
!161 = !{!155, !157, i64 32}
!162 = !{!163, !24, i64 0}
!163 = !{!"tfc_runs", !24, i64 0, !24, i64 8, !24, i64 16, !24, i64 24}
!164 = !{!163, !24, i64 16}
!165 = !{!163, !24, i64 24}
!166 = !{!155, !24, i64 48}
!167 = !{!155, !24, i64 24}
!168 = !{!155, !24, i64 16}
!169 = !{!155, !156, i64 8}
!170 = !{!163, !24, i64 8}
!171 = !{!172, !24, i64 8}
!172 = !{!"tfc_event", !24, i64 0, !24, i64 8, !24, i64 16}
!173 = !{!174, !28, i64 16}
!174 = !{!"tfc_worker", !11, i64 0, !24, i64 8, !28, i64 16, !24, i64 24}
!175 = distinct !{!175, !37}
!176 = distinct !{!176, !37}
!177 = distinct !{!177, !37}
!178 = !{!174, !24, i64 8}
!179 = !{!180, !16, i64 0}
!180 = !{!"tfc_loop", !16, i64 0, !16, i64 8, !24, i64 16, !24, i64 24}
!181 = !{!180, !16, i64 8}
!182 = !{!180, !24, i64 16}
!183 = !{!180, !24, i64 24}
!184 = distinct !{!184, !37}
!185 = distinct !{!185, !37}
!186 = !{!174, !24, i64 24}
!187 = distinct !{!187, !37}
!188 = !{!76, !16, i64 16}
!189 = !{!76, !10, i64 4}
!190 = !{!27, !28, i64 8}
!191 = !{i64 0, i64 8, !108, i64 8, i64 8, !108, i64 16, i64 8, !91, i64 24, i64 8, !91}
!192 = distinct !{!192, !37}
!193 = distinct !{!193, !37}
!194 = distinct !{!194, !37}
!195 = !{!27, !30, i64 24}
!196 = distinct !{!196, !37}
!197 = !{!198, !24, i64 16}
!198 = !{!"tfc_failure", !11, i64 0, !11, i64 4, !10, i64 8, !10, i64 12, !24, i64 16, !24, i64 24, !24, i64 32, !199, i64 40}
!199 = !{!"double", !11, i64 0}
!200 = !{!198, !10, i64 12}
!201 = !{!198, !24, i64 24}
!202 = !{!198, !24, i64 32}
!203 = !{!198, !199, i64 40}
!204 = !{!205, !20, i64 40}
!205 = !{!"tfc_region", !206, i64 0, !24, i64 8, !19, i64 16, !47, i64 24, !19, i64 32, !20, i64 40, !24, i64 48, !47, i64 56, !21, i64 64, !207, i64 72, !24, i64 80}
!206 = !{!"p1 _ZTS15tfc_instruction", !16, i64 0}
!207 = !{!"p1 _ZTS9tfc_block", !16, i64 0}
!208 = !{!76, !16, i64 32}
!209 = !{!205, !206, i64 0}
!210 = !{!205, !24, i64 8}
!211 = !{!212, !10, i64 24}
!212 = !{!"tfc_instruction", !16, i64 0, !45, i64 8, !10, i64 16, !10, i64 20, !10, i64 24, !10, i64 28}
!213 = !{!205, !24, i64 48}
!214 = !{!212, !10, i64 20}
!215 = !{!212, !10, i64 16}
!216 = !{!212, !16, i64 0}
!217 = !{!205, !19, i64 32}
!218 = !{!205, !47, i64 24}
!219 = !{!205, !19, i64 16}
!220 = !{!212, !45, i64 8}
!221 = distinct !{!221, !37}
!222 = !{!198, !10, i64 8}
!223 = !{!212, !10, i64 28}
!224 = !{!205, !21, i64 64}
!225 = distinct !{!225, !37}
!226 = distinct !{!226, !37}
!227 = !{!205, !24, i64 80}
!228 = distinct !{!228, !37}
!229 = !{!61, !10, i64 12}
!230 = !{!61, !10, i64 16}
!231 = !{!42, !10, i64 60}
!232 = !{!61, !10, i64 20}
!233 = !{!15, !15, i64 0}
!234 = !{!46, !46, i64 0}
!235 = !{!61, !10, i64 8}
!236 = !{!14, !21, i64 88}
!237 = !{!14, !21, i64 80}
!238 = !{!14, !16, i64 64}
!239 = !{!14, !16, i64 72}
!240 = !{!61, !10, i64 4}
!241 = !{!61, !10, i64 0}
!242 = !{!45, !45, i64 0}
!243 = !{!61, !45, i64 48}
!244 = distinct !{!244, !37}
!245 = !{i64 0, i64 8, !67, i64 8, i64 8, !68, i64 16, i64 8, !59, i64 24, i64 4, !9}
!246 = distinct !{!246, !37}
!247 = distinct !{!247, !37}
!248 = distinct !{!248, !37}
!249 = !{!250, !43, i64 0}
!250 = !{!"held", !43, i64 0, !23, i64 8}
!251 = !{!250, !23, i64 8}
!252 = distinct !{!252, !37}
!253 = distinct !{!253, !37}
!254 = distinct !{!254, !37}
!255 = !{!61, !45, i64 40}
!256 = distinct !{!256, !37}
!257 = distinct !{!257, !37}
!258 = !{!14, !18, i64 32}
!259 = distinct !{!259, !37}
!260 = !{!34, !10, i64 28}
!261 = distinct !{!261, !37}
!262 = !{!42, !44, i64 8}
!263 = !{!63, !45, i64 32}
!264 = !{!83, !10, i64 12}
!265 = !{!63, !45, i64 40}
!266 = distinct !{!266, !37}
!267 = !{!205, !47, i64 56}
!268 = distinct !{!268, !37}
!269 = !{!205, !207, i64 72}
!270 = !{!153, !24, i64 8}
!271 = distinct !{!271, !37}
