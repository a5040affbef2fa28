; Made by `python -m tfc.runtime.native` from native.c; do not edit.
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown"

%struct.tfc_ready = type { ptr, ptr, ptr, i32 }
%struct.tfc_graph = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }
%struct.tfc_node = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.tfc_transfer = type { ptr, i64 }
%struct.tfc_region_use = type { ptr, ptr, ptr, ptr, ptr, i64, i64 }
%struct.tfc_move = type { i32, i32, i64 }
%struct.tfc_runs = type { i64, i64, i64, i64 }
%struct.tfc_event = type { i64, i64, i64 }
%struct.tfc_loop = type { ptr, ptr, i64, i64 }
%struct.tfc_instruction = type { ptr, ptr, i32, i32, i32, i32 }
%struct.held = type { ptr, ptr }
%struct.tfc_edge = type { i32, i32 }
%struct.tfc_frame = type { i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i64 }
%struct.tfc_flow_event = type { i64, i64, i64, i32, i32 }
%struct.tfc_block = type { ptr, i64 }

@now_ns_ = internal unnamed_addr global i64 0, align 8

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define void @tfc_forget(ptr noundef captures(none) %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i32 56
  %3 = load ptr, ptr %2, align 8, !tbaa !9
  %4 = icmp eq ptr %3, null
  br i1 %4, label %15, label %5

5:                                                ; preds = %1, %5
  %6 = phi ptr [ %13, %5 ], [ %3, %1 ]
  %7 = getelementptr inbounds nuw i8, ptr %6, i32 40
  %8 = load ptr, ptr %7, align 8, !tbaa !25
  store ptr %8, ptr %2, align 8, !tbaa !9
  %9 = getelementptr inbounds nuw i8, ptr %6, i32 16
  %10 = load i64, ptr %9, align 8, !tbaa !27
  %11 = tail call i64 @llvm.smax.i64(i64 %10, i64 0)
  %12 = add nuw nsw i64 %11, 64
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef nonnull %6, i64 noundef %12) #21
  %13 = load ptr, ptr %2, align 8, !tbaa !9
  %14 = icmp eq ptr %13, null
  br i1 %14, label %15, label %5, !llvm.loop !28

15:                                               ; preds = %5, %1
  ret void
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
  br i1 %11, label %8, label %13, !llvm.loop !30

13:                                               ; preds = %8
  %14 = shl nsw i64 %9, 2
  %15 = add nuw i64 %14, %10
  %16 = trunc i64 %15 to i32
  %17 = getelementptr inbounds nuw i8, ptr %0, i32 176
  %18 = getelementptr inbounds ptr, ptr %17, i32 %16
  %19 = load ptr, ptr %18, align 4, !tbaa !31
  store ptr %19, ptr %1, align 4, !tbaa !31
  store ptr %1, ptr %18, align 4, !tbaa !31
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind uwtable
define i32 @tfc_execute(ptr noundef initializes((52, 56)) %0) local_unnamed_addr #3 {
  %2 = alloca %struct.tfc_ready, align 4
  %3 = alloca %struct.tfc_ready, align 8
  %4 = alloca %struct.tfc_ready, align 4
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %6 = load ptr, ptr %5, align 8, !tbaa !32
  %7 = getelementptr inbounds nuw i8, ptr %6, i32 12
  %8 = load ptr, ptr %7, align 4, !tbaa !33
  %9 = getelementptr inbounds nuw i8, ptr %0, i32 52
  store ptr null, ptr %9, align 4, !tbaa !38
  %10 = getelementptr inbounds nuw i8, ptr %0, i32 112
  %11 = load i32, ptr %10, align 8, !tbaa !39
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %112

13:                                               ; preds = %1
  store i32 1, ptr %10, align 8, !tbaa !39
  %14 = load ptr, ptr %0, align 8, !tbaa !40
  %15 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %16 = load i32, ptr %15, align 4, !tbaa !41
  %17 = getelementptr inbounds %struct.tfc_graph, ptr %14, i32 %16
  %18 = getelementptr inbounds nuw i8, ptr %17, i32 12
  %19 = load ptr, ptr %18, align 4, !tbaa !42
  %20 = tail call fastcc ptr @new_instance(ptr noundef nonnull %0, ptr noundef %17, ptr noundef %19, i32 noundef 1, i64 noundef 0) #21
  %21 = icmp eq ptr %20, null
  br i1 %21, label %112, label %22

22:                                               ; preds = %13
  %23 = load ptr, ptr %20, align 8, !tbaa !48
  %24 = getelementptr inbounds nuw i8, ptr %23, i32 28
  %25 = load i32, ptr %24, align 4, !tbaa !54
  %26 = icmp sgt i32 %25, 0
  br i1 %26, label %27, label %50

27:                                               ; preds = %22
  %28 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %29 = load ptr, ptr %28, align 4, !tbaa !55
  %30 = getelementptr inbounds nuw i8, ptr %20, i32 72
  %31 = load ptr, ptr %30, align 8, !tbaa !56
  %32 = and i32 %25, 1
  %33 = icmp eq i32 %25, 1
  br i1 %33, label %38, label %34

34:                                               ; preds = %27
  %35 = and i32 %25, 2147483646
  br label %87

36:                                               ; preds = %107
  %37 = icmp eq i32 %32, 0
  br i1 %37, label %50, label %38

38:                                               ; preds = %36, %27
  %39 = phi i32 [ 0, %27 ], [ %109, %36 ]
  %40 = icmp ne i32 %32, 0
  tail call void @llvm.assume(i1 %40)
  %41 = getelementptr inbounds nuw ptr, ptr %29, i32 %39
  %42 = load ptr, ptr %41, align 4, !tbaa !57
  %43 = icmp eq ptr %42, null
  br i1 %43, label %48, label %44

44:                                               ; preds = %38
  %45 = getelementptr inbounds nuw i8, ptr %42, i32 24
  %46 = load i32, ptr %45, align 8, !tbaa !58
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %45, align 8, !tbaa !58
  br label %48

48:                                               ; preds = %44, %38
  %49 = getelementptr inbounds nuw ptr, ptr %31, i32 %39
  store ptr %42, ptr %49, align 4, !tbaa !57
  br label %50

50:                                               ; preds = %48, %36, %22
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %51 = getelementptr inbounds nuw i8, ptr %20, i32 56
  %52 = load ptr, ptr %51, align 8, !tbaa !59
  %53 = getelementptr inbounds nuw i8, ptr %20, i32 4
  %54 = load ptr, ptr %53, align 4, !tbaa !60
  %55 = load ptr, ptr %52, align 4, !tbaa !61
  %56 = getelementptr inbounds nuw i8, ptr %54, i32 28
  %57 = load i32, ptr %56, align 4, !tbaa !62
  %58 = add nsw i32 %57, 1
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds nuw i8, ptr %55, i32 8
  store i64 %59, ptr %60, align 8, !tbaa !64
  %61 = icmp sgt i32 %57, 0
  br i1 %61, label %62, label %66

62:                                               ; preds = %50
  %63 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %64 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %65 = getelementptr inbounds nuw i8, ptr %4, i32 12
  br label %70

66:                                               ; preds = %70, %50
  %67 = getelementptr inbounds nuw i8, ptr %0, i32 60
  %68 = load i32, ptr %67, align 4, !tbaa !66
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %85, label %86

70:                                               ; preds = %70, %62
  %71 = phi ptr [ %54, %62 ], [ %81, %70 ]
  %72 = phi i32 [ 0, %62 ], [ %80, %70 ]
  %73 = load ptr, ptr %20, align 8, !tbaa !48
  %74 = load ptr, ptr %73, align 4, !tbaa !67
  %75 = getelementptr inbounds nuw i8, ptr %71, i32 32
  %76 = load ptr, ptr %75, align 8, !tbaa !68
  %77 = getelementptr inbounds nuw i32, ptr %76, i32 %72
  %78 = load i32, ptr %77, align 4, !tbaa !5
  %79 = getelementptr inbounds %struct.tfc_node, ptr %74, i32 %78
  store ptr %79, ptr %4, align 4, !tbaa !69
  store ptr %20, ptr %63, align 4, !tbaa !71
  store ptr %55, ptr %64, align 4, !tbaa !72
  store i32 0, ptr %65, align 4, !tbaa !73
  tail call fastcc void @push(ptr noundef nonnull %0, ptr noundef nonnull byval(%struct.tfc_ready) align 4 %4) #21
  %80 = add nuw nsw i32 %72, 1
  %81 = load ptr, ptr %53, align 4, !tbaa !60
  %82 = getelementptr inbounds nuw i8, ptr %81, i32 28
  %83 = load i32, ptr %82, align 4, !tbaa !62
  %84 = icmp slt i32 %80, %83
  br i1 %84, label %70, label %66, !llvm.loop !74

85:                                               ; preds = %66
  tail call fastcc void @settle(ptr noundef nonnull %0, ptr noundef nonnull %20, ptr noundef nonnull %55) #21
  br label %86

86:                                               ; preds = %85, %66
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %112

87:                                               ; preds = %107, %34
  %88 = phi i32 [ 0, %34 ], [ %109, %107 ]
  %89 = phi i32 [ 0, %34 ], [ %110, %107 ]
  %90 = getelementptr inbounds nuw ptr, ptr %29, i32 %88
  %91 = load ptr, ptr %90, align 4, !tbaa !57
  %92 = icmp eq ptr %91, null
  br i1 %92, label %97, label %93

93:                                               ; preds = %87
  %94 = getelementptr inbounds nuw i8, ptr %91, i32 24
  %95 = load i32, ptr %94, align 8, !tbaa !58
  %96 = add nsw i32 %95, 1
  store i32 %96, ptr %94, align 8, !tbaa !58
  br label %97

97:                                               ; preds = %93, %87
  %98 = getelementptr inbounds nuw ptr, ptr %31, i32 %88
  store ptr %91, ptr %98, align 4, !tbaa !57
  %99 = or disjoint i32 %88, 1
  %100 = getelementptr inbounds nuw ptr, ptr %29, i32 %99
  %101 = load ptr, ptr %100, align 4, !tbaa !57
  %102 = icmp eq ptr %101, null
  br i1 %102, label %107, label %103

103:                                              ; preds = %97
  %104 = getelementptr inbounds nuw i8, ptr %101, i32 24
  %105 = load i32, ptr %104, align 8, !tbaa !58
  %106 = add nsw i32 %105, 1
  store i32 %106, ptr %104, align 8, !tbaa !58
  br label %107

107:                                              ; preds = %103, %97
  %108 = getelementptr inbounds nuw ptr, ptr %31, i32 %99
  store ptr %101, ptr %108, align 4, !tbaa !57
  %109 = add nuw nsw i32 %88, 2
  %110 = add i32 %89, 2
  %111 = icmp eq i32 %110, %35
  br i1 %111, label %36, label %87, !llvm.loop !75

112:                                              ; preds = %86, %13, %1
  %113 = getelementptr inbounds nuw i8, ptr %0, i32 60
  %114 = load i32, ptr %113, align 4, !tbaa !66
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %116, label %1041

116:                                              ; preds = %112
  %117 = getelementptr inbounds nuw i8, ptr %0, i32 144
  %118 = getelementptr inbounds nuw i8, ptr %0, i32 160
  %119 = getelementptr inbounds nuw i8, ptr %0, i32 76
  %120 = getelementptr inbounds nuw i8, ptr %0, i32 136
  %121 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %122 = icmp ne ptr %8, null
  %123 = getelementptr inbounds nuw i8, ptr %8, i32 24
  %124 = getelementptr inbounds nuw i8, ptr %8, i32 8
  %125 = getelementptr inbounds nuw i8, ptr %0, i32 148
  %126 = getelementptr inbounds nuw i8, ptr %0, i32 152
  %127 = getelementptr inbounds nuw i8, ptr %0, i32 168
  %128 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %129 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %130 = getelementptr inbounds nuw i8, ptr %3, i32 4
  %131 = getelementptr inbounds nuw i8, ptr %3, i32 12
  %132 = getelementptr inbounds nuw i8, ptr %0, i32 84
  %133 = getelementptr inbounds nuw i8, ptr %0, i32 80
  %134 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %135 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %136 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %137 = getelementptr inbounds nuw i8, ptr %0, i32 104
  %138 = getelementptr inbounds nuw i8, ptr %2, i32 4
  %139 = getelementptr inbounds nuw i8, ptr %2, i32 8
  %140 = getelementptr inbounds nuw i8, ptr %2, i32 12
  %141 = getelementptr inbounds nuw i8, ptr %0, i32 128
  br label %143

142:                                              ; preds = %512
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %1030

143:                                              ; preds = %116, %1030
  %144 = load atomic i32, ptr %117 monotonic, align 8
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %149, label %146

146:                                              ; preds = %143
  tail call fastcc void @empty_inbox(ptr noundef nonnull %0) #21
  %147 = load i32, ptr %113, align 4, !tbaa !66
  %148 = icmp eq i32 %147, 0
  br i1 %148, label %149, label %1041

149:                                              ; preds = %143, %146
  %150 = load i64, ptr %118, align 8, !tbaa !76
  %151 = icmp eq i64 %150, 0
  br i1 %151, label %1036, label %152

152:                                              ; preds = %149
  %153 = load ptr, ptr %119, align 4, !tbaa !77
  %154 = icmp eq ptr %153, null
  br i1 %154, label %171, label %155

155:                                              ; preds = %152
  %156 = getelementptr inbounds nuw i8, ptr %153, i32 24
  %157 = load atomic i32, ptr %156 monotonic, align 8
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %159, label %1041

159:                                              ; preds = %155
  %160 = getelementptr inbounds nuw i8, ptr %153, i32 8
  %161 = load i64, ptr %160, align 8, !tbaa !78
  %162 = icmp eq i64 %161, 0
  br i1 %162, label %171, label %163

163:                                              ; preds = %159
  %164 = load i64, ptr %120, align 8, !tbaa !83
  %165 = add nsw i64 %164, 1
  store i64 %165, ptr %120, align 8, !tbaa !83
  %166 = and i64 %165, 63
  %167 = icmp ne i64 %166, 0
  %168 = load i64, ptr @now_ns_, align 8
  %169 = icmp slt i64 %168, %161
  %170 = select i1 %167, i1 true, i1 %169
  br i1 %170, label %171, label %1041

171:                                              ; preds = %159, %163, %152
  %172 = load i32, ptr %121, align 8, !tbaa !84
  %173 = icmp ne i32 %172, 0
  %174 = select i1 %173, i1 %122, i1 false
  br i1 %174, label %175, label %184

175:                                              ; preds = %171
  %176 = load ptr, ptr %123, align 4, !tbaa !85
  %177 = icmp eq ptr %176, null
  br i1 %177, label %184, label %178

178:                                              ; preds = %175
  %179 = load ptr, ptr %124, align 4, !tbaa !87
  %180 = tail call i32 %176(ptr noundef %179) #22
  %181 = icmp eq i32 %180, 0
  br i1 %181, label %182, label %1033

182:                                              ; preds = %178
  %183 = load i64, ptr %118, align 8, !tbaa !76
  br label %184

184:                                              ; preds = %182, %175, %171
  %185 = phi i64 [ %183, %182 ], [ %150, %175 ], [ %150, %171 ]
  %186 = load ptr, ptr %125, align 4, !tbaa !88
  %187 = load i64, ptr %126, align 8, !tbaa !89
  %188 = trunc i64 %187 to i32
  %189 = getelementptr inbounds %struct.tfc_ready, ptr %186, i32 %188
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.memcpy.p0.p0.i32(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 4 dereferenceable(16) %189, i32 16, i1 false)
  %190 = add nsw i64 %187, 1
  %191 = load i64, ptr %127, align 8, !tbaa !90
  %192 = srem i64 %190, %191
  store i64 %192, ptr %126, align 8, !tbaa !89
  %193 = add nsw i64 %185, -1
  store i64 %193, ptr %118, align 8, !tbaa !76
  %194 = load ptr, ptr %3, align 8, !tbaa !69
  %195 = load ptr, ptr %128, align 8, !tbaa !72
  %196 = getelementptr inbounds nuw i8, ptr %195, i32 28
  %197 = load ptr, ptr %196, align 4, !tbaa !91
  %198 = getelementptr inbounds nuw i8, ptr %194, i32 16
  %199 = load i32, ptr %198, align 4, !tbaa !92
  %200 = getelementptr inbounds ptr, ptr %197, i32 %199
  %201 = load ptr, ptr %129, align 4, !tbaa !94
  %202 = load i32, ptr %194, align 4, !tbaa !95
  switch i32 %202, label %508 [
    i32 15, label %203
    i32 14, label %419
  ]

203:                                              ; preds = %184
  %204 = tail call fastcc ptr @new_activation(ptr noundef nonnull %0, ptr noundef nonnull byval(%struct.tfc_ready) align 4 %3, ptr noundef null, i32 noundef 1) #21
  %205 = icmp eq ptr %204, null
  br i1 %205, label %1027, label %206

206:                                              ; preds = %203
  %207 = load ptr, ptr %133, align 8, !tbaa !96
  %208 = getelementptr inbounds nuw i8, ptr %194, i32 4
  %209 = load i32, ptr %208, align 4, !tbaa !97
  %210 = getelementptr inbounds i32, ptr %207, i32 %209
  %211 = load i32, ptr %210, align 4, !tbaa !5
  %212 = getelementptr inbounds nuw i8, ptr %204, i32 32
  store i32 %211, ptr %212, align 8, !tbaa !98
  %213 = load ptr, ptr %119, align 4, !tbaa !77
  %214 = getelementptr inbounds nuw i8, ptr %213, i32 28
  br label %230

215:                                              ; preds = %230
  %216 = cmpxchg ptr %214, i32 0, i32 1 acquire monotonic, align 4
  %217 = extractvalue { i32, i1 } %216, 1
  br i1 %217, label %237, label %218

218:                                              ; preds = %215
  %219 = cmpxchg ptr %214, i32 0, i32 1 acquire monotonic, align 4
  %220 = extractvalue { i32, i1 } %219, 1
  br i1 %220, label %237, label %221

221:                                              ; preds = %218
  %222 = cmpxchg ptr %214, i32 0, i32 1 acquire monotonic, align 4
  %223 = extractvalue { i32, i1 } %222, 1
  br i1 %223, label %237, label %224

224:                                              ; preds = %221
  %225 = cmpxchg ptr %214, i32 0, i32 1 acquire monotonic, align 4
  %226 = extractvalue { i32, i1 } %225, 1
  br i1 %226, label %237, label %227

227:                                              ; preds = %224
  %228 = add nuw nsw i32 %231, 5
  %229 = icmp eq i32 %228, 100
  br i1 %229, label %234, label %230, !llvm.loop !102

230:                                              ; preds = %227, %206
  %231 = phi i32 [ 0, %206 ], [ %228, %227 ]
  %232 = cmpxchg ptr %214, i32 0, i32 1 acquire monotonic, align 4
  %233 = extractvalue { i32, i1 } %232, 1
  br i1 %233, label %237, label %215

234:                                              ; preds = %227, %234
  %235 = atomicrmw xchg ptr %214, i32 2 acquire, align 4
  %236 = icmp eq i32 %235, 0
  br i1 %236, label %237, label %234, !llvm.loop !103

237:                                              ; preds = %230, %215, %218, %221, %224, %234
  %238 = getelementptr inbounds nuw i8, ptr %213, i32 4
  %239 = load ptr, ptr %238, align 4, !tbaa !104
  %240 = load i32, ptr %212, align 8, !tbaa !105
  %241 = getelementptr inbounds %struct.tfc_transfer, ptr %239, i32 %240
  %242 = load ptr, ptr %241, align 4, !tbaa !106
  %243 = icmp eq ptr %242, null
  br i1 %243, label %414, label %244

244:                                              ; preds = %237
  %245 = getelementptr inbounds nuw i8, ptr %204, i32 16
  %246 = load i64, ptr %245, align 8, !tbaa !107
  %247 = getelementptr inbounds nuw i8, ptr %242, i32 16
  %248 = load i64, ptr %247, align 8, !tbaa !107
  %249 = icmp eq i64 %248, %246
  br i1 %249, label %254, label %262

250:                                              ; preds = %262
  %251 = getelementptr inbounds nuw i8, ptr %264, i32 16
  %252 = load i64, ptr %251, align 8, !tbaa !107
  %253 = icmp eq i64 %252, %246
  br i1 %253, label %254, label %262, !llvm.loop !108

254:                                              ; preds = %250, %244
  %255 = phi ptr [ %242, %244 ], [ %264, %250 ]
  %256 = phi ptr [ %241, %244 ], [ %263, %250 ]
  %257 = getelementptr inbounds nuw i8, ptr %255, i32 36
  %258 = load i32, ptr %257, align 4, !tbaa !109
  %259 = getelementptr inbounds nuw i8, ptr %204, i32 36
  %260 = load i32, ptr %259, align 4, !tbaa !109
  %261 = icmp eq i32 %258, %260
  br i1 %261, label %266, label %274

262:                                              ; preds = %244, %250
  %263 = phi ptr [ %264, %250 ], [ %242, %244 ]
  %264 = load ptr, ptr %263, align 4, !tbaa !106
  %265 = icmp eq ptr %264, null
  br i1 %265, label %414, label %250, !llvm.loop !108

266:                                              ; preds = %254
  %267 = getelementptr inbounds nuw i8, ptr %213, i32 24
  %268 = load atomic i32, ptr %267 monotonic, align 8
  %269 = icmp eq i32 %268, 0
  br i1 %269, label %270, label %414

270:                                              ; preds = %266
  %271 = getelementptr inbounds nuw i8, ptr %213, i32 20
  store i32 -1, ptr %271, align 4, !tbaa !110
  store atomic i32 13, ptr %267 monotonic, align 8
  %272 = getelementptr inbounds nuw i8, ptr %213, i32 32
  %273 = atomicrmw add ptr %272, i32 1 monotonic, align 8
  br label %414

274:                                              ; preds = %254
  %275 = load ptr, ptr %255, align 8, !tbaa !111
  store ptr %275, ptr %256, align 4, !tbaa !106
  %276 = atomicrmw xchg ptr %214, i32 0 release, align 4
  %277 = getelementptr inbounds nuw i8, ptr %255, i32 8
  %278 = load ptr, ptr %277, align 8, !tbaa !112
  %279 = icmp eq ptr %278, null
  %280 = getelementptr inbounds nuw i8, ptr %204, i32 48
  br i1 %279, label %281, label %282

281:                                              ; preds = %274
  store i32 1, ptr %280, align 8, !tbaa !113
  br label %375

282:                                              ; preds = %274
  %283 = load i32, ptr %280, align 8, !tbaa !113
  %284 = icmp eq i32 %283, 0
  br i1 %284, label %285, label %375

285:                                              ; preds = %282
  %286 = getelementptr inbounds nuw i8, ptr %204, i32 60
  %287 = load ptr, ptr %286, align 4, !tbaa !114
  %288 = load ptr, ptr %287, align 4, !tbaa !57
  %289 = getelementptr inbounds nuw i8, ptr %288, i32 16
  %290 = load i64, ptr %289, align 8, !tbaa !27
  %291 = getelementptr inbounds nuw i8, ptr %278, i32 16
  %292 = load i64, ptr %291, align 8, !tbaa !27
  %293 = icmp eq i64 %290, %292
  br i1 %293, label %294, label %343

294:                                              ; preds = %285
  %295 = load ptr, ptr %288, align 8, !tbaa !115
  %296 = load ptr, ptr %278, align 8, !tbaa !115
  %297 = icmp sgt i64 %290, 0
  br i1 %297, label %298, label %375

298:                                              ; preds = %294
  %299 = and i64 %290, 3
  %300 = icmp ult i64 %290, 4
  br i1 %300, label %362, label %301

301:                                              ; preds = %298
  %302 = and i64 %290, 9223372036854775804
  br label %303

303:                                              ; preds = %303, %301
  %304 = phi i64 [ 0, %301 ], [ %325, %303 ]
  %305 = phi i64 [ 0, %301 ], [ %326, %303 ]
  %306 = trunc i64 %304 to i32
  %307 = getelementptr inbounds i8, ptr %296, i32 %306
  %308 = load i8, ptr %307, align 1, !tbaa !116
  %309 = getelementptr inbounds i8, ptr %295, i32 %306
  store i8 %308, ptr %309, align 1, !tbaa !116
  %310 = trunc i64 %304 to i32
  %311 = or disjoint i32 %310, 1
  %312 = getelementptr inbounds i8, ptr %296, i32 %311
  %313 = load i8, ptr %312, align 1, !tbaa !116
  %314 = getelementptr inbounds i8, ptr %295, i32 %311
  store i8 %313, ptr %314, align 1, !tbaa !116
  %315 = trunc i64 %304 to i32
  %316 = or disjoint i32 %315, 2
  %317 = getelementptr inbounds i8, ptr %296, i32 %316
  %318 = load i8, ptr %317, align 1, !tbaa !116
  %319 = getelementptr inbounds i8, ptr %295, i32 %316
  store i8 %318, ptr %319, align 1, !tbaa !116
  %320 = trunc i64 %304 to i32
  %321 = or disjoint i32 %320, 3
  %322 = getelementptr inbounds i8, ptr %296, i32 %321
  %323 = load i8, ptr %322, align 1, !tbaa !116
  %324 = getelementptr inbounds i8, ptr %295, i32 %321
  store i8 %323, ptr %324, align 1, !tbaa !116
  %325 = add nuw nsw i64 %304, 4
  %326 = add i64 %305, 4
  %327 = icmp eq i64 %326, %302
  br i1 %327, label %360, label %303, !llvm.loop !117

328:                                              ; preds = %343
  %329 = cmpxchg ptr %214, i32 0, i32 1 acquire monotonic, align 4
  %330 = extractvalue { i32, i1 } %329, 1
  br i1 %330, label %350, label %331

331:                                              ; preds = %328
  %332 = cmpxchg ptr %214, i32 0, i32 1 acquire monotonic, align 4
  %333 = extractvalue { i32, i1 } %332, 1
  br i1 %333, label %350, label %334

334:                                              ; preds = %331
  %335 = cmpxchg ptr %214, i32 0, i32 1 acquire monotonic, align 4
  %336 = extractvalue { i32, i1 } %335, 1
  br i1 %336, label %350, label %337

337:                                              ; preds = %334
  %338 = cmpxchg ptr %214, i32 0, i32 1 acquire monotonic, align 4
  %339 = extractvalue { i32, i1 } %338, 1
  br i1 %339, label %350, label %340

340:                                              ; preds = %337
  %341 = add nuw nsw i32 %344, 5
  %342 = icmp eq i32 %341, 100
  br i1 %342, label %347, label %343, !llvm.loop !102

343:                                              ; preds = %285, %340
  %344 = phi i32 [ %341, %340 ], [ 0, %285 ]
  %345 = cmpxchg ptr %214, i32 0, i32 1 acquire monotonic, align 4
  %346 = extractvalue { i32, i1 } %345, 1
  br i1 %346, label %350, label %328

347:                                              ; preds = %340, %347
  %348 = atomicrmw xchg ptr %214, i32 2 acquire, align 4
  %349 = icmp eq i32 %348, 0
  br i1 %349, label %350, label %347, !llvm.loop !103

350:                                              ; preds = %343, %328, %331, %334, %337, %347
  %351 = getelementptr inbounds nuw i8, ptr %213, i32 24
  %352 = load atomic i32, ptr %351 monotonic, align 8
  %353 = icmp eq i32 %352, 0
  br i1 %353, label %354, label %358

354:                                              ; preds = %350
  %355 = getelementptr inbounds nuw i8, ptr %213, i32 20
  store i32 -1, ptr %355, align 4, !tbaa !110
  store atomic i32 13, ptr %351 monotonic, align 8
  %356 = getelementptr inbounds nuw i8, ptr %213, i32 32
  %357 = atomicrmw add ptr %356, i32 1 monotonic, align 8
  br label %358

358:                                              ; preds = %354, %350
  %359 = atomicrmw xchg ptr %214, i32 0 release, align 4
  br label %375

360:                                              ; preds = %303
  %361 = icmp eq i64 %299, 0
  br i1 %361, label %375, label %362

362:                                              ; preds = %360, %298
  %363 = phi i64 [ 0, %298 ], [ %325, %360 ]
  %364 = icmp ne i64 %299, 0
  tail call void @llvm.assume(i1 %364)
  br label %365

365:                                              ; preds = %365, %362
  %366 = phi i64 [ %372, %365 ], [ %363, %362 ]
  %367 = phi i64 [ %373, %365 ], [ 0, %362 ]
  %368 = trunc i64 %366 to i32
  %369 = getelementptr inbounds i8, ptr %296, i32 %368
  %370 = load i8, ptr %369, align 1, !tbaa !116
  %371 = getelementptr inbounds i8, ptr %295, i32 %368
  store i8 %370, ptr %371, align 1, !tbaa !116
  %372 = add nuw nsw i64 %366, 1
  %373 = add i64 %367, 1
  %374 = icmp eq i64 %373, %299
  br i1 %374, label %375, label %365, !llvm.loop !118

375:                                              ; preds = %360, %365, %358, %294, %282, %281
  br label %391

376:                                              ; preds = %391
  %377 = cmpxchg ptr %214, i32 0, i32 1 acquire monotonic, align 4
  %378 = extractvalue { i32, i1 } %377, 1
  br i1 %378, label %398, label %379

379:                                              ; preds = %376
  %380 = cmpxchg ptr %214, i32 0, i32 1 acquire monotonic, align 4
  %381 = extractvalue { i32, i1 } %380, 1
  br i1 %381, label %398, label %382

382:                                              ; preds = %379
  %383 = cmpxchg ptr %214, i32 0, i32 1 acquire monotonic, align 4
  %384 = extractvalue { i32, i1 } %383, 1
  br i1 %384, label %398, label %385

385:                                              ; preds = %382
  %386 = cmpxchg ptr %214, i32 0, i32 1 acquire monotonic, align 4
  %387 = extractvalue { i32, i1 } %386, 1
  br i1 %387, label %398, label %388

388:                                              ; preds = %385
  %389 = add nuw nsw i32 %392, 5
  %390 = icmp eq i32 %389, 100
  br i1 %390, label %395, label %391, !llvm.loop !102

391:                                              ; preds = %388, %375
  %392 = phi i32 [ 0, %375 ], [ %389, %388 ]
  %393 = cmpxchg ptr %214, i32 0, i32 1 acquire monotonic, align 4
  %394 = extractvalue { i32, i1 } %393, 1
  br i1 %394, label %398, label %376

395:                                              ; preds = %388, %395
  %396 = atomicrmw xchg ptr %214, i32 2 acquire, align 4
  %397 = icmp eq i32 %396, 0
  br i1 %397, label %398, label %395, !llvm.loop !103

398:                                              ; preds = %391, %376, %379, %382, %385, %395
  %399 = getelementptr inbounds nuw i8, ptr %255, i32 4
  %400 = load ptr, ptr %399, align 4, !tbaa !120
  %401 = getelementptr inbounds nuw i8, ptr %400, i32 144
  %402 = load atomic i32, ptr %401 monotonic, align 8
  %403 = inttoptr i32 %402 to ptr
  store ptr %403, ptr %255, align 8, !tbaa !111
  %404 = ptrtoint ptr %255 to i32
  store atomic i32 %404, ptr %401 monotonic, align 8
  %405 = getelementptr inbounds nuw i8, ptr %400, i32 108
  %406 = load i32, ptr %405, align 4, !tbaa !121
  %407 = icmp eq i32 %406, 2
  br i1 %407, label %408, label %417

408:                                              ; preds = %398
  %409 = load i32, ptr %257, align 4, !tbaa !109
  %410 = icmp eq i32 %409, 0
  br i1 %410, label %417, label %411

411:                                              ; preds = %408
  store i32 0, ptr %405, align 4, !tbaa !121
  %412 = getelementptr inbounds nuw i8, ptr %213, i32 32
  %413 = atomicrmw add ptr %412, i32 1 monotonic, align 8
  br label %417

414:                                              ; preds = %262, %270, %266, %237
  %415 = phi ptr [ %241, %237 ], [ %256, %270 ], [ %256, %266 ], [ %263, %262 ]
  store ptr null, ptr %204, align 8, !tbaa !111
  store ptr %204, ptr %415, align 4, !tbaa !106
  %416 = atomicrmw xchg ptr %214, i32 0 release, align 4
  br label %1027

417:                                              ; preds = %411, %408, %398
  %418 = atomicrmw xchg ptr %214, i32 0 release, align 4
  tail call fastcc void @end_activation(ptr noundef nonnull %0, ptr noundef nonnull %204) #21
  br label %1027

419:                                              ; preds = %184
  %420 = load ptr, ptr %130, align 4
  %421 = load i32, ptr %131, align 4
  %422 = load ptr, ptr %132, align 4, !tbaa !122
  %423 = load i64, ptr @now_ns_, align 8
  %424 = getelementptr inbounds nuw i8, ptr %195, i32 16
  %425 = load i64, ptr %424, align 8, !tbaa !123
  %426 = getelementptr inbounds nuw i8, ptr %194, i32 4
  %427 = load i32, ptr %426, align 4, !tbaa !97
  %428 = icmp eq i32 %421, 0
  br i1 %428, label %429, label %431

429:                                              ; preds = %419
  %430 = load ptr, ptr %200, align 4, !tbaa !57
  br label %431

431:                                              ; preds = %429, %419
  %432 = phi ptr [ %430, %429 ], [ null, %419 ]
  %433 = load ptr, ptr %119, align 4, !tbaa !77
  %434 = tail call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef 40) #21
  %435 = icmp eq ptr %434, null
  br i1 %435, label %505, label %436

436:                                              ; preds = %431
  %437 = icmp eq ptr %432, null
  br i1 %437, label %442, label %438

438:                                              ; preds = %436
  %439 = getelementptr inbounds nuw i8, ptr %432, i32 24
  %440 = load i32, ptr %439, align 8, !tbaa !58
  %441 = add nsw i32 %440, 1
  store i32 %441, ptr %439, align 8, !tbaa !58
  br label %442

442:                                              ; preds = %438, %436
  %443 = load ptr, ptr %133, align 8, !tbaa !96
  %444 = getelementptr inbounds i32, ptr %443, i32 %427
  %445 = load i32, ptr %444, align 4, !tbaa !5
  store ptr null, ptr %434, align 8, !tbaa !106
  %446 = getelementptr inbounds nuw i8, ptr %434, i32 4
  store ptr %0, ptr %446, align 4, !tbaa !124
  %447 = getelementptr inbounds nuw i8, ptr %434, i32 8
  store ptr %432, ptr %447, align 8, !tbaa !57
  %448 = getelementptr inbounds nuw i8, ptr %434, i32 12
  store i32 0, ptr %448, align 4
  %449 = getelementptr inbounds nuw i8, ptr %434, i32 16
  store i64 %425, ptr %449, align 8, !tbaa !125
  %450 = getelementptr inbounds nuw i8, ptr %434, i32 24
  store i64 0, ptr %450, align 8, !tbaa !125
  %451 = getelementptr inbounds nuw i8, ptr %434, i32 32
  store i32 %445, ptr %451, align 8, !tbaa !5
  %452 = getelementptr inbounds nuw i8, ptr %434, i32 36
  store i32 0, ptr %452, align 4, !tbaa !5
  %453 = getelementptr inbounds nuw i8, ptr %433, i32 4
  %454 = load ptr, ptr %453, align 4, !tbaa !104
  %455 = getelementptr inbounds %struct.tfc_transfer, ptr %454, i32 %445
  %456 = getelementptr inbounds nuw i8, ptr %455, i32 8
  %457 = load i64, ptr %456, align 8, !tbaa !126
  %458 = icmp eq i64 %457, 0
  br i1 %458, label %500, label %459

459:                                              ; preds = %442
  %460 = load i64, ptr @now_ns_, align 8, !tbaa !125
  %461 = add nsw i64 %460, %457
  store i64 %461, ptr %450, align 8, !tbaa !128
  %462 = getelementptr inbounds nuw i8, ptr %433, i32 28
  br label %478

463:                                              ; preds = %478
  %464 = cmpxchg ptr %462, i32 0, i32 1 acquire monotonic, align 4
  %465 = extractvalue { i32, i1 } %464, 1
  br i1 %465, label %485, label %466

466:                                              ; preds = %463
  %467 = cmpxchg ptr %462, i32 0, i32 1 acquire monotonic, align 4
  %468 = extractvalue { i32, i1 } %467, 1
  br i1 %468, label %485, label %469

469:                                              ; preds = %466
  %470 = cmpxchg ptr %462, i32 0, i32 1 acquire monotonic, align 4
  %471 = extractvalue { i32, i1 } %470, 1
  br i1 %471, label %485, label %472

472:                                              ; preds = %469
  %473 = cmpxchg ptr %462, i32 0, i32 1 acquire monotonic, align 4
  %474 = extractvalue { i32, i1 } %473, 1
  br i1 %474, label %485, label %475

475:                                              ; preds = %472
  %476 = add nuw nsw i32 %479, 5
  %477 = icmp eq i32 %476, 100
  br i1 %477, label %482, label %478, !llvm.loop !102

478:                                              ; preds = %475, %459
  %479 = phi i32 [ 0, %459 ], [ %476, %475 ]
  %480 = cmpxchg ptr %462, i32 0, i32 1 acquire monotonic, align 4
  %481 = extractvalue { i32, i1 } %480, 1
  br i1 %481, label %485, label %463

482:                                              ; preds = %475, %482
  %483 = atomicrmw xchg ptr %462, i32 2 acquire, align 4
  %484 = icmp eq i32 %483, 0
  br i1 %484, label %485, label %482, !llvm.loop !103

485:                                              ; preds = %478, %463, %466, %469, %472, %482
  %486 = getelementptr inbounds nuw i8, ptr %433, i32 52
  br label %487

487:                                              ; preds = %491, %485
  %488 = phi ptr [ %486, %485 ], [ %489, %491 ]
  %489 = load ptr, ptr %488, align 4, !tbaa !106
  %490 = icmp eq ptr %489, null
  br i1 %490, label %496, label %491

491:                                              ; preds = %487
  %492 = getelementptr inbounds nuw i8, ptr %489, i32 24
  %493 = load i64, ptr %492, align 8, !tbaa !128
  %494 = load i64, ptr %450, align 8, !tbaa !128
  %495 = icmp sgt i64 %493, %494
  br i1 %495, label %496, label %487, !llvm.loop !129

496:                                              ; preds = %491, %487
  store ptr %489, ptr %434, align 8, !tbaa !111
  store ptr %434, ptr %488, align 4, !tbaa !106
  %497 = getelementptr inbounds nuw i8, ptr %433, i32 32
  %498 = atomicrmw add ptr %497, i32 1 monotonic, align 8
  %499 = atomicrmw xchg ptr %462, i32 0 release, align 4
  br label %505

500:                                              ; preds = %442
  %501 = tail call fastcc i32 @deliver(ptr noundef nonnull %433, ptr noundef nonnull %434) #21
  %502 = icmp eq i32 %501, 0
  br i1 %502, label %505, label %503

503:                                              ; preds = %500
  %504 = load ptr, ptr %447, align 8, !tbaa !112
  tail call fastcc void @drop(ptr noundef nonnull %0, ptr noundef %504) #21
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef nonnull %434, i64 noundef 40) #21
  br label %505

505:                                              ; preds = %503, %500, %496, %431
  %506 = icmp eq ptr %422, null
  %507 = select i1 %506, i64 0, i64 %423
  tail call fastcc void @note(ptr noundef nonnull %0, ptr noundef %420, ptr noundef %195, ptr noundef nonnull %194, i64 noundef %507) #21
  br label %1020

508:                                              ; preds = %184
  %509 = load i32, ptr %131, align 4, !tbaa !73
  %510 = icmp eq i32 %509, 0
  br i1 %510, label %511, label %1020

511:                                              ; preds = %508
  switch i32 %202, label %1020 [
    i32 1, label %512
    i32 13, label %518
    i32 0, label %626
    i32 3, label %899
    i32 2, label %954
    i32 4, label %971
    i32 5, label %971
    i32 6, label %971
    i32 7, label %971
    i32 10, label %979
    i32 11, label %991
    i32 12, label %999
  ]

512:                                              ; preds = %511
  %513 = tail call fastcc ptr @new_activation(ptr noundef nonnull %0, ptr noundef nonnull byval(%struct.tfc_ready) align 4 %3, ptr noundef %200, i32 noundef 2) #21
  store ptr %513, ptr %9, align 4, !tbaa !38
  %514 = icmp eq ptr %513, null
  br i1 %514, label %142, label %515

515:                                              ; preds = %512
  %516 = load i64, ptr %141, align 8, !tbaa !130
  %517 = add nsw i64 %516, 1
  store i64 %517, ptr %141, align 8, !tbaa !130
  br label %1027

518:                                              ; preds = %511
  %519 = load ptr, ptr %130, align 4
  %520 = load ptr, ptr %0, align 8, !tbaa !40
  %521 = getelementptr inbounds nuw i8, ptr %194, i32 4
  %522 = load i32, ptr %521, align 4, !tbaa !97
  %523 = getelementptr inbounds %struct.tfc_graph, ptr %520, i32 %522
  %524 = getelementptr inbounds nuw i8, ptr %523, i32 12
  %525 = load ptr, ptr %524, align 4, !tbaa !42
  %526 = getelementptr inbounds nuw i8, ptr %195, i32 16
  %527 = load i64, ptr %526, align 8, !tbaa !123
  %528 = load ptr, ptr %519, align 8, !tbaa !48
  %529 = load ptr, ptr %528, align 4, !tbaa !67
  %530 = ptrtoint ptr %194 to i32
  %531 = ptrtoint ptr %529 to i32
  %532 = sub i32 %530, %531
  %533 = sdiv exact i32 %532, 44
  %534 = sext i32 %533 to i64
  %535 = add nsw i64 %534, -7046029254386353131
  %536 = xor i64 %535, %527
  %537 = mul i64 %536, -49064778989728563
  %538 = lshr i64 %537, 32
  %539 = xor i64 %538, %537
  %540 = mul i64 %539, -4265267296055464877
  %541 = lshr i64 %537, 29
  %542 = xor i64 %540, %541
  %543 = tail call fastcc ptr @new_instance(ptr noundef nonnull %0, ptr noundef %523, ptr noundef %525, i32 noundef 1, i64 noundef %542) #21
  %544 = icmp eq ptr %543, null
  br i1 %544, label %1027, label %545

545:                                              ; preds = %518
  %546 = getelementptr inbounds nuw i8, ptr %543, i32 8
  store ptr %194, ptr %546, align 8, !tbaa !131
  %547 = getelementptr inbounds nuw i8, ptr %543, i32 12
  store ptr %519, ptr %547, align 4, !tbaa !132
  %548 = getelementptr inbounds nuw i8, ptr %543, i32 20
  store ptr %195, ptr %548, align 4, !tbaa !133
  %549 = getelementptr inbounds nuw i8, ptr %523, i32 28
  %550 = load i32, ptr %549, align 4, !tbaa !54
  %551 = icmp sgt i32 %550, 0
  br i1 %551, label %552, label %573

552:                                              ; preds = %545
  %553 = getelementptr inbounds nuw i8, ptr %543, i32 72
  %554 = load ptr, ptr %553, align 8, !tbaa !56
  %555 = and i32 %550, 3
  %556 = icmp ult i32 %550, 4
  br i1 %556, label %561, label %557

557:                                              ; preds = %552
  %558 = and i32 %550, 2147483644
  br label %605

559:                                              ; preds = %605
  %560 = icmp eq i32 %555, 0
  br i1 %560, label %573, label %561

561:                                              ; preds = %559, %552
  %562 = phi i32 [ 0, %552 ], [ %623, %559 ]
  %563 = icmp ne i32 %555, 0
  tail call void @llvm.assume(i1 %563)
  br label %564

564:                                              ; preds = %564, %561
  %565 = phi i32 [ %562, %561 ], [ %570, %564 ]
  %566 = phi i32 [ 0, %561 ], [ %571, %564 ]
  %567 = getelementptr inbounds nuw ptr, ptr %200, i32 %565
  %568 = load ptr, ptr %567, align 4, !tbaa !57
  %569 = getelementptr inbounds nuw ptr, ptr %554, i32 %565
  store ptr %568, ptr %569, align 4, !tbaa !57
  store ptr null, ptr %567, align 4, !tbaa !57
  %570 = add nuw nsw i32 %565, 1
  %571 = add i32 %566, 1
  %572 = icmp eq i32 %571, %555
  br i1 %572, label %573, label %564, !llvm.loop !134

573:                                              ; preds = %559, %564, %545
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %574 = getelementptr inbounds nuw i8, ptr %543, i32 56
  %575 = load ptr, ptr %574, align 8, !tbaa !59
  %576 = getelementptr inbounds nuw i8, ptr %543, i32 4
  %577 = load ptr, ptr %576, align 4, !tbaa !60
  %578 = load ptr, ptr %575, align 4, !tbaa !61
  %579 = getelementptr inbounds nuw i8, ptr %577, i32 28
  %580 = load i32, ptr %579, align 4, !tbaa !62
  %581 = add nsw i32 %580, 1
  %582 = sext i32 %581 to i64
  %583 = getelementptr inbounds nuw i8, ptr %578, i32 8
  store i64 %582, ptr %583, align 8, !tbaa !64
  %584 = icmp sgt i32 %580, 0
  br i1 %584, label %588, label %585

585:                                              ; preds = %588, %573
  %586 = load i32, ptr %113, align 4, !tbaa !66
  %587 = icmp eq i32 %586, 0
  br i1 %587, label %603, label %604

588:                                              ; preds = %573, %588
  %589 = phi ptr [ %599, %588 ], [ %577, %573 ]
  %590 = phi i32 [ %598, %588 ], [ 0, %573 ]
  %591 = load ptr, ptr %543, align 8, !tbaa !48
  %592 = load ptr, ptr %591, align 4, !tbaa !67
  %593 = getelementptr inbounds nuw i8, ptr %589, i32 32
  %594 = load ptr, ptr %593, align 8, !tbaa !68
  %595 = getelementptr inbounds nuw i32, ptr %594, i32 %590
  %596 = load i32, ptr %595, align 4, !tbaa !5
  %597 = getelementptr inbounds %struct.tfc_node, ptr %592, i32 %596
  store ptr %597, ptr %2, align 4, !tbaa !69
  store ptr %543, ptr %138, align 4, !tbaa !71
  store ptr %578, ptr %139, align 4, !tbaa !72
  store i32 0, ptr %140, align 4, !tbaa !73
  tail call fastcc void @push(ptr noundef nonnull %0, ptr noundef nonnull byval(%struct.tfc_ready) align 4 %2) #21
  %598 = add nuw nsw i32 %590, 1
  %599 = load ptr, ptr %576, align 4, !tbaa !60
  %600 = getelementptr inbounds nuw i8, ptr %599, i32 28
  %601 = load i32, ptr %600, align 4, !tbaa !62
  %602 = icmp slt i32 %598, %601
  br i1 %602, label %588, label %585, !llvm.loop !74

603:                                              ; preds = %585
  tail call fastcc void @settle(ptr noundef nonnull %0, ptr noundef nonnull %543, ptr noundef nonnull %578) #21
  br label %604

604:                                              ; preds = %603, %585
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br label %1027

605:                                              ; preds = %605, %557
  %606 = phi i32 [ 0, %557 ], [ %623, %605 ]
  %607 = phi i32 [ 0, %557 ], [ %624, %605 ]
  %608 = getelementptr inbounds nuw ptr, ptr %200, i32 %606
  %609 = load ptr, ptr %608, align 4, !tbaa !57
  %610 = getelementptr inbounds nuw ptr, ptr %554, i32 %606
  store ptr %609, ptr %610, align 4, !tbaa !57
  store ptr null, ptr %608, align 4, !tbaa !57
  %611 = or disjoint i32 %606, 1
  %612 = getelementptr inbounds nuw ptr, ptr %200, i32 %611
  %613 = load ptr, ptr %612, align 4, !tbaa !57
  %614 = getelementptr inbounds nuw ptr, ptr %554, i32 %611
  store ptr %613, ptr %614, align 4, !tbaa !57
  store ptr null, ptr %612, align 4, !tbaa !57
  %615 = or disjoint i32 %606, 2
  %616 = getelementptr inbounds nuw ptr, ptr %200, i32 %615
  %617 = load ptr, ptr %616, align 4, !tbaa !57
  %618 = getelementptr inbounds nuw ptr, ptr %554, i32 %615
  store ptr %617, ptr %618, align 4, !tbaa !57
  store ptr null, ptr %616, align 4, !tbaa !57
  %619 = or disjoint i32 %606, 3
  %620 = getelementptr inbounds nuw ptr, ptr %200, i32 %619
  %621 = load ptr, ptr %620, align 4, !tbaa !57
  %622 = getelementptr inbounds nuw ptr, ptr %554, i32 %619
  store ptr %621, ptr %622, align 4, !tbaa !57
  store ptr null, ptr %620, align 4, !tbaa !57
  %623 = add nuw nsw i32 %606, 4
  %624 = add i32 %607, 4
  %625 = icmp eq i32 %624, %558
  br i1 %625, label %559, label %605, !llvm.loop !135

626:                                              ; preds = %511
  %627 = load ptr, ptr %130, align 4
  %628 = load ptr, ptr %136, align 4, !tbaa !136
  %629 = getelementptr inbounds nuw i8, ptr %194, i32 4
  %630 = load i32, ptr %629, align 4, !tbaa !97
  %631 = getelementptr inbounds %struct.tfc_region_use, ptr %628, i32 %630
  %632 = getelementptr inbounds nuw i8, ptr %194, i32 20
  %633 = load i32, ptr %632, align 4, !tbaa !137
  %634 = icmp sgt i32 %633, 0
  br i1 %634, label %635, label %657

635:                                              ; preds = %626
  %636 = getelementptr inbounds nuw i8, ptr %631, i32 8
  %637 = getelementptr inbounds nuw i8, ptr %631, i32 4
  %638 = and i32 %633, 1
  %639 = icmp eq i32 %633, 1
  br i1 %639, label %644, label %640

640:                                              ; preds = %635
  %641 = and i32 %633, 2147483646
  br label %665

642:                                              ; preds = %690
  %643 = icmp eq i32 %638, 0
  br i1 %643, label %657, label %644

644:                                              ; preds = %642, %635
  %645 = phi i32 [ 0, %635 ], [ %691, %642 ]
  %646 = icmp ne i32 %638, 0
  tail call void @llvm.assume(i1 %646)
  %647 = load ptr, ptr %636, align 8, !tbaa !138
  %648 = getelementptr inbounds nuw i32, ptr %647, i32 %645
  %649 = load i32, ptr %648, align 4, !tbaa !5
  %650 = icmp sgt i32 %649, -1
  br i1 %650, label %651, label %657

651:                                              ; preds = %644
  %652 = getelementptr inbounds nuw ptr, ptr %200, i32 %645
  %653 = load ptr, ptr %652, align 4, !tbaa !57
  %654 = load ptr, ptr %653, align 8, !tbaa !115
  %655 = load ptr, ptr %637, align 4, !tbaa !142
  %656 = getelementptr inbounds nuw ptr, ptr %655, i32 %649
  store ptr %654, ptr %656, align 4, !tbaa !31
  br label %657

657:                                              ; preds = %642, %651, %644, %626
  %658 = getelementptr inbounds nuw i8, ptr %194, i32 24
  %659 = load i32, ptr %658, align 4, !tbaa !143
  %660 = icmp sgt i32 %659, 0
  br i1 %660, label %661, label %694

661:                                              ; preds = %657
  %662 = getelementptr inbounds nuw i8, ptr %194, i32 36
  %663 = getelementptr inbounds nuw i8, ptr %631, i32 12
  %664 = getelementptr inbounds nuw i8, ptr %631, i32 4
  br label %705

665:                                              ; preds = %690, %640
  %666 = phi i32 [ 0, %640 ], [ %691, %690 ]
  %667 = phi i32 [ 0, %640 ], [ %692, %690 ]
  %668 = load ptr, ptr %636, align 8, !tbaa !138
  %669 = getelementptr inbounds nuw i32, ptr %668, i32 %666
  %670 = load i32, ptr %669, align 4, !tbaa !5
  %671 = icmp sgt i32 %670, -1
  br i1 %671, label %672, label %678

672:                                              ; preds = %665
  %673 = getelementptr inbounds nuw ptr, ptr %200, i32 %666
  %674 = load ptr, ptr %673, align 4, !tbaa !57
  %675 = load ptr, ptr %674, align 8, !tbaa !115
  %676 = load ptr, ptr %637, align 4, !tbaa !142
  %677 = getelementptr inbounds nuw ptr, ptr %676, i32 %670
  store ptr %675, ptr %677, align 4, !tbaa !31
  br label %678

678:                                              ; preds = %672, %665
  %679 = or disjoint i32 %666, 1
  %680 = load ptr, ptr %636, align 8, !tbaa !138
  %681 = getelementptr inbounds nuw i32, ptr %680, i32 %679
  %682 = load i32, ptr %681, align 4, !tbaa !5
  %683 = icmp sgt i32 %682, -1
  br i1 %683, label %684, label %690

684:                                              ; preds = %678
  %685 = getelementptr inbounds nuw ptr, ptr %200, i32 %679
  %686 = load ptr, ptr %685, align 4, !tbaa !57
  %687 = load ptr, ptr %686, align 8, !tbaa !115
  %688 = load ptr, ptr %637, align 4, !tbaa !142
  %689 = getelementptr inbounds nuw ptr, ptr %688, i32 %682
  store ptr %687, ptr %689, align 4, !tbaa !31
  br label %690

690:                                              ; preds = %684, %678
  %691 = add nuw nsw i32 %666, 2
  %692 = add i32 %667, 2
  %693 = icmp eq i32 %692, %641
  br i1 %693, label %642, label %665, !llvm.loop !144

694:                                              ; preds = %748, %657
  %695 = getelementptr inbounds nuw i8, ptr %631, i32 24
  %696 = load i64, ptr %695, align 8, !tbaa !145
  %697 = icmp sgt i64 %696, 0
  br i1 %697, label %698, label %771

698:                                              ; preds = %694
  %699 = getelementptr inbounds nuw i8, ptr %631, i32 4
  %700 = getelementptr inbounds nuw i8, ptr %631, i32 16
  %701 = and i64 %696, 1
  %702 = icmp eq i64 %696, 1
  br i1 %702, label %754, label %703

703:                                              ; preds = %698
  %704 = and i64 %696, 9223372036854775806
  br label %785

705:                                              ; preds = %748, %661
  %706 = phi i32 [ 0, %661 ], [ %749, %748 ]
  %707 = load ptr, ptr %627, align 8, !tbaa !48
  %708 = load i32, ptr %662, align 4, !tbaa !146
  %709 = add nsw i32 %708, %706
  %710 = getelementptr inbounds nuw i8, ptr %707, i32 20
  %711 = load ptr, ptr %710, align 4, !tbaa !147
  %712 = getelementptr inbounds i32, ptr %711, i32 %709
  %713 = load i32, ptr %712, align 4, !tbaa !5
  %714 = icmp sgt i32 %713, -1
  br i1 %714, label %715, label %726

715:                                              ; preds = %705
  %716 = getelementptr inbounds nuw ptr, ptr %200, i32 %713
  %717 = load ptr, ptr %716, align 4, !tbaa !57
  %718 = icmp eq ptr %717, null
  br i1 %718, label %719, label %721

719:                                              ; preds = %715
  %720 = getelementptr inbounds nuw ptr, ptr %201, i32 %706
  store ptr null, ptr %720, align 4, !tbaa !57
  br label %1020

721:                                              ; preds = %715
  %722 = getelementptr inbounds nuw i8, ptr %717, i32 24
  %723 = load i32, ptr %722, align 8, !tbaa !58
  %724 = add nsw i32 %723, 1
  store i32 %724, ptr %722, align 8, !tbaa !58
  %725 = getelementptr inbounds nuw ptr, ptr %201, i32 %706
  store ptr %717, ptr %725, align 4, !tbaa !57
  br label %738

726:                                              ; preds = %705
  %727 = getelementptr inbounds nuw i8, ptr %707, i32 16
  %728 = load ptr, ptr %727, align 4, !tbaa !148
  %729 = getelementptr inbounds i64, ptr %728, i32 %709
  %730 = load i64, ptr %729, align 8, !tbaa !125
  %731 = getelementptr inbounds nuw i8, ptr %707, i32 24
  %732 = load ptr, ptr %731, align 4, !tbaa !149
  %733 = getelementptr inbounds i32, ptr %732, i32 %709
  %734 = load i32, ptr %733, align 4, !tbaa !5
  %735 = tail call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %730, i32 noundef %734) #21
  %736 = getelementptr inbounds nuw ptr, ptr %201, i32 %706
  store ptr %735, ptr %736, align 4, !tbaa !57
  %737 = icmp eq ptr %735, null
  br i1 %737, label %1020, label %738

738:                                              ; preds = %726, %721
  %739 = phi ptr [ %717, %721 ], [ %735, %726 ]
  %740 = load ptr, ptr %663, align 4, !tbaa !150
  %741 = getelementptr inbounds nuw i32, ptr %740, i32 %706
  %742 = load i32, ptr %741, align 4, !tbaa !5
  %743 = icmp sgt i32 %742, -1
  br i1 %743, label %744, label %748

744:                                              ; preds = %738
  %745 = load ptr, ptr %739, align 8, !tbaa !115
  %746 = load ptr, ptr %664, align 4, !tbaa !142
  %747 = getelementptr inbounds nuw ptr, ptr %746, i32 %742
  store ptr %745, ptr %747, align 4, !tbaa !31
  br label %748

748:                                              ; preds = %744, %738
  %749 = add nuw nsw i32 %706, 1
  %750 = load i32, ptr %658, align 4, !tbaa !143
  %751 = icmp slt i32 %749, %750
  br i1 %751, label %705, label %694, !llvm.loop !151

752:                                              ; preds = %785
  %753 = icmp eq i64 %701, 0
  br i1 %753, label %771, label %754

754:                                              ; preds = %752, %698
  %755 = phi i64 [ 0, %698 ], [ %817, %752 ]
  %756 = icmp ne i64 %701, 0
  tail call void @llvm.assume(i1 %756)
  %757 = load ptr, ptr %699, align 4, !tbaa !142
  %758 = load ptr, ptr %700, align 8, !tbaa !152
  %759 = trunc i64 %755 to i32
  %760 = getelementptr inbounds %struct.tfc_move, ptr %758, i32 %759
  %761 = getelementptr inbounds nuw i8, ptr %760, i32 4
  %762 = load i32, ptr %761, align 4, !tbaa !153
  %763 = getelementptr inbounds ptr, ptr %757, i32 %762
  %764 = load ptr, ptr %763, align 4, !tbaa !31
  %765 = getelementptr inbounds nuw i8, ptr %760, i32 8
  %766 = load i64, ptr %765, align 8, !tbaa !155
  %767 = trunc i64 %766 to i32
  %768 = getelementptr inbounds i8, ptr %764, i32 %767
  %769 = load i32, ptr %760, align 8, !tbaa !156
  %770 = getelementptr inbounds ptr, ptr %757, i32 %769
  store ptr %768, ptr %770, align 4, !tbaa !31
  br label %771

771:                                              ; preds = %754, %752, %694
  %772 = load ptr, ptr %132, align 4, !tbaa !122
  %773 = icmp eq ptr %772, null
  %774 = load i64, ptr @now_ns_, align 8
  %775 = select i1 %773, i64 0, i64 %774
  %776 = getelementptr inbounds nuw i8, ptr %631, i32 32
  %777 = load i64, ptr %776, align 8, !tbaa !157
  %778 = icmp ne i64 %777, 0
  %779 = zext i1 %778 to i32
  %780 = load i32, ptr %137, align 8, !tbaa !158
  %781 = or i32 %780, %779
  store i32 %781, ptr %137, align 8, !tbaa !158
  %782 = load ptr, ptr %631, align 8, !tbaa !159
  %783 = icmp eq ptr %782, null
  br i1 %783, label %784, label %820

784:                                              ; preds = %771
  tail call fastcc void @note(ptr noundef nonnull %0, ptr noundef %627, ptr noundef %195, ptr noundef nonnull %194, i64 noundef %775) #21
  br label %824

785:                                              ; preds = %785, %703
  %786 = phi i64 [ 0, %703 ], [ %817, %785 ]
  %787 = phi i64 [ 0, %703 ], [ %818, %785 ]
  %788 = load ptr, ptr %699, align 4, !tbaa !142
  %789 = load ptr, ptr %700, align 8, !tbaa !152
  %790 = trunc i64 %786 to i32
  %791 = getelementptr inbounds %struct.tfc_move, ptr %789, i32 %790
  %792 = getelementptr inbounds nuw i8, ptr %791, i32 4
  %793 = load i32, ptr %792, align 4, !tbaa !153
  %794 = getelementptr inbounds ptr, ptr %788, i32 %793
  %795 = load ptr, ptr %794, align 4, !tbaa !31
  %796 = getelementptr inbounds nuw i8, ptr %791, i32 8
  %797 = load i64, ptr %796, align 8, !tbaa !155
  %798 = trunc i64 %797 to i32
  %799 = getelementptr inbounds i8, ptr %795, i32 %798
  %800 = load i32, ptr %791, align 8, !tbaa !156
  %801 = getelementptr inbounds ptr, ptr %788, i32 %800
  store ptr %799, ptr %801, align 4, !tbaa !31
  %802 = load ptr, ptr %699, align 4, !tbaa !142
  %803 = load ptr, ptr %700, align 8, !tbaa !152
  %804 = trunc i64 %786 to i32
  %805 = getelementptr %struct.tfc_move, ptr %803, i32 %804
  %806 = getelementptr i8, ptr %805, i32 16
  %807 = getelementptr i8, ptr %805, i32 20
  %808 = load i32, ptr %807, align 4, !tbaa !153
  %809 = getelementptr inbounds ptr, ptr %802, i32 %808
  %810 = load ptr, ptr %809, align 4, !tbaa !31
  %811 = getelementptr i8, ptr %805, i32 24
  %812 = load i64, ptr %811, align 8, !tbaa !155
  %813 = trunc i64 %812 to i32
  %814 = getelementptr inbounds i8, ptr %810, i32 %813
  %815 = load i32, ptr %806, align 8, !tbaa !156
  %816 = getelementptr inbounds ptr, ptr %802, i32 %815
  store ptr %814, ptr %816, align 4, !tbaa !31
  %817 = add nuw nsw i64 %786, 2
  %818 = add i64 %787, 2
  %819 = icmp eq i64 %818, %704
  br i1 %819, label %752, label %785, !llvm.loop !160

820:                                              ; preds = %771
  %821 = tail call i32 @tfc_walk(ptr noundef nonnull %782) #21
  tail call fastcc void @note(ptr noundef nonnull %0, ptr noundef %627, ptr noundef %195, ptr noundef nonnull %194, i64 noundef %775) #21
  %822 = icmp eq i32 %821, 0
  br i1 %822, label %824, label %823

823:                                              ; preds = %820
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %821, i32 noundef 0, ptr noundef %627, ptr noundef nonnull %194) #21
  br label %824

824:                                              ; preds = %784, %823, %820
  %825 = load i32, ptr %658, align 4, !tbaa !143
  %826 = icmp sgt i32 %825, 0
  br i1 %826, label %827, label %1020

827:                                              ; preds = %824
  %828 = getelementptr inbounds nuw i8, ptr %631, i32 12
  %829 = getelementptr inbounds nuw i8, ptr %631, i32 4
  br label %830

830:                                              ; preds = %895, %827
  %831 = phi i32 [ %825, %827 ], [ %896, %895 ]
  %832 = phi i32 [ 0, %827 ], [ %897, %895 ]
  %833 = load ptr, ptr %828, align 4, !tbaa !150
  %834 = getelementptr inbounds nuw i32, ptr %833, i32 %832
  %835 = load i32, ptr %834, align 4, !tbaa !5
  %836 = icmp slt i32 %835, -1
  br i1 %836, label %837, label %895

837:                                              ; preds = %830
  %838 = getelementptr inbounds nuw ptr, ptr %201, i32 %832
  %839 = load ptr, ptr %838, align 4, !tbaa !57
  %840 = load ptr, ptr %839, align 8, !tbaa !115
  %841 = load ptr, ptr %829, align 4, !tbaa !142
  %842 = sub nuw nsw i32 -2, %835
  %843 = getelementptr inbounds nuw ptr, ptr %841, i32 %842
  %844 = load ptr, ptr %843, align 4, !tbaa !31
  %845 = getelementptr inbounds nuw i8, ptr %839, i32 16
  %846 = load i64, ptr %845, align 8, !tbaa !27
  %847 = icmp sgt i64 %846, 0
  br i1 %847, label %848, label %895

848:                                              ; preds = %837
  %849 = and i64 %846, 3
  %850 = icmp ult i64 %846, 4
  br i1 %850, label %880, label %851

851:                                              ; preds = %848
  %852 = and i64 %846, 9223372036854775804
  br label %853

853:                                              ; preds = %853, %851
  %854 = phi i64 [ 0, %851 ], [ %875, %853 ]
  %855 = phi i64 [ 0, %851 ], [ %876, %853 ]
  %856 = trunc i64 %854 to i32
  %857 = getelementptr inbounds i8, ptr %844, i32 %856
  %858 = load i8, ptr %857, align 1, !tbaa !116
  %859 = getelementptr inbounds i8, ptr %840, i32 %856
  store i8 %858, ptr %859, align 1, !tbaa !116
  %860 = trunc i64 %854 to i32
  %861 = or disjoint i32 %860, 1
  %862 = getelementptr inbounds i8, ptr %844, i32 %861
  %863 = load i8, ptr %862, align 1, !tbaa !116
  %864 = getelementptr inbounds i8, ptr %840, i32 %861
  store i8 %863, ptr %864, align 1, !tbaa !116
  %865 = trunc i64 %854 to i32
  %866 = or disjoint i32 %865, 2
  %867 = getelementptr inbounds i8, ptr %844, i32 %866
  %868 = load i8, ptr %867, align 1, !tbaa !116
  %869 = getelementptr inbounds i8, ptr %840, i32 %866
  store i8 %868, ptr %869, align 1, !tbaa !116
  %870 = trunc i64 %854 to i32
  %871 = or disjoint i32 %870, 3
  %872 = getelementptr inbounds i8, ptr %844, i32 %871
  %873 = load i8, ptr %872, align 1, !tbaa !116
  %874 = getelementptr inbounds i8, ptr %840, i32 %871
  store i8 %873, ptr %874, align 1, !tbaa !116
  %875 = add nuw nsw i64 %854, 4
  %876 = add i64 %855, 4
  %877 = icmp eq i64 %876, %852
  br i1 %877, label %878, label %853, !llvm.loop !117

878:                                              ; preds = %853
  %879 = icmp eq i64 %849, 0
  br i1 %879, label %893, label %880

880:                                              ; preds = %878, %848
  %881 = phi i64 [ 0, %848 ], [ %875, %878 ]
  %882 = icmp ne i64 %849, 0
  tail call void @llvm.assume(i1 %882)
  br label %883

883:                                              ; preds = %883, %880
  %884 = phi i64 [ %890, %883 ], [ %881, %880 ]
  %885 = phi i64 [ %891, %883 ], [ 0, %880 ]
  %886 = trunc i64 %884 to i32
  %887 = getelementptr inbounds i8, ptr %844, i32 %886
  %888 = load i8, ptr %887, align 1, !tbaa !116
  %889 = getelementptr inbounds i8, ptr %840, i32 %886
  store i8 %888, ptr %889, align 1, !tbaa !116
  %890 = add nuw nsw i64 %884, 1
  %891 = add i64 %885, 1
  %892 = icmp eq i64 %891, %849
  br i1 %892, label %893, label %883, !llvm.loop !161

893:                                              ; preds = %883, %878
  %894 = load i32, ptr %658, align 4, !tbaa !143
  br label %895

895:                                              ; preds = %893, %837, %830
  %896 = phi i32 [ %894, %893 ], [ %831, %837 ], [ %831, %830 ]
  %897 = add nuw nsw i32 %832, 1
  %898 = icmp slt i32 %897, %896
  br i1 %898, label %830, label %1020, !llvm.loop !162

899:                                              ; preds = %511
  %900 = load ptr, ptr %130, align 4
  %901 = load ptr, ptr %900, align 8, !tbaa !48
  %902 = getelementptr inbounds nuw i8, ptr %901, i32 8
  %903 = load ptr, ptr %902, align 4, !tbaa !163
  %904 = getelementptr inbounds nuw i8, ptr %194, i32 40
  %905 = load i32, ptr %904, align 4, !tbaa !164
  br label %906

906:                                              ; preds = %906, %899
  %907 = phi i32 [ 0, %899 ], [ %911, %906 ]
  %908 = getelementptr inbounds nuw ptr, ptr %200, i32 %907
  %909 = load ptr, ptr %908, align 4, !tbaa !57
  %910 = icmp eq ptr %909, null
  %911 = add nuw nsw i32 %907, 1
  br i1 %910, label %906, label %912, !llvm.loop !165

912:                                              ; preds = %906
  %913 = getelementptr inbounds i32, ptr %903, i32 %905
  %914 = getelementptr inbounds nuw i8, ptr %909, i32 24
  %915 = load i32, ptr %914, align 8, !tbaa !58
  %916 = add nsw i32 %915, 1
  store i32 %916, ptr %914, align 8, !tbaa !58
  store ptr %909, ptr %201, align 4, !tbaa !57
  %917 = getelementptr inbounds nuw i8, ptr %201, i32 4
  store ptr null, ptr %917, align 4, !tbaa !57
  %918 = getelementptr inbounds nuw i8, ptr %913, i32 4
  %919 = load i32, ptr %918, align 4, !tbaa !5
  %920 = getelementptr inbounds nuw i8, ptr %913, i32 8
  %921 = load i32, ptr %920, align 4, !tbaa !5
  %922 = icmp eq i32 %919, %921
  br i1 %922, label %1020, label %923

923:                                              ; preds = %912
  %924 = getelementptr inbounds nuw i8, ptr %194, i32 36
  %925 = load i32, ptr %924, align 4, !tbaa !146
  %926 = add nsw i32 %925, 1
  %927 = getelementptr inbounds nuw i8, ptr %901, i32 20
  %928 = load ptr, ptr %927, align 4, !tbaa !147
  %929 = getelementptr inbounds i32, ptr %928, i32 %926
  %930 = load i32, ptr %929, align 4, !tbaa !5
  %931 = icmp sgt i32 %930, -1
  br i1 %931, label %932, label %940

932:                                              ; preds = %923
  %933 = getelementptr inbounds nuw ptr, ptr %200, i32 %930
  %934 = load ptr, ptr %933, align 4, !tbaa !57
  %935 = icmp eq ptr %934, null
  br i1 %935, label %1020, label %936

936:                                              ; preds = %932
  %937 = getelementptr inbounds nuw i8, ptr %934, i32 24
  %938 = load i32, ptr %937, align 8, !tbaa !58
  %939 = add nsw i32 %938, 1
  store i32 %939, ptr %937, align 8, !tbaa !58
  store ptr %934, ptr %917, align 4, !tbaa !57
  br label %951

940:                                              ; preds = %923
  %941 = getelementptr inbounds nuw i8, ptr %901, i32 16
  %942 = load ptr, ptr %941, align 4, !tbaa !148
  %943 = getelementptr inbounds i64, ptr %942, i32 %926
  %944 = load i64, ptr %943, align 8, !tbaa !125
  %945 = getelementptr inbounds nuw i8, ptr %901, i32 24
  %946 = load ptr, ptr %945, align 4, !tbaa !149
  %947 = getelementptr inbounds i32, ptr %946, i32 %926
  %948 = load i32, ptr %947, align 4, !tbaa !5
  %949 = tail call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %944, i32 noundef %948) #21
  store ptr %949, ptr %917, align 4, !tbaa !57
  %950 = icmp eq ptr %949, null
  br i1 %950, label %1020, label %951

951:                                              ; preds = %940, %936
  %952 = phi ptr [ %934, %936 ], [ %949, %940 ]
  %953 = load ptr, ptr %952, align 8, !tbaa !115
  store i32 %907, ptr %953, align 4, !tbaa !5
  br label %1020

954:                                              ; preds = %511
  %955 = load ptr, ptr %200, align 4, !tbaa !57
  %956 = icmp eq ptr %955, null
  br i1 %956, label %961, label %957

957:                                              ; preds = %954
  %958 = getelementptr inbounds nuw i8, ptr %955, i32 24
  %959 = load i32, ptr %958, align 8, !tbaa !58
  %960 = add nsw i32 %959, 1
  store i32 %960, ptr %958, align 8, !tbaa !58
  br label %961

961:                                              ; preds = %957, %954
  %962 = getelementptr inbounds nuw i8, ptr %200, i32 4
  %963 = load ptr, ptr %962, align 4, !tbaa !57
  %964 = load ptr, ptr %963, align 8, !tbaa !115
  %965 = load i8, ptr %964, align 1, !tbaa !116
  %966 = icmp eq i8 %965, 0
  %967 = select i1 %966, ptr %955, ptr null
  store ptr %967, ptr %201, align 4, !tbaa !57
  %968 = icmp eq ptr %967, null
  %969 = select i1 %968, ptr %955, ptr null
  %970 = getelementptr inbounds nuw i8, ptr %201, i32 4
  store ptr %969, ptr %970, align 4, !tbaa !57
  br label %1020

971:                                              ; preds = %511, %511, %511, %511
  %972 = load ptr, ptr %200, align 4, !tbaa !57
  %973 = icmp eq ptr %972, null
  br i1 %973, label %978, label %974

974:                                              ; preds = %971
  %975 = getelementptr inbounds nuw i8, ptr %972, i32 24
  %976 = load i32, ptr %975, align 8, !tbaa !58
  %977 = add nsw i32 %976, 1
  store i32 %977, ptr %975, align 8, !tbaa !58
  br label %978

978:                                              ; preds = %974, %971
  store ptr %972, ptr %201, align 4, !tbaa !57
  br label %1020

979:                                              ; preds = %511
  %980 = load ptr, ptr %135, align 8, !tbaa !166
  %981 = getelementptr inbounds nuw i8, ptr %194, i32 4
  %982 = load i32, ptr %981, align 4, !tbaa !97
  %983 = getelementptr inbounds ptr, ptr %980, i32 %982
  %984 = load ptr, ptr %983, align 4, !tbaa !57
  %985 = icmp eq ptr %984, null
  br i1 %985, label %990, label %986

986:                                              ; preds = %979
  %987 = getelementptr inbounds nuw i8, ptr %984, i32 24
  %988 = load i32, ptr %987, align 8, !tbaa !58
  %989 = add nsw i32 %988, 1
  store i32 %989, ptr %987, align 8, !tbaa !58
  br label %990

990:                                              ; preds = %986, %979
  store ptr %984, ptr %201, align 4, !tbaa !57
  br label %1020

991:                                              ; preds = %511
  %992 = load ptr, ptr %130, align 4, !tbaa !71
  %993 = getelementptr inbounds nuw i8, ptr %992, i32 72
  %994 = load ptr, ptr %993, align 8, !tbaa !56
  %995 = getelementptr inbounds nuw i8, ptr %194, i32 4
  %996 = load i32, ptr %995, align 4, !tbaa !97
  %997 = getelementptr inbounds ptr, ptr %994, i32 %996
  %998 = load ptr, ptr %997, align 4, !tbaa !57
  store ptr %998, ptr %201, align 4, !tbaa !57
  store ptr null, ptr %997, align 4, !tbaa !57
  br label %1020

999:                                              ; preds = %511
  %1000 = load ptr, ptr %200, align 4, !tbaa !57
  %1001 = icmp eq ptr %1000, null
  br i1 %1001, label %1006, label %1002

1002:                                             ; preds = %999
  %1003 = getelementptr inbounds nuw i8, ptr %1000, i32 24
  %1004 = load i32, ptr %1003, align 8, !tbaa !58
  %1005 = add nsw i32 %1004, 1
  store i32 %1005, ptr %1003, align 8, !tbaa !58
  br label %1006

1006:                                             ; preds = %1002, %999
  %1007 = load ptr, ptr %130, align 4, !tbaa !71
  %1008 = getelementptr inbounds nuw i8, ptr %1007, i32 76
  %1009 = load ptr, ptr %1008, align 4, !tbaa !167
  %1010 = getelementptr inbounds nuw i8, ptr %194, i32 4
  %1011 = load i32, ptr %1010, align 4, !tbaa !97
  %1012 = getelementptr inbounds ptr, ptr %1009, i32 %1011
  store ptr %1000, ptr %1012, align 4, !tbaa !57
  %1013 = getelementptr inbounds nuw i8, ptr %1007, i32 12
  %1014 = load ptr, ptr %1013, align 4, !tbaa !132
  %1015 = icmp eq ptr %1014, null
  br i1 %1015, label %1016, label %1020

1016:                                             ; preds = %1006
  %1017 = load ptr, ptr %200, align 4, !tbaa !57
  %1018 = load ptr, ptr %134, align 8, !tbaa !168
  %1019 = getelementptr inbounds ptr, ptr %1018, i32 %1011
  store ptr %1017, ptr %1019, align 4, !tbaa !57
  br label %1020

1020:                                             ; preds = %726, %895, %951, %940, %932, %912, %824, %719, %1016, %1006, %991, %990, %978, %961, %511, %508, %505
  %1021 = load i32, ptr %113, align 4, !tbaa !66
  %1022 = icmp eq i32 %1021, 0
  br i1 %1022, label %1023, label %1027

1023:                                             ; preds = %1020
  %1024 = load ptr, ptr %130, align 4, !tbaa !71
  %1025 = load ptr, ptr %128, align 8, !tbaa !72
  %1026 = load i32, ptr %131, align 4, !tbaa !73
  tail call fastcc void @complete(ptr noundef nonnull %0, ptr noundef %1024, ptr noundef %1025, ptr noundef nonnull %194, ptr noundef %201, i32 noundef %1026) #21
  br label %1027

1027:                                             ; preds = %203, %414, %417, %1023, %1020, %515, %518, %604
  %1028 = load ptr, ptr %9, align 4, !tbaa !38
  %1029 = icmp eq ptr %1028, null
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br i1 %1029, label %1030, label %1041

1030:                                             ; preds = %1027, %142
  %1031 = load i32, ptr %113, align 4, !tbaa !66
  %1032 = icmp eq i32 %1031, 0
  br i1 %1032, label %143, label %1041, !llvm.loop !169

1033:                                             ; preds = %178
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 1, i32 noundef 1, ptr noundef null, ptr noundef null) #21
  %1034 = load i32, ptr %113, align 4, !tbaa !66
  %1035 = icmp eq i32 %1034, 0
  br i1 %1035, label %1036, label %1041

1036:                                             ; preds = %149, %1033
  %1037 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %1038 = load i64, ptr %1037, align 8, !tbaa !170
  %1039 = icmp eq i64 %1038, 0
  %1040 = select i1 %1039, i32 0, i32 -2
  br label %1041

1041:                                             ; preds = %1027, %155, %146, %1030, %163, %112, %1033, %1036
  %1042 = phi i32 [ %1034, %1033 ], [ %1040, %1036 ], [ %114, %112 ], [ -2, %155 ], [ %147, %146 ], [ -1, %1027 ], [ %1031, %1030 ], [ -2, %163 ]
  ret i32 %1042
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @empty_inbox(ptr noundef captures(none) %0) unnamed_addr #4 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i32 76
  %3 = load ptr, ptr %2, align 4, !tbaa !77
  %4 = getelementptr inbounds nuw i8, ptr %3, i32 28
  br label %20

5:                                                ; preds = %20
  %6 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %7 = extractvalue { i32, i1 } %6, 1
  br i1 %7, label %27, label %8

8:                                                ; preds = %5
  %9 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %10 = extractvalue { i32, i1 } %9, 1
  br i1 %10, label %27, label %11

11:                                               ; preds = %8
  %12 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %13 = extractvalue { i32, i1 } %12, 1
  br i1 %13, label %27, label %14

14:                                               ; preds = %11
  %15 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %16 = extractvalue { i32, i1 } %15, 1
  br i1 %16, label %27, label %17

17:                                               ; preds = %14
  %18 = add nuw nsw i32 %21, 5
  %19 = icmp eq i32 %18, 100
  br i1 %19, label %24, label %20, !llvm.loop !102

20:                                               ; preds = %17, %1
  %21 = phi i32 [ 0, %1 ], [ %18, %17 ]
  %22 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %23 = extractvalue { i32, i1 } %22, 1
  br i1 %23, label %27, label %5

24:                                               ; preds = %17, %24
  %25 = atomicrmw xchg ptr %4, i32 2 acquire, align 4
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %24, !llvm.loop !103

27:                                               ; preds = %20, %5, %8, %11, %14, %24
  %28 = getelementptr inbounds nuw i8, ptr %0, i32 144
  %29 = atomicrmw xchg ptr %28, i32 0 monotonic, align 8
  %30 = load ptr, ptr %2, align 4, !tbaa !77
  %31 = getelementptr inbounds nuw i8, ptr %30, i32 28
  %32 = atomicrmw xchg ptr %31, i32 0 release, align 4
  %33 = icmp eq i32 %29, 0
  br i1 %33, label %61, label %34

34:                                               ; preds = %27
  %35 = inttoptr i32 %29 to ptr
  br label %39

36:                                               ; preds = %39
  %37 = getelementptr inbounds nuw i8, ptr %0, i32 60
  %38 = getelementptr inbounds nuw i8, ptr %0, i32 128
  br label %44

39:                                               ; preds = %34, %39
  %40 = phi ptr [ %42, %39 ], [ %35, %34 ]
  %41 = phi ptr [ %40, %39 ], [ null, %34 ]
  %42 = load ptr, ptr %40, align 8, !tbaa !111
  store ptr %41, ptr %40, align 8, !tbaa !111
  %43 = icmp eq ptr %42, null
  br i1 %43, label %36, label %39, !llvm.loop !171

44:                                               ; preds = %36, %59
  %45 = phi ptr [ %40, %36 ], [ %49, %59 ]
  %46 = load i32, ptr %37, align 4, !tbaa !66
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %61

48:                                               ; preds = %44
  %49 = load ptr, ptr %45, align 8, !tbaa !111
  %50 = getelementptr inbounds nuw i8, ptr %45, i32 36
  %51 = load i32, ptr %50, align 4, !tbaa !109
  switch i32 %51, label %58 [
    i32 0, label %52
    i32 2, label %55
  ]

52:                                               ; preds = %48
  %53 = getelementptr inbounds nuw i8, ptr %45, i32 8
  %54 = load ptr, ptr %53, align 8, !tbaa !112
  tail call fastcc void @drop(ptr noundef nonnull %0, ptr noundef %54) #21
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef nonnull %45, i64 noundef 40) #21
  br label %59, !llvm.loop !172

55:                                               ; preds = %48
  %56 = load i64, ptr %38, align 8, !tbaa !130
  %57 = add nsw i64 %56, -1
  store i64 %57, ptr %38, align 8, !tbaa !130
  br label %58

58:                                               ; preds = %48, %55
  tail call fastcc void @end_activation(ptr noundef nonnull %0, ptr noundef nonnull %45) #21
  br label %59

59:                                               ; preds = %58, %52
  %60 = icmp eq ptr %49, null
  br i1 %60, label %61, label %44

61:                                               ; preds = %44, %59, %27
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @fail(ptr noundef captures(none) %0, i32 noundef range(i32 1, 0) %1, i32 noundef range(i32 0, 5) %2, ptr noundef readonly captures(address_is_null) %3, ptr noundef %4) unnamed_addr #5 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 60
  %7 = load i32, ptr %6, align 4, !tbaa !66
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %32

9:                                                ; preds = %5
  store i32 %1, ptr %6, align 4, !tbaa !66
  %10 = getelementptr inbounds nuw i8, ptr %0, i32 64
  store i32 %2, ptr %10, align 8, !tbaa !173
  %11 = icmp eq ptr %3, null
  br i1 %11, label %12, label %14

12:                                               ; preds = %9
  %13 = getelementptr inbounds nuw i8, ptr %0, i32 68
  store i32 -1, ptr %13, align 4, !tbaa !174
  br label %29

14:                                               ; preds = %9
  %15 = load ptr, ptr %3, align 8, !tbaa !48
  %16 = load ptr, ptr %0, align 8, !tbaa !40
  %17 = ptrtoint ptr %15 to i32
  %18 = ptrtoint ptr %16 to i32
  %19 = sub i32 %17, %18
  %20 = sdiv exact i32 %19, 36
  %21 = getelementptr inbounds nuw i8, ptr %0, i32 68
  store i32 %20, ptr %21, align 4, !tbaa !174
  %22 = icmp eq ptr %4, null
  br i1 %22, label %29, label %23

23:                                               ; preds = %14
  %24 = load ptr, ptr %15, align 4, !tbaa !67
  %25 = ptrtoint ptr %4 to i32
  %26 = ptrtoint ptr %24 to i32
  %27 = sub i32 %25, %26
  %28 = sdiv exact i32 %27, 44
  br label %29

29:                                               ; preds = %12, %14, %23
  %30 = phi i32 [ %28, %23 ], [ -1, %14 ], [ -1, %12 ]
  %31 = getelementptr inbounds nuw i8, ptr %0, i32 72
  store i32 %30, ptr %31, align 8, !tbaa !175
  br label %32

32:                                               ; preds = %5, %29
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i32(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i32, i1 immarg) #6

; Function Attrs: nounwind uwtable
define void @tfc_finish(ptr noundef captures(none) %0, ptr noundef %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i32 128
  %4 = load i64, ptr %3, align 8, !tbaa !130
  %5 = add nsw i64 %4, -1
  store i64 %5, ptr %3, align 8, !tbaa !130
  tail call fastcc void @end_activation(ptr noundef %0, ptr noundef %1) #21
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @end_activation(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #3 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i32 64
  %4 = load ptr, ptr %3, align 8, !tbaa !176
  %5 = load ptr, ptr %4, align 8, !tbaa !48
  %6 = load ptr, ptr %5, align 4, !tbaa !67
  %7 = getelementptr inbounds nuw i8, ptr %1, i32 44
  %8 = load i32, ptr %7, align 4, !tbaa !177
  %9 = getelementptr inbounds %struct.tfc_node, ptr %6, i32 %8
  %10 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %11 = load i64, ptr %10, align 8, !tbaa !170
  %12 = add nsw i64 %11, -1
  store i64 %12, ptr %10, align 8, !tbaa !170
  %13 = getelementptr inbounds nuw i8, ptr %1, i32 68
  %14 = load ptr, ptr %13, align 4, !tbaa !178
  %15 = getelementptr inbounds nuw i8, ptr %1, i32 24
  %16 = load i64, ptr %15, align 8, !tbaa !179
  tail call fastcc void @note(ptr noundef %0, ptr noundef nonnull %4, ptr noundef %14, ptr noundef %9, i64 noundef %16) #21
  %17 = getelementptr inbounds nuw i8, ptr %1, i32 48
  %18 = load i32, ptr %17, align 8, !tbaa !113
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %27, label %20

20:                                               ; preds = %2
  %21 = getelementptr inbounds nuw i8, ptr %1, i32 60
  %22 = load ptr, ptr %21, align 4, !tbaa !114
  %23 = getelementptr inbounds nuw i8, ptr %9, i32 24
  %24 = load i32, ptr %23, align 4, !tbaa !143
  %25 = sext i32 %24 to i64
  tail call fastcc void @drop_all(ptr noundef nonnull %0, ptr noundef %22, i64 noundef %25) #21
  %26 = load i32, ptr %17, align 8, !tbaa !113
  br label %27

27:                                               ; preds = %20, %2
  %28 = phi i32 [ %26, %20 ], [ 0, %2 ]
  %29 = load ptr, ptr %13, align 4, !tbaa !178
  %30 = getelementptr inbounds nuw i8, ptr %1, i32 60
  %31 = load ptr, ptr %30, align 4, !tbaa !114
  tail call fastcc void @complete(ptr noundef nonnull %0, ptr noundef nonnull %4, ptr noundef %29, ptr noundef %9, ptr noundef %31, i32 noundef %28) #21
  %32 = getelementptr inbounds nuw i8, ptr %9, i32 24
  %33 = load i32, ptr %32, align 4, !tbaa !143
  %34 = sext i32 %33 to i64
  %35 = shl nsw i64 %34, 2
  %36 = add nsw i64 %35, 72
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef nonnull %1, i64 noundef %36) #21
  ret void
}

; Function Attrs: nounwind uwtable
define i32 @tfc_drive(ptr noundef captures(none) %0, ptr noundef captures(none) %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i32 28
  br label %19

4:                                                ; preds = %19
  %5 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %6 = extractvalue { i32, i1 } %5, 1
  br i1 %6, label %26, label %7

7:                                                ; preds = %4
  %8 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %9 = extractvalue { i32, i1 } %8, 1
  br i1 %9, label %26, label %10

10:                                               ; preds = %7
  %11 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %12 = extractvalue { i32, i1 } %11, 1
  br i1 %12, label %26, label %13

13:                                               ; preds = %10
  %14 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %15 = extractvalue { i32, i1 } %14, 1
  br i1 %15, label %26, label %16

16:                                               ; preds = %13
  %17 = add nuw nsw i32 %20, 5
  %18 = icmp eq i32 %17, 100
  br i1 %18, label %23, label %19, !llvm.loop !102

19:                                               ; preds = %16, %2
  %20 = phi i32 [ 0, %2 ], [ %17, %16 ]
  %21 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %22 = extractvalue { i32, i1 } %21, 1
  br i1 %22, label %26, label %4

23:                                               ; preds = %16, %23
  %24 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %23, !llvm.loop !103

26:                                               ; preds = %19, %4, %7, %10, %13, %23
  %27 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %28 = load i32, ptr %27, align 4, !tbaa !180
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %37

30:                                               ; preds = %26
  %31 = getelementptr inbounds nuw i8, ptr %0, i32 48
  %32 = load i32, ptr %31, align 8, !tbaa !182
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %37, label %34

34:                                               ; preds = %30
  store i32 0, ptr %31, align 8, !tbaa !182
  %35 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %36 = atomicrmw add ptr %35, i32 1 monotonic, align 8
  br label %37

37:                                               ; preds = %34, %30, %26
  %38 = getelementptr inbounds nuw i8, ptr %0, i32 52
  %39 = getelementptr inbounds nuw i8, ptr %0, i32 40
  %40 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %41 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %42 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %43 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %44 = getelementptr inbounds nuw i8, ptr %0, i32 48
  %45 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %46 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %47 = getelementptr inbounds nuw i8, ptr %0, i32 44
  %48 = getelementptr inbounds nuw i8, ptr %0, i32 36
  br label %49

49:                                               ; preds = %281, %37
  %50 = load i32, ptr %1, align 4, !tbaa !183
  %51 = icmp slt i32 %50, 0
  br i1 %51, label %52, label %157

52:                                               ; preds = %49
  %53 = load ptr, ptr %38, align 4, !tbaa !184
  %54 = icmp eq ptr %53, null
  br i1 %54, label %112, label %55

55:                                               ; preds = %52, %107
  %56 = phi ptr [ %110, %107 ], [ %53, %52 ]
  %57 = getelementptr inbounds nuw i8, ptr %56, i32 24
  %58 = load i64, ptr %57, align 8, !tbaa !128
  %59 = load i64, ptr @now_ns_, align 8, !tbaa !125
  %60 = icmp sgt i64 %58, %59
  br i1 %60, label %112, label %61

61:                                               ; preds = %55
  %62 = load ptr, ptr %56, align 8, !tbaa !111
  store ptr %62, ptr %38, align 4, !tbaa !184
  %63 = load i32, ptr %39, align 8, !tbaa !185
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr %39, align 8, !tbaa !185
  %65 = atomicrmw xchg ptr %3, i32 0 release, align 4
  %66 = tail call fastcc i32 @deliver(ptr noundef nonnull %0, ptr noundef nonnull %56) #21
  br label %82

67:                                               ; preds = %82
  %68 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %69 = extractvalue { i32, i1 } %68, 1
  br i1 %69, label %89, label %70

70:                                               ; preds = %67
  %71 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %72 = extractvalue { i32, i1 } %71, 1
  br i1 %72, label %89, label %73

73:                                               ; preds = %70
  %74 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %75 = extractvalue { i32, i1 } %74, 1
  br i1 %75, label %89, label %76

76:                                               ; preds = %73
  %77 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %78 = extractvalue { i32, i1 } %77, 1
  br i1 %78, label %89, label %79

79:                                               ; preds = %76
  %80 = add nuw nsw i32 %83, 5
  %81 = icmp eq i32 %80, 100
  br i1 %81, label %86, label %82, !llvm.loop !102

82:                                               ; preds = %79, %61
  %83 = phi i32 [ 0, %61 ], [ %80, %79 ]
  %84 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %85 = extractvalue { i32, i1 } %84, 1
  br i1 %85, label %89, label %67

86:                                               ; preds = %79, %86
  %87 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %89, label %86, !llvm.loop !103

89:                                               ; preds = %82, %67, %70, %73, %76, %86
  %90 = icmp eq i32 %66, 0
  br i1 %90, label %107, label %91

91:                                               ; preds = %89
  %92 = getelementptr inbounds nuw i8, ptr %56, i32 4
  %93 = load ptr, ptr %92, align 4, !tbaa !120
  %94 = getelementptr inbounds nuw i8, ptr %93, i32 144
  %95 = load atomic i32, ptr %94 monotonic, align 8
  %96 = inttoptr i32 %95 to ptr
  store ptr %96, ptr %56, align 8, !tbaa !111
  %97 = ptrtoint ptr %56 to i32
  store atomic i32 %97, ptr %94 monotonic, align 8
  %98 = getelementptr inbounds nuw i8, ptr %93, i32 108
  %99 = load i32, ptr %98, align 4, !tbaa !121
  %100 = icmp eq i32 %99, 2
  br i1 %100, label %101, label %107

101:                                              ; preds = %91
  %102 = getelementptr inbounds nuw i8, ptr %56, i32 36
  %103 = load i32, ptr %102, align 4, !tbaa !109
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %107, label %105

105:                                              ; preds = %101
  store i32 0, ptr %98, align 4, !tbaa !121
  %106 = atomicrmw add ptr %40, i32 1 monotonic, align 8
  br label %107

107:                                              ; preds = %105, %101, %91, %89
  %108 = load i32, ptr %39, align 8, !tbaa !185
  %109 = add nsw i32 %108, -1
  store i32 %109, ptr %39, align 8, !tbaa !185
  %110 = load ptr, ptr %38, align 4, !tbaa !184
  %111 = icmp eq ptr %110, null
  br i1 %111, label %112, label %55, !llvm.loop !186

112:                                              ; preds = %107, %55, %52
  %113 = load i64, ptr %41, align 8, !tbaa !78
  %114 = icmp eq i64 %113, 0
  %115 = load i64, ptr @now_ns_, align 8
  %116 = icmp slt i64 %115, %113
  %117 = select i1 %114, i1 true, i1 %116
  br i1 %117, label %123, label %118

118:                                              ; preds = %112
  %119 = load atomic i32, ptr %42 monotonic, align 8
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %121, label %123

121:                                              ; preds = %118
  store i32 -1, ptr %43, align 4, !tbaa !110
  store atomic i32 4, ptr %42 monotonic, align 8
  %122 = atomicrmw add ptr %40, i32 1 monotonic, align 8
  br label %123

123:                                              ; preds = %121, %118, %112
  %124 = load atomic i32, ptr %42 seq_cst, align 4, !tbaa !187
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %126, label %154

126:                                              ; preds = %123
  %127 = load i32, ptr %44, align 8, !tbaa !182
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %129, label %154

129:                                              ; preds = %126
  %130 = load i32, ptr %45, align 4, !tbaa !188
  %131 = load i32, ptr %46, align 8, !tbaa !189
  %132 = icmp sgt i32 %131, 0
  br i1 %132, label %133, label %147

133:                                              ; preds = %129
  %134 = load ptr, ptr %0, align 8, !tbaa !190
  br label %138

135:                                              ; preds = %138
  %136 = add nuw nsw i32 %139, 1
  %137 = icmp eq i32 %136, %131
  br i1 %137, label %147, label %138, !llvm.loop !191

138:                                              ; preds = %135, %133
  %139 = phi i32 [ 0, %133 ], [ %136, %135 ]
  %140 = add nsw i32 %139, %130
  %141 = srem i32 %140, %131
  %142 = getelementptr inbounds ptr, ptr %134, i32 %141
  %143 = load ptr, ptr %142, align 4, !tbaa !124
  %144 = getelementptr inbounds nuw i8, ptr %143, i32 108
  %145 = load i32, ptr %144, align 4, !tbaa !121
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %148, label %135

147:                                              ; preds = %135, %129
  store i32 -1, ptr %1, align 4, !tbaa !183
  br label %229

148:                                              ; preds = %138
  store i32 %141, ptr %1, align 4, !tbaa !183
  %149 = icmp slt i32 %141, 0
  br i1 %149, label %229, label %150

150:                                              ; preds = %148
  %151 = getelementptr inbounds nuw i8, ptr %143, i32 108
  store i32 1, ptr %151, align 4, !tbaa !121
  %152 = load i32, ptr %39, align 8, !tbaa !185
  %153 = add nsw i32 %152, 1
  store i32 %153, ptr %39, align 8, !tbaa !185
  br label %154

154:                                              ; preds = %150, %126, %123
  %155 = load i32, ptr %1, align 4, !tbaa !183
  %156 = icmp sgt i32 %155, -1
  br i1 %156, label %157, label %229

157:                                              ; preds = %49, %154
  %158 = atomicrmw xchg ptr %3, i32 0 release, align 4
  %159 = load ptr, ptr %0, align 8, !tbaa !190
  %160 = load i32, ptr %1, align 4, !tbaa !183
  %161 = getelementptr inbounds ptr, ptr %159, i32 %160
  %162 = load ptr, ptr %161, align 4, !tbaa !124
  %163 = tail call i32 @tfc_execute(ptr noundef %162) #21
  %164 = icmp eq i32 %163, -1
  br i1 %164, label %351, label %180

165:                                              ; preds = %180
  %166 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %167 = extractvalue { i32, i1 } %166, 1
  br i1 %167, label %187, label %168

168:                                              ; preds = %165
  %169 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %170 = extractvalue { i32, i1 } %169, 1
  br i1 %170, label %187, label %171

171:                                              ; preds = %168
  %172 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %173 = extractvalue { i32, i1 } %172, 1
  br i1 %173, label %187, label %174

174:                                              ; preds = %171
  %175 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %176 = extractvalue { i32, i1 } %175, 1
  br i1 %176, label %187, label %177

177:                                              ; preds = %174
  %178 = add nuw nsw i32 %181, 5
  %179 = icmp eq i32 %178, 100
  br i1 %179, label %184, label %180, !llvm.loop !102

180:                                              ; preds = %157, %177
  %181 = phi i32 [ %178, %177 ], [ 0, %157 ]
  %182 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %183 = extractvalue { i32, i1 } %182, 1
  br i1 %183, label %187, label %165

184:                                              ; preds = %177, %184
  %185 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %187, label %184, !llvm.loop !103

187:                                              ; preds = %180, %165, %168, %171, %174, %184
  %188 = load ptr, ptr %0, align 8, !tbaa !190
  %189 = load i32, ptr %1, align 4, !tbaa !183
  %190 = getelementptr inbounds ptr, ptr %188, i32 %189
  %191 = load ptr, ptr %190, align 4, !tbaa !124
  %192 = icmp eq i32 %163, 0
  br i1 %192, label %212, label %193

193:                                              ; preds = %187
  %194 = getelementptr inbounds nuw i8, ptr %191, i32 144
  %195 = load atomic ptr, ptr %194 seq_cst, align 4, !tbaa !192
  %196 = icmp eq ptr %195, null
  br i1 %196, label %197, label %202

197:                                              ; preds = %193
  %198 = getelementptr inbounds nuw i8, ptr %191, i32 160
  %199 = load i64, ptr %198, align 8, !tbaa !76
  %200 = icmp eq i64 %199, 0
  %201 = select i1 %200, i32 2, i32 0
  br label %202

202:                                              ; preds = %197, %193
  %203 = phi i32 [ %201, %197 ], [ 0, %193 ]
  %204 = getelementptr inbounds nuw i8, ptr %191, i32 108
  store i32 %203, ptr %204, align 4, !tbaa !121
  %205 = icmp sgt i32 %163, 0
  br i1 %205, label %206, label %216

206:                                              ; preds = %202
  %207 = load i32, ptr %1, align 4, !tbaa !183
  %208 = load atomic i32, ptr %42 monotonic, align 8
  %209 = icmp eq i32 %208, 0
  br i1 %209, label %210, label %216

210:                                              ; preds = %206
  store i32 %207, ptr %43, align 4, !tbaa !110
  store atomic i32 %163, ptr %42 monotonic, align 8
  %211 = atomicrmw add ptr %40, i32 1 monotonic, align 8
  br label %216

212:                                              ; preds = %187
  %213 = getelementptr inbounds nuw i8, ptr %191, i32 108
  store i32 3, ptr %213, align 4, !tbaa !121
  %214 = load i32, ptr %47, align 4, !tbaa !193
  %215 = add nsw i32 %214, 1
  store i32 %215, ptr %47, align 4, !tbaa !193
  br label %216

216:                                              ; preds = %212, %210, %206, %202
  store i32 -1, ptr %1, align 4, !tbaa !183
  %217 = load i32, ptr %39, align 8, !tbaa !185
  %218 = add nsw i32 %217, -1
  store i32 %218, ptr %39, align 8, !tbaa !185
  %219 = icmp eq i32 %218, 0
  br i1 %219, label %227, label %220

220:                                              ; preds = %216
  %221 = load atomic i32, ptr %42 seq_cst, align 4, !tbaa !187
  %222 = icmp eq i32 %221, 0
  br i1 %222, label %223, label %227

223:                                              ; preds = %220
  %224 = load i32, ptr %47, align 4, !tbaa !193
  %225 = load i32, ptr %46, align 8, !tbaa !189
  %226 = icmp eq i32 %224, %225
  br i1 %226, label %227, label %281

227:                                              ; preds = %223, %220, %216
  %228 = atomicrmw add ptr %40, i32 1 monotonic, align 8
  br label %281

229:                                              ; preds = %147, %148, %154
  %230 = load atomic i32, ptr %42 seq_cst, align 4, !tbaa !187
  %231 = icmp eq i32 %230, 0
  br i1 %231, label %232, label %236

232:                                              ; preds = %229
  %233 = load i32, ptr %47, align 4, !tbaa !193
  %234 = load i32, ptr %46, align 8, !tbaa !189
  %235 = icmp eq i32 %233, %234
  br i1 %235, label %236, label %244

236:                                              ; preds = %229, %232
  %237 = load i32, ptr %27, align 4, !tbaa !180
  %238 = icmp eq i32 %237, 0
  br i1 %238, label %239, label %343

239:                                              ; preds = %236
  %240 = load i32, ptr %39, align 8, !tbaa !185
  %241 = icmp eq i32 %240, 0
  br i1 %241, label %343, label %242

242:                                              ; preds = %239
  %243 = load ptr, ptr %38, align 4, !tbaa !184
  br label %288

244:                                              ; preds = %232
  %245 = load i32, ptr %39, align 8, !tbaa !185
  %246 = icmp eq i32 %245, 0
  %247 = load ptr, ptr %38, align 4, !tbaa !184
  br i1 %246, label %248, label %288

248:                                              ; preds = %244
  %249 = icmp eq ptr %247, null
  br i1 %249, label %252, label %250

250:                                              ; preds = %248
  %251 = load i64, ptr %41, align 8, !tbaa !78
  br label %292

252:                                              ; preds = %248
  %253 = icmp sgt i32 %234, 0
  br i1 %253, label %254, label %276

254:                                              ; preds = %252
  %255 = load ptr, ptr %0, align 8, !tbaa !190
  br label %259

256:                                              ; preds = %259
  %257 = add nuw nsw i32 %260, 1
  %258 = icmp eq i32 %257, %234
  br i1 %258, label %269, label %259, !llvm.loop !191

259:                                              ; preds = %256, %254
  %260 = phi i32 [ 0, %254 ], [ %257, %256 ]
  %261 = getelementptr inbounds nuw ptr, ptr %255, i32 %260
  %262 = load ptr, ptr %261, align 4, !tbaa !124
  %263 = getelementptr inbounds nuw i8, ptr %262, i32 108
  %264 = load i32, ptr %263, align 4, !tbaa !121
  %265 = icmp eq i32 %264, 0
  br i1 %265, label %286, label %256

266:                                              ; preds = %269
  %267 = add nuw nsw i32 %270, 1
  %268 = icmp eq i32 %267, %234
  br i1 %268, label %276, label %269, !llvm.loop !194

269:                                              ; preds = %256, %266
  %270 = phi i32 [ %267, %266 ], [ 0, %256 ]
  %271 = getelementptr inbounds nuw ptr, ptr %255, i32 %270
  %272 = load ptr, ptr %271, align 4, !tbaa !124
  %273 = getelementptr inbounds nuw i8, ptr %272, i32 128
  %274 = load i64, ptr %273, align 8, !tbaa !130
  %275 = icmp eq i64 %274, 0
  br i1 %275, label %266, label %282

276:                                              ; preds = %266, %252
  %277 = load atomic i32, ptr %42 monotonic, align 8
  %278 = icmp eq i32 %277, 0
  br i1 %278, label %279, label %281

279:                                              ; preds = %276
  store i32 -1, ptr %43, align 4, !tbaa !110
  store atomic i32 13, ptr %42 monotonic, align 8
  %280 = atomicrmw add ptr %40, i32 1 monotonic, align 8
  br label %281

281:                                              ; preds = %279, %276, %223, %227, %340
  br label %49

282:                                              ; preds = %269
  %283 = load i32, ptr %27, align 4, !tbaa !180
  %284 = icmp eq i32 %283, 0
  br i1 %284, label %285, label %286

285:                                              ; preds = %282
  store i32 1, ptr %44, align 8, !tbaa !182
  br label %348

286:                                              ; preds = %259, %282
  %287 = load i64, ptr %41, align 8, !tbaa !78
  br label %305

288:                                              ; preds = %242, %244
  %289 = phi ptr [ %243, %242 ], [ %247, %244 ]
  %290 = load i64, ptr %41, align 8, !tbaa !78
  %291 = icmp eq ptr %289, null
  br i1 %291, label %305, label %292

292:                                              ; preds = %250, %288
  %293 = phi i64 [ %251, %250 ], [ %290, %288 ]
  %294 = phi ptr [ %247, %250 ], [ %289, %288 ]
  %295 = icmp eq i64 %293, 0
  %296 = getelementptr inbounds nuw i8, ptr %294, i32 24
  %297 = load i64, ptr %296, align 8, !tbaa !128
  %298 = icmp slt i64 %297, %293
  %299 = select i1 %295, i1 true, i1 %298
  br i1 %299, label %305, label %300

300:                                              ; preds = %292
  %301 = load atomic i32, ptr %40 monotonic, align 8
  %302 = load i32, ptr %48, align 4, !tbaa !195
  %303 = add nsw i32 %302, 1
  store i32 %303, ptr %48, align 4, !tbaa !195
  %304 = atomicrmw xchg ptr %3, i32 0 release, align 4
  br label %312

305:                                              ; preds = %286, %292, %288
  %306 = phi i64 [ %290, %288 ], [ %297, %292 ], [ %287, %286 ]
  %307 = load atomic i32, ptr %40 monotonic, align 8
  %308 = load i32, ptr %48, align 4, !tbaa !195
  %309 = add nsw i32 %308, 1
  store i32 %309, ptr %48, align 4, !tbaa !195
  %310 = atomicrmw xchg ptr %3, i32 0 release, align 4
  %311 = icmp eq i64 %306, 0
  br i1 %311, label %317, label %312

312:                                              ; preds = %305, %300
  %313 = phi i64 [ %293, %300 ], [ %306, %305 ]
  %314 = load i64, ptr @now_ns_, align 8, !tbaa !125
  %315 = icmp sgt i64 %313, %314
  br i1 %315, label %316, label %317

316:                                              ; preds = %312
  store i64 %313, ptr @now_ns_, align 8, !tbaa !125
  br label %317

317:                                              ; preds = %316, %312, %305
  br label %333

318:                                              ; preds = %333
  %319 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %320 = extractvalue { i32, i1 } %319, 1
  br i1 %320, label %340, label %321

321:                                              ; preds = %318
  %322 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %323 = extractvalue { i32, i1 } %322, 1
  br i1 %323, label %340, label %324

324:                                              ; preds = %321
  %325 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %326 = extractvalue { i32, i1 } %325, 1
  br i1 %326, label %340, label %327

327:                                              ; preds = %324
  %328 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %329 = extractvalue { i32, i1 } %328, 1
  br i1 %329, label %340, label %330

330:                                              ; preds = %327
  %331 = add nuw nsw i32 %334, 5
  %332 = icmp eq i32 %331, 100
  br i1 %332, label %337, label %333, !llvm.loop !102

333:                                              ; preds = %330, %317
  %334 = phi i32 [ 0, %317 ], [ %331, %330 ]
  %335 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %336 = extractvalue { i32, i1 } %335, 1
  br i1 %336, label %340, label %318

337:                                              ; preds = %330, %337
  %338 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %339 = icmp eq i32 %338, 0
  br i1 %339, label %340, label %337, !llvm.loop !103

340:                                              ; preds = %333, %318, %321, %324, %327, %337
  %341 = load i32, ptr %48, align 4, !tbaa !195
  %342 = add nsw i32 %341, -1
  store i32 %342, ptr %48, align 4, !tbaa !195
  br label %281

343:                                              ; preds = %236, %239
  %344 = load i32, ptr %44, align 8, !tbaa !182
  %345 = icmp eq i32 %344, 0
  br i1 %345, label %346, label %348

346:                                              ; preds = %343
  %347 = load atomic i32, ptr %42 seq_cst, align 4, !tbaa !187
  br label %348

348:                                              ; preds = %285, %343, %346
  %349 = phi i32 [ %347, %346 ], [ -2, %343 ], [ -2, %285 ]
  %350 = atomicrmw xchg ptr %3, i32 0 release, align 4
  br label %351

351:                                              ; preds = %157, %348
  %352 = phi i32 [ %349, %348 ], [ -1, %157 ]
  ret i32 %352
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define void @tfc_await(ptr noundef captures(none) %0) local_unnamed_addr #7 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i32 28
  br label %18

3:                                                ; preds = %18
  %4 = cmpxchg ptr %2, i32 0, i32 1 acquire monotonic, align 4
  %5 = extractvalue { i32, i1 } %4, 1
  br i1 %5, label %25, label %6

6:                                                ; preds = %3
  %7 = cmpxchg ptr %2, i32 0, i32 1 acquire monotonic, align 4
  %8 = extractvalue { i32, i1 } %7, 1
  br i1 %8, label %25, label %9

9:                                                ; preds = %6
  %10 = cmpxchg ptr %2, i32 0, i32 1 acquire monotonic, align 4
  %11 = extractvalue { i32, i1 } %10, 1
  br i1 %11, label %25, label %12

12:                                               ; preds = %9
  %13 = cmpxchg ptr %2, i32 0, i32 1 acquire monotonic, align 4
  %14 = extractvalue { i32, i1 } %13, 1
  br i1 %14, label %25, label %15

15:                                               ; preds = %12
  %16 = add nuw nsw i32 %19, 5
  %17 = icmp eq i32 %16, 100
  br i1 %17, label %22, label %18, !llvm.loop !102

18:                                               ; preds = %15, %1
  %19 = phi i32 [ 0, %1 ], [ %16, %15 ]
  %20 = cmpxchg ptr %2, i32 0, i32 1 acquire monotonic, align 4
  %21 = extractvalue { i32, i1 } %20, 1
  br i1 %21, label %25, label %3

22:                                               ; preds = %15, %22
  %23 = atomicrmw xchg ptr %2, i32 2 acquire, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %22, !llvm.loop !103

25:                                               ; preds = %18, %3, %6, %9, %12, %22
  %26 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %27 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %28 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i32 52
  %30 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %31 = getelementptr inbounds nuw i8, ptr %0, i32 36
  br label %32

32:                                               ; preds = %101, %25
  %33 = load atomic i32, ptr %26 seq_cst, align 4, !tbaa !187
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %104

35:                                               ; preds = %32
  %36 = load i32, ptr %27, align 8, !tbaa !189
  %37 = icmp sgt i32 %36, 0
  br i1 %37, label %38, label %50

38:                                               ; preds = %35
  %39 = load ptr, ptr %0, align 8, !tbaa !190
  br label %43

40:                                               ; preds = %43
  %41 = add nuw nsw i32 %44, 1
  %42 = icmp eq i32 %41, %36
  br i1 %42, label %50, label %43, !llvm.loop !191

43:                                               ; preds = %40, %38
  %44 = phi i32 [ 0, %38 ], [ %41, %40 ]
  %45 = getelementptr inbounds nuw ptr, ptr %39, i32 %44
  %46 = load ptr, ptr %45, align 4, !tbaa !124
  %47 = getelementptr inbounds nuw i8, ptr %46, i32 108
  %48 = load i32, ptr %47, align 4, !tbaa !121
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %104, label %40

50:                                               ; preds = %40, %35
  %51 = load i64, ptr %28, align 8, !tbaa !78
  %52 = load ptr, ptr %29, align 4, !tbaa !184
  %53 = icmp eq ptr %52, null
  br i1 %53, label %65, label %54

54:                                               ; preds = %50
  %55 = icmp eq i64 %51, 0
  %56 = getelementptr inbounds nuw i8, ptr %52, i32 24
  %57 = load i64, ptr %56, align 8, !tbaa !128
  %58 = icmp slt i64 %57, %51
  %59 = select i1 %55, i1 true, i1 %58
  br i1 %59, label %65, label %60

60:                                               ; preds = %54
  %61 = load atomic i32, ptr %30 monotonic, align 8
  %62 = load i32, ptr %31, align 4, !tbaa !195
  %63 = add nsw i32 %62, 1
  store i32 %63, ptr %31, align 4, !tbaa !195
  %64 = atomicrmw xchg ptr %2, i32 0 release, align 4
  br label %72

65:                                               ; preds = %54, %50
  %66 = phi i64 [ %51, %50 ], [ %57, %54 ]
  %67 = load atomic i32, ptr %30 monotonic, align 8
  %68 = load i32, ptr %31, align 4, !tbaa !195
  %69 = add nsw i32 %68, 1
  store i32 %69, ptr %31, align 4, !tbaa !195
  %70 = atomicrmw xchg ptr %2, i32 0 release, align 4
  %71 = icmp eq i64 %66, 0
  br i1 %71, label %77, label %72

72:                                               ; preds = %65, %60
  %73 = phi i64 [ %51, %60 ], [ %66, %65 ]
  %74 = load i64, ptr @now_ns_, align 8, !tbaa !125
  %75 = icmp sgt i64 %73, %74
  br i1 %75, label %76, label %77

76:                                               ; preds = %72
  store i64 %73, ptr @now_ns_, align 8, !tbaa !125
  br label %77

77:                                               ; preds = %76, %72, %65
  %78 = phi i1 [ true, %72 ], [ true, %76 ], [ false, %65 ]
  br label %94

79:                                               ; preds = %94
  %80 = cmpxchg ptr %2, i32 0, i32 1 acquire monotonic, align 4
  %81 = extractvalue { i32, i1 } %80, 1
  br i1 %81, label %101, label %82

82:                                               ; preds = %79
  %83 = cmpxchg ptr %2, i32 0, i32 1 acquire monotonic, align 4
  %84 = extractvalue { i32, i1 } %83, 1
  br i1 %84, label %101, label %85

85:                                               ; preds = %82
  %86 = cmpxchg ptr %2, i32 0, i32 1 acquire monotonic, align 4
  %87 = extractvalue { i32, i1 } %86, 1
  br i1 %87, label %101, label %88

88:                                               ; preds = %85
  %89 = cmpxchg ptr %2, i32 0, i32 1 acquire monotonic, align 4
  %90 = extractvalue { i32, i1 } %89, 1
  br i1 %90, label %101, label %91

91:                                               ; preds = %88
  %92 = add nuw nsw i32 %95, 5
  %93 = icmp eq i32 %92, 100
  br i1 %93, label %98, label %94, !llvm.loop !102

94:                                               ; preds = %91, %77
  %95 = phi i32 [ 0, %77 ], [ %92, %91 ]
  %96 = cmpxchg ptr %2, i32 0, i32 1 acquire monotonic, align 4
  %97 = extractvalue { i32, i1 } %96, 1
  br i1 %97, label %101, label %79

98:                                               ; preds = %91, %98
  %99 = atomicrmw xchg ptr %2, i32 2 acquire, align 4
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %98, !llvm.loop !103

101:                                              ; preds = %94, %79, %82, %85, %88, %98
  %102 = load i32, ptr %31, align 4, !tbaa !195
  %103 = add nsw i32 %102, -1
  store i32 %103, ptr %31, align 4, !tbaa !195
  br i1 %78, label %104, label %32, !llvm.loop !196

104:                                              ; preds = %32, %101, %43
  %105 = load i64, ptr %28, align 8, !tbaa !78
  %106 = icmp eq i64 %105, 0
  %107 = load i64, ptr @now_ns_, align 8
  %108 = icmp slt i64 %107, %105
  %109 = select i1 %106, i1 true, i1 %108
  br i1 %109, label %116, label %110

110:                                              ; preds = %104
  %111 = load atomic i32, ptr %26 monotonic, align 8
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %113, label %116

113:                                              ; preds = %110
  %114 = getelementptr inbounds nuw i8, ptr %0, i32 20
  store i32 -1, ptr %114, align 4, !tbaa !110
  store atomic i32 4, ptr %26 monotonic, align 8
  %115 = atomicrmw add ptr %30, i32 1 monotonic, align 8
  br label %116

116:                                              ; preds = %104, %110, %113
  %117 = atomicrmw xchg ptr %2, i32 0 release, align 4
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define void @tfc_complete(ptr noundef captures(none) %0, ptr noundef %1) local_unnamed_addr #7 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i32 28
  br label %19

4:                                                ; preds = %19
  %5 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %6 = extractvalue { i32, i1 } %5, 1
  br i1 %6, label %26, label %7

7:                                                ; preds = %4
  %8 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %9 = extractvalue { i32, i1 } %8, 1
  br i1 %9, label %26, label %10

10:                                               ; preds = %7
  %11 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %12 = extractvalue { i32, i1 } %11, 1
  br i1 %12, label %26, label %13

13:                                               ; preds = %10
  %14 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %15 = extractvalue { i32, i1 } %14, 1
  br i1 %15, label %26, label %16

16:                                               ; preds = %13
  %17 = add nuw nsw i32 %20, 5
  %18 = icmp eq i32 %17, 100
  br i1 %18, label %23, label %19, !llvm.loop !102

19:                                               ; preds = %16, %2
  %20 = phi i32 [ 0, %2 ], [ %17, %16 ]
  %21 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %22 = extractvalue { i32, i1 } %21, 1
  br i1 %22, label %26, label %4

23:                                               ; preds = %16, %23
  %24 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %23, !llvm.loop !103

26:                                               ; preds = %19, %4, %7, %10, %13, %23
  %27 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %28 = load ptr, ptr %27, align 4, !tbaa !120
  %29 = getelementptr inbounds nuw i8, ptr %28, i32 144
  %30 = load atomic i32, ptr %29 monotonic, align 8
  %31 = inttoptr i32 %30 to ptr
  store ptr %31, ptr %1, align 8, !tbaa !111
  %32 = ptrtoint ptr %1 to i32
  store atomic i32 %32, ptr %29 monotonic, align 8
  %33 = getelementptr inbounds nuw i8, ptr %28, i32 108
  %34 = load i32, ptr %33, align 4, !tbaa !121
  %35 = icmp eq i32 %34, 2
  br i1 %35, label %36, label %43

36:                                               ; preds = %26
  %37 = getelementptr inbounds nuw i8, ptr %1, i32 36
  %38 = load i32, ptr %37, align 4, !tbaa !109
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %43, label %40

40:                                               ; preds = %36
  store i32 0, ptr %33, align 4, !tbaa !121
  %41 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %42 = atomicrmw add ptr %41, i32 1 monotonic, align 8
  br label %43

43:                                               ; preds = %26, %36, %40
  %44 = atomicrmw xchg ptr %3, i32 0 release, align 4
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite) uwtable
define void @tfc_abort(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #8 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i32 28
  br label %19

4:                                                ; preds = %19
  %5 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %6 = extractvalue { i32, i1 } %5, 1
  br i1 %6, label %26, label %7

7:                                                ; preds = %4
  %8 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %9 = extractvalue { i32, i1 } %8, 1
  br i1 %9, label %26, label %10

10:                                               ; preds = %7
  %11 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %12 = extractvalue { i32, i1 } %11, 1
  br i1 %12, label %26, label %13

13:                                               ; preds = %10
  %14 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %15 = extractvalue { i32, i1 } %14, 1
  br i1 %15, label %26, label %16

16:                                               ; preds = %13
  %17 = add nuw nsw i32 %20, 5
  %18 = icmp eq i32 %17, 100
  br i1 %18, label %23, label %19, !llvm.loop !102

19:                                               ; preds = %16, %2
  %20 = phi i32 [ 0, %2 ], [ %17, %16 ]
  %21 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %22 = extractvalue { i32, i1 } %21, 1
  br i1 %22, label %26, label %4

23:                                               ; preds = %16, %23
  %24 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %23, !llvm.loop !103

26:                                               ; preds = %19, %4, %7, %10, %13, %23
  %27 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %28 = load atomic i32, ptr %27 monotonic, align 8
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %34

30:                                               ; preds = %26
  %31 = getelementptr inbounds nuw i8, ptr %0, i32 20
  store i32 -1, ptr %31, align 4, !tbaa !110
  store atomic i32 %1, ptr %27 monotonic, align 8
  %32 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %33 = atomicrmw add ptr %32, i32 1 monotonic, align 8
  br label %34

34:                                               ; preds = %26, %30
  %35 = atomicrmw xchg ptr %3, i32 0 release, align 4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define ptr @tfc_block_data(ptr noundef readonly captures(none) %0) local_unnamed_addr #9 {
  %2 = load ptr, ptr %0, align 8, !tbaa !197
  %3 = ptrtoint ptr %2 to i32
  %4 = add i32 %3, 63
  %5 = and i32 %4, -64
  %6 = inttoptr i32 %5 to ptr
  ret ptr %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @tfc_block_free(ptr noundef readnone captures(none) %0) local_unnamed_addr #10 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define i32 @tfc_monitor_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #11 {
  %2 = load atomic i32, ptr %0 monotonic, align 8
  ret i32 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define void @tfc_monitor_trace(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #12 {
  %4 = zext i32 %1 to i64
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 40
  %6 = load i64, ptr %5, align 8, !tbaa !199
  %7 = icmp sgt i64 %6, %4
  br i1 %7, label %8, label %71

8:                                                ; preds = %3
  switch i32 %2, label %65 [
    i32 0, label %9
    i32 1, label %38
  ]

9:                                                ; preds = %8
  %10 = load i64, ptr @now_ns_, align 8, !tbaa !125
  %11 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %12 = load ptr, ptr %11, align 8, !tbaa !203
  %13 = getelementptr inbounds nuw %struct.tfc_runs, ptr %12, i32 %1
  %14 = load i64, ptr %13, align 8, !tbaa !204
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %18

16:                                               ; preds = %9
  %17 = getelementptr inbounds nuw i8, ptr %13, i32 16
  store i64 %10, ptr %17, align 8, !tbaa !206
  br label %18

18:                                               ; preds = %16, %9
  %19 = getelementptr inbounds nuw i8, ptr %13, i32 24
  store i64 %10, ptr %19, align 8, !tbaa !207
  %20 = add nsw i64 %14, 1
  store i64 %20, ptr %13, align 8, !tbaa !204
  %21 = getelementptr inbounds nuw i8, ptr %0, i32 48
  %22 = load i64, ptr %21, align 8, !tbaa !208
  %23 = icmp slt i64 %14, %22
  br i1 %23, label %24, label %71

24:                                               ; preds = %18
  %25 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %26 = load i64, ptr %25, align 8, !tbaa !209
  %27 = add nsw i64 %26, 1
  store i64 %27, ptr %25, align 8, !tbaa !209
  %28 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %29 = load i64, ptr %28, align 8, !tbaa !210
  %30 = icmp slt i64 %26, %29
  br i1 %30, label %31, label %71

31:                                               ; preds = %24
  %32 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %33 = load ptr, ptr %32, align 8, !tbaa !211
  %34 = trunc i64 %26 to i32
  %35 = getelementptr inbounds %struct.tfc_event, ptr %33, i32 %34
  store i64 %10, ptr %35, align 8, !tbaa !125
  %36 = getelementptr inbounds nuw i8, ptr %35, i32 8
  store i64 0, ptr %36, align 8, !tbaa !125
  %37 = getelementptr inbounds nuw i8, ptr %35, i32 16
  store i64 %4, ptr %37, align 8, !tbaa !125
  br label %71

38:                                               ; preds = %8
  %39 = load i64, ptr @now_ns_, align 8, !tbaa !125
  %40 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %41 = load ptr, ptr %40, align 8, !tbaa !203
  %42 = getelementptr inbounds nuw %struct.tfc_runs, ptr %41, i32 %1
  %43 = getelementptr inbounds nuw i8, ptr %42, i32 24
  %44 = load i64, ptr %43, align 8, !tbaa !207
  %45 = sub i64 %39, %44
  %46 = getelementptr inbounds nuw i8, ptr %42, i32 8
  %47 = load i64, ptr %46, align 8, !tbaa !212
  %48 = add nsw i64 %45, %47
  store i64 %48, ptr %46, align 8, !tbaa !212
  store i64 %39, ptr %43, align 8, !tbaa !207
  %49 = load i64, ptr %42, align 8, !tbaa !204
  %50 = getelementptr inbounds nuw i8, ptr %0, i32 48
  %51 = load i64, ptr %50, align 8, !tbaa !208
  %52 = icmp sgt i64 %49, %51
  br i1 %52, label %71, label %53

53:                                               ; preds = %38
  %54 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %55 = load i64, ptr %54, align 8, !tbaa !209
  %56 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %57 = load i64, ptr %56, align 8, !tbaa !210
  %58 = icmp sgt i64 %55, %57
  br i1 %58, label %71, label %59

59:                                               ; preds = %53
  %60 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %61 = load ptr, ptr %60, align 8, !tbaa !211
  %62 = trunc i64 %55 to i32
  %63 = getelementptr %struct.tfc_event, ptr %61, i32 %62
  %64 = getelementptr i8, ptr %63, i32 -16
  store i64 %39, ptr %64, align 8, !tbaa !213
  br label %71

65:                                               ; preds = %8
  %66 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %67 = load ptr, ptr %66, align 8, !tbaa !203
  %68 = getelementptr inbounds nuw %struct.tfc_runs, ptr %67, i32 %1
  %69 = load i64, ptr %68, align 8, !tbaa !204
  %70 = add nsw i64 %69, 1
  store i64 %70, ptr %68, align 8, !tbaa !204
  br label %71

71:                                               ; preds = %59, %53, %38, %31, %24, %18, %65, %3
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef i32 @tfc_pool_bytes(i32 noundef %0) local_unnamed_addr #10 {
  ret i32 4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define noundef i32 @tfc_pool_start(ptr noundef writeonly captures(none) initializes((0, 4)) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #13 {
  store i32 1, ptr %0, align 4, !tbaa !215
  ret i32 1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @tfc_pool_stop(ptr noundef readnone captures(none) %0) local_unnamed_addr #10 {
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_parallel_for(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #3 {
  %6 = alloca %struct.tfc_loop, align 8
  %7 = icmp slt i64 %1, 1
  br i1 %7, label %50, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %10 = load ptr, ptr %9, align 4, !tbaa !33
  %11 = icmp eq ptr %10, null
  br i1 %11, label %19, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %10, i32 12
  %14 = load ptr, ptr %13, align 4, !tbaa !217
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %10, i32 4
  %18 = load i32, ptr %17, align 4, !tbaa !218
  br label %25

19:                                               ; preds = %8, %12
  %20 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %21 = load ptr, ptr %20, align 4, !tbaa !219
  %22 = icmp eq ptr %21, null
  br i1 %22, label %25, label %23

23:                                               ; preds = %19
  %24 = load i32, ptr %21, align 4, !tbaa !215
  br label %25

25:                                               ; preds = %23, %19, %16
  %26 = phi i1 [ true, %16 ], [ false, %23 ], [ false, %19 ]
  %27 = phi i32 [ %18, %16 ], [ %24, %23 ], [ 1, %19 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #23
  store ptr %2, ptr %6, align 8, !tbaa !220
  %28 = getelementptr inbounds nuw i8, ptr %6, i32 4
  store ptr %3, ptr %28, align 4, !tbaa !222
  %29 = getelementptr inbounds nuw i8, ptr %6, i32 8
  store i64 %1, ptr %29, align 8, !tbaa !223
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
  store i64 %39, ptr %30, align 8, !tbaa !224
  %40 = icmp samesign ugt i64 %39, 1
  %41 = and i1 %26, %40
  br i1 %41, label %42, label %48

42:                                               ; preds = %25
  %43 = getelementptr inbounds nuw i8, ptr %10, i32 12
  %44 = load ptr, ptr %43, align 4, !tbaa !217
  %45 = getelementptr inbounds nuw i8, ptr %10, i32 8
  %46 = load ptr, ptr %45, align 4, !tbaa !87
  %47 = trunc i64 %39 to i32
  call void %44(ptr noundef %46, i32 noundef %47, ptr noundef nonnull @run_host_chunk, ptr noundef nonnull %6) #22
  br label %49

48:                                               ; preds = %25
  tail call void %2(ptr noundef %3, i64 noundef 0, i64 noundef %1) #22
  br label %49

49:                                               ; preds = %48, %42
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #23
  br label %50

50:                                               ; preds = %5, %49
  ret void
}

; Function Attrs: nounwind uwtable
define internal void @run_host_chunk(ptr noundef readonly captures(none) %0, i32 noundef %1) #3 {
  %3 = zext i32 %1 to i64
  %4 = load ptr, ptr %0, align 8, !tbaa !220
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %6 = load ptr, ptr %5, align 4, !tbaa !222
  %7 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %8 = load i64, ptr %7, align 8, !tbaa !223
  %9 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %10 = load i64, ptr %9, align 8, !tbaa !224
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
  tail call void %4(ptr noundef %6, i64 noundef %19, i64 noundef %24) #22
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef i32 @tfc_fail(ptr noundef readonly captures(none) %0, i32 noundef returned %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, double noundef %6) local_unnamed_addr #7 {
  %8 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %9 = load ptr, ptr %8, align 4, !tbaa !225
  %10 = getelementptr inbounds nuw i8, ptr %9, i32 4
  br label %11

11:                                               ; preds = %11, %7
  %12 = atomicrmw xchg ptr %10, i32 1 acquire, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %11, !llvm.loop !226

14:                                               ; preds = %11
  %15 = load atomic i32, ptr %9 monotonic, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %9, i32 16
  %19 = load i64, ptr %18, align 8, !tbaa !227
  %20 = icmp slt i64 %3, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %17, %14
  %22 = getelementptr inbounds nuw i8, ptr %9, i32 12
  store i32 %2, ptr %22, align 4, !tbaa !230
  %23 = getelementptr inbounds nuw i8, ptr %9, i32 16
  store i64 %3, ptr %23, align 8, !tbaa !227
  %24 = getelementptr inbounds nuw i8, ptr %9, i32 24
  store i64 %4, ptr %24, align 8, !tbaa !231
  %25 = getelementptr inbounds nuw i8, ptr %9, i32 32
  store i64 %5, ptr %25, align 8, !tbaa !232
  %26 = getelementptr inbounds nuw i8, ptr %9, i32 40
  store double %6, ptr %26, align 8, !tbaa !233
  store atomic i32 %1, ptr %9 monotonic, align 8
  br label %27

27:                                               ; preds = %21, %17
  store atomic i32 0, ptr %10 release, align 4
  ret i32 %1
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define i32 @tfc_status(ptr noundef readonly captures(none) %0) local_unnamed_addr #14 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %3 = load ptr, ptr %2, align 4, !tbaa !225
  %4 = load atomic i32, ptr %3 acquire, align 8
  ret i32 %4
}

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @tfc_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %3 = load ptr, ptr %2, align 4, !tbaa !33
  %4 = icmp eq ptr %3, null
  br i1 %4, label %15, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %3, i32 24
  %7 = load ptr, ptr %6, align 4, !tbaa !85
  %8 = icmp eq ptr %7, null
  br i1 %8, label %15, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %11 = load ptr, ptr %10, align 4, !tbaa !87
  %12 = tail call i32 %7(ptr noundef %11) #22
  %13 = icmp ne i32 %12, 0
  %14 = zext i1 %13 to i32
  br label %15

15:                                               ; preds = %9, %5, %1
  %16 = phi i32 [ 0, %5 ], [ 0, %1 ], [ %14, %9 ]
  ret i32 %16
}

; Function Attrs: nounwind uwtable
define i32 @tfc_walk(ptr noundef readonly captures(none) %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %3 = load ptr, ptr %2, align 4, !tbaa !234
  %4 = getelementptr inbounds nuw i8, ptr %3, i32 12
  %5 = load ptr, ptr %4, align 4, !tbaa !33
  %6 = icmp eq ptr %5, null
  br i1 %6, label %422, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %5, i32 20
  %9 = load ptr, ptr %8, align 4, !tbaa !238
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %15

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %5, i32 24
  %13 = load ptr, ptr %12, align 4, !tbaa !85
  %14 = icmp eq ptr %13, null
  br i1 %14, label %422, label %15

15:                                               ; preds = %11, %7
  %16 = load ptr, ptr %0, align 8, !tbaa !239
  %17 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %18 = load i64, ptr %17, align 8, !tbaa !240
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
  %34 = load i32, ptr %33, align 4, !tbaa !241
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
  %36 = load ptr, ptr %22, align 4, !tbaa !85
  %37 = icmp eq ptr %36, null
  br i1 %37, label %66, label %38

38:                                               ; preds = %35
  %39 = load i64, ptr %23, align 8, !tbaa !243
  %40 = icmp slt i64 %27, %39
  br i1 %40, label %41, label %66

41:                                               ; preds = %38
  %42 = load ptr, ptr %21, align 4, !tbaa !87
  %43 = tail call i32 %36(ptr noundef %42) #22
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %66, label %45

45:                                               ; preds = %41
  %46 = load ptr, ptr %2, align 4, !tbaa !234
  %47 = getelementptr inbounds nuw i8, ptr %46, i32 16
  %48 = load ptr, ptr %47, align 4, !tbaa !225
  %49 = getelementptr inbounds nuw i8, ptr %48, i32 4
  br label %50

50:                                               ; preds = %50, %45
  %51 = atomicrmw xchg ptr %49, i32 1 acquire, align 4
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %50, !llvm.loop !226

53:                                               ; preds = %50
  %54 = load atomic i32, ptr %48 monotonic, align 8
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %60, label %56

56:                                               ; preds = %53
  %57 = getelementptr inbounds nuw i8, ptr %48, i32 16
  %58 = load i64, ptr %57, align 8, !tbaa !227
  %59 = icmp sgt i64 %58, 0
  br i1 %59, label %60, label %402

60:                                               ; preds = %56, %53
  %61 = getelementptr inbounds nuw i8, ptr %48, i32 12
  store i32 0, ptr %61, align 4, !tbaa !230
  %62 = getelementptr inbounds nuw i8, ptr %48, i32 16
  store i64 0, ptr %62, align 8, !tbaa !227
  %63 = getelementptr inbounds nuw i8, ptr %48, i32 24
  store i64 0, ptr %63, align 8, !tbaa !231
  %64 = getelementptr inbounds nuw i8, ptr %48, i32 32
  store i64 0, ptr %64, align 8, !tbaa !232
  %65 = getelementptr inbounds nuw i8, ptr %48, i32 40
  store double 0.000000e+00, ptr %65, align 8, !tbaa !233
  store atomic i32 1, ptr %48 monotonic, align 8
  br label %402

66:                                               ; preds = %41, %38, %35
  %67 = load ptr, ptr %8, align 4, !tbaa !238
  %68 = icmp eq ptr %67, null
  br i1 %68, label %73, label %69

69:                                               ; preds = %66
  %70 = load ptr, ptr %21, align 4, !tbaa !87
  %71 = getelementptr inbounds nuw i8, ptr %31, i32 12
  %72 = load i32, ptr %71, align 4, !tbaa !244
  tail call void %67(ptr noundef %70, i32 noundef %72, i32 noundef 0) #22
  br label %73

73:                                               ; preds = %69, %66
  %74 = getelementptr inbounds nuw i8, ptr %31, i32 8
  %75 = load i32, ptr %74, align 4, !tbaa !245
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
  %88 = load ptr, ptr %20, align 8, !tbaa !246
  %89 = load ptr, ptr %78, align 4, !tbaa !247
  %90 = getelementptr inbounds nuw i32, ptr %89, i32 %86
  %91 = load i32, ptr %90, align 4, !tbaa !5
  %92 = getelementptr inbounds ptr, ptr %88, i32 %91
  %93 = load ptr, ptr %92, align 4, !tbaa !31
  %94 = load ptr, ptr %24, align 8, !tbaa !248
  %95 = getelementptr inbounds nuw ptr, ptr %94, i32 %86
  store ptr %93, ptr %95, align 4, !tbaa !31
  br label %96

96:                                               ; preds = %85, %83, %73
  %97 = load ptr, ptr %31, align 4, !tbaa !249
  %98 = load ptr, ptr %24, align 8, !tbaa !248
  %99 = load ptr, ptr %25, align 4, !tbaa !250
  %100 = load ptr, ptr %2, align 4, !tbaa !234
  %101 = tail call i32 %97(ptr noundef %98, ptr noundef %99, ptr noundef %100) #22
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %161, label %126

103:                                              ; preds = %103, %81
  %104 = phi i32 [ 0, %81 ], [ %123, %103 ]
  %105 = phi i32 [ 0, %81 ], [ %124, %103 ]
  %106 = load ptr, ptr %20, align 8, !tbaa !246
  %107 = load ptr, ptr %78, align 4, !tbaa !247
  %108 = getelementptr inbounds nuw i32, ptr %107, i32 %104
  %109 = load i32, ptr %108, align 4, !tbaa !5
  %110 = getelementptr inbounds ptr, ptr %106, i32 %109
  %111 = load ptr, ptr %110, align 4, !tbaa !31
  %112 = load ptr, ptr %24, align 8, !tbaa !248
  %113 = getelementptr inbounds nuw ptr, ptr %112, i32 %104
  store ptr %111, ptr %113, align 4, !tbaa !31
  %114 = or disjoint i32 %104, 1
  %115 = load ptr, ptr %20, align 8, !tbaa !246
  %116 = load ptr, ptr %78, align 4, !tbaa !247
  %117 = getelementptr inbounds nuw i32, ptr %116, i32 %114
  %118 = load i32, ptr %117, align 4, !tbaa !5
  %119 = getelementptr inbounds ptr, ptr %115, i32 %118
  %120 = load ptr, ptr %119, align 4, !tbaa !31
  %121 = load ptr, ptr %24, align 8, !tbaa !248
  %122 = getelementptr inbounds nuw ptr, ptr %121, i32 %114
  store ptr %120, ptr %122, align 4, !tbaa !31
  %123 = add nuw i32 %104, 2
  %124 = add i32 %105, 2
  %125 = icmp eq i32 %124, %82
  br i1 %125, label %83, label %103, !llvm.loop !251

126:                                              ; preds = %96
  %127 = load ptr, ptr %2, align 4, !tbaa !234
  %128 = getelementptr inbounds nuw i8, ptr %127, i32 16
  %129 = load ptr, ptr %128, align 4, !tbaa !225
  %130 = load atomic i32, ptr %129 acquire, align 8
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %132, label %154

132:                                              ; preds = %126
  %133 = load ptr, ptr %2, align 4, !tbaa !234
  %134 = getelementptr inbounds nuw i8, ptr %133, i32 16
  %135 = load ptr, ptr %134, align 4, !tbaa !225
  %136 = getelementptr inbounds nuw i8, ptr %135, i32 4
  br label %137

137:                                              ; preds = %137, %132
  %138 = atomicrmw xchg ptr %136, i32 1 acquire, align 4
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %137, !llvm.loop !226

140:                                              ; preds = %137
  %141 = load atomic i32, ptr %135 monotonic, align 8
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %147, label %143

143:                                              ; preds = %140
  %144 = getelementptr inbounds nuw i8, ptr %135, i32 16
  %145 = load i64, ptr %144, align 8, !tbaa !227
  %146 = icmp sgt i64 %145, 0
  br i1 %146, label %147, label %153

147:                                              ; preds = %143, %140
  %148 = getelementptr inbounds nuw i8, ptr %135, i32 12
  store i32 0, ptr %148, align 4, !tbaa !230
  %149 = getelementptr inbounds nuw i8, ptr %135, i32 16
  store i64 0, ptr %149, align 8, !tbaa !227
  %150 = getelementptr inbounds nuw i8, ptr %135, i32 24
  store i64 0, ptr %150, align 8, !tbaa !231
  %151 = getelementptr inbounds nuw i8, ptr %135, i32 32
  store i64 0, ptr %151, align 8, !tbaa !232
  %152 = getelementptr inbounds nuw i8, ptr %135, i32 40
  store double 0.000000e+00, ptr %152, align 8, !tbaa !233
  store atomic i32 %101, ptr %135 monotonic, align 8
  br label %153

153:                                              ; preds = %147, %143
  store atomic i32 0, ptr %136 release, align 4
  br label %154

154:                                              ; preds = %153, %126
  %155 = getelementptr inbounds nuw i8, ptr %31, i32 12
  %156 = load i32, ptr %155, align 4, !tbaa !244
  %157 = load ptr, ptr %2, align 4, !tbaa !234
  %158 = getelementptr inbounds nuw i8, ptr %157, i32 16
  %159 = load ptr, ptr %158, align 4, !tbaa !225
  %160 = getelementptr inbounds nuw i8, ptr %159, i32 8
  store i32 %156, ptr %160, align 8, !tbaa !252
  br label %161

161:                                              ; preds = %154, %96
  %162 = load ptr, ptr %8, align 4, !tbaa !238
  %163 = icmp eq ptr %162, null
  br i1 %163, label %418, label %164

164:                                              ; preds = %161
  %165 = load ptr, ptr %21, align 4, !tbaa !87
  %166 = getelementptr inbounds nuw i8, ptr %31, i32 12
  %167 = load i32, ptr %166, align 4, !tbaa !244
  tail call void %162(ptr noundef %165, i32 noundef %167, i32 noundef 1) #22
  br label %418

168:                                              ; preds = %29
  %169 = getelementptr inbounds nuw i8, ptr %31, i32 20
  %170 = load i32, ptr %169, align 4, !tbaa !253
  %171 = sext i32 %170 to i64
  br label %418

172:                                              ; preds = %29
  %173 = load ptr, ptr %20, align 8, !tbaa !246
  %174 = getelementptr inbounds nuw i8, ptr %31, i32 4
  %175 = load ptr, ptr %174, align 4, !tbaa !247
  %176 = load i32, ptr %175, align 4, !tbaa !5
  %177 = getelementptr inbounds ptr, ptr %173, i32 %176
  %178 = load ptr, ptr %177, align 4, !tbaa !31
  %179 = load i8, ptr %178, align 1, !tbaa !116
  %180 = icmp eq i8 %179, 0
  br i1 %180, label %181, label %418

181:                                              ; preds = %172
  %182 = getelementptr inbounds nuw i8, ptr %31, i32 20
  %183 = load i32, ptr %182, align 4, !tbaa !253
  %184 = sext i32 %183 to i64
  br label %418

185:                                              ; preds = %29
  %186 = getelementptr inbounds nuw i8, ptr %31, i32 4
  %187 = load ptr, ptr %186, align 4, !tbaa !247
  %188 = load ptr, ptr %20, align 8, !tbaa !246
  %189 = load i32, ptr %187, align 4, !tbaa !5
  %190 = getelementptr inbounds ptr, ptr %188, i32 %189
  %191 = load ptr, ptr %190, align 4, !tbaa !31
  store i32 0, ptr %191, align 4, !tbaa !5
  %192 = getelementptr inbounds nuw i8, ptr %187, i32 4
  %193 = load i32, ptr %192, align 4, !tbaa !5
  %194 = icmp sgt i32 %193, -1
  br i1 %194, label %195, label %418

195:                                              ; preds = %185
  %196 = getelementptr inbounds nuw ptr, ptr %188, i32 %193
  %197 = load ptr, ptr %196, align 4, !tbaa !31
  %198 = load i32, ptr %197, align 4, !tbaa !5
  %199 = icmp slt i32 %198, 1
  br i1 %199, label %200, label %418

200:                                              ; preds = %195
  %201 = getelementptr inbounds nuw i8, ptr %31, i32 20
  %202 = load i32, ptr %201, align 4, !tbaa !253
  %203 = sext i32 %202 to i64
  br label %418

204:                                              ; preds = %29
  %205 = load ptr, ptr %8, align 4, !tbaa !238
  %206 = icmp eq ptr %205, null
  br i1 %206, label %211, label %207

207:                                              ; preds = %204
  %208 = load ptr, ptr %21, align 4, !tbaa !87
  %209 = getelementptr inbounds nuw i8, ptr %31, i32 12
  %210 = load i32, ptr %209, align 4, !tbaa !244
  tail call void %205(ptr noundef %208, i32 noundef %210, i32 noundef 2) #22
  br label %211

211:                                              ; preds = %207, %204
  %212 = load ptr, ptr %22, align 4, !tbaa !85
  %213 = icmp eq ptr %212, null
  br i1 %213, label %249, label %214

214:                                              ; preds = %211
  %215 = load i64, ptr %23, align 8, !tbaa !243
  %216 = icmp slt i64 %27, %215
  br i1 %216, label %217, label %249

217:                                              ; preds = %214
  %218 = load ptr, ptr %21, align 4, !tbaa !87
  %219 = tail call i32 %212(ptr noundef %218) #22
  %220 = icmp eq i32 %219, 0
  br i1 %220, label %249, label %221

221:                                              ; preds = %217
  %222 = load ptr, ptr %2, align 4, !tbaa !234
  %223 = getelementptr inbounds nuw i8, ptr %222, i32 16
  %224 = load ptr, ptr %223, align 4, !tbaa !225
  %225 = getelementptr inbounds nuw i8, ptr %224, i32 4
  br label %226

226:                                              ; preds = %226, %221
  %227 = atomicrmw xchg ptr %225, i32 1 acquire, align 4
  %228 = icmp eq i32 %227, 0
  br i1 %228, label %229, label %226, !llvm.loop !226

229:                                              ; preds = %226
  %230 = load atomic i32, ptr %224 monotonic, align 8
  %231 = icmp eq i32 %230, 0
  br i1 %231, label %236, label %232

232:                                              ; preds = %229
  %233 = getelementptr inbounds nuw i8, ptr %224, i32 16
  %234 = load i64, ptr %233, align 8, !tbaa !227
  %235 = icmp sgt i64 %234, 0
  br i1 %235, label %236, label %242

236:                                              ; preds = %232, %229
  %237 = getelementptr inbounds nuw i8, ptr %224, i32 12
  store i32 0, ptr %237, align 4, !tbaa !230
  %238 = getelementptr inbounds nuw i8, ptr %224, i32 16
  store i64 0, ptr %238, align 8, !tbaa !227
  %239 = getelementptr inbounds nuw i8, ptr %224, i32 24
  store i64 0, ptr %239, align 8, !tbaa !231
  %240 = getelementptr inbounds nuw i8, ptr %224, i32 32
  store i64 0, ptr %240, align 8, !tbaa !232
  %241 = getelementptr inbounds nuw i8, ptr %224, i32 40
  store double 0.000000e+00, ptr %241, align 8, !tbaa !233
  store atomic i32 1, ptr %224 monotonic, align 8
  br label %242

242:                                              ; preds = %236, %232
  store atomic i32 0, ptr %225 release, align 4
  %243 = getelementptr inbounds nuw i8, ptr %31, i32 12
  %244 = load i32, ptr %243, align 4, !tbaa !244
  %245 = load ptr, ptr %2, align 4, !tbaa !234
  %246 = getelementptr inbounds nuw i8, ptr %245, i32 16
  %247 = load ptr, ptr %246, align 4, !tbaa !225
  %248 = getelementptr inbounds nuw i8, ptr %247, i32 8
  store i32 %244, ptr %248, align 8, !tbaa !252
  br label %249

249:                                              ; preds = %211, %214, %217, %242
  %250 = phi i32 [ 0, %211 ], [ 1, %242 ], [ 0, %217 ], [ 0, %214 ]
  %251 = getelementptr inbounds nuw i8, ptr %31, i32 20
  %252 = load i32, ptr %251, align 4, !tbaa !253
  %253 = sext i32 %252 to i64
  br label %418

254:                                              ; preds = %29
  %255 = load ptr, ptr %8, align 4, !tbaa !238
  %256 = icmp eq ptr %255, null
  br i1 %256, label %261, label %257

257:                                              ; preds = %254
  %258 = load ptr, ptr %21, align 4, !tbaa !87
  %259 = getelementptr inbounds nuw i8, ptr %31, i32 12
  %260 = load i32, ptr %259, align 4, !tbaa !244
  tail call void %255(ptr noundef %258, i32 noundef %260, i32 noundef 2) #22
  br label %261

261:                                              ; preds = %257, %254
  %262 = load ptr, ptr %22, align 4, !tbaa !85
  %263 = icmp eq ptr %262, null
  br i1 %263, label %299, label %264

264:                                              ; preds = %261
  %265 = load i64, ptr %23, align 8, !tbaa !243
  %266 = icmp slt i64 %27, %265
  br i1 %266, label %267, label %299

267:                                              ; preds = %264
  %268 = load ptr, ptr %21, align 4, !tbaa !87
  %269 = tail call i32 %262(ptr noundef %268) #22
  %270 = icmp eq i32 %269, 0
  br i1 %270, label %299, label %271

271:                                              ; preds = %267
  %272 = load ptr, ptr %2, align 4, !tbaa !234
  %273 = getelementptr inbounds nuw i8, ptr %272, i32 16
  %274 = load ptr, ptr %273, align 4, !tbaa !225
  %275 = getelementptr inbounds nuw i8, ptr %274, i32 4
  br label %276

276:                                              ; preds = %276, %271
  %277 = atomicrmw xchg ptr %275, i32 1 acquire, align 4
  %278 = icmp eq i32 %277, 0
  br i1 %278, label %279, label %276, !llvm.loop !226

279:                                              ; preds = %276
  %280 = load atomic i32, ptr %274 monotonic, align 8
  %281 = icmp eq i32 %280, 0
  br i1 %281, label %286, label %282

282:                                              ; preds = %279
  %283 = getelementptr inbounds nuw i8, ptr %274, i32 16
  %284 = load i64, ptr %283, align 8, !tbaa !227
  %285 = icmp sgt i64 %284, 0
  br i1 %285, label %286, label %292

286:                                              ; preds = %282, %279
  %287 = getelementptr inbounds nuw i8, ptr %274, i32 12
  store i32 0, ptr %287, align 4, !tbaa !230
  %288 = getelementptr inbounds nuw i8, ptr %274, i32 16
  store i64 0, ptr %288, align 8, !tbaa !227
  %289 = getelementptr inbounds nuw i8, ptr %274, i32 24
  store i64 0, ptr %289, align 8, !tbaa !231
  %290 = getelementptr inbounds nuw i8, ptr %274, i32 32
  store i64 0, ptr %290, align 8, !tbaa !232
  %291 = getelementptr inbounds nuw i8, ptr %274, i32 40
  store double 0.000000e+00, ptr %291, align 8, !tbaa !233
  store atomic i32 1, ptr %274 monotonic, align 8
  br label %292

292:                                              ; preds = %286, %282
  store atomic i32 0, ptr %275 release, align 4
  %293 = getelementptr inbounds nuw i8, ptr %31, i32 12
  %294 = load i32, ptr %293, align 4, !tbaa !244
  %295 = load ptr, ptr %2, align 4, !tbaa !234
  %296 = getelementptr inbounds nuw i8, ptr %295, i32 16
  %297 = load ptr, ptr %296, align 4, !tbaa !225
  %298 = getelementptr inbounds nuw i8, ptr %297, i32 8
  store i32 %294, ptr %298, align 8, !tbaa !252
  br label %299

299:                                              ; preds = %261, %264, %267, %292
  %300 = phi i32 [ 0, %261 ], [ 1, %292 ], [ 0, %267 ], [ 0, %264 ]
  %301 = getelementptr inbounds nuw i8, ptr %31, i32 4
  %302 = load ptr, ptr %301, align 4, !tbaa !247
  %303 = load ptr, ptr %20, align 8, !tbaa !246
  %304 = load i32, ptr %302, align 4, !tbaa !5
  %305 = getelementptr inbounds ptr, ptr %303, i32 %304
  %306 = load ptr, ptr %305, align 4, !tbaa !31
  %307 = load i32, ptr %306, align 4, !tbaa !5
  %308 = add i32 %307, 1
  store i32 %308, ptr %306, align 4, !tbaa !5
  %309 = getelementptr inbounds nuw i8, ptr %302, i32 4
  %310 = load i32, ptr %309, align 4, !tbaa !5
  %311 = icmp slt i32 %310, 0
  br i1 %311, label %317, label %312

312:                                              ; preds = %299
  %313 = getelementptr inbounds nuw ptr, ptr %303, i32 %310
  %314 = load ptr, ptr %313, align 4, !tbaa !31
  %315 = load i32, ptr %314, align 4, !tbaa !5
  %316 = icmp slt i32 %308, %315
  br i1 %316, label %317, label %418

317:                                              ; preds = %312, %299
  %318 = getelementptr inbounds nuw i8, ptr %31, i32 20
  %319 = load i32, ptr %318, align 4, !tbaa !253
  %320 = sext i32 %319 to i64
  br label %418

321:                                              ; preds = %29
  %322 = getelementptr inbounds nuw i8, ptr %31, i32 4
  %323 = load ptr, ptr %322, align 4, !tbaa !247
  %324 = getelementptr inbounds nuw i8, ptr %31, i32 8
  %325 = load i32, ptr %324, align 4, !tbaa !245
  %326 = load ptr, ptr %20, align 8, !tbaa !246
  %327 = load i32, ptr %323, align 4, !tbaa !5
  %328 = getelementptr inbounds ptr, ptr %326, i32 %327
  %329 = load ptr, ptr %328, align 4, !tbaa !31
  %330 = getelementptr inbounds nuw i8, ptr %323, i32 4
  %331 = load i32, ptr %330, align 4, !tbaa !5
  %332 = getelementptr inbounds ptr, ptr %326, i32 %331
  %333 = load ptr, ptr %332, align 4, !tbaa !31
  store ptr %333, ptr %328, align 4, !tbaa !31
  %334 = load ptr, ptr %20, align 8, !tbaa !246
  %335 = getelementptr inbounds ptr, ptr %334, i32 %331
  store ptr %329, ptr %335, align 4, !tbaa !31
  %336 = load ptr, ptr %19, align 4, !tbaa !254
  %337 = getelementptr inbounds nuw i8, ptr %323, i32 8
  %338 = load i32, ptr %337, align 4, !tbaa !5
  %339 = getelementptr inbounds i8, ptr %336, i32 %338
  %340 = load i8, ptr %339, align 1, !tbaa !116
  %341 = xor i8 %340, 1
  store i8 %341, ptr %339, align 1, !tbaa !116
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
  %359 = load ptr, ptr %20, align 8, !tbaa !246
  %360 = getelementptr inbounds nuw i32, ptr %323, i32 %357
  %361 = load i32, ptr %360, align 4, !tbaa !5
  %362 = getelementptr inbounds ptr, ptr %359, i32 %361
  %363 = load ptr, ptr %362, align 4, !tbaa !31
  %364 = ptrtoint ptr %363 to i32
  %365 = icmp ult i32 %357, %344
  %366 = select i1 %365, i32 %347, i32 %350
  %367 = add i32 %366, %364
  %368 = inttoptr i32 %367 to ptr
  store ptr %368, ptr %362, align 4, !tbaa !31
  %369 = or disjoint i32 %357, 1
  %370 = load ptr, ptr %20, align 8, !tbaa !246
  %371 = getelementptr inbounds nuw i32, ptr %323, i32 %369
  %372 = load i32, ptr %371, align 4, !tbaa !5
  %373 = getelementptr inbounds ptr, ptr %370, i32 %372
  %374 = load ptr, ptr %373, align 4, !tbaa !31
  %375 = ptrtoint ptr %374 to i32
  %376 = icmp ult i32 %369, %344
  %377 = select i1 %376, i32 %347, i32 %350
  %378 = add i32 %377, %375
  %379 = inttoptr i32 %378 to ptr
  store ptr %379, ptr %373, align 4, !tbaa !31
  %380 = add nuw i32 %357, 2
  %381 = add i32 %358, 2
  %382 = icmp eq i32 %358, %355
  br i1 %382, label %403, label %356, !llvm.loop !255

383:                                              ; preds = %29
  %384 = load ptr, ptr %19, align 4, !tbaa !254
  %385 = getelementptr inbounds nuw i8, ptr %31, i32 4
  %386 = load ptr, ptr %385, align 4, !tbaa !247
  %387 = getelementptr inbounds nuw i8, ptr %386, i32 8
  %388 = load i32, ptr %387, align 4, !tbaa !5
  %389 = getelementptr inbounds i8, ptr %384, i32 %388
  %390 = load i8, ptr %389, align 1, !tbaa !116
  %391 = icmp eq i8 %390, 0
  br i1 %391, label %392, label %418

392:                                              ; preds = %383
  %393 = getelementptr inbounds nuw i8, ptr %31, i32 20
  %394 = load i32, ptr %393, align 4, !tbaa !253
  %395 = sext i32 %394 to i64
  br label %418

396:                                              ; preds = %29
  %397 = tail call fastcc i32 @set_size(ptr noundef nonnull %0, ptr noundef nonnull %31) #21
  br label %418

398:                                              ; preds = %29
  %399 = tail call fastcc i32 @make(ptr noundef nonnull %0, ptr noundef nonnull %31) #21
  br label %418

400:                                              ; preds = %29
  %401 = tail call fastcc i32 @grow(ptr noundef nonnull %0, ptr noundef nonnull %31) #21
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
  %408 = load ptr, ptr %20, align 8, !tbaa !246
  %409 = getelementptr inbounds nuw i32, ptr %323, i32 %406
  %410 = load i32, ptr %409, align 4, !tbaa !5
  %411 = getelementptr inbounds ptr, ptr %408, i32 %410
  %412 = load ptr, ptr %411, align 4, !tbaa !31
  %413 = ptrtoint ptr %412 to i32
  %414 = icmp ult i32 %406, %344
  %415 = select i1 %414, i32 %347, i32 %350
  %416 = add i32 %415, %413
  %417 = inttoptr i32 %416 to ptr
  store ptr %417, ptr %411, align 4, !tbaa !31
  br label %418

418:                                              ; preds = %405, %403, %321, %317, %312, %200, %195, %185, %164, %161, %400, %398, %396, %392, %383, %249, %181, %172, %168
  %419 = phi i64 [ %32, %400 ], [ %32, %398 ], [ %171, %168 ], [ %32, %383 ], [ %32, %321 ], [ %253, %249 ], [ %32, %185 ], [ %32, %312 ], [ %32, %172 ], [ %32, %396 ], [ %32, %164 ], [ %184, %181 ], [ %395, %392 ], [ %32, %195 ], [ %32, %161 ], [ %320, %317 ], [ %203, %200 ], [ %32, %403 ], [ %32, %405 ]
  %420 = phi i32 [ %401, %400 ], [ %399, %398 ], [ 0, %168 ], [ 0, %383 ], [ 0, %321 ], [ %250, %249 ], [ 0, %185 ], [ %300, %312 ], [ 0, %172 ], [ %397, %396 ], [ %101, %164 ], [ 0, %181 ], [ 0, %392 ], [ 0, %195 ], [ %101, %161 ], [ %300, %317 ], [ 0, %200 ], [ 0, %403 ], [ 0, %405 ]
  %421 = icmp eq i32 %420, 0
  br i1 %421, label %26, label %791, !llvm.loop !256

422:                                              ; preds = %11, %1
  %423 = getelementptr inbounds nuw i8, ptr %0, i32 56
  %424 = load i64, ptr %423, align 8, !tbaa !257
  %425 = icmp eq i64 %424, 0
  br i1 %425, label %523, label %426

426:                                              ; preds = %422
  %427 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %428 = load i64, ptr %427, align 8, !tbaa !240
  %429 = icmp sgt i64 %428, 0
  br i1 %429, label %430, label %791

430:                                              ; preds = %426
  %431 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %432 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %433 = getelementptr inbounds nuw i8, ptr %0, i32 20
  br label %438

434:                                              ; preds = %465
  %435 = add nuw nsw i64 %439, 1
  %436 = load i64, ptr %427, align 8, !tbaa !240
  %437 = icmp slt i64 %435, %436
  br i1 %437, label %438, label %791, !llvm.loop !258

438:                                              ; preds = %434, %430
  %439 = phi i64 [ 0, %430 ], [ %435, %434 ]
  %440 = load ptr, ptr %0, align 8, !tbaa !239
  %441 = trunc i64 %439 to i32
  %442 = getelementptr inbounds %struct.tfc_instruction, ptr %440, i32 %441
  %443 = getelementptr inbounds nuw i8, ptr %442, i32 8
  %444 = load i32, ptr %443, align 4, !tbaa !245
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
  %457 = load ptr, ptr %431, align 8, !tbaa !246
  %458 = load ptr, ptr %447, align 4, !tbaa !247
  %459 = getelementptr inbounds nuw i32, ptr %458, i32 %455
  %460 = load i32, ptr %459, align 4, !tbaa !5
  %461 = getelementptr inbounds ptr, ptr %457, i32 %460
  %462 = load ptr, ptr %461, align 4, !tbaa !31
  %463 = load ptr, ptr %432, align 8, !tbaa !248
  %464 = getelementptr inbounds nuw ptr, ptr %463, i32 %455
  store ptr %462, ptr %464, align 4, !tbaa !31
  br label %465

465:                                              ; preds = %454, %452, %438
  %466 = load ptr, ptr %442, align 4, !tbaa !249
  %467 = load ptr, ptr %432, align 8, !tbaa !248
  %468 = load ptr, ptr %433, align 4, !tbaa !250
  %469 = load ptr, ptr %2, align 4, !tbaa !234
  %470 = tail call i32 %466(ptr noundef %467, ptr noundef %468, ptr noundef %469) #22
  %471 = icmp eq i32 %470, 0
  br i1 %471, label %434, label %495

472:                                              ; preds = %472, %450
  %473 = phi i32 [ 0, %450 ], [ %492, %472 ]
  %474 = phi i32 [ 0, %450 ], [ %493, %472 ]
  %475 = load ptr, ptr %431, align 8, !tbaa !246
  %476 = load ptr, ptr %447, align 4, !tbaa !247
  %477 = getelementptr inbounds nuw i32, ptr %476, i32 %473
  %478 = load i32, ptr %477, align 4, !tbaa !5
  %479 = getelementptr inbounds ptr, ptr %475, i32 %478
  %480 = load ptr, ptr %479, align 4, !tbaa !31
  %481 = load ptr, ptr %432, align 8, !tbaa !248
  %482 = getelementptr inbounds nuw ptr, ptr %481, i32 %473
  store ptr %480, ptr %482, align 4, !tbaa !31
  %483 = or disjoint i32 %473, 1
  %484 = load ptr, ptr %431, align 8, !tbaa !246
  %485 = load ptr, ptr %447, align 4, !tbaa !247
  %486 = getelementptr inbounds nuw i32, ptr %485, i32 %483
  %487 = load i32, ptr %486, align 4, !tbaa !5
  %488 = getelementptr inbounds ptr, ptr %484, i32 %487
  %489 = load ptr, ptr %488, align 4, !tbaa !31
  %490 = load ptr, ptr %432, align 8, !tbaa !248
  %491 = getelementptr inbounds nuw ptr, ptr %490, i32 %483
  store ptr %489, ptr %491, align 4, !tbaa !31
  %492 = add nuw i32 %473, 2
  %493 = add i32 %474, 2
  %494 = icmp eq i32 %493, %451
  br i1 %494, label %452, label %472, !llvm.loop !251

495:                                              ; preds = %465
  %496 = load ptr, ptr %2, align 4, !tbaa !234
  %497 = getelementptr inbounds nuw i8, ptr %496, i32 16
  %498 = load ptr, ptr %497, align 4, !tbaa !225
  %499 = load atomic i32, ptr %498 acquire, align 8
  %500 = icmp eq i32 %499, 0
  br i1 %500, label %501, label %782

501:                                              ; preds = %495
  %502 = load ptr, ptr %2, align 4, !tbaa !234
  %503 = getelementptr inbounds nuw i8, ptr %502, i32 16
  %504 = load ptr, ptr %503, align 4, !tbaa !225
  %505 = getelementptr inbounds nuw i8, ptr %504, i32 4
  br label %506

506:                                              ; preds = %506, %501
  %507 = atomicrmw xchg ptr %505, i32 1 acquire, align 4
  %508 = icmp eq i32 %507, 0
  br i1 %508, label %509, label %506, !llvm.loop !226

509:                                              ; preds = %506
  %510 = load atomic i32, ptr %504 monotonic, align 8
  %511 = icmp eq i32 %510, 0
  br i1 %511, label %516, label %512

512:                                              ; preds = %509
  %513 = getelementptr inbounds nuw i8, ptr %504, i32 16
  %514 = load i64, ptr %513, align 8, !tbaa !227
  %515 = icmp sgt i64 %514, 0
  br i1 %515, label %516, label %522

516:                                              ; preds = %512, %509
  %517 = getelementptr inbounds nuw i8, ptr %504, i32 12
  store i32 0, ptr %517, align 4, !tbaa !230
  %518 = getelementptr inbounds nuw i8, ptr %504, i32 16
  store i64 0, ptr %518, align 8, !tbaa !227
  %519 = getelementptr inbounds nuw i8, ptr %504, i32 24
  store i64 0, ptr %519, align 8, !tbaa !231
  %520 = getelementptr inbounds nuw i8, ptr %504, i32 32
  store i64 0, ptr %520, align 8, !tbaa !232
  %521 = getelementptr inbounds nuw i8, ptr %504, i32 40
  store double 0.000000e+00, ptr %521, align 8, !tbaa !233
  store atomic i32 %470, ptr %504 monotonic, align 8
  br label %522

522:                                              ; preds = %516, %512
  store atomic i32 0, ptr %505 release, align 4
  br label %782

523:                                              ; preds = %422
  %524 = load ptr, ptr %0, align 8, !tbaa !239
  %525 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %526 = load i64, ptr %525, align 8, !tbaa !240
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
  %539 = load i32, ptr %538, align 4, !tbaa !241
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
  %542 = load i32, ptr %541, align 4, !tbaa !245
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
  %555 = load ptr, ptr %528, align 8, !tbaa !246
  %556 = load ptr, ptr %545, align 4, !tbaa !247
  %557 = getelementptr inbounds nuw i32, ptr %556, i32 %553
  %558 = load i32, ptr %557, align 4, !tbaa !5
  %559 = getelementptr inbounds ptr, ptr %555, i32 %558
  %560 = load ptr, ptr %559, align 4, !tbaa !31
  %561 = load ptr, ptr %529, align 8, !tbaa !248
  %562 = getelementptr inbounds nuw ptr, ptr %561, i32 %553
  store ptr %560, ptr %562, align 4, !tbaa !31
  br label %563

563:                                              ; preds = %552, %550, %540
  %564 = load ptr, ptr %536, align 4, !tbaa !249
  %565 = load ptr, ptr %529, align 8, !tbaa !248
  %566 = load ptr, ptr %530, align 4, !tbaa !250
  %567 = load ptr, ptr %2, align 4, !tbaa !234
  %568 = tail call i32 %564(ptr noundef %565, ptr noundef %566, ptr noundef %567) #22
  %569 = icmp eq i32 %568, 0
  br i1 %569, label %778, label %593

570:                                              ; preds = %570, %548
  %571 = phi i32 [ 0, %548 ], [ %590, %570 ]
  %572 = phi i32 [ 0, %548 ], [ %591, %570 ]
  %573 = load ptr, ptr %528, align 8, !tbaa !246
  %574 = load ptr, ptr %545, align 4, !tbaa !247
  %575 = getelementptr inbounds nuw i32, ptr %574, i32 %571
  %576 = load i32, ptr %575, align 4, !tbaa !5
  %577 = getelementptr inbounds ptr, ptr %573, i32 %576
  %578 = load ptr, ptr %577, align 4, !tbaa !31
  %579 = load ptr, ptr %529, align 8, !tbaa !248
  %580 = getelementptr inbounds nuw ptr, ptr %579, i32 %571
  store ptr %578, ptr %580, align 4, !tbaa !31
  %581 = or disjoint i32 %571, 1
  %582 = load ptr, ptr %528, align 8, !tbaa !246
  %583 = load ptr, ptr %545, align 4, !tbaa !247
  %584 = getelementptr inbounds nuw i32, ptr %583, i32 %581
  %585 = load i32, ptr %584, align 4, !tbaa !5
  %586 = getelementptr inbounds ptr, ptr %582, i32 %585
  %587 = load ptr, ptr %586, align 4, !tbaa !31
  %588 = load ptr, ptr %529, align 8, !tbaa !248
  %589 = getelementptr inbounds nuw ptr, ptr %588, i32 %581
  store ptr %587, ptr %589, align 4, !tbaa !31
  %590 = add nuw i32 %571, 2
  %591 = add i32 %572, 2
  %592 = icmp eq i32 %591, %549
  br i1 %592, label %550, label %570, !llvm.loop !251

593:                                              ; preds = %563
  %594 = load ptr, ptr %2, align 4, !tbaa !234
  %595 = getelementptr inbounds nuw i8, ptr %594, i32 16
  %596 = load ptr, ptr %595, align 4, !tbaa !225
  %597 = load atomic i32, ptr %596 acquire, align 8
  %598 = icmp eq i32 %597, 0
  br i1 %598, label %599, label %782

599:                                              ; preds = %593
  %600 = load ptr, ptr %2, align 4, !tbaa !234
  %601 = getelementptr inbounds nuw i8, ptr %600, i32 16
  %602 = load ptr, ptr %601, align 4, !tbaa !225
  %603 = getelementptr inbounds nuw i8, ptr %602, i32 4
  br label %604

604:                                              ; preds = %604, %599
  %605 = atomicrmw xchg ptr %603, i32 1 acquire, align 4
  %606 = icmp eq i32 %605, 0
  br i1 %606, label %607, label %604, !llvm.loop !226

607:                                              ; preds = %604
  %608 = load atomic i32, ptr %602 monotonic, align 8
  %609 = icmp eq i32 %608, 0
  br i1 %609, label %614, label %610

610:                                              ; preds = %607
  %611 = getelementptr inbounds nuw i8, ptr %602, i32 16
  %612 = load i64, ptr %611, align 8, !tbaa !227
  %613 = icmp sgt i64 %612, 0
  br i1 %613, label %614, label %620

614:                                              ; preds = %610, %607
  %615 = getelementptr inbounds nuw i8, ptr %602, i32 12
  store i32 0, ptr %615, align 4, !tbaa !230
  %616 = getelementptr inbounds nuw i8, ptr %602, i32 16
  store i64 0, ptr %616, align 8, !tbaa !227
  %617 = getelementptr inbounds nuw i8, ptr %602, i32 24
  store i64 0, ptr %617, align 8, !tbaa !231
  %618 = getelementptr inbounds nuw i8, ptr %602, i32 32
  store i64 0, ptr %618, align 8, !tbaa !232
  %619 = getelementptr inbounds nuw i8, ptr %602, i32 40
  store double 0.000000e+00, ptr %619, align 8, !tbaa !233
  store atomic i32 %568, ptr %602 monotonic, align 8
  br label %620

620:                                              ; preds = %614, %610
  store atomic i32 0, ptr %603 release, align 4
  br label %782

621:                                              ; preds = %534
  %622 = getelementptr inbounds nuw i8, ptr %536, i32 20
  %623 = load i32, ptr %622, align 4, !tbaa !253
  %624 = sext i32 %623 to i64
  br label %778

625:                                              ; preds = %534
  %626 = load ptr, ptr %528, align 8, !tbaa !246
  %627 = getelementptr inbounds nuw i8, ptr %536, i32 4
  %628 = load ptr, ptr %627, align 4, !tbaa !247
  %629 = load i32, ptr %628, align 4, !tbaa !5
  %630 = getelementptr inbounds ptr, ptr %626, i32 %629
  %631 = load ptr, ptr %630, align 4, !tbaa !31
  %632 = load i8, ptr %631, align 1, !tbaa !116
  %633 = icmp eq i8 %632, 0
  br i1 %633, label %634, label %778

634:                                              ; preds = %625
  %635 = getelementptr inbounds nuw i8, ptr %536, i32 20
  %636 = load i32, ptr %635, align 4, !tbaa !253
  %637 = sext i32 %636 to i64
  br label %778

638:                                              ; preds = %534
  %639 = getelementptr inbounds nuw i8, ptr %536, i32 4
  %640 = load ptr, ptr %639, align 4, !tbaa !247
  %641 = load ptr, ptr %528, align 8, !tbaa !246
  %642 = load i32, ptr %640, align 4, !tbaa !5
  %643 = getelementptr inbounds ptr, ptr %641, i32 %642
  %644 = load ptr, ptr %643, align 4, !tbaa !31
  store i32 0, ptr %644, align 4, !tbaa !5
  %645 = getelementptr inbounds nuw i8, ptr %640, i32 4
  %646 = load i32, ptr %645, align 4, !tbaa !5
  %647 = icmp sgt i32 %646, -1
  br i1 %647, label %648, label %778

648:                                              ; preds = %638
  %649 = getelementptr inbounds nuw ptr, ptr %641, i32 %646
  %650 = load ptr, ptr %649, align 4, !tbaa !31
  %651 = load i32, ptr %650, align 4, !tbaa !5
  %652 = icmp slt i32 %651, 1
  br i1 %652, label %653, label %778

653:                                              ; preds = %648
  %654 = getelementptr inbounds nuw i8, ptr %536, i32 20
  %655 = load i32, ptr %654, align 4, !tbaa !253
  %656 = sext i32 %655 to i64
  br label %778

657:                                              ; preds = %534
  %658 = getelementptr inbounds nuw i8, ptr %536, i32 20
  %659 = load i32, ptr %658, align 4, !tbaa !253
  %660 = sext i32 %659 to i64
  br label %778

661:                                              ; preds = %534
  %662 = getelementptr inbounds nuw i8, ptr %536, i32 4
  %663 = load ptr, ptr %662, align 4, !tbaa !247
  %664 = load ptr, ptr %528, align 8, !tbaa !246
  %665 = load i32, ptr %663, align 4, !tbaa !5
  %666 = getelementptr inbounds ptr, ptr %664, i32 %665
  %667 = load ptr, ptr %666, align 4, !tbaa !31
  %668 = load i32, ptr %667, align 4, !tbaa !5
  %669 = add i32 %668, 1
  store i32 %669, ptr %667, align 4, !tbaa !5
  %670 = getelementptr inbounds nuw i8, ptr %663, i32 4
  %671 = load i32, ptr %670, align 4, !tbaa !5
  %672 = icmp slt i32 %671, 0
  br i1 %672, label %678, label %673

673:                                              ; preds = %661
  %674 = getelementptr inbounds nuw ptr, ptr %664, i32 %671
  %675 = load ptr, ptr %674, align 4, !tbaa !31
  %676 = load i32, ptr %675, align 4, !tbaa !5
  %677 = icmp slt i32 %669, %676
  br i1 %677, label %678, label %778

678:                                              ; preds = %673, %661
  %679 = getelementptr inbounds nuw i8, ptr %536, i32 20
  %680 = load i32, ptr %679, align 4, !tbaa !253
  %681 = sext i32 %680 to i64
  br label %778

682:                                              ; preds = %534
  %683 = getelementptr inbounds nuw i8, ptr %536, i32 4
  %684 = load ptr, ptr %683, align 4, !tbaa !247
  %685 = getelementptr inbounds nuw i8, ptr %536, i32 8
  %686 = load i32, ptr %685, align 4, !tbaa !245
  %687 = load ptr, ptr %528, align 8, !tbaa !246
  %688 = load i32, ptr %684, align 4, !tbaa !5
  %689 = getelementptr inbounds ptr, ptr %687, i32 %688
  %690 = load ptr, ptr %689, align 4, !tbaa !31
  %691 = getelementptr inbounds nuw i8, ptr %684, i32 4
  %692 = load i32, ptr %691, align 4, !tbaa !5
  %693 = getelementptr inbounds ptr, ptr %687, i32 %692
  %694 = load ptr, ptr %693, align 4, !tbaa !31
  store ptr %694, ptr %689, align 4, !tbaa !31
  %695 = load ptr, ptr %528, align 8, !tbaa !246
  %696 = getelementptr inbounds ptr, ptr %695, i32 %692
  store ptr %690, ptr %696, align 4, !tbaa !31
  %697 = load ptr, ptr %527, align 4, !tbaa !254
  %698 = getelementptr inbounds nuw i8, ptr %684, i32 8
  %699 = load i32, ptr %698, align 4, !tbaa !5
  %700 = getelementptr inbounds i8, ptr %697, i32 %699
  %701 = load i8, ptr %700, align 1, !tbaa !116
  %702 = xor i8 %701, 1
  store i8 %702, ptr %700, align 1, !tbaa !116
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
  %720 = load ptr, ptr %528, align 8, !tbaa !246
  %721 = getelementptr inbounds nuw i32, ptr %684, i32 %718
  %722 = load i32, ptr %721, align 4, !tbaa !5
  %723 = getelementptr inbounds ptr, ptr %720, i32 %722
  %724 = load ptr, ptr %723, align 4, !tbaa !31
  %725 = ptrtoint ptr %724 to i32
  %726 = icmp ult i32 %718, %705
  %727 = select i1 %726, i32 %708, i32 %711
  %728 = add i32 %727, %725
  %729 = inttoptr i32 %728 to ptr
  store ptr %729, ptr %723, align 4, !tbaa !31
  %730 = or disjoint i32 %718, 1
  %731 = load ptr, ptr %528, align 8, !tbaa !246
  %732 = getelementptr inbounds nuw i32, ptr %684, i32 %730
  %733 = load i32, ptr %732, align 4, !tbaa !5
  %734 = getelementptr inbounds ptr, ptr %731, i32 %733
  %735 = load ptr, ptr %734, align 4, !tbaa !31
  %736 = ptrtoint ptr %735 to i32
  %737 = icmp ult i32 %730, %705
  %738 = select i1 %737, i32 %708, i32 %711
  %739 = add i32 %738, %736
  %740 = inttoptr i32 %739 to ptr
  store ptr %740, ptr %734, align 4, !tbaa !31
  %741 = add nuw i32 %718, 2
  %742 = add i32 %719, 2
  %743 = icmp eq i32 %719, %716
  br i1 %743, label %763, label %717, !llvm.loop !255

744:                                              ; preds = %534
  %745 = load ptr, ptr %527, align 4, !tbaa !254
  %746 = getelementptr inbounds nuw i8, ptr %536, i32 4
  %747 = load ptr, ptr %746, align 4, !tbaa !247
  %748 = getelementptr inbounds nuw i8, ptr %747, i32 8
  %749 = load i32, ptr %748, align 4, !tbaa !5
  %750 = getelementptr inbounds i8, ptr %745, i32 %749
  %751 = load i8, ptr %750, align 1, !tbaa !116
  %752 = icmp eq i8 %751, 0
  br i1 %752, label %753, label %778

753:                                              ; preds = %744
  %754 = getelementptr inbounds nuw i8, ptr %536, i32 20
  %755 = load i32, ptr %754, align 4, !tbaa !253
  %756 = sext i32 %755 to i64
  br label %778

757:                                              ; preds = %534
  %758 = tail call fastcc i32 @set_size(ptr noundef nonnull %0, ptr noundef nonnull %536) #21
  br label %778

759:                                              ; preds = %534
  %760 = tail call fastcc i32 @make(ptr noundef nonnull %0, ptr noundef nonnull %536) #21
  br label %778

761:                                              ; preds = %534
  %762 = tail call fastcc i32 @grow(ptr noundef nonnull %0, ptr noundef nonnull %536) #21
  br label %778

763:                                              ; preds = %717
  %764 = icmp eq i32 %712, 0
  br i1 %764, label %778, label %765

765:                                              ; preds = %763, %710
  %766 = phi i32 [ 4, %710 ], [ %741, %763 ]
  %767 = icmp ne i32 %712, 0
  tail call void @llvm.assume(i1 %767)
  %768 = load ptr, ptr %528, align 8, !tbaa !246
  %769 = getelementptr inbounds nuw i32, ptr %684, i32 %766
  %770 = load i32, ptr %769, align 4, !tbaa !5
  %771 = getelementptr inbounds ptr, ptr %768, i32 %770
  %772 = load ptr, ptr %771, align 4, !tbaa !31
  %773 = ptrtoint ptr %772 to i32
  %774 = icmp ult i32 %766, %705
  %775 = select i1 %774, i32 %708, i32 %711
  %776 = add i32 %775, %773
  %777 = inttoptr i32 %776 to ptr
  store ptr %777, ptr %771, align 4, !tbaa !31
  br label %778

778:                                              ; preds = %765, %763, %682, %678, %673, %653, %648, %638, %563, %761, %759, %757, %753, %744, %657, %634, %625, %621
  %779 = phi i64 [ %537, %761 ], [ %537, %759 ], [ %624, %621 ], [ %537, %744 ], [ %537, %682 ], [ %660, %657 ], [ %537, %638 ], [ %537, %673 ], [ %537, %625 ], [ %537, %757 ], [ %756, %753 ], [ %637, %634 ], [ %537, %563 ], [ %656, %653 ], [ %537, %648 ], [ %681, %678 ], [ %537, %763 ], [ %537, %765 ]
  %780 = phi i32 [ %762, %761 ], [ %760, %759 ], [ 0, %621 ], [ 0, %744 ], [ 0, %682 ], [ 0, %657 ], [ 0, %638 ], [ 0, %673 ], [ 0, %625 ], [ %758, %757 ], [ 0, %753 ], [ 0, %634 ], [ 0, %563 ], [ 0, %653 ], [ 0, %648 ], [ 0, %678 ], [ 0, %763 ], [ 0, %765 ]
  %781 = icmp eq i32 %780, 0
  br i1 %781, label %531, label %791, !llvm.loop !256

782:                                              ; preds = %620, %593, %495, %522, %402
  %783 = phi ptr [ %442, %495 ], [ %31, %402 ], [ %442, %522 ], [ %536, %593 ], [ %536, %620 ]
  %784 = phi i32 [ %470, %495 ], [ 1, %402 ], [ %470, %522 ], [ %568, %593 ], [ %568, %620 ]
  %785 = getelementptr inbounds nuw i8, ptr %783, i32 12
  %786 = load i32, ptr %785, align 4, !tbaa !244
  %787 = load ptr, ptr %2, align 4, !tbaa !234
  %788 = getelementptr inbounds nuw i8, ptr %787, i32 16
  %789 = load ptr, ptr %788, align 4, !tbaa !225
  %790 = getelementptr inbounds nuw i8, ptr %789, i32 8
  store i32 %786, ptr %790, align 8, !tbaa !252
  br label %791

791:                                              ; preds = %418, %26, %434, %778, %531, %782, %426
  %792 = phi i32 [ 0, %434 ], [ 0, %426 ], [ 0, %531 ], [ %784, %782 ], [ %780, %778 ], [ 0, %26 ], [ %420, %418 ]
  ret i32 %792
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @new_instance(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, i32 noundef range(i32 0, 2) %3, i64 noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds nuw i8, ptr %2, i32 12
  %7 = load i32, ptr %6, align 4, !tbaa !259
  %8 = getelementptr inbounds nuw i8, ptr %2, i32 16
  %9 = load i32, ptr %8, align 8, !tbaa !260
  %10 = icmp eq i32 %3, 0
  br i1 %10, label %18, label %11

11:                                               ; preds = %5
  %12 = getelementptr inbounds nuw i8, ptr %1, i32 28
  %13 = load i32, ptr %12, align 4, !tbaa !54
  %14 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %15 = load i32, ptr %14, align 4, !tbaa !261
  %16 = add nsw i32 %15, %13
  %17 = sext i32 %16 to i64
  br label %18

18:                                               ; preds = %5, %11
  %19 = phi i64 [ %17, %11 ], [ 0, %5 ]
  %20 = add nsw i32 %9, %7
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds nuw i8, ptr %2, i32 24
  %23 = load i32, ptr %22, align 8, !tbaa !262
  %24 = add nsw i32 %23, 1
  %25 = sext i32 %24 to i64
  %26 = add nsw i64 %19, %25
  %27 = shl nsw i64 %26, 2
  %28 = getelementptr inbounds nuw i8, ptr %2, i32 20
  %29 = load i32, ptr %28, align 4, !tbaa !263
  %30 = sext i32 %29 to i64
  %31 = add nsw i64 %30, %21
  %32 = shl nsw i64 %31, 3
  %33 = add nsw i64 %27, 80
  %34 = add nsw i64 %33, %32
  %35 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %34) #21
  %36 = icmp eq ptr %35, null
  br i1 %36, label %160, label %37

37:                                               ; preds = %18
  store ptr %1, ptr %35, align 8, !tbaa !264
  %38 = getelementptr inbounds nuw i8, ptr %35, i32 4
  store ptr %2, ptr %38, align 4, !tbaa !265
  %39 = getelementptr inbounds nuw i8, ptr %35, i32 8
  store ptr null, ptr %39, align 8, !tbaa !266
  %40 = getelementptr inbounds nuw i8, ptr %35, i32 12
  store ptr null, ptr %40, align 4, !tbaa !267
  %41 = getelementptr inbounds nuw i8, ptr %35, i32 16
  store ptr null, ptr %41, align 8, !tbaa !267
  %42 = getelementptr inbounds nuw i8, ptr %35, i32 20
  store ptr null, ptr %42, align 4, !tbaa !61
  %43 = getelementptr inbounds nuw i8, ptr %35, i32 24
  store i64 %4, ptr %43, align 8, !tbaa !125
  %44 = getelementptr inbounds nuw i8, ptr %35, i32 32
  store i64 0, ptr %44, align 8, !tbaa !125
  %45 = getelementptr inbounds nuw i8, ptr %35, i32 40
  store i64 -1, ptr %45, align 8, !tbaa !125
  %46 = getelementptr inbounds nuw i8, ptr %35, i32 48
  store i32 0, ptr %46, align 8, !tbaa !5
  %47 = getelementptr inbounds nuw i8, ptr %35, i32 52
  store i32 0, ptr %47, align 4, !tbaa !5
  %48 = getelementptr inbounds nuw i8, ptr %35, i32 56
  %49 = getelementptr inbounds nuw i8, ptr %35, i32 60
  %50 = getelementptr inbounds nuw i8, ptr %35, i32 64
  %51 = getelementptr inbounds nuw i8, ptr %35, i32 68
  %52 = getelementptr inbounds nuw i8, ptr %35, i32 72
  store ptr null, ptr %52, align 8, !tbaa !268
  %53 = getelementptr inbounds nuw i8, ptr %35, i32 76
  store ptr null, ptr %53, align 4, !tbaa !268
  %54 = getelementptr inbounds nuw i8, ptr %35, i32 80
  store ptr %54, ptr %49, align 4, !tbaa !269
  %55 = load i32, ptr %6, align 4, !tbaa !259
  %56 = getelementptr inbounds %struct.held, ptr %54, i32 %55
  store ptr %56, ptr %50, align 8, !tbaa !270
  %57 = load i32, ptr %8, align 8, !tbaa !260
  %58 = getelementptr inbounds %struct.held, ptr %56, i32 %57
  store ptr %58, ptr %48, align 8, !tbaa !59
  %59 = load i32, ptr %22, align 8, !tbaa !262
  %60 = getelementptr inbounds ptr, ptr %58, i32 %59
  %61 = getelementptr inbounds nuw i8, ptr %60, i32 4
  store ptr %61, ptr %51, align 4, !tbaa !271
  %62 = load i32, ptr %28, align 4, !tbaa !263
  %63 = icmp sgt i32 %62, 0
  br i1 %63, label %64, label %81

64:                                               ; preds = %37
  %65 = and i32 %62, 7
  %66 = icmp ult i32 %62, 8
  br i1 %66, label %71, label %67

67:                                               ; preds = %64
  %68 = and i32 %62, 2147483640
  br label %82

69:                                               ; preds = %82
  %70 = icmp eq i32 %65, 0
  br i1 %70, label %81, label %71

71:                                               ; preds = %69, %64
  %72 = phi i32 [ 0, %64 ], [ %100, %69 ]
  %73 = icmp ne i32 %65, 0
  tail call void @llvm.assume(i1 %73)
  br label %74

74:                                               ; preds = %74, %71
  %75 = phi i32 [ %78, %74 ], [ %72, %71 ]
  %76 = phi i32 [ %79, %74 ], [ 0, %71 ]
  %77 = getelementptr inbounds nuw i64, ptr %61, i32 %75
  store i64 -1, ptr %77, align 8, !tbaa !125
  %78 = add nuw nsw i32 %75, 1
  %79 = add i32 %76, 1
  %80 = icmp eq i32 %79, %65
  br i1 %80, label %81, label %74, !llvm.loop !272

81:                                               ; preds = %69, %74, %37
  br i1 %10, label %152, label %103

82:                                               ; preds = %82, %67
  %83 = phi i32 [ 0, %67 ], [ %100, %82 ]
  %84 = phi i32 [ 0, %67 ], [ %101, %82 ]
  %85 = getelementptr inbounds nuw i64, ptr %61, i32 %83
  store i64 -1, ptr %85, align 8, !tbaa !125
  %86 = getelementptr inbounds nuw i64, ptr %61, i32 %83
  %87 = getelementptr inbounds nuw i8, ptr %86, i32 8
  store i64 -1, ptr %87, align 8, !tbaa !125
  %88 = getelementptr inbounds nuw i64, ptr %61, i32 %83
  %89 = getelementptr inbounds nuw i8, ptr %88, i32 16
  store i64 -1, ptr %89, align 8, !tbaa !125
  %90 = getelementptr inbounds nuw i64, ptr %61, i32 %83
  %91 = getelementptr inbounds nuw i8, ptr %90, i32 24
  store i64 -1, ptr %91, align 8, !tbaa !125
  %92 = getelementptr inbounds nuw i64, ptr %61, i32 %83
  %93 = getelementptr inbounds nuw i8, ptr %92, i32 32
  store i64 -1, ptr %93, align 8, !tbaa !125
  %94 = getelementptr inbounds nuw i64, ptr %61, i32 %83
  %95 = getelementptr inbounds nuw i8, ptr %94, i32 40
  store i64 -1, ptr %95, align 8, !tbaa !125
  %96 = getelementptr inbounds nuw i64, ptr %61, i32 %83
  %97 = getelementptr inbounds nuw i8, ptr %96, i32 48
  store i64 -1, ptr %97, align 8, !tbaa !125
  %98 = getelementptr inbounds nuw i64, ptr %61, i32 %83
  %99 = getelementptr inbounds nuw i8, ptr %98, i32 56
  store i64 -1, ptr %99, align 8, !tbaa !125
  %100 = add nuw nsw i32 %83, 8
  %101 = add i32 %84, 8
  %102 = icmp eq i32 %101, %68
  br i1 %102, label %69, label %82, !llvm.loop !273

103:                                              ; preds = %81
  %104 = getelementptr inbounds i64, ptr %61, i32 %62
  store ptr %104, ptr %52, align 8, !tbaa !56
  %105 = getelementptr inbounds nuw i8, ptr %1, i32 28
  %106 = load i32, ptr %105, align 4, !tbaa !54
  %107 = getelementptr inbounds ptr, ptr %104, i32 %106
  store ptr %107, ptr %53, align 4, !tbaa !167
  %108 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %109 = load i32, ptr %108, align 4, !tbaa !261
  %110 = add nsw i32 %109, %106
  %111 = icmp sgt i32 %110, 0
  br i1 %111, label %112, label %152

112:                                              ; preds = %103
  %113 = add i32 %106, %109
  %114 = add i32 %113, -1
  %115 = and i32 %110, 7
  %116 = icmp ult i32 %114, 7
  br i1 %116, label %142, label %117

117:                                              ; preds = %112
  %118 = and i32 %110, 2147483640
  br label %119

119:                                              ; preds = %119, %117
  %120 = phi i32 [ 0, %117 ], [ %137, %119 ]
  %121 = phi i32 [ 0, %117 ], [ %138, %119 ]
  %122 = getelementptr inbounds nuw ptr, ptr %104, i32 %120
  store ptr null, ptr %122, align 4, !tbaa !57
  %123 = getelementptr inbounds nuw ptr, ptr %104, i32 %120
  %124 = getelementptr inbounds nuw i8, ptr %123, i32 4
  store ptr null, ptr %124, align 4, !tbaa !57
  %125 = getelementptr inbounds nuw ptr, ptr %104, i32 %120
  %126 = getelementptr inbounds nuw i8, ptr %125, i32 8
  store ptr null, ptr %126, align 4, !tbaa !57
  %127 = getelementptr inbounds nuw ptr, ptr %104, i32 %120
  %128 = getelementptr inbounds nuw i8, ptr %127, i32 12
  store ptr null, ptr %128, align 4, !tbaa !57
  %129 = getelementptr inbounds nuw ptr, ptr %104, i32 %120
  %130 = getelementptr inbounds nuw i8, ptr %129, i32 16
  store ptr null, ptr %130, align 4, !tbaa !57
  %131 = getelementptr inbounds nuw ptr, ptr %104, i32 %120
  %132 = getelementptr inbounds nuw i8, ptr %131, i32 20
  store ptr null, ptr %132, align 4, !tbaa !57
  %133 = getelementptr inbounds nuw ptr, ptr %104, i32 %120
  %134 = getelementptr inbounds nuw i8, ptr %133, i32 24
  store ptr null, ptr %134, align 4, !tbaa !57
  %135 = getelementptr inbounds nuw ptr, ptr %104, i32 %120
  %136 = getelementptr inbounds nuw i8, ptr %135, i32 28
  store ptr null, ptr %136, align 4, !tbaa !57
  %137 = add nuw nsw i32 %120, 8
  %138 = add i32 %121, 8
  %139 = icmp eq i32 %138, %118
  br i1 %139, label %140, label %119, !llvm.loop !274

140:                                              ; preds = %119
  %141 = icmp eq i32 %115, 0
  br i1 %141, label %152, label %142

142:                                              ; preds = %140, %112
  %143 = phi i32 [ 0, %112 ], [ %137, %140 ]
  %144 = icmp ne i32 %115, 0
  tail call void @llvm.assume(i1 %144)
  br label %145

145:                                              ; preds = %145, %142
  %146 = phi i32 [ %149, %145 ], [ %143, %142 ]
  %147 = phi i32 [ %150, %145 ], [ 0, %142 ]
  %148 = getelementptr inbounds nuw ptr, ptr %104, i32 %146
  store ptr null, ptr %148, align 4, !tbaa !57
  %149 = add nuw nsw i32 %146, 1
  %150 = add i32 %147, 1
  %151 = icmp eq i32 %150, %115
  br i1 %151, label %152, label %145, !llvm.loop !275

152:                                              ; preds = %140, %145, %103, %81
  %153 = tail call fastcc ptr @new_iteration(ptr noundef %0, ptr noundef nonnull %35) #21
  %154 = icmp eq ptr %153, null
  br i1 %154, label %160, label %155

155:                                              ; preds = %152
  %156 = getelementptr inbounds nuw i8, ptr %2, i32 8
  %157 = load i32, ptr %156, align 8, !tbaa !276
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds nuw i8, ptr %153, i32 8
  store i64 %158, ptr %159, align 8, !tbaa !64
  br label %160

160:                                              ; preds = %155, %152, %18
  %161 = phi ptr [ null, %18 ], [ %35, %155 ], [ null, %152 ]
  ret ptr %161
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @take(ptr noundef captures(none) %0, i64 noundef %1) unnamed_addr #4 {
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
  %17 = shl nsw i64 %9, 2
  %18 = add nuw i64 %17, %10
  %19 = trunc i64 %18 to i32
  %20 = getelementptr inbounds nuw i8, ptr %0, i32 176
  %21 = getelementptr inbounds ptr, ptr %20, i32 %19
  %22 = load ptr, ptr %21, align 4, !tbaa !31
  %23 = icmp eq ptr %22, null
  br i1 %23, label %26, label %24

24:                                               ; preds = %13
  %25 = load ptr, ptr %22, align 4, !tbaa !31
  store ptr %25, ptr %21, align 4, !tbaa !31
  br label %53

26:                                               ; preds = %13
  %27 = getelementptr inbounds nuw i8, ptr %0, i32 48
  %28 = load ptr, ptr %27, align 8, !tbaa !277
  %29 = getelementptr inbounds nuw i8, ptr %0, i32 44
  %30 = load ptr, ptr %29, align 4, !tbaa !278
  %31 = ptrtoint ptr %28 to i32
  %32 = ptrtoint ptr %30 to i32
  %33 = sub i32 %31, %32
  %34 = sext i32 %33 to i64
  %35 = icmp sgt i64 %16, %34
  br i1 %35, label %36, label %49

36:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #23
  store i64 %16, ptr %3, align 8, !tbaa !125
  %37 = getelementptr inbounds nuw i8, ptr %0, i32 36
  %38 = load ptr, ptr %37, align 4, !tbaa !279
  %39 = getelementptr inbounds nuw i8, ptr %0, i32 40
  %40 = load ptr, ptr %39, align 8, !tbaa !280
  %41 = call ptr %38(ptr noundef %40, ptr noundef nonnull %3) #22
  store ptr %41, ptr %29, align 4, !tbaa !278
  %42 = icmp eq ptr %41, null
  %43 = load i64, ptr %3, align 8
  %44 = trunc i64 %43 to i32
  %45 = getelementptr inbounds i8, ptr %41, i32 %44
  %46 = select i1 %42, ptr null, ptr %45
  store ptr %46, ptr %27, align 8, !tbaa !277
  br i1 %42, label %47, label %48

47:                                               ; preds = %36
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 8, i32 noundef 2, ptr noundef null, ptr noundef null) #21
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #23
  br label %53

48:                                               ; preds = %36
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #23
  br label %49

49:                                               ; preds = %48, %26
  %50 = phi ptr [ %41, %48 ], [ %30, %26 ]
  %51 = trunc i64 %16 to i32
  %52 = getelementptr inbounds i8, ptr %50, i32 %51
  store ptr %52, ptr %29, align 4, !tbaa !278
  br label %53

53:                                               ; preds = %47, %49, %24
  %54 = phi ptr [ %22, %24 ], [ %50, %49 ], [ null, %47 ]
  ret ptr %54
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @new_iteration(ptr noundef captures(none) %0, ptr noundef captures(none) %1) unnamed_addr #4 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %4 = load ptr, ptr %3, align 4, !tbaa !60
  %5 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %6 = load i32, ptr %5, align 4, !tbaa !281
  %7 = sext i32 %6 to i64
  %8 = load i32, ptr %4, align 8, !tbaa !282
  %9 = shl nsw i32 %8, 1
  %10 = sext i32 %9 to i64
  %11 = add nsw i64 %10, %7
  %12 = shl nsw i64 %11, 2
  %13 = add nsw i64 %12, 40
  %14 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %13) #21
  %15 = icmp eq ptr %14, null
  br i1 %15, label %105, label %16

16:                                               ; preds = %2
  %17 = getelementptr inbounds nuw i8, ptr %14, i32 40
  %18 = load i32, ptr %5, align 4, !tbaa !281
  %19 = getelementptr inbounds ptr, ptr %17, i32 %18
  %20 = getelementptr inbounds nuw i8, ptr %1, i32 40
  %21 = load i64, ptr %20, align 8, !tbaa !283
  %22 = add nsw i64 %21, 1
  store i64 %22, ptr %20, align 8, !tbaa !283
  %23 = getelementptr inbounds nuw i8, ptr %1, i32 24
  %24 = load i64, ptr %23, align 8, !tbaa !284
  %25 = add i64 %21, -7046029254386353130
  %26 = xor i64 %24, %25
  %27 = mul i64 %26, -49064778989728563
  %28 = lshr i64 %27, 32
  %29 = xor i64 %28, %27
  %30 = mul i64 %29, -4265267296055464877
  %31 = lshr i64 %27, 29
  %32 = xor i64 %30, %31
  %33 = load i32, ptr %4, align 8, !tbaa !282
  %34 = getelementptr inbounds i32, ptr %19, i32 %33
  store i64 %22, ptr %14, align 8, !tbaa !125
  %35 = getelementptr inbounds nuw i8, ptr %14, i32 8
  store i64 0, ptr %35, align 8, !tbaa !125
  %36 = getelementptr inbounds nuw i8, ptr %14, i32 16
  store i64 %32, ptr %36, align 8, !tbaa !125
  %37 = getelementptr inbounds nuw i8, ptr %14, i32 24
  store ptr null, ptr %37, align 8, !tbaa !267
  %38 = getelementptr inbounds nuw i8, ptr %14, i32 28
  store ptr %17, ptr %38, align 4, !tbaa !268
  %39 = getelementptr inbounds nuw i8, ptr %14, i32 32
  store ptr %19, ptr %39, align 8, !tbaa !285
  %40 = getelementptr inbounds nuw i8, ptr %14, i32 36
  store ptr %34, ptr %40, align 4, !tbaa !285
  %41 = icmp sgt i32 %18, 0
  br i1 %41, label %42, label %59

42:                                               ; preds = %16
  %43 = and i32 %18, 7
  %44 = icmp ult i32 %18, 8
  br i1 %44, label %49, label %45

45:                                               ; preds = %42
  %46 = and i32 %18, 2147483640
  br label %64

47:                                               ; preds = %64
  %48 = icmp eq i32 %43, 0
  br i1 %48, label %59, label %49

49:                                               ; preds = %47, %42
  %50 = phi i32 [ 0, %42 ], [ %82, %47 ]
  %51 = icmp ne i32 %43, 0
  tail call void @llvm.assume(i1 %51)
  br label %52

52:                                               ; preds = %52, %49
  %53 = phi i32 [ %56, %52 ], [ %50, %49 ]
  %54 = phi i32 [ %57, %52 ], [ 0, %49 ]
  %55 = getelementptr inbounds nuw ptr, ptr %17, i32 %53
  store ptr null, ptr %55, align 4, !tbaa !57
  %56 = add nuw nsw i32 %53, 1
  %57 = add i32 %54, 1
  %58 = icmp eq i32 %57, %43
  br i1 %58, label %59, label %52, !llvm.loop !286

59:                                               ; preds = %47, %52, %16
  %60 = icmp sgt i32 %33, 0
  br i1 %60, label %61, label %85

61:                                               ; preds = %59
  %62 = getelementptr inbounds nuw i8, ptr %4, i32 40
  %63 = load ptr, ptr %62, align 8, !tbaa !287
  br label %96

64:                                               ; preds = %64, %45
  %65 = phi i32 [ 0, %45 ], [ %82, %64 ]
  %66 = phi i32 [ 0, %45 ], [ %83, %64 ]
  %67 = getelementptr inbounds nuw ptr, ptr %17, i32 %65
  store ptr null, ptr %67, align 4, !tbaa !57
  %68 = getelementptr inbounds nuw ptr, ptr %17, i32 %65
  %69 = getelementptr inbounds nuw i8, ptr %68, i32 4
  store ptr null, ptr %69, align 4, !tbaa !57
  %70 = getelementptr inbounds nuw ptr, ptr %17, i32 %65
  %71 = getelementptr inbounds nuw i8, ptr %70, i32 8
  store ptr null, ptr %71, align 4, !tbaa !57
  %72 = getelementptr inbounds nuw ptr, ptr %17, i32 %65
  %73 = getelementptr inbounds nuw i8, ptr %72, i32 12
  store ptr null, ptr %73, align 4, !tbaa !57
  %74 = getelementptr inbounds nuw ptr, ptr %17, i32 %65
  %75 = getelementptr inbounds nuw i8, ptr %74, i32 16
  store ptr null, ptr %75, align 4, !tbaa !57
  %76 = getelementptr inbounds nuw ptr, ptr %17, i32 %65
  %77 = getelementptr inbounds nuw i8, ptr %76, i32 20
  store ptr null, ptr %77, align 4, !tbaa !57
  %78 = getelementptr inbounds nuw ptr, ptr %17, i32 %65
  %79 = getelementptr inbounds nuw i8, ptr %78, i32 24
  store ptr null, ptr %79, align 4, !tbaa !57
  %80 = getelementptr inbounds nuw ptr, ptr %17, i32 %65
  %81 = getelementptr inbounds nuw i8, ptr %80, i32 28
  store ptr null, ptr %81, align 4, !tbaa !57
  %82 = add nuw nsw i32 %65, 8
  %83 = add i32 %66, 8
  %84 = icmp eq i32 %83, %46
  br i1 %84, label %47, label %64, !llvm.loop !288

85:                                               ; preds = %96, %59
  %86 = getelementptr inbounds nuw i8, ptr %1, i32 56
  %87 = load ptr, ptr %86, align 8, !tbaa !59
  %88 = load i64, ptr %20, align 8, !tbaa !283
  %89 = getelementptr inbounds nuw i8, ptr %4, i32 24
  %90 = load i32, ptr %89, align 8, !tbaa !262
  %91 = add nsw i32 %90, 1
  %92 = sext i32 %91 to i64
  %93 = srem i64 %88, %92
  %94 = trunc nsw i64 %93 to i32
  %95 = getelementptr inbounds ptr, ptr %87, i32 %94
  store ptr %14, ptr %95, align 4, !tbaa !61
  br label %105

96:                                               ; preds = %61, %96
  %97 = phi i32 [ 0, %61 ], [ %102, %96 ]
  %98 = getelementptr inbounds nuw i32, ptr %63, i32 %97
  %99 = load i32, ptr %98, align 4, !tbaa !5
  %100 = getelementptr inbounds nuw i32, ptr %19, i32 %97
  store i32 %99, ptr %100, align 4, !tbaa !5
  %101 = getelementptr inbounds nuw i32, ptr %34, i32 %97
  store i32 0, ptr %101, align 4, !tbaa !5
  %102 = add nuw nsw i32 %97, 1
  %103 = load i32, ptr %4, align 8, !tbaa !282
  %104 = icmp slt i32 %102, %103
  br i1 %104, label %96, label %85, !llvm.loop !289

105:                                              ; preds = %2, %85
  ret ptr %14
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @push(ptr noundef captures(none) %0, ptr noundef readonly byval(%struct.tfc_ready) align 4 captures(none) %1) unnamed_addr #4 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i32 160
  %4 = load i64, ptr %3, align 8, !tbaa !76
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 168
  %6 = load i64, ptr %5, align 8, !tbaa !90
  %7 = icmp eq i64 %4, %6
  br i1 %7, label %13, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %0, i32 148
  %10 = load ptr, ptr %9, align 4, !tbaa !88
  %11 = getelementptr inbounds nuw i8, ptr %0, i32 152
  %12 = load i64, ptr %11, align 8, !tbaa !89
  br label %52

13:                                               ; preds = %2
  %14 = icmp eq i64 %4, 0
  %15 = shl nsw i64 %4, 1
  %16 = select i1 %14, i64 64, i64 %15
  %17 = shl nsw i64 %16, 4
  %18 = tail call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef %17) #21
  %19 = icmp eq ptr %18, null
  br i1 %19, label %62, label %20

20:                                               ; preds = %13
  %21 = load i64, ptr %3, align 8, !tbaa !76
  %22 = icmp sgt i64 %21, 0
  br i1 %22, label %23, label %26

23:                                               ; preds = %20
  %24 = getelementptr inbounds nuw i8, ptr %0, i32 148
  %25 = getelementptr inbounds nuw i8, ptr %0, i32 152
  br label %31

26:                                               ; preds = %31, %20
  %27 = phi i64 [ %21, %20 ], [ %43, %31 ]
  %28 = getelementptr inbounds nuw i8, ptr %0, i32 148
  %29 = load ptr, ptr %28, align 4, !tbaa !88
  %30 = icmp eq ptr %29, null
  br i1 %30, label %49, label %45

31:                                               ; preds = %23, %31
  %32 = phi i64 [ 0, %23 ], [ %42, %31 ]
  %33 = trunc i64 %32 to i32
  %34 = getelementptr inbounds %struct.tfc_ready, ptr %18, i32 %33
  %35 = load ptr, ptr %24, align 4, !tbaa !88
  %36 = load i64, ptr %25, align 8, !tbaa !89
  %37 = add nsw i64 %36, %32
  %38 = load i64, ptr %5, align 8, !tbaa !90
  %39 = srem i64 %37, %38
  %40 = trunc i64 %39 to i32
  %41 = getelementptr inbounds %struct.tfc_ready, ptr %35, i32 %40
  tail call void @llvm.memcpy.p0.p0.i32(ptr noundef nonnull align 4 dereferenceable(16) %34, ptr noundef nonnull align 4 dereferenceable(16) %41, i32 16, i1 false), !tbaa.struct !290
  %42 = add nuw nsw i64 %32, 1
  %43 = load i64, ptr %3, align 8, !tbaa !76
  %44 = icmp slt i64 %42, %43
  br i1 %44, label %31, label %26, !llvm.loop !291

45:                                               ; preds = %26
  %46 = load i64, ptr %5, align 8, !tbaa !90
  %47 = shl nsw i64 %46, 4
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef nonnull %29, i64 noundef %47) #21
  %48 = load i64, ptr %3, align 8, !tbaa !76
  br label %49

49:                                               ; preds = %26, %45
  %50 = phi i64 [ %27, %26 ], [ %48, %45 ]
  store ptr %18, ptr %28, align 4, !tbaa !88
  %51 = getelementptr inbounds nuw i8, ptr %0, i32 152
  store i64 0, ptr %51, align 8, !tbaa !89
  store i64 %16, ptr %5, align 8, !tbaa !90
  br label %52

52:                                               ; preds = %8, %49
  %53 = phi i64 [ %6, %8 ], [ %16, %49 ]
  %54 = phi i64 [ %4, %8 ], [ %50, %49 ]
  %55 = phi i64 [ %12, %8 ], [ 0, %49 ]
  %56 = phi ptr [ %10, %8 ], [ %18, %49 ]
  %57 = add nsw i64 %54, 1
  store i64 %57, ptr %3, align 8, !tbaa !76
  %58 = add nsw i64 %54, %55
  %59 = srem i64 %58, %53
  %60 = trunc i64 %59 to i32
  %61 = getelementptr inbounds %struct.tfc_ready, ptr %56, i32 %60
  call void @llvm.memcpy.p0.p0.i32(ptr noundef nonnull align 4 dereferenceable(16) %61, ptr noundef nonnull align 4 dereferenceable(16) %1, i32 16, i1 false), !tbaa.struct !290
  br label %62

62:                                               ; preds = %13, %52
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @settle(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef captures(none) %2) unnamed_addr #4 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i32 60
  br label %5

5:                                                ; preds = %97, %3
  %6 = phi ptr [ %2, %3 ], [ %62, %97 ]
  %7 = phi ptr [ %1, %3 ], [ %60, %97 ]
  %8 = getelementptr inbounds nuw i8, ptr %6, i32 8
  %9 = load i64, ptr %8, align 8, !tbaa !64
  %10 = add nsw i64 %9, -1
  store i64 %10, ptr %8, align 8, !tbaa !64
  %11 = getelementptr inbounds nuw i8, ptr %7, i32 32
  %12 = getelementptr inbounds nuw i8, ptr %7, i32 40
  %13 = getelementptr inbounds nuw i8, ptr %7, i32 56
  %14 = getelementptr inbounds nuw i8, ptr %7, i32 4
  %15 = getelementptr inbounds nuw i8, ptr %7, i32 52
  br label %16

16:                                               ; preds = %55, %5
  %17 = load i64, ptr %11, align 8, !tbaa !292
  %18 = load i64, ptr %12, align 8, !tbaa !283
  %19 = icmp sgt i64 %17, %18
  br i1 %19, label %58, label %20

20:                                               ; preds = %16
  %21 = load ptr, ptr %13, align 8, !tbaa !59
  %22 = load ptr, ptr %14, align 4, !tbaa !60
  %23 = getelementptr inbounds nuw i8, ptr %22, i32 24
  %24 = load i32, ptr %23, align 8, !tbaa !262
  %25 = add nsw i32 %24, 1
  %26 = sext i32 %25 to i64
  %27 = srem i64 %17, %26
  %28 = trunc nsw i64 %27 to i32
  %29 = getelementptr inbounds ptr, ptr %21, i32 %28
  %30 = load ptr, ptr %29, align 4, !tbaa !61
  %31 = getelementptr inbounds nuw i8, ptr %30, i32 8
  %32 = load i64, ptr %31, align 8, !tbaa !64
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %34, label %100

34:                                               ; preds = %20
  %35 = getelementptr inbounds nuw i8, ptr %30, i32 28
  %36 = load ptr, ptr %35, align 4, !tbaa !91
  %37 = getelementptr inbounds nuw i8, ptr %22, i32 4
  %38 = load i32, ptr %37, align 4, !tbaa !281
  %39 = sext i32 %38 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %36, i64 noundef %39) #21
  %40 = load ptr, ptr %14, align 4, !tbaa !60
  %41 = getelementptr inbounds nuw i8, ptr %40, i32 4
  %42 = load i32, ptr %41, align 4, !tbaa !281
  %43 = sext i32 %42 to i64
  %44 = load i32, ptr %40, align 8, !tbaa !282
  %45 = shl nsw i32 %44, 1
  %46 = sext i32 %45 to i64
  %47 = add nsw i64 %46, %43
  %48 = shl nsw i64 %47, 2
  %49 = add nsw i64 %48, 40
  tail call fastcc void @give(ptr noundef %0, ptr noundef nonnull %30, i64 noundef %49) #21
  %50 = load i64, ptr %11, align 8, !tbaa !292
  %51 = add nsw i64 %50, 1
  store i64 %51, ptr %11, align 8, !tbaa !292
  %52 = load i32, ptr %15, align 4, !tbaa !293
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %55, label %54

54:                                               ; preds = %34
  tail call fastcc void @begin_iteration(ptr noundef %0, ptr noundef nonnull %7) #21
  br label %55

55:                                               ; preds = %54, %34
  %56 = load i32, ptr %4, align 4, !tbaa !66
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %16, label %100, !llvm.loop !294

58:                                               ; preds = %16
  tail call fastcc void @leave_frame(ptr noundef %0, ptr noundef nonnull %7) #21
  %59 = getelementptr inbounds nuw i8, ptr %7, i32 12
  %60 = load ptr, ptr %59, align 4, !tbaa !132
  %61 = getelementptr inbounds nuw i8, ptr %7, i32 20
  %62 = load ptr, ptr %61, align 4, !tbaa !133
  %63 = load ptr, ptr %14, align 4, !tbaa !60
  %64 = getelementptr inbounds nuw i8, ptr %7, i32 76
  %65 = load ptr, ptr %64, align 4, !tbaa !167
  %66 = icmp eq ptr %65, null
  %67 = getelementptr inbounds nuw i8, ptr %63, i32 12
  %68 = load i32, ptr %67, align 4, !tbaa !259
  %69 = getelementptr inbounds nuw i8, ptr %63, i32 16
  %70 = load i32, ptr %69, align 8, !tbaa !260
  br i1 %66, label %79, label %71

71:                                               ; preds = %58
  %72 = load ptr, ptr %7, align 8, !tbaa !48
  %73 = getelementptr inbounds nuw i8, ptr %72, i32 28
  %74 = load i32, ptr %73, align 4, !tbaa !54
  %75 = getelementptr inbounds nuw i8, ptr %72, i32 32
  %76 = load i32, ptr %75, align 4, !tbaa !261
  %77 = add nsw i32 %76, %74
  %78 = sext i32 %77 to i64
  br label %79

79:                                               ; preds = %58, %71
  %80 = phi i64 [ %78, %71 ], [ 0, %58 ]
  %81 = add nsw i32 %70, %68
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds nuw i8, ptr %63, i32 24
  %84 = load i32, ptr %83, align 8, !tbaa !262
  %85 = add nsw i32 %84, 1
  %86 = sext i32 %85 to i64
  %87 = add nsw i64 %80, %86
  %88 = shl nsw i64 %87, 2
  %89 = getelementptr inbounds nuw i8, ptr %63, i32 20
  %90 = load i32, ptr %89, align 4, !tbaa !263
  %91 = sext i32 %90 to i64
  %92 = add nsw i64 %91, %82
  %93 = shl nsw i64 %92, 3
  %94 = add nsw i64 %88, 80
  %95 = add nsw i64 %94, %93
  tail call fastcc void @give(ptr noundef %0, ptr noundef nonnull %7, i64 noundef %95) #21
  %96 = icmp eq ptr %60, null
  br i1 %96, label %100, label %97

97:                                               ; preds = %79
  %98 = load i32, ptr %4, align 4, !tbaa !66
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %5, label %100

100:                                              ; preds = %97, %79, %20, %55
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @drop_all(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i64 noundef range(i64 -2147483648, 2147483648) %2) unnamed_addr #15 {
  %4 = icmp sgt i64 %2, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %6, %3
  ret void

6:                                                ; preds = %3, %6
  %7 = phi i64 [ %11, %6 ], [ 0, %3 ]
  %8 = trunc i64 %7 to i32
  %9 = getelementptr inbounds ptr, ptr %1, i32 %8
  %10 = load ptr, ptr %9, align 4, !tbaa !57
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %10) #21
  store ptr null, ptr %9, align 4, !tbaa !57
  %11 = add nuw nsw i64 %7, 1
  %12 = icmp eq i64 %11, %2
  br i1 %12, label %5, label %6, !llvm.loop !295
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @begin_iteration(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #4 {
  %3 = tail call fastcc ptr @new_iteration(ptr noundef %0, ptr noundef %1) #21
  %4 = icmp eq ptr %3, null
  br i1 %4, label %41, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %1, i32 52
  %7 = load i32, ptr %6, align 4, !tbaa !293
  store i32 0, ptr %6, align 4, !tbaa !293
  %8 = icmp sgt i32 %7, 0
  br i1 %8, label %9, label %11

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %1, i32 64
  br label %17

11:                                               ; preds = %17, %5
  %12 = getelementptr inbounds nuw i8, ptr %1, i32 48
  %13 = load i32, ptr %12, align 8, !tbaa !296
  %14 = icmp sgt i32 %13, 0
  br i1 %14, label %15, label %41

15:                                               ; preds = %11
  %16 = getelementptr inbounds nuw i8, ptr %1, i32 60
  br label %29

17:                                               ; preds = %9, %17
  %18 = phi i32 [ 0, %9 ], [ %27, %17 ]
  %19 = load ptr, ptr %10, align 8, !tbaa !270
  %20 = getelementptr inbounds nuw %struct.held, ptr %19, i32 %18
  %21 = load ptr, ptr %20, align 4, !tbaa !297
  %22 = getelementptr inbounds nuw i8, ptr %20, i32 4
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %3, ptr noundef %21, ptr noundef nonnull %22, i32 noundef 0) #21
  %23 = load ptr, ptr %10, align 8, !tbaa !270
  %24 = getelementptr inbounds nuw %struct.held, ptr %23, i32 %18
  %25 = getelementptr inbounds nuw i8, ptr %24, i32 4
  %26 = load ptr, ptr %25, align 4, !tbaa !299
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %26) #21
  %27 = add nuw nsw i32 %18, 1
  %28 = icmp eq i32 %27, %7
  br i1 %28, label %11, label %17, !llvm.loop !300

29:                                               ; preds = %15, %29
  %30 = phi i32 [ 0, %15 ], [ %38, %29 ]
  %31 = load ptr, ptr %16, align 4, !tbaa !269
  %32 = getelementptr inbounds nuw %struct.held, ptr %31, i32 %30
  %33 = load ptr, ptr %32, align 4, !tbaa !297
  %34 = getelementptr inbounds nuw i8, ptr %32, i32 4
  %35 = load ptr, ptr %34, align 4, !tbaa !299
  %36 = icmp eq ptr %35, null
  %37 = zext i1 %36 to i32
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %3, ptr noundef %33, ptr noundef nonnull %34, i32 noundef %37) #21
  %38 = add nuw nsw i32 %30, 1
  %39 = load i32, ptr %12, align 8, !tbaa !296
  %40 = icmp slt i32 %38, %39
  br i1 %40, label %29, label %41, !llvm.loop !301

41:                                               ; preds = %29, %11, %2
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @leave_frame(ptr noundef captures(none) %0, ptr noundef readonly captures(address) %1) unnamed_addr #4 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i32 48
  %4 = load i32, ptr %3, align 8, !tbaa !296
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %1, i32 60
  br label %23

8:                                                ; preds = %23, %2
  %9 = getelementptr inbounds nuw i8, ptr %1, i32 76
  %10 = load ptr, ptr %9, align 4, !tbaa !167
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %69

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %14 = load ptr, ptr %13, align 4, !tbaa !60
  %15 = getelementptr inbounds nuw i8, ptr %14, i32 20
  %16 = load i32, ptr %15, align 4, !tbaa !263
  %17 = icmp sgt i32 %16, 0
  br i1 %17, label %18, label %32

18:                                               ; preds = %12
  %19 = getelementptr inbounds nuw i8, ptr %1, i32 68
  %20 = getelementptr inbounds nuw i8, ptr %1, i32 40
  %21 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %22 = getelementptr inbounds nuw i8, ptr %1, i32 20
  br label %36

23:                                               ; preds = %6, %23
  %24 = phi i32 [ 0, %6 ], [ %29, %23 ]
  %25 = load ptr, ptr %7, align 4, !tbaa !269
  %26 = getelementptr inbounds nuw %struct.held, ptr %25, i32 %24
  %27 = getelementptr inbounds nuw i8, ptr %26, i32 4
  %28 = load ptr, ptr %27, align 4, !tbaa !299
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %28) #21
  %29 = add nuw nsw i32 %24, 1
  %30 = load i32, ptr %3, align 8, !tbaa !296
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %23, label %8, !llvm.loop !302

32:                                               ; preds = %55, %12
  %33 = getelementptr inbounds nuw i8, ptr %1, i32 20
  %34 = load ptr, ptr %33, align 4, !tbaa !133
  %35 = getelementptr inbounds nuw i8, ptr %34, i32 24
  br label %61

36:                                               ; preds = %18, %55
  %37 = phi ptr [ %14, %18 ], [ %56, %55 ]
  %38 = phi i32 [ 0, %18 ], [ %57, %55 ]
  %39 = load ptr, ptr %19, align 4, !tbaa !271
  %40 = getelementptr inbounds nuw i64, ptr %39, i32 %38
  %41 = load i64, ptr %40, align 8, !tbaa !125
  %42 = load i64, ptr %20, align 8, !tbaa !283
  %43 = icmp eq i64 %41, %42
  br i1 %43, label %44, label %55

44:                                               ; preds = %36
  %45 = load ptr, ptr %21, align 4, !tbaa !132
  %46 = load ptr, ptr %22, align 4, !tbaa !133
  %47 = load ptr, ptr %1, align 8, !tbaa !48
  %48 = load ptr, ptr %47, align 4, !tbaa !67
  %49 = getelementptr inbounds nuw i8, ptr %37, i32 36
  %50 = load ptr, ptr %49, align 4, !tbaa !303
  %51 = getelementptr inbounds nuw i32, ptr %50, i32 %38
  %52 = load i32, ptr %51, align 4, !tbaa !5
  %53 = getelementptr inbounds %struct.tfc_node, ptr %48, i32 %52
  tail call fastcc void @send(ptr noundef %0, ptr noundef %45, ptr noundef %46, ptr noundef %53, ptr noundef null, i32 noundef 1) #21
  %54 = load ptr, ptr %13, align 4, !tbaa !60
  br label %55

55:                                               ; preds = %36, %44
  %56 = phi ptr [ %37, %36 ], [ %54, %44 ]
  %57 = add nuw nsw i32 %38, 1
  %58 = getelementptr inbounds nuw i8, ptr %56, i32 20
  %59 = load i32, ptr %58, align 4, !tbaa !263
  %60 = icmp slt i32 %57, %59
  br i1 %60, label %36, label %32, !llvm.loop !304

61:                                               ; preds = %61, %32
  %62 = phi ptr [ %35, %32 ], [ %65, %61 ]
  %63 = load ptr, ptr %62, align 4, !tbaa !267
  %64 = icmp eq ptr %63, %1
  %65 = getelementptr inbounds nuw i8, ptr %63, i32 16
  br i1 %64, label %66, label %61, !llvm.loop !305

66:                                               ; preds = %61
  %67 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %68 = load ptr, ptr %67, align 8, !tbaa !306
  store ptr %68, ptr %62, align 4, !tbaa !267
  br label %87

69:                                               ; preds = %8
  %70 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %71 = load ptr, ptr %70, align 4, !tbaa !132
  %72 = icmp eq ptr %71, null
  br i1 %72, label %87, label %73

73:                                               ; preds = %69
  %74 = getelementptr inbounds nuw i8, ptr %1, i32 20
  %75 = load ptr, ptr %74, align 4, !tbaa !133
  %76 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %77 = load ptr, ptr %76, align 8, !tbaa !131
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %71, ptr noundef %75, ptr noundef %77, ptr noundef nonnull %10, i32 noundef 0) #21
  %78 = getelementptr inbounds nuw i8, ptr %1, i32 72
  %79 = load ptr, ptr %78, align 8, !tbaa !56
  %80 = load ptr, ptr %1, align 8, !tbaa !48
  %81 = getelementptr inbounds nuw i8, ptr %80, i32 28
  %82 = load i32, ptr %81, align 4, !tbaa !54
  %83 = getelementptr inbounds nuw i8, ptr %80, i32 32
  %84 = load i32, ptr %83, align 4, !tbaa !261
  %85 = add nsw i32 %84, %82
  %86 = sext i32 %85 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %79, i64 noundef %86) #21
  br label %87

87:                                               ; preds = %69, %73, %66
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @drop(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #2 {
  %3 = icmp eq ptr %1, null
  br i1 %3, label %23, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds nuw i8, ptr %1, i32 24
  %6 = load i32, ptr %5, align 8, !tbaa !58
  %7 = add nsw i32 %6, -1
  store i32 %7, ptr %5, align 8, !tbaa !58
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %23

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %1, i32 28
  %11 = load i32, ptr %10, align 4, !tbaa !307
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %23

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %15 = load i64, ptr %14, align 8, !tbaa !27
  %16 = icmp sgt i64 %15, -1
  br i1 %16, label %17, label %19

17:                                               ; preds = %13
  %18 = add nuw nsw i64 %15, 64
  tail call fastcc void @give(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %18) #21
  br label %23

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw i8, ptr %0, i32 56
  %21 = load ptr, ptr %20, align 8, !tbaa !9
  %22 = getelementptr inbounds nuw i8, ptr %1, i32 40
  store ptr %21, ptr %22, align 8, !tbaa !25
  store ptr %1, ptr %20, align 8, !tbaa !9
  br label %23

23:                                               ; preds = %2, %4, %9, %19, %17
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @send(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, i32 noundef %5) unnamed_addr #4 {
  %7 = alloca %struct.tfc_ready, align 4
  %8 = load ptr, ptr %1, align 8, !tbaa !48
  %9 = getelementptr inbounds nuw i8, ptr %8, i32 8
  %10 = load ptr, ptr %9, align 4, !tbaa !163
  %11 = getelementptr inbounds nuw i8, ptr %3, i32 40
  %12 = load i32, ptr %11, align 4, !tbaa !164
  %13 = getelementptr inbounds i32, ptr %10, i32 %12
  %14 = getelementptr inbounds nuw i8, ptr %3, i32 24
  %15 = load i32, ptr %14, align 4, !tbaa !143
  %16 = icmp slt i32 %15, 0
  br i1 %16, label %31, label %17

17:                                               ; preds = %6
  %18 = icmp ne i32 %5, 0
  %19 = getelementptr inbounds nuw i8, ptr %2, i32 32
  %20 = getelementptr inbounds nuw i8, ptr %2, i32 36
  %21 = getelementptr inbounds nuw i8, ptr %2, i32 28
  %22 = getelementptr inbounds nuw i8, ptr %2, i32 8
  %23 = getelementptr inbounds nuw i8, ptr %7, i32 4
  %24 = getelementptr inbounds nuw i8, ptr %7, i32 8
  %25 = getelementptr inbounds nuw i8, ptr %7, i32 12
  br label %32

26:                                               ; preds = %138
  %27 = load i32, ptr %14, align 4, !tbaa !143
  br label %28

28:                                               ; preds = %26, %47
  %29 = phi i32 [ %27, %26 ], [ %33, %47 ]
  %30 = icmp slt i32 %34, %29
  br i1 %30, label %32, label %31, !llvm.loop !308

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
  %39 = load ptr, ptr %38, align 4, !tbaa !57
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
  %62 = load ptr, ptr %1, align 8, !tbaa !48
  %63 = getelementptr inbounds nuw i8, ptr %62, i32 4
  %64 = load ptr, ptr %63, align 4, !tbaa !309
  %65 = getelementptr inbounds %struct.tfc_edge, ptr %64, i32 %61
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %66 = load i32, ptr %65, align 4
  %67 = getelementptr inbounds nuw i8, ptr %65, i32 4
  %68 = load i32, ptr %67, align 4
  %69 = load ptr, ptr %62, align 4, !tbaa !67
  %70 = getelementptr inbounds %struct.tfc_node, ptr %69, i32 %66
  %71 = load ptr, ptr %19, align 8, !tbaa !310
  %72 = getelementptr inbounds nuw i8, ptr %70, i32 12
  %73 = load i32, ptr %72, align 4, !tbaa !311
  %74 = getelementptr inbounds i32, ptr %71, i32 %73
  %75 = load ptr, ptr %20, align 4, !tbaa !312
  %76 = getelementptr inbounds i32, ptr %75, i32 %73
  %77 = icmp sgt i32 %68, -1
  %78 = select i1 %57, i1 %77, i1 false
  br i1 %78, label %79, label %87

79:                                               ; preds = %60
  %80 = load i32, ptr %58, align 8, !tbaa !58
  %81 = add nsw i32 %80, 1
  store i32 %81, ptr %58, align 8, !tbaa !58
  %82 = load ptr, ptr %21, align 4, !tbaa !91
  %83 = getelementptr inbounds nuw i8, ptr %70, i32 16
  %84 = load i32, ptr %83, align 4, !tbaa !92
  %85 = getelementptr ptr, ptr %82, i32 %84
  %86 = getelementptr ptr, ptr %85, i32 %68
  store ptr %48, ptr %86, align 4, !tbaa !57
  br label %87

87:                                               ; preds = %79, %60
  %88 = load i32, ptr %70, align 4, !tbaa !95
  %89 = icmp eq i32 %88, 3
  br i1 %89, label %90, label %121

90:                                               ; preds = %87
  %91 = load i64, ptr %2, align 8, !tbaa !313
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
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 13, i32 noundef 3, ptr noundef nonnull readonly %1, ptr noundef nonnull %70) #21
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
  %130 = load i32, ptr %70, align 4, !tbaa !95
  %131 = icmp ne i32 %130, 9
  br i1 %126, label %133, label %138

132:                                              ; preds = %121
  br i1 %126, label %133, label %138

133:                                              ; preds = %132, %129, %117, %113, %99, %96
  %134 = phi i1 [ %120, %117 ], [ false, %132 ], [ %131, %129 ], [ false, %113 ], [ true, %99 ], [ false, %96 ]
  %135 = zext i1 %134 to i32
  %136 = load i64, ptr %22, align 8, !tbaa !64
  %137 = add nsw i64 %136, 1
  store i64 %137, ptr %22, align 8, !tbaa !64
  store ptr %70, ptr %7, align 4, !tbaa !69
  store ptr %1, ptr %23, align 4, !tbaa !71
  store ptr %2, ptr %24, align 4, !tbaa !72
  store i32 %135, ptr %25, align 4, !tbaa !73
  tail call fastcc void @push(ptr noundef %0, ptr noundef nonnull byval(%struct.tfc_ready) align 4 %7) #21
  br label %138

138:                                              ; preds = %96, %99, %105, %113, %116, %117, %129, %132, %133
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  %139 = add nsw i32 %61, 1
  %140 = load i32, ptr %53, align 4, !tbaa !5
  %141 = icmp slt i32 %139, %140
  br i1 %141, label %60, label %26, !llvm.loop !314
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @complete(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef captures(none) %4, i32 noundef %5) unnamed_addr #4 {
  %7 = getelementptr inbounds nuw i8, ptr %2, i32 28
  %8 = load ptr, ptr %7, align 4, !tbaa !91
  %9 = getelementptr inbounds nuw i8, ptr %3, i32 16
  %10 = load i32, ptr %9, align 4, !tbaa !92
  %11 = getelementptr inbounds ptr, ptr %8, i32 %10
  %12 = getelementptr inbounds nuw i8, ptr %3, i32 20
  %13 = load i32, ptr %12, align 4, !tbaa !137
  %14 = sext i32 %13 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %11, i64 noundef %14) #21
  %15 = load i32, ptr %3, align 4, !tbaa !95
  switch i32 %15, label %179 [
    i32 4, label %16
    i32 5, label %106
    i32 6, label %125
  ]

16:                                               ; preds = %6
  %17 = getelementptr inbounds nuw i8, ptr %3, i32 4
  %18 = load i32, ptr %17, align 4, !tbaa !97
  %19 = icmp slt i32 %18, 0
  %20 = load ptr, ptr %1, align 8, !tbaa !48
  %21 = getelementptr inbounds nuw i8, ptr %20, i32 12
  %22 = load ptr, ptr %21, align 4, !tbaa !42
  %23 = ashr i32 %18, 31
  %24 = xor i32 %23, %18
  %25 = getelementptr inbounds nuw %struct.tfc_frame, ptr %22, i32 %24
  %26 = getelementptr inbounds nuw i8, ptr %2, i32 24
  %27 = load ptr, ptr %26, align 8, !tbaa !267
  %28 = icmp eq ptr %27, null
  br i1 %28, label %38, label %29

29:                                               ; preds = %16, %34
  %30 = phi ptr [ %36, %34 ], [ %27, %16 ]
  %31 = getelementptr inbounds nuw i8, ptr %30, i32 4
  %32 = load ptr, ptr %31, align 4, !tbaa !60
  %33 = icmp eq ptr %32, %25
  br i1 %33, label %61, label %34

34:                                               ; preds = %29
  %35 = getelementptr inbounds nuw i8, ptr %30, i32 16
  %36 = load ptr, ptr %35, align 8, !tbaa !267
  %37 = icmp eq ptr %36, null
  br i1 %37, label %38, label %29, !llvm.loop !315

38:                                               ; preds = %34, %16
  %39 = getelementptr inbounds nuw i8, ptr %2, i32 16
  %40 = load i64, ptr %39, align 8, !tbaa !123
  %41 = getelementptr inbounds nuw i8, ptr %25, i32 48
  %42 = load i64, ptr %41, align 8, !tbaa !316
  %43 = add i64 %42, -7046029254386353131
  %44 = xor i64 %43, %40
  %45 = mul i64 %44, -49064778989728563
  %46 = lshr i64 %45, 32
  %47 = xor i64 %46, %45
  %48 = mul i64 %47, -4265267296055464877
  %49 = lshr i64 %45, 29
  %50 = xor i64 %48, %49
  %51 = tail call fastcc ptr @new_instance(ptr noundef %0, ptr noundef %20, ptr noundef %25, i32 noundef 0, i64 noundef %50) #21
  %52 = icmp eq ptr %51, null
  br i1 %52, label %180, label %53

53:                                               ; preds = %38
  %54 = getelementptr inbounds nuw i8, ptr %51, i32 12
  store ptr %1, ptr %54, align 4, !tbaa !132
  %55 = getelementptr inbounds nuw i8, ptr %51, i32 20
  store ptr %2, ptr %55, align 4, !tbaa !133
  %56 = load ptr, ptr %26, align 8, !tbaa !317
  %57 = getelementptr inbounds nuw i8, ptr %51, i32 16
  store ptr %56, ptr %57, align 8, !tbaa !306
  store ptr %51, ptr %26, align 8, !tbaa !317
  %58 = getelementptr inbounds nuw i8, ptr %2, i32 8
  %59 = load i64, ptr %58, align 8, !tbaa !64
  %60 = add nsw i64 %59, 1
  store i64 %60, ptr %58, align 8, !tbaa !64
  br label %61

61:                                               ; preds = %29, %53
  %62 = phi ptr [ %51, %53 ], [ %30, %29 ]
  br i1 %19, label %63, label %81

63:                                               ; preds = %61
  %64 = getelementptr inbounds nuw i8, ptr %62, i32 60
  %65 = load ptr, ptr %64, align 4, !tbaa !269
  %66 = getelementptr inbounds nuw i8, ptr %62, i32 48
  %67 = load i32, ptr %66, align 8, !tbaa !296
  %68 = add nsw i32 %67, 1
  store i32 %68, ptr %66, align 8, !tbaa !296
  %69 = getelementptr inbounds %struct.held, ptr %65, i32 %67
  %70 = icmp eq i32 %5, 0
  br i1 %70, label %71, label %78

71:                                               ; preds = %63
  %72 = load ptr, ptr %4, align 4, !tbaa !57
  %73 = icmp eq ptr %72, null
  br i1 %73, label %78, label %74

74:                                               ; preds = %71
  %75 = getelementptr inbounds nuw i8, ptr %72, i32 24
  %76 = load i32, ptr %75, align 8, !tbaa !58
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr %75, align 8, !tbaa !58
  br label %78

78:                                               ; preds = %74, %71, %63
  %79 = phi ptr [ null, %63 ], [ null, %71 ], [ %72, %74 ]
  store ptr %3, ptr %69, align 4, !tbaa !266
  %80 = getelementptr inbounds nuw i8, ptr %69, i32 4
  store ptr %79, ptr %80, align 4, !tbaa !57
  br label %81

81:                                               ; preds = %78, %61
  %82 = getelementptr inbounds nuw i8, ptr %62, i32 40
  %83 = getelementptr inbounds nuw i8, ptr %62, i32 56
  %84 = getelementptr inbounds nuw i8, ptr %62, i32 4
  br label %85

85:                                               ; preds = %95, %81
  %86 = phi i64 [ 0, %81 ], [ %105, %95 ]
  br i1 %19, label %87, label %89

87:                                               ; preds = %85
  %88 = load i64, ptr %82, align 8, !tbaa !283
  br label %89

89:                                               ; preds = %87, %85
  %90 = phi i64 [ %88, %87 ], [ 0, %85 ]
  %91 = icmp sgt i64 %86, %90
  %92 = load ptr, ptr %83, align 8, !tbaa !59
  br i1 %91, label %93, label %95

93:                                               ; preds = %89
  %94 = load ptr, ptr %92, align 4, !tbaa !61
  tail call fastcc void @settle(ptr noundef %0, ptr noundef nonnull %62, ptr noundef %94) #21
  br label %180

95:                                               ; preds = %89
  %96 = load ptr, ptr %84, align 4, !tbaa !60
  %97 = getelementptr inbounds nuw i8, ptr %96, i32 24
  %98 = load i32, ptr %97, align 8, !tbaa !262
  %99 = add nsw i32 %98, 1
  %100 = sext i32 %99 to i64
  %101 = srem i64 %86, %100
  %102 = trunc nsw i64 %101 to i32
  %103 = getelementptr inbounds ptr, ptr %92, i32 %102
  %104 = load ptr, ptr %103, align 4, !tbaa !61
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %62, ptr noundef %104, ptr noundef nonnull %3, ptr noundef readonly %4, i32 noundef %5) #21
  %105 = add nuw nsw i64 %86, 1
  br label %85, !llvm.loop !318

106:                                              ; preds = %6
  %107 = getelementptr inbounds nuw i8, ptr %1, i32 68
  %108 = load ptr, ptr %107, align 4, !tbaa !271
  %109 = getelementptr inbounds nuw i8, ptr %3, i32 4
  %110 = load i32, ptr %109, align 4, !tbaa !97
  %111 = getelementptr inbounds i64, ptr %108, i32 %110
  %112 = icmp eq i32 %5, 0
  %113 = load i64, ptr %111, align 8, !tbaa !125
  %114 = icmp eq i64 %113, -2
  br i1 %112, label %118, label %115

115:                                              ; preds = %106
  br i1 %114, label %186, label %116

116:                                              ; preds = %115
  %117 = load i64, ptr %2, align 8, !tbaa !313
  store i64 %117, ptr %111, align 8, !tbaa !125
  br label %186

118:                                              ; preds = %106
  br i1 %114, label %119, label %120

119:                                              ; preds = %118
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 13, i32 noundef 4, ptr noundef nonnull readonly %1, ptr noundef nonnull %3) #21
  br label %182

120:                                              ; preds = %118
  store i64 -2, ptr %111, align 8, !tbaa !125
  %121 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %122 = load ptr, ptr %121, align 4, !tbaa !132
  %123 = getelementptr inbounds nuw i8, ptr %1, i32 20
  %124 = load ptr, ptr %123, align 4, !tbaa !133
  tail call fastcc void @send(ptr noundef %0, ptr noundef %122, ptr noundef %124, ptr noundef nonnull %3, ptr noundef readonly %4, i32 noundef 0) #21
  br label %182

125:                                              ; preds = %6
  %126 = icmp eq i32 %5, 0
  br i1 %126, label %127, label %186

127:                                              ; preds = %125
  %128 = load i64, ptr %2, align 8, !tbaa !313
  %129 = getelementptr inbounds nuw i8, ptr %1, i32 40
  %130 = load i64, ptr %129, align 8, !tbaa !283
  %131 = icmp eq i64 %128, %130
  br i1 %131, label %132, label %164

132:                                              ; preds = %127
  %133 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %134 = load i64, ptr %133, align 8, !tbaa !292
  %135 = add i64 %128, 1
  %136 = sub i64 %135, %134
  %137 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %138 = load ptr, ptr %137, align 4, !tbaa !60
  %139 = getelementptr inbounds nuw i8, ptr %138, i32 24
  %140 = load i32, ptr %139, align 8, !tbaa !262
  %141 = sext i32 %140 to i64
  %142 = icmp slt i64 %136, %141
  br i1 %142, label %158, label %143

143:                                              ; preds = %132
  %144 = getelementptr inbounds nuw i8, ptr %1, i32 64
  %145 = load ptr, ptr %144, align 8, !tbaa !270
  %146 = getelementptr inbounds nuw i8, ptr %1, i32 52
  %147 = load i32, ptr %146, align 4, !tbaa !293
  %148 = add nsw i32 %147, 1
  store i32 %148, ptr %146, align 4, !tbaa !293
  %149 = getelementptr inbounds %struct.held, ptr %145, i32 %147
  %150 = load ptr, ptr %4, align 4, !tbaa !57
  %151 = icmp eq ptr %150, null
  br i1 %151, label %156, label %152

152:                                              ; preds = %143
  %153 = getelementptr inbounds nuw i8, ptr %150, i32 24
  %154 = load i32, ptr %153, align 8, !tbaa !58
  %155 = add nsw i32 %154, 1
  store i32 %155, ptr %153, align 8, !tbaa !58
  br label %156

156:                                              ; preds = %152, %143
  store ptr %3, ptr %149, align 4, !tbaa !266
  %157 = getelementptr inbounds nuw i8, ptr %149, i32 4
  store ptr %150, ptr %157, align 4, !tbaa !57
  br label %182

158:                                              ; preds = %132
  tail call fastcc void @begin_iteration(ptr noundef %0, ptr noundef nonnull %1) #21
  %159 = getelementptr inbounds nuw i8, ptr %0, i32 60
  %160 = load i32, ptr %159, align 4, !tbaa !66
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %162, label %182

162:                                              ; preds = %158
  %163 = load i64, ptr %2, align 8, !tbaa !313
  br label %164

164:                                              ; preds = %162, %127
  %165 = phi i64 [ %163, %162 ], [ %128, %127 ]
  %166 = add nsw i64 %165, 1
  %167 = getelementptr inbounds nuw i8, ptr %1, i32 56
  %168 = load ptr, ptr %167, align 8, !tbaa !59
  %169 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %170 = load ptr, ptr %169, align 4, !tbaa !60
  %171 = getelementptr inbounds nuw i8, ptr %170, i32 24
  %172 = load i32, ptr %171, align 8, !tbaa !262
  %173 = add nsw i32 %172, 1
  %174 = sext i32 %173 to i64
  %175 = srem i64 %166, %174
  %176 = trunc nsw i64 %175 to i32
  %177 = getelementptr inbounds ptr, ptr %168, i32 %176
  %178 = load ptr, ptr %177, align 4, !tbaa !61
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %1, ptr noundef %178, ptr noundef nonnull %3, ptr noundef readonly %4, i32 noundef 0) #21
  br label %182

179:                                              ; preds = %6
  tail call fastcc void @send(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %2, ptr noundef nonnull %3, ptr noundef %4, i32 noundef %5) #21
  br label %180

180:                                              ; preds = %93, %38, %179
  %181 = icmp eq i32 %5, 0
  br i1 %181, label %182, label %186

182:                                              ; preds = %119, %120, %156, %158, %164, %180
  %183 = getelementptr inbounds nuw i8, ptr %3, i32 24
  %184 = load i32, ptr %183, align 4, !tbaa !143
  %185 = sext i32 %184 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %4, i64 noundef %185) #21
  br label %186

186:                                              ; preds = %115, %116, %125, %182, %180
  %187 = getelementptr inbounds nuw i8, ptr %0, i32 60
  %188 = load i32, ptr %187, align 4, !tbaa !66
  %189 = icmp eq i32 %188, 0
  br i1 %189, label %190, label %191

190:                                              ; preds = %186
  tail call fastcc void @settle(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2) #21
  br label %191

191:                                              ; preds = %190, %186
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc ptr @new_activation(ptr noundef %0, ptr noundef readonly byval(%struct.tfc_ready) align 4 captures(none) %1, ptr noundef %2, i32 noundef range(i32 1, 3) %3) unnamed_addr #3 {
  %5 = load ptr, ptr %1, align 4, !tbaa !69
  %6 = getelementptr inbounds nuw i8, ptr %5, i32 24
  %7 = load i32, ptr %6, align 4, !tbaa !143
  %8 = sext i32 %7 to i64
  %9 = shl nsw i64 %8, 2
  %10 = add nsw i64 %9, 72
  %11 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %10) #21
  %12 = icmp eq ptr %11, null
  br i1 %12, label %102, label %13

13:                                               ; preds = %4
  %14 = getelementptr inbounds nuw i8, ptr %11, i32 72
  %15 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %16 = load ptr, ptr %15, align 4, !tbaa !71
  %17 = load ptr, ptr %16, align 8, !tbaa !48
  %18 = load ptr, ptr %0, align 8, !tbaa !40
  %19 = ptrtoint ptr %17 to i32
  %20 = ptrtoint ptr %18 to i32
  %21 = sub i32 %19, %20
  %22 = sdiv exact i32 %21, 36
  %23 = load ptr, ptr %17, align 4, !tbaa !67
  %24 = ptrtoint ptr %5 to i32
  %25 = ptrtoint ptr %23 to i32
  %26 = sub i32 %24, %25
  %27 = sdiv exact i32 %26, 44
  %28 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %29 = load ptr, ptr %28, align 4, !tbaa !72
  %30 = getelementptr inbounds nuw i8, ptr %29, i32 16
  %31 = load i64, ptr %30, align 8, !tbaa !123
  %32 = getelementptr inbounds nuw i8, ptr %0, i32 84
  %33 = load ptr, ptr %32, align 4, !tbaa !122
  %34 = icmp eq ptr %33, null
  %35 = load i64, ptr @now_ns_, align 8
  %36 = select i1 %34, i64 0, i64 %35
  %37 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %38 = load i32, ptr %37, align 4, !tbaa !73
  store ptr null, ptr %11, align 8, !tbaa !106
  %39 = getelementptr inbounds nuw i8, ptr %11, i32 4
  store ptr %0, ptr %39, align 4, !tbaa !124
  %40 = getelementptr inbounds nuw i8, ptr %11, i32 8
  store ptr null, ptr %40, align 8, !tbaa !57
  %41 = getelementptr inbounds nuw i8, ptr %11, i32 12
  store i32 0, ptr %41, align 4
  %42 = getelementptr inbounds nuw i8, ptr %11, i32 16
  store i64 %31, ptr %42, align 8, !tbaa !125
  %43 = getelementptr inbounds nuw i8, ptr %11, i32 24
  store i64 %36, ptr %43, align 8, !tbaa !125
  %44 = getelementptr inbounds nuw i8, ptr %11, i32 32
  store i32 0, ptr %44, align 8, !tbaa !5
  %45 = getelementptr inbounds nuw i8, ptr %11, i32 36
  store i32 %3, ptr %45, align 4, !tbaa !5
  %46 = getelementptr inbounds nuw i8, ptr %11, i32 40
  store i32 %22, ptr %46, align 8, !tbaa !5
  %47 = getelementptr inbounds nuw i8, ptr %11, i32 44
  store i32 %27, ptr %47, align 4, !tbaa !5
  %48 = getelementptr inbounds nuw i8, ptr %11, i32 48
  store i32 %38, ptr %48, align 8, !tbaa !5
  %49 = getelementptr inbounds nuw i8, ptr %11, i32 52
  store i32 0, ptr %49, align 4, !tbaa !5
  %50 = getelementptr inbounds nuw i8, ptr %11, i32 56
  store ptr %2, ptr %50, align 8, !tbaa !268
  %51 = getelementptr inbounds nuw i8, ptr %11, i32 60
  store ptr %14, ptr %51, align 4, !tbaa !268
  %52 = getelementptr inbounds nuw i8, ptr %11, i32 64
  store ptr %16, ptr %52, align 8, !tbaa !267
  %53 = getelementptr inbounds nuw i8, ptr %11, i32 68
  store ptr %29, ptr %53, align 4, !tbaa !61
  %54 = load i32, ptr %6, align 4, !tbaa !143
  %55 = icmp sgt i32 %54, 0
  br i1 %55, label %56, label %98

56:                                               ; preds = %13
  %57 = getelementptr inbounds nuw i8, ptr %5, i32 36
  br label %58

58:                                               ; preds = %56, %94
  %59 = phi i32 [ %54, %56 ], [ %95, %94 ]
  %60 = phi i32 [ 0, %56 ], [ %96, %94 ]
  %61 = load ptr, ptr %16, align 8, !tbaa !48
  %62 = load i32, ptr %57, align 4, !tbaa !146
  %63 = add nsw i32 %62, %60
  %64 = getelementptr inbounds nuw i8, ptr %61, i32 20
  %65 = load ptr, ptr %64, align 4, !tbaa !147
  %66 = getelementptr inbounds i32, ptr %65, i32 %63
  %67 = load i32, ptr %66, align 4, !tbaa !5
  %68 = icmp sgt i32 %67, -1
  br i1 %68, label %69, label %80

69:                                               ; preds = %58
  %70 = getelementptr inbounds nuw ptr, ptr %2, i32 %67
  %71 = load ptr, ptr %70, align 4, !tbaa !57
  %72 = icmp eq ptr %71, null
  br i1 %72, label %73, label %75

73:                                               ; preds = %69
  %74 = getelementptr inbounds nuw ptr, ptr %14, i32 %60
  store ptr null, ptr %74, align 4, !tbaa !57
  br label %102

75:                                               ; preds = %69
  %76 = getelementptr inbounds nuw i8, ptr %71, i32 24
  %77 = load i32, ptr %76, align 8, !tbaa !58
  %78 = add nsw i32 %77, 1
  store i32 %78, ptr %76, align 8, !tbaa !58
  %79 = getelementptr inbounds nuw ptr, ptr %14, i32 %60
  store ptr %71, ptr %79, align 4, !tbaa !57
  br label %94

80:                                               ; preds = %58
  %81 = getelementptr inbounds nuw i8, ptr %61, i32 16
  %82 = load ptr, ptr %81, align 4, !tbaa !148
  %83 = getelementptr inbounds i64, ptr %82, i32 %63
  %84 = load i64, ptr %83, align 8, !tbaa !125
  %85 = getelementptr inbounds nuw i8, ptr %61, i32 24
  %86 = load ptr, ptr %85, align 4, !tbaa !149
  %87 = getelementptr inbounds i32, ptr %86, i32 %63
  %88 = load i32, ptr %87, align 4, !tbaa !5
  %89 = tail call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %84, i32 noundef %88) #21
  %90 = getelementptr inbounds nuw ptr, ptr %14, i32 %60
  store ptr %89, ptr %90, align 4, !tbaa !57
  %91 = icmp eq ptr %89, null
  br i1 %91, label %102, label %92

92:                                               ; preds = %80
  %93 = load i32, ptr %6, align 4, !tbaa !143
  br label %94

94:                                               ; preds = %92, %75
  %95 = phi i32 [ %93, %92 ], [ %59, %75 ]
  %96 = add nuw nsw i32 %60, 1
  %97 = icmp slt i32 %96, %95
  br i1 %97, label %58, label %98, !llvm.loop !319

98:                                               ; preds = %94, %13
  %99 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %100 = load i64, ptr %99, align 8, !tbaa !170
  %101 = add nsw i64 %100, 1
  store i64 %101, ptr %99, align 8, !tbaa !170
  br label %102

102:                                              ; preds = %80, %73, %98, %4
  %103 = phi ptr [ null, %4 ], [ %11, %98 ], [ null, %73 ], [ null, %80 ]
  ret ptr %103
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @new_value(ptr noundef captures(none) %0, i64 noundef %1, i32 noundef %2) unnamed_addr #4 {
  %4 = tail call i64 @llvm.smax.i64(i64 %1, i64 0)
  %5 = add nuw nsw i64 %4, 64
  %6 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %5) #21
  %7 = icmp eq ptr %6, null
  br i1 %7, label %21, label %8

8:                                                ; preds = %3
  %9 = icmp slt i64 %1, 0
  %10 = getelementptr inbounds nuw i8, ptr %6, i32 64
  %11 = select i1 %9, ptr null, ptr %10
  store ptr %11, ptr %6, align 8, !tbaa !31
  %12 = getelementptr inbounds nuw i8, ptr %6, i32 4
  store i32 0, ptr %12, align 4
  %13 = getelementptr inbounds nuw i8, ptr %6, i32 8
  store i64 0, ptr %13, align 8, !tbaa !125
  %14 = getelementptr inbounds nuw i8, ptr %6, i32 16
  store i64 %1, ptr %14, align 8, !tbaa !125
  %15 = getelementptr inbounds nuw i8, ptr %6, i32 24
  store i32 1, ptr %15, align 8, !tbaa !5
  %16 = getelementptr inbounds nuw i8, ptr %6, i32 28
  store i32 0, ptr %16, align 4, !tbaa !5
  %17 = getelementptr inbounds nuw i8, ptr %6, i32 32
  store i32 %2, ptr %17, align 8, !tbaa !5
  %18 = getelementptr inbounds nuw i8, ptr %6, i32 36
  store i32 0, ptr %18, align 4, !tbaa !5
  %19 = getelementptr inbounds nuw i8, ptr %6, i32 40
  store ptr null, ptr %19, align 8, !tbaa !57
  %20 = getelementptr inbounds nuw i8, ptr %6, i32 44
  store i32 0, ptr %20, align 4
  br label %21

21:                                               ; preds = %8, %3
  ret ptr %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @note(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef %3, i64 noundef %4) unnamed_addr #16 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 84
  %7 = load ptr, ptr %6, align 4, !tbaa !122
  %8 = icmp eq ptr %7, null
  br i1 %8, label %40, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %0, i32 88
  %11 = load i64, ptr %10, align 8, !tbaa !320
  %12 = getelementptr inbounds nuw i8, ptr %0, i32 96
  %13 = load i64, ptr %12, align 8, !tbaa !321
  %14 = icmp slt i64 %11, %13
  br i1 %14, label %15, label %37

15:                                               ; preds = %9
  %16 = ptrtoint ptr %3 to i32
  %17 = load ptr, ptr %1, align 8, !tbaa !48
  %18 = load ptr, ptr %17, align 4, !tbaa !67
  %19 = ptrtoint ptr %18 to i32
  %20 = sub i32 %16, %19
  %21 = sdiv exact i32 %20, 44
  %22 = ptrtoint ptr %17 to i32
  %23 = load ptr, ptr %0, align 8, !tbaa !40
  %24 = ptrtoint ptr %23 to i32
  %25 = sub i32 %22, %24
  %26 = sdiv exact i32 %25, 36
  %27 = trunc i64 %11 to i32
  %28 = getelementptr inbounds %struct.tfc_flow_event, ptr %7, i32 %27
  %29 = load i64, ptr @now_ns_, align 8, !tbaa !125
  %30 = getelementptr inbounds nuw i8, ptr %2, i32 16
  %31 = load i64, ptr %30, align 8, !tbaa !123
  store i64 %4, ptr %28, align 8, !tbaa !125
  %32 = getelementptr inbounds nuw i8, ptr %28, i32 8
  store i64 %29, ptr %32, align 8, !tbaa !125
  %33 = getelementptr inbounds nuw i8, ptr %28, i32 16
  store i64 %31, ptr %33, align 8, !tbaa !125
  %34 = getelementptr inbounds nuw i8, ptr %28, i32 24
  store i32 %26, ptr %34, align 8, !tbaa !5
  %35 = getelementptr inbounds nuw i8, ptr %28, i32 28
  store i32 %21, ptr %35, align 4, !tbaa !5
  %36 = load i64, ptr %10, align 8, !tbaa !320
  br label %37

37:                                               ; preds = %15, %9
  %38 = phi i64 [ %36, %15 ], [ %11, %9 ]
  %39 = add nsw i64 %38, 1
  store i64 %39, ptr %10, align 8, !tbaa !320
  br label %40

40:                                               ; preds = %5, %37
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 2) i32 @deliver(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #7 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i32 28
  br label %19

4:                                                ; preds = %19
  %5 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %6 = extractvalue { i32, i1 } %5, 1
  br i1 %6, label %26, label %7

7:                                                ; preds = %4
  %8 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %9 = extractvalue { i32, i1 } %8, 1
  br i1 %9, label %26, label %10

10:                                               ; preds = %7
  %11 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %12 = extractvalue { i32, i1 } %11, 1
  br i1 %12, label %26, label %13

13:                                               ; preds = %10
  %14 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %15 = extractvalue { i32, i1 } %14, 1
  br i1 %15, label %26, label %16

16:                                               ; preds = %13
  %17 = add nuw nsw i32 %20, 5
  %18 = icmp eq i32 %17, 100
  br i1 %18, label %23, label %19, !llvm.loop !102

19:                                               ; preds = %16, %2
  %20 = phi i32 [ 0, %2 ], [ %17, %16 ]
  %21 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %22 = extractvalue { i32, i1 } %21, 1
  br i1 %22, label %26, label %4

23:                                               ; preds = %16, %23
  %24 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %23, !llvm.loop !103

26:                                               ; preds = %19, %4, %7, %10, %13, %23
  %27 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %28 = load ptr, ptr %27, align 4, !tbaa !104
  %29 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %30 = load i32, ptr %29, align 8, !tbaa !105
  %31 = getelementptr inbounds %struct.tfc_transfer, ptr %28, i32 %30
  %32 = load ptr, ptr %31, align 4, !tbaa !106
  %33 = icmp eq ptr %32, null
  br i1 %33, label %64, label %34

34:                                               ; preds = %26
  %35 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %36 = load i64, ptr %35, align 8, !tbaa !107
  %37 = getelementptr inbounds nuw i8, ptr %32, i32 16
  %38 = load i64, ptr %37, align 8, !tbaa !107
  %39 = icmp eq i64 %38, %36
  br i1 %39, label %44, label %52

40:                                               ; preds = %52
  %41 = getelementptr inbounds nuw i8, ptr %54, i32 16
  %42 = load i64, ptr %41, align 8, !tbaa !107
  %43 = icmp eq i64 %42, %36
  br i1 %43, label %44, label %52, !llvm.loop !108

44:                                               ; preds = %40, %34
  %45 = phi ptr [ %32, %34 ], [ %54, %40 ]
  %46 = phi ptr [ %31, %34 ], [ %53, %40 ]
  %47 = getelementptr inbounds nuw i8, ptr %45, i32 36
  %48 = load i32, ptr %47, align 4, !tbaa !109
  %49 = getelementptr inbounds nuw i8, ptr %1, i32 36
  %50 = load i32, ptr %49, align 4, !tbaa !109
  %51 = icmp eq i32 %48, %50
  br i1 %51, label %56, label %66

52:                                               ; preds = %34, %40
  %53 = phi ptr [ %54, %40 ], [ %32, %34 ]
  %54 = load ptr, ptr %53, align 4, !tbaa !106
  %55 = icmp eq ptr %54, null
  br i1 %55, label %64, label %40, !llvm.loop !108

56:                                               ; preds = %44
  %57 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %58 = load atomic i32, ptr %57 monotonic, align 8
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %64

60:                                               ; preds = %56
  %61 = getelementptr inbounds nuw i8, ptr %0, i32 20
  store i32 -1, ptr %61, align 4, !tbaa !110
  store atomic i32 13, ptr %57 monotonic, align 8
  %62 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %63 = atomicrmw add ptr %62, i32 1 monotonic, align 8
  br label %64

64:                                               ; preds = %52, %26, %56, %60
  %65 = phi ptr [ %31, %26 ], [ %46, %60 ], [ %46, %56 ], [ %53, %52 ]
  store ptr null, ptr %1, align 8, !tbaa !111
  store ptr %1, ptr %65, align 4, !tbaa !106
  br label %206

66:                                               ; preds = %44
  %67 = load ptr, ptr %45, align 8, !tbaa !111
  store ptr %67, ptr %46, align 4, !tbaa !106
  %68 = atomicrmw xchg ptr %3, i32 0 release, align 4
  %69 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %70 = load ptr, ptr %69, align 8, !tbaa !112
  %71 = icmp eq ptr %70, null
  %72 = getelementptr inbounds nuw i8, ptr %45, i32 48
  br i1 %71, label %73, label %74

73:                                               ; preds = %66
  store i32 1, ptr %72, align 8, !tbaa !113
  br label %167

74:                                               ; preds = %66
  %75 = load i32, ptr %72, align 8, !tbaa !113
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %167

77:                                               ; preds = %74
  %78 = getelementptr inbounds nuw i8, ptr %45, i32 60
  %79 = load ptr, ptr %78, align 4, !tbaa !114
  %80 = load ptr, ptr %79, align 4, !tbaa !57
  %81 = getelementptr inbounds nuw i8, ptr %80, i32 16
  %82 = load i64, ptr %81, align 8, !tbaa !27
  %83 = getelementptr inbounds nuw i8, ptr %70, i32 16
  %84 = load i64, ptr %83, align 8, !tbaa !27
  %85 = icmp eq i64 %82, %84
  br i1 %85, label %86, label %135

86:                                               ; preds = %77
  %87 = load ptr, ptr %80, align 8, !tbaa !115
  %88 = load ptr, ptr %70, align 8, !tbaa !115
  %89 = icmp sgt i64 %82, 0
  br i1 %89, label %90, label %167

90:                                               ; preds = %86
  %91 = and i64 %82, 3
  %92 = icmp ult i64 %82, 4
  br i1 %92, label %154, label %93

93:                                               ; preds = %90
  %94 = and i64 %82, 9223372036854775804
  br label %95

95:                                               ; preds = %95, %93
  %96 = phi i64 [ 0, %93 ], [ %117, %95 ]
  %97 = phi i64 [ 0, %93 ], [ %118, %95 ]
  %98 = trunc i64 %96 to i32
  %99 = getelementptr inbounds i8, ptr %88, i32 %98
  %100 = load i8, ptr %99, align 1, !tbaa !116
  %101 = getelementptr inbounds i8, ptr %87, i32 %98
  store i8 %100, ptr %101, align 1, !tbaa !116
  %102 = trunc i64 %96 to i32
  %103 = or disjoint i32 %102, 1
  %104 = getelementptr inbounds i8, ptr %88, i32 %103
  %105 = load i8, ptr %104, align 1, !tbaa !116
  %106 = getelementptr inbounds i8, ptr %87, i32 %103
  store i8 %105, ptr %106, align 1, !tbaa !116
  %107 = trunc i64 %96 to i32
  %108 = or disjoint i32 %107, 2
  %109 = getelementptr inbounds i8, ptr %88, i32 %108
  %110 = load i8, ptr %109, align 1, !tbaa !116
  %111 = getelementptr inbounds i8, ptr %87, i32 %108
  store i8 %110, ptr %111, align 1, !tbaa !116
  %112 = trunc i64 %96 to i32
  %113 = or disjoint i32 %112, 3
  %114 = getelementptr inbounds i8, ptr %88, i32 %113
  %115 = load i8, ptr %114, align 1, !tbaa !116
  %116 = getelementptr inbounds i8, ptr %87, i32 %113
  store i8 %115, ptr %116, align 1, !tbaa !116
  %117 = add nuw nsw i64 %96, 4
  %118 = add i64 %97, 4
  %119 = icmp eq i64 %118, %94
  br i1 %119, label %152, label %95, !llvm.loop !117

120:                                              ; preds = %135
  %121 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %122 = extractvalue { i32, i1 } %121, 1
  br i1 %122, label %142, label %123

123:                                              ; preds = %120
  %124 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %125 = extractvalue { i32, i1 } %124, 1
  br i1 %125, label %142, label %126

126:                                              ; preds = %123
  %127 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %128 = extractvalue { i32, i1 } %127, 1
  br i1 %128, label %142, label %129

129:                                              ; preds = %126
  %130 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %131 = extractvalue { i32, i1 } %130, 1
  br i1 %131, label %142, label %132

132:                                              ; preds = %129
  %133 = add nuw nsw i32 %136, 5
  %134 = icmp eq i32 %133, 100
  br i1 %134, label %139, label %135, !llvm.loop !102

135:                                              ; preds = %77, %132
  %136 = phi i32 [ %133, %132 ], [ 0, %77 ]
  %137 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %138 = extractvalue { i32, i1 } %137, 1
  br i1 %138, label %142, label %120

139:                                              ; preds = %132, %139
  %140 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %142, label %139, !llvm.loop !103

142:                                              ; preds = %135, %120, %123, %126, %129, %139
  %143 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %144 = load atomic i32, ptr %143 monotonic, align 8
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %146, label %150

146:                                              ; preds = %142
  %147 = getelementptr inbounds nuw i8, ptr %0, i32 20
  store i32 -1, ptr %147, align 4, !tbaa !110
  store atomic i32 13, ptr %143 monotonic, align 8
  %148 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %149 = atomicrmw add ptr %148, i32 1 monotonic, align 8
  br label %150

150:                                              ; preds = %146, %142
  %151 = atomicrmw xchg ptr %3, i32 0 release, align 4
  br label %167

152:                                              ; preds = %95
  %153 = icmp eq i64 %91, 0
  br i1 %153, label %167, label %154

154:                                              ; preds = %152, %90
  %155 = phi i64 [ 0, %90 ], [ %117, %152 ]
  %156 = icmp ne i64 %91, 0
  tail call void @llvm.assume(i1 %156)
  br label %157

157:                                              ; preds = %157, %154
  %158 = phi i64 [ %164, %157 ], [ %155, %154 ]
  %159 = phi i64 [ %165, %157 ], [ 0, %154 ]
  %160 = trunc i64 %158 to i32
  %161 = getelementptr inbounds i8, ptr %88, i32 %160
  %162 = load i8, ptr %161, align 1, !tbaa !116
  %163 = getelementptr inbounds i8, ptr %87, i32 %160
  store i8 %162, ptr %163, align 1, !tbaa !116
  %164 = add nuw nsw i64 %158, 1
  %165 = add i64 %159, 1
  %166 = icmp eq i64 %165, %91
  br i1 %166, label %167, label %157, !llvm.loop !322

167:                                              ; preds = %152, %157, %73, %74, %86, %150
  br label %183

168:                                              ; preds = %183
  %169 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %170 = extractvalue { i32, i1 } %169, 1
  br i1 %170, label %190, label %171

171:                                              ; preds = %168
  %172 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %173 = extractvalue { i32, i1 } %172, 1
  br i1 %173, label %190, label %174

174:                                              ; preds = %171
  %175 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %176 = extractvalue { i32, i1 } %175, 1
  br i1 %176, label %190, label %177

177:                                              ; preds = %174
  %178 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %179 = extractvalue { i32, i1 } %178, 1
  br i1 %179, label %190, label %180

180:                                              ; preds = %177
  %181 = add nuw nsw i32 %184, 5
  %182 = icmp eq i32 %181, 100
  br i1 %182, label %187, label %183, !llvm.loop !102

183:                                              ; preds = %180, %167
  %184 = phi i32 [ 0, %167 ], [ %181, %180 ]
  %185 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %186 = extractvalue { i32, i1 } %185, 1
  br i1 %186, label %190, label %168

187:                                              ; preds = %180, %187
  %188 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %189 = icmp eq i32 %188, 0
  br i1 %189, label %190, label %187, !llvm.loop !103

190:                                              ; preds = %183, %168, %171, %174, %177, %187
  %191 = getelementptr inbounds nuw i8, ptr %45, i32 4
  %192 = load ptr, ptr %191, align 4, !tbaa !120
  %193 = getelementptr inbounds nuw i8, ptr %192, i32 144
  %194 = load atomic i32, ptr %193 monotonic, align 8
  %195 = inttoptr i32 %194 to ptr
  store ptr %195, ptr %45, align 8, !tbaa !111
  %196 = ptrtoint ptr %45 to i32
  store atomic i32 %196, ptr %193 monotonic, align 8
  %197 = getelementptr inbounds nuw i8, ptr %192, i32 108
  %198 = load i32, ptr %197, align 4, !tbaa !121
  %199 = icmp eq i32 %198, 2
  br i1 %199, label %200, label %206

200:                                              ; preds = %190
  %201 = load i32, ptr %47, align 4, !tbaa !109
  %202 = icmp eq i32 %201, 0
  br i1 %202, label %206, label %203

203:                                              ; preds = %200
  store i32 0, ptr %197, align 4, !tbaa !121
  %204 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %205 = atomicrmw add ptr %204, i32 1 monotonic, align 8
  br label %206

206:                                              ; preds = %203, %200, %190, %64
  %207 = phi i32 [ 0, %64 ], [ 1, %190 ], [ 1, %200 ], [ 1, %203 ]
  %208 = atomicrmw xchg ptr %3, i32 0 release, align 4
  ret i32 %207
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @set_size(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #7 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %4 = load ptr, ptr %3, align 4, !tbaa !247
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %6 = load ptr, ptr %5, align 8, !tbaa !246
  %7 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = getelementptr inbounds ptr, ptr %6, i32 %8
  %10 = load ptr, ptr %9, align 4, !tbaa !31
  %11 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %12 = load i32, ptr %11, align 4, !tbaa !5
  %13 = icmp eq i32 %12, 8
  br i1 %13, label %14, label %16

14:                                               ; preds = %2
  %15 = load i64, ptr %10, align 8, !tbaa !125
  br label %19

16:                                               ; preds = %2
  %17 = load i32, ptr %10, align 4, !tbaa !5
  %18 = sext i32 %17 to i64
  br label %19

19:                                               ; preds = %16, %14
  %20 = phi i64 [ %15, %14 ], [ %18, %16 ]
  %21 = tail call i64 @llvm.smax.i64(i64 %20, i64 0)
  %22 = getelementptr inbounds nuw i8, ptr %0, i32 40
  %23 = load ptr, ptr %22, align 8, !tbaa !323
  %24 = getelementptr inbounds nuw i8, ptr %4, i32 12
  %25 = load i32, ptr %24, align 4, !tbaa !5
  %26 = getelementptr inbounds i64, ptr %23, i32 %25
  %27 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %28 = load ptr, ptr %27, align 4, !tbaa !250
  %29 = tail call fastcc i64 @evaluate(ptr noundef %26, ptr noundef %28) #21
  %30 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %31 = load i32, ptr %30, align 4, !tbaa !5
  %32 = getelementptr inbounds i64, ptr %23, i32 %31
  %33 = tail call fastcc i64 @evaluate(ptr noundef %32, ptr noundef %28) #21
  %34 = icmp slt i64 %21, %29
  %35 = icmp sgt i64 %21, %33
  %36 = select i1 %34, i1 true, i1 %35
  br i1 %36, label %37, label %66

37:                                               ; preds = %19
  %38 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %39 = load ptr, ptr %38, align 4, !tbaa !234
  %40 = getelementptr inbounds nuw i8, ptr %39, i32 16
  %41 = load ptr, ptr %40, align 4, !tbaa !225
  %42 = getelementptr inbounds nuw i8, ptr %41, i32 4
  br label %43

43:                                               ; preds = %43, %37
  %44 = atomicrmw xchg ptr %42, i32 1 acquire, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %43, !llvm.loop !226

46:                                               ; preds = %43
  %47 = load atomic i32, ptr %41 monotonic, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %53, label %49

49:                                               ; preds = %46
  %50 = getelementptr inbounds nuw i8, ptr %41, i32 16
  %51 = load i64, ptr %50, align 8, !tbaa !227
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %53, label %59

53:                                               ; preds = %49, %46
  %54 = getelementptr inbounds nuw i8, ptr %41, i32 12
  store i32 0, ptr %54, align 4, !tbaa !230
  %55 = getelementptr inbounds nuw i8, ptr %41, i32 16
  store i64 0, ptr %55, align 8, !tbaa !227
  %56 = getelementptr inbounds nuw i8, ptr %41, i32 24
  store i64 %21, ptr %56, align 8, !tbaa !231
  %57 = getelementptr inbounds nuw i8, ptr %41, i32 32
  store i64 0, ptr %57, align 8, !tbaa !232
  %58 = getelementptr inbounds nuw i8, ptr %41, i32 40
  store double 0.000000e+00, ptr %58, align 8, !tbaa !233
  store atomic i32 3, ptr %41 monotonic, align 8
  br label %59

59:                                               ; preds = %49, %53
  store atomic i32 0, ptr %42 release, align 4
  %60 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %61 = load i32, ptr %60, align 4, !tbaa !244
  %62 = load ptr, ptr %38, align 4, !tbaa !234
  %63 = getelementptr inbounds nuw i8, ptr %62, i32 16
  %64 = load ptr, ptr %63, align 4, !tbaa !225
  %65 = getelementptr inbounds nuw i8, ptr %64, i32 8
  store i32 %61, ptr %65, align 8, !tbaa !252
  br label %96

66:                                               ; preds = %19
  %67 = load i32, ptr %4, align 4, !tbaa !5
  %68 = getelementptr inbounds i64, ptr %28, i32 %67
  store i64 %21, ptr %68, align 8, !tbaa !125
  %69 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %70 = load i32, ptr %69, align 4, !tbaa !245
  %71 = icmp ugt i32 %70, 7
  br i1 %71, label %72, label %96

72:                                               ; preds = %66, %72
  %73 = phi i32 [ %93, %72 ], [ 5, %66 ]
  %74 = load ptr, ptr %3, align 4, !tbaa !247
  %75 = getelementptr inbounds nuw i32, ptr %74, i32 %73
  %76 = load ptr, ptr %22, align 8, !tbaa !323
  %77 = getelementptr inbounds nuw i8, ptr %75, i32 8
  %78 = load i32, ptr %77, align 4, !tbaa !5
  %79 = getelementptr inbounds i64, ptr %76, i32 %78
  %80 = load ptr, ptr %27, align 4, !tbaa !250
  %81 = tail call fastcc i64 @evaluate(ptr noundef %79, ptr noundef %80) #21
  %82 = trunc i64 %81 to i32
  %83 = load ptr, ptr %5, align 8, !tbaa !246
  %84 = getelementptr inbounds nuw i8, ptr %75, i32 4
  %85 = load i32, ptr %84, align 4, !tbaa !5
  %86 = getelementptr inbounds ptr, ptr %83, i32 %85
  %87 = load ptr, ptr %86, align 4, !tbaa !31
  %88 = ptrtoint ptr %87 to i32
  %89 = add i32 %88, %82
  %90 = inttoptr i32 %89 to ptr
  %91 = load i32, ptr %75, align 4, !tbaa !5
  %92 = getelementptr inbounds ptr, ptr %83, i32 %91
  store ptr %90, ptr %92, align 4, !tbaa !31
  %93 = add i32 %73, 3
  %94 = add i32 %73, 5
  %95 = icmp ult i32 %94, %70
  br i1 %95, label %72, label %96, !llvm.loop !324

96:                                               ; preds = %72, %66, %59
  %97 = phi i32 [ 3, %59 ], [ 0, %66 ], [ 0, %72 ]
  ret i32 %97
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 9) i32 @make(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #7 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %4 = load ptr, ptr %3, align 4, !tbaa !247
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 48
  %6 = load ptr, ptr %5, align 8, !tbaa !325
  %7 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = getelementptr inbounds %struct.tfc_block, ptr %6, i32 %8
  %10 = getelementptr inbounds nuw i8, ptr %0, i32 40
  %11 = load ptr, ptr %10, align 8, !tbaa !323
  %12 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %13 = load i32, ptr %12, align 4, !tbaa !5
  %14 = getelementptr inbounds i64, ptr %11, i32 %13
  %15 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %16 = load ptr, ptr %15, align 4, !tbaa !250
  %17 = tail call fastcc i64 @evaluate(ptr noundef %14, ptr noundef %16) #21
  %18 = icmp slt i64 %17, 0
  br i1 %18, label %26, label %19

19:                                               ; preds = %2
  %20 = load ptr, ptr %9, align 8, !tbaa !197
  %21 = icmp eq ptr %20, null
  br i1 %21, label %26, label %22

22:                                               ; preds = %19
  %23 = getelementptr inbounds nuw i8, ptr %9, i32 8
  %24 = load i64, ptr %23, align 8, !tbaa !326
  %25 = icmp sgt i64 %17, %24
  br i1 %25, label %26, label %55

26:                                               ; preds = %19, %22, %2
  %27 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %28 = load ptr, ptr %27, align 4, !tbaa !234
  %29 = getelementptr inbounds nuw i8, ptr %28, i32 16
  %30 = load ptr, ptr %29, align 4, !tbaa !225
  %31 = getelementptr inbounds nuw i8, ptr %30, i32 4
  br label %32

32:                                               ; preds = %32, %26
  %33 = atomicrmw xchg ptr %31, i32 1 acquire, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %32, !llvm.loop !226

35:                                               ; preds = %32
  %36 = load atomic i32, ptr %30 monotonic, align 8
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %42, label %38

38:                                               ; preds = %35
  %39 = getelementptr inbounds nuw i8, ptr %30, i32 16
  %40 = load i64, ptr %39, align 8, !tbaa !227
  %41 = icmp sgt i64 %40, 0
  br i1 %41, label %42, label %48

42:                                               ; preds = %38, %35
  %43 = getelementptr inbounds nuw i8, ptr %30, i32 12
  store i32 0, ptr %43, align 4, !tbaa !230
  %44 = getelementptr inbounds nuw i8, ptr %30, i32 16
  store i64 0, ptr %44, align 8, !tbaa !227
  %45 = getelementptr inbounds nuw i8, ptr %30, i32 24
  store i64 %17, ptr %45, align 8, !tbaa !231
  %46 = getelementptr inbounds nuw i8, ptr %30, i32 32
  store i64 0, ptr %46, align 8, !tbaa !232
  %47 = getelementptr inbounds nuw i8, ptr %30, i32 40
  store double 0.000000e+00, ptr %47, align 8, !tbaa !233
  store atomic i32 8, ptr %30 monotonic, align 8
  br label %48

48:                                               ; preds = %38, %42
  store atomic i32 0, ptr %31 release, align 4
  %49 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %50 = load i32, ptr %49, align 4, !tbaa !244
  %51 = load ptr, ptr %27, align 4, !tbaa !234
  %52 = getelementptr inbounds nuw i8, ptr %51, i32 16
  %53 = load ptr, ptr %52, align 4, !tbaa !225
  %54 = getelementptr inbounds nuw i8, ptr %53, i32 8
  store i32 %50, ptr %54, align 8, !tbaa !252
  br label %91

55:                                               ; preds = %22
  %56 = ptrtoint ptr %20 to i32
  %57 = add i32 %56, 63
  %58 = and i32 %57, -64
  %59 = inttoptr i32 %58 to ptr
  %60 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %61 = load ptr, ptr %60, align 8, !tbaa !246
  %62 = load i32, ptr %4, align 4, !tbaa !5
  %63 = getelementptr inbounds ptr, ptr %61, i32 %62
  store ptr %59, ptr %63, align 4, !tbaa !31
  %64 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %65 = load i32, ptr %64, align 4, !tbaa !245
  %66 = icmp ugt i32 %65, 5
  br i1 %66, label %67, label %91

67:                                               ; preds = %55, %67
  %68 = phi i32 [ %88, %67 ], [ 3, %55 ]
  %69 = load ptr, ptr %3, align 4, !tbaa !247
  %70 = getelementptr inbounds nuw i32, ptr %69, i32 %68
  %71 = load ptr, ptr %10, align 8, !tbaa !323
  %72 = getelementptr inbounds nuw i8, ptr %70, i32 8
  %73 = load i32, ptr %72, align 4, !tbaa !5
  %74 = getelementptr inbounds i64, ptr %71, i32 %73
  %75 = load ptr, ptr %15, align 4, !tbaa !250
  %76 = tail call fastcc i64 @evaluate(ptr noundef %74, ptr noundef %75) #21
  %77 = trunc i64 %76 to i32
  %78 = load ptr, ptr %60, align 8, !tbaa !246
  %79 = getelementptr inbounds nuw i8, ptr %70, i32 4
  %80 = load i32, ptr %79, align 4, !tbaa !5
  %81 = getelementptr inbounds ptr, ptr %78, i32 %80
  %82 = load ptr, ptr %81, align 4, !tbaa !31
  %83 = ptrtoint ptr %82 to i32
  %84 = add i32 %83, %77
  %85 = inttoptr i32 %84 to ptr
  %86 = load i32, ptr %70, align 4, !tbaa !5
  %87 = getelementptr inbounds ptr, ptr %78, i32 %86
  store ptr %85, ptr %87, align 4, !tbaa !31
  %88 = add i32 %68, 3
  %89 = add i32 %68, 5
  %90 = icmp ult i32 %89, %65
  br i1 %90, label %67, label %91, !llvm.loop !324

91:                                               ; preds = %67, %55, %48
  %92 = phi i32 [ 8, %48 ], [ 0, %55 ], [ 0, %67 ]
  ret i32 %92
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 9) i32 @grow(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #7 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %4 = load ptr, ptr %3, align 4, !tbaa !247
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 48
  %6 = load ptr, ptr %5, align 8, !tbaa !325
  %7 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = getelementptr inbounds %struct.tfc_block, ptr %6, i32 %8
  %10 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %11 = load ptr, ptr %10, align 8, !tbaa !246
  %12 = getelementptr inbounds nuw i8, ptr %4, i32 12
  %13 = load i32, ptr %12, align 4, !tbaa !5
  %14 = getelementptr inbounds ptr, ptr %11, i32 %13
  %15 = load ptr, ptr %14, align 4, !tbaa !31
  %16 = load i32, ptr %15, align 4, !tbaa !5
  %17 = getelementptr inbounds nuw i8, ptr %0, i32 40
  %18 = load ptr, ptr %17, align 8, !tbaa !323
  %19 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %20 = load i32, ptr %19, align 4, !tbaa !5
  %21 = getelementptr inbounds i64, ptr %18, i32 %20
  %22 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %23 = load ptr, ptr %22, align 4, !tbaa !250
  %24 = tail call fastcc i64 @evaluate(ptr noundef %21, ptr noundef %23) #21
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
  %36 = load ptr, ptr %35, align 4, !tbaa !234
  %37 = getelementptr inbounds nuw i8, ptr %36, i32 16
  %38 = load ptr, ptr %37, align 4, !tbaa !225
  %39 = getelementptr inbounds nuw i8, ptr %38, i32 4
  br label %40

40:                                               ; preds = %40, %34
  %41 = atomicrmw xchg ptr %39, i32 1 acquire, align 4
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %40, !llvm.loop !226

43:                                               ; preds = %40
  %44 = load atomic i32, ptr %38 monotonic, align 8
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %50, label %46

46:                                               ; preds = %43
  %47 = getelementptr inbounds nuw i8, ptr %38, i32 16
  %48 = load i64, ptr %47, align 8, !tbaa !227
  %49 = icmp sgt i64 %48, 0
  br i1 %49, label %50, label %56

50:                                               ; preds = %46, %43
  %51 = getelementptr inbounds nuw i8, ptr %38, i32 12
  store i32 0, ptr %51, align 4, !tbaa !230
  %52 = getelementptr inbounds nuw i8, ptr %38, i32 16
  store i64 0, ptr %52, align 8, !tbaa !227
  %53 = getelementptr inbounds nuw i8, ptr %38, i32 24
  store i64 -1, ptr %53, align 8, !tbaa !231
  %54 = getelementptr inbounds nuw i8, ptr %38, i32 32
  store i64 0, ptr %54, align 8, !tbaa !232
  %55 = getelementptr inbounds nuw i8, ptr %38, i32 40
  store double 0.000000e+00, ptr %55, align 8, !tbaa !233
  store atomic i32 8, ptr %38 monotonic, align 8
  br label %56

56:                                               ; preds = %46, %50
  store atomic i32 0, ptr %39 release, align 4
  br label %126

57:                                               ; preds = %28
  %58 = load ptr, ptr %9, align 8, !tbaa !197
  %59 = icmp eq ptr %58, null
  br i1 %59, label %69, label %60

60:                                               ; preds = %57
  %61 = getelementptr inbounds nuw i8, ptr %9, i32 8
  %62 = load i64, ptr %61, align 8, !tbaa !326
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
  %71 = load ptr, ptr %70, align 4, !tbaa !234
  %72 = getelementptr inbounds nuw i8, ptr %71, i32 16
  %73 = load ptr, ptr %72, align 4, !tbaa !225
  %74 = getelementptr inbounds nuw i8, ptr %73, i32 4
  br label %75

75:                                               ; preds = %75, %69
  %76 = atomicrmw xchg ptr %74, i32 1 acquire, align 4
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %75, !llvm.loop !226

78:                                               ; preds = %75
  %79 = load atomic i32, ptr %73 monotonic, align 8
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %85, label %81

81:                                               ; preds = %78
  %82 = getelementptr inbounds nuw i8, ptr %73, i32 16
  %83 = load i64, ptr %82, align 8, !tbaa !227
  %84 = icmp sgt i64 %83, 0
  br i1 %84, label %85, label %91

85:                                               ; preds = %81, %78
  %86 = getelementptr inbounds nuw i8, ptr %73, i32 12
  store i32 0, ptr %86, align 4, !tbaa !230
  %87 = getelementptr inbounds nuw i8, ptr %73, i32 16
  store i64 0, ptr %87, align 8, !tbaa !227
  %88 = getelementptr inbounds nuw i8, ptr %73, i32 24
  store i64 %33, ptr %88, align 8, !tbaa !231
  %89 = getelementptr inbounds nuw i8, ptr %73, i32 32
  store i64 0, ptr %89, align 8, !tbaa !232
  %90 = getelementptr inbounds nuw i8, ptr %73, i32 40
  store double 0.000000e+00, ptr %90, align 8, !tbaa !233
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
  store ptr %96, ptr %98, align 4, !tbaa !31
  %99 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %100 = load i32, ptr %99, align 4, !tbaa !245
  %101 = icmp ugt i32 %100, 6
  br i1 %101, label %102, label %134

102:                                              ; preds = %92, %102
  %103 = phi i32 [ %123, %102 ], [ 4, %92 ]
  %104 = load ptr, ptr %3, align 4, !tbaa !247
  %105 = getelementptr inbounds nuw i32, ptr %104, i32 %103
  %106 = load ptr, ptr %17, align 8, !tbaa !323
  %107 = getelementptr inbounds nuw i8, ptr %105, i32 8
  %108 = load i32, ptr %107, align 4, !tbaa !5
  %109 = getelementptr inbounds i64, ptr %106, i32 %108
  %110 = load ptr, ptr %22, align 4, !tbaa !250
  %111 = tail call fastcc i64 @evaluate(ptr noundef %109, ptr noundef %110) #21
  %112 = trunc i64 %111 to i32
  %113 = load ptr, ptr %10, align 8, !tbaa !246
  %114 = getelementptr inbounds nuw i8, ptr %105, i32 4
  %115 = load i32, ptr %114, align 4, !tbaa !5
  %116 = getelementptr inbounds ptr, ptr %113, i32 %115
  %117 = load ptr, ptr %116, align 4, !tbaa !31
  %118 = ptrtoint ptr %117 to i32
  %119 = add i32 %118, %112
  %120 = inttoptr i32 %119 to ptr
  %121 = load i32, ptr %105, align 4, !tbaa !5
  %122 = getelementptr inbounds ptr, ptr %113, i32 %121
  store ptr %120, ptr %122, align 4, !tbaa !31
  %123 = add i32 %103, 3
  %124 = add i32 %103, 5
  %125 = icmp ult i32 %124, %100
  br i1 %125, label %102, label %134, !llvm.loop !324

126:                                              ; preds = %56, %91
  %127 = phi ptr [ %70, %91 ], [ %35, %56 ]
  %128 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %129 = load i32, ptr %128, align 4, !tbaa !244
  %130 = load ptr, ptr %127, align 4, !tbaa !234
  %131 = getelementptr inbounds nuw i8, ptr %130, i32 16
  %132 = load ptr, ptr %131, align 4, !tbaa !225
  %133 = getelementptr inbounds nuw i8, ptr %132, i32 8
  store i32 %129, ptr %133, align 8, !tbaa !252
  br label %134

134:                                              ; preds = %102, %126, %92
  %135 = phi i32 [ 0, %92 ], [ 8, %126 ], [ 0, %102 ]
  ret i32 %135
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define internal fastcc i64 @evaluate(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #17 {
  %3 = alloca [32 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #23
  br label %4

4:                                                ; preds = %71, %2
  %5 = phi i32 [ 0, %2 ], [ %72, %71 ]
  %6 = phi ptr [ %0, %2 ], [ %74, %71 ]
  %7 = phi i32 [ 0, %2 ], [ %73, %71 ]
  %8 = load i64, ptr %6, align 8, !tbaa !125
  switch i64 %8, label %22 [
    i64 0, label %75
    i64 1, label %9
    i64 2, label %14
  ]

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %6, i32 8
  %11 = load i64, ptr %10, align 8, !tbaa !125
  %12 = add nsw i32 %7, 1
  %13 = getelementptr inbounds i64, ptr %3, i32 %7
  store i64 %11, ptr %13, align 8, !tbaa !125
  br label %71

14:                                               ; preds = %4
  %15 = getelementptr inbounds nuw i8, ptr %6, i32 8
  %16 = load i64, ptr %15, align 8, !tbaa !125
  %17 = trunc i64 %16 to i32
  %18 = getelementptr inbounds i64, ptr %1, i32 %17
  %19 = load i64, ptr %18, align 8, !tbaa !125
  %20 = add nsw i32 %7, 1
  %21 = getelementptr inbounds i64, ptr %3, i32 %7
  store i64 %19, ptr %21, align 8, !tbaa !125
  br label %71

22:                                               ; preds = %4
  %23 = add nsw i32 %7, -1
  %24 = getelementptr i64, ptr %3, i32 %7
  %25 = getelementptr i8, ptr %24, i32 -16
  %26 = load i64, ptr %25, align 8, !tbaa !125
  %27 = getelementptr inbounds i64, ptr %3, i32 %23
  %28 = load i64, ptr %27, align 8, !tbaa !125
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
  store i64 %70, ptr %25, align 8, !tbaa !125
  br label %71

71:                                               ; preds = %9, %68, %14
  %72 = phi i32 [ %69, %68 ], [ %5, %9 ], [ %5, %14 ]
  %73 = phi i32 [ %23, %68 ], [ %12, %9 ], [ %20, %14 ]
  %74 = getelementptr inbounds nuw i8, ptr %6, i32 16
  br label %4, !llvm.loop !327

75:                                               ; preds = %4
  %76 = icmp eq i32 %5, 0
  %77 = load i64, ptr %3, align 16
  %78 = select i1 %76, i64 %77, i64 -1
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #23
  ret i64 %78
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #18

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #18

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #19

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #19

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #19

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #20

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable }
attributes #3 = { nounwind uwtable }
attributes #4 = { noinline nounwind uwtable }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #8 = { nofree norecurse nounwind memory(argmem: readwrite) uwtable }
attributes #9 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable }
attributes #10 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable }
attributes #11 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable }
attributes #12 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #13 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable }
attributes #14 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #15 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #16 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #17 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable }
attributes #18 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #19 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #20 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #21 = { nobuiltin }
attributes #22 = { nobuiltin nounwind }
attributes #23 = { nounwind }

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
!9 = !{!10, !19, i64 56}
!10 = !{!"tfc_executor", !11, i64 0, !13, i64 4, !14, i64 8, !14, i64 12, !14, i64 16, !14, i64 20, !16, i64 24, !6, i64 28, !6, i64 32, !12, i64 36, !12, i64 40, !17, i64 44, !17, i64 48, !18, i64 52, !19, i64 56, !6, i64 60, !6, i64 64, !6, i64 68, !6, i64 72, !20, i64 76, !21, i64 80, !22, i64 84, !23, i64 88, !23, i64 96, !6, i64 104, !6, i64 108, !6, i64 112, !6, i64 116, !23, i64 120, !23, i64 128, !23, i64 136, !7, i64 144, !24, i64 148, !23, i64 152, !23, i64 160, !23, i64 168, !7, i64 176}
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
!23 = !{!"long long", !7, i64 0}
!24 = !{!"p1 _ZTS9tfc_ready", !12, i64 0}
!25 = !{!26, !19, i64 40}
!26 = !{!"tfc_value", !12, i64 0, !23, i64 8, !23, i64 16, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36, !19, i64 40}
!27 = !{!26, !23, i64 16}
!28 = distinct !{!28, !29}
!29 = !{!"llvm.loop.mustprogress"}
!30 = distinct !{!30, !29}
!31 = !{!12, !12, i64 0}
!32 = !{!10, !16, i64 24}
!33 = !{!34, !36, i64 12}
!34 = !{!"tfc_ctx", !6, i64 0, !6, i64 4, !35, i64 8, !36, i64 12, !37, i64 16}
!35 = !{!"p1 _ZTS8tfc_pool", !12, i64 0}
!36 = !{!"p1 _ZTS8tfc_host", !12, i64 0}
!37 = !{!"p1 _ZTS11tfc_failure", !12, i64 0}
!38 = !{!10, !18, i64 52}
!39 = !{!10, !6, i64 112}
!40 = !{!10, !11, i64 0}
!41 = !{!10, !6, i64 28}
!42 = !{!43, !46, i64 12}
!43 = !{!"tfc_graph", !44, i64 0, !45, i64 4, !21, i64 8, !46, i64 12, !47, i64 16, !21, i64 20, !21, i64 24, !6, i64 28, !6, i64 32}
!44 = !{!"p1 _ZTS8tfc_node", !12, i64 0}
!45 = !{!"p1 _ZTS8tfc_edge", !12, i64 0}
!46 = !{!"p1 _ZTS9tfc_frame", !12, i64 0}
!47 = !{!"p1 long long", !12, i64 0}
!48 = !{!49, !11, i64 0}
!49 = !{!"tfc_instance", !11, i64 0, !46, i64 4, !44, i64 8, !50, i64 12, !50, i64 16, !51, i64 20, !23, i64 24, !23, i64 32, !23, i64 40, !6, i64 48, !6, i64 52, !52, i64 56, !53, i64 60, !53, i64 64, !47, i64 68, !14, i64 72, !14, i64 76}
!50 = !{!"p1 _ZTS12tfc_instance", !12, i64 0}
!51 = !{!"p1 _ZTS13tfc_iteration", !12, i64 0}
!52 = !{!"p2 _ZTS13tfc_iteration", !15, i64 0}
!53 = !{!"p1 _ZTS4held", !12, i64 0}
!54 = !{!43, !6, i64 28}
!55 = !{!10, !14, i64 12}
!56 = !{!49, !14, i64 72}
!57 = !{!19, !19, i64 0}
!58 = !{!26, !6, i64 24}
!59 = !{!49, !52, i64 56}
!60 = !{!49, !46, i64 4}
!61 = !{!51, !51, i64 0}
!62 = !{!63, !6, i64 28}
!63 = !{!"tfc_frame", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28, !21, i64 32, !21, i64 36, !21, i64 40, !23, i64 48}
!64 = !{!65, !23, i64 8}
!65 = !{!"tfc_iteration", !23, i64 0, !23, i64 8, !23, i64 16, !50, i64 24, !14, i64 28, !21, i64 32, !21, i64 36}
!66 = !{!10, !6, i64 60}
!67 = !{!43, !44, i64 0}
!68 = !{!63, !21, i64 32}
!69 = !{!70, !44, i64 0}
!70 = !{!"tfc_ready", !44, i64 0, !50, i64 4, !51, i64 8, !6, i64 12}
!71 = !{!70, !50, i64 4}
!72 = !{!70, !51, i64 8}
!73 = !{!70, !6, i64 12}
!74 = distinct !{!74, !29}
!75 = distinct !{!75, !29}
!76 = !{!10, !23, i64 160}
!77 = !{!10, !20, i64 76}
!78 = !{!79, !23, i64 8}
!79 = !{!"tfc_group", !80, i64 0, !81, i64 4, !23, i64 8, !6, i64 16, !6, i64 20, !7, i64 24, !7, i64 28, !7, i64 32, !6, i64 36, !6, i64 40, !6, i64 44, !6, i64 48, !82, i64 52}
!80 = !{!"p2 _ZTS12tfc_executor", !15, i64 0}
!81 = !{!"p1 _ZTS12tfc_transfer", !12, i64 0}
!82 = !{!"p1 _ZTS10tfc_parcel", !12, i64 0}
!83 = !{!10, !23, i64 136}
!84 = !{!10, !6, i64 32}
!85 = !{!86, !12, i64 24}
!86 = !{!"tfc_host", !6, i64 0, !6, i64 4, !12, i64 8, !12, i64 12, !12, i64 16, !12, i64 20, !12, i64 24}
!87 = !{!86, !12, i64 8}
!88 = !{!10, !24, i64 148}
!89 = !{!10, !23, i64 152}
!90 = !{!10, !23, i64 168}
!91 = !{!65, !14, i64 28}
!92 = !{!93, !6, i64 16}
!93 = !{!"tfc_node", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36, !6, i64 40}
!94 = !{!10, !14, i64 20}
!95 = !{!93, !6, i64 0}
!96 = !{!10, !21, i64 80}
!97 = !{!93, !6, i64 4}
!98 = !{!99, !6, i64 32}
!99 = !{!"tfc_activation", !100, i64 0, !6, i64 40, !6, i64 44, !6, i64 48, !6, i64 52, !14, i64 56, !14, i64 60, !50, i64 64, !51, i64 68}
!100 = !{!"tfc_parcel", !82, i64 0, !101, i64 4, !19, i64 8, !23, i64 16, !23, i64 24, !6, i64 32, !6, i64 36}
!101 = !{!"p1 _ZTS12tfc_executor", !12, i64 0}
!102 = distinct !{!102, !29}
!103 = distinct !{!103, !29}
!104 = !{!79, !81, i64 4}
!105 = !{!100, !6, i64 32}
!106 = !{!82, !82, i64 0}
!107 = !{!100, !23, i64 16}
!108 = distinct !{!108, !29}
!109 = !{!100, !6, i64 36}
!110 = !{!79, !6, i64 20}
!111 = !{!100, !82, i64 0}
!112 = !{!100, !19, i64 8}
!113 = !{!99, !6, i64 48}
!114 = !{!99, !14, i64 60}
!115 = !{!26, !12, i64 0}
!116 = !{!7, !7, i64 0}
!117 = distinct !{!117, !29}
!118 = distinct !{!118, !119}
!119 = !{!"llvm.loop.unroll.disable"}
!120 = !{!100, !101, i64 4}
!121 = !{!10, !6, i64 108}
!122 = !{!10, !22, i64 84}
!123 = !{!65, !23, i64 16}
!124 = !{!101, !101, i64 0}
!125 = !{!23, !23, i64 0}
!126 = !{!127, !23, i64 8}
!127 = !{!"tfc_transfer", !82, i64 0, !23, i64 8}
!128 = !{!100, !23, i64 24}
!129 = distinct !{!129, !29}
!130 = !{!10, !23, i64 128}
!131 = !{!49, !44, i64 8}
!132 = !{!49, !50, i64 12}
!133 = !{!49, !51, i64 20}
!134 = distinct !{!134, !119}
!135 = distinct !{!135, !29}
!136 = !{!10, !13, i64 4}
!137 = !{!93, !6, i64 20}
!138 = !{!139, !21, i64 8}
!139 = !{!"tfc_region_use", !140, i64 0, !15, i64 4, !21, i64 8, !21, i64 12, !141, i64 16, !23, i64 24, !23, i64 32}
!140 = !{!"p1 _ZTS10tfc_region", !12, i64 0}
!141 = !{!"p1 _ZTS8tfc_move", !12, i64 0}
!142 = !{!139, !15, i64 4}
!143 = !{!93, !6, i64 24}
!144 = distinct !{!144, !29}
!145 = !{!139, !23, i64 24}
!146 = !{!93, !6, i64 36}
!147 = !{!43, !21, i64 20}
!148 = !{!43, !47, i64 16}
!149 = !{!43, !21, i64 24}
!150 = !{!139, !21, i64 12}
!151 = distinct !{!151, !29}
!152 = !{!139, !141, i64 16}
!153 = !{!154, !6, i64 4}
!154 = !{!"tfc_move", !6, i64 0, !6, i64 4, !23, i64 8}
!155 = !{!154, !23, i64 8}
!156 = !{!154, !6, i64 0}
!157 = !{!139, !23, i64 32}
!158 = !{!10, !6, i64 104}
!159 = !{!139, !140, i64 0}
!160 = distinct !{!160, !29}
!161 = distinct !{!161, !119}
!162 = distinct !{!162, !29}
!163 = !{!43, !21, i64 8}
!164 = !{!93, !6, i64 40}
!165 = distinct !{!165, !29}
!166 = !{!10, !14, i64 8}
!167 = !{!49, !14, i64 76}
!168 = !{!10, !14, i64 16}
!169 = distinct !{!169, !29}
!170 = !{!10, !23, i64 120}
!171 = distinct !{!171, !29}
!172 = distinct !{!172, !29}
!173 = !{!10, !6, i64 64}
!174 = !{!10, !6, i64 68}
!175 = !{!10, !6, i64 72}
!176 = !{!99, !50, i64 64}
!177 = !{!99, !6, i64 44}
!178 = !{!99, !51, i64 68}
!179 = !{!99, !23, i64 24}
!180 = !{!181, !6, i64 8}
!181 = !{!"tfc_driver", !6, i64 0, !6, i64 4, !6, i64 8}
!182 = !{!79, !6, i64 48}
!183 = !{!181, !6, i64 0}
!184 = !{!79, !82, i64 52}
!185 = !{!79, !6, i64 40}
!186 = distinct !{!186, !29}
!187 = !{!79, !7, i64 24}
!188 = !{!181, !6, i64 4}
!189 = !{!79, !6, i64 16}
!190 = !{!79, !80, i64 0}
!191 = distinct !{!191, !29}
!192 = !{!10, !7, i64 144}
!193 = !{!79, !6, i64 44}
!194 = distinct !{!194, !29}
!195 = !{!79, !6, i64 36}
!196 = distinct !{!196, !29}
!197 = !{!198, !12, i64 0}
!198 = !{!"tfc_block", !12, i64 0, !23, i64 8}
!199 = !{!200, !23, i64 40}
!200 = !{!"tfc_monitor", !7, i64 0, !6, i64 4, !201, i64 8, !23, i64 16, !23, i64 24, !202, i64 32, !23, i64 40, !23, i64 48}
!201 = !{!"p1 _ZTS9tfc_event", !12, i64 0}
!202 = !{!"p1 _ZTS8tfc_runs", !12, i64 0}
!203 = !{!200, !202, i64 32}
!204 = !{!205, !23, i64 0}
!205 = !{!"tfc_runs", !23, i64 0, !23, i64 8, !23, i64 16, !23, i64 24}
!206 = !{!205, !23, i64 16}
!207 = !{!205, !23, i64 24}
!208 = !{!200, !23, i64 48}
!209 = !{!200, !23, i64 24}
!210 = !{!200, !23, i64 16}
!211 = !{!200, !201, i64 8}
!212 = !{!205, !23, i64 8}
!213 = !{!214, !23, i64 8}
!214 = !{!"tfc_event", !23, i64 0, !23, i64 8, !23, i64 16}
!215 = !{!216, !6, i64 0}
!216 = !{!"tfc_pool", !6, i64 0}
!217 = !{!86, !12, i64 12}
!218 = !{!86, !6, i64 4}
!219 = !{!34, !35, i64 8}
!220 = !{!221, !12, i64 0}
!221 = !{!"tfc_loop", !12, i64 0, !12, i64 4, !23, i64 8, !23, i64 16}
!222 = !{!221, !12, i64 4}
!223 = !{!221, !23, i64 8}
!224 = !{!221, !23, i64 16}
!225 = !{!34, !37, i64 16}
!226 = distinct !{!226, !29}
!227 = !{!228, !23, i64 16}
!228 = !{!"tfc_failure", !7, i64 0, !7, i64 4, !6, i64 8, !6, i64 12, !23, i64 16, !23, i64 24, !23, i64 32, !229, i64 40}
!229 = !{!"double", !7, i64 0}
!230 = !{!228, !6, i64 12}
!231 = !{!228, !23, i64 24}
!232 = !{!228, !23, i64 32}
!233 = !{!228, !229, i64 40}
!234 = !{!235, !16, i64 28}
!235 = !{!"tfc_region", !236, i64 0, !23, i64 8, !15, i64 16, !47, i64 20, !15, i64 24, !16, i64 28, !23, i64 32, !47, i64 40, !17, i64 44, !237, i64 48, !23, i64 56}
!236 = !{!"p1 _ZTS15tfc_instruction", !12, i64 0}
!237 = !{!"p1 _ZTS9tfc_block", !12, i64 0}
!238 = !{!86, !12, i64 20}
!239 = !{!235, !236, i64 0}
!240 = !{!235, !23, i64 8}
!241 = !{!242, !6, i64 16}
!242 = !{!"tfc_instruction", !12, i64 0, !21, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20}
!243 = !{!235, !23, i64 32}
!244 = !{!242, !6, i64 12}
!245 = !{!242, !6, i64 8}
!246 = !{!235, !15, i64 16}
!247 = !{!242, !21, i64 4}
!248 = !{!235, !15, i64 24}
!249 = !{!242, !12, i64 0}
!250 = !{!235, !47, i64 20}
!251 = distinct !{!251, !29}
!252 = !{!228, !6, i64 8}
!253 = !{!242, !6, i64 20}
!254 = !{!235, !17, i64 44}
!255 = distinct !{!255, !29}
!256 = distinct !{!256, !29}
!257 = !{!235, !23, i64 56}
!258 = distinct !{!258, !29}
!259 = !{!63, !6, i64 12}
!260 = !{!63, !6, i64 16}
!261 = !{!43, !6, i64 32}
!262 = !{!63, !6, i64 24}
!263 = !{!63, !6, i64 20}
!264 = !{!11, !11, i64 0}
!265 = !{!46, !46, i64 0}
!266 = !{!44, !44, i64 0}
!267 = !{!50, !50, i64 0}
!268 = !{!14, !14, i64 0}
!269 = !{!49, !53, i64 60}
!270 = !{!49, !53, i64 64}
!271 = !{!49, !47, i64 68}
!272 = distinct !{!272, !119}
!273 = distinct !{!273, !29}
!274 = distinct !{!274, !29}
!275 = distinct !{!275, !119}
!276 = !{!63, !6, i64 8}
!277 = !{!10, !17, i64 48}
!278 = !{!10, !17, i64 44}
!279 = !{!10, !12, i64 36}
!280 = !{!10, !12, i64 40}
!281 = !{!63, !6, i64 4}
!282 = !{!63, !6, i64 0}
!283 = !{!49, !23, i64 40}
!284 = !{!49, !23, i64 24}
!285 = !{!21, !21, i64 0}
!286 = distinct !{!286, !119}
!287 = !{!63, !21, i64 40}
!288 = distinct !{!288, !29}
!289 = distinct !{!289, !29}
!290 = !{i64 0, i64 4, !266, i64 4, i64 4, !267, i64 8, i64 4, !61, i64 12, i64 4, !5}
!291 = distinct !{!291, !29}
!292 = !{!49, !23, i64 32}
!293 = !{!49, !6, i64 52}
!294 = distinct !{!294, !29}
!295 = distinct !{!295, !29}
!296 = !{!49, !6, i64 48}
!297 = !{!298, !44, i64 0}
!298 = !{!"held", !44, i64 0, !19, i64 4}
!299 = !{!298, !19, i64 4}
!300 = distinct !{!300, !29}
!301 = distinct !{!301, !29}
!302 = distinct !{!302, !29}
!303 = !{!63, !21, i64 36}
!304 = distinct !{!304, !29}
!305 = distinct !{!305, !29}
!306 = !{!49, !50, i64 16}
!307 = !{!26, !6, i64 28}
!308 = distinct !{!308, !29}
!309 = !{!43, !45, i64 4}
!310 = !{!65, !21, i64 32}
!311 = !{!93, !6, i64 12}
!312 = !{!65, !21, i64 36}
!313 = !{!65, !23, i64 0}
!314 = distinct !{!314, !29}
!315 = distinct !{!315, !29}
!316 = !{!63, !23, i64 48}
!317 = !{!65, !50, i64 24}
!318 = distinct !{!318, !29}
!319 = distinct !{!319, !29}
!320 = !{!10, !23, i64 88}
!321 = !{!10, !23, i64 96}
!322 = distinct !{!322, !119}
!323 = !{!235, !47, i64 40}
!324 = distinct !{!324, !29}
!325 = !{!235, !237, i64 48}
!326 = !{!198, !23, i64 8}
!327 = distinct !{!327, !29}
