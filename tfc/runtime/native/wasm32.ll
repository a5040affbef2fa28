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
  br i1 %115, label %116, label %1042

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

142:                                              ; preds = %513
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %1031

143:                                              ; preds = %116, %1031
  %144 = load atomic i32, ptr %117 monotonic, align 8
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %149, label %146

146:                                              ; preds = %143
  tail call fastcc void @empty_inbox(ptr noundef nonnull %0) #21
  %147 = load i32, ptr %113, align 4, !tbaa !66
  %148 = icmp eq i32 %147, 0
  br i1 %148, label %149, label %1042

149:                                              ; preds = %143, %146
  %150 = load i64, ptr %118, align 8, !tbaa !76
  %151 = icmp eq i64 %150, 0
  br i1 %151, label %1037, label %152

152:                                              ; preds = %149
  %153 = load ptr, ptr %119, align 4, !tbaa !77
  %154 = icmp eq ptr %153, null
  br i1 %154, label %170, label %155

155:                                              ; preds = %152
  %156 = getelementptr inbounds nuw i8, ptr %153, i32 24
  %157 = load atomic i32, ptr %156 monotonic, align 8
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %159, label %1042

159:                                              ; preds = %155
  %160 = getelementptr inbounds nuw i8, ptr %153, i32 8
  %161 = load i64, ptr %160, align 8, !tbaa !78
  %162 = icmp eq i64 %161, 0
  br i1 %162, label %170, label %163

163:                                              ; preds = %159
  %164 = load i64, ptr %120, align 8, !tbaa !83
  %165 = and i64 %164, 63
  %166 = icmp ne i64 %165, 0
  %167 = load i64, ptr @now_ns_, align 8
  %168 = icmp slt i64 %167, %161
  %169 = select i1 %166, i1 true, i1 %168
  br i1 %169, label %170, label %1042

170:                                              ; preds = %159, %163, %152
  %171 = load i32, ptr %121, align 8, !tbaa !84
  %172 = icmp ne i32 %171, 0
  %173 = select i1 %172, i1 %122, i1 false
  br i1 %173, label %174, label %183

174:                                              ; preds = %170
  %175 = load ptr, ptr %123, align 4, !tbaa !85
  %176 = icmp eq ptr %175, null
  br i1 %176, label %183, label %177

177:                                              ; preds = %174
  %178 = load ptr, ptr %124, align 4, !tbaa !87
  %179 = tail call i32 %175(ptr noundef %178) #22
  %180 = icmp eq i32 %179, 0
  br i1 %180, label %181, label %1034

181:                                              ; preds = %177
  %182 = load i64, ptr %118, align 8, !tbaa !76
  br label %183

183:                                              ; preds = %181, %174, %170
  %184 = phi i64 [ %182, %181 ], [ %150, %174 ], [ %150, %170 ]
  %185 = load ptr, ptr %125, align 4, !tbaa !88
  %186 = load i64, ptr %126, align 8, !tbaa !89
  %187 = trunc i64 %186 to i32
  %188 = getelementptr inbounds %struct.tfc_ready, ptr %185, i32 %187
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.memcpy.p0.p0.i32(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 4 dereferenceable(16) %188, i32 16, i1 false)
  %189 = add nsw i64 %186, 1
  %190 = load i64, ptr %127, align 8, !tbaa !90
  %191 = srem i64 %189, %190
  store i64 %191, ptr %126, align 8, !tbaa !89
  %192 = add nsw i64 %184, -1
  store i64 %192, ptr %118, align 8, !tbaa !76
  %193 = load i64, ptr %120, align 8, !tbaa !83
  %194 = add nsw i64 %193, 1
  store i64 %194, ptr %120, align 8, !tbaa !83
  %195 = load ptr, ptr %3, align 8, !tbaa !69
  %196 = load ptr, ptr %128, align 8, !tbaa !72
  %197 = getelementptr inbounds nuw i8, ptr %196, i32 28
  %198 = load ptr, ptr %197, align 4, !tbaa !91
  %199 = getelementptr inbounds nuw i8, ptr %195, i32 16
  %200 = load i32, ptr %199, align 4, !tbaa !92
  %201 = getelementptr inbounds ptr, ptr %198, i32 %200
  %202 = load ptr, ptr %129, align 4, !tbaa !94
  %203 = load i32, ptr %195, align 4, !tbaa !95
  switch i32 %203, label %509 [
    i32 15, label %204
    i32 14, label %420
  ]

204:                                              ; preds = %183
  %205 = tail call fastcc ptr @new_activation(ptr noundef nonnull %0, ptr noundef nonnull byval(%struct.tfc_ready) align 4 %3, ptr noundef null, i32 noundef 1) #21
  %206 = icmp eq ptr %205, null
  br i1 %206, label %1028, label %207

207:                                              ; preds = %204
  %208 = load ptr, ptr %133, align 8, !tbaa !96
  %209 = getelementptr inbounds nuw i8, ptr %195, i32 4
  %210 = load i32, ptr %209, align 4, !tbaa !97
  %211 = getelementptr inbounds i32, ptr %208, i32 %210
  %212 = load i32, ptr %211, align 4, !tbaa !5
  %213 = getelementptr inbounds nuw i8, ptr %205, i32 32
  store i32 %212, ptr %213, align 8, !tbaa !98
  %214 = load ptr, ptr %119, align 4, !tbaa !77
  %215 = getelementptr inbounds nuw i8, ptr %214, i32 28
  br label %231

216:                                              ; preds = %231
  %217 = cmpxchg ptr %215, i32 0, i32 1 acquire monotonic, align 4
  %218 = extractvalue { i32, i1 } %217, 1
  br i1 %218, label %238, label %219

219:                                              ; preds = %216
  %220 = cmpxchg ptr %215, i32 0, i32 1 acquire monotonic, align 4
  %221 = extractvalue { i32, i1 } %220, 1
  br i1 %221, label %238, label %222

222:                                              ; preds = %219
  %223 = cmpxchg ptr %215, i32 0, i32 1 acquire monotonic, align 4
  %224 = extractvalue { i32, i1 } %223, 1
  br i1 %224, label %238, label %225

225:                                              ; preds = %222
  %226 = cmpxchg ptr %215, i32 0, i32 1 acquire monotonic, align 4
  %227 = extractvalue { i32, i1 } %226, 1
  br i1 %227, label %238, label %228

228:                                              ; preds = %225
  %229 = add nuw nsw i32 %232, 5
  %230 = icmp eq i32 %229, 100
  br i1 %230, label %235, label %231, !llvm.loop !102

231:                                              ; preds = %228, %207
  %232 = phi i32 [ 0, %207 ], [ %229, %228 ]
  %233 = cmpxchg ptr %215, i32 0, i32 1 acquire monotonic, align 4
  %234 = extractvalue { i32, i1 } %233, 1
  br i1 %234, label %238, label %216

235:                                              ; preds = %228, %235
  %236 = atomicrmw xchg ptr %215, i32 2 acquire, align 4
  %237 = icmp eq i32 %236, 0
  br i1 %237, label %238, label %235, !llvm.loop !103

238:                                              ; preds = %231, %216, %219, %222, %225, %235
  %239 = getelementptr inbounds nuw i8, ptr %214, i32 4
  %240 = load ptr, ptr %239, align 4, !tbaa !104
  %241 = load i32, ptr %213, align 8, !tbaa !105
  %242 = getelementptr inbounds %struct.tfc_transfer, ptr %240, i32 %241
  %243 = load ptr, ptr %242, align 4, !tbaa !106
  %244 = icmp eq ptr %243, null
  br i1 %244, label %415, label %245

245:                                              ; preds = %238
  %246 = getelementptr inbounds nuw i8, ptr %205, i32 16
  %247 = load i64, ptr %246, align 8, !tbaa !107
  %248 = getelementptr inbounds nuw i8, ptr %243, i32 16
  %249 = load i64, ptr %248, align 8, !tbaa !107
  %250 = icmp eq i64 %249, %247
  br i1 %250, label %255, label %263

251:                                              ; preds = %263
  %252 = getelementptr inbounds nuw i8, ptr %265, i32 16
  %253 = load i64, ptr %252, align 8, !tbaa !107
  %254 = icmp eq i64 %253, %247
  br i1 %254, label %255, label %263, !llvm.loop !108

255:                                              ; preds = %251, %245
  %256 = phi ptr [ %243, %245 ], [ %265, %251 ]
  %257 = phi ptr [ %242, %245 ], [ %264, %251 ]
  %258 = getelementptr inbounds nuw i8, ptr %256, i32 36
  %259 = load i32, ptr %258, align 4, !tbaa !109
  %260 = getelementptr inbounds nuw i8, ptr %205, i32 36
  %261 = load i32, ptr %260, align 4, !tbaa !109
  %262 = icmp eq i32 %259, %261
  br i1 %262, label %267, label %275

263:                                              ; preds = %245, %251
  %264 = phi ptr [ %265, %251 ], [ %243, %245 ]
  %265 = load ptr, ptr %264, align 4, !tbaa !106
  %266 = icmp eq ptr %265, null
  br i1 %266, label %415, label %251, !llvm.loop !108

267:                                              ; preds = %255
  %268 = getelementptr inbounds nuw i8, ptr %214, i32 24
  %269 = load atomic i32, ptr %268 monotonic, align 8
  %270 = icmp eq i32 %269, 0
  br i1 %270, label %271, label %415

271:                                              ; preds = %267
  %272 = getelementptr inbounds nuw i8, ptr %214, i32 20
  store i32 -1, ptr %272, align 4, !tbaa !110
  store atomic i32 13, ptr %268 monotonic, align 8
  %273 = getelementptr inbounds nuw i8, ptr %214, i32 32
  %274 = atomicrmw add ptr %273, i32 1 monotonic, align 8
  br label %415

275:                                              ; preds = %255
  %276 = load ptr, ptr %256, align 8, !tbaa !111
  store ptr %276, ptr %257, align 4, !tbaa !106
  %277 = atomicrmw xchg ptr %215, i32 0 release, align 4
  %278 = getelementptr inbounds nuw i8, ptr %256, i32 8
  %279 = load ptr, ptr %278, align 8, !tbaa !112
  %280 = icmp eq ptr %279, null
  %281 = getelementptr inbounds nuw i8, ptr %205, i32 48
  br i1 %280, label %282, label %283

282:                                              ; preds = %275
  store i32 1, ptr %281, align 8, !tbaa !113
  br label %376

283:                                              ; preds = %275
  %284 = load i32, ptr %281, align 8, !tbaa !113
  %285 = icmp eq i32 %284, 0
  br i1 %285, label %286, label %376

286:                                              ; preds = %283
  %287 = getelementptr inbounds nuw i8, ptr %205, i32 60
  %288 = load ptr, ptr %287, align 4, !tbaa !114
  %289 = load ptr, ptr %288, align 4, !tbaa !57
  %290 = getelementptr inbounds nuw i8, ptr %289, i32 16
  %291 = load i64, ptr %290, align 8, !tbaa !27
  %292 = getelementptr inbounds nuw i8, ptr %279, i32 16
  %293 = load i64, ptr %292, align 8, !tbaa !27
  %294 = icmp eq i64 %291, %293
  br i1 %294, label %295, label %344

295:                                              ; preds = %286
  %296 = load ptr, ptr %289, align 8, !tbaa !115
  %297 = load ptr, ptr %279, align 8, !tbaa !115
  %298 = icmp sgt i64 %291, 0
  br i1 %298, label %299, label %376

299:                                              ; preds = %295
  %300 = and i64 %291, 3
  %301 = icmp ult i64 %291, 4
  br i1 %301, label %363, label %302

302:                                              ; preds = %299
  %303 = and i64 %291, 9223372036854775804
  br label %304

304:                                              ; preds = %304, %302
  %305 = phi i64 [ 0, %302 ], [ %326, %304 ]
  %306 = phi i64 [ 0, %302 ], [ %327, %304 ]
  %307 = trunc i64 %305 to i32
  %308 = getelementptr inbounds i8, ptr %297, i32 %307
  %309 = load i8, ptr %308, align 1, !tbaa !116
  %310 = getelementptr inbounds i8, ptr %296, i32 %307
  store i8 %309, ptr %310, align 1, !tbaa !116
  %311 = trunc i64 %305 to i32
  %312 = or disjoint i32 %311, 1
  %313 = getelementptr inbounds i8, ptr %297, i32 %312
  %314 = load i8, ptr %313, align 1, !tbaa !116
  %315 = getelementptr inbounds i8, ptr %296, i32 %312
  store i8 %314, ptr %315, align 1, !tbaa !116
  %316 = trunc i64 %305 to i32
  %317 = or disjoint i32 %316, 2
  %318 = getelementptr inbounds i8, ptr %297, i32 %317
  %319 = load i8, ptr %318, align 1, !tbaa !116
  %320 = getelementptr inbounds i8, ptr %296, i32 %317
  store i8 %319, ptr %320, align 1, !tbaa !116
  %321 = trunc i64 %305 to i32
  %322 = or disjoint i32 %321, 3
  %323 = getelementptr inbounds i8, ptr %297, i32 %322
  %324 = load i8, ptr %323, align 1, !tbaa !116
  %325 = getelementptr inbounds i8, ptr %296, i32 %322
  store i8 %324, ptr %325, align 1, !tbaa !116
  %326 = add nuw nsw i64 %305, 4
  %327 = add i64 %306, 4
  %328 = icmp eq i64 %327, %303
  br i1 %328, label %361, label %304, !llvm.loop !117

329:                                              ; preds = %344
  %330 = cmpxchg ptr %215, i32 0, i32 1 acquire monotonic, align 4
  %331 = extractvalue { i32, i1 } %330, 1
  br i1 %331, label %351, label %332

332:                                              ; preds = %329
  %333 = cmpxchg ptr %215, i32 0, i32 1 acquire monotonic, align 4
  %334 = extractvalue { i32, i1 } %333, 1
  br i1 %334, label %351, label %335

335:                                              ; preds = %332
  %336 = cmpxchg ptr %215, i32 0, i32 1 acquire monotonic, align 4
  %337 = extractvalue { i32, i1 } %336, 1
  br i1 %337, label %351, label %338

338:                                              ; preds = %335
  %339 = cmpxchg ptr %215, i32 0, i32 1 acquire monotonic, align 4
  %340 = extractvalue { i32, i1 } %339, 1
  br i1 %340, label %351, label %341

341:                                              ; preds = %338
  %342 = add nuw nsw i32 %345, 5
  %343 = icmp eq i32 %342, 100
  br i1 %343, label %348, label %344, !llvm.loop !102

344:                                              ; preds = %286, %341
  %345 = phi i32 [ %342, %341 ], [ 0, %286 ]
  %346 = cmpxchg ptr %215, i32 0, i32 1 acquire monotonic, align 4
  %347 = extractvalue { i32, i1 } %346, 1
  br i1 %347, label %351, label %329

348:                                              ; preds = %341, %348
  %349 = atomicrmw xchg ptr %215, i32 2 acquire, align 4
  %350 = icmp eq i32 %349, 0
  br i1 %350, label %351, label %348, !llvm.loop !103

351:                                              ; preds = %344, %329, %332, %335, %338, %348
  %352 = getelementptr inbounds nuw i8, ptr %214, i32 24
  %353 = load atomic i32, ptr %352 monotonic, align 8
  %354 = icmp eq i32 %353, 0
  br i1 %354, label %355, label %359

355:                                              ; preds = %351
  %356 = getelementptr inbounds nuw i8, ptr %214, i32 20
  store i32 -1, ptr %356, align 4, !tbaa !110
  store atomic i32 13, ptr %352 monotonic, align 8
  %357 = getelementptr inbounds nuw i8, ptr %214, i32 32
  %358 = atomicrmw add ptr %357, i32 1 monotonic, align 8
  br label %359

359:                                              ; preds = %355, %351
  %360 = atomicrmw xchg ptr %215, i32 0 release, align 4
  br label %376

361:                                              ; preds = %304
  %362 = icmp eq i64 %300, 0
  br i1 %362, label %376, label %363

363:                                              ; preds = %361, %299
  %364 = phi i64 [ 0, %299 ], [ %326, %361 ]
  %365 = icmp ne i64 %300, 0
  tail call void @llvm.assume(i1 %365)
  br label %366

366:                                              ; preds = %366, %363
  %367 = phi i64 [ %373, %366 ], [ %364, %363 ]
  %368 = phi i64 [ %374, %366 ], [ 0, %363 ]
  %369 = trunc i64 %367 to i32
  %370 = getelementptr inbounds i8, ptr %297, i32 %369
  %371 = load i8, ptr %370, align 1, !tbaa !116
  %372 = getelementptr inbounds i8, ptr %296, i32 %369
  store i8 %371, ptr %372, align 1, !tbaa !116
  %373 = add nuw nsw i64 %367, 1
  %374 = add i64 %368, 1
  %375 = icmp eq i64 %374, %300
  br i1 %375, label %376, label %366, !llvm.loop !118

376:                                              ; preds = %361, %366, %359, %295, %283, %282
  br label %392

377:                                              ; preds = %392
  %378 = cmpxchg ptr %215, i32 0, i32 1 acquire monotonic, align 4
  %379 = extractvalue { i32, i1 } %378, 1
  br i1 %379, label %399, label %380

380:                                              ; preds = %377
  %381 = cmpxchg ptr %215, i32 0, i32 1 acquire monotonic, align 4
  %382 = extractvalue { i32, i1 } %381, 1
  br i1 %382, label %399, label %383

383:                                              ; preds = %380
  %384 = cmpxchg ptr %215, i32 0, i32 1 acquire monotonic, align 4
  %385 = extractvalue { i32, i1 } %384, 1
  br i1 %385, label %399, label %386

386:                                              ; preds = %383
  %387 = cmpxchg ptr %215, i32 0, i32 1 acquire monotonic, align 4
  %388 = extractvalue { i32, i1 } %387, 1
  br i1 %388, label %399, label %389

389:                                              ; preds = %386
  %390 = add nuw nsw i32 %393, 5
  %391 = icmp eq i32 %390, 100
  br i1 %391, label %396, label %392, !llvm.loop !102

392:                                              ; preds = %389, %376
  %393 = phi i32 [ 0, %376 ], [ %390, %389 ]
  %394 = cmpxchg ptr %215, i32 0, i32 1 acquire monotonic, align 4
  %395 = extractvalue { i32, i1 } %394, 1
  br i1 %395, label %399, label %377

396:                                              ; preds = %389, %396
  %397 = atomicrmw xchg ptr %215, i32 2 acquire, align 4
  %398 = icmp eq i32 %397, 0
  br i1 %398, label %399, label %396, !llvm.loop !103

399:                                              ; preds = %392, %377, %380, %383, %386, %396
  %400 = getelementptr inbounds nuw i8, ptr %256, i32 4
  %401 = load ptr, ptr %400, align 4, !tbaa !120
  %402 = getelementptr inbounds nuw i8, ptr %401, i32 144
  %403 = load atomic i32, ptr %402 monotonic, align 8
  %404 = inttoptr i32 %403 to ptr
  store ptr %404, ptr %256, align 8, !tbaa !111
  %405 = ptrtoint ptr %256 to i32
  store atomic i32 %405, ptr %402 monotonic, align 8
  %406 = getelementptr inbounds nuw i8, ptr %401, i32 108
  %407 = load i32, ptr %406, align 4, !tbaa !121
  %408 = icmp eq i32 %407, 2
  br i1 %408, label %409, label %418

409:                                              ; preds = %399
  %410 = load i32, ptr %258, align 4, !tbaa !109
  %411 = icmp eq i32 %410, 0
  br i1 %411, label %418, label %412

412:                                              ; preds = %409
  store i32 0, ptr %406, align 4, !tbaa !121
  %413 = getelementptr inbounds nuw i8, ptr %214, i32 32
  %414 = atomicrmw add ptr %413, i32 1 monotonic, align 8
  br label %418

415:                                              ; preds = %263, %271, %267, %238
  %416 = phi ptr [ %242, %238 ], [ %257, %271 ], [ %257, %267 ], [ %264, %263 ]
  store ptr null, ptr %205, align 8, !tbaa !111
  store ptr %205, ptr %416, align 4, !tbaa !106
  %417 = atomicrmw xchg ptr %215, i32 0 release, align 4
  br label %1028

418:                                              ; preds = %412, %409, %399
  %419 = atomicrmw xchg ptr %215, i32 0 release, align 4
  tail call fastcc void @end_activation(ptr noundef nonnull %0, ptr noundef nonnull %205) #21
  br label %1028

420:                                              ; preds = %183
  %421 = load ptr, ptr %130, align 4
  %422 = load i32, ptr %131, align 4
  %423 = load ptr, ptr %132, align 4, !tbaa !122
  %424 = load i64, ptr @now_ns_, align 8
  %425 = getelementptr inbounds nuw i8, ptr %196, i32 16
  %426 = load i64, ptr %425, align 8, !tbaa !123
  %427 = getelementptr inbounds nuw i8, ptr %195, i32 4
  %428 = load i32, ptr %427, align 4, !tbaa !97
  %429 = icmp eq i32 %422, 0
  br i1 %429, label %430, label %432

430:                                              ; preds = %420
  %431 = load ptr, ptr %201, align 4, !tbaa !57
  br label %432

432:                                              ; preds = %430, %420
  %433 = phi ptr [ %431, %430 ], [ null, %420 ]
  %434 = load ptr, ptr %119, align 4, !tbaa !77
  %435 = tail call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef 40) #21
  %436 = icmp eq ptr %435, null
  br i1 %436, label %506, label %437

437:                                              ; preds = %432
  %438 = icmp eq ptr %433, null
  br i1 %438, label %443, label %439

439:                                              ; preds = %437
  %440 = getelementptr inbounds nuw i8, ptr %433, i32 24
  %441 = load i32, ptr %440, align 8, !tbaa !58
  %442 = add nsw i32 %441, 1
  store i32 %442, ptr %440, align 8, !tbaa !58
  br label %443

443:                                              ; preds = %439, %437
  %444 = load ptr, ptr %133, align 8, !tbaa !96
  %445 = getelementptr inbounds i32, ptr %444, i32 %428
  %446 = load i32, ptr %445, align 4, !tbaa !5
  store ptr null, ptr %435, align 8, !tbaa !106
  %447 = getelementptr inbounds nuw i8, ptr %435, i32 4
  store ptr %0, ptr %447, align 4, !tbaa !124
  %448 = getelementptr inbounds nuw i8, ptr %435, i32 8
  store ptr %433, ptr %448, align 8, !tbaa !57
  %449 = getelementptr inbounds nuw i8, ptr %435, i32 12
  store i32 0, ptr %449, align 4
  %450 = getelementptr inbounds nuw i8, ptr %435, i32 16
  store i64 %426, ptr %450, align 8, !tbaa !125
  %451 = getelementptr inbounds nuw i8, ptr %435, i32 24
  store i64 0, ptr %451, align 8, !tbaa !125
  %452 = getelementptr inbounds nuw i8, ptr %435, i32 32
  store i32 %446, ptr %452, align 8, !tbaa !5
  %453 = getelementptr inbounds nuw i8, ptr %435, i32 36
  store i32 0, ptr %453, align 4, !tbaa !5
  %454 = getelementptr inbounds nuw i8, ptr %434, i32 4
  %455 = load ptr, ptr %454, align 4, !tbaa !104
  %456 = getelementptr inbounds %struct.tfc_transfer, ptr %455, i32 %446
  %457 = getelementptr inbounds nuw i8, ptr %456, i32 8
  %458 = load i64, ptr %457, align 8, !tbaa !126
  %459 = icmp eq i64 %458, 0
  br i1 %459, label %501, label %460

460:                                              ; preds = %443
  %461 = load i64, ptr @now_ns_, align 8, !tbaa !125
  %462 = add nsw i64 %461, %458
  store i64 %462, ptr %451, align 8, !tbaa !128
  %463 = getelementptr inbounds nuw i8, ptr %434, i32 28
  br label %479

464:                                              ; preds = %479
  %465 = cmpxchg ptr %463, i32 0, i32 1 acquire monotonic, align 4
  %466 = extractvalue { i32, i1 } %465, 1
  br i1 %466, label %486, label %467

467:                                              ; preds = %464
  %468 = cmpxchg ptr %463, i32 0, i32 1 acquire monotonic, align 4
  %469 = extractvalue { i32, i1 } %468, 1
  br i1 %469, label %486, label %470

470:                                              ; preds = %467
  %471 = cmpxchg ptr %463, i32 0, i32 1 acquire monotonic, align 4
  %472 = extractvalue { i32, i1 } %471, 1
  br i1 %472, label %486, label %473

473:                                              ; preds = %470
  %474 = cmpxchg ptr %463, i32 0, i32 1 acquire monotonic, align 4
  %475 = extractvalue { i32, i1 } %474, 1
  br i1 %475, label %486, label %476

476:                                              ; preds = %473
  %477 = add nuw nsw i32 %480, 5
  %478 = icmp eq i32 %477, 100
  br i1 %478, label %483, label %479, !llvm.loop !102

479:                                              ; preds = %476, %460
  %480 = phi i32 [ 0, %460 ], [ %477, %476 ]
  %481 = cmpxchg ptr %463, i32 0, i32 1 acquire monotonic, align 4
  %482 = extractvalue { i32, i1 } %481, 1
  br i1 %482, label %486, label %464

483:                                              ; preds = %476, %483
  %484 = atomicrmw xchg ptr %463, i32 2 acquire, align 4
  %485 = icmp eq i32 %484, 0
  br i1 %485, label %486, label %483, !llvm.loop !103

486:                                              ; preds = %479, %464, %467, %470, %473, %483
  %487 = getelementptr inbounds nuw i8, ptr %434, i32 52
  br label %488

488:                                              ; preds = %492, %486
  %489 = phi ptr [ %487, %486 ], [ %490, %492 ]
  %490 = load ptr, ptr %489, align 4, !tbaa !106
  %491 = icmp eq ptr %490, null
  br i1 %491, label %497, label %492

492:                                              ; preds = %488
  %493 = getelementptr inbounds nuw i8, ptr %490, i32 24
  %494 = load i64, ptr %493, align 8, !tbaa !128
  %495 = load i64, ptr %451, align 8, !tbaa !128
  %496 = icmp sgt i64 %494, %495
  br i1 %496, label %497, label %488, !llvm.loop !129

497:                                              ; preds = %492, %488
  store ptr %490, ptr %435, align 8, !tbaa !111
  store ptr %435, ptr %489, align 4, !tbaa !106
  %498 = getelementptr inbounds nuw i8, ptr %434, i32 32
  %499 = atomicrmw add ptr %498, i32 1 monotonic, align 8
  %500 = atomicrmw xchg ptr %463, i32 0 release, align 4
  br label %506

501:                                              ; preds = %443
  %502 = tail call fastcc i32 @deliver(ptr noundef nonnull %434, ptr noundef nonnull %435) #21
  %503 = icmp eq i32 %502, 0
  br i1 %503, label %506, label %504

504:                                              ; preds = %501
  %505 = load ptr, ptr %448, align 8, !tbaa !112
  tail call fastcc void @drop(ptr noundef nonnull %0, ptr noundef %505) #21
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef nonnull %435, i64 noundef 40) #21
  br label %506

506:                                              ; preds = %504, %501, %497, %432
  %507 = icmp eq ptr %423, null
  %508 = select i1 %507, i64 0, i64 %424
  tail call fastcc void @note(ptr noundef nonnull %0, ptr noundef %421, ptr noundef %196, ptr noundef nonnull %195, i64 noundef %508) #21
  br label %1021

509:                                              ; preds = %183
  %510 = load i32, ptr %131, align 4, !tbaa !73
  %511 = icmp eq i32 %510, 0
  br i1 %511, label %512, label %1021

512:                                              ; preds = %509
  switch i32 %203, label %1021 [
    i32 1, label %513
    i32 13, label %519
    i32 0, label %627
    i32 3, label %900
    i32 2, label %955
    i32 4, label %972
    i32 5, label %972
    i32 6, label %972
    i32 7, label %972
    i32 10, label %980
    i32 11, label %992
    i32 12, label %1000
  ]

513:                                              ; preds = %512
  %514 = tail call fastcc ptr @new_activation(ptr noundef nonnull %0, ptr noundef nonnull byval(%struct.tfc_ready) align 4 %3, ptr noundef %201, i32 noundef 2) #21
  store ptr %514, ptr %9, align 4, !tbaa !38
  %515 = icmp eq ptr %514, null
  br i1 %515, label %142, label %516

516:                                              ; preds = %513
  %517 = load i64, ptr %141, align 8, !tbaa !130
  %518 = add nsw i64 %517, 1
  store i64 %518, ptr %141, align 8, !tbaa !130
  br label %1028

519:                                              ; preds = %512
  %520 = load ptr, ptr %130, align 4
  %521 = load ptr, ptr %0, align 8, !tbaa !40
  %522 = getelementptr inbounds nuw i8, ptr %195, i32 4
  %523 = load i32, ptr %522, align 4, !tbaa !97
  %524 = getelementptr inbounds %struct.tfc_graph, ptr %521, i32 %523
  %525 = getelementptr inbounds nuw i8, ptr %524, i32 12
  %526 = load ptr, ptr %525, align 4, !tbaa !42
  %527 = getelementptr inbounds nuw i8, ptr %196, i32 16
  %528 = load i64, ptr %527, align 8, !tbaa !123
  %529 = load ptr, ptr %520, align 8, !tbaa !48
  %530 = load ptr, ptr %529, align 4, !tbaa !67
  %531 = ptrtoint ptr %195 to i32
  %532 = ptrtoint ptr %530 to i32
  %533 = sub i32 %531, %532
  %534 = sdiv exact i32 %533, 44
  %535 = sext i32 %534 to i64
  %536 = add nsw i64 %535, -7046029254386353131
  %537 = xor i64 %536, %528
  %538 = mul i64 %537, -49064778989728563
  %539 = lshr i64 %538, 32
  %540 = xor i64 %539, %538
  %541 = mul i64 %540, -4265267296055464877
  %542 = lshr i64 %538, 29
  %543 = xor i64 %541, %542
  %544 = tail call fastcc ptr @new_instance(ptr noundef nonnull %0, ptr noundef %524, ptr noundef %526, i32 noundef 1, i64 noundef %543) #21
  %545 = icmp eq ptr %544, null
  br i1 %545, label %1028, label %546

546:                                              ; preds = %519
  %547 = getelementptr inbounds nuw i8, ptr %544, i32 8
  store ptr %195, ptr %547, align 8, !tbaa !131
  %548 = getelementptr inbounds nuw i8, ptr %544, i32 12
  store ptr %520, ptr %548, align 4, !tbaa !132
  %549 = getelementptr inbounds nuw i8, ptr %544, i32 20
  store ptr %196, ptr %549, align 4, !tbaa !133
  %550 = getelementptr inbounds nuw i8, ptr %524, i32 28
  %551 = load i32, ptr %550, align 4, !tbaa !54
  %552 = icmp sgt i32 %551, 0
  br i1 %552, label %553, label %574

553:                                              ; preds = %546
  %554 = getelementptr inbounds nuw i8, ptr %544, i32 72
  %555 = load ptr, ptr %554, align 8, !tbaa !56
  %556 = and i32 %551, 3
  %557 = icmp ult i32 %551, 4
  br i1 %557, label %562, label %558

558:                                              ; preds = %553
  %559 = and i32 %551, 2147483644
  br label %606

560:                                              ; preds = %606
  %561 = icmp eq i32 %556, 0
  br i1 %561, label %574, label %562

562:                                              ; preds = %560, %553
  %563 = phi i32 [ 0, %553 ], [ %624, %560 ]
  %564 = icmp ne i32 %556, 0
  tail call void @llvm.assume(i1 %564)
  br label %565

565:                                              ; preds = %565, %562
  %566 = phi i32 [ %563, %562 ], [ %571, %565 ]
  %567 = phi i32 [ 0, %562 ], [ %572, %565 ]
  %568 = getelementptr inbounds nuw ptr, ptr %201, i32 %566
  %569 = load ptr, ptr %568, align 4, !tbaa !57
  %570 = getelementptr inbounds nuw ptr, ptr %555, i32 %566
  store ptr %569, ptr %570, align 4, !tbaa !57
  store ptr null, ptr %568, align 4, !tbaa !57
  %571 = add nuw nsw i32 %566, 1
  %572 = add i32 %567, 1
  %573 = icmp eq i32 %572, %556
  br i1 %573, label %574, label %565, !llvm.loop !134

574:                                              ; preds = %560, %565, %546
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %575 = getelementptr inbounds nuw i8, ptr %544, i32 56
  %576 = load ptr, ptr %575, align 8, !tbaa !59
  %577 = getelementptr inbounds nuw i8, ptr %544, i32 4
  %578 = load ptr, ptr %577, align 4, !tbaa !60
  %579 = load ptr, ptr %576, align 4, !tbaa !61
  %580 = getelementptr inbounds nuw i8, ptr %578, i32 28
  %581 = load i32, ptr %580, align 4, !tbaa !62
  %582 = add nsw i32 %581, 1
  %583 = sext i32 %582 to i64
  %584 = getelementptr inbounds nuw i8, ptr %579, i32 8
  store i64 %583, ptr %584, align 8, !tbaa !64
  %585 = icmp sgt i32 %581, 0
  br i1 %585, label %589, label %586

586:                                              ; preds = %589, %574
  %587 = load i32, ptr %113, align 4, !tbaa !66
  %588 = icmp eq i32 %587, 0
  br i1 %588, label %604, label %605

589:                                              ; preds = %574, %589
  %590 = phi ptr [ %600, %589 ], [ %578, %574 ]
  %591 = phi i32 [ %599, %589 ], [ 0, %574 ]
  %592 = load ptr, ptr %544, align 8, !tbaa !48
  %593 = load ptr, ptr %592, align 4, !tbaa !67
  %594 = getelementptr inbounds nuw i8, ptr %590, i32 32
  %595 = load ptr, ptr %594, align 8, !tbaa !68
  %596 = getelementptr inbounds nuw i32, ptr %595, i32 %591
  %597 = load i32, ptr %596, align 4, !tbaa !5
  %598 = getelementptr inbounds %struct.tfc_node, ptr %593, i32 %597
  store ptr %598, ptr %2, align 4, !tbaa !69
  store ptr %544, ptr %138, align 4, !tbaa !71
  store ptr %579, ptr %139, align 4, !tbaa !72
  store i32 0, ptr %140, align 4, !tbaa !73
  tail call fastcc void @push(ptr noundef nonnull %0, ptr noundef nonnull byval(%struct.tfc_ready) align 4 %2) #21
  %599 = add nuw nsw i32 %591, 1
  %600 = load ptr, ptr %577, align 4, !tbaa !60
  %601 = getelementptr inbounds nuw i8, ptr %600, i32 28
  %602 = load i32, ptr %601, align 4, !tbaa !62
  %603 = icmp slt i32 %599, %602
  br i1 %603, label %589, label %586, !llvm.loop !74

604:                                              ; preds = %586
  tail call fastcc void @settle(ptr noundef nonnull %0, ptr noundef nonnull %544, ptr noundef nonnull %579) #21
  br label %605

605:                                              ; preds = %604, %586
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br label %1028

606:                                              ; preds = %606, %558
  %607 = phi i32 [ 0, %558 ], [ %624, %606 ]
  %608 = phi i32 [ 0, %558 ], [ %625, %606 ]
  %609 = getelementptr inbounds nuw ptr, ptr %201, i32 %607
  %610 = load ptr, ptr %609, align 4, !tbaa !57
  %611 = getelementptr inbounds nuw ptr, ptr %555, i32 %607
  store ptr %610, ptr %611, align 4, !tbaa !57
  store ptr null, ptr %609, align 4, !tbaa !57
  %612 = or disjoint i32 %607, 1
  %613 = getelementptr inbounds nuw ptr, ptr %201, i32 %612
  %614 = load ptr, ptr %613, align 4, !tbaa !57
  %615 = getelementptr inbounds nuw ptr, ptr %555, i32 %612
  store ptr %614, ptr %615, align 4, !tbaa !57
  store ptr null, ptr %613, align 4, !tbaa !57
  %616 = or disjoint i32 %607, 2
  %617 = getelementptr inbounds nuw ptr, ptr %201, i32 %616
  %618 = load ptr, ptr %617, align 4, !tbaa !57
  %619 = getelementptr inbounds nuw ptr, ptr %555, i32 %616
  store ptr %618, ptr %619, align 4, !tbaa !57
  store ptr null, ptr %617, align 4, !tbaa !57
  %620 = or disjoint i32 %607, 3
  %621 = getelementptr inbounds nuw ptr, ptr %201, i32 %620
  %622 = load ptr, ptr %621, align 4, !tbaa !57
  %623 = getelementptr inbounds nuw ptr, ptr %555, i32 %620
  store ptr %622, ptr %623, align 4, !tbaa !57
  store ptr null, ptr %621, align 4, !tbaa !57
  %624 = add nuw nsw i32 %607, 4
  %625 = add i32 %608, 4
  %626 = icmp eq i32 %625, %559
  br i1 %626, label %560, label %606, !llvm.loop !135

627:                                              ; preds = %512
  %628 = load ptr, ptr %130, align 4
  %629 = load ptr, ptr %136, align 4, !tbaa !136
  %630 = getelementptr inbounds nuw i8, ptr %195, i32 4
  %631 = load i32, ptr %630, align 4, !tbaa !97
  %632 = getelementptr inbounds %struct.tfc_region_use, ptr %629, i32 %631
  %633 = getelementptr inbounds nuw i8, ptr %195, i32 20
  %634 = load i32, ptr %633, align 4, !tbaa !137
  %635 = icmp sgt i32 %634, 0
  br i1 %635, label %636, label %658

636:                                              ; preds = %627
  %637 = getelementptr inbounds nuw i8, ptr %632, i32 8
  %638 = getelementptr inbounds nuw i8, ptr %632, i32 4
  %639 = and i32 %634, 1
  %640 = icmp eq i32 %634, 1
  br i1 %640, label %645, label %641

641:                                              ; preds = %636
  %642 = and i32 %634, 2147483646
  br label %666

643:                                              ; preds = %691
  %644 = icmp eq i32 %639, 0
  br i1 %644, label %658, label %645

645:                                              ; preds = %643, %636
  %646 = phi i32 [ 0, %636 ], [ %692, %643 ]
  %647 = icmp ne i32 %639, 0
  tail call void @llvm.assume(i1 %647)
  %648 = load ptr, ptr %637, align 8, !tbaa !138
  %649 = getelementptr inbounds nuw i32, ptr %648, i32 %646
  %650 = load i32, ptr %649, align 4, !tbaa !5
  %651 = icmp sgt i32 %650, -1
  br i1 %651, label %652, label %658

652:                                              ; preds = %645
  %653 = getelementptr inbounds nuw ptr, ptr %201, i32 %646
  %654 = load ptr, ptr %653, align 4, !tbaa !57
  %655 = load ptr, ptr %654, align 8, !tbaa !115
  %656 = load ptr, ptr %638, align 4, !tbaa !142
  %657 = getelementptr inbounds nuw ptr, ptr %656, i32 %650
  store ptr %655, ptr %657, align 4, !tbaa !31
  br label %658

658:                                              ; preds = %643, %652, %645, %627
  %659 = getelementptr inbounds nuw i8, ptr %195, i32 24
  %660 = load i32, ptr %659, align 4, !tbaa !143
  %661 = icmp sgt i32 %660, 0
  br i1 %661, label %662, label %695

662:                                              ; preds = %658
  %663 = getelementptr inbounds nuw i8, ptr %195, i32 36
  %664 = getelementptr inbounds nuw i8, ptr %632, i32 12
  %665 = getelementptr inbounds nuw i8, ptr %632, i32 4
  br label %706

666:                                              ; preds = %691, %641
  %667 = phi i32 [ 0, %641 ], [ %692, %691 ]
  %668 = phi i32 [ 0, %641 ], [ %693, %691 ]
  %669 = load ptr, ptr %637, align 8, !tbaa !138
  %670 = getelementptr inbounds nuw i32, ptr %669, i32 %667
  %671 = load i32, ptr %670, align 4, !tbaa !5
  %672 = icmp sgt i32 %671, -1
  br i1 %672, label %673, label %679

673:                                              ; preds = %666
  %674 = getelementptr inbounds nuw ptr, ptr %201, i32 %667
  %675 = load ptr, ptr %674, align 4, !tbaa !57
  %676 = load ptr, ptr %675, align 8, !tbaa !115
  %677 = load ptr, ptr %638, align 4, !tbaa !142
  %678 = getelementptr inbounds nuw ptr, ptr %677, i32 %671
  store ptr %676, ptr %678, align 4, !tbaa !31
  br label %679

679:                                              ; preds = %673, %666
  %680 = or disjoint i32 %667, 1
  %681 = load ptr, ptr %637, align 8, !tbaa !138
  %682 = getelementptr inbounds nuw i32, ptr %681, i32 %680
  %683 = load i32, ptr %682, align 4, !tbaa !5
  %684 = icmp sgt i32 %683, -1
  br i1 %684, label %685, label %691

685:                                              ; preds = %679
  %686 = getelementptr inbounds nuw ptr, ptr %201, i32 %680
  %687 = load ptr, ptr %686, align 4, !tbaa !57
  %688 = load ptr, ptr %687, align 8, !tbaa !115
  %689 = load ptr, ptr %638, align 4, !tbaa !142
  %690 = getelementptr inbounds nuw ptr, ptr %689, i32 %683
  store ptr %688, ptr %690, align 4, !tbaa !31
  br label %691

691:                                              ; preds = %685, %679
  %692 = add nuw nsw i32 %667, 2
  %693 = add i32 %668, 2
  %694 = icmp eq i32 %693, %642
  br i1 %694, label %643, label %666, !llvm.loop !144

695:                                              ; preds = %749, %658
  %696 = getelementptr inbounds nuw i8, ptr %632, i32 24
  %697 = load i64, ptr %696, align 8, !tbaa !145
  %698 = icmp sgt i64 %697, 0
  br i1 %698, label %699, label %772

699:                                              ; preds = %695
  %700 = getelementptr inbounds nuw i8, ptr %632, i32 4
  %701 = getelementptr inbounds nuw i8, ptr %632, i32 16
  %702 = and i64 %697, 1
  %703 = icmp eq i64 %697, 1
  br i1 %703, label %755, label %704

704:                                              ; preds = %699
  %705 = and i64 %697, 9223372036854775806
  br label %786

706:                                              ; preds = %749, %662
  %707 = phi i32 [ 0, %662 ], [ %750, %749 ]
  %708 = load ptr, ptr %628, align 8, !tbaa !48
  %709 = load i32, ptr %663, align 4, !tbaa !146
  %710 = add nsw i32 %709, %707
  %711 = getelementptr inbounds nuw i8, ptr %708, i32 20
  %712 = load ptr, ptr %711, align 4, !tbaa !147
  %713 = getelementptr inbounds i32, ptr %712, i32 %710
  %714 = load i32, ptr %713, align 4, !tbaa !5
  %715 = icmp sgt i32 %714, -1
  br i1 %715, label %716, label %727

716:                                              ; preds = %706
  %717 = getelementptr inbounds nuw ptr, ptr %201, i32 %714
  %718 = load ptr, ptr %717, align 4, !tbaa !57
  %719 = icmp eq ptr %718, null
  br i1 %719, label %720, label %722

720:                                              ; preds = %716
  %721 = getelementptr inbounds nuw ptr, ptr %202, i32 %707
  store ptr null, ptr %721, align 4, !tbaa !57
  br label %1021

722:                                              ; preds = %716
  %723 = getelementptr inbounds nuw i8, ptr %718, i32 24
  %724 = load i32, ptr %723, align 8, !tbaa !58
  %725 = add nsw i32 %724, 1
  store i32 %725, ptr %723, align 8, !tbaa !58
  %726 = getelementptr inbounds nuw ptr, ptr %202, i32 %707
  store ptr %718, ptr %726, align 4, !tbaa !57
  br label %739

727:                                              ; preds = %706
  %728 = getelementptr inbounds nuw i8, ptr %708, i32 16
  %729 = load ptr, ptr %728, align 4, !tbaa !148
  %730 = getelementptr inbounds i64, ptr %729, i32 %710
  %731 = load i64, ptr %730, align 8, !tbaa !125
  %732 = getelementptr inbounds nuw i8, ptr %708, i32 24
  %733 = load ptr, ptr %732, align 4, !tbaa !149
  %734 = getelementptr inbounds i32, ptr %733, i32 %710
  %735 = load i32, ptr %734, align 4, !tbaa !5
  %736 = tail call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %731, i32 noundef %735) #21
  %737 = getelementptr inbounds nuw ptr, ptr %202, i32 %707
  store ptr %736, ptr %737, align 4, !tbaa !57
  %738 = icmp eq ptr %736, null
  br i1 %738, label %1021, label %739

739:                                              ; preds = %727, %722
  %740 = phi ptr [ %718, %722 ], [ %736, %727 ]
  %741 = load ptr, ptr %664, align 4, !tbaa !150
  %742 = getelementptr inbounds nuw i32, ptr %741, i32 %707
  %743 = load i32, ptr %742, align 4, !tbaa !5
  %744 = icmp sgt i32 %743, -1
  br i1 %744, label %745, label %749

745:                                              ; preds = %739
  %746 = load ptr, ptr %740, align 8, !tbaa !115
  %747 = load ptr, ptr %665, align 4, !tbaa !142
  %748 = getelementptr inbounds nuw ptr, ptr %747, i32 %743
  store ptr %746, ptr %748, align 4, !tbaa !31
  br label %749

749:                                              ; preds = %745, %739
  %750 = add nuw nsw i32 %707, 1
  %751 = load i32, ptr %659, align 4, !tbaa !143
  %752 = icmp slt i32 %750, %751
  br i1 %752, label %706, label %695, !llvm.loop !151

753:                                              ; preds = %786
  %754 = icmp eq i64 %702, 0
  br i1 %754, label %772, label %755

755:                                              ; preds = %753, %699
  %756 = phi i64 [ 0, %699 ], [ %818, %753 ]
  %757 = icmp ne i64 %702, 0
  tail call void @llvm.assume(i1 %757)
  %758 = load ptr, ptr %700, align 4, !tbaa !142
  %759 = load ptr, ptr %701, align 8, !tbaa !152
  %760 = trunc i64 %756 to i32
  %761 = getelementptr inbounds %struct.tfc_move, ptr %759, i32 %760
  %762 = getelementptr inbounds nuw i8, ptr %761, i32 4
  %763 = load i32, ptr %762, align 4, !tbaa !153
  %764 = getelementptr inbounds ptr, ptr %758, i32 %763
  %765 = load ptr, ptr %764, align 4, !tbaa !31
  %766 = getelementptr inbounds nuw i8, ptr %761, i32 8
  %767 = load i64, ptr %766, align 8, !tbaa !155
  %768 = trunc i64 %767 to i32
  %769 = getelementptr inbounds i8, ptr %765, i32 %768
  %770 = load i32, ptr %761, align 8, !tbaa !156
  %771 = getelementptr inbounds ptr, ptr %758, i32 %770
  store ptr %769, ptr %771, align 4, !tbaa !31
  br label %772

772:                                              ; preds = %755, %753, %695
  %773 = load ptr, ptr %132, align 4, !tbaa !122
  %774 = icmp eq ptr %773, null
  %775 = load i64, ptr @now_ns_, align 8
  %776 = select i1 %774, i64 0, i64 %775
  %777 = getelementptr inbounds nuw i8, ptr %632, i32 32
  %778 = load i64, ptr %777, align 8, !tbaa !157
  %779 = icmp ne i64 %778, 0
  %780 = zext i1 %779 to i32
  %781 = load i32, ptr %137, align 8, !tbaa !158
  %782 = or i32 %781, %780
  store i32 %782, ptr %137, align 8, !tbaa !158
  %783 = load ptr, ptr %632, align 8, !tbaa !159
  %784 = icmp eq ptr %783, null
  br i1 %784, label %785, label %821

785:                                              ; preds = %772
  tail call fastcc void @note(ptr noundef nonnull %0, ptr noundef %628, ptr noundef %196, ptr noundef nonnull %195, i64 noundef %776) #21
  br label %825

786:                                              ; preds = %786, %704
  %787 = phi i64 [ 0, %704 ], [ %818, %786 ]
  %788 = phi i64 [ 0, %704 ], [ %819, %786 ]
  %789 = load ptr, ptr %700, align 4, !tbaa !142
  %790 = load ptr, ptr %701, align 8, !tbaa !152
  %791 = trunc i64 %787 to i32
  %792 = getelementptr inbounds %struct.tfc_move, ptr %790, i32 %791
  %793 = getelementptr inbounds nuw i8, ptr %792, i32 4
  %794 = load i32, ptr %793, align 4, !tbaa !153
  %795 = getelementptr inbounds ptr, ptr %789, i32 %794
  %796 = load ptr, ptr %795, align 4, !tbaa !31
  %797 = getelementptr inbounds nuw i8, ptr %792, i32 8
  %798 = load i64, ptr %797, align 8, !tbaa !155
  %799 = trunc i64 %798 to i32
  %800 = getelementptr inbounds i8, ptr %796, i32 %799
  %801 = load i32, ptr %792, align 8, !tbaa !156
  %802 = getelementptr inbounds ptr, ptr %789, i32 %801
  store ptr %800, ptr %802, align 4, !tbaa !31
  %803 = load ptr, ptr %700, align 4, !tbaa !142
  %804 = load ptr, ptr %701, align 8, !tbaa !152
  %805 = trunc i64 %787 to i32
  %806 = getelementptr %struct.tfc_move, ptr %804, i32 %805
  %807 = getelementptr i8, ptr %806, i32 16
  %808 = getelementptr i8, ptr %806, i32 20
  %809 = load i32, ptr %808, align 4, !tbaa !153
  %810 = getelementptr inbounds ptr, ptr %803, i32 %809
  %811 = load ptr, ptr %810, align 4, !tbaa !31
  %812 = getelementptr i8, ptr %806, i32 24
  %813 = load i64, ptr %812, align 8, !tbaa !155
  %814 = trunc i64 %813 to i32
  %815 = getelementptr inbounds i8, ptr %811, i32 %814
  %816 = load i32, ptr %807, align 8, !tbaa !156
  %817 = getelementptr inbounds ptr, ptr %803, i32 %816
  store ptr %815, ptr %817, align 4, !tbaa !31
  %818 = add nuw nsw i64 %787, 2
  %819 = add i64 %788, 2
  %820 = icmp eq i64 %819, %705
  br i1 %820, label %753, label %786, !llvm.loop !160

821:                                              ; preds = %772
  %822 = tail call i32 @tfc_walk(ptr noundef nonnull %783) #21
  tail call fastcc void @note(ptr noundef nonnull %0, ptr noundef %628, ptr noundef %196, ptr noundef nonnull %195, i64 noundef %776) #21
  %823 = icmp eq i32 %822, 0
  br i1 %823, label %825, label %824

824:                                              ; preds = %821
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %822, i32 noundef 0, ptr noundef %628, ptr noundef nonnull %195) #21
  br label %825

825:                                              ; preds = %785, %824, %821
  %826 = load i32, ptr %659, align 4, !tbaa !143
  %827 = icmp sgt i32 %826, 0
  br i1 %827, label %828, label %1021

828:                                              ; preds = %825
  %829 = getelementptr inbounds nuw i8, ptr %632, i32 12
  %830 = getelementptr inbounds nuw i8, ptr %632, i32 4
  br label %831

831:                                              ; preds = %896, %828
  %832 = phi i32 [ %826, %828 ], [ %897, %896 ]
  %833 = phi i32 [ 0, %828 ], [ %898, %896 ]
  %834 = load ptr, ptr %829, align 4, !tbaa !150
  %835 = getelementptr inbounds nuw i32, ptr %834, i32 %833
  %836 = load i32, ptr %835, align 4, !tbaa !5
  %837 = icmp slt i32 %836, -1
  br i1 %837, label %838, label %896

838:                                              ; preds = %831
  %839 = getelementptr inbounds nuw ptr, ptr %202, i32 %833
  %840 = load ptr, ptr %839, align 4, !tbaa !57
  %841 = load ptr, ptr %840, align 8, !tbaa !115
  %842 = load ptr, ptr %830, align 4, !tbaa !142
  %843 = sub nuw nsw i32 -2, %836
  %844 = getelementptr inbounds nuw ptr, ptr %842, i32 %843
  %845 = load ptr, ptr %844, align 4, !tbaa !31
  %846 = getelementptr inbounds nuw i8, ptr %840, i32 16
  %847 = load i64, ptr %846, align 8, !tbaa !27
  %848 = icmp sgt i64 %847, 0
  br i1 %848, label %849, label %896

849:                                              ; preds = %838
  %850 = and i64 %847, 3
  %851 = icmp ult i64 %847, 4
  br i1 %851, label %881, label %852

852:                                              ; preds = %849
  %853 = and i64 %847, 9223372036854775804
  br label %854

854:                                              ; preds = %854, %852
  %855 = phi i64 [ 0, %852 ], [ %876, %854 ]
  %856 = phi i64 [ 0, %852 ], [ %877, %854 ]
  %857 = trunc i64 %855 to i32
  %858 = getelementptr inbounds i8, ptr %845, i32 %857
  %859 = load i8, ptr %858, align 1, !tbaa !116
  %860 = getelementptr inbounds i8, ptr %841, i32 %857
  store i8 %859, ptr %860, align 1, !tbaa !116
  %861 = trunc i64 %855 to i32
  %862 = or disjoint i32 %861, 1
  %863 = getelementptr inbounds i8, ptr %845, i32 %862
  %864 = load i8, ptr %863, align 1, !tbaa !116
  %865 = getelementptr inbounds i8, ptr %841, i32 %862
  store i8 %864, ptr %865, align 1, !tbaa !116
  %866 = trunc i64 %855 to i32
  %867 = or disjoint i32 %866, 2
  %868 = getelementptr inbounds i8, ptr %845, i32 %867
  %869 = load i8, ptr %868, align 1, !tbaa !116
  %870 = getelementptr inbounds i8, ptr %841, i32 %867
  store i8 %869, ptr %870, align 1, !tbaa !116
  %871 = trunc i64 %855 to i32
  %872 = or disjoint i32 %871, 3
  %873 = getelementptr inbounds i8, ptr %845, i32 %872
  %874 = load i8, ptr %873, align 1, !tbaa !116
  %875 = getelementptr inbounds i8, ptr %841, i32 %872
  store i8 %874, ptr %875, align 1, !tbaa !116
  %876 = add nuw nsw i64 %855, 4
  %877 = add i64 %856, 4
  %878 = icmp eq i64 %877, %853
  br i1 %878, label %879, label %854, !llvm.loop !117

879:                                              ; preds = %854
  %880 = icmp eq i64 %850, 0
  br i1 %880, label %894, label %881

881:                                              ; preds = %879, %849
  %882 = phi i64 [ 0, %849 ], [ %876, %879 ]
  %883 = icmp ne i64 %850, 0
  tail call void @llvm.assume(i1 %883)
  br label %884

884:                                              ; preds = %884, %881
  %885 = phi i64 [ %891, %884 ], [ %882, %881 ]
  %886 = phi i64 [ %892, %884 ], [ 0, %881 ]
  %887 = trunc i64 %885 to i32
  %888 = getelementptr inbounds i8, ptr %845, i32 %887
  %889 = load i8, ptr %888, align 1, !tbaa !116
  %890 = getelementptr inbounds i8, ptr %841, i32 %887
  store i8 %889, ptr %890, align 1, !tbaa !116
  %891 = add nuw nsw i64 %885, 1
  %892 = add i64 %886, 1
  %893 = icmp eq i64 %892, %850
  br i1 %893, label %894, label %884, !llvm.loop !161

894:                                              ; preds = %884, %879
  %895 = load i32, ptr %659, align 4, !tbaa !143
  br label %896

896:                                              ; preds = %894, %838, %831
  %897 = phi i32 [ %895, %894 ], [ %832, %838 ], [ %832, %831 ]
  %898 = add nuw nsw i32 %833, 1
  %899 = icmp slt i32 %898, %897
  br i1 %899, label %831, label %1021, !llvm.loop !162

900:                                              ; preds = %512
  %901 = load ptr, ptr %130, align 4
  %902 = load ptr, ptr %901, align 8, !tbaa !48
  %903 = getelementptr inbounds nuw i8, ptr %902, i32 8
  %904 = load ptr, ptr %903, align 4, !tbaa !163
  %905 = getelementptr inbounds nuw i8, ptr %195, i32 40
  %906 = load i32, ptr %905, align 4, !tbaa !164
  br label %907

907:                                              ; preds = %907, %900
  %908 = phi i32 [ 0, %900 ], [ %912, %907 ]
  %909 = getelementptr inbounds nuw ptr, ptr %201, i32 %908
  %910 = load ptr, ptr %909, align 4, !tbaa !57
  %911 = icmp eq ptr %910, null
  %912 = add nuw nsw i32 %908, 1
  br i1 %911, label %907, label %913, !llvm.loop !165

913:                                              ; preds = %907
  %914 = getelementptr inbounds i32, ptr %904, i32 %906
  %915 = getelementptr inbounds nuw i8, ptr %910, i32 24
  %916 = load i32, ptr %915, align 8, !tbaa !58
  %917 = add nsw i32 %916, 1
  store i32 %917, ptr %915, align 8, !tbaa !58
  store ptr %910, ptr %202, align 4, !tbaa !57
  %918 = getelementptr inbounds nuw i8, ptr %202, i32 4
  store ptr null, ptr %918, align 4, !tbaa !57
  %919 = getelementptr inbounds nuw i8, ptr %914, i32 4
  %920 = load i32, ptr %919, align 4, !tbaa !5
  %921 = getelementptr inbounds nuw i8, ptr %914, i32 8
  %922 = load i32, ptr %921, align 4, !tbaa !5
  %923 = icmp eq i32 %920, %922
  br i1 %923, label %1021, label %924

924:                                              ; preds = %913
  %925 = getelementptr inbounds nuw i8, ptr %195, i32 36
  %926 = load i32, ptr %925, align 4, !tbaa !146
  %927 = add nsw i32 %926, 1
  %928 = getelementptr inbounds nuw i8, ptr %902, i32 20
  %929 = load ptr, ptr %928, align 4, !tbaa !147
  %930 = getelementptr inbounds i32, ptr %929, i32 %927
  %931 = load i32, ptr %930, align 4, !tbaa !5
  %932 = icmp sgt i32 %931, -1
  br i1 %932, label %933, label %941

933:                                              ; preds = %924
  %934 = getelementptr inbounds nuw ptr, ptr %201, i32 %931
  %935 = load ptr, ptr %934, align 4, !tbaa !57
  %936 = icmp eq ptr %935, null
  br i1 %936, label %1021, label %937

937:                                              ; preds = %933
  %938 = getelementptr inbounds nuw i8, ptr %935, i32 24
  %939 = load i32, ptr %938, align 8, !tbaa !58
  %940 = add nsw i32 %939, 1
  store i32 %940, ptr %938, align 8, !tbaa !58
  store ptr %935, ptr %918, align 4, !tbaa !57
  br label %952

941:                                              ; preds = %924
  %942 = getelementptr inbounds nuw i8, ptr %902, i32 16
  %943 = load ptr, ptr %942, align 4, !tbaa !148
  %944 = getelementptr inbounds i64, ptr %943, i32 %927
  %945 = load i64, ptr %944, align 8, !tbaa !125
  %946 = getelementptr inbounds nuw i8, ptr %902, i32 24
  %947 = load ptr, ptr %946, align 4, !tbaa !149
  %948 = getelementptr inbounds i32, ptr %947, i32 %927
  %949 = load i32, ptr %948, align 4, !tbaa !5
  %950 = tail call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %945, i32 noundef %949) #21
  store ptr %950, ptr %918, align 4, !tbaa !57
  %951 = icmp eq ptr %950, null
  br i1 %951, label %1021, label %952

952:                                              ; preds = %941, %937
  %953 = phi ptr [ %935, %937 ], [ %950, %941 ]
  %954 = load ptr, ptr %953, align 8, !tbaa !115
  store i32 %908, ptr %954, align 4, !tbaa !5
  br label %1021

955:                                              ; preds = %512
  %956 = load ptr, ptr %201, align 4, !tbaa !57
  %957 = icmp eq ptr %956, null
  br i1 %957, label %962, label %958

958:                                              ; preds = %955
  %959 = getelementptr inbounds nuw i8, ptr %956, i32 24
  %960 = load i32, ptr %959, align 8, !tbaa !58
  %961 = add nsw i32 %960, 1
  store i32 %961, ptr %959, align 8, !tbaa !58
  br label %962

962:                                              ; preds = %958, %955
  %963 = getelementptr inbounds nuw i8, ptr %201, i32 4
  %964 = load ptr, ptr %963, align 4, !tbaa !57
  %965 = load ptr, ptr %964, align 8, !tbaa !115
  %966 = load i8, ptr %965, align 1, !tbaa !116
  %967 = icmp eq i8 %966, 0
  %968 = select i1 %967, ptr %956, ptr null
  store ptr %968, ptr %202, align 4, !tbaa !57
  %969 = icmp eq ptr %968, null
  %970 = select i1 %969, ptr %956, ptr null
  %971 = getelementptr inbounds nuw i8, ptr %202, i32 4
  store ptr %970, ptr %971, align 4, !tbaa !57
  br label %1021

972:                                              ; preds = %512, %512, %512, %512
  %973 = load ptr, ptr %201, align 4, !tbaa !57
  %974 = icmp eq ptr %973, null
  br i1 %974, label %979, label %975

975:                                              ; preds = %972
  %976 = getelementptr inbounds nuw i8, ptr %973, i32 24
  %977 = load i32, ptr %976, align 8, !tbaa !58
  %978 = add nsw i32 %977, 1
  store i32 %978, ptr %976, align 8, !tbaa !58
  br label %979

979:                                              ; preds = %975, %972
  store ptr %973, ptr %202, align 4, !tbaa !57
  br label %1021

980:                                              ; preds = %512
  %981 = load ptr, ptr %135, align 8, !tbaa !166
  %982 = getelementptr inbounds nuw i8, ptr %195, i32 4
  %983 = load i32, ptr %982, align 4, !tbaa !97
  %984 = getelementptr inbounds ptr, ptr %981, i32 %983
  %985 = load ptr, ptr %984, align 4, !tbaa !57
  %986 = icmp eq ptr %985, null
  br i1 %986, label %991, label %987

987:                                              ; preds = %980
  %988 = getelementptr inbounds nuw i8, ptr %985, i32 24
  %989 = load i32, ptr %988, align 8, !tbaa !58
  %990 = add nsw i32 %989, 1
  store i32 %990, ptr %988, align 8, !tbaa !58
  br label %991

991:                                              ; preds = %987, %980
  store ptr %985, ptr %202, align 4, !tbaa !57
  br label %1021

992:                                              ; preds = %512
  %993 = load ptr, ptr %130, align 4, !tbaa !71
  %994 = getelementptr inbounds nuw i8, ptr %993, i32 72
  %995 = load ptr, ptr %994, align 8, !tbaa !56
  %996 = getelementptr inbounds nuw i8, ptr %195, i32 4
  %997 = load i32, ptr %996, align 4, !tbaa !97
  %998 = getelementptr inbounds ptr, ptr %995, i32 %997
  %999 = load ptr, ptr %998, align 4, !tbaa !57
  store ptr %999, ptr %202, align 4, !tbaa !57
  store ptr null, ptr %998, align 4, !tbaa !57
  br label %1021

1000:                                             ; preds = %512
  %1001 = load ptr, ptr %201, align 4, !tbaa !57
  %1002 = icmp eq ptr %1001, null
  br i1 %1002, label %1007, label %1003

1003:                                             ; preds = %1000
  %1004 = getelementptr inbounds nuw i8, ptr %1001, i32 24
  %1005 = load i32, ptr %1004, align 8, !tbaa !58
  %1006 = add nsw i32 %1005, 1
  store i32 %1006, ptr %1004, align 8, !tbaa !58
  br label %1007

1007:                                             ; preds = %1003, %1000
  %1008 = load ptr, ptr %130, align 4, !tbaa !71
  %1009 = getelementptr inbounds nuw i8, ptr %1008, i32 76
  %1010 = load ptr, ptr %1009, align 4, !tbaa !167
  %1011 = getelementptr inbounds nuw i8, ptr %195, i32 4
  %1012 = load i32, ptr %1011, align 4, !tbaa !97
  %1013 = getelementptr inbounds ptr, ptr %1010, i32 %1012
  store ptr %1001, ptr %1013, align 4, !tbaa !57
  %1014 = getelementptr inbounds nuw i8, ptr %1008, i32 12
  %1015 = load ptr, ptr %1014, align 4, !tbaa !132
  %1016 = icmp eq ptr %1015, null
  br i1 %1016, label %1017, label %1021

1017:                                             ; preds = %1007
  %1018 = load ptr, ptr %201, align 4, !tbaa !57
  %1019 = load ptr, ptr %134, align 8, !tbaa !168
  %1020 = getelementptr inbounds ptr, ptr %1019, i32 %1012
  store ptr %1018, ptr %1020, align 4, !tbaa !57
  br label %1021

1021:                                             ; preds = %727, %896, %952, %941, %933, %913, %825, %720, %1017, %1007, %992, %991, %979, %962, %512, %509, %506
  %1022 = load i32, ptr %113, align 4, !tbaa !66
  %1023 = icmp eq i32 %1022, 0
  br i1 %1023, label %1024, label %1028

1024:                                             ; preds = %1021
  %1025 = load ptr, ptr %130, align 4, !tbaa !71
  %1026 = load ptr, ptr %128, align 8, !tbaa !72
  %1027 = load i32, ptr %131, align 4, !tbaa !73
  tail call fastcc void @complete(ptr noundef nonnull %0, ptr noundef %1025, ptr noundef %1026, ptr noundef nonnull %195, ptr noundef %202, i32 noundef %1027) #21
  br label %1028

1028:                                             ; preds = %204, %415, %418, %1024, %1021, %516, %519, %605
  %1029 = load ptr, ptr %9, align 4, !tbaa !38
  %1030 = icmp eq ptr %1029, null
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br i1 %1030, label %1031, label %1042

1031:                                             ; preds = %1028, %142
  %1032 = load i32, ptr %113, align 4, !tbaa !66
  %1033 = icmp eq i32 %1032, 0
  br i1 %1033, label %143, label %1042, !llvm.loop !169

1034:                                             ; preds = %177
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 1, i32 noundef 1, ptr noundef null, ptr noundef null) #21
  %1035 = load i32, ptr %113, align 4, !tbaa !66
  %1036 = icmp eq i32 %1035, 0
  br i1 %1036, label %1037, label %1042

1037:                                             ; preds = %149, %1034
  %1038 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %1039 = load i64, ptr %1038, align 8, !tbaa !170
  %1040 = icmp eq i64 %1039, 0
  %1041 = select i1 %1040, i32 0, i32 -2
  br label %1042

1042:                                             ; preds = %1028, %155, %146, %1031, %163, %112, %1034, %1037
  %1043 = phi i32 [ %1035, %1034 ], [ %1041, %1037 ], [ %114, %112 ], [ -2, %155 ], [ %147, %146 ], [ -1, %1028 ], [ %1032, %1031 ], [ -2, %163 ]
  ret i32 %1043
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

49:                                               ; preds = %285, %37
  %50 = load i32, ptr %1, align 4, !tbaa !183
  %51 = icmp slt i32 %50, 0
  br i1 %51, label %52, label %161

52:                                               ; preds = %49
  %53 = load ptr, ptr %38, align 4, !tbaa !184
  %54 = icmp eq ptr %53, null
  br i1 %54, label %116, label %55

55:                                               ; preds = %52, %113
  %56 = phi ptr [ %114, %113 ], [ %53, %52 ]
  %57 = getelementptr inbounds nuw i8, ptr %56, i32 24
  %58 = load i64, ptr %57, align 8, !tbaa !128
  %59 = load i64, ptr @now_ns_, align 8, !tbaa !125
  %60 = icmp sgt i64 %58, %59
  br i1 %60, label %116, label %61

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
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %111, label %113

111:                                              ; preds = %107
  %112 = atomicrmw add ptr %40, i32 1 monotonic, align 8
  br label %113

113:                                              ; preds = %111, %107
  %114 = load ptr, ptr %38, align 4, !tbaa !184
  %115 = icmp eq ptr %114, null
  br i1 %115, label %116, label %55, !llvm.loop !186

116:                                              ; preds = %113, %55, %52
  %117 = load i64, ptr %41, align 8, !tbaa !78
  %118 = icmp eq i64 %117, 0
  %119 = load i64, ptr @now_ns_, align 8
  %120 = icmp slt i64 %119, %117
  %121 = select i1 %118, i1 true, i1 %120
  br i1 %121, label %127, label %122

122:                                              ; preds = %116
  %123 = load atomic i32, ptr %42 monotonic, align 8
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %125, label %127

125:                                              ; preds = %122
  store i32 -1, ptr %43, align 4, !tbaa !110
  store atomic i32 4, ptr %42 monotonic, align 8
  %126 = atomicrmw add ptr %40, i32 1 monotonic, align 8
  br label %127

127:                                              ; preds = %125, %122, %116
  %128 = load atomic i32, ptr %42 seq_cst, align 4, !tbaa !187
  %129 = icmp eq i32 %128, 0
  br i1 %129, label %130, label %158

130:                                              ; preds = %127
  %131 = load i32, ptr %44, align 8, !tbaa !182
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %133, label %158

133:                                              ; preds = %130
  %134 = load i32, ptr %45, align 4, !tbaa !188
  %135 = load i32, ptr %46, align 8, !tbaa !189
  %136 = icmp sgt i32 %135, 0
  br i1 %136, label %137, label %151

137:                                              ; preds = %133
  %138 = load ptr, ptr %0, align 8, !tbaa !190
  br label %142

139:                                              ; preds = %142
  %140 = add nuw nsw i32 %143, 1
  %141 = icmp eq i32 %140, %135
  br i1 %141, label %151, label %142, !llvm.loop !191

142:                                              ; preds = %139, %137
  %143 = phi i32 [ 0, %137 ], [ %140, %139 ]
  %144 = add nsw i32 %143, %134
  %145 = srem i32 %144, %135
  %146 = getelementptr inbounds ptr, ptr %138, i32 %145
  %147 = load ptr, ptr %146, align 4, !tbaa !124
  %148 = getelementptr inbounds nuw i8, ptr %147, i32 108
  %149 = load i32, ptr %148, align 4, !tbaa !121
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %152, label %139

151:                                              ; preds = %139, %133
  store i32 -1, ptr %1, align 4, !tbaa !183
  br label %233

152:                                              ; preds = %142
  store i32 %145, ptr %1, align 4, !tbaa !183
  %153 = icmp slt i32 %145, 0
  br i1 %153, label %233, label %154

154:                                              ; preds = %152
  %155 = getelementptr inbounds nuw i8, ptr %147, i32 108
  store i32 1, ptr %155, align 4, !tbaa !121
  %156 = load i32, ptr %39, align 8, !tbaa !185
  %157 = add nsw i32 %156, 1
  store i32 %157, ptr %39, align 8, !tbaa !185
  br label %158

158:                                              ; preds = %154, %130, %127
  %159 = load i32, ptr %1, align 4, !tbaa !183
  %160 = icmp sgt i32 %159, -1
  br i1 %160, label %161, label %233

161:                                              ; preds = %49, %158
  %162 = atomicrmw xchg ptr %3, i32 0 release, align 4
  %163 = load ptr, ptr %0, align 8, !tbaa !190
  %164 = load i32, ptr %1, align 4, !tbaa !183
  %165 = getelementptr inbounds ptr, ptr %163, i32 %164
  %166 = load ptr, ptr %165, align 4, !tbaa !124
  %167 = tail call i32 @tfc_execute(ptr noundef %166) #21
  %168 = icmp eq i32 %167, -1
  br i1 %168, label %355, label %184

169:                                              ; preds = %184
  %170 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %171 = extractvalue { i32, i1 } %170, 1
  br i1 %171, label %191, label %172

172:                                              ; preds = %169
  %173 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %174 = extractvalue { i32, i1 } %173, 1
  br i1 %174, label %191, label %175

175:                                              ; preds = %172
  %176 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %177 = extractvalue { i32, i1 } %176, 1
  br i1 %177, label %191, label %178

178:                                              ; preds = %175
  %179 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %180 = extractvalue { i32, i1 } %179, 1
  br i1 %180, label %191, label %181

181:                                              ; preds = %178
  %182 = add nuw nsw i32 %185, 5
  %183 = icmp eq i32 %182, 100
  br i1 %183, label %188, label %184, !llvm.loop !102

184:                                              ; preds = %161, %181
  %185 = phi i32 [ %182, %181 ], [ 0, %161 ]
  %186 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %187 = extractvalue { i32, i1 } %186, 1
  br i1 %187, label %191, label %169

188:                                              ; preds = %181, %188
  %189 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %190 = icmp eq i32 %189, 0
  br i1 %190, label %191, label %188, !llvm.loop !103

191:                                              ; preds = %184, %169, %172, %175, %178, %188
  %192 = load ptr, ptr %0, align 8, !tbaa !190
  %193 = load i32, ptr %1, align 4, !tbaa !183
  %194 = getelementptr inbounds ptr, ptr %192, i32 %193
  %195 = load ptr, ptr %194, align 4, !tbaa !124
  %196 = icmp eq i32 %167, 0
  br i1 %196, label %216, label %197

197:                                              ; preds = %191
  %198 = getelementptr inbounds nuw i8, ptr %195, i32 144
  %199 = load atomic ptr, ptr %198 seq_cst, align 4, !tbaa !192
  %200 = icmp eq ptr %199, null
  br i1 %200, label %201, label %206

201:                                              ; preds = %197
  %202 = getelementptr inbounds nuw i8, ptr %195, i32 160
  %203 = load i64, ptr %202, align 8, !tbaa !76
  %204 = icmp eq i64 %203, 0
  %205 = select i1 %204, i32 2, i32 0
  br label %206

206:                                              ; preds = %201, %197
  %207 = phi i32 [ %205, %201 ], [ 0, %197 ]
  %208 = getelementptr inbounds nuw i8, ptr %195, i32 108
  store i32 %207, ptr %208, align 4, !tbaa !121
  %209 = icmp sgt i32 %167, 0
  br i1 %209, label %210, label %220

210:                                              ; preds = %206
  %211 = load i32, ptr %1, align 4, !tbaa !183
  %212 = load atomic i32, ptr %42 monotonic, align 8
  %213 = icmp eq i32 %212, 0
  br i1 %213, label %214, label %220

214:                                              ; preds = %210
  store i32 %211, ptr %43, align 4, !tbaa !110
  store atomic i32 %167, ptr %42 monotonic, align 8
  %215 = atomicrmw add ptr %40, i32 1 monotonic, align 8
  br label %220

216:                                              ; preds = %191
  %217 = getelementptr inbounds nuw i8, ptr %195, i32 108
  store i32 3, ptr %217, align 4, !tbaa !121
  %218 = load i32, ptr %47, align 4, !tbaa !193
  %219 = add nsw i32 %218, 1
  store i32 %219, ptr %47, align 4, !tbaa !193
  br label %220

220:                                              ; preds = %216, %214, %210, %206
  store i32 -1, ptr %1, align 4, !tbaa !183
  %221 = load i32, ptr %39, align 8, !tbaa !185
  %222 = add nsw i32 %221, -1
  store i32 %222, ptr %39, align 8, !tbaa !185
  %223 = icmp eq i32 %222, 0
  br i1 %223, label %231, label %224

224:                                              ; preds = %220
  %225 = load atomic i32, ptr %42 seq_cst, align 4, !tbaa !187
  %226 = icmp eq i32 %225, 0
  br i1 %226, label %227, label %231

227:                                              ; preds = %224
  %228 = load i32, ptr %47, align 4, !tbaa !193
  %229 = load i32, ptr %46, align 8, !tbaa !189
  %230 = icmp eq i32 %228, %229
  br i1 %230, label %231, label %285

231:                                              ; preds = %227, %224, %220
  %232 = atomicrmw add ptr %40, i32 1 monotonic, align 8
  br label %285

233:                                              ; preds = %151, %152, %158
  %234 = load atomic i32, ptr %42 seq_cst, align 4, !tbaa !187
  %235 = icmp eq i32 %234, 0
  br i1 %235, label %236, label %240

236:                                              ; preds = %233
  %237 = load i32, ptr %47, align 4, !tbaa !193
  %238 = load i32, ptr %46, align 8, !tbaa !189
  %239 = icmp eq i32 %237, %238
  br i1 %239, label %240, label %248

240:                                              ; preds = %233, %236
  %241 = load i32, ptr %27, align 4, !tbaa !180
  %242 = icmp eq i32 %241, 0
  br i1 %242, label %243, label %347

243:                                              ; preds = %240
  %244 = load i32, ptr %39, align 8, !tbaa !185
  %245 = icmp eq i32 %244, 0
  br i1 %245, label %347, label %246

246:                                              ; preds = %243
  %247 = load ptr, ptr %38, align 4, !tbaa !184
  br label %292

248:                                              ; preds = %236
  %249 = load i32, ptr %39, align 8, !tbaa !185
  %250 = icmp eq i32 %249, 0
  %251 = load ptr, ptr %38, align 4, !tbaa !184
  br i1 %250, label %252, label %292

252:                                              ; preds = %248
  %253 = icmp eq ptr %251, null
  br i1 %253, label %256, label %254

254:                                              ; preds = %252
  %255 = load i64, ptr %41, align 8, !tbaa !78
  br label %296

256:                                              ; preds = %252
  %257 = icmp sgt i32 %238, 0
  br i1 %257, label %258, label %280

258:                                              ; preds = %256
  %259 = load ptr, ptr %0, align 8, !tbaa !190
  br label %263

260:                                              ; preds = %263
  %261 = add nuw nsw i32 %264, 1
  %262 = icmp eq i32 %261, %238
  br i1 %262, label %273, label %263, !llvm.loop !191

263:                                              ; preds = %260, %258
  %264 = phi i32 [ 0, %258 ], [ %261, %260 ]
  %265 = getelementptr inbounds nuw ptr, ptr %259, i32 %264
  %266 = load ptr, ptr %265, align 4, !tbaa !124
  %267 = getelementptr inbounds nuw i8, ptr %266, i32 108
  %268 = load i32, ptr %267, align 4, !tbaa !121
  %269 = icmp eq i32 %268, 0
  br i1 %269, label %290, label %260

270:                                              ; preds = %273
  %271 = add nuw nsw i32 %274, 1
  %272 = icmp eq i32 %271, %238
  br i1 %272, label %280, label %273, !llvm.loop !194

273:                                              ; preds = %260, %270
  %274 = phi i32 [ %271, %270 ], [ 0, %260 ]
  %275 = getelementptr inbounds nuw ptr, ptr %259, i32 %274
  %276 = load ptr, ptr %275, align 4, !tbaa !124
  %277 = getelementptr inbounds nuw i8, ptr %276, i32 128
  %278 = load i64, ptr %277, align 8, !tbaa !130
  %279 = icmp eq i64 %278, 0
  br i1 %279, label %270, label %286

280:                                              ; preds = %270, %256
  %281 = load atomic i32, ptr %42 monotonic, align 8
  %282 = icmp eq i32 %281, 0
  br i1 %282, label %283, label %285

283:                                              ; preds = %280
  store i32 -1, ptr %43, align 4, !tbaa !110
  store atomic i32 13, ptr %42 monotonic, align 8
  %284 = atomicrmw add ptr %40, i32 1 monotonic, align 8
  br label %285

285:                                              ; preds = %283, %280, %227, %231, %344
  br label %49

286:                                              ; preds = %273
  %287 = load i32, ptr %27, align 4, !tbaa !180
  %288 = icmp eq i32 %287, 0
  br i1 %288, label %289, label %290

289:                                              ; preds = %286
  store i32 1, ptr %44, align 8, !tbaa !182
  br label %352

290:                                              ; preds = %263, %286
  %291 = load i64, ptr %41, align 8, !tbaa !78
  br label %309

292:                                              ; preds = %246, %248
  %293 = phi ptr [ %247, %246 ], [ %251, %248 ]
  %294 = load i64, ptr %41, align 8, !tbaa !78
  %295 = icmp eq ptr %293, null
  br i1 %295, label %309, label %296

296:                                              ; preds = %254, %292
  %297 = phi i64 [ %255, %254 ], [ %294, %292 ]
  %298 = phi ptr [ %251, %254 ], [ %293, %292 ]
  %299 = icmp eq i64 %297, 0
  %300 = getelementptr inbounds nuw i8, ptr %298, i32 24
  %301 = load i64, ptr %300, align 8, !tbaa !128
  %302 = icmp slt i64 %301, %297
  %303 = select i1 %299, i1 true, i1 %302
  br i1 %303, label %309, label %304

304:                                              ; preds = %296
  %305 = load atomic i32, ptr %40 monotonic, align 8
  %306 = load i32, ptr %48, align 4, !tbaa !195
  %307 = add nsw i32 %306, 1
  store i32 %307, ptr %48, align 4, !tbaa !195
  %308 = atomicrmw xchg ptr %3, i32 0 release, align 4
  br label %316

309:                                              ; preds = %290, %296, %292
  %310 = phi i64 [ %294, %292 ], [ %301, %296 ], [ %291, %290 ]
  %311 = load atomic i32, ptr %40 monotonic, align 8
  %312 = load i32, ptr %48, align 4, !tbaa !195
  %313 = add nsw i32 %312, 1
  store i32 %313, ptr %48, align 4, !tbaa !195
  %314 = atomicrmw xchg ptr %3, i32 0 release, align 4
  %315 = icmp eq i64 %310, 0
  br i1 %315, label %321, label %316

316:                                              ; preds = %309, %304
  %317 = phi i64 [ %297, %304 ], [ %310, %309 ]
  %318 = load i64, ptr @now_ns_, align 8, !tbaa !125
  %319 = icmp sgt i64 %317, %318
  br i1 %319, label %320, label %321

320:                                              ; preds = %316
  store i64 %317, ptr @now_ns_, align 8, !tbaa !125
  br label %321

321:                                              ; preds = %320, %316, %309
  br label %337

322:                                              ; preds = %337
  %323 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %324 = extractvalue { i32, i1 } %323, 1
  br i1 %324, label %344, label %325

325:                                              ; preds = %322
  %326 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %327 = extractvalue { i32, i1 } %326, 1
  br i1 %327, label %344, label %328

328:                                              ; preds = %325
  %329 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %330 = extractvalue { i32, i1 } %329, 1
  br i1 %330, label %344, label %331

331:                                              ; preds = %328
  %332 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %333 = extractvalue { i32, i1 } %332, 1
  br i1 %333, label %344, label %334

334:                                              ; preds = %331
  %335 = add nuw nsw i32 %338, 5
  %336 = icmp eq i32 %335, 100
  br i1 %336, label %341, label %337, !llvm.loop !102

337:                                              ; preds = %334, %321
  %338 = phi i32 [ 0, %321 ], [ %335, %334 ]
  %339 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %340 = extractvalue { i32, i1 } %339, 1
  br i1 %340, label %344, label %322

341:                                              ; preds = %334, %341
  %342 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %343 = icmp eq i32 %342, 0
  br i1 %343, label %344, label %341, !llvm.loop !103

344:                                              ; preds = %337, %322, %325, %328, %331, %341
  %345 = load i32, ptr %48, align 4, !tbaa !195
  %346 = add nsw i32 %345, -1
  store i32 %346, ptr %48, align 4, !tbaa !195
  br label %285

347:                                              ; preds = %240, %243
  %348 = load i32, ptr %44, align 8, !tbaa !182
  %349 = icmp eq i32 %348, 0
  br i1 %349, label %350, label %352

350:                                              ; preds = %347
  %351 = load atomic i32, ptr %42 seq_cst, align 4, !tbaa !187
  br label %352

352:                                              ; preds = %289, %347, %350
  %353 = phi i32 [ %351, %350 ], [ -2, %347 ], [ -2, %289 ]
  %354 = atomicrmw xchg ptr %3, i32 0 release, align 4
  br label %355

355:                                              ; preds = %161, %352
  %356 = phi i32 [ %353, %352 ], [ -1, %161 ]
  ret i32 %356
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
