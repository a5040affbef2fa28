; Made by `python -m tfc.runtime.native` from native.c; do not edit.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.tfc_ready = type { ptr, ptr, ptr, i32 }
%struct.timespec = type { i64, i64 }
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
%struct.held = type { ptr, ptr }
%struct.tfc_edge = type { i32, i32 }
%struct.tfc_frame = type { i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, i64 }
%struct.tfc_flow_event = type { i64, i64, i64, i32, i32 }
%struct.tfc_block = type { ptr, i64 }

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define void @tfc_forget(ptr noundef captures(none) %0) local_unnamed_addr #0 {
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
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 248
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

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind uwtable
define i32 @tfc_execute(ptr noundef initializes((96, 104)) %0) local_unnamed_addr #3 {
  %2 = alloca %struct.tfc_ready, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = alloca %struct.tfc_ready, align 8
  %7 = alloca %struct.timespec, align 8
  %8 = alloca %struct.tfc_ready, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %10 = load ptr, ptr %9, align 8, !tbaa !32
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %12 = load ptr, ptr %11, align 8, !tbaa !33
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr null, ptr %13, align 8, !tbaa !38
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %15 = load i32, ptr %14, align 8, !tbaa !39
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %121

17:                                               ; preds = %1
  store i32 1, ptr %14, align 8, !tbaa !39
  %18 = load ptr, ptr %0, align 8, !tbaa !40
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %20 = load i32, ptr %19, align 8, !tbaa !41
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds %struct.tfc_graph, ptr %18, i64 %21
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 24
  %24 = load ptr, ptr %23, align 8, !tbaa !42
  %25 = tail call fastcc ptr @new_instance(ptr noundef nonnull %0, ptr noundef %22, ptr noundef %24, i32 noundef 1, i64 noundef 0)
  %26 = icmp eq ptr %25, null
  br i1 %26, label %121, label %27

27:                                               ; preds = %17
  %28 = load ptr, ptr %25, align 8, !tbaa !48
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 56
  %30 = load i32, ptr %29, align 8, !tbaa !54
  %31 = icmp sgt i32 %30, 0
  br i1 %31, label %32, label %56

32:                                               ; preds = %27
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %34 = load ptr, ptr %33, align 8, !tbaa !55
  %35 = getelementptr inbounds nuw i8, ptr %25, i64 112
  %36 = load ptr, ptr %35, align 8, !tbaa !56
  %37 = zext nneg i32 %30 to i64
  %38 = and i64 %37, 1
  %39 = icmp eq i32 %30, 1
  br i1 %39, label %44, label %40

40:                                               ; preds = %32
  %41 = and i64 %37, 2147483646
  br label %96

42:                                               ; preds = %116
  %43 = icmp eq i64 %38, 0
  br i1 %43, label %56, label %44

44:                                               ; preds = %42, %32
  %45 = phi i64 [ 0, %32 ], [ %118, %42 ]
  %46 = icmp ne i64 %38, 0
  tail call void @llvm.assume(i1 %46)
  %47 = getelementptr inbounds nuw ptr, ptr %34, i64 %45
  %48 = load ptr, ptr %47, align 8, !tbaa !57
  %49 = icmp eq ptr %48, null
  br i1 %49, label %54, label %50

50:                                               ; preds = %44
  %51 = getelementptr inbounds nuw i8, ptr %48, i64 24
  %52 = load i32, ptr %51, align 8, !tbaa !58
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %51, align 8, !tbaa !58
  br label %54

54:                                               ; preds = %50, %44
  %55 = getelementptr inbounds nuw ptr, ptr %36, i64 %45
  store ptr %48, ptr %55, align 8, !tbaa !57
  br label %56

56:                                               ; preds = %54, %42, %27
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %57 = getelementptr inbounds nuw i8, ptr %25, i64 80
  %58 = load ptr, ptr %57, align 8, !tbaa !59
  %59 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %60 = load ptr, ptr %59, align 8, !tbaa !60
  %61 = load ptr, ptr %58, align 8, !tbaa !61
  %62 = getelementptr inbounds nuw i8, ptr %60, i64 28
  %63 = load i32, ptr %62, align 4, !tbaa !62
  %64 = add nsw i32 %63, 1
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds nuw i8, ptr %61, i64 8
  store i64 %65, ptr %66, align 8, !tbaa !64
  %67 = icmp sgt i32 %63, 0
  br i1 %67, label %68, label %73

68:                                               ; preds = %56
  %69 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %70 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %71 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %72 = getelementptr inbounds nuw i8, ptr %8, i64 28
  br label %77

73:                                               ; preds = %77, %56
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %75 = load i32, ptr %74, align 8, !tbaa !66
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %94, label %95

77:                                               ; preds = %77, %68
  %78 = phi i64 [ 0, %68 ], [ %88, %77 ]
  %79 = phi ptr [ %60, %68 ], [ %89, %77 ]
  %80 = load ptr, ptr %25, align 8, !tbaa !48
  %81 = load ptr, ptr %80, align 8, !tbaa !67
  %82 = getelementptr inbounds nuw i8, ptr %79, i64 32
  %83 = load ptr, ptr %82, align 8, !tbaa !68
  %84 = getelementptr inbounds nuw i32, ptr %83, i64 %78
  %85 = load i32, ptr %84, align 4, !tbaa !5
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds %struct.tfc_node, ptr %81, i64 %86
  store ptr %87, ptr %8, align 8, !tbaa !69
  store ptr %25, ptr %69, align 8, !tbaa !71
  store ptr %61, ptr %70, align 8, !tbaa !72
  store i32 0, ptr %71, align 8, !tbaa !73
  store i32 0, ptr %72, align 4
  tail call fastcc void @push(ptr noundef nonnull %0, ptr noundef nonnull byval(%struct.tfc_ready) align 8 %8)
  %88 = add nuw nsw i64 %78, 1
  %89 = load ptr, ptr %59, align 8, !tbaa !60
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 28
  %91 = load i32, ptr %90, align 4, !tbaa !62
  %92 = sext i32 %91 to i64
  %93 = icmp slt i64 %88, %92
  br i1 %93, label %77, label %73, !llvm.loop !74

94:                                               ; preds = %73
  tail call fastcc void @settle(ptr noundef nonnull %0, ptr noundef nonnull %25, ptr noundef nonnull %61)
  br label %95

95:                                               ; preds = %94, %73
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %121

96:                                               ; preds = %116, %40
  %97 = phi i64 [ 0, %40 ], [ %118, %116 ]
  %98 = phi i64 [ 0, %40 ], [ %119, %116 ]
  %99 = getelementptr inbounds nuw ptr, ptr %34, i64 %97
  %100 = load ptr, ptr %99, align 8, !tbaa !57
  %101 = icmp eq ptr %100, null
  br i1 %101, label %106, label %102

102:                                              ; preds = %96
  %103 = getelementptr inbounds nuw i8, ptr %100, i64 24
  %104 = load i32, ptr %103, align 8, !tbaa !58
  %105 = add nsw i32 %104, 1
  store i32 %105, ptr %103, align 8, !tbaa !58
  br label %106

106:                                              ; preds = %102, %96
  %107 = getelementptr inbounds nuw ptr, ptr %36, i64 %97
  store ptr %100, ptr %107, align 8, !tbaa !57
  %108 = or disjoint i64 %97, 1
  %109 = getelementptr inbounds nuw ptr, ptr %34, i64 %108
  %110 = load ptr, ptr %109, align 8, !tbaa !57
  %111 = icmp eq ptr %110, null
  br i1 %111, label %116, label %112

112:                                              ; preds = %106
  %113 = getelementptr inbounds nuw i8, ptr %110, i64 24
  %114 = load i32, ptr %113, align 8, !tbaa !58
  %115 = add nsw i32 %114, 1
  store i32 %115, ptr %113, align 8, !tbaa !58
  br label %116

116:                                              ; preds = %112, %106
  %117 = getelementptr inbounds nuw ptr, ptr %36, i64 %108
  store ptr %110, ptr %117, align 8, !tbaa !57
  %118 = add nuw nsw i64 %97, 2
  %119 = add i64 %98, 2
  %120 = icmp eq i64 %119, %41
  br i1 %120, label %42, label %96, !llvm.loop !75

121:                                              ; preds = %95, %17, %1
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %123 = load i32, ptr %122, align 8, !tbaa !66
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %125, label %1109

125:                                              ; preds = %121
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %129 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %130 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %132 = icmp ne ptr %12, null
  %133 = getelementptr inbounds nuw i8, ptr %12, i64 40
  %134 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %137 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %138 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %140 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %141 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %143 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %144 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %145 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %146 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %147 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %148 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %149 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %150 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %151 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %152 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %153 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %154 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %155 = getelementptr inbounds nuw i8, ptr %0, i64 192
  br label %157

156:                                              ; preds = %501
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  br label %1098

157:                                              ; preds = %125, %1098
  %158 = load atomic i64, ptr %126 monotonic, align 8
  %159 = icmp eq i64 %158, 0
  br i1 %159, label %163, label %160

160:                                              ; preds = %157
  call fastcc void @empty_inbox(ptr noundef nonnull %0)
  %161 = load i32, ptr %122, align 8, !tbaa !66
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %163, label %1109

163:                                              ; preds = %157, %160
  %164 = load i64, ptr %127, align 8, !tbaa !76
  %165 = icmp eq i64 %164, 0
  br i1 %165, label %1104, label %166

166:                                              ; preds = %163
  %167 = load ptr, ptr %128, align 8, !tbaa !77
  %168 = icmp eq ptr %167, null
  br i1 %168, label %189, label %169

169:                                              ; preds = %166
  %170 = getelementptr inbounds nuw i8, ptr %167, i64 32
  %171 = load atomic i32, ptr %170 monotonic, align 8
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %173, label %1109

173:                                              ; preds = %169
  %174 = getelementptr inbounds nuw i8, ptr %167, i64 16
  %175 = load i64, ptr %174, align 8, !tbaa !78
  %176 = icmp eq i64 %175, 0
  br i1 %176, label %189, label %177

177:                                              ; preds = %173
  %178 = load i64, ptr %129, align 8, !tbaa !83
  %179 = and i64 %178, 63
  %180 = icmp eq i64 %179, 0
  br i1 %180, label %181, label %189

181:                                              ; preds = %177
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #18
  %182 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #18
  %183 = load i64, ptr %7, align 8, !tbaa !84
  %184 = mul nsw i64 %183, 1000000000
  %185 = load i64, ptr %130, align 8, !tbaa !86
  %186 = add nsw i64 %184, %185
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #18
  %187 = load i64, ptr %174, align 8, !tbaa !78
  %188 = icmp slt i64 %186, %187
  br i1 %188, label %189, label %1109

189:                                              ; preds = %173, %177, %181, %166
  %190 = load i32, ptr %131, align 4, !tbaa !87
  %191 = icmp ne i32 %190, 0
  %192 = select i1 %191, i1 %132, i1 false
  br i1 %192, label %193, label %200

193:                                              ; preds = %189
  %194 = load ptr, ptr %133, align 8, !tbaa !88
  %195 = icmp eq ptr %194, null
  br i1 %195, label %200, label %196

196:                                              ; preds = %193
  %197 = load ptr, ptr %134, align 8, !tbaa !90
  %198 = call i32 %194(ptr noundef %197) #18
  %199 = icmp eq i32 %198, 0
  br i1 %199, label %200, label %1101

200:                                              ; preds = %196, %193, %189
  %201 = load ptr, ptr %135, align 8, !tbaa !91
  %202 = load i64, ptr %136, align 8, !tbaa !92
  %203 = getelementptr inbounds %struct.tfc_ready, ptr %201, i64 %202
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %6, ptr noundef nonnull align 8 dereferenceable(32) %203, i64 32, i1 false)
  %204 = add nsw i64 %202, 1
  %205 = load i64, ptr %137, align 8, !tbaa !93
  %206 = srem i64 %204, %205
  store i64 %206, ptr %136, align 8, !tbaa !92
  %207 = load i64, ptr %127, align 8, !tbaa !76
  %208 = add nsw i64 %207, -1
  store i64 %208, ptr %127, align 8, !tbaa !76
  %209 = load i64, ptr %129, align 8, !tbaa !83
  %210 = add nsw i64 %209, 1
  store i64 %210, ptr %129, align 8, !tbaa !83
  %211 = load ptr, ptr %6, align 8, !tbaa !69
  %212 = load ptr, ptr %138, align 8, !tbaa !72
  %213 = getelementptr inbounds nuw i8, ptr %212, i64 32
  %214 = load ptr, ptr %213, align 8, !tbaa !94
  %215 = getelementptr inbounds nuw i8, ptr %211, i64 16
  %216 = load i32, ptr %215, align 4, !tbaa !95
  %217 = sext i32 %216 to i64
  %218 = getelementptr ptr, ptr %214, i64 %217
  %219 = load ptr, ptr %139, align 8, !tbaa !97
  %220 = load i32, ptr %211, align 4, !tbaa !98
  switch i32 %220, label %497 [
    i32 15, label %221
    i32 14, label %380
  ]

221:                                              ; preds = %200
  %222 = call fastcc ptr @new_activation(ptr noundef nonnull %0, ptr noundef nonnull byval(%struct.tfc_ready) align 8 %6, ptr noundef null, i32 noundef 1)
  %223 = icmp eq ptr %222, null
  br i1 %223, label %1095, label %224

224:                                              ; preds = %221
  %225 = load ptr, ptr %144, align 8, !tbaa !99
  %226 = getelementptr inbounds nuw i8, ptr %211, i64 4
  %227 = load i32, ptr %226, align 4, !tbaa !100
  %228 = sext i32 %227 to i64
  %229 = getelementptr inbounds i32, ptr %225, i64 %228
  %230 = load i32, ptr %229, align 4, !tbaa !5
  %231 = getelementptr inbounds nuw i8, ptr %222, i64 40
  store i32 %230, ptr %231, align 8, !tbaa !101
  %232 = load ptr, ptr %128, align 8, !tbaa !77
  %233 = getelementptr inbounds nuw i8, ptr %232, i64 36
  br label %237

234:                                              ; preds = %253
  %235 = atomicrmw xchg ptr %233, i32 2 acquire, align 4
  %236 = icmp eq i32 %235, 0
  br i1 %236, label %264, label %256

237:                                              ; preds = %253, %224
  %238 = phi i32 [ 0, %224 ], [ %254, %253 ]
  %239 = cmpxchg ptr %233, i32 0, i32 1 acquire monotonic, align 4
  %240 = extractvalue { i32, i1 } %239, 1
  br i1 %240, label %264, label %241

241:                                              ; preds = %237
  call void @llvm.x86.sse2.pause()
  %242 = cmpxchg ptr %233, i32 0, i32 1 acquire monotonic, align 4
  %243 = extractvalue { i32, i1 } %242, 1
  br i1 %243, label %264, label %244

244:                                              ; preds = %241
  call void @llvm.x86.sse2.pause()
  %245 = cmpxchg ptr %233, i32 0, i32 1 acquire monotonic, align 4
  %246 = extractvalue { i32, i1 } %245, 1
  br i1 %246, label %264, label %247

247:                                              ; preds = %244
  call void @llvm.x86.sse2.pause()
  %248 = cmpxchg ptr %233, i32 0, i32 1 acquire monotonic, align 4
  %249 = extractvalue { i32, i1 } %248, 1
  br i1 %249, label %264, label %250

250:                                              ; preds = %247
  call void @llvm.x86.sse2.pause()
  %251 = cmpxchg ptr %233, i32 0, i32 1 acquire monotonic, align 4
  %252 = extractvalue { i32, i1 } %251, 1
  br i1 %252, label %264, label %253

253:                                              ; preds = %250
  call void @llvm.x86.sse2.pause()
  %254 = add nuw nsw i32 %238, 5
  %255 = icmp eq i32 %254, 100
  br i1 %255, label %234, label %237, !llvm.loop !105

256:                                              ; preds = %234, %261
  %257 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %233, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %258 = icmp eq i64 %257, 0
  br i1 %258, label %261, label %259

259:                                              ; preds = %256
  %260 = load atomic i32, ptr %233 monotonic, align 4
  br label %261

261:                                              ; preds = %259, %256
  %262 = atomicrmw xchg ptr %233, i32 2 acquire, align 4
  %263 = icmp eq i32 %262, 0
  br i1 %263, label %264, label %256, !llvm.loop !106

264:                                              ; preds = %237, %241, %244, %247, %250, %261, %234
  %265 = getelementptr inbounds nuw i8, ptr %232, i64 8
  %266 = load ptr, ptr %265, align 8, !tbaa !107
  %267 = load i32, ptr %231, align 8, !tbaa !108
  %268 = sext i32 %267 to i64
  %269 = getelementptr inbounds %struct.tfc_transfer, ptr %266, i64 %268
  %270 = load ptr, ptr %269, align 8, !tbaa !109
  %271 = icmp eq ptr %270, null
  br i1 %271, label %309, label %272

272:                                              ; preds = %264
  %273 = getelementptr inbounds nuw i8, ptr %222, i64 24
  %274 = load i64, ptr %273, align 8, !tbaa !110
  %275 = getelementptr inbounds nuw i8, ptr %270, i64 24
  %276 = load i64, ptr %275, align 8, !tbaa !110
  %277 = icmp eq i64 %276, %274
  br i1 %277, label %282, label %292

278:                                              ; preds = %292
  %279 = getelementptr inbounds nuw i8, ptr %294, i64 24
  %280 = load i64, ptr %279, align 8, !tbaa !110
  %281 = icmp eq i64 %280, %274
  br i1 %281, label %282, label %292, !llvm.loop !111

282:                                              ; preds = %278, %272
  %283 = phi ptr [ %270, %272 ], [ %294, %278 ]
  %284 = phi ptr [ %269, %272 ], [ %293, %278 ]
  %285 = getelementptr inbounds nuw i8, ptr %283, i64 44
  %286 = load i32, ptr %285, align 4, !tbaa !112
  %287 = getelementptr inbounds nuw i8, ptr %222, i64 44
  %288 = load i32, ptr %287, align 4, !tbaa !112
  %289 = icmp eq i32 %286, %288
  br i1 %289, label %296, label %290

290:                                              ; preds = %282
  %291 = load ptr, ptr %283, align 8, !tbaa !113
  br label %311

292:                                              ; preds = %272, %278
  %293 = phi ptr [ %294, %278 ], [ %270, %272 ]
  %294 = load ptr, ptr %293, align 8, !tbaa !109
  %295 = icmp eq ptr %294, null
  br i1 %295, label %309, label %278, !llvm.loop !111

296:                                              ; preds = %282
  %297 = getelementptr inbounds nuw i8, ptr %232, i64 32
  %298 = load atomic i32, ptr %297 monotonic, align 8
  %299 = icmp eq i32 %298, 0
  br i1 %299, label %300, label %309

300:                                              ; preds = %296
  %301 = getelementptr inbounds nuw i8, ptr %232, i64 28
  store i32 -1, ptr %301, align 4, !tbaa !114
  store atomic i32 13, ptr %297 monotonic, align 8
  %302 = getelementptr inbounds nuw i8, ptr %232, i64 40
  %303 = atomicrmw add ptr %302, i32 1 monotonic, align 8
  %304 = getelementptr inbounds nuw i8, ptr %232, i64 44
  %305 = load i32, ptr %304, align 4, !tbaa !115
  %306 = icmp eq i32 %305, 0
  br i1 %306, label %309, label %307

307:                                              ; preds = %300
  %308 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %302, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %309

309:                                              ; preds = %292, %307, %300, %296, %264
  %310 = phi ptr [ %269, %264 ], [ %284, %307 ], [ %284, %300 ], [ %284, %296 ], [ %293, %292 ]
  store ptr null, ptr %222, align 8, !tbaa !113
  br label %311

311:                                              ; preds = %309, %290
  %312 = phi ptr [ %284, %290 ], [ %310, %309 ]
  %313 = phi ptr [ %291, %290 ], [ %222, %309 ]
  %314 = phi ptr [ %283, %290 ], [ null, %309 ]
  store ptr %313, ptr %312, align 8, !tbaa !109
  %315 = atomicrmw xchg ptr %233, i32 0 release, align 4
  %316 = icmp eq i32 %315, 2
  br i1 %316, label %317, label %319

317:                                              ; preds = %311
  %318 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %233, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %319

319:                                              ; preds = %317, %311
  %320 = icmp eq ptr %314, null
  br i1 %320, label %1095, label %321

321:                                              ; preds = %319
  call fastcc void @hand_over(ptr noundef %232, ptr noundef nonnull %222, ptr noundef nonnull %314)
  br label %325

322:                                              ; preds = %341
  %323 = atomicrmw xchg ptr %233, i32 2 acquire, align 4
  %324 = icmp eq i32 %323, 0
  br i1 %324, label %352, label %344

325:                                              ; preds = %341, %321
  %326 = phi i32 [ 0, %321 ], [ %342, %341 ]
  %327 = cmpxchg ptr %233, i32 0, i32 1 acquire monotonic, align 4
  %328 = extractvalue { i32, i1 } %327, 1
  br i1 %328, label %352, label %329

329:                                              ; preds = %325
  call void @llvm.x86.sse2.pause()
  %330 = cmpxchg ptr %233, i32 0, i32 1 acquire monotonic, align 4
  %331 = extractvalue { i32, i1 } %330, 1
  br i1 %331, label %352, label %332

332:                                              ; preds = %329
  call void @llvm.x86.sse2.pause()
  %333 = cmpxchg ptr %233, i32 0, i32 1 acquire monotonic, align 4
  %334 = extractvalue { i32, i1 } %333, 1
  br i1 %334, label %352, label %335

335:                                              ; preds = %332
  call void @llvm.x86.sse2.pause()
  %336 = cmpxchg ptr %233, i32 0, i32 1 acquire monotonic, align 4
  %337 = extractvalue { i32, i1 } %336, 1
  br i1 %337, label %352, label %338

338:                                              ; preds = %335
  call void @llvm.x86.sse2.pause()
  %339 = cmpxchg ptr %233, i32 0, i32 1 acquire monotonic, align 4
  %340 = extractvalue { i32, i1 } %339, 1
  br i1 %340, label %352, label %341

341:                                              ; preds = %338
  call void @llvm.x86.sse2.pause()
  %342 = add nuw nsw i32 %326, 5
  %343 = icmp eq i32 %342, 100
  br i1 %343, label %322, label %325, !llvm.loop !105

344:                                              ; preds = %322, %349
  %345 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %233, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %346 = icmp eq i64 %345, 0
  br i1 %346, label %349, label %347

347:                                              ; preds = %344
  %348 = load atomic i32, ptr %233 monotonic, align 4
  br label %349

349:                                              ; preds = %347, %344
  %350 = atomicrmw xchg ptr %233, i32 2 acquire, align 4
  %351 = icmp eq i32 %350, 0
  br i1 %351, label %352, label %344, !llvm.loop !106

352:                                              ; preds = %325, %329, %332, %335, %338, %349, %322
  %353 = getelementptr inbounds nuw i8, ptr %314, i64 8
  %354 = load ptr, ptr %353, align 8, !tbaa !116
  %355 = getelementptr inbounds nuw i8, ptr %354, i64 208
  %356 = load atomic i64, ptr %355 monotonic, align 8
  %357 = inttoptr i64 %356 to ptr
  store ptr %357, ptr %314, align 8, !tbaa !113
  %358 = ptrtoint ptr %314 to i64
  store atomic i64 %358, ptr %355 monotonic, align 8
  %359 = getelementptr inbounds nuw i8, ptr %354, i64 172
  %360 = load i32, ptr %359, align 4, !tbaa !117
  %361 = icmp eq i32 %360, 2
  br i1 %361, label %362, label %374

362:                                              ; preds = %352
  %363 = getelementptr inbounds nuw i8, ptr %314, i64 44
  %364 = load i32, ptr %363, align 4, !tbaa !112
  %365 = icmp eq i32 %364, 0
  br i1 %365, label %374, label %366

366:                                              ; preds = %362
  store i32 0, ptr %359, align 4, !tbaa !117
  %367 = getelementptr inbounds nuw i8, ptr %232, i64 40
  %368 = atomicrmw add ptr %367, i32 1 monotonic, align 8
  %369 = getelementptr inbounds nuw i8, ptr %232, i64 44
  %370 = load i32, ptr %369, align 4, !tbaa !115
  %371 = icmp eq i32 %370, 0
  br i1 %371, label %374, label %372

372:                                              ; preds = %366
  %373 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %367, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %374

374:                                              ; preds = %372, %366, %362, %352
  %375 = atomicrmw xchg ptr %233, i32 0 release, align 4
  %376 = icmp eq i32 %375, 2
  br i1 %376, label %377, label %379

377:                                              ; preds = %374
  %378 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %233, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %379

379:                                              ; preds = %377, %374
  call fastcc void @end_activation(ptr noundef nonnull %0, ptr noundef nonnull %222)
  br label %1095

380:                                              ; preds = %200
  %381 = load ptr, ptr %140, align 8
  %382 = load i32, ptr %141, align 8
  %383 = load ptr, ptr %142, align 8, !tbaa !118
  %384 = icmp eq ptr %383, null
  br i1 %384, label %391, label %385

385:                                              ; preds = %380
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #18
  %386 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #18
  %387 = load i64, ptr %5, align 8, !tbaa !84
  %388 = mul nsw i64 %387, 1000000000
  %389 = load i64, ptr %143, align 8, !tbaa !86
  %390 = add nsw i64 %388, %389
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #18
  br label %391

391:                                              ; preds = %385, %380
  %392 = phi i64 [ %390, %385 ], [ 0, %380 ]
  %393 = getelementptr inbounds nuw i8, ptr %212, i64 16
  %394 = load i64, ptr %393, align 8, !tbaa !119
  %395 = getelementptr inbounds nuw i8, ptr %211, i64 4
  %396 = load i32, ptr %395, align 4, !tbaa !100
  %397 = icmp eq i32 %382, 0
  br i1 %397, label %398, label %400

398:                                              ; preds = %391
  %399 = load ptr, ptr %218, align 8, !tbaa !57
  br label %400

400:                                              ; preds = %398, %391
  %401 = phi ptr [ %399, %398 ], [ null, %391 ]
  %402 = load ptr, ptr %128, align 8, !tbaa !77
  %403 = call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef 48)
  %404 = icmp eq ptr %403, null
  br i1 %404, label %496, label %405

405:                                              ; preds = %400
  %406 = icmp eq ptr %401, null
  br i1 %406, label %411, label %407

407:                                              ; preds = %405
  %408 = getelementptr inbounds nuw i8, ptr %401, i64 24
  %409 = load i32, ptr %408, align 8, !tbaa !58
  %410 = add nsw i32 %409, 1
  store i32 %410, ptr %408, align 8, !tbaa !58
  br label %411

411:                                              ; preds = %407, %405
  %412 = load ptr, ptr %144, align 8, !tbaa !99
  %413 = sext i32 %396 to i64
  %414 = getelementptr inbounds i32, ptr %412, i64 %413
  %415 = load i32, ptr %414, align 4, !tbaa !5
  store ptr null, ptr %403, align 8, !tbaa !109
  %416 = getelementptr inbounds nuw i8, ptr %403, i64 8
  store ptr %0, ptr %416, align 8, !tbaa !120
  %417 = getelementptr inbounds nuw i8, ptr %403, i64 16
  store ptr %401, ptr %417, align 8, !tbaa !57
  %418 = getelementptr inbounds nuw i8, ptr %403, i64 24
  store i64 %394, ptr %418, align 8, !tbaa !121
  %419 = getelementptr inbounds nuw i8, ptr %403, i64 32
  store i64 0, ptr %419, align 8, !tbaa !121
  %420 = getelementptr inbounds nuw i8, ptr %403, i64 40
  store i32 %415, ptr %420, align 8, !tbaa !5
  %421 = getelementptr inbounds nuw i8, ptr %403, i64 44
  store i32 0, ptr %421, align 4, !tbaa !5
  %422 = getelementptr inbounds nuw i8, ptr %402, i64 8
  %423 = load ptr, ptr %422, align 8, !tbaa !107
  %424 = sext i32 %415 to i64
  %425 = getelementptr inbounds %struct.tfc_transfer, ptr %423, i64 %424
  %426 = getelementptr inbounds nuw i8, ptr %425, i64 8
  %427 = load i64, ptr %426, align 8, !tbaa !122
  %428 = icmp eq i64 %427, 0
  br i1 %428, label %491, label %429

429:                                              ; preds = %411
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #18
  %430 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #18
  %431 = load i64, ptr %4, align 8, !tbaa !84
  %432 = mul nsw i64 %431, 1000000000
  %433 = load i64, ptr %145, align 8, !tbaa !86
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #18
  %434 = add i64 %433, %427
  %435 = add i64 %434, %432
  store i64 %435, ptr %419, align 8, !tbaa !124
  %436 = getelementptr inbounds nuw i8, ptr %402, i64 36
  br label %440

437:                                              ; preds = %456
  %438 = atomicrmw xchg ptr %436, i32 2 acquire, align 4
  %439 = icmp eq i32 %438, 0
  br i1 %439, label %467, label %459

440:                                              ; preds = %456, %429
  %441 = phi i32 [ 0, %429 ], [ %457, %456 ]
  %442 = cmpxchg ptr %436, i32 0, i32 1 acquire monotonic, align 4
  %443 = extractvalue { i32, i1 } %442, 1
  br i1 %443, label %467, label %444

444:                                              ; preds = %440
  call void @llvm.x86.sse2.pause()
  %445 = cmpxchg ptr %436, i32 0, i32 1 acquire monotonic, align 4
  %446 = extractvalue { i32, i1 } %445, 1
  br i1 %446, label %467, label %447

447:                                              ; preds = %444
  call void @llvm.x86.sse2.pause()
  %448 = cmpxchg ptr %436, i32 0, i32 1 acquire monotonic, align 4
  %449 = extractvalue { i32, i1 } %448, 1
  br i1 %449, label %467, label %450

450:                                              ; preds = %447
  call void @llvm.x86.sse2.pause()
  %451 = cmpxchg ptr %436, i32 0, i32 1 acquire monotonic, align 4
  %452 = extractvalue { i32, i1 } %451, 1
  br i1 %452, label %467, label %453

453:                                              ; preds = %450
  call void @llvm.x86.sse2.pause()
  %454 = cmpxchg ptr %436, i32 0, i32 1 acquire monotonic, align 4
  %455 = extractvalue { i32, i1 } %454, 1
  br i1 %455, label %467, label %456

456:                                              ; preds = %453
  call void @llvm.x86.sse2.pause()
  %457 = add nuw nsw i32 %441, 5
  %458 = icmp eq i32 %457, 100
  br i1 %458, label %437, label %440, !llvm.loop !105

459:                                              ; preds = %437, %464
  %460 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %436, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %461 = icmp eq i64 %460, 0
  br i1 %461, label %464, label %462

462:                                              ; preds = %459
  %463 = load atomic i32, ptr %436 monotonic, align 4
  br label %464

464:                                              ; preds = %462, %459
  %465 = atomicrmw xchg ptr %436, i32 2 acquire, align 4
  %466 = icmp eq i32 %465, 0
  br i1 %466, label %467, label %459, !llvm.loop !106

467:                                              ; preds = %440, %444, %447, %450, %453, %464, %437
  %468 = getelementptr inbounds nuw i8, ptr %402, i64 64
  br label %469

469:                                              ; preds = %473, %467
  %470 = phi ptr [ %468, %467 ], [ %471, %473 ]
  %471 = load ptr, ptr %470, align 8, !tbaa !109
  %472 = icmp eq ptr %471, null
  br i1 %472, label %478, label %473

473:                                              ; preds = %469
  %474 = getelementptr inbounds nuw i8, ptr %471, i64 32
  %475 = load i64, ptr %474, align 8, !tbaa !124
  %476 = load i64, ptr %419, align 8, !tbaa !124
  %477 = icmp sgt i64 %475, %476
  br i1 %477, label %478, label %469, !llvm.loop !125

478:                                              ; preds = %473, %469
  store ptr %471, ptr %403, align 8, !tbaa !113
  store ptr %403, ptr %470, align 8, !tbaa !109
  %479 = getelementptr inbounds nuw i8, ptr %402, i64 40
  %480 = atomicrmw add ptr %479, i32 1 monotonic, align 8
  %481 = getelementptr inbounds nuw i8, ptr %402, i64 44
  %482 = load i32, ptr %481, align 4, !tbaa !115
  %483 = icmp eq i32 %482, 0
  br i1 %483, label %486, label %484

484:                                              ; preds = %478
  %485 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %479, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %486

486:                                              ; preds = %484, %478
  %487 = atomicrmw xchg ptr %436, i32 0 release, align 4
  %488 = icmp eq i32 %487, 2
  br i1 %488, label %489, label %496

489:                                              ; preds = %486
  %490 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %436, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %496

491:                                              ; preds = %411
  %492 = call fastcc i32 @deliver(ptr noundef nonnull %402, ptr noundef nonnull %403)
  %493 = icmp eq i32 %492, 0
  br i1 %493, label %496, label %494

494:                                              ; preds = %491
  %495 = load ptr, ptr %417, align 8, !tbaa !126
  call fastcc void @drop(ptr noundef nonnull %0, ptr noundef %495)
  call fastcc void @give(ptr noundef nonnull %0, ptr noundef nonnull %403, i64 noundef 48)
  br label %496

496:                                              ; preds = %494, %491, %489, %486, %400
  call fastcc void @note(ptr noundef nonnull %0, ptr noundef %381, ptr noundef %212, ptr noundef nonnull %211, i64 noundef %392)
  br label %1088

497:                                              ; preds = %200
  %498 = load i32, ptr %141, align 8, !tbaa !73
  %499 = icmp eq i32 %498, 0
  br i1 %499, label %500, label %1088

500:                                              ; preds = %497
  switch i32 %220, label %1088 [
    i32 1, label %501
    i32 13, label %507
    i32 0, label %639
    i32 3, label %960
    i32 2, label %1019
    i32 4, label %1036
    i32 5, label %1036
    i32 6, label %1036
    i32 7, label %1036
    i32 10, label %1044
    i32 11, label %1057
    i32 12, label %1066
  ]

501:                                              ; preds = %500
  %502 = call fastcc ptr @new_activation(ptr noundef nonnull %0, ptr noundef nonnull byval(%struct.tfc_ready) align 8 %6, ptr noundef %218, i32 noundef 2)
  store ptr %502, ptr %13, align 8, !tbaa !38
  %503 = icmp eq ptr %502, null
  br i1 %503, label %156, label %504

504:                                              ; preds = %501
  %505 = load i64, ptr %155, align 8, !tbaa !127
  %506 = add nsw i64 %505, 1
  store i64 %506, ptr %155, align 8, !tbaa !127
  br label %1095

507:                                              ; preds = %500
  %508 = load ptr, ptr %140, align 8
  %509 = load ptr, ptr %0, align 8, !tbaa !40
  %510 = getelementptr inbounds nuw i8, ptr %211, i64 4
  %511 = load i32, ptr %510, align 4, !tbaa !100
  %512 = sext i32 %511 to i64
  %513 = getelementptr inbounds %struct.tfc_graph, ptr %509, i64 %512
  %514 = getelementptr inbounds nuw i8, ptr %513, i64 24
  %515 = load ptr, ptr %514, align 8, !tbaa !42
  %516 = getelementptr inbounds nuw i8, ptr %212, i64 16
  %517 = load i64, ptr %516, align 8, !tbaa !119
  %518 = load ptr, ptr %508, align 8, !tbaa !48
  %519 = load ptr, ptr %518, align 8, !tbaa !67
  %520 = ptrtoint ptr %211 to i64
  %521 = ptrtoint ptr %519 to i64
  %522 = sub i64 %520, %521
  %523 = sdiv exact i64 %522, 44
  %524 = add nsw i64 %523, -7046029254386353131
  %525 = xor i64 %524, %517
  %526 = mul i64 %525, -49064778989728563
  %527 = lshr i64 %526, 32
  %528 = xor i64 %527, %526
  %529 = mul i64 %528, -4265267296055464877
  %530 = lshr i64 %526, 29
  %531 = xor i64 %529, %530
  %532 = call fastcc ptr @new_instance(ptr noundef nonnull %0, ptr noundef %513, ptr noundef %515, i32 noundef 1, i64 noundef %531)
  %533 = icmp eq ptr %532, null
  br i1 %533, label %1095, label %534

534:                                              ; preds = %507
  %535 = getelementptr inbounds nuw i8, ptr %532, i64 16
  store ptr %211, ptr %535, align 8, !tbaa !128
  %536 = getelementptr inbounds nuw i8, ptr %532, i64 24
  store ptr %508, ptr %536, align 8, !tbaa !129
  %537 = getelementptr inbounds nuw i8, ptr %532, i64 40
  store ptr %212, ptr %537, align 8, !tbaa !130
  %538 = getelementptr inbounds nuw i8, ptr %513, i64 56
  %539 = load i32, ptr %538, align 8, !tbaa !54
  %540 = icmp sgt i32 %539, 0
  br i1 %540, label %541, label %586

541:                                              ; preds = %534
  %542 = getelementptr inbounds nuw i8, ptr %532, i64 112
  %543 = load ptr, ptr %542, align 8, !tbaa !56
  %544 = zext nneg i32 %539 to i64
  %545 = icmp ult i32 %539, 6
  br i1 %545, label %569, label %546

546:                                              ; preds = %541
  %547 = shl nuw nsw i64 %544, 3
  %548 = getelementptr i8, ptr %543, i64 %547
  %549 = add nsw i64 %217, %544
  %550 = shl nsw i64 %549, 3
  %551 = getelementptr i8, ptr %214, i64 %550
  %552 = icmp ult ptr %543, %551
  %553 = icmp ult ptr %218, %548
  %554 = and i1 %552, %553
  br i1 %554, label %569, label %555

555:                                              ; preds = %546
  %556 = and i64 %544, 2147483644
  br label %557

557:                                              ; preds = %557, %555
  %558 = phi i64 [ 0, %555 ], [ %565, %557 ]
  %559 = getelementptr inbounds nuw ptr, ptr %218, i64 %558
  %560 = getelementptr inbounds nuw i8, ptr %559, i64 16
  %561 = load <2 x ptr>, ptr %559, align 8, !tbaa !57, !alias.scope !131
  %562 = load <2 x ptr>, ptr %560, align 8, !tbaa !57, !alias.scope !131
  %563 = getelementptr inbounds nuw ptr, ptr %543, i64 %558
  %564 = getelementptr inbounds nuw i8, ptr %563, i64 16
  store <2 x ptr> %561, ptr %563, align 8, !tbaa !57, !alias.scope !134, !noalias !131
  store <2 x ptr> %562, ptr %564, align 8, !tbaa !57, !alias.scope !134, !noalias !131
  store <2 x ptr> zeroinitializer, ptr %559, align 8, !tbaa !57, !alias.scope !131
  store <2 x ptr> zeroinitializer, ptr %560, align 8, !tbaa !57, !alias.scope !131
  %565 = add nuw i64 %558, 4
  %566 = icmp eq i64 %565, %556
  br i1 %566, label %567, label %557, !llvm.loop !136

567:                                              ; preds = %557
  %568 = icmp eq i64 %556, %544
  br i1 %568, label %586, label %569

569:                                              ; preds = %546, %541, %567
  %570 = phi i64 [ 0, %546 ], [ 0, %541 ], [ %556, %567 ]
  %571 = and i64 %544, 3
  %572 = icmp eq i64 %571, 0
  br i1 %572, label %582, label %573

573:                                              ; preds = %569, %573
  %574 = phi i64 [ %579, %573 ], [ %570, %569 ]
  %575 = phi i64 [ %580, %573 ], [ 0, %569 ]
  %576 = getelementptr inbounds nuw ptr, ptr %218, i64 %574
  %577 = load ptr, ptr %576, align 8, !tbaa !57
  %578 = getelementptr inbounds nuw ptr, ptr %543, i64 %574
  store ptr %577, ptr %578, align 8, !tbaa !57
  store ptr null, ptr %576, align 8, !tbaa !57
  %579 = add nuw nsw i64 %574, 1
  %580 = add i64 %575, 1
  %581 = icmp eq i64 %580, %571
  br i1 %581, label %582, label %573, !llvm.loop !139

582:                                              ; preds = %573, %569
  %583 = phi i64 [ %570, %569 ], [ %579, %573 ]
  %584 = sub nsw i64 %570, %544
  %585 = icmp ugt i64 %584, -4
  br i1 %585, label %586, label %620

586:                                              ; preds = %582, %620, %567, %534
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %587 = getelementptr inbounds nuw i8, ptr %532, i64 80
  %588 = load ptr, ptr %587, align 8, !tbaa !59
  %589 = getelementptr inbounds nuw i8, ptr %532, i64 8
  %590 = load ptr, ptr %589, align 8, !tbaa !60
  %591 = load ptr, ptr %588, align 8, !tbaa !61
  %592 = getelementptr inbounds nuw i8, ptr %590, i64 28
  %593 = load i32, ptr %592, align 4, !tbaa !62
  %594 = add nsw i32 %593, 1
  %595 = sext i32 %594 to i64
  %596 = getelementptr inbounds nuw i8, ptr %591, i64 8
  store i64 %595, ptr %596, align 8, !tbaa !64
  %597 = icmp sgt i32 %593, 0
  br i1 %597, label %601, label %598

598:                                              ; preds = %601, %586
  %599 = load i32, ptr %122, align 8, !tbaa !66
  %600 = icmp eq i32 %599, 0
  br i1 %600, label %618, label %619

601:                                              ; preds = %586, %601
  %602 = phi i64 [ %612, %601 ], [ 0, %586 ]
  %603 = phi ptr [ %613, %601 ], [ %590, %586 ]
  %604 = load ptr, ptr %532, align 8, !tbaa !48
  %605 = load ptr, ptr %604, align 8, !tbaa !67
  %606 = getelementptr inbounds nuw i8, ptr %603, i64 32
  %607 = load ptr, ptr %606, align 8, !tbaa !68
  %608 = getelementptr inbounds nuw i32, ptr %607, i64 %602
  %609 = load i32, ptr %608, align 4, !tbaa !5
  %610 = sext i32 %609 to i64
  %611 = getelementptr inbounds %struct.tfc_node, ptr %605, i64 %610
  store ptr %611, ptr %2, align 8, !tbaa !69
  store ptr %532, ptr %151, align 8, !tbaa !71
  store ptr %591, ptr %152, align 8, !tbaa !72
  store i32 0, ptr %153, align 8, !tbaa !73
  store i32 0, ptr %154, align 4
  call fastcc void @push(ptr noundef nonnull %0, ptr noundef nonnull byval(%struct.tfc_ready) align 8 %2)
  %612 = add nuw nsw i64 %602, 1
  %613 = load ptr, ptr %589, align 8, !tbaa !60
  %614 = getelementptr inbounds nuw i8, ptr %613, i64 28
  %615 = load i32, ptr %614, align 4, !tbaa !62
  %616 = sext i32 %615 to i64
  %617 = icmp slt i64 %612, %616
  br i1 %617, label %601, label %598, !llvm.loop !74

618:                                              ; preds = %598
  call fastcc void @settle(ptr noundef nonnull %0, ptr noundef nonnull %532, ptr noundef nonnull %591)
  br label %619

619:                                              ; preds = %618, %598
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br label %1095

620:                                              ; preds = %582, %620
  %621 = phi i64 [ %637, %620 ], [ %583, %582 ]
  %622 = getelementptr inbounds nuw ptr, ptr %218, i64 %621
  %623 = load ptr, ptr %622, align 8, !tbaa !57
  %624 = getelementptr inbounds nuw ptr, ptr %543, i64 %621
  store ptr %623, ptr %624, align 8, !tbaa !57
  store ptr null, ptr %622, align 8, !tbaa !57
  %625 = add nuw nsw i64 %621, 1
  %626 = getelementptr inbounds nuw ptr, ptr %218, i64 %625
  %627 = load ptr, ptr %626, align 8, !tbaa !57
  %628 = getelementptr inbounds nuw ptr, ptr %543, i64 %625
  store ptr %627, ptr %628, align 8, !tbaa !57
  store ptr null, ptr %626, align 8, !tbaa !57
  %629 = add nuw nsw i64 %621, 2
  %630 = getelementptr inbounds nuw ptr, ptr %218, i64 %629
  %631 = load ptr, ptr %630, align 8, !tbaa !57
  %632 = getelementptr inbounds nuw ptr, ptr %543, i64 %629
  store ptr %631, ptr %632, align 8, !tbaa !57
  store ptr null, ptr %630, align 8, !tbaa !57
  %633 = add nuw nsw i64 %621, 3
  %634 = getelementptr inbounds nuw ptr, ptr %218, i64 %633
  %635 = load ptr, ptr %634, align 8, !tbaa !57
  %636 = getelementptr inbounds nuw ptr, ptr %543, i64 %633
  store ptr %635, ptr %636, align 8, !tbaa !57
  store ptr null, ptr %634, align 8, !tbaa !57
  %637 = add nuw nsw i64 %621, 4
  %638 = icmp eq i64 %637, %544
  br i1 %638, label %586, label %620, !llvm.loop !141

639:                                              ; preds = %500
  %640 = load ptr, ptr %140, align 8
  %641 = load ptr, ptr %148, align 8, !tbaa !142
  %642 = getelementptr inbounds nuw i8, ptr %211, i64 4
  %643 = load i32, ptr %642, align 4, !tbaa !100
  %644 = sext i32 %643 to i64
  %645 = getelementptr inbounds %struct.tfc_region_use, ptr %641, i64 %644
  %646 = getelementptr inbounds nuw i8, ptr %211, i64 20
  %647 = load i32, ptr %646, align 4, !tbaa !143
  %648 = icmp sgt i32 %647, 0
  br i1 %648, label %649, label %673

649:                                              ; preds = %639
  %650 = getelementptr inbounds nuw i8, ptr %645, i64 16
  %651 = getelementptr inbounds nuw i8, ptr %645, i64 8
  %652 = zext nneg i32 %647 to i64
  %653 = and i64 %652, 1
  %654 = icmp eq i32 %647, 1
  br i1 %654, label %659, label %655

655:                                              ; preds = %649
  %656 = and i64 %652, 2147483646
  br label %681

657:                                              ; preds = %708
  %658 = icmp eq i64 %653, 0
  br i1 %658, label %673, label %659

659:                                              ; preds = %657, %649
  %660 = phi i64 [ 0, %649 ], [ %709, %657 ]
  %661 = icmp ne i64 %653, 0
  call void @llvm.assume(i1 %661)
  %662 = load ptr, ptr %650, align 8, !tbaa !144
  %663 = getelementptr inbounds nuw i32, ptr %662, i64 %660
  %664 = load i32, ptr %663, align 4, !tbaa !5
  %665 = icmp sgt i32 %664, -1
  br i1 %665, label %666, label %673

666:                                              ; preds = %659
  %667 = getelementptr inbounds nuw ptr, ptr %218, i64 %660
  %668 = load ptr, ptr %667, align 8, !tbaa !57
  %669 = load ptr, ptr %668, align 8, !tbaa !148
  %670 = load ptr, ptr %651, align 8, !tbaa !149
  %671 = zext nneg i32 %664 to i64
  %672 = getelementptr inbounds nuw ptr, ptr %670, i64 %671
  store ptr %669, ptr %672, align 8, !tbaa !31
  br label %673

673:                                              ; preds = %657, %666, %659, %639
  %674 = getelementptr inbounds nuw i8, ptr %211, i64 24
  %675 = load i32, ptr %674, align 4, !tbaa !150
  %676 = icmp sgt i32 %675, 0
  br i1 %676, label %677, label %712

677:                                              ; preds = %673
  %678 = getelementptr inbounds nuw i8, ptr %211, i64 36
  %679 = getelementptr inbounds nuw i8, ptr %645, i64 24
  %680 = getelementptr inbounds nuw i8, ptr %645, i64 8
  br label %723

681:                                              ; preds = %708, %655
  %682 = phi i64 [ 0, %655 ], [ %709, %708 ]
  %683 = phi i64 [ 0, %655 ], [ %710, %708 ]
  %684 = load ptr, ptr %650, align 8, !tbaa !144
  %685 = getelementptr inbounds nuw i32, ptr %684, i64 %682
  %686 = load i32, ptr %685, align 4, !tbaa !5
  %687 = icmp sgt i32 %686, -1
  br i1 %687, label %688, label %695

688:                                              ; preds = %681
  %689 = getelementptr inbounds nuw ptr, ptr %218, i64 %682
  %690 = load ptr, ptr %689, align 8, !tbaa !57
  %691 = load ptr, ptr %690, align 8, !tbaa !148
  %692 = load ptr, ptr %651, align 8, !tbaa !149
  %693 = zext nneg i32 %686 to i64
  %694 = getelementptr inbounds nuw ptr, ptr %692, i64 %693
  store ptr %691, ptr %694, align 8, !tbaa !31
  br label %695

695:                                              ; preds = %688, %681
  %696 = or disjoint i64 %682, 1
  %697 = load ptr, ptr %650, align 8, !tbaa !144
  %698 = getelementptr inbounds nuw i32, ptr %697, i64 %696
  %699 = load i32, ptr %698, align 4, !tbaa !5
  %700 = icmp sgt i32 %699, -1
  br i1 %700, label %701, label %708

701:                                              ; preds = %695
  %702 = getelementptr inbounds nuw ptr, ptr %218, i64 %696
  %703 = load ptr, ptr %702, align 8, !tbaa !57
  %704 = load ptr, ptr %703, align 8, !tbaa !148
  %705 = load ptr, ptr %651, align 8, !tbaa !149
  %706 = zext nneg i32 %699 to i64
  %707 = getelementptr inbounds nuw ptr, ptr %705, i64 %706
  store ptr %704, ptr %707, align 8, !tbaa !31
  br label %708

708:                                              ; preds = %701, %695
  %709 = add nuw nsw i64 %682, 2
  %710 = add i64 %683, 2
  %711 = icmp eq i64 %710, %656
  br i1 %711, label %657, label %681, !llvm.loop !151

712:                                              ; preds = %771, %673
  %713 = getelementptr inbounds nuw i8, ptr %645, i64 40
  %714 = load i64, ptr %713, align 8, !tbaa !152
  %715 = icmp sgt i64 %714, 0
  br i1 %715, label %716, label %795

716:                                              ; preds = %712
  %717 = getelementptr inbounds nuw i8, ptr %645, i64 8
  %718 = getelementptr inbounds nuw i8, ptr %645, i64 32
  %719 = and i64 %714, 1
  %720 = icmp eq i64 %714, 1
  br i1 %720, label %778, label %721

721:                                              ; preds = %716
  %722 = and i64 %714, 9223372036854775806
  br label %798

723:                                              ; preds = %771, %677
  %724 = phi i64 [ 0, %677 ], [ %772, %771 ]
  %725 = load ptr, ptr %640, align 8, !tbaa !48
  %726 = load i32, ptr %678, align 4, !tbaa !153
  %727 = trunc nuw nsw i64 %724 to i32
  %728 = add nsw i32 %726, %727
  %729 = getelementptr inbounds nuw i8, ptr %725, i64 40
  %730 = load ptr, ptr %729, align 8, !tbaa !154
  %731 = sext i32 %728 to i64
  %732 = getelementptr inbounds i32, ptr %730, i64 %731
  %733 = load i32, ptr %732, align 4, !tbaa !5
  %734 = icmp sgt i32 %733, -1
  br i1 %734, label %735, label %748

735:                                              ; preds = %723
  %736 = zext nneg i32 %733 to i64
  %737 = getelementptr inbounds nuw ptr, ptr %218, i64 %736
  %738 = load ptr, ptr %737, align 8, !tbaa !57
  %739 = icmp eq ptr %738, null
  br i1 %739, label %740, label %743

740:                                              ; preds = %735
  %741 = and i64 %724, 4294967295
  %742 = getelementptr inbounds nuw ptr, ptr %219, i64 %741
  store ptr null, ptr %742, align 8, !tbaa !57
  br label %1088

743:                                              ; preds = %735
  %744 = getelementptr inbounds nuw i8, ptr %738, i64 24
  %745 = load i32, ptr %744, align 8, !tbaa !58
  %746 = add nsw i32 %745, 1
  store i32 %746, ptr %744, align 8, !tbaa !58
  %747 = getelementptr inbounds nuw ptr, ptr %219, i64 %724
  store ptr %738, ptr %747, align 8, !tbaa !57
  br label %760

748:                                              ; preds = %723
  %749 = getelementptr inbounds nuw i8, ptr %725, i64 32
  %750 = load ptr, ptr %749, align 8, !tbaa !155
  %751 = getelementptr inbounds i64, ptr %750, i64 %731
  %752 = load i64, ptr %751, align 8, !tbaa !121
  %753 = getelementptr inbounds nuw i8, ptr %725, i64 48
  %754 = load ptr, ptr %753, align 8, !tbaa !156
  %755 = getelementptr inbounds i32, ptr %754, i64 %731
  %756 = load i32, ptr %755, align 4, !tbaa !5
  %757 = call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %752, i32 noundef %756)
  %758 = getelementptr inbounds nuw ptr, ptr %219, i64 %724
  store ptr %757, ptr %758, align 8, !tbaa !57
  %759 = icmp eq ptr %757, null
  br i1 %759, label %1088, label %760

760:                                              ; preds = %748, %743
  %761 = phi ptr [ %738, %743 ], [ %757, %748 ]
  %762 = load ptr, ptr %679, align 8, !tbaa !157
  %763 = getelementptr inbounds nuw i32, ptr %762, i64 %724
  %764 = load i32, ptr %763, align 4, !tbaa !5
  %765 = icmp sgt i32 %764, -1
  br i1 %765, label %766, label %771

766:                                              ; preds = %760
  %767 = load ptr, ptr %761, align 8, !tbaa !148
  %768 = load ptr, ptr %680, align 8, !tbaa !149
  %769 = zext nneg i32 %764 to i64
  %770 = getelementptr inbounds nuw ptr, ptr %768, i64 %769
  store ptr %767, ptr %770, align 8, !tbaa !31
  br label %771

771:                                              ; preds = %766, %760
  %772 = add nuw nsw i64 %724, 1
  %773 = load i32, ptr %674, align 4, !tbaa !150
  %774 = sext i32 %773 to i64
  %775 = icmp slt i64 %772, %774
  br i1 %775, label %723, label %712, !llvm.loop !158

776:                                              ; preds = %798
  %777 = icmp eq i64 %719, 0
  br i1 %777, label %795, label %778

778:                                              ; preds = %776, %716
  %779 = phi i64 [ 0, %716 ], [ %830, %776 ]
  %780 = icmp ne i64 %719, 0
  call void @llvm.assume(i1 %780)
  %781 = load ptr, ptr %717, align 8, !tbaa !149
  %782 = load ptr, ptr %718, align 8, !tbaa !159
  %783 = getelementptr inbounds nuw %struct.tfc_move, ptr %782, i64 %779
  %784 = getelementptr inbounds nuw i8, ptr %783, i64 4
  %785 = load i32, ptr %784, align 4, !tbaa !160
  %786 = sext i32 %785 to i64
  %787 = getelementptr inbounds ptr, ptr %781, i64 %786
  %788 = load ptr, ptr %787, align 8, !tbaa !31
  %789 = getelementptr inbounds nuw i8, ptr %783, i64 8
  %790 = load i64, ptr %789, align 8, !tbaa !162
  %791 = getelementptr inbounds i8, ptr %788, i64 %790
  %792 = load i32, ptr %783, align 8, !tbaa !163
  %793 = sext i32 %792 to i64
  %794 = getelementptr inbounds ptr, ptr %781, i64 %793
  store ptr %791, ptr %794, align 8, !tbaa !31
  br label %795

795:                                              ; preds = %778, %776, %712
  %796 = load ptr, ptr %142, align 8, !tbaa !118
  %797 = icmp eq ptr %796, null
  br i1 %797, label %839, label %833

798:                                              ; preds = %798, %721
  %799 = phi i64 [ 0, %721 ], [ %830, %798 ]
  %800 = phi i64 [ 0, %721 ], [ %831, %798 ]
  %801 = load ptr, ptr %717, align 8, !tbaa !149
  %802 = load ptr, ptr %718, align 8, !tbaa !159
  %803 = getelementptr inbounds nuw %struct.tfc_move, ptr %802, i64 %799
  %804 = getelementptr inbounds nuw i8, ptr %803, i64 4
  %805 = load i32, ptr %804, align 4, !tbaa !160
  %806 = sext i32 %805 to i64
  %807 = getelementptr inbounds ptr, ptr %801, i64 %806
  %808 = load ptr, ptr %807, align 8, !tbaa !31
  %809 = getelementptr inbounds nuw i8, ptr %803, i64 8
  %810 = load i64, ptr %809, align 8, !tbaa !162
  %811 = getelementptr inbounds i8, ptr %808, i64 %810
  %812 = load i32, ptr %803, align 8, !tbaa !163
  %813 = sext i32 %812 to i64
  %814 = getelementptr inbounds ptr, ptr %801, i64 %813
  store ptr %811, ptr %814, align 8, !tbaa !31
  %815 = load ptr, ptr %717, align 8, !tbaa !149
  %816 = load ptr, ptr %718, align 8, !tbaa !159
  %817 = getelementptr inbounds nuw %struct.tfc_move, ptr %816, i64 %799
  %818 = getelementptr inbounds nuw i8, ptr %817, i64 16
  %819 = getelementptr inbounds nuw i8, ptr %817, i64 20
  %820 = load i32, ptr %819, align 4, !tbaa !160
  %821 = sext i32 %820 to i64
  %822 = getelementptr inbounds ptr, ptr %815, i64 %821
  %823 = load ptr, ptr %822, align 8, !tbaa !31
  %824 = getelementptr inbounds nuw i8, ptr %817, i64 24
  %825 = load i64, ptr %824, align 8, !tbaa !162
  %826 = getelementptr inbounds i8, ptr %823, i64 %825
  %827 = load i32, ptr %818, align 8, !tbaa !163
  %828 = sext i32 %827 to i64
  %829 = getelementptr inbounds ptr, ptr %815, i64 %828
  store ptr %826, ptr %829, align 8, !tbaa !31
  %830 = add nuw nsw i64 %799, 2
  %831 = add i64 %800, 2
  %832 = icmp eq i64 %831, %722
  br i1 %832, label %776, label %798, !llvm.loop !164

833:                                              ; preds = %795
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  %834 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #18
  %835 = load i64, ptr %3, align 8, !tbaa !84
  %836 = mul nsw i64 %835, 1000000000
  %837 = load i64, ptr %149, align 8, !tbaa !86
  %838 = add nsw i64 %836, %837
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #18
  br label %839

839:                                              ; preds = %833, %795
  %840 = phi i64 [ %838, %833 ], [ 0, %795 ]
  %841 = getelementptr inbounds nuw i8, ptr %645, i64 48
  %842 = load i64, ptr %841, align 8, !tbaa !165
  %843 = icmp ne i64 %842, 0
  %844 = zext i1 %843 to i32
  %845 = load i32, ptr %150, align 8, !tbaa !166
  %846 = or i32 %845, %844
  store i32 %846, ptr %150, align 8, !tbaa !166
  %847 = load ptr, ptr %645, align 8, !tbaa !167
  %848 = icmp eq ptr %847, null
  br i1 %848, label %849, label %850

849:                                              ; preds = %839
  call fastcc void @note(ptr noundef nonnull %0, ptr noundef %640, ptr noundef %212, ptr noundef nonnull %211, i64 noundef %840)
  br label %854

850:                                              ; preds = %839
  %851 = call i32 @tfc_walk(ptr noundef nonnull %847)
  call fastcc void @note(ptr noundef nonnull %0, ptr noundef %640, ptr noundef %212, ptr noundef nonnull %211, i64 noundef %840)
  %852 = icmp eq i32 %851, 0
  br i1 %852, label %854, label %853

853:                                              ; preds = %850
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %851, i32 noundef 0, ptr noundef %640, ptr noundef nonnull %211)
  br label %854

854:                                              ; preds = %849, %853, %850
  %855 = load i32, ptr %674, align 4, !tbaa !150
  %856 = icmp sgt i32 %855, 0
  br i1 %856, label %857, label %1088

857:                                              ; preds = %854
  %858 = getelementptr inbounds nuw i8, ptr %645, i64 24
  %859 = getelementptr inbounds nuw i8, ptr %645, i64 8
  br label %860

860:                                              ; preds = %955, %857
  %861 = phi i32 [ %855, %857 ], [ %956, %955 ]
  %862 = phi i64 [ 0, %857 ], [ %957, %955 ]
  %863 = load ptr, ptr %858, align 8, !tbaa !157
  %864 = getelementptr inbounds nuw i32, ptr %863, i64 %862
  %865 = load i32, ptr %864, align 4, !tbaa !5
  %866 = icmp slt i32 %865, -1
  br i1 %866, label %867, label %955

867:                                              ; preds = %860
  %868 = getelementptr inbounds nuw ptr, ptr %219, i64 %862
  %869 = load ptr, ptr %868, align 8, !tbaa !57
  %870 = load ptr, ptr %869, align 8, !tbaa !148
  %871 = load ptr, ptr %859, align 8, !tbaa !149
  %872 = sub nuw nsw i32 -2, %865
  %873 = zext nneg i32 %872 to i64
  %874 = getelementptr inbounds nuw ptr, ptr %871, i64 %873
  %875 = load ptr, ptr %874, align 8, !tbaa !31
  %876 = getelementptr inbounds nuw i8, ptr %869, i64 16
  %877 = load i64, ptr %876, align 8, !tbaa !27
  %878 = icmp sgt i64 %877, 0
  br i1 %878, label %879, label %955

879:                                              ; preds = %867
  %880 = ptrtoint ptr %875 to i64
  %881 = ptrtoint ptr %870 to i64
  %882 = icmp ult i64 %877, 4
  %883 = sub i64 %881, %880
  %884 = icmp ult i64 %883, 32
  %885 = select i1 %882, i1 true, i1 %884
  br i1 %885, label %917, label %886

886:                                              ; preds = %879
  %887 = icmp ult i64 %877, 32
  br i1 %887, label %905, label %888

888:                                              ; preds = %886
  %889 = and i64 %877, 28
  %890 = and i64 %877, 9223372036854775776
  br label %891

891:                                              ; preds = %891, %888
  %892 = phi i64 [ 0, %888 ], [ %899, %891 ]
  %893 = getelementptr inbounds nuw i8, ptr %875, i64 %892
  %894 = getelementptr inbounds nuw i8, ptr %893, i64 16
  %895 = load <16 x i8>, ptr %893, align 1, !tbaa !168
  %896 = load <16 x i8>, ptr %894, align 1, !tbaa !168
  %897 = getelementptr inbounds nuw i8, ptr %870, i64 %892
  %898 = getelementptr inbounds nuw i8, ptr %897, i64 16
  store <16 x i8> %895, ptr %897, align 1, !tbaa !168
  store <16 x i8> %896, ptr %898, align 1, !tbaa !168
  %899 = add nuw i64 %892, 32
  %900 = icmp eq i64 %899, %890
  br i1 %900, label %901, label %891, !llvm.loop !169

901:                                              ; preds = %891
  %902 = icmp eq i64 %877, %890
  br i1 %902, label %953, label %903

903:                                              ; preds = %901
  %904 = icmp eq i64 %889, 0
  br i1 %904, label %917, label %905, !prof !170

905:                                              ; preds = %886, %903
  %906 = phi i64 [ %890, %903 ], [ 0, %886 ]
  %907 = and i64 %877, 9223372036854775804
  br label %908

908:                                              ; preds = %908, %905
  %909 = phi i64 [ %906, %905 ], [ %913, %908 ]
  %910 = getelementptr inbounds nuw i8, ptr %875, i64 %909
  %911 = load <4 x i8>, ptr %910, align 1, !tbaa !168
  %912 = getelementptr inbounds nuw i8, ptr %870, i64 %909
  store <4 x i8> %911, ptr %912, align 1, !tbaa !168
  %913 = add nuw i64 %909, 4
  %914 = icmp eq i64 %913, %907
  br i1 %914, label %915, label %908, !llvm.loop !171

915:                                              ; preds = %908
  %916 = icmp eq i64 %877, %907
  br i1 %916, label %953, label %917

917:                                              ; preds = %879, %903, %915
  %918 = phi i64 [ 0, %879 ], [ %890, %903 ], [ %907, %915 ]
  %919 = and i64 %877, 3
  %920 = icmp eq i64 %919, 0
  br i1 %920, label %930, label %921

921:                                              ; preds = %917, %921
  %922 = phi i64 [ %927, %921 ], [ %918, %917 ]
  %923 = phi i64 [ %928, %921 ], [ 0, %917 ]
  %924 = getelementptr inbounds nuw i8, ptr %875, i64 %922
  %925 = load i8, ptr %924, align 1, !tbaa !168
  %926 = getelementptr inbounds nuw i8, ptr %870, i64 %922
  store i8 %925, ptr %926, align 1, !tbaa !168
  %927 = add nuw nsw i64 %922, 1
  %928 = add i64 %923, 1
  %929 = icmp eq i64 %928, %919
  br i1 %929, label %930, label %921, !llvm.loop !172

930:                                              ; preds = %921, %917
  %931 = phi i64 [ %918, %917 ], [ %927, %921 ]
  %932 = sub nsw i64 %918, %877
  %933 = icmp ugt i64 %932, -4
  br i1 %933, label %953, label %934

934:                                              ; preds = %930, %934
  %935 = phi i64 [ %951, %934 ], [ %931, %930 ]
  %936 = getelementptr inbounds nuw i8, ptr %875, i64 %935
  %937 = load i8, ptr %936, align 1, !tbaa !168
  %938 = getelementptr inbounds nuw i8, ptr %870, i64 %935
  store i8 %937, ptr %938, align 1, !tbaa !168
  %939 = add nuw nsw i64 %935, 1
  %940 = getelementptr inbounds nuw i8, ptr %875, i64 %939
  %941 = load i8, ptr %940, align 1, !tbaa !168
  %942 = getelementptr inbounds nuw i8, ptr %870, i64 %939
  store i8 %941, ptr %942, align 1, !tbaa !168
  %943 = add nuw nsw i64 %935, 2
  %944 = getelementptr inbounds nuw i8, ptr %875, i64 %943
  %945 = load i8, ptr %944, align 1, !tbaa !168
  %946 = getelementptr inbounds nuw i8, ptr %870, i64 %943
  store i8 %945, ptr %946, align 1, !tbaa !168
  %947 = add nuw nsw i64 %935, 3
  %948 = getelementptr inbounds nuw i8, ptr %875, i64 %947
  %949 = load i8, ptr %948, align 1, !tbaa !168
  %950 = getelementptr inbounds nuw i8, ptr %870, i64 %947
  store i8 %949, ptr %950, align 1, !tbaa !168
  %951 = add nuw nsw i64 %935, 4
  %952 = icmp eq i64 %951, %877
  br i1 %952, label %953, label %934, !llvm.loop !173

953:                                              ; preds = %930, %934, %915, %901
  %954 = load i32, ptr %674, align 4, !tbaa !150
  br label %955

955:                                              ; preds = %953, %867, %860
  %956 = phi i32 [ %954, %953 ], [ %861, %867 ], [ %861, %860 ]
  %957 = add nuw nsw i64 %862, 1
  %958 = sext i32 %956 to i64
  %959 = icmp slt i64 %957, %958
  br i1 %959, label %860, label %1088, !llvm.loop !174

960:                                              ; preds = %500
  %961 = load ptr, ptr %140, align 8
  %962 = load ptr, ptr %961, align 8, !tbaa !48
  %963 = getelementptr inbounds nuw i8, ptr %962, i64 16
  %964 = load ptr, ptr %963, align 8, !tbaa !175
  %965 = getelementptr inbounds nuw i8, ptr %211, i64 40
  %966 = load i32, ptr %965, align 4, !tbaa !176
  br label %967

967:                                              ; preds = %967, %960
  %968 = phi i64 [ %972, %967 ], [ 0, %960 ]
  %969 = getelementptr inbounds nuw ptr, ptr %218, i64 %968
  %970 = load ptr, ptr %969, align 8, !tbaa !57
  %971 = icmp eq ptr %970, null
  %972 = add nuw nsw i64 %968, 1
  br i1 %971, label %967, label %973, !llvm.loop !177

973:                                              ; preds = %967
  %974 = sext i32 %966 to i64
  %975 = getelementptr inbounds i32, ptr %964, i64 %974
  %976 = trunc nuw nsw i64 %968 to i32
  %977 = getelementptr inbounds nuw i8, ptr %970, i64 24
  %978 = load i32, ptr %977, align 8, !tbaa !58
  %979 = add nsw i32 %978, 1
  store i32 %979, ptr %977, align 8, !tbaa !58
  store ptr %970, ptr %219, align 8, !tbaa !57
  %980 = getelementptr inbounds nuw i8, ptr %219, i64 8
  store ptr null, ptr %980, align 8, !tbaa !57
  %981 = getelementptr inbounds nuw i8, ptr %975, i64 4
  %982 = load i32, ptr %981, align 4, !tbaa !5
  %983 = getelementptr inbounds nuw i8, ptr %975, i64 8
  %984 = load i32, ptr %983, align 4, !tbaa !5
  %985 = icmp eq i32 %982, %984
  br i1 %985, label %1088, label %986

986:                                              ; preds = %973
  %987 = getelementptr inbounds nuw i8, ptr %211, i64 36
  %988 = load i32, ptr %987, align 4, !tbaa !153
  %989 = add nsw i32 %988, 1
  %990 = getelementptr inbounds nuw i8, ptr %962, i64 40
  %991 = load ptr, ptr %990, align 8, !tbaa !154
  %992 = sext i32 %989 to i64
  %993 = getelementptr inbounds i32, ptr %991, i64 %992
  %994 = load i32, ptr %993, align 4, !tbaa !5
  %995 = icmp sgt i32 %994, -1
  br i1 %995, label %996, label %1005

996:                                              ; preds = %986
  %997 = zext nneg i32 %994 to i64
  %998 = getelementptr inbounds nuw ptr, ptr %218, i64 %997
  %999 = load ptr, ptr %998, align 8, !tbaa !57
  %1000 = icmp eq ptr %999, null
  br i1 %1000, label %1088, label %1001

1001:                                             ; preds = %996
  %1002 = getelementptr inbounds nuw i8, ptr %999, i64 24
  %1003 = load i32, ptr %1002, align 8, !tbaa !58
  %1004 = add nsw i32 %1003, 1
  store i32 %1004, ptr %1002, align 8, !tbaa !58
  store ptr %999, ptr %980, align 8, !tbaa !57
  br label %1016

1005:                                             ; preds = %986
  %1006 = getelementptr inbounds nuw i8, ptr %962, i64 32
  %1007 = load ptr, ptr %1006, align 8, !tbaa !155
  %1008 = getelementptr inbounds i64, ptr %1007, i64 %992
  %1009 = load i64, ptr %1008, align 8, !tbaa !121
  %1010 = getelementptr inbounds nuw i8, ptr %962, i64 48
  %1011 = load ptr, ptr %1010, align 8, !tbaa !156
  %1012 = getelementptr inbounds i32, ptr %1011, i64 %992
  %1013 = load i32, ptr %1012, align 4, !tbaa !5
  %1014 = call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %1009, i32 noundef %1013)
  store ptr %1014, ptr %980, align 8, !tbaa !57
  %1015 = icmp eq ptr %1014, null
  br i1 %1015, label %1088, label %1016

1016:                                             ; preds = %1005, %1001
  %1017 = phi ptr [ %999, %1001 ], [ %1014, %1005 ]
  %1018 = load ptr, ptr %1017, align 8, !tbaa !148
  store i32 %976, ptr %1018, align 4, !tbaa !5
  br label %1088

1019:                                             ; preds = %500
  %1020 = load ptr, ptr %218, align 8, !tbaa !57
  %1021 = icmp eq ptr %1020, null
  br i1 %1021, label %1026, label %1022

1022:                                             ; preds = %1019
  %1023 = getelementptr inbounds nuw i8, ptr %1020, i64 24
  %1024 = load i32, ptr %1023, align 8, !tbaa !58
  %1025 = add nsw i32 %1024, 1
  store i32 %1025, ptr %1023, align 8, !tbaa !58
  br label %1026

1026:                                             ; preds = %1022, %1019
  %1027 = getelementptr inbounds nuw i8, ptr %218, i64 8
  %1028 = load ptr, ptr %1027, align 8, !tbaa !57
  %1029 = load ptr, ptr %1028, align 8, !tbaa !148
  %1030 = load i8, ptr %1029, align 1, !tbaa !168
  %1031 = icmp eq i8 %1030, 0
  %1032 = select i1 %1031, ptr %1020, ptr null
  store ptr %1032, ptr %219, align 8, !tbaa !57
  %1033 = icmp eq ptr %1032, null
  %1034 = select i1 %1033, ptr %1020, ptr null
  %1035 = getelementptr inbounds nuw i8, ptr %219, i64 8
  store ptr %1034, ptr %1035, align 8, !tbaa !57
  br label %1088

1036:                                             ; preds = %500, %500, %500, %500
  %1037 = load ptr, ptr %218, align 8, !tbaa !57
  %1038 = icmp eq ptr %1037, null
  br i1 %1038, label %1043, label %1039

1039:                                             ; preds = %1036
  %1040 = getelementptr inbounds nuw i8, ptr %1037, i64 24
  %1041 = load i32, ptr %1040, align 8, !tbaa !58
  %1042 = add nsw i32 %1041, 1
  store i32 %1042, ptr %1040, align 8, !tbaa !58
  br label %1043

1043:                                             ; preds = %1039, %1036
  store ptr %1037, ptr %219, align 8, !tbaa !57
  br label %1088

1044:                                             ; preds = %500
  %1045 = load ptr, ptr %147, align 8, !tbaa !178
  %1046 = getelementptr inbounds nuw i8, ptr %211, i64 4
  %1047 = load i32, ptr %1046, align 4, !tbaa !100
  %1048 = sext i32 %1047 to i64
  %1049 = getelementptr inbounds ptr, ptr %1045, i64 %1048
  %1050 = load ptr, ptr %1049, align 8, !tbaa !57
  %1051 = icmp eq ptr %1050, null
  br i1 %1051, label %1056, label %1052

1052:                                             ; preds = %1044
  %1053 = getelementptr inbounds nuw i8, ptr %1050, i64 24
  %1054 = load i32, ptr %1053, align 8, !tbaa !58
  %1055 = add nsw i32 %1054, 1
  store i32 %1055, ptr %1053, align 8, !tbaa !58
  br label %1056

1056:                                             ; preds = %1052, %1044
  store ptr %1050, ptr %219, align 8, !tbaa !57
  br label %1088

1057:                                             ; preds = %500
  %1058 = load ptr, ptr %140, align 8, !tbaa !71
  %1059 = getelementptr inbounds nuw i8, ptr %1058, i64 112
  %1060 = load ptr, ptr %1059, align 8, !tbaa !56
  %1061 = getelementptr inbounds nuw i8, ptr %211, i64 4
  %1062 = load i32, ptr %1061, align 4, !tbaa !100
  %1063 = sext i32 %1062 to i64
  %1064 = getelementptr inbounds ptr, ptr %1060, i64 %1063
  %1065 = load ptr, ptr %1064, align 8, !tbaa !57
  store ptr %1065, ptr %219, align 8, !tbaa !57
  store ptr null, ptr %1064, align 8, !tbaa !57
  br label %1088

1066:                                             ; preds = %500
  %1067 = load ptr, ptr %218, align 8, !tbaa !57
  %1068 = icmp eq ptr %1067, null
  br i1 %1068, label %1073, label %1069

1069:                                             ; preds = %1066
  %1070 = getelementptr inbounds nuw i8, ptr %1067, i64 24
  %1071 = load i32, ptr %1070, align 8, !tbaa !58
  %1072 = add nsw i32 %1071, 1
  store i32 %1072, ptr %1070, align 8, !tbaa !58
  br label %1073

1073:                                             ; preds = %1069, %1066
  %1074 = load ptr, ptr %140, align 8, !tbaa !71
  %1075 = getelementptr inbounds nuw i8, ptr %1074, i64 120
  %1076 = load ptr, ptr %1075, align 8, !tbaa !179
  %1077 = getelementptr inbounds nuw i8, ptr %211, i64 4
  %1078 = load i32, ptr %1077, align 4, !tbaa !100
  %1079 = sext i32 %1078 to i64
  %1080 = getelementptr inbounds ptr, ptr %1076, i64 %1079
  store ptr %1067, ptr %1080, align 8, !tbaa !57
  %1081 = getelementptr inbounds nuw i8, ptr %1074, i64 24
  %1082 = load ptr, ptr %1081, align 8, !tbaa !129
  %1083 = icmp eq ptr %1082, null
  br i1 %1083, label %1084, label %1088

1084:                                             ; preds = %1073
  %1085 = load ptr, ptr %218, align 8, !tbaa !57
  %1086 = load ptr, ptr %146, align 8, !tbaa !180
  %1087 = getelementptr inbounds ptr, ptr %1086, i64 %1079
  store ptr %1085, ptr %1087, align 8, !tbaa !57
  br label %1088

1088:                                             ; preds = %748, %955, %1016, %1005, %996, %973, %854, %740, %1084, %1073, %1057, %1056, %1043, %1026, %500, %497, %496
  %1089 = load i32, ptr %122, align 8, !tbaa !66
  %1090 = icmp eq i32 %1089, 0
  br i1 %1090, label %1091, label %1095

1091:                                             ; preds = %1088
  %1092 = load ptr, ptr %140, align 8, !tbaa !71
  %1093 = load ptr, ptr %138, align 8, !tbaa !72
  %1094 = load i32, ptr %141, align 8, !tbaa !73
  call fastcc void @complete(ptr noundef nonnull %0, ptr noundef %1092, ptr noundef %1093, ptr noundef nonnull %211, ptr noundef %219, i32 noundef %1094)
  br label %1095

1095:                                             ; preds = %221, %319, %379, %1091, %1088, %504, %507, %619
  %1096 = load ptr, ptr %13, align 8, !tbaa !38
  %1097 = icmp eq ptr %1096, null
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  br i1 %1097, label %1098, label %1109

1098:                                             ; preds = %1095, %156
  %1099 = load i32, ptr %122, align 8, !tbaa !66
  %1100 = icmp eq i32 %1099, 0
  br i1 %1100, label %157, label %1109, !llvm.loop !181

1101:                                             ; preds = %196
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 1, i32 noundef 1, ptr noundef null, ptr noundef null)
  %1102 = load i32, ptr %122, align 8, !tbaa !66
  %1103 = icmp eq i32 %1102, 0
  br i1 %1103, label %1104, label %1109

1104:                                             ; preds = %163, %1101
  %1105 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %1106 = load i64, ptr %1105, align 8, !tbaa !182
  %1107 = icmp eq i64 %1106, 0
  %1108 = select i1 %1107, i32 0, i32 -2
  br label %1109

1109:                                             ; preds = %1095, %181, %169, %160, %1098, %121, %1101, %1104
  %1110 = phi i32 [ %1102, %1101 ], [ %1108, %1104 ], [ %123, %121 ], [ -2, %169 ], [ %161, %160 ], [ -2, %181 ], [ -1, %1095 ], [ %1099, %1098 ]
  ret i32 %1110
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @empty_inbox(ptr noundef captures(none) %0) unnamed_addr #4 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %3 = load ptr, ptr %2, align 8, !tbaa !77
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 36
  br label %8

5:                                                ; preds = %24
  %6 = atomicrmw xchg ptr %4, i32 2 acquire, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %35, label %27

8:                                                ; preds = %24, %1
  %9 = phi i32 [ 0, %1 ], [ %25, %24 ]
  %10 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %11 = extractvalue { i32, i1 } %10, 1
  br i1 %11, label %35, label %12

12:                                               ; preds = %8
  tail call void @llvm.x86.sse2.pause()
  %13 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %14 = extractvalue { i32, i1 } %13, 1
  br i1 %14, label %35, label %15

15:                                               ; preds = %12
  tail call void @llvm.x86.sse2.pause()
  %16 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %17 = extractvalue { i32, i1 } %16, 1
  br i1 %17, label %35, label %18

18:                                               ; preds = %15
  tail call void @llvm.x86.sse2.pause()
  %19 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %20 = extractvalue { i32, i1 } %19, 1
  br i1 %20, label %35, label %21

21:                                               ; preds = %18
  tail call void @llvm.x86.sse2.pause()
  %22 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %23 = extractvalue { i32, i1 } %22, 1
  br i1 %23, label %35, label %24

24:                                               ; preds = %21
  tail call void @llvm.x86.sse2.pause()
  %25 = add nuw nsw i32 %9, 5
  %26 = icmp eq i32 %25, 100
  br i1 %26, label %5, label %8, !llvm.loop !105

27:                                               ; preds = %5, %32
  %28 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %4, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %32, label %30

30:                                               ; preds = %27
  %31 = load atomic i32, ptr %4 monotonic, align 4
  br label %32

32:                                               ; preds = %30, %27
  %33 = atomicrmw xchg ptr %4, i32 2 acquire, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %27, !llvm.loop !106

35:                                               ; preds = %8, %12, %15, %18, %21, %32, %5
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %37 = atomicrmw xchg ptr %36, i64 0 monotonic, align 8
  %38 = inttoptr i64 %37 to ptr
  %39 = load ptr, ptr %2, align 8, !tbaa !77
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 36
  %41 = atomicrmw xchg ptr %40, i32 0 release, align 4
  %42 = icmp eq i32 %41, 2
  br i1 %42, label %43, label %45

43:                                               ; preds = %35
  %44 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %40, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %45

45:                                               ; preds = %35, %43
  %46 = icmp eq i64 %37, 0
  br i1 %46, label %72, label %50

47:                                               ; preds = %50
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 192
  br label %55

50:                                               ; preds = %45, %50
  %51 = phi ptr [ %53, %50 ], [ %38, %45 ]
  %52 = phi ptr [ %51, %50 ], [ null, %45 ]
  %53 = load ptr, ptr %51, align 8, !tbaa !113
  store ptr %52, ptr %51, align 8, !tbaa !113
  %54 = icmp eq ptr %53, null
  br i1 %54, label %47, label %50, !llvm.loop !183

55:                                               ; preds = %47, %70
  %56 = phi ptr [ %51, %47 ], [ %60, %70 ]
  %57 = load i32, ptr %48, align 8, !tbaa !66
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %72

59:                                               ; preds = %55
  %60 = load ptr, ptr %56, align 8, !tbaa !113
  %61 = getelementptr inbounds nuw i8, ptr %56, i64 44
  %62 = load i32, ptr %61, align 4, !tbaa !112
  switch i32 %62, label %69 [
    i32 0, label %63
    i32 2, label %66
  ]

63:                                               ; preds = %59
  %64 = getelementptr inbounds nuw i8, ptr %56, i64 16
  %65 = load ptr, ptr %64, align 8, !tbaa !126
  tail call fastcc void @drop(ptr noundef nonnull %0, ptr noundef %65)
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef nonnull %56, i64 noundef 48)
  br label %70, !llvm.loop !184

66:                                               ; preds = %59
  %67 = load i64, ptr %49, align 8, !tbaa !127
  %68 = add nsw i64 %67, -1
  store i64 %68, ptr %49, align 8, !tbaa !127
  br label %69

69:                                               ; preds = %59, %66
  tail call fastcc void @end_activation(ptr noundef nonnull %0, ptr noundef nonnull %56)
  br label %70

70:                                               ; preds = %69, %63
  %71 = icmp eq ptr %60, null
  br i1 %71, label %72, label %55

72:                                               ; preds = %55, %70, %45
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @fail(ptr noundef captures(none) %0, i32 noundef range(i32 1, 0) %1, i32 noundef range(i32 0, 5) %2, ptr noundef readonly captures(address_is_null) %3, ptr noundef %4) unnamed_addr #5 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %7 = load i32, ptr %6, align 8, !tbaa !66
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %34

9:                                                ; preds = %5
  store i32 %1, ptr %6, align 8, !tbaa !66
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 116
  store i32 %2, ptr %10, align 4, !tbaa !185
  %11 = icmp eq ptr %3, null
  br i1 %11, label %12, label %14

12:                                               ; preds = %9
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i32 -1, ptr %13, align 8, !tbaa !186
  br label %31

14:                                               ; preds = %9
  %15 = load ptr, ptr %3, align 8, !tbaa !48
  %16 = load ptr, ptr %0, align 8, !tbaa !40
  %17 = ptrtoint ptr %15 to i64
  %18 = ptrtoint ptr %16 to i64
  %19 = sub i64 %17, %18
  %20 = lshr exact i64 %19, 6
  %21 = trunc i64 %20 to i32
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i32 %21, ptr %22, align 8, !tbaa !186
  %23 = icmp eq ptr %4, null
  br i1 %23, label %31, label %24

24:                                               ; preds = %14
  %25 = load ptr, ptr %15, align 8, !tbaa !67
  %26 = ptrtoint ptr %4 to i64
  %27 = ptrtoint ptr %25 to i64
  %28 = sub i64 %26, %27
  %29 = sdiv exact i64 %28, 44
  %30 = trunc i64 %29 to i32
  br label %31

31:                                               ; preds = %12, %14, %24
  %32 = phi i32 [ %30, %24 ], [ -1, %14 ], [ -1, %12 ]
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 124
  store i32 %32, ptr %33, align 4, !tbaa !187
  br label %34

34:                                               ; preds = %5, %31
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: nounwind uwtable
define void @tfc_finish(ptr noundef captures(none) %0, ptr noundef %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %4 = load i64, ptr %3, align 8, !tbaa !127
  %5 = add nsw i64 %4, -1
  store i64 %5, ptr %3, align 8, !tbaa !127
  tail call fastcc void @end_activation(ptr noundef %0, ptr noundef %1)
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @end_activation(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #3 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %4 = load ptr, ptr %3, align 8, !tbaa !188
  %5 = load ptr, ptr %4, align 8, !tbaa !48
  %6 = load ptr, ptr %5, align 8, !tbaa !67
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %8 = load i32, ptr %7, align 4, !tbaa !189
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_node, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %12 = load i64, ptr %11, align 8, !tbaa !182
  %13 = add nsw i64 %12, -1
  store i64 %13, ptr %11, align 8, !tbaa !182
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %15 = load ptr, ptr %14, align 8, !tbaa !190
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %17 = load i64, ptr %16, align 8, !tbaa !191
  tail call fastcc void @note(ptr noundef %0, ptr noundef nonnull %4, ptr noundef %15, ptr noundef %10, i64 noundef %17)
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %19 = load i32, ptr %18, align 8, !tbaa !192
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %28, label %21

21:                                               ; preds = %2
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %23 = load ptr, ptr %22, align 8, !tbaa !193
  %24 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %25 = load i32, ptr %24, align 4, !tbaa !150
  %26 = sext i32 %25 to i64
  tail call fastcc void @drop_all(ptr noundef nonnull %0, ptr noundef %23, i64 noundef %26)
  %27 = load i32, ptr %18, align 8, !tbaa !192
  br label %28

28:                                               ; preds = %21, %2
  %29 = phi i32 [ %27, %21 ], [ 0, %2 ]
  %30 = load ptr, ptr %14, align 8, !tbaa !190
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %32 = load ptr, ptr %31, align 8, !tbaa !193
  tail call fastcc void @complete(ptr noundef nonnull %0, ptr noundef nonnull %4, ptr noundef %30, ptr noundef %10, ptr noundef %32, i32 noundef %29)
  %33 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %34 = load i32, ptr %33, align 4, !tbaa !150
  %35 = sext i32 %34 to i64
  %36 = shl nsw i64 %35, 3
  %37 = add nsw i64 %36, 96
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef nonnull %1, i64 noundef %37)
  ret void
}

; Function Attrs: nounwind uwtable
define i32 @tfc_drive(ptr noundef %0, ptr noundef captures(none) %1) local_unnamed_addr #3 {
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 36
  br label %9

6:                                                ; preds = %25
  %7 = atomicrmw xchg ptr %5, i32 2 acquire, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %36, label %28

9:                                                ; preds = %25, %2
  %10 = phi i32 [ 0, %2 ], [ %26, %25 ]
  %11 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %12 = extractvalue { i32, i1 } %11, 1
  br i1 %12, label %36, label %13

13:                                               ; preds = %9
  tail call void @llvm.x86.sse2.pause()
  %14 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %15 = extractvalue { i32, i1 } %14, 1
  br i1 %15, label %36, label %16

16:                                               ; preds = %13
  tail call void @llvm.x86.sse2.pause()
  %17 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %18 = extractvalue { i32, i1 } %17, 1
  br i1 %18, label %36, label %19

19:                                               ; preds = %16
  tail call void @llvm.x86.sse2.pause()
  %20 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %21 = extractvalue { i32, i1 } %20, 1
  br i1 %21, label %36, label %22

22:                                               ; preds = %19
  tail call void @llvm.x86.sse2.pause()
  %23 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %24 = extractvalue { i32, i1 } %23, 1
  br i1 %24, label %36, label %25

25:                                               ; preds = %22
  tail call void @llvm.x86.sse2.pause()
  %26 = add nuw nsw i32 %10, 5
  %27 = icmp eq i32 %26, 100
  br i1 %27, label %6, label %9, !llvm.loop !105

28:                                               ; preds = %6, %33
  %29 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %5, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %33, label %31

31:                                               ; preds = %28
  %32 = load atomic i32, ptr %5 monotonic, align 4
  br label %33

33:                                               ; preds = %31, %28
  %34 = atomicrmw xchg ptr %5, i32 2 acquire, align 4
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %28, !llvm.loop !106

36:                                               ; preds = %9, %13, %16, %19, %22, %33, %6
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %38 = load i32, ptr %37, align 4, !tbaa !194
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %52

40:                                               ; preds = %36
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %42 = load i32, ptr %41, align 8, !tbaa !196
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %52, label %44

44:                                               ; preds = %40
  store i32 0, ptr %41, align 8, !tbaa !196
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %46 = atomicrmw add ptr %45, i32 1 monotonic, align 8
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %48 = load i32, ptr %47, align 4, !tbaa !115
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %52, label %50

50:                                               ; preds = %44
  %51 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %45, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %52

52:                                               ; preds = %50, %44, %40, %36
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %54 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %59 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 52
  br label %66

66:                                               ; preds = %360, %52
  %67 = load i32, ptr %1, align 4, !tbaa !197
  %68 = icmp slt i32 %67, 0
  br i1 %68, label %69, label %213

69:                                               ; preds = %66
  %70 = load ptr, ptr %53, align 8, !tbaa !198
  %71 = icmp eq ptr %70, null
  br i1 %71, label %158, label %72

72:                                               ; preds = %69, %155
  %73 = phi ptr [ %156, %155 ], [ %70, %69 ]
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 32
  %75 = load i64, ptr %74, align 8, !tbaa !124
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #18
  %76 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #18
  %77 = load i64, ptr %4, align 8, !tbaa !84
  %78 = mul nsw i64 %77, 1000000000
  %79 = load i64, ptr %54, align 8, !tbaa !86
  %80 = add nsw i64 %78, %79
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #18
  %81 = icmp sgt i64 %75, %80
  br i1 %81, label %158, label %82

82:                                               ; preds = %72
  %83 = load ptr, ptr %53, align 8, !tbaa !198
  %84 = load ptr, ptr %83, align 8, !tbaa !113
  store ptr %84, ptr %53, align 8, !tbaa !198
  %85 = load i32, ptr %55, align 8, !tbaa !199
  %86 = add nsw i32 %85, 1
  store i32 %86, ptr %55, align 8, !tbaa !199
  %87 = atomicrmw xchg ptr %5, i32 0 release, align 4
  %88 = icmp eq i32 %87, 2
  br i1 %88, label %89, label %91

89:                                               ; preds = %82
  %90 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %5, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %91

91:                                               ; preds = %89, %82
  %92 = call fastcc i32 @deliver(ptr noundef nonnull %0, ptr noundef nonnull %83)
  br label %96

93:                                               ; preds = %112
  %94 = atomicrmw xchg ptr %5, i32 2 acquire, align 4
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %123, label %115

96:                                               ; preds = %112, %91
  %97 = phi i32 [ 0, %91 ], [ %113, %112 ]
  %98 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %99 = extractvalue { i32, i1 } %98, 1
  br i1 %99, label %123, label %100

100:                                              ; preds = %96
  call void @llvm.x86.sse2.pause()
  %101 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %102 = extractvalue { i32, i1 } %101, 1
  br i1 %102, label %123, label %103

103:                                              ; preds = %100
  call void @llvm.x86.sse2.pause()
  %104 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %105 = extractvalue { i32, i1 } %104, 1
  br i1 %105, label %123, label %106

106:                                              ; preds = %103
  call void @llvm.x86.sse2.pause()
  %107 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %108 = extractvalue { i32, i1 } %107, 1
  br i1 %108, label %123, label %109

109:                                              ; preds = %106
  call void @llvm.x86.sse2.pause()
  %110 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %111 = extractvalue { i32, i1 } %110, 1
  br i1 %111, label %123, label %112

112:                                              ; preds = %109
  call void @llvm.x86.sse2.pause()
  %113 = add nuw nsw i32 %97, 5
  %114 = icmp eq i32 %113, 100
  br i1 %114, label %93, label %96, !llvm.loop !105

115:                                              ; preds = %93, %120
  %116 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %5, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %117 = icmp eq i64 %116, 0
  br i1 %117, label %120, label %118

118:                                              ; preds = %115
  %119 = load atomic i32, ptr %5 monotonic, align 4
  br label %120

120:                                              ; preds = %118, %115
  %121 = atomicrmw xchg ptr %5, i32 2 acquire, align 4
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %123, label %115, !llvm.loop !106

123:                                              ; preds = %96, %100, %103, %106, %109, %120, %93
  %124 = icmp eq i32 %92, 0
  br i1 %124, label %145, label %125

125:                                              ; preds = %123
  %126 = getelementptr inbounds nuw i8, ptr %83, i64 8
  %127 = load ptr, ptr %126, align 8, !tbaa !116
  %128 = getelementptr inbounds nuw i8, ptr %127, i64 208
  %129 = load atomic i64, ptr %128 monotonic, align 8
  %130 = inttoptr i64 %129 to ptr
  store ptr %130, ptr %83, align 8, !tbaa !113
  %131 = ptrtoint ptr %83 to i64
  store atomic i64 %131, ptr %128 monotonic, align 8
  %132 = getelementptr inbounds nuw i8, ptr %127, i64 172
  %133 = load i32, ptr %132, align 4, !tbaa !117
  %134 = icmp eq i32 %133, 2
  br i1 %134, label %135, label %145

135:                                              ; preds = %125
  %136 = getelementptr inbounds nuw i8, ptr %83, i64 44
  %137 = load i32, ptr %136, align 4, !tbaa !112
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %145, label %139

139:                                              ; preds = %135
  store i32 0, ptr %132, align 4, !tbaa !117
  %140 = atomicrmw add ptr %56, i32 1 monotonic, align 8
  %141 = load i32, ptr %57, align 4, !tbaa !115
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %145, label %143

143:                                              ; preds = %139
  %144 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %56, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %145

145:                                              ; preds = %143, %139, %135, %125, %123
  %146 = load i32, ptr %55, align 8, !tbaa !199
  %147 = add nsw i32 %146, -1
  store i32 %147, ptr %55, align 8, !tbaa !199
  %148 = icmp eq i32 %147, 0
  br i1 %148, label %149, label %155

149:                                              ; preds = %145
  %150 = atomicrmw add ptr %56, i32 1 monotonic, align 8
  %151 = load i32, ptr %57, align 4, !tbaa !115
  %152 = icmp eq i32 %151, 0
  br i1 %152, label %155, label %153

153:                                              ; preds = %149
  %154 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %56, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %155

155:                                              ; preds = %153, %149, %145
  %156 = load ptr, ptr %53, align 8, !tbaa !198
  %157 = icmp eq ptr %156, null
  br i1 %157, label %158, label %72, !llvm.loop !200

158:                                              ; preds = %155, %72, %69
  %159 = load i64, ptr %58, align 8, !tbaa !78
  %160 = icmp eq i64 %159, 0
  br i1 %160, label %178, label %161

161:                                              ; preds = %158
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  %162 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #18
  %163 = load i64, ptr %3, align 8, !tbaa !84
  %164 = mul nsw i64 %163, 1000000000
  %165 = load i64, ptr %59, align 8, !tbaa !86
  %166 = add nsw i64 %164, %165
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #18
  %167 = load i64, ptr %58, align 8, !tbaa !78
  %168 = icmp slt i64 %166, %167
  br i1 %168, label %178, label %169

169:                                              ; preds = %161
  %170 = load atomic i32, ptr %60 monotonic, align 8
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %172, label %178

172:                                              ; preds = %169
  store i32 -1, ptr %61, align 4, !tbaa !114
  store atomic i32 4, ptr %60 monotonic, align 8
  %173 = atomicrmw add ptr %56, i32 1 monotonic, align 8
  %174 = load i32, ptr %57, align 4, !tbaa !115
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %178, label %176

176:                                              ; preds = %172
  %177 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %56, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %178

178:                                              ; preds = %176, %172, %169, %161, %158
  %179 = load atomic i32, ptr %60 seq_cst, align 4, !tbaa !201
  %180 = icmp eq i32 %179, 0
  br i1 %180, label %181, label %210

181:                                              ; preds = %178
  %182 = load i32, ptr %62, align 8, !tbaa !196
  %183 = icmp eq i32 %182, 0
  br i1 %183, label %184, label %210

184:                                              ; preds = %181
  %185 = load i32, ptr %63, align 4, !tbaa !202
  %186 = load i32, ptr %64, align 8, !tbaa !203
  %187 = icmp sgt i32 %186, 0
  br i1 %187, label %188, label %203

188:                                              ; preds = %184
  %189 = load ptr, ptr %0, align 8, !tbaa !204
  br label %193

190:                                              ; preds = %193
  %191 = add nuw nsw i32 %194, 1
  %192 = icmp eq i32 %191, %186
  br i1 %192, label %203, label %193, !llvm.loop !205

193:                                              ; preds = %190, %188
  %194 = phi i32 [ 0, %188 ], [ %191, %190 ]
  %195 = add nsw i32 %194, %185
  %196 = srem i32 %195, %186
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds ptr, ptr %189, i64 %197
  %199 = load ptr, ptr %198, align 8, !tbaa !120
  %200 = getelementptr inbounds nuw i8, ptr %199, i64 172
  %201 = load i32, ptr %200, align 4, !tbaa !117
  %202 = icmp eq i32 %201, 0
  br i1 %202, label %204, label %190

203:                                              ; preds = %190, %184
  store i32 -1, ptr %1, align 4, !tbaa !197
  br label %307

204:                                              ; preds = %193
  store i32 %196, ptr %1, align 4, !tbaa !197
  %205 = icmp slt i32 %196, 0
  br i1 %205, label %307, label %206

206:                                              ; preds = %204
  %207 = getelementptr inbounds nuw i8, ptr %199, i64 172
  store i32 1, ptr %207, align 4, !tbaa !117
  %208 = load i32, ptr %55, align 8, !tbaa !199
  %209 = add nsw i32 %208, 1
  store i32 %209, ptr %55, align 8, !tbaa !199
  br label %210

210:                                              ; preds = %206, %181, %178
  %211 = load i32, ptr %1, align 4, !tbaa !197
  %212 = icmp sgt i32 %211, -1
  br i1 %212, label %213, label %307

213:                                              ; preds = %66, %210
  %214 = atomicrmw xchg ptr %5, i32 0 release, align 4
  %215 = icmp eq i32 %214, 2
  br i1 %215, label %216, label %218

216:                                              ; preds = %213
  %217 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %5, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %218

218:                                              ; preds = %213, %216
  %219 = load ptr, ptr %0, align 8, !tbaa !204
  %220 = load i32, ptr %1, align 4, !tbaa !197
  %221 = sext i32 %220 to i64
  %222 = getelementptr inbounds ptr, ptr %219, i64 %221
  %223 = load ptr, ptr %222, align 8, !tbaa !120
  %224 = call i32 @tfc_execute(ptr noundef %223)
  %225 = icmp eq i32 %224, -1
  br i1 %225, label %378, label %229

226:                                              ; preds = %245
  %227 = atomicrmw xchg ptr %5, i32 2 acquire, align 4
  %228 = icmp eq i32 %227, 0
  br i1 %228, label %256, label %248

229:                                              ; preds = %218, %245
  %230 = phi i32 [ %246, %245 ], [ 0, %218 ]
  %231 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %232 = extractvalue { i32, i1 } %231, 1
  br i1 %232, label %256, label %233

233:                                              ; preds = %229
  call void @llvm.x86.sse2.pause()
  %234 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %235 = extractvalue { i32, i1 } %234, 1
  br i1 %235, label %256, label %236

236:                                              ; preds = %233
  call void @llvm.x86.sse2.pause()
  %237 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %238 = extractvalue { i32, i1 } %237, 1
  br i1 %238, label %256, label %239

239:                                              ; preds = %236
  call void @llvm.x86.sse2.pause()
  %240 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %241 = extractvalue { i32, i1 } %240, 1
  br i1 %241, label %256, label %242

242:                                              ; preds = %239
  call void @llvm.x86.sse2.pause()
  %243 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %244 = extractvalue { i32, i1 } %243, 1
  br i1 %244, label %256, label %245

245:                                              ; preds = %242
  call void @llvm.x86.sse2.pause()
  %246 = add nuw nsw i32 %230, 5
  %247 = icmp eq i32 %246, 100
  br i1 %247, label %226, label %229, !llvm.loop !105

248:                                              ; preds = %226, %253
  %249 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %5, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %250 = icmp eq i64 %249, 0
  br i1 %250, label %253, label %251

251:                                              ; preds = %248
  %252 = load atomic i32, ptr %5 monotonic, align 4
  br label %253

253:                                              ; preds = %251, %248
  %254 = atomicrmw xchg ptr %5, i32 2 acquire, align 4
  %255 = icmp eq i32 %254, 0
  br i1 %255, label %256, label %248, !llvm.loop !106

256:                                              ; preds = %229, %233, %236, %239, %242, %253, %226
  %257 = load ptr, ptr %0, align 8, !tbaa !204
  %258 = load i32, ptr %1, align 4, !tbaa !197
  %259 = sext i32 %258 to i64
  %260 = getelementptr inbounds ptr, ptr %257, i64 %259
  %261 = load ptr, ptr %260, align 8, !tbaa !120
  %262 = icmp eq i32 %224, 0
  br i1 %262, label %286, label %263

263:                                              ; preds = %256
  %264 = getelementptr inbounds nuw i8, ptr %261, i64 208
  %265 = load atomic ptr, ptr %264 seq_cst, align 8, !tbaa !206
  %266 = icmp eq ptr %265, null
  br i1 %266, label %267, label %272

267:                                              ; preds = %263
  %268 = getelementptr inbounds nuw i8, ptr %261, i64 232
  %269 = load i64, ptr %268, align 8, !tbaa !76
  %270 = icmp eq i64 %269, 0
  %271 = select i1 %270, i32 2, i32 0
  br label %272

272:                                              ; preds = %267, %263
  %273 = phi i32 [ %271, %267 ], [ 0, %263 ]
  %274 = getelementptr inbounds nuw i8, ptr %261, i64 172
  store i32 %273, ptr %274, align 4, !tbaa !117
  %275 = icmp sgt i32 %224, 0
  br i1 %275, label %276, label %290

276:                                              ; preds = %272
  %277 = load i32, ptr %1, align 4, !tbaa !197
  %278 = load atomic i32, ptr %60 monotonic, align 8
  %279 = icmp eq i32 %278, 0
  br i1 %279, label %280, label %290

280:                                              ; preds = %276
  store i32 %277, ptr %61, align 4, !tbaa !114
  store atomic i32 %224, ptr %60 monotonic, align 8
  %281 = atomicrmw add ptr %56, i32 1 monotonic, align 8
  %282 = load i32, ptr %57, align 4, !tbaa !115
  %283 = icmp eq i32 %282, 0
  br i1 %283, label %290, label %284

284:                                              ; preds = %280
  %285 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %56, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %290

286:                                              ; preds = %256
  %287 = getelementptr inbounds nuw i8, ptr %261, i64 172
  store i32 3, ptr %287, align 4, !tbaa !117
  %288 = load i32, ptr %65, align 4, !tbaa !207
  %289 = add nsw i32 %288, 1
  store i32 %289, ptr %65, align 4, !tbaa !207
  br label %290

290:                                              ; preds = %286, %284, %280, %276, %272
  store i32 -1, ptr %1, align 4, !tbaa !197
  %291 = load i32, ptr %55, align 8, !tbaa !199
  %292 = add nsw i32 %291, -1
  store i32 %292, ptr %55, align 8, !tbaa !199
  %293 = icmp eq i32 %292, 0
  br i1 %293, label %301, label %294

294:                                              ; preds = %290
  %295 = load atomic i32, ptr %60 seq_cst, align 4, !tbaa !201
  %296 = icmp eq i32 %295, 0
  br i1 %296, label %297, label %301

297:                                              ; preds = %294
  %298 = load i32, ptr %65, align 4, !tbaa !207
  %299 = load i32, ptr %64, align 8, !tbaa !203
  %300 = icmp eq i32 %298, %299
  br i1 %300, label %301, label %360

301:                                              ; preds = %297, %294, %290
  %302 = atomicrmw add ptr %56, i32 1 monotonic, align 8
  %303 = load i32, ptr %57, align 4, !tbaa !115
  %304 = icmp eq i32 %303, 0
  br i1 %304, label %360, label %305

305:                                              ; preds = %301
  %306 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %56, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %360

307:                                              ; preds = %203, %204, %210
  %308 = load atomic i32, ptr %60 seq_cst, align 4, !tbaa !201
  %309 = icmp eq i32 %308, 0
  br i1 %309, label %310, label %314

310:                                              ; preds = %307
  %311 = load i32, ptr %65, align 4, !tbaa !207
  %312 = load i32, ptr %64, align 8, !tbaa !203
  %313 = icmp eq i32 %311, %312
  br i1 %313, label %314, label %320

314:                                              ; preds = %307, %310
  %315 = load i32, ptr %37, align 4, !tbaa !194
  %316 = icmp eq i32 %315, 0
  br i1 %316, label %317, label %367

317:                                              ; preds = %314
  %318 = load i32, ptr %55, align 8, !tbaa !199
  %319 = icmp eq i32 %318, 0
  br i1 %319, label %367, label %365

320:                                              ; preds = %310
  %321 = load i32, ptr %55, align 8, !tbaa !199
  %322 = icmp eq i32 %321, 0
  br i1 %322, label %323, label %365

323:                                              ; preds = %320
  %324 = load ptr, ptr %53, align 8, !tbaa !198
  %325 = icmp eq ptr %324, null
  br i1 %325, label %326, label %365

326:                                              ; preds = %323
  %327 = icmp sgt i32 %312, 0
  br i1 %327, label %328, label %351

328:                                              ; preds = %326
  %329 = load ptr, ptr %0, align 8, !tbaa !204
  %330 = zext nneg i32 %312 to i64
  br label %334

331:                                              ; preds = %334
  %332 = add nuw nsw i64 %335, 1
  %333 = icmp eq i64 %332, %330
  br i1 %333, label %344, label %334, !llvm.loop !205

334:                                              ; preds = %331, %328
  %335 = phi i64 [ %332, %331 ], [ 0, %328 ]
  %336 = getelementptr inbounds nuw ptr, ptr %329, i64 %335
  %337 = load ptr, ptr %336, align 8, !tbaa !120
  %338 = getelementptr inbounds nuw i8, ptr %337, i64 172
  %339 = load i32, ptr %338, align 4, !tbaa !117
  %340 = icmp eq i32 %339, 0
  br i1 %340, label %365, label %331

341:                                              ; preds = %344
  %342 = add nuw nsw i64 %345, 1
  %343 = icmp eq i64 %342, %330
  br i1 %343, label %351, label %344, !llvm.loop !208

344:                                              ; preds = %331, %341
  %345 = phi i64 [ %342, %341 ], [ 0, %331 ]
  %346 = getelementptr inbounds nuw ptr, ptr %329, i64 %345
  %347 = load ptr, ptr %346, align 8, !tbaa !120
  %348 = getelementptr inbounds nuw i8, ptr %347, i64 192
  %349 = load i64, ptr %348, align 8, !tbaa !127
  %350 = icmp eq i64 %349, 0
  br i1 %350, label %341, label %361

351:                                              ; preds = %341, %326
  %352 = load atomic i32, ptr %60 monotonic, align 8
  %353 = icmp eq i32 %352, 0
  br i1 %353, label %354, label %360

354:                                              ; preds = %351
  store i32 -1, ptr %61, align 4, !tbaa !114
  store atomic i32 13, ptr %60 monotonic, align 8
  %355 = atomicrmw add ptr %56, i32 1 monotonic, align 8
  %356 = load i32, ptr %57, align 4, !tbaa !115
  %357 = icmp eq i32 %356, 0
  br i1 %357, label %360, label %358

358:                                              ; preds = %354
  %359 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %56, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %360

360:                                              ; preds = %358, %354, %351, %297, %301, %305, %365
  br label %66

361:                                              ; preds = %344
  %362 = load i32, ptr %37, align 4, !tbaa !194
  %363 = icmp eq i32 %362, 0
  br i1 %363, label %364, label %365

364:                                              ; preds = %361
  store i32 1, ptr %62, align 8, !tbaa !196
  br label %372

365:                                              ; preds = %334, %320, %323, %361, %317
  %366 = call fastcc i32 @sleep_a_while(ptr noundef %0)
  br label %360

367:                                              ; preds = %314, %317
  %368 = load i32, ptr %62, align 8, !tbaa !196
  %369 = icmp eq i32 %368, 0
  br i1 %369, label %370, label %372

370:                                              ; preds = %367
  %371 = load atomic i32, ptr %60 seq_cst, align 4, !tbaa !201
  br label %372

372:                                              ; preds = %364, %367, %370
  %373 = phi i32 [ %371, %370 ], [ -2, %367 ], [ -2, %364 ]
  %374 = atomicrmw xchg ptr %5, i32 0 release, align 4
  %375 = icmp eq i32 %374, 2
  br i1 %375, label %376, label %378

376:                                              ; preds = %372
  %377 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %5, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %378

378:                                              ; preds = %218, %376, %372
  %379 = phi i32 [ %373, %376 ], [ %373, %372 ], [ -1, %218 ]
  ret i32 %379
}

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 2) i32 @sleep_a_while(ptr noundef %0) unnamed_addr #3 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %5 = load i64, ptr %4, align 8, !tbaa !78
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %7 = load ptr, ptr %6, align 8, !tbaa !198
  %8 = icmp eq ptr %7, null
  br i1 %8, label %15, label %9

9:                                                ; preds = %1
  %10 = icmp eq i64 %5, 0
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %12 = load i64, ptr %11, align 8, !tbaa !124
  br i1 %10, label %15, label %13

13:                                               ; preds = %9
  %14 = tail call i64 @llvm.smin.i64(i64 %12, i64 %5)
  br label %15

15:                                               ; preds = %13, %9, %1
  %16 = phi i64 [ %5, %1 ], [ %14, %13 ], [ %12, %9 ]
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %18 = load atomic i32, ptr %17 monotonic, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %20 = load i32, ptr %19, align 4, !tbaa !115
  %21 = add nsw i32 %20, 1
  store i32 %21, ptr %19, align 4, !tbaa !115
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %23 = atomicrmw xchg ptr %22, i32 0 release, align 4
  %24 = icmp eq i32 %23, 2
  br i1 %24, label %25, label %27

25:                                               ; preds = %15
  %26 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %22, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %27

27:                                               ; preds = %15, %25
  %28 = icmp eq i64 %16, 0
  br i1 %28, label %29, label %31

29:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #18
  store i64 0, ptr %2, align 8, !tbaa !84
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i64 -1, ptr %30, align 8, !tbaa !86
  br label %44

31:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  %32 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #18
  %33 = load i64, ptr %3, align 8, !tbaa !84
  %34 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %35 = load i64, ptr %34, align 8, !tbaa !86
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #18
  %36 = mul i64 %33, -1000000000
  %37 = sub i64 %16, %35
  %38 = add i64 %37, %36
  %39 = icmp slt i64 %38, 1
  br i1 %39, label %54, label %40

40:                                               ; preds = %31
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #18
  %41 = udiv i64 %38, 1000000000
  store i64 %41, ptr %2, align 8, !tbaa !84
  %42 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %43 = urem i64 %38, 1000000000
  store i64 %43, ptr %42, align 8, !tbaa !86
  br label %44

44:                                               ; preds = %40, %29
  %45 = phi ptr [ null, %29 ], [ %2, %40 ]
  %46 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %17, i32 noundef 128, i32 noundef %18, ptr noundef %45, ptr noundef null, i32 noundef 0) #18
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %52, label %48

48:                                               ; preds = %44
  %49 = load atomic i32, ptr %17 monotonic, align 4
  %50 = icmp ne i32 %49, %18
  %51 = zext i1 %50 to i32
  br label %52

52:                                               ; preds = %44, %48
  %53 = phi i32 [ %51, %48 ], [ 1, %44 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #18
  br label %54

54:                                               ; preds = %31, %52
  %55 = phi i32 [ %53, %52 ], [ 0, %31 ]
  br label %59

56:                                               ; preds = %75
  %57 = atomicrmw xchg ptr %22, i32 2 acquire, align 4
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %86, label %78

59:                                               ; preds = %75, %54
  %60 = phi i32 [ 0, %54 ], [ %76, %75 ]
  %61 = cmpxchg ptr %22, i32 0, i32 1 acquire monotonic, align 4
  %62 = extractvalue { i32, i1 } %61, 1
  br i1 %62, label %86, label %63

63:                                               ; preds = %59
  call void @llvm.x86.sse2.pause()
  %64 = cmpxchg ptr %22, i32 0, i32 1 acquire monotonic, align 4
  %65 = extractvalue { i32, i1 } %64, 1
  br i1 %65, label %86, label %66

66:                                               ; preds = %63
  call void @llvm.x86.sse2.pause()
  %67 = cmpxchg ptr %22, i32 0, i32 1 acquire monotonic, align 4
  %68 = extractvalue { i32, i1 } %67, 1
  br i1 %68, label %86, label %69

69:                                               ; preds = %66
  call void @llvm.x86.sse2.pause()
  %70 = cmpxchg ptr %22, i32 0, i32 1 acquire monotonic, align 4
  %71 = extractvalue { i32, i1 } %70, 1
  br i1 %71, label %86, label %72

72:                                               ; preds = %69
  call void @llvm.x86.sse2.pause()
  %73 = cmpxchg ptr %22, i32 0, i32 1 acquire monotonic, align 4
  %74 = extractvalue { i32, i1 } %73, 1
  br i1 %74, label %86, label %75

75:                                               ; preds = %72
  call void @llvm.x86.sse2.pause()
  %76 = add nuw nsw i32 %60, 5
  %77 = icmp eq i32 %76, 100
  br i1 %77, label %56, label %59, !llvm.loop !105

78:                                               ; preds = %56, %83
  %79 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %22, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %80 = icmp eq i64 %79, 0
  br i1 %80, label %83, label %81

81:                                               ; preds = %78
  %82 = load atomic i32, ptr %22 monotonic, align 4
  br label %83

83:                                               ; preds = %81, %78
  %84 = atomicrmw xchg ptr %22, i32 2 acquire, align 4
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %86, label %78, !llvm.loop !106

86:                                               ; preds = %59, %63, %66, %69, %72, %83, %56
  %87 = load i32, ptr %19, align 4, !tbaa !115
  %88 = add nsw i32 %87, -1
  store i32 %88, ptr %19, align 4, !tbaa !115
  ret i32 %55
}

; Function Attrs: nounwind uwtable
define void @tfc_await(ptr noundef %0) local_unnamed_addr #3 {
  %2 = alloca %struct.timespec, align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 36
  br label %7

4:                                                ; preds = %23
  %5 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %34, label %26

7:                                                ; preds = %23, %1
  %8 = phi i32 [ 0, %1 ], [ %24, %23 ]
  %9 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %10 = extractvalue { i32, i1 } %9, 1
  br i1 %10, label %34, label %11

11:                                               ; preds = %7
  tail call void @llvm.x86.sse2.pause()
  %12 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %13 = extractvalue { i32, i1 } %12, 1
  br i1 %13, label %34, label %14

14:                                               ; preds = %11
  tail call void @llvm.x86.sse2.pause()
  %15 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %16 = extractvalue { i32, i1 } %15, 1
  br i1 %16, label %34, label %17

17:                                               ; preds = %14
  tail call void @llvm.x86.sse2.pause()
  %18 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %19 = extractvalue { i32, i1 } %18, 1
  br i1 %19, label %34, label %20

20:                                               ; preds = %17
  tail call void @llvm.x86.sse2.pause()
  %21 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %22 = extractvalue { i32, i1 } %21, 1
  br i1 %22, label %34, label %23

23:                                               ; preds = %20
  tail call void @llvm.x86.sse2.pause()
  %24 = add nuw nsw i32 %8, 5
  %25 = icmp eq i32 %24, 100
  br i1 %25, label %4, label %7, !llvm.loop !105

26:                                               ; preds = %4, %31
  %27 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %3, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %31, label %29

29:                                               ; preds = %26
  %30 = load atomic i32, ptr %3 monotonic, align 4
  br label %31

31:                                               ; preds = %29, %26
  %32 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %26, !llvm.loop !106

34:                                               ; preds = %7, %11, %14, %17, %20, %31, %4
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %37

37:                                               ; preds = %56, %34
  %38 = load atomic i32, ptr %35 seq_cst, align 4, !tbaa !201
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %59

40:                                               ; preds = %37
  %41 = load i32, ptr %36, align 8, !tbaa !203
  %42 = icmp sgt i32 %41, 0
  br i1 %42, label %43, label %56

43:                                               ; preds = %40
  %44 = load ptr, ptr %0, align 8, !tbaa !204
  %45 = zext nneg i32 %41 to i64
  br label %49

46:                                               ; preds = %49
  %47 = add nuw nsw i64 %50, 1
  %48 = icmp eq i64 %47, %45
  br i1 %48, label %56, label %49, !llvm.loop !205

49:                                               ; preds = %46, %43
  %50 = phi i64 [ %47, %46 ], [ 0, %43 ]
  %51 = getelementptr inbounds nuw ptr, ptr %44, i64 %50
  %52 = load ptr, ptr %51, align 8, !tbaa !120
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 172
  %54 = load i32, ptr %53, align 4, !tbaa !117
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %59, label %46

56:                                               ; preds = %46, %40
  %57 = tail call fastcc i32 @sleep_a_while(ptr noundef %0)
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %37, !llvm.loop !209

59:                                               ; preds = %37, %56, %49
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %61 = load i64, ptr %60, align 8, !tbaa !78
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %84, label %63

63:                                               ; preds = %59
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #18
  %64 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #18
  %65 = load i64, ptr %2, align 8, !tbaa !84
  %66 = mul nsw i64 %65, 1000000000
  %67 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %68 = load i64, ptr %67, align 8, !tbaa !86
  %69 = add nsw i64 %66, %68
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #18
  %70 = load i64, ptr %60, align 8, !tbaa !78
  %71 = icmp slt i64 %69, %70
  br i1 %71, label %84, label %72

72:                                               ; preds = %63
  %73 = load atomic i32, ptr %35 monotonic, align 8
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %75, label %84

75:                                               ; preds = %72
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 28
  store i32 -1, ptr %76, align 4, !tbaa !114
  store atomic i32 4, ptr %35 monotonic, align 8
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %78 = atomicrmw add ptr %77, i32 1 monotonic, align 8
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %80 = load i32, ptr %79, align 4, !tbaa !115
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %84, label %82

82:                                               ; preds = %75
  %83 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %77, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %84

84:                                               ; preds = %59, %63, %72, %75, %82
  %85 = atomicrmw xchg ptr %3, i32 0 release, align 4
  %86 = icmp eq i32 %85, 2
  br i1 %86, label %87, label %89

87:                                               ; preds = %84
  %88 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %3, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %89

89:                                               ; preds = %84, %87
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_complete(ptr noundef %0, ptr noundef %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 36
  br label %7

4:                                                ; preds = %23
  %5 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %34, label %26

7:                                                ; preds = %23, %2
  %8 = phi i32 [ 0, %2 ], [ %24, %23 ]
  %9 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %10 = extractvalue { i32, i1 } %9, 1
  br i1 %10, label %34, label %11

11:                                               ; preds = %7
  tail call void @llvm.x86.sse2.pause()
  %12 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %13 = extractvalue { i32, i1 } %12, 1
  br i1 %13, label %34, label %14

14:                                               ; preds = %11
  tail call void @llvm.x86.sse2.pause()
  %15 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %16 = extractvalue { i32, i1 } %15, 1
  br i1 %16, label %34, label %17

17:                                               ; preds = %14
  tail call void @llvm.x86.sse2.pause()
  %18 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %19 = extractvalue { i32, i1 } %18, 1
  br i1 %19, label %34, label %20

20:                                               ; preds = %17
  tail call void @llvm.x86.sse2.pause()
  %21 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %22 = extractvalue { i32, i1 } %21, 1
  br i1 %22, label %34, label %23

23:                                               ; preds = %20
  tail call void @llvm.x86.sse2.pause()
  %24 = add nuw nsw i32 %8, 5
  %25 = icmp eq i32 %24, 100
  br i1 %25, label %4, label %7, !llvm.loop !105

26:                                               ; preds = %4, %31
  %27 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %3, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %31, label %29

29:                                               ; preds = %26
  %30 = load atomic i32, ptr %3 monotonic, align 4
  br label %31

31:                                               ; preds = %29, %26
  %32 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %26, !llvm.loop !106

34:                                               ; preds = %7, %11, %14, %17, %20, %31, %4
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %36 = load ptr, ptr %35, align 8, !tbaa !116
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 208
  %38 = load atomic i64, ptr %37 monotonic, align 8
  %39 = inttoptr i64 %38 to ptr
  store ptr %39, ptr %1, align 8, !tbaa !113
  %40 = ptrtoint ptr %1 to i64
  store atomic i64 %40, ptr %37 monotonic, align 8
  %41 = getelementptr inbounds nuw i8, ptr %36, i64 172
  %42 = load i32, ptr %41, align 4, !tbaa !117
  %43 = icmp eq i32 %42, 2
  br i1 %43, label %44, label %56

44:                                               ; preds = %34
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %46 = load i32, ptr %45, align 4, !tbaa !112
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %56, label %48

48:                                               ; preds = %44
  store i32 0, ptr %41, align 4, !tbaa !117
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %50 = atomicrmw add ptr %49, i32 1 monotonic, align 8
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %52 = load i32, ptr %51, align 4, !tbaa !115
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %56, label %54

54:                                               ; preds = %48
  %55 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %49, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %56

56:                                               ; preds = %34, %44, %48, %54
  %57 = atomicrmw xchg ptr %3, i32 0 release, align 4
  %58 = icmp eq i32 %57, 2
  br i1 %58, label %59, label %61

59:                                               ; preds = %56
  %60 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %3, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %61

61:                                               ; preds = %56, %59
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_abort(ptr noundef %0, i32 noundef %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 36
  br label %7

4:                                                ; preds = %23
  %5 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %34, label %26

7:                                                ; preds = %23, %2
  %8 = phi i32 [ 0, %2 ], [ %24, %23 ]
  %9 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %10 = extractvalue { i32, i1 } %9, 1
  br i1 %10, label %34, label %11

11:                                               ; preds = %7
  tail call void @llvm.x86.sse2.pause()
  %12 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %13 = extractvalue { i32, i1 } %12, 1
  br i1 %13, label %34, label %14

14:                                               ; preds = %11
  tail call void @llvm.x86.sse2.pause()
  %15 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %16 = extractvalue { i32, i1 } %15, 1
  br i1 %16, label %34, label %17

17:                                               ; preds = %14
  tail call void @llvm.x86.sse2.pause()
  %18 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %19 = extractvalue { i32, i1 } %18, 1
  br i1 %19, label %34, label %20

20:                                               ; preds = %17
  tail call void @llvm.x86.sse2.pause()
  %21 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %22 = extractvalue { i32, i1 } %21, 1
  br i1 %22, label %34, label %23

23:                                               ; preds = %20
  tail call void @llvm.x86.sse2.pause()
  %24 = add nuw nsw i32 %8, 5
  %25 = icmp eq i32 %24, 100
  br i1 %25, label %4, label %7, !llvm.loop !105

26:                                               ; preds = %4, %31
  %27 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %3, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %31, label %29

29:                                               ; preds = %26
  %30 = load atomic i32, ptr %3 monotonic, align 4
  br label %31

31:                                               ; preds = %29, %26
  %32 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %26, !llvm.loop !106

34:                                               ; preds = %7, %11, %14, %17, %20, %31, %4
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %36 = load atomic i32, ptr %35 monotonic, align 8
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %47

38:                                               ; preds = %34
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 28
  store i32 -1, ptr %39, align 4, !tbaa !114
  store atomic i32 %1, ptr %35 monotonic, align 8
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %41 = atomicrmw add ptr %40, i32 1 monotonic, align 8
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %43 = load i32, ptr %42, align 4, !tbaa !115
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %47, label %45

45:                                               ; preds = %38
  %46 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %40, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %47

47:                                               ; preds = %34, %38, %45
  %48 = atomicrmw xchg ptr %3, i32 0 release, align 4
  %49 = icmp eq i32 %48, 2
  br i1 %49, label %50, label %52

50:                                               ; preds = %47
  %51 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %3, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %52

52:                                               ; preds = %47, %50
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define ptr @tfc_block_data(ptr noundef readonly captures(none) %0) local_unnamed_addr #7 {
  %2 = load ptr, ptr %0, align 8, !tbaa !210
  %3 = ptrtoint ptr %2 to i64
  %4 = add i64 %3, 63
  %5 = and i64 %4, -64
  %6 = inttoptr i64 %5 to ptr
  ret ptr %6
}

; Function Attrs: mustprogress nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define void @tfc_block_free(ptr noundef captures(none) %0) local_unnamed_addr #8 {
  tail call void @free(ptr noundef %0) #18
  ret void
}

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #9

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define i32 @tfc_monitor_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #10 {
  %2 = load atomic i32, ptr %0 monotonic, align 8
  ret i32 %2
}

; Function Attrs: nounwind uwtable
define void @tfc_monitor_trace(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = zext i32 %1 to i64
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %8 = load i64, ptr %7, align 8, !tbaa !212
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
  %13 = load i64, ptr %5, align 8, !tbaa !84
  %14 = mul nsw i64 %13, 1000000000
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !86
  %17 = add nsw i64 %14, %16
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #18
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %19 = load ptr, ptr %18, align 8, !tbaa !216
  %20 = getelementptr inbounds nuw %struct.tfc_runs, ptr %19, i64 %6
  %21 = load i64, ptr %20, align 8, !tbaa !217
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %25

23:                                               ; preds = %11
  %24 = getelementptr inbounds nuw i8, ptr %20, i64 16
  store i64 %17, ptr %24, align 8, !tbaa !219
  br label %25

25:                                               ; preds = %23, %11
  %26 = getelementptr inbounds nuw i8, ptr %20, i64 24
  store i64 %17, ptr %26, align 8, !tbaa !220
  %27 = add nsw i64 %21, 1
  store i64 %27, ptr %20, align 8, !tbaa !217
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %29 = load i64, ptr %28, align 8, !tbaa !221
  %30 = icmp slt i64 %21, %29
  br i1 %30, label %31, label %81

31:                                               ; preds = %25
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %33 = load i64, ptr %32, align 8, !tbaa !222
  %34 = add nsw i64 %33, 1
  store i64 %34, ptr %32, align 8, !tbaa !222
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %36 = load i64, ptr %35, align 8, !tbaa !223
  %37 = icmp slt i64 %33, %36
  br i1 %37, label %38, label %81

38:                                               ; preds = %31
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %40 = load ptr, ptr %39, align 8, !tbaa !224
  %41 = getelementptr inbounds %struct.tfc_event, ptr %40, i64 %33
  store i64 %17, ptr %41, align 8, !tbaa !121
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 8
  store i64 0, ptr %42, align 8, !tbaa !121
  %43 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 %6, ptr %43, align 8, !tbaa !121
  br label %81

44:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #18
  %45 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #18
  %46 = load i64, ptr %4, align 8, !tbaa !84
  %47 = mul nsw i64 %46, 1000000000
  %48 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %49 = load i64, ptr %48, align 8, !tbaa !86
  %50 = add nsw i64 %47, %49
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #18
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %52 = load ptr, ptr %51, align 8, !tbaa !216
  %53 = getelementptr inbounds nuw %struct.tfc_runs, ptr %52, i64 %6
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 24
  %55 = load i64, ptr %54, align 8, !tbaa !220
  %56 = sub i64 %50, %55
  %57 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %58 = load i64, ptr %57, align 8, !tbaa !225
  %59 = add nsw i64 %56, %58
  store i64 %59, ptr %57, align 8, !tbaa !225
  store i64 %50, ptr %54, align 8, !tbaa !220
  %60 = load i64, ptr %53, align 8, !tbaa !217
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %62 = load i64, ptr %61, align 8, !tbaa !221
  %63 = icmp sgt i64 %60, %62
  br i1 %63, label %81, label %64

64:                                               ; preds = %44
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %66 = load i64, ptr %65, align 8, !tbaa !222
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %68 = load i64, ptr %67, align 8, !tbaa !223
  %69 = icmp sgt i64 %66, %68
  br i1 %69, label %81, label %70

70:                                               ; preds = %64
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %72 = load ptr, ptr %71, align 8, !tbaa !224
  %73 = getelementptr %struct.tfc_event, ptr %72, i64 %66
  %74 = getelementptr i8, ptr %73, i64 -16
  store i64 %50, ptr %74, align 8, !tbaa !226
  br label %81

75:                                               ; preds = %10
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %77 = load ptr, ptr %76, align 8, !tbaa !216
  %78 = getelementptr inbounds nuw %struct.tfc_runs, ptr %77, i64 %6
  %79 = load i64, ptr %78, align 8, !tbaa !217
  %80 = add nsw i64 %79, 1
  store i64 %80, ptr %78, align 8, !tbaa !217
  br label %81

81:                                               ; preds = %70, %64, %44, %38, %31, %25, %75, %3
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define range(i64 320, 274877907201) i64 @tfc_pool_bytes(i32 noundef %0) local_unnamed_addr #11 {
  %2 = zext i32 %0 to i64
  %3 = shl nuw nsw i64 %2, 6
  %4 = add nuw nsw i64 %3, 320
  ret i64 %4
}

; Function Attrs: nounwind uwtable
define i32 @tfc_pool_start(ptr noundef initializes((4, 8), (64, 68), (128, 140), (192, 196), (288, 292)) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %2, ptr %4, align 4, !tbaa !5
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 288
  store i32 0, ptr %5, align 32, !tbaa !5
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i32 0, ptr %6, align 32, !tbaa !168
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i32 0, ptr %7, align 32, !tbaa !168
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i32 0, ptr %8, align 4, !tbaa !168
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i32 0, ptr %9, align 8, !tbaa !168
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store i32 0, ptr %10, align 32, !tbaa !168
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store ptr %0, ptr %12, align 16, !tbaa !228
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
  store ptr %0, ptr %20, align 16, !tbaa !228
  %21 = getelementptr inbounds nuw i8, ptr %19, i64 24
  %22 = tail call i32 @pthread_create(ptr noundef nonnull %21, ptr noundef null, ptr noundef nonnull @worker_main, ptr noundef nonnull %19) #18
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
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #12

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @worker_main(ptr noundef %0) #3 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 16, !tbaa !228
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

20:                                               ; preds = %108, %1
  %21 = phi i32 [ 0, %1 ], [ %48, %108 ]
  %22 = load i32, ptr %10, align 4, !tbaa !5
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %32, label %24

24:                                               ; preds = %20, %28
  %25 = phi i32 [ %29, %28 ], [ 0, %20 ]
  %26 = load atomic i32, ptr %11 acquire, align 64
  %27 = icmp eq i32 %26, %21
  br i1 %27, label %28, label %47

28:                                               ; preds = %24
  tail call void @llvm.x86.sse2.pause()
  %29 = add nuw i32 %25, 1
  %30 = load i32, ptr %10, align 4, !tbaa !5
  %31 = icmp ult i32 %29, %30
  br i1 %31, label %24, label %32, !llvm.loop !230

32:                                               ; preds = %28, %20
  %33 = atomicrmw add ptr %12, i32 1 seq_cst, align 4
  %34 = load atomic i32, ptr %11 seq_cst, align 64
  %35 = icmp eq i32 %34, %21
  br i1 %35, label %36, label %44

36:                                               ; preds = %32, %41
  %37 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %11, i32 noundef 128, i32 noundef %21, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %41, label %39

39:                                               ; preds = %36
  %40 = load atomic i32, ptr %11 monotonic, align 4
  br label %41

41:                                               ; preds = %39, %36
  %42 = load atomic i32, ptr %11 seq_cst, align 64
  %43 = icmp eq i32 %42, %21
  br i1 %43, label %36, label %44, !llvm.loop !231

44:                                               ; preds = %41, %32
  %45 = phi i32 [ %34, %32 ], [ %42, %41 ]
  %46 = atomicrmw sub ptr %12, i32 1 seq_cst, align 4
  br label %47

47:                                               ; preds = %24, %44
  %48 = phi i32 [ %45, %44 ], [ %26, %24 ]
  %49 = load atomic i32, ptr %13 seq_cst, align 8
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %52, label %51

51:                                               ; preds = %47
  ret ptr null

52:                                               ; preds = %47
  %53 = load atomic i32, ptr %14 monotonic, align 64
  br label %54

54:                                               ; preds = %57, %52
  %55 = phi i32 [ %53, %52 ], [ %61, %57 ]
  %56 = icmp sgt i32 %55, -1
  br i1 %56, label %108, label %57

57:                                               ; preds = %54
  %58 = add nsw i32 %55, 1
  %59 = cmpxchg weak ptr %14, i32 %55, i32 %58 acquire monotonic, align 64
  %60 = extractvalue { i32, i1 } %59, 1
  %61 = extractvalue { i32, i1 } %59, 0
  br i1 %60, label %62, label %54, !llvm.loop !232

62:                                               ; preds = %57
  %63 = load i32, ptr %15, align 32, !tbaa !5
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %103, label %65

65:                                               ; preds = %62, %100
  %66 = phi i32 [ %101, %100 ], [ 0, %62 ]
  %67 = add i32 %66, %9
  %68 = urem i32 %67, %63
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw %struct.tfc_worker, ptr %4, i64 %69
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 8
  %72 = load atomic i64, ptr %70 monotonic, align 64
  %73 = load i64, ptr %71, align 8, !tbaa !233
  %74 = icmp slt i64 %72, %73
  br i1 %74, label %75, label %100

75:                                               ; preds = %65, %96
  %76 = phi i64 [ %97, %96 ], [ %73, %65 ]
  %77 = atomicrmw add ptr %70, i64 1 monotonic, align 64
  %78 = icmp slt i64 %77, %76
  br i1 %78, label %79, label %96

79:                                               ; preds = %75
  %80 = load ptr, ptr %16, align 8, !tbaa !234
  %81 = load ptr, ptr %17, align 8, !tbaa !236
  %82 = load i64, ptr %18, align 8, !tbaa !237
  %83 = load i64, ptr %19, align 8, !tbaa !238
  %84 = sdiv i64 %82, %83
  %85 = mul nsw i64 %84, %77
  %86 = srem i64 %82, %83
  %87 = mul nsw i64 %86, %77
  %88 = sdiv i64 %87, %83
  %89 = add nsw i64 %88, %85
  %90 = add nsw i64 %77, 1
  %91 = mul nsw i64 %84, %90
  %92 = mul nsw i64 %86, %90
  %93 = sdiv i64 %92, %83
  %94 = add nsw i64 %93, %91
  tail call void %80(ptr noundef %81, i64 noundef %89, i64 noundef %94) #18
  %95 = load i64, ptr %71, align 8, !tbaa !233
  br label %96

96:                                               ; preds = %79, %75
  %97 = phi i64 [ %95, %79 ], [ %76, %75 ]
  %98 = load atomic i64, ptr %70 monotonic, align 64
  %99 = icmp slt i64 %98, %97
  br i1 %99, label %75, label %100, !llvm.loop !239

100:                                              ; preds = %96, %65
  %101 = add nuw i32 %66, 1
  %102 = icmp eq i32 %101, %63
  br i1 %102, label %103, label %65, !llvm.loop !240

103:                                              ; preds = %100, %62
  %104 = atomicrmw sub ptr %14, i32 1 release, align 64
  %105 = icmp eq i32 %104, 1073741825
  br i1 %105, label %106, label %108

106:                                              ; preds = %103
  %107 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %14, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %108

108:                                              ; preds = %54, %106, %103
  br label %20
}

; Function Attrs: nounwind uwtable
define void @tfc_pool_stop(ptr noundef %0) local_unnamed_addr #3 {
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
  %19 = load i64, ptr %18, align 8, !tbaa !241
  %20 = tail call i32 @pthread_join(i64 noundef %19, ptr noundef null) #18
  %21 = add nuw nsw i64 %16, 1
  %22 = load i32, ptr %0, align 64, !tbaa !5
  %23 = zext i32 %22 to i64
  %24 = icmp samesign ult i64 %21, %23
  br i1 %24, label %15, label %14, !llvm.loop !242
}

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr

; Function Attrs: nounwind uwtable
define void @tfc_parallel_for(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #3 {
  %6 = alloca %struct.tfc_loop, align 8
  %7 = icmp slt i64 %1, 1
  br i1 %7, label %163, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !33
  %11 = icmp eq ptr %10, null
  br i1 %11, label %19, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %14 = load ptr, ptr %13, align 8, !tbaa !243
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %18 = load i32, ptr %17, align 4, !tbaa !244
  br label %25

19:                                               ; preds = %8, %12
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %21 = load ptr, ptr %20, align 8, !tbaa !245
  %22 = icmp eq ptr %21, null
  br i1 %22, label %25, label %23

23:                                               ; preds = %19
  %24 = load i32, ptr %21, align 64, !tbaa !5
  br label %25

25:                                               ; preds = %23, %19, %16
  %26 = phi i1 [ true, %16 ], [ false, %23 ], [ false, %19 ]
  %27 = phi i32 [ %18, %16 ], [ %24, %23 ], [ 1, %19 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #18
  store ptr %2, ptr %6, align 8, !tbaa !234
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %3, ptr %28, align 8, !tbaa !236
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %1, ptr %29, align 8, !tbaa !237
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
  store i64 %39, ptr %30, align 8, !tbaa !238
  %40 = icmp samesign ugt i64 %39, 1
  %41 = and i1 %26, %40
  br i1 %41, label %42, label %48

42:                                               ; preds = %25
  %43 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %44 = load ptr, ptr %43, align 8, !tbaa !243
  %45 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %46 = load ptr, ptr %45, align 8, !tbaa !90
  %47 = trunc i64 %39 to i32
  call void %44(ptr noundef %46, i32 noundef %47, ptr noundef nonnull @run_host_chunk, ptr noundef nonnull %6) #18
  br label %162

48:                                               ; preds = %25
  %49 = icmp eq i64 %39, 1
  br i1 %49, label %161, label %50

50:                                               ; preds = %48
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %52 = load ptr, ptr %51, align 8, !tbaa !245
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 64
  %54 = cmpxchg ptr %53, i32 0, i32 1 acquire monotonic, align 64
  %55 = extractvalue { i32, i1 } %54, 1
  br i1 %55, label %56, label %161

56:                                               ; preds = %50
  %57 = getelementptr inbounds nuw i8, ptr %52, i64 256
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 64 dereferenceable(32) %57, ptr noundef nonnull readonly align 8 dereferenceable(32) %6, i64 32, i1 false), !tbaa.struct !246
  %58 = load i64, ptr %30, align 8, !tbaa !238
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
  br label %150

68:                                               ; preds = %150, %56
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
  %92 = load i64, ptr %90, align 8, !tbaa !233
  %93 = icmp slt i64 %91, %92
  br i1 %93, label %94, label %119

94:                                               ; preds = %87, %115
  %95 = phi i64 [ %116, %115 ], [ %92, %87 ]
  %96 = atomicrmw add ptr %89, i64 1 monotonic, align 64
  %97 = icmp slt i64 %96, %95
  br i1 %97, label %98, label %115

98:                                               ; preds = %94
  %99 = load ptr, ptr %57, align 8, !tbaa !234
  %100 = load ptr, ptr %83, align 8, !tbaa !236
  %101 = load i64, ptr %84, align 8, !tbaa !237
  %102 = load i64, ptr %85, align 8, !tbaa !238
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
  %114 = load i64, ptr %90, align 8, !tbaa !233
  br label %115

115:                                              ; preds = %98, %94
  %116 = phi i64 [ %114, %98 ], [ %95, %94 ]
  %117 = load atomic i64, ptr %89 monotonic, align 64
  %118 = icmp slt i64 %117, %116
  br i1 %118, label %94, label %119, !llvm.loop !239

119:                                              ; preds = %115, %87
  %120 = add nuw nsw i64 %88, 1
  %121 = icmp eq i64 %120, %86
  br i1 %121, label %122, label %87, !llvm.loop !240

122:                                              ; preds = %119, %78
  %123 = atomicrmw and ptr %69, i32 2147483647 acquire, align 64
  %124 = and i32 %123, 2147483647
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %160, label %126

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
  br i1 %135, label %160, label %128, !llvm.loop !247

136:                                              ; preds = %128
  %137 = atomicrmw or ptr %69, i32 1073741824 acquire, align 64
  %138 = or i32 %137, 1073741824
  %139 = icmp eq i32 %138, 1073741824
  br i1 %139, label %149, label %140

140:                                              ; preds = %136, %146
  %141 = phi i32 [ %147, %146 ], [ %138, %136 ]
  %142 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %69, i32 noundef 128, i32 noundef %141, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %143 = icmp eq i64 %142, 0
  br i1 %143, label %146, label %144

144:                                              ; preds = %140
  %145 = load atomic i32, ptr %69 monotonic, align 4
  br label %146

146:                                              ; preds = %144, %140
  %147 = load atomic i32, ptr %69 acquire, align 64
  %148 = icmp eq i32 %147, 1073741824
  br i1 %148, label %149, label %140, !llvm.loop !248

149:                                              ; preds = %146, %136
  store atomic i32 0, ptr %69 monotonic, align 64
  br label %160

150:                                              ; preds = %150, %65
  %151 = phi i64 [ 0, %65 ], [ %155, %150 ]
  %152 = getelementptr inbounds nuw %struct.tfc_worker, ptr %66, i64 %151
  %153 = mul nsw i64 %151, %58
  %154 = sdiv i64 %153, %67
  store atomic i64 %154, ptr %152 monotonic, align 64
  %155 = add nuw nsw i64 %151, 1
  %156 = mul nsw i64 %58, %155
  %157 = sdiv i64 %156, %67
  %158 = getelementptr inbounds nuw i8, ptr %152, i64 8
  store i64 %157, ptr %158, align 8, !tbaa !233
  %159 = icmp eq i64 %155, %67
  br i1 %159, label %68, label %150, !llvm.loop !249

160:                                              ; preds = %132, %122, %149
  store atomic i32 0, ptr %53 release, align 64
  br label %162

161:                                              ; preds = %50, %48
  tail call void %2(ptr noundef %3, i64 noundef 0, i64 noundef %1) #18
  br label %162

162:                                              ; preds = %160, %161, %42
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #18
  br label %163

163:                                              ; preds = %5, %162
  ret void
}

; Function Attrs: nounwind uwtable
define internal void @run_host_chunk(ptr noundef readonly captures(none) %0, i32 noundef %1) #3 {
  %3 = zext i32 %1 to i64
  %4 = load ptr, ptr %0, align 8, !tbaa !234
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !236
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8, !tbaa !237
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %10 = load i64, ptr %9, align 8, !tbaa !238
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
define noundef i32 @tfc_fail(ptr noundef readonly captures(none) %0, i32 noundef returned %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, double noundef %6) local_unnamed_addr #14 {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8, !tbaa !250
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 4
  br label %11

11:                                               ; preds = %11, %7
  %12 = atomicrmw xchg ptr %10, i32 1 acquire, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %11, !llvm.loop !251

14:                                               ; preds = %11
  %15 = load atomic i32, ptr %9 monotonic, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %19 = load i64, ptr %18, align 8, !tbaa !252
  %20 = icmp slt i64 %3, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %17, %14
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 12
  store i32 %2, ptr %22, align 4, !tbaa !255
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store i64 %3, ptr %23, align 8, !tbaa !252
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i64 %4, ptr %24, align 8, !tbaa !256
  %25 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i64 %5, ptr %25, align 8, !tbaa !257
  %26 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store double %6, ptr %26, align 8, !tbaa !258
  store atomic i32 %1, ptr %9 monotonic, align 8
  br label %27

27:                                               ; preds = %21, %17
  store atomic i32 0, ptr %10 release, align 4
  ret i32 %1
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define i32 @tfc_status(ptr noundef readonly captures(none) %0) local_unnamed_addr #15 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8, !tbaa !250
  %4 = load atomic i32, ptr %3 acquire, align 8
  ret i32 %4
}

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @tfc_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8, !tbaa !33
  %4 = icmp eq ptr %3, null
  br i1 %4, label %15, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !88
  %8 = icmp eq ptr %7, null
  br i1 %8, label %15, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !90
  %12 = tail call i32 %7(ptr noundef %11) #18
  %13 = icmp ne i32 %12, 0
  %14 = zext i1 %13 to i32
  br label %15

15:                                               ; preds = %9, %5, %1
  %16 = phi i32 [ 0, %5 ], [ 0, %1 ], [ %14, %9 ]
  ret i32 %16
}

; Function Attrs: nounwind uwtable
define i32 @tfc_walk(ptr noundef readonly captures(none) %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %3 = load ptr, ptr %2, align 8, !tbaa !259
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %5 = load ptr, ptr %4, align 8, !tbaa !33
  %6 = icmp eq ptr %5, null
  br i1 %6, label %423, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %9 = load ptr, ptr %8, align 8, !tbaa !263
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %15

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %13 = load ptr, ptr %12, align 8, !tbaa !88
  %14 = icmp eq ptr %13, null
  br i1 %14, label %423, label %15

15:                                               ; preds = %11, %7
  %16 = load ptr, ptr %0, align 8, !tbaa !264
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !265
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
  %33 = load i32, ptr %32, align 8, !tbaa !266
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
  %35 = load ptr, ptr %22, align 8, !tbaa !88
  %36 = icmp eq ptr %35, null
  br i1 %36, label %61, label %37

37:                                               ; preds = %34
  %38 = load i64, ptr %23, align 8, !tbaa !268
  %39 = icmp slt i64 %27, %38
  br i1 %39, label %40, label %61

40:                                               ; preds = %37
  %41 = load ptr, ptr %21, align 8, !tbaa !90
  %42 = tail call i32 %35(ptr noundef %41) #18
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %61, label %44

44:                                               ; preds = %40
  %45 = load ptr, ptr %2, align 8, !tbaa !259
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 24
  %47 = load ptr, ptr %46, align 8, !tbaa !250
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 4
  br label %49

49:                                               ; preds = %49, %44
  %50 = atomicrmw xchg ptr %48, i32 1 acquire, align 4
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %49, !llvm.loop !251

52:                                               ; preds = %49
  %53 = load atomic i32, ptr %47 monotonic, align 8
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %59, label %55

55:                                               ; preds = %52
  %56 = getelementptr inbounds nuw i8, ptr %47, i64 16
  %57 = load i64, ptr %56, align 8, !tbaa !252
  %58 = icmp sgt i64 %57, 0
  br i1 %58, label %59, label %402

59:                                               ; preds = %55, %52
  %60 = getelementptr inbounds nuw i8, ptr %47, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %60, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %47 monotonic, align 8
  br label %402

61:                                               ; preds = %40, %37, %34
  %62 = load ptr, ptr %8, align 8, !tbaa !263
  %63 = icmp eq ptr %62, null
  br i1 %63, label %68, label %64

64:                                               ; preds = %61
  %65 = load ptr, ptr %21, align 8, !tbaa !90
  %66 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %67 = load i32, ptr %66, align 4, !tbaa !269
  tail call void %62(ptr noundef %65, i32 noundef %67, i32 noundef 0) #18
  br label %68

68:                                               ; preds = %64, %61
  %69 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %70 = load i32, ptr %69, align 8, !tbaa !270
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
  %84 = load ptr, ptr %20, align 8, !tbaa !271
  %85 = load ptr, ptr %73, align 8, !tbaa !272
  %86 = getelementptr inbounds nuw i32, ptr %85, i64 %82
  %87 = load i32, ptr %86, align 4, !tbaa !5
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds ptr, ptr %84, i64 %88
  %90 = load ptr, ptr %89, align 8, !tbaa !31
  %91 = load ptr, ptr %24, align 8, !tbaa !273
  %92 = getelementptr inbounds nuw ptr, ptr %91, i64 %82
  store ptr %90, ptr %92, align 8, !tbaa !31
  br label %93

93:                                               ; preds = %81, %79, %68
  %94 = load ptr, ptr %30, align 8, !tbaa !274
  %95 = load ptr, ptr %24, align 8, !tbaa !273
  %96 = load ptr, ptr %25, align 8, !tbaa !275
  %97 = load ptr, ptr %2, align 8, !tbaa !259
  %98 = tail call i32 %94(ptr noundef %95, ptr noundef %96, ptr noundef %97) #18
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %156, label %125

100:                                              ; preds = %100, %77
  %101 = phi i64 [ 0, %77 ], [ %122, %100 ]
  %102 = phi i64 [ 0, %77 ], [ %123, %100 ]
  %103 = load ptr, ptr %20, align 8, !tbaa !271
  %104 = load ptr, ptr %73, align 8, !tbaa !272
  %105 = getelementptr inbounds nuw i32, ptr %104, i64 %101
  %106 = load i32, ptr %105, align 4, !tbaa !5
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds ptr, ptr %103, i64 %107
  %109 = load ptr, ptr %108, align 8, !tbaa !31
  %110 = load ptr, ptr %24, align 8, !tbaa !273
  %111 = getelementptr inbounds nuw ptr, ptr %110, i64 %101
  store ptr %109, ptr %111, align 8, !tbaa !31
  %112 = or disjoint i64 %101, 1
  %113 = load ptr, ptr %20, align 8, !tbaa !271
  %114 = load ptr, ptr %73, align 8, !tbaa !272
  %115 = getelementptr inbounds nuw i32, ptr %114, i64 %112
  %116 = load i32, ptr %115, align 4, !tbaa !5
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds ptr, ptr %113, i64 %117
  %119 = load ptr, ptr %118, align 8, !tbaa !31
  %120 = load ptr, ptr %24, align 8, !tbaa !273
  %121 = getelementptr inbounds nuw ptr, ptr %120, i64 %112
  store ptr %119, ptr %121, align 8, !tbaa !31
  %122 = add nuw nsw i64 %101, 2
  %123 = add i64 %102, 2
  %124 = icmp eq i64 %123, %78
  br i1 %124, label %79, label %100, !llvm.loop !276

125:                                              ; preds = %93
  %126 = load ptr, ptr %2, align 8, !tbaa !259
  %127 = getelementptr inbounds nuw i8, ptr %126, i64 24
  %128 = load ptr, ptr %127, align 8, !tbaa !250
  %129 = load atomic i32, ptr %128 acquire, align 8
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %131, label %149

131:                                              ; preds = %125
  %132 = load ptr, ptr %2, align 8, !tbaa !259
  %133 = getelementptr inbounds nuw i8, ptr %132, i64 24
  %134 = load ptr, ptr %133, align 8, !tbaa !250
  %135 = getelementptr inbounds nuw i8, ptr %134, i64 4
  br label %136

136:                                              ; preds = %136, %131
  %137 = atomicrmw xchg ptr %135, i32 1 acquire, align 4
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %139, label %136, !llvm.loop !251

139:                                              ; preds = %136
  %140 = load atomic i32, ptr %134 monotonic, align 8
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %146, label %142

142:                                              ; preds = %139
  %143 = getelementptr inbounds nuw i8, ptr %134, i64 16
  %144 = load i64, ptr %143, align 8, !tbaa !252
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
  %151 = load i32, ptr %150, align 4, !tbaa !269
  %152 = load ptr, ptr %2, align 8, !tbaa !259
  %153 = getelementptr inbounds nuw i8, ptr %152, i64 24
  %154 = load ptr, ptr %153, align 8, !tbaa !250
  %155 = getelementptr inbounds nuw i8, ptr %154, i64 8
  store i32 %151, ptr %155, align 8, !tbaa !277
  br label %156

156:                                              ; preds = %149, %93
  %157 = load ptr, ptr %8, align 8, !tbaa !263
  %158 = icmp eq ptr %157, null
  br i1 %158, label %419, label %159

159:                                              ; preds = %156
  %160 = load ptr, ptr %21, align 8, !tbaa !90
  %161 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %162 = load i32, ptr %161, align 4, !tbaa !269
  tail call void %157(ptr noundef %160, i32 noundef %162, i32 noundef 1) #18
  br label %419

163:                                              ; preds = %29
  %164 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %165 = load i32, ptr %164, align 4, !tbaa !278
  %166 = sext i32 %165 to i64
  br label %419

167:                                              ; preds = %29
  %168 = load ptr, ptr %20, align 8, !tbaa !271
  %169 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %170 = load ptr, ptr %169, align 8, !tbaa !272
  %171 = load i32, ptr %170, align 4, !tbaa !5
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds ptr, ptr %168, i64 %172
  %174 = load ptr, ptr %173, align 8, !tbaa !31
  %175 = load i8, ptr %174, align 1, !tbaa !168
  %176 = icmp eq i8 %175, 0
  br i1 %176, label %177, label %419

177:                                              ; preds = %167
  %178 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %179 = load i32, ptr %178, align 4, !tbaa !278
  %180 = sext i32 %179 to i64
  br label %419

181:                                              ; preds = %29
  %182 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %183 = load ptr, ptr %182, align 8, !tbaa !272
  %184 = load ptr, ptr %20, align 8, !tbaa !271
  %185 = load i32, ptr %183, align 4, !tbaa !5
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds ptr, ptr %184, i64 %186
  %188 = load ptr, ptr %187, align 8, !tbaa !31
  store i32 0, ptr %188, align 4, !tbaa !5
  %189 = getelementptr inbounds nuw i8, ptr %183, i64 4
  %190 = load i32, ptr %189, align 4, !tbaa !5
  %191 = icmp sgt i32 %190, -1
  br i1 %191, label %192, label %419

192:                                              ; preds = %181
  %193 = zext nneg i32 %190 to i64
  %194 = getelementptr inbounds nuw ptr, ptr %184, i64 %193
  %195 = load ptr, ptr %194, align 8, !tbaa !31
  %196 = load i32, ptr %195, align 4, !tbaa !5
  %197 = icmp slt i32 %196, 1
  br i1 %197, label %198, label %419

198:                                              ; preds = %192
  %199 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %200 = load i32, ptr %199, align 4, !tbaa !278
  %201 = sext i32 %200 to i64
  br label %419

202:                                              ; preds = %29
  %203 = load ptr, ptr %8, align 8, !tbaa !263
  %204 = icmp eq ptr %203, null
  br i1 %204, label %209, label %205

205:                                              ; preds = %202
  %206 = load ptr, ptr %21, align 8, !tbaa !90
  %207 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %208 = load i32, ptr %207, align 4, !tbaa !269
  tail call void %203(ptr noundef %206, i32 noundef %208, i32 noundef 2) #18
  br label %209

209:                                              ; preds = %205, %202
  %210 = load ptr, ptr %22, align 8, !tbaa !88
  %211 = icmp eq ptr %210, null
  br i1 %211, label %243, label %212

212:                                              ; preds = %209
  %213 = load i64, ptr %23, align 8, !tbaa !268
  %214 = icmp slt i64 %27, %213
  br i1 %214, label %215, label %243

215:                                              ; preds = %212
  %216 = load ptr, ptr %21, align 8, !tbaa !90
  %217 = tail call i32 %210(ptr noundef %216) #18
  %218 = icmp eq i32 %217, 0
  br i1 %218, label %243, label %219

219:                                              ; preds = %215
  %220 = load ptr, ptr %2, align 8, !tbaa !259
  %221 = getelementptr inbounds nuw i8, ptr %220, i64 24
  %222 = load ptr, ptr %221, align 8, !tbaa !250
  %223 = getelementptr inbounds nuw i8, ptr %222, i64 4
  br label %224

224:                                              ; preds = %224, %219
  %225 = atomicrmw xchg ptr %223, i32 1 acquire, align 4
  %226 = icmp eq i32 %225, 0
  br i1 %226, label %227, label %224, !llvm.loop !251

227:                                              ; preds = %224
  %228 = load atomic i32, ptr %222 monotonic, align 8
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %234, label %230

230:                                              ; preds = %227
  %231 = getelementptr inbounds nuw i8, ptr %222, i64 16
  %232 = load i64, ptr %231, align 8, !tbaa !252
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
  %238 = load i32, ptr %237, align 4, !tbaa !269
  %239 = load ptr, ptr %2, align 8, !tbaa !259
  %240 = getelementptr inbounds nuw i8, ptr %239, i64 24
  %241 = load ptr, ptr %240, align 8, !tbaa !250
  %242 = getelementptr inbounds nuw i8, ptr %241, i64 8
  store i32 %238, ptr %242, align 8, !tbaa !277
  br label %243

243:                                              ; preds = %209, %212, %215, %236
  %244 = phi i32 [ 0, %209 ], [ 1, %236 ], [ 0, %215 ], [ 0, %212 ]
  %245 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %246 = load i32, ptr %245, align 4, !tbaa !278
  %247 = sext i32 %246 to i64
  br label %419

248:                                              ; preds = %29
  %249 = load ptr, ptr %8, align 8, !tbaa !263
  %250 = icmp eq ptr %249, null
  br i1 %250, label %255, label %251

251:                                              ; preds = %248
  %252 = load ptr, ptr %21, align 8, !tbaa !90
  %253 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %254 = load i32, ptr %253, align 4, !tbaa !269
  tail call void %249(ptr noundef %252, i32 noundef %254, i32 noundef 2) #18
  br label %255

255:                                              ; preds = %251, %248
  %256 = load ptr, ptr %22, align 8, !tbaa !88
  %257 = icmp eq ptr %256, null
  br i1 %257, label %289, label %258

258:                                              ; preds = %255
  %259 = load i64, ptr %23, align 8, !tbaa !268
  %260 = icmp slt i64 %27, %259
  br i1 %260, label %261, label %289

261:                                              ; preds = %258
  %262 = load ptr, ptr %21, align 8, !tbaa !90
  %263 = tail call i32 %256(ptr noundef %262) #18
  %264 = icmp eq i32 %263, 0
  br i1 %264, label %289, label %265

265:                                              ; preds = %261
  %266 = load ptr, ptr %2, align 8, !tbaa !259
  %267 = getelementptr inbounds nuw i8, ptr %266, i64 24
  %268 = load ptr, ptr %267, align 8, !tbaa !250
  %269 = getelementptr inbounds nuw i8, ptr %268, i64 4
  br label %270

270:                                              ; preds = %270, %265
  %271 = atomicrmw xchg ptr %269, i32 1 acquire, align 4
  %272 = icmp eq i32 %271, 0
  br i1 %272, label %273, label %270, !llvm.loop !251

273:                                              ; preds = %270
  %274 = load atomic i32, ptr %268 monotonic, align 8
  %275 = icmp eq i32 %274, 0
  br i1 %275, label %280, label %276

276:                                              ; preds = %273
  %277 = getelementptr inbounds nuw i8, ptr %268, i64 16
  %278 = load i64, ptr %277, align 8, !tbaa !252
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
  %284 = load i32, ptr %283, align 4, !tbaa !269
  %285 = load ptr, ptr %2, align 8, !tbaa !259
  %286 = getelementptr inbounds nuw i8, ptr %285, i64 24
  %287 = load ptr, ptr %286, align 8, !tbaa !250
  %288 = getelementptr inbounds nuw i8, ptr %287, i64 8
  store i32 %284, ptr %288, align 8, !tbaa !277
  br label %289

289:                                              ; preds = %255, %258, %261, %282
  %290 = phi i32 [ 0, %255 ], [ 1, %282 ], [ 0, %261 ], [ 0, %258 ]
  %291 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %292 = load ptr, ptr %291, align 8, !tbaa !272
  %293 = load ptr, ptr %20, align 8, !tbaa !271
  %294 = load i32, ptr %292, align 4, !tbaa !5
  %295 = sext i32 %294 to i64
  %296 = getelementptr inbounds ptr, ptr %293, i64 %295
  %297 = load ptr, ptr %296, align 8, !tbaa !31
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
  %306 = load ptr, ptr %305, align 8, !tbaa !31
  %307 = load i32, ptr %306, align 4, !tbaa !5
  %308 = icmp slt i32 %299, %307
  br i1 %308, label %309, label %419

309:                                              ; preds = %303, %289
  %310 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %311 = load i32, ptr %310, align 4, !tbaa !278
  %312 = sext i32 %311 to i64
  br label %419

313:                                              ; preds = %29
  %314 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %315 = load ptr, ptr %314, align 8, !tbaa !272
  %316 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %317 = load i32, ptr %316, align 8, !tbaa !270
  %318 = load ptr, ptr %20, align 8, !tbaa !271
  %319 = load i32, ptr %315, align 4, !tbaa !5
  %320 = sext i32 %319 to i64
  %321 = getelementptr inbounds ptr, ptr %318, i64 %320
  %322 = load ptr, ptr %321, align 8, !tbaa !31
  %323 = getelementptr inbounds nuw i8, ptr %315, i64 4
  %324 = load i32, ptr %323, align 4, !tbaa !5
  %325 = sext i32 %324 to i64
  %326 = getelementptr inbounds ptr, ptr %318, i64 %325
  %327 = load ptr, ptr %326, align 8, !tbaa !31
  store ptr %327, ptr %321, align 8, !tbaa !31
  %328 = load ptr, ptr %20, align 8, !tbaa !271
  %329 = getelementptr inbounds ptr, ptr %328, i64 %325
  store ptr %322, ptr %329, align 8, !tbaa !31
  %330 = load ptr, ptr %19, align 8, !tbaa !279
  %331 = getelementptr inbounds nuw i8, ptr %315, i64 8
  %332 = load i32, ptr %331, align 4, !tbaa !5
  %333 = sext i32 %332 to i64
  %334 = getelementptr inbounds i8, ptr %330, i64 %333
  %335 = load i8, ptr %334, align 1, !tbaa !168
  %336 = xor i8 %335, 1
  store i8 %336, ptr %334, align 1, !tbaa !168
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
  %356 = load ptr, ptr %20, align 8, !tbaa !271
  %357 = getelementptr inbounds nuw i32, ptr %315, i64 %354
  %358 = load i32, ptr %357, align 4, !tbaa !5
  %359 = sext i32 %358 to i64
  %360 = getelementptr inbounds ptr, ptr %356, i64 %359
  %361 = load ptr, ptr %360, align 8, !tbaa !31
  %362 = ptrtoint ptr %361 to i64
  %363 = icmp samesign ult i64 %354, %346
  %364 = select i1 %363, i64 %339, i64 %345
  %365 = add i64 %364, %362
  %366 = inttoptr i64 %365 to ptr
  store ptr %366, ptr %360, align 8, !tbaa !31
  %367 = or disjoint i64 %354, 1
  %368 = load ptr, ptr %20, align 8, !tbaa !271
  %369 = getelementptr inbounds nuw i32, ptr %315, i64 %367
  %370 = load i32, ptr %369, align 4, !tbaa !5
  %371 = sext i32 %370 to i64
  %372 = getelementptr inbounds ptr, ptr %368, i64 %371
  %373 = load ptr, ptr %372, align 8, !tbaa !31
  %374 = ptrtoint ptr %373 to i64
  %375 = icmp samesign ult i64 %367, %346
  %376 = select i1 %375, i64 %339, i64 %345
  %377 = add i64 %376, %374
  %378 = inttoptr i64 %377 to ptr
  store ptr %378, ptr %372, align 8, !tbaa !31
  %379 = add nuw nsw i64 %354, 2
  %380 = add i64 %355, 2
  %381 = icmp eq i64 %355, %352
  br i1 %381, label %403, label %353, !llvm.loop !280

382:                                              ; preds = %29
  %383 = load ptr, ptr %19, align 8, !tbaa !279
  %384 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %385 = load ptr, ptr %384, align 8, !tbaa !272
  %386 = getelementptr inbounds nuw i8, ptr %385, i64 8
  %387 = load i32, ptr %386, align 4, !tbaa !5
  %388 = sext i32 %387 to i64
  %389 = getelementptr inbounds i8, ptr %383, i64 %388
  %390 = load i8, ptr %389, align 1, !tbaa !168
  %391 = icmp eq i8 %390, 0
  br i1 %391, label %392, label %419

392:                                              ; preds = %382
  %393 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %394 = load i32, ptr %393, align 4, !tbaa !278
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
  %408 = load ptr, ptr %20, align 8, !tbaa !271
  %409 = getelementptr inbounds nuw i32, ptr %315, i64 %406
  %410 = load i32, ptr %409, align 4, !tbaa !5
  %411 = sext i32 %410 to i64
  %412 = getelementptr inbounds ptr, ptr %408, i64 %411
  %413 = load ptr, ptr %412, align 8, !tbaa !31
  %414 = ptrtoint ptr %413 to i64
  %415 = icmp samesign ult i64 %406, %346
  %416 = select i1 %415, i64 %339, i64 %345
  %417 = add i64 %416, %414
  %418 = inttoptr i64 %417 to ptr
  store ptr %418, ptr %412, align 8, !tbaa !31
  br label %419

419:                                              ; preds = %405, %403, %313, %309, %303, %198, %192, %181, %159, %156, %400, %398, %396, %392, %382, %243, %177, %167, %163
  %420 = phi i64 [ %31, %400 ], [ %31, %398 ], [ %166, %163 ], [ %31, %382 ], [ %31, %313 ], [ %247, %243 ], [ %31, %181 ], [ %31, %303 ], [ %31, %167 ], [ %31, %396 ], [ %31, %159 ], [ %180, %177 ], [ %395, %392 ], [ %31, %192 ], [ %31, %156 ], [ %312, %309 ], [ %201, %198 ], [ %31, %403 ], [ %31, %405 ]
  %421 = phi i32 [ %401, %400 ], [ %399, %398 ], [ 0, %163 ], [ 0, %382 ], [ 0, %313 ], [ %244, %243 ], [ 0, %181 ], [ %290, %303 ], [ 0, %167 ], [ %397, %396 ], [ %98, %159 ], [ 0, %177 ], [ 0, %392 ], [ 0, %192 ], [ %98, %156 ], [ %290, %309 ], [ 0, %198 ], [ 0, %403 ], [ 0, %405 ]
  %422 = icmp eq i32 %421, 0
  br i1 %422, label %26, label %804, !llvm.loop !281

423:                                              ; preds = %11, %1
  %424 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %425 = load i64, ptr %424, align 8, !tbaa !282
  %426 = icmp eq i64 %425, 0
  br i1 %426, label %523, label %427

427:                                              ; preds = %423
  %428 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %429 = load i64, ptr %428, align 8, !tbaa !265
  %430 = icmp sgt i64 %429, 0
  br i1 %430, label %431, label %804

431:                                              ; preds = %427
  %432 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %433 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %434 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %439

435:                                              ; preds = %467
  %436 = add nuw nsw i64 %440, 1
  %437 = load i64, ptr %428, align 8, !tbaa !265
  %438 = icmp slt i64 %436, %437
  br i1 %438, label %439, label %804, !llvm.loop !283

439:                                              ; preds = %435, %431
  %440 = phi i64 [ 0, %431 ], [ %436, %435 ]
  %441 = load ptr, ptr %0, align 8, !tbaa !264
  %442 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %441, i64 %440
  %443 = getelementptr inbounds nuw i8, ptr %442, i64 16
  %444 = load i32, ptr %443, align 8, !tbaa !270
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
  %458 = load ptr, ptr %432, align 8, !tbaa !271
  %459 = load ptr, ptr %447, align 8, !tbaa !272
  %460 = getelementptr inbounds nuw i32, ptr %459, i64 %456
  %461 = load i32, ptr %460, align 4, !tbaa !5
  %462 = sext i32 %461 to i64
  %463 = getelementptr inbounds ptr, ptr %458, i64 %462
  %464 = load ptr, ptr %463, align 8, !tbaa !31
  %465 = load ptr, ptr %433, align 8, !tbaa !273
  %466 = getelementptr inbounds nuw ptr, ptr %465, i64 %456
  store ptr %464, ptr %466, align 8, !tbaa !31
  br label %467

467:                                              ; preds = %455, %453, %439
  %468 = load ptr, ptr %442, align 8, !tbaa !274
  %469 = load ptr, ptr %433, align 8, !tbaa !273
  %470 = load ptr, ptr %434, align 8, !tbaa !275
  %471 = load ptr, ptr %2, align 8, !tbaa !259
  %472 = tail call i32 %468(ptr noundef %469, ptr noundef %470, ptr noundef %471) #18
  %473 = icmp eq i32 %472, 0
  br i1 %473, label %435, label %499

474:                                              ; preds = %474, %451
  %475 = phi i64 [ 0, %451 ], [ %496, %474 ]
  %476 = phi i64 [ 0, %451 ], [ %497, %474 ]
  %477 = load ptr, ptr %432, align 8, !tbaa !271
  %478 = load ptr, ptr %447, align 8, !tbaa !272
  %479 = getelementptr inbounds nuw i32, ptr %478, i64 %475
  %480 = load i32, ptr %479, align 4, !tbaa !5
  %481 = sext i32 %480 to i64
  %482 = getelementptr inbounds ptr, ptr %477, i64 %481
  %483 = load ptr, ptr %482, align 8, !tbaa !31
  %484 = load ptr, ptr %433, align 8, !tbaa !273
  %485 = getelementptr inbounds nuw ptr, ptr %484, i64 %475
  store ptr %483, ptr %485, align 8, !tbaa !31
  %486 = or disjoint i64 %475, 1
  %487 = load ptr, ptr %432, align 8, !tbaa !271
  %488 = load ptr, ptr %447, align 8, !tbaa !272
  %489 = getelementptr inbounds nuw i32, ptr %488, i64 %486
  %490 = load i32, ptr %489, align 4, !tbaa !5
  %491 = sext i32 %490 to i64
  %492 = getelementptr inbounds ptr, ptr %487, i64 %491
  %493 = load ptr, ptr %492, align 8, !tbaa !31
  %494 = load ptr, ptr %433, align 8, !tbaa !273
  %495 = getelementptr inbounds nuw ptr, ptr %494, i64 %486
  store ptr %493, ptr %495, align 8, !tbaa !31
  %496 = add nuw nsw i64 %475, 2
  %497 = add i64 %476, 2
  %498 = icmp eq i64 %497, %452
  br i1 %498, label %453, label %474, !llvm.loop !276

499:                                              ; preds = %467
  %500 = load ptr, ptr %2, align 8, !tbaa !259
  %501 = getelementptr inbounds nuw i8, ptr %500, i64 24
  %502 = load ptr, ptr %501, align 8, !tbaa !250
  %503 = load atomic i32, ptr %502 acquire, align 8
  %504 = icmp eq i32 %503, 0
  br i1 %504, label %505, label %795

505:                                              ; preds = %499
  %506 = load ptr, ptr %2, align 8, !tbaa !259
  %507 = getelementptr inbounds nuw i8, ptr %506, i64 24
  %508 = load ptr, ptr %507, align 8, !tbaa !250
  %509 = getelementptr inbounds nuw i8, ptr %508, i64 4
  br label %510

510:                                              ; preds = %510, %505
  %511 = atomicrmw xchg ptr %509, i32 1 acquire, align 4
  %512 = icmp eq i32 %511, 0
  br i1 %512, label %513, label %510, !llvm.loop !251

513:                                              ; preds = %510
  %514 = load atomic i32, ptr %508 monotonic, align 8
  %515 = icmp eq i32 %514, 0
  br i1 %515, label %520, label %516

516:                                              ; preds = %513
  %517 = getelementptr inbounds nuw i8, ptr %508, i64 16
  %518 = load i64, ptr %517, align 8, !tbaa !252
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
  %524 = load ptr, ptr %0, align 8, !tbaa !264
  %525 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %526 = load i64, ptr %525, align 8, !tbaa !265
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
  %538 = load i32, ptr %537, align 8, !tbaa !266
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
  %541 = load i32, ptr %540, align 8, !tbaa !270
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
  %555 = load ptr, ptr %528, align 8, !tbaa !271
  %556 = load ptr, ptr %544, align 8, !tbaa !272
  %557 = getelementptr inbounds nuw i32, ptr %556, i64 %553
  %558 = load i32, ptr %557, align 4, !tbaa !5
  %559 = sext i32 %558 to i64
  %560 = getelementptr inbounds ptr, ptr %555, i64 %559
  %561 = load ptr, ptr %560, align 8, !tbaa !31
  %562 = load ptr, ptr %529, align 8, !tbaa !273
  %563 = getelementptr inbounds nuw ptr, ptr %562, i64 %553
  store ptr %561, ptr %563, align 8, !tbaa !31
  br label %564

564:                                              ; preds = %552, %550, %539
  %565 = load ptr, ptr %535, align 8, !tbaa !274
  %566 = load ptr, ptr %529, align 8, !tbaa !273
  %567 = load ptr, ptr %530, align 8, !tbaa !275
  %568 = load ptr, ptr %2, align 8, !tbaa !259
  %569 = tail call i32 %565(ptr noundef %566, ptr noundef %567, ptr noundef %568) #18
  %570 = icmp eq i32 %569, 0
  br i1 %570, label %791, label %596

571:                                              ; preds = %571, %548
  %572 = phi i64 [ 0, %548 ], [ %593, %571 ]
  %573 = phi i64 [ 0, %548 ], [ %594, %571 ]
  %574 = load ptr, ptr %528, align 8, !tbaa !271
  %575 = load ptr, ptr %544, align 8, !tbaa !272
  %576 = getelementptr inbounds nuw i32, ptr %575, i64 %572
  %577 = load i32, ptr %576, align 4, !tbaa !5
  %578 = sext i32 %577 to i64
  %579 = getelementptr inbounds ptr, ptr %574, i64 %578
  %580 = load ptr, ptr %579, align 8, !tbaa !31
  %581 = load ptr, ptr %529, align 8, !tbaa !273
  %582 = getelementptr inbounds nuw ptr, ptr %581, i64 %572
  store ptr %580, ptr %582, align 8, !tbaa !31
  %583 = or disjoint i64 %572, 1
  %584 = load ptr, ptr %528, align 8, !tbaa !271
  %585 = load ptr, ptr %544, align 8, !tbaa !272
  %586 = getelementptr inbounds nuw i32, ptr %585, i64 %583
  %587 = load i32, ptr %586, align 4, !tbaa !5
  %588 = sext i32 %587 to i64
  %589 = getelementptr inbounds ptr, ptr %584, i64 %588
  %590 = load ptr, ptr %589, align 8, !tbaa !31
  %591 = load ptr, ptr %529, align 8, !tbaa !273
  %592 = getelementptr inbounds nuw ptr, ptr %591, i64 %583
  store ptr %590, ptr %592, align 8, !tbaa !31
  %593 = add nuw nsw i64 %572, 2
  %594 = add i64 %573, 2
  %595 = icmp eq i64 %594, %549
  br i1 %595, label %550, label %571, !llvm.loop !276

596:                                              ; preds = %564
  %597 = load ptr, ptr %2, align 8, !tbaa !259
  %598 = getelementptr inbounds nuw i8, ptr %597, i64 24
  %599 = load ptr, ptr %598, align 8, !tbaa !250
  %600 = load atomic i32, ptr %599 acquire, align 8
  %601 = icmp eq i32 %600, 0
  br i1 %601, label %602, label %795

602:                                              ; preds = %596
  %603 = load ptr, ptr %2, align 8, !tbaa !259
  %604 = getelementptr inbounds nuw i8, ptr %603, i64 24
  %605 = load ptr, ptr %604, align 8, !tbaa !250
  %606 = getelementptr inbounds nuw i8, ptr %605, i64 4
  br label %607

607:                                              ; preds = %607, %602
  %608 = atomicrmw xchg ptr %606, i32 1 acquire, align 4
  %609 = icmp eq i32 %608, 0
  br i1 %609, label %610, label %607, !llvm.loop !251

610:                                              ; preds = %607
  %611 = load atomic i32, ptr %605 monotonic, align 8
  %612 = icmp eq i32 %611, 0
  br i1 %612, label %617, label %613

613:                                              ; preds = %610
  %614 = getelementptr inbounds nuw i8, ptr %605, i64 16
  %615 = load i64, ptr %614, align 8, !tbaa !252
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
  %622 = load i32, ptr %621, align 4, !tbaa !278
  %623 = sext i32 %622 to i64
  br label %791

624:                                              ; preds = %534
  %625 = load ptr, ptr %528, align 8, !tbaa !271
  %626 = getelementptr inbounds nuw i8, ptr %535, i64 8
  %627 = load ptr, ptr %626, align 8, !tbaa !272
  %628 = load i32, ptr %627, align 4, !tbaa !5
  %629 = sext i32 %628 to i64
  %630 = getelementptr inbounds ptr, ptr %625, i64 %629
  %631 = load ptr, ptr %630, align 8, !tbaa !31
  %632 = load i8, ptr %631, align 1, !tbaa !168
  %633 = icmp eq i8 %632, 0
  br i1 %633, label %634, label %791

634:                                              ; preds = %624
  %635 = getelementptr inbounds nuw i8, ptr %535, i64 28
  %636 = load i32, ptr %635, align 4, !tbaa !278
  %637 = sext i32 %636 to i64
  br label %791

638:                                              ; preds = %534
  %639 = getelementptr inbounds nuw i8, ptr %535, i64 8
  %640 = load ptr, ptr %639, align 8, !tbaa !272
  %641 = load ptr, ptr %528, align 8, !tbaa !271
  %642 = load i32, ptr %640, align 4, !tbaa !5
  %643 = sext i32 %642 to i64
  %644 = getelementptr inbounds ptr, ptr %641, i64 %643
  %645 = load ptr, ptr %644, align 8, !tbaa !31
  store i32 0, ptr %645, align 4, !tbaa !5
  %646 = getelementptr inbounds nuw i8, ptr %640, i64 4
  %647 = load i32, ptr %646, align 4, !tbaa !5
  %648 = icmp sgt i32 %647, -1
  br i1 %648, label %649, label %791

649:                                              ; preds = %638
  %650 = zext nneg i32 %647 to i64
  %651 = getelementptr inbounds nuw ptr, ptr %641, i64 %650
  %652 = load ptr, ptr %651, align 8, !tbaa !31
  %653 = load i32, ptr %652, align 4, !tbaa !5
  %654 = icmp slt i32 %653, 1
  br i1 %654, label %655, label %791

655:                                              ; preds = %649
  %656 = getelementptr inbounds nuw i8, ptr %535, i64 28
  %657 = load i32, ptr %656, align 4, !tbaa !278
  %658 = sext i32 %657 to i64
  br label %791

659:                                              ; preds = %534
  %660 = getelementptr inbounds nuw i8, ptr %535, i64 28
  %661 = load i32, ptr %660, align 4, !tbaa !278
  %662 = sext i32 %661 to i64
  br label %791

663:                                              ; preds = %534
  %664 = getelementptr inbounds nuw i8, ptr %535, i64 8
  %665 = load ptr, ptr %664, align 8, !tbaa !272
  %666 = load ptr, ptr %528, align 8, !tbaa !271
  %667 = load i32, ptr %665, align 4, !tbaa !5
  %668 = sext i32 %667 to i64
  %669 = getelementptr inbounds ptr, ptr %666, i64 %668
  %670 = load ptr, ptr %669, align 8, !tbaa !31
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
  %679 = load ptr, ptr %678, align 8, !tbaa !31
  %680 = load i32, ptr %679, align 4, !tbaa !5
  %681 = icmp slt i32 %672, %680
  br i1 %681, label %682, label %791

682:                                              ; preds = %676, %663
  %683 = getelementptr inbounds nuw i8, ptr %535, i64 28
  %684 = load i32, ptr %683, align 4, !tbaa !278
  %685 = sext i32 %684 to i64
  br label %791

686:                                              ; preds = %534
  %687 = getelementptr inbounds nuw i8, ptr %535, i64 8
  %688 = load ptr, ptr %687, align 8, !tbaa !272
  %689 = getelementptr inbounds nuw i8, ptr %535, i64 16
  %690 = load i32, ptr %689, align 8, !tbaa !270
  %691 = load ptr, ptr %528, align 8, !tbaa !271
  %692 = load i32, ptr %688, align 4, !tbaa !5
  %693 = sext i32 %692 to i64
  %694 = getelementptr inbounds ptr, ptr %691, i64 %693
  %695 = load ptr, ptr %694, align 8, !tbaa !31
  %696 = getelementptr inbounds nuw i8, ptr %688, i64 4
  %697 = load i32, ptr %696, align 4, !tbaa !5
  %698 = sext i32 %697 to i64
  %699 = getelementptr inbounds ptr, ptr %691, i64 %698
  %700 = load ptr, ptr %699, align 8, !tbaa !31
  store ptr %700, ptr %694, align 8, !tbaa !31
  %701 = load ptr, ptr %528, align 8, !tbaa !271
  %702 = getelementptr inbounds ptr, ptr %701, i64 %698
  store ptr %695, ptr %702, align 8, !tbaa !31
  %703 = load ptr, ptr %527, align 8, !tbaa !279
  %704 = getelementptr inbounds nuw i8, ptr %688, i64 8
  %705 = load i32, ptr %704, align 4, !tbaa !5
  %706 = sext i32 %705 to i64
  %707 = getelementptr inbounds i8, ptr %703, i64 %706
  %708 = load i8, ptr %707, align 1, !tbaa !168
  %709 = xor i8 %708, 1
  store i8 %709, ptr %707, align 1, !tbaa !168
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
  %729 = load ptr, ptr %528, align 8, !tbaa !271
  %730 = getelementptr inbounds nuw i32, ptr %688, i64 %727
  %731 = load i32, ptr %730, align 4, !tbaa !5
  %732 = sext i32 %731 to i64
  %733 = getelementptr inbounds ptr, ptr %729, i64 %732
  %734 = load ptr, ptr %733, align 8, !tbaa !31
  %735 = ptrtoint ptr %734 to i64
  %736 = icmp samesign ult i64 %727, %719
  %737 = select i1 %736, i64 %712, i64 %718
  %738 = add i64 %737, %735
  %739 = inttoptr i64 %738 to ptr
  store ptr %739, ptr %733, align 8, !tbaa !31
  %740 = or disjoint i64 %727, 1
  %741 = load ptr, ptr %528, align 8, !tbaa !271
  %742 = getelementptr inbounds nuw i32, ptr %688, i64 %740
  %743 = load i32, ptr %742, align 4, !tbaa !5
  %744 = sext i32 %743 to i64
  %745 = getelementptr inbounds ptr, ptr %741, i64 %744
  %746 = load ptr, ptr %745, align 8, !tbaa !31
  %747 = ptrtoint ptr %746 to i64
  %748 = icmp samesign ult i64 %740, %719
  %749 = select i1 %748, i64 %712, i64 %718
  %750 = add i64 %749, %747
  %751 = inttoptr i64 %750 to ptr
  store ptr %751, ptr %745, align 8, !tbaa !31
  %752 = add nuw nsw i64 %727, 2
  %753 = add i64 %728, 2
  %754 = icmp eq i64 %728, %725
  br i1 %754, label %775, label %726, !llvm.loop !280

755:                                              ; preds = %534
  %756 = load ptr, ptr %527, align 8, !tbaa !279
  %757 = getelementptr inbounds nuw i8, ptr %535, i64 8
  %758 = load ptr, ptr %757, align 8, !tbaa !272
  %759 = getelementptr inbounds nuw i8, ptr %758, i64 8
  %760 = load i32, ptr %759, align 4, !tbaa !5
  %761 = sext i32 %760 to i64
  %762 = getelementptr inbounds i8, ptr %756, i64 %761
  %763 = load i8, ptr %762, align 1, !tbaa !168
  %764 = icmp eq i8 %763, 0
  br i1 %764, label %765, label %791

765:                                              ; preds = %755
  %766 = getelementptr inbounds nuw i8, ptr %535, i64 28
  %767 = load i32, ptr %766, align 4, !tbaa !278
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
  %780 = load ptr, ptr %528, align 8, !tbaa !271
  %781 = getelementptr inbounds nuw i32, ptr %688, i64 %778
  %782 = load i32, ptr %781, align 4, !tbaa !5
  %783 = sext i32 %782 to i64
  %784 = getelementptr inbounds ptr, ptr %780, i64 %783
  %785 = load ptr, ptr %784, align 8, !tbaa !31
  %786 = ptrtoint ptr %785 to i64
  %787 = icmp samesign ult i64 %778, %719
  %788 = select i1 %787, i64 %712, i64 %718
  %789 = add i64 %788, %786
  %790 = inttoptr i64 %789 to ptr
  store ptr %790, ptr %784, align 8, !tbaa !31
  br label %791

791:                                              ; preds = %777, %775, %686, %682, %676, %655, %649, %638, %564, %773, %771, %769, %765, %755, %659, %634, %624, %620
  %792 = phi i64 [ %536, %773 ], [ %536, %771 ], [ %623, %620 ], [ %536, %755 ], [ %536, %686 ], [ %662, %659 ], [ %536, %638 ], [ %536, %676 ], [ %536, %624 ], [ %536, %769 ], [ %768, %765 ], [ %637, %634 ], [ %536, %564 ], [ %658, %655 ], [ %536, %649 ], [ %685, %682 ], [ %536, %775 ], [ %536, %777 ]
  %793 = phi i32 [ %774, %773 ], [ %772, %771 ], [ 0, %620 ], [ 0, %755 ], [ 0, %686 ], [ 0, %659 ], [ 0, %638 ], [ 0, %676 ], [ 0, %624 ], [ %770, %769 ], [ 0, %765 ], [ 0, %634 ], [ 0, %564 ], [ 0, %655 ], [ 0, %649 ], [ 0, %682 ], [ 0, %775 ], [ 0, %777 ]
  %794 = icmp eq i32 %793, 0
  br i1 %794, label %531, label %804, !llvm.loop !281

795:                                              ; preds = %619, %596, %499, %522, %402
  %796 = phi ptr [ %442, %499 ], [ %30, %402 ], [ %442, %522 ], [ %535, %596 ], [ %535, %619 ]
  %797 = phi i32 [ %472, %499 ], [ 1, %402 ], [ %472, %522 ], [ %569, %596 ], [ %569, %619 ]
  %798 = getelementptr inbounds nuw i8, ptr %796, i64 20
  %799 = load i32, ptr %798, align 4, !tbaa !269
  %800 = load ptr, ptr %2, align 8, !tbaa !259
  %801 = getelementptr inbounds nuw i8, ptr %800, i64 24
  %802 = load ptr, ptr %801, align 8, !tbaa !250
  %803 = getelementptr inbounds nuw i8, ptr %802, i64 8
  store i32 %799, ptr %803, align 8, !tbaa !277
  br label %804

804:                                              ; preds = %419, %26, %435, %791, %531, %795, %427
  %805 = phi i32 [ 0, %435 ], [ 0, %427 ], [ 0, %531 ], [ %797, %795 ], [ %793, %791 ], [ 0, %26 ], [ %421, %419 ]
  ret i32 %805
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @new_instance(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, i32 noundef range(i32 0, 2) %3, i64 noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %7 = load i32, ptr %6, align 4, !tbaa !284
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %9 = load i32, ptr %8, align 8, !tbaa !285
  %10 = icmp eq i32 %3, 0
  br i1 %10, label %18, label %11

11:                                               ; preds = %5
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %13 = load i32, ptr %12, align 8, !tbaa !54
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %15 = load i32, ptr %14, align 4, !tbaa !286
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
  %25 = load i32, ptr %24, align 8, !tbaa !287
  %26 = add nsw i32 %25, 1
  %27 = sext i32 %26 to i64
  %28 = add nsw i64 %19, %27
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %30 = load i32, ptr %29, align 4, !tbaa !288
  %31 = sext i32 %30 to i64
  %32 = add nsw i64 %28, %31
  %33 = shl nsw i64 %32, 3
  %34 = add nsw i64 %23, %33
  %35 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %34)
  %36 = icmp eq ptr %35, null
  br i1 %36, label %89, label %37

37:                                               ; preds = %18
  store ptr %1, ptr %35, align 8, !tbaa !289
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 8
  store ptr %2, ptr %38, align 8, !tbaa !290
  %39 = getelementptr inbounds nuw i8, ptr %35, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %39, i8 0, i64 32, i1 false)
  %40 = getelementptr inbounds nuw i8, ptr %35, i64 48
  store i64 %4, ptr %40, align 8, !tbaa !121
  %41 = getelementptr inbounds nuw i8, ptr %35, i64 56
  store i64 0, ptr %41, align 8, !tbaa !121
  %42 = getelementptr inbounds nuw i8, ptr %35, i64 64
  store i64 -1, ptr %42, align 8, !tbaa !121
  %43 = getelementptr inbounds nuw i8, ptr %35, i64 72
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %43, i8 0, i64 56, i1 false)
  %44 = getelementptr i8, ptr %35, i64 128
  %45 = getelementptr inbounds nuw i8, ptr %35, i64 88
  store ptr %44, ptr %45, align 8, !tbaa !291
  %46 = load i32, ptr %6, align 4, !tbaa !284
  %47 = sext i32 %46 to i64
  %48 = getelementptr %struct.held, ptr %44, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %35, i64 96
  store ptr %48, ptr %49, align 8, !tbaa !292
  %50 = load i32, ptr %8, align 8, !tbaa !285
  %51 = sext i32 %50 to i64
  %52 = getelementptr %struct.held, ptr %48, i64 %51
  %53 = getelementptr inbounds nuw i8, ptr %35, i64 80
  store ptr %52, ptr %53, align 8, !tbaa !59
  %54 = load i32, ptr %24, align 8, !tbaa !287
  %55 = sext i32 %54 to i64
  %56 = getelementptr ptr, ptr %52, i64 %55
  %57 = getelementptr i8, ptr %56, i64 8
  %58 = getelementptr inbounds nuw i8, ptr %35, i64 104
  store ptr %57, ptr %58, align 8, !tbaa !293
  %59 = load i32, ptr %29, align 4, !tbaa !288
  %60 = icmp sgt i32 %59, 0
  br i1 %60, label %61, label %64

61:                                               ; preds = %37
  %62 = zext nneg i32 %59 to i64
  %63 = shl nuw nsw i64 %62, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %57, i8 -1, i64 %63, i1 false), !tbaa !121
  br label %64

64:                                               ; preds = %61, %37
  br i1 %10, label %81, label %65

65:                                               ; preds = %64
  %66 = sext i32 %59 to i64
  %67 = getelementptr i64, ptr %57, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr %35, i64 112
  store ptr %67, ptr %68, align 8, !tbaa !56
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %70 = load i32, ptr %69, align 8, !tbaa !54
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds ptr, ptr %67, i64 %71
  %73 = getelementptr inbounds nuw i8, ptr %35, i64 120
  store ptr %72, ptr %73, align 8, !tbaa !179
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %75 = load i32, ptr %74, align 4, !tbaa !286
  %76 = add nsw i32 %75, %70
  %77 = icmp sgt i32 %76, 0
  br i1 %77, label %78, label %81

78:                                               ; preds = %65
  %79 = zext nneg i32 %76 to i64
  %80 = shl nuw nsw i64 %79, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %67, i8 0, i64 %80, i1 false), !tbaa !57
  br label %81

81:                                               ; preds = %78, %65, %64
  %82 = tail call fastcc ptr @new_iteration(ptr noundef %0, ptr noundef nonnull %35)
  %83 = icmp eq ptr %82, null
  br i1 %83, label %89, label %84

84:                                               ; preds = %81
  %85 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %86 = load i32, ptr %85, align 8, !tbaa !294
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds nuw i8, ptr %82, i64 8
  store i64 %87, ptr %88, align 8, !tbaa !64
  br label %89

89:                                               ; preds = %84, %81, %18
  %90 = phi ptr [ null, %18 ], [ %35, %84 ], [ null, %81 ]
  ret ptr %90
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
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 248
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
  %29 = load ptr, ptr %28, align 8, !tbaa !295
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %31 = load ptr, ptr %30, align 8, !tbaa !296
  %32 = ptrtoint ptr %29 to i64
  %33 = ptrtoint ptr %31 to i64
  %34 = sub i64 %32, %33
  %35 = icmp slt i64 %34, %16
  br i1 %35, label %36, label %48

36:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  store i64 %16, ptr %3, align 8, !tbaa !121
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %38 = load ptr, ptr %37, align 8, !tbaa !297
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %40 = load ptr, ptr %39, align 8, !tbaa !298
  %41 = call ptr %38(ptr noundef %40, ptr noundef nonnull %3) #18
  store ptr %41, ptr %30, align 8, !tbaa !296
  %42 = icmp eq ptr %41, null
  %43 = load i64, ptr %3, align 8
  %44 = getelementptr inbounds i8, ptr %41, i64 %43
  %45 = select i1 %42, ptr null, ptr %44
  store ptr %45, ptr %28, align 8, !tbaa !295
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
  store ptr %50, ptr %30, align 8, !tbaa !296
  br label %51

51:                                               ; preds = %46, %48, %25
  %52 = phi ptr [ %23, %25 ], [ %49, %48 ], [ null, %46 ]
  ret ptr %52
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #16

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @new_iteration(ptr noundef captures(none) %0, ptr noundef captures(none) %1) unnamed_addr #4 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !60
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %6 = load i32, ptr %5, align 4, !tbaa !299
  %7 = sext i32 %6 to i64
  %8 = shl nsw i64 %7, 3
  %9 = add nsw i64 %8, 56
  %10 = load i32, ptr %4, align 8, !tbaa !300
  %11 = shl nsw i32 %10, 1
  %12 = sext i32 %11 to i64
  %13 = shl nsw i64 %12, 2
  %14 = add nsw i64 %9, %13
  %15 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %14)
  %16 = icmp eq ptr %15, null
  br i1 %16, label %73, label %17

17:                                               ; preds = %2
  %18 = getelementptr i8, ptr %15, i64 56
  %19 = load i32, ptr %5, align 4, !tbaa !299
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds ptr, ptr %18, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %23 = load i64, ptr %22, align 8, !tbaa !301
  %24 = add nsw i64 %23, 1
  store i64 %24, ptr %22, align 8, !tbaa !301
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %26 = load i64, ptr %25, align 8, !tbaa !302
  %27 = add i64 %23, -7046029254386353130
  %28 = xor i64 %26, %27
  %29 = mul i64 %28, -49064778989728563
  %30 = lshr i64 %29, 32
  %31 = xor i64 %30, %29
  %32 = mul i64 %31, -4265267296055464877
  %33 = lshr i64 %29, 29
  %34 = xor i64 %32, %33
  %35 = load i32, ptr %4, align 8, !tbaa !300
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %21, i64 %36
  store i64 %24, ptr %15, align 8, !tbaa !121
  %38 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i64 0, ptr %38, align 8, !tbaa !121
  %39 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store i64 %34, ptr %39, align 8, !tbaa !121
  %40 = getelementptr inbounds nuw i8, ptr %15, i64 24
  store ptr null, ptr %40, align 8, !tbaa !303
  %41 = getelementptr inbounds nuw i8, ptr %15, i64 32
  store ptr %18, ptr %41, align 8, !tbaa !304
  %42 = getelementptr inbounds nuw i8, ptr %15, i64 40
  store ptr %21, ptr %42, align 8, !tbaa !305
  %43 = getelementptr inbounds nuw i8, ptr %15, i64 48
  store ptr %37, ptr %43, align 8, !tbaa !305
  %44 = icmp sgt i32 %19, 0
  br i1 %44, label %45, label %48

45:                                               ; preds = %17
  %46 = zext nneg i32 %19 to i64
  %47 = shl nuw nsw i64 %46, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %18, i8 0, i64 %47, i1 false), !tbaa !57
  br label %48

48:                                               ; preds = %45, %17
  %49 = icmp sgt i32 %35, 0
  br i1 %49, label %50, label %53

50:                                               ; preds = %48
  %51 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %52 = load ptr, ptr %51, align 8, !tbaa !306
  br label %63

53:                                               ; preds = %63, %48
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %55 = load ptr, ptr %54, align 8, !tbaa !59
  %56 = load i64, ptr %22, align 8, !tbaa !301
  %57 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %58 = load i32, ptr %57, align 8, !tbaa !287
  %59 = add nsw i32 %58, 1
  %60 = sext i32 %59 to i64
  %61 = srem i64 %56, %60
  %62 = getelementptr inbounds ptr, ptr %55, i64 %61
  store ptr %15, ptr %62, align 8, !tbaa !61
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
  %70 = load i32, ptr %4, align 8, !tbaa !300
  %71 = sext i32 %70 to i64
  %72 = icmp slt i64 %69, %71
  br i1 %72, label %63, label %53, !llvm.loop !307

73:                                               ; preds = %2, %53
  ret ptr %15
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @push(ptr noundef captures(none) %0, ptr noundef readonly byval(%struct.tfc_ready) align 8 captures(none) %1) unnamed_addr #4 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %4 = load i64, ptr %3, align 8, !tbaa !76
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %6 = load i64, ptr %5, align 8, !tbaa !93
  %7 = icmp eq i64 %4, %6
  br i1 %7, label %13, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %10 = load ptr, ptr %9, align 8, !tbaa !91
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %12 = load i64, ptr %11, align 8, !tbaa !92
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
  %21 = load i64, ptr %3, align 8, !tbaa !76
  %22 = icmp sgt i64 %21, 0
  br i1 %22, label %23, label %26

23:                                               ; preds = %20
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 224
  br label %31

26:                                               ; preds = %31, %20
  %27 = phi i64 [ %21, %20 ], [ %41, %31 ]
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %29 = load ptr, ptr %28, align 8, !tbaa !91
  %30 = icmp eq ptr %29, null
  br i1 %30, label %47, label %43

31:                                               ; preds = %23, %31
  %32 = phi i64 [ 0, %23 ], [ %40, %31 ]
  %33 = getelementptr inbounds nuw %struct.tfc_ready, ptr %18, i64 %32
  %34 = load ptr, ptr %24, align 8, !tbaa !91
  %35 = load i64, ptr %25, align 8, !tbaa !92
  %36 = add nsw i64 %35, %32
  %37 = load i64, ptr %5, align 8, !tbaa !93
  %38 = srem i64 %36, %37
  %39 = getelementptr inbounds %struct.tfc_ready, ptr %34, i64 %38
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %33, ptr noundef nonnull align 8 dereferenceable(32) %39, i64 32, i1 false), !tbaa.struct !308
  %40 = add nuw nsw i64 %32, 1
  %41 = load i64, ptr %3, align 8, !tbaa !76
  %42 = icmp slt i64 %40, %41
  br i1 %42, label %31, label %26, !llvm.loop !310

43:                                               ; preds = %26
  %44 = load i64, ptr %5, align 8, !tbaa !93
  %45 = shl nsw i64 %44, 5
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef nonnull %29, i64 noundef %45)
  %46 = load i64, ptr %3, align 8, !tbaa !76
  br label %47

47:                                               ; preds = %26, %43
  %48 = phi i64 [ %27, %26 ], [ %46, %43 ]
  store ptr %18, ptr %28, align 8, !tbaa !91
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store i64 0, ptr %49, align 8, !tbaa !92
  store i64 %16, ptr %5, align 8, !tbaa !93
  br label %50

50:                                               ; preds = %8, %47
  %51 = phi i64 [ %6, %8 ], [ %16, %47 ]
  %52 = phi i64 [ %4, %8 ], [ %48, %47 ]
  %53 = phi i64 [ %12, %8 ], [ 0, %47 ]
  %54 = phi ptr [ %10, %8 ], [ %18, %47 ]
  %55 = add nsw i64 %52, 1
  store i64 %55, ptr %3, align 8, !tbaa !76
  %56 = add nsw i64 %52, %53
  %57 = srem i64 %56, %51
  %58 = getelementptr inbounds %struct.tfc_ready, ptr %54, i64 %57
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %58, ptr noundef nonnull align 8 dereferenceable(32) %1, i64 32, i1 false), !tbaa.struct !308
  br label %59

59:                                               ; preds = %13, %50
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @settle(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef captures(none) %2) unnamed_addr #4 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 112
  br label %5

5:                                                ; preds = %97, %3
  %6 = phi ptr [ %2, %3 ], [ %62, %97 ]
  %7 = phi ptr [ %1, %3 ], [ %60, %97 ]
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %9 = load i64, ptr %8, align 8, !tbaa !64
  %10 = add nsw i64 %9, -1
  store i64 %10, ptr %8, align 8, !tbaa !64
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 80
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 76
  br label %16

16:                                               ; preds = %55, %5
  %17 = load i64, ptr %11, align 8, !tbaa !311
  %18 = load i64, ptr %12, align 8, !tbaa !301
  %19 = icmp sgt i64 %17, %18
  br i1 %19, label %58, label %20

20:                                               ; preds = %16
  %21 = load ptr, ptr %13, align 8, !tbaa !59
  %22 = load ptr, ptr %14, align 8, !tbaa !60
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 24
  %24 = load i32, ptr %23, align 8, !tbaa !287
  %25 = add nsw i32 %24, 1
  %26 = sext i32 %25 to i64
  %27 = srem i64 %17, %26
  %28 = getelementptr inbounds ptr, ptr %21, i64 %27
  %29 = load ptr, ptr %28, align 8, !tbaa !61
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %31 = load i64, ptr %30, align 8, !tbaa !64
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %33, label %100

33:                                               ; preds = %20
  %34 = getelementptr inbounds nuw i8, ptr %29, i64 32
  %35 = load ptr, ptr %34, align 8, !tbaa !94
  %36 = getelementptr inbounds nuw i8, ptr %22, i64 4
  %37 = load i32, ptr %36, align 4, !tbaa !299
  %38 = sext i32 %37 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %35, i64 noundef %38)
  %39 = load ptr, ptr %14, align 8, !tbaa !60
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 4
  %41 = load i32, ptr %40, align 4, !tbaa !299
  %42 = sext i32 %41 to i64
  %43 = shl nsw i64 %42, 3
  %44 = add nsw i64 %43, 56
  %45 = load i32, ptr %39, align 8, !tbaa !300
  %46 = shl nsw i32 %45, 1
  %47 = sext i32 %46 to i64
  %48 = shl nsw i64 %47, 2
  %49 = add nsw i64 %44, %48
  tail call fastcc void @give(ptr noundef %0, ptr noundef nonnull %29, i64 noundef %49)
  %50 = load i64, ptr %11, align 8, !tbaa !311
  %51 = add nsw i64 %50, 1
  store i64 %51, ptr %11, align 8, !tbaa !311
  %52 = load i32, ptr %15, align 4, !tbaa !312
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %55, label %54

54:                                               ; preds = %33
  tail call fastcc void @begin_iteration(ptr noundef %0, ptr noundef nonnull %7)
  br label %55

55:                                               ; preds = %54, %33
  %56 = load i32, ptr %4, align 8, !tbaa !66
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %16, label %100, !llvm.loop !313

58:                                               ; preds = %16
  tail call fastcc void @leave_frame(ptr noundef %0, ptr noundef nonnull %7)
  %59 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %60 = load ptr, ptr %59, align 8, !tbaa !129
  %61 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %62 = load ptr, ptr %61, align 8, !tbaa !130
  %63 = load ptr, ptr %14, align 8, !tbaa !60
  %64 = getelementptr inbounds nuw i8, ptr %7, i64 120
  %65 = load ptr, ptr %64, align 8, !tbaa !179
  %66 = icmp eq ptr %65, null
  %67 = getelementptr inbounds nuw i8, ptr %63, i64 12
  %68 = load i32, ptr %67, align 4, !tbaa !284
  %69 = getelementptr inbounds nuw i8, ptr %63, i64 16
  %70 = load i32, ptr %69, align 8, !tbaa !285
  br i1 %66, label %79, label %71

71:                                               ; preds = %58
  %72 = load ptr, ptr %7, align 8, !tbaa !48
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 56
  %74 = load i32, ptr %73, align 8, !tbaa !54
  %75 = getelementptr inbounds nuw i8, ptr %72, i64 60
  %76 = load i32, ptr %75, align 4, !tbaa !286
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
  %86 = load i32, ptr %85, align 8, !tbaa !287
  %87 = add nsw i32 %86, 1
  %88 = sext i32 %87 to i64
  %89 = add nsw i64 %80, %88
  %90 = getelementptr inbounds nuw i8, ptr %63, i64 20
  %91 = load i32, ptr %90, align 4, !tbaa !288
  %92 = sext i32 %91 to i64
  %93 = add nsw i64 %89, %92
  %94 = shl nsw i64 %93, 3
  %95 = add nsw i64 %84, %94
  tail call fastcc void @give(ptr noundef %0, ptr noundef nonnull %7, i64 noundef %95)
  %96 = icmp eq ptr %60, null
  br i1 %96, label %100, label %97

97:                                               ; preds = %79
  %98 = load i32, ptr %4, align 8, !tbaa !66
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %5, label %100

100:                                              ; preds = %97, %79, %20, %55
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @drop_all(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i64 noundef range(i64 -2147483648, 2147483648) %2) unnamed_addr #17 {
  %4 = icmp sgt i64 %2, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %6, %3
  ret void

6:                                                ; preds = %3, %6
  %7 = phi i64 [ %10, %6 ], [ 0, %3 ]
  %8 = getelementptr inbounds nuw ptr, ptr %1, i64 %7
  %9 = load ptr, ptr %8, align 8, !tbaa !57
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %9)
  store ptr null, ptr %8, align 8, !tbaa !57
  %10 = add nuw nsw i64 %7, 1
  %11 = icmp eq i64 %10, %2
  br i1 %11, label %5, label %6, !llvm.loop !314
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @begin_iteration(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #4 {
  %3 = tail call fastcc ptr @new_iteration(ptr noundef %0, ptr noundef %1)
  %4 = icmp eq ptr %3, null
  br i1 %4, label %43, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 76
  %7 = load i32, ptr %6, align 4, !tbaa !312
  store i32 0, ptr %6, align 4, !tbaa !312
  %8 = icmp sgt i32 %7, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %11 = zext nneg i32 %7 to i64
  br label %18

12:                                               ; preds = %18, %5
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %14 = load i32, ptr %13, align 8, !tbaa !315
  %15 = icmp sgt i32 %14, 0
  br i1 %15, label %16, label %43

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 88
  br label %30

18:                                               ; preds = %9, %18
  %19 = phi i64 [ 0, %9 ], [ %28, %18 ]
  %20 = load ptr, ptr %10, align 8, !tbaa !292
  %21 = getelementptr inbounds nuw %struct.held, ptr %20, i64 %19
  %22 = load ptr, ptr %21, align 8, !tbaa !316
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 8
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %3, ptr noundef %22, ptr noundef nonnull %23, i32 noundef 0)
  %24 = load ptr, ptr %10, align 8, !tbaa !292
  %25 = getelementptr inbounds nuw %struct.held, ptr %24, i64 %19
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %27 = load ptr, ptr %26, align 8, !tbaa !318
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %27)
  %28 = add nuw nsw i64 %19, 1
  %29 = icmp eq i64 %28, %11
  br i1 %29, label %12, label %18, !llvm.loop !319

30:                                               ; preds = %16, %30
  %31 = phi i64 [ 0, %16 ], [ %39, %30 ]
  %32 = load ptr, ptr %17, align 8, !tbaa !291
  %33 = getelementptr inbounds nuw %struct.held, ptr %32, i64 %31
  %34 = load ptr, ptr %33, align 8, !tbaa !316
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %36 = load ptr, ptr %35, align 8, !tbaa !318
  %37 = icmp eq ptr %36, null
  %38 = zext i1 %37 to i32
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %3, ptr noundef %34, ptr noundef nonnull %35, i32 noundef %38)
  %39 = add nuw nsw i64 %31, 1
  %40 = load i32, ptr %13, align 8, !tbaa !315
  %41 = sext i32 %40 to i64
  %42 = icmp slt i64 %39, %41
  br i1 %42, label %30, label %43, !llvm.loop !320

43:                                               ; preds = %30, %12, %2
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @leave_frame(ptr noundef captures(none) %0, ptr noundef readonly captures(address) %1) unnamed_addr #4 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %4 = load i32, ptr %3, align 8, !tbaa !315
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 88
  br label %23

8:                                                ; preds = %23, %2
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %10 = load ptr, ptr %9, align 8, !tbaa !179
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %72

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %14 = load ptr, ptr %13, align 8, !tbaa !60
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 20
  %16 = load i32, ptr %15, align 4, !tbaa !288
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
  %25 = load ptr, ptr %7, align 8, !tbaa !291
  %26 = getelementptr inbounds nuw %struct.held, ptr %25, i64 %24
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %28 = load ptr, ptr %27, align 8, !tbaa !318
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %28)
  %29 = add nuw nsw i64 %24, 1
  %30 = load i32, ptr %3, align 8, !tbaa !315
  %31 = sext i32 %30 to i64
  %32 = icmp slt i64 %29, %31
  br i1 %32, label %23, label %8, !llvm.loop !321

33:                                               ; preds = %57, %12
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %35 = load ptr, ptr %34, align 8, !tbaa !130
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 24
  br label %64

37:                                               ; preds = %18, %57
  %38 = phi ptr [ %14, %18 ], [ %58, %57 ]
  %39 = phi i64 [ 0, %18 ], [ %59, %57 ]
  %40 = load ptr, ptr %19, align 8, !tbaa !293
  %41 = getelementptr inbounds nuw i64, ptr %40, i64 %39
  %42 = load i64, ptr %41, align 8, !tbaa !121
  %43 = load i64, ptr %20, align 8, !tbaa !301
  %44 = icmp eq i64 %42, %43
  br i1 %44, label %45, label %57

45:                                               ; preds = %37
  %46 = load ptr, ptr %21, align 8, !tbaa !129
  %47 = load ptr, ptr %22, align 8, !tbaa !130
  %48 = load ptr, ptr %1, align 8, !tbaa !48
  %49 = load ptr, ptr %48, align 8, !tbaa !67
  %50 = getelementptr inbounds nuw i8, ptr %38, i64 40
  %51 = load ptr, ptr %50, align 8, !tbaa !322
  %52 = getelementptr inbounds nuw i32, ptr %51, i64 %39
  %53 = load i32, ptr %52, align 4, !tbaa !5
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds %struct.tfc_node, ptr %49, i64 %54
  tail call fastcc void @send(ptr noundef %0, ptr noundef %46, ptr noundef %47, ptr noundef %55, ptr noundef null, i32 noundef 1)
  %56 = load ptr, ptr %13, align 8, !tbaa !60
  br label %57

57:                                               ; preds = %37, %45
  %58 = phi ptr [ %38, %37 ], [ %56, %45 ]
  %59 = add nuw nsw i64 %39, 1
  %60 = getelementptr inbounds nuw i8, ptr %58, i64 20
  %61 = load i32, ptr %60, align 4, !tbaa !288
  %62 = sext i32 %61 to i64
  %63 = icmp slt i64 %59, %62
  br i1 %63, label %37, label %33, !llvm.loop !323

64:                                               ; preds = %64, %33
  %65 = phi ptr [ %36, %33 ], [ %68, %64 ]
  %66 = load ptr, ptr %65, align 8, !tbaa !303
  %67 = icmp eq ptr %66, %1
  %68 = getelementptr inbounds nuw i8, ptr %66, i64 32
  br i1 %67, label %69, label %64, !llvm.loop !324

69:                                               ; preds = %64
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %71 = load ptr, ptr %70, align 8, !tbaa !325
  store ptr %71, ptr %65, align 8, !tbaa !303
  br label %90

72:                                               ; preds = %8
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %74 = load ptr, ptr %73, align 8, !tbaa !129
  %75 = icmp eq ptr %74, null
  br i1 %75, label %90, label %76

76:                                               ; preds = %72
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %78 = load ptr, ptr %77, align 8, !tbaa !130
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %80 = load ptr, ptr %79, align 8, !tbaa !128
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %74, ptr noundef %78, ptr noundef %80, ptr noundef nonnull %10, i32 noundef 0)
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %82 = load ptr, ptr %81, align 8, !tbaa !56
  %83 = load ptr, ptr %1, align 8, !tbaa !48
  %84 = getelementptr inbounds nuw i8, ptr %83, i64 56
  %85 = load i32, ptr %84, align 8, !tbaa !54
  %86 = getelementptr inbounds nuw i8, ptr %83, i64 60
  %87 = load i32, ptr %86, align 4, !tbaa !286
  %88 = add nsw i32 %87, %85
  %89 = sext i32 %88 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %82, i64 noundef %89)
  br label %90

90:                                               ; preds = %72, %76, %69
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @drop(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #2 {
  %3 = icmp eq ptr %1, null
  br i1 %3, label %23, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %6 = load i32, ptr %5, align 8, !tbaa !58
  %7 = add nsw i32 %6, -1
  store i32 %7, ptr %5, align 8, !tbaa !58
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %23

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %11 = load i32, ptr %10, align 4, !tbaa !326
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %23

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %15 = load i64, ptr %14, align 8, !tbaa !27
  %16 = icmp sgt i64 %15, -1
  br i1 %16, label %17, label %19

17:                                               ; preds = %13
  %18 = add nuw nsw i64 %15, 64
  tail call fastcc void @give(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %18)
  br label %23

19:                                               ; preds = %13
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %21 = load ptr, ptr %20, align 8, !tbaa !9
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 40
  store ptr %21, ptr %22, align 8, !tbaa !25
  store ptr %1, ptr %20, align 8, !tbaa !9
  br label %23

23:                                               ; preds = %2, %4, %9, %19, %17
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @send(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, i32 noundef %5) unnamed_addr #4 {
  %7 = alloca %struct.tfc_ready, align 8
  %8 = load ptr, ptr %1, align 8, !tbaa !48
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !175
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %12 = load i32, ptr %11, align 4, !tbaa !176
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr %10, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %16 = load i32, ptr %15, align 4, !tbaa !150
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
  %29 = load i32, ptr %15, align 4, !tbaa !150
  %30 = sext i32 %29 to i64
  br label %31

31:                                               ; preds = %28, %52
  %32 = phi i64 [ %30, %28 ], [ %39, %52 ]
  %33 = phi i32 [ %29, %28 ], [ %37, %52 ]
  %34 = icmp slt i64 %38, %32
  br i1 %34, label %36, label %35, !llvm.loop !327

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
  %44 = load ptr, ptr %43, align 8, !tbaa !57
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
  %68 = load ptr, ptr %1, align 8, !tbaa !48
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 8
  %70 = load ptr, ptr %69, align 8, !tbaa !328
  %71 = getelementptr inbounds %struct.tfc_edge, ptr %70, i64 %67
  %72 = load i64, ptr %71, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %73 = load ptr, ptr %68, align 8, !tbaa !67
  %74 = shl i64 %72, 32
  %75 = ashr exact i64 %74, 32
  %76 = getelementptr inbounds %struct.tfc_node, ptr %73, i64 %75
  %77 = load ptr, ptr %20, align 8, !tbaa !329
  %78 = getelementptr inbounds nuw i8, ptr %76, i64 12
  %79 = load i32, ptr %78, align 4, !tbaa !330
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds i32, ptr %77, i64 %80
  %82 = load ptr, ptr %21, align 8, !tbaa !331
  %83 = getelementptr inbounds i32, ptr %82, i64 %80
  %84 = icmp sgt i64 %72, -1
  %85 = and i1 %62, %84
  br i1 %85, label %86, label %97

86:                                               ; preds = %66
  %87 = lshr i64 %72, 32
  %88 = trunc nuw nsw i64 %87 to i32
  %89 = load i32, ptr %63, align 8, !tbaa !58
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %63, align 8, !tbaa !58
  %91 = load ptr, ptr %22, align 8, !tbaa !94
  %92 = getelementptr inbounds nuw i8, ptr %76, i64 16
  %93 = load i32, ptr %92, align 4, !tbaa !95
  %94 = add nsw i32 %93, %88
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds ptr, ptr %91, i64 %95
  store ptr %53, ptr %96, align 8, !tbaa !57
  br label %97

97:                                               ; preds = %86, %66
  %98 = load i32, ptr %76, align 4, !tbaa !98
  %99 = icmp eq i32 %98, 3
  br i1 %99, label %100, label %131

100:                                              ; preds = %97
  %101 = load i64, ptr %2, align 8, !tbaa !332
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
  %140 = load i32, ptr %76, align 4, !tbaa !98
  %141 = icmp ne i32 %140, 9
  br i1 %136, label %143, label %148

142:                                              ; preds = %131
  br i1 %136, label %143, label %148

143:                                              ; preds = %142, %139, %127, %123, %109, %106
  %144 = phi i1 [ %130, %127 ], [ false, %142 ], [ %141, %139 ], [ false, %123 ], [ true, %109 ], [ false, %106 ]
  %145 = zext i1 %144 to i32
  %146 = load i64, ptr %23, align 8, !tbaa !64
  %147 = add nsw i64 %146, 1
  store i64 %147, ptr %23, align 8, !tbaa !64
  store ptr %76, ptr %7, align 8, !tbaa !69
  store ptr %1, ptr %24, align 8, !tbaa !71
  store ptr %2, ptr %25, align 8, !tbaa !72
  store i32 %145, ptr %26, align 8, !tbaa !73
  store i32 0, ptr %27, align 4
  tail call fastcc void @push(ptr noundef %0, ptr noundef nonnull byval(%struct.tfc_ready) align 8 %7)
  br label %148

148:                                              ; preds = %106, %109, %115, %123, %126, %127, %139, %142, %143
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  %149 = add nsw i64 %67, 1
  %150 = load i32, ptr %58, align 4, !tbaa !5
  %151 = sext i32 %150 to i64
  %152 = icmp slt i64 %149, %151
  br i1 %152, label %66, label %28, !llvm.loop !333
}

; Function Attrs: nounwind
declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #12

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @complete(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef captures(none) %4, i32 noundef %5) unnamed_addr #4 {
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %8 = load ptr, ptr %7, align 8, !tbaa !94
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %10 = load i32, ptr %9, align 4, !tbaa !95
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds ptr, ptr %8, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %14 = load i32, ptr %13, align 4, !tbaa !143
  %15 = sext i32 %14 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %12, i64 noundef %15)
  %16 = load i32, ptr %3, align 4, !tbaa !98
  switch i32 %16, label %182 [
    i32 4, label %17
    i32 5, label %108
    i32 6, label %128
  ]

17:                                               ; preds = %6
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %19 = load i32, ptr %18, align 4, !tbaa !100
  %20 = icmp slt i32 %19, 0
  %21 = load ptr, ptr %1, align 8, !tbaa !48
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 24
  %23 = load ptr, ptr %22, align 8, !tbaa !42
  %24 = ashr i32 %19, 31
  %25 = xor i32 %24, %19
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw %struct.tfc_frame, ptr %23, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %29 = load ptr, ptr %28, align 8, !tbaa !303
  %30 = icmp eq ptr %29, null
  br i1 %30, label %40, label %31

31:                                               ; preds = %17, %36
  %32 = phi ptr [ %38, %36 ], [ %29, %17 ]
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %34 = load ptr, ptr %33, align 8, !tbaa !60
  %35 = icmp eq ptr %34, %27
  br i1 %35, label %63, label %36

36:                                               ; preds = %31
  %37 = getelementptr inbounds nuw i8, ptr %32, i64 32
  %38 = load ptr, ptr %37, align 8, !tbaa !303
  %39 = icmp eq ptr %38, null
  br i1 %39, label %40, label %31, !llvm.loop !334

40:                                               ; preds = %36, %17
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %42 = load i64, ptr %41, align 8, !tbaa !119
  %43 = getelementptr inbounds nuw i8, ptr %27, i64 56
  %44 = load i64, ptr %43, align 8, !tbaa !335
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
  store ptr %1, ptr %56, align 8, !tbaa !129
  %57 = getelementptr inbounds nuw i8, ptr %53, i64 40
  store ptr %2, ptr %57, align 8, !tbaa !130
  %58 = load ptr, ptr %28, align 8, !tbaa !336
  %59 = getelementptr inbounds nuw i8, ptr %53, i64 32
  store ptr %58, ptr %59, align 8, !tbaa !325
  store ptr %53, ptr %28, align 8, !tbaa !336
  %60 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %61 = load i64, ptr %60, align 8, !tbaa !64
  %62 = add nsw i64 %61, 1
  store i64 %62, ptr %60, align 8, !tbaa !64
  br label %63

63:                                               ; preds = %31, %55
  %64 = phi ptr [ %53, %55 ], [ %32, %31 ]
  br i1 %20, label %65, label %84

65:                                               ; preds = %63
  %66 = getelementptr inbounds nuw i8, ptr %64, i64 88
  %67 = load ptr, ptr %66, align 8, !tbaa !291
  %68 = getelementptr inbounds nuw i8, ptr %64, i64 72
  %69 = load i32, ptr %68, align 8, !tbaa !315
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %68, align 8, !tbaa !315
  %71 = sext i32 %69 to i64
  %72 = getelementptr inbounds %struct.held, ptr %67, i64 %71
  %73 = icmp eq i32 %5, 0
  br i1 %73, label %74, label %81

74:                                               ; preds = %65
  %75 = load ptr, ptr %4, align 8, !tbaa !57
  %76 = icmp eq ptr %75, null
  br i1 %76, label %81, label %77

77:                                               ; preds = %74
  %78 = getelementptr inbounds nuw i8, ptr %75, i64 24
  %79 = load i32, ptr %78, align 8, !tbaa !58
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %78, align 8, !tbaa !58
  br label %81

81:                                               ; preds = %77, %74, %65
  %82 = phi ptr [ null, %65 ], [ null, %74 ], [ %75, %77 ]
  store ptr %3, ptr %72, align 8, !tbaa !309
  %83 = getelementptr inbounds nuw i8, ptr %72, i64 8
  store ptr %82, ptr %83, align 8, !tbaa !57
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
  %91 = load i64, ptr %85, align 8, !tbaa !301
  br label %92

92:                                               ; preds = %90, %88
  %93 = phi i64 [ %91, %90 ], [ 0, %88 ]
  %94 = icmp sgt i64 %89, %93
  %95 = load ptr, ptr %86, align 8, !tbaa !59
  br i1 %94, label %96, label %98

96:                                               ; preds = %92
  %97 = load ptr, ptr %95, align 8, !tbaa !61
  tail call fastcc void @settle(ptr noundef %0, ptr noundef nonnull %64, ptr noundef %97)
  br label %183

98:                                               ; preds = %92
  %99 = load ptr, ptr %87, align 8, !tbaa !60
  %100 = getelementptr inbounds nuw i8, ptr %99, i64 24
  %101 = load i32, ptr %100, align 8, !tbaa !287
  %102 = add nsw i32 %101, 1
  %103 = sext i32 %102 to i64
  %104 = srem i64 %89, %103
  %105 = getelementptr inbounds nuw ptr, ptr %95, i64 %104
  %106 = load ptr, ptr %105, align 8, !tbaa !61
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %64, ptr noundef %106, ptr noundef nonnull %3, ptr noundef readonly %4, i32 noundef %5)
  %107 = add nuw nsw i64 %89, 1
  br label %88, !llvm.loop !337

108:                                              ; preds = %6
  %109 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %110 = load ptr, ptr %109, align 8, !tbaa !293
  %111 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %112 = load i32, ptr %111, align 4, !tbaa !100
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds i64, ptr %110, i64 %113
  %115 = icmp eq i32 %5, 0
  %116 = load i64, ptr %114, align 8, !tbaa !121
  %117 = icmp eq i64 %116, -2
  br i1 %115, label %121, label %118

118:                                              ; preds = %108
  br i1 %117, label %189, label %119

119:                                              ; preds = %118
  %120 = load i64, ptr %2, align 8, !tbaa !332
  store i64 %120, ptr %114, align 8, !tbaa !121
  br label %189

121:                                              ; preds = %108
  br i1 %117, label %122, label %123

122:                                              ; preds = %121
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 13, i32 noundef 4, ptr noundef nonnull readonly %1, ptr noundef nonnull %3)
  br label %185

123:                                              ; preds = %121
  store i64 -2, ptr %114, align 8, !tbaa !121
  %124 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %125 = load ptr, ptr %124, align 8, !tbaa !129
  %126 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %127 = load ptr, ptr %126, align 8, !tbaa !130
  tail call fastcc void @send(ptr noundef %0, ptr noundef %125, ptr noundef %127, ptr noundef nonnull %3, ptr noundef readonly %4, i32 noundef 0)
  br label %185

128:                                              ; preds = %6
  %129 = icmp eq i32 %5, 0
  br i1 %129, label %130, label %189

130:                                              ; preds = %128
  %131 = load i64, ptr %2, align 8, !tbaa !332
  %132 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %133 = load i64, ptr %132, align 8, !tbaa !301
  %134 = icmp eq i64 %131, %133
  br i1 %134, label %135, label %168

135:                                              ; preds = %130
  %136 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %137 = load i64, ptr %136, align 8, !tbaa !311
  %138 = add i64 %131, 1
  %139 = sub i64 %138, %137
  %140 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %141 = load ptr, ptr %140, align 8, !tbaa !60
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 24
  %143 = load i32, ptr %142, align 8, !tbaa !287
  %144 = sext i32 %143 to i64
  %145 = icmp slt i64 %139, %144
  br i1 %145, label %162, label %146

146:                                              ; preds = %135
  %147 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %148 = load ptr, ptr %147, align 8, !tbaa !292
  %149 = getelementptr inbounds nuw i8, ptr %1, i64 76
  %150 = load i32, ptr %149, align 4, !tbaa !312
  %151 = add nsw i32 %150, 1
  store i32 %151, ptr %149, align 4, !tbaa !312
  %152 = sext i32 %150 to i64
  %153 = getelementptr inbounds %struct.held, ptr %148, i64 %152
  %154 = load ptr, ptr %4, align 8, !tbaa !57
  %155 = icmp eq ptr %154, null
  br i1 %155, label %160, label %156

156:                                              ; preds = %146
  %157 = getelementptr inbounds nuw i8, ptr %154, i64 24
  %158 = load i32, ptr %157, align 8, !tbaa !58
  %159 = add nsw i32 %158, 1
  store i32 %159, ptr %157, align 8, !tbaa !58
  br label %160

160:                                              ; preds = %156, %146
  store ptr %3, ptr %153, align 8, !tbaa !309
  %161 = getelementptr inbounds nuw i8, ptr %153, i64 8
  store ptr %154, ptr %161, align 8, !tbaa !57
  br label %185

162:                                              ; preds = %135
  tail call fastcc void @begin_iteration(ptr noundef %0, ptr noundef nonnull %1)
  %163 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %164 = load i32, ptr %163, align 8, !tbaa !66
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %166, label %185

166:                                              ; preds = %162
  %167 = load i64, ptr %2, align 8, !tbaa !332
  br label %168

168:                                              ; preds = %166, %130
  %169 = phi i64 [ %167, %166 ], [ %131, %130 ]
  %170 = add nsw i64 %169, 1
  %171 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %172 = load ptr, ptr %171, align 8, !tbaa !59
  %173 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %174 = load ptr, ptr %173, align 8, !tbaa !60
  %175 = getelementptr inbounds nuw i8, ptr %174, i64 24
  %176 = load i32, ptr %175, align 8, !tbaa !287
  %177 = add nsw i32 %176, 1
  %178 = sext i32 %177 to i64
  %179 = srem i64 %170, %178
  %180 = getelementptr inbounds ptr, ptr %172, i64 %179
  %181 = load ptr, ptr %180, align 8, !tbaa !61
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
  %187 = load i32, ptr %186, align 4, !tbaa !150
  %188 = sext i32 %187 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %4, i64 noundef %188)
  br label %189

189:                                              ; preds = %118, %119, %128, %185, %183
  %190 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %191 = load i32, ptr %190, align 8, !tbaa !66
  %192 = icmp eq i32 %191, 0
  br i1 %192, label %193, label %194

193:                                              ; preds = %189
  tail call fastcc void @settle(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2)
  br label %194

194:                                              ; preds = %193, %189
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc ptr @new_activation(ptr noundef %0, ptr noundef readonly byval(%struct.tfc_ready) align 8 captures(none) %1, ptr noundef %2, i32 noundef range(i32 1, 3) %3) unnamed_addr #3 {
  %5 = alloca %struct.timespec, align 8
  %6 = load ptr, ptr %1, align 8, !tbaa !69
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %8 = load i32, ptr %7, align 4, !tbaa !150
  %9 = sext i32 %8 to i64
  %10 = shl nsw i64 %9, 3
  %11 = add nsw i64 %10, 96
  %12 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %11)
  %13 = icmp eq ptr %12, null
  br i1 %13, label %116, label %14

14:                                               ; preds = %4
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 96
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %17 = load ptr, ptr %16, align 8, !tbaa !71
  %18 = load ptr, ptr %17, align 8, !tbaa !48
  %19 = load ptr, ptr %0, align 8, !tbaa !40
  %20 = ptrtoint ptr %18 to i64
  %21 = ptrtoint ptr %19 to i64
  %22 = sub i64 %20, %21
  %23 = lshr exact i64 %22, 6
  %24 = trunc i64 %23 to i32
  %25 = load ptr, ptr %18, align 8, !tbaa !67
  %26 = ptrtoint ptr %6 to i64
  %27 = ptrtoint ptr %25 to i64
  %28 = sub i64 %26, %27
  %29 = sdiv exact i64 %28, 44
  %30 = trunc i64 %29 to i32
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %32 = load ptr, ptr %31, align 8, !tbaa !72
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 16
  %34 = load i64, ptr %33, align 8, !tbaa !119
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %36 = load ptr, ptr %35, align 8, !tbaa !118
  %37 = icmp eq ptr %36, null
  br i1 %37, label %45, label %38

38:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #18
  %39 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #18
  %40 = load i64, ptr %5, align 8, !tbaa !84
  %41 = mul nsw i64 %40, 1000000000
  %42 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %43 = load i64, ptr %42, align 8, !tbaa !86
  %44 = add nsw i64 %41, %43
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #18
  br label %45

45:                                               ; preds = %14, %38
  %46 = phi i64 [ %44, %38 ], [ 0, %14 ]
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %48 = load i32, ptr %47, align 8, !tbaa !73
  store ptr null, ptr %12, align 8, !tbaa !109
  %49 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store ptr %0, ptr %49, align 8, !tbaa !120
  %50 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store ptr null, ptr %50, align 8, !tbaa !57
  %51 = getelementptr inbounds nuw i8, ptr %12, i64 24
  store i64 %34, ptr %51, align 8, !tbaa !121
  %52 = getelementptr inbounds nuw i8, ptr %12, i64 32
  store i64 %46, ptr %52, align 8, !tbaa !121
  %53 = getelementptr inbounds nuw i8, ptr %12, i64 40
  store i32 0, ptr %53, align 8, !tbaa !5
  %54 = getelementptr inbounds nuw i8, ptr %12, i64 44
  store i32 %3, ptr %54, align 4, !tbaa !5
  %55 = getelementptr inbounds nuw i8, ptr %12, i64 48
  store i32 %24, ptr %55, align 8, !tbaa !5
  %56 = getelementptr inbounds nuw i8, ptr %12, i64 52
  store i32 %30, ptr %56, align 4, !tbaa !5
  %57 = getelementptr inbounds nuw i8, ptr %12, i64 56
  store i32 %48, ptr %57, align 8, !tbaa !5
  %58 = getelementptr inbounds nuw i8, ptr %12, i64 60
  store i32 0, ptr %58, align 4, !tbaa !5
  %59 = getelementptr inbounds nuw i8, ptr %12, i64 64
  store ptr %2, ptr %59, align 8, !tbaa !304
  %60 = getelementptr inbounds nuw i8, ptr %12, i64 72
  store ptr %15, ptr %60, align 8, !tbaa !304
  %61 = getelementptr inbounds nuw i8, ptr %12, i64 80
  store ptr %17, ptr %61, align 8, !tbaa !303
  %62 = getelementptr inbounds nuw i8, ptr %12, i64 88
  store ptr %32, ptr %62, align 8, !tbaa !61
  %63 = load i32, ptr %7, align 4, !tbaa !150
  %64 = icmp sgt i32 %63, 0
  br i1 %64, label %65, label %112

65:                                               ; preds = %45
  %66 = getelementptr inbounds nuw i8, ptr %6, i64 36
  br label %67

67:                                               ; preds = %65, %107
  %68 = phi i32 [ %63, %65 ], [ %108, %107 ]
  %69 = phi i64 [ 0, %65 ], [ %109, %107 ]
  %70 = load ptr, ptr %17, align 8, !tbaa !48
  %71 = load i32, ptr %66, align 4, !tbaa !153
  %72 = trunc nuw nsw i64 %69 to i32
  %73 = add nsw i32 %71, %72
  %74 = getelementptr inbounds nuw i8, ptr %70, i64 40
  %75 = load ptr, ptr %74, align 8, !tbaa !154
  %76 = sext i32 %73 to i64
  %77 = getelementptr inbounds i32, ptr %75, i64 %76
  %78 = load i32, ptr %77, align 4, !tbaa !5
  %79 = icmp sgt i32 %78, -1
  br i1 %79, label %80, label %93

80:                                               ; preds = %67
  %81 = zext nneg i32 %78 to i64
  %82 = getelementptr inbounds nuw ptr, ptr %2, i64 %81
  %83 = load ptr, ptr %82, align 8, !tbaa !57
  %84 = icmp eq ptr %83, null
  br i1 %84, label %85, label %88

85:                                               ; preds = %80
  %86 = and i64 %69, 4294967295
  %87 = getelementptr inbounds nuw ptr, ptr %15, i64 %86
  store ptr null, ptr %87, align 8, !tbaa !57
  br label %116

88:                                               ; preds = %80
  %89 = getelementptr inbounds nuw i8, ptr %83, i64 24
  %90 = load i32, ptr %89, align 8, !tbaa !58
  %91 = add nsw i32 %90, 1
  store i32 %91, ptr %89, align 8, !tbaa !58
  %92 = getelementptr inbounds nuw ptr, ptr %15, i64 %69
  store ptr %83, ptr %92, align 8, !tbaa !57
  br label %107

93:                                               ; preds = %67
  %94 = getelementptr inbounds nuw i8, ptr %70, i64 32
  %95 = load ptr, ptr %94, align 8, !tbaa !155
  %96 = getelementptr inbounds i64, ptr %95, i64 %76
  %97 = load i64, ptr %96, align 8, !tbaa !121
  %98 = getelementptr inbounds nuw i8, ptr %70, i64 48
  %99 = load ptr, ptr %98, align 8, !tbaa !156
  %100 = getelementptr inbounds i32, ptr %99, i64 %76
  %101 = load i32, ptr %100, align 4, !tbaa !5
  %102 = call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %97, i32 noundef %101)
  %103 = getelementptr inbounds nuw ptr, ptr %15, i64 %69
  store ptr %102, ptr %103, align 8, !tbaa !57
  %104 = icmp eq ptr %102, null
  br i1 %104, label %116, label %105

105:                                              ; preds = %93
  %106 = load i32, ptr %7, align 4, !tbaa !150
  br label %107

107:                                              ; preds = %105, %88
  %108 = phi i32 [ %106, %105 ], [ %68, %88 ]
  %109 = add nuw nsw i64 %69, 1
  %110 = sext i32 %108 to i64
  %111 = icmp slt i64 %109, %110
  br i1 %111, label %67, label %112, !llvm.loop !338

112:                                              ; preds = %107, %45
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %114 = load i64, ptr %113, align 8, !tbaa !182
  %115 = add nsw i64 %114, 1
  store i64 %115, ptr %113, align 8, !tbaa !182
  br label %116

116:                                              ; preds = %93, %85, %112, %4
  %117 = phi ptr [ null, %4 ], [ %12, %112 ], [ null, %85 ], [ null, %93 ]
  ret ptr %117
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @new_value(ptr noundef captures(none) %0, i64 noundef %1, i32 noundef %2) unnamed_addr #4 {
  %4 = tail call i64 @llvm.smax.i64(i64 %1, i64 0)
  %5 = add nuw nsw i64 %4, 64
  %6 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %5)
  %7 = icmp eq ptr %6, null
  br i1 %7, label %19, label %8

8:                                                ; preds = %3
  %9 = icmp slt i64 %1, 0
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 64
  %11 = select i1 %9, ptr null, ptr %10
  store ptr %11, ptr %6, align 8, !tbaa !31
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i64 0, ptr %12, align 8, !tbaa !121
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %1, ptr %13, align 8, !tbaa !121
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i32 1, ptr %14, align 8, !tbaa !5
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 28
  store i32 0, ptr %15, align 4, !tbaa !5
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store i32 %2, ptr %16, align 8, !tbaa !5
  %17 = getelementptr inbounds nuw i8, ptr %6, i64 36
  store i32 0, ptr %17, align 4, !tbaa !5
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 40
  store ptr null, ptr %18, align 8, !tbaa !57
  br label %19

19:                                               ; preds = %8, %3
  ret ptr %6
}

; Function Attrs: nounwind uwtable
define internal fastcc void @hand_over(ptr noundef %0, ptr noundef nonnull captures(none) %1, ptr noundef readonly captures(none) %2) unnamed_addr #3 {
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %5 = load ptr, ptr %4, align 8, !tbaa !126
  %6 = icmp eq ptr %5, null
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 56
  br i1 %6, label %8, label %9

8:                                                ; preds = %3
  store i32 1, ptr %7, align 8, !tbaa !192
  br label %149

9:                                                ; preds = %3
  %10 = load i32, ptr %7, align 8, !tbaa !192
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %149

12:                                               ; preds = %9
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %14 = load ptr, ptr %13, align 8, !tbaa !193
  %15 = load ptr, ptr %14, align 8, !tbaa !57
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %17 = load i64, ptr %16, align 8, !tbaa !27
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %19 = load i64, ptr %18, align 8, !tbaa !27
  %20 = icmp eq i64 %17, %19
  br i1 %20, label %21, label %99

21:                                               ; preds = %12
  %22 = load ptr, ptr %15, align 8, !tbaa !148
  %23 = load ptr, ptr %5, align 8, !tbaa !148
  %24 = icmp sgt i64 %17, 0
  br i1 %24, label %25, label %149

25:                                               ; preds = %21
  %26 = ptrtoint ptr %23 to i64
  %27 = ptrtoint ptr %22 to i64
  %28 = icmp ult i64 %17, 4
  %29 = sub i64 %27, %26
  %30 = icmp ult i64 %29, 32
  %31 = select i1 %28, i1 true, i1 %30
  br i1 %31, label %63, label %32

32:                                               ; preds = %25
  %33 = icmp ult i64 %17, 32
  br i1 %33, label %51, label %34

34:                                               ; preds = %32
  %35 = and i64 %17, 28
  %36 = and i64 %17, 9223372036854775776
  br label %37

37:                                               ; preds = %37, %34
  %38 = phi i64 [ 0, %34 ], [ %45, %37 ]
  %39 = getelementptr inbounds nuw i8, ptr %23, i64 %38
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 16
  %41 = load <16 x i8>, ptr %39, align 1, !tbaa !168
  %42 = load <16 x i8>, ptr %40, align 1, !tbaa !168
  %43 = getelementptr inbounds nuw i8, ptr %22, i64 %38
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 16
  store <16 x i8> %41, ptr %43, align 1, !tbaa !168
  store <16 x i8> %42, ptr %44, align 1, !tbaa !168
  %45 = add nuw i64 %38, 32
  %46 = icmp eq i64 %45, %36
  br i1 %46, label %47, label %37, !llvm.loop !339

47:                                               ; preds = %37
  %48 = icmp eq i64 %17, %36
  br i1 %48, label %149, label %49

49:                                               ; preds = %47
  %50 = icmp eq i64 %35, 0
  br i1 %50, label %63, label %51, !prof !170

51:                                               ; preds = %32, %49
  %52 = phi i64 [ %36, %49 ], [ 0, %32 ]
  %53 = and i64 %17, 9223372036854775804
  br label %54

54:                                               ; preds = %54, %51
  %55 = phi i64 [ %52, %51 ], [ %59, %54 ]
  %56 = getelementptr inbounds nuw i8, ptr %23, i64 %55
  %57 = load <4 x i8>, ptr %56, align 1, !tbaa !168
  %58 = getelementptr inbounds nuw i8, ptr %22, i64 %55
  store <4 x i8> %57, ptr %58, align 1, !tbaa !168
  %59 = add nuw i64 %55, 4
  %60 = icmp eq i64 %59, %53
  br i1 %60, label %61, label %54, !llvm.loop !340

61:                                               ; preds = %54
  %62 = icmp eq i64 %17, %53
  br i1 %62, label %149, label %63

63:                                               ; preds = %25, %49, %61
  %64 = phi i64 [ 0, %25 ], [ %36, %49 ], [ %53, %61 ]
  %65 = and i64 %17, 3
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %76, label %67

67:                                               ; preds = %63, %67
  %68 = phi i64 [ %73, %67 ], [ %64, %63 ]
  %69 = phi i64 [ %74, %67 ], [ 0, %63 ]
  %70 = getelementptr inbounds nuw i8, ptr %23, i64 %68
  %71 = load i8, ptr %70, align 1, !tbaa !168
  %72 = getelementptr inbounds nuw i8, ptr %22, i64 %68
  store i8 %71, ptr %72, align 1, !tbaa !168
  %73 = add nuw nsw i64 %68, 1
  %74 = add i64 %69, 1
  %75 = icmp eq i64 %74, %65
  br i1 %75, label %76, label %67, !llvm.loop !341

76:                                               ; preds = %67, %63
  %77 = phi i64 [ %64, %63 ], [ %73, %67 ]
  %78 = sub nsw i64 %64, %17
  %79 = icmp ugt i64 %78, -4
  br i1 %79, label %149, label %80

80:                                               ; preds = %76, %80
  %81 = phi i64 [ %97, %80 ], [ %77, %76 ]
  %82 = getelementptr inbounds nuw i8, ptr %23, i64 %81
  %83 = load i8, ptr %82, align 1, !tbaa !168
  %84 = getelementptr inbounds nuw i8, ptr %22, i64 %81
  store i8 %83, ptr %84, align 1, !tbaa !168
  %85 = add nuw nsw i64 %81, 1
  %86 = getelementptr inbounds nuw i8, ptr %23, i64 %85
  %87 = load i8, ptr %86, align 1, !tbaa !168
  %88 = getelementptr inbounds nuw i8, ptr %22, i64 %85
  store i8 %87, ptr %88, align 1, !tbaa !168
  %89 = add nuw nsw i64 %81, 2
  %90 = getelementptr inbounds nuw i8, ptr %23, i64 %89
  %91 = load i8, ptr %90, align 1, !tbaa !168
  %92 = getelementptr inbounds nuw i8, ptr %22, i64 %89
  store i8 %91, ptr %92, align 1, !tbaa !168
  %93 = add nuw nsw i64 %81, 3
  %94 = getelementptr inbounds nuw i8, ptr %23, i64 %93
  %95 = load i8, ptr %94, align 1, !tbaa !168
  %96 = getelementptr inbounds nuw i8, ptr %22, i64 %93
  store i8 %95, ptr %96, align 1, !tbaa !168
  %97 = add nuw nsw i64 %81, 4
  %98 = icmp eq i64 %97, %17
  br i1 %98, label %149, label %80, !llvm.loop !342

99:                                               ; preds = %12
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 36
  br label %104

101:                                              ; preds = %120
  %102 = atomicrmw xchg ptr %100, i32 2 acquire, align 4
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %131, label %123

104:                                              ; preds = %120, %99
  %105 = phi i32 [ 0, %99 ], [ %121, %120 ]
  %106 = cmpxchg ptr %100, i32 0, i32 1 acquire monotonic, align 4
  %107 = extractvalue { i32, i1 } %106, 1
  br i1 %107, label %131, label %108

108:                                              ; preds = %104
  tail call void @llvm.x86.sse2.pause()
  %109 = cmpxchg ptr %100, i32 0, i32 1 acquire monotonic, align 4
  %110 = extractvalue { i32, i1 } %109, 1
  br i1 %110, label %131, label %111

111:                                              ; preds = %108
  tail call void @llvm.x86.sse2.pause()
  %112 = cmpxchg ptr %100, i32 0, i32 1 acquire monotonic, align 4
  %113 = extractvalue { i32, i1 } %112, 1
  br i1 %113, label %131, label %114

114:                                              ; preds = %111
  tail call void @llvm.x86.sse2.pause()
  %115 = cmpxchg ptr %100, i32 0, i32 1 acquire monotonic, align 4
  %116 = extractvalue { i32, i1 } %115, 1
  br i1 %116, label %131, label %117

117:                                              ; preds = %114
  tail call void @llvm.x86.sse2.pause()
  %118 = cmpxchg ptr %100, i32 0, i32 1 acquire monotonic, align 4
  %119 = extractvalue { i32, i1 } %118, 1
  br i1 %119, label %131, label %120

120:                                              ; preds = %117
  tail call void @llvm.x86.sse2.pause()
  %121 = add nuw nsw i32 %105, 5
  %122 = icmp eq i32 %121, 100
  br i1 %122, label %101, label %104, !llvm.loop !105

123:                                              ; preds = %101, %128
  %124 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %100, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %125 = icmp eq i64 %124, 0
  br i1 %125, label %128, label %126

126:                                              ; preds = %123
  %127 = load atomic i32, ptr %100 monotonic, align 4
  br label %128

128:                                              ; preds = %126, %123
  %129 = atomicrmw xchg ptr %100, i32 2 acquire, align 4
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %131, label %123, !llvm.loop !106

131:                                              ; preds = %104, %108, %111, %114, %117, %128, %101
  %132 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %133 = load atomic i32, ptr %132 monotonic, align 8
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %135, label %144

135:                                              ; preds = %131
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 28
  store i32 -1, ptr %136, align 4, !tbaa !114
  store atomic i32 13, ptr %132 monotonic, align 8
  %137 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %138 = atomicrmw add ptr %137, i32 1 monotonic, align 8
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %140 = load i32, ptr %139, align 4, !tbaa !115
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %144, label %142

142:                                              ; preds = %135
  %143 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %137, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %144

144:                                              ; preds = %131, %135, %142
  %145 = atomicrmw xchg ptr %100, i32 0 release, align 4
  %146 = icmp eq i32 %145, 2
  br i1 %146, label %147, label %149

147:                                              ; preds = %144
  %148 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %100, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %149

149:                                              ; preds = %76, %80, %47, %61, %8, %147, %144, %21, %9
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @note(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef %3, i64 noundef %4) unnamed_addr #4 {
  %6 = alloca %struct.timespec, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %8 = load ptr, ptr %7, align 8, !tbaa !118
  %9 = icmp eq ptr %8, null
  br i1 %9, label %47, label %10

10:                                               ; preds = %5
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %12 = load i64, ptr %11, align 8, !tbaa !343
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %14 = load i64, ptr %13, align 8, !tbaa !344
  %15 = icmp slt i64 %12, %14
  br i1 %15, label %16, label %44

16:                                               ; preds = %10
  %17 = ptrtoint ptr %3 to i64
  %18 = load ptr, ptr %1, align 8, !tbaa !48
  %19 = load ptr, ptr %18, align 8, !tbaa !67
  %20 = ptrtoint ptr %19 to i64
  %21 = sub i64 %17, %20
  %22 = sdiv exact i64 %21, 44
  %23 = trunc i64 %22 to i32
  %24 = ptrtoint ptr %18 to i64
  %25 = load ptr, ptr %0, align 8, !tbaa !40
  %26 = ptrtoint ptr %25 to i64
  %27 = sub i64 %24, %26
  %28 = lshr exact i64 %27, 6
  %29 = trunc i64 %28 to i32
  %30 = getelementptr inbounds %struct.tfc_flow_event, ptr %8, i64 %12
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #18
  %31 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #18
  %32 = load i64, ptr %6, align 8, !tbaa !84
  %33 = mul nsw i64 %32, 1000000000
  %34 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %35 = load i64, ptr %34, align 8, !tbaa !86
  %36 = add nsw i64 %33, %35
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #18
  %37 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %38 = load i64, ptr %37, align 8, !tbaa !119
  store i64 %4, ptr %30, align 8, !tbaa !121
  %39 = getelementptr inbounds nuw i8, ptr %30, i64 8
  store i64 %36, ptr %39, align 8, !tbaa !121
  %40 = getelementptr inbounds nuw i8, ptr %30, i64 16
  store i64 %38, ptr %40, align 8, !tbaa !121
  %41 = getelementptr inbounds nuw i8, ptr %30, i64 24
  store i32 %29, ptr %41, align 8, !tbaa !5
  %42 = getelementptr inbounds nuw i8, ptr %30, i64 28
  store i32 %23, ptr %42, align 4, !tbaa !5
  %43 = load i64, ptr %11, align 8, !tbaa !343
  br label %44

44:                                               ; preds = %16, %10
  %45 = phi i64 [ %43, %16 ], [ %12, %10 ]
  %46 = add nsw i64 %45, 1
  store i64 %46, ptr %11, align 8, !tbaa !343
  br label %47

47:                                               ; preds = %5, %44
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 2) i32 @deliver(ptr noundef %0, ptr noundef %1) unnamed_addr #3 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 36
  br label %7

4:                                                ; preds = %23
  %5 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %34, label %26

7:                                                ; preds = %23, %2
  %8 = phi i32 [ 0, %2 ], [ %24, %23 ]
  %9 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %10 = extractvalue { i32, i1 } %9, 1
  br i1 %10, label %34, label %11

11:                                               ; preds = %7
  tail call void @llvm.x86.sse2.pause()
  %12 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %13 = extractvalue { i32, i1 } %12, 1
  br i1 %13, label %34, label %14

14:                                               ; preds = %11
  tail call void @llvm.x86.sse2.pause()
  %15 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %16 = extractvalue { i32, i1 } %15, 1
  br i1 %16, label %34, label %17

17:                                               ; preds = %14
  tail call void @llvm.x86.sse2.pause()
  %18 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %19 = extractvalue { i32, i1 } %18, 1
  br i1 %19, label %34, label %20

20:                                               ; preds = %17
  tail call void @llvm.x86.sse2.pause()
  %21 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %22 = extractvalue { i32, i1 } %21, 1
  br i1 %22, label %34, label %23

23:                                               ; preds = %20
  tail call void @llvm.x86.sse2.pause()
  %24 = add nuw nsw i32 %8, 5
  %25 = icmp eq i32 %24, 100
  br i1 %25, label %4, label %7, !llvm.loop !105

26:                                               ; preds = %4, %31
  %27 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %3, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %31, label %29

29:                                               ; preds = %26
  %30 = load atomic i32, ptr %3 monotonic, align 4
  br label %31

31:                                               ; preds = %29, %26
  %32 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %26, !llvm.loop !106

34:                                               ; preds = %7, %11, %14, %17, %20, %31, %4
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %36 = load ptr, ptr %35, align 8, !tbaa !107
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %38 = load i32, ptr %37, align 8, !tbaa !108
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds %struct.tfc_transfer, ptr %36, i64 %39
  %41 = load ptr, ptr %40, align 8, !tbaa !109
  %42 = icmp eq ptr %41, null
  br i1 %42, label %80, label %43

43:                                               ; preds = %34
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %45 = load i64, ptr %44, align 8, !tbaa !110
  %46 = getelementptr inbounds nuw i8, ptr %41, i64 24
  %47 = load i64, ptr %46, align 8, !tbaa !110
  %48 = icmp eq i64 %47, %45
  br i1 %48, label %53, label %63

49:                                               ; preds = %63
  %50 = getelementptr inbounds nuw i8, ptr %65, i64 24
  %51 = load i64, ptr %50, align 8, !tbaa !110
  %52 = icmp eq i64 %51, %45
  br i1 %52, label %53, label %63, !llvm.loop !111

53:                                               ; preds = %49, %43
  %54 = phi ptr [ %41, %43 ], [ %65, %49 ]
  %55 = phi ptr [ %40, %43 ], [ %64, %49 ]
  %56 = getelementptr inbounds nuw i8, ptr %54, i64 44
  %57 = load i32, ptr %56, align 4, !tbaa !112
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %59 = load i32, ptr %58, align 4, !tbaa !112
  %60 = icmp eq i32 %57, %59
  br i1 %60, label %67, label %61

61:                                               ; preds = %53
  %62 = load ptr, ptr %54, align 8, !tbaa !113
  br label %82

63:                                               ; preds = %43, %49
  %64 = phi ptr [ %65, %49 ], [ %41, %43 ]
  %65 = load ptr, ptr %64, align 8, !tbaa !109
  %66 = icmp eq ptr %65, null
  br i1 %66, label %80, label %49, !llvm.loop !111

67:                                               ; preds = %53
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %69 = load atomic i32, ptr %68 monotonic, align 8
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %80

71:                                               ; preds = %67
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 28
  store i32 -1, ptr %72, align 4, !tbaa !114
  store atomic i32 13, ptr %68 monotonic, align 8
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %74 = atomicrmw add ptr %73, i32 1 monotonic, align 8
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %76 = load i32, ptr %75, align 4, !tbaa !115
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %80, label %78

78:                                               ; preds = %71
  %79 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %73, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %80

80:                                               ; preds = %63, %78, %71, %67, %34
  %81 = phi ptr [ %40, %34 ], [ %55, %78 ], [ %55, %71 ], [ %55, %67 ], [ %64, %63 ]
  store ptr null, ptr %1, align 8, !tbaa !113
  br label %82

82:                                               ; preds = %61, %80
  %83 = phi ptr [ %55, %61 ], [ %81, %80 ]
  %84 = phi ptr [ %62, %61 ], [ %1, %80 ]
  %85 = phi ptr [ %54, %61 ], [ null, %80 ]
  store ptr %84, ptr %83, align 8, !tbaa !109
  %86 = atomicrmw xchg ptr %3, i32 0 release, align 4
  %87 = icmp eq i32 %86, 2
  br i1 %87, label %88, label %90

88:                                               ; preds = %82
  %89 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %3, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %90

90:                                               ; preds = %82, %88
  %91 = icmp eq ptr %85, null
  br i1 %91, label %150, label %92

92:                                               ; preds = %90
  tail call fastcc void @hand_over(ptr noundef %0, ptr noundef %85, ptr noundef nonnull %1)
  br label %96

93:                                               ; preds = %112
  %94 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %123, label %115

96:                                               ; preds = %112, %92
  %97 = phi i32 [ 0, %92 ], [ %113, %112 ]
  %98 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %99 = extractvalue { i32, i1 } %98, 1
  br i1 %99, label %123, label %100

100:                                              ; preds = %96
  tail call void @llvm.x86.sse2.pause()
  %101 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %102 = extractvalue { i32, i1 } %101, 1
  br i1 %102, label %123, label %103

103:                                              ; preds = %100
  tail call void @llvm.x86.sse2.pause()
  %104 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %105 = extractvalue { i32, i1 } %104, 1
  br i1 %105, label %123, label %106

106:                                              ; preds = %103
  tail call void @llvm.x86.sse2.pause()
  %107 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %108 = extractvalue { i32, i1 } %107, 1
  br i1 %108, label %123, label %109

109:                                              ; preds = %106
  tail call void @llvm.x86.sse2.pause()
  %110 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %111 = extractvalue { i32, i1 } %110, 1
  br i1 %111, label %123, label %112

112:                                              ; preds = %109
  tail call void @llvm.x86.sse2.pause()
  %113 = add nuw nsw i32 %97, 5
  %114 = icmp eq i32 %113, 100
  br i1 %114, label %93, label %96, !llvm.loop !105

115:                                              ; preds = %93, %120
  %116 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %3, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %117 = icmp eq i64 %116, 0
  br i1 %117, label %120, label %118

118:                                              ; preds = %115
  %119 = load atomic i32, ptr %3 monotonic, align 4
  br label %120

120:                                              ; preds = %118, %115
  %121 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %123, label %115, !llvm.loop !106

123:                                              ; preds = %96, %100, %103, %106, %109, %120, %93
  %124 = getelementptr inbounds nuw i8, ptr %85, i64 8
  %125 = load ptr, ptr %124, align 8, !tbaa !116
  %126 = getelementptr inbounds nuw i8, ptr %125, i64 208
  %127 = load atomic i64, ptr %126 monotonic, align 8
  %128 = inttoptr i64 %127 to ptr
  store ptr %128, ptr %85, align 8, !tbaa !113
  %129 = ptrtoint ptr %85 to i64
  store atomic i64 %129, ptr %126 monotonic, align 8
  %130 = getelementptr inbounds nuw i8, ptr %125, i64 172
  %131 = load i32, ptr %130, align 4, !tbaa !117
  %132 = icmp eq i32 %131, 2
  br i1 %132, label %133, label %145

133:                                              ; preds = %123
  %134 = getelementptr inbounds nuw i8, ptr %85, i64 44
  %135 = load i32, ptr %134, align 4, !tbaa !112
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %145, label %137

137:                                              ; preds = %133
  store i32 0, ptr %130, align 4, !tbaa !117
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %139 = atomicrmw add ptr %138, i32 1 monotonic, align 8
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %141 = load i32, ptr %140, align 4, !tbaa !115
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %145, label %143

143:                                              ; preds = %137
  %144 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %138, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %145

145:                                              ; preds = %123, %133, %137, %143
  %146 = atomicrmw xchg ptr %3, i32 0 release, align 4
  %147 = icmp eq i32 %146, 2
  br i1 %147, label %148, label %150

148:                                              ; preds = %145
  %149 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %3, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %150

150:                                              ; preds = %148, %145, %90
  %151 = phi i32 [ 0, %90 ], [ 1, %145 ], [ 1, %148 ]
  ret i32 %151
}

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #18

; Function Attrs: nounwind
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #12

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @set_size(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #14 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !272
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !271
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds ptr, ptr %6, i64 %9
  %11 = load ptr, ptr %10, align 8, !tbaa !31
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %13 = load i32, ptr %12, align 4, !tbaa !5
  %14 = icmp eq i32 %13, 8
  br i1 %14, label %15, label %17

15:                                               ; preds = %2
  %16 = load i64, ptr %11, align 8, !tbaa !121
  br label %20

17:                                               ; preds = %2
  %18 = load i32, ptr %11, align 4, !tbaa !5
  %19 = sext i32 %18 to i64
  br label %20

20:                                               ; preds = %17, %15
  %21 = phi i64 [ %16, %15 ], [ %19, %17 ]
  %22 = tail call i64 @llvm.smax.i64(i64 %21, i64 0)
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %24 = load ptr, ptr %23, align 8, !tbaa !345
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %26 = load i32, ptr %25, align 4, !tbaa !5
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i64, ptr %24, i64 %27
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %30 = load ptr, ptr %29, align 8, !tbaa !275
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
  %42 = load ptr, ptr %41, align 8, !tbaa !259
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 24
  %44 = load ptr, ptr %43, align 8, !tbaa !250
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 4
  br label %46

46:                                               ; preds = %46, %40
  %47 = atomicrmw xchg ptr %45, i32 1 acquire, align 4
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %46, !llvm.loop !251

49:                                               ; preds = %46
  %50 = load atomic i32, ptr %44 monotonic, align 8
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %56, label %52

52:                                               ; preds = %49
  %53 = getelementptr inbounds nuw i8, ptr %44, i64 16
  %54 = load i64, ptr %53, align 8, !tbaa !252
  %55 = icmp sgt i64 %54, 0
  br i1 %55, label %56, label %61

56:                                               ; preds = %52, %49
  %57 = getelementptr inbounds nuw i8, ptr %44, i64 12
  store i32 0, ptr %57, align 4, !tbaa !255
  %58 = getelementptr inbounds nuw i8, ptr %44, i64 16
  store i64 0, ptr %58, align 8, !tbaa !252
  %59 = getelementptr inbounds nuw i8, ptr %44, i64 24
  store i64 %22, ptr %59, align 8, !tbaa !256
  %60 = getelementptr inbounds nuw i8, ptr %44, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %60, i8 0, i64 16, i1 false)
  store atomic i32 3, ptr %44 monotonic, align 8
  br label %61

61:                                               ; preds = %52, %56
  store atomic i32 0, ptr %45 release, align 4
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %63 = load i32, ptr %62, align 4, !tbaa !269
  %64 = load ptr, ptr %41, align 8, !tbaa !259
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 24
  %66 = load ptr, ptr %65, align 8, !tbaa !250
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 8
  store i32 %63, ptr %67, align 8, !tbaa !277
  br label %102

68:                                               ; preds = %20
  %69 = load i32, ptr %4, align 4, !tbaa !5
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i64, ptr %30, i64 %70
  store i64 %22, ptr %71, align 8, !tbaa !121
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %73 = load i32, ptr %72, align 8, !tbaa !270
  %74 = icmp ugt i32 %73, 7
  br i1 %74, label %75, label %102

75:                                               ; preds = %68, %75
  %76 = phi i32 [ %99, %75 ], [ 5, %68 ]
  %77 = load ptr, ptr %3, align 8, !tbaa !272
  %78 = zext i32 %76 to i64
  %79 = getelementptr inbounds nuw i32, ptr %77, i64 %78
  %80 = load ptr, ptr %23, align 8, !tbaa !345
  %81 = getelementptr inbounds nuw i8, ptr %79, i64 8
  %82 = load i32, ptr %81, align 4, !tbaa !5
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i64, ptr %80, i64 %83
  %85 = load ptr, ptr %29, align 8, !tbaa !275
  %86 = tail call fastcc i64 @evaluate(ptr noundef %84, ptr noundef %85)
  %87 = load ptr, ptr %5, align 8, !tbaa !271
  %88 = getelementptr inbounds nuw i8, ptr %79, i64 4
  %89 = load i32, ptr %88, align 4, !tbaa !5
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds ptr, ptr %87, i64 %90
  %92 = load ptr, ptr %91, align 8, !tbaa !31
  %93 = ptrtoint ptr %92 to i64
  %94 = add i64 %86, %93
  %95 = inttoptr i64 %94 to ptr
  %96 = load i32, ptr %79, align 4, !tbaa !5
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds ptr, ptr %87, i64 %97
  store ptr %95, ptr %98, align 8, !tbaa !31
  %99 = add i32 %76, 3
  %100 = add i32 %76, 5
  %101 = icmp ult i32 %100, %73
  br i1 %101, label %75, label %102, !llvm.loop !346

102:                                              ; preds = %75, %68, %61
  %103 = phi i32 [ 3, %61 ], [ 0, %68 ], [ 0, %75 ]
  ret i32 %103
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 9) i32 @make(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #19 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !272
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %6 = load ptr, ptr %5, align 8, !tbaa !347
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_block, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %12 = load ptr, ptr %11, align 8, !tbaa !345
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %14 = load i32, ptr %13, align 4, !tbaa !5
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i64, ptr %12, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %18 = load ptr, ptr %17, align 8, !tbaa !275
  %19 = tail call fastcc i64 @evaluate(ptr noundef %16, ptr noundef %18)
  %20 = icmp slt i64 %19, 0
  br i1 %20, label %37, label %21

21:                                               ; preds = %2
  %22 = load ptr, ptr %10, align 8, !tbaa !210
  %23 = icmp eq ptr %22, null
  br i1 %23, label %28, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %26 = load i64, ptr %25, align 8, !tbaa !348
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
  store i64 %29, ptr %36, align 8, !tbaa !121
  br label %65

37:                                               ; preds = %31, %28, %2
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %39 = load ptr, ptr %38, align 8, !tbaa !259
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %41 = load ptr, ptr %40, align 8, !tbaa !250
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 4
  br label %43

43:                                               ; preds = %43, %37
  %44 = atomicrmw xchg ptr %42, i32 1 acquire, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %43, !llvm.loop !251

46:                                               ; preds = %43
  %47 = load atomic i32, ptr %41 monotonic, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %53, label %49

49:                                               ; preds = %46
  %50 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %51 = load i64, ptr %50, align 8, !tbaa !252
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %53, label %58

53:                                               ; preds = %49, %46
  %54 = getelementptr inbounds nuw i8, ptr %41, i64 12
  store i32 0, ptr %54, align 4, !tbaa !255
  %55 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 0, ptr %55, align 8, !tbaa !252
  %56 = getelementptr inbounds nuw i8, ptr %41, i64 24
  store i64 %19, ptr %56, align 8, !tbaa !256
  %57 = getelementptr inbounds nuw i8, ptr %41, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %57, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %41 monotonic, align 8
  br label %58

58:                                               ; preds = %49, %53
  store atomic i32 0, ptr %42 release, align 4
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %60 = load i32, ptr %59, align 4, !tbaa !269
  %61 = load ptr, ptr %38, align 8, !tbaa !259
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 24
  %63 = load ptr, ptr %62, align 8, !tbaa !250
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 8
  store i32 %60, ptr %64, align 8, !tbaa !277
  br label %106

65:                                               ; preds = %35, %24
  %66 = phi ptr [ %33, %35 ], [ %22, %24 ]
  %67 = ptrtoint ptr %66 to i64
  %68 = add i64 %67, 63
  %69 = and i64 %68, -64
  %70 = inttoptr i64 %69 to ptr
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %72 = load ptr, ptr %71, align 8, !tbaa !271
  %73 = load i32, ptr %4, align 4, !tbaa !5
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds ptr, ptr %72, i64 %74
  store ptr %70, ptr %75, align 8, !tbaa !31
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %77 = load i32, ptr %76, align 8, !tbaa !270
  %78 = icmp ugt i32 %77, 5
  br i1 %78, label %79, label %106

79:                                               ; preds = %65, %79
  %80 = phi i32 [ %103, %79 ], [ 3, %65 ]
  %81 = load ptr, ptr %3, align 8, !tbaa !272
  %82 = zext i32 %80 to i64
  %83 = getelementptr inbounds nuw i32, ptr %81, i64 %82
  %84 = load ptr, ptr %11, align 8, !tbaa !345
  %85 = getelementptr inbounds nuw i8, ptr %83, i64 8
  %86 = load i32, ptr %85, align 4, !tbaa !5
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds i64, ptr %84, i64 %87
  %89 = load ptr, ptr %17, align 8, !tbaa !275
  %90 = tail call fastcc i64 @evaluate(ptr noundef %88, ptr noundef %89)
  %91 = load ptr, ptr %71, align 8, !tbaa !271
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
  br i1 %105, label %79, label %106, !llvm.loop !346

106:                                              ; preds = %79, %65, %58
  %107 = phi i32 [ 8, %58 ], [ 0, %65 ], [ 0, %79 ]
  ret i32 %107
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 9) i32 @grow(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #19 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !272
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %6 = load ptr, ptr %5, align 8, !tbaa !347
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_block, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8, !tbaa !271
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %14 = load i32, ptr %13, align 4, !tbaa !5
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds ptr, ptr %12, i64 %15
  %17 = load ptr, ptr %16, align 8, !tbaa !31
  %18 = load i32, ptr %17, align 4, !tbaa !5
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %21 = load ptr, ptr %20, align 8, !tbaa !345
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %23 = load i32, ptr %22, align 4, !tbaa !5
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i64, ptr %21, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %27 = load ptr, ptr %26, align 8, !tbaa !275
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
  %39 = load ptr, ptr %38, align 8, !tbaa !259
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %41 = load ptr, ptr %40, align 8, !tbaa !250
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 4
  br label %43

43:                                               ; preds = %43, %37
  %44 = atomicrmw xchg ptr %42, i32 1 acquire, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %43, !llvm.loop !251

46:                                               ; preds = %43
  %47 = load atomic i32, ptr %41 monotonic, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %53, label %49

49:                                               ; preds = %46
  %50 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %51 = load i64, ptr %50, align 8, !tbaa !252
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %53, label %58

53:                                               ; preds = %49, %46
  %54 = getelementptr inbounds nuw i8, ptr %41, i64 12
  store i32 0, ptr %54, align 4, !tbaa !255
  %55 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 0, ptr %55, align 8, !tbaa !252
  %56 = getelementptr inbounds nuw i8, ptr %41, i64 24
  store i64 -1, ptr %56, align 8, !tbaa !256
  %57 = getelementptr inbounds nuw i8, ptr %41, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %57, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %41 monotonic, align 8
  br label %58

58:                                               ; preds = %49, %53
  store atomic i32 0, ptr %42 release, align 4
  br label %189

59:                                               ; preds = %32
  %60 = load ptr, ptr %10, align 8, !tbaa !210
  %61 = icmp eq ptr %60, null
  br i1 %61, label %66, label %62

62:                                               ; preds = %59
  %63 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %64 = load i64, ptr %63, align 8, !tbaa !348
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
  store i64 %71, ptr %88, align 8, !tbaa !121
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
  %103 = load ptr, ptr %10, align 8, !tbaa !210
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
  store i64 %99, ptr %117, align 8, !tbaa !121
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
  %129 = load ptr, ptr %128, align 8, !tbaa !259
  %130 = getelementptr inbounds nuw i8, ptr %129, i64 24
  %131 = load ptr, ptr %130, align 8, !tbaa !250
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 4
  br label %133

133:                                              ; preds = %133, %127
  %134 = atomicrmw xchg ptr %132, i32 1 acquire, align 4
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %136, label %133, !llvm.loop !251

136:                                              ; preds = %133
  %137 = load atomic i32, ptr %131 monotonic, align 8
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %143, label %139

139:                                              ; preds = %136
  %140 = getelementptr inbounds nuw i8, ptr %131, i64 16
  %141 = load i64, ptr %140, align 8, !tbaa !252
  %142 = icmp sgt i64 %141, 0
  br i1 %142, label %143, label %148

143:                                              ; preds = %139, %136
  %144 = getelementptr inbounds nuw i8, ptr %131, i64 12
  store i32 0, ptr %144, align 4, !tbaa !255
  %145 = getelementptr inbounds nuw i8, ptr %131, i64 16
  store i64 0, ptr %145, align 8, !tbaa !252
  %146 = getelementptr inbounds nuw i8, ptr %131, i64 24
  store i64 %36, ptr %146, align 8, !tbaa !256
  %147 = getelementptr inbounds nuw i8, ptr %131, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %147, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %131 monotonic, align 8
  br label %148

148:                                              ; preds = %143, %139
  store atomic i32 0, ptr %132 release, align 4
  br label %189

149:                                              ; preds = %124, %116, %87, %95, %62
  %150 = load ptr, ptr %10, align 8, !tbaa !210
  %151 = ptrtoint ptr %150 to i64
  %152 = add i64 %151, 63
  %153 = and i64 %152, -64
  %154 = inttoptr i64 %153 to ptr
  %155 = load ptr, ptr %11, align 8, !tbaa !271
  %156 = load i32, ptr %4, align 4, !tbaa !5
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds ptr, ptr %155, i64 %157
  store ptr %154, ptr %158, align 8, !tbaa !31
  %159 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %160 = load i32, ptr %159, align 8, !tbaa !270
  %161 = icmp ugt i32 %160, 6
  br i1 %161, label %162, label %197

162:                                              ; preds = %149, %162
  %163 = phi i32 [ %186, %162 ], [ 4, %149 ]
  %164 = load ptr, ptr %3, align 8, !tbaa !272
  %165 = zext i32 %163 to i64
  %166 = getelementptr inbounds nuw i32, ptr %164, i64 %165
  %167 = load ptr, ptr %20, align 8, !tbaa !345
  %168 = getelementptr inbounds nuw i8, ptr %166, i64 8
  %169 = load i32, ptr %168, align 4, !tbaa !5
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds i64, ptr %167, i64 %170
  %172 = load ptr, ptr %26, align 8, !tbaa !275
  %173 = tail call fastcc i64 @evaluate(ptr noundef %171, ptr noundef %172)
  %174 = load ptr, ptr %11, align 8, !tbaa !271
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
  br i1 %188, label %162, label %197, !llvm.loop !346

189:                                              ; preds = %58, %148
  %190 = phi ptr [ %128, %148 ], [ %38, %58 ]
  %191 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %192 = load i32, ptr %191, align 4, !tbaa !269
  %193 = load ptr, ptr %190, align 8, !tbaa !259
  %194 = getelementptr inbounds nuw i8, ptr %193, i64 24
  %195 = load ptr, ptr %194, align 8, !tbaa !250
  %196 = getelementptr inbounds nuw i8, ptr %195, i64 8
  store i32 %192, ptr %196, align 8, !tbaa !277
  br label %197

197:                                              ; preds = %162, %189, %149
  %198 = phi i32 [ 0, %149 ], [ 8, %189 ], [ 0, %162 ]
  ret i32 %198
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
  %8 = load i64, ptr %6, align 8, !tbaa !121
  switch i64 %8, label %23 [
    i64 0, label %75
    i64 1, label %9
    i64 2, label %15
  ]

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !121
  %12 = add nsw i32 %7, 1
  %13 = sext i32 %7 to i64
  %14 = getelementptr inbounds i64, ptr %3, i64 %13
  store i64 %11, ptr %14, align 8, !tbaa !121
  br label %71

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !121
  %18 = getelementptr inbounds i64, ptr %1, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !121
  %20 = add nsw i32 %7, 1
  %21 = sext i32 %7 to i64
  %22 = getelementptr inbounds i64, ptr %3, i64 %21
  store i64 %19, ptr %22, align 8, !tbaa !121
  br label %71

23:                                               ; preds = %4
  %24 = add nsw i32 %7, -1
  %25 = sext i32 %7 to i64
  %26 = getelementptr i64, ptr %3, i64 %25
  %27 = getelementptr i8, ptr %26, i64 -16
  %28 = load i64, ptr %27, align 8, !tbaa !121
  %29 = sext i32 %24 to i64
  %30 = getelementptr inbounds i64, ptr %3, i64 %29
  %31 = load i64, ptr %30, align 8, !tbaa !121
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
  store i64 %70, ptr %27, align 8, !tbaa !121
  br label %71

71:                                               ; preds = %9, %68, %15
  %72 = phi i32 [ %69, %68 ], [ %5, %9 ], [ %5, %15 ]
  %73 = phi i32 [ %24, %68 ], [ %12, %9 ], [ %20, %15 ]
  %74 = getelementptr inbounds nuw i8, ptr %6, i64 16
  br label %4, !llvm.loop !349

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
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #23

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #23

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #23

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #23

; Function Attrs: nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #24

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #23

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #25

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable }
attributes #3 = { nounwind uwtable }
attributes #4 = { noinline nounwind uwtable }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable }
attributes #8 = { mustprogress nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable }
attributes #9 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #10 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable }
attributes #11 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable }
attributes #12 = { nounwind }
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
attributes #24 = { nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) }
attributes #25 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
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
!10 = !{!"tfc_executor", !11, i64 0, !13, i64 8, !14, i64 16, !14, i64 24, !14, i64 32, !14, i64 40, !16, i64 48, !6, i64 56, !6, i64 60, !12, i64 64, !12, i64 72, !17, i64 80, !17, i64 88, !18, i64 96, !19, i64 104, !6, i64 112, !6, i64 116, !6, i64 120, !6, i64 124, !20, i64 128, !21, i64 136, !22, i64 144, !23, i64 152, !23, i64 160, !6, i64 168, !6, i64 172, !6, i64 176, !6, i64 180, !23, i64 184, !23, i64 192, !23, i64 200, !7, i64 208, !24, i64 216, !23, i64 224, !23, i64 232, !23, i64 240, !7, i64 248}
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
!34 = !{!"tfc_ctx", !6, i64 0, !6, i64 4, !35, i64 8, !36, i64 16, !37, i64 24}
!35 = !{!"p1 _ZTS8tfc_pool", !12, i64 0}
!36 = !{!"p1 _ZTS8tfc_host", !12, i64 0}
!37 = !{!"p1 _ZTS11tfc_failure", !12, i64 0}
!38 = !{!10, !18, i64 96}
!39 = !{!10, !6, i64 176}
!40 = !{!10, !11, i64 0}
!41 = !{!10, !6, i64 56}
!42 = !{!43, !46, i64 24}
!43 = !{!"tfc_graph", !44, i64 0, !45, i64 8, !21, i64 16, !46, i64 24, !47, i64 32, !21, i64 40, !21, i64 48, !6, i64 56, !6, i64 60}
!44 = !{!"p1 _ZTS8tfc_node", !12, i64 0}
!45 = !{!"p1 _ZTS8tfc_edge", !12, i64 0}
!46 = !{!"p1 _ZTS9tfc_frame", !12, i64 0}
!47 = !{!"p1 long", !12, i64 0}
!48 = !{!49, !11, i64 0}
!49 = !{!"tfc_instance", !11, i64 0, !46, i64 8, !44, i64 16, !50, i64 24, !50, i64 32, !51, i64 40, !23, i64 48, !23, i64 56, !23, i64 64, !6, i64 72, !6, i64 76, !52, i64 80, !53, i64 88, !53, i64 96, !47, i64 104, !14, i64 112, !14, i64 120}
!50 = !{!"p1 _ZTS12tfc_instance", !12, i64 0}
!51 = !{!"p1 _ZTS13tfc_iteration", !12, i64 0}
!52 = !{!"p2 _ZTS13tfc_iteration", !15, i64 0}
!53 = !{!"p1 _ZTS4held", !12, i64 0}
!54 = !{!43, !6, i64 56}
!55 = !{!10, !14, i64 24}
!56 = !{!49, !14, i64 112}
!57 = !{!19, !19, i64 0}
!58 = !{!26, !6, i64 24}
!59 = !{!49, !52, i64 80}
!60 = !{!49, !46, i64 8}
!61 = !{!51, !51, i64 0}
!62 = !{!63, !6, i64 28}
!63 = !{!"tfc_frame", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28, !21, i64 32, !21, i64 40, !21, i64 48, !23, i64 56}
!64 = !{!65, !23, i64 8}
!65 = !{!"tfc_iteration", !23, i64 0, !23, i64 8, !23, i64 16, !50, i64 24, !14, i64 32, !21, i64 40, !21, i64 48}
!66 = !{!10, !6, i64 112}
!67 = !{!43, !44, i64 0}
!68 = !{!63, !21, i64 32}
!69 = !{!70, !44, i64 0}
!70 = !{!"tfc_ready", !44, i64 0, !50, i64 8, !51, i64 16, !6, i64 24}
!71 = !{!70, !50, i64 8}
!72 = !{!70, !51, i64 16}
!73 = !{!70, !6, i64 24}
!74 = distinct !{!74, !29}
!75 = distinct !{!75, !29}
!76 = !{!10, !23, i64 232}
!77 = !{!10, !20, i64 128}
!78 = !{!79, !23, i64 16}
!79 = !{!"tfc_group", !80, i64 0, !81, i64 8, !23, i64 16, !6, i64 24, !6, i64 28, !7, i64 32, !7, i64 36, !7, i64 40, !6, i64 44, !6, i64 48, !6, i64 52, !6, i64 56, !82, i64 64}
!80 = !{!"p2 _ZTS12tfc_executor", !15, i64 0}
!81 = !{!"p1 _ZTS12tfc_transfer", !12, i64 0}
!82 = !{!"p1 _ZTS10tfc_parcel", !12, i64 0}
!83 = !{!10, !23, i64 200}
!84 = !{!85, !23, i64 0}
!85 = !{!"timespec", !23, i64 0, !23, i64 8}
!86 = !{!85, !23, i64 8}
!87 = !{!10, !6, i64 60}
!88 = !{!89, !12, i64 40}
!89 = !{!"tfc_host", !6, i64 0, !6, i64 4, !12, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !12, i64 40}
!90 = !{!89, !12, i64 8}
!91 = !{!10, !24, i64 216}
!92 = !{!10, !23, i64 224}
!93 = !{!10, !23, i64 240}
!94 = !{!65, !14, i64 32}
!95 = !{!96, !6, i64 16}
!96 = !{!"tfc_node", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36, !6, i64 40}
!97 = !{!10, !14, i64 40}
!98 = !{!96, !6, i64 0}
!99 = !{!10, !21, i64 136}
!100 = !{!96, !6, i64 4}
!101 = !{!102, !6, i64 40}
!102 = !{!"tfc_activation", !103, i64 0, !6, i64 48, !6, i64 52, !6, i64 56, !6, i64 60, !14, i64 64, !14, i64 72, !50, i64 80, !51, i64 88}
!103 = !{!"tfc_parcel", !82, i64 0, !104, i64 8, !19, i64 16, !23, i64 24, !23, i64 32, !6, i64 40, !6, i64 44}
!104 = !{!"p1 _ZTS12tfc_executor", !12, i64 0}
!105 = distinct !{!105, !29}
!106 = distinct !{!106, !29}
!107 = !{!79, !81, i64 8}
!108 = !{!103, !6, i64 40}
!109 = !{!82, !82, i64 0}
!110 = !{!103, !23, i64 24}
!111 = distinct !{!111, !29}
!112 = !{!103, !6, i64 44}
!113 = !{!103, !82, i64 0}
!114 = !{!79, !6, i64 28}
!115 = !{!79, !6, i64 44}
!116 = !{!103, !104, i64 8}
!117 = !{!10, !6, i64 172}
!118 = !{!10, !22, i64 144}
!119 = !{!65, !23, i64 16}
!120 = !{!104, !104, i64 0}
!121 = !{!23, !23, i64 0}
!122 = !{!123, !23, i64 8}
!123 = !{!"tfc_transfer", !82, i64 0, !23, i64 8}
!124 = !{!103, !23, i64 32}
!125 = distinct !{!125, !29}
!126 = !{!103, !19, i64 16}
!127 = !{!10, !23, i64 192}
!128 = !{!49, !44, i64 16}
!129 = !{!49, !50, i64 24}
!130 = !{!49, !51, i64 40}
!131 = !{!132}
!132 = distinct !{!132, !133}
!133 = distinct !{!133, !"LVerDomain"}
!134 = !{!135}
!135 = distinct !{!135, !133}
!136 = distinct !{!136, !29, !137, !138}
!137 = !{!"llvm.loop.isvectorized", i32 1}
!138 = !{!"llvm.loop.unroll.runtime.disable"}
!139 = distinct !{!139, !140}
!140 = !{!"llvm.loop.unroll.disable"}
!141 = distinct !{!141, !29, !137}
!142 = !{!10, !13, i64 8}
!143 = !{!96, !6, i64 20}
!144 = !{!145, !21, i64 16}
!145 = !{!"tfc_region_use", !146, i64 0, !15, i64 8, !21, i64 16, !21, i64 24, !147, i64 32, !23, i64 40, !23, i64 48}
!146 = !{!"p1 _ZTS10tfc_region", !12, i64 0}
!147 = !{!"p1 _ZTS8tfc_move", !12, i64 0}
!148 = !{!26, !12, i64 0}
!149 = !{!145, !15, i64 8}
!150 = !{!96, !6, i64 24}
!151 = distinct !{!151, !29}
!152 = !{!145, !23, i64 40}
!153 = !{!96, !6, i64 36}
!154 = !{!43, !21, i64 40}
!155 = !{!43, !47, i64 32}
!156 = !{!43, !21, i64 48}
!157 = !{!145, !21, i64 24}
!158 = distinct !{!158, !29}
!159 = !{!145, !147, i64 32}
!160 = !{!161, !6, i64 4}
!161 = !{!"tfc_move", !6, i64 0, !6, i64 4, !23, i64 8}
!162 = !{!161, !23, i64 8}
!163 = !{!161, !6, i64 0}
!164 = distinct !{!164, !29}
!165 = !{!145, !23, i64 48}
!166 = !{!10, !6, i64 168}
!167 = !{!145, !146, i64 0}
!168 = !{!7, !7, i64 0}
!169 = distinct !{!169, !29, !137, !138}
!170 = !{!"branch_weights", i32 4, i32 28}
!171 = distinct !{!171, !29, !137, !138}
!172 = distinct !{!172, !140}
!173 = distinct !{!173, !29, !137}
!174 = distinct !{!174, !29}
!175 = !{!43, !21, i64 16}
!176 = !{!96, !6, i64 40}
!177 = distinct !{!177, !29}
!178 = !{!10, !14, i64 16}
!179 = !{!49, !14, i64 120}
!180 = !{!10, !14, i64 32}
!181 = distinct !{!181, !29}
!182 = !{!10, !23, i64 184}
!183 = distinct !{!183, !29}
!184 = distinct !{!184, !29}
!185 = !{!10, !6, i64 116}
!186 = !{!10, !6, i64 120}
!187 = !{!10, !6, i64 124}
!188 = !{!102, !50, i64 80}
!189 = !{!102, !6, i64 52}
!190 = !{!102, !51, i64 88}
!191 = !{!102, !23, i64 32}
!192 = !{!102, !6, i64 56}
!193 = !{!102, !14, i64 72}
!194 = !{!195, !6, i64 8}
!195 = !{!"tfc_driver", !6, i64 0, !6, i64 4, !6, i64 8}
!196 = !{!79, !6, i64 56}
!197 = !{!195, !6, i64 0}
!198 = !{!79, !82, i64 64}
!199 = !{!79, !6, i64 48}
!200 = distinct !{!200, !29}
!201 = !{!79, !7, i64 32}
!202 = !{!195, !6, i64 4}
!203 = !{!79, !6, i64 24}
!204 = !{!79, !80, i64 0}
!205 = distinct !{!205, !29}
!206 = !{!10, !7, i64 208}
!207 = !{!79, !6, i64 52}
!208 = distinct !{!208, !29}
!209 = distinct !{!209, !29}
!210 = !{!211, !12, i64 0}
!211 = !{!"tfc_block", !12, i64 0, !23, i64 8}
!212 = !{!213, !23, i64 40}
!213 = !{!"tfc_monitor", !7, i64 0, !6, i64 4, !214, i64 8, !23, i64 16, !23, i64 24, !215, i64 32, !23, i64 40, !23, i64 48}
!214 = !{!"p1 _ZTS9tfc_event", !12, i64 0}
!215 = !{!"p1 _ZTS8tfc_runs", !12, i64 0}
!216 = !{!213, !215, i64 32}
!217 = !{!218, !23, i64 0}
!218 = !{!"tfc_runs", !23, i64 0, !23, i64 8, !23, i64 16, !23, i64 24}
!219 = !{!218, !23, i64 16}
!220 = !{!218, !23, i64 24}
!221 = !{!213, !23, i64 48}
!222 = !{!213, !23, i64 24}
!223 = !{!213, !23, i64 16}
!224 = !{!213, !214, i64 8}
!225 = !{!218, !23, i64 8}
!226 = !{!227, !23, i64 8}
!227 = !{!"tfc_event", !23, i64 0, !23, i64 8, !23, i64 16}
!228 = !{!229, !35, i64 16}
!229 = !{!"tfc_worker", !7, i64 0, !23, i64 8, !35, i64 16, !23, i64 24}
!230 = distinct !{!230, !29}
!231 = distinct !{!231, !29}
!232 = distinct !{!232, !29}
!233 = !{!229, !23, i64 8}
!234 = !{!235, !12, i64 0}
!235 = !{!"tfc_loop", !12, i64 0, !12, i64 8, !23, i64 16, !23, i64 24}
!236 = !{!235, !12, i64 8}
!237 = !{!235, !23, i64 16}
!238 = !{!235, !23, i64 24}
!239 = distinct !{!239, !29}
!240 = distinct !{!240, !29}
!241 = !{!229, !23, i64 24}
!242 = distinct !{!242, !29}
!243 = !{!89, !12, i64 16}
!244 = !{!89, !6, i64 4}
!245 = !{!34, !35, i64 8}
!246 = !{i64 0, i64 8, !31, i64 8, i64 8, !31, i64 16, i64 8, !121, i64 24, i64 8, !121}
!247 = distinct !{!247, !29}
!248 = distinct !{!248, !29}
!249 = distinct !{!249, !29}
!250 = !{!34, !37, i64 24}
!251 = distinct !{!251, !29}
!252 = !{!253, !23, i64 16}
!253 = !{!"tfc_failure", !7, i64 0, !7, i64 4, !6, i64 8, !6, i64 12, !23, i64 16, !23, i64 24, !23, i64 32, !254, i64 40}
!254 = !{!"double", !7, i64 0}
!255 = !{!253, !6, i64 12}
!256 = !{!253, !23, i64 24}
!257 = !{!253, !23, i64 32}
!258 = !{!253, !254, i64 40}
!259 = !{!260, !16, i64 40}
!260 = !{!"tfc_region", !261, i64 0, !23, i64 8, !15, i64 16, !47, i64 24, !15, i64 32, !16, i64 40, !23, i64 48, !47, i64 56, !17, i64 64, !262, i64 72, !23, i64 80}
!261 = !{!"p1 _ZTS15tfc_instruction", !12, i64 0}
!262 = !{!"p1 _ZTS9tfc_block", !12, i64 0}
!263 = !{!89, !12, i64 32}
!264 = !{!260, !261, i64 0}
!265 = !{!260, !23, i64 8}
!266 = !{!267, !6, i64 24}
!267 = !{!"tfc_instruction", !12, i64 0, !21, i64 8, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28}
!268 = !{!260, !23, i64 48}
!269 = !{!267, !6, i64 20}
!270 = !{!267, !6, i64 16}
!271 = !{!260, !15, i64 16}
!272 = !{!267, !21, i64 8}
!273 = !{!260, !15, i64 32}
!274 = !{!267, !12, i64 0}
!275 = !{!260, !47, i64 24}
!276 = distinct !{!276, !29}
!277 = !{!253, !6, i64 8}
!278 = !{!267, !6, i64 28}
!279 = !{!260, !17, i64 64}
!280 = distinct !{!280, !29}
!281 = distinct !{!281, !29}
!282 = !{!260, !23, i64 80}
!283 = distinct !{!283, !29}
!284 = !{!63, !6, i64 12}
!285 = !{!63, !6, i64 16}
!286 = !{!43, !6, i64 60}
!287 = !{!63, !6, i64 24}
!288 = !{!63, !6, i64 20}
!289 = !{!11, !11, i64 0}
!290 = !{!46, !46, i64 0}
!291 = !{!49, !53, i64 88}
!292 = !{!49, !53, i64 96}
!293 = !{!49, !47, i64 104}
!294 = !{!63, !6, i64 8}
!295 = !{!10, !17, i64 88}
!296 = !{!10, !17, i64 80}
!297 = !{!10, !12, i64 64}
!298 = !{!10, !12, i64 72}
!299 = !{!63, !6, i64 4}
!300 = !{!63, !6, i64 0}
!301 = !{!49, !23, i64 64}
!302 = !{!49, !23, i64 48}
!303 = !{!50, !50, i64 0}
!304 = !{!14, !14, i64 0}
!305 = !{!21, !21, i64 0}
!306 = !{!63, !21, i64 48}
!307 = distinct !{!307, !29}
!308 = !{i64 0, i64 8, !309, i64 8, i64 8, !303, i64 16, i64 8, !61, i64 24, i64 4, !5}
!309 = !{!44, !44, i64 0}
!310 = distinct !{!310, !29}
!311 = !{!49, !23, i64 56}
!312 = !{!49, !6, i64 76}
!313 = distinct !{!313, !29}
!314 = distinct !{!314, !29}
!315 = !{!49, !6, i64 72}
!316 = !{!317, !44, i64 0}
!317 = !{!"held", !44, i64 0, !19, i64 8}
!318 = !{!317, !19, i64 8}
!319 = distinct !{!319, !29}
!320 = distinct !{!320, !29}
!321 = distinct !{!321, !29}
!322 = !{!63, !21, i64 40}
!323 = distinct !{!323, !29}
!324 = distinct !{!324, !29}
!325 = !{!49, !50, i64 32}
!326 = !{!26, !6, i64 28}
!327 = distinct !{!327, !29}
!328 = !{!43, !45, i64 8}
!329 = !{!65, !21, i64 40}
!330 = !{!96, !6, i64 12}
!331 = !{!65, !21, i64 48}
!332 = !{!65, !23, i64 0}
!333 = distinct !{!333, !29}
!334 = distinct !{!334, !29}
!335 = !{!63, !23, i64 56}
!336 = !{!65, !50, i64 24}
!337 = distinct !{!337, !29}
!338 = distinct !{!338, !29}
!339 = distinct !{!339, !29, !137, !138}
!340 = distinct !{!340, !29, !137, !138}
!341 = distinct !{!341, !140}
!342 = distinct !{!342, !29, !137}
!343 = !{!10, !23, i64 152}
!344 = !{!10, !23, i64 160}
!345 = !{!260, !47, i64 56}
!346 = distinct !{!346, !29}
!347 = !{!260, !262, i64 72}
!348 = !{!211, !23, i64 8}
!349 = distinct !{!349, !29}
