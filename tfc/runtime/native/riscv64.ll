; Made by `python -m tfc.runtime.native` from native.c; do not edit.
target datalayout = "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128"
target triple = "riscv64-unknown-linux-gnu"

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
%struct.tfc_pool_event = type { i64, i64, i64 }
%struct.tfc_block = type { ptr, i64 }

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define void @tfc_forget(ptr noundef captures(none) %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %3 = load ptr, ptr %2, align 8, !tbaa !13
  %4 = icmp eq ptr %3, null
  br i1 %4, label %15, label %5

5:                                                ; preds = %1, %5
  %6 = phi ptr [ %13, %5 ], [ %3, %1 ]
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %8 = load ptr, ptr %7, align 8, !tbaa !29
  store ptr %8, ptr %2, align 8, !tbaa !13
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %10 = load i64, ptr %9, align 8, !tbaa !31
  %11 = tail call i64 @llvm.smax.i64(i64 %10, i64 0)
  %12 = add nuw nsw i64 %11, 64
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef nonnull %6, i64 noundef %12)
  %13 = load ptr, ptr %2, align 8, !tbaa !13
  %14 = icmp eq ptr %13, null
  br i1 %14, label %15, label %5, !llvm.loop !32

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
  br i1 %11, label %8, label %13, !llvm.loop !34

13:                                               ; preds = %8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %15 = shl i64 %9, 34
  %16 = shl nuw nsw i64 %10, 32
  %17 = add i64 %16, %15
  %18 = ashr exact i64 %17, 29
  %19 = getelementptr inbounds i8, ptr %14, i64 %18
  %20 = load ptr, ptr %19, align 8, !tbaa !35
  store ptr %20, ptr %1, align 8, !tbaa !35
  store ptr %1, ptr %19, align 8, !tbaa !35
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind uwtable
define signext i32 @tfc_execute(ptr noundef initializes((96, 104)) %0) local_unnamed_addr #3 {
  %2 = alloca %struct.tfc_ready, align 8
  %3 = alloca %struct.tfc_ready, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = alloca %struct.timespec, align 8
  %7 = alloca %struct.tfc_ready, align 8
  %8 = alloca %struct.timespec, align 8
  %9 = alloca %struct.tfc_ready, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %11 = load ptr, ptr %10, align 8, !tbaa !36
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %13 = load ptr, ptr %12, align 8, !tbaa !37
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr null, ptr %14, align 8, !tbaa !42
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %16 = load i32, ptr %15, align 8, !tbaa !43
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %91

18:                                               ; preds = %1
  store i32 1, ptr %15, align 8, !tbaa !43
  %19 = load ptr, ptr %0, align 8, !tbaa !44
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %21 = load i32, ptr %20, align 8, !tbaa !45
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds %struct.tfc_graph, ptr %19, i64 %22
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 24
  %25 = load ptr, ptr %24, align 8, !tbaa !46
  %26 = tail call fastcc ptr @new_instance(ptr noundef nonnull %0, ptr noundef %23, ptr noundef %25, i32 noundef signext 1, i64 noundef 0)
  %27 = icmp eq ptr %26, null
  br i1 %27, label %91, label %28

28:                                               ; preds = %18
  %29 = load ptr, ptr %26, align 8, !tbaa !52
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 56
  %31 = load i32, ptr %30, align 8, !tbaa !58
  %32 = icmp sgt i32 %31, 0
  br i1 %32, label %33, label %39

33:                                               ; preds = %28
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %35 = load ptr, ptr %34, align 8, !tbaa !59
  %36 = getelementptr inbounds nuw i8, ptr %26, i64 112
  %37 = load ptr, ptr %36, align 8, !tbaa !60
  %38 = zext nneg i32 %31 to i64
  br label %78

39:                                               ; preds = %87, %28
  %40 = getelementptr inbounds nuw i8, ptr %26, i64 80
  %41 = load ptr, ptr %40, align 8, !tbaa !61
  %42 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %43 = load ptr, ptr %42, align 8, !tbaa !62
  %44 = load ptr, ptr %41, align 8, !tbaa !63
  %45 = getelementptr inbounds nuw i8, ptr %43, i64 28
  %46 = load i32, ptr %45, align 4, !tbaa !64
  %47 = add nsw i32 %46, 1
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds nuw i8, ptr %44, i64 8
  store i64 %48, ptr %49, align 8, !tbaa !66
  %50 = icmp sgt i32 %46, 0
  br i1 %50, label %51, label %56

51:                                               ; preds = %39
  %52 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %53 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %54 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %55 = getelementptr inbounds nuw i8, ptr %9, i64 28
  br label %60

56:                                               ; preds = %60, %39
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %58 = load i32, ptr %57, align 8, !tbaa !68
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %77, label %91

60:                                               ; preds = %60, %51
  %61 = phi i64 [ 0, %51 ], [ %71, %60 ]
  %62 = phi ptr [ %43, %51 ], [ %72, %60 ]
  %63 = load ptr, ptr %26, align 8, !tbaa !52
  %64 = load ptr, ptr %63, align 8, !tbaa !69
  %65 = getelementptr inbounds nuw i8, ptr %62, i64 32
  %66 = load ptr, ptr %65, align 8, !tbaa !70
  %67 = getelementptr inbounds nuw i32, ptr %66, i64 %61
  %68 = load i32, ptr %67, align 4, !tbaa !9
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds %struct.tfc_node, ptr %64, i64 %69
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #24
  store ptr %70, ptr %9, align 8, !tbaa !71
  store ptr %26, ptr %52, align 8, !tbaa !72
  store ptr %44, ptr %53, align 8, !tbaa !63
  store i32 0, ptr %54, align 8, !tbaa !9
  store i32 0, ptr %55, align 4
  call fastcc void @push(ptr noundef nonnull %0, ptr dead_on_return noundef %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #24
  %71 = add nuw nsw i64 %61, 1
  %72 = load ptr, ptr %42, align 8, !tbaa !62
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 28
  %74 = load i32, ptr %73, align 4, !tbaa !64
  %75 = sext i32 %74 to i64
  %76 = icmp slt i64 %71, %75
  br i1 %76, label %60, label %56, !llvm.loop !73

77:                                               ; preds = %56
  tail call fastcc void @settle(ptr noundef nonnull %0, ptr noundef nonnull %26, ptr noundef nonnull %44)
  br label %91

78:                                               ; preds = %87, %33
  %79 = phi i64 [ 0, %33 ], [ %89, %87 ]
  %80 = getelementptr inbounds nuw ptr, ptr %35, i64 %79
  %81 = load ptr, ptr %80, align 8, !tbaa !74
  %82 = icmp eq ptr %81, null
  br i1 %82, label %87, label %83

83:                                               ; preds = %78
  %84 = getelementptr inbounds nuw i8, ptr %81, i64 24
  %85 = load i32, ptr %84, align 8, !tbaa !75
  %86 = add nsw i32 %85, 1
  store i32 %86, ptr %84, align 8, !tbaa !75
  br label %87

87:                                               ; preds = %83, %78
  %88 = getelementptr inbounds nuw ptr, ptr %37, i64 %79
  store ptr %81, ptr %88, align 8, !tbaa !74
  %89 = add nuw nsw i64 %79, 1
  %90 = icmp eq i64 %89, %38
  br i1 %90, label %39, label %78, !llvm.loop !76

91:                                               ; preds = %77, %56, %18, %1
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %97 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %99 = icmp ne ptr %13, null
  %100 = getelementptr inbounds nuw i8, ptr %13, i64 40
  %101 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %103 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %107 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %108 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %109 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %110 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %111 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %112 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %113 = getelementptr inbounds nuw i8, ptr %7, i64 28
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %117 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %119 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %120 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %121 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %122 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %123 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %124 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %125 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %126 = getelementptr inbounds nuw i8, ptr %2, i64 28
  br label %127

127:                                              ; preds = %845, %91
  %128 = load i32, ptr %92, align 8, !tbaa !68
  %129 = icmp eq i32 %128, 0
  br i1 %129, label %130, label %856

130:                                              ; preds = %127
  %131 = load atomic i64, ptr %93 monotonic, align 8
  %132 = icmp eq i64 %131, 0
  br i1 %132, label %136, label %133

133:                                              ; preds = %130
  call fastcc void @empty_inbox(ptr noundef nonnull %0)
  %134 = load i32, ptr %92, align 8, !tbaa !68
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %136, label %856

136:                                              ; preds = %130, %133
  %137 = load i64, ptr %94, align 8, !tbaa !77
  %138 = icmp eq i64 %137, 0
  br i1 %138, label %851, label %139

139:                                              ; preds = %136
  %140 = load ptr, ptr %95, align 8, !tbaa !78
  %141 = icmp eq ptr %140, null
  br i1 %141, label %162, label %142

142:                                              ; preds = %139
  %143 = getelementptr inbounds nuw i8, ptr %140, i64 32
  %144 = load atomic i32, ptr %143 monotonic, align 8
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %146, label %856

146:                                              ; preds = %142
  %147 = getelementptr inbounds nuw i8, ptr %140, i64 16
  %148 = load i64, ptr %147, align 8, !tbaa !79
  %149 = icmp eq i64 %148, 0
  br i1 %149, label %162, label %150

150:                                              ; preds = %146
  %151 = load i64, ptr %96, align 8, !tbaa !84
  %152 = and i64 %151, 63
  %153 = icmp eq i64 %152, 0
  br i1 %153, label %154, label %162

154:                                              ; preds = %150
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #24
  %155 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %8) #24
  %156 = load i64, ptr %8, align 8, !tbaa !85
  %157 = mul nsw i64 %156, 1000000000
  %158 = load i64, ptr %97, align 8, !tbaa !87
  %159 = add nsw i64 %157, %158
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #24
  %160 = load i64, ptr %147, align 8, !tbaa !79
  %161 = icmp slt i64 %159, %160
  br i1 %161, label %162, label %856

162:                                              ; preds = %146, %150, %154, %139
  %163 = load i32, ptr %98, align 4, !tbaa !88
  %164 = icmp ne i32 %163, 0
  %165 = select i1 %164, i1 %99, i1 false
  br i1 %165, label %166, label %173

166:                                              ; preds = %162
  %167 = load ptr, ptr %100, align 8, !tbaa !89
  %168 = icmp eq ptr %167, null
  br i1 %168, label %173, label %169

169:                                              ; preds = %166
  %170 = load ptr, ptr %101, align 8, !tbaa !91
  %171 = call signext i32 %167(ptr noundef %170) #24
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %173, label %848

173:                                              ; preds = %169, %166, %162
  %174 = load ptr, ptr %102, align 8, !tbaa !92
  %175 = load i64, ptr %103, align 8, !tbaa !93
  %176 = getelementptr inbounds %struct.tfc_ready, ptr %174, i64 %175
  %177 = load ptr, ptr %176, align 8, !tbaa !71
  %178 = getelementptr inbounds nuw i8, ptr %176, i64 8
  %179 = load ptr, ptr %178, align 8, !tbaa !72
  %180 = getelementptr inbounds nuw i8, ptr %176, i64 16
  %181 = load ptr, ptr %180, align 8, !tbaa !63
  %182 = getelementptr inbounds nuw i8, ptr %176, i64 24
  %183 = load i32, ptr %182, align 8, !tbaa !9
  %184 = getelementptr inbounds nuw i8, ptr %176, i64 28
  %185 = load i32, ptr %184, align 4
  %186 = add nsw i64 %175, 1
  %187 = load i64, ptr %104, align 8, !tbaa !94
  %188 = srem i64 %186, %187
  store i64 %188, ptr %103, align 8, !tbaa !93
  %189 = load i64, ptr %94, align 8, !tbaa !77
  %190 = add nsw i64 %189, -1
  store i64 %190, ptr %94, align 8, !tbaa !77
  %191 = load i64, ptr %96, align 8, !tbaa !84
  %192 = add nsw i64 %191, 1
  store i64 %192, ptr %96, align 8, !tbaa !84
  %193 = getelementptr inbounds nuw i8, ptr %181, i64 32
  %194 = load ptr, ptr %193, align 8, !tbaa !95
  %195 = getelementptr inbounds nuw i8, ptr %177, i64 16
  %196 = load i32, ptr %195, align 4, !tbaa !96
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds ptr, ptr %194, i64 %197
  %199 = load ptr, ptr %105, align 8, !tbaa !98
  %200 = load i32, ptr %177, align 4, !tbaa !99
  switch i32 %200, label %396 [
    i32 15, label %201
    i32 14, label %295
  ]

201:                                              ; preds = %173
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #24
  store ptr %179, ptr %110, align 8
  store ptr %181, ptr %111, align 8
  store i32 %183, ptr %112, align 8
  store i32 %185, ptr %113, align 4
  store ptr %177, ptr %7, align 8, !tbaa !71
  %202 = call fastcc ptr @new_activation(ptr noundef nonnull %0, ptr dead_on_return noundef %7, ptr noundef null, i32 noundef signext 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #24
  %203 = icmp eq ptr %202, null
  br i1 %203, label %845, label %204

204:                                              ; preds = %201
  %205 = load ptr, ptr %108, align 8, !tbaa !100
  %206 = getelementptr inbounds nuw i8, ptr %177, i64 4
  %207 = load i32, ptr %206, align 4, !tbaa !101
  %208 = sext i32 %207 to i64
  %209 = getelementptr inbounds i32, ptr %205, i64 %208
  %210 = load i32, ptr %209, align 4, !tbaa !9
  %211 = getelementptr inbounds nuw i8, ptr %202, i64 40
  store i32 %210, ptr %211, align 8, !tbaa !102
  %212 = load ptr, ptr %95, align 8, !tbaa !78
  %213 = getelementptr inbounds nuw i8, ptr %212, i64 36
  br label %220

214:                                              ; preds = %220
  %215 = add nuw nsw i32 %221, 1
  %216 = icmp eq i32 %215, 100
  br i1 %216, label %217, label %220, !llvm.loop !106

217:                                              ; preds = %214
  %218 = atomicrmw xchg ptr %213, i32 2 acquire, align 4
  %219 = icmp eq i32 %218, 0
  br i1 %219, label %232, label %224

220:                                              ; preds = %214, %204
  %221 = phi i32 [ 0, %204 ], [ %215, %214 ]
  %222 = cmpxchg ptr %213, i32 0, i32 1 acquire monotonic, align 4
  %223 = extractvalue { i32, i1 } %222, 1
  br i1 %223, label %232, label %214

224:                                              ; preds = %217, %229
  %225 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %213, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  %226 = icmp eq i64 %225, 0
  br i1 %226, label %229, label %227

227:                                              ; preds = %224
  %228 = load atomic i32, ptr %213 monotonic, align 4
  br label %229

229:                                              ; preds = %227, %224
  %230 = atomicrmw xchg ptr %213, i32 2 acquire, align 4
  %231 = icmp eq i32 %230, 0
  br i1 %231, label %232, label %224, !llvm.loop !107

232:                                              ; preds = %220, %229, %217
  %233 = load ptr, ptr %95, align 8, !tbaa !78
  %234 = getelementptr inbounds nuw i8, ptr %233, i64 8
  %235 = load ptr, ptr %234, align 8, !tbaa !108
  %236 = load i32, ptr %211, align 8, !tbaa !109
  %237 = sext i32 %236 to i64
  %238 = getelementptr inbounds %struct.tfc_transfer, ptr %235, i64 %237
  %239 = load ptr, ptr %238, align 8, !tbaa !110
  %240 = icmp eq ptr %239, null
  br i1 %240, label %278, label %241

241:                                              ; preds = %232
  %242 = getelementptr inbounds nuw i8, ptr %202, i64 24
  %243 = load i64, ptr %242, align 8, !tbaa !111
  %244 = getelementptr inbounds nuw i8, ptr %239, i64 24
  %245 = load i64, ptr %244, align 8, !tbaa !111
  %246 = icmp eq i64 %245, %243
  br i1 %246, label %251, label %261

247:                                              ; preds = %261
  %248 = getelementptr inbounds nuw i8, ptr %263, i64 24
  %249 = load i64, ptr %248, align 8, !tbaa !111
  %250 = icmp eq i64 %249, %243
  br i1 %250, label %251, label %261, !llvm.loop !112

251:                                              ; preds = %247, %241
  %252 = phi ptr [ %239, %241 ], [ %263, %247 ]
  %253 = phi ptr [ %238, %241 ], [ %262, %247 ]
  %254 = getelementptr inbounds nuw i8, ptr %252, i64 44
  %255 = load i32, ptr %254, align 4, !tbaa !113
  %256 = getelementptr inbounds nuw i8, ptr %202, i64 44
  %257 = load i32, ptr %256, align 4, !tbaa !113
  %258 = icmp eq i32 %255, %257
  br i1 %258, label %265, label %259

259:                                              ; preds = %251
  %260 = load ptr, ptr %252, align 8, !tbaa !114
  br label %281

261:                                              ; preds = %241, %247
  %262 = phi ptr [ %263, %247 ], [ %239, %241 ]
  %263 = load ptr, ptr %262, align 8, !tbaa !110
  %264 = icmp eq ptr %263, null
  br i1 %264, label %278, label %247, !llvm.loop !112

265:                                              ; preds = %251
  %266 = getelementptr inbounds nuw i8, ptr %233, i64 32
  %267 = load atomic i32, ptr %266 monotonic, align 8
  %268 = icmp eq i32 %267, 0
  br i1 %268, label %269, label %278

269:                                              ; preds = %265
  %270 = getelementptr inbounds nuw i8, ptr %233, i64 28
  store i32 -1, ptr %270, align 4, !tbaa !115
  store atomic i32 13, ptr %266 monotonic, align 8
  %271 = getelementptr inbounds nuw i8, ptr %233, i64 40
  %272 = atomicrmw add ptr %271, i32 1 monotonic, align 8
  %273 = getelementptr inbounds nuw i8, ptr %233, i64 44
  %274 = load i32, ptr %273, align 4, !tbaa !116
  %275 = icmp eq i32 %274, 0
  br i1 %275, label %278, label %276

276:                                              ; preds = %269
  %277 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %271, i32 noundef signext 129, i32 noundef signext 2147483647, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  br label %278

278:                                              ; preds = %261, %276, %269, %265, %232
  %279 = phi ptr [ %238, %232 ], [ %253, %276 ], [ %253, %269 ], [ %253, %265 ], [ %262, %261 ]
  store ptr null, ptr %202, align 8, !tbaa !114
  %280 = load ptr, ptr %95, align 8, !tbaa !78
  br label %281

281:                                              ; preds = %278, %259
  %282 = phi ptr [ %233, %259 ], [ %280, %278 ]
  %283 = phi ptr [ %253, %259 ], [ %279, %278 ]
  %284 = phi ptr [ %260, %259 ], [ %202, %278 ]
  %285 = phi ptr [ %252, %259 ], [ null, %278 ]
  store ptr %284, ptr %283, align 8, !tbaa !110
  %286 = getelementptr inbounds nuw i8, ptr %202, i64 64
  store ptr %285, ptr %286, align 8, !tbaa !117
  %287 = getelementptr inbounds nuw i8, ptr %282, i64 36
  %288 = atomicrmw xchg ptr %287, i32 0 release, align 4
  %289 = icmp eq i32 %288, 2
  br i1 %289, label %290, label %292

290:                                              ; preds = %281
  %291 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %287, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  br label %292

292:                                              ; preds = %290, %281
  %293 = icmp eq ptr %285, null
  br i1 %293, label %845, label %294

294:                                              ; preds = %292
  call fastcc void @end_activation(ptr noundef nonnull %0, ptr noundef nonnull %202)
  br label %845

295:                                              ; preds = %173
  %296 = load ptr, ptr %106, align 8, !tbaa !118
  %297 = icmp eq ptr %296, null
  br i1 %297, label %304, label %298

298:                                              ; preds = %295
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #24
  %299 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %6) #24
  %300 = load i64, ptr %6, align 8, !tbaa !85
  %301 = mul nsw i64 %300, 1000000000
  %302 = load i64, ptr %107, align 8, !tbaa !87
  %303 = add nsw i64 %301, %302
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #24
  br label %304

304:                                              ; preds = %298, %295
  %305 = phi i64 [ %303, %298 ], [ 0, %295 ]
  %306 = getelementptr inbounds nuw i8, ptr %181, i64 16
  %307 = load i64, ptr %306, align 8, !tbaa !119
  %308 = getelementptr inbounds nuw i8, ptr %177, i64 4
  %309 = load i32, ptr %308, align 4, !tbaa !101
  %310 = icmp eq i32 %183, 0
  br i1 %310, label %311, label %313

311:                                              ; preds = %304
  %312 = load ptr, ptr %198, align 8, !tbaa !74
  br label %313

313:                                              ; preds = %311, %304
  %314 = phi ptr [ %312, %311 ], [ null, %304 ]
  %315 = load ptr, ptr %95, align 8, !tbaa !78
  %316 = call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef 48)
  %317 = icmp eq ptr %316, null
  br i1 %317, label %395, label %318

318:                                              ; preds = %313
  %319 = icmp eq ptr %314, null
  br i1 %319, label %324, label %320

320:                                              ; preds = %318
  %321 = getelementptr inbounds nuw i8, ptr %314, i64 24
  %322 = load i32, ptr %321, align 8, !tbaa !75
  %323 = add nsw i32 %322, 1
  store i32 %323, ptr %321, align 8, !tbaa !75
  br label %324

324:                                              ; preds = %320, %318
  %325 = load ptr, ptr %108, align 8, !tbaa !100
  %326 = sext i32 %309 to i64
  %327 = getelementptr inbounds i32, ptr %325, i64 %326
  %328 = load i32, ptr %327, align 4, !tbaa !9
  store ptr null, ptr %316, align 8, !tbaa !110
  %329 = getelementptr inbounds nuw i8, ptr %316, i64 8
  store ptr %0, ptr %329, align 8, !tbaa !120
  %330 = getelementptr inbounds nuw i8, ptr %316, i64 16
  store ptr %314, ptr %330, align 8, !tbaa !74
  %331 = getelementptr inbounds nuw i8, ptr %316, i64 24
  store i64 %307, ptr %331, align 8, !tbaa !121
  %332 = getelementptr inbounds nuw i8, ptr %316, i64 32
  store i64 0, ptr %332, align 8, !tbaa !121
  %333 = getelementptr inbounds nuw i8, ptr %316, i64 40
  store i32 %328, ptr %333, align 8, !tbaa !9
  %334 = getelementptr inbounds nuw i8, ptr %316, i64 44
  store i32 0, ptr %334, align 4, !tbaa !9
  %335 = getelementptr inbounds nuw i8, ptr %315, i64 8
  %336 = load ptr, ptr %335, align 8, !tbaa !108
  %337 = sext i32 %328 to i64
  %338 = getelementptr inbounds %struct.tfc_transfer, ptr %336, i64 %337
  %339 = getelementptr inbounds nuw i8, ptr %338, i64 8
  %340 = load i64, ptr %339, align 8, !tbaa !122
  %341 = icmp eq i64 %340, 0
  br i1 %341, label %349, label %342

342:                                              ; preds = %324
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #24
  %343 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %5) #24
  %344 = load i64, ptr %5, align 8, !tbaa !85
  %345 = mul nsw i64 %344, 1000000000
  %346 = load i64, ptr %109, align 8, !tbaa !87
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #24
  %347 = add i64 %346, %340
  %348 = add i64 %347, %345
  store i64 %348, ptr %332, align 8, !tbaa !124
  br label %349

349:                                              ; preds = %342, %324
  %350 = getelementptr inbounds nuw i8, ptr %315, i64 36
  br label %357

351:                                              ; preds = %357
  %352 = add nuw nsw i32 %358, 1
  %353 = icmp eq i32 %352, 100
  br i1 %353, label %354, label %357, !llvm.loop !106

354:                                              ; preds = %351
  %355 = atomicrmw xchg ptr %350, i32 2 acquire, align 4
  %356 = icmp eq i32 %355, 0
  br i1 %356, label %369, label %361

357:                                              ; preds = %351, %349
  %358 = phi i32 [ 0, %349 ], [ %352, %351 ]
  %359 = cmpxchg ptr %350, i32 0, i32 1 acquire monotonic, align 4
  %360 = extractvalue { i32, i1 } %359, 1
  br i1 %360, label %369, label %351

361:                                              ; preds = %354, %366
  %362 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %350, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  %363 = icmp eq i64 %362, 0
  br i1 %363, label %366, label %364

364:                                              ; preds = %361
  %365 = load atomic i32, ptr %350 monotonic, align 4
  br label %366

366:                                              ; preds = %364, %361
  %367 = atomicrmw xchg ptr %350, i32 2 acquire, align 4
  %368 = icmp eq i32 %367, 0
  br i1 %368, label %369, label %361, !llvm.loop !107

369:                                              ; preds = %357, %366, %354
  br i1 %341, label %389, label %370

370:                                              ; preds = %369
  %371 = getelementptr inbounds nuw i8, ptr %315, i64 64
  br label %372

372:                                              ; preds = %376, %370
  %373 = phi ptr [ %371, %370 ], [ %374, %376 ]
  %374 = load ptr, ptr %373, align 8, !tbaa !110
  %375 = icmp eq ptr %374, null
  br i1 %375, label %381, label %376

376:                                              ; preds = %372
  %377 = getelementptr inbounds nuw i8, ptr %374, i64 32
  %378 = load i64, ptr %377, align 8, !tbaa !124
  %379 = load i64, ptr %332, align 8, !tbaa !124
  %380 = icmp sgt i64 %378, %379
  br i1 %380, label %381, label %372, !llvm.loop !125

381:                                              ; preds = %376, %372
  store ptr %374, ptr %316, align 8, !tbaa !114
  store ptr %316, ptr %373, align 8, !tbaa !110
  %382 = getelementptr inbounds nuw i8, ptr %315, i64 40
  %383 = atomicrmw add ptr %382, i32 1 monotonic, align 8
  %384 = getelementptr inbounds nuw i8, ptr %315, i64 44
  %385 = load i32, ptr %384, align 4, !tbaa !116
  %386 = icmp eq i32 %385, 0
  br i1 %386, label %390, label %387

387:                                              ; preds = %381
  %388 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %382, i32 noundef signext 129, i32 noundef signext 2147483647, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  br label %390

389:                                              ; preds = %369
  call fastcc void @deliver(ptr noundef %315, ptr noundef nonnull %316)
  br label %390

390:                                              ; preds = %389, %387, %381
  %391 = atomicrmw xchg ptr %350, i32 0 release, align 4
  %392 = icmp eq i32 %391, 2
  br i1 %392, label %393, label %395

393:                                              ; preds = %390
  %394 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %350, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  br label %395

395:                                              ; preds = %393, %390, %313
  call fastcc void @note(ptr noundef nonnull %0, ptr noundef %179, ptr noundef %181, ptr noundef nonnull %177, i64 noundef %305)
  br label %841

396:                                              ; preds = %173
  %397 = icmp eq i32 %183, 0
  br i1 %397, label %398, label %841

398:                                              ; preds = %396
  switch i32 %200, label %841 [
    i32 1, label %399
    i32 13, label %461
    i32 0, label %538
    i32 3, label %716
    i32 2, label %774
    i32 4, label %791
    i32 5, label %791
    i32 6, label %791
    i32 7, label %791
    i32 10, label %799
    i32 11, label %812
    i32 12, label %820
  ]

399:                                              ; preds = %398
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #24
  store ptr %177, ptr %2, align 8, !tbaa !71
  store ptr %179, ptr %123, align 8, !tbaa !72
  store ptr %181, ptr %124, align 8, !tbaa !63
  store i32 0, ptr %125, align 8, !tbaa !9
  store i32 %185, ptr %126, align 4
  %400 = call fastcc ptr @new_activation(ptr noundef nonnull %0, ptr dead_on_return noundef %2, ptr noundef %198, i32 noundef signext 2)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #24
  %401 = icmp eq ptr %400, null
  br i1 %401, label %845, label %402

402:                                              ; preds = %399
  %403 = getelementptr inbounds nuw i8, ptr %177, i64 24
  %404 = load i32, ptr %403, align 4, !tbaa !126
  %405 = icmp sgt i32 %404, 0
  br i1 %405, label %406, label %457

406:                                              ; preds = %402
  %407 = getelementptr inbounds nuw i8, ptr %400, i64 80
  %408 = getelementptr inbounds nuw i8, ptr %177, i64 36
  br label %409

409:                                              ; preds = %452, %406
  %410 = phi i32 [ %404, %406 ], [ %453, %452 ]
  %411 = phi i64 [ 0, %406 ], [ %454, %452 ]
  %412 = load ptr, ptr %179, align 8, !tbaa !52
  %413 = load i32, ptr %408, align 4, !tbaa !127
  %414 = trunc nuw nsw i64 %411 to i32
  %415 = add nsw i32 %413, %414
  %416 = getelementptr inbounds nuw i8, ptr %412, i64 40
  %417 = load ptr, ptr %416, align 8, !tbaa !128
  %418 = sext i32 %415 to i64
  %419 = getelementptr inbounds i32, ptr %417, i64 %418
  %420 = load i32, ptr %419, align 4, !tbaa !9
  %421 = icmp sgt i32 %420, -1
  br i1 %421, label %422, label %437

422:                                              ; preds = %409
  %423 = zext nneg i32 %420 to i64
  %424 = getelementptr inbounds nuw ptr, ptr %198, i64 %423
  %425 = load ptr, ptr %424, align 8, !tbaa !74
  %426 = icmp eq ptr %425, null
  br i1 %426, label %427, label %431

427:                                              ; preds = %422
  %428 = load ptr, ptr %407, align 8, !tbaa !129
  %429 = and i64 %411, 4294967295
  %430 = getelementptr inbounds nuw ptr, ptr %428, i64 %429
  store ptr null, ptr %430, align 8, !tbaa !74
  br label %845

431:                                              ; preds = %422
  %432 = getelementptr inbounds nuw i8, ptr %425, i64 24
  %433 = load i32, ptr %432, align 8, !tbaa !75
  %434 = add nsw i32 %433, 1
  store i32 %434, ptr %432, align 8, !tbaa !75
  %435 = load ptr, ptr %407, align 8, !tbaa !129
  %436 = getelementptr inbounds nuw ptr, ptr %435, i64 %411
  store ptr %425, ptr %436, align 8, !tbaa !74
  br label %452

437:                                              ; preds = %409
  %438 = getelementptr inbounds nuw i8, ptr %412, i64 32
  %439 = load ptr, ptr %438, align 8, !tbaa !130
  %440 = getelementptr inbounds i64, ptr %439, i64 %418
  %441 = load i64, ptr %440, align 8, !tbaa !121
  %442 = getelementptr inbounds nuw i8, ptr %412, i64 48
  %443 = load ptr, ptr %442, align 8, !tbaa !131
  %444 = getelementptr inbounds i32, ptr %443, i64 %418
  %445 = load i32, ptr %444, align 4, !tbaa !9
  %446 = call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %441, i32 noundef signext %445)
  %447 = load ptr, ptr %407, align 8, !tbaa !129
  %448 = getelementptr inbounds nuw ptr, ptr %447, i64 %411
  store ptr %446, ptr %448, align 8, !tbaa !74
  %449 = icmp eq ptr %446, null
  br i1 %449, label %845, label %450

450:                                              ; preds = %437
  %451 = load i32, ptr %403, align 4, !tbaa !126
  br label %452

452:                                              ; preds = %450, %431
  %453 = phi i32 [ %451, %450 ], [ %410, %431 ]
  %454 = add nuw nsw i64 %411, 1
  %455 = sext i32 %453 to i64
  %456 = icmp slt i64 %454, %455
  br i1 %456, label %409, label %457, !llvm.loop !132

457:                                              ; preds = %402, %452
  %458 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %459 = load i64, ptr %458, align 8, !tbaa !133
  %460 = add nsw i64 %459, 1
  store i64 %460, ptr %458, align 8, !tbaa !133
  store ptr %400, ptr %14, align 8, !tbaa !42
  br label %856

461:                                              ; preds = %398
  %462 = load ptr, ptr %0, align 8, !tbaa !44
  %463 = getelementptr inbounds nuw i8, ptr %177, i64 4
  %464 = load i32, ptr %463, align 4, !tbaa !101
  %465 = sext i32 %464 to i64
  %466 = getelementptr inbounds %struct.tfc_graph, ptr %462, i64 %465
  %467 = getelementptr inbounds nuw i8, ptr %466, i64 24
  %468 = load ptr, ptr %467, align 8, !tbaa !46
  %469 = getelementptr inbounds nuw i8, ptr %181, i64 16
  %470 = load i64, ptr %469, align 8, !tbaa !119
  %471 = load ptr, ptr %179, align 8, !tbaa !52
  %472 = load ptr, ptr %471, align 8, !tbaa !69
  %473 = ptrtoint ptr %177 to i64
  %474 = ptrtoint ptr %472 to i64
  %475 = sub i64 %473, %474
  %476 = sdiv exact i64 %475, 44
  %477 = add nsw i64 %476, -7046029254386353131
  %478 = xor i64 %477, %470
  %479 = mul i64 %478, -49064778989728563
  %480 = lshr i64 %479, 32
  %481 = xor i64 %480, %479
  %482 = mul i64 %481, -4265267296055464877
  %483 = lshr i64 %479, 29
  %484 = xor i64 %482, %483
  %485 = call fastcc ptr @new_instance(ptr noundef nonnull %0, ptr noundef %466, ptr noundef %468, i32 noundef signext 1, i64 noundef %484)
  %486 = icmp eq ptr %485, null
  br i1 %486, label %845, label %487

487:                                              ; preds = %461
  %488 = getelementptr inbounds nuw i8, ptr %485, i64 16
  store ptr %177, ptr %488, align 8, !tbaa !134
  %489 = getelementptr inbounds nuw i8, ptr %485, i64 24
  store ptr %179, ptr %489, align 8, !tbaa !135
  %490 = getelementptr inbounds nuw i8, ptr %485, i64 40
  store ptr %181, ptr %490, align 8, !tbaa !136
  %491 = getelementptr inbounds nuw i8, ptr %466, i64 56
  %492 = load i32, ptr %491, align 8, !tbaa !58
  %493 = icmp sgt i32 %492, 0
  br i1 %493, label %494, label %498

494:                                              ; preds = %487
  %495 = getelementptr inbounds nuw i8, ptr %485, i64 112
  %496 = load ptr, ptr %495, align 8, !tbaa !60
  %497 = zext nneg i32 %492 to i64
  br label %531

498:                                              ; preds = %531, %487
  %499 = getelementptr inbounds nuw i8, ptr %485, i64 80
  %500 = load ptr, ptr %499, align 8, !tbaa !61
  %501 = getelementptr inbounds nuw i8, ptr %485, i64 8
  %502 = load ptr, ptr %501, align 8, !tbaa !62
  %503 = load ptr, ptr %500, align 8, !tbaa !63
  %504 = getelementptr inbounds nuw i8, ptr %502, i64 28
  %505 = load i32, ptr %504, align 4, !tbaa !64
  %506 = add nsw i32 %505, 1
  %507 = sext i32 %506 to i64
  %508 = getelementptr inbounds nuw i8, ptr %503, i64 8
  store i64 %507, ptr %508, align 8, !tbaa !66
  %509 = icmp sgt i32 %505, 0
  br i1 %509, label %513, label %510

510:                                              ; preds = %513, %498
  %511 = load i32, ptr %92, align 8, !tbaa !68
  %512 = icmp eq i32 %511, 0
  br i1 %512, label %530, label %845

513:                                              ; preds = %498, %513
  %514 = phi i64 [ %524, %513 ], [ 0, %498 ]
  %515 = phi ptr [ %525, %513 ], [ %502, %498 ]
  %516 = load ptr, ptr %485, align 8, !tbaa !52
  %517 = load ptr, ptr %516, align 8, !tbaa !69
  %518 = getelementptr inbounds nuw i8, ptr %515, i64 32
  %519 = load ptr, ptr %518, align 8, !tbaa !70
  %520 = getelementptr inbounds nuw i32, ptr %519, i64 %514
  %521 = load i32, ptr %520, align 4, !tbaa !9
  %522 = sext i32 %521 to i64
  %523 = getelementptr inbounds %struct.tfc_node, ptr %517, i64 %522
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #24
  store ptr %523, ptr %3, align 8, !tbaa !71
  store ptr %485, ptr %119, align 8, !tbaa !72
  store ptr %503, ptr %120, align 8, !tbaa !63
  store i32 0, ptr %121, align 8, !tbaa !9
  store i32 0, ptr %122, align 4
  call fastcc void @push(ptr noundef nonnull %0, ptr dead_on_return noundef %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #24
  %524 = add nuw nsw i64 %514, 1
  %525 = load ptr, ptr %501, align 8, !tbaa !62
  %526 = getelementptr inbounds nuw i8, ptr %525, i64 28
  %527 = load i32, ptr %526, align 4, !tbaa !64
  %528 = sext i32 %527 to i64
  %529 = icmp slt i64 %524, %528
  br i1 %529, label %513, label %510, !llvm.loop !73

530:                                              ; preds = %510
  call fastcc void @settle(ptr noundef nonnull %0, ptr noundef nonnull %485, ptr noundef nonnull %503)
  br label %845

531:                                              ; preds = %531, %494
  %532 = phi i64 [ 0, %494 ], [ %536, %531 ]
  %533 = getelementptr inbounds nuw ptr, ptr %198, i64 %532
  %534 = load ptr, ptr %533, align 8, !tbaa !74
  %535 = getelementptr inbounds nuw ptr, ptr %496, i64 %532
  store ptr %534, ptr %535, align 8, !tbaa !74
  store ptr null, ptr %533, align 8, !tbaa !74
  %536 = add nuw nsw i64 %532, 1
  %537 = icmp eq i64 %536, %497
  br i1 %537, label %498, label %531, !llvm.loop !137

538:                                              ; preds = %398
  %539 = load ptr, ptr %116, align 8, !tbaa !138
  %540 = getelementptr inbounds nuw i8, ptr %177, i64 4
  %541 = load i32, ptr %540, align 4, !tbaa !101
  %542 = sext i32 %541 to i64
  %543 = getelementptr inbounds %struct.tfc_region_use, ptr %539, i64 %542
  %544 = getelementptr inbounds nuw i8, ptr %177, i64 20
  %545 = load i32, ptr %544, align 4, !tbaa !139
  %546 = icmp sgt i32 %545, 0
  br i1 %546, label %547, label %551

547:                                              ; preds = %538
  %548 = getelementptr inbounds nuw i8, ptr %543, i64 16
  %549 = getelementptr inbounds nuw i8, ptr %543, i64 8
  %550 = zext nneg i32 %545 to i64
  br label %559

551:                                              ; preds = %572, %538
  %552 = getelementptr inbounds nuw i8, ptr %177, i64 24
  %553 = load i32, ptr %552, align 4, !tbaa !126
  %554 = icmp sgt i32 %553, 0
  br i1 %554, label %555, label %575

555:                                              ; preds = %551
  %556 = getelementptr inbounds nuw i8, ptr %543, i64 24
  %557 = getelementptr inbounds nuw i8, ptr %543, i64 8
  %558 = getelementptr inbounds nuw i8, ptr %177, i64 36
  br label %582

559:                                              ; preds = %572, %547
  %560 = phi i64 [ 0, %547 ], [ %573, %572 ]
  %561 = load ptr, ptr %548, align 8, !tbaa !140
  %562 = getelementptr inbounds nuw i32, ptr %561, i64 %560
  %563 = load i32, ptr %562, align 4, !tbaa !9
  %564 = icmp sgt i32 %563, -1
  br i1 %564, label %565, label %572

565:                                              ; preds = %559
  %566 = getelementptr inbounds nuw ptr, ptr %198, i64 %560
  %567 = load ptr, ptr %566, align 8, !tbaa !74
  %568 = load ptr, ptr %567, align 8, !tbaa !144
  %569 = load ptr, ptr %549, align 8, !tbaa !145
  %570 = zext nneg i32 %563 to i64
  %571 = getelementptr inbounds nuw ptr, ptr %569, i64 %570
  store ptr %568, ptr %571, align 8, !tbaa !35
  br label %572

572:                                              ; preds = %565, %559
  %573 = add nuw nsw i64 %560, 1
  %574 = icmp eq i64 %573, %550
  br i1 %574, label %551, label %559, !llvm.loop !146

575:                                              ; preds = %630, %551
  %576 = getelementptr inbounds nuw i8, ptr %543, i64 40
  %577 = load i64, ptr %576, align 8, !tbaa !147
  %578 = icmp sgt i64 %577, 0
  br i1 %578, label %579, label %635

579:                                              ; preds = %575
  %580 = getelementptr inbounds nuw i8, ptr %543, i64 8
  %581 = getelementptr inbounds nuw i8, ptr %543, i64 32
  br label %638

582:                                              ; preds = %630, %555
  %583 = phi i64 [ 0, %555 ], [ %631, %630 ]
  %584 = load ptr, ptr %179, align 8, !tbaa !52
  %585 = load i32, ptr %558, align 4, !tbaa !127
  %586 = trunc nuw nsw i64 %583 to i32
  %587 = add nsw i32 %585, %586
  %588 = getelementptr inbounds nuw i8, ptr %584, i64 40
  %589 = load ptr, ptr %588, align 8, !tbaa !128
  %590 = sext i32 %587 to i64
  %591 = getelementptr inbounds i32, ptr %589, i64 %590
  %592 = load i32, ptr %591, align 4, !tbaa !9
  %593 = icmp sgt i32 %592, -1
  br i1 %593, label %594, label %607

594:                                              ; preds = %582
  %595 = zext nneg i32 %592 to i64
  %596 = getelementptr inbounds nuw ptr, ptr %198, i64 %595
  %597 = load ptr, ptr %596, align 8, !tbaa !74
  %598 = icmp eq ptr %597, null
  br i1 %598, label %599, label %602

599:                                              ; preds = %594
  %600 = and i64 %583, 4294967295
  %601 = getelementptr inbounds nuw ptr, ptr %199, i64 %600
  store ptr null, ptr %601, align 8, !tbaa !74
  br label %841

602:                                              ; preds = %594
  %603 = getelementptr inbounds nuw i8, ptr %597, i64 24
  %604 = load i32, ptr %603, align 8, !tbaa !75
  %605 = add nsw i32 %604, 1
  store i32 %605, ptr %603, align 8, !tbaa !75
  %606 = getelementptr inbounds nuw ptr, ptr %199, i64 %583
  store ptr %597, ptr %606, align 8, !tbaa !74
  br label %619

607:                                              ; preds = %582
  %608 = getelementptr inbounds nuw i8, ptr %584, i64 32
  %609 = load ptr, ptr %608, align 8, !tbaa !130
  %610 = getelementptr inbounds i64, ptr %609, i64 %590
  %611 = load i64, ptr %610, align 8, !tbaa !121
  %612 = getelementptr inbounds nuw i8, ptr %584, i64 48
  %613 = load ptr, ptr %612, align 8, !tbaa !131
  %614 = getelementptr inbounds i32, ptr %613, i64 %590
  %615 = load i32, ptr %614, align 4, !tbaa !9
  %616 = call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %611, i32 noundef signext %615)
  %617 = getelementptr inbounds nuw ptr, ptr %199, i64 %583
  store ptr %616, ptr %617, align 8, !tbaa !74
  %618 = icmp eq ptr %616, null
  br i1 %618, label %841, label %619

619:                                              ; preds = %607, %602
  %620 = phi ptr [ %597, %602 ], [ %616, %607 ]
  %621 = load ptr, ptr %556, align 8, !tbaa !148
  %622 = getelementptr inbounds nuw i32, ptr %621, i64 %583
  %623 = load i32, ptr %622, align 4, !tbaa !9
  %624 = icmp sgt i32 %623, -1
  br i1 %624, label %625, label %630

625:                                              ; preds = %619
  %626 = load ptr, ptr %620, align 8, !tbaa !144
  %627 = load ptr, ptr %557, align 8, !tbaa !145
  %628 = zext nneg i32 %623 to i64
  %629 = getelementptr inbounds nuw ptr, ptr %627, i64 %628
  store ptr %626, ptr %629, align 8, !tbaa !35
  br label %630

630:                                              ; preds = %625, %619
  %631 = add nuw nsw i64 %583, 1
  %632 = load i32, ptr %552, align 4, !tbaa !126
  %633 = sext i32 %632 to i64
  %634 = icmp slt i64 %631, %633
  br i1 %634, label %582, label %575, !llvm.loop !149

635:                                              ; preds = %638, %575
  %636 = load ptr, ptr %106, align 8, !tbaa !118
  %637 = icmp eq ptr %636, null
  br i1 %637, label %662, label %656

638:                                              ; preds = %638, %579
  %639 = phi i64 [ 0, %579 ], [ %654, %638 ]
  %640 = load ptr, ptr %580, align 8, !tbaa !145
  %641 = load ptr, ptr %581, align 8, !tbaa !150
  %642 = getelementptr inbounds nuw %struct.tfc_move, ptr %641, i64 %639
  %643 = getelementptr inbounds nuw i8, ptr %642, i64 4
  %644 = load i32, ptr %643, align 4, !tbaa !151
  %645 = sext i32 %644 to i64
  %646 = getelementptr inbounds ptr, ptr %640, i64 %645
  %647 = load ptr, ptr %646, align 8, !tbaa !35
  %648 = getelementptr inbounds nuw i8, ptr %642, i64 8
  %649 = load i64, ptr %648, align 8, !tbaa !153
  %650 = getelementptr inbounds i8, ptr %647, i64 %649
  %651 = load i32, ptr %642, align 8, !tbaa !154
  %652 = sext i32 %651 to i64
  %653 = getelementptr inbounds ptr, ptr %640, i64 %652
  store ptr %650, ptr %653, align 8, !tbaa !35
  %654 = add nuw nsw i64 %639, 1
  %655 = icmp eq i64 %654, %577
  br i1 %655, label %635, label %638, !llvm.loop !155

656:                                              ; preds = %635
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #24
  %657 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %4) #24
  %658 = load i64, ptr %4, align 8, !tbaa !85
  %659 = mul nsw i64 %658, 1000000000
  %660 = load i64, ptr %117, align 8, !tbaa !87
  %661 = add nsw i64 %659, %660
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #24
  br label %662

662:                                              ; preds = %656, %635
  %663 = phi i64 [ %661, %656 ], [ 0, %635 ]
  %664 = getelementptr inbounds nuw i8, ptr %543, i64 48
  %665 = load i64, ptr %664, align 8, !tbaa !156
  %666 = icmp ne i64 %665, 0
  %667 = zext i1 %666 to i32
  %668 = load i32, ptr %118, align 8, !tbaa !157
  %669 = or i32 %668, %667
  store i32 %669, ptr %118, align 8, !tbaa !157
  %670 = load ptr, ptr %543, align 8, !tbaa !158
  %671 = icmp eq ptr %670, null
  br i1 %671, label %672, label %673

672:                                              ; preds = %662
  call fastcc void @note(ptr noundef nonnull %0, ptr noundef %179, ptr noundef %181, ptr noundef nonnull %177, i64 noundef %663)
  br label %677

673:                                              ; preds = %662
  %674 = call signext i32 @tfc_walk(ptr noundef nonnull %670)
  call fastcc void @note(ptr noundef nonnull %0, ptr noundef %179, ptr noundef %181, ptr noundef nonnull %177, i64 noundef %663)
  %675 = icmp eq i32 %674, 0
  br i1 %675, label %677, label %676

676:                                              ; preds = %673
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef signext %674, i32 noundef signext 0, ptr noundef %179, ptr noundef nonnull %177)
  br label %677

677:                                              ; preds = %672, %676, %673
  %678 = load i32, ptr %552, align 4, !tbaa !126
  %679 = icmp sgt i32 %678, 0
  br i1 %679, label %680, label %841

680:                                              ; preds = %677
  %681 = getelementptr inbounds nuw i8, ptr %543, i64 24
  %682 = getelementptr inbounds nuw i8, ptr %543, i64 8
  br label %683

683:                                              ; preds = %711, %680
  %684 = phi i32 [ %678, %680 ], [ %712, %711 ]
  %685 = phi i64 [ 0, %680 ], [ %713, %711 ]
  %686 = load ptr, ptr %681, align 8, !tbaa !148
  %687 = getelementptr inbounds nuw i32, ptr %686, i64 %685
  %688 = load i32, ptr %687, align 4, !tbaa !9
  %689 = icmp slt i32 %688, -1
  br i1 %689, label %690, label %711

690:                                              ; preds = %683
  %691 = getelementptr inbounds nuw ptr, ptr %199, i64 %685
  %692 = load ptr, ptr %691, align 8, !tbaa !74
  %693 = load ptr, ptr %692, align 8, !tbaa !144
  %694 = load ptr, ptr %682, align 8, !tbaa !145
  %695 = sub nuw nsw i32 -2, %688
  %696 = zext nneg i32 %695 to i64
  %697 = getelementptr inbounds nuw ptr, ptr %694, i64 %696
  %698 = load ptr, ptr %697, align 8, !tbaa !35
  %699 = getelementptr inbounds nuw i8, ptr %692, i64 16
  %700 = load i64, ptr %699, align 8, !tbaa !31
  %701 = icmp sgt i64 %700, 0
  br i1 %701, label %702, label %711

702:                                              ; preds = %690, %702
  %703 = phi i64 [ %707, %702 ], [ 0, %690 ]
  %704 = getelementptr inbounds nuw i8, ptr %698, i64 %703
  %705 = load i8, ptr %704, align 1, !tbaa !159
  %706 = getelementptr inbounds nuw i8, ptr %693, i64 %703
  store i8 %705, ptr %706, align 1, !tbaa !159
  %707 = add nuw nsw i64 %703, 1
  %708 = icmp eq i64 %707, %700
  br i1 %708, label %709, label %702, !llvm.loop !160

709:                                              ; preds = %702
  %710 = load i32, ptr %552, align 4, !tbaa !126
  br label %711

711:                                              ; preds = %709, %690, %683
  %712 = phi i32 [ %710, %709 ], [ %684, %690 ], [ %684, %683 ]
  %713 = add nuw nsw i64 %685, 1
  %714 = sext i32 %712 to i64
  %715 = icmp slt i64 %713, %714
  br i1 %715, label %683, label %841, !llvm.loop !161

716:                                              ; preds = %398
  %717 = load ptr, ptr %179, align 8, !tbaa !52
  %718 = getelementptr inbounds nuw i8, ptr %717, i64 16
  %719 = load ptr, ptr %718, align 8, !tbaa !162
  %720 = getelementptr inbounds nuw i8, ptr %177, i64 40
  %721 = load i32, ptr %720, align 4, !tbaa !163
  br label %722

722:                                              ; preds = %722, %716
  %723 = phi i64 [ %727, %722 ], [ 0, %716 ]
  %724 = getelementptr inbounds nuw ptr, ptr %198, i64 %723
  %725 = load ptr, ptr %724, align 8, !tbaa !74
  %726 = icmp eq ptr %725, null
  %727 = add nuw nsw i64 %723, 1
  br i1 %726, label %722, label %728, !llvm.loop !164

728:                                              ; preds = %722
  %729 = sext i32 %721 to i64
  %730 = getelementptr inbounds i32, ptr %719, i64 %729
  %731 = trunc nuw nsw i64 %723 to i32
  %732 = getelementptr inbounds nuw i8, ptr %725, i64 24
  %733 = load i32, ptr %732, align 8, !tbaa !75
  %734 = add nsw i32 %733, 1
  store i32 %734, ptr %732, align 8, !tbaa !75
  store ptr %725, ptr %199, align 8, !tbaa !74
  %735 = getelementptr inbounds nuw i8, ptr %199, i64 8
  store ptr null, ptr %735, align 8, !tbaa !74
  %736 = getelementptr inbounds nuw i8, ptr %730, i64 4
  %737 = load i32, ptr %736, align 4, !tbaa !9
  %738 = getelementptr inbounds nuw i8, ptr %730, i64 8
  %739 = load i32, ptr %738, align 4, !tbaa !9
  %740 = icmp eq i32 %737, %739
  br i1 %740, label %841, label %741

741:                                              ; preds = %728
  %742 = getelementptr inbounds nuw i8, ptr %177, i64 36
  %743 = load i32, ptr %742, align 4, !tbaa !127
  %744 = add nsw i32 %743, 1
  %745 = getelementptr inbounds nuw i8, ptr %717, i64 40
  %746 = load ptr, ptr %745, align 8, !tbaa !128
  %747 = sext i32 %744 to i64
  %748 = getelementptr inbounds i32, ptr %746, i64 %747
  %749 = load i32, ptr %748, align 4, !tbaa !9
  %750 = icmp sgt i32 %749, -1
  br i1 %750, label %751, label %760

751:                                              ; preds = %741
  %752 = zext nneg i32 %749 to i64
  %753 = getelementptr inbounds nuw ptr, ptr %198, i64 %752
  %754 = load ptr, ptr %753, align 8, !tbaa !74
  %755 = icmp eq ptr %754, null
  br i1 %755, label %841, label %756

756:                                              ; preds = %751
  %757 = getelementptr inbounds nuw i8, ptr %754, i64 24
  %758 = load i32, ptr %757, align 8, !tbaa !75
  %759 = add nsw i32 %758, 1
  store i32 %759, ptr %757, align 8, !tbaa !75
  store ptr %754, ptr %735, align 8, !tbaa !74
  br label %771

760:                                              ; preds = %741
  %761 = getelementptr inbounds nuw i8, ptr %717, i64 32
  %762 = load ptr, ptr %761, align 8, !tbaa !130
  %763 = getelementptr inbounds i64, ptr %762, i64 %747
  %764 = load i64, ptr %763, align 8, !tbaa !121
  %765 = getelementptr inbounds nuw i8, ptr %717, i64 48
  %766 = load ptr, ptr %765, align 8, !tbaa !131
  %767 = getelementptr inbounds i32, ptr %766, i64 %747
  %768 = load i32, ptr %767, align 4, !tbaa !9
  %769 = call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %764, i32 noundef signext %768)
  store ptr %769, ptr %735, align 8, !tbaa !74
  %770 = icmp eq ptr %769, null
  br i1 %770, label %841, label %771

771:                                              ; preds = %760, %756
  %772 = phi ptr [ %754, %756 ], [ %769, %760 ]
  %773 = load ptr, ptr %772, align 8, !tbaa !144
  store i32 %731, ptr %773, align 4, !tbaa !9
  br label %841

774:                                              ; preds = %398
  %775 = load ptr, ptr %198, align 8, !tbaa !74
  %776 = icmp eq ptr %775, null
  br i1 %776, label %781, label %777

777:                                              ; preds = %774
  %778 = getelementptr inbounds nuw i8, ptr %775, i64 24
  %779 = load i32, ptr %778, align 8, !tbaa !75
  %780 = add nsw i32 %779, 1
  store i32 %780, ptr %778, align 8, !tbaa !75
  br label %781

781:                                              ; preds = %777, %774
  %782 = getelementptr inbounds nuw i8, ptr %198, i64 8
  %783 = load ptr, ptr %782, align 8, !tbaa !74
  %784 = load ptr, ptr %783, align 8, !tbaa !144
  %785 = load i8, ptr %784, align 1, !tbaa !159
  %786 = icmp eq i8 %785, 0
  %787 = select i1 %786, ptr %775, ptr null
  store ptr %787, ptr %199, align 8, !tbaa !74
  %788 = icmp eq ptr %787, null
  %789 = select i1 %788, ptr %775, ptr null
  %790 = getelementptr inbounds nuw i8, ptr %199, i64 8
  store ptr %789, ptr %790, align 8, !tbaa !74
  br label %841

791:                                              ; preds = %398, %398, %398, %398
  %792 = load ptr, ptr %198, align 8, !tbaa !74
  %793 = icmp eq ptr %792, null
  br i1 %793, label %798, label %794

794:                                              ; preds = %791
  %795 = getelementptr inbounds nuw i8, ptr %792, i64 24
  %796 = load i32, ptr %795, align 8, !tbaa !75
  %797 = add nsw i32 %796, 1
  store i32 %797, ptr %795, align 8, !tbaa !75
  br label %798

798:                                              ; preds = %794, %791
  store ptr %792, ptr %199, align 8, !tbaa !74
  br label %841

799:                                              ; preds = %398
  %800 = load ptr, ptr %115, align 8, !tbaa !165
  %801 = getelementptr inbounds nuw i8, ptr %177, i64 4
  %802 = load i32, ptr %801, align 4, !tbaa !101
  %803 = sext i32 %802 to i64
  %804 = getelementptr inbounds ptr, ptr %800, i64 %803
  %805 = load ptr, ptr %804, align 8, !tbaa !74
  %806 = icmp eq ptr %805, null
  br i1 %806, label %811, label %807

807:                                              ; preds = %799
  %808 = getelementptr inbounds nuw i8, ptr %805, i64 24
  %809 = load i32, ptr %808, align 8, !tbaa !75
  %810 = add nsw i32 %809, 1
  store i32 %810, ptr %808, align 8, !tbaa !75
  br label %811

811:                                              ; preds = %807, %799
  store ptr %805, ptr %199, align 8, !tbaa !74
  br label %841

812:                                              ; preds = %398
  %813 = getelementptr inbounds nuw i8, ptr %179, i64 112
  %814 = load ptr, ptr %813, align 8, !tbaa !60
  %815 = getelementptr inbounds nuw i8, ptr %177, i64 4
  %816 = load i32, ptr %815, align 4, !tbaa !101
  %817 = sext i32 %816 to i64
  %818 = getelementptr inbounds ptr, ptr %814, i64 %817
  %819 = load ptr, ptr %818, align 8, !tbaa !74
  store ptr %819, ptr %199, align 8, !tbaa !74
  store ptr null, ptr %818, align 8, !tbaa !74
  br label %841

820:                                              ; preds = %398
  %821 = load ptr, ptr %198, align 8, !tbaa !74
  %822 = icmp eq ptr %821, null
  br i1 %822, label %827, label %823

823:                                              ; preds = %820
  %824 = getelementptr inbounds nuw i8, ptr %821, i64 24
  %825 = load i32, ptr %824, align 8, !tbaa !75
  %826 = add nsw i32 %825, 1
  store i32 %826, ptr %824, align 8, !tbaa !75
  br label %827

827:                                              ; preds = %823, %820
  %828 = getelementptr inbounds nuw i8, ptr %179, i64 120
  %829 = load ptr, ptr %828, align 8, !tbaa !166
  %830 = getelementptr inbounds nuw i8, ptr %177, i64 4
  %831 = load i32, ptr %830, align 4, !tbaa !101
  %832 = sext i32 %831 to i64
  %833 = getelementptr inbounds ptr, ptr %829, i64 %832
  store ptr %821, ptr %833, align 8, !tbaa !74
  %834 = getelementptr inbounds nuw i8, ptr %179, i64 24
  %835 = load ptr, ptr %834, align 8, !tbaa !135
  %836 = icmp eq ptr %835, null
  br i1 %836, label %837, label %841

837:                                              ; preds = %827
  %838 = load ptr, ptr %198, align 8, !tbaa !74
  %839 = load ptr, ptr %114, align 8, !tbaa !167
  %840 = getelementptr inbounds ptr, ptr %839, i64 %832
  store ptr %838, ptr %840, align 8, !tbaa !74
  br label %841

841:                                              ; preds = %607, %711, %771, %760, %751, %728, %677, %599, %837, %827, %812, %811, %798, %781, %398, %396, %395
  %842 = load i32, ptr %92, align 8, !tbaa !68
  %843 = icmp eq i32 %842, 0
  br i1 %843, label %844, label %845

844:                                              ; preds = %841
  call fastcc void @complete(ptr noundef nonnull %0, ptr noundef %179, ptr noundef %181, ptr noundef nonnull %177, ptr noundef %199, i32 noundef signext %183)
  br label %845

845:                                              ; preds = %437, %530, %510, %461, %427, %399, %201, %292, %294, %841, %844
  %846 = load ptr, ptr %14, align 8, !tbaa !42
  %847 = icmp eq ptr %846, null
  br i1 %847, label %127, label %856, !llvm.loop !168

848:                                              ; preds = %169
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef signext 1, i32 noundef signext 1, ptr noundef null, ptr noundef null)
  %849 = load i32, ptr %92, align 8, !tbaa !68
  %850 = icmp eq i32 %849, 0
  br i1 %850, label %851, label %856

851:                                              ; preds = %136, %848
  %852 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %853 = load i64, ptr %852, align 8, !tbaa !169
  %854 = icmp eq i64 %853, 0
  %855 = select i1 %854, i32 0, i32 -2
  br label %856

856:                                              ; preds = %127, %133, %142, %154, %845, %457, %848, %851
  %857 = phi i32 [ %849, %848 ], [ %855, %851 ], [ -1, %457 ], [ %134, %133 ], [ %128, %127 ], [ -2, %142 ], [ -1, %845 ], [ -2, %154 ]
  ret i32 %857
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @empty_inbox(ptr noundef captures(none) %0) unnamed_addr #4 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %3 = load ptr, ptr %2, align 8, !tbaa !78
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 36
  br label %11

5:                                                ; preds = %11
  %6 = add nuw nsw i32 %12, 1
  %7 = icmp eq i32 %6, 100
  br i1 %7, label %8, label %11, !llvm.loop !106

8:                                                ; preds = %5
  %9 = atomicrmw xchg ptr %4, i32 2 acquire, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %23, label %15

11:                                               ; preds = %5, %1
  %12 = phi i32 [ 0, %1 ], [ %6, %5 ]
  %13 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %14 = extractvalue { i32, i1 } %13, 1
  br i1 %14, label %23, label %5

15:                                               ; preds = %8, %20
  %16 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %4, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %20, label %18

18:                                               ; preds = %15
  %19 = load atomic i32, ptr %4 monotonic, align 4
  br label %20

20:                                               ; preds = %18, %15
  %21 = atomicrmw xchg ptr %4, i32 2 acquire, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %15, !llvm.loop !107

23:                                               ; preds = %11, %20, %8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %25 = atomicrmw xchg ptr %24, i64 0 monotonic, align 8
  %26 = inttoptr i64 %25 to ptr
  %27 = load ptr, ptr %2, align 8, !tbaa !78
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 36
  %29 = atomicrmw xchg ptr %28, i32 0 release, align 4
  %30 = icmp eq i32 %29, 2
  br i1 %30, label %31, label %33

31:                                               ; preds = %23
  %32 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %28, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  br label %33

33:                                               ; preds = %23, %31
  %34 = icmp eq i64 %25, 0
  br i1 %34, label %60, label %38

35:                                               ; preds = %38
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 192
  br label %43

38:                                               ; preds = %33, %38
  %39 = phi ptr [ %41, %38 ], [ %26, %33 ]
  %40 = phi ptr [ %39, %38 ], [ null, %33 ]
  %41 = load ptr, ptr %39, align 8, !tbaa !114
  store ptr %40, ptr %39, align 8, !tbaa !114
  %42 = icmp eq ptr %41, null
  br i1 %42, label %35, label %38, !llvm.loop !170

43:                                               ; preds = %35, %58
  %44 = phi ptr [ %39, %35 ], [ %48, %58 ]
  %45 = load i32, ptr %36, align 8, !tbaa !68
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %60

47:                                               ; preds = %43
  %48 = load ptr, ptr %44, align 8, !tbaa !114
  %49 = getelementptr inbounds nuw i8, ptr %44, i64 44
  %50 = load i32, ptr %49, align 4, !tbaa !113
  switch i32 %50, label %57 [
    i32 0, label %51
    i32 2, label %54
  ]

51:                                               ; preds = %47
  %52 = getelementptr inbounds nuw i8, ptr %44, i64 16
  %53 = load ptr, ptr %52, align 8, !tbaa !171
  tail call fastcc void @drop(ptr noundef nonnull %0, ptr noundef %53)
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef nonnull %44, i64 noundef 48)
  br label %58, !llvm.loop !172

54:                                               ; preds = %47
  %55 = load i64, ptr %37, align 8, !tbaa !133
  %56 = add nsw i64 %55, -1
  store i64 %56, ptr %37, align 8, !tbaa !133
  br label %57

57:                                               ; preds = %47, %54
  tail call fastcc void @end_activation(ptr noundef nonnull %0, ptr noundef nonnull %44)
  br label %58

58:                                               ; preds = %57, %51
  %59 = icmp eq ptr %48, null
  br i1 %59, label %60, label %43

60:                                               ; preds = %43, %58, %33
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @fail(ptr noundef captures(none) %0, i32 noundef signext range(i32 1, 0) %1, i32 noundef signext range(i32 0, 6) %2, ptr noundef readonly captures(address_is_null) %3, ptr noundef %4) unnamed_addr #5 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %7 = load i32, ptr %6, align 8, !tbaa !68
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %34

9:                                                ; preds = %5
  store i32 %1, ptr %6, align 8, !tbaa !68
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 116
  store i32 %2, ptr %10, align 4, !tbaa !173
  %11 = icmp eq ptr %3, null
  br i1 %11, label %12, label %14

12:                                               ; preds = %9
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i32 -1, ptr %13, align 8, !tbaa !174
  br label %31

14:                                               ; preds = %9
  %15 = load ptr, ptr %3, align 8, !tbaa !52
  %16 = load ptr, ptr %0, align 8, !tbaa !44
  %17 = ptrtoint ptr %15 to i64
  %18 = ptrtoint ptr %16 to i64
  %19 = sub i64 %17, %18
  %20 = lshr exact i64 %19, 6
  %21 = trunc i64 %20 to i32
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i32 %21, ptr %22, align 8, !tbaa !174
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
  store i32 %32, ptr %33, align 4, !tbaa !175
  br label %34

34:                                               ; preds = %5, %31
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: nounwind uwtable
define void @tfc_finish(ptr noundef captures(none) %0, ptr noundef %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %4 = load i64, ptr %3, align 8, !tbaa !133
  %5 = add nsw i64 %4, -1
  store i64 %5, ptr %3, align 8, !tbaa !133
  tail call fastcc void @end_activation(ptr noundef %0, ptr noundef %1)
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @end_activation(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #3 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %4 = load ptr, ptr %3, align 8, !tbaa !176
  %5 = load ptr, ptr %4, align 8, !tbaa !52
  %6 = load ptr, ptr %5, align 8, !tbaa !69
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %8 = load i32, ptr %7, align 4, !tbaa !177
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_node, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %12 = load i64, ptr %11, align 8, !tbaa !169
  %13 = add nsw i64 %12, -1
  store i64 %13, ptr %11, align 8, !tbaa !169
  %14 = load i32, ptr %10, align 4, !tbaa !99
  %15 = icmp eq i32 %14, 15
  br i1 %15, label %16, label %119

16:                                               ; preds = %2
  %17 = load ptr, ptr %0, align 8, !tbaa !44
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %19 = load i32, ptr %18, align 8, !tbaa !178
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds %struct.tfc_graph, ptr %17, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %23 = load ptr, ptr %22, align 8, !tbaa !117
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %25 = load ptr, ptr %24, align 8, !tbaa !171
  %26 = icmp eq ptr %25, null
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 56
  br i1 %26, label %28, label %29

28:                                               ; preds = %16
  store i32 1, ptr %27, align 8, !tbaa !179
  br label %67

29:                                               ; preds = %16
  %30 = load i32, ptr %27, align 8, !tbaa !179
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %67

32:                                               ; preds = %29
  %33 = getelementptr inbounds nuw i8, ptr %21, i64 32
  %34 = load ptr, ptr %33, align 8, !tbaa !130
  %35 = getelementptr inbounds nuw i8, ptr %10, i64 36
  %36 = load i32, ptr %35, align 4, !tbaa !127
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i64, ptr %34, i64 %37
  %39 = load i64, ptr %38, align 8, !tbaa !121
  %40 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %41 = load i64, ptr %40, align 8, !tbaa !31
  %42 = icmp eq i64 %39, %41
  br i1 %42, label %44, label %43

43:                                               ; preds = %32
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef signext 13, i32 noundef signext 5, ptr noundef nonnull %4, ptr noundef nonnull %10)
  br label %67

44:                                               ; preds = %32
  %45 = getelementptr inbounds nuw i8, ptr %21, i64 48
  %46 = load ptr, ptr %45, align 8, !tbaa !131
  %47 = getelementptr inbounds i32, ptr %46, i64 %37
  %48 = load i32, ptr %47, align 4, !tbaa !9
  %49 = tail call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %39, i32 noundef signext %48)
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %51 = load ptr, ptr %50, align 8, !tbaa !129
  store ptr %49, ptr %51, align 8, !tbaa !74
  %52 = icmp eq ptr %49, null
  br i1 %52, label %67, label %53

53:                                               ; preds = %44
  %54 = load ptr, ptr %49, align 8, !tbaa !144
  %55 = load ptr, ptr %24, align 8, !tbaa !171
  %56 = load ptr, ptr %55, align 8, !tbaa !144
  %57 = getelementptr inbounds nuw i8, ptr %55, i64 16
  %58 = load i64, ptr %57, align 8, !tbaa !31
  %59 = icmp sgt i64 %58, 0
  br i1 %59, label %60, label %67

60:                                               ; preds = %53, %60
  %61 = phi i64 [ %65, %60 ], [ 0, %53 ]
  %62 = getelementptr inbounds nuw i8, ptr %56, i64 %61
  %63 = load i8, ptr %62, align 1, !tbaa !159
  %64 = getelementptr inbounds nuw i8, ptr %54, i64 %61
  store i8 %63, ptr %64, align 1, !tbaa !159
  %65 = add nuw nsw i64 %61, 1
  %66 = icmp eq i64 %65, %58
  br i1 %66, label %67, label %60, !llvm.loop !160

67:                                               ; preds = %60, %53, %44, %43, %29, %28
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %69 = load ptr, ptr %68, align 8, !tbaa !78
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 36
  br label %77

71:                                               ; preds = %77
  %72 = add nuw nsw i32 %78, 1
  %73 = icmp eq i32 %72, 100
  br i1 %73, label %74, label %77, !llvm.loop !106

74:                                               ; preds = %71
  %75 = atomicrmw xchg ptr %70, i32 2 acquire, align 4
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %89, label %81

77:                                               ; preds = %71, %67
  %78 = phi i32 [ 0, %67 ], [ %72, %71 ]
  %79 = cmpxchg ptr %70, i32 0, i32 1 acquire monotonic, align 4
  %80 = extractvalue { i32, i1 } %79, 1
  br i1 %80, label %89, label %71

81:                                               ; preds = %74, %86
  %82 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %70, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  %83 = icmp eq i64 %82, 0
  br i1 %83, label %86, label %84

84:                                               ; preds = %81
  %85 = load atomic i32, ptr %70 monotonic, align 4
  br label %86

86:                                               ; preds = %84, %81
  %87 = atomicrmw xchg ptr %70, i32 2 acquire, align 4
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %89, label %81, !llvm.loop !107

89:                                               ; preds = %77, %86, %74
  %90 = load ptr, ptr %68, align 8, !tbaa !78
  %91 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %92 = load ptr, ptr %91, align 8, !tbaa !180
  %93 = getelementptr inbounds nuw i8, ptr %92, i64 208
  %94 = load atomic i64, ptr %93 monotonic, align 8
  %95 = inttoptr i64 %94 to ptr
  store ptr %95, ptr %23, align 8, !tbaa !114
  %96 = ptrtoint ptr %23 to i64
  store atomic i64 %96, ptr %93 monotonic, align 8
  %97 = getelementptr inbounds nuw i8, ptr %92, i64 172
  %98 = load i32, ptr %97, align 4, !tbaa !181
  %99 = icmp eq i32 %98, 2
  br i1 %99, label %100, label %112

100:                                              ; preds = %89
  %101 = getelementptr inbounds nuw i8, ptr %23, i64 44
  %102 = load i32, ptr %101, align 4, !tbaa !113
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %112, label %104

104:                                              ; preds = %100
  store i32 0, ptr %97, align 4, !tbaa !181
  %105 = getelementptr inbounds nuw i8, ptr %90, i64 40
  %106 = atomicrmw add ptr %105, i32 1 monotonic, align 8
  %107 = getelementptr inbounds nuw i8, ptr %90, i64 44
  %108 = load i32, ptr %107, align 4, !tbaa !116
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %112, label %110

110:                                              ; preds = %104
  %111 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %105, i32 noundef signext 129, i32 noundef signext 2147483647, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  br label %112

112:                                              ; preds = %110, %104, %100, %89
  %113 = load ptr, ptr %68, align 8, !tbaa !78
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 36
  %115 = atomicrmw xchg ptr %114, i32 0 release, align 4
  %116 = icmp eq i32 %115, 2
  br i1 %116, label %117, label %119

117:                                              ; preds = %112
  %118 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %114, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  br label %119

119:                                              ; preds = %117, %112, %2
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %121 = load i32, ptr %120, align 8, !tbaa !68
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %123, label %138

123:                                              ; preds = %119
  %124 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %125 = load ptr, ptr %124, align 8, !tbaa !182
  %126 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %127 = load i64, ptr %126, align 8, !tbaa !183
  tail call fastcc void @note(ptr noundef nonnull %0, ptr noundef nonnull %4, ptr noundef %125, ptr noundef nonnull %10, i64 noundef %127)
  %128 = load ptr, ptr %124, align 8, !tbaa !182
  %129 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %130 = load ptr, ptr %129, align 8, !tbaa !129
  %131 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %132 = load i32, ptr %131, align 8, !tbaa !179
  tail call fastcc void @complete(ptr noundef nonnull %0, ptr noundef nonnull %4, ptr noundef %128, ptr noundef nonnull %10, ptr noundef %130, i32 noundef signext %132)
  %133 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %134 = load i32, ptr %133, align 4, !tbaa !126
  %135 = sext i32 %134 to i64
  %136 = shl nsw i64 %135, 3
  %137 = add nsw i64 %136, 104
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %137)
  br label %138

138:                                              ; preds = %119, %123
  ret void
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_drive(ptr noundef %0, ptr noundef captures(none) %1) local_unnamed_addr #3 {
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 36
  br label %12

6:                                                ; preds = %12
  %7 = add nuw nsw i32 %13, 1
  %8 = icmp eq i32 %7, 100
  br i1 %8, label %9, label %12, !llvm.loop !106

9:                                                ; preds = %6
  %10 = atomicrmw xchg ptr %5, i32 2 acquire, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %24, label %16

12:                                               ; preds = %6, %2
  %13 = phi i32 [ 0, %2 ], [ %7, %6 ]
  %14 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %15 = extractvalue { i32, i1 } %14, 1
  br i1 %15, label %24, label %6

16:                                               ; preds = %9, %21
  %17 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %5, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %21, label %19

19:                                               ; preds = %16
  %20 = load atomic i32, ptr %5 monotonic, align 4
  br label %21

21:                                               ; preds = %19, %16
  %22 = atomicrmw xchg ptr %5, i32 2 acquire, align 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %16, !llvm.loop !107

24:                                               ; preds = %12, %21, %9
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %26 = load i32, ptr %25, align 4, !tbaa !184
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %40

28:                                               ; preds = %24
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %30 = load i32, ptr %29, align 8, !tbaa !186
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %40, label %32

32:                                               ; preds = %28
  store i32 0, ptr %29, align 8, !tbaa !186
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %34 = atomicrmw add ptr %33, i32 1 monotonic, align 8
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %36 = load i32, ptr %35, align 4, !tbaa !116
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %40, label %38

38:                                               ; preds = %32
  %39 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %33, i32 noundef signext 129, i32 noundef signext 2147483647, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  br label %40

40:                                               ; preds = %38, %32, %28, %24
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %42 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %44 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 52
  br label %54

54:                                               ; preds = %265, %40
  %55 = load i32, ptr %1, align 4, !tbaa !187
  %56 = icmp slt i32 %55, 0
  br i1 %56, label %57, label %130

57:                                               ; preds = %54
  %58 = load ptr, ptr %41, align 8, !tbaa !188
  %59 = icmp eq ptr %58, null
  br i1 %59, label %75, label %60

60:                                               ; preds = %57, %70
  %61 = phi ptr [ %73, %70 ], [ %58, %57 ]
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 32
  %63 = load i64, ptr %62, align 8, !tbaa !124
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #24
  %64 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %4) #24
  %65 = load i64, ptr %4, align 8, !tbaa !85
  %66 = mul nsw i64 %65, 1000000000
  %67 = load i64, ptr %42, align 8, !tbaa !87
  %68 = add nsw i64 %66, %67
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #24
  %69 = icmp sgt i64 %63, %68
  br i1 %69, label %75, label %70

70:                                               ; preds = %60
  %71 = load ptr, ptr %41, align 8, !tbaa !188
  %72 = load ptr, ptr %71, align 8, !tbaa !114
  store ptr %72, ptr %41, align 8, !tbaa !188
  call fastcc void @deliver(ptr noundef nonnull %0, ptr noundef nonnull %71)
  %73 = load ptr, ptr %41, align 8, !tbaa !188
  %74 = icmp eq ptr %73, null
  br i1 %74, label %75, label %60, !llvm.loop !189

75:                                               ; preds = %70, %60, %57
  %76 = load i64, ptr %43, align 8, !tbaa !79
  %77 = icmp eq i64 %76, 0
  br i1 %77, label %95, label %78

78:                                               ; preds = %75
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #24
  %79 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %3) #24
  %80 = load i64, ptr %3, align 8, !tbaa !85
  %81 = mul nsw i64 %80, 1000000000
  %82 = load i64, ptr %44, align 8, !tbaa !87
  %83 = add nsw i64 %81, %82
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #24
  %84 = load i64, ptr %43, align 8, !tbaa !79
  %85 = icmp slt i64 %83, %84
  br i1 %85, label %95, label %86

86:                                               ; preds = %78
  %87 = load atomic i32, ptr %45 monotonic, align 8
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %89, label %95

89:                                               ; preds = %86
  store i32 -1, ptr %46, align 4, !tbaa !115
  store atomic i32 4, ptr %45 monotonic, align 8
  %90 = atomicrmw add ptr %47, i32 1 monotonic, align 8
  %91 = load i32, ptr %48, align 4, !tbaa !116
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %95, label %93

93:                                               ; preds = %89
  %94 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %47, i32 noundef signext 129, i32 noundef signext 2147483647, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  br label %95

95:                                               ; preds = %93, %89, %86, %78, %75
  %96 = load atomic i32, ptr %45 seq_cst, align 4, !tbaa !190
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %98, label %127

98:                                               ; preds = %95
  %99 = load i32, ptr %49, align 8, !tbaa !186
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %127

101:                                              ; preds = %98
  %102 = load i32, ptr %50, align 4, !tbaa !191
  %103 = load i32, ptr %51, align 8, !tbaa !192
  %104 = icmp sgt i32 %103, 0
  br i1 %104, label %105, label %120

105:                                              ; preds = %101
  %106 = load ptr, ptr %0, align 8, !tbaa !193
  br label %110

107:                                              ; preds = %110
  %108 = add nuw nsw i32 %111, 1
  %109 = icmp eq i32 %108, %103
  br i1 %109, label %120, label %110, !llvm.loop !194

110:                                              ; preds = %107, %105
  %111 = phi i32 [ 0, %105 ], [ %108, %107 ]
  %112 = add nsw i32 %111, %102
  %113 = srem i32 %112, %103
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds ptr, ptr %106, i64 %114
  %116 = load ptr, ptr %115, align 8, !tbaa !120
  %117 = getelementptr inbounds nuw i8, ptr %116, i64 172
  %118 = load i32, ptr %117, align 4, !tbaa !181
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %121, label %107

120:                                              ; preds = %107, %101
  store i32 -1, ptr %1, align 4, !tbaa !187
  br label %212

121:                                              ; preds = %110
  store i32 %113, ptr %1, align 4, !tbaa !187
  %122 = icmp slt i32 %113, 0
  br i1 %122, label %212, label %123

123:                                              ; preds = %121
  %124 = getelementptr inbounds nuw i8, ptr %116, i64 172
  store i32 1, ptr %124, align 4, !tbaa !181
  %125 = load i32, ptr %52, align 8, !tbaa !195
  %126 = add nsw i32 %125, 1
  store i32 %126, ptr %52, align 8, !tbaa !195
  br label %127

127:                                              ; preds = %123, %98, %95
  %128 = load i32, ptr %1, align 4, !tbaa !187
  %129 = icmp sgt i32 %128, -1
  br i1 %129, label %130, label %212

130:                                              ; preds = %54, %127
  %131 = atomicrmw xchg ptr %5, i32 0 release, align 4
  %132 = icmp eq i32 %131, 2
  br i1 %132, label %133, label %135

133:                                              ; preds = %130
  %134 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %5, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  br label %135

135:                                              ; preds = %130, %133
  %136 = load ptr, ptr %0, align 8, !tbaa !193
  %137 = load i32, ptr %1, align 4, !tbaa !187
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds ptr, ptr %136, i64 %138
  %140 = load ptr, ptr %139, align 8, !tbaa !120
  %141 = call signext i32 @tfc_execute(ptr noundef %140)
  %142 = icmp eq i32 %141, -1
  br i1 %142, label %283, label %149

143:                                              ; preds = %149
  %144 = add nuw nsw i32 %150, 1
  %145 = icmp eq i32 %144, 100
  br i1 %145, label %146, label %149, !llvm.loop !106

146:                                              ; preds = %143
  %147 = atomicrmw xchg ptr %5, i32 2 acquire, align 4
  %148 = icmp eq i32 %147, 0
  br i1 %148, label %161, label %153

149:                                              ; preds = %135, %143
  %150 = phi i32 [ %144, %143 ], [ 0, %135 ]
  %151 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %152 = extractvalue { i32, i1 } %151, 1
  br i1 %152, label %161, label %143

153:                                              ; preds = %146, %158
  %154 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %5, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  %155 = icmp eq i64 %154, 0
  br i1 %155, label %158, label %156

156:                                              ; preds = %153
  %157 = load atomic i32, ptr %5 monotonic, align 4
  br label %158

158:                                              ; preds = %156, %153
  %159 = atomicrmw xchg ptr %5, i32 2 acquire, align 4
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %161, label %153, !llvm.loop !107

161:                                              ; preds = %149, %158, %146
  %162 = load ptr, ptr %0, align 8, !tbaa !193
  %163 = load i32, ptr %1, align 4, !tbaa !187
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds ptr, ptr %162, i64 %164
  %166 = load ptr, ptr %165, align 8, !tbaa !120
  %167 = icmp eq i32 %141, 0
  br i1 %167, label %191, label %168

168:                                              ; preds = %161
  %169 = getelementptr inbounds nuw i8, ptr %166, i64 208
  %170 = load atomic ptr, ptr %169 seq_cst, align 8, !tbaa !196
  %171 = icmp eq ptr %170, null
  br i1 %171, label %172, label %177

172:                                              ; preds = %168
  %173 = getelementptr inbounds nuw i8, ptr %166, i64 232
  %174 = load i64, ptr %173, align 8, !tbaa !77
  %175 = icmp eq i64 %174, 0
  %176 = select i1 %175, i32 2, i32 0
  br label %177

177:                                              ; preds = %172, %168
  %178 = phi i32 [ %176, %172 ], [ 0, %168 ]
  %179 = getelementptr inbounds nuw i8, ptr %166, i64 172
  store i32 %178, ptr %179, align 4, !tbaa !181
  %180 = icmp sgt i32 %141, 0
  br i1 %180, label %181, label %195

181:                                              ; preds = %177
  %182 = load i32, ptr %1, align 4, !tbaa !187
  %183 = load atomic i32, ptr %45 monotonic, align 8
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %185, label %195

185:                                              ; preds = %181
  store i32 %182, ptr %46, align 4, !tbaa !115
  store atomic i32 %141, ptr %45 monotonic, align 8
  %186 = atomicrmw add ptr %47, i32 1 monotonic, align 8
  %187 = load i32, ptr %48, align 4, !tbaa !116
  %188 = icmp eq i32 %187, 0
  br i1 %188, label %195, label %189

189:                                              ; preds = %185
  %190 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %47, i32 noundef signext 129, i32 noundef signext 2147483647, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  br label %195

191:                                              ; preds = %161
  %192 = getelementptr inbounds nuw i8, ptr %166, i64 172
  store i32 3, ptr %192, align 4, !tbaa !181
  %193 = load i32, ptr %53, align 4, !tbaa !197
  %194 = add nsw i32 %193, 1
  store i32 %194, ptr %53, align 4, !tbaa !197
  br label %195

195:                                              ; preds = %191, %189, %185, %181, %177
  store i32 -1, ptr %1, align 4, !tbaa !187
  %196 = load i32, ptr %52, align 8, !tbaa !195
  %197 = add nsw i32 %196, -1
  store i32 %197, ptr %52, align 8, !tbaa !195
  %198 = icmp eq i32 %197, 0
  br i1 %198, label %206, label %199

199:                                              ; preds = %195
  %200 = load atomic i32, ptr %45 seq_cst, align 4, !tbaa !190
  %201 = icmp eq i32 %200, 0
  br i1 %201, label %202, label %206

202:                                              ; preds = %199
  %203 = load i32, ptr %53, align 4, !tbaa !197
  %204 = load i32, ptr %51, align 8, !tbaa !192
  %205 = icmp eq i32 %203, %204
  br i1 %205, label %206, label %265

206:                                              ; preds = %202, %199, %195
  %207 = atomicrmw add ptr %47, i32 1 monotonic, align 8
  %208 = load i32, ptr %48, align 4, !tbaa !116
  %209 = icmp eq i32 %208, 0
  br i1 %209, label %265, label %210

210:                                              ; preds = %206
  %211 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %47, i32 noundef signext 129, i32 noundef signext 2147483647, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  br label %265

212:                                              ; preds = %120, %121, %127
  %213 = load atomic i32, ptr %45 seq_cst, align 4, !tbaa !190
  %214 = icmp eq i32 %213, 0
  br i1 %214, label %215, label %219

215:                                              ; preds = %212
  %216 = load i32, ptr %53, align 4, !tbaa !197
  %217 = load i32, ptr %51, align 8, !tbaa !192
  %218 = icmp eq i32 %216, %217
  br i1 %218, label %219, label %225

219:                                              ; preds = %212, %215
  %220 = load i32, ptr %25, align 4, !tbaa !184
  %221 = icmp eq i32 %220, 0
  br i1 %221, label %222, label %272

222:                                              ; preds = %219
  %223 = load i32, ptr %52, align 8, !tbaa !195
  %224 = icmp eq i32 %223, 0
  br i1 %224, label %272, label %270

225:                                              ; preds = %215
  %226 = load i32, ptr %52, align 8, !tbaa !195
  %227 = icmp eq i32 %226, 0
  br i1 %227, label %228, label %270

228:                                              ; preds = %225
  %229 = load ptr, ptr %41, align 8, !tbaa !188
  %230 = icmp eq ptr %229, null
  br i1 %230, label %231, label %270

231:                                              ; preds = %228
  %232 = icmp sgt i32 %217, 0
  br i1 %232, label %233, label %256

233:                                              ; preds = %231
  %234 = load ptr, ptr %0, align 8, !tbaa !193
  %235 = zext nneg i32 %217 to i64
  br label %239

236:                                              ; preds = %239
  %237 = add nuw nsw i64 %240, 1
  %238 = icmp eq i64 %237, %235
  br i1 %238, label %249, label %239, !llvm.loop !194

239:                                              ; preds = %236, %233
  %240 = phi i64 [ %237, %236 ], [ 0, %233 ]
  %241 = getelementptr inbounds nuw ptr, ptr %234, i64 %240
  %242 = load ptr, ptr %241, align 8, !tbaa !120
  %243 = getelementptr inbounds nuw i8, ptr %242, i64 172
  %244 = load i32, ptr %243, align 4, !tbaa !181
  %245 = icmp eq i32 %244, 0
  br i1 %245, label %270, label %236

246:                                              ; preds = %249
  %247 = add nuw nsw i64 %250, 1
  %248 = icmp eq i64 %247, %235
  br i1 %248, label %256, label %249, !llvm.loop !198

249:                                              ; preds = %236, %246
  %250 = phi i64 [ %247, %246 ], [ 0, %236 ]
  %251 = getelementptr inbounds nuw ptr, ptr %234, i64 %250
  %252 = load ptr, ptr %251, align 8, !tbaa !120
  %253 = getelementptr inbounds nuw i8, ptr %252, i64 192
  %254 = load i64, ptr %253, align 8, !tbaa !133
  %255 = icmp eq i64 %254, 0
  br i1 %255, label %246, label %266

256:                                              ; preds = %246, %231
  %257 = load atomic i32, ptr %45 monotonic, align 8
  %258 = icmp eq i32 %257, 0
  br i1 %258, label %259, label %265

259:                                              ; preds = %256
  store i32 -1, ptr %46, align 4, !tbaa !115
  store atomic i32 13, ptr %45 monotonic, align 8
  %260 = atomicrmw add ptr %47, i32 1 monotonic, align 8
  %261 = load i32, ptr %48, align 4, !tbaa !116
  %262 = icmp eq i32 %261, 0
  br i1 %262, label %265, label %263

263:                                              ; preds = %259
  %264 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %47, i32 noundef signext 129, i32 noundef signext 2147483647, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  br label %265

265:                                              ; preds = %263, %259, %256, %202, %206, %210, %270
  br label %54

266:                                              ; preds = %249
  %267 = load i32, ptr %25, align 4, !tbaa !184
  %268 = icmp eq i32 %267, 0
  br i1 %268, label %269, label %270

269:                                              ; preds = %266
  store i32 1, ptr %49, align 8, !tbaa !186
  br label %277

270:                                              ; preds = %239, %225, %228, %266, %222
  %271 = call fastcc signext i32 @sleep_a_while(ptr noundef %0)
  br label %265

272:                                              ; preds = %219, %222
  %273 = load i32, ptr %49, align 8, !tbaa !186
  %274 = icmp eq i32 %273, 0
  br i1 %274, label %275, label %277

275:                                              ; preds = %272
  %276 = load atomic i32, ptr %45 seq_cst, align 4, !tbaa !190
  br label %277

277:                                              ; preds = %269, %272, %275
  %278 = phi i32 [ %276, %275 ], [ -2, %272 ], [ -2, %269 ]
  %279 = atomicrmw xchg ptr %5, i32 0 release, align 4
  %280 = icmp eq i32 %279, 2
  br i1 %280, label %281, label %283

281:                                              ; preds = %277
  %282 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %5, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  br label %283

283:                                              ; preds = %135, %281, %277
  %284 = phi i32 [ %278, %281 ], [ %278, %277 ], [ -1, %135 ]
  ret i32 %284
}

; Function Attrs: nounwind uwtable
define internal fastcc signext range(i32 0, 2) i32 @sleep_a_while(ptr noundef %0) unnamed_addr #3 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %5 = load i64, ptr %4, align 8, !tbaa !79
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %7 = load ptr, ptr %6, align 8, !tbaa !188
  %8 = icmp eq ptr %7, null
  br i1 %8, label %15, label %9

9:                                                ; preds = %1
  %10 = icmp eq i64 %5, 0
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %12 = load i64, ptr %11, align 8, !tbaa !124
  %13 = tail call i64 @llvm.smin.i64(i64 %12, i64 %5)
  %14 = select i1 %10, i64 %12, i64 %13
  br label %15

15:                                               ; preds = %9, %1
  %16 = phi i64 [ %5, %1 ], [ %14, %9 ]
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %18 = load atomic i32, ptr %17 monotonic, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %20 = load i32, ptr %19, align 4, !tbaa !116
  %21 = add nsw i32 %20, 1
  store i32 %21, ptr %19, align 4, !tbaa !116
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %23 = atomicrmw xchg ptr %22, i32 0 release, align 4
  %24 = icmp eq i32 %23, 2
  br i1 %24, label %25, label %27

25:                                               ; preds = %15
  %26 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %22, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  br label %27

27:                                               ; preds = %15, %25
  %28 = icmp eq i64 %16, 0
  br i1 %28, label %29, label %31

29:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #24
  store i64 0, ptr %2, align 8, !tbaa !85
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i64 -1, ptr %30, align 8, !tbaa !87
  br label %46

31:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #24
  %32 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %3) #24
  %33 = load i64, ptr %3, align 8, !tbaa !85
  %34 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %35 = load i64, ptr %34, align 8, !tbaa !87
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #24
  %36 = mul i64 %33, -1000000000
  %37 = sub i64 %16, %35
  %38 = add i64 %37, %36
  %39 = icmp slt i64 %38, 1
  br i1 %39, label %56, label %40

40:                                               ; preds = %31
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #24
  %41 = freeze i64 %38
  %42 = udiv i64 %41, 1000000000
  store i64 %42, ptr %2, align 8, !tbaa !85
  %43 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %44 = mul i64 %42, 1000000000
  %45 = sub i64 %41, %44
  store i64 %45, ptr %43, align 8, !tbaa !87
  br label %46

46:                                               ; preds = %40, %29
  %47 = phi ptr [ null, %29 ], [ %2, %40 ]
  %48 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %17, i32 noundef signext 128, i32 noundef signext %18, ptr noundef %47, ptr noundef null, i32 noundef signext 0) #24
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %54, label %50

50:                                               ; preds = %46
  %51 = load atomic i32, ptr %17 monotonic, align 4
  %52 = icmp ne i32 %51, %18
  %53 = zext i1 %52 to i32
  br label %54

54:                                               ; preds = %46, %50
  %55 = phi i32 [ %53, %50 ], [ 1, %46 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #24
  br label %56

56:                                               ; preds = %31, %54
  %57 = phi i32 [ %55, %54 ], [ 0, %31 ]
  br label %64

58:                                               ; preds = %64
  %59 = add nuw nsw i32 %65, 1
  %60 = icmp eq i32 %59, 100
  br i1 %60, label %61, label %64, !llvm.loop !106

61:                                               ; preds = %58
  %62 = atomicrmw xchg ptr %22, i32 2 acquire, align 4
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %76, label %68

64:                                               ; preds = %58, %56
  %65 = phi i32 [ 0, %56 ], [ %59, %58 ]
  %66 = cmpxchg ptr %22, i32 0, i32 1 acquire monotonic, align 4
  %67 = extractvalue { i32, i1 } %66, 1
  br i1 %67, label %76, label %58

68:                                               ; preds = %61, %73
  %69 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %22, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %73, label %71

71:                                               ; preds = %68
  %72 = load atomic i32, ptr %22 monotonic, align 4
  br label %73

73:                                               ; preds = %71, %68
  %74 = atomicrmw xchg ptr %22, i32 2 acquire, align 4
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %68, !llvm.loop !107

76:                                               ; preds = %64, %73, %61
  %77 = load i32, ptr %19, align 4, !tbaa !116
  %78 = add nsw i32 %77, -1
  store i32 %78, ptr %19, align 4, !tbaa !116
  ret i32 %57
}

; Function Attrs: nounwind uwtable
define void @tfc_await(ptr noundef %0) local_unnamed_addr #3 {
  %2 = alloca %struct.timespec, align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 36
  br label %10

4:                                                ; preds = %10
  %5 = add nuw nsw i32 %11, 1
  %6 = icmp eq i32 %5, 100
  br i1 %6, label %7, label %10, !llvm.loop !106

7:                                                ; preds = %4
  %8 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %22, label %14

10:                                               ; preds = %4, %1
  %11 = phi i32 [ 0, %1 ], [ %5, %4 ]
  %12 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %13 = extractvalue { i32, i1 } %12, 1
  br i1 %13, label %22, label %4

14:                                               ; preds = %7, %19
  %15 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %19, label %17

17:                                               ; preds = %14
  %18 = load atomic i32, ptr %3 monotonic, align 4
  br label %19

19:                                               ; preds = %17, %14
  %20 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %14, !llvm.loop !107

22:                                               ; preds = %10, %19, %7
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %25

25:                                               ; preds = %44, %22
  %26 = load atomic i32, ptr %23 seq_cst, align 4, !tbaa !190
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %47

28:                                               ; preds = %25
  %29 = load i32, ptr %24, align 8, !tbaa !192
  %30 = icmp sgt i32 %29, 0
  br i1 %30, label %31, label %44

31:                                               ; preds = %28
  %32 = load ptr, ptr %0, align 8, !tbaa !193
  %33 = zext nneg i32 %29 to i64
  br label %37

34:                                               ; preds = %37
  %35 = add nuw nsw i64 %38, 1
  %36 = icmp eq i64 %35, %33
  br i1 %36, label %44, label %37, !llvm.loop !194

37:                                               ; preds = %34, %31
  %38 = phi i64 [ %35, %34 ], [ 0, %31 ]
  %39 = getelementptr inbounds nuw ptr, ptr %32, i64 %38
  %40 = load ptr, ptr %39, align 8, !tbaa !120
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 172
  %42 = load i32, ptr %41, align 4, !tbaa !181
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %47, label %34

44:                                               ; preds = %34, %28
  %45 = tail call fastcc signext i32 @sleep_a_while(ptr noundef %0)
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %25, !llvm.loop !199

47:                                               ; preds = %25, %44, %37
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %49 = load i64, ptr %48, align 8, !tbaa !79
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %72, label %51

51:                                               ; preds = %47
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #24
  %52 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %2) #24
  %53 = load i64, ptr %2, align 8, !tbaa !85
  %54 = mul nsw i64 %53, 1000000000
  %55 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %56 = load i64, ptr %55, align 8, !tbaa !87
  %57 = add nsw i64 %54, %56
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #24
  %58 = load i64, ptr %48, align 8, !tbaa !79
  %59 = icmp slt i64 %57, %58
  br i1 %59, label %72, label %60

60:                                               ; preds = %51
  %61 = load atomic i32, ptr %23 monotonic, align 8
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %72

63:                                               ; preds = %60
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 28
  store i32 -1, ptr %64, align 4, !tbaa !115
  store atomic i32 4, ptr %23 monotonic, align 8
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %66 = atomicrmw add ptr %65, i32 1 monotonic, align 8
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %68 = load i32, ptr %67, align 4, !tbaa !116
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %72, label %70

70:                                               ; preds = %63
  %71 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %65, i32 noundef signext 129, i32 noundef signext 2147483647, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  br label %72

72:                                               ; preds = %47, %51, %60, %63, %70
  %73 = atomicrmw xchg ptr %3, i32 0 release, align 4
  %74 = icmp eq i32 %73, 2
  br i1 %74, label %75, label %77

75:                                               ; preds = %72
  %76 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  br label %77

77:                                               ; preds = %72, %75
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_complete(ptr noundef %0, ptr noundef %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 36
  br label %10

4:                                                ; preds = %10
  %5 = add nuw nsw i32 %11, 1
  %6 = icmp eq i32 %5, 100
  br i1 %6, label %7, label %10, !llvm.loop !106

7:                                                ; preds = %4
  %8 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %22, label %14

10:                                               ; preds = %4, %2
  %11 = phi i32 [ 0, %2 ], [ %5, %4 ]
  %12 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %13 = extractvalue { i32, i1 } %12, 1
  br i1 %13, label %22, label %4

14:                                               ; preds = %7, %19
  %15 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %19, label %17

17:                                               ; preds = %14
  %18 = load atomic i32, ptr %3 monotonic, align 4
  br label %19

19:                                               ; preds = %17, %14
  %20 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %14, !llvm.loop !107

22:                                               ; preds = %10, %19, %7
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %24 = load ptr, ptr %23, align 8, !tbaa !180
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 208
  %26 = load atomic i64, ptr %25 monotonic, align 8
  %27 = inttoptr i64 %26 to ptr
  store ptr %27, ptr %1, align 8, !tbaa !114
  %28 = ptrtoint ptr %1 to i64
  store atomic i64 %28, ptr %25 monotonic, align 8
  %29 = getelementptr inbounds nuw i8, ptr %24, i64 172
  %30 = load i32, ptr %29, align 4, !tbaa !181
  %31 = icmp eq i32 %30, 2
  br i1 %31, label %32, label %44

32:                                               ; preds = %22
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %34 = load i32, ptr %33, align 4, !tbaa !113
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %44, label %36

36:                                               ; preds = %32
  store i32 0, ptr %29, align 4, !tbaa !181
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %38 = atomicrmw add ptr %37, i32 1 monotonic, align 8
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %40 = load i32, ptr %39, align 4, !tbaa !116
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %44, label %42

42:                                               ; preds = %36
  %43 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %37, i32 noundef signext 129, i32 noundef signext 2147483647, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  br label %44

44:                                               ; preds = %22, %32, %36, %42
  %45 = atomicrmw xchg ptr %3, i32 0 release, align 4
  %46 = icmp eq i32 %45, 2
  br i1 %46, label %47, label %49

47:                                               ; preds = %44
  %48 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  br label %49

49:                                               ; preds = %44, %47
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_abort(ptr noundef %0, i32 noundef signext %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 36
  br label %10

4:                                                ; preds = %10
  %5 = add nuw nsw i32 %11, 1
  %6 = icmp eq i32 %5, 100
  br i1 %6, label %7, label %10, !llvm.loop !106

7:                                                ; preds = %4
  %8 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %22, label %14

10:                                               ; preds = %4, %2
  %11 = phi i32 [ 0, %2 ], [ %5, %4 ]
  %12 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %13 = extractvalue { i32, i1 } %12, 1
  br i1 %13, label %22, label %4

14:                                               ; preds = %7, %19
  %15 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %19, label %17

17:                                               ; preds = %14
  %18 = load atomic i32, ptr %3 monotonic, align 4
  br label %19

19:                                               ; preds = %17, %14
  %20 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %14, !llvm.loop !107

22:                                               ; preds = %10, %19, %7
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %24 = load atomic i32, ptr %23 monotonic, align 8
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %35

26:                                               ; preds = %22
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 28
  store i32 -1, ptr %27, align 4, !tbaa !115
  store atomic i32 %1, ptr %23 monotonic, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %29 = atomicrmw add ptr %28, i32 1 monotonic, align 8
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %31 = load i32, ptr %30, align 4, !tbaa !116
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %35, label %33

33:                                               ; preds = %26
  %34 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %28, i32 noundef signext 129, i32 noundef signext 2147483647, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  br label %35

35:                                               ; preds = %22, %26, %33
  %36 = atomicrmw xchg ptr %3, i32 0 release, align 4
  %37 = icmp eq i32 %36, 2
  br i1 %37, label %38, label %40

38:                                               ; preds = %35
  %39 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  br label %40

40:                                               ; preds = %35, %38
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define ptr @tfc_block_data(ptr noundef readonly captures(none) %0) local_unnamed_addr #7 {
  %2 = load ptr, ptr %0, align 8, !tbaa !200
  %3 = ptrtoint ptr %2 to i64
  %4 = add i64 %3, 63
  %5 = and i64 %4, -64
  %6 = inttoptr i64 %5 to ptr
  ret ptr %6
}

; Function Attrs: mustprogress nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define void @tfc_block_free(ptr noundef captures(none) %0) local_unnamed_addr #8 {
  tail call void @free(ptr noundef %0) #24
  ret void
}

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #9

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define signext i32 @tfc_monitor_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #10 {
  %2 = load atomic i32, ptr %0 monotonic, align 8
  ret i32 %2
}

; Function Attrs: nounwind uwtable
define void @tfc_monitor_trace(ptr noundef captures(none) %0, i32 noundef signext %1, i32 noundef signext %2) local_unnamed_addr #3 {
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = zext i32 %1 to i64
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %8 = load i64, ptr %7, align 8, !tbaa !202
  %9 = icmp sgt i64 %8, %6
  br i1 %9, label %10, label %81

10:                                               ; preds = %3
  switch i32 %2, label %75 [
    i32 0, label %11
    i32 1, label %44
  ]

11:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #24
  %12 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %5) #24
  %13 = load i64, ptr %5, align 8, !tbaa !85
  %14 = mul nsw i64 %13, 1000000000
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !87
  %17 = add nsw i64 %14, %16
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #24
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %19 = load ptr, ptr %18, align 8, !tbaa !206
  %20 = getelementptr inbounds nuw %struct.tfc_runs, ptr %19, i64 %6
  %21 = load i64, ptr %20, align 8, !tbaa !207
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %25

23:                                               ; preds = %11
  %24 = getelementptr inbounds nuw i8, ptr %20, i64 16
  store i64 %17, ptr %24, align 8, !tbaa !209
  br label %25

25:                                               ; preds = %23, %11
  %26 = getelementptr inbounds nuw i8, ptr %20, i64 24
  store i64 %17, ptr %26, align 8, !tbaa !210
  %27 = add nsw i64 %21, 1
  store i64 %27, ptr %20, align 8, !tbaa !207
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %29 = load i64, ptr %28, align 8, !tbaa !211
  %30 = icmp slt i64 %21, %29
  br i1 %30, label %31, label %81

31:                                               ; preds = %25
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %33 = load i64, ptr %32, align 8, !tbaa !212
  %34 = add nsw i64 %33, 1
  store i64 %34, ptr %32, align 8, !tbaa !212
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %36 = load i64, ptr %35, align 8, !tbaa !213
  %37 = icmp slt i64 %33, %36
  br i1 %37, label %38, label %81

38:                                               ; preds = %31
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %40 = load ptr, ptr %39, align 8, !tbaa !214
  %41 = getelementptr inbounds %struct.tfc_event, ptr %40, i64 %33
  store i64 %17, ptr %41, align 8, !tbaa !121
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 8
  store i64 0, ptr %42, align 8, !tbaa !121
  %43 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 %6, ptr %43, align 8, !tbaa !121
  br label %81

44:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #24
  %45 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %4) #24
  %46 = load i64, ptr %4, align 8, !tbaa !85
  %47 = mul nsw i64 %46, 1000000000
  %48 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %49 = load i64, ptr %48, align 8, !tbaa !87
  %50 = add nsw i64 %47, %49
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #24
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %52 = load ptr, ptr %51, align 8, !tbaa !206
  %53 = getelementptr inbounds nuw %struct.tfc_runs, ptr %52, i64 %6
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 24
  %55 = load i64, ptr %54, align 8, !tbaa !210
  %56 = sub i64 %50, %55
  %57 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %58 = load i64, ptr %57, align 8, !tbaa !215
  %59 = add nsw i64 %56, %58
  store i64 %59, ptr %57, align 8, !tbaa !215
  store i64 %50, ptr %54, align 8, !tbaa !210
  %60 = load i64, ptr %53, align 8, !tbaa !207
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %62 = load i64, ptr %61, align 8, !tbaa !211
  %63 = icmp sgt i64 %60, %62
  br i1 %63, label %81, label %64

64:                                               ; preds = %44
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %66 = load i64, ptr %65, align 8, !tbaa !212
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %68 = load i64, ptr %67, align 8, !tbaa !213
  %69 = icmp sgt i64 %66, %68
  br i1 %69, label %81, label %70

70:                                               ; preds = %64
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %72 = load ptr, ptr %71, align 8, !tbaa !214
  %73 = getelementptr %struct.tfc_event, ptr %72, i64 %66
  %74 = getelementptr i8, ptr %73, i64 -16
  store i64 %50, ptr %74, align 8, !tbaa !216
  br label %81

75:                                               ; preds = %10
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %77 = load ptr, ptr %76, align 8, !tbaa !206
  %78 = getelementptr inbounds nuw %struct.tfc_runs, ptr %77, i64 %6
  %79 = load i64, ptr %78, align 8, !tbaa !207
  %80 = add nsw i64 %79, 1
  store i64 %80, ptr %78, align 8, !tbaa !207
  br label %81

81:                                               ; preds = %70, %64, %44, %38, %31, %25, %75, %3
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define range(i64 320, 274877907201) i64 @tfc_pool_bytes(i32 noundef signext %0) local_unnamed_addr #11 {
  %2 = zext i32 %0 to i64
  %3 = shl nuw nsw i64 %2, 6
  %4 = add nuw nsw i64 %3, 320
  ret i64 %4
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_pool_start(ptr noundef initializes((4, 8), (64, 68), (128, 140), (144, 152), (192, 196), (288, 292)) %0, i32 noundef signext %1, i32 noundef signext %2) local_unnamed_addr #3 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %2, ptr %4, align 4, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 288
  store i32 0, ptr %5, align 32, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i32 0, ptr %6, align 32, !tbaa !159
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i32 0, ptr %7, align 32, !tbaa !159
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i32 0, ptr %8, align 4, !tbaa !159
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i32 0, ptr %9, align 8, !tbaa !159
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store i32 0, ptr %10, align 32, !tbaa !159
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %11, align 16, !tbaa !159
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store ptr %0, ptr %13, align 16, !tbaa !218
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
  store ptr %0, ptr %21, align 16, !tbaa !218
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 24
  %23 = tail call signext i32 @pthread_create(ptr noundef nonnull %22, ptr noundef null, ptr noundef nonnull @worker_main, ptr noundef nonnull %20) #24
  %24 = icmp eq i32 %23, 0
  %25 = add nuw nsw i64 %17, 1
  br i1 %24, label %16, label %26

26:                                               ; preds = %19
  %27 = trunc nuw i64 %17 to i32
  br label %28

28:                                               ; preds = %16, %26
  %29 = phi i32 [ %27, %26 ], [ %14, %16 ]
  store i32 %29, ptr %0, align 64, !tbaa !9
  ret i32 %29
}

; Function Attrs: nounwind
declare signext i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #12

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @worker_main(ptr noundef %0) #3 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 16, !tbaa !218
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

15:                                               ; preds = %62, %1
  %16 = phi i32 [ 0, %1 ], [ %43, %62 ]
  %17 = load i32, ptr %10, align 4, !tbaa !9
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %27, label %23

19:                                               ; preds = %23
  %20 = add nuw i32 %24, 1
  %21 = load i32, ptr %10, align 4, !tbaa !9
  %22 = icmp ult i32 %20, %21
  br i1 %22, label %23, label %27, !llvm.loop !220

23:                                               ; preds = %15, %19
  %24 = phi i32 [ %20, %19 ], [ 0, %15 ]
  %25 = load atomic i32, ptr %11 acquire, align 64
  %26 = icmp eq i32 %25, %16
  br i1 %26, label %19, label %42

27:                                               ; preds = %19, %15
  %28 = atomicrmw add ptr %12, i32 1 seq_cst, align 4
  %29 = load atomic i32, ptr %11 seq_cst, align 64
  %30 = icmp eq i32 %29, %16
  br i1 %30, label %31, label %39

31:                                               ; preds = %27, %36
  %32 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %11, i32 noundef signext 128, i32 noundef signext %16, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %36, label %34

34:                                               ; preds = %31
  %35 = load atomic i32, ptr %11 monotonic, align 4
  br label %36

36:                                               ; preds = %34, %31
  %37 = load atomic i32, ptr %11 seq_cst, align 64
  %38 = icmp eq i32 %37, %16
  br i1 %38, label %31, label %39, !llvm.loop !221

39:                                               ; preds = %36, %27
  %40 = phi i32 [ %29, %27 ], [ %37, %36 ]
  %41 = atomicrmw sub ptr %12, i32 1 seq_cst, align 4
  br label %42

42:                                               ; preds = %23, %39
  %43 = phi i32 [ %40, %39 ], [ %25, %23 ]
  %44 = load atomic i32, ptr %13 seq_cst, align 8
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %47, label %46

46:                                               ; preds = %42
  ret ptr null

47:                                               ; preds = %42
  %48 = load atomic i32, ptr %14 monotonic, align 64
  br label %49

49:                                               ; preds = %52, %47
  %50 = phi i32 [ %48, %47 ], [ %56, %52 ]
  %51 = icmp sgt i32 %50, -1
  br i1 %51, label %62, label %52

52:                                               ; preds = %49
  %53 = add nsw i32 %50, 1
  %54 = cmpxchg weak ptr %14, i32 %50, i32 %53 acquire monotonic, align 64
  %55 = extractvalue { i32, i1 } %54, 1
  %56 = extractvalue { i32, i1 } %54, 0
  br i1 %55, label %57, label %49, !llvm.loop !222

57:                                               ; preds = %52
  tail call fastcc void @work(ptr noundef %3, i32 noundef signext %9)
  %58 = atomicrmw sub ptr %14, i32 1 release, align 64
  %59 = icmp eq i32 %58, 1073741825
  br i1 %59, label %60, label %62

60:                                               ; preds = %57
  %61 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %14, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  br label %62

62:                                               ; preds = %49, %60, %57
  br label %15
}

; Function Attrs: nounwind uwtable
define void @tfc_pool_stop(ptr noundef %0) local_unnamed_addr #3 {
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
  %10 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %4, i32 noundef signext 129, i32 noundef signext %3, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
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
  %19 = load i64, ptr %18, align 8, !tbaa !223
  %20 = tail call signext i32 @pthread_join(i64 noundef %19, ptr noundef null) #24
  %21 = add nuw nsw i64 %16, 1
  %22 = load i32, ptr %0, align 64, !tbaa !9
  %23 = zext i32 %22 to i64
  %24 = icmp samesign ult i64 %21, %23
  br i1 %24, label %15, label %14, !llvm.loop !224
}

declare signext i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define void @tfc_pool_watch(ptr noundef writeonly captures(none) %0, ptr noundef %1) local_unnamed_addr #10 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %4 = ptrtoint ptr %1 to i64
  store atomic i64 %4, ptr %3 release, align 16
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_parallel_for(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #3 {
  %6 = alloca %struct.tfc_loop, align 8
  %7 = icmp slt i64 %1, 1
  br i1 %7, label %166, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !37
  %11 = icmp eq ptr %10, null
  br i1 %11, label %19, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %14 = load ptr, ptr %13, align 8, !tbaa !225
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %18 = load i32, ptr %17, align 4, !tbaa !226
  br label %25

19:                                               ; preds = %8, %12
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %21 = load ptr, ptr %20, align 8, !tbaa !227
  %22 = icmp eq ptr %21, null
  br i1 %22, label %25, label %23

23:                                               ; preds = %19
  %24 = load i32, ptr %21, align 64, !tbaa !9
  br label %25

25:                                               ; preds = %23, %19, %16
  %26 = phi i1 [ true, %16 ], [ false, %23 ], [ false, %19 ]
  %27 = phi i32 [ %18, %16 ], [ %24, %23 ], [ 1, %19 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #24
  store ptr %2, ptr %6, align 8, !tbaa !228
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %3, ptr %28, align 8, !tbaa !230
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %1, ptr %29, align 8, !tbaa !231
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
  store i64 %39, ptr %30, align 8, !tbaa !232
  %40 = icmp samesign ugt i64 %39, 1
  %41 = and i1 %26, %40
  br i1 %41, label %42, label %48

42:                                               ; preds = %25
  %43 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %44 = load ptr, ptr %43, align 8, !tbaa !225
  %45 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %46 = load ptr, ptr %45, align 8, !tbaa !91
  %47 = trunc i64 %39 to i32
  call void %44(ptr noundef %46, i32 noundef signext %47, ptr noundef nonnull @run_host_chunk, ptr noundef nonnull %6) #24
  br label %165

48:                                               ; preds = %25
  %49 = icmp eq i64 %39, 1
  br i1 %49, label %164, label %50

50:                                               ; preds = %48
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %52 = load ptr, ptr %51, align 8, !tbaa !227
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 64
  %54 = cmpxchg ptr %53, i32 0, i32 1 acquire monotonic, align 64
  %55 = extractvalue { i32, i1 } %54, 1
  br i1 %55, label %56, label %164

56:                                               ; preds = %50
  %57 = getelementptr inbounds nuw i8, ptr %52, i64 256
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 64 dereferenceable(32) %57, ptr noundef nonnull readonly align 8 dereferenceable(32) %6, i64 32, i1 false), !tbaa.struct !233
  %58 = load i64, ptr %30, align 8, !tbaa !232
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
  br label %153

68:                                               ; preds = %153, %56
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
  %77 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %70, i32 noundef signext 129, i32 noundef signext %76, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
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
  %92 = load i64, ptr %90, align 8, !tbaa !234
  %93 = icmp slt i64 %91, %92
  br i1 %93, label %94, label %122

94:                                               ; preds = %87, %118
  %95 = phi i64 [ %119, %118 ], [ %92, %87 ]
  %96 = atomicrmw add ptr %89, i64 1 monotonic, align 64
  %97 = icmp slt i64 %96, %95
  br i1 %97, label %98, label %118, !llvm.loop !235

98:                                               ; preds = %94
  %99 = load ptr, ptr %57, align 8, !tbaa !228
  %100 = load ptr, ptr %83, align 8, !tbaa !230
  %101 = load i64, ptr %84, align 8, !tbaa !231
  %102 = load i64, ptr %85, align 8, !tbaa !232
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
  %117 = load i64, ptr %90, align 8, !tbaa !234
  br label %118

118:                                              ; preds = %98, %94
  %119 = phi i64 [ %117, %98 ], [ %95, %94 ]
  %120 = load atomic i64, ptr %89 monotonic, align 64
  %121 = icmp slt i64 %120, %119
  br i1 %121, label %94, label %122

122:                                              ; preds = %118, %87
  %123 = add nuw nsw i64 %88, 1
  %124 = icmp eq i64 %123, %86
  br i1 %124, label %125, label %87, !llvm.loop !236

125:                                              ; preds = %122, %78
  %126 = atomicrmw and ptr %69, i32 2147483647 acquire, align 64
  %127 = and i32 %126, 2147483647
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %163, label %129

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
  br i1 %138, label %163, label %131, !llvm.loop !237

139:                                              ; preds = %131
  %140 = atomicrmw or ptr %69, i32 1073741824 acquire, align 64
  %141 = or i32 %140, 1073741824
  %142 = icmp eq i32 %141, 1073741824
  br i1 %142, label %152, label %143

143:                                              ; preds = %139, %149
  %144 = phi i32 [ %150, %149 ], [ %141, %139 ]
  %145 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %69, i32 noundef signext 128, i32 noundef signext %144, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  %146 = icmp eq i64 %145, 0
  br i1 %146, label %149, label %147

147:                                              ; preds = %143
  %148 = load atomic i32, ptr %69 monotonic, align 4
  br label %149

149:                                              ; preds = %147, %143
  %150 = load atomic i32, ptr %69 acquire, align 64
  %151 = icmp eq i32 %150, 1073741824
  br i1 %151, label %152, label %143, !llvm.loop !238

152:                                              ; preds = %149, %139
  store atomic i32 0, ptr %69 monotonic, align 64
  br label %163

153:                                              ; preds = %153, %65
  %154 = phi i64 [ 0, %65 ], [ %158, %153 ]
  %155 = getelementptr inbounds nuw %struct.tfc_worker, ptr %66, i64 %154
  %156 = mul nsw i64 %154, %58
  %157 = sdiv i64 %156, %67
  store atomic i64 %157, ptr %155 monotonic, align 64
  %158 = add nuw nsw i64 %154, 1
  %159 = mul nsw i64 %58, %158
  %160 = sdiv i64 %159, %67
  %161 = getelementptr inbounds nuw i8, ptr %155, i64 8
  store i64 %160, ptr %161, align 8, !tbaa !234
  %162 = icmp eq i64 %158, %67
  br i1 %162, label %68, label %153, !llvm.loop !239

163:                                              ; preds = %135, %125, %152
  store atomic i32 0, ptr %53 release, align 64
  br label %165

164:                                              ; preds = %50, %48
  tail call void %2(ptr noundef %3, i64 noundef 0, i64 noundef %1) #24
  br label %165

165:                                              ; preds = %163, %164, %42
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #24
  br label %166

166:                                              ; preds = %5, %165
  ret void
}

; Function Attrs: nounwind uwtable
define internal void @run_host_chunk(ptr noundef readonly captures(none) %0, i32 noundef signext %1) #3 {
  %3 = zext i32 %1 to i64
  %4 = load ptr, ptr %0, align 8, !tbaa !228
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !230
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8, !tbaa !231
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %10 = load i64, ptr %9, align 8, !tbaa !232
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
define noundef signext i32 @tfc_fail(ptr noundef readonly captures(none) %0, i32 noundef returned signext %1, i32 noundef signext %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, double noundef %6) local_unnamed_addr #14 {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8, !tbaa !240
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 4
  br label %11

11:                                               ; preds = %11, %7
  %12 = atomicrmw xchg ptr %10, i32 1 acquire, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %11, !llvm.loop !241

14:                                               ; preds = %11
  %15 = load atomic i32, ptr %9 monotonic, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %19 = load i64, ptr %18, align 8, !tbaa !242
  %20 = icmp slt i64 %3, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %17, %14
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 12
  store i32 %2, ptr %22, align 4, !tbaa !245
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store i64 %3, ptr %23, align 8, !tbaa !242
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i64 %4, ptr %24, align 8, !tbaa !246
  %25 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i64 %5, ptr %25, align 8, !tbaa !247
  %26 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store double %6, ptr %26, align 8, !tbaa !248
  store atomic i32 %1, ptr %9 monotonic, align 8
  br label %27

27:                                               ; preds = %21, %17
  store atomic i32 0, ptr %10 release, align 4
  ret i32 %1
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define signext i32 @tfc_status(ptr noundef readonly captures(none) %0) local_unnamed_addr #15 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8, !tbaa !240
  %4 = load atomic i32, ptr %3 acquire, align 8
  ret i32 %4
}

; Function Attrs: nounwind uwtable
define signext range(i32 0, 2) i32 @tfc_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8, !tbaa !37
  %4 = icmp eq ptr %3, null
  br i1 %4, label %15, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !89
  %8 = icmp eq ptr %7, null
  br i1 %8, label %15, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !91
  %12 = tail call signext i32 %7(ptr noundef %11) #24
  %13 = icmp ne i32 %12, 0
  %14 = zext i1 %13 to i32
  br label %15

15:                                               ; preds = %9, %5, %1
  %16 = phi i32 [ 0, %5 ], [ 0, %1 ], [ %14, %9 ]
  ret i32 %16
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_walk(ptr noundef readonly captures(none) %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %3 = load ptr, ptr %2, align 8, !tbaa !249
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %5 = load ptr, ptr %4, align 8, !tbaa !37
  %6 = icmp eq ptr %5, null
  br i1 %6, label %358, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %9 = load ptr, ptr %8, align 8, !tbaa !253
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %15

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %13 = load ptr, ptr %12, align 8, !tbaa !89
  %14 = icmp eq ptr %13, null
  br i1 %14, label %358, label %15

15:                                               ; preds = %11, %7
  %16 = load ptr, ptr %0, align 8, !tbaa !254
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !255
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
  %33 = load i32, ptr %32, align 8, !tbaa !256
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
  %35 = load ptr, ptr %22, align 8, !tbaa !89
  %36 = icmp eq ptr %35, null
  br i1 %36, label %61, label %37

37:                                               ; preds = %34
  %38 = load i64, ptr %23, align 8, !tbaa !258
  %39 = icmp slt i64 %27, %38
  br i1 %39, label %40, label %61

40:                                               ; preds = %37
  %41 = load ptr, ptr %21, align 8, !tbaa !91
  %42 = tail call signext i32 %35(ptr noundef %41) #24
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %61, label %44

44:                                               ; preds = %40
  %45 = load ptr, ptr %2, align 8, !tbaa !249
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 24
  %47 = load ptr, ptr %46, align 8, !tbaa !240
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 4
  br label %49

49:                                               ; preds = %49, %44
  %50 = atomicrmw xchg ptr %48, i32 1 acquire, align 4
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %49, !llvm.loop !241

52:                                               ; preds = %49
  %53 = load atomic i32, ptr %47 monotonic, align 8
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %59, label %55

55:                                               ; preds = %52
  %56 = getelementptr inbounds nuw i8, ptr %47, i64 16
  %57 = load i64, ptr %56, align 8, !tbaa !242
  %58 = icmp sgt i64 %57, 0
  br i1 %58, label %59, label %353

59:                                               ; preds = %55, %52
  %60 = getelementptr inbounds nuw i8, ptr %47, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %60, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %47 monotonic, align 8
  br label %353

61:                                               ; preds = %40, %37, %34
  %62 = load ptr, ptr %8, align 8, !tbaa !253
  %63 = icmp eq ptr %62, null
  br i1 %63, label %68, label %64

64:                                               ; preds = %61
  %65 = load ptr, ptr %21, align 8, !tbaa !91
  %66 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %67 = load i32, ptr %66, align 4, !tbaa !259
  tail call void %62(ptr noundef %65, i32 noundef signext %67, i32 noundef signext 0) #24
  br label %68

68:                                               ; preds = %64, %61
  %69 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %70 = load i32, ptr %69, align 8, !tbaa !260
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %75, label %72

72:                                               ; preds = %68
  %73 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %74 = zext i32 %70 to i64
  br label %82

75:                                               ; preds = %82, %68
  %76 = load ptr, ptr %30, align 8, !tbaa !261
  %77 = load ptr, ptr %24, align 8, !tbaa !262
  %78 = load ptr, ptr %25, align 8, !tbaa !263
  %79 = load ptr, ptr %2, align 8, !tbaa !249
  %80 = tail call signext i32 %76(ptr noundef %77, ptr noundef %78, ptr noundef %79) #24
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %126, label %95

82:                                               ; preds = %82, %72
  %83 = phi i64 [ 0, %72 ], [ %93, %82 ]
  %84 = load ptr, ptr %20, align 8, !tbaa !264
  %85 = load ptr, ptr %73, align 8, !tbaa !265
  %86 = getelementptr inbounds nuw i32, ptr %85, i64 %83
  %87 = load i32, ptr %86, align 4, !tbaa !9
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds ptr, ptr %84, i64 %88
  %90 = load ptr, ptr %89, align 8, !tbaa !35
  %91 = load ptr, ptr %24, align 8, !tbaa !262
  %92 = getelementptr inbounds nuw ptr, ptr %91, i64 %83
  store ptr %90, ptr %92, align 8, !tbaa !35
  %93 = add nuw nsw i64 %83, 1
  %94 = icmp eq i64 %93, %74
  br i1 %94, label %75, label %82, !llvm.loop !266

95:                                               ; preds = %75
  %96 = load ptr, ptr %2, align 8, !tbaa !249
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 24
  %98 = load ptr, ptr %97, align 8, !tbaa !240
  %99 = load atomic i32, ptr %98 acquire, align 8
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %119

101:                                              ; preds = %95
  %102 = load ptr, ptr %2, align 8, !tbaa !249
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 24
  %104 = load ptr, ptr %103, align 8, !tbaa !240
  %105 = getelementptr inbounds nuw i8, ptr %104, i64 4
  br label %106

106:                                              ; preds = %106, %101
  %107 = atomicrmw xchg ptr %105, i32 1 acquire, align 4
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %109, label %106, !llvm.loop !241

109:                                              ; preds = %106
  %110 = load atomic i32, ptr %104 monotonic, align 8
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %116, label %112

112:                                              ; preds = %109
  %113 = getelementptr inbounds nuw i8, ptr %104, i64 16
  %114 = load i64, ptr %113, align 8, !tbaa !242
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
  %121 = load i32, ptr %120, align 4, !tbaa !259
  %122 = load ptr, ptr %2, align 8, !tbaa !249
  %123 = getelementptr inbounds nuw i8, ptr %122, i64 24
  %124 = load ptr, ptr %123, align 8, !tbaa !240
  %125 = getelementptr inbounds nuw i8, ptr %124, i64 8
  store i32 %121, ptr %125, align 8, !tbaa !267
  br label %126

126:                                              ; preds = %119, %75
  %127 = load ptr, ptr %8, align 8, !tbaa !253
  %128 = icmp eq ptr %127, null
  br i1 %128, label %354, label %129

129:                                              ; preds = %126
  %130 = load ptr, ptr %21, align 8, !tbaa !91
  %131 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %132 = load i32, ptr %131, align 4, !tbaa !259
  tail call void %127(ptr noundef %130, i32 noundef signext %132, i32 noundef signext 1) #24
  br label %354

133:                                              ; preds = %29
  %134 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %135 = load i32, ptr %134, align 4, !tbaa !268
  %136 = sext i32 %135 to i64
  br label %354

137:                                              ; preds = %29
  %138 = load ptr, ptr %20, align 8, !tbaa !264
  %139 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %140 = load ptr, ptr %139, align 8, !tbaa !265
  %141 = load i32, ptr %140, align 4, !tbaa !9
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds ptr, ptr %138, i64 %142
  %144 = load ptr, ptr %143, align 8, !tbaa !35
  %145 = load i8, ptr %144, align 1, !tbaa !159
  %146 = icmp eq i8 %145, 0
  br i1 %146, label %147, label %354

147:                                              ; preds = %137
  %148 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %149 = load i32, ptr %148, align 4, !tbaa !268
  %150 = sext i32 %149 to i64
  br label %354

151:                                              ; preds = %29
  %152 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %153 = load ptr, ptr %152, align 8, !tbaa !265
  %154 = load ptr, ptr %20, align 8, !tbaa !264
  %155 = load i32, ptr %153, align 4, !tbaa !9
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds ptr, ptr %154, i64 %156
  %158 = load ptr, ptr %157, align 8, !tbaa !35
  store i32 0, ptr %158, align 4, !tbaa !9
  %159 = getelementptr inbounds nuw i8, ptr %153, i64 4
  %160 = load i32, ptr %159, align 4, !tbaa !9
  %161 = icmp sgt i32 %160, -1
  br i1 %161, label %162, label %354

162:                                              ; preds = %151
  %163 = zext nneg i32 %160 to i64
  %164 = getelementptr inbounds nuw ptr, ptr %154, i64 %163
  %165 = load ptr, ptr %164, align 8, !tbaa !35
  %166 = load i32, ptr %165, align 4, !tbaa !9
  %167 = icmp slt i32 %166, 1
  br i1 %167, label %168, label %354

168:                                              ; preds = %162
  %169 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %170 = load i32, ptr %169, align 4, !tbaa !268
  %171 = sext i32 %170 to i64
  br label %354

172:                                              ; preds = %29
  %173 = load ptr, ptr %8, align 8, !tbaa !253
  %174 = icmp eq ptr %173, null
  br i1 %174, label %179, label %175

175:                                              ; preds = %172
  %176 = load ptr, ptr %21, align 8, !tbaa !91
  %177 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %178 = load i32, ptr %177, align 4, !tbaa !259
  tail call void %173(ptr noundef %176, i32 noundef signext %178, i32 noundef signext 2) #24
  br label %179

179:                                              ; preds = %175, %172
  %180 = load ptr, ptr %22, align 8, !tbaa !89
  %181 = icmp eq ptr %180, null
  br i1 %181, label %213, label %182

182:                                              ; preds = %179
  %183 = load i64, ptr %23, align 8, !tbaa !258
  %184 = icmp slt i64 %27, %183
  br i1 %184, label %185, label %213

185:                                              ; preds = %182
  %186 = load ptr, ptr %21, align 8, !tbaa !91
  %187 = tail call signext i32 %180(ptr noundef %186) #24
  %188 = icmp eq i32 %187, 0
  br i1 %188, label %213, label %189

189:                                              ; preds = %185
  %190 = load ptr, ptr %2, align 8, !tbaa !249
  %191 = getelementptr inbounds nuw i8, ptr %190, i64 24
  %192 = load ptr, ptr %191, align 8, !tbaa !240
  %193 = getelementptr inbounds nuw i8, ptr %192, i64 4
  br label %194

194:                                              ; preds = %194, %189
  %195 = atomicrmw xchg ptr %193, i32 1 acquire, align 4
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %197, label %194, !llvm.loop !241

197:                                              ; preds = %194
  %198 = load atomic i32, ptr %192 monotonic, align 8
  %199 = icmp eq i32 %198, 0
  br i1 %199, label %204, label %200

200:                                              ; preds = %197
  %201 = getelementptr inbounds nuw i8, ptr %192, i64 16
  %202 = load i64, ptr %201, align 8, !tbaa !242
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
  %208 = load i32, ptr %207, align 4, !tbaa !259
  %209 = load ptr, ptr %2, align 8, !tbaa !249
  %210 = getelementptr inbounds nuw i8, ptr %209, i64 24
  %211 = load ptr, ptr %210, align 8, !tbaa !240
  %212 = getelementptr inbounds nuw i8, ptr %211, i64 8
  store i32 %208, ptr %212, align 8, !tbaa !267
  br label %213

213:                                              ; preds = %179, %182, %185, %206
  %214 = phi i32 [ 0, %179 ], [ 1, %206 ], [ 0, %185 ], [ 0, %182 ]
  %215 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %216 = load i32, ptr %215, align 4, !tbaa !268
  %217 = sext i32 %216 to i64
  br label %354

218:                                              ; preds = %29
  %219 = load ptr, ptr %8, align 8, !tbaa !253
  %220 = icmp eq ptr %219, null
  br i1 %220, label %225, label %221

221:                                              ; preds = %218
  %222 = load ptr, ptr %21, align 8, !tbaa !91
  %223 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %224 = load i32, ptr %223, align 4, !tbaa !259
  tail call void %219(ptr noundef %222, i32 noundef signext %224, i32 noundef signext 2) #24
  br label %225

225:                                              ; preds = %221, %218
  %226 = load ptr, ptr %22, align 8, !tbaa !89
  %227 = icmp eq ptr %226, null
  br i1 %227, label %259, label %228

228:                                              ; preds = %225
  %229 = load i64, ptr %23, align 8, !tbaa !258
  %230 = icmp slt i64 %27, %229
  br i1 %230, label %231, label %259

231:                                              ; preds = %228
  %232 = load ptr, ptr %21, align 8, !tbaa !91
  %233 = tail call signext i32 %226(ptr noundef %232) #24
  %234 = icmp eq i32 %233, 0
  br i1 %234, label %259, label %235

235:                                              ; preds = %231
  %236 = load ptr, ptr %2, align 8, !tbaa !249
  %237 = getelementptr inbounds nuw i8, ptr %236, i64 24
  %238 = load ptr, ptr %237, align 8, !tbaa !240
  %239 = getelementptr inbounds nuw i8, ptr %238, i64 4
  br label %240

240:                                              ; preds = %240, %235
  %241 = atomicrmw xchg ptr %239, i32 1 acquire, align 4
  %242 = icmp eq i32 %241, 0
  br i1 %242, label %243, label %240, !llvm.loop !241

243:                                              ; preds = %240
  %244 = load atomic i32, ptr %238 monotonic, align 8
  %245 = icmp eq i32 %244, 0
  br i1 %245, label %250, label %246

246:                                              ; preds = %243
  %247 = getelementptr inbounds nuw i8, ptr %238, i64 16
  %248 = load i64, ptr %247, align 8, !tbaa !242
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
  %254 = load i32, ptr %253, align 4, !tbaa !259
  %255 = load ptr, ptr %2, align 8, !tbaa !249
  %256 = getelementptr inbounds nuw i8, ptr %255, i64 24
  %257 = load ptr, ptr %256, align 8, !tbaa !240
  %258 = getelementptr inbounds nuw i8, ptr %257, i64 8
  store i32 %254, ptr %258, align 8, !tbaa !267
  br label %259

259:                                              ; preds = %225, %228, %231, %252
  %260 = phi i32 [ 0, %225 ], [ 1, %252 ], [ 0, %231 ], [ 0, %228 ]
  %261 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %262 = load ptr, ptr %261, align 8, !tbaa !265
  %263 = load ptr, ptr %20, align 8, !tbaa !264
  %264 = load i32, ptr %262, align 4, !tbaa !9
  %265 = sext i32 %264 to i64
  %266 = getelementptr inbounds ptr, ptr %263, i64 %265
  %267 = load ptr, ptr %266, align 8, !tbaa !35
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
  %276 = load ptr, ptr %275, align 8, !tbaa !35
  %277 = load i32, ptr %276, align 4, !tbaa !9
  %278 = icmp slt i32 %269, %277
  br i1 %278, label %279, label %354

279:                                              ; preds = %273, %259
  %280 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %281 = load i32, ptr %280, align 4, !tbaa !268
  %282 = sext i32 %281 to i64
  br label %354

283:                                              ; preds = %29
  %284 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %285 = load ptr, ptr %284, align 8, !tbaa !265
  %286 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %287 = load i32, ptr %286, align 8, !tbaa !260
  %288 = load ptr, ptr %20, align 8, !tbaa !264
  %289 = load i32, ptr %285, align 4, !tbaa !9
  %290 = sext i32 %289 to i64
  %291 = getelementptr inbounds ptr, ptr %288, i64 %290
  %292 = load ptr, ptr %291, align 8, !tbaa !35
  %293 = getelementptr inbounds nuw i8, ptr %285, i64 4
  %294 = load i32, ptr %293, align 4, !tbaa !9
  %295 = sext i32 %294 to i64
  %296 = getelementptr inbounds ptr, ptr %288, i64 %295
  %297 = load ptr, ptr %296, align 8, !tbaa !35
  store ptr %297, ptr %291, align 8, !tbaa !35
  %298 = load ptr, ptr %20, align 8, !tbaa !264
  %299 = getelementptr inbounds ptr, ptr %298, i64 %295
  store ptr %292, ptr %299, align 8, !tbaa !35
  %300 = load ptr, ptr %19, align 8, !tbaa !269
  %301 = getelementptr inbounds nuw i8, ptr %285, i64 8
  %302 = load i32, ptr %301, align 4, !tbaa !9
  %303 = sext i32 %302 to i64
  %304 = getelementptr inbounds i8, ptr %300, i64 %303
  %305 = load i8, ptr %304, align 1, !tbaa !159
  %306 = xor i8 %305, 1
  store i8 %306, ptr %304, align 1, !tbaa !159
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
  %320 = load ptr, ptr %20, align 8, !tbaa !264
  %321 = getelementptr inbounds nuw i32, ptr %285, i64 %319
  %322 = load i32, ptr %321, align 4, !tbaa !9
  %323 = sext i32 %322 to i64
  %324 = getelementptr inbounds ptr, ptr %320, i64 %323
  %325 = load ptr, ptr %324, align 8, !tbaa !35
  %326 = ptrtoint ptr %325 to i64
  %327 = icmp samesign ult i64 %319, %316
  %328 = select i1 %327, i64 %309, i64 %315
  %329 = add i64 %328, %326
  %330 = inttoptr i64 %329 to ptr
  store ptr %330, ptr %324, align 8, !tbaa !35
  %331 = add nuw nsw i64 %319, 1
  %332 = icmp eq i64 %331, %317
  br i1 %332, label %354, label %318, !llvm.loop !270

333:                                              ; preds = %29
  %334 = load ptr, ptr %19, align 8, !tbaa !269
  %335 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %336 = load ptr, ptr %335, align 8, !tbaa !265
  %337 = getelementptr inbounds nuw i8, ptr %336, i64 8
  %338 = load i32, ptr %337, align 4, !tbaa !9
  %339 = sext i32 %338 to i64
  %340 = getelementptr inbounds i8, ptr %334, i64 %339
  %341 = load i8, ptr %340, align 1, !tbaa !159
  %342 = icmp eq i8 %341, 0
  br i1 %342, label %343, label %354

343:                                              ; preds = %333
  %344 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %345 = load i32, ptr %344, align 4, !tbaa !268
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
  br i1 %357, label %26, label %644, !llvm.loop !271

358:                                              ; preds = %11, %1
  %359 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %360 = load i64, ptr %359, align 8, !tbaa !272
  %361 = icmp eq i64 %360, 0
  br i1 %361, label %428, label %362

362:                                              ; preds = %358
  %363 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %364 = load i64, ptr %363, align 8, !tbaa !255
  %365 = icmp sgt i64 %364, 0
  br i1 %365, label %366, label %644

366:                                              ; preds = %362
  %367 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %368 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %369 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %374

370:                                              ; preds = %384
  %371 = add nuw nsw i64 %375, 1
  %372 = load i64, ptr %363, align 8, !tbaa !255
  %373 = icmp slt i64 %371, %372
  br i1 %373, label %374, label %644, !llvm.loop !273

374:                                              ; preds = %370, %366
  %375 = phi i64 [ 0, %366 ], [ %371, %370 ]
  %376 = load ptr, ptr %0, align 8, !tbaa !254
  %377 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %376, i64 %375
  %378 = getelementptr inbounds nuw i8, ptr %377, i64 16
  %379 = load i32, ptr %378, align 8, !tbaa !260
  %380 = icmp eq i32 %379, 0
  br i1 %380, label %384, label %381

381:                                              ; preds = %374
  %382 = getelementptr inbounds nuw i8, ptr %377, i64 8
  %383 = zext i32 %379 to i64
  br label %391

384:                                              ; preds = %391, %374
  %385 = load ptr, ptr %377, align 8, !tbaa !261
  %386 = load ptr, ptr %368, align 8, !tbaa !262
  %387 = load ptr, ptr %369, align 8, !tbaa !263
  %388 = load ptr, ptr %2, align 8, !tbaa !249
  %389 = tail call signext i32 %385(ptr noundef %386, ptr noundef %387, ptr noundef %388) #24
  %390 = icmp eq i32 %389, 0
  br i1 %390, label %370, label %404

391:                                              ; preds = %391, %381
  %392 = phi i64 [ 0, %381 ], [ %402, %391 ]
  %393 = load ptr, ptr %367, align 8, !tbaa !264
  %394 = load ptr, ptr %382, align 8, !tbaa !265
  %395 = getelementptr inbounds nuw i32, ptr %394, i64 %392
  %396 = load i32, ptr %395, align 4, !tbaa !9
  %397 = sext i32 %396 to i64
  %398 = getelementptr inbounds ptr, ptr %393, i64 %397
  %399 = load ptr, ptr %398, align 8, !tbaa !35
  %400 = load ptr, ptr %368, align 8, !tbaa !262
  %401 = getelementptr inbounds nuw ptr, ptr %400, i64 %392
  store ptr %399, ptr %401, align 8, !tbaa !35
  %402 = add nuw nsw i64 %392, 1
  %403 = icmp eq i64 %402, %383
  br i1 %403, label %384, label %391, !llvm.loop !266

404:                                              ; preds = %384
  %405 = load ptr, ptr %2, align 8, !tbaa !249
  %406 = getelementptr inbounds nuw i8, ptr %405, i64 24
  %407 = load ptr, ptr %406, align 8, !tbaa !240
  %408 = load atomic i32, ptr %407 acquire, align 8
  %409 = icmp eq i32 %408, 0
  br i1 %409, label %410, label %635

410:                                              ; preds = %404
  %411 = load ptr, ptr %2, align 8, !tbaa !249
  %412 = getelementptr inbounds nuw i8, ptr %411, i64 24
  %413 = load ptr, ptr %412, align 8, !tbaa !240
  %414 = getelementptr inbounds nuw i8, ptr %413, i64 4
  br label %415

415:                                              ; preds = %415, %410
  %416 = atomicrmw xchg ptr %414, i32 1 acquire, align 4
  %417 = icmp eq i32 %416, 0
  br i1 %417, label %418, label %415, !llvm.loop !241

418:                                              ; preds = %415
  %419 = load atomic i32, ptr %413 monotonic, align 8
  %420 = icmp eq i32 %419, 0
  br i1 %420, label %425, label %421

421:                                              ; preds = %418
  %422 = getelementptr inbounds nuw i8, ptr %413, i64 16
  %423 = load i64, ptr %422, align 8, !tbaa !242
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
  %429 = load ptr, ptr %0, align 8, !tbaa !254
  %430 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %431 = load i64, ptr %430, align 8, !tbaa !255
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
  %443 = load i32, ptr %442, align 8, !tbaa !256
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
  %446 = load i32, ptr %445, align 8, !tbaa !260
  %447 = icmp eq i32 %446, 0
  br i1 %447, label %451, label %448

448:                                              ; preds = %444
  %449 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %450 = zext i32 %446 to i64
  br label %458

451:                                              ; preds = %458, %444
  %452 = load ptr, ptr %440, align 8, !tbaa !261
  %453 = load ptr, ptr %434, align 8, !tbaa !262
  %454 = load ptr, ptr %435, align 8, !tbaa !263
  %455 = load ptr, ptr %2, align 8, !tbaa !249
  %456 = tail call signext i32 %452(ptr noundef %453, ptr noundef %454, ptr noundef %455) #24
  %457 = icmp eq i32 %456, 0
  br i1 %457, label %631, label %471

458:                                              ; preds = %458, %448
  %459 = phi i64 [ 0, %448 ], [ %469, %458 ]
  %460 = load ptr, ptr %433, align 8, !tbaa !264
  %461 = load ptr, ptr %449, align 8, !tbaa !265
  %462 = getelementptr inbounds nuw i32, ptr %461, i64 %459
  %463 = load i32, ptr %462, align 4, !tbaa !9
  %464 = sext i32 %463 to i64
  %465 = getelementptr inbounds ptr, ptr %460, i64 %464
  %466 = load ptr, ptr %465, align 8, !tbaa !35
  %467 = load ptr, ptr %434, align 8, !tbaa !262
  %468 = getelementptr inbounds nuw ptr, ptr %467, i64 %459
  store ptr %466, ptr %468, align 8, !tbaa !35
  %469 = add nuw nsw i64 %459, 1
  %470 = icmp eq i64 %469, %450
  br i1 %470, label %451, label %458, !llvm.loop !266

471:                                              ; preds = %451
  %472 = load ptr, ptr %2, align 8, !tbaa !249
  %473 = getelementptr inbounds nuw i8, ptr %472, i64 24
  %474 = load ptr, ptr %473, align 8, !tbaa !240
  %475 = load atomic i32, ptr %474 acquire, align 8
  %476 = icmp eq i32 %475, 0
  br i1 %476, label %477, label %635

477:                                              ; preds = %471
  %478 = load ptr, ptr %2, align 8, !tbaa !249
  %479 = getelementptr inbounds nuw i8, ptr %478, i64 24
  %480 = load ptr, ptr %479, align 8, !tbaa !240
  %481 = getelementptr inbounds nuw i8, ptr %480, i64 4
  br label %482

482:                                              ; preds = %482, %477
  %483 = atomicrmw xchg ptr %481, i32 1 acquire, align 4
  %484 = icmp eq i32 %483, 0
  br i1 %484, label %485, label %482, !llvm.loop !241

485:                                              ; preds = %482
  %486 = load atomic i32, ptr %480 monotonic, align 8
  %487 = icmp eq i32 %486, 0
  br i1 %487, label %492, label %488

488:                                              ; preds = %485
  %489 = getelementptr inbounds nuw i8, ptr %480, i64 16
  %490 = load i64, ptr %489, align 8, !tbaa !242
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
  %497 = load i32, ptr %496, align 4, !tbaa !268
  %498 = sext i32 %497 to i64
  br label %631

499:                                              ; preds = %439
  %500 = load ptr, ptr %433, align 8, !tbaa !264
  %501 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %502 = load ptr, ptr %501, align 8, !tbaa !265
  %503 = load i32, ptr %502, align 4, !tbaa !9
  %504 = sext i32 %503 to i64
  %505 = getelementptr inbounds ptr, ptr %500, i64 %504
  %506 = load ptr, ptr %505, align 8, !tbaa !35
  %507 = load i8, ptr %506, align 1, !tbaa !159
  %508 = icmp eq i8 %507, 0
  br i1 %508, label %509, label %631

509:                                              ; preds = %499
  %510 = getelementptr inbounds nuw i8, ptr %440, i64 28
  %511 = load i32, ptr %510, align 4, !tbaa !268
  %512 = sext i32 %511 to i64
  br label %631

513:                                              ; preds = %439
  %514 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %515 = load ptr, ptr %514, align 8, !tbaa !265
  %516 = load ptr, ptr %433, align 8, !tbaa !264
  %517 = load i32, ptr %515, align 4, !tbaa !9
  %518 = sext i32 %517 to i64
  %519 = getelementptr inbounds ptr, ptr %516, i64 %518
  %520 = load ptr, ptr %519, align 8, !tbaa !35
  store i32 0, ptr %520, align 4, !tbaa !9
  %521 = getelementptr inbounds nuw i8, ptr %515, i64 4
  %522 = load i32, ptr %521, align 4, !tbaa !9
  %523 = icmp sgt i32 %522, -1
  br i1 %523, label %524, label %631

524:                                              ; preds = %513
  %525 = zext nneg i32 %522 to i64
  %526 = getelementptr inbounds nuw ptr, ptr %516, i64 %525
  %527 = load ptr, ptr %526, align 8, !tbaa !35
  %528 = load i32, ptr %527, align 4, !tbaa !9
  %529 = icmp slt i32 %528, 1
  br i1 %529, label %530, label %631

530:                                              ; preds = %524
  %531 = getelementptr inbounds nuw i8, ptr %440, i64 28
  %532 = load i32, ptr %531, align 4, !tbaa !268
  %533 = sext i32 %532 to i64
  br label %631

534:                                              ; preds = %439
  %535 = getelementptr inbounds nuw i8, ptr %440, i64 28
  %536 = load i32, ptr %535, align 4, !tbaa !268
  %537 = sext i32 %536 to i64
  br label %631

538:                                              ; preds = %439
  %539 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %540 = load ptr, ptr %539, align 8, !tbaa !265
  %541 = load ptr, ptr %433, align 8, !tbaa !264
  %542 = load i32, ptr %540, align 4, !tbaa !9
  %543 = sext i32 %542 to i64
  %544 = getelementptr inbounds ptr, ptr %541, i64 %543
  %545 = load ptr, ptr %544, align 8, !tbaa !35
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
  %554 = load ptr, ptr %553, align 8, !tbaa !35
  %555 = load i32, ptr %554, align 4, !tbaa !9
  %556 = icmp slt i32 %547, %555
  br i1 %556, label %557, label %631

557:                                              ; preds = %551, %538
  %558 = getelementptr inbounds nuw i8, ptr %440, i64 28
  %559 = load i32, ptr %558, align 4, !tbaa !268
  %560 = sext i32 %559 to i64
  br label %631

561:                                              ; preds = %439
  %562 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %563 = load ptr, ptr %562, align 8, !tbaa !265
  %564 = getelementptr inbounds nuw i8, ptr %440, i64 16
  %565 = load i32, ptr %564, align 8, !tbaa !260
  %566 = load ptr, ptr %433, align 8, !tbaa !264
  %567 = load i32, ptr %563, align 4, !tbaa !9
  %568 = sext i32 %567 to i64
  %569 = getelementptr inbounds ptr, ptr %566, i64 %568
  %570 = load ptr, ptr %569, align 8, !tbaa !35
  %571 = getelementptr inbounds nuw i8, ptr %563, i64 4
  %572 = load i32, ptr %571, align 4, !tbaa !9
  %573 = sext i32 %572 to i64
  %574 = getelementptr inbounds ptr, ptr %566, i64 %573
  %575 = load ptr, ptr %574, align 8, !tbaa !35
  store ptr %575, ptr %569, align 8, !tbaa !35
  %576 = load ptr, ptr %433, align 8, !tbaa !264
  %577 = getelementptr inbounds ptr, ptr %576, i64 %573
  store ptr %570, ptr %577, align 8, !tbaa !35
  %578 = load ptr, ptr %432, align 8, !tbaa !269
  %579 = getelementptr inbounds nuw i8, ptr %563, i64 8
  %580 = load i32, ptr %579, align 4, !tbaa !9
  %581 = sext i32 %580 to i64
  %582 = getelementptr inbounds i8, ptr %578, i64 %581
  %583 = load i8, ptr %582, align 1, !tbaa !159
  %584 = xor i8 %583, 1
  store i8 %584, ptr %582, align 1, !tbaa !159
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
  %598 = load ptr, ptr %433, align 8, !tbaa !264
  %599 = getelementptr inbounds nuw i32, ptr %563, i64 %597
  %600 = load i32, ptr %599, align 4, !tbaa !9
  %601 = sext i32 %600 to i64
  %602 = getelementptr inbounds ptr, ptr %598, i64 %601
  %603 = load ptr, ptr %602, align 8, !tbaa !35
  %604 = ptrtoint ptr %603 to i64
  %605 = icmp samesign ult i64 %597, %594
  %606 = select i1 %605, i64 %587, i64 %593
  %607 = add i64 %606, %604
  %608 = inttoptr i64 %607 to ptr
  store ptr %608, ptr %602, align 8, !tbaa !35
  %609 = add nuw nsw i64 %597, 1
  %610 = icmp eq i64 %609, %595
  br i1 %610, label %631, label %596, !llvm.loop !270

611:                                              ; preds = %439
  %612 = load ptr, ptr %432, align 8, !tbaa !269
  %613 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %614 = load ptr, ptr %613, align 8, !tbaa !265
  %615 = getelementptr inbounds nuw i8, ptr %614, i64 8
  %616 = load i32, ptr %615, align 4, !tbaa !9
  %617 = sext i32 %616 to i64
  %618 = getelementptr inbounds i8, ptr %612, i64 %617
  %619 = load i8, ptr %618, align 1, !tbaa !159
  %620 = icmp eq i8 %619, 0
  br i1 %620, label %621, label %631

621:                                              ; preds = %611
  %622 = getelementptr inbounds nuw i8, ptr %440, i64 28
  %623 = load i32, ptr %622, align 4, !tbaa !268
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
  br i1 %634, label %436, label %644, !llvm.loop !271

635:                                              ; preds = %494, %471, %404, %427, %353
  %636 = phi ptr [ %377, %404 ], [ %30, %353 ], [ %377, %427 ], [ %440, %471 ], [ %440, %494 ]
  %637 = phi i32 [ %389, %404 ], [ 1, %353 ], [ %389, %427 ], [ %456, %471 ], [ %456, %494 ]
  %638 = getelementptr inbounds nuw i8, ptr %636, i64 20
  %639 = load i32, ptr %638, align 4, !tbaa !259
  %640 = load ptr, ptr %2, align 8, !tbaa !249
  %641 = getelementptr inbounds nuw i8, ptr %640, i64 24
  %642 = load ptr, ptr %641, align 8, !tbaa !240
  %643 = getelementptr inbounds nuw i8, ptr %642, i64 8
  store i32 %639, ptr %643, align 8, !tbaa !267
  br label %644

644:                                              ; preds = %354, %26, %370, %631, %436, %635, %362
  %645 = phi i32 [ 0, %370 ], [ 0, %362 ], [ 0, %436 ], [ %637, %635 ], [ %633, %631 ], [ 0, %26 ], [ %356, %354 ]
  ret i32 %645
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @new_instance(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, i32 noundef signext range(i32 0, 2) %3, i64 noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %7 = load i32, ptr %6, align 4, !tbaa !274
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %9 = load i32, ptr %8, align 8, !tbaa !275
  %10 = icmp eq i32 %3, 0
  br i1 %10, label %18, label %11

11:                                               ; preds = %5
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %13 = load i32, ptr %12, align 8, !tbaa !58
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %15 = load i32, ptr %14, align 4, !tbaa !276
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
  %25 = load i32, ptr %24, align 8, !tbaa !277
  %26 = add nsw i32 %25, 1
  %27 = sext i32 %26 to i64
  %28 = add nsw i64 %19, %27
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %30 = load i32, ptr %29, align 4, !tbaa !278
  %31 = sext i32 %30 to i64
  %32 = add nsw i64 %28, %31
  %33 = shl nsw i64 %32, 3
  %34 = add nsw i64 %23, %33
  %35 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %34)
  %36 = icmp eq ptr %35, null
  br i1 %36, label %89, label %37

37:                                               ; preds = %18
  store ptr %1, ptr %35, align 8, !tbaa !279
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 8
  store ptr %2, ptr %38, align 8, !tbaa !280
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
  store ptr %44, ptr %45, align 8, !tbaa !281
  %46 = load i32, ptr %6, align 4, !tbaa !274
  %47 = sext i32 %46 to i64
  %48 = getelementptr %struct.held, ptr %44, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %35, i64 96
  store ptr %48, ptr %49, align 8, !tbaa !282
  %50 = load i32, ptr %8, align 8, !tbaa !275
  %51 = sext i32 %50 to i64
  %52 = getelementptr %struct.held, ptr %48, i64 %51
  %53 = getelementptr inbounds nuw i8, ptr %35, i64 80
  store ptr %52, ptr %53, align 8, !tbaa !61
  %54 = load i32, ptr %24, align 8, !tbaa !277
  %55 = sext i32 %54 to i64
  %56 = getelementptr ptr, ptr %52, i64 %55
  %57 = getelementptr i8, ptr %56, i64 8
  %58 = getelementptr inbounds nuw i8, ptr %35, i64 104
  store ptr %57, ptr %58, align 8, !tbaa !283
  %59 = load i32, ptr %29, align 4, !tbaa !278
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
  store ptr %67, ptr %68, align 8, !tbaa !60
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %70 = load i32, ptr %69, align 8, !tbaa !58
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds ptr, ptr %67, i64 %71
  %73 = getelementptr inbounds nuw i8, ptr %35, i64 120
  store ptr %72, ptr %73, align 8, !tbaa !166
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %75 = load i32, ptr %74, align 4, !tbaa !276
  %76 = add nsw i32 %75, %70
  %77 = icmp sgt i32 %76, 0
  br i1 %77, label %78, label %81

78:                                               ; preds = %65
  %79 = zext nneg i32 %76 to i64
  %80 = shl nuw nsw i64 %79, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %67, i8 0, i64 %80, i1 false), !tbaa !74
  br label %81

81:                                               ; preds = %78, %65, %64
  %82 = tail call fastcc ptr @new_iteration(ptr noundef %0, ptr noundef nonnull %35)
  %83 = icmp eq ptr %82, null
  br i1 %83, label %89, label %84

84:                                               ; preds = %81
  %85 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %86 = load i32, ptr %85, align 8, !tbaa !284
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds nuw i8, ptr %82, i64 8
  store i64 %87, ptr %88, align 8, !tbaa !66
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
  br i1 %11, label %8, label %13, !llvm.loop !34

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
  %23 = load ptr, ptr %22, align 8, !tbaa !35
  %24 = icmp eq ptr %23, null
  br i1 %24, label %27, label %25

25:                                               ; preds = %13
  %26 = load ptr, ptr %23, align 8, !tbaa !35
  store ptr %26, ptr %22, align 8, !tbaa !35
  br label %51

27:                                               ; preds = %13
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %29 = load ptr, ptr %28, align 8, !tbaa !285
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %31 = load ptr, ptr %30, align 8, !tbaa !286
  %32 = ptrtoint ptr %29 to i64
  %33 = ptrtoint ptr %31 to i64
  %34 = sub i64 %32, %33
  %35 = icmp slt i64 %34, %16
  br i1 %35, label %36, label %48

36:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #24
  store i64 %16, ptr %3, align 8, !tbaa !121
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %38 = load ptr, ptr %37, align 8, !tbaa !287
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %40 = load ptr, ptr %39, align 8, !tbaa !288
  %41 = call ptr %38(ptr noundef %40, ptr noundef nonnull %3) #24
  store ptr %41, ptr %30, align 8, !tbaa !286
  %42 = icmp eq ptr %41, null
  %43 = load i64, ptr %3, align 8
  %44 = getelementptr inbounds i8, ptr %41, i64 %43
  %45 = select i1 %42, ptr null, ptr %44
  store ptr %45, ptr %28, align 8, !tbaa !285
  br i1 %42, label %46, label %47

46:                                               ; preds = %36
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef signext 8, i32 noundef signext 2, ptr noundef null, ptr noundef null)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #24
  br label %51

47:                                               ; preds = %36
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #24
  br label %48

48:                                               ; preds = %47, %27
  %49 = phi ptr [ %41, %47 ], [ %31, %27 ]
  %50 = getelementptr inbounds i8, ptr %49, i64 %16
  store ptr %50, ptr %30, align 8, !tbaa !286
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
  %4 = load ptr, ptr %3, align 8, !tbaa !62
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %6 = load i32, ptr %5, align 4, !tbaa !289
  %7 = sext i32 %6 to i64
  %8 = shl nsw i64 %7, 3
  %9 = add nsw i64 %8, 56
  %10 = load i32, ptr %4, align 8, !tbaa !290
  %11 = shl nsw i32 %10, 1
  %12 = sext i32 %11 to i64
  %13 = shl nsw i64 %12, 2
  %14 = add nsw i64 %9, %13
  %15 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %14)
  %16 = icmp eq ptr %15, null
  br i1 %16, label %73, label %17

17:                                               ; preds = %2
  %18 = getelementptr i8, ptr %15, i64 56
  %19 = load i32, ptr %5, align 4, !tbaa !289
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds ptr, ptr %18, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %23 = load i64, ptr %22, align 8, !tbaa !291
  %24 = add nsw i64 %23, 1
  store i64 %24, ptr %22, align 8, !tbaa !291
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %26 = load i64, ptr %25, align 8, !tbaa !292
  %27 = add i64 %23, -7046029254386353130
  %28 = xor i64 %26, %27
  %29 = mul i64 %28, -49064778989728563
  %30 = lshr i64 %29, 32
  %31 = xor i64 %30, %29
  %32 = mul i64 %31, -4265267296055464877
  %33 = lshr i64 %29, 29
  %34 = xor i64 %32, %33
  %35 = load i32, ptr %4, align 8, !tbaa !290
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %21, i64 %36
  store i64 %24, ptr %15, align 8, !tbaa !121
  %38 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i64 0, ptr %38, align 8, !tbaa !121
  %39 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store i64 %34, ptr %39, align 8, !tbaa !121
  %40 = getelementptr inbounds nuw i8, ptr %15, i64 24
  store ptr null, ptr %40, align 8, !tbaa !72
  %41 = getelementptr inbounds nuw i8, ptr %15, i64 32
  store ptr %18, ptr %41, align 8, !tbaa !293
  %42 = getelementptr inbounds nuw i8, ptr %15, i64 40
  store ptr %21, ptr %42, align 8, !tbaa !294
  %43 = getelementptr inbounds nuw i8, ptr %15, i64 48
  store ptr %37, ptr %43, align 8, !tbaa !294
  %44 = icmp sgt i32 %19, 0
  br i1 %44, label %45, label %48

45:                                               ; preds = %17
  %46 = zext nneg i32 %19 to i64
  %47 = shl nuw nsw i64 %46, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %18, i8 0, i64 %47, i1 false), !tbaa !74
  br label %48

48:                                               ; preds = %45, %17
  %49 = icmp sgt i32 %35, 0
  br i1 %49, label %50, label %53

50:                                               ; preds = %48
  %51 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %52 = load ptr, ptr %51, align 8, !tbaa !295
  br label %63

53:                                               ; preds = %63, %48
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %55 = load ptr, ptr %54, align 8, !tbaa !61
  %56 = load i64, ptr %22, align 8, !tbaa !291
  %57 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %58 = load i32, ptr %57, align 8, !tbaa !277
  %59 = add nsw i32 %58, 1
  %60 = sext i32 %59 to i64
  %61 = srem i64 %56, %60
  %62 = getelementptr inbounds ptr, ptr %55, i64 %61
  store ptr %15, ptr %62, align 8, !tbaa !63
  br label %73

63:                                               ; preds = %50, %63
  %64 = phi i64 [ 0, %50 ], [ %69, %63 ]
  %65 = getelementptr inbounds nuw i32, ptr %52, i64 %64
  %66 = load i32, ptr %65, align 4, !tbaa !9
  %67 = getelementptr inbounds nuw i32, ptr %21, i64 %64
  store i32 %66, ptr %67, align 4, !tbaa !9
  %68 = getelementptr inbounds nuw i32, ptr %37, i64 %64
  store i32 0, ptr %68, align 4, !tbaa !9
  %69 = add nuw nsw i64 %64, 1
  %70 = load i32, ptr %4, align 8, !tbaa !290
  %71 = sext i32 %70 to i64
  %72 = icmp slt i64 %69, %71
  br i1 %72, label %63, label %53, !llvm.loop !296

73:                                               ; preds = %2, %53
  ret ptr %15
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @push(ptr noundef captures(none) %0, ptr dead_on_return noundef nonnull readonly captures(none) %1) unnamed_addr #4 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %4 = load i64, ptr %3, align 8, !tbaa !77
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %6 = load i64, ptr %5, align 8, !tbaa !94
  %7 = icmp eq i64 %4, %6
  br i1 %7, label %13, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %10 = load ptr, ptr %9, align 8, !tbaa !92
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %12 = load i64, ptr %11, align 8, !tbaa !93
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
  %21 = load i64, ptr %3, align 8, !tbaa !77
  %22 = icmp sgt i64 %21, 0
  br i1 %22, label %23, label %26

23:                                               ; preds = %20
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 224
  br label %31

26:                                               ; preds = %31, %20
  %27 = phi i64 [ %21, %20 ], [ %41, %31 ]
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %29 = load ptr, ptr %28, align 8, !tbaa !92
  %30 = icmp eq ptr %29, null
  br i1 %30, label %47, label %43

31:                                               ; preds = %23, %31
  %32 = phi i64 [ 0, %23 ], [ %40, %31 ]
  %33 = getelementptr inbounds nuw %struct.tfc_ready, ptr %18, i64 %32
  %34 = load ptr, ptr %24, align 8, !tbaa !92
  %35 = load i64, ptr %25, align 8, !tbaa !93
  %36 = add nsw i64 %35, %32
  %37 = load i64, ptr %5, align 8, !tbaa !94
  %38 = srem i64 %36, %37
  %39 = getelementptr inbounds %struct.tfc_ready, ptr %34, i64 %38
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %33, ptr noundef nonnull align 8 dereferenceable(32) %39, i64 32, i1 false), !tbaa.struct !297
  %40 = add nuw nsw i64 %32, 1
  %41 = load i64, ptr %3, align 8, !tbaa !77
  %42 = icmp slt i64 %40, %41
  br i1 %42, label %31, label %26, !llvm.loop !298

43:                                               ; preds = %26
  %44 = load i64, ptr %5, align 8, !tbaa !94
  %45 = shl nsw i64 %44, 5
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef nonnull %29, i64 noundef %45)
  %46 = load i64, ptr %3, align 8, !tbaa !77
  br label %47

47:                                               ; preds = %26, %43
  %48 = phi i64 [ %27, %26 ], [ %46, %43 ]
  store ptr %18, ptr %28, align 8, !tbaa !92
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store i64 0, ptr %49, align 8, !tbaa !93
  store i64 %16, ptr %5, align 8, !tbaa !94
  br label %50

50:                                               ; preds = %8, %47
  %51 = phi i64 [ %6, %8 ], [ %16, %47 ]
  %52 = phi i64 [ %4, %8 ], [ %48, %47 ]
  %53 = phi i64 [ %12, %8 ], [ 0, %47 ]
  %54 = phi ptr [ %10, %8 ], [ %18, %47 ]
  %55 = add nsw i64 %52, 1
  store i64 %55, ptr %3, align 8, !tbaa !77
  %56 = add nsw i64 %52, %53
  %57 = srem i64 %56, %51
  %58 = getelementptr inbounds %struct.tfc_ready, ptr %54, i64 %57
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %58, ptr noundef nonnull align 8 dereferenceable(32) %1, i64 32, i1 false), !tbaa.struct !297
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
  %17 = load i64, ptr %11, align 8, !tbaa !299
  %18 = load i64, ptr %12, align 8, !tbaa !291
  %19 = icmp sgt i64 %17, %18
  br i1 %19, label %58, label %20

20:                                               ; preds = %16
  %21 = load ptr, ptr %13, align 8, !tbaa !61
  %22 = load ptr, ptr %14, align 8, !tbaa !62
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 24
  %24 = load i32, ptr %23, align 8, !tbaa !277
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
  %35 = load ptr, ptr %34, align 8, !tbaa !95
  %36 = getelementptr inbounds nuw i8, ptr %22, i64 4
  %37 = load i32, ptr %36, align 4, !tbaa !289
  %38 = sext i32 %37 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %35, i64 noundef %38)
  %39 = load ptr, ptr %14, align 8, !tbaa !62
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 4
  %41 = load i32, ptr %40, align 4, !tbaa !289
  %42 = sext i32 %41 to i64
  %43 = shl nsw i64 %42, 3
  %44 = add nsw i64 %43, 56
  %45 = load i32, ptr %39, align 8, !tbaa !290
  %46 = shl nsw i32 %45, 1
  %47 = sext i32 %46 to i64
  %48 = shl nsw i64 %47, 2
  %49 = add nsw i64 %44, %48
  tail call fastcc void @give(ptr noundef %0, ptr noundef nonnull %29, i64 noundef %49)
  %50 = load i64, ptr %11, align 8, !tbaa !299
  %51 = add nsw i64 %50, 1
  store i64 %51, ptr %11, align 8, !tbaa !299
  %52 = load i32, ptr %15, align 4, !tbaa !300
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %55, label %54

54:                                               ; preds = %33
  tail call fastcc void @begin_iteration(ptr noundef %0, ptr noundef nonnull %7)
  br label %55

55:                                               ; preds = %54, %33
  %56 = load i32, ptr %4, align 8, !tbaa !68
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %16, label %100, !llvm.loop !301

58:                                               ; preds = %16
  tail call fastcc void @leave_frame(ptr noundef %0, ptr noundef nonnull %7)
  %59 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %60 = load ptr, ptr %59, align 8, !tbaa !135
  %61 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %62 = load ptr, ptr %61, align 8, !tbaa !136
  %63 = load ptr, ptr %14, align 8, !tbaa !62
  %64 = getelementptr inbounds nuw i8, ptr %7, i64 120
  %65 = load ptr, ptr %64, align 8, !tbaa !166
  %66 = icmp eq ptr %65, null
  %67 = getelementptr inbounds nuw i8, ptr %63, i64 12
  %68 = load i32, ptr %67, align 4, !tbaa !274
  %69 = getelementptr inbounds nuw i8, ptr %63, i64 16
  %70 = load i32, ptr %69, align 8, !tbaa !275
  br i1 %66, label %79, label %71

71:                                               ; preds = %58
  %72 = load ptr, ptr %7, align 8, !tbaa !52
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 56
  %74 = load i32, ptr %73, align 8, !tbaa !58
  %75 = getelementptr inbounds nuw i8, ptr %72, i64 60
  %76 = load i32, ptr %75, align 4, !tbaa !276
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
  %86 = load i32, ptr %85, align 8, !tbaa !277
  %87 = add nsw i32 %86, 1
  %88 = sext i32 %87 to i64
  %89 = add nsw i64 %80, %88
  %90 = getelementptr inbounds nuw i8, ptr %63, i64 20
  %91 = load i32, ptr %90, align 4, !tbaa !278
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
define internal fastcc void @drop_all(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i64 noundef range(i64 -2147483648, 2147483648) %2) unnamed_addr #17 {
  %4 = icmp sgt i64 %2, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %6, %3
  ret void

6:                                                ; preds = %3, %6
  %7 = phi i64 [ %10, %6 ], [ 0, %3 ]
  %8 = getelementptr inbounds nuw ptr, ptr %1, i64 %7
  %9 = load ptr, ptr %8, align 8, !tbaa !74
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %9)
  store ptr null, ptr %8, align 8, !tbaa !74
  %10 = add nuw nsw i64 %7, 1
  %11 = icmp eq i64 %10, %2
  br i1 %11, label %5, label %6, !llvm.loop !302
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @begin_iteration(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #4 {
  %3 = tail call fastcc ptr @new_iteration(ptr noundef %0, ptr noundef %1)
  %4 = icmp eq ptr %3, null
  br i1 %4, label %43, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 76
  %7 = load i32, ptr %6, align 4, !tbaa !300
  store i32 0, ptr %6, align 4, !tbaa !300
  %8 = icmp sgt i32 %7, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %11 = zext nneg i32 %7 to i64
  br label %18

12:                                               ; preds = %18, %5
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %14 = load i32, ptr %13, align 8, !tbaa !303
  %15 = icmp sgt i32 %14, 0
  br i1 %15, label %16, label %43

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 88
  br label %30

18:                                               ; preds = %9, %18
  %19 = phi i64 [ 0, %9 ], [ %28, %18 ]
  %20 = load ptr, ptr %10, align 8, !tbaa !282
  %21 = getelementptr inbounds nuw %struct.held, ptr %20, i64 %19
  %22 = load ptr, ptr %21, align 8, !tbaa !304
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 8
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %3, ptr noundef %22, ptr noundef nonnull %23, i32 noundef signext 0)
  %24 = load ptr, ptr %10, align 8, !tbaa !282
  %25 = getelementptr inbounds nuw %struct.held, ptr %24, i64 %19
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %27 = load ptr, ptr %26, align 8, !tbaa !306
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %27)
  %28 = add nuw nsw i64 %19, 1
  %29 = icmp eq i64 %28, %11
  br i1 %29, label %12, label %18, !llvm.loop !307

30:                                               ; preds = %16, %30
  %31 = phi i64 [ 0, %16 ], [ %39, %30 ]
  %32 = load ptr, ptr %17, align 8, !tbaa !281
  %33 = getelementptr inbounds nuw %struct.held, ptr %32, i64 %31
  %34 = load ptr, ptr %33, align 8, !tbaa !304
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %36 = load ptr, ptr %35, align 8, !tbaa !306
  %37 = icmp eq ptr %36, null
  %38 = zext i1 %37 to i32
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %3, ptr noundef %34, ptr noundef nonnull %35, i32 noundef signext %38)
  %39 = add nuw nsw i64 %31, 1
  %40 = load i32, ptr %13, align 8, !tbaa !303
  %41 = sext i32 %40 to i64
  %42 = icmp slt i64 %39, %41
  br i1 %42, label %30, label %43, !llvm.loop !308

43:                                               ; preds = %30, %12, %2
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @leave_frame(ptr noundef captures(none) %0, ptr noundef readonly captures(address) %1) unnamed_addr #4 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %4 = load i32, ptr %3, align 8, !tbaa !303
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 88
  br label %23

8:                                                ; preds = %23, %2
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %10 = load ptr, ptr %9, align 8, !tbaa !166
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %72

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %14 = load ptr, ptr %13, align 8, !tbaa !62
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 20
  %16 = load i32, ptr %15, align 4, !tbaa !278
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
  %25 = load ptr, ptr %7, align 8, !tbaa !281
  %26 = getelementptr inbounds nuw %struct.held, ptr %25, i64 %24
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %28 = load ptr, ptr %27, align 8, !tbaa !306
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %28)
  %29 = add nuw nsw i64 %24, 1
  %30 = load i32, ptr %3, align 8, !tbaa !303
  %31 = sext i32 %30 to i64
  %32 = icmp slt i64 %29, %31
  br i1 %32, label %23, label %8, !llvm.loop !309

33:                                               ; preds = %57, %12
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %35 = load ptr, ptr %34, align 8, !tbaa !136
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 24
  br label %64

37:                                               ; preds = %18, %57
  %38 = phi ptr [ %14, %18 ], [ %58, %57 ]
  %39 = phi i64 [ 0, %18 ], [ %59, %57 ]
  %40 = load ptr, ptr %19, align 8, !tbaa !283
  %41 = getelementptr inbounds nuw i64, ptr %40, i64 %39
  %42 = load i64, ptr %41, align 8, !tbaa !121
  %43 = load i64, ptr %20, align 8, !tbaa !291
  %44 = icmp eq i64 %42, %43
  br i1 %44, label %45, label %57

45:                                               ; preds = %37
  %46 = load ptr, ptr %21, align 8, !tbaa !135
  %47 = load ptr, ptr %22, align 8, !tbaa !136
  %48 = load ptr, ptr %1, align 8, !tbaa !52
  %49 = load ptr, ptr %48, align 8, !tbaa !69
  %50 = getelementptr inbounds nuw i8, ptr %38, i64 40
  %51 = load ptr, ptr %50, align 8, !tbaa !310
  %52 = getelementptr inbounds nuw i32, ptr %51, i64 %39
  %53 = load i32, ptr %52, align 4, !tbaa !9
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds %struct.tfc_node, ptr %49, i64 %54
  tail call fastcc void @send(ptr noundef %0, ptr noundef %46, ptr noundef %47, ptr noundef %55, ptr noundef null, i32 noundef signext 1)
  %56 = load ptr, ptr %13, align 8, !tbaa !62
  br label %57

57:                                               ; preds = %37, %45
  %58 = phi ptr [ %38, %37 ], [ %56, %45 ]
  %59 = add nuw nsw i64 %39, 1
  %60 = getelementptr inbounds nuw i8, ptr %58, i64 20
  %61 = load i32, ptr %60, align 4, !tbaa !278
  %62 = sext i32 %61 to i64
  %63 = icmp slt i64 %59, %62
  br i1 %63, label %37, label %33, !llvm.loop !311

64:                                               ; preds = %64, %33
  %65 = phi ptr [ %36, %33 ], [ %68, %64 ]
  %66 = load ptr, ptr %65, align 8, !tbaa !72
  %67 = icmp eq ptr %66, %1
  %68 = getelementptr inbounds nuw i8, ptr %66, i64 32
  br i1 %67, label %69, label %64, !llvm.loop !312

69:                                               ; preds = %64
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %71 = load ptr, ptr %70, align 8, !tbaa !313
  store ptr %71, ptr %65, align 8, !tbaa !72
  br label %90

72:                                               ; preds = %8
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %74 = load ptr, ptr %73, align 8, !tbaa !135
  %75 = icmp eq ptr %74, null
  br i1 %75, label %90, label %76

76:                                               ; preds = %72
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %78 = load ptr, ptr %77, align 8, !tbaa !136
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %80 = load ptr, ptr %79, align 8, !tbaa !134
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %74, ptr noundef %78, ptr noundef %80, ptr noundef nonnull %10, i32 noundef signext 0)
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %82 = load ptr, ptr %81, align 8, !tbaa !60
  %83 = load ptr, ptr %1, align 8, !tbaa !52
  %84 = getelementptr inbounds nuw i8, ptr %83, i64 56
  %85 = load i32, ptr %84, align 8, !tbaa !58
  %86 = getelementptr inbounds nuw i8, ptr %83, i64 60
  %87 = load i32, ptr %86, align 4, !tbaa !276
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
  %6 = load i32, ptr %5, align 8, !tbaa !75
  %7 = add nsw i32 %6, -1
  store i32 %7, ptr %5, align 8, !tbaa !75
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %23

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %11 = load i32, ptr %10, align 4, !tbaa !314
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
  %21 = load ptr, ptr %20, align 8, !tbaa !13
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 40
  store ptr %21, ptr %22, align 8, !tbaa !29
  store ptr %1, ptr %20, align 8, !tbaa !13
  br label %23

23:                                               ; preds = %2, %4, %9, %19, %17
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @send(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, i32 noundef signext %5) unnamed_addr #4 {
  %7 = alloca %struct.tfc_ready, align 8
  %8 = load ptr, ptr %1, align 8, !tbaa !52
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !162
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %12 = load i32, ptr %11, align 4, !tbaa !163
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr %10, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %16 = load i32, ptr %15, align 4, !tbaa !126
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
  %29 = load i32, ptr %15, align 4, !tbaa !126
  %30 = sext i32 %29 to i64
  br label %31

31:                                               ; preds = %28, %52
  %32 = phi i64 [ %30, %28 ], [ %39, %52 ]
  %33 = phi i32 [ %29, %28 ], [ %37, %52 ]
  %34 = icmp slt i64 %38, %32
  br i1 %34, label %36, label %35, !llvm.loop !315

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
  %44 = load ptr, ptr %43, align 8, !tbaa !74
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
  %68 = load ptr, ptr %1, align 8, !tbaa !52
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 8
  %70 = load ptr, ptr %69, align 8, !tbaa !316
  %71 = getelementptr inbounds %struct.tfc_edge, ptr %70, i64 %67
  %72 = load i64, ptr %71, align 4
  %73 = load ptr, ptr %68, align 8, !tbaa !69
  %74 = shl i64 %72, 32
  %75 = ashr exact i64 %74, 32
  %76 = getelementptr inbounds %struct.tfc_node, ptr %73, i64 %75
  %77 = load ptr, ptr %20, align 8, !tbaa !317
  %78 = getelementptr inbounds nuw i8, ptr %76, i64 12
  %79 = load i32, ptr %78, align 4, !tbaa !318
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds i32, ptr %77, i64 %80
  %82 = load ptr, ptr %21, align 8, !tbaa !319
  %83 = getelementptr inbounds i32, ptr %82, i64 %80
  %84 = icmp sgt i64 %72, -1
  %85 = and i1 %62, %84
  br i1 %85, label %86, label %97

86:                                               ; preds = %66
  %87 = lshr i64 %72, 32
  %88 = trunc nuw nsw i64 %87 to i32
  %89 = load i32, ptr %63, align 8, !tbaa !75
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %63, align 8, !tbaa !75
  %91 = load ptr, ptr %22, align 8, !tbaa !95
  %92 = getelementptr inbounds nuw i8, ptr %76, i64 16
  %93 = load i32, ptr %92, align 4, !tbaa !96
  %94 = add nsw i32 %93, %88
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds ptr, ptr %91, i64 %95
  store ptr %53, ptr %96, align 8, !tbaa !74
  br label %97

97:                                               ; preds = %86, %66
  %98 = load i32, ptr %76, align 4, !tbaa !99
  %99 = icmp eq i32 %98, 3
  br i1 %99, label %100, label %131

100:                                              ; preds = %97
  %101 = load i64, ptr %2, align 8, !tbaa !320
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
  %140 = load i32, ptr %76, align 4, !tbaa !99
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
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #24
  store ptr %76, ptr %7, align 8, !tbaa !71
  store ptr %1, ptr %24, align 8, !tbaa !72
  store ptr %2, ptr %25, align 8, !tbaa !63
  store i32 %145, ptr %26, align 8, !tbaa !9
  store i32 0, ptr %27, align 4
  call fastcc void @push(ptr noundef %0, ptr dead_on_return noundef %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #24
  br label %148

148:                                              ; preds = %106, %109, %115, %123, %126, %127, %139, %142, %143
  %149 = add nsw i64 %67, 1
  %150 = load i32, ptr %58, align 4, !tbaa !9
  %151 = sext i32 %150 to i64
  %152 = icmp slt i64 %149, %151
  br i1 %152, label %66, label %28, !llvm.loop !321
}

; Function Attrs: nounwind
declare signext i32 @clock_gettime(i32 noundef signext, ptr noundef) local_unnamed_addr #12

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @complete(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef captures(none) %4, i32 noundef signext %5) unnamed_addr #4 {
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %8 = load ptr, ptr %7, align 8, !tbaa !95
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %10 = load i32, ptr %9, align 4, !tbaa !96
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds ptr, ptr %8, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %14 = load i32, ptr %13, align 4, !tbaa !139
  %15 = sext i32 %14 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %12, i64 noundef %15)
  %16 = load i32, ptr %3, align 4, !tbaa !99
  switch i32 %16, label %182 [
    i32 4, label %17
    i32 5, label %108
    i32 6, label %128
  ]

17:                                               ; preds = %6
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %19 = load i32, ptr %18, align 4, !tbaa !101
  %20 = icmp slt i32 %19, 0
  %21 = load ptr, ptr %1, align 8, !tbaa !52
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 24
  %23 = load ptr, ptr %22, align 8, !tbaa !46
  %24 = ashr i32 %19, 31
  %25 = xor i32 %24, %19
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw %struct.tfc_frame, ptr %23, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %29 = load ptr, ptr %28, align 8, !tbaa !72
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
  %38 = load ptr, ptr %37, align 8, !tbaa !72
  %39 = icmp eq ptr %38, null
  br i1 %39, label %40, label %31, !llvm.loop !322

40:                                               ; preds = %36, %17
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %42 = load i64, ptr %41, align 8, !tbaa !119
  %43 = getelementptr inbounds nuw i8, ptr %27, i64 56
  %44 = load i64, ptr %43, align 8, !tbaa !323
  %45 = add i64 %44, -7046029254386353131
  %46 = xor i64 %45, %42
  %47 = mul i64 %46, -49064778989728563
  %48 = lshr i64 %47, 32
  %49 = xor i64 %48, %47
  %50 = mul i64 %49, -4265267296055464877
  %51 = lshr i64 %47, 29
  %52 = xor i64 %50, %51
  %53 = tail call fastcc ptr @new_instance(ptr noundef %0, ptr noundef %21, ptr noundef %27, i32 noundef signext 0, i64 noundef %52)
  %54 = icmp eq ptr %53, null
  br i1 %54, label %183, label %55

55:                                               ; preds = %40
  %56 = getelementptr inbounds nuw i8, ptr %53, i64 24
  store ptr %1, ptr %56, align 8, !tbaa !135
  %57 = getelementptr inbounds nuw i8, ptr %53, i64 40
  store ptr %2, ptr %57, align 8, !tbaa !136
  %58 = load ptr, ptr %28, align 8, !tbaa !324
  %59 = getelementptr inbounds nuw i8, ptr %53, i64 32
  store ptr %58, ptr %59, align 8, !tbaa !313
  store ptr %53, ptr %28, align 8, !tbaa !324
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
  %67 = load ptr, ptr %66, align 8, !tbaa !281
  %68 = getelementptr inbounds nuw i8, ptr %64, i64 72
  %69 = load i32, ptr %68, align 8, !tbaa !303
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %68, align 8, !tbaa !303
  %71 = sext i32 %69 to i64
  %72 = getelementptr inbounds %struct.held, ptr %67, i64 %71
  %73 = icmp eq i32 %5, 0
  br i1 %73, label %74, label %81

74:                                               ; preds = %65
  %75 = load ptr, ptr %4, align 8, !tbaa !74
  %76 = icmp eq ptr %75, null
  br i1 %76, label %81, label %77

77:                                               ; preds = %74
  %78 = getelementptr inbounds nuw i8, ptr %75, i64 24
  %79 = load i32, ptr %78, align 8, !tbaa !75
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %78, align 8, !tbaa !75
  br label %81

81:                                               ; preds = %77, %74, %65
  %82 = phi ptr [ null, %65 ], [ null, %74 ], [ %75, %77 ]
  store ptr %3, ptr %72, align 8, !tbaa !71
  %83 = getelementptr inbounds nuw i8, ptr %72, i64 8
  store ptr %82, ptr %83, align 8, !tbaa !74
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
  %91 = load i64, ptr %85, align 8, !tbaa !291
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
  %101 = load i32, ptr %100, align 8, !tbaa !277
  %102 = add nsw i32 %101, 1
  %103 = sext i32 %102 to i64
  %104 = srem i64 %89, %103
  %105 = getelementptr inbounds nuw ptr, ptr %95, i64 %104
  %106 = load ptr, ptr %105, align 8, !tbaa !63
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %64, ptr noundef %106, ptr noundef nonnull %3, ptr noundef readonly %4, i32 noundef signext %5)
  %107 = add nuw nsw i64 %89, 1
  br label %88, !llvm.loop !325

108:                                              ; preds = %6
  %109 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %110 = load ptr, ptr %109, align 8, !tbaa !283
  %111 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %112 = load i32, ptr %111, align 4, !tbaa !101
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds i64, ptr %110, i64 %113
  %115 = icmp eq i32 %5, 0
  %116 = load i64, ptr %114, align 8, !tbaa !121
  %117 = icmp eq i64 %116, -2
  br i1 %115, label %121, label %118

118:                                              ; preds = %108
  br i1 %117, label %189, label %119

119:                                              ; preds = %118
  %120 = load i64, ptr %2, align 8, !tbaa !320
  store i64 %120, ptr %114, align 8, !tbaa !121
  br label %189

121:                                              ; preds = %108
  br i1 %117, label %122, label %123

122:                                              ; preds = %121
  tail call fastcc void @fail(ptr noundef %0, i32 noundef signext 13, i32 noundef signext 4, ptr noundef nonnull readonly %1, ptr noundef nonnull %3)
  br label %185

123:                                              ; preds = %121
  store i64 -2, ptr %114, align 8, !tbaa !121
  %124 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %125 = load ptr, ptr %124, align 8, !tbaa !135
  %126 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %127 = load ptr, ptr %126, align 8, !tbaa !136
  tail call fastcc void @send(ptr noundef %0, ptr noundef %125, ptr noundef %127, ptr noundef nonnull %3, ptr noundef readonly %4, i32 noundef signext 0)
  br label %185

128:                                              ; preds = %6
  %129 = icmp eq i32 %5, 0
  br i1 %129, label %130, label %189

130:                                              ; preds = %128
  %131 = load i64, ptr %2, align 8, !tbaa !320
  %132 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %133 = load i64, ptr %132, align 8, !tbaa !291
  %134 = icmp eq i64 %131, %133
  br i1 %134, label %135, label %168

135:                                              ; preds = %130
  %136 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %137 = load i64, ptr %136, align 8, !tbaa !299
  %138 = add i64 %131, 1
  %139 = sub i64 %138, %137
  %140 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %141 = load ptr, ptr %140, align 8, !tbaa !62
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 24
  %143 = load i32, ptr %142, align 8, !tbaa !277
  %144 = sext i32 %143 to i64
  %145 = icmp slt i64 %139, %144
  br i1 %145, label %162, label %146

146:                                              ; preds = %135
  %147 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %148 = load ptr, ptr %147, align 8, !tbaa !282
  %149 = getelementptr inbounds nuw i8, ptr %1, i64 76
  %150 = load i32, ptr %149, align 4, !tbaa !300
  %151 = add nsw i32 %150, 1
  store i32 %151, ptr %149, align 4, !tbaa !300
  %152 = sext i32 %150 to i64
  %153 = getelementptr inbounds %struct.held, ptr %148, i64 %152
  %154 = load ptr, ptr %4, align 8, !tbaa !74
  %155 = icmp eq ptr %154, null
  br i1 %155, label %160, label %156

156:                                              ; preds = %146
  %157 = getelementptr inbounds nuw i8, ptr %154, i64 24
  %158 = load i32, ptr %157, align 8, !tbaa !75
  %159 = add nsw i32 %158, 1
  store i32 %159, ptr %157, align 8, !tbaa !75
  br label %160

160:                                              ; preds = %156, %146
  store ptr %3, ptr %153, align 8, !tbaa !71
  %161 = getelementptr inbounds nuw i8, ptr %153, i64 8
  store ptr %154, ptr %161, align 8, !tbaa !74
  br label %185

162:                                              ; preds = %135
  tail call fastcc void @begin_iteration(ptr noundef %0, ptr noundef nonnull %1)
  %163 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %164 = load i32, ptr %163, align 8, !tbaa !68
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %166, label %185

166:                                              ; preds = %162
  %167 = load i64, ptr %2, align 8, !tbaa !320
  br label %168

168:                                              ; preds = %166, %130
  %169 = phi i64 [ %167, %166 ], [ %131, %130 ]
  %170 = add nsw i64 %169, 1
  %171 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %172 = load ptr, ptr %171, align 8, !tbaa !61
  %173 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %174 = load ptr, ptr %173, align 8, !tbaa !62
  %175 = getelementptr inbounds nuw i8, ptr %174, i64 24
  %176 = load i32, ptr %175, align 8, !tbaa !277
  %177 = add nsw i32 %176, 1
  %178 = sext i32 %177 to i64
  %179 = srem i64 %170, %178
  %180 = getelementptr inbounds ptr, ptr %172, i64 %179
  %181 = load ptr, ptr %180, align 8, !tbaa !63
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %1, ptr noundef %181, ptr noundef nonnull %3, ptr noundef readonly %4, i32 noundef signext 0)
  br label %185

182:                                              ; preds = %6
  tail call fastcc void @send(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %2, ptr noundef nonnull %3, ptr noundef %4, i32 noundef signext %5)
  br label %183

183:                                              ; preds = %96, %40, %182
  %184 = icmp eq i32 %5, 0
  br i1 %184, label %185, label %189

185:                                              ; preds = %122, %123, %160, %162, %168, %183
  %186 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %187 = load i32, ptr %186, align 4, !tbaa !126
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

; Function Attrs: nounwind uwtable
define internal fastcc ptr @new_activation(ptr noundef %0, ptr dead_on_return noundef nonnull readonly captures(none) %1, ptr noundef %2, i32 noundef signext range(i32 1, 3) %3) unnamed_addr #3 {
  %5 = alloca %struct.timespec, align 8
  %6 = load ptr, ptr %1, align 8, !tbaa !326
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %8 = load i32, ptr %7, align 4, !tbaa !126
  %9 = sext i32 %8 to i64
  %10 = shl nsw i64 %9, 3
  %11 = add nsw i64 %10, 104
  %12 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %11)
  %13 = icmp eq ptr %12, null
  br i1 %13, label %72, label %14

14:                                               ; preds = %4
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 104
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %17 = load ptr, ptr %16, align 8, !tbaa !328
  %18 = load ptr, ptr %17, align 8, !tbaa !52
  %19 = load ptr, ptr %0, align 8, !tbaa !44
  %20 = ptrtoint ptr %18 to i64
  %21 = ptrtoint ptr %19 to i64
  %22 = sub i64 %20, %21
  %23 = lshr exact i64 %22, 6
  %24 = trunc i64 %23 to i32
  %25 = load ptr, ptr %1, align 8, !tbaa !326
  %26 = load ptr, ptr %18, align 8, !tbaa !69
  %27 = ptrtoint ptr %25 to i64
  %28 = ptrtoint ptr %26 to i64
  %29 = sub i64 %27, %28
  %30 = sdiv exact i64 %29, 44
  %31 = trunc i64 %30 to i32
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %33 = load ptr, ptr %32, align 8, !tbaa !329
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %35 = load i64, ptr %34, align 8, !tbaa !119
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %37 = load ptr, ptr %36, align 8, !tbaa !118
  %38 = icmp eq ptr %37, null
  br i1 %38, label %48, label %39

39:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #24
  %40 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %5) #24
  %41 = load i64, ptr %5, align 8, !tbaa !85
  %42 = mul nsw i64 %41, 1000000000
  %43 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %44 = load i64, ptr %43, align 8, !tbaa !87
  %45 = add nsw i64 %42, %44
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #24
  %46 = load ptr, ptr %16, align 8, !tbaa !328
  %47 = load ptr, ptr %32, align 8, !tbaa !329
  br label %48

48:                                               ; preds = %14, %39
  %49 = phi ptr [ %47, %39 ], [ %33, %14 ]
  %50 = phi ptr [ %46, %39 ], [ %17, %14 ]
  %51 = phi i64 [ %45, %39 ], [ 0, %14 ]
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %53 = load i32, ptr %52, align 8, !tbaa !330
  store ptr null, ptr %12, align 8, !tbaa !110
  %54 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store ptr %0, ptr %54, align 8, !tbaa !120
  %55 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store ptr null, ptr %55, align 8, !tbaa !74
  %56 = getelementptr inbounds nuw i8, ptr %12, i64 24
  store i64 %35, ptr %56, align 8, !tbaa !121
  %57 = getelementptr inbounds nuw i8, ptr %12, i64 32
  store i64 %51, ptr %57, align 8, !tbaa !121
  %58 = getelementptr inbounds nuw i8, ptr %12, i64 40
  store i32 0, ptr %58, align 8, !tbaa !9
  %59 = getelementptr inbounds nuw i8, ptr %12, i64 44
  store i32 %3, ptr %59, align 4, !tbaa !9
  %60 = getelementptr inbounds nuw i8, ptr %12, i64 48
  store i32 %24, ptr %60, align 8, !tbaa !9
  %61 = getelementptr inbounds nuw i8, ptr %12, i64 52
  store i32 %31, ptr %61, align 4, !tbaa !9
  %62 = getelementptr inbounds nuw i8, ptr %12, i64 56
  store i32 %53, ptr %62, align 8, !tbaa !9
  %63 = getelementptr inbounds nuw i8, ptr %12, i64 60
  store i32 0, ptr %63, align 4, !tbaa !9
  %64 = getelementptr inbounds nuw i8, ptr %12, i64 64
  store ptr null, ptr %64, align 8, !tbaa !110
  %65 = getelementptr inbounds nuw i8, ptr %12, i64 72
  store ptr %2, ptr %65, align 8, !tbaa !293
  %66 = getelementptr inbounds nuw i8, ptr %12, i64 80
  store ptr %15, ptr %66, align 8, !tbaa !293
  %67 = getelementptr inbounds nuw i8, ptr %12, i64 88
  store ptr %50, ptr %67, align 8, !tbaa !72
  %68 = getelementptr inbounds nuw i8, ptr %12, i64 96
  store ptr %49, ptr %68, align 8, !tbaa !63
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %70 = load i64, ptr %69, align 8, !tbaa !169
  %71 = add nsw i64 %70, 1
  store i64 %71, ptr %69, align 8, !tbaa !169
  br label %72

72:                                               ; preds = %4, %48
  ret ptr %12
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
  %12 = load i64, ptr %11, align 8, !tbaa !331
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %14 = load i64, ptr %13, align 8, !tbaa !332
  %15 = icmp slt i64 %12, %14
  br i1 %15, label %16, label %44

16:                                               ; preds = %10
  %17 = ptrtoint ptr %3 to i64
  %18 = load ptr, ptr %1, align 8, !tbaa !52
  %19 = load ptr, ptr %18, align 8, !tbaa !69
  %20 = ptrtoint ptr %19 to i64
  %21 = sub i64 %17, %20
  %22 = sdiv exact i64 %21, 44
  %23 = trunc i64 %22 to i32
  %24 = ptrtoint ptr %18 to i64
  %25 = load ptr, ptr %0, align 8, !tbaa !44
  %26 = ptrtoint ptr %25 to i64
  %27 = sub i64 %24, %26
  %28 = lshr exact i64 %27, 6
  %29 = trunc i64 %28 to i32
  %30 = getelementptr inbounds %struct.tfc_flow_event, ptr %8, i64 %12
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #24
  %31 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %6) #24
  %32 = load i64, ptr %6, align 8, !tbaa !85
  %33 = mul nsw i64 %32, 1000000000
  %34 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %35 = load i64, ptr %34, align 8, !tbaa !87
  %36 = add nsw i64 %33, %35
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #24
  %37 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %38 = load i64, ptr %37, align 8, !tbaa !119
  store i64 %4, ptr %30, align 8, !tbaa !121
  %39 = getelementptr inbounds nuw i8, ptr %30, i64 8
  store i64 %36, ptr %39, align 8, !tbaa !121
  %40 = getelementptr inbounds nuw i8, ptr %30, i64 16
  store i64 %38, ptr %40, align 8, !tbaa !121
  %41 = getelementptr inbounds nuw i8, ptr %30, i64 24
  store i32 %29, ptr %41, align 8, !tbaa !9
  %42 = getelementptr inbounds nuw i8, ptr %30, i64 28
  store i32 %23, ptr %42, align 4, !tbaa !9
  %43 = load i64, ptr %11, align 8, !tbaa !331
  br label %44

44:                                               ; preds = %16, %10
  %45 = phi i64 [ %43, %16 ], [ %12, %10 ]
  %46 = add nsw i64 %45, 1
  store i64 %46, ptr %11, align 8, !tbaa !331
  br label %47

47:                                               ; preds = %5, %44
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @deliver(ptr noundef %0, ptr noundef %1) unnamed_addr #3 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !108
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %6 = load i32, ptr %5, align 8, !tbaa !109
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds %struct.tfc_transfer, ptr %4, i64 %7
  %9 = load ptr, ptr %8, align 8, !tbaa !110
  %10 = icmp eq ptr %9, null
  br i1 %10, label %46, label %11

11:                                               ; preds = %2
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %13 = load i64, ptr %12, align 8, !tbaa !111
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %15 = load i64, ptr %14, align 8, !tbaa !111
  %16 = icmp eq i64 %15, %13
  br i1 %16, label %21, label %29

17:                                               ; preds = %29
  %18 = getelementptr inbounds nuw i8, ptr %31, i64 24
  %19 = load i64, ptr %18, align 8, !tbaa !111
  %20 = icmp eq i64 %19, %13
  br i1 %20, label %21, label %29, !llvm.loop !112

21:                                               ; preds = %17, %11
  %22 = phi ptr [ %9, %11 ], [ %31, %17 ]
  %23 = phi ptr [ %8, %11 ], [ %30, %17 ]
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 44
  %25 = load i32, ptr %24, align 4, !tbaa !113
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %27 = load i32, ptr %26, align 4, !tbaa !113
  %28 = icmp eq i32 %25, %27
  br i1 %28, label %33, label %48

29:                                               ; preds = %11, %17
  %30 = phi ptr [ %31, %17 ], [ %9, %11 ]
  %31 = load ptr, ptr %30, align 8, !tbaa !110
  %32 = icmp eq ptr %31, null
  br i1 %32, label %46, label %17, !llvm.loop !112

33:                                               ; preds = %21
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %35 = load atomic i32, ptr %34 monotonic, align 8
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %46

37:                                               ; preds = %33
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 28
  store i32 -1, ptr %38, align 4, !tbaa !115
  store atomic i32 13, ptr %34 monotonic, align 8
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %40 = atomicrmw add ptr %39, i32 1 monotonic, align 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %42 = load i32, ptr %41, align 4, !tbaa !116
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %46, label %44

44:                                               ; preds = %37
  %45 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %39, i32 noundef signext 129, i32 noundef signext 2147483647, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  br label %46

46:                                               ; preds = %29, %2, %33, %37, %44
  %47 = phi ptr [ %8, %2 ], [ %23, %44 ], [ %23, %37 ], [ %23, %33 ], [ %30, %29 ]
  store ptr null, ptr %1, align 8, !tbaa !114
  store ptr %1, ptr %47, align 8, !tbaa !110
  br label %71

48:                                               ; preds = %21
  %49 = load ptr, ptr %22, align 8, !tbaa !114
  store ptr %49, ptr %23, align 8, !tbaa !110
  %50 = getelementptr inbounds nuw i8, ptr %22, i64 64
  store ptr %1, ptr %50, align 8, !tbaa !117
  %51 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %52 = load ptr, ptr %51, align 8, !tbaa !180
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 208
  %54 = load atomic i64, ptr %53 monotonic, align 8
  %55 = inttoptr i64 %54 to ptr
  store ptr %55, ptr %22, align 8, !tbaa !114
  %56 = ptrtoint ptr %22 to i64
  store atomic i64 %56, ptr %53 monotonic, align 8
  %57 = getelementptr inbounds nuw i8, ptr %52, i64 172
  %58 = load i32, ptr %57, align 4, !tbaa !181
  %59 = icmp eq i32 %58, 2
  br i1 %59, label %60, label %71

60:                                               ; preds = %48
  %61 = load i32, ptr %24, align 4, !tbaa !113
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %71, label %63

63:                                               ; preds = %60
  store i32 0, ptr %57, align 4, !tbaa !181
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %65 = atomicrmw add ptr %64, i32 1 monotonic, align 8
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %67 = load i32, ptr %66, align 4, !tbaa !116
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %71, label %69

69:                                               ; preds = %63
  %70 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %64, i32 noundef signext 129, i32 noundef signext 2147483647, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  br label %71

71:                                               ; preds = %69, %63, %60, %48, %46
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @new_value(ptr noundef captures(none) %0, i64 noundef %1, i32 noundef signext %2) unnamed_addr #4 {
  %4 = tail call i64 @llvm.smax.i64(i64 %1, i64 0)
  %5 = add nuw nsw i64 %4, 64
  %6 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %5)
  %7 = icmp eq ptr %6, null
  br i1 %7, label %19, label %8

8:                                                ; preds = %3
  %9 = icmp slt i64 %1, 0
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 64
  %11 = select i1 %9, ptr null, ptr %10
  store ptr %11, ptr %6, align 8, !tbaa !35
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i64 0, ptr %12, align 8, !tbaa !121
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %1, ptr %13, align 8, !tbaa !121
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i32 1, ptr %14, align 8, !tbaa !9
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 28
  store i32 0, ptr %15, align 4, !tbaa !9
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store i32 %2, ptr %16, align 8, !tbaa !9
  %17 = getelementptr inbounds nuw i8, ptr %6, i64 36
  store i32 0, ptr %17, align 4, !tbaa !9
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 40
  store ptr null, ptr %18, align 8, !tbaa !74
  br label %19

19:                                               ; preds = %8, %3
  ret ptr %6
}

; Function Attrs: nounwind
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #12

; Function Attrs: nounwind uwtable
define internal fastcc void @work(ptr noundef captures(none) %0, i32 noundef signext %1) unnamed_addr #3 {
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %6 = load i32, ptr %5, align 32, !tbaa !9
  %7 = icmp eq i32 %1, 0
  br i1 %7, label %20, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %10 = load atomic i64, ptr %9 acquire, align 16
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %20, label %12

12:                                               ; preds = %8
  %13 = inttoptr i64 %10 to ptr
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #24
  %14 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %4) #24
  %15 = load i64, ptr %4, align 8, !tbaa !85
  %16 = mul nsw i64 %15, 1000000000
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !87
  %19 = add nsw i64 %16, %18
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #24
  br label %20

20:                                               ; preds = %2, %8, %12
  %21 = phi i1 [ true, %12 ], [ false, %8 ], [ false, %2 ]
  %22 = phi ptr [ %13, %12 ], [ null, %8 ], [ null, %2 ]
  %23 = phi i64 [ %19, %12 ], [ 0, %8 ], [ 0, %2 ]
  %24 = icmp eq i32 %6, 0
  br i1 %24, label %96, label %25

25:                                               ; preds = %20
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 280
  br label %34

31:                                               ; preds = %76
  %32 = icmp ne i32 %77, 0
  %33 = select i1 %21, i1 %32, i1 false
  br i1 %33, label %80, label %96

34:                                               ; preds = %25, %76
  %35 = phi i32 [ 0, %25 ], [ %77, %76 ]
  %36 = phi i32 [ 0, %25 ], [ %78, %76 ]
  %37 = add i32 %36, %1
  %38 = urem i32 %37, %6
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw %struct.tfc_worker, ptr %26, i64 %39
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 8
  %42 = load atomic i64, ptr %40 monotonic, align 64
  %43 = load i64, ptr %41, align 8, !tbaa !234
  %44 = icmp slt i64 %42, %43
  br i1 %44, label %45, label %76

45:                                               ; preds = %34, %71
  %46 = phi i64 [ %72, %71 ], [ %43, %34 ]
  %47 = phi i32 [ %73, %71 ], [ %35, %34 ]
  %48 = atomicrmw add ptr %40, i64 1 monotonic, align 64
  %49 = icmp slt i64 %48, %46
  br i1 %49, label %50, label %71, !llvm.loop !235

50:                                               ; preds = %45
  %51 = load ptr, ptr %27, align 8, !tbaa !228
  %52 = load ptr, ptr %28, align 8, !tbaa !230
  %53 = load i64, ptr %29, align 8, !tbaa !231
  %54 = load i64, ptr %30, align 8, !tbaa !232
  %55 = freeze i64 %53
  %56 = freeze i64 %54
  %57 = sdiv i64 %55, %56
  %58 = mul nsw i64 %57, %48
  %59 = mul i64 %57, %56
  %60 = sub i64 %55, %59
  %61 = mul nsw i64 %60, %48
  %62 = sdiv i64 %61, %54
  %63 = add nsw i64 %62, %58
  %64 = add nsw i64 %48, 1
  %65 = mul nsw i64 %57, %64
  %66 = mul nsw i64 %60, %64
  %67 = sdiv i64 %66, %54
  %68 = add nsw i64 %67, %65
  call void %51(ptr noundef %52, i64 noundef %63, i64 noundef %68) #24
  %69 = add i32 %47, 1
  %70 = load i64, ptr %41, align 8, !tbaa !234
  br label %71

71:                                               ; preds = %45, %50
  %72 = phi i64 [ %70, %50 ], [ %46, %45 ]
  %73 = phi i32 [ %69, %50 ], [ %47, %45 ]
  %74 = load atomic i64, ptr %40 monotonic, align 64
  %75 = icmp slt i64 %74, %72
  br i1 %75, label %45, label %76

76:                                               ; preds = %71, %34
  %77 = phi i32 [ %35, %34 ], [ %73, %71 ]
  %78 = add nuw i32 %36, 1
  %79 = icmp eq i32 %78, %6
  br i1 %79, label %31, label %34, !llvm.loop !236

80:                                               ; preds = %31
  %81 = atomicrmw add ptr %22, i64 1 monotonic, align 8
  %82 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %83 = load i64, ptr %82, align 8, !tbaa !121
  %84 = srem i64 %81, %83
  %85 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %86 = getelementptr inbounds %struct.tfc_pool_event, ptr %85, i64 %84
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #24
  %87 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %3) #24
  %88 = load i64, ptr %3, align 8, !tbaa !85
  %89 = mul nsw i64 %88, 1000000000
  %90 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %91 = load i64, ptr %90, align 8, !tbaa !87
  %92 = add nsw i64 %89, %91
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #24
  %93 = zext i32 %1 to i64
  store i64 %23, ptr %86, align 8, !tbaa !121
  %94 = getelementptr inbounds nuw i8, ptr %86, i64 8
  store i64 %92, ptr %94, align 8, !tbaa !121
  %95 = getelementptr inbounds nuw i8, ptr %86, i64 16
  store i64 %93, ptr %95, align 8, !tbaa !121
  br label %96

96:                                               ; preds = %20, %80, %31
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc signext range(i32 0, 4) i32 @set_size(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #14 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !265
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !264
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !9
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds ptr, ptr %6, i64 %9
  %11 = load ptr, ptr %10, align 8, !tbaa !35
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %13 = load i32, ptr %12, align 4, !tbaa !9
  %14 = icmp eq i32 %13, 8
  br i1 %14, label %15, label %17

15:                                               ; preds = %2
  %16 = load i64, ptr %11, align 8, !tbaa !121
  br label %20

17:                                               ; preds = %2
  %18 = load i32, ptr %11, align 4, !tbaa !9
  %19 = sext i32 %18 to i64
  br label %20

20:                                               ; preds = %17, %15
  %21 = phi i64 [ %16, %15 ], [ %19, %17 ]
  %22 = tail call i64 @llvm.smax.i64(i64 %21, i64 0)
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %24 = load ptr, ptr %23, align 8, !tbaa !333
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %26 = load i32, ptr %25, align 4, !tbaa !9
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i64, ptr %24, i64 %27
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %30 = load ptr, ptr %29, align 8, !tbaa !263
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
  %42 = load ptr, ptr %41, align 8, !tbaa !249
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 24
  %44 = load ptr, ptr %43, align 8, !tbaa !240
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 4
  br label %46

46:                                               ; preds = %46, %40
  %47 = atomicrmw xchg ptr %45, i32 1 acquire, align 4
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %46, !llvm.loop !241

49:                                               ; preds = %46
  %50 = load atomic i32, ptr %44 monotonic, align 8
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %56, label %52

52:                                               ; preds = %49
  %53 = getelementptr inbounds nuw i8, ptr %44, i64 16
  %54 = load i64, ptr %53, align 8, !tbaa !242
  %55 = icmp sgt i64 %54, 0
  br i1 %55, label %56, label %61

56:                                               ; preds = %52, %49
  %57 = getelementptr inbounds nuw i8, ptr %44, i64 12
  store i32 0, ptr %57, align 4, !tbaa !245
  %58 = getelementptr inbounds nuw i8, ptr %44, i64 16
  store i64 0, ptr %58, align 8, !tbaa !242
  %59 = getelementptr inbounds nuw i8, ptr %44, i64 24
  store i64 %22, ptr %59, align 8, !tbaa !246
  %60 = getelementptr inbounds nuw i8, ptr %44, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %60, i8 0, i64 16, i1 false)
  store atomic i32 3, ptr %44 monotonic, align 8
  br label %61

61:                                               ; preds = %52, %56
  store atomic i32 0, ptr %45 release, align 4
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %63 = load i32, ptr %62, align 4, !tbaa !259
  %64 = load ptr, ptr %41, align 8, !tbaa !249
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 24
  %66 = load ptr, ptr %65, align 8, !tbaa !240
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 8
  store i32 %63, ptr %67, align 8, !tbaa !267
  br label %102

68:                                               ; preds = %20
  %69 = load i32, ptr %4, align 4, !tbaa !9
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i64, ptr %30, i64 %70
  store i64 %22, ptr %71, align 8, !tbaa !121
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %73 = load i32, ptr %72, align 8, !tbaa !260
  %74 = icmp ugt i32 %73, 7
  br i1 %74, label %75, label %102

75:                                               ; preds = %68, %75
  %76 = phi i32 [ %99, %75 ], [ 5, %68 ]
  %77 = load ptr, ptr %3, align 8, !tbaa !265
  %78 = zext i32 %76 to i64
  %79 = getelementptr inbounds nuw i32, ptr %77, i64 %78
  %80 = load ptr, ptr %23, align 8, !tbaa !333
  %81 = getelementptr inbounds nuw i8, ptr %79, i64 8
  %82 = load i32, ptr %81, align 4, !tbaa !9
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i64, ptr %80, i64 %83
  %85 = load ptr, ptr %29, align 8, !tbaa !263
  %86 = tail call fastcc i64 @evaluate(ptr noundef %84, ptr noundef %85)
  %87 = load ptr, ptr %5, align 8, !tbaa !264
  %88 = getelementptr inbounds nuw i8, ptr %79, i64 4
  %89 = load i32, ptr %88, align 4, !tbaa !9
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds ptr, ptr %87, i64 %90
  %92 = load ptr, ptr %91, align 8, !tbaa !35
  %93 = ptrtoint ptr %92 to i64
  %94 = add i64 %86, %93
  %95 = inttoptr i64 %94 to ptr
  %96 = load i32, ptr %79, align 4, !tbaa !9
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds ptr, ptr %87, i64 %97
  store ptr %95, ptr %98, align 8, !tbaa !35
  %99 = add i32 %76, 3
  %100 = add i32 %76, 5
  %101 = icmp ult i32 %100, %73
  br i1 %101, label %75, label %102, !llvm.loop !334

102:                                              ; preds = %75, %68, %61
  %103 = phi i32 [ 3, %61 ], [ 0, %68 ], [ 0, %75 ]
  ret i32 %103
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc signext range(i32 0, 9) i32 @make(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #18 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !265
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %6 = load ptr, ptr %5, align 8, !tbaa !335
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !9
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_block, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %12 = load ptr, ptr %11, align 8, !tbaa !333
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %14 = load i32, ptr %13, align 4, !tbaa !9
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i64, ptr %12, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %18 = load ptr, ptr %17, align 8, !tbaa !263
  %19 = tail call fastcc i64 @evaluate(ptr noundef %16, ptr noundef %18)
  %20 = icmp slt i64 %19, 0
  br i1 %20, label %37, label %21

21:                                               ; preds = %2
  %22 = load ptr, ptr %10, align 8, !tbaa !200
  %23 = icmp eq ptr %22, null
  br i1 %23, label %28, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %26 = load i64, ptr %25, align 8, !tbaa !336
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
  store ptr %33, ptr %10, align 8, !tbaa !35
  %36 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i64 %29, ptr %36, align 8, !tbaa !121
  br label %65

37:                                               ; preds = %31, %28, %2
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %39 = load ptr, ptr %38, align 8, !tbaa !249
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %41 = load ptr, ptr %40, align 8, !tbaa !240
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 4
  br label %43

43:                                               ; preds = %43, %37
  %44 = atomicrmw xchg ptr %42, i32 1 acquire, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %43, !llvm.loop !241

46:                                               ; preds = %43
  %47 = load atomic i32, ptr %41 monotonic, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %53, label %49

49:                                               ; preds = %46
  %50 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %51 = load i64, ptr %50, align 8, !tbaa !242
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %53, label %58

53:                                               ; preds = %49, %46
  %54 = getelementptr inbounds nuw i8, ptr %41, i64 12
  store i32 0, ptr %54, align 4, !tbaa !245
  %55 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 0, ptr %55, align 8, !tbaa !242
  %56 = getelementptr inbounds nuw i8, ptr %41, i64 24
  store i64 %19, ptr %56, align 8, !tbaa !246
  %57 = getelementptr inbounds nuw i8, ptr %41, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %57, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %41 monotonic, align 8
  br label %58

58:                                               ; preds = %49, %53
  store atomic i32 0, ptr %42 release, align 4
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %60 = load i32, ptr %59, align 4, !tbaa !259
  %61 = load ptr, ptr %38, align 8, !tbaa !249
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 24
  %63 = load ptr, ptr %62, align 8, !tbaa !240
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 8
  store i32 %60, ptr %64, align 8, !tbaa !267
  br label %106

65:                                               ; preds = %35, %24
  %66 = phi ptr [ %33, %35 ], [ %22, %24 ]
  %67 = ptrtoint ptr %66 to i64
  %68 = add i64 %67, 63
  %69 = and i64 %68, -64
  %70 = inttoptr i64 %69 to ptr
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %72 = load ptr, ptr %71, align 8, !tbaa !264
  %73 = load i32, ptr %4, align 4, !tbaa !9
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds ptr, ptr %72, i64 %74
  store ptr %70, ptr %75, align 8, !tbaa !35
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %77 = load i32, ptr %76, align 8, !tbaa !260
  %78 = icmp ugt i32 %77, 5
  br i1 %78, label %79, label %106

79:                                               ; preds = %65, %79
  %80 = phi i32 [ %103, %79 ], [ 3, %65 ]
  %81 = load ptr, ptr %3, align 8, !tbaa !265
  %82 = zext i32 %80 to i64
  %83 = getelementptr inbounds nuw i32, ptr %81, i64 %82
  %84 = load ptr, ptr %11, align 8, !tbaa !333
  %85 = getelementptr inbounds nuw i8, ptr %83, i64 8
  %86 = load i32, ptr %85, align 4, !tbaa !9
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds i64, ptr %84, i64 %87
  %89 = load ptr, ptr %17, align 8, !tbaa !263
  %90 = tail call fastcc i64 @evaluate(ptr noundef %88, ptr noundef %89)
  %91 = load ptr, ptr %71, align 8, !tbaa !264
  %92 = getelementptr inbounds nuw i8, ptr %83, i64 4
  %93 = load i32, ptr %92, align 4, !tbaa !9
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds ptr, ptr %91, i64 %94
  %96 = load ptr, ptr %95, align 8, !tbaa !35
  %97 = ptrtoint ptr %96 to i64
  %98 = add i64 %90, %97
  %99 = inttoptr i64 %98 to ptr
  %100 = load i32, ptr %83, align 4, !tbaa !9
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds ptr, ptr %91, i64 %101
  store ptr %99, ptr %102, align 8, !tbaa !35
  %103 = add i32 %80, 3
  %104 = add i32 %80, 5
  %105 = icmp ult i32 %104, %77
  br i1 %105, label %79, label %106, !llvm.loop !334

106:                                              ; preds = %79, %65, %58
  %107 = phi i32 [ 8, %58 ], [ 0, %65 ], [ 0, %79 ]
  ret i32 %107
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc signext range(i32 0, 9) i32 @grow(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #18 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !265
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %6 = load ptr, ptr %5, align 8, !tbaa !335
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !9
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_block, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8, !tbaa !264
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %14 = load i32, ptr %13, align 4, !tbaa !9
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds ptr, ptr %12, i64 %15
  %17 = load ptr, ptr %16, align 8, !tbaa !35
  %18 = load i32, ptr %17, align 4, !tbaa !9
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %21 = load ptr, ptr %20, align 8, !tbaa !333
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %23 = load i32, ptr %22, align 4, !tbaa !9
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i64, ptr %21, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %27 = load ptr, ptr %26, align 8, !tbaa !263
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
  %39 = load ptr, ptr %38, align 8, !tbaa !249
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %41 = load ptr, ptr %40, align 8, !tbaa !240
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 4
  br label %43

43:                                               ; preds = %43, %37
  %44 = atomicrmw xchg ptr %42, i32 1 acquire, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %43, !llvm.loop !241

46:                                               ; preds = %43
  %47 = load atomic i32, ptr %41 monotonic, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %53, label %49

49:                                               ; preds = %46
  %50 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %51 = load i64, ptr %50, align 8, !tbaa !242
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %53, label %58

53:                                               ; preds = %49, %46
  %54 = getelementptr inbounds nuw i8, ptr %41, i64 12
  store i32 0, ptr %54, align 4, !tbaa !245
  %55 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 0, ptr %55, align 8, !tbaa !242
  %56 = getelementptr inbounds nuw i8, ptr %41, i64 24
  store i64 -1, ptr %56, align 8, !tbaa !246
  %57 = getelementptr inbounds nuw i8, ptr %41, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %57, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %41 monotonic, align 8
  br label %58

58:                                               ; preds = %49, %53
  store atomic i32 0, ptr %42 release, align 4
  br label %189

59:                                               ; preds = %32
  %60 = load ptr, ptr %10, align 8, !tbaa !200
  %61 = icmp eq ptr %60, null
  br i1 %61, label %66, label %62

62:                                               ; preds = %59
  %63 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %64 = load i64, ptr %63, align 8, !tbaa !336
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
  tail call void @free(ptr noundef %60) #24
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
  store ptr %85, ptr %10, align 8, !tbaa !35
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
  %103 = load ptr, ptr %10, align 8, !tbaa !200
  br i1 %102, label %104, label %105

104:                                              ; preds = %101
  tail call void @free(ptr noundef %103) #24
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
  store ptr %114, ptr %10, align 8, !tbaa !35
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
  %129 = load ptr, ptr %128, align 8, !tbaa !249
  %130 = getelementptr inbounds nuw i8, ptr %129, i64 24
  %131 = load ptr, ptr %130, align 8, !tbaa !240
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 4
  br label %133

133:                                              ; preds = %133, %127
  %134 = atomicrmw xchg ptr %132, i32 1 acquire, align 4
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %136, label %133, !llvm.loop !241

136:                                              ; preds = %133
  %137 = load atomic i32, ptr %131 monotonic, align 8
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %143, label %139

139:                                              ; preds = %136
  %140 = getelementptr inbounds nuw i8, ptr %131, i64 16
  %141 = load i64, ptr %140, align 8, !tbaa !242
  %142 = icmp sgt i64 %141, 0
  br i1 %142, label %143, label %148

143:                                              ; preds = %139, %136
  %144 = getelementptr inbounds nuw i8, ptr %131, i64 12
  store i32 0, ptr %144, align 4, !tbaa !245
  %145 = getelementptr inbounds nuw i8, ptr %131, i64 16
  store i64 0, ptr %145, align 8, !tbaa !242
  %146 = getelementptr inbounds nuw i8, ptr %131, i64 24
  store i64 %36, ptr %146, align 8, !tbaa !246
  %147 = getelementptr inbounds nuw i8, ptr %131, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %147, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %131 monotonic, align 8
  br label %148

148:                                              ; preds = %143, %139
  store atomic i32 0, ptr %132 release, align 4
  br label %189

149:                                              ; preds = %124, %116, %87, %95, %62
  %150 = load ptr, ptr %10, align 8, !tbaa !200
  %151 = ptrtoint ptr %150 to i64
  %152 = add i64 %151, 63
  %153 = and i64 %152, -64
  %154 = inttoptr i64 %153 to ptr
  %155 = load ptr, ptr %11, align 8, !tbaa !264
  %156 = load i32, ptr %4, align 4, !tbaa !9
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds ptr, ptr %155, i64 %157
  store ptr %154, ptr %158, align 8, !tbaa !35
  %159 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %160 = load i32, ptr %159, align 8, !tbaa !260
  %161 = icmp ugt i32 %160, 6
  br i1 %161, label %162, label %197

162:                                              ; preds = %149, %162
  %163 = phi i32 [ %186, %162 ], [ 4, %149 ]
  %164 = load ptr, ptr %3, align 8, !tbaa !265
  %165 = zext i32 %163 to i64
  %166 = getelementptr inbounds nuw i32, ptr %164, i64 %165
  %167 = load ptr, ptr %20, align 8, !tbaa !333
  %168 = getelementptr inbounds nuw i8, ptr %166, i64 8
  %169 = load i32, ptr %168, align 4, !tbaa !9
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds i64, ptr %167, i64 %170
  %172 = load ptr, ptr %26, align 8, !tbaa !263
  %173 = tail call fastcc i64 @evaluate(ptr noundef %171, ptr noundef %172)
  %174 = load ptr, ptr %11, align 8, !tbaa !264
  %175 = getelementptr inbounds nuw i8, ptr %166, i64 4
  %176 = load i32, ptr %175, align 4, !tbaa !9
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds ptr, ptr %174, i64 %177
  %179 = load ptr, ptr %178, align 8, !tbaa !35
  %180 = ptrtoint ptr %179 to i64
  %181 = add i64 %173, %180
  %182 = inttoptr i64 %181 to ptr
  %183 = load i32, ptr %166, align 4, !tbaa !9
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds ptr, ptr %174, i64 %184
  store ptr %182, ptr %185, align 8, !tbaa !35
  %186 = add i32 %163, 3
  %187 = add i32 %163, 5
  %188 = icmp ult i32 %187, %160
  br i1 %188, label %162, label %197, !llvm.loop !334

189:                                              ; preds = %58, %148
  %190 = phi ptr [ %128, %148 ], [ %38, %58 ]
  %191 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %192 = load i32, ptr %191, align 4, !tbaa !259
  %193 = load ptr, ptr %190, align 8, !tbaa !249
  %194 = getelementptr inbounds nuw i8, ptr %193, i64 24
  %195 = load ptr, ptr %194, align 8, !tbaa !240
  %196 = getelementptr inbounds nuw i8, ptr %195, i64 8
  store i32 %192, ptr %196, align 8, !tbaa !267
  br label %197

197:                                              ; preds = %162, %189, %149
  %198 = phi i32 [ 0, %149 ], [ 8, %189 ], [ 0, %162 ]
  ret i32 %198
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
  %8 = load i64, ptr %6, align 8, !tbaa !121
  switch i64 %8, label %23 [
    i64 0, label %78
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
  br label %74

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !121
  %18 = getelementptr inbounds i64, ptr %1, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !121
  %20 = add nsw i32 %7, 1
  %21 = sext i32 %7 to i64
  %22 = getelementptr inbounds i64, ptr %3, i64 %21
  store i64 %19, ptr %22, align 8, !tbaa !121
  br label %74

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
  store i64 %73, ptr %27, align 8, !tbaa !121
  br label %74

74:                                               ; preds = %9, %71, %15
  %75 = phi i32 [ %72, %71 ], [ %5, %9 ], [ %5, %15 ]
  %76 = phi i32 [ %24, %71 ], [ %12, %9 ], [ %20, %15 ]
  %77 = getelementptr inbounds nuw i8, ptr %6, i64 16
  br label %4, !llvm.loop !337

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
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #6

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
attributes #18 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable }
attributes #19 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable }
attributes #20 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #21 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #22 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #23 = { nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) }
attributes #24 = { nounwind }
attributes #25 = { nounwind allocsize(1) }

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
!13 = !{!14, !23, i64 104}
!14 = !{!"tfc_executor", !15, i64 0, !17, i64 8, !18, i64 16, !18, i64 24, !18, i64 32, !18, i64 40, !20, i64 48, !10, i64 56, !10, i64 60, !16, i64 64, !16, i64 72, !21, i64 80, !21, i64 88, !22, i64 96, !23, i64 104, !10, i64 112, !10, i64 116, !10, i64 120, !10, i64 124, !24, i64 128, !25, i64 136, !26, i64 144, !27, i64 152, !27, i64 160, !10, i64 168, !10, i64 172, !10, i64 176, !10, i64 180, !27, i64 184, !27, i64 192, !27, i64 200, !11, i64 208, !28, i64 216, !27, i64 224, !27, i64 232, !27, i64 240, !11, i64 248}
!15 = !{!"p1 _ZTS9tfc_graph", !16, i64 0}
!16 = !{!"any pointer", !11, i64 0}
!17 = !{!"p1 _ZTS14tfc_region_use", !16, i64 0}
!18 = !{!"p2 _ZTS9tfc_value", !19, i64 0}
!19 = !{!"any p2 pointer", !16, i64 0}
!20 = !{!"p1 _ZTS7tfc_ctx", !16, i64 0}
!21 = !{!"p1 omnipotent char", !16, i64 0}
!22 = !{!"p1 _ZTS14tfc_activation", !16, i64 0}
!23 = !{!"p1 _ZTS9tfc_value", !16, i64 0}
!24 = !{!"p1 _ZTS9tfc_group", !16, i64 0}
!25 = !{!"p1 int", !16, i64 0}
!26 = !{!"p1 _ZTS14tfc_flow_event", !16, i64 0}
!27 = !{!"long", !11, i64 0}
!28 = !{!"p1 _ZTS9tfc_ready", !16, i64 0}
!29 = !{!30, !23, i64 40}
!30 = !{!"tfc_value", !16, i64 0, !27, i64 8, !27, i64 16, !10, i64 24, !10, i64 28, !10, i64 32, !10, i64 36, !23, i64 40}
!31 = !{!30, !27, i64 16}
!32 = distinct !{!32, !33}
!33 = !{!"llvm.loop.mustprogress"}
!34 = distinct !{!34, !33}
!35 = !{!16, !16, i64 0}
!36 = !{!14, !20, i64 48}
!37 = !{!38, !40, i64 16}
!38 = !{!"tfc_ctx", !10, i64 0, !10, i64 4, !39, i64 8, !40, i64 16, !41, i64 24}
!39 = !{!"p1 _ZTS8tfc_pool", !16, i64 0}
!40 = !{!"p1 _ZTS8tfc_host", !16, i64 0}
!41 = !{!"p1 _ZTS11tfc_failure", !16, i64 0}
!42 = !{!14, !22, i64 96}
!43 = !{!14, !10, i64 176}
!44 = !{!14, !15, i64 0}
!45 = !{!14, !10, i64 56}
!46 = !{!47, !50, i64 24}
!47 = !{!"tfc_graph", !48, i64 0, !49, i64 8, !25, i64 16, !50, i64 24, !51, i64 32, !25, i64 40, !25, i64 48, !10, i64 56, !10, i64 60}
!48 = !{!"p1 _ZTS8tfc_node", !16, i64 0}
!49 = !{!"p1 _ZTS8tfc_edge", !16, i64 0}
!50 = !{!"p1 _ZTS9tfc_frame", !16, i64 0}
!51 = !{!"p1 long", !16, i64 0}
!52 = !{!53, !15, i64 0}
!53 = !{!"tfc_instance", !15, i64 0, !50, i64 8, !48, i64 16, !54, i64 24, !54, i64 32, !55, i64 40, !27, i64 48, !27, i64 56, !27, i64 64, !10, i64 72, !10, i64 76, !56, i64 80, !57, i64 88, !57, i64 96, !51, i64 104, !18, i64 112, !18, i64 120}
!54 = !{!"p1 _ZTS12tfc_instance", !16, i64 0}
!55 = !{!"p1 _ZTS13tfc_iteration", !16, i64 0}
!56 = !{!"p2 _ZTS13tfc_iteration", !19, i64 0}
!57 = !{!"p1 _ZTS4held", !16, i64 0}
!58 = !{!47, !10, i64 56}
!59 = !{!14, !18, i64 24}
!60 = !{!53, !18, i64 112}
!61 = !{!53, !56, i64 80}
!62 = !{!53, !50, i64 8}
!63 = !{!55, !55, i64 0}
!64 = !{!65, !10, i64 28}
!65 = !{!"tfc_frame", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12, !10, i64 16, !10, i64 20, !10, i64 24, !10, i64 28, !25, i64 32, !25, i64 40, !25, i64 48, !27, i64 56}
!66 = !{!67, !27, i64 8}
!67 = !{!"tfc_iteration", !27, i64 0, !27, i64 8, !27, i64 16, !54, i64 24, !18, i64 32, !25, i64 40, !25, i64 48}
!68 = !{!14, !10, i64 112}
!69 = !{!47, !48, i64 0}
!70 = !{!65, !25, i64 32}
!71 = !{!48, !48, i64 0}
!72 = !{!54, !54, i64 0}
!73 = distinct !{!73, !33}
!74 = !{!23, !23, i64 0}
!75 = !{!30, !10, i64 24}
!76 = distinct !{!76, !33}
!77 = !{!14, !27, i64 232}
!78 = !{!14, !24, i64 128}
!79 = !{!80, !27, i64 16}
!80 = !{!"tfc_group", !81, i64 0, !82, i64 8, !27, i64 16, !10, i64 24, !10, i64 28, !11, i64 32, !11, i64 36, !11, i64 40, !10, i64 44, !10, i64 48, !10, i64 52, !10, i64 56, !83, i64 64}
!81 = !{!"p2 _ZTS12tfc_executor", !19, i64 0}
!82 = !{!"p1 _ZTS12tfc_transfer", !16, i64 0}
!83 = !{!"p1 _ZTS10tfc_parcel", !16, i64 0}
!84 = !{!14, !27, i64 200}
!85 = !{!86, !27, i64 0}
!86 = !{!"timespec", !27, i64 0, !27, i64 8}
!87 = !{!86, !27, i64 8}
!88 = !{!14, !10, i64 60}
!89 = !{!90, !16, i64 40}
!90 = !{!"tfc_host", !10, i64 0, !10, i64 4, !16, i64 8, !16, i64 16, !16, i64 24, !16, i64 32, !16, i64 40}
!91 = !{!90, !16, i64 8}
!92 = !{!14, !28, i64 216}
!93 = !{!14, !27, i64 224}
!94 = !{!14, !27, i64 240}
!95 = !{!67, !18, i64 32}
!96 = !{!97, !10, i64 16}
!97 = !{!"tfc_node", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12, !10, i64 16, !10, i64 20, !10, i64 24, !10, i64 28, !10, i64 32, !10, i64 36, !10, i64 40}
!98 = !{!14, !18, i64 40}
!99 = !{!97, !10, i64 0}
!100 = !{!14, !25, i64 136}
!101 = !{!97, !10, i64 4}
!102 = !{!103, !10, i64 40}
!103 = !{!"tfc_activation", !104, i64 0, !10, i64 48, !10, i64 52, !10, i64 56, !10, i64 60, !83, i64 64, !18, i64 72, !18, i64 80, !54, i64 88, !55, i64 96}
!104 = !{!"tfc_parcel", !83, i64 0, !105, i64 8, !23, i64 16, !27, i64 24, !27, i64 32, !10, i64 40, !10, i64 44}
!105 = !{!"p1 _ZTS12tfc_executor", !16, i64 0}
!106 = distinct !{!106, !33}
!107 = distinct !{!107, !33}
!108 = !{!80, !82, i64 8}
!109 = !{!104, !10, i64 40}
!110 = !{!83, !83, i64 0}
!111 = !{!104, !27, i64 24}
!112 = distinct !{!112, !33}
!113 = !{!104, !10, i64 44}
!114 = !{!104, !83, i64 0}
!115 = !{!80, !10, i64 28}
!116 = !{!80, !10, i64 44}
!117 = !{!103, !83, i64 64}
!118 = !{!14, !26, i64 144}
!119 = !{!67, !27, i64 16}
!120 = !{!105, !105, i64 0}
!121 = !{!27, !27, i64 0}
!122 = !{!123, !27, i64 8}
!123 = !{!"tfc_transfer", !83, i64 0, !27, i64 8}
!124 = !{!104, !27, i64 32}
!125 = distinct !{!125, !33}
!126 = !{!97, !10, i64 24}
!127 = !{!97, !10, i64 36}
!128 = !{!47, !25, i64 40}
!129 = !{!103, !18, i64 80}
!130 = !{!47, !51, i64 32}
!131 = !{!47, !25, i64 48}
!132 = distinct !{!132, !33}
!133 = !{!14, !27, i64 192}
!134 = !{!53, !48, i64 16}
!135 = !{!53, !54, i64 24}
!136 = !{!53, !55, i64 40}
!137 = distinct !{!137, !33}
!138 = !{!14, !17, i64 8}
!139 = !{!97, !10, i64 20}
!140 = !{!141, !25, i64 16}
!141 = !{!"tfc_region_use", !142, i64 0, !19, i64 8, !25, i64 16, !25, i64 24, !143, i64 32, !27, i64 40, !27, i64 48}
!142 = !{!"p1 _ZTS10tfc_region", !16, i64 0}
!143 = !{!"p1 _ZTS8tfc_move", !16, i64 0}
!144 = !{!30, !16, i64 0}
!145 = !{!141, !19, i64 8}
!146 = distinct !{!146, !33}
!147 = !{!141, !27, i64 40}
!148 = !{!141, !25, i64 24}
!149 = distinct !{!149, !33}
!150 = !{!141, !143, i64 32}
!151 = !{!152, !10, i64 4}
!152 = !{!"tfc_move", !10, i64 0, !10, i64 4, !27, i64 8}
!153 = !{!152, !27, i64 8}
!154 = !{!152, !10, i64 0}
!155 = distinct !{!155, !33}
!156 = !{!141, !27, i64 48}
!157 = !{!14, !10, i64 168}
!158 = !{!141, !142, i64 0}
!159 = !{!11, !11, i64 0}
!160 = distinct !{!160, !33}
!161 = distinct !{!161, !33}
!162 = !{!47, !25, i64 16}
!163 = !{!97, !10, i64 40}
!164 = distinct !{!164, !33}
!165 = !{!14, !18, i64 16}
!166 = !{!53, !18, i64 120}
!167 = !{!14, !18, i64 32}
!168 = distinct !{!168, !33}
!169 = !{!14, !27, i64 184}
!170 = distinct !{!170, !33}
!171 = !{!104, !23, i64 16}
!172 = distinct !{!172, !33}
!173 = !{!14, !10, i64 116}
!174 = !{!14, !10, i64 120}
!175 = !{!14, !10, i64 124}
!176 = !{!103, !54, i64 88}
!177 = !{!103, !10, i64 52}
!178 = !{!103, !10, i64 48}
!179 = !{!103, !10, i64 56}
!180 = !{!104, !105, i64 8}
!181 = !{!14, !10, i64 172}
!182 = !{!103, !55, i64 96}
!183 = !{!103, !27, i64 32}
!184 = !{!185, !10, i64 8}
!185 = !{!"tfc_driver", !10, i64 0, !10, i64 4, !10, i64 8}
!186 = !{!80, !10, i64 56}
!187 = !{!185, !10, i64 0}
!188 = !{!80, !83, i64 64}
!189 = distinct !{!189, !33}
!190 = !{!80, !11, i64 32}
!191 = !{!185, !10, i64 4}
!192 = !{!80, !10, i64 24}
!193 = !{!80, !81, i64 0}
!194 = distinct !{!194, !33}
!195 = !{!80, !10, i64 48}
!196 = !{!14, !11, i64 208}
!197 = !{!80, !10, i64 52}
!198 = distinct !{!198, !33}
!199 = distinct !{!199, !33}
!200 = !{!201, !16, i64 0}
!201 = !{!"tfc_block", !16, i64 0, !27, i64 8}
!202 = !{!203, !27, i64 40}
!203 = !{!"tfc_monitor", !11, i64 0, !10, i64 4, !204, i64 8, !27, i64 16, !27, i64 24, !205, i64 32, !27, i64 40, !27, i64 48}
!204 = !{!"p1 _ZTS9tfc_event", !16, i64 0}
!205 = !{!"p1 _ZTS8tfc_runs", !16, i64 0}
!206 = !{!203, !205, i64 32}
!207 = !{!208, !27, i64 0}
!208 = !{!"tfc_runs", !27, i64 0, !27, i64 8, !27, i64 16, !27, i64 24}
!209 = !{!208, !27, i64 16}
!210 = !{!208, !27, i64 24}
!211 = !{!203, !27, i64 48}
!212 = !{!203, !27, i64 24}
!213 = !{!203, !27, i64 16}
!214 = !{!203, !204, i64 8}
!215 = !{!208, !27, i64 8}
!216 = !{!217, !27, i64 8}
!217 = !{!"tfc_event", !27, i64 0, !27, i64 8, !27, i64 16}
!218 = !{!219, !39, i64 16}
!219 = !{!"tfc_worker", !11, i64 0, !27, i64 8, !39, i64 16, !27, i64 24}
!220 = distinct !{!220, !33}
!221 = distinct !{!221, !33}
!222 = distinct !{!222, !33}
!223 = !{!219, !27, i64 24}
!224 = distinct !{!224, !33}
!225 = !{!90, !16, i64 16}
!226 = !{!90, !10, i64 4}
!227 = !{!38, !39, i64 8}
!228 = !{!229, !16, i64 0}
!229 = !{!"tfc_loop", !16, i64 0, !16, i64 8, !27, i64 16, !27, i64 24}
!230 = !{!229, !16, i64 8}
!231 = !{!229, !27, i64 16}
!232 = !{!229, !27, i64 24}
!233 = !{i64 0, i64 8, !35, i64 8, i64 8, !35, i64 16, i64 8, !121, i64 24, i64 8, !121}
!234 = !{!219, !27, i64 8}
!235 = distinct !{!235, !33}
!236 = distinct !{!236, !33}
!237 = distinct !{!237, !33}
!238 = distinct !{!238, !33}
!239 = distinct !{!239, !33}
!240 = !{!38, !41, i64 24}
!241 = distinct !{!241, !33}
!242 = !{!243, !27, i64 16}
!243 = !{!"tfc_failure", !11, i64 0, !11, i64 4, !10, i64 8, !10, i64 12, !27, i64 16, !27, i64 24, !27, i64 32, !244, i64 40}
!244 = !{!"double", !11, i64 0}
!245 = !{!243, !10, i64 12}
!246 = !{!243, !27, i64 24}
!247 = !{!243, !27, i64 32}
!248 = !{!243, !244, i64 40}
!249 = !{!250, !20, i64 40}
!250 = !{!"tfc_region", !251, i64 0, !27, i64 8, !19, i64 16, !51, i64 24, !19, i64 32, !20, i64 40, !27, i64 48, !51, i64 56, !21, i64 64, !252, i64 72, !27, i64 80}
!251 = !{!"p1 _ZTS15tfc_instruction", !16, i64 0}
!252 = !{!"p1 _ZTS9tfc_block", !16, i64 0}
!253 = !{!90, !16, i64 32}
!254 = !{!250, !251, i64 0}
!255 = !{!250, !27, i64 8}
!256 = !{!257, !10, i64 24}
!257 = !{!"tfc_instruction", !16, i64 0, !25, i64 8, !10, i64 16, !10, i64 20, !10, i64 24, !10, i64 28}
!258 = !{!250, !27, i64 48}
!259 = !{!257, !10, i64 20}
!260 = !{!257, !10, i64 16}
!261 = !{!257, !16, i64 0}
!262 = !{!250, !19, i64 32}
!263 = !{!250, !51, i64 24}
!264 = !{!250, !19, i64 16}
!265 = !{!257, !25, i64 8}
!266 = distinct !{!266, !33}
!267 = !{!243, !10, i64 8}
!268 = !{!257, !10, i64 28}
!269 = !{!250, !21, i64 64}
!270 = distinct !{!270, !33}
!271 = distinct !{!271, !33}
!272 = !{!250, !27, i64 80}
!273 = distinct !{!273, !33}
!274 = !{!65, !10, i64 12}
!275 = !{!65, !10, i64 16}
!276 = !{!47, !10, i64 60}
!277 = !{!65, !10, i64 24}
!278 = !{!65, !10, i64 20}
!279 = !{!15, !15, i64 0}
!280 = !{!50, !50, i64 0}
!281 = !{!53, !57, i64 88}
!282 = !{!53, !57, i64 96}
!283 = !{!53, !51, i64 104}
!284 = !{!65, !10, i64 8}
!285 = !{!14, !21, i64 88}
!286 = !{!14, !21, i64 80}
!287 = !{!14, !16, i64 64}
!288 = !{!14, !16, i64 72}
!289 = !{!65, !10, i64 4}
!290 = !{!65, !10, i64 0}
!291 = !{!53, !27, i64 64}
!292 = !{!53, !27, i64 48}
!293 = !{!18, !18, i64 0}
!294 = !{!25, !25, i64 0}
!295 = !{!65, !25, i64 48}
!296 = distinct !{!296, !33}
!297 = !{i64 0, i64 8, !71, i64 8, i64 8, !72, i64 16, i64 8, !63, i64 24, i64 4, !9}
!298 = distinct !{!298, !33}
!299 = !{!53, !27, i64 56}
!300 = !{!53, !10, i64 76}
!301 = distinct !{!301, !33}
!302 = distinct !{!302, !33}
!303 = !{!53, !10, i64 72}
!304 = !{!305, !48, i64 0}
!305 = !{!"held", !48, i64 0, !23, i64 8}
!306 = !{!305, !23, i64 8}
!307 = distinct !{!307, !33}
!308 = distinct !{!308, !33}
!309 = distinct !{!309, !33}
!310 = !{!65, !25, i64 40}
!311 = distinct !{!311, !33}
!312 = distinct !{!312, !33}
!313 = !{!53, !54, i64 32}
!314 = !{!30, !10, i64 28}
!315 = distinct !{!315, !33}
!316 = !{!47, !49, i64 8}
!317 = !{!67, !25, i64 40}
!318 = !{!97, !10, i64 12}
!319 = !{!67, !25, i64 48}
!320 = !{!67, !27, i64 0}
!321 = distinct !{!321, !33}
!322 = distinct !{!322, !33}
!323 = !{!65, !27, i64 56}
!324 = !{!67, !54, i64 24}
!325 = distinct !{!325, !33}
!326 = !{!327, !48, i64 0}
!327 = !{!"tfc_ready", !48, i64 0, !54, i64 8, !55, i64 16, !10, i64 24}
!328 = !{!327, !54, i64 8}
!329 = !{!327, !55, i64 16}
!330 = !{!327, !10, i64 24}
!331 = !{!14, !27, i64 152}
!332 = !{!14, !27, i64 160}
!333 = !{!250, !51, i64 56}
!334 = distinct !{!334, !33}
!335 = !{!250, !252, i64 72}
!336 = !{!201, !27, i64 8}
!337 = distinct !{!337, !33}
