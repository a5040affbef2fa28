; Made by `python -m tfc.runtime.native` from native.c; do not edit.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

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
define i32 @tfc_execute(ptr noundef captures(none) initializes((96, 104)) %0) local_unnamed_addr #0 {
  %2 = alloca %struct.tfc_ready, align 8
  %3 = alloca %struct.tfc_ready, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %5 = load ptr, ptr %4, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %7 = load ptr, ptr %6, align 8, !tbaa !22
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr null, ptr %8, align 8, !tbaa !27
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %10 = load ptr, ptr %9, align 8, !tbaa !28
  %11 = icmp eq ptr %10, null
  br i1 %11, label %22, label %12

12:                                               ; preds = %1, %12
  %13 = phi ptr [ %20, %12 ], [ %10, %1 ]
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 40
  %15 = load ptr, ptr %14, align 8, !tbaa !29
  store ptr %15, ptr %9, align 8, !tbaa !28
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %17 = load i64, ptr %16, align 8, !tbaa !31
  %18 = tail call i64 @llvm.smax.i64(i64 %17, i64 0)
  %19 = add nuw nsw i64 %18, 64
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef nonnull %13, i64 noundef %19)
  %20 = load ptr, ptr %9, align 8, !tbaa !28
  %21 = icmp eq ptr %20, null
  br i1 %21, label %22, label %12, !llvm.loop !32

22:                                               ; preds = %12, %1
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %24 = load i32, ptr %23, align 8, !tbaa !34
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %98

26:                                               ; preds = %22
  store i32 1, ptr %23, align 8, !tbaa !34
  %27 = load ptr, ptr %0, align 8, !tbaa !35
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %29 = load i32, ptr %28, align 8, !tbaa !36
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds %struct.tfc_graph, ptr %27, i64 %30
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 24
  %33 = load ptr, ptr %32, align 8, !tbaa !37
  %34 = tail call fastcc ptr @new_instance(ptr noundef nonnull %0, ptr noundef %31, ptr noundef %33, i32 noundef 1)
  %35 = icmp eq ptr %34, null
  br i1 %35, label %98, label %36

36:                                               ; preds = %26
  %37 = load ptr, ptr %34, align 8, !tbaa !44
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 56
  %39 = load i32, ptr %38, align 8, !tbaa !50
  %40 = icmp sgt i32 %39, 0
  br i1 %40, label %41, label %47

41:                                               ; preds = %36
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %43 = load ptr, ptr %42, align 8, !tbaa !51
  %44 = getelementptr inbounds nuw i8, ptr %34, i64 104
  %45 = load ptr, ptr %44, align 8, !tbaa !52
  %46 = zext nneg i32 %39 to i64
  br label %85

47:                                               ; preds = %94, %36
  %48 = getelementptr inbounds nuw i8, ptr %34, i64 72
  %49 = load ptr, ptr %48, align 8, !tbaa !53
  %50 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %51 = load ptr, ptr %50, align 8, !tbaa !54
  %52 = load ptr, ptr %49, align 8, !tbaa !55
  %53 = getelementptr inbounds nuw i8, ptr %51, i64 28
  %54 = load i32, ptr %53, align 4, !tbaa !56
  %55 = add nsw i32 %54, 1
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds nuw i8, ptr %52, i64 8
  store i64 %56, ptr %57, align 8, !tbaa !58
  %58 = icmp sgt i32 %54, 0
  br i1 %58, label %59, label %63

59:                                               ; preds = %47
  %60 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %61 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %62 = getelementptr inbounds nuw i8, ptr %3, i64 24
  br label %67

63:                                               ; preds = %67, %47
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %65 = load i32, ptr %64, align 8, !tbaa !60
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %84, label %98

67:                                               ; preds = %67, %59
  %68 = phi i64 [ 0, %59 ], [ %78, %67 ]
  %69 = phi ptr [ %51, %59 ], [ %79, %67 ]
  %70 = load ptr, ptr %34, align 8, !tbaa !44
  %71 = load ptr, ptr %70, align 8, !tbaa !61
  %72 = getelementptr inbounds nuw i8, ptr %69, i64 32
  %73 = load ptr, ptr %72, align 8, !tbaa !62
  %74 = getelementptr inbounds nuw i32, ptr %73, i64 %68
  %75 = load i32, ptr %74, align 4, !tbaa !5
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds %struct.tfc_node, ptr %71, i64 %76
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #24
  store ptr %77, ptr %3, align 8, !tbaa !63
  store ptr %34, ptr %60, align 8, !tbaa !64
  store ptr %52, ptr %61, align 8, !tbaa !55
  store <2 x i32> zeroinitializer, ptr %62, align 8
  call fastcc void @push(ptr noundef nonnull %0, ptr dead_on_return noundef %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #24
  %78 = add nuw nsw i64 %68, 1
  %79 = load ptr, ptr %50, align 8, !tbaa !54
  %80 = getelementptr inbounds nuw i8, ptr %79, i64 28
  %81 = load i32, ptr %80, align 4, !tbaa !56
  %82 = sext i32 %81 to i64
  %83 = icmp slt i64 %78, %82
  br i1 %83, label %67, label %63, !llvm.loop !65

84:                                               ; preds = %63
  tail call fastcc void @settle(ptr noundef nonnull %0, ptr noundef nonnull %34, ptr noundef nonnull %52)
  br label %98

85:                                               ; preds = %94, %41
  %86 = phi i64 [ 0, %41 ], [ %96, %94 ]
  %87 = getelementptr inbounds nuw ptr, ptr %43, i64 %86
  %88 = load ptr, ptr %87, align 8, !tbaa !66
  %89 = icmp eq ptr %88, null
  br i1 %89, label %94, label %90

90:                                               ; preds = %85
  %91 = getelementptr inbounds nuw i8, ptr %88, i64 24
  %92 = load i32, ptr %91, align 8, !tbaa !67
  %93 = add nsw i32 %92, 1
  store i32 %93, ptr %91, align 8, !tbaa !67
  br label %94

94:                                               ; preds = %90, %85
  %95 = getelementptr inbounds nuw ptr, ptr %45, i64 %86
  store ptr %88, ptr %95, align 8, !tbaa !66
  %96 = add nuw nsw i64 %86, 1
  %97 = icmp eq i64 %96, %46
  br i1 %97, label %47, label %85, !llvm.loop !68

98:                                               ; preds = %84, %63, %26, %22
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %102 = icmp ne ptr %7, null
  %103 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %104 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %107 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %108 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %111 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %112 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %113 = getelementptr inbounds nuw i8, ptr %2, i64 24
  br label %114

114:                                              ; preds = %650, %98
  %115 = load i32, ptr %99, align 8, !tbaa !60
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %117, label %669

117:                                              ; preds = %114
  %118 = load i64, ptr %100, align 8, !tbaa !69
  %119 = icmp eq i64 %118, 0
  br i1 %119, label %656, label %120

120:                                              ; preds = %117
  %121 = load i32, ptr %101, align 4, !tbaa !70
  %122 = icmp ne i32 %121, 0
  %123 = select i1 %122, i1 %102, i1 false
  br i1 %123, label %124, label %133

124:                                              ; preds = %120
  %125 = load ptr, ptr %103, align 8, !tbaa !71
  %126 = icmp eq ptr %125, null
  br i1 %126, label %133, label %127

127:                                              ; preds = %124
  %128 = load ptr, ptr %104, align 8, !tbaa !73
  %129 = tail call i32 %125(ptr noundef %128) #24
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %131, label %653

131:                                              ; preds = %127
  %132 = load i64, ptr %100, align 8, !tbaa !69
  br label %133

133:                                              ; preds = %131, %124, %120
  %134 = phi i64 [ %132, %131 ], [ %118, %124 ], [ %118, %120 ]
  %135 = load ptr, ptr %105, align 8, !tbaa !74
  %136 = load i64, ptr %106, align 8, !tbaa !75
  %137 = getelementptr inbounds %struct.tfc_ready, ptr %135, i64 %136
  %138 = load ptr, ptr %137, align 8, !tbaa !63
  %139 = getelementptr inbounds nuw i8, ptr %137, i64 8
  %140 = load ptr, ptr %139, align 8, !tbaa !64
  %141 = getelementptr inbounds nuw i8, ptr %137, i64 16
  %142 = load ptr, ptr %141, align 8, !tbaa !55
  %143 = getelementptr inbounds nuw i8, ptr %137, i64 24
  %144 = load i32, ptr %143, align 8, !tbaa !5
  %145 = add nsw i64 %136, 1
  %146 = load i64, ptr %107, align 8, !tbaa !76
  %147 = srem i64 %145, %146
  store i64 %147, ptr %106, align 8, !tbaa !75
  %148 = add nsw i64 %134, -1
  store i64 %148, ptr %100, align 8, !tbaa !69
  %149 = getelementptr inbounds nuw i8, ptr %142, i64 24
  %150 = load ptr, ptr %149, align 8, !tbaa !77
  %151 = getelementptr inbounds nuw i8, ptr %138, i64 16
  %152 = load i32, ptr %151, align 4, !tbaa !78
  %153 = sext i32 %152 to i64
  %154 = getelementptr ptr, ptr %150, i64 %153
  %155 = load ptr, ptr %108, align 8, !tbaa !80
  %156 = icmp eq i32 %144, 0
  br i1 %156, label %157, label %646

157:                                              ; preds = %133
  %158 = load i32, ptr %138, align 4, !tbaa !81
  switch i32 %158, label %646 [
    i32 1, label %159
    i32 13, label %240
    i32 0, label %327
    i32 3, label %528
    i32 2, label %586
    i32 4, label %603
    i32 5, label %603
    i32 6, label %603
    i32 7, label %603
    i32 10, label %611
    i32 11, label %624
    i32 12, label %632
  ]

159:                                              ; preds = %157
  %160 = getelementptr inbounds nuw i8, ptr %138, i64 24
  %161 = load i32, ptr %160, align 4, !tbaa !82
  %162 = sext i32 %161 to i64
  %163 = shl nsw i64 %162, 3
  %164 = add nsw i64 %163, 40
  %165 = tail call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef %164)
  %166 = icmp eq ptr %165, null
  br i1 %166, label %650, label %167

167:                                              ; preds = %159
  %168 = getelementptr inbounds nuw i8, ptr %165, i64 40
  %169 = load ptr, ptr %140, align 8, !tbaa !44
  %170 = load ptr, ptr %0, align 8, !tbaa !35
  %171 = ptrtoint ptr %169 to i64
  %172 = ptrtoint ptr %170 to i64
  %173 = sub i64 %171, %172
  %174 = lshr exact i64 %173, 6
  %175 = trunc i64 %174 to i32
  %176 = load ptr, ptr %169, align 8, !tbaa !61
  %177 = ptrtoint ptr %138 to i64
  %178 = ptrtoint ptr %176 to i64
  %179 = sub i64 %177, %178
  %180 = sdiv exact i64 %179, 44
  %181 = trunc i64 %180 to i32
  store i32 %175, ptr %165, align 8, !tbaa !5
  %182 = getelementptr inbounds nuw i8, ptr %165, i64 4
  store i32 %181, ptr %182, align 4, !tbaa !5
  %183 = getelementptr inbounds nuw i8, ptr %165, i64 8
  store ptr %154, ptr %183, align 8, !tbaa !83
  %184 = getelementptr inbounds nuw i8, ptr %165, i64 16
  store ptr %168, ptr %184, align 8, !tbaa !83
  %185 = getelementptr inbounds nuw i8, ptr %165, i64 24
  store ptr %140, ptr %185, align 8, !tbaa !64
  %186 = getelementptr inbounds nuw i8, ptr %165, i64 32
  store ptr %142, ptr %186, align 8, !tbaa !55
  %187 = load i32, ptr %160, align 4, !tbaa !82
  %188 = icmp sgt i32 %187, 0
  br i1 %188, label %189, label %236

189:                                              ; preds = %167
  %190 = getelementptr inbounds nuw i8, ptr %138, i64 36
  br label %191

191:                                              ; preds = %231, %189
  %192 = phi i32 [ %232, %231 ], [ %187, %189 ]
  %193 = phi i64 [ %233, %231 ], [ 0, %189 ]
  %194 = load ptr, ptr %140, align 8, !tbaa !44
  %195 = load i32, ptr %190, align 4, !tbaa !84
  %196 = trunc nuw nsw i64 %193 to i32
  %197 = add nsw i32 %195, %196
  %198 = getelementptr inbounds nuw i8, ptr %194, i64 40
  %199 = load ptr, ptr %198, align 8, !tbaa !85
  %200 = sext i32 %197 to i64
  %201 = getelementptr inbounds i32, ptr %199, i64 %200
  %202 = load i32, ptr %201, align 4, !tbaa !5
  %203 = icmp sgt i32 %202, -1
  br i1 %203, label %204, label %217

204:                                              ; preds = %191
  %205 = zext nneg i32 %202 to i64
  %206 = getelementptr inbounds nuw ptr, ptr %154, i64 %205
  %207 = load ptr, ptr %206, align 8, !tbaa !66
  %208 = icmp eq ptr %207, null
  br i1 %208, label %209, label %212

209:                                              ; preds = %204
  %210 = and i64 %193, 4294967295
  %211 = getelementptr inbounds nuw ptr, ptr %168, i64 %210
  store ptr null, ptr %211, align 8, !tbaa !66
  br label %650

212:                                              ; preds = %204
  %213 = getelementptr inbounds nuw i8, ptr %207, i64 24
  %214 = load i32, ptr %213, align 8, !tbaa !67
  %215 = add nsw i32 %214, 1
  store i32 %215, ptr %213, align 8, !tbaa !67
  %216 = getelementptr inbounds nuw ptr, ptr %168, i64 %193
  store ptr %207, ptr %216, align 8, !tbaa !66
  br label %231

217:                                              ; preds = %191
  %218 = getelementptr inbounds nuw i8, ptr %194, i64 32
  %219 = load ptr, ptr %218, align 8, !tbaa !86
  %220 = getelementptr inbounds i64, ptr %219, i64 %200
  %221 = load i64, ptr %220, align 8, !tbaa !87
  %222 = getelementptr inbounds nuw i8, ptr %194, i64 48
  %223 = load ptr, ptr %222, align 8, !tbaa !88
  %224 = getelementptr inbounds i32, ptr %223, i64 %200
  %225 = load i32, ptr %224, align 4, !tbaa !5
  %226 = tail call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %221, i32 noundef %225)
  %227 = getelementptr inbounds nuw ptr, ptr %168, i64 %193
  store ptr %226, ptr %227, align 8, !tbaa !66
  %228 = icmp eq ptr %226, null
  br i1 %228, label %650, label %229

229:                                              ; preds = %217
  %230 = load i32, ptr %160, align 4, !tbaa !82
  br label %231

231:                                              ; preds = %229, %212
  %232 = phi i32 [ %230, %229 ], [ %192, %212 ]
  %233 = add nuw nsw i64 %193, 1
  %234 = sext i32 %232 to i64
  %235 = icmp slt i64 %233, %234
  br i1 %235, label %191, label %236, !llvm.loop !89

236:                                              ; preds = %167, %231
  %237 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %238 = load i64, ptr %237, align 8, !tbaa !90
  %239 = add nsw i64 %238, 1
  store i64 %239, ptr %237, align 8, !tbaa !90
  store ptr %165, ptr %8, align 8, !tbaa !27
  br label %669

240:                                              ; preds = %157
  %241 = load ptr, ptr %0, align 8, !tbaa !35
  %242 = getelementptr inbounds nuw i8, ptr %138, i64 4
  %243 = load i32, ptr %242, align 4, !tbaa !91
  %244 = sext i32 %243 to i64
  %245 = getelementptr inbounds %struct.tfc_graph, ptr %241, i64 %244
  %246 = getelementptr inbounds nuw i8, ptr %245, i64 24
  %247 = load ptr, ptr %246, align 8, !tbaa !37
  %248 = tail call fastcc ptr @new_instance(ptr noundef nonnull %0, ptr noundef %245, ptr noundef %247, i32 noundef 1)
  %249 = icmp eq ptr %248, null
  br i1 %249, label %650, label %250

250:                                              ; preds = %240
  %251 = getelementptr inbounds nuw i8, ptr %248, i64 16
  store ptr %138, ptr %251, align 8, !tbaa !92
  %252 = getelementptr inbounds nuw i8, ptr %248, i64 24
  store ptr %140, ptr %252, align 8, !tbaa !93
  %253 = getelementptr inbounds nuw i8, ptr %248, i64 40
  store ptr %142, ptr %253, align 8, !tbaa !94
  %254 = getelementptr inbounds nuw i8, ptr %245, i64 56
  %255 = load i32, ptr %254, align 8, !tbaa !50
  %256 = icmp sgt i32 %255, 0
  br i1 %256, label %257, label %287

257:                                              ; preds = %250
  %258 = getelementptr inbounds nuw i8, ptr %248, i64 104
  %259 = load ptr, ptr %258, align 8, !tbaa !52
  %260 = zext nneg i32 %255 to i64
  %261 = icmp ult i32 %255, 4
  br i1 %261, label %285, label %262

262:                                              ; preds = %257
  %263 = shl nuw nsw i64 %260, 3
  %264 = getelementptr i8, ptr %259, i64 %263
  %265 = add nsw i64 %153, %260
  %266 = shl nsw i64 %265, 3
  %267 = getelementptr i8, ptr %150, i64 %266
  %268 = icmp ult ptr %259, %267
  %269 = icmp ult ptr %154, %264
  %270 = and i1 %268, %269
  br i1 %270, label %285, label %271

271:                                              ; preds = %262
  %272 = and i64 %260, 2147483644
  br label %273

273:                                              ; preds = %273, %271
  %274 = phi i64 [ 0, %271 ], [ %281, %273 ]
  %275 = getelementptr inbounds nuw ptr, ptr %154, i64 %274
  %276 = getelementptr inbounds nuw i8, ptr %275, i64 16
  %277 = load <2 x ptr>, ptr %275, align 8, !tbaa !66, !alias.scope !95
  %278 = load <2 x ptr>, ptr %276, align 8, !tbaa !66, !alias.scope !95
  %279 = getelementptr inbounds nuw ptr, ptr %259, i64 %274
  %280 = getelementptr inbounds nuw i8, ptr %279, i64 16
  store <2 x ptr> %277, ptr %279, align 8, !tbaa !66, !alias.scope !98, !noalias !95
  store <2 x ptr> %278, ptr %280, align 8, !tbaa !66, !alias.scope !98, !noalias !95
  store <2 x ptr> zeroinitializer, ptr %275, align 8, !tbaa !66, !alias.scope !95
  store <2 x ptr> zeroinitializer, ptr %276, align 8, !tbaa !66, !alias.scope !95
  %281 = add nuw i64 %274, 4
  %282 = icmp eq i64 %281, %272
  br i1 %282, label %283, label %273, !llvm.loop !100

283:                                              ; preds = %273
  %284 = icmp eq i64 %272, %260
  br i1 %284, label %287, label %285

285:                                              ; preds = %262, %257, %283
  %286 = phi i64 [ 0, %262 ], [ 0, %257 ], [ %272, %283 ]
  br label %320

287:                                              ; preds = %320, %283, %250
  %288 = getelementptr inbounds nuw i8, ptr %248, i64 72
  %289 = load ptr, ptr %288, align 8, !tbaa !53
  %290 = getelementptr inbounds nuw i8, ptr %248, i64 8
  %291 = load ptr, ptr %290, align 8, !tbaa !54
  %292 = load ptr, ptr %289, align 8, !tbaa !55
  %293 = getelementptr inbounds nuw i8, ptr %291, i64 28
  %294 = load i32, ptr %293, align 4, !tbaa !56
  %295 = add nsw i32 %294, 1
  %296 = sext i32 %295 to i64
  %297 = getelementptr inbounds nuw i8, ptr %292, i64 8
  store i64 %296, ptr %297, align 8, !tbaa !58
  %298 = icmp sgt i32 %294, 0
  br i1 %298, label %302, label %299

299:                                              ; preds = %302, %287
  %300 = load i32, ptr %99, align 8, !tbaa !60
  %301 = icmp eq i32 %300, 0
  br i1 %301, label %319, label %650

302:                                              ; preds = %287, %302
  %303 = phi i64 [ %313, %302 ], [ 0, %287 ]
  %304 = phi ptr [ %314, %302 ], [ %291, %287 ]
  %305 = load ptr, ptr %248, align 8, !tbaa !44
  %306 = load ptr, ptr %305, align 8, !tbaa !61
  %307 = getelementptr inbounds nuw i8, ptr %304, i64 32
  %308 = load ptr, ptr %307, align 8, !tbaa !62
  %309 = getelementptr inbounds nuw i32, ptr %308, i64 %303
  %310 = load i32, ptr %309, align 4, !tbaa !5
  %311 = sext i32 %310 to i64
  %312 = getelementptr inbounds %struct.tfc_node, ptr %306, i64 %311
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #24
  store ptr %312, ptr %2, align 8, !tbaa !63
  store ptr %248, ptr %111, align 8, !tbaa !64
  store ptr %292, ptr %112, align 8, !tbaa !55
  store <2 x i32> zeroinitializer, ptr %113, align 8
  call fastcc void @push(ptr noundef nonnull %0, ptr dead_on_return noundef %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #24
  %313 = add nuw nsw i64 %303, 1
  %314 = load ptr, ptr %290, align 8, !tbaa !54
  %315 = getelementptr inbounds nuw i8, ptr %314, i64 28
  %316 = load i32, ptr %315, align 4, !tbaa !56
  %317 = sext i32 %316 to i64
  %318 = icmp slt i64 %313, %317
  br i1 %318, label %302, label %299, !llvm.loop !65

319:                                              ; preds = %299
  tail call fastcc void @settle(ptr noundef nonnull %0, ptr noundef nonnull %248, ptr noundef nonnull %292)
  br label %650

320:                                              ; preds = %285, %320
  %321 = phi i64 [ %325, %320 ], [ %286, %285 ]
  %322 = getelementptr inbounds nuw ptr, ptr %154, i64 %321
  %323 = load ptr, ptr %322, align 8, !tbaa !66
  %324 = getelementptr inbounds nuw ptr, ptr %259, i64 %321
  store ptr %323, ptr %324, align 8, !tbaa !66
  store ptr null, ptr %322, align 8, !tbaa !66
  %325 = add nuw nsw i64 %321, 1
  %326 = icmp eq i64 %325, %260
  br i1 %326, label %287, label %320, !llvm.loop !103

327:                                              ; preds = %157
  %328 = load ptr, ptr %110, align 8, !tbaa !104
  %329 = getelementptr inbounds nuw i8, ptr %138, i64 4
  %330 = load i32, ptr %329, align 4, !tbaa !91
  %331 = sext i32 %330 to i64
  %332 = getelementptr inbounds %struct.tfc_region_use, ptr %328, i64 %331
  %333 = getelementptr inbounds nuw i8, ptr %138, i64 20
  %334 = load i32, ptr %333, align 4, !tbaa !105
  %335 = icmp sgt i32 %334, 0
  br i1 %335, label %336, label %340

336:                                              ; preds = %327
  %337 = getelementptr inbounds nuw i8, ptr %332, i64 16
  %338 = getelementptr inbounds nuw i8, ptr %332, i64 8
  %339 = zext nneg i32 %334 to i64
  br label %348

340:                                              ; preds = %361, %327
  %341 = getelementptr inbounds nuw i8, ptr %138, i64 24
  %342 = load i32, ptr %341, align 4, !tbaa !82
  %343 = icmp sgt i32 %342, 0
  br i1 %343, label %344, label %364

344:                                              ; preds = %340
  %345 = getelementptr inbounds nuw i8, ptr %332, i64 24
  %346 = getelementptr inbounds nuw i8, ptr %332, i64 8
  %347 = getelementptr inbounds nuw i8, ptr %138, i64 36
  br label %371

348:                                              ; preds = %361, %336
  %349 = phi i64 [ 0, %336 ], [ %362, %361 ]
  %350 = load ptr, ptr %337, align 8, !tbaa !106
  %351 = getelementptr inbounds nuw i32, ptr %350, i64 %349
  %352 = load i32, ptr %351, align 4, !tbaa !5
  %353 = icmp sgt i32 %352, -1
  br i1 %353, label %354, label %361

354:                                              ; preds = %348
  %355 = getelementptr inbounds nuw ptr, ptr %154, i64 %349
  %356 = load ptr, ptr %355, align 8, !tbaa !66
  %357 = load ptr, ptr %356, align 8, !tbaa !110
  %358 = load ptr, ptr %338, align 8, !tbaa !111
  %359 = zext nneg i32 %352 to i64
  %360 = getelementptr inbounds nuw ptr, ptr %358, i64 %359
  store ptr %357, ptr %360, align 8, !tbaa !112
  br label %361

361:                                              ; preds = %354, %348
  %362 = add nuw nsw i64 %349, 1
  %363 = icmp eq i64 %362, %339
  br i1 %363, label %340, label %348, !llvm.loop !113

364:                                              ; preds = %419, %340
  %365 = getelementptr inbounds nuw i8, ptr %332, i64 40
  %366 = load i64, ptr %365, align 8, !tbaa !114
  %367 = icmp sgt i64 %366, 0
  br i1 %367, label %368, label %424

368:                                              ; preds = %364
  %369 = getelementptr inbounds nuw i8, ptr %332, i64 8
  %370 = getelementptr inbounds nuw i8, ptr %332, i64 32
  br label %427

371:                                              ; preds = %419, %344
  %372 = phi i64 [ 0, %344 ], [ %420, %419 ]
  %373 = load ptr, ptr %140, align 8, !tbaa !44
  %374 = load i32, ptr %347, align 4, !tbaa !84
  %375 = trunc nuw nsw i64 %372 to i32
  %376 = add nsw i32 %374, %375
  %377 = getelementptr inbounds nuw i8, ptr %373, i64 40
  %378 = load ptr, ptr %377, align 8, !tbaa !85
  %379 = sext i32 %376 to i64
  %380 = getelementptr inbounds i32, ptr %378, i64 %379
  %381 = load i32, ptr %380, align 4, !tbaa !5
  %382 = icmp sgt i32 %381, -1
  br i1 %382, label %383, label %396

383:                                              ; preds = %371
  %384 = zext nneg i32 %381 to i64
  %385 = getelementptr inbounds nuw ptr, ptr %154, i64 %384
  %386 = load ptr, ptr %385, align 8, !tbaa !66
  %387 = icmp eq ptr %386, null
  br i1 %387, label %388, label %391

388:                                              ; preds = %383
  %389 = and i64 %372, 4294967295
  %390 = getelementptr inbounds nuw ptr, ptr %155, i64 %389
  store ptr null, ptr %390, align 8, !tbaa !66
  br label %646

391:                                              ; preds = %383
  %392 = getelementptr inbounds nuw i8, ptr %386, i64 24
  %393 = load i32, ptr %392, align 8, !tbaa !67
  %394 = add nsw i32 %393, 1
  store i32 %394, ptr %392, align 8, !tbaa !67
  %395 = getelementptr inbounds nuw ptr, ptr %155, i64 %372
  store ptr %386, ptr %395, align 8, !tbaa !66
  br label %408

396:                                              ; preds = %371
  %397 = getelementptr inbounds nuw i8, ptr %373, i64 32
  %398 = load ptr, ptr %397, align 8, !tbaa !86
  %399 = getelementptr inbounds i64, ptr %398, i64 %379
  %400 = load i64, ptr %399, align 8, !tbaa !87
  %401 = getelementptr inbounds nuw i8, ptr %373, i64 48
  %402 = load ptr, ptr %401, align 8, !tbaa !88
  %403 = getelementptr inbounds i32, ptr %402, i64 %379
  %404 = load i32, ptr %403, align 4, !tbaa !5
  %405 = tail call fastcc ptr @new_value(ptr noundef %0, i64 noundef %400, i32 noundef %404)
  %406 = getelementptr inbounds nuw ptr, ptr %155, i64 %372
  store ptr %405, ptr %406, align 8, !tbaa !66
  %407 = icmp eq ptr %405, null
  br i1 %407, label %646, label %408

408:                                              ; preds = %396, %391
  %409 = phi ptr [ %386, %391 ], [ %405, %396 ]
  %410 = load ptr, ptr %345, align 8, !tbaa !115
  %411 = getelementptr inbounds nuw i32, ptr %410, i64 %372
  %412 = load i32, ptr %411, align 4, !tbaa !5
  %413 = icmp sgt i32 %412, -1
  br i1 %413, label %414, label %419

414:                                              ; preds = %408
  %415 = load ptr, ptr %409, align 8, !tbaa !110
  %416 = load ptr, ptr %346, align 8, !tbaa !111
  %417 = zext nneg i32 %412 to i64
  %418 = getelementptr inbounds nuw ptr, ptr %416, i64 %417
  store ptr %415, ptr %418, align 8, !tbaa !112
  br label %419

419:                                              ; preds = %414, %408
  %420 = add nuw nsw i64 %372, 1
  %421 = load i32, ptr %341, align 4, !tbaa !82
  %422 = sext i32 %421 to i64
  %423 = icmp slt i64 %420, %422
  br i1 %423, label %371, label %364, !llvm.loop !116

424:                                              ; preds = %427, %364
  %425 = load ptr, ptr %332, align 8, !tbaa !117
  %426 = icmp eq ptr %425, null
  br i1 %426, label %449, label %445

427:                                              ; preds = %427, %368
  %428 = phi i64 [ 0, %368 ], [ %443, %427 ]
  %429 = load ptr, ptr %369, align 8, !tbaa !111
  %430 = load ptr, ptr %370, align 8, !tbaa !118
  %431 = getelementptr inbounds nuw %struct.tfc_move, ptr %430, i64 %428
  %432 = getelementptr inbounds nuw i8, ptr %431, i64 4
  %433 = load i32, ptr %432, align 4, !tbaa !119
  %434 = sext i32 %433 to i64
  %435 = getelementptr inbounds ptr, ptr %429, i64 %434
  %436 = load ptr, ptr %435, align 8, !tbaa !112
  %437 = getelementptr inbounds nuw i8, ptr %431, i64 8
  %438 = load i64, ptr %437, align 8, !tbaa !121
  %439 = getelementptr inbounds i8, ptr %436, i64 %438
  %440 = load i32, ptr %431, align 8, !tbaa !122
  %441 = sext i32 %440 to i64
  %442 = getelementptr inbounds ptr, ptr %429, i64 %441
  store ptr %439, ptr %442, align 8, !tbaa !112
  %443 = add nuw nsw i64 %428, 1
  %444 = icmp eq i64 %443, %366
  br i1 %444, label %424, label %427, !llvm.loop !123

445:                                              ; preds = %424
  %446 = tail call i32 @tfc_walk(ptr noundef nonnull %425)
  %447 = icmp eq i32 %446, 0
  br i1 %447, label %449, label %448

448:                                              ; preds = %445
  tail call fastcc void @fail(ptr noundef %0, i32 noundef %446, i32 noundef 0, ptr noundef %140, ptr noundef nonnull %138)
  br label %449

449:                                              ; preds = %448, %445, %424
  %450 = load i32, ptr %341, align 4, !tbaa !82
  %451 = icmp sgt i32 %450, 0
  br i1 %451, label %452, label %646

452:                                              ; preds = %449
  %453 = getelementptr inbounds nuw i8, ptr %332, i64 24
  %454 = getelementptr inbounds nuw i8, ptr %332, i64 8
  br label %455

455:                                              ; preds = %523, %452
  %456 = phi i32 [ %450, %452 ], [ %524, %523 ]
  %457 = phi i64 [ 0, %452 ], [ %525, %523 ]
  %458 = load ptr, ptr %453, align 8, !tbaa !115
  %459 = getelementptr inbounds nuw i32, ptr %458, i64 %457
  %460 = load i32, ptr %459, align 4, !tbaa !5
  %461 = icmp slt i32 %460, -1
  br i1 %461, label %462, label %523

462:                                              ; preds = %455
  %463 = getelementptr inbounds nuw ptr, ptr %155, i64 %457
  %464 = load ptr, ptr %463, align 8, !tbaa !66
  %465 = load ptr, ptr %464, align 8, !tbaa !110
  %466 = load ptr, ptr %454, align 8, !tbaa !111
  %467 = sub nuw nsw i32 -2, %460
  %468 = zext nneg i32 %467 to i64
  %469 = getelementptr inbounds nuw ptr, ptr %466, i64 %468
  %470 = load ptr, ptr %469, align 8, !tbaa !112
  %471 = getelementptr inbounds nuw i8, ptr %464, i64 16
  %472 = load i64, ptr %471, align 8, !tbaa !31
  %473 = icmp sgt i64 %472, 0
  br i1 %473, label %474, label %523

474:                                              ; preds = %462
  %475 = ptrtoint ptr %470 to i64
  %476 = ptrtoint ptr %465 to i64
  %477 = icmp ult i64 %472, 8
  %478 = sub i64 %476, %475
  %479 = icmp ult i64 %478, 32
  %480 = select i1 %477, i1 true, i1 %479
  br i1 %480, label %512, label %481

481:                                              ; preds = %474
  %482 = icmp ult i64 %472, 32
  br i1 %482, label %500, label %483

483:                                              ; preds = %481
  %484 = and i64 %472, 24
  %485 = and i64 %472, 9223372036854775776
  br label %486

486:                                              ; preds = %486, %483
  %487 = phi i64 [ 0, %483 ], [ %494, %486 ]
  %488 = getelementptr inbounds nuw i8, ptr %470, i64 %487
  %489 = getelementptr inbounds nuw i8, ptr %488, i64 16
  %490 = load <16 x i8>, ptr %488, align 1, !tbaa !124
  %491 = load <16 x i8>, ptr %489, align 1, !tbaa !124
  %492 = getelementptr inbounds nuw i8, ptr %465, i64 %487
  %493 = getelementptr inbounds nuw i8, ptr %492, i64 16
  store <16 x i8> %490, ptr %492, align 1, !tbaa !124
  store <16 x i8> %491, ptr %493, align 1, !tbaa !124
  %494 = add nuw i64 %487, 32
  %495 = icmp eq i64 %494, %485
  br i1 %495, label %496, label %486, !llvm.loop !125

496:                                              ; preds = %486
  %497 = icmp eq i64 %472, %485
  br i1 %497, label %521, label %498

498:                                              ; preds = %496
  %499 = icmp eq i64 %484, 0
  br i1 %499, label %512, label %500, !prof !126

500:                                              ; preds = %481, %498
  %501 = phi i64 [ %485, %498 ], [ 0, %481 ]
  %502 = and i64 %472, 9223372036854775800
  br label %503

503:                                              ; preds = %503, %500
  %504 = phi i64 [ %501, %500 ], [ %508, %503 ]
  %505 = getelementptr inbounds nuw i8, ptr %470, i64 %504
  %506 = load <8 x i8>, ptr %505, align 1, !tbaa !124
  %507 = getelementptr inbounds nuw i8, ptr %465, i64 %504
  store <8 x i8> %506, ptr %507, align 1, !tbaa !124
  %508 = add nuw i64 %504, 8
  %509 = icmp eq i64 %508, %502
  br i1 %509, label %510, label %503, !llvm.loop !127

510:                                              ; preds = %503
  %511 = icmp eq i64 %472, %502
  br i1 %511, label %521, label %512

512:                                              ; preds = %474, %498, %510
  %513 = phi i64 [ 0, %474 ], [ %485, %498 ], [ %502, %510 ]
  br label %514

514:                                              ; preds = %512, %514
  %515 = phi i64 [ %519, %514 ], [ %513, %512 ]
  %516 = getelementptr inbounds nuw i8, ptr %470, i64 %515
  %517 = load i8, ptr %516, align 1, !tbaa !124
  %518 = getelementptr inbounds nuw i8, ptr %465, i64 %515
  store i8 %517, ptr %518, align 1, !tbaa !124
  %519 = add nuw nsw i64 %515, 1
  %520 = icmp eq i64 %519, %472
  br i1 %520, label %521, label %514, !llvm.loop !128

521:                                              ; preds = %514, %510, %496
  %522 = load i32, ptr %341, align 4, !tbaa !82
  br label %523

523:                                              ; preds = %521, %462, %455
  %524 = phi i32 [ %522, %521 ], [ %456, %462 ], [ %456, %455 ]
  %525 = add nuw nsw i64 %457, 1
  %526 = sext i32 %524 to i64
  %527 = icmp slt i64 %525, %526
  br i1 %527, label %455, label %646, !llvm.loop !129

528:                                              ; preds = %157
  %529 = load ptr, ptr %140, align 8, !tbaa !44
  %530 = getelementptr inbounds nuw i8, ptr %529, i64 16
  %531 = load ptr, ptr %530, align 8, !tbaa !130
  %532 = getelementptr inbounds nuw i8, ptr %138, i64 40
  %533 = load i32, ptr %532, align 4, !tbaa !131
  br label %534

534:                                              ; preds = %534, %528
  %535 = phi i64 [ %539, %534 ], [ 0, %528 ]
  %536 = getelementptr inbounds nuw ptr, ptr %154, i64 %535
  %537 = load ptr, ptr %536, align 8, !tbaa !66
  %538 = icmp eq ptr %537, null
  %539 = add nuw nsw i64 %535, 1
  br i1 %538, label %534, label %540, !llvm.loop !132

540:                                              ; preds = %534
  %541 = sext i32 %533 to i64
  %542 = getelementptr inbounds i32, ptr %531, i64 %541
  %543 = trunc nuw nsw i64 %535 to i32
  %544 = getelementptr inbounds nuw i8, ptr %537, i64 24
  %545 = load i32, ptr %544, align 8, !tbaa !67
  %546 = add nsw i32 %545, 1
  store i32 %546, ptr %544, align 8, !tbaa !67
  store ptr %537, ptr %155, align 8, !tbaa !66
  %547 = getelementptr inbounds nuw i8, ptr %155, i64 8
  store ptr null, ptr %547, align 8, !tbaa !66
  %548 = getelementptr inbounds nuw i8, ptr %542, i64 4
  %549 = load i32, ptr %548, align 4, !tbaa !5
  %550 = getelementptr inbounds nuw i8, ptr %542, i64 8
  %551 = load i32, ptr %550, align 4, !tbaa !5
  %552 = icmp eq i32 %549, %551
  br i1 %552, label %646, label %553

553:                                              ; preds = %540
  %554 = getelementptr inbounds nuw i8, ptr %138, i64 36
  %555 = load i32, ptr %554, align 4, !tbaa !84
  %556 = add nsw i32 %555, 1
  %557 = getelementptr inbounds nuw i8, ptr %529, i64 40
  %558 = load ptr, ptr %557, align 8, !tbaa !85
  %559 = sext i32 %556 to i64
  %560 = getelementptr inbounds i32, ptr %558, i64 %559
  %561 = load i32, ptr %560, align 4, !tbaa !5
  %562 = icmp sgt i32 %561, -1
  br i1 %562, label %563, label %572

563:                                              ; preds = %553
  %564 = zext nneg i32 %561 to i64
  %565 = getelementptr inbounds nuw ptr, ptr %154, i64 %564
  %566 = load ptr, ptr %565, align 8, !tbaa !66
  %567 = icmp eq ptr %566, null
  br i1 %567, label %646, label %568

568:                                              ; preds = %563
  %569 = getelementptr inbounds nuw i8, ptr %566, i64 24
  %570 = load i32, ptr %569, align 8, !tbaa !67
  %571 = add nsw i32 %570, 1
  store i32 %571, ptr %569, align 8, !tbaa !67
  store ptr %566, ptr %547, align 8, !tbaa !66
  br label %583

572:                                              ; preds = %553
  %573 = getelementptr inbounds nuw i8, ptr %529, i64 32
  %574 = load ptr, ptr %573, align 8, !tbaa !86
  %575 = getelementptr inbounds i64, ptr %574, i64 %559
  %576 = load i64, ptr %575, align 8, !tbaa !87
  %577 = getelementptr inbounds nuw i8, ptr %529, i64 48
  %578 = load ptr, ptr %577, align 8, !tbaa !88
  %579 = getelementptr inbounds i32, ptr %578, i64 %559
  %580 = load i32, ptr %579, align 4, !tbaa !5
  %581 = tail call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %576, i32 noundef %580)
  store ptr %581, ptr %547, align 8, !tbaa !66
  %582 = icmp eq ptr %581, null
  br i1 %582, label %646, label %583

583:                                              ; preds = %572, %568
  %584 = phi ptr [ %566, %568 ], [ %581, %572 ]
  %585 = load ptr, ptr %584, align 8, !tbaa !110
  store i32 %543, ptr %585, align 4, !tbaa !5
  br label %646

586:                                              ; preds = %157
  %587 = load ptr, ptr %154, align 8, !tbaa !66
  %588 = icmp eq ptr %587, null
  br i1 %588, label %593, label %589

589:                                              ; preds = %586
  %590 = getelementptr inbounds nuw i8, ptr %587, i64 24
  %591 = load i32, ptr %590, align 8, !tbaa !67
  %592 = add nsw i32 %591, 1
  store i32 %592, ptr %590, align 8, !tbaa !67
  br label %593

593:                                              ; preds = %589, %586
  %594 = getelementptr inbounds nuw i8, ptr %154, i64 8
  %595 = load ptr, ptr %594, align 8, !tbaa !66
  %596 = load ptr, ptr %595, align 8, !tbaa !110
  %597 = load i8, ptr %596, align 1, !tbaa !124
  %598 = icmp eq i8 %597, 0
  %599 = select i1 %598, ptr %587, ptr null
  store ptr %599, ptr %155, align 8, !tbaa !66
  %600 = icmp eq ptr %599, null
  %601 = select i1 %600, ptr %587, ptr null
  %602 = getelementptr inbounds nuw i8, ptr %155, i64 8
  store ptr %601, ptr %602, align 8, !tbaa !66
  br label %646

603:                                              ; preds = %157, %157, %157, %157
  %604 = load ptr, ptr %154, align 8, !tbaa !66
  %605 = icmp eq ptr %604, null
  br i1 %605, label %610, label %606

606:                                              ; preds = %603
  %607 = getelementptr inbounds nuw i8, ptr %604, i64 24
  %608 = load i32, ptr %607, align 8, !tbaa !67
  %609 = add nsw i32 %608, 1
  store i32 %609, ptr %607, align 8, !tbaa !67
  br label %610

610:                                              ; preds = %606, %603
  store ptr %604, ptr %155, align 8, !tbaa !66
  br label %646

611:                                              ; preds = %157
  %612 = load ptr, ptr %109, align 8, !tbaa !133
  %613 = getelementptr inbounds nuw i8, ptr %138, i64 4
  %614 = load i32, ptr %613, align 4, !tbaa !91
  %615 = sext i32 %614 to i64
  %616 = getelementptr inbounds ptr, ptr %612, i64 %615
  %617 = load ptr, ptr %616, align 8, !tbaa !66
  %618 = icmp eq ptr %617, null
  br i1 %618, label %623, label %619

619:                                              ; preds = %611
  %620 = getelementptr inbounds nuw i8, ptr %617, i64 24
  %621 = load i32, ptr %620, align 8, !tbaa !67
  %622 = add nsw i32 %621, 1
  store i32 %622, ptr %620, align 8, !tbaa !67
  br label %623

623:                                              ; preds = %619, %611
  store ptr %617, ptr %155, align 8, !tbaa !66
  br label %646

624:                                              ; preds = %157
  %625 = getelementptr inbounds nuw i8, ptr %140, i64 104
  %626 = load ptr, ptr %625, align 8, !tbaa !52
  %627 = getelementptr inbounds nuw i8, ptr %138, i64 4
  %628 = load i32, ptr %627, align 4, !tbaa !91
  %629 = sext i32 %628 to i64
  %630 = getelementptr inbounds ptr, ptr %626, i64 %629
  %631 = load ptr, ptr %630, align 8, !tbaa !66
  store ptr %631, ptr %155, align 8, !tbaa !66
  store ptr null, ptr %630, align 8, !tbaa !66
  br label %646

632:                                              ; preds = %157
  %633 = load ptr, ptr %154, align 8, !tbaa !66
  %634 = icmp eq ptr %633, null
  br i1 %634, label %639, label %635

635:                                              ; preds = %632
  %636 = getelementptr inbounds nuw i8, ptr %633, i64 24
  %637 = load i32, ptr %636, align 8, !tbaa !67
  %638 = add nsw i32 %637, 1
  store i32 %638, ptr %636, align 8, !tbaa !67
  br label %639

639:                                              ; preds = %635, %632
  %640 = getelementptr inbounds nuw i8, ptr %140, i64 112
  %641 = load ptr, ptr %640, align 8, !tbaa !134
  %642 = getelementptr inbounds nuw i8, ptr %138, i64 4
  %643 = load i32, ptr %642, align 4, !tbaa !91
  %644 = sext i32 %643 to i64
  %645 = getelementptr inbounds ptr, ptr %641, i64 %644
  store ptr %633, ptr %645, align 8, !tbaa !66
  br label %646

646:                                              ; preds = %396, %523, %639, %624, %623, %610, %593, %583, %572, %563, %540, %449, %388, %157, %133
  %647 = load i32, ptr %99, align 8, !tbaa !60
  %648 = icmp eq i32 %647, 0
  br i1 %648, label %649, label %650

649:                                              ; preds = %646
  tail call fastcc void @complete(ptr noundef nonnull %0, ptr noundef %140, ptr noundef %142, ptr noundef %138, ptr noundef %155, i32 noundef %144)
  br label %650

650:                                              ; preds = %217, %159, %209, %240, %299, %319, %646, %649
  %651 = load ptr, ptr %8, align 8, !tbaa !27
  %652 = icmp eq ptr %651, null
  br i1 %652, label %114, label %669, !llvm.loop !135

653:                                              ; preds = %127
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 1, i32 noundef 1, ptr noundef null, ptr noundef null)
  %654 = load i32, ptr %99, align 8, !tbaa !60
  %655 = icmp eq i32 %654, 0
  br i1 %655, label %656, label %669

656:                                              ; preds = %117, %653
  %657 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %658 = load i32, ptr %657, align 4, !tbaa !136
  %659 = icmp eq i32 %658, 0
  br i1 %659, label %660, label %669

660:                                              ; preds = %656
  %661 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %662 = load i64, ptr %661, align 8, !tbaa !90
  %663 = icmp eq i64 %662, 0
  br i1 %663, label %664, label %668

664:                                              ; preds = %660
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 13, i32 noundef 5, ptr noundef null, ptr noundef null)
  %665 = load i32, ptr %99, align 8, !tbaa !60
  %666 = freeze i32 %665
  %667 = icmp eq i32 %666, 0
  br i1 %667, label %668, label %669

668:                                              ; preds = %660, %664
  br label %669

669:                                              ; preds = %114, %650, %668, %664, %236, %656, %653
  %670 = phi i32 [ -1, %236 ], [ %654, %653 ], [ %666, %664 ], [ 0, %656 ], [ -2, %668 ], [ %115, %114 ], [ -1, %650 ]
  ret i32 %670
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
  br i1 %11, label %8, label %13, !llvm.loop !137

13:                                               ; preds = %8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %15 = shl i64 %9, 34
  %16 = shl nuw nsw i64 %10, 32
  %17 = add i64 %16, %15
  %18 = ashr exact i64 %17, 29
  %19 = getelementptr inbounds i8, ptr %14, i64 %18
  %20 = load ptr, ptr %19, align 8, !tbaa !112
  store ptr %20, ptr %1, align 8, !tbaa !112
  store ptr %1, ptr %19, align 8, !tbaa !112
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @fail(ptr noundef captures(none) %0, i32 noundef range(i32 1, 0) %1, i32 noundef range(i32 0, 6) %2, ptr noundef readonly captures(address_is_null) %3, ptr noundef %4) unnamed_addr #3 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %7 = load i32, ptr %6, align 8, !tbaa !60
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %34

9:                                                ; preds = %5
  store i32 %1, ptr %6, align 8, !tbaa !60
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 116
  store i32 %2, ptr %10, align 4, !tbaa !138
  %11 = icmp eq ptr %3, null
  br i1 %11, label %12, label %14

12:                                               ; preds = %9
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i32 -1, ptr %13, align 8, !tbaa !139
  br label %31

14:                                               ; preds = %9
  %15 = load ptr, ptr %3, align 8, !tbaa !44
  %16 = load ptr, ptr %0, align 8, !tbaa !35
  %17 = ptrtoint ptr %15 to i64
  %18 = ptrtoint ptr %16 to i64
  %19 = sub i64 %17, %18
  %20 = lshr exact i64 %19, 6
  %21 = trunc i64 %20 to i32
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i32 %21, ptr %22, align 8, !tbaa !139
  %23 = icmp eq ptr %4, null
  br i1 %23, label %31, label %24

24:                                               ; preds = %14
  %25 = load ptr, ptr %15, align 8, !tbaa !61
  %26 = ptrtoint ptr %4 to i64
  %27 = ptrtoint ptr %25 to i64
  %28 = sub i64 %26, %27
  %29 = sdiv exact i64 %28, 44
  %30 = trunc i64 %29 to i32
  br label %31

31:                                               ; preds = %12, %14, %24
  %32 = phi i32 [ %30, %24 ], [ -1, %14 ], [ -1, %12 ]
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 124
  store i32 %32, ptr %33, align 4, !tbaa !140
  br label %34

34:                                               ; preds = %5, %31
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nounwind uwtable
define void @tfc_finish(ptr noundef captures(none) %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %4 = load ptr, ptr %3, align 8, !tbaa !141
  %5 = load ptr, ptr %4, align 8, !tbaa !44
  %6 = load ptr, ptr %5, align 8, !tbaa !61
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !143
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_node, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %12 = load i64, ptr %11, align 8, !tbaa !90
  %13 = add nsw i64 %12, -1
  store i64 %13, ptr %11, align 8, !tbaa !90
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %15 = load ptr, ptr %14, align 8, !tbaa !144
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %17 = load ptr, ptr %16, align 8, !tbaa !145
  tail call fastcc void @complete(ptr noundef %0, ptr noundef nonnull %4, ptr noundef %15, ptr noundef %10, ptr noundef %17, i32 noundef 0)
  %18 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %19 = load i32, ptr %18, align 4, !tbaa !82
  %20 = sext i32 %19 to i64
  %21 = shl nsw i64 %20, 3
  %22 = add nsw i64 %21, 40
  tail call fastcc void @give(ptr noundef %0, ptr noundef %1, i64 noundef %22)
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @complete(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef captures(none) %4, i32 noundef %5) unnamed_addr #5 {
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %8 = load ptr, ptr %7, align 8, !tbaa !77
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %10 = load i32, ptr %9, align 4, !tbaa !78
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds ptr, ptr %8, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %14 = load i32, ptr %13, align 4, !tbaa !105
  %15 = sext i32 %14 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %12, i64 noundef %15)
  %16 = load i32, ptr %3, align 4, !tbaa !81
  switch i32 %16, label %170 [
    i32 4, label %17
    i32 5, label %96
    i32 6, label %116
  ]

17:                                               ; preds = %6
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %19 = load i32, ptr %18, align 4, !tbaa !91
  %20 = icmp slt i32 %19, 0
  %21 = load ptr, ptr %1, align 8, !tbaa !44
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 24
  %23 = load ptr, ptr %22, align 8, !tbaa !37
  %24 = ashr i32 %19, 31
  %25 = xor i32 %24, %19
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw %struct.tfc_frame, ptr %23, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %29 = load ptr, ptr %28, align 8, !tbaa !64
  %30 = icmp eq ptr %29, null
  br i1 %30, label %40, label %31

31:                                               ; preds = %17, %36
  %32 = phi ptr [ %38, %36 ], [ %29, %17 ]
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %34 = load ptr, ptr %33, align 8, !tbaa !54
  %35 = icmp eq ptr %34, %27
  br i1 %35, label %51, label %36

36:                                               ; preds = %31
  %37 = getelementptr inbounds nuw i8, ptr %32, i64 32
  %38 = load ptr, ptr %37, align 8, !tbaa !64
  %39 = icmp eq ptr %38, null
  br i1 %39, label %40, label %31, !llvm.loop !146

40:                                               ; preds = %36, %17
  %41 = tail call fastcc ptr @new_instance(ptr noundef %0, ptr noundef %21, ptr noundef %27, i32 noundef 0)
  %42 = icmp eq ptr %41, null
  br i1 %42, label %171, label %43

43:                                               ; preds = %40
  %44 = getelementptr inbounds nuw i8, ptr %41, i64 24
  store ptr %1, ptr %44, align 8, !tbaa !93
  %45 = getelementptr inbounds nuw i8, ptr %41, i64 40
  store ptr %2, ptr %45, align 8, !tbaa !94
  %46 = load ptr, ptr %28, align 8, !tbaa !147
  %47 = getelementptr inbounds nuw i8, ptr %41, i64 32
  store ptr %46, ptr %47, align 8, !tbaa !148
  store ptr %41, ptr %28, align 8, !tbaa !147
  %48 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %49 = load i64, ptr %48, align 8, !tbaa !58
  %50 = add nsw i64 %49, 1
  store i64 %50, ptr %48, align 8, !tbaa !58
  br label %51

51:                                               ; preds = %31, %43
  %52 = phi ptr [ %41, %43 ], [ %32, %31 ]
  br i1 %20, label %53, label %72

53:                                               ; preds = %51
  %54 = getelementptr inbounds nuw i8, ptr %52, i64 80
  %55 = load ptr, ptr %54, align 8, !tbaa !149
  %56 = getelementptr inbounds nuw i8, ptr %52, i64 64
  %57 = load i32, ptr %56, align 8, !tbaa !150
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %56, align 8, !tbaa !150
  %59 = sext i32 %57 to i64
  %60 = getelementptr inbounds %struct.held, ptr %55, i64 %59
  %61 = icmp eq i32 %5, 0
  br i1 %61, label %62, label %69

62:                                               ; preds = %53
  %63 = load ptr, ptr %4, align 8, !tbaa !66
  %64 = icmp eq ptr %63, null
  br i1 %64, label %69, label %65

65:                                               ; preds = %62
  %66 = getelementptr inbounds nuw i8, ptr %63, i64 24
  %67 = load i32, ptr %66, align 8, !tbaa !67
  %68 = add nsw i32 %67, 1
  store i32 %68, ptr %66, align 8, !tbaa !67
  br label %69

69:                                               ; preds = %65, %62, %53
  %70 = phi ptr [ null, %53 ], [ null, %62 ], [ %63, %65 ]
  store ptr %3, ptr %60, align 8, !tbaa !63
  %71 = getelementptr inbounds nuw i8, ptr %60, i64 8
  store ptr %70, ptr %71, align 8, !tbaa !66
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
  %79 = load i64, ptr %73, align 8, !tbaa !151
  br label %80

80:                                               ; preds = %78, %76
  %81 = phi i64 [ %79, %78 ], [ 0, %76 ]
  %82 = icmp sgt i64 %77, %81
  %83 = load ptr, ptr %74, align 8, !tbaa !53
  br i1 %82, label %84, label %86

84:                                               ; preds = %80
  %85 = load ptr, ptr %83, align 8, !tbaa !55
  tail call fastcc void @settle(ptr noundef %0, ptr noundef nonnull %52, ptr noundef %85)
  br label %171

86:                                               ; preds = %80
  %87 = load ptr, ptr %75, align 8, !tbaa !54
  %88 = getelementptr inbounds nuw i8, ptr %87, i64 24
  %89 = load i32, ptr %88, align 8, !tbaa !152
  %90 = add nsw i32 %89, 1
  %91 = sext i32 %90 to i64
  %92 = srem i64 %77, %91
  %93 = getelementptr inbounds nuw ptr, ptr %83, i64 %92
  %94 = load ptr, ptr %93, align 8, !tbaa !55
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %52, ptr noundef %94, ptr noundef nonnull %3, ptr noundef readonly %4, i32 noundef %5)
  %95 = add nuw nsw i64 %77, 1
  br label %76, !llvm.loop !153

96:                                               ; preds = %6
  %97 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %98 = load ptr, ptr %97, align 8, !tbaa !154
  %99 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %100 = load i32, ptr %99, align 4, !tbaa !91
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds i64, ptr %98, i64 %101
  %103 = icmp eq i32 %5, 0
  %104 = load i64, ptr %102, align 8, !tbaa !87
  %105 = icmp eq i64 %104, -2
  br i1 %103, label %109, label %106

106:                                              ; preds = %96
  br i1 %105, label %177, label %107

107:                                              ; preds = %106
  %108 = load i64, ptr %2, align 8, !tbaa !155
  store i64 %108, ptr %102, align 8, !tbaa !87
  br label %177

109:                                              ; preds = %96
  br i1 %105, label %110, label %111

110:                                              ; preds = %109
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 13, i32 noundef 4, ptr noundef nonnull readonly %1, ptr noundef nonnull %3)
  br label %173

111:                                              ; preds = %109
  store i64 -2, ptr %102, align 8, !tbaa !87
  %112 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %113 = load ptr, ptr %112, align 8, !tbaa !93
  %114 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %115 = load ptr, ptr %114, align 8, !tbaa !94
  tail call fastcc void @send(ptr noundef %0, ptr noundef %113, ptr noundef %115, ptr noundef nonnull %3, ptr noundef readonly %4, i32 noundef 0)
  br label %173

116:                                              ; preds = %6
  %117 = icmp eq i32 %5, 0
  br i1 %117, label %118, label %177

118:                                              ; preds = %116
  %119 = load i64, ptr %2, align 8, !tbaa !155
  %120 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %121 = load i64, ptr %120, align 8, !tbaa !151
  %122 = icmp eq i64 %119, %121
  br i1 %122, label %123, label %156

123:                                              ; preds = %118
  %124 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %125 = load i64, ptr %124, align 8, !tbaa !156
  %126 = add i64 %119, 1
  %127 = sub i64 %126, %125
  %128 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %129 = load ptr, ptr %128, align 8, !tbaa !54
  %130 = getelementptr inbounds nuw i8, ptr %129, i64 24
  %131 = load i32, ptr %130, align 8, !tbaa !152
  %132 = sext i32 %131 to i64
  %133 = icmp slt i64 %127, %132
  br i1 %133, label %150, label %134

134:                                              ; preds = %123
  %135 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %136 = load ptr, ptr %135, align 8, !tbaa !157
  %137 = getelementptr inbounds nuw i8, ptr %1, i64 68
  %138 = load i32, ptr %137, align 4, !tbaa !158
  %139 = add nsw i32 %138, 1
  store i32 %139, ptr %137, align 4, !tbaa !158
  %140 = sext i32 %138 to i64
  %141 = getelementptr inbounds %struct.held, ptr %136, i64 %140
  %142 = load ptr, ptr %4, align 8, !tbaa !66
  %143 = icmp eq ptr %142, null
  br i1 %143, label %148, label %144

144:                                              ; preds = %134
  %145 = getelementptr inbounds nuw i8, ptr %142, i64 24
  %146 = load i32, ptr %145, align 8, !tbaa !67
  %147 = add nsw i32 %146, 1
  store i32 %147, ptr %145, align 8, !tbaa !67
  br label %148

148:                                              ; preds = %144, %134
  store ptr %3, ptr %141, align 8, !tbaa !63
  %149 = getelementptr inbounds nuw i8, ptr %141, i64 8
  store ptr %142, ptr %149, align 8, !tbaa !66
  br label %173

150:                                              ; preds = %123
  tail call fastcc void @begin_iteration(ptr noundef %0, ptr noundef nonnull %1)
  %151 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %152 = load i32, ptr %151, align 8, !tbaa !60
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %154, label %173

154:                                              ; preds = %150
  %155 = load i64, ptr %2, align 8, !tbaa !155
  br label %156

156:                                              ; preds = %154, %118
  %157 = phi i64 [ %155, %154 ], [ %119, %118 ]
  %158 = add nsw i64 %157, 1
  %159 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %160 = load ptr, ptr %159, align 8, !tbaa !53
  %161 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %162 = load ptr, ptr %161, align 8, !tbaa !54
  %163 = getelementptr inbounds nuw i8, ptr %162, i64 24
  %164 = load i32, ptr %163, align 8, !tbaa !152
  %165 = add nsw i32 %164, 1
  %166 = sext i32 %165 to i64
  %167 = srem i64 %158, %166
  %168 = getelementptr inbounds ptr, ptr %160, i64 %167
  %169 = load ptr, ptr %168, align 8, !tbaa !55
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %1, ptr noundef %169, ptr noundef nonnull %3, ptr noundef readonly %4, i32 noundef 0)
  br label %173

170:                                              ; preds = %6
  tail call fastcc void @send(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %2, ptr noundef nonnull %3, ptr noundef %4, i32 noundef %5)
  br label %171

171:                                              ; preds = %84, %40, %170
  %172 = icmp eq i32 %5, 0
  br i1 %172, label %173, label %177

173:                                              ; preds = %110, %111, %148, %150, %156, %171
  %174 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %175 = load i32, ptr %174, align 4, !tbaa !82
  %176 = sext i32 %175 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %4, i64 noundef %176)
  br label %177

177:                                              ; preds = %106, %107, %116, %173, %171
  %178 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %179 = load i32, ptr %178, align 8, !tbaa !60
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
  %2 = load ptr, ptr %0, align 8, !tbaa !159
  %3 = ptrtoint ptr %2 to i64
  %4 = add i64 %3, 63
  %5 = and i64 %4, -64
  %6 = inttoptr i64 %5 to ptr
  ret ptr %6
}

; Function Attrs: mustprogress nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define void @tfc_block_free(ptr noundef captures(none) %0) local_unnamed_addr #7 {
  tail call void @free(ptr noundef %0) #24
  ret void
}

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #8

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define i32 @tfc_monitor_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #9 {
  %2 = load atomic i32, ptr %0 monotonic, align 8
  ret i32 %2
}

; Function Attrs: nounwind uwtable
define void @tfc_monitor_trace(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = zext i32 %1 to i64
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %8 = load i64, ptr %7, align 8, !tbaa !161
  %9 = icmp sgt i64 %8, %6
  br i1 %9, label %10, label %81

10:                                               ; preds = %3
  switch i32 %2, label %75 [
    i32 0, label %11
    i32 1, label %44
  ]

11:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #24
  %12 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #24
  %13 = load i64, ptr %5, align 8, !tbaa !165
  %14 = mul nsw i64 %13, 1000000000
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !167
  %17 = add nsw i64 %14, %16
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #24
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %19 = load ptr, ptr %18, align 8, !tbaa !168
  %20 = getelementptr inbounds nuw %struct.tfc_runs, ptr %19, i64 %6
  %21 = load i64, ptr %20, align 8, !tbaa !169
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %25

23:                                               ; preds = %11
  %24 = getelementptr inbounds nuw i8, ptr %20, i64 16
  store i64 %17, ptr %24, align 8, !tbaa !171
  br label %25

25:                                               ; preds = %23, %11
  %26 = getelementptr inbounds nuw i8, ptr %20, i64 24
  store i64 %17, ptr %26, align 8, !tbaa !172
  %27 = add nsw i64 %21, 1
  store i64 %27, ptr %20, align 8, !tbaa !169
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %29 = load i64, ptr %28, align 8, !tbaa !173
  %30 = icmp slt i64 %21, %29
  br i1 %30, label %31, label %81

31:                                               ; preds = %25
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %33 = load i64, ptr %32, align 8, !tbaa !174
  %34 = add nsw i64 %33, 1
  store i64 %34, ptr %32, align 8, !tbaa !174
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %36 = load i64, ptr %35, align 8, !tbaa !175
  %37 = icmp slt i64 %33, %36
  br i1 %37, label %38, label %81

38:                                               ; preds = %31
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %40 = load ptr, ptr %39, align 8, !tbaa !176
  %41 = getelementptr inbounds %struct.tfc_event, ptr %40, i64 %33
  store i64 %17, ptr %41, align 8, !tbaa !87
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 8
  store i64 0, ptr %42, align 8, !tbaa !87
  %43 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 %6, ptr %43, align 8, !tbaa !87
  br label %81

44:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #24
  %45 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #24
  %46 = load i64, ptr %4, align 8, !tbaa !165
  %47 = mul nsw i64 %46, 1000000000
  %48 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %49 = load i64, ptr %48, align 8, !tbaa !167
  %50 = add nsw i64 %47, %49
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #24
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %52 = load ptr, ptr %51, align 8, !tbaa !168
  %53 = getelementptr inbounds nuw %struct.tfc_runs, ptr %52, i64 %6
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 24
  %55 = load i64, ptr %54, align 8, !tbaa !172
  %56 = sub i64 %50, %55
  %57 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %58 = load i64, ptr %57, align 8, !tbaa !177
  %59 = add nsw i64 %56, %58
  store i64 %59, ptr %57, align 8, !tbaa !177
  store i64 %50, ptr %54, align 8, !tbaa !172
  %60 = load i64, ptr %53, align 8, !tbaa !169
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %62 = load i64, ptr %61, align 8, !tbaa !173
  %63 = icmp sgt i64 %60, %62
  br i1 %63, label %81, label %64

64:                                               ; preds = %44
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %66 = load i64, ptr %65, align 8, !tbaa !174
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %68 = load i64, ptr %67, align 8, !tbaa !175
  %69 = icmp sgt i64 %66, %68
  br i1 %69, label %81, label %70

70:                                               ; preds = %64
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %72 = load ptr, ptr %71, align 8, !tbaa !176
  %73 = getelementptr %struct.tfc_event, ptr %72, i64 %66
  %74 = getelementptr i8, ptr %73, i64 -16
  store i64 %50, ptr %74, align 8, !tbaa !178
  br label %81

75:                                               ; preds = %10
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %77 = load ptr, ptr %76, align 8, !tbaa !168
  %78 = getelementptr inbounds nuw %struct.tfc_runs, ptr %77, i64 %6
  %79 = load i64, ptr %78, align 8, !tbaa !169
  %80 = add nsw i64 %79, 1
  store i64 %80, ptr %78, align 8, !tbaa !169
  br label %81

81:                                               ; preds = %70, %64, %44, %38, %31, %25, %75, %3
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define range(i64 320, 274877907201) i64 @tfc_pool_bytes(i32 noundef %0) local_unnamed_addr #10 {
  %2 = zext i32 %0 to i64
  %3 = shl nuw nsw i64 %2, 6
  %4 = add nuw nsw i64 %3, 320
  ret i64 %4
}

; Function Attrs: nounwind uwtable
define i32 @tfc_pool_start(ptr noundef initializes((4, 8), (64, 68), (128, 140), (192, 196), (288, 292)) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %2, ptr %4, align 4, !tbaa !5
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 288
  store i32 0, ptr %5, align 32, !tbaa !5
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i32 0, ptr %6, align 32, !tbaa !124
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store <2 x i32> zeroinitializer, ptr %7, align 32, !tbaa !124
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i32 0, ptr %8, align 8, !tbaa !124
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store i32 0, ptr %9, align 32, !tbaa !124
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store ptr %0, ptr %11, align 16, !tbaa !180
  %12 = tail call i32 @llvm.umax.i32(i32 %1, i32 1)
  %13 = zext i32 %12 to i64
  br label %14

14:                                               ; preds = %17, %3
  %15 = phi i64 [ %23, %17 ], [ 1, %3 ]
  %16 = icmp eq i64 %15, %13
  br i1 %16, label %26, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw %struct.tfc_worker, ptr %10, i64 %15
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 16
  store ptr %0, ptr %19, align 16, !tbaa !180
  %20 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %21 = tail call i32 @pthread_create(ptr noundef nonnull %20, ptr noundef null, ptr noundef nonnull @worker_main, ptr noundef nonnull %18) #24
  %22 = icmp eq i32 %21, 0
  %23 = add nuw nsw i64 %15, 1
  br i1 %22, label %14, label %24

24:                                               ; preds = %17
  %25 = trunc nuw i64 %15 to i32
  br label %26

26:                                               ; preds = %14, %24
  %27 = phi i32 [ %25, %24 ], [ %12, %14 ]
  store i32 %27, ptr %0, align 64, !tbaa !5
  ret i32 %27
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #11

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @worker_main(ptr noundef %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 16, !tbaa !180
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
  %22 = load i32, ptr %10, align 4, !tbaa !5
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %32, label %24

24:                                               ; preds = %20, %28
  %25 = phi i32 [ %29, %28 ], [ 0, %20 ]
  %26 = load atomic i32, ptr %11 acquire, align 64
  %27 = icmp eq i32 %26, %21
  br i1 %27, label %28, label %43

28:                                               ; preds = %24
  tail call void @llvm.aarch64.hint(i32 1)
  %29 = add nuw i32 %25, 1
  %30 = load i32, ptr %10, align 4, !tbaa !5
  %31 = icmp ult i32 %29, %30
  br i1 %31, label %24, label %32, !llvm.loop !182

32:                                               ; preds = %28, %20
  %33 = atomicrmw add ptr %12, i32 1 seq_cst, align 4
  %34 = load atomic i32, ptr %11 seq_cst, align 64
  %35 = icmp eq i32 %34, %21
  br i1 %35, label %36, label %40

36:                                               ; preds = %32, %36
  %37 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %11, i32 noundef 128, i32 noundef %21, ptr noundef null, ptr noundef null, i32 noundef 0) #24
  %38 = load atomic i32, ptr %11 seq_cst, align 64
  %39 = icmp eq i32 %38, %21
  br i1 %39, label %36, label %40, !llvm.loop !183

40:                                               ; preds = %36, %32
  %41 = phi i32 [ %34, %32 ], [ %38, %36 ]
  %42 = atomicrmw sub ptr %12, i32 1 seq_cst, align 4
  br label %43

43:                                               ; preds = %24, %40
  %44 = phi i32 [ %41, %40 ], [ %26, %24 ]
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
  br i1 %56, label %58, label %50, !llvm.loop !184

58:                                               ; preds = %53
  %59 = load i32, ptr %15, align 32, !tbaa !5
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
  %69 = load i64, ptr %67, align 8, !tbaa !185
  %70 = icmp slt i64 %68, %69
  br i1 %70, label %71, label %99

71:                                               ; preds = %61, %95
  %72 = phi i64 [ %96, %95 ], [ %69, %61 ]
  %73 = atomicrmw add ptr %66, i64 1 monotonic, align 64
  %74 = icmp slt i64 %73, %72
  br i1 %74, label %75, label %95

75:                                               ; preds = %71
  %76 = load ptr, ptr %16, align 8, !tbaa !186
  %77 = load ptr, ptr %17, align 8, !tbaa !188
  %78 = load i64, ptr %18, align 8, !tbaa !189
  %79 = load i64, ptr %19, align 8, !tbaa !190
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
  tail call void %76(ptr noundef %77, i64 noundef %88, i64 noundef %93) #24
  %94 = load i64, ptr %67, align 8, !tbaa !185
  br label %95

95:                                               ; preds = %75, %71
  %96 = phi i64 [ %94, %75 ], [ %72, %71 ]
  %97 = load atomic i64, ptr %66 monotonic, align 64
  %98 = icmp slt i64 %97, %96
  br i1 %98, label %71, label %99, !llvm.loop !191

99:                                               ; preds = %95, %61
  %100 = add nuw i32 %62, 1
  %101 = icmp eq i32 %100, %59
  br i1 %101, label %102, label %61, !llvm.loop !192

102:                                              ; preds = %99, %58
  %103 = atomicrmw sub ptr %14, i32 1 release, align 64
  %104 = icmp eq i32 %103, 1073741825
  br i1 %104, label %105, label %107

105:                                              ; preds = %102
  %106 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %14, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #24
  br label %107

107:                                              ; preds = %50, %105, %102
  br label %20
}

; Function Attrs: nounwind uwtable
define void @tfc_pool_stop(ptr noundef %0) local_unnamed_addr #0 {
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
  %10 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %4, i32 noundef 129, i32 noundef %3, ptr noundef null, ptr noundef null, i32 noundef 0) #24
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
  %19 = load i64, ptr %18, align 8, !tbaa !193
  %20 = tail call i32 @pthread_join(i64 noundef %19, ptr noundef null) #24
  %21 = add nuw nsw i64 %16, 1
  %22 = load i32, ptr %0, align 64, !tbaa !5
  %23 = zext i32 %22 to i64
  %24 = icmp samesign ult i64 %21, %23
  br i1 %24, label %15, label %14, !llvm.loop !194
}

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nounwind uwtable
define void @tfc_parallel_for(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = alloca %struct.tfc_loop, align 8
  %7 = icmp slt i64 %1, 1
  br i1 %7, label %162, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !22
  %11 = icmp eq ptr %10, null
  br i1 %11, label %19, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %14 = load ptr, ptr %13, align 8, !tbaa !195
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %18 = load i32, ptr %17, align 4, !tbaa !196
  br label %25

19:                                               ; preds = %8, %12
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %21 = load ptr, ptr %20, align 8, !tbaa !197
  %22 = icmp eq ptr %21, null
  br i1 %22, label %25, label %23

23:                                               ; preds = %19
  %24 = load i32, ptr %21, align 64, !tbaa !5
  br label %25

25:                                               ; preds = %23, %19, %16
  %26 = phi i1 [ true, %16 ], [ false, %23 ], [ false, %19 ]
  %27 = phi i32 [ %18, %16 ], [ %24, %23 ], [ 1, %19 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #24
  store ptr %2, ptr %6, align 8, !tbaa !186
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %3, ptr %28, align 8, !tbaa !188
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %1, ptr %29, align 8, !tbaa !189
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
  store i64 %39, ptr %30, align 8, !tbaa !190
  %40 = icmp samesign ugt i64 %39, 1
  %41 = and i1 %26, %40
  br i1 %41, label %42, label %48

42:                                               ; preds = %25
  %43 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %44 = load ptr, ptr %43, align 8, !tbaa !195
  %45 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %46 = load ptr, ptr %45, align 8, !tbaa !73
  %47 = trunc i64 %39 to i32
  call void %44(ptr noundef %46, i32 noundef %47, ptr noundef nonnull @run_host_chunk, ptr noundef nonnull %6) #24
  br label %161

48:                                               ; preds = %25
  %49 = icmp eq i64 %39, 1
  br i1 %49, label %160, label %50

50:                                               ; preds = %48
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %52 = load ptr, ptr %51, align 8, !tbaa !197
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 64
  %54 = cmpxchg ptr %53, i32 0, i32 1 acquire monotonic, align 64
  %55 = extractvalue { i32, i1 } %54, 1
  br i1 %55, label %56, label %160

56:                                               ; preds = %50
  %57 = getelementptr inbounds nuw i8, ptr %52, i64 256
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 64 dereferenceable(32) %57, ptr noundef nonnull readonly align 8 dereferenceable(32) %6, i64 32, i1 false), !tbaa.struct !198
  %58 = load i64, ptr %30, align 8, !tbaa !190
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
  %77 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %70, i32 noundef 129, i32 noundef %76, ptr noundef null, ptr noundef null, i32 noundef 0) #24
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
  %92 = load i64, ptr %90, align 8, !tbaa !185
  %93 = icmp slt i64 %91, %92
  br i1 %93, label %94, label %122

94:                                               ; preds = %87, %118
  %95 = phi i64 [ %119, %118 ], [ %92, %87 ]
  %96 = atomicrmw add ptr %89, i64 1 monotonic, align 64
  %97 = icmp slt i64 %96, %95
  br i1 %97, label %98, label %118

98:                                               ; preds = %94
  %99 = load ptr, ptr %57, align 8, !tbaa !186
  %100 = load ptr, ptr %83, align 8, !tbaa !188
  %101 = load i64, ptr %84, align 8, !tbaa !189
  %102 = load i64, ptr %85, align 8, !tbaa !190
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
  tail call void %99(ptr noundef %100, i64 noundef %111, i64 noundef %116) #24
  %117 = load i64, ptr %90, align 8, !tbaa !185
  br label %118

118:                                              ; preds = %98, %94
  %119 = phi i64 [ %117, %98 ], [ %95, %94 ]
  %120 = load atomic i64, ptr %89 monotonic, align 64
  %121 = icmp slt i64 %120, %119
  br i1 %121, label %94, label %122, !llvm.loop !191

122:                                              ; preds = %118, %87
  %123 = add nuw nsw i64 %88, 1
  %124 = icmp eq i64 %123, %86
  br i1 %124, label %125, label %87, !llvm.loop !192

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
  br i1 %138, label %159, label %131, !llvm.loop !199

139:                                              ; preds = %131
  %140 = atomicrmw or ptr %69, i32 1073741824 acquire, align 64
  %141 = or i32 %140, 1073741824
  %142 = icmp eq i32 %141, 1073741824
  br i1 %142, label %148, label %143

143:                                              ; preds = %139, %143
  %144 = phi i32 [ %146, %143 ], [ %141, %139 ]
  %145 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %69, i32 noundef 128, i32 noundef %144, ptr noundef null, ptr noundef null, i32 noundef 0) #24
  %146 = load atomic i32, ptr %69 acquire, align 64
  %147 = icmp eq i32 %146, 1073741824
  br i1 %147, label %148, label %143, !llvm.loop !200

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
  store i64 %156, ptr %157, align 8, !tbaa !185
  %158 = icmp eq i64 %154, %67
  br i1 %158, label %68, label %149, !llvm.loop !201

159:                                              ; preds = %135, %125, %148
  store atomic i32 0, ptr %53 release, align 64
  br label %161

160:                                              ; preds = %50, %48
  tail call void %2(ptr noundef %3, i64 noundef 0, i64 noundef %1) #24
  br label %161

161:                                              ; preds = %159, %160, %42
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #24
  br label %162

162:                                              ; preds = %5, %161
  ret void
}

; Function Attrs: nounwind uwtable
define internal void @run_host_chunk(ptr noundef readonly captures(none) %0, i32 noundef %1) #0 {
  %3 = zext i32 %1 to i64
  %4 = load ptr, ptr %0, align 8, !tbaa !186
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !188
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8, !tbaa !189
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %10 = load i64, ptr %9, align 8, !tbaa !190
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
  tail call void %4(ptr noundef %6, i64 noundef %19, i64 noundef %24) #24
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef i32 @tfc_fail(ptr noundef readonly captures(none) %0, i32 noundef returned %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, double noundef %6) local_unnamed_addr #13 {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8, !tbaa !202
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 4
  br label %11

11:                                               ; preds = %11, %7
  %12 = atomicrmw xchg ptr %10, i32 1 acquire, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %11, !llvm.loop !203

14:                                               ; preds = %11
  %15 = load atomic i32, ptr %9 monotonic, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %19 = load i64, ptr %18, align 8, !tbaa !204
  %20 = icmp slt i64 %3, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %17, %14
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 12
  store i32 %2, ptr %22, align 4, !tbaa !207
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store i64 %3, ptr %23, align 8, !tbaa !204
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i64 %4, ptr %24, align 8, !tbaa !208
  %25 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i64 %5, ptr %25, align 8, !tbaa !209
  %26 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store double %6, ptr %26, align 8, !tbaa !210
  store atomic i32 %1, ptr %9 monotonic, align 8
  br label %27

27:                                               ; preds = %21, %17
  store atomic i32 0, ptr %10 release, align 4
  ret i32 %1
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define i32 @tfc_status(ptr noundef readonly captures(none) %0) local_unnamed_addr #14 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8, !tbaa !202
  %4 = load atomic i32, ptr %3 acquire, align 8
  ret i32 %4
}

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @tfc_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8, !tbaa !22
  %4 = icmp eq ptr %3, null
  br i1 %4, label %15, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !71
  %8 = icmp eq ptr %7, null
  br i1 %8, label %15, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !73
  %12 = tail call i32 %7(ptr noundef %11) #24
  %13 = icmp ne i32 %12, 0
  %14 = zext i1 %13 to i32
  br label %15

15:                                               ; preds = %9, %5, %1
  %16 = phi i32 [ 0, %5 ], [ 0, %1 ], [ %14, %9 ]
  ret i32 %16
}

; Function Attrs: nounwind uwtable
define i32 @tfc_walk(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %3 = load ptr, ptr %2, align 8, !tbaa !211
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %5 = load ptr, ptr %4, align 8, !tbaa !22
  %6 = icmp eq ptr %5, null
  br i1 %6, label %358, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %9 = load ptr, ptr %8, align 8, !tbaa !215
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %15

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %13 = load ptr, ptr %12, align 8, !tbaa !71
  %14 = icmp eq ptr %13, null
  br i1 %14, label %358, label %15

15:                                               ; preds = %11, %7
  %16 = load ptr, ptr %0, align 8, !tbaa !216
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !217
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
  %33 = load i32, ptr %32, align 8, !tbaa !218
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
  %35 = load ptr, ptr %22, align 8, !tbaa !71
  %36 = icmp eq ptr %35, null
  br i1 %36, label %61, label %37

37:                                               ; preds = %34
  %38 = load i64, ptr %23, align 8, !tbaa !220
  %39 = icmp slt i64 %27, %38
  br i1 %39, label %40, label %61

40:                                               ; preds = %37
  %41 = load ptr, ptr %21, align 8, !tbaa !73
  %42 = tail call i32 %35(ptr noundef %41) #24
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %61, label %44

44:                                               ; preds = %40
  %45 = load ptr, ptr %2, align 8, !tbaa !211
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 24
  %47 = load ptr, ptr %46, align 8, !tbaa !202
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 4
  br label %49

49:                                               ; preds = %49, %44
  %50 = atomicrmw xchg ptr %48, i32 1 acquire, align 4
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %49, !llvm.loop !203

52:                                               ; preds = %49
  %53 = load atomic i32, ptr %47 monotonic, align 8
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %59, label %55

55:                                               ; preds = %52
  %56 = getelementptr inbounds nuw i8, ptr %47, i64 16
  %57 = load i64, ptr %56, align 8, !tbaa !204
  %58 = icmp sgt i64 %57, 0
  br i1 %58, label %59, label %353

59:                                               ; preds = %55, %52
  %60 = getelementptr inbounds nuw i8, ptr %47, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %60, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %47 monotonic, align 8
  br label %353

61:                                               ; preds = %40, %37, %34
  %62 = load ptr, ptr %8, align 8, !tbaa !215
  %63 = icmp eq ptr %62, null
  br i1 %63, label %68, label %64

64:                                               ; preds = %61
  %65 = load ptr, ptr %21, align 8, !tbaa !73
  %66 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %67 = load i32, ptr %66, align 4, !tbaa !221
  tail call void %62(ptr noundef %65, i32 noundef %67, i32 noundef 0) #24
  br label %68

68:                                               ; preds = %64, %61
  %69 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %70 = load i32, ptr %69, align 8, !tbaa !222
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %75, label %72

72:                                               ; preds = %68
  %73 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %74 = zext i32 %70 to i64
  br label %82

75:                                               ; preds = %82, %68
  %76 = load ptr, ptr %30, align 8, !tbaa !223
  %77 = load ptr, ptr %24, align 8, !tbaa !224
  %78 = load ptr, ptr %25, align 8, !tbaa !225
  %79 = load ptr, ptr %2, align 8, !tbaa !211
  %80 = tail call i32 %76(ptr noundef %77, ptr noundef %78, ptr noundef %79) #24
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %126, label %95

82:                                               ; preds = %82, %72
  %83 = phi i64 [ 0, %72 ], [ %93, %82 ]
  %84 = load ptr, ptr %20, align 8, !tbaa !226
  %85 = load ptr, ptr %73, align 8, !tbaa !227
  %86 = getelementptr inbounds nuw i32, ptr %85, i64 %83
  %87 = load i32, ptr %86, align 4, !tbaa !5
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds ptr, ptr %84, i64 %88
  %90 = load ptr, ptr %89, align 8, !tbaa !112
  %91 = load ptr, ptr %24, align 8, !tbaa !224
  %92 = getelementptr inbounds nuw ptr, ptr %91, i64 %83
  store ptr %90, ptr %92, align 8, !tbaa !112
  %93 = add nuw nsw i64 %83, 1
  %94 = icmp eq i64 %93, %74
  br i1 %94, label %75, label %82, !llvm.loop !228

95:                                               ; preds = %75
  %96 = load ptr, ptr %2, align 8, !tbaa !211
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 24
  %98 = load ptr, ptr %97, align 8, !tbaa !202
  %99 = load atomic i32, ptr %98 acquire, align 8
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %119

101:                                              ; preds = %95
  %102 = load ptr, ptr %2, align 8, !tbaa !211
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 24
  %104 = load ptr, ptr %103, align 8, !tbaa !202
  %105 = getelementptr inbounds nuw i8, ptr %104, i64 4
  br label %106

106:                                              ; preds = %106, %101
  %107 = atomicrmw xchg ptr %105, i32 1 acquire, align 4
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %109, label %106, !llvm.loop !203

109:                                              ; preds = %106
  %110 = load atomic i32, ptr %104 monotonic, align 8
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %116, label %112

112:                                              ; preds = %109
  %113 = getelementptr inbounds nuw i8, ptr %104, i64 16
  %114 = load i64, ptr %113, align 8, !tbaa !204
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
  %121 = load i32, ptr %120, align 4, !tbaa !221
  %122 = load ptr, ptr %2, align 8, !tbaa !211
  %123 = getelementptr inbounds nuw i8, ptr %122, i64 24
  %124 = load ptr, ptr %123, align 8, !tbaa !202
  %125 = getelementptr inbounds nuw i8, ptr %124, i64 8
  store i32 %121, ptr %125, align 8, !tbaa !229
  br label %126

126:                                              ; preds = %119, %75
  %127 = load ptr, ptr %8, align 8, !tbaa !215
  %128 = icmp eq ptr %127, null
  br i1 %128, label %354, label %129

129:                                              ; preds = %126
  %130 = load ptr, ptr %21, align 8, !tbaa !73
  %131 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %132 = load i32, ptr %131, align 4, !tbaa !221
  tail call void %127(ptr noundef %130, i32 noundef %132, i32 noundef 1) #24
  br label %354

133:                                              ; preds = %29
  %134 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %135 = load i32, ptr %134, align 4, !tbaa !230
  %136 = sext i32 %135 to i64
  br label %354

137:                                              ; preds = %29
  %138 = load ptr, ptr %20, align 8, !tbaa !226
  %139 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %140 = load ptr, ptr %139, align 8, !tbaa !227
  %141 = load i32, ptr %140, align 4, !tbaa !5
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds ptr, ptr %138, i64 %142
  %144 = load ptr, ptr %143, align 8, !tbaa !112
  %145 = load i8, ptr %144, align 1, !tbaa !124
  %146 = icmp eq i8 %145, 0
  br i1 %146, label %147, label %354

147:                                              ; preds = %137
  %148 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %149 = load i32, ptr %148, align 4, !tbaa !230
  %150 = sext i32 %149 to i64
  br label %354

151:                                              ; preds = %29
  %152 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %153 = load ptr, ptr %152, align 8, !tbaa !227
  %154 = load ptr, ptr %20, align 8, !tbaa !226
  %155 = load i32, ptr %153, align 4, !tbaa !5
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds ptr, ptr %154, i64 %156
  %158 = load ptr, ptr %157, align 8, !tbaa !112
  store i32 0, ptr %158, align 4, !tbaa !5
  %159 = getelementptr inbounds nuw i8, ptr %153, i64 4
  %160 = load i32, ptr %159, align 4, !tbaa !5
  %161 = icmp sgt i32 %160, -1
  br i1 %161, label %162, label %354

162:                                              ; preds = %151
  %163 = zext nneg i32 %160 to i64
  %164 = getelementptr inbounds nuw ptr, ptr %154, i64 %163
  %165 = load ptr, ptr %164, align 8, !tbaa !112
  %166 = load i32, ptr %165, align 4, !tbaa !5
  %167 = icmp slt i32 %166, 1
  br i1 %167, label %168, label %354

168:                                              ; preds = %162
  %169 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %170 = load i32, ptr %169, align 4, !tbaa !230
  %171 = sext i32 %170 to i64
  br label %354

172:                                              ; preds = %29
  %173 = load ptr, ptr %8, align 8, !tbaa !215
  %174 = icmp eq ptr %173, null
  br i1 %174, label %179, label %175

175:                                              ; preds = %172
  %176 = load ptr, ptr %21, align 8, !tbaa !73
  %177 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %178 = load i32, ptr %177, align 4, !tbaa !221
  tail call void %173(ptr noundef %176, i32 noundef %178, i32 noundef 2) #24
  br label %179

179:                                              ; preds = %175, %172
  %180 = load ptr, ptr %22, align 8, !tbaa !71
  %181 = icmp eq ptr %180, null
  br i1 %181, label %213, label %182

182:                                              ; preds = %179
  %183 = load i64, ptr %23, align 8, !tbaa !220
  %184 = icmp slt i64 %27, %183
  br i1 %184, label %185, label %213

185:                                              ; preds = %182
  %186 = load ptr, ptr %21, align 8, !tbaa !73
  %187 = tail call i32 %180(ptr noundef %186) #24
  %188 = icmp eq i32 %187, 0
  br i1 %188, label %213, label %189

189:                                              ; preds = %185
  %190 = load ptr, ptr %2, align 8, !tbaa !211
  %191 = getelementptr inbounds nuw i8, ptr %190, i64 24
  %192 = load ptr, ptr %191, align 8, !tbaa !202
  %193 = getelementptr inbounds nuw i8, ptr %192, i64 4
  br label %194

194:                                              ; preds = %194, %189
  %195 = atomicrmw xchg ptr %193, i32 1 acquire, align 4
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %197, label %194, !llvm.loop !203

197:                                              ; preds = %194
  %198 = load atomic i32, ptr %192 monotonic, align 8
  %199 = icmp eq i32 %198, 0
  br i1 %199, label %204, label %200

200:                                              ; preds = %197
  %201 = getelementptr inbounds nuw i8, ptr %192, i64 16
  %202 = load i64, ptr %201, align 8, !tbaa !204
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
  %208 = load i32, ptr %207, align 4, !tbaa !221
  %209 = load ptr, ptr %2, align 8, !tbaa !211
  %210 = getelementptr inbounds nuw i8, ptr %209, i64 24
  %211 = load ptr, ptr %210, align 8, !tbaa !202
  %212 = getelementptr inbounds nuw i8, ptr %211, i64 8
  store i32 %208, ptr %212, align 8, !tbaa !229
  br label %213

213:                                              ; preds = %179, %182, %185, %206
  %214 = phi i32 [ 0, %179 ], [ 1, %206 ], [ 0, %185 ], [ 0, %182 ]
  %215 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %216 = load i32, ptr %215, align 4, !tbaa !230
  %217 = sext i32 %216 to i64
  br label %354

218:                                              ; preds = %29
  %219 = load ptr, ptr %8, align 8, !tbaa !215
  %220 = icmp eq ptr %219, null
  br i1 %220, label %225, label %221

221:                                              ; preds = %218
  %222 = load ptr, ptr %21, align 8, !tbaa !73
  %223 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %224 = load i32, ptr %223, align 4, !tbaa !221
  tail call void %219(ptr noundef %222, i32 noundef %224, i32 noundef 2) #24
  br label %225

225:                                              ; preds = %221, %218
  %226 = load ptr, ptr %22, align 8, !tbaa !71
  %227 = icmp eq ptr %226, null
  br i1 %227, label %259, label %228

228:                                              ; preds = %225
  %229 = load i64, ptr %23, align 8, !tbaa !220
  %230 = icmp slt i64 %27, %229
  br i1 %230, label %231, label %259

231:                                              ; preds = %228
  %232 = load ptr, ptr %21, align 8, !tbaa !73
  %233 = tail call i32 %226(ptr noundef %232) #24
  %234 = icmp eq i32 %233, 0
  br i1 %234, label %259, label %235

235:                                              ; preds = %231
  %236 = load ptr, ptr %2, align 8, !tbaa !211
  %237 = getelementptr inbounds nuw i8, ptr %236, i64 24
  %238 = load ptr, ptr %237, align 8, !tbaa !202
  %239 = getelementptr inbounds nuw i8, ptr %238, i64 4
  br label %240

240:                                              ; preds = %240, %235
  %241 = atomicrmw xchg ptr %239, i32 1 acquire, align 4
  %242 = icmp eq i32 %241, 0
  br i1 %242, label %243, label %240, !llvm.loop !203

243:                                              ; preds = %240
  %244 = load atomic i32, ptr %238 monotonic, align 8
  %245 = icmp eq i32 %244, 0
  br i1 %245, label %250, label %246

246:                                              ; preds = %243
  %247 = getelementptr inbounds nuw i8, ptr %238, i64 16
  %248 = load i64, ptr %247, align 8, !tbaa !204
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
  %254 = load i32, ptr %253, align 4, !tbaa !221
  %255 = load ptr, ptr %2, align 8, !tbaa !211
  %256 = getelementptr inbounds nuw i8, ptr %255, i64 24
  %257 = load ptr, ptr %256, align 8, !tbaa !202
  %258 = getelementptr inbounds nuw i8, ptr %257, i64 8
  store i32 %254, ptr %258, align 8, !tbaa !229
  br label %259

259:                                              ; preds = %225, %228, %231, %252
  %260 = phi i32 [ 0, %225 ], [ 1, %252 ], [ 0, %231 ], [ 0, %228 ]
  %261 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %262 = load ptr, ptr %261, align 8, !tbaa !227
  %263 = load ptr, ptr %20, align 8, !tbaa !226
  %264 = load i32, ptr %262, align 4, !tbaa !5
  %265 = sext i32 %264 to i64
  %266 = getelementptr inbounds ptr, ptr %263, i64 %265
  %267 = load ptr, ptr %266, align 8, !tbaa !112
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
  %276 = load ptr, ptr %275, align 8, !tbaa !112
  %277 = load i32, ptr %276, align 4, !tbaa !5
  %278 = icmp slt i32 %269, %277
  br i1 %278, label %279, label %354

279:                                              ; preds = %273, %259
  %280 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %281 = load i32, ptr %280, align 4, !tbaa !230
  %282 = sext i32 %281 to i64
  br label %354

283:                                              ; preds = %29
  %284 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %285 = load ptr, ptr %284, align 8, !tbaa !227
  %286 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %287 = load i32, ptr %286, align 8, !tbaa !222
  %288 = load ptr, ptr %20, align 8, !tbaa !226
  %289 = load i32, ptr %285, align 4, !tbaa !5
  %290 = sext i32 %289 to i64
  %291 = getelementptr inbounds ptr, ptr %288, i64 %290
  %292 = load ptr, ptr %291, align 8, !tbaa !112
  %293 = getelementptr inbounds nuw i8, ptr %285, i64 4
  %294 = load i32, ptr %293, align 4, !tbaa !5
  %295 = sext i32 %294 to i64
  %296 = getelementptr inbounds ptr, ptr %288, i64 %295
  %297 = load ptr, ptr %296, align 8, !tbaa !112
  store ptr %297, ptr %291, align 8, !tbaa !112
  %298 = load ptr, ptr %20, align 8, !tbaa !226
  %299 = getelementptr inbounds ptr, ptr %298, i64 %295
  store ptr %292, ptr %299, align 8, !tbaa !112
  %300 = load ptr, ptr %19, align 8, !tbaa !231
  %301 = getelementptr inbounds nuw i8, ptr %285, i64 8
  %302 = load i32, ptr %301, align 4, !tbaa !5
  %303 = sext i32 %302 to i64
  %304 = getelementptr inbounds i8, ptr %300, i64 %303
  %305 = load i8, ptr %304, align 1, !tbaa !124
  %306 = xor i8 %305, 1
  store i8 %306, ptr %304, align 1, !tbaa !124
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
  %320 = load ptr, ptr %20, align 8, !tbaa !226
  %321 = getelementptr inbounds nuw i32, ptr %285, i64 %319
  %322 = load i32, ptr %321, align 4, !tbaa !5
  %323 = sext i32 %322 to i64
  %324 = getelementptr inbounds ptr, ptr %320, i64 %323
  %325 = load ptr, ptr %324, align 8, !tbaa !112
  %326 = ptrtoint ptr %325 to i64
  %327 = icmp samesign ult i64 %319, %316
  %328 = select i1 %327, i64 %309, i64 %315
  %329 = add i64 %328, %326
  %330 = inttoptr i64 %329 to ptr
  store ptr %330, ptr %324, align 8, !tbaa !112
  %331 = add nuw nsw i64 %319, 1
  %332 = icmp eq i64 %331, %317
  br i1 %332, label %354, label %318, !llvm.loop !232

333:                                              ; preds = %29
  %334 = load ptr, ptr %19, align 8, !tbaa !231
  %335 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %336 = load ptr, ptr %335, align 8, !tbaa !227
  %337 = getelementptr inbounds nuw i8, ptr %336, i64 8
  %338 = load i32, ptr %337, align 4, !tbaa !5
  %339 = sext i32 %338 to i64
  %340 = getelementptr inbounds i8, ptr %334, i64 %339
  %341 = load i8, ptr %340, align 1, !tbaa !124
  %342 = icmp eq i8 %341, 0
  br i1 %342, label %343, label %354

343:                                              ; preds = %333
  %344 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %345 = load i32, ptr %344, align 4, !tbaa !230
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
  br i1 %357, label %26, label %644, !llvm.loop !233

358:                                              ; preds = %11, %1
  %359 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %360 = load i64, ptr %359, align 8, !tbaa !234
  %361 = icmp eq i64 %360, 0
  br i1 %361, label %428, label %362

362:                                              ; preds = %358
  %363 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %364 = load i64, ptr %363, align 8, !tbaa !217
  %365 = icmp sgt i64 %364, 0
  br i1 %365, label %366, label %644

366:                                              ; preds = %362
  %367 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %368 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %369 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %374

370:                                              ; preds = %384
  %371 = add nuw nsw i64 %375, 1
  %372 = load i64, ptr %363, align 8, !tbaa !217
  %373 = icmp slt i64 %371, %372
  br i1 %373, label %374, label %644, !llvm.loop !235

374:                                              ; preds = %370, %366
  %375 = phi i64 [ 0, %366 ], [ %371, %370 ]
  %376 = load ptr, ptr %0, align 8, !tbaa !216
  %377 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %376, i64 %375
  %378 = getelementptr inbounds nuw i8, ptr %377, i64 16
  %379 = load i32, ptr %378, align 8, !tbaa !222
  %380 = icmp eq i32 %379, 0
  br i1 %380, label %384, label %381

381:                                              ; preds = %374
  %382 = getelementptr inbounds nuw i8, ptr %377, i64 8
  %383 = zext i32 %379 to i64
  br label %391

384:                                              ; preds = %391, %374
  %385 = load ptr, ptr %377, align 8, !tbaa !223
  %386 = load ptr, ptr %368, align 8, !tbaa !224
  %387 = load ptr, ptr %369, align 8, !tbaa !225
  %388 = load ptr, ptr %2, align 8, !tbaa !211
  %389 = tail call i32 %385(ptr noundef %386, ptr noundef %387, ptr noundef %388) #24
  %390 = icmp eq i32 %389, 0
  br i1 %390, label %370, label %404

391:                                              ; preds = %391, %381
  %392 = phi i64 [ 0, %381 ], [ %402, %391 ]
  %393 = load ptr, ptr %367, align 8, !tbaa !226
  %394 = load ptr, ptr %382, align 8, !tbaa !227
  %395 = getelementptr inbounds nuw i32, ptr %394, i64 %392
  %396 = load i32, ptr %395, align 4, !tbaa !5
  %397 = sext i32 %396 to i64
  %398 = getelementptr inbounds ptr, ptr %393, i64 %397
  %399 = load ptr, ptr %398, align 8, !tbaa !112
  %400 = load ptr, ptr %368, align 8, !tbaa !224
  %401 = getelementptr inbounds nuw ptr, ptr %400, i64 %392
  store ptr %399, ptr %401, align 8, !tbaa !112
  %402 = add nuw nsw i64 %392, 1
  %403 = icmp eq i64 %402, %383
  br i1 %403, label %384, label %391, !llvm.loop !228

404:                                              ; preds = %384
  %405 = load ptr, ptr %2, align 8, !tbaa !211
  %406 = getelementptr inbounds nuw i8, ptr %405, i64 24
  %407 = load ptr, ptr %406, align 8, !tbaa !202
  %408 = load atomic i32, ptr %407 acquire, align 8
  %409 = icmp eq i32 %408, 0
  br i1 %409, label %410, label %635

410:                                              ; preds = %404
  %411 = load ptr, ptr %2, align 8, !tbaa !211
  %412 = getelementptr inbounds nuw i8, ptr %411, i64 24
  %413 = load ptr, ptr %412, align 8, !tbaa !202
  %414 = getelementptr inbounds nuw i8, ptr %413, i64 4
  br label %415

415:                                              ; preds = %415, %410
  %416 = atomicrmw xchg ptr %414, i32 1 acquire, align 4
  %417 = icmp eq i32 %416, 0
  br i1 %417, label %418, label %415, !llvm.loop !203

418:                                              ; preds = %415
  %419 = load atomic i32, ptr %413 monotonic, align 8
  %420 = icmp eq i32 %419, 0
  br i1 %420, label %425, label %421

421:                                              ; preds = %418
  %422 = getelementptr inbounds nuw i8, ptr %413, i64 16
  %423 = load i64, ptr %422, align 8, !tbaa !204
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
  %429 = load ptr, ptr %0, align 8, !tbaa !216
  %430 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %431 = load i64, ptr %430, align 8, !tbaa !217
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
  %443 = load i32, ptr %442, align 8, !tbaa !218
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
  %446 = load i32, ptr %445, align 8, !tbaa !222
  %447 = icmp eq i32 %446, 0
  br i1 %447, label %451, label %448

448:                                              ; preds = %444
  %449 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %450 = zext i32 %446 to i64
  br label %458

451:                                              ; preds = %458, %444
  %452 = load ptr, ptr %440, align 8, !tbaa !223
  %453 = load ptr, ptr %434, align 8, !tbaa !224
  %454 = load ptr, ptr %435, align 8, !tbaa !225
  %455 = load ptr, ptr %2, align 8, !tbaa !211
  %456 = tail call i32 %452(ptr noundef %453, ptr noundef %454, ptr noundef %455) #24
  %457 = icmp eq i32 %456, 0
  br i1 %457, label %631, label %471

458:                                              ; preds = %458, %448
  %459 = phi i64 [ 0, %448 ], [ %469, %458 ]
  %460 = load ptr, ptr %433, align 8, !tbaa !226
  %461 = load ptr, ptr %449, align 8, !tbaa !227
  %462 = getelementptr inbounds nuw i32, ptr %461, i64 %459
  %463 = load i32, ptr %462, align 4, !tbaa !5
  %464 = sext i32 %463 to i64
  %465 = getelementptr inbounds ptr, ptr %460, i64 %464
  %466 = load ptr, ptr %465, align 8, !tbaa !112
  %467 = load ptr, ptr %434, align 8, !tbaa !224
  %468 = getelementptr inbounds nuw ptr, ptr %467, i64 %459
  store ptr %466, ptr %468, align 8, !tbaa !112
  %469 = add nuw nsw i64 %459, 1
  %470 = icmp eq i64 %469, %450
  br i1 %470, label %451, label %458, !llvm.loop !228

471:                                              ; preds = %451
  %472 = load ptr, ptr %2, align 8, !tbaa !211
  %473 = getelementptr inbounds nuw i8, ptr %472, i64 24
  %474 = load ptr, ptr %473, align 8, !tbaa !202
  %475 = load atomic i32, ptr %474 acquire, align 8
  %476 = icmp eq i32 %475, 0
  br i1 %476, label %477, label %635

477:                                              ; preds = %471
  %478 = load ptr, ptr %2, align 8, !tbaa !211
  %479 = getelementptr inbounds nuw i8, ptr %478, i64 24
  %480 = load ptr, ptr %479, align 8, !tbaa !202
  %481 = getelementptr inbounds nuw i8, ptr %480, i64 4
  br label %482

482:                                              ; preds = %482, %477
  %483 = atomicrmw xchg ptr %481, i32 1 acquire, align 4
  %484 = icmp eq i32 %483, 0
  br i1 %484, label %485, label %482, !llvm.loop !203

485:                                              ; preds = %482
  %486 = load atomic i32, ptr %480 monotonic, align 8
  %487 = icmp eq i32 %486, 0
  br i1 %487, label %492, label %488

488:                                              ; preds = %485
  %489 = getelementptr inbounds nuw i8, ptr %480, i64 16
  %490 = load i64, ptr %489, align 8, !tbaa !204
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
  %497 = load i32, ptr %496, align 4, !tbaa !230
  %498 = sext i32 %497 to i64
  br label %631

499:                                              ; preds = %439
  %500 = load ptr, ptr %433, align 8, !tbaa !226
  %501 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %502 = load ptr, ptr %501, align 8, !tbaa !227
  %503 = load i32, ptr %502, align 4, !tbaa !5
  %504 = sext i32 %503 to i64
  %505 = getelementptr inbounds ptr, ptr %500, i64 %504
  %506 = load ptr, ptr %505, align 8, !tbaa !112
  %507 = load i8, ptr %506, align 1, !tbaa !124
  %508 = icmp eq i8 %507, 0
  br i1 %508, label %509, label %631

509:                                              ; preds = %499
  %510 = getelementptr inbounds nuw i8, ptr %440, i64 28
  %511 = load i32, ptr %510, align 4, !tbaa !230
  %512 = sext i32 %511 to i64
  br label %631

513:                                              ; preds = %439
  %514 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %515 = load ptr, ptr %514, align 8, !tbaa !227
  %516 = load ptr, ptr %433, align 8, !tbaa !226
  %517 = load i32, ptr %515, align 4, !tbaa !5
  %518 = sext i32 %517 to i64
  %519 = getelementptr inbounds ptr, ptr %516, i64 %518
  %520 = load ptr, ptr %519, align 8, !tbaa !112
  store i32 0, ptr %520, align 4, !tbaa !5
  %521 = getelementptr inbounds nuw i8, ptr %515, i64 4
  %522 = load i32, ptr %521, align 4, !tbaa !5
  %523 = icmp sgt i32 %522, -1
  br i1 %523, label %524, label %631

524:                                              ; preds = %513
  %525 = zext nneg i32 %522 to i64
  %526 = getelementptr inbounds nuw ptr, ptr %516, i64 %525
  %527 = load ptr, ptr %526, align 8, !tbaa !112
  %528 = load i32, ptr %527, align 4, !tbaa !5
  %529 = icmp slt i32 %528, 1
  br i1 %529, label %530, label %631

530:                                              ; preds = %524
  %531 = getelementptr inbounds nuw i8, ptr %440, i64 28
  %532 = load i32, ptr %531, align 4, !tbaa !230
  %533 = sext i32 %532 to i64
  br label %631

534:                                              ; preds = %439
  %535 = getelementptr inbounds nuw i8, ptr %440, i64 28
  %536 = load i32, ptr %535, align 4, !tbaa !230
  %537 = sext i32 %536 to i64
  br label %631

538:                                              ; preds = %439
  %539 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %540 = load ptr, ptr %539, align 8, !tbaa !227
  %541 = load ptr, ptr %433, align 8, !tbaa !226
  %542 = load i32, ptr %540, align 4, !tbaa !5
  %543 = sext i32 %542 to i64
  %544 = getelementptr inbounds ptr, ptr %541, i64 %543
  %545 = load ptr, ptr %544, align 8, !tbaa !112
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
  %554 = load ptr, ptr %553, align 8, !tbaa !112
  %555 = load i32, ptr %554, align 4, !tbaa !5
  %556 = icmp slt i32 %547, %555
  br i1 %556, label %557, label %631

557:                                              ; preds = %551, %538
  %558 = getelementptr inbounds nuw i8, ptr %440, i64 28
  %559 = load i32, ptr %558, align 4, !tbaa !230
  %560 = sext i32 %559 to i64
  br label %631

561:                                              ; preds = %439
  %562 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %563 = load ptr, ptr %562, align 8, !tbaa !227
  %564 = getelementptr inbounds nuw i8, ptr %440, i64 16
  %565 = load i32, ptr %564, align 8, !tbaa !222
  %566 = load ptr, ptr %433, align 8, !tbaa !226
  %567 = load i32, ptr %563, align 4, !tbaa !5
  %568 = sext i32 %567 to i64
  %569 = getelementptr inbounds ptr, ptr %566, i64 %568
  %570 = load ptr, ptr %569, align 8, !tbaa !112
  %571 = getelementptr inbounds nuw i8, ptr %563, i64 4
  %572 = load i32, ptr %571, align 4, !tbaa !5
  %573 = sext i32 %572 to i64
  %574 = getelementptr inbounds ptr, ptr %566, i64 %573
  %575 = load ptr, ptr %574, align 8, !tbaa !112
  store ptr %575, ptr %569, align 8, !tbaa !112
  %576 = load ptr, ptr %433, align 8, !tbaa !226
  %577 = getelementptr inbounds ptr, ptr %576, i64 %573
  store ptr %570, ptr %577, align 8, !tbaa !112
  %578 = load ptr, ptr %432, align 8, !tbaa !231
  %579 = getelementptr inbounds nuw i8, ptr %563, i64 8
  %580 = load i32, ptr %579, align 4, !tbaa !5
  %581 = sext i32 %580 to i64
  %582 = getelementptr inbounds i8, ptr %578, i64 %581
  %583 = load i8, ptr %582, align 1, !tbaa !124
  %584 = xor i8 %583, 1
  store i8 %584, ptr %582, align 1, !tbaa !124
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
  %598 = load ptr, ptr %433, align 8, !tbaa !226
  %599 = getelementptr inbounds nuw i32, ptr %563, i64 %597
  %600 = load i32, ptr %599, align 4, !tbaa !5
  %601 = sext i32 %600 to i64
  %602 = getelementptr inbounds ptr, ptr %598, i64 %601
  %603 = load ptr, ptr %602, align 8, !tbaa !112
  %604 = ptrtoint ptr %603 to i64
  %605 = icmp samesign ult i64 %597, %594
  %606 = select i1 %605, i64 %587, i64 %593
  %607 = add i64 %606, %604
  %608 = inttoptr i64 %607 to ptr
  store ptr %608, ptr %602, align 8, !tbaa !112
  %609 = add nuw nsw i64 %597, 1
  %610 = icmp eq i64 %609, %595
  br i1 %610, label %631, label %596, !llvm.loop !232

611:                                              ; preds = %439
  %612 = load ptr, ptr %432, align 8, !tbaa !231
  %613 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %614 = load ptr, ptr %613, align 8, !tbaa !227
  %615 = getelementptr inbounds nuw i8, ptr %614, i64 8
  %616 = load i32, ptr %615, align 4, !tbaa !5
  %617 = sext i32 %616 to i64
  %618 = getelementptr inbounds i8, ptr %612, i64 %617
  %619 = load i8, ptr %618, align 1, !tbaa !124
  %620 = icmp eq i8 %619, 0
  br i1 %620, label %621, label %631

621:                                              ; preds = %611
  %622 = getelementptr inbounds nuw i8, ptr %440, i64 28
  %623 = load i32, ptr %622, align 4, !tbaa !230
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
  br i1 %634, label %436, label %644, !llvm.loop !233

635:                                              ; preds = %494, %471, %404, %427, %353
  %636 = phi ptr [ %377, %404 ], [ %30, %353 ], [ %377, %427 ], [ %440, %471 ], [ %440, %494 ]
  %637 = phi i32 [ %389, %404 ], [ 1, %353 ], [ %389, %427 ], [ %456, %471 ], [ %456, %494 ]
  %638 = getelementptr inbounds nuw i8, ptr %636, i64 20
  %639 = load i32, ptr %638, align 4, !tbaa !221
  %640 = load ptr, ptr %2, align 8, !tbaa !211
  %641 = getelementptr inbounds nuw i8, ptr %640, i64 24
  %642 = load ptr, ptr %641, align 8, !tbaa !202
  %643 = getelementptr inbounds nuw i8, ptr %642, i64 8
  store i32 %639, ptr %643, align 8, !tbaa !229
  br label %644

644:                                              ; preds = %354, %26, %370, %631, %436, %635, %362
  %645 = phi i32 [ 0, %370 ], [ 0, %362 ], [ 0, %436 ], [ %637, %635 ], [ %633, %631 ], [ 0, %26 ], [ %356, %354 ]
  ret i32 %645
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @new_instance(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, i32 noundef range(i32 0, 2) %3) unnamed_addr #5 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %6 = load i32, ptr %5, align 4, !tbaa !236
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %8 = load i32, ptr %7, align 8, !tbaa !237
  %9 = icmp eq i32 %3, 0
  br i1 %9, label %17, label %10

10:                                               ; preds = %4
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %12 = load i32, ptr %11, align 8, !tbaa !50
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %14 = load i32, ptr %13, align 4, !tbaa !238
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
  %24 = load i32, ptr %23, align 8, !tbaa !152
  %25 = add nsw i32 %24, 1
  %26 = sext i32 %25 to i64
  %27 = add nsw i64 %18, %26
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %29 = load i32, ptr %28, align 4, !tbaa !239
  %30 = sext i32 %29 to i64
  %31 = add nsw i64 %27, %30
  %32 = shl nsw i64 %31, 3
  %33 = add nsw i64 %22, %32
  %34 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %33)
  %35 = icmp eq ptr %34, null
  br i1 %35, label %86, label %36

36:                                               ; preds = %17
  store ptr %1, ptr %34, align 8, !tbaa !240
  %37 = getelementptr inbounds nuw i8, ptr %34, i64 8
  store ptr %2, ptr %37, align 8, !tbaa !241
  %38 = getelementptr inbounds nuw i8, ptr %34, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %38, i8 0, i64 40, i1 false)
  %39 = getelementptr inbounds nuw i8, ptr %34, i64 56
  store i64 -1, ptr %39, align 8, !tbaa !87
  %40 = getelementptr inbounds nuw i8, ptr %34, i64 64
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %40, i8 0, i64 56, i1 false)
  %41 = getelementptr i8, ptr %34, i64 120
  %42 = getelementptr inbounds nuw i8, ptr %34, i64 80
  store ptr %41, ptr %42, align 8, !tbaa !149
  %43 = load i32, ptr %5, align 4, !tbaa !236
  %44 = sext i32 %43 to i64
  %45 = getelementptr %struct.held, ptr %41, i64 %44
  %46 = getelementptr inbounds nuw i8, ptr %34, i64 88
  store ptr %45, ptr %46, align 8, !tbaa !157
  %47 = load i32, ptr %7, align 8, !tbaa !237
  %48 = sext i32 %47 to i64
  %49 = getelementptr %struct.held, ptr %45, i64 %48
  %50 = getelementptr inbounds nuw i8, ptr %34, i64 72
  store ptr %49, ptr %50, align 8, !tbaa !53
  %51 = load i32, ptr %23, align 8, !tbaa !152
  %52 = sext i32 %51 to i64
  %53 = getelementptr ptr, ptr %49, i64 %52
  %54 = getelementptr i8, ptr %53, i64 8
  %55 = getelementptr inbounds nuw i8, ptr %34, i64 96
  store ptr %54, ptr %55, align 8, !tbaa !154
  %56 = load i32, ptr %28, align 4, !tbaa !239
  %57 = icmp sgt i32 %56, 0
  br i1 %57, label %58, label %61

58:                                               ; preds = %36
  %59 = zext nneg i32 %56 to i64
  %60 = shl nuw nsw i64 %59, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %54, i8 -1, i64 %60, i1 false), !tbaa !87
  br label %61

61:                                               ; preds = %58, %36
  br i1 %9, label %78, label %62

62:                                               ; preds = %61
  %63 = sext i32 %56 to i64
  %64 = getelementptr i64, ptr %54, i64 %63
  %65 = getelementptr inbounds nuw i8, ptr %34, i64 104
  store ptr %64, ptr %65, align 8, !tbaa !52
  %66 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %67 = load i32, ptr %66, align 8, !tbaa !50
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds ptr, ptr %64, i64 %68
  %70 = getelementptr inbounds nuw i8, ptr %34, i64 112
  store ptr %69, ptr %70, align 8, !tbaa !134
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %72 = load i32, ptr %71, align 4, !tbaa !238
  %73 = add nsw i32 %72, %67
  %74 = icmp sgt i32 %73, 0
  br i1 %74, label %75, label %78

75:                                               ; preds = %62
  %76 = zext nneg i32 %73 to i64
  %77 = shl nuw nsw i64 %76, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %64, i8 0, i64 %77, i1 false), !tbaa !66
  br label %78

78:                                               ; preds = %75, %62, %61
  %79 = tail call fastcc ptr @new_iteration(ptr noundef %0, ptr noundef nonnull %34)
  %80 = icmp eq ptr %79, null
  br i1 %80, label %86, label %81

81:                                               ; preds = %78
  %82 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %83 = load i32, ptr %82, align 8, !tbaa !242
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds nuw i8, ptr %79, i64 8
  store i64 %84, ptr %85, align 8, !tbaa !58
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
  br i1 %11, label %8, label %13, !llvm.loop !137

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
  %23 = load ptr, ptr %22, align 8, !tbaa !112
  %24 = icmp eq ptr %23, null
  br i1 %24, label %27, label %25

25:                                               ; preds = %13
  %26 = load ptr, ptr %23, align 8, !tbaa !112
  store ptr %26, ptr %22, align 8, !tbaa !112
  br label %51

27:                                               ; preds = %13
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %29 = load ptr, ptr %28, align 8, !tbaa !243
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %31 = load ptr, ptr %30, align 8, !tbaa !244
  %32 = ptrtoint ptr %29 to i64
  %33 = ptrtoint ptr %31 to i64
  %34 = sub i64 %32, %33
  %35 = icmp slt i64 %34, %16
  br i1 %35, label %36, label %48

36:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #24
  store i64 %16, ptr %3, align 8, !tbaa !87
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %38 = load ptr, ptr %37, align 8, !tbaa !245
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %40 = load ptr, ptr %39, align 8, !tbaa !246
  %41 = call ptr %38(ptr noundef %40, ptr noundef nonnull %3) #24
  store ptr %41, ptr %30, align 8, !tbaa !244
  %42 = icmp eq ptr %41, null
  %43 = load i64, ptr %3, align 8
  %44 = getelementptr inbounds i8, ptr %41, i64 %43
  %45 = select i1 %42, ptr null, ptr %44
  store ptr %45, ptr %28, align 8, !tbaa !243
  br i1 %42, label %46, label %47

46:                                               ; preds = %36
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 8, i32 noundef 2, ptr noundef null, ptr noundef null)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #24
  br label %51

47:                                               ; preds = %36
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #24
  br label %48

48:                                               ; preds = %47, %27
  %49 = phi ptr [ %41, %47 ], [ %31, %27 ]
  %50 = getelementptr inbounds i8, ptr %49, i64 %16
  store ptr %50, ptr %30, align 8, !tbaa !244
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
  %4 = load ptr, ptr %3, align 8, !tbaa !54
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %6 = load i32, ptr %5, align 4, !tbaa !247
  %7 = sext i32 %6 to i64
  %8 = shl nsw i64 %7, 3
  %9 = add nsw i64 %8, 48
  %10 = load i32, ptr %4, align 8, !tbaa !248
  %11 = shl nsw i32 %10, 1
  %12 = sext i32 %11 to i64
  %13 = shl nsw i64 %12, 2
  %14 = add nsw i64 %9, %13
  %15 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %14)
  %16 = icmp eq ptr %15, null
  br i1 %16, label %61, label %17

17:                                               ; preds = %2
  %18 = getelementptr i8, ptr %15, i64 48
  %19 = load i32, ptr %5, align 4, !tbaa !247
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds ptr, ptr %18, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %23 = load i64, ptr %22, align 8, !tbaa !151
  %24 = add nsw i64 %23, 1
  store i64 %24, ptr %22, align 8, !tbaa !151
  %25 = load i32, ptr %4, align 8, !tbaa !248
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr %21, i64 %26
  store i64 %24, ptr %15, align 8, !tbaa !87
  %28 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %29 = getelementptr inbounds nuw i8, ptr %15, i64 24
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %28, i8 0, i64 16, i1 false)
  store ptr %18, ptr %29, align 8, !tbaa !83
  %30 = getelementptr inbounds nuw i8, ptr %15, i64 32
  store ptr %21, ptr %30, align 8, !tbaa !249
  %31 = getelementptr inbounds nuw i8, ptr %15, i64 40
  store ptr %27, ptr %31, align 8, !tbaa !249
  %32 = icmp sgt i32 %19, 0
  br i1 %32, label %33, label %36

33:                                               ; preds = %17
  %34 = zext nneg i32 %19 to i64
  %35 = shl nuw nsw i64 %34, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %18, i8 0, i64 %35, i1 false), !tbaa !66
  br label %36

36:                                               ; preds = %33, %17
  %37 = icmp sgt i32 %25, 0
  br i1 %37, label %38, label %41

38:                                               ; preds = %36
  %39 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %40 = load ptr, ptr %39, align 8, !tbaa !250
  br label %51

41:                                               ; preds = %51, %36
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %43 = load ptr, ptr %42, align 8, !tbaa !53
  %44 = load i64, ptr %22, align 8, !tbaa !151
  %45 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %46 = load i32, ptr %45, align 8, !tbaa !152
  %47 = add nsw i32 %46, 1
  %48 = sext i32 %47 to i64
  %49 = srem i64 %44, %48
  %50 = getelementptr inbounds ptr, ptr %43, i64 %49
  store ptr %15, ptr %50, align 8, !tbaa !55
  br label %61

51:                                               ; preds = %38, %51
  %52 = phi i64 [ 0, %38 ], [ %57, %51 ]
  %53 = getelementptr inbounds nuw i32, ptr %40, i64 %52
  %54 = load i32, ptr %53, align 4, !tbaa !5
  %55 = getelementptr inbounds nuw i32, ptr %21, i64 %52
  store i32 %54, ptr %55, align 4, !tbaa !5
  %56 = getelementptr inbounds nuw i32, ptr %27, i64 %52
  store i32 0, ptr %56, align 4, !tbaa !5
  %57 = add nuw nsw i64 %52, 1
  %58 = load i32, ptr %4, align 8, !tbaa !248
  %59 = sext i32 %58 to i64
  %60 = icmp slt i64 %57, %59
  br i1 %60, label %51, label %41, !llvm.loop !251

61:                                               ; preds = %2, %41
  ret ptr %15
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @push(ptr noundef captures(none) %0, ptr dead_on_return noundef nonnull readonly captures(none) %1) unnamed_addr #5 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %4 = load i64, ptr %3, align 8, !tbaa !69
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %6 = load i64, ptr %5, align 8, !tbaa !76
  %7 = icmp eq i64 %4, %6
  br i1 %7, label %13, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %10 = load ptr, ptr %9, align 8, !tbaa !74
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %12 = load i64, ptr %11, align 8, !tbaa !75
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
  %21 = load i64, ptr %3, align 8, !tbaa !69
  %22 = icmp sgt i64 %21, 0
  br i1 %22, label %23, label %26

23:                                               ; preds = %20
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 152
  br label %31

26:                                               ; preds = %31, %20
  %27 = phi i64 [ %21, %20 ], [ %41, %31 ]
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %29 = load ptr, ptr %28, align 8, !tbaa !74
  %30 = icmp eq ptr %29, null
  br i1 %30, label %47, label %43

31:                                               ; preds = %23, %31
  %32 = phi i64 [ 0, %23 ], [ %40, %31 ]
  %33 = getelementptr inbounds nuw %struct.tfc_ready, ptr %18, i64 %32
  %34 = load ptr, ptr %24, align 8, !tbaa !74
  %35 = load i64, ptr %25, align 8, !tbaa !75
  %36 = add nsw i64 %35, %32
  %37 = load i64, ptr %5, align 8, !tbaa !76
  %38 = srem i64 %36, %37
  %39 = getelementptr inbounds %struct.tfc_ready, ptr %34, i64 %38
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %33, ptr noundef nonnull align 8 dereferenceable(32) %39, i64 32, i1 false), !tbaa.struct !252
  %40 = add nuw nsw i64 %32, 1
  %41 = load i64, ptr %3, align 8, !tbaa !69
  %42 = icmp slt i64 %40, %41
  br i1 %42, label %31, label %26, !llvm.loop !253

43:                                               ; preds = %26
  %44 = load i64, ptr %5, align 8, !tbaa !76
  %45 = shl nsw i64 %44, 5
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef nonnull %29, i64 noundef %45)
  %46 = load i64, ptr %3, align 8, !tbaa !69
  br label %47

47:                                               ; preds = %26, %43
  %48 = phi i64 [ %27, %26 ], [ %46, %43 ]
  store ptr %18, ptr %28, align 8, !tbaa !74
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 0, ptr %49, align 8, !tbaa !75
  store i64 %16, ptr %5, align 8, !tbaa !76
  br label %50

50:                                               ; preds = %8, %47
  %51 = phi i64 [ %6, %8 ], [ %16, %47 ]
  %52 = phi i64 [ %4, %8 ], [ %48, %47 ]
  %53 = phi i64 [ %12, %8 ], [ 0, %47 ]
  %54 = phi ptr [ %10, %8 ], [ %18, %47 ]
  %55 = add nsw i64 %52, 1
  store i64 %55, ptr %3, align 8, !tbaa !69
  %56 = add nsw i64 %52, %53
  %57 = srem i64 %56, %51
  %58 = getelementptr inbounds %struct.tfc_ready, ptr %54, i64 %57
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %58, ptr noundef nonnull align 8 dereferenceable(32) %1, i64 32, i1 false), !tbaa.struct !252
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
  %9 = load i64, ptr %8, align 8, !tbaa !58
  %10 = add nsw i64 %9, -1
  store i64 %10, ptr %8, align 8, !tbaa !58
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 72
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 68
  br label %16

16:                                               ; preds = %55, %5
  %17 = load i64, ptr %11, align 8, !tbaa !156
  %18 = load i64, ptr %12, align 8, !tbaa !151
  %19 = icmp sgt i64 %17, %18
  br i1 %19, label %58, label %20

20:                                               ; preds = %16
  %21 = load ptr, ptr %13, align 8, !tbaa !53
  %22 = load ptr, ptr %14, align 8, !tbaa !54
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 24
  %24 = load i32, ptr %23, align 8, !tbaa !152
  %25 = add nsw i32 %24, 1
  %26 = sext i32 %25 to i64
  %27 = srem i64 %17, %26
  %28 = getelementptr inbounds ptr, ptr %21, i64 %27
  %29 = load ptr, ptr %28, align 8, !tbaa !55
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %31 = load i64, ptr %30, align 8, !tbaa !58
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %33, label %100

33:                                               ; preds = %20
  %34 = getelementptr inbounds nuw i8, ptr %29, i64 24
  %35 = load ptr, ptr %34, align 8, !tbaa !77
  %36 = getelementptr inbounds nuw i8, ptr %22, i64 4
  %37 = load i32, ptr %36, align 4, !tbaa !247
  %38 = sext i32 %37 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %35, i64 noundef %38)
  %39 = load ptr, ptr %14, align 8, !tbaa !54
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 4
  %41 = load i32, ptr %40, align 4, !tbaa !247
  %42 = sext i32 %41 to i64
  %43 = shl nsw i64 %42, 3
  %44 = add nsw i64 %43, 48
  %45 = load i32, ptr %39, align 8, !tbaa !248
  %46 = shl nsw i32 %45, 1
  %47 = sext i32 %46 to i64
  %48 = shl nsw i64 %47, 2
  %49 = add nsw i64 %44, %48
  tail call fastcc void @give(ptr noundef %0, ptr noundef nonnull %29, i64 noundef %49)
  %50 = load i64, ptr %11, align 8, !tbaa !156
  %51 = add nsw i64 %50, 1
  store i64 %51, ptr %11, align 8, !tbaa !156
  %52 = load i32, ptr %15, align 4, !tbaa !158
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %55, label %54

54:                                               ; preds = %33
  tail call fastcc void @begin_iteration(ptr noundef %0, ptr noundef nonnull %7)
  br label %55

55:                                               ; preds = %54, %33
  %56 = load i32, ptr %4, align 8, !tbaa !60
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %16, label %100, !llvm.loop !254

58:                                               ; preds = %16
  tail call fastcc void @leave_frame(ptr noundef %0, ptr noundef nonnull %7)
  %59 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %60 = load ptr, ptr %59, align 8, !tbaa !93
  %61 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %62 = load ptr, ptr %61, align 8, !tbaa !94
  %63 = load ptr, ptr %14, align 8, !tbaa !54
  %64 = getelementptr inbounds nuw i8, ptr %7, i64 112
  %65 = load ptr, ptr %64, align 8, !tbaa !134
  %66 = icmp eq ptr %65, null
  %67 = getelementptr inbounds nuw i8, ptr %63, i64 12
  %68 = load i32, ptr %67, align 4, !tbaa !236
  %69 = getelementptr inbounds nuw i8, ptr %63, i64 16
  %70 = load i32, ptr %69, align 8, !tbaa !237
  br i1 %66, label %79, label %71

71:                                               ; preds = %58
  %72 = load ptr, ptr %7, align 8, !tbaa !44
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 56
  %74 = load i32, ptr %73, align 8, !tbaa !50
  %75 = getelementptr inbounds nuw i8, ptr %72, i64 60
  %76 = load i32, ptr %75, align 4, !tbaa !238
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
  %86 = load i32, ptr %85, align 8, !tbaa !152
  %87 = add nsw i32 %86, 1
  %88 = sext i32 %87 to i64
  %89 = add nsw i64 %80, %88
  %90 = getelementptr inbounds nuw i8, ptr %63, i64 20
  %91 = load i32, ptr %90, align 4, !tbaa !239
  %92 = sext i32 %91 to i64
  %93 = add nsw i64 %89, %92
  %94 = shl nsw i64 %93, 3
  %95 = add nsw i64 %84, %94
  tail call fastcc void @give(ptr noundef %0, ptr noundef nonnull %7, i64 noundef %95)
  %96 = icmp eq ptr %60, null
  br i1 %96, label %100, label %97

97:                                               ; preds = %79
  %98 = load i32, ptr %4, align 8, !tbaa !60
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
  %9 = load ptr, ptr %8, align 8, !tbaa !66
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %9)
  store ptr null, ptr %8, align 8, !tbaa !66
  %10 = add nuw nsw i64 %7, 1
  %11 = icmp eq i64 %10, %2
  br i1 %11, label %5, label %6, !llvm.loop !255
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @begin_iteration(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #5 {
  %3 = tail call fastcc ptr @new_iteration(ptr noundef %0, ptr noundef %1)
  %4 = icmp eq ptr %3, null
  br i1 %4, label %43, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 68
  %7 = load i32, ptr %6, align 4, !tbaa !158
  store i32 0, ptr %6, align 4, !tbaa !158
  %8 = icmp sgt i32 %7, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %11 = zext nneg i32 %7 to i64
  br label %18

12:                                               ; preds = %18, %5
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %14 = load i32, ptr %13, align 8, !tbaa !150
  %15 = icmp sgt i32 %14, 0
  br i1 %15, label %16, label %43

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 80
  br label %30

18:                                               ; preds = %9, %18
  %19 = phi i64 [ 0, %9 ], [ %28, %18 ]
  %20 = load ptr, ptr %10, align 8, !tbaa !157
  %21 = getelementptr inbounds nuw %struct.held, ptr %20, i64 %19
  %22 = load ptr, ptr %21, align 8, !tbaa !256
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 8
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %3, ptr noundef %22, ptr noundef nonnull %23, i32 noundef 0)
  %24 = load ptr, ptr %10, align 8, !tbaa !157
  %25 = getelementptr inbounds nuw %struct.held, ptr %24, i64 %19
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %27 = load ptr, ptr %26, align 8, !tbaa !258
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %27)
  %28 = add nuw nsw i64 %19, 1
  %29 = icmp eq i64 %28, %11
  br i1 %29, label %12, label %18, !llvm.loop !259

30:                                               ; preds = %16, %30
  %31 = phi i64 [ 0, %16 ], [ %39, %30 ]
  %32 = load ptr, ptr %17, align 8, !tbaa !149
  %33 = getelementptr inbounds nuw %struct.held, ptr %32, i64 %31
  %34 = load ptr, ptr %33, align 8, !tbaa !256
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %36 = load ptr, ptr %35, align 8, !tbaa !258
  %37 = icmp eq ptr %36, null
  %38 = zext i1 %37 to i32
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %3, ptr noundef %34, ptr noundef nonnull %35, i32 noundef %38)
  %39 = add nuw nsw i64 %31, 1
  %40 = load i32, ptr %13, align 8, !tbaa !150
  %41 = sext i32 %40 to i64
  %42 = icmp slt i64 %39, %41
  br i1 %42, label %30, label %43, !llvm.loop !260

43:                                               ; preds = %30, %12, %2
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @leave_frame(ptr noundef captures(none) %0, ptr noundef readonly captures(address) %1) unnamed_addr #5 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %4 = load i32, ptr %3, align 8, !tbaa !150
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 80
  br label %24

8:                                                ; preds = %24, %2
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %10 = load ptr, ptr %9, align 8, !tbaa !134
  %11 = ptrtoint ptr %10 to i64
  %12 = icmp eq ptr %10, null
  br i1 %12, label %13, label %73

13:                                               ; preds = %8
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %15 = load ptr, ptr %14, align 8, !tbaa !54
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 20
  %17 = load i32, ptr %16, align 4, !tbaa !239
  %18 = icmp sgt i32 %17, 0
  br i1 %18, label %19, label %34

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 40
  br label %38

24:                                               ; preds = %6, %24
  %25 = phi i64 [ 0, %6 ], [ %30, %24 ]
  %26 = load ptr, ptr %7, align 8, !tbaa !149
  %27 = getelementptr inbounds nuw %struct.held, ptr %26, i64 %25
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %29 = load ptr, ptr %28, align 8, !tbaa !258
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %29)
  %30 = add nuw nsw i64 %25, 1
  %31 = load i32, ptr %3, align 8, !tbaa !150
  %32 = sext i32 %31 to i64
  %33 = icmp slt i64 %30, %32
  br i1 %33, label %24, label %8, !llvm.loop !261

34:                                               ; preds = %58, %13
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %36 = load ptr, ptr %35, align 8, !tbaa !94
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 16
  br label %65

38:                                               ; preds = %19, %58
  %39 = phi ptr [ %15, %19 ], [ %59, %58 ]
  %40 = phi i64 [ 0, %19 ], [ %60, %58 ]
  %41 = load ptr, ptr %20, align 8, !tbaa !154
  %42 = getelementptr inbounds nuw i64, ptr %41, i64 %40
  %43 = load i64, ptr %42, align 8, !tbaa !87
  %44 = load i64, ptr %21, align 8, !tbaa !151
  %45 = icmp eq i64 %43, %44
  br i1 %45, label %46, label %58

46:                                               ; preds = %38
  %47 = load ptr, ptr %22, align 8, !tbaa !93
  %48 = load ptr, ptr %23, align 8, !tbaa !94
  %49 = load ptr, ptr %1, align 8, !tbaa !44
  %50 = load ptr, ptr %49, align 8, !tbaa !61
  %51 = getelementptr inbounds nuw i8, ptr %39, i64 40
  %52 = load ptr, ptr %51, align 8, !tbaa !262
  %53 = getelementptr inbounds nuw i32, ptr %52, i64 %40
  %54 = load i32, ptr %53, align 4, !tbaa !5
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds %struct.tfc_node, ptr %50, i64 %55
  tail call fastcc void @send(ptr noundef %0, ptr noundef %47, ptr noundef %48, ptr noundef %56, ptr noundef null, i32 noundef 1)
  %57 = load ptr, ptr %14, align 8, !tbaa !54
  br label %58

58:                                               ; preds = %38, %46
  %59 = phi ptr [ %39, %38 ], [ %57, %46 ]
  %60 = add nuw nsw i64 %40, 1
  %61 = getelementptr inbounds nuw i8, ptr %59, i64 20
  %62 = load i32, ptr %61, align 4, !tbaa !239
  %63 = sext i32 %62 to i64
  %64 = icmp slt i64 %60, %63
  br i1 %64, label %38, label %34, !llvm.loop !263

65:                                               ; preds = %65, %34
  %66 = phi ptr [ %37, %34 ], [ %69, %65 ]
  %67 = load ptr, ptr %66, align 8, !tbaa !64
  %68 = icmp eq ptr %67, %1
  %69 = getelementptr inbounds nuw i8, ptr %67, i64 32
  br i1 %68, label %70, label %65, !llvm.loop !264

70:                                               ; preds = %65
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %72 = load ptr, ptr %71, align 8, !tbaa !148
  store ptr %72, ptr %66, align 8, !tbaa !64
  br label %130

73:                                               ; preds = %8
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %75 = load ptr, ptr %74, align 8, !tbaa !93
  %76 = icmp eq ptr %75, null
  br i1 %76, label %77, label %107

77:                                               ; preds = %73
  %78 = load ptr, ptr %1, align 8, !tbaa !44
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 60
  %80 = load i32, ptr %79, align 4, !tbaa !238
  %81 = icmp sgt i32 %80, 0
  br i1 %81, label %82, label %121

82:                                               ; preds = %77
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %84 = load ptr, ptr %83, align 8, !tbaa !265
  %85 = zext nneg i32 %80 to i64
  %86 = icmp ult i32 %80, 4
  %87 = ptrtoint ptr %84 to i64
  %88 = sub i64 %87, %11
  %89 = icmp ult i64 %88, 32
  %90 = select i1 %86, i1 true, i1 %89
  br i1 %90, label %105, label %91

91:                                               ; preds = %82
  %92 = and i64 %85, 2147483644
  br label %93

93:                                               ; preds = %93, %91
  %94 = phi i64 [ 0, %91 ], [ %101, %93 ]
  %95 = getelementptr inbounds nuw ptr, ptr %10, i64 %94
  %96 = getelementptr inbounds nuw i8, ptr %95, i64 16
  %97 = load <2 x ptr>, ptr %95, align 8, !tbaa !66
  %98 = load <2 x ptr>, ptr %96, align 8, !tbaa !66
  %99 = getelementptr inbounds nuw ptr, ptr %84, i64 %94
  %100 = getelementptr inbounds nuw i8, ptr %99, i64 16
  store <2 x ptr> %97, ptr %99, align 8, !tbaa !66
  store <2 x ptr> %98, ptr %100, align 8, !tbaa !66
  %101 = add nuw i64 %94, 4
  %102 = icmp eq i64 %101, %92
  br i1 %102, label %103, label %93, !llvm.loop !266

103:                                              ; preds = %93
  %104 = icmp eq i64 %92, %85
  br i1 %104, label %121, label %105

105:                                              ; preds = %82, %103
  %106 = phi i64 [ 0, %82 ], [ %92, %103 ]
  br label %123

107:                                              ; preds = %73
  %108 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %109 = load ptr, ptr %108, align 8, !tbaa !94
  %110 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %111 = load ptr, ptr %110, align 8, !tbaa !92
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %75, ptr noundef %109, ptr noundef %111, ptr noundef nonnull %10, i32 noundef 0)
  %112 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %113 = load ptr, ptr %112, align 8, !tbaa !52
  %114 = load ptr, ptr %1, align 8, !tbaa !44
  %115 = getelementptr inbounds nuw i8, ptr %114, i64 56
  %116 = load i32, ptr %115, align 8, !tbaa !50
  %117 = getelementptr inbounds nuw i8, ptr %114, i64 60
  %118 = load i32, ptr %117, align 4, !tbaa !238
  %119 = add nsw i32 %118, %116
  %120 = sext i32 %119 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %113, i64 noundef %120)
  br label %130

121:                                              ; preds = %123, %103, %77
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i32 1, ptr %122, align 4, !tbaa !136
  br label %130

123:                                              ; preds = %105, %123
  %124 = phi i64 [ %128, %123 ], [ %106, %105 ]
  %125 = getelementptr inbounds nuw ptr, ptr %10, i64 %124
  %126 = load ptr, ptr %125, align 8, !tbaa !66
  %127 = getelementptr inbounds nuw ptr, ptr %84, i64 %124
  store ptr %126, ptr %127, align 8, !tbaa !66
  %128 = add nuw nsw i64 %124, 1
  %129 = icmp eq i64 %128, %85
  br i1 %129, label %121, label %123, !llvm.loop !267

130:                                              ; preds = %107, %121, %70
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @drop(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #2 {
  %3 = icmp eq ptr %1, null
  br i1 %3, label %23, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %6 = load i32, ptr %5, align 8, !tbaa !67
  %7 = add nsw i32 %6, -1
  store i32 %7, ptr %5, align 8, !tbaa !67
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %23

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %11 = load i32, ptr %10, align 4, !tbaa !268
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %23

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %15 = load i64, ptr %14, align 8, !tbaa !31
  %16 = icmp sgt i64 %15, -1
  br i1 %16, label %17, label %19

17:                                               ; preds = %13
  %18 = add nuw nsw i64 %15, 64
  tail call fastcc void @give(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %18)
  br label %23

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %21 = load ptr, ptr %20, align 8, !tbaa !28
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 40
  store ptr %21, ptr %22, align 8, !tbaa !29
  store ptr %1, ptr %20, align 8, !tbaa !28
  br label %23

23:                                               ; preds = %2, %4, %9, %19, %17
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @send(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, i32 noundef %5) unnamed_addr #5 {
  %7 = alloca %struct.tfc_ready, align 8
  %8 = load ptr, ptr %1, align 8, !tbaa !44
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !130
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %12 = load i32, ptr %11, align 4, !tbaa !131
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr %10, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %16 = load i32, ptr %15, align 4, !tbaa !82
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
  %29 = load i32, ptr %15, align 4, !tbaa !82
  %30 = sext i32 %29 to i64
  br label %31

31:                                               ; preds = %28, %52
  %32 = phi i64 [ %30, %28 ], [ %39, %52 ]
  %33 = phi i32 [ %29, %28 ], [ %37, %52 ]
  %34 = icmp slt i64 %38, %32
  br i1 %34, label %36, label %35, !llvm.loop !269

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
  %44 = load ptr, ptr %43, align 8, !tbaa !66
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
  %68 = load ptr, ptr %1, align 8, !tbaa !44
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 8
  %70 = load ptr, ptr %69, align 8, !tbaa !270
  %71 = getelementptr inbounds %struct.tfc_edge, ptr %70, i64 %67
  %72 = load i64, ptr %71, align 4
  %73 = load ptr, ptr %68, align 8, !tbaa !61
  %74 = shl i64 %72, 32
  %75 = ashr exact i64 %74, 32
  %76 = getelementptr inbounds %struct.tfc_node, ptr %73, i64 %75
  %77 = load ptr, ptr %20, align 8, !tbaa !271
  %78 = getelementptr inbounds nuw i8, ptr %76, i64 12
  %79 = load i32, ptr %78, align 4, !tbaa !272
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds i32, ptr %77, i64 %80
  %82 = load ptr, ptr %21, align 8, !tbaa !273
  %83 = getelementptr inbounds i32, ptr %82, i64 %80
  %84 = icmp sgt i64 %72, -1
  %85 = and i1 %62, %84
  br i1 %85, label %86, label %97

86:                                               ; preds = %66
  %87 = lshr i64 %72, 32
  %88 = trunc nuw nsw i64 %87 to i32
  %89 = load i32, ptr %63, align 8, !tbaa !67
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %63, align 8, !tbaa !67
  %91 = load ptr, ptr %22, align 8, !tbaa !77
  %92 = getelementptr inbounds nuw i8, ptr %76, i64 16
  %93 = load i32, ptr %92, align 4, !tbaa !78
  %94 = add nsw i32 %93, %88
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds ptr, ptr %91, i64 %95
  store ptr %53, ptr %96, align 8, !tbaa !66
  br label %97

97:                                               ; preds = %86, %66
  %98 = load i32, ptr %76, align 4, !tbaa !81
  %99 = icmp eq i32 %98, 3
  br i1 %99, label %100, label %131

100:                                              ; preds = %97
  %101 = load i64, ptr %2, align 8, !tbaa !155
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
  %140 = load i32, ptr %76, align 4, !tbaa !81
  %141 = icmp ne i32 %140, 9
  br i1 %136, label %143, label %148

142:                                              ; preds = %131
  br i1 %136, label %143, label %148

143:                                              ; preds = %142, %139, %127, %123, %109, %106
  %144 = phi i1 [ %130, %127 ], [ false, %142 ], [ %141, %139 ], [ false, %123 ], [ true, %109 ], [ false, %106 ]
  %145 = zext i1 %144 to i32
  %146 = load i64, ptr %23, align 8, !tbaa !58
  %147 = add nsw i64 %146, 1
  store i64 %147, ptr %23, align 8, !tbaa !58
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #24
  store ptr %76, ptr %7, align 8, !tbaa !63
  store ptr %1, ptr %24, align 8, !tbaa !64
  store ptr %2, ptr %25, align 8, !tbaa !55
  store i32 %145, ptr %26, align 8, !tbaa !5
  store i32 0, ptr %27, align 4
  call fastcc void @push(ptr noundef %0, ptr dead_on_return noundef %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #24
  br label %148

148:                                              ; preds = %106, %109, %115, %123, %126, %127, %139, %142, %143
  %149 = add nsw i64 %67, 1
  %150 = load i32, ptr %58, align 4, !tbaa !5
  %151 = sext i32 %150 to i64
  %152 = icmp slt i64 %149, %151
  br i1 %152, label %66, label %28, !llvm.loop !274
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @new_value(ptr noundef captures(none) %0, i64 noundef %1, i32 noundef %2) unnamed_addr #5 {
  %4 = tail call i64 @llvm.smax.i64(i64 %1, i64 0)
  %5 = add nuw nsw i64 %4, 64
  %6 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %5)
  %7 = icmp eq ptr %6, null
  br i1 %7, label %18, label %8

8:                                                ; preds = %3
  %9 = icmp slt i64 %1, 0
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 64
  %11 = select i1 %9, ptr null, ptr %10
  store ptr %11, ptr %6, align 8, !tbaa !112
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i64 0, ptr %12, align 8, !tbaa !87
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %1, ptr %13, align 8, !tbaa !87
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store <2 x i32> <i32 1, i32 0>, ptr %14, align 8, !tbaa !5
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store i32 %2, ptr %15, align 8, !tbaa !5
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 36
  store i32 0, ptr %16, align 4, !tbaa !5
  %17 = getelementptr inbounds nuw i8, ptr %6, i64 40
  store ptr null, ptr %17, align 8, !tbaa !66
  br label %18

18:                                               ; preds = %8, %3
  ret ptr %6
}

; Function Attrs: nounwind
declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.aarch64.hint(i32) #17

; Function Attrs: nounwind
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #11

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @set_size(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #13 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !227
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !226
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds ptr, ptr %6, i64 %9
  %11 = load ptr, ptr %10, align 8, !tbaa !112
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %13 = load i32, ptr %12, align 4, !tbaa !5
  %14 = icmp eq i32 %13, 8
  br i1 %14, label %15, label %17

15:                                               ; preds = %2
  %16 = load i64, ptr %11, align 8, !tbaa !87
  br label %20

17:                                               ; preds = %2
  %18 = load i32, ptr %11, align 4, !tbaa !5
  %19 = sext i32 %18 to i64
  br label %20

20:                                               ; preds = %17, %15
  %21 = phi i64 [ %16, %15 ], [ %19, %17 ]
  %22 = tail call i64 @llvm.smax.i64(i64 %21, i64 0)
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %24 = load ptr, ptr %23, align 8, !tbaa !275
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %26 = load i32, ptr %25, align 4, !tbaa !5
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i64, ptr %24, i64 %27
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %30 = load ptr, ptr %29, align 8, !tbaa !225
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
  %42 = load ptr, ptr %41, align 8, !tbaa !211
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 24
  %44 = load ptr, ptr %43, align 8, !tbaa !202
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 4
  br label %46

46:                                               ; preds = %46, %40
  %47 = atomicrmw xchg ptr %45, i32 1 acquire, align 4
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %46, !llvm.loop !203

49:                                               ; preds = %46
  %50 = load atomic i32, ptr %44 monotonic, align 8
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %56, label %52

52:                                               ; preds = %49
  %53 = getelementptr inbounds nuw i8, ptr %44, i64 16
  %54 = load i64, ptr %53, align 8, !tbaa !204
  %55 = icmp sgt i64 %54, 0
  br i1 %55, label %56, label %61

56:                                               ; preds = %52, %49
  %57 = getelementptr inbounds nuw i8, ptr %44, i64 12
  store i32 0, ptr %57, align 4, !tbaa !207
  %58 = getelementptr inbounds nuw i8, ptr %44, i64 16
  store i64 0, ptr %58, align 8, !tbaa !204
  %59 = getelementptr inbounds nuw i8, ptr %44, i64 24
  store i64 %22, ptr %59, align 8, !tbaa !208
  %60 = getelementptr inbounds nuw i8, ptr %44, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %60, i8 0, i64 16, i1 false)
  store atomic i32 3, ptr %44 monotonic, align 8
  br label %61

61:                                               ; preds = %52, %56
  store atomic i32 0, ptr %45 release, align 4
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %63 = load i32, ptr %62, align 4, !tbaa !221
  %64 = load ptr, ptr %41, align 8, !tbaa !211
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 24
  %66 = load ptr, ptr %65, align 8, !tbaa !202
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 8
  store i32 %63, ptr %67, align 8, !tbaa !229
  br label %102

68:                                               ; preds = %20
  %69 = load i32, ptr %4, align 4, !tbaa !5
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i64, ptr %30, i64 %70
  store i64 %22, ptr %71, align 8, !tbaa !87
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %73 = load i32, ptr %72, align 8, !tbaa !222
  %74 = icmp ugt i32 %73, 7
  br i1 %74, label %75, label %102

75:                                               ; preds = %68, %75
  %76 = phi i32 [ %99, %75 ], [ 5, %68 ]
  %77 = load ptr, ptr %3, align 8, !tbaa !227
  %78 = zext i32 %76 to i64
  %79 = getelementptr inbounds nuw i32, ptr %77, i64 %78
  %80 = load ptr, ptr %23, align 8, !tbaa !275
  %81 = getelementptr inbounds nuw i8, ptr %79, i64 8
  %82 = load i32, ptr %81, align 4, !tbaa !5
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i64, ptr %80, i64 %83
  %85 = load ptr, ptr %29, align 8, !tbaa !225
  %86 = tail call fastcc i64 @evaluate(ptr noundef %84, ptr noundef %85)
  %87 = load ptr, ptr %5, align 8, !tbaa !226
  %88 = getelementptr inbounds nuw i8, ptr %79, i64 4
  %89 = load i32, ptr %88, align 4, !tbaa !5
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds ptr, ptr %87, i64 %90
  %92 = load ptr, ptr %91, align 8, !tbaa !112
  %93 = ptrtoint ptr %92 to i64
  %94 = add i64 %86, %93
  %95 = inttoptr i64 %94 to ptr
  %96 = load i32, ptr %79, align 4, !tbaa !5
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds ptr, ptr %87, i64 %97
  store ptr %95, ptr %98, align 8, !tbaa !112
  %99 = add i32 %76, 3
  %100 = add i32 %76, 5
  %101 = icmp ult i32 %100, %73
  br i1 %101, label %75, label %102, !llvm.loop !276

102:                                              ; preds = %75, %68, %61
  %103 = phi i32 [ 3, %61 ], [ 0, %68 ], [ 0, %75 ]
  ret i32 %103
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 9) i32 @make(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #18 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !227
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %6 = load ptr, ptr %5, align 8, !tbaa !277
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_block, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %12 = load ptr, ptr %11, align 8, !tbaa !275
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %14 = load i32, ptr %13, align 4, !tbaa !5
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i64, ptr %12, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %18 = load ptr, ptr %17, align 8, !tbaa !225
  %19 = tail call fastcc i64 @evaluate(ptr noundef %16, ptr noundef %18)
  %20 = icmp slt i64 %19, 0
  br i1 %20, label %37, label %21

21:                                               ; preds = %2
  %22 = load ptr, ptr %10, align 8, !tbaa !159
  %23 = icmp eq ptr %22, null
  br i1 %23, label %28, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %26 = load i64, ptr %25, align 8, !tbaa !278
  %27 = icmp sgt i64 %19, %26
  br i1 %27, label %28, label %65

28:                                               ; preds = %24, %21
  %29 = tail call i64 @llvm.umax.i64(i64 %19, i64 1024)
  %30 = icmp samesign ugt i64 %19, 9223372036854775743
  br i1 %30, label %37, label %31

31:                                               ; preds = %28
  tail call void @free(ptr noundef %22) #24
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %10, i8 0, i64 16, i1 false)
  %32 = add nuw nsw i64 %29, 64
  %33 = tail call ptr @malloc(i64 %32)
  %34 = icmp eq ptr %33, null
  br i1 %34, label %37, label %35

35:                                               ; preds = %31
  store ptr %33, ptr %10, align 8, !tbaa !112
  %36 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i64 %29, ptr %36, align 8, !tbaa !87
  br label %65

37:                                               ; preds = %31, %28, %2
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %39 = load ptr, ptr %38, align 8, !tbaa !211
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %41 = load ptr, ptr %40, align 8, !tbaa !202
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 4
  br label %43

43:                                               ; preds = %43, %37
  %44 = atomicrmw xchg ptr %42, i32 1 acquire, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %43, !llvm.loop !203

46:                                               ; preds = %43
  %47 = load atomic i32, ptr %41 monotonic, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %53, label %49

49:                                               ; preds = %46
  %50 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %51 = load i64, ptr %50, align 8, !tbaa !204
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %53, label %58

53:                                               ; preds = %49, %46
  %54 = getelementptr inbounds nuw i8, ptr %41, i64 12
  store i32 0, ptr %54, align 4, !tbaa !207
  %55 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 0, ptr %55, align 8, !tbaa !204
  %56 = getelementptr inbounds nuw i8, ptr %41, i64 24
  store i64 %19, ptr %56, align 8, !tbaa !208
  %57 = getelementptr inbounds nuw i8, ptr %41, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %57, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %41 monotonic, align 8
  br label %58

58:                                               ; preds = %49, %53
  store atomic i32 0, ptr %42 release, align 4
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %60 = load i32, ptr %59, align 4, !tbaa !221
  %61 = load ptr, ptr %38, align 8, !tbaa !211
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 24
  %63 = load ptr, ptr %62, align 8, !tbaa !202
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 8
  store i32 %60, ptr %64, align 8, !tbaa !229
  br label %106

65:                                               ; preds = %35, %24
  %66 = phi ptr [ %33, %35 ], [ %22, %24 ]
  %67 = ptrtoint ptr %66 to i64
  %68 = add i64 %67, 63
  %69 = and i64 %68, -64
  %70 = inttoptr i64 %69 to ptr
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %72 = load ptr, ptr %71, align 8, !tbaa !226
  %73 = load i32, ptr %4, align 4, !tbaa !5
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds ptr, ptr %72, i64 %74
  store ptr %70, ptr %75, align 8, !tbaa !112
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %77 = load i32, ptr %76, align 8, !tbaa !222
  %78 = icmp ugt i32 %77, 5
  br i1 %78, label %79, label %106

79:                                               ; preds = %65, %79
  %80 = phi i32 [ %103, %79 ], [ 3, %65 ]
  %81 = load ptr, ptr %3, align 8, !tbaa !227
  %82 = zext i32 %80 to i64
  %83 = getelementptr inbounds nuw i32, ptr %81, i64 %82
  %84 = load ptr, ptr %11, align 8, !tbaa !275
  %85 = getelementptr inbounds nuw i8, ptr %83, i64 8
  %86 = load i32, ptr %85, align 4, !tbaa !5
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds i64, ptr %84, i64 %87
  %89 = load ptr, ptr %17, align 8, !tbaa !225
  %90 = tail call fastcc i64 @evaluate(ptr noundef %88, ptr noundef %89)
  %91 = load ptr, ptr %71, align 8, !tbaa !226
  %92 = getelementptr inbounds nuw i8, ptr %83, i64 4
  %93 = load i32, ptr %92, align 4, !tbaa !5
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds ptr, ptr %91, i64 %94
  %96 = load ptr, ptr %95, align 8, !tbaa !112
  %97 = ptrtoint ptr %96 to i64
  %98 = add i64 %90, %97
  %99 = inttoptr i64 %98 to ptr
  %100 = load i32, ptr %83, align 4, !tbaa !5
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds ptr, ptr %91, i64 %101
  store ptr %99, ptr %102, align 8, !tbaa !112
  %103 = add i32 %80, 3
  %104 = add i32 %80, 5
  %105 = icmp ult i32 %104, %77
  br i1 %105, label %79, label %106, !llvm.loop !276

106:                                              ; preds = %79, %65, %58
  %107 = phi i32 [ 8, %58 ], [ 0, %65 ], [ 0, %79 ]
  ret i32 %107
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 9) i32 @grow(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #18 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !227
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %6 = load ptr, ptr %5, align 8, !tbaa !277
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_block, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8, !tbaa !226
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %14 = load i32, ptr %13, align 4, !tbaa !5
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds ptr, ptr %12, i64 %15
  %17 = load ptr, ptr %16, align 8, !tbaa !112
  %18 = load i32, ptr %17, align 4, !tbaa !5
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %21 = load ptr, ptr %20, align 8, !tbaa !275
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %23 = load i32, ptr %22, align 4, !tbaa !5
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i64, ptr %21, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %27 = load ptr, ptr %26, align 8, !tbaa !225
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
  br i1 %35, label %37, label %58

37:                                               ; preds = %32, %2
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %39 = load ptr, ptr %38, align 8, !tbaa !211
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %41 = load ptr, ptr %40, align 8, !tbaa !202
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 4
  br label %43

43:                                               ; preds = %43, %37
  %44 = atomicrmw xchg ptr %42, i32 1 acquire, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %43, !llvm.loop !203

46:                                               ; preds = %43
  %47 = load atomic i32, ptr %41 monotonic, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %53, label %49

49:                                               ; preds = %46
  %50 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %51 = load i64, ptr %50, align 8, !tbaa !204
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %53, label %57

53:                                               ; preds = %49, %46
  %54 = getelementptr inbounds nuw i8, ptr %41, i64 12
  store i32 0, ptr %54, align 4, !tbaa !207
  %55 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store <2 x i64> <i64 0, i64 -1>, ptr %55, align 8, !tbaa !87
  %56 = getelementptr inbounds nuw i8, ptr %41, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %56, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %41 monotonic, align 8
  br label %57

57:                                               ; preds = %49, %53
  store atomic i32 0, ptr %42 release, align 4
  br label %188

58:                                               ; preds = %32
  %59 = load ptr, ptr %10, align 8, !tbaa !159
  %60 = icmp eq ptr %59, null
  br i1 %60, label %65, label %61

61:                                               ; preds = %58
  %62 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %63 = load i64, ptr %62, align 8, !tbaa !278
  %64 = icmp sgt i64 %36, %63
  br i1 %64, label %65, label %148

65:                                               ; preds = %61, %58
  %66 = icmp slt i64 %36, 4611686018427387904
  %67 = zext i1 %66 to i64
  %68 = shl nsw i64 %36, %67
  %69 = mul nuw nsw i64 %28, %19
  %70 = tail call i64 @llvm.smax.i64(i64 %68, i64 1024)
  %71 = icmp sgt i64 %68, 9223372036854775743
  br i1 %71, label %97, label %72

72:                                               ; preds = %65
  %73 = icmp eq i64 %69, 0
  br i1 %73, label %74, label %75

74:                                               ; preds = %72
  tail call void @free(ptr noundef %59) #24
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %10, i8 0, i64 16, i1 false)
  br label %80

75:                                               ; preds = %72
  %76 = ptrtoint ptr %59 to i64
  %77 = add i64 %76, 63
  %78 = and i64 %77, -64
  %79 = sub i64 %78, %76
  br label %80

80:                                               ; preds = %75, %74
  %81 = phi ptr [ %59, %75 ], [ null, %74 ]
  %82 = phi i64 [ %79, %75 ], [ 0, %74 ]
  %83 = add nuw nsw i64 %70, 64
  %84 = tail call ptr @realloc(ptr noundef %81, i64 noundef %83) #25
  %85 = icmp eq ptr %84, null
  br i1 %85, label %97, label %86

86:                                               ; preds = %80
  store ptr %84, ptr %10, align 8, !tbaa !112
  %87 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i64 %70, ptr %87, align 8, !tbaa !87
  %88 = ptrtoint ptr %84 to i64
  %89 = add i64 %88, 63
  %90 = and i64 %89, -64
  %91 = sub i64 %90, %88
  %92 = icmp eq i64 %91, %82
  %93 = or i1 %73, %92
  br i1 %93, label %148, label %94

94:                                               ; preds = %86
  %95 = inttoptr i64 %90 to ptr
  %96 = getelementptr inbounds i8, ptr %84, i64 %82
  tail call void @llvm.memmove.p0.p0.i64(ptr align 64 %95, ptr nonnull align 1 %96, i64 range(i64 0, -9223372036854775808) %69, i1 false)
  br label %148

97:                                               ; preds = %65, %80
  %98 = tail call i64 @llvm.smax.i64(i64 %36, i64 1024)
  %99 = icmp sgt i64 %36, 9223372036854775743
  br i1 %99, label %126, label %100

100:                                              ; preds = %97
  %101 = icmp eq i64 %69, 0
  %102 = load ptr, ptr %10, align 8, !tbaa !159
  br i1 %101, label %103, label %104

103:                                              ; preds = %100
  tail call void @free(ptr noundef %102) #24
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %10, i8 0, i64 16, i1 false)
  br label %109

104:                                              ; preds = %100
  %105 = ptrtoint ptr %102 to i64
  %106 = add i64 %105, 63
  %107 = and i64 %106, -64
  %108 = sub i64 %107, %105
  br label %109

109:                                              ; preds = %104, %103
  %110 = phi ptr [ %102, %104 ], [ null, %103 ]
  %111 = phi i64 [ %108, %104 ], [ 0, %103 ]
  %112 = add nuw nsw i64 %98, 64
  %113 = tail call ptr @realloc(ptr noundef %110, i64 noundef %112) #25
  %114 = icmp eq ptr %113, null
  br i1 %114, label %126, label %115

115:                                              ; preds = %109
  store ptr %113, ptr %10, align 8, !tbaa !112
  %116 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i64 %98, ptr %116, align 8, !tbaa !87
  %117 = ptrtoint ptr %113 to i64
  %118 = add i64 %117, 63
  %119 = and i64 %118, -64
  %120 = sub i64 %119, %117
  %121 = icmp eq i64 %120, %111
  %122 = select i1 %101, i1 true, i1 %121
  br i1 %122, label %148, label %123

123:                                              ; preds = %115
  %124 = inttoptr i64 %119 to ptr
  %125 = getelementptr inbounds i8, ptr %113, i64 %111
  tail call void @llvm.memmove.p0.p0.i64(ptr align 64 %124, ptr nonnull align 1 %125, i64 range(i64 0, -9223372036854775808) %69, i1 false)
  br label %148

126:                                              ; preds = %97, %109
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %128 = load ptr, ptr %127, align 8, !tbaa !211
  %129 = getelementptr inbounds nuw i8, ptr %128, i64 24
  %130 = load ptr, ptr %129, align 8, !tbaa !202
  %131 = getelementptr inbounds nuw i8, ptr %130, i64 4
  br label %132

132:                                              ; preds = %132, %126
  %133 = atomicrmw xchg ptr %131, i32 1 acquire, align 4
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %135, label %132, !llvm.loop !203

135:                                              ; preds = %132
  %136 = load atomic i32, ptr %130 monotonic, align 8
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %142, label %138

138:                                              ; preds = %135
  %139 = getelementptr inbounds nuw i8, ptr %130, i64 16
  %140 = load i64, ptr %139, align 8, !tbaa !204
  %141 = icmp sgt i64 %140, 0
  br i1 %141, label %142, label %147

142:                                              ; preds = %138, %135
  %143 = getelementptr inbounds nuw i8, ptr %130, i64 12
  store i32 0, ptr %143, align 4, !tbaa !207
  %144 = getelementptr inbounds nuw i8, ptr %130, i64 16
  store i64 0, ptr %144, align 8, !tbaa !204
  %145 = getelementptr inbounds nuw i8, ptr %130, i64 24
  store i64 %36, ptr %145, align 8, !tbaa !208
  %146 = getelementptr inbounds nuw i8, ptr %130, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %146, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %130 monotonic, align 8
  br label %147

147:                                              ; preds = %142, %138
  store atomic i32 0, ptr %131 release, align 4
  br label %188

148:                                              ; preds = %123, %115, %86, %94, %61
  %149 = load ptr, ptr %10, align 8, !tbaa !159
  %150 = ptrtoint ptr %149 to i64
  %151 = add i64 %150, 63
  %152 = and i64 %151, -64
  %153 = inttoptr i64 %152 to ptr
  %154 = load ptr, ptr %11, align 8, !tbaa !226
  %155 = load i32, ptr %4, align 4, !tbaa !5
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds ptr, ptr %154, i64 %156
  store ptr %153, ptr %157, align 8, !tbaa !112
  %158 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %159 = load i32, ptr %158, align 8, !tbaa !222
  %160 = icmp ugt i32 %159, 6
  br i1 %160, label %161, label %196

161:                                              ; preds = %148, %161
  %162 = phi i32 [ %185, %161 ], [ 4, %148 ]
  %163 = load ptr, ptr %3, align 8, !tbaa !227
  %164 = zext i32 %162 to i64
  %165 = getelementptr inbounds nuw i32, ptr %163, i64 %164
  %166 = load ptr, ptr %20, align 8, !tbaa !275
  %167 = getelementptr inbounds nuw i8, ptr %165, i64 8
  %168 = load i32, ptr %167, align 4, !tbaa !5
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds i64, ptr %166, i64 %169
  %171 = load ptr, ptr %26, align 8, !tbaa !225
  %172 = tail call fastcc i64 @evaluate(ptr noundef %170, ptr noundef %171)
  %173 = load ptr, ptr %11, align 8, !tbaa !226
  %174 = getelementptr inbounds nuw i8, ptr %165, i64 4
  %175 = load i32, ptr %174, align 4, !tbaa !5
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds ptr, ptr %173, i64 %176
  %178 = load ptr, ptr %177, align 8, !tbaa !112
  %179 = ptrtoint ptr %178 to i64
  %180 = add i64 %172, %179
  %181 = inttoptr i64 %180 to ptr
  %182 = load i32, ptr %165, align 4, !tbaa !5
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds ptr, ptr %173, i64 %183
  store ptr %181, ptr %184, align 8, !tbaa !112
  %185 = add i32 %162, 3
  %186 = add i32 %162, 5
  %187 = icmp ult i32 %186, %159
  br i1 %187, label %161, label %196, !llvm.loop !276

188:                                              ; preds = %57, %147
  %189 = phi ptr [ %127, %147 ], [ %38, %57 ]
  %190 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %191 = load i32, ptr %190, align 4, !tbaa !221
  %192 = load ptr, ptr %189, align 8, !tbaa !211
  %193 = getelementptr inbounds nuw i8, ptr %192, i64 24
  %194 = load ptr, ptr %193, align 8, !tbaa !202
  %195 = getelementptr inbounds nuw i8, ptr %194, i64 8
  store i32 %191, ptr %195, align 8, !tbaa !229
  br label %196

196:                                              ; preds = %161, %188, %148
  %197 = phi i32 [ 0, %148 ], [ 8, %188 ], [ 0, %161 ]
  ret i32 %197
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define internal fastcc i64 @evaluate(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #19 {
  %3 = alloca [32 x i64], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #24
  br label %4

4:                                                ; preds = %74, %2
  %5 = phi i32 [ 0, %2 ], [ %75, %74 ]
  %6 = phi ptr [ %0, %2 ], [ %77, %74 ]
  %7 = phi i32 [ 0, %2 ], [ %76, %74 ]
  %8 = load i64, ptr %6, align 8, !tbaa !87
  switch i64 %8, label %23 [
    i64 0, label %78
    i64 1, label %9
    i64 2, label %15
  ]

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !87
  %12 = add nsw i32 %7, 1
  %13 = sext i32 %7 to i64
  %14 = getelementptr inbounds i64, ptr %3, i64 %13
  store i64 %11, ptr %14, align 8, !tbaa !87
  br label %74

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !87
  %18 = getelementptr inbounds i64, ptr %1, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !87
  %20 = add nsw i32 %7, 1
  %21 = sext i32 %7 to i64
  %22 = getelementptr inbounds i64, ptr %3, i64 %21
  store i64 %19, ptr %22, align 8, !tbaa !87
  br label %74

23:                                               ; preds = %4
  %24 = add nsw i32 %7, -1
  %25 = sext i32 %7 to i64
  %26 = getelementptr i64, ptr %3, i64 %25
  %27 = getelementptr i8, ptr %26, i64 -16
  %28 = load i64, ptr %27, align 8, !tbaa !87
  %29 = sext i32 %24 to i64
  %30 = getelementptr inbounds i64, ptr %3, i64 %29
  %31 = load i64, ptr %30, align 8, !tbaa !87
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
  store i64 %73, ptr %27, align 8, !tbaa !87
  br label %74

74:                                               ; preds = %9, %71, %15
  %75 = phi i32 [ %72, %71 ], [ %5, %9 ], [ %5, %15 ]
  %76 = phi i32 [ %24, %71 ], [ %12, %9 ], [ %20, %15 ]
  %77 = getelementptr inbounds nuw i8, ptr %6, i64 16
  br label %4, !llvm.loop !279

78:                                               ; preds = %4
  %79 = icmp eq i32 %5, 0
  %80 = load i64, ptr %3, align 8
  %81 = select i1 %79, i64 %80, i64 -1
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #24
  ret i64 %81
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #20

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #20

; Function Attrs: mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite)
declare noalias noundef ptr @realloc(ptr allocptr noundef captures(none), i64 noundef) local_unnamed_addr #21

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #22

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #22

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #22

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #22

; Function Attrs: nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #23

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #22

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
attributes #17 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #18 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable }
attributes #19 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable }
attributes #20 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #21 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #22 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #23 = { nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) }
attributes #24 = { nounwind }
attributes #25 = { nounwind allocsize(1) }

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
!9 = !{!10, !16, i64 48}
!10 = !{!"tfc_executor", !11, i64 0, !13, i64 8, !14, i64 16, !14, i64 24, !14, i64 32, !14, i64 40, !16, i64 48, !6, i64 56, !6, i64 60, !12, i64 64, !12, i64 72, !17, i64 80, !17, i64 88, !18, i64 96, !19, i64 104, !6, i64 112, !6, i64 116, !6, i64 120, !6, i64 124, !6, i64 128, !6, i64 132, !20, i64 136, !21, i64 144, !20, i64 152, !20, i64 160, !20, i64 168, !7, i64 176}
!11 = !{!"p1 _ZTS9tfc_graph", !12, i64 0}
!12 = !{!"any pointer", !7, i64 0}
!13 = !{!"p1 _ZTS14tfc_region_use", !12, i64 0}
!14 = !{!"p2 _ZTS9tfc_value", !15, i64 0}
!15 = !{!"any p2 pointer", !12, i64 0}
!16 = !{!"p1 _ZTS7tfc_ctx", !12, i64 0}
!17 = !{!"p1 omnipotent char", !12, i64 0}
!18 = !{!"p1 _ZTS14tfc_activation", !12, i64 0}
!19 = !{!"p1 _ZTS9tfc_value", !12, i64 0}
!20 = !{!"long", !7, i64 0}
!21 = !{!"p1 _ZTS9tfc_ready", !12, i64 0}
!22 = !{!23, !25, i64 16}
!23 = !{!"tfc_ctx", !6, i64 0, !6, i64 4, !24, i64 8, !25, i64 16, !26, i64 24}
!24 = !{!"p1 _ZTS8tfc_pool", !12, i64 0}
!25 = !{!"p1 _ZTS8tfc_host", !12, i64 0}
!26 = !{!"p1 _ZTS11tfc_failure", !12, i64 0}
!27 = !{!10, !18, i64 96}
!28 = !{!10, !19, i64 104}
!29 = !{!30, !19, i64 40}
!30 = !{!"tfc_value", !12, i64 0, !20, i64 8, !20, i64 16, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36, !19, i64 40}
!31 = !{!30, !20, i64 16}
!32 = distinct !{!32, !33}
!33 = !{!"llvm.loop.mustprogress"}
!34 = !{!10, !6, i64 128}
!35 = !{!10, !11, i64 0}
!36 = !{!10, !6, i64 56}
!37 = !{!38, !42, i64 24}
!38 = !{!"tfc_graph", !39, i64 0, !40, i64 8, !41, i64 16, !42, i64 24, !43, i64 32, !41, i64 40, !41, i64 48, !6, i64 56, !6, i64 60}
!39 = !{!"p1 _ZTS8tfc_node", !12, i64 0}
!40 = !{!"p1 _ZTS8tfc_edge", !12, i64 0}
!41 = !{!"p1 int", !12, i64 0}
!42 = !{!"p1 _ZTS9tfc_frame", !12, i64 0}
!43 = !{!"p1 long", !12, i64 0}
!44 = !{!45, !11, i64 0}
!45 = !{!"tfc_instance", !11, i64 0, !42, i64 8, !39, i64 16, !46, i64 24, !46, i64 32, !47, i64 40, !20, i64 48, !20, i64 56, !6, i64 64, !6, i64 68, !48, i64 72, !49, i64 80, !49, i64 88, !43, i64 96, !14, i64 104, !14, i64 112}
!46 = !{!"p1 _ZTS12tfc_instance", !12, i64 0}
!47 = !{!"p1 _ZTS13tfc_iteration", !12, i64 0}
!48 = !{!"p2 _ZTS13tfc_iteration", !15, i64 0}
!49 = !{!"p1 _ZTS4held", !12, i64 0}
!50 = !{!38, !6, i64 56}
!51 = !{!10, !14, i64 24}
!52 = !{!45, !14, i64 104}
!53 = !{!45, !48, i64 72}
!54 = !{!45, !42, i64 8}
!55 = !{!47, !47, i64 0}
!56 = !{!57, !6, i64 28}
!57 = !{!"tfc_frame", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28, !41, i64 32, !41, i64 40, !41, i64 48}
!58 = !{!59, !20, i64 8}
!59 = !{!"tfc_iteration", !20, i64 0, !20, i64 8, !46, i64 16, !14, i64 24, !41, i64 32, !41, i64 40}
!60 = !{!10, !6, i64 112}
!61 = !{!38, !39, i64 0}
!62 = !{!57, !41, i64 32}
!63 = !{!39, !39, i64 0}
!64 = !{!46, !46, i64 0}
!65 = distinct !{!65, !33}
!66 = !{!19, !19, i64 0}
!67 = !{!30, !6, i64 24}
!68 = distinct !{!68, !33}
!69 = !{!10, !20, i64 160}
!70 = !{!10, !6, i64 60}
!71 = !{!72, !12, i64 40}
!72 = !{!"tfc_host", !6, i64 0, !6, i64 4, !12, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !12, i64 40}
!73 = !{!72, !12, i64 8}
!74 = !{!10, !21, i64 144}
!75 = !{!10, !20, i64 152}
!76 = !{!10, !20, i64 168}
!77 = !{!59, !14, i64 24}
!78 = !{!79, !6, i64 16}
!79 = !{!"tfc_node", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36, !6, i64 40}
!80 = !{!10, !14, i64 40}
!81 = !{!79, !6, i64 0}
!82 = !{!79, !6, i64 24}
!83 = !{!14, !14, i64 0}
!84 = !{!79, !6, i64 36}
!85 = !{!38, !41, i64 40}
!86 = !{!38, !43, i64 32}
!87 = !{!20, !20, i64 0}
!88 = !{!38, !41, i64 48}
!89 = distinct !{!89, !33}
!90 = !{!10, !20, i64 136}
!91 = !{!79, !6, i64 4}
!92 = !{!45, !39, i64 16}
!93 = !{!45, !46, i64 24}
!94 = !{!45, !47, i64 40}
!95 = !{!96}
!96 = distinct !{!96, !97}
!97 = distinct !{!97, !"LVerDomain"}
!98 = !{!99}
!99 = distinct !{!99, !97}
!100 = distinct !{!100, !33, !101, !102}
!101 = !{!"llvm.loop.isvectorized", i32 1}
!102 = !{!"llvm.loop.unroll.runtime.disable"}
!103 = distinct !{!103, !33, !101}
!104 = !{!10, !13, i64 8}
!105 = !{!79, !6, i64 20}
!106 = !{!107, !41, i64 16}
!107 = !{!"tfc_region_use", !108, i64 0, !15, i64 8, !41, i64 16, !41, i64 24, !109, i64 32, !20, i64 40}
!108 = !{!"p1 _ZTS10tfc_region", !12, i64 0}
!109 = !{!"p1 _ZTS8tfc_move", !12, i64 0}
!110 = !{!30, !12, i64 0}
!111 = !{!107, !15, i64 8}
!112 = !{!12, !12, i64 0}
!113 = distinct !{!113, !33}
!114 = !{!107, !20, i64 40}
!115 = !{!107, !41, i64 24}
!116 = distinct !{!116, !33}
!117 = !{!107, !108, i64 0}
!118 = !{!107, !109, i64 32}
!119 = !{!120, !6, i64 4}
!120 = !{!"tfc_move", !6, i64 0, !6, i64 4, !20, i64 8}
!121 = !{!120, !20, i64 8}
!122 = !{!120, !6, i64 0}
!123 = distinct !{!123, !33}
!124 = !{!7, !7, i64 0}
!125 = distinct !{!125, !33, !101, !102}
!126 = !{!"branch_weights", i32 8, i32 24}
!127 = distinct !{!127, !33, !101, !102}
!128 = distinct !{!128, !33, !101}
!129 = distinct !{!129, !33}
!130 = !{!38, !41, i64 16}
!131 = !{!79, !6, i64 40}
!132 = distinct !{!132, !33}
!133 = !{!10, !14, i64 16}
!134 = !{!45, !14, i64 112}
!135 = distinct !{!135, !33}
!136 = !{!10, !6, i64 132}
!137 = distinct !{!137, !33}
!138 = !{!10, !6, i64 116}
!139 = !{!10, !6, i64 120}
!140 = !{!10, !6, i64 124}
!141 = !{!142, !46, i64 24}
!142 = !{!"tfc_activation", !6, i64 0, !6, i64 4, !14, i64 8, !14, i64 16, !46, i64 24, !47, i64 32}
!143 = !{!142, !6, i64 4}
!144 = !{!142, !47, i64 32}
!145 = !{!142, !14, i64 16}
!146 = distinct !{!146, !33}
!147 = !{!59, !46, i64 16}
!148 = !{!45, !46, i64 32}
!149 = !{!45, !49, i64 80}
!150 = !{!45, !6, i64 64}
!151 = !{!45, !20, i64 56}
!152 = !{!57, !6, i64 24}
!153 = distinct !{!153, !33}
!154 = !{!45, !43, i64 96}
!155 = !{!59, !20, i64 0}
!156 = !{!45, !20, i64 48}
!157 = !{!45, !49, i64 88}
!158 = !{!45, !6, i64 68}
!159 = !{!160, !12, i64 0}
!160 = !{!"tfc_block", !12, i64 0, !20, i64 8}
!161 = !{!162, !20, i64 40}
!162 = !{!"tfc_monitor", !7, i64 0, !6, i64 4, !163, i64 8, !20, i64 16, !20, i64 24, !164, i64 32, !20, i64 40, !20, i64 48}
!163 = !{!"p1 _ZTS9tfc_event", !12, i64 0}
!164 = !{!"p1 _ZTS8tfc_runs", !12, i64 0}
!165 = !{!166, !20, i64 0}
!166 = !{!"timespec", !20, i64 0, !20, i64 8}
!167 = !{!166, !20, i64 8}
!168 = !{!162, !164, i64 32}
!169 = !{!170, !20, i64 0}
!170 = !{!"tfc_runs", !20, i64 0, !20, i64 8, !20, i64 16, !20, i64 24}
!171 = !{!170, !20, i64 16}
!172 = !{!170, !20, i64 24}
!173 = !{!162, !20, i64 48}
!174 = !{!162, !20, i64 24}
!175 = !{!162, !20, i64 16}
!176 = !{!162, !163, i64 8}
!177 = !{!170, !20, i64 8}
!178 = !{!179, !20, i64 8}
!179 = !{!"tfc_event", !20, i64 0, !20, i64 8, !20, i64 16}
!180 = !{!181, !24, i64 16}
!181 = !{!"tfc_worker", !7, i64 0, !20, i64 8, !24, i64 16, !20, i64 24}
!182 = distinct !{!182, !33}
!183 = distinct !{!183, !33}
!184 = distinct !{!184, !33}
!185 = !{!181, !20, i64 8}
!186 = !{!187, !12, i64 0}
!187 = !{!"tfc_loop", !12, i64 0, !12, i64 8, !20, i64 16, !20, i64 24}
!188 = !{!187, !12, i64 8}
!189 = !{!187, !20, i64 16}
!190 = !{!187, !20, i64 24}
!191 = distinct !{!191, !33}
!192 = distinct !{!192, !33}
!193 = !{!181, !20, i64 24}
!194 = distinct !{!194, !33}
!195 = !{!72, !12, i64 16}
!196 = !{!72, !6, i64 4}
!197 = !{!23, !24, i64 8}
!198 = !{i64 0, i64 8, !112, i64 8, i64 8, !112, i64 16, i64 8, !87, i64 24, i64 8, !87}
!199 = distinct !{!199, !33}
!200 = distinct !{!200, !33}
!201 = distinct !{!201, !33}
!202 = !{!23, !26, i64 24}
!203 = distinct !{!203, !33}
!204 = !{!205, !20, i64 16}
!205 = !{!"tfc_failure", !7, i64 0, !7, i64 4, !6, i64 8, !6, i64 12, !20, i64 16, !20, i64 24, !20, i64 32, !206, i64 40}
!206 = !{!"double", !7, i64 0}
!207 = !{!205, !6, i64 12}
!208 = !{!205, !20, i64 24}
!209 = !{!205, !20, i64 32}
!210 = !{!205, !206, i64 40}
!211 = !{!212, !16, i64 40}
!212 = !{!"tfc_region", !213, i64 0, !20, i64 8, !15, i64 16, !43, i64 24, !15, i64 32, !16, i64 40, !20, i64 48, !43, i64 56, !17, i64 64, !214, i64 72, !20, i64 80}
!213 = !{!"p1 _ZTS15tfc_instruction", !12, i64 0}
!214 = !{!"p1 _ZTS9tfc_block", !12, i64 0}
!215 = !{!72, !12, i64 32}
!216 = !{!212, !213, i64 0}
!217 = !{!212, !20, i64 8}
!218 = !{!219, !6, i64 24}
!219 = !{!"tfc_instruction", !12, i64 0, !41, i64 8, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28}
!220 = !{!212, !20, i64 48}
!221 = !{!219, !6, i64 20}
!222 = !{!219, !6, i64 16}
!223 = !{!219, !12, i64 0}
!224 = !{!212, !15, i64 32}
!225 = !{!212, !43, i64 24}
!226 = !{!212, !15, i64 16}
!227 = !{!219, !41, i64 8}
!228 = distinct !{!228, !33}
!229 = !{!205, !6, i64 8}
!230 = !{!219, !6, i64 28}
!231 = !{!212, !17, i64 64}
!232 = distinct !{!232, !33}
!233 = distinct !{!233, !33}
!234 = !{!212, !20, i64 80}
!235 = distinct !{!235, !33}
!236 = !{!57, !6, i64 12}
!237 = !{!57, !6, i64 16}
!238 = !{!38, !6, i64 60}
!239 = !{!57, !6, i64 20}
!240 = !{!11, !11, i64 0}
!241 = !{!42, !42, i64 0}
!242 = !{!57, !6, i64 8}
!243 = !{!10, !17, i64 88}
!244 = !{!10, !17, i64 80}
!245 = !{!10, !12, i64 64}
!246 = !{!10, !12, i64 72}
!247 = !{!57, !6, i64 4}
!248 = !{!57, !6, i64 0}
!249 = !{!41, !41, i64 0}
!250 = !{!57, !41, i64 48}
!251 = distinct !{!251, !33}
!252 = !{i64 0, i64 8, !63, i64 8, i64 8, !64, i64 16, i64 8, !55, i64 24, i64 4, !5}
!253 = distinct !{!253, !33}
!254 = distinct !{!254, !33}
!255 = distinct !{!255, !33}
!256 = !{!257, !39, i64 0}
!257 = !{!"held", !39, i64 0, !19, i64 8}
!258 = !{!257, !19, i64 8}
!259 = distinct !{!259, !33}
!260 = distinct !{!260, !33}
!261 = distinct !{!261, !33}
!262 = !{!57, !41, i64 40}
!263 = distinct !{!263, !33}
!264 = distinct !{!264, !33}
!265 = !{!10, !14, i64 32}
!266 = distinct !{!266, !33, !101, !102}
!267 = distinct !{!267, !33, !101}
!268 = !{!30, !6, i64 28}
!269 = distinct !{!269, !33}
!270 = !{!38, !40, i64 8}
!271 = !{!59, !41, i64 32}
!272 = !{!79, !6, i64 12}
!273 = !{!59, !41, i64 40}
!274 = distinct !{!274, !33}
!275 = !{!212, !43, i64 56}
!276 = distinct !{!276, !33}
!277 = !{!212, !214, i64 72}
!278 = !{!160, !20, i64 8}
!279 = distinct !{!279, !33}
