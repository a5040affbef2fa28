; Made by `python -m tfc.runtime.native` from native.c; do not edit.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

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
  br i1 %25, label %26, label %130

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
  br i1 %35, label %130, label %36

36:                                               ; preds = %26
  %37 = load ptr, ptr %34, align 8, !tbaa !44
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 56
  %39 = load i32, ptr %38, align 8, !tbaa !50
  %40 = icmp sgt i32 %39, 0
  br i1 %40, label %41, label %65

41:                                               ; preds = %36
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %43 = load ptr, ptr %42, align 8, !tbaa !51
  %44 = getelementptr inbounds nuw i8, ptr %34, i64 104
  %45 = load ptr, ptr %44, align 8, !tbaa !52
  %46 = zext nneg i32 %39 to i64
  %47 = and i64 %46, 1
  %48 = icmp eq i32 %39, 1
  br i1 %48, label %53, label %49

49:                                               ; preds = %41
  %50 = and i64 %46, 2147483646
  br label %105

51:                                               ; preds = %125
  %52 = icmp eq i64 %47, 0
  br i1 %52, label %65, label %53

53:                                               ; preds = %51, %41
  %54 = phi i64 [ 0, %41 ], [ %127, %51 ]
  %55 = icmp ne i64 %47, 0
  tail call void @llvm.assume(i1 %55)
  %56 = getelementptr inbounds nuw ptr, ptr %43, i64 %54
  %57 = load ptr, ptr %56, align 8, !tbaa !53
  %58 = icmp eq ptr %57, null
  br i1 %58, label %63, label %59

59:                                               ; preds = %53
  %60 = getelementptr inbounds nuw i8, ptr %57, i64 24
  %61 = load i32, ptr %60, align 8, !tbaa !54
  %62 = add nsw i32 %61, 1
  store i32 %62, ptr %60, align 8, !tbaa !54
  br label %63

63:                                               ; preds = %59, %53
  %64 = getelementptr inbounds nuw ptr, ptr %45, i64 %54
  store ptr %57, ptr %64, align 8, !tbaa !53
  br label %65

65:                                               ; preds = %63, %51, %36
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %66 = getelementptr inbounds nuw i8, ptr %34, i64 72
  %67 = load ptr, ptr %66, align 8, !tbaa !55
  %68 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %69 = load ptr, ptr %68, align 8, !tbaa !56
  %70 = load ptr, ptr %67, align 8, !tbaa !57
  %71 = getelementptr inbounds nuw i8, ptr %69, i64 28
  %72 = load i32, ptr %71, align 4, !tbaa !58
  %73 = add nsw i32 %72, 1
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds nuw i8, ptr %70, i64 8
  store i64 %74, ptr %75, align 8, !tbaa !60
  %76 = icmp sgt i32 %72, 0
  br i1 %76, label %77, label %82

77:                                               ; preds = %65
  %78 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %79 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %80 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %81 = getelementptr inbounds nuw i8, ptr %3, i64 28
  br label %86

82:                                               ; preds = %86, %65
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %84 = load i32, ptr %83, align 8, !tbaa !62
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %103, label %104

86:                                               ; preds = %86, %77
  %87 = phi i64 [ 0, %77 ], [ %97, %86 ]
  %88 = phi ptr [ %69, %77 ], [ %98, %86 ]
  %89 = load ptr, ptr %34, align 8, !tbaa !44
  %90 = load ptr, ptr %89, align 8, !tbaa !63
  %91 = getelementptr inbounds nuw i8, ptr %88, i64 32
  %92 = load ptr, ptr %91, align 8, !tbaa !64
  %93 = getelementptr inbounds nuw i32, ptr %92, i64 %87
  %94 = load i32, ptr %93, align 4, !tbaa !5
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds %struct.tfc_node, ptr %90, i64 %95
  store ptr %96, ptr %3, align 8, !tbaa !65
  store ptr %34, ptr %78, align 8, !tbaa !67
  store ptr %70, ptr %79, align 8, !tbaa !68
  store i32 0, ptr %80, align 8, !tbaa !69
  store i32 0, ptr %81, align 4
  tail call fastcc void @push(ptr noundef nonnull %0, ptr noundef nonnull byval(%struct.tfc_ready) align 8 %3)
  %97 = add nuw nsw i64 %87, 1
  %98 = load ptr, ptr %68, align 8, !tbaa !56
  %99 = getelementptr inbounds nuw i8, ptr %98, i64 28
  %100 = load i32, ptr %99, align 4, !tbaa !58
  %101 = sext i32 %100 to i64
  %102 = icmp slt i64 %97, %101
  br i1 %102, label %86, label %82, !llvm.loop !70

103:                                              ; preds = %82
  tail call fastcc void @settle(ptr noundef nonnull %0, ptr noundef nonnull %34, ptr noundef nonnull %70)
  br label %104

104:                                              ; preds = %103, %82
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %130

105:                                              ; preds = %125, %49
  %106 = phi i64 [ 0, %49 ], [ %127, %125 ]
  %107 = phi i64 [ 0, %49 ], [ %128, %125 ]
  %108 = getelementptr inbounds nuw ptr, ptr %43, i64 %106
  %109 = load ptr, ptr %108, align 8, !tbaa !53
  %110 = icmp eq ptr %109, null
  br i1 %110, label %115, label %111

111:                                              ; preds = %105
  %112 = getelementptr inbounds nuw i8, ptr %109, i64 24
  %113 = load i32, ptr %112, align 8, !tbaa !54
  %114 = add nsw i32 %113, 1
  store i32 %114, ptr %112, align 8, !tbaa !54
  br label %115

115:                                              ; preds = %111, %105
  %116 = getelementptr inbounds nuw ptr, ptr %45, i64 %106
  store ptr %109, ptr %116, align 8, !tbaa !53
  %117 = or disjoint i64 %106, 1
  %118 = getelementptr inbounds nuw ptr, ptr %43, i64 %117
  %119 = load ptr, ptr %118, align 8, !tbaa !53
  %120 = icmp eq ptr %119, null
  br i1 %120, label %125, label %121

121:                                              ; preds = %115
  %122 = getelementptr inbounds nuw i8, ptr %119, i64 24
  %123 = load i32, ptr %122, align 8, !tbaa !54
  %124 = add nsw i32 %123, 1
  store i32 %124, ptr %122, align 8, !tbaa !54
  br label %125

125:                                              ; preds = %121, %115
  %126 = getelementptr inbounds nuw ptr, ptr %45, i64 %117
  store ptr %119, ptr %126, align 8, !tbaa !53
  %127 = add nuw nsw i64 %106, 2
  %128 = add i64 %107, 2
  %129 = icmp eq i64 %128, %50
  br i1 %129, label %51, label %105, !llvm.loop !71

130:                                              ; preds = %104, %26, %22
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %132 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %133 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %134 = icmp ne ptr %7, null
  %135 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %136 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %137 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %141 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %143 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %144 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %145 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %146 = getelementptr inbounds nuw i8, ptr %2, i64 28
  br label %147

147:                                              ; preds = %813, %130
  %148 = load i32, ptr %131, align 8, !tbaa !62
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %150, label %832

150:                                              ; preds = %147
  %151 = load i64, ptr %132, align 8, !tbaa !72
  %152 = icmp eq i64 %151, 0
  br i1 %152, label %819, label %153

153:                                              ; preds = %150
  %154 = load i32, ptr %133, align 4, !tbaa !73
  %155 = icmp ne i32 %154, 0
  %156 = select i1 %155, i1 %134, i1 false
  br i1 %156, label %157, label %166

157:                                              ; preds = %153
  %158 = load ptr, ptr %135, align 8, !tbaa !74
  %159 = icmp eq ptr %158, null
  br i1 %159, label %166, label %160

160:                                              ; preds = %157
  %161 = load ptr, ptr %136, align 8, !tbaa !76
  %162 = tail call i32 %158(ptr noundef %161) #17
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %164, label %816

164:                                              ; preds = %160
  %165 = load i64, ptr %132, align 8, !tbaa !72
  br label %166

166:                                              ; preds = %164, %157, %153
  %167 = phi i64 [ %165, %164 ], [ %151, %157 ], [ %151, %153 ]
  %168 = load ptr, ptr %137, align 8, !tbaa !77
  %169 = load i64, ptr %138, align 8, !tbaa !78
  %170 = getelementptr inbounds %struct.tfc_ready, ptr %168, i64 %169
  %171 = load ptr, ptr %170, align 8, !tbaa !79
  %172 = getelementptr inbounds nuw i8, ptr %170, i64 8
  %173 = load ptr, ptr %172, align 8, !tbaa !80
  %174 = getelementptr inbounds nuw i8, ptr %170, i64 16
  %175 = load ptr, ptr %174, align 8, !tbaa !57
  %176 = getelementptr inbounds nuw i8, ptr %170, i64 24
  %177 = load i32, ptr %176, align 8, !tbaa !5
  %178 = add nsw i64 %169, 1
  %179 = load i64, ptr %139, align 8, !tbaa !81
  %180 = srem i64 %178, %179
  store i64 %180, ptr %138, align 8, !tbaa !78
  %181 = add nsw i64 %167, -1
  store i64 %181, ptr %132, align 8, !tbaa !72
  %182 = getelementptr inbounds nuw i8, ptr %175, i64 24
  %183 = load ptr, ptr %182, align 8, !tbaa !82
  %184 = getelementptr inbounds nuw i8, ptr %171, i64 16
  %185 = load i32, ptr %184, align 4, !tbaa !83
  %186 = sext i32 %185 to i64
  %187 = getelementptr ptr, ptr %183, i64 %186
  %188 = load ptr, ptr %140, align 8, !tbaa !85
  %189 = icmp eq i32 %177, 0
  br i1 %189, label %190, label %809

190:                                              ; preds = %166
  %191 = load i32, ptr %171, align 4, !tbaa !86
  switch i32 %191, label %809 [
    i32 1, label %192
    i32 13, label %273
    i32 0, label %388
    i32 3, label %691
    i32 2, label %749
    i32 4, label %766
    i32 5, label %766
    i32 6, label %766
    i32 7, label %766
    i32 10, label %774
    i32 11, label %787
    i32 12, label %795
  ]

192:                                              ; preds = %190
  %193 = getelementptr inbounds nuw i8, ptr %171, i64 24
  %194 = load i32, ptr %193, align 4, !tbaa !87
  %195 = sext i32 %194 to i64
  %196 = shl nsw i64 %195, 3
  %197 = add nsw i64 %196, 40
  %198 = tail call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef %197)
  %199 = icmp eq ptr %198, null
  br i1 %199, label %813, label %200

200:                                              ; preds = %192
  %201 = getelementptr inbounds nuw i8, ptr %198, i64 40
  %202 = load ptr, ptr %173, align 8, !tbaa !44
  %203 = load ptr, ptr %0, align 8, !tbaa !35
  %204 = ptrtoint ptr %202 to i64
  %205 = ptrtoint ptr %203 to i64
  %206 = sub i64 %204, %205
  %207 = lshr exact i64 %206, 6
  %208 = trunc i64 %207 to i32
  %209 = load ptr, ptr %202, align 8, !tbaa !63
  %210 = ptrtoint ptr %171 to i64
  %211 = ptrtoint ptr %209 to i64
  %212 = sub i64 %210, %211
  %213 = sdiv exact i64 %212, 44
  %214 = trunc i64 %213 to i32
  store i32 %208, ptr %198, align 8, !tbaa !5
  %215 = getelementptr inbounds nuw i8, ptr %198, i64 4
  store i32 %214, ptr %215, align 4, !tbaa !5
  %216 = getelementptr inbounds nuw i8, ptr %198, i64 8
  store ptr %187, ptr %216, align 8, !tbaa !88
  %217 = getelementptr inbounds nuw i8, ptr %198, i64 16
  store ptr %201, ptr %217, align 8, !tbaa !88
  %218 = getelementptr inbounds nuw i8, ptr %198, i64 24
  store ptr %173, ptr %218, align 8, !tbaa !80
  %219 = getelementptr inbounds nuw i8, ptr %198, i64 32
  store ptr %175, ptr %219, align 8, !tbaa !57
  %220 = load i32, ptr %193, align 4, !tbaa !87
  %221 = icmp sgt i32 %220, 0
  br i1 %221, label %222, label %269

222:                                              ; preds = %200
  %223 = getelementptr inbounds nuw i8, ptr %171, i64 36
  br label %224

224:                                              ; preds = %264, %222
  %225 = phi i32 [ %220, %222 ], [ %265, %264 ]
  %226 = phi i64 [ 0, %222 ], [ %266, %264 ]
  %227 = load ptr, ptr %173, align 8, !tbaa !44
  %228 = load i32, ptr %223, align 4, !tbaa !89
  %229 = trunc nuw nsw i64 %226 to i32
  %230 = add nsw i32 %228, %229
  %231 = getelementptr inbounds nuw i8, ptr %227, i64 40
  %232 = load ptr, ptr %231, align 8, !tbaa !90
  %233 = sext i32 %230 to i64
  %234 = getelementptr inbounds i32, ptr %232, i64 %233
  %235 = load i32, ptr %234, align 4, !tbaa !5
  %236 = icmp sgt i32 %235, -1
  br i1 %236, label %237, label %250

237:                                              ; preds = %224
  %238 = zext nneg i32 %235 to i64
  %239 = getelementptr inbounds nuw ptr, ptr %187, i64 %238
  %240 = load ptr, ptr %239, align 8, !tbaa !53
  %241 = icmp eq ptr %240, null
  br i1 %241, label %242, label %245

242:                                              ; preds = %237
  %243 = and i64 %226, 4294967295
  %244 = getelementptr inbounds nuw ptr, ptr %201, i64 %243
  store ptr null, ptr %244, align 8, !tbaa !53
  br label %813

245:                                              ; preds = %237
  %246 = getelementptr inbounds nuw i8, ptr %240, i64 24
  %247 = load i32, ptr %246, align 8, !tbaa !54
  %248 = add nsw i32 %247, 1
  store i32 %248, ptr %246, align 8, !tbaa !54
  %249 = getelementptr inbounds nuw ptr, ptr %201, i64 %226
  store ptr %240, ptr %249, align 8, !tbaa !53
  br label %264

250:                                              ; preds = %224
  %251 = getelementptr inbounds nuw i8, ptr %227, i64 32
  %252 = load ptr, ptr %251, align 8, !tbaa !91
  %253 = getelementptr inbounds i64, ptr %252, i64 %233
  %254 = load i64, ptr %253, align 8, !tbaa !92
  %255 = getelementptr inbounds nuw i8, ptr %227, i64 48
  %256 = load ptr, ptr %255, align 8, !tbaa !93
  %257 = getelementptr inbounds i32, ptr %256, i64 %233
  %258 = load i32, ptr %257, align 4, !tbaa !5
  %259 = tail call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %254, i32 noundef %258)
  %260 = getelementptr inbounds nuw ptr, ptr %201, i64 %226
  store ptr %259, ptr %260, align 8, !tbaa !53
  %261 = icmp eq ptr %259, null
  br i1 %261, label %813, label %262

262:                                              ; preds = %250
  %263 = load i32, ptr %193, align 4, !tbaa !87
  br label %264

264:                                              ; preds = %262, %245
  %265 = phi i32 [ %263, %262 ], [ %225, %245 ]
  %266 = add nuw nsw i64 %226, 1
  %267 = sext i32 %265 to i64
  %268 = icmp slt i64 %266, %267
  br i1 %268, label %224, label %269, !llvm.loop !94

269:                                              ; preds = %200, %264
  %270 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %271 = load i64, ptr %270, align 8, !tbaa !95
  %272 = add nsw i64 %271, 1
  store i64 %272, ptr %270, align 8, !tbaa !95
  store ptr %198, ptr %8, align 8, !tbaa !27
  br label %832

273:                                              ; preds = %190
  %274 = load ptr, ptr %0, align 8, !tbaa !35
  %275 = getelementptr inbounds nuw i8, ptr %171, i64 4
  %276 = load i32, ptr %275, align 4, !tbaa !96
  %277 = sext i32 %276 to i64
  %278 = getelementptr inbounds %struct.tfc_graph, ptr %274, i64 %277
  %279 = getelementptr inbounds nuw i8, ptr %278, i64 24
  %280 = load ptr, ptr %279, align 8, !tbaa !37
  %281 = tail call fastcc ptr @new_instance(ptr noundef nonnull %0, ptr noundef %278, ptr noundef %280, i32 noundef 1)
  %282 = icmp eq ptr %281, null
  br i1 %282, label %813, label %283

283:                                              ; preds = %273
  %284 = getelementptr inbounds nuw i8, ptr %281, i64 16
  store ptr %171, ptr %284, align 8, !tbaa !97
  %285 = getelementptr inbounds nuw i8, ptr %281, i64 24
  store ptr %173, ptr %285, align 8, !tbaa !98
  %286 = getelementptr inbounds nuw i8, ptr %281, i64 40
  store ptr %175, ptr %286, align 8, !tbaa !99
  %287 = getelementptr inbounds nuw i8, ptr %278, i64 56
  %288 = load i32, ptr %287, align 8, !tbaa !50
  %289 = icmp sgt i32 %288, 0
  br i1 %289, label %290, label %335

290:                                              ; preds = %283
  %291 = getelementptr inbounds nuw i8, ptr %281, i64 104
  %292 = load ptr, ptr %291, align 8, !tbaa !52
  %293 = zext nneg i32 %288 to i64
  %294 = icmp ult i32 %288, 6
  br i1 %294, label %318, label %295

295:                                              ; preds = %290
  %296 = shl nuw nsw i64 %293, 3
  %297 = getelementptr i8, ptr %292, i64 %296
  %298 = add nsw i64 %186, %293
  %299 = shl nsw i64 %298, 3
  %300 = getelementptr i8, ptr %183, i64 %299
  %301 = icmp ult ptr %292, %300
  %302 = icmp ult ptr %187, %297
  %303 = and i1 %301, %302
  br i1 %303, label %318, label %304

304:                                              ; preds = %295
  %305 = and i64 %293, 2147483644
  br label %306

306:                                              ; preds = %306, %304
  %307 = phi i64 [ 0, %304 ], [ %314, %306 ]
  %308 = getelementptr inbounds nuw ptr, ptr %187, i64 %307
  %309 = getelementptr inbounds nuw i8, ptr %308, i64 16
  %310 = load <2 x ptr>, ptr %308, align 8, !tbaa !53, !alias.scope !100
  %311 = load <2 x ptr>, ptr %309, align 8, !tbaa !53, !alias.scope !100
  %312 = getelementptr inbounds nuw ptr, ptr %292, i64 %307
  %313 = getelementptr inbounds nuw i8, ptr %312, i64 16
  store <2 x ptr> %310, ptr %312, align 8, !tbaa !53, !alias.scope !103, !noalias !100
  store <2 x ptr> %311, ptr %313, align 8, !tbaa !53, !alias.scope !103, !noalias !100
  store <2 x ptr> zeroinitializer, ptr %308, align 8, !tbaa !53, !alias.scope !100
  store <2 x ptr> zeroinitializer, ptr %309, align 8, !tbaa !53, !alias.scope !100
  %314 = add nuw i64 %307, 4
  %315 = icmp eq i64 %314, %305
  br i1 %315, label %316, label %306, !llvm.loop !105

316:                                              ; preds = %306
  %317 = icmp eq i64 %305, %293
  br i1 %317, label %335, label %318

318:                                              ; preds = %295, %290, %316
  %319 = phi i64 [ 0, %295 ], [ 0, %290 ], [ %305, %316 ]
  %320 = and i64 %293, 3
  %321 = icmp eq i64 %320, 0
  br i1 %321, label %331, label %322

322:                                              ; preds = %318, %322
  %323 = phi i64 [ %328, %322 ], [ %319, %318 ]
  %324 = phi i64 [ %329, %322 ], [ 0, %318 ]
  %325 = getelementptr inbounds nuw ptr, ptr %187, i64 %323
  %326 = load ptr, ptr %325, align 8, !tbaa !53
  %327 = getelementptr inbounds nuw ptr, ptr %292, i64 %323
  store ptr %326, ptr %327, align 8, !tbaa !53
  store ptr null, ptr %325, align 8, !tbaa !53
  %328 = add nuw nsw i64 %323, 1
  %329 = add i64 %324, 1
  %330 = icmp eq i64 %329, %320
  br i1 %330, label %331, label %322, !llvm.loop !108

331:                                              ; preds = %322, %318
  %332 = phi i64 [ %319, %318 ], [ %328, %322 ]
  %333 = sub nsw i64 %319, %293
  %334 = icmp ugt i64 %333, -4
  br i1 %334, label %335, label %369

335:                                              ; preds = %331, %369, %316, %283
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %336 = getelementptr inbounds nuw i8, ptr %281, i64 72
  %337 = load ptr, ptr %336, align 8, !tbaa !55
  %338 = getelementptr inbounds nuw i8, ptr %281, i64 8
  %339 = load ptr, ptr %338, align 8, !tbaa !56
  %340 = load ptr, ptr %337, align 8, !tbaa !57
  %341 = getelementptr inbounds nuw i8, ptr %339, i64 28
  %342 = load i32, ptr %341, align 4, !tbaa !58
  %343 = add nsw i32 %342, 1
  %344 = sext i32 %343 to i64
  %345 = getelementptr inbounds nuw i8, ptr %340, i64 8
  store i64 %344, ptr %345, align 8, !tbaa !60
  %346 = icmp sgt i32 %342, 0
  br i1 %346, label %350, label %347

347:                                              ; preds = %350, %335
  %348 = load i32, ptr %131, align 8, !tbaa !62
  %349 = icmp eq i32 %348, 0
  br i1 %349, label %367, label %368

350:                                              ; preds = %335, %350
  %351 = phi i64 [ %361, %350 ], [ 0, %335 ]
  %352 = phi ptr [ %362, %350 ], [ %339, %335 ]
  %353 = load ptr, ptr %281, align 8, !tbaa !44
  %354 = load ptr, ptr %353, align 8, !tbaa !63
  %355 = getelementptr inbounds nuw i8, ptr %352, i64 32
  %356 = load ptr, ptr %355, align 8, !tbaa !64
  %357 = getelementptr inbounds nuw i32, ptr %356, i64 %351
  %358 = load i32, ptr %357, align 4, !tbaa !5
  %359 = sext i32 %358 to i64
  %360 = getelementptr inbounds %struct.tfc_node, ptr %354, i64 %359
  store ptr %360, ptr %2, align 8, !tbaa !65
  store ptr %281, ptr %143, align 8, !tbaa !67
  store ptr %340, ptr %144, align 8, !tbaa !68
  store i32 0, ptr %145, align 8, !tbaa !69
  store i32 0, ptr %146, align 4
  tail call fastcc void @push(ptr noundef nonnull %0, ptr noundef nonnull byval(%struct.tfc_ready) align 8 %2)
  %361 = add nuw nsw i64 %351, 1
  %362 = load ptr, ptr %338, align 8, !tbaa !56
  %363 = getelementptr inbounds nuw i8, ptr %362, i64 28
  %364 = load i32, ptr %363, align 4, !tbaa !58
  %365 = sext i32 %364 to i64
  %366 = icmp slt i64 %361, %365
  br i1 %366, label %350, label %347, !llvm.loop !70

367:                                              ; preds = %347
  tail call fastcc void @settle(ptr noundef nonnull %0, ptr noundef nonnull %281, ptr noundef nonnull %340)
  br label %368

368:                                              ; preds = %367, %347
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br label %813

369:                                              ; preds = %331, %369
  %370 = phi i64 [ %386, %369 ], [ %332, %331 ]
  %371 = getelementptr inbounds nuw ptr, ptr %187, i64 %370
  %372 = load ptr, ptr %371, align 8, !tbaa !53
  %373 = getelementptr inbounds nuw ptr, ptr %292, i64 %370
  store ptr %372, ptr %373, align 8, !tbaa !53
  store ptr null, ptr %371, align 8, !tbaa !53
  %374 = add nuw nsw i64 %370, 1
  %375 = getelementptr inbounds nuw ptr, ptr %187, i64 %374
  %376 = load ptr, ptr %375, align 8, !tbaa !53
  %377 = getelementptr inbounds nuw ptr, ptr %292, i64 %374
  store ptr %376, ptr %377, align 8, !tbaa !53
  store ptr null, ptr %375, align 8, !tbaa !53
  %378 = add nuw nsw i64 %370, 2
  %379 = getelementptr inbounds nuw ptr, ptr %187, i64 %378
  %380 = load ptr, ptr %379, align 8, !tbaa !53
  %381 = getelementptr inbounds nuw ptr, ptr %292, i64 %378
  store ptr %380, ptr %381, align 8, !tbaa !53
  store ptr null, ptr %379, align 8, !tbaa !53
  %382 = add nuw nsw i64 %370, 3
  %383 = getelementptr inbounds nuw ptr, ptr %187, i64 %382
  %384 = load ptr, ptr %383, align 8, !tbaa !53
  %385 = getelementptr inbounds nuw ptr, ptr %292, i64 %382
  store ptr %384, ptr %385, align 8, !tbaa !53
  store ptr null, ptr %383, align 8, !tbaa !53
  %386 = add nuw nsw i64 %370, 4
  %387 = icmp eq i64 %386, %293
  br i1 %387, label %335, label %369, !llvm.loop !110

388:                                              ; preds = %190
  %389 = load ptr, ptr %142, align 8, !tbaa !111
  %390 = getelementptr inbounds nuw i8, ptr %171, i64 4
  %391 = load i32, ptr %390, align 4, !tbaa !96
  %392 = sext i32 %391 to i64
  %393 = getelementptr inbounds %struct.tfc_region_use, ptr %389, i64 %392
  %394 = getelementptr inbounds nuw i8, ptr %171, i64 20
  %395 = load i32, ptr %394, align 4, !tbaa !112
  %396 = icmp sgt i32 %395, 0
  br i1 %396, label %397, label %421

397:                                              ; preds = %388
  %398 = getelementptr inbounds nuw i8, ptr %393, i64 16
  %399 = getelementptr inbounds nuw i8, ptr %393, i64 8
  %400 = zext nneg i32 %395 to i64
  %401 = and i64 %400, 1
  %402 = icmp eq i32 %395, 1
  br i1 %402, label %407, label %403

403:                                              ; preds = %397
  %404 = and i64 %400, 2147483646
  br label %429

405:                                              ; preds = %456
  %406 = icmp eq i64 %401, 0
  br i1 %406, label %421, label %407

407:                                              ; preds = %405, %397
  %408 = phi i64 [ 0, %397 ], [ %457, %405 ]
  %409 = icmp ne i64 %401, 0
  tail call void @llvm.assume(i1 %409)
  %410 = load ptr, ptr %398, align 8, !tbaa !113
  %411 = getelementptr inbounds nuw i32, ptr %410, i64 %408
  %412 = load i32, ptr %411, align 4, !tbaa !5
  %413 = icmp sgt i32 %412, -1
  br i1 %413, label %414, label %421

414:                                              ; preds = %407
  %415 = getelementptr inbounds nuw ptr, ptr %187, i64 %408
  %416 = load ptr, ptr %415, align 8, !tbaa !53
  %417 = load ptr, ptr %416, align 8, !tbaa !117
  %418 = load ptr, ptr %399, align 8, !tbaa !118
  %419 = zext nneg i32 %412 to i64
  %420 = getelementptr inbounds nuw ptr, ptr %418, i64 %419
  store ptr %417, ptr %420, align 8, !tbaa !119
  br label %421

421:                                              ; preds = %405, %414, %407, %388
  %422 = getelementptr inbounds nuw i8, ptr %171, i64 24
  %423 = load i32, ptr %422, align 4, !tbaa !87
  %424 = icmp sgt i32 %423, 0
  br i1 %424, label %425, label %460

425:                                              ; preds = %421
  %426 = getelementptr inbounds nuw i8, ptr %171, i64 36
  %427 = getelementptr inbounds nuw i8, ptr %393, i64 24
  %428 = getelementptr inbounds nuw i8, ptr %393, i64 8
  br label %471

429:                                              ; preds = %456, %403
  %430 = phi i64 [ 0, %403 ], [ %457, %456 ]
  %431 = phi i64 [ 0, %403 ], [ %458, %456 ]
  %432 = load ptr, ptr %398, align 8, !tbaa !113
  %433 = getelementptr inbounds nuw i32, ptr %432, i64 %430
  %434 = load i32, ptr %433, align 4, !tbaa !5
  %435 = icmp sgt i32 %434, -1
  br i1 %435, label %436, label %443

436:                                              ; preds = %429
  %437 = getelementptr inbounds nuw ptr, ptr %187, i64 %430
  %438 = load ptr, ptr %437, align 8, !tbaa !53
  %439 = load ptr, ptr %438, align 8, !tbaa !117
  %440 = load ptr, ptr %399, align 8, !tbaa !118
  %441 = zext nneg i32 %434 to i64
  %442 = getelementptr inbounds nuw ptr, ptr %440, i64 %441
  store ptr %439, ptr %442, align 8, !tbaa !119
  br label %443

443:                                              ; preds = %436, %429
  %444 = or disjoint i64 %430, 1
  %445 = load ptr, ptr %398, align 8, !tbaa !113
  %446 = getelementptr inbounds nuw i32, ptr %445, i64 %444
  %447 = load i32, ptr %446, align 4, !tbaa !5
  %448 = icmp sgt i32 %447, -1
  br i1 %448, label %449, label %456

449:                                              ; preds = %443
  %450 = getelementptr inbounds nuw ptr, ptr %187, i64 %444
  %451 = load ptr, ptr %450, align 8, !tbaa !53
  %452 = load ptr, ptr %451, align 8, !tbaa !117
  %453 = load ptr, ptr %399, align 8, !tbaa !118
  %454 = zext nneg i32 %447 to i64
  %455 = getelementptr inbounds nuw ptr, ptr %453, i64 %454
  store ptr %452, ptr %455, align 8, !tbaa !119
  br label %456

456:                                              ; preds = %449, %443
  %457 = add nuw nsw i64 %430, 2
  %458 = add i64 %431, 2
  %459 = icmp eq i64 %458, %404
  br i1 %459, label %405, label %429, !llvm.loop !120

460:                                              ; preds = %519, %421
  %461 = getelementptr inbounds nuw i8, ptr %393, i64 40
  %462 = load i64, ptr %461, align 8, !tbaa !121
  %463 = icmp sgt i64 %462, 0
  br i1 %463, label %464, label %543

464:                                              ; preds = %460
  %465 = getelementptr inbounds nuw i8, ptr %393, i64 8
  %466 = getelementptr inbounds nuw i8, ptr %393, i64 32
  %467 = and i64 %462, 1
  %468 = icmp eq i64 %462, 1
  br i1 %468, label %526, label %469

469:                                              ; preds = %464
  %470 = and i64 %462, 9223372036854775806
  br label %546

471:                                              ; preds = %519, %425
  %472 = phi i64 [ 0, %425 ], [ %520, %519 ]
  %473 = load ptr, ptr %173, align 8, !tbaa !44
  %474 = load i32, ptr %426, align 4, !tbaa !89
  %475 = trunc nuw nsw i64 %472 to i32
  %476 = add nsw i32 %474, %475
  %477 = getelementptr inbounds nuw i8, ptr %473, i64 40
  %478 = load ptr, ptr %477, align 8, !tbaa !90
  %479 = sext i32 %476 to i64
  %480 = getelementptr inbounds i32, ptr %478, i64 %479
  %481 = load i32, ptr %480, align 4, !tbaa !5
  %482 = icmp sgt i32 %481, -1
  br i1 %482, label %483, label %496

483:                                              ; preds = %471
  %484 = zext nneg i32 %481 to i64
  %485 = getelementptr inbounds nuw ptr, ptr %187, i64 %484
  %486 = load ptr, ptr %485, align 8, !tbaa !53
  %487 = icmp eq ptr %486, null
  br i1 %487, label %488, label %491

488:                                              ; preds = %483
  %489 = and i64 %472, 4294967295
  %490 = getelementptr inbounds nuw ptr, ptr %188, i64 %489
  store ptr null, ptr %490, align 8, !tbaa !53
  br label %809

491:                                              ; preds = %483
  %492 = getelementptr inbounds nuw i8, ptr %486, i64 24
  %493 = load i32, ptr %492, align 8, !tbaa !54
  %494 = add nsw i32 %493, 1
  store i32 %494, ptr %492, align 8, !tbaa !54
  %495 = getelementptr inbounds nuw ptr, ptr %188, i64 %472
  store ptr %486, ptr %495, align 8, !tbaa !53
  br label %508

496:                                              ; preds = %471
  %497 = getelementptr inbounds nuw i8, ptr %473, i64 32
  %498 = load ptr, ptr %497, align 8, !tbaa !91
  %499 = getelementptr inbounds i64, ptr %498, i64 %479
  %500 = load i64, ptr %499, align 8, !tbaa !92
  %501 = getelementptr inbounds nuw i8, ptr %473, i64 48
  %502 = load ptr, ptr %501, align 8, !tbaa !93
  %503 = getelementptr inbounds i32, ptr %502, i64 %479
  %504 = load i32, ptr %503, align 4, !tbaa !5
  %505 = tail call fastcc ptr @new_value(ptr noundef %0, i64 noundef %500, i32 noundef %504)
  %506 = getelementptr inbounds nuw ptr, ptr %188, i64 %472
  store ptr %505, ptr %506, align 8, !tbaa !53
  %507 = icmp eq ptr %505, null
  br i1 %507, label %809, label %508

508:                                              ; preds = %496, %491
  %509 = phi ptr [ %486, %491 ], [ %505, %496 ]
  %510 = load ptr, ptr %427, align 8, !tbaa !122
  %511 = getelementptr inbounds nuw i32, ptr %510, i64 %472
  %512 = load i32, ptr %511, align 4, !tbaa !5
  %513 = icmp sgt i32 %512, -1
  br i1 %513, label %514, label %519

514:                                              ; preds = %508
  %515 = load ptr, ptr %509, align 8, !tbaa !117
  %516 = load ptr, ptr %428, align 8, !tbaa !118
  %517 = zext nneg i32 %512 to i64
  %518 = getelementptr inbounds nuw ptr, ptr %516, i64 %517
  store ptr %515, ptr %518, align 8, !tbaa !119
  br label %519

519:                                              ; preds = %514, %508
  %520 = add nuw nsw i64 %472, 1
  %521 = load i32, ptr %422, align 4, !tbaa !87
  %522 = sext i32 %521 to i64
  %523 = icmp slt i64 %520, %522
  br i1 %523, label %471, label %460, !llvm.loop !123

524:                                              ; preds = %546
  %525 = icmp eq i64 %467, 0
  br i1 %525, label %543, label %526

526:                                              ; preds = %524, %464
  %527 = phi i64 [ 0, %464 ], [ %578, %524 ]
  %528 = icmp ne i64 %467, 0
  tail call void @llvm.assume(i1 %528)
  %529 = load ptr, ptr %465, align 8, !tbaa !118
  %530 = load ptr, ptr %466, align 8, !tbaa !124
  %531 = getelementptr inbounds nuw %struct.tfc_move, ptr %530, i64 %527
  %532 = getelementptr inbounds nuw i8, ptr %531, i64 4
  %533 = load i32, ptr %532, align 4, !tbaa !125
  %534 = sext i32 %533 to i64
  %535 = getelementptr inbounds ptr, ptr %529, i64 %534
  %536 = load ptr, ptr %535, align 8, !tbaa !119
  %537 = getelementptr inbounds nuw i8, ptr %531, i64 8
  %538 = load i64, ptr %537, align 8, !tbaa !127
  %539 = getelementptr inbounds i8, ptr %536, i64 %538
  %540 = load i32, ptr %531, align 8, !tbaa !128
  %541 = sext i32 %540 to i64
  %542 = getelementptr inbounds ptr, ptr %529, i64 %541
  store ptr %539, ptr %542, align 8, !tbaa !119
  br label %543

543:                                              ; preds = %526, %524, %460
  %544 = load ptr, ptr %393, align 8, !tbaa !129
  %545 = icmp eq ptr %544, null
  br i1 %545, label %585, label %581

546:                                              ; preds = %546, %469
  %547 = phi i64 [ 0, %469 ], [ %578, %546 ]
  %548 = phi i64 [ 0, %469 ], [ %579, %546 ]
  %549 = load ptr, ptr %465, align 8, !tbaa !118
  %550 = load ptr, ptr %466, align 8, !tbaa !124
  %551 = getelementptr inbounds nuw %struct.tfc_move, ptr %550, i64 %547
  %552 = getelementptr inbounds nuw i8, ptr %551, i64 4
  %553 = load i32, ptr %552, align 4, !tbaa !125
  %554 = sext i32 %553 to i64
  %555 = getelementptr inbounds ptr, ptr %549, i64 %554
  %556 = load ptr, ptr %555, align 8, !tbaa !119
  %557 = getelementptr inbounds nuw i8, ptr %551, i64 8
  %558 = load i64, ptr %557, align 8, !tbaa !127
  %559 = getelementptr inbounds i8, ptr %556, i64 %558
  %560 = load i32, ptr %551, align 8, !tbaa !128
  %561 = sext i32 %560 to i64
  %562 = getelementptr inbounds ptr, ptr %549, i64 %561
  store ptr %559, ptr %562, align 8, !tbaa !119
  %563 = load ptr, ptr %465, align 8, !tbaa !118
  %564 = load ptr, ptr %466, align 8, !tbaa !124
  %565 = getelementptr inbounds nuw %struct.tfc_move, ptr %564, i64 %547
  %566 = getelementptr inbounds nuw i8, ptr %565, i64 16
  %567 = getelementptr inbounds nuw i8, ptr %565, i64 20
  %568 = load i32, ptr %567, align 4, !tbaa !125
  %569 = sext i32 %568 to i64
  %570 = getelementptr inbounds ptr, ptr %563, i64 %569
  %571 = load ptr, ptr %570, align 8, !tbaa !119
  %572 = getelementptr inbounds nuw i8, ptr %565, i64 24
  %573 = load i64, ptr %572, align 8, !tbaa !127
  %574 = getelementptr inbounds i8, ptr %571, i64 %573
  %575 = load i32, ptr %566, align 8, !tbaa !128
  %576 = sext i32 %575 to i64
  %577 = getelementptr inbounds ptr, ptr %563, i64 %576
  store ptr %574, ptr %577, align 8, !tbaa !119
  %578 = add nuw nsw i64 %547, 2
  %579 = add i64 %548, 2
  %580 = icmp eq i64 %579, %470
  br i1 %580, label %524, label %546, !llvm.loop !130

581:                                              ; preds = %543
  %582 = tail call i32 @tfc_walk(ptr noundef nonnull %544)
  %583 = icmp eq i32 %582, 0
  br i1 %583, label %585, label %584

584:                                              ; preds = %581
  tail call fastcc void @fail(ptr noundef %0, i32 noundef %582, i32 noundef 0, ptr noundef %173, ptr noundef nonnull %171)
  br label %585

585:                                              ; preds = %584, %581, %543
  %586 = load i32, ptr %422, align 4, !tbaa !87
  %587 = icmp sgt i32 %586, 0
  br i1 %587, label %588, label %809

588:                                              ; preds = %585
  %589 = getelementptr inbounds nuw i8, ptr %393, i64 24
  %590 = getelementptr inbounds nuw i8, ptr %393, i64 8
  br label %591

591:                                              ; preds = %686, %588
  %592 = phi i32 [ %586, %588 ], [ %687, %686 ]
  %593 = phi i64 [ 0, %588 ], [ %688, %686 ]
  %594 = load ptr, ptr %589, align 8, !tbaa !122
  %595 = getelementptr inbounds nuw i32, ptr %594, i64 %593
  %596 = load i32, ptr %595, align 4, !tbaa !5
  %597 = icmp slt i32 %596, -1
  br i1 %597, label %598, label %686

598:                                              ; preds = %591
  %599 = getelementptr inbounds nuw ptr, ptr %188, i64 %593
  %600 = load ptr, ptr %599, align 8, !tbaa !53
  %601 = load ptr, ptr %600, align 8, !tbaa !117
  %602 = load ptr, ptr %590, align 8, !tbaa !118
  %603 = sub nuw nsw i32 -2, %596
  %604 = zext nneg i32 %603 to i64
  %605 = getelementptr inbounds nuw ptr, ptr %602, i64 %604
  %606 = load ptr, ptr %605, align 8, !tbaa !119
  %607 = getelementptr inbounds nuw i8, ptr %600, i64 16
  %608 = load i64, ptr %607, align 8, !tbaa !31
  %609 = icmp sgt i64 %608, 0
  br i1 %609, label %610, label %686

610:                                              ; preds = %598
  %611 = ptrtoint ptr %606 to i64
  %612 = ptrtoint ptr %601 to i64
  %613 = icmp ult i64 %608, 4
  %614 = sub i64 %612, %611
  %615 = icmp ult i64 %614, 32
  %616 = select i1 %613, i1 true, i1 %615
  br i1 %616, label %648, label %617

617:                                              ; preds = %610
  %618 = icmp ult i64 %608, 32
  br i1 %618, label %636, label %619

619:                                              ; preds = %617
  %620 = and i64 %608, 28
  %621 = and i64 %608, 9223372036854775776
  br label %622

622:                                              ; preds = %622, %619
  %623 = phi i64 [ 0, %619 ], [ %630, %622 ]
  %624 = getelementptr inbounds nuw i8, ptr %606, i64 %623
  %625 = getelementptr inbounds nuw i8, ptr %624, i64 16
  %626 = load <16 x i8>, ptr %624, align 1, !tbaa !131
  %627 = load <16 x i8>, ptr %625, align 1, !tbaa !131
  %628 = getelementptr inbounds nuw i8, ptr %601, i64 %623
  %629 = getelementptr inbounds nuw i8, ptr %628, i64 16
  store <16 x i8> %626, ptr %628, align 1, !tbaa !131
  store <16 x i8> %627, ptr %629, align 1, !tbaa !131
  %630 = add nuw i64 %623, 32
  %631 = icmp eq i64 %630, %621
  br i1 %631, label %632, label %622, !llvm.loop !132

632:                                              ; preds = %622
  %633 = icmp eq i64 %608, %621
  br i1 %633, label %684, label %634

634:                                              ; preds = %632
  %635 = icmp eq i64 %620, 0
  br i1 %635, label %648, label %636, !prof !133

636:                                              ; preds = %617, %634
  %637 = phi i64 [ %621, %634 ], [ 0, %617 ]
  %638 = and i64 %608, 9223372036854775804
  br label %639

639:                                              ; preds = %639, %636
  %640 = phi i64 [ %637, %636 ], [ %644, %639 ]
  %641 = getelementptr inbounds nuw i8, ptr %606, i64 %640
  %642 = load <4 x i8>, ptr %641, align 1, !tbaa !131
  %643 = getelementptr inbounds nuw i8, ptr %601, i64 %640
  store <4 x i8> %642, ptr %643, align 1, !tbaa !131
  %644 = add nuw i64 %640, 4
  %645 = icmp eq i64 %644, %638
  br i1 %645, label %646, label %639, !llvm.loop !134

646:                                              ; preds = %639
  %647 = icmp eq i64 %608, %638
  br i1 %647, label %684, label %648

648:                                              ; preds = %610, %634, %646
  %649 = phi i64 [ 0, %610 ], [ %621, %634 ], [ %638, %646 ]
  %650 = and i64 %608, 3
  %651 = icmp eq i64 %650, 0
  br i1 %651, label %661, label %652

652:                                              ; preds = %648, %652
  %653 = phi i64 [ %658, %652 ], [ %649, %648 ]
  %654 = phi i64 [ %659, %652 ], [ 0, %648 ]
  %655 = getelementptr inbounds nuw i8, ptr %606, i64 %653
  %656 = load i8, ptr %655, align 1, !tbaa !131
  %657 = getelementptr inbounds nuw i8, ptr %601, i64 %653
  store i8 %656, ptr %657, align 1, !tbaa !131
  %658 = add nuw nsw i64 %653, 1
  %659 = add i64 %654, 1
  %660 = icmp eq i64 %659, %650
  br i1 %660, label %661, label %652, !llvm.loop !135

661:                                              ; preds = %652, %648
  %662 = phi i64 [ %649, %648 ], [ %658, %652 ]
  %663 = sub nsw i64 %649, %608
  %664 = icmp ugt i64 %663, -4
  br i1 %664, label %684, label %665

665:                                              ; preds = %661, %665
  %666 = phi i64 [ %682, %665 ], [ %662, %661 ]
  %667 = getelementptr inbounds nuw i8, ptr %606, i64 %666
  %668 = load i8, ptr %667, align 1, !tbaa !131
  %669 = getelementptr inbounds nuw i8, ptr %601, i64 %666
  store i8 %668, ptr %669, align 1, !tbaa !131
  %670 = add nuw nsw i64 %666, 1
  %671 = getelementptr inbounds nuw i8, ptr %606, i64 %670
  %672 = load i8, ptr %671, align 1, !tbaa !131
  %673 = getelementptr inbounds nuw i8, ptr %601, i64 %670
  store i8 %672, ptr %673, align 1, !tbaa !131
  %674 = add nuw nsw i64 %666, 2
  %675 = getelementptr inbounds nuw i8, ptr %606, i64 %674
  %676 = load i8, ptr %675, align 1, !tbaa !131
  %677 = getelementptr inbounds nuw i8, ptr %601, i64 %674
  store i8 %676, ptr %677, align 1, !tbaa !131
  %678 = add nuw nsw i64 %666, 3
  %679 = getelementptr inbounds nuw i8, ptr %606, i64 %678
  %680 = load i8, ptr %679, align 1, !tbaa !131
  %681 = getelementptr inbounds nuw i8, ptr %601, i64 %678
  store i8 %680, ptr %681, align 1, !tbaa !131
  %682 = add nuw nsw i64 %666, 4
  %683 = icmp eq i64 %682, %608
  br i1 %683, label %684, label %665, !llvm.loop !136

684:                                              ; preds = %661, %665, %646, %632
  %685 = load i32, ptr %422, align 4, !tbaa !87
  br label %686

686:                                              ; preds = %684, %598, %591
  %687 = phi i32 [ %685, %684 ], [ %592, %598 ], [ %592, %591 ]
  %688 = add nuw nsw i64 %593, 1
  %689 = sext i32 %687 to i64
  %690 = icmp slt i64 %688, %689
  br i1 %690, label %591, label %809, !llvm.loop !137

691:                                              ; preds = %190
  %692 = load ptr, ptr %173, align 8, !tbaa !44
  %693 = getelementptr inbounds nuw i8, ptr %692, i64 16
  %694 = load ptr, ptr %693, align 8, !tbaa !138
  %695 = getelementptr inbounds nuw i8, ptr %171, i64 40
  %696 = load i32, ptr %695, align 4, !tbaa !139
  br label %697

697:                                              ; preds = %697, %691
  %698 = phi i64 [ %702, %697 ], [ 0, %691 ]
  %699 = getelementptr inbounds nuw ptr, ptr %187, i64 %698
  %700 = load ptr, ptr %699, align 8, !tbaa !53
  %701 = icmp eq ptr %700, null
  %702 = add nuw nsw i64 %698, 1
  br i1 %701, label %697, label %703, !llvm.loop !140

703:                                              ; preds = %697
  %704 = sext i32 %696 to i64
  %705 = getelementptr inbounds i32, ptr %694, i64 %704
  %706 = trunc nuw nsw i64 %698 to i32
  %707 = getelementptr inbounds nuw i8, ptr %700, i64 24
  %708 = load i32, ptr %707, align 8, !tbaa !54
  %709 = add nsw i32 %708, 1
  store i32 %709, ptr %707, align 8, !tbaa !54
  store ptr %700, ptr %188, align 8, !tbaa !53
  %710 = getelementptr inbounds nuw i8, ptr %188, i64 8
  store ptr null, ptr %710, align 8, !tbaa !53
  %711 = getelementptr inbounds nuw i8, ptr %705, i64 4
  %712 = load i32, ptr %711, align 4, !tbaa !5
  %713 = getelementptr inbounds nuw i8, ptr %705, i64 8
  %714 = load i32, ptr %713, align 4, !tbaa !5
  %715 = icmp eq i32 %712, %714
  br i1 %715, label %809, label %716

716:                                              ; preds = %703
  %717 = getelementptr inbounds nuw i8, ptr %171, i64 36
  %718 = load i32, ptr %717, align 4, !tbaa !89
  %719 = add nsw i32 %718, 1
  %720 = getelementptr inbounds nuw i8, ptr %692, i64 40
  %721 = load ptr, ptr %720, align 8, !tbaa !90
  %722 = sext i32 %719 to i64
  %723 = getelementptr inbounds i32, ptr %721, i64 %722
  %724 = load i32, ptr %723, align 4, !tbaa !5
  %725 = icmp sgt i32 %724, -1
  br i1 %725, label %726, label %735

726:                                              ; preds = %716
  %727 = zext nneg i32 %724 to i64
  %728 = getelementptr inbounds nuw ptr, ptr %187, i64 %727
  %729 = load ptr, ptr %728, align 8, !tbaa !53
  %730 = icmp eq ptr %729, null
  br i1 %730, label %809, label %731

731:                                              ; preds = %726
  %732 = getelementptr inbounds nuw i8, ptr %729, i64 24
  %733 = load i32, ptr %732, align 8, !tbaa !54
  %734 = add nsw i32 %733, 1
  store i32 %734, ptr %732, align 8, !tbaa !54
  store ptr %729, ptr %710, align 8, !tbaa !53
  br label %746

735:                                              ; preds = %716
  %736 = getelementptr inbounds nuw i8, ptr %692, i64 32
  %737 = load ptr, ptr %736, align 8, !tbaa !91
  %738 = getelementptr inbounds i64, ptr %737, i64 %722
  %739 = load i64, ptr %738, align 8, !tbaa !92
  %740 = getelementptr inbounds nuw i8, ptr %692, i64 48
  %741 = load ptr, ptr %740, align 8, !tbaa !93
  %742 = getelementptr inbounds i32, ptr %741, i64 %722
  %743 = load i32, ptr %742, align 4, !tbaa !5
  %744 = tail call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %739, i32 noundef %743)
  store ptr %744, ptr %710, align 8, !tbaa !53
  %745 = icmp eq ptr %744, null
  br i1 %745, label %809, label %746

746:                                              ; preds = %735, %731
  %747 = phi ptr [ %729, %731 ], [ %744, %735 ]
  %748 = load ptr, ptr %747, align 8, !tbaa !117
  store i32 %706, ptr %748, align 4, !tbaa !5
  br label %809

749:                                              ; preds = %190
  %750 = load ptr, ptr %187, align 8, !tbaa !53
  %751 = icmp eq ptr %750, null
  br i1 %751, label %756, label %752

752:                                              ; preds = %749
  %753 = getelementptr inbounds nuw i8, ptr %750, i64 24
  %754 = load i32, ptr %753, align 8, !tbaa !54
  %755 = add nsw i32 %754, 1
  store i32 %755, ptr %753, align 8, !tbaa !54
  br label %756

756:                                              ; preds = %752, %749
  %757 = getelementptr inbounds nuw i8, ptr %187, i64 8
  %758 = load ptr, ptr %757, align 8, !tbaa !53
  %759 = load ptr, ptr %758, align 8, !tbaa !117
  %760 = load i8, ptr %759, align 1, !tbaa !131
  %761 = icmp eq i8 %760, 0
  %762 = select i1 %761, ptr %750, ptr null
  store ptr %762, ptr %188, align 8, !tbaa !53
  %763 = icmp eq ptr %762, null
  %764 = select i1 %763, ptr %750, ptr null
  %765 = getelementptr inbounds nuw i8, ptr %188, i64 8
  store ptr %764, ptr %765, align 8, !tbaa !53
  br label %809

766:                                              ; preds = %190, %190, %190, %190
  %767 = load ptr, ptr %187, align 8, !tbaa !53
  %768 = icmp eq ptr %767, null
  br i1 %768, label %773, label %769

769:                                              ; preds = %766
  %770 = getelementptr inbounds nuw i8, ptr %767, i64 24
  %771 = load i32, ptr %770, align 8, !tbaa !54
  %772 = add nsw i32 %771, 1
  store i32 %772, ptr %770, align 8, !tbaa !54
  br label %773

773:                                              ; preds = %769, %766
  store ptr %767, ptr %188, align 8, !tbaa !53
  br label %809

774:                                              ; preds = %190
  %775 = load ptr, ptr %141, align 8, !tbaa !141
  %776 = getelementptr inbounds nuw i8, ptr %171, i64 4
  %777 = load i32, ptr %776, align 4, !tbaa !96
  %778 = sext i32 %777 to i64
  %779 = getelementptr inbounds ptr, ptr %775, i64 %778
  %780 = load ptr, ptr %779, align 8, !tbaa !53
  %781 = icmp eq ptr %780, null
  br i1 %781, label %786, label %782

782:                                              ; preds = %774
  %783 = getelementptr inbounds nuw i8, ptr %780, i64 24
  %784 = load i32, ptr %783, align 8, !tbaa !54
  %785 = add nsw i32 %784, 1
  store i32 %785, ptr %783, align 8, !tbaa !54
  br label %786

786:                                              ; preds = %782, %774
  store ptr %780, ptr %188, align 8, !tbaa !53
  br label %809

787:                                              ; preds = %190
  %788 = getelementptr inbounds nuw i8, ptr %173, i64 104
  %789 = load ptr, ptr %788, align 8, !tbaa !52
  %790 = getelementptr inbounds nuw i8, ptr %171, i64 4
  %791 = load i32, ptr %790, align 4, !tbaa !96
  %792 = sext i32 %791 to i64
  %793 = getelementptr inbounds ptr, ptr %789, i64 %792
  %794 = load ptr, ptr %793, align 8, !tbaa !53
  store ptr %794, ptr %188, align 8, !tbaa !53
  store ptr null, ptr %793, align 8, !tbaa !53
  br label %809

795:                                              ; preds = %190
  %796 = load ptr, ptr %187, align 8, !tbaa !53
  %797 = icmp eq ptr %796, null
  br i1 %797, label %802, label %798

798:                                              ; preds = %795
  %799 = getelementptr inbounds nuw i8, ptr %796, i64 24
  %800 = load i32, ptr %799, align 8, !tbaa !54
  %801 = add nsw i32 %800, 1
  store i32 %801, ptr %799, align 8, !tbaa !54
  br label %802

802:                                              ; preds = %798, %795
  %803 = getelementptr inbounds nuw i8, ptr %173, i64 112
  %804 = load ptr, ptr %803, align 8, !tbaa !142
  %805 = getelementptr inbounds nuw i8, ptr %171, i64 4
  %806 = load i32, ptr %805, align 4, !tbaa !96
  %807 = sext i32 %806 to i64
  %808 = getelementptr inbounds ptr, ptr %804, i64 %807
  store ptr %796, ptr %808, align 8, !tbaa !53
  br label %809

809:                                              ; preds = %496, %686, %802, %787, %786, %773, %756, %746, %735, %726, %703, %585, %488, %190, %166
  %810 = load i32, ptr %131, align 8, !tbaa !62
  %811 = icmp eq i32 %810, 0
  br i1 %811, label %812, label %813

812:                                              ; preds = %809
  tail call fastcc void @complete(ptr noundef nonnull %0, ptr noundef %173, ptr noundef %175, ptr noundef %171, ptr noundef %188, i32 noundef %177)
  br label %813

813:                                              ; preds = %250, %192, %242, %273, %368, %809, %812
  %814 = load ptr, ptr %8, align 8, !tbaa !27
  %815 = icmp eq ptr %814, null
  br i1 %815, label %147, label %832, !llvm.loop !143

816:                                              ; preds = %160
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 1, i32 noundef 1, ptr noundef null, ptr noundef null)
  %817 = load i32, ptr %131, align 8, !tbaa !62
  %818 = icmp eq i32 %817, 0
  br i1 %818, label %819, label %832

819:                                              ; preds = %150, %816
  %820 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %821 = load i32, ptr %820, align 4, !tbaa !144
  %822 = icmp eq i32 %821, 0
  br i1 %822, label %823, label %832

823:                                              ; preds = %819
  %824 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %825 = load i64, ptr %824, align 8, !tbaa !95
  %826 = icmp eq i64 %825, 0
  br i1 %826, label %827, label %831

827:                                              ; preds = %823
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 13, i32 noundef 5, ptr noundef null, ptr noundef null)
  %828 = load i32, ptr %131, align 8, !tbaa !62
  %829 = freeze i32 %828
  %830 = icmp eq i32 %829, 0
  br i1 %830, label %831, label %832

831:                                              ; preds = %823, %827
  br label %832

832:                                              ; preds = %147, %813, %831, %827, %269, %819, %816
  %833 = phi i32 [ -1, %269 ], [ %817, %816 ], [ %829, %827 ], [ 0, %819 ], [ -2, %831 ], [ %148, %147 ], [ -1, %813 ]
  ret i32 %833
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
  br i1 %11, label %8, label %13, !llvm.loop !145

13:                                               ; preds = %8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %15 = shl i64 %9, 34
  %16 = shl nuw nsw i64 %10, 32
  %17 = add i64 %16, %15
  %18 = ashr exact i64 %17, 29
  %19 = getelementptr inbounds i8, ptr %14, i64 %18
  %20 = load ptr, ptr %19, align 8, !tbaa !119
  store ptr %20, ptr %1, align 8, !tbaa !119
  store ptr %1, ptr %19, align 8, !tbaa !119
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @fail(ptr noundef captures(none) %0, i32 noundef range(i32 1, 0) %1, i32 noundef range(i32 0, 6) %2, ptr noundef readonly captures(address_is_null) %3, ptr noundef %4) unnamed_addr #3 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %7 = load i32, ptr %6, align 8, !tbaa !62
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %34

9:                                                ; preds = %5
  store i32 %1, ptr %6, align 8, !tbaa !62
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 116
  store i32 %2, ptr %10, align 4, !tbaa !146
  %11 = icmp eq ptr %3, null
  br i1 %11, label %12, label %14

12:                                               ; preds = %9
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i32 -1, ptr %13, align 8, !tbaa !147
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
  store i32 %21, ptr %22, align 8, !tbaa !147
  %23 = icmp eq ptr %4, null
  br i1 %23, label %31, label %24

24:                                               ; preds = %14
  %25 = load ptr, ptr %15, align 8, !tbaa !63
  %26 = ptrtoint ptr %4 to i64
  %27 = ptrtoint ptr %25 to i64
  %28 = sub i64 %26, %27
  %29 = sdiv exact i64 %28, 44
  %30 = trunc i64 %29 to i32
  br label %31

31:                                               ; preds = %12, %14, %24
  %32 = phi i32 [ %30, %24 ], [ -1, %14 ], [ -1, %12 ]
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 124
  store i32 %32, ptr %33, align 4, !tbaa !148
  br label %34

34:                                               ; preds = %5, %31
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nounwind uwtable
define void @tfc_finish(ptr noundef captures(none) %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %4 = load ptr, ptr %3, align 8, !tbaa !149
  %5 = load ptr, ptr %4, align 8, !tbaa !44
  %6 = load ptr, ptr %5, align 8, !tbaa !63
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !151
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_node, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %12 = load i64, ptr %11, align 8, !tbaa !95
  %13 = add nsw i64 %12, -1
  store i64 %13, ptr %11, align 8, !tbaa !95
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %15 = load ptr, ptr %14, align 8, !tbaa !152
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %17 = load ptr, ptr %16, align 8, !tbaa !153
  tail call fastcc void @complete(ptr noundef %0, ptr noundef nonnull %4, ptr noundef %15, ptr noundef %10, ptr noundef %17, i32 noundef 0)
  %18 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %19 = load i32, ptr %18, align 4, !tbaa !87
  %20 = sext i32 %19 to i64
  %21 = shl nsw i64 %20, 3
  %22 = add nsw i64 %21, 40
  tail call fastcc void @give(ptr noundef %0, ptr noundef %1, i64 noundef %22)
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @complete(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef captures(none) %4, i32 noundef %5) unnamed_addr #5 {
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %8 = load ptr, ptr %7, align 8, !tbaa !82
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %10 = load i32, ptr %9, align 4, !tbaa !83
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds ptr, ptr %8, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %14 = load i32, ptr %13, align 4, !tbaa !112
  %15 = sext i32 %14 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %12, i64 noundef %15)
  %16 = load i32, ptr %3, align 4, !tbaa !86
  switch i32 %16, label %170 [
    i32 4, label %17
    i32 5, label %96
    i32 6, label %116
  ]

17:                                               ; preds = %6
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %19 = load i32, ptr %18, align 4, !tbaa !96
  %20 = icmp slt i32 %19, 0
  %21 = load ptr, ptr %1, align 8, !tbaa !44
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 24
  %23 = load ptr, ptr %22, align 8, !tbaa !37
  %24 = ashr i32 %19, 31
  %25 = xor i32 %24, %19
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw %struct.tfc_frame, ptr %23, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %29 = load ptr, ptr %28, align 8, !tbaa !80
  %30 = icmp eq ptr %29, null
  br i1 %30, label %40, label %31

31:                                               ; preds = %17, %36
  %32 = phi ptr [ %38, %36 ], [ %29, %17 ]
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %34 = load ptr, ptr %33, align 8, !tbaa !56
  %35 = icmp eq ptr %34, %27
  br i1 %35, label %51, label %36

36:                                               ; preds = %31
  %37 = getelementptr inbounds nuw i8, ptr %32, i64 32
  %38 = load ptr, ptr %37, align 8, !tbaa !80
  %39 = icmp eq ptr %38, null
  br i1 %39, label %40, label %31, !llvm.loop !154

40:                                               ; preds = %36, %17
  %41 = tail call fastcc ptr @new_instance(ptr noundef %0, ptr noundef %21, ptr noundef %27, i32 noundef 0)
  %42 = icmp eq ptr %41, null
  br i1 %42, label %171, label %43

43:                                               ; preds = %40
  %44 = getelementptr inbounds nuw i8, ptr %41, i64 24
  store ptr %1, ptr %44, align 8, !tbaa !98
  %45 = getelementptr inbounds nuw i8, ptr %41, i64 40
  store ptr %2, ptr %45, align 8, !tbaa !99
  %46 = load ptr, ptr %28, align 8, !tbaa !155
  %47 = getelementptr inbounds nuw i8, ptr %41, i64 32
  store ptr %46, ptr %47, align 8, !tbaa !156
  store ptr %41, ptr %28, align 8, !tbaa !155
  %48 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %49 = load i64, ptr %48, align 8, !tbaa !60
  %50 = add nsw i64 %49, 1
  store i64 %50, ptr %48, align 8, !tbaa !60
  br label %51

51:                                               ; preds = %31, %43
  %52 = phi ptr [ %41, %43 ], [ %32, %31 ]
  br i1 %20, label %53, label %72

53:                                               ; preds = %51
  %54 = getelementptr inbounds nuw i8, ptr %52, i64 80
  %55 = load ptr, ptr %54, align 8, !tbaa !157
  %56 = getelementptr inbounds nuw i8, ptr %52, i64 64
  %57 = load i32, ptr %56, align 8, !tbaa !158
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %56, align 8, !tbaa !158
  %59 = sext i32 %57 to i64
  %60 = getelementptr inbounds %struct.held, ptr %55, i64 %59
  %61 = icmp eq i32 %5, 0
  br i1 %61, label %62, label %69

62:                                               ; preds = %53
  %63 = load ptr, ptr %4, align 8, !tbaa !53
  %64 = icmp eq ptr %63, null
  br i1 %64, label %69, label %65

65:                                               ; preds = %62
  %66 = getelementptr inbounds nuw i8, ptr %63, i64 24
  %67 = load i32, ptr %66, align 8, !tbaa !54
  %68 = add nsw i32 %67, 1
  store i32 %68, ptr %66, align 8, !tbaa !54
  br label %69

69:                                               ; preds = %65, %62, %53
  %70 = phi ptr [ null, %53 ], [ null, %62 ], [ %63, %65 ]
  store ptr %3, ptr %60, align 8, !tbaa !79
  %71 = getelementptr inbounds nuw i8, ptr %60, i64 8
  store ptr %70, ptr %71, align 8, !tbaa !53
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
  %79 = load i64, ptr %73, align 8, !tbaa !159
  br label %80

80:                                               ; preds = %78, %76
  %81 = phi i64 [ %79, %78 ], [ 0, %76 ]
  %82 = icmp sgt i64 %77, %81
  %83 = load ptr, ptr %74, align 8, !tbaa !55
  br i1 %82, label %84, label %86

84:                                               ; preds = %80
  %85 = load ptr, ptr %83, align 8, !tbaa !57
  tail call fastcc void @settle(ptr noundef %0, ptr noundef nonnull %52, ptr noundef %85)
  br label %171

86:                                               ; preds = %80
  %87 = load ptr, ptr %75, align 8, !tbaa !56
  %88 = getelementptr inbounds nuw i8, ptr %87, i64 24
  %89 = load i32, ptr %88, align 8, !tbaa !160
  %90 = add nsw i32 %89, 1
  %91 = sext i32 %90 to i64
  %92 = srem i64 %77, %91
  %93 = getelementptr inbounds nuw ptr, ptr %83, i64 %92
  %94 = load ptr, ptr %93, align 8, !tbaa !57
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %52, ptr noundef %94, ptr noundef nonnull %3, ptr noundef readonly %4, i32 noundef %5)
  %95 = add nuw nsw i64 %77, 1
  br label %76, !llvm.loop !161

96:                                               ; preds = %6
  %97 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %98 = load ptr, ptr %97, align 8, !tbaa !162
  %99 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %100 = load i32, ptr %99, align 4, !tbaa !96
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds i64, ptr %98, i64 %101
  %103 = icmp eq i32 %5, 0
  %104 = load i64, ptr %102, align 8, !tbaa !92
  %105 = icmp eq i64 %104, -2
  br i1 %103, label %109, label %106

106:                                              ; preds = %96
  br i1 %105, label %177, label %107

107:                                              ; preds = %106
  %108 = load i64, ptr %2, align 8, !tbaa !163
  store i64 %108, ptr %102, align 8, !tbaa !92
  br label %177

109:                                              ; preds = %96
  br i1 %105, label %110, label %111

110:                                              ; preds = %109
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 13, i32 noundef 4, ptr noundef nonnull readonly %1, ptr noundef nonnull %3)
  br label %173

111:                                              ; preds = %109
  store i64 -2, ptr %102, align 8, !tbaa !92
  %112 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %113 = load ptr, ptr %112, align 8, !tbaa !98
  %114 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %115 = load ptr, ptr %114, align 8, !tbaa !99
  tail call fastcc void @send(ptr noundef %0, ptr noundef %113, ptr noundef %115, ptr noundef nonnull %3, ptr noundef readonly %4, i32 noundef 0)
  br label %173

116:                                              ; preds = %6
  %117 = icmp eq i32 %5, 0
  br i1 %117, label %118, label %177

118:                                              ; preds = %116
  %119 = load i64, ptr %2, align 8, !tbaa !163
  %120 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %121 = load i64, ptr %120, align 8, !tbaa !159
  %122 = icmp eq i64 %119, %121
  br i1 %122, label %123, label %156

123:                                              ; preds = %118
  %124 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %125 = load i64, ptr %124, align 8, !tbaa !164
  %126 = add i64 %119, 1
  %127 = sub i64 %126, %125
  %128 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %129 = load ptr, ptr %128, align 8, !tbaa !56
  %130 = getelementptr inbounds nuw i8, ptr %129, i64 24
  %131 = load i32, ptr %130, align 8, !tbaa !160
  %132 = sext i32 %131 to i64
  %133 = icmp slt i64 %127, %132
  br i1 %133, label %150, label %134

134:                                              ; preds = %123
  %135 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %136 = load ptr, ptr %135, align 8, !tbaa !165
  %137 = getelementptr inbounds nuw i8, ptr %1, i64 68
  %138 = load i32, ptr %137, align 4, !tbaa !166
  %139 = add nsw i32 %138, 1
  store i32 %139, ptr %137, align 4, !tbaa !166
  %140 = sext i32 %138 to i64
  %141 = getelementptr inbounds %struct.held, ptr %136, i64 %140
  %142 = load ptr, ptr %4, align 8, !tbaa !53
  %143 = icmp eq ptr %142, null
  br i1 %143, label %148, label %144

144:                                              ; preds = %134
  %145 = getelementptr inbounds nuw i8, ptr %142, i64 24
  %146 = load i32, ptr %145, align 8, !tbaa !54
  %147 = add nsw i32 %146, 1
  store i32 %147, ptr %145, align 8, !tbaa !54
  br label %148

148:                                              ; preds = %144, %134
  store ptr %3, ptr %141, align 8, !tbaa !79
  %149 = getelementptr inbounds nuw i8, ptr %141, i64 8
  store ptr %142, ptr %149, align 8, !tbaa !53
  br label %173

150:                                              ; preds = %123
  tail call fastcc void @begin_iteration(ptr noundef %0, ptr noundef nonnull %1)
  %151 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %152 = load i32, ptr %151, align 8, !tbaa !62
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %154, label %173

154:                                              ; preds = %150
  %155 = load i64, ptr %2, align 8, !tbaa !163
  br label %156

156:                                              ; preds = %154, %118
  %157 = phi i64 [ %155, %154 ], [ %119, %118 ]
  %158 = add nsw i64 %157, 1
  %159 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %160 = load ptr, ptr %159, align 8, !tbaa !55
  %161 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %162 = load ptr, ptr %161, align 8, !tbaa !56
  %163 = getelementptr inbounds nuw i8, ptr %162, i64 24
  %164 = load i32, ptr %163, align 8, !tbaa !160
  %165 = add nsw i32 %164, 1
  %166 = sext i32 %165 to i64
  %167 = srem i64 %158, %166
  %168 = getelementptr inbounds ptr, ptr %160, i64 %167
  %169 = load ptr, ptr %168, align 8, !tbaa !57
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
  %175 = load i32, ptr %174, align 4, !tbaa !87
  %176 = sext i32 %175 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %4, i64 noundef %176)
  br label %177

177:                                              ; preds = %106, %107, %116, %173, %171
  %178 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %179 = load i32, ptr %178, align 8, !tbaa !62
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
  %2 = load ptr, ptr %0, align 8, !tbaa !167
  %3 = ptrtoint ptr %2 to i64
  %4 = add i64 %3, 63
  %5 = and i64 %4, -64
  %6 = inttoptr i64 %5 to ptr
  ret ptr %6
}

; Function Attrs: mustprogress nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define void @tfc_block_free(ptr noundef captures(none) %0) local_unnamed_addr #7 {
  tail call void @free(ptr noundef %0) #17
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
  %8 = load i64, ptr %7, align 8, !tbaa !169
  %9 = icmp sgt i64 %8, %6
  br i1 %9, label %10, label %81

10:                                               ; preds = %3
  switch i32 %2, label %75 [
    i32 0, label %11
    i32 1, label %44
  ]

11:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #17
  %12 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #17
  %13 = load i64, ptr %5, align 8, !tbaa !173
  %14 = mul nsw i64 %13, 1000000000
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !175
  %17 = add nsw i64 %14, %16
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #17
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %19 = load ptr, ptr %18, align 8, !tbaa !176
  %20 = getelementptr inbounds nuw %struct.tfc_runs, ptr %19, i64 %6
  %21 = load i64, ptr %20, align 8, !tbaa !177
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %25

23:                                               ; preds = %11
  %24 = getelementptr inbounds nuw i8, ptr %20, i64 16
  store i64 %17, ptr %24, align 8, !tbaa !179
  br label %25

25:                                               ; preds = %23, %11
  %26 = getelementptr inbounds nuw i8, ptr %20, i64 24
  store i64 %17, ptr %26, align 8, !tbaa !180
  %27 = add nsw i64 %21, 1
  store i64 %27, ptr %20, align 8, !tbaa !177
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %29 = load i64, ptr %28, align 8, !tbaa !181
  %30 = icmp slt i64 %21, %29
  br i1 %30, label %31, label %81

31:                                               ; preds = %25
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %33 = load i64, ptr %32, align 8, !tbaa !182
  %34 = add nsw i64 %33, 1
  store i64 %34, ptr %32, align 8, !tbaa !182
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %36 = load i64, ptr %35, align 8, !tbaa !183
  %37 = icmp slt i64 %33, %36
  br i1 %37, label %38, label %81

38:                                               ; preds = %31
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %40 = load ptr, ptr %39, align 8, !tbaa !184
  %41 = getelementptr inbounds %struct.tfc_event, ptr %40, i64 %33
  store i64 %17, ptr %41, align 8, !tbaa !92
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 8
  store i64 0, ptr %42, align 8, !tbaa !92
  %43 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 %6, ptr %43, align 8, !tbaa !92
  br label %81

44:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #17
  %45 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #17
  %46 = load i64, ptr %4, align 8, !tbaa !173
  %47 = mul nsw i64 %46, 1000000000
  %48 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %49 = load i64, ptr %48, align 8, !tbaa !175
  %50 = add nsw i64 %47, %49
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #17
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %52 = load ptr, ptr %51, align 8, !tbaa !176
  %53 = getelementptr inbounds nuw %struct.tfc_runs, ptr %52, i64 %6
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 24
  %55 = load i64, ptr %54, align 8, !tbaa !180
  %56 = sub i64 %50, %55
  %57 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %58 = load i64, ptr %57, align 8, !tbaa !185
  %59 = add nsw i64 %56, %58
  store i64 %59, ptr %57, align 8, !tbaa !185
  store i64 %50, ptr %54, align 8, !tbaa !180
  %60 = load i64, ptr %53, align 8, !tbaa !177
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %62 = load i64, ptr %61, align 8, !tbaa !181
  %63 = icmp sgt i64 %60, %62
  br i1 %63, label %81, label %64

64:                                               ; preds = %44
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %66 = load i64, ptr %65, align 8, !tbaa !182
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %68 = load i64, ptr %67, align 8, !tbaa !183
  %69 = icmp sgt i64 %66, %68
  br i1 %69, label %81, label %70

70:                                               ; preds = %64
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %72 = load ptr, ptr %71, align 8, !tbaa !184
  %73 = getelementptr %struct.tfc_event, ptr %72, i64 %66
  %74 = getelementptr i8, ptr %73, i64 -16
  store i64 %50, ptr %74, align 8, !tbaa !186
  br label %81

75:                                               ; preds = %10
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %77 = load ptr, ptr %76, align 8, !tbaa !176
  %78 = getelementptr inbounds nuw %struct.tfc_runs, ptr %77, i64 %6
  %79 = load i64, ptr %78, align 8, !tbaa !177
  %80 = add nsw i64 %79, 1
  store i64 %80, ptr %78, align 8, !tbaa !177
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
  store i32 0, ptr %6, align 32, !tbaa !131
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i32 0, ptr %7, align 32, !tbaa !131
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i32 0, ptr %8, align 4, !tbaa !131
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i32 0, ptr %9, align 8, !tbaa !131
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store i32 0, ptr %10, align 32, !tbaa !131
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store ptr %0, ptr %12, align 16, !tbaa !188
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
  store ptr %0, ptr %20, align 16, !tbaa !188
  %21 = getelementptr inbounds nuw i8, ptr %19, i64 24
  %22 = tail call i32 @pthread_create(ptr noundef nonnull %21, ptr noundef null, ptr noundef nonnull @worker_main, ptr noundef nonnull %19) #17
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

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #11

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @worker_main(ptr noundef %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 16, !tbaa !188
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

20:                                               ; preds = %104, %1
  %21 = phi i32 [ 0, %1 ], [ %44, %104 ]
  %22 = load i32, ptr %10, align 4, !tbaa !5
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %32, label %24

24:                                               ; preds = %20, %28
  %25 = phi i32 [ %29, %28 ], [ 0, %20 ]
  %26 = load atomic i32, ptr %11 acquire, align 64
  %27 = icmp eq i32 %26, %21
  br i1 %27, label %28, label %43

28:                                               ; preds = %24
  tail call void @llvm.x86.sse2.pause()
  %29 = add nuw i32 %25, 1
  %30 = load i32, ptr %10, align 4, !tbaa !5
  %31 = icmp ult i32 %29, %30
  br i1 %31, label %24, label %32, !llvm.loop !190

32:                                               ; preds = %28, %20
  %33 = atomicrmw add ptr %12, i32 1 seq_cst, align 4
  %34 = load atomic i32, ptr %11 seq_cst, align 64
  %35 = icmp eq i32 %34, %21
  br i1 %35, label %36, label %40

36:                                               ; preds = %32, %36
  %37 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %11, i32 noundef 128, i32 noundef %21, ptr noundef null, ptr noundef null, i32 noundef 0) #17
  %38 = load atomic i32, ptr %11 seq_cst, align 64
  %39 = icmp eq i32 %38, %21
  br i1 %39, label %36, label %40, !llvm.loop !191

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
  br i1 %52, label %104, label %53

53:                                               ; preds = %50
  %54 = add nsw i32 %51, 1
  %55 = cmpxchg weak ptr %14, i32 %51, i32 %54 acquire monotonic, align 64
  %56 = extractvalue { i32, i1 } %55, 1
  %57 = extractvalue { i32, i1 } %55, 0
  br i1 %56, label %58, label %50, !llvm.loop !192

58:                                               ; preds = %53
  %59 = load i32, ptr %15, align 32, !tbaa !5
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %99, label %61

61:                                               ; preds = %58, %96
  %62 = phi i32 [ %97, %96 ], [ 0, %58 ]
  %63 = add i32 %62, %9
  %64 = urem i32 %63, %59
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw %struct.tfc_worker, ptr %4, i64 %65
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 8
  %68 = load atomic i64, ptr %66 monotonic, align 64
  %69 = load i64, ptr %67, align 8, !tbaa !193
  %70 = icmp slt i64 %68, %69
  br i1 %70, label %71, label %96

71:                                               ; preds = %61, %92
  %72 = phi i64 [ %93, %92 ], [ %69, %61 ]
  %73 = atomicrmw add ptr %66, i64 1 monotonic, align 64
  %74 = icmp slt i64 %73, %72
  br i1 %74, label %75, label %92

75:                                               ; preds = %71
  %76 = load ptr, ptr %16, align 8, !tbaa !194
  %77 = load ptr, ptr %17, align 8, !tbaa !196
  %78 = load i64, ptr %18, align 8, !tbaa !197
  %79 = load i64, ptr %19, align 8, !tbaa !198
  %80 = sdiv i64 %78, %79
  %81 = mul nsw i64 %80, %73
  %82 = srem i64 %78, %79
  %83 = mul nsw i64 %82, %73
  %84 = sdiv i64 %83, %79
  %85 = add nsw i64 %84, %81
  %86 = add nsw i64 %73, 1
  %87 = mul nsw i64 %80, %86
  %88 = mul nsw i64 %82, %86
  %89 = sdiv i64 %88, %79
  %90 = add nsw i64 %89, %87
  tail call void %76(ptr noundef %77, i64 noundef %85, i64 noundef %90) #17
  %91 = load i64, ptr %67, align 8, !tbaa !193
  br label %92

92:                                               ; preds = %75, %71
  %93 = phi i64 [ %91, %75 ], [ %72, %71 ]
  %94 = load atomic i64, ptr %66 monotonic, align 64
  %95 = icmp slt i64 %94, %93
  br i1 %95, label %71, label %96, !llvm.loop !199

96:                                               ; preds = %92, %61
  %97 = add nuw i32 %62, 1
  %98 = icmp eq i32 %97, %59
  br i1 %98, label %99, label %61, !llvm.loop !200

99:                                               ; preds = %96, %58
  %100 = atomicrmw sub ptr %14, i32 1 release, align 64
  %101 = icmp eq i32 %100, 1073741825
  br i1 %101, label %102, label %104

102:                                              ; preds = %99
  %103 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %14, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #17
  br label %104

104:                                              ; preds = %50, %102, %99
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
  %10 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %4, i32 noundef 129, i32 noundef %3, ptr noundef null, ptr noundef null, i32 noundef 0) #17
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
  %19 = load i64, ptr %18, align 8, !tbaa !201
  %20 = tail call i32 @pthread_join(i64 noundef %19, ptr noundef null) #17
  %21 = add nuw nsw i64 %16, 1
  %22 = load i32, ptr %0, align 64, !tbaa !5
  %23 = zext i32 %22 to i64
  %24 = icmp samesign ult i64 %21, %23
  br i1 %24, label %15, label %14, !llvm.loop !202
}

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nounwind uwtable
define void @tfc_parallel_for(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = alloca %struct.tfc_loop, align 8
  %7 = icmp slt i64 %1, 1
  br i1 %7, label %159, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !22
  %11 = icmp eq ptr %10, null
  br i1 %11, label %19, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %14 = load ptr, ptr %13, align 8, !tbaa !203
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %18 = load i32, ptr %17, align 4, !tbaa !204
  br label %25

19:                                               ; preds = %8, %12
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %21 = load ptr, ptr %20, align 8, !tbaa !205
  %22 = icmp eq ptr %21, null
  br i1 %22, label %25, label %23

23:                                               ; preds = %19
  %24 = load i32, ptr %21, align 64, !tbaa !5
  br label %25

25:                                               ; preds = %23, %19, %16
  %26 = phi i1 [ true, %16 ], [ false, %23 ], [ false, %19 ]
  %27 = phi i32 [ %18, %16 ], [ %24, %23 ], [ 1, %19 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #17
  store ptr %2, ptr %6, align 8, !tbaa !194
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %3, ptr %28, align 8, !tbaa !196
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %1, ptr %29, align 8, !tbaa !197
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
  store i64 %39, ptr %30, align 8, !tbaa !198
  %40 = icmp samesign ugt i64 %39, 1
  %41 = and i1 %26, %40
  br i1 %41, label %42, label %48

42:                                               ; preds = %25
  %43 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %44 = load ptr, ptr %43, align 8, !tbaa !203
  %45 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %46 = load ptr, ptr %45, align 8, !tbaa !76
  %47 = trunc i64 %39 to i32
  call void %44(ptr noundef %46, i32 noundef %47, ptr noundef nonnull @run_host_chunk, ptr noundef nonnull %6) #17
  br label %158

48:                                               ; preds = %25
  %49 = icmp eq i64 %39, 1
  br i1 %49, label %157, label %50

50:                                               ; preds = %48
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %52 = load ptr, ptr %51, align 8, !tbaa !205
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 64
  %54 = cmpxchg ptr %53, i32 0, i32 1 acquire monotonic, align 64
  %55 = extractvalue { i32, i1 } %54, 1
  br i1 %55, label %56, label %157

56:                                               ; preds = %50
  %57 = getelementptr inbounds nuw i8, ptr %52, i64 256
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 64 dereferenceable(32) %57, ptr noundef nonnull readonly align 8 dereferenceable(32) %6, i64 32, i1 false), !tbaa.struct !206
  %58 = load i64, ptr %30, align 8, !tbaa !198
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
  %77 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %70, i32 noundef 129, i32 noundef %76, ptr noundef null, ptr noundef null, i32 noundef 0) #17
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
  %92 = load i64, ptr %90, align 8, !tbaa !193
  %93 = icmp slt i64 %91, %92
  br i1 %93, label %94, label %119

94:                                               ; preds = %87, %115
  %95 = phi i64 [ %116, %115 ], [ %92, %87 ]
  %96 = atomicrmw add ptr %89, i64 1 monotonic, align 64
  %97 = icmp slt i64 %96, %95
  br i1 %97, label %98, label %115

98:                                               ; preds = %94
  %99 = load ptr, ptr %57, align 8, !tbaa !194
  %100 = load ptr, ptr %83, align 8, !tbaa !196
  %101 = load i64, ptr %84, align 8, !tbaa !197
  %102 = load i64, ptr %85, align 8, !tbaa !198
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
  tail call void %99(ptr noundef %100, i64 noundef %108, i64 noundef %113) #17
  %114 = load i64, ptr %90, align 8, !tbaa !193
  br label %115

115:                                              ; preds = %98, %94
  %116 = phi i64 [ %114, %98 ], [ %95, %94 ]
  %117 = load atomic i64, ptr %89 monotonic, align 64
  %118 = icmp slt i64 %117, %116
  br i1 %118, label %94, label %119, !llvm.loop !199

119:                                              ; preds = %115, %87
  %120 = add nuw nsw i64 %88, 1
  %121 = icmp eq i64 %120, %86
  br i1 %121, label %122, label %87, !llvm.loop !200

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
  br i1 %135, label %156, label %128, !llvm.loop !207

136:                                              ; preds = %128
  %137 = atomicrmw or ptr %69, i32 1073741824 acquire, align 64
  %138 = or i32 %137, 1073741824
  %139 = icmp eq i32 %138, 1073741824
  br i1 %139, label %145, label %140

140:                                              ; preds = %136, %140
  %141 = phi i32 [ %143, %140 ], [ %138, %136 ]
  %142 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %69, i32 noundef 128, i32 noundef %141, ptr noundef null, ptr noundef null, i32 noundef 0) #17
  %143 = load atomic i32, ptr %69 acquire, align 64
  %144 = icmp eq i32 %143, 1073741824
  br i1 %144, label %145, label %140, !llvm.loop !208

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
  store i64 %153, ptr %154, align 8, !tbaa !193
  %155 = icmp eq i64 %151, %67
  br i1 %155, label %68, label %146, !llvm.loop !209

156:                                              ; preds = %132, %122, %145
  store atomic i32 0, ptr %53 release, align 64
  br label %158

157:                                              ; preds = %50, %48
  tail call void %2(ptr noundef %3, i64 noundef 0, i64 noundef %1) #17
  br label %158

158:                                              ; preds = %156, %157, %42
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #17
  br label %159

159:                                              ; preds = %5, %158
  ret void
}

; Function Attrs: nounwind uwtable
define internal void @run_host_chunk(ptr noundef readonly captures(none) %0, i32 noundef %1) #0 {
  %3 = zext i32 %1 to i64
  %4 = load ptr, ptr %0, align 8, !tbaa !194
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !196
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8, !tbaa !197
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %10 = load i64, ptr %9, align 8, !tbaa !198
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
  tail call void %4(ptr noundef %6, i64 noundef %16, i64 noundef %21) #17
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef i32 @tfc_fail(ptr noundef readonly captures(none) %0, i32 noundef returned %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, double noundef %6) local_unnamed_addr #13 {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8, !tbaa !210
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 4
  br label %11

11:                                               ; preds = %11, %7
  %12 = atomicrmw xchg ptr %10, i32 1 acquire, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %11, !llvm.loop !211

14:                                               ; preds = %11
  %15 = load atomic i32, ptr %9 monotonic, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %19 = load i64, ptr %18, align 8, !tbaa !212
  %20 = icmp slt i64 %3, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %17, %14
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 12
  store i32 %2, ptr %22, align 4, !tbaa !215
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store i64 %3, ptr %23, align 8, !tbaa !212
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i64 %4, ptr %24, align 8, !tbaa !216
  %25 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i64 %5, ptr %25, align 8, !tbaa !217
  %26 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store double %6, ptr %26, align 8, !tbaa !218
  store atomic i32 %1, ptr %9 monotonic, align 8
  br label %27

27:                                               ; preds = %21, %17
  store atomic i32 0, ptr %10 release, align 4
  ret i32 %1
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define i32 @tfc_status(ptr noundef readonly captures(none) %0) local_unnamed_addr #14 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8, !tbaa !210
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
  %7 = load ptr, ptr %6, align 8, !tbaa !74
  %8 = icmp eq ptr %7, null
  br i1 %8, label %15, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !76
  %12 = tail call i32 %7(ptr noundef %11) #17
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
  %3 = load ptr, ptr %2, align 8, !tbaa !219
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %5 = load ptr, ptr %4, align 8, !tbaa !22
  %6 = icmp eq ptr %5, null
  br i1 %6, label %423, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %9 = load ptr, ptr %8, align 8, !tbaa !223
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %15

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %13 = load ptr, ptr %12, align 8, !tbaa !74
  %14 = icmp eq ptr %13, null
  br i1 %14, label %423, label %15

15:                                               ; preds = %11, %7
  %16 = load ptr, ptr %0, align 8, !tbaa !224
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !225
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
  %33 = load i32, ptr %32, align 8, !tbaa !226
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
  %35 = load ptr, ptr %22, align 8, !tbaa !74
  %36 = icmp eq ptr %35, null
  br i1 %36, label %61, label %37

37:                                               ; preds = %34
  %38 = load i64, ptr %23, align 8, !tbaa !228
  %39 = icmp slt i64 %27, %38
  br i1 %39, label %40, label %61

40:                                               ; preds = %37
  %41 = load ptr, ptr %21, align 8, !tbaa !76
  %42 = tail call i32 %35(ptr noundef %41) #17
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %61, label %44

44:                                               ; preds = %40
  %45 = load ptr, ptr %2, align 8, !tbaa !219
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 24
  %47 = load ptr, ptr %46, align 8, !tbaa !210
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 4
  br label %49

49:                                               ; preds = %49, %44
  %50 = atomicrmw xchg ptr %48, i32 1 acquire, align 4
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %49, !llvm.loop !211

52:                                               ; preds = %49
  %53 = load atomic i32, ptr %47 monotonic, align 8
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %59, label %55

55:                                               ; preds = %52
  %56 = getelementptr inbounds nuw i8, ptr %47, i64 16
  %57 = load i64, ptr %56, align 8, !tbaa !212
  %58 = icmp sgt i64 %57, 0
  br i1 %58, label %59, label %402

59:                                               ; preds = %55, %52
  %60 = getelementptr inbounds nuw i8, ptr %47, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %60, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %47 monotonic, align 8
  br label %402

61:                                               ; preds = %40, %37, %34
  %62 = load ptr, ptr %8, align 8, !tbaa !223
  %63 = icmp eq ptr %62, null
  br i1 %63, label %68, label %64

64:                                               ; preds = %61
  %65 = load ptr, ptr %21, align 8, !tbaa !76
  %66 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %67 = load i32, ptr %66, align 4, !tbaa !229
  tail call void %62(ptr noundef %65, i32 noundef %67, i32 noundef 0) #17
  br label %68

68:                                               ; preds = %64, %61
  %69 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %70 = load i32, ptr %69, align 8, !tbaa !230
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
  %84 = load ptr, ptr %20, align 8, !tbaa !231
  %85 = load ptr, ptr %73, align 8, !tbaa !232
  %86 = getelementptr inbounds nuw i32, ptr %85, i64 %82
  %87 = load i32, ptr %86, align 4, !tbaa !5
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds ptr, ptr %84, i64 %88
  %90 = load ptr, ptr %89, align 8, !tbaa !119
  %91 = load ptr, ptr %24, align 8, !tbaa !233
  %92 = getelementptr inbounds nuw ptr, ptr %91, i64 %82
  store ptr %90, ptr %92, align 8, !tbaa !119
  br label %93

93:                                               ; preds = %81, %79, %68
  %94 = load ptr, ptr %30, align 8, !tbaa !234
  %95 = load ptr, ptr %24, align 8, !tbaa !233
  %96 = load ptr, ptr %25, align 8, !tbaa !235
  %97 = load ptr, ptr %2, align 8, !tbaa !219
  %98 = tail call i32 %94(ptr noundef %95, ptr noundef %96, ptr noundef %97) #17
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %156, label %125

100:                                              ; preds = %100, %77
  %101 = phi i64 [ 0, %77 ], [ %122, %100 ]
  %102 = phi i64 [ 0, %77 ], [ %123, %100 ]
  %103 = load ptr, ptr %20, align 8, !tbaa !231
  %104 = load ptr, ptr %73, align 8, !tbaa !232
  %105 = getelementptr inbounds nuw i32, ptr %104, i64 %101
  %106 = load i32, ptr %105, align 4, !tbaa !5
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds ptr, ptr %103, i64 %107
  %109 = load ptr, ptr %108, align 8, !tbaa !119
  %110 = load ptr, ptr %24, align 8, !tbaa !233
  %111 = getelementptr inbounds nuw ptr, ptr %110, i64 %101
  store ptr %109, ptr %111, align 8, !tbaa !119
  %112 = or disjoint i64 %101, 1
  %113 = load ptr, ptr %20, align 8, !tbaa !231
  %114 = load ptr, ptr %73, align 8, !tbaa !232
  %115 = getelementptr inbounds nuw i32, ptr %114, i64 %112
  %116 = load i32, ptr %115, align 4, !tbaa !5
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds ptr, ptr %113, i64 %117
  %119 = load ptr, ptr %118, align 8, !tbaa !119
  %120 = load ptr, ptr %24, align 8, !tbaa !233
  %121 = getelementptr inbounds nuw ptr, ptr %120, i64 %112
  store ptr %119, ptr %121, align 8, !tbaa !119
  %122 = add nuw nsw i64 %101, 2
  %123 = add i64 %102, 2
  %124 = icmp eq i64 %123, %78
  br i1 %124, label %79, label %100, !llvm.loop !236

125:                                              ; preds = %93
  %126 = load ptr, ptr %2, align 8, !tbaa !219
  %127 = getelementptr inbounds nuw i8, ptr %126, i64 24
  %128 = load ptr, ptr %127, align 8, !tbaa !210
  %129 = load atomic i32, ptr %128 acquire, align 8
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %131, label %149

131:                                              ; preds = %125
  %132 = load ptr, ptr %2, align 8, !tbaa !219
  %133 = getelementptr inbounds nuw i8, ptr %132, i64 24
  %134 = load ptr, ptr %133, align 8, !tbaa !210
  %135 = getelementptr inbounds nuw i8, ptr %134, i64 4
  br label %136

136:                                              ; preds = %136, %131
  %137 = atomicrmw xchg ptr %135, i32 1 acquire, align 4
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %139, label %136, !llvm.loop !211

139:                                              ; preds = %136
  %140 = load atomic i32, ptr %134 monotonic, align 8
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %146, label %142

142:                                              ; preds = %139
  %143 = getelementptr inbounds nuw i8, ptr %134, i64 16
  %144 = load i64, ptr %143, align 8, !tbaa !212
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
  %151 = load i32, ptr %150, align 4, !tbaa !229
  %152 = load ptr, ptr %2, align 8, !tbaa !219
  %153 = getelementptr inbounds nuw i8, ptr %152, i64 24
  %154 = load ptr, ptr %153, align 8, !tbaa !210
  %155 = getelementptr inbounds nuw i8, ptr %154, i64 8
  store i32 %151, ptr %155, align 8, !tbaa !237
  br label %156

156:                                              ; preds = %149, %93
  %157 = load ptr, ptr %8, align 8, !tbaa !223
  %158 = icmp eq ptr %157, null
  br i1 %158, label %419, label %159

159:                                              ; preds = %156
  %160 = load ptr, ptr %21, align 8, !tbaa !76
  %161 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %162 = load i32, ptr %161, align 4, !tbaa !229
  tail call void %157(ptr noundef %160, i32 noundef %162, i32 noundef 1) #17
  br label %419

163:                                              ; preds = %29
  %164 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %165 = load i32, ptr %164, align 4, !tbaa !238
  %166 = sext i32 %165 to i64
  br label %419

167:                                              ; preds = %29
  %168 = load ptr, ptr %20, align 8, !tbaa !231
  %169 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %170 = load ptr, ptr %169, align 8, !tbaa !232
  %171 = load i32, ptr %170, align 4, !tbaa !5
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds ptr, ptr %168, i64 %172
  %174 = load ptr, ptr %173, align 8, !tbaa !119
  %175 = load i8, ptr %174, align 1, !tbaa !131
  %176 = icmp eq i8 %175, 0
  br i1 %176, label %177, label %419

177:                                              ; preds = %167
  %178 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %179 = load i32, ptr %178, align 4, !tbaa !238
  %180 = sext i32 %179 to i64
  br label %419

181:                                              ; preds = %29
  %182 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %183 = load ptr, ptr %182, align 8, !tbaa !232
  %184 = load ptr, ptr %20, align 8, !tbaa !231
  %185 = load i32, ptr %183, align 4, !tbaa !5
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds ptr, ptr %184, i64 %186
  %188 = load ptr, ptr %187, align 8, !tbaa !119
  store i32 0, ptr %188, align 4, !tbaa !5
  %189 = getelementptr inbounds nuw i8, ptr %183, i64 4
  %190 = load i32, ptr %189, align 4, !tbaa !5
  %191 = icmp sgt i32 %190, -1
  br i1 %191, label %192, label %419

192:                                              ; preds = %181
  %193 = zext nneg i32 %190 to i64
  %194 = getelementptr inbounds nuw ptr, ptr %184, i64 %193
  %195 = load ptr, ptr %194, align 8, !tbaa !119
  %196 = load i32, ptr %195, align 4, !tbaa !5
  %197 = icmp slt i32 %196, 1
  br i1 %197, label %198, label %419

198:                                              ; preds = %192
  %199 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %200 = load i32, ptr %199, align 4, !tbaa !238
  %201 = sext i32 %200 to i64
  br label %419

202:                                              ; preds = %29
  %203 = load ptr, ptr %8, align 8, !tbaa !223
  %204 = icmp eq ptr %203, null
  br i1 %204, label %209, label %205

205:                                              ; preds = %202
  %206 = load ptr, ptr %21, align 8, !tbaa !76
  %207 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %208 = load i32, ptr %207, align 4, !tbaa !229
  tail call void %203(ptr noundef %206, i32 noundef %208, i32 noundef 2) #17
  br label %209

209:                                              ; preds = %205, %202
  %210 = load ptr, ptr %22, align 8, !tbaa !74
  %211 = icmp eq ptr %210, null
  br i1 %211, label %243, label %212

212:                                              ; preds = %209
  %213 = load i64, ptr %23, align 8, !tbaa !228
  %214 = icmp slt i64 %27, %213
  br i1 %214, label %215, label %243

215:                                              ; preds = %212
  %216 = load ptr, ptr %21, align 8, !tbaa !76
  %217 = tail call i32 %210(ptr noundef %216) #17
  %218 = icmp eq i32 %217, 0
  br i1 %218, label %243, label %219

219:                                              ; preds = %215
  %220 = load ptr, ptr %2, align 8, !tbaa !219
  %221 = getelementptr inbounds nuw i8, ptr %220, i64 24
  %222 = load ptr, ptr %221, align 8, !tbaa !210
  %223 = getelementptr inbounds nuw i8, ptr %222, i64 4
  br label %224

224:                                              ; preds = %224, %219
  %225 = atomicrmw xchg ptr %223, i32 1 acquire, align 4
  %226 = icmp eq i32 %225, 0
  br i1 %226, label %227, label %224, !llvm.loop !211

227:                                              ; preds = %224
  %228 = load atomic i32, ptr %222 monotonic, align 8
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %234, label %230

230:                                              ; preds = %227
  %231 = getelementptr inbounds nuw i8, ptr %222, i64 16
  %232 = load i64, ptr %231, align 8, !tbaa !212
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
  %238 = load i32, ptr %237, align 4, !tbaa !229
  %239 = load ptr, ptr %2, align 8, !tbaa !219
  %240 = getelementptr inbounds nuw i8, ptr %239, i64 24
  %241 = load ptr, ptr %240, align 8, !tbaa !210
  %242 = getelementptr inbounds nuw i8, ptr %241, i64 8
  store i32 %238, ptr %242, align 8, !tbaa !237
  br label %243

243:                                              ; preds = %209, %212, %215, %236
  %244 = phi i32 [ 0, %209 ], [ 1, %236 ], [ 0, %215 ], [ 0, %212 ]
  %245 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %246 = load i32, ptr %245, align 4, !tbaa !238
  %247 = sext i32 %246 to i64
  br label %419

248:                                              ; preds = %29
  %249 = load ptr, ptr %8, align 8, !tbaa !223
  %250 = icmp eq ptr %249, null
  br i1 %250, label %255, label %251

251:                                              ; preds = %248
  %252 = load ptr, ptr %21, align 8, !tbaa !76
  %253 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %254 = load i32, ptr %253, align 4, !tbaa !229
  tail call void %249(ptr noundef %252, i32 noundef %254, i32 noundef 2) #17
  br label %255

255:                                              ; preds = %251, %248
  %256 = load ptr, ptr %22, align 8, !tbaa !74
  %257 = icmp eq ptr %256, null
  br i1 %257, label %289, label %258

258:                                              ; preds = %255
  %259 = load i64, ptr %23, align 8, !tbaa !228
  %260 = icmp slt i64 %27, %259
  br i1 %260, label %261, label %289

261:                                              ; preds = %258
  %262 = load ptr, ptr %21, align 8, !tbaa !76
  %263 = tail call i32 %256(ptr noundef %262) #17
  %264 = icmp eq i32 %263, 0
  br i1 %264, label %289, label %265

265:                                              ; preds = %261
  %266 = load ptr, ptr %2, align 8, !tbaa !219
  %267 = getelementptr inbounds nuw i8, ptr %266, i64 24
  %268 = load ptr, ptr %267, align 8, !tbaa !210
  %269 = getelementptr inbounds nuw i8, ptr %268, i64 4
  br label %270

270:                                              ; preds = %270, %265
  %271 = atomicrmw xchg ptr %269, i32 1 acquire, align 4
  %272 = icmp eq i32 %271, 0
  br i1 %272, label %273, label %270, !llvm.loop !211

273:                                              ; preds = %270
  %274 = load atomic i32, ptr %268 monotonic, align 8
  %275 = icmp eq i32 %274, 0
  br i1 %275, label %280, label %276

276:                                              ; preds = %273
  %277 = getelementptr inbounds nuw i8, ptr %268, i64 16
  %278 = load i64, ptr %277, align 8, !tbaa !212
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
  %284 = load i32, ptr %283, align 4, !tbaa !229
  %285 = load ptr, ptr %2, align 8, !tbaa !219
  %286 = getelementptr inbounds nuw i8, ptr %285, i64 24
  %287 = load ptr, ptr %286, align 8, !tbaa !210
  %288 = getelementptr inbounds nuw i8, ptr %287, i64 8
  store i32 %284, ptr %288, align 8, !tbaa !237
  br label %289

289:                                              ; preds = %255, %258, %261, %282
  %290 = phi i32 [ 0, %255 ], [ 1, %282 ], [ 0, %261 ], [ 0, %258 ]
  %291 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %292 = load ptr, ptr %291, align 8, !tbaa !232
  %293 = load ptr, ptr %20, align 8, !tbaa !231
  %294 = load i32, ptr %292, align 4, !tbaa !5
  %295 = sext i32 %294 to i64
  %296 = getelementptr inbounds ptr, ptr %293, i64 %295
  %297 = load ptr, ptr %296, align 8, !tbaa !119
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
  %306 = load ptr, ptr %305, align 8, !tbaa !119
  %307 = load i32, ptr %306, align 4, !tbaa !5
  %308 = icmp slt i32 %299, %307
  br i1 %308, label %309, label %419

309:                                              ; preds = %303, %289
  %310 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %311 = load i32, ptr %310, align 4, !tbaa !238
  %312 = sext i32 %311 to i64
  br label %419

313:                                              ; preds = %29
  %314 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %315 = load ptr, ptr %314, align 8, !tbaa !232
  %316 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %317 = load i32, ptr %316, align 8, !tbaa !230
  %318 = load ptr, ptr %20, align 8, !tbaa !231
  %319 = load i32, ptr %315, align 4, !tbaa !5
  %320 = sext i32 %319 to i64
  %321 = getelementptr inbounds ptr, ptr %318, i64 %320
  %322 = load ptr, ptr %321, align 8, !tbaa !119
  %323 = getelementptr inbounds nuw i8, ptr %315, i64 4
  %324 = load i32, ptr %323, align 4, !tbaa !5
  %325 = sext i32 %324 to i64
  %326 = getelementptr inbounds ptr, ptr %318, i64 %325
  %327 = load ptr, ptr %326, align 8, !tbaa !119
  store ptr %327, ptr %321, align 8, !tbaa !119
  %328 = load ptr, ptr %20, align 8, !tbaa !231
  %329 = getelementptr inbounds ptr, ptr %328, i64 %325
  store ptr %322, ptr %329, align 8, !tbaa !119
  %330 = load ptr, ptr %19, align 8, !tbaa !239
  %331 = getelementptr inbounds nuw i8, ptr %315, i64 8
  %332 = load i32, ptr %331, align 4, !tbaa !5
  %333 = sext i32 %332 to i64
  %334 = getelementptr inbounds i8, ptr %330, i64 %333
  %335 = load i8, ptr %334, align 1, !tbaa !131
  %336 = xor i8 %335, 1
  store i8 %336, ptr %334, align 1, !tbaa !131
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
  %356 = load ptr, ptr %20, align 8, !tbaa !231
  %357 = getelementptr inbounds nuw i32, ptr %315, i64 %354
  %358 = load i32, ptr %357, align 4, !tbaa !5
  %359 = sext i32 %358 to i64
  %360 = getelementptr inbounds ptr, ptr %356, i64 %359
  %361 = load ptr, ptr %360, align 8, !tbaa !119
  %362 = ptrtoint ptr %361 to i64
  %363 = icmp samesign ult i64 %354, %346
  %364 = select i1 %363, i64 %339, i64 %345
  %365 = add i64 %364, %362
  %366 = inttoptr i64 %365 to ptr
  store ptr %366, ptr %360, align 8, !tbaa !119
  %367 = or disjoint i64 %354, 1
  %368 = load ptr, ptr %20, align 8, !tbaa !231
  %369 = getelementptr inbounds nuw i32, ptr %315, i64 %367
  %370 = load i32, ptr %369, align 4, !tbaa !5
  %371 = sext i32 %370 to i64
  %372 = getelementptr inbounds ptr, ptr %368, i64 %371
  %373 = load ptr, ptr %372, align 8, !tbaa !119
  %374 = ptrtoint ptr %373 to i64
  %375 = icmp samesign ult i64 %367, %346
  %376 = select i1 %375, i64 %339, i64 %345
  %377 = add i64 %376, %374
  %378 = inttoptr i64 %377 to ptr
  store ptr %378, ptr %372, align 8, !tbaa !119
  %379 = add nuw nsw i64 %354, 2
  %380 = add i64 %355, 2
  %381 = icmp eq i64 %355, %352
  br i1 %381, label %403, label %353, !llvm.loop !240

382:                                              ; preds = %29
  %383 = load ptr, ptr %19, align 8, !tbaa !239
  %384 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %385 = load ptr, ptr %384, align 8, !tbaa !232
  %386 = getelementptr inbounds nuw i8, ptr %385, i64 8
  %387 = load i32, ptr %386, align 4, !tbaa !5
  %388 = sext i32 %387 to i64
  %389 = getelementptr inbounds i8, ptr %383, i64 %388
  %390 = load i8, ptr %389, align 1, !tbaa !131
  %391 = icmp eq i8 %390, 0
  br i1 %391, label %392, label %419

392:                                              ; preds = %382
  %393 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %394 = load i32, ptr %393, align 4, !tbaa !238
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
  %408 = load ptr, ptr %20, align 8, !tbaa !231
  %409 = getelementptr inbounds nuw i32, ptr %315, i64 %406
  %410 = load i32, ptr %409, align 4, !tbaa !5
  %411 = sext i32 %410 to i64
  %412 = getelementptr inbounds ptr, ptr %408, i64 %411
  %413 = load ptr, ptr %412, align 8, !tbaa !119
  %414 = ptrtoint ptr %413 to i64
  %415 = icmp samesign ult i64 %406, %346
  %416 = select i1 %415, i64 %339, i64 %345
  %417 = add i64 %416, %414
  %418 = inttoptr i64 %417 to ptr
  store ptr %418, ptr %412, align 8, !tbaa !119
  br label %419

419:                                              ; preds = %405, %403, %313, %309, %303, %198, %192, %181, %159, %156, %400, %398, %396, %392, %382, %243, %177, %167, %163
  %420 = phi i64 [ %31, %400 ], [ %31, %398 ], [ %166, %163 ], [ %31, %382 ], [ %31, %313 ], [ %247, %243 ], [ %31, %181 ], [ %31, %303 ], [ %31, %167 ], [ %31, %396 ], [ %31, %159 ], [ %180, %177 ], [ %395, %392 ], [ %31, %192 ], [ %31, %156 ], [ %312, %309 ], [ %201, %198 ], [ %31, %403 ], [ %31, %405 ]
  %421 = phi i32 [ %401, %400 ], [ %399, %398 ], [ 0, %163 ], [ 0, %382 ], [ 0, %313 ], [ %244, %243 ], [ 0, %181 ], [ %290, %303 ], [ 0, %167 ], [ %397, %396 ], [ %98, %159 ], [ 0, %177 ], [ 0, %392 ], [ 0, %192 ], [ %98, %156 ], [ %290, %309 ], [ 0, %198 ], [ 0, %403 ], [ 0, %405 ]
  %422 = icmp eq i32 %421, 0
  br i1 %422, label %26, label %804, !llvm.loop !241

423:                                              ; preds = %11, %1
  %424 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %425 = load i64, ptr %424, align 8, !tbaa !242
  %426 = icmp eq i64 %425, 0
  br i1 %426, label %523, label %427

427:                                              ; preds = %423
  %428 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %429 = load i64, ptr %428, align 8, !tbaa !225
  %430 = icmp sgt i64 %429, 0
  br i1 %430, label %431, label %804

431:                                              ; preds = %427
  %432 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %433 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %434 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %439

435:                                              ; preds = %467
  %436 = add nuw nsw i64 %440, 1
  %437 = load i64, ptr %428, align 8, !tbaa !225
  %438 = icmp slt i64 %436, %437
  br i1 %438, label %439, label %804, !llvm.loop !243

439:                                              ; preds = %435, %431
  %440 = phi i64 [ 0, %431 ], [ %436, %435 ]
  %441 = load ptr, ptr %0, align 8, !tbaa !224
  %442 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %441, i64 %440
  %443 = getelementptr inbounds nuw i8, ptr %442, i64 16
  %444 = load i32, ptr %443, align 8, !tbaa !230
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
  %458 = load ptr, ptr %432, align 8, !tbaa !231
  %459 = load ptr, ptr %447, align 8, !tbaa !232
  %460 = getelementptr inbounds nuw i32, ptr %459, i64 %456
  %461 = load i32, ptr %460, align 4, !tbaa !5
  %462 = sext i32 %461 to i64
  %463 = getelementptr inbounds ptr, ptr %458, i64 %462
  %464 = load ptr, ptr %463, align 8, !tbaa !119
  %465 = load ptr, ptr %433, align 8, !tbaa !233
  %466 = getelementptr inbounds nuw ptr, ptr %465, i64 %456
  store ptr %464, ptr %466, align 8, !tbaa !119
  br label %467

467:                                              ; preds = %455, %453, %439
  %468 = load ptr, ptr %442, align 8, !tbaa !234
  %469 = load ptr, ptr %433, align 8, !tbaa !233
  %470 = load ptr, ptr %434, align 8, !tbaa !235
  %471 = load ptr, ptr %2, align 8, !tbaa !219
  %472 = tail call i32 %468(ptr noundef %469, ptr noundef %470, ptr noundef %471) #17
  %473 = icmp eq i32 %472, 0
  br i1 %473, label %435, label %499

474:                                              ; preds = %474, %451
  %475 = phi i64 [ 0, %451 ], [ %496, %474 ]
  %476 = phi i64 [ 0, %451 ], [ %497, %474 ]
  %477 = load ptr, ptr %432, align 8, !tbaa !231
  %478 = load ptr, ptr %447, align 8, !tbaa !232
  %479 = getelementptr inbounds nuw i32, ptr %478, i64 %475
  %480 = load i32, ptr %479, align 4, !tbaa !5
  %481 = sext i32 %480 to i64
  %482 = getelementptr inbounds ptr, ptr %477, i64 %481
  %483 = load ptr, ptr %482, align 8, !tbaa !119
  %484 = load ptr, ptr %433, align 8, !tbaa !233
  %485 = getelementptr inbounds nuw ptr, ptr %484, i64 %475
  store ptr %483, ptr %485, align 8, !tbaa !119
  %486 = or disjoint i64 %475, 1
  %487 = load ptr, ptr %432, align 8, !tbaa !231
  %488 = load ptr, ptr %447, align 8, !tbaa !232
  %489 = getelementptr inbounds nuw i32, ptr %488, i64 %486
  %490 = load i32, ptr %489, align 4, !tbaa !5
  %491 = sext i32 %490 to i64
  %492 = getelementptr inbounds ptr, ptr %487, i64 %491
  %493 = load ptr, ptr %492, align 8, !tbaa !119
  %494 = load ptr, ptr %433, align 8, !tbaa !233
  %495 = getelementptr inbounds nuw ptr, ptr %494, i64 %486
  store ptr %493, ptr %495, align 8, !tbaa !119
  %496 = add nuw nsw i64 %475, 2
  %497 = add i64 %476, 2
  %498 = icmp eq i64 %497, %452
  br i1 %498, label %453, label %474, !llvm.loop !236

499:                                              ; preds = %467
  %500 = load ptr, ptr %2, align 8, !tbaa !219
  %501 = getelementptr inbounds nuw i8, ptr %500, i64 24
  %502 = load ptr, ptr %501, align 8, !tbaa !210
  %503 = load atomic i32, ptr %502 acquire, align 8
  %504 = icmp eq i32 %503, 0
  br i1 %504, label %505, label %795

505:                                              ; preds = %499
  %506 = load ptr, ptr %2, align 8, !tbaa !219
  %507 = getelementptr inbounds nuw i8, ptr %506, i64 24
  %508 = load ptr, ptr %507, align 8, !tbaa !210
  %509 = getelementptr inbounds nuw i8, ptr %508, i64 4
  br label %510

510:                                              ; preds = %510, %505
  %511 = atomicrmw xchg ptr %509, i32 1 acquire, align 4
  %512 = icmp eq i32 %511, 0
  br i1 %512, label %513, label %510, !llvm.loop !211

513:                                              ; preds = %510
  %514 = load atomic i32, ptr %508 monotonic, align 8
  %515 = icmp eq i32 %514, 0
  br i1 %515, label %520, label %516

516:                                              ; preds = %513
  %517 = getelementptr inbounds nuw i8, ptr %508, i64 16
  %518 = load i64, ptr %517, align 8, !tbaa !212
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
  %524 = load ptr, ptr %0, align 8, !tbaa !224
  %525 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %526 = load i64, ptr %525, align 8, !tbaa !225
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
  %538 = load i32, ptr %537, align 8, !tbaa !226
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
  %541 = load i32, ptr %540, align 8, !tbaa !230
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
  %555 = load ptr, ptr %528, align 8, !tbaa !231
  %556 = load ptr, ptr %544, align 8, !tbaa !232
  %557 = getelementptr inbounds nuw i32, ptr %556, i64 %553
  %558 = load i32, ptr %557, align 4, !tbaa !5
  %559 = sext i32 %558 to i64
  %560 = getelementptr inbounds ptr, ptr %555, i64 %559
  %561 = load ptr, ptr %560, align 8, !tbaa !119
  %562 = load ptr, ptr %529, align 8, !tbaa !233
  %563 = getelementptr inbounds nuw ptr, ptr %562, i64 %553
  store ptr %561, ptr %563, align 8, !tbaa !119
  br label %564

564:                                              ; preds = %552, %550, %539
  %565 = load ptr, ptr %535, align 8, !tbaa !234
  %566 = load ptr, ptr %529, align 8, !tbaa !233
  %567 = load ptr, ptr %530, align 8, !tbaa !235
  %568 = load ptr, ptr %2, align 8, !tbaa !219
  %569 = tail call i32 %565(ptr noundef %566, ptr noundef %567, ptr noundef %568) #17
  %570 = icmp eq i32 %569, 0
  br i1 %570, label %791, label %596

571:                                              ; preds = %571, %548
  %572 = phi i64 [ 0, %548 ], [ %593, %571 ]
  %573 = phi i64 [ 0, %548 ], [ %594, %571 ]
  %574 = load ptr, ptr %528, align 8, !tbaa !231
  %575 = load ptr, ptr %544, align 8, !tbaa !232
  %576 = getelementptr inbounds nuw i32, ptr %575, i64 %572
  %577 = load i32, ptr %576, align 4, !tbaa !5
  %578 = sext i32 %577 to i64
  %579 = getelementptr inbounds ptr, ptr %574, i64 %578
  %580 = load ptr, ptr %579, align 8, !tbaa !119
  %581 = load ptr, ptr %529, align 8, !tbaa !233
  %582 = getelementptr inbounds nuw ptr, ptr %581, i64 %572
  store ptr %580, ptr %582, align 8, !tbaa !119
  %583 = or disjoint i64 %572, 1
  %584 = load ptr, ptr %528, align 8, !tbaa !231
  %585 = load ptr, ptr %544, align 8, !tbaa !232
  %586 = getelementptr inbounds nuw i32, ptr %585, i64 %583
  %587 = load i32, ptr %586, align 4, !tbaa !5
  %588 = sext i32 %587 to i64
  %589 = getelementptr inbounds ptr, ptr %584, i64 %588
  %590 = load ptr, ptr %589, align 8, !tbaa !119
  %591 = load ptr, ptr %529, align 8, !tbaa !233
  %592 = getelementptr inbounds nuw ptr, ptr %591, i64 %583
  store ptr %590, ptr %592, align 8, !tbaa !119
  %593 = add nuw nsw i64 %572, 2
  %594 = add i64 %573, 2
  %595 = icmp eq i64 %594, %549
  br i1 %595, label %550, label %571, !llvm.loop !236

596:                                              ; preds = %564
  %597 = load ptr, ptr %2, align 8, !tbaa !219
  %598 = getelementptr inbounds nuw i8, ptr %597, i64 24
  %599 = load ptr, ptr %598, align 8, !tbaa !210
  %600 = load atomic i32, ptr %599 acquire, align 8
  %601 = icmp eq i32 %600, 0
  br i1 %601, label %602, label %795

602:                                              ; preds = %596
  %603 = load ptr, ptr %2, align 8, !tbaa !219
  %604 = getelementptr inbounds nuw i8, ptr %603, i64 24
  %605 = load ptr, ptr %604, align 8, !tbaa !210
  %606 = getelementptr inbounds nuw i8, ptr %605, i64 4
  br label %607

607:                                              ; preds = %607, %602
  %608 = atomicrmw xchg ptr %606, i32 1 acquire, align 4
  %609 = icmp eq i32 %608, 0
  br i1 %609, label %610, label %607, !llvm.loop !211

610:                                              ; preds = %607
  %611 = load atomic i32, ptr %605 monotonic, align 8
  %612 = icmp eq i32 %611, 0
  br i1 %612, label %617, label %613

613:                                              ; preds = %610
  %614 = getelementptr inbounds nuw i8, ptr %605, i64 16
  %615 = load i64, ptr %614, align 8, !tbaa !212
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
  %622 = load i32, ptr %621, align 4, !tbaa !238
  %623 = sext i32 %622 to i64
  br label %791

624:                                              ; preds = %534
  %625 = load ptr, ptr %528, align 8, !tbaa !231
  %626 = getelementptr inbounds nuw i8, ptr %535, i64 8
  %627 = load ptr, ptr %626, align 8, !tbaa !232
  %628 = load i32, ptr %627, align 4, !tbaa !5
  %629 = sext i32 %628 to i64
  %630 = getelementptr inbounds ptr, ptr %625, i64 %629
  %631 = load ptr, ptr %630, align 8, !tbaa !119
  %632 = load i8, ptr %631, align 1, !tbaa !131
  %633 = icmp eq i8 %632, 0
  br i1 %633, label %634, label %791

634:                                              ; preds = %624
  %635 = getelementptr inbounds nuw i8, ptr %535, i64 28
  %636 = load i32, ptr %635, align 4, !tbaa !238
  %637 = sext i32 %636 to i64
  br label %791

638:                                              ; preds = %534
  %639 = getelementptr inbounds nuw i8, ptr %535, i64 8
  %640 = load ptr, ptr %639, align 8, !tbaa !232
  %641 = load ptr, ptr %528, align 8, !tbaa !231
  %642 = load i32, ptr %640, align 4, !tbaa !5
  %643 = sext i32 %642 to i64
  %644 = getelementptr inbounds ptr, ptr %641, i64 %643
  %645 = load ptr, ptr %644, align 8, !tbaa !119
  store i32 0, ptr %645, align 4, !tbaa !5
  %646 = getelementptr inbounds nuw i8, ptr %640, i64 4
  %647 = load i32, ptr %646, align 4, !tbaa !5
  %648 = icmp sgt i32 %647, -1
  br i1 %648, label %649, label %791

649:                                              ; preds = %638
  %650 = zext nneg i32 %647 to i64
  %651 = getelementptr inbounds nuw ptr, ptr %641, i64 %650
  %652 = load ptr, ptr %651, align 8, !tbaa !119
  %653 = load i32, ptr %652, align 4, !tbaa !5
  %654 = icmp slt i32 %653, 1
  br i1 %654, label %655, label %791

655:                                              ; preds = %649
  %656 = getelementptr inbounds nuw i8, ptr %535, i64 28
  %657 = load i32, ptr %656, align 4, !tbaa !238
  %658 = sext i32 %657 to i64
  br label %791

659:                                              ; preds = %534
  %660 = getelementptr inbounds nuw i8, ptr %535, i64 28
  %661 = load i32, ptr %660, align 4, !tbaa !238
  %662 = sext i32 %661 to i64
  br label %791

663:                                              ; preds = %534
  %664 = getelementptr inbounds nuw i8, ptr %535, i64 8
  %665 = load ptr, ptr %664, align 8, !tbaa !232
  %666 = load ptr, ptr %528, align 8, !tbaa !231
  %667 = load i32, ptr %665, align 4, !tbaa !5
  %668 = sext i32 %667 to i64
  %669 = getelementptr inbounds ptr, ptr %666, i64 %668
  %670 = load ptr, ptr %669, align 8, !tbaa !119
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
  %679 = load ptr, ptr %678, align 8, !tbaa !119
  %680 = load i32, ptr %679, align 4, !tbaa !5
  %681 = icmp slt i32 %672, %680
  br i1 %681, label %682, label %791

682:                                              ; preds = %676, %663
  %683 = getelementptr inbounds nuw i8, ptr %535, i64 28
  %684 = load i32, ptr %683, align 4, !tbaa !238
  %685 = sext i32 %684 to i64
  br label %791

686:                                              ; preds = %534
  %687 = getelementptr inbounds nuw i8, ptr %535, i64 8
  %688 = load ptr, ptr %687, align 8, !tbaa !232
  %689 = getelementptr inbounds nuw i8, ptr %535, i64 16
  %690 = load i32, ptr %689, align 8, !tbaa !230
  %691 = load ptr, ptr %528, align 8, !tbaa !231
  %692 = load i32, ptr %688, align 4, !tbaa !5
  %693 = sext i32 %692 to i64
  %694 = getelementptr inbounds ptr, ptr %691, i64 %693
  %695 = load ptr, ptr %694, align 8, !tbaa !119
  %696 = getelementptr inbounds nuw i8, ptr %688, i64 4
  %697 = load i32, ptr %696, align 4, !tbaa !5
  %698 = sext i32 %697 to i64
  %699 = getelementptr inbounds ptr, ptr %691, i64 %698
  %700 = load ptr, ptr %699, align 8, !tbaa !119
  store ptr %700, ptr %694, align 8, !tbaa !119
  %701 = load ptr, ptr %528, align 8, !tbaa !231
  %702 = getelementptr inbounds ptr, ptr %701, i64 %698
  store ptr %695, ptr %702, align 8, !tbaa !119
  %703 = load ptr, ptr %527, align 8, !tbaa !239
  %704 = getelementptr inbounds nuw i8, ptr %688, i64 8
  %705 = load i32, ptr %704, align 4, !tbaa !5
  %706 = sext i32 %705 to i64
  %707 = getelementptr inbounds i8, ptr %703, i64 %706
  %708 = load i8, ptr %707, align 1, !tbaa !131
  %709 = xor i8 %708, 1
  store i8 %709, ptr %707, align 1, !tbaa !131
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
  %729 = load ptr, ptr %528, align 8, !tbaa !231
  %730 = getelementptr inbounds nuw i32, ptr %688, i64 %727
  %731 = load i32, ptr %730, align 4, !tbaa !5
  %732 = sext i32 %731 to i64
  %733 = getelementptr inbounds ptr, ptr %729, i64 %732
  %734 = load ptr, ptr %733, align 8, !tbaa !119
  %735 = ptrtoint ptr %734 to i64
  %736 = icmp samesign ult i64 %727, %719
  %737 = select i1 %736, i64 %712, i64 %718
  %738 = add i64 %737, %735
  %739 = inttoptr i64 %738 to ptr
  store ptr %739, ptr %733, align 8, !tbaa !119
  %740 = or disjoint i64 %727, 1
  %741 = load ptr, ptr %528, align 8, !tbaa !231
  %742 = getelementptr inbounds nuw i32, ptr %688, i64 %740
  %743 = load i32, ptr %742, align 4, !tbaa !5
  %744 = sext i32 %743 to i64
  %745 = getelementptr inbounds ptr, ptr %741, i64 %744
  %746 = load ptr, ptr %745, align 8, !tbaa !119
  %747 = ptrtoint ptr %746 to i64
  %748 = icmp samesign ult i64 %740, %719
  %749 = select i1 %748, i64 %712, i64 %718
  %750 = add i64 %749, %747
  %751 = inttoptr i64 %750 to ptr
  store ptr %751, ptr %745, align 8, !tbaa !119
  %752 = add nuw nsw i64 %727, 2
  %753 = add i64 %728, 2
  %754 = icmp eq i64 %728, %725
  br i1 %754, label %775, label %726, !llvm.loop !240

755:                                              ; preds = %534
  %756 = load ptr, ptr %527, align 8, !tbaa !239
  %757 = getelementptr inbounds nuw i8, ptr %535, i64 8
  %758 = load ptr, ptr %757, align 8, !tbaa !232
  %759 = getelementptr inbounds nuw i8, ptr %758, i64 8
  %760 = load i32, ptr %759, align 4, !tbaa !5
  %761 = sext i32 %760 to i64
  %762 = getelementptr inbounds i8, ptr %756, i64 %761
  %763 = load i8, ptr %762, align 1, !tbaa !131
  %764 = icmp eq i8 %763, 0
  br i1 %764, label %765, label %791

765:                                              ; preds = %755
  %766 = getelementptr inbounds nuw i8, ptr %535, i64 28
  %767 = load i32, ptr %766, align 4, !tbaa !238
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
  %780 = load ptr, ptr %528, align 8, !tbaa !231
  %781 = getelementptr inbounds nuw i32, ptr %688, i64 %778
  %782 = load i32, ptr %781, align 4, !tbaa !5
  %783 = sext i32 %782 to i64
  %784 = getelementptr inbounds ptr, ptr %780, i64 %783
  %785 = load ptr, ptr %784, align 8, !tbaa !119
  %786 = ptrtoint ptr %785 to i64
  %787 = icmp samesign ult i64 %778, %719
  %788 = select i1 %787, i64 %712, i64 %718
  %789 = add i64 %788, %786
  %790 = inttoptr i64 %789 to ptr
  store ptr %790, ptr %784, align 8, !tbaa !119
  br label %791

791:                                              ; preds = %777, %775, %686, %682, %676, %655, %649, %638, %564, %773, %771, %769, %765, %755, %659, %634, %624, %620
  %792 = phi i64 [ %536, %773 ], [ %536, %771 ], [ %623, %620 ], [ %536, %755 ], [ %536, %686 ], [ %662, %659 ], [ %536, %638 ], [ %536, %676 ], [ %536, %624 ], [ %536, %769 ], [ %768, %765 ], [ %637, %634 ], [ %536, %564 ], [ %658, %655 ], [ %536, %649 ], [ %685, %682 ], [ %536, %775 ], [ %536, %777 ]
  %793 = phi i32 [ %774, %773 ], [ %772, %771 ], [ 0, %620 ], [ 0, %755 ], [ 0, %686 ], [ 0, %659 ], [ 0, %638 ], [ 0, %676 ], [ 0, %624 ], [ %770, %769 ], [ 0, %765 ], [ 0, %634 ], [ 0, %564 ], [ 0, %655 ], [ 0, %649 ], [ 0, %682 ], [ 0, %775 ], [ 0, %777 ]
  %794 = icmp eq i32 %793, 0
  br i1 %794, label %531, label %804, !llvm.loop !241

795:                                              ; preds = %619, %596, %499, %522, %402
  %796 = phi ptr [ %442, %499 ], [ %30, %402 ], [ %442, %522 ], [ %535, %596 ], [ %535, %619 ]
  %797 = phi i32 [ %472, %499 ], [ 1, %402 ], [ %472, %522 ], [ %569, %596 ], [ %569, %619 ]
  %798 = getelementptr inbounds nuw i8, ptr %796, i64 20
  %799 = load i32, ptr %798, align 4, !tbaa !229
  %800 = load ptr, ptr %2, align 8, !tbaa !219
  %801 = getelementptr inbounds nuw i8, ptr %800, i64 24
  %802 = load ptr, ptr %801, align 8, !tbaa !210
  %803 = getelementptr inbounds nuw i8, ptr %802, i64 8
  store i32 %799, ptr %803, align 8, !tbaa !237
  br label %804

804:                                              ; preds = %419, %26, %435, %791, %531, %795, %427
  %805 = phi i32 [ 0, %435 ], [ 0, %427 ], [ 0, %531 ], [ %797, %795 ], [ %793, %791 ], [ 0, %26 ], [ %421, %419 ]
  ret i32 %805
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @new_instance(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, i32 noundef range(i32 0, 2) %3) unnamed_addr #5 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %6 = load i32, ptr %5, align 4, !tbaa !244
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %8 = load i32, ptr %7, align 8, !tbaa !245
  %9 = icmp eq i32 %3, 0
  br i1 %9, label %17, label %10

10:                                               ; preds = %4
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %12 = load i32, ptr %11, align 8, !tbaa !50
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %14 = load i32, ptr %13, align 4, !tbaa !246
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
  %24 = load i32, ptr %23, align 8, !tbaa !160
  %25 = add nsw i32 %24, 1
  %26 = sext i32 %25 to i64
  %27 = add nsw i64 %18, %26
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %29 = load i32, ptr %28, align 4, !tbaa !247
  %30 = sext i32 %29 to i64
  %31 = add nsw i64 %27, %30
  %32 = shl nsw i64 %31, 3
  %33 = add nsw i64 %22, %32
  %34 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %33)
  %35 = icmp eq ptr %34, null
  br i1 %35, label %86, label %36

36:                                               ; preds = %17
  store ptr %1, ptr %34, align 8, !tbaa !248
  %37 = getelementptr inbounds nuw i8, ptr %34, i64 8
  store ptr %2, ptr %37, align 8, !tbaa !249
  %38 = getelementptr inbounds nuw i8, ptr %34, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %38, i8 0, i64 40, i1 false)
  %39 = getelementptr inbounds nuw i8, ptr %34, i64 56
  store i64 -1, ptr %39, align 8, !tbaa !92
  %40 = getelementptr inbounds nuw i8, ptr %34, i64 64
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %40, i8 0, i64 56, i1 false)
  %41 = getelementptr i8, ptr %34, i64 120
  %42 = getelementptr inbounds nuw i8, ptr %34, i64 80
  store ptr %41, ptr %42, align 8, !tbaa !157
  %43 = load i32, ptr %5, align 4, !tbaa !244
  %44 = sext i32 %43 to i64
  %45 = getelementptr %struct.held, ptr %41, i64 %44
  %46 = getelementptr inbounds nuw i8, ptr %34, i64 88
  store ptr %45, ptr %46, align 8, !tbaa !165
  %47 = load i32, ptr %7, align 8, !tbaa !245
  %48 = sext i32 %47 to i64
  %49 = getelementptr %struct.held, ptr %45, i64 %48
  %50 = getelementptr inbounds nuw i8, ptr %34, i64 72
  store ptr %49, ptr %50, align 8, !tbaa !55
  %51 = load i32, ptr %23, align 8, !tbaa !160
  %52 = sext i32 %51 to i64
  %53 = getelementptr ptr, ptr %49, i64 %52
  %54 = getelementptr i8, ptr %53, i64 8
  %55 = getelementptr inbounds nuw i8, ptr %34, i64 96
  store ptr %54, ptr %55, align 8, !tbaa !162
  %56 = load i32, ptr %28, align 4, !tbaa !247
  %57 = icmp sgt i32 %56, 0
  br i1 %57, label %58, label %61

58:                                               ; preds = %36
  %59 = zext nneg i32 %56 to i64
  %60 = shl nuw nsw i64 %59, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %54, i8 -1, i64 %60, i1 false), !tbaa !92
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
  store ptr %69, ptr %70, align 8, !tbaa !142
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %72 = load i32, ptr %71, align 4, !tbaa !246
  %73 = add nsw i32 %72, %67
  %74 = icmp sgt i32 %73, 0
  br i1 %74, label %75, label %78

75:                                               ; preds = %62
  %76 = zext nneg i32 %73 to i64
  %77 = shl nuw nsw i64 %76, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %64, i8 0, i64 %77, i1 false), !tbaa !53
  br label %78

78:                                               ; preds = %75, %62, %61
  %79 = tail call fastcc ptr @new_iteration(ptr noundef %0, ptr noundef nonnull %34)
  %80 = icmp eq ptr %79, null
  br i1 %80, label %86, label %81

81:                                               ; preds = %78
  %82 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %83 = load i32, ptr %82, align 8, !tbaa !250
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds nuw i8, ptr %79, i64 8
  store i64 %84, ptr %85, align 8, !tbaa !60
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
  br i1 %11, label %8, label %13, !llvm.loop !145

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
  %23 = load ptr, ptr %22, align 8, !tbaa !119
  %24 = icmp eq ptr %23, null
  br i1 %24, label %27, label %25

25:                                               ; preds = %13
  %26 = load ptr, ptr %23, align 8, !tbaa !119
  store ptr %26, ptr %22, align 8, !tbaa !119
  br label %51

27:                                               ; preds = %13
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %29 = load ptr, ptr %28, align 8, !tbaa !251
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %31 = load ptr, ptr %30, align 8, !tbaa !252
  %32 = ptrtoint ptr %29 to i64
  %33 = ptrtoint ptr %31 to i64
  %34 = sub i64 %32, %33
  %35 = icmp slt i64 %34, %16
  br i1 %35, label %36, label %48

36:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #17
  store i64 %16, ptr %3, align 8, !tbaa !92
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %38 = load ptr, ptr %37, align 8, !tbaa !253
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %40 = load ptr, ptr %39, align 8, !tbaa !254
  %41 = call ptr %38(ptr noundef %40, ptr noundef nonnull %3) #17
  store ptr %41, ptr %30, align 8, !tbaa !252
  %42 = icmp eq ptr %41, null
  %43 = load i64, ptr %3, align 8
  %44 = getelementptr inbounds i8, ptr %41, i64 %43
  %45 = select i1 %42, ptr null, ptr %44
  store ptr %45, ptr %28, align 8, !tbaa !251
  br i1 %42, label %46, label %47

46:                                               ; preds = %36
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 8, i32 noundef 2, ptr noundef null, ptr noundef null)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #17
  br label %51

47:                                               ; preds = %36
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #17
  br label %48

48:                                               ; preds = %47, %27
  %49 = phi ptr [ %41, %47 ], [ %31, %27 ]
  %50 = getelementptr inbounds i8, ptr %49, i64 %16
  store ptr %50, ptr %30, align 8, !tbaa !252
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
  %4 = load ptr, ptr %3, align 8, !tbaa !56
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %6 = load i32, ptr %5, align 4, !tbaa !255
  %7 = sext i32 %6 to i64
  %8 = shl nsw i64 %7, 3
  %9 = add nsw i64 %8, 48
  %10 = load i32, ptr %4, align 8, !tbaa !256
  %11 = shl nsw i32 %10, 1
  %12 = sext i32 %11 to i64
  %13 = shl nsw i64 %12, 2
  %14 = add nsw i64 %9, %13
  %15 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %14)
  %16 = icmp eq ptr %15, null
  br i1 %16, label %61, label %17

17:                                               ; preds = %2
  %18 = getelementptr i8, ptr %15, i64 48
  %19 = load i32, ptr %5, align 4, !tbaa !255
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds ptr, ptr %18, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %23 = load i64, ptr %22, align 8, !tbaa !159
  %24 = add nsw i64 %23, 1
  store i64 %24, ptr %22, align 8, !tbaa !159
  %25 = load i32, ptr %4, align 8, !tbaa !256
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr %21, i64 %26
  store i64 %24, ptr %15, align 8, !tbaa !92
  %28 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %29 = getelementptr inbounds nuw i8, ptr %15, i64 24
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %28, i8 0, i64 16, i1 false)
  store ptr %18, ptr %29, align 8, !tbaa !88
  %30 = getelementptr inbounds nuw i8, ptr %15, i64 32
  store ptr %21, ptr %30, align 8, !tbaa !257
  %31 = getelementptr inbounds nuw i8, ptr %15, i64 40
  store ptr %27, ptr %31, align 8, !tbaa !257
  %32 = icmp sgt i32 %19, 0
  br i1 %32, label %33, label %36

33:                                               ; preds = %17
  %34 = zext nneg i32 %19 to i64
  %35 = shl nuw nsw i64 %34, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %18, i8 0, i64 %35, i1 false), !tbaa !53
  br label %36

36:                                               ; preds = %33, %17
  %37 = icmp sgt i32 %25, 0
  br i1 %37, label %38, label %41

38:                                               ; preds = %36
  %39 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %40 = load ptr, ptr %39, align 8, !tbaa !258
  br label %51

41:                                               ; preds = %51, %36
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %43 = load ptr, ptr %42, align 8, !tbaa !55
  %44 = load i64, ptr %22, align 8, !tbaa !159
  %45 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %46 = load i32, ptr %45, align 8, !tbaa !160
  %47 = add nsw i32 %46, 1
  %48 = sext i32 %47 to i64
  %49 = srem i64 %44, %48
  %50 = getelementptr inbounds ptr, ptr %43, i64 %49
  store ptr %15, ptr %50, align 8, !tbaa !57
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
  %58 = load i32, ptr %4, align 8, !tbaa !256
  %59 = sext i32 %58 to i64
  %60 = icmp slt i64 %57, %59
  br i1 %60, label %51, label %41, !llvm.loop !259

61:                                               ; preds = %2, %41
  ret ptr %15
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @push(ptr noundef captures(none) %0, ptr noundef readonly byval(%struct.tfc_ready) align 8 captures(none) %1) unnamed_addr #5 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %4 = load i64, ptr %3, align 8, !tbaa !72
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %6 = load i64, ptr %5, align 8, !tbaa !81
  %7 = icmp eq i64 %4, %6
  br i1 %7, label %13, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %10 = load ptr, ptr %9, align 8, !tbaa !77
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %12 = load i64, ptr %11, align 8, !tbaa !78
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
  %21 = load i64, ptr %3, align 8, !tbaa !72
  %22 = icmp sgt i64 %21, 0
  br i1 %22, label %23, label %26

23:                                               ; preds = %20
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 152
  br label %31

26:                                               ; preds = %31, %20
  %27 = phi i64 [ %21, %20 ], [ %41, %31 ]
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %29 = load ptr, ptr %28, align 8, !tbaa !77
  %30 = icmp eq ptr %29, null
  br i1 %30, label %47, label %43

31:                                               ; preds = %23, %31
  %32 = phi i64 [ 0, %23 ], [ %40, %31 ]
  %33 = getelementptr inbounds nuw %struct.tfc_ready, ptr %18, i64 %32
  %34 = load ptr, ptr %24, align 8, !tbaa !77
  %35 = load i64, ptr %25, align 8, !tbaa !78
  %36 = add nsw i64 %35, %32
  %37 = load i64, ptr %5, align 8, !tbaa !81
  %38 = srem i64 %36, %37
  %39 = getelementptr inbounds %struct.tfc_ready, ptr %34, i64 %38
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %33, ptr noundef nonnull align 8 dereferenceable(32) %39, i64 32, i1 false), !tbaa.struct !260
  %40 = add nuw nsw i64 %32, 1
  %41 = load i64, ptr %3, align 8, !tbaa !72
  %42 = icmp slt i64 %40, %41
  br i1 %42, label %31, label %26, !llvm.loop !261

43:                                               ; preds = %26
  %44 = load i64, ptr %5, align 8, !tbaa !81
  %45 = shl nsw i64 %44, 5
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef nonnull %29, i64 noundef %45)
  %46 = load i64, ptr %3, align 8, !tbaa !72
  br label %47

47:                                               ; preds = %26, %43
  %48 = phi i64 [ %27, %26 ], [ %46, %43 ]
  store ptr %18, ptr %28, align 8, !tbaa !77
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 0, ptr %49, align 8, !tbaa !78
  store i64 %16, ptr %5, align 8, !tbaa !81
  br label %50

50:                                               ; preds = %8, %47
  %51 = phi i64 [ %6, %8 ], [ %16, %47 ]
  %52 = phi i64 [ %4, %8 ], [ %48, %47 ]
  %53 = phi i64 [ %12, %8 ], [ 0, %47 ]
  %54 = phi ptr [ %10, %8 ], [ %18, %47 ]
  %55 = add nsw i64 %52, 1
  store i64 %55, ptr %3, align 8, !tbaa !72
  %56 = add nsw i64 %52, %53
  %57 = srem i64 %56, %51
  %58 = getelementptr inbounds %struct.tfc_ready, ptr %54, i64 %57
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %58, ptr noundef nonnull align 8 dereferenceable(32) %1, i64 32, i1 false), !tbaa.struct !260
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
  %9 = load i64, ptr %8, align 8, !tbaa !60
  %10 = add nsw i64 %9, -1
  store i64 %10, ptr %8, align 8, !tbaa !60
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 72
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 68
  br label %16

16:                                               ; preds = %55, %5
  %17 = load i64, ptr %11, align 8, !tbaa !164
  %18 = load i64, ptr %12, align 8, !tbaa !159
  %19 = icmp sgt i64 %17, %18
  br i1 %19, label %58, label %20

20:                                               ; preds = %16
  %21 = load ptr, ptr %13, align 8, !tbaa !55
  %22 = load ptr, ptr %14, align 8, !tbaa !56
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 24
  %24 = load i32, ptr %23, align 8, !tbaa !160
  %25 = add nsw i32 %24, 1
  %26 = sext i32 %25 to i64
  %27 = srem i64 %17, %26
  %28 = getelementptr inbounds ptr, ptr %21, i64 %27
  %29 = load ptr, ptr %28, align 8, !tbaa !57
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %31 = load i64, ptr %30, align 8, !tbaa !60
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %33, label %100

33:                                               ; preds = %20
  %34 = getelementptr inbounds nuw i8, ptr %29, i64 24
  %35 = load ptr, ptr %34, align 8, !tbaa !82
  %36 = getelementptr inbounds nuw i8, ptr %22, i64 4
  %37 = load i32, ptr %36, align 4, !tbaa !255
  %38 = sext i32 %37 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %35, i64 noundef %38)
  %39 = load ptr, ptr %14, align 8, !tbaa !56
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 4
  %41 = load i32, ptr %40, align 4, !tbaa !255
  %42 = sext i32 %41 to i64
  %43 = shl nsw i64 %42, 3
  %44 = add nsw i64 %43, 48
  %45 = load i32, ptr %39, align 8, !tbaa !256
  %46 = shl nsw i32 %45, 1
  %47 = sext i32 %46 to i64
  %48 = shl nsw i64 %47, 2
  %49 = add nsw i64 %44, %48
  tail call fastcc void @give(ptr noundef %0, ptr noundef nonnull %29, i64 noundef %49)
  %50 = load i64, ptr %11, align 8, !tbaa !164
  %51 = add nsw i64 %50, 1
  store i64 %51, ptr %11, align 8, !tbaa !164
  %52 = load i32, ptr %15, align 4, !tbaa !166
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %55, label %54

54:                                               ; preds = %33
  tail call fastcc void @begin_iteration(ptr noundef %0, ptr noundef nonnull %7)
  br label %55

55:                                               ; preds = %54, %33
  %56 = load i32, ptr %4, align 8, !tbaa !62
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %16, label %100, !llvm.loop !262

58:                                               ; preds = %16
  tail call fastcc void @leave_frame(ptr noundef %0, ptr noundef nonnull %7)
  %59 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %60 = load ptr, ptr %59, align 8, !tbaa !98
  %61 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %62 = load ptr, ptr %61, align 8, !tbaa !99
  %63 = load ptr, ptr %14, align 8, !tbaa !56
  %64 = getelementptr inbounds nuw i8, ptr %7, i64 112
  %65 = load ptr, ptr %64, align 8, !tbaa !142
  %66 = icmp eq ptr %65, null
  %67 = getelementptr inbounds nuw i8, ptr %63, i64 12
  %68 = load i32, ptr %67, align 4, !tbaa !244
  %69 = getelementptr inbounds nuw i8, ptr %63, i64 16
  %70 = load i32, ptr %69, align 8, !tbaa !245
  br i1 %66, label %79, label %71

71:                                               ; preds = %58
  %72 = load ptr, ptr %7, align 8, !tbaa !44
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 56
  %74 = load i32, ptr %73, align 8, !tbaa !50
  %75 = getelementptr inbounds nuw i8, ptr %72, i64 60
  %76 = load i32, ptr %75, align 4, !tbaa !246
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
  %86 = load i32, ptr %85, align 8, !tbaa !160
  %87 = add nsw i32 %86, 1
  %88 = sext i32 %87 to i64
  %89 = add nsw i64 %80, %88
  %90 = getelementptr inbounds nuw i8, ptr %63, i64 20
  %91 = load i32, ptr %90, align 4, !tbaa !247
  %92 = sext i32 %91 to i64
  %93 = add nsw i64 %89, %92
  %94 = shl nsw i64 %93, 3
  %95 = add nsw i64 %84, %94
  tail call fastcc void @give(ptr noundef %0, ptr noundef nonnull %7, i64 noundef %95)
  %96 = icmp eq ptr %60, null
  br i1 %96, label %100, label %97

97:                                               ; preds = %79
  %98 = load i32, ptr %4, align 8, !tbaa !62
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
  %9 = load ptr, ptr %8, align 8, !tbaa !53
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %9)
  store ptr null, ptr %8, align 8, !tbaa !53
  %10 = add nuw nsw i64 %7, 1
  %11 = icmp eq i64 %10, %2
  br i1 %11, label %5, label %6, !llvm.loop !263
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @begin_iteration(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #5 {
  %3 = tail call fastcc ptr @new_iteration(ptr noundef %0, ptr noundef %1)
  %4 = icmp eq ptr %3, null
  br i1 %4, label %43, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 68
  %7 = load i32, ptr %6, align 4, !tbaa !166
  store i32 0, ptr %6, align 4, !tbaa !166
  %8 = icmp sgt i32 %7, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %11 = zext nneg i32 %7 to i64
  br label %18

12:                                               ; preds = %18, %5
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %14 = load i32, ptr %13, align 8, !tbaa !158
  %15 = icmp sgt i32 %14, 0
  br i1 %15, label %16, label %43

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 80
  br label %30

18:                                               ; preds = %9, %18
  %19 = phi i64 [ 0, %9 ], [ %28, %18 ]
  %20 = load ptr, ptr %10, align 8, !tbaa !165
  %21 = getelementptr inbounds nuw %struct.held, ptr %20, i64 %19
  %22 = load ptr, ptr %21, align 8, !tbaa !264
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 8
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %3, ptr noundef %22, ptr noundef nonnull %23, i32 noundef 0)
  %24 = load ptr, ptr %10, align 8, !tbaa !165
  %25 = getelementptr inbounds nuw %struct.held, ptr %24, i64 %19
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %27 = load ptr, ptr %26, align 8, !tbaa !266
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %27)
  %28 = add nuw nsw i64 %19, 1
  %29 = icmp eq i64 %28, %11
  br i1 %29, label %12, label %18, !llvm.loop !267

30:                                               ; preds = %16, %30
  %31 = phi i64 [ 0, %16 ], [ %39, %30 ]
  %32 = load ptr, ptr %17, align 8, !tbaa !157
  %33 = getelementptr inbounds nuw %struct.held, ptr %32, i64 %31
  %34 = load ptr, ptr %33, align 8, !tbaa !264
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %36 = load ptr, ptr %35, align 8, !tbaa !266
  %37 = icmp eq ptr %36, null
  %38 = zext i1 %37 to i32
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %3, ptr noundef %34, ptr noundef nonnull %35, i32 noundef %38)
  %39 = add nuw nsw i64 %31, 1
  %40 = load i32, ptr %13, align 8, !tbaa !158
  %41 = sext i32 %40 to i64
  %42 = icmp slt i64 %39, %41
  br i1 %42, label %30, label %43, !llvm.loop !268

43:                                               ; preds = %30, %12, %2
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @leave_frame(ptr noundef captures(none) %0, ptr noundef readonly captures(address) %1) unnamed_addr #5 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %4 = load i32, ptr %3, align 8, !tbaa !158
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 80
  br label %24

8:                                                ; preds = %24, %2
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %10 = load ptr, ptr %9, align 8, !tbaa !142
  %11 = ptrtoint ptr %10 to i64
  %12 = icmp eq ptr %10, null
  br i1 %12, label %13, label %73

13:                                               ; preds = %8
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %15 = load ptr, ptr %14, align 8, !tbaa !56
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 20
  %17 = load i32, ptr %16, align 4, !tbaa !247
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
  %26 = load ptr, ptr %7, align 8, !tbaa !157
  %27 = getelementptr inbounds nuw %struct.held, ptr %26, i64 %25
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %29 = load ptr, ptr %28, align 8, !tbaa !266
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %29)
  %30 = add nuw nsw i64 %25, 1
  %31 = load i32, ptr %3, align 8, !tbaa !158
  %32 = sext i32 %31 to i64
  %33 = icmp slt i64 %30, %32
  br i1 %33, label %24, label %8, !llvm.loop !269

34:                                               ; preds = %58, %13
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %36 = load ptr, ptr %35, align 8, !tbaa !99
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 16
  br label %65

38:                                               ; preds = %19, %58
  %39 = phi ptr [ %15, %19 ], [ %59, %58 ]
  %40 = phi i64 [ 0, %19 ], [ %60, %58 ]
  %41 = load ptr, ptr %20, align 8, !tbaa !162
  %42 = getelementptr inbounds nuw i64, ptr %41, i64 %40
  %43 = load i64, ptr %42, align 8, !tbaa !92
  %44 = load i64, ptr %21, align 8, !tbaa !159
  %45 = icmp eq i64 %43, %44
  br i1 %45, label %46, label %58

46:                                               ; preds = %38
  %47 = load ptr, ptr %22, align 8, !tbaa !98
  %48 = load ptr, ptr %23, align 8, !tbaa !99
  %49 = load ptr, ptr %1, align 8, !tbaa !44
  %50 = load ptr, ptr %49, align 8, !tbaa !63
  %51 = getelementptr inbounds nuw i8, ptr %39, i64 40
  %52 = load ptr, ptr %51, align 8, !tbaa !270
  %53 = getelementptr inbounds nuw i32, ptr %52, i64 %40
  %54 = load i32, ptr %53, align 4, !tbaa !5
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds %struct.tfc_node, ptr %50, i64 %55
  tail call fastcc void @send(ptr noundef %0, ptr noundef %47, ptr noundef %48, ptr noundef %56, ptr noundef null, i32 noundef 1)
  %57 = load ptr, ptr %14, align 8, !tbaa !56
  br label %58

58:                                               ; preds = %38, %46
  %59 = phi ptr [ %39, %38 ], [ %57, %46 ]
  %60 = add nuw nsw i64 %40, 1
  %61 = getelementptr inbounds nuw i8, ptr %59, i64 20
  %62 = load i32, ptr %61, align 4, !tbaa !247
  %63 = sext i32 %62 to i64
  %64 = icmp slt i64 %60, %63
  br i1 %64, label %38, label %34, !llvm.loop !271

65:                                               ; preds = %65, %34
  %66 = phi ptr [ %37, %34 ], [ %69, %65 ]
  %67 = load ptr, ptr %66, align 8, !tbaa !80
  %68 = icmp eq ptr %67, %1
  %69 = getelementptr inbounds nuw i8, ptr %67, i64 32
  br i1 %68, label %70, label %65, !llvm.loop !272

70:                                               ; preds = %65
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %72 = load ptr, ptr %71, align 8, !tbaa !156
  store ptr %72, ptr %66, align 8, !tbaa !80
  br label %157

73:                                               ; preds = %8
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %75 = load ptr, ptr %74, align 8, !tbaa !98
  %76 = icmp eq ptr %75, null
  br i1 %76, label %77, label %122

77:                                               ; preds = %73
  %78 = load ptr, ptr %1, align 8, !tbaa !44
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 60
  %80 = load i32, ptr %79, align 4, !tbaa !246
  %81 = icmp sgt i32 %80, 0
  br i1 %81, label %82, label %136

82:                                               ; preds = %77
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %84 = load ptr, ptr %83, align 8, !tbaa !273
  %85 = zext nneg i32 %80 to i64
  %86 = icmp ult i32 %80, 6
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
  %97 = load <2 x ptr>, ptr %95, align 8, !tbaa !53
  %98 = load <2 x ptr>, ptr %96, align 8, !tbaa !53
  %99 = getelementptr inbounds nuw ptr, ptr %84, i64 %94
  %100 = getelementptr inbounds nuw i8, ptr %99, i64 16
  store <2 x ptr> %97, ptr %99, align 8, !tbaa !53
  store <2 x ptr> %98, ptr %100, align 8, !tbaa !53
  %101 = add nuw i64 %94, 4
  %102 = icmp eq i64 %101, %92
  br i1 %102, label %103, label %93, !llvm.loop !274

103:                                              ; preds = %93
  %104 = icmp eq i64 %92, %85
  br i1 %104, label %136, label %105

105:                                              ; preds = %82, %103
  %106 = phi i64 [ 0, %82 ], [ %92, %103 ]
  %107 = and i64 %85, 3
  %108 = icmp eq i64 %107, 0
  br i1 %108, label %118, label %109

109:                                              ; preds = %105, %109
  %110 = phi i64 [ %115, %109 ], [ %106, %105 ]
  %111 = phi i64 [ %116, %109 ], [ 0, %105 ]
  %112 = getelementptr inbounds nuw ptr, ptr %10, i64 %110
  %113 = load ptr, ptr %112, align 8, !tbaa !53
  %114 = getelementptr inbounds nuw ptr, ptr %84, i64 %110
  store ptr %113, ptr %114, align 8, !tbaa !53
  %115 = add nuw nsw i64 %110, 1
  %116 = add i64 %111, 1
  %117 = icmp eq i64 %116, %107
  br i1 %117, label %118, label %109, !llvm.loop !275

118:                                              ; preds = %109, %105
  %119 = phi i64 [ %106, %105 ], [ %115, %109 ]
  %120 = sub nsw i64 %106, %85
  %121 = icmp ugt i64 %120, -4
  br i1 %121, label %136, label %138

122:                                              ; preds = %73
  %123 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %124 = load ptr, ptr %123, align 8, !tbaa !99
  %125 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %126 = load ptr, ptr %125, align 8, !tbaa !97
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %75, ptr noundef %124, ptr noundef %126, ptr noundef nonnull %10, i32 noundef 0)
  %127 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %128 = load ptr, ptr %127, align 8, !tbaa !52
  %129 = load ptr, ptr %1, align 8, !tbaa !44
  %130 = getelementptr inbounds nuw i8, ptr %129, i64 56
  %131 = load i32, ptr %130, align 8, !tbaa !50
  %132 = getelementptr inbounds nuw i8, ptr %129, i64 60
  %133 = load i32, ptr %132, align 4, !tbaa !246
  %134 = add nsw i32 %133, %131
  %135 = sext i32 %134 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %128, i64 noundef %135)
  br label %157

136:                                              ; preds = %118, %138, %103, %77
  %137 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i32 1, ptr %137, align 4, !tbaa !144
  br label %157

138:                                              ; preds = %118, %138
  %139 = phi i64 [ %155, %138 ], [ %119, %118 ]
  %140 = getelementptr inbounds nuw ptr, ptr %10, i64 %139
  %141 = load ptr, ptr %140, align 8, !tbaa !53
  %142 = getelementptr inbounds nuw ptr, ptr %84, i64 %139
  store ptr %141, ptr %142, align 8, !tbaa !53
  %143 = add nuw nsw i64 %139, 1
  %144 = getelementptr inbounds nuw ptr, ptr %10, i64 %143
  %145 = load ptr, ptr %144, align 8, !tbaa !53
  %146 = getelementptr inbounds nuw ptr, ptr %84, i64 %143
  store ptr %145, ptr %146, align 8, !tbaa !53
  %147 = add nuw nsw i64 %139, 2
  %148 = getelementptr inbounds nuw ptr, ptr %10, i64 %147
  %149 = load ptr, ptr %148, align 8, !tbaa !53
  %150 = getelementptr inbounds nuw ptr, ptr %84, i64 %147
  store ptr %149, ptr %150, align 8, !tbaa !53
  %151 = add nuw nsw i64 %139, 3
  %152 = getelementptr inbounds nuw ptr, ptr %10, i64 %151
  %153 = load ptr, ptr %152, align 8, !tbaa !53
  %154 = getelementptr inbounds nuw ptr, ptr %84, i64 %151
  store ptr %153, ptr %154, align 8, !tbaa !53
  %155 = add nuw nsw i64 %139, 4
  %156 = icmp eq i64 %155, %85
  br i1 %156, label %136, label %138, !llvm.loop !276

157:                                              ; preds = %122, %136, %70
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @drop(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #2 {
  %3 = icmp eq ptr %1, null
  br i1 %3, label %23, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %6 = load i32, ptr %5, align 8, !tbaa !54
  %7 = add nsw i32 %6, -1
  store i32 %7, ptr %5, align 8, !tbaa !54
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %23

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %11 = load i32, ptr %10, align 4, !tbaa !277
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
  %10 = load ptr, ptr %9, align 8, !tbaa !138
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %12 = load i32, ptr %11, align 4, !tbaa !139
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr %10, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %16 = load i32, ptr %15, align 4, !tbaa !87
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
  %29 = load i32, ptr %15, align 4, !tbaa !87
  %30 = sext i32 %29 to i64
  br label %31

31:                                               ; preds = %28, %52
  %32 = phi i64 [ %30, %28 ], [ %39, %52 ]
  %33 = phi i32 [ %29, %28 ], [ %37, %52 ]
  %34 = icmp slt i64 %38, %32
  br i1 %34, label %36, label %35, !llvm.loop !278

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
  %44 = load ptr, ptr %43, align 8, !tbaa !53
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
  %70 = load ptr, ptr %69, align 8, !tbaa !279
  %71 = getelementptr inbounds %struct.tfc_edge, ptr %70, i64 %67
  %72 = load i64, ptr %71, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %73 = load ptr, ptr %68, align 8, !tbaa !63
  %74 = shl i64 %72, 32
  %75 = ashr exact i64 %74, 32
  %76 = getelementptr inbounds %struct.tfc_node, ptr %73, i64 %75
  %77 = load ptr, ptr %20, align 8, !tbaa !280
  %78 = getelementptr inbounds nuw i8, ptr %76, i64 12
  %79 = load i32, ptr %78, align 4, !tbaa !281
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds i32, ptr %77, i64 %80
  %82 = load ptr, ptr %21, align 8, !tbaa !282
  %83 = getelementptr inbounds i32, ptr %82, i64 %80
  %84 = icmp sgt i64 %72, -1
  %85 = and i1 %62, %84
  br i1 %85, label %86, label %97

86:                                               ; preds = %66
  %87 = lshr i64 %72, 32
  %88 = trunc nuw nsw i64 %87 to i32
  %89 = load i32, ptr %63, align 8, !tbaa !54
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %63, align 8, !tbaa !54
  %91 = load ptr, ptr %22, align 8, !tbaa !82
  %92 = getelementptr inbounds nuw i8, ptr %76, i64 16
  %93 = load i32, ptr %92, align 4, !tbaa !83
  %94 = add nsw i32 %93, %88
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds ptr, ptr %91, i64 %95
  store ptr %53, ptr %96, align 8, !tbaa !53
  br label %97

97:                                               ; preds = %86, %66
  %98 = load i32, ptr %76, align 4, !tbaa !86
  %99 = icmp eq i32 %98, 3
  br i1 %99, label %100, label %131

100:                                              ; preds = %97
  %101 = load i64, ptr %2, align 8, !tbaa !163
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
  %140 = load i32, ptr %76, align 4, !tbaa !86
  %141 = icmp ne i32 %140, 9
  br i1 %136, label %143, label %148

142:                                              ; preds = %131
  br i1 %136, label %143, label %148

143:                                              ; preds = %142, %139, %127, %123, %109, %106
  %144 = phi i1 [ %130, %127 ], [ false, %142 ], [ %141, %139 ], [ false, %123 ], [ true, %109 ], [ false, %106 ]
  %145 = zext i1 %144 to i32
  %146 = load i64, ptr %23, align 8, !tbaa !60
  %147 = add nsw i64 %146, 1
  store i64 %147, ptr %23, align 8, !tbaa !60
  store ptr %76, ptr %7, align 8, !tbaa !65
  store ptr %1, ptr %24, align 8, !tbaa !67
  store ptr %2, ptr %25, align 8, !tbaa !68
  store i32 %145, ptr %26, align 8, !tbaa !69
  store i32 0, ptr %27, align 4
  tail call fastcc void @push(ptr noundef %0, ptr noundef nonnull byval(%struct.tfc_ready) align 8 %7)
  br label %148

148:                                              ; preds = %106, %109, %115, %123, %126, %127, %139, %142, %143
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  %149 = add nsw i64 %67, 1
  %150 = load i32, ptr %58, align 4, !tbaa !5
  %151 = sext i32 %150 to i64
  %152 = icmp slt i64 %149, %151
  br i1 %152, label %66, label %28, !llvm.loop !283
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @new_value(ptr noundef captures(none) %0, i64 noundef %1, i32 noundef %2) unnamed_addr #5 {
  %4 = tail call i64 @llvm.smax.i64(i64 %1, i64 0)
  %5 = add nuw nsw i64 %4, 64
  %6 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %5)
  %7 = icmp eq ptr %6, null
  br i1 %7, label %19, label %8

8:                                                ; preds = %3
  %9 = icmp slt i64 %1, 0
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 64
  %11 = select i1 %9, ptr null, ptr %10
  store ptr %11, ptr %6, align 8, !tbaa !119
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i64 0, ptr %12, align 8, !tbaa !92
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %1, ptr %13, align 8, !tbaa !92
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i32 1, ptr %14, align 8, !tbaa !5
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 28
  store i32 0, ptr %15, align 4, !tbaa !5
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store i32 %2, ptr %16, align 8, !tbaa !5
  %17 = getelementptr inbounds nuw i8, ptr %6, i64 36
  store i32 0, ptr %17, align 4, !tbaa !5
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 40
  store ptr null, ptr %18, align 8, !tbaa !53
  br label %19

19:                                               ; preds = %8, %3
  ret ptr %6
}

; Function Attrs: nounwind
declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #11

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #17

; Function Attrs: nounwind
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #11

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @set_size(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #13 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !232
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !231
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds ptr, ptr %6, i64 %9
  %11 = load ptr, ptr %10, align 8, !tbaa !119
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %13 = load i32, ptr %12, align 4, !tbaa !5
  %14 = icmp eq i32 %13, 8
  br i1 %14, label %15, label %17

15:                                               ; preds = %2
  %16 = load i64, ptr %11, align 8, !tbaa !92
  br label %20

17:                                               ; preds = %2
  %18 = load i32, ptr %11, align 4, !tbaa !5
  %19 = sext i32 %18 to i64
  br label %20

20:                                               ; preds = %17, %15
  %21 = phi i64 [ %16, %15 ], [ %19, %17 ]
  %22 = tail call i64 @llvm.smax.i64(i64 %21, i64 0)
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %24 = load ptr, ptr %23, align 8, !tbaa !284
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %26 = load i32, ptr %25, align 4, !tbaa !5
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i64, ptr %24, i64 %27
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %30 = load ptr, ptr %29, align 8, !tbaa !235
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
  %42 = load ptr, ptr %41, align 8, !tbaa !219
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 24
  %44 = load ptr, ptr %43, align 8, !tbaa !210
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 4
  br label %46

46:                                               ; preds = %46, %40
  %47 = atomicrmw xchg ptr %45, i32 1 acquire, align 4
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %46, !llvm.loop !211

49:                                               ; preds = %46
  %50 = load atomic i32, ptr %44 monotonic, align 8
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %56, label %52

52:                                               ; preds = %49
  %53 = getelementptr inbounds nuw i8, ptr %44, i64 16
  %54 = load i64, ptr %53, align 8, !tbaa !212
  %55 = icmp sgt i64 %54, 0
  br i1 %55, label %56, label %61

56:                                               ; preds = %52, %49
  %57 = getelementptr inbounds nuw i8, ptr %44, i64 12
  store i32 0, ptr %57, align 4, !tbaa !215
  %58 = getelementptr inbounds nuw i8, ptr %44, i64 16
  store i64 0, ptr %58, align 8, !tbaa !212
  %59 = getelementptr inbounds nuw i8, ptr %44, i64 24
  store i64 %22, ptr %59, align 8, !tbaa !216
  %60 = getelementptr inbounds nuw i8, ptr %44, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %60, i8 0, i64 16, i1 false)
  store atomic i32 3, ptr %44 monotonic, align 8
  br label %61

61:                                               ; preds = %52, %56
  store atomic i32 0, ptr %45 release, align 4
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %63 = load i32, ptr %62, align 4, !tbaa !229
  %64 = load ptr, ptr %41, align 8, !tbaa !219
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 24
  %66 = load ptr, ptr %65, align 8, !tbaa !210
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 8
  store i32 %63, ptr %67, align 8, !tbaa !237
  br label %102

68:                                               ; preds = %20
  %69 = load i32, ptr %4, align 4, !tbaa !5
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i64, ptr %30, i64 %70
  store i64 %22, ptr %71, align 8, !tbaa !92
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %73 = load i32, ptr %72, align 8, !tbaa !230
  %74 = icmp ugt i32 %73, 7
  br i1 %74, label %75, label %102

75:                                               ; preds = %68, %75
  %76 = phi i32 [ %99, %75 ], [ 5, %68 ]
  %77 = load ptr, ptr %3, align 8, !tbaa !232
  %78 = zext i32 %76 to i64
  %79 = getelementptr inbounds nuw i32, ptr %77, i64 %78
  %80 = load ptr, ptr %23, align 8, !tbaa !284
  %81 = getelementptr inbounds nuw i8, ptr %79, i64 8
  %82 = load i32, ptr %81, align 4, !tbaa !5
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i64, ptr %80, i64 %83
  %85 = load ptr, ptr %29, align 8, !tbaa !235
  %86 = tail call fastcc i64 @evaluate(ptr noundef %84, ptr noundef %85)
  %87 = load ptr, ptr %5, align 8, !tbaa !231
  %88 = getelementptr inbounds nuw i8, ptr %79, i64 4
  %89 = load i32, ptr %88, align 4, !tbaa !5
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds ptr, ptr %87, i64 %90
  %92 = load ptr, ptr %91, align 8, !tbaa !119
  %93 = ptrtoint ptr %92 to i64
  %94 = add i64 %86, %93
  %95 = inttoptr i64 %94 to ptr
  %96 = load i32, ptr %79, align 4, !tbaa !5
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds ptr, ptr %87, i64 %97
  store ptr %95, ptr %98, align 8, !tbaa !119
  %99 = add i32 %76, 3
  %100 = add i32 %76, 5
  %101 = icmp ult i32 %100, %73
  br i1 %101, label %75, label %102, !llvm.loop !285

102:                                              ; preds = %75, %68, %61
  %103 = phi i32 [ 3, %61 ], [ 0, %68 ], [ 0, %75 ]
  ret i32 %103
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 9) i32 @make(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #18 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !232
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %6 = load ptr, ptr %5, align 8, !tbaa !286
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_block, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %12 = load ptr, ptr %11, align 8, !tbaa !284
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %14 = load i32, ptr %13, align 4, !tbaa !5
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i64, ptr %12, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %18 = load ptr, ptr %17, align 8, !tbaa !235
  %19 = tail call fastcc i64 @evaluate(ptr noundef %16, ptr noundef %18)
  %20 = icmp slt i64 %19, 0
  br i1 %20, label %37, label %21

21:                                               ; preds = %2
  %22 = load ptr, ptr %10, align 8, !tbaa !167
  %23 = icmp eq ptr %22, null
  br i1 %23, label %28, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %26 = load i64, ptr %25, align 8, !tbaa !287
  %27 = icmp sgt i64 %19, %26
  br i1 %27, label %28, label %65

28:                                               ; preds = %24, %21
  %29 = tail call i64 @llvm.umax.i64(i64 %19, i64 1024)
  %30 = icmp samesign ugt i64 %19, 9223372036854775743
  br i1 %30, label %37, label %31

31:                                               ; preds = %28
  tail call void @free(ptr noundef %22) #17
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %10, i8 0, i64 16, i1 false)
  %32 = add nuw nsw i64 %29, 64
  %33 = tail call ptr @malloc(i64 %32)
  %34 = icmp eq ptr %33, null
  br i1 %34, label %37, label %35

35:                                               ; preds = %31
  store ptr %33, ptr %10, align 8, !tbaa !119
  %36 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i64 %29, ptr %36, align 8, !tbaa !92
  br label %65

37:                                               ; preds = %31, %28, %2
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %39 = load ptr, ptr %38, align 8, !tbaa !219
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %41 = load ptr, ptr %40, align 8, !tbaa !210
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 4
  br label %43

43:                                               ; preds = %43, %37
  %44 = atomicrmw xchg ptr %42, i32 1 acquire, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %43, !llvm.loop !211

46:                                               ; preds = %43
  %47 = load atomic i32, ptr %41 monotonic, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %53, label %49

49:                                               ; preds = %46
  %50 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %51 = load i64, ptr %50, align 8, !tbaa !212
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %53, label %58

53:                                               ; preds = %49, %46
  %54 = getelementptr inbounds nuw i8, ptr %41, i64 12
  store i32 0, ptr %54, align 4, !tbaa !215
  %55 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 0, ptr %55, align 8, !tbaa !212
  %56 = getelementptr inbounds nuw i8, ptr %41, i64 24
  store i64 %19, ptr %56, align 8, !tbaa !216
  %57 = getelementptr inbounds nuw i8, ptr %41, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %57, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %41 monotonic, align 8
  br label %58

58:                                               ; preds = %49, %53
  store atomic i32 0, ptr %42 release, align 4
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %60 = load i32, ptr %59, align 4, !tbaa !229
  %61 = load ptr, ptr %38, align 8, !tbaa !219
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 24
  %63 = load ptr, ptr %62, align 8, !tbaa !210
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 8
  store i32 %60, ptr %64, align 8, !tbaa !237
  br label %106

65:                                               ; preds = %35, %24
  %66 = phi ptr [ %33, %35 ], [ %22, %24 ]
  %67 = ptrtoint ptr %66 to i64
  %68 = add i64 %67, 63
  %69 = and i64 %68, -64
  %70 = inttoptr i64 %69 to ptr
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %72 = load ptr, ptr %71, align 8, !tbaa !231
  %73 = load i32, ptr %4, align 4, !tbaa !5
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds ptr, ptr %72, i64 %74
  store ptr %70, ptr %75, align 8, !tbaa !119
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %77 = load i32, ptr %76, align 8, !tbaa !230
  %78 = icmp ugt i32 %77, 5
  br i1 %78, label %79, label %106

79:                                               ; preds = %65, %79
  %80 = phi i32 [ %103, %79 ], [ 3, %65 ]
  %81 = load ptr, ptr %3, align 8, !tbaa !232
  %82 = zext i32 %80 to i64
  %83 = getelementptr inbounds nuw i32, ptr %81, i64 %82
  %84 = load ptr, ptr %11, align 8, !tbaa !284
  %85 = getelementptr inbounds nuw i8, ptr %83, i64 8
  %86 = load i32, ptr %85, align 4, !tbaa !5
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds i64, ptr %84, i64 %87
  %89 = load ptr, ptr %17, align 8, !tbaa !235
  %90 = tail call fastcc i64 @evaluate(ptr noundef %88, ptr noundef %89)
  %91 = load ptr, ptr %71, align 8, !tbaa !231
  %92 = getelementptr inbounds nuw i8, ptr %83, i64 4
  %93 = load i32, ptr %92, align 4, !tbaa !5
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds ptr, ptr %91, i64 %94
  %96 = load ptr, ptr %95, align 8, !tbaa !119
  %97 = ptrtoint ptr %96 to i64
  %98 = add i64 %90, %97
  %99 = inttoptr i64 %98 to ptr
  %100 = load i32, ptr %83, align 4, !tbaa !5
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds ptr, ptr %91, i64 %101
  store ptr %99, ptr %102, align 8, !tbaa !119
  %103 = add i32 %80, 3
  %104 = add i32 %80, 5
  %105 = icmp ult i32 %104, %77
  br i1 %105, label %79, label %106, !llvm.loop !285

106:                                              ; preds = %79, %65, %58
  %107 = phi i32 [ 8, %58 ], [ 0, %65 ], [ 0, %79 ]
  ret i32 %107
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 9) i32 @grow(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #18 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !232
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %6 = load ptr, ptr %5, align 8, !tbaa !286
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_block, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8, !tbaa !231
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %14 = load i32, ptr %13, align 4, !tbaa !5
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds ptr, ptr %12, i64 %15
  %17 = load ptr, ptr %16, align 8, !tbaa !119
  %18 = load i32, ptr %17, align 4, !tbaa !5
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %21 = load ptr, ptr %20, align 8, !tbaa !284
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %23 = load i32, ptr %22, align 4, !tbaa !5
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i64, ptr %21, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %27 = load ptr, ptr %26, align 8, !tbaa !235
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
  %39 = load ptr, ptr %38, align 8, !tbaa !219
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %41 = load ptr, ptr %40, align 8, !tbaa !210
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 4
  br label %43

43:                                               ; preds = %43, %37
  %44 = atomicrmw xchg ptr %42, i32 1 acquire, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %43, !llvm.loop !211

46:                                               ; preds = %43
  %47 = load atomic i32, ptr %41 monotonic, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %53, label %49

49:                                               ; preds = %46
  %50 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %51 = load i64, ptr %50, align 8, !tbaa !212
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %53, label %58

53:                                               ; preds = %49, %46
  %54 = getelementptr inbounds nuw i8, ptr %41, i64 12
  store i32 0, ptr %54, align 4, !tbaa !215
  %55 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 0, ptr %55, align 8, !tbaa !212
  %56 = getelementptr inbounds nuw i8, ptr %41, i64 24
  store i64 -1, ptr %56, align 8, !tbaa !216
  %57 = getelementptr inbounds nuw i8, ptr %41, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %57, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %41 monotonic, align 8
  br label %58

58:                                               ; preds = %49, %53
  store atomic i32 0, ptr %42 release, align 4
  br label %189

59:                                               ; preds = %32
  %60 = load ptr, ptr %10, align 8, !tbaa !167
  %61 = icmp eq ptr %60, null
  br i1 %61, label %66, label %62

62:                                               ; preds = %59
  %63 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %64 = load i64, ptr %63, align 8, !tbaa !287
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
  tail call void @free(ptr noundef %60) #17
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
  %85 = tail call ptr @realloc(ptr noundef %82, i64 noundef %84) #25
  %86 = icmp eq ptr %85, null
  br i1 %86, label %98, label %87

87:                                               ; preds = %81
  store ptr %85, ptr %10, align 8, !tbaa !119
  %88 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i64 %71, ptr %88, align 8, !tbaa !92
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
  %103 = load ptr, ptr %10, align 8, !tbaa !167
  br i1 %102, label %104, label %105

104:                                              ; preds = %101
  tail call void @free(ptr noundef %103) #17
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
  %114 = tail call ptr @realloc(ptr noundef %111, i64 noundef %113) #25
  %115 = icmp eq ptr %114, null
  br i1 %115, label %127, label %116

116:                                              ; preds = %110
  store ptr %114, ptr %10, align 8, !tbaa !119
  %117 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i64 %99, ptr %117, align 8, !tbaa !92
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
  %129 = load ptr, ptr %128, align 8, !tbaa !219
  %130 = getelementptr inbounds nuw i8, ptr %129, i64 24
  %131 = load ptr, ptr %130, align 8, !tbaa !210
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 4
  br label %133

133:                                              ; preds = %133, %127
  %134 = atomicrmw xchg ptr %132, i32 1 acquire, align 4
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %136, label %133, !llvm.loop !211

136:                                              ; preds = %133
  %137 = load atomic i32, ptr %131 monotonic, align 8
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %143, label %139

139:                                              ; preds = %136
  %140 = getelementptr inbounds nuw i8, ptr %131, i64 16
  %141 = load i64, ptr %140, align 8, !tbaa !212
  %142 = icmp sgt i64 %141, 0
  br i1 %142, label %143, label %148

143:                                              ; preds = %139, %136
  %144 = getelementptr inbounds nuw i8, ptr %131, i64 12
  store i32 0, ptr %144, align 4, !tbaa !215
  %145 = getelementptr inbounds nuw i8, ptr %131, i64 16
  store i64 0, ptr %145, align 8, !tbaa !212
  %146 = getelementptr inbounds nuw i8, ptr %131, i64 24
  store i64 %36, ptr %146, align 8, !tbaa !216
  %147 = getelementptr inbounds nuw i8, ptr %131, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %147, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %131 monotonic, align 8
  br label %148

148:                                              ; preds = %143, %139
  store atomic i32 0, ptr %132 release, align 4
  br label %189

149:                                              ; preds = %124, %116, %87, %95, %62
  %150 = load ptr, ptr %10, align 8, !tbaa !167
  %151 = ptrtoint ptr %150 to i64
  %152 = add i64 %151, 63
  %153 = and i64 %152, -64
  %154 = inttoptr i64 %153 to ptr
  %155 = load ptr, ptr %11, align 8, !tbaa !231
  %156 = load i32, ptr %4, align 4, !tbaa !5
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds ptr, ptr %155, i64 %157
  store ptr %154, ptr %158, align 8, !tbaa !119
  %159 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %160 = load i32, ptr %159, align 8, !tbaa !230
  %161 = icmp ugt i32 %160, 6
  br i1 %161, label %162, label %197

162:                                              ; preds = %149, %162
  %163 = phi i32 [ %186, %162 ], [ 4, %149 ]
  %164 = load ptr, ptr %3, align 8, !tbaa !232
  %165 = zext i32 %163 to i64
  %166 = getelementptr inbounds nuw i32, ptr %164, i64 %165
  %167 = load ptr, ptr %20, align 8, !tbaa !284
  %168 = getelementptr inbounds nuw i8, ptr %166, i64 8
  %169 = load i32, ptr %168, align 4, !tbaa !5
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds i64, ptr %167, i64 %170
  %172 = load ptr, ptr %26, align 8, !tbaa !235
  %173 = tail call fastcc i64 @evaluate(ptr noundef %171, ptr noundef %172)
  %174 = load ptr, ptr %11, align 8, !tbaa !231
  %175 = getelementptr inbounds nuw i8, ptr %166, i64 4
  %176 = load i32, ptr %175, align 4, !tbaa !5
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds ptr, ptr %174, i64 %177
  %179 = load ptr, ptr %178, align 8, !tbaa !119
  %180 = ptrtoint ptr %179 to i64
  %181 = add i64 %173, %180
  %182 = inttoptr i64 %181 to ptr
  %183 = load i32, ptr %166, align 4, !tbaa !5
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds ptr, ptr %174, i64 %184
  store ptr %182, ptr %185, align 8, !tbaa !119
  %186 = add i32 %163, 3
  %187 = add i32 %163, 5
  %188 = icmp ult i32 %187, %160
  br i1 %188, label %162, label %197, !llvm.loop !285

189:                                              ; preds = %58, %148
  %190 = phi ptr [ %128, %148 ], [ %38, %58 ]
  %191 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %192 = load i32, ptr %191, align 4, !tbaa !229
  %193 = load ptr, ptr %190, align 8, !tbaa !219
  %194 = getelementptr inbounds nuw i8, ptr %193, i64 24
  %195 = load ptr, ptr %194, align 8, !tbaa !210
  %196 = getelementptr inbounds nuw i8, ptr %195, i64 8
  store i32 %192, ptr %196, align 8, !tbaa !237
  br label %197

197:                                              ; preds = %162, %189, %149
  %198 = phi i32 [ 0, %149 ], [ 8, %189 ], [ 0, %162 ]
  ret i32 %198
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define internal fastcc i64 @evaluate(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #19 {
  %3 = alloca [32 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #17
  br label %4

4:                                                ; preds = %71, %2
  %5 = phi i32 [ 0, %2 ], [ %72, %71 ]
  %6 = phi ptr [ %0, %2 ], [ %74, %71 ]
  %7 = phi i32 [ 0, %2 ], [ %73, %71 ]
  %8 = load i64, ptr %6, align 8, !tbaa !92
  switch i64 %8, label %23 [
    i64 0, label %75
    i64 1, label %9
    i64 2, label %15
  ]

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !92
  %12 = add nsw i32 %7, 1
  %13 = sext i32 %7 to i64
  %14 = getelementptr inbounds i64, ptr %3, i64 %13
  store i64 %11, ptr %14, align 8, !tbaa !92
  br label %71

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !92
  %18 = getelementptr inbounds i64, ptr %1, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !92
  %20 = add nsw i32 %7, 1
  %21 = sext i32 %7 to i64
  %22 = getelementptr inbounds i64, ptr %3, i64 %21
  store i64 %19, ptr %22, align 8, !tbaa !92
  br label %71

23:                                               ; preds = %4
  %24 = add nsw i32 %7, -1
  %25 = sext i32 %7 to i64
  %26 = getelementptr i64, ptr %3, i64 %25
  %27 = getelementptr i8, ptr %26, i64 -16
  %28 = load i64, ptr %27, align 8, !tbaa !92
  %29 = sext i32 %24 to i64
  %30 = getelementptr inbounds i64, ptr %3, i64 %29
  %31 = load i64, ptr %30, align 8, !tbaa !92
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
  store i64 %70, ptr %27, align 8, !tbaa !92
  br label %71

71:                                               ; preds = %9, %68, %15
  %72 = phi i32 [ %69, %68 ], [ %5, %9 ], [ %5, %15 ]
  %73 = phi i32 [ %24, %68 ], [ %12, %9 ], [ %20, %15 ]
  %74 = getelementptr inbounds nuw i8, ptr %6, i64 16
  br label %4, !llvm.loop !288

75:                                               ; preds = %4
  %76 = icmp eq i32 %5, 0
  %77 = load i64, ptr %3, align 16
  %78 = select i1 %76, i64 %77, i64 -1
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #17
  ret i64 %78
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #24

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
attributes #17 = { nounwind }
attributes #18 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable }
attributes #19 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable }
attributes #20 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #21 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #22 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #23 = { nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) }
attributes #24 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
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
!53 = !{!19, !19, i64 0}
!54 = !{!30, !6, i64 24}
!55 = !{!45, !48, i64 72}
!56 = !{!45, !42, i64 8}
!57 = !{!47, !47, i64 0}
!58 = !{!59, !6, i64 28}
!59 = !{!"tfc_frame", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28, !41, i64 32, !41, i64 40, !41, i64 48}
!60 = !{!61, !20, i64 8}
!61 = !{!"tfc_iteration", !20, i64 0, !20, i64 8, !46, i64 16, !14, i64 24, !41, i64 32, !41, i64 40}
!62 = !{!10, !6, i64 112}
!63 = !{!38, !39, i64 0}
!64 = !{!59, !41, i64 32}
!65 = !{!66, !39, i64 0}
!66 = !{!"tfc_ready", !39, i64 0, !46, i64 8, !47, i64 16, !6, i64 24}
!67 = !{!66, !46, i64 8}
!68 = !{!66, !47, i64 16}
!69 = !{!66, !6, i64 24}
!70 = distinct !{!70, !33}
!71 = distinct !{!71, !33}
!72 = !{!10, !20, i64 160}
!73 = !{!10, !6, i64 60}
!74 = !{!75, !12, i64 40}
!75 = !{!"tfc_host", !6, i64 0, !6, i64 4, !12, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !12, i64 40}
!76 = !{!75, !12, i64 8}
!77 = !{!10, !21, i64 144}
!78 = !{!10, !20, i64 152}
!79 = !{!39, !39, i64 0}
!80 = !{!46, !46, i64 0}
!81 = !{!10, !20, i64 168}
!82 = !{!61, !14, i64 24}
!83 = !{!84, !6, i64 16}
!84 = !{!"tfc_node", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36, !6, i64 40}
!85 = !{!10, !14, i64 40}
!86 = !{!84, !6, i64 0}
!87 = !{!84, !6, i64 24}
!88 = !{!14, !14, i64 0}
!89 = !{!84, !6, i64 36}
!90 = !{!38, !41, i64 40}
!91 = !{!38, !43, i64 32}
!92 = !{!20, !20, i64 0}
!93 = !{!38, !41, i64 48}
!94 = distinct !{!94, !33}
!95 = !{!10, !20, i64 136}
!96 = !{!84, !6, i64 4}
!97 = !{!45, !39, i64 16}
!98 = !{!45, !46, i64 24}
!99 = !{!45, !47, i64 40}
!100 = !{!101}
!101 = distinct !{!101, !102}
!102 = distinct !{!102, !"LVerDomain"}
!103 = !{!104}
!104 = distinct !{!104, !102}
!105 = distinct !{!105, !33, !106, !107}
!106 = !{!"llvm.loop.isvectorized", i32 1}
!107 = !{!"llvm.loop.unroll.runtime.disable"}
!108 = distinct !{!108, !109}
!109 = !{!"llvm.loop.unroll.disable"}
!110 = distinct !{!110, !33, !106}
!111 = !{!10, !13, i64 8}
!112 = !{!84, !6, i64 20}
!113 = !{!114, !41, i64 16}
!114 = !{!"tfc_region_use", !115, i64 0, !15, i64 8, !41, i64 16, !41, i64 24, !116, i64 32, !20, i64 40}
!115 = !{!"p1 _ZTS10tfc_region", !12, i64 0}
!116 = !{!"p1 _ZTS8tfc_move", !12, i64 0}
!117 = !{!30, !12, i64 0}
!118 = !{!114, !15, i64 8}
!119 = !{!12, !12, i64 0}
!120 = distinct !{!120, !33}
!121 = !{!114, !20, i64 40}
!122 = !{!114, !41, i64 24}
!123 = distinct !{!123, !33}
!124 = !{!114, !116, i64 32}
!125 = !{!126, !6, i64 4}
!126 = !{!"tfc_move", !6, i64 0, !6, i64 4, !20, i64 8}
!127 = !{!126, !20, i64 8}
!128 = !{!126, !6, i64 0}
!129 = !{!114, !115, i64 0}
!130 = distinct !{!130, !33}
!131 = !{!7, !7, i64 0}
!132 = distinct !{!132, !33, !106, !107}
!133 = !{!"branch_weights", i32 4, i32 28}
!134 = distinct !{!134, !33, !106, !107}
!135 = distinct !{!135, !109}
!136 = distinct !{!136, !33, !106}
!137 = distinct !{!137, !33}
!138 = !{!38, !41, i64 16}
!139 = !{!84, !6, i64 40}
!140 = distinct !{!140, !33}
!141 = !{!10, !14, i64 16}
!142 = !{!45, !14, i64 112}
!143 = distinct !{!143, !33}
!144 = !{!10, !6, i64 132}
!145 = distinct !{!145, !33}
!146 = !{!10, !6, i64 116}
!147 = !{!10, !6, i64 120}
!148 = !{!10, !6, i64 124}
!149 = !{!150, !46, i64 24}
!150 = !{!"tfc_activation", !6, i64 0, !6, i64 4, !14, i64 8, !14, i64 16, !46, i64 24, !47, i64 32}
!151 = !{!150, !6, i64 4}
!152 = !{!150, !47, i64 32}
!153 = !{!150, !14, i64 16}
!154 = distinct !{!154, !33}
!155 = !{!61, !46, i64 16}
!156 = !{!45, !46, i64 32}
!157 = !{!45, !49, i64 80}
!158 = !{!45, !6, i64 64}
!159 = !{!45, !20, i64 56}
!160 = !{!59, !6, i64 24}
!161 = distinct !{!161, !33}
!162 = !{!45, !43, i64 96}
!163 = !{!61, !20, i64 0}
!164 = !{!45, !20, i64 48}
!165 = !{!45, !49, i64 88}
!166 = !{!45, !6, i64 68}
!167 = !{!168, !12, i64 0}
!168 = !{!"tfc_block", !12, i64 0, !20, i64 8}
!169 = !{!170, !20, i64 40}
!170 = !{!"tfc_monitor", !7, i64 0, !6, i64 4, !171, i64 8, !20, i64 16, !20, i64 24, !172, i64 32, !20, i64 40, !20, i64 48}
!171 = !{!"p1 _ZTS9tfc_event", !12, i64 0}
!172 = !{!"p1 _ZTS8tfc_runs", !12, i64 0}
!173 = !{!174, !20, i64 0}
!174 = !{!"timespec", !20, i64 0, !20, i64 8}
!175 = !{!174, !20, i64 8}
!176 = !{!170, !172, i64 32}
!177 = !{!178, !20, i64 0}
!178 = !{!"tfc_runs", !20, i64 0, !20, i64 8, !20, i64 16, !20, i64 24}
!179 = !{!178, !20, i64 16}
!180 = !{!178, !20, i64 24}
!181 = !{!170, !20, i64 48}
!182 = !{!170, !20, i64 24}
!183 = !{!170, !20, i64 16}
!184 = !{!170, !171, i64 8}
!185 = !{!178, !20, i64 8}
!186 = !{!187, !20, i64 8}
!187 = !{!"tfc_event", !20, i64 0, !20, i64 8, !20, i64 16}
!188 = !{!189, !24, i64 16}
!189 = !{!"tfc_worker", !7, i64 0, !20, i64 8, !24, i64 16, !20, i64 24}
!190 = distinct !{!190, !33}
!191 = distinct !{!191, !33}
!192 = distinct !{!192, !33}
!193 = !{!189, !20, i64 8}
!194 = !{!195, !12, i64 0}
!195 = !{!"tfc_loop", !12, i64 0, !12, i64 8, !20, i64 16, !20, i64 24}
!196 = !{!195, !12, i64 8}
!197 = !{!195, !20, i64 16}
!198 = !{!195, !20, i64 24}
!199 = distinct !{!199, !33}
!200 = distinct !{!200, !33}
!201 = !{!189, !20, i64 24}
!202 = distinct !{!202, !33}
!203 = !{!75, !12, i64 16}
!204 = !{!75, !6, i64 4}
!205 = !{!23, !24, i64 8}
!206 = !{i64 0, i64 8, !119, i64 8, i64 8, !119, i64 16, i64 8, !92, i64 24, i64 8, !92}
!207 = distinct !{!207, !33}
!208 = distinct !{!208, !33}
!209 = distinct !{!209, !33}
!210 = !{!23, !26, i64 24}
!211 = distinct !{!211, !33}
!212 = !{!213, !20, i64 16}
!213 = !{!"tfc_failure", !7, i64 0, !7, i64 4, !6, i64 8, !6, i64 12, !20, i64 16, !20, i64 24, !20, i64 32, !214, i64 40}
!214 = !{!"double", !7, i64 0}
!215 = !{!213, !6, i64 12}
!216 = !{!213, !20, i64 24}
!217 = !{!213, !20, i64 32}
!218 = !{!213, !214, i64 40}
!219 = !{!220, !16, i64 40}
!220 = !{!"tfc_region", !221, i64 0, !20, i64 8, !15, i64 16, !43, i64 24, !15, i64 32, !16, i64 40, !20, i64 48, !43, i64 56, !17, i64 64, !222, i64 72, !20, i64 80}
!221 = !{!"p1 _ZTS15tfc_instruction", !12, i64 0}
!222 = !{!"p1 _ZTS9tfc_block", !12, i64 0}
!223 = !{!75, !12, i64 32}
!224 = !{!220, !221, i64 0}
!225 = !{!220, !20, i64 8}
!226 = !{!227, !6, i64 24}
!227 = !{!"tfc_instruction", !12, i64 0, !41, i64 8, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28}
!228 = !{!220, !20, i64 48}
!229 = !{!227, !6, i64 20}
!230 = !{!227, !6, i64 16}
!231 = !{!220, !15, i64 16}
!232 = !{!227, !41, i64 8}
!233 = !{!220, !15, i64 32}
!234 = !{!227, !12, i64 0}
!235 = !{!220, !43, i64 24}
!236 = distinct !{!236, !33}
!237 = !{!213, !6, i64 8}
!238 = !{!227, !6, i64 28}
!239 = !{!220, !17, i64 64}
!240 = distinct !{!240, !33}
!241 = distinct !{!241, !33}
!242 = !{!220, !20, i64 80}
!243 = distinct !{!243, !33}
!244 = !{!59, !6, i64 12}
!245 = !{!59, !6, i64 16}
!246 = !{!38, !6, i64 60}
!247 = !{!59, !6, i64 20}
!248 = !{!11, !11, i64 0}
!249 = !{!42, !42, i64 0}
!250 = !{!59, !6, i64 8}
!251 = !{!10, !17, i64 88}
!252 = !{!10, !17, i64 80}
!253 = !{!10, !12, i64 64}
!254 = !{!10, !12, i64 72}
!255 = !{!59, !6, i64 4}
!256 = !{!59, !6, i64 0}
!257 = !{!41, !41, i64 0}
!258 = !{!59, !41, i64 48}
!259 = distinct !{!259, !33}
!260 = !{i64 0, i64 8, !79, i64 8, i64 8, !80, i64 16, i64 8, !57, i64 24, i64 4, !5}
!261 = distinct !{!261, !33}
!262 = distinct !{!262, !33}
!263 = distinct !{!263, !33}
!264 = !{!265, !39, i64 0}
!265 = !{!"held", !39, i64 0, !19, i64 8}
!266 = !{!265, !19, i64 8}
!267 = distinct !{!267, !33}
!268 = distinct !{!268, !33}
!269 = distinct !{!269, !33}
!270 = !{!59, !41, i64 40}
!271 = distinct !{!271, !33}
!272 = distinct !{!272, !33}
!273 = !{!10, !14, i64 32}
!274 = distinct !{!274, !33, !106, !107}
!275 = distinct !{!275, !109}
!276 = distinct !{!276, !33, !106}
!277 = !{!30, !6, i64 28}
!278 = distinct !{!278, !33}
!279 = !{!38, !40, i64 8}
!280 = !{!61, !41, i64 32}
!281 = !{!84, !6, i64 12}
!282 = !{!61, !41, i64 40}
!283 = distinct !{!283, !33}
!284 = !{!220, !43, i64 56}
!285 = distinct !{!285, !33}
!286 = !{!220, !222, i64 72}
!287 = !{!168, !20, i64 8}
!288 = distinct !{!288, !33}
