; Made by `python -m tfc.runtime.native` from native.c; do not edit.
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown"

%struct.tfc_ready = type { ptr, ptr, ptr, i32 }
%struct.tfc_graph = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }
%struct.tfc_node = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.tfc_region_use = type { ptr, ptr, ptr, ptr, ptr, i64 }
%struct.tfc_move = type { i32, i32, i64 }
%struct.tfc_frame = type { i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr }
%struct.held = type { ptr, ptr }
%struct.tfc_runs = type { i64, i64, i64, i64 }
%struct.tfc_event = type { i64, i64, i64 }
%struct.tfc_loop = type { ptr, ptr, i64, i64 }
%struct.tfc_instruction = type { ptr, ptr, i32, i32, i32, i32 }
%struct.tfc_edge = type { i32, i32 }
%struct.tfc_block = type { ptr, i64 }

; Function Attrs: nounwind uwtable
define i32 @tfc_execute(ptr noundef captures(none) initializes((52, 56)) %0) local_unnamed_addr #0 {
  %2 = alloca %struct.tfc_ready, align 4
  %3 = alloca %struct.tfc_ready, align 4
  %4 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %5 = load ptr, ptr %4, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i32 12
  %7 = load ptr, ptr %6, align 4, !tbaa !22
  %8 = getelementptr inbounds nuw i8, ptr %0, i32 52
  store ptr null, ptr %8, align 4, !tbaa !27
  %9 = getelementptr inbounds nuw i8, ptr %0, i32 56
  %10 = load ptr, ptr %9, align 8, !tbaa !28
  %11 = icmp eq ptr %10, null
  br i1 %11, label %22, label %12

12:                                               ; preds = %1, %12
  %13 = phi ptr [ %20, %12 ], [ %10, %1 ]
  %14 = getelementptr inbounds nuw i8, ptr %13, i32 40
  %15 = load ptr, ptr %14, align 8, !tbaa !29
  store ptr %15, ptr %9, align 8, !tbaa !28
  %16 = getelementptr inbounds nuw i8, ptr %13, i32 16
  %17 = load i64, ptr %16, align 8, !tbaa !31
  %18 = tail call i64 @llvm.smax.i64(i64 %17, i64 0)
  %19 = add nuw nsw i64 %18, 64
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef nonnull %13, i64 noundef %19) #19
  %20 = load ptr, ptr %9, align 8, !tbaa !28
  %21 = icmp eq ptr %20, null
  br i1 %21, label %22, label %12, !llvm.loop !32

22:                                               ; preds = %12, %1
  %23 = getelementptr inbounds nuw i8, ptr %0, i32 76
  %24 = load i32, ptr %23, align 4, !tbaa !34
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %125

26:                                               ; preds = %22
  store i32 1, ptr %23, align 4, !tbaa !34
  %27 = load ptr, ptr %0, align 8, !tbaa !35
  %28 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %29 = load i32, ptr %28, align 4, !tbaa !36
  %30 = getelementptr inbounds %struct.tfc_graph, ptr %27, i32 %29
  %31 = getelementptr inbounds nuw i8, ptr %30, i32 12
  %32 = load ptr, ptr %31, align 4, !tbaa !37
  %33 = tail call fastcc ptr @new_instance(ptr noundef nonnull %0, ptr noundef %30, ptr noundef %32, i32 noundef 1) #19
  %34 = icmp eq ptr %33, null
  br i1 %34, label %125, label %35

35:                                               ; preds = %26
  %36 = load ptr, ptr %33, align 8, !tbaa !44
  %37 = getelementptr inbounds nuw i8, ptr %36, i32 28
  %38 = load i32, ptr %37, align 4, !tbaa !50
  %39 = icmp sgt i32 %38, 0
  br i1 %39, label %40, label %63

40:                                               ; preds = %35
  %41 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %42 = load ptr, ptr %41, align 4, !tbaa !51
  %43 = getelementptr inbounds nuw i8, ptr %33, i32 64
  %44 = load ptr, ptr %43, align 8, !tbaa !52
  %45 = and i32 %38, 1
  %46 = icmp eq i32 %38, 1
  br i1 %46, label %51, label %47

47:                                               ; preds = %40
  %48 = and i32 %38, 2147483646
  br label %100

49:                                               ; preds = %120
  %50 = icmp eq i32 %45, 0
  br i1 %50, label %63, label %51

51:                                               ; preds = %49, %40
  %52 = phi i32 [ 0, %40 ], [ %122, %49 ]
  %53 = icmp ne i32 %45, 0
  tail call void @llvm.assume(i1 %53)
  %54 = getelementptr inbounds nuw ptr, ptr %42, i32 %52
  %55 = load ptr, ptr %54, align 4, !tbaa !53
  %56 = icmp eq ptr %55, null
  br i1 %56, label %61, label %57

57:                                               ; preds = %51
  %58 = getelementptr inbounds nuw i8, ptr %55, i32 24
  %59 = load i32, ptr %58, align 8, !tbaa !54
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %58, align 8, !tbaa !54
  br label %61

61:                                               ; preds = %57, %51
  %62 = getelementptr inbounds nuw ptr, ptr %44, i32 %52
  store ptr %55, ptr %62, align 4, !tbaa !53
  br label %63

63:                                               ; preds = %61, %49, %35
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %64 = getelementptr inbounds nuw i8, ptr %33, i32 48
  %65 = load ptr, ptr %64, align 8, !tbaa !55
  %66 = getelementptr inbounds nuw i8, ptr %33, i32 4
  %67 = load ptr, ptr %66, align 4, !tbaa !56
  %68 = load ptr, ptr %65, align 4, !tbaa !57
  %69 = getelementptr inbounds nuw i8, ptr %67, i32 28
  %70 = load i32, ptr %69, align 4, !tbaa !58
  %71 = add nsw i32 %70, 1
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds nuw i8, ptr %68, i32 8
  store i64 %72, ptr %73, align 8, !tbaa !60
  %74 = icmp sgt i32 %70, 0
  br i1 %74, label %75, label %79

75:                                               ; preds = %63
  %76 = getelementptr inbounds nuw i8, ptr %3, i32 4
  %77 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %78 = getelementptr inbounds nuw i8, ptr %3, i32 12
  br label %83

79:                                               ; preds = %83, %63
  %80 = getelementptr inbounds nuw i8, ptr %0, i32 60
  %81 = load i32, ptr %80, align 4, !tbaa !62
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %98, label %99

83:                                               ; preds = %83, %75
  %84 = phi ptr [ %67, %75 ], [ %94, %83 ]
  %85 = phi i32 [ 0, %75 ], [ %93, %83 ]
  %86 = load ptr, ptr %33, align 8, !tbaa !44
  %87 = load ptr, ptr %86, align 4, !tbaa !63
  %88 = getelementptr inbounds nuw i8, ptr %84, i32 32
  %89 = load ptr, ptr %88, align 4, !tbaa !64
  %90 = getelementptr inbounds nuw i32, ptr %89, i32 %85
  %91 = load i32, ptr %90, align 4, !tbaa !5
  %92 = getelementptr inbounds %struct.tfc_node, ptr %87, i32 %91
  store ptr %92, ptr %3, align 4, !tbaa !65
  store ptr %33, ptr %76, align 4, !tbaa !67
  store ptr %68, ptr %77, align 4, !tbaa !68
  store i32 0, ptr %78, align 4, !tbaa !69
  tail call fastcc void @push(ptr noundef nonnull %0, ptr noundef nonnull byval(%struct.tfc_ready) align 4 %3) #19
  %93 = add nuw nsw i32 %85, 1
  %94 = load ptr, ptr %66, align 4, !tbaa !56
  %95 = getelementptr inbounds nuw i8, ptr %94, i32 28
  %96 = load i32, ptr %95, align 4, !tbaa !58
  %97 = icmp slt i32 %93, %96
  br i1 %97, label %83, label %79, !llvm.loop !70

98:                                               ; preds = %79
  tail call fastcc void @settle(ptr noundef nonnull %0, ptr noundef nonnull %33, ptr noundef nonnull %68) #19
  br label %99

99:                                               ; preds = %98, %79
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %125

100:                                              ; preds = %120, %47
  %101 = phi i32 [ 0, %47 ], [ %122, %120 ]
  %102 = phi i32 [ 0, %47 ], [ %123, %120 ]
  %103 = getelementptr inbounds nuw ptr, ptr %42, i32 %101
  %104 = load ptr, ptr %103, align 4, !tbaa !53
  %105 = icmp eq ptr %104, null
  br i1 %105, label %110, label %106

106:                                              ; preds = %100
  %107 = getelementptr inbounds nuw i8, ptr %104, i32 24
  %108 = load i32, ptr %107, align 8, !tbaa !54
  %109 = add nsw i32 %108, 1
  store i32 %109, ptr %107, align 8, !tbaa !54
  br label %110

110:                                              ; preds = %106, %100
  %111 = getelementptr inbounds nuw ptr, ptr %44, i32 %101
  store ptr %104, ptr %111, align 4, !tbaa !53
  %112 = or disjoint i32 %101, 1
  %113 = getelementptr inbounds nuw ptr, ptr %42, i32 %112
  %114 = load ptr, ptr %113, align 4, !tbaa !53
  %115 = icmp eq ptr %114, null
  br i1 %115, label %120, label %116

116:                                              ; preds = %110
  %117 = getelementptr inbounds nuw i8, ptr %114, i32 24
  %118 = load i32, ptr %117, align 8, !tbaa !54
  %119 = add nsw i32 %118, 1
  store i32 %119, ptr %117, align 8, !tbaa !54
  br label %120

120:                                              ; preds = %116, %110
  %121 = getelementptr inbounds nuw ptr, ptr %44, i32 %112
  store ptr %114, ptr %121, align 4, !tbaa !53
  %122 = add nuw nsw i32 %101, 2
  %123 = add i32 %102, 2
  %124 = icmp eq i32 %123, %48
  br i1 %124, label %49, label %100, !llvm.loop !71

125:                                              ; preds = %99, %26, %22
  %126 = getelementptr inbounds nuw i8, ptr %0, i32 60
  %127 = getelementptr inbounds nuw i8, ptr %0, i32 112
  %128 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %129 = icmp ne ptr %7, null
  %130 = getelementptr inbounds nuw i8, ptr %7, i32 24
  %131 = getelementptr inbounds nuw i8, ptr %7, i32 8
  %132 = getelementptr inbounds nuw i8, ptr %0, i32 96
  %133 = getelementptr inbounds nuw i8, ptr %0, i32 104
  %134 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %135 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %136 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %137 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %138 = getelementptr inbounds nuw i8, ptr %2, i32 4
  %139 = getelementptr inbounds nuw i8, ptr %2, i32 8
  %140 = getelementptr inbounds nuw i8, ptr %2, i32 12
  br label %141

141:                                              ; preds = %726, %125
  %142 = load i32, ptr %126, align 4, !tbaa !62
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %144, label %745

144:                                              ; preds = %141
  %145 = load i64, ptr %127, align 8, !tbaa !72
  %146 = icmp eq i64 %145, 0
  br i1 %146, label %732, label %147

147:                                              ; preds = %144
  %148 = load i32, ptr %128, align 8, !tbaa !73
  %149 = icmp ne i32 %148, 0
  %150 = select i1 %149, i1 %129, i1 false
  br i1 %150, label %151, label %160

151:                                              ; preds = %147
  %152 = load ptr, ptr %130, align 4, !tbaa !74
  %153 = icmp eq ptr %152, null
  br i1 %153, label %160, label %154

154:                                              ; preds = %151
  %155 = load ptr, ptr %131, align 4, !tbaa !76
  %156 = tail call i32 %152(ptr noundef %155) #20
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %158, label %729

158:                                              ; preds = %154
  %159 = load i64, ptr %127, align 8, !tbaa !72
  br label %160

160:                                              ; preds = %158, %151, %147
  %161 = phi i64 [ %159, %158 ], [ %145, %151 ], [ %145, %147 ]
  %162 = load ptr, ptr %132, align 8, !tbaa !77
  %163 = load i64, ptr %133, align 8, !tbaa !78
  %164 = trunc i64 %163 to i32
  %165 = getelementptr inbounds %struct.tfc_ready, ptr %162, i32 %164
  %166 = load ptr, ptr %165, align 4, !tbaa !79
  %167 = getelementptr inbounds nuw i8, ptr %165, i32 4
  %168 = load ptr, ptr %167, align 4, !tbaa !80
  %169 = getelementptr inbounds nuw i8, ptr %165, i32 8
  %170 = load ptr, ptr %169, align 4, !tbaa !57
  %171 = getelementptr inbounds nuw i8, ptr %165, i32 12
  %172 = load i32, ptr %171, align 4, !tbaa !5
  %173 = add nsw i64 %163, 1
  %174 = load i64, ptr %134, align 8, !tbaa !81
  %175 = srem i64 %173, %174
  store i64 %175, ptr %133, align 8, !tbaa !78
  %176 = add nsw i64 %161, -1
  store i64 %176, ptr %127, align 8, !tbaa !72
  %177 = getelementptr inbounds nuw i8, ptr %170, i32 20
  %178 = load ptr, ptr %177, align 4, !tbaa !82
  %179 = getelementptr inbounds nuw i8, ptr %166, i32 16
  %180 = load i32, ptr %179, align 4, !tbaa !83
  %181 = getelementptr inbounds ptr, ptr %178, i32 %180
  %182 = load ptr, ptr %135, align 4, !tbaa !85
  %183 = icmp eq i32 %172, 0
  br i1 %183, label %184, label %722

184:                                              ; preds = %160
  %185 = load i32, ptr %166, align 4, !tbaa !86
  switch i32 %185, label %722 [
    i32 1, label %186
    i32 13, label %260
    i32 0, label %350
    i32 3, label %611
    i32 2, label %665
    i32 4, label %682
    i32 5, label %682
    i32 6, label %682
    i32 7, label %682
    i32 10, label %690
    i32 11, label %702
    i32 12, label %709
  ]

186:                                              ; preds = %184
  %187 = getelementptr inbounds nuw i8, ptr %166, i32 24
  %188 = load i32, ptr %187, align 4, !tbaa !87
  %189 = sext i32 %188 to i64
  %190 = shl nsw i64 %189, 2
  %191 = add nsw i64 %190, 24
  %192 = tail call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef %191) #19
  %193 = icmp eq ptr %192, null
  br i1 %193, label %726, label %194

194:                                              ; preds = %186
  %195 = getelementptr inbounds nuw i8, ptr %192, i32 24
  %196 = load ptr, ptr %168, align 8, !tbaa !44
  %197 = load ptr, ptr %0, align 8, !tbaa !35
  %198 = ptrtoint ptr %196 to i32
  %199 = ptrtoint ptr %197 to i32
  %200 = sub i32 %198, %199
  %201 = sdiv exact i32 %200, 36
  %202 = load ptr, ptr %196, align 4, !tbaa !63
  %203 = ptrtoint ptr %166 to i32
  %204 = ptrtoint ptr %202 to i32
  %205 = sub i32 %203, %204
  %206 = sdiv exact i32 %205, 44
  store i32 %201, ptr %192, align 4, !tbaa !5
  %207 = getelementptr inbounds nuw i8, ptr %192, i32 4
  store i32 %206, ptr %207, align 4, !tbaa !5
  %208 = getelementptr inbounds nuw i8, ptr %192, i32 8
  store ptr %181, ptr %208, align 4, !tbaa !88
  %209 = getelementptr inbounds nuw i8, ptr %192, i32 12
  store ptr %195, ptr %209, align 4, !tbaa !88
  %210 = getelementptr inbounds nuw i8, ptr %192, i32 16
  store ptr %168, ptr %210, align 4, !tbaa !80
  %211 = getelementptr inbounds nuw i8, ptr %192, i32 20
  store ptr %170, ptr %211, align 4, !tbaa !57
  %212 = load i32, ptr %187, align 4, !tbaa !87
  %213 = icmp sgt i32 %212, 0
  br i1 %213, label %214, label %256

214:                                              ; preds = %194
  %215 = getelementptr inbounds nuw i8, ptr %166, i32 36
  br label %216

216:                                              ; preds = %252, %214
  %217 = phi i32 [ %212, %214 ], [ %253, %252 ]
  %218 = phi i32 [ 0, %214 ], [ %254, %252 ]
  %219 = load ptr, ptr %168, align 8, !tbaa !44
  %220 = load i32, ptr %215, align 4, !tbaa !89
  %221 = add nsw i32 %220, %218
  %222 = getelementptr inbounds nuw i8, ptr %219, i32 20
  %223 = load ptr, ptr %222, align 4, !tbaa !90
  %224 = getelementptr inbounds i32, ptr %223, i32 %221
  %225 = load i32, ptr %224, align 4, !tbaa !5
  %226 = icmp sgt i32 %225, -1
  br i1 %226, label %227, label %238

227:                                              ; preds = %216
  %228 = getelementptr inbounds nuw ptr, ptr %181, i32 %225
  %229 = load ptr, ptr %228, align 4, !tbaa !53
  %230 = icmp eq ptr %229, null
  br i1 %230, label %231, label %233

231:                                              ; preds = %227
  %232 = getelementptr inbounds nuw ptr, ptr %195, i32 %218
  store ptr null, ptr %232, align 4, !tbaa !53
  br label %726

233:                                              ; preds = %227
  %234 = getelementptr inbounds nuw i8, ptr %229, i32 24
  %235 = load i32, ptr %234, align 8, !tbaa !54
  %236 = add nsw i32 %235, 1
  store i32 %236, ptr %234, align 8, !tbaa !54
  %237 = getelementptr inbounds nuw ptr, ptr %195, i32 %218
  store ptr %229, ptr %237, align 4, !tbaa !53
  br label %252

238:                                              ; preds = %216
  %239 = getelementptr inbounds nuw i8, ptr %219, i32 16
  %240 = load ptr, ptr %239, align 4, !tbaa !91
  %241 = getelementptr inbounds i64, ptr %240, i32 %221
  %242 = load i64, ptr %241, align 8, !tbaa !92
  %243 = getelementptr inbounds nuw i8, ptr %219, i32 24
  %244 = load ptr, ptr %243, align 4, !tbaa !93
  %245 = getelementptr inbounds i32, ptr %244, i32 %221
  %246 = load i32, ptr %245, align 4, !tbaa !5
  %247 = tail call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %242, i32 noundef %246) #19
  %248 = getelementptr inbounds nuw ptr, ptr %195, i32 %218
  store ptr %247, ptr %248, align 4, !tbaa !53
  %249 = icmp eq ptr %247, null
  br i1 %249, label %726, label %250

250:                                              ; preds = %238
  %251 = load i32, ptr %187, align 4, !tbaa !87
  br label %252

252:                                              ; preds = %250, %233
  %253 = phi i32 [ %251, %250 ], [ %217, %233 ]
  %254 = add nuw nsw i32 %218, 1
  %255 = icmp slt i32 %254, %253
  br i1 %255, label %216, label %256, !llvm.loop !94

256:                                              ; preds = %194, %252
  %257 = getelementptr inbounds nuw i8, ptr %0, i32 88
  %258 = load i64, ptr %257, align 8, !tbaa !95
  %259 = add nsw i64 %258, 1
  store i64 %259, ptr %257, align 8, !tbaa !95
  store ptr %192, ptr %8, align 4, !tbaa !27
  br label %745

260:                                              ; preds = %184
  %261 = load ptr, ptr %0, align 8, !tbaa !35
  %262 = getelementptr inbounds nuw i8, ptr %166, i32 4
  %263 = load i32, ptr %262, align 4, !tbaa !96
  %264 = getelementptr inbounds %struct.tfc_graph, ptr %261, i32 %263
  %265 = getelementptr inbounds nuw i8, ptr %264, i32 12
  %266 = load ptr, ptr %265, align 4, !tbaa !37
  %267 = tail call fastcc ptr @new_instance(ptr noundef nonnull %0, ptr noundef %264, ptr noundef %266, i32 noundef 1) #19
  %268 = icmp eq ptr %267, null
  br i1 %268, label %726, label %269

269:                                              ; preds = %260
  %270 = getelementptr inbounds nuw i8, ptr %267, i32 8
  store ptr %166, ptr %270, align 8, !tbaa !97
  %271 = getelementptr inbounds nuw i8, ptr %267, i32 12
  store ptr %168, ptr %271, align 4, !tbaa !98
  %272 = getelementptr inbounds nuw i8, ptr %267, i32 20
  store ptr %170, ptr %272, align 4, !tbaa !99
  %273 = getelementptr inbounds nuw i8, ptr %264, i32 28
  %274 = load i32, ptr %273, align 4, !tbaa !50
  %275 = icmp sgt i32 %274, 0
  br i1 %275, label %276, label %297

276:                                              ; preds = %269
  %277 = getelementptr inbounds nuw i8, ptr %267, i32 64
  %278 = load ptr, ptr %277, align 8, !tbaa !52
  %279 = and i32 %274, 3
  %280 = icmp ult i32 %274, 4
  br i1 %280, label %285, label %281

281:                                              ; preds = %276
  %282 = and i32 %274, 2147483644
  br label %329

283:                                              ; preds = %329
  %284 = icmp eq i32 %279, 0
  br i1 %284, label %297, label %285

285:                                              ; preds = %283, %276
  %286 = phi i32 [ 0, %276 ], [ %347, %283 ]
  %287 = icmp ne i32 %279, 0
  tail call void @llvm.assume(i1 %287)
  br label %288

288:                                              ; preds = %288, %285
  %289 = phi i32 [ %286, %285 ], [ %294, %288 ]
  %290 = phi i32 [ 0, %285 ], [ %295, %288 ]
  %291 = getelementptr inbounds nuw ptr, ptr %181, i32 %289
  %292 = load ptr, ptr %291, align 4, !tbaa !53
  %293 = getelementptr inbounds nuw ptr, ptr %278, i32 %289
  store ptr %292, ptr %293, align 4, !tbaa !53
  store ptr null, ptr %291, align 4, !tbaa !53
  %294 = add nuw nsw i32 %289, 1
  %295 = add i32 %290, 1
  %296 = icmp eq i32 %295, %279
  br i1 %296, label %297, label %288, !llvm.loop !100

297:                                              ; preds = %283, %288, %269
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %298 = getelementptr inbounds nuw i8, ptr %267, i32 48
  %299 = load ptr, ptr %298, align 8, !tbaa !55
  %300 = getelementptr inbounds nuw i8, ptr %267, i32 4
  %301 = load ptr, ptr %300, align 4, !tbaa !56
  %302 = load ptr, ptr %299, align 4, !tbaa !57
  %303 = getelementptr inbounds nuw i8, ptr %301, i32 28
  %304 = load i32, ptr %303, align 4, !tbaa !58
  %305 = add nsw i32 %304, 1
  %306 = sext i32 %305 to i64
  %307 = getelementptr inbounds nuw i8, ptr %302, i32 8
  store i64 %306, ptr %307, align 8, !tbaa !60
  %308 = icmp sgt i32 %304, 0
  br i1 %308, label %312, label %309

309:                                              ; preds = %312, %297
  %310 = load i32, ptr %126, align 4, !tbaa !62
  %311 = icmp eq i32 %310, 0
  br i1 %311, label %327, label %328

312:                                              ; preds = %297, %312
  %313 = phi ptr [ %323, %312 ], [ %301, %297 ]
  %314 = phi i32 [ %322, %312 ], [ 0, %297 ]
  %315 = load ptr, ptr %267, align 8, !tbaa !44
  %316 = load ptr, ptr %315, align 4, !tbaa !63
  %317 = getelementptr inbounds nuw i8, ptr %313, i32 32
  %318 = load ptr, ptr %317, align 4, !tbaa !64
  %319 = getelementptr inbounds nuw i32, ptr %318, i32 %314
  %320 = load i32, ptr %319, align 4, !tbaa !5
  %321 = getelementptr inbounds %struct.tfc_node, ptr %316, i32 %320
  store ptr %321, ptr %2, align 4, !tbaa !65
  store ptr %267, ptr %138, align 4, !tbaa !67
  store ptr %302, ptr %139, align 4, !tbaa !68
  store i32 0, ptr %140, align 4, !tbaa !69
  tail call fastcc void @push(ptr noundef nonnull %0, ptr noundef nonnull byval(%struct.tfc_ready) align 4 %2) #19
  %322 = add nuw nsw i32 %314, 1
  %323 = load ptr, ptr %300, align 4, !tbaa !56
  %324 = getelementptr inbounds nuw i8, ptr %323, i32 28
  %325 = load i32, ptr %324, align 4, !tbaa !58
  %326 = icmp slt i32 %322, %325
  br i1 %326, label %312, label %309, !llvm.loop !70

327:                                              ; preds = %309
  tail call fastcc void @settle(ptr noundef nonnull %0, ptr noundef nonnull %267, ptr noundef nonnull %302) #19
  br label %328

328:                                              ; preds = %327, %309
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br label %726

329:                                              ; preds = %329, %281
  %330 = phi i32 [ 0, %281 ], [ %347, %329 ]
  %331 = phi i32 [ 0, %281 ], [ %348, %329 ]
  %332 = getelementptr inbounds nuw ptr, ptr %181, i32 %330
  %333 = load ptr, ptr %332, align 4, !tbaa !53
  %334 = getelementptr inbounds nuw ptr, ptr %278, i32 %330
  store ptr %333, ptr %334, align 4, !tbaa !53
  store ptr null, ptr %332, align 4, !tbaa !53
  %335 = or disjoint i32 %330, 1
  %336 = getelementptr inbounds nuw ptr, ptr %181, i32 %335
  %337 = load ptr, ptr %336, align 4, !tbaa !53
  %338 = getelementptr inbounds nuw ptr, ptr %278, i32 %335
  store ptr %337, ptr %338, align 4, !tbaa !53
  store ptr null, ptr %336, align 4, !tbaa !53
  %339 = or disjoint i32 %330, 2
  %340 = getelementptr inbounds nuw ptr, ptr %181, i32 %339
  %341 = load ptr, ptr %340, align 4, !tbaa !53
  %342 = getelementptr inbounds nuw ptr, ptr %278, i32 %339
  store ptr %341, ptr %342, align 4, !tbaa !53
  store ptr null, ptr %340, align 4, !tbaa !53
  %343 = or disjoint i32 %330, 3
  %344 = getelementptr inbounds nuw ptr, ptr %181, i32 %343
  %345 = load ptr, ptr %344, align 4, !tbaa !53
  %346 = getelementptr inbounds nuw ptr, ptr %278, i32 %343
  store ptr %345, ptr %346, align 4, !tbaa !53
  store ptr null, ptr %344, align 4, !tbaa !53
  %347 = add nuw nsw i32 %330, 4
  %348 = add i32 %331, 4
  %349 = icmp eq i32 %348, %282
  br i1 %349, label %283, label %329, !llvm.loop !102

350:                                              ; preds = %184
  %351 = load ptr, ptr %137, align 4, !tbaa !103
  %352 = getelementptr inbounds nuw i8, ptr %166, i32 4
  %353 = load i32, ptr %352, align 4, !tbaa !96
  %354 = getelementptr inbounds %struct.tfc_region_use, ptr %351, i32 %353
  %355 = getelementptr inbounds nuw i8, ptr %166, i32 20
  %356 = load i32, ptr %355, align 4, !tbaa !104
  %357 = icmp sgt i32 %356, 0
  br i1 %357, label %358, label %380

358:                                              ; preds = %350
  %359 = getelementptr inbounds nuw i8, ptr %354, i32 8
  %360 = getelementptr inbounds nuw i8, ptr %354, i32 4
  %361 = and i32 %356, 1
  %362 = icmp eq i32 %356, 1
  br i1 %362, label %367, label %363

363:                                              ; preds = %358
  %364 = and i32 %356, 2147483646
  br label %388

365:                                              ; preds = %413
  %366 = icmp eq i32 %361, 0
  br i1 %366, label %380, label %367

367:                                              ; preds = %365, %358
  %368 = phi i32 [ 0, %358 ], [ %414, %365 ]
  %369 = icmp ne i32 %361, 0
  tail call void @llvm.assume(i1 %369)
  %370 = load ptr, ptr %359, align 8, !tbaa !105
  %371 = getelementptr inbounds nuw i32, ptr %370, i32 %368
  %372 = load i32, ptr %371, align 4, !tbaa !5
  %373 = icmp sgt i32 %372, -1
  br i1 %373, label %374, label %380

374:                                              ; preds = %367
  %375 = getelementptr inbounds nuw ptr, ptr %181, i32 %368
  %376 = load ptr, ptr %375, align 4, !tbaa !53
  %377 = load ptr, ptr %376, align 8, !tbaa !109
  %378 = load ptr, ptr %360, align 4, !tbaa !110
  %379 = getelementptr inbounds nuw ptr, ptr %378, i32 %372
  store ptr %377, ptr %379, align 4, !tbaa !111
  br label %380

380:                                              ; preds = %365, %374, %367, %350
  %381 = getelementptr inbounds nuw i8, ptr %166, i32 24
  %382 = load i32, ptr %381, align 4, !tbaa !87
  %383 = icmp sgt i32 %382, 0
  br i1 %383, label %384, label %417

384:                                              ; preds = %380
  %385 = getelementptr inbounds nuw i8, ptr %166, i32 36
  %386 = getelementptr inbounds nuw i8, ptr %354, i32 12
  %387 = getelementptr inbounds nuw i8, ptr %354, i32 4
  br label %428

388:                                              ; preds = %413, %363
  %389 = phi i32 [ 0, %363 ], [ %414, %413 ]
  %390 = phi i32 [ 0, %363 ], [ %415, %413 ]
  %391 = load ptr, ptr %359, align 8, !tbaa !105
  %392 = getelementptr inbounds nuw i32, ptr %391, i32 %389
  %393 = load i32, ptr %392, align 4, !tbaa !5
  %394 = icmp sgt i32 %393, -1
  br i1 %394, label %395, label %401

395:                                              ; preds = %388
  %396 = getelementptr inbounds nuw ptr, ptr %181, i32 %389
  %397 = load ptr, ptr %396, align 4, !tbaa !53
  %398 = load ptr, ptr %397, align 8, !tbaa !109
  %399 = load ptr, ptr %360, align 4, !tbaa !110
  %400 = getelementptr inbounds nuw ptr, ptr %399, i32 %393
  store ptr %398, ptr %400, align 4, !tbaa !111
  br label %401

401:                                              ; preds = %395, %388
  %402 = or disjoint i32 %389, 1
  %403 = load ptr, ptr %359, align 8, !tbaa !105
  %404 = getelementptr inbounds nuw i32, ptr %403, i32 %402
  %405 = load i32, ptr %404, align 4, !tbaa !5
  %406 = icmp sgt i32 %405, -1
  br i1 %406, label %407, label %413

407:                                              ; preds = %401
  %408 = getelementptr inbounds nuw ptr, ptr %181, i32 %402
  %409 = load ptr, ptr %408, align 4, !tbaa !53
  %410 = load ptr, ptr %409, align 8, !tbaa !109
  %411 = load ptr, ptr %360, align 4, !tbaa !110
  %412 = getelementptr inbounds nuw ptr, ptr %411, i32 %405
  store ptr %410, ptr %412, align 4, !tbaa !111
  br label %413

413:                                              ; preds = %407, %401
  %414 = add nuw nsw i32 %389, 2
  %415 = add i32 %390, 2
  %416 = icmp eq i32 %415, %364
  br i1 %416, label %365, label %388, !llvm.loop !112

417:                                              ; preds = %471, %380
  %418 = getelementptr inbounds nuw i8, ptr %354, i32 24
  %419 = load i64, ptr %418, align 8, !tbaa !113
  %420 = icmp sgt i64 %419, 0
  br i1 %420, label %421, label %494

421:                                              ; preds = %417
  %422 = getelementptr inbounds nuw i8, ptr %354, i32 4
  %423 = getelementptr inbounds nuw i8, ptr %354, i32 16
  %424 = and i64 %419, 1
  %425 = icmp eq i64 %419, 1
  br i1 %425, label %477, label %426

426:                                              ; preds = %421
  %427 = and i64 %419, 9223372036854775806
  br label %497

428:                                              ; preds = %471, %384
  %429 = phi i32 [ 0, %384 ], [ %472, %471 ]
  %430 = load ptr, ptr %168, align 8, !tbaa !44
  %431 = load i32, ptr %385, align 4, !tbaa !89
  %432 = add nsw i32 %431, %429
  %433 = getelementptr inbounds nuw i8, ptr %430, i32 20
  %434 = load ptr, ptr %433, align 4, !tbaa !90
  %435 = getelementptr inbounds i32, ptr %434, i32 %432
  %436 = load i32, ptr %435, align 4, !tbaa !5
  %437 = icmp sgt i32 %436, -1
  br i1 %437, label %438, label %449

438:                                              ; preds = %428
  %439 = getelementptr inbounds nuw ptr, ptr %181, i32 %436
  %440 = load ptr, ptr %439, align 4, !tbaa !53
  %441 = icmp eq ptr %440, null
  br i1 %441, label %442, label %444

442:                                              ; preds = %438
  %443 = getelementptr inbounds nuw ptr, ptr %182, i32 %429
  store ptr null, ptr %443, align 4, !tbaa !53
  br label %722

444:                                              ; preds = %438
  %445 = getelementptr inbounds nuw i8, ptr %440, i32 24
  %446 = load i32, ptr %445, align 8, !tbaa !54
  %447 = add nsw i32 %446, 1
  store i32 %447, ptr %445, align 8, !tbaa !54
  %448 = getelementptr inbounds nuw ptr, ptr %182, i32 %429
  store ptr %440, ptr %448, align 4, !tbaa !53
  br label %461

449:                                              ; preds = %428
  %450 = getelementptr inbounds nuw i8, ptr %430, i32 16
  %451 = load ptr, ptr %450, align 4, !tbaa !91
  %452 = getelementptr inbounds i64, ptr %451, i32 %432
  %453 = load i64, ptr %452, align 8, !tbaa !92
  %454 = getelementptr inbounds nuw i8, ptr %430, i32 24
  %455 = load ptr, ptr %454, align 4, !tbaa !93
  %456 = getelementptr inbounds i32, ptr %455, i32 %432
  %457 = load i32, ptr %456, align 4, !tbaa !5
  %458 = tail call fastcc ptr @new_value(ptr noundef %0, i64 noundef %453, i32 noundef %457) #19
  %459 = getelementptr inbounds nuw ptr, ptr %182, i32 %429
  store ptr %458, ptr %459, align 4, !tbaa !53
  %460 = icmp eq ptr %458, null
  br i1 %460, label %722, label %461

461:                                              ; preds = %449, %444
  %462 = phi ptr [ %440, %444 ], [ %458, %449 ]
  %463 = load ptr, ptr %386, align 4, !tbaa !114
  %464 = getelementptr inbounds nuw i32, ptr %463, i32 %429
  %465 = load i32, ptr %464, align 4, !tbaa !5
  %466 = icmp sgt i32 %465, -1
  br i1 %466, label %467, label %471

467:                                              ; preds = %461
  %468 = load ptr, ptr %462, align 8, !tbaa !109
  %469 = load ptr, ptr %387, align 4, !tbaa !110
  %470 = getelementptr inbounds nuw ptr, ptr %469, i32 %465
  store ptr %468, ptr %470, align 4, !tbaa !111
  br label %471

471:                                              ; preds = %467, %461
  %472 = add nuw nsw i32 %429, 1
  %473 = load i32, ptr %381, align 4, !tbaa !87
  %474 = icmp slt i32 %472, %473
  br i1 %474, label %428, label %417, !llvm.loop !115

475:                                              ; preds = %497
  %476 = icmp eq i64 %424, 0
  br i1 %476, label %494, label %477

477:                                              ; preds = %475, %421
  %478 = phi i64 [ 0, %421 ], [ %529, %475 ]
  %479 = icmp ne i64 %424, 0
  tail call void @llvm.assume(i1 %479)
  %480 = load ptr, ptr %422, align 4, !tbaa !110
  %481 = load ptr, ptr %423, align 8, !tbaa !116
  %482 = trunc i64 %478 to i32
  %483 = getelementptr inbounds %struct.tfc_move, ptr %481, i32 %482
  %484 = getelementptr inbounds nuw i8, ptr %483, i32 4
  %485 = load i32, ptr %484, align 4, !tbaa !117
  %486 = getelementptr inbounds ptr, ptr %480, i32 %485
  %487 = load ptr, ptr %486, align 4, !tbaa !111
  %488 = getelementptr inbounds nuw i8, ptr %483, i32 8
  %489 = load i64, ptr %488, align 8, !tbaa !119
  %490 = trunc i64 %489 to i32
  %491 = getelementptr inbounds i8, ptr %487, i32 %490
  %492 = load i32, ptr %483, align 8, !tbaa !120
  %493 = getelementptr inbounds ptr, ptr %480, i32 %492
  store ptr %491, ptr %493, align 4, !tbaa !111
  br label %494

494:                                              ; preds = %477, %475, %417
  %495 = load ptr, ptr %354, align 8, !tbaa !121
  %496 = icmp eq ptr %495, null
  br i1 %496, label %536, label %532

497:                                              ; preds = %497, %426
  %498 = phi i64 [ 0, %426 ], [ %529, %497 ]
  %499 = phi i64 [ 0, %426 ], [ %530, %497 ]
  %500 = load ptr, ptr %422, align 4, !tbaa !110
  %501 = load ptr, ptr %423, align 8, !tbaa !116
  %502 = trunc i64 %498 to i32
  %503 = getelementptr inbounds %struct.tfc_move, ptr %501, i32 %502
  %504 = getelementptr inbounds nuw i8, ptr %503, i32 4
  %505 = load i32, ptr %504, align 4, !tbaa !117
  %506 = getelementptr inbounds ptr, ptr %500, i32 %505
  %507 = load ptr, ptr %506, align 4, !tbaa !111
  %508 = getelementptr inbounds nuw i8, ptr %503, i32 8
  %509 = load i64, ptr %508, align 8, !tbaa !119
  %510 = trunc i64 %509 to i32
  %511 = getelementptr inbounds i8, ptr %507, i32 %510
  %512 = load i32, ptr %503, align 8, !tbaa !120
  %513 = getelementptr inbounds ptr, ptr %500, i32 %512
  store ptr %511, ptr %513, align 4, !tbaa !111
  %514 = load ptr, ptr %422, align 4, !tbaa !110
  %515 = load ptr, ptr %423, align 8, !tbaa !116
  %516 = trunc i64 %498 to i32
  %517 = getelementptr %struct.tfc_move, ptr %515, i32 %516
  %518 = getelementptr i8, ptr %517, i32 16
  %519 = getelementptr i8, ptr %517, i32 20
  %520 = load i32, ptr %519, align 4, !tbaa !117
  %521 = getelementptr inbounds ptr, ptr %514, i32 %520
  %522 = load ptr, ptr %521, align 4, !tbaa !111
  %523 = getelementptr i8, ptr %517, i32 24
  %524 = load i64, ptr %523, align 8, !tbaa !119
  %525 = trunc i64 %524 to i32
  %526 = getelementptr inbounds i8, ptr %522, i32 %525
  %527 = load i32, ptr %518, align 8, !tbaa !120
  %528 = getelementptr inbounds ptr, ptr %514, i32 %527
  store ptr %526, ptr %528, align 4, !tbaa !111
  %529 = add nuw nsw i64 %498, 2
  %530 = add i64 %499, 2
  %531 = icmp eq i64 %530, %427
  br i1 %531, label %475, label %497, !llvm.loop !122

532:                                              ; preds = %494
  %533 = tail call i32 @tfc_walk(ptr noundef nonnull %495) #19
  %534 = icmp eq i32 %533, 0
  br i1 %534, label %536, label %535

535:                                              ; preds = %532
  tail call fastcc void @fail(ptr noundef %0, i32 noundef %533, i32 noundef 0, ptr noundef %168, ptr noundef nonnull %166) #19
  br label %536

536:                                              ; preds = %535, %532, %494
  %537 = load i32, ptr %381, align 4, !tbaa !87
  %538 = icmp sgt i32 %537, 0
  br i1 %538, label %539, label %722

539:                                              ; preds = %536
  %540 = getelementptr inbounds nuw i8, ptr %354, i32 12
  %541 = getelementptr inbounds nuw i8, ptr %354, i32 4
  br label %542

542:                                              ; preds = %607, %539
  %543 = phi i32 [ %537, %539 ], [ %608, %607 ]
  %544 = phi i32 [ 0, %539 ], [ %609, %607 ]
  %545 = load ptr, ptr %540, align 4, !tbaa !114
  %546 = getelementptr inbounds nuw i32, ptr %545, i32 %544
  %547 = load i32, ptr %546, align 4, !tbaa !5
  %548 = icmp slt i32 %547, -1
  br i1 %548, label %549, label %607

549:                                              ; preds = %542
  %550 = getelementptr inbounds nuw ptr, ptr %182, i32 %544
  %551 = load ptr, ptr %550, align 4, !tbaa !53
  %552 = load ptr, ptr %551, align 8, !tbaa !109
  %553 = load ptr, ptr %541, align 4, !tbaa !110
  %554 = sub nuw nsw i32 -2, %547
  %555 = getelementptr inbounds nuw ptr, ptr %553, i32 %554
  %556 = load ptr, ptr %555, align 4, !tbaa !111
  %557 = getelementptr inbounds nuw i8, ptr %551, i32 16
  %558 = load i64, ptr %557, align 8, !tbaa !31
  %559 = icmp sgt i64 %558, 0
  br i1 %559, label %560, label %607

560:                                              ; preds = %549
  %561 = and i64 %558, 3
  %562 = icmp ult i64 %558, 4
  br i1 %562, label %592, label %563

563:                                              ; preds = %560
  %564 = and i64 %558, 9223372036854775804
  br label %565

565:                                              ; preds = %565, %563
  %566 = phi i64 [ 0, %563 ], [ %587, %565 ]
  %567 = phi i64 [ 0, %563 ], [ %588, %565 ]
  %568 = trunc i64 %566 to i32
  %569 = getelementptr inbounds i8, ptr %556, i32 %568
  %570 = load i8, ptr %569, align 1, !tbaa !123
  %571 = getelementptr inbounds i8, ptr %552, i32 %568
  store i8 %570, ptr %571, align 1, !tbaa !123
  %572 = trunc i64 %566 to i32
  %573 = or disjoint i32 %572, 1
  %574 = getelementptr inbounds i8, ptr %556, i32 %573
  %575 = load i8, ptr %574, align 1, !tbaa !123
  %576 = getelementptr inbounds i8, ptr %552, i32 %573
  store i8 %575, ptr %576, align 1, !tbaa !123
  %577 = trunc i64 %566 to i32
  %578 = or disjoint i32 %577, 2
  %579 = getelementptr inbounds i8, ptr %556, i32 %578
  %580 = load i8, ptr %579, align 1, !tbaa !123
  %581 = getelementptr inbounds i8, ptr %552, i32 %578
  store i8 %580, ptr %581, align 1, !tbaa !123
  %582 = trunc i64 %566 to i32
  %583 = or disjoint i32 %582, 3
  %584 = getelementptr inbounds i8, ptr %556, i32 %583
  %585 = load i8, ptr %584, align 1, !tbaa !123
  %586 = getelementptr inbounds i8, ptr %552, i32 %583
  store i8 %585, ptr %586, align 1, !tbaa !123
  %587 = add nuw nsw i64 %566, 4
  %588 = add i64 %567, 4
  %589 = icmp eq i64 %588, %564
  br i1 %589, label %590, label %565, !llvm.loop !124

590:                                              ; preds = %565
  %591 = icmp eq i64 %561, 0
  br i1 %591, label %605, label %592

592:                                              ; preds = %590, %560
  %593 = phi i64 [ 0, %560 ], [ %587, %590 ]
  %594 = icmp ne i64 %561, 0
  tail call void @llvm.assume(i1 %594)
  br label %595

595:                                              ; preds = %595, %592
  %596 = phi i64 [ %602, %595 ], [ %593, %592 ]
  %597 = phi i64 [ %603, %595 ], [ 0, %592 ]
  %598 = trunc i64 %596 to i32
  %599 = getelementptr inbounds i8, ptr %556, i32 %598
  %600 = load i8, ptr %599, align 1, !tbaa !123
  %601 = getelementptr inbounds i8, ptr %552, i32 %598
  store i8 %600, ptr %601, align 1, !tbaa !123
  %602 = add nuw nsw i64 %596, 1
  %603 = add i64 %597, 1
  %604 = icmp eq i64 %603, %561
  br i1 %604, label %605, label %595, !llvm.loop !125

605:                                              ; preds = %595, %590
  %606 = load i32, ptr %381, align 4, !tbaa !87
  br label %607

607:                                              ; preds = %605, %549, %542
  %608 = phi i32 [ %606, %605 ], [ %543, %549 ], [ %543, %542 ]
  %609 = add nuw nsw i32 %544, 1
  %610 = icmp slt i32 %609, %608
  br i1 %610, label %542, label %722, !llvm.loop !126

611:                                              ; preds = %184
  %612 = load ptr, ptr %168, align 8, !tbaa !44
  %613 = getelementptr inbounds nuw i8, ptr %612, i32 8
  %614 = load ptr, ptr %613, align 4, !tbaa !127
  %615 = getelementptr inbounds nuw i8, ptr %166, i32 40
  %616 = load i32, ptr %615, align 4, !tbaa !128
  br label %617

617:                                              ; preds = %617, %611
  %618 = phi i32 [ 0, %611 ], [ %622, %617 ]
  %619 = getelementptr inbounds nuw ptr, ptr %181, i32 %618
  %620 = load ptr, ptr %619, align 4, !tbaa !53
  %621 = icmp eq ptr %620, null
  %622 = add nuw nsw i32 %618, 1
  br i1 %621, label %617, label %623, !llvm.loop !129

623:                                              ; preds = %617
  %624 = getelementptr inbounds i32, ptr %614, i32 %616
  %625 = getelementptr inbounds nuw i8, ptr %620, i32 24
  %626 = load i32, ptr %625, align 8, !tbaa !54
  %627 = add nsw i32 %626, 1
  store i32 %627, ptr %625, align 8, !tbaa !54
  store ptr %620, ptr %182, align 4, !tbaa !53
  %628 = getelementptr inbounds nuw i8, ptr %182, i32 4
  store ptr null, ptr %628, align 4, !tbaa !53
  %629 = getelementptr inbounds nuw i8, ptr %624, i32 4
  %630 = load i32, ptr %629, align 4, !tbaa !5
  %631 = getelementptr inbounds nuw i8, ptr %624, i32 8
  %632 = load i32, ptr %631, align 4, !tbaa !5
  %633 = icmp eq i32 %630, %632
  br i1 %633, label %722, label %634

634:                                              ; preds = %623
  %635 = getelementptr inbounds nuw i8, ptr %166, i32 36
  %636 = load i32, ptr %635, align 4, !tbaa !89
  %637 = add nsw i32 %636, 1
  %638 = getelementptr inbounds nuw i8, ptr %612, i32 20
  %639 = load ptr, ptr %638, align 4, !tbaa !90
  %640 = getelementptr inbounds i32, ptr %639, i32 %637
  %641 = load i32, ptr %640, align 4, !tbaa !5
  %642 = icmp sgt i32 %641, -1
  br i1 %642, label %643, label %651

643:                                              ; preds = %634
  %644 = getelementptr inbounds nuw ptr, ptr %181, i32 %641
  %645 = load ptr, ptr %644, align 4, !tbaa !53
  %646 = icmp eq ptr %645, null
  br i1 %646, label %722, label %647

647:                                              ; preds = %643
  %648 = getelementptr inbounds nuw i8, ptr %645, i32 24
  %649 = load i32, ptr %648, align 8, !tbaa !54
  %650 = add nsw i32 %649, 1
  store i32 %650, ptr %648, align 8, !tbaa !54
  store ptr %645, ptr %628, align 4, !tbaa !53
  br label %662

651:                                              ; preds = %634
  %652 = getelementptr inbounds nuw i8, ptr %612, i32 16
  %653 = load ptr, ptr %652, align 4, !tbaa !91
  %654 = getelementptr inbounds i64, ptr %653, i32 %637
  %655 = load i64, ptr %654, align 8, !tbaa !92
  %656 = getelementptr inbounds nuw i8, ptr %612, i32 24
  %657 = load ptr, ptr %656, align 4, !tbaa !93
  %658 = getelementptr inbounds i32, ptr %657, i32 %637
  %659 = load i32, ptr %658, align 4, !tbaa !5
  %660 = tail call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %655, i32 noundef %659) #19
  store ptr %660, ptr %628, align 4, !tbaa !53
  %661 = icmp eq ptr %660, null
  br i1 %661, label %722, label %662

662:                                              ; preds = %651, %647
  %663 = phi ptr [ %645, %647 ], [ %660, %651 ]
  %664 = load ptr, ptr %663, align 8, !tbaa !109
  store i32 %618, ptr %664, align 4, !tbaa !5
  br label %722

665:                                              ; preds = %184
  %666 = load ptr, ptr %181, align 4, !tbaa !53
  %667 = icmp eq ptr %666, null
  br i1 %667, label %672, label %668

668:                                              ; preds = %665
  %669 = getelementptr inbounds nuw i8, ptr %666, i32 24
  %670 = load i32, ptr %669, align 8, !tbaa !54
  %671 = add nsw i32 %670, 1
  store i32 %671, ptr %669, align 8, !tbaa !54
  br label %672

672:                                              ; preds = %668, %665
  %673 = getelementptr inbounds nuw i8, ptr %181, i32 4
  %674 = load ptr, ptr %673, align 4, !tbaa !53
  %675 = load ptr, ptr %674, align 8, !tbaa !109
  %676 = load i8, ptr %675, align 1, !tbaa !123
  %677 = icmp eq i8 %676, 0
  %678 = select i1 %677, ptr %666, ptr null
  store ptr %678, ptr %182, align 4, !tbaa !53
  %679 = icmp eq ptr %678, null
  %680 = select i1 %679, ptr %666, ptr null
  %681 = getelementptr inbounds nuw i8, ptr %182, i32 4
  store ptr %680, ptr %681, align 4, !tbaa !53
  br label %722

682:                                              ; preds = %184, %184, %184, %184
  %683 = load ptr, ptr %181, align 4, !tbaa !53
  %684 = icmp eq ptr %683, null
  br i1 %684, label %689, label %685

685:                                              ; preds = %682
  %686 = getelementptr inbounds nuw i8, ptr %683, i32 24
  %687 = load i32, ptr %686, align 8, !tbaa !54
  %688 = add nsw i32 %687, 1
  store i32 %688, ptr %686, align 8, !tbaa !54
  br label %689

689:                                              ; preds = %685, %682
  store ptr %683, ptr %182, align 4, !tbaa !53
  br label %722

690:                                              ; preds = %184
  %691 = load ptr, ptr %136, align 8, !tbaa !130
  %692 = getelementptr inbounds nuw i8, ptr %166, i32 4
  %693 = load i32, ptr %692, align 4, !tbaa !96
  %694 = getelementptr inbounds ptr, ptr %691, i32 %693
  %695 = load ptr, ptr %694, align 4, !tbaa !53
  %696 = icmp eq ptr %695, null
  br i1 %696, label %701, label %697

697:                                              ; preds = %690
  %698 = getelementptr inbounds nuw i8, ptr %695, i32 24
  %699 = load i32, ptr %698, align 8, !tbaa !54
  %700 = add nsw i32 %699, 1
  store i32 %700, ptr %698, align 8, !tbaa !54
  br label %701

701:                                              ; preds = %697, %690
  store ptr %695, ptr %182, align 4, !tbaa !53
  br label %722

702:                                              ; preds = %184
  %703 = getelementptr inbounds nuw i8, ptr %168, i32 64
  %704 = load ptr, ptr %703, align 8, !tbaa !52
  %705 = getelementptr inbounds nuw i8, ptr %166, i32 4
  %706 = load i32, ptr %705, align 4, !tbaa !96
  %707 = getelementptr inbounds ptr, ptr %704, i32 %706
  %708 = load ptr, ptr %707, align 4, !tbaa !53
  store ptr %708, ptr %182, align 4, !tbaa !53
  store ptr null, ptr %707, align 4, !tbaa !53
  br label %722

709:                                              ; preds = %184
  %710 = load ptr, ptr %181, align 4, !tbaa !53
  %711 = icmp eq ptr %710, null
  br i1 %711, label %716, label %712

712:                                              ; preds = %709
  %713 = getelementptr inbounds nuw i8, ptr %710, i32 24
  %714 = load i32, ptr %713, align 8, !tbaa !54
  %715 = add nsw i32 %714, 1
  store i32 %715, ptr %713, align 8, !tbaa !54
  br label %716

716:                                              ; preds = %712, %709
  %717 = getelementptr inbounds nuw i8, ptr %168, i32 68
  %718 = load ptr, ptr %717, align 4, !tbaa !131
  %719 = getelementptr inbounds nuw i8, ptr %166, i32 4
  %720 = load i32, ptr %719, align 4, !tbaa !96
  %721 = getelementptr inbounds ptr, ptr %718, i32 %720
  store ptr %710, ptr %721, align 4, !tbaa !53
  br label %722

722:                                              ; preds = %449, %607, %716, %702, %701, %689, %672, %662, %651, %643, %623, %536, %442, %184, %160
  %723 = load i32, ptr %126, align 4, !tbaa !62
  %724 = icmp eq i32 %723, 0
  br i1 %724, label %725, label %726

725:                                              ; preds = %722
  tail call fastcc void @complete(ptr noundef nonnull %0, ptr noundef %168, ptr noundef %170, ptr noundef %166, ptr noundef %182, i32 noundef %172) #19
  br label %726

726:                                              ; preds = %238, %186, %231, %260, %328, %722, %725
  %727 = load ptr, ptr %8, align 4, !tbaa !27
  %728 = icmp eq ptr %727, null
  br i1 %728, label %141, label %745, !llvm.loop !132

729:                                              ; preds = %154
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 1, i32 noundef 1, ptr noundef null, ptr noundef null) #19
  %730 = load i32, ptr %126, align 4, !tbaa !62
  %731 = icmp eq i32 %730, 0
  br i1 %731, label %732, label %745

732:                                              ; preds = %144, %729
  %733 = getelementptr inbounds nuw i8, ptr %0, i32 80
  %734 = load i32, ptr %733, align 8, !tbaa !133
  %735 = icmp eq i32 %734, 0
  br i1 %735, label %736, label %745

736:                                              ; preds = %732
  %737 = getelementptr inbounds nuw i8, ptr %0, i32 88
  %738 = load i64, ptr %737, align 8, !tbaa !95
  %739 = icmp eq i64 %738, 0
  br i1 %739, label %740, label %744

740:                                              ; preds = %736
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 13, i32 noundef 5, ptr noundef null, ptr noundef null) #19
  %741 = load i32, ptr %126, align 4, !tbaa !62
  %742 = freeze i32 %741
  %743 = icmp eq i32 %742, 0
  br i1 %743, label %744, label %745

744:                                              ; preds = %736, %740
  br label %745

745:                                              ; preds = %141, %726, %744, %740, %256, %732, %729
  %746 = phi i32 [ -1, %256 ], [ %730, %729 ], [ %742, %740 ], [ 0, %732 ], [ -2, %744 ], [ %142, %141 ], [ -1, %726 ]
  ret i32 %746
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
  br i1 %11, label %8, label %13, !llvm.loop !134

13:                                               ; preds = %8
  %14 = shl nsw i64 %9, 2
  %15 = add nuw i64 %14, %10
  %16 = trunc i64 %15 to i32
  %17 = getelementptr inbounds nuw i8, ptr %0, i32 128
  %18 = getelementptr inbounds ptr, ptr %17, i32 %16
  %19 = load ptr, ptr %18, align 4, !tbaa !111
  store ptr %19, ptr %1, align 4, !tbaa !111
  store ptr %1, ptr %18, align 4, !tbaa !111
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @fail(ptr noundef captures(none) %0, i32 noundef range(i32 1, 0) %1, i32 noundef range(i32 0, 6) %2, ptr noundef readonly captures(address_is_null) %3, ptr noundef %4) unnamed_addr #3 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 60
  %7 = load i32, ptr %6, align 4, !tbaa !62
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %32

9:                                                ; preds = %5
  store i32 %1, ptr %6, align 4, !tbaa !62
  %10 = getelementptr inbounds nuw i8, ptr %0, i32 64
  store i32 %2, ptr %10, align 8, !tbaa !135
  %11 = icmp eq ptr %3, null
  br i1 %11, label %12, label %14

12:                                               ; preds = %9
  %13 = getelementptr inbounds nuw i8, ptr %0, i32 68
  store i32 -1, ptr %13, align 4, !tbaa !136
  br label %29

14:                                               ; preds = %9
  %15 = load ptr, ptr %3, align 8, !tbaa !44
  %16 = load ptr, ptr %0, align 8, !tbaa !35
  %17 = ptrtoint ptr %15 to i32
  %18 = ptrtoint ptr %16 to i32
  %19 = sub i32 %17, %18
  %20 = sdiv exact i32 %19, 36
  %21 = getelementptr inbounds nuw i8, ptr %0, i32 68
  store i32 %20, ptr %21, align 4, !tbaa !136
  %22 = icmp eq ptr %4, null
  br i1 %22, label %29, label %23

23:                                               ; preds = %14
  %24 = load ptr, ptr %15, align 4, !tbaa !63
  %25 = ptrtoint ptr %4 to i32
  %26 = ptrtoint ptr %24 to i32
  %27 = sub i32 %25, %26
  %28 = sdiv exact i32 %27, 44
  br label %29

29:                                               ; preds = %12, %14, %23
  %30 = phi i32 [ %28, %23 ], [ -1, %14 ], [ -1, %12 ]
  %31 = getelementptr inbounds nuw i8, ptr %0, i32 72
  store i32 %30, ptr %31, align 8, !tbaa !137
  br label %32

32:                                               ; preds = %5, %29
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i32(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i32, i1 immarg) #4

; Function Attrs: nounwind uwtable
define void @tfc_finish(ptr noundef captures(none) %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %4 = load ptr, ptr %3, align 4, !tbaa !138
  %5 = load ptr, ptr %4, align 8, !tbaa !44
  %6 = load ptr, ptr %5, align 4, !tbaa !63
  %7 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %8 = load i32, ptr %7, align 4, !tbaa !140
  %9 = getelementptr inbounds %struct.tfc_node, ptr %6, i32 %8
  %10 = getelementptr inbounds nuw i8, ptr %0, i32 88
  %11 = load i64, ptr %10, align 8, !tbaa !95
  %12 = add nsw i64 %11, -1
  store i64 %12, ptr %10, align 8, !tbaa !95
  %13 = getelementptr inbounds nuw i8, ptr %1, i32 20
  %14 = load ptr, ptr %13, align 4, !tbaa !141
  %15 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %16 = load ptr, ptr %15, align 4, !tbaa !142
  tail call fastcc void @complete(ptr noundef %0, ptr noundef nonnull %4, ptr noundef %14, ptr noundef %9, ptr noundef %16, i32 noundef 0) #19
  %17 = getelementptr inbounds nuw i8, ptr %9, i32 24
  %18 = load i32, ptr %17, align 4, !tbaa !87
  %19 = sext i32 %18 to i64
  %20 = shl nsw i64 %19, 2
  %21 = add nsw i64 %20, 24
  tail call fastcc void @give(ptr noundef %0, ptr noundef %1, i64 noundef %21) #19
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @complete(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef captures(none) %4, i32 noundef %5) unnamed_addr #5 {
  %7 = getelementptr inbounds nuw i8, ptr %2, i32 20
  %8 = load ptr, ptr %7, align 4, !tbaa !82
  %9 = getelementptr inbounds nuw i8, ptr %3, i32 16
  %10 = load i32, ptr %9, align 4, !tbaa !83
  %11 = getelementptr inbounds ptr, ptr %8, i32 %10
  %12 = getelementptr inbounds nuw i8, ptr %3, i32 20
  %13 = load i32, ptr %12, align 4, !tbaa !104
  %14 = sext i32 %13 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %11, i64 noundef %14) #19
  %15 = load i32, ptr %3, align 4, !tbaa !86
  switch i32 %15, label %167 [
    i32 4, label %16
    i32 5, label %94
    i32 6, label %113
  ]

16:                                               ; preds = %6
  %17 = getelementptr inbounds nuw i8, ptr %3, i32 4
  %18 = load i32, ptr %17, align 4, !tbaa !96
  %19 = icmp slt i32 %18, 0
  %20 = load ptr, ptr %1, align 8, !tbaa !44
  %21 = getelementptr inbounds nuw i8, ptr %20, i32 12
  %22 = load ptr, ptr %21, align 4, !tbaa !37
  %23 = ashr i32 %18, 31
  %24 = xor i32 %23, %18
  %25 = getelementptr inbounds nuw %struct.tfc_frame, ptr %22, i32 %24
  %26 = getelementptr inbounds nuw i8, ptr %2, i32 16
  %27 = load ptr, ptr %26, align 8, !tbaa !80
  %28 = icmp eq ptr %27, null
  br i1 %28, label %38, label %29

29:                                               ; preds = %16, %34
  %30 = phi ptr [ %36, %34 ], [ %27, %16 ]
  %31 = getelementptr inbounds nuw i8, ptr %30, i32 4
  %32 = load ptr, ptr %31, align 4, !tbaa !56
  %33 = icmp eq ptr %32, %25
  br i1 %33, label %49, label %34

34:                                               ; preds = %29
  %35 = getelementptr inbounds nuw i8, ptr %30, i32 16
  %36 = load ptr, ptr %35, align 8, !tbaa !80
  %37 = icmp eq ptr %36, null
  br i1 %37, label %38, label %29, !llvm.loop !143

38:                                               ; preds = %34, %16
  %39 = tail call fastcc ptr @new_instance(ptr noundef %0, ptr noundef %20, ptr noundef %25, i32 noundef 0) #19
  %40 = icmp eq ptr %39, null
  br i1 %40, label %168, label %41

41:                                               ; preds = %38
  %42 = getelementptr inbounds nuw i8, ptr %39, i32 12
  store ptr %1, ptr %42, align 4, !tbaa !98
  %43 = getelementptr inbounds nuw i8, ptr %39, i32 20
  store ptr %2, ptr %43, align 4, !tbaa !99
  %44 = load ptr, ptr %26, align 8, !tbaa !144
  %45 = getelementptr inbounds nuw i8, ptr %39, i32 16
  store ptr %44, ptr %45, align 8, !tbaa !145
  store ptr %39, ptr %26, align 8, !tbaa !144
  %46 = getelementptr inbounds nuw i8, ptr %2, i32 8
  %47 = load i64, ptr %46, align 8, !tbaa !60
  %48 = add nsw i64 %47, 1
  store i64 %48, ptr %46, align 8, !tbaa !60
  br label %49

49:                                               ; preds = %29, %41
  %50 = phi ptr [ %39, %41 ], [ %30, %29 ]
  br i1 %19, label %51, label %69

51:                                               ; preds = %49
  %52 = getelementptr inbounds nuw i8, ptr %50, i32 52
  %53 = load ptr, ptr %52, align 4, !tbaa !146
  %54 = getelementptr inbounds nuw i8, ptr %50, i32 40
  %55 = load i32, ptr %54, align 8, !tbaa !147
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr %54, align 8, !tbaa !147
  %57 = getelementptr inbounds %struct.held, ptr %53, i32 %55
  %58 = icmp eq i32 %5, 0
  br i1 %58, label %59, label %66

59:                                               ; preds = %51
  %60 = load ptr, ptr %4, align 4, !tbaa !53
  %61 = icmp eq ptr %60, null
  br i1 %61, label %66, label %62

62:                                               ; preds = %59
  %63 = getelementptr inbounds nuw i8, ptr %60, i32 24
  %64 = load i32, ptr %63, align 8, !tbaa !54
  %65 = add nsw i32 %64, 1
  store i32 %65, ptr %63, align 8, !tbaa !54
  br label %66

66:                                               ; preds = %62, %59, %51
  %67 = phi ptr [ null, %51 ], [ null, %59 ], [ %60, %62 ]
  store ptr %3, ptr %57, align 4, !tbaa !79
  %68 = getelementptr inbounds nuw i8, ptr %57, i32 4
  store ptr %67, ptr %68, align 4, !tbaa !53
  br label %69

69:                                               ; preds = %66, %49
  %70 = getelementptr inbounds nuw i8, ptr %50, i32 32
  %71 = getelementptr inbounds nuw i8, ptr %50, i32 48
  %72 = getelementptr inbounds nuw i8, ptr %50, i32 4
  br label %73

73:                                               ; preds = %83, %69
  %74 = phi i64 [ 0, %69 ], [ %93, %83 ]
  br i1 %19, label %75, label %77

75:                                               ; preds = %73
  %76 = load i64, ptr %70, align 8, !tbaa !148
  br label %77

77:                                               ; preds = %75, %73
  %78 = phi i64 [ %76, %75 ], [ 0, %73 ]
  %79 = icmp sgt i64 %74, %78
  %80 = load ptr, ptr %71, align 8, !tbaa !55
  br i1 %79, label %81, label %83

81:                                               ; preds = %77
  %82 = load ptr, ptr %80, align 4, !tbaa !57
  tail call fastcc void @settle(ptr noundef %0, ptr noundef nonnull %50, ptr noundef %82) #19
  br label %168

83:                                               ; preds = %77
  %84 = load ptr, ptr %72, align 4, !tbaa !56
  %85 = getelementptr inbounds nuw i8, ptr %84, i32 24
  %86 = load i32, ptr %85, align 4, !tbaa !149
  %87 = add nsw i32 %86, 1
  %88 = sext i32 %87 to i64
  %89 = srem i64 %74, %88
  %90 = trunc nsw i64 %89 to i32
  %91 = getelementptr inbounds ptr, ptr %80, i32 %90
  %92 = load ptr, ptr %91, align 4, !tbaa !57
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %50, ptr noundef %92, ptr noundef nonnull %3, ptr noundef readonly %4, i32 noundef %5) #19
  %93 = add nuw nsw i64 %74, 1
  br label %73, !llvm.loop !150

94:                                               ; preds = %6
  %95 = getelementptr inbounds nuw i8, ptr %1, i32 60
  %96 = load ptr, ptr %95, align 4, !tbaa !151
  %97 = getelementptr inbounds nuw i8, ptr %3, i32 4
  %98 = load i32, ptr %97, align 4, !tbaa !96
  %99 = getelementptr inbounds i64, ptr %96, i32 %98
  %100 = icmp eq i32 %5, 0
  %101 = load i64, ptr %99, align 8, !tbaa !92
  %102 = icmp eq i64 %101, -2
  br i1 %100, label %106, label %103

103:                                              ; preds = %94
  br i1 %102, label %174, label %104

104:                                              ; preds = %103
  %105 = load i64, ptr %2, align 8, !tbaa !152
  store i64 %105, ptr %99, align 8, !tbaa !92
  br label %174

106:                                              ; preds = %94
  br i1 %102, label %107, label %108

107:                                              ; preds = %106
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 13, i32 noundef 4, ptr noundef nonnull readonly %1, ptr noundef nonnull %3) #19
  br label %170

108:                                              ; preds = %106
  store i64 -2, ptr %99, align 8, !tbaa !92
  %109 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %110 = load ptr, ptr %109, align 4, !tbaa !98
  %111 = getelementptr inbounds nuw i8, ptr %1, i32 20
  %112 = load ptr, ptr %111, align 4, !tbaa !99
  tail call fastcc void @send(ptr noundef %0, ptr noundef %110, ptr noundef %112, ptr noundef nonnull %3, ptr noundef readonly %4, i32 noundef 0) #19
  br label %170

113:                                              ; preds = %6
  %114 = icmp eq i32 %5, 0
  br i1 %114, label %115, label %174

115:                                              ; preds = %113
  %116 = load i64, ptr %2, align 8, !tbaa !152
  %117 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %118 = load i64, ptr %117, align 8, !tbaa !148
  %119 = icmp eq i64 %116, %118
  br i1 %119, label %120, label %152

120:                                              ; preds = %115
  %121 = getelementptr inbounds nuw i8, ptr %1, i32 24
  %122 = load i64, ptr %121, align 8, !tbaa !153
  %123 = add i64 %116, 1
  %124 = sub i64 %123, %122
  %125 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %126 = load ptr, ptr %125, align 4, !tbaa !56
  %127 = getelementptr inbounds nuw i8, ptr %126, i32 24
  %128 = load i32, ptr %127, align 4, !tbaa !149
  %129 = sext i32 %128 to i64
  %130 = icmp slt i64 %124, %129
  br i1 %130, label %146, label %131

131:                                              ; preds = %120
  %132 = getelementptr inbounds nuw i8, ptr %1, i32 56
  %133 = load ptr, ptr %132, align 8, !tbaa !154
  %134 = getelementptr inbounds nuw i8, ptr %1, i32 44
  %135 = load i32, ptr %134, align 4, !tbaa !155
  %136 = add nsw i32 %135, 1
  store i32 %136, ptr %134, align 4, !tbaa !155
  %137 = getelementptr inbounds %struct.held, ptr %133, i32 %135
  %138 = load ptr, ptr %4, align 4, !tbaa !53
  %139 = icmp eq ptr %138, null
  br i1 %139, label %144, label %140

140:                                              ; preds = %131
  %141 = getelementptr inbounds nuw i8, ptr %138, i32 24
  %142 = load i32, ptr %141, align 8, !tbaa !54
  %143 = add nsw i32 %142, 1
  store i32 %143, ptr %141, align 8, !tbaa !54
  br label %144

144:                                              ; preds = %140, %131
  store ptr %3, ptr %137, align 4, !tbaa !79
  %145 = getelementptr inbounds nuw i8, ptr %137, i32 4
  store ptr %138, ptr %145, align 4, !tbaa !53
  br label %170

146:                                              ; preds = %120
  tail call fastcc void @begin_iteration(ptr noundef %0, ptr noundef nonnull %1) #19
  %147 = getelementptr inbounds nuw i8, ptr %0, i32 60
  %148 = load i32, ptr %147, align 4, !tbaa !62
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %150, label %170

150:                                              ; preds = %146
  %151 = load i64, ptr %2, align 8, !tbaa !152
  br label %152

152:                                              ; preds = %150, %115
  %153 = phi i64 [ %151, %150 ], [ %116, %115 ]
  %154 = add nsw i64 %153, 1
  %155 = getelementptr inbounds nuw i8, ptr %1, i32 48
  %156 = load ptr, ptr %155, align 8, !tbaa !55
  %157 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %158 = load ptr, ptr %157, align 4, !tbaa !56
  %159 = getelementptr inbounds nuw i8, ptr %158, i32 24
  %160 = load i32, ptr %159, align 4, !tbaa !149
  %161 = add nsw i32 %160, 1
  %162 = sext i32 %161 to i64
  %163 = srem i64 %154, %162
  %164 = trunc nsw i64 %163 to i32
  %165 = getelementptr inbounds ptr, ptr %156, i32 %164
  %166 = load ptr, ptr %165, align 4, !tbaa !57
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %1, ptr noundef %166, ptr noundef nonnull %3, ptr noundef readonly %4, i32 noundef 0) #19
  br label %170

167:                                              ; preds = %6
  tail call fastcc void @send(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %2, ptr noundef nonnull %3, ptr noundef %4, i32 noundef %5) #19
  br label %168

168:                                              ; preds = %81, %38, %167
  %169 = icmp eq i32 %5, 0
  br i1 %169, label %170, label %174

170:                                              ; preds = %107, %108, %144, %146, %152, %168
  %171 = getelementptr inbounds nuw i8, ptr %3, i32 24
  %172 = load i32, ptr %171, align 4, !tbaa !87
  %173 = sext i32 %172 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %4, i64 noundef %173) #19
  br label %174

174:                                              ; preds = %103, %104, %113, %170, %168
  %175 = getelementptr inbounds nuw i8, ptr %0, i32 60
  %176 = load i32, ptr %175, align 4, !tbaa !62
  %177 = icmp eq i32 %176, 0
  br i1 %177, label %178, label %179

178:                                              ; preds = %174
  tail call fastcc void @settle(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2) #19
  br label %179

179:                                              ; preds = %178, %174
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define ptr @tfc_block_data(ptr noundef readonly captures(none) %0) local_unnamed_addr #6 {
  %2 = load ptr, ptr %0, align 8, !tbaa !156
  %3 = ptrtoint ptr %2 to i32
  %4 = add i32 %3, 63
  %5 = and i32 %4, -64
  %6 = inttoptr i32 %5 to ptr
  ret ptr %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @tfc_block_free(ptr noundef readnone captures(none) %0) local_unnamed_addr #7 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define i32 @tfc_monitor_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #8 {
  %2 = load atomic i32, ptr %0 monotonic, align 8
  ret i32 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define void @tfc_monitor_trace(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #9 {
  %4 = zext i32 %1 to i64
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 40
  %6 = load i64, ptr %5, align 8, !tbaa !158
  %7 = icmp sgt i64 %6, %4
  br i1 %7, label %8, label %62

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %10 = load ptr, ptr %9, align 8, !tbaa !162
  %11 = getelementptr inbounds nuw %struct.tfc_runs, ptr %10, i32 %1
  switch i32 %2, label %59 [
    i32 0, label %12
    i32 1, label %37
  ]

12:                                               ; preds = %8
  %13 = load i64, ptr %11, align 8, !tbaa !163
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %15, label %17

15:                                               ; preds = %12
  %16 = getelementptr inbounds nuw i8, ptr %11, i32 16
  store i64 0, ptr %16, align 8, !tbaa !165
  br label %17

17:                                               ; preds = %15, %12
  %18 = getelementptr inbounds nuw i8, ptr %11, i32 24
  store i64 0, ptr %18, align 8, !tbaa !166
  %19 = add nsw i64 %13, 1
  store i64 %19, ptr %11, align 8, !tbaa !163
  %20 = getelementptr inbounds nuw i8, ptr %0, i32 48
  %21 = load i64, ptr %20, align 8, !tbaa !167
  %22 = icmp slt i64 %13, %21
  br i1 %22, label %23, label %62

23:                                               ; preds = %17
  %24 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %25 = load i64, ptr %24, align 8, !tbaa !168
  %26 = add nsw i64 %25, 1
  store i64 %26, ptr %24, align 8, !tbaa !168
  %27 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %28 = load i64, ptr %27, align 8, !tbaa !169
  %29 = icmp slt i64 %25, %28
  br i1 %29, label %30, label %62

30:                                               ; preds = %23
  %31 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %32 = load ptr, ptr %31, align 8, !tbaa !170
  %33 = trunc i64 %25 to i32
  %34 = getelementptr inbounds %struct.tfc_event, ptr %32, i32 %33
  store i64 0, ptr %34, align 8, !tbaa !92
  %35 = getelementptr inbounds nuw i8, ptr %34, i32 8
  store i64 0, ptr %35, align 8, !tbaa !92
  %36 = getelementptr inbounds nuw i8, ptr %34, i32 16
  store i64 %4, ptr %36, align 8, !tbaa !92
  br label %62

37:                                               ; preds = %8
  %38 = getelementptr inbounds nuw i8, ptr %11, i32 24
  %39 = load i64, ptr %38, align 8, !tbaa !166
  %40 = getelementptr inbounds nuw i8, ptr %11, i32 8
  %41 = load i64, ptr %40, align 8, !tbaa !171
  %42 = sub nsw i64 %41, %39
  store i64 %42, ptr %40, align 8, !tbaa !171
  store i64 0, ptr %38, align 8, !tbaa !166
  %43 = load i64, ptr %11, align 8, !tbaa !163
  %44 = getelementptr inbounds nuw i8, ptr %0, i32 48
  %45 = load i64, ptr %44, align 8, !tbaa !167
  %46 = icmp sgt i64 %43, %45
  br i1 %46, label %62, label %47

47:                                               ; preds = %37
  %48 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %49 = load i64, ptr %48, align 8, !tbaa !168
  %50 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %51 = load i64, ptr %50, align 8, !tbaa !169
  %52 = icmp sgt i64 %49, %51
  br i1 %52, label %62, label %53

53:                                               ; preds = %47
  %54 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %55 = load ptr, ptr %54, align 8, !tbaa !170
  %56 = trunc i64 %49 to i32
  %57 = getelementptr %struct.tfc_event, ptr %55, i32 %56
  %58 = getelementptr i8, ptr %57, i32 -16
  store i64 0, ptr %58, align 8, !tbaa !172
  br label %62

59:                                               ; preds = %8
  %60 = load i64, ptr %11, align 8, !tbaa !163
  %61 = add nsw i64 %60, 1
  store i64 %61, ptr %11, align 8, !tbaa !163
  br label %62

62:                                               ; preds = %53, %47, %37, %30, %23, %17, %59, %3
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef i32 @tfc_pool_bytes(i32 noundef %0) local_unnamed_addr #7 {
  ret i32 4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define noundef i32 @tfc_pool_start(ptr noundef writeonly captures(none) initializes((0, 4)) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #10 {
  store i32 1, ptr %0, align 4, !tbaa !174
  ret i32 1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @tfc_pool_stop(ptr noundef readnone captures(none) %0) local_unnamed_addr #7 {
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_parallel_for(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = alloca %struct.tfc_loop, align 8
  %7 = icmp slt i64 %1, 1
  br i1 %7, label %50, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %10 = load ptr, ptr %9, align 4, !tbaa !22
  %11 = icmp eq ptr %10, null
  br i1 %11, label %19, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %10, i32 12
  %14 = load ptr, ptr %13, align 4, !tbaa !176
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %10, i32 4
  %18 = load i32, ptr %17, align 4, !tbaa !177
  br label %25

19:                                               ; preds = %8, %12
  %20 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %21 = load ptr, ptr %20, align 4, !tbaa !178
  %22 = icmp eq ptr %21, null
  br i1 %22, label %25, label %23

23:                                               ; preds = %19
  %24 = load i32, ptr %21, align 4, !tbaa !174
  br label %25

25:                                               ; preds = %23, %19, %16
  %26 = phi i1 [ true, %16 ], [ false, %23 ], [ false, %19 ]
  %27 = phi i32 [ %18, %16 ], [ %24, %23 ], [ 1, %19 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #21
  store ptr %2, ptr %6, align 8, !tbaa !179
  %28 = getelementptr inbounds nuw i8, ptr %6, i32 4
  store ptr %3, ptr %28, align 4, !tbaa !181
  %29 = getelementptr inbounds nuw i8, ptr %6, i32 8
  store i64 %1, ptr %29, align 8, !tbaa !182
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
  store i64 %39, ptr %30, align 8, !tbaa !183
  %40 = icmp samesign ugt i64 %39, 1
  %41 = and i1 %26, %40
  br i1 %41, label %42, label %48

42:                                               ; preds = %25
  %43 = getelementptr inbounds nuw i8, ptr %10, i32 12
  %44 = load ptr, ptr %43, align 4, !tbaa !176
  %45 = getelementptr inbounds nuw i8, ptr %10, i32 8
  %46 = load ptr, ptr %45, align 4, !tbaa !76
  %47 = trunc i64 %39 to i32
  call void %44(ptr noundef %46, i32 noundef %47, ptr noundef nonnull @run_host_chunk, ptr noundef nonnull %6) #20
  br label %49

48:                                               ; preds = %25
  tail call void %2(ptr noundef %3, i64 noundef 0, i64 noundef %1) #20
  br label %49

49:                                               ; preds = %48, %42
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #21
  br label %50

50:                                               ; preds = %5, %49
  ret void
}

; Function Attrs: nounwind uwtable
define internal void @run_host_chunk(ptr noundef readonly captures(none) %0, i32 noundef %1) #0 {
  %3 = zext i32 %1 to i64
  %4 = load ptr, ptr %0, align 8, !tbaa !179
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %6 = load ptr, ptr %5, align 4, !tbaa !181
  %7 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %8 = load i64, ptr %7, align 8, !tbaa !182
  %9 = getelementptr inbounds nuw i8, ptr %0, i32 16
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
  tail call void %4(ptr noundef %6, i64 noundef %19, i64 noundef %24) #20
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef i32 @tfc_fail(ptr noundef readonly captures(none) %0, i32 noundef returned %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, double noundef %6) local_unnamed_addr #11 {
  %8 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %9 = load ptr, ptr %8, align 4, !tbaa !184
  %10 = getelementptr inbounds nuw i8, ptr %9, i32 4
  br label %11

11:                                               ; preds = %11, %7
  %12 = atomicrmw xchg ptr %10, i32 1 acquire, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %11, !llvm.loop !185

14:                                               ; preds = %11
  %15 = load atomic i32, ptr %9 monotonic, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %9, i32 16
  %19 = load i64, ptr %18, align 8, !tbaa !186
  %20 = icmp slt i64 %3, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %17, %14
  %22 = getelementptr inbounds nuw i8, ptr %9, i32 12
  store i32 %2, ptr %22, align 4, !tbaa !189
  %23 = getelementptr inbounds nuw i8, ptr %9, i32 16
  store i64 %3, ptr %23, align 8, !tbaa !186
  %24 = getelementptr inbounds nuw i8, ptr %9, i32 24
  store i64 %4, ptr %24, align 8, !tbaa !190
  %25 = getelementptr inbounds nuw i8, ptr %9, i32 32
  store i64 %5, ptr %25, align 8, !tbaa !191
  %26 = getelementptr inbounds nuw i8, ptr %9, i32 40
  store double %6, ptr %26, align 8, !tbaa !192
  store atomic i32 %1, ptr %9 monotonic, align 8
  br label %27

27:                                               ; preds = %21, %17
  store atomic i32 0, ptr %10 release, align 4
  ret i32 %1
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define i32 @tfc_status(ptr noundef readonly captures(none) %0) local_unnamed_addr #12 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %3 = load ptr, ptr %2, align 4, !tbaa !184
  %4 = load atomic i32, ptr %3 acquire, align 8
  ret i32 %4
}

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @tfc_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %3 = load ptr, ptr %2, align 4, !tbaa !22
  %4 = icmp eq ptr %3, null
  br i1 %4, label %15, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %3, i32 24
  %7 = load ptr, ptr %6, align 4, !tbaa !74
  %8 = icmp eq ptr %7, null
  br i1 %8, label %15, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %11 = load ptr, ptr %10, align 4, !tbaa !76
  %12 = tail call i32 %7(ptr noundef %11) #20
  %13 = icmp ne i32 %12, 0
  %14 = zext i1 %13 to i32
  br label %15

15:                                               ; preds = %9, %5, %1
  %16 = phi i32 [ 0, %5 ], [ 0, %1 ], [ %14, %9 ]
  ret i32 %16
}

; Function Attrs: nounwind uwtable
define i32 @tfc_walk(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %3 = load ptr, ptr %2, align 4, !tbaa !193
  %4 = getelementptr inbounds nuw i8, ptr %3, i32 12
  %5 = load ptr, ptr %4, align 4, !tbaa !22
  %6 = icmp eq ptr %5, null
  br i1 %6, label %422, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %5, i32 20
  %9 = load ptr, ptr %8, align 4, !tbaa !197
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %15

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %5, i32 24
  %13 = load ptr, ptr %12, align 4, !tbaa !74
  %14 = icmp eq ptr %13, null
  br i1 %14, label %422, label %15

15:                                               ; preds = %11, %7
  %16 = load ptr, ptr %0, align 8, !tbaa !198
  %17 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %18 = load i64, ptr %17, align 8, !tbaa !199
  %19 = getelementptr inbounds nuw i8, ptr %0, i32 44
  %20 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %21 = getelementptr inbounds nuw i8, ptr %5, i32 8
  %22 = getelementptr inbounds nuw i8, ptr %5, i32 24
  %23 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %24 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %25 = getelementptr inbounds nuw i8, ptr %0, i32 20
  br label %26

26:                                               ; preds = %418, %15
  %27 = phi i64 [ 0, %15 ], [ %419, %418 ]
  %28 = icmp slt i64 %27, %18
  br i1 %28, label %29, label %791

29:                                               ; preds = %26
  %30 = trunc i64 %27 to i32
  %31 = getelementptr inbounds %struct.tfc_instruction, ptr %16, i32 %30
  %32 = add nsw i64 %27, 1
  %33 = getelementptr inbounds nuw i8, ptr %31, i32 16
  %34 = load i32, ptr %33, align 4, !tbaa !200
  switch i32 %34, label %400 [
    i32 0, label %35
    i32 1, label %168
    i32 3, label %172
    i32 4, label %185
    i32 2, label %204
    i32 5, label %254
    i32 6, label %321
    i32 7, label %383
    i32 8, label %396
    i32 9, label %398
  ]

35:                                               ; preds = %29
  %36 = load ptr, ptr %22, align 4, !tbaa !74
  %37 = icmp eq ptr %36, null
  br i1 %37, label %66, label %38

38:                                               ; preds = %35
  %39 = load i64, ptr %23, align 8, !tbaa !202
  %40 = icmp slt i64 %27, %39
  br i1 %40, label %41, label %66

41:                                               ; preds = %38
  %42 = load ptr, ptr %21, align 4, !tbaa !76
  %43 = tail call i32 %36(ptr noundef %42) #20
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %66, label %45

45:                                               ; preds = %41
  %46 = load ptr, ptr %2, align 4, !tbaa !193
  %47 = getelementptr inbounds nuw i8, ptr %46, i32 16
  %48 = load ptr, ptr %47, align 4, !tbaa !184
  %49 = getelementptr inbounds nuw i8, ptr %48, i32 4
  br label %50

50:                                               ; preds = %50, %45
  %51 = atomicrmw xchg ptr %49, i32 1 acquire, align 4
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %50, !llvm.loop !185

53:                                               ; preds = %50
  %54 = load atomic i32, ptr %48 monotonic, align 8
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %60, label %56

56:                                               ; preds = %53
  %57 = getelementptr inbounds nuw i8, ptr %48, i32 16
  %58 = load i64, ptr %57, align 8, !tbaa !186
  %59 = icmp sgt i64 %58, 0
  br i1 %59, label %60, label %402

60:                                               ; preds = %56, %53
  %61 = getelementptr inbounds nuw i8, ptr %48, i32 12
  store i32 0, ptr %61, align 4, !tbaa !189
  %62 = getelementptr inbounds nuw i8, ptr %48, i32 16
  store i64 0, ptr %62, align 8, !tbaa !186
  %63 = getelementptr inbounds nuw i8, ptr %48, i32 24
  store i64 0, ptr %63, align 8, !tbaa !190
  %64 = getelementptr inbounds nuw i8, ptr %48, i32 32
  store i64 0, ptr %64, align 8, !tbaa !191
  %65 = getelementptr inbounds nuw i8, ptr %48, i32 40
  store double 0.000000e+00, ptr %65, align 8, !tbaa !192
  store atomic i32 1, ptr %48 monotonic, align 8
  br label %402

66:                                               ; preds = %41, %38, %35
  %67 = load ptr, ptr %8, align 4, !tbaa !197
  %68 = icmp eq ptr %67, null
  br i1 %68, label %73, label %69

69:                                               ; preds = %66
  %70 = load ptr, ptr %21, align 4, !tbaa !76
  %71 = getelementptr inbounds nuw i8, ptr %31, i32 12
  %72 = load i32, ptr %71, align 4, !tbaa !203
  tail call void %67(ptr noundef %70, i32 noundef %72, i32 noundef 0) #20
  br label %73

73:                                               ; preds = %69, %66
  %74 = getelementptr inbounds nuw i8, ptr %31, i32 8
  %75 = load i32, ptr %74, align 4, !tbaa !204
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %96, label %77

77:                                               ; preds = %73
  %78 = getelementptr inbounds nuw i8, ptr %31, i32 4
  %79 = and i32 %75, 1
  %80 = icmp eq i32 %75, 1
  br i1 %80, label %85, label %81

81:                                               ; preds = %77
  %82 = and i32 %75, -2
  br label %103

83:                                               ; preds = %103
  %84 = icmp eq i32 %79, 0
  br i1 %84, label %96, label %85

85:                                               ; preds = %83, %77
  %86 = phi i32 [ 0, %77 ], [ %123, %83 ]
  %87 = icmp ne i32 %79, 0
  tail call void @llvm.assume(i1 %87)
  %88 = load ptr, ptr %20, align 8, !tbaa !205
  %89 = load ptr, ptr %78, align 4, !tbaa !206
  %90 = getelementptr inbounds nuw i32, ptr %89, i32 %86
  %91 = load i32, ptr %90, align 4, !tbaa !5
  %92 = getelementptr inbounds ptr, ptr %88, i32 %91
  %93 = load ptr, ptr %92, align 4, !tbaa !111
  %94 = load ptr, ptr %24, align 8, !tbaa !207
  %95 = getelementptr inbounds nuw ptr, ptr %94, i32 %86
  store ptr %93, ptr %95, align 4, !tbaa !111
  br label %96

96:                                               ; preds = %85, %83, %73
  %97 = load ptr, ptr %31, align 4, !tbaa !208
  %98 = load ptr, ptr %24, align 8, !tbaa !207
  %99 = load ptr, ptr %25, align 4, !tbaa !209
  %100 = load ptr, ptr %2, align 4, !tbaa !193
  %101 = tail call i32 %97(ptr noundef %98, ptr noundef %99, ptr noundef %100) #20
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %161, label %126

103:                                              ; preds = %103, %81
  %104 = phi i32 [ 0, %81 ], [ %123, %103 ]
  %105 = phi i32 [ 0, %81 ], [ %124, %103 ]
  %106 = load ptr, ptr %20, align 8, !tbaa !205
  %107 = load ptr, ptr %78, align 4, !tbaa !206
  %108 = getelementptr inbounds nuw i32, ptr %107, i32 %104
  %109 = load i32, ptr %108, align 4, !tbaa !5
  %110 = getelementptr inbounds ptr, ptr %106, i32 %109
  %111 = load ptr, ptr %110, align 4, !tbaa !111
  %112 = load ptr, ptr %24, align 8, !tbaa !207
  %113 = getelementptr inbounds nuw ptr, ptr %112, i32 %104
  store ptr %111, ptr %113, align 4, !tbaa !111
  %114 = or disjoint i32 %104, 1
  %115 = load ptr, ptr %20, align 8, !tbaa !205
  %116 = load ptr, ptr %78, align 4, !tbaa !206
  %117 = getelementptr inbounds nuw i32, ptr %116, i32 %114
  %118 = load i32, ptr %117, align 4, !tbaa !5
  %119 = getelementptr inbounds ptr, ptr %115, i32 %118
  %120 = load ptr, ptr %119, align 4, !tbaa !111
  %121 = load ptr, ptr %24, align 8, !tbaa !207
  %122 = getelementptr inbounds nuw ptr, ptr %121, i32 %114
  store ptr %120, ptr %122, align 4, !tbaa !111
  %123 = add nuw i32 %104, 2
  %124 = add i32 %105, 2
  %125 = icmp eq i32 %124, %82
  br i1 %125, label %83, label %103, !llvm.loop !210

126:                                              ; preds = %96
  %127 = load ptr, ptr %2, align 4, !tbaa !193
  %128 = getelementptr inbounds nuw i8, ptr %127, i32 16
  %129 = load ptr, ptr %128, align 4, !tbaa !184
  %130 = load atomic i32, ptr %129 acquire, align 8
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %132, label %154

132:                                              ; preds = %126
  %133 = load ptr, ptr %2, align 4, !tbaa !193
  %134 = getelementptr inbounds nuw i8, ptr %133, i32 16
  %135 = load ptr, ptr %134, align 4, !tbaa !184
  %136 = getelementptr inbounds nuw i8, ptr %135, i32 4
  br label %137

137:                                              ; preds = %137, %132
  %138 = atomicrmw xchg ptr %136, i32 1 acquire, align 4
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %137, !llvm.loop !185

140:                                              ; preds = %137
  %141 = load atomic i32, ptr %135 monotonic, align 8
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %147, label %143

143:                                              ; preds = %140
  %144 = getelementptr inbounds nuw i8, ptr %135, i32 16
  %145 = load i64, ptr %144, align 8, !tbaa !186
  %146 = icmp sgt i64 %145, 0
  br i1 %146, label %147, label %153

147:                                              ; preds = %143, %140
  %148 = getelementptr inbounds nuw i8, ptr %135, i32 12
  store i32 0, ptr %148, align 4, !tbaa !189
  %149 = getelementptr inbounds nuw i8, ptr %135, i32 16
  store i64 0, ptr %149, align 8, !tbaa !186
  %150 = getelementptr inbounds nuw i8, ptr %135, i32 24
  store i64 0, ptr %150, align 8, !tbaa !190
  %151 = getelementptr inbounds nuw i8, ptr %135, i32 32
  store i64 0, ptr %151, align 8, !tbaa !191
  %152 = getelementptr inbounds nuw i8, ptr %135, i32 40
  store double 0.000000e+00, ptr %152, align 8, !tbaa !192
  store atomic i32 %101, ptr %135 monotonic, align 8
  br label %153

153:                                              ; preds = %147, %143
  store atomic i32 0, ptr %136 release, align 4
  br label %154

154:                                              ; preds = %153, %126
  %155 = getelementptr inbounds nuw i8, ptr %31, i32 12
  %156 = load i32, ptr %155, align 4, !tbaa !203
  %157 = load ptr, ptr %2, align 4, !tbaa !193
  %158 = getelementptr inbounds nuw i8, ptr %157, i32 16
  %159 = load ptr, ptr %158, align 4, !tbaa !184
  %160 = getelementptr inbounds nuw i8, ptr %159, i32 8
  store i32 %156, ptr %160, align 8, !tbaa !211
  br label %161

161:                                              ; preds = %154, %96
  %162 = load ptr, ptr %8, align 4, !tbaa !197
  %163 = icmp eq ptr %162, null
  br i1 %163, label %418, label %164

164:                                              ; preds = %161
  %165 = load ptr, ptr %21, align 4, !tbaa !76
  %166 = getelementptr inbounds nuw i8, ptr %31, i32 12
  %167 = load i32, ptr %166, align 4, !tbaa !203
  tail call void %162(ptr noundef %165, i32 noundef %167, i32 noundef 1) #20
  br label %418

168:                                              ; preds = %29
  %169 = getelementptr inbounds nuw i8, ptr %31, i32 20
  %170 = load i32, ptr %169, align 4, !tbaa !212
  %171 = sext i32 %170 to i64
  br label %418

172:                                              ; preds = %29
  %173 = load ptr, ptr %20, align 8, !tbaa !205
  %174 = getelementptr inbounds nuw i8, ptr %31, i32 4
  %175 = load ptr, ptr %174, align 4, !tbaa !206
  %176 = load i32, ptr %175, align 4, !tbaa !5
  %177 = getelementptr inbounds ptr, ptr %173, i32 %176
  %178 = load ptr, ptr %177, align 4, !tbaa !111
  %179 = load i8, ptr %178, align 1, !tbaa !123
  %180 = icmp eq i8 %179, 0
  br i1 %180, label %181, label %418

181:                                              ; preds = %172
  %182 = getelementptr inbounds nuw i8, ptr %31, i32 20
  %183 = load i32, ptr %182, align 4, !tbaa !212
  %184 = sext i32 %183 to i64
  br label %418

185:                                              ; preds = %29
  %186 = getelementptr inbounds nuw i8, ptr %31, i32 4
  %187 = load ptr, ptr %186, align 4, !tbaa !206
  %188 = load ptr, ptr %20, align 8, !tbaa !205
  %189 = load i32, ptr %187, align 4, !tbaa !5
  %190 = getelementptr inbounds ptr, ptr %188, i32 %189
  %191 = load ptr, ptr %190, align 4, !tbaa !111
  store i32 0, ptr %191, align 4, !tbaa !5
  %192 = getelementptr inbounds nuw i8, ptr %187, i32 4
  %193 = load i32, ptr %192, align 4, !tbaa !5
  %194 = icmp sgt i32 %193, -1
  br i1 %194, label %195, label %418

195:                                              ; preds = %185
  %196 = getelementptr inbounds nuw ptr, ptr %188, i32 %193
  %197 = load ptr, ptr %196, align 4, !tbaa !111
  %198 = load i32, ptr %197, align 4, !tbaa !5
  %199 = icmp slt i32 %198, 1
  br i1 %199, label %200, label %418

200:                                              ; preds = %195
  %201 = getelementptr inbounds nuw i8, ptr %31, i32 20
  %202 = load i32, ptr %201, align 4, !tbaa !212
  %203 = sext i32 %202 to i64
  br label %418

204:                                              ; preds = %29
  %205 = load ptr, ptr %8, align 4, !tbaa !197
  %206 = icmp eq ptr %205, null
  br i1 %206, label %211, label %207

207:                                              ; preds = %204
  %208 = load ptr, ptr %21, align 4, !tbaa !76
  %209 = getelementptr inbounds nuw i8, ptr %31, i32 12
  %210 = load i32, ptr %209, align 4, !tbaa !203
  tail call void %205(ptr noundef %208, i32 noundef %210, i32 noundef 2) #20
  br label %211

211:                                              ; preds = %207, %204
  %212 = load ptr, ptr %22, align 4, !tbaa !74
  %213 = icmp eq ptr %212, null
  br i1 %213, label %249, label %214

214:                                              ; preds = %211
  %215 = load i64, ptr %23, align 8, !tbaa !202
  %216 = icmp slt i64 %27, %215
  br i1 %216, label %217, label %249

217:                                              ; preds = %214
  %218 = load ptr, ptr %21, align 4, !tbaa !76
  %219 = tail call i32 %212(ptr noundef %218) #20
  %220 = icmp eq i32 %219, 0
  br i1 %220, label %249, label %221

221:                                              ; preds = %217
  %222 = load ptr, ptr %2, align 4, !tbaa !193
  %223 = getelementptr inbounds nuw i8, ptr %222, i32 16
  %224 = load ptr, ptr %223, align 4, !tbaa !184
  %225 = getelementptr inbounds nuw i8, ptr %224, i32 4
  br label %226

226:                                              ; preds = %226, %221
  %227 = atomicrmw xchg ptr %225, i32 1 acquire, align 4
  %228 = icmp eq i32 %227, 0
  br i1 %228, label %229, label %226, !llvm.loop !185

229:                                              ; preds = %226
  %230 = load atomic i32, ptr %224 monotonic, align 8
  %231 = icmp eq i32 %230, 0
  br i1 %231, label %236, label %232

232:                                              ; preds = %229
  %233 = getelementptr inbounds nuw i8, ptr %224, i32 16
  %234 = load i64, ptr %233, align 8, !tbaa !186
  %235 = icmp sgt i64 %234, 0
  br i1 %235, label %236, label %242

236:                                              ; preds = %232, %229
  %237 = getelementptr inbounds nuw i8, ptr %224, i32 12
  store i32 0, ptr %237, align 4, !tbaa !189
  %238 = getelementptr inbounds nuw i8, ptr %224, i32 16
  store i64 0, ptr %238, align 8, !tbaa !186
  %239 = getelementptr inbounds nuw i8, ptr %224, i32 24
  store i64 0, ptr %239, align 8, !tbaa !190
  %240 = getelementptr inbounds nuw i8, ptr %224, i32 32
  store i64 0, ptr %240, align 8, !tbaa !191
  %241 = getelementptr inbounds nuw i8, ptr %224, i32 40
  store double 0.000000e+00, ptr %241, align 8, !tbaa !192
  store atomic i32 1, ptr %224 monotonic, align 8
  br label %242

242:                                              ; preds = %236, %232
  store atomic i32 0, ptr %225 release, align 4
  %243 = getelementptr inbounds nuw i8, ptr %31, i32 12
  %244 = load i32, ptr %243, align 4, !tbaa !203
  %245 = load ptr, ptr %2, align 4, !tbaa !193
  %246 = getelementptr inbounds nuw i8, ptr %245, i32 16
  %247 = load ptr, ptr %246, align 4, !tbaa !184
  %248 = getelementptr inbounds nuw i8, ptr %247, i32 8
  store i32 %244, ptr %248, align 8, !tbaa !211
  br label %249

249:                                              ; preds = %211, %214, %217, %242
  %250 = phi i32 [ 0, %211 ], [ 1, %242 ], [ 0, %217 ], [ 0, %214 ]
  %251 = getelementptr inbounds nuw i8, ptr %31, i32 20
  %252 = load i32, ptr %251, align 4, !tbaa !212
  %253 = sext i32 %252 to i64
  br label %418

254:                                              ; preds = %29
  %255 = load ptr, ptr %8, align 4, !tbaa !197
  %256 = icmp eq ptr %255, null
  br i1 %256, label %261, label %257

257:                                              ; preds = %254
  %258 = load ptr, ptr %21, align 4, !tbaa !76
  %259 = getelementptr inbounds nuw i8, ptr %31, i32 12
  %260 = load i32, ptr %259, align 4, !tbaa !203
  tail call void %255(ptr noundef %258, i32 noundef %260, i32 noundef 2) #20
  br label %261

261:                                              ; preds = %257, %254
  %262 = load ptr, ptr %22, align 4, !tbaa !74
  %263 = icmp eq ptr %262, null
  br i1 %263, label %299, label %264

264:                                              ; preds = %261
  %265 = load i64, ptr %23, align 8, !tbaa !202
  %266 = icmp slt i64 %27, %265
  br i1 %266, label %267, label %299

267:                                              ; preds = %264
  %268 = load ptr, ptr %21, align 4, !tbaa !76
  %269 = tail call i32 %262(ptr noundef %268) #20
  %270 = icmp eq i32 %269, 0
  br i1 %270, label %299, label %271

271:                                              ; preds = %267
  %272 = load ptr, ptr %2, align 4, !tbaa !193
  %273 = getelementptr inbounds nuw i8, ptr %272, i32 16
  %274 = load ptr, ptr %273, align 4, !tbaa !184
  %275 = getelementptr inbounds nuw i8, ptr %274, i32 4
  br label %276

276:                                              ; preds = %276, %271
  %277 = atomicrmw xchg ptr %275, i32 1 acquire, align 4
  %278 = icmp eq i32 %277, 0
  br i1 %278, label %279, label %276, !llvm.loop !185

279:                                              ; preds = %276
  %280 = load atomic i32, ptr %274 monotonic, align 8
  %281 = icmp eq i32 %280, 0
  br i1 %281, label %286, label %282

282:                                              ; preds = %279
  %283 = getelementptr inbounds nuw i8, ptr %274, i32 16
  %284 = load i64, ptr %283, align 8, !tbaa !186
  %285 = icmp sgt i64 %284, 0
  br i1 %285, label %286, label %292

286:                                              ; preds = %282, %279
  %287 = getelementptr inbounds nuw i8, ptr %274, i32 12
  store i32 0, ptr %287, align 4, !tbaa !189
  %288 = getelementptr inbounds nuw i8, ptr %274, i32 16
  store i64 0, ptr %288, align 8, !tbaa !186
  %289 = getelementptr inbounds nuw i8, ptr %274, i32 24
  store i64 0, ptr %289, align 8, !tbaa !190
  %290 = getelementptr inbounds nuw i8, ptr %274, i32 32
  store i64 0, ptr %290, align 8, !tbaa !191
  %291 = getelementptr inbounds nuw i8, ptr %274, i32 40
  store double 0.000000e+00, ptr %291, align 8, !tbaa !192
  store atomic i32 1, ptr %274 monotonic, align 8
  br label %292

292:                                              ; preds = %286, %282
  store atomic i32 0, ptr %275 release, align 4
  %293 = getelementptr inbounds nuw i8, ptr %31, i32 12
  %294 = load i32, ptr %293, align 4, !tbaa !203
  %295 = load ptr, ptr %2, align 4, !tbaa !193
  %296 = getelementptr inbounds nuw i8, ptr %295, i32 16
  %297 = load ptr, ptr %296, align 4, !tbaa !184
  %298 = getelementptr inbounds nuw i8, ptr %297, i32 8
  store i32 %294, ptr %298, align 8, !tbaa !211
  br label %299

299:                                              ; preds = %261, %264, %267, %292
  %300 = phi i32 [ 0, %261 ], [ 1, %292 ], [ 0, %267 ], [ 0, %264 ]
  %301 = getelementptr inbounds nuw i8, ptr %31, i32 4
  %302 = load ptr, ptr %301, align 4, !tbaa !206
  %303 = load ptr, ptr %20, align 8, !tbaa !205
  %304 = load i32, ptr %302, align 4, !tbaa !5
  %305 = getelementptr inbounds ptr, ptr %303, i32 %304
  %306 = load ptr, ptr %305, align 4, !tbaa !111
  %307 = load i32, ptr %306, align 4, !tbaa !5
  %308 = add i32 %307, 1
  store i32 %308, ptr %306, align 4, !tbaa !5
  %309 = getelementptr inbounds nuw i8, ptr %302, i32 4
  %310 = load i32, ptr %309, align 4, !tbaa !5
  %311 = icmp slt i32 %310, 0
  br i1 %311, label %317, label %312

312:                                              ; preds = %299
  %313 = getelementptr inbounds nuw ptr, ptr %303, i32 %310
  %314 = load ptr, ptr %313, align 4, !tbaa !111
  %315 = load i32, ptr %314, align 4, !tbaa !5
  %316 = icmp slt i32 %308, %315
  br i1 %316, label %317, label %418

317:                                              ; preds = %312, %299
  %318 = getelementptr inbounds nuw i8, ptr %31, i32 20
  %319 = load i32, ptr %318, align 4, !tbaa !212
  %320 = sext i32 %319 to i64
  br label %418

321:                                              ; preds = %29
  %322 = getelementptr inbounds nuw i8, ptr %31, i32 4
  %323 = load ptr, ptr %322, align 4, !tbaa !206
  %324 = getelementptr inbounds nuw i8, ptr %31, i32 8
  %325 = load i32, ptr %324, align 4, !tbaa !204
  %326 = load ptr, ptr %20, align 8, !tbaa !205
  %327 = load i32, ptr %323, align 4, !tbaa !5
  %328 = getelementptr inbounds ptr, ptr %326, i32 %327
  %329 = load ptr, ptr %328, align 4, !tbaa !111
  %330 = getelementptr inbounds nuw i8, ptr %323, i32 4
  %331 = load i32, ptr %330, align 4, !tbaa !5
  %332 = getelementptr inbounds ptr, ptr %326, i32 %331
  %333 = load ptr, ptr %332, align 4, !tbaa !111
  store ptr %333, ptr %328, align 4, !tbaa !111
  %334 = load ptr, ptr %20, align 8, !tbaa !205
  %335 = getelementptr inbounds ptr, ptr %334, i32 %331
  store ptr %329, ptr %335, align 4, !tbaa !111
  %336 = load ptr, ptr %19, align 4, !tbaa !213
  %337 = getelementptr inbounds nuw i8, ptr %323, i32 8
  %338 = load i32, ptr %337, align 4, !tbaa !5
  %339 = getelementptr inbounds i8, ptr %336, i32 %338
  %340 = load i8, ptr %339, align 1, !tbaa !123
  %341 = xor i8 %340, 1
  store i8 %341, ptr %339, align 1, !tbaa !123
  %342 = getelementptr inbounds nuw i8, ptr %323, i32 12
  %343 = load i32, ptr %342, align 4, !tbaa !5
  %344 = add i32 %343, 4
  %345 = ptrtoint ptr %333 to i32
  %346 = ptrtoint ptr %329 to i32
  %347 = sub i32 %345, %346
  %348 = icmp ugt i32 %325, 4
  br i1 %348, label %349, label %418

349:                                              ; preds = %321
  %350 = sub i32 0, %347
  %351 = and i32 %325, 1
  %352 = icmp eq i32 %325, 5
  br i1 %352, label %405, label %353

353:                                              ; preds = %349
  %354 = and i32 %325, -2
  %355 = add i32 %354, -6
  br label %356

356:                                              ; preds = %356, %353
  %357 = phi i32 [ 4, %353 ], [ %380, %356 ]
  %358 = phi i32 [ 0, %353 ], [ %381, %356 ]
  %359 = load ptr, ptr %20, align 8, !tbaa !205
  %360 = getelementptr inbounds nuw i32, ptr %323, i32 %357
  %361 = load i32, ptr %360, align 4, !tbaa !5
  %362 = getelementptr inbounds ptr, ptr %359, i32 %361
  %363 = load ptr, ptr %362, align 4, !tbaa !111
  %364 = ptrtoint ptr %363 to i32
  %365 = icmp ult i32 %357, %344
  %366 = select i1 %365, i32 %347, i32 %350
  %367 = add i32 %366, %364
  %368 = inttoptr i32 %367 to ptr
  store ptr %368, ptr %362, align 4, !tbaa !111
  %369 = or disjoint i32 %357, 1
  %370 = load ptr, ptr %20, align 8, !tbaa !205
  %371 = getelementptr inbounds nuw i32, ptr %323, i32 %369
  %372 = load i32, ptr %371, align 4, !tbaa !5
  %373 = getelementptr inbounds ptr, ptr %370, i32 %372
  %374 = load ptr, ptr %373, align 4, !tbaa !111
  %375 = ptrtoint ptr %374 to i32
  %376 = icmp ult i32 %369, %344
  %377 = select i1 %376, i32 %347, i32 %350
  %378 = add i32 %377, %375
  %379 = inttoptr i32 %378 to ptr
  store ptr %379, ptr %373, align 4, !tbaa !111
  %380 = add nuw i32 %357, 2
  %381 = add i32 %358, 2
  %382 = icmp eq i32 %358, %355
  br i1 %382, label %403, label %356, !llvm.loop !214

383:                                              ; preds = %29
  %384 = load ptr, ptr %19, align 4, !tbaa !213
  %385 = getelementptr inbounds nuw i8, ptr %31, i32 4
  %386 = load ptr, ptr %385, align 4, !tbaa !206
  %387 = getelementptr inbounds nuw i8, ptr %386, i32 8
  %388 = load i32, ptr %387, align 4, !tbaa !5
  %389 = getelementptr inbounds i8, ptr %384, i32 %388
  %390 = load i8, ptr %389, align 1, !tbaa !123
  %391 = icmp eq i8 %390, 0
  br i1 %391, label %392, label %418

392:                                              ; preds = %383
  %393 = getelementptr inbounds nuw i8, ptr %31, i32 20
  %394 = load i32, ptr %393, align 4, !tbaa !212
  %395 = sext i32 %394 to i64
  br label %418

396:                                              ; preds = %29
  %397 = tail call fastcc i32 @set_size(ptr noundef nonnull %0, ptr noundef nonnull %31) #19
  br label %418

398:                                              ; preds = %29
  %399 = tail call fastcc i32 @make(ptr noundef nonnull %0, ptr noundef nonnull %31) #19
  br label %418

400:                                              ; preds = %29
  %401 = tail call fastcc i32 @grow(ptr noundef nonnull %0, ptr noundef nonnull %31) #19
  br label %418

402:                                              ; preds = %60, %56
  store atomic i32 0, ptr %49 release, align 4
  br label %782

403:                                              ; preds = %356
  %404 = icmp eq i32 %351, 0
  br i1 %404, label %418, label %405

405:                                              ; preds = %403, %349
  %406 = phi i32 [ 4, %349 ], [ %380, %403 ]
  %407 = icmp ne i32 %351, 0
  tail call void @llvm.assume(i1 %407)
  %408 = load ptr, ptr %20, align 8, !tbaa !205
  %409 = getelementptr inbounds nuw i32, ptr %323, i32 %406
  %410 = load i32, ptr %409, align 4, !tbaa !5
  %411 = getelementptr inbounds ptr, ptr %408, i32 %410
  %412 = load ptr, ptr %411, align 4, !tbaa !111
  %413 = ptrtoint ptr %412 to i32
  %414 = icmp ult i32 %406, %344
  %415 = select i1 %414, i32 %347, i32 %350
  %416 = add i32 %415, %413
  %417 = inttoptr i32 %416 to ptr
  store ptr %417, ptr %411, align 4, !tbaa !111
  br label %418

418:                                              ; preds = %405, %403, %321, %317, %312, %200, %195, %185, %164, %161, %400, %398, %396, %392, %383, %249, %181, %172, %168
  %419 = phi i64 [ %32, %400 ], [ %32, %398 ], [ %171, %168 ], [ %32, %383 ], [ %32, %321 ], [ %253, %249 ], [ %32, %185 ], [ %32, %312 ], [ %32, %172 ], [ %32, %396 ], [ %32, %164 ], [ %184, %181 ], [ %395, %392 ], [ %32, %195 ], [ %32, %161 ], [ %320, %317 ], [ %203, %200 ], [ %32, %403 ], [ %32, %405 ]
  %420 = phi i32 [ %401, %400 ], [ %399, %398 ], [ 0, %168 ], [ 0, %383 ], [ 0, %321 ], [ %250, %249 ], [ 0, %185 ], [ %300, %312 ], [ 0, %172 ], [ %397, %396 ], [ %101, %164 ], [ 0, %181 ], [ 0, %392 ], [ 0, %195 ], [ %101, %161 ], [ %300, %317 ], [ 0, %200 ], [ 0, %403 ], [ 0, %405 ]
  %421 = icmp eq i32 %420, 0
  br i1 %421, label %26, label %791, !llvm.loop !215

422:                                              ; preds = %11, %1
  %423 = getelementptr inbounds nuw i8, ptr %0, i32 56
  %424 = load i64, ptr %423, align 8, !tbaa !216
  %425 = icmp eq i64 %424, 0
  br i1 %425, label %523, label %426

426:                                              ; preds = %422
  %427 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %428 = load i64, ptr %427, align 8, !tbaa !199
  %429 = icmp sgt i64 %428, 0
  br i1 %429, label %430, label %791

430:                                              ; preds = %426
  %431 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %432 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %433 = getelementptr inbounds nuw i8, ptr %0, i32 20
  br label %438

434:                                              ; preds = %465
  %435 = add nuw nsw i64 %439, 1
  %436 = load i64, ptr %427, align 8, !tbaa !199
  %437 = icmp slt i64 %435, %436
  br i1 %437, label %438, label %791, !llvm.loop !217

438:                                              ; preds = %434, %430
  %439 = phi i64 [ 0, %430 ], [ %435, %434 ]
  %440 = load ptr, ptr %0, align 8, !tbaa !198
  %441 = trunc i64 %439 to i32
  %442 = getelementptr inbounds %struct.tfc_instruction, ptr %440, i32 %441
  %443 = getelementptr inbounds nuw i8, ptr %442, i32 8
  %444 = load i32, ptr %443, align 4, !tbaa !204
  %445 = icmp eq i32 %444, 0
  br i1 %445, label %465, label %446

446:                                              ; preds = %438
  %447 = getelementptr inbounds nuw i8, ptr %442, i32 4
  %448 = and i32 %444, 1
  %449 = icmp eq i32 %444, 1
  br i1 %449, label %454, label %450

450:                                              ; preds = %446
  %451 = and i32 %444, -2
  br label %472

452:                                              ; preds = %472
  %453 = icmp eq i32 %448, 0
  br i1 %453, label %465, label %454

454:                                              ; preds = %452, %446
  %455 = phi i32 [ 0, %446 ], [ %492, %452 ]
  %456 = icmp ne i32 %448, 0
  tail call void @llvm.assume(i1 %456)
  %457 = load ptr, ptr %431, align 8, !tbaa !205
  %458 = load ptr, ptr %447, align 4, !tbaa !206
  %459 = getelementptr inbounds nuw i32, ptr %458, i32 %455
  %460 = load i32, ptr %459, align 4, !tbaa !5
  %461 = getelementptr inbounds ptr, ptr %457, i32 %460
  %462 = load ptr, ptr %461, align 4, !tbaa !111
  %463 = load ptr, ptr %432, align 8, !tbaa !207
  %464 = getelementptr inbounds nuw ptr, ptr %463, i32 %455
  store ptr %462, ptr %464, align 4, !tbaa !111
  br label %465

465:                                              ; preds = %454, %452, %438
  %466 = load ptr, ptr %442, align 4, !tbaa !208
  %467 = load ptr, ptr %432, align 8, !tbaa !207
  %468 = load ptr, ptr %433, align 4, !tbaa !209
  %469 = load ptr, ptr %2, align 4, !tbaa !193
  %470 = tail call i32 %466(ptr noundef %467, ptr noundef %468, ptr noundef %469) #20
  %471 = icmp eq i32 %470, 0
  br i1 %471, label %434, label %495

472:                                              ; preds = %472, %450
  %473 = phi i32 [ 0, %450 ], [ %492, %472 ]
  %474 = phi i32 [ 0, %450 ], [ %493, %472 ]
  %475 = load ptr, ptr %431, align 8, !tbaa !205
  %476 = load ptr, ptr %447, align 4, !tbaa !206
  %477 = getelementptr inbounds nuw i32, ptr %476, i32 %473
  %478 = load i32, ptr %477, align 4, !tbaa !5
  %479 = getelementptr inbounds ptr, ptr %475, i32 %478
  %480 = load ptr, ptr %479, align 4, !tbaa !111
  %481 = load ptr, ptr %432, align 8, !tbaa !207
  %482 = getelementptr inbounds nuw ptr, ptr %481, i32 %473
  store ptr %480, ptr %482, align 4, !tbaa !111
  %483 = or disjoint i32 %473, 1
  %484 = load ptr, ptr %431, align 8, !tbaa !205
  %485 = load ptr, ptr %447, align 4, !tbaa !206
  %486 = getelementptr inbounds nuw i32, ptr %485, i32 %483
  %487 = load i32, ptr %486, align 4, !tbaa !5
  %488 = getelementptr inbounds ptr, ptr %484, i32 %487
  %489 = load ptr, ptr %488, align 4, !tbaa !111
  %490 = load ptr, ptr %432, align 8, !tbaa !207
  %491 = getelementptr inbounds nuw ptr, ptr %490, i32 %483
  store ptr %489, ptr %491, align 4, !tbaa !111
  %492 = add nuw i32 %473, 2
  %493 = add i32 %474, 2
  %494 = icmp eq i32 %493, %451
  br i1 %494, label %452, label %472, !llvm.loop !210

495:                                              ; preds = %465
  %496 = load ptr, ptr %2, align 4, !tbaa !193
  %497 = getelementptr inbounds nuw i8, ptr %496, i32 16
  %498 = load ptr, ptr %497, align 4, !tbaa !184
  %499 = load atomic i32, ptr %498 acquire, align 8
  %500 = icmp eq i32 %499, 0
  br i1 %500, label %501, label %782

501:                                              ; preds = %495
  %502 = load ptr, ptr %2, align 4, !tbaa !193
  %503 = getelementptr inbounds nuw i8, ptr %502, i32 16
  %504 = load ptr, ptr %503, align 4, !tbaa !184
  %505 = getelementptr inbounds nuw i8, ptr %504, i32 4
  br label %506

506:                                              ; preds = %506, %501
  %507 = atomicrmw xchg ptr %505, i32 1 acquire, align 4
  %508 = icmp eq i32 %507, 0
  br i1 %508, label %509, label %506, !llvm.loop !185

509:                                              ; preds = %506
  %510 = load atomic i32, ptr %504 monotonic, align 8
  %511 = icmp eq i32 %510, 0
  br i1 %511, label %516, label %512

512:                                              ; preds = %509
  %513 = getelementptr inbounds nuw i8, ptr %504, i32 16
  %514 = load i64, ptr %513, align 8, !tbaa !186
  %515 = icmp sgt i64 %514, 0
  br i1 %515, label %516, label %522

516:                                              ; preds = %512, %509
  %517 = getelementptr inbounds nuw i8, ptr %504, i32 12
  store i32 0, ptr %517, align 4, !tbaa !189
  %518 = getelementptr inbounds nuw i8, ptr %504, i32 16
  store i64 0, ptr %518, align 8, !tbaa !186
  %519 = getelementptr inbounds nuw i8, ptr %504, i32 24
  store i64 0, ptr %519, align 8, !tbaa !190
  %520 = getelementptr inbounds nuw i8, ptr %504, i32 32
  store i64 0, ptr %520, align 8, !tbaa !191
  %521 = getelementptr inbounds nuw i8, ptr %504, i32 40
  store double 0.000000e+00, ptr %521, align 8, !tbaa !192
  store atomic i32 %470, ptr %504 monotonic, align 8
  br label %522

522:                                              ; preds = %516, %512
  store atomic i32 0, ptr %505 release, align 4
  br label %782

523:                                              ; preds = %422
  %524 = load ptr, ptr %0, align 8, !tbaa !198
  %525 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %526 = load i64, ptr %525, align 8, !tbaa !199
  %527 = getelementptr inbounds nuw i8, ptr %0, i32 44
  %528 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %529 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %530 = getelementptr inbounds nuw i8, ptr %0, i32 20
  br label %531

531:                                              ; preds = %778, %523
  %532 = phi i64 [ 0, %523 ], [ %779, %778 ]
  %533 = icmp slt i64 %532, %526
  br i1 %533, label %534, label %791

534:                                              ; preds = %531
  %535 = trunc i64 %532 to i32
  %536 = getelementptr inbounds %struct.tfc_instruction, ptr %524, i32 %535
  %537 = add nsw i64 %532, 1
  %538 = getelementptr inbounds nuw i8, ptr %536, i32 16
  %539 = load i32, ptr %538, align 4, !tbaa !200
  switch i32 %539, label %761 [
    i32 0, label %540
    i32 1, label %621
    i32 3, label %625
    i32 4, label %638
    i32 2, label %657
    i32 5, label %661
    i32 6, label %682
    i32 7, label %744
    i32 8, label %757
    i32 9, label %759
  ]

540:                                              ; preds = %534
  %541 = getelementptr inbounds nuw i8, ptr %536, i32 8
  %542 = load i32, ptr %541, align 4, !tbaa !204
  %543 = icmp eq i32 %542, 0
  br i1 %543, label %563, label %544

544:                                              ; preds = %540
  %545 = getelementptr inbounds nuw i8, ptr %536, i32 4
  %546 = and i32 %542, 1
  %547 = icmp eq i32 %542, 1
  br i1 %547, label %552, label %548

548:                                              ; preds = %544
  %549 = and i32 %542, -2
  br label %570

550:                                              ; preds = %570
  %551 = icmp eq i32 %546, 0
  br i1 %551, label %563, label %552

552:                                              ; preds = %550, %544
  %553 = phi i32 [ 0, %544 ], [ %590, %550 ]
  %554 = icmp ne i32 %546, 0
  tail call void @llvm.assume(i1 %554)
  %555 = load ptr, ptr %528, align 8, !tbaa !205
  %556 = load ptr, ptr %545, align 4, !tbaa !206
  %557 = getelementptr inbounds nuw i32, ptr %556, i32 %553
  %558 = load i32, ptr %557, align 4, !tbaa !5
  %559 = getelementptr inbounds ptr, ptr %555, i32 %558
  %560 = load ptr, ptr %559, align 4, !tbaa !111
  %561 = load ptr, ptr %529, align 8, !tbaa !207
  %562 = getelementptr inbounds nuw ptr, ptr %561, i32 %553
  store ptr %560, ptr %562, align 4, !tbaa !111
  br label %563

563:                                              ; preds = %552, %550, %540
  %564 = load ptr, ptr %536, align 4, !tbaa !208
  %565 = load ptr, ptr %529, align 8, !tbaa !207
  %566 = load ptr, ptr %530, align 4, !tbaa !209
  %567 = load ptr, ptr %2, align 4, !tbaa !193
  %568 = tail call i32 %564(ptr noundef %565, ptr noundef %566, ptr noundef %567) #20
  %569 = icmp eq i32 %568, 0
  br i1 %569, label %778, label %593

570:                                              ; preds = %570, %548
  %571 = phi i32 [ 0, %548 ], [ %590, %570 ]
  %572 = phi i32 [ 0, %548 ], [ %591, %570 ]
  %573 = load ptr, ptr %528, align 8, !tbaa !205
  %574 = load ptr, ptr %545, align 4, !tbaa !206
  %575 = getelementptr inbounds nuw i32, ptr %574, i32 %571
  %576 = load i32, ptr %575, align 4, !tbaa !5
  %577 = getelementptr inbounds ptr, ptr %573, i32 %576
  %578 = load ptr, ptr %577, align 4, !tbaa !111
  %579 = load ptr, ptr %529, align 8, !tbaa !207
  %580 = getelementptr inbounds nuw ptr, ptr %579, i32 %571
  store ptr %578, ptr %580, align 4, !tbaa !111
  %581 = or disjoint i32 %571, 1
  %582 = load ptr, ptr %528, align 8, !tbaa !205
  %583 = load ptr, ptr %545, align 4, !tbaa !206
  %584 = getelementptr inbounds nuw i32, ptr %583, i32 %581
  %585 = load i32, ptr %584, align 4, !tbaa !5
  %586 = getelementptr inbounds ptr, ptr %582, i32 %585
  %587 = load ptr, ptr %586, align 4, !tbaa !111
  %588 = load ptr, ptr %529, align 8, !tbaa !207
  %589 = getelementptr inbounds nuw ptr, ptr %588, i32 %581
  store ptr %587, ptr %589, align 4, !tbaa !111
  %590 = add nuw i32 %571, 2
  %591 = add i32 %572, 2
  %592 = icmp eq i32 %591, %549
  br i1 %592, label %550, label %570, !llvm.loop !210

593:                                              ; preds = %563
  %594 = load ptr, ptr %2, align 4, !tbaa !193
  %595 = getelementptr inbounds nuw i8, ptr %594, i32 16
  %596 = load ptr, ptr %595, align 4, !tbaa !184
  %597 = load atomic i32, ptr %596 acquire, align 8
  %598 = icmp eq i32 %597, 0
  br i1 %598, label %599, label %782

599:                                              ; preds = %593
  %600 = load ptr, ptr %2, align 4, !tbaa !193
  %601 = getelementptr inbounds nuw i8, ptr %600, i32 16
  %602 = load ptr, ptr %601, align 4, !tbaa !184
  %603 = getelementptr inbounds nuw i8, ptr %602, i32 4
  br label %604

604:                                              ; preds = %604, %599
  %605 = atomicrmw xchg ptr %603, i32 1 acquire, align 4
  %606 = icmp eq i32 %605, 0
  br i1 %606, label %607, label %604, !llvm.loop !185

607:                                              ; preds = %604
  %608 = load atomic i32, ptr %602 monotonic, align 8
  %609 = icmp eq i32 %608, 0
  br i1 %609, label %614, label %610

610:                                              ; preds = %607
  %611 = getelementptr inbounds nuw i8, ptr %602, i32 16
  %612 = load i64, ptr %611, align 8, !tbaa !186
  %613 = icmp sgt i64 %612, 0
  br i1 %613, label %614, label %620

614:                                              ; preds = %610, %607
  %615 = getelementptr inbounds nuw i8, ptr %602, i32 12
  store i32 0, ptr %615, align 4, !tbaa !189
  %616 = getelementptr inbounds nuw i8, ptr %602, i32 16
  store i64 0, ptr %616, align 8, !tbaa !186
  %617 = getelementptr inbounds nuw i8, ptr %602, i32 24
  store i64 0, ptr %617, align 8, !tbaa !190
  %618 = getelementptr inbounds nuw i8, ptr %602, i32 32
  store i64 0, ptr %618, align 8, !tbaa !191
  %619 = getelementptr inbounds nuw i8, ptr %602, i32 40
  store double 0.000000e+00, ptr %619, align 8, !tbaa !192
  store atomic i32 %568, ptr %602 monotonic, align 8
  br label %620

620:                                              ; preds = %614, %610
  store atomic i32 0, ptr %603 release, align 4
  br label %782

621:                                              ; preds = %534
  %622 = getelementptr inbounds nuw i8, ptr %536, i32 20
  %623 = load i32, ptr %622, align 4, !tbaa !212
  %624 = sext i32 %623 to i64
  br label %778

625:                                              ; preds = %534
  %626 = load ptr, ptr %528, align 8, !tbaa !205
  %627 = getelementptr inbounds nuw i8, ptr %536, i32 4
  %628 = load ptr, ptr %627, align 4, !tbaa !206
  %629 = load i32, ptr %628, align 4, !tbaa !5
  %630 = getelementptr inbounds ptr, ptr %626, i32 %629
  %631 = load ptr, ptr %630, align 4, !tbaa !111
  %632 = load i8, ptr %631, align 1, !tbaa !123
  %633 = icmp eq i8 %632, 0
  br i1 %633, label %634, label %778

634:                                              ; preds = %625
  %635 = getelementptr inbounds nuw i8, ptr %536, i32 20
  %636 = load i32, ptr %635, align 4, !tbaa !212
  %637 = sext i32 %636 to i64
  br label %778

638:                                              ; preds = %534
  %639 = getelementptr inbounds nuw i8, ptr %536, i32 4
  %640 = load ptr, ptr %639, align 4, !tbaa !206
  %641 = load ptr, ptr %528, align 8, !tbaa !205
  %642 = load i32, ptr %640, align 4, !tbaa !5
  %643 = getelementptr inbounds ptr, ptr %641, i32 %642
  %644 = load ptr, ptr %643, align 4, !tbaa !111
  store i32 0, ptr %644, align 4, !tbaa !5
  %645 = getelementptr inbounds nuw i8, ptr %640, i32 4
  %646 = load i32, ptr %645, align 4, !tbaa !5
  %647 = icmp sgt i32 %646, -1
  br i1 %647, label %648, label %778

648:                                              ; preds = %638
  %649 = getelementptr inbounds nuw ptr, ptr %641, i32 %646
  %650 = load ptr, ptr %649, align 4, !tbaa !111
  %651 = load i32, ptr %650, align 4, !tbaa !5
  %652 = icmp slt i32 %651, 1
  br i1 %652, label %653, label %778

653:                                              ; preds = %648
  %654 = getelementptr inbounds nuw i8, ptr %536, i32 20
  %655 = load i32, ptr %654, align 4, !tbaa !212
  %656 = sext i32 %655 to i64
  br label %778

657:                                              ; preds = %534
  %658 = getelementptr inbounds nuw i8, ptr %536, i32 20
  %659 = load i32, ptr %658, align 4, !tbaa !212
  %660 = sext i32 %659 to i64
  br label %778

661:                                              ; preds = %534
  %662 = getelementptr inbounds nuw i8, ptr %536, i32 4
  %663 = load ptr, ptr %662, align 4, !tbaa !206
  %664 = load ptr, ptr %528, align 8, !tbaa !205
  %665 = load i32, ptr %663, align 4, !tbaa !5
  %666 = getelementptr inbounds ptr, ptr %664, i32 %665
  %667 = load ptr, ptr %666, align 4, !tbaa !111
  %668 = load i32, ptr %667, align 4, !tbaa !5
  %669 = add i32 %668, 1
  store i32 %669, ptr %667, align 4, !tbaa !5
  %670 = getelementptr inbounds nuw i8, ptr %663, i32 4
  %671 = load i32, ptr %670, align 4, !tbaa !5
  %672 = icmp slt i32 %671, 0
  br i1 %672, label %678, label %673

673:                                              ; preds = %661
  %674 = getelementptr inbounds nuw ptr, ptr %664, i32 %671
  %675 = load ptr, ptr %674, align 4, !tbaa !111
  %676 = load i32, ptr %675, align 4, !tbaa !5
  %677 = icmp slt i32 %669, %676
  br i1 %677, label %678, label %778

678:                                              ; preds = %673, %661
  %679 = getelementptr inbounds nuw i8, ptr %536, i32 20
  %680 = load i32, ptr %679, align 4, !tbaa !212
  %681 = sext i32 %680 to i64
  br label %778

682:                                              ; preds = %534
  %683 = getelementptr inbounds nuw i8, ptr %536, i32 4
  %684 = load ptr, ptr %683, align 4, !tbaa !206
  %685 = getelementptr inbounds nuw i8, ptr %536, i32 8
  %686 = load i32, ptr %685, align 4, !tbaa !204
  %687 = load ptr, ptr %528, align 8, !tbaa !205
  %688 = load i32, ptr %684, align 4, !tbaa !5
  %689 = getelementptr inbounds ptr, ptr %687, i32 %688
  %690 = load ptr, ptr %689, align 4, !tbaa !111
  %691 = getelementptr inbounds nuw i8, ptr %684, i32 4
  %692 = load i32, ptr %691, align 4, !tbaa !5
  %693 = getelementptr inbounds ptr, ptr %687, i32 %692
  %694 = load ptr, ptr %693, align 4, !tbaa !111
  store ptr %694, ptr %689, align 4, !tbaa !111
  %695 = load ptr, ptr %528, align 8, !tbaa !205
  %696 = getelementptr inbounds ptr, ptr %695, i32 %692
  store ptr %690, ptr %696, align 4, !tbaa !111
  %697 = load ptr, ptr %527, align 4, !tbaa !213
  %698 = getelementptr inbounds nuw i8, ptr %684, i32 8
  %699 = load i32, ptr %698, align 4, !tbaa !5
  %700 = getelementptr inbounds i8, ptr %697, i32 %699
  %701 = load i8, ptr %700, align 1, !tbaa !123
  %702 = xor i8 %701, 1
  store i8 %702, ptr %700, align 1, !tbaa !123
  %703 = getelementptr inbounds nuw i8, ptr %684, i32 12
  %704 = load i32, ptr %703, align 4, !tbaa !5
  %705 = add i32 %704, 4
  %706 = ptrtoint ptr %694 to i32
  %707 = ptrtoint ptr %690 to i32
  %708 = sub i32 %706, %707
  %709 = icmp ugt i32 %686, 4
  br i1 %709, label %710, label %778

710:                                              ; preds = %682
  %711 = sub i32 0, %708
  %712 = and i32 %686, 1
  %713 = icmp eq i32 %686, 5
  br i1 %713, label %765, label %714

714:                                              ; preds = %710
  %715 = and i32 %686, -2
  %716 = add i32 %715, -6
  br label %717

717:                                              ; preds = %717, %714
  %718 = phi i32 [ 4, %714 ], [ %741, %717 ]
  %719 = phi i32 [ 0, %714 ], [ %742, %717 ]
  %720 = load ptr, ptr %528, align 8, !tbaa !205
  %721 = getelementptr inbounds nuw i32, ptr %684, i32 %718
  %722 = load i32, ptr %721, align 4, !tbaa !5
  %723 = getelementptr inbounds ptr, ptr %720, i32 %722
  %724 = load ptr, ptr %723, align 4, !tbaa !111
  %725 = ptrtoint ptr %724 to i32
  %726 = icmp ult i32 %718, %705
  %727 = select i1 %726, i32 %708, i32 %711
  %728 = add i32 %727, %725
  %729 = inttoptr i32 %728 to ptr
  store ptr %729, ptr %723, align 4, !tbaa !111
  %730 = or disjoint i32 %718, 1
  %731 = load ptr, ptr %528, align 8, !tbaa !205
  %732 = getelementptr inbounds nuw i32, ptr %684, i32 %730
  %733 = load i32, ptr %732, align 4, !tbaa !5
  %734 = getelementptr inbounds ptr, ptr %731, i32 %733
  %735 = load ptr, ptr %734, align 4, !tbaa !111
  %736 = ptrtoint ptr %735 to i32
  %737 = icmp ult i32 %730, %705
  %738 = select i1 %737, i32 %708, i32 %711
  %739 = add i32 %738, %736
  %740 = inttoptr i32 %739 to ptr
  store ptr %740, ptr %734, align 4, !tbaa !111
  %741 = add nuw i32 %718, 2
  %742 = add i32 %719, 2
  %743 = icmp eq i32 %719, %716
  br i1 %743, label %763, label %717, !llvm.loop !214

744:                                              ; preds = %534
  %745 = load ptr, ptr %527, align 4, !tbaa !213
  %746 = getelementptr inbounds nuw i8, ptr %536, i32 4
  %747 = load ptr, ptr %746, align 4, !tbaa !206
  %748 = getelementptr inbounds nuw i8, ptr %747, i32 8
  %749 = load i32, ptr %748, align 4, !tbaa !5
  %750 = getelementptr inbounds i8, ptr %745, i32 %749
  %751 = load i8, ptr %750, align 1, !tbaa !123
  %752 = icmp eq i8 %751, 0
  br i1 %752, label %753, label %778

753:                                              ; preds = %744
  %754 = getelementptr inbounds nuw i8, ptr %536, i32 20
  %755 = load i32, ptr %754, align 4, !tbaa !212
  %756 = sext i32 %755 to i64
  br label %778

757:                                              ; preds = %534
  %758 = tail call fastcc i32 @set_size(ptr noundef nonnull %0, ptr noundef nonnull %536) #19
  br label %778

759:                                              ; preds = %534
  %760 = tail call fastcc i32 @make(ptr noundef nonnull %0, ptr noundef nonnull %536) #19
  br label %778

761:                                              ; preds = %534
  %762 = tail call fastcc i32 @grow(ptr noundef nonnull %0, ptr noundef nonnull %536) #19
  br label %778

763:                                              ; preds = %717
  %764 = icmp eq i32 %712, 0
  br i1 %764, label %778, label %765

765:                                              ; preds = %763, %710
  %766 = phi i32 [ 4, %710 ], [ %741, %763 ]
  %767 = icmp ne i32 %712, 0
  tail call void @llvm.assume(i1 %767)
  %768 = load ptr, ptr %528, align 8, !tbaa !205
  %769 = getelementptr inbounds nuw i32, ptr %684, i32 %766
  %770 = load i32, ptr %769, align 4, !tbaa !5
  %771 = getelementptr inbounds ptr, ptr %768, i32 %770
  %772 = load ptr, ptr %771, align 4, !tbaa !111
  %773 = ptrtoint ptr %772 to i32
  %774 = icmp ult i32 %766, %705
  %775 = select i1 %774, i32 %708, i32 %711
  %776 = add i32 %775, %773
  %777 = inttoptr i32 %776 to ptr
  store ptr %777, ptr %771, align 4, !tbaa !111
  br label %778

778:                                              ; preds = %765, %763, %682, %678, %673, %653, %648, %638, %563, %761, %759, %757, %753, %744, %657, %634, %625, %621
  %779 = phi i64 [ %537, %761 ], [ %537, %759 ], [ %624, %621 ], [ %537, %744 ], [ %537, %682 ], [ %660, %657 ], [ %537, %638 ], [ %537, %673 ], [ %537, %625 ], [ %537, %757 ], [ %756, %753 ], [ %637, %634 ], [ %537, %563 ], [ %656, %653 ], [ %537, %648 ], [ %681, %678 ], [ %537, %763 ], [ %537, %765 ]
  %780 = phi i32 [ %762, %761 ], [ %760, %759 ], [ 0, %621 ], [ 0, %744 ], [ 0, %682 ], [ 0, %657 ], [ 0, %638 ], [ 0, %673 ], [ 0, %625 ], [ %758, %757 ], [ 0, %753 ], [ 0, %634 ], [ 0, %563 ], [ 0, %653 ], [ 0, %648 ], [ 0, %678 ], [ 0, %763 ], [ 0, %765 ]
  %781 = icmp eq i32 %780, 0
  br i1 %781, label %531, label %791, !llvm.loop !215

782:                                              ; preds = %620, %593, %495, %522, %402
  %783 = phi ptr [ %442, %495 ], [ %31, %402 ], [ %442, %522 ], [ %536, %593 ], [ %536, %620 ]
  %784 = phi i32 [ %470, %495 ], [ 1, %402 ], [ %470, %522 ], [ %568, %593 ], [ %568, %620 ]
  %785 = getelementptr inbounds nuw i8, ptr %783, i32 12
  %786 = load i32, ptr %785, align 4, !tbaa !203
  %787 = load ptr, ptr %2, align 4, !tbaa !193
  %788 = getelementptr inbounds nuw i8, ptr %787, i32 16
  %789 = load ptr, ptr %788, align 4, !tbaa !184
  %790 = getelementptr inbounds nuw i8, ptr %789, i32 8
  store i32 %786, ptr %790, align 8, !tbaa !211
  br label %791

791:                                              ; preds = %418, %26, %434, %778, %531, %782, %426
  %792 = phi i32 [ 0, %434 ], [ 0, %426 ], [ 0, %531 ], [ %784, %782 ], [ %780, %778 ], [ 0, %26 ], [ %420, %418 ]
  ret i32 %792
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @new_instance(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, i32 noundef range(i32 0, 2) %3) unnamed_addr #5 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i32 12
  %6 = load i32, ptr %5, align 4, !tbaa !218
  %7 = getelementptr inbounds nuw i8, ptr %2, i32 16
  %8 = load i32, ptr %7, align 4, !tbaa !219
  %9 = icmp eq i32 %3, 0
  br i1 %9, label %17, label %10

10:                                               ; preds = %4
  %11 = getelementptr inbounds nuw i8, ptr %1, i32 28
  %12 = load i32, ptr %11, align 4, !tbaa !50
  %13 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %14 = load i32, ptr %13, align 4, !tbaa !220
  %15 = add nsw i32 %14, %12
  %16 = sext i32 %15 to i64
  br label %17

17:                                               ; preds = %4, %10
  %18 = phi i64 [ %16, %10 ], [ 0, %4 ]
  %19 = add nsw i32 %8, %6
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds nuw i8, ptr %2, i32 24
  %22 = load i32, ptr %21, align 4, !tbaa !149
  %23 = add nsw i32 %22, 1
  %24 = sext i32 %23 to i64
  %25 = add nsw i64 %18, %24
  %26 = shl nsw i64 %25, 2
  %27 = getelementptr inbounds nuw i8, ptr %2, i32 20
  %28 = load i32, ptr %27, align 4, !tbaa !221
  %29 = sext i32 %28 to i64
  %30 = add nsw i64 %29, %20
  %31 = shl nsw i64 %30, 3
  %32 = add nsw i64 %26, 72
  %33 = add nsw i64 %32, %31
  %34 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %33) #19
  %35 = icmp eq ptr %34, null
  br i1 %35, label %153, label %36

36:                                               ; preds = %17
  store ptr %1, ptr %34, align 8, !tbaa !222
  %37 = getelementptr inbounds nuw i8, ptr %34, i32 4
  store ptr %2, ptr %37, align 4, !tbaa !223
  %38 = getelementptr inbounds nuw i8, ptr %34, i32 8
  tail call void @llvm.memset.p0.i32(ptr noundef nonnull align 8 dereferenceable(24) %38, i8 0, i32 24, i1 false)
  %39 = getelementptr inbounds nuw i8, ptr %34, i32 32
  store i64 -1, ptr %39, align 8, !tbaa !92
  %40 = getelementptr inbounds nuw i8, ptr %34, i32 40
  tail call void @llvm.memset.p0.i32(ptr noundef nonnull align 8 dereferenceable(32) %40, i8 0, i32 32, i1 false)
  %41 = getelementptr inbounds nuw i8, ptr %34, i32 72
  %42 = getelementptr inbounds nuw i8, ptr %34, i32 52
  store ptr %41, ptr %42, align 4, !tbaa !146
  %43 = load i32, ptr %5, align 4, !tbaa !218
  %44 = getelementptr inbounds %struct.held, ptr %41, i32 %43
  %45 = getelementptr inbounds nuw i8, ptr %34, i32 56
  store ptr %44, ptr %45, align 8, !tbaa !154
  %46 = load i32, ptr %7, align 4, !tbaa !219
  %47 = getelementptr inbounds %struct.held, ptr %44, i32 %46
  %48 = getelementptr inbounds nuw i8, ptr %34, i32 48
  store ptr %47, ptr %48, align 8, !tbaa !55
  %49 = load i32, ptr %21, align 4, !tbaa !149
  %50 = getelementptr inbounds ptr, ptr %47, i32 %49
  %51 = getelementptr inbounds nuw i8, ptr %50, i32 4
  %52 = getelementptr inbounds nuw i8, ptr %34, i32 60
  store ptr %51, ptr %52, align 4, !tbaa !151
  %53 = load i32, ptr %27, align 4, !tbaa !221
  %54 = icmp sgt i32 %53, 0
  br i1 %54, label %55, label %72

55:                                               ; preds = %36
  %56 = and i32 %53, 7
  %57 = icmp ult i32 %53, 8
  br i1 %57, label %62, label %58

58:                                               ; preds = %55
  %59 = and i32 %53, 2147483640
  br label %73

60:                                               ; preds = %73
  %61 = icmp eq i32 %56, 0
  br i1 %61, label %72, label %62

62:                                               ; preds = %60, %55
  %63 = phi i32 [ 0, %55 ], [ %91, %60 ]
  %64 = icmp ne i32 %56, 0
  tail call void @llvm.assume(i1 %64)
  br label %65

65:                                               ; preds = %65, %62
  %66 = phi i32 [ %69, %65 ], [ %63, %62 ]
  %67 = phi i32 [ %70, %65 ], [ 0, %62 ]
  %68 = getelementptr inbounds nuw i64, ptr %51, i32 %66
  store i64 -1, ptr %68, align 8, !tbaa !92
  %69 = add nuw nsw i32 %66, 1
  %70 = add i32 %67, 1
  %71 = icmp eq i32 %70, %56
  br i1 %71, label %72, label %65, !llvm.loop !224

72:                                               ; preds = %60, %65, %36
  br i1 %9, label %145, label %94

73:                                               ; preds = %73, %58
  %74 = phi i32 [ 0, %58 ], [ %91, %73 ]
  %75 = phi i32 [ 0, %58 ], [ %92, %73 ]
  %76 = getelementptr inbounds nuw i64, ptr %51, i32 %74
  store i64 -1, ptr %76, align 8, !tbaa !92
  %77 = getelementptr inbounds nuw i64, ptr %51, i32 %74
  %78 = getelementptr inbounds nuw i8, ptr %77, i32 8
  store i64 -1, ptr %78, align 8, !tbaa !92
  %79 = getelementptr inbounds nuw i64, ptr %51, i32 %74
  %80 = getelementptr inbounds nuw i8, ptr %79, i32 16
  store i64 -1, ptr %80, align 8, !tbaa !92
  %81 = getelementptr inbounds nuw i64, ptr %51, i32 %74
  %82 = getelementptr inbounds nuw i8, ptr %81, i32 24
  store i64 -1, ptr %82, align 8, !tbaa !92
  %83 = getelementptr inbounds nuw i64, ptr %51, i32 %74
  %84 = getelementptr inbounds nuw i8, ptr %83, i32 32
  store i64 -1, ptr %84, align 8, !tbaa !92
  %85 = getelementptr inbounds nuw i64, ptr %51, i32 %74
  %86 = getelementptr inbounds nuw i8, ptr %85, i32 40
  store i64 -1, ptr %86, align 8, !tbaa !92
  %87 = getelementptr inbounds nuw i64, ptr %51, i32 %74
  %88 = getelementptr inbounds nuw i8, ptr %87, i32 48
  store i64 -1, ptr %88, align 8, !tbaa !92
  %89 = getelementptr inbounds nuw i64, ptr %51, i32 %74
  %90 = getelementptr inbounds nuw i8, ptr %89, i32 56
  store i64 -1, ptr %90, align 8, !tbaa !92
  %91 = add nuw nsw i32 %74, 8
  %92 = add i32 %75, 8
  %93 = icmp eq i32 %92, %59
  br i1 %93, label %60, label %73, !llvm.loop !225

94:                                               ; preds = %72
  %95 = getelementptr inbounds i64, ptr %51, i32 %53
  %96 = getelementptr inbounds nuw i8, ptr %34, i32 64
  store ptr %95, ptr %96, align 8, !tbaa !52
  %97 = getelementptr inbounds nuw i8, ptr %1, i32 28
  %98 = load i32, ptr %97, align 4, !tbaa !50
  %99 = getelementptr inbounds ptr, ptr %95, i32 %98
  %100 = getelementptr inbounds nuw i8, ptr %34, i32 68
  store ptr %99, ptr %100, align 4, !tbaa !131
  %101 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %102 = load i32, ptr %101, align 4, !tbaa !220
  %103 = add nsw i32 %102, %98
  %104 = icmp sgt i32 %103, 0
  br i1 %104, label %105, label %145

105:                                              ; preds = %94
  %106 = add i32 %98, %102
  %107 = add i32 %106, -1
  %108 = and i32 %103, 7
  %109 = icmp ult i32 %107, 7
  br i1 %109, label %135, label %110

110:                                              ; preds = %105
  %111 = and i32 %103, 2147483640
  br label %112

112:                                              ; preds = %112, %110
  %113 = phi i32 [ 0, %110 ], [ %130, %112 ]
  %114 = phi i32 [ 0, %110 ], [ %131, %112 ]
  %115 = getelementptr inbounds nuw ptr, ptr %95, i32 %113
  store ptr null, ptr %115, align 4, !tbaa !53
  %116 = getelementptr inbounds nuw ptr, ptr %95, i32 %113
  %117 = getelementptr inbounds nuw i8, ptr %116, i32 4
  store ptr null, ptr %117, align 4, !tbaa !53
  %118 = getelementptr inbounds nuw ptr, ptr %95, i32 %113
  %119 = getelementptr inbounds nuw i8, ptr %118, i32 8
  store ptr null, ptr %119, align 4, !tbaa !53
  %120 = getelementptr inbounds nuw ptr, ptr %95, i32 %113
  %121 = getelementptr inbounds nuw i8, ptr %120, i32 12
  store ptr null, ptr %121, align 4, !tbaa !53
  %122 = getelementptr inbounds nuw ptr, ptr %95, i32 %113
  %123 = getelementptr inbounds nuw i8, ptr %122, i32 16
  store ptr null, ptr %123, align 4, !tbaa !53
  %124 = getelementptr inbounds nuw ptr, ptr %95, i32 %113
  %125 = getelementptr inbounds nuw i8, ptr %124, i32 20
  store ptr null, ptr %125, align 4, !tbaa !53
  %126 = getelementptr inbounds nuw ptr, ptr %95, i32 %113
  %127 = getelementptr inbounds nuw i8, ptr %126, i32 24
  store ptr null, ptr %127, align 4, !tbaa !53
  %128 = getelementptr inbounds nuw ptr, ptr %95, i32 %113
  %129 = getelementptr inbounds nuw i8, ptr %128, i32 28
  store ptr null, ptr %129, align 4, !tbaa !53
  %130 = add nuw nsw i32 %113, 8
  %131 = add i32 %114, 8
  %132 = icmp eq i32 %131, %111
  br i1 %132, label %133, label %112, !llvm.loop !226

133:                                              ; preds = %112
  %134 = icmp eq i32 %108, 0
  br i1 %134, label %145, label %135

135:                                              ; preds = %133, %105
  %136 = phi i32 [ 0, %105 ], [ %130, %133 ]
  %137 = icmp ne i32 %108, 0
  tail call void @llvm.assume(i1 %137)
  br label %138

138:                                              ; preds = %138, %135
  %139 = phi i32 [ %142, %138 ], [ %136, %135 ]
  %140 = phi i32 [ %143, %138 ], [ 0, %135 ]
  %141 = getelementptr inbounds nuw ptr, ptr %95, i32 %139
  store ptr null, ptr %141, align 4, !tbaa !53
  %142 = add nuw nsw i32 %139, 1
  %143 = add i32 %140, 1
  %144 = icmp eq i32 %143, %108
  br i1 %144, label %145, label %138, !llvm.loop !227

145:                                              ; preds = %133, %138, %94, %72
  %146 = tail call fastcc ptr @new_iteration(ptr noundef %0, ptr noundef nonnull %34) #19
  %147 = icmp eq ptr %146, null
  br i1 %147, label %153, label %148

148:                                              ; preds = %145
  %149 = getelementptr inbounds nuw i8, ptr %2, i32 8
  %150 = load i32, ptr %149, align 4, !tbaa !228
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds nuw i8, ptr %146, i32 8
  store i64 %151, ptr %152, align 8, !tbaa !60
  br label %153

153:                                              ; preds = %148, %145, %17
  %154 = phi ptr [ null, %17 ], [ %34, %148 ], [ null, %145 ]
  ret ptr %154
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
  br i1 %11, label %8, label %13, !llvm.loop !134

13:                                               ; preds = %8
  %14 = add nuw nsw i64 %10, 1
  %15 = shl i64 %14, %9
  %16 = shl nsw i64 %15, 6
  %17 = shl nsw i64 %9, 2
  %18 = add nuw i64 %17, %10
  %19 = trunc i64 %18 to i32
  %20 = getelementptr inbounds nuw i8, ptr %0, i32 128
  %21 = getelementptr inbounds ptr, ptr %20, i32 %19
  %22 = load ptr, ptr %21, align 4, !tbaa !111
  %23 = icmp eq ptr %22, null
  br i1 %23, label %26, label %24

24:                                               ; preds = %13
  %25 = load ptr, ptr %22, align 4, !tbaa !111
  store ptr %25, ptr %21, align 4, !tbaa !111
  br label %53

26:                                               ; preds = %13
  %27 = getelementptr inbounds nuw i8, ptr %0, i32 48
  %28 = load ptr, ptr %27, align 8, !tbaa !229
  %29 = getelementptr inbounds nuw i8, ptr %0, i32 44
  %30 = load ptr, ptr %29, align 4, !tbaa !230
  %31 = ptrtoint ptr %28 to i32
  %32 = ptrtoint ptr %30 to i32
  %33 = sub i32 %31, %32
  %34 = sext i32 %33 to i64
  %35 = icmp sgt i64 %16, %34
  br i1 %35, label %36, label %49

36:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #21
  store i64 %16, ptr %3, align 8, !tbaa !92
  %37 = getelementptr inbounds nuw i8, ptr %0, i32 36
  %38 = load ptr, ptr %37, align 4, !tbaa !231
  %39 = getelementptr inbounds nuw i8, ptr %0, i32 40
  %40 = load ptr, ptr %39, align 8, !tbaa !232
  %41 = call ptr %38(ptr noundef %40, ptr noundef nonnull %3) #20
  store ptr %41, ptr %29, align 4, !tbaa !230
  %42 = icmp eq ptr %41, null
  %43 = load i64, ptr %3, align 8
  %44 = trunc i64 %43 to i32
  %45 = getelementptr inbounds i8, ptr %41, i32 %44
  %46 = select i1 %42, ptr null, ptr %45
  store ptr %46, ptr %27, align 8, !tbaa !229
  br i1 %42, label %47, label %48

47:                                               ; preds = %36
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 8, i32 noundef 2, ptr noundef null, ptr noundef null) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #21
  br label %53

48:                                               ; preds = %36
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #21
  br label %49

49:                                               ; preds = %48, %26
  %50 = phi ptr [ %41, %48 ], [ %30, %26 ]
  %51 = trunc i64 %16 to i32
  %52 = getelementptr inbounds i8, ptr %50, i32 %51
  store ptr %52, ptr %29, align 4, !tbaa !230
  br label %53

53:                                               ; preds = %47, %49, %24
  %54 = phi ptr [ %22, %24 ], [ %50, %49 ], [ null, %47 ]
  ret ptr %54
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @new_iteration(ptr noundef captures(none) %0, ptr noundef captures(none) %1) unnamed_addr #5 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %4 = load ptr, ptr %3, align 4, !tbaa !56
  %5 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %6 = load i32, ptr %5, align 4, !tbaa !233
  %7 = sext i32 %6 to i64
  %8 = load i32, ptr %4, align 4, !tbaa !234
  %9 = shl nsw i32 %8, 1
  %10 = sext i32 %9 to i64
  %11 = add nsw i64 %10, %7
  %12 = shl nsw i64 %11, 2
  %13 = add nsw i64 %12, 32
  %14 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %13) #19
  %15 = icmp eq ptr %14, null
  br i1 %15, label %94, label %16

16:                                               ; preds = %2
  %17 = getelementptr inbounds nuw i8, ptr %14, i32 32
  %18 = load i32, ptr %5, align 4, !tbaa !233
  %19 = getelementptr inbounds ptr, ptr %17, i32 %18
  %20 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %21 = load i64, ptr %20, align 8, !tbaa !148
  %22 = add nsw i64 %21, 1
  store i64 %22, ptr %20, align 8, !tbaa !148
  %23 = load i32, ptr %4, align 4, !tbaa !234
  %24 = getelementptr inbounds i32, ptr %19, i32 %23
  store i64 %22, ptr %14, align 8, !tbaa !92
  %25 = getelementptr inbounds nuw i8, ptr %14, i32 8
  store i64 0, ptr %25, align 8, !tbaa !92
  %26 = getelementptr inbounds nuw i8, ptr %14, i32 16
  store ptr null, ptr %26, align 8, !tbaa !80
  %27 = getelementptr inbounds nuw i8, ptr %14, i32 20
  store ptr %17, ptr %27, align 4, !tbaa !88
  %28 = getelementptr inbounds nuw i8, ptr %14, i32 24
  store ptr %19, ptr %28, align 8, !tbaa !235
  %29 = getelementptr inbounds nuw i8, ptr %14, i32 28
  store ptr %24, ptr %29, align 4, !tbaa !235
  %30 = icmp sgt i32 %18, 0
  br i1 %30, label %31, label %48

31:                                               ; preds = %16
  %32 = and i32 %18, 7
  %33 = icmp ult i32 %18, 8
  br i1 %33, label %38, label %34

34:                                               ; preds = %31
  %35 = and i32 %18, 2147483640
  br label %53

36:                                               ; preds = %53
  %37 = icmp eq i32 %32, 0
  br i1 %37, label %48, label %38

38:                                               ; preds = %36, %31
  %39 = phi i32 [ 0, %31 ], [ %71, %36 ]
  %40 = icmp ne i32 %32, 0
  tail call void @llvm.assume(i1 %40)
  br label %41

41:                                               ; preds = %41, %38
  %42 = phi i32 [ %45, %41 ], [ %39, %38 ]
  %43 = phi i32 [ %46, %41 ], [ 0, %38 ]
  %44 = getelementptr inbounds nuw ptr, ptr %17, i32 %42
  store ptr null, ptr %44, align 4, !tbaa !53
  %45 = add nuw nsw i32 %42, 1
  %46 = add i32 %43, 1
  %47 = icmp eq i32 %46, %32
  br i1 %47, label %48, label %41, !llvm.loop !236

48:                                               ; preds = %36, %41, %16
  %49 = icmp sgt i32 %23, 0
  br i1 %49, label %50, label %74

50:                                               ; preds = %48
  %51 = getelementptr inbounds nuw i8, ptr %4, i32 40
  %52 = load ptr, ptr %51, align 4, !tbaa !237
  br label %85

53:                                               ; preds = %53, %34
  %54 = phi i32 [ 0, %34 ], [ %71, %53 ]
  %55 = phi i32 [ 0, %34 ], [ %72, %53 ]
  %56 = getelementptr inbounds nuw ptr, ptr %17, i32 %54
  store ptr null, ptr %56, align 4, !tbaa !53
  %57 = getelementptr inbounds nuw ptr, ptr %17, i32 %54
  %58 = getelementptr inbounds nuw i8, ptr %57, i32 4
  store ptr null, ptr %58, align 4, !tbaa !53
  %59 = getelementptr inbounds nuw ptr, ptr %17, i32 %54
  %60 = getelementptr inbounds nuw i8, ptr %59, i32 8
  store ptr null, ptr %60, align 4, !tbaa !53
  %61 = getelementptr inbounds nuw ptr, ptr %17, i32 %54
  %62 = getelementptr inbounds nuw i8, ptr %61, i32 12
  store ptr null, ptr %62, align 4, !tbaa !53
  %63 = getelementptr inbounds nuw ptr, ptr %17, i32 %54
  %64 = getelementptr inbounds nuw i8, ptr %63, i32 16
  store ptr null, ptr %64, align 4, !tbaa !53
  %65 = getelementptr inbounds nuw ptr, ptr %17, i32 %54
  %66 = getelementptr inbounds nuw i8, ptr %65, i32 20
  store ptr null, ptr %66, align 4, !tbaa !53
  %67 = getelementptr inbounds nuw ptr, ptr %17, i32 %54
  %68 = getelementptr inbounds nuw i8, ptr %67, i32 24
  store ptr null, ptr %68, align 4, !tbaa !53
  %69 = getelementptr inbounds nuw ptr, ptr %17, i32 %54
  %70 = getelementptr inbounds nuw i8, ptr %69, i32 28
  store ptr null, ptr %70, align 4, !tbaa !53
  %71 = add nuw nsw i32 %54, 8
  %72 = add i32 %55, 8
  %73 = icmp eq i32 %72, %35
  br i1 %73, label %36, label %53, !llvm.loop !238

74:                                               ; preds = %85, %48
  %75 = getelementptr inbounds nuw i8, ptr %1, i32 48
  %76 = load ptr, ptr %75, align 8, !tbaa !55
  %77 = load i64, ptr %20, align 8, !tbaa !148
  %78 = getelementptr inbounds nuw i8, ptr %4, i32 24
  %79 = load i32, ptr %78, align 4, !tbaa !149
  %80 = add nsw i32 %79, 1
  %81 = sext i32 %80 to i64
  %82 = srem i64 %77, %81
  %83 = trunc nsw i64 %82 to i32
  %84 = getelementptr inbounds ptr, ptr %76, i32 %83
  store ptr %14, ptr %84, align 4, !tbaa !57
  br label %94

85:                                               ; preds = %50, %85
  %86 = phi i32 [ 0, %50 ], [ %91, %85 ]
  %87 = getelementptr inbounds nuw i32, ptr %52, i32 %86
  %88 = load i32, ptr %87, align 4, !tbaa !5
  %89 = getelementptr inbounds nuw i32, ptr %19, i32 %86
  store i32 %88, ptr %89, align 4, !tbaa !5
  %90 = getelementptr inbounds nuw i32, ptr %24, i32 %86
  store i32 0, ptr %90, align 4, !tbaa !5
  %91 = add nuw nsw i32 %86, 1
  %92 = load i32, ptr %4, align 4, !tbaa !234
  %93 = icmp slt i32 %91, %92
  br i1 %93, label %85, label %74, !llvm.loop !239

94:                                               ; preds = %2, %74
  ret ptr %14
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @push(ptr noundef captures(none) %0, ptr noundef readonly byval(%struct.tfc_ready) align 4 captures(none) %1) unnamed_addr #5 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i32 112
  %4 = load i64, ptr %3, align 8, !tbaa !72
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %6 = load i64, ptr %5, align 8, !tbaa !81
  %7 = icmp eq i64 %4, %6
  br i1 %7, label %13, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %0, i32 96
  %10 = load ptr, ptr %9, align 8, !tbaa !77
  %11 = getelementptr inbounds nuw i8, ptr %0, i32 104
  %12 = load i64, ptr %11, align 8, !tbaa !78
  br label %52

13:                                               ; preds = %2
  %14 = icmp eq i64 %4, 0
  %15 = shl nsw i64 %4, 1
  %16 = select i1 %14, i64 64, i64 %15
  %17 = shl nsw i64 %16, 4
  %18 = tail call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef %17) #19
  %19 = icmp eq ptr %18, null
  br i1 %19, label %62, label %20

20:                                               ; preds = %13
  %21 = load i64, ptr %3, align 8, !tbaa !72
  %22 = icmp sgt i64 %21, 0
  br i1 %22, label %23, label %26

23:                                               ; preds = %20
  %24 = getelementptr inbounds nuw i8, ptr %0, i32 96
  %25 = getelementptr inbounds nuw i8, ptr %0, i32 104
  br label %31

26:                                               ; preds = %31, %20
  %27 = phi i64 [ %21, %20 ], [ %43, %31 ]
  %28 = getelementptr inbounds nuw i8, ptr %0, i32 96
  %29 = load ptr, ptr %28, align 8, !tbaa !77
  %30 = icmp eq ptr %29, null
  br i1 %30, label %49, label %45

31:                                               ; preds = %23, %31
  %32 = phi i64 [ 0, %23 ], [ %42, %31 ]
  %33 = trunc i64 %32 to i32
  %34 = getelementptr inbounds %struct.tfc_ready, ptr %18, i32 %33
  %35 = load ptr, ptr %24, align 8, !tbaa !77
  %36 = load i64, ptr %25, align 8, !tbaa !78
  %37 = add nsw i64 %36, %32
  %38 = load i64, ptr %5, align 8, !tbaa !81
  %39 = srem i64 %37, %38
  %40 = trunc i64 %39 to i32
  %41 = getelementptr inbounds %struct.tfc_ready, ptr %35, i32 %40
  tail call void @llvm.memcpy.p0.p0.i32(ptr noundef nonnull align 4 dereferenceable(16) %34, ptr noundef nonnull align 4 dereferenceable(16) %41, i32 16, i1 false), !tbaa.struct !240
  %42 = add nuw nsw i64 %32, 1
  %43 = load i64, ptr %3, align 8, !tbaa !72
  %44 = icmp slt i64 %42, %43
  br i1 %44, label %31, label %26, !llvm.loop !241

45:                                               ; preds = %26
  %46 = load i64, ptr %5, align 8, !tbaa !81
  %47 = shl nsw i64 %46, 4
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef nonnull %29, i64 noundef %47) #19
  %48 = load i64, ptr %3, align 8, !tbaa !72
  br label %49

49:                                               ; preds = %26, %45
  %50 = phi i64 [ %27, %26 ], [ %48, %45 ]
  store ptr %18, ptr %28, align 8, !tbaa !77
  %51 = getelementptr inbounds nuw i8, ptr %0, i32 104
  store i64 0, ptr %51, align 8, !tbaa !78
  store i64 %16, ptr %5, align 8, !tbaa !81
  br label %52

52:                                               ; preds = %8, %49
  %53 = phi i64 [ %6, %8 ], [ %16, %49 ]
  %54 = phi i64 [ %4, %8 ], [ %50, %49 ]
  %55 = phi i64 [ %12, %8 ], [ 0, %49 ]
  %56 = phi ptr [ %10, %8 ], [ %18, %49 ]
  %57 = add nsw i64 %54, 1
  store i64 %57, ptr %3, align 8, !tbaa !72
  %58 = add nsw i64 %54, %55
  %59 = srem i64 %58, %53
  %60 = trunc i64 %59 to i32
  %61 = getelementptr inbounds %struct.tfc_ready, ptr %56, i32 %60
  call void @llvm.memcpy.p0.p0.i32(ptr noundef nonnull align 4 dereferenceable(16) %61, ptr noundef nonnull align 4 dereferenceable(16) %1, i32 16, i1 false), !tbaa.struct !240
  br label %62

62:                                               ; preds = %13, %52
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @settle(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef captures(none) %2) unnamed_addr #5 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i32 60
  br label %5

5:                                                ; preds = %97, %3
  %6 = phi ptr [ %2, %3 ], [ %62, %97 ]
  %7 = phi ptr [ %1, %3 ], [ %60, %97 ]
  %8 = getelementptr inbounds nuw i8, ptr %6, i32 8
  %9 = load i64, ptr %8, align 8, !tbaa !60
  %10 = add nsw i64 %9, -1
  store i64 %10, ptr %8, align 8, !tbaa !60
  %11 = getelementptr inbounds nuw i8, ptr %7, i32 24
  %12 = getelementptr inbounds nuw i8, ptr %7, i32 32
  %13 = getelementptr inbounds nuw i8, ptr %7, i32 48
  %14 = getelementptr inbounds nuw i8, ptr %7, i32 4
  %15 = getelementptr inbounds nuw i8, ptr %7, i32 44
  br label %16

16:                                               ; preds = %55, %5
  %17 = load i64, ptr %11, align 8, !tbaa !153
  %18 = load i64, ptr %12, align 8, !tbaa !148
  %19 = icmp sgt i64 %17, %18
  br i1 %19, label %58, label %20

20:                                               ; preds = %16
  %21 = load ptr, ptr %13, align 8, !tbaa !55
  %22 = load ptr, ptr %14, align 4, !tbaa !56
  %23 = getelementptr inbounds nuw i8, ptr %22, i32 24
  %24 = load i32, ptr %23, align 4, !tbaa !149
  %25 = add nsw i32 %24, 1
  %26 = sext i32 %25 to i64
  %27 = srem i64 %17, %26
  %28 = trunc nsw i64 %27 to i32
  %29 = getelementptr inbounds ptr, ptr %21, i32 %28
  %30 = load ptr, ptr %29, align 4, !tbaa !57
  %31 = getelementptr inbounds nuw i8, ptr %30, i32 8
  %32 = load i64, ptr %31, align 8, !tbaa !60
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %34, label %100

34:                                               ; preds = %20
  %35 = getelementptr inbounds nuw i8, ptr %30, i32 20
  %36 = load ptr, ptr %35, align 4, !tbaa !82
  %37 = getelementptr inbounds nuw i8, ptr %22, i32 4
  %38 = load i32, ptr %37, align 4, !tbaa !233
  %39 = sext i32 %38 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %36, i64 noundef %39) #19
  %40 = load ptr, ptr %14, align 4, !tbaa !56
  %41 = getelementptr inbounds nuw i8, ptr %40, i32 4
  %42 = load i32, ptr %41, align 4, !tbaa !233
  %43 = sext i32 %42 to i64
  %44 = load i32, ptr %40, align 4, !tbaa !234
  %45 = shl nsw i32 %44, 1
  %46 = sext i32 %45 to i64
  %47 = add nsw i64 %46, %43
  %48 = shl nsw i64 %47, 2
  %49 = add nsw i64 %48, 32
  tail call fastcc void @give(ptr noundef %0, ptr noundef nonnull %30, i64 noundef %49) #19
  %50 = load i64, ptr %11, align 8, !tbaa !153
  %51 = add nsw i64 %50, 1
  store i64 %51, ptr %11, align 8, !tbaa !153
  %52 = load i32, ptr %15, align 4, !tbaa !155
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %55, label %54

54:                                               ; preds = %34
  tail call fastcc void @begin_iteration(ptr noundef %0, ptr noundef nonnull %7) #19
  br label %55

55:                                               ; preds = %54, %34
  %56 = load i32, ptr %4, align 4, !tbaa !62
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %16, label %100, !llvm.loop !242

58:                                               ; preds = %16
  tail call fastcc void @leave_frame(ptr noundef %0, ptr noundef nonnull %7) #19
  %59 = getelementptr inbounds nuw i8, ptr %7, i32 12
  %60 = load ptr, ptr %59, align 4, !tbaa !98
  %61 = getelementptr inbounds nuw i8, ptr %7, i32 20
  %62 = load ptr, ptr %61, align 4, !tbaa !99
  %63 = load ptr, ptr %14, align 4, !tbaa !56
  %64 = getelementptr inbounds nuw i8, ptr %7, i32 68
  %65 = load ptr, ptr %64, align 4, !tbaa !131
  %66 = icmp eq ptr %65, null
  %67 = getelementptr inbounds nuw i8, ptr %63, i32 12
  %68 = load i32, ptr %67, align 4, !tbaa !218
  %69 = getelementptr inbounds nuw i8, ptr %63, i32 16
  %70 = load i32, ptr %69, align 4, !tbaa !219
  br i1 %66, label %79, label %71

71:                                               ; preds = %58
  %72 = load ptr, ptr %7, align 8, !tbaa !44
  %73 = getelementptr inbounds nuw i8, ptr %72, i32 28
  %74 = load i32, ptr %73, align 4, !tbaa !50
  %75 = getelementptr inbounds nuw i8, ptr %72, i32 32
  %76 = load i32, ptr %75, align 4, !tbaa !220
  %77 = add nsw i32 %76, %74
  %78 = sext i32 %77 to i64
  br label %79

79:                                               ; preds = %58, %71
  %80 = phi i64 [ %78, %71 ], [ 0, %58 ]
  %81 = add nsw i32 %70, %68
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds nuw i8, ptr %63, i32 24
  %84 = load i32, ptr %83, align 4, !tbaa !149
  %85 = add nsw i32 %84, 1
  %86 = sext i32 %85 to i64
  %87 = add nsw i64 %80, %86
  %88 = shl nsw i64 %87, 2
  %89 = getelementptr inbounds nuw i8, ptr %63, i32 20
  %90 = load i32, ptr %89, align 4, !tbaa !221
  %91 = sext i32 %90 to i64
  %92 = add nsw i64 %91, %82
  %93 = shl nsw i64 %92, 3
  %94 = add nsw i64 %88, 72
  %95 = add nsw i64 %94, %93
  tail call fastcc void @give(ptr noundef %0, ptr noundef nonnull %7, i64 noundef %95) #19
  %96 = icmp eq ptr %60, null
  br i1 %96, label %100, label %97

97:                                               ; preds = %79
  %98 = load i32, ptr %4, align 4, !tbaa !62
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %5, label %100

100:                                              ; preds = %97, %79, %20, %55
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @drop_all(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i64 noundef range(i64 -2147483648, 2147483648) %2) unnamed_addr #13 {
  %4 = icmp sgt i64 %2, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %6, %3
  ret void

6:                                                ; preds = %3, %6
  %7 = phi i64 [ %11, %6 ], [ 0, %3 ]
  %8 = trunc i64 %7 to i32
  %9 = getelementptr inbounds ptr, ptr %1, i32 %8
  %10 = load ptr, ptr %9, align 4, !tbaa !53
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %10) #19
  store ptr null, ptr %9, align 4, !tbaa !53
  %11 = add nuw nsw i64 %7, 1
  %12 = icmp eq i64 %11, %2
  br i1 %12, label %5, label %6, !llvm.loop !243
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @begin_iteration(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #5 {
  %3 = tail call fastcc ptr @new_iteration(ptr noundef %0, ptr noundef %1) #19
  %4 = icmp eq ptr %3, null
  br i1 %4, label %41, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %1, i32 44
  %7 = load i32, ptr %6, align 4, !tbaa !155
  store i32 0, ptr %6, align 4, !tbaa !155
  %8 = icmp sgt i32 %7, 0
  br i1 %8, label %9, label %11

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %1, i32 56
  br label %17

11:                                               ; preds = %17, %5
  %12 = getelementptr inbounds nuw i8, ptr %1, i32 40
  %13 = load i32, ptr %12, align 8, !tbaa !147
  %14 = icmp sgt i32 %13, 0
  br i1 %14, label %15, label %41

15:                                               ; preds = %11
  %16 = getelementptr inbounds nuw i8, ptr %1, i32 52
  br label %29

17:                                               ; preds = %9, %17
  %18 = phi i32 [ 0, %9 ], [ %27, %17 ]
  %19 = load ptr, ptr %10, align 8, !tbaa !154
  %20 = getelementptr inbounds nuw %struct.held, ptr %19, i32 %18
  %21 = load ptr, ptr %20, align 4, !tbaa !244
  %22 = getelementptr inbounds nuw i8, ptr %20, i32 4
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %3, ptr noundef %21, ptr noundef nonnull %22, i32 noundef 0) #19
  %23 = load ptr, ptr %10, align 8, !tbaa !154
  %24 = getelementptr inbounds nuw %struct.held, ptr %23, i32 %18
  %25 = getelementptr inbounds nuw i8, ptr %24, i32 4
  %26 = load ptr, ptr %25, align 4, !tbaa !246
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %26) #19
  %27 = add nuw nsw i32 %18, 1
  %28 = icmp eq i32 %27, %7
  br i1 %28, label %11, label %17, !llvm.loop !247

29:                                               ; preds = %15, %29
  %30 = phi i32 [ 0, %15 ], [ %38, %29 ]
  %31 = load ptr, ptr %16, align 4, !tbaa !146
  %32 = getelementptr inbounds nuw %struct.held, ptr %31, i32 %30
  %33 = load ptr, ptr %32, align 4, !tbaa !244
  %34 = getelementptr inbounds nuw i8, ptr %32, i32 4
  %35 = load ptr, ptr %34, align 4, !tbaa !246
  %36 = icmp eq ptr %35, null
  %37 = zext i1 %36 to i32
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %3, ptr noundef %33, ptr noundef nonnull %34, i32 noundef %37) #19
  %38 = add nuw nsw i32 %30, 1
  %39 = load i32, ptr %12, align 8, !tbaa !147
  %40 = icmp slt i32 %38, %39
  br i1 %40, label %29, label %41, !llvm.loop !248

41:                                               ; preds = %29, %11, %2
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @leave_frame(ptr noundef captures(none) %0, ptr noundef readonly captures(address) %1) unnamed_addr #5 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i32 40
  %4 = load i32, ptr %3, align 8, !tbaa !147
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %1, i32 52
  br label %23

8:                                                ; preds = %23, %2
  %9 = getelementptr inbounds nuw i8, ptr %1, i32 68
  %10 = load ptr, ptr %9, align 4, !tbaa !131
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %69

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %14 = load ptr, ptr %13, align 4, !tbaa !56
  %15 = getelementptr inbounds nuw i8, ptr %14, i32 20
  %16 = load i32, ptr %15, align 4, !tbaa !221
  %17 = icmp sgt i32 %16, 0
  br i1 %17, label %18, label %32

18:                                               ; preds = %12
  %19 = getelementptr inbounds nuw i8, ptr %1, i32 60
  %20 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %21 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %22 = getelementptr inbounds nuw i8, ptr %1, i32 20
  br label %35

23:                                               ; preds = %6, %23
  %24 = phi i32 [ 0, %6 ], [ %29, %23 ]
  %25 = load ptr, ptr %7, align 4, !tbaa !146
  %26 = getelementptr inbounds nuw %struct.held, ptr %25, i32 %24
  %27 = getelementptr inbounds nuw i8, ptr %26, i32 4
  %28 = load ptr, ptr %27, align 4, !tbaa !246
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %28) #19
  %29 = add nuw nsw i32 %24, 1
  %30 = load i32, ptr %3, align 8, !tbaa !147
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %23, label %8, !llvm.loop !249

32:                                               ; preds = %54, %12
  %33 = getelementptr inbounds nuw i8, ptr %1, i32 20
  %34 = load ptr, ptr %33, align 4, !tbaa !99
  br label %60

35:                                               ; preds = %18, %54
  %36 = phi ptr [ %14, %18 ], [ %55, %54 ]
  %37 = phi i32 [ 0, %18 ], [ %56, %54 ]
  %38 = load ptr, ptr %19, align 4, !tbaa !151
  %39 = getelementptr inbounds nuw i64, ptr %38, i32 %37
  %40 = load i64, ptr %39, align 8, !tbaa !92
  %41 = load i64, ptr %20, align 8, !tbaa !148
  %42 = icmp eq i64 %40, %41
  br i1 %42, label %43, label %54

43:                                               ; preds = %35
  %44 = load ptr, ptr %21, align 4, !tbaa !98
  %45 = load ptr, ptr %22, align 4, !tbaa !99
  %46 = load ptr, ptr %1, align 8, !tbaa !44
  %47 = load ptr, ptr %46, align 4, !tbaa !63
  %48 = getelementptr inbounds nuw i8, ptr %36, i32 36
  %49 = load ptr, ptr %48, align 4, !tbaa !250
  %50 = getelementptr inbounds nuw i32, ptr %49, i32 %37
  %51 = load i32, ptr %50, align 4, !tbaa !5
  %52 = getelementptr inbounds %struct.tfc_node, ptr %47, i32 %51
  tail call fastcc void @send(ptr noundef %0, ptr noundef %44, ptr noundef %45, ptr noundef %52, ptr noundef null, i32 noundef 1) #19
  %53 = load ptr, ptr %13, align 4, !tbaa !56
  br label %54

54:                                               ; preds = %35, %43
  %55 = phi ptr [ %36, %35 ], [ %53, %43 ]
  %56 = add nuw nsw i32 %37, 1
  %57 = getelementptr inbounds nuw i8, ptr %55, i32 20
  %58 = load i32, ptr %57, align 4, !tbaa !221
  %59 = icmp slt i32 %56, %58
  br i1 %59, label %35, label %32, !llvm.loop !251

60:                                               ; preds = %60, %32
  %61 = phi ptr [ %34, %32 ], [ %63, %60 ]
  %62 = getelementptr inbounds nuw i8, ptr %61, i32 16
  %63 = load ptr, ptr %62, align 4, !tbaa !80
  %64 = icmp eq ptr %63, %1
  br i1 %64, label %65, label %60, !llvm.loop !252

65:                                               ; preds = %60
  %66 = getelementptr inbounds nuw i8, ptr %61, i32 16
  %67 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %68 = load ptr, ptr %67, align 8, !tbaa !145
  store ptr %68, ptr %66, align 4, !tbaa !80
  br label %136

69:                                               ; preds = %8
  %70 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %71 = load ptr, ptr %70, align 4, !tbaa !98
  %72 = icmp eq ptr %71, null
  br i1 %72, label %73, label %85

73:                                               ; preds = %69
  %74 = load ptr, ptr %1, align 8, !tbaa !44
  %75 = getelementptr inbounds nuw i8, ptr %74, i32 32
  %76 = load i32, ptr %75, align 4, !tbaa !220
  %77 = icmp sgt i32 %76, 0
  br i1 %77, label %78, label %113

78:                                               ; preds = %73
  %79 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %80 = load ptr, ptr %79, align 8, !tbaa !253
  %81 = and i32 %76, 3
  %82 = icmp ult i32 %76, 4
  br i1 %82, label %101, label %83

83:                                               ; preds = %78
  %84 = and i32 %76, 2147483644
  br label %115

85:                                               ; preds = %69
  %86 = getelementptr inbounds nuw i8, ptr %1, i32 20
  %87 = load ptr, ptr %86, align 4, !tbaa !99
  %88 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %89 = load ptr, ptr %88, align 8, !tbaa !97
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %71, ptr noundef %87, ptr noundef %89, ptr noundef nonnull %10, i32 noundef 0) #19
  %90 = getelementptr inbounds nuw i8, ptr %1, i32 64
  %91 = load ptr, ptr %90, align 8, !tbaa !52
  %92 = load ptr, ptr %1, align 8, !tbaa !44
  %93 = getelementptr inbounds nuw i8, ptr %92, i32 28
  %94 = load i32, ptr %93, align 4, !tbaa !50
  %95 = getelementptr inbounds nuw i8, ptr %92, i32 32
  %96 = load i32, ptr %95, align 4, !tbaa !220
  %97 = add nsw i32 %96, %94
  %98 = sext i32 %97 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %91, i64 noundef %98) #19
  br label %136

99:                                               ; preds = %115
  %100 = icmp eq i32 %81, 0
  br i1 %100, label %113, label %101

101:                                              ; preds = %99, %78
  %102 = phi i32 [ 0, %78 ], [ %133, %99 ]
  %103 = icmp ne i32 %81, 0
  tail call void @llvm.assume(i1 %103)
  br label %104

104:                                              ; preds = %104, %101
  %105 = phi i32 [ %102, %101 ], [ %110, %104 ]
  %106 = phi i32 [ 0, %101 ], [ %111, %104 ]
  %107 = getelementptr inbounds nuw ptr, ptr %10, i32 %105
  %108 = load ptr, ptr %107, align 4, !tbaa !53
  %109 = getelementptr inbounds nuw ptr, ptr %80, i32 %105
  store ptr %108, ptr %109, align 4, !tbaa !53
  %110 = add nuw nsw i32 %105, 1
  %111 = add i32 %106, 1
  %112 = icmp eq i32 %111, %81
  br i1 %112, label %113, label %104, !llvm.loop !254

113:                                              ; preds = %99, %104, %73
  %114 = getelementptr inbounds nuw i8, ptr %0, i32 80
  store i32 1, ptr %114, align 8, !tbaa !133
  br label %136

115:                                              ; preds = %115, %83
  %116 = phi i32 [ 0, %83 ], [ %133, %115 ]
  %117 = phi i32 [ 0, %83 ], [ %134, %115 ]
  %118 = getelementptr inbounds nuw ptr, ptr %10, i32 %116
  %119 = load ptr, ptr %118, align 4, !tbaa !53
  %120 = getelementptr inbounds nuw ptr, ptr %80, i32 %116
  store ptr %119, ptr %120, align 4, !tbaa !53
  %121 = or disjoint i32 %116, 1
  %122 = getelementptr inbounds nuw ptr, ptr %10, i32 %121
  %123 = load ptr, ptr %122, align 4, !tbaa !53
  %124 = getelementptr inbounds nuw ptr, ptr %80, i32 %121
  store ptr %123, ptr %124, align 4, !tbaa !53
  %125 = or disjoint i32 %116, 2
  %126 = getelementptr inbounds nuw ptr, ptr %10, i32 %125
  %127 = load ptr, ptr %126, align 4, !tbaa !53
  %128 = getelementptr inbounds nuw ptr, ptr %80, i32 %125
  store ptr %127, ptr %128, align 4, !tbaa !53
  %129 = or disjoint i32 %116, 3
  %130 = getelementptr inbounds nuw ptr, ptr %10, i32 %129
  %131 = load ptr, ptr %130, align 4, !tbaa !53
  %132 = getelementptr inbounds nuw ptr, ptr %80, i32 %129
  store ptr %131, ptr %132, align 4, !tbaa !53
  %133 = add nuw nsw i32 %116, 4
  %134 = add i32 %117, 4
  %135 = icmp eq i32 %134, %84
  br i1 %135, label %99, label %115, !llvm.loop !255

136:                                              ; preds = %85, %113, %65
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @drop(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #2 {
  %3 = icmp eq ptr %1, null
  br i1 %3, label %23, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds nuw i8, ptr %1, i32 24
  %6 = load i32, ptr %5, align 8, !tbaa !54
  %7 = add nsw i32 %6, -1
  store i32 %7, ptr %5, align 8, !tbaa !54
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %23

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %1, i32 28
  %11 = load i32, ptr %10, align 4, !tbaa !256
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %23

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %15 = load i64, ptr %14, align 8, !tbaa !31
  %16 = icmp sgt i64 %15, -1
  br i1 %16, label %17, label %19

17:                                               ; preds = %13
  %18 = add nuw nsw i64 %15, 64
  tail call fastcc void @give(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %18) #19
  br label %23

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw i8, ptr %0, i32 56
  %21 = load ptr, ptr %20, align 8, !tbaa !28
  %22 = getelementptr inbounds nuw i8, ptr %1, i32 40
  store ptr %21, ptr %22, align 8, !tbaa !29
  store ptr %1, ptr %20, align 8, !tbaa !28
  br label %23

23:                                               ; preds = %2, %4, %9, %19, %17
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @send(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, i32 noundef %5) unnamed_addr #5 {
  %7 = alloca %struct.tfc_ready, align 4
  %8 = load ptr, ptr %1, align 8, !tbaa !44
  %9 = getelementptr inbounds nuw i8, ptr %8, i32 8
  %10 = load ptr, ptr %9, align 4, !tbaa !127
  %11 = getelementptr inbounds nuw i8, ptr %3, i32 40
  %12 = load i32, ptr %11, align 4, !tbaa !128
  %13 = getelementptr inbounds i32, ptr %10, i32 %12
  %14 = getelementptr inbounds nuw i8, ptr %3, i32 24
  %15 = load i32, ptr %14, align 4, !tbaa !87
  %16 = icmp slt i32 %15, 0
  br i1 %16, label %31, label %17

17:                                               ; preds = %6
  %18 = icmp ne i32 %5, 0
  %19 = getelementptr inbounds nuw i8, ptr %2, i32 24
  %20 = getelementptr inbounds nuw i8, ptr %2, i32 28
  %21 = getelementptr inbounds nuw i8, ptr %2, i32 20
  %22 = getelementptr inbounds nuw i8, ptr %2, i32 8
  %23 = getelementptr inbounds nuw i8, ptr %7, i32 4
  %24 = getelementptr inbounds nuw i8, ptr %7, i32 8
  %25 = getelementptr inbounds nuw i8, ptr %7, i32 12
  br label %32

26:                                               ; preds = %138
  %27 = load i32, ptr %14, align 4, !tbaa !87
  br label %28

28:                                               ; preds = %26, %47
  %29 = phi i32 [ %27, %26 ], [ %33, %47 ]
  %30 = icmp slt i32 %34, %29
  br i1 %30, label %32, label %31, !llvm.loop !257

31:                                               ; preds = %28, %6
  ret void

32:                                               ; preds = %17, %28
  %33 = phi i32 [ %15, %17 ], [ %29, %28 ]
  %34 = phi i32 [ 0, %17 ], [ %52, %28 ]
  %35 = icmp sge i32 %34, %33
  %36 = or i1 %18, %35
  br i1 %36, label %40, label %37

37:                                               ; preds = %32
  %38 = getelementptr inbounds nuw ptr, ptr %4, i32 %34
  %39 = load ptr, ptr %38, align 4, !tbaa !53
  br label %41

40:                                               ; preds = %32
  br i1 %18, label %47, label %41

41:                                               ; preds = %37, %40
  %42 = phi ptr [ %39, %37 ], [ null, %40 ]
  %43 = icmp slt i32 %34, %33
  %44 = icmp eq ptr %42, null
  %45 = select i1 %43, i1 %44, i1 false
  %46 = zext i1 %45 to i32
  br label %47

47:                                               ; preds = %41, %40
  %48 = phi ptr [ null, %40 ], [ %42, %41 ]
  %49 = phi i32 [ 1, %40 ], [ %46, %41 ]
  %50 = getelementptr inbounds nuw i32, ptr %13, i32 %34
  %51 = load i32, ptr %50, align 4, !tbaa !5
  %52 = add nuw nsw i32 %34, 1
  %53 = getelementptr inbounds nuw i32, ptr %13, i32 %52
  %54 = load i32, ptr %53, align 4, !tbaa !5
  %55 = icmp slt i32 %51, %54
  br i1 %55, label %56, label %28

56:                                               ; preds = %47
  %57 = icmp ne ptr %48, null
  %58 = getelementptr inbounds nuw i8, ptr %48, i32 24
  %59 = icmp eq i32 %49, 0
  br label %60

60:                                               ; preds = %56, %138
  %61 = phi i32 [ %51, %56 ], [ %139, %138 ]
  %62 = load ptr, ptr %1, align 8, !tbaa !44
  %63 = getelementptr inbounds nuw i8, ptr %62, i32 4
  %64 = load ptr, ptr %63, align 4, !tbaa !258
  %65 = getelementptr inbounds %struct.tfc_edge, ptr %64, i32 %61
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %66 = load i32, ptr %65, align 4
  %67 = getelementptr inbounds nuw i8, ptr %65, i32 4
  %68 = load i32, ptr %67, align 4
  %69 = load ptr, ptr %62, align 4, !tbaa !63
  %70 = getelementptr inbounds %struct.tfc_node, ptr %69, i32 %66
  %71 = load ptr, ptr %19, align 8, !tbaa !259
  %72 = getelementptr inbounds nuw i8, ptr %70, i32 12
  %73 = load i32, ptr %72, align 4, !tbaa !260
  %74 = getelementptr inbounds i32, ptr %71, i32 %73
  %75 = load ptr, ptr %20, align 4, !tbaa !261
  %76 = getelementptr inbounds i32, ptr %75, i32 %73
  %77 = icmp sgt i32 %68, -1
  %78 = select i1 %57, i1 %77, i1 false
  br i1 %78, label %79, label %87

79:                                               ; preds = %60
  %80 = load i32, ptr %58, align 8, !tbaa !54
  %81 = add nsw i32 %80, 1
  store i32 %81, ptr %58, align 8, !tbaa !54
  %82 = load ptr, ptr %21, align 4, !tbaa !82
  %83 = getelementptr inbounds nuw i8, ptr %70, i32 16
  %84 = load i32, ptr %83, align 4, !tbaa !83
  %85 = getelementptr ptr, ptr %82, i32 %84
  %86 = getelementptr ptr, ptr %85, i32 %68
  store ptr %48, ptr %86, align 4, !tbaa !53
  br label %87

87:                                               ; preds = %79, %60
  %88 = load i32, ptr %70, align 4, !tbaa !86
  %89 = icmp eq i32 %88, 3
  br i1 %89, label %90, label %121

90:                                               ; preds = %87
  %91 = load i64, ptr %2, align 8, !tbaa !152
  %92 = icmp eq i64 %91, 0
  %93 = select i1 %92, i32 32, i32 20
  %94 = getelementptr inbounds nuw i8, ptr %70, i32 %93
  %95 = load i32, ptr %94, align 4, !tbaa !5
  br i1 %77, label %104, label %96

96:                                               ; preds = %90
  %97 = load i32, ptr %74, align 4, !tbaa !5
  %98 = add nsw i32 %97, -2
  store i32 %98, ptr %74, align 4, !tbaa !5
  switch i32 %97, label %138 [
    i32 2, label %133
    i32 3, label %99
  ]

99:                                               ; preds = %96
  %100 = load i32, ptr %76, align 4, !tbaa !5
  %101 = icmp eq i32 %100, %95
  %102 = icmp ne i32 %95, 0
  %103 = and i1 %102, %101
  br i1 %103, label %133, label %138

104:                                              ; preds = %90
  br i1 %59, label %109, label %105

105:                                              ; preds = %104
  %106 = load i32, ptr %76, align 4, !tbaa !5
  %107 = add nsw i32 %106, 1
  store i32 %107, ptr %76, align 4, !tbaa !5
  %108 = icmp eq i32 %107, %95
  br i1 %108, label %117, label %138

109:                                              ; preds = %104
  %110 = load i32, ptr %74, align 4, !tbaa !5
  %111 = and i32 %110, 1
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %116, label %113

113:                                              ; preds = %109
  %114 = add nsw i32 %110, -1
  store i32 %114, ptr %74, align 4, !tbaa !5
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %133, label %138

116:                                              ; preds = %109
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 13, i32 noundef 3, ptr noundef nonnull readonly %1, ptr noundef nonnull %70) #19
  br label %138

117:                                              ; preds = %105
  %118 = load i32, ptr %74, align 4, !tbaa !5
  %119 = icmp eq i32 %118, 1
  %120 = icmp ne i32 %118, 0
  br i1 %119, label %133, label %138

121:                                              ; preds = %87
  %122 = load i32, ptr %76, align 4, !tbaa !5
  %123 = add nsw i32 %122, %49
  store i32 %123, ptr %76, align 4, !tbaa !5
  %124 = load i32, ptr %74, align 4, !tbaa !5
  %125 = add nsw i32 %124, -1
  store i32 %125, ptr %74, align 4, !tbaa !5
  %126 = icmp eq i32 %125, 0
  %127 = load i32, ptr %76, align 4, !tbaa !5
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %132, label %129

129:                                              ; preds = %121
  %130 = load i32, ptr %70, align 4, !tbaa !86
  %131 = icmp ne i32 %130, 9
  br i1 %126, label %133, label %138

132:                                              ; preds = %121
  br i1 %126, label %133, label %138

133:                                              ; preds = %132, %129, %117, %113, %99, %96
  %134 = phi i1 [ %120, %117 ], [ false, %132 ], [ %131, %129 ], [ false, %113 ], [ true, %99 ], [ false, %96 ]
  %135 = zext i1 %134 to i32
  %136 = load i64, ptr %22, align 8, !tbaa !60
  %137 = add nsw i64 %136, 1
  store i64 %137, ptr %22, align 8, !tbaa !60
  store ptr %70, ptr %7, align 4, !tbaa !65
  store ptr %1, ptr %23, align 4, !tbaa !67
  store ptr %2, ptr %24, align 4, !tbaa !68
  store i32 %135, ptr %25, align 4, !tbaa !69
  tail call fastcc void @push(ptr noundef %0, ptr noundef nonnull byval(%struct.tfc_ready) align 4 %7) #19
  br label %138

138:                                              ; preds = %96, %99, %105, %113, %116, %117, %129, %132, %133
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  %139 = add nsw i32 %61, 1
  %140 = load i32, ptr %53, align 4, !tbaa !5
  %141 = icmp slt i32 %139, %140
  br i1 %141, label %60, label %26, !llvm.loop !262
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @new_value(ptr noundef captures(none) %0, i64 noundef %1, i32 noundef %2) unnamed_addr #5 {
  %4 = tail call i64 @llvm.smax.i64(i64 %1, i64 0)
  %5 = add nuw nsw i64 %4, 64
  %6 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %5) #19
  %7 = icmp eq ptr %6, null
  br i1 %7, label %21, label %8

8:                                                ; preds = %3
  %9 = icmp slt i64 %1, 0
  %10 = getelementptr inbounds nuw i8, ptr %6, i32 64
  %11 = select i1 %9, ptr null, ptr %10
  store ptr %11, ptr %6, align 8, !tbaa !111
  %12 = getelementptr inbounds nuw i8, ptr %6, i32 4
  store i32 0, ptr %12, align 4
  %13 = getelementptr inbounds nuw i8, ptr %6, i32 8
  store i64 0, ptr %13, align 8, !tbaa !92
  %14 = getelementptr inbounds nuw i8, ptr %6, i32 16
  store i64 %1, ptr %14, align 8, !tbaa !92
  %15 = getelementptr inbounds nuw i8, ptr %6, i32 24
  store i32 1, ptr %15, align 8, !tbaa !5
  %16 = getelementptr inbounds nuw i8, ptr %6, i32 28
  store i32 0, ptr %16, align 4, !tbaa !5
  %17 = getelementptr inbounds nuw i8, ptr %6, i32 32
  store i32 %2, ptr %17, align 8, !tbaa !5
  %18 = getelementptr inbounds nuw i8, ptr %6, i32 36
  store i32 0, ptr %18, align 4, !tbaa !5
  %19 = getelementptr inbounds nuw i8, ptr %6, i32 40
  store ptr null, ptr %19, align 8, !tbaa !53
  %20 = getelementptr inbounds nuw i8, ptr %6, i32 44
  store i32 0, ptr %20, align 4
  br label %21

21:                                               ; preds = %8, %3
  ret ptr %6
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @set_size(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #11 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %4 = load ptr, ptr %3, align 4, !tbaa !206
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %6 = load ptr, ptr %5, align 8, !tbaa !205
  %7 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = getelementptr inbounds ptr, ptr %6, i32 %8
  %10 = load ptr, ptr %9, align 4, !tbaa !111
  %11 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %12 = load i32, ptr %11, align 4, !tbaa !5
  %13 = icmp eq i32 %12, 8
  br i1 %13, label %14, label %16

14:                                               ; preds = %2
  %15 = load i64, ptr %10, align 8, !tbaa !92
  br label %19

16:                                               ; preds = %2
  %17 = load i32, ptr %10, align 4, !tbaa !5
  %18 = sext i32 %17 to i64
  br label %19

19:                                               ; preds = %16, %14
  %20 = phi i64 [ %15, %14 ], [ %18, %16 ]
  %21 = tail call i64 @llvm.smax.i64(i64 %20, i64 0)
  %22 = getelementptr inbounds nuw i8, ptr %0, i32 40
  %23 = load ptr, ptr %22, align 8, !tbaa !263
  %24 = getelementptr inbounds nuw i8, ptr %4, i32 12
  %25 = load i32, ptr %24, align 4, !tbaa !5
  %26 = getelementptr inbounds i64, ptr %23, i32 %25
  %27 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %28 = load ptr, ptr %27, align 4, !tbaa !209
  %29 = tail call fastcc i64 @evaluate(ptr noundef %26, ptr noundef %28) #19
  %30 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %31 = load i32, ptr %30, align 4, !tbaa !5
  %32 = getelementptr inbounds i64, ptr %23, i32 %31
  %33 = tail call fastcc i64 @evaluate(ptr noundef %32, ptr noundef %28) #19
  %34 = icmp slt i64 %21, %29
  %35 = icmp sgt i64 %21, %33
  %36 = select i1 %34, i1 true, i1 %35
  br i1 %36, label %37, label %66

37:                                               ; preds = %19
  %38 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %39 = load ptr, ptr %38, align 4, !tbaa !193
  %40 = getelementptr inbounds nuw i8, ptr %39, i32 16
  %41 = load ptr, ptr %40, align 4, !tbaa !184
  %42 = getelementptr inbounds nuw i8, ptr %41, i32 4
  br label %43

43:                                               ; preds = %43, %37
  %44 = atomicrmw xchg ptr %42, i32 1 acquire, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %43, !llvm.loop !185

46:                                               ; preds = %43
  %47 = load atomic i32, ptr %41 monotonic, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %53, label %49

49:                                               ; preds = %46
  %50 = getelementptr inbounds nuw i8, ptr %41, i32 16
  %51 = load i64, ptr %50, align 8, !tbaa !186
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %53, label %59

53:                                               ; preds = %49, %46
  %54 = getelementptr inbounds nuw i8, ptr %41, i32 12
  store i32 0, ptr %54, align 4, !tbaa !189
  %55 = getelementptr inbounds nuw i8, ptr %41, i32 16
  store i64 0, ptr %55, align 8, !tbaa !186
  %56 = getelementptr inbounds nuw i8, ptr %41, i32 24
  store i64 %21, ptr %56, align 8, !tbaa !190
  %57 = getelementptr inbounds nuw i8, ptr %41, i32 32
  store i64 0, ptr %57, align 8, !tbaa !191
  %58 = getelementptr inbounds nuw i8, ptr %41, i32 40
  store double 0.000000e+00, ptr %58, align 8, !tbaa !192
  store atomic i32 3, ptr %41 monotonic, align 8
  br label %59

59:                                               ; preds = %49, %53
  store atomic i32 0, ptr %42 release, align 4
  %60 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %61 = load i32, ptr %60, align 4, !tbaa !203
  %62 = load ptr, ptr %38, align 4, !tbaa !193
  %63 = getelementptr inbounds nuw i8, ptr %62, i32 16
  %64 = load ptr, ptr %63, align 4, !tbaa !184
  %65 = getelementptr inbounds nuw i8, ptr %64, i32 8
  store i32 %61, ptr %65, align 8, !tbaa !211
  br label %96

66:                                               ; preds = %19
  %67 = load i32, ptr %4, align 4, !tbaa !5
  %68 = getelementptr inbounds i64, ptr %28, i32 %67
  store i64 %21, ptr %68, align 8, !tbaa !92
  %69 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %70 = load i32, ptr %69, align 4, !tbaa !204
  %71 = icmp ugt i32 %70, 7
  br i1 %71, label %72, label %96

72:                                               ; preds = %66, %72
  %73 = phi i32 [ %93, %72 ], [ 5, %66 ]
  %74 = load ptr, ptr %3, align 4, !tbaa !206
  %75 = getelementptr inbounds nuw i32, ptr %74, i32 %73
  %76 = load ptr, ptr %22, align 8, !tbaa !263
  %77 = getelementptr inbounds nuw i8, ptr %75, i32 8
  %78 = load i32, ptr %77, align 4, !tbaa !5
  %79 = getelementptr inbounds i64, ptr %76, i32 %78
  %80 = load ptr, ptr %27, align 4, !tbaa !209
  %81 = tail call fastcc i64 @evaluate(ptr noundef %79, ptr noundef %80) #19
  %82 = trunc i64 %81 to i32
  %83 = load ptr, ptr %5, align 8, !tbaa !205
  %84 = getelementptr inbounds nuw i8, ptr %75, i32 4
  %85 = load i32, ptr %84, align 4, !tbaa !5
  %86 = getelementptr inbounds ptr, ptr %83, i32 %85
  %87 = load ptr, ptr %86, align 4, !tbaa !111
  %88 = ptrtoint ptr %87 to i32
  %89 = add i32 %88, %82
  %90 = inttoptr i32 %89 to ptr
  %91 = load i32, ptr %75, align 4, !tbaa !5
  %92 = getelementptr inbounds ptr, ptr %83, i32 %91
  store ptr %90, ptr %92, align 4, !tbaa !111
  %93 = add i32 %73, 3
  %94 = add i32 %73, 5
  %95 = icmp ult i32 %94, %70
  br i1 %95, label %72, label %96, !llvm.loop !264

96:                                               ; preds = %72, %66, %59
  %97 = phi i32 [ 3, %59 ], [ 0, %66 ], [ 0, %72 ]
  ret i32 %97
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 9) i32 @make(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #11 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %4 = load ptr, ptr %3, align 4, !tbaa !206
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 48
  %6 = load ptr, ptr %5, align 8, !tbaa !265
  %7 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = getelementptr inbounds %struct.tfc_block, ptr %6, i32 %8
  %10 = getelementptr inbounds nuw i8, ptr %0, i32 40
  %11 = load ptr, ptr %10, align 8, !tbaa !263
  %12 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %13 = load i32, ptr %12, align 4, !tbaa !5
  %14 = getelementptr inbounds i64, ptr %11, i32 %13
  %15 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %16 = load ptr, ptr %15, align 4, !tbaa !209
  %17 = tail call fastcc i64 @evaluate(ptr noundef %14, ptr noundef %16) #19
  %18 = icmp slt i64 %17, 0
  br i1 %18, label %26, label %19

19:                                               ; preds = %2
  %20 = load ptr, ptr %9, align 8, !tbaa !156
  %21 = icmp eq ptr %20, null
  br i1 %21, label %26, label %22

22:                                               ; preds = %19
  %23 = getelementptr inbounds nuw i8, ptr %9, i32 8
  %24 = load i64, ptr %23, align 8, !tbaa !266
  %25 = icmp sgt i64 %17, %24
  br i1 %25, label %26, label %55

26:                                               ; preds = %19, %22, %2
  %27 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %28 = load ptr, ptr %27, align 4, !tbaa !193
  %29 = getelementptr inbounds nuw i8, ptr %28, i32 16
  %30 = load ptr, ptr %29, align 4, !tbaa !184
  %31 = getelementptr inbounds nuw i8, ptr %30, i32 4
  br label %32

32:                                               ; preds = %32, %26
  %33 = atomicrmw xchg ptr %31, i32 1 acquire, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %32, !llvm.loop !185

35:                                               ; preds = %32
  %36 = load atomic i32, ptr %30 monotonic, align 8
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %42, label %38

38:                                               ; preds = %35
  %39 = getelementptr inbounds nuw i8, ptr %30, i32 16
  %40 = load i64, ptr %39, align 8, !tbaa !186
  %41 = icmp sgt i64 %40, 0
  br i1 %41, label %42, label %48

42:                                               ; preds = %38, %35
  %43 = getelementptr inbounds nuw i8, ptr %30, i32 12
  store i32 0, ptr %43, align 4, !tbaa !189
  %44 = getelementptr inbounds nuw i8, ptr %30, i32 16
  store i64 0, ptr %44, align 8, !tbaa !186
  %45 = getelementptr inbounds nuw i8, ptr %30, i32 24
  store i64 %17, ptr %45, align 8, !tbaa !190
  %46 = getelementptr inbounds nuw i8, ptr %30, i32 32
  store i64 0, ptr %46, align 8, !tbaa !191
  %47 = getelementptr inbounds nuw i8, ptr %30, i32 40
  store double 0.000000e+00, ptr %47, align 8, !tbaa !192
  store atomic i32 8, ptr %30 monotonic, align 8
  br label %48

48:                                               ; preds = %38, %42
  store atomic i32 0, ptr %31 release, align 4
  %49 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %50 = load i32, ptr %49, align 4, !tbaa !203
  %51 = load ptr, ptr %27, align 4, !tbaa !193
  %52 = getelementptr inbounds nuw i8, ptr %51, i32 16
  %53 = load ptr, ptr %52, align 4, !tbaa !184
  %54 = getelementptr inbounds nuw i8, ptr %53, i32 8
  store i32 %50, ptr %54, align 8, !tbaa !211
  br label %91

55:                                               ; preds = %22
  %56 = ptrtoint ptr %20 to i32
  %57 = add i32 %56, 63
  %58 = and i32 %57, -64
  %59 = inttoptr i32 %58 to ptr
  %60 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %61 = load ptr, ptr %60, align 8, !tbaa !205
  %62 = load i32, ptr %4, align 4, !tbaa !5
  %63 = getelementptr inbounds ptr, ptr %61, i32 %62
  store ptr %59, ptr %63, align 4, !tbaa !111
  %64 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %65 = load i32, ptr %64, align 4, !tbaa !204
  %66 = icmp ugt i32 %65, 5
  br i1 %66, label %67, label %91

67:                                               ; preds = %55, %67
  %68 = phi i32 [ %88, %67 ], [ 3, %55 ]
  %69 = load ptr, ptr %3, align 4, !tbaa !206
  %70 = getelementptr inbounds nuw i32, ptr %69, i32 %68
  %71 = load ptr, ptr %10, align 8, !tbaa !263
  %72 = getelementptr inbounds nuw i8, ptr %70, i32 8
  %73 = load i32, ptr %72, align 4, !tbaa !5
  %74 = getelementptr inbounds i64, ptr %71, i32 %73
  %75 = load ptr, ptr %15, align 4, !tbaa !209
  %76 = tail call fastcc i64 @evaluate(ptr noundef %74, ptr noundef %75) #19
  %77 = trunc i64 %76 to i32
  %78 = load ptr, ptr %60, align 8, !tbaa !205
  %79 = getelementptr inbounds nuw i8, ptr %70, i32 4
  %80 = load i32, ptr %79, align 4, !tbaa !5
  %81 = getelementptr inbounds ptr, ptr %78, i32 %80
  %82 = load ptr, ptr %81, align 4, !tbaa !111
  %83 = ptrtoint ptr %82 to i32
  %84 = add i32 %83, %77
  %85 = inttoptr i32 %84 to ptr
  %86 = load i32, ptr %70, align 4, !tbaa !5
  %87 = getelementptr inbounds ptr, ptr %78, i32 %86
  store ptr %85, ptr %87, align 4, !tbaa !111
  %88 = add i32 %68, 3
  %89 = add i32 %68, 5
  %90 = icmp ult i32 %89, %65
  br i1 %90, label %67, label %91, !llvm.loop !264

91:                                               ; preds = %67, %55, %48
  %92 = phi i32 [ 8, %48 ], [ 0, %55 ], [ 0, %67 ]
  ret i32 %92
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 9) i32 @grow(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #11 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %4 = load ptr, ptr %3, align 4, !tbaa !206
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 48
  %6 = load ptr, ptr %5, align 8, !tbaa !265
  %7 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = getelementptr inbounds %struct.tfc_block, ptr %6, i32 %8
  %10 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %11 = load ptr, ptr %10, align 8, !tbaa !205
  %12 = getelementptr inbounds nuw i8, ptr %4, i32 12
  %13 = load i32, ptr %12, align 4, !tbaa !5
  %14 = getelementptr inbounds ptr, ptr %11, i32 %13
  %15 = load ptr, ptr %14, align 4, !tbaa !111
  %16 = load i32, ptr %15, align 4, !tbaa !5
  %17 = getelementptr inbounds nuw i8, ptr %0, i32 40
  %18 = load ptr, ptr %17, align 8, !tbaa !263
  %19 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %20 = load i32, ptr %19, align 4, !tbaa !5
  %21 = getelementptr inbounds i64, ptr %18, i32 %20
  %22 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %23 = load ptr, ptr %22, align 4, !tbaa !209
  %24 = tail call fastcc i64 @evaluate(ptr noundef %21, ptr noundef %23) #19
  %25 = icmp slt i32 %16, 0
  %26 = icmp slt i64 %24, 0
  %27 = select i1 %25, i1 true, i1 %26
  br i1 %27, label %34, label %28

28:                                               ; preds = %2
  %29 = add nuw i32 %16, 1
  %30 = zext i32 %29 to i64
  %31 = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %30, i64 %24)
  %32 = extractvalue { i64, i1 } %31, 1
  %33 = extractvalue { i64, i1 } %31, 0
  br i1 %32, label %34, label %57

34:                                               ; preds = %28, %2
  %35 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %36 = load ptr, ptr %35, align 4, !tbaa !193
  %37 = getelementptr inbounds nuw i8, ptr %36, i32 16
  %38 = load ptr, ptr %37, align 4, !tbaa !184
  %39 = getelementptr inbounds nuw i8, ptr %38, i32 4
  br label %40

40:                                               ; preds = %40, %34
  %41 = atomicrmw xchg ptr %39, i32 1 acquire, align 4
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %40, !llvm.loop !185

43:                                               ; preds = %40
  %44 = load atomic i32, ptr %38 monotonic, align 8
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %50, label %46

46:                                               ; preds = %43
  %47 = getelementptr inbounds nuw i8, ptr %38, i32 16
  %48 = load i64, ptr %47, align 8, !tbaa !186
  %49 = icmp sgt i64 %48, 0
  br i1 %49, label %50, label %56

50:                                               ; preds = %46, %43
  %51 = getelementptr inbounds nuw i8, ptr %38, i32 12
  store i32 0, ptr %51, align 4, !tbaa !189
  %52 = getelementptr inbounds nuw i8, ptr %38, i32 16
  store i64 0, ptr %52, align 8, !tbaa !186
  %53 = getelementptr inbounds nuw i8, ptr %38, i32 24
  store i64 -1, ptr %53, align 8, !tbaa !190
  %54 = getelementptr inbounds nuw i8, ptr %38, i32 32
  store i64 0, ptr %54, align 8, !tbaa !191
  %55 = getelementptr inbounds nuw i8, ptr %38, i32 40
  store double 0.000000e+00, ptr %55, align 8, !tbaa !192
  store atomic i32 8, ptr %38 monotonic, align 8
  br label %56

56:                                               ; preds = %46, %50
  store atomic i32 0, ptr %39 release, align 4
  br label %126

57:                                               ; preds = %28
  %58 = load ptr, ptr %9, align 8, !tbaa !156
  %59 = icmp eq ptr %58, null
  br i1 %59, label %69, label %60

60:                                               ; preds = %57
  %61 = getelementptr inbounds nuw i8, ptr %9, i32 8
  %62 = load i64, ptr %61, align 8, !tbaa !266
  %63 = icmp sgt i64 %33, %62
  br i1 %63, label %64, label %92

64:                                               ; preds = %60
  %65 = icmp slt i64 %33, 4611686018427387904
  %66 = zext i1 %65 to i64
  %67 = shl nsw i64 %33, %66
  %68 = icmp sgt i64 %67, %62
  br i1 %68, label %69, label %92

69:                                               ; preds = %64, %57
  %70 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %71 = load ptr, ptr %70, align 4, !tbaa !193
  %72 = getelementptr inbounds nuw i8, ptr %71, i32 16
  %73 = load ptr, ptr %72, align 4, !tbaa !184
  %74 = getelementptr inbounds nuw i8, ptr %73, i32 4
  br label %75

75:                                               ; preds = %75, %69
  %76 = atomicrmw xchg ptr %74, i32 1 acquire, align 4
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %75, !llvm.loop !185

78:                                               ; preds = %75
  %79 = load atomic i32, ptr %73 monotonic, align 8
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %85, label %81

81:                                               ; preds = %78
  %82 = getelementptr inbounds nuw i8, ptr %73, i32 16
  %83 = load i64, ptr %82, align 8, !tbaa !186
  %84 = icmp sgt i64 %83, 0
  br i1 %84, label %85, label %91

85:                                               ; preds = %81, %78
  %86 = getelementptr inbounds nuw i8, ptr %73, i32 12
  store i32 0, ptr %86, align 4, !tbaa !189
  %87 = getelementptr inbounds nuw i8, ptr %73, i32 16
  store i64 0, ptr %87, align 8, !tbaa !186
  %88 = getelementptr inbounds nuw i8, ptr %73, i32 24
  store i64 %33, ptr %88, align 8, !tbaa !190
  %89 = getelementptr inbounds nuw i8, ptr %73, i32 32
  store i64 0, ptr %89, align 8, !tbaa !191
  %90 = getelementptr inbounds nuw i8, ptr %73, i32 40
  store double 0.000000e+00, ptr %90, align 8, !tbaa !192
  store atomic i32 8, ptr %73 monotonic, align 8
  br label %91

91:                                               ; preds = %85, %81
  store atomic i32 0, ptr %74 release, align 4
  br label %126

92:                                               ; preds = %64, %60
  %93 = ptrtoint ptr %58 to i32
  %94 = add i32 %93, 63
  %95 = and i32 %94, -64
  %96 = inttoptr i32 %95 to ptr
  %97 = load i32, ptr %4, align 4, !tbaa !5
  %98 = getelementptr inbounds ptr, ptr %11, i32 %97
  store ptr %96, ptr %98, align 4, !tbaa !111
  %99 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %100 = load i32, ptr %99, align 4, !tbaa !204
  %101 = icmp ugt i32 %100, 6
  br i1 %101, label %102, label %134

102:                                              ; preds = %92, %102
  %103 = phi i32 [ %123, %102 ], [ 4, %92 ]
  %104 = load ptr, ptr %3, align 4, !tbaa !206
  %105 = getelementptr inbounds nuw i32, ptr %104, i32 %103
  %106 = load ptr, ptr %17, align 8, !tbaa !263
  %107 = getelementptr inbounds nuw i8, ptr %105, i32 8
  %108 = load i32, ptr %107, align 4, !tbaa !5
  %109 = getelementptr inbounds i64, ptr %106, i32 %108
  %110 = load ptr, ptr %22, align 4, !tbaa !209
  %111 = tail call fastcc i64 @evaluate(ptr noundef %109, ptr noundef %110) #19
  %112 = trunc i64 %111 to i32
  %113 = load ptr, ptr %10, align 8, !tbaa !205
  %114 = getelementptr inbounds nuw i8, ptr %105, i32 4
  %115 = load i32, ptr %114, align 4, !tbaa !5
  %116 = getelementptr inbounds ptr, ptr %113, i32 %115
  %117 = load ptr, ptr %116, align 4, !tbaa !111
  %118 = ptrtoint ptr %117 to i32
  %119 = add i32 %118, %112
  %120 = inttoptr i32 %119 to ptr
  %121 = load i32, ptr %105, align 4, !tbaa !5
  %122 = getelementptr inbounds ptr, ptr %113, i32 %121
  store ptr %120, ptr %122, align 4, !tbaa !111
  %123 = add i32 %103, 3
  %124 = add i32 %103, 5
  %125 = icmp ult i32 %124, %100
  br i1 %125, label %102, label %134, !llvm.loop !264

126:                                              ; preds = %56, %91
  %127 = phi ptr [ %70, %91 ], [ %35, %56 ]
  %128 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %129 = load i32, ptr %128, align 4, !tbaa !203
  %130 = load ptr, ptr %127, align 4, !tbaa !193
  %131 = getelementptr inbounds nuw i8, ptr %130, i32 16
  %132 = load ptr, ptr %131, align 4, !tbaa !184
  %133 = getelementptr inbounds nuw i8, ptr %132, i32 8
  store i32 %129, ptr %133, align 8, !tbaa !211
  br label %134

134:                                              ; preds = %102, %126, %92
  %135 = phi i32 [ 0, %92 ], [ 8, %126 ], [ 0, %102 ]
  ret i32 %135
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define internal fastcc i64 @evaluate(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #14 {
  %3 = alloca [32 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #21
  br label %4

4:                                                ; preds = %71, %2
  %5 = phi i32 [ 0, %2 ], [ %72, %71 ]
  %6 = phi ptr [ %0, %2 ], [ %74, %71 ]
  %7 = phi i32 [ 0, %2 ], [ %73, %71 ]
  %8 = load i64, ptr %6, align 8, !tbaa !92
  switch i64 %8, label %22 [
    i64 0, label %75
    i64 1, label %9
    i64 2, label %14
  ]

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %6, i32 8
  %11 = load i64, ptr %10, align 8, !tbaa !92
  %12 = add nsw i32 %7, 1
  %13 = getelementptr inbounds i64, ptr %3, i32 %7
  store i64 %11, ptr %13, align 8, !tbaa !92
  br label %71

14:                                               ; preds = %4
  %15 = getelementptr inbounds nuw i8, ptr %6, i32 8
  %16 = load i64, ptr %15, align 8, !tbaa !92
  %17 = trunc i64 %16 to i32
  %18 = getelementptr inbounds i64, ptr %1, i32 %17
  %19 = load i64, ptr %18, align 8, !tbaa !92
  %20 = add nsw i32 %7, 1
  %21 = getelementptr inbounds i64, ptr %3, i32 %7
  store i64 %19, ptr %21, align 8, !tbaa !92
  br label %71

22:                                               ; preds = %4
  %23 = add nsw i32 %7, -1
  %24 = getelementptr i64, ptr %3, i32 %7
  %25 = getelementptr i8, ptr %24, i32 -16
  %26 = load i64, ptr %25, align 8, !tbaa !92
  %27 = getelementptr inbounds i64, ptr %3, i32 %23
  %28 = load i64, ptr %27, align 8, !tbaa !92
  switch i64 %8, label %45 [
    i64 3, label %29
    i64 4, label %35
    i64 7, label %41
    i64 8, label %43
  ]

29:                                               ; preds = %22
  %30 = tail call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %26, i64 %28)
  %31 = extractvalue { i64, i1 } %30, 1
  %32 = extractvalue { i64, i1 } %30, 0
  %33 = zext i1 %31 to i32
  %34 = or i32 %5, %33
  br label %68

35:                                               ; preds = %22
  %36 = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %26, i64 %28)
  %37 = extractvalue { i64, i1 } %36, 1
  %38 = extractvalue { i64, i1 } %36, 0
  %39 = zext i1 %37 to i32
  %40 = or i32 %5, %39
  br label %68

41:                                               ; preds = %22
  %42 = tail call i64 @llvm.smin.i64(i64 %26, i64 %28)
  br label %68

43:                                               ; preds = %22
  %44 = tail call i64 @llvm.smax.i64(i64 %26, i64 %28)
  br label %68

45:                                               ; preds = %22
  %46 = icmp eq i64 %28, 0
  br i1 %46, label %68, label %47

47:                                               ; preds = %45
  %48 = icmp eq i64 %28, -1
  %49 = icmp eq i64 %26, -9223372036854775808
  %50 = and i1 %49, %48
  br i1 %50, label %68, label %51

51:                                               ; preds = %47
  %52 = freeze i64 %26
  %53 = freeze i64 %28
  %54 = sdiv i64 %52, %53
  %55 = mul i64 %54, %53
  %56 = sub i64 %52, %55
  %57 = icmp ne i64 %56, 0
  %58 = xor i64 %56, %28
  %59 = icmp slt i64 %58, 0
  %60 = and i1 %57, %59
  %61 = icmp eq i64 %8, 5
  br i1 %61, label %62, label %65

62:                                               ; preds = %51
  %63 = sext i1 %60 to i64
  %64 = add i64 %54, %63
  br label %68

65:                                               ; preds = %51
  %66 = select i1 %60, i64 %28, i64 0
  %67 = add nsw i64 %66, %56
  br label %68

68:                                               ; preds = %45, %47, %29, %35, %41, %43, %62, %65
  %69 = phi i32 [ %5, %43 ], [ %5, %62 ], [ %5, %65 ], [ %34, %29 ], [ %40, %35 ], [ %5, %41 ], [ 1, %47 ], [ 1, %45 ]
  %70 = phi i64 [ %44, %43 ], [ %64, %62 ], [ %67, %65 ], [ %32, %29 ], [ %38, %35 ], [ %42, %41 ], [ 0, %47 ], [ 0, %45 ]
  store i64 %70, ptr %25, align 8, !tbaa !92
  br label %71

71:                                               ; preds = %9, %68, %14
  %72 = phi i32 [ %69, %68 ], [ %5, %9 ], [ %5, %14 ]
  %73 = phi i32 [ %23, %68 ], [ %12, %9 ], [ %20, %14 ]
  %74 = getelementptr inbounds nuw i8, ptr %6, i32 16
  br label %4, !llvm.loop !267

75:                                               ; preds = %4
  %76 = icmp eq i32 %5, 0
  %77 = load i64, ptr %3, align 16
  %78 = select i1 %76, i64 %77, i64 -1
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #21
  ret i64 %78
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #15

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #15

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #16

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #16

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #16

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i32(ptr writeonly captures(none), i8, i32, i1 immarg) #17

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #18

attributes #0 = { nounwind uwtable }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { noinline nounwind uwtable }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable }
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable }
attributes #8 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable }
attributes #9 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #10 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable }
attributes #11 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #12 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #13 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #14 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable }
attributes #15 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #17 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #18 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #19 = { nobuiltin }
attributes #20 = { nobuiltin nounwind }
attributes #21 = { nounwind }

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
!9 = !{!10, !16, i64 24}
!10 = !{!"tfc_executor", !11, i64 0, !13, i64 4, !14, i64 8, !14, i64 12, !14, i64 16, !14, i64 20, !16, i64 24, !6, i64 28, !6, i64 32, !12, i64 36, !12, i64 40, !17, i64 44, !17, i64 48, !18, i64 52, !19, i64 56, !6, i64 60, !6, i64 64, !6, i64 68, !6, i64 72, !6, i64 76, !6, i64 80, !20, i64 88, !21, i64 96, !20, i64 104, !20, i64 112, !20, i64 120, !7, i64 128}
!11 = !{!"p1 _ZTS9tfc_graph", !12, i64 0}
!12 = !{!"any pointer", !7, i64 0}
!13 = !{!"p1 _ZTS14tfc_region_use", !12, i64 0}
!14 = !{!"p2 _ZTS9tfc_value", !15, i64 0}
!15 = !{!"any p2 pointer", !12, i64 0}
!16 = !{!"p1 _ZTS7tfc_ctx", !12, i64 0}
!17 = !{!"p1 omnipotent char", !12, i64 0}
!18 = !{!"p1 _ZTS14tfc_activation", !12, i64 0}
!19 = !{!"p1 _ZTS9tfc_value", !12, i64 0}
!20 = !{!"long long", !7, i64 0}
!21 = !{!"p1 _ZTS9tfc_ready", !12, i64 0}
!22 = !{!23, !25, i64 12}
!23 = !{!"tfc_ctx", !6, i64 0, !6, i64 4, !24, i64 8, !25, i64 12, !26, i64 16}
!24 = !{!"p1 _ZTS8tfc_pool", !12, i64 0}
!25 = !{!"p1 _ZTS8tfc_host", !12, i64 0}
!26 = !{!"p1 _ZTS11tfc_failure", !12, i64 0}
!27 = !{!10, !18, i64 52}
!28 = !{!10, !19, i64 56}
!29 = !{!30, !19, i64 40}
!30 = !{!"tfc_value", !12, i64 0, !20, i64 8, !20, i64 16, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36, !19, i64 40}
!31 = !{!30, !20, i64 16}
!32 = distinct !{!32, !33}
!33 = !{!"llvm.loop.mustprogress"}
!34 = !{!10, !6, i64 76}
!35 = !{!10, !11, i64 0}
!36 = !{!10, !6, i64 28}
!37 = !{!38, !42, i64 12}
!38 = !{!"tfc_graph", !39, i64 0, !40, i64 4, !41, i64 8, !42, i64 12, !43, i64 16, !41, i64 20, !41, i64 24, !6, i64 28, !6, i64 32}
!39 = !{!"p1 _ZTS8tfc_node", !12, i64 0}
!40 = !{!"p1 _ZTS8tfc_edge", !12, i64 0}
!41 = !{!"p1 int", !12, i64 0}
!42 = !{!"p1 _ZTS9tfc_frame", !12, i64 0}
!43 = !{!"p1 long long", !12, i64 0}
!44 = !{!45, !11, i64 0}
!45 = !{!"tfc_instance", !11, i64 0, !42, i64 4, !39, i64 8, !46, i64 12, !46, i64 16, !47, i64 20, !20, i64 24, !20, i64 32, !6, i64 40, !6, i64 44, !48, i64 48, !49, i64 52, !49, i64 56, !43, i64 60, !14, i64 64, !14, i64 68}
!46 = !{!"p1 _ZTS12tfc_instance", !12, i64 0}
!47 = !{!"p1 _ZTS13tfc_iteration", !12, i64 0}
!48 = !{!"p2 _ZTS13tfc_iteration", !15, i64 0}
!49 = !{!"p1 _ZTS4held", !12, i64 0}
!50 = !{!38, !6, i64 28}
!51 = !{!10, !14, i64 12}
!52 = !{!45, !14, i64 64}
!53 = !{!19, !19, i64 0}
!54 = !{!30, !6, i64 24}
!55 = !{!45, !48, i64 48}
!56 = !{!45, !42, i64 4}
!57 = !{!47, !47, i64 0}
!58 = !{!59, !6, i64 28}
!59 = !{!"tfc_frame", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28, !41, i64 32, !41, i64 36, !41, i64 40}
!60 = !{!61, !20, i64 8}
!61 = !{!"tfc_iteration", !20, i64 0, !20, i64 8, !46, i64 16, !14, i64 20, !41, i64 24, !41, i64 28}
!62 = !{!10, !6, i64 60}
!63 = !{!38, !39, i64 0}
!64 = !{!59, !41, i64 32}
!65 = !{!66, !39, i64 0}
!66 = !{!"tfc_ready", !39, i64 0, !46, i64 4, !47, i64 8, !6, i64 12}
!67 = !{!66, !46, i64 4}
!68 = !{!66, !47, i64 8}
!69 = !{!66, !6, i64 12}
!70 = distinct !{!70, !33}
!71 = distinct !{!71, !33}
!72 = !{!10, !20, i64 112}
!73 = !{!10, !6, i64 32}
!74 = !{!75, !12, i64 24}
!75 = !{!"tfc_host", !6, i64 0, !6, i64 4, !12, i64 8, !12, i64 12, !12, i64 16, !12, i64 20, !12, i64 24}
!76 = !{!75, !12, i64 8}
!77 = !{!10, !21, i64 96}
!78 = !{!10, !20, i64 104}
!79 = !{!39, !39, i64 0}
!80 = !{!46, !46, i64 0}
!81 = !{!10, !20, i64 120}
!82 = !{!61, !14, i64 20}
!83 = !{!84, !6, i64 16}
!84 = !{!"tfc_node", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36, !6, i64 40}
!85 = !{!10, !14, i64 20}
!86 = !{!84, !6, i64 0}
!87 = !{!84, !6, i64 24}
!88 = !{!14, !14, i64 0}
!89 = !{!84, !6, i64 36}
!90 = !{!38, !41, i64 20}
!91 = !{!38, !43, i64 16}
!92 = !{!20, !20, i64 0}
!93 = !{!38, !41, i64 24}
!94 = distinct !{!94, !33}
!95 = !{!10, !20, i64 88}
!96 = !{!84, !6, i64 4}
!97 = !{!45, !39, i64 8}
!98 = !{!45, !46, i64 12}
!99 = !{!45, !47, i64 20}
!100 = distinct !{!100, !101}
!101 = !{!"llvm.loop.unroll.disable"}
!102 = distinct !{!102, !33}
!103 = !{!10, !13, i64 4}
!104 = !{!84, !6, i64 20}
!105 = !{!106, !41, i64 8}
!106 = !{!"tfc_region_use", !107, i64 0, !15, i64 4, !41, i64 8, !41, i64 12, !108, i64 16, !20, i64 24}
!107 = !{!"p1 _ZTS10tfc_region", !12, i64 0}
!108 = !{!"p1 _ZTS8tfc_move", !12, i64 0}
!109 = !{!30, !12, i64 0}
!110 = !{!106, !15, i64 4}
!111 = !{!12, !12, i64 0}
!112 = distinct !{!112, !33}
!113 = !{!106, !20, i64 24}
!114 = !{!106, !41, i64 12}
!115 = distinct !{!115, !33}
!116 = !{!106, !108, i64 16}
!117 = !{!118, !6, i64 4}
!118 = !{!"tfc_move", !6, i64 0, !6, i64 4, !20, i64 8}
!119 = !{!118, !20, i64 8}
!120 = !{!118, !6, i64 0}
!121 = !{!106, !107, i64 0}
!122 = distinct !{!122, !33}
!123 = !{!7, !7, i64 0}
!124 = distinct !{!124, !33}
!125 = distinct !{!125, !101}
!126 = distinct !{!126, !33}
!127 = !{!38, !41, i64 8}
!128 = !{!84, !6, i64 40}
!129 = distinct !{!129, !33}
!130 = !{!10, !14, i64 8}
!131 = !{!45, !14, i64 68}
!132 = distinct !{!132, !33}
!133 = !{!10, !6, i64 80}
!134 = distinct !{!134, !33}
!135 = !{!10, !6, i64 64}
!136 = !{!10, !6, i64 68}
!137 = !{!10, !6, i64 72}
!138 = !{!139, !46, i64 16}
!139 = !{!"tfc_activation", !6, i64 0, !6, i64 4, !14, i64 8, !14, i64 12, !46, i64 16, !47, i64 20}
!140 = !{!139, !6, i64 4}
!141 = !{!139, !47, i64 20}
!142 = !{!139, !14, i64 12}
!143 = distinct !{!143, !33}
!144 = !{!61, !46, i64 16}
!145 = !{!45, !46, i64 16}
!146 = !{!45, !49, i64 52}
!147 = !{!45, !6, i64 40}
!148 = !{!45, !20, i64 32}
!149 = !{!59, !6, i64 24}
!150 = distinct !{!150, !33}
!151 = !{!45, !43, i64 60}
!152 = !{!61, !20, i64 0}
!153 = !{!45, !20, i64 24}
!154 = !{!45, !49, i64 56}
!155 = !{!45, !6, i64 44}
!156 = !{!157, !12, i64 0}
!157 = !{!"tfc_block", !12, i64 0, !20, i64 8}
!158 = !{!159, !20, i64 40}
!159 = !{!"tfc_monitor", !7, i64 0, !6, i64 4, !160, i64 8, !20, i64 16, !20, i64 24, !161, i64 32, !20, i64 40, !20, i64 48}
!160 = !{!"p1 _ZTS9tfc_event", !12, i64 0}
!161 = !{!"p1 _ZTS8tfc_runs", !12, i64 0}
!162 = !{!159, !161, i64 32}
!163 = !{!164, !20, i64 0}
!164 = !{!"tfc_runs", !20, i64 0, !20, i64 8, !20, i64 16, !20, i64 24}
!165 = !{!164, !20, i64 16}
!166 = !{!164, !20, i64 24}
!167 = !{!159, !20, i64 48}
!168 = !{!159, !20, i64 24}
!169 = !{!159, !20, i64 16}
!170 = !{!159, !160, i64 8}
!171 = !{!164, !20, i64 8}
!172 = !{!173, !20, i64 8}
!173 = !{!"tfc_event", !20, i64 0, !20, i64 8, !20, i64 16}
!174 = !{!175, !6, i64 0}
!175 = !{!"tfc_pool", !6, i64 0}
!176 = !{!75, !12, i64 12}
!177 = !{!75, !6, i64 4}
!178 = !{!23, !24, i64 8}
!179 = !{!180, !12, i64 0}
!180 = !{!"tfc_loop", !12, i64 0, !12, i64 4, !20, i64 8, !20, i64 16}
!181 = !{!180, !12, i64 4}
!182 = !{!180, !20, i64 8}
!183 = !{!180, !20, i64 16}
!184 = !{!23, !26, i64 16}
!185 = distinct !{!185, !33}
!186 = !{!187, !20, i64 16}
!187 = !{!"tfc_failure", !7, i64 0, !7, i64 4, !6, i64 8, !6, i64 12, !20, i64 16, !20, i64 24, !20, i64 32, !188, i64 40}
!188 = !{!"double", !7, i64 0}
!189 = !{!187, !6, i64 12}
!190 = !{!187, !20, i64 24}
!191 = !{!187, !20, i64 32}
!192 = !{!187, !188, i64 40}
!193 = !{!194, !16, i64 28}
!194 = !{!"tfc_region", !195, i64 0, !20, i64 8, !15, i64 16, !43, i64 20, !15, i64 24, !16, i64 28, !20, i64 32, !43, i64 40, !17, i64 44, !196, i64 48, !20, i64 56}
!195 = !{!"p1 _ZTS15tfc_instruction", !12, i64 0}
!196 = !{!"p1 _ZTS9tfc_block", !12, i64 0}
!197 = !{!75, !12, i64 20}
!198 = !{!194, !195, i64 0}
!199 = !{!194, !20, i64 8}
!200 = !{!201, !6, i64 16}
!201 = !{!"tfc_instruction", !12, i64 0, !41, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20}
!202 = !{!194, !20, i64 32}
!203 = !{!201, !6, i64 12}
!204 = !{!201, !6, i64 8}
!205 = !{!194, !15, i64 16}
!206 = !{!201, !41, i64 4}
!207 = !{!194, !15, i64 24}
!208 = !{!201, !12, i64 0}
!209 = !{!194, !43, i64 20}
!210 = distinct !{!210, !33}
!211 = !{!187, !6, i64 8}
!212 = !{!201, !6, i64 20}
!213 = !{!194, !17, i64 44}
!214 = distinct !{!214, !33}
!215 = distinct !{!215, !33}
!216 = !{!194, !20, i64 56}
!217 = distinct !{!217, !33}
!218 = !{!59, !6, i64 12}
!219 = !{!59, !6, i64 16}
!220 = !{!38, !6, i64 32}
!221 = !{!59, !6, i64 20}
!222 = !{!11, !11, i64 0}
!223 = !{!42, !42, i64 0}
!224 = distinct !{!224, !101}
!225 = distinct !{!225, !33}
!226 = distinct !{!226, !33}
!227 = distinct !{!227, !101}
!228 = !{!59, !6, i64 8}
!229 = !{!10, !17, i64 48}
!230 = !{!10, !17, i64 44}
!231 = !{!10, !12, i64 36}
!232 = !{!10, !12, i64 40}
!233 = !{!59, !6, i64 4}
!234 = !{!59, !6, i64 0}
!235 = !{!41, !41, i64 0}
!236 = distinct !{!236, !101}
!237 = !{!59, !41, i64 40}
!238 = distinct !{!238, !33}
!239 = distinct !{!239, !33}
!240 = !{i64 0, i64 4, !79, i64 4, i64 4, !80, i64 8, i64 4, !57, i64 12, i64 4, !5}
!241 = distinct !{!241, !33}
!242 = distinct !{!242, !33}
!243 = distinct !{!243, !33}
!244 = !{!245, !39, i64 0}
!245 = !{!"held", !39, i64 0, !19, i64 4}
!246 = !{!245, !19, i64 4}
!247 = distinct !{!247, !33}
!248 = distinct !{!248, !33}
!249 = distinct !{!249, !33}
!250 = !{!59, !41, i64 36}
!251 = distinct !{!251, !33}
!252 = distinct !{!252, !33}
!253 = !{!10, !14, i64 16}
!254 = distinct !{!254, !101}
!255 = distinct !{!255, !33}
!256 = !{!30, !6, i64 28}
!257 = distinct !{!257, !33}
!258 = !{!38, !40, i64 4}
!259 = !{!61, !41, i64 24}
!260 = !{!84, !6, i64 12}
!261 = !{!61, !41, i64 28}
!262 = distinct !{!262, !33}
!263 = !{!194, !43, i64 40}
!264 = distinct !{!264, !33}
!265 = !{!194, !196, i64 48}
!266 = !{!157, !20, i64 8}
!267 = distinct !{!267, !33}
