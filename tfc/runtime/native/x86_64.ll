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
  br i1 %124, label %125, label %1108

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

156:                                              ; preds = %500
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  br label %1097

157:                                              ; preds = %125, %1097
  %158 = load atomic i64, ptr %126 monotonic, align 8
  %159 = icmp eq i64 %158, 0
  br i1 %159, label %163, label %160

160:                                              ; preds = %157
  call fastcc void @empty_inbox(ptr noundef nonnull %0)
  %161 = load i32, ptr %122, align 8, !tbaa !66
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %163, label %1108

163:                                              ; preds = %157, %160
  %164 = load i64, ptr %127, align 8, !tbaa !76
  %165 = icmp eq i64 %164, 0
  br i1 %165, label %1103, label %166

166:                                              ; preds = %163
  %167 = load ptr, ptr %128, align 8, !tbaa !77
  %168 = icmp eq ptr %167, null
  br i1 %168, label %190, label %169

169:                                              ; preds = %166
  %170 = getelementptr inbounds nuw i8, ptr %167, i64 32
  %171 = load atomic i32, ptr %170 monotonic, align 8
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %173, label %1108

173:                                              ; preds = %169
  %174 = getelementptr inbounds nuw i8, ptr %167, i64 16
  %175 = load i64, ptr %174, align 8, !tbaa !78
  %176 = icmp eq i64 %175, 0
  br i1 %176, label %190, label %177

177:                                              ; preds = %173
  %178 = load i64, ptr %129, align 8, !tbaa !83
  %179 = add nsw i64 %178, 1
  store i64 %179, ptr %129, align 8, !tbaa !83
  %180 = and i64 %179, 63
  %181 = icmp eq i64 %180, 0
  br i1 %181, label %182, label %190

182:                                              ; preds = %177
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #18
  %183 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #18
  %184 = load i64, ptr %7, align 8, !tbaa !84
  %185 = mul nsw i64 %184, 1000000000
  %186 = load i64, ptr %130, align 8, !tbaa !86
  %187 = add nsw i64 %185, %186
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #18
  %188 = load i64, ptr %174, align 8, !tbaa !78
  %189 = icmp slt i64 %187, %188
  br i1 %189, label %190, label %1108

190:                                              ; preds = %173, %177, %182, %166
  %191 = load i32, ptr %131, align 4, !tbaa !87
  %192 = icmp ne i32 %191, 0
  %193 = select i1 %192, i1 %132, i1 false
  br i1 %193, label %194, label %201

194:                                              ; preds = %190
  %195 = load ptr, ptr %133, align 8, !tbaa !88
  %196 = icmp eq ptr %195, null
  br i1 %196, label %201, label %197

197:                                              ; preds = %194
  %198 = load ptr, ptr %134, align 8, !tbaa !90
  %199 = call i32 %195(ptr noundef %198) #18
  %200 = icmp eq i32 %199, 0
  br i1 %200, label %201, label %1100

201:                                              ; preds = %197, %194, %190
  %202 = load ptr, ptr %135, align 8, !tbaa !91
  %203 = load i64, ptr %136, align 8, !tbaa !92
  %204 = getelementptr inbounds %struct.tfc_ready, ptr %202, i64 %203
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %6, ptr noundef nonnull align 8 dereferenceable(32) %204, i64 32, i1 false)
  %205 = add nsw i64 %203, 1
  %206 = load i64, ptr %137, align 8, !tbaa !93
  %207 = srem i64 %205, %206
  store i64 %207, ptr %136, align 8, !tbaa !92
  %208 = load i64, ptr %127, align 8, !tbaa !76
  %209 = add nsw i64 %208, -1
  store i64 %209, ptr %127, align 8, !tbaa !76
  %210 = load ptr, ptr %6, align 8, !tbaa !69
  %211 = load ptr, ptr %138, align 8, !tbaa !72
  %212 = getelementptr inbounds nuw i8, ptr %211, i64 32
  %213 = load ptr, ptr %212, align 8, !tbaa !94
  %214 = getelementptr inbounds nuw i8, ptr %210, i64 16
  %215 = load i32, ptr %214, align 4, !tbaa !95
  %216 = sext i32 %215 to i64
  %217 = getelementptr ptr, ptr %213, i64 %216
  %218 = load ptr, ptr %139, align 8, !tbaa !97
  %219 = load i32, ptr %210, align 4, !tbaa !98
  switch i32 %219, label %496 [
    i32 15, label %220
    i32 14, label %379
  ]

220:                                              ; preds = %201
  %221 = call fastcc ptr @new_activation(ptr noundef nonnull %0, ptr noundef nonnull byval(%struct.tfc_ready) align 8 %6, ptr noundef null, i32 noundef 1)
  %222 = icmp eq ptr %221, null
  br i1 %222, label %1094, label %223

223:                                              ; preds = %220
  %224 = load ptr, ptr %144, align 8, !tbaa !99
  %225 = getelementptr inbounds nuw i8, ptr %210, i64 4
  %226 = load i32, ptr %225, align 4, !tbaa !100
  %227 = sext i32 %226 to i64
  %228 = getelementptr inbounds i32, ptr %224, i64 %227
  %229 = load i32, ptr %228, align 4, !tbaa !5
  %230 = getelementptr inbounds nuw i8, ptr %221, i64 40
  store i32 %229, ptr %230, align 8, !tbaa !101
  %231 = load ptr, ptr %128, align 8, !tbaa !77
  %232 = getelementptr inbounds nuw i8, ptr %231, i64 36
  br label %236

233:                                              ; preds = %252
  %234 = atomicrmw xchg ptr %232, i32 2 acquire, align 4
  %235 = icmp eq i32 %234, 0
  br i1 %235, label %263, label %255

236:                                              ; preds = %252, %223
  %237 = phi i32 [ 0, %223 ], [ %253, %252 ]
  %238 = cmpxchg ptr %232, i32 0, i32 1 acquire monotonic, align 4
  %239 = extractvalue { i32, i1 } %238, 1
  br i1 %239, label %263, label %240

240:                                              ; preds = %236
  call void @llvm.x86.sse2.pause()
  %241 = cmpxchg ptr %232, i32 0, i32 1 acquire monotonic, align 4
  %242 = extractvalue { i32, i1 } %241, 1
  br i1 %242, label %263, label %243

243:                                              ; preds = %240
  call void @llvm.x86.sse2.pause()
  %244 = cmpxchg ptr %232, i32 0, i32 1 acquire monotonic, align 4
  %245 = extractvalue { i32, i1 } %244, 1
  br i1 %245, label %263, label %246

246:                                              ; preds = %243
  call void @llvm.x86.sse2.pause()
  %247 = cmpxchg ptr %232, i32 0, i32 1 acquire monotonic, align 4
  %248 = extractvalue { i32, i1 } %247, 1
  br i1 %248, label %263, label %249

249:                                              ; preds = %246
  call void @llvm.x86.sse2.pause()
  %250 = cmpxchg ptr %232, i32 0, i32 1 acquire monotonic, align 4
  %251 = extractvalue { i32, i1 } %250, 1
  br i1 %251, label %263, label %252

252:                                              ; preds = %249
  call void @llvm.x86.sse2.pause()
  %253 = add nuw nsw i32 %237, 5
  %254 = icmp eq i32 %253, 100
  br i1 %254, label %233, label %236, !llvm.loop !105

255:                                              ; preds = %233, %260
  %256 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %232, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %257 = icmp eq i64 %256, 0
  br i1 %257, label %260, label %258

258:                                              ; preds = %255
  %259 = load atomic i32, ptr %232 monotonic, align 4
  br label %260

260:                                              ; preds = %258, %255
  %261 = atomicrmw xchg ptr %232, i32 2 acquire, align 4
  %262 = icmp eq i32 %261, 0
  br i1 %262, label %263, label %255, !llvm.loop !106

263:                                              ; preds = %236, %240, %243, %246, %249, %260, %233
  %264 = getelementptr inbounds nuw i8, ptr %231, i64 8
  %265 = load ptr, ptr %264, align 8, !tbaa !107
  %266 = load i32, ptr %230, align 8, !tbaa !108
  %267 = sext i32 %266 to i64
  %268 = getelementptr inbounds %struct.tfc_transfer, ptr %265, i64 %267
  %269 = load ptr, ptr %268, align 8, !tbaa !109
  %270 = icmp eq ptr %269, null
  br i1 %270, label %308, label %271

271:                                              ; preds = %263
  %272 = getelementptr inbounds nuw i8, ptr %221, i64 24
  %273 = load i64, ptr %272, align 8, !tbaa !110
  %274 = getelementptr inbounds nuw i8, ptr %269, i64 24
  %275 = load i64, ptr %274, align 8, !tbaa !110
  %276 = icmp eq i64 %275, %273
  br i1 %276, label %281, label %291

277:                                              ; preds = %291
  %278 = getelementptr inbounds nuw i8, ptr %293, i64 24
  %279 = load i64, ptr %278, align 8, !tbaa !110
  %280 = icmp eq i64 %279, %273
  br i1 %280, label %281, label %291, !llvm.loop !111

281:                                              ; preds = %277, %271
  %282 = phi ptr [ %269, %271 ], [ %293, %277 ]
  %283 = phi ptr [ %268, %271 ], [ %292, %277 ]
  %284 = getelementptr inbounds nuw i8, ptr %282, i64 44
  %285 = load i32, ptr %284, align 4, !tbaa !112
  %286 = getelementptr inbounds nuw i8, ptr %221, i64 44
  %287 = load i32, ptr %286, align 4, !tbaa !112
  %288 = icmp eq i32 %285, %287
  br i1 %288, label %295, label %289

289:                                              ; preds = %281
  %290 = load ptr, ptr %282, align 8, !tbaa !113
  br label %310

291:                                              ; preds = %271, %277
  %292 = phi ptr [ %293, %277 ], [ %269, %271 ]
  %293 = load ptr, ptr %292, align 8, !tbaa !109
  %294 = icmp eq ptr %293, null
  br i1 %294, label %308, label %277, !llvm.loop !111

295:                                              ; preds = %281
  %296 = getelementptr inbounds nuw i8, ptr %231, i64 32
  %297 = load atomic i32, ptr %296 monotonic, align 8
  %298 = icmp eq i32 %297, 0
  br i1 %298, label %299, label %308

299:                                              ; preds = %295
  %300 = getelementptr inbounds nuw i8, ptr %231, i64 28
  store i32 -1, ptr %300, align 4, !tbaa !114
  store atomic i32 13, ptr %296 monotonic, align 8
  %301 = getelementptr inbounds nuw i8, ptr %231, i64 40
  %302 = atomicrmw add ptr %301, i32 1 monotonic, align 8
  %303 = getelementptr inbounds nuw i8, ptr %231, i64 44
  %304 = load i32, ptr %303, align 4, !tbaa !115
  %305 = icmp eq i32 %304, 0
  br i1 %305, label %308, label %306

306:                                              ; preds = %299
  %307 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %301, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %308

308:                                              ; preds = %291, %306, %299, %295, %263
  %309 = phi ptr [ %268, %263 ], [ %283, %306 ], [ %283, %299 ], [ %283, %295 ], [ %292, %291 ]
  store ptr null, ptr %221, align 8, !tbaa !113
  br label %310

310:                                              ; preds = %308, %289
  %311 = phi ptr [ %283, %289 ], [ %309, %308 ]
  %312 = phi ptr [ %290, %289 ], [ %221, %308 ]
  %313 = phi ptr [ %282, %289 ], [ null, %308 ]
  store ptr %312, ptr %311, align 8, !tbaa !109
  %314 = atomicrmw xchg ptr %232, i32 0 release, align 4
  %315 = icmp eq i32 %314, 2
  br i1 %315, label %316, label %318

316:                                              ; preds = %310
  %317 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %232, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %318

318:                                              ; preds = %316, %310
  %319 = icmp eq ptr %313, null
  br i1 %319, label %1094, label %320

320:                                              ; preds = %318
  call fastcc void @hand_over(ptr noundef %231, ptr noundef nonnull %221, ptr noundef nonnull %313)
  br label %324

321:                                              ; preds = %340
  %322 = atomicrmw xchg ptr %232, i32 2 acquire, align 4
  %323 = icmp eq i32 %322, 0
  br i1 %323, label %351, label %343

324:                                              ; preds = %340, %320
  %325 = phi i32 [ 0, %320 ], [ %341, %340 ]
  %326 = cmpxchg ptr %232, i32 0, i32 1 acquire monotonic, align 4
  %327 = extractvalue { i32, i1 } %326, 1
  br i1 %327, label %351, label %328

328:                                              ; preds = %324
  call void @llvm.x86.sse2.pause()
  %329 = cmpxchg ptr %232, i32 0, i32 1 acquire monotonic, align 4
  %330 = extractvalue { i32, i1 } %329, 1
  br i1 %330, label %351, label %331

331:                                              ; preds = %328
  call void @llvm.x86.sse2.pause()
  %332 = cmpxchg ptr %232, i32 0, i32 1 acquire monotonic, align 4
  %333 = extractvalue { i32, i1 } %332, 1
  br i1 %333, label %351, label %334

334:                                              ; preds = %331
  call void @llvm.x86.sse2.pause()
  %335 = cmpxchg ptr %232, i32 0, i32 1 acquire monotonic, align 4
  %336 = extractvalue { i32, i1 } %335, 1
  br i1 %336, label %351, label %337

337:                                              ; preds = %334
  call void @llvm.x86.sse2.pause()
  %338 = cmpxchg ptr %232, i32 0, i32 1 acquire monotonic, align 4
  %339 = extractvalue { i32, i1 } %338, 1
  br i1 %339, label %351, label %340

340:                                              ; preds = %337
  call void @llvm.x86.sse2.pause()
  %341 = add nuw nsw i32 %325, 5
  %342 = icmp eq i32 %341, 100
  br i1 %342, label %321, label %324, !llvm.loop !105

343:                                              ; preds = %321, %348
  %344 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %232, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %345 = icmp eq i64 %344, 0
  br i1 %345, label %348, label %346

346:                                              ; preds = %343
  %347 = load atomic i32, ptr %232 monotonic, align 4
  br label %348

348:                                              ; preds = %346, %343
  %349 = atomicrmw xchg ptr %232, i32 2 acquire, align 4
  %350 = icmp eq i32 %349, 0
  br i1 %350, label %351, label %343, !llvm.loop !106

351:                                              ; preds = %324, %328, %331, %334, %337, %348, %321
  %352 = getelementptr inbounds nuw i8, ptr %313, i64 8
  %353 = load ptr, ptr %352, align 8, !tbaa !116
  %354 = getelementptr inbounds nuw i8, ptr %353, i64 208
  %355 = load atomic i64, ptr %354 monotonic, align 8
  %356 = inttoptr i64 %355 to ptr
  store ptr %356, ptr %313, align 8, !tbaa !113
  %357 = ptrtoint ptr %313 to i64
  store atomic i64 %357, ptr %354 monotonic, align 8
  %358 = getelementptr inbounds nuw i8, ptr %353, i64 172
  %359 = load i32, ptr %358, align 4, !tbaa !117
  %360 = icmp eq i32 %359, 2
  br i1 %360, label %361, label %373

361:                                              ; preds = %351
  %362 = getelementptr inbounds nuw i8, ptr %313, i64 44
  %363 = load i32, ptr %362, align 4, !tbaa !112
  %364 = icmp eq i32 %363, 0
  br i1 %364, label %373, label %365

365:                                              ; preds = %361
  store i32 0, ptr %358, align 4, !tbaa !117
  %366 = getelementptr inbounds nuw i8, ptr %231, i64 40
  %367 = atomicrmw add ptr %366, i32 1 monotonic, align 8
  %368 = getelementptr inbounds nuw i8, ptr %231, i64 44
  %369 = load i32, ptr %368, align 4, !tbaa !115
  %370 = icmp eq i32 %369, 0
  br i1 %370, label %373, label %371

371:                                              ; preds = %365
  %372 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %366, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %373

373:                                              ; preds = %371, %365, %361, %351
  %374 = atomicrmw xchg ptr %232, i32 0 release, align 4
  %375 = icmp eq i32 %374, 2
  br i1 %375, label %376, label %378

376:                                              ; preds = %373
  %377 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %232, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %378

378:                                              ; preds = %376, %373
  call fastcc void @end_activation(ptr noundef nonnull %0, ptr noundef nonnull %221)
  br label %1094

379:                                              ; preds = %201
  %380 = load ptr, ptr %140, align 8
  %381 = load i32, ptr %141, align 8
  %382 = load ptr, ptr %142, align 8, !tbaa !118
  %383 = icmp eq ptr %382, null
  br i1 %383, label %390, label %384

384:                                              ; preds = %379
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #18
  %385 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #18
  %386 = load i64, ptr %5, align 8, !tbaa !84
  %387 = mul nsw i64 %386, 1000000000
  %388 = load i64, ptr %143, align 8, !tbaa !86
  %389 = add nsw i64 %387, %388
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #18
  br label %390

390:                                              ; preds = %384, %379
  %391 = phi i64 [ %389, %384 ], [ 0, %379 ]
  %392 = getelementptr inbounds nuw i8, ptr %211, i64 16
  %393 = load i64, ptr %392, align 8, !tbaa !119
  %394 = getelementptr inbounds nuw i8, ptr %210, i64 4
  %395 = load i32, ptr %394, align 4, !tbaa !100
  %396 = icmp eq i32 %381, 0
  br i1 %396, label %397, label %399

397:                                              ; preds = %390
  %398 = load ptr, ptr %217, align 8, !tbaa !57
  br label %399

399:                                              ; preds = %397, %390
  %400 = phi ptr [ %398, %397 ], [ null, %390 ]
  %401 = load ptr, ptr %128, align 8, !tbaa !77
  %402 = call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef 48)
  %403 = icmp eq ptr %402, null
  br i1 %403, label %495, label %404

404:                                              ; preds = %399
  %405 = icmp eq ptr %400, null
  br i1 %405, label %410, label %406

406:                                              ; preds = %404
  %407 = getelementptr inbounds nuw i8, ptr %400, i64 24
  %408 = load i32, ptr %407, align 8, !tbaa !58
  %409 = add nsw i32 %408, 1
  store i32 %409, ptr %407, align 8, !tbaa !58
  br label %410

410:                                              ; preds = %406, %404
  %411 = load ptr, ptr %144, align 8, !tbaa !99
  %412 = sext i32 %395 to i64
  %413 = getelementptr inbounds i32, ptr %411, i64 %412
  %414 = load i32, ptr %413, align 4, !tbaa !5
  store ptr null, ptr %402, align 8, !tbaa !109
  %415 = getelementptr inbounds nuw i8, ptr %402, i64 8
  store ptr %0, ptr %415, align 8, !tbaa !120
  %416 = getelementptr inbounds nuw i8, ptr %402, i64 16
  store ptr %400, ptr %416, align 8, !tbaa !57
  %417 = getelementptr inbounds nuw i8, ptr %402, i64 24
  store i64 %393, ptr %417, align 8, !tbaa !121
  %418 = getelementptr inbounds nuw i8, ptr %402, i64 32
  store i64 0, ptr %418, align 8, !tbaa !121
  %419 = getelementptr inbounds nuw i8, ptr %402, i64 40
  store i32 %414, ptr %419, align 8, !tbaa !5
  %420 = getelementptr inbounds nuw i8, ptr %402, i64 44
  store i32 0, ptr %420, align 4, !tbaa !5
  %421 = getelementptr inbounds nuw i8, ptr %401, i64 8
  %422 = load ptr, ptr %421, align 8, !tbaa !107
  %423 = sext i32 %414 to i64
  %424 = getelementptr inbounds %struct.tfc_transfer, ptr %422, i64 %423
  %425 = getelementptr inbounds nuw i8, ptr %424, i64 8
  %426 = load i64, ptr %425, align 8, !tbaa !122
  %427 = icmp eq i64 %426, 0
  br i1 %427, label %490, label %428

428:                                              ; preds = %410
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #18
  %429 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #18
  %430 = load i64, ptr %4, align 8, !tbaa !84
  %431 = mul nsw i64 %430, 1000000000
  %432 = load i64, ptr %145, align 8, !tbaa !86
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #18
  %433 = add i64 %432, %426
  %434 = add i64 %433, %431
  store i64 %434, ptr %418, align 8, !tbaa !124
  %435 = getelementptr inbounds nuw i8, ptr %401, i64 36
  br label %439

436:                                              ; preds = %455
  %437 = atomicrmw xchg ptr %435, i32 2 acquire, align 4
  %438 = icmp eq i32 %437, 0
  br i1 %438, label %466, label %458

439:                                              ; preds = %455, %428
  %440 = phi i32 [ 0, %428 ], [ %456, %455 ]
  %441 = cmpxchg ptr %435, i32 0, i32 1 acquire monotonic, align 4
  %442 = extractvalue { i32, i1 } %441, 1
  br i1 %442, label %466, label %443

443:                                              ; preds = %439
  call void @llvm.x86.sse2.pause()
  %444 = cmpxchg ptr %435, i32 0, i32 1 acquire monotonic, align 4
  %445 = extractvalue { i32, i1 } %444, 1
  br i1 %445, label %466, label %446

446:                                              ; preds = %443
  call void @llvm.x86.sse2.pause()
  %447 = cmpxchg ptr %435, i32 0, i32 1 acquire monotonic, align 4
  %448 = extractvalue { i32, i1 } %447, 1
  br i1 %448, label %466, label %449

449:                                              ; preds = %446
  call void @llvm.x86.sse2.pause()
  %450 = cmpxchg ptr %435, i32 0, i32 1 acquire monotonic, align 4
  %451 = extractvalue { i32, i1 } %450, 1
  br i1 %451, label %466, label %452

452:                                              ; preds = %449
  call void @llvm.x86.sse2.pause()
  %453 = cmpxchg ptr %435, i32 0, i32 1 acquire monotonic, align 4
  %454 = extractvalue { i32, i1 } %453, 1
  br i1 %454, label %466, label %455

455:                                              ; preds = %452
  call void @llvm.x86.sse2.pause()
  %456 = add nuw nsw i32 %440, 5
  %457 = icmp eq i32 %456, 100
  br i1 %457, label %436, label %439, !llvm.loop !105

458:                                              ; preds = %436, %463
  %459 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %435, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %460 = icmp eq i64 %459, 0
  br i1 %460, label %463, label %461

461:                                              ; preds = %458
  %462 = load atomic i32, ptr %435 monotonic, align 4
  br label %463

463:                                              ; preds = %461, %458
  %464 = atomicrmw xchg ptr %435, i32 2 acquire, align 4
  %465 = icmp eq i32 %464, 0
  br i1 %465, label %466, label %458, !llvm.loop !106

466:                                              ; preds = %439, %443, %446, %449, %452, %463, %436
  %467 = getelementptr inbounds nuw i8, ptr %401, i64 64
  br label %468

468:                                              ; preds = %472, %466
  %469 = phi ptr [ %467, %466 ], [ %470, %472 ]
  %470 = load ptr, ptr %469, align 8, !tbaa !109
  %471 = icmp eq ptr %470, null
  br i1 %471, label %477, label %472

472:                                              ; preds = %468
  %473 = getelementptr inbounds nuw i8, ptr %470, i64 32
  %474 = load i64, ptr %473, align 8, !tbaa !124
  %475 = load i64, ptr %418, align 8, !tbaa !124
  %476 = icmp sgt i64 %474, %475
  br i1 %476, label %477, label %468, !llvm.loop !125

477:                                              ; preds = %472, %468
  store ptr %470, ptr %402, align 8, !tbaa !113
  store ptr %402, ptr %469, align 8, !tbaa !109
  %478 = getelementptr inbounds nuw i8, ptr %401, i64 40
  %479 = atomicrmw add ptr %478, i32 1 monotonic, align 8
  %480 = getelementptr inbounds nuw i8, ptr %401, i64 44
  %481 = load i32, ptr %480, align 4, !tbaa !115
  %482 = icmp eq i32 %481, 0
  br i1 %482, label %485, label %483

483:                                              ; preds = %477
  %484 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %478, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %485

485:                                              ; preds = %483, %477
  %486 = atomicrmw xchg ptr %435, i32 0 release, align 4
  %487 = icmp eq i32 %486, 2
  br i1 %487, label %488, label %495

488:                                              ; preds = %485
  %489 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %435, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %495

490:                                              ; preds = %410
  %491 = call fastcc i32 @deliver(ptr noundef nonnull %401, ptr noundef nonnull %402)
  %492 = icmp eq i32 %491, 0
  br i1 %492, label %495, label %493

493:                                              ; preds = %490
  %494 = load ptr, ptr %416, align 8, !tbaa !126
  call fastcc void @drop(ptr noundef nonnull %0, ptr noundef %494)
  call fastcc void @give(ptr noundef nonnull %0, ptr noundef nonnull %402, i64 noundef 48)
  br label %495

495:                                              ; preds = %493, %490, %488, %485, %399
  call fastcc void @note(ptr noundef nonnull %0, ptr noundef %380, ptr noundef %211, ptr noundef nonnull %210, i64 noundef %391)
  br label %1087

496:                                              ; preds = %201
  %497 = load i32, ptr %141, align 8, !tbaa !73
  %498 = icmp eq i32 %497, 0
  br i1 %498, label %499, label %1087

499:                                              ; preds = %496
  switch i32 %219, label %1087 [
    i32 1, label %500
    i32 13, label %506
    i32 0, label %638
    i32 3, label %959
    i32 2, label %1018
    i32 4, label %1035
    i32 5, label %1035
    i32 6, label %1035
    i32 7, label %1035
    i32 10, label %1043
    i32 11, label %1056
    i32 12, label %1065
  ]

500:                                              ; preds = %499
  %501 = call fastcc ptr @new_activation(ptr noundef nonnull %0, ptr noundef nonnull byval(%struct.tfc_ready) align 8 %6, ptr noundef %217, i32 noundef 2)
  store ptr %501, ptr %13, align 8, !tbaa !38
  %502 = icmp eq ptr %501, null
  br i1 %502, label %156, label %503

503:                                              ; preds = %500
  %504 = load i64, ptr %155, align 8, !tbaa !127
  %505 = add nsw i64 %504, 1
  store i64 %505, ptr %155, align 8, !tbaa !127
  br label %1094

506:                                              ; preds = %499
  %507 = load ptr, ptr %140, align 8
  %508 = load ptr, ptr %0, align 8, !tbaa !40
  %509 = getelementptr inbounds nuw i8, ptr %210, i64 4
  %510 = load i32, ptr %509, align 4, !tbaa !100
  %511 = sext i32 %510 to i64
  %512 = getelementptr inbounds %struct.tfc_graph, ptr %508, i64 %511
  %513 = getelementptr inbounds nuw i8, ptr %512, i64 24
  %514 = load ptr, ptr %513, align 8, !tbaa !42
  %515 = getelementptr inbounds nuw i8, ptr %211, i64 16
  %516 = load i64, ptr %515, align 8, !tbaa !119
  %517 = load ptr, ptr %507, align 8, !tbaa !48
  %518 = load ptr, ptr %517, align 8, !tbaa !67
  %519 = ptrtoint ptr %210 to i64
  %520 = ptrtoint ptr %518 to i64
  %521 = sub i64 %519, %520
  %522 = sdiv exact i64 %521, 44
  %523 = add nsw i64 %522, -7046029254386353131
  %524 = xor i64 %523, %516
  %525 = mul i64 %524, -49064778989728563
  %526 = lshr i64 %525, 32
  %527 = xor i64 %526, %525
  %528 = mul i64 %527, -4265267296055464877
  %529 = lshr i64 %525, 29
  %530 = xor i64 %528, %529
  %531 = call fastcc ptr @new_instance(ptr noundef nonnull %0, ptr noundef %512, ptr noundef %514, i32 noundef 1, i64 noundef %530)
  %532 = icmp eq ptr %531, null
  br i1 %532, label %1094, label %533

533:                                              ; preds = %506
  %534 = getelementptr inbounds nuw i8, ptr %531, i64 16
  store ptr %210, ptr %534, align 8, !tbaa !128
  %535 = getelementptr inbounds nuw i8, ptr %531, i64 24
  store ptr %507, ptr %535, align 8, !tbaa !129
  %536 = getelementptr inbounds nuw i8, ptr %531, i64 40
  store ptr %211, ptr %536, align 8, !tbaa !130
  %537 = getelementptr inbounds nuw i8, ptr %512, i64 56
  %538 = load i32, ptr %537, align 8, !tbaa !54
  %539 = icmp sgt i32 %538, 0
  br i1 %539, label %540, label %585

540:                                              ; preds = %533
  %541 = getelementptr inbounds nuw i8, ptr %531, i64 112
  %542 = load ptr, ptr %541, align 8, !tbaa !56
  %543 = zext nneg i32 %538 to i64
  %544 = icmp ult i32 %538, 6
  br i1 %544, label %568, label %545

545:                                              ; preds = %540
  %546 = shl nuw nsw i64 %543, 3
  %547 = getelementptr i8, ptr %542, i64 %546
  %548 = add nsw i64 %216, %543
  %549 = shl nsw i64 %548, 3
  %550 = getelementptr i8, ptr %213, i64 %549
  %551 = icmp ult ptr %542, %550
  %552 = icmp ult ptr %217, %547
  %553 = and i1 %551, %552
  br i1 %553, label %568, label %554

554:                                              ; preds = %545
  %555 = and i64 %543, 2147483644
  br label %556

556:                                              ; preds = %556, %554
  %557 = phi i64 [ 0, %554 ], [ %564, %556 ]
  %558 = getelementptr inbounds nuw ptr, ptr %217, i64 %557
  %559 = getelementptr inbounds nuw i8, ptr %558, i64 16
  %560 = load <2 x ptr>, ptr %558, align 8, !tbaa !57, !alias.scope !131
  %561 = load <2 x ptr>, ptr %559, align 8, !tbaa !57, !alias.scope !131
  %562 = getelementptr inbounds nuw ptr, ptr %542, i64 %557
  %563 = getelementptr inbounds nuw i8, ptr %562, i64 16
  store <2 x ptr> %560, ptr %562, align 8, !tbaa !57, !alias.scope !134, !noalias !131
  store <2 x ptr> %561, ptr %563, align 8, !tbaa !57, !alias.scope !134, !noalias !131
  store <2 x ptr> zeroinitializer, ptr %558, align 8, !tbaa !57, !alias.scope !131
  store <2 x ptr> zeroinitializer, ptr %559, align 8, !tbaa !57, !alias.scope !131
  %564 = add nuw i64 %557, 4
  %565 = icmp eq i64 %564, %555
  br i1 %565, label %566, label %556, !llvm.loop !136

566:                                              ; preds = %556
  %567 = icmp eq i64 %555, %543
  br i1 %567, label %585, label %568

568:                                              ; preds = %545, %540, %566
  %569 = phi i64 [ 0, %545 ], [ 0, %540 ], [ %555, %566 ]
  %570 = and i64 %543, 3
  %571 = icmp eq i64 %570, 0
  br i1 %571, label %581, label %572

572:                                              ; preds = %568, %572
  %573 = phi i64 [ %578, %572 ], [ %569, %568 ]
  %574 = phi i64 [ %579, %572 ], [ 0, %568 ]
  %575 = getelementptr inbounds nuw ptr, ptr %217, i64 %573
  %576 = load ptr, ptr %575, align 8, !tbaa !57
  %577 = getelementptr inbounds nuw ptr, ptr %542, i64 %573
  store ptr %576, ptr %577, align 8, !tbaa !57
  store ptr null, ptr %575, align 8, !tbaa !57
  %578 = add nuw nsw i64 %573, 1
  %579 = add i64 %574, 1
  %580 = icmp eq i64 %579, %570
  br i1 %580, label %581, label %572, !llvm.loop !139

581:                                              ; preds = %572, %568
  %582 = phi i64 [ %569, %568 ], [ %578, %572 ]
  %583 = sub nsw i64 %569, %543
  %584 = icmp ugt i64 %583, -4
  br i1 %584, label %585, label %619

585:                                              ; preds = %581, %619, %566, %533
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %586 = getelementptr inbounds nuw i8, ptr %531, i64 80
  %587 = load ptr, ptr %586, align 8, !tbaa !59
  %588 = getelementptr inbounds nuw i8, ptr %531, i64 8
  %589 = load ptr, ptr %588, align 8, !tbaa !60
  %590 = load ptr, ptr %587, align 8, !tbaa !61
  %591 = getelementptr inbounds nuw i8, ptr %589, i64 28
  %592 = load i32, ptr %591, align 4, !tbaa !62
  %593 = add nsw i32 %592, 1
  %594 = sext i32 %593 to i64
  %595 = getelementptr inbounds nuw i8, ptr %590, i64 8
  store i64 %594, ptr %595, align 8, !tbaa !64
  %596 = icmp sgt i32 %592, 0
  br i1 %596, label %600, label %597

597:                                              ; preds = %600, %585
  %598 = load i32, ptr %122, align 8, !tbaa !66
  %599 = icmp eq i32 %598, 0
  br i1 %599, label %617, label %618

600:                                              ; preds = %585, %600
  %601 = phi i64 [ %611, %600 ], [ 0, %585 ]
  %602 = phi ptr [ %612, %600 ], [ %589, %585 ]
  %603 = load ptr, ptr %531, align 8, !tbaa !48
  %604 = load ptr, ptr %603, align 8, !tbaa !67
  %605 = getelementptr inbounds nuw i8, ptr %602, i64 32
  %606 = load ptr, ptr %605, align 8, !tbaa !68
  %607 = getelementptr inbounds nuw i32, ptr %606, i64 %601
  %608 = load i32, ptr %607, align 4, !tbaa !5
  %609 = sext i32 %608 to i64
  %610 = getelementptr inbounds %struct.tfc_node, ptr %604, i64 %609
  store ptr %610, ptr %2, align 8, !tbaa !69
  store ptr %531, ptr %151, align 8, !tbaa !71
  store ptr %590, ptr %152, align 8, !tbaa !72
  store i32 0, ptr %153, align 8, !tbaa !73
  store i32 0, ptr %154, align 4
  call fastcc void @push(ptr noundef nonnull %0, ptr noundef nonnull byval(%struct.tfc_ready) align 8 %2)
  %611 = add nuw nsw i64 %601, 1
  %612 = load ptr, ptr %588, align 8, !tbaa !60
  %613 = getelementptr inbounds nuw i8, ptr %612, i64 28
  %614 = load i32, ptr %613, align 4, !tbaa !62
  %615 = sext i32 %614 to i64
  %616 = icmp slt i64 %611, %615
  br i1 %616, label %600, label %597, !llvm.loop !74

617:                                              ; preds = %597
  call fastcc void @settle(ptr noundef nonnull %0, ptr noundef nonnull %531, ptr noundef nonnull %590)
  br label %618

618:                                              ; preds = %617, %597
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br label %1094

619:                                              ; preds = %581, %619
  %620 = phi i64 [ %636, %619 ], [ %582, %581 ]
  %621 = getelementptr inbounds nuw ptr, ptr %217, i64 %620
  %622 = load ptr, ptr %621, align 8, !tbaa !57
  %623 = getelementptr inbounds nuw ptr, ptr %542, i64 %620
  store ptr %622, ptr %623, align 8, !tbaa !57
  store ptr null, ptr %621, align 8, !tbaa !57
  %624 = add nuw nsw i64 %620, 1
  %625 = getelementptr inbounds nuw ptr, ptr %217, i64 %624
  %626 = load ptr, ptr %625, align 8, !tbaa !57
  %627 = getelementptr inbounds nuw ptr, ptr %542, i64 %624
  store ptr %626, ptr %627, align 8, !tbaa !57
  store ptr null, ptr %625, align 8, !tbaa !57
  %628 = add nuw nsw i64 %620, 2
  %629 = getelementptr inbounds nuw ptr, ptr %217, i64 %628
  %630 = load ptr, ptr %629, align 8, !tbaa !57
  %631 = getelementptr inbounds nuw ptr, ptr %542, i64 %628
  store ptr %630, ptr %631, align 8, !tbaa !57
  store ptr null, ptr %629, align 8, !tbaa !57
  %632 = add nuw nsw i64 %620, 3
  %633 = getelementptr inbounds nuw ptr, ptr %217, i64 %632
  %634 = load ptr, ptr %633, align 8, !tbaa !57
  %635 = getelementptr inbounds nuw ptr, ptr %542, i64 %632
  store ptr %634, ptr %635, align 8, !tbaa !57
  store ptr null, ptr %633, align 8, !tbaa !57
  %636 = add nuw nsw i64 %620, 4
  %637 = icmp eq i64 %636, %543
  br i1 %637, label %585, label %619, !llvm.loop !141

638:                                              ; preds = %499
  %639 = load ptr, ptr %140, align 8
  %640 = load ptr, ptr %148, align 8, !tbaa !142
  %641 = getelementptr inbounds nuw i8, ptr %210, i64 4
  %642 = load i32, ptr %641, align 4, !tbaa !100
  %643 = sext i32 %642 to i64
  %644 = getelementptr inbounds %struct.tfc_region_use, ptr %640, i64 %643
  %645 = getelementptr inbounds nuw i8, ptr %210, i64 20
  %646 = load i32, ptr %645, align 4, !tbaa !143
  %647 = icmp sgt i32 %646, 0
  br i1 %647, label %648, label %672

648:                                              ; preds = %638
  %649 = getelementptr inbounds nuw i8, ptr %644, i64 16
  %650 = getelementptr inbounds nuw i8, ptr %644, i64 8
  %651 = zext nneg i32 %646 to i64
  %652 = and i64 %651, 1
  %653 = icmp eq i32 %646, 1
  br i1 %653, label %658, label %654

654:                                              ; preds = %648
  %655 = and i64 %651, 2147483646
  br label %680

656:                                              ; preds = %707
  %657 = icmp eq i64 %652, 0
  br i1 %657, label %672, label %658

658:                                              ; preds = %656, %648
  %659 = phi i64 [ 0, %648 ], [ %708, %656 ]
  %660 = icmp ne i64 %652, 0
  call void @llvm.assume(i1 %660)
  %661 = load ptr, ptr %649, align 8, !tbaa !144
  %662 = getelementptr inbounds nuw i32, ptr %661, i64 %659
  %663 = load i32, ptr %662, align 4, !tbaa !5
  %664 = icmp sgt i32 %663, -1
  br i1 %664, label %665, label %672

665:                                              ; preds = %658
  %666 = getelementptr inbounds nuw ptr, ptr %217, i64 %659
  %667 = load ptr, ptr %666, align 8, !tbaa !57
  %668 = load ptr, ptr %667, align 8, !tbaa !148
  %669 = load ptr, ptr %650, align 8, !tbaa !149
  %670 = zext nneg i32 %663 to i64
  %671 = getelementptr inbounds nuw ptr, ptr %669, i64 %670
  store ptr %668, ptr %671, align 8, !tbaa !31
  br label %672

672:                                              ; preds = %656, %665, %658, %638
  %673 = getelementptr inbounds nuw i8, ptr %210, i64 24
  %674 = load i32, ptr %673, align 4, !tbaa !150
  %675 = icmp sgt i32 %674, 0
  br i1 %675, label %676, label %711

676:                                              ; preds = %672
  %677 = getelementptr inbounds nuw i8, ptr %210, i64 36
  %678 = getelementptr inbounds nuw i8, ptr %644, i64 24
  %679 = getelementptr inbounds nuw i8, ptr %644, i64 8
  br label %722

680:                                              ; preds = %707, %654
  %681 = phi i64 [ 0, %654 ], [ %708, %707 ]
  %682 = phi i64 [ 0, %654 ], [ %709, %707 ]
  %683 = load ptr, ptr %649, align 8, !tbaa !144
  %684 = getelementptr inbounds nuw i32, ptr %683, i64 %681
  %685 = load i32, ptr %684, align 4, !tbaa !5
  %686 = icmp sgt i32 %685, -1
  br i1 %686, label %687, label %694

687:                                              ; preds = %680
  %688 = getelementptr inbounds nuw ptr, ptr %217, i64 %681
  %689 = load ptr, ptr %688, align 8, !tbaa !57
  %690 = load ptr, ptr %689, align 8, !tbaa !148
  %691 = load ptr, ptr %650, align 8, !tbaa !149
  %692 = zext nneg i32 %685 to i64
  %693 = getelementptr inbounds nuw ptr, ptr %691, i64 %692
  store ptr %690, ptr %693, align 8, !tbaa !31
  br label %694

694:                                              ; preds = %687, %680
  %695 = or disjoint i64 %681, 1
  %696 = load ptr, ptr %649, align 8, !tbaa !144
  %697 = getelementptr inbounds nuw i32, ptr %696, i64 %695
  %698 = load i32, ptr %697, align 4, !tbaa !5
  %699 = icmp sgt i32 %698, -1
  br i1 %699, label %700, label %707

700:                                              ; preds = %694
  %701 = getelementptr inbounds nuw ptr, ptr %217, i64 %695
  %702 = load ptr, ptr %701, align 8, !tbaa !57
  %703 = load ptr, ptr %702, align 8, !tbaa !148
  %704 = load ptr, ptr %650, align 8, !tbaa !149
  %705 = zext nneg i32 %698 to i64
  %706 = getelementptr inbounds nuw ptr, ptr %704, i64 %705
  store ptr %703, ptr %706, align 8, !tbaa !31
  br label %707

707:                                              ; preds = %700, %694
  %708 = add nuw nsw i64 %681, 2
  %709 = add i64 %682, 2
  %710 = icmp eq i64 %709, %655
  br i1 %710, label %656, label %680, !llvm.loop !151

711:                                              ; preds = %770, %672
  %712 = getelementptr inbounds nuw i8, ptr %644, i64 40
  %713 = load i64, ptr %712, align 8, !tbaa !152
  %714 = icmp sgt i64 %713, 0
  br i1 %714, label %715, label %794

715:                                              ; preds = %711
  %716 = getelementptr inbounds nuw i8, ptr %644, i64 8
  %717 = getelementptr inbounds nuw i8, ptr %644, i64 32
  %718 = and i64 %713, 1
  %719 = icmp eq i64 %713, 1
  br i1 %719, label %777, label %720

720:                                              ; preds = %715
  %721 = and i64 %713, 9223372036854775806
  br label %797

722:                                              ; preds = %770, %676
  %723 = phi i64 [ 0, %676 ], [ %771, %770 ]
  %724 = load ptr, ptr %639, align 8, !tbaa !48
  %725 = load i32, ptr %677, align 4, !tbaa !153
  %726 = trunc nuw nsw i64 %723 to i32
  %727 = add nsw i32 %725, %726
  %728 = getelementptr inbounds nuw i8, ptr %724, i64 40
  %729 = load ptr, ptr %728, align 8, !tbaa !154
  %730 = sext i32 %727 to i64
  %731 = getelementptr inbounds i32, ptr %729, i64 %730
  %732 = load i32, ptr %731, align 4, !tbaa !5
  %733 = icmp sgt i32 %732, -1
  br i1 %733, label %734, label %747

734:                                              ; preds = %722
  %735 = zext nneg i32 %732 to i64
  %736 = getelementptr inbounds nuw ptr, ptr %217, i64 %735
  %737 = load ptr, ptr %736, align 8, !tbaa !57
  %738 = icmp eq ptr %737, null
  br i1 %738, label %739, label %742

739:                                              ; preds = %734
  %740 = and i64 %723, 4294967295
  %741 = getelementptr inbounds nuw ptr, ptr %218, i64 %740
  store ptr null, ptr %741, align 8, !tbaa !57
  br label %1087

742:                                              ; preds = %734
  %743 = getelementptr inbounds nuw i8, ptr %737, i64 24
  %744 = load i32, ptr %743, align 8, !tbaa !58
  %745 = add nsw i32 %744, 1
  store i32 %745, ptr %743, align 8, !tbaa !58
  %746 = getelementptr inbounds nuw ptr, ptr %218, i64 %723
  store ptr %737, ptr %746, align 8, !tbaa !57
  br label %759

747:                                              ; preds = %722
  %748 = getelementptr inbounds nuw i8, ptr %724, i64 32
  %749 = load ptr, ptr %748, align 8, !tbaa !155
  %750 = getelementptr inbounds i64, ptr %749, i64 %730
  %751 = load i64, ptr %750, align 8, !tbaa !121
  %752 = getelementptr inbounds nuw i8, ptr %724, i64 48
  %753 = load ptr, ptr %752, align 8, !tbaa !156
  %754 = getelementptr inbounds i32, ptr %753, i64 %730
  %755 = load i32, ptr %754, align 4, !tbaa !5
  %756 = call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %751, i32 noundef %755)
  %757 = getelementptr inbounds nuw ptr, ptr %218, i64 %723
  store ptr %756, ptr %757, align 8, !tbaa !57
  %758 = icmp eq ptr %756, null
  br i1 %758, label %1087, label %759

759:                                              ; preds = %747, %742
  %760 = phi ptr [ %737, %742 ], [ %756, %747 ]
  %761 = load ptr, ptr %678, align 8, !tbaa !157
  %762 = getelementptr inbounds nuw i32, ptr %761, i64 %723
  %763 = load i32, ptr %762, align 4, !tbaa !5
  %764 = icmp sgt i32 %763, -1
  br i1 %764, label %765, label %770

765:                                              ; preds = %759
  %766 = load ptr, ptr %760, align 8, !tbaa !148
  %767 = load ptr, ptr %679, align 8, !tbaa !149
  %768 = zext nneg i32 %763 to i64
  %769 = getelementptr inbounds nuw ptr, ptr %767, i64 %768
  store ptr %766, ptr %769, align 8, !tbaa !31
  br label %770

770:                                              ; preds = %765, %759
  %771 = add nuw nsw i64 %723, 1
  %772 = load i32, ptr %673, align 4, !tbaa !150
  %773 = sext i32 %772 to i64
  %774 = icmp slt i64 %771, %773
  br i1 %774, label %722, label %711, !llvm.loop !158

775:                                              ; preds = %797
  %776 = icmp eq i64 %718, 0
  br i1 %776, label %794, label %777

777:                                              ; preds = %775, %715
  %778 = phi i64 [ 0, %715 ], [ %829, %775 ]
  %779 = icmp ne i64 %718, 0
  call void @llvm.assume(i1 %779)
  %780 = load ptr, ptr %716, align 8, !tbaa !149
  %781 = load ptr, ptr %717, align 8, !tbaa !159
  %782 = getelementptr inbounds nuw %struct.tfc_move, ptr %781, i64 %778
  %783 = getelementptr inbounds nuw i8, ptr %782, i64 4
  %784 = load i32, ptr %783, align 4, !tbaa !160
  %785 = sext i32 %784 to i64
  %786 = getelementptr inbounds ptr, ptr %780, i64 %785
  %787 = load ptr, ptr %786, align 8, !tbaa !31
  %788 = getelementptr inbounds nuw i8, ptr %782, i64 8
  %789 = load i64, ptr %788, align 8, !tbaa !162
  %790 = getelementptr inbounds i8, ptr %787, i64 %789
  %791 = load i32, ptr %782, align 8, !tbaa !163
  %792 = sext i32 %791 to i64
  %793 = getelementptr inbounds ptr, ptr %780, i64 %792
  store ptr %790, ptr %793, align 8, !tbaa !31
  br label %794

794:                                              ; preds = %777, %775, %711
  %795 = load ptr, ptr %142, align 8, !tbaa !118
  %796 = icmp eq ptr %795, null
  br i1 %796, label %838, label %832

797:                                              ; preds = %797, %720
  %798 = phi i64 [ 0, %720 ], [ %829, %797 ]
  %799 = phi i64 [ 0, %720 ], [ %830, %797 ]
  %800 = load ptr, ptr %716, align 8, !tbaa !149
  %801 = load ptr, ptr %717, align 8, !tbaa !159
  %802 = getelementptr inbounds nuw %struct.tfc_move, ptr %801, i64 %798
  %803 = getelementptr inbounds nuw i8, ptr %802, i64 4
  %804 = load i32, ptr %803, align 4, !tbaa !160
  %805 = sext i32 %804 to i64
  %806 = getelementptr inbounds ptr, ptr %800, i64 %805
  %807 = load ptr, ptr %806, align 8, !tbaa !31
  %808 = getelementptr inbounds nuw i8, ptr %802, i64 8
  %809 = load i64, ptr %808, align 8, !tbaa !162
  %810 = getelementptr inbounds i8, ptr %807, i64 %809
  %811 = load i32, ptr %802, align 8, !tbaa !163
  %812 = sext i32 %811 to i64
  %813 = getelementptr inbounds ptr, ptr %800, i64 %812
  store ptr %810, ptr %813, align 8, !tbaa !31
  %814 = load ptr, ptr %716, align 8, !tbaa !149
  %815 = load ptr, ptr %717, align 8, !tbaa !159
  %816 = getelementptr inbounds nuw %struct.tfc_move, ptr %815, i64 %798
  %817 = getelementptr inbounds nuw i8, ptr %816, i64 16
  %818 = getelementptr inbounds nuw i8, ptr %816, i64 20
  %819 = load i32, ptr %818, align 4, !tbaa !160
  %820 = sext i32 %819 to i64
  %821 = getelementptr inbounds ptr, ptr %814, i64 %820
  %822 = load ptr, ptr %821, align 8, !tbaa !31
  %823 = getelementptr inbounds nuw i8, ptr %816, i64 24
  %824 = load i64, ptr %823, align 8, !tbaa !162
  %825 = getelementptr inbounds i8, ptr %822, i64 %824
  %826 = load i32, ptr %817, align 8, !tbaa !163
  %827 = sext i32 %826 to i64
  %828 = getelementptr inbounds ptr, ptr %814, i64 %827
  store ptr %825, ptr %828, align 8, !tbaa !31
  %829 = add nuw nsw i64 %798, 2
  %830 = add i64 %799, 2
  %831 = icmp eq i64 %830, %721
  br i1 %831, label %775, label %797, !llvm.loop !164

832:                                              ; preds = %794
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  %833 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #18
  %834 = load i64, ptr %3, align 8, !tbaa !84
  %835 = mul nsw i64 %834, 1000000000
  %836 = load i64, ptr %149, align 8, !tbaa !86
  %837 = add nsw i64 %835, %836
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #18
  br label %838

838:                                              ; preds = %832, %794
  %839 = phi i64 [ %837, %832 ], [ 0, %794 ]
  %840 = getelementptr inbounds nuw i8, ptr %644, i64 48
  %841 = load i64, ptr %840, align 8, !tbaa !165
  %842 = icmp ne i64 %841, 0
  %843 = zext i1 %842 to i32
  %844 = load i32, ptr %150, align 8, !tbaa !166
  %845 = or i32 %844, %843
  store i32 %845, ptr %150, align 8, !tbaa !166
  %846 = load ptr, ptr %644, align 8, !tbaa !167
  %847 = icmp eq ptr %846, null
  br i1 %847, label %848, label %849

848:                                              ; preds = %838
  call fastcc void @note(ptr noundef nonnull %0, ptr noundef %639, ptr noundef %211, ptr noundef nonnull %210, i64 noundef %839)
  br label %853

849:                                              ; preds = %838
  %850 = call i32 @tfc_walk(ptr noundef nonnull %846)
  call fastcc void @note(ptr noundef nonnull %0, ptr noundef %639, ptr noundef %211, ptr noundef nonnull %210, i64 noundef %839)
  %851 = icmp eq i32 %850, 0
  br i1 %851, label %853, label %852

852:                                              ; preds = %849
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %850, i32 noundef 0, ptr noundef %639, ptr noundef nonnull %210)
  br label %853

853:                                              ; preds = %848, %852, %849
  %854 = load i32, ptr %673, align 4, !tbaa !150
  %855 = icmp sgt i32 %854, 0
  br i1 %855, label %856, label %1087

856:                                              ; preds = %853
  %857 = getelementptr inbounds nuw i8, ptr %644, i64 24
  %858 = getelementptr inbounds nuw i8, ptr %644, i64 8
  br label %859

859:                                              ; preds = %954, %856
  %860 = phi i32 [ %854, %856 ], [ %955, %954 ]
  %861 = phi i64 [ 0, %856 ], [ %956, %954 ]
  %862 = load ptr, ptr %857, align 8, !tbaa !157
  %863 = getelementptr inbounds nuw i32, ptr %862, i64 %861
  %864 = load i32, ptr %863, align 4, !tbaa !5
  %865 = icmp slt i32 %864, -1
  br i1 %865, label %866, label %954

866:                                              ; preds = %859
  %867 = getelementptr inbounds nuw ptr, ptr %218, i64 %861
  %868 = load ptr, ptr %867, align 8, !tbaa !57
  %869 = load ptr, ptr %868, align 8, !tbaa !148
  %870 = load ptr, ptr %858, align 8, !tbaa !149
  %871 = sub nuw nsw i32 -2, %864
  %872 = zext nneg i32 %871 to i64
  %873 = getelementptr inbounds nuw ptr, ptr %870, i64 %872
  %874 = load ptr, ptr %873, align 8, !tbaa !31
  %875 = getelementptr inbounds nuw i8, ptr %868, i64 16
  %876 = load i64, ptr %875, align 8, !tbaa !27
  %877 = icmp sgt i64 %876, 0
  br i1 %877, label %878, label %954

878:                                              ; preds = %866
  %879 = ptrtoint ptr %874 to i64
  %880 = ptrtoint ptr %869 to i64
  %881 = icmp ult i64 %876, 4
  %882 = sub i64 %880, %879
  %883 = icmp ult i64 %882, 32
  %884 = select i1 %881, i1 true, i1 %883
  br i1 %884, label %916, label %885

885:                                              ; preds = %878
  %886 = icmp ult i64 %876, 32
  br i1 %886, label %904, label %887

887:                                              ; preds = %885
  %888 = and i64 %876, 28
  %889 = and i64 %876, 9223372036854775776
  br label %890

890:                                              ; preds = %890, %887
  %891 = phi i64 [ 0, %887 ], [ %898, %890 ]
  %892 = getelementptr inbounds nuw i8, ptr %874, i64 %891
  %893 = getelementptr inbounds nuw i8, ptr %892, i64 16
  %894 = load <16 x i8>, ptr %892, align 1, !tbaa !168
  %895 = load <16 x i8>, ptr %893, align 1, !tbaa !168
  %896 = getelementptr inbounds nuw i8, ptr %869, i64 %891
  %897 = getelementptr inbounds nuw i8, ptr %896, i64 16
  store <16 x i8> %894, ptr %896, align 1, !tbaa !168
  store <16 x i8> %895, ptr %897, align 1, !tbaa !168
  %898 = add nuw i64 %891, 32
  %899 = icmp eq i64 %898, %889
  br i1 %899, label %900, label %890, !llvm.loop !169

900:                                              ; preds = %890
  %901 = icmp eq i64 %876, %889
  br i1 %901, label %952, label %902

902:                                              ; preds = %900
  %903 = icmp eq i64 %888, 0
  br i1 %903, label %916, label %904, !prof !170

904:                                              ; preds = %885, %902
  %905 = phi i64 [ %889, %902 ], [ 0, %885 ]
  %906 = and i64 %876, 9223372036854775804
  br label %907

907:                                              ; preds = %907, %904
  %908 = phi i64 [ %905, %904 ], [ %912, %907 ]
  %909 = getelementptr inbounds nuw i8, ptr %874, i64 %908
  %910 = load <4 x i8>, ptr %909, align 1, !tbaa !168
  %911 = getelementptr inbounds nuw i8, ptr %869, i64 %908
  store <4 x i8> %910, ptr %911, align 1, !tbaa !168
  %912 = add nuw i64 %908, 4
  %913 = icmp eq i64 %912, %906
  br i1 %913, label %914, label %907, !llvm.loop !171

914:                                              ; preds = %907
  %915 = icmp eq i64 %876, %906
  br i1 %915, label %952, label %916

916:                                              ; preds = %878, %902, %914
  %917 = phi i64 [ 0, %878 ], [ %889, %902 ], [ %906, %914 ]
  %918 = and i64 %876, 3
  %919 = icmp eq i64 %918, 0
  br i1 %919, label %929, label %920

920:                                              ; preds = %916, %920
  %921 = phi i64 [ %926, %920 ], [ %917, %916 ]
  %922 = phi i64 [ %927, %920 ], [ 0, %916 ]
  %923 = getelementptr inbounds nuw i8, ptr %874, i64 %921
  %924 = load i8, ptr %923, align 1, !tbaa !168
  %925 = getelementptr inbounds nuw i8, ptr %869, i64 %921
  store i8 %924, ptr %925, align 1, !tbaa !168
  %926 = add nuw nsw i64 %921, 1
  %927 = add i64 %922, 1
  %928 = icmp eq i64 %927, %918
  br i1 %928, label %929, label %920, !llvm.loop !172

929:                                              ; preds = %920, %916
  %930 = phi i64 [ %917, %916 ], [ %926, %920 ]
  %931 = sub nsw i64 %917, %876
  %932 = icmp ugt i64 %931, -4
  br i1 %932, label %952, label %933

933:                                              ; preds = %929, %933
  %934 = phi i64 [ %950, %933 ], [ %930, %929 ]
  %935 = getelementptr inbounds nuw i8, ptr %874, i64 %934
  %936 = load i8, ptr %935, align 1, !tbaa !168
  %937 = getelementptr inbounds nuw i8, ptr %869, i64 %934
  store i8 %936, ptr %937, align 1, !tbaa !168
  %938 = add nuw nsw i64 %934, 1
  %939 = getelementptr inbounds nuw i8, ptr %874, i64 %938
  %940 = load i8, ptr %939, align 1, !tbaa !168
  %941 = getelementptr inbounds nuw i8, ptr %869, i64 %938
  store i8 %940, ptr %941, align 1, !tbaa !168
  %942 = add nuw nsw i64 %934, 2
  %943 = getelementptr inbounds nuw i8, ptr %874, i64 %942
  %944 = load i8, ptr %943, align 1, !tbaa !168
  %945 = getelementptr inbounds nuw i8, ptr %869, i64 %942
  store i8 %944, ptr %945, align 1, !tbaa !168
  %946 = add nuw nsw i64 %934, 3
  %947 = getelementptr inbounds nuw i8, ptr %874, i64 %946
  %948 = load i8, ptr %947, align 1, !tbaa !168
  %949 = getelementptr inbounds nuw i8, ptr %869, i64 %946
  store i8 %948, ptr %949, align 1, !tbaa !168
  %950 = add nuw nsw i64 %934, 4
  %951 = icmp eq i64 %950, %876
  br i1 %951, label %952, label %933, !llvm.loop !173

952:                                              ; preds = %929, %933, %914, %900
  %953 = load i32, ptr %673, align 4, !tbaa !150
  br label %954

954:                                              ; preds = %952, %866, %859
  %955 = phi i32 [ %953, %952 ], [ %860, %866 ], [ %860, %859 ]
  %956 = add nuw nsw i64 %861, 1
  %957 = sext i32 %955 to i64
  %958 = icmp slt i64 %956, %957
  br i1 %958, label %859, label %1087, !llvm.loop !174

959:                                              ; preds = %499
  %960 = load ptr, ptr %140, align 8
  %961 = load ptr, ptr %960, align 8, !tbaa !48
  %962 = getelementptr inbounds nuw i8, ptr %961, i64 16
  %963 = load ptr, ptr %962, align 8, !tbaa !175
  %964 = getelementptr inbounds nuw i8, ptr %210, i64 40
  %965 = load i32, ptr %964, align 4, !tbaa !176
  br label %966

966:                                              ; preds = %966, %959
  %967 = phi i64 [ %971, %966 ], [ 0, %959 ]
  %968 = getelementptr inbounds nuw ptr, ptr %217, i64 %967
  %969 = load ptr, ptr %968, align 8, !tbaa !57
  %970 = icmp eq ptr %969, null
  %971 = add nuw nsw i64 %967, 1
  br i1 %970, label %966, label %972, !llvm.loop !177

972:                                              ; preds = %966
  %973 = sext i32 %965 to i64
  %974 = getelementptr inbounds i32, ptr %963, i64 %973
  %975 = trunc nuw nsw i64 %967 to i32
  %976 = getelementptr inbounds nuw i8, ptr %969, i64 24
  %977 = load i32, ptr %976, align 8, !tbaa !58
  %978 = add nsw i32 %977, 1
  store i32 %978, ptr %976, align 8, !tbaa !58
  store ptr %969, ptr %218, align 8, !tbaa !57
  %979 = getelementptr inbounds nuw i8, ptr %218, i64 8
  store ptr null, ptr %979, align 8, !tbaa !57
  %980 = getelementptr inbounds nuw i8, ptr %974, i64 4
  %981 = load i32, ptr %980, align 4, !tbaa !5
  %982 = getelementptr inbounds nuw i8, ptr %974, i64 8
  %983 = load i32, ptr %982, align 4, !tbaa !5
  %984 = icmp eq i32 %981, %983
  br i1 %984, label %1087, label %985

985:                                              ; preds = %972
  %986 = getelementptr inbounds nuw i8, ptr %210, i64 36
  %987 = load i32, ptr %986, align 4, !tbaa !153
  %988 = add nsw i32 %987, 1
  %989 = getelementptr inbounds nuw i8, ptr %961, i64 40
  %990 = load ptr, ptr %989, align 8, !tbaa !154
  %991 = sext i32 %988 to i64
  %992 = getelementptr inbounds i32, ptr %990, i64 %991
  %993 = load i32, ptr %992, align 4, !tbaa !5
  %994 = icmp sgt i32 %993, -1
  br i1 %994, label %995, label %1004

995:                                              ; preds = %985
  %996 = zext nneg i32 %993 to i64
  %997 = getelementptr inbounds nuw ptr, ptr %217, i64 %996
  %998 = load ptr, ptr %997, align 8, !tbaa !57
  %999 = icmp eq ptr %998, null
  br i1 %999, label %1087, label %1000

1000:                                             ; preds = %995
  %1001 = getelementptr inbounds nuw i8, ptr %998, i64 24
  %1002 = load i32, ptr %1001, align 8, !tbaa !58
  %1003 = add nsw i32 %1002, 1
  store i32 %1003, ptr %1001, align 8, !tbaa !58
  store ptr %998, ptr %979, align 8, !tbaa !57
  br label %1015

1004:                                             ; preds = %985
  %1005 = getelementptr inbounds nuw i8, ptr %961, i64 32
  %1006 = load ptr, ptr %1005, align 8, !tbaa !155
  %1007 = getelementptr inbounds i64, ptr %1006, i64 %991
  %1008 = load i64, ptr %1007, align 8, !tbaa !121
  %1009 = getelementptr inbounds nuw i8, ptr %961, i64 48
  %1010 = load ptr, ptr %1009, align 8, !tbaa !156
  %1011 = getelementptr inbounds i32, ptr %1010, i64 %991
  %1012 = load i32, ptr %1011, align 4, !tbaa !5
  %1013 = call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %1008, i32 noundef %1012)
  store ptr %1013, ptr %979, align 8, !tbaa !57
  %1014 = icmp eq ptr %1013, null
  br i1 %1014, label %1087, label %1015

1015:                                             ; preds = %1004, %1000
  %1016 = phi ptr [ %998, %1000 ], [ %1013, %1004 ]
  %1017 = load ptr, ptr %1016, align 8, !tbaa !148
  store i32 %975, ptr %1017, align 4, !tbaa !5
  br label %1087

1018:                                             ; preds = %499
  %1019 = load ptr, ptr %217, align 8, !tbaa !57
  %1020 = icmp eq ptr %1019, null
  br i1 %1020, label %1025, label %1021

1021:                                             ; preds = %1018
  %1022 = getelementptr inbounds nuw i8, ptr %1019, i64 24
  %1023 = load i32, ptr %1022, align 8, !tbaa !58
  %1024 = add nsw i32 %1023, 1
  store i32 %1024, ptr %1022, align 8, !tbaa !58
  br label %1025

1025:                                             ; preds = %1021, %1018
  %1026 = getelementptr inbounds nuw i8, ptr %217, i64 8
  %1027 = load ptr, ptr %1026, align 8, !tbaa !57
  %1028 = load ptr, ptr %1027, align 8, !tbaa !148
  %1029 = load i8, ptr %1028, align 1, !tbaa !168
  %1030 = icmp eq i8 %1029, 0
  %1031 = select i1 %1030, ptr %1019, ptr null
  store ptr %1031, ptr %218, align 8, !tbaa !57
  %1032 = icmp eq ptr %1031, null
  %1033 = select i1 %1032, ptr %1019, ptr null
  %1034 = getelementptr inbounds nuw i8, ptr %218, i64 8
  store ptr %1033, ptr %1034, align 8, !tbaa !57
  br label %1087

1035:                                             ; preds = %499, %499, %499, %499
  %1036 = load ptr, ptr %217, align 8, !tbaa !57
  %1037 = icmp eq ptr %1036, null
  br i1 %1037, label %1042, label %1038

1038:                                             ; preds = %1035
  %1039 = getelementptr inbounds nuw i8, ptr %1036, i64 24
  %1040 = load i32, ptr %1039, align 8, !tbaa !58
  %1041 = add nsw i32 %1040, 1
  store i32 %1041, ptr %1039, align 8, !tbaa !58
  br label %1042

1042:                                             ; preds = %1038, %1035
  store ptr %1036, ptr %218, align 8, !tbaa !57
  br label %1087

1043:                                             ; preds = %499
  %1044 = load ptr, ptr %147, align 8, !tbaa !178
  %1045 = getelementptr inbounds nuw i8, ptr %210, i64 4
  %1046 = load i32, ptr %1045, align 4, !tbaa !100
  %1047 = sext i32 %1046 to i64
  %1048 = getelementptr inbounds ptr, ptr %1044, i64 %1047
  %1049 = load ptr, ptr %1048, align 8, !tbaa !57
  %1050 = icmp eq ptr %1049, null
  br i1 %1050, label %1055, label %1051

1051:                                             ; preds = %1043
  %1052 = getelementptr inbounds nuw i8, ptr %1049, i64 24
  %1053 = load i32, ptr %1052, align 8, !tbaa !58
  %1054 = add nsw i32 %1053, 1
  store i32 %1054, ptr %1052, align 8, !tbaa !58
  br label %1055

1055:                                             ; preds = %1051, %1043
  store ptr %1049, ptr %218, align 8, !tbaa !57
  br label %1087

1056:                                             ; preds = %499
  %1057 = load ptr, ptr %140, align 8, !tbaa !71
  %1058 = getelementptr inbounds nuw i8, ptr %1057, i64 112
  %1059 = load ptr, ptr %1058, align 8, !tbaa !56
  %1060 = getelementptr inbounds nuw i8, ptr %210, i64 4
  %1061 = load i32, ptr %1060, align 4, !tbaa !100
  %1062 = sext i32 %1061 to i64
  %1063 = getelementptr inbounds ptr, ptr %1059, i64 %1062
  %1064 = load ptr, ptr %1063, align 8, !tbaa !57
  store ptr %1064, ptr %218, align 8, !tbaa !57
  store ptr null, ptr %1063, align 8, !tbaa !57
  br label %1087

1065:                                             ; preds = %499
  %1066 = load ptr, ptr %217, align 8, !tbaa !57
  %1067 = icmp eq ptr %1066, null
  br i1 %1067, label %1072, label %1068

1068:                                             ; preds = %1065
  %1069 = getelementptr inbounds nuw i8, ptr %1066, i64 24
  %1070 = load i32, ptr %1069, align 8, !tbaa !58
  %1071 = add nsw i32 %1070, 1
  store i32 %1071, ptr %1069, align 8, !tbaa !58
  br label %1072

1072:                                             ; preds = %1068, %1065
  %1073 = load ptr, ptr %140, align 8, !tbaa !71
  %1074 = getelementptr inbounds nuw i8, ptr %1073, i64 120
  %1075 = load ptr, ptr %1074, align 8, !tbaa !179
  %1076 = getelementptr inbounds nuw i8, ptr %210, i64 4
  %1077 = load i32, ptr %1076, align 4, !tbaa !100
  %1078 = sext i32 %1077 to i64
  %1079 = getelementptr inbounds ptr, ptr %1075, i64 %1078
  store ptr %1066, ptr %1079, align 8, !tbaa !57
  %1080 = getelementptr inbounds nuw i8, ptr %1073, i64 24
  %1081 = load ptr, ptr %1080, align 8, !tbaa !129
  %1082 = icmp eq ptr %1081, null
  br i1 %1082, label %1083, label %1087

1083:                                             ; preds = %1072
  %1084 = load ptr, ptr %217, align 8, !tbaa !57
  %1085 = load ptr, ptr %146, align 8, !tbaa !180
  %1086 = getelementptr inbounds ptr, ptr %1085, i64 %1078
  store ptr %1084, ptr %1086, align 8, !tbaa !57
  br label %1087

1087:                                             ; preds = %747, %954, %1015, %1004, %995, %972, %853, %739, %1083, %1072, %1056, %1055, %1042, %1025, %499, %496, %495
  %1088 = load i32, ptr %122, align 8, !tbaa !66
  %1089 = icmp eq i32 %1088, 0
  br i1 %1089, label %1090, label %1094

1090:                                             ; preds = %1087
  %1091 = load ptr, ptr %140, align 8, !tbaa !71
  %1092 = load ptr, ptr %138, align 8, !tbaa !72
  %1093 = load i32, ptr %141, align 8, !tbaa !73
  call fastcc void @complete(ptr noundef nonnull %0, ptr noundef %1091, ptr noundef %1092, ptr noundef nonnull %210, ptr noundef %218, i32 noundef %1093)
  br label %1094

1094:                                             ; preds = %220, %318, %378, %1090, %1087, %503, %506, %618
  %1095 = load ptr, ptr %13, align 8, !tbaa !38
  %1096 = icmp eq ptr %1095, null
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  br i1 %1096, label %1097, label %1108

1097:                                             ; preds = %1094, %156
  %1098 = load i32, ptr %122, align 8, !tbaa !66
  %1099 = icmp eq i32 %1098, 0
  br i1 %1099, label %157, label %1108, !llvm.loop !181

1100:                                             ; preds = %197
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 1, i32 noundef 1, ptr noundef null, ptr noundef null)
  %1101 = load i32, ptr %122, align 8, !tbaa !66
  %1102 = icmp eq i32 %1101, 0
  br i1 %1102, label %1103, label %1108

1103:                                             ; preds = %163, %1100
  %1104 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %1105 = load i64, ptr %1104, align 8, !tbaa !182
  %1106 = icmp eq i64 %1105, 0
  %1107 = select i1 %1106, i32 0, i32 -2
  br label %1108

1108:                                             ; preds = %1094, %182, %169, %160, %1097, %121, %1100, %1103
  %1109 = phi i32 [ %1101, %1100 ], [ %1107, %1103 ], [ %123, %121 ], [ -2, %169 ], [ %161, %160 ], [ -2, %182 ], [ -1, %1094 ], [ %1098, %1097 ]
  ret i32 %1109
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

66:                                               ; preds = %352, %52
  %67 = load i32, ptr %1, align 4, !tbaa !197
  %68 = icmp slt i32 %67, 0
  br i1 %68, label %69, label %205

69:                                               ; preds = %66
  %70 = load ptr, ptr %53, align 8, !tbaa !198
  %71 = icmp eq ptr %70, null
  br i1 %71, label %150, label %72

72:                                               ; preds = %69, %145
  %73 = phi ptr [ %148, %145 ], [ %70, %69 ]
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
  br i1 %81, label %150, label %82

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
  %148 = load ptr, ptr %53, align 8, !tbaa !198
  %149 = icmp eq ptr %148, null
  br i1 %149, label %150, label %72, !llvm.loop !200

150:                                              ; preds = %145, %72, %69
  %151 = load i64, ptr %58, align 8, !tbaa !78
  %152 = icmp eq i64 %151, 0
  br i1 %152, label %170, label %153

153:                                              ; preds = %150
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  %154 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #18
  %155 = load i64, ptr %3, align 8, !tbaa !84
  %156 = mul nsw i64 %155, 1000000000
  %157 = load i64, ptr %59, align 8, !tbaa !86
  %158 = add nsw i64 %156, %157
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #18
  %159 = load i64, ptr %58, align 8, !tbaa !78
  %160 = icmp slt i64 %158, %159
  br i1 %160, label %170, label %161

161:                                              ; preds = %153
  %162 = load atomic i32, ptr %60 monotonic, align 8
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %164, label %170

164:                                              ; preds = %161
  store i32 -1, ptr %61, align 4, !tbaa !114
  store atomic i32 4, ptr %60 monotonic, align 8
  %165 = atomicrmw add ptr %56, i32 1 monotonic, align 8
  %166 = load i32, ptr %57, align 4, !tbaa !115
  %167 = icmp eq i32 %166, 0
  br i1 %167, label %170, label %168

168:                                              ; preds = %164
  %169 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %56, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %170

170:                                              ; preds = %168, %164, %161, %153, %150
  %171 = load atomic i32, ptr %60 seq_cst, align 4, !tbaa !201
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %173, label %202

173:                                              ; preds = %170
  %174 = load i32, ptr %62, align 8, !tbaa !196
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %176, label %202

176:                                              ; preds = %173
  %177 = load i32, ptr %63, align 4, !tbaa !202
  %178 = load i32, ptr %64, align 8, !tbaa !203
  %179 = icmp sgt i32 %178, 0
  br i1 %179, label %180, label %195

180:                                              ; preds = %176
  %181 = load ptr, ptr %0, align 8, !tbaa !204
  br label %185

182:                                              ; preds = %185
  %183 = add nuw nsw i32 %186, 1
  %184 = icmp eq i32 %183, %178
  br i1 %184, label %195, label %185, !llvm.loop !205

185:                                              ; preds = %182, %180
  %186 = phi i32 [ 0, %180 ], [ %183, %182 ]
  %187 = add nsw i32 %186, %177
  %188 = srem i32 %187, %178
  %189 = sext i32 %188 to i64
  %190 = getelementptr inbounds ptr, ptr %181, i64 %189
  %191 = load ptr, ptr %190, align 8, !tbaa !120
  %192 = getelementptr inbounds nuw i8, ptr %191, i64 172
  %193 = load i32, ptr %192, align 4, !tbaa !117
  %194 = icmp eq i32 %193, 0
  br i1 %194, label %196, label %182

195:                                              ; preds = %182, %176
  store i32 -1, ptr %1, align 4, !tbaa !197
  br label %299

196:                                              ; preds = %185
  store i32 %188, ptr %1, align 4, !tbaa !197
  %197 = icmp slt i32 %188, 0
  br i1 %197, label %299, label %198

198:                                              ; preds = %196
  %199 = getelementptr inbounds nuw i8, ptr %191, i64 172
  store i32 1, ptr %199, align 4, !tbaa !117
  %200 = load i32, ptr %55, align 8, !tbaa !199
  %201 = add nsw i32 %200, 1
  store i32 %201, ptr %55, align 8, !tbaa !199
  br label %202

202:                                              ; preds = %198, %173, %170
  %203 = load i32, ptr %1, align 4, !tbaa !197
  %204 = icmp sgt i32 %203, -1
  br i1 %204, label %205, label %299

205:                                              ; preds = %66, %202
  %206 = atomicrmw xchg ptr %5, i32 0 release, align 4
  %207 = icmp eq i32 %206, 2
  br i1 %207, label %208, label %210

208:                                              ; preds = %205
  %209 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %5, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %210

210:                                              ; preds = %205, %208
  %211 = load ptr, ptr %0, align 8, !tbaa !204
  %212 = load i32, ptr %1, align 4, !tbaa !197
  %213 = sext i32 %212 to i64
  %214 = getelementptr inbounds ptr, ptr %211, i64 %213
  %215 = load ptr, ptr %214, align 8, !tbaa !120
  %216 = call i32 @tfc_execute(ptr noundef %215)
  %217 = icmp eq i32 %216, -1
  br i1 %217, label %370, label %221

218:                                              ; preds = %237
  %219 = atomicrmw xchg ptr %5, i32 2 acquire, align 4
  %220 = icmp eq i32 %219, 0
  br i1 %220, label %248, label %240

221:                                              ; preds = %210, %237
  %222 = phi i32 [ %238, %237 ], [ 0, %210 ]
  %223 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %224 = extractvalue { i32, i1 } %223, 1
  br i1 %224, label %248, label %225

225:                                              ; preds = %221
  call void @llvm.x86.sse2.pause()
  %226 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %227 = extractvalue { i32, i1 } %226, 1
  br i1 %227, label %248, label %228

228:                                              ; preds = %225
  call void @llvm.x86.sse2.pause()
  %229 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %230 = extractvalue { i32, i1 } %229, 1
  br i1 %230, label %248, label %231

231:                                              ; preds = %228
  call void @llvm.x86.sse2.pause()
  %232 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %233 = extractvalue { i32, i1 } %232, 1
  br i1 %233, label %248, label %234

234:                                              ; preds = %231
  call void @llvm.x86.sse2.pause()
  %235 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %236 = extractvalue { i32, i1 } %235, 1
  br i1 %236, label %248, label %237

237:                                              ; preds = %234
  call void @llvm.x86.sse2.pause()
  %238 = add nuw nsw i32 %222, 5
  %239 = icmp eq i32 %238, 100
  br i1 %239, label %218, label %221, !llvm.loop !105

240:                                              ; preds = %218, %245
  %241 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %5, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %242 = icmp eq i64 %241, 0
  br i1 %242, label %245, label %243

243:                                              ; preds = %240
  %244 = load atomic i32, ptr %5 monotonic, align 4
  br label %245

245:                                              ; preds = %243, %240
  %246 = atomicrmw xchg ptr %5, i32 2 acquire, align 4
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %248, label %240, !llvm.loop !106

248:                                              ; preds = %221, %225, %228, %231, %234, %245, %218
  %249 = load ptr, ptr %0, align 8, !tbaa !204
  %250 = load i32, ptr %1, align 4, !tbaa !197
  %251 = sext i32 %250 to i64
  %252 = getelementptr inbounds ptr, ptr %249, i64 %251
  %253 = load ptr, ptr %252, align 8, !tbaa !120
  %254 = icmp eq i32 %216, 0
  br i1 %254, label %278, label %255

255:                                              ; preds = %248
  %256 = getelementptr inbounds nuw i8, ptr %253, i64 208
  %257 = load atomic ptr, ptr %256 seq_cst, align 8, !tbaa !206
  %258 = icmp eq ptr %257, null
  br i1 %258, label %259, label %264

259:                                              ; preds = %255
  %260 = getelementptr inbounds nuw i8, ptr %253, i64 232
  %261 = load i64, ptr %260, align 8, !tbaa !76
  %262 = icmp eq i64 %261, 0
  %263 = select i1 %262, i32 2, i32 0
  br label %264

264:                                              ; preds = %259, %255
  %265 = phi i32 [ %263, %259 ], [ 0, %255 ]
  %266 = getelementptr inbounds nuw i8, ptr %253, i64 172
  store i32 %265, ptr %266, align 4, !tbaa !117
  %267 = icmp sgt i32 %216, 0
  br i1 %267, label %268, label %282

268:                                              ; preds = %264
  %269 = load i32, ptr %1, align 4, !tbaa !197
  %270 = load atomic i32, ptr %60 monotonic, align 8
  %271 = icmp eq i32 %270, 0
  br i1 %271, label %272, label %282

272:                                              ; preds = %268
  store i32 %269, ptr %61, align 4, !tbaa !114
  store atomic i32 %216, ptr %60 monotonic, align 8
  %273 = atomicrmw add ptr %56, i32 1 monotonic, align 8
  %274 = load i32, ptr %57, align 4, !tbaa !115
  %275 = icmp eq i32 %274, 0
  br i1 %275, label %282, label %276

276:                                              ; preds = %272
  %277 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %56, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %282

278:                                              ; preds = %248
  %279 = getelementptr inbounds nuw i8, ptr %253, i64 172
  store i32 3, ptr %279, align 4, !tbaa !117
  %280 = load i32, ptr %65, align 4, !tbaa !207
  %281 = add nsw i32 %280, 1
  store i32 %281, ptr %65, align 4, !tbaa !207
  br label %282

282:                                              ; preds = %278, %276, %272, %268, %264
  store i32 -1, ptr %1, align 4, !tbaa !197
  %283 = load i32, ptr %55, align 8, !tbaa !199
  %284 = add nsw i32 %283, -1
  store i32 %284, ptr %55, align 8, !tbaa !199
  %285 = icmp eq i32 %284, 0
  br i1 %285, label %293, label %286

286:                                              ; preds = %282
  %287 = load atomic i32, ptr %60 seq_cst, align 4, !tbaa !201
  %288 = icmp eq i32 %287, 0
  br i1 %288, label %289, label %293

289:                                              ; preds = %286
  %290 = load i32, ptr %65, align 4, !tbaa !207
  %291 = load i32, ptr %64, align 8, !tbaa !203
  %292 = icmp eq i32 %290, %291
  br i1 %292, label %293, label %352

293:                                              ; preds = %289, %286, %282
  %294 = atomicrmw add ptr %56, i32 1 monotonic, align 8
  %295 = load i32, ptr %57, align 4, !tbaa !115
  %296 = icmp eq i32 %295, 0
  br i1 %296, label %352, label %297

297:                                              ; preds = %293
  %298 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %56, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %352

299:                                              ; preds = %195, %196, %202
  %300 = load atomic i32, ptr %60 seq_cst, align 4, !tbaa !201
  %301 = icmp eq i32 %300, 0
  br i1 %301, label %302, label %306

302:                                              ; preds = %299
  %303 = load i32, ptr %65, align 4, !tbaa !207
  %304 = load i32, ptr %64, align 8, !tbaa !203
  %305 = icmp eq i32 %303, %304
  br i1 %305, label %306, label %312

306:                                              ; preds = %299, %302
  %307 = load i32, ptr %37, align 4, !tbaa !194
  %308 = icmp eq i32 %307, 0
  br i1 %308, label %309, label %359

309:                                              ; preds = %306
  %310 = load i32, ptr %55, align 8, !tbaa !199
  %311 = icmp eq i32 %310, 0
  br i1 %311, label %359, label %357

312:                                              ; preds = %302
  %313 = load i32, ptr %55, align 8, !tbaa !199
  %314 = icmp eq i32 %313, 0
  br i1 %314, label %315, label %357

315:                                              ; preds = %312
  %316 = load ptr, ptr %53, align 8, !tbaa !198
  %317 = icmp eq ptr %316, null
  br i1 %317, label %318, label %357

318:                                              ; preds = %315
  %319 = icmp sgt i32 %304, 0
  br i1 %319, label %320, label %343

320:                                              ; preds = %318
  %321 = load ptr, ptr %0, align 8, !tbaa !204
  %322 = zext nneg i32 %304 to i64
  br label %326

323:                                              ; preds = %326
  %324 = add nuw nsw i64 %327, 1
  %325 = icmp eq i64 %324, %322
  br i1 %325, label %336, label %326, !llvm.loop !205

326:                                              ; preds = %323, %320
  %327 = phi i64 [ %324, %323 ], [ 0, %320 ]
  %328 = getelementptr inbounds nuw ptr, ptr %321, i64 %327
  %329 = load ptr, ptr %328, align 8, !tbaa !120
  %330 = getelementptr inbounds nuw i8, ptr %329, i64 172
  %331 = load i32, ptr %330, align 4, !tbaa !117
  %332 = icmp eq i32 %331, 0
  br i1 %332, label %357, label %323

333:                                              ; preds = %336
  %334 = add nuw nsw i64 %337, 1
  %335 = icmp eq i64 %334, %322
  br i1 %335, label %343, label %336, !llvm.loop !208

336:                                              ; preds = %323, %333
  %337 = phi i64 [ %334, %333 ], [ 0, %323 ]
  %338 = getelementptr inbounds nuw ptr, ptr %321, i64 %337
  %339 = load ptr, ptr %338, align 8, !tbaa !120
  %340 = getelementptr inbounds nuw i8, ptr %339, i64 192
  %341 = load i64, ptr %340, align 8, !tbaa !127
  %342 = icmp eq i64 %341, 0
  br i1 %342, label %333, label %353

343:                                              ; preds = %333, %318
  %344 = load atomic i32, ptr %60 monotonic, align 8
  %345 = icmp eq i32 %344, 0
  br i1 %345, label %346, label %352

346:                                              ; preds = %343
  store i32 -1, ptr %61, align 4, !tbaa !114
  store atomic i32 13, ptr %60 monotonic, align 8
  %347 = atomicrmw add ptr %56, i32 1 monotonic, align 8
  %348 = load i32, ptr %57, align 4, !tbaa !115
  %349 = icmp eq i32 %348, 0
  br i1 %349, label %352, label %350

350:                                              ; preds = %346
  %351 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %56, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %352

352:                                              ; preds = %350, %346, %343, %289, %293, %297, %357
  br label %66

353:                                              ; preds = %336
  %354 = load i32, ptr %37, align 4, !tbaa !194
  %355 = icmp eq i32 %354, 0
  br i1 %355, label %356, label %357

356:                                              ; preds = %353
  store i32 1, ptr %62, align 8, !tbaa !196
  br label %364

357:                                              ; preds = %326, %312, %315, %353, %309
  %358 = call fastcc i32 @sleep_a_while(ptr noundef %0)
  br label %352

359:                                              ; preds = %306, %309
  %360 = load i32, ptr %62, align 8, !tbaa !196
  %361 = icmp eq i32 %360, 0
  br i1 %361, label %362, label %364

362:                                              ; preds = %359
  %363 = load atomic i32, ptr %60 seq_cst, align 4, !tbaa !201
  br label %364

364:                                              ; preds = %356, %359, %362
  %365 = phi i32 [ %363, %362 ], [ -2, %359 ], [ -2, %356 ]
  %366 = atomicrmw xchg ptr %5, i32 0 release, align 4
  %367 = icmp eq i32 %366, 2
  br i1 %367, label %368, label %370

368:                                              ; preds = %364
  %369 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %5, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %370

370:                                              ; preds = %210, %368, %364
  %371 = phi i32 [ %365, %368 ], [ %365, %364 ], [ -1, %210 ]
  ret i32 %371
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
