; Made by `python -m tfc.runtime.native` from native.c; do not edit.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

%struct.tfc_driver = type { i32, i32, i32 }
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

@slow_way = internal global i8 0, align 1
@__const.drive_begun.driver = private unnamed_addr constant %struct.tfc_driver { i32 -1, i32 0, i32 0 }, align 4

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef i32 @tfc_may_use_amx() local_unnamed_addr #27 {
  ret i32 0
}

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

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

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
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nounwind uwtable
define i32 @tfc_execute(ptr noundef initializes((96, 104)) %0) local_unnamed_addr #30 {
  %2 = alloca %struct.tfc_ready, align 8
  %3 = alloca %struct.tfc_ready, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = alloca %struct.timespec, align 8
  %7 = alloca %struct.tfc_ready, align 8
  %8 = alloca %struct.timespec, align 8
  %9 = alloca %struct.tfc_ready, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %11 = load ptr, ptr %10, align 8, !tbaa !32
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %13 = load ptr, ptr %12, align 8, !tbaa !33
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr null, ptr %14, align 8, !tbaa !38
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %16 = load i32, ptr %15, align 8, !tbaa !39
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %90

18:                                               ; preds = %1
  store i32 1, ptr %15, align 8, !tbaa !39
  %19 = load ptr, ptr %0, align 8, !tbaa !40
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %21 = load i32, ptr %20, align 8, !tbaa !41
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds %struct.tfc_graph, ptr %19, i64 %22
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 24
  %25 = load ptr, ptr %24, align 8, !tbaa !42
  %26 = tail call fastcc ptr @new_instance(ptr noundef nonnull %0, ptr noundef %23, ptr noundef %25, i32 noundef 1, i64 noundef 0)
  %27 = icmp eq ptr %26, null
  br i1 %27, label %90, label %28

28:                                               ; preds = %18
  %29 = load ptr, ptr %26, align 8, !tbaa !48
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 56
  %31 = load i32, ptr %30, align 8, !tbaa !54
  %32 = icmp sgt i32 %31, 0
  br i1 %32, label %33, label %39

33:                                               ; preds = %28
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %35 = load ptr, ptr %34, align 8, !tbaa !55
  %36 = getelementptr inbounds nuw i8, ptr %26, i64 112
  %37 = load ptr, ptr %36, align 8, !tbaa !56
  %38 = zext nneg i32 %31 to i64
  br label %77

39:                                               ; preds = %86, %28
  %40 = getelementptr inbounds nuw i8, ptr %26, i64 80
  %41 = load ptr, ptr %40, align 8, !tbaa !57
  %42 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %43 = load ptr, ptr %42, align 8, !tbaa !58
  %44 = load ptr, ptr %41, align 8, !tbaa !59
  %45 = getelementptr inbounds nuw i8, ptr %43, i64 28
  %46 = load i32, ptr %45, align 4, !tbaa !60
  %47 = add nsw i32 %46, 1
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds nuw i8, ptr %44, i64 8
  store i64 %48, ptr %49, align 8, !tbaa !62
  %50 = icmp sgt i32 %46, 0
  br i1 %50, label %51, label %55

51:                                               ; preds = %39
  %52 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %53 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %54 = getelementptr inbounds nuw i8, ptr %9, i64 24
  br label %59

55:                                               ; preds = %59, %39
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %57 = load i32, ptr %56, align 8, !tbaa !64
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %76, label %90

59:                                               ; preds = %59, %51
  %60 = phi i64 [ 0, %51 ], [ %70, %59 ]
  %61 = phi ptr [ %43, %51 ], [ %71, %59 ]
  %62 = load ptr, ptr %26, align 8, !tbaa !48
  %63 = load ptr, ptr %62, align 8, !tbaa !65
  %64 = getelementptr inbounds nuw i8, ptr %61, i64 32
  %65 = load ptr, ptr %64, align 8, !tbaa !66
  %66 = getelementptr inbounds nuw i32, ptr %65, i64 %60
  %67 = load i32, ptr %66, align 4, !tbaa !5
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds %struct.tfc_node, ptr %63, i64 %68
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #25
  store ptr %69, ptr %9, align 8, !tbaa !67
  store ptr %26, ptr %52, align 8, !tbaa !68
  store ptr %44, ptr %53, align 8, !tbaa !59
  store <2 x i32> zeroinitializer, ptr %54, align 8
  call fastcc void @push(ptr noundef nonnull %0, ptr dead_on_return noundef %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #25
  %70 = add nuw nsw i64 %60, 1
  %71 = load ptr, ptr %42, align 8, !tbaa !58
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 28
  %73 = load i32, ptr %72, align 4, !tbaa !60
  %74 = sext i32 %73 to i64
  %75 = icmp slt i64 %70, %74
  br i1 %75, label %59, label %55, !llvm.loop !69

76:                                               ; preds = %55
  tail call fastcc void @settle(ptr noundef nonnull %0, ptr noundef nonnull %26, ptr noundef nonnull %44)
  br label %90

77:                                               ; preds = %86, %33
  %78 = phi i64 [ 0, %33 ], [ %88, %86 ]
  %79 = getelementptr inbounds nuw ptr, ptr %35, i64 %78
  %80 = load ptr, ptr %79, align 8, !tbaa !70
  %81 = icmp eq ptr %80, null
  br i1 %81, label %86, label %82

82:                                               ; preds = %77
  %83 = getelementptr inbounds nuw i8, ptr %80, i64 24
  %84 = load i32, ptr %83, align 8, !tbaa !71
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr %83, align 8, !tbaa !71
  br label %86

86:                                               ; preds = %82, %77
  %87 = getelementptr inbounds nuw ptr, ptr %37, i64 %78
  store ptr %80, ptr %87, align 8, !tbaa !70
  %88 = add nuw nsw i64 %78, 1
  %89 = icmp eq i64 %88, %38
  br i1 %89, label %39, label %77, !llvm.loop !72

90:                                               ; preds = %76, %55, %18, %1
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %96 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %98 = icmp ne ptr %13, null
  %99 = getelementptr inbounds nuw i8, ptr %13, i64 40
  %100 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %103 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %106 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %107 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %108 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %109 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %110 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %111 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %112 = getelementptr inbounds nuw i8, ptr %7, i64 28
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %116 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %118 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %119 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %120 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %121 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %122 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %123 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %124 = getelementptr inbounds nuw i8, ptr %2, i64 28
  br label %125

125:                                              ; preds = %852, %90
  %126 = load i32, ptr %91, align 8, !tbaa !64
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %128, label %863

128:                                              ; preds = %125
  %129 = load atomic i64, ptr %92 monotonic, align 8
  %130 = icmp eq i64 %129, 0
  br i1 %130, label %134, label %131

131:                                              ; preds = %128
  call fastcc void @empty_inbox(ptr noundef nonnull %0)
  %132 = load i32, ptr %91, align 8, !tbaa !64
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %134, label %863

134:                                              ; preds = %128, %131
  %135 = load i64, ptr %93, align 8, !tbaa !73
  %136 = icmp eq i64 %135, 0
  br i1 %136, label %858, label %137

137:                                              ; preds = %134
  %138 = load ptr, ptr %94, align 8, !tbaa !74
  %139 = icmp eq ptr %138, null
  br i1 %139, label %160, label %140

140:                                              ; preds = %137
  %141 = getelementptr inbounds nuw i8, ptr %138, i64 32
  %142 = load atomic i32, ptr %141 monotonic, align 8
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %144, label %863

144:                                              ; preds = %140
  %145 = getelementptr inbounds nuw i8, ptr %138, i64 16
  %146 = load i64, ptr %145, align 8, !tbaa !75
  %147 = icmp eq i64 %146, 0
  br i1 %147, label %160, label %148

148:                                              ; preds = %144
  %149 = load i64, ptr %95, align 8, !tbaa !80
  %150 = and i64 %149, 63
  %151 = icmp eq i64 %150, 0
  br i1 %151, label %152, label %160

152:                                              ; preds = %148
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #25
  %153 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #25
  %154 = load i64, ptr %8, align 8, !tbaa !81
  %155 = mul nsw i64 %154, 1000000000
  %156 = load i64, ptr %96, align 8, !tbaa !83
  %157 = add nsw i64 %155, %156
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #25
  %158 = load i64, ptr %145, align 8, !tbaa !75
  %159 = icmp slt i64 %157, %158
  br i1 %159, label %160, label %863

160:                                              ; preds = %144, %148, %152, %137
  %161 = load i32, ptr %97, align 4, !tbaa !84
  %162 = icmp ne i32 %161, 0
  %163 = select i1 %162, i1 %98, i1 false
  br i1 %163, label %164, label %171

164:                                              ; preds = %160
  %165 = load ptr, ptr %99, align 8, !tbaa !85
  %166 = icmp eq ptr %165, null
  br i1 %166, label %171, label %167

167:                                              ; preds = %164
  %168 = load ptr, ptr %100, align 8, !tbaa !87
  %169 = call i32 %165(ptr noundef %168) #25
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %171, label %855

171:                                              ; preds = %167, %164, %160
  %172 = load ptr, ptr %101, align 8, !tbaa !88
  %173 = load i64, ptr %102, align 8, !tbaa !89
  %174 = getelementptr inbounds %struct.tfc_ready, ptr %172, i64 %173
  %175 = load ptr, ptr %174, align 8, !tbaa !67
  %176 = getelementptr inbounds nuw i8, ptr %174, i64 8
  %177 = load ptr, ptr %176, align 8, !tbaa !68
  %178 = getelementptr inbounds nuw i8, ptr %174, i64 16
  %179 = load ptr, ptr %178, align 8, !tbaa !59
  %180 = getelementptr inbounds nuw i8, ptr %174, i64 24
  %181 = load i32, ptr %180, align 8, !tbaa !5
  %182 = getelementptr inbounds nuw i8, ptr %174, i64 28
  %183 = load i32, ptr %182, align 4
  %184 = add nsw i64 %173, 1
  %185 = load i64, ptr %103, align 8, !tbaa !90
  %186 = srem i64 %184, %185
  store i64 %186, ptr %102, align 8, !tbaa !89
  %187 = load i64, ptr %93, align 8, !tbaa !73
  %188 = add nsw i64 %187, -1
  store i64 %188, ptr %93, align 8, !tbaa !73
  %189 = load i64, ptr %95, align 8, !tbaa !80
  %190 = add nsw i64 %189, 1
  store i64 %190, ptr %95, align 8, !tbaa !80
  %191 = getelementptr inbounds nuw i8, ptr %179, i64 32
  %192 = load ptr, ptr %191, align 8, !tbaa !91
  %193 = getelementptr inbounds nuw i8, ptr %175, i64 16
  %194 = load i32, ptr %193, align 4, !tbaa !92
  %195 = sext i32 %194 to i64
  %196 = getelementptr ptr, ptr %192, i64 %195
  %197 = load ptr, ptr %104, align 8, !tbaa !94
  %198 = load i32, ptr %175, align 4, !tbaa !95
  switch i32 %198, label %386 [
    i32 15, label %199
    i32 14, label %289
  ]

199:                                              ; preds = %171
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #25
  store ptr %177, ptr %109, align 8
  store ptr %179, ptr %110, align 8
  store i32 %181, ptr %111, align 8
  store i32 %183, ptr %112, align 4
  store ptr %175, ptr %7, align 8, !tbaa !67
  %200 = call fastcc ptr @new_activation(ptr noundef nonnull %0, ptr dead_on_return noundef %7, ptr noundef null, i32 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #25
  %201 = icmp eq ptr %200, null
  br i1 %201, label %852, label %202

202:                                              ; preds = %199
  %203 = load ptr, ptr %107, align 8, !tbaa !96
  %204 = getelementptr inbounds nuw i8, ptr %175, i64 4
  %205 = load i32, ptr %204, align 4, !tbaa !97
  %206 = sext i32 %205 to i64
  %207 = getelementptr inbounds i32, ptr %203, i64 %206
  %208 = load i32, ptr %207, align 4, !tbaa !5
  %209 = getelementptr inbounds nuw i8, ptr %200, i64 40
  store i32 %208, ptr %209, align 8, !tbaa !98
  %210 = load ptr, ptr %94, align 8, !tbaa !74
  %211 = getelementptr inbounds nuw i8, ptr %210, i64 36
  br label %215

212:                                              ; preds = %219
  %213 = atomicrmw xchg ptr %211, i32 2 acquire, align 4
  %214 = icmp eq i32 %213, 0
  br i1 %214, label %226, label %222

215:                                              ; preds = %219, %202
  %216 = phi i32 [ 0, %202 ], [ %220, %219 ]
  %217 = cmpxchg ptr %211, i32 0, i32 1 acquire monotonic, align 4
  %218 = extractvalue { i32, i1 } %217, 1
  br i1 %218, label %226, label %219

219:                                              ; preds = %215
  call void @llvm.aarch64.hint(i32 1)
  %220 = add nuw nsw i32 %216, 1
  %221 = icmp eq i32 %220, 100
  br i1 %221, label %212, label %215, !llvm.loop !102

222:                                              ; preds = %212, %222
  %223 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %211, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  %224 = atomicrmw xchg ptr %211, i32 2 acquire, align 4
  %225 = icmp eq i32 %224, 0
  br i1 %225, label %226, label %222, !llvm.loop !103

226:                                              ; preds = %215, %222, %212
  %227 = load ptr, ptr %94, align 8, !tbaa !74
  %228 = getelementptr inbounds nuw i8, ptr %227, i64 8
  %229 = load ptr, ptr %228, align 8, !tbaa !104
  %230 = load i32, ptr %209, align 8, !tbaa !105
  %231 = sext i32 %230 to i64
  %232 = getelementptr inbounds %struct.tfc_transfer, ptr %229, i64 %231
  %233 = load ptr, ptr %232, align 8, !tbaa !106
  %234 = icmp eq ptr %233, null
  br i1 %234, label %272, label %235

235:                                              ; preds = %226
  %236 = getelementptr inbounds nuw i8, ptr %200, i64 24
  %237 = load i64, ptr %236, align 8, !tbaa !107
  %238 = getelementptr inbounds nuw i8, ptr %233, i64 24
  %239 = load i64, ptr %238, align 8, !tbaa !107
  %240 = icmp eq i64 %239, %237
  br i1 %240, label %245, label %255

241:                                              ; preds = %255
  %242 = getelementptr inbounds nuw i8, ptr %257, i64 24
  %243 = load i64, ptr %242, align 8, !tbaa !107
  %244 = icmp eq i64 %243, %237
  br i1 %244, label %245, label %255, !llvm.loop !108

245:                                              ; preds = %241, %235
  %246 = phi ptr [ %233, %235 ], [ %257, %241 ]
  %247 = phi ptr [ %232, %235 ], [ %256, %241 ]
  %248 = getelementptr inbounds nuw i8, ptr %246, i64 44
  %249 = load i32, ptr %248, align 4, !tbaa !109
  %250 = getelementptr inbounds nuw i8, ptr %200, i64 44
  %251 = load i32, ptr %250, align 4, !tbaa !109
  %252 = icmp eq i32 %249, %251
  br i1 %252, label %259, label %253

253:                                              ; preds = %245
  %254 = load ptr, ptr %246, align 8, !tbaa !110
  br label %275

255:                                              ; preds = %235, %241
  %256 = phi ptr [ %257, %241 ], [ %233, %235 ]
  %257 = load ptr, ptr %256, align 8, !tbaa !106
  %258 = icmp eq ptr %257, null
  br i1 %258, label %272, label %241, !llvm.loop !108

259:                                              ; preds = %245
  %260 = getelementptr inbounds nuw i8, ptr %227, i64 32
  %261 = load atomic i32, ptr %260 monotonic, align 8
  %262 = icmp eq i32 %261, 0
  br i1 %262, label %263, label %272

263:                                              ; preds = %259
  %264 = getelementptr inbounds nuw i8, ptr %227, i64 28
  store i32 -1, ptr %264, align 4, !tbaa !111
  store atomic i32 13, ptr %260 monotonic, align 8
  %265 = getelementptr inbounds nuw i8, ptr %227, i64 40
  %266 = atomicrmw add ptr %265, i32 1 monotonic, align 8
  %267 = getelementptr inbounds nuw i8, ptr %227, i64 44
  %268 = load i32, ptr %267, align 4, !tbaa !112
  %269 = icmp eq i32 %268, 0
  br i1 %269, label %272, label %270

270:                                              ; preds = %263
  %271 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %265, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  br label %272

272:                                              ; preds = %255, %270, %263, %259, %226
  %273 = phi ptr [ %232, %226 ], [ %247, %270 ], [ %247, %263 ], [ %247, %259 ], [ %256, %255 ]
  store ptr null, ptr %200, align 8, !tbaa !110
  %274 = load ptr, ptr %94, align 8, !tbaa !74
  br label %275

275:                                              ; preds = %272, %253
  %276 = phi ptr [ %227, %253 ], [ %274, %272 ]
  %277 = phi ptr [ %247, %253 ], [ %273, %272 ]
  %278 = phi ptr [ %254, %253 ], [ %200, %272 ]
  %279 = phi ptr [ %246, %253 ], [ null, %272 ]
  store ptr %278, ptr %277, align 8, !tbaa !106
  %280 = getelementptr inbounds nuw i8, ptr %200, i64 64
  store ptr %279, ptr %280, align 8, !tbaa !113
  %281 = getelementptr inbounds nuw i8, ptr %276, i64 36
  %282 = atomicrmw xchg ptr %281, i32 0 release, align 4
  %283 = icmp eq i32 %282, 2
  br i1 %283, label %284, label %286

284:                                              ; preds = %275
  %285 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %281, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  br label %286

286:                                              ; preds = %284, %275
  %287 = icmp eq ptr %279, null
  br i1 %287, label %852, label %288

288:                                              ; preds = %286
  call fastcc void @end_activation(ptr noundef nonnull %0, ptr noundef nonnull %200)
  br label %852

289:                                              ; preds = %171
  %290 = load ptr, ptr %105, align 8, !tbaa !114
  %291 = icmp eq ptr %290, null
  br i1 %291, label %298, label %292

292:                                              ; preds = %289
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #25
  %293 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #25
  %294 = load i64, ptr %6, align 8, !tbaa !81
  %295 = mul nsw i64 %294, 1000000000
  %296 = load i64, ptr %106, align 8, !tbaa !83
  %297 = add nsw i64 %295, %296
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #25
  br label %298

298:                                              ; preds = %292, %289
  %299 = phi i64 [ %297, %292 ], [ 0, %289 ]
  %300 = getelementptr inbounds nuw i8, ptr %179, i64 16
  %301 = load i64, ptr %300, align 8, !tbaa !115
  %302 = getelementptr inbounds nuw i8, ptr %175, i64 4
  %303 = load i32, ptr %302, align 4, !tbaa !97
  %304 = icmp eq i32 %181, 0
  br i1 %304, label %305, label %307

305:                                              ; preds = %298
  %306 = load ptr, ptr %196, align 8, !tbaa !70
  br label %307

307:                                              ; preds = %305, %298
  %308 = phi ptr [ %306, %305 ], [ null, %298 ]
  %309 = load ptr, ptr %94, align 8, !tbaa !74
  %310 = call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef 48)
  %311 = icmp eq ptr %310, null
  br i1 %311, label %385, label %312

312:                                              ; preds = %307
  %313 = icmp eq ptr %308, null
  br i1 %313, label %318, label %314

314:                                              ; preds = %312
  %315 = getelementptr inbounds nuw i8, ptr %308, i64 24
  %316 = load i32, ptr %315, align 8, !tbaa !71
  %317 = add nsw i32 %316, 1
  store i32 %317, ptr %315, align 8, !tbaa !71
  br label %318

318:                                              ; preds = %314, %312
  %319 = load ptr, ptr %107, align 8, !tbaa !96
  %320 = sext i32 %303 to i64
  %321 = getelementptr inbounds i32, ptr %319, i64 %320
  %322 = load i32, ptr %321, align 4, !tbaa !5
  store ptr null, ptr %310, align 8, !tbaa !106
  %323 = getelementptr inbounds nuw i8, ptr %310, i64 8
  store ptr %0, ptr %323, align 8, !tbaa !116
  %324 = getelementptr inbounds nuw i8, ptr %310, i64 16
  store ptr %308, ptr %324, align 8, !tbaa !70
  %325 = getelementptr inbounds nuw i8, ptr %310, i64 24
  store i64 %301, ptr %325, align 8, !tbaa !117
  %326 = getelementptr inbounds nuw i8, ptr %310, i64 32
  store i64 0, ptr %326, align 8, !tbaa !117
  %327 = getelementptr inbounds nuw i8, ptr %310, i64 40
  store i32 %322, ptr %327, align 8, !tbaa !5
  %328 = getelementptr inbounds nuw i8, ptr %310, i64 44
  store i32 0, ptr %328, align 4, !tbaa !5
  %329 = getelementptr inbounds nuw i8, ptr %309, i64 8
  %330 = load ptr, ptr %329, align 8, !tbaa !104
  %331 = sext i32 %322 to i64
  %332 = getelementptr inbounds %struct.tfc_transfer, ptr %330, i64 %331
  %333 = getelementptr inbounds nuw i8, ptr %332, i64 8
  %334 = load i64, ptr %333, align 8, !tbaa !118
  %335 = icmp eq i64 %334, 0
  br i1 %335, label %343, label %336

336:                                              ; preds = %318
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #25
  %337 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #25
  %338 = load i64, ptr %5, align 8, !tbaa !81
  %339 = mul nsw i64 %338, 1000000000
  %340 = load i64, ptr %108, align 8, !tbaa !83
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #25
  %341 = add i64 %340, %334
  %342 = add i64 %341, %339
  store i64 %342, ptr %326, align 8, !tbaa !120
  br label %343

343:                                              ; preds = %336, %318
  %344 = getelementptr inbounds nuw i8, ptr %309, i64 36
  br label %348

345:                                              ; preds = %352
  %346 = atomicrmw xchg ptr %344, i32 2 acquire, align 4
  %347 = icmp eq i32 %346, 0
  br i1 %347, label %359, label %355

348:                                              ; preds = %352, %343
  %349 = phi i32 [ 0, %343 ], [ %353, %352 ]
  %350 = cmpxchg ptr %344, i32 0, i32 1 acquire monotonic, align 4
  %351 = extractvalue { i32, i1 } %350, 1
  br i1 %351, label %359, label %352

352:                                              ; preds = %348
  call void @llvm.aarch64.hint(i32 1)
  %353 = add nuw nsw i32 %349, 1
  %354 = icmp eq i32 %353, 100
  br i1 %354, label %345, label %348, !llvm.loop !102

355:                                              ; preds = %345, %355
  %356 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %344, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  %357 = atomicrmw xchg ptr %344, i32 2 acquire, align 4
  %358 = icmp eq i32 %357, 0
  br i1 %358, label %359, label %355, !llvm.loop !103

359:                                              ; preds = %348, %355, %345
  br i1 %335, label %379, label %360

360:                                              ; preds = %359
  %361 = getelementptr inbounds nuw i8, ptr %309, i64 64
  br label %362

362:                                              ; preds = %366, %360
  %363 = phi ptr [ %361, %360 ], [ %364, %366 ]
  %364 = load ptr, ptr %363, align 8, !tbaa !106
  %365 = icmp eq ptr %364, null
  br i1 %365, label %371, label %366

366:                                              ; preds = %362
  %367 = getelementptr inbounds nuw i8, ptr %364, i64 32
  %368 = load i64, ptr %367, align 8, !tbaa !120
  %369 = load i64, ptr %326, align 8, !tbaa !120
  %370 = icmp sgt i64 %368, %369
  br i1 %370, label %371, label %362, !llvm.loop !121

371:                                              ; preds = %366, %362
  store ptr %364, ptr %310, align 8, !tbaa !110
  store ptr %310, ptr %363, align 8, !tbaa !106
  %372 = getelementptr inbounds nuw i8, ptr %309, i64 40
  %373 = atomicrmw add ptr %372, i32 1 monotonic, align 8
  %374 = getelementptr inbounds nuw i8, ptr %309, i64 44
  %375 = load i32, ptr %374, align 4, !tbaa !112
  %376 = icmp eq i32 %375, 0
  br i1 %376, label %380, label %377

377:                                              ; preds = %371
  %378 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %372, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  br label %380

379:                                              ; preds = %359
  call fastcc void @deliver(ptr noundef %309, ptr noundef nonnull %310)
  br label %380

380:                                              ; preds = %379, %377, %371
  %381 = atomicrmw xchg ptr %344, i32 0 release, align 4
  %382 = icmp eq i32 %381, 2
  br i1 %382, label %383, label %385

383:                                              ; preds = %380
  %384 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %344, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  br label %385

385:                                              ; preds = %383, %380, %307
  call fastcc void @note(ptr noundef nonnull %0, ptr noundef %177, ptr noundef %179, ptr noundef nonnull %175, i64 noundef %299)
  br label %848

386:                                              ; preds = %171
  %387 = icmp eq i32 %181, 0
  br i1 %387, label %388, label %848

388:                                              ; preds = %386
  switch i32 %198, label %848 [
    i32 1, label %389
    i32 13, label %451
    i32 0, label %554
    i32 3, label %723
    i32 2, label %781
    i32 4, label %798
    i32 5, label %798
    i32 6, label %798
    i32 7, label %798
    i32 10, label %806
    i32 11, label %819
    i32 12, label %827
  ]

389:                                              ; preds = %388
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #25
  store ptr %175, ptr %2, align 8, !tbaa !67
  store ptr %177, ptr %121, align 8, !tbaa !68
  store ptr %179, ptr %122, align 8, !tbaa !59
  store i32 0, ptr %123, align 8, !tbaa !5
  store i32 %183, ptr %124, align 4
  %390 = call fastcc ptr @new_activation(ptr noundef nonnull %0, ptr dead_on_return noundef %2, ptr noundef %196, i32 noundef 2)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #25
  %391 = icmp eq ptr %390, null
  br i1 %391, label %852, label %392

392:                                              ; preds = %389
  %393 = getelementptr inbounds nuw i8, ptr %175, i64 24
  %394 = load i32, ptr %393, align 4, !tbaa !122
  %395 = icmp sgt i32 %394, 0
  br i1 %395, label %396, label %447

396:                                              ; preds = %392
  %397 = getelementptr inbounds nuw i8, ptr %390, i64 80
  %398 = getelementptr inbounds nuw i8, ptr %175, i64 36
  br label %399

399:                                              ; preds = %442, %396
  %400 = phi i32 [ %394, %396 ], [ %443, %442 ]
  %401 = phi i64 [ 0, %396 ], [ %444, %442 ]
  %402 = load ptr, ptr %177, align 8, !tbaa !48
  %403 = load i32, ptr %398, align 4, !tbaa !123
  %404 = trunc nuw nsw i64 %401 to i32
  %405 = add nsw i32 %403, %404
  %406 = getelementptr inbounds nuw i8, ptr %402, i64 40
  %407 = load ptr, ptr %406, align 8, !tbaa !124
  %408 = sext i32 %405 to i64
  %409 = getelementptr inbounds i32, ptr %407, i64 %408
  %410 = load i32, ptr %409, align 4, !tbaa !5
  %411 = icmp sgt i32 %410, -1
  br i1 %411, label %412, label %427

412:                                              ; preds = %399
  %413 = zext nneg i32 %410 to i64
  %414 = getelementptr inbounds nuw ptr, ptr %196, i64 %413
  %415 = load ptr, ptr %414, align 8, !tbaa !70
  %416 = icmp eq ptr %415, null
  br i1 %416, label %417, label %421

417:                                              ; preds = %412
  %418 = load ptr, ptr %397, align 8, !tbaa !125
  %419 = and i64 %401, 4294967295
  %420 = getelementptr inbounds nuw ptr, ptr %418, i64 %419
  store ptr null, ptr %420, align 8, !tbaa !70
  br label %852

421:                                              ; preds = %412
  %422 = getelementptr inbounds nuw i8, ptr %415, i64 24
  %423 = load i32, ptr %422, align 8, !tbaa !71
  %424 = add nsw i32 %423, 1
  store i32 %424, ptr %422, align 8, !tbaa !71
  %425 = load ptr, ptr %397, align 8, !tbaa !125
  %426 = getelementptr inbounds nuw ptr, ptr %425, i64 %401
  store ptr %415, ptr %426, align 8, !tbaa !70
  br label %442

427:                                              ; preds = %399
  %428 = getelementptr inbounds nuw i8, ptr %402, i64 32
  %429 = load ptr, ptr %428, align 8, !tbaa !126
  %430 = getelementptr inbounds i64, ptr %429, i64 %408
  %431 = load i64, ptr %430, align 8, !tbaa !117
  %432 = getelementptr inbounds nuw i8, ptr %402, i64 48
  %433 = load ptr, ptr %432, align 8, !tbaa !127
  %434 = getelementptr inbounds i32, ptr %433, i64 %408
  %435 = load i32, ptr %434, align 4, !tbaa !5
  %436 = call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %431, i32 noundef %435)
  %437 = load ptr, ptr %397, align 8, !tbaa !125
  %438 = getelementptr inbounds nuw ptr, ptr %437, i64 %401
  store ptr %436, ptr %438, align 8, !tbaa !70
  %439 = icmp eq ptr %436, null
  br i1 %439, label %852, label %440

440:                                              ; preds = %427
  %441 = load i32, ptr %393, align 4, !tbaa !122
  br label %442

442:                                              ; preds = %440, %421
  %443 = phi i32 [ %441, %440 ], [ %400, %421 ]
  %444 = add nuw nsw i64 %401, 1
  %445 = sext i32 %443 to i64
  %446 = icmp slt i64 %444, %445
  br i1 %446, label %399, label %447, !llvm.loop !128

447:                                              ; preds = %392, %442
  %448 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %449 = load i64, ptr %448, align 8, !tbaa !129
  %450 = add nsw i64 %449, 1
  store i64 %450, ptr %448, align 8, !tbaa !129
  store ptr %390, ptr %14, align 8, !tbaa !38
  br label %863

451:                                              ; preds = %388
  %452 = load ptr, ptr %0, align 8, !tbaa !40
  %453 = getelementptr inbounds nuw i8, ptr %175, i64 4
  %454 = load i32, ptr %453, align 4, !tbaa !97
  %455 = sext i32 %454 to i64
  %456 = getelementptr inbounds %struct.tfc_graph, ptr %452, i64 %455
  %457 = getelementptr inbounds nuw i8, ptr %456, i64 24
  %458 = load ptr, ptr %457, align 8, !tbaa !42
  %459 = getelementptr inbounds nuw i8, ptr %179, i64 16
  %460 = load i64, ptr %459, align 8, !tbaa !115
  %461 = load ptr, ptr %177, align 8, !tbaa !48
  %462 = load ptr, ptr %461, align 8, !tbaa !65
  %463 = ptrtoint ptr %175 to i64
  %464 = ptrtoint ptr %462 to i64
  %465 = sub i64 %463, %464
  %466 = sdiv exact i64 %465, 44
  %467 = add nsw i64 %466, -7046029254386353131
  %468 = xor i64 %467, %460
  %469 = mul i64 %468, -49064778989728563
  %470 = lshr i64 %469, 32
  %471 = xor i64 %470, %469
  %472 = mul i64 %471, -4265267296055464877
  %473 = lshr i64 %469, 29
  %474 = xor i64 %472, %473
  %475 = call fastcc ptr @new_instance(ptr noundef nonnull %0, ptr noundef %456, ptr noundef %458, i32 noundef 1, i64 noundef %474)
  %476 = icmp eq ptr %475, null
  br i1 %476, label %852, label %477

477:                                              ; preds = %451
  %478 = getelementptr inbounds nuw i8, ptr %475, i64 16
  store ptr %175, ptr %478, align 8, !tbaa !130
  %479 = getelementptr inbounds nuw i8, ptr %475, i64 24
  store ptr %177, ptr %479, align 8, !tbaa !131
  %480 = getelementptr inbounds nuw i8, ptr %475, i64 40
  store ptr %179, ptr %480, align 8, !tbaa !132
  %481 = getelementptr inbounds nuw i8, ptr %456, i64 56
  %482 = load i32, ptr %481, align 8, !tbaa !54
  %483 = icmp sgt i32 %482, 0
  br i1 %483, label %484, label %514

484:                                              ; preds = %477
  %485 = getelementptr inbounds nuw i8, ptr %475, i64 112
  %486 = load ptr, ptr %485, align 8, !tbaa !56
  %487 = zext nneg i32 %482 to i64
  %488 = icmp ult i32 %482, 4
  br i1 %488, label %512, label %489

489:                                              ; preds = %484
  %490 = shl nuw nsw i64 %487, 3
  %491 = getelementptr i8, ptr %486, i64 %490
  %492 = add nsw i64 %195, %487
  %493 = shl nsw i64 %492, 3
  %494 = getelementptr i8, ptr %192, i64 %493
  %495 = icmp ult ptr %486, %494
  %496 = icmp ult ptr %196, %491
  %497 = and i1 %495, %496
  br i1 %497, label %512, label %498

498:                                              ; preds = %489
  %499 = and i64 %487, 2147483644
  br label %500

500:                                              ; preds = %500, %498
  %501 = phi i64 [ 0, %498 ], [ %508, %500 ]
  %502 = getelementptr inbounds nuw ptr, ptr %196, i64 %501
  %503 = getelementptr inbounds nuw i8, ptr %502, i64 16
  %504 = load <2 x ptr>, ptr %502, align 8, !tbaa !70, !alias.scope !133
  %505 = load <2 x ptr>, ptr %503, align 8, !tbaa !70, !alias.scope !133
  %506 = getelementptr inbounds nuw ptr, ptr %486, i64 %501
  %507 = getelementptr inbounds nuw i8, ptr %506, i64 16
  store <2 x ptr> %504, ptr %506, align 8, !tbaa !70, !alias.scope !136, !noalias !133
  store <2 x ptr> %505, ptr %507, align 8, !tbaa !70, !alias.scope !136, !noalias !133
  store <2 x ptr> zeroinitializer, ptr %502, align 8, !tbaa !70, !alias.scope !133
  store <2 x ptr> zeroinitializer, ptr %503, align 8, !tbaa !70, !alias.scope !133
  %508 = add nuw i64 %501, 4
  %509 = icmp eq i64 %508, %499
  br i1 %509, label %510, label %500, !llvm.loop !138

510:                                              ; preds = %500
  %511 = icmp eq i64 %499, %487
  br i1 %511, label %514, label %512

512:                                              ; preds = %489, %484, %510
  %513 = phi i64 [ 0, %489 ], [ 0, %484 ], [ %499, %510 ]
  br label %547

514:                                              ; preds = %547, %510, %477
  %515 = getelementptr inbounds nuw i8, ptr %475, i64 80
  %516 = load ptr, ptr %515, align 8, !tbaa !57
  %517 = getelementptr inbounds nuw i8, ptr %475, i64 8
  %518 = load ptr, ptr %517, align 8, !tbaa !58
  %519 = load ptr, ptr %516, align 8, !tbaa !59
  %520 = getelementptr inbounds nuw i8, ptr %518, i64 28
  %521 = load i32, ptr %520, align 4, !tbaa !60
  %522 = add nsw i32 %521, 1
  %523 = sext i32 %522 to i64
  %524 = getelementptr inbounds nuw i8, ptr %519, i64 8
  store i64 %523, ptr %524, align 8, !tbaa !62
  %525 = icmp sgt i32 %521, 0
  br i1 %525, label %529, label %526

526:                                              ; preds = %529, %514
  %527 = load i32, ptr %91, align 8, !tbaa !64
  %528 = icmp eq i32 %527, 0
  br i1 %528, label %546, label %852

529:                                              ; preds = %514, %529
  %530 = phi i64 [ %540, %529 ], [ 0, %514 ]
  %531 = phi ptr [ %541, %529 ], [ %518, %514 ]
  %532 = load ptr, ptr %475, align 8, !tbaa !48
  %533 = load ptr, ptr %532, align 8, !tbaa !65
  %534 = getelementptr inbounds nuw i8, ptr %531, i64 32
  %535 = load ptr, ptr %534, align 8, !tbaa !66
  %536 = getelementptr inbounds nuw i32, ptr %535, i64 %530
  %537 = load i32, ptr %536, align 4, !tbaa !5
  %538 = sext i32 %537 to i64
  %539 = getelementptr inbounds %struct.tfc_node, ptr %533, i64 %538
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #25
  store ptr %539, ptr %3, align 8, !tbaa !67
  store ptr %475, ptr %118, align 8, !tbaa !68
  store ptr %519, ptr %119, align 8, !tbaa !59
  store <2 x i32> zeroinitializer, ptr %120, align 8
  call fastcc void @push(ptr noundef nonnull %0, ptr dead_on_return noundef %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #25
  %540 = add nuw nsw i64 %530, 1
  %541 = load ptr, ptr %517, align 8, !tbaa !58
  %542 = getelementptr inbounds nuw i8, ptr %541, i64 28
  %543 = load i32, ptr %542, align 4, !tbaa !60
  %544 = sext i32 %543 to i64
  %545 = icmp slt i64 %540, %544
  br i1 %545, label %529, label %526, !llvm.loop !69

546:                                              ; preds = %526
  call fastcc void @settle(ptr noundef nonnull %0, ptr noundef nonnull %475, ptr noundef nonnull %519)
  br label %852

547:                                              ; preds = %512, %547
  %548 = phi i64 [ %552, %547 ], [ %513, %512 ]
  %549 = getelementptr inbounds nuw ptr, ptr %196, i64 %548
  %550 = load ptr, ptr %549, align 8, !tbaa !70
  %551 = getelementptr inbounds nuw ptr, ptr %486, i64 %548
  store ptr %550, ptr %551, align 8, !tbaa !70
  store ptr null, ptr %549, align 8, !tbaa !70
  %552 = add nuw nsw i64 %548, 1
  %553 = icmp eq i64 %552, %487
  br i1 %553, label %514, label %547, !llvm.loop !141

554:                                              ; preds = %388
  %555 = load ptr, ptr %115, align 8, !tbaa !142
  %556 = getelementptr inbounds nuw i8, ptr %175, i64 4
  %557 = load i32, ptr %556, align 4, !tbaa !97
  %558 = sext i32 %557 to i64
  %559 = getelementptr inbounds %struct.tfc_region_use, ptr %555, i64 %558
  %560 = getelementptr inbounds nuw i8, ptr %175, i64 20
  %561 = load i32, ptr %560, align 4, !tbaa !143
  %562 = icmp sgt i32 %561, 0
  br i1 %562, label %563, label %567

563:                                              ; preds = %554
  %564 = getelementptr inbounds nuw i8, ptr %559, i64 16
  %565 = getelementptr inbounds nuw i8, ptr %559, i64 8
  %566 = zext nneg i32 %561 to i64
  br label %575

567:                                              ; preds = %588, %554
  %568 = getelementptr inbounds nuw i8, ptr %175, i64 24
  %569 = load i32, ptr %568, align 4, !tbaa !122
  %570 = icmp sgt i32 %569, 0
  br i1 %570, label %571, label %591

571:                                              ; preds = %567
  %572 = getelementptr inbounds nuw i8, ptr %559, i64 24
  %573 = getelementptr inbounds nuw i8, ptr %559, i64 8
  %574 = getelementptr inbounds nuw i8, ptr %175, i64 36
  br label %598

575:                                              ; preds = %588, %563
  %576 = phi i64 [ 0, %563 ], [ %589, %588 ]
  %577 = load ptr, ptr %564, align 8, !tbaa !144
  %578 = getelementptr inbounds nuw i32, ptr %577, i64 %576
  %579 = load i32, ptr %578, align 4, !tbaa !5
  %580 = icmp sgt i32 %579, -1
  br i1 %580, label %581, label %588

581:                                              ; preds = %575
  %582 = getelementptr inbounds nuw ptr, ptr %196, i64 %576
  %583 = load ptr, ptr %582, align 8, !tbaa !70
  %584 = load ptr, ptr %583, align 8, !tbaa !148
  %585 = load ptr, ptr %565, align 8, !tbaa !149
  %586 = zext nneg i32 %579 to i64
  %587 = getelementptr inbounds nuw ptr, ptr %585, i64 %586
  store ptr %584, ptr %587, align 8, !tbaa !31
  br label %588

588:                                              ; preds = %581, %575
  %589 = add nuw nsw i64 %576, 1
  %590 = icmp eq i64 %589, %566
  br i1 %590, label %567, label %575, !llvm.loop !150

591:                                              ; preds = %646, %567
  %592 = getelementptr inbounds nuw i8, ptr %559, i64 40
  %593 = load i64, ptr %592, align 8, !tbaa !151
  %594 = icmp sgt i64 %593, 0
  br i1 %594, label %595, label %651

595:                                              ; preds = %591
  %596 = getelementptr inbounds nuw i8, ptr %559, i64 8
  %597 = getelementptr inbounds nuw i8, ptr %559, i64 32
  br label %654

598:                                              ; preds = %646, %571
  %599 = phi i64 [ 0, %571 ], [ %647, %646 ]
  %600 = load ptr, ptr %177, align 8, !tbaa !48
  %601 = load i32, ptr %574, align 4, !tbaa !123
  %602 = trunc nuw nsw i64 %599 to i32
  %603 = add nsw i32 %601, %602
  %604 = getelementptr inbounds nuw i8, ptr %600, i64 40
  %605 = load ptr, ptr %604, align 8, !tbaa !124
  %606 = sext i32 %603 to i64
  %607 = getelementptr inbounds i32, ptr %605, i64 %606
  %608 = load i32, ptr %607, align 4, !tbaa !5
  %609 = icmp sgt i32 %608, -1
  br i1 %609, label %610, label %623

610:                                              ; preds = %598
  %611 = zext nneg i32 %608 to i64
  %612 = getelementptr inbounds nuw ptr, ptr %196, i64 %611
  %613 = load ptr, ptr %612, align 8, !tbaa !70
  %614 = icmp eq ptr %613, null
  br i1 %614, label %615, label %618

615:                                              ; preds = %610
  %616 = and i64 %599, 4294967295
  %617 = getelementptr inbounds nuw ptr, ptr %197, i64 %616
  store ptr null, ptr %617, align 8, !tbaa !70
  br label %848

618:                                              ; preds = %610
  %619 = getelementptr inbounds nuw i8, ptr %613, i64 24
  %620 = load i32, ptr %619, align 8, !tbaa !71
  %621 = add nsw i32 %620, 1
  store i32 %621, ptr %619, align 8, !tbaa !71
  %622 = getelementptr inbounds nuw ptr, ptr %197, i64 %599
  store ptr %613, ptr %622, align 8, !tbaa !70
  br label %635

623:                                              ; preds = %598
  %624 = getelementptr inbounds nuw i8, ptr %600, i64 32
  %625 = load ptr, ptr %624, align 8, !tbaa !126
  %626 = getelementptr inbounds i64, ptr %625, i64 %606
  %627 = load i64, ptr %626, align 8, !tbaa !117
  %628 = getelementptr inbounds nuw i8, ptr %600, i64 48
  %629 = load ptr, ptr %628, align 8, !tbaa !127
  %630 = getelementptr inbounds i32, ptr %629, i64 %606
  %631 = load i32, ptr %630, align 4, !tbaa !5
  %632 = call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %627, i32 noundef %631)
  %633 = getelementptr inbounds nuw ptr, ptr %197, i64 %599
  store ptr %632, ptr %633, align 8, !tbaa !70
  %634 = icmp eq ptr %632, null
  br i1 %634, label %848, label %635

635:                                              ; preds = %623, %618
  %636 = phi ptr [ %613, %618 ], [ %632, %623 ]
  %637 = load ptr, ptr %572, align 8, !tbaa !152
  %638 = getelementptr inbounds nuw i32, ptr %637, i64 %599
  %639 = load i32, ptr %638, align 4, !tbaa !5
  %640 = icmp sgt i32 %639, -1
  br i1 %640, label %641, label %646

641:                                              ; preds = %635
  %642 = load ptr, ptr %636, align 8, !tbaa !148
  %643 = load ptr, ptr %573, align 8, !tbaa !149
  %644 = zext nneg i32 %639 to i64
  %645 = getelementptr inbounds nuw ptr, ptr %643, i64 %644
  store ptr %642, ptr %645, align 8, !tbaa !31
  br label %646

646:                                              ; preds = %641, %635
  %647 = add nuw nsw i64 %599, 1
  %648 = load i32, ptr %568, align 4, !tbaa !122
  %649 = sext i32 %648 to i64
  %650 = icmp slt i64 %647, %649
  br i1 %650, label %598, label %591, !llvm.loop !153

651:                                              ; preds = %654, %591
  %652 = load ptr, ptr %105, align 8, !tbaa !114
  %653 = icmp eq ptr %652, null
  br i1 %653, label %678, label %672

654:                                              ; preds = %654, %595
  %655 = phi i64 [ 0, %595 ], [ %670, %654 ]
  %656 = load ptr, ptr %596, align 8, !tbaa !149
  %657 = load ptr, ptr %597, align 8, !tbaa !154
  %658 = getelementptr inbounds nuw %struct.tfc_move, ptr %657, i64 %655
  %659 = getelementptr inbounds nuw i8, ptr %658, i64 4
  %660 = load i32, ptr %659, align 4, !tbaa !155
  %661 = sext i32 %660 to i64
  %662 = getelementptr inbounds ptr, ptr %656, i64 %661
  %663 = load ptr, ptr %662, align 8, !tbaa !31
  %664 = getelementptr inbounds nuw i8, ptr %658, i64 8
  %665 = load i64, ptr %664, align 8, !tbaa !157
  %666 = getelementptr inbounds i8, ptr %663, i64 %665
  %667 = load i32, ptr %658, align 8, !tbaa !158
  %668 = sext i32 %667 to i64
  %669 = getelementptr inbounds ptr, ptr %656, i64 %668
  store ptr %666, ptr %669, align 8, !tbaa !31
  %670 = add nuw nsw i64 %655, 1
  %671 = icmp eq i64 %670, %593
  br i1 %671, label %651, label %654, !llvm.loop !159

672:                                              ; preds = %651
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #25
  %673 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #25
  %674 = load i64, ptr %4, align 8, !tbaa !81
  %675 = mul nsw i64 %674, 1000000000
  %676 = load i64, ptr %116, align 8, !tbaa !83
  %677 = add nsw i64 %675, %676
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #25
  br label %678

678:                                              ; preds = %672, %651
  %679 = phi i64 [ %677, %672 ], [ 0, %651 ]
  %680 = getelementptr inbounds nuw i8, ptr %559, i64 48
  %681 = load i64, ptr %680, align 8, !tbaa !160
  %682 = icmp ne i64 %681, 0
  %683 = zext i1 %682 to i32
  %684 = load i32, ptr %117, align 8, !tbaa !161
  %685 = or i32 %684, %683
  store i32 %685, ptr %117, align 8, !tbaa !161
  %686 = load ptr, ptr %559, align 8, !tbaa !162
  %687 = icmp eq ptr %686, null
  br i1 %687, label %688, label %689

688:                                              ; preds = %678
  call fastcc void @note(ptr noundef nonnull %0, ptr noundef %177, ptr noundef %179, ptr noundef nonnull %175, i64 noundef %679)
  br label %693

689:                                              ; preds = %678
  %690 = call i32 @tfc_walk(ptr noundef nonnull %686)
  call fastcc void @note(ptr noundef nonnull %0, ptr noundef %177, ptr noundef %179, ptr noundef nonnull %175, i64 noundef %679)
  %691 = icmp eq i32 %690, 0
  br i1 %691, label %693, label %692

692:                                              ; preds = %689
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %690, i32 noundef 0, ptr noundef %177, ptr noundef nonnull %175)
  br label %693

693:                                              ; preds = %688, %692, %689
  %694 = load i32, ptr %568, align 4, !tbaa !122
  %695 = icmp sgt i32 %694, 0
  br i1 %695, label %696, label %848

696:                                              ; preds = %693
  %697 = getelementptr inbounds nuw i8, ptr %559, i64 24
  %698 = getelementptr inbounds nuw i8, ptr %559, i64 8
  br label %699

699:                                              ; preds = %718, %696
  %700 = phi i32 [ %694, %696 ], [ %719, %718 ]
  %701 = phi i64 [ 0, %696 ], [ %720, %718 ]
  %702 = load ptr, ptr %697, align 8, !tbaa !152
  %703 = getelementptr inbounds nuw i32, ptr %702, i64 %701
  %704 = load i32, ptr %703, align 4, !tbaa !5
  %705 = icmp slt i32 %704, -1
  br i1 %705, label %706, label %718

706:                                              ; preds = %699
  %707 = getelementptr inbounds nuw ptr, ptr %197, i64 %701
  %708 = load ptr, ptr %707, align 8, !tbaa !70
  %709 = load ptr, ptr %708, align 8, !tbaa !148
  %710 = load ptr, ptr %698, align 8, !tbaa !149
  %711 = sub nuw nsw i32 -2, %704
  %712 = zext nneg i32 %711 to i64
  %713 = getelementptr inbounds nuw ptr, ptr %710, i64 %712
  %714 = load ptr, ptr %713, align 8, !tbaa !31
  %715 = getelementptr inbounds nuw i8, ptr %708, i64 16
  %716 = load i64, ptr %715, align 8, !tbaa !27
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %709, ptr readonly align 1 %714, i64 %716, i1 false)
  %717 = load i32, ptr %568, align 4, !tbaa !122
  br label %718

718:                                              ; preds = %706, %699
  %719 = phi i32 [ %717, %706 ], [ %700, %699 ]
  %720 = add nuw nsw i64 %701, 1
  %721 = sext i32 %719 to i64
  %722 = icmp slt i64 %720, %721
  br i1 %722, label %699, label %848, !llvm.loop !163

723:                                              ; preds = %388
  %724 = load ptr, ptr %177, align 8, !tbaa !48
  %725 = getelementptr inbounds nuw i8, ptr %724, i64 16
  %726 = load ptr, ptr %725, align 8, !tbaa !164
  %727 = getelementptr inbounds nuw i8, ptr %175, i64 40
  %728 = load i32, ptr %727, align 4, !tbaa !165
  br label %729

729:                                              ; preds = %729, %723
  %730 = phi i64 [ %734, %729 ], [ 0, %723 ]
  %731 = getelementptr inbounds nuw ptr, ptr %196, i64 %730
  %732 = load ptr, ptr %731, align 8, !tbaa !70
  %733 = icmp eq ptr %732, null
  %734 = add nuw nsw i64 %730, 1
  br i1 %733, label %729, label %735, !llvm.loop !166

735:                                              ; preds = %729
  %736 = sext i32 %728 to i64
  %737 = getelementptr inbounds i32, ptr %726, i64 %736
  %738 = trunc nuw nsw i64 %730 to i32
  %739 = getelementptr inbounds nuw i8, ptr %732, i64 24
  %740 = load i32, ptr %739, align 8, !tbaa !71
  %741 = add nsw i32 %740, 1
  store i32 %741, ptr %739, align 8, !tbaa !71
  store ptr %732, ptr %197, align 8, !tbaa !70
  %742 = getelementptr inbounds nuw i8, ptr %197, i64 8
  store ptr null, ptr %742, align 8, !tbaa !70
  %743 = getelementptr inbounds nuw i8, ptr %737, i64 4
  %744 = load i32, ptr %743, align 4, !tbaa !5
  %745 = getelementptr inbounds nuw i8, ptr %737, i64 8
  %746 = load i32, ptr %745, align 4, !tbaa !5
  %747 = icmp eq i32 %744, %746
  br i1 %747, label %848, label %748

748:                                              ; preds = %735
  %749 = getelementptr inbounds nuw i8, ptr %175, i64 36
  %750 = load i32, ptr %749, align 4, !tbaa !123
  %751 = add nsw i32 %750, 1
  %752 = getelementptr inbounds nuw i8, ptr %724, i64 40
  %753 = load ptr, ptr %752, align 8, !tbaa !124
  %754 = sext i32 %751 to i64
  %755 = getelementptr inbounds i32, ptr %753, i64 %754
  %756 = load i32, ptr %755, align 4, !tbaa !5
  %757 = icmp sgt i32 %756, -1
  br i1 %757, label %758, label %767

758:                                              ; preds = %748
  %759 = zext nneg i32 %756 to i64
  %760 = getelementptr inbounds nuw ptr, ptr %196, i64 %759
  %761 = load ptr, ptr %760, align 8, !tbaa !70
  %762 = icmp eq ptr %761, null
  br i1 %762, label %848, label %763

763:                                              ; preds = %758
  %764 = getelementptr inbounds nuw i8, ptr %761, i64 24
  %765 = load i32, ptr %764, align 8, !tbaa !71
  %766 = add nsw i32 %765, 1
  store i32 %766, ptr %764, align 8, !tbaa !71
  store ptr %761, ptr %742, align 8, !tbaa !70
  br label %778

767:                                              ; preds = %748
  %768 = getelementptr inbounds nuw i8, ptr %724, i64 32
  %769 = load ptr, ptr %768, align 8, !tbaa !126
  %770 = getelementptr inbounds i64, ptr %769, i64 %754
  %771 = load i64, ptr %770, align 8, !tbaa !117
  %772 = getelementptr inbounds nuw i8, ptr %724, i64 48
  %773 = load ptr, ptr %772, align 8, !tbaa !127
  %774 = getelementptr inbounds i32, ptr %773, i64 %754
  %775 = load i32, ptr %774, align 4, !tbaa !5
  %776 = call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %771, i32 noundef %775)
  store ptr %776, ptr %742, align 8, !tbaa !70
  %777 = icmp eq ptr %776, null
  br i1 %777, label %848, label %778

778:                                              ; preds = %767, %763
  %779 = phi ptr [ %761, %763 ], [ %776, %767 ]
  %780 = load ptr, ptr %779, align 8, !tbaa !148
  store i32 %738, ptr %780, align 4, !tbaa !5
  br label %848

781:                                              ; preds = %388
  %782 = load ptr, ptr %196, align 8, !tbaa !70
  %783 = icmp eq ptr %782, null
  br i1 %783, label %788, label %784

784:                                              ; preds = %781
  %785 = getelementptr inbounds nuw i8, ptr %782, i64 24
  %786 = load i32, ptr %785, align 8, !tbaa !71
  %787 = add nsw i32 %786, 1
  store i32 %787, ptr %785, align 8, !tbaa !71
  br label %788

788:                                              ; preds = %784, %781
  %789 = getelementptr inbounds nuw i8, ptr %196, i64 8
  %790 = load ptr, ptr %789, align 8, !tbaa !70
  %791 = load ptr, ptr %790, align 8, !tbaa !148
  %792 = load i8, ptr %791, align 1, !tbaa !167
  %793 = icmp eq i8 %792, 0
  %794 = select i1 %793, ptr %782, ptr null
  store ptr %794, ptr %197, align 8, !tbaa !70
  %795 = icmp eq ptr %794, null
  %796 = select i1 %795, ptr %782, ptr null
  %797 = getelementptr inbounds nuw i8, ptr %197, i64 8
  store ptr %796, ptr %797, align 8, !tbaa !70
  br label %848

798:                                              ; preds = %388, %388, %388, %388
  %799 = load ptr, ptr %196, align 8, !tbaa !70
  %800 = icmp eq ptr %799, null
  br i1 %800, label %805, label %801

801:                                              ; preds = %798
  %802 = getelementptr inbounds nuw i8, ptr %799, i64 24
  %803 = load i32, ptr %802, align 8, !tbaa !71
  %804 = add nsw i32 %803, 1
  store i32 %804, ptr %802, align 8, !tbaa !71
  br label %805

805:                                              ; preds = %801, %798
  store ptr %799, ptr %197, align 8, !tbaa !70
  br label %848

806:                                              ; preds = %388
  %807 = load ptr, ptr %114, align 8, !tbaa !168
  %808 = getelementptr inbounds nuw i8, ptr %175, i64 4
  %809 = load i32, ptr %808, align 4, !tbaa !97
  %810 = sext i32 %809 to i64
  %811 = getelementptr inbounds ptr, ptr %807, i64 %810
  %812 = load ptr, ptr %811, align 8, !tbaa !70
  %813 = icmp eq ptr %812, null
  br i1 %813, label %818, label %814

814:                                              ; preds = %806
  %815 = getelementptr inbounds nuw i8, ptr %812, i64 24
  %816 = load i32, ptr %815, align 8, !tbaa !71
  %817 = add nsw i32 %816, 1
  store i32 %817, ptr %815, align 8, !tbaa !71
  br label %818

818:                                              ; preds = %814, %806
  store ptr %812, ptr %197, align 8, !tbaa !70
  br label %848

819:                                              ; preds = %388
  %820 = getelementptr inbounds nuw i8, ptr %177, i64 112
  %821 = load ptr, ptr %820, align 8, !tbaa !56
  %822 = getelementptr inbounds nuw i8, ptr %175, i64 4
  %823 = load i32, ptr %822, align 4, !tbaa !97
  %824 = sext i32 %823 to i64
  %825 = getelementptr inbounds ptr, ptr %821, i64 %824
  %826 = load ptr, ptr %825, align 8, !tbaa !70
  store ptr %826, ptr %197, align 8, !tbaa !70
  store ptr null, ptr %825, align 8, !tbaa !70
  br label %848

827:                                              ; preds = %388
  %828 = load ptr, ptr %196, align 8, !tbaa !70
  %829 = icmp eq ptr %828, null
  br i1 %829, label %834, label %830

830:                                              ; preds = %827
  %831 = getelementptr inbounds nuw i8, ptr %828, i64 24
  %832 = load i32, ptr %831, align 8, !tbaa !71
  %833 = add nsw i32 %832, 1
  store i32 %833, ptr %831, align 8, !tbaa !71
  br label %834

834:                                              ; preds = %830, %827
  %835 = getelementptr inbounds nuw i8, ptr %177, i64 120
  %836 = load ptr, ptr %835, align 8, !tbaa !169
  %837 = getelementptr inbounds nuw i8, ptr %175, i64 4
  %838 = load i32, ptr %837, align 4, !tbaa !97
  %839 = sext i32 %838 to i64
  %840 = getelementptr inbounds ptr, ptr %836, i64 %839
  store ptr %828, ptr %840, align 8, !tbaa !70
  %841 = getelementptr inbounds nuw i8, ptr %177, i64 24
  %842 = load ptr, ptr %841, align 8, !tbaa !131
  %843 = icmp eq ptr %842, null
  br i1 %843, label %844, label %848

844:                                              ; preds = %834
  %845 = load ptr, ptr %196, align 8, !tbaa !70
  %846 = load ptr, ptr %113, align 8, !tbaa !170
  %847 = getelementptr inbounds ptr, ptr %846, i64 %839
  store ptr %845, ptr %847, align 8, !tbaa !70
  br label %848

848:                                              ; preds = %623, %718, %778, %767, %758, %735, %693, %615, %844, %834, %819, %818, %805, %788, %388, %386, %385
  %849 = load i32, ptr %91, align 8, !tbaa !64
  %850 = icmp eq i32 %849, 0
  br i1 %850, label %851, label %852

851:                                              ; preds = %848
  call fastcc void @complete(ptr noundef nonnull %0, ptr noundef %177, ptr noundef %179, ptr noundef nonnull %175, ptr noundef %197, i32 noundef %181)
  br label %852

852:                                              ; preds = %427, %546, %526, %451, %417, %389, %199, %286, %288, %848, %851
  %853 = load ptr, ptr %14, align 8, !tbaa !38
  %854 = icmp eq ptr %853, null
  br i1 %854, label %125, label %863, !llvm.loop !171

855:                                              ; preds = %167
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 1, i32 noundef 1, ptr noundef null, ptr noundef null)
  %856 = load i32, ptr %91, align 8, !tbaa !64
  %857 = icmp eq i32 %856, 0
  br i1 %857, label %858, label %863

858:                                              ; preds = %134, %855
  %859 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %860 = load i64, ptr %859, align 8, !tbaa !172
  %861 = icmp eq i64 %860, 0
  %862 = select i1 %861, i32 0, i32 -2
  br label %863

863:                                              ; preds = %125, %131, %140, %152, %852, %447, %855, %858
  %864 = phi i32 [ %856, %855 ], [ %862, %858 ], [ -1, %447 ], [ %132, %131 ], [ %126, %125 ], [ -2, %140 ], [ -1, %852 ], [ -2, %152 ]
  ret i32 %864
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @empty_inbox(ptr noundef captures(none) %0) unnamed_addr #31 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %3 = load ptr, ptr %2, align 8, !tbaa !74
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 36
  br label %8

5:                                                ; preds = %12
  %6 = atomicrmw xchg ptr %4, i32 2 acquire, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %19, label %15

8:                                                ; preds = %12, %1
  %9 = phi i32 [ 0, %1 ], [ %13, %12 ]
  %10 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %11 = extractvalue { i32, i1 } %10, 1
  br i1 %11, label %19, label %12

12:                                               ; preds = %8
  tail call void @llvm.aarch64.hint(i32 1)
  %13 = add nuw nsw i32 %9, 1
  %14 = icmp eq i32 %13, 100
  br i1 %14, label %5, label %8, !llvm.loop !102

15:                                               ; preds = %5, %15
  %16 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %4, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  %17 = atomicrmw xchg ptr %4, i32 2 acquire, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %15, !llvm.loop !103

19:                                               ; preds = %8, %15, %5
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %21 = atomicrmw xchg ptr %20, i64 0 monotonic, align 8
  %22 = inttoptr i64 %21 to ptr
  %23 = load ptr, ptr %2, align 8, !tbaa !74
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 36
  %25 = atomicrmw xchg ptr %24, i32 0 release, align 4
  %26 = icmp eq i32 %25, 2
  br i1 %26, label %27, label %29

27:                                               ; preds = %19
  %28 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %24, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  br label %29

29:                                               ; preds = %19, %27
  %30 = icmp eq i64 %21, 0
  br i1 %30, label %56, label %34

31:                                               ; preds = %34
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 192
  br label %39

34:                                               ; preds = %29, %34
  %35 = phi ptr [ %37, %34 ], [ %22, %29 ]
  %36 = phi ptr [ %35, %34 ], [ null, %29 ]
  %37 = load ptr, ptr %35, align 8, !tbaa !110
  store ptr %36, ptr %35, align 8, !tbaa !110
  %38 = icmp eq ptr %37, null
  br i1 %38, label %31, label %34, !llvm.loop !173

39:                                               ; preds = %31, %54
  %40 = phi ptr [ %35, %31 ], [ %44, %54 ]
  %41 = load i32, ptr %32, align 8, !tbaa !64
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %56

43:                                               ; preds = %39
  %44 = load ptr, ptr %40, align 8, !tbaa !110
  %45 = getelementptr inbounds nuw i8, ptr %40, i64 44
  %46 = load i32, ptr %45, align 4, !tbaa !109
  switch i32 %46, label %53 [
    i32 0, label %47
    i32 2, label %50
  ]

47:                                               ; preds = %43
  %48 = getelementptr inbounds nuw i8, ptr %40, i64 16
  %49 = load ptr, ptr %48, align 8, !tbaa !174
  tail call fastcc void @drop(ptr noundef nonnull %0, ptr noundef %49)
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef nonnull %40, i64 noundef 48)
  br label %54, !llvm.loop !175

50:                                               ; preds = %43
  %51 = load i64, ptr %33, align 8, !tbaa !129
  %52 = add nsw i64 %51, -1
  store i64 %52, ptr %33, align 8, !tbaa !129
  br label %53

53:                                               ; preds = %43, %50
  tail call fastcc void @end_activation(ptr noundef nonnull %0, ptr noundef nonnull %40)
  br label %54

54:                                               ; preds = %53, %47
  %55 = icmp eq ptr %44, null
  br i1 %55, label %56, label %39

56:                                               ; preds = %39, %54, %29
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @fail(ptr noundef captures(none) %0, i32 noundef range(i32 1, 0) %1, i32 noundef range(i32 0, 6) %2, ptr noundef readonly captures(address_is_null) %3, ptr noundef %4) unnamed_addr #32 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %7 = load i32, ptr %6, align 8, !tbaa !64
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %34

9:                                                ; preds = %5
  store i32 %1, ptr %6, align 8, !tbaa !64
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 116
  store i32 %2, ptr %10, align 4, !tbaa !176
  %11 = icmp eq ptr %3, null
  br i1 %11, label %12, label %14

12:                                               ; preds = %9
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i32 -1, ptr %13, align 8, !tbaa !177
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
  store i32 %21, ptr %22, align 8, !tbaa !177
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
  store i32 %32, ptr %33, align 4, !tbaa !178
  br label %34

34:                                               ; preds = %5, %31
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nounwind uwtable
define void @tfc_finish(ptr noundef captures(none) %0, ptr noundef %1) local_unnamed_addr #30 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %4 = load i64, ptr %3, align 8, !tbaa !129
  %5 = add nsw i64 %4, -1
  store i64 %5, ptr %3, align 8, !tbaa !129
  tail call fastcc void @end_activation(ptr noundef %0, ptr noundef %1)
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @end_activation(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #30 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %4 = load ptr, ptr %3, align 8, !tbaa !179
  %5 = load ptr, ptr %4, align 8, !tbaa !48
  %6 = load ptr, ptr %5, align 8, !tbaa !65
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %8 = load i32, ptr %7, align 4, !tbaa !180
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_node, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %12 = load i64, ptr %11, align 8, !tbaa !172
  %13 = add nsw i64 %12, -1
  store i64 %13, ptr %11, align 8, !tbaa !172
  %14 = load i32, ptr %10, align 4, !tbaa !95
  %15 = icmp eq i32 %14, 15
  br i1 %15, label %16, label %107

16:                                               ; preds = %2
  %17 = load ptr, ptr %0, align 8, !tbaa !40
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %19 = load i32, ptr %18, align 8, !tbaa !181
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds %struct.tfc_graph, ptr %17, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %23 = load ptr, ptr %22, align 8, !tbaa !113
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %25 = load ptr, ptr %24, align 8, !tbaa !174
  %26 = icmp eq ptr %25, null
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 56
  br i1 %26, label %28, label %29

28:                                               ; preds = %16
  store i32 1, ptr %27, align 8, !tbaa !182
  br label %59

29:                                               ; preds = %16
  %30 = load i32, ptr %27, align 8, !tbaa !182
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %59

32:                                               ; preds = %29
  %33 = getelementptr inbounds nuw i8, ptr %21, i64 32
  %34 = load ptr, ptr %33, align 8, !tbaa !126
  %35 = getelementptr inbounds nuw i8, ptr %10, i64 36
  %36 = load i32, ptr %35, align 4, !tbaa !123
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i64, ptr %34, i64 %37
  %39 = load i64, ptr %38, align 8, !tbaa !117
  %40 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %41 = load i64, ptr %40, align 8, !tbaa !27
  %42 = icmp eq i64 %39, %41
  br i1 %42, label %44, label %43

43:                                               ; preds = %32
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 13, i32 noundef 5, ptr noundef nonnull %4, ptr noundef nonnull %10)
  br label %59

44:                                               ; preds = %32
  %45 = getelementptr inbounds nuw i8, ptr %21, i64 48
  %46 = load ptr, ptr %45, align 8, !tbaa !127
  %47 = getelementptr inbounds i32, ptr %46, i64 %37
  %48 = load i32, ptr %47, align 4, !tbaa !5
  %49 = tail call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %39, i32 noundef %48)
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %51 = load ptr, ptr %50, align 8, !tbaa !125
  store ptr %49, ptr %51, align 8, !tbaa !70
  %52 = icmp eq ptr %49, null
  br i1 %52, label %59, label %53

53:                                               ; preds = %44
  %54 = load ptr, ptr %49, align 8, !tbaa !148
  %55 = load ptr, ptr %24, align 8, !tbaa !174
  %56 = load ptr, ptr %55, align 8, !tbaa !148
  %57 = getelementptr inbounds nuw i8, ptr %55, i64 16
  %58 = load i64, ptr %57, align 8, !tbaa !27
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %54, ptr readonly align 1 %56, i64 %58, i1 false)
  br label %59

59:                                               ; preds = %53, %44, %43, %29, %28
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %61 = load ptr, ptr %60, align 8, !tbaa !74
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 36
  br label %66

63:                                               ; preds = %70
  %64 = atomicrmw xchg ptr %62, i32 2 acquire, align 4
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %77, label %73

66:                                               ; preds = %70, %59
  %67 = phi i32 [ 0, %59 ], [ %71, %70 ]
  %68 = cmpxchg ptr %62, i32 0, i32 1 acquire monotonic, align 4
  %69 = extractvalue { i32, i1 } %68, 1
  br i1 %69, label %77, label %70

70:                                               ; preds = %66
  tail call void @llvm.aarch64.hint(i32 1)
  %71 = add nuw nsw i32 %67, 1
  %72 = icmp eq i32 %71, 100
  br i1 %72, label %63, label %66, !llvm.loop !102

73:                                               ; preds = %63, %73
  %74 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %62, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  %75 = atomicrmw xchg ptr %62, i32 2 acquire, align 4
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %73, !llvm.loop !103

77:                                               ; preds = %66, %73, %63
  %78 = load ptr, ptr %60, align 8, !tbaa !74
  %79 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %80 = load ptr, ptr %79, align 8, !tbaa !183
  %81 = getelementptr inbounds nuw i8, ptr %80, i64 208
  %82 = load atomic i64, ptr %81 monotonic, align 8
  %83 = inttoptr i64 %82 to ptr
  store ptr %83, ptr %23, align 8, !tbaa !110
  %84 = ptrtoint ptr %23 to i64
  store atomic i64 %84, ptr %81 monotonic, align 8
  %85 = getelementptr inbounds nuw i8, ptr %80, i64 172
  %86 = load i32, ptr %85, align 4, !tbaa !184
  %87 = icmp eq i32 %86, 2
  br i1 %87, label %88, label %100

88:                                               ; preds = %77
  %89 = getelementptr inbounds nuw i8, ptr %23, i64 44
  %90 = load i32, ptr %89, align 4, !tbaa !109
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %100, label %92

92:                                               ; preds = %88
  store i32 0, ptr %85, align 4, !tbaa !184
  %93 = getelementptr inbounds nuw i8, ptr %78, i64 40
  %94 = atomicrmw add ptr %93, i32 1 monotonic, align 8
  %95 = getelementptr inbounds nuw i8, ptr %78, i64 44
  %96 = load i32, ptr %95, align 4, !tbaa !112
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %100, label %98

98:                                               ; preds = %92
  %99 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %93, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  br label %100

100:                                              ; preds = %98, %92, %88, %77
  %101 = load ptr, ptr %60, align 8, !tbaa !74
  %102 = getelementptr inbounds nuw i8, ptr %101, i64 36
  %103 = atomicrmw xchg ptr %102, i32 0 release, align 4
  %104 = icmp eq i32 %103, 2
  br i1 %104, label %105, label %107

105:                                              ; preds = %100
  %106 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %102, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  br label %107

107:                                              ; preds = %105, %100, %2
  %108 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %109 = load i32, ptr %108, align 8, !tbaa !64
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %111, label %126

111:                                              ; preds = %107
  %112 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %113 = load ptr, ptr %112, align 8, !tbaa !185
  %114 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %115 = load i64, ptr %114, align 8, !tbaa !186
  tail call fastcc void @note(ptr noundef nonnull %0, ptr noundef nonnull %4, ptr noundef %113, ptr noundef nonnull %10, i64 noundef %115)
  %116 = load ptr, ptr %112, align 8, !tbaa !185
  %117 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %118 = load ptr, ptr %117, align 8, !tbaa !125
  %119 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %120 = load i32, ptr %119, align 8, !tbaa !182
  tail call fastcc void @complete(ptr noundef nonnull %0, ptr noundef nonnull %4, ptr noundef %116, ptr noundef nonnull %10, ptr noundef %118, i32 noundef %120)
  %121 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %122 = load i32, ptr %121, align 4, !tbaa !122
  %123 = sext i32 %122 to i64
  %124 = shl nsw i64 %123, 3
  %125 = add nsw i64 %124, 104
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %125)
  br label %126

126:                                              ; preds = %107, %111
  ret void
}

; Function Attrs: nounwind uwtable
define i32 @tfc_drive(ptr noundef %0, ptr noundef captures(none) %1) local_unnamed_addr #30 {
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 36
  br label %9

6:                                                ; preds = %13
  %7 = atomicrmw xchg ptr %5, i32 2 acquire, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %20, label %16

9:                                                ; preds = %13, %2
  %10 = phi i32 [ 0, %2 ], [ %14, %13 ]
  %11 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %12 = extractvalue { i32, i1 } %11, 1
  br i1 %12, label %20, label %13

13:                                               ; preds = %9
  tail call void @llvm.aarch64.hint(i32 1)
  %14 = add nuw nsw i32 %10, 1
  %15 = icmp eq i32 %14, 100
  br i1 %15, label %6, label %9, !llvm.loop !102

16:                                               ; preds = %6, %16
  %17 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %5, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  %18 = atomicrmw xchg ptr %5, i32 2 acquire, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %16, !llvm.loop !103

20:                                               ; preds = %9, %16, %6
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %22 = load i32, ptr %21, align 4, !tbaa !187
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %36

24:                                               ; preds = %20
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %26 = load i32, ptr %25, align 8, !tbaa !189
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %36, label %28

28:                                               ; preds = %24
  store i32 0, ptr %25, align 8, !tbaa !189
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %30 = atomicrmw add ptr %29, i32 1 monotonic, align 8
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %32 = load i32, ptr %31, align 4, !tbaa !112
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %36, label %34

34:                                               ; preds = %28
  %35 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %29, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  br label %36

36:                                               ; preds = %34, %28, %24, %20
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %38 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %40 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 52
  br label %50

50:                                               ; preds = %257, %36
  %51 = load i32, ptr %1, align 4, !tbaa !190
  %52 = icmp slt i32 %51, 0
  br i1 %52, label %53, label %126

53:                                               ; preds = %50
  %54 = load ptr, ptr %37, align 8, !tbaa !191
  %55 = icmp eq ptr %54, null
  br i1 %55, label %71, label %56

56:                                               ; preds = %53, %66
  %57 = phi ptr [ %69, %66 ], [ %54, %53 ]
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 32
  %59 = load i64, ptr %58, align 8, !tbaa !120
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #25
  %60 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #25
  %61 = load i64, ptr %4, align 8, !tbaa !81
  %62 = mul nsw i64 %61, 1000000000
  %63 = load i64, ptr %38, align 8, !tbaa !83
  %64 = add nsw i64 %62, %63
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #25
  %65 = icmp sgt i64 %59, %64
  br i1 %65, label %71, label %66

66:                                               ; preds = %56
  %67 = load ptr, ptr %37, align 8, !tbaa !191
  %68 = load ptr, ptr %67, align 8, !tbaa !110
  store ptr %68, ptr %37, align 8, !tbaa !191
  call fastcc void @deliver(ptr noundef nonnull %0, ptr noundef nonnull %67)
  %69 = load ptr, ptr %37, align 8, !tbaa !191
  %70 = icmp eq ptr %69, null
  br i1 %70, label %71, label %56, !llvm.loop !192

71:                                               ; preds = %66, %56, %53
  %72 = load i64, ptr %39, align 8, !tbaa !75
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %91, label %74

74:                                               ; preds = %71
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #25
  %75 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #25
  %76 = load i64, ptr %3, align 8, !tbaa !81
  %77 = mul nsw i64 %76, 1000000000
  %78 = load i64, ptr %40, align 8, !tbaa !83
  %79 = add nsw i64 %77, %78
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #25
  %80 = load i64, ptr %39, align 8, !tbaa !75
  %81 = icmp slt i64 %79, %80
  br i1 %81, label %91, label %82

82:                                               ; preds = %74
  %83 = load atomic i32, ptr %41 monotonic, align 8
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %85, label %91

85:                                               ; preds = %82
  store i32 -1, ptr %42, align 4, !tbaa !111
  store atomic i32 4, ptr %41 monotonic, align 8
  %86 = atomicrmw add ptr %43, i32 1 monotonic, align 8
  %87 = load i32, ptr %44, align 4, !tbaa !112
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %91, label %89

89:                                               ; preds = %85
  %90 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %43, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  br label %91

91:                                               ; preds = %89, %85, %82, %74, %71
  %92 = load atomic i32, ptr %41 seq_cst, align 4, !tbaa !193
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %94, label %123

94:                                               ; preds = %91
  %95 = load i32, ptr %45, align 8, !tbaa !189
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %123

97:                                               ; preds = %94
  %98 = load i32, ptr %46, align 4, !tbaa !194
  %99 = load i32, ptr %47, align 8, !tbaa !195
  %100 = icmp sgt i32 %99, 0
  br i1 %100, label %101, label %116

101:                                              ; preds = %97
  %102 = load ptr, ptr %0, align 8, !tbaa !196
  br label %106

103:                                              ; preds = %106
  %104 = add nuw nsw i32 %107, 1
  %105 = icmp eq i32 %104, %99
  br i1 %105, label %116, label %106, !llvm.loop !197

106:                                              ; preds = %103, %101
  %107 = phi i32 [ 0, %101 ], [ %104, %103 ]
  %108 = add nsw i32 %107, %98
  %109 = srem i32 %108, %99
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds ptr, ptr %102, i64 %110
  %112 = load ptr, ptr %111, align 8, !tbaa !116
  %113 = getelementptr inbounds nuw i8, ptr %112, i64 172
  %114 = load i32, ptr %113, align 4, !tbaa !184
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %117, label %103

116:                                              ; preds = %103, %97
  store i32 -1, ptr %1, align 4, !tbaa !190
  br label %204

117:                                              ; preds = %106
  store i32 %109, ptr %1, align 4, !tbaa !190
  %118 = icmp slt i32 %109, 0
  br i1 %118, label %204, label %119

119:                                              ; preds = %117
  %120 = getelementptr inbounds nuw i8, ptr %112, i64 172
  store i32 1, ptr %120, align 4, !tbaa !184
  %121 = load i32, ptr %48, align 8, !tbaa !198
  %122 = add nsw i32 %121, 1
  store i32 %122, ptr %48, align 8, !tbaa !198
  br label %123

123:                                              ; preds = %119, %94, %91
  %124 = load i32, ptr %1, align 4, !tbaa !190
  %125 = icmp sgt i32 %124, -1
  br i1 %125, label %126, label %204

126:                                              ; preds = %50, %123
  %127 = atomicrmw xchg ptr %5, i32 0 release, align 4
  %128 = icmp eq i32 %127, 2
  br i1 %128, label %129, label %131

129:                                              ; preds = %126
  %130 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %5, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  br label %131

131:                                              ; preds = %126, %129
  %132 = load ptr, ptr %0, align 8, !tbaa !196
  %133 = load i32, ptr %1, align 4, !tbaa !190
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds ptr, ptr %132, i64 %134
  %136 = load ptr, ptr %135, align 8, !tbaa !116
  %137 = call i32 @tfc_execute(ptr noundef %136)
  %138 = icmp eq i32 %137, -1
  br i1 %138, label %274, label %142

139:                                              ; preds = %146
  %140 = atomicrmw xchg ptr %5, i32 2 acquire, align 4
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %153, label %149

142:                                              ; preds = %131, %146
  %143 = phi i32 [ %147, %146 ], [ 0, %131 ]
  %144 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %145 = extractvalue { i32, i1 } %144, 1
  br i1 %145, label %153, label %146

146:                                              ; preds = %142
  call void @llvm.aarch64.hint(i32 1)
  %147 = add nuw nsw i32 %143, 1
  %148 = icmp eq i32 %147, 100
  br i1 %148, label %139, label %142, !llvm.loop !102

149:                                              ; preds = %139, %149
  %150 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %5, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  %151 = atomicrmw xchg ptr %5, i32 2 acquire, align 4
  %152 = icmp eq i32 %151, 0
  br i1 %152, label %153, label %149, !llvm.loop !103

153:                                              ; preds = %142, %149, %139
  %154 = load ptr, ptr %0, align 8, !tbaa !196
  %155 = load i32, ptr %1, align 4, !tbaa !190
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds ptr, ptr %154, i64 %156
  %158 = load ptr, ptr %157, align 8, !tbaa !116
  %159 = icmp eq i32 %137, 0
  br i1 %159, label %183, label %160

160:                                              ; preds = %153
  %161 = getelementptr inbounds nuw i8, ptr %158, i64 208
  %162 = load atomic ptr, ptr %161 seq_cst, align 8, !tbaa !199
  %163 = icmp eq ptr %162, null
  br i1 %163, label %164, label %169

164:                                              ; preds = %160
  %165 = getelementptr inbounds nuw i8, ptr %158, i64 232
  %166 = load i64, ptr %165, align 8, !tbaa !73
  %167 = icmp eq i64 %166, 0
  %168 = select i1 %167, i32 2, i32 0
  br label %169

169:                                              ; preds = %164, %160
  %170 = phi i32 [ %168, %164 ], [ 0, %160 ]
  %171 = getelementptr inbounds nuw i8, ptr %158, i64 172
  store i32 %170, ptr %171, align 4, !tbaa !184
  %172 = icmp sgt i32 %137, 0
  br i1 %172, label %173, label %187

173:                                              ; preds = %169
  %174 = load i32, ptr %1, align 4, !tbaa !190
  %175 = load atomic i32, ptr %41 monotonic, align 8
  %176 = icmp eq i32 %175, 0
  br i1 %176, label %177, label %187

177:                                              ; preds = %173
  store i32 %174, ptr %42, align 4, !tbaa !111
  store atomic i32 %137, ptr %41 monotonic, align 8
  %178 = atomicrmw add ptr %43, i32 1 monotonic, align 8
  %179 = load i32, ptr %44, align 4, !tbaa !112
  %180 = icmp eq i32 %179, 0
  br i1 %180, label %187, label %181

181:                                              ; preds = %177
  %182 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %43, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  br label %187

183:                                              ; preds = %153
  %184 = getelementptr inbounds nuw i8, ptr %158, i64 172
  store i32 3, ptr %184, align 4, !tbaa !184
  %185 = load i32, ptr %49, align 4, !tbaa !200
  %186 = add nsw i32 %185, 1
  store i32 %186, ptr %49, align 4, !tbaa !200
  br label %187

187:                                              ; preds = %183, %181, %177, %173, %169
  store i32 -1, ptr %1, align 4, !tbaa !190
  %188 = load i32, ptr %48, align 8, !tbaa !198
  %189 = add nsw i32 %188, -1
  store i32 %189, ptr %48, align 8, !tbaa !198
  %190 = icmp eq i32 %189, 0
  br i1 %190, label %198, label %191

191:                                              ; preds = %187
  %192 = load atomic i32, ptr %41 seq_cst, align 4, !tbaa !193
  %193 = icmp eq i32 %192, 0
  br i1 %193, label %194, label %198

194:                                              ; preds = %191
  %195 = load i32, ptr %49, align 4, !tbaa !200
  %196 = load i32, ptr %47, align 8, !tbaa !195
  %197 = icmp eq i32 %195, %196
  br i1 %197, label %198, label %257

198:                                              ; preds = %194, %191, %187
  %199 = atomicrmw add ptr %43, i32 1 monotonic, align 8
  %200 = load i32, ptr %44, align 4, !tbaa !112
  %201 = icmp eq i32 %200, 0
  br i1 %201, label %257, label %202

202:                                              ; preds = %198
  %203 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %43, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  br label %257

204:                                              ; preds = %116, %117, %123
  %205 = load atomic i32, ptr %41 seq_cst, align 4, !tbaa !193
  %206 = icmp eq i32 %205, 0
  br i1 %206, label %207, label %211

207:                                              ; preds = %204
  %208 = load i32, ptr %49, align 4, !tbaa !200
  %209 = load i32, ptr %47, align 8, !tbaa !195
  %210 = icmp eq i32 %208, %209
  br i1 %210, label %211, label %217

211:                                              ; preds = %204, %207
  %212 = load i32, ptr %21, align 4, !tbaa !187
  %213 = icmp eq i32 %212, 0
  br i1 %213, label %214, label %263

214:                                              ; preds = %211
  %215 = load i32, ptr %48, align 8, !tbaa !198
  %216 = icmp eq i32 %215, 0
  br i1 %216, label %263, label %262

217:                                              ; preds = %207
  %218 = load i32, ptr %48, align 8, !tbaa !198
  %219 = icmp eq i32 %218, 0
  br i1 %219, label %220, label %262

220:                                              ; preds = %217
  %221 = load ptr, ptr %37, align 8, !tbaa !191
  %222 = icmp eq ptr %221, null
  br i1 %222, label %223, label %262

223:                                              ; preds = %220
  %224 = icmp sgt i32 %209, 0
  br i1 %224, label %225, label %248

225:                                              ; preds = %223
  %226 = load ptr, ptr %0, align 8, !tbaa !196
  %227 = zext nneg i32 %209 to i64
  br label %231

228:                                              ; preds = %231
  %229 = add nuw nsw i64 %232, 1
  %230 = icmp eq i64 %229, %227
  br i1 %230, label %241, label %231, !llvm.loop !197

231:                                              ; preds = %228, %225
  %232 = phi i64 [ %229, %228 ], [ 0, %225 ]
  %233 = getelementptr inbounds nuw ptr, ptr %226, i64 %232
  %234 = load ptr, ptr %233, align 8, !tbaa !116
  %235 = getelementptr inbounds nuw i8, ptr %234, i64 172
  %236 = load i32, ptr %235, align 4, !tbaa !184
  %237 = icmp eq i32 %236, 0
  br i1 %237, label %262, label %228

238:                                              ; preds = %241
  %239 = add nuw nsw i64 %242, 1
  %240 = icmp eq i64 %239, %227
  br i1 %240, label %248, label %241, !llvm.loop !201

241:                                              ; preds = %228, %238
  %242 = phi i64 [ %239, %238 ], [ 0, %228 ]
  %243 = getelementptr inbounds nuw ptr, ptr %226, i64 %242
  %244 = load ptr, ptr %243, align 8, !tbaa !116
  %245 = getelementptr inbounds nuw i8, ptr %244, i64 192
  %246 = load i64, ptr %245, align 8, !tbaa !129
  %247 = icmp eq i64 %246, 0
  br i1 %247, label %238, label %258

248:                                              ; preds = %238, %223
  %249 = load atomic i32, ptr %41 monotonic, align 8
  %250 = icmp eq i32 %249, 0
  br i1 %250, label %251, label %257

251:                                              ; preds = %248
  store i32 -1, ptr %42, align 4, !tbaa !111
  store atomic i32 13, ptr %41 monotonic, align 8
  %252 = atomicrmw add ptr %43, i32 1 monotonic, align 8
  %253 = load i32, ptr %44, align 4, !tbaa !112
  %254 = icmp eq i32 %253, 0
  br i1 %254, label %257, label %255

255:                                              ; preds = %251
  %256 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %43, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  br label %257

257:                                              ; preds = %255, %251, %248, %194, %198, %202, %262
  br label %50

258:                                              ; preds = %241
  %259 = load i32, ptr %21, align 4, !tbaa !187
  %260 = icmp eq i32 %259, 0
  br i1 %260, label %261, label %262

261:                                              ; preds = %258
  store i32 1, ptr %45, align 8, !tbaa !189
  br label %268

262:                                              ; preds = %231, %217, %220, %258, %214
  call fastcc void @sleep_a_while(ptr noundef %0, i64 noundef 0)
  br label %257

263:                                              ; preds = %211, %214
  %264 = load i32, ptr %45, align 8, !tbaa !189
  %265 = icmp eq i32 %264, 0
  br i1 %265, label %266, label %268

266:                                              ; preds = %263
  %267 = load atomic i32, ptr %41 seq_cst, align 4, !tbaa !193
  br label %268

268:                                              ; preds = %261, %263, %266
  %269 = phi i32 [ %267, %266 ], [ -2, %263 ], [ -2, %261 ]
  %270 = atomicrmw xchg ptr %5, i32 0 release, align 4
  %271 = icmp eq i32 %270, 2
  br i1 %271, label %272, label %274

272:                                              ; preds = %268
  %273 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %5, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  br label %274

274:                                              ; preds = %131, %272, %268
  %275 = phi i32 [ %269, %272 ], [ %269, %268 ], [ -1, %131 ]
  ret i32 %275
}

; Function Attrs: nounwind uwtable
define internal fastcc void @sleep_a_while(ptr noundef %0, i64 noundef range(i64 -9223372036354775808, -9223372036854775808) %1) unnamed_addr #30 {
  %3 = alloca %struct.timespec, align 16
  %4 = alloca %struct.timespec, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load i64, ptr %5, align 8, !tbaa !75
  %7 = icmp eq i64 %1, 0
  %8 = icmp eq i64 %6, 0
  %9 = tail call i64 @llvm.smin.i64(i64 %1, i64 %6)
  %10 = select i1 %8, i64 %1, i64 %9
  %11 = select i1 %7, i64 %6, i64 %10
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %13 = load ptr, ptr %12, align 8, !tbaa !191
  %14 = icmp eq ptr %13, null
  br i1 %14, label %21, label %15

15:                                               ; preds = %2
  %16 = icmp eq i64 %11, 0
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %18 = load i64, ptr %17, align 8, !tbaa !120
  %19 = tail call i64 @llvm.smin.i64(i64 %18, i64 %11)
  %20 = select i1 %16, i64 %18, i64 %19
  br label %21

21:                                               ; preds = %15, %2
  %22 = phi i64 [ %11, %2 ], [ %20, %15 ]
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %24 = load atomic i32, ptr %23 monotonic, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %26 = load i32, ptr %25, align 4, !tbaa !112
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr %25, align 4, !tbaa !112
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %29 = atomicrmw xchg ptr %28, i32 0 release, align 4
  %30 = icmp eq i32 %29, 2
  br i1 %30, label %31, label %33

31:                                               ; preds = %21
  %32 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %28, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  br label %33

33:                                               ; preds = %21, %31
  %34 = icmp eq i64 %22, 0
  br i1 %34, label %35, label %36

35:                                               ; preds = %33
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #25
  store <2 x i64> <i64 0, i64 -1>, ptr %3, align 16, !tbaa !117
  br label %51

36:                                               ; preds = %33
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #25
  %37 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #25
  %38 = load i64, ptr %4, align 8, !tbaa !81
  %39 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %40 = load i64, ptr %39, align 8, !tbaa !83
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #25
  %41 = mul i64 %38, -1000000000
  %42 = sub i64 %22, %40
  %43 = add i64 %42, %41
  %44 = icmp sgt i64 %43, 0
  br i1 %44, label %45, label %54

45:                                               ; preds = %36
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #25
  %46 = freeze i64 %43
  %47 = udiv i64 %46, 1000000000
  store i64 %47, ptr %3, align 16, !tbaa !81
  %48 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %49 = mul i64 %47, 1000000000
  %50 = sub i64 %46, %49
  store i64 %50, ptr %48, align 8, !tbaa !83
  br label %51

51:                                               ; preds = %45, %35
  %52 = phi ptr [ null, %35 ], [ %3, %45 ]
  %53 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %23, i32 noundef 128, i32 noundef %24, ptr noundef %52, ptr noundef null, i32 noundef 0) #25
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #25
  br label %54

54:                                               ; preds = %36, %51
  br label %58

55:                                               ; preds = %62
  %56 = atomicrmw xchg ptr %28, i32 2 acquire, align 4
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %69, label %65

58:                                               ; preds = %54, %62
  %59 = phi i32 [ %63, %62 ], [ 0, %54 ]
  %60 = cmpxchg ptr %28, i32 0, i32 1 acquire monotonic, align 4
  %61 = extractvalue { i32, i1 } %60, 1
  br i1 %61, label %69, label %62

62:                                               ; preds = %58
  call void @llvm.aarch64.hint(i32 1)
  %63 = add nuw nsw i32 %59, 1
  %64 = icmp eq i32 %63, 100
  br i1 %64, label %55, label %58, !llvm.loop !102

65:                                               ; preds = %55, %65
  %66 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %28, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  %67 = atomicrmw xchg ptr %28, i32 2 acquire, align 4
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %65, !llvm.loop !103

69:                                               ; preds = %58, %65, %55
  %70 = load i32, ptr %25, align 4, !tbaa !112
  %71 = add nsw i32 %70, -1
  store i32 %71, ptr %25, align 4, !tbaa !112
  ret void
}

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @tfc_await(ptr noundef %0) local_unnamed_addr #30 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 36
  br label %8

5:                                                ; preds = %12
  %6 = atomicrmw xchg ptr %4, i32 2 acquire, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %19, label %15

8:                                                ; preds = %12, %1
  %9 = phi i32 [ 0, %1 ], [ %13, %12 ]
  %10 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %11 = extractvalue { i32, i1 } %10, 1
  br i1 %11, label %19, label %12

12:                                               ; preds = %8
  tail call void @llvm.aarch64.hint(i32 1)
  %13 = add nuw nsw i32 %9, 1
  %14 = icmp eq i32 %13, 100
  br i1 %14, label %5, label %8, !llvm.loop !102

15:                                               ; preds = %5, %15
  %16 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %4, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  %17 = atomicrmw xchg ptr %4, i32 2 acquire, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %15, !llvm.loop !103

19:                                               ; preds = %8, %15, %5
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %21 = load atomic i32, ptr %20 seq_cst, align 4, !tbaa !193
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %48

23:                                               ; preds = %19
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %25 = load i32, ptr %24, align 8, !tbaa !195
  %26 = icmp sgt i32 %25, 0
  br i1 %26, label %27, label %40

27:                                               ; preds = %23
  %28 = load ptr, ptr %0, align 8, !tbaa !196
  %29 = zext nneg i32 %25 to i64
  br label %33

30:                                               ; preds = %33
  %31 = add nuw nsw i64 %34, 1
  %32 = icmp eq i64 %31, %29
  br i1 %32, label %40, label %33, !llvm.loop !197

33:                                               ; preds = %30, %27
  %34 = phi i64 [ %31, %30 ], [ 0, %27 ]
  %35 = getelementptr inbounds nuw ptr, ptr %28, i64 %34
  %36 = load ptr, ptr %35, align 8, !tbaa !116
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 172
  %38 = load i32, ptr %37, align 4, !tbaa !184
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %48, label %30

40:                                               ; preds = %30, %23
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #25
  %41 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #25
  %42 = load i64, ptr %3, align 8, !tbaa !81
  %43 = mul nsw i64 %42, 1000000000
  %44 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %45 = load i64, ptr %44, align 8, !tbaa !83
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #25
  %46 = add i64 %45, 500000000
  %47 = add i64 %46, %43
  call fastcc void @sleep_a_while(ptr noundef %0, i64 noundef %47)
  br label %48

48:                                               ; preds = %33, %40, %19
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %50 = load i64, ptr %49, align 8, !tbaa !75
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %73, label %52

52:                                               ; preds = %48
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #25
  %53 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #25
  %54 = load i64, ptr %2, align 8, !tbaa !81
  %55 = mul nsw i64 %54, 1000000000
  %56 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %57 = load i64, ptr %56, align 8, !tbaa !83
  %58 = add nsw i64 %55, %57
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #25
  %59 = load i64, ptr %49, align 8, !tbaa !75
  %60 = icmp slt i64 %58, %59
  br i1 %60, label %73, label %61

61:                                               ; preds = %52
  %62 = load atomic i32, ptr %20 monotonic, align 8
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %73

64:                                               ; preds = %61
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 28
  store i32 -1, ptr %65, align 4, !tbaa !111
  store atomic i32 4, ptr %20 monotonic, align 8
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %67 = atomicrmw add ptr %66, i32 1 monotonic, align 8
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %69 = load i32, ptr %68, align 4, !tbaa !112
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %73, label %71

71:                                               ; preds = %64
  %72 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %66, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  br label %73

73:                                               ; preds = %48, %52, %61, %64, %71
  %74 = load atomic i32, ptr %20 seq_cst, align 4, !tbaa !193
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %95

76:                                               ; preds = %73
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %78 = load i32, ptr %77, align 8, !tbaa !195
  %79 = icmp sgt i32 %78, 0
  br i1 %79, label %80, label %95

80:                                               ; preds = %76
  %81 = load ptr, ptr %0, align 8, !tbaa !196
  %82 = zext nneg i32 %78 to i64
  br label %83

83:                                               ; preds = %83, %80
  %84 = phi i64 [ %90, %83 ], [ 0, %80 ]
  %85 = getelementptr inbounds nuw ptr, ptr %81, i64 %84
  %86 = load ptr, ptr %85, align 8, !tbaa !116
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 172
  %88 = load i32, ptr %87, align 4, !tbaa !184
  %89 = icmp eq i32 %88, 0
  %90 = add nuw nsw i64 %84, 1
  %91 = icmp eq i64 %90, %82
  %92 = select i1 %89, i1 true, i1 %91
  br i1 %92, label %93, label %83, !llvm.loop !197

93:                                               ; preds = %83
  %94 = zext i1 %89 to i32
  br label %95

95:                                               ; preds = %76, %93, %73
  %96 = phi i32 [ 1, %73 ], [ 0, %76 ], [ %94, %93 ]
  %97 = atomicrmw xchg ptr %4, i32 0 release, align 4
  %98 = icmp eq i32 %97, 2
  br i1 %98, label %99, label %101

99:                                               ; preds = %95
  %100 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %4, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  br label %101

101:                                              ; preds = %95, %99
  ret i32 %96
}

; Function Attrs: nounwind uwtable
define void @tfc_complete(ptr noundef %0, ptr noundef %1) local_unnamed_addr #30 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 36
  br label %7

4:                                                ; preds = %11
  %5 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %18, label %14

7:                                                ; preds = %11, %2
  %8 = phi i32 [ 0, %2 ], [ %12, %11 ]
  %9 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %10 = extractvalue { i32, i1 } %9, 1
  br i1 %10, label %18, label %11

11:                                               ; preds = %7
  tail call void @llvm.aarch64.hint(i32 1)
  %12 = add nuw nsw i32 %8, 1
  %13 = icmp eq i32 %12, 100
  br i1 %13, label %4, label %7, !llvm.loop !102

14:                                               ; preds = %4, %14
  %15 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  %16 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %14, !llvm.loop !103

18:                                               ; preds = %7, %14, %4
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %20 = load ptr, ptr %19, align 8, !tbaa !183
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 208
  %22 = load atomic i64, ptr %21 monotonic, align 8
  %23 = inttoptr i64 %22 to ptr
  store ptr %23, ptr %1, align 8, !tbaa !110
  %24 = ptrtoint ptr %1 to i64
  store atomic i64 %24, ptr %21 monotonic, align 8
  %25 = getelementptr inbounds nuw i8, ptr %20, i64 172
  %26 = load i32, ptr %25, align 4, !tbaa !184
  %27 = icmp eq i32 %26, 2
  br i1 %27, label %28, label %40

28:                                               ; preds = %18
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %30 = load i32, ptr %29, align 4, !tbaa !109
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %40, label %32

32:                                               ; preds = %28
  store i32 0, ptr %25, align 4, !tbaa !184
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %34 = atomicrmw add ptr %33, i32 1 monotonic, align 8
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %36 = load i32, ptr %35, align 4, !tbaa !112
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %40, label %38

38:                                               ; preds = %32
  %39 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %33, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  br label %40

40:                                               ; preds = %18, %28, %32, %38
  %41 = atomicrmw xchg ptr %3, i32 0 release, align 4
  %42 = icmp eq i32 %41, 2
  br i1 %42, label %43, label %45

43:                                               ; preds = %40
  %44 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  br label %45

45:                                               ; preds = %40, %43
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_abort(ptr noundef %0, i32 noundef %1) local_unnamed_addr #30 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 36
  br label %7

4:                                                ; preds = %11
  %5 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %18, label %14

7:                                                ; preds = %11, %2
  %8 = phi i32 [ 0, %2 ], [ %12, %11 ]
  %9 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %10 = extractvalue { i32, i1 } %9, 1
  br i1 %10, label %18, label %11

11:                                               ; preds = %7
  tail call void @llvm.aarch64.hint(i32 1)
  %12 = add nuw nsw i32 %8, 1
  %13 = icmp eq i32 %12, 100
  br i1 %13, label %4, label %7, !llvm.loop !102

14:                                               ; preds = %4, %14
  %15 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  %16 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %14, !llvm.loop !103

18:                                               ; preds = %7, %14, %4
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %20 = load atomic i32, ptr %19 monotonic, align 8
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %31

22:                                               ; preds = %18
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 28
  store i32 -1, ptr %23, align 4, !tbaa !111
  store atomic i32 %1, ptr %19 monotonic, align 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %25 = atomicrmw add ptr %24, i32 1 monotonic, align 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %27 = load i32, ptr %26, align 4, !tbaa !112
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %31, label %29

29:                                               ; preds = %22
  %30 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %24, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  br label %31

31:                                               ; preds = %18, %22, %29
  %32 = atomicrmw xchg ptr %3, i32 0 release, align 4
  %33 = icmp eq i32 %32, 2
  br i1 %33, label %34, label %36

34:                                               ; preds = %31
  %35 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  br label %36

36:                                               ; preds = %31, %34
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define ptr @tfc_block_data(ptr noundef readonly captures(none) %0) local_unnamed_addr #33 {
  %2 = load ptr, ptr %0, align 8, !tbaa !202
  %3 = ptrtoint ptr %2 to i64
  %4 = add i64 %3, 63
  %5 = and i64 %4, -64
  %6 = inttoptr i64 %5 to ptr
  ret ptr %6
}

; Function Attrs: mustprogress nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define void @tfc_block_free(ptr noundef captures(none) %0) local_unnamed_addr #34 {
  tail call void @free(ptr noundef %0) #25
  ret void
}

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #10

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define i32 @tfc_monitor_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #35 {
  %2 = load atomic i32, ptr %0 monotonic, align 8
  ret i32 %2
}

; Function Attrs: nounwind uwtable
define void @tfc_monitor_trace(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #30 {
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = zext i32 %1 to i64
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %8 = load i64, ptr %7, align 8, !tbaa !204
  %9 = icmp sgt i64 %8, %6
  br i1 %9, label %10, label %81

10:                                               ; preds = %3
  switch i32 %2, label %75 [
    i32 0, label %11
    i32 1, label %44
  ]

11:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #25
  %12 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #25
  %13 = load i64, ptr %5, align 8, !tbaa !81
  %14 = mul nsw i64 %13, 1000000000
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !83
  %17 = add nsw i64 %14, %16
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #25
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %19 = load ptr, ptr %18, align 8, !tbaa !208
  %20 = getelementptr inbounds nuw %struct.tfc_runs, ptr %19, i64 %6
  %21 = load i64, ptr %20, align 8, !tbaa !209
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %25

23:                                               ; preds = %11
  %24 = getelementptr inbounds nuw i8, ptr %20, i64 16
  store i64 %17, ptr %24, align 8, !tbaa !211
  br label %25

25:                                               ; preds = %23, %11
  %26 = getelementptr inbounds nuw i8, ptr %20, i64 24
  store i64 %17, ptr %26, align 8, !tbaa !212
  %27 = add nsw i64 %21, 1
  store i64 %27, ptr %20, align 8, !tbaa !209
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %29 = load i64, ptr %28, align 8, !tbaa !213
  %30 = icmp slt i64 %21, %29
  br i1 %30, label %31, label %81

31:                                               ; preds = %25
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %33 = load i64, ptr %32, align 8, !tbaa !214
  %34 = add nsw i64 %33, 1
  store i64 %34, ptr %32, align 8, !tbaa !214
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %36 = load i64, ptr %35, align 8, !tbaa !215
  %37 = icmp slt i64 %33, %36
  br i1 %37, label %38, label %81

38:                                               ; preds = %31
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %40 = load ptr, ptr %39, align 8, !tbaa !216
  %41 = getelementptr inbounds %struct.tfc_event, ptr %40, i64 %33
  store i64 %17, ptr %41, align 8, !tbaa !117
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 8
  store i64 0, ptr %42, align 8, !tbaa !117
  %43 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 %6, ptr %43, align 8, !tbaa !117
  br label %81

44:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #25
  %45 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #25
  %46 = load i64, ptr %4, align 8, !tbaa !81
  %47 = mul nsw i64 %46, 1000000000
  %48 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %49 = load i64, ptr %48, align 8, !tbaa !83
  %50 = add nsw i64 %47, %49
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #25
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %52 = load ptr, ptr %51, align 8, !tbaa !208
  %53 = getelementptr inbounds nuw %struct.tfc_runs, ptr %52, i64 %6
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 24
  %55 = load i64, ptr %54, align 8, !tbaa !212
  %56 = sub i64 %50, %55
  %57 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %58 = load i64, ptr %57, align 8, !tbaa !217
  %59 = add nsw i64 %56, %58
  store i64 %59, ptr %57, align 8, !tbaa !217
  store i64 %50, ptr %54, align 8, !tbaa !212
  %60 = load i64, ptr %53, align 8, !tbaa !209
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %62 = load i64, ptr %61, align 8, !tbaa !213
  %63 = icmp sgt i64 %60, %62
  br i1 %63, label %81, label %64

64:                                               ; preds = %44
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %66 = load i64, ptr %65, align 8, !tbaa !214
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %68 = load i64, ptr %67, align 8, !tbaa !215
  %69 = icmp sgt i64 %66, %68
  br i1 %69, label %81, label %70

70:                                               ; preds = %64
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %72 = load ptr, ptr %71, align 8, !tbaa !216
  %73 = getelementptr %struct.tfc_event, ptr %72, i64 %66
  %74 = getelementptr i8, ptr %73, i64 -16
  store i64 %50, ptr %74, align 8, !tbaa !218
  br label %81

75:                                               ; preds = %10
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %77 = load ptr, ptr %76, align 8, !tbaa !208
  %78 = getelementptr inbounds nuw %struct.tfc_runs, ptr %77, i64 %6
  %79 = load i64, ptr %78, align 8, !tbaa !209
  %80 = add nsw i64 %79, 1
  store i64 %80, ptr %78, align 8, !tbaa !209
  br label %81

81:                                               ; preds = %70, %64, %44, %38, %31, %25, %75, %3
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define range(i64 320, 274877907201) i64 @tfc_pool_bytes(i32 noundef %0) local_unnamed_addr #27 {
  %2 = zext i32 %0 to i64
  %3 = shl nuw nsw i64 %2, 6
  %4 = add nuw nsw i64 %3, 320
  ret i64 %4
}

; Function Attrs: nounwind uwtable
define i32 @tfc_pool_start(ptr noundef initializes((4, 8), (64, 68), (128, 140), (144, 152), (192, 196), (288, 292)) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #30 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %2, ptr %4, align 4, !tbaa !5
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 288
  store i32 0, ptr %5, align 32, !tbaa !5
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i32 0, ptr %6, align 32, !tbaa !167
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store <2 x i32> zeroinitializer, ptr %7, align 32, !tbaa !167
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i32 0, ptr %8, align 8, !tbaa !167
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store i32 0, ptr %9, align 32, !tbaa !167
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %10, align 16, !tbaa !167
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store ptr %0, ptr %12, align 16, !tbaa !220
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
  store ptr %0, ptr %20, align 16, !tbaa !220
  %21 = getelementptr inbounds nuw i8, ptr %19, i64 24
  %22 = tail call i32 @pthread_create(ptr noundef nonnull %21, ptr noundef null, ptr noundef nonnull @worker_main, ptr noundef nonnull %19) #25
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
define internal noalias noundef ptr @worker_main(ptr noundef %0) #4 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 16, !tbaa !220
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
  tail call void @llvm.aarch64.hint(i32 1)
  %24 = add nuw i32 %20, 1
  %25 = load i32, ptr %10, align 4, !tbaa !5
  %26 = icmp ult i32 %24, %25
  br i1 %26, label %19, label %27, !llvm.loop !222

27:                                               ; preds = %23, %15
  %28 = atomicrmw add ptr %12, i32 1 seq_cst, align 4
  %29 = load atomic i32, ptr %11 seq_cst, align 64
  %30 = icmp eq i32 %29, %16
  br i1 %30, label %31, label %35

31:                                               ; preds = %27, %31
  %32 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %11, i32 noundef 128, i32 noundef %16, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  %33 = load atomic i32, ptr %11 seq_cst, align 64
  %34 = icmp eq i32 %33, %16
  br i1 %34, label %31, label %35, !llvm.loop !223

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
  br i1 %51, label %53, label %45, !llvm.loop !224

53:                                               ; preds = %48
  tail call fastcc void @work(ptr noundef %3, i32 noundef %9)
  %54 = atomicrmw sub ptr %14, i32 1 release, align 64
  %55 = icmp eq i32 %54, 1073741825
  br i1 %55, label %56, label %58

56:                                               ; preds = %53
  %57 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %14, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  br label %58

58:                                               ; preds = %45, %56, %53
  br label %15
}

; Function Attrs: nounwind uwtable
define void @tfc_pool_stop(ptr noundef %0) local_unnamed_addr #30 {
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
  %10 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %4, i32 noundef 129, i32 noundef %3, ptr noundef null, ptr noundef null, i32 noundef 0) #25
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
  %19 = load i64, ptr %18, align 8, !tbaa !225
  %20 = tail call i32 @pthread_join(i64 noundef %19, ptr noundef null) #25
  %21 = add nuw nsw i64 %16, 1
  %22 = load i32, ptr %0, align 64, !tbaa !5
  %23 = zext i32 %22 to i64
  %24 = icmp samesign ult i64 %21, %23
  br i1 %24, label %15, label %14, !llvm.loop !226
}

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define void @tfc_pool_watch(ptr noundef writeonly captures(none) %0, ptr noundef %1) local_unnamed_addr #35 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %4 = ptrtoint ptr %1 to i64
  store atomic i64 %4, ptr %3 release, align 16
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_parallel_for(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #4 {
  %6 = alloca %struct.tfc_loop, align 8
  %7 = icmp slt i64 %1, 1
  br i1 %7, label %162, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !33
  %11 = icmp eq ptr %10, null
  br i1 %11, label %19, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %14 = load ptr, ptr %13, align 8, !tbaa !227
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %18 = load i32, ptr %17, align 4, !tbaa !228
  br label %25

19:                                               ; preds = %8, %12
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %21 = load ptr, ptr %20, align 8, !tbaa !229
  %22 = icmp eq ptr %21, null
  br i1 %22, label %25, label %23

23:                                               ; preds = %19
  %24 = load i32, ptr %21, align 64, !tbaa !5
  br label %25

25:                                               ; preds = %23, %19, %16
  %26 = phi i1 [ true, %16 ], [ false, %23 ], [ false, %19 ]
  %27 = phi i32 [ %18, %16 ], [ %24, %23 ], [ 1, %19 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #25
  store ptr %2, ptr %6, align 8, !tbaa !230
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %3, ptr %28, align 8, !tbaa !232
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %1, ptr %29, align 8, !tbaa !233
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
  store i64 %39, ptr %30, align 8, !tbaa !234
  %40 = icmp samesign ugt i64 %39, 1
  %41 = and i1 %26, %40
  br i1 %41, label %42, label %48

42:                                               ; preds = %25
  %43 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %44 = load ptr, ptr %43, align 8, !tbaa !227
  %45 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %46 = load ptr, ptr %45, align 8, !tbaa !87
  %47 = trunc i64 %39 to i32
  call void %44(ptr noundef %46, i32 noundef %47, ptr noundef nonnull @run_host_chunk, ptr noundef nonnull %6) #25
  br label %161

48:                                               ; preds = %25
  %49 = icmp eq i64 %39, 1
  br i1 %49, label %160, label %50

50:                                               ; preds = %48
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %52 = load ptr, ptr %51, align 8, !tbaa !229
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 64
  %54 = cmpxchg ptr %53, i32 0, i32 1 acquire monotonic, align 64
  %55 = extractvalue { i32, i1 } %54, 1
  br i1 %55, label %56, label %160

56:                                               ; preds = %50
  %57 = getelementptr inbounds nuw i8, ptr %52, i64 256
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 64 dereferenceable(32) %57, ptr noundef nonnull readonly align 8 dereferenceable(32) %6, i64 32, i1 false), !tbaa.struct !235
  %58 = load i64, ptr %30, align 8, !tbaa !234
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
  %77 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %70, i32 noundef 129, i32 noundef %76, ptr noundef null, ptr noundef null, i32 noundef 0) #25
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
  %92 = load i64, ptr %90, align 8, !tbaa !236
  %93 = icmp slt i64 %91, %92
  br i1 %93, label %94, label %122

94:                                               ; preds = %87, %118
  %95 = phi i64 [ %119, %118 ], [ %92, %87 ]
  %96 = atomicrmw add ptr %89, i64 1 monotonic, align 64
  %97 = icmp slt i64 %96, %95
  br i1 %97, label %98, label %118, !llvm.loop !237

98:                                               ; preds = %94
  %99 = load ptr, ptr %57, align 8, !tbaa !230
  %100 = load ptr, ptr %83, align 8, !tbaa !232
  %101 = load i64, ptr %84, align 8, !tbaa !233
  %102 = load i64, ptr %85, align 8, !tbaa !234
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
  tail call void %99(ptr noundef %100, i64 noundef %111, i64 noundef %116) #25
  %117 = load i64, ptr %90, align 8, !tbaa !236
  br label %118

118:                                              ; preds = %98, %94
  %119 = phi i64 [ %117, %98 ], [ %95, %94 ]
  %120 = load atomic i64, ptr %89 monotonic, align 64
  %121 = icmp slt i64 %120, %119
  br i1 %121, label %94, label %122

122:                                              ; preds = %118, %87
  %123 = add nuw nsw i64 %88, 1
  %124 = icmp eq i64 %123, %86
  br i1 %124, label %125, label %87, !llvm.loop !238

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
  br i1 %138, label %159, label %131, !llvm.loop !239

139:                                              ; preds = %131
  %140 = atomicrmw or ptr %69, i32 1073741824 acquire, align 64
  %141 = or i32 %140, 1073741824
  %142 = icmp eq i32 %141, 1073741824
  br i1 %142, label %148, label %143

143:                                              ; preds = %139, %143
  %144 = phi i32 [ %146, %143 ], [ %141, %139 ]
  %145 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %69, i32 noundef 128, i32 noundef %144, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  %146 = load atomic i32, ptr %69 acquire, align 64
  %147 = icmp eq i32 %146, 1073741824
  br i1 %147, label %148, label %143, !llvm.loop !240

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
  store i64 %156, ptr %157, align 8, !tbaa !236
  %158 = icmp eq i64 %154, %67
  br i1 %158, label %68, label %149, !llvm.loop !241

159:                                              ; preds = %135, %125, %148
  store atomic i32 0, ptr %53 release, align 64
  br label %161

160:                                              ; preds = %50, %48
  tail call void %2(ptr noundef %3, i64 noundef 0, i64 noundef %1) #25
  br label %161

161:                                              ; preds = %159, %160, %42
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #25
  br label %162

162:                                              ; preds = %5, %161
  ret void
}

; Function Attrs: nounwind uwtable
define internal void @run_host_chunk(ptr noundef readonly captures(none) %0, i32 noundef %1) #4 {
  %3 = zext i32 %1 to i64
  %4 = load ptr, ptr %0, align 8, !tbaa !230
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !232
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8, !tbaa !233
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %10 = load i64, ptr %9, align 8, !tbaa !234
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
  tail call void %4(ptr noundef %6, i64 noundef %19, i64 noundef %24) #25
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef i32 @tfc_fail(ptr noundef readonly captures(none) %0, i32 noundef returned %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, double noundef %6) local_unnamed_addr #36 {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8, !tbaa !242
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 4
  br label %11

11:                                               ; preds = %11, %7
  %12 = atomicrmw xchg ptr %10, i32 1 acquire, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %11, !llvm.loop !243

14:                                               ; preds = %11
  %15 = load atomic i32, ptr %9 monotonic, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %19 = load i64, ptr %18, align 8, !tbaa !244
  %20 = icmp slt i64 %3, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %17, %14
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 12
  store i32 %2, ptr %22, align 4, !tbaa !247
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store i64 %3, ptr %23, align 8, !tbaa !244
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i64 %4, ptr %24, align 8, !tbaa !248
  %25 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i64 %5, ptr %25, align 8, !tbaa !249
  %26 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store double %6, ptr %26, align 8, !tbaa !250
  store atomic i32 %1, ptr %9 monotonic, align 8
  br label %27

27:                                               ; preds = %21, %17
  store atomic i32 0, ptr %10 release, align 4
  ret i32 %1
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define i32 @tfc_status(ptr noundef readonly captures(none) %0) local_unnamed_addr #15 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8, !tbaa !242
  %4 = load atomic i32, ptr %3 acquire, align 8
  ret i32 %4
}

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @tfc_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #4 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8, !tbaa !33
  %4 = icmp eq ptr %3, null
  br i1 %4, label %15, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !85
  %8 = icmp eq ptr %7, null
  br i1 %8, label %15, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !87
  %12 = tail call i32 %7(ptr noundef %11) #25
  %13 = icmp ne i32 %12, 0
  %14 = zext i1 %13 to i32
  br label %15

15:                                               ; preds = %9, %5, %1
  %16 = phi i32 [ 0, %5 ], [ 0, %1 ], [ %14, %9 ]
  ret i32 %16
}

; Function Attrs: nounwind uwtable
define i32 @tfc_walk(ptr noundef readonly captures(none) %0) local_unnamed_addr #4 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %3 = load ptr, ptr %2, align 8, !tbaa !251
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %5 = load ptr, ptr %4, align 8, !tbaa !33
  %6 = icmp eq ptr %5, null
  br i1 %6, label %358, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %9 = load ptr, ptr %8, align 8, !tbaa !255
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %15

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %13 = load ptr, ptr %12, align 8, !tbaa !85
  %14 = icmp eq ptr %13, null
  br i1 %14, label %358, label %15

15:                                               ; preds = %11, %7
  %16 = load ptr, ptr %0, align 8, !tbaa !256
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !257
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
  %33 = load i32, ptr %32, align 8, !tbaa !258
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
  %35 = load ptr, ptr %22, align 8, !tbaa !85
  %36 = icmp eq ptr %35, null
  br i1 %36, label %61, label %37

37:                                               ; preds = %34
  %38 = load i64, ptr %23, align 8, !tbaa !260
  %39 = icmp slt i64 %27, %38
  br i1 %39, label %40, label %61

40:                                               ; preds = %37
  %41 = load ptr, ptr %21, align 8, !tbaa !87
  %42 = tail call i32 %35(ptr noundef %41) #25
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %61, label %44

44:                                               ; preds = %40
  %45 = load ptr, ptr %2, align 8, !tbaa !251
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 24
  %47 = load ptr, ptr %46, align 8, !tbaa !242
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 4
  br label %49

49:                                               ; preds = %49, %44
  %50 = atomicrmw xchg ptr %48, i32 1 acquire, align 4
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %49, !llvm.loop !243

52:                                               ; preds = %49
  %53 = load atomic i32, ptr %47 monotonic, align 8
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %59, label %55

55:                                               ; preds = %52
  %56 = getelementptr inbounds nuw i8, ptr %47, i64 16
  %57 = load i64, ptr %56, align 8, !tbaa !244
  %58 = icmp sgt i64 %57, 0
  br i1 %58, label %59, label %353

59:                                               ; preds = %55, %52
  %60 = getelementptr inbounds nuw i8, ptr %47, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %60, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %47 monotonic, align 8
  br label %353

61:                                               ; preds = %40, %37, %34
  %62 = load ptr, ptr %8, align 8, !tbaa !255
  %63 = icmp eq ptr %62, null
  br i1 %63, label %68, label %64

64:                                               ; preds = %61
  %65 = load ptr, ptr %21, align 8, !tbaa !87
  %66 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %67 = load i32, ptr %66, align 4, !tbaa !261
  tail call void %62(ptr noundef %65, i32 noundef %67, i32 noundef 0) #25
  br label %68

68:                                               ; preds = %64, %61
  %69 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %70 = load i32, ptr %69, align 8, !tbaa !262
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %75, label %72

72:                                               ; preds = %68
  %73 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %74 = zext i32 %70 to i64
  br label %82

75:                                               ; preds = %82, %68
  %76 = load ptr, ptr %30, align 8, !tbaa !263
  %77 = load ptr, ptr %24, align 8, !tbaa !264
  %78 = load ptr, ptr %25, align 8, !tbaa !265
  %79 = load ptr, ptr %2, align 8, !tbaa !251
  %80 = tail call i32 %76(ptr noundef %77, ptr noundef %78, ptr noundef %79) #25
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %126, label %95

82:                                               ; preds = %82, %72
  %83 = phi i64 [ 0, %72 ], [ %93, %82 ]
  %84 = load ptr, ptr %20, align 8, !tbaa !266
  %85 = load ptr, ptr %73, align 8, !tbaa !267
  %86 = getelementptr inbounds nuw i32, ptr %85, i64 %83
  %87 = load i32, ptr %86, align 4, !tbaa !5
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds ptr, ptr %84, i64 %88
  %90 = load ptr, ptr %89, align 8, !tbaa !31
  %91 = load ptr, ptr %24, align 8, !tbaa !264
  %92 = getelementptr inbounds nuw ptr, ptr %91, i64 %83
  store ptr %90, ptr %92, align 8, !tbaa !31
  %93 = add nuw nsw i64 %83, 1
  %94 = icmp eq i64 %93, %74
  br i1 %94, label %75, label %82, !llvm.loop !268

95:                                               ; preds = %75
  %96 = load ptr, ptr %2, align 8, !tbaa !251
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 24
  %98 = load ptr, ptr %97, align 8, !tbaa !242
  %99 = load atomic i32, ptr %98 acquire, align 8
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %119

101:                                              ; preds = %95
  %102 = load ptr, ptr %2, align 8, !tbaa !251
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 24
  %104 = load ptr, ptr %103, align 8, !tbaa !242
  %105 = getelementptr inbounds nuw i8, ptr %104, i64 4
  br label %106

106:                                              ; preds = %106, %101
  %107 = atomicrmw xchg ptr %105, i32 1 acquire, align 4
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %109, label %106, !llvm.loop !243

109:                                              ; preds = %106
  %110 = load atomic i32, ptr %104 monotonic, align 8
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %116, label %112

112:                                              ; preds = %109
  %113 = getelementptr inbounds nuw i8, ptr %104, i64 16
  %114 = load i64, ptr %113, align 8, !tbaa !244
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
  %121 = load i32, ptr %120, align 4, !tbaa !261
  %122 = load ptr, ptr %2, align 8, !tbaa !251
  %123 = getelementptr inbounds nuw i8, ptr %122, i64 24
  %124 = load ptr, ptr %123, align 8, !tbaa !242
  %125 = getelementptr inbounds nuw i8, ptr %124, i64 8
  store i32 %121, ptr %125, align 8, !tbaa !269
  br label %126

126:                                              ; preds = %119, %75
  %127 = load ptr, ptr %8, align 8, !tbaa !255
  %128 = icmp eq ptr %127, null
  br i1 %128, label %354, label %129

129:                                              ; preds = %126
  %130 = load ptr, ptr %21, align 8, !tbaa !87
  %131 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %132 = load i32, ptr %131, align 4, !tbaa !261
  tail call void %127(ptr noundef %130, i32 noundef %132, i32 noundef 1) #25
  br label %354

133:                                              ; preds = %29
  %134 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %135 = load i32, ptr %134, align 4, !tbaa !270
  %136 = sext i32 %135 to i64
  br label %354

137:                                              ; preds = %29
  %138 = load ptr, ptr %20, align 8, !tbaa !266
  %139 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %140 = load ptr, ptr %139, align 8, !tbaa !267
  %141 = load i32, ptr %140, align 4, !tbaa !5
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds ptr, ptr %138, i64 %142
  %144 = load ptr, ptr %143, align 8, !tbaa !31
  %145 = load i8, ptr %144, align 1, !tbaa !167
  %146 = icmp eq i8 %145, 0
  br i1 %146, label %147, label %354

147:                                              ; preds = %137
  %148 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %149 = load i32, ptr %148, align 4, !tbaa !270
  %150 = sext i32 %149 to i64
  br label %354

151:                                              ; preds = %29
  %152 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %153 = load ptr, ptr %152, align 8, !tbaa !267
  %154 = load ptr, ptr %20, align 8, !tbaa !266
  %155 = load i32, ptr %153, align 4, !tbaa !5
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds ptr, ptr %154, i64 %156
  %158 = load ptr, ptr %157, align 8, !tbaa !31
  store i32 0, ptr %158, align 4, !tbaa !5
  %159 = getelementptr inbounds nuw i8, ptr %153, i64 4
  %160 = load i32, ptr %159, align 4, !tbaa !5
  %161 = icmp sgt i32 %160, -1
  br i1 %161, label %162, label %354

162:                                              ; preds = %151
  %163 = zext nneg i32 %160 to i64
  %164 = getelementptr inbounds nuw ptr, ptr %154, i64 %163
  %165 = load ptr, ptr %164, align 8, !tbaa !31
  %166 = load i32, ptr %165, align 4, !tbaa !5
  %167 = icmp slt i32 %166, 1
  br i1 %167, label %168, label %354

168:                                              ; preds = %162
  %169 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %170 = load i32, ptr %169, align 4, !tbaa !270
  %171 = sext i32 %170 to i64
  br label %354

172:                                              ; preds = %29
  %173 = load ptr, ptr %8, align 8, !tbaa !255
  %174 = icmp eq ptr %173, null
  br i1 %174, label %179, label %175

175:                                              ; preds = %172
  %176 = load ptr, ptr %21, align 8, !tbaa !87
  %177 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %178 = load i32, ptr %177, align 4, !tbaa !261
  tail call void %173(ptr noundef %176, i32 noundef %178, i32 noundef 2) #25
  br label %179

179:                                              ; preds = %175, %172
  %180 = load ptr, ptr %22, align 8, !tbaa !85
  %181 = icmp eq ptr %180, null
  br i1 %181, label %213, label %182

182:                                              ; preds = %179
  %183 = load i64, ptr %23, align 8, !tbaa !260
  %184 = icmp slt i64 %27, %183
  br i1 %184, label %185, label %213

185:                                              ; preds = %182
  %186 = load ptr, ptr %21, align 8, !tbaa !87
  %187 = tail call i32 %180(ptr noundef %186) #25
  %188 = icmp eq i32 %187, 0
  br i1 %188, label %213, label %189

189:                                              ; preds = %185
  %190 = load ptr, ptr %2, align 8, !tbaa !251
  %191 = getelementptr inbounds nuw i8, ptr %190, i64 24
  %192 = load ptr, ptr %191, align 8, !tbaa !242
  %193 = getelementptr inbounds nuw i8, ptr %192, i64 4
  br label %194

194:                                              ; preds = %194, %189
  %195 = atomicrmw xchg ptr %193, i32 1 acquire, align 4
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %197, label %194, !llvm.loop !243

197:                                              ; preds = %194
  %198 = load atomic i32, ptr %192 monotonic, align 8
  %199 = icmp eq i32 %198, 0
  br i1 %199, label %204, label %200

200:                                              ; preds = %197
  %201 = getelementptr inbounds nuw i8, ptr %192, i64 16
  %202 = load i64, ptr %201, align 8, !tbaa !244
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
  %208 = load i32, ptr %207, align 4, !tbaa !261
  %209 = load ptr, ptr %2, align 8, !tbaa !251
  %210 = getelementptr inbounds nuw i8, ptr %209, i64 24
  %211 = load ptr, ptr %210, align 8, !tbaa !242
  %212 = getelementptr inbounds nuw i8, ptr %211, i64 8
  store i32 %208, ptr %212, align 8, !tbaa !269
  br label %213

213:                                              ; preds = %179, %182, %185, %206
  %214 = phi i32 [ 0, %179 ], [ 1, %206 ], [ 0, %185 ], [ 0, %182 ]
  %215 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %216 = load i32, ptr %215, align 4, !tbaa !270
  %217 = sext i32 %216 to i64
  br label %354

218:                                              ; preds = %29
  %219 = load ptr, ptr %8, align 8, !tbaa !255
  %220 = icmp eq ptr %219, null
  br i1 %220, label %225, label %221

221:                                              ; preds = %218
  %222 = load ptr, ptr %21, align 8, !tbaa !87
  %223 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %224 = load i32, ptr %223, align 4, !tbaa !261
  tail call void %219(ptr noundef %222, i32 noundef %224, i32 noundef 2) #25
  br label %225

225:                                              ; preds = %221, %218
  %226 = load ptr, ptr %22, align 8, !tbaa !85
  %227 = icmp eq ptr %226, null
  br i1 %227, label %259, label %228

228:                                              ; preds = %225
  %229 = load i64, ptr %23, align 8, !tbaa !260
  %230 = icmp slt i64 %27, %229
  br i1 %230, label %231, label %259

231:                                              ; preds = %228
  %232 = load ptr, ptr %21, align 8, !tbaa !87
  %233 = tail call i32 %226(ptr noundef %232) #25
  %234 = icmp eq i32 %233, 0
  br i1 %234, label %259, label %235

235:                                              ; preds = %231
  %236 = load ptr, ptr %2, align 8, !tbaa !251
  %237 = getelementptr inbounds nuw i8, ptr %236, i64 24
  %238 = load ptr, ptr %237, align 8, !tbaa !242
  %239 = getelementptr inbounds nuw i8, ptr %238, i64 4
  br label %240

240:                                              ; preds = %240, %235
  %241 = atomicrmw xchg ptr %239, i32 1 acquire, align 4
  %242 = icmp eq i32 %241, 0
  br i1 %242, label %243, label %240, !llvm.loop !243

243:                                              ; preds = %240
  %244 = load atomic i32, ptr %238 monotonic, align 8
  %245 = icmp eq i32 %244, 0
  br i1 %245, label %250, label %246

246:                                              ; preds = %243
  %247 = getelementptr inbounds nuw i8, ptr %238, i64 16
  %248 = load i64, ptr %247, align 8, !tbaa !244
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
  %254 = load i32, ptr %253, align 4, !tbaa !261
  %255 = load ptr, ptr %2, align 8, !tbaa !251
  %256 = getelementptr inbounds nuw i8, ptr %255, i64 24
  %257 = load ptr, ptr %256, align 8, !tbaa !242
  %258 = getelementptr inbounds nuw i8, ptr %257, i64 8
  store i32 %254, ptr %258, align 8, !tbaa !269
  br label %259

259:                                              ; preds = %225, %228, %231, %252
  %260 = phi i32 [ 0, %225 ], [ 1, %252 ], [ 0, %231 ], [ 0, %228 ]
  %261 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %262 = load ptr, ptr %261, align 8, !tbaa !267
  %263 = load ptr, ptr %20, align 8, !tbaa !266
  %264 = load i32, ptr %262, align 4, !tbaa !5
  %265 = sext i32 %264 to i64
  %266 = getelementptr inbounds ptr, ptr %263, i64 %265
  %267 = load ptr, ptr %266, align 8, !tbaa !31
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
  %276 = load ptr, ptr %275, align 8, !tbaa !31
  %277 = load i32, ptr %276, align 4, !tbaa !5
  %278 = icmp slt i32 %269, %277
  br i1 %278, label %279, label %354

279:                                              ; preds = %273, %259
  %280 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %281 = load i32, ptr %280, align 4, !tbaa !270
  %282 = sext i32 %281 to i64
  br label %354

283:                                              ; preds = %29
  %284 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %285 = load ptr, ptr %284, align 8, !tbaa !267
  %286 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %287 = load i32, ptr %286, align 8, !tbaa !262
  %288 = load ptr, ptr %20, align 8, !tbaa !266
  %289 = load i32, ptr %285, align 4, !tbaa !5
  %290 = sext i32 %289 to i64
  %291 = getelementptr inbounds ptr, ptr %288, i64 %290
  %292 = load ptr, ptr %291, align 8, !tbaa !31
  %293 = getelementptr inbounds nuw i8, ptr %285, i64 4
  %294 = load i32, ptr %293, align 4, !tbaa !5
  %295 = sext i32 %294 to i64
  %296 = getelementptr inbounds ptr, ptr %288, i64 %295
  %297 = load ptr, ptr %296, align 8, !tbaa !31
  store ptr %297, ptr %291, align 8, !tbaa !31
  %298 = load ptr, ptr %20, align 8, !tbaa !266
  %299 = getelementptr inbounds ptr, ptr %298, i64 %295
  store ptr %292, ptr %299, align 8, !tbaa !31
  %300 = load ptr, ptr %19, align 8, !tbaa !271
  %301 = getelementptr inbounds nuw i8, ptr %285, i64 8
  %302 = load i32, ptr %301, align 4, !tbaa !5
  %303 = sext i32 %302 to i64
  %304 = getelementptr inbounds i8, ptr %300, i64 %303
  %305 = load i8, ptr %304, align 1, !tbaa !167
  %306 = xor i8 %305, 1
  store i8 %306, ptr %304, align 1, !tbaa !167
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
  %320 = load ptr, ptr %20, align 8, !tbaa !266
  %321 = getelementptr inbounds nuw i32, ptr %285, i64 %319
  %322 = load i32, ptr %321, align 4, !tbaa !5
  %323 = sext i32 %322 to i64
  %324 = getelementptr inbounds ptr, ptr %320, i64 %323
  %325 = load ptr, ptr %324, align 8, !tbaa !31
  %326 = ptrtoint ptr %325 to i64
  %327 = icmp samesign ult i64 %319, %316
  %328 = select i1 %327, i64 %309, i64 %315
  %329 = add i64 %328, %326
  %330 = inttoptr i64 %329 to ptr
  store ptr %330, ptr %324, align 8, !tbaa !31
  %331 = add nuw nsw i64 %319, 1
  %332 = icmp eq i64 %331, %317
  br i1 %332, label %354, label %318, !llvm.loop !272

333:                                              ; preds = %29
  %334 = load ptr, ptr %19, align 8, !tbaa !271
  %335 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %336 = load ptr, ptr %335, align 8, !tbaa !267
  %337 = getelementptr inbounds nuw i8, ptr %336, i64 8
  %338 = load i32, ptr %337, align 4, !tbaa !5
  %339 = sext i32 %338 to i64
  %340 = getelementptr inbounds i8, ptr %334, i64 %339
  %341 = load i8, ptr %340, align 1, !tbaa !167
  %342 = icmp eq i8 %341, 0
  br i1 %342, label %343, label %354

343:                                              ; preds = %333
  %344 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %345 = load i32, ptr %344, align 4, !tbaa !270
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
  br i1 %357, label %26, label %644, !llvm.loop !273

358:                                              ; preds = %11, %1
  %359 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %360 = load i64, ptr %359, align 8, !tbaa !274
  %361 = icmp eq i64 %360, 0
  br i1 %361, label %428, label %362

362:                                              ; preds = %358
  %363 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %364 = load i64, ptr %363, align 8, !tbaa !257
  %365 = icmp sgt i64 %364, 0
  br i1 %365, label %366, label %644

366:                                              ; preds = %362
  %367 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %368 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %369 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %374

370:                                              ; preds = %384
  %371 = add nuw nsw i64 %375, 1
  %372 = load i64, ptr %363, align 8, !tbaa !257
  %373 = icmp slt i64 %371, %372
  br i1 %373, label %374, label %644, !llvm.loop !275

374:                                              ; preds = %370, %366
  %375 = phi i64 [ 0, %366 ], [ %371, %370 ]
  %376 = load ptr, ptr %0, align 8, !tbaa !256
  %377 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %376, i64 %375
  %378 = getelementptr inbounds nuw i8, ptr %377, i64 16
  %379 = load i32, ptr %378, align 8, !tbaa !262
  %380 = icmp eq i32 %379, 0
  br i1 %380, label %384, label %381

381:                                              ; preds = %374
  %382 = getelementptr inbounds nuw i8, ptr %377, i64 8
  %383 = zext i32 %379 to i64
  br label %391

384:                                              ; preds = %391, %374
  %385 = load ptr, ptr %377, align 8, !tbaa !263
  %386 = load ptr, ptr %368, align 8, !tbaa !264
  %387 = load ptr, ptr %369, align 8, !tbaa !265
  %388 = load ptr, ptr %2, align 8, !tbaa !251
  %389 = tail call i32 %385(ptr noundef %386, ptr noundef %387, ptr noundef %388) #25
  %390 = icmp eq i32 %389, 0
  br i1 %390, label %370, label %404

391:                                              ; preds = %391, %381
  %392 = phi i64 [ 0, %381 ], [ %402, %391 ]
  %393 = load ptr, ptr %367, align 8, !tbaa !266
  %394 = load ptr, ptr %382, align 8, !tbaa !267
  %395 = getelementptr inbounds nuw i32, ptr %394, i64 %392
  %396 = load i32, ptr %395, align 4, !tbaa !5
  %397 = sext i32 %396 to i64
  %398 = getelementptr inbounds ptr, ptr %393, i64 %397
  %399 = load ptr, ptr %398, align 8, !tbaa !31
  %400 = load ptr, ptr %368, align 8, !tbaa !264
  %401 = getelementptr inbounds nuw ptr, ptr %400, i64 %392
  store ptr %399, ptr %401, align 8, !tbaa !31
  %402 = add nuw nsw i64 %392, 1
  %403 = icmp eq i64 %402, %383
  br i1 %403, label %384, label %391, !llvm.loop !268

404:                                              ; preds = %384
  %405 = load ptr, ptr %2, align 8, !tbaa !251
  %406 = getelementptr inbounds nuw i8, ptr %405, i64 24
  %407 = load ptr, ptr %406, align 8, !tbaa !242
  %408 = load atomic i32, ptr %407 acquire, align 8
  %409 = icmp eq i32 %408, 0
  br i1 %409, label %410, label %635

410:                                              ; preds = %404
  %411 = load ptr, ptr %2, align 8, !tbaa !251
  %412 = getelementptr inbounds nuw i8, ptr %411, i64 24
  %413 = load ptr, ptr %412, align 8, !tbaa !242
  %414 = getelementptr inbounds nuw i8, ptr %413, i64 4
  br label %415

415:                                              ; preds = %415, %410
  %416 = atomicrmw xchg ptr %414, i32 1 acquire, align 4
  %417 = icmp eq i32 %416, 0
  br i1 %417, label %418, label %415, !llvm.loop !243

418:                                              ; preds = %415
  %419 = load atomic i32, ptr %413 monotonic, align 8
  %420 = icmp eq i32 %419, 0
  br i1 %420, label %425, label %421

421:                                              ; preds = %418
  %422 = getelementptr inbounds nuw i8, ptr %413, i64 16
  %423 = load i64, ptr %422, align 8, !tbaa !244
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
  %429 = load ptr, ptr %0, align 8, !tbaa !256
  %430 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %431 = load i64, ptr %430, align 8, !tbaa !257
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
  %443 = load i32, ptr %442, align 8, !tbaa !258
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
  %446 = load i32, ptr %445, align 8, !tbaa !262
  %447 = icmp eq i32 %446, 0
  br i1 %447, label %451, label %448

448:                                              ; preds = %444
  %449 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %450 = zext i32 %446 to i64
  br label %458

451:                                              ; preds = %458, %444
  %452 = load ptr, ptr %440, align 8, !tbaa !263
  %453 = load ptr, ptr %434, align 8, !tbaa !264
  %454 = load ptr, ptr %435, align 8, !tbaa !265
  %455 = load ptr, ptr %2, align 8, !tbaa !251
  %456 = tail call i32 %452(ptr noundef %453, ptr noundef %454, ptr noundef %455) #25
  %457 = icmp eq i32 %456, 0
  br i1 %457, label %631, label %471

458:                                              ; preds = %458, %448
  %459 = phi i64 [ 0, %448 ], [ %469, %458 ]
  %460 = load ptr, ptr %433, align 8, !tbaa !266
  %461 = load ptr, ptr %449, align 8, !tbaa !267
  %462 = getelementptr inbounds nuw i32, ptr %461, i64 %459
  %463 = load i32, ptr %462, align 4, !tbaa !5
  %464 = sext i32 %463 to i64
  %465 = getelementptr inbounds ptr, ptr %460, i64 %464
  %466 = load ptr, ptr %465, align 8, !tbaa !31
  %467 = load ptr, ptr %434, align 8, !tbaa !264
  %468 = getelementptr inbounds nuw ptr, ptr %467, i64 %459
  store ptr %466, ptr %468, align 8, !tbaa !31
  %469 = add nuw nsw i64 %459, 1
  %470 = icmp eq i64 %469, %450
  br i1 %470, label %451, label %458, !llvm.loop !268

471:                                              ; preds = %451
  %472 = load ptr, ptr %2, align 8, !tbaa !251
  %473 = getelementptr inbounds nuw i8, ptr %472, i64 24
  %474 = load ptr, ptr %473, align 8, !tbaa !242
  %475 = load atomic i32, ptr %474 acquire, align 8
  %476 = icmp eq i32 %475, 0
  br i1 %476, label %477, label %635

477:                                              ; preds = %471
  %478 = load ptr, ptr %2, align 8, !tbaa !251
  %479 = getelementptr inbounds nuw i8, ptr %478, i64 24
  %480 = load ptr, ptr %479, align 8, !tbaa !242
  %481 = getelementptr inbounds nuw i8, ptr %480, i64 4
  br label %482

482:                                              ; preds = %482, %477
  %483 = atomicrmw xchg ptr %481, i32 1 acquire, align 4
  %484 = icmp eq i32 %483, 0
  br i1 %484, label %485, label %482, !llvm.loop !243

485:                                              ; preds = %482
  %486 = load atomic i32, ptr %480 monotonic, align 8
  %487 = icmp eq i32 %486, 0
  br i1 %487, label %492, label %488

488:                                              ; preds = %485
  %489 = getelementptr inbounds nuw i8, ptr %480, i64 16
  %490 = load i64, ptr %489, align 8, !tbaa !244
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
  %497 = load i32, ptr %496, align 4, !tbaa !270
  %498 = sext i32 %497 to i64
  br label %631

499:                                              ; preds = %439
  %500 = load ptr, ptr %433, align 8, !tbaa !266
  %501 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %502 = load ptr, ptr %501, align 8, !tbaa !267
  %503 = load i32, ptr %502, align 4, !tbaa !5
  %504 = sext i32 %503 to i64
  %505 = getelementptr inbounds ptr, ptr %500, i64 %504
  %506 = load ptr, ptr %505, align 8, !tbaa !31
  %507 = load i8, ptr %506, align 1, !tbaa !167
  %508 = icmp eq i8 %507, 0
  br i1 %508, label %509, label %631

509:                                              ; preds = %499
  %510 = getelementptr inbounds nuw i8, ptr %440, i64 28
  %511 = load i32, ptr %510, align 4, !tbaa !270
  %512 = sext i32 %511 to i64
  br label %631

513:                                              ; preds = %439
  %514 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %515 = load ptr, ptr %514, align 8, !tbaa !267
  %516 = load ptr, ptr %433, align 8, !tbaa !266
  %517 = load i32, ptr %515, align 4, !tbaa !5
  %518 = sext i32 %517 to i64
  %519 = getelementptr inbounds ptr, ptr %516, i64 %518
  %520 = load ptr, ptr %519, align 8, !tbaa !31
  store i32 0, ptr %520, align 4, !tbaa !5
  %521 = getelementptr inbounds nuw i8, ptr %515, i64 4
  %522 = load i32, ptr %521, align 4, !tbaa !5
  %523 = icmp sgt i32 %522, -1
  br i1 %523, label %524, label %631

524:                                              ; preds = %513
  %525 = zext nneg i32 %522 to i64
  %526 = getelementptr inbounds nuw ptr, ptr %516, i64 %525
  %527 = load ptr, ptr %526, align 8, !tbaa !31
  %528 = load i32, ptr %527, align 4, !tbaa !5
  %529 = icmp slt i32 %528, 1
  br i1 %529, label %530, label %631

530:                                              ; preds = %524
  %531 = getelementptr inbounds nuw i8, ptr %440, i64 28
  %532 = load i32, ptr %531, align 4, !tbaa !270
  %533 = sext i32 %532 to i64
  br label %631

534:                                              ; preds = %439
  %535 = getelementptr inbounds nuw i8, ptr %440, i64 28
  %536 = load i32, ptr %535, align 4, !tbaa !270
  %537 = sext i32 %536 to i64
  br label %631

538:                                              ; preds = %439
  %539 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %540 = load ptr, ptr %539, align 8, !tbaa !267
  %541 = load ptr, ptr %433, align 8, !tbaa !266
  %542 = load i32, ptr %540, align 4, !tbaa !5
  %543 = sext i32 %542 to i64
  %544 = getelementptr inbounds ptr, ptr %541, i64 %543
  %545 = load ptr, ptr %544, align 8, !tbaa !31
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
  %554 = load ptr, ptr %553, align 8, !tbaa !31
  %555 = load i32, ptr %554, align 4, !tbaa !5
  %556 = icmp slt i32 %547, %555
  br i1 %556, label %557, label %631

557:                                              ; preds = %551, %538
  %558 = getelementptr inbounds nuw i8, ptr %440, i64 28
  %559 = load i32, ptr %558, align 4, !tbaa !270
  %560 = sext i32 %559 to i64
  br label %631

561:                                              ; preds = %439
  %562 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %563 = load ptr, ptr %562, align 8, !tbaa !267
  %564 = getelementptr inbounds nuw i8, ptr %440, i64 16
  %565 = load i32, ptr %564, align 8, !tbaa !262
  %566 = load ptr, ptr %433, align 8, !tbaa !266
  %567 = load i32, ptr %563, align 4, !tbaa !5
  %568 = sext i32 %567 to i64
  %569 = getelementptr inbounds ptr, ptr %566, i64 %568
  %570 = load ptr, ptr %569, align 8, !tbaa !31
  %571 = getelementptr inbounds nuw i8, ptr %563, i64 4
  %572 = load i32, ptr %571, align 4, !tbaa !5
  %573 = sext i32 %572 to i64
  %574 = getelementptr inbounds ptr, ptr %566, i64 %573
  %575 = load ptr, ptr %574, align 8, !tbaa !31
  store ptr %575, ptr %569, align 8, !tbaa !31
  %576 = load ptr, ptr %433, align 8, !tbaa !266
  %577 = getelementptr inbounds ptr, ptr %576, i64 %573
  store ptr %570, ptr %577, align 8, !tbaa !31
  %578 = load ptr, ptr %432, align 8, !tbaa !271
  %579 = getelementptr inbounds nuw i8, ptr %563, i64 8
  %580 = load i32, ptr %579, align 4, !tbaa !5
  %581 = sext i32 %580 to i64
  %582 = getelementptr inbounds i8, ptr %578, i64 %581
  %583 = load i8, ptr %582, align 1, !tbaa !167
  %584 = xor i8 %583, 1
  store i8 %584, ptr %582, align 1, !tbaa !167
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
  %598 = load ptr, ptr %433, align 8, !tbaa !266
  %599 = getelementptr inbounds nuw i32, ptr %563, i64 %597
  %600 = load i32, ptr %599, align 4, !tbaa !5
  %601 = sext i32 %600 to i64
  %602 = getelementptr inbounds ptr, ptr %598, i64 %601
  %603 = load ptr, ptr %602, align 8, !tbaa !31
  %604 = ptrtoint ptr %603 to i64
  %605 = icmp samesign ult i64 %597, %594
  %606 = select i1 %605, i64 %587, i64 %593
  %607 = add i64 %606, %604
  %608 = inttoptr i64 %607 to ptr
  store ptr %608, ptr %602, align 8, !tbaa !31
  %609 = add nuw nsw i64 %597, 1
  %610 = icmp eq i64 %609, %595
  br i1 %610, label %631, label %596, !llvm.loop !272

611:                                              ; preds = %439
  %612 = load ptr, ptr %432, align 8, !tbaa !271
  %613 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %614 = load ptr, ptr %613, align 8, !tbaa !267
  %615 = getelementptr inbounds nuw i8, ptr %614, i64 8
  %616 = load i32, ptr %615, align 4, !tbaa !5
  %617 = sext i32 %616 to i64
  %618 = getelementptr inbounds i8, ptr %612, i64 %617
  %619 = load i8, ptr %618, align 1, !tbaa !167
  %620 = icmp eq i8 %619, 0
  br i1 %620, label %621, label %631

621:                                              ; preds = %611
  %622 = getelementptr inbounds nuw i8, ptr %440, i64 28
  %623 = load i32, ptr %622, align 4, !tbaa !270
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
  br i1 %634, label %436, label %644, !llvm.loop !273

635:                                              ; preds = %494, %471, %404, %427, %353
  %636 = phi ptr [ %377, %404 ], [ %30, %353 ], [ %377, %427 ], [ %440, %471 ], [ %440, %494 ]
  %637 = phi i32 [ %389, %404 ], [ 1, %353 ], [ %389, %427 ], [ %456, %471 ], [ %456, %494 ]
  %638 = getelementptr inbounds nuw i8, ptr %636, i64 20
  %639 = load i32, ptr %638, align 4, !tbaa !261
  %640 = load ptr, ptr %2, align 8, !tbaa !251
  %641 = getelementptr inbounds nuw i8, ptr %640, i64 24
  %642 = load ptr, ptr %641, align 8, !tbaa !242
  %643 = getelementptr inbounds nuw i8, ptr %642, i64 8
  store i32 %639, ptr %643, align 8, !tbaa !269
  br label %644

644:                                              ; preds = %354, %26, %370, %631, %436, %635, %362
  %645 = phi i32 [ 0, %370 ], [ 0, %362 ], [ 0, %436 ], [ %637, %635 ], [ %633, %631 ], [ 0, %26 ], [ %356, %354 ]
  ret i32 %645
}

; Function Attrs: nounwind uwtable
define ptr @tfc_call_from_python(ptr noundef readonly captures(none) %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #4 {
  %5 = alloca [64 x ptr], align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8, !tbaa !276
  %8 = load ptr, ptr %7, align 8, !tbaa !278
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #25
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !281
  %11 = icmp eq ptr %10, null
  br i1 %11, label %130, label %12

12:                                               ; preds = %4
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %14 = load i32, ptr %13, align 8, !tbaa !285
  %15 = sext i32 %14 to i64
  %16 = icmp sgt i64 %2, %15
  br i1 %16, label %130, label %17

17:                                               ; preds = %12
  %18 = icmp sgt i64 %2, 0
  br i1 %18, label %19, label %21

19:                                               ; preds = %17
  %20 = shl nuw nsw i64 %2, 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %5, ptr align 8 %1, i64 %20, i1 false), !tbaa !31
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
  %32 = load i64, ptr %31, align 8, !tbaa !286
  %33 = load ptr, ptr %8, align 8, !tbaa !288
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 216
  %35 = load i64, ptr %34, align 8, !tbaa !289
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
  %49 = load i32, ptr %13, align 8, !tbaa !285
  %50 = icmp sgt i32 %49, %48
  br i1 %50, label %51, label %58

51:                                               ; preds = %41
  %52 = load ptr, ptr %39, align 8, !tbaa !291
  %53 = shl i64 %47, 32
  %54 = ashr exact i64 %53, 29
  %55 = getelementptr inbounds i8, ptr %52, i64 %54
  %56 = load ptr, ptr %55, align 8, !tbaa !31
  %57 = icmp eq ptr %56, %46
  br i1 %57, label %101, label %58

58:                                               ; preds = %51, %41
  %59 = load ptr, ptr %40, align 8, !tbaa !292
  %60 = icmp eq ptr %46, %59
  br i1 %60, label %101, label %61

61:                                               ; preds = %58
  %62 = icmp sgt i32 %49, 0
  br i1 %62, label %63, label %89

63:                                               ; preds = %61
  %64 = load ptr, ptr %39, align 8, !tbaa !291
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
  br i1 %73, label %74, label %66, !llvm.loop !293

74:                                               ; preds = %71, %84
  %75 = phi i64 [ %85, %84 ], [ 0, %71 ]
  %76 = load ptr, ptr %8, align 8, !tbaa !288
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 112
  %78 = load ptr, ptr %77, align 8, !tbaa !294
  %79 = load ptr, ptr %39, align 8, !tbaa !291
  %80 = getelementptr inbounds nuw ptr, ptr %79, i64 %75
  %81 = load ptr, ptr %80, align 8, !tbaa !31
  %82 = tail call i32 %78(ptr noundef %81, ptr noundef %46) #25
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %97, label %84

84:                                               ; preds = %74
  %85 = add nuw nsw i64 %75, 1
  %86 = icmp eq i64 %85, %65
  br i1 %86, label %87, label %74, !llvm.loop !295

87:                                               ; preds = %84
  %88 = load ptr, ptr %40, align 8, !tbaa !292
  br label %89

89:                                               ; preds = %87, %61
  %90 = phi ptr [ %88, %87 ], [ %59, %61 ]
  %91 = load ptr, ptr %8, align 8, !tbaa !288
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 112
  %93 = load ptr, ptr %92, align 8, !tbaa !294
  %94 = tail call i32 %93(ptr noundef %90, ptr noundef %46) #25
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
  br i1 %122, label %123, label %41, !llvm.loop !296

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
  %131 = load ptr, ptr %8, align 8, !tbaa !288
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 16
  %133 = load ptr, ptr %132, align 8, !tbaa !297
  %134 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %135 = load ptr, ptr %134, align 8, !tbaa !298
  %136 = tail call ptr %133(ptr noundef %135, ptr noundef %1, i64 noundef %2, ptr noundef %3) #25
  br label %137

137:                                              ; preds = %127, %130
  %138 = phi ptr [ %136, %130 ], [ %128, %127 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #25
  ret ptr %138
}

; Function Attrs: nounwind uwtable
define internal fastcc ptr @call_step(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef %2) unnamed_addr #4 {
  %4 = alloca %struct.tfc_driver, align 4
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  %7 = alloca [64 x ptr], align 8
  %8 = load ptr, ptr %0, align 8, !tbaa !278
  %9 = load ptr, ptr %8, align 8, !tbaa !288
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #25
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %11 = load ptr, ptr %10, align 8, !tbaa !299
  %12 = load i32, ptr %11, align 4, !tbaa !5
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %729, label %14

14:                                               ; preds = %3
  %15 = getelementptr inbounds nuw i8, ptr %8, i64 52
  %16 = load i32, ptr %15, align 4, !tbaa !300
  %17 = icmp slt i32 %16, 1
  br i1 %17, label %21, label %18

18:                                               ; preds = %14
  %19 = zext nneg i32 %16 to i64
  %20 = shl nuw nsw i64 %19, 3
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %7, i8 0, i64 %20, i1 false), !tbaa !31
  br label %21

21:                                               ; preds = %18, %14
  %22 = icmp eq ptr %2, null
  br i1 %22, label %146, label %23

23:                                               ; preds = %21
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 160
  %25 = load ptr, ptr %24, align 8, !tbaa !301
  %26 = icmp eq ptr %2, %25
  br i1 %26, label %146, label %27

27:                                               ; preds = %23
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %29 = load i64, ptr %28, align 8, !tbaa !302
  switch i64 %29, label %70 [
    i64 0, label %30
    i64 2, label %31
  ]

30:                                               ; preds = %27
  store ptr %2, ptr %7, align 8, !tbaa !31
  br label %109

31:                                               ; preds = %27
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %33 = load ptr, ptr %32, align 8, !tbaa !303
  %34 = getelementptr inbounds nuw i8, ptr %9, i64 192
  %35 = load ptr, ptr %34, align 8, !tbaa !304
  %36 = icmp eq ptr %33, %35
  br i1 %36, label %37, label %729

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
  %45 = load ptr, ptr %44, align 8, !tbaa !305
  %46 = tail call i64 %45(ptr noundef nonnull %2) #25
  %47 = icmp eq i64 %43, %46
  br i1 %47, label %109, label %62

48:                                               ; preds = %48, %38
  %49 = phi i64 [ 0, %38 ], [ %60, %48 ]
  %50 = phi i64 [ 0, %38 ], [ %59, %48 ]
  %51 = load ptr, ptr %39, align 8, !tbaa !306
  %52 = load ptr, ptr %40, align 8, !tbaa !307
  %53 = getelementptr inbounds nuw ptr, ptr %52, i64 %49
  %54 = load ptr, ptr %53, align 8, !tbaa !31
  %55 = tail call ptr %51(ptr noundef nonnull %2, ptr noundef %54) #25
  %56 = getelementptr inbounds nuw ptr, ptr %7, i64 %49
  store ptr %55, ptr %56, align 8, !tbaa !31
  %57 = icmp ne ptr %55, null
  %58 = zext i1 %57 to i64
  %59 = add nuw nsw i64 %50, %58
  %60 = add nuw nsw i64 %49, 1
  %61 = icmp eq i64 %60, %41
  br i1 %61, label %42, label %48, !llvm.loop !308

62:                                               ; preds = %42
  %63 = getelementptr inbounds nuw i8, ptr %9, i64 120
  %64 = load ptr, ptr %63, align 8, !tbaa !309
  %65 = tail call ptr %64() #25
  %66 = icmp eq ptr %65, null
  br i1 %66, label %729, label %67

67:                                               ; preds = %62
  %68 = getelementptr inbounds nuw i8, ptr %9, i64 128
  %69 = load ptr, ptr %68, align 8, !tbaa !310
  tail call void %69() #25
  br label %729

70:                                               ; preds = %27
  %71 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %72 = load ptr, ptr %71, align 8, !tbaa !303
  %73 = getelementptr inbounds nuw i8, ptr %9, i64 184
  %74 = load ptr, ptr %73, align 8, !tbaa !311
  %75 = icmp eq ptr %72, %74
  br i1 %75, label %76, label %93

76:                                               ; preds = %70
  %77 = getelementptr inbounds nuw i8, ptr %9, i64 104
  %78 = load ptr, ptr %77, align 8, !tbaa !312
  %79 = tail call i64 %78(ptr noundef nonnull %2) #25
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
  %88 = load ptr, ptr %84, align 8, !tbaa !313
  %89 = tail call ptr %88(ptr noundef nonnull %2, i64 noundef %87) #25
  %90 = getelementptr inbounds nuw ptr, ptr %7, i64 %87
  store ptr %89, ptr %90, align 8, !tbaa !31
  %91 = add nuw nsw i64 %87, 1
  %92 = icmp eq i64 %91, %85
  br i1 %92, label %112, label %86, !llvm.loop !314

93:                                               ; preds = %70
  %94 = getelementptr inbounds nuw i8, ptr %9, i64 176
  %95 = load ptr, ptr %94, align 8, !tbaa !315
  %96 = icmp eq ptr %72, %95
  br i1 %96, label %97, label %729

97:                                               ; preds = %93
  %98 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %99 = load i64, ptr %98, align 8, !tbaa !286
  %100 = sext i32 %16 to i64
  %101 = icmp ne i64 %99, %100
  %102 = or i1 %17, %101
  br i1 %102, label %144, label %103

103:                                              ; preds = %97
  %104 = getelementptr inbounds nuw i8, ptr %9, i64 216
  %105 = load i64, ptr %104, align 8, !tbaa !289
  %106 = getelementptr inbounds i8, ptr %2, i64 %105
  %107 = zext nneg i32 %16 to i64
  %108 = shl nuw nsw i64 %107, 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %7, ptr nonnull align 8 %106, i64 %108, i1 false), !tbaa !31
  br label %112

109:                                              ; preds = %42, %30
  br i1 %17, label %146, label %110

110:                                              ; preds = %109
  %111 = zext nneg i32 %16 to i64
  br label %112

112:                                              ; preds = %86, %110, %103
  %113 = phi i64 [ %111, %110 ], [ %107, %103 ], [ %85, %86 ]
  %114 = load ptr, ptr %24, align 8, !tbaa !301
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
  %124 = load <2 x ptr>, ptr %122, align 8, !tbaa !31
  %125 = load <2 x ptr>, ptr %123, align 8, !tbaa !31
  %126 = icmp eq <2 x ptr> %124, %119
  %127 = icmp eq <2 x ptr> %125, %119
  %128 = select <2 x i1> %126, <2 x ptr> zeroinitializer, <2 x ptr> %124
  %129 = select <2 x i1> %127, <2 x ptr> zeroinitializer, <2 x ptr> %125
  store <2 x ptr> %128, ptr %122, align 8
  store <2 x ptr> %129, ptr %123, align 8
  %130 = add nuw i64 %121, 4
  %131 = icmp eq i64 %130, %117
  br i1 %131, label %132, label %120, !llvm.loop !316

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
  br i1 %143, label %146, label %136, !llvm.loop !317

144:                                              ; preds = %76, %97
  %145 = phi i1 [ %81, %76 ], [ %101, %97 ]
  br i1 %145, label %729, label %146

146:                                              ; preds = %136, %132, %23, %109, %21, %144
  %147 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %148 = load ptr, ptr %147, align 8, !tbaa !318
  %149 = icmp eq ptr %148, null
  br i1 %149, label %729, label %150

150:                                              ; preds = %146
  %151 = getelementptr inbounds nuw i8, ptr %8, i64 48
  br label %152

152:                                              ; preds = %274, %150
  %153 = phi ptr [ %148, %150 ], [ %276, %274 ]
  %154 = getelementptr inbounds nuw i8, ptr %153, i64 144
  %155 = load i32, ptr %154, align 8, !tbaa !319
  %156 = getelementptr inbounds nuw i8, ptr %153, i64 148
  %157 = load i32, ptr %156, align 4, !tbaa !326
  %158 = or i32 %157, %155
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %160, label %274

160:                                              ; preds = %152
  %161 = load i32, ptr %151, align 8, !tbaa !285
  %162 = icmp slt i32 %161, 1
  br i1 %162, label %278, label %163

163:                                              ; preds = %160
  %164 = load ptr, ptr %8, align 8, !tbaa !288
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
  %174 = load ptr, ptr %165, align 8, !tbaa !327
  %175 = getelementptr inbounds nuw %struct.tfc_operand, ptr %174, i64 %173
  %176 = getelementptr inbounds nuw ptr, ptr %1, i64 %173
  %177 = load ptr, ptr %176, align 8, !tbaa !31
  %178 = getelementptr inbounds nuw i8, ptr %177, i64 8
  %179 = load ptr, ptr %178, align 8, !tbaa !303
  %180 = load ptr, ptr %166, align 8, !tbaa !328
  %181 = icmp eq ptr %179, %180
  br i1 %181, label %182, label %220

182:                                              ; preds = %171
  %183 = getelementptr inbounds nuw i8, ptr %177, i64 56
  %184 = load ptr, ptr %183, align 8, !tbaa !329
  %185 = load ptr, ptr %175, align 8, !tbaa !331
  %186 = icmp eq ptr %184, %185
  br i1 %186, label %187, label %274

187:                                              ; preds = %182
  %188 = getelementptr inbounds nuw i8, ptr %177, i64 24
  %189 = load i32, ptr %188, align 8, !tbaa !333
  %190 = getelementptr inbounds nuw i8, ptr %175, i64 32
  %191 = load i32, ptr %190, align 8, !tbaa !334
  %192 = icmp eq i32 %189, %191
  br i1 %192, label %193, label %274

193:                                              ; preds = %187
  %194 = getelementptr inbounds nuw i8, ptr %177, i64 64
  %195 = load i32, ptr %194, align 8, !tbaa !335
  %196 = and i32 %195, 257
  %197 = icmp eq i32 %196, 257
  br i1 %197, label %198, label %274

198:                                              ; preds = %193
  %199 = icmp sgt i32 %189, 0
  br i1 %199, label %200, label %216

200:                                              ; preds = %198
  %201 = getelementptr inbounds nuw i8, ptr %177, i64 32
  %202 = load ptr, ptr %201, align 8, !tbaa !336
  %203 = getelementptr inbounds nuw i8, ptr %175, i64 16
  %204 = load ptr, ptr %203, align 8, !tbaa !337
  %205 = zext nneg i32 %189 to i64
  br label %209

206:                                              ; preds = %209
  %207 = add nuw nsw i64 %210, 1
  %208 = icmp eq i64 %207, %205
  br i1 %208, label %216, label %209, !llvm.loop !338

209:                                              ; preds = %206, %200
  %210 = phi i64 [ 0, %200 ], [ %207, %206 ]
  %211 = getelementptr inbounds nuw i64, ptr %202, i64 %210
  %212 = load i64, ptr %211, align 8, !tbaa !117
  %213 = getelementptr inbounds nuw i64, ptr %204, i64 %210
  %214 = load i64, ptr %213, align 8, !tbaa !117
  %215 = icmp eq i64 %212, %214
  br i1 %215, label %206, label %274

216:                                              ; preds = %206, %198
  %217 = getelementptr inbounds nuw i8, ptr %177, i64 16
  %218 = load ptr, ptr %217, align 8, !tbaa !339
  %219 = getelementptr inbounds nuw i8, ptr %175, i64 56
  store ptr %218, ptr %219, align 8, !tbaa !340
  br label %269

220:                                              ; preds = %171
  %221 = getelementptr inbounds nuw i8, ptr %175, i64 8
  %222 = load ptr, ptr %221, align 8, !tbaa !341
  %223 = icmp eq ptr %179, %222
  br i1 %223, label %224, label %227

224:                                              ; preds = %220
  %225 = getelementptr inbounds nuw i8, ptr %177, i64 16
  %226 = getelementptr inbounds nuw i8, ptr %175, i64 56
  store ptr %225, ptr %226, align 8, !tbaa !340
  br label %269

227:                                              ; preds = %220
  %228 = getelementptr inbounds nuw i8, ptr %175, i64 40
  %229 = load i32, ptr %228, align 8, !tbaa !342
  %230 = icmp eq i32 %229, 0
  br i1 %230, label %274, label %231

231:                                              ; preds = %227
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  store double 0.000000e+00, ptr %5, align 8
  %232 = getelementptr inbounds nuw i8, ptr %175, i64 64
  %233 = getelementptr inbounds nuw i8, ptr %175, i64 56
  store ptr %232, ptr %233, align 8, !tbaa !340
  %234 = load ptr, ptr %167, align 8, !tbaa !343
  %235 = icmp eq ptr %179, %234
  br i1 %235, label %236, label %243

236:                                              ; preds = %231
  %237 = load ptr, ptr %170, align 8, !tbaa !344
  %238 = call double %237(ptr noundef nonnull %177) #25
  %239 = load i32, ptr %228, align 8, !tbaa !342
  switch i32 %239, label %265 [
    i32 1, label %240
    i32 2, label %242
  ]

240:                                              ; preds = %236
  %241 = fptrunc double %238 to float
  store float %241, ptr %5, align 8, !tbaa !167
  br label %266

242:                                              ; preds = %236
  store double %238, ptr %5, align 8, !tbaa !167
  br label %266

243:                                              ; preds = %231
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #25
  store i32 0, ptr %6, align 4, !tbaa !5
  %244 = load ptr, ptr %168, align 8, !tbaa !345
  %245 = icmp eq ptr %179, %244
  br i1 %245, label %246, label %264

246:                                              ; preds = %243
  %247 = load ptr, ptr %169, align 8, !tbaa !346
  %248 = call i64 %247(ptr noundef nonnull %177, ptr noundef nonnull %6) #25
  %249 = load i32, ptr %6, align 4, !tbaa !5
  %250 = icmp eq i32 %249, 0
  br i1 %250, label %251, label %264

251:                                              ; preds = %246
  %252 = load i32, ptr %228, align 8, !tbaa !342
  switch i32 %252, label %258 [
    i32 1, label %253
    i32 2, label %255
    i32 4, label %257
  ]

253:                                              ; preds = %251
  %254 = sitofp i64 %248 to float
  store float %254, ptr %5, align 8, !tbaa !167
  br label %263

255:                                              ; preds = %251
  %256 = sitofp i64 %248 to double
  store double %256, ptr %5, align 8, !tbaa !167
  br label %263

257:                                              ; preds = %251
  store i64 %248, ptr %5, align 8, !tbaa !167
  br label %263

258:                                              ; preds = %251
  %259 = add i64 %248, 2147483648
  %260 = icmp ult i64 %259, 4294967296
  br i1 %260, label %261, label %264

261:                                              ; preds = %258
  %262 = trunc nsw i64 %248 to i32
  store i32 %262, ptr %5, align 8, !tbaa !167
  br label %263

263:                                              ; preds = %261, %257, %255, %253
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #25
  br label %266

264:                                              ; preds = %258, %246, %243
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #25
  br label %265

265:                                              ; preds = %236, %264
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  br label %274

266:                                              ; preds = %263, %242, %240
  %267 = load i64, ptr %5, align 8, !tbaa !167
  store i64 %267, ptr %232, align 8, !tbaa !347
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  %268 = load i32, ptr %151, align 8, !tbaa !285
  br label %269

269:                                              ; preds = %266, %224, %216
  %270 = phi i32 [ %268, %266 ], [ %172, %216 ], [ %172, %224 ]
  %271 = add nuw nsw i64 %173, 1
  %272 = sext i32 %270 to i64
  %273 = icmp slt i64 %271, %272
  br i1 %273, label %171, label %278, !llvm.loop !348

274:                                              ; preds = %227, %193, %187, %182, %209, %265, %152
  %275 = getelementptr inbounds nuw i8, ptr %153, i64 8
  %276 = load ptr, ptr %275, align 8, !tbaa !318
  %277 = icmp eq ptr %276, null
  br i1 %277, label %729, label %152, !llvm.loop !349

278:                                              ; preds = %160, %269
  %279 = phi i32 [ %270, %269 ], [ %161, %160 ]
  %280 = getelementptr inbounds nuw i8, ptr %153, i64 144
  %281 = load i32, ptr %15, align 4, !tbaa !300
  %282 = icmp sgt i32 %281, 0
  br i1 %282, label %283, label %395

283:                                              ; preds = %278
  %284 = getelementptr inbounds nuw i8, ptr %153, i64 32
  %285 = load ptr, ptr %284, align 8, !tbaa !350
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
  %298 = load ptr, ptr %297, align 8, !tbaa !303
  %299 = load ptr, ptr %8, align 8, !tbaa !288
  %300 = getelementptr inbounds nuw i8, ptr %299, i64 168
  %301 = load ptr, ptr %300, align 8, !tbaa !328
  %302 = icmp eq ptr %298, %301
  br i1 %302, label %303, label %729

303:                                              ; preds = %296
  %304 = getelementptr inbounds nuw i8, ptr %294, i64 56
  %305 = load ptr, ptr %304, align 8, !tbaa !329
  %306 = load ptr, ptr %292, align 8, !tbaa !331
  %307 = icmp eq ptr %305, %306
  br i1 %307, label %308, label %729

308:                                              ; preds = %303
  %309 = getelementptr inbounds nuw i8, ptr %294, i64 24
  %310 = load i32, ptr %309, align 8, !tbaa !333
  %311 = getelementptr inbounds nuw i8, ptr %292, i64 32
  %312 = load i32, ptr %311, align 8, !tbaa !334
  %313 = icmp eq i32 %310, %312
  br i1 %313, label %314, label %729

314:                                              ; preds = %308
  %315 = getelementptr inbounds nuw i8, ptr %294, i64 64
  %316 = load i32, ptr %315, align 8, !tbaa !335
  %317 = and i32 %316, 1281
  %318 = icmp eq i32 %317, 1281
  br i1 %318, label %319, label %729

319:                                              ; preds = %314
  %320 = icmp sgt i32 %310, 0
  br i1 %320, label %321, label %337

321:                                              ; preds = %319
  %322 = getelementptr inbounds nuw i8, ptr %294, i64 32
  %323 = load ptr, ptr %322, align 8, !tbaa !336
  %324 = getelementptr inbounds nuw i8, ptr %292, i64 16
  %325 = load ptr, ptr %324, align 8, !tbaa !337
  %326 = zext nneg i32 %310 to i64
  br label %330

327:                                              ; preds = %330
  %328 = add nuw nsw i64 %331, 1
  %329 = icmp eq i64 %328, %326
  br i1 %329, label %337, label %330, !llvm.loop !338

330:                                              ; preds = %327, %321
  %331 = phi i64 [ 0, %321 ], [ %328, %327 ]
  %332 = getelementptr inbounds nuw i64, ptr %323, i64 %331
  %333 = load i64, ptr %332, align 8, !tbaa !117
  %334 = getelementptr inbounds nuw i64, ptr %325, i64 %331
  %335 = load i64, ptr %334, align 8, !tbaa !117
  %336 = icmp eq i64 %333, %335
  br i1 %336, label %327, label %729

337:                                              ; preds = %327, %319
  %338 = getelementptr inbounds nuw i8, ptr %294, i64 16
  %339 = load ptr, ptr %338, align 8, !tbaa !339
  %340 = getelementptr inbounds nuw i8, ptr %292, i64 56
  store ptr %339, ptr %340, align 8, !tbaa !340
  br i1 %288, label %341, label %366

341:                                              ; preds = %337
  %342 = getelementptr inbounds nuw i8, ptr %292, i64 44
  %343 = load i32, ptr %342, align 4, !tbaa !351
  %344 = icmp eq i32 %343, 0
  %345 = getelementptr inbounds nuw i8, ptr %292, i64 24
  br i1 %344, label %346, label %366

346:                                              ; preds = %341
  %347 = load ptr, ptr %286, align 8, !tbaa !327
  %348 = ptrtoint ptr %339 to i64
  br label %349

349:                                              ; preds = %363, %346
  %350 = phi i64 [ 0, %346 ], [ %364, %363 ]
  %351 = getelementptr inbounds nuw %struct.tfc_operand, ptr %347, i64 %350
  %352 = getelementptr inbounds nuw i8, ptr %351, i64 56
  %353 = load ptr, ptr %352, align 8, !tbaa !340
  %354 = ptrtoint ptr %353 to i64
  %355 = getelementptr inbounds nuw i8, ptr %351, i64 24
  %356 = load i64, ptr %355, align 8, !tbaa !352
  %357 = add i64 %356, %354
  %358 = icmp ugt i64 %357, %348
  br i1 %358, label %359, label %363

359:                                              ; preds = %349
  %360 = load i64, ptr %345, align 8, !tbaa !352
  %361 = add i64 %360, %348
  %362 = icmp ugt i64 %361, %354
  br i1 %362, label %729, label %363

363:                                              ; preds = %359, %349
  %364 = add nuw nsw i64 %350, 1
  %365 = icmp eq i64 %364, %289
  br i1 %365, label %366, label %349, !llvm.loop !353

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
  %379 = load ptr, ptr %378, align 8, !tbaa !340
  %380 = ptrtoint ptr %379 to i64
  %381 = getelementptr inbounds nuw i8, ptr %377, i64 24
  %382 = load i64, ptr %381, align 8, !tbaa !352
  %383 = add i64 %382, %380
  %384 = icmp ugt i64 %383, %370
  br i1 %384, label %385, label %389

385:                                              ; preds = %376
  %386 = load i64, ptr %369, align 8, !tbaa !352
  %387 = add i64 %386, %370
  %388 = icmp ugt i64 %387, %380
  br i1 %388, label %729, label %389

389:                                              ; preds = %385, %376, %371
  %390 = add nuw nsw i64 %372, 1
  %391 = icmp eq i64 %390, %291
  br i1 %391, label %392, label %371, !llvm.loop !354

392:                                              ; preds = %389, %366, %290
  %393 = add nuw nsw i64 %291, 1
  %394 = icmp eq i64 %393, %287
  br i1 %394, label %395, label %290, !llvm.loop !355

395:                                              ; preds = %392, %278
  %396 = load ptr, ptr %153, align 8, !tbaa !356
  %397 = load ptr, ptr %9, align 8, !tbaa !357
  call void %397(ptr noundef %396) #25
  store i32 1, ptr %280, align 8, !tbaa !319
  %398 = load ptr, ptr %8, align 8, !tbaa !288
  %399 = load i32, ptr %15, align 4, !tbaa !300
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
  %414 = load ptr, ptr %398, align 8, !tbaa !357
  call void %414(ptr noundef nonnull %411) #25
  br label %415

415:                                              ; preds = %413, %408
  %416 = add nuw nsw i64 %409, 1
  %417 = icmp eq i64 %416, %402
  br i1 %417, label %403, label %408, !llvm.loop !358

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
  %426 = load ptr, ptr %404, align 8, !tbaa !350
  %427 = getelementptr inbounds nuw %struct.tfc_operand, ptr %426, i64 %421
  %428 = getelementptr inbounds nuw i8, ptr %427, i64 48
  %429 = load ptr, ptr %428, align 8, !tbaa !359
  %430 = icmp eq ptr %429, null
  br i1 %430, label %434, label %431

431:                                              ; preds = %425
  %432 = load ptr, ptr %405, align 8, !tbaa !360
  %433 = call ptr %432(ptr noundef nonnull %429) #25
  br label %445

434:                                              ; preds = %425
  %435 = load ptr, ptr %398, align 8, !tbaa !357
  %436 = load ptr, ptr %427, align 8, !tbaa !331
  call void %435(ptr noundef %436) #25
  %437 = load ptr, ptr %406, align 8, !tbaa !361
  %438 = load ptr, ptr %407, align 8, !tbaa !328
  %439 = load ptr, ptr %427, align 8, !tbaa !331
  %440 = getelementptr inbounds nuw i8, ptr %427, i64 32
  %441 = load i32, ptr %440, align 8, !tbaa !334
  %442 = getelementptr inbounds nuw i8, ptr %427, i64 16
  %443 = load ptr, ptr %442, align 8, !tbaa !337
  %444 = call ptr %437(ptr noundef %438, ptr noundef %439, i32 noundef %441, ptr noundef %443, ptr noundef null, ptr noundef null, i32 noundef 0, ptr noundef null) #25
  br label %445

445:                                              ; preds = %434, %431
  %446 = phi ptr [ %433, %431 ], [ %444, %434 ]
  store ptr %446, ptr %422, align 8, !tbaa !31
  %447 = icmp eq ptr %446, null
  br i1 %447, label %418, label %448

448:                                              ; preds = %445
  %449 = getelementptr inbounds nuw i8, ptr %446, i64 16
  %450 = load ptr, ptr %449, align 8, !tbaa !339
  %451 = load ptr, ptr %404, align 8, !tbaa !350
  %452 = getelementptr inbounds nuw %struct.tfc_operand, ptr %451, i64 %421
  %453 = getelementptr inbounds nuw i8, ptr %452, i64 56
  store ptr %450, ptr %453, align 8, !tbaa !340
  br label %454

454:                                              ; preds = %448, %420
  %455 = add nuw nsw i64 %421, 1
  %456 = icmp eq i64 %455, %402
  br i1 %456, label %467, label %420, !llvm.loop !362

457:                                              ; preds = %464, %418
  %458 = phi i64 [ 0, %418 ], [ %465, %464 ]
  %459 = getelementptr inbounds nuw ptr, ptr %7, i64 %458
  %460 = load ptr, ptr %459, align 8, !tbaa !31
  %461 = icmp eq ptr %460, null
  br i1 %461, label %464, label %462

462:                                              ; preds = %457
  %463 = load ptr, ptr %419, align 8, !tbaa !363
  call void %463(ptr noundef nonnull %460) #25
  br label %464

464:                                              ; preds = %462, %457
  %465 = add nuw nsw i64 %458, 1
  %466 = icmp eq i64 %465, %402
  br i1 %466, label %631, label %457, !llvm.loop !364

467:                                              ; preds = %454, %395
  %468 = getelementptr inbounds nuw i8, ptr %153, i64 140
  %469 = load i32, ptr %468, align 4, !tbaa !365
  %470 = icmp eq i32 %469, 0
  %471 = getelementptr inbounds nuw i8, ptr %153, i64 80
  %472 = load ptr, ptr %471, align 8, !tbaa !366
  %473 = icmp eq ptr %472, null
  br i1 %470, label %562, label %474

474:                                              ; preds = %467
  br i1 %473, label %496, label %475

475:                                              ; preds = %474
  %476 = getelementptr inbounds nuw i8, ptr %472, i64 4
  %477 = load i32, ptr %476, align 4, !tbaa !367
  %478 = getelementptr inbounds nuw i8, ptr %472, i64 8
  %479 = load i32, ptr %478, align 4, !tbaa !369
  %480 = or i32 %479, %477
  %481 = getelementptr inbounds nuw i8, ptr %153, i64 136
  %482 = load i32, ptr %481, align 8, !tbaa !370
  %483 = load i32, ptr %472, align 4, !tbaa !371
  %484 = icmp eq i32 %483, 0
  %485 = and i32 %482, 1
  %486 = select i1 %484, i32 0, i32 %485
  %487 = or i32 %480, %486
  %488 = icmp eq i32 %487, 0
  br i1 %488, label %489, label %608

489:                                              ; preds = %475
  %490 = getelementptr inbounds nuw i8, ptr %153, i64 88
  %491 = load ptr, ptr %490, align 8, !tbaa !372
  %492 = load i64, ptr %491, align 8, !tbaa !117
  %493 = getelementptr inbounds nuw i8, ptr %153, i64 96
  %494 = load i64, ptr %493, align 8, !tbaa !373
  %495 = icmp eq i64 %492, %494
  br i1 %495, label %496, label %608

496:                                              ; preds = %489, %474
  %497 = getelementptr inbounds nuw i8, ptr %153, i64 152
  %498 = load ptr, ptr %497, align 8, !tbaa !374
  %499 = icmp eq ptr %498, null
  br i1 %499, label %560, label %500

500:                                              ; preds = %496
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #25
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %4, ptr noundef nonnull align 4 dereferenceable(12) @__const.drive_begun.driver, i64 12, i1 false)
  %501 = getelementptr inbounds nuw i8, ptr %498, i64 8
  %502 = load ptr, ptr %501, align 8, !tbaa !375
  %503 = getelementptr inbounds nuw i8, ptr %498, i64 16
  %504 = load ptr, ptr %503, align 8, !tbaa !380
  %505 = getelementptr inbounds nuw i8, ptr %498, i64 24
  %506 = load i64, ptr %505, align 8, !tbaa !381
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %502, ptr readonly align 1 %504, i64 %506, i1 false)
  %507 = getelementptr inbounds nuw i8, ptr %498, i64 40
  %508 = load i64, ptr %507, align 8, !tbaa !382
  %509 = icmp sgt i64 %508, 0
  br i1 %509, label %510, label %513

510:                                              ; preds = %500
  %511 = getelementptr inbounds nuw i8, ptr %153, i64 24
  %512 = getelementptr inbounds nuw i8, ptr %498, i64 32
  br label %525

513:                                              ; preds = %525, %500
  %514 = load ptr, ptr %498, align 8, !tbaa !383
  %515 = call i32 @tfc_drive(ptr noundef %514, ptr noundef nonnull %4)
  %516 = getelementptr inbounds nuw i8, ptr %498, i64 56
  store i32 %515, ptr %516, align 8, !tbaa !384
  %517 = icmp eq i32 %515, 0
  br i1 %517, label %518, label %538

518:                                              ; preds = %513
  %519 = getelementptr inbounds nuw i8, ptr %153, i64 60
  %520 = load i32, ptr %519, align 4, !tbaa !385
  %521 = icmp sgt i32 %520, 0
  br i1 %521, label %522, label %558

522:                                              ; preds = %518
  %523 = getelementptr inbounds nuw i8, ptr %153, i64 32
  %524 = getelementptr inbounds nuw i8, ptr %498, i64 48
  br label %541

525:                                              ; preds = %525, %510
  %526 = phi i64 [ 0, %510 ], [ %536, %525 ]
  %527 = load ptr, ptr %511, align 8, !tbaa !327
  %528 = load ptr, ptr %512, align 8, !tbaa !386
  %529 = getelementptr inbounds nuw %struct.tfc_cell, ptr %528, i64 %526
  %530 = getelementptr inbounds nuw i8, ptr %529, i64 8
  %531 = load i64, ptr %530, align 8, !tbaa !387
  %532 = getelementptr inbounds %struct.tfc_operand, ptr %527, i64 %531
  %533 = getelementptr inbounds nuw i8, ptr %532, i64 56
  %534 = load ptr, ptr %533, align 8, !tbaa !340
  %535 = load ptr, ptr %529, align 8, !tbaa !389
  store ptr %534, ptr %535, align 8, !tbaa !31
  %536 = add nuw nsw i64 %526, 1
  %537 = icmp eq i64 %536, %508
  br i1 %537, label %513, label %525, !llvm.loop !390

538:                                              ; preds = %513
  %539 = icmp sgt i32 %515, 0
  %540 = select i1 %539, i32 %515, i32 13
  br label %558

541:                                              ; preds = %541, %522
  %542 = phi i64 [ 0, %522 ], [ %554, %541 ]
  %543 = load ptr, ptr %523, align 8, !tbaa !350
  %544 = getelementptr inbounds nuw %struct.tfc_operand, ptr %543, i64 %542
  %545 = getelementptr inbounds nuw i8, ptr %544, i64 56
  %546 = load ptr, ptr %545, align 8, !tbaa !340
  %547 = load ptr, ptr %524, align 8, !tbaa !391
  %548 = getelementptr inbounds nuw ptr, ptr %547, i64 %542
  %549 = load ptr, ptr %548, align 8, !tbaa !392
  %550 = load ptr, ptr %549, align 8, !tbaa !70
  %551 = load ptr, ptr %550, align 8, !tbaa !148
  %552 = getelementptr inbounds nuw i8, ptr %544, i64 24
  %553 = load i64, ptr %552, align 8, !tbaa !352
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %546, ptr readonly align 1 %551, i64 %553, i1 false)
  %554 = add nuw nsw i64 %542, 1
  %555 = load i32, ptr %519, align 4, !tbaa !385
  %556 = sext i32 %555 to i64
  %557 = icmp slt i64 %554, %556
  br i1 %557, label %541, label %558, !llvm.loop !393

558:                                              ; preds = %541, %538, %518
  %559 = phi i32 [ %540, %538 ], [ 0, %518 ], [ 0, %541 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #25
  br label %605

560:                                              ; preds = %496
  %561 = call fastcc i32 @walk_bound(ptr noundef nonnull readonly %153)
  br label %605

562:                                              ; preds = %467
  br i1 %473, label %582, label %563

563:                                              ; preds = %562
  %564 = getelementptr inbounds nuw i8, ptr %153, i64 104
  %565 = load ptr, ptr %564, align 8, !tbaa !394
  %566 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %567 = load ptr, ptr %566, align 8, !tbaa !360
  %568 = call ptr %567(ptr noundef %565) #25
  %569 = icmp eq ptr %568, null
  br i1 %569, label %608, label %570

570:                                              ; preds = %563
  %571 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %572 = load ptr, ptr %571, align 8, !tbaa !363
  call void %572(ptr noundef nonnull %568) #25
  %573 = load ptr, ptr %471, align 8, !tbaa !366
  %574 = icmp eq ptr %573, null
  br i1 %574, label %582, label %575

575:                                              ; preds = %570
  %576 = getelementptr inbounds nuw i8, ptr %153, i64 88
  %577 = load ptr, ptr %576, align 8, !tbaa !372
  %578 = load i64, ptr %577, align 8, !tbaa !117
  %579 = getelementptr inbounds nuw i8, ptr %153, i64 96
  %580 = load i64, ptr %579, align 8, !tbaa !373
  %581 = icmp eq i64 %578, %580
  br i1 %581, label %582, label %589

582:                                              ; preds = %575, %570, %562
  %583 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %584 = load ptr, ptr %583, align 8, !tbaa !395
  %585 = call ptr %584() #25
  %586 = call fastcc i32 @walk_bound(ptr noundef nonnull readonly %153)
  %587 = getelementptr inbounds nuw i8, ptr %9, i64 40
  %588 = load ptr, ptr %587, align 8, !tbaa !396
  call void %588(ptr noundef %585) #25
  br label %589

589:                                              ; preds = %582, %575
  %590 = phi i32 [ %586, %582 ], [ -2, %575 ]
  %591 = getelementptr inbounds nuw i8, ptr %153, i64 128
  %592 = load ptr, ptr %591, align 8, !tbaa !397
  store atomic i32 0, ptr %592 monotonic, align 4
  %593 = load ptr, ptr %471, align 8, !tbaa !366
  %594 = icmp eq ptr %593, null
  br i1 %594, label %605, label %595

595:                                              ; preds = %589
  %596 = getelementptr inbounds nuw i8, ptr %153, i64 112
  %597 = load ptr, ptr %596, align 8, !tbaa !398
  %598 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %599 = load ptr, ptr %598, align 8, !tbaa !360
  %600 = call ptr %599(ptr noundef %597) #25
  %601 = icmp eq ptr %600, null
  br i1 %601, label %608, label %602

602:                                              ; preds = %595
  %603 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %604 = load ptr, ptr %603, align 8, !tbaa !363
  call void %604(ptr noundef nonnull %600) #25
  br label %605

605:                                              ; preds = %602, %589, %560, %558
  %606 = phi i32 [ %561, %560 ], [ %590, %602 ], [ %590, %589 ], [ %559, %558 ]
  %607 = icmp eq i32 %606, 0
  br i1 %607, label %632, label %608

608:                                              ; preds = %563, %595, %475, %489, %605
  %609 = phi i32 [ %606, %605 ], [ -1, %563 ], [ -1, %595 ], [ -2, %475 ], [ -2, %489 ]
  %610 = freeze i32 %609
  %611 = load i32, ptr %15, align 4, !tbaa !300
  %612 = icmp sgt i32 %611, 0
  br i1 %612, label %613, label %623

613:                                              ; preds = %608
  %614 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %615 = zext nneg i32 %611 to i64
  br label %616

616:                                              ; preds = %616, %613
  %617 = phi i64 [ 0, %613 ], [ %621, %616 ]
  %618 = load ptr, ptr %614, align 8, !tbaa !363
  %619 = getelementptr inbounds nuw ptr, ptr %7, i64 %617
  %620 = load ptr, ptr %619, align 8, !tbaa !31
  call void %618(ptr noundef %620) #25
  %621 = add nuw nsw i64 %617, 1
  %622 = icmp eq i64 %621, %615
  br i1 %622, label %623, label %616, !llvm.loop !399

623:                                              ; preds = %616, %608
  %624 = icmp sgt i32 %610, 0
  br i1 %624, label %625, label %724

625:                                              ; preds = %623
  %626 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %627 = load ptr, ptr %626, align 8, !tbaa !360
  %628 = getelementptr inbounds nuw i8, ptr %153, i64 120
  %629 = load ptr, ptr %628, align 8, !tbaa !400
  %630 = call ptr %627(ptr noundef %629) #25
  br label %720

631:                                              ; preds = %464
  store i32 0, ptr %280, align 8, !tbaa !319
  br label %720

632:                                              ; preds = %605
  store i32 0, ptr %280, align 8, !tbaa !319
  %633 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %634 = load i64, ptr %633, align 8, !tbaa !302
  switch i64 %634, label %684 [
    i64 0, label %635
    i64 2, label %637
  ]

635:                                              ; preds = %632
  %636 = load ptr, ptr %7, align 8, !tbaa !31
  br label %720

637:                                              ; preds = %632
  %638 = load ptr, ptr %0, align 8, !tbaa !278
  %639 = load ptr, ptr %638, align 8, !tbaa !288
  %640 = getelementptr inbounds nuw i8, ptr %639, i64 48
  %641 = load ptr, ptr %640, align 8, !tbaa !401
  %642 = call ptr %641() #25
  %643 = getelementptr inbounds nuw i8, ptr %638, i64 52
  %644 = load i32, ptr %643, align 4, !tbaa !300
  %645 = icmp sgt i32 %644, 0
  %646 = icmp ne ptr %642, null
  %647 = select i1 %645, i1 %646, i1 false
  br i1 %647, label %648, label %652

648:                                              ; preds = %637
  %649 = getelementptr inbounds nuw i8, ptr %639, i64 56
  %650 = getelementptr inbounds nuw i8, ptr %638, i64 32
  %651 = getelementptr inbounds nuw i8, ptr %639, i64 8
  br label %666

652:                                              ; preds = %679, %676, %637
  %653 = phi ptr [ %642, %637 ], [ null, %676 ], [ %642, %679 ]
  %654 = phi i32 [ %644, %637 ], [ %678, %676 ], [ %681, %679 ]
  %655 = icmp sgt i32 %654, 0
  br i1 %655, label %656, label %720

656:                                              ; preds = %652
  %657 = getelementptr inbounds nuw i8, ptr %639, i64 8
  %658 = zext nneg i32 %654 to i64
  br label %659

659:                                              ; preds = %659, %656
  %660 = phi i64 [ 0, %656 ], [ %664, %659 ]
  %661 = load ptr, ptr %657, align 8, !tbaa !363
  %662 = getelementptr inbounds nuw ptr, ptr %7, i64 %660
  %663 = load ptr, ptr %662, align 8, !tbaa !31
  call void %661(ptr noundef %663) #25
  %664 = add nuw nsw i64 %660, 1
  %665 = icmp eq i64 %664, %658
  br i1 %665, label %720, label %659, !llvm.loop !399

666:                                              ; preds = %679, %648
  %667 = phi i64 [ 0, %648 ], [ %680, %679 ]
  %668 = load ptr, ptr %649, align 8, !tbaa !402
  %669 = load ptr, ptr %650, align 8, !tbaa !307
  %670 = getelementptr inbounds nuw ptr, ptr %669, i64 %667
  %671 = load ptr, ptr %670, align 8, !tbaa !31
  %672 = getelementptr inbounds nuw ptr, ptr %7, i64 %667
  %673 = load ptr, ptr %672, align 8, !tbaa !31
  %674 = call i32 %668(ptr noundef nonnull %642, ptr noundef %671, ptr noundef %673) #25
  %675 = icmp eq i32 %674, 0
  br i1 %675, label %679, label %676

676:                                              ; preds = %666
  %677 = load ptr, ptr %651, align 8, !tbaa !363
  call void %677(ptr noundef nonnull %642) #25
  %678 = load i32, ptr %643, align 4, !tbaa !300
  br label %652

679:                                              ; preds = %666
  %680 = add nuw nsw i64 %667, 1
  %681 = load i32, ptr %643, align 4, !tbaa !300
  %682 = sext i32 %681 to i64
  %683 = icmp slt i64 %680, %682
  br i1 %683, label %666, label %652, !llvm.loop !403

684:                                              ; preds = %632
  %685 = load ptr, ptr %0, align 8, !tbaa !278
  %686 = load ptr, ptr %685, align 8, !tbaa !288
  %687 = getelementptr inbounds nuw i8, ptr %686, i64 80
  %688 = load ptr, ptr %687, align 8, !tbaa !404
  %689 = getelementptr inbounds nuw i8, ptr %685, i64 52
  %690 = load i32, ptr %689, align 4, !tbaa !300
  %691 = sext i32 %690 to i64
  %692 = call ptr %688(i64 noundef %691) #25
  %693 = icmp eq ptr %692, null
  %694 = load i32, ptr %689, align 4, !tbaa !300
  %695 = icmp sgt i32 %694, 0
  br i1 %693, label %696, label %707

696:                                              ; preds = %684
  br i1 %695, label %697, label %720

697:                                              ; preds = %696
  %698 = getelementptr inbounds nuw i8, ptr %686, i64 8
  %699 = zext nneg i32 %694 to i64
  br label %700

700:                                              ; preds = %700, %697
  %701 = phi i64 [ 0, %697 ], [ %705, %700 ]
  %702 = load ptr, ptr %698, align 8, !tbaa !363
  %703 = getelementptr inbounds nuw ptr, ptr %7, i64 %701
  %704 = load ptr, ptr %703, align 8, !tbaa !31
  call void %702(ptr noundef %704) #25
  %705 = add nuw nsw i64 %701, 1
  %706 = icmp eq i64 %705, %699
  br i1 %706, label %720, label %700, !llvm.loop !399

707:                                              ; preds = %684
  br i1 %695, label %708, label %720

708:                                              ; preds = %707
  %709 = getelementptr inbounds nuw i8, ptr %686, i64 88
  br label %710

710:                                              ; preds = %710, %708
  %711 = phi i64 [ 0, %708 ], [ %716, %710 ]
  %712 = load ptr, ptr %709, align 8, !tbaa !405
  %713 = getelementptr inbounds nuw ptr, ptr %7, i64 %711
  %714 = load ptr, ptr %713, align 8, !tbaa !31
  %715 = call i32 %712(ptr noundef nonnull %692, i64 noundef %711, ptr noundef %714) #25
  %716 = add nuw nsw i64 %711, 1
  %717 = load i32, ptr %689, align 4, !tbaa !300
  %718 = sext i32 %717 to i64
  %719 = icmp slt i64 %716, %718
  br i1 %719, label %710, label %720, !llvm.loop !406

720:                                              ; preds = %659, %710, %700, %631, %625, %635, %652, %696, %707
  %721 = phi ptr [ null, %700 ], [ %692, %707 ], [ %692, %710 ], [ null, %696 ], [ %653, %652 ], [ null, %631 ], [ %636, %635 ], [ %630, %625 ], [ %653, %659 ]
  %722 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %723 = load ptr, ptr %722, align 8, !tbaa !363
  call void %723(ptr noundef %396) #25
  br label %729

724:                                              ; preds = %623
  store i32 0, ptr %280, align 8, !tbaa !319
  %725 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %726 = load ptr, ptr %725, align 8, !tbaa !363
  call void %726(ptr noundef %396) #25
  %727 = icmp eq i32 %610, -2
  %728 = select i1 %727, ptr @slow_way, ptr null
  br label %729

729:                                              ; preds = %274, %308, %296, %303, %314, %330, %359, %385, %724, %146, %62, %31, %67, %93, %720, %3, %144
  %730 = phi ptr [ @slow_way, %62 ], [ @slow_way, %330 ], [ @slow_way, %359 ], [ @slow_way, %144 ], [ @slow_way, %3 ], [ %721, %720 ], [ @slow_way, %385 ], [ %728, %724 ], [ @slow_way, %93 ], [ @slow_way, %67 ], [ @slow_way, %31 ], [ @slow_way, %146 ], [ @slow_way, %308 ], [ @slow_way, %314 ], [ @slow_way, %303 ], [ @slow_way, %296 ], [ @slow_way, %274 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #25
  ret ptr %730
}

; Function Attrs: nounwind uwtable
define ptr @tfc_call_with_dict(ptr noundef readonly captures(none) %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #4 {
  %4 = alloca [64 x ptr], align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !276
  %7 = load ptr, ptr %6, align 8, !tbaa !278
  %8 = load ptr, ptr %7, align 8, !tbaa !288
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #25
  %9 = icmp eq i64 %2, 2
  br i1 %9, label %10, label %85

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %12 = load ptr, ptr %11, align 8, !tbaa !281
  %13 = icmp eq ptr %12, null
  br i1 %13, label %85, label %14

14:                                               ; preds = %10
  %15 = load ptr, ptr %1, align 8, !tbaa !31
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %17 = load ptr, ptr %16, align 8, !tbaa !303
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 192
  %19 = load ptr, ptr %18, align 8, !tbaa !304
  %20 = icmp eq ptr %17, %19
  br i1 %20, label %21, label %85

21:                                               ; preds = %14
  %22 = getelementptr inbounds nuw i8, ptr %8, i64 72
  %23 = load ptr, ptr %22, align 8, !tbaa !305
  %24 = tail call i64 %23(ptr noundef nonnull %15) #25
  %25 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %26 = load i32, ptr %25, align 8, !tbaa !285
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
  %36 = load i32, ptr %25, align 8, !tbaa !285
  %37 = sext i32 %36 to i64
  %38 = icmp slt i64 %35, %37
  br i1 %38, label %39, label %56, !llvm.loop !407

39:                                               ; preds = %34, %31
  %40 = phi i64 [ 0, %31 ], [ %35, %34 ]
  %41 = load ptr, ptr %32, align 8, !tbaa !306
  %42 = load ptr, ptr %33, align 8, !tbaa !291
  %43 = getelementptr inbounds nuw ptr, ptr %42, i64 %40
  %44 = load ptr, ptr %43, align 8, !tbaa !31
  %45 = tail call ptr %41(ptr noundef nonnull %15, ptr noundef %44) #25
  %46 = getelementptr inbounds nuw ptr, ptr %4, i64 %40
  store ptr %45, ptr %46, align 8, !tbaa !31
  %47 = icmp eq ptr %45, null
  br i1 %47, label %48, label %34

48:                                               ; preds = %39
  %49 = getelementptr inbounds nuw i8, ptr %8, i64 120
  %50 = load ptr, ptr %49, align 8, !tbaa !309
  %51 = tail call ptr %50() #25
  %52 = icmp eq ptr %51, null
  br i1 %52, label %85, label %53

53:                                               ; preds = %48
  %54 = getelementptr inbounds nuw i8, ptr %8, i64 128
  %55 = load ptr, ptr %54, align 8, !tbaa !310
  tail call void %55() #25
  br label %85

56:                                               ; preds = %34
  %57 = icmp sgt i32 %36, 0
  br i1 %57, label %74, label %58

58:                                               ; preds = %74, %29, %56
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %60 = load ptr, ptr %59, align 8, !tbaa !31
  %61 = call fastcc ptr @call_step(ptr noundef nonnull %6, ptr noundef %4, ptr noundef %60)
  %62 = load i32, ptr %25, align 8, !tbaa !285
  %63 = icmp sgt i32 %62, 0
  br i1 %63, label %64, label %83

64:                                               ; preds = %58
  %65 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %66 = zext nneg i32 %62 to i64
  br label %67

67:                                               ; preds = %67, %64
  %68 = phi i64 [ 0, %64 ], [ %72, %67 ]
  %69 = load ptr, ptr %65, align 8, !tbaa !363
  %70 = getelementptr inbounds nuw ptr, ptr %4, i64 %68
  %71 = load ptr, ptr %70, align 8, !tbaa !31
  tail call void %69(ptr noundef %71) #25
  %72 = add nuw nsw i64 %68, 1
  %73 = icmp eq i64 %72, %66
  br i1 %73, label %83, label %67, !llvm.loop !399

74:                                               ; preds = %56, %74
  %75 = phi i64 [ %79, %74 ], [ 0, %56 ]
  %76 = load ptr, ptr %8, align 8, !tbaa !357
  %77 = getelementptr inbounds nuw ptr, ptr %4, i64 %75
  %78 = load ptr, ptr %77, align 8, !tbaa !31
  tail call void %76(ptr noundef %78) #25
  %79 = add nuw nsw i64 %75, 1
  %80 = load i32, ptr %25, align 8, !tbaa !285
  %81 = sext i32 %80 to i64
  %82 = icmp slt i64 %79, %81
  br i1 %82, label %74, label %58, !llvm.loop !408

83:                                               ; preds = %67, %58
  %84 = icmp eq ptr %61, @slow_way
  br i1 %84, label %85, label %91

85:                                               ; preds = %48, %53, %14, %21, %10, %3, %83
  %86 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %87 = load ptr, ptr %86, align 8, !tbaa !297
  %88 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %89 = load ptr, ptr %88, align 8, !tbaa !298
  %90 = tail call ptr %87(ptr noundef %89, ptr noundef %1, i64 noundef %2, ptr noundef null) #25
  br label %91

91:                                               ; preds = %83, %85
  %92 = phi ptr [ %90, %85 ], [ %61, %83 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #25
  ret ptr %92
}

; Function Attrs: nounwind uwtable
define i32 @tfc_call_from_c(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2) local_unnamed_addr #4 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %5 = load i32, ptr %4, align 8, !tbaa !409
  %6 = icmp sgt i32 %5, 0
  br i1 %6, label %7, label %11

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8, !tbaa !327
  %10 = zext nneg i32 %5 to i64
  br label %19

11:                                               ; preds = %19, %3
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %13 = load i32, ptr %12, align 4, !tbaa !385
  %14 = icmp sgt i32 %13, 0
  br i1 %14, label %15, label %27

15:                                               ; preds = %11
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %17 = load ptr, ptr %16, align 8, !tbaa !350
  %18 = zext nneg i32 %13 to i64
  br label %29

19:                                               ; preds = %7, %19
  %20 = phi i64 [ 0, %7 ], [ %25, %19 ]
  %21 = getelementptr inbounds nuw ptr, ptr %1, i64 %20
  %22 = load ptr, ptr %21, align 8, !tbaa !31
  %23 = getelementptr inbounds nuw %struct.tfc_operand, ptr %9, i64 %20
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 56
  store ptr %22, ptr %24, align 8, !tbaa !340
  %25 = add nuw nsw i64 %20, 1
  %26 = icmp eq i64 %25, %10
  br i1 %26, label %11, label %19, !llvm.loop !410

27:                                               ; preds = %29, %11
  %28 = tail call fastcc i32 @walk_bound(ptr noundef nonnull %0)
  ret i32 %28

29:                                               ; preds = %15, %29
  %30 = phi i64 [ 0, %15 ], [ %35, %29 ]
  %31 = getelementptr inbounds nuw ptr, ptr %2, i64 %30
  %32 = load ptr, ptr %31, align 8, !tbaa !31
  %33 = getelementptr inbounds nuw %struct.tfc_operand, ptr %17, i64 %30
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 56
  store ptr %32, ptr %34, align 8, !tbaa !340
  %35 = add nuw nsw i64 %30, 1
  %36 = icmp eq i64 %35, %18
  br i1 %36, label %27, label %29, !llvm.loop !411
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @walk_bound(ptr noundef readonly captures(none) %0) unnamed_addr #4 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %3 = load i32, ptr %2, align 8, !tbaa !409
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %5 = load i32, ptr %4, align 4, !tbaa !385
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8, !tbaa !412
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !266
  %10 = icmp sgt i32 %3, 0
  br i1 %10, label %11, label %14

11:                                               ; preds = %1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %13 = zext nneg i32 %3 to i64
  br label %19

14:                                               ; preds = %19, %1
  %15 = icmp sgt i32 %5, 0
  br i1 %15, label %16, label %31

16:                                               ; preds = %14
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %18 = zext nneg i32 %5 to i64
  br label %37

19:                                               ; preds = %11, %19
  %20 = phi i64 [ 0, %11 ], [ %29, %19 ]
  %21 = load ptr, ptr %12, align 8, !tbaa !327
  %22 = getelementptr inbounds nuw %struct.tfc_operand, ptr %21, i64 %20
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 56
  %24 = load ptr, ptr %23, align 8, !tbaa !340
  %25 = getelementptr inbounds nuw i8, ptr %22, i64 36
  %26 = load i32, ptr %25, align 4, !tbaa !413
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds ptr, ptr %9, i64 %27
  store ptr %24, ptr %28, align 8, !tbaa !31
  %29 = add nuw nsw i64 %20, 1
  %30 = icmp eq i64 %29, %13
  br i1 %30, label %14, label %19, !llvm.loop !414

31:                                               ; preds = %51, %14
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %33 = load i64, ptr %32, align 8, !tbaa !415
  %34 = icmp sgt i64 %33, 0
  br i1 %34, label %35, label %54

35:                                               ; preds = %31
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 40
  br label %60

37:                                               ; preds = %16, %51
  %38 = phi i64 [ 0, %16 ], [ %52, %51 ]
  %39 = load ptr, ptr %17, align 8, !tbaa !350
  %40 = getelementptr inbounds nuw %struct.tfc_operand, ptr %39, i64 %38
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 44
  %42 = load i32, ptr %41, align 4, !tbaa !351
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %51

44:                                               ; preds = %37
  %45 = getelementptr inbounds nuw i8, ptr %40, i64 56
  %46 = load ptr, ptr %45, align 8, !tbaa !340
  %47 = getelementptr inbounds nuw i8, ptr %40, i64 36
  %48 = load i32, ptr %47, align 4, !tbaa !413
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds ptr, ptr %9, i64 %49
  store ptr %46, ptr %50, align 8, !tbaa !31
  br label %51

51:                                               ; preds = %37, %44
  %52 = add nuw nsw i64 %38, 1
  %53 = icmp eq i64 %52, %18
  br i1 %53, label %31, label %37, !llvm.loop !416

54:                                               ; preds = %60, %31
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %56 = load i64, ptr %55, align 8, !tbaa !417
  %57 = icmp sgt i64 %56, 0
  br i1 %57, label %58, label %75

58:                                               ; preds = %54
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 64
  br label %88

60:                                               ; preds = %35, %60
  %61 = phi i64 [ 0, %35 ], [ %73, %60 ]
  %62 = load ptr, ptr %36, align 8, !tbaa !418
  %63 = getelementptr inbounds nuw %struct.tfc_shift, ptr %62, i64 %61
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 8
  %65 = load i64, ptr %64, align 8, !tbaa !419
  %66 = getelementptr inbounds ptr, ptr %9, i64 %65
  %67 = load ptr, ptr %66, align 8, !tbaa !31
  %68 = getelementptr inbounds nuw i8, ptr %63, i64 16
  %69 = load i64, ptr %68, align 8, !tbaa !421
  %70 = getelementptr inbounds i8, ptr %67, i64 %69
  %71 = load i64, ptr %63, align 8, !tbaa !422
  %72 = getelementptr inbounds ptr, ptr %9, i64 %71
  store ptr %70, ptr %72, align 8, !tbaa !31
  %73 = add nuw nsw i64 %61, 1
  %74 = icmp eq i64 %73, %33
  br i1 %74, label %54, label %60, !llvm.loop !423

75:                                               ; preds = %88, %54
  %76 = load ptr, ptr %6, align 8, !tbaa !412
  %77 = tail call i32 @tfc_walk(ptr noundef %76)
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %84, label %79

79:                                               ; preds = %75
  %80 = load i64, ptr %55, align 8, !tbaa !417
  %81 = icmp sgt i64 %80, 0
  br i1 %81, label %82, label %132

82:                                               ; preds = %79
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 64
  br label %100

84:                                               ; preds = %75
  br i1 %15, label %85, label %132

85:                                               ; preds = %84
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %87 = zext nneg i32 %5 to i64
  br label %112

88:                                               ; preds = %58, %88
  %89 = phi i64 [ 0, %58 ], [ %97, %88 ]
  %90 = load ptr, ptr %59, align 8, !tbaa !424
  %91 = getelementptr inbounds nuw %struct.tfc_saved, ptr %90, i64 %89
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 8
  %93 = load ptr, ptr %92, align 8, !tbaa !425
  %94 = load ptr, ptr %91, align 8, !tbaa !427
  %95 = getelementptr inbounds nuw i8, ptr %91, i64 16
  %96 = load i64, ptr %95, align 8, !tbaa !428
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %93, ptr readonly align 1 %94, i64 %96, i1 false)
  %97 = add nuw nsw i64 %89, 1
  %98 = load i64, ptr %55, align 8, !tbaa !417
  %99 = icmp slt i64 %97, %98
  br i1 %99, label %88, label %75, !llvm.loop !429

100:                                              ; preds = %82, %100
  %101 = phi i64 [ 0, %82 ], [ %109, %100 ]
  %102 = load ptr, ptr %83, align 8, !tbaa !424
  %103 = getelementptr inbounds nuw %struct.tfc_saved, ptr %102, i64 %101
  %104 = load ptr, ptr %103, align 8, !tbaa !427
  %105 = getelementptr inbounds nuw i8, ptr %103, i64 8
  %106 = load ptr, ptr %105, align 8, !tbaa !425
  %107 = getelementptr inbounds nuw i8, ptr %103, i64 16
  %108 = load i64, ptr %107, align 8, !tbaa !428
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %104, ptr readonly align 1 %106, i64 %108, i1 false)
  %109 = add nuw nsw i64 %101, 1
  %110 = load i64, ptr %55, align 8, !tbaa !417
  %111 = icmp slt i64 %109, %110
  br i1 %111, label %100, label %132, !llvm.loop !430

112:                                              ; preds = %85, %129
  %113 = phi i64 [ 0, %85 ], [ %130, %129 ]
  %114 = load ptr, ptr %86, align 8, !tbaa !350
  %115 = getelementptr inbounds nuw %struct.tfc_operand, ptr %114, i64 %113
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 44
  %117 = load i32, ptr %116, align 4, !tbaa !351
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %129, label %119

119:                                              ; preds = %112
  %120 = getelementptr inbounds nuw i8, ptr %115, i64 56
  %121 = load ptr, ptr %120, align 8, !tbaa !340
  %122 = getelementptr inbounds nuw i8, ptr %115, i64 36
  %123 = load i32, ptr %122, align 4, !tbaa !413
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds ptr, ptr %9, i64 %124
  %126 = load ptr, ptr %125, align 8, !tbaa !31
  %127 = getelementptr inbounds nuw i8, ptr %115, i64 24
  %128 = load i64, ptr %127, align 8, !tbaa !352
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %121, ptr readonly align 1 %126, i64 %128, i1 false)
  br label %129

129:                                              ; preds = %119, %112
  %130 = add nuw nsw i64 %113, 1
  %131 = icmp eq i64 %130, %87
  br i1 %131, label %132, label %112, !llvm.loop !431

132:                                              ; preds = %100, %129, %79, %84
  %133 = phi i32 [ 0, %84 ], [ %77, %79 ], [ 0, %129 ], [ %77, %100 ]
  ret i32 %133
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @new_instance(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, i32 noundef range(i32 0, 2) %3, i64 noundef %4) unnamed_addr #31 {
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %7 = load i32, ptr %6, align 4, !tbaa !432
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %9 = load i32, ptr %8, align 8, !tbaa !433
  %10 = icmp eq i32 %3, 0
  br i1 %10, label %18, label %11

11:                                               ; preds = %5
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %13 = load i32, ptr %12, align 8, !tbaa !54
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %15 = load i32, ptr %14, align 4, !tbaa !434
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
  %25 = load i32, ptr %24, align 8, !tbaa !435
  %26 = add nsw i32 %25, 1
  %27 = sext i32 %26 to i64
  %28 = add nsw i64 %19, %27
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %30 = load i32, ptr %29, align 4, !tbaa !436
  %31 = sext i32 %30 to i64
  %32 = add nsw i64 %28, %31
  %33 = shl nsw i64 %32, 3
  %34 = add nsw i64 %23, %33
  %35 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %34)
  %36 = icmp eq ptr %35, null
  br i1 %36, label %88, label %37

37:                                               ; preds = %18
  store ptr %1, ptr %35, align 8, !tbaa !437
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 8
  store ptr %2, ptr %38, align 8, !tbaa !438
  %39 = getelementptr inbounds nuw i8, ptr %35, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %39, i8 0, i64 32, i1 false)
  %40 = getelementptr inbounds nuw i8, ptr %35, i64 48
  store i64 %4, ptr %40, align 8, !tbaa !117
  %41 = getelementptr inbounds nuw i8, ptr %35, i64 56
  store <2 x i64> <i64 0, i64 -1>, ptr %41, align 8, !tbaa !117
  %42 = getelementptr inbounds nuw i8, ptr %35, i64 72
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %42, i8 0, i64 56, i1 false)
  %43 = getelementptr i8, ptr %35, i64 128
  %44 = getelementptr inbounds nuw i8, ptr %35, i64 88
  store ptr %43, ptr %44, align 8, !tbaa !439
  %45 = load i32, ptr %6, align 4, !tbaa !432
  %46 = sext i32 %45 to i64
  %47 = getelementptr %struct.held, ptr %43, i64 %46
  %48 = getelementptr inbounds nuw i8, ptr %35, i64 96
  store ptr %47, ptr %48, align 8, !tbaa !440
  %49 = load i32, ptr %8, align 8, !tbaa !433
  %50 = sext i32 %49 to i64
  %51 = getelementptr %struct.held, ptr %47, i64 %50
  %52 = getelementptr inbounds nuw i8, ptr %35, i64 80
  store ptr %51, ptr %52, align 8, !tbaa !57
  %53 = load i32, ptr %24, align 8, !tbaa !435
  %54 = sext i32 %53 to i64
  %55 = getelementptr ptr, ptr %51, i64 %54
  %56 = getelementptr i8, ptr %55, i64 8
  %57 = getelementptr inbounds nuw i8, ptr %35, i64 104
  store ptr %56, ptr %57, align 8, !tbaa !441
  %58 = load i32, ptr %29, align 4, !tbaa !436
  %59 = icmp sgt i32 %58, 0
  br i1 %59, label %60, label %63

60:                                               ; preds = %37
  %61 = zext nneg i32 %58 to i64
  %62 = shl nuw nsw i64 %61, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %56, i8 -1, i64 %62, i1 false), !tbaa !117
  br label %63

63:                                               ; preds = %60, %37
  br i1 %10, label %80, label %64

64:                                               ; preds = %63
  %65 = sext i32 %58 to i64
  %66 = getelementptr i64, ptr %56, i64 %65
  %67 = getelementptr inbounds nuw i8, ptr %35, i64 112
  store ptr %66, ptr %67, align 8, !tbaa !56
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %69 = load i32, ptr %68, align 8, !tbaa !54
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds ptr, ptr %66, i64 %70
  %72 = getelementptr inbounds nuw i8, ptr %35, i64 120
  store ptr %71, ptr %72, align 8, !tbaa !169
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %74 = load i32, ptr %73, align 4, !tbaa !434
  %75 = add nsw i32 %74, %69
  %76 = icmp sgt i32 %75, 0
  br i1 %76, label %77, label %80

77:                                               ; preds = %64
  %78 = zext nneg i32 %75 to i64
  %79 = shl nuw nsw i64 %78, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %66, i8 0, i64 %79, i1 false), !tbaa !70
  br label %80

80:                                               ; preds = %77, %64, %63
  %81 = tail call fastcc ptr @new_iteration(ptr noundef %0, ptr noundef nonnull %35)
  %82 = icmp eq ptr %81, null
  br i1 %82, label %88, label %83

83:                                               ; preds = %80
  %84 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %85 = load i32, ptr %84, align 8, !tbaa !442
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds nuw i8, ptr %81, i64 8
  store i64 %86, ptr %87, align 8, !tbaa !62
  br label %88

88:                                               ; preds = %83, %80, %18
  %89 = phi ptr [ null, %18 ], [ %35, %83 ], [ null, %80 ]
  ret ptr %89
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @take(ptr noundef captures(none) %0, i64 noundef %1) unnamed_addr #31 {
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
  %29 = load ptr, ptr %28, align 8, !tbaa !443
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %31 = load ptr, ptr %30, align 8, !tbaa !444
  %32 = ptrtoint ptr %29 to i64
  %33 = ptrtoint ptr %31 to i64
  %34 = sub i64 %32, %33
  %35 = icmp slt i64 %34, %16
  br i1 %35, label %36, label %48

36:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #25
  store i64 %16, ptr %3, align 8, !tbaa !117
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %38 = load ptr, ptr %37, align 8, !tbaa !445
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %40 = load ptr, ptr %39, align 8, !tbaa !446
  %41 = call ptr %38(ptr noundef %40, ptr noundef nonnull %3) #25
  store ptr %41, ptr %30, align 8, !tbaa !444
  %42 = icmp eq ptr %41, null
  %43 = load i64, ptr %3, align 8
  %44 = getelementptr inbounds i8, ptr %41, i64 %43
  %45 = select i1 %42, ptr null, ptr %44
  store ptr %45, ptr %28, align 8, !tbaa !443
  br i1 %42, label %46, label %47

46:                                               ; preds = %36
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 8, i32 noundef 2, ptr noundef null, ptr noundef null)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #25
  br label %51

47:                                               ; preds = %36
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #25
  br label %48

48:                                               ; preds = %47, %27
  %49 = phi ptr [ %41, %47 ], [ %31, %27 ]
  %50 = getelementptr inbounds i8, ptr %49, i64 %16
  store ptr %50, ptr %30, align 8, !tbaa !444
  br label %51

51:                                               ; preds = %46, %48, %25
  %52 = phi ptr [ %23, %25 ], [ %49, %48 ], [ null, %46 ]
  ret ptr %52
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #16

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @new_iteration(ptr noundef captures(none) %0, ptr noundef captures(none) %1) unnamed_addr #31 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !58
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %6 = load i32, ptr %5, align 4, !tbaa !447
  %7 = sext i32 %6 to i64
  %8 = shl nsw i64 %7, 3
  %9 = add nsw i64 %8, 56
  %10 = load i32, ptr %4, align 8, !tbaa !448
  %11 = shl nsw i32 %10, 1
  %12 = sext i32 %11 to i64
  %13 = shl nsw i64 %12, 2
  %14 = add nsw i64 %9, %13
  %15 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %14)
  %16 = icmp eq ptr %15, null
  br i1 %16, label %73, label %17

17:                                               ; preds = %2
  %18 = getelementptr i8, ptr %15, i64 56
  %19 = load i32, ptr %5, align 4, !tbaa !447
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds ptr, ptr %18, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %23 = load i64, ptr %22, align 8, !tbaa !449
  %24 = add nsw i64 %23, 1
  store i64 %24, ptr %22, align 8, !tbaa !449
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %26 = load i64, ptr %25, align 8, !tbaa !450
  %27 = add i64 %23, -7046029254386353130
  %28 = xor i64 %26, %27
  %29 = mul i64 %28, -49064778989728563
  %30 = lshr i64 %29, 32
  %31 = xor i64 %30, %29
  %32 = mul i64 %31, -4265267296055464877
  %33 = lshr i64 %29, 29
  %34 = xor i64 %32, %33
  %35 = load i32, ptr %4, align 8, !tbaa !448
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %21, i64 %36
  store i64 %24, ptr %15, align 8, !tbaa !117
  %38 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i64 0, ptr %38, align 8, !tbaa !117
  %39 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store i64 %34, ptr %39, align 8, !tbaa !117
  %40 = getelementptr inbounds nuw i8, ptr %15, i64 24
  store ptr null, ptr %40, align 8, !tbaa !68
  %41 = getelementptr inbounds nuw i8, ptr %15, i64 32
  store ptr %18, ptr %41, align 8, !tbaa !392
  %42 = getelementptr inbounds nuw i8, ptr %15, i64 40
  store ptr %21, ptr %42, align 8, !tbaa !451
  %43 = getelementptr inbounds nuw i8, ptr %15, i64 48
  store ptr %37, ptr %43, align 8, !tbaa !451
  %44 = icmp sgt i32 %19, 0
  br i1 %44, label %45, label %48

45:                                               ; preds = %17
  %46 = zext nneg i32 %19 to i64
  %47 = shl nuw nsw i64 %46, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %18, i8 0, i64 %47, i1 false), !tbaa !70
  br label %48

48:                                               ; preds = %45, %17
  %49 = icmp sgt i32 %35, 0
  br i1 %49, label %50, label %53

50:                                               ; preds = %48
  %51 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %52 = load ptr, ptr %51, align 8, !tbaa !452
  br label %63

53:                                               ; preds = %63, %48
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %55 = load ptr, ptr %54, align 8, !tbaa !57
  %56 = load i64, ptr %22, align 8, !tbaa !449
  %57 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %58 = load i32, ptr %57, align 8, !tbaa !435
  %59 = add nsw i32 %58, 1
  %60 = sext i32 %59 to i64
  %61 = srem i64 %56, %60
  %62 = getelementptr inbounds ptr, ptr %55, i64 %61
  store ptr %15, ptr %62, align 8, !tbaa !59
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
  %70 = load i32, ptr %4, align 8, !tbaa !448
  %71 = sext i32 %70 to i64
  %72 = icmp slt i64 %69, %71
  br i1 %72, label %63, label %53, !llvm.loop !453

73:                                               ; preds = %2, %53
  ret ptr %15
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @push(ptr noundef captures(none) %0, ptr dead_on_return noundef nonnull readonly captures(none) %1) unnamed_addr #31 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %4 = load i64, ptr %3, align 8, !tbaa !73
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %6 = load i64, ptr %5, align 8, !tbaa !90
  %7 = icmp eq i64 %4, %6
  br i1 %7, label %13, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %10 = load ptr, ptr %9, align 8, !tbaa !88
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %12 = load i64, ptr %11, align 8, !tbaa !89
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
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 224
  br label %31

26:                                               ; preds = %31, %20
  %27 = phi i64 [ %21, %20 ], [ %41, %31 ]
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %29 = load ptr, ptr %28, align 8, !tbaa !88
  %30 = icmp eq ptr %29, null
  br i1 %30, label %47, label %43

31:                                               ; preds = %23, %31
  %32 = phi i64 [ 0, %23 ], [ %40, %31 ]
  %33 = getelementptr inbounds nuw %struct.tfc_ready, ptr %18, i64 %32
  %34 = load ptr, ptr %24, align 8, !tbaa !88
  %35 = load i64, ptr %25, align 8, !tbaa !89
  %36 = add nsw i64 %35, %32
  %37 = load i64, ptr %5, align 8, !tbaa !90
  %38 = srem i64 %36, %37
  %39 = getelementptr inbounds %struct.tfc_ready, ptr %34, i64 %38
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %33, ptr noundef nonnull align 8 dereferenceable(32) %39, i64 32, i1 false), !tbaa.struct !454
  %40 = add nuw nsw i64 %32, 1
  %41 = load i64, ptr %3, align 8, !tbaa !73
  %42 = icmp slt i64 %40, %41
  br i1 %42, label %31, label %26, !llvm.loop !455

43:                                               ; preds = %26
  %44 = load i64, ptr %5, align 8, !tbaa !90
  %45 = shl nsw i64 %44, 5
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef nonnull %29, i64 noundef %45)
  %46 = load i64, ptr %3, align 8, !tbaa !73
  br label %47

47:                                               ; preds = %26, %43
  %48 = phi i64 [ %27, %26 ], [ %46, %43 ]
  store ptr %18, ptr %28, align 8, !tbaa !88
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store i64 0, ptr %49, align 8, !tbaa !89
  store i64 %16, ptr %5, align 8, !tbaa !90
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
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %58, ptr noundef nonnull align 8 dereferenceable(32) %1, i64 32, i1 false), !tbaa.struct !454
  br label %59

59:                                               ; preds = %13, %50
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @settle(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef captures(none) %2) unnamed_addr #31 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 112
  br label %5

5:                                                ; preds = %97, %3
  %6 = phi ptr [ %2, %3 ], [ %62, %97 ]
  %7 = phi ptr [ %1, %3 ], [ %60, %97 ]
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %9 = load i64, ptr %8, align 8, !tbaa !62
  %10 = add nsw i64 %9, -1
  store i64 %10, ptr %8, align 8, !tbaa !62
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 80
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 76
  br label %16

16:                                               ; preds = %55, %5
  %17 = load i64, ptr %11, align 8, !tbaa !456
  %18 = load i64, ptr %12, align 8, !tbaa !449
  %19 = icmp sgt i64 %17, %18
  br i1 %19, label %58, label %20

20:                                               ; preds = %16
  %21 = load ptr, ptr %13, align 8, !tbaa !57
  %22 = load ptr, ptr %14, align 8, !tbaa !58
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 24
  %24 = load i32, ptr %23, align 8, !tbaa !435
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
  %34 = getelementptr inbounds nuw i8, ptr %29, i64 32
  %35 = load ptr, ptr %34, align 8, !tbaa !91
  %36 = getelementptr inbounds nuw i8, ptr %22, i64 4
  %37 = load i32, ptr %36, align 4, !tbaa !447
  %38 = sext i32 %37 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %35, i64 noundef %38)
  %39 = load ptr, ptr %14, align 8, !tbaa !58
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 4
  %41 = load i32, ptr %40, align 4, !tbaa !447
  %42 = sext i32 %41 to i64
  %43 = shl nsw i64 %42, 3
  %44 = add nsw i64 %43, 56
  %45 = load i32, ptr %39, align 8, !tbaa !448
  %46 = shl nsw i32 %45, 1
  %47 = sext i32 %46 to i64
  %48 = shl nsw i64 %47, 2
  %49 = add nsw i64 %44, %48
  tail call fastcc void @give(ptr noundef %0, ptr noundef nonnull %29, i64 noundef %49)
  %50 = load i64, ptr %11, align 8, !tbaa !456
  %51 = add nsw i64 %50, 1
  store i64 %51, ptr %11, align 8, !tbaa !456
  %52 = load i32, ptr %15, align 4, !tbaa !457
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %55, label %54

54:                                               ; preds = %33
  tail call fastcc void @begin_iteration(ptr noundef %0, ptr noundef nonnull %7)
  br label %55

55:                                               ; preds = %54, %33
  %56 = load i32, ptr %4, align 8, !tbaa !64
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %16, label %100, !llvm.loop !458

58:                                               ; preds = %16
  tail call fastcc void @leave_frame(ptr noundef %0, ptr noundef nonnull %7)
  %59 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %60 = load ptr, ptr %59, align 8, !tbaa !131
  %61 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %62 = load ptr, ptr %61, align 8, !tbaa !132
  %63 = load ptr, ptr %14, align 8, !tbaa !58
  %64 = getelementptr inbounds nuw i8, ptr %7, i64 120
  %65 = load ptr, ptr %64, align 8, !tbaa !169
  %66 = icmp eq ptr %65, null
  %67 = getelementptr inbounds nuw i8, ptr %63, i64 12
  %68 = load i32, ptr %67, align 4, !tbaa !432
  %69 = getelementptr inbounds nuw i8, ptr %63, i64 16
  %70 = load i32, ptr %69, align 8, !tbaa !433
  br i1 %66, label %79, label %71

71:                                               ; preds = %58
  %72 = load ptr, ptr %7, align 8, !tbaa !48
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 56
  %74 = load i32, ptr %73, align 8, !tbaa !54
  %75 = getelementptr inbounds nuw i8, ptr %72, i64 60
  %76 = load i32, ptr %75, align 4, !tbaa !434
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
  %86 = load i32, ptr %85, align 8, !tbaa !435
  %87 = add nsw i32 %86, 1
  %88 = sext i32 %87 to i64
  %89 = add nsw i64 %80, %88
  %90 = getelementptr inbounds nuw i8, ptr %63, i64 20
  %91 = load i32, ptr %90, align 4, !tbaa !436
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
define internal fastcc void @drop_all(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i64 noundef range(i64 -2147483648, 2147483648) %2) unnamed_addr #37 {
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
  br i1 %11, label %5, label %6, !llvm.loop !459
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @begin_iteration(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #31 {
  %3 = tail call fastcc ptr @new_iteration(ptr noundef %0, ptr noundef %1)
  %4 = icmp eq ptr %3, null
  br i1 %4, label %43, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 76
  %7 = load i32, ptr %6, align 4, !tbaa !457
  store i32 0, ptr %6, align 4, !tbaa !457
  %8 = icmp sgt i32 %7, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %11 = zext nneg i32 %7 to i64
  br label %18

12:                                               ; preds = %18, %5
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %14 = load i32, ptr %13, align 8, !tbaa !460
  %15 = icmp sgt i32 %14, 0
  br i1 %15, label %16, label %43

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 88
  br label %30

18:                                               ; preds = %9, %18
  %19 = phi i64 [ 0, %9 ], [ %28, %18 ]
  %20 = load ptr, ptr %10, align 8, !tbaa !440
  %21 = getelementptr inbounds nuw %struct.held, ptr %20, i64 %19
  %22 = load ptr, ptr %21, align 8, !tbaa !461
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 8
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %3, ptr noundef %22, ptr noundef nonnull %23, i32 noundef 0)
  %24 = load ptr, ptr %10, align 8, !tbaa !440
  %25 = getelementptr inbounds nuw %struct.held, ptr %24, i64 %19
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %27 = load ptr, ptr %26, align 8, !tbaa !463
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %27)
  %28 = add nuw nsw i64 %19, 1
  %29 = icmp eq i64 %28, %11
  br i1 %29, label %12, label %18, !llvm.loop !464

30:                                               ; preds = %16, %30
  %31 = phi i64 [ 0, %16 ], [ %39, %30 ]
  %32 = load ptr, ptr %17, align 8, !tbaa !439
  %33 = getelementptr inbounds nuw %struct.held, ptr %32, i64 %31
  %34 = load ptr, ptr %33, align 8, !tbaa !461
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %36 = load ptr, ptr %35, align 8, !tbaa !463
  %37 = icmp eq ptr %36, null
  %38 = zext i1 %37 to i32
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %3, ptr noundef %34, ptr noundef nonnull %35, i32 noundef %38)
  %39 = add nuw nsw i64 %31, 1
  %40 = load i32, ptr %13, align 8, !tbaa !460
  %41 = sext i32 %40 to i64
  %42 = icmp slt i64 %39, %41
  br i1 %42, label %30, label %43, !llvm.loop !465

43:                                               ; preds = %30, %12, %2
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @leave_frame(ptr noundef captures(none) %0, ptr noundef readonly captures(address) %1) unnamed_addr #31 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %4 = load i32, ptr %3, align 8, !tbaa !460
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 88
  br label %23

8:                                                ; preds = %23, %2
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %10 = load ptr, ptr %9, align 8, !tbaa !169
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %72

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %14 = load ptr, ptr %13, align 8, !tbaa !58
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 20
  %16 = load i32, ptr %15, align 4, !tbaa !436
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
  %25 = load ptr, ptr %7, align 8, !tbaa !439
  %26 = getelementptr inbounds nuw %struct.held, ptr %25, i64 %24
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %28 = load ptr, ptr %27, align 8, !tbaa !463
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %28)
  %29 = add nuw nsw i64 %24, 1
  %30 = load i32, ptr %3, align 8, !tbaa !460
  %31 = sext i32 %30 to i64
  %32 = icmp slt i64 %29, %31
  br i1 %32, label %23, label %8, !llvm.loop !466

33:                                               ; preds = %57, %12
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %35 = load ptr, ptr %34, align 8, !tbaa !132
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 24
  br label %64

37:                                               ; preds = %18, %57
  %38 = phi ptr [ %14, %18 ], [ %58, %57 ]
  %39 = phi i64 [ 0, %18 ], [ %59, %57 ]
  %40 = load ptr, ptr %19, align 8, !tbaa !441
  %41 = getelementptr inbounds nuw i64, ptr %40, i64 %39
  %42 = load i64, ptr %41, align 8, !tbaa !117
  %43 = load i64, ptr %20, align 8, !tbaa !449
  %44 = icmp eq i64 %42, %43
  br i1 %44, label %45, label %57

45:                                               ; preds = %37
  %46 = load ptr, ptr %21, align 8, !tbaa !131
  %47 = load ptr, ptr %22, align 8, !tbaa !132
  %48 = load ptr, ptr %1, align 8, !tbaa !48
  %49 = load ptr, ptr %48, align 8, !tbaa !65
  %50 = getelementptr inbounds nuw i8, ptr %38, i64 40
  %51 = load ptr, ptr %50, align 8, !tbaa !467
  %52 = getelementptr inbounds nuw i32, ptr %51, i64 %39
  %53 = load i32, ptr %52, align 4, !tbaa !5
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds %struct.tfc_node, ptr %49, i64 %54
  tail call fastcc void @send(ptr noundef %0, ptr noundef %46, ptr noundef %47, ptr noundef %55, ptr noundef null, i32 noundef 1)
  %56 = load ptr, ptr %13, align 8, !tbaa !58
  br label %57

57:                                               ; preds = %37, %45
  %58 = phi ptr [ %38, %37 ], [ %56, %45 ]
  %59 = add nuw nsw i64 %39, 1
  %60 = getelementptr inbounds nuw i8, ptr %58, i64 20
  %61 = load i32, ptr %60, align 4, !tbaa !436
  %62 = sext i32 %61 to i64
  %63 = icmp slt i64 %59, %62
  br i1 %63, label %37, label %33, !llvm.loop !468

64:                                               ; preds = %64, %33
  %65 = phi ptr [ %36, %33 ], [ %68, %64 ]
  %66 = load ptr, ptr %65, align 8, !tbaa !68
  %67 = icmp eq ptr %66, %1
  %68 = getelementptr inbounds nuw i8, ptr %66, i64 32
  br i1 %67, label %69, label %64, !llvm.loop !469

69:                                               ; preds = %64
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %71 = load ptr, ptr %70, align 8, !tbaa !470
  store ptr %71, ptr %65, align 8, !tbaa !68
  br label %90

72:                                               ; preds = %8
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %74 = load ptr, ptr %73, align 8, !tbaa !131
  %75 = icmp eq ptr %74, null
  br i1 %75, label %90, label %76

76:                                               ; preds = %72
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %78 = load ptr, ptr %77, align 8, !tbaa !132
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %80 = load ptr, ptr %79, align 8, !tbaa !130
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %74, ptr noundef %78, ptr noundef %80, ptr noundef nonnull %10, i32 noundef 0)
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %82 = load ptr, ptr %81, align 8, !tbaa !56
  %83 = load ptr, ptr %1, align 8, !tbaa !48
  %84 = getelementptr inbounds nuw i8, ptr %83, i64 56
  %85 = load i32, ptr %84, align 8, !tbaa !54
  %86 = getelementptr inbounds nuw i8, ptr %83, i64 60
  %87 = load i32, ptr %86, align 4, !tbaa !434
  %88 = add nsw i32 %87, %85
  %89 = sext i32 %88 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %82, i64 noundef %89)
  br label %90

90:                                               ; preds = %72, %76, %69
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @drop(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #29 {
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
  %11 = load i32, ptr %10, align 4, !tbaa !471
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
define internal fastcc void @send(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, i32 noundef %5) unnamed_addr #31 {
  %7 = alloca %struct.tfc_ready, align 8
  %8 = load ptr, ptr %1, align 8, !tbaa !48
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !164
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %12 = load i32, ptr %11, align 4, !tbaa !165
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr %10, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %16 = load i32, ptr %15, align 4, !tbaa !122
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
  %29 = load i32, ptr %15, align 4, !tbaa !122
  %30 = sext i32 %29 to i64
  br label %31

31:                                               ; preds = %28, %52
  %32 = phi i64 [ %30, %28 ], [ %39, %52 ]
  %33 = phi i32 [ %29, %28 ], [ %37, %52 ]
  %34 = icmp slt i64 %38, %32
  br i1 %34, label %36, label %35, !llvm.loop !472

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
  %70 = load ptr, ptr %69, align 8, !tbaa !473
  %71 = getelementptr inbounds %struct.tfc_edge, ptr %70, i64 %67
  %72 = load i64, ptr %71, align 4
  %73 = load ptr, ptr %68, align 8, !tbaa !65
  %74 = shl i64 %72, 32
  %75 = ashr exact i64 %74, 32
  %76 = getelementptr inbounds %struct.tfc_node, ptr %73, i64 %75
  %77 = load ptr, ptr %20, align 8, !tbaa !474
  %78 = getelementptr inbounds nuw i8, ptr %76, i64 12
  %79 = load i32, ptr %78, align 4, !tbaa !475
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds i32, ptr %77, i64 %80
  %82 = load ptr, ptr %21, align 8, !tbaa !476
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
  %91 = load ptr, ptr %22, align 8, !tbaa !91
  %92 = getelementptr inbounds nuw i8, ptr %76, i64 16
  %93 = load i32, ptr %92, align 4, !tbaa !92
  %94 = add nsw i32 %93, %88
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds ptr, ptr %91, i64 %95
  store ptr %53, ptr %96, align 8, !tbaa !70
  br label %97

97:                                               ; preds = %86, %66
  %98 = load i32, ptr %76, align 4, !tbaa !95
  %99 = icmp eq i32 %98, 3
  br i1 %99, label %100, label %131

100:                                              ; preds = %97
  %101 = load i64, ptr %2, align 8, !tbaa !477
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
  %140 = load i32, ptr %76, align 4, !tbaa !95
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
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #25
  store ptr %76, ptr %7, align 8, !tbaa !67
  store ptr %1, ptr %24, align 8, !tbaa !68
  store ptr %2, ptr %25, align 8, !tbaa !59
  store i32 %145, ptr %26, align 8, !tbaa !5
  store i32 0, ptr %27, align 4
  call fastcc void @push(ptr noundef %0, ptr dead_on_return noundef %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #25
  br label %148

148:                                              ; preds = %106, %109, %115, %123, %126, %127, %139, %142, %143
  %149 = add nsw i64 %67, 1
  %150 = load i32, ptr %58, align 4, !tbaa !5
  %151 = sext i32 %150 to i64
  %152 = icmp slt i64 %149, %151
  br i1 %152, label %66, label %28, !llvm.loop !478
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @complete(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef captures(none) %4, i32 noundef %5) unnamed_addr #31 {
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %8 = load ptr, ptr %7, align 8, !tbaa !91
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %10 = load i32, ptr %9, align 4, !tbaa !92
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds ptr, ptr %8, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %14 = load i32, ptr %13, align 4, !tbaa !143
  %15 = sext i32 %14 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %12, i64 noundef %15)
  %16 = load i32, ptr %3, align 4, !tbaa !95
  switch i32 %16, label %182 [
    i32 4, label %17
    i32 5, label %108
    i32 6, label %128
  ]

17:                                               ; preds = %6
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %19 = load i32, ptr %18, align 4, !tbaa !97
  %20 = icmp slt i32 %19, 0
  %21 = load ptr, ptr %1, align 8, !tbaa !48
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 24
  %23 = load ptr, ptr %22, align 8, !tbaa !42
  %24 = ashr i32 %19, 31
  %25 = xor i32 %24, %19
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw %struct.tfc_frame, ptr %23, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %29 = load ptr, ptr %28, align 8, !tbaa !68
  %30 = icmp eq ptr %29, null
  br i1 %30, label %40, label %31

31:                                               ; preds = %17, %36
  %32 = phi ptr [ %38, %36 ], [ %29, %17 ]
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %34 = load ptr, ptr %33, align 8, !tbaa !58
  %35 = icmp eq ptr %34, %27
  br i1 %35, label %63, label %36

36:                                               ; preds = %31
  %37 = getelementptr inbounds nuw i8, ptr %32, i64 32
  %38 = load ptr, ptr %37, align 8, !tbaa !68
  %39 = icmp eq ptr %38, null
  br i1 %39, label %40, label %31, !llvm.loop !479

40:                                               ; preds = %36, %17
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %42 = load i64, ptr %41, align 8, !tbaa !115
  %43 = getelementptr inbounds nuw i8, ptr %27, i64 56
  %44 = load i64, ptr %43, align 8, !tbaa !480
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
  store ptr %1, ptr %56, align 8, !tbaa !131
  %57 = getelementptr inbounds nuw i8, ptr %53, i64 40
  store ptr %2, ptr %57, align 8, !tbaa !132
  %58 = load ptr, ptr %28, align 8, !tbaa !481
  %59 = getelementptr inbounds nuw i8, ptr %53, i64 32
  store ptr %58, ptr %59, align 8, !tbaa !470
  store ptr %53, ptr %28, align 8, !tbaa !481
  %60 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %61 = load i64, ptr %60, align 8, !tbaa !62
  %62 = add nsw i64 %61, 1
  store i64 %62, ptr %60, align 8, !tbaa !62
  br label %63

63:                                               ; preds = %31, %55
  %64 = phi ptr [ %53, %55 ], [ %32, %31 ]
  br i1 %20, label %65, label %84

65:                                               ; preds = %63
  %66 = getelementptr inbounds nuw i8, ptr %64, i64 88
  %67 = load ptr, ptr %66, align 8, !tbaa !439
  %68 = getelementptr inbounds nuw i8, ptr %64, i64 72
  %69 = load i32, ptr %68, align 8, !tbaa !460
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %68, align 8, !tbaa !460
  %71 = sext i32 %69 to i64
  %72 = getelementptr inbounds %struct.held, ptr %67, i64 %71
  %73 = icmp eq i32 %5, 0
  br i1 %73, label %74, label %81

74:                                               ; preds = %65
  %75 = load ptr, ptr %4, align 8, !tbaa !70
  %76 = icmp eq ptr %75, null
  br i1 %76, label %81, label %77

77:                                               ; preds = %74
  %78 = getelementptr inbounds nuw i8, ptr %75, i64 24
  %79 = load i32, ptr %78, align 8, !tbaa !71
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %78, align 8, !tbaa !71
  br label %81

81:                                               ; preds = %77, %74, %65
  %82 = phi ptr [ null, %65 ], [ null, %74 ], [ %75, %77 ]
  store ptr %3, ptr %72, align 8, !tbaa !67
  %83 = getelementptr inbounds nuw i8, ptr %72, i64 8
  store ptr %82, ptr %83, align 8, !tbaa !70
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
  %91 = load i64, ptr %85, align 8, !tbaa !449
  br label %92

92:                                               ; preds = %90, %88
  %93 = phi i64 [ %91, %90 ], [ 0, %88 ]
  %94 = icmp sgt i64 %89, %93
  %95 = load ptr, ptr %86, align 8, !tbaa !57
  br i1 %94, label %96, label %98

96:                                               ; preds = %92
  %97 = load ptr, ptr %95, align 8, !tbaa !59
  tail call fastcc void @settle(ptr noundef %0, ptr noundef nonnull %64, ptr noundef %97)
  br label %183

98:                                               ; preds = %92
  %99 = load ptr, ptr %87, align 8, !tbaa !58
  %100 = getelementptr inbounds nuw i8, ptr %99, i64 24
  %101 = load i32, ptr %100, align 8, !tbaa !435
  %102 = add nsw i32 %101, 1
  %103 = sext i32 %102 to i64
  %104 = srem i64 %89, %103
  %105 = getelementptr inbounds nuw ptr, ptr %95, i64 %104
  %106 = load ptr, ptr %105, align 8, !tbaa !59
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %64, ptr noundef %106, ptr noundef nonnull %3, ptr noundef readonly %4, i32 noundef %5)
  %107 = add nuw nsw i64 %89, 1
  br label %88, !llvm.loop !482

108:                                              ; preds = %6
  %109 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %110 = load ptr, ptr %109, align 8, !tbaa !441
  %111 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %112 = load i32, ptr %111, align 4, !tbaa !97
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds i64, ptr %110, i64 %113
  %115 = icmp eq i32 %5, 0
  %116 = load i64, ptr %114, align 8, !tbaa !117
  %117 = icmp eq i64 %116, -2
  br i1 %115, label %121, label %118

118:                                              ; preds = %108
  br i1 %117, label %189, label %119

119:                                              ; preds = %118
  %120 = load i64, ptr %2, align 8, !tbaa !477
  store i64 %120, ptr %114, align 8, !tbaa !117
  br label %189

121:                                              ; preds = %108
  br i1 %117, label %122, label %123

122:                                              ; preds = %121
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 13, i32 noundef 4, ptr noundef nonnull readonly %1, ptr noundef nonnull %3)
  br label %185

123:                                              ; preds = %121
  store i64 -2, ptr %114, align 8, !tbaa !117
  %124 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %125 = load ptr, ptr %124, align 8, !tbaa !131
  %126 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %127 = load ptr, ptr %126, align 8, !tbaa !132
  tail call fastcc void @send(ptr noundef %0, ptr noundef %125, ptr noundef %127, ptr noundef nonnull %3, ptr noundef readonly %4, i32 noundef 0)
  br label %185

128:                                              ; preds = %6
  %129 = icmp eq i32 %5, 0
  br i1 %129, label %130, label %189

130:                                              ; preds = %128
  %131 = load i64, ptr %2, align 8, !tbaa !477
  %132 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %133 = load i64, ptr %132, align 8, !tbaa !449
  %134 = icmp eq i64 %131, %133
  br i1 %134, label %135, label %168

135:                                              ; preds = %130
  %136 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %137 = load i64, ptr %136, align 8, !tbaa !456
  %138 = add i64 %131, 1
  %139 = sub i64 %138, %137
  %140 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %141 = load ptr, ptr %140, align 8, !tbaa !58
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 24
  %143 = load i32, ptr %142, align 8, !tbaa !435
  %144 = sext i32 %143 to i64
  %145 = icmp slt i64 %139, %144
  br i1 %145, label %162, label %146

146:                                              ; preds = %135
  %147 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %148 = load ptr, ptr %147, align 8, !tbaa !440
  %149 = getelementptr inbounds nuw i8, ptr %1, i64 76
  %150 = load i32, ptr %149, align 4, !tbaa !457
  %151 = add nsw i32 %150, 1
  store i32 %151, ptr %149, align 4, !tbaa !457
  %152 = sext i32 %150 to i64
  %153 = getelementptr inbounds %struct.held, ptr %148, i64 %152
  %154 = load ptr, ptr %4, align 8, !tbaa !70
  %155 = icmp eq ptr %154, null
  br i1 %155, label %160, label %156

156:                                              ; preds = %146
  %157 = getelementptr inbounds nuw i8, ptr %154, i64 24
  %158 = load i32, ptr %157, align 8, !tbaa !71
  %159 = add nsw i32 %158, 1
  store i32 %159, ptr %157, align 8, !tbaa !71
  br label %160

160:                                              ; preds = %156, %146
  store ptr %3, ptr %153, align 8, !tbaa !67
  %161 = getelementptr inbounds nuw i8, ptr %153, i64 8
  store ptr %154, ptr %161, align 8, !tbaa !70
  br label %185

162:                                              ; preds = %135
  tail call fastcc void @begin_iteration(ptr noundef %0, ptr noundef nonnull %1)
  %163 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %164 = load i32, ptr %163, align 8, !tbaa !64
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %166, label %185

166:                                              ; preds = %162
  %167 = load i64, ptr %2, align 8, !tbaa !477
  br label %168

168:                                              ; preds = %166, %130
  %169 = phi i64 [ %167, %166 ], [ %131, %130 ]
  %170 = add nsw i64 %169, 1
  %171 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %172 = load ptr, ptr %171, align 8, !tbaa !57
  %173 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %174 = load ptr, ptr %173, align 8, !tbaa !58
  %175 = getelementptr inbounds nuw i8, ptr %174, i64 24
  %176 = load i32, ptr %175, align 8, !tbaa !435
  %177 = add nsw i32 %176, 1
  %178 = sext i32 %177 to i64
  %179 = srem i64 %170, %178
  %180 = getelementptr inbounds ptr, ptr %172, i64 %179
  %181 = load ptr, ptr %180, align 8, !tbaa !59
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
  %187 = load i32, ptr %186, align 4, !tbaa !122
  %188 = sext i32 %187 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %4, i64 noundef %188)
  br label %189

189:                                              ; preds = %118, %119, %128, %185, %183
  %190 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %191 = load i32, ptr %190, align 8, !tbaa !64
  %192 = icmp eq i32 %191, 0
  br i1 %192, label %193, label %194

193:                                              ; preds = %189
  tail call fastcc void @settle(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2)
  br label %194

194:                                              ; preds = %193, %189
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc ptr @new_activation(ptr noundef %0, ptr dead_on_return noundef nonnull readonly captures(none) %1, ptr noundef %2, i32 noundef range(i32 1, 3) %3) unnamed_addr #30 {
  %5 = alloca %struct.timespec, align 8
  %6 = load ptr, ptr %1, align 8, !tbaa !483
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %8 = load i32, ptr %7, align 4, !tbaa !122
  %9 = sext i32 %8 to i64
  %10 = shl nsw i64 %9, 3
  %11 = add nsw i64 %10, 104
  %12 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %11)
  %13 = icmp eq ptr %12, null
  br i1 %13, label %69, label %14

14:                                               ; preds = %4
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 104
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %17 = load ptr, ptr %0, align 8, !tbaa !40
  %18 = ptrtoint ptr %17 to i64
  %19 = load ptr, ptr %1, align 8, !tbaa !483
  %20 = ptrtoint ptr %19 to i64
  %21 = load <2 x ptr>, ptr %16, align 8, !tbaa !31
  %22 = extractelement <2 x ptr> %21, i64 0
  %23 = load ptr, ptr %22, align 8, !tbaa !48
  %24 = ptrtoint ptr %23 to i64
  %25 = sub i64 %24, %18
  %26 = lshr exact i64 %25, 6
  %27 = trunc i64 %26 to i32
  %28 = load ptr, ptr %23, align 8, !tbaa !65
  %29 = ptrtoint ptr %28 to i64
  %30 = sub i64 %20, %29
  %31 = sdiv exact i64 %30, 44
  %32 = trunc i64 %31 to i32
  %33 = extractelement <2 x ptr> %21, i64 1
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %35 = load i64, ptr %34, align 8, !tbaa !115
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %37 = load ptr, ptr %36, align 8, !tbaa !114
  %38 = icmp eq ptr %37, null
  br i1 %38, label %47, label %39

39:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #25
  %40 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #25
  %41 = load i64, ptr %5, align 8, !tbaa !81
  %42 = mul nsw i64 %41, 1000000000
  %43 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %44 = load i64, ptr %43, align 8, !tbaa !83
  %45 = add nsw i64 %42, %44
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #25
  %46 = load <2 x ptr>, ptr %16, align 8, !tbaa !31
  br label %47

47:                                               ; preds = %14, %39
  %48 = phi i64 [ %45, %39 ], [ 0, %14 ]
  %49 = phi <2 x ptr> [ %46, %39 ], [ %21, %14 ]
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %51 = load i32, ptr %50, align 8, !tbaa !485
  store ptr null, ptr %12, align 8, !tbaa !106
  %52 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store ptr %0, ptr %52, align 8, !tbaa !116
  %53 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store ptr null, ptr %53, align 8, !tbaa !70
  %54 = getelementptr inbounds nuw i8, ptr %12, i64 24
  store i64 %35, ptr %54, align 8, !tbaa !117
  %55 = getelementptr inbounds nuw i8, ptr %12, i64 32
  store i64 %48, ptr %55, align 8, !tbaa !117
  %56 = getelementptr inbounds nuw i8, ptr %12, i64 40
  store i32 0, ptr %56, align 8, !tbaa !5
  %57 = getelementptr inbounds nuw i8, ptr %12, i64 44
  store i32 %3, ptr %57, align 4, !tbaa !5
  %58 = getelementptr inbounds nuw i8, ptr %12, i64 48
  store i32 %27, ptr %58, align 8, !tbaa !5
  %59 = getelementptr inbounds nuw i8, ptr %12, i64 52
  store i32 %32, ptr %59, align 4, !tbaa !5
  %60 = getelementptr inbounds nuw i8, ptr %12, i64 56
  store i32 %51, ptr %60, align 8, !tbaa !5
  %61 = getelementptr inbounds nuw i8, ptr %12, i64 60
  store i32 0, ptr %61, align 4, !tbaa !5
  %62 = getelementptr inbounds nuw i8, ptr %12, i64 64
  store ptr null, ptr %62, align 8, !tbaa !106
  %63 = getelementptr inbounds nuw i8, ptr %12, i64 72
  store ptr %2, ptr %63, align 8, !tbaa !392
  %64 = getelementptr inbounds nuw i8, ptr %12, i64 80
  store ptr %15, ptr %64, align 8, !tbaa !392
  %65 = getelementptr inbounds nuw i8, ptr %12, i64 88
  store <2 x ptr> %49, ptr %65, align 8, !tbaa !31
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %67 = load i64, ptr %66, align 8, !tbaa !172
  %68 = add nsw i64 %67, 1
  store i64 %68, ptr %66, align 8, !tbaa !172
  br label %69

69:                                               ; preds = %4, %47
  ret ptr %12
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @note(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef %3, i64 noundef %4) unnamed_addr #31 {
  %6 = alloca %struct.timespec, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %8 = load ptr, ptr %7, align 8, !tbaa !114
  %9 = icmp eq ptr %8, null
  br i1 %9, label %47, label %10

10:                                               ; preds = %5
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %12 = load i64, ptr %11, align 8, !tbaa !486
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %14 = load i64, ptr %13, align 8, !tbaa !487
  %15 = icmp slt i64 %12, %14
  br i1 %15, label %16, label %44

16:                                               ; preds = %10
  %17 = ptrtoint ptr %3 to i64
  %18 = load ptr, ptr %1, align 8, !tbaa !48
  %19 = load ptr, ptr %18, align 8, !tbaa !65
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
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #25
  %31 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #25
  %32 = load i64, ptr %6, align 8, !tbaa !81
  %33 = mul nsw i64 %32, 1000000000
  %34 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %35 = load i64, ptr %34, align 8, !tbaa !83
  %36 = add nsw i64 %33, %35
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #25
  %37 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %38 = load i64, ptr %37, align 8, !tbaa !115
  store i64 %4, ptr %30, align 8, !tbaa !117
  %39 = getelementptr inbounds nuw i8, ptr %30, i64 8
  store i64 %36, ptr %39, align 8, !tbaa !117
  %40 = getelementptr inbounds nuw i8, ptr %30, i64 16
  store i64 %38, ptr %40, align 8, !tbaa !117
  %41 = getelementptr inbounds nuw i8, ptr %30, i64 24
  store i32 %29, ptr %41, align 8, !tbaa !5
  %42 = getelementptr inbounds nuw i8, ptr %30, i64 28
  store i32 %23, ptr %42, align 4, !tbaa !5
  %43 = load i64, ptr %11, align 8, !tbaa !486
  br label %44

44:                                               ; preds = %16, %10
  %45 = phi i64 [ %43, %16 ], [ %12, %10 ]
  %46 = add nsw i64 %45, 1
  store i64 %46, ptr %11, align 8, !tbaa !486
  br label %47

47:                                               ; preds = %5, %44
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @deliver(ptr noundef %0, ptr noundef %1) unnamed_addr #30 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !104
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %6 = load i32, ptr %5, align 8, !tbaa !105
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds %struct.tfc_transfer, ptr %4, i64 %7
  %9 = load ptr, ptr %8, align 8, !tbaa !106
  %10 = icmp eq ptr %9, null
  br i1 %10, label %46, label %11

11:                                               ; preds = %2
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %13 = load i64, ptr %12, align 8, !tbaa !107
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %15 = load i64, ptr %14, align 8, !tbaa !107
  %16 = icmp eq i64 %15, %13
  br i1 %16, label %21, label %29

17:                                               ; preds = %29
  %18 = getelementptr inbounds nuw i8, ptr %31, i64 24
  %19 = load i64, ptr %18, align 8, !tbaa !107
  %20 = icmp eq i64 %19, %13
  br i1 %20, label %21, label %29, !llvm.loop !108

21:                                               ; preds = %17, %11
  %22 = phi ptr [ %9, %11 ], [ %31, %17 ]
  %23 = phi ptr [ %8, %11 ], [ %30, %17 ]
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 44
  %25 = load i32, ptr %24, align 4, !tbaa !109
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %27 = load i32, ptr %26, align 4, !tbaa !109
  %28 = icmp eq i32 %25, %27
  br i1 %28, label %33, label %48

29:                                               ; preds = %11, %17
  %30 = phi ptr [ %31, %17 ], [ %9, %11 ]
  %31 = load ptr, ptr %30, align 8, !tbaa !106
  %32 = icmp eq ptr %31, null
  br i1 %32, label %46, label %17, !llvm.loop !108

33:                                               ; preds = %21
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %35 = load atomic i32, ptr %34 monotonic, align 8
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %46

37:                                               ; preds = %33
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 28
  store i32 -1, ptr %38, align 4, !tbaa !111
  store atomic i32 13, ptr %34 monotonic, align 8
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %40 = atomicrmw add ptr %39, i32 1 monotonic, align 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %42 = load i32, ptr %41, align 4, !tbaa !112
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %46, label %44

44:                                               ; preds = %37
  %45 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %39, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  br label %46

46:                                               ; preds = %29, %2, %33, %37, %44
  %47 = phi ptr [ %8, %2 ], [ %23, %44 ], [ %23, %37 ], [ %23, %33 ], [ %30, %29 ]
  store ptr null, ptr %1, align 8, !tbaa !110
  store ptr %1, ptr %47, align 8, !tbaa !106
  br label %71

48:                                               ; preds = %21
  %49 = load ptr, ptr %22, align 8, !tbaa !110
  store ptr %49, ptr %23, align 8, !tbaa !106
  %50 = getelementptr inbounds nuw i8, ptr %22, i64 64
  store ptr %1, ptr %50, align 8, !tbaa !113
  %51 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %52 = load ptr, ptr %51, align 8, !tbaa !183
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 208
  %54 = load atomic i64, ptr %53 monotonic, align 8
  %55 = inttoptr i64 %54 to ptr
  store ptr %55, ptr %22, align 8, !tbaa !110
  %56 = ptrtoint ptr %22 to i64
  store atomic i64 %56, ptr %53 monotonic, align 8
  %57 = getelementptr inbounds nuw i8, ptr %52, i64 172
  %58 = load i32, ptr %57, align 4, !tbaa !184
  %59 = icmp eq i32 %58, 2
  br i1 %59, label %60, label %71

60:                                               ; preds = %48
  %61 = load i32, ptr %24, align 4, !tbaa !109
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %71, label %63

63:                                               ; preds = %60
  store i32 0, ptr %57, align 4, !tbaa !184
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %65 = atomicrmw add ptr %64, i32 1 monotonic, align 8
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %67 = load i32, ptr %66, align 4, !tbaa !112
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %71, label %69

69:                                               ; preds = %63
  %70 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %64, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  br label %71

71:                                               ; preds = %69, %63, %60, %48, %46
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @new_value(ptr noundef captures(none) %0, i64 noundef %1, i32 noundef %2) unnamed_addr #31 {
  %4 = tail call i64 @llvm.smax.i64(i64 %1, i64 0)
  %5 = add nuw nsw i64 %4, 64
  %6 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %5)
  %7 = icmp eq ptr %6, null
  br i1 %7, label %18, label %8

8:                                                ; preds = %3
  %9 = icmp slt i64 %1, 0
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 64
  %11 = select i1 %9, ptr null, ptr %10
  store ptr %11, ptr %6, align 8, !tbaa !31
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i64 0, ptr %12, align 8, !tbaa !117
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %1, ptr %13, align 8, !tbaa !117
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store <2 x i32> <i32 1, i32 0>, ptr %14, align 8, !tbaa !5
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store i32 %2, ptr %15, align 8, !tbaa !5
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 36
  store i32 0, ptr %16, align 4, !tbaa !5
  %17 = getelementptr inbounds nuw i8, ptr %6, i64 40
  store ptr null, ptr %17, align 8, !tbaa !70
  br label %18

18:                                               ; preds = %8, %3
  ret ptr %6
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.aarch64.hint(i32) #18

; Function Attrs: nounwind
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #12

; Function Attrs: nounwind
declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #12

; Function Attrs: nounwind uwtable
define internal fastcc void @work(ptr noundef captures(none) %0, i32 noundef %1) unnamed_addr #4 {
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %6 = load i32, ptr %5, align 32, !tbaa !5
  %7 = icmp eq i32 %1, 0
  br i1 %7, label %20, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %10 = load atomic i64, ptr %9 acquire, align 16
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %20, label %12

12:                                               ; preds = %8
  %13 = inttoptr i64 %10 to ptr
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #25
  %14 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #25
  %15 = load i64, ptr %4, align 8, !tbaa !81
  %16 = mul nsw i64 %15, 1000000000
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !83
  %19 = add nsw i64 %16, %18
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #25
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
  %43 = load i64, ptr %41, align 8, !tbaa !236
  %44 = icmp slt i64 %42, %43
  br i1 %44, label %45, label %76

45:                                               ; preds = %34, %71
  %46 = phi i64 [ %72, %71 ], [ %43, %34 ]
  %47 = phi i32 [ %73, %71 ], [ %35, %34 ]
  %48 = atomicrmw add ptr %40, i64 1 monotonic, align 64
  %49 = icmp slt i64 %48, %46
  br i1 %49, label %50, label %71, !llvm.loop !237

50:                                               ; preds = %45
  %51 = load ptr, ptr %27, align 8, !tbaa !230
  %52 = load ptr, ptr %28, align 8, !tbaa !232
  %53 = load i64, ptr %29, align 8, !tbaa !233
  %54 = load i64, ptr %30, align 8, !tbaa !234
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
  call void %51(ptr noundef %52, i64 noundef %63, i64 noundef %68) #25
  %69 = add i32 %47, 1
  %70 = load i64, ptr %41, align 8, !tbaa !236
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
  br i1 %79, label %31, label %34, !llvm.loop !238

80:                                               ; preds = %31
  %81 = atomicrmw add ptr %22, i64 1 monotonic, align 8
  %82 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %83 = load i64, ptr %82, align 8, !tbaa !117
  %84 = srem i64 %81, %83
  %85 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %86 = getelementptr inbounds %struct.tfc_pool_event, ptr %85, i64 %84
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #25
  %87 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #25
  %88 = load i64, ptr %3, align 8, !tbaa !81
  %89 = mul nsw i64 %88, 1000000000
  %90 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %91 = load i64, ptr %90, align 8, !tbaa !83
  %92 = add nsw i64 %89, %91
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #25
  %93 = zext i32 %1 to i64
  store i64 %23, ptr %86, align 8, !tbaa !117
  %94 = getelementptr inbounds nuw i8, ptr %86, i64 8
  store i64 %92, ptr %94, align 8, !tbaa !117
  %95 = getelementptr inbounds nuw i8, ptr %86, i64 16
  store i64 %93, ptr %95, align 8, !tbaa !117
  br label %96

96:                                               ; preds = %20, %80, %31
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @set_size(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #36 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !267
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !266
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
  %16 = load i64, ptr %11, align 8, !tbaa !117
  br label %20

17:                                               ; preds = %2
  %18 = load i32, ptr %11, align 4, !tbaa !5
  %19 = sext i32 %18 to i64
  br label %20

20:                                               ; preds = %17, %15
  %21 = phi i64 [ %16, %15 ], [ %19, %17 ]
  %22 = tail call i64 @llvm.smax.i64(i64 %21, i64 0)
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %24 = load ptr, ptr %23, align 8, !tbaa !488
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %26 = load i32, ptr %25, align 4, !tbaa !5
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i64, ptr %24, i64 %27
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %30 = load ptr, ptr %29, align 8, !tbaa !265
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
  %42 = load ptr, ptr %41, align 8, !tbaa !251
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 24
  %44 = load ptr, ptr %43, align 8, !tbaa !242
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 4
  br label %46

46:                                               ; preds = %46, %40
  %47 = atomicrmw xchg ptr %45, i32 1 acquire, align 4
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %46, !llvm.loop !243

49:                                               ; preds = %46
  %50 = load atomic i32, ptr %44 monotonic, align 8
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %56, label %52

52:                                               ; preds = %49
  %53 = getelementptr inbounds nuw i8, ptr %44, i64 16
  %54 = load i64, ptr %53, align 8, !tbaa !244
  %55 = icmp sgt i64 %54, 0
  br i1 %55, label %56, label %61

56:                                               ; preds = %52, %49
  %57 = getelementptr inbounds nuw i8, ptr %44, i64 12
  store i32 0, ptr %57, align 4, !tbaa !247
  %58 = getelementptr inbounds nuw i8, ptr %44, i64 16
  store i64 0, ptr %58, align 8, !tbaa !244
  %59 = getelementptr inbounds nuw i8, ptr %44, i64 24
  store i64 %22, ptr %59, align 8, !tbaa !248
  %60 = getelementptr inbounds nuw i8, ptr %44, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %60, i8 0, i64 16, i1 false)
  store atomic i32 3, ptr %44 monotonic, align 8
  br label %61

61:                                               ; preds = %52, %56
  store atomic i32 0, ptr %45 release, align 4
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %63 = load i32, ptr %62, align 4, !tbaa !261
  %64 = load ptr, ptr %41, align 8, !tbaa !251
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 24
  %66 = load ptr, ptr %65, align 8, !tbaa !242
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 8
  store i32 %63, ptr %67, align 8, !tbaa !269
  br label %102

68:                                               ; preds = %20
  %69 = load i32, ptr %4, align 4, !tbaa !5
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i64, ptr %30, i64 %70
  store i64 %22, ptr %71, align 8, !tbaa !117
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %73 = load i32, ptr %72, align 8, !tbaa !262
  %74 = icmp ugt i32 %73, 7
  br i1 %74, label %75, label %102

75:                                               ; preds = %68, %75
  %76 = phi i32 [ %99, %75 ], [ 5, %68 ]
  %77 = load ptr, ptr %3, align 8, !tbaa !267
  %78 = zext i32 %76 to i64
  %79 = getelementptr inbounds nuw i32, ptr %77, i64 %78
  %80 = load ptr, ptr %23, align 8, !tbaa !488
  %81 = getelementptr inbounds nuw i8, ptr %79, i64 8
  %82 = load i32, ptr %81, align 4, !tbaa !5
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i64, ptr %80, i64 %83
  %85 = load ptr, ptr %29, align 8, !tbaa !265
  %86 = tail call fastcc i64 @evaluate(ptr noundef %84, ptr noundef %85)
  %87 = load ptr, ptr %5, align 8, !tbaa !266
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
  br i1 %101, label %75, label %102, !llvm.loop !489

102:                                              ; preds = %75, %68, %61
  %103 = phi i32 [ 3, %61 ], [ 0, %68 ], [ 0, %75 ]
  ret i32 %103
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 9) i32 @make(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #38 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !267
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %6 = load ptr, ptr %5, align 8, !tbaa !490
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_block, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %12 = load ptr, ptr %11, align 8, !tbaa !488
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %14 = load i32, ptr %13, align 4, !tbaa !5
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i64, ptr %12, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %18 = load ptr, ptr %17, align 8, !tbaa !265
  %19 = tail call fastcc i64 @evaluate(ptr noundef %16, ptr noundef %18)
  %20 = icmp slt i64 %19, 0
  br i1 %20, label %37, label %21

21:                                               ; preds = %2
  %22 = load ptr, ptr %10, align 8, !tbaa !202
  %23 = icmp eq ptr %22, null
  br i1 %23, label %28, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %26 = load i64, ptr %25, align 8, !tbaa !491
  %27 = icmp sgt i64 %19, %26
  br i1 %27, label %28, label %65

28:                                               ; preds = %24, %21
  %29 = tail call i64 @llvm.umax.i64(i64 %19, i64 1024)
  %30 = icmp samesign ugt i64 %19, 9223372036854775743
  br i1 %30, label %37, label %31

31:                                               ; preds = %28
  tail call void @free(ptr noundef %22) #25
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %10, i8 0, i64 16, i1 false)
  %32 = add nuw nsw i64 %29, 64
  %33 = tail call ptr @malloc(i64 %32)
  %34 = icmp eq ptr %33, null
  br i1 %34, label %37, label %35

35:                                               ; preds = %31
  store ptr %33, ptr %10, align 8, !tbaa !31
  %36 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i64 %29, ptr %36, align 8, !tbaa !117
  br label %65

37:                                               ; preds = %31, %28, %2
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %39 = load ptr, ptr %38, align 8, !tbaa !251
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %41 = load ptr, ptr %40, align 8, !tbaa !242
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 4
  br label %43

43:                                               ; preds = %43, %37
  %44 = atomicrmw xchg ptr %42, i32 1 acquire, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %43, !llvm.loop !243

46:                                               ; preds = %43
  %47 = load atomic i32, ptr %41 monotonic, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %53, label %49

49:                                               ; preds = %46
  %50 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %51 = load i64, ptr %50, align 8, !tbaa !244
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %53, label %58

53:                                               ; preds = %49, %46
  %54 = getelementptr inbounds nuw i8, ptr %41, i64 12
  store i32 0, ptr %54, align 4, !tbaa !247
  %55 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 0, ptr %55, align 8, !tbaa !244
  %56 = getelementptr inbounds nuw i8, ptr %41, i64 24
  store i64 %19, ptr %56, align 8, !tbaa !248
  %57 = getelementptr inbounds nuw i8, ptr %41, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %57, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %41 monotonic, align 8
  br label %58

58:                                               ; preds = %49, %53
  store atomic i32 0, ptr %42 release, align 4
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %60 = load i32, ptr %59, align 4, !tbaa !261
  %61 = load ptr, ptr %38, align 8, !tbaa !251
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 24
  %63 = load ptr, ptr %62, align 8, !tbaa !242
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 8
  store i32 %60, ptr %64, align 8, !tbaa !269
  br label %106

65:                                               ; preds = %35, %24
  %66 = phi ptr [ %33, %35 ], [ %22, %24 ]
  %67 = ptrtoint ptr %66 to i64
  %68 = add i64 %67, 63
  %69 = and i64 %68, -64
  %70 = inttoptr i64 %69 to ptr
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %72 = load ptr, ptr %71, align 8, !tbaa !266
  %73 = load i32, ptr %4, align 4, !tbaa !5
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds ptr, ptr %72, i64 %74
  store ptr %70, ptr %75, align 8, !tbaa !31
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %77 = load i32, ptr %76, align 8, !tbaa !262
  %78 = icmp ugt i32 %77, 5
  br i1 %78, label %79, label %106

79:                                               ; preds = %65, %79
  %80 = phi i32 [ %103, %79 ], [ 3, %65 ]
  %81 = load ptr, ptr %3, align 8, !tbaa !267
  %82 = zext i32 %80 to i64
  %83 = getelementptr inbounds nuw i32, ptr %81, i64 %82
  %84 = load ptr, ptr %11, align 8, !tbaa !488
  %85 = getelementptr inbounds nuw i8, ptr %83, i64 8
  %86 = load i32, ptr %85, align 4, !tbaa !5
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds i64, ptr %84, i64 %87
  %89 = load ptr, ptr %17, align 8, !tbaa !265
  %90 = tail call fastcc i64 @evaluate(ptr noundef %88, ptr noundef %89)
  %91 = load ptr, ptr %71, align 8, !tbaa !266
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
  br i1 %105, label %79, label %106, !llvm.loop !489

106:                                              ; preds = %79, %65, %58
  %107 = phi i32 [ 8, %58 ], [ 0, %65 ], [ 0, %79 ]
  ret i32 %107
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 9) i32 @grow(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #38 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !267
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %6 = load ptr, ptr %5, align 8, !tbaa !490
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_block, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8, !tbaa !266
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %14 = load i32, ptr %13, align 4, !tbaa !5
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds ptr, ptr %12, i64 %15
  %17 = load ptr, ptr %16, align 8, !tbaa !31
  %18 = load i32, ptr %17, align 4, !tbaa !5
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %21 = load ptr, ptr %20, align 8, !tbaa !488
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %23 = load i32, ptr %22, align 4, !tbaa !5
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i64, ptr %21, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %27 = load ptr, ptr %26, align 8, !tbaa !265
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
  %39 = load ptr, ptr %38, align 8, !tbaa !251
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %41 = load ptr, ptr %40, align 8, !tbaa !242
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 4
  br label %43

43:                                               ; preds = %43, %37
  %44 = atomicrmw xchg ptr %42, i32 1 acquire, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %43, !llvm.loop !243

46:                                               ; preds = %43
  %47 = load atomic i32, ptr %41 monotonic, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %53, label %49

49:                                               ; preds = %46
  %50 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %51 = load i64, ptr %50, align 8, !tbaa !244
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %53, label %57

53:                                               ; preds = %49, %46
  %54 = getelementptr inbounds nuw i8, ptr %41, i64 12
  store i32 0, ptr %54, align 4, !tbaa !247
  %55 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store <2 x i64> <i64 0, i64 -1>, ptr %55, align 8, !tbaa !117
  %56 = getelementptr inbounds nuw i8, ptr %41, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %56, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %41 monotonic, align 8
  br label %57

57:                                               ; preds = %49, %53
  store atomic i32 0, ptr %42 release, align 4
  br label %188

58:                                               ; preds = %32
  %59 = load ptr, ptr %10, align 8, !tbaa !202
  %60 = icmp eq ptr %59, null
  br i1 %60, label %65, label %61

61:                                               ; preds = %58
  %62 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %63 = load i64, ptr %62, align 8, !tbaa !491
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
  tail call void @free(ptr noundef %59) #25
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
  %84 = tail call ptr @realloc(ptr noundef %81, i64 noundef %83) #26
  %85 = icmp eq ptr %84, null
  br i1 %85, label %97, label %86

86:                                               ; preds = %80
  store ptr %84, ptr %10, align 8, !tbaa !31
  %87 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i64 %70, ptr %87, align 8, !tbaa !117
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
  %102 = load ptr, ptr %10, align 8, !tbaa !202
  br i1 %101, label %103, label %104

103:                                              ; preds = %100
  tail call void @free(ptr noundef %102) #25
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
  %113 = tail call ptr @realloc(ptr noundef %110, i64 noundef %112) #26
  %114 = icmp eq ptr %113, null
  br i1 %114, label %126, label %115

115:                                              ; preds = %109
  store ptr %113, ptr %10, align 8, !tbaa !31
  %116 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i64 %98, ptr %116, align 8, !tbaa !117
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
  %128 = load ptr, ptr %127, align 8, !tbaa !251
  %129 = getelementptr inbounds nuw i8, ptr %128, i64 24
  %130 = load ptr, ptr %129, align 8, !tbaa !242
  %131 = getelementptr inbounds nuw i8, ptr %130, i64 4
  br label %132

132:                                              ; preds = %132, %126
  %133 = atomicrmw xchg ptr %131, i32 1 acquire, align 4
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %135, label %132, !llvm.loop !243

135:                                              ; preds = %132
  %136 = load atomic i32, ptr %130 monotonic, align 8
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %142, label %138

138:                                              ; preds = %135
  %139 = getelementptr inbounds nuw i8, ptr %130, i64 16
  %140 = load i64, ptr %139, align 8, !tbaa !244
  %141 = icmp sgt i64 %140, 0
  br i1 %141, label %142, label %147

142:                                              ; preds = %138, %135
  %143 = getelementptr inbounds nuw i8, ptr %130, i64 12
  store i32 0, ptr %143, align 4, !tbaa !247
  %144 = getelementptr inbounds nuw i8, ptr %130, i64 16
  store i64 0, ptr %144, align 8, !tbaa !244
  %145 = getelementptr inbounds nuw i8, ptr %130, i64 24
  store i64 %36, ptr %145, align 8, !tbaa !248
  %146 = getelementptr inbounds nuw i8, ptr %130, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %146, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %130 monotonic, align 8
  br label %147

147:                                              ; preds = %142, %138
  store atomic i32 0, ptr %131 release, align 4
  br label %188

148:                                              ; preds = %123, %115, %86, %94, %61
  %149 = load ptr, ptr %10, align 8, !tbaa !202
  %150 = ptrtoint ptr %149 to i64
  %151 = add i64 %150, 63
  %152 = and i64 %151, -64
  %153 = inttoptr i64 %152 to ptr
  %154 = load ptr, ptr %11, align 8, !tbaa !266
  %155 = load i32, ptr %4, align 4, !tbaa !5
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds ptr, ptr %154, i64 %156
  store ptr %153, ptr %157, align 8, !tbaa !31
  %158 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %159 = load i32, ptr %158, align 8, !tbaa !262
  %160 = icmp ugt i32 %159, 6
  br i1 %160, label %161, label %196

161:                                              ; preds = %148, %161
  %162 = phi i32 [ %185, %161 ], [ 4, %148 ]
  %163 = load ptr, ptr %3, align 8, !tbaa !267
  %164 = zext i32 %162 to i64
  %165 = getelementptr inbounds nuw i32, ptr %163, i64 %164
  %166 = load ptr, ptr %20, align 8, !tbaa !488
  %167 = getelementptr inbounds nuw i8, ptr %165, i64 8
  %168 = load i32, ptr %167, align 4, !tbaa !5
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds i64, ptr %166, i64 %169
  %171 = load ptr, ptr %26, align 8, !tbaa !265
  %172 = tail call fastcc i64 @evaluate(ptr noundef %170, ptr noundef %171)
  %173 = load ptr, ptr %11, align 8, !tbaa !266
  %174 = getelementptr inbounds nuw i8, ptr %165, i64 4
  %175 = load i32, ptr %174, align 4, !tbaa !5
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds ptr, ptr %173, i64 %176
  %178 = load ptr, ptr %177, align 8, !tbaa !31
  %179 = ptrtoint ptr %178 to i64
  %180 = add i64 %172, %179
  %181 = inttoptr i64 %180 to ptr
  %182 = load i32, ptr %165, align 4, !tbaa !5
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds ptr, ptr %173, i64 %183
  store ptr %181, ptr %184, align 8, !tbaa !31
  %185 = add i32 %162, 3
  %186 = add i32 %162, 5
  %187 = icmp ult i32 %186, %159
  br i1 %187, label %161, label %196, !llvm.loop !489

188:                                              ; preds = %57, %147
  %189 = phi ptr [ %127, %147 ], [ %38, %57 ]
  %190 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %191 = load i32, ptr %190, align 4, !tbaa !261
  %192 = load ptr, ptr %189, align 8, !tbaa !251
  %193 = getelementptr inbounds nuw i8, ptr %192, i64 24
  %194 = load ptr, ptr %193, align 8, !tbaa !242
  %195 = getelementptr inbounds nuw i8, ptr %194, i64 8
  store i32 %191, ptr %195, align 8, !tbaa !269
  br label %196

196:                                              ; preds = %161, %188, %148
  %197 = phi i32 [ 0, %148 ], [ 8, %188 ], [ 0, %161 ]
  ret i32 %197
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define internal fastcc i64 @evaluate(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #20 {
  %3 = alloca [32 x i64], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #25
  br label %4

4:                                                ; preds = %74, %2
  %5 = phi i32 [ 0, %2 ], [ %75, %74 ]
  %6 = phi ptr [ %0, %2 ], [ %77, %74 ]
  %7 = phi i32 [ 0, %2 ], [ %76, %74 ]
  %8 = load i64, ptr %6, align 8, !tbaa !117
  switch i64 %8, label %23 [
    i64 0, label %78
    i64 1, label %9
    i64 2, label %15
  ]

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !117
  %12 = add nsw i32 %7, 1
  %13 = sext i32 %7 to i64
  %14 = getelementptr inbounds i64, ptr %3, i64 %13
  store i64 %11, ptr %14, align 8, !tbaa !117
  br label %74

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !117
  %18 = getelementptr inbounds i64, ptr %1, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !117
  %20 = add nsw i32 %7, 1
  %21 = sext i32 %7 to i64
  %22 = getelementptr inbounds i64, ptr %3, i64 %21
  store i64 %19, ptr %22, align 8, !tbaa !117
  br label %74

23:                                               ; preds = %4
  %24 = add nsw i32 %7, -1
  %25 = sext i32 %7 to i64
  %26 = getelementptr i64, ptr %3, i64 %25
  %27 = getelementptr i8, ptr %26, i64 -16
  %28 = load i64, ptr %27, align 8, !tbaa !117
  %29 = sext i32 %24 to i64
  %30 = getelementptr inbounds i64, ptr %3, i64 %29
  %31 = load i64, ptr %30, align 8, !tbaa !117
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
  store i64 %73, ptr %27, align 8, !tbaa !117
  br label %74

74:                                               ; preds = %9, %71, %15
  %75 = phi i32 [ %72, %71 ], [ %5, %9 ], [ %5, %15 ]
  %76 = phi i32 [ %24, %71 ], [ %12, %9 ], [ %20, %15 ]
  %77 = getelementptr inbounds nuw i8, ptr %6, i64 16
  br label %4, !llvm.loop !492

78:                                               ; preds = %4
  %79 = icmp eq i32 %5, 0
  %80 = load i64, ptr %3, align 8
  %81 = select i1 %79, i64 %80, i64 -1
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #25
  ret i64 %81
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #21

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #21

; Function Attrs: mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite)
declare noalias noundef ptr @realloc(ptr allocptr noundef captures(none), i64 noundef) local_unnamed_addr #22

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #7

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

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable }
attributes #1 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable }
attributes #4 = { nounwind uwtable }
attributes #5 = { noinline nounwind uwtable }
attributes #6 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable }
attributes #9 = { mustprogress nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable }
attributes #10 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #11 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable }
attributes #12 = { nounwind }
attributes #14 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #15 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #16 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #17 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #18 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #19 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable }
attributes #20 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable }
attributes #21 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #22 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #23 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #24 = { nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) }
attributes #25 = { nounwind }
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
!57 = !{!49, !52, i64 80}
!58 = !{!49, !46, i64 8}
!59 = !{!51, !51, i64 0}
!60 = !{!61, !6, i64 28}
!61 = !{!"tfc_frame", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28, !21, i64 32, !21, i64 40, !21, i64 48, !23, i64 56}
!62 = !{!63, !23, i64 8}
!63 = !{!"tfc_iteration", !23, i64 0, !23, i64 8, !23, i64 16, !50, i64 24, !14, i64 32, !21, i64 40, !21, i64 48}
!64 = !{!10, !6, i64 112}
!65 = !{!43, !44, i64 0}
!66 = !{!61, !21, i64 32}
!67 = !{!44, !44, i64 0}
!68 = !{!50, !50, i64 0}
!69 = distinct !{!69, !29}
!70 = !{!19, !19, i64 0}
!71 = !{!26, !6, i64 24}
!72 = distinct !{!72, !29}
!73 = !{!10, !23, i64 232}
!74 = !{!10, !20, i64 128}
!75 = !{!76, !23, i64 16}
!76 = !{!"tfc_group", !77, i64 0, !78, i64 8, !23, i64 16, !6, i64 24, !6, i64 28, !7, i64 32, !7, i64 36, !7, i64 40, !6, i64 44, !6, i64 48, !6, i64 52, !6, i64 56, !79, i64 64}
!77 = !{!"p2 _ZTS12tfc_executor", !15, i64 0}
!78 = !{!"p1 _ZTS12tfc_transfer", !12, i64 0}
!79 = !{!"p1 _ZTS10tfc_parcel", !12, i64 0}
!80 = !{!10, !23, i64 200}
!81 = !{!82, !23, i64 0}
!82 = !{!"timespec", !23, i64 0, !23, i64 8}
!83 = !{!82, !23, i64 8}
!84 = !{!10, !6, i64 60}
!85 = !{!86, !12, i64 40}
!86 = !{!"tfc_host", !6, i64 0, !6, i64 4, !12, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !12, i64 40, !12, i64 48}
!87 = !{!86, !12, i64 8}
!88 = !{!10, !24, i64 216}
!89 = !{!10, !23, i64 224}
!90 = !{!10, !23, i64 240}
!91 = !{!63, !14, i64 32}
!92 = !{!93, !6, i64 16}
!93 = !{!"tfc_node", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36, !6, i64 40}
!94 = !{!10, !14, i64 40}
!95 = !{!93, !6, i64 0}
!96 = !{!10, !21, i64 136}
!97 = !{!93, !6, i64 4}
!98 = !{!99, !6, i64 40}
!99 = !{!"tfc_activation", !100, i64 0, !6, i64 48, !6, i64 52, !6, i64 56, !6, i64 60, !79, i64 64, !14, i64 72, !14, i64 80, !50, i64 88, !51, i64 96}
!100 = !{!"tfc_parcel", !79, i64 0, !101, i64 8, !19, i64 16, !23, i64 24, !23, i64 32, !6, i64 40, !6, i64 44}
!101 = !{!"p1 _ZTS12tfc_executor", !12, i64 0}
!102 = distinct !{!102, !29}
!103 = distinct !{!103, !29}
!104 = !{!76, !78, i64 8}
!105 = !{!100, !6, i64 40}
!106 = !{!79, !79, i64 0}
!107 = !{!100, !23, i64 24}
!108 = distinct !{!108, !29}
!109 = !{!100, !6, i64 44}
!110 = !{!100, !79, i64 0}
!111 = !{!76, !6, i64 28}
!112 = !{!76, !6, i64 44}
!113 = !{!99, !79, i64 64}
!114 = !{!10, !22, i64 144}
!115 = !{!63, !23, i64 16}
!116 = !{!101, !101, i64 0}
!117 = !{!23, !23, i64 0}
!118 = !{!119, !23, i64 8}
!119 = !{!"tfc_transfer", !79, i64 0, !23, i64 8}
!120 = !{!100, !23, i64 32}
!121 = distinct !{!121, !29}
!122 = !{!93, !6, i64 24}
!123 = !{!93, !6, i64 36}
!124 = !{!43, !21, i64 40}
!125 = !{!99, !14, i64 80}
!126 = !{!43, !47, i64 32}
!127 = !{!43, !21, i64 48}
!128 = distinct !{!128, !29}
!129 = !{!10, !23, i64 192}
!130 = !{!49, !44, i64 16}
!131 = !{!49, !50, i64 24}
!132 = !{!49, !51, i64 40}
!133 = !{!134}
!134 = distinct !{!134, !135}
!135 = distinct !{!135, !"LVerDomain"}
!136 = !{!137}
!137 = distinct !{!137, !135}
!138 = distinct !{!138, !29, !139, !140}
!139 = !{!"llvm.loop.isvectorized", i32 1}
!140 = !{!"llvm.loop.unroll.runtime.disable"}
!141 = distinct !{!141, !29, !139}
!142 = !{!10, !13, i64 8}
!143 = !{!93, !6, i64 20}
!144 = !{!145, !21, i64 16}
!145 = !{!"tfc_region_use", !146, i64 0, !15, i64 8, !21, i64 16, !21, i64 24, !147, i64 32, !23, i64 40, !23, i64 48}
!146 = !{!"p1 _ZTS10tfc_region", !12, i64 0}
!147 = !{!"p1 _ZTS8tfc_move", !12, i64 0}
!148 = !{!26, !12, i64 0}
!149 = !{!145, !15, i64 8}
!150 = distinct !{!150, !29}
!151 = !{!145, !23, i64 40}
!152 = !{!145, !21, i64 24}
!153 = distinct !{!153, !29}
!154 = !{!145, !147, i64 32}
!155 = !{!156, !6, i64 4}
!156 = !{!"tfc_move", !6, i64 0, !6, i64 4, !23, i64 8}
!157 = !{!156, !23, i64 8}
!158 = !{!156, !6, i64 0}
!159 = distinct !{!159, !29}
!160 = !{!145, !23, i64 48}
!161 = !{!10, !6, i64 168}
!162 = !{!145, !146, i64 0}
!163 = distinct !{!163, !29}
!164 = !{!43, !21, i64 16}
!165 = !{!93, !6, i64 40}
!166 = distinct !{!166, !29}
!167 = !{!7, !7, i64 0}
!168 = !{!10, !14, i64 16}
!169 = !{!49, !14, i64 120}
!170 = !{!10, !14, i64 32}
!171 = distinct !{!171, !29}
!172 = !{!10, !23, i64 184}
!173 = distinct !{!173, !29}
!174 = !{!100, !19, i64 16}
!175 = distinct !{!175, !29}
!176 = !{!10, !6, i64 116}
!177 = !{!10, !6, i64 120}
!178 = !{!10, !6, i64 124}
!179 = !{!99, !50, i64 88}
!180 = !{!99, !6, i64 52}
!181 = !{!99, !6, i64 48}
!182 = !{!99, !6, i64 56}
!183 = !{!100, !101, i64 8}
!184 = !{!10, !6, i64 172}
!185 = !{!99, !51, i64 96}
!186 = !{!99, !23, i64 32}
!187 = !{!188, !6, i64 8}
!188 = !{!"tfc_driver", !6, i64 0, !6, i64 4, !6, i64 8}
!189 = !{!76, !6, i64 56}
!190 = !{!188, !6, i64 0}
!191 = !{!76, !79, i64 64}
!192 = distinct !{!192, !29}
!193 = !{!76, !7, i64 32}
!194 = !{!188, !6, i64 4}
!195 = !{!76, !6, i64 24}
!196 = !{!76, !77, i64 0}
!197 = distinct !{!197, !29}
!198 = !{!76, !6, i64 48}
!199 = !{!10, !7, i64 208}
!200 = !{!76, !6, i64 52}
!201 = distinct !{!201, !29}
!202 = !{!203, !12, i64 0}
!203 = !{!"tfc_block", !12, i64 0, !23, i64 8}
!204 = !{!205, !23, i64 40}
!205 = !{!"tfc_monitor", !7, i64 0, !6, i64 4, !206, i64 8, !23, i64 16, !23, i64 24, !207, i64 32, !23, i64 40, !23, i64 48}
!206 = !{!"p1 _ZTS9tfc_event", !12, i64 0}
!207 = !{!"p1 _ZTS8tfc_runs", !12, i64 0}
!208 = !{!205, !207, i64 32}
!209 = !{!210, !23, i64 0}
!210 = !{!"tfc_runs", !23, i64 0, !23, i64 8, !23, i64 16, !23, i64 24}
!211 = !{!210, !23, i64 16}
!212 = !{!210, !23, i64 24}
!213 = !{!205, !23, i64 48}
!214 = !{!205, !23, i64 24}
!215 = !{!205, !23, i64 16}
!216 = !{!205, !206, i64 8}
!217 = !{!210, !23, i64 8}
!218 = !{!219, !23, i64 8}
!219 = !{!"tfc_event", !23, i64 0, !23, i64 8, !23, i64 16}
!220 = !{!221, !35, i64 16}
!221 = !{!"tfc_worker", !7, i64 0, !23, i64 8, !35, i64 16, !23, i64 24}
!222 = distinct !{!222, !29}
!223 = distinct !{!223, !29}
!224 = distinct !{!224, !29}
!225 = !{!221, !23, i64 24}
!226 = distinct !{!226, !29}
!227 = !{!86, !12, i64 16}
!228 = !{!86, !6, i64 4}
!229 = !{!34, !35, i64 8}
!230 = !{!231, !12, i64 0}
!231 = !{!"tfc_loop", !12, i64 0, !12, i64 8, !23, i64 16, !23, i64 24}
!232 = !{!231, !12, i64 8}
!233 = !{!231, !23, i64 16}
!234 = !{!231, !23, i64 24}
!235 = !{i64 0, i64 8, !31, i64 8, i64 8, !31, i64 16, i64 8, !117, i64 24, i64 8, !117}
!236 = !{!221, !23, i64 8}
!237 = distinct !{!237, !29}
!238 = distinct !{!238, !29}
!239 = distinct !{!239, !29}
!240 = distinct !{!240, !29}
!241 = distinct !{!241, !29}
!242 = !{!34, !37, i64 24}
!243 = distinct !{!243, !29}
!244 = !{!245, !23, i64 16}
!245 = !{!"tfc_failure", !7, i64 0, !7, i64 4, !6, i64 8, !6, i64 12, !23, i64 16, !23, i64 24, !23, i64 32, !246, i64 40}
!246 = !{!"double", !7, i64 0}
!247 = !{!245, !6, i64 12}
!248 = !{!245, !23, i64 24}
!249 = !{!245, !23, i64 32}
!250 = !{!245, !246, i64 40}
!251 = !{!252, !16, i64 40}
!252 = !{!"tfc_region", !253, i64 0, !23, i64 8, !15, i64 16, !47, i64 24, !15, i64 32, !16, i64 40, !23, i64 48, !47, i64 56, !17, i64 64, !254, i64 72, !23, i64 80}
!253 = !{!"p1 _ZTS15tfc_instruction", !12, i64 0}
!254 = !{!"p1 _ZTS9tfc_block", !12, i64 0}
!255 = !{!86, !12, i64 32}
!256 = !{!252, !253, i64 0}
!257 = !{!252, !23, i64 8}
!258 = !{!259, !6, i64 24}
!259 = !{!"tfc_instruction", !12, i64 0, !21, i64 8, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28}
!260 = !{!252, !23, i64 48}
!261 = !{!259, !6, i64 20}
!262 = !{!259, !6, i64 16}
!263 = !{!259, !12, i64 0}
!264 = !{!252, !15, i64 32}
!265 = !{!252, !47, i64 24}
!266 = !{!252, !15, i64 16}
!267 = !{!259, !21, i64 8}
!268 = distinct !{!268, !29}
!269 = !{!245, !6, i64 8}
!270 = !{!259, !6, i64 28}
!271 = !{!252, !17, i64 64}
!272 = distinct !{!272, !29}
!273 = distinct !{!273, !29}
!274 = !{!252, !23, i64 80}
!275 = distinct !{!275, !29}
!276 = !{!277, !12, i64 16}
!277 = !{!"py_record", !23, i64 0, !12, i64 8, !12, i64 16}
!278 = !{!279, !280, i64 0}
!279 = !{!"tfc_callable", !280, i64 0, !12, i64 8, !23, i64 16}
!280 = !{!"p1 _ZTS12tfc_prepared", !12, i64 0}
!281 = !{!282, !284, i64 8}
!282 = !{!"tfc_prepared", !283, i64 0, !284, i64 8, !21, i64 16, !15, i64 24, !15, i64 32, !12, i64 40, !6, i64 48, !6, i64 52}
!283 = !{!"p1 _ZTS10tfc_python", !12, i64 0}
!284 = !{!"p1 _ZTS11tfc_binding", !12, i64 0}
!285 = !{!282, !6, i64 48}
!286 = !{!287, !23, i64 16}
!287 = !{!"py_object", !23, i64 0, !12, i64 8, !23, i64 16}
!288 = !{!282, !283, i64 0}
!289 = !{!290, !23, i64 216}
!290 = !{!"tfc_python", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !12, i64 40, !12, i64 48, !12, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !12, i64 88, !12, i64 96, !12, i64 104, !12, i64 112, !12, i64 120, !12, i64 128, !12, i64 136, !12, i64 144, !12, i64 152, !12, i64 160, !12, i64 168, !12, i64 176, !12, i64 184, !12, i64 192, !12, i64 200, !12, i64 208, !23, i64 216}
!291 = !{!282, !15, i64 24}
!292 = !{!282, !12, i64 40}
!293 = distinct !{!293, !29}
!294 = !{!290, !12, i64 112}
!295 = distinct !{!295, !29}
!296 = distinct !{!296, !29}
!297 = !{!290, !12, i64 16}
!298 = !{!279, !12, i64 8}
!299 = !{!282, !21, i64 16}
!300 = !{!282, !6, i64 52}
!301 = !{!290, !12, i64 160}
!302 = !{!279, !23, i64 16}
!303 = !{!287, !12, i64 8}
!304 = !{!290, !12, i64 192}
!305 = !{!290, !12, i64 72}
!306 = !{!290, !12, i64 64}
!307 = !{!282, !15, i64 32}
!308 = distinct !{!308, !29}
!309 = !{!290, !12, i64 120}
!310 = !{!290, !12, i64 128}
!311 = !{!290, !12, i64 184}
!312 = !{!290, !12, i64 104}
!313 = !{!290, !12, i64 96}
!314 = distinct !{!314, !29}
!315 = !{!290, !12, i64 176}
!316 = distinct !{!316, !29, !139, !140}
!317 = distinct !{!317, !29, !140, !139}
!318 = !{!284, !284, i64 0}
!319 = !{!320, !6, i64 144}
!320 = !{!"tfc_binding", !12, i64 0, !284, i64 8, !146, i64 16, !321, i64 24, !321, i64 32, !322, i64 40, !23, i64 48, !6, i64 56, !6, i64 60, !323, i64 64, !23, i64 72, !324, i64 80, !47, i64 88, !23, i64 96, !12, i64 104, !12, i64 112, !12, i64 120, !12, i64 128, !6, i64 136, !6, i64 140, !6, i64 144, !6, i64 148, !325, i64 152}
!321 = !{!"p1 _ZTS11tfc_operand", !12, i64 0}
!322 = !{!"p1 _ZTS9tfc_shift", !12, i64 0}
!323 = !{!"p1 _ZTS9tfc_saved", !12, i64 0}
!324 = !{!"p1 _ZTS13tfc_step_lock", !12, i64 0}
!325 = !{!"p1 _ZTS9tfc_begun", !12, i64 0}
!326 = !{!320, !6, i64 148}
!327 = !{!320, !321, i64 24}
!328 = !{!290, !12, i64 168}
!329 = !{!330, !12, i64 56}
!330 = !{!"py_array", !23, i64 0, !12, i64 8, !12, i64 16, !6, i64 24, !47, i64 32, !47, i64 40, !12, i64 48, !12, i64 56, !6, i64 64}
!331 = !{!332, !12, i64 0}
!332 = !{!"tfc_operand", !12, i64 0, !12, i64 8, !47, i64 16, !23, i64 24, !6, i64 32, !6, i64 36, !6, i64 40, !6, i64 44, !12, i64 48, !12, i64 56, !23, i64 64}
!333 = !{!330, !6, i64 24}
!334 = !{!332, !6, i64 32}
!335 = !{!330, !6, i64 64}
!336 = !{!330, !47, i64 32}
!337 = !{!332, !47, i64 16}
!338 = distinct !{!338, !29}
!339 = !{!330, !12, i64 16}
!340 = !{!332, !12, i64 56}
!341 = !{!332, !12, i64 8}
!342 = !{!332, !6, i64 40}
!343 = !{!290, !12, i64 200}
!344 = !{!290, !12, i64 136}
!345 = !{!290, !12, i64 208}
!346 = !{!290, !12, i64 144}
!347 = !{!332, !23, i64 64}
!348 = distinct !{!348, !29}
!349 = distinct !{!349, !29}
!350 = !{!320, !321, i64 32}
!351 = !{!332, !6, i64 44}
!352 = !{!332, !23, i64 24}
!353 = distinct !{!353, !29}
!354 = distinct !{!354, !29}
!355 = distinct !{!355, !29}
!356 = !{!320, !12, i64 0}
!357 = !{!290, !12, i64 0}
!358 = distinct !{!358, !29}
!359 = !{!332, !12, i64 48}
!360 = !{!290, !12, i64 24}
!361 = !{!290, !12, i64 152}
!362 = distinct !{!362, !29}
!363 = !{!290, !12, i64 8}
!364 = distinct !{!364, !29}
!365 = !{!320, !6, i64 140}
!366 = !{!320, !324, i64 80}
!367 = !{!368, !6, i64 4}
!368 = !{!"tfc_step_lock", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12}
!369 = !{!368, !6, i64 8}
!370 = !{!320, !6, i64 136}
!371 = !{!368, !6, i64 0}
!372 = !{!320, !47, i64 88}
!373 = !{!320, !23, i64 96}
!374 = !{!320, !325, i64 152}
!375 = !{!376, !12, i64 8}
!376 = !{!"tfc_begun", !20, i64 0, !12, i64 8, !12, i64 16, !23, i64 24, !377, i64 32, !23, i64 40, !378, i64 48, !6, i64 56}
!377 = !{!"p1 _ZTS8tfc_cell", !12, i64 0}
!378 = !{!"p3 _ZTS9tfc_value", !379, i64 0}
!379 = !{!"any p3 pointer", !15, i64 0}
!380 = !{!376, !12, i64 16}
!381 = !{!376, !23, i64 24}
!382 = !{!376, !23, i64 40}
!383 = !{!376, !20, i64 0}
!384 = !{!376, !6, i64 56}
!385 = !{!320, !6, i64 60}
!386 = !{!376, !377, i64 32}
!387 = !{!388, !23, i64 8}
!388 = !{!"tfc_cell", !15, i64 0, !23, i64 8}
!389 = !{!388, !15, i64 0}
!390 = distinct !{!390, !29}
!391 = !{!376, !378, i64 48}
!392 = !{!14, !14, i64 0}
!393 = distinct !{!393, !29}
!394 = !{!320, !12, i64 104}
!395 = !{!290, !12, i64 32}
!396 = !{!290, !12, i64 40}
!397 = !{!320, !12, i64 128}
!398 = !{!320, !12, i64 112}
!399 = distinct !{!399, !29}
!400 = !{!320, !12, i64 120}
!401 = !{!290, !12, i64 48}
!402 = !{!290, !12, i64 56}
!403 = distinct !{!403, !29}
!404 = !{!290, !12, i64 80}
!405 = !{!290, !12, i64 88}
!406 = distinct !{!406, !29}
!407 = distinct !{!407, !29}
!408 = distinct !{!408, !29}
!409 = !{!320, !6, i64 56}
!410 = distinct !{!410, !29}
!411 = distinct !{!411, !29}
!412 = !{!320, !146, i64 16}
!413 = !{!332, !6, i64 36}
!414 = distinct !{!414, !29}
!415 = !{!320, !23, i64 48}
!416 = distinct !{!416, !29}
!417 = !{!320, !23, i64 72}
!418 = !{!320, !322, i64 40}
!419 = !{!420, !23, i64 8}
!420 = !{!"tfc_shift", !23, i64 0, !23, i64 8, !23, i64 16}
!421 = !{!420, !23, i64 16}
!422 = !{!420, !23, i64 0}
!423 = distinct !{!423, !29}
!424 = !{!320, !323, i64 64}
!425 = !{!426, !12, i64 8}
!426 = !{!"tfc_saved", !12, i64 0, !12, i64 8, !23, i64 16}
!427 = !{!426, !12, i64 0}
!428 = !{!426, !23, i64 16}
!429 = distinct !{!429, !29}
!430 = distinct !{!430, !29}
!431 = distinct !{!431, !29}
!432 = !{!61, !6, i64 12}
!433 = !{!61, !6, i64 16}
!434 = !{!43, !6, i64 60}
!435 = !{!61, !6, i64 24}
!436 = !{!61, !6, i64 20}
!437 = !{!11, !11, i64 0}
!438 = !{!46, !46, i64 0}
!439 = !{!49, !53, i64 88}
!440 = !{!49, !53, i64 96}
!441 = !{!49, !47, i64 104}
!442 = !{!61, !6, i64 8}
!443 = !{!10, !17, i64 88}
!444 = !{!10, !17, i64 80}
!445 = !{!10, !12, i64 64}
!446 = !{!10, !12, i64 72}
!447 = !{!61, !6, i64 4}
!448 = !{!61, !6, i64 0}
!449 = !{!49, !23, i64 64}
!450 = !{!49, !23, i64 48}
!451 = !{!21, !21, i64 0}
!452 = !{!61, !21, i64 48}
!453 = distinct !{!453, !29}
!454 = !{i64 0, i64 8, !67, i64 8, i64 8, !68, i64 16, i64 8, !59, i64 24, i64 4, !5}
!455 = distinct !{!455, !29}
!456 = !{!49, !23, i64 56}
!457 = !{!49, !6, i64 76}
!458 = distinct !{!458, !29}
!459 = distinct !{!459, !29}
!460 = !{!49, !6, i64 72}
!461 = !{!462, !44, i64 0}
!462 = !{!"held", !44, i64 0, !19, i64 8}
!463 = !{!462, !19, i64 8}
!464 = distinct !{!464, !29}
!465 = distinct !{!465, !29}
!466 = distinct !{!466, !29}
!467 = !{!61, !21, i64 40}
!468 = distinct !{!468, !29}
!469 = distinct !{!469, !29}
!470 = !{!49, !50, i64 32}
!471 = !{!26, !6, i64 28}
!472 = distinct !{!472, !29}
!473 = !{!43, !45, i64 8}
!474 = !{!63, !21, i64 40}
!475 = !{!93, !6, i64 12}
!476 = !{!63, !21, i64 48}
!477 = !{!63, !23, i64 0}
!478 = distinct !{!478, !29}
!479 = distinct !{!479, !29}
!480 = !{!61, !23, i64 56}
!481 = !{!63, !50, i64 24}
!482 = distinct !{!482, !29}
!483 = !{!484, !44, i64 0}
!484 = !{!"tfc_ready", !44, i64 0, !50, i64 8, !51, i64 16, !6, i64 24}
!485 = !{!484, !6, i64 24}
!486 = !{!10, !23, i64 152}
!487 = !{!10, !23, i64 160}
!488 = !{!252, !47, i64 56}
!489 = distinct !{!489, !29}
!490 = !{!252, !254, i64 72}
!491 = !{!203, !23, i64 8}
!492 = distinct !{!492, !29}
attributes #27 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable optsize }
attributes #28 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable optsize }
attributes #29 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable optsize }
attributes #30 = { nounwind uwtable optsize }
attributes #31 = { noinline nounwind uwtable optsize }
attributes #32 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable optsize }
attributes #33 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable optsize }
attributes #34 = { mustprogress nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable optsize }
attributes #35 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable optsize }
attributes #36 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable optsize }
attributes #37 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable optsize }
attributes #38 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable optsize }
