; Made by `python -m tfc.runtime.native` from native.c; do not edit.
target datalayout = "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128"
target triple = "riscv64-unknown-linux-gnu"

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
define noundef signext i32 @tfc_may_use_amx() local_unnamed_addr #26 {
  ret i32 0
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define void @tfc_forget(ptr noundef captures(none) %0) local_unnamed_addr #27 {
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
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @give(ptr noundef captures(none) %0, ptr noundef %1, i64 noundef %2) unnamed_addr #28 {
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
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nounwind uwtable
define signext i32 @tfc_execute(ptr noundef initializes((96, 104)) %0) local_unnamed_addr #29 {
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

127:                                              ; preds = %828, %91
  %128 = load i32, ptr %92, align 8, !tbaa !68
  %129 = icmp eq i32 %128, 0
  br i1 %129, label %130, label %839

130:                                              ; preds = %127
  %131 = load atomic i64, ptr %93 monotonic, align 8
  %132 = icmp eq i64 %131, 0
  br i1 %132, label %136, label %133

133:                                              ; preds = %130
  call fastcc void @empty_inbox(ptr noundef nonnull %0)
  %134 = load i32, ptr %92, align 8, !tbaa !68
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %136, label %839

136:                                              ; preds = %130, %133
  %137 = load i64, ptr %94, align 8, !tbaa !77
  %138 = icmp eq i64 %137, 0
  br i1 %138, label %834, label %139

139:                                              ; preds = %136
  %140 = load ptr, ptr %95, align 8, !tbaa !78
  %141 = icmp eq ptr %140, null
  br i1 %141, label %162, label %142

142:                                              ; preds = %139
  %143 = getelementptr inbounds nuw i8, ptr %140, i64 32
  %144 = load atomic i32, ptr %143 monotonic, align 8
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %146, label %839

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
  br i1 %161, label %162, label %839

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
  br i1 %172, label %173, label %831

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
  switch i32 %200, label %388 [
    i32 15, label %201
    i32 14, label %291
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
  br i1 %203, label %828, label %204

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
  br i1 %219, label %228, label %224

220:                                              ; preds = %214, %204
  %221 = phi i32 [ 0, %204 ], [ %215, %214 ]
  %222 = cmpxchg ptr %213, i32 0, i32 1 acquire monotonic, align 4
  %223 = extractvalue { i32, i1 } %222, 1
  br i1 %223, label %228, label %214

224:                                              ; preds = %217, %224
  %225 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %213, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  %226 = atomicrmw xchg ptr %213, i32 2 acquire, align 4
  %227 = icmp eq i32 %226, 0
  br i1 %227, label %228, label %224, !llvm.loop !107

228:                                              ; preds = %220, %224, %217
  %229 = load ptr, ptr %95, align 8, !tbaa !78
  %230 = getelementptr inbounds nuw i8, ptr %229, i64 8
  %231 = load ptr, ptr %230, align 8, !tbaa !108
  %232 = load i32, ptr %211, align 8, !tbaa !109
  %233 = sext i32 %232 to i64
  %234 = getelementptr inbounds %struct.tfc_transfer, ptr %231, i64 %233
  %235 = load ptr, ptr %234, align 8, !tbaa !110
  %236 = icmp eq ptr %235, null
  br i1 %236, label %274, label %237

237:                                              ; preds = %228
  %238 = getelementptr inbounds nuw i8, ptr %202, i64 24
  %239 = load i64, ptr %238, align 8, !tbaa !111
  %240 = getelementptr inbounds nuw i8, ptr %235, i64 24
  %241 = load i64, ptr %240, align 8, !tbaa !111
  %242 = icmp eq i64 %241, %239
  br i1 %242, label %247, label %257

243:                                              ; preds = %257
  %244 = getelementptr inbounds nuw i8, ptr %259, i64 24
  %245 = load i64, ptr %244, align 8, !tbaa !111
  %246 = icmp eq i64 %245, %239
  br i1 %246, label %247, label %257, !llvm.loop !112

247:                                              ; preds = %243, %237
  %248 = phi ptr [ %235, %237 ], [ %259, %243 ]
  %249 = phi ptr [ %234, %237 ], [ %258, %243 ]
  %250 = getelementptr inbounds nuw i8, ptr %248, i64 44
  %251 = load i32, ptr %250, align 4, !tbaa !113
  %252 = getelementptr inbounds nuw i8, ptr %202, i64 44
  %253 = load i32, ptr %252, align 4, !tbaa !113
  %254 = icmp eq i32 %251, %253
  br i1 %254, label %261, label %255

255:                                              ; preds = %247
  %256 = load ptr, ptr %248, align 8, !tbaa !114
  br label %277

257:                                              ; preds = %237, %243
  %258 = phi ptr [ %259, %243 ], [ %235, %237 ]
  %259 = load ptr, ptr %258, align 8, !tbaa !110
  %260 = icmp eq ptr %259, null
  br i1 %260, label %274, label %243, !llvm.loop !112

261:                                              ; preds = %247
  %262 = getelementptr inbounds nuw i8, ptr %229, i64 32
  %263 = load atomic i32, ptr %262 monotonic, align 8
  %264 = icmp eq i32 %263, 0
  br i1 %264, label %265, label %274

265:                                              ; preds = %261
  %266 = getelementptr inbounds nuw i8, ptr %229, i64 28
  store i32 -1, ptr %266, align 4, !tbaa !115
  store atomic i32 13, ptr %262 monotonic, align 8
  %267 = getelementptr inbounds nuw i8, ptr %229, i64 40
  %268 = atomicrmw add ptr %267, i32 1 monotonic, align 8
  %269 = getelementptr inbounds nuw i8, ptr %229, i64 44
  %270 = load i32, ptr %269, align 4, !tbaa !116
  %271 = icmp eq i32 %270, 0
  br i1 %271, label %274, label %272

272:                                              ; preds = %265
  %273 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %267, i32 noundef signext 129, i32 noundef signext 2147483647, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  br label %274

274:                                              ; preds = %257, %272, %265, %261, %228
  %275 = phi ptr [ %234, %228 ], [ %249, %272 ], [ %249, %265 ], [ %249, %261 ], [ %258, %257 ]
  store ptr null, ptr %202, align 8, !tbaa !114
  %276 = load ptr, ptr %95, align 8, !tbaa !78
  br label %277

277:                                              ; preds = %274, %255
  %278 = phi ptr [ %229, %255 ], [ %276, %274 ]
  %279 = phi ptr [ %249, %255 ], [ %275, %274 ]
  %280 = phi ptr [ %256, %255 ], [ %202, %274 ]
  %281 = phi ptr [ %248, %255 ], [ null, %274 ]
  store ptr %280, ptr %279, align 8, !tbaa !110
  %282 = getelementptr inbounds nuw i8, ptr %202, i64 64
  store ptr %281, ptr %282, align 8, !tbaa !117
  %283 = getelementptr inbounds nuw i8, ptr %278, i64 36
  %284 = atomicrmw xchg ptr %283, i32 0 release, align 4
  %285 = icmp eq i32 %284, 2
  br i1 %285, label %286, label %288

286:                                              ; preds = %277
  %287 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %283, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  br label %288

288:                                              ; preds = %286, %277
  %289 = icmp eq ptr %281, null
  br i1 %289, label %828, label %290

290:                                              ; preds = %288
  call fastcc void @end_activation(ptr noundef nonnull %0, ptr noundef nonnull %202)
  br label %828

291:                                              ; preds = %173
  %292 = load ptr, ptr %106, align 8, !tbaa !118
  %293 = icmp eq ptr %292, null
  br i1 %293, label %300, label %294

294:                                              ; preds = %291
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #24
  %295 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %6) #24
  %296 = load i64, ptr %6, align 8, !tbaa !85
  %297 = mul nsw i64 %296, 1000000000
  %298 = load i64, ptr %107, align 8, !tbaa !87
  %299 = add nsw i64 %297, %298
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #24
  br label %300

300:                                              ; preds = %294, %291
  %301 = phi i64 [ %299, %294 ], [ 0, %291 ]
  %302 = getelementptr inbounds nuw i8, ptr %181, i64 16
  %303 = load i64, ptr %302, align 8, !tbaa !119
  %304 = getelementptr inbounds nuw i8, ptr %177, i64 4
  %305 = load i32, ptr %304, align 4, !tbaa !101
  %306 = icmp eq i32 %183, 0
  br i1 %306, label %307, label %309

307:                                              ; preds = %300
  %308 = load ptr, ptr %198, align 8, !tbaa !74
  br label %309

309:                                              ; preds = %307, %300
  %310 = phi ptr [ %308, %307 ], [ null, %300 ]
  %311 = load ptr, ptr %95, align 8, !tbaa !78
  %312 = call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef 48)
  %313 = icmp eq ptr %312, null
  br i1 %313, label %387, label %314

314:                                              ; preds = %309
  %315 = icmp eq ptr %310, null
  br i1 %315, label %320, label %316

316:                                              ; preds = %314
  %317 = getelementptr inbounds nuw i8, ptr %310, i64 24
  %318 = load i32, ptr %317, align 8, !tbaa !75
  %319 = add nsw i32 %318, 1
  store i32 %319, ptr %317, align 8, !tbaa !75
  br label %320

320:                                              ; preds = %316, %314
  %321 = load ptr, ptr %108, align 8, !tbaa !100
  %322 = sext i32 %305 to i64
  %323 = getelementptr inbounds i32, ptr %321, i64 %322
  %324 = load i32, ptr %323, align 4, !tbaa !9
  store ptr null, ptr %312, align 8, !tbaa !110
  %325 = getelementptr inbounds nuw i8, ptr %312, i64 8
  store ptr %0, ptr %325, align 8, !tbaa !120
  %326 = getelementptr inbounds nuw i8, ptr %312, i64 16
  store ptr %310, ptr %326, align 8, !tbaa !74
  %327 = getelementptr inbounds nuw i8, ptr %312, i64 24
  store i64 %303, ptr %327, align 8, !tbaa !121
  %328 = getelementptr inbounds nuw i8, ptr %312, i64 32
  store i64 0, ptr %328, align 8, !tbaa !121
  %329 = getelementptr inbounds nuw i8, ptr %312, i64 40
  store i32 %324, ptr %329, align 8, !tbaa !9
  %330 = getelementptr inbounds nuw i8, ptr %312, i64 44
  store i32 0, ptr %330, align 4, !tbaa !9
  %331 = getelementptr inbounds nuw i8, ptr %311, i64 8
  %332 = load ptr, ptr %331, align 8, !tbaa !108
  %333 = sext i32 %324 to i64
  %334 = getelementptr inbounds %struct.tfc_transfer, ptr %332, i64 %333
  %335 = getelementptr inbounds nuw i8, ptr %334, i64 8
  %336 = load i64, ptr %335, align 8, !tbaa !122
  %337 = icmp eq i64 %336, 0
  br i1 %337, label %345, label %338

338:                                              ; preds = %320
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #24
  %339 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %5) #24
  %340 = load i64, ptr %5, align 8, !tbaa !85
  %341 = mul nsw i64 %340, 1000000000
  %342 = load i64, ptr %109, align 8, !tbaa !87
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #24
  %343 = add i64 %342, %336
  %344 = add i64 %343, %341
  store i64 %344, ptr %328, align 8, !tbaa !124
  br label %345

345:                                              ; preds = %338, %320
  %346 = getelementptr inbounds nuw i8, ptr %311, i64 36
  br label %353

347:                                              ; preds = %353
  %348 = add nuw nsw i32 %354, 1
  %349 = icmp eq i32 %348, 100
  br i1 %349, label %350, label %353, !llvm.loop !106

350:                                              ; preds = %347
  %351 = atomicrmw xchg ptr %346, i32 2 acquire, align 4
  %352 = icmp eq i32 %351, 0
  br i1 %352, label %361, label %357

353:                                              ; preds = %347, %345
  %354 = phi i32 [ 0, %345 ], [ %348, %347 ]
  %355 = cmpxchg ptr %346, i32 0, i32 1 acquire monotonic, align 4
  %356 = extractvalue { i32, i1 } %355, 1
  br i1 %356, label %361, label %347

357:                                              ; preds = %350, %357
  %358 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %346, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  %359 = atomicrmw xchg ptr %346, i32 2 acquire, align 4
  %360 = icmp eq i32 %359, 0
  br i1 %360, label %361, label %357, !llvm.loop !107

361:                                              ; preds = %353, %357, %350
  br i1 %337, label %381, label %362

362:                                              ; preds = %361
  %363 = getelementptr inbounds nuw i8, ptr %311, i64 64
  br label %364

364:                                              ; preds = %368, %362
  %365 = phi ptr [ %363, %362 ], [ %366, %368 ]
  %366 = load ptr, ptr %365, align 8, !tbaa !110
  %367 = icmp eq ptr %366, null
  br i1 %367, label %373, label %368

368:                                              ; preds = %364
  %369 = getelementptr inbounds nuw i8, ptr %366, i64 32
  %370 = load i64, ptr %369, align 8, !tbaa !124
  %371 = load i64, ptr %328, align 8, !tbaa !124
  %372 = icmp sgt i64 %370, %371
  br i1 %372, label %373, label %364, !llvm.loop !125

373:                                              ; preds = %368, %364
  store ptr %366, ptr %312, align 8, !tbaa !114
  store ptr %312, ptr %365, align 8, !tbaa !110
  %374 = getelementptr inbounds nuw i8, ptr %311, i64 40
  %375 = atomicrmw add ptr %374, i32 1 monotonic, align 8
  %376 = getelementptr inbounds nuw i8, ptr %311, i64 44
  %377 = load i32, ptr %376, align 4, !tbaa !116
  %378 = icmp eq i32 %377, 0
  br i1 %378, label %382, label %379

379:                                              ; preds = %373
  %380 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %374, i32 noundef signext 129, i32 noundef signext 2147483647, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  br label %382

381:                                              ; preds = %361
  call fastcc void @deliver(ptr noundef %311, ptr noundef nonnull %312)
  br label %382

382:                                              ; preds = %381, %379, %373
  %383 = atomicrmw xchg ptr %346, i32 0 release, align 4
  %384 = icmp eq i32 %383, 2
  br i1 %384, label %385, label %387

385:                                              ; preds = %382
  %386 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %346, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  br label %387

387:                                              ; preds = %385, %382, %309
  call fastcc void @note(ptr noundef nonnull %0, ptr noundef %179, ptr noundef %181, ptr noundef nonnull %177, i64 noundef %301)
  br label %824

388:                                              ; preds = %173
  %389 = icmp eq i32 %183, 0
  br i1 %389, label %390, label %824

390:                                              ; preds = %388
  switch i32 %200, label %824 [
    i32 1, label %391
    i32 13, label %453
    i32 0, label %530
    i32 3, label %699
    i32 2, label %757
    i32 4, label %774
    i32 5, label %774
    i32 6, label %774
    i32 7, label %774
    i32 10, label %782
    i32 11, label %795
    i32 12, label %803
  ]

391:                                              ; preds = %390
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #24
  store ptr %177, ptr %2, align 8, !tbaa !71
  store ptr %179, ptr %123, align 8, !tbaa !72
  store ptr %181, ptr %124, align 8, !tbaa !63
  store i32 0, ptr %125, align 8, !tbaa !9
  store i32 %185, ptr %126, align 4
  %392 = call fastcc ptr @new_activation(ptr noundef nonnull %0, ptr dead_on_return noundef %2, ptr noundef %198, i32 noundef signext 2)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #24
  %393 = icmp eq ptr %392, null
  br i1 %393, label %828, label %394

394:                                              ; preds = %391
  %395 = getelementptr inbounds nuw i8, ptr %177, i64 24
  %396 = load i32, ptr %395, align 4, !tbaa !126
  %397 = icmp sgt i32 %396, 0
  br i1 %397, label %398, label %449

398:                                              ; preds = %394
  %399 = getelementptr inbounds nuw i8, ptr %392, i64 80
  %400 = getelementptr inbounds nuw i8, ptr %177, i64 36
  br label %401

401:                                              ; preds = %444, %398
  %402 = phi i32 [ %396, %398 ], [ %445, %444 ]
  %403 = phi i64 [ 0, %398 ], [ %446, %444 ]
  %404 = load ptr, ptr %179, align 8, !tbaa !52
  %405 = load i32, ptr %400, align 4, !tbaa !127
  %406 = trunc nuw nsw i64 %403 to i32
  %407 = add nsw i32 %405, %406
  %408 = getelementptr inbounds nuw i8, ptr %404, i64 40
  %409 = load ptr, ptr %408, align 8, !tbaa !128
  %410 = sext i32 %407 to i64
  %411 = getelementptr inbounds i32, ptr %409, i64 %410
  %412 = load i32, ptr %411, align 4, !tbaa !9
  %413 = icmp sgt i32 %412, -1
  br i1 %413, label %414, label %429

414:                                              ; preds = %401
  %415 = zext nneg i32 %412 to i64
  %416 = getelementptr inbounds nuw ptr, ptr %198, i64 %415
  %417 = load ptr, ptr %416, align 8, !tbaa !74
  %418 = icmp eq ptr %417, null
  br i1 %418, label %419, label %423

419:                                              ; preds = %414
  %420 = load ptr, ptr %399, align 8, !tbaa !129
  %421 = and i64 %403, 4294967295
  %422 = getelementptr inbounds nuw ptr, ptr %420, i64 %421
  store ptr null, ptr %422, align 8, !tbaa !74
  br label %828

423:                                              ; preds = %414
  %424 = getelementptr inbounds nuw i8, ptr %417, i64 24
  %425 = load i32, ptr %424, align 8, !tbaa !75
  %426 = add nsw i32 %425, 1
  store i32 %426, ptr %424, align 8, !tbaa !75
  %427 = load ptr, ptr %399, align 8, !tbaa !129
  %428 = getelementptr inbounds nuw ptr, ptr %427, i64 %403
  store ptr %417, ptr %428, align 8, !tbaa !74
  br label %444

429:                                              ; preds = %401
  %430 = getelementptr inbounds nuw i8, ptr %404, i64 32
  %431 = load ptr, ptr %430, align 8, !tbaa !130
  %432 = getelementptr inbounds i64, ptr %431, i64 %410
  %433 = load i64, ptr %432, align 8, !tbaa !121
  %434 = getelementptr inbounds nuw i8, ptr %404, i64 48
  %435 = load ptr, ptr %434, align 8, !tbaa !131
  %436 = getelementptr inbounds i32, ptr %435, i64 %410
  %437 = load i32, ptr %436, align 4, !tbaa !9
  %438 = call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %433, i32 noundef signext %437)
  %439 = load ptr, ptr %399, align 8, !tbaa !129
  %440 = getelementptr inbounds nuw ptr, ptr %439, i64 %403
  store ptr %438, ptr %440, align 8, !tbaa !74
  %441 = icmp eq ptr %438, null
  br i1 %441, label %828, label %442

442:                                              ; preds = %429
  %443 = load i32, ptr %395, align 4, !tbaa !126
  br label %444

444:                                              ; preds = %442, %423
  %445 = phi i32 [ %443, %442 ], [ %402, %423 ]
  %446 = add nuw nsw i64 %403, 1
  %447 = sext i32 %445 to i64
  %448 = icmp slt i64 %446, %447
  br i1 %448, label %401, label %449, !llvm.loop !132

449:                                              ; preds = %394, %444
  %450 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %451 = load i64, ptr %450, align 8, !tbaa !133
  %452 = add nsw i64 %451, 1
  store i64 %452, ptr %450, align 8, !tbaa !133
  store ptr %392, ptr %14, align 8, !tbaa !42
  br label %839

453:                                              ; preds = %390
  %454 = load ptr, ptr %0, align 8, !tbaa !44
  %455 = getelementptr inbounds nuw i8, ptr %177, i64 4
  %456 = load i32, ptr %455, align 4, !tbaa !101
  %457 = sext i32 %456 to i64
  %458 = getelementptr inbounds %struct.tfc_graph, ptr %454, i64 %457
  %459 = getelementptr inbounds nuw i8, ptr %458, i64 24
  %460 = load ptr, ptr %459, align 8, !tbaa !46
  %461 = getelementptr inbounds nuw i8, ptr %181, i64 16
  %462 = load i64, ptr %461, align 8, !tbaa !119
  %463 = load ptr, ptr %179, align 8, !tbaa !52
  %464 = load ptr, ptr %463, align 8, !tbaa !69
  %465 = ptrtoint ptr %177 to i64
  %466 = ptrtoint ptr %464 to i64
  %467 = sub i64 %465, %466
  %468 = sdiv exact i64 %467, 44
  %469 = add nsw i64 %468, -7046029254386353131
  %470 = xor i64 %469, %462
  %471 = mul i64 %470, -49064778989728563
  %472 = lshr i64 %471, 32
  %473 = xor i64 %472, %471
  %474 = mul i64 %473, -4265267296055464877
  %475 = lshr i64 %471, 29
  %476 = xor i64 %474, %475
  %477 = call fastcc ptr @new_instance(ptr noundef nonnull %0, ptr noundef %458, ptr noundef %460, i32 noundef signext 1, i64 noundef %476)
  %478 = icmp eq ptr %477, null
  br i1 %478, label %828, label %479

479:                                              ; preds = %453
  %480 = getelementptr inbounds nuw i8, ptr %477, i64 16
  store ptr %177, ptr %480, align 8, !tbaa !134
  %481 = getelementptr inbounds nuw i8, ptr %477, i64 24
  store ptr %179, ptr %481, align 8, !tbaa !135
  %482 = getelementptr inbounds nuw i8, ptr %477, i64 40
  store ptr %181, ptr %482, align 8, !tbaa !136
  %483 = getelementptr inbounds nuw i8, ptr %458, i64 56
  %484 = load i32, ptr %483, align 8, !tbaa !58
  %485 = icmp sgt i32 %484, 0
  br i1 %485, label %486, label %490

486:                                              ; preds = %479
  %487 = getelementptr inbounds nuw i8, ptr %477, i64 112
  %488 = load ptr, ptr %487, align 8, !tbaa !60
  %489 = zext nneg i32 %484 to i64
  br label %523

490:                                              ; preds = %523, %479
  %491 = getelementptr inbounds nuw i8, ptr %477, i64 80
  %492 = load ptr, ptr %491, align 8, !tbaa !61
  %493 = getelementptr inbounds nuw i8, ptr %477, i64 8
  %494 = load ptr, ptr %493, align 8, !tbaa !62
  %495 = load ptr, ptr %492, align 8, !tbaa !63
  %496 = getelementptr inbounds nuw i8, ptr %494, i64 28
  %497 = load i32, ptr %496, align 4, !tbaa !64
  %498 = add nsw i32 %497, 1
  %499 = sext i32 %498 to i64
  %500 = getelementptr inbounds nuw i8, ptr %495, i64 8
  store i64 %499, ptr %500, align 8, !tbaa !66
  %501 = icmp sgt i32 %497, 0
  br i1 %501, label %505, label %502

502:                                              ; preds = %505, %490
  %503 = load i32, ptr %92, align 8, !tbaa !68
  %504 = icmp eq i32 %503, 0
  br i1 %504, label %522, label %828

505:                                              ; preds = %490, %505
  %506 = phi i64 [ %516, %505 ], [ 0, %490 ]
  %507 = phi ptr [ %517, %505 ], [ %494, %490 ]
  %508 = load ptr, ptr %477, align 8, !tbaa !52
  %509 = load ptr, ptr %508, align 8, !tbaa !69
  %510 = getelementptr inbounds nuw i8, ptr %507, i64 32
  %511 = load ptr, ptr %510, align 8, !tbaa !70
  %512 = getelementptr inbounds nuw i32, ptr %511, i64 %506
  %513 = load i32, ptr %512, align 4, !tbaa !9
  %514 = sext i32 %513 to i64
  %515 = getelementptr inbounds %struct.tfc_node, ptr %509, i64 %514
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #24
  store ptr %515, ptr %3, align 8, !tbaa !71
  store ptr %477, ptr %119, align 8, !tbaa !72
  store ptr %495, ptr %120, align 8, !tbaa !63
  store i32 0, ptr %121, align 8, !tbaa !9
  store i32 0, ptr %122, align 4
  call fastcc void @push(ptr noundef nonnull %0, ptr dead_on_return noundef %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #24
  %516 = add nuw nsw i64 %506, 1
  %517 = load ptr, ptr %493, align 8, !tbaa !62
  %518 = getelementptr inbounds nuw i8, ptr %517, i64 28
  %519 = load i32, ptr %518, align 4, !tbaa !64
  %520 = sext i32 %519 to i64
  %521 = icmp slt i64 %516, %520
  br i1 %521, label %505, label %502, !llvm.loop !73

522:                                              ; preds = %502
  call fastcc void @settle(ptr noundef nonnull %0, ptr noundef nonnull %477, ptr noundef nonnull %495)
  br label %828

523:                                              ; preds = %523, %486
  %524 = phi i64 [ 0, %486 ], [ %528, %523 ]
  %525 = getelementptr inbounds nuw ptr, ptr %198, i64 %524
  %526 = load ptr, ptr %525, align 8, !tbaa !74
  %527 = getelementptr inbounds nuw ptr, ptr %488, i64 %524
  store ptr %526, ptr %527, align 8, !tbaa !74
  store ptr null, ptr %525, align 8, !tbaa !74
  %528 = add nuw nsw i64 %524, 1
  %529 = icmp eq i64 %528, %489
  br i1 %529, label %490, label %523, !llvm.loop !137

530:                                              ; preds = %390
  %531 = load ptr, ptr %116, align 8, !tbaa !138
  %532 = getelementptr inbounds nuw i8, ptr %177, i64 4
  %533 = load i32, ptr %532, align 4, !tbaa !101
  %534 = sext i32 %533 to i64
  %535 = getelementptr inbounds %struct.tfc_region_use, ptr %531, i64 %534
  %536 = getelementptr inbounds nuw i8, ptr %177, i64 20
  %537 = load i32, ptr %536, align 4, !tbaa !139
  %538 = icmp sgt i32 %537, 0
  br i1 %538, label %539, label %543

539:                                              ; preds = %530
  %540 = getelementptr inbounds nuw i8, ptr %535, i64 16
  %541 = getelementptr inbounds nuw i8, ptr %535, i64 8
  %542 = zext nneg i32 %537 to i64
  br label %551

543:                                              ; preds = %564, %530
  %544 = getelementptr inbounds nuw i8, ptr %177, i64 24
  %545 = load i32, ptr %544, align 4, !tbaa !126
  %546 = icmp sgt i32 %545, 0
  br i1 %546, label %547, label %567

547:                                              ; preds = %543
  %548 = getelementptr inbounds nuw i8, ptr %535, i64 24
  %549 = getelementptr inbounds nuw i8, ptr %535, i64 8
  %550 = getelementptr inbounds nuw i8, ptr %177, i64 36
  br label %574

551:                                              ; preds = %564, %539
  %552 = phi i64 [ 0, %539 ], [ %565, %564 ]
  %553 = load ptr, ptr %540, align 8, !tbaa !140
  %554 = getelementptr inbounds nuw i32, ptr %553, i64 %552
  %555 = load i32, ptr %554, align 4, !tbaa !9
  %556 = icmp sgt i32 %555, -1
  br i1 %556, label %557, label %564

557:                                              ; preds = %551
  %558 = getelementptr inbounds nuw ptr, ptr %198, i64 %552
  %559 = load ptr, ptr %558, align 8, !tbaa !74
  %560 = load ptr, ptr %559, align 8, !tbaa !144
  %561 = load ptr, ptr %541, align 8, !tbaa !145
  %562 = zext nneg i32 %555 to i64
  %563 = getelementptr inbounds nuw ptr, ptr %561, i64 %562
  store ptr %560, ptr %563, align 8, !tbaa !35
  br label %564

564:                                              ; preds = %557, %551
  %565 = add nuw nsw i64 %552, 1
  %566 = icmp eq i64 %565, %542
  br i1 %566, label %543, label %551, !llvm.loop !146

567:                                              ; preds = %622, %543
  %568 = getelementptr inbounds nuw i8, ptr %535, i64 40
  %569 = load i64, ptr %568, align 8, !tbaa !147
  %570 = icmp sgt i64 %569, 0
  br i1 %570, label %571, label %627

571:                                              ; preds = %567
  %572 = getelementptr inbounds nuw i8, ptr %535, i64 8
  %573 = getelementptr inbounds nuw i8, ptr %535, i64 32
  br label %630

574:                                              ; preds = %622, %547
  %575 = phi i64 [ 0, %547 ], [ %623, %622 ]
  %576 = load ptr, ptr %179, align 8, !tbaa !52
  %577 = load i32, ptr %550, align 4, !tbaa !127
  %578 = trunc nuw nsw i64 %575 to i32
  %579 = add nsw i32 %577, %578
  %580 = getelementptr inbounds nuw i8, ptr %576, i64 40
  %581 = load ptr, ptr %580, align 8, !tbaa !128
  %582 = sext i32 %579 to i64
  %583 = getelementptr inbounds i32, ptr %581, i64 %582
  %584 = load i32, ptr %583, align 4, !tbaa !9
  %585 = icmp sgt i32 %584, -1
  br i1 %585, label %586, label %599

586:                                              ; preds = %574
  %587 = zext nneg i32 %584 to i64
  %588 = getelementptr inbounds nuw ptr, ptr %198, i64 %587
  %589 = load ptr, ptr %588, align 8, !tbaa !74
  %590 = icmp eq ptr %589, null
  br i1 %590, label %591, label %594

591:                                              ; preds = %586
  %592 = and i64 %575, 4294967295
  %593 = getelementptr inbounds nuw ptr, ptr %199, i64 %592
  store ptr null, ptr %593, align 8, !tbaa !74
  br label %824

594:                                              ; preds = %586
  %595 = getelementptr inbounds nuw i8, ptr %589, i64 24
  %596 = load i32, ptr %595, align 8, !tbaa !75
  %597 = add nsw i32 %596, 1
  store i32 %597, ptr %595, align 8, !tbaa !75
  %598 = getelementptr inbounds nuw ptr, ptr %199, i64 %575
  store ptr %589, ptr %598, align 8, !tbaa !74
  br label %611

599:                                              ; preds = %574
  %600 = getelementptr inbounds nuw i8, ptr %576, i64 32
  %601 = load ptr, ptr %600, align 8, !tbaa !130
  %602 = getelementptr inbounds i64, ptr %601, i64 %582
  %603 = load i64, ptr %602, align 8, !tbaa !121
  %604 = getelementptr inbounds nuw i8, ptr %576, i64 48
  %605 = load ptr, ptr %604, align 8, !tbaa !131
  %606 = getelementptr inbounds i32, ptr %605, i64 %582
  %607 = load i32, ptr %606, align 4, !tbaa !9
  %608 = call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %603, i32 noundef signext %607)
  %609 = getelementptr inbounds nuw ptr, ptr %199, i64 %575
  store ptr %608, ptr %609, align 8, !tbaa !74
  %610 = icmp eq ptr %608, null
  br i1 %610, label %824, label %611

611:                                              ; preds = %599, %594
  %612 = phi ptr [ %589, %594 ], [ %608, %599 ]
  %613 = load ptr, ptr %548, align 8, !tbaa !148
  %614 = getelementptr inbounds nuw i32, ptr %613, i64 %575
  %615 = load i32, ptr %614, align 4, !tbaa !9
  %616 = icmp sgt i32 %615, -1
  br i1 %616, label %617, label %622

617:                                              ; preds = %611
  %618 = load ptr, ptr %612, align 8, !tbaa !144
  %619 = load ptr, ptr %549, align 8, !tbaa !145
  %620 = zext nneg i32 %615 to i64
  %621 = getelementptr inbounds nuw ptr, ptr %619, i64 %620
  store ptr %618, ptr %621, align 8, !tbaa !35
  br label %622

622:                                              ; preds = %617, %611
  %623 = add nuw nsw i64 %575, 1
  %624 = load i32, ptr %544, align 4, !tbaa !126
  %625 = sext i32 %624 to i64
  %626 = icmp slt i64 %623, %625
  br i1 %626, label %574, label %567, !llvm.loop !149

627:                                              ; preds = %630, %567
  %628 = load ptr, ptr %106, align 8, !tbaa !118
  %629 = icmp eq ptr %628, null
  br i1 %629, label %654, label %648

630:                                              ; preds = %630, %571
  %631 = phi i64 [ 0, %571 ], [ %646, %630 ]
  %632 = load ptr, ptr %572, align 8, !tbaa !145
  %633 = load ptr, ptr %573, align 8, !tbaa !150
  %634 = getelementptr inbounds nuw %struct.tfc_move, ptr %633, i64 %631
  %635 = getelementptr inbounds nuw i8, ptr %634, i64 4
  %636 = load i32, ptr %635, align 4, !tbaa !151
  %637 = sext i32 %636 to i64
  %638 = getelementptr inbounds ptr, ptr %632, i64 %637
  %639 = load ptr, ptr %638, align 8, !tbaa !35
  %640 = getelementptr inbounds nuw i8, ptr %634, i64 8
  %641 = load i64, ptr %640, align 8, !tbaa !153
  %642 = getelementptr inbounds i8, ptr %639, i64 %641
  %643 = load i32, ptr %634, align 8, !tbaa !154
  %644 = sext i32 %643 to i64
  %645 = getelementptr inbounds ptr, ptr %632, i64 %644
  store ptr %642, ptr %645, align 8, !tbaa !35
  %646 = add nuw nsw i64 %631, 1
  %647 = icmp eq i64 %646, %569
  br i1 %647, label %627, label %630, !llvm.loop !155

648:                                              ; preds = %627
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #24
  %649 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %4) #24
  %650 = load i64, ptr %4, align 8, !tbaa !85
  %651 = mul nsw i64 %650, 1000000000
  %652 = load i64, ptr %117, align 8, !tbaa !87
  %653 = add nsw i64 %651, %652
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #24
  br label %654

654:                                              ; preds = %648, %627
  %655 = phi i64 [ %653, %648 ], [ 0, %627 ]
  %656 = getelementptr inbounds nuw i8, ptr %535, i64 48
  %657 = load i64, ptr %656, align 8, !tbaa !156
  %658 = icmp ne i64 %657, 0
  %659 = zext i1 %658 to i32
  %660 = load i32, ptr %118, align 8, !tbaa !157
  %661 = or i32 %660, %659
  store i32 %661, ptr %118, align 8, !tbaa !157
  %662 = load ptr, ptr %535, align 8, !tbaa !158
  %663 = icmp eq ptr %662, null
  br i1 %663, label %664, label %665

664:                                              ; preds = %654
  call fastcc void @note(ptr noundef nonnull %0, ptr noundef %179, ptr noundef %181, ptr noundef nonnull %177, i64 noundef %655)
  br label %669

665:                                              ; preds = %654
  %666 = call signext i32 @tfc_walk(ptr noundef nonnull %662)
  call fastcc void @note(ptr noundef nonnull %0, ptr noundef %179, ptr noundef %181, ptr noundef nonnull %177, i64 noundef %655)
  %667 = icmp eq i32 %666, 0
  br i1 %667, label %669, label %668

668:                                              ; preds = %665
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef signext %666, i32 noundef signext 0, ptr noundef %179, ptr noundef nonnull %177)
  br label %669

669:                                              ; preds = %664, %668, %665
  %670 = load i32, ptr %544, align 4, !tbaa !126
  %671 = icmp sgt i32 %670, 0
  br i1 %671, label %672, label %824

672:                                              ; preds = %669
  %673 = getelementptr inbounds nuw i8, ptr %535, i64 24
  %674 = getelementptr inbounds nuw i8, ptr %535, i64 8
  br label %675

675:                                              ; preds = %694, %672
  %676 = phi i32 [ %670, %672 ], [ %695, %694 ]
  %677 = phi i64 [ 0, %672 ], [ %696, %694 ]
  %678 = load ptr, ptr %673, align 8, !tbaa !148
  %679 = getelementptr inbounds nuw i32, ptr %678, i64 %677
  %680 = load i32, ptr %679, align 4, !tbaa !9
  %681 = icmp slt i32 %680, -1
  br i1 %681, label %682, label %694

682:                                              ; preds = %675
  %683 = getelementptr inbounds nuw ptr, ptr %199, i64 %677
  %684 = load ptr, ptr %683, align 8, !tbaa !74
  %685 = load ptr, ptr %684, align 8, !tbaa !144
  %686 = load ptr, ptr %674, align 8, !tbaa !145
  %687 = sub nuw nsw i32 -2, %680
  %688 = zext nneg i32 %687 to i64
  %689 = getelementptr inbounds nuw ptr, ptr %686, i64 %688
  %690 = load ptr, ptr %689, align 8, !tbaa !35
  %691 = getelementptr inbounds nuw i8, ptr %684, i64 16
  %692 = load i64, ptr %691, align 8, !tbaa !31
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %685, ptr readonly align 1 %690, i64 %692, i1 false)
  %693 = load i32, ptr %544, align 4, !tbaa !126
  br label %694

694:                                              ; preds = %682, %675
  %695 = phi i32 [ %693, %682 ], [ %676, %675 ]
  %696 = add nuw nsw i64 %677, 1
  %697 = sext i32 %695 to i64
  %698 = icmp slt i64 %696, %697
  br i1 %698, label %675, label %824, !llvm.loop !159

699:                                              ; preds = %390
  %700 = load ptr, ptr %179, align 8, !tbaa !52
  %701 = getelementptr inbounds nuw i8, ptr %700, i64 16
  %702 = load ptr, ptr %701, align 8, !tbaa !160
  %703 = getelementptr inbounds nuw i8, ptr %177, i64 40
  %704 = load i32, ptr %703, align 4, !tbaa !161
  br label %705

705:                                              ; preds = %705, %699
  %706 = phi i64 [ %710, %705 ], [ 0, %699 ]
  %707 = getelementptr inbounds nuw ptr, ptr %198, i64 %706
  %708 = load ptr, ptr %707, align 8, !tbaa !74
  %709 = icmp eq ptr %708, null
  %710 = add nuw nsw i64 %706, 1
  br i1 %709, label %705, label %711, !llvm.loop !162

711:                                              ; preds = %705
  %712 = sext i32 %704 to i64
  %713 = getelementptr inbounds i32, ptr %702, i64 %712
  %714 = trunc nuw nsw i64 %706 to i32
  %715 = getelementptr inbounds nuw i8, ptr %708, i64 24
  %716 = load i32, ptr %715, align 8, !tbaa !75
  %717 = add nsw i32 %716, 1
  store i32 %717, ptr %715, align 8, !tbaa !75
  store ptr %708, ptr %199, align 8, !tbaa !74
  %718 = getelementptr inbounds nuw i8, ptr %199, i64 8
  store ptr null, ptr %718, align 8, !tbaa !74
  %719 = getelementptr inbounds nuw i8, ptr %713, i64 4
  %720 = load i32, ptr %719, align 4, !tbaa !9
  %721 = getelementptr inbounds nuw i8, ptr %713, i64 8
  %722 = load i32, ptr %721, align 4, !tbaa !9
  %723 = icmp eq i32 %720, %722
  br i1 %723, label %824, label %724

724:                                              ; preds = %711
  %725 = getelementptr inbounds nuw i8, ptr %177, i64 36
  %726 = load i32, ptr %725, align 4, !tbaa !127
  %727 = add nsw i32 %726, 1
  %728 = getelementptr inbounds nuw i8, ptr %700, i64 40
  %729 = load ptr, ptr %728, align 8, !tbaa !128
  %730 = sext i32 %727 to i64
  %731 = getelementptr inbounds i32, ptr %729, i64 %730
  %732 = load i32, ptr %731, align 4, !tbaa !9
  %733 = icmp sgt i32 %732, -1
  br i1 %733, label %734, label %743

734:                                              ; preds = %724
  %735 = zext nneg i32 %732 to i64
  %736 = getelementptr inbounds nuw ptr, ptr %198, i64 %735
  %737 = load ptr, ptr %736, align 8, !tbaa !74
  %738 = icmp eq ptr %737, null
  br i1 %738, label %824, label %739

739:                                              ; preds = %734
  %740 = getelementptr inbounds nuw i8, ptr %737, i64 24
  %741 = load i32, ptr %740, align 8, !tbaa !75
  %742 = add nsw i32 %741, 1
  store i32 %742, ptr %740, align 8, !tbaa !75
  store ptr %737, ptr %718, align 8, !tbaa !74
  br label %754

743:                                              ; preds = %724
  %744 = getelementptr inbounds nuw i8, ptr %700, i64 32
  %745 = load ptr, ptr %744, align 8, !tbaa !130
  %746 = getelementptr inbounds i64, ptr %745, i64 %730
  %747 = load i64, ptr %746, align 8, !tbaa !121
  %748 = getelementptr inbounds nuw i8, ptr %700, i64 48
  %749 = load ptr, ptr %748, align 8, !tbaa !131
  %750 = getelementptr inbounds i32, ptr %749, i64 %730
  %751 = load i32, ptr %750, align 4, !tbaa !9
  %752 = call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %747, i32 noundef signext %751)
  store ptr %752, ptr %718, align 8, !tbaa !74
  %753 = icmp eq ptr %752, null
  br i1 %753, label %824, label %754

754:                                              ; preds = %743, %739
  %755 = phi ptr [ %737, %739 ], [ %752, %743 ]
  %756 = load ptr, ptr %755, align 8, !tbaa !144
  store i32 %714, ptr %756, align 4, !tbaa !9
  br label %824

757:                                              ; preds = %390
  %758 = load ptr, ptr %198, align 8, !tbaa !74
  %759 = icmp eq ptr %758, null
  br i1 %759, label %764, label %760

760:                                              ; preds = %757
  %761 = getelementptr inbounds nuw i8, ptr %758, i64 24
  %762 = load i32, ptr %761, align 8, !tbaa !75
  %763 = add nsw i32 %762, 1
  store i32 %763, ptr %761, align 8, !tbaa !75
  br label %764

764:                                              ; preds = %760, %757
  %765 = getelementptr inbounds nuw i8, ptr %198, i64 8
  %766 = load ptr, ptr %765, align 8, !tbaa !74
  %767 = load ptr, ptr %766, align 8, !tbaa !144
  %768 = load i8, ptr %767, align 1, !tbaa !163
  %769 = icmp eq i8 %768, 0
  %770 = select i1 %769, ptr %758, ptr null
  store ptr %770, ptr %199, align 8, !tbaa !74
  %771 = icmp eq ptr %770, null
  %772 = select i1 %771, ptr %758, ptr null
  %773 = getelementptr inbounds nuw i8, ptr %199, i64 8
  store ptr %772, ptr %773, align 8, !tbaa !74
  br label %824

774:                                              ; preds = %390, %390, %390, %390
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
  store ptr %775, ptr %199, align 8, !tbaa !74
  br label %824

782:                                              ; preds = %390
  %783 = load ptr, ptr %115, align 8, !tbaa !164
  %784 = getelementptr inbounds nuw i8, ptr %177, i64 4
  %785 = load i32, ptr %784, align 4, !tbaa !101
  %786 = sext i32 %785 to i64
  %787 = getelementptr inbounds ptr, ptr %783, i64 %786
  %788 = load ptr, ptr %787, align 8, !tbaa !74
  %789 = icmp eq ptr %788, null
  br i1 %789, label %794, label %790

790:                                              ; preds = %782
  %791 = getelementptr inbounds nuw i8, ptr %788, i64 24
  %792 = load i32, ptr %791, align 8, !tbaa !75
  %793 = add nsw i32 %792, 1
  store i32 %793, ptr %791, align 8, !tbaa !75
  br label %794

794:                                              ; preds = %790, %782
  store ptr %788, ptr %199, align 8, !tbaa !74
  br label %824

795:                                              ; preds = %390
  %796 = getelementptr inbounds nuw i8, ptr %179, i64 112
  %797 = load ptr, ptr %796, align 8, !tbaa !60
  %798 = getelementptr inbounds nuw i8, ptr %177, i64 4
  %799 = load i32, ptr %798, align 4, !tbaa !101
  %800 = sext i32 %799 to i64
  %801 = getelementptr inbounds ptr, ptr %797, i64 %800
  %802 = load ptr, ptr %801, align 8, !tbaa !74
  store ptr %802, ptr %199, align 8, !tbaa !74
  store ptr null, ptr %801, align 8, !tbaa !74
  br label %824

803:                                              ; preds = %390
  %804 = load ptr, ptr %198, align 8, !tbaa !74
  %805 = icmp eq ptr %804, null
  br i1 %805, label %810, label %806

806:                                              ; preds = %803
  %807 = getelementptr inbounds nuw i8, ptr %804, i64 24
  %808 = load i32, ptr %807, align 8, !tbaa !75
  %809 = add nsw i32 %808, 1
  store i32 %809, ptr %807, align 8, !tbaa !75
  br label %810

810:                                              ; preds = %806, %803
  %811 = getelementptr inbounds nuw i8, ptr %179, i64 120
  %812 = load ptr, ptr %811, align 8, !tbaa !165
  %813 = getelementptr inbounds nuw i8, ptr %177, i64 4
  %814 = load i32, ptr %813, align 4, !tbaa !101
  %815 = sext i32 %814 to i64
  %816 = getelementptr inbounds ptr, ptr %812, i64 %815
  store ptr %804, ptr %816, align 8, !tbaa !74
  %817 = getelementptr inbounds nuw i8, ptr %179, i64 24
  %818 = load ptr, ptr %817, align 8, !tbaa !135
  %819 = icmp eq ptr %818, null
  br i1 %819, label %820, label %824

820:                                              ; preds = %810
  %821 = load ptr, ptr %198, align 8, !tbaa !74
  %822 = load ptr, ptr %114, align 8, !tbaa !166
  %823 = getelementptr inbounds ptr, ptr %822, i64 %815
  store ptr %821, ptr %823, align 8, !tbaa !74
  br label %824

824:                                              ; preds = %599, %694, %754, %743, %734, %711, %669, %591, %820, %810, %795, %794, %781, %764, %390, %388, %387
  %825 = load i32, ptr %92, align 8, !tbaa !68
  %826 = icmp eq i32 %825, 0
  br i1 %826, label %827, label %828

827:                                              ; preds = %824
  call fastcc void @complete(ptr noundef nonnull %0, ptr noundef %179, ptr noundef %181, ptr noundef nonnull %177, ptr noundef %199, i32 noundef signext %183)
  br label %828

828:                                              ; preds = %429, %522, %502, %453, %419, %391, %201, %288, %290, %824, %827
  %829 = load ptr, ptr %14, align 8, !tbaa !42
  %830 = icmp eq ptr %829, null
  br i1 %830, label %127, label %839, !llvm.loop !167

831:                                              ; preds = %169
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef signext 1, i32 noundef signext 1, ptr noundef null, ptr noundef null)
  %832 = load i32, ptr %92, align 8, !tbaa !68
  %833 = icmp eq i32 %832, 0
  br i1 %833, label %834, label %839

834:                                              ; preds = %136, %831
  %835 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %836 = load i64, ptr %835, align 8, !tbaa !168
  %837 = icmp eq i64 %836, 0
  %838 = select i1 %837, i32 0, i32 -2
  br label %839

839:                                              ; preds = %127, %133, %142, %154, %828, %449, %831, %834
  %840 = phi i32 [ %832, %831 ], [ %838, %834 ], [ -1, %449 ], [ %134, %133 ], [ %128, %127 ], [ -2, %142 ], [ -1, %828 ], [ -2, %154 ]
  ret i32 %840
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @empty_inbox(ptr noundef captures(none) %0) unnamed_addr #30 {
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
  br i1 %10, label %19, label %15

11:                                               ; preds = %5, %1
  %12 = phi i32 [ 0, %1 ], [ %6, %5 ]
  %13 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %14 = extractvalue { i32, i1 } %13, 1
  br i1 %14, label %19, label %5

15:                                               ; preds = %8, %15
  %16 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %4, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  %17 = atomicrmw xchg ptr %4, i32 2 acquire, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %15, !llvm.loop !107

19:                                               ; preds = %11, %15, %8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %21 = atomicrmw xchg ptr %20, i64 0 monotonic, align 8
  %22 = inttoptr i64 %21 to ptr
  %23 = load ptr, ptr %2, align 8, !tbaa !78
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 36
  %25 = atomicrmw xchg ptr %24, i32 0 release, align 4
  %26 = icmp eq i32 %25, 2
  br i1 %26, label %27, label %29

27:                                               ; preds = %19
  %28 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %24, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
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
  %37 = load ptr, ptr %35, align 8, !tbaa !114
  store ptr %36, ptr %35, align 8, !tbaa !114
  %38 = icmp eq ptr %37, null
  br i1 %38, label %31, label %34, !llvm.loop !169

39:                                               ; preds = %31, %54
  %40 = phi ptr [ %35, %31 ], [ %44, %54 ]
  %41 = load i32, ptr %32, align 8, !tbaa !68
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %56

43:                                               ; preds = %39
  %44 = load ptr, ptr %40, align 8, !tbaa !114
  %45 = getelementptr inbounds nuw i8, ptr %40, i64 44
  %46 = load i32, ptr %45, align 4, !tbaa !113
  switch i32 %46, label %53 [
    i32 0, label %47
    i32 2, label %50
  ]

47:                                               ; preds = %43
  %48 = getelementptr inbounds nuw i8, ptr %40, i64 16
  %49 = load ptr, ptr %48, align 8, !tbaa !170
  tail call fastcc void @drop(ptr noundef nonnull %0, ptr noundef %49)
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef nonnull %40, i64 noundef 48)
  br label %54, !llvm.loop !171

50:                                               ; preds = %43
  %51 = load i64, ptr %33, align 8, !tbaa !133
  %52 = add nsw i64 %51, -1
  store i64 %52, ptr %33, align 8, !tbaa !133
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
define internal fastcc void @fail(ptr noundef captures(none) %0, i32 noundef signext range(i32 1, 0) %1, i32 noundef signext range(i32 0, 6) %2, ptr noundef readonly captures(address_is_null) %3, ptr noundef %4) unnamed_addr #31 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %7 = load i32, ptr %6, align 8, !tbaa !68
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %34

9:                                                ; preds = %5
  store i32 %1, ptr %6, align 8, !tbaa !68
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 116
  store i32 %2, ptr %10, align 4, !tbaa !172
  %11 = icmp eq ptr %3, null
  br i1 %11, label %12, label %14

12:                                               ; preds = %9
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i32 -1, ptr %13, align 8, !tbaa !173
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
  store i32 %21, ptr %22, align 8, !tbaa !173
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
  store i32 %32, ptr %33, align 4, !tbaa !174
  br label %34

34:                                               ; preds = %5, %31
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nounwind uwtable
define void @tfc_finish(ptr noundef captures(none) %0, ptr noundef %1) local_unnamed_addr #29 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %4 = load i64, ptr %3, align 8, !tbaa !133
  %5 = add nsw i64 %4, -1
  store i64 %5, ptr %3, align 8, !tbaa !133
  tail call fastcc void @end_activation(ptr noundef %0, ptr noundef %1)
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @end_activation(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #29 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %4 = load ptr, ptr %3, align 8, !tbaa !175
  %5 = load ptr, ptr %4, align 8, !tbaa !52
  %6 = load ptr, ptr %5, align 8, !tbaa !69
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %8 = load i32, ptr %7, align 4, !tbaa !176
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_node, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %12 = load i64, ptr %11, align 8, !tbaa !168
  %13 = add nsw i64 %12, -1
  store i64 %13, ptr %11, align 8, !tbaa !168
  %14 = load i32, ptr %10, align 4, !tbaa !99
  %15 = icmp eq i32 %14, 15
  br i1 %15, label %16, label %107

16:                                               ; preds = %2
  %17 = load ptr, ptr %0, align 8, !tbaa !44
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %19 = load i32, ptr %18, align 8, !tbaa !177
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds %struct.tfc_graph, ptr %17, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %23 = load ptr, ptr %22, align 8, !tbaa !117
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %25 = load ptr, ptr %24, align 8, !tbaa !170
  %26 = icmp eq ptr %25, null
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 56
  br i1 %26, label %28, label %29

28:                                               ; preds = %16
  store i32 1, ptr %27, align 8, !tbaa !178
  br label %59

29:                                               ; preds = %16
  %30 = load i32, ptr %27, align 8, !tbaa !178
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %59

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
  br label %59

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
  br i1 %52, label %59, label %53

53:                                               ; preds = %44
  %54 = load ptr, ptr %49, align 8, !tbaa !144
  %55 = load ptr, ptr %24, align 8, !tbaa !170
  %56 = load ptr, ptr %55, align 8, !tbaa !144
  %57 = getelementptr inbounds nuw i8, ptr %55, i64 16
  %58 = load i64, ptr %57, align 8, !tbaa !31
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %54, ptr readonly align 1 %56, i64 %58, i1 false)
  br label %59

59:                                               ; preds = %53, %44, %43, %29, %28
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %61 = load ptr, ptr %60, align 8, !tbaa !78
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 36
  br label %69

63:                                               ; preds = %69
  %64 = add nuw nsw i32 %70, 1
  %65 = icmp eq i32 %64, 100
  br i1 %65, label %66, label %69, !llvm.loop !106

66:                                               ; preds = %63
  %67 = atomicrmw xchg ptr %62, i32 2 acquire, align 4
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %77, label %73

69:                                               ; preds = %63, %59
  %70 = phi i32 [ 0, %59 ], [ %64, %63 ]
  %71 = cmpxchg ptr %62, i32 0, i32 1 acquire monotonic, align 4
  %72 = extractvalue { i32, i1 } %71, 1
  br i1 %72, label %77, label %63

73:                                               ; preds = %66, %73
  %74 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %62, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  %75 = atomicrmw xchg ptr %62, i32 2 acquire, align 4
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %73, !llvm.loop !107

77:                                               ; preds = %69, %73, %66
  %78 = load ptr, ptr %60, align 8, !tbaa !78
  %79 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %80 = load ptr, ptr %79, align 8, !tbaa !179
  %81 = getelementptr inbounds nuw i8, ptr %80, i64 208
  %82 = load atomic i64, ptr %81 monotonic, align 8
  %83 = inttoptr i64 %82 to ptr
  store ptr %83, ptr %23, align 8, !tbaa !114
  %84 = ptrtoint ptr %23 to i64
  store atomic i64 %84, ptr %81 monotonic, align 8
  %85 = getelementptr inbounds nuw i8, ptr %80, i64 172
  %86 = load i32, ptr %85, align 4, !tbaa !180
  %87 = icmp eq i32 %86, 2
  br i1 %87, label %88, label %100

88:                                               ; preds = %77
  %89 = getelementptr inbounds nuw i8, ptr %23, i64 44
  %90 = load i32, ptr %89, align 4, !tbaa !113
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %100, label %92

92:                                               ; preds = %88
  store i32 0, ptr %85, align 4, !tbaa !180
  %93 = getelementptr inbounds nuw i8, ptr %78, i64 40
  %94 = atomicrmw add ptr %93, i32 1 monotonic, align 8
  %95 = getelementptr inbounds nuw i8, ptr %78, i64 44
  %96 = load i32, ptr %95, align 4, !tbaa !116
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %100, label %98

98:                                               ; preds = %92
  %99 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %93, i32 noundef signext 129, i32 noundef signext 2147483647, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  br label %100

100:                                              ; preds = %98, %92, %88, %77
  %101 = load ptr, ptr %60, align 8, !tbaa !78
  %102 = getelementptr inbounds nuw i8, ptr %101, i64 36
  %103 = atomicrmw xchg ptr %102, i32 0 release, align 4
  %104 = icmp eq i32 %103, 2
  br i1 %104, label %105, label %107

105:                                              ; preds = %100
  %106 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %102, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  br label %107

107:                                              ; preds = %105, %100, %2
  %108 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %109 = load i32, ptr %108, align 8, !tbaa !68
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %111, label %126

111:                                              ; preds = %107
  %112 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %113 = load ptr, ptr %112, align 8, !tbaa !181
  %114 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %115 = load i64, ptr %114, align 8, !tbaa !182
  tail call fastcc void @note(ptr noundef nonnull %0, ptr noundef nonnull %4, ptr noundef %113, ptr noundef nonnull %10, i64 noundef %115)
  %116 = load ptr, ptr %112, align 8, !tbaa !181
  %117 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %118 = load ptr, ptr %117, align 8, !tbaa !129
  %119 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %120 = load i32, ptr %119, align 8, !tbaa !178
  tail call fastcc void @complete(ptr noundef nonnull %0, ptr noundef nonnull %4, ptr noundef %116, ptr noundef nonnull %10, ptr noundef %118, i32 noundef signext %120)
  %121 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %122 = load i32, ptr %121, align 4, !tbaa !126
  %123 = sext i32 %122 to i64
  %124 = shl nsw i64 %123, 3
  %125 = add nsw i64 %124, 104
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %125)
  br label %126

126:                                              ; preds = %107, %111
  ret void
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_drive(ptr noundef %0, ptr noundef captures(none) %1) local_unnamed_addr #29 {
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
  br i1 %11, label %20, label %16

12:                                               ; preds = %6, %2
  %13 = phi i32 [ 0, %2 ], [ %7, %6 ]
  %14 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %15 = extractvalue { i32, i1 } %14, 1
  br i1 %15, label %20, label %6

16:                                               ; preds = %9, %16
  %17 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %5, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  %18 = atomicrmw xchg ptr %5, i32 2 acquire, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %16, !llvm.loop !107

20:                                               ; preds = %12, %16, %9
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %22 = load i32, ptr %21, align 4, !tbaa !183
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %36

24:                                               ; preds = %20
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %26 = load i32, ptr %25, align 8, !tbaa !185
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %36, label %28

28:                                               ; preds = %24
  store i32 0, ptr %25, align 8, !tbaa !185
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %30 = atomicrmw add ptr %29, i32 1 monotonic, align 8
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %32 = load i32, ptr %31, align 4, !tbaa !116
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %36, label %34

34:                                               ; preds = %28
  %35 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %29, i32 noundef signext 129, i32 noundef signext 2147483647, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
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
  %51 = load i32, ptr %1, align 4, !tbaa !186
  %52 = icmp slt i32 %51, 0
  br i1 %52, label %53, label %126

53:                                               ; preds = %50
  %54 = load ptr, ptr %37, align 8, !tbaa !187
  %55 = icmp eq ptr %54, null
  br i1 %55, label %71, label %56

56:                                               ; preds = %53, %66
  %57 = phi ptr [ %69, %66 ], [ %54, %53 ]
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 32
  %59 = load i64, ptr %58, align 8, !tbaa !124
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #24
  %60 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %4) #24
  %61 = load i64, ptr %4, align 8, !tbaa !85
  %62 = mul nsw i64 %61, 1000000000
  %63 = load i64, ptr %38, align 8, !tbaa !87
  %64 = add nsw i64 %62, %63
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #24
  %65 = icmp sgt i64 %59, %64
  br i1 %65, label %71, label %66

66:                                               ; preds = %56
  %67 = load ptr, ptr %37, align 8, !tbaa !187
  %68 = load ptr, ptr %67, align 8, !tbaa !114
  store ptr %68, ptr %37, align 8, !tbaa !187
  call fastcc void @deliver(ptr noundef nonnull %0, ptr noundef nonnull %67)
  %69 = load ptr, ptr %37, align 8, !tbaa !187
  %70 = icmp eq ptr %69, null
  br i1 %70, label %71, label %56, !llvm.loop !188

71:                                               ; preds = %66, %56, %53
  %72 = load i64, ptr %39, align 8, !tbaa !79
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %91, label %74

74:                                               ; preds = %71
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #24
  %75 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %3) #24
  %76 = load i64, ptr %3, align 8, !tbaa !85
  %77 = mul nsw i64 %76, 1000000000
  %78 = load i64, ptr %40, align 8, !tbaa !87
  %79 = add nsw i64 %77, %78
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #24
  %80 = load i64, ptr %39, align 8, !tbaa !79
  %81 = icmp slt i64 %79, %80
  br i1 %81, label %91, label %82

82:                                               ; preds = %74
  %83 = load atomic i32, ptr %41 monotonic, align 8
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %85, label %91

85:                                               ; preds = %82
  store i32 -1, ptr %42, align 4, !tbaa !115
  store atomic i32 4, ptr %41 monotonic, align 8
  %86 = atomicrmw add ptr %43, i32 1 monotonic, align 8
  %87 = load i32, ptr %44, align 4, !tbaa !116
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %91, label %89

89:                                               ; preds = %85
  %90 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %43, i32 noundef signext 129, i32 noundef signext 2147483647, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  br label %91

91:                                               ; preds = %89, %85, %82, %74, %71
  %92 = load atomic i32, ptr %41 seq_cst, align 4, !tbaa !189
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %94, label %123

94:                                               ; preds = %91
  %95 = load i32, ptr %45, align 8, !tbaa !185
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %123

97:                                               ; preds = %94
  %98 = load i32, ptr %46, align 4, !tbaa !190
  %99 = load i32, ptr %47, align 8, !tbaa !191
  %100 = icmp sgt i32 %99, 0
  br i1 %100, label %101, label %116

101:                                              ; preds = %97
  %102 = load ptr, ptr %0, align 8, !tbaa !192
  br label %106

103:                                              ; preds = %106
  %104 = add nuw nsw i32 %107, 1
  %105 = icmp eq i32 %104, %99
  br i1 %105, label %116, label %106, !llvm.loop !193

106:                                              ; preds = %103, %101
  %107 = phi i32 [ 0, %101 ], [ %104, %103 ]
  %108 = add nsw i32 %107, %98
  %109 = srem i32 %108, %99
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds ptr, ptr %102, i64 %110
  %112 = load ptr, ptr %111, align 8, !tbaa !120
  %113 = getelementptr inbounds nuw i8, ptr %112, i64 172
  %114 = load i32, ptr %113, align 4, !tbaa !180
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %117, label %103

116:                                              ; preds = %103, %97
  store i32 -1, ptr %1, align 4, !tbaa !186
  br label %204

117:                                              ; preds = %106
  store i32 %109, ptr %1, align 4, !tbaa !186
  %118 = icmp slt i32 %109, 0
  br i1 %118, label %204, label %119

119:                                              ; preds = %117
  %120 = getelementptr inbounds nuw i8, ptr %112, i64 172
  store i32 1, ptr %120, align 4, !tbaa !180
  %121 = load i32, ptr %48, align 8, !tbaa !194
  %122 = add nsw i32 %121, 1
  store i32 %122, ptr %48, align 8, !tbaa !194
  br label %123

123:                                              ; preds = %119, %94, %91
  %124 = load i32, ptr %1, align 4, !tbaa !186
  %125 = icmp sgt i32 %124, -1
  br i1 %125, label %126, label %204

126:                                              ; preds = %50, %123
  %127 = atomicrmw xchg ptr %5, i32 0 release, align 4
  %128 = icmp eq i32 %127, 2
  br i1 %128, label %129, label %131

129:                                              ; preds = %126
  %130 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %5, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  br label %131

131:                                              ; preds = %126, %129
  %132 = load ptr, ptr %0, align 8, !tbaa !192
  %133 = load i32, ptr %1, align 4, !tbaa !186
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds ptr, ptr %132, i64 %134
  %136 = load ptr, ptr %135, align 8, !tbaa !120
  %137 = call signext i32 @tfc_execute(ptr noundef %136)
  %138 = icmp eq i32 %137, -1
  br i1 %138, label %274, label %145

139:                                              ; preds = %145
  %140 = add nuw nsw i32 %146, 1
  %141 = icmp eq i32 %140, 100
  br i1 %141, label %142, label %145, !llvm.loop !106

142:                                              ; preds = %139
  %143 = atomicrmw xchg ptr %5, i32 2 acquire, align 4
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %153, label %149

145:                                              ; preds = %131, %139
  %146 = phi i32 [ %140, %139 ], [ 0, %131 ]
  %147 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %148 = extractvalue { i32, i1 } %147, 1
  br i1 %148, label %153, label %139

149:                                              ; preds = %142, %149
  %150 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %5, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  %151 = atomicrmw xchg ptr %5, i32 2 acquire, align 4
  %152 = icmp eq i32 %151, 0
  br i1 %152, label %153, label %149, !llvm.loop !107

153:                                              ; preds = %145, %149, %142
  %154 = load ptr, ptr %0, align 8, !tbaa !192
  %155 = load i32, ptr %1, align 4, !tbaa !186
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds ptr, ptr %154, i64 %156
  %158 = load ptr, ptr %157, align 8, !tbaa !120
  %159 = icmp eq i32 %137, 0
  br i1 %159, label %183, label %160

160:                                              ; preds = %153
  %161 = getelementptr inbounds nuw i8, ptr %158, i64 208
  %162 = load atomic ptr, ptr %161 seq_cst, align 8, !tbaa !195
  %163 = icmp eq ptr %162, null
  br i1 %163, label %164, label %169

164:                                              ; preds = %160
  %165 = getelementptr inbounds nuw i8, ptr %158, i64 232
  %166 = load i64, ptr %165, align 8, !tbaa !77
  %167 = icmp eq i64 %166, 0
  %168 = select i1 %167, i32 2, i32 0
  br label %169

169:                                              ; preds = %164, %160
  %170 = phi i32 [ %168, %164 ], [ 0, %160 ]
  %171 = getelementptr inbounds nuw i8, ptr %158, i64 172
  store i32 %170, ptr %171, align 4, !tbaa !180
  %172 = icmp sgt i32 %137, 0
  br i1 %172, label %173, label %187

173:                                              ; preds = %169
  %174 = load i32, ptr %1, align 4, !tbaa !186
  %175 = load atomic i32, ptr %41 monotonic, align 8
  %176 = icmp eq i32 %175, 0
  br i1 %176, label %177, label %187

177:                                              ; preds = %173
  store i32 %174, ptr %42, align 4, !tbaa !115
  store atomic i32 %137, ptr %41 monotonic, align 8
  %178 = atomicrmw add ptr %43, i32 1 monotonic, align 8
  %179 = load i32, ptr %44, align 4, !tbaa !116
  %180 = icmp eq i32 %179, 0
  br i1 %180, label %187, label %181

181:                                              ; preds = %177
  %182 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %43, i32 noundef signext 129, i32 noundef signext 2147483647, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  br label %187

183:                                              ; preds = %153
  %184 = getelementptr inbounds nuw i8, ptr %158, i64 172
  store i32 3, ptr %184, align 4, !tbaa !180
  %185 = load i32, ptr %49, align 4, !tbaa !196
  %186 = add nsw i32 %185, 1
  store i32 %186, ptr %49, align 4, !tbaa !196
  br label %187

187:                                              ; preds = %183, %181, %177, %173, %169
  store i32 -1, ptr %1, align 4, !tbaa !186
  %188 = load i32, ptr %48, align 8, !tbaa !194
  %189 = add nsw i32 %188, -1
  store i32 %189, ptr %48, align 8, !tbaa !194
  %190 = icmp eq i32 %189, 0
  br i1 %190, label %198, label %191

191:                                              ; preds = %187
  %192 = load atomic i32, ptr %41 seq_cst, align 4, !tbaa !189
  %193 = icmp eq i32 %192, 0
  br i1 %193, label %194, label %198

194:                                              ; preds = %191
  %195 = load i32, ptr %49, align 4, !tbaa !196
  %196 = load i32, ptr %47, align 8, !tbaa !191
  %197 = icmp eq i32 %195, %196
  br i1 %197, label %198, label %257

198:                                              ; preds = %194, %191, %187
  %199 = atomicrmw add ptr %43, i32 1 monotonic, align 8
  %200 = load i32, ptr %44, align 4, !tbaa !116
  %201 = icmp eq i32 %200, 0
  br i1 %201, label %257, label %202

202:                                              ; preds = %198
  %203 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %43, i32 noundef signext 129, i32 noundef signext 2147483647, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  br label %257

204:                                              ; preds = %116, %117, %123
  %205 = load atomic i32, ptr %41 seq_cst, align 4, !tbaa !189
  %206 = icmp eq i32 %205, 0
  br i1 %206, label %207, label %211

207:                                              ; preds = %204
  %208 = load i32, ptr %49, align 4, !tbaa !196
  %209 = load i32, ptr %47, align 8, !tbaa !191
  %210 = icmp eq i32 %208, %209
  br i1 %210, label %211, label %217

211:                                              ; preds = %204, %207
  %212 = load i32, ptr %21, align 4, !tbaa !183
  %213 = icmp eq i32 %212, 0
  br i1 %213, label %214, label %263

214:                                              ; preds = %211
  %215 = load i32, ptr %48, align 8, !tbaa !194
  %216 = icmp eq i32 %215, 0
  br i1 %216, label %263, label %262

217:                                              ; preds = %207
  %218 = load i32, ptr %48, align 8, !tbaa !194
  %219 = icmp eq i32 %218, 0
  br i1 %219, label %220, label %262

220:                                              ; preds = %217
  %221 = load ptr, ptr %37, align 8, !tbaa !187
  %222 = icmp eq ptr %221, null
  br i1 %222, label %223, label %262

223:                                              ; preds = %220
  %224 = icmp sgt i32 %209, 0
  br i1 %224, label %225, label %248

225:                                              ; preds = %223
  %226 = load ptr, ptr %0, align 8, !tbaa !192
  %227 = zext nneg i32 %209 to i64
  br label %231

228:                                              ; preds = %231
  %229 = add nuw nsw i64 %232, 1
  %230 = icmp eq i64 %229, %227
  br i1 %230, label %241, label %231, !llvm.loop !193

231:                                              ; preds = %228, %225
  %232 = phi i64 [ %229, %228 ], [ 0, %225 ]
  %233 = getelementptr inbounds nuw ptr, ptr %226, i64 %232
  %234 = load ptr, ptr %233, align 8, !tbaa !120
  %235 = getelementptr inbounds nuw i8, ptr %234, i64 172
  %236 = load i32, ptr %235, align 4, !tbaa !180
  %237 = icmp eq i32 %236, 0
  br i1 %237, label %262, label %228

238:                                              ; preds = %241
  %239 = add nuw nsw i64 %242, 1
  %240 = icmp eq i64 %239, %227
  br i1 %240, label %248, label %241, !llvm.loop !197

241:                                              ; preds = %228, %238
  %242 = phi i64 [ %239, %238 ], [ 0, %228 ]
  %243 = getelementptr inbounds nuw ptr, ptr %226, i64 %242
  %244 = load ptr, ptr %243, align 8, !tbaa !120
  %245 = getelementptr inbounds nuw i8, ptr %244, i64 192
  %246 = load i64, ptr %245, align 8, !tbaa !133
  %247 = icmp eq i64 %246, 0
  br i1 %247, label %238, label %258

248:                                              ; preds = %238, %223
  %249 = load atomic i32, ptr %41 monotonic, align 8
  %250 = icmp eq i32 %249, 0
  br i1 %250, label %251, label %257

251:                                              ; preds = %248
  store i32 -1, ptr %42, align 4, !tbaa !115
  store atomic i32 13, ptr %41 monotonic, align 8
  %252 = atomicrmw add ptr %43, i32 1 monotonic, align 8
  %253 = load i32, ptr %44, align 4, !tbaa !116
  %254 = icmp eq i32 %253, 0
  br i1 %254, label %257, label %255

255:                                              ; preds = %251
  %256 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %43, i32 noundef signext 129, i32 noundef signext 2147483647, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  br label %257

257:                                              ; preds = %255, %251, %248, %194, %198, %202, %262
  br label %50

258:                                              ; preds = %241
  %259 = load i32, ptr %21, align 4, !tbaa !183
  %260 = icmp eq i32 %259, 0
  br i1 %260, label %261, label %262

261:                                              ; preds = %258
  store i32 1, ptr %45, align 8, !tbaa !185
  br label %268

262:                                              ; preds = %231, %217, %220, %258, %214
  call fastcc void @sleep_a_while(ptr noundef %0, i64 noundef 0)
  br label %257

263:                                              ; preds = %211, %214
  %264 = load i32, ptr %45, align 8, !tbaa !185
  %265 = icmp eq i32 %264, 0
  br i1 %265, label %266, label %268

266:                                              ; preds = %263
  %267 = load atomic i32, ptr %41 seq_cst, align 4, !tbaa !189
  br label %268

268:                                              ; preds = %261, %263, %266
  %269 = phi i32 [ %267, %266 ], [ -2, %263 ], [ -2, %261 ]
  %270 = atomicrmw xchg ptr %5, i32 0 release, align 4
  %271 = icmp eq i32 %270, 2
  br i1 %271, label %272, label %274

272:                                              ; preds = %268
  %273 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %5, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  br label %274

274:                                              ; preds = %131, %272, %268
  %275 = phi i32 [ %269, %272 ], [ %269, %268 ], [ -1, %131 ]
  ret i32 %275
}

; Function Attrs: nounwind uwtable
define internal fastcc void @sleep_a_while(ptr noundef %0, i64 noundef range(i64 -9223372036354775808, -9223372036854775808) %1) unnamed_addr #29 {
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load i64, ptr %5, align 8, !tbaa !79
  %7 = icmp eq i64 %1, 0
  %8 = icmp eq i64 %6, 0
  %9 = tail call i64 @llvm.smin.i64(i64 %1, i64 %6)
  %10 = select i1 %8, i64 %1, i64 %9
  %11 = select i1 %7, i64 %6, i64 %10
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %13 = load ptr, ptr %12, align 8, !tbaa !187
  %14 = icmp eq ptr %13, null
  br i1 %14, label %21, label %15

15:                                               ; preds = %2
  %16 = icmp eq i64 %11, 0
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %18 = load i64, ptr %17, align 8, !tbaa !124
  %19 = tail call i64 @llvm.smin.i64(i64 %18, i64 %11)
  %20 = select i1 %16, i64 %18, i64 %19
  br label %21

21:                                               ; preds = %15, %2
  %22 = phi i64 [ %11, %2 ], [ %20, %15 ]
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %24 = load atomic i32, ptr %23 monotonic, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %26 = load i32, ptr %25, align 4, !tbaa !116
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr %25, align 4, !tbaa !116
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %29 = atomicrmw xchg ptr %28, i32 0 release, align 4
  %30 = icmp eq i32 %29, 2
  br i1 %30, label %31, label %33

31:                                               ; preds = %21
  %32 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %28, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  br label %33

33:                                               ; preds = %21, %31
  %34 = icmp eq i64 %22, 0
  br i1 %34, label %35, label %37

35:                                               ; preds = %33
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #24
  store i64 0, ptr %3, align 8, !tbaa !85
  %36 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i64 -1, ptr %36, align 8, !tbaa !87
  br label %52

37:                                               ; preds = %33
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #24
  %38 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %4) #24
  %39 = load i64, ptr %4, align 8, !tbaa !85
  %40 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %41 = load i64, ptr %40, align 8, !tbaa !87
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #24
  %42 = mul i64 %39, -1000000000
  %43 = sub i64 %22, %41
  %44 = add i64 %43, %42
  %45 = icmp sgt i64 %44, 0
  br i1 %45, label %46, label %55

46:                                               ; preds = %37
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #24
  %47 = freeze i64 %44
  %48 = udiv i64 %47, 1000000000
  store i64 %48, ptr %3, align 8, !tbaa !85
  %49 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %50 = mul i64 %48, 1000000000
  %51 = sub i64 %47, %50
  store i64 %51, ptr %49, align 8, !tbaa !87
  br label %52

52:                                               ; preds = %46, %35
  %53 = phi ptr [ null, %35 ], [ %3, %46 ]
  %54 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %23, i32 noundef signext 128, i32 noundef signext %24, ptr noundef %53, ptr noundef null, i32 noundef signext 0) #24
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #24
  br label %55

55:                                               ; preds = %37, %52
  br label %62

56:                                               ; preds = %62
  %57 = add nuw nsw i32 %63, 1
  %58 = icmp eq i32 %57, 100
  br i1 %58, label %59, label %62, !llvm.loop !106

59:                                               ; preds = %56
  %60 = atomicrmw xchg ptr %28, i32 2 acquire, align 4
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %70, label %66

62:                                               ; preds = %55, %56
  %63 = phi i32 [ %57, %56 ], [ 0, %55 ]
  %64 = cmpxchg ptr %28, i32 0, i32 1 acquire monotonic, align 4
  %65 = extractvalue { i32, i1 } %64, 1
  br i1 %65, label %70, label %56

66:                                               ; preds = %59, %66
  %67 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %28, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  %68 = atomicrmw xchg ptr %28, i32 2 acquire, align 4
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %66, !llvm.loop !107

70:                                               ; preds = %62, %66, %59
  %71 = load i32, ptr %25, align 4, !tbaa !116
  %72 = add nsw i32 %71, -1
  store i32 %72, ptr %25, align 4, !tbaa !116
  ret void
}

; Function Attrs: nounwind uwtable
define signext range(i32 0, 2) i32 @tfc_await(ptr noundef %0) local_unnamed_addr #29 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 36
  br label %11

5:                                                ; preds = %11
  %6 = add nuw nsw i32 %12, 1
  %7 = icmp eq i32 %6, 100
  br i1 %7, label %8, label %11, !llvm.loop !106

8:                                                ; preds = %5
  %9 = atomicrmw xchg ptr %4, i32 2 acquire, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %19, label %15

11:                                               ; preds = %5, %1
  %12 = phi i32 [ 0, %1 ], [ %6, %5 ]
  %13 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %14 = extractvalue { i32, i1 } %13, 1
  br i1 %14, label %19, label %5

15:                                               ; preds = %8, %15
  %16 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %4, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  %17 = atomicrmw xchg ptr %4, i32 2 acquire, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %15, !llvm.loop !107

19:                                               ; preds = %11, %15, %8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %21 = load atomic i32, ptr %20 seq_cst, align 4, !tbaa !189
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %48

23:                                               ; preds = %19
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %25 = load i32, ptr %24, align 8, !tbaa !191
  %26 = icmp sgt i32 %25, 0
  br i1 %26, label %27, label %40

27:                                               ; preds = %23
  %28 = load ptr, ptr %0, align 8, !tbaa !192
  %29 = zext nneg i32 %25 to i64
  br label %33

30:                                               ; preds = %33
  %31 = add nuw nsw i64 %34, 1
  %32 = icmp eq i64 %31, %29
  br i1 %32, label %40, label %33, !llvm.loop !193

33:                                               ; preds = %30, %27
  %34 = phi i64 [ %31, %30 ], [ 0, %27 ]
  %35 = getelementptr inbounds nuw ptr, ptr %28, i64 %34
  %36 = load ptr, ptr %35, align 8, !tbaa !120
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 172
  %38 = load i32, ptr %37, align 4, !tbaa !180
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %48, label %30

40:                                               ; preds = %30, %23
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #24
  %41 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %3) #24
  %42 = load i64, ptr %3, align 8, !tbaa !85
  %43 = mul nsw i64 %42, 1000000000
  %44 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %45 = load i64, ptr %44, align 8, !tbaa !87
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #24
  %46 = add i64 %45, 500000000
  %47 = add i64 %46, %43
  call fastcc void @sleep_a_while(ptr noundef %0, i64 noundef %47)
  br label %48

48:                                               ; preds = %33, %40, %19
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %50 = load i64, ptr %49, align 8, !tbaa !79
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %73, label %52

52:                                               ; preds = %48
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #24
  %53 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %2) #24
  %54 = load i64, ptr %2, align 8, !tbaa !85
  %55 = mul nsw i64 %54, 1000000000
  %56 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %57 = load i64, ptr %56, align 8, !tbaa !87
  %58 = add nsw i64 %55, %57
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #24
  %59 = load i64, ptr %49, align 8, !tbaa !79
  %60 = icmp slt i64 %58, %59
  br i1 %60, label %73, label %61

61:                                               ; preds = %52
  %62 = load atomic i32, ptr %20 monotonic, align 8
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %73

64:                                               ; preds = %61
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 28
  store i32 -1, ptr %65, align 4, !tbaa !115
  store atomic i32 4, ptr %20 monotonic, align 8
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %67 = atomicrmw add ptr %66, i32 1 monotonic, align 8
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %69 = load i32, ptr %68, align 4, !tbaa !116
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %73, label %71

71:                                               ; preds = %64
  %72 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %66, i32 noundef signext 129, i32 noundef signext 2147483647, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  br label %73

73:                                               ; preds = %48, %52, %61, %64, %71
  %74 = load atomic i32, ptr %20 seq_cst, align 4, !tbaa !189
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %95

76:                                               ; preds = %73
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %78 = load i32, ptr %77, align 8, !tbaa !191
  %79 = icmp sgt i32 %78, 0
  br i1 %79, label %80, label %95

80:                                               ; preds = %76
  %81 = load ptr, ptr %0, align 8, !tbaa !192
  %82 = zext nneg i32 %78 to i64
  br label %83

83:                                               ; preds = %83, %80
  %84 = phi i64 [ %90, %83 ], [ 0, %80 ]
  %85 = getelementptr inbounds nuw ptr, ptr %81, i64 %84
  %86 = load ptr, ptr %85, align 8, !tbaa !120
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 172
  %88 = load i32, ptr %87, align 4, !tbaa !180
  %89 = icmp eq i32 %88, 0
  %90 = add nuw nsw i64 %84, 1
  %91 = icmp eq i64 %90, %82
  %92 = select i1 %89, i1 true, i1 %91
  br i1 %92, label %93, label %83, !llvm.loop !193

93:                                               ; preds = %83
  %94 = zext i1 %89 to i32
  br label %95

95:                                               ; preds = %76, %93, %73
  %96 = phi i32 [ 1, %73 ], [ 0, %76 ], [ %94, %93 ]
  %97 = atomicrmw xchg ptr %4, i32 0 release, align 4
  %98 = icmp eq i32 %97, 2
  br i1 %98, label %99, label %101

99:                                               ; preds = %95
  %100 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %4, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  br label %101

101:                                              ; preds = %95, %99
  ret i32 %96
}

; Function Attrs: nounwind uwtable
define void @tfc_complete(ptr noundef %0, ptr noundef %1) local_unnamed_addr #29 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 36
  br label %10

4:                                                ; preds = %10
  %5 = add nuw nsw i32 %11, 1
  %6 = icmp eq i32 %5, 100
  br i1 %6, label %7, label %10, !llvm.loop !106

7:                                                ; preds = %4
  %8 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %18, label %14

10:                                               ; preds = %4, %2
  %11 = phi i32 [ 0, %2 ], [ %5, %4 ]
  %12 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %13 = extractvalue { i32, i1 } %12, 1
  br i1 %13, label %18, label %4

14:                                               ; preds = %7, %14
  %15 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  %16 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %14, !llvm.loop !107

18:                                               ; preds = %10, %14, %7
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %20 = load ptr, ptr %19, align 8, !tbaa !179
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 208
  %22 = load atomic i64, ptr %21 monotonic, align 8
  %23 = inttoptr i64 %22 to ptr
  store ptr %23, ptr %1, align 8, !tbaa !114
  %24 = ptrtoint ptr %1 to i64
  store atomic i64 %24, ptr %21 monotonic, align 8
  %25 = getelementptr inbounds nuw i8, ptr %20, i64 172
  %26 = load i32, ptr %25, align 4, !tbaa !180
  %27 = icmp eq i32 %26, 2
  br i1 %27, label %28, label %40

28:                                               ; preds = %18
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %30 = load i32, ptr %29, align 4, !tbaa !113
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %40, label %32

32:                                               ; preds = %28
  store i32 0, ptr %25, align 4, !tbaa !180
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %34 = atomicrmw add ptr %33, i32 1 monotonic, align 8
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %36 = load i32, ptr %35, align 4, !tbaa !116
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %40, label %38

38:                                               ; preds = %32
  %39 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %33, i32 noundef signext 129, i32 noundef signext 2147483647, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  br label %40

40:                                               ; preds = %18, %28, %32, %38
  %41 = atomicrmw xchg ptr %3, i32 0 release, align 4
  %42 = icmp eq i32 %41, 2
  br i1 %42, label %43, label %45

43:                                               ; preds = %40
  %44 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  br label %45

45:                                               ; preds = %40, %43
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_abort(ptr noundef %0, i32 noundef signext %1) local_unnamed_addr #29 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 36
  br label %10

4:                                                ; preds = %10
  %5 = add nuw nsw i32 %11, 1
  %6 = icmp eq i32 %5, 100
  br i1 %6, label %7, label %10, !llvm.loop !106

7:                                                ; preds = %4
  %8 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %18, label %14

10:                                               ; preds = %4, %2
  %11 = phi i32 [ 0, %2 ], [ %5, %4 ]
  %12 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %13 = extractvalue { i32, i1 } %12, 1
  br i1 %13, label %18, label %4

14:                                               ; preds = %7, %14
  %15 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  %16 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %14, !llvm.loop !107

18:                                               ; preds = %10, %14, %7
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %20 = load atomic i32, ptr %19 monotonic, align 8
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %31

22:                                               ; preds = %18
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 28
  store i32 -1, ptr %23, align 4, !tbaa !115
  store atomic i32 %1, ptr %19 monotonic, align 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %25 = atomicrmw add ptr %24, i32 1 monotonic, align 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %27 = load i32, ptr %26, align 4, !tbaa !116
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %31, label %29

29:                                               ; preds = %22
  %30 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %24, i32 noundef signext 129, i32 noundef signext 2147483647, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  br label %31

31:                                               ; preds = %18, %22, %29
  %32 = atomicrmw xchg ptr %3, i32 0 release, align 4
  %33 = icmp eq i32 %32, 2
  br i1 %33, label %34, label %36

34:                                               ; preds = %31
  %35 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  br label %36

36:                                               ; preds = %31, %34
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define ptr @tfc_block_data(ptr noundef readonly captures(none) %0) local_unnamed_addr #32 {
  %2 = load ptr, ptr %0, align 8, !tbaa !198
  %3 = ptrtoint ptr %2 to i64
  %4 = add i64 %3, 63
  %5 = and i64 %4, -64
  %6 = inttoptr i64 %5 to ptr
  ret ptr %6
}

; Function Attrs: mustprogress nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define void @tfc_block_free(ptr noundef captures(none) %0) local_unnamed_addr #33 {
  tail call void @free(ptr noundef %0) #24
  ret void
}

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #10

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define signext i32 @tfc_monitor_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #34 {
  %2 = load atomic i32, ptr %0 monotonic, align 8
  ret i32 %2
}

; Function Attrs: nounwind uwtable
define void @tfc_monitor_trace(ptr noundef captures(none) %0, i32 noundef signext %1, i32 noundef signext %2) local_unnamed_addr #29 {
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = zext i32 %1 to i64
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %8 = load i64, ptr %7, align 8, !tbaa !200
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
  %19 = load ptr, ptr %18, align 8, !tbaa !204
  %20 = getelementptr inbounds nuw %struct.tfc_runs, ptr %19, i64 %6
  %21 = load i64, ptr %20, align 8, !tbaa !205
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %25

23:                                               ; preds = %11
  %24 = getelementptr inbounds nuw i8, ptr %20, i64 16
  store i64 %17, ptr %24, align 8, !tbaa !207
  br label %25

25:                                               ; preds = %23, %11
  %26 = getelementptr inbounds nuw i8, ptr %20, i64 24
  store i64 %17, ptr %26, align 8, !tbaa !208
  %27 = add nsw i64 %21, 1
  store i64 %27, ptr %20, align 8, !tbaa !205
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %29 = load i64, ptr %28, align 8, !tbaa !209
  %30 = icmp slt i64 %21, %29
  br i1 %30, label %31, label %81

31:                                               ; preds = %25
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %33 = load i64, ptr %32, align 8, !tbaa !210
  %34 = add nsw i64 %33, 1
  store i64 %34, ptr %32, align 8, !tbaa !210
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %36 = load i64, ptr %35, align 8, !tbaa !211
  %37 = icmp slt i64 %33, %36
  br i1 %37, label %38, label %81

38:                                               ; preds = %31
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %40 = load ptr, ptr %39, align 8, !tbaa !212
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
  %52 = load ptr, ptr %51, align 8, !tbaa !204
  %53 = getelementptr inbounds nuw %struct.tfc_runs, ptr %52, i64 %6
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 24
  %55 = load i64, ptr %54, align 8, !tbaa !208
  %56 = sub i64 %50, %55
  %57 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %58 = load i64, ptr %57, align 8, !tbaa !213
  %59 = add nsw i64 %56, %58
  store i64 %59, ptr %57, align 8, !tbaa !213
  store i64 %50, ptr %54, align 8, !tbaa !208
  %60 = load i64, ptr %53, align 8, !tbaa !205
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %62 = load i64, ptr %61, align 8, !tbaa !209
  %63 = icmp sgt i64 %60, %62
  br i1 %63, label %81, label %64

64:                                               ; preds = %44
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %66 = load i64, ptr %65, align 8, !tbaa !210
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %68 = load i64, ptr %67, align 8, !tbaa !211
  %69 = icmp sgt i64 %66, %68
  br i1 %69, label %81, label %70

70:                                               ; preds = %64
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %72 = load ptr, ptr %71, align 8, !tbaa !212
  %73 = getelementptr %struct.tfc_event, ptr %72, i64 %66
  %74 = getelementptr i8, ptr %73, i64 -16
  store i64 %50, ptr %74, align 8, !tbaa !214
  br label %81

75:                                               ; preds = %10
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %77 = load ptr, ptr %76, align 8, !tbaa !204
  %78 = getelementptr inbounds nuw %struct.tfc_runs, ptr %77, i64 %6
  %79 = load i64, ptr %78, align 8, !tbaa !205
  %80 = add nsw i64 %79, 1
  store i64 %80, ptr %78, align 8, !tbaa !205
  br label %81

81:                                               ; preds = %70, %64, %44, %38, %31, %25, %75, %3
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define range(i64 320, 274877907201) i64 @tfc_pool_bytes(i32 noundef signext %0) local_unnamed_addr #26 {
  %2 = zext i32 %0 to i64
  %3 = shl nuw nsw i64 %2, 6
  %4 = add nuw nsw i64 %3, 320
  ret i64 %4
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_pool_start(ptr noundef initializes((4, 8), (64, 68), (128, 140), (144, 152), (192, 196), (288, 292)) %0, i32 noundef signext %1, i32 noundef signext %2) local_unnamed_addr #29 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %2, ptr %4, align 4, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 288
  store i32 0, ptr %5, align 32, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i32 0, ptr %6, align 32, !tbaa !163
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i32 0, ptr %7, align 32, !tbaa !163
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i32 0, ptr %8, align 4, !tbaa !163
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i32 0, ptr %9, align 8, !tbaa !163
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store i32 0, ptr %10, align 32, !tbaa !163
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %11, align 16, !tbaa !163
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store ptr %0, ptr %13, align 16, !tbaa !216
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
  store ptr %0, ptr %21, align 16, !tbaa !216
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
define internal noalias noundef ptr @worker_main(ptr noundef %0) #4 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 16, !tbaa !216
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
  %17 = load i32, ptr %10, align 4, !tbaa !9
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %27, label %23

19:                                               ; preds = %23
  %20 = add nuw i32 %24, 1
  %21 = load i32, ptr %10, align 4, !tbaa !9
  %22 = icmp ult i32 %20, %21
  br i1 %22, label %23, label %27, !llvm.loop !218

23:                                               ; preds = %15, %19
  %24 = phi i32 [ %20, %19 ], [ 0, %15 ]
  %25 = load atomic i32, ptr %11 acquire, align 64
  %26 = icmp eq i32 %25, %16
  br i1 %26, label %19, label %38

27:                                               ; preds = %19, %15
  %28 = atomicrmw add ptr %12, i32 1 seq_cst, align 4
  %29 = load atomic i32, ptr %11 seq_cst, align 64
  %30 = icmp eq i32 %29, %16
  br i1 %30, label %31, label %35

31:                                               ; preds = %27, %31
  %32 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %11, i32 noundef signext 128, i32 noundef signext %16, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  %33 = load atomic i32, ptr %11 seq_cst, align 64
  %34 = icmp eq i32 %33, %16
  br i1 %34, label %31, label %35, !llvm.loop !219

35:                                               ; preds = %31, %27
  %36 = phi i32 [ %29, %27 ], [ %33, %31 ]
  %37 = atomicrmw sub ptr %12, i32 1 seq_cst, align 4
  br label %38

38:                                               ; preds = %23, %35
  %39 = phi i32 [ %36, %35 ], [ %25, %23 ]
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
  br i1 %51, label %53, label %45, !llvm.loop !220

53:                                               ; preds = %48
  tail call fastcc void @work(ptr noundef %3, i32 noundef signext %9)
  %54 = atomicrmw sub ptr %14, i32 1 release, align 64
  %55 = icmp eq i32 %54, 1073741825
  br i1 %55, label %56, label %58

56:                                               ; preds = %53
  %57 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %14, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  br label %58

58:                                               ; preds = %45, %56, %53
  br label %15
}

; Function Attrs: nounwind uwtable
define void @tfc_pool_stop(ptr noundef %0) local_unnamed_addr #29 {
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
  %19 = load i64, ptr %18, align 8, !tbaa !221
  %20 = tail call signext i32 @pthread_join(i64 noundef %19, ptr noundef null) #24
  %21 = add nuw nsw i64 %16, 1
  %22 = load i32, ptr %0, align 64, !tbaa !9
  %23 = zext i32 %22 to i64
  %24 = icmp samesign ult i64 %21, %23
  br i1 %24, label %15, label %14, !llvm.loop !222
}

declare signext i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define void @tfc_pool_watch(ptr noundef writeonly captures(none) %0, ptr noundef %1) local_unnamed_addr #34 {
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
  %10 = load ptr, ptr %9, align 8, !tbaa !37
  %11 = icmp eq ptr %10, null
  br i1 %11, label %19, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %14 = load ptr, ptr %13, align 8, !tbaa !223
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %18 = load i32, ptr %17, align 4, !tbaa !224
  br label %25

19:                                               ; preds = %8, %12
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %21 = load ptr, ptr %20, align 8, !tbaa !225
  %22 = icmp eq ptr %21, null
  br i1 %22, label %25, label %23

23:                                               ; preds = %19
  %24 = load i32, ptr %21, align 64, !tbaa !9
  br label %25

25:                                               ; preds = %23, %19, %16
  %26 = phi i1 [ true, %16 ], [ false, %23 ], [ false, %19 ]
  %27 = phi i32 [ %18, %16 ], [ %24, %23 ], [ 1, %19 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #24
  store ptr %2, ptr %6, align 8, !tbaa !226
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %3, ptr %28, align 8, !tbaa !228
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %1, ptr %29, align 8, !tbaa !229
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
  store i64 %39, ptr %30, align 8, !tbaa !230
  %40 = icmp samesign ugt i64 %39, 1
  %41 = and i1 %26, %40
  br i1 %41, label %42, label %48

42:                                               ; preds = %25
  %43 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %44 = load ptr, ptr %43, align 8, !tbaa !223
  %45 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %46 = load ptr, ptr %45, align 8, !tbaa !91
  %47 = trunc i64 %39 to i32
  call void %44(ptr noundef %46, i32 noundef signext %47, ptr noundef nonnull @run_host_chunk, ptr noundef nonnull %6) #24
  br label %161

48:                                               ; preds = %25
  %49 = icmp eq i64 %39, 1
  br i1 %49, label %160, label %50

50:                                               ; preds = %48
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %52 = load ptr, ptr %51, align 8, !tbaa !225
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 64
  %54 = cmpxchg ptr %53, i32 0, i32 1 acquire monotonic, align 64
  %55 = extractvalue { i32, i1 } %54, 1
  br i1 %55, label %56, label %160

56:                                               ; preds = %50
  %57 = getelementptr inbounds nuw i8, ptr %52, i64 256
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 64 dereferenceable(32) %57, ptr noundef nonnull readonly align 8 dereferenceable(32) %6, i64 32, i1 false), !tbaa.struct !231
  %58 = load i64, ptr %30, align 8, !tbaa !230
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
  %92 = load i64, ptr %90, align 8, !tbaa !232
  %93 = icmp slt i64 %91, %92
  br i1 %93, label %94, label %122

94:                                               ; preds = %87, %118
  %95 = phi i64 [ %119, %118 ], [ %92, %87 ]
  %96 = atomicrmw add ptr %89, i64 1 monotonic, align 64
  %97 = icmp slt i64 %96, %95
  br i1 %97, label %98, label %118, !llvm.loop !233

98:                                               ; preds = %94
  %99 = load ptr, ptr %57, align 8, !tbaa !226
  %100 = load ptr, ptr %83, align 8, !tbaa !228
  %101 = load i64, ptr %84, align 8, !tbaa !229
  %102 = load i64, ptr %85, align 8, !tbaa !230
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
  %117 = load i64, ptr %90, align 8, !tbaa !232
  br label %118

118:                                              ; preds = %98, %94
  %119 = phi i64 [ %117, %98 ], [ %95, %94 ]
  %120 = load atomic i64, ptr %89 monotonic, align 64
  %121 = icmp slt i64 %120, %119
  br i1 %121, label %94, label %122

122:                                              ; preds = %118, %87
  %123 = add nuw nsw i64 %88, 1
  %124 = icmp eq i64 %123, %86
  br i1 %124, label %125, label %87, !llvm.loop !234

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
  br i1 %138, label %159, label %131, !llvm.loop !235

139:                                              ; preds = %131
  %140 = atomicrmw or ptr %69, i32 1073741824 acquire, align 64
  %141 = or i32 %140, 1073741824
  %142 = icmp eq i32 %141, 1073741824
  br i1 %142, label %148, label %143

143:                                              ; preds = %139, %143
  %144 = phi i32 [ %146, %143 ], [ %141, %139 ]
  %145 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %69, i32 noundef signext 128, i32 noundef signext %144, ptr noundef null, ptr noundef null, i32 noundef signext 0) #24
  %146 = load atomic i32, ptr %69 acquire, align 64
  %147 = icmp eq i32 %146, 1073741824
  br i1 %147, label %148, label %143, !llvm.loop !236

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
  store i64 %156, ptr %157, align 8, !tbaa !232
  %158 = icmp eq i64 %154, %67
  br i1 %158, label %68, label %149, !llvm.loop !237

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
define internal void @run_host_chunk(ptr noundef readonly captures(none) %0, i32 noundef signext %1) #4 {
  %3 = zext i32 %1 to i64
  %4 = load ptr, ptr %0, align 8, !tbaa !226
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !228
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8, !tbaa !229
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %10 = load i64, ptr %9, align 8, !tbaa !230
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
define noundef signext i32 @tfc_fail(ptr noundef readonly captures(none) %0, i32 noundef returned signext %1, i32 noundef signext %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, double noundef %6) local_unnamed_addr #35 {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8, !tbaa !238
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 4
  br label %11

11:                                               ; preds = %11, %7
  %12 = atomicrmw xchg ptr %10, i32 1 acquire, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %11, !llvm.loop !239

14:                                               ; preds = %11
  %15 = load atomic i32, ptr %9 monotonic, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %19 = load i64, ptr %18, align 8, !tbaa !240
  %20 = icmp slt i64 %3, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %17, %14
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 12
  store i32 %2, ptr %22, align 4, !tbaa !243
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store i64 %3, ptr %23, align 8, !tbaa !240
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i64 %4, ptr %24, align 8, !tbaa !244
  %25 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i64 %5, ptr %25, align 8, !tbaa !245
  %26 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store double %6, ptr %26, align 8, !tbaa !246
  store atomic i32 %1, ptr %9 monotonic, align 8
  br label %27

27:                                               ; preds = %21, %17
  store atomic i32 0, ptr %10 release, align 4
  ret i32 %1
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define signext i32 @tfc_status(ptr noundef readonly captures(none) %0) local_unnamed_addr #15 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8, !tbaa !238
  %4 = load atomic i32, ptr %3 acquire, align 8
  ret i32 %4
}

; Function Attrs: nounwind uwtable
define signext range(i32 0, 2) i32 @tfc_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #4 {
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
define signext i32 @tfc_walk(ptr noundef readonly captures(none) %0) local_unnamed_addr #4 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %3 = load ptr, ptr %2, align 8, !tbaa !247
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %5 = load ptr, ptr %4, align 8, !tbaa !37
  %6 = icmp eq ptr %5, null
  br i1 %6, label %358, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %9 = load ptr, ptr %8, align 8, !tbaa !251
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %15

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %13 = load ptr, ptr %12, align 8, !tbaa !89
  %14 = icmp eq ptr %13, null
  br i1 %14, label %358, label %15

15:                                               ; preds = %11, %7
  %16 = load ptr, ptr %0, align 8, !tbaa !252
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !253
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
  %33 = load i32, ptr %32, align 8, !tbaa !254
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
  %38 = load i64, ptr %23, align 8, !tbaa !256
  %39 = icmp slt i64 %27, %38
  br i1 %39, label %40, label %61

40:                                               ; preds = %37
  %41 = load ptr, ptr %21, align 8, !tbaa !91
  %42 = tail call signext i32 %35(ptr noundef %41) #24
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %61, label %44

44:                                               ; preds = %40
  %45 = load ptr, ptr %2, align 8, !tbaa !247
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 24
  %47 = load ptr, ptr %46, align 8, !tbaa !238
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 4
  br label %49

49:                                               ; preds = %49, %44
  %50 = atomicrmw xchg ptr %48, i32 1 acquire, align 4
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %49, !llvm.loop !239

52:                                               ; preds = %49
  %53 = load atomic i32, ptr %47 monotonic, align 8
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %59, label %55

55:                                               ; preds = %52
  %56 = getelementptr inbounds nuw i8, ptr %47, i64 16
  %57 = load i64, ptr %56, align 8, !tbaa !240
  %58 = icmp sgt i64 %57, 0
  br i1 %58, label %59, label %353

59:                                               ; preds = %55, %52
  %60 = getelementptr inbounds nuw i8, ptr %47, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %60, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %47 monotonic, align 8
  br label %353

61:                                               ; preds = %40, %37, %34
  %62 = load ptr, ptr %8, align 8, !tbaa !251
  %63 = icmp eq ptr %62, null
  br i1 %63, label %68, label %64

64:                                               ; preds = %61
  %65 = load ptr, ptr %21, align 8, !tbaa !91
  %66 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %67 = load i32, ptr %66, align 4, !tbaa !257
  tail call void %62(ptr noundef %65, i32 noundef signext %67, i32 noundef signext 0) #24
  br label %68

68:                                               ; preds = %64, %61
  %69 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %70 = load i32, ptr %69, align 8, !tbaa !258
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %75, label %72

72:                                               ; preds = %68
  %73 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %74 = zext i32 %70 to i64
  br label %82

75:                                               ; preds = %82, %68
  %76 = load ptr, ptr %30, align 8, !tbaa !259
  %77 = load ptr, ptr %24, align 8, !tbaa !260
  %78 = load ptr, ptr %25, align 8, !tbaa !261
  %79 = load ptr, ptr %2, align 8, !tbaa !247
  %80 = tail call signext i32 %76(ptr noundef %77, ptr noundef %78, ptr noundef %79) #24
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %126, label %95

82:                                               ; preds = %82, %72
  %83 = phi i64 [ 0, %72 ], [ %93, %82 ]
  %84 = load ptr, ptr %20, align 8, !tbaa !262
  %85 = load ptr, ptr %73, align 8, !tbaa !263
  %86 = getelementptr inbounds nuw i32, ptr %85, i64 %83
  %87 = load i32, ptr %86, align 4, !tbaa !9
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds ptr, ptr %84, i64 %88
  %90 = load ptr, ptr %89, align 8, !tbaa !35
  %91 = load ptr, ptr %24, align 8, !tbaa !260
  %92 = getelementptr inbounds nuw ptr, ptr %91, i64 %83
  store ptr %90, ptr %92, align 8, !tbaa !35
  %93 = add nuw nsw i64 %83, 1
  %94 = icmp eq i64 %93, %74
  br i1 %94, label %75, label %82, !llvm.loop !264

95:                                               ; preds = %75
  %96 = load ptr, ptr %2, align 8, !tbaa !247
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 24
  %98 = load ptr, ptr %97, align 8, !tbaa !238
  %99 = load atomic i32, ptr %98 acquire, align 8
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %119

101:                                              ; preds = %95
  %102 = load ptr, ptr %2, align 8, !tbaa !247
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 24
  %104 = load ptr, ptr %103, align 8, !tbaa !238
  %105 = getelementptr inbounds nuw i8, ptr %104, i64 4
  br label %106

106:                                              ; preds = %106, %101
  %107 = atomicrmw xchg ptr %105, i32 1 acquire, align 4
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %109, label %106, !llvm.loop !239

109:                                              ; preds = %106
  %110 = load atomic i32, ptr %104 monotonic, align 8
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %116, label %112

112:                                              ; preds = %109
  %113 = getelementptr inbounds nuw i8, ptr %104, i64 16
  %114 = load i64, ptr %113, align 8, !tbaa !240
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
  %121 = load i32, ptr %120, align 4, !tbaa !257
  %122 = load ptr, ptr %2, align 8, !tbaa !247
  %123 = getelementptr inbounds nuw i8, ptr %122, i64 24
  %124 = load ptr, ptr %123, align 8, !tbaa !238
  %125 = getelementptr inbounds nuw i8, ptr %124, i64 8
  store i32 %121, ptr %125, align 8, !tbaa !265
  br label %126

126:                                              ; preds = %119, %75
  %127 = load ptr, ptr %8, align 8, !tbaa !251
  %128 = icmp eq ptr %127, null
  br i1 %128, label %354, label %129

129:                                              ; preds = %126
  %130 = load ptr, ptr %21, align 8, !tbaa !91
  %131 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %132 = load i32, ptr %131, align 4, !tbaa !257
  tail call void %127(ptr noundef %130, i32 noundef signext %132, i32 noundef signext 1) #24
  br label %354

133:                                              ; preds = %29
  %134 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %135 = load i32, ptr %134, align 4, !tbaa !266
  %136 = sext i32 %135 to i64
  br label %354

137:                                              ; preds = %29
  %138 = load ptr, ptr %20, align 8, !tbaa !262
  %139 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %140 = load ptr, ptr %139, align 8, !tbaa !263
  %141 = load i32, ptr %140, align 4, !tbaa !9
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds ptr, ptr %138, i64 %142
  %144 = load ptr, ptr %143, align 8, !tbaa !35
  %145 = load i8, ptr %144, align 1, !tbaa !163
  %146 = icmp eq i8 %145, 0
  br i1 %146, label %147, label %354

147:                                              ; preds = %137
  %148 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %149 = load i32, ptr %148, align 4, !tbaa !266
  %150 = sext i32 %149 to i64
  br label %354

151:                                              ; preds = %29
  %152 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %153 = load ptr, ptr %152, align 8, !tbaa !263
  %154 = load ptr, ptr %20, align 8, !tbaa !262
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
  %170 = load i32, ptr %169, align 4, !tbaa !266
  %171 = sext i32 %170 to i64
  br label %354

172:                                              ; preds = %29
  %173 = load ptr, ptr %8, align 8, !tbaa !251
  %174 = icmp eq ptr %173, null
  br i1 %174, label %179, label %175

175:                                              ; preds = %172
  %176 = load ptr, ptr %21, align 8, !tbaa !91
  %177 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %178 = load i32, ptr %177, align 4, !tbaa !257
  tail call void %173(ptr noundef %176, i32 noundef signext %178, i32 noundef signext 2) #24
  br label %179

179:                                              ; preds = %175, %172
  %180 = load ptr, ptr %22, align 8, !tbaa !89
  %181 = icmp eq ptr %180, null
  br i1 %181, label %213, label %182

182:                                              ; preds = %179
  %183 = load i64, ptr %23, align 8, !tbaa !256
  %184 = icmp slt i64 %27, %183
  br i1 %184, label %185, label %213

185:                                              ; preds = %182
  %186 = load ptr, ptr %21, align 8, !tbaa !91
  %187 = tail call signext i32 %180(ptr noundef %186) #24
  %188 = icmp eq i32 %187, 0
  br i1 %188, label %213, label %189

189:                                              ; preds = %185
  %190 = load ptr, ptr %2, align 8, !tbaa !247
  %191 = getelementptr inbounds nuw i8, ptr %190, i64 24
  %192 = load ptr, ptr %191, align 8, !tbaa !238
  %193 = getelementptr inbounds nuw i8, ptr %192, i64 4
  br label %194

194:                                              ; preds = %194, %189
  %195 = atomicrmw xchg ptr %193, i32 1 acquire, align 4
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %197, label %194, !llvm.loop !239

197:                                              ; preds = %194
  %198 = load atomic i32, ptr %192 monotonic, align 8
  %199 = icmp eq i32 %198, 0
  br i1 %199, label %204, label %200

200:                                              ; preds = %197
  %201 = getelementptr inbounds nuw i8, ptr %192, i64 16
  %202 = load i64, ptr %201, align 8, !tbaa !240
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
  %208 = load i32, ptr %207, align 4, !tbaa !257
  %209 = load ptr, ptr %2, align 8, !tbaa !247
  %210 = getelementptr inbounds nuw i8, ptr %209, i64 24
  %211 = load ptr, ptr %210, align 8, !tbaa !238
  %212 = getelementptr inbounds nuw i8, ptr %211, i64 8
  store i32 %208, ptr %212, align 8, !tbaa !265
  br label %213

213:                                              ; preds = %179, %182, %185, %206
  %214 = phi i32 [ 0, %179 ], [ 1, %206 ], [ 0, %185 ], [ 0, %182 ]
  %215 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %216 = load i32, ptr %215, align 4, !tbaa !266
  %217 = sext i32 %216 to i64
  br label %354

218:                                              ; preds = %29
  %219 = load ptr, ptr %8, align 8, !tbaa !251
  %220 = icmp eq ptr %219, null
  br i1 %220, label %225, label %221

221:                                              ; preds = %218
  %222 = load ptr, ptr %21, align 8, !tbaa !91
  %223 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %224 = load i32, ptr %223, align 4, !tbaa !257
  tail call void %219(ptr noundef %222, i32 noundef signext %224, i32 noundef signext 2) #24
  br label %225

225:                                              ; preds = %221, %218
  %226 = load ptr, ptr %22, align 8, !tbaa !89
  %227 = icmp eq ptr %226, null
  br i1 %227, label %259, label %228

228:                                              ; preds = %225
  %229 = load i64, ptr %23, align 8, !tbaa !256
  %230 = icmp slt i64 %27, %229
  br i1 %230, label %231, label %259

231:                                              ; preds = %228
  %232 = load ptr, ptr %21, align 8, !tbaa !91
  %233 = tail call signext i32 %226(ptr noundef %232) #24
  %234 = icmp eq i32 %233, 0
  br i1 %234, label %259, label %235

235:                                              ; preds = %231
  %236 = load ptr, ptr %2, align 8, !tbaa !247
  %237 = getelementptr inbounds nuw i8, ptr %236, i64 24
  %238 = load ptr, ptr %237, align 8, !tbaa !238
  %239 = getelementptr inbounds nuw i8, ptr %238, i64 4
  br label %240

240:                                              ; preds = %240, %235
  %241 = atomicrmw xchg ptr %239, i32 1 acquire, align 4
  %242 = icmp eq i32 %241, 0
  br i1 %242, label %243, label %240, !llvm.loop !239

243:                                              ; preds = %240
  %244 = load atomic i32, ptr %238 monotonic, align 8
  %245 = icmp eq i32 %244, 0
  br i1 %245, label %250, label %246

246:                                              ; preds = %243
  %247 = getelementptr inbounds nuw i8, ptr %238, i64 16
  %248 = load i64, ptr %247, align 8, !tbaa !240
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
  %254 = load i32, ptr %253, align 4, !tbaa !257
  %255 = load ptr, ptr %2, align 8, !tbaa !247
  %256 = getelementptr inbounds nuw i8, ptr %255, i64 24
  %257 = load ptr, ptr %256, align 8, !tbaa !238
  %258 = getelementptr inbounds nuw i8, ptr %257, i64 8
  store i32 %254, ptr %258, align 8, !tbaa !265
  br label %259

259:                                              ; preds = %225, %228, %231, %252
  %260 = phi i32 [ 0, %225 ], [ 1, %252 ], [ 0, %231 ], [ 0, %228 ]
  %261 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %262 = load ptr, ptr %261, align 8, !tbaa !263
  %263 = load ptr, ptr %20, align 8, !tbaa !262
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
  %281 = load i32, ptr %280, align 4, !tbaa !266
  %282 = sext i32 %281 to i64
  br label %354

283:                                              ; preds = %29
  %284 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %285 = load ptr, ptr %284, align 8, !tbaa !263
  %286 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %287 = load i32, ptr %286, align 8, !tbaa !258
  %288 = load ptr, ptr %20, align 8, !tbaa !262
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
  %298 = load ptr, ptr %20, align 8, !tbaa !262
  %299 = getelementptr inbounds ptr, ptr %298, i64 %295
  store ptr %292, ptr %299, align 8, !tbaa !35
  %300 = load ptr, ptr %19, align 8, !tbaa !267
  %301 = getelementptr inbounds nuw i8, ptr %285, i64 8
  %302 = load i32, ptr %301, align 4, !tbaa !9
  %303 = sext i32 %302 to i64
  %304 = getelementptr inbounds i8, ptr %300, i64 %303
  %305 = load i8, ptr %304, align 1, !tbaa !163
  %306 = xor i8 %305, 1
  store i8 %306, ptr %304, align 1, !tbaa !163
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
  %320 = load ptr, ptr %20, align 8, !tbaa !262
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
  br i1 %332, label %354, label %318, !llvm.loop !268

333:                                              ; preds = %29
  %334 = load ptr, ptr %19, align 8, !tbaa !267
  %335 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %336 = load ptr, ptr %335, align 8, !tbaa !263
  %337 = getelementptr inbounds nuw i8, ptr %336, i64 8
  %338 = load i32, ptr %337, align 4, !tbaa !9
  %339 = sext i32 %338 to i64
  %340 = getelementptr inbounds i8, ptr %334, i64 %339
  %341 = load i8, ptr %340, align 1, !tbaa !163
  %342 = icmp eq i8 %341, 0
  br i1 %342, label %343, label %354

343:                                              ; preds = %333
  %344 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %345 = load i32, ptr %344, align 4, !tbaa !266
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
  br i1 %357, label %26, label %644, !llvm.loop !269

358:                                              ; preds = %11, %1
  %359 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %360 = load i64, ptr %359, align 8, !tbaa !270
  %361 = icmp eq i64 %360, 0
  br i1 %361, label %428, label %362

362:                                              ; preds = %358
  %363 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %364 = load i64, ptr %363, align 8, !tbaa !253
  %365 = icmp sgt i64 %364, 0
  br i1 %365, label %366, label %644

366:                                              ; preds = %362
  %367 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %368 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %369 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %374

370:                                              ; preds = %384
  %371 = add nuw nsw i64 %375, 1
  %372 = load i64, ptr %363, align 8, !tbaa !253
  %373 = icmp slt i64 %371, %372
  br i1 %373, label %374, label %644, !llvm.loop !271

374:                                              ; preds = %370, %366
  %375 = phi i64 [ 0, %366 ], [ %371, %370 ]
  %376 = load ptr, ptr %0, align 8, !tbaa !252
  %377 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %376, i64 %375
  %378 = getelementptr inbounds nuw i8, ptr %377, i64 16
  %379 = load i32, ptr %378, align 8, !tbaa !258
  %380 = icmp eq i32 %379, 0
  br i1 %380, label %384, label %381

381:                                              ; preds = %374
  %382 = getelementptr inbounds nuw i8, ptr %377, i64 8
  %383 = zext i32 %379 to i64
  br label %391

384:                                              ; preds = %391, %374
  %385 = load ptr, ptr %377, align 8, !tbaa !259
  %386 = load ptr, ptr %368, align 8, !tbaa !260
  %387 = load ptr, ptr %369, align 8, !tbaa !261
  %388 = load ptr, ptr %2, align 8, !tbaa !247
  %389 = tail call signext i32 %385(ptr noundef %386, ptr noundef %387, ptr noundef %388) #24
  %390 = icmp eq i32 %389, 0
  br i1 %390, label %370, label %404

391:                                              ; preds = %391, %381
  %392 = phi i64 [ 0, %381 ], [ %402, %391 ]
  %393 = load ptr, ptr %367, align 8, !tbaa !262
  %394 = load ptr, ptr %382, align 8, !tbaa !263
  %395 = getelementptr inbounds nuw i32, ptr %394, i64 %392
  %396 = load i32, ptr %395, align 4, !tbaa !9
  %397 = sext i32 %396 to i64
  %398 = getelementptr inbounds ptr, ptr %393, i64 %397
  %399 = load ptr, ptr %398, align 8, !tbaa !35
  %400 = load ptr, ptr %368, align 8, !tbaa !260
  %401 = getelementptr inbounds nuw ptr, ptr %400, i64 %392
  store ptr %399, ptr %401, align 8, !tbaa !35
  %402 = add nuw nsw i64 %392, 1
  %403 = icmp eq i64 %402, %383
  br i1 %403, label %384, label %391, !llvm.loop !264

404:                                              ; preds = %384
  %405 = load ptr, ptr %2, align 8, !tbaa !247
  %406 = getelementptr inbounds nuw i8, ptr %405, i64 24
  %407 = load ptr, ptr %406, align 8, !tbaa !238
  %408 = load atomic i32, ptr %407 acquire, align 8
  %409 = icmp eq i32 %408, 0
  br i1 %409, label %410, label %635

410:                                              ; preds = %404
  %411 = load ptr, ptr %2, align 8, !tbaa !247
  %412 = getelementptr inbounds nuw i8, ptr %411, i64 24
  %413 = load ptr, ptr %412, align 8, !tbaa !238
  %414 = getelementptr inbounds nuw i8, ptr %413, i64 4
  br label %415

415:                                              ; preds = %415, %410
  %416 = atomicrmw xchg ptr %414, i32 1 acquire, align 4
  %417 = icmp eq i32 %416, 0
  br i1 %417, label %418, label %415, !llvm.loop !239

418:                                              ; preds = %415
  %419 = load atomic i32, ptr %413 monotonic, align 8
  %420 = icmp eq i32 %419, 0
  br i1 %420, label %425, label %421

421:                                              ; preds = %418
  %422 = getelementptr inbounds nuw i8, ptr %413, i64 16
  %423 = load i64, ptr %422, align 8, !tbaa !240
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
  %429 = load ptr, ptr %0, align 8, !tbaa !252
  %430 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %431 = load i64, ptr %430, align 8, !tbaa !253
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
  %443 = load i32, ptr %442, align 8, !tbaa !254
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
  %446 = load i32, ptr %445, align 8, !tbaa !258
  %447 = icmp eq i32 %446, 0
  br i1 %447, label %451, label %448

448:                                              ; preds = %444
  %449 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %450 = zext i32 %446 to i64
  br label %458

451:                                              ; preds = %458, %444
  %452 = load ptr, ptr %440, align 8, !tbaa !259
  %453 = load ptr, ptr %434, align 8, !tbaa !260
  %454 = load ptr, ptr %435, align 8, !tbaa !261
  %455 = load ptr, ptr %2, align 8, !tbaa !247
  %456 = tail call signext i32 %452(ptr noundef %453, ptr noundef %454, ptr noundef %455) #24
  %457 = icmp eq i32 %456, 0
  br i1 %457, label %631, label %471

458:                                              ; preds = %458, %448
  %459 = phi i64 [ 0, %448 ], [ %469, %458 ]
  %460 = load ptr, ptr %433, align 8, !tbaa !262
  %461 = load ptr, ptr %449, align 8, !tbaa !263
  %462 = getelementptr inbounds nuw i32, ptr %461, i64 %459
  %463 = load i32, ptr %462, align 4, !tbaa !9
  %464 = sext i32 %463 to i64
  %465 = getelementptr inbounds ptr, ptr %460, i64 %464
  %466 = load ptr, ptr %465, align 8, !tbaa !35
  %467 = load ptr, ptr %434, align 8, !tbaa !260
  %468 = getelementptr inbounds nuw ptr, ptr %467, i64 %459
  store ptr %466, ptr %468, align 8, !tbaa !35
  %469 = add nuw nsw i64 %459, 1
  %470 = icmp eq i64 %469, %450
  br i1 %470, label %451, label %458, !llvm.loop !264

471:                                              ; preds = %451
  %472 = load ptr, ptr %2, align 8, !tbaa !247
  %473 = getelementptr inbounds nuw i8, ptr %472, i64 24
  %474 = load ptr, ptr %473, align 8, !tbaa !238
  %475 = load atomic i32, ptr %474 acquire, align 8
  %476 = icmp eq i32 %475, 0
  br i1 %476, label %477, label %635

477:                                              ; preds = %471
  %478 = load ptr, ptr %2, align 8, !tbaa !247
  %479 = getelementptr inbounds nuw i8, ptr %478, i64 24
  %480 = load ptr, ptr %479, align 8, !tbaa !238
  %481 = getelementptr inbounds nuw i8, ptr %480, i64 4
  br label %482

482:                                              ; preds = %482, %477
  %483 = atomicrmw xchg ptr %481, i32 1 acquire, align 4
  %484 = icmp eq i32 %483, 0
  br i1 %484, label %485, label %482, !llvm.loop !239

485:                                              ; preds = %482
  %486 = load atomic i32, ptr %480 monotonic, align 8
  %487 = icmp eq i32 %486, 0
  br i1 %487, label %492, label %488

488:                                              ; preds = %485
  %489 = getelementptr inbounds nuw i8, ptr %480, i64 16
  %490 = load i64, ptr %489, align 8, !tbaa !240
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
  %497 = load i32, ptr %496, align 4, !tbaa !266
  %498 = sext i32 %497 to i64
  br label %631

499:                                              ; preds = %439
  %500 = load ptr, ptr %433, align 8, !tbaa !262
  %501 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %502 = load ptr, ptr %501, align 8, !tbaa !263
  %503 = load i32, ptr %502, align 4, !tbaa !9
  %504 = sext i32 %503 to i64
  %505 = getelementptr inbounds ptr, ptr %500, i64 %504
  %506 = load ptr, ptr %505, align 8, !tbaa !35
  %507 = load i8, ptr %506, align 1, !tbaa !163
  %508 = icmp eq i8 %507, 0
  br i1 %508, label %509, label %631

509:                                              ; preds = %499
  %510 = getelementptr inbounds nuw i8, ptr %440, i64 28
  %511 = load i32, ptr %510, align 4, !tbaa !266
  %512 = sext i32 %511 to i64
  br label %631

513:                                              ; preds = %439
  %514 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %515 = load ptr, ptr %514, align 8, !tbaa !263
  %516 = load ptr, ptr %433, align 8, !tbaa !262
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
  %532 = load i32, ptr %531, align 4, !tbaa !266
  %533 = sext i32 %532 to i64
  br label %631

534:                                              ; preds = %439
  %535 = getelementptr inbounds nuw i8, ptr %440, i64 28
  %536 = load i32, ptr %535, align 4, !tbaa !266
  %537 = sext i32 %536 to i64
  br label %631

538:                                              ; preds = %439
  %539 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %540 = load ptr, ptr %539, align 8, !tbaa !263
  %541 = load ptr, ptr %433, align 8, !tbaa !262
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
  %559 = load i32, ptr %558, align 4, !tbaa !266
  %560 = sext i32 %559 to i64
  br label %631

561:                                              ; preds = %439
  %562 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %563 = load ptr, ptr %562, align 8, !tbaa !263
  %564 = getelementptr inbounds nuw i8, ptr %440, i64 16
  %565 = load i32, ptr %564, align 8, !tbaa !258
  %566 = load ptr, ptr %433, align 8, !tbaa !262
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
  %576 = load ptr, ptr %433, align 8, !tbaa !262
  %577 = getelementptr inbounds ptr, ptr %576, i64 %573
  store ptr %570, ptr %577, align 8, !tbaa !35
  %578 = load ptr, ptr %432, align 8, !tbaa !267
  %579 = getelementptr inbounds nuw i8, ptr %563, i64 8
  %580 = load i32, ptr %579, align 4, !tbaa !9
  %581 = sext i32 %580 to i64
  %582 = getelementptr inbounds i8, ptr %578, i64 %581
  %583 = load i8, ptr %582, align 1, !tbaa !163
  %584 = xor i8 %583, 1
  store i8 %584, ptr %582, align 1, !tbaa !163
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
  %598 = load ptr, ptr %433, align 8, !tbaa !262
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
  br i1 %610, label %631, label %596, !llvm.loop !268

611:                                              ; preds = %439
  %612 = load ptr, ptr %432, align 8, !tbaa !267
  %613 = getelementptr inbounds nuw i8, ptr %440, i64 8
  %614 = load ptr, ptr %613, align 8, !tbaa !263
  %615 = getelementptr inbounds nuw i8, ptr %614, i64 8
  %616 = load i32, ptr %615, align 4, !tbaa !9
  %617 = sext i32 %616 to i64
  %618 = getelementptr inbounds i8, ptr %612, i64 %617
  %619 = load i8, ptr %618, align 1, !tbaa !163
  %620 = icmp eq i8 %619, 0
  br i1 %620, label %621, label %631

621:                                              ; preds = %611
  %622 = getelementptr inbounds nuw i8, ptr %440, i64 28
  %623 = load i32, ptr %622, align 4, !tbaa !266
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
  br i1 %634, label %436, label %644, !llvm.loop !269

635:                                              ; preds = %494, %471, %404, %427, %353
  %636 = phi ptr [ %377, %404 ], [ %30, %353 ], [ %377, %427 ], [ %440, %471 ], [ %440, %494 ]
  %637 = phi i32 [ %389, %404 ], [ 1, %353 ], [ %389, %427 ], [ %456, %471 ], [ %456, %494 ]
  %638 = getelementptr inbounds nuw i8, ptr %636, i64 20
  %639 = load i32, ptr %638, align 4, !tbaa !257
  %640 = load ptr, ptr %2, align 8, !tbaa !247
  %641 = getelementptr inbounds nuw i8, ptr %640, i64 24
  %642 = load ptr, ptr %641, align 8, !tbaa !238
  %643 = getelementptr inbounds nuw i8, ptr %642, i64 8
  store i32 %639, ptr %643, align 8, !tbaa !265
  br label %644

644:                                              ; preds = %354, %26, %370, %631, %436, %635, %362
  %645 = phi i32 [ 0, %370 ], [ 0, %362 ], [ 0, %436 ], [ %637, %635 ], [ %633, %631 ], [ 0, %26 ], [ %356, %354 ]
  ret i32 %645
}

; Function Attrs: nounwind uwtable
define ptr @tfc_call_from_python(ptr noundef readonly captures(none) %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #4 {
  %5 = alloca [64 x ptr], align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8, !tbaa !272
  %8 = load ptr, ptr %7, align 8, !tbaa !274
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #24
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !277
  %11 = icmp eq ptr %10, null
  br i1 %11, label %130, label %12

12:                                               ; preds = %4
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %14 = load i32, ptr %13, align 8, !tbaa !281
  %15 = sext i32 %14 to i64
  %16 = icmp sgt i64 %2, %15
  br i1 %16, label %130, label %17

17:                                               ; preds = %12
  %18 = icmp sgt i64 %2, 0
  br i1 %18, label %19, label %21

19:                                               ; preds = %17
  %20 = shl nuw nsw i64 %2, 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %5, ptr align 8 %1, i64 %20, i1 false), !tbaa !35
  br label %21

21:                                               ; preds = %19, %17
  %22 = icmp slt i64 %2, %15
  br i1 %22, label %23, label %28

23:                                               ; preds = %21
  %24 = shl i64 %2, 3
  %25 = getelementptr i8, ptr %5, i64 %24
  %26 = sub i64 %15, %2
  %27 = shl i64 %26, 3
  call void @llvm.memset.p0.i64(ptr align 8 %25, i8 0, i64 %27, i1 false), !tbaa !35
  br label %28

28:                                               ; preds = %23, %21
  %29 = icmp eq ptr %3, null
  br i1 %29, label %123, label %30

30:                                               ; preds = %28
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %32 = load i64, ptr %31, align 8, !tbaa !282
  %33 = load ptr, ptr %8, align 8, !tbaa !284
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 216
  %35 = load i64, ptr %34, align 8, !tbaa !285
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
  %46 = load ptr, ptr %45, align 8, !tbaa !35
  %47 = add nsw i64 %43, %2
  %48 = trunc i64 %47 to i32
  %49 = load i32, ptr %13, align 8, !tbaa !281
  %50 = icmp sgt i32 %49, %48
  br i1 %50, label %51, label %58

51:                                               ; preds = %41
  %52 = load ptr, ptr %39, align 8, !tbaa !287
  %53 = shl i64 %47, 32
  %54 = ashr exact i64 %53, 29
  %55 = getelementptr inbounds i8, ptr %52, i64 %54
  %56 = load ptr, ptr %55, align 8, !tbaa !35
  %57 = icmp eq ptr %56, %46
  br i1 %57, label %101, label %58

58:                                               ; preds = %51, %41
  %59 = load ptr, ptr %40, align 8, !tbaa !288
  %60 = icmp eq ptr %46, %59
  br i1 %60, label %101, label %61

61:                                               ; preds = %58
  %62 = icmp sgt i32 %49, 0
  br i1 %62, label %63, label %89

63:                                               ; preds = %61
  %64 = load ptr, ptr %39, align 8, !tbaa !287
  %65 = zext nneg i32 %49 to i64
  br label %66

66:                                               ; preds = %71, %63
  %67 = phi i64 [ 0, %63 ], [ %72, %71 ]
  %68 = getelementptr inbounds nuw ptr, ptr %64, i64 %67
  %69 = load ptr, ptr %68, align 8, !tbaa !35
  %70 = icmp eq ptr %69, %46
  br i1 %70, label %99, label %71

71:                                               ; preds = %66
  %72 = add nuw nsw i64 %67, 1
  %73 = icmp eq i64 %72, %65
  br i1 %73, label %74, label %66, !llvm.loop !289

74:                                               ; preds = %71, %84
  %75 = phi i64 [ %85, %84 ], [ 0, %71 ]
  %76 = load ptr, ptr %8, align 8, !tbaa !284
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 112
  %78 = load ptr, ptr %77, align 8, !tbaa !290
  %79 = load ptr, ptr %39, align 8, !tbaa !287
  %80 = getelementptr inbounds nuw ptr, ptr %79, i64 %75
  %81 = load ptr, ptr %80, align 8, !tbaa !35
  %82 = tail call signext i32 %78(ptr noundef %81, ptr noundef %46) #24
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %97, label %84

84:                                               ; preds = %74
  %85 = add nuw nsw i64 %75, 1
  %86 = icmp eq i64 %85, %65
  br i1 %86, label %87, label %74, !llvm.loop !291

87:                                               ; preds = %84
  %88 = load ptr, ptr %40, align 8, !tbaa !288
  br label %89

89:                                               ; preds = %87, %61
  %90 = phi ptr [ %88, %87 ], [ %59, %61 ]
  %91 = load ptr, ptr %8, align 8, !tbaa !284
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 112
  %93 = load ptr, ptr %92, align 8, !tbaa !290
  %94 = tail call signext i32 %93(ptr noundef %90, ptr noundef %46) #24
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
  %106 = load ptr, ptr %105, align 8, !tbaa !35
  br label %118

107:                                              ; preds = %101
  %108 = icmp slt i32 %102, 0
  br i1 %108, label %130, label %109

109:                                              ; preds = %107
  %110 = zext nneg i32 %102 to i64
  %111 = getelementptr inbounds nuw ptr, ptr %5, i64 %110
  %112 = load ptr, ptr %111, align 8, !tbaa !35
  %113 = icmp eq ptr %112, null
  br i1 %113, label %114, label %130

114:                                              ; preds = %109
  %115 = getelementptr inbounds ptr, ptr %1, i64 %47
  %116 = load ptr, ptr %115, align 8, !tbaa !35
  store ptr %116, ptr %111, align 8, !tbaa !35
  %117 = add nsw i64 %44, 1
  br label %118

118:                                              ; preds = %114, %104
  %119 = phi ptr [ %106, %104 ], [ %42, %114 ]
  %120 = phi i64 [ %44, %104 ], [ %117, %114 ]
  %121 = add nuw nsw i64 %43, 1
  %122 = icmp eq i64 %121, %32
  br i1 %122, label %123, label %41, !llvm.loop !292

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
  %131 = load ptr, ptr %8, align 8, !tbaa !284
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 16
  %133 = load ptr, ptr %132, align 8, !tbaa !293
  %134 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %135 = load ptr, ptr %134, align 8, !tbaa !294
  %136 = tail call ptr %133(ptr noundef %135, ptr noundef %1, i64 noundef %2, ptr noundef %3) #24
  br label %137

137:                                              ; preds = %127, %130
  %138 = phi ptr [ %136, %130 ], [ %128, %127 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #24
  ret ptr %138
}

; Function Attrs: nounwind uwtable
define internal fastcc ptr @call_step(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef %2) unnamed_addr #4 {
  %4 = alloca %struct.tfc_driver, align 4
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  %7 = alloca [64 x ptr], align 8
  %8 = load ptr, ptr %0, align 8, !tbaa !274
  %9 = load ptr, ptr %8, align 8, !tbaa !284
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #24
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %11 = load ptr, ptr %10, align 8, !tbaa !295
  %12 = load i32, ptr %11, align 4, !tbaa !9
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %708, label %14

14:                                               ; preds = %3
  %15 = getelementptr inbounds nuw i8, ptr %8, i64 52
  %16 = load i32, ptr %15, align 4, !tbaa !296
  %17 = icmp slt i32 %16, 1
  br i1 %17, label %21, label %18

18:                                               ; preds = %14
  %19 = zext nneg i32 %16 to i64
  %20 = shl nuw nsw i64 %19, 3
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %7, i8 0, i64 %20, i1 false), !tbaa !35
  br label %21

21:                                               ; preds = %18, %14
  %22 = icmp eq ptr %2, null
  br i1 %22, label %125, label %23

23:                                               ; preds = %21
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 160
  %25 = load ptr, ptr %24, align 8, !tbaa !297
  %26 = icmp eq ptr %2, %25
  br i1 %26, label %125, label %27

27:                                               ; preds = %23
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %29 = load i64, ptr %28, align 8, !tbaa !298
  switch i64 %29, label %70 [
    i64 0, label %30
    i64 2, label %31
  ]

30:                                               ; preds = %27
  store ptr %2, ptr %7, align 8, !tbaa !35
  br label %109

31:                                               ; preds = %27
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %33 = load ptr, ptr %32, align 8, !tbaa !299
  %34 = getelementptr inbounds nuw i8, ptr %9, i64 192
  %35 = load ptr, ptr %34, align 8, !tbaa !300
  %36 = icmp eq ptr %33, %35
  br i1 %36, label %37, label %708

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
  %45 = load ptr, ptr %44, align 8, !tbaa !301
  %46 = tail call i64 %45(ptr noundef nonnull %2) #24
  %47 = icmp eq i64 %43, %46
  br i1 %47, label %109, label %62

48:                                               ; preds = %48, %38
  %49 = phi i64 [ 0, %38 ], [ %60, %48 ]
  %50 = phi i64 [ 0, %38 ], [ %59, %48 ]
  %51 = load ptr, ptr %39, align 8, !tbaa !302
  %52 = load ptr, ptr %40, align 8, !tbaa !303
  %53 = getelementptr inbounds nuw ptr, ptr %52, i64 %49
  %54 = load ptr, ptr %53, align 8, !tbaa !35
  %55 = tail call ptr %51(ptr noundef nonnull %2, ptr noundef %54) #24
  %56 = getelementptr inbounds nuw ptr, ptr %7, i64 %49
  store ptr %55, ptr %56, align 8, !tbaa !35
  %57 = icmp ne ptr %55, null
  %58 = zext i1 %57 to i64
  %59 = add nuw nsw i64 %50, %58
  %60 = add nuw nsw i64 %49, 1
  %61 = icmp eq i64 %60, %41
  br i1 %61, label %42, label %48, !llvm.loop !304

62:                                               ; preds = %42
  %63 = getelementptr inbounds nuw i8, ptr %9, i64 120
  %64 = load ptr, ptr %63, align 8, !tbaa !305
  %65 = tail call ptr %64() #24
  %66 = icmp eq ptr %65, null
  br i1 %66, label %708, label %67

67:                                               ; preds = %62
  %68 = getelementptr inbounds nuw i8, ptr %9, i64 128
  %69 = load ptr, ptr %68, align 8, !tbaa !306
  tail call void %69() #24
  br label %708

70:                                               ; preds = %27
  %71 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %72 = load ptr, ptr %71, align 8, !tbaa !299
  %73 = getelementptr inbounds nuw i8, ptr %9, i64 184
  %74 = load ptr, ptr %73, align 8, !tbaa !307
  %75 = icmp eq ptr %72, %74
  br i1 %75, label %76, label %93

76:                                               ; preds = %70
  %77 = getelementptr inbounds nuw i8, ptr %9, i64 104
  %78 = load ptr, ptr %77, align 8, !tbaa !308
  %79 = tail call i64 %78(ptr noundef nonnull %2) #24
  %80 = sext i32 %16 to i64
  %81 = icmp ne i64 %79, %80
  %82 = or i1 %17, %81
  br i1 %82, label %123, label %83

83:                                               ; preds = %76
  %84 = getelementptr inbounds nuw i8, ptr %9, i64 96
  %85 = zext nneg i32 %16 to i64
  br label %86

86:                                               ; preds = %86, %83
  %87 = phi i64 [ 0, %83 ], [ %91, %86 ]
  %88 = load ptr, ptr %84, align 8, !tbaa !309
  %89 = tail call ptr %88(ptr noundef nonnull %2, i64 noundef %87) #24
  %90 = getelementptr inbounds nuw ptr, ptr %7, i64 %87
  store ptr %89, ptr %90, align 8, !tbaa !35
  %91 = add nuw nsw i64 %87, 1
  %92 = icmp eq i64 %91, %85
  br i1 %92, label %112, label %86, !llvm.loop !310

93:                                               ; preds = %70
  %94 = getelementptr inbounds nuw i8, ptr %9, i64 176
  %95 = load ptr, ptr %94, align 8, !tbaa !311
  %96 = icmp eq ptr %72, %95
  br i1 %96, label %97, label %708

97:                                               ; preds = %93
  %98 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %99 = load i64, ptr %98, align 8, !tbaa !282
  %100 = sext i32 %16 to i64
  %101 = icmp ne i64 %99, %100
  %102 = or i1 %17, %101
  br i1 %102, label %123, label %103

103:                                              ; preds = %97
  %104 = getelementptr inbounds nuw i8, ptr %9, i64 216
  %105 = load i64, ptr %104, align 8, !tbaa !285
  %106 = getelementptr inbounds i8, ptr %2, i64 %105
  %107 = zext nneg i32 %16 to i64
  %108 = shl nuw nsw i64 %107, 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %7, ptr nonnull align 8 %106, i64 %108, i1 false), !tbaa !35
  br label %112

109:                                              ; preds = %42, %30
  br i1 %17, label %125, label %110

110:                                              ; preds = %109
  %111 = zext nneg i32 %16 to i64
  br label %112

112:                                              ; preds = %86, %110, %103
  %113 = phi i64 [ %111, %110 ], [ %107, %103 ], [ %85, %86 ]
  %114 = load ptr, ptr %24, align 8, !tbaa !297
  br label %115

115:                                              ; preds = %115, %112
  %116 = phi i64 [ 0, %112 ], [ %121, %115 ]
  %117 = getelementptr inbounds nuw ptr, ptr %7, i64 %116
  %118 = load ptr, ptr %117, align 8, !tbaa !35
  %119 = icmp eq ptr %118, %114
  %120 = select i1 %119, ptr null, ptr %118
  store ptr %120, ptr %117, align 8
  %121 = add nuw nsw i64 %116, 1
  %122 = icmp eq i64 %121, %113
  br i1 %122, label %125, label %115, !llvm.loop !312

123:                                              ; preds = %76, %97
  %124 = phi i1 [ %81, %76 ], [ %101, %97 ]
  br i1 %124, label %708, label %125

125:                                              ; preds = %115, %23, %109, %21, %123
  %126 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %127 = load ptr, ptr %126, align 8, !tbaa !313
  %128 = icmp eq ptr %127, null
  br i1 %128, label %708, label %129

129:                                              ; preds = %125
  %130 = getelementptr inbounds nuw i8, ptr %8, i64 48
  br label %131

131:                                              ; preds = %253, %129
  %132 = phi ptr [ %127, %129 ], [ %255, %253 ]
  %133 = getelementptr inbounds nuw i8, ptr %132, i64 144
  %134 = load i32, ptr %133, align 8, !tbaa !314
  %135 = getelementptr inbounds nuw i8, ptr %132, i64 148
  %136 = load i32, ptr %135, align 4, !tbaa !321
  %137 = or i32 %136, %134
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %139, label %253

139:                                              ; preds = %131
  %140 = load i32, ptr %130, align 8, !tbaa !281
  %141 = icmp slt i32 %140, 1
  br i1 %141, label %257, label %142

142:                                              ; preds = %139
  %143 = load ptr, ptr %8, align 8, !tbaa !284
  %144 = getelementptr inbounds nuw i8, ptr %132, i64 24
  %145 = getelementptr inbounds nuw i8, ptr %143, i64 168
  %146 = getelementptr inbounds nuw i8, ptr %143, i64 200
  %147 = getelementptr inbounds nuw i8, ptr %143, i64 208
  %148 = getelementptr inbounds nuw i8, ptr %143, i64 144
  %149 = getelementptr inbounds nuw i8, ptr %143, i64 136
  br label %150

150:                                              ; preds = %248, %142
  %151 = phi i32 [ %140, %142 ], [ %249, %248 ]
  %152 = phi i64 [ 0, %142 ], [ %250, %248 ]
  %153 = load ptr, ptr %144, align 8, !tbaa !322
  %154 = getelementptr inbounds nuw %struct.tfc_operand, ptr %153, i64 %152
  %155 = getelementptr inbounds nuw ptr, ptr %1, i64 %152
  %156 = load ptr, ptr %155, align 8, !tbaa !35
  %157 = getelementptr inbounds nuw i8, ptr %156, i64 8
  %158 = load ptr, ptr %157, align 8, !tbaa !299
  %159 = load ptr, ptr %145, align 8, !tbaa !323
  %160 = icmp eq ptr %158, %159
  br i1 %160, label %161, label %199

161:                                              ; preds = %150
  %162 = getelementptr inbounds nuw i8, ptr %156, i64 56
  %163 = load ptr, ptr %162, align 8, !tbaa !324
  %164 = load ptr, ptr %154, align 8, !tbaa !326
  %165 = icmp eq ptr %163, %164
  br i1 %165, label %166, label %253

166:                                              ; preds = %161
  %167 = getelementptr inbounds nuw i8, ptr %156, i64 24
  %168 = load i32, ptr %167, align 8, !tbaa !328
  %169 = getelementptr inbounds nuw i8, ptr %154, i64 32
  %170 = load i32, ptr %169, align 8, !tbaa !329
  %171 = icmp eq i32 %168, %170
  br i1 %171, label %172, label %253

172:                                              ; preds = %166
  %173 = getelementptr inbounds nuw i8, ptr %156, i64 64
  %174 = load i32, ptr %173, align 8, !tbaa !330
  %175 = and i32 %174, 257
  %176 = icmp eq i32 %175, 257
  br i1 %176, label %177, label %253

177:                                              ; preds = %172
  %178 = icmp sgt i32 %168, 0
  br i1 %178, label %179, label %195

179:                                              ; preds = %177
  %180 = getelementptr inbounds nuw i8, ptr %156, i64 32
  %181 = load ptr, ptr %180, align 8, !tbaa !331
  %182 = getelementptr inbounds nuw i8, ptr %154, i64 16
  %183 = load ptr, ptr %182, align 8, !tbaa !332
  %184 = zext nneg i32 %168 to i64
  br label %188

185:                                              ; preds = %188
  %186 = add nuw nsw i64 %189, 1
  %187 = icmp eq i64 %186, %184
  br i1 %187, label %195, label %188, !llvm.loop !333

188:                                              ; preds = %185, %179
  %189 = phi i64 [ 0, %179 ], [ %186, %185 ]
  %190 = getelementptr inbounds nuw i64, ptr %181, i64 %189
  %191 = load i64, ptr %190, align 8, !tbaa !121
  %192 = getelementptr inbounds nuw i64, ptr %183, i64 %189
  %193 = load i64, ptr %192, align 8, !tbaa !121
  %194 = icmp eq i64 %191, %193
  br i1 %194, label %185, label %253

195:                                              ; preds = %185, %177
  %196 = getelementptr inbounds nuw i8, ptr %156, i64 16
  %197 = load ptr, ptr %196, align 8, !tbaa !334
  %198 = getelementptr inbounds nuw i8, ptr %154, i64 56
  store ptr %197, ptr %198, align 8, !tbaa !335
  br label %248

199:                                              ; preds = %150
  %200 = getelementptr inbounds nuw i8, ptr %154, i64 8
  %201 = load ptr, ptr %200, align 8, !tbaa !336
  %202 = icmp eq ptr %158, %201
  br i1 %202, label %203, label %206

203:                                              ; preds = %199
  %204 = getelementptr inbounds nuw i8, ptr %156, i64 16
  %205 = getelementptr inbounds nuw i8, ptr %154, i64 56
  store ptr %204, ptr %205, align 8, !tbaa !335
  br label %248

206:                                              ; preds = %199
  %207 = getelementptr inbounds nuw i8, ptr %154, i64 40
  %208 = load i32, ptr %207, align 8, !tbaa !337
  %209 = icmp eq i32 %208, 0
  br i1 %209, label %253, label %210

210:                                              ; preds = %206
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  store double 0.000000e+00, ptr %5, align 8
  %211 = getelementptr inbounds nuw i8, ptr %154, i64 64
  %212 = getelementptr inbounds nuw i8, ptr %154, i64 56
  store ptr %211, ptr %212, align 8, !tbaa !335
  %213 = load ptr, ptr %146, align 8, !tbaa !338
  %214 = icmp eq ptr %158, %213
  br i1 %214, label %215, label %222

215:                                              ; preds = %210
  %216 = load ptr, ptr %149, align 8, !tbaa !339
  %217 = call double %216(ptr noundef nonnull %156) #24
  %218 = load i32, ptr %207, align 8, !tbaa !337
  switch i32 %218, label %244 [
    i32 1, label %219
    i32 2, label %221
  ]

219:                                              ; preds = %215
  %220 = fptrunc double %217 to float
  store float %220, ptr %5, align 8, !tbaa !163
  br label %245

221:                                              ; preds = %215
  store double %217, ptr %5, align 8, !tbaa !163
  br label %245

222:                                              ; preds = %210
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #24
  store i32 0, ptr %6, align 4, !tbaa !9
  %223 = load ptr, ptr %147, align 8, !tbaa !340
  %224 = icmp eq ptr %158, %223
  br i1 %224, label %225, label %243

225:                                              ; preds = %222
  %226 = load ptr, ptr %148, align 8, !tbaa !341
  %227 = call i64 %226(ptr noundef nonnull %156, ptr noundef nonnull %6) #24
  %228 = load i32, ptr %6, align 4, !tbaa !9
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %230, label %243

230:                                              ; preds = %225
  %231 = load i32, ptr %207, align 8, !tbaa !337
  switch i32 %231, label %237 [
    i32 1, label %232
    i32 2, label %234
    i32 4, label %236
  ]

232:                                              ; preds = %230
  %233 = sitofp i64 %227 to float
  store float %233, ptr %5, align 8, !tbaa !163
  br label %242

234:                                              ; preds = %230
  %235 = sitofp i64 %227 to double
  store double %235, ptr %5, align 8, !tbaa !163
  br label %242

236:                                              ; preds = %230
  store i64 %227, ptr %5, align 8, !tbaa !163
  br label %242

237:                                              ; preds = %230
  %238 = add i64 %227, 2147483648
  %239 = icmp ult i64 %238, 4294967296
  br i1 %239, label %240, label %243

240:                                              ; preds = %237
  %241 = trunc nsw i64 %227 to i32
  store i32 %241, ptr %5, align 8, !tbaa !163
  br label %242

242:                                              ; preds = %240, %236, %234, %232
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #24
  br label %245

243:                                              ; preds = %237, %225, %222
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #24
  br label %244

244:                                              ; preds = %215, %243
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  br label %253

245:                                              ; preds = %242, %221, %219
  %246 = load i64, ptr %5, align 8, !tbaa !163
  store i64 %246, ptr %211, align 8, !tbaa !342
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  %247 = load i32, ptr %130, align 8, !tbaa !281
  br label %248

248:                                              ; preds = %245, %203, %195
  %249 = phi i32 [ %247, %245 ], [ %151, %195 ], [ %151, %203 ]
  %250 = add nuw nsw i64 %152, 1
  %251 = sext i32 %249 to i64
  %252 = icmp slt i64 %250, %251
  br i1 %252, label %150, label %257, !llvm.loop !343

253:                                              ; preds = %206, %172, %166, %161, %188, %244, %131
  %254 = getelementptr inbounds nuw i8, ptr %132, i64 8
  %255 = load ptr, ptr %254, align 8, !tbaa !313
  %256 = icmp eq ptr %255, null
  br i1 %256, label %708, label %131, !llvm.loop !344

257:                                              ; preds = %139, %248
  %258 = phi i32 [ %249, %248 ], [ %140, %139 ]
  %259 = getelementptr inbounds nuw i8, ptr %132, i64 144
  %260 = load i32, ptr %15, align 4, !tbaa !296
  %261 = icmp sgt i32 %260, 0
  br i1 %261, label %262, label %374

262:                                              ; preds = %257
  %263 = getelementptr inbounds nuw i8, ptr %132, i64 32
  %264 = load ptr, ptr %263, align 8, !tbaa !345
  %265 = getelementptr inbounds nuw i8, ptr %132, i64 24
  %266 = zext nneg i32 %260 to i64
  %267 = icmp sgt i32 %258, 0
  %268 = zext nneg i32 %258 to i64
  br label %269

269:                                              ; preds = %371, %262
  %270 = phi i64 [ 0, %262 ], [ %372, %371 ]
  %271 = getelementptr inbounds nuw %struct.tfc_operand, ptr %264, i64 %270
  %272 = getelementptr inbounds nuw ptr, ptr %7, i64 %270
  %273 = load ptr, ptr %272, align 8, !tbaa !35
  %274 = icmp eq ptr %273, null
  br i1 %274, label %371, label %275

275:                                              ; preds = %269
  %276 = getelementptr inbounds nuw i8, ptr %273, i64 8
  %277 = load ptr, ptr %276, align 8, !tbaa !299
  %278 = load ptr, ptr %8, align 8, !tbaa !284
  %279 = getelementptr inbounds nuw i8, ptr %278, i64 168
  %280 = load ptr, ptr %279, align 8, !tbaa !323
  %281 = icmp eq ptr %277, %280
  br i1 %281, label %282, label %708

282:                                              ; preds = %275
  %283 = getelementptr inbounds nuw i8, ptr %273, i64 56
  %284 = load ptr, ptr %283, align 8, !tbaa !324
  %285 = load ptr, ptr %271, align 8, !tbaa !326
  %286 = icmp eq ptr %284, %285
  br i1 %286, label %287, label %708

287:                                              ; preds = %282
  %288 = getelementptr inbounds nuw i8, ptr %273, i64 24
  %289 = load i32, ptr %288, align 8, !tbaa !328
  %290 = getelementptr inbounds nuw i8, ptr %271, i64 32
  %291 = load i32, ptr %290, align 8, !tbaa !329
  %292 = icmp eq i32 %289, %291
  br i1 %292, label %293, label %708

293:                                              ; preds = %287
  %294 = getelementptr inbounds nuw i8, ptr %273, i64 64
  %295 = load i32, ptr %294, align 8, !tbaa !330
  %296 = and i32 %295, 1281
  %297 = icmp eq i32 %296, 1281
  br i1 %297, label %298, label %708

298:                                              ; preds = %293
  %299 = icmp sgt i32 %289, 0
  br i1 %299, label %300, label %316

300:                                              ; preds = %298
  %301 = getelementptr inbounds nuw i8, ptr %273, i64 32
  %302 = load ptr, ptr %301, align 8, !tbaa !331
  %303 = getelementptr inbounds nuw i8, ptr %271, i64 16
  %304 = load ptr, ptr %303, align 8, !tbaa !332
  %305 = zext nneg i32 %289 to i64
  br label %309

306:                                              ; preds = %309
  %307 = add nuw nsw i64 %310, 1
  %308 = icmp eq i64 %307, %305
  br i1 %308, label %316, label %309, !llvm.loop !333

309:                                              ; preds = %306, %300
  %310 = phi i64 [ 0, %300 ], [ %307, %306 ]
  %311 = getelementptr inbounds nuw i64, ptr %302, i64 %310
  %312 = load i64, ptr %311, align 8, !tbaa !121
  %313 = getelementptr inbounds nuw i64, ptr %304, i64 %310
  %314 = load i64, ptr %313, align 8, !tbaa !121
  %315 = icmp eq i64 %312, %314
  br i1 %315, label %306, label %708

316:                                              ; preds = %306, %298
  %317 = getelementptr inbounds nuw i8, ptr %273, i64 16
  %318 = load ptr, ptr %317, align 8, !tbaa !334
  %319 = getelementptr inbounds nuw i8, ptr %271, i64 56
  store ptr %318, ptr %319, align 8, !tbaa !335
  br i1 %267, label %320, label %345

320:                                              ; preds = %316
  %321 = getelementptr inbounds nuw i8, ptr %271, i64 44
  %322 = load i32, ptr %321, align 4, !tbaa !346
  %323 = icmp eq i32 %322, 0
  %324 = getelementptr inbounds nuw i8, ptr %271, i64 24
  br i1 %323, label %325, label %345

325:                                              ; preds = %320
  %326 = load ptr, ptr %265, align 8, !tbaa !322
  %327 = ptrtoint ptr %318 to i64
  br label %328

328:                                              ; preds = %342, %325
  %329 = phi i64 [ 0, %325 ], [ %343, %342 ]
  %330 = getelementptr inbounds nuw %struct.tfc_operand, ptr %326, i64 %329
  %331 = getelementptr inbounds nuw i8, ptr %330, i64 56
  %332 = load ptr, ptr %331, align 8, !tbaa !335
  %333 = ptrtoint ptr %332 to i64
  %334 = getelementptr inbounds nuw i8, ptr %330, i64 24
  %335 = load i64, ptr %334, align 8, !tbaa !347
  %336 = add i64 %335, %333
  %337 = icmp ugt i64 %336, %327
  br i1 %337, label %338, label %342

338:                                              ; preds = %328
  %339 = load i64, ptr %324, align 8, !tbaa !347
  %340 = add i64 %339, %327
  %341 = icmp ugt i64 %340, %333
  br i1 %341, label %708, label %342

342:                                              ; preds = %338, %328
  %343 = add nuw nsw i64 %329, 1
  %344 = icmp eq i64 %343, %268
  br i1 %344, label %345, label %328, !llvm.loop !348

345:                                              ; preds = %342, %320, %316
  %346 = icmp eq i64 %270, 0
  br i1 %346, label %371, label %347

347:                                              ; preds = %345
  %348 = getelementptr inbounds nuw i8, ptr %271, i64 24
  %349 = ptrtoint ptr %318 to i64
  br label %350

350:                                              ; preds = %368, %347
  %351 = phi i64 [ 0, %347 ], [ %369, %368 ]
  %352 = getelementptr inbounds nuw ptr, ptr %7, i64 %351
  %353 = load ptr, ptr %352, align 8, !tbaa !35
  %354 = icmp eq ptr %353, null
  br i1 %354, label %368, label %355

355:                                              ; preds = %350
  %356 = getelementptr inbounds nuw %struct.tfc_operand, ptr %264, i64 %351
  %357 = getelementptr inbounds nuw i8, ptr %356, i64 56
  %358 = load ptr, ptr %357, align 8, !tbaa !335
  %359 = ptrtoint ptr %358 to i64
  %360 = getelementptr inbounds nuw i8, ptr %356, i64 24
  %361 = load i64, ptr %360, align 8, !tbaa !347
  %362 = add i64 %361, %359
  %363 = icmp ugt i64 %362, %349
  br i1 %363, label %364, label %368

364:                                              ; preds = %355
  %365 = load i64, ptr %348, align 8, !tbaa !347
  %366 = add i64 %365, %349
  %367 = icmp ugt i64 %366, %359
  br i1 %367, label %708, label %368

368:                                              ; preds = %364, %355, %350
  %369 = add nuw nsw i64 %351, 1
  %370 = icmp eq i64 %369, %270
  br i1 %370, label %371, label %350, !llvm.loop !349

371:                                              ; preds = %368, %345, %269
  %372 = add nuw nsw i64 %270, 1
  %373 = icmp eq i64 %372, %266
  br i1 %373, label %374, label %269, !llvm.loop !350

374:                                              ; preds = %371, %257
  %375 = load ptr, ptr %132, align 8, !tbaa !351
  %376 = load ptr, ptr %9, align 8, !tbaa !352
  call void %376(ptr noundef %375) #24
  store i32 1, ptr %259, align 8, !tbaa !314
  %377 = load ptr, ptr %8, align 8, !tbaa !284
  %378 = load i32, ptr %15, align 4, !tbaa !296
  %379 = icmp sgt i32 %378, 0
  br i1 %379, label %380, label %446

380:                                              ; preds = %374
  %381 = zext nneg i32 %378 to i64
  br label %387

382:                                              ; preds = %394
  %383 = getelementptr inbounds nuw i8, ptr %132, i64 32
  %384 = getelementptr inbounds nuw i8, ptr %377, i64 24
  %385 = getelementptr inbounds nuw i8, ptr %377, i64 152
  %386 = getelementptr inbounds nuw i8, ptr %377, i64 168
  br label %399

387:                                              ; preds = %394, %380
  %388 = phi i64 [ 0, %380 ], [ %395, %394 ]
  %389 = getelementptr inbounds nuw ptr, ptr %7, i64 %388
  %390 = load ptr, ptr %389, align 8, !tbaa !35
  %391 = icmp eq ptr %390, null
  br i1 %391, label %394, label %392

392:                                              ; preds = %387
  %393 = load ptr, ptr %377, align 8, !tbaa !352
  call void %393(ptr noundef nonnull %390) #24
  br label %394

394:                                              ; preds = %392, %387
  %395 = add nuw nsw i64 %388, 1
  %396 = icmp eq i64 %395, %381
  br i1 %396, label %382, label %387, !llvm.loop !353

397:                                              ; preds = %424
  %398 = getelementptr inbounds nuw i8, ptr %377, i64 8
  br label %436

399:                                              ; preds = %433, %382
  %400 = phi i64 [ 0, %382 ], [ %434, %433 ]
  %401 = getelementptr inbounds nuw ptr, ptr %7, i64 %400
  %402 = load ptr, ptr %401, align 8, !tbaa !35
  %403 = icmp eq ptr %402, null
  br i1 %403, label %404, label %433

404:                                              ; preds = %399
  %405 = load ptr, ptr %383, align 8, !tbaa !345
  %406 = getelementptr inbounds nuw %struct.tfc_operand, ptr %405, i64 %400
  %407 = getelementptr inbounds nuw i8, ptr %406, i64 48
  %408 = load ptr, ptr %407, align 8, !tbaa !354
  %409 = icmp eq ptr %408, null
  br i1 %409, label %413, label %410

410:                                              ; preds = %404
  %411 = load ptr, ptr %384, align 8, !tbaa !355
  %412 = call ptr %411(ptr noundef nonnull %408) #24
  br label %424

413:                                              ; preds = %404
  %414 = load ptr, ptr %377, align 8, !tbaa !352
  %415 = load ptr, ptr %406, align 8, !tbaa !326
  call void %414(ptr noundef %415) #24
  %416 = load ptr, ptr %385, align 8, !tbaa !356
  %417 = load ptr, ptr %386, align 8, !tbaa !323
  %418 = load ptr, ptr %406, align 8, !tbaa !326
  %419 = getelementptr inbounds nuw i8, ptr %406, i64 32
  %420 = load i32, ptr %419, align 8, !tbaa !329
  %421 = getelementptr inbounds nuw i8, ptr %406, i64 16
  %422 = load ptr, ptr %421, align 8, !tbaa !332
  %423 = call ptr %416(ptr noundef %417, ptr noundef %418, i32 noundef signext %420, ptr noundef %422, ptr noundef null, ptr noundef null, i32 noundef signext 0, ptr noundef null) #24
  br label %424

424:                                              ; preds = %413, %410
  %425 = phi ptr [ %412, %410 ], [ %423, %413 ]
  store ptr %425, ptr %401, align 8, !tbaa !35
  %426 = icmp eq ptr %425, null
  br i1 %426, label %397, label %427

427:                                              ; preds = %424
  %428 = getelementptr inbounds nuw i8, ptr %425, i64 16
  %429 = load ptr, ptr %428, align 8, !tbaa !334
  %430 = load ptr, ptr %383, align 8, !tbaa !345
  %431 = getelementptr inbounds nuw %struct.tfc_operand, ptr %430, i64 %400
  %432 = getelementptr inbounds nuw i8, ptr %431, i64 56
  store ptr %429, ptr %432, align 8, !tbaa !335
  br label %433

433:                                              ; preds = %427, %399
  %434 = add nuw nsw i64 %400, 1
  %435 = icmp eq i64 %434, %381
  br i1 %435, label %446, label %399, !llvm.loop !357

436:                                              ; preds = %443, %397
  %437 = phi i64 [ 0, %397 ], [ %444, %443 ]
  %438 = getelementptr inbounds nuw ptr, ptr %7, i64 %437
  %439 = load ptr, ptr %438, align 8, !tbaa !35
  %440 = icmp eq ptr %439, null
  br i1 %440, label %443, label %441

441:                                              ; preds = %436
  %442 = load ptr, ptr %398, align 8, !tbaa !358
  call void %442(ptr noundef nonnull %439) #24
  br label %443

443:                                              ; preds = %441, %436
  %444 = add nuw nsw i64 %437, 1
  %445 = icmp eq i64 %444, %381
  br i1 %445, label %610, label %436, !llvm.loop !359

446:                                              ; preds = %433, %374
  %447 = getelementptr inbounds nuw i8, ptr %132, i64 140
  %448 = load i32, ptr %447, align 4, !tbaa !360
  %449 = icmp eq i32 %448, 0
  %450 = getelementptr inbounds nuw i8, ptr %132, i64 80
  %451 = load ptr, ptr %450, align 8, !tbaa !361
  %452 = icmp eq ptr %451, null
  br i1 %449, label %541, label %453

453:                                              ; preds = %446
  br i1 %452, label %475, label %454

454:                                              ; preds = %453
  %455 = getelementptr inbounds nuw i8, ptr %451, i64 4
  %456 = load i32, ptr %455, align 4, !tbaa !362
  %457 = getelementptr inbounds nuw i8, ptr %451, i64 8
  %458 = load i32, ptr %457, align 4, !tbaa !364
  %459 = or i32 %458, %456
  %460 = getelementptr inbounds nuw i8, ptr %132, i64 136
  %461 = load i32, ptr %460, align 8, !tbaa !365
  %462 = load i32, ptr %451, align 4, !tbaa !366
  %463 = icmp eq i32 %462, 0
  %464 = and i32 %461, 1
  %465 = select i1 %463, i32 0, i32 %464
  %466 = or i32 %459, %465
  %467 = icmp eq i32 %466, 0
  br i1 %467, label %468, label %587

468:                                              ; preds = %454
  %469 = getelementptr inbounds nuw i8, ptr %132, i64 88
  %470 = load ptr, ptr %469, align 8, !tbaa !367
  %471 = load i64, ptr %470, align 8, !tbaa !121
  %472 = getelementptr inbounds nuw i8, ptr %132, i64 96
  %473 = load i64, ptr %472, align 8, !tbaa !368
  %474 = icmp eq i64 %471, %473
  br i1 %474, label %475, label %587

475:                                              ; preds = %468, %453
  %476 = getelementptr inbounds nuw i8, ptr %132, i64 152
  %477 = load ptr, ptr %476, align 8, !tbaa !369
  %478 = icmp eq ptr %477, null
  br i1 %478, label %539, label %479

479:                                              ; preds = %475
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #24
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %4, ptr noundef nonnull align 4 dereferenceable(12) @__const.drive_begun.driver, i64 12, i1 false)
  %480 = getelementptr inbounds nuw i8, ptr %477, i64 8
  %481 = load ptr, ptr %480, align 8, !tbaa !370
  %482 = getelementptr inbounds nuw i8, ptr %477, i64 16
  %483 = load ptr, ptr %482, align 8, !tbaa !375
  %484 = getelementptr inbounds nuw i8, ptr %477, i64 24
  %485 = load i64, ptr %484, align 8, !tbaa !376
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %481, ptr readonly align 1 %483, i64 %485, i1 false)
  %486 = getelementptr inbounds nuw i8, ptr %477, i64 40
  %487 = load i64, ptr %486, align 8, !tbaa !377
  %488 = icmp sgt i64 %487, 0
  br i1 %488, label %489, label %492

489:                                              ; preds = %479
  %490 = getelementptr inbounds nuw i8, ptr %132, i64 24
  %491 = getelementptr inbounds nuw i8, ptr %477, i64 32
  br label %504

492:                                              ; preds = %504, %479
  %493 = load ptr, ptr %477, align 8, !tbaa !378
  %494 = call signext i32 @tfc_drive(ptr noundef %493, ptr noundef nonnull %4)
  %495 = getelementptr inbounds nuw i8, ptr %477, i64 56
  store i32 %494, ptr %495, align 8, !tbaa !379
  %496 = icmp eq i32 %494, 0
  br i1 %496, label %497, label %517

497:                                              ; preds = %492
  %498 = getelementptr inbounds nuw i8, ptr %132, i64 60
  %499 = load i32, ptr %498, align 4, !tbaa !380
  %500 = icmp sgt i32 %499, 0
  br i1 %500, label %501, label %537

501:                                              ; preds = %497
  %502 = getelementptr inbounds nuw i8, ptr %132, i64 32
  %503 = getelementptr inbounds nuw i8, ptr %477, i64 48
  br label %520

504:                                              ; preds = %504, %489
  %505 = phi i64 [ 0, %489 ], [ %515, %504 ]
  %506 = load ptr, ptr %490, align 8, !tbaa !322
  %507 = load ptr, ptr %491, align 8, !tbaa !381
  %508 = getelementptr inbounds nuw %struct.tfc_cell, ptr %507, i64 %505
  %509 = getelementptr inbounds nuw i8, ptr %508, i64 8
  %510 = load i64, ptr %509, align 8, !tbaa !382
  %511 = getelementptr inbounds %struct.tfc_operand, ptr %506, i64 %510
  %512 = getelementptr inbounds nuw i8, ptr %511, i64 56
  %513 = load ptr, ptr %512, align 8, !tbaa !335
  %514 = load ptr, ptr %508, align 8, !tbaa !384
  store ptr %513, ptr %514, align 8, !tbaa !35
  %515 = add nuw nsw i64 %505, 1
  %516 = icmp eq i64 %515, %487
  br i1 %516, label %492, label %504, !llvm.loop !385

517:                                              ; preds = %492
  %518 = icmp sgt i32 %494, 0
  %519 = select i1 %518, i32 %494, i32 13
  br label %537

520:                                              ; preds = %520, %501
  %521 = phi i64 [ 0, %501 ], [ %533, %520 ]
  %522 = load ptr, ptr %502, align 8, !tbaa !345
  %523 = getelementptr inbounds nuw %struct.tfc_operand, ptr %522, i64 %521
  %524 = getelementptr inbounds nuw i8, ptr %523, i64 56
  %525 = load ptr, ptr %524, align 8, !tbaa !335
  %526 = load ptr, ptr %503, align 8, !tbaa !386
  %527 = getelementptr inbounds nuw ptr, ptr %526, i64 %521
  %528 = load ptr, ptr %527, align 8, !tbaa !387
  %529 = load ptr, ptr %528, align 8, !tbaa !74
  %530 = load ptr, ptr %529, align 8, !tbaa !144
  %531 = getelementptr inbounds nuw i8, ptr %523, i64 24
  %532 = load i64, ptr %531, align 8, !tbaa !347
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %525, ptr readonly align 1 %530, i64 %532, i1 false)
  %533 = add nuw nsw i64 %521, 1
  %534 = load i32, ptr %498, align 4, !tbaa !380
  %535 = sext i32 %534 to i64
  %536 = icmp slt i64 %533, %535
  br i1 %536, label %520, label %537, !llvm.loop !388

537:                                              ; preds = %520, %517, %497
  %538 = phi i32 [ %519, %517 ], [ 0, %497 ], [ 0, %520 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #24
  br label %584

539:                                              ; preds = %475
  %540 = call fastcc signext i32 @walk_bound(ptr noundef nonnull readonly %132)
  br label %584

541:                                              ; preds = %446
  br i1 %452, label %561, label %542

542:                                              ; preds = %541
  %543 = getelementptr inbounds nuw i8, ptr %132, i64 104
  %544 = load ptr, ptr %543, align 8, !tbaa !389
  %545 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %546 = load ptr, ptr %545, align 8, !tbaa !355
  %547 = call ptr %546(ptr noundef %544) #24
  %548 = icmp eq ptr %547, null
  br i1 %548, label %587, label %549

549:                                              ; preds = %542
  %550 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %551 = load ptr, ptr %550, align 8, !tbaa !358
  call void %551(ptr noundef nonnull %547) #24
  %552 = load ptr, ptr %450, align 8, !tbaa !361
  %553 = icmp eq ptr %552, null
  br i1 %553, label %561, label %554

554:                                              ; preds = %549
  %555 = getelementptr inbounds nuw i8, ptr %132, i64 88
  %556 = load ptr, ptr %555, align 8, !tbaa !367
  %557 = load i64, ptr %556, align 8, !tbaa !121
  %558 = getelementptr inbounds nuw i8, ptr %132, i64 96
  %559 = load i64, ptr %558, align 8, !tbaa !368
  %560 = icmp eq i64 %557, %559
  br i1 %560, label %561, label %568

561:                                              ; preds = %554, %549, %541
  %562 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %563 = load ptr, ptr %562, align 8, !tbaa !390
  %564 = call ptr %563() #24
  %565 = call fastcc signext i32 @walk_bound(ptr noundef nonnull readonly %132)
  %566 = getelementptr inbounds nuw i8, ptr %9, i64 40
  %567 = load ptr, ptr %566, align 8, !tbaa !391
  call void %567(ptr noundef %564) #24
  br label %568

568:                                              ; preds = %561, %554
  %569 = phi i32 [ %565, %561 ], [ -2, %554 ]
  %570 = getelementptr inbounds nuw i8, ptr %132, i64 128
  %571 = load ptr, ptr %570, align 8, !tbaa !392
  store atomic i32 0, ptr %571 monotonic, align 4
  %572 = load ptr, ptr %450, align 8, !tbaa !361
  %573 = icmp eq ptr %572, null
  br i1 %573, label %584, label %574

574:                                              ; preds = %568
  %575 = getelementptr inbounds nuw i8, ptr %132, i64 112
  %576 = load ptr, ptr %575, align 8, !tbaa !393
  %577 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %578 = load ptr, ptr %577, align 8, !tbaa !355
  %579 = call ptr %578(ptr noundef %576) #24
  %580 = icmp eq ptr %579, null
  br i1 %580, label %587, label %581

581:                                              ; preds = %574
  %582 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %583 = load ptr, ptr %582, align 8, !tbaa !358
  call void %583(ptr noundef nonnull %579) #24
  br label %584

584:                                              ; preds = %581, %568, %539, %537
  %585 = phi i32 [ %540, %539 ], [ %569, %581 ], [ %569, %568 ], [ %538, %537 ]
  %586 = icmp eq i32 %585, 0
  br i1 %586, label %611, label %587

587:                                              ; preds = %542, %574, %454, %468, %584
  %588 = phi i32 [ %585, %584 ], [ -1, %542 ], [ -1, %574 ], [ -2, %454 ], [ -2, %468 ]
  %589 = freeze i32 %588
  %590 = load i32, ptr %15, align 4, !tbaa !296
  %591 = icmp sgt i32 %590, 0
  br i1 %591, label %592, label %602

592:                                              ; preds = %587
  %593 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %594 = zext nneg i32 %590 to i64
  br label %595

595:                                              ; preds = %595, %592
  %596 = phi i64 [ 0, %592 ], [ %600, %595 ]
  %597 = load ptr, ptr %593, align 8, !tbaa !358
  %598 = getelementptr inbounds nuw ptr, ptr %7, i64 %596
  %599 = load ptr, ptr %598, align 8, !tbaa !35
  call void %597(ptr noundef %599) #24
  %600 = add nuw nsw i64 %596, 1
  %601 = icmp eq i64 %600, %594
  br i1 %601, label %602, label %595, !llvm.loop !394

602:                                              ; preds = %595, %587
  %603 = icmp sgt i32 %589, 0
  br i1 %603, label %604, label %703

604:                                              ; preds = %602
  %605 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %606 = load ptr, ptr %605, align 8, !tbaa !355
  %607 = getelementptr inbounds nuw i8, ptr %132, i64 120
  %608 = load ptr, ptr %607, align 8, !tbaa !395
  %609 = call ptr %606(ptr noundef %608) #24
  br label %699

610:                                              ; preds = %443
  store i32 0, ptr %259, align 8, !tbaa !314
  br label %699

611:                                              ; preds = %584
  store i32 0, ptr %259, align 8, !tbaa !314
  %612 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %613 = load i64, ptr %612, align 8, !tbaa !298
  switch i64 %613, label %663 [
    i64 0, label %614
    i64 2, label %616
  ]

614:                                              ; preds = %611
  %615 = load ptr, ptr %7, align 8, !tbaa !35
  br label %699

616:                                              ; preds = %611
  %617 = load ptr, ptr %0, align 8, !tbaa !274
  %618 = load ptr, ptr %617, align 8, !tbaa !284
  %619 = getelementptr inbounds nuw i8, ptr %618, i64 48
  %620 = load ptr, ptr %619, align 8, !tbaa !396
  %621 = call ptr %620() #24
  %622 = getelementptr inbounds nuw i8, ptr %617, i64 52
  %623 = load i32, ptr %622, align 4, !tbaa !296
  %624 = icmp sgt i32 %623, 0
  %625 = icmp ne ptr %621, null
  %626 = select i1 %624, i1 %625, i1 false
  br i1 %626, label %627, label %631

627:                                              ; preds = %616
  %628 = getelementptr inbounds nuw i8, ptr %618, i64 56
  %629 = getelementptr inbounds nuw i8, ptr %617, i64 32
  %630 = getelementptr inbounds nuw i8, ptr %618, i64 8
  br label %645

631:                                              ; preds = %658, %655, %616
  %632 = phi ptr [ %621, %616 ], [ null, %655 ], [ %621, %658 ]
  %633 = phi i32 [ %623, %616 ], [ %657, %655 ], [ %660, %658 ]
  %634 = icmp sgt i32 %633, 0
  br i1 %634, label %635, label %699

635:                                              ; preds = %631
  %636 = getelementptr inbounds nuw i8, ptr %618, i64 8
  %637 = zext nneg i32 %633 to i64
  br label %638

638:                                              ; preds = %638, %635
  %639 = phi i64 [ 0, %635 ], [ %643, %638 ]
  %640 = load ptr, ptr %636, align 8, !tbaa !358
  %641 = getelementptr inbounds nuw ptr, ptr %7, i64 %639
  %642 = load ptr, ptr %641, align 8, !tbaa !35
  call void %640(ptr noundef %642) #24
  %643 = add nuw nsw i64 %639, 1
  %644 = icmp eq i64 %643, %637
  br i1 %644, label %699, label %638, !llvm.loop !394

645:                                              ; preds = %658, %627
  %646 = phi i64 [ 0, %627 ], [ %659, %658 ]
  %647 = load ptr, ptr %628, align 8, !tbaa !397
  %648 = load ptr, ptr %629, align 8, !tbaa !303
  %649 = getelementptr inbounds nuw ptr, ptr %648, i64 %646
  %650 = load ptr, ptr %649, align 8, !tbaa !35
  %651 = getelementptr inbounds nuw ptr, ptr %7, i64 %646
  %652 = load ptr, ptr %651, align 8, !tbaa !35
  %653 = call signext i32 %647(ptr noundef nonnull %621, ptr noundef %650, ptr noundef %652) #24
  %654 = icmp eq i32 %653, 0
  br i1 %654, label %658, label %655

655:                                              ; preds = %645
  %656 = load ptr, ptr %630, align 8, !tbaa !358
  call void %656(ptr noundef nonnull %621) #24
  %657 = load i32, ptr %622, align 4, !tbaa !296
  br label %631

658:                                              ; preds = %645
  %659 = add nuw nsw i64 %646, 1
  %660 = load i32, ptr %622, align 4, !tbaa !296
  %661 = sext i32 %660 to i64
  %662 = icmp slt i64 %659, %661
  br i1 %662, label %645, label %631, !llvm.loop !398

663:                                              ; preds = %611
  %664 = load ptr, ptr %0, align 8, !tbaa !274
  %665 = load ptr, ptr %664, align 8, !tbaa !284
  %666 = getelementptr inbounds nuw i8, ptr %665, i64 80
  %667 = load ptr, ptr %666, align 8, !tbaa !399
  %668 = getelementptr inbounds nuw i8, ptr %664, i64 52
  %669 = load i32, ptr %668, align 4, !tbaa !296
  %670 = sext i32 %669 to i64
  %671 = call ptr %667(i64 noundef %670) #24
  %672 = icmp eq ptr %671, null
  %673 = load i32, ptr %668, align 4, !tbaa !296
  %674 = icmp sgt i32 %673, 0
  br i1 %672, label %675, label %686

675:                                              ; preds = %663
  br i1 %674, label %676, label %699

676:                                              ; preds = %675
  %677 = getelementptr inbounds nuw i8, ptr %665, i64 8
  %678 = zext nneg i32 %673 to i64
  br label %679

679:                                              ; preds = %679, %676
  %680 = phi i64 [ 0, %676 ], [ %684, %679 ]
  %681 = load ptr, ptr %677, align 8, !tbaa !358
  %682 = getelementptr inbounds nuw ptr, ptr %7, i64 %680
  %683 = load ptr, ptr %682, align 8, !tbaa !35
  call void %681(ptr noundef %683) #24
  %684 = add nuw nsw i64 %680, 1
  %685 = icmp eq i64 %684, %678
  br i1 %685, label %699, label %679, !llvm.loop !394

686:                                              ; preds = %663
  br i1 %674, label %687, label %699

687:                                              ; preds = %686
  %688 = getelementptr inbounds nuw i8, ptr %665, i64 88
  br label %689

689:                                              ; preds = %689, %687
  %690 = phi i64 [ 0, %687 ], [ %695, %689 ]
  %691 = load ptr, ptr %688, align 8, !tbaa !400
  %692 = getelementptr inbounds nuw ptr, ptr %7, i64 %690
  %693 = load ptr, ptr %692, align 8, !tbaa !35
  %694 = call signext i32 %691(ptr noundef nonnull %671, i64 noundef %690, ptr noundef %693) #24
  %695 = add nuw nsw i64 %690, 1
  %696 = load i32, ptr %668, align 4, !tbaa !296
  %697 = sext i32 %696 to i64
  %698 = icmp slt i64 %695, %697
  br i1 %698, label %689, label %699, !llvm.loop !401

699:                                              ; preds = %638, %689, %679, %610, %604, %614, %631, %675, %686
  %700 = phi ptr [ null, %679 ], [ %671, %686 ], [ %671, %689 ], [ null, %675 ], [ %632, %631 ], [ null, %610 ], [ %615, %614 ], [ %609, %604 ], [ %632, %638 ]
  %701 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %702 = load ptr, ptr %701, align 8, !tbaa !358
  call void %702(ptr noundef %375) #24
  br label %708

703:                                              ; preds = %602
  store i32 0, ptr %259, align 8, !tbaa !314
  %704 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %705 = load ptr, ptr %704, align 8, !tbaa !358
  call void %705(ptr noundef %375) #24
  %706 = icmp eq i32 %589, -2
  %707 = select i1 %706, ptr @slow_way, ptr null
  br label %708

708:                                              ; preds = %253, %287, %275, %282, %293, %309, %338, %364, %703, %125, %62, %31, %67, %93, %699, %3, %123
  %709 = phi ptr [ @slow_way, %62 ], [ @slow_way, %309 ], [ @slow_way, %338 ], [ @slow_way, %123 ], [ @slow_way, %3 ], [ %700, %699 ], [ @slow_way, %364 ], [ %707, %703 ], [ @slow_way, %93 ], [ @slow_way, %67 ], [ @slow_way, %31 ], [ @slow_way, %125 ], [ @slow_way, %287 ], [ @slow_way, %293 ], [ @slow_way, %282 ], [ @slow_way, %275 ], [ @slow_way, %253 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #24
  ret ptr %709
}

; Function Attrs: nounwind uwtable
define ptr @tfc_call_with_dict(ptr noundef readonly captures(none) %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #4 {
  %4 = alloca [64 x ptr], align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !272
  %7 = load ptr, ptr %6, align 8, !tbaa !274
  %8 = load ptr, ptr %7, align 8, !tbaa !284
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #24
  %9 = icmp eq i64 %2, 2
  br i1 %9, label %10, label %85

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %12 = load ptr, ptr %11, align 8, !tbaa !277
  %13 = icmp eq ptr %12, null
  br i1 %13, label %85, label %14

14:                                               ; preds = %10
  %15 = load ptr, ptr %1, align 8, !tbaa !35
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %17 = load ptr, ptr %16, align 8, !tbaa !299
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 192
  %19 = load ptr, ptr %18, align 8, !tbaa !300
  %20 = icmp eq ptr %17, %19
  br i1 %20, label %21, label %85

21:                                               ; preds = %14
  %22 = getelementptr inbounds nuw i8, ptr %8, i64 72
  %23 = load ptr, ptr %22, align 8, !tbaa !301
  %24 = tail call i64 %23(ptr noundef nonnull %15) #24
  %25 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %26 = load i32, ptr %25, align 8, !tbaa !281
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
  %36 = load i32, ptr %25, align 8, !tbaa !281
  %37 = sext i32 %36 to i64
  %38 = icmp slt i64 %35, %37
  br i1 %38, label %39, label %56, !llvm.loop !402

39:                                               ; preds = %34, %31
  %40 = phi i64 [ 0, %31 ], [ %35, %34 ]
  %41 = load ptr, ptr %32, align 8, !tbaa !302
  %42 = load ptr, ptr %33, align 8, !tbaa !287
  %43 = getelementptr inbounds nuw ptr, ptr %42, i64 %40
  %44 = load ptr, ptr %43, align 8, !tbaa !35
  %45 = tail call ptr %41(ptr noundef nonnull %15, ptr noundef %44) #24
  %46 = getelementptr inbounds nuw ptr, ptr %4, i64 %40
  store ptr %45, ptr %46, align 8, !tbaa !35
  %47 = icmp eq ptr %45, null
  br i1 %47, label %48, label %34

48:                                               ; preds = %39
  %49 = getelementptr inbounds nuw i8, ptr %8, i64 120
  %50 = load ptr, ptr %49, align 8, !tbaa !305
  %51 = tail call ptr %50() #24
  %52 = icmp eq ptr %51, null
  br i1 %52, label %85, label %53

53:                                               ; preds = %48
  %54 = getelementptr inbounds nuw i8, ptr %8, i64 128
  %55 = load ptr, ptr %54, align 8, !tbaa !306
  tail call void %55() #24
  br label %85

56:                                               ; preds = %34
  %57 = icmp sgt i32 %36, 0
  br i1 %57, label %74, label %58

58:                                               ; preds = %74, %29, %56
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %60 = load ptr, ptr %59, align 8, !tbaa !35
  %61 = call fastcc ptr @call_step(ptr noundef nonnull %6, ptr noundef %4, ptr noundef %60)
  %62 = load i32, ptr %25, align 8, !tbaa !281
  %63 = icmp sgt i32 %62, 0
  br i1 %63, label %64, label %83

64:                                               ; preds = %58
  %65 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %66 = zext nneg i32 %62 to i64
  br label %67

67:                                               ; preds = %67, %64
  %68 = phi i64 [ 0, %64 ], [ %72, %67 ]
  %69 = load ptr, ptr %65, align 8, !tbaa !358
  %70 = getelementptr inbounds nuw ptr, ptr %4, i64 %68
  %71 = load ptr, ptr %70, align 8, !tbaa !35
  tail call void %69(ptr noundef %71) #24
  %72 = add nuw nsw i64 %68, 1
  %73 = icmp eq i64 %72, %66
  br i1 %73, label %83, label %67, !llvm.loop !394

74:                                               ; preds = %56, %74
  %75 = phi i64 [ %79, %74 ], [ 0, %56 ]
  %76 = load ptr, ptr %8, align 8, !tbaa !352
  %77 = getelementptr inbounds nuw ptr, ptr %4, i64 %75
  %78 = load ptr, ptr %77, align 8, !tbaa !35
  tail call void %76(ptr noundef %78) #24
  %79 = add nuw nsw i64 %75, 1
  %80 = load i32, ptr %25, align 8, !tbaa !281
  %81 = sext i32 %80 to i64
  %82 = icmp slt i64 %79, %81
  br i1 %82, label %74, label %58, !llvm.loop !403

83:                                               ; preds = %67, %58
  %84 = icmp eq ptr %61, @slow_way
  br i1 %84, label %85, label %91

85:                                               ; preds = %48, %53, %14, %21, %10, %3, %83
  %86 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %87 = load ptr, ptr %86, align 8, !tbaa !293
  %88 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %89 = load ptr, ptr %88, align 8, !tbaa !294
  %90 = tail call ptr %87(ptr noundef %89, ptr noundef %1, i64 noundef %2, ptr noundef null) #24
  br label %91

91:                                               ; preds = %83, %85
  %92 = phi ptr [ %90, %85 ], [ %61, %83 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #24
  ret ptr %92
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_call_from_c(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2) local_unnamed_addr #4 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %5 = load i32, ptr %4, align 8, !tbaa !404
  %6 = icmp sgt i32 %5, 0
  br i1 %6, label %7, label %11

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8, !tbaa !322
  %10 = zext nneg i32 %5 to i64
  br label %19

11:                                               ; preds = %19, %3
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %13 = load i32, ptr %12, align 4, !tbaa !380
  %14 = icmp sgt i32 %13, 0
  br i1 %14, label %15, label %27

15:                                               ; preds = %11
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %17 = load ptr, ptr %16, align 8, !tbaa !345
  %18 = zext nneg i32 %13 to i64
  br label %29

19:                                               ; preds = %7, %19
  %20 = phi i64 [ 0, %7 ], [ %25, %19 ]
  %21 = getelementptr inbounds nuw ptr, ptr %1, i64 %20
  %22 = load ptr, ptr %21, align 8, !tbaa !35
  %23 = getelementptr inbounds nuw %struct.tfc_operand, ptr %9, i64 %20
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 56
  store ptr %22, ptr %24, align 8, !tbaa !335
  %25 = add nuw nsw i64 %20, 1
  %26 = icmp eq i64 %25, %10
  br i1 %26, label %11, label %19, !llvm.loop !405

27:                                               ; preds = %29, %11
  %28 = tail call fastcc signext i32 @walk_bound(ptr noundef nonnull %0)
  ret i32 %28

29:                                               ; preds = %15, %29
  %30 = phi i64 [ 0, %15 ], [ %35, %29 ]
  %31 = getelementptr inbounds nuw ptr, ptr %2, i64 %30
  %32 = load ptr, ptr %31, align 8, !tbaa !35
  %33 = getelementptr inbounds nuw %struct.tfc_operand, ptr %17, i64 %30
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 56
  store ptr %32, ptr %34, align 8, !tbaa !335
  %35 = add nuw nsw i64 %30, 1
  %36 = icmp eq i64 %35, %18
  br i1 %36, label %27, label %29, !llvm.loop !406
}

; Function Attrs: nounwind uwtable
define internal fastcc signext i32 @walk_bound(ptr noundef readonly captures(none) %0) unnamed_addr #4 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %3 = load i32, ptr %2, align 8, !tbaa !404
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %5 = load i32, ptr %4, align 4, !tbaa !380
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8, !tbaa !407
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !262
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
  %21 = load ptr, ptr %12, align 8, !tbaa !322
  %22 = getelementptr inbounds nuw %struct.tfc_operand, ptr %21, i64 %20
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 56
  %24 = load ptr, ptr %23, align 8, !tbaa !335
  %25 = getelementptr inbounds nuw i8, ptr %22, i64 36
  %26 = load i32, ptr %25, align 4, !tbaa !408
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds ptr, ptr %9, i64 %27
  store ptr %24, ptr %28, align 8, !tbaa !35
  %29 = add nuw nsw i64 %20, 1
  %30 = icmp eq i64 %29, %13
  br i1 %30, label %14, label %19, !llvm.loop !409

31:                                               ; preds = %51, %14
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %33 = load i64, ptr %32, align 8, !tbaa !410
  %34 = icmp sgt i64 %33, 0
  br i1 %34, label %35, label %54

35:                                               ; preds = %31
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 40
  br label %60

37:                                               ; preds = %16, %51
  %38 = phi i64 [ 0, %16 ], [ %52, %51 ]
  %39 = load ptr, ptr %17, align 8, !tbaa !345
  %40 = getelementptr inbounds nuw %struct.tfc_operand, ptr %39, i64 %38
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 44
  %42 = load i32, ptr %41, align 4, !tbaa !346
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %51

44:                                               ; preds = %37
  %45 = getelementptr inbounds nuw i8, ptr %40, i64 56
  %46 = load ptr, ptr %45, align 8, !tbaa !335
  %47 = getelementptr inbounds nuw i8, ptr %40, i64 36
  %48 = load i32, ptr %47, align 4, !tbaa !408
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds ptr, ptr %9, i64 %49
  store ptr %46, ptr %50, align 8, !tbaa !35
  br label %51

51:                                               ; preds = %37, %44
  %52 = add nuw nsw i64 %38, 1
  %53 = icmp eq i64 %52, %18
  br i1 %53, label %31, label %37, !llvm.loop !411

54:                                               ; preds = %60, %31
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %56 = load i64, ptr %55, align 8, !tbaa !412
  %57 = icmp sgt i64 %56, 0
  br i1 %57, label %58, label %75

58:                                               ; preds = %54
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 64
  br label %88

60:                                               ; preds = %35, %60
  %61 = phi i64 [ 0, %35 ], [ %73, %60 ]
  %62 = load ptr, ptr %36, align 8, !tbaa !413
  %63 = getelementptr inbounds nuw %struct.tfc_shift, ptr %62, i64 %61
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 8
  %65 = load i64, ptr %64, align 8, !tbaa !414
  %66 = getelementptr inbounds ptr, ptr %9, i64 %65
  %67 = load ptr, ptr %66, align 8, !tbaa !35
  %68 = getelementptr inbounds nuw i8, ptr %63, i64 16
  %69 = load i64, ptr %68, align 8, !tbaa !416
  %70 = getelementptr inbounds i8, ptr %67, i64 %69
  %71 = load i64, ptr %63, align 8, !tbaa !417
  %72 = getelementptr inbounds ptr, ptr %9, i64 %71
  store ptr %70, ptr %72, align 8, !tbaa !35
  %73 = add nuw nsw i64 %61, 1
  %74 = icmp eq i64 %73, %33
  br i1 %74, label %54, label %60, !llvm.loop !418

75:                                               ; preds = %88, %54
  %76 = load ptr, ptr %6, align 8, !tbaa !407
  %77 = tail call signext i32 @tfc_walk(ptr noundef %76)
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %84, label %79

79:                                               ; preds = %75
  %80 = load i64, ptr %55, align 8, !tbaa !412
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
  %90 = load ptr, ptr %59, align 8, !tbaa !419
  %91 = getelementptr inbounds nuw %struct.tfc_saved, ptr %90, i64 %89
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 8
  %93 = load ptr, ptr %92, align 8, !tbaa !420
  %94 = load ptr, ptr %91, align 8, !tbaa !422
  %95 = getelementptr inbounds nuw i8, ptr %91, i64 16
  %96 = load i64, ptr %95, align 8, !tbaa !423
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %93, ptr readonly align 1 %94, i64 %96, i1 false)
  %97 = add nuw nsw i64 %89, 1
  %98 = load i64, ptr %55, align 8, !tbaa !412
  %99 = icmp slt i64 %97, %98
  br i1 %99, label %88, label %75, !llvm.loop !424

100:                                              ; preds = %82, %100
  %101 = phi i64 [ 0, %82 ], [ %109, %100 ]
  %102 = load ptr, ptr %83, align 8, !tbaa !419
  %103 = getelementptr inbounds nuw %struct.tfc_saved, ptr %102, i64 %101
  %104 = load ptr, ptr %103, align 8, !tbaa !422
  %105 = getelementptr inbounds nuw i8, ptr %103, i64 8
  %106 = load ptr, ptr %105, align 8, !tbaa !420
  %107 = getelementptr inbounds nuw i8, ptr %103, i64 16
  %108 = load i64, ptr %107, align 8, !tbaa !423
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %104, ptr readonly align 1 %106, i64 %108, i1 false)
  %109 = add nuw nsw i64 %101, 1
  %110 = load i64, ptr %55, align 8, !tbaa !412
  %111 = icmp slt i64 %109, %110
  br i1 %111, label %100, label %132, !llvm.loop !425

112:                                              ; preds = %85, %129
  %113 = phi i64 [ 0, %85 ], [ %130, %129 ]
  %114 = load ptr, ptr %86, align 8, !tbaa !345
  %115 = getelementptr inbounds nuw %struct.tfc_operand, ptr %114, i64 %113
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 44
  %117 = load i32, ptr %116, align 4, !tbaa !346
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %129, label %119

119:                                              ; preds = %112
  %120 = getelementptr inbounds nuw i8, ptr %115, i64 56
  %121 = load ptr, ptr %120, align 8, !tbaa !335
  %122 = getelementptr inbounds nuw i8, ptr %115, i64 36
  %123 = load i32, ptr %122, align 4, !tbaa !408
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds ptr, ptr %9, i64 %124
  %126 = load ptr, ptr %125, align 8, !tbaa !35
  %127 = getelementptr inbounds nuw i8, ptr %115, i64 24
  %128 = load i64, ptr %127, align 8, !tbaa !347
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %121, ptr readonly align 1 %126, i64 %128, i1 false)
  br label %129

129:                                              ; preds = %119, %112
  %130 = add nuw nsw i64 %113, 1
  %131 = icmp eq i64 %130, %87
  br i1 %131, label %132, label %112, !llvm.loop !426

132:                                              ; preds = %100, %129, %79, %84
  %133 = phi i32 [ 0, %84 ], [ %77, %79 ], [ 0, %129 ], [ %77, %100 ]
  ret i32 %133
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @new_instance(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, i32 noundef signext range(i32 0, 2) %3, i64 noundef %4) unnamed_addr #30 {
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %7 = load i32, ptr %6, align 4, !tbaa !427
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %9 = load i32, ptr %8, align 8, !tbaa !428
  %10 = icmp eq i32 %3, 0
  br i1 %10, label %18, label %11

11:                                               ; preds = %5
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %13 = load i32, ptr %12, align 8, !tbaa !58
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %15 = load i32, ptr %14, align 4, !tbaa !429
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
  %25 = load i32, ptr %24, align 8, !tbaa !430
  %26 = add nsw i32 %25, 1
  %27 = sext i32 %26 to i64
  %28 = add nsw i64 %19, %27
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %30 = load i32, ptr %29, align 4, !tbaa !431
  %31 = sext i32 %30 to i64
  %32 = add nsw i64 %28, %31
  %33 = shl nsw i64 %32, 3
  %34 = add nsw i64 %23, %33
  %35 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %34)
  %36 = icmp eq ptr %35, null
  br i1 %36, label %89, label %37

37:                                               ; preds = %18
  store ptr %1, ptr %35, align 8, !tbaa !432
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 8
  store ptr %2, ptr %38, align 8, !tbaa !433
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
  store ptr %44, ptr %45, align 8, !tbaa !434
  %46 = load i32, ptr %6, align 4, !tbaa !427
  %47 = sext i32 %46 to i64
  %48 = getelementptr %struct.held, ptr %44, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %35, i64 96
  store ptr %48, ptr %49, align 8, !tbaa !435
  %50 = load i32, ptr %8, align 8, !tbaa !428
  %51 = sext i32 %50 to i64
  %52 = getelementptr %struct.held, ptr %48, i64 %51
  %53 = getelementptr inbounds nuw i8, ptr %35, i64 80
  store ptr %52, ptr %53, align 8, !tbaa !61
  %54 = load i32, ptr %24, align 8, !tbaa !430
  %55 = sext i32 %54 to i64
  %56 = getelementptr ptr, ptr %52, i64 %55
  %57 = getelementptr i8, ptr %56, i64 8
  %58 = getelementptr inbounds nuw i8, ptr %35, i64 104
  store ptr %57, ptr %58, align 8, !tbaa !436
  %59 = load i32, ptr %29, align 4, !tbaa !431
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
  store ptr %72, ptr %73, align 8, !tbaa !165
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %75 = load i32, ptr %74, align 4, !tbaa !429
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
  %86 = load i32, ptr %85, align 8, !tbaa !437
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds nuw i8, ptr %82, i64 8
  store i64 %87, ptr %88, align 8, !tbaa !66
  br label %89

89:                                               ; preds = %84, %81, %18
  %90 = phi ptr [ null, %18 ], [ %35, %84 ], [ null, %81 ]
  ret ptr %90
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @take(ptr noundef captures(none) %0, i64 noundef %1) unnamed_addr #30 {
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
  %29 = load ptr, ptr %28, align 8, !tbaa !438
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %31 = load ptr, ptr %30, align 8, !tbaa !439
  %32 = ptrtoint ptr %29 to i64
  %33 = ptrtoint ptr %31 to i64
  %34 = sub i64 %32, %33
  %35 = icmp slt i64 %34, %16
  br i1 %35, label %36, label %48

36:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #24
  store i64 %16, ptr %3, align 8, !tbaa !121
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %38 = load ptr, ptr %37, align 8, !tbaa !440
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %40 = load ptr, ptr %39, align 8, !tbaa !441
  %41 = call ptr %38(ptr noundef %40, ptr noundef nonnull %3) #24
  store ptr %41, ptr %30, align 8, !tbaa !439
  %42 = icmp eq ptr %41, null
  %43 = load i64, ptr %3, align 8
  %44 = getelementptr inbounds i8, ptr %41, i64 %43
  %45 = select i1 %42, ptr null, ptr %44
  store ptr %45, ptr %28, align 8, !tbaa !438
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
  store ptr %50, ptr %30, align 8, !tbaa !439
  br label %51

51:                                               ; preds = %46, %48, %25
  %52 = phi ptr [ %23, %25 ], [ %49, %48 ], [ null, %46 ]
  ret ptr %52
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #16

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @new_iteration(ptr noundef captures(none) %0, ptr noundef captures(none) %1) unnamed_addr #30 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !62
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %6 = load i32, ptr %5, align 4, !tbaa !442
  %7 = sext i32 %6 to i64
  %8 = shl nsw i64 %7, 3
  %9 = add nsw i64 %8, 56
  %10 = load i32, ptr %4, align 8, !tbaa !443
  %11 = shl nsw i32 %10, 1
  %12 = sext i32 %11 to i64
  %13 = shl nsw i64 %12, 2
  %14 = add nsw i64 %9, %13
  %15 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %14)
  %16 = icmp eq ptr %15, null
  br i1 %16, label %73, label %17

17:                                               ; preds = %2
  %18 = getelementptr i8, ptr %15, i64 56
  %19 = load i32, ptr %5, align 4, !tbaa !442
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds ptr, ptr %18, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %23 = load i64, ptr %22, align 8, !tbaa !444
  %24 = add nsw i64 %23, 1
  store i64 %24, ptr %22, align 8, !tbaa !444
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %26 = load i64, ptr %25, align 8, !tbaa !445
  %27 = add i64 %23, -7046029254386353130
  %28 = xor i64 %26, %27
  %29 = mul i64 %28, -49064778989728563
  %30 = lshr i64 %29, 32
  %31 = xor i64 %30, %29
  %32 = mul i64 %31, -4265267296055464877
  %33 = lshr i64 %29, 29
  %34 = xor i64 %32, %33
  %35 = load i32, ptr %4, align 8, !tbaa !443
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
  store ptr %18, ptr %41, align 8, !tbaa !387
  %42 = getelementptr inbounds nuw i8, ptr %15, i64 40
  store ptr %21, ptr %42, align 8, !tbaa !446
  %43 = getelementptr inbounds nuw i8, ptr %15, i64 48
  store ptr %37, ptr %43, align 8, !tbaa !446
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
  %52 = load ptr, ptr %51, align 8, !tbaa !447
  br label %63

53:                                               ; preds = %63, %48
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %55 = load ptr, ptr %54, align 8, !tbaa !61
  %56 = load i64, ptr %22, align 8, !tbaa !444
  %57 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %58 = load i32, ptr %57, align 8, !tbaa !430
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
  %70 = load i32, ptr %4, align 8, !tbaa !443
  %71 = sext i32 %70 to i64
  %72 = icmp slt i64 %69, %71
  br i1 %72, label %63, label %53, !llvm.loop !448

73:                                               ; preds = %2, %53
  ret ptr %15
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @push(ptr noundef captures(none) %0, ptr dead_on_return noundef nonnull readonly captures(none) %1) unnamed_addr #30 {
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
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %33, ptr noundef nonnull align 8 dereferenceable(32) %39, i64 32, i1 false), !tbaa.struct !449
  %40 = add nuw nsw i64 %32, 1
  %41 = load i64, ptr %3, align 8, !tbaa !77
  %42 = icmp slt i64 %40, %41
  br i1 %42, label %31, label %26, !llvm.loop !450

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
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %58, ptr noundef nonnull align 8 dereferenceable(32) %1, i64 32, i1 false), !tbaa.struct !449
  br label %59

59:                                               ; preds = %13, %50
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @settle(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef captures(none) %2) unnamed_addr #30 {
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
  %17 = load i64, ptr %11, align 8, !tbaa !451
  %18 = load i64, ptr %12, align 8, !tbaa !444
  %19 = icmp sgt i64 %17, %18
  br i1 %19, label %58, label %20

20:                                               ; preds = %16
  %21 = load ptr, ptr %13, align 8, !tbaa !61
  %22 = load ptr, ptr %14, align 8, !tbaa !62
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 24
  %24 = load i32, ptr %23, align 8, !tbaa !430
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
  %37 = load i32, ptr %36, align 4, !tbaa !442
  %38 = sext i32 %37 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %35, i64 noundef %38)
  %39 = load ptr, ptr %14, align 8, !tbaa !62
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 4
  %41 = load i32, ptr %40, align 4, !tbaa !442
  %42 = sext i32 %41 to i64
  %43 = shl nsw i64 %42, 3
  %44 = add nsw i64 %43, 56
  %45 = load i32, ptr %39, align 8, !tbaa !443
  %46 = shl nsw i32 %45, 1
  %47 = sext i32 %46 to i64
  %48 = shl nsw i64 %47, 2
  %49 = add nsw i64 %44, %48
  tail call fastcc void @give(ptr noundef %0, ptr noundef nonnull %29, i64 noundef %49)
  %50 = load i64, ptr %11, align 8, !tbaa !451
  %51 = add nsw i64 %50, 1
  store i64 %51, ptr %11, align 8, !tbaa !451
  %52 = load i32, ptr %15, align 4, !tbaa !452
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %55, label %54

54:                                               ; preds = %33
  tail call fastcc void @begin_iteration(ptr noundef %0, ptr noundef nonnull %7)
  br label %55

55:                                               ; preds = %54, %33
  %56 = load i32, ptr %4, align 8, !tbaa !68
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %16, label %100, !llvm.loop !453

58:                                               ; preds = %16
  tail call fastcc void @leave_frame(ptr noundef %0, ptr noundef nonnull %7)
  %59 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %60 = load ptr, ptr %59, align 8, !tbaa !135
  %61 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %62 = load ptr, ptr %61, align 8, !tbaa !136
  %63 = load ptr, ptr %14, align 8, !tbaa !62
  %64 = getelementptr inbounds nuw i8, ptr %7, i64 120
  %65 = load ptr, ptr %64, align 8, !tbaa !165
  %66 = icmp eq ptr %65, null
  %67 = getelementptr inbounds nuw i8, ptr %63, i64 12
  %68 = load i32, ptr %67, align 4, !tbaa !427
  %69 = getelementptr inbounds nuw i8, ptr %63, i64 16
  %70 = load i32, ptr %69, align 8, !tbaa !428
  br i1 %66, label %79, label %71

71:                                               ; preds = %58
  %72 = load ptr, ptr %7, align 8, !tbaa !52
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 56
  %74 = load i32, ptr %73, align 8, !tbaa !58
  %75 = getelementptr inbounds nuw i8, ptr %72, i64 60
  %76 = load i32, ptr %75, align 4, !tbaa !429
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
  %86 = load i32, ptr %85, align 8, !tbaa !430
  %87 = add nsw i32 %86, 1
  %88 = sext i32 %87 to i64
  %89 = add nsw i64 %80, %88
  %90 = getelementptr inbounds nuw i8, ptr %63, i64 20
  %91 = load i32, ptr %90, align 4, !tbaa !431
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
define internal fastcc void @drop_all(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i64 noundef range(i64 -2147483648, 2147483648) %2) unnamed_addr #36 {
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
  br i1 %11, label %5, label %6, !llvm.loop !454
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @begin_iteration(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #30 {
  %3 = tail call fastcc ptr @new_iteration(ptr noundef %0, ptr noundef %1)
  %4 = icmp eq ptr %3, null
  br i1 %4, label %43, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 76
  %7 = load i32, ptr %6, align 4, !tbaa !452
  store i32 0, ptr %6, align 4, !tbaa !452
  %8 = icmp sgt i32 %7, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %11 = zext nneg i32 %7 to i64
  br label %18

12:                                               ; preds = %18, %5
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %14 = load i32, ptr %13, align 8, !tbaa !455
  %15 = icmp sgt i32 %14, 0
  br i1 %15, label %16, label %43

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 88
  br label %30

18:                                               ; preds = %9, %18
  %19 = phi i64 [ 0, %9 ], [ %28, %18 ]
  %20 = load ptr, ptr %10, align 8, !tbaa !435
  %21 = getelementptr inbounds nuw %struct.held, ptr %20, i64 %19
  %22 = load ptr, ptr %21, align 8, !tbaa !456
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 8
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %3, ptr noundef %22, ptr noundef nonnull %23, i32 noundef signext 0)
  %24 = load ptr, ptr %10, align 8, !tbaa !435
  %25 = getelementptr inbounds nuw %struct.held, ptr %24, i64 %19
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %27 = load ptr, ptr %26, align 8, !tbaa !458
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %27)
  %28 = add nuw nsw i64 %19, 1
  %29 = icmp eq i64 %28, %11
  br i1 %29, label %12, label %18, !llvm.loop !459

30:                                               ; preds = %16, %30
  %31 = phi i64 [ 0, %16 ], [ %39, %30 ]
  %32 = load ptr, ptr %17, align 8, !tbaa !434
  %33 = getelementptr inbounds nuw %struct.held, ptr %32, i64 %31
  %34 = load ptr, ptr %33, align 8, !tbaa !456
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %36 = load ptr, ptr %35, align 8, !tbaa !458
  %37 = icmp eq ptr %36, null
  %38 = zext i1 %37 to i32
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %3, ptr noundef %34, ptr noundef nonnull %35, i32 noundef signext %38)
  %39 = add nuw nsw i64 %31, 1
  %40 = load i32, ptr %13, align 8, !tbaa !455
  %41 = sext i32 %40 to i64
  %42 = icmp slt i64 %39, %41
  br i1 %42, label %30, label %43, !llvm.loop !460

43:                                               ; preds = %30, %12, %2
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @leave_frame(ptr noundef captures(none) %0, ptr noundef readonly captures(address) %1) unnamed_addr #30 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %4 = load i32, ptr %3, align 8, !tbaa !455
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 88
  br label %23

8:                                                ; preds = %23, %2
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %10 = load ptr, ptr %9, align 8, !tbaa !165
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %72

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %14 = load ptr, ptr %13, align 8, !tbaa !62
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 20
  %16 = load i32, ptr %15, align 4, !tbaa !431
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
  %25 = load ptr, ptr %7, align 8, !tbaa !434
  %26 = getelementptr inbounds nuw %struct.held, ptr %25, i64 %24
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %28 = load ptr, ptr %27, align 8, !tbaa !458
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %28)
  %29 = add nuw nsw i64 %24, 1
  %30 = load i32, ptr %3, align 8, !tbaa !455
  %31 = sext i32 %30 to i64
  %32 = icmp slt i64 %29, %31
  br i1 %32, label %23, label %8, !llvm.loop !461

33:                                               ; preds = %57, %12
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %35 = load ptr, ptr %34, align 8, !tbaa !136
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 24
  br label %64

37:                                               ; preds = %18, %57
  %38 = phi ptr [ %14, %18 ], [ %58, %57 ]
  %39 = phi i64 [ 0, %18 ], [ %59, %57 ]
  %40 = load ptr, ptr %19, align 8, !tbaa !436
  %41 = getelementptr inbounds nuw i64, ptr %40, i64 %39
  %42 = load i64, ptr %41, align 8, !tbaa !121
  %43 = load i64, ptr %20, align 8, !tbaa !444
  %44 = icmp eq i64 %42, %43
  br i1 %44, label %45, label %57

45:                                               ; preds = %37
  %46 = load ptr, ptr %21, align 8, !tbaa !135
  %47 = load ptr, ptr %22, align 8, !tbaa !136
  %48 = load ptr, ptr %1, align 8, !tbaa !52
  %49 = load ptr, ptr %48, align 8, !tbaa !69
  %50 = getelementptr inbounds nuw i8, ptr %38, i64 40
  %51 = load ptr, ptr %50, align 8, !tbaa !462
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
  %61 = load i32, ptr %60, align 4, !tbaa !431
  %62 = sext i32 %61 to i64
  %63 = icmp slt i64 %59, %62
  br i1 %63, label %37, label %33, !llvm.loop !463

64:                                               ; preds = %64, %33
  %65 = phi ptr [ %36, %33 ], [ %68, %64 ]
  %66 = load ptr, ptr %65, align 8, !tbaa !72
  %67 = icmp eq ptr %66, %1
  %68 = getelementptr inbounds nuw i8, ptr %66, i64 32
  br i1 %67, label %69, label %64, !llvm.loop !464

69:                                               ; preds = %64
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %71 = load ptr, ptr %70, align 8, !tbaa !465
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
  %87 = load i32, ptr %86, align 4, !tbaa !429
  %88 = add nsw i32 %87, %85
  %89 = sext i32 %88 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %82, i64 noundef %89)
  br label %90

90:                                               ; preds = %72, %76, %69
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @drop(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #28 {
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
  %11 = load i32, ptr %10, align 4, !tbaa !466
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
define internal fastcc void @send(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, i32 noundef signext %5) unnamed_addr #30 {
  %7 = alloca %struct.tfc_ready, align 8
  %8 = load ptr, ptr %1, align 8, !tbaa !52
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !160
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %12 = load i32, ptr %11, align 4, !tbaa !161
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
  br i1 %34, label %36, label %35, !llvm.loop !467

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
  %70 = load ptr, ptr %69, align 8, !tbaa !468
  %71 = getelementptr inbounds %struct.tfc_edge, ptr %70, i64 %67
  %72 = load i64, ptr %71, align 4
  %73 = load ptr, ptr %68, align 8, !tbaa !69
  %74 = shl i64 %72, 32
  %75 = ashr exact i64 %74, 32
  %76 = getelementptr inbounds %struct.tfc_node, ptr %73, i64 %75
  %77 = load ptr, ptr %20, align 8, !tbaa !469
  %78 = getelementptr inbounds nuw i8, ptr %76, i64 12
  %79 = load i32, ptr %78, align 4, !tbaa !470
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds i32, ptr %77, i64 %80
  %82 = load ptr, ptr %21, align 8, !tbaa !471
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
  %101 = load i64, ptr %2, align 8, !tbaa !472
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
  br i1 %152, label %66, label %28, !llvm.loop !473
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @complete(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef captures(none) %4, i32 noundef signext %5) unnamed_addr #30 {
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
  br i1 %39, label %40, label %31, !llvm.loop !474

40:                                               ; preds = %36, %17
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %42 = load i64, ptr %41, align 8, !tbaa !119
  %43 = getelementptr inbounds nuw i8, ptr %27, i64 56
  %44 = load i64, ptr %43, align 8, !tbaa !475
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
  %58 = load ptr, ptr %28, align 8, !tbaa !476
  %59 = getelementptr inbounds nuw i8, ptr %53, i64 32
  store ptr %58, ptr %59, align 8, !tbaa !465
  store ptr %53, ptr %28, align 8, !tbaa !476
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
  %67 = load ptr, ptr %66, align 8, !tbaa !434
  %68 = getelementptr inbounds nuw i8, ptr %64, i64 72
  %69 = load i32, ptr %68, align 8, !tbaa !455
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %68, align 8, !tbaa !455
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
  %91 = load i64, ptr %85, align 8, !tbaa !444
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
  %101 = load i32, ptr %100, align 8, !tbaa !430
  %102 = add nsw i32 %101, 1
  %103 = sext i32 %102 to i64
  %104 = srem i64 %89, %103
  %105 = getelementptr inbounds nuw ptr, ptr %95, i64 %104
  %106 = load ptr, ptr %105, align 8, !tbaa !63
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %64, ptr noundef %106, ptr noundef nonnull %3, ptr noundef readonly %4, i32 noundef signext %5)
  %107 = add nuw nsw i64 %89, 1
  br label %88, !llvm.loop !477

108:                                              ; preds = %6
  %109 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %110 = load ptr, ptr %109, align 8, !tbaa !436
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
  %120 = load i64, ptr %2, align 8, !tbaa !472
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
  %131 = load i64, ptr %2, align 8, !tbaa !472
  %132 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %133 = load i64, ptr %132, align 8, !tbaa !444
  %134 = icmp eq i64 %131, %133
  br i1 %134, label %135, label %168

135:                                              ; preds = %130
  %136 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %137 = load i64, ptr %136, align 8, !tbaa !451
  %138 = add i64 %131, 1
  %139 = sub i64 %138, %137
  %140 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %141 = load ptr, ptr %140, align 8, !tbaa !62
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 24
  %143 = load i32, ptr %142, align 8, !tbaa !430
  %144 = sext i32 %143 to i64
  %145 = icmp slt i64 %139, %144
  br i1 %145, label %162, label %146

146:                                              ; preds = %135
  %147 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %148 = load ptr, ptr %147, align 8, !tbaa !435
  %149 = getelementptr inbounds nuw i8, ptr %1, i64 76
  %150 = load i32, ptr %149, align 4, !tbaa !452
  %151 = add nsw i32 %150, 1
  store i32 %151, ptr %149, align 4, !tbaa !452
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
  %167 = load i64, ptr %2, align 8, !tbaa !472
  br label %168

168:                                              ; preds = %166, %130
  %169 = phi i64 [ %167, %166 ], [ %131, %130 ]
  %170 = add nsw i64 %169, 1
  %171 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %172 = load ptr, ptr %171, align 8, !tbaa !61
  %173 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %174 = load ptr, ptr %173, align 8, !tbaa !62
  %175 = getelementptr inbounds nuw i8, ptr %174, i64 24
  %176 = load i32, ptr %175, align 8, !tbaa !430
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
define internal fastcc ptr @new_activation(ptr noundef %0, ptr dead_on_return noundef nonnull readonly captures(none) %1, ptr noundef %2, i32 noundef signext range(i32 1, 3) %3) unnamed_addr #29 {
  %5 = alloca %struct.timespec, align 8
  %6 = load ptr, ptr %1, align 8, !tbaa !478
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
  %17 = load ptr, ptr %16, align 8, !tbaa !480
  %18 = load ptr, ptr %17, align 8, !tbaa !52
  %19 = load ptr, ptr %0, align 8, !tbaa !44
  %20 = ptrtoint ptr %18 to i64
  %21 = ptrtoint ptr %19 to i64
  %22 = sub i64 %20, %21
  %23 = lshr exact i64 %22, 6
  %24 = trunc i64 %23 to i32
  %25 = load ptr, ptr %1, align 8, !tbaa !478
  %26 = load ptr, ptr %18, align 8, !tbaa !69
  %27 = ptrtoint ptr %25 to i64
  %28 = ptrtoint ptr %26 to i64
  %29 = sub i64 %27, %28
  %30 = sdiv exact i64 %29, 44
  %31 = trunc i64 %30 to i32
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %33 = load ptr, ptr %32, align 8, !tbaa !481
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
  %46 = load ptr, ptr %16, align 8, !tbaa !480
  %47 = load ptr, ptr %32, align 8, !tbaa !481
  br label %48

48:                                               ; preds = %14, %39
  %49 = phi ptr [ %47, %39 ], [ %33, %14 ]
  %50 = phi ptr [ %46, %39 ], [ %17, %14 ]
  %51 = phi i64 [ %45, %39 ], [ 0, %14 ]
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %53 = load i32, ptr %52, align 8, !tbaa !482
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
  store ptr %2, ptr %65, align 8, !tbaa !387
  %66 = getelementptr inbounds nuw i8, ptr %12, i64 80
  store ptr %15, ptr %66, align 8, !tbaa !387
  %67 = getelementptr inbounds nuw i8, ptr %12, i64 88
  store ptr %50, ptr %67, align 8, !tbaa !72
  %68 = getelementptr inbounds nuw i8, ptr %12, i64 96
  store ptr %49, ptr %68, align 8, !tbaa !63
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %70 = load i64, ptr %69, align 8, !tbaa !168
  %71 = add nsw i64 %70, 1
  store i64 %71, ptr %69, align 8, !tbaa !168
  br label %72

72:                                               ; preds = %4, %48
  ret ptr %12
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @note(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef %3, i64 noundef %4) unnamed_addr #30 {
  %6 = alloca %struct.timespec, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %8 = load ptr, ptr %7, align 8, !tbaa !118
  %9 = icmp eq ptr %8, null
  br i1 %9, label %47, label %10

10:                                               ; preds = %5
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %12 = load i64, ptr %11, align 8, !tbaa !483
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %14 = load i64, ptr %13, align 8, !tbaa !484
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
  %43 = load i64, ptr %11, align 8, !tbaa !483
  br label %44

44:                                               ; preds = %16, %10
  %45 = phi i64 [ %43, %16 ], [ %12, %10 ]
  %46 = add nsw i64 %45, 1
  store i64 %46, ptr %11, align 8, !tbaa !483
  br label %47

47:                                               ; preds = %5, %44
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @deliver(ptr noundef %0, ptr noundef %1) unnamed_addr #29 {
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
  %52 = load ptr, ptr %51, align 8, !tbaa !179
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 208
  %54 = load atomic i64, ptr %53 monotonic, align 8
  %55 = inttoptr i64 %54 to ptr
  store ptr %55, ptr %22, align 8, !tbaa !114
  %56 = ptrtoint ptr %22 to i64
  store atomic i64 %56, ptr %53 monotonic, align 8
  %57 = getelementptr inbounds nuw i8, ptr %52, i64 172
  %58 = load i32, ptr %57, align 4, !tbaa !180
  %59 = icmp eq i32 %58, 2
  br i1 %59, label %60, label %71

60:                                               ; preds = %48
  %61 = load i32, ptr %24, align 4, !tbaa !113
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %71, label %63

63:                                               ; preds = %60
  store i32 0, ptr %57, align 4, !tbaa !180
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
define internal fastcc ptr @new_value(ptr noundef captures(none) %0, i64 noundef %1, i32 noundef signext %2) unnamed_addr #30 {
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

; Function Attrs: nounwind
declare signext i32 @clock_gettime(i32 noundef signext, ptr noundef) local_unnamed_addr #12

; Function Attrs: nounwind uwtable
define internal fastcc void @work(ptr noundef captures(none) %0, i32 noundef signext %1) unnamed_addr #4 {
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
  %43 = load i64, ptr %41, align 8, !tbaa !232
  %44 = icmp slt i64 %42, %43
  br i1 %44, label %45, label %76

45:                                               ; preds = %34, %71
  %46 = phi i64 [ %72, %71 ], [ %43, %34 ]
  %47 = phi i32 [ %73, %71 ], [ %35, %34 ]
  %48 = atomicrmw add ptr %40, i64 1 monotonic, align 64
  %49 = icmp slt i64 %48, %46
  br i1 %49, label %50, label %71, !llvm.loop !233

50:                                               ; preds = %45
  %51 = load ptr, ptr %27, align 8, !tbaa !226
  %52 = load ptr, ptr %28, align 8, !tbaa !228
  %53 = load i64, ptr %29, align 8, !tbaa !229
  %54 = load i64, ptr %30, align 8, !tbaa !230
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
  %70 = load i64, ptr %41, align 8, !tbaa !232
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
  br i1 %79, label %31, label %34, !llvm.loop !234

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
define internal fastcc signext range(i32 0, 4) i32 @set_size(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #35 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !263
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !262
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
  %24 = load ptr, ptr %23, align 8, !tbaa !485
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %26 = load i32, ptr %25, align 4, !tbaa !9
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i64, ptr %24, i64 %27
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %30 = load ptr, ptr %29, align 8, !tbaa !261
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
  %42 = load ptr, ptr %41, align 8, !tbaa !247
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 24
  %44 = load ptr, ptr %43, align 8, !tbaa !238
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 4
  br label %46

46:                                               ; preds = %46, %40
  %47 = atomicrmw xchg ptr %45, i32 1 acquire, align 4
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %46, !llvm.loop !239

49:                                               ; preds = %46
  %50 = load atomic i32, ptr %44 monotonic, align 8
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %56, label %52

52:                                               ; preds = %49
  %53 = getelementptr inbounds nuw i8, ptr %44, i64 16
  %54 = load i64, ptr %53, align 8, !tbaa !240
  %55 = icmp sgt i64 %54, 0
  br i1 %55, label %56, label %61

56:                                               ; preds = %52, %49
  %57 = getelementptr inbounds nuw i8, ptr %44, i64 12
  store i32 0, ptr %57, align 4, !tbaa !243
  %58 = getelementptr inbounds nuw i8, ptr %44, i64 16
  store i64 0, ptr %58, align 8, !tbaa !240
  %59 = getelementptr inbounds nuw i8, ptr %44, i64 24
  store i64 %22, ptr %59, align 8, !tbaa !244
  %60 = getelementptr inbounds nuw i8, ptr %44, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %60, i8 0, i64 16, i1 false)
  store atomic i32 3, ptr %44 monotonic, align 8
  br label %61

61:                                               ; preds = %52, %56
  store atomic i32 0, ptr %45 release, align 4
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %63 = load i32, ptr %62, align 4, !tbaa !257
  %64 = load ptr, ptr %41, align 8, !tbaa !247
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 24
  %66 = load ptr, ptr %65, align 8, !tbaa !238
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 8
  store i32 %63, ptr %67, align 8, !tbaa !265
  br label %102

68:                                               ; preds = %20
  %69 = load i32, ptr %4, align 4, !tbaa !9
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i64, ptr %30, i64 %70
  store i64 %22, ptr %71, align 8, !tbaa !121
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %73 = load i32, ptr %72, align 8, !tbaa !258
  %74 = icmp ugt i32 %73, 7
  br i1 %74, label %75, label %102

75:                                               ; preds = %68, %75
  %76 = phi i32 [ %99, %75 ], [ 5, %68 ]
  %77 = load ptr, ptr %3, align 8, !tbaa !263
  %78 = zext i32 %76 to i64
  %79 = getelementptr inbounds nuw i32, ptr %77, i64 %78
  %80 = load ptr, ptr %23, align 8, !tbaa !485
  %81 = getelementptr inbounds nuw i8, ptr %79, i64 8
  %82 = load i32, ptr %81, align 4, !tbaa !9
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i64, ptr %80, i64 %83
  %85 = load ptr, ptr %29, align 8, !tbaa !261
  %86 = tail call fastcc i64 @evaluate(ptr noundef %84, ptr noundef %85)
  %87 = load ptr, ptr %5, align 8, !tbaa !262
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
  br i1 %101, label %75, label %102, !llvm.loop !486

102:                                              ; preds = %75, %68, %61
  %103 = phi i32 [ 3, %61 ], [ 0, %68 ], [ 0, %75 ]
  ret i32 %103
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc signext range(i32 0, 9) i32 @make(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #37 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !263
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %6 = load ptr, ptr %5, align 8, !tbaa !487
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !9
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_block, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %12 = load ptr, ptr %11, align 8, !tbaa !485
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %14 = load i32, ptr %13, align 4, !tbaa !9
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i64, ptr %12, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %18 = load ptr, ptr %17, align 8, !tbaa !261
  %19 = tail call fastcc i64 @evaluate(ptr noundef %16, ptr noundef %18)
  %20 = icmp slt i64 %19, 0
  br i1 %20, label %37, label %21

21:                                               ; preds = %2
  %22 = load ptr, ptr %10, align 8, !tbaa !198
  %23 = icmp eq ptr %22, null
  br i1 %23, label %28, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %26 = load i64, ptr %25, align 8, !tbaa !488
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
  %39 = load ptr, ptr %38, align 8, !tbaa !247
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %41 = load ptr, ptr %40, align 8, !tbaa !238
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 4
  br label %43

43:                                               ; preds = %43, %37
  %44 = atomicrmw xchg ptr %42, i32 1 acquire, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %43, !llvm.loop !239

46:                                               ; preds = %43
  %47 = load atomic i32, ptr %41 monotonic, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %53, label %49

49:                                               ; preds = %46
  %50 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %51 = load i64, ptr %50, align 8, !tbaa !240
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %53, label %58

53:                                               ; preds = %49, %46
  %54 = getelementptr inbounds nuw i8, ptr %41, i64 12
  store i32 0, ptr %54, align 4, !tbaa !243
  %55 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 0, ptr %55, align 8, !tbaa !240
  %56 = getelementptr inbounds nuw i8, ptr %41, i64 24
  store i64 %19, ptr %56, align 8, !tbaa !244
  %57 = getelementptr inbounds nuw i8, ptr %41, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %57, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %41 monotonic, align 8
  br label %58

58:                                               ; preds = %49, %53
  store atomic i32 0, ptr %42 release, align 4
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %60 = load i32, ptr %59, align 4, !tbaa !257
  %61 = load ptr, ptr %38, align 8, !tbaa !247
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 24
  %63 = load ptr, ptr %62, align 8, !tbaa !238
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 8
  store i32 %60, ptr %64, align 8, !tbaa !265
  br label %106

65:                                               ; preds = %35, %24
  %66 = phi ptr [ %33, %35 ], [ %22, %24 ]
  %67 = ptrtoint ptr %66 to i64
  %68 = add i64 %67, 63
  %69 = and i64 %68, -64
  %70 = inttoptr i64 %69 to ptr
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %72 = load ptr, ptr %71, align 8, !tbaa !262
  %73 = load i32, ptr %4, align 4, !tbaa !9
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds ptr, ptr %72, i64 %74
  store ptr %70, ptr %75, align 8, !tbaa !35
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %77 = load i32, ptr %76, align 8, !tbaa !258
  %78 = icmp ugt i32 %77, 5
  br i1 %78, label %79, label %106

79:                                               ; preds = %65, %79
  %80 = phi i32 [ %103, %79 ], [ 3, %65 ]
  %81 = load ptr, ptr %3, align 8, !tbaa !263
  %82 = zext i32 %80 to i64
  %83 = getelementptr inbounds nuw i32, ptr %81, i64 %82
  %84 = load ptr, ptr %11, align 8, !tbaa !485
  %85 = getelementptr inbounds nuw i8, ptr %83, i64 8
  %86 = load i32, ptr %85, align 4, !tbaa !9
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds i64, ptr %84, i64 %87
  %89 = load ptr, ptr %17, align 8, !tbaa !261
  %90 = tail call fastcc i64 @evaluate(ptr noundef %88, ptr noundef %89)
  %91 = load ptr, ptr %71, align 8, !tbaa !262
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
  br i1 %105, label %79, label %106, !llvm.loop !486

106:                                              ; preds = %79, %65, %58
  %107 = phi i32 [ 8, %58 ], [ 0, %65 ], [ 0, %79 ]
  ret i32 %107
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc signext range(i32 0, 9) i32 @grow(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #37 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !263
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %6 = load ptr, ptr %5, align 8, !tbaa !487
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !9
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_block, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8, !tbaa !262
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %14 = load i32, ptr %13, align 4, !tbaa !9
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds ptr, ptr %12, i64 %15
  %17 = load ptr, ptr %16, align 8, !tbaa !35
  %18 = load i32, ptr %17, align 4, !tbaa !9
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %21 = load ptr, ptr %20, align 8, !tbaa !485
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %23 = load i32, ptr %22, align 4, !tbaa !9
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i64, ptr %21, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %27 = load ptr, ptr %26, align 8, !tbaa !261
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
  %39 = load ptr, ptr %38, align 8, !tbaa !247
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %41 = load ptr, ptr %40, align 8, !tbaa !238
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 4
  br label %43

43:                                               ; preds = %43, %37
  %44 = atomicrmw xchg ptr %42, i32 1 acquire, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %43, !llvm.loop !239

46:                                               ; preds = %43
  %47 = load atomic i32, ptr %41 monotonic, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %53, label %49

49:                                               ; preds = %46
  %50 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %51 = load i64, ptr %50, align 8, !tbaa !240
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %53, label %58

53:                                               ; preds = %49, %46
  %54 = getelementptr inbounds nuw i8, ptr %41, i64 12
  store i32 0, ptr %54, align 4, !tbaa !243
  %55 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 0, ptr %55, align 8, !tbaa !240
  %56 = getelementptr inbounds nuw i8, ptr %41, i64 24
  store i64 -1, ptr %56, align 8, !tbaa !244
  %57 = getelementptr inbounds nuw i8, ptr %41, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %57, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %41 monotonic, align 8
  br label %58

58:                                               ; preds = %49, %53
  store atomic i32 0, ptr %42 release, align 4
  br label %189

59:                                               ; preds = %32
  %60 = load ptr, ptr %10, align 8, !tbaa !198
  %61 = icmp eq ptr %60, null
  br i1 %61, label %66, label %62

62:                                               ; preds = %59
  %63 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %64 = load i64, ptr %63, align 8, !tbaa !488
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
  %103 = load ptr, ptr %10, align 8, !tbaa !198
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
  %129 = load ptr, ptr %128, align 8, !tbaa !247
  %130 = getelementptr inbounds nuw i8, ptr %129, i64 24
  %131 = load ptr, ptr %130, align 8, !tbaa !238
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 4
  br label %133

133:                                              ; preds = %133, %127
  %134 = atomicrmw xchg ptr %132, i32 1 acquire, align 4
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %136, label %133, !llvm.loop !239

136:                                              ; preds = %133
  %137 = load atomic i32, ptr %131 monotonic, align 8
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %143, label %139

139:                                              ; preds = %136
  %140 = getelementptr inbounds nuw i8, ptr %131, i64 16
  %141 = load i64, ptr %140, align 8, !tbaa !240
  %142 = icmp sgt i64 %141, 0
  br i1 %142, label %143, label %148

143:                                              ; preds = %139, %136
  %144 = getelementptr inbounds nuw i8, ptr %131, i64 12
  store i32 0, ptr %144, align 4, !tbaa !243
  %145 = getelementptr inbounds nuw i8, ptr %131, i64 16
  store i64 0, ptr %145, align 8, !tbaa !240
  %146 = getelementptr inbounds nuw i8, ptr %131, i64 24
  store i64 %36, ptr %146, align 8, !tbaa !244
  %147 = getelementptr inbounds nuw i8, ptr %131, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %147, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %131 monotonic, align 8
  br label %148

148:                                              ; preds = %143, %139
  store atomic i32 0, ptr %132 release, align 4
  br label %189

149:                                              ; preds = %124, %116, %87, %95, %62
  %150 = load ptr, ptr %10, align 8, !tbaa !198
  %151 = ptrtoint ptr %150 to i64
  %152 = add i64 %151, 63
  %153 = and i64 %152, -64
  %154 = inttoptr i64 %153 to ptr
  %155 = load ptr, ptr %11, align 8, !tbaa !262
  %156 = load i32, ptr %4, align 4, !tbaa !9
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds ptr, ptr %155, i64 %157
  store ptr %154, ptr %158, align 8, !tbaa !35
  %159 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %160 = load i32, ptr %159, align 8, !tbaa !258
  %161 = icmp ugt i32 %160, 6
  br i1 %161, label %162, label %197

162:                                              ; preds = %149, %162
  %163 = phi i32 [ %186, %162 ], [ 4, %149 ]
  %164 = load ptr, ptr %3, align 8, !tbaa !263
  %165 = zext i32 %163 to i64
  %166 = getelementptr inbounds nuw i32, ptr %164, i64 %165
  %167 = load ptr, ptr %20, align 8, !tbaa !485
  %168 = getelementptr inbounds nuw i8, ptr %166, i64 8
  %169 = load i32, ptr %168, align 4, !tbaa !9
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds i64, ptr %167, i64 %170
  %172 = load ptr, ptr %26, align 8, !tbaa !261
  %173 = tail call fastcc i64 @evaluate(ptr noundef %171, ptr noundef %172)
  %174 = load ptr, ptr %11, align 8, !tbaa !262
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
  br i1 %188, label %162, label %197, !llvm.loop !486

189:                                              ; preds = %58, %148
  %190 = phi ptr [ %128, %148 ], [ %38, %58 ]
  %191 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %192 = load i32, ptr %191, align 4, !tbaa !257
  %193 = load ptr, ptr %190, align 8, !tbaa !247
  %194 = getelementptr inbounds nuw i8, ptr %193, i64 24
  %195 = load ptr, ptr %194, align 8, !tbaa !238
  %196 = getelementptr inbounds nuw i8, ptr %195, i64 8
  store i32 %192, ptr %196, align 8, !tbaa !265
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
  br label %4, !llvm.loop !489

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
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #7

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
!90 = !{!"tfc_host", !10, i64 0, !10, i64 4, !16, i64 8, !16, i64 16, !16, i64 24, !16, i64 32, !16, i64 40, !16, i64 48}
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
!159 = distinct !{!159, !33}
!160 = !{!47, !25, i64 16}
!161 = !{!97, !10, i64 40}
!162 = distinct !{!162, !33}
!163 = !{!11, !11, i64 0}
!164 = !{!14, !18, i64 16}
!165 = !{!53, !18, i64 120}
!166 = !{!14, !18, i64 32}
!167 = distinct !{!167, !33}
!168 = !{!14, !27, i64 184}
!169 = distinct !{!169, !33}
!170 = !{!104, !23, i64 16}
!171 = distinct !{!171, !33}
!172 = !{!14, !10, i64 116}
!173 = !{!14, !10, i64 120}
!174 = !{!14, !10, i64 124}
!175 = !{!103, !54, i64 88}
!176 = !{!103, !10, i64 52}
!177 = !{!103, !10, i64 48}
!178 = !{!103, !10, i64 56}
!179 = !{!104, !105, i64 8}
!180 = !{!14, !10, i64 172}
!181 = !{!103, !55, i64 96}
!182 = !{!103, !27, i64 32}
!183 = !{!184, !10, i64 8}
!184 = !{!"tfc_driver", !10, i64 0, !10, i64 4, !10, i64 8}
!185 = !{!80, !10, i64 56}
!186 = !{!184, !10, i64 0}
!187 = !{!80, !83, i64 64}
!188 = distinct !{!188, !33}
!189 = !{!80, !11, i64 32}
!190 = !{!184, !10, i64 4}
!191 = !{!80, !10, i64 24}
!192 = !{!80, !81, i64 0}
!193 = distinct !{!193, !33}
!194 = !{!80, !10, i64 48}
!195 = !{!14, !11, i64 208}
!196 = !{!80, !10, i64 52}
!197 = distinct !{!197, !33}
!198 = !{!199, !16, i64 0}
!199 = !{!"tfc_block", !16, i64 0, !27, i64 8}
!200 = !{!201, !27, i64 40}
!201 = !{!"tfc_monitor", !11, i64 0, !10, i64 4, !202, i64 8, !27, i64 16, !27, i64 24, !203, i64 32, !27, i64 40, !27, i64 48}
!202 = !{!"p1 _ZTS9tfc_event", !16, i64 0}
!203 = !{!"p1 _ZTS8tfc_runs", !16, i64 0}
!204 = !{!201, !203, i64 32}
!205 = !{!206, !27, i64 0}
!206 = !{!"tfc_runs", !27, i64 0, !27, i64 8, !27, i64 16, !27, i64 24}
!207 = !{!206, !27, i64 16}
!208 = !{!206, !27, i64 24}
!209 = !{!201, !27, i64 48}
!210 = !{!201, !27, i64 24}
!211 = !{!201, !27, i64 16}
!212 = !{!201, !202, i64 8}
!213 = !{!206, !27, i64 8}
!214 = !{!215, !27, i64 8}
!215 = !{!"tfc_event", !27, i64 0, !27, i64 8, !27, i64 16}
!216 = !{!217, !39, i64 16}
!217 = !{!"tfc_worker", !11, i64 0, !27, i64 8, !39, i64 16, !27, i64 24}
!218 = distinct !{!218, !33}
!219 = distinct !{!219, !33}
!220 = distinct !{!220, !33}
!221 = !{!217, !27, i64 24}
!222 = distinct !{!222, !33}
!223 = !{!90, !16, i64 16}
!224 = !{!90, !10, i64 4}
!225 = !{!38, !39, i64 8}
!226 = !{!227, !16, i64 0}
!227 = !{!"tfc_loop", !16, i64 0, !16, i64 8, !27, i64 16, !27, i64 24}
!228 = !{!227, !16, i64 8}
!229 = !{!227, !27, i64 16}
!230 = !{!227, !27, i64 24}
!231 = !{i64 0, i64 8, !35, i64 8, i64 8, !35, i64 16, i64 8, !121, i64 24, i64 8, !121}
!232 = !{!217, !27, i64 8}
!233 = distinct !{!233, !33}
!234 = distinct !{!234, !33}
!235 = distinct !{!235, !33}
!236 = distinct !{!236, !33}
!237 = distinct !{!237, !33}
!238 = !{!38, !41, i64 24}
!239 = distinct !{!239, !33}
!240 = !{!241, !27, i64 16}
!241 = !{!"tfc_failure", !11, i64 0, !11, i64 4, !10, i64 8, !10, i64 12, !27, i64 16, !27, i64 24, !27, i64 32, !242, i64 40}
!242 = !{!"double", !11, i64 0}
!243 = !{!241, !10, i64 12}
!244 = !{!241, !27, i64 24}
!245 = !{!241, !27, i64 32}
!246 = !{!241, !242, i64 40}
!247 = !{!248, !20, i64 40}
!248 = !{!"tfc_region", !249, i64 0, !27, i64 8, !19, i64 16, !51, i64 24, !19, i64 32, !20, i64 40, !27, i64 48, !51, i64 56, !21, i64 64, !250, i64 72, !27, i64 80}
!249 = !{!"p1 _ZTS15tfc_instruction", !16, i64 0}
!250 = !{!"p1 _ZTS9tfc_block", !16, i64 0}
!251 = !{!90, !16, i64 32}
!252 = !{!248, !249, i64 0}
!253 = !{!248, !27, i64 8}
!254 = !{!255, !10, i64 24}
!255 = !{!"tfc_instruction", !16, i64 0, !25, i64 8, !10, i64 16, !10, i64 20, !10, i64 24, !10, i64 28}
!256 = !{!248, !27, i64 48}
!257 = !{!255, !10, i64 20}
!258 = !{!255, !10, i64 16}
!259 = !{!255, !16, i64 0}
!260 = !{!248, !19, i64 32}
!261 = !{!248, !51, i64 24}
!262 = !{!248, !19, i64 16}
!263 = !{!255, !25, i64 8}
!264 = distinct !{!264, !33}
!265 = !{!241, !10, i64 8}
!266 = !{!255, !10, i64 28}
!267 = !{!248, !21, i64 64}
!268 = distinct !{!268, !33}
!269 = distinct !{!269, !33}
!270 = !{!248, !27, i64 80}
!271 = distinct !{!271, !33}
!272 = !{!273, !16, i64 16}
!273 = !{!"py_record", !27, i64 0, !16, i64 8, !16, i64 16}
!274 = !{!275, !276, i64 0}
!275 = !{!"tfc_callable", !276, i64 0, !16, i64 8, !27, i64 16}
!276 = !{!"p1 _ZTS12tfc_prepared", !16, i64 0}
!277 = !{!278, !280, i64 8}
!278 = !{!"tfc_prepared", !279, i64 0, !280, i64 8, !25, i64 16, !19, i64 24, !19, i64 32, !16, i64 40, !10, i64 48, !10, i64 52}
!279 = !{!"p1 _ZTS10tfc_python", !16, i64 0}
!280 = !{!"p1 _ZTS11tfc_binding", !16, i64 0}
!281 = !{!278, !10, i64 48}
!282 = !{!283, !27, i64 16}
!283 = !{!"py_object", !27, i64 0, !16, i64 8, !27, i64 16}
!284 = !{!278, !279, i64 0}
!285 = !{!286, !27, i64 216}
!286 = !{!"tfc_python", !16, i64 0, !16, i64 8, !16, i64 16, !16, i64 24, !16, i64 32, !16, i64 40, !16, i64 48, !16, i64 56, !16, i64 64, !16, i64 72, !16, i64 80, !16, i64 88, !16, i64 96, !16, i64 104, !16, i64 112, !16, i64 120, !16, i64 128, !16, i64 136, !16, i64 144, !16, i64 152, !16, i64 160, !16, i64 168, !16, i64 176, !16, i64 184, !16, i64 192, !16, i64 200, !16, i64 208, !27, i64 216}
!287 = !{!278, !19, i64 24}
!288 = !{!278, !16, i64 40}
!289 = distinct !{!289, !33}
!290 = !{!286, !16, i64 112}
!291 = distinct !{!291, !33}
!292 = distinct !{!292, !33}
!293 = !{!286, !16, i64 16}
!294 = !{!275, !16, i64 8}
!295 = !{!278, !25, i64 16}
!296 = !{!278, !10, i64 52}
!297 = !{!286, !16, i64 160}
!298 = !{!275, !27, i64 16}
!299 = !{!283, !16, i64 8}
!300 = !{!286, !16, i64 192}
!301 = !{!286, !16, i64 72}
!302 = !{!286, !16, i64 64}
!303 = !{!278, !19, i64 32}
!304 = distinct !{!304, !33}
!305 = !{!286, !16, i64 120}
!306 = !{!286, !16, i64 128}
!307 = !{!286, !16, i64 184}
!308 = !{!286, !16, i64 104}
!309 = !{!286, !16, i64 96}
!310 = distinct !{!310, !33}
!311 = !{!286, !16, i64 176}
!312 = distinct !{!312, !33}
!313 = !{!280, !280, i64 0}
!314 = !{!315, !10, i64 144}
!315 = !{!"tfc_binding", !16, i64 0, !280, i64 8, !142, i64 16, !316, i64 24, !316, i64 32, !317, i64 40, !27, i64 48, !10, i64 56, !10, i64 60, !318, i64 64, !27, i64 72, !319, i64 80, !51, i64 88, !27, i64 96, !16, i64 104, !16, i64 112, !16, i64 120, !16, i64 128, !10, i64 136, !10, i64 140, !10, i64 144, !10, i64 148, !320, i64 152}
!316 = !{!"p1 _ZTS11tfc_operand", !16, i64 0}
!317 = !{!"p1 _ZTS9tfc_shift", !16, i64 0}
!318 = !{!"p1 _ZTS9tfc_saved", !16, i64 0}
!319 = !{!"p1 _ZTS13tfc_step_lock", !16, i64 0}
!320 = !{!"p1 _ZTS9tfc_begun", !16, i64 0}
!321 = !{!315, !10, i64 148}
!322 = !{!315, !316, i64 24}
!323 = !{!286, !16, i64 168}
!324 = !{!325, !16, i64 56}
!325 = !{!"py_array", !27, i64 0, !16, i64 8, !16, i64 16, !10, i64 24, !51, i64 32, !51, i64 40, !16, i64 48, !16, i64 56, !10, i64 64}
!326 = !{!327, !16, i64 0}
!327 = !{!"tfc_operand", !16, i64 0, !16, i64 8, !51, i64 16, !27, i64 24, !10, i64 32, !10, i64 36, !10, i64 40, !10, i64 44, !16, i64 48, !16, i64 56, !27, i64 64}
!328 = !{!325, !10, i64 24}
!329 = !{!327, !10, i64 32}
!330 = !{!325, !10, i64 64}
!331 = !{!325, !51, i64 32}
!332 = !{!327, !51, i64 16}
!333 = distinct !{!333, !33}
!334 = !{!325, !16, i64 16}
!335 = !{!327, !16, i64 56}
!336 = !{!327, !16, i64 8}
!337 = !{!327, !10, i64 40}
!338 = !{!286, !16, i64 200}
!339 = !{!286, !16, i64 136}
!340 = !{!286, !16, i64 208}
!341 = !{!286, !16, i64 144}
!342 = !{!327, !27, i64 64}
!343 = distinct !{!343, !33}
!344 = distinct !{!344, !33}
!345 = !{!315, !316, i64 32}
!346 = !{!327, !10, i64 44}
!347 = !{!327, !27, i64 24}
!348 = distinct !{!348, !33}
!349 = distinct !{!349, !33}
!350 = distinct !{!350, !33}
!351 = !{!315, !16, i64 0}
!352 = !{!286, !16, i64 0}
!353 = distinct !{!353, !33}
!354 = !{!327, !16, i64 48}
!355 = !{!286, !16, i64 24}
!356 = !{!286, !16, i64 152}
!357 = distinct !{!357, !33}
!358 = !{!286, !16, i64 8}
!359 = distinct !{!359, !33}
!360 = !{!315, !10, i64 140}
!361 = !{!315, !319, i64 80}
!362 = !{!363, !10, i64 4}
!363 = !{!"tfc_step_lock", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12}
!364 = !{!363, !10, i64 8}
!365 = !{!315, !10, i64 136}
!366 = !{!363, !10, i64 0}
!367 = !{!315, !51, i64 88}
!368 = !{!315, !27, i64 96}
!369 = !{!315, !320, i64 152}
!370 = !{!371, !16, i64 8}
!371 = !{!"tfc_begun", !24, i64 0, !16, i64 8, !16, i64 16, !27, i64 24, !372, i64 32, !27, i64 40, !373, i64 48, !10, i64 56}
!372 = !{!"p1 _ZTS8tfc_cell", !16, i64 0}
!373 = !{!"p3 _ZTS9tfc_value", !374, i64 0}
!374 = !{!"any p3 pointer", !19, i64 0}
!375 = !{!371, !16, i64 16}
!376 = !{!371, !27, i64 24}
!377 = !{!371, !27, i64 40}
!378 = !{!371, !24, i64 0}
!379 = !{!371, !10, i64 56}
!380 = !{!315, !10, i64 60}
!381 = !{!371, !372, i64 32}
!382 = !{!383, !27, i64 8}
!383 = !{!"tfc_cell", !19, i64 0, !27, i64 8}
!384 = !{!383, !19, i64 0}
!385 = distinct !{!385, !33}
!386 = !{!371, !373, i64 48}
!387 = !{!18, !18, i64 0}
!388 = distinct !{!388, !33}
!389 = !{!315, !16, i64 104}
!390 = !{!286, !16, i64 32}
!391 = !{!286, !16, i64 40}
!392 = !{!315, !16, i64 128}
!393 = !{!315, !16, i64 112}
!394 = distinct !{!394, !33}
!395 = !{!315, !16, i64 120}
!396 = !{!286, !16, i64 48}
!397 = !{!286, !16, i64 56}
!398 = distinct !{!398, !33}
!399 = !{!286, !16, i64 80}
!400 = !{!286, !16, i64 88}
!401 = distinct !{!401, !33}
!402 = distinct !{!402, !33}
!403 = distinct !{!403, !33}
!404 = !{!315, !10, i64 56}
!405 = distinct !{!405, !33}
!406 = distinct !{!406, !33}
!407 = !{!315, !142, i64 16}
!408 = !{!327, !10, i64 36}
!409 = distinct !{!409, !33}
!410 = !{!315, !27, i64 48}
!411 = distinct !{!411, !33}
!412 = !{!315, !27, i64 72}
!413 = !{!315, !317, i64 40}
!414 = !{!415, !27, i64 8}
!415 = !{!"tfc_shift", !27, i64 0, !27, i64 8, !27, i64 16}
!416 = !{!415, !27, i64 16}
!417 = !{!415, !27, i64 0}
!418 = distinct !{!418, !33}
!419 = !{!315, !318, i64 64}
!420 = !{!421, !16, i64 8}
!421 = !{!"tfc_saved", !16, i64 0, !16, i64 8, !27, i64 16}
!422 = !{!421, !16, i64 0}
!423 = !{!421, !27, i64 16}
!424 = distinct !{!424, !33}
!425 = distinct !{!425, !33}
!426 = distinct !{!426, !33}
!427 = !{!65, !10, i64 12}
!428 = !{!65, !10, i64 16}
!429 = !{!47, !10, i64 60}
!430 = !{!65, !10, i64 24}
!431 = !{!65, !10, i64 20}
!432 = !{!15, !15, i64 0}
!433 = !{!50, !50, i64 0}
!434 = !{!53, !57, i64 88}
!435 = !{!53, !57, i64 96}
!436 = !{!53, !51, i64 104}
!437 = !{!65, !10, i64 8}
!438 = !{!14, !21, i64 88}
!439 = !{!14, !21, i64 80}
!440 = !{!14, !16, i64 64}
!441 = !{!14, !16, i64 72}
!442 = !{!65, !10, i64 4}
!443 = !{!65, !10, i64 0}
!444 = !{!53, !27, i64 64}
!445 = !{!53, !27, i64 48}
!446 = !{!25, !25, i64 0}
!447 = !{!65, !25, i64 48}
!448 = distinct !{!448, !33}
!449 = !{i64 0, i64 8, !71, i64 8, i64 8, !72, i64 16, i64 8, !63, i64 24, i64 4, !9}
!450 = distinct !{!450, !33}
!451 = !{!53, !27, i64 56}
!452 = !{!53, !10, i64 76}
!453 = distinct !{!453, !33}
!454 = distinct !{!454, !33}
!455 = !{!53, !10, i64 72}
!456 = !{!457, !48, i64 0}
!457 = !{!"held", !48, i64 0, !23, i64 8}
!458 = !{!457, !23, i64 8}
!459 = distinct !{!459, !33}
!460 = distinct !{!460, !33}
!461 = distinct !{!461, !33}
!462 = !{!65, !25, i64 40}
!463 = distinct !{!463, !33}
!464 = distinct !{!464, !33}
!465 = !{!53, !54, i64 32}
!466 = !{!30, !10, i64 28}
!467 = distinct !{!467, !33}
!468 = !{!47, !49, i64 8}
!469 = !{!67, !25, i64 40}
!470 = !{!97, !10, i64 12}
!471 = !{!67, !25, i64 48}
!472 = !{!67, !27, i64 0}
!473 = distinct !{!473, !33}
!474 = distinct !{!474, !33}
!475 = !{!65, !27, i64 56}
!476 = !{!67, !54, i64 24}
!477 = distinct !{!477, !33}
!478 = !{!479, !48, i64 0}
!479 = !{!"tfc_ready", !48, i64 0, !54, i64 8, !55, i64 16, !10, i64 24}
!480 = !{!479, !54, i64 8}
!481 = !{!479, !55, i64 16}
!482 = !{!479, !10, i64 24}
!483 = !{!14, !27, i64 152}
!484 = !{!14, !27, i64 160}
!485 = !{!248, !51, i64 56}
!486 = distinct !{!486, !33}
!487 = !{!248, !250, i64 72}
!488 = !{!199, !27, i64 8}
!489 = distinct !{!489, !33}
attributes #26 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable optsize }
attributes #27 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable optsize }
attributes #28 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable optsize }
attributes #29 = { nounwind uwtable optsize }
attributes #30 = { noinline nounwind uwtable optsize }
attributes #31 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable optsize }
attributes #32 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable optsize }
attributes #33 = { mustprogress nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable optsize }
attributes #34 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable optsize }
attributes #35 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable optsize }
attributes #36 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable optsize }
attributes #37 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable optsize }
