; Made by `python -m tfc.runtime.native` from native.c; do not edit.
target datalayout = "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128"
target triple = "riscv64-unknown-linux-gnu"

%struct.tfc_driver = type { i32, i32, i32 }
%struct.tfc_ready = type { ptr, ptr, ptr, i32 }
%struct.timespec = type { i64, i64 }
%struct.tfc_graph = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }
%struct.tfc_node = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.tfc_transfer = type { ptr, i64, i64 }
%struct.tfc_region_use = type { ptr, ptr, ptr, ptr, ptr, i64, i64 }
%struct.tfc_move = type { i32, i32, i64 }
%struct.tfc_runs = type { i64, i64, i64, i64 }
%struct.tfc_event = type { i64, i64, i64 }
%struct.tfc_worker = type { i64, i64, i64, i32, i32, %struct.tfc_processors, ptr, i64, [16 x i8] }
%struct.tfc_processors = type { [16 x i64] }
%struct.tfc_loop = type { ptr, ptr, i64, i64, i64 }
%struct.tfc_instruction = type { ptr, i32, i32, i32, i32, i32 }
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

@slow_way = internal constant i8 0, align 1
@__const.drive_begun.driver = private unnamed_addr constant %struct.tfc_driver { i32 -1, i32 0, i32 0 }, align 4

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef signext i32 @tfc_may_use_amx() local_unnamed_addr #27 {
  ret i32 0
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define void @tfc_forget(ptr noundef captures(none) %0) local_unnamed_addr #28 {
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
  br i1 %11, label %8, label %13, !llvm.loop !34

13:                                               ; preds = %8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 280
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
define signext i32 @tfc_execute(ptr noundef initializes((96, 104)) %0) local_unnamed_addr #30 {
  %2 = alloca %struct.tfc_ready, align 8
  %3 = alloca %struct.tfc_ready, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = alloca %struct.timespec, align 8
  %7 = alloca %struct.tfc_ready, align 8
  %8 = alloca i8, align 1
  %9 = alloca %struct.timespec, align 8
  %10 = alloca %struct.tfc_ready, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %12 = load ptr, ptr %11, align 8, !tbaa !36
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %14 = load ptr, ptr %13, align 8, !tbaa !37
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr null, ptr %15, align 8, !tbaa !45
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %17 = load i32, ptr %16, align 8, !tbaa !46
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %92

19:                                               ; preds = %1
  store i32 1, ptr %16, align 8, !tbaa !46
  %20 = load ptr, ptr %0, align 8, !tbaa !47
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %22 = load i32, ptr %21, align 8, !tbaa !48
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds %struct.tfc_graph, ptr %20, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %26 = load ptr, ptr %25, align 8, !tbaa !49
  %27 = tail call fastcc ptr @new_instance(ptr noundef nonnull %0, ptr noundef %24, ptr noundef %26, i32 noundef signext 1, i64 noundef 0)
  %28 = icmp eq ptr %27, null
  br i1 %28, label %92, label %29

29:                                               ; preds = %19
  %30 = load ptr, ptr %27, align 8, !tbaa !55
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 56
  %32 = load i32, ptr %31, align 8, !tbaa !61
  %33 = icmp sgt i32 %32, 0
  br i1 %33, label %34, label %40

34:                                               ; preds = %29
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %36 = load ptr, ptr %35, align 8, !tbaa !62
  %37 = getelementptr inbounds nuw i8, ptr %27, i64 112
  %38 = load ptr, ptr %37, align 8, !tbaa !63
  %39 = zext nneg i32 %32 to i64
  br label %79

40:                                               ; preds = %88, %29
  %41 = getelementptr inbounds nuw i8, ptr %27, i64 80
  %42 = load ptr, ptr %41, align 8, !tbaa !64
  %43 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %44 = load ptr, ptr %43, align 8, !tbaa !65
  %45 = load ptr, ptr %42, align 8, !tbaa !66
  %46 = getelementptr inbounds nuw i8, ptr %44, i64 28
  %47 = load i32, ptr %46, align 4, !tbaa !67
  %48 = add nsw i32 %47, 1
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds nuw i8, ptr %45, i64 8
  store i64 %49, ptr %50, align 8, !tbaa !69
  %51 = icmp sgt i32 %47, 0
  br i1 %51, label %52, label %57

52:                                               ; preds = %40
  %53 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %54 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %55 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %56 = getelementptr inbounds nuw i8, ptr %10, i64 28
  br label %61

57:                                               ; preds = %61, %40
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %59 = load i32, ptr %58, align 8, !tbaa !71
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %78, label %92

61:                                               ; preds = %61, %52
  %62 = phi i64 [ 0, %52 ], [ %72, %61 ]
  %63 = phi ptr [ %44, %52 ], [ %73, %61 ]
  %64 = load ptr, ptr %27, align 8, !tbaa !55
  %65 = load ptr, ptr %64, align 8, !tbaa !72
  %66 = getelementptr inbounds nuw i8, ptr %63, i64 32
  %67 = load ptr, ptr %66, align 8, !tbaa !73
  %68 = getelementptr inbounds nuw i32, ptr %67, i64 %62
  %69 = load i32, ptr %68, align 4, !tbaa !9
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds %struct.tfc_node, ptr %65, i64 %70
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #25
  store ptr %71, ptr %10, align 8, !tbaa !74
  store ptr %27, ptr %53, align 8, !tbaa !75
  store ptr %45, ptr %54, align 8, !tbaa !66
  store i32 0, ptr %55, align 8, !tbaa !9
  store i32 0, ptr %56, align 4
  call fastcc void @push(ptr noundef nonnull %0, ptr dead_on_return noundef %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #25
  %72 = add nuw nsw i64 %62, 1
  %73 = load ptr, ptr %43, align 8, !tbaa !65
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 28
  %75 = load i32, ptr %74, align 4, !tbaa !67
  %76 = sext i32 %75 to i64
  %77 = icmp slt i64 %72, %76
  br i1 %77, label %61, label %57, !llvm.loop !76

78:                                               ; preds = %57
  tail call fastcc void @settle(ptr noundef nonnull %0, ptr noundef nonnull %27, ptr noundef nonnull %45)
  br label %92

79:                                               ; preds = %88, %34
  %80 = phi i64 [ 0, %34 ], [ %90, %88 ]
  %81 = getelementptr inbounds nuw ptr, ptr %36, i64 %80
  %82 = load ptr, ptr %81, align 8, !tbaa !77
  %83 = icmp eq ptr %82, null
  br i1 %83, label %88, label %84

84:                                               ; preds = %79
  %85 = getelementptr inbounds nuw i8, ptr %82, i64 24
  %86 = load i32, ptr %85, align 8, !tbaa !78
  %87 = add nsw i32 %86, 1
  store i32 %87, ptr %85, align 8, !tbaa !78
  br label %88

88:                                               ; preds = %84, %79
  %89 = getelementptr inbounds nuw ptr, ptr %38, i64 %80
  store ptr %82, ptr %89, align 8, !tbaa !77
  %90 = add nuw nsw i64 %80, 1
  %91 = icmp eq i64 %90, %39
  br i1 %91, label %40, label %79, !llvm.loop !79

92:                                               ; preds = %78, %57, %19, %1
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %98 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %100 = icmp ne ptr %14, null
  %101 = getelementptr inbounds nuw i8, ptr %14, i64 40
  %102 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %103 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %107 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %108 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %110 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %111 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %112 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %113 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %114 = getelementptr inbounds nuw i8, ptr %7, i64 28
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %118 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %120 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %121 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %122 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %123 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %124 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %125 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %126 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %127 = getelementptr inbounds nuw i8, ptr %2, i64 28
  br label %128

128:                                              ; preds = %925, %92
  %129 = load i32, ptr %93, align 8, !tbaa !71
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %131, label %936

131:                                              ; preds = %128
  %132 = load atomic i64, ptr %94 monotonic, align 8
  %133 = icmp eq i64 %132, 0
  br i1 %133, label %137, label %134

134:                                              ; preds = %131
  call fastcc void @empty_inbox(ptr noundef nonnull %0)
  %135 = load i32, ptr %93, align 8, !tbaa !71
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %137, label %936

137:                                              ; preds = %131, %134
  %138 = load i64, ptr %95, align 8, !tbaa !80
  %139 = icmp eq i64 %138, 0
  br i1 %139, label %931, label %140

140:                                              ; preds = %137
  %141 = load ptr, ptr %96, align 8, !tbaa !81
  %142 = icmp eq ptr %141, null
  br i1 %142, label %163, label %143

143:                                              ; preds = %140
  %144 = getelementptr inbounds nuw i8, ptr %141, i64 32
  %145 = load atomic i32, ptr %144 monotonic, align 8
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %147, label %936

147:                                              ; preds = %143
  %148 = getelementptr inbounds nuw i8, ptr %141, i64 16
  %149 = load i64, ptr %148, align 8, !tbaa !82
  %150 = icmp eq i64 %149, 0
  br i1 %150, label %163, label %151

151:                                              ; preds = %147
  %152 = load i64, ptr %97, align 8, !tbaa !87
  %153 = and i64 %152, 63
  %154 = icmp eq i64 %153, 0
  br i1 %154, label %155, label %163

155:                                              ; preds = %151
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #25
  %156 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %9) #25
  %157 = load i64, ptr %9, align 8, !tbaa !88
  %158 = mul nsw i64 %157, 1000000000
  %159 = load i64, ptr %98, align 8, !tbaa !90
  %160 = add nsw i64 %158, %159
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #25
  %161 = load i64, ptr %148, align 8, !tbaa !82
  %162 = icmp slt i64 %160, %161
  br i1 %162, label %163, label %936

163:                                              ; preds = %147, %151, %155, %140
  %164 = load i32, ptr %99, align 4, !tbaa !91
  %165 = icmp ne i32 %164, 0
  %166 = select i1 %165, i1 %100, i1 false
  br i1 %166, label %167, label %174

167:                                              ; preds = %163
  %168 = load ptr, ptr %101, align 8, !tbaa !92
  %169 = icmp eq ptr %168, null
  br i1 %169, label %174, label %170

170:                                              ; preds = %167
  %171 = load ptr, ptr %102, align 8, !tbaa !94
  %172 = call signext i32 %168(ptr noundef %171) #25
  %173 = icmp eq i32 %172, 0
  br i1 %173, label %174, label %928

174:                                              ; preds = %170, %167, %163
  %175 = load ptr, ptr %103, align 8, !tbaa !95
  %176 = load i64, ptr %104, align 8, !tbaa !96
  %177 = getelementptr inbounds %struct.tfc_ready, ptr %175, i64 %176
  %178 = load ptr, ptr %177, align 8, !tbaa !74
  %179 = getelementptr inbounds nuw i8, ptr %177, i64 8
  %180 = load ptr, ptr %179, align 8, !tbaa !75
  %181 = getelementptr inbounds nuw i8, ptr %177, i64 16
  %182 = load ptr, ptr %181, align 8, !tbaa !66
  %183 = getelementptr inbounds nuw i8, ptr %177, i64 24
  %184 = load i32, ptr %183, align 8, !tbaa !9
  %185 = getelementptr inbounds nuw i8, ptr %177, i64 28
  %186 = load i32, ptr %185, align 4
  %187 = add nsw i64 %176, 1
  %188 = load i64, ptr %105, align 8, !tbaa !97
  %189 = srem i64 %187, %188
  store i64 %189, ptr %104, align 8, !tbaa !96
  %190 = load i64, ptr %95, align 8, !tbaa !80
  %191 = add nsw i64 %190, -1
  store i64 %191, ptr %95, align 8, !tbaa !80
  %192 = load i64, ptr %97, align 8, !tbaa !87
  %193 = add nsw i64 %192, 1
  store i64 %193, ptr %97, align 8, !tbaa !87
  %194 = getelementptr inbounds nuw i8, ptr %182, i64 32
  %195 = load ptr, ptr %194, align 8, !tbaa !98
  %196 = getelementptr inbounds nuw i8, ptr %178, i64 16
  %197 = load i32, ptr %196, align 4, !tbaa !99
  %198 = sext i32 %197 to i64
  %199 = getelementptr inbounds ptr, ptr %195, i64 %198
  %200 = load ptr, ptr %106, align 8, !tbaa !101
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #25
  store i8 0, ptr %8, align 1, !tbaa !102
  %201 = load i32, ptr %178, align 4, !tbaa !103
  switch i32 %201, label %433 [
    i32 15, label %202
    i32 14, label %292
  ]

202:                                              ; preds = %174
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #25
  store ptr %180, ptr %111, align 8
  store ptr %182, ptr %112, align 8
  store i32 %184, ptr %113, align 8
  store i32 %186, ptr %114, align 4
  store ptr %178, ptr %7, align 8, !tbaa !74
  %203 = call fastcc ptr @new_activation(ptr noundef nonnull %0, ptr dead_on_return noundef %7, ptr noundef null, i32 noundef signext 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #25
  %204 = icmp eq ptr %203, null
  br i1 %204, label %925, label %205

205:                                              ; preds = %202
  %206 = load ptr, ptr %109, align 8, !tbaa !104
  %207 = getelementptr inbounds nuw i8, ptr %178, i64 4
  %208 = load i32, ptr %207, align 4, !tbaa !105
  %209 = sext i32 %208 to i64
  %210 = getelementptr inbounds i32, ptr %206, i64 %209
  %211 = load i32, ptr %210, align 4, !tbaa !9
  %212 = getelementptr inbounds nuw i8, ptr %203, i64 48
  store i32 %211, ptr %212, align 8, !tbaa !106
  %213 = load ptr, ptr %96, align 8, !tbaa !81
  %214 = getelementptr inbounds nuw i8, ptr %213, i64 36
  br label %221

215:                                              ; preds = %221
  %216 = add nuw nsw i32 %222, 1
  %217 = icmp eq i32 %216, 100
  br i1 %217, label %218, label %221, !llvm.loop !110

218:                                              ; preds = %215
  %219 = atomicrmw xchg ptr %214, i32 2 acquire, align 4
  %220 = icmp eq i32 %219, 0
  br i1 %220, label %229, label %225

221:                                              ; preds = %215, %205
  %222 = phi i32 [ 0, %205 ], [ %216, %215 ]
  %223 = cmpxchg ptr %214, i32 0, i32 1 acquire monotonic, align 4
  %224 = extractvalue { i32, i1 } %223, 1
  br i1 %224, label %229, label %215

225:                                              ; preds = %218, %225
  %226 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %214, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #25
  %227 = atomicrmw xchg ptr %214, i32 2 acquire, align 4
  %228 = icmp eq i32 %227, 0
  br i1 %228, label %229, label %225, !llvm.loop !111

229:                                              ; preds = %221, %225, %218
  %230 = load ptr, ptr %96, align 8, !tbaa !81
  %231 = getelementptr inbounds nuw i8, ptr %230, i64 8
  %232 = load ptr, ptr %231, align 8, !tbaa !112
  %233 = load i32, ptr %212, align 8, !tbaa !113
  %234 = sext i32 %233 to i64
  %235 = getelementptr inbounds %struct.tfc_transfer, ptr %232, i64 %234
  %236 = load ptr, ptr %235, align 8, !tbaa !114
  %237 = icmp eq ptr %236, null
  br i1 %237, label %275, label %238

238:                                              ; preds = %229
  %239 = getelementptr inbounds nuw i8, ptr %203, i64 24
  %240 = load i64, ptr %239, align 8, !tbaa !115
  %241 = getelementptr inbounds nuw i8, ptr %236, i64 24
  %242 = load i64, ptr %241, align 8, !tbaa !115
  %243 = icmp eq i64 %242, %240
  br i1 %243, label %248, label %258

244:                                              ; preds = %258
  %245 = getelementptr inbounds nuw i8, ptr %260, i64 24
  %246 = load i64, ptr %245, align 8, !tbaa !115
  %247 = icmp eq i64 %246, %240
  br i1 %247, label %248, label %258, !llvm.loop !116

248:                                              ; preds = %244, %238
  %249 = phi ptr [ %236, %238 ], [ %260, %244 ]
  %250 = phi ptr [ %235, %238 ], [ %259, %244 ]
  %251 = getelementptr inbounds nuw i8, ptr %249, i64 52
  %252 = load i32, ptr %251, align 4, !tbaa !117
  %253 = getelementptr inbounds nuw i8, ptr %203, i64 52
  %254 = load i32, ptr %253, align 4, !tbaa !117
  %255 = icmp eq i32 %252, %254
  br i1 %255, label %262, label %256

256:                                              ; preds = %248
  %257 = load ptr, ptr %249, align 8, !tbaa !118
  br label %278

258:                                              ; preds = %238, %244
  %259 = phi ptr [ %260, %244 ], [ %236, %238 ]
  %260 = load ptr, ptr %259, align 8, !tbaa !114
  %261 = icmp eq ptr %260, null
  br i1 %261, label %275, label %244, !llvm.loop !116

262:                                              ; preds = %248
  %263 = getelementptr inbounds nuw i8, ptr %230, i64 32
  %264 = load atomic i32, ptr %263 monotonic, align 8
  %265 = icmp eq i32 %264, 0
  br i1 %265, label %266, label %275

266:                                              ; preds = %262
  %267 = getelementptr inbounds nuw i8, ptr %230, i64 28
  store i32 -1, ptr %267, align 4, !tbaa !119
  store atomic i32 13, ptr %263 monotonic, align 8
  %268 = getelementptr inbounds nuw i8, ptr %230, i64 40
  %269 = atomicrmw add ptr %268, i32 1 monotonic, align 8
  %270 = getelementptr inbounds nuw i8, ptr %230, i64 44
  %271 = load i32, ptr %270, align 4, !tbaa !120
  %272 = icmp eq i32 %271, 0
  br i1 %272, label %275, label %273

273:                                              ; preds = %266
  %274 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %268, i32 noundef signext 129, i32 noundef signext 2147483647, ptr noundef null, ptr noundef null, i32 noundef signext 0) #25
  br label %275

275:                                              ; preds = %258, %273, %266, %262, %229
  %276 = phi ptr [ %235, %229 ], [ %250, %273 ], [ %250, %266 ], [ %250, %262 ], [ %259, %258 ]
  store ptr null, ptr %203, align 8, !tbaa !118
  %277 = load ptr, ptr %96, align 8, !tbaa !81
  br label %278

278:                                              ; preds = %275, %256
  %279 = phi ptr [ %230, %256 ], [ %277, %275 ]
  %280 = phi ptr [ %250, %256 ], [ %276, %275 ]
  %281 = phi ptr [ %257, %256 ], [ %203, %275 ]
  %282 = phi ptr [ %249, %256 ], [ null, %275 ]
  store ptr %281, ptr %280, align 8, !tbaa !114
  %283 = getelementptr inbounds nuw i8, ptr %203, i64 72
  store ptr %282, ptr %283, align 8, !tbaa !121
  %284 = getelementptr inbounds nuw i8, ptr %279, i64 36
  %285 = atomicrmw xchg ptr %284, i32 0 release, align 4
  %286 = icmp eq i32 %285, 2
  br i1 %286, label %287, label %289

287:                                              ; preds = %278
  %288 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %284, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #25
  br label %289

289:                                              ; preds = %287, %278
  %290 = icmp eq ptr %282, null
  br i1 %290, label %925, label %291

291:                                              ; preds = %289
  call fastcc void @end_activation(ptr noundef nonnull %0, ptr noundef nonnull %203)
  br label %925

292:                                              ; preds = %174
  %293 = load ptr, ptr %107, align 8, !tbaa !122
  %294 = icmp eq ptr %293, null
  br i1 %294, label %301, label %295

295:                                              ; preds = %292
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #25
  %296 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %6) #25
  %297 = load i64, ptr %6, align 8, !tbaa !88
  %298 = mul nsw i64 %297, 1000000000
  %299 = load i64, ptr %108, align 8, !tbaa !90
  %300 = add nsw i64 %298, %299
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #25
  br label %301

301:                                              ; preds = %295, %292
  %302 = phi i64 [ %300, %295 ], [ 0, %292 ]
  %303 = getelementptr inbounds nuw i8, ptr %182, i64 16
  %304 = load i64, ptr %303, align 8, !tbaa !123
  %305 = getelementptr inbounds nuw i8, ptr %178, i64 4
  %306 = load i32, ptr %305, align 4, !tbaa !105
  %307 = icmp eq i32 %184, 0
  br i1 %307, label %308, label %310

308:                                              ; preds = %301
  %309 = load ptr, ptr %199, align 8, !tbaa !77
  br label %310

310:                                              ; preds = %308, %301
  %311 = phi ptr [ %309, %308 ], [ null, %301 ]
  %312 = load ptr, ptr %96, align 8, !tbaa !81
  %313 = call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef 56)
  %314 = icmp eq ptr %313, null
  br i1 %314, label %432, label %315

315:                                              ; preds = %310
  %316 = icmp eq ptr %311, null
  br i1 %316, label %321, label %317

317:                                              ; preds = %315
  %318 = getelementptr inbounds nuw i8, ptr %311, i64 24
  %319 = load i32, ptr %318, align 8, !tbaa !78
  %320 = add nsw i32 %319, 1
  store i32 %320, ptr %318, align 8, !tbaa !78
  br label %321

321:                                              ; preds = %317, %315
  %322 = load ptr, ptr %109, align 8, !tbaa !104
  %323 = sext i32 %306 to i64
  %324 = getelementptr inbounds i32, ptr %322, i64 %323
  %325 = load i32, ptr %324, align 4, !tbaa !9
  store ptr null, ptr %313, align 8, !tbaa !114
  %326 = getelementptr inbounds nuw i8, ptr %313, i64 8
  store ptr %0, ptr %326, align 8, !tbaa !124
  %327 = getelementptr inbounds nuw i8, ptr %313, i64 16
  store ptr %311, ptr %327, align 8, !tbaa !77
  %328 = getelementptr inbounds nuw i8, ptr %313, i64 24
  store i64 %304, ptr %328, align 8, !tbaa !125
  %329 = getelementptr inbounds nuw i8, ptr %313, i64 32
  %330 = getelementptr inbounds nuw i8, ptr %313, i64 40
  %331 = getelementptr inbounds nuw i8, ptr %313, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %329, i8 0, i64 16, i1 false)
  store i32 %325, ptr %331, align 8, !tbaa !9
  %332 = getelementptr inbounds nuw i8, ptr %313, i64 52
  store i32 0, ptr %332, align 4, !tbaa !9
  %333 = getelementptr inbounds nuw i8, ptr %312, i64 8
  %334 = load ptr, ptr %333, align 8, !tbaa !112
  %335 = sext i32 %325 to i64
  %336 = getelementptr inbounds %struct.tfc_transfer, ptr %334, i64 %335
  %337 = getelementptr inbounds nuw i8, ptr %336, i64 8
  %338 = load i64, ptr %337, align 8, !tbaa !126
  %339 = icmp eq i64 %338, 0
  br i1 %339, label %347, label %340

340:                                              ; preds = %321
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #25
  %341 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %5) #25
  %342 = load i64, ptr %5, align 8, !tbaa !88
  %343 = mul nsw i64 %342, 1000000000
  %344 = load i64, ptr %110, align 8, !tbaa !90
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #25
  %345 = add i64 %344, %338
  %346 = add i64 %345, %343
  store i64 %346, ptr %329, align 8, !tbaa !128
  br label %347

347:                                              ; preds = %340, %321
  br i1 %316, label %373, label %348

348:                                              ; preds = %347
  %349 = getelementptr inbounds nuw i8, ptr %311, i64 16
  %350 = load i64, ptr %349, align 8, !tbaa !31
  %351 = icmp sgt i64 %350, 0
  br i1 %351, label %352, label %373

352:                                              ; preds = %348
  %353 = load ptr, ptr %333, align 8, !tbaa !112
  %354 = load i32, ptr %331, align 8, !tbaa !113
  %355 = sext i32 %354 to i64
  %356 = getelementptr inbounds %struct.tfc_transfer, ptr %353, i64 %355
  %357 = getelementptr inbounds nuw i8, ptr %356, i64 16
  %358 = load i64, ptr %357, align 8, !tbaa !129
  %359 = icmp eq i64 %358, 0
  br i1 %359, label %373, label %360

360:                                              ; preds = %352
  %361 = load ptr, ptr %11, align 8, !tbaa !36
  %362 = getelementptr inbounds nuw i8, ptr %361, i64 32
  %363 = load ptr, ptr %362, align 8, !tbaa !130
  %364 = getelementptr inbounds nuw i8, ptr %363, i64 96
  %365 = load ptr, ptr %364, align 8, !tbaa !131
  %366 = load ptr, ptr %311, align 8, !tbaa !133
  %367 = call signext i32 %365(ptr noundef %363, ptr noundef nonnull %0, ptr noundef %366, i64 noundef %350, ptr noundef nonnull %330) #25
  %368 = icmp eq i32 %367, 0
  br i1 %368, label %370, label %369

369:                                              ; preds = %360
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef signext %367, i32 noundef signext 6, ptr noundef null, ptr noundef null)
  br label %370

370:                                              ; preds = %369, %360
  %371 = load i32, ptr %93, align 8, !tbaa !71
  %372 = icmp eq i32 %371, 0
  br i1 %372, label %373, label %432

373:                                              ; preds = %370, %352, %348, %347
  %374 = getelementptr inbounds nuw i8, ptr %312, i64 36
  br label %381

375:                                              ; preds = %381
  %376 = add nuw nsw i32 %382, 1
  %377 = icmp eq i32 %376, 100
  br i1 %377, label %378, label %381, !llvm.loop !110

378:                                              ; preds = %375
  %379 = atomicrmw xchg ptr %374, i32 2 acquire, align 4
  %380 = icmp eq i32 %379, 0
  br i1 %380, label %389, label %385

381:                                              ; preds = %375, %373
  %382 = phi i32 [ 0, %373 ], [ %376, %375 ]
  %383 = cmpxchg ptr %374, i32 0, i32 1 acquire monotonic, align 4
  %384 = extractvalue { i32, i1 } %383, 1
  br i1 %384, label %389, label %375

385:                                              ; preds = %378, %385
  %386 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %374, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #25
  %387 = atomicrmw xchg ptr %374, i32 2 acquire, align 4
  %388 = icmp eq i32 %387, 0
  br i1 %388, label %389, label %385, !llvm.loop !111

389:                                              ; preds = %381, %385, %378
  %390 = load ptr, ptr %330, align 8, !tbaa !134
  %391 = icmp eq ptr %390, null
  br i1 %391, label %406, label %392

392:                                              ; preds = %389
  %393 = getelementptr inbounds nuw i8, ptr %312, i64 72
  br label %394

394:                                              ; preds = %394, %392
  %395 = phi ptr [ %393, %392 ], [ %396, %394 ]
  %396 = load ptr, ptr %395, align 8, !tbaa !114
  %397 = icmp eq ptr %396, null
  br i1 %397, label %398, label %394, !llvm.loop !135

398:                                              ; preds = %394
  store ptr null, ptr %313, align 8, !tbaa !118
  store ptr %313, ptr %395, align 8, !tbaa !114
  %399 = getelementptr inbounds nuw i8, ptr %312, i64 40
  %400 = atomicrmw add ptr %399, i32 1 monotonic, align 8
  %401 = getelementptr inbounds nuw i8, ptr %312, i64 44
  %402 = load i32, ptr %401, align 4, !tbaa !120
  %403 = icmp eq i32 %402, 0
  br i1 %403, label %427, label %404

404:                                              ; preds = %398
  %405 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %399, i32 noundef signext 129, i32 noundef signext 2147483647, ptr noundef null, ptr noundef null, i32 noundef signext 0) #25
  br label %427

406:                                              ; preds = %389
  br i1 %339, label %426, label %407

407:                                              ; preds = %406
  %408 = getelementptr inbounds nuw i8, ptr %312, i64 64
  br label %409

409:                                              ; preds = %413, %407
  %410 = phi ptr [ %408, %407 ], [ %411, %413 ]
  %411 = load ptr, ptr %410, align 8, !tbaa !114
  %412 = icmp eq ptr %411, null
  br i1 %412, label %418, label %413

413:                                              ; preds = %409
  %414 = getelementptr inbounds nuw i8, ptr %411, i64 32
  %415 = load i64, ptr %414, align 8, !tbaa !128
  %416 = load i64, ptr %329, align 8, !tbaa !128
  %417 = icmp sgt i64 %415, %416
  br i1 %417, label %418, label %409, !llvm.loop !136

418:                                              ; preds = %413, %409
  store ptr %411, ptr %313, align 8, !tbaa !118
  store ptr %313, ptr %410, align 8, !tbaa !114
  %419 = getelementptr inbounds nuw i8, ptr %312, i64 40
  %420 = atomicrmw add ptr %419, i32 1 monotonic, align 8
  %421 = getelementptr inbounds nuw i8, ptr %312, i64 44
  %422 = load i32, ptr %421, align 4, !tbaa !120
  %423 = icmp eq i32 %422, 0
  br i1 %423, label %427, label %424

424:                                              ; preds = %418
  %425 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %419, i32 noundef signext 129, i32 noundef signext 2147483647, ptr noundef null, ptr noundef null, i32 noundef signext 0) #25
  br label %427

426:                                              ; preds = %406
  call fastcc void @deliver(ptr noundef %312, ptr noundef nonnull %313)
  br label %427

427:                                              ; preds = %426, %424, %418, %404, %398
  %428 = atomicrmw xchg ptr %374, i32 0 release, align 4
  %429 = icmp eq i32 %428, 2
  br i1 %429, label %430, label %432

430:                                              ; preds = %427
  %431 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %374, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #25
  br label %432

432:                                              ; preds = %430, %427, %370, %310
  call fastcc void @note(ptr noundef nonnull %0, ptr noundef %180, ptr noundef %182, ptr noundef nonnull %178, i64 noundef %302)
  br label %921

433:                                              ; preds = %174
  %434 = icmp eq i32 %184, 0
  br i1 %434, label %435, label %921

435:                                              ; preds = %433
  switch i32 %201, label %921 [
    i32 1, label %436
    i32 13, label %498
    i32 0, label %575
    i32 3, label %772
    i32 2, label %841
    i32 4, label %871
    i32 5, label %871
    i32 6, label %871
    i32 7, label %871
    i32 10, label %879
    i32 11, label %892
    i32 12, label %900
  ]

436:                                              ; preds = %435
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #25
  store ptr %178, ptr %2, align 8, !tbaa !74
  store ptr %180, ptr %124, align 8, !tbaa !75
  store ptr %182, ptr %125, align 8, !tbaa !66
  store i32 0, ptr %126, align 8, !tbaa !9
  store i32 %186, ptr %127, align 4
  %437 = call fastcc ptr @new_activation(ptr noundef nonnull %0, ptr dead_on_return noundef %2, ptr noundef %199, i32 noundef signext 2)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #25
  %438 = icmp eq ptr %437, null
  br i1 %438, label %925, label %439

439:                                              ; preds = %436
  %440 = getelementptr inbounds nuw i8, ptr %178, i64 24
  %441 = load i32, ptr %440, align 4, !tbaa !137
  %442 = icmp sgt i32 %441, 0
  br i1 %442, label %443, label %494

443:                                              ; preds = %439
  %444 = getelementptr inbounds nuw i8, ptr %437, i64 88
  %445 = getelementptr inbounds nuw i8, ptr %178, i64 36
  br label %446

446:                                              ; preds = %489, %443
  %447 = phi i32 [ %441, %443 ], [ %490, %489 ]
  %448 = phi i64 [ 0, %443 ], [ %491, %489 ]
  %449 = load ptr, ptr %180, align 8, !tbaa !55
  %450 = load i32, ptr %445, align 4, !tbaa !138
  %451 = trunc nuw nsw i64 %448 to i32
  %452 = add nsw i32 %450, %451
  %453 = getelementptr inbounds nuw i8, ptr %449, i64 40
  %454 = load ptr, ptr %453, align 8, !tbaa !139
  %455 = sext i32 %452 to i64
  %456 = getelementptr inbounds i32, ptr %454, i64 %455
  %457 = load i32, ptr %456, align 4, !tbaa !9
  %458 = icmp sgt i32 %457, -1
  br i1 %458, label %459, label %474

459:                                              ; preds = %446
  %460 = zext nneg i32 %457 to i64
  %461 = getelementptr inbounds nuw ptr, ptr %199, i64 %460
  %462 = load ptr, ptr %461, align 8, !tbaa !77
  %463 = icmp eq ptr %462, null
  br i1 %463, label %464, label %468

464:                                              ; preds = %459
  %465 = load ptr, ptr %444, align 8, !tbaa !140
  %466 = and i64 %448, 4294967295
  %467 = getelementptr inbounds nuw ptr, ptr %465, i64 %466
  store ptr null, ptr %467, align 8, !tbaa !77
  br label %925

468:                                              ; preds = %459
  %469 = getelementptr inbounds nuw i8, ptr %462, i64 24
  %470 = load i32, ptr %469, align 8, !tbaa !78
  %471 = add nsw i32 %470, 1
  store i32 %471, ptr %469, align 8, !tbaa !78
  %472 = load ptr, ptr %444, align 8, !tbaa !140
  %473 = getelementptr inbounds nuw ptr, ptr %472, i64 %448
  store ptr %462, ptr %473, align 8, !tbaa !77
  br label %489

474:                                              ; preds = %446
  %475 = getelementptr inbounds nuw i8, ptr %449, i64 32
  %476 = load ptr, ptr %475, align 8, !tbaa !141
  %477 = getelementptr inbounds i64, ptr %476, i64 %455
  %478 = load i64, ptr %477, align 8, !tbaa !125
  %479 = getelementptr inbounds nuw i8, ptr %449, i64 48
  %480 = load ptr, ptr %479, align 8, !tbaa !142
  %481 = getelementptr inbounds i32, ptr %480, i64 %455
  %482 = load i32, ptr %481, align 4, !tbaa !9
  %483 = call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %478, i32 noundef signext %482)
  %484 = load ptr, ptr %444, align 8, !tbaa !140
  %485 = getelementptr inbounds nuw ptr, ptr %484, i64 %448
  store ptr %483, ptr %485, align 8, !tbaa !77
  %486 = icmp eq ptr %483, null
  br i1 %486, label %925, label %487

487:                                              ; preds = %474
  %488 = load i32, ptr %440, align 4, !tbaa !137
  br label %489

489:                                              ; preds = %487, %468
  %490 = phi i32 [ %488, %487 ], [ %447, %468 ]
  %491 = add nuw nsw i64 %448, 1
  %492 = sext i32 %490 to i64
  %493 = icmp slt i64 %491, %492
  br i1 %493, label %446, label %494, !llvm.loop !143

494:                                              ; preds = %439, %489
  %495 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %496 = load i64, ptr %495, align 8, !tbaa !144
  %497 = add nsw i64 %496, 1
  store i64 %497, ptr %495, align 8, !tbaa !144
  store ptr %437, ptr %15, align 8, !tbaa !45
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #25
  br label %936

498:                                              ; preds = %435
  %499 = load ptr, ptr %0, align 8, !tbaa !47
  %500 = getelementptr inbounds nuw i8, ptr %178, i64 4
  %501 = load i32, ptr %500, align 4, !tbaa !105
  %502 = sext i32 %501 to i64
  %503 = getelementptr inbounds %struct.tfc_graph, ptr %499, i64 %502
  %504 = getelementptr inbounds nuw i8, ptr %503, i64 24
  %505 = load ptr, ptr %504, align 8, !tbaa !49
  %506 = getelementptr inbounds nuw i8, ptr %182, i64 16
  %507 = load i64, ptr %506, align 8, !tbaa !123
  %508 = load ptr, ptr %180, align 8, !tbaa !55
  %509 = load ptr, ptr %508, align 8, !tbaa !72
  %510 = ptrtoint ptr %178 to i64
  %511 = ptrtoint ptr %509 to i64
  %512 = sub i64 %510, %511
  %513 = sdiv exact i64 %512, 44
  %514 = add nsw i64 %513, -7046029254386353131
  %515 = xor i64 %514, %507
  %516 = mul i64 %515, -49064778989728563
  %517 = lshr i64 %516, 32
  %518 = xor i64 %517, %516
  %519 = mul i64 %518, -4265267296055464877
  %520 = lshr i64 %516, 29
  %521 = xor i64 %519, %520
  %522 = call fastcc ptr @new_instance(ptr noundef nonnull %0, ptr noundef %503, ptr noundef %505, i32 noundef signext 1, i64 noundef %521)
  %523 = icmp eq ptr %522, null
  br i1 %523, label %925, label %524

524:                                              ; preds = %498
  %525 = getelementptr inbounds nuw i8, ptr %522, i64 16
  store ptr %178, ptr %525, align 8, !tbaa !145
  %526 = getelementptr inbounds nuw i8, ptr %522, i64 24
  store ptr %180, ptr %526, align 8, !tbaa !146
  %527 = getelementptr inbounds nuw i8, ptr %522, i64 40
  store ptr %182, ptr %527, align 8, !tbaa !147
  %528 = getelementptr inbounds nuw i8, ptr %503, i64 56
  %529 = load i32, ptr %528, align 8, !tbaa !61
  %530 = icmp sgt i32 %529, 0
  br i1 %530, label %531, label %535

531:                                              ; preds = %524
  %532 = getelementptr inbounds nuw i8, ptr %522, i64 112
  %533 = load ptr, ptr %532, align 8, !tbaa !63
  %534 = zext nneg i32 %529 to i64
  br label %568

535:                                              ; preds = %568, %524
  %536 = getelementptr inbounds nuw i8, ptr %522, i64 80
  %537 = load ptr, ptr %536, align 8, !tbaa !64
  %538 = getelementptr inbounds nuw i8, ptr %522, i64 8
  %539 = load ptr, ptr %538, align 8, !tbaa !65
  %540 = load ptr, ptr %537, align 8, !tbaa !66
  %541 = getelementptr inbounds nuw i8, ptr %539, i64 28
  %542 = load i32, ptr %541, align 4, !tbaa !67
  %543 = add nsw i32 %542, 1
  %544 = sext i32 %543 to i64
  %545 = getelementptr inbounds nuw i8, ptr %540, i64 8
  store i64 %544, ptr %545, align 8, !tbaa !69
  %546 = icmp sgt i32 %542, 0
  br i1 %546, label %550, label %547

547:                                              ; preds = %550, %535
  %548 = load i32, ptr %93, align 8, !tbaa !71
  %549 = icmp eq i32 %548, 0
  br i1 %549, label %567, label %925

550:                                              ; preds = %535, %550
  %551 = phi i64 [ %561, %550 ], [ 0, %535 ]
  %552 = phi ptr [ %562, %550 ], [ %539, %535 ]
  %553 = load ptr, ptr %522, align 8, !tbaa !55
  %554 = load ptr, ptr %553, align 8, !tbaa !72
  %555 = getelementptr inbounds nuw i8, ptr %552, i64 32
  %556 = load ptr, ptr %555, align 8, !tbaa !73
  %557 = getelementptr inbounds nuw i32, ptr %556, i64 %551
  %558 = load i32, ptr %557, align 4, !tbaa !9
  %559 = sext i32 %558 to i64
  %560 = getelementptr inbounds %struct.tfc_node, ptr %554, i64 %559
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #25
  store ptr %560, ptr %3, align 8, !tbaa !74
  store ptr %522, ptr %120, align 8, !tbaa !75
  store ptr %540, ptr %121, align 8, !tbaa !66
  store i32 0, ptr %122, align 8, !tbaa !9
  store i32 0, ptr %123, align 4
  call fastcc void @push(ptr noundef nonnull %0, ptr dead_on_return noundef %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #25
  %561 = add nuw nsw i64 %551, 1
  %562 = load ptr, ptr %538, align 8, !tbaa !65
  %563 = getelementptr inbounds nuw i8, ptr %562, i64 28
  %564 = load i32, ptr %563, align 4, !tbaa !67
  %565 = sext i32 %564 to i64
  %566 = icmp slt i64 %561, %565
  br i1 %566, label %550, label %547, !llvm.loop !76

567:                                              ; preds = %547
  call fastcc void @settle(ptr noundef nonnull %0, ptr noundef nonnull %522, ptr noundef nonnull %540)
  br label %925

568:                                              ; preds = %568, %531
  %569 = phi i64 [ 0, %531 ], [ %573, %568 ]
  %570 = getelementptr inbounds nuw ptr, ptr %199, i64 %569
  %571 = load ptr, ptr %570, align 8, !tbaa !77
  %572 = getelementptr inbounds nuw ptr, ptr %533, i64 %569
  store ptr %571, ptr %572, align 8, !tbaa !77
  store ptr null, ptr %570, align 8, !tbaa !77
  %573 = add nuw nsw i64 %569, 1
  %574 = icmp eq i64 %573, %534
  br i1 %574, label %535, label %568, !llvm.loop !148

575:                                              ; preds = %435
  %576 = load ptr, ptr %117, align 8, !tbaa !149
  %577 = getelementptr inbounds nuw i8, ptr %178, i64 4
  %578 = load i32, ptr %577, align 4, !tbaa !105
  %579 = sext i32 %578 to i64
  %580 = getelementptr inbounds %struct.tfc_region_use, ptr %576, i64 %579
  %581 = getelementptr inbounds nuw i8, ptr %178, i64 20
  %582 = load i32, ptr %581, align 4, !tbaa !150
  %583 = icmp sgt i32 %582, 0
  br i1 %583, label %584, label %588

584:                                              ; preds = %575
  %585 = getelementptr inbounds nuw i8, ptr %580, i64 16
  %586 = getelementptr inbounds nuw i8, ptr %580, i64 8
  %587 = zext nneg i32 %582 to i64
  br label %596

588:                                              ; preds = %609, %575
  %589 = getelementptr inbounds nuw i8, ptr %178, i64 24
  %590 = load i32, ptr %589, align 4, !tbaa !137
  %591 = icmp sgt i32 %590, 0
  br i1 %591, label %592, label %612

592:                                              ; preds = %588
  %593 = getelementptr inbounds nuw i8, ptr %580, i64 24
  %594 = getelementptr inbounds nuw i8, ptr %580, i64 8
  %595 = getelementptr inbounds nuw i8, ptr %178, i64 36
  br label %619

596:                                              ; preds = %609, %584
  %597 = phi i64 [ 0, %584 ], [ %610, %609 ]
  %598 = load ptr, ptr %585, align 8, !tbaa !151
  %599 = getelementptr inbounds nuw i32, ptr %598, i64 %597
  %600 = load i32, ptr %599, align 4, !tbaa !9
  %601 = icmp sgt i32 %600, -1
  br i1 %601, label %602, label %609

602:                                              ; preds = %596
  %603 = getelementptr inbounds nuw ptr, ptr %199, i64 %597
  %604 = load ptr, ptr %603, align 8, !tbaa !77
  %605 = load ptr, ptr %604, align 8, !tbaa !133
  %606 = load ptr, ptr %586, align 8, !tbaa !155
  %607 = zext nneg i32 %600 to i64
  %608 = getelementptr inbounds nuw ptr, ptr %606, i64 %607
  store ptr %605, ptr %608, align 8, !tbaa !35
  br label %609

609:                                              ; preds = %602, %596
  %610 = add nuw nsw i64 %597, 1
  %611 = icmp eq i64 %610, %587
  br i1 %611, label %588, label %596, !llvm.loop !156

612:                                              ; preds = %667, %588
  %613 = getelementptr inbounds nuw i8, ptr %580, i64 40
  %614 = load i64, ptr %613, align 8, !tbaa !157
  %615 = icmp sgt i64 %614, 0
  br i1 %615, label %616, label %672

616:                                              ; preds = %612
  %617 = getelementptr inbounds nuw i8, ptr %580, i64 8
  %618 = getelementptr inbounds nuw i8, ptr %580, i64 32
  br label %675

619:                                              ; preds = %667, %592
  %620 = phi i64 [ 0, %592 ], [ %668, %667 ]
  %621 = load ptr, ptr %180, align 8, !tbaa !55
  %622 = load i32, ptr %595, align 4, !tbaa !138
  %623 = trunc nuw nsw i64 %620 to i32
  %624 = add nsw i32 %622, %623
  %625 = getelementptr inbounds nuw i8, ptr %621, i64 40
  %626 = load ptr, ptr %625, align 8, !tbaa !139
  %627 = sext i32 %624 to i64
  %628 = getelementptr inbounds i32, ptr %626, i64 %627
  %629 = load i32, ptr %628, align 4, !tbaa !9
  %630 = icmp sgt i32 %629, -1
  br i1 %630, label %631, label %644

631:                                              ; preds = %619
  %632 = zext nneg i32 %629 to i64
  %633 = getelementptr inbounds nuw ptr, ptr %199, i64 %632
  %634 = load ptr, ptr %633, align 8, !tbaa !77
  %635 = icmp eq ptr %634, null
  br i1 %635, label %636, label %639

636:                                              ; preds = %631
  %637 = and i64 %620, 4294967295
  %638 = getelementptr inbounds nuw ptr, ptr %200, i64 %637
  store ptr null, ptr %638, align 8, !tbaa !77
  br label %921

639:                                              ; preds = %631
  %640 = getelementptr inbounds nuw i8, ptr %634, i64 24
  %641 = load i32, ptr %640, align 8, !tbaa !78
  %642 = add nsw i32 %641, 1
  store i32 %642, ptr %640, align 8, !tbaa !78
  %643 = getelementptr inbounds nuw ptr, ptr %200, i64 %620
  store ptr %634, ptr %643, align 8, !tbaa !77
  br label %656

644:                                              ; preds = %619
  %645 = getelementptr inbounds nuw i8, ptr %621, i64 32
  %646 = load ptr, ptr %645, align 8, !tbaa !141
  %647 = getelementptr inbounds i64, ptr %646, i64 %627
  %648 = load i64, ptr %647, align 8, !tbaa !125
  %649 = getelementptr inbounds nuw i8, ptr %621, i64 48
  %650 = load ptr, ptr %649, align 8, !tbaa !142
  %651 = getelementptr inbounds i32, ptr %650, i64 %627
  %652 = load i32, ptr %651, align 4, !tbaa !9
  %653 = call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %648, i32 noundef signext %652)
  %654 = getelementptr inbounds nuw ptr, ptr %200, i64 %620
  store ptr %653, ptr %654, align 8, !tbaa !77
  %655 = icmp eq ptr %653, null
  br i1 %655, label %921, label %656

656:                                              ; preds = %644, %639
  %657 = phi ptr [ %634, %639 ], [ %653, %644 ]
  %658 = load ptr, ptr %593, align 8, !tbaa !158
  %659 = getelementptr inbounds nuw i32, ptr %658, i64 %620
  %660 = load i32, ptr %659, align 4, !tbaa !9
  %661 = icmp sgt i32 %660, -1
  br i1 %661, label %662, label %667

662:                                              ; preds = %656
  %663 = load ptr, ptr %657, align 8, !tbaa !133
  %664 = load ptr, ptr %594, align 8, !tbaa !155
  %665 = zext nneg i32 %660 to i64
  %666 = getelementptr inbounds nuw ptr, ptr %664, i64 %665
  store ptr %663, ptr %666, align 8, !tbaa !35
  br label %667

667:                                              ; preds = %662, %656
  %668 = add nuw nsw i64 %620, 1
  %669 = load i32, ptr %589, align 4, !tbaa !137
  %670 = sext i32 %669 to i64
  %671 = icmp slt i64 %668, %670
  br i1 %671, label %619, label %612, !llvm.loop !159

672:                                              ; preds = %675, %612
  %673 = load ptr, ptr %107, align 8, !tbaa !122
  %674 = icmp eq ptr %673, null
  br i1 %674, label %699, label %693

675:                                              ; preds = %675, %616
  %676 = phi i64 [ 0, %616 ], [ %691, %675 ]
  %677 = load ptr, ptr %617, align 8, !tbaa !155
  %678 = load ptr, ptr %618, align 8, !tbaa !160
  %679 = getelementptr inbounds nuw %struct.tfc_move, ptr %678, i64 %676
  %680 = getelementptr inbounds nuw i8, ptr %679, i64 4
  %681 = load i32, ptr %680, align 4, !tbaa !161
  %682 = sext i32 %681 to i64
  %683 = getelementptr inbounds ptr, ptr %677, i64 %682
  %684 = load ptr, ptr %683, align 8, !tbaa !35
  %685 = getelementptr inbounds nuw i8, ptr %679, i64 8
  %686 = load i64, ptr %685, align 8, !tbaa !163
  %687 = getelementptr inbounds i8, ptr %684, i64 %686
  %688 = load i32, ptr %679, align 8, !tbaa !164
  %689 = sext i32 %688 to i64
  %690 = getelementptr inbounds ptr, ptr %677, i64 %689
  store ptr %687, ptr %690, align 8, !tbaa !35
  %691 = add nuw nsw i64 %676, 1
  %692 = icmp eq i64 %691, %614
  br i1 %692, label %672, label %675, !llvm.loop !165

693:                                              ; preds = %672
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #25
  %694 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %4) #25
  %695 = load i64, ptr %4, align 8, !tbaa !88
  %696 = mul nsw i64 %695, 1000000000
  %697 = load i64, ptr %118, align 8, !tbaa !90
  %698 = add nsw i64 %696, %697
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #25
  br label %699

699:                                              ; preds = %693, %672
  %700 = phi i64 [ %698, %693 ], [ 0, %672 ]
  %701 = getelementptr inbounds nuw i8, ptr %580, i64 48
  %702 = load i64, ptr %701, align 8, !tbaa !166
  %703 = icmp ne i64 %702, 0
  %704 = zext i1 %703 to i32
  %705 = load i32, ptr %119, align 8, !tbaa !167
  %706 = or i32 %705, %704
  store i32 %706, ptr %119, align 8, !tbaa !167
  %707 = load ptr, ptr %580, align 8, !tbaa !168
  %708 = icmp eq ptr %707, null
  br i1 %708, label %711, label %709

709:                                              ; preds = %699
  %710 = call signext i32 @tfc_walk(ptr noundef nonnull %707)
  br label %711

711:                                              ; preds = %709, %699
  %712 = phi i32 [ %710, %709 ], [ 0, %699 ]
  %713 = load ptr, ptr %107, align 8, !tbaa !122
  %714 = icmp eq ptr %713, null
  %715 = icmp ne i32 %712, 0
  %716 = select i1 %714, i1 true, i1 %715
  br i1 %716, label %729, label %717

717:                                              ; preds = %711
  %718 = load ptr, ptr %11, align 8, !tbaa !36
  %719 = getelementptr inbounds nuw i8, ptr %718, i64 32
  %720 = load ptr, ptr %719, align 8, !tbaa !130
  %721 = icmp eq ptr %720, null
  br i1 %721, label %728, label %722

722:                                              ; preds = %717
  %723 = getelementptr inbounds nuw i8, ptr %720, i64 40
  %724 = load ptr, ptr %723, align 8, !tbaa !169
  %725 = call signext i32 %724(ptr noundef nonnull %720, ptr noundef nonnull %718, ptr noundef null, ptr noundef null, i64 noundef 0) #25
  %726 = icmp eq i32 %725, 0
  br i1 %726, label %728, label %727

727:                                              ; preds = %722
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef signext %725, i32 noundef signext 6, ptr noundef readonly %180, ptr noundef nonnull %178)
  br label %728

728:                                              ; preds = %727, %722, %717
  call fastcc void @note(ptr noundef nonnull %0, ptr noundef %180, ptr noundef %182, ptr noundef nonnull %178, i64 noundef %700)
  br label %731

729:                                              ; preds = %711
  call fastcc void @note(ptr noundef nonnull %0, ptr noundef %180, ptr noundef %182, ptr noundef nonnull %178, i64 noundef %700)
  br i1 %715, label %730, label %731

730:                                              ; preds = %729
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef signext %712, i32 noundef signext 0, ptr noundef %180, ptr noundef nonnull %178)
  br label %731

731:                                              ; preds = %728, %730, %729
  %732 = load i32, ptr %589, align 4, !tbaa !137
  %733 = icmp sgt i32 %732, 0
  br i1 %733, label %734, label %921

734:                                              ; preds = %731
  %735 = getelementptr inbounds nuw i8, ptr %580, i64 24
  %736 = getelementptr inbounds nuw i8, ptr %580, i64 8
  br label %737

737:                                              ; preds = %767, %734
  %738 = phi i64 [ 0, %734 ], [ %768, %767 ]
  %739 = load ptr, ptr %735, align 8, !tbaa !158
  %740 = getelementptr inbounds nuw i32, ptr %739, i64 %738
  %741 = load i32, ptr %740, align 4, !tbaa !9
  %742 = icmp slt i32 %741, -1
  br i1 %742, label %743, label %767

743:                                              ; preds = %737
  %744 = load ptr, ptr %11, align 8, !tbaa !36
  %745 = getelementptr inbounds nuw ptr, ptr %200, i64 %738
  %746 = load ptr, ptr %745, align 8, !tbaa !77
  %747 = load ptr, ptr %746, align 8, !tbaa !133
  %748 = load ptr, ptr %736, align 8, !tbaa !155
  %749 = sub nuw nsw i32 -2, %741
  %750 = zext nneg i32 %749 to i64
  %751 = getelementptr inbounds nuw ptr, ptr %748, i64 %750
  %752 = load ptr, ptr %751, align 8, !tbaa !35
  %753 = getelementptr inbounds nuw i8, ptr %746, i64 16
  %754 = load i64, ptr %753, align 8, !tbaa !31
  %755 = getelementptr inbounds nuw i8, ptr %744, i64 32
  %756 = load ptr, ptr %755, align 8, !tbaa !130
  %757 = icmp eq ptr %756, null
  br i1 %757, label %760, label %758

758:                                              ; preds = %743
  %759 = icmp eq i64 %754, 0
  br i1 %759, label %767, label %761

760:                                              ; preds = %743
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %747, ptr readonly align 1 %752, i64 %754, i1 false)
  br label %767

761:                                              ; preds = %758
  %762 = getelementptr inbounds nuw i8, ptr %756, i64 64
  %763 = load ptr, ptr %762, align 8, !tbaa !170
  %764 = call signext i32 %763(ptr noundef nonnull %756, ptr noundef %747, ptr noundef %752, i64 noundef %754) #25
  %765 = icmp eq i32 %764, 0
  br i1 %765, label %767, label %766

766:                                              ; preds = %761
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef signext %764, i32 noundef signext 6, ptr noundef readonly %180, ptr noundef nonnull %178)
  br label %767

767:                                              ; preds = %766, %761, %760, %758, %737
  %768 = add nuw nsw i64 %738, 1
  %769 = load i32, ptr %589, align 4, !tbaa !137
  %770 = sext i32 %769 to i64
  %771 = icmp slt i64 %768, %770
  br i1 %771, label %737, label %921, !llvm.loop !171

772:                                              ; preds = %435
  %773 = load ptr, ptr %180, align 8, !tbaa !55
  %774 = getelementptr inbounds nuw i8, ptr %773, i64 16
  %775 = load ptr, ptr %774, align 8, !tbaa !172
  %776 = getelementptr inbounds nuw i8, ptr %178, i64 40
  %777 = load i32, ptr %776, align 4, !tbaa !173
  br label %778

778:                                              ; preds = %778, %772
  %779 = phi i64 [ %783, %778 ], [ 0, %772 ]
  %780 = getelementptr inbounds nuw ptr, ptr %199, i64 %779
  %781 = load ptr, ptr %780, align 8, !tbaa !77
  %782 = icmp eq ptr %781, null
  %783 = add nuw nsw i64 %779, 1
  br i1 %782, label %778, label %784, !llvm.loop !174

784:                                              ; preds = %778
  %785 = sext i32 %777 to i64
  %786 = getelementptr inbounds i32, ptr %775, i64 %785
  %787 = trunc nuw nsw i64 %779 to i32
  %788 = getelementptr inbounds nuw i8, ptr %781, i64 24
  %789 = load i32, ptr %788, align 8, !tbaa !78
  %790 = add nsw i32 %789, 1
  store i32 %790, ptr %788, align 8, !tbaa !78
  store ptr %781, ptr %200, align 8, !tbaa !77
  %791 = getelementptr inbounds nuw i8, ptr %200, i64 8
  store ptr null, ptr %791, align 8, !tbaa !77
  %792 = getelementptr inbounds nuw i8, ptr %786, i64 4
  %793 = load i32, ptr %792, align 4, !tbaa !9
  %794 = getelementptr inbounds nuw i8, ptr %786, i64 8
  %795 = load i32, ptr %794, align 4, !tbaa !9
  %796 = icmp eq i32 %793, %795
  br i1 %796, label %921, label %797

797:                                              ; preds = %784
  %798 = getelementptr inbounds nuw i8, ptr %178, i64 36
  %799 = load i32, ptr %798, align 4, !tbaa !138
  %800 = add nsw i32 %799, 1
  %801 = getelementptr inbounds nuw i8, ptr %773, i64 40
  %802 = load ptr, ptr %801, align 8, !tbaa !139
  %803 = sext i32 %800 to i64
  %804 = getelementptr inbounds i32, ptr %802, i64 %803
  %805 = load i32, ptr %804, align 4, !tbaa !9
  %806 = icmp sgt i32 %805, -1
  br i1 %806, label %807, label %816

807:                                              ; preds = %797
  %808 = zext nneg i32 %805 to i64
  %809 = getelementptr inbounds nuw ptr, ptr %199, i64 %808
  %810 = load ptr, ptr %809, align 8, !tbaa !77
  %811 = icmp eq ptr %810, null
  br i1 %811, label %921, label %812

812:                                              ; preds = %807
  %813 = getelementptr inbounds nuw i8, ptr %810, i64 24
  %814 = load i32, ptr %813, align 8, !tbaa !78
  %815 = add nsw i32 %814, 1
  store i32 %815, ptr %813, align 8, !tbaa !78
  store ptr %810, ptr %791, align 8, !tbaa !77
  br label %827

816:                                              ; preds = %797
  %817 = getelementptr inbounds nuw i8, ptr %773, i64 32
  %818 = load ptr, ptr %817, align 8, !tbaa !141
  %819 = getelementptr inbounds i64, ptr %818, i64 %803
  %820 = load i64, ptr %819, align 8, !tbaa !125
  %821 = getelementptr inbounds nuw i8, ptr %773, i64 48
  %822 = load ptr, ptr %821, align 8, !tbaa !142
  %823 = getelementptr inbounds i32, ptr %822, i64 %803
  %824 = load i32, ptr %823, align 4, !tbaa !9
  %825 = call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %820, i32 noundef signext %824)
  store ptr %825, ptr %791, align 8, !tbaa !77
  %826 = icmp eq ptr %825, null
  br i1 %826, label %921, label %827

827:                                              ; preds = %816, %812
  %828 = phi ptr [ %810, %812 ], [ %825, %816 ]
  %829 = load ptr, ptr %11, align 8, !tbaa !36
  %830 = load ptr, ptr %828, align 8, !tbaa !133
  %831 = getelementptr inbounds nuw i8, ptr %829, i64 32
  %832 = load ptr, ptr %831, align 8, !tbaa !130
  %833 = icmp eq ptr %832, null
  br i1 %833, label %834, label %835

834:                                              ; preds = %827
  store i32 %787, ptr %830, align 4, !tbaa !9
  br label %921

835:                                              ; preds = %827
  %836 = getelementptr inbounds nuw i8, ptr %832, i64 48
  %837 = load ptr, ptr %836, align 8, !tbaa !175
  %838 = call signext i32 %837(ptr noundef nonnull %832, ptr noundef null, ptr noundef %830, i32 noundef signext %787) #25
  %839 = icmp eq i32 %838, 0
  br i1 %839, label %921, label %840

840:                                              ; preds = %835
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef signext %838, i32 noundef signext 6, ptr noundef nonnull readonly %180, ptr noundef nonnull %178)
  br label %921

841:                                              ; preds = %435
  %842 = load ptr, ptr %199, align 8, !tbaa !77
  %843 = icmp eq ptr %842, null
  br i1 %843, label %848, label %844

844:                                              ; preds = %841
  %845 = getelementptr inbounds nuw i8, ptr %842, i64 24
  %846 = load i32, ptr %845, align 8, !tbaa !78
  %847 = add nsw i32 %846, 1
  store i32 %847, ptr %845, align 8, !tbaa !78
  br label %848

848:                                              ; preds = %844, %841
  %849 = load ptr, ptr %11, align 8, !tbaa !36
  %850 = getelementptr inbounds nuw i8, ptr %199, i64 8
  %851 = load ptr, ptr %850, align 8, !tbaa !77
  %852 = load ptr, ptr %851, align 8, !tbaa !133
  %853 = getelementptr inbounds nuw i8, ptr %849, i64 32
  %854 = load ptr, ptr %853, align 8, !tbaa !130
  %855 = icmp eq ptr %854, null
  br i1 %855, label %856, label %858

856:                                              ; preds = %848
  %857 = load i8, ptr %852, align 1, !tbaa !102
  store i8 %857, ptr %8, align 1, !tbaa !102
  br label %864

858:                                              ; preds = %848
  %859 = getelementptr inbounds nuw i8, ptr %854, i64 40
  %860 = load ptr, ptr %859, align 8, !tbaa !169
  %861 = call signext i32 %860(ptr noundef nonnull %854, ptr noundef nonnull %849, ptr noundef nonnull %8, ptr noundef %852, i64 noundef 1) #25
  %862 = icmp eq i32 %861, 0
  br i1 %862, label %864, label %863

863:                                              ; preds = %858
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef signext %861, i32 noundef signext 6, ptr noundef readonly %180, ptr noundef nonnull %178)
  br label %864

864:                                              ; preds = %863, %858, %856
  %865 = load i8, ptr %8, align 1, !tbaa !102
  %866 = icmp eq i8 %865, 0
  %867 = select i1 %866, ptr %842, ptr null
  store ptr %867, ptr %200, align 8, !tbaa !77
  %868 = icmp eq ptr %867, null
  %869 = select i1 %868, ptr %842, ptr null
  %870 = getelementptr inbounds nuw i8, ptr %200, i64 8
  store ptr %869, ptr %870, align 8, !tbaa !77
  br label %921

871:                                              ; preds = %435, %435, %435, %435
  %872 = load ptr, ptr %199, align 8, !tbaa !77
  %873 = icmp eq ptr %872, null
  br i1 %873, label %878, label %874

874:                                              ; preds = %871
  %875 = getelementptr inbounds nuw i8, ptr %872, i64 24
  %876 = load i32, ptr %875, align 8, !tbaa !78
  %877 = add nsw i32 %876, 1
  store i32 %877, ptr %875, align 8, !tbaa !78
  br label %878

878:                                              ; preds = %874, %871
  store ptr %872, ptr %200, align 8, !tbaa !77
  br label %921

879:                                              ; preds = %435
  %880 = load ptr, ptr %116, align 8, !tbaa !176
  %881 = getelementptr inbounds nuw i8, ptr %178, i64 4
  %882 = load i32, ptr %881, align 4, !tbaa !105
  %883 = sext i32 %882 to i64
  %884 = getelementptr inbounds ptr, ptr %880, i64 %883
  %885 = load ptr, ptr %884, align 8, !tbaa !77
  %886 = icmp eq ptr %885, null
  br i1 %886, label %891, label %887

887:                                              ; preds = %879
  %888 = getelementptr inbounds nuw i8, ptr %885, i64 24
  %889 = load i32, ptr %888, align 8, !tbaa !78
  %890 = add nsw i32 %889, 1
  store i32 %890, ptr %888, align 8, !tbaa !78
  br label %891

891:                                              ; preds = %887, %879
  store ptr %885, ptr %200, align 8, !tbaa !77
  br label %921

892:                                              ; preds = %435
  %893 = getelementptr inbounds nuw i8, ptr %180, i64 112
  %894 = load ptr, ptr %893, align 8, !tbaa !63
  %895 = getelementptr inbounds nuw i8, ptr %178, i64 4
  %896 = load i32, ptr %895, align 4, !tbaa !105
  %897 = sext i32 %896 to i64
  %898 = getelementptr inbounds ptr, ptr %894, i64 %897
  %899 = load ptr, ptr %898, align 8, !tbaa !77
  store ptr %899, ptr %200, align 8, !tbaa !77
  store ptr null, ptr %898, align 8, !tbaa !77
  br label %921

900:                                              ; preds = %435
  %901 = load ptr, ptr %199, align 8, !tbaa !77
  %902 = icmp eq ptr %901, null
  br i1 %902, label %907, label %903

903:                                              ; preds = %900
  %904 = getelementptr inbounds nuw i8, ptr %901, i64 24
  %905 = load i32, ptr %904, align 8, !tbaa !78
  %906 = add nsw i32 %905, 1
  store i32 %906, ptr %904, align 8, !tbaa !78
  br label %907

907:                                              ; preds = %903, %900
  %908 = getelementptr inbounds nuw i8, ptr %180, i64 120
  %909 = load ptr, ptr %908, align 8, !tbaa !177
  %910 = getelementptr inbounds nuw i8, ptr %178, i64 4
  %911 = load i32, ptr %910, align 4, !tbaa !105
  %912 = sext i32 %911 to i64
  %913 = getelementptr inbounds ptr, ptr %909, i64 %912
  store ptr %901, ptr %913, align 8, !tbaa !77
  %914 = getelementptr inbounds nuw i8, ptr %180, i64 24
  %915 = load ptr, ptr %914, align 8, !tbaa !146
  %916 = icmp eq ptr %915, null
  br i1 %916, label %917, label %921

917:                                              ; preds = %907
  %918 = load ptr, ptr %199, align 8, !tbaa !77
  %919 = load ptr, ptr %115, align 8, !tbaa !178
  %920 = getelementptr inbounds ptr, ptr %919, i64 %912
  store ptr %918, ptr %920, align 8, !tbaa !77
  br label %921

921:                                              ; preds = %644, %767, %840, %835, %834, %816, %807, %784, %731, %636, %917, %907, %892, %891, %878, %864, %435, %433, %432
  %922 = load i32, ptr %93, align 8, !tbaa !71
  %923 = icmp eq i32 %922, 0
  br i1 %923, label %924, label %925

924:                                              ; preds = %921
  call fastcc void @complete(ptr noundef nonnull %0, ptr noundef %180, ptr noundef %182, ptr noundef nonnull %178, ptr noundef %200, i32 noundef signext %184)
  br label %925

925:                                              ; preds = %474, %567, %547, %498, %464, %436, %202, %289, %291, %921, %924
  %926 = load ptr, ptr %15, align 8, !tbaa !45
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #25
  %927 = icmp eq ptr %926, null
  br i1 %927, label %128, label %936, !llvm.loop !179

928:                                              ; preds = %170
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef signext 1, i32 noundef signext 1, ptr noundef null, ptr noundef null)
  %929 = load i32, ptr %93, align 8, !tbaa !71
  %930 = icmp eq i32 %929, 0
  br i1 %930, label %931, label %936

931:                                              ; preds = %137, %928
  %932 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %933 = load i64, ptr %932, align 8, !tbaa !180
  %934 = icmp eq i64 %933, 0
  %935 = select i1 %934, i32 0, i32 -2
  br label %936

936:                                              ; preds = %128, %134, %143, %155, %925, %494, %928, %931
  %937 = phi i32 [ %929, %928 ], [ %935, %931 ], [ -1, %494 ], [ %135, %134 ], [ %129, %128 ], [ -2, %143 ], [ -1, %925 ], [ -2, %155 ]
  ret i32 %937
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @empty_inbox(ptr noundef captures(none) %0) unnamed_addr #31 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %3 = load ptr, ptr %2, align 8, !tbaa !81
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 36
  br label %11

5:                                                ; preds = %11
  %6 = add nuw nsw i32 %12, 1
  %7 = icmp eq i32 %6, 100
  br i1 %7, label %8, label %11, !llvm.loop !110

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
  %16 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %4, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #25
  %17 = atomicrmw xchg ptr %4, i32 2 acquire, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %15, !llvm.loop !111

19:                                               ; preds = %11, %15, %8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %21 = atomicrmw xchg ptr %20, i64 0 monotonic, align 8
  %22 = inttoptr i64 %21 to ptr
  %23 = load ptr, ptr %2, align 8, !tbaa !81
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 36
  %25 = atomicrmw xchg ptr %24, i32 0 release, align 4
  %26 = icmp eq i32 %25, 2
  br i1 %26, label %27, label %29

27:                                               ; preds = %19
  %28 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %24, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #25
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
  %37 = load ptr, ptr %35, align 8, !tbaa !118
  store ptr %36, ptr %35, align 8, !tbaa !118
  %38 = icmp eq ptr %37, null
  br i1 %38, label %31, label %34, !llvm.loop !181

39:                                               ; preds = %31, %54
  %40 = phi ptr [ %35, %31 ], [ %44, %54 ]
  %41 = load i32, ptr %32, align 8, !tbaa !71
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %56

43:                                               ; preds = %39
  %44 = load ptr, ptr %40, align 8, !tbaa !118
  %45 = getelementptr inbounds nuw i8, ptr %40, i64 52
  %46 = load i32, ptr %45, align 4, !tbaa !117
  switch i32 %46, label %53 [
    i32 0, label %47
    i32 2, label %50
  ]

47:                                               ; preds = %43
  %48 = getelementptr inbounds nuw i8, ptr %40, i64 16
  %49 = load ptr, ptr %48, align 8, !tbaa !182
  tail call fastcc void @drop(ptr noundef nonnull %0, ptr noundef %49)
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef nonnull %40, i64 noundef 56)
  br label %54, !llvm.loop !183

50:                                               ; preds = %43
  %51 = load i64, ptr %33, align 8, !tbaa !144
  %52 = add nsw i64 %51, -1
  store i64 %52, ptr %33, align 8, !tbaa !144
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
define internal fastcc void @fail(ptr noundef captures(none) %0, i32 noundef signext range(i32 1, 0) %1, i32 noundef signext range(i32 0, 7) %2, ptr noundef readonly captures(address_is_null) %3, ptr noundef %4) unnamed_addr #32 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %7 = load i32, ptr %6, align 8, !tbaa !71
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %34

9:                                                ; preds = %5
  store i32 %1, ptr %6, align 8, !tbaa !71
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 116
  store i32 %2, ptr %10, align 4, !tbaa !184
  %11 = icmp eq ptr %3, null
  br i1 %11, label %12, label %14

12:                                               ; preds = %9
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i32 -1, ptr %13, align 8, !tbaa !185
  br label %31

14:                                               ; preds = %9
  %15 = load ptr, ptr %3, align 8, !tbaa !55
  %16 = load ptr, ptr %0, align 8, !tbaa !47
  %17 = ptrtoint ptr %15 to i64
  %18 = ptrtoint ptr %16 to i64
  %19 = sub i64 %17, %18
  %20 = lshr exact i64 %19, 6
  %21 = trunc i64 %20 to i32
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i32 %21, ptr %22, align 8, !tbaa !185
  %23 = icmp eq ptr %4, null
  br i1 %23, label %31, label %24

24:                                               ; preds = %14
  %25 = load ptr, ptr %15, align 8, !tbaa !72
  %26 = ptrtoint ptr %4 to i64
  %27 = ptrtoint ptr %25 to i64
  %28 = sub i64 %26, %27
  %29 = sdiv exact i64 %28, 44
  %30 = trunc i64 %29 to i32
  br label %31

31:                                               ; preds = %12, %14, %24
  %32 = phi i32 [ %30, %24 ], [ -1, %14 ], [ -1, %12 ]
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 124
  store i32 %32, ptr %33, align 4, !tbaa !186
  br label %34

34:                                               ; preds = %5, %31
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nounwind uwtable
define void @tfc_finish(ptr noundef captures(none) %0, ptr noundef %1) local_unnamed_addr #30 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %4 = load i64, ptr %3, align 8, !tbaa !144
  %5 = add nsw i64 %4, -1
  store i64 %5, ptr %3, align 8, !tbaa !144
  tail call fastcc void @end_activation(ptr noundef %0, ptr noundef %1)
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @end_activation(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #30 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %4 = load ptr, ptr %3, align 8, !tbaa !187
  %5 = load ptr, ptr %4, align 8, !tbaa !55
  %6 = load ptr, ptr %5, align 8, !tbaa !72
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %8 = load i32, ptr %7, align 4, !tbaa !188
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_node, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %12 = load i64, ptr %11, align 8, !tbaa !180
  %13 = add nsw i64 %12, -1
  store i64 %13, ptr %11, align 8, !tbaa !180
  %14 = load i32, ptr %10, align 4, !tbaa !103
  %15 = icmp eq i32 %14, 15
  br i1 %15, label %16, label %169

16:                                               ; preds = %2
  %17 = load ptr, ptr %0, align 8, !tbaa !47
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %19 = load i32, ptr %18, align 8, !tbaa !189
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds %struct.tfc_graph, ptr %17, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %23 = load ptr, ptr %22, align 8, !tbaa !121
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %25 = load ptr, ptr %24, align 8, !tbaa !182
  %26 = icmp eq ptr %25, null
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 64
  br i1 %26, label %28, label %29

28:                                               ; preds = %16
  store i32 1, ptr %27, align 8, !tbaa !190
  br label %121

29:                                               ; preds = %16
  %30 = load i32, ptr %27, align 8, !tbaa !190
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %121

32:                                               ; preds = %29
  %33 = getelementptr inbounds nuw i8, ptr %21, i64 32
  %34 = load ptr, ptr %33, align 8, !tbaa !141
  %35 = getelementptr inbounds nuw i8, ptr %10, i64 36
  %36 = load i32, ptr %35, align 4, !tbaa !138
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i64, ptr %34, i64 %37
  %39 = load i64, ptr %38, align 8, !tbaa !125
  %40 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %41 = load i64, ptr %40, align 8, !tbaa !31
  %42 = icmp eq i64 %39, %41
  br i1 %42, label %44, label %43

43:                                               ; preds = %32
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef signext 13, i32 noundef signext 5, ptr noundef nonnull %4, ptr noundef nonnull %10)
  br label %121

44:                                               ; preds = %32
  %45 = getelementptr inbounds nuw i8, ptr %21, i64 48
  %46 = load ptr, ptr %45, align 8, !tbaa !142
  %47 = getelementptr inbounds i32, ptr %46, i64 %37
  %48 = load i32, ptr %47, align 4, !tbaa !9
  %49 = tail call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %39, i32 noundef signext %48)
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %51 = load ptr, ptr %50, align 8, !tbaa !140
  store ptr %49, ptr %51, align 8, !tbaa !77
  %52 = icmp eq ptr %49, null
  br i1 %52, label %169, label %53

53:                                               ; preds = %44
  %54 = getelementptr inbounds nuw i8, ptr %23, i64 40
  %55 = load ptr, ptr %54, align 8, !tbaa !134
  %56 = icmp eq ptr %55, null
  br i1 %56, label %74, label %57

57:                                               ; preds = %53
  %58 = load ptr, ptr %49, align 8, !tbaa !133
  %59 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %60 = load ptr, ptr %59, align 8, !tbaa !191
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 48
  %62 = load ptr, ptr %61, align 8, !tbaa !36
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 32
  %64 = load ptr, ptr %63, align 8, !tbaa !130
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 112
  %66 = load ptr, ptr %65, align 8, !tbaa !192
  %67 = tail call ptr %66(ptr noundef %64, ptr noundef nonnull %55) #25
  %68 = load ptr, ptr %24, align 8, !tbaa !182
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 16
  %70 = load i64, ptr %69, align 8, !tbaa !31
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %58, ptr readonly align 1 %67, i64 %70, i1 false)
  %71 = getelementptr inbounds nuw i8, ptr %64, i64 120
  %72 = load ptr, ptr %71, align 8, !tbaa !193
  %73 = load ptr, ptr %54, align 8, !tbaa !134
  tail call void %72(ptr noundef %64, ptr noundef %73) #25
  store ptr null, ptr %54, align 8, !tbaa !134
  br label %121

74:                                               ; preds = %53
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %76 = load ptr, ptr %75, align 8, !tbaa !36
  %77 = load ptr, ptr %49, align 8, !tbaa !133
  %78 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %79 = load ptr, ptr %78, align 8, !tbaa !191
  %80 = getelementptr inbounds nuw i8, ptr %79, i64 48
  %81 = load ptr, ptr %80, align 8, !tbaa !36
  %82 = load ptr, ptr %24, align 8, !tbaa !182
  %83 = load ptr, ptr %82, align 8, !tbaa !133
  %84 = getelementptr inbounds nuw i8, ptr %82, i64 16
  %85 = load i64, ptr %84, align 8, !tbaa !31
  %86 = getelementptr inbounds nuw i8, ptr %76, i64 32
  %87 = load ptr, ptr %86, align 8, !tbaa !130
  %88 = getelementptr inbounds nuw i8, ptr %81, i64 32
  %89 = load ptr, ptr %88, align 8, !tbaa !130
  %90 = icmp eq i64 %85, 0
  br i1 %90, label %121, label %91

91:                                               ; preds = %74
  %92 = icmp ne ptr %87, null
  %93 = icmp ne ptr %89, null
  %94 = select i1 %92, i1 %93, i1 false
  br i1 %94, label %95, label %105

95:                                               ; preds = %91
  %96 = icmp eq ptr %87, %89
  br i1 %96, label %97, label %101

97:                                               ; preds = %95
  %98 = getelementptr inbounds nuw i8, ptr %87, i64 64
  %99 = load ptr, ptr %98, align 8, !tbaa !170
  %100 = tail call signext i32 %99(ptr noundef nonnull %87, ptr noundef %77, ptr noundef %83, i64 noundef %85) #25
  br label %116

101:                                              ; preds = %95
  %102 = getelementptr inbounds nuw i8, ptr %87, i64 88
  %103 = load ptr, ptr %102, align 8, !tbaa !194
  %104 = tail call signext i32 %103(ptr noundef nonnull %87, ptr noundef %77, ptr noundef nonnull %89, ptr noundef %83, i64 noundef %85) #25
  br label %116

105:                                              ; preds = %91
  br i1 %92, label %106, label %110

106:                                              ; preds = %105
  %107 = getelementptr inbounds nuw i8, ptr %87, i64 72
  %108 = load ptr, ptr %107, align 8, !tbaa !195
  %109 = tail call signext i32 %108(ptr noundef nonnull %87, ptr noundef %77, ptr noundef %83, i64 noundef %85) #25
  br label %116

110:                                              ; preds = %105
  br i1 %93, label %111, label %115

111:                                              ; preds = %110
  %112 = getelementptr inbounds nuw i8, ptr %89, i64 80
  %113 = load ptr, ptr %112, align 8, !tbaa !196
  %114 = tail call signext i32 %113(ptr noundef nonnull %89, ptr noundef %77, ptr noundef %83, i64 noundef %85) #25
  br label %116

115:                                              ; preds = %110
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %77, ptr readonly align 1 %83, i64 %85, i1 false)
  br label %121

116:                                              ; preds = %111, %106, %101, %97
  %117 = phi i32 [ %100, %97 ], [ %109, %106 ], [ %114, %111 ], [ %104, %101 ]
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %121, label %119

119:                                              ; preds = %116
  %120 = load ptr, ptr %3, align 8, !tbaa !187
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef signext %117, i32 noundef signext 6, ptr noundef readonly %120, ptr noundef nonnull %10)
  br label %121

121:                                              ; preds = %119, %116, %115, %74, %57, %43, %29, %28
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %123 = load ptr, ptr %122, align 8, !tbaa !81
  %124 = getelementptr inbounds nuw i8, ptr %123, i64 36
  br label %131

125:                                              ; preds = %131
  %126 = add nuw nsw i32 %132, 1
  %127 = icmp eq i32 %126, 100
  br i1 %127, label %128, label %131, !llvm.loop !110

128:                                              ; preds = %125
  %129 = atomicrmw xchg ptr %124, i32 2 acquire, align 4
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %139, label %135

131:                                              ; preds = %125, %121
  %132 = phi i32 [ 0, %121 ], [ %126, %125 ]
  %133 = cmpxchg ptr %124, i32 0, i32 1 acquire monotonic, align 4
  %134 = extractvalue { i32, i1 } %133, 1
  br i1 %134, label %139, label %125

135:                                              ; preds = %128, %135
  %136 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %124, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #25
  %137 = atomicrmw xchg ptr %124, i32 2 acquire, align 4
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %139, label %135, !llvm.loop !111

139:                                              ; preds = %131, %135, %128
  %140 = load ptr, ptr %122, align 8, !tbaa !81
  %141 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %142 = load ptr, ptr %141, align 8, !tbaa !191
  %143 = getelementptr inbounds nuw i8, ptr %142, i64 208
  %144 = load atomic i64, ptr %143 monotonic, align 8
  %145 = inttoptr i64 %144 to ptr
  store ptr %145, ptr %23, align 8, !tbaa !118
  %146 = ptrtoint ptr %23 to i64
  store atomic i64 %146, ptr %143 monotonic, align 8
  %147 = getelementptr inbounds nuw i8, ptr %142, i64 172
  %148 = load i32, ptr %147, align 4, !tbaa !197
  %149 = icmp eq i32 %148, 2
  br i1 %149, label %150, label %162

150:                                              ; preds = %139
  %151 = getelementptr inbounds nuw i8, ptr %23, i64 52
  %152 = load i32, ptr %151, align 4, !tbaa !117
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %162, label %154

154:                                              ; preds = %150
  store i32 0, ptr %147, align 4, !tbaa !197
  %155 = getelementptr inbounds nuw i8, ptr %140, i64 40
  %156 = atomicrmw add ptr %155, i32 1 monotonic, align 8
  %157 = getelementptr inbounds nuw i8, ptr %140, i64 44
  %158 = load i32, ptr %157, align 4, !tbaa !120
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %162, label %160

160:                                              ; preds = %154
  %161 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %155, i32 noundef signext 129, i32 noundef signext 2147483647, ptr noundef null, ptr noundef null, i32 noundef signext 0) #25
  br label %162

162:                                              ; preds = %160, %154, %150, %139
  %163 = load ptr, ptr %122, align 8, !tbaa !81
  %164 = getelementptr inbounds nuw i8, ptr %163, i64 36
  %165 = atomicrmw xchg ptr %164, i32 0 release, align 4
  %166 = icmp eq i32 %165, 2
  br i1 %166, label %167, label %169

167:                                              ; preds = %162
  %168 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %164, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #25
  br label %169

169:                                              ; preds = %167, %162, %44, %2
  %170 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %171 = load i32, ptr %170, align 8, !tbaa !71
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %173, label %188

173:                                              ; preds = %169
  %174 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %175 = load ptr, ptr %174, align 8, !tbaa !198
  %176 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %177 = load i64, ptr %176, align 8, !tbaa !199
  tail call fastcc void @note(ptr noundef nonnull %0, ptr noundef nonnull %4, ptr noundef %175, ptr noundef nonnull %10, i64 noundef %177)
  %178 = load ptr, ptr %174, align 8, !tbaa !198
  %179 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %180 = load ptr, ptr %179, align 8, !tbaa !140
  %181 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %182 = load i32, ptr %181, align 8, !tbaa !190
  tail call fastcc void @complete(ptr noundef nonnull %0, ptr noundef nonnull %4, ptr noundef %178, ptr noundef nonnull %10, ptr noundef %180, i32 noundef signext %182)
  %183 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %184 = load i32, ptr %183, align 4, !tbaa !137
  %185 = sext i32 %184 to i64
  %186 = shl nsw i64 %185, 3
  %187 = add nsw i64 %186, 112
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %187)
  br label %188

188:                                              ; preds = %169, %173
  ret void
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_drive(ptr noundef %0, ptr noundef captures(none) %1) local_unnamed_addr #30 {
  %3 = alloca %struct.timespec, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = alloca %struct.timespec, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 36
  br label %14

8:                                                ; preds = %14
  %9 = add nuw nsw i32 %15, 1
  %10 = icmp eq i32 %9, 100
  br i1 %10, label %11, label %14, !llvm.loop !110

11:                                               ; preds = %8
  %12 = atomicrmw xchg ptr %7, i32 2 acquire, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %22, label %18

14:                                               ; preds = %8, %2
  %15 = phi i32 [ 0, %2 ], [ %9, %8 ]
  %16 = cmpxchg ptr %7, i32 0, i32 1 acquire monotonic, align 4
  %17 = extractvalue { i32, i1 } %16, 1
  br i1 %17, label %22, label %8

18:                                               ; preds = %11, %18
  %19 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %7, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #25
  %20 = atomicrmw xchg ptr %7, i32 2 acquire, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %18, !llvm.loop !111

22:                                               ; preds = %14, %18, %11
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %24 = load i32, ptr %23, align 4, !tbaa !200
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %38

26:                                               ; preds = %22
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %28 = load i32, ptr %27, align 8, !tbaa !202
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %38, label %30

30:                                               ; preds = %26
  store i32 0, ptr %27, align 8, !tbaa !202
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %32 = atomicrmw add ptr %31, i32 1 monotonic, align 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %34 = load i32, ptr %33, align 4, !tbaa !120
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %38, label %36

36:                                               ; preds = %30
  %37 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %31, i32 noundef signext 129, i32 noundef signext 2147483647, ptr noundef null, ptr noundef null, i32 noundef signext 0) #25
  br label %38

38:                                               ; preds = %36, %30, %26, %22
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %40 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %42 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %54 = getelementptr inbounds nuw i8, ptr %3, i64 8
  br label %55

55:                                               ; preds = %203, %38
  %56 = load i32, ptr %1, align 4, !tbaa !203
  %57 = icmp slt i32 %56, 0
  br i1 %57, label %58, label %131

58:                                               ; preds = %55
  %59 = load ptr, ptr %39, align 8, !tbaa !204
  %60 = icmp eq ptr %59, null
  br i1 %60, label %76, label %61

61:                                               ; preds = %58, %71
  %62 = phi ptr [ %74, %71 ], [ %59, %58 ]
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 32
  %64 = load i64, ptr %63, align 8, !tbaa !128
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #25
  %65 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %6) #25
  %66 = load i64, ptr %6, align 8, !tbaa !88
  %67 = mul nsw i64 %66, 1000000000
  %68 = load i64, ptr %40, align 8, !tbaa !90
  %69 = add nsw i64 %67, %68
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #25
  %70 = icmp sgt i64 %64, %69
  br i1 %70, label %76, label %71

71:                                               ; preds = %61
  %72 = load ptr, ptr %39, align 8, !tbaa !204
  %73 = load ptr, ptr %72, align 8, !tbaa !118
  store ptr %73, ptr %39, align 8, !tbaa !204
  call fastcc void @deliver(ptr noundef nonnull %0, ptr noundef nonnull %72)
  %74 = load ptr, ptr %39, align 8, !tbaa !204
  %75 = icmp eq ptr %74, null
  br i1 %75, label %76, label %61, !llvm.loop !205

76:                                               ; preds = %71, %61, %58
  %77 = load i64, ptr %41, align 8, !tbaa !82
  %78 = icmp eq i64 %77, 0
  br i1 %78, label %96, label %79

79:                                               ; preds = %76
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #25
  %80 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %5) #25
  %81 = load i64, ptr %5, align 8, !tbaa !88
  %82 = mul nsw i64 %81, 1000000000
  %83 = load i64, ptr %42, align 8, !tbaa !90
  %84 = add nsw i64 %82, %83
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #25
  %85 = load i64, ptr %41, align 8, !tbaa !82
  %86 = icmp slt i64 %84, %85
  br i1 %86, label %96, label %87

87:                                               ; preds = %79
  %88 = load atomic i32, ptr %43 monotonic, align 8
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %96

90:                                               ; preds = %87
  store i32 -1, ptr %44, align 4, !tbaa !119
  store atomic i32 4, ptr %43 monotonic, align 8
  %91 = atomicrmw add ptr %45, i32 1 monotonic, align 8
  %92 = load i32, ptr %46, align 4, !tbaa !120
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %96, label %94

94:                                               ; preds = %90
  %95 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %45, i32 noundef signext 129, i32 noundef signext 2147483647, ptr noundef null, ptr noundef null, i32 noundef signext 0) #25
  br label %96

96:                                               ; preds = %94, %90, %87, %79, %76
  %97 = load atomic i32, ptr %43 seq_cst, align 4, !tbaa !206
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %128

99:                                               ; preds = %96
  %100 = load i32, ptr %47, align 8, !tbaa !202
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %102, label %128

102:                                              ; preds = %99
  %103 = load i32, ptr %48, align 4, !tbaa !207
  %104 = load i32, ptr %49, align 8, !tbaa !208
  %105 = icmp sgt i32 %104, 0
  br i1 %105, label %106, label %121

106:                                              ; preds = %102
  %107 = load ptr, ptr %0, align 8, !tbaa !209
  br label %111

108:                                              ; preds = %111
  %109 = add nuw nsw i32 %112, 1
  %110 = icmp eq i32 %109, %104
  br i1 %110, label %121, label %111, !llvm.loop !210

111:                                              ; preds = %108, %106
  %112 = phi i32 [ 0, %106 ], [ %109, %108 ]
  %113 = add nsw i32 %112, %103
  %114 = srem i32 %113, %104
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds ptr, ptr %107, i64 %115
  %117 = load ptr, ptr %116, align 8, !tbaa !124
  %118 = getelementptr inbounds nuw i8, ptr %117, i64 172
  %119 = load i32, ptr %118, align 4, !tbaa !197
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %122, label %108

121:                                              ; preds = %108, %102
  store i32 -1, ptr %1, align 4, !tbaa !203
  br label %210

122:                                              ; preds = %111
  store i32 %114, ptr %1, align 4, !tbaa !203
  %123 = icmp slt i32 %114, 0
  br i1 %123, label %210, label %124

124:                                              ; preds = %122
  %125 = getelementptr inbounds nuw i8, ptr %117, i64 172
  store i32 1, ptr %125, align 4, !tbaa !197
  %126 = load i32, ptr %50, align 8, !tbaa !211
  %127 = add nsw i32 %126, 1
  store i32 %127, ptr %50, align 8, !tbaa !211
  br label %128

128:                                              ; preds = %124, %99, %96
  %129 = load i32, ptr %1, align 4, !tbaa !203
  %130 = icmp sgt i32 %129, -1
  br i1 %130, label %131, label %210

131:                                              ; preds = %55, %128
  %132 = atomicrmw xchg ptr %7, i32 0 release, align 4
  %133 = icmp eq i32 %132, 2
  br i1 %133, label %134, label %136

134:                                              ; preds = %131
  %135 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %7, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #25
  br label %136

136:                                              ; preds = %131, %134
  %137 = load ptr, ptr %0, align 8, !tbaa !209
  %138 = load i32, ptr %1, align 4, !tbaa !203
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds ptr, ptr %137, i64 %139
  %141 = load ptr, ptr %140, align 8, !tbaa !124
  %142 = call signext i32 @tfc_execute(ptr noundef %141)
  %143 = icmp eq i32 %142, -1
  br i1 %143, label %389, label %150

144:                                              ; preds = %150
  %145 = add nuw nsw i32 %151, 1
  %146 = icmp eq i32 %145, 100
  br i1 %146, label %147, label %150, !llvm.loop !110

147:                                              ; preds = %144
  %148 = atomicrmw xchg ptr %7, i32 2 acquire, align 4
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %158, label %154

150:                                              ; preds = %136, %144
  %151 = phi i32 [ %145, %144 ], [ 0, %136 ]
  %152 = cmpxchg ptr %7, i32 0, i32 1 acquire monotonic, align 4
  %153 = extractvalue { i32, i1 } %152, 1
  br i1 %153, label %158, label %144

154:                                              ; preds = %147, %154
  %155 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %7, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #25
  %156 = atomicrmw xchg ptr %7, i32 2 acquire, align 4
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %158, label %154, !llvm.loop !111

158:                                              ; preds = %150, %154, %147
  %159 = load ptr, ptr %0, align 8, !tbaa !209
  %160 = load i32, ptr %1, align 4, !tbaa !203
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds ptr, ptr %159, i64 %161
  %163 = load ptr, ptr %162, align 8, !tbaa !124
  %164 = icmp eq i32 %142, 0
  br i1 %164, label %188, label %165

165:                                              ; preds = %158
  %166 = getelementptr inbounds nuw i8, ptr %163, i64 208
  %167 = load atomic ptr, ptr %166 seq_cst, align 8, !tbaa !212
  %168 = icmp eq ptr %167, null
  br i1 %168, label %169, label %174

169:                                              ; preds = %165
  %170 = getelementptr inbounds nuw i8, ptr %163, i64 232
  %171 = load i64, ptr %170, align 8, !tbaa !80
  %172 = icmp eq i64 %171, 0
  %173 = select i1 %172, i32 2, i32 0
  br label %174

174:                                              ; preds = %169, %165
  %175 = phi i32 [ %173, %169 ], [ 0, %165 ]
  %176 = getelementptr inbounds nuw i8, ptr %163, i64 172
  store i32 %175, ptr %176, align 4, !tbaa !197
  %177 = icmp sgt i32 %142, 0
  br i1 %177, label %178, label %192

178:                                              ; preds = %174
  %179 = load i32, ptr %1, align 4, !tbaa !203
  %180 = load atomic i32, ptr %43 monotonic, align 8
  %181 = icmp eq i32 %180, 0
  br i1 %181, label %182, label %192

182:                                              ; preds = %178
  store i32 %179, ptr %44, align 4, !tbaa !119
  store atomic i32 %142, ptr %43 monotonic, align 8
  %183 = atomicrmw add ptr %45, i32 1 monotonic, align 8
  %184 = load i32, ptr %46, align 4, !tbaa !120
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %192, label %186

186:                                              ; preds = %182
  %187 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %45, i32 noundef signext 129, i32 noundef signext 2147483647, ptr noundef null, ptr noundef null, i32 noundef signext 0) #25
  br label %192

188:                                              ; preds = %158
  %189 = getelementptr inbounds nuw i8, ptr %163, i64 172
  store i32 3, ptr %189, align 4, !tbaa !197
  %190 = load i32, ptr %51, align 4, !tbaa !213
  %191 = add nsw i32 %190, 1
  store i32 %191, ptr %51, align 4, !tbaa !213
  br label %192

192:                                              ; preds = %188, %186, %182, %178, %174
  store i32 -1, ptr %1, align 4, !tbaa !203
  %193 = load i32, ptr %50, align 8, !tbaa !211
  %194 = add nsw i32 %193, -1
  store i32 %194, ptr %50, align 8, !tbaa !211
  %195 = icmp eq i32 %194, 0
  br i1 %195, label %204, label %196

196:                                              ; preds = %192
  %197 = load atomic i32, ptr %43 seq_cst, align 4, !tbaa !206
  %198 = icmp eq i32 %197, 0
  br i1 %198, label %199, label %204

199:                                              ; preds = %196
  %200 = load i32, ptr %51, align 4, !tbaa !213
  %201 = load i32, ptr %49, align 8, !tbaa !208
  %202 = icmp eq i32 %200, %201
  br i1 %202, label %204, label %203

203:                                              ; preds = %199, %204, %208, %337, %372, %377
  br label %55

204:                                              ; preds = %199, %196, %192
  %205 = atomicrmw add ptr %45, i32 1 monotonic, align 8
  %206 = load i32, ptr %46, align 4, !tbaa !120
  %207 = icmp eq i32 %206, 0
  br i1 %207, label %203, label %208

208:                                              ; preds = %204
  %209 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %45, i32 noundef signext 129, i32 noundef signext 2147483647, ptr noundef null, ptr noundef null, i32 noundef signext 0) #25
  br label %203

210:                                              ; preds = %121, %122, %128
  %211 = load atomic i32, ptr %43 seq_cst, align 4, !tbaa !206
  %212 = icmp eq i32 %211, 0
  br i1 %212, label %213, label %217

213:                                              ; preds = %210
  %214 = load i32, ptr %51, align 4, !tbaa !213
  %215 = load i32, ptr %49, align 8, !tbaa !208
  %216 = icmp eq i32 %214, %215
  br i1 %216, label %217, label %223

217:                                              ; preds = %210, %213
  %218 = load i32, ptr %23, align 4, !tbaa !200
  %219 = icmp eq i32 %218, 0
  br i1 %219, label %220, label %378

220:                                              ; preds = %217
  %221 = load i32, ptr %50, align 8, !tbaa !211
  %222 = icmp eq i32 %221, 0
  br i1 %222, label %378, label %377

223:                                              ; preds = %213
  %224 = load ptr, ptr %52, align 8, !tbaa !214
  %225 = icmp eq ptr %224, null
  br i1 %225, label %338, label %226

226:                                              ; preds = %223
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store ptr null, ptr %4, align 8, !tbaa !114
  store ptr null, ptr %52, align 8, !tbaa !214
  %227 = load i32, ptr %53, align 8, !tbaa !215
  %228 = add nsw i32 %227, 1
  store i32 %228, ptr %53, align 8, !tbaa !215
  %229 = load i32, ptr %50, align 8, !tbaa !211
  %230 = icmp eq i32 %229, 0
  %231 = icmp eq i32 %227, 0
  %232 = select i1 %230, i1 %231, i1 false
  br i1 %232, label %233, label %254

233:                                              ; preds = %226
  %234 = load ptr, ptr %39, align 8, !tbaa !204
  %235 = icmp eq ptr %234, null
  br i1 %235, label %236, label %254

236:                                              ; preds = %233
  %237 = load i64, ptr %41, align 8, !tbaa !82
  %238 = icmp eq i64 %237, 0
  br i1 %238, label %239, label %254

239:                                              ; preds = %236
  %240 = icmp sgt i32 %215, 0
  br i1 %240, label %241, label %254

241:                                              ; preds = %239
  %242 = load ptr, ptr %0, align 8, !tbaa !209
  %243 = zext nneg i32 %215 to i64
  br label %244

244:                                              ; preds = %244, %241
  %245 = phi i64 [ 0, %241 ], [ %251, %244 ]
  %246 = getelementptr inbounds nuw ptr, ptr %242, i64 %245
  %247 = load ptr, ptr %246, align 8, !tbaa !124
  %248 = getelementptr inbounds nuw i8, ptr %247, i64 192
  %249 = load i64, ptr %248, align 8, !tbaa !144
  %250 = icmp eq i64 %249, 0
  %251 = add nuw nsw i64 %245, 1
  %252 = icmp ne i64 %251, %243
  %253 = select i1 %250, i1 %252, i1 false
  br i1 %253, label %244, label %254, !llvm.loop !216

254:                                              ; preds = %244, %226, %233, %236, %239
  %255 = phi i1 [ false, %236 ], [ false, %233 ], [ true, %239 ], [ false, %226 ], [ %250, %244 ]
  br label %256

256:                                              ; preds = %320, %254
  %257 = phi ptr [ %224, %254 ], [ %266, %320 ]
  %258 = phi ptr [ %4, %254 ], [ %322, %320 ]
  %259 = phi i32 [ 0, %254 ], [ %321, %320 ]
  %260 = getelementptr inbounds nuw i8, ptr %257, i64 8
  %261 = load ptr, ptr %260, align 8, !tbaa !191
  %262 = getelementptr inbounds nuw i8, ptr %261, i64 48
  %263 = load ptr, ptr %262, align 8, !tbaa !36
  %264 = getelementptr inbounds nuw i8, ptr %263, i64 32
  %265 = load ptr, ptr %264, align 8, !tbaa !130
  %266 = load ptr, ptr %257, align 8, !tbaa !118
  %267 = atomicrmw xchg ptr %7, i32 0 release, align 4
  %268 = icmp eq i32 %267, 2
  br i1 %268, label %269, label %271

269:                                              ; preds = %256
  %270 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %7, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #25
  br label %271

271:                                              ; preds = %269, %256
  %272 = getelementptr inbounds nuw i8, ptr %265, i64 104
  %273 = load ptr, ptr %272, align 8, !tbaa !217
  %274 = getelementptr inbounds nuw i8, ptr %257, i64 40
  %275 = load ptr, ptr %274, align 8, !tbaa !134
  %276 = icmp eq i32 %259, 0
  %277 = select i1 %255, i1 %276, i1 false
  %278 = zext i1 %277 to i32
  %279 = call signext i32 %273(ptr noundef %265, ptr noundef %275, i32 noundef signext %278) #25
  br label %286

280:                                              ; preds = %286
  %281 = add nuw nsw i32 %287, 1
  %282 = icmp eq i32 %281, 100
  br i1 %282, label %283, label %286, !llvm.loop !110

283:                                              ; preds = %280
  %284 = atomicrmw xchg ptr %7, i32 2 acquire, align 4
  %285 = icmp eq i32 %284, 0
  br i1 %285, label %294, label %290

286:                                              ; preds = %280, %271
  %287 = phi i32 [ 0, %271 ], [ %281, %280 ]
  %288 = cmpxchg ptr %7, i32 0, i32 1 acquire monotonic, align 4
  %289 = extractvalue { i32, i1 } %288, 1
  br i1 %289, label %294, label %280

290:                                              ; preds = %283, %290
  %291 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %7, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #25
  %292 = atomicrmw xchg ptr %7, i32 2 acquire, align 4
  %293 = icmp eq i32 %292, 0
  br i1 %293, label %294, label %290, !llvm.loop !111

294:                                              ; preds = %286, %290, %283
  %295 = icmp slt i32 %279, 0
  br i1 %295, label %296, label %316

296:                                              ; preds = %294
  %297 = load ptr, ptr %0, align 8, !tbaa !209
  %298 = load ptr, ptr %260, align 8, !tbaa !191
  br label %299

299:                                              ; preds = %299, %296
  %300 = phi i64 [ %304, %299 ], [ 0, %296 ]
  %301 = getelementptr inbounds nuw ptr, ptr %297, i64 %300
  %302 = load ptr, ptr %301, align 8, !tbaa !124
  %303 = icmp eq ptr %302, %298
  %304 = add nuw nsw i64 %300, 1
  br i1 %303, label %305, label %299, !llvm.loop !218

305:                                              ; preds = %299
  %306 = sub nsw i32 0, %279
  call fastcc void @fail(ptr noundef %298, i32 noundef signext range(i32 1, -2147483648) %306, i32 noundef signext 6, ptr noundef null, ptr noundef null)
  %307 = load atomic i32, ptr %43 monotonic, align 8
  %308 = icmp eq i32 %307, 0
  br i1 %308, label %309, label %320

309:                                              ; preds = %305
  %310 = trunc nuw nsw i64 %300 to i32
  store i32 %310, ptr %44, align 4, !tbaa !119
  store atomic i32 %306, ptr %43 monotonic, align 8
  %311 = atomicrmw add ptr %45, i32 1 monotonic, align 8
  %312 = load i32, ptr %46, align 4, !tbaa !120
  %313 = icmp eq i32 %312, 0
  br i1 %313, label %320, label %314

314:                                              ; preds = %309
  %315 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %45, i32 noundef signext 129, i32 noundef signext 2147483647, ptr noundef null, ptr noundef null, i32 noundef signext 0) #25
  br label %320

316:                                              ; preds = %294
  %317 = icmp eq i32 %279, 0
  br i1 %317, label %319, label %318

318:                                              ; preds = %316
  call fastcc void @deliver(ptr noundef %0, ptr noundef nonnull %257)
  br label %320

319:                                              ; preds = %316
  store ptr null, ptr %257, align 8, !tbaa !118
  store ptr %257, ptr %258, align 8, !tbaa !114
  br label %320

320:                                              ; preds = %319, %318, %314, %309, %305
  %321 = phi i32 [ %259, %319 ], [ 1, %318 ], [ 1, %314 ], [ 1, %309 ], [ 1, %305 ]
  %322 = phi ptr [ %257, %319 ], [ %258, %318 ], [ %258, %314 ], [ %258, %309 ], [ %258, %305 ]
  %323 = icmp eq ptr %266, null
  br i1 %323, label %324, label %256

324:                                              ; preds = %320
  %325 = load i32, ptr %53, align 8, !tbaa !215
  %326 = load ptr, ptr %52, align 8, !tbaa !214
  %327 = add nsw i32 %325, -1
  %328 = icmp eq i32 %321, 0
  store i32 %327, ptr %53, align 8, !tbaa !215
  store ptr %326, ptr %322, align 8, !tbaa !114
  %329 = load ptr, ptr %4, align 8, !tbaa !114
  store ptr %329, ptr %52, align 8, !tbaa !214
  br i1 %328, label %330, label %337

330:                                              ; preds = %324
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #25
  %331 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %3) #25
  %332 = load i64, ptr %3, align 8, !tbaa !88
  %333 = mul nsw i64 %332, 1000000000
  %334 = load i64, ptr %54, align 8, !tbaa !90
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #25
  %335 = add i64 %334, 20000
  %336 = add i64 %335, %333
  call fastcc void @sleep_a_while(ptr noundef nonnull %0, i64 noundef %336)
  br label %337

337:                                              ; preds = %324, %330
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %203

338:                                              ; preds = %223
  %339 = load i32, ptr %50, align 8, !tbaa !211
  %340 = icmp eq i32 %339, 0
  br i1 %340, label %341, label %377

341:                                              ; preds = %338
  %342 = load ptr, ptr %39, align 8, !tbaa !204
  %343 = icmp eq ptr %342, null
  br i1 %343, label %344, label %377

344:                                              ; preds = %341
  %345 = load i32, ptr %53, align 8, !tbaa !215
  %346 = icmp eq i32 %345, 0
  br i1 %346, label %347, label %377

347:                                              ; preds = %344
  %348 = icmp sgt i32 %215, 0
  br i1 %348, label %349, label %372

349:                                              ; preds = %347
  %350 = load ptr, ptr %0, align 8, !tbaa !209
  %351 = zext nneg i32 %215 to i64
  br label %355

352:                                              ; preds = %355
  %353 = add nuw nsw i64 %356, 1
  %354 = icmp eq i64 %353, %351
  br i1 %354, label %365, label %355, !llvm.loop !210

355:                                              ; preds = %352, %349
  %356 = phi i64 [ %353, %352 ], [ 0, %349 ]
  %357 = getelementptr inbounds nuw ptr, ptr %350, i64 %356
  %358 = load ptr, ptr %357, align 8, !tbaa !124
  %359 = getelementptr inbounds nuw i8, ptr %358, i64 172
  %360 = load i32, ptr %359, align 4, !tbaa !197
  %361 = icmp eq i32 %360, 0
  br i1 %361, label %377, label %352

362:                                              ; preds = %365
  %363 = add nuw nsw i64 %366, 1
  %364 = icmp eq i64 %363, %351
  br i1 %364, label %372, label %365, !llvm.loop !216

365:                                              ; preds = %352, %362
  %366 = phi i64 [ %363, %362 ], [ 0, %352 ]
  %367 = getelementptr inbounds nuw ptr, ptr %350, i64 %366
  %368 = load ptr, ptr %367, align 8, !tbaa !124
  %369 = getelementptr inbounds nuw i8, ptr %368, i64 192
  %370 = load i64, ptr %369, align 8, !tbaa !144
  %371 = icmp eq i64 %370, 0
  br i1 %371, label %362, label %373

372:                                              ; preds = %362, %347
  call fastcc void @end_with(ptr noundef %0, i32 noundef signext 13, i32 noundef signext -1)
  br label %203

373:                                              ; preds = %365
  %374 = load i32, ptr %23, align 4, !tbaa !200
  %375 = icmp eq i32 %374, 0
  br i1 %375, label %376, label %377

376:                                              ; preds = %373
  store i32 1, ptr %47, align 8, !tbaa !202
  br label %383

377:                                              ; preds = %355, %373, %344, %341, %338, %220
  call fastcc void @sleep_a_while(ptr noundef %0, i64 noundef 0)
  br label %203

378:                                              ; preds = %217, %220
  %379 = load i32, ptr %47, align 8, !tbaa !202
  %380 = icmp eq i32 %379, 0
  br i1 %380, label %381, label %383

381:                                              ; preds = %378
  %382 = load atomic i32, ptr %43 seq_cst, align 4, !tbaa !206
  br label %383

383:                                              ; preds = %376, %378, %381
  %384 = phi i32 [ %382, %381 ], [ -2, %378 ], [ -2, %376 ]
  %385 = atomicrmw xchg ptr %7, i32 0 release, align 4
  %386 = icmp eq i32 %385, 2
  br i1 %386, label %387, label %389

387:                                              ; preds = %383
  %388 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %7, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #25
  br label %389

389:                                              ; preds = %136, %387, %383
  %390 = phi i32 [ %384, %387 ], [ %384, %383 ], [ -1, %136 ]
  ret i32 %390
}

; Function Attrs: nounwind uwtable
define internal fastcc void @end_with(ptr noundef %0, i32 noundef signext %1, i32 noundef signext %2) unnamed_addr #30 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %5 = load atomic i32, ptr %4 monotonic, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %16

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 28
  store i32 %2, ptr %8, align 4, !tbaa !119
  store atomic i32 %1, ptr %4 monotonic, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %10 = atomicrmw add ptr %9, i32 1 monotonic, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %12 = load i32, ptr %11, align 4, !tbaa !120
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %16, label %14

14:                                               ; preds = %7
  %15 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %9, i32 noundef signext 129, i32 noundef signext 2147483647, ptr noundef null, ptr noundef null, i32 noundef signext 0) #25
  br label %16

16:                                               ; preds = %14, %7, %3
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @sleep_a_while(ptr noundef %0, i64 noundef range(i64 -9223372036854755808, -9223372036854775808) %1) unnamed_addr #30 {
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load i64, ptr %5, align 8, !tbaa !82
  %7 = icmp eq i64 %1, 0
  %8 = icmp eq i64 %6, 0
  %9 = tail call i64 @llvm.smin.i64(i64 %1, i64 %6)
  %10 = select i1 %8, i64 %1, i64 %9
  %11 = select i1 %7, i64 %6, i64 %10
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %13 = load ptr, ptr %12, align 8, !tbaa !204
  %14 = icmp eq ptr %13, null
  br i1 %14, label %21, label %15

15:                                               ; preds = %2
  %16 = icmp eq i64 %11, 0
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %18 = load i64, ptr %17, align 8, !tbaa !128
  %19 = tail call i64 @llvm.smin.i64(i64 %18, i64 %11)
  %20 = select i1 %16, i64 %18, i64 %19
  br label %21

21:                                               ; preds = %15, %2
  %22 = phi i64 [ %11, %2 ], [ %20, %15 ]
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %24 = load atomic i32, ptr %23 monotonic, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %26 = load i32, ptr %25, align 4, !tbaa !120
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr %25, align 4, !tbaa !120
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %29 = atomicrmw xchg ptr %28, i32 0 release, align 4
  %30 = icmp eq i32 %29, 2
  br i1 %30, label %31, label %33

31:                                               ; preds = %21
  %32 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %28, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #25
  br label %33

33:                                               ; preds = %21, %31
  %34 = icmp eq i64 %22, 0
  br i1 %34, label %35, label %37

35:                                               ; preds = %33
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #25
  store i64 0, ptr %3, align 8, !tbaa !88
  %36 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i64 -1, ptr %36, align 8, !tbaa !90
  br label %52

37:                                               ; preds = %33
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #25
  %38 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %4) #25
  %39 = load i64, ptr %4, align 8, !tbaa !88
  %40 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %41 = load i64, ptr %40, align 8, !tbaa !90
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #25
  %42 = mul i64 %39, -1000000000
  %43 = sub i64 %22, %41
  %44 = add i64 %43, %42
  %45 = icmp sgt i64 %44, 0
  br i1 %45, label %46, label %55

46:                                               ; preds = %37
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #25
  %47 = freeze i64 %44
  %48 = udiv i64 %47, 1000000000
  store i64 %48, ptr %3, align 8, !tbaa !88
  %49 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %50 = mul i64 %48, 1000000000
  %51 = sub i64 %47, %50
  store i64 %51, ptr %49, align 8, !tbaa !90
  br label %52

52:                                               ; preds = %46, %35
  %53 = phi ptr [ null, %35 ], [ %3, %46 ]
  %54 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %23, i32 noundef signext 128, i32 noundef signext %24, ptr noundef %53, ptr noundef null, i32 noundef signext 0) #25
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #25
  br label %55

55:                                               ; preds = %37, %52
  br label %62

56:                                               ; preds = %62
  %57 = add nuw nsw i32 %63, 1
  %58 = icmp eq i32 %57, 100
  br i1 %58, label %59, label %62, !llvm.loop !110

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
  %67 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %28, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #25
  %68 = atomicrmw xchg ptr %28, i32 2 acquire, align 4
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %66, !llvm.loop !111

70:                                               ; preds = %62, %66, %59
  %71 = load i32, ptr %25, align 4, !tbaa !120
  %72 = add nsw i32 %71, -1
  store i32 %72, ptr %25, align 4, !tbaa !120
  ret void
}

; Function Attrs: nounwind uwtable
define signext range(i32 0, 2) i32 @tfc_await(ptr noundef %0) local_unnamed_addr #30 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 36
  br label %11

5:                                                ; preds = %11
  %6 = add nuw nsw i32 %12, 1
  %7 = icmp eq i32 %6, 100
  br i1 %7, label %8, label %11, !llvm.loop !110

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
  %16 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %4, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #25
  %17 = atomicrmw xchg ptr %4, i32 2 acquire, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %15, !llvm.loop !111

19:                                               ; preds = %11, %15, %8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %21 = load atomic i32, ptr %20 seq_cst, align 4, !tbaa !206
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %48

23:                                               ; preds = %19
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %25 = load i32, ptr %24, align 8, !tbaa !208
  %26 = icmp sgt i32 %25, 0
  br i1 %26, label %27, label %40

27:                                               ; preds = %23
  %28 = load ptr, ptr %0, align 8, !tbaa !209
  %29 = zext nneg i32 %25 to i64
  br label %33

30:                                               ; preds = %33
  %31 = add nuw nsw i64 %34, 1
  %32 = icmp eq i64 %31, %29
  br i1 %32, label %40, label %33, !llvm.loop !210

33:                                               ; preds = %30, %27
  %34 = phi i64 [ %31, %30 ], [ 0, %27 ]
  %35 = getelementptr inbounds nuw ptr, ptr %28, i64 %34
  %36 = load ptr, ptr %35, align 8, !tbaa !124
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 172
  %38 = load i32, ptr %37, align 4, !tbaa !197
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %48, label %30

40:                                               ; preds = %30, %23
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #25
  %41 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %3) #25
  %42 = load i64, ptr %3, align 8, !tbaa !88
  %43 = mul nsw i64 %42, 1000000000
  %44 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %45 = load i64, ptr %44, align 8, !tbaa !90
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #25
  %46 = add i64 %45, 500000000
  %47 = add i64 %46, %43
  call fastcc void @sleep_a_while(ptr noundef %0, i64 noundef %47)
  br label %48

48:                                               ; preds = %33, %40, %19
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %50 = load i64, ptr %49, align 8, !tbaa !82
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %73, label %52

52:                                               ; preds = %48
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #25
  %53 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %2) #25
  %54 = load i64, ptr %2, align 8, !tbaa !88
  %55 = mul nsw i64 %54, 1000000000
  %56 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %57 = load i64, ptr %56, align 8, !tbaa !90
  %58 = add nsw i64 %55, %57
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #25
  %59 = load i64, ptr %49, align 8, !tbaa !82
  %60 = icmp slt i64 %58, %59
  br i1 %60, label %73, label %61

61:                                               ; preds = %52
  %62 = load atomic i32, ptr %20 monotonic, align 8
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %73

64:                                               ; preds = %61
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 28
  store i32 -1, ptr %65, align 4, !tbaa !119
  store atomic i32 4, ptr %20 monotonic, align 8
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %67 = atomicrmw add ptr %66, i32 1 monotonic, align 8
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %69 = load i32, ptr %68, align 4, !tbaa !120
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %73, label %71

71:                                               ; preds = %64
  %72 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %66, i32 noundef signext 129, i32 noundef signext 2147483647, ptr noundef null, ptr noundef null, i32 noundef signext 0) #25
  br label %73

73:                                               ; preds = %48, %52, %61, %64, %71
  %74 = load atomic i32, ptr %20 seq_cst, align 4, !tbaa !206
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %95

76:                                               ; preds = %73
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %78 = load i32, ptr %77, align 8, !tbaa !208
  %79 = icmp sgt i32 %78, 0
  br i1 %79, label %80, label %95

80:                                               ; preds = %76
  %81 = load ptr, ptr %0, align 8, !tbaa !209
  %82 = zext nneg i32 %78 to i64
  br label %83

83:                                               ; preds = %83, %80
  %84 = phi i64 [ %90, %83 ], [ 0, %80 ]
  %85 = getelementptr inbounds nuw ptr, ptr %81, i64 %84
  %86 = load ptr, ptr %85, align 8, !tbaa !124
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 172
  %88 = load i32, ptr %87, align 4, !tbaa !197
  %89 = icmp eq i32 %88, 0
  %90 = add nuw nsw i64 %84, 1
  %91 = icmp eq i64 %90, %82
  %92 = select i1 %89, i1 true, i1 %91
  br i1 %92, label %93, label %83, !llvm.loop !210

93:                                               ; preds = %83
  %94 = zext i1 %89 to i32
  br label %95

95:                                               ; preds = %76, %93, %73
  %96 = phi i32 [ 1, %73 ], [ 0, %76 ], [ %94, %93 ]
  %97 = atomicrmw xchg ptr %4, i32 0 release, align 4
  %98 = icmp eq i32 %97, 2
  br i1 %98, label %99, label %101

99:                                               ; preds = %95
  %100 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %4, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #25
  br label %101

101:                                              ; preds = %95, %99
  ret i32 %96
}

; Function Attrs: nounwind uwtable
define void @tfc_complete(ptr noundef %0, ptr noundef %1) local_unnamed_addr #30 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 36
  br label %10

4:                                                ; preds = %10
  %5 = add nuw nsw i32 %11, 1
  %6 = icmp eq i32 %5, 100
  br i1 %6, label %7, label %10, !llvm.loop !110

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
  %15 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #25
  %16 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %14, !llvm.loop !111

18:                                               ; preds = %10, %14, %7
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %20 = load ptr, ptr %19, align 8, !tbaa !191
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 208
  %22 = load atomic i64, ptr %21 monotonic, align 8
  %23 = inttoptr i64 %22 to ptr
  store ptr %23, ptr %1, align 8, !tbaa !118
  %24 = ptrtoint ptr %1 to i64
  store atomic i64 %24, ptr %21 monotonic, align 8
  %25 = getelementptr inbounds nuw i8, ptr %20, i64 172
  %26 = load i32, ptr %25, align 4, !tbaa !197
  %27 = icmp eq i32 %26, 2
  br i1 %27, label %28, label %40

28:                                               ; preds = %18
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %30 = load i32, ptr %29, align 4, !tbaa !117
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %40, label %32

32:                                               ; preds = %28
  store i32 0, ptr %25, align 4, !tbaa !197
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %34 = atomicrmw add ptr %33, i32 1 monotonic, align 8
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %36 = load i32, ptr %35, align 4, !tbaa !120
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %40, label %38

38:                                               ; preds = %32
  %39 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %33, i32 noundef signext 129, i32 noundef signext 2147483647, ptr noundef null, ptr noundef null, i32 noundef signext 0) #25
  br label %40

40:                                               ; preds = %18, %28, %32, %38
  %41 = atomicrmw xchg ptr %3, i32 0 release, align 4
  %42 = icmp eq i32 %41, 2
  br i1 %42, label %43, label %45

43:                                               ; preds = %40
  %44 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #25
  br label %45

45:                                               ; preds = %40, %43
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_abort(ptr noundef %0, i32 noundef signext %1) local_unnamed_addr #30 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 36
  br label %10

4:                                                ; preds = %10
  %5 = add nuw nsw i32 %11, 1
  %6 = icmp eq i32 %5, 100
  br i1 %6, label %7, label %10, !llvm.loop !110

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
  %15 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef signext 128, i32 noundef signext 2, ptr noundef null, ptr noundef null, i32 noundef signext 0) #25
  %16 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %14, !llvm.loop !111

18:                                               ; preds = %10, %14, %7
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %20 = load atomic i32, ptr %19 monotonic, align 8
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %31

22:                                               ; preds = %18
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 28
  store i32 -1, ptr %23, align 4, !tbaa !119
  store atomic i32 %1, ptr %19 monotonic, align 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %25 = atomicrmw add ptr %24, i32 1 monotonic, align 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %27 = load i32, ptr %26, align 4, !tbaa !120
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %31, label %29

29:                                               ; preds = %22
  %30 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %24, i32 noundef signext 129, i32 noundef signext 2147483647, ptr noundef null, ptr noundef null, i32 noundef signext 0) #25
  br label %31

31:                                               ; preds = %18, %22, %29
  %32 = atomicrmw xchg ptr %3, i32 0 release, align 4
  %33 = icmp eq i32 %32, 2
  br i1 %33, label %34, label %36

34:                                               ; preds = %31
  %35 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #25
  br label %36

36:                                               ; preds = %31, %34
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define ptr @tfc_block_data(ptr noundef readonly captures(none) %0) local_unnamed_addr #33 {
  %2 = load ptr, ptr %0, align 8, !tbaa !219
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
define signext i32 @tfc_monitor_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #35 {
  %2 = load atomic i32, ptr %0 monotonic, align 8
  ret i32 %2
}

; Function Attrs: nounwind uwtable
define void @tfc_monitor_trace(ptr noundef captures(none) %0, i32 noundef signext %1, i32 noundef signext %2) local_unnamed_addr #30 {
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = zext i32 %1 to i64
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %8 = load i64, ptr %7, align 8, !tbaa !221
  %9 = icmp sgt i64 %8, %6
  br i1 %9, label %10, label %81

10:                                               ; preds = %3
  switch i32 %2, label %75 [
    i32 0, label %11
    i32 1, label %44
  ]

11:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #25
  %12 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %5) #25
  %13 = load i64, ptr %5, align 8, !tbaa !88
  %14 = mul nsw i64 %13, 1000000000
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !90
  %17 = add nsw i64 %14, %16
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #25
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %19 = load ptr, ptr %18, align 8, !tbaa !225
  %20 = getelementptr inbounds nuw %struct.tfc_runs, ptr %19, i64 %6
  %21 = load i64, ptr %20, align 8, !tbaa !226
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %25

23:                                               ; preds = %11
  %24 = getelementptr inbounds nuw i8, ptr %20, i64 16
  store i64 %17, ptr %24, align 8, !tbaa !228
  br label %25

25:                                               ; preds = %23, %11
  %26 = getelementptr inbounds nuw i8, ptr %20, i64 24
  store i64 %17, ptr %26, align 8, !tbaa !229
  %27 = add nsw i64 %21, 1
  store i64 %27, ptr %20, align 8, !tbaa !226
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %29 = load i64, ptr %28, align 8, !tbaa !230
  %30 = icmp slt i64 %21, %29
  br i1 %30, label %31, label %81

31:                                               ; preds = %25
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %33 = load i64, ptr %32, align 8, !tbaa !231
  %34 = add nsw i64 %33, 1
  store i64 %34, ptr %32, align 8, !tbaa !231
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %36 = load i64, ptr %35, align 8, !tbaa !232
  %37 = icmp slt i64 %33, %36
  br i1 %37, label %38, label %81

38:                                               ; preds = %31
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %40 = load ptr, ptr %39, align 8, !tbaa !233
  %41 = getelementptr inbounds %struct.tfc_event, ptr %40, i64 %33
  store i64 %17, ptr %41, align 8, !tbaa !125
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 8
  store i64 0, ptr %42, align 8, !tbaa !125
  %43 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 %6, ptr %43, align 8, !tbaa !125
  br label %81

44:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #25
  %45 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %4) #25
  %46 = load i64, ptr %4, align 8, !tbaa !88
  %47 = mul nsw i64 %46, 1000000000
  %48 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %49 = load i64, ptr %48, align 8, !tbaa !90
  %50 = add nsw i64 %47, %49
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #25
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %52 = load ptr, ptr %51, align 8, !tbaa !225
  %53 = getelementptr inbounds nuw %struct.tfc_runs, ptr %52, i64 %6
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 24
  %55 = load i64, ptr %54, align 8, !tbaa !229
  %56 = sub i64 %50, %55
  %57 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %58 = load i64, ptr %57, align 8, !tbaa !234
  %59 = add nsw i64 %56, %58
  store i64 %59, ptr %57, align 8, !tbaa !234
  store i64 %50, ptr %54, align 8, !tbaa !229
  %60 = load i64, ptr %53, align 8, !tbaa !226
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %62 = load i64, ptr %61, align 8, !tbaa !230
  %63 = icmp sgt i64 %60, %62
  br i1 %63, label %81, label %64

64:                                               ; preds = %44
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %66 = load i64, ptr %65, align 8, !tbaa !231
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %68 = load i64, ptr %67, align 8, !tbaa !232
  %69 = icmp sgt i64 %66, %68
  br i1 %69, label %81, label %70

70:                                               ; preds = %64
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %72 = load ptr, ptr %71, align 8, !tbaa !233
  %73 = getelementptr %struct.tfc_event, ptr %72, i64 %66
  %74 = getelementptr i8, ptr %73, i64 -16
  store i64 %50, ptr %74, align 8, !tbaa !235
  br label %81

75:                                               ; preds = %10
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %77 = load ptr, ptr %76, align 8, !tbaa !225
  %78 = getelementptr inbounds nuw %struct.tfc_runs, ptr %77, i64 %6
  %79 = load i64, ptr %78, align 8, !tbaa !226
  %80 = add nsw i64 %79, 1
  store i64 %80, ptr %78, align 8, !tbaa !226
  br label %81

81:                                               ; preds = %70, %64, %44, %38, %31, %25, %75, %3
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define range(i64 320, 824633720961) i64 @tfc_pool_bytes(i32 noundef signext %0) local_unnamed_addr #27 {
  %2 = zext i32 %0 to i64
  %3 = mul nuw nsw i64 %2, 192
  %4 = add nuw nsw i64 %3, 320
  ret i64 %4
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_pool_start(ptr noundef initializes((4, 8), (64, 68), (128, 148), (152, 160), (192, 196), (296, 300)) %0, i32 noundef signext %1, i32 noundef signext %2) local_unnamed_addr #30 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %2, ptr %4, align 4, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 296
  store i32 0, ptr %5, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i32 0, ptr %6, align 8, !tbaa !102
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i32 0, ptr %7, align 8, !tbaa !102
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i32 0, ptr %8, align 4, !tbaa !102
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i32 0, ptr %9, align 8, !tbaa !102
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store i32 0, ptr %10, align 8, !tbaa !102
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store ptr null, ptr %11, align 8, !tbaa !102
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 140
  store i32 -1, ptr %12, align 4, !tbaa !102
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i32 0, ptr %13, align 8, !tbaa !102
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 480
  store ptr %0, ptr %15, align 32, !tbaa !237
  %16 = tail call i32 @llvm.umax.i32(i32 %1, i32 1)
  %17 = zext i32 %16 to i64
  br label %18

18:                                               ; preds = %21, %3
  %19 = phi i64 [ %28, %21 ], [ 1, %3 ]
  %20 = icmp eq i64 %19, %17
  br i1 %20, label %31, label %21

21:                                               ; preds = %18
  %22 = getelementptr inbounds nuw %struct.tfc_worker, ptr %14, i64 %19
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 160
  store ptr %0, ptr %23, align 32, !tbaa !237
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %25 = getelementptr inbounds nuw i8, ptr %22, i64 168
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %24, i8 0, i64 16, i1 false)
  %26 = tail call signext i32 @pthread_create(ptr noundef nonnull %25, ptr noundef null, ptr noundef nonnull @worker_main, ptr noundef nonnull %22) #25
  %27 = icmp eq i32 %26, 0
  %28 = add nuw nsw i64 %19, 1
  br i1 %27, label %18, label %29

29:                                               ; preds = %21
  %30 = trunc nuw i64 %19 to i32
  br label %31

31:                                               ; preds = %18, %29
  %32 = phi i32 [ %30, %29 ], [ %16, %18 ]
  store i32 %32, ptr %0, align 64, !tbaa !9
  ret i32 %32
}

; Function Attrs: nounwind
declare signext i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #12

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @worker_main(ptr noundef %0) #4 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %3 = load ptr, ptr %2, align 32, !tbaa !237
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 320
  %5 = ptrtoint ptr %0 to i64
  %6 = ptrtoint ptr %4 to i64
  %7 = sub i64 %5, %6
  %8 = sdiv exact i64 %7, 192
  %9 = trunc i64 %8 to i32
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %11 = tail call i64 (i64, ...) @syscall(i64 noundef 178) #25
  %12 = trunc i64 %11 to i32
  store atomic i32 %12, ptr %10 monotonic, align 8
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 128
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 132
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 144
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 192
  br label %18

18:                                               ; preds = %61, %1
  %19 = phi i32 [ 0, %1 ], [ %42, %61 ]
  %20 = load i32, ptr %13, align 4, !tbaa !9
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %30, label %26

22:                                               ; preds = %26
  %23 = add nuw i32 %27, 1
  %24 = load i32, ptr %13, align 4, !tbaa !9
  %25 = icmp ult i32 %23, %24
  br i1 %25, label %26, label %30, !llvm.loop !240

26:                                               ; preds = %18, %22
  %27 = phi i32 [ %23, %22 ], [ 0, %18 ]
  %28 = load atomic i32, ptr %14 acquire, align 64
  %29 = icmp eq i32 %28, %19
  br i1 %29, label %22, label %41

30:                                               ; preds = %22, %18
  %31 = atomicrmw add ptr %15, i32 1 seq_cst, align 4
  %32 = load atomic i32, ptr %14 seq_cst, align 64
  %33 = icmp eq i32 %32, %19
  br i1 %33, label %34, label %38

34:                                               ; preds = %30, %34
  %35 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %14, i32 noundef signext 128, i32 noundef signext %19, ptr noundef null, ptr noundef null, i32 noundef signext 0) #25
  %36 = load atomic i32, ptr %14 seq_cst, align 64
  %37 = icmp eq i32 %36, %19
  br i1 %37, label %34, label %38, !llvm.loop !241

38:                                               ; preds = %34, %30
  %39 = phi i32 [ %32, %30 ], [ %36, %34 ]
  %40 = atomicrmw sub ptr %15, i32 1 seq_cst, align 4
  tail call fastcc void @make_room(ptr noundef nonnull %3, ptr noundef %0)
  br label %41

41:                                               ; preds = %26, %38
  %42 = phi i32 [ %39, %38 ], [ %28, %26 ]
  %43 = load atomic i32, ptr %16 seq_cst, align 16
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %46, label %45

45:                                               ; preds = %41
  ret ptr null

46:                                               ; preds = %41
  %47 = load atomic i32, ptr %17 monotonic, align 64
  br label %48

48:                                               ; preds = %51, %46
  %49 = phi i32 [ %47, %46 ], [ %55, %51 ]
  %50 = icmp sgt i32 %49, -1
  br i1 %50, label %61, label %51

51:                                               ; preds = %48
  %52 = add nsw i32 %49, 1
  %53 = cmpxchg weak ptr %17, i32 %49, i32 %52 acquire monotonic, align 64
  %54 = extractvalue { i32, i1 } %53, 1
  %55 = extractvalue { i32, i1 } %53, 0
  br i1 %54, label %56, label %48, !llvm.loop !242

56:                                               ; preds = %51
  tail call fastcc void @work(ptr noundef %3, i32 noundef signext %9)
  %57 = atomicrmw sub ptr %17, i32 1 release, align 64
  %58 = icmp eq i32 %57, 1073741825
  br i1 %58, label %59, label %61

59:                                               ; preds = %56
  tail call fastcc void @make_room(ptr noundef %3, ptr noundef %0)
  %60 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %17, i32 noundef signext 129, i32 noundef signext 1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #25
  br label %61

61:                                               ; preds = %48, %59, %56
  br label %18
}

; Function Attrs: nounwind uwtable
define void @tfc_pool_stop(ptr noundef %0) local_unnamed_addr #30 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store atomic i32 1, ptr %2 seq_cst, align 16
  %3 = load i32, ptr %0, align 64, !tbaa !9
  tail call fastcc void @announce(ptr noundef nonnull %0, i32 noundef signext %3)
  %4 = load i32, ptr %0, align 64, !tbaa !9
  %5 = icmp ugt i32 %4, 1
  br i1 %5, label %7, label %6

6:                                                ; preds = %7, %1
  ret void

7:                                                ; preds = %1, %7
  %8 = phi i64 [ %13, %7 ], [ 1, %1 ]
  %9 = getelementptr inbounds nuw %struct.tfc_worker, ptr %0, i64 %8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 488
  %11 = load i64, ptr %10, align 8, !tbaa !243
  %12 = tail call signext i32 @pthread_join(i64 noundef %11, ptr noundef null) #25
  %13 = add nuw nsw i64 %8, 1
  %14 = load i32, ptr %0, align 64, !tbaa !9
  %15 = zext i32 %14 to i64
  %16 = icmp samesign ult i64 %13, %15
  br i1 %16, label %7, label %6, !llvm.loop !244
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @announce(ptr noundef %0, i32 noundef signext %1) unnamed_addr #31 {
  %3 = alloca i32, align 4
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %5 = atomicrmw add ptr %4, i32 1 seq_cst, align 64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %7 = load atomic i32, ptr %6 seq_cst, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %25, label %9

9:                                                ; preds = %2
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #25
  store i32 0, ptr %3, align 4, !tbaa !9
  %10 = call i64 (i64, ...) @syscall(i64 noundef 168, ptr noundef nonnull %3, ptr noundef null, ptr noundef null) #25
  %11 = icmp ne i64 %10, 0
  %12 = load i32, ptr %3, align 4
  %13 = icmp ugt i32 %12, 1023
  %14 = select i1 %11, i1 true, i1 %13
  %15 = select i1 %14, i32 -1, i32 %12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #25
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 140
  store atomic i32 %15, ptr %16 monotonic, align 4
  %17 = icmp ugt i32 %7, %1
  br i1 %17, label %23, label %18

18:                                               ; preds = %9
  %19 = add i32 %7, 1
  %20 = load i32, ptr %0, align 64, !tbaa !9
  %21 = icmp ult i32 %19, %20
  br i1 %21, label %23, label %22

22:                                               ; preds = %18
  call fastcc void @guide(ptr noundef nonnull %0, i32 noundef signext %15)
  br label %23

23:                                               ; preds = %22, %18, %9
  %24 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %4, i32 noundef signext 129, i32 noundef signext %1, ptr noundef null, ptr noundef null, i32 noundef signext 0) #25
  br label %25

25:                                               ; preds = %2, %23
  ret void
}

declare signext i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define void @tfc_pool_watch(ptr noundef writeonly captures(none) %0, ptr noundef %1) local_unnamed_addr #35 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %4 = ptrtoint ptr %1 to i64
  store atomic i64 %4, ptr %3 release, align 8
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_parallel_for(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #4 {
  %6 = alloca i32, align 4
  %7 = alloca %struct.tfc_loop, align 8
  %8 = icmp slt i64 %1, 1
  br i1 %8, label %145, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %11 = load ptr, ptr %10, align 8, !tbaa !37
  %12 = icmp eq ptr %11, null
  br i1 %12, label %20, label %13

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %15 = load ptr, ptr %14, align 8, !tbaa !245
  %16 = icmp eq ptr %15, null
  br i1 %16, label %20, label %17

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %11, i64 4
  %19 = load i32, ptr %18, align 4, !tbaa !246
  br label %26

20:                                               ; preds = %9, %13
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %22 = load ptr, ptr %21, align 8, !tbaa !247
  %23 = icmp eq ptr %22, null
  br i1 %23, label %26, label %24

24:                                               ; preds = %20
  %25 = load i32, ptr %22, align 64, !tbaa !9
  br label %26

26:                                               ; preds = %24, %20, %17
  %27 = phi i1 [ true, %17 ], [ false, %24 ], [ false, %20 ]
  %28 = phi i32 [ %19, %17 ], [ %25, %24 ], [ 1, %20 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #25
  store ptr %2, ptr %7, align 8, !tbaa !248
  %29 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %3, ptr %29, align 8, !tbaa !250
  %30 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %1, ptr %30, align 8, !tbaa !251
  %31 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 1, ptr %31, align 8, !tbaa !252
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 1, ptr %32, align 8, !tbaa !253
  %33 = icmp ult i32 %28, 2
  %34 = select i1 %27, i1 true, i1 %33
  br i1 %34, label %43, label %35

35:                                               ; preds = %26
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %37 = load ptr, ptr %36, align 8, !tbaa !247
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 132
  %39 = load atomic i32, ptr %38 monotonic, align 4
  %40 = add i32 %39, 1
  %41 = load i32, ptr %37, align 64, !tbaa !9
  %42 = icmp ult i32 %40, %41
  br label %43

43:                                               ; preds = %35, %26
  %44 = phi i1 [ %42, %35 ], [ false, %26 ]
  %45 = icmp slt i64 %4, 0
  %46 = icmp eq i64 %4, 0
  br i1 %46, label %50, label %47

47:                                               ; preds = %43
  %48 = tail call i64 @llvm.abs.i64(i64 %4, i1 true)
  %49 = udiv i64 %1, %48
  br label %50

50:                                               ; preds = %43, %47
  %51 = phi i64 [ %49, %47 ], [ %1, %43 ]
  br i1 %33, label %59, label %52

52:                                               ; preds = %50
  %53 = or i1 %46, %44
  %54 = select i1 %53, i64 2, i64 4
  %55 = icmp samesign ult i64 %51, %54
  br i1 %55, label %59, label %56

56:                                               ; preds = %52
  %57 = zext i32 %28 to i64
  %58 = tail call i64 @llvm.umin.i64(i64 %51, i64 %57)
  br label %59

59:                                               ; preds = %56, %52, %50
  %60 = phi i64 [ %58, %56 ], [ 1, %52 ], [ 1, %50 ]
  store i64 %60, ptr %32, align 8, !tbaa !253
  %61 = icmp samesign ult i64 %60, 2
  %62 = or i1 %45, %61
  br label %63

63:                                               ; preds = %63, %59
  %64 = phi i64 [ 1, %59 ], [ %70, %63 ]
  %65 = icmp samesign ugt i64 %64, 4
  %66 = select i1 %62, i1 true, i1 %65
  %67 = lshr i64 %51, %64
  %68 = icmp samesign ult i64 %67, %60
  %69 = select i1 %66, i1 true, i1 %68
  %70 = add nuw nsw i64 %64, 1
  br i1 %69, label %71, label %63, !llvm.loop !254

71:                                               ; preds = %63
  %72 = mul nuw nsw i64 %64, %60
  store i64 %72, ptr %31, align 8, !tbaa !252
  %73 = icmp samesign ugt i64 %72, 1
  %74 = and i1 %27, %73
  br i1 %74, label %75, label %81

75:                                               ; preds = %71
  %76 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %77 = load ptr, ptr %76, align 8, !tbaa !245
  %78 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %79 = load ptr, ptr %78, align 8, !tbaa !94
  %80 = trunc i64 %72 to i32
  call void %77(ptr noundef %79, i32 noundef signext %80, ptr noundef nonnull @run_host_chunk, ptr noundef nonnull %7) #25
  br label %144

81:                                               ; preds = %71
  %82 = icmp eq i64 %72, 1
  br i1 %82, label %143, label %83

83:                                               ; preds = %81
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %85 = load ptr, ptr %84, align 8, !tbaa !247
  %86 = getelementptr inbounds nuw i8, ptr %85, i64 64
  %87 = cmpxchg ptr %86, i32 0, i32 1 acquire monotonic, align 64
  %88 = extractvalue { i32, i1 } %87, 1
  br i1 %88, label %89, label %143

89:                                               ; preds = %83
  %90 = getelementptr inbounds nuw i8, ptr %85, i64 256
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 64 dereferenceable(40) %90, ptr noundef nonnull readonly align 8 dereferenceable(40) %7, i64 40, i1 false), !tbaa.struct !255
  %91 = load i64, ptr %32, align 8, !tbaa !253
  %92 = trunc i64 %91 to i32
  %93 = getelementptr inbounds nuw i8, ptr %85, i64 296
  store i32 %92, ptr %93, align 8, !tbaa !9
  %94 = icmp eq i32 %92, 0
  br i1 %94, label %99, label %95

95:                                               ; preds = %89
  %96 = getelementptr inbounds nuw i8, ptr %85, i64 320
  %97 = load i64, ptr %31, align 8, !tbaa !252
  %98 = and i64 %91, 4294967295
  br label %132

99:                                               ; preds = %132, %89
  %100 = getelementptr inbounds nuw i8, ptr %85, i64 192
  store atomic i32 -2147483648, ptr %100 release, align 64
  %101 = add i32 %92, -1
  tail call fastcc void @announce(ptr noundef nonnull %85, i32 noundef signext %101)
  tail call fastcc void @work(ptr noundef nonnull %85, i32 noundef signext 0)
  %102 = atomicrmw and ptr %100, i32 2147483647 acquire, align 64
  %103 = and i32 %102, 2147483647
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %142, label %105

105:                                              ; preds = %99
  %106 = getelementptr inbounds nuw i8, ptr %85, i64 4
  br label %107

107:                                              ; preds = %111, %105
  %108 = phi i32 [ 0, %105 ], [ %113, %111 ]
  %109 = load i32, ptr %106, align 4, !tbaa !9
  %110 = icmp ult i32 %108, %109
  br i1 %110, label %111, label %115

111:                                              ; preds = %107
  %112 = load atomic i32, ptr %100 acquire, align 64
  %113 = add nuw i32 %108, 1
  %114 = icmp eq i32 %112, 0
  br i1 %114, label %142, label %107, !llvm.loop !256

115:                                              ; preds = %107
  %116 = getelementptr inbounds nuw i8, ptr %85, i64 140
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #25
  store i32 0, ptr %6, align 4, !tbaa !9
  %117 = call i64 (i64, ...) @syscall(i64 noundef 168, ptr noundef nonnull %6, ptr noundef null, ptr noundef null) #25
  %118 = icmp ne i64 %117, 0
  %119 = load i32, ptr %6, align 4
  %120 = icmp ugt i32 %119, 1023
  %121 = select i1 %118, i1 true, i1 %120
  %122 = select i1 %121, i32 -1, i32 %119
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #25
  store atomic i32 %122, ptr %116 monotonic, align 4
  %123 = atomicrmw or ptr %100, i32 1073741824 acquire, align 64
  %124 = or i32 %123, 1073741824
  %125 = icmp eq i32 %124, 1073741824
  br i1 %125, label %131, label %126

126:                                              ; preds = %115, %126
  %127 = phi i32 [ %129, %126 ], [ %124, %115 ]
  %128 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %100, i32 noundef signext 128, i32 noundef signext %127, ptr noundef null, ptr noundef null, i32 noundef signext 0) #25
  %129 = load atomic i32, ptr %100 acquire, align 64
  %130 = icmp eq i32 %129, 1073741824
  br i1 %130, label %131, label %126, !llvm.loop !257

131:                                              ; preds = %126, %115
  store atomic i32 0, ptr %100 monotonic, align 64
  br label %142

132:                                              ; preds = %132, %95
  %133 = phi i64 [ 0, %95 ], [ %137, %132 ]
  %134 = getelementptr inbounds nuw %struct.tfc_worker, ptr %96, i64 %133
  %135 = mul nsw i64 %133, %97
  %136 = sdiv i64 %135, %98
  store atomic i64 %136, ptr %134 monotonic, align 64
  %137 = add nuw nsw i64 %133, 1
  %138 = mul nsw i64 %97, %137
  %139 = sdiv i64 %138, %98
  %140 = getelementptr inbounds nuw i8, ptr %134, i64 8
  store i64 %139, ptr %140, align 8, !tbaa !258
  %141 = icmp eq i64 %137, %98
  br i1 %141, label %99, label %132, !llvm.loop !259

142:                                              ; preds = %111, %99, %131
  store atomic i32 0, ptr %86 release, align 64
  br label %144

143:                                              ; preds = %83, %81
  tail call void %2(ptr noundef %3, i64 noundef 0, i64 noundef %1) #25
  br label %144

144:                                              ; preds = %142, %143, %75
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #25
  br label %145

145:                                              ; preds = %5, %144
  ret void
}

; Function Attrs: nounwind uwtable
define internal void @run_host_chunk(ptr noundef readonly captures(none) %0, i32 noundef signext %1) #4 {
  %3 = zext i32 %1 to i64
  %4 = load ptr, ptr %0, align 8, !tbaa !248
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !250
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %8 = load i64, ptr %7, align 8, !tbaa !252
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %10 = load i64, ptr %9, align 8, !tbaa !253
  %11 = sdiv i64 %8, %10
  %12 = freeze i64 %11
  %13 = sdiv i64 %3, %12
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = load i64, ptr %14, align 8, !tbaa !251
  %16 = freeze i64 %15
  %17 = freeze i64 %10
  %18 = sdiv i64 %16, %17
  %19 = mul i64 %18, %17
  %20 = sub i64 %16, %19
  %21 = mul nsw i64 %18, %13
  %22 = mul nsw i64 %20, %13
  %23 = sdiv i64 %22, %10
  %24 = add nsw i64 %13, 1
  %25 = mul nsw i64 %20, %24
  %26 = sdiv i64 %25, %10
  %27 = add nsw i64 %26, %18
  %28 = sub nsw i64 %27, %23
  %29 = add i64 %27, %21
  %30 = mul i64 %13, %12
  %31 = sub i64 %3, %30
  %32 = ashr i64 %28, %31
  %33 = sub i64 %29, %32
  %34 = add nuw nsw i64 %3, 1
  %35 = freeze i64 %11
  %36 = sdiv i64 %34, %35
  %37 = mul nsw i64 %36, %18
  %38 = mul nsw i64 %36, %20
  %39 = sdiv i64 %38, %10
  %40 = add nsw i64 %36, 1
  %41 = mul nsw i64 %40, %20
  %42 = sdiv i64 %41, %10
  %43 = add nsw i64 %42, %18
  %44 = sub nsw i64 %43, %39
  %45 = add i64 %43, %37
  %46 = mul i64 %36, %35
  %47 = sub i64 %34, %46
  %48 = ashr i64 %44, %47
  %49 = sub i64 %45, %48
  tail call void %4(ptr noundef %6, i64 noundef %33, i64 noundef %49) #25
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef signext i32 @tfc_fail(ptr noundef readonly captures(none) %0, i32 noundef returned signext %1, i32 noundef signext %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, double noundef %6) local_unnamed_addr #36 {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8, !tbaa !260
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 4
  br label %11

11:                                               ; preds = %11, %7
  %12 = atomicrmw xchg ptr %10, i32 1 acquire, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %11, !llvm.loop !261

14:                                               ; preds = %11
  %15 = load atomic i32, ptr %9 monotonic, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %19 = load i64, ptr %18, align 8, !tbaa !262
  %20 = icmp slt i64 %3, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %17, %14
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 12
  store i32 %2, ptr %22, align 4, !tbaa !265
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store i64 %3, ptr %23, align 8, !tbaa !262
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i64 %4, ptr %24, align 8, !tbaa !266
  %25 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i64 %5, ptr %25, align 8, !tbaa !267
  %26 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store double %6, ptr %26, align 8, !tbaa !268
  store atomic i32 %1, ptr %9 monotonic, align 8
  br label %27

27:                                               ; preds = %21, %17
  store atomic i32 0, ptr %10 release, align 4
  ret i32 %1
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define signext i32 @tfc_status(ptr noundef readonly captures(none) %0) local_unnamed_addr #15 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8, !tbaa !260
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
  %7 = load ptr, ptr %6, align 8, !tbaa !92
  %8 = icmp eq ptr %7, null
  br i1 %8, label %15, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !94
  %12 = tail call signext i32 %7(ptr noundef %11) #25
  %13 = icmp ne i32 %12, 0
  %14 = zext i1 %13 to i32
  br label %15

15:                                               ; preds = %9, %5, %1
  %16 = phi i32 [ 0, %5 ], [ 0, %1 ], [ %14, %9 ]
  ret i32 %16
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_walk(ptr noundef %0) local_unnamed_addr #4 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %3 = load ptr, ptr %2, align 8, !tbaa !269
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %5 = load ptr, ptr %4, align 8, !tbaa !37
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %7 = load ptr, ptr %6, align 8, !tbaa !130
  %8 = icmp eq ptr %7, null
  br i1 %8, label %11, label %9, !prof !274

9:                                                ; preds = %1
  %10 = tail call fastcc signext i32 @walk_on_device(ptr noundef nonnull %0)
  br label %787

11:                                               ; preds = %1
  %12 = icmp eq ptr %5, null
  br i1 %12, label %431, label %13

13:                                               ; preds = %11
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %15 = load ptr, ptr %14, align 8, !tbaa !275
  %16 = icmp eq ptr %15, null
  br i1 %16, label %17, label %21

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %19 = load ptr, ptr %18, align 8, !tbaa !92
  %20 = icmp eq ptr %19, null
  br i1 %20, label %431, label %21

21:                                               ; preds = %17, %13
  %22 = load ptr, ptr %0, align 8, !tbaa !276
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %24 = load i64, ptr %23, align 8, !tbaa !277
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %30 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %31 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br label %34

34:                                               ; preds = %427, %21
  %35 = phi i64 [ 0, %21 ], [ %428, %427 ]
  %36 = icmp slt i64 %35, %24
  br i1 %36, label %37, label %787

37:                                               ; preds = %34
  %38 = getelementptr inbounds %struct.tfc_instruction, ptr %22, i64 %35
  %39 = add nsw i64 %35, 1
  %40 = getelementptr inbounds nuw i8, ptr %38, i64 20
  %41 = load i32, ptr %40, align 4, !tbaa !278
  switch i32 %41, label %418 [
    i32 0, label %42
    i32 1, label %144
    i32 3, label %148
    i32 4, label %165
    i32 2, label %189
    i32 5, label %235
    i32 6, label %303
    i32 7, label %356
    i32 8, label %373
    i32 9, label %396
    i32 11, label %398
  ]

42:                                               ; preds = %37
  %43 = load ptr, ptr %31, align 8, !tbaa !92
  %44 = icmp eq ptr %43, null
  br i1 %44, label %69, label %45

45:                                               ; preds = %42
  %46 = load i64, ptr %32, align 8, !tbaa !280
  %47 = icmp slt i64 %35, %46
  br i1 %47, label %48, label %69

48:                                               ; preds = %45
  %49 = load ptr, ptr %30, align 8, !tbaa !94
  %50 = tail call signext i32 %43(ptr noundef %49) #25
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %69, label %52

52:                                               ; preds = %48
  %53 = load ptr, ptr %2, align 8, !tbaa !269
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 24
  %55 = load ptr, ptr %54, align 8, !tbaa !260
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 4
  br label %57

57:                                               ; preds = %57, %52
  %58 = atomicrmw xchg ptr %56, i32 1 acquire, align 4
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %57, !llvm.loop !261

60:                                               ; preds = %57
  %61 = load atomic i32, ptr %55 monotonic, align 8
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %67, label %63

63:                                               ; preds = %60
  %64 = getelementptr inbounds nuw i8, ptr %55, i64 16
  %65 = load i64, ptr %64, align 8, !tbaa !262
  %66 = icmp sgt i64 %65, 0
  br i1 %66, label %67, label %420

67:                                               ; preds = %63, %60
  %68 = getelementptr inbounds nuw i8, ptr %55, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %68, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %55 monotonic, align 8
  br label %420

69:                                               ; preds = %48, %45, %42
  %70 = load ptr, ptr %14, align 8, !tbaa !275
  %71 = icmp eq ptr %70, null
  br i1 %71, label %76, label %72

72:                                               ; preds = %69
  %73 = load ptr, ptr %30, align 8, !tbaa !94
  %74 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %75 = load i32, ptr %74, align 8, !tbaa !281
  tail call void %70(ptr noundef %73, i32 noundef signext %75, i32 noundef signext 0) #25
  br label %76

76:                                               ; preds = %72, %69
  %77 = load ptr, ptr %25, align 8, !tbaa !282
  %78 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %79 = load i32, ptr %78, align 8, !tbaa !283
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds i32, ptr %77, i64 %80
  %82 = getelementptr inbounds nuw i8, ptr %38, i64 12
  %83 = load i32, ptr %82, align 4, !tbaa !284
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %87, label %85

85:                                               ; preds = %76
  %86 = zext i32 %83 to i64
  br label %94

87:                                               ; preds = %94, %76
  %88 = load ptr, ptr %38, align 8, !tbaa !285
  %89 = load ptr, ptr %33, align 8, !tbaa !286
  %90 = load ptr, ptr %27, align 8, !tbaa !287
  %91 = load ptr, ptr %2, align 8, !tbaa !269
  %92 = tail call signext i32 %88(ptr noundef %89, ptr noundef %90, ptr noundef %91) #25
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %137, label %106

94:                                               ; preds = %94, %85
  %95 = phi i64 [ 0, %85 ], [ %104, %94 ]
  %96 = load ptr, ptr %28, align 8, !tbaa !288
  %97 = getelementptr inbounds nuw i32, ptr %81, i64 %95
  %98 = load i32, ptr %97, align 4, !tbaa !9
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds ptr, ptr %96, i64 %99
  %101 = load ptr, ptr %100, align 8, !tbaa !35
  %102 = load ptr, ptr %33, align 8, !tbaa !286
  %103 = getelementptr inbounds nuw ptr, ptr %102, i64 %95
  store ptr %101, ptr %103, align 8, !tbaa !35
  %104 = add nuw nsw i64 %95, 1
  %105 = icmp eq i64 %104, %86
  br i1 %105, label %87, label %94, !llvm.loop !289

106:                                              ; preds = %87
  %107 = load ptr, ptr %2, align 8, !tbaa !269
  %108 = getelementptr inbounds nuw i8, ptr %107, i64 24
  %109 = load ptr, ptr %108, align 8, !tbaa !260
  %110 = load atomic i32, ptr %109 acquire, align 8
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %112, label %130

112:                                              ; preds = %106
  %113 = load ptr, ptr %2, align 8, !tbaa !269
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 24
  %115 = load ptr, ptr %114, align 8, !tbaa !260
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 4
  br label %117

117:                                              ; preds = %117, %112
  %118 = atomicrmw xchg ptr %116, i32 1 acquire, align 4
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %120, label %117, !llvm.loop !261

120:                                              ; preds = %117
  %121 = load atomic i32, ptr %115 monotonic, align 8
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %127, label %123

123:                                              ; preds = %120
  %124 = getelementptr inbounds nuw i8, ptr %115, i64 16
  %125 = load i64, ptr %124, align 8, !tbaa !262
  %126 = icmp sgt i64 %125, 0
  br i1 %126, label %127, label %129

127:                                              ; preds = %123, %120
  %128 = getelementptr inbounds nuw i8, ptr %115, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %128, i8 0, i64 36, i1 false)
  store atomic i32 %92, ptr %115 monotonic, align 8
  br label %129

129:                                              ; preds = %127, %123
  store atomic i32 0, ptr %116 release, align 4
  br label %130

130:                                              ; preds = %129, %106
  %131 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %132 = load i32, ptr %131, align 8, !tbaa !281
  %133 = load ptr, ptr %2, align 8, !tbaa !269
  %134 = getelementptr inbounds nuw i8, ptr %133, i64 24
  %135 = load ptr, ptr %134, align 8, !tbaa !260
  %136 = getelementptr inbounds nuw i8, ptr %135, i64 8
  store i32 %132, ptr %136, align 8, !tbaa !290
  br label %137

137:                                              ; preds = %130, %87
  %138 = load ptr, ptr %14, align 8, !tbaa !275
  %139 = icmp eq ptr %138, null
  br i1 %139, label %427, label %140

140:                                              ; preds = %137
  %141 = load ptr, ptr %30, align 8, !tbaa !94
  %142 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %143 = load i32, ptr %142, align 8, !tbaa !281
  tail call void %138(ptr noundef %141, i32 noundef signext %143, i32 noundef signext 1) #25
  br label %427

144:                                              ; preds = %37
  %145 = getelementptr inbounds nuw i8, ptr %38, i64 24
  %146 = load i32, ptr %145, align 8, !tbaa !291
  %147 = sext i32 %146 to i64
  br label %427

148:                                              ; preds = %37
  %149 = load ptr, ptr %28, align 8, !tbaa !288
  %150 = load ptr, ptr %25, align 8, !tbaa !282
  %151 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %152 = load i32, ptr %151, align 8, !tbaa !283
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds i32, ptr %150, i64 %153
  %155 = load i32, ptr %154, align 4, !tbaa !9
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds ptr, ptr %149, i64 %156
  %158 = load ptr, ptr %157, align 8, !tbaa !35
  %159 = load i8, ptr %158, align 1, !tbaa !102
  %160 = icmp eq i8 %159, 0
  br i1 %160, label %161, label %427

161:                                              ; preds = %148
  %162 = getelementptr inbounds nuw i8, ptr %38, i64 24
  %163 = load i32, ptr %162, align 8, !tbaa !291
  %164 = sext i32 %163 to i64
  br label %427

165:                                              ; preds = %37
  %166 = load ptr, ptr %25, align 8, !tbaa !282
  %167 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %168 = load i32, ptr %167, align 8, !tbaa !283
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds i32, ptr %166, i64 %169
  %171 = load ptr, ptr %28, align 8, !tbaa !288
  %172 = load i32, ptr %170, align 4, !tbaa !9
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds ptr, ptr %171, i64 %173
  %175 = load ptr, ptr %174, align 8, !tbaa !35
  store i32 0, ptr %175, align 4, !tbaa !9
  %176 = getelementptr inbounds nuw i8, ptr %170, i64 4
  %177 = load i32, ptr %176, align 4, !tbaa !9
  %178 = icmp sgt i32 %177, -1
  br i1 %178, label %179, label %427

179:                                              ; preds = %165
  %180 = zext nneg i32 %177 to i64
  %181 = getelementptr inbounds nuw ptr, ptr %171, i64 %180
  %182 = load ptr, ptr %181, align 8, !tbaa !35
  %183 = load i32, ptr %182, align 4, !tbaa !9
  %184 = icmp slt i32 %183, 1
  br i1 %184, label %185, label %427

185:                                              ; preds = %179
  %186 = getelementptr inbounds nuw i8, ptr %38, i64 24
  %187 = load i32, ptr %186, align 8, !tbaa !291
  %188 = sext i32 %187 to i64
  br label %427

189:                                              ; preds = %37
  %190 = load ptr, ptr %14, align 8, !tbaa !275
  %191 = icmp eq ptr %190, null
  br i1 %191, label %196, label %192

192:                                              ; preds = %189
  %193 = load ptr, ptr %30, align 8, !tbaa !94
  %194 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %195 = load i32, ptr %194, align 8, !tbaa !281
  tail call void %190(ptr noundef %193, i32 noundef signext %195, i32 noundef signext 2) #25
  br label %196

196:                                              ; preds = %192, %189
  %197 = load ptr, ptr %31, align 8, !tbaa !92
  %198 = icmp eq ptr %197, null
  br i1 %198, label %230, label %199

199:                                              ; preds = %196
  %200 = load i64, ptr %32, align 8, !tbaa !280
  %201 = icmp slt i64 %35, %200
  br i1 %201, label %202, label %230

202:                                              ; preds = %199
  %203 = load ptr, ptr %30, align 8, !tbaa !94
  %204 = tail call signext i32 %197(ptr noundef %203) #25
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %230, label %206

206:                                              ; preds = %202
  %207 = load ptr, ptr %2, align 8, !tbaa !269
  %208 = getelementptr inbounds nuw i8, ptr %207, i64 24
  %209 = load ptr, ptr %208, align 8, !tbaa !260
  %210 = getelementptr inbounds nuw i8, ptr %209, i64 4
  br label %211

211:                                              ; preds = %211, %206
  %212 = atomicrmw xchg ptr %210, i32 1 acquire, align 4
  %213 = icmp eq i32 %212, 0
  br i1 %213, label %214, label %211, !llvm.loop !261

214:                                              ; preds = %211
  %215 = load atomic i32, ptr %209 monotonic, align 8
  %216 = icmp eq i32 %215, 0
  br i1 %216, label %221, label %217

217:                                              ; preds = %214
  %218 = getelementptr inbounds nuw i8, ptr %209, i64 16
  %219 = load i64, ptr %218, align 8, !tbaa !262
  %220 = icmp sgt i64 %219, 0
  br i1 %220, label %221, label %223

221:                                              ; preds = %217, %214
  %222 = getelementptr inbounds nuw i8, ptr %209, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %222, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %209 monotonic, align 8
  br label %223

223:                                              ; preds = %221, %217
  store atomic i32 0, ptr %210 release, align 4
  %224 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %225 = load i32, ptr %224, align 8, !tbaa !281
  %226 = load ptr, ptr %2, align 8, !tbaa !269
  %227 = getelementptr inbounds nuw i8, ptr %226, i64 24
  %228 = load ptr, ptr %227, align 8, !tbaa !260
  %229 = getelementptr inbounds nuw i8, ptr %228, i64 8
  store i32 %225, ptr %229, align 8, !tbaa !290
  br label %230

230:                                              ; preds = %196, %199, %202, %223
  %231 = phi i32 [ 0, %196 ], [ 1, %223 ], [ 0, %202 ], [ 0, %199 ]
  %232 = getelementptr inbounds nuw i8, ptr %38, i64 24
  %233 = load i32, ptr %232, align 8, !tbaa !291
  %234 = sext i32 %233 to i64
  br label %427

235:                                              ; preds = %37
  %236 = load ptr, ptr %14, align 8, !tbaa !275
  %237 = icmp eq ptr %236, null
  br i1 %237, label %242, label %238

238:                                              ; preds = %235
  %239 = load ptr, ptr %30, align 8, !tbaa !94
  %240 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %241 = load i32, ptr %240, align 8, !tbaa !281
  tail call void %236(ptr noundef %239, i32 noundef signext %241, i32 noundef signext 2) #25
  br label %242

242:                                              ; preds = %238, %235
  %243 = load ptr, ptr %31, align 8, !tbaa !92
  %244 = icmp eq ptr %243, null
  br i1 %244, label %276, label %245

245:                                              ; preds = %242
  %246 = load i64, ptr %32, align 8, !tbaa !280
  %247 = icmp slt i64 %35, %246
  br i1 %247, label %248, label %276

248:                                              ; preds = %245
  %249 = load ptr, ptr %30, align 8, !tbaa !94
  %250 = tail call signext i32 %243(ptr noundef %249) #25
  %251 = icmp eq i32 %250, 0
  br i1 %251, label %276, label %252

252:                                              ; preds = %248
  %253 = load ptr, ptr %2, align 8, !tbaa !269
  %254 = getelementptr inbounds nuw i8, ptr %253, i64 24
  %255 = load ptr, ptr %254, align 8, !tbaa !260
  %256 = getelementptr inbounds nuw i8, ptr %255, i64 4
  br label %257

257:                                              ; preds = %257, %252
  %258 = atomicrmw xchg ptr %256, i32 1 acquire, align 4
  %259 = icmp eq i32 %258, 0
  br i1 %259, label %260, label %257, !llvm.loop !261

260:                                              ; preds = %257
  %261 = load atomic i32, ptr %255 monotonic, align 8
  %262 = icmp eq i32 %261, 0
  br i1 %262, label %267, label %263

263:                                              ; preds = %260
  %264 = getelementptr inbounds nuw i8, ptr %255, i64 16
  %265 = load i64, ptr %264, align 8, !tbaa !262
  %266 = icmp sgt i64 %265, 0
  br i1 %266, label %267, label %269

267:                                              ; preds = %263, %260
  %268 = getelementptr inbounds nuw i8, ptr %255, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %268, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %255 monotonic, align 8
  br label %269

269:                                              ; preds = %267, %263
  store atomic i32 0, ptr %256 release, align 4
  %270 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %271 = load i32, ptr %270, align 8, !tbaa !281
  %272 = load ptr, ptr %2, align 8, !tbaa !269
  %273 = getelementptr inbounds nuw i8, ptr %272, i64 24
  %274 = load ptr, ptr %273, align 8, !tbaa !260
  %275 = getelementptr inbounds nuw i8, ptr %274, i64 8
  store i32 %271, ptr %275, align 8, !tbaa !290
  br label %276

276:                                              ; preds = %242, %245, %248, %269
  %277 = phi i32 [ 0, %242 ], [ 1, %269 ], [ 0, %248 ], [ 0, %245 ]
  %278 = load ptr, ptr %25, align 8, !tbaa !282
  %279 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %280 = load i32, ptr %279, align 8, !tbaa !283
  %281 = sext i32 %280 to i64
  %282 = getelementptr inbounds i32, ptr %278, i64 %281
  %283 = load ptr, ptr %28, align 8, !tbaa !288
  %284 = load i32, ptr %282, align 4, !tbaa !9
  %285 = sext i32 %284 to i64
  %286 = getelementptr inbounds ptr, ptr %283, i64 %285
  %287 = load ptr, ptr %286, align 8, !tbaa !35
  %288 = load i32, ptr %287, align 4, !tbaa !9
  %289 = add i32 %288, 1
  store i32 %289, ptr %287, align 4, !tbaa !9
  %290 = getelementptr inbounds nuw i8, ptr %282, i64 4
  %291 = load i32, ptr %290, align 4, !tbaa !9
  %292 = icmp slt i32 %291, 0
  br i1 %292, label %299, label %293

293:                                              ; preds = %276
  %294 = zext nneg i32 %291 to i64
  %295 = getelementptr inbounds nuw ptr, ptr %283, i64 %294
  %296 = load ptr, ptr %295, align 8, !tbaa !35
  %297 = load i32, ptr %296, align 4, !tbaa !9
  %298 = icmp slt i32 %289, %297
  br i1 %298, label %299, label %427

299:                                              ; preds = %293, %276
  %300 = getelementptr inbounds nuw i8, ptr %38, i64 24
  %301 = load i32, ptr %300, align 8, !tbaa !291
  %302 = sext i32 %301 to i64
  br label %427

303:                                              ; preds = %37
  %304 = load ptr, ptr %25, align 8, !tbaa !282
  %305 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %306 = load i32, ptr %305, align 8, !tbaa !283
  %307 = sext i32 %306 to i64
  %308 = getelementptr inbounds i32, ptr %304, i64 %307
  %309 = getelementptr inbounds nuw i8, ptr %38, i64 12
  %310 = load i32, ptr %309, align 4, !tbaa !284
  %311 = load ptr, ptr %28, align 8, !tbaa !288
  %312 = load i32, ptr %308, align 4, !tbaa !9
  %313 = sext i32 %312 to i64
  %314 = getelementptr inbounds ptr, ptr %311, i64 %313
  %315 = load ptr, ptr %314, align 8, !tbaa !35
  %316 = getelementptr inbounds nuw i8, ptr %308, i64 4
  %317 = load i32, ptr %316, align 4, !tbaa !9
  %318 = sext i32 %317 to i64
  %319 = getelementptr inbounds ptr, ptr %311, i64 %318
  %320 = load ptr, ptr %319, align 8, !tbaa !35
  store ptr %320, ptr %314, align 8, !tbaa !35
  %321 = load ptr, ptr %28, align 8, !tbaa !288
  %322 = getelementptr inbounds ptr, ptr %321, i64 %318
  store ptr %315, ptr %322, align 8, !tbaa !35
  %323 = load ptr, ptr %29, align 8, !tbaa !292
  %324 = getelementptr inbounds nuw i8, ptr %308, i64 8
  %325 = load i32, ptr %324, align 4, !tbaa !9
  %326 = sext i32 %325 to i64
  %327 = getelementptr inbounds i8, ptr %323, i64 %326
  %328 = load i8, ptr %327, align 1, !tbaa !102
  %329 = xor i8 %328, 1
  store i8 %329, ptr %327, align 1, !tbaa !102
  %330 = ptrtoint ptr %320 to i64
  %331 = ptrtoint ptr %315 to i64
  %332 = sub i64 %330, %331
  %333 = icmp ugt i32 %310, 4
  br i1 %333, label %334, label %427

334:                                              ; preds = %303
  %335 = getelementptr inbounds nuw i8, ptr %308, i64 12
  %336 = load i32, ptr %335, align 4, !tbaa !9
  %337 = add i32 %336, 4
  %338 = sub i64 0, %332
  %339 = zext i32 %337 to i64
  %340 = zext i32 %310 to i64
  br label %341

341:                                              ; preds = %341, %334
  %342 = phi i64 [ 4, %334 ], [ %354, %341 ]
  %343 = load ptr, ptr %28, align 8, !tbaa !288
  %344 = getelementptr inbounds nuw i32, ptr %308, i64 %342
  %345 = load i32, ptr %344, align 4, !tbaa !9
  %346 = sext i32 %345 to i64
  %347 = getelementptr inbounds ptr, ptr %343, i64 %346
  %348 = load ptr, ptr %347, align 8, !tbaa !35
  %349 = ptrtoint ptr %348 to i64
  %350 = icmp samesign ult i64 %342, %339
  %351 = select i1 %350, i64 %332, i64 %338
  %352 = add i64 %351, %349
  %353 = inttoptr i64 %352 to ptr
  store ptr %353, ptr %347, align 8, !tbaa !35
  %354 = add nuw nsw i64 %342, 1
  %355 = icmp eq i64 %354, %340
  br i1 %355, label %427, label %341, !llvm.loop !293

356:                                              ; preds = %37
  %357 = load ptr, ptr %29, align 8, !tbaa !292
  %358 = load ptr, ptr %25, align 8, !tbaa !282
  %359 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %360 = load i32, ptr %359, align 8, !tbaa !283
  %361 = sext i32 %360 to i64
  %362 = getelementptr inbounds i32, ptr %358, i64 %361
  %363 = getelementptr inbounds nuw i8, ptr %362, i64 8
  %364 = load i32, ptr %363, align 4, !tbaa !9
  %365 = sext i32 %364 to i64
  %366 = getelementptr inbounds i8, ptr %357, i64 %365
  %367 = load i8, ptr %366, align 1, !tbaa !102
  %368 = icmp eq i8 %367, 0
  br i1 %368, label %369, label %427

369:                                              ; preds = %356
  %370 = getelementptr inbounds nuw i8, ptr %38, i64 24
  %371 = load i32, ptr %370, align 8, !tbaa !291
  %372 = sext i32 %371 to i64
  br label %427

373:                                              ; preds = %37
  %374 = load ptr, ptr %28, align 8, !tbaa !288
  %375 = load ptr, ptr %25, align 8, !tbaa !282
  %376 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %377 = load i32, ptr %376, align 8, !tbaa !283
  %378 = sext i32 %377 to i64
  %379 = getelementptr inbounds i32, ptr %375, i64 %378
  %380 = getelementptr inbounds nuw i8, ptr %379, i64 4
  %381 = load i32, ptr %380, align 4, !tbaa !9
  %382 = sext i32 %381 to i64
  %383 = getelementptr inbounds ptr, ptr %374, i64 %382
  %384 = load ptr, ptr %383, align 8, !tbaa !35
  %385 = getelementptr inbounds nuw i8, ptr %379, i64 8
  %386 = load i32, ptr %385, align 4, !tbaa !9
  %387 = icmp eq i32 %386, 8
  br i1 %387, label %388, label %390

388:                                              ; preds = %373
  %389 = load i64, ptr %384, align 8, !tbaa !125
  br label %393

390:                                              ; preds = %373
  %391 = load i32, ptr %384, align 4, !tbaa !9
  %392 = sext i32 %391 to i64
  br label %393

393:                                              ; preds = %388, %390
  %394 = phi i64 [ %389, %388 ], [ %392, %390 ]
  %395 = tail call fastcc signext range(i32 0, 4) i32 @take_size(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %38, i64 noundef %394)
  br label %427

396:                                              ; preds = %37
  %397 = tail call fastcc signext i32 @make(ptr noundef nonnull %0, ptr noundef nonnull %38)
  br label %427

398:                                              ; preds = %37
  %399 = load ptr, ptr %25, align 8, !tbaa !282
  %400 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %401 = load i32, ptr %400, align 8, !tbaa !283
  %402 = sext i32 %401 to i64
  %403 = getelementptr inbounds i32, ptr %399, i64 %402
  %404 = load ptr, ptr %26, align 8, !tbaa !294
  %405 = getelementptr inbounds nuw i8, ptr %403, i64 4
  %406 = load i32, ptr %405, align 4, !tbaa !9
  %407 = sext i32 %406 to i64
  %408 = getelementptr inbounds i64, ptr %404, i64 %407
  %409 = load ptr, ptr %27, align 8, !tbaa !287
  %410 = tail call fastcc i64 @evaluate(ptr noundef %408, ptr noundef %409)
  %411 = icmp sgt i64 %410, 0
  br i1 %411, label %412, label %427

412:                                              ; preds = %398
  %413 = load ptr, ptr %28, align 8, !tbaa !288
  %414 = load i32, ptr %403, align 4, !tbaa !9
  %415 = sext i32 %414 to i64
  %416 = getelementptr inbounds ptr, ptr %413, i64 %415
  %417 = load ptr, ptr %416, align 8, !tbaa !35
  tail call void @llvm.memset.p0.i64(ptr align 1 %417, i8 -1, i64 %410, i1 false)
  br label %427

418:                                              ; preds = %37
  %419 = tail call fastcc signext i32 @grow(ptr noundef nonnull %0, ptr noundef nonnull %38)
  br label %427

420:                                              ; preds = %67, %63
  store atomic i32 0, ptr %56 release, align 4
  %421 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %422 = load i32, ptr %421, align 8, !tbaa !281
  %423 = load ptr, ptr %2, align 8, !tbaa !269
  %424 = getelementptr inbounds nuw i8, ptr %423, i64 24
  %425 = load ptr, ptr %424, align 8, !tbaa !260
  %426 = getelementptr inbounds nuw i8, ptr %425, i64 8
  store i32 %422, ptr %426, align 8, !tbaa !290
  br label %787

427:                                              ; preds = %341, %412, %398, %303, %299, %293, %185, %179, %165, %140, %137, %418, %396, %393, %369, %356, %230, %161, %148, %144
  %428 = phi i64 [ %39, %418 ], [ %302, %299 ], [ %147, %144 ], [ %39, %356 ], [ %39, %398 ], [ %234, %230 ], [ %39, %165 ], [ %39, %293 ], [ %39, %148 ], [ %39, %393 ], [ %39, %396 ], [ %39, %140 ], [ %164, %161 ], [ %372, %369 ], [ %39, %412 ], [ %39, %137 ], [ %39, %303 ], [ %188, %185 ], [ %39, %179 ], [ %39, %341 ]
  %429 = phi i32 [ %419, %418 ], [ %277, %299 ], [ 0, %144 ], [ 0, %356 ], [ 0, %398 ], [ %231, %230 ], [ 0, %165 ], [ %277, %293 ], [ 0, %148 ], [ %395, %393 ], [ %397, %396 ], [ %92, %140 ], [ 0, %161 ], [ 0, %369 ], [ 0, %412 ], [ %92, %137 ], [ 0, %303 ], [ 0, %185 ], [ 0, %179 ], [ 0, %341 ]
  %430 = icmp eq i32 %429, 0
  br i1 %430, label %34, label %787, !llvm.loop !295

431:                                              ; preds = %17, %11
  %432 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %433 = load i64, ptr %432, align 8, !tbaa !296
  %434 = icmp eq i64 %433, 0
  br i1 %434, label %512, label %435

435:                                              ; preds = %431
  %436 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %437 = load i64, ptr %436, align 8, !tbaa !277
  %438 = icmp sgt i64 %437, 0
  br i1 %438, label %439, label %787

439:                                              ; preds = %435
  %440 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %441 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %442 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %443 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %448

444:                                              ; preds = %462
  %445 = add nuw nsw i64 %449, 1
  %446 = load i64, ptr %436, align 8, !tbaa !277
  %447 = icmp slt i64 %445, %446
  br i1 %447, label %448, label %787, !llvm.loop !297

448:                                              ; preds = %444, %439
  %449 = phi i64 [ 0, %439 ], [ %445, %444 ]
  %450 = load ptr, ptr %0, align 8, !tbaa !276
  %451 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %450, i64 %449
  %452 = load ptr, ptr %440, align 8, !tbaa !282
  %453 = getelementptr inbounds nuw i8, ptr %451, i64 8
  %454 = load i32, ptr %453, align 8, !tbaa !283
  %455 = sext i32 %454 to i64
  %456 = getelementptr inbounds i32, ptr %452, i64 %455
  %457 = getelementptr inbounds nuw i8, ptr %451, i64 12
  %458 = load i32, ptr %457, align 4, !tbaa !284
  %459 = icmp eq i32 %458, 0
  br i1 %459, label %462, label %460

460:                                              ; preds = %448
  %461 = zext i32 %458 to i64
  br label %469

462:                                              ; preds = %469, %448
  %463 = load ptr, ptr %451, align 8, !tbaa !285
  %464 = load ptr, ptr %442, align 8, !tbaa !286
  %465 = load ptr, ptr %443, align 8, !tbaa !287
  %466 = load ptr, ptr %2, align 8, !tbaa !269
  %467 = tail call signext i32 %463(ptr noundef %464, ptr noundef %465, ptr noundef %466) #25
  %468 = icmp eq i32 %467, 0
  br i1 %468, label %444, label %481

469:                                              ; preds = %469, %460
  %470 = phi i64 [ 0, %460 ], [ %479, %469 ]
  %471 = load ptr, ptr %441, align 8, !tbaa !288
  %472 = getelementptr inbounds nuw i32, ptr %456, i64 %470
  %473 = load i32, ptr %472, align 4, !tbaa !9
  %474 = sext i32 %473 to i64
  %475 = getelementptr inbounds ptr, ptr %471, i64 %474
  %476 = load ptr, ptr %475, align 8, !tbaa !35
  %477 = load ptr, ptr %442, align 8, !tbaa !286
  %478 = getelementptr inbounds nuw ptr, ptr %477, i64 %470
  store ptr %476, ptr %478, align 8, !tbaa !35
  %479 = add nuw nsw i64 %470, 1
  %480 = icmp eq i64 %479, %461
  br i1 %480, label %462, label %469, !llvm.loop !289

481:                                              ; preds = %462
  %482 = load ptr, ptr %2, align 8, !tbaa !269
  %483 = getelementptr inbounds nuw i8, ptr %482, i64 24
  %484 = load ptr, ptr %483, align 8, !tbaa !260
  %485 = load atomic i32, ptr %484 acquire, align 8
  %486 = icmp eq i32 %485, 0
  br i1 %486, label %487, label %505

487:                                              ; preds = %481
  %488 = load ptr, ptr %2, align 8, !tbaa !269
  %489 = getelementptr inbounds nuw i8, ptr %488, i64 24
  %490 = load ptr, ptr %489, align 8, !tbaa !260
  %491 = getelementptr inbounds nuw i8, ptr %490, i64 4
  br label %492

492:                                              ; preds = %492, %487
  %493 = atomicrmw xchg ptr %491, i32 1 acquire, align 4
  %494 = icmp eq i32 %493, 0
  br i1 %494, label %495, label %492, !llvm.loop !261

495:                                              ; preds = %492
  %496 = load atomic i32, ptr %490 monotonic, align 8
  %497 = icmp eq i32 %496, 0
  br i1 %497, label %502, label %498

498:                                              ; preds = %495
  %499 = getelementptr inbounds nuw i8, ptr %490, i64 16
  %500 = load i64, ptr %499, align 8, !tbaa !262
  %501 = icmp sgt i64 %500, 0
  br i1 %501, label %502, label %504

502:                                              ; preds = %498, %495
  %503 = getelementptr inbounds nuw i8, ptr %490, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %503, i8 0, i64 36, i1 false)
  store atomic i32 %467, ptr %490 monotonic, align 8
  br label %504

504:                                              ; preds = %502, %498
  store atomic i32 0, ptr %491 release, align 4
  br label %505

505:                                              ; preds = %504, %481
  %506 = getelementptr inbounds nuw i8, ptr %451, i64 16
  %507 = load i32, ptr %506, align 8, !tbaa !281
  %508 = load ptr, ptr %2, align 8, !tbaa !269
  %509 = getelementptr inbounds nuw i8, ptr %508, i64 24
  %510 = load ptr, ptr %509, align 8, !tbaa !260
  %511 = getelementptr inbounds nuw i8, ptr %510, i64 8
  store i32 %507, ptr %511, align 8, !tbaa !290
  br label %787

512:                                              ; preds = %431
  %513 = load ptr, ptr %0, align 8, !tbaa !276
  %514 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %515 = load i64, ptr %514, align 8, !tbaa !277
  %516 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %517 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %518 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %519 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %520 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %521 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br label %522

522:                                              ; preds = %783, %512
  %523 = phi i64 [ 0, %512 ], [ %784, %783 ]
  %524 = icmp slt i64 %523, %515
  br i1 %524, label %525, label %787

525:                                              ; preds = %522
  %526 = getelementptr inbounds %struct.tfc_instruction, ptr %513, i64 %523
  %527 = add nsw i64 %523, 1
  %528 = getelementptr inbounds nuw i8, ptr %526, i64 20
  %529 = load i32, ptr %528, align 4, !tbaa !278
  switch i32 %529, label %781 [
    i32 0, label %530
    i32 1, label %591
    i32 3, label %595
    i32 4, label %612
    i32 2, label %636
    i32 5, label %640
    i32 6, label %666
    i32 7, label %719
    i32 8, label %736
    i32 9, label %759
    i32 11, label %761
  ]

530:                                              ; preds = %525
  %531 = load ptr, ptr %516, align 8, !tbaa !282
  %532 = getelementptr inbounds nuw i8, ptr %526, i64 8
  %533 = load i32, ptr %532, align 8, !tbaa !283
  %534 = sext i32 %533 to i64
  %535 = getelementptr inbounds i32, ptr %531, i64 %534
  %536 = getelementptr inbounds nuw i8, ptr %526, i64 12
  %537 = load i32, ptr %536, align 4, !tbaa !284
  %538 = icmp eq i32 %537, 0
  br i1 %538, label %541, label %539

539:                                              ; preds = %530
  %540 = zext i32 %537 to i64
  br label %548

541:                                              ; preds = %548, %530
  %542 = load ptr, ptr %526, align 8, !tbaa !285
  %543 = load ptr, ptr %521, align 8, !tbaa !286
  %544 = load ptr, ptr %518, align 8, !tbaa !287
  %545 = load ptr, ptr %2, align 8, !tbaa !269
  %546 = tail call signext i32 %542(ptr noundef %543, ptr noundef %544, ptr noundef %545) #25
  %547 = icmp eq i32 %546, 0
  br i1 %547, label %783, label %560

548:                                              ; preds = %548, %539
  %549 = phi i64 [ 0, %539 ], [ %558, %548 ]
  %550 = load ptr, ptr %519, align 8, !tbaa !288
  %551 = getelementptr inbounds nuw i32, ptr %535, i64 %549
  %552 = load i32, ptr %551, align 4, !tbaa !9
  %553 = sext i32 %552 to i64
  %554 = getelementptr inbounds ptr, ptr %550, i64 %553
  %555 = load ptr, ptr %554, align 8, !tbaa !35
  %556 = load ptr, ptr %521, align 8, !tbaa !286
  %557 = getelementptr inbounds nuw ptr, ptr %556, i64 %549
  store ptr %555, ptr %557, align 8, !tbaa !35
  %558 = add nuw nsw i64 %549, 1
  %559 = icmp eq i64 %558, %540
  br i1 %559, label %541, label %548, !llvm.loop !289

560:                                              ; preds = %541
  %561 = load ptr, ptr %2, align 8, !tbaa !269
  %562 = getelementptr inbounds nuw i8, ptr %561, i64 24
  %563 = load ptr, ptr %562, align 8, !tbaa !260
  %564 = load atomic i32, ptr %563 acquire, align 8
  %565 = icmp eq i32 %564, 0
  br i1 %565, label %566, label %584

566:                                              ; preds = %560
  %567 = load ptr, ptr %2, align 8, !tbaa !269
  %568 = getelementptr inbounds nuw i8, ptr %567, i64 24
  %569 = load ptr, ptr %568, align 8, !tbaa !260
  %570 = getelementptr inbounds nuw i8, ptr %569, i64 4
  br label %571

571:                                              ; preds = %571, %566
  %572 = atomicrmw xchg ptr %570, i32 1 acquire, align 4
  %573 = icmp eq i32 %572, 0
  br i1 %573, label %574, label %571, !llvm.loop !261

574:                                              ; preds = %571
  %575 = load atomic i32, ptr %569 monotonic, align 8
  %576 = icmp eq i32 %575, 0
  br i1 %576, label %581, label %577

577:                                              ; preds = %574
  %578 = getelementptr inbounds nuw i8, ptr %569, i64 16
  %579 = load i64, ptr %578, align 8, !tbaa !262
  %580 = icmp sgt i64 %579, 0
  br i1 %580, label %581, label %583

581:                                              ; preds = %577, %574
  %582 = getelementptr inbounds nuw i8, ptr %569, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %582, i8 0, i64 36, i1 false)
  store atomic i32 %546, ptr %569 monotonic, align 8
  br label %583

583:                                              ; preds = %581, %577
  store atomic i32 0, ptr %570 release, align 4
  br label %584

584:                                              ; preds = %560, %583
  %585 = getelementptr inbounds nuw i8, ptr %526, i64 16
  %586 = load i32, ptr %585, align 8, !tbaa !281
  %587 = load ptr, ptr %2, align 8, !tbaa !269
  %588 = getelementptr inbounds nuw i8, ptr %587, i64 24
  %589 = load ptr, ptr %588, align 8, !tbaa !260
  %590 = getelementptr inbounds nuw i8, ptr %589, i64 8
  store i32 %586, ptr %590, align 8, !tbaa !290
  br label %787

591:                                              ; preds = %525
  %592 = getelementptr inbounds nuw i8, ptr %526, i64 24
  %593 = load i32, ptr %592, align 8, !tbaa !291
  %594 = sext i32 %593 to i64
  br label %783

595:                                              ; preds = %525
  %596 = load ptr, ptr %519, align 8, !tbaa !288
  %597 = load ptr, ptr %516, align 8, !tbaa !282
  %598 = getelementptr inbounds nuw i8, ptr %526, i64 8
  %599 = load i32, ptr %598, align 8, !tbaa !283
  %600 = sext i32 %599 to i64
  %601 = getelementptr inbounds i32, ptr %597, i64 %600
  %602 = load i32, ptr %601, align 4, !tbaa !9
  %603 = sext i32 %602 to i64
  %604 = getelementptr inbounds ptr, ptr %596, i64 %603
  %605 = load ptr, ptr %604, align 8, !tbaa !35
  %606 = load i8, ptr %605, align 1, !tbaa !102
  %607 = icmp eq i8 %606, 0
  br i1 %607, label %608, label %783

608:                                              ; preds = %595
  %609 = getelementptr inbounds nuw i8, ptr %526, i64 24
  %610 = load i32, ptr %609, align 8, !tbaa !291
  %611 = sext i32 %610 to i64
  br label %783

612:                                              ; preds = %525
  %613 = load ptr, ptr %516, align 8, !tbaa !282
  %614 = getelementptr inbounds nuw i8, ptr %526, i64 8
  %615 = load i32, ptr %614, align 8, !tbaa !283
  %616 = sext i32 %615 to i64
  %617 = getelementptr inbounds i32, ptr %613, i64 %616
  %618 = load ptr, ptr %519, align 8, !tbaa !288
  %619 = load i32, ptr %617, align 4, !tbaa !9
  %620 = sext i32 %619 to i64
  %621 = getelementptr inbounds ptr, ptr %618, i64 %620
  %622 = load ptr, ptr %621, align 8, !tbaa !35
  store i32 0, ptr %622, align 4, !tbaa !9
  %623 = getelementptr inbounds nuw i8, ptr %617, i64 4
  %624 = load i32, ptr %623, align 4, !tbaa !9
  %625 = icmp sgt i32 %624, -1
  br i1 %625, label %626, label %783

626:                                              ; preds = %612
  %627 = zext nneg i32 %624 to i64
  %628 = getelementptr inbounds nuw ptr, ptr %618, i64 %627
  %629 = load ptr, ptr %628, align 8, !tbaa !35
  %630 = load i32, ptr %629, align 4, !tbaa !9
  %631 = icmp slt i32 %630, 1
  br i1 %631, label %632, label %783

632:                                              ; preds = %626
  %633 = getelementptr inbounds nuw i8, ptr %526, i64 24
  %634 = load i32, ptr %633, align 8, !tbaa !291
  %635 = sext i32 %634 to i64
  br label %783

636:                                              ; preds = %525
  %637 = getelementptr inbounds nuw i8, ptr %526, i64 24
  %638 = load i32, ptr %637, align 8, !tbaa !291
  %639 = sext i32 %638 to i64
  br label %783

640:                                              ; preds = %525
  %641 = load ptr, ptr %516, align 8, !tbaa !282
  %642 = getelementptr inbounds nuw i8, ptr %526, i64 8
  %643 = load i32, ptr %642, align 8, !tbaa !283
  %644 = sext i32 %643 to i64
  %645 = getelementptr inbounds i32, ptr %641, i64 %644
  %646 = load ptr, ptr %519, align 8, !tbaa !288
  %647 = load i32, ptr %645, align 4, !tbaa !9
  %648 = sext i32 %647 to i64
  %649 = getelementptr inbounds ptr, ptr %646, i64 %648
  %650 = load ptr, ptr %649, align 8, !tbaa !35
  %651 = load i32, ptr %650, align 4, !tbaa !9
  %652 = add i32 %651, 1
  store i32 %652, ptr %650, align 4, !tbaa !9
  %653 = getelementptr inbounds nuw i8, ptr %645, i64 4
  %654 = load i32, ptr %653, align 4, !tbaa !9
  %655 = icmp slt i32 %654, 0
  br i1 %655, label %662, label %656

656:                                              ; preds = %640
  %657 = zext nneg i32 %654 to i64
  %658 = getelementptr inbounds nuw ptr, ptr %646, i64 %657
  %659 = load ptr, ptr %658, align 8, !tbaa !35
  %660 = load i32, ptr %659, align 4, !tbaa !9
  %661 = icmp slt i32 %652, %660
  br i1 %661, label %662, label %783

662:                                              ; preds = %656, %640
  %663 = getelementptr inbounds nuw i8, ptr %526, i64 24
  %664 = load i32, ptr %663, align 8, !tbaa !291
  %665 = sext i32 %664 to i64
  br label %783

666:                                              ; preds = %525
  %667 = load ptr, ptr %516, align 8, !tbaa !282
  %668 = getelementptr inbounds nuw i8, ptr %526, i64 8
  %669 = load i32, ptr %668, align 8, !tbaa !283
  %670 = sext i32 %669 to i64
  %671 = getelementptr inbounds i32, ptr %667, i64 %670
  %672 = getelementptr inbounds nuw i8, ptr %526, i64 12
  %673 = load i32, ptr %672, align 4, !tbaa !284
  %674 = load ptr, ptr %519, align 8, !tbaa !288
  %675 = load i32, ptr %671, align 4, !tbaa !9
  %676 = sext i32 %675 to i64
  %677 = getelementptr inbounds ptr, ptr %674, i64 %676
  %678 = load ptr, ptr %677, align 8, !tbaa !35
  %679 = getelementptr inbounds nuw i8, ptr %671, i64 4
  %680 = load i32, ptr %679, align 4, !tbaa !9
  %681 = sext i32 %680 to i64
  %682 = getelementptr inbounds ptr, ptr %674, i64 %681
  %683 = load ptr, ptr %682, align 8, !tbaa !35
  store ptr %683, ptr %677, align 8, !tbaa !35
  %684 = load ptr, ptr %519, align 8, !tbaa !288
  %685 = getelementptr inbounds ptr, ptr %684, i64 %681
  store ptr %678, ptr %685, align 8, !tbaa !35
  %686 = load ptr, ptr %520, align 8, !tbaa !292
  %687 = getelementptr inbounds nuw i8, ptr %671, i64 8
  %688 = load i32, ptr %687, align 4, !tbaa !9
  %689 = sext i32 %688 to i64
  %690 = getelementptr inbounds i8, ptr %686, i64 %689
  %691 = load i8, ptr %690, align 1, !tbaa !102
  %692 = xor i8 %691, 1
  store i8 %692, ptr %690, align 1, !tbaa !102
  %693 = ptrtoint ptr %683 to i64
  %694 = ptrtoint ptr %678 to i64
  %695 = sub i64 %693, %694
  %696 = icmp ugt i32 %673, 4
  br i1 %696, label %697, label %783

697:                                              ; preds = %666
  %698 = getelementptr inbounds nuw i8, ptr %671, i64 12
  %699 = load i32, ptr %698, align 4, !tbaa !9
  %700 = add i32 %699, 4
  %701 = sub i64 0, %695
  %702 = zext i32 %700 to i64
  %703 = zext i32 %673 to i64
  br label %704

704:                                              ; preds = %704, %697
  %705 = phi i64 [ 4, %697 ], [ %717, %704 ]
  %706 = load ptr, ptr %519, align 8, !tbaa !288
  %707 = getelementptr inbounds nuw i32, ptr %671, i64 %705
  %708 = load i32, ptr %707, align 4, !tbaa !9
  %709 = sext i32 %708 to i64
  %710 = getelementptr inbounds ptr, ptr %706, i64 %709
  %711 = load ptr, ptr %710, align 8, !tbaa !35
  %712 = ptrtoint ptr %711 to i64
  %713 = icmp samesign ult i64 %705, %702
  %714 = select i1 %713, i64 %695, i64 %701
  %715 = add i64 %714, %712
  %716 = inttoptr i64 %715 to ptr
  store ptr %716, ptr %710, align 8, !tbaa !35
  %717 = add nuw nsw i64 %705, 1
  %718 = icmp eq i64 %717, %703
  br i1 %718, label %783, label %704, !llvm.loop !293

719:                                              ; preds = %525
  %720 = load ptr, ptr %520, align 8, !tbaa !292
  %721 = load ptr, ptr %516, align 8, !tbaa !282
  %722 = getelementptr inbounds nuw i8, ptr %526, i64 8
  %723 = load i32, ptr %722, align 8, !tbaa !283
  %724 = sext i32 %723 to i64
  %725 = getelementptr inbounds i32, ptr %721, i64 %724
  %726 = getelementptr inbounds nuw i8, ptr %725, i64 8
  %727 = load i32, ptr %726, align 4, !tbaa !9
  %728 = sext i32 %727 to i64
  %729 = getelementptr inbounds i8, ptr %720, i64 %728
  %730 = load i8, ptr %729, align 1, !tbaa !102
  %731 = icmp eq i8 %730, 0
  br i1 %731, label %732, label %783

732:                                              ; preds = %719
  %733 = getelementptr inbounds nuw i8, ptr %526, i64 24
  %734 = load i32, ptr %733, align 8, !tbaa !291
  %735 = sext i32 %734 to i64
  br label %783

736:                                              ; preds = %525
  %737 = load ptr, ptr %519, align 8, !tbaa !288
  %738 = load ptr, ptr %516, align 8, !tbaa !282
  %739 = getelementptr inbounds nuw i8, ptr %526, i64 8
  %740 = load i32, ptr %739, align 8, !tbaa !283
  %741 = sext i32 %740 to i64
  %742 = getelementptr inbounds i32, ptr %738, i64 %741
  %743 = getelementptr inbounds nuw i8, ptr %742, i64 4
  %744 = load i32, ptr %743, align 4, !tbaa !9
  %745 = sext i32 %744 to i64
  %746 = getelementptr inbounds ptr, ptr %737, i64 %745
  %747 = load ptr, ptr %746, align 8, !tbaa !35
  %748 = getelementptr inbounds nuw i8, ptr %742, i64 8
  %749 = load i32, ptr %748, align 4, !tbaa !9
  %750 = icmp eq i32 %749, 8
  br i1 %750, label %751, label %753

751:                                              ; preds = %736
  %752 = load i64, ptr %747, align 8, !tbaa !125
  br label %756

753:                                              ; preds = %736
  %754 = load i32, ptr %747, align 4, !tbaa !9
  %755 = sext i32 %754 to i64
  br label %756

756:                                              ; preds = %751, %753
  %757 = phi i64 [ %752, %751 ], [ %755, %753 ]
  %758 = tail call fastcc signext range(i32 0, 4) i32 @take_size(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %526, i64 noundef %757)
  br label %783

759:                                              ; preds = %525
  %760 = tail call fastcc signext i32 @make(ptr noundef nonnull %0, ptr noundef nonnull %526)
  br label %783

761:                                              ; preds = %525
  %762 = load ptr, ptr %516, align 8, !tbaa !282
  %763 = getelementptr inbounds nuw i8, ptr %526, i64 8
  %764 = load i32, ptr %763, align 8, !tbaa !283
  %765 = sext i32 %764 to i64
  %766 = getelementptr inbounds i32, ptr %762, i64 %765
  %767 = load ptr, ptr %517, align 8, !tbaa !294
  %768 = getelementptr inbounds nuw i8, ptr %766, i64 4
  %769 = load i32, ptr %768, align 4, !tbaa !9
  %770 = sext i32 %769 to i64
  %771 = getelementptr inbounds i64, ptr %767, i64 %770
  %772 = load ptr, ptr %518, align 8, !tbaa !287
  %773 = tail call fastcc i64 @evaluate(ptr noundef %771, ptr noundef %772)
  %774 = icmp sgt i64 %773, 0
  br i1 %774, label %775, label %783

775:                                              ; preds = %761
  %776 = load ptr, ptr %519, align 8, !tbaa !288
  %777 = load i32, ptr %766, align 4, !tbaa !9
  %778 = sext i32 %777 to i64
  %779 = getelementptr inbounds ptr, ptr %776, i64 %778
  %780 = load ptr, ptr %779, align 8, !tbaa !35
  tail call void @llvm.memset.p0.i64(ptr align 1 %780, i8 -1, i64 %773, i1 false)
  br label %783

781:                                              ; preds = %525
  %782 = tail call fastcc signext i32 @grow(ptr noundef nonnull %0, ptr noundef nonnull %526)
  br label %783

783:                                              ; preds = %704, %775, %761, %666, %662, %656, %632, %626, %612, %541, %781, %759, %756, %732, %719, %636, %608, %595, %591
  %784 = phi i64 [ %527, %781 ], [ %527, %761 ], [ %594, %591 ], [ %527, %719 ], [ %527, %775 ], [ %639, %636 ], [ %527, %612 ], [ %527, %656 ], [ %527, %595 ], [ %527, %756 ], [ %527, %759 ], [ %735, %732 ], [ %611, %608 ], [ %527, %541 ], [ %635, %632 ], [ %527, %626 ], [ %665, %662 ], [ %527, %666 ], [ %527, %704 ]
  %785 = phi i32 [ %782, %781 ], [ 0, %761 ], [ 0, %591 ], [ 0, %719 ], [ 0, %775 ], [ 0, %636 ], [ 0, %612 ], [ 0, %656 ], [ 0, %595 ], [ %758, %756 ], [ %760, %759 ], [ 0, %732 ], [ 0, %608 ], [ 0, %541 ], [ 0, %632 ], [ 0, %626 ], [ 0, %662 ], [ 0, %666 ], [ 0, %704 ]
  %786 = icmp eq i32 %785, 0
  br i1 %786, label %522, label %787, !llvm.loop !295

787:                                              ; preds = %427, %34, %444, %783, %522, %584, %505, %435, %420, %9
  %788 = phi i32 [ %10, %9 ], [ 0, %444 ], [ 1, %420 ], [ %546, %584 ], [ %785, %783 ], [ %467, %505 ], [ 0, %435 ], [ 0, %522 ], [ 0, %34 ], [ %429, %427 ]
  ret i32 %788
}

; Function Attrs: nounwind uwtable
define internal fastcc signext i32 @walk_on_device(ptr noundef %0) unnamed_addr #30 {
  %2 = alloca i32, align 4
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %4 = load ptr, ptr %3, align 8, !tbaa !269
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %6 = load ptr, ptr %5, align 8, !tbaa !130
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %8 = load ptr, ptr %7, align 8, !tbaa !37
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #25
  store i32 1, ptr %2, align 4, !tbaa !9
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load i64, ptr %9, align 8, !tbaa !277
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %112, label %12

12:                                               ; preds = %1
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %14 = load ptr, ptr %13, align 8, !tbaa !298
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %16 = load ptr, ptr %15, align 8, !tbaa !299
  %17 = icmp eq ptr %16, null
  br i1 %17, label %48, label %18

18:                                               ; preds = %12
  %19 = icmp ne ptr %14, null
  %20 = icmp eq ptr %8, null
  %21 = select i1 %19, i1 true, i1 %20
  br i1 %21, label %26, label %22

22:                                               ; preds = %18
  %23 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %24 = load ptr, ptr %23, align 8, !tbaa !275
  %25 = icmp eq ptr %24, null
  br i1 %25, label %26, label %48

26:                                               ; preds = %22, %18
  %27 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %28 = load ptr, ptr %27, align 8, !tbaa !300
  %29 = call signext i32 %28(ptr noundef %6, ptr noundef nonnull %0, ptr noundef nonnull %2) #25
  %30 = load i32, ptr %2, align 4
  %31 = icmp ne i32 %30, 0
  %32 = icmp eq i32 %29, 0
  %33 = select i1 %32, i1 %31, i1 false
  br i1 %33, label %34, label %50

34:                                               ; preds = %26
  %35 = call fastcc signext i32 @walk_instructions(ptr noundef nonnull %0)
  %36 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %37 = load ptr, ptr %36, align 8, !tbaa !301
  %38 = call signext i32 %37(ptr noundef nonnull %6, ptr noundef nonnull %0, i32 noundef signext %35) #25
  %39 = icmp ne ptr %14, null
  %40 = icmp slt i32 %38, 0
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %42, label %44

42:                                               ; preds = %34
  %43 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store i64 0, ptr %43, align 8, !tbaa !302
  br label %44

44:                                               ; preds = %42, %34
  %45 = icmp eq i32 %35, 0
  %46 = select i1 %45, i1 %40, i1 false
  %47 = select i1 %45, i32 %38, i32 %35
  br i1 %46, label %48, label %50

48:                                               ; preds = %44, %12, %22
  %49 = call fastcc signext i32 @walk_instructions(ptr noundef nonnull %0)
  br label %50

50:                                               ; preds = %48, %26, %44
  %51 = phi i32 [ %29, %26 ], [ %47, %44 ], [ %49, %48 ]
  %52 = icmp ne ptr %14, null
  %53 = icmp ne i32 %51, 0
  %54 = select i1 %52, i1 %53, i1 false
  br i1 %54, label %55, label %57

55:                                               ; preds = %50
  %56 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store i64 0, ptr %56, align 8, !tbaa !302
  br label %79

57:                                               ; preds = %50
  %58 = icmp eq ptr %14, null
  %59 = select i1 %58, i1 true, i1 %53
  br i1 %59, label %64, label %60

60:                                               ; preds = %57
  %61 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %62 = load ptr, ptr %61, align 8, !tbaa !305
  %63 = call signext i32 %62(ptr noundef %6, ptr noundef nonnull %14) #25
  br label %64

64:                                               ; preds = %60, %57
  %65 = phi i32 [ %51, %57 ], [ %63, %60 ]
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %67, label %79

67:                                               ; preds = %64
  %68 = load ptr, ptr %3, align 8, !tbaa !269
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 40
  %70 = load ptr, ptr %69, align 8, !tbaa !306
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 32
  %72 = load i64, ptr %71, align 8, !tbaa !307
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %112, label %74

74:                                               ; preds = %67
  %75 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %76 = load ptr, ptr %75, align 8, !tbaa !169
  %77 = call signext i32 %76(ptr noundef %6, ptr noundef nonnull %68, ptr noundef null, ptr noundef null, i64 noundef 0) #25
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %112, label %79

79:                                               ; preds = %55, %64, %74
  %80 = phi i32 [ %77, %74 ], [ %51, %55 ], [ %65, %64 ]
  %81 = load ptr, ptr %0, align 8, !tbaa !276
  %82 = load ptr, ptr %3, align 8, !tbaa !269
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 24
  %84 = load ptr, ptr %83, align 8, !tbaa !260
  %85 = load atomic i32, ptr %84 acquire, align 8
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %112

87:                                               ; preds = %79
  %88 = load ptr, ptr %3, align 8, !tbaa !269
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 24
  %90 = load ptr, ptr %89, align 8, !tbaa !260
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 4
  br label %92

92:                                               ; preds = %92, %87
  %93 = atomicrmw xchg ptr %91, i32 1 acquire, align 4
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %95, label %92, !llvm.loop !261

95:                                               ; preds = %92
  %96 = load atomic i32, ptr %90 monotonic, align 8
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %102, label %98

98:                                               ; preds = %95
  %99 = getelementptr inbounds nuw i8, ptr %90, i64 16
  %100 = load i64, ptr %99, align 8, !tbaa !262
  %101 = icmp sgt i64 %100, 0
  br i1 %101, label %102, label %105

102:                                              ; preds = %98, %95
  %103 = getelementptr inbounds nuw i8, ptr %90, i64 12
  store i32 2147483647, ptr %103, align 4, !tbaa !265
  %104 = getelementptr inbounds nuw i8, ptr %90, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %104, i8 0, i64 32, i1 false)
  store atomic i32 %80, ptr %90 monotonic, align 8
  br label %105

105:                                              ; preds = %102, %98
  store atomic i32 0, ptr %91 release, align 4
  %106 = getelementptr inbounds nuw i8, ptr %81, i64 16
  %107 = load i32, ptr %106, align 8, !tbaa !281
  %108 = load ptr, ptr %3, align 8, !tbaa !269
  %109 = getelementptr inbounds nuw i8, ptr %108, i64 24
  %110 = load ptr, ptr %109, align 8, !tbaa !260
  %111 = getelementptr inbounds nuw i8, ptr %110, i64 8
  store i32 %107, ptr %111, align 8, !tbaa !290
  br label %112

112:                                              ; preds = %67, %105, %79, %74, %1
  %113 = phi i32 [ 0, %1 ], [ %80, %105 ], [ 0, %74 ], [ %80, %79 ], [ 0, %67 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #25
  ret i32 %113
}

; Function Attrs: nounwind uwtable
define ptr @tfc_call_from_python(ptr noundef readonly captures(none) %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #4 {
  %5 = alloca [64 x ptr], align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8, !tbaa !310
  %8 = load ptr, ptr %7, align 8, !tbaa !312
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #25
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !315
  %11 = icmp eq ptr %10, null
  br i1 %11, label %130, label %12

12:                                               ; preds = %4
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %14 = load i32, ptr %13, align 8, !tbaa !319
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
  %32 = load i64, ptr %31, align 8, !tbaa !320
  %33 = load ptr, ptr %8, align 8, !tbaa !322
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 216
  %35 = load i64, ptr %34, align 8, !tbaa !323
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
  %49 = load i32, ptr %13, align 8, !tbaa !319
  %50 = icmp sgt i32 %49, %48
  br i1 %50, label %51, label %58

51:                                               ; preds = %41
  %52 = load ptr, ptr %39, align 8, !tbaa !325
  %53 = shl i64 %47, 32
  %54 = ashr exact i64 %53, 29
  %55 = getelementptr inbounds i8, ptr %52, i64 %54
  %56 = load ptr, ptr %55, align 8, !tbaa !35
  %57 = icmp eq ptr %56, %46
  br i1 %57, label %101, label %58

58:                                               ; preds = %51, %41
  %59 = load ptr, ptr %40, align 8, !tbaa !326
  %60 = icmp eq ptr %46, %59
  br i1 %60, label %101, label %61

61:                                               ; preds = %58
  %62 = icmp sgt i32 %49, 0
  br i1 %62, label %63, label %89

63:                                               ; preds = %61
  %64 = load ptr, ptr %39, align 8, !tbaa !325
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
  br i1 %73, label %74, label %66, !llvm.loop !327

74:                                               ; preds = %71, %84
  %75 = phi i64 [ %85, %84 ], [ 0, %71 ]
  %76 = load ptr, ptr %8, align 8, !tbaa !322
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 112
  %78 = load ptr, ptr %77, align 8, !tbaa !328
  %79 = load ptr, ptr %39, align 8, !tbaa !325
  %80 = getelementptr inbounds nuw ptr, ptr %79, i64 %75
  %81 = load ptr, ptr %80, align 8, !tbaa !35
  %82 = tail call signext i32 %78(ptr noundef %81, ptr noundef %46) #25
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %97, label %84

84:                                               ; preds = %74
  %85 = add nuw nsw i64 %75, 1
  %86 = icmp eq i64 %85, %65
  br i1 %86, label %87, label %74, !llvm.loop !329

87:                                               ; preds = %84
  %88 = load ptr, ptr %40, align 8, !tbaa !326
  br label %89

89:                                               ; preds = %87, %61
  %90 = phi ptr [ %88, %87 ], [ %59, %61 ]
  %91 = load ptr, ptr %8, align 8, !tbaa !322
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 112
  %93 = load ptr, ptr %92, align 8, !tbaa !328
  %94 = tail call signext i32 %93(ptr noundef %90, ptr noundef %46) #25
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
  br i1 %122, label %123, label %41, !llvm.loop !330

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
  %131 = load ptr, ptr %8, align 8, !tbaa !322
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 16
  %133 = load ptr, ptr %132, align 8, !tbaa !331
  %134 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %135 = load ptr, ptr %134, align 8, !tbaa !332
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
  %8 = load ptr, ptr %0, align 8, !tbaa !312
  %9 = load ptr, ptr %8, align 8, !tbaa !322
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #25
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %11 = load ptr, ptr %10, align 8, !tbaa !333
  %12 = load i32, ptr %11, align 4, !tbaa !9
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %708, label %14

14:                                               ; preds = %3
  %15 = getelementptr inbounds nuw i8, ptr %8, i64 52
  %16 = load i32, ptr %15, align 4, !tbaa !334
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
  %25 = load ptr, ptr %24, align 8, !tbaa !335
  %26 = icmp eq ptr %2, %25
  br i1 %26, label %125, label %27

27:                                               ; preds = %23
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %29 = load i64, ptr %28, align 8, !tbaa !336
  switch i64 %29, label %70 [
    i64 0, label %30
    i64 2, label %31
  ]

30:                                               ; preds = %27
  store ptr %2, ptr %7, align 8, !tbaa !35
  br label %109

31:                                               ; preds = %27
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %33 = load ptr, ptr %32, align 8, !tbaa !337
  %34 = getelementptr inbounds nuw i8, ptr %9, i64 192
  %35 = load ptr, ptr %34, align 8, !tbaa !338
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
  %45 = load ptr, ptr %44, align 8, !tbaa !339
  %46 = tail call i64 %45(ptr noundef nonnull %2) #25
  %47 = icmp eq i64 %43, %46
  br i1 %47, label %109, label %62

48:                                               ; preds = %48, %38
  %49 = phi i64 [ 0, %38 ], [ %60, %48 ]
  %50 = phi i64 [ 0, %38 ], [ %59, %48 ]
  %51 = load ptr, ptr %39, align 8, !tbaa !340
  %52 = load ptr, ptr %40, align 8, !tbaa !341
  %53 = getelementptr inbounds nuw ptr, ptr %52, i64 %49
  %54 = load ptr, ptr %53, align 8, !tbaa !35
  %55 = tail call ptr %51(ptr noundef nonnull %2, ptr noundef %54) #25
  %56 = getelementptr inbounds nuw ptr, ptr %7, i64 %49
  store ptr %55, ptr %56, align 8, !tbaa !35
  %57 = icmp ne ptr %55, null
  %58 = zext i1 %57 to i64
  %59 = add nuw nsw i64 %50, %58
  %60 = add nuw nsw i64 %49, 1
  %61 = icmp eq i64 %60, %41
  br i1 %61, label %42, label %48, !llvm.loop !342

62:                                               ; preds = %42
  %63 = getelementptr inbounds nuw i8, ptr %9, i64 120
  %64 = load ptr, ptr %63, align 8, !tbaa !343
  %65 = tail call ptr %64() #25
  %66 = icmp eq ptr %65, null
  br i1 %66, label %708, label %67

67:                                               ; preds = %62
  %68 = getelementptr inbounds nuw i8, ptr %9, i64 128
  %69 = load ptr, ptr %68, align 8, !tbaa !344
  tail call void %69() #25
  br label %708

70:                                               ; preds = %27
  %71 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %72 = load ptr, ptr %71, align 8, !tbaa !337
  %73 = getelementptr inbounds nuw i8, ptr %9, i64 184
  %74 = load ptr, ptr %73, align 8, !tbaa !345
  %75 = icmp eq ptr %72, %74
  br i1 %75, label %76, label %93

76:                                               ; preds = %70
  %77 = getelementptr inbounds nuw i8, ptr %9, i64 104
  %78 = load ptr, ptr %77, align 8, !tbaa !346
  %79 = tail call i64 %78(ptr noundef nonnull %2) #25
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
  %88 = load ptr, ptr %84, align 8, !tbaa !347
  %89 = tail call ptr %88(ptr noundef nonnull %2, i64 noundef %87) #25
  %90 = getelementptr inbounds nuw ptr, ptr %7, i64 %87
  store ptr %89, ptr %90, align 8, !tbaa !35
  %91 = add nuw nsw i64 %87, 1
  %92 = icmp eq i64 %91, %85
  br i1 %92, label %112, label %86, !llvm.loop !348

93:                                               ; preds = %70
  %94 = getelementptr inbounds nuw i8, ptr %9, i64 176
  %95 = load ptr, ptr %94, align 8, !tbaa !349
  %96 = icmp eq ptr %72, %95
  br i1 %96, label %97, label %708

97:                                               ; preds = %93
  %98 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %99 = load i64, ptr %98, align 8, !tbaa !320
  %100 = sext i32 %16 to i64
  %101 = icmp ne i64 %99, %100
  %102 = or i1 %17, %101
  br i1 %102, label %123, label %103

103:                                              ; preds = %97
  %104 = getelementptr inbounds nuw i8, ptr %9, i64 216
  %105 = load i64, ptr %104, align 8, !tbaa !323
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
  %114 = load ptr, ptr %24, align 8, !tbaa !335
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
  br i1 %122, label %125, label %115, !llvm.loop !350

123:                                              ; preds = %76, %97
  %124 = phi i1 [ %81, %76 ], [ %101, %97 ]
  br i1 %124, label %708, label %125

125:                                              ; preds = %115, %23, %109, %21, %123
  %126 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %127 = load ptr, ptr %126, align 8, !tbaa !351
  %128 = icmp eq ptr %127, null
  br i1 %128, label %708, label %129

129:                                              ; preds = %125
  %130 = getelementptr inbounds nuw i8, ptr %8, i64 48
  br label %131

131:                                              ; preds = %253, %129
  %132 = phi ptr [ %127, %129 ], [ %255, %253 ]
  %133 = getelementptr inbounds nuw i8, ptr %132, i64 144
  %134 = load i32, ptr %133, align 8, !tbaa !352
  %135 = getelementptr inbounds nuw i8, ptr %132, i64 148
  %136 = load i32, ptr %135, align 4, !tbaa !359
  %137 = or i32 %136, %134
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %139, label %253

139:                                              ; preds = %131
  %140 = load i32, ptr %130, align 8, !tbaa !319
  %141 = icmp slt i32 %140, 1
  br i1 %141, label %257, label %142

142:                                              ; preds = %139
  %143 = load ptr, ptr %8, align 8, !tbaa !322
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
  %153 = load ptr, ptr %144, align 8, !tbaa !360
  %154 = getelementptr inbounds nuw %struct.tfc_operand, ptr %153, i64 %152
  %155 = getelementptr inbounds nuw ptr, ptr %1, i64 %152
  %156 = load ptr, ptr %155, align 8, !tbaa !35
  %157 = getelementptr inbounds nuw i8, ptr %156, i64 8
  %158 = load ptr, ptr %157, align 8, !tbaa !337
  %159 = load ptr, ptr %145, align 8, !tbaa !361
  %160 = icmp eq ptr %158, %159
  br i1 %160, label %161, label %199

161:                                              ; preds = %150
  %162 = getelementptr inbounds nuw i8, ptr %156, i64 56
  %163 = load ptr, ptr %162, align 8, !tbaa !362
  %164 = load ptr, ptr %154, align 8, !tbaa !364
  %165 = icmp eq ptr %163, %164
  br i1 %165, label %166, label %253

166:                                              ; preds = %161
  %167 = getelementptr inbounds nuw i8, ptr %156, i64 24
  %168 = load i32, ptr %167, align 8, !tbaa !366
  %169 = getelementptr inbounds nuw i8, ptr %154, i64 32
  %170 = load i32, ptr %169, align 8, !tbaa !367
  %171 = icmp eq i32 %168, %170
  br i1 %171, label %172, label %253

172:                                              ; preds = %166
  %173 = getelementptr inbounds nuw i8, ptr %156, i64 64
  %174 = load i32, ptr %173, align 8, !tbaa !368
  %175 = and i32 %174, 257
  %176 = icmp eq i32 %175, 257
  br i1 %176, label %177, label %253

177:                                              ; preds = %172
  %178 = icmp sgt i32 %168, 0
  br i1 %178, label %179, label %195

179:                                              ; preds = %177
  %180 = getelementptr inbounds nuw i8, ptr %156, i64 32
  %181 = load ptr, ptr %180, align 8, !tbaa !369
  %182 = getelementptr inbounds nuw i8, ptr %154, i64 16
  %183 = load ptr, ptr %182, align 8, !tbaa !370
  %184 = zext nneg i32 %168 to i64
  br label %188

185:                                              ; preds = %188
  %186 = add nuw nsw i64 %189, 1
  %187 = icmp eq i64 %186, %184
  br i1 %187, label %195, label %188, !llvm.loop !371

188:                                              ; preds = %185, %179
  %189 = phi i64 [ 0, %179 ], [ %186, %185 ]
  %190 = getelementptr inbounds nuw i64, ptr %181, i64 %189
  %191 = load i64, ptr %190, align 8, !tbaa !125
  %192 = getelementptr inbounds nuw i64, ptr %183, i64 %189
  %193 = load i64, ptr %192, align 8, !tbaa !125
  %194 = icmp eq i64 %191, %193
  br i1 %194, label %185, label %253

195:                                              ; preds = %185, %177
  %196 = getelementptr inbounds nuw i8, ptr %156, i64 16
  %197 = load ptr, ptr %196, align 8, !tbaa !372
  %198 = getelementptr inbounds nuw i8, ptr %154, i64 56
  store ptr %197, ptr %198, align 8, !tbaa !373
  br label %248

199:                                              ; preds = %150
  %200 = getelementptr inbounds nuw i8, ptr %154, i64 8
  %201 = load ptr, ptr %200, align 8, !tbaa !374
  %202 = icmp eq ptr %158, %201
  br i1 %202, label %203, label %206

203:                                              ; preds = %199
  %204 = getelementptr inbounds nuw i8, ptr %156, i64 16
  %205 = getelementptr inbounds nuw i8, ptr %154, i64 56
  store ptr %204, ptr %205, align 8, !tbaa !373
  br label %248

206:                                              ; preds = %199
  %207 = getelementptr inbounds nuw i8, ptr %154, i64 40
  %208 = load i32, ptr %207, align 8, !tbaa !375
  %209 = icmp eq i32 %208, 0
  br i1 %209, label %253, label %210

210:                                              ; preds = %206
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  store double 0.000000e+00, ptr %5, align 8
  %211 = getelementptr inbounds nuw i8, ptr %154, i64 64
  %212 = getelementptr inbounds nuw i8, ptr %154, i64 56
  store ptr %211, ptr %212, align 8, !tbaa !373
  %213 = load ptr, ptr %146, align 8, !tbaa !376
  %214 = icmp eq ptr %158, %213
  br i1 %214, label %215, label %222

215:                                              ; preds = %210
  %216 = load ptr, ptr %149, align 8, !tbaa !377
  %217 = call double %216(ptr noundef nonnull %156) #25
  %218 = load i32, ptr %207, align 8, !tbaa !375
  switch i32 %218, label %244 [
    i32 1, label %219
    i32 2, label %221
  ]

219:                                              ; preds = %215
  %220 = fptrunc double %217 to float
  store float %220, ptr %5, align 8, !tbaa !102
  br label %245

221:                                              ; preds = %215
  store double %217, ptr %5, align 8, !tbaa !102
  br label %245

222:                                              ; preds = %210
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #25
  store i32 0, ptr %6, align 4, !tbaa !9
  %223 = load ptr, ptr %147, align 8, !tbaa !378
  %224 = icmp eq ptr %158, %223
  br i1 %224, label %225, label %243

225:                                              ; preds = %222
  %226 = load ptr, ptr %148, align 8, !tbaa !379
  %227 = call i64 %226(ptr noundef nonnull %156, ptr noundef nonnull %6) #25
  %228 = load i32, ptr %6, align 4, !tbaa !9
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %230, label %243

230:                                              ; preds = %225
  %231 = load i32, ptr %207, align 8, !tbaa !375
  switch i32 %231, label %237 [
    i32 1, label %232
    i32 2, label %234
    i32 4, label %236
  ]

232:                                              ; preds = %230
  %233 = sitofp i64 %227 to float
  store float %233, ptr %5, align 8, !tbaa !102
  br label %242

234:                                              ; preds = %230
  %235 = sitofp i64 %227 to double
  store double %235, ptr %5, align 8, !tbaa !102
  br label %242

236:                                              ; preds = %230
  store i64 %227, ptr %5, align 8, !tbaa !102
  br label %242

237:                                              ; preds = %230
  %238 = add i64 %227, 2147483648
  %239 = icmp ult i64 %238, 4294967296
  br i1 %239, label %240, label %243

240:                                              ; preds = %237
  %241 = trunc nsw i64 %227 to i32
  store i32 %241, ptr %5, align 8, !tbaa !102
  br label %242

242:                                              ; preds = %240, %236, %234, %232
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #25
  br label %245

243:                                              ; preds = %237, %225, %222
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #25
  br label %244

244:                                              ; preds = %215, %243
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  br label %253

245:                                              ; preds = %242, %221, %219
  %246 = load i64, ptr %5, align 8, !tbaa !102
  store i64 %246, ptr %211, align 8, !tbaa !380
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  %247 = load i32, ptr %130, align 8, !tbaa !319
  br label %248

248:                                              ; preds = %245, %203, %195
  %249 = phi i32 [ %247, %245 ], [ %151, %195 ], [ %151, %203 ]
  %250 = add nuw nsw i64 %152, 1
  %251 = sext i32 %249 to i64
  %252 = icmp slt i64 %250, %251
  br i1 %252, label %150, label %257, !llvm.loop !381

253:                                              ; preds = %206, %172, %166, %161, %188, %244, %131
  %254 = getelementptr inbounds nuw i8, ptr %132, i64 8
  %255 = load ptr, ptr %254, align 8, !tbaa !351
  %256 = icmp eq ptr %255, null
  br i1 %256, label %708, label %131, !llvm.loop !382

257:                                              ; preds = %139, %248
  %258 = phi i32 [ %249, %248 ], [ %140, %139 ]
  %259 = getelementptr inbounds nuw i8, ptr %132, i64 144
  %260 = load i32, ptr %15, align 4, !tbaa !334
  %261 = icmp sgt i32 %260, 0
  br i1 %261, label %262, label %374

262:                                              ; preds = %257
  %263 = getelementptr inbounds nuw i8, ptr %132, i64 32
  %264 = load ptr, ptr %263, align 8, !tbaa !383
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
  %277 = load ptr, ptr %276, align 8, !tbaa !337
  %278 = load ptr, ptr %8, align 8, !tbaa !322
  %279 = getelementptr inbounds nuw i8, ptr %278, i64 168
  %280 = load ptr, ptr %279, align 8, !tbaa !361
  %281 = icmp eq ptr %277, %280
  br i1 %281, label %282, label %708

282:                                              ; preds = %275
  %283 = getelementptr inbounds nuw i8, ptr %273, i64 56
  %284 = load ptr, ptr %283, align 8, !tbaa !362
  %285 = load ptr, ptr %271, align 8, !tbaa !364
  %286 = icmp eq ptr %284, %285
  br i1 %286, label %287, label %708

287:                                              ; preds = %282
  %288 = getelementptr inbounds nuw i8, ptr %273, i64 24
  %289 = load i32, ptr %288, align 8, !tbaa !366
  %290 = getelementptr inbounds nuw i8, ptr %271, i64 32
  %291 = load i32, ptr %290, align 8, !tbaa !367
  %292 = icmp eq i32 %289, %291
  br i1 %292, label %293, label %708

293:                                              ; preds = %287
  %294 = getelementptr inbounds nuw i8, ptr %273, i64 64
  %295 = load i32, ptr %294, align 8, !tbaa !368
  %296 = and i32 %295, 1281
  %297 = icmp eq i32 %296, 1281
  br i1 %297, label %298, label %708

298:                                              ; preds = %293
  %299 = icmp sgt i32 %289, 0
  br i1 %299, label %300, label %316

300:                                              ; preds = %298
  %301 = getelementptr inbounds nuw i8, ptr %273, i64 32
  %302 = load ptr, ptr %301, align 8, !tbaa !369
  %303 = getelementptr inbounds nuw i8, ptr %271, i64 16
  %304 = load ptr, ptr %303, align 8, !tbaa !370
  %305 = zext nneg i32 %289 to i64
  br label %309

306:                                              ; preds = %309
  %307 = add nuw nsw i64 %310, 1
  %308 = icmp eq i64 %307, %305
  br i1 %308, label %316, label %309, !llvm.loop !371

309:                                              ; preds = %306, %300
  %310 = phi i64 [ 0, %300 ], [ %307, %306 ]
  %311 = getelementptr inbounds nuw i64, ptr %302, i64 %310
  %312 = load i64, ptr %311, align 8, !tbaa !125
  %313 = getelementptr inbounds nuw i64, ptr %304, i64 %310
  %314 = load i64, ptr %313, align 8, !tbaa !125
  %315 = icmp eq i64 %312, %314
  br i1 %315, label %306, label %708

316:                                              ; preds = %306, %298
  %317 = getelementptr inbounds nuw i8, ptr %273, i64 16
  %318 = load ptr, ptr %317, align 8, !tbaa !372
  %319 = getelementptr inbounds nuw i8, ptr %271, i64 56
  store ptr %318, ptr %319, align 8, !tbaa !373
  br i1 %267, label %320, label %345

320:                                              ; preds = %316
  %321 = getelementptr inbounds nuw i8, ptr %271, i64 44
  %322 = load i32, ptr %321, align 4, !tbaa !384
  %323 = icmp eq i32 %322, 0
  %324 = getelementptr inbounds nuw i8, ptr %271, i64 24
  br i1 %323, label %325, label %345

325:                                              ; preds = %320
  %326 = load ptr, ptr %265, align 8, !tbaa !360
  %327 = ptrtoint ptr %318 to i64
  br label %328

328:                                              ; preds = %342, %325
  %329 = phi i64 [ 0, %325 ], [ %343, %342 ]
  %330 = getelementptr inbounds nuw %struct.tfc_operand, ptr %326, i64 %329
  %331 = getelementptr inbounds nuw i8, ptr %330, i64 56
  %332 = load ptr, ptr %331, align 8, !tbaa !373
  %333 = ptrtoint ptr %332 to i64
  %334 = getelementptr inbounds nuw i8, ptr %330, i64 24
  %335 = load i64, ptr %334, align 8, !tbaa !385
  %336 = add i64 %335, %333
  %337 = icmp ugt i64 %336, %327
  br i1 %337, label %338, label %342

338:                                              ; preds = %328
  %339 = load i64, ptr %324, align 8, !tbaa !385
  %340 = add i64 %339, %327
  %341 = icmp ugt i64 %340, %333
  br i1 %341, label %708, label %342

342:                                              ; preds = %338, %328
  %343 = add nuw nsw i64 %329, 1
  %344 = icmp eq i64 %343, %268
  br i1 %344, label %345, label %328, !llvm.loop !386

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
  %358 = load ptr, ptr %357, align 8, !tbaa !373
  %359 = ptrtoint ptr %358 to i64
  %360 = getelementptr inbounds nuw i8, ptr %356, i64 24
  %361 = load i64, ptr %360, align 8, !tbaa !385
  %362 = add i64 %361, %359
  %363 = icmp ugt i64 %362, %349
  br i1 %363, label %364, label %368

364:                                              ; preds = %355
  %365 = load i64, ptr %348, align 8, !tbaa !385
  %366 = add i64 %365, %349
  %367 = icmp ugt i64 %366, %359
  br i1 %367, label %708, label %368

368:                                              ; preds = %364, %355, %350
  %369 = add nuw nsw i64 %351, 1
  %370 = icmp eq i64 %369, %270
  br i1 %370, label %371, label %350, !llvm.loop !387

371:                                              ; preds = %368, %345, %269
  %372 = add nuw nsw i64 %270, 1
  %373 = icmp eq i64 %372, %266
  br i1 %373, label %374, label %269, !llvm.loop !388

374:                                              ; preds = %371, %257
  %375 = load ptr, ptr %132, align 8, !tbaa !389
  %376 = load ptr, ptr %9, align 8, !tbaa !390
  call void %376(ptr noundef %375) #25
  store i32 1, ptr %259, align 8, !tbaa !352
  %377 = load ptr, ptr %8, align 8, !tbaa !322
  %378 = load i32, ptr %15, align 4, !tbaa !334
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
  %393 = load ptr, ptr %377, align 8, !tbaa !390
  call void %393(ptr noundef nonnull %390) #25
  br label %394

394:                                              ; preds = %392, %387
  %395 = add nuw nsw i64 %388, 1
  %396 = icmp eq i64 %395, %381
  br i1 %396, label %382, label %387, !llvm.loop !391

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
  %405 = load ptr, ptr %383, align 8, !tbaa !383
  %406 = getelementptr inbounds nuw %struct.tfc_operand, ptr %405, i64 %400
  %407 = getelementptr inbounds nuw i8, ptr %406, i64 48
  %408 = load ptr, ptr %407, align 8, !tbaa !392
  %409 = icmp eq ptr %408, null
  br i1 %409, label %413, label %410

410:                                              ; preds = %404
  %411 = load ptr, ptr %384, align 8, !tbaa !393
  %412 = call ptr %411(ptr noundef nonnull %408) #25
  br label %424

413:                                              ; preds = %404
  %414 = load ptr, ptr %377, align 8, !tbaa !390
  %415 = load ptr, ptr %406, align 8, !tbaa !364
  call void %414(ptr noundef %415) #25
  %416 = load ptr, ptr %385, align 8, !tbaa !394
  %417 = load ptr, ptr %386, align 8, !tbaa !361
  %418 = load ptr, ptr %406, align 8, !tbaa !364
  %419 = getelementptr inbounds nuw i8, ptr %406, i64 32
  %420 = load i32, ptr %419, align 8, !tbaa !367
  %421 = getelementptr inbounds nuw i8, ptr %406, i64 16
  %422 = load ptr, ptr %421, align 8, !tbaa !370
  %423 = call ptr %416(ptr noundef %417, ptr noundef %418, i32 noundef signext %420, ptr noundef %422, ptr noundef null, ptr noundef null, i32 noundef signext 0, ptr noundef null) #25
  br label %424

424:                                              ; preds = %413, %410
  %425 = phi ptr [ %412, %410 ], [ %423, %413 ]
  store ptr %425, ptr %401, align 8, !tbaa !35
  %426 = icmp eq ptr %425, null
  br i1 %426, label %397, label %427

427:                                              ; preds = %424
  %428 = getelementptr inbounds nuw i8, ptr %425, i64 16
  %429 = load ptr, ptr %428, align 8, !tbaa !372
  %430 = load ptr, ptr %383, align 8, !tbaa !383
  %431 = getelementptr inbounds nuw %struct.tfc_operand, ptr %430, i64 %400
  %432 = getelementptr inbounds nuw i8, ptr %431, i64 56
  store ptr %429, ptr %432, align 8, !tbaa !373
  br label %433

433:                                              ; preds = %427, %399
  %434 = add nuw nsw i64 %400, 1
  %435 = icmp eq i64 %434, %381
  br i1 %435, label %446, label %399, !llvm.loop !395

436:                                              ; preds = %443, %397
  %437 = phi i64 [ 0, %397 ], [ %444, %443 ]
  %438 = getelementptr inbounds nuw ptr, ptr %7, i64 %437
  %439 = load ptr, ptr %438, align 8, !tbaa !35
  %440 = icmp eq ptr %439, null
  br i1 %440, label %443, label %441

441:                                              ; preds = %436
  %442 = load ptr, ptr %398, align 8, !tbaa !396
  call void %442(ptr noundef nonnull %439) #25
  br label %443

443:                                              ; preds = %441, %436
  %444 = add nuw nsw i64 %437, 1
  %445 = icmp eq i64 %444, %381
  br i1 %445, label %610, label %436, !llvm.loop !397

446:                                              ; preds = %433, %374
  %447 = getelementptr inbounds nuw i8, ptr %132, i64 140
  %448 = load i32, ptr %447, align 4, !tbaa !398
  %449 = icmp eq i32 %448, 0
  %450 = getelementptr inbounds nuw i8, ptr %132, i64 80
  %451 = load ptr, ptr %450, align 8, !tbaa !399
  %452 = icmp eq ptr %451, null
  br i1 %449, label %541, label %453

453:                                              ; preds = %446
  br i1 %452, label %475, label %454

454:                                              ; preds = %453
  %455 = getelementptr inbounds nuw i8, ptr %451, i64 4
  %456 = load i32, ptr %455, align 4, !tbaa !400
  %457 = getelementptr inbounds nuw i8, ptr %451, i64 8
  %458 = load i32, ptr %457, align 4, !tbaa !402
  %459 = or i32 %458, %456
  %460 = getelementptr inbounds nuw i8, ptr %132, i64 136
  %461 = load i32, ptr %460, align 8, !tbaa !403
  %462 = load i32, ptr %451, align 4, !tbaa !404
  %463 = icmp eq i32 %462, 0
  %464 = and i32 %461, 1
  %465 = select i1 %463, i32 0, i32 %464
  %466 = or i32 %459, %465
  %467 = icmp eq i32 %466, 0
  br i1 %467, label %468, label %587

468:                                              ; preds = %454
  %469 = getelementptr inbounds nuw i8, ptr %132, i64 88
  %470 = load ptr, ptr %469, align 8, !tbaa !405
  %471 = load i64, ptr %470, align 8, !tbaa !125
  %472 = getelementptr inbounds nuw i8, ptr %132, i64 96
  %473 = load i64, ptr %472, align 8, !tbaa !406
  %474 = icmp eq i64 %471, %473
  br i1 %474, label %475, label %587

475:                                              ; preds = %468, %453
  %476 = getelementptr inbounds nuw i8, ptr %132, i64 152
  %477 = load ptr, ptr %476, align 8, !tbaa !407
  %478 = icmp eq ptr %477, null
  br i1 %478, label %539, label %479

479:                                              ; preds = %475
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #25
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %4, ptr noundef nonnull align 4 dereferenceable(12) @__const.drive_begun.driver, i64 12, i1 false)
  %480 = getelementptr inbounds nuw i8, ptr %477, i64 8
  %481 = load ptr, ptr %480, align 8, !tbaa !408
  %482 = getelementptr inbounds nuw i8, ptr %477, i64 16
  %483 = load ptr, ptr %482, align 8, !tbaa !413
  %484 = getelementptr inbounds nuw i8, ptr %477, i64 24
  %485 = load i64, ptr %484, align 8, !tbaa !414
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %481, ptr readonly align 1 %483, i64 %485, i1 false)
  %486 = getelementptr inbounds nuw i8, ptr %477, i64 40
  %487 = load i64, ptr %486, align 8, !tbaa !415
  %488 = icmp sgt i64 %487, 0
  br i1 %488, label %489, label %492

489:                                              ; preds = %479
  %490 = getelementptr inbounds nuw i8, ptr %132, i64 24
  %491 = getelementptr inbounds nuw i8, ptr %477, i64 32
  br label %504

492:                                              ; preds = %504, %479
  %493 = load ptr, ptr %477, align 8, !tbaa !416
  %494 = call signext i32 @tfc_drive(ptr noundef %493, ptr noundef nonnull %4)
  %495 = getelementptr inbounds nuw i8, ptr %477, i64 56
  store i32 %494, ptr %495, align 8, !tbaa !417
  %496 = icmp eq i32 %494, 0
  br i1 %496, label %497, label %517

497:                                              ; preds = %492
  %498 = getelementptr inbounds nuw i8, ptr %132, i64 60
  %499 = load i32, ptr %498, align 4, !tbaa !418
  %500 = icmp sgt i32 %499, 0
  br i1 %500, label %501, label %537

501:                                              ; preds = %497
  %502 = getelementptr inbounds nuw i8, ptr %132, i64 32
  %503 = getelementptr inbounds nuw i8, ptr %477, i64 48
  br label %520

504:                                              ; preds = %504, %489
  %505 = phi i64 [ 0, %489 ], [ %515, %504 ]
  %506 = load ptr, ptr %490, align 8, !tbaa !360
  %507 = load ptr, ptr %491, align 8, !tbaa !419
  %508 = getelementptr inbounds nuw %struct.tfc_cell, ptr %507, i64 %505
  %509 = getelementptr inbounds nuw i8, ptr %508, i64 8
  %510 = load i64, ptr %509, align 8, !tbaa !420
  %511 = getelementptr inbounds %struct.tfc_operand, ptr %506, i64 %510
  %512 = getelementptr inbounds nuw i8, ptr %511, i64 56
  %513 = load ptr, ptr %512, align 8, !tbaa !373
  %514 = load ptr, ptr %508, align 8, !tbaa !422
  store ptr %513, ptr %514, align 8, !tbaa !35
  %515 = add nuw nsw i64 %505, 1
  %516 = icmp eq i64 %515, %487
  br i1 %516, label %492, label %504, !llvm.loop !423

517:                                              ; preds = %492
  %518 = icmp sgt i32 %494, 0
  %519 = select i1 %518, i32 %494, i32 13
  br label %537

520:                                              ; preds = %520, %501
  %521 = phi i64 [ 0, %501 ], [ %533, %520 ]
  %522 = load ptr, ptr %502, align 8, !tbaa !383
  %523 = getelementptr inbounds nuw %struct.tfc_operand, ptr %522, i64 %521
  %524 = getelementptr inbounds nuw i8, ptr %523, i64 56
  %525 = load ptr, ptr %524, align 8, !tbaa !373
  %526 = load ptr, ptr %503, align 8, !tbaa !424
  %527 = getelementptr inbounds nuw ptr, ptr %526, i64 %521
  %528 = load ptr, ptr %527, align 8, !tbaa !425
  %529 = load ptr, ptr %528, align 8, !tbaa !77
  %530 = load ptr, ptr %529, align 8, !tbaa !133
  %531 = getelementptr inbounds nuw i8, ptr %523, i64 24
  %532 = load i64, ptr %531, align 8, !tbaa !385
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %525, ptr readonly align 1 %530, i64 %532, i1 false)
  %533 = add nuw nsw i64 %521, 1
  %534 = load i32, ptr %498, align 4, !tbaa !418
  %535 = sext i32 %534 to i64
  %536 = icmp slt i64 %533, %535
  br i1 %536, label %520, label %537, !llvm.loop !426

537:                                              ; preds = %520, %517, %497
  %538 = phi i32 [ %519, %517 ], [ 0, %497 ], [ 0, %520 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #25
  br label %584

539:                                              ; preds = %475
  %540 = call fastcc signext i32 @walk_bound(ptr noundef nonnull readonly %132)
  br label %584

541:                                              ; preds = %446
  br i1 %452, label %561, label %542

542:                                              ; preds = %541
  %543 = getelementptr inbounds nuw i8, ptr %132, i64 104
  %544 = load ptr, ptr %543, align 8, !tbaa !427
  %545 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %546 = load ptr, ptr %545, align 8, !tbaa !393
  %547 = call ptr %546(ptr noundef %544) #25
  %548 = icmp eq ptr %547, null
  br i1 %548, label %587, label %549

549:                                              ; preds = %542
  %550 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %551 = load ptr, ptr %550, align 8, !tbaa !396
  call void %551(ptr noundef nonnull %547) #25
  %552 = load ptr, ptr %450, align 8, !tbaa !399
  %553 = icmp eq ptr %552, null
  br i1 %553, label %561, label %554

554:                                              ; preds = %549
  %555 = getelementptr inbounds nuw i8, ptr %132, i64 88
  %556 = load ptr, ptr %555, align 8, !tbaa !405
  %557 = load i64, ptr %556, align 8, !tbaa !125
  %558 = getelementptr inbounds nuw i8, ptr %132, i64 96
  %559 = load i64, ptr %558, align 8, !tbaa !406
  %560 = icmp eq i64 %557, %559
  br i1 %560, label %561, label %568

561:                                              ; preds = %554, %549, %541
  %562 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %563 = load ptr, ptr %562, align 8, !tbaa !428
  %564 = call ptr %563() #25
  %565 = call fastcc signext i32 @walk_bound(ptr noundef nonnull readonly %132)
  %566 = getelementptr inbounds nuw i8, ptr %9, i64 40
  %567 = load ptr, ptr %566, align 8, !tbaa !429
  call void %567(ptr noundef %564) #25
  br label %568

568:                                              ; preds = %561, %554
  %569 = phi i32 [ %565, %561 ], [ -2, %554 ]
  %570 = getelementptr inbounds nuw i8, ptr %132, i64 128
  %571 = load ptr, ptr %570, align 8, !tbaa !430
  store atomic i32 0, ptr %571 monotonic, align 4
  %572 = load ptr, ptr %450, align 8, !tbaa !399
  %573 = icmp eq ptr %572, null
  br i1 %573, label %584, label %574

574:                                              ; preds = %568
  %575 = getelementptr inbounds nuw i8, ptr %132, i64 112
  %576 = load ptr, ptr %575, align 8, !tbaa !431
  %577 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %578 = load ptr, ptr %577, align 8, !tbaa !393
  %579 = call ptr %578(ptr noundef %576) #25
  %580 = icmp eq ptr %579, null
  br i1 %580, label %587, label %581

581:                                              ; preds = %574
  %582 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %583 = load ptr, ptr %582, align 8, !tbaa !396
  call void %583(ptr noundef nonnull %579) #25
  br label %584

584:                                              ; preds = %581, %568, %539, %537
  %585 = phi i32 [ %540, %539 ], [ %569, %581 ], [ %569, %568 ], [ %538, %537 ]
  %586 = icmp eq i32 %585, 0
  br i1 %586, label %611, label %587

587:                                              ; preds = %542, %574, %454, %468, %584
  %588 = phi i32 [ %585, %584 ], [ -1, %542 ], [ -1, %574 ], [ -2, %454 ], [ -2, %468 ]
  %589 = freeze i32 %588
  %590 = load i32, ptr %15, align 4, !tbaa !334
  %591 = icmp sgt i32 %590, 0
  br i1 %591, label %592, label %602

592:                                              ; preds = %587
  %593 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %594 = zext nneg i32 %590 to i64
  br label %595

595:                                              ; preds = %595, %592
  %596 = phi i64 [ 0, %592 ], [ %600, %595 ]
  %597 = load ptr, ptr %593, align 8, !tbaa !396
  %598 = getelementptr inbounds nuw ptr, ptr %7, i64 %596
  %599 = load ptr, ptr %598, align 8, !tbaa !35
  call void %597(ptr noundef %599) #25
  %600 = add nuw nsw i64 %596, 1
  %601 = icmp eq i64 %600, %594
  br i1 %601, label %602, label %595, !llvm.loop !432

602:                                              ; preds = %595, %587
  %603 = icmp sgt i32 %589, 0
  br i1 %603, label %604, label %703

604:                                              ; preds = %602
  %605 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %606 = load ptr, ptr %605, align 8, !tbaa !393
  %607 = getelementptr inbounds nuw i8, ptr %132, i64 120
  %608 = load ptr, ptr %607, align 8, !tbaa !433
  %609 = call ptr %606(ptr noundef %608) #25
  br label %699

610:                                              ; preds = %443
  store i32 0, ptr %259, align 8, !tbaa !352
  br label %699

611:                                              ; preds = %584
  store i32 0, ptr %259, align 8, !tbaa !352
  %612 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %613 = load i64, ptr %612, align 8, !tbaa !336
  switch i64 %613, label %663 [
    i64 0, label %614
    i64 2, label %616
  ]

614:                                              ; preds = %611
  %615 = load ptr, ptr %7, align 8, !tbaa !35
  br label %699

616:                                              ; preds = %611
  %617 = load ptr, ptr %0, align 8, !tbaa !312
  %618 = load ptr, ptr %617, align 8, !tbaa !322
  %619 = getelementptr inbounds nuw i8, ptr %618, i64 48
  %620 = load ptr, ptr %619, align 8, !tbaa !434
  %621 = call ptr %620() #25
  %622 = getelementptr inbounds nuw i8, ptr %617, i64 52
  %623 = load i32, ptr %622, align 4, !tbaa !334
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
  %640 = load ptr, ptr %636, align 8, !tbaa !396
  %641 = getelementptr inbounds nuw ptr, ptr %7, i64 %639
  %642 = load ptr, ptr %641, align 8, !tbaa !35
  call void %640(ptr noundef %642) #25
  %643 = add nuw nsw i64 %639, 1
  %644 = icmp eq i64 %643, %637
  br i1 %644, label %699, label %638, !llvm.loop !432

645:                                              ; preds = %658, %627
  %646 = phi i64 [ 0, %627 ], [ %659, %658 ]
  %647 = load ptr, ptr %628, align 8, !tbaa !435
  %648 = load ptr, ptr %629, align 8, !tbaa !341
  %649 = getelementptr inbounds nuw ptr, ptr %648, i64 %646
  %650 = load ptr, ptr %649, align 8, !tbaa !35
  %651 = getelementptr inbounds nuw ptr, ptr %7, i64 %646
  %652 = load ptr, ptr %651, align 8, !tbaa !35
  %653 = call signext i32 %647(ptr noundef nonnull %621, ptr noundef %650, ptr noundef %652) #25
  %654 = icmp eq i32 %653, 0
  br i1 %654, label %658, label %655

655:                                              ; preds = %645
  %656 = load ptr, ptr %630, align 8, !tbaa !396
  call void %656(ptr noundef nonnull %621) #25
  %657 = load i32, ptr %622, align 4, !tbaa !334
  br label %631

658:                                              ; preds = %645
  %659 = add nuw nsw i64 %646, 1
  %660 = load i32, ptr %622, align 4, !tbaa !334
  %661 = sext i32 %660 to i64
  %662 = icmp slt i64 %659, %661
  br i1 %662, label %645, label %631, !llvm.loop !436

663:                                              ; preds = %611
  %664 = load ptr, ptr %0, align 8, !tbaa !312
  %665 = load ptr, ptr %664, align 8, !tbaa !322
  %666 = getelementptr inbounds nuw i8, ptr %665, i64 80
  %667 = load ptr, ptr %666, align 8, !tbaa !437
  %668 = getelementptr inbounds nuw i8, ptr %664, i64 52
  %669 = load i32, ptr %668, align 4, !tbaa !334
  %670 = sext i32 %669 to i64
  %671 = call ptr %667(i64 noundef %670) #25
  %672 = icmp eq ptr %671, null
  %673 = load i32, ptr %668, align 4, !tbaa !334
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
  %681 = load ptr, ptr %677, align 8, !tbaa !396
  %682 = getelementptr inbounds nuw ptr, ptr %7, i64 %680
  %683 = load ptr, ptr %682, align 8, !tbaa !35
  call void %681(ptr noundef %683) #25
  %684 = add nuw nsw i64 %680, 1
  %685 = icmp eq i64 %684, %678
  br i1 %685, label %699, label %679, !llvm.loop !432

686:                                              ; preds = %663
  br i1 %674, label %687, label %699

687:                                              ; preds = %686
  %688 = getelementptr inbounds nuw i8, ptr %665, i64 88
  br label %689

689:                                              ; preds = %689, %687
  %690 = phi i64 [ 0, %687 ], [ %695, %689 ]
  %691 = load ptr, ptr %688, align 8, !tbaa !438
  %692 = getelementptr inbounds nuw ptr, ptr %7, i64 %690
  %693 = load ptr, ptr %692, align 8, !tbaa !35
  %694 = call signext i32 %691(ptr noundef nonnull %671, i64 noundef %690, ptr noundef %693) #25
  %695 = add nuw nsw i64 %690, 1
  %696 = load i32, ptr %668, align 4, !tbaa !334
  %697 = sext i32 %696 to i64
  %698 = icmp slt i64 %695, %697
  br i1 %698, label %689, label %699, !llvm.loop !439

699:                                              ; preds = %638, %689, %679, %610, %604, %614, %631, %675, %686
  %700 = phi ptr [ null, %679 ], [ %671, %686 ], [ %671, %689 ], [ null, %675 ], [ %632, %631 ], [ null, %610 ], [ %615, %614 ], [ %609, %604 ], [ %632, %638 ]
  %701 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %702 = load ptr, ptr %701, align 8, !tbaa !396
  call void %702(ptr noundef %375) #25
  br label %708

703:                                              ; preds = %602
  store i32 0, ptr %259, align 8, !tbaa !352
  %704 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %705 = load ptr, ptr %704, align 8, !tbaa !396
  call void %705(ptr noundef %375) #25
  %706 = icmp eq i32 %589, -2
  %707 = select i1 %706, ptr @slow_way, ptr null
  br label %708

708:                                              ; preds = %253, %287, %275, %282, %293, %309, %338, %364, %703, %125, %62, %31, %67, %93, %699, %3, %123
  %709 = phi ptr [ @slow_way, %62 ], [ @slow_way, %309 ], [ @slow_way, %338 ], [ @slow_way, %123 ], [ @slow_way, %3 ], [ %700, %699 ], [ @slow_way, %364 ], [ %707, %703 ], [ @slow_way, %93 ], [ @slow_way, %67 ], [ @slow_way, %31 ], [ @slow_way, %125 ], [ @slow_way, %287 ], [ @slow_way, %293 ], [ @slow_way, %282 ], [ @slow_way, %275 ], [ @slow_way, %253 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #25
  ret ptr %709
}

; Function Attrs: nounwind uwtable
define ptr @tfc_call_with_dict(ptr noundef readonly captures(none) %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #4 {
  %4 = alloca [64 x ptr], align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !310
  %7 = load ptr, ptr %6, align 8, !tbaa !312
  %8 = load ptr, ptr %7, align 8, !tbaa !322
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #25
  %9 = icmp eq i64 %2, 2
  br i1 %9, label %10, label %85

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %12 = load ptr, ptr %11, align 8, !tbaa !315
  %13 = icmp eq ptr %12, null
  br i1 %13, label %85, label %14

14:                                               ; preds = %10
  %15 = load ptr, ptr %1, align 8, !tbaa !35
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %17 = load ptr, ptr %16, align 8, !tbaa !337
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 192
  %19 = load ptr, ptr %18, align 8, !tbaa !338
  %20 = icmp eq ptr %17, %19
  br i1 %20, label %21, label %85

21:                                               ; preds = %14
  %22 = getelementptr inbounds nuw i8, ptr %8, i64 72
  %23 = load ptr, ptr %22, align 8, !tbaa !339
  %24 = tail call i64 %23(ptr noundef nonnull %15) #25
  %25 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %26 = load i32, ptr %25, align 8, !tbaa !319
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
  %36 = load i32, ptr %25, align 8, !tbaa !319
  %37 = sext i32 %36 to i64
  %38 = icmp slt i64 %35, %37
  br i1 %38, label %39, label %56, !llvm.loop !440

39:                                               ; preds = %34, %31
  %40 = phi i64 [ 0, %31 ], [ %35, %34 ]
  %41 = load ptr, ptr %32, align 8, !tbaa !340
  %42 = load ptr, ptr %33, align 8, !tbaa !325
  %43 = getelementptr inbounds nuw ptr, ptr %42, i64 %40
  %44 = load ptr, ptr %43, align 8, !tbaa !35
  %45 = tail call ptr %41(ptr noundef nonnull %15, ptr noundef %44) #25
  %46 = getelementptr inbounds nuw ptr, ptr %4, i64 %40
  store ptr %45, ptr %46, align 8, !tbaa !35
  %47 = icmp eq ptr %45, null
  br i1 %47, label %48, label %34

48:                                               ; preds = %39
  %49 = getelementptr inbounds nuw i8, ptr %8, i64 120
  %50 = load ptr, ptr %49, align 8, !tbaa !343
  %51 = tail call ptr %50() #25
  %52 = icmp eq ptr %51, null
  br i1 %52, label %85, label %53

53:                                               ; preds = %48
  %54 = getelementptr inbounds nuw i8, ptr %8, i64 128
  %55 = load ptr, ptr %54, align 8, !tbaa !344
  tail call void %55() #25
  br label %85

56:                                               ; preds = %34
  %57 = icmp sgt i32 %36, 0
  br i1 %57, label %74, label %58

58:                                               ; preds = %74, %29, %56
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %60 = load ptr, ptr %59, align 8, !tbaa !35
  %61 = call fastcc ptr @call_step(ptr noundef nonnull %6, ptr noundef %4, ptr noundef %60)
  %62 = load i32, ptr %25, align 8, !tbaa !319
  %63 = icmp sgt i32 %62, 0
  br i1 %63, label %64, label %83

64:                                               ; preds = %58
  %65 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %66 = zext nneg i32 %62 to i64
  br label %67

67:                                               ; preds = %67, %64
  %68 = phi i64 [ 0, %64 ], [ %72, %67 ]
  %69 = load ptr, ptr %65, align 8, !tbaa !396
  %70 = getelementptr inbounds nuw ptr, ptr %4, i64 %68
  %71 = load ptr, ptr %70, align 8, !tbaa !35
  tail call void %69(ptr noundef %71) #25
  %72 = add nuw nsw i64 %68, 1
  %73 = icmp eq i64 %72, %66
  br i1 %73, label %83, label %67, !llvm.loop !432

74:                                               ; preds = %56, %74
  %75 = phi i64 [ %79, %74 ], [ 0, %56 ]
  %76 = load ptr, ptr %8, align 8, !tbaa !390
  %77 = getelementptr inbounds nuw ptr, ptr %4, i64 %75
  %78 = load ptr, ptr %77, align 8, !tbaa !35
  tail call void %76(ptr noundef %78) #25
  %79 = add nuw nsw i64 %75, 1
  %80 = load i32, ptr %25, align 8, !tbaa !319
  %81 = sext i32 %80 to i64
  %82 = icmp slt i64 %79, %81
  br i1 %82, label %74, label %58, !llvm.loop !441

83:                                               ; preds = %67, %58
  %84 = icmp eq ptr %61, @slow_way
  br i1 %84, label %85, label %91

85:                                               ; preds = %48, %53, %14, %21, %10, %3, %83
  %86 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %87 = load ptr, ptr %86, align 8, !tbaa !331
  %88 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %89 = load ptr, ptr %88, align 8, !tbaa !332
  %90 = tail call ptr %87(ptr noundef %89, ptr noundef %1, i64 noundef %2, ptr noundef null) #25
  br label %91

91:                                               ; preds = %83, %85
  %92 = phi ptr [ %90, %85 ], [ %61, %83 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #25
  ret ptr %92
}

; Function Attrs: nounwind uwtable
define signext i32 @tfc_call_from_c(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2) local_unnamed_addr #4 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %5 = load i32, ptr %4, align 8, !tbaa !442
  %6 = icmp sgt i32 %5, 0
  br i1 %6, label %7, label %11

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8, !tbaa !360
  %10 = zext nneg i32 %5 to i64
  br label %19

11:                                               ; preds = %19, %3
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %13 = load i32, ptr %12, align 4, !tbaa !418
  %14 = icmp sgt i32 %13, 0
  br i1 %14, label %15, label %27

15:                                               ; preds = %11
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %17 = load ptr, ptr %16, align 8, !tbaa !383
  %18 = zext nneg i32 %13 to i64
  br label %29

19:                                               ; preds = %7, %19
  %20 = phi i64 [ 0, %7 ], [ %25, %19 ]
  %21 = getelementptr inbounds nuw ptr, ptr %1, i64 %20
  %22 = load ptr, ptr %21, align 8, !tbaa !35
  %23 = getelementptr inbounds nuw %struct.tfc_operand, ptr %9, i64 %20
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 56
  store ptr %22, ptr %24, align 8, !tbaa !373
  %25 = add nuw nsw i64 %20, 1
  %26 = icmp eq i64 %25, %10
  br i1 %26, label %11, label %19, !llvm.loop !443

27:                                               ; preds = %29, %11
  %28 = tail call fastcc signext i32 @walk_bound(ptr noundef nonnull %0)
  ret i32 %28

29:                                               ; preds = %15, %29
  %30 = phi i64 [ 0, %15 ], [ %35, %29 ]
  %31 = getelementptr inbounds nuw ptr, ptr %2, i64 %30
  %32 = load ptr, ptr %31, align 8, !tbaa !35
  %33 = getelementptr inbounds nuw %struct.tfc_operand, ptr %17, i64 %30
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 56
  store ptr %32, ptr %34, align 8, !tbaa !373
  %35 = add nuw nsw i64 %30, 1
  %36 = icmp eq i64 %35, %18
  br i1 %36, label %27, label %29, !llvm.loop !444
}

; Function Attrs: nounwind uwtable
define internal fastcc signext i32 @walk_bound(ptr noundef readonly captures(none) %0) unnamed_addr #4 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %3 = load i32, ptr %2, align 8, !tbaa !442
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %5 = load i32, ptr %4, align 4, !tbaa !418
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8, !tbaa !445
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !288
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
  %21 = load ptr, ptr %12, align 8, !tbaa !360
  %22 = getelementptr inbounds nuw %struct.tfc_operand, ptr %21, i64 %20
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 56
  %24 = load ptr, ptr %23, align 8, !tbaa !373
  %25 = getelementptr inbounds nuw i8, ptr %22, i64 36
  %26 = load i32, ptr %25, align 4, !tbaa !446
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds ptr, ptr %9, i64 %27
  store ptr %24, ptr %28, align 8, !tbaa !35
  %29 = add nuw nsw i64 %20, 1
  %30 = icmp eq i64 %29, %13
  br i1 %30, label %14, label %19, !llvm.loop !447

31:                                               ; preds = %51, %14
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %33 = load i64, ptr %32, align 8, !tbaa !448
  %34 = icmp sgt i64 %33, 0
  br i1 %34, label %35, label %54

35:                                               ; preds = %31
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 40
  br label %60

37:                                               ; preds = %16, %51
  %38 = phi i64 [ 0, %16 ], [ %52, %51 ]
  %39 = load ptr, ptr %17, align 8, !tbaa !383
  %40 = getelementptr inbounds nuw %struct.tfc_operand, ptr %39, i64 %38
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 44
  %42 = load i32, ptr %41, align 4, !tbaa !384
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %51

44:                                               ; preds = %37
  %45 = getelementptr inbounds nuw i8, ptr %40, i64 56
  %46 = load ptr, ptr %45, align 8, !tbaa !373
  %47 = getelementptr inbounds nuw i8, ptr %40, i64 36
  %48 = load i32, ptr %47, align 4, !tbaa !446
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds ptr, ptr %9, i64 %49
  store ptr %46, ptr %50, align 8, !tbaa !35
  br label %51

51:                                               ; preds = %37, %44
  %52 = add nuw nsw i64 %38, 1
  %53 = icmp eq i64 %52, %18
  br i1 %53, label %31, label %37, !llvm.loop !449

54:                                               ; preds = %60, %31
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %56 = load i64, ptr %55, align 8, !tbaa !450
  %57 = icmp sgt i64 %56, 0
  br i1 %57, label %58, label %75

58:                                               ; preds = %54
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 64
  br label %88

60:                                               ; preds = %35, %60
  %61 = phi i64 [ 0, %35 ], [ %73, %60 ]
  %62 = load ptr, ptr %36, align 8, !tbaa !451
  %63 = getelementptr inbounds nuw %struct.tfc_shift, ptr %62, i64 %61
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 8
  %65 = load i64, ptr %64, align 8, !tbaa !452
  %66 = getelementptr inbounds ptr, ptr %9, i64 %65
  %67 = load ptr, ptr %66, align 8, !tbaa !35
  %68 = getelementptr inbounds nuw i8, ptr %63, i64 16
  %69 = load i64, ptr %68, align 8, !tbaa !454
  %70 = getelementptr inbounds i8, ptr %67, i64 %69
  %71 = load i64, ptr %63, align 8, !tbaa !455
  %72 = getelementptr inbounds ptr, ptr %9, i64 %71
  store ptr %70, ptr %72, align 8, !tbaa !35
  %73 = add nuw nsw i64 %61, 1
  %74 = icmp eq i64 %73, %33
  br i1 %74, label %54, label %60, !llvm.loop !456

75:                                               ; preds = %88, %54
  %76 = load ptr, ptr %6, align 8, !tbaa !445
  %77 = tail call signext i32 @tfc_walk(ptr noundef %76)
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %84, label %79

79:                                               ; preds = %75
  %80 = load i64, ptr %55, align 8, !tbaa !450
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
  %90 = load ptr, ptr %59, align 8, !tbaa !457
  %91 = getelementptr inbounds nuw %struct.tfc_saved, ptr %90, i64 %89
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 8
  %93 = load ptr, ptr %92, align 8, !tbaa !458
  %94 = load ptr, ptr %91, align 8, !tbaa !460
  %95 = getelementptr inbounds nuw i8, ptr %91, i64 16
  %96 = load i64, ptr %95, align 8, !tbaa !461
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %93, ptr readonly align 1 %94, i64 %96, i1 false)
  %97 = add nuw nsw i64 %89, 1
  %98 = load i64, ptr %55, align 8, !tbaa !450
  %99 = icmp slt i64 %97, %98
  br i1 %99, label %88, label %75, !llvm.loop !462

100:                                              ; preds = %82, %100
  %101 = phi i64 [ 0, %82 ], [ %109, %100 ]
  %102 = load ptr, ptr %83, align 8, !tbaa !457
  %103 = getelementptr inbounds nuw %struct.tfc_saved, ptr %102, i64 %101
  %104 = load ptr, ptr %103, align 8, !tbaa !460
  %105 = getelementptr inbounds nuw i8, ptr %103, i64 8
  %106 = load ptr, ptr %105, align 8, !tbaa !458
  %107 = getelementptr inbounds nuw i8, ptr %103, i64 16
  %108 = load i64, ptr %107, align 8, !tbaa !461
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %104, ptr readonly align 1 %106, i64 %108, i1 false)
  %109 = add nuw nsw i64 %101, 1
  %110 = load i64, ptr %55, align 8, !tbaa !450
  %111 = icmp slt i64 %109, %110
  br i1 %111, label %100, label %132, !llvm.loop !463

112:                                              ; preds = %85, %129
  %113 = phi i64 [ 0, %85 ], [ %130, %129 ]
  %114 = load ptr, ptr %86, align 8, !tbaa !383
  %115 = getelementptr inbounds nuw %struct.tfc_operand, ptr %114, i64 %113
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 44
  %117 = load i32, ptr %116, align 4, !tbaa !384
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %129, label %119

119:                                              ; preds = %112
  %120 = getelementptr inbounds nuw i8, ptr %115, i64 56
  %121 = load ptr, ptr %120, align 8, !tbaa !373
  %122 = getelementptr inbounds nuw i8, ptr %115, i64 36
  %123 = load i32, ptr %122, align 4, !tbaa !446
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds ptr, ptr %9, i64 %124
  %126 = load ptr, ptr %125, align 8, !tbaa !35
  %127 = getelementptr inbounds nuw i8, ptr %115, i64 24
  %128 = load i64, ptr %127, align 8, !tbaa !385
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %121, ptr readonly align 1 %126, i64 %128, i1 false)
  br label %129

129:                                              ; preds = %119, %112
  %130 = add nuw nsw i64 %113, 1
  %131 = icmp eq i64 %130, %87
  br i1 %131, label %132, label %112, !llvm.loop !464

132:                                              ; preds = %100, %129, %79, %84
  %133 = phi i32 [ 0, %84 ], [ %77, %79 ], [ 0, %129 ], [ %77, %100 ]
  ret i32 %133
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @new_instance(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, i32 noundef signext range(i32 0, 2) %3, i64 noundef %4) unnamed_addr #31 {
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %7 = load i32, ptr %6, align 4, !tbaa !465
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %9 = load i32, ptr %8, align 8, !tbaa !466
  %10 = icmp eq i32 %3, 0
  br i1 %10, label %18, label %11

11:                                               ; preds = %5
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %13 = load i32, ptr %12, align 8, !tbaa !61
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %15 = load i32, ptr %14, align 4, !tbaa !467
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
  %25 = load i32, ptr %24, align 8, !tbaa !468
  %26 = add nsw i32 %25, 1
  %27 = sext i32 %26 to i64
  %28 = add nsw i64 %19, %27
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %30 = load i32, ptr %29, align 4, !tbaa !469
  %31 = sext i32 %30 to i64
  %32 = add nsw i64 %28, %31
  %33 = shl nsw i64 %32, 3
  %34 = add nsw i64 %23, %33
  %35 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %34)
  %36 = icmp eq ptr %35, null
  br i1 %36, label %89, label %37

37:                                               ; preds = %18
  store ptr %1, ptr %35, align 8, !tbaa !470
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 8
  store ptr %2, ptr %38, align 8, !tbaa !471
  %39 = getelementptr inbounds nuw i8, ptr %35, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %39, i8 0, i64 32, i1 false)
  %40 = getelementptr inbounds nuw i8, ptr %35, i64 48
  store i64 %4, ptr %40, align 8, !tbaa !125
  %41 = getelementptr inbounds nuw i8, ptr %35, i64 56
  store i64 0, ptr %41, align 8, !tbaa !125
  %42 = getelementptr inbounds nuw i8, ptr %35, i64 64
  store i64 -1, ptr %42, align 8, !tbaa !125
  %43 = getelementptr inbounds nuw i8, ptr %35, i64 72
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %43, i8 0, i64 56, i1 false)
  %44 = getelementptr i8, ptr %35, i64 128
  %45 = getelementptr inbounds nuw i8, ptr %35, i64 88
  store ptr %44, ptr %45, align 8, !tbaa !472
  %46 = load i32, ptr %6, align 4, !tbaa !465
  %47 = sext i32 %46 to i64
  %48 = getelementptr %struct.held, ptr %44, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %35, i64 96
  store ptr %48, ptr %49, align 8, !tbaa !473
  %50 = load i32, ptr %8, align 8, !tbaa !466
  %51 = sext i32 %50 to i64
  %52 = getelementptr %struct.held, ptr %48, i64 %51
  %53 = getelementptr inbounds nuw i8, ptr %35, i64 80
  store ptr %52, ptr %53, align 8, !tbaa !64
  %54 = load i32, ptr %24, align 8, !tbaa !468
  %55 = sext i32 %54 to i64
  %56 = getelementptr ptr, ptr %52, i64 %55
  %57 = getelementptr i8, ptr %56, i64 8
  %58 = getelementptr inbounds nuw i8, ptr %35, i64 104
  store ptr %57, ptr %58, align 8, !tbaa !474
  %59 = load i32, ptr %29, align 4, !tbaa !469
  %60 = icmp sgt i32 %59, 0
  br i1 %60, label %61, label %64

61:                                               ; preds = %37
  %62 = zext nneg i32 %59 to i64
  %63 = shl nuw nsw i64 %62, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %57, i8 -1, i64 %63, i1 false), !tbaa !125
  br label %64

64:                                               ; preds = %61, %37
  br i1 %10, label %81, label %65

65:                                               ; preds = %64
  %66 = sext i32 %59 to i64
  %67 = getelementptr i64, ptr %57, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr %35, i64 112
  store ptr %67, ptr %68, align 8, !tbaa !63
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %70 = load i32, ptr %69, align 8, !tbaa !61
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds ptr, ptr %67, i64 %71
  %73 = getelementptr inbounds nuw i8, ptr %35, i64 120
  store ptr %72, ptr %73, align 8, !tbaa !177
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %75 = load i32, ptr %74, align 4, !tbaa !467
  %76 = add nsw i32 %75, %70
  %77 = icmp sgt i32 %76, 0
  br i1 %77, label %78, label %81

78:                                               ; preds = %65
  %79 = zext nneg i32 %76 to i64
  %80 = shl nuw nsw i64 %79, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %67, i8 0, i64 %80, i1 false), !tbaa !77
  br label %81

81:                                               ; preds = %78, %65, %64
  %82 = tail call fastcc ptr @new_iteration(ptr noundef %0, ptr noundef nonnull %35)
  %83 = icmp eq ptr %82, null
  br i1 %83, label %89, label %84

84:                                               ; preds = %81
  %85 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %86 = load i32, ptr %85, align 8, !tbaa !475
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds nuw i8, ptr %82, i64 8
  store i64 %87, ptr %88, align 8, !tbaa !69
  br label %89

89:                                               ; preds = %84, %81, %18
  %90 = phi ptr [ null, %18 ], [ %35, %84 ], [ null, %81 ]
  ret ptr %90
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
  br i1 %11, label %8, label %13, !llvm.loop !34

13:                                               ; preds = %8
  %14 = add nuw nsw i64 %10, 1
  %15 = shl i64 %14, %9
  %16 = shl nsw i64 %15, 6
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 280
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
  %29 = load ptr, ptr %28, align 8, !tbaa !476
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %31 = load ptr, ptr %30, align 8, !tbaa !477
  %32 = ptrtoint ptr %29 to i64
  %33 = ptrtoint ptr %31 to i64
  %34 = sub i64 %32, %33
  %35 = icmp slt i64 %34, %16
  br i1 %35, label %36, label %48

36:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #25
  store i64 %16, ptr %3, align 8, !tbaa !125
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %38 = load ptr, ptr %37, align 8, !tbaa !478
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %40 = load ptr, ptr %39, align 8, !tbaa !479
  %41 = call ptr %38(ptr noundef %40, ptr noundef nonnull %3) #25
  store ptr %41, ptr %30, align 8, !tbaa !477
  %42 = icmp eq ptr %41, null
  %43 = load i64, ptr %3, align 8
  %44 = getelementptr inbounds i8, ptr %41, i64 %43
  %45 = select i1 %42, ptr null, ptr %44
  store ptr %45, ptr %28, align 8, !tbaa !476
  br i1 %42, label %46, label %47

46:                                               ; preds = %36
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef signext 8, i32 noundef signext 2, ptr noundef null, ptr noundef null)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #25
  br label %51

47:                                               ; preds = %36
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #25
  br label %48

48:                                               ; preds = %47, %27
  %49 = phi ptr [ %41, %47 ], [ %31, %27 ]
  %50 = getelementptr inbounds i8, ptr %49, i64 %16
  store ptr %50, ptr %30, align 8, !tbaa !477
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
  %4 = load ptr, ptr %3, align 8, !tbaa !65
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %6 = load i32, ptr %5, align 4, !tbaa !480
  %7 = sext i32 %6 to i64
  %8 = shl nsw i64 %7, 3
  %9 = add nsw i64 %8, 56
  %10 = load i32, ptr %4, align 8, !tbaa !481
  %11 = shl nsw i32 %10, 1
  %12 = sext i32 %11 to i64
  %13 = shl nsw i64 %12, 2
  %14 = add nsw i64 %9, %13
  %15 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %14)
  %16 = icmp eq ptr %15, null
  br i1 %16, label %73, label %17

17:                                               ; preds = %2
  %18 = getelementptr i8, ptr %15, i64 56
  %19 = load i32, ptr %5, align 4, !tbaa !480
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds ptr, ptr %18, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %23 = load i64, ptr %22, align 8, !tbaa !482
  %24 = add nsw i64 %23, 1
  store i64 %24, ptr %22, align 8, !tbaa !482
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %26 = load i64, ptr %25, align 8, !tbaa !483
  %27 = add i64 %23, -7046029254386353130
  %28 = xor i64 %26, %27
  %29 = mul i64 %28, -49064778989728563
  %30 = lshr i64 %29, 32
  %31 = xor i64 %30, %29
  %32 = mul i64 %31, -4265267296055464877
  %33 = lshr i64 %29, 29
  %34 = xor i64 %32, %33
  %35 = load i32, ptr %4, align 8, !tbaa !481
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %21, i64 %36
  store i64 %24, ptr %15, align 8, !tbaa !125
  %38 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i64 0, ptr %38, align 8, !tbaa !125
  %39 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store i64 %34, ptr %39, align 8, !tbaa !125
  %40 = getelementptr inbounds nuw i8, ptr %15, i64 24
  store ptr null, ptr %40, align 8, !tbaa !75
  %41 = getelementptr inbounds nuw i8, ptr %15, i64 32
  store ptr %18, ptr %41, align 8, !tbaa !425
  %42 = getelementptr inbounds nuw i8, ptr %15, i64 40
  store ptr %21, ptr %42, align 8, !tbaa !484
  %43 = getelementptr inbounds nuw i8, ptr %15, i64 48
  store ptr %37, ptr %43, align 8, !tbaa !484
  %44 = icmp sgt i32 %19, 0
  br i1 %44, label %45, label %48

45:                                               ; preds = %17
  %46 = zext nneg i32 %19 to i64
  %47 = shl nuw nsw i64 %46, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %18, i8 0, i64 %47, i1 false), !tbaa !77
  br label %48

48:                                               ; preds = %45, %17
  %49 = icmp sgt i32 %35, 0
  br i1 %49, label %50, label %53

50:                                               ; preds = %48
  %51 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %52 = load ptr, ptr %51, align 8, !tbaa !485
  br label %63

53:                                               ; preds = %63, %48
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %55 = load ptr, ptr %54, align 8, !tbaa !64
  %56 = load i64, ptr %22, align 8, !tbaa !482
  %57 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %58 = load i32, ptr %57, align 8, !tbaa !468
  %59 = add nsw i32 %58, 1
  %60 = sext i32 %59 to i64
  %61 = srem i64 %56, %60
  %62 = getelementptr inbounds ptr, ptr %55, i64 %61
  store ptr %15, ptr %62, align 8, !tbaa !66
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
  %70 = load i32, ptr %4, align 8, !tbaa !481
  %71 = sext i32 %70 to i64
  %72 = icmp slt i64 %69, %71
  br i1 %72, label %63, label %53, !llvm.loop !486

73:                                               ; preds = %2, %53
  ret ptr %15
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @push(ptr noundef captures(none) %0, ptr dead_on_return noundef nonnull readonly captures(none) %1) unnamed_addr #31 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %4 = load i64, ptr %3, align 8, !tbaa !80
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %6 = load i64, ptr %5, align 8, !tbaa !97
  %7 = icmp eq i64 %4, %6
  br i1 %7, label %13, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %10 = load ptr, ptr %9, align 8, !tbaa !95
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %12 = load i64, ptr %11, align 8, !tbaa !96
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
  %21 = load i64, ptr %3, align 8, !tbaa !80
  %22 = icmp sgt i64 %21, 0
  br i1 %22, label %23, label %26

23:                                               ; preds = %20
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 224
  br label %31

26:                                               ; preds = %31, %20
  %27 = phi i64 [ %21, %20 ], [ %41, %31 ]
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %29 = load ptr, ptr %28, align 8, !tbaa !95
  %30 = icmp eq ptr %29, null
  br i1 %30, label %47, label %43

31:                                               ; preds = %23, %31
  %32 = phi i64 [ 0, %23 ], [ %40, %31 ]
  %33 = getelementptr inbounds nuw %struct.tfc_ready, ptr %18, i64 %32
  %34 = load ptr, ptr %24, align 8, !tbaa !95
  %35 = load i64, ptr %25, align 8, !tbaa !96
  %36 = add nsw i64 %35, %32
  %37 = load i64, ptr %5, align 8, !tbaa !97
  %38 = srem i64 %36, %37
  %39 = getelementptr inbounds %struct.tfc_ready, ptr %34, i64 %38
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %33, ptr noundef nonnull align 8 dereferenceable(32) %39, i64 32, i1 false), !tbaa.struct !487
  %40 = add nuw nsw i64 %32, 1
  %41 = load i64, ptr %3, align 8, !tbaa !80
  %42 = icmp slt i64 %40, %41
  br i1 %42, label %31, label %26, !llvm.loop !488

43:                                               ; preds = %26
  %44 = load i64, ptr %5, align 8, !tbaa !97
  %45 = shl nsw i64 %44, 5
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef nonnull %29, i64 noundef %45)
  %46 = load i64, ptr %3, align 8, !tbaa !80
  br label %47

47:                                               ; preds = %26, %43
  %48 = phi i64 [ %27, %26 ], [ %46, %43 ]
  store ptr %18, ptr %28, align 8, !tbaa !95
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store i64 0, ptr %49, align 8, !tbaa !96
  store i64 %16, ptr %5, align 8, !tbaa !97
  br label %50

50:                                               ; preds = %8, %47
  %51 = phi i64 [ %6, %8 ], [ %16, %47 ]
  %52 = phi i64 [ %4, %8 ], [ %48, %47 ]
  %53 = phi i64 [ %12, %8 ], [ 0, %47 ]
  %54 = phi ptr [ %10, %8 ], [ %18, %47 ]
  %55 = add nsw i64 %52, 1
  store i64 %55, ptr %3, align 8, !tbaa !80
  %56 = add nsw i64 %52, %53
  %57 = srem i64 %56, %51
  %58 = getelementptr inbounds %struct.tfc_ready, ptr %54, i64 %57
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %58, ptr noundef nonnull align 8 dereferenceable(32) %1, i64 32, i1 false), !tbaa.struct !487
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
  %9 = load i64, ptr %8, align 8, !tbaa !69
  %10 = add nsw i64 %9, -1
  store i64 %10, ptr %8, align 8, !tbaa !69
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 80
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 76
  br label %16

16:                                               ; preds = %55, %5
  %17 = load i64, ptr %11, align 8, !tbaa !489
  %18 = load i64, ptr %12, align 8, !tbaa !482
  %19 = icmp sgt i64 %17, %18
  br i1 %19, label %58, label %20

20:                                               ; preds = %16
  %21 = load ptr, ptr %13, align 8, !tbaa !64
  %22 = load ptr, ptr %14, align 8, !tbaa !65
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 24
  %24 = load i32, ptr %23, align 8, !tbaa !468
  %25 = add nsw i32 %24, 1
  %26 = sext i32 %25 to i64
  %27 = srem i64 %17, %26
  %28 = getelementptr inbounds ptr, ptr %21, i64 %27
  %29 = load ptr, ptr %28, align 8, !tbaa !66
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %31 = load i64, ptr %30, align 8, !tbaa !69
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %33, label %100

33:                                               ; preds = %20
  %34 = getelementptr inbounds nuw i8, ptr %29, i64 32
  %35 = load ptr, ptr %34, align 8, !tbaa !98
  %36 = getelementptr inbounds nuw i8, ptr %22, i64 4
  %37 = load i32, ptr %36, align 4, !tbaa !480
  %38 = sext i32 %37 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %35, i64 noundef %38)
  %39 = load ptr, ptr %14, align 8, !tbaa !65
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 4
  %41 = load i32, ptr %40, align 4, !tbaa !480
  %42 = sext i32 %41 to i64
  %43 = shl nsw i64 %42, 3
  %44 = add nsw i64 %43, 56
  %45 = load i32, ptr %39, align 8, !tbaa !481
  %46 = shl nsw i32 %45, 1
  %47 = sext i32 %46 to i64
  %48 = shl nsw i64 %47, 2
  %49 = add nsw i64 %44, %48
  tail call fastcc void @give(ptr noundef %0, ptr noundef nonnull %29, i64 noundef %49)
  %50 = load i64, ptr %11, align 8, !tbaa !489
  %51 = add nsw i64 %50, 1
  store i64 %51, ptr %11, align 8, !tbaa !489
  %52 = load i32, ptr %15, align 4, !tbaa !490
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %55, label %54

54:                                               ; preds = %33
  tail call fastcc void @begin_iteration(ptr noundef %0, ptr noundef nonnull %7)
  br label %55

55:                                               ; preds = %54, %33
  %56 = load i32, ptr %4, align 8, !tbaa !71
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %16, label %100, !llvm.loop !491

58:                                               ; preds = %16
  tail call fastcc void @leave_frame(ptr noundef %0, ptr noundef nonnull %7)
  %59 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %60 = load ptr, ptr %59, align 8, !tbaa !146
  %61 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %62 = load ptr, ptr %61, align 8, !tbaa !147
  %63 = load ptr, ptr %14, align 8, !tbaa !65
  %64 = getelementptr inbounds nuw i8, ptr %7, i64 120
  %65 = load ptr, ptr %64, align 8, !tbaa !177
  %66 = icmp eq ptr %65, null
  %67 = getelementptr inbounds nuw i8, ptr %63, i64 12
  %68 = load i32, ptr %67, align 4, !tbaa !465
  %69 = getelementptr inbounds nuw i8, ptr %63, i64 16
  %70 = load i32, ptr %69, align 8, !tbaa !466
  br i1 %66, label %79, label %71

71:                                               ; preds = %58
  %72 = load ptr, ptr %7, align 8, !tbaa !55
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 56
  %74 = load i32, ptr %73, align 8, !tbaa !61
  %75 = getelementptr inbounds nuw i8, ptr %72, i64 60
  %76 = load i32, ptr %75, align 4, !tbaa !467
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
  %86 = load i32, ptr %85, align 8, !tbaa !468
  %87 = add nsw i32 %86, 1
  %88 = sext i32 %87 to i64
  %89 = add nsw i64 %80, %88
  %90 = getelementptr inbounds nuw i8, ptr %63, i64 20
  %91 = load i32, ptr %90, align 4, !tbaa !469
  %92 = sext i32 %91 to i64
  %93 = add nsw i64 %89, %92
  %94 = shl nsw i64 %93, 3
  %95 = add nsw i64 %84, %94
  tail call fastcc void @give(ptr noundef %0, ptr noundef nonnull %7, i64 noundef %95)
  %96 = icmp eq ptr %60, null
  br i1 %96, label %100, label %97

97:                                               ; preds = %79
  %98 = load i32, ptr %4, align 8, !tbaa !71
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
  %9 = load ptr, ptr %8, align 8, !tbaa !77
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %9)
  store ptr null, ptr %8, align 8, !tbaa !77
  %10 = add nuw nsw i64 %7, 1
  %11 = icmp eq i64 %10, %2
  br i1 %11, label %5, label %6, !llvm.loop !492
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @begin_iteration(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #31 {
  %3 = tail call fastcc ptr @new_iteration(ptr noundef %0, ptr noundef %1)
  %4 = icmp eq ptr %3, null
  br i1 %4, label %43, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 76
  %7 = load i32, ptr %6, align 4, !tbaa !490
  store i32 0, ptr %6, align 4, !tbaa !490
  %8 = icmp sgt i32 %7, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %11 = zext nneg i32 %7 to i64
  br label %18

12:                                               ; preds = %18, %5
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %14 = load i32, ptr %13, align 8, !tbaa !493
  %15 = icmp sgt i32 %14, 0
  br i1 %15, label %16, label %43

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 88
  br label %30

18:                                               ; preds = %9, %18
  %19 = phi i64 [ 0, %9 ], [ %28, %18 ]
  %20 = load ptr, ptr %10, align 8, !tbaa !473
  %21 = getelementptr inbounds nuw %struct.held, ptr %20, i64 %19
  %22 = load ptr, ptr %21, align 8, !tbaa !494
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 8
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %3, ptr noundef %22, ptr noundef nonnull %23, i32 noundef signext 0)
  %24 = load ptr, ptr %10, align 8, !tbaa !473
  %25 = getelementptr inbounds nuw %struct.held, ptr %24, i64 %19
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %27 = load ptr, ptr %26, align 8, !tbaa !496
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %27)
  %28 = add nuw nsw i64 %19, 1
  %29 = icmp eq i64 %28, %11
  br i1 %29, label %12, label %18, !llvm.loop !497

30:                                               ; preds = %16, %30
  %31 = phi i64 [ 0, %16 ], [ %39, %30 ]
  %32 = load ptr, ptr %17, align 8, !tbaa !472
  %33 = getelementptr inbounds nuw %struct.held, ptr %32, i64 %31
  %34 = load ptr, ptr %33, align 8, !tbaa !494
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %36 = load ptr, ptr %35, align 8, !tbaa !496
  %37 = icmp eq ptr %36, null
  %38 = zext i1 %37 to i32
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %3, ptr noundef %34, ptr noundef nonnull %35, i32 noundef signext %38)
  %39 = add nuw nsw i64 %31, 1
  %40 = load i32, ptr %13, align 8, !tbaa !493
  %41 = sext i32 %40 to i64
  %42 = icmp slt i64 %39, %41
  br i1 %42, label %30, label %43, !llvm.loop !498

43:                                               ; preds = %30, %12, %2
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @leave_frame(ptr noundef captures(none) %0, ptr noundef readonly captures(address) %1) unnamed_addr #31 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %4 = load i32, ptr %3, align 8, !tbaa !493
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 88
  br label %23

8:                                                ; preds = %23, %2
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %10 = load ptr, ptr %9, align 8, !tbaa !177
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %72

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %14 = load ptr, ptr %13, align 8, !tbaa !65
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 20
  %16 = load i32, ptr %15, align 4, !tbaa !469
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
  %25 = load ptr, ptr %7, align 8, !tbaa !472
  %26 = getelementptr inbounds nuw %struct.held, ptr %25, i64 %24
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %28 = load ptr, ptr %27, align 8, !tbaa !496
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %28)
  %29 = add nuw nsw i64 %24, 1
  %30 = load i32, ptr %3, align 8, !tbaa !493
  %31 = sext i32 %30 to i64
  %32 = icmp slt i64 %29, %31
  br i1 %32, label %23, label %8, !llvm.loop !499

33:                                               ; preds = %57, %12
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %35 = load ptr, ptr %34, align 8, !tbaa !147
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 24
  br label %64

37:                                               ; preds = %18, %57
  %38 = phi ptr [ %14, %18 ], [ %58, %57 ]
  %39 = phi i64 [ 0, %18 ], [ %59, %57 ]
  %40 = load ptr, ptr %19, align 8, !tbaa !474
  %41 = getelementptr inbounds nuw i64, ptr %40, i64 %39
  %42 = load i64, ptr %41, align 8, !tbaa !125
  %43 = load i64, ptr %20, align 8, !tbaa !482
  %44 = icmp eq i64 %42, %43
  br i1 %44, label %45, label %57

45:                                               ; preds = %37
  %46 = load ptr, ptr %21, align 8, !tbaa !146
  %47 = load ptr, ptr %22, align 8, !tbaa !147
  %48 = load ptr, ptr %1, align 8, !tbaa !55
  %49 = load ptr, ptr %48, align 8, !tbaa !72
  %50 = getelementptr inbounds nuw i8, ptr %38, i64 40
  %51 = load ptr, ptr %50, align 8, !tbaa !500
  %52 = getelementptr inbounds nuw i32, ptr %51, i64 %39
  %53 = load i32, ptr %52, align 4, !tbaa !9
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds %struct.tfc_node, ptr %49, i64 %54
  tail call fastcc void @send(ptr noundef %0, ptr noundef %46, ptr noundef %47, ptr noundef %55, ptr noundef null, i32 noundef signext 1)
  %56 = load ptr, ptr %13, align 8, !tbaa !65
  br label %57

57:                                               ; preds = %37, %45
  %58 = phi ptr [ %38, %37 ], [ %56, %45 ]
  %59 = add nuw nsw i64 %39, 1
  %60 = getelementptr inbounds nuw i8, ptr %58, i64 20
  %61 = load i32, ptr %60, align 4, !tbaa !469
  %62 = sext i32 %61 to i64
  %63 = icmp slt i64 %59, %62
  br i1 %63, label %37, label %33, !llvm.loop !501

64:                                               ; preds = %64, %33
  %65 = phi ptr [ %36, %33 ], [ %68, %64 ]
  %66 = load ptr, ptr %65, align 8, !tbaa !75
  %67 = icmp eq ptr %66, %1
  %68 = getelementptr inbounds nuw i8, ptr %66, i64 32
  br i1 %67, label %69, label %64, !llvm.loop !502

69:                                               ; preds = %64
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %71 = load ptr, ptr %70, align 8, !tbaa !503
  store ptr %71, ptr %65, align 8, !tbaa !75
  br label %90

72:                                               ; preds = %8
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %74 = load ptr, ptr %73, align 8, !tbaa !146
  %75 = icmp eq ptr %74, null
  br i1 %75, label %90, label %76

76:                                               ; preds = %72
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %78 = load ptr, ptr %77, align 8, !tbaa !147
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %80 = load ptr, ptr %79, align 8, !tbaa !145
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %74, ptr noundef %78, ptr noundef %80, ptr noundef nonnull %10, i32 noundef signext 0)
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %82 = load ptr, ptr %81, align 8, !tbaa !63
  %83 = load ptr, ptr %1, align 8, !tbaa !55
  %84 = getelementptr inbounds nuw i8, ptr %83, i64 56
  %85 = load i32, ptr %84, align 8, !tbaa !61
  %86 = getelementptr inbounds nuw i8, ptr %83, i64 60
  %87 = load i32, ptr %86, align 4, !tbaa !467
  %88 = add nsw i32 %87, %85
  %89 = sext i32 %88 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %82, i64 noundef %89)
  br label %90

90:                                               ; preds = %72, %76, %69
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @drop(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #37 {
  %3 = icmp eq ptr %1, null
  br i1 %3, label %46, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %6 = load i32, ptr %5, align 8, !tbaa !78
  %7 = add nsw i32 %6, -1
  store i32 %7, ptr %5, align 8, !tbaa !78
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %46

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %11 = load i32, ptr %10, align 4, !tbaa !504
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %46

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %15 = load i64, ptr %14, align 8, !tbaa !31
  %16 = icmp sgt i64 %15, -1
  br i1 %16, label %17, label %42

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %19 = load ptr, ptr %18, align 8, !tbaa !505
  %20 = icmp eq ptr %19, null
  br i1 %20, label %40, label %21

21:                                               ; preds = %17
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %23 = load ptr, ptr %22, align 8, !tbaa !506
  %24 = add nuw nsw i64 %15, 63
  %25 = lshr i64 %24, 6
  %26 = tail call i64 @llvm.usub.sat.i64(i64 %25, i64 1)
  br label %27

27:                                               ; preds = %27, %21
  %28 = phi i64 [ 0, %21 ], [ %31, %27 ]
  %29 = lshr i64 %26, %28
  %30 = icmp samesign ugt i64 %29, 7
  %31 = add nuw nsw i64 %28, 1
  br i1 %30, label %27, label %32, !llvm.loop !34

32:                                               ; preds = %27
  %33 = shl i64 %28, 34
  %34 = shl nuw nsw i64 %29, 32
  %35 = add i64 %34, %33
  %36 = ashr exact i64 %35, 29
  %37 = getelementptr inbounds i8, ptr %23, i64 %36
  %38 = load ptr, ptr %37, align 8, !tbaa !77
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 40
  store ptr %38, ptr %39, align 8, !tbaa !29
  store ptr %1, ptr %37, align 8, !tbaa !77
  br label %46

40:                                               ; preds = %17
  %41 = add nuw nsw i64 %15, 64
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef nonnull %1, i64 noundef %41)
  br label %46

42:                                               ; preds = %13
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %44 = load ptr, ptr %43, align 8, !tbaa !13
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 40
  store ptr %44, ptr %45, align 8, !tbaa !29
  store ptr %1, ptr %43, align 8, !tbaa !13
  br label %46

46:                                               ; preds = %40, %42, %2, %4, %9, %32
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @send(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, i32 noundef signext %5) unnamed_addr #31 {
  %7 = alloca %struct.tfc_ready, align 8
  %8 = load ptr, ptr %1, align 8, !tbaa !55
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !172
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %12 = load i32, ptr %11, align 4, !tbaa !173
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr %10, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %16 = load i32, ptr %15, align 4, !tbaa !137
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
  %29 = load i32, ptr %15, align 4, !tbaa !137
  %30 = sext i32 %29 to i64
  br label %31

31:                                               ; preds = %28, %52
  %32 = phi i64 [ %30, %28 ], [ %39, %52 ]
  %33 = phi i32 [ %29, %28 ], [ %37, %52 ]
  %34 = icmp slt i64 %38, %32
  br i1 %34, label %36, label %35, !llvm.loop !507

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
  %44 = load ptr, ptr %43, align 8, !tbaa !77
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
  %68 = load ptr, ptr %1, align 8, !tbaa !55
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 8
  %70 = load ptr, ptr %69, align 8, !tbaa !508
  %71 = getelementptr inbounds %struct.tfc_edge, ptr %70, i64 %67
  %72 = load i64, ptr %71, align 4
  %73 = load ptr, ptr %68, align 8, !tbaa !72
  %74 = shl i64 %72, 32
  %75 = ashr exact i64 %74, 32
  %76 = getelementptr inbounds %struct.tfc_node, ptr %73, i64 %75
  %77 = load ptr, ptr %20, align 8, !tbaa !509
  %78 = getelementptr inbounds nuw i8, ptr %76, i64 12
  %79 = load i32, ptr %78, align 4, !tbaa !510
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds i32, ptr %77, i64 %80
  %82 = load ptr, ptr %21, align 8, !tbaa !511
  %83 = getelementptr inbounds i32, ptr %82, i64 %80
  %84 = icmp sgt i64 %72, -1
  %85 = and i1 %62, %84
  br i1 %85, label %86, label %97

86:                                               ; preds = %66
  %87 = lshr i64 %72, 32
  %88 = trunc nuw nsw i64 %87 to i32
  %89 = load i32, ptr %63, align 8, !tbaa !78
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %63, align 8, !tbaa !78
  %91 = load ptr, ptr %22, align 8, !tbaa !98
  %92 = getelementptr inbounds nuw i8, ptr %76, i64 16
  %93 = load i32, ptr %92, align 4, !tbaa !99
  %94 = add nsw i32 %93, %88
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds ptr, ptr %91, i64 %95
  store ptr %53, ptr %96, align 8, !tbaa !77
  br label %97

97:                                               ; preds = %86, %66
  %98 = load i32, ptr %76, align 4, !tbaa !103
  %99 = icmp eq i32 %98, 3
  br i1 %99, label %100, label %131

100:                                              ; preds = %97
  %101 = load i64, ptr %2, align 8, !tbaa !512
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
  %140 = load i32, ptr %76, align 4, !tbaa !103
  %141 = icmp ne i32 %140, 9
  br i1 %136, label %143, label %148

142:                                              ; preds = %131
  br i1 %136, label %143, label %148

143:                                              ; preds = %142, %139, %127, %123, %109, %106
  %144 = phi i1 [ %130, %127 ], [ false, %142 ], [ %141, %139 ], [ false, %123 ], [ true, %109 ], [ false, %106 ]
  %145 = zext i1 %144 to i32
  %146 = load i64, ptr %23, align 8, !tbaa !69
  %147 = add nsw i64 %146, 1
  store i64 %147, ptr %23, align 8, !tbaa !69
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #25
  store ptr %76, ptr %7, align 8, !tbaa !74
  store ptr %1, ptr %24, align 8, !tbaa !75
  store ptr %2, ptr %25, align 8, !tbaa !66
  store i32 %145, ptr %26, align 8, !tbaa !9
  store i32 0, ptr %27, align 4
  call fastcc void @push(ptr noundef %0, ptr dead_on_return noundef %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #25
  br label %148

148:                                              ; preds = %106, %109, %115, %123, %126, %127, %139, %142, %143
  %149 = add nsw i64 %67, 1
  %150 = load i32, ptr %58, align 4, !tbaa !9
  %151 = sext i32 %150 to i64
  %152 = icmp slt i64 %149, %151
  br i1 %152, label %66, label %28, !llvm.loop !513
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @complete(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef captures(none) %4, i32 noundef signext %5) unnamed_addr #31 {
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %8 = load ptr, ptr %7, align 8, !tbaa !98
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %10 = load i32, ptr %9, align 4, !tbaa !99
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds ptr, ptr %8, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %14 = load i32, ptr %13, align 4, !tbaa !150
  %15 = sext i32 %14 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %12, i64 noundef %15)
  %16 = load i32, ptr %3, align 4, !tbaa !103
  switch i32 %16, label %182 [
    i32 4, label %17
    i32 5, label %108
    i32 6, label %128
  ]

17:                                               ; preds = %6
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %19 = load i32, ptr %18, align 4, !tbaa !105
  %20 = icmp slt i32 %19, 0
  %21 = load ptr, ptr %1, align 8, !tbaa !55
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 24
  %23 = load ptr, ptr %22, align 8, !tbaa !49
  %24 = ashr i32 %19, 31
  %25 = xor i32 %24, %19
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw %struct.tfc_frame, ptr %23, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %29 = load ptr, ptr %28, align 8, !tbaa !75
  %30 = icmp eq ptr %29, null
  br i1 %30, label %40, label %31

31:                                               ; preds = %17, %36
  %32 = phi ptr [ %38, %36 ], [ %29, %17 ]
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %34 = load ptr, ptr %33, align 8, !tbaa !65
  %35 = icmp eq ptr %34, %27
  br i1 %35, label %63, label %36

36:                                               ; preds = %31
  %37 = getelementptr inbounds nuw i8, ptr %32, i64 32
  %38 = load ptr, ptr %37, align 8, !tbaa !75
  %39 = icmp eq ptr %38, null
  br i1 %39, label %40, label %31, !llvm.loop !514

40:                                               ; preds = %36, %17
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %42 = load i64, ptr %41, align 8, !tbaa !123
  %43 = getelementptr inbounds nuw i8, ptr %27, i64 56
  %44 = load i64, ptr %43, align 8, !tbaa !515
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
  store ptr %1, ptr %56, align 8, !tbaa !146
  %57 = getelementptr inbounds nuw i8, ptr %53, i64 40
  store ptr %2, ptr %57, align 8, !tbaa !147
  %58 = load ptr, ptr %28, align 8, !tbaa !516
  %59 = getelementptr inbounds nuw i8, ptr %53, i64 32
  store ptr %58, ptr %59, align 8, !tbaa !503
  store ptr %53, ptr %28, align 8, !tbaa !516
  %60 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %61 = load i64, ptr %60, align 8, !tbaa !69
  %62 = add nsw i64 %61, 1
  store i64 %62, ptr %60, align 8, !tbaa !69
  br label %63

63:                                               ; preds = %31, %55
  %64 = phi ptr [ %53, %55 ], [ %32, %31 ]
  br i1 %20, label %65, label %84

65:                                               ; preds = %63
  %66 = getelementptr inbounds nuw i8, ptr %64, i64 88
  %67 = load ptr, ptr %66, align 8, !tbaa !472
  %68 = getelementptr inbounds nuw i8, ptr %64, i64 72
  %69 = load i32, ptr %68, align 8, !tbaa !493
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %68, align 8, !tbaa !493
  %71 = sext i32 %69 to i64
  %72 = getelementptr inbounds %struct.held, ptr %67, i64 %71
  %73 = icmp eq i32 %5, 0
  br i1 %73, label %74, label %81

74:                                               ; preds = %65
  %75 = load ptr, ptr %4, align 8, !tbaa !77
  %76 = icmp eq ptr %75, null
  br i1 %76, label %81, label %77

77:                                               ; preds = %74
  %78 = getelementptr inbounds nuw i8, ptr %75, i64 24
  %79 = load i32, ptr %78, align 8, !tbaa !78
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %78, align 8, !tbaa !78
  br label %81

81:                                               ; preds = %77, %74, %65
  %82 = phi ptr [ null, %65 ], [ null, %74 ], [ %75, %77 ]
  store ptr %3, ptr %72, align 8, !tbaa !74
  %83 = getelementptr inbounds nuw i8, ptr %72, i64 8
  store ptr %82, ptr %83, align 8, !tbaa !77
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
  %91 = load i64, ptr %85, align 8, !tbaa !482
  br label %92

92:                                               ; preds = %90, %88
  %93 = phi i64 [ %91, %90 ], [ 0, %88 ]
  %94 = icmp sgt i64 %89, %93
  %95 = load ptr, ptr %86, align 8, !tbaa !64
  br i1 %94, label %96, label %98

96:                                               ; preds = %92
  %97 = load ptr, ptr %95, align 8, !tbaa !66
  tail call fastcc void @settle(ptr noundef %0, ptr noundef nonnull %64, ptr noundef %97)
  br label %183

98:                                               ; preds = %92
  %99 = load ptr, ptr %87, align 8, !tbaa !65
  %100 = getelementptr inbounds nuw i8, ptr %99, i64 24
  %101 = load i32, ptr %100, align 8, !tbaa !468
  %102 = add nsw i32 %101, 1
  %103 = sext i32 %102 to i64
  %104 = srem i64 %89, %103
  %105 = getelementptr inbounds nuw ptr, ptr %95, i64 %104
  %106 = load ptr, ptr %105, align 8, !tbaa !66
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %64, ptr noundef %106, ptr noundef nonnull %3, ptr noundef readonly %4, i32 noundef signext %5)
  %107 = add nuw nsw i64 %89, 1
  br label %88, !llvm.loop !517

108:                                              ; preds = %6
  %109 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %110 = load ptr, ptr %109, align 8, !tbaa !474
  %111 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %112 = load i32, ptr %111, align 4, !tbaa !105
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds i64, ptr %110, i64 %113
  %115 = icmp eq i32 %5, 0
  %116 = load i64, ptr %114, align 8, !tbaa !125
  %117 = icmp eq i64 %116, -2
  br i1 %115, label %121, label %118

118:                                              ; preds = %108
  br i1 %117, label %189, label %119

119:                                              ; preds = %118
  %120 = load i64, ptr %2, align 8, !tbaa !512
  store i64 %120, ptr %114, align 8, !tbaa !125
  br label %189

121:                                              ; preds = %108
  br i1 %117, label %122, label %123

122:                                              ; preds = %121
  tail call fastcc void @fail(ptr noundef %0, i32 noundef signext 13, i32 noundef signext 4, ptr noundef nonnull readonly %1, ptr noundef nonnull %3)
  br label %185

123:                                              ; preds = %121
  store i64 -2, ptr %114, align 8, !tbaa !125
  %124 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %125 = load ptr, ptr %124, align 8, !tbaa !146
  %126 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %127 = load ptr, ptr %126, align 8, !tbaa !147
  tail call fastcc void @send(ptr noundef %0, ptr noundef %125, ptr noundef %127, ptr noundef nonnull %3, ptr noundef readonly %4, i32 noundef signext 0)
  br label %185

128:                                              ; preds = %6
  %129 = icmp eq i32 %5, 0
  br i1 %129, label %130, label %189

130:                                              ; preds = %128
  %131 = load i64, ptr %2, align 8, !tbaa !512
  %132 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %133 = load i64, ptr %132, align 8, !tbaa !482
  %134 = icmp eq i64 %131, %133
  br i1 %134, label %135, label %168

135:                                              ; preds = %130
  %136 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %137 = load i64, ptr %136, align 8, !tbaa !489
  %138 = add i64 %131, 1
  %139 = sub i64 %138, %137
  %140 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %141 = load ptr, ptr %140, align 8, !tbaa !65
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 24
  %143 = load i32, ptr %142, align 8, !tbaa !468
  %144 = sext i32 %143 to i64
  %145 = icmp slt i64 %139, %144
  br i1 %145, label %162, label %146

146:                                              ; preds = %135
  %147 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %148 = load ptr, ptr %147, align 8, !tbaa !473
  %149 = getelementptr inbounds nuw i8, ptr %1, i64 76
  %150 = load i32, ptr %149, align 4, !tbaa !490
  %151 = add nsw i32 %150, 1
  store i32 %151, ptr %149, align 4, !tbaa !490
  %152 = sext i32 %150 to i64
  %153 = getelementptr inbounds %struct.held, ptr %148, i64 %152
  %154 = load ptr, ptr %4, align 8, !tbaa !77
  %155 = icmp eq ptr %154, null
  br i1 %155, label %160, label %156

156:                                              ; preds = %146
  %157 = getelementptr inbounds nuw i8, ptr %154, i64 24
  %158 = load i32, ptr %157, align 8, !tbaa !78
  %159 = add nsw i32 %158, 1
  store i32 %159, ptr %157, align 8, !tbaa !78
  br label %160

160:                                              ; preds = %156, %146
  store ptr %3, ptr %153, align 8, !tbaa !74
  %161 = getelementptr inbounds nuw i8, ptr %153, i64 8
  store ptr %154, ptr %161, align 8, !tbaa !77
  br label %185

162:                                              ; preds = %135
  tail call fastcc void @begin_iteration(ptr noundef %0, ptr noundef nonnull %1)
  %163 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %164 = load i32, ptr %163, align 8, !tbaa !71
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %166, label %185

166:                                              ; preds = %162
  %167 = load i64, ptr %2, align 8, !tbaa !512
  br label %168

168:                                              ; preds = %166, %130
  %169 = phi i64 [ %167, %166 ], [ %131, %130 ]
  %170 = add nsw i64 %169, 1
  %171 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %172 = load ptr, ptr %171, align 8, !tbaa !64
  %173 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %174 = load ptr, ptr %173, align 8, !tbaa !65
  %175 = getelementptr inbounds nuw i8, ptr %174, i64 24
  %176 = load i32, ptr %175, align 8, !tbaa !468
  %177 = add nsw i32 %176, 1
  %178 = sext i32 %177 to i64
  %179 = srem i64 %170, %178
  %180 = getelementptr inbounds ptr, ptr %172, i64 %179
  %181 = load ptr, ptr %180, align 8, !tbaa !66
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
  %187 = load i32, ptr %186, align 4, !tbaa !137
  %188 = sext i32 %187 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %4, i64 noundef %188)
  br label %189

189:                                              ; preds = %118, %119, %128, %185, %183
  %190 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %191 = load i32, ptr %190, align 8, !tbaa !71
  %192 = icmp eq i32 %191, 0
  br i1 %192, label %193, label %194

193:                                              ; preds = %189
  tail call fastcc void @settle(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2)
  br label %194

194:                                              ; preds = %193, %189
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc ptr @new_activation(ptr noundef %0, ptr dead_on_return noundef nonnull readonly captures(none) %1, ptr noundef %2, i32 noundef signext range(i32 1, 3) %3) unnamed_addr #30 {
  %5 = alloca %struct.timespec, align 8
  %6 = load ptr, ptr %1, align 8, !tbaa !518
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %8 = load i32, ptr %7, align 4, !tbaa !137
  %9 = sext i32 %8 to i64
  %10 = shl nsw i64 %9, 3
  %11 = add nsw i64 %10, 112
  %12 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %11)
  %13 = icmp eq ptr %12, null
  br i1 %13, label %73, label %14

14:                                               ; preds = %4
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 112
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %17 = load ptr, ptr %16, align 8, !tbaa !520
  %18 = load ptr, ptr %17, align 8, !tbaa !55
  %19 = load ptr, ptr %0, align 8, !tbaa !47
  %20 = ptrtoint ptr %18 to i64
  %21 = ptrtoint ptr %19 to i64
  %22 = sub i64 %20, %21
  %23 = lshr exact i64 %22, 6
  %24 = trunc i64 %23 to i32
  %25 = load ptr, ptr %1, align 8, !tbaa !518
  %26 = load ptr, ptr %18, align 8, !tbaa !72
  %27 = ptrtoint ptr %25 to i64
  %28 = ptrtoint ptr %26 to i64
  %29 = sub i64 %27, %28
  %30 = sdiv exact i64 %29, 44
  %31 = trunc i64 %30 to i32
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %33 = load ptr, ptr %32, align 8, !tbaa !521
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %35 = load i64, ptr %34, align 8, !tbaa !123
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %37 = load ptr, ptr %36, align 8, !tbaa !122
  %38 = icmp eq ptr %37, null
  br i1 %38, label %48, label %39

39:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #25
  %40 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %5) #25
  %41 = load i64, ptr %5, align 8, !tbaa !88
  %42 = mul nsw i64 %41, 1000000000
  %43 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %44 = load i64, ptr %43, align 8, !tbaa !90
  %45 = add nsw i64 %42, %44
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #25
  %46 = load ptr, ptr %16, align 8, !tbaa !520
  %47 = load ptr, ptr %32, align 8, !tbaa !521
  br label %48

48:                                               ; preds = %14, %39
  %49 = phi ptr [ %47, %39 ], [ %33, %14 ]
  %50 = phi ptr [ %46, %39 ], [ %17, %14 ]
  %51 = phi i64 [ %45, %39 ], [ 0, %14 ]
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %53 = load i32, ptr %52, align 8, !tbaa !522
  store ptr null, ptr %12, align 8, !tbaa !114
  %54 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store ptr %0, ptr %54, align 8, !tbaa !124
  %55 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store ptr null, ptr %55, align 8, !tbaa !77
  %56 = getelementptr inbounds nuw i8, ptr %12, i64 24
  store i64 %35, ptr %56, align 8, !tbaa !125
  %57 = getelementptr inbounds nuw i8, ptr %12, i64 32
  store i64 %51, ptr %57, align 8, !tbaa !125
  %58 = getelementptr inbounds nuw i8, ptr %12, i64 40
  store ptr null, ptr %58, align 8, !tbaa !35
  %59 = getelementptr inbounds nuw i8, ptr %12, i64 48
  store i32 0, ptr %59, align 8, !tbaa !9
  %60 = getelementptr inbounds nuw i8, ptr %12, i64 52
  store i32 %3, ptr %60, align 4, !tbaa !9
  %61 = getelementptr inbounds nuw i8, ptr %12, i64 56
  store i32 %24, ptr %61, align 8, !tbaa !9
  %62 = getelementptr inbounds nuw i8, ptr %12, i64 60
  store i32 %31, ptr %62, align 4, !tbaa !9
  %63 = getelementptr inbounds nuw i8, ptr %12, i64 64
  store i32 %53, ptr %63, align 8, !tbaa !9
  %64 = getelementptr inbounds nuw i8, ptr %12, i64 68
  store i32 0, ptr %64, align 4, !tbaa !9
  %65 = getelementptr inbounds nuw i8, ptr %12, i64 72
  store ptr null, ptr %65, align 8, !tbaa !114
  %66 = getelementptr inbounds nuw i8, ptr %12, i64 80
  store ptr %2, ptr %66, align 8, !tbaa !425
  %67 = getelementptr inbounds nuw i8, ptr %12, i64 88
  store ptr %15, ptr %67, align 8, !tbaa !425
  %68 = getelementptr inbounds nuw i8, ptr %12, i64 96
  store ptr %50, ptr %68, align 8, !tbaa !75
  %69 = getelementptr inbounds nuw i8, ptr %12, i64 104
  store ptr %49, ptr %69, align 8, !tbaa !66
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %71 = load i64, ptr %70, align 8, !tbaa !180
  %72 = add nsw i64 %71, 1
  store i64 %72, ptr %70, align 8, !tbaa !180
  br label %73

73:                                               ; preds = %4, %48
  ret ptr %12
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @note(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef %3, i64 noundef %4) unnamed_addr #31 {
  %6 = alloca %struct.timespec, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %8 = load ptr, ptr %7, align 8, !tbaa !122
  %9 = icmp eq ptr %8, null
  br i1 %9, label %47, label %10

10:                                               ; preds = %5
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %12 = load i64, ptr %11, align 8, !tbaa !523
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %14 = load i64, ptr %13, align 8, !tbaa !524
  %15 = icmp slt i64 %12, %14
  br i1 %15, label %16, label %44

16:                                               ; preds = %10
  %17 = ptrtoint ptr %3 to i64
  %18 = load ptr, ptr %1, align 8, !tbaa !55
  %19 = load ptr, ptr %18, align 8, !tbaa !72
  %20 = ptrtoint ptr %19 to i64
  %21 = sub i64 %17, %20
  %22 = sdiv exact i64 %21, 44
  %23 = trunc i64 %22 to i32
  %24 = ptrtoint ptr %18 to i64
  %25 = load ptr, ptr %0, align 8, !tbaa !47
  %26 = ptrtoint ptr %25 to i64
  %27 = sub i64 %24, %26
  %28 = lshr exact i64 %27, 6
  %29 = trunc i64 %28 to i32
  %30 = getelementptr inbounds %struct.tfc_flow_event, ptr %8, i64 %12
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #25
  %31 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %6) #25
  %32 = load i64, ptr %6, align 8, !tbaa !88
  %33 = mul nsw i64 %32, 1000000000
  %34 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %35 = load i64, ptr %34, align 8, !tbaa !90
  %36 = add nsw i64 %33, %35
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #25
  %37 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %38 = load i64, ptr %37, align 8, !tbaa !123
  store i64 %4, ptr %30, align 8, !tbaa !125
  %39 = getelementptr inbounds nuw i8, ptr %30, i64 8
  store i64 %36, ptr %39, align 8, !tbaa !125
  %40 = getelementptr inbounds nuw i8, ptr %30, i64 16
  store i64 %38, ptr %40, align 8, !tbaa !125
  %41 = getelementptr inbounds nuw i8, ptr %30, i64 24
  store i32 %29, ptr %41, align 8, !tbaa !9
  %42 = getelementptr inbounds nuw i8, ptr %30, i64 28
  store i32 %23, ptr %42, align 4, !tbaa !9
  %43 = load i64, ptr %11, align 8, !tbaa !523
  br label %44

44:                                               ; preds = %16, %10
  %45 = phi i64 [ %43, %16 ], [ %12, %10 ]
  %46 = add nsw i64 %45, 1
  store i64 %46, ptr %11, align 8, !tbaa !523
  br label %47

47:                                               ; preds = %5, %44
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @deliver(ptr noundef %0, ptr noundef %1) unnamed_addr #30 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !112
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %6 = load i32, ptr %5, align 8, !tbaa !113
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds %struct.tfc_transfer, ptr %4, i64 %7
  %9 = load ptr, ptr %8, align 8, !tbaa !114
  %10 = icmp eq ptr %9, null
  br i1 %10, label %46, label %11

11:                                               ; preds = %2
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %13 = load i64, ptr %12, align 8, !tbaa !115
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %15 = load i64, ptr %14, align 8, !tbaa !115
  %16 = icmp eq i64 %15, %13
  br i1 %16, label %21, label %29

17:                                               ; preds = %29
  %18 = getelementptr inbounds nuw i8, ptr %31, i64 24
  %19 = load i64, ptr %18, align 8, !tbaa !115
  %20 = icmp eq i64 %19, %13
  br i1 %20, label %21, label %29, !llvm.loop !116

21:                                               ; preds = %17, %11
  %22 = phi ptr [ %9, %11 ], [ %31, %17 ]
  %23 = phi ptr [ %8, %11 ], [ %30, %17 ]
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 52
  %25 = load i32, ptr %24, align 4, !tbaa !117
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %27 = load i32, ptr %26, align 4, !tbaa !117
  %28 = icmp eq i32 %25, %27
  br i1 %28, label %33, label %48

29:                                               ; preds = %11, %17
  %30 = phi ptr [ %31, %17 ], [ %9, %11 ]
  %31 = load ptr, ptr %30, align 8, !tbaa !114
  %32 = icmp eq ptr %31, null
  br i1 %32, label %46, label %17, !llvm.loop !116

33:                                               ; preds = %21
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %35 = load atomic i32, ptr %34 monotonic, align 8
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %46

37:                                               ; preds = %33
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 28
  store i32 -1, ptr %38, align 4, !tbaa !119
  store atomic i32 13, ptr %34 monotonic, align 8
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %40 = atomicrmw add ptr %39, i32 1 monotonic, align 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %42 = load i32, ptr %41, align 4, !tbaa !120
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %46, label %44

44:                                               ; preds = %37
  %45 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %39, i32 noundef signext 129, i32 noundef signext 2147483647, ptr noundef null, ptr noundef null, i32 noundef signext 0) #25
  br label %46

46:                                               ; preds = %29, %2, %33, %37, %44
  %47 = phi ptr [ %8, %2 ], [ %23, %44 ], [ %23, %37 ], [ %23, %33 ], [ %30, %29 ]
  store ptr null, ptr %1, align 8, !tbaa !118
  store ptr %1, ptr %47, align 8, !tbaa !114
  br label %71

48:                                               ; preds = %21
  %49 = load ptr, ptr %22, align 8, !tbaa !118
  store ptr %49, ptr %23, align 8, !tbaa !114
  %50 = getelementptr inbounds nuw i8, ptr %22, i64 72
  store ptr %1, ptr %50, align 8, !tbaa !121
  %51 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %52 = load ptr, ptr %51, align 8, !tbaa !191
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 208
  %54 = load atomic i64, ptr %53 monotonic, align 8
  %55 = inttoptr i64 %54 to ptr
  store ptr %55, ptr %22, align 8, !tbaa !118
  %56 = ptrtoint ptr %22 to i64
  store atomic i64 %56, ptr %53 monotonic, align 8
  %57 = getelementptr inbounds nuw i8, ptr %52, i64 172
  %58 = load i32, ptr %57, align 4, !tbaa !197
  %59 = icmp eq i32 %58, 2
  br i1 %59, label %60, label %71

60:                                               ; preds = %48
  %61 = load i32, ptr %24, align 4, !tbaa !117
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %71, label %63

63:                                               ; preds = %60
  store i32 0, ptr %57, align 4, !tbaa !197
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %65 = atomicrmw add ptr %64, i32 1 monotonic, align 8
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %67 = load i32, ptr %66, align 4, !tbaa !120
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %71, label %69

69:                                               ; preds = %63
  %70 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %64, i32 noundef signext 129, i32 noundef signext 2147483647, ptr noundef null, ptr noundef null, i32 noundef signext 0) #25
  br label %71

71:                                               ; preds = %69, %63, %60, %48, %46
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @new_value(ptr noundef captures(none) %0, i64 noundef %1, i32 noundef signext %2) unnamed_addr #31 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %5 = load ptr, ptr %4, align 8, !tbaa !505
  %6 = icmp ne ptr %5, null
  %7 = icmp sgt i64 %1, -1
  %8 = and i1 %7, %6
  br i1 %8, label %9, label %11

9:                                                ; preds = %3
  %10 = tail call fastcc ptr @new_value_apart(ptr noundef nonnull %0, i64 noundef %1, i32 noundef signext %2)
  br label %27

11:                                               ; preds = %3
  %12 = tail call i64 @llvm.smax.i64(i64 %1, i64 0)
  %13 = add nuw nsw i64 %12, 64
  %14 = tail call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef %13)
  %15 = icmp eq ptr %14, null
  br i1 %15, label %27, label %16

16:                                               ; preds = %11
  %17 = icmp slt i64 %1, 0
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 64
  %19 = select i1 %17, ptr null, ptr %18
  store ptr %19, ptr %14, align 8, !tbaa !35
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i64 0, ptr %20, align 8, !tbaa !125
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store i64 %1, ptr %21, align 8, !tbaa !125
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store i32 1, ptr %22, align 8, !tbaa !9
  %23 = getelementptr inbounds nuw i8, ptr %14, i64 28
  store i32 0, ptr %23, align 4, !tbaa !9
  %24 = getelementptr inbounds nuw i8, ptr %14, i64 32
  store i32 %2, ptr %24, align 8, !tbaa !9
  %25 = getelementptr inbounds nuw i8, ptr %14, i64 36
  store i32 0, ptr %25, align 4, !tbaa !9
  %26 = getelementptr inbounds nuw i8, ptr %14, i64 40
  store ptr null, ptr %26, align 8, !tbaa !77
  br label %27

27:                                               ; preds = %11, %16, %9
  %28 = phi ptr [ %10, %9 ], [ %14, %16 ], [ null, %11 ]
  ret ptr %28
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc noundef ptr @new_value_apart(ptr noundef captures(none) %0, i64 noundef range(i64 0, -9223372036854775808) %1, i32 noundef signext %2) unnamed_addr #31 {
  %4 = add nuw nsw i64 %1, 63
  %5 = lshr i64 %4, 6
  %6 = tail call i64 @llvm.usub.sat.i64(i64 %5, i64 1)
  br label %7

7:                                                ; preds = %7, %3
  %8 = phi i64 [ 0, %3 ], [ %11, %7 ]
  %9 = lshr i64 %6, %8
  %10 = icmp samesign ugt i64 %9, 7
  %11 = add nuw nsw i64 %8, 1
  br i1 %10, label %7, label %12, !llvm.loop !34

12:                                               ; preds = %7
  %13 = add nuw nsw i64 %9, 1
  %14 = shl i64 %13, %8
  %15 = shl nsw i64 %14, 6
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %17 = load ptr, ptr %16, align 8, !tbaa !506
  %18 = icmp eq ptr %17, null
  br i1 %18, label %19, label %23

19:                                               ; preds = %12
  %20 = tail call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef 1920)
  store ptr %20, ptr %16, align 8, !tbaa !506
  %21 = icmp eq ptr %20, null
  br i1 %21, label %52, label %22

22:                                               ; preds = %19
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(1920) %20, i8 0, i64 1920, i1 false), !tbaa !77
  br label %23

23:                                               ; preds = %22, %12
  %24 = phi ptr [ %20, %22 ], [ %17, %12 ]
  %25 = shl i64 %8, 34
  %26 = shl nuw nsw i64 %9, 32
  %27 = add i64 %26, %25
  %28 = ashr exact i64 %27, 29
  %29 = getelementptr inbounds i8, ptr %24, i64 %28
  %30 = load ptr, ptr %29, align 8, !tbaa !77
  %31 = icmp eq ptr %30, null
  br i1 %31, label %36, label %32

32:                                               ; preds = %23
  %33 = load ptr, ptr %30, align 8, !tbaa !133
  %34 = getelementptr inbounds nuw i8, ptr %30, i64 40
  %35 = load ptr, ptr %34, align 8, !tbaa !29
  store ptr %35, ptr %29, align 8, !tbaa !77
  br label %42

36:                                               ; preds = %23
  %37 = tail call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef 64)
  %38 = icmp eq ptr %37, null
  br i1 %38, label %52, label %39

39:                                               ; preds = %36
  %40 = tail call fastcc ptr @take_data(ptr noundef nonnull %0, i64 noundef %15)
  %41 = icmp eq ptr %40, null
  br i1 %41, label %52, label %42

42:                                               ; preds = %39, %32
  %43 = phi ptr [ %33, %32 ], [ %40, %39 ]
  %44 = phi ptr [ %30, %32 ], [ %37, %39 ]
  store ptr %43, ptr %44, align 8, !tbaa !35
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 8
  store i64 0, ptr %45, align 8, !tbaa !125
  %46 = getelementptr inbounds nuw i8, ptr %44, i64 16
  store i64 %1, ptr %46, align 8, !tbaa !125
  %47 = getelementptr inbounds nuw i8, ptr %44, i64 24
  store i32 1, ptr %47, align 8, !tbaa !9
  %48 = getelementptr inbounds nuw i8, ptr %44, i64 28
  store i32 0, ptr %48, align 4, !tbaa !9
  %49 = getelementptr inbounds nuw i8, ptr %44, i64 32
  store i32 %2, ptr %49, align 8, !tbaa !9
  %50 = getelementptr inbounds nuw i8, ptr %44, i64 36
  store i32 0, ptr %50, align 4, !tbaa !9
  %51 = getelementptr inbounds nuw i8, ptr %44, i64 40
  store ptr null, ptr %51, align 8, !tbaa !77
  br label %52

52:                                               ; preds = %42, %39, %36, %19
  %53 = phi ptr [ null, %19 ], [ %44, %42 ], [ null, %39 ], [ null, %36 ]
  ret ptr %53
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @take_data(ptr noundef captures(none) %0, i64 noundef %1) unnamed_addr #31 {
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %5 = load ptr, ptr %4, align 8, !tbaa !525
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %7 = load ptr, ptr %6, align 8, !tbaa !526
  %8 = ptrtoint ptr %5 to i64
  %9 = ptrtoint ptr %7 to i64
  %10 = sub i64 %8, %9
  %11 = icmp slt i64 %10, %1
  br i1 %11, label %12, label %24

12:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #25
  store i64 %1, ptr %3, align 8, !tbaa !125
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %14 = load ptr, ptr %13, align 8, !tbaa !505
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %16 = load ptr, ptr %15, align 8, !tbaa !479
  %17 = call ptr %14(ptr noundef %16, ptr noundef nonnull %3) #25
  store ptr %17, ptr %6, align 8, !tbaa !526
  %18 = icmp eq ptr %17, null
  %19 = load i64, ptr %3, align 8
  %20 = getelementptr inbounds i8, ptr %17, i64 %19
  %21 = select i1 %18, ptr null, ptr %20
  store ptr %21, ptr %4, align 8, !tbaa !525
  br i1 %18, label %23, label %22

22:                                               ; preds = %12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #25
  br label %24

23:                                               ; preds = %12
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef signext 8, i32 noundef signext 2, ptr noundef null, ptr noundef null)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #25
  br label %27

24:                                               ; preds = %22, %2
  %25 = phi ptr [ %17, %22 ], [ %7, %2 ]
  %26 = getelementptr inbounds i8, ptr %25, i64 %1
  store ptr %26, ptr %6, align 8, !tbaa !526
  br label %27

27:                                               ; preds = %23, %24
  %28 = phi ptr [ %25, %24 ], [ null, %23 ]
  ret ptr %28
}

; Function Attrs: nounwind
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #12

; Function Attrs: nounwind
declare signext i32 @clock_gettime(i32 noundef signext, ptr noundef) local_unnamed_addr #12

; Function Attrs: nounwind uwtable
define internal fastcc void @work(ptr noundef captures(none) %0, i32 noundef signext %1) unnamed_addr #4 {
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %6 = load i32, ptr %5, align 8, !tbaa !9
  %7 = icmp eq i32 %1, 0
  br i1 %7, label %20, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %10 = load atomic i64, ptr %9 acquire, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %20, label %12

12:                                               ; preds = %8
  %13 = inttoptr i64 %10 to ptr
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #25
  %14 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %4) #25
  %15 = load i64, ptr %4, align 8, !tbaa !88
  %16 = mul nsw i64 %15, 1000000000
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !90
  %19 = add nsw i64 %16, %18
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #25
  br label %20

20:                                               ; preds = %2, %8, %12
  %21 = phi i1 [ true, %12 ], [ false, %8 ], [ false, %2 ]
  %22 = phi ptr [ %13, %12 ], [ null, %8 ], [ null, %2 ]
  %23 = phi i64 [ %19, %12 ], [ 0, %8 ], [ 0, %2 ]
  %24 = icmp eq i32 %6, 0
  br i1 %24, label %123, label %25

25:                                               ; preds = %20
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 272
  br label %35

32:                                               ; preds = %103
  %33 = icmp ne i32 %104, 0
  %34 = select i1 %21, i1 %33, i1 false
  br i1 %34, label %107, label %123

35:                                               ; preds = %25, %103
  %36 = phi i32 [ 0, %25 ], [ %104, %103 ]
  %37 = phi i32 [ 0, %25 ], [ %105, %103 ]
  %38 = add i32 %37, %1
  %39 = urem i32 %38, %6
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw %struct.tfc_worker, ptr %26, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %43 = load atomic i64, ptr %41 monotonic, align 64
  %44 = load i64, ptr %42, align 8, !tbaa !258
  %45 = icmp slt i64 %43, %44
  br i1 %45, label %46, label %103

46:                                               ; preds = %35, %98
  %47 = phi i64 [ %99, %98 ], [ %44, %35 ]
  %48 = phi i32 [ %100, %98 ], [ %36, %35 ]
  %49 = atomicrmw add ptr %41, i64 1 monotonic, align 64
  %50 = icmp slt i64 %49, %47
  br i1 %50, label %51, label %98, !llvm.loop !527

51:                                               ; preds = %46
  %52 = load ptr, ptr %27, align 8, !tbaa !248
  %53 = load ptr, ptr %28, align 8, !tbaa !250
  %54 = load i64, ptr %29, align 8, !tbaa !252
  %55 = load i64, ptr %30, align 8, !tbaa !253
  %56 = sdiv i64 %54, %55
  %57 = freeze i64 %49
  %58 = freeze i64 %56
  %59 = sdiv i64 %57, %58
  %60 = load i64, ptr %31, align 8, !tbaa !251
  %61 = freeze i64 %60
  %62 = freeze i64 %55
  %63 = sdiv i64 %61, %62
  %64 = mul i64 %63, %62
  %65 = sub i64 %61, %64
  %66 = mul nsw i64 %63, %59
  %67 = mul nsw i64 %65, %59
  %68 = sdiv i64 %67, %55
  %69 = add nsw i64 %59, 1
  %70 = mul nsw i64 %65, %69
  %71 = sdiv i64 %70, %55
  %72 = add nsw i64 %71, %63
  %73 = sub nsw i64 %72, %68
  %74 = add i64 %72, %66
  %75 = mul i64 %59, %58
  %76 = sub i64 %57, %75
  %77 = ashr i64 %73, %76
  %78 = sub i64 %74, %77
  %79 = add nsw i64 %49, 1
  %80 = freeze i64 %79
  %81 = freeze i64 %56
  %82 = sdiv i64 %80, %81
  %83 = mul nsw i64 %82, %63
  %84 = mul nsw i64 %82, %65
  %85 = sdiv i64 %84, %55
  %86 = add nsw i64 %82, 1
  %87 = mul nsw i64 %86, %65
  %88 = sdiv i64 %87, %55
  %89 = add nsw i64 %88, %63
  %90 = sub nsw i64 %89, %85
  %91 = add i64 %89, %83
  %92 = mul i64 %82, %81
  %93 = sub i64 %80, %92
  %94 = ashr i64 %90, %93
  %95 = sub i64 %91, %94
  call void %52(ptr noundef %53, i64 noundef %78, i64 noundef %95) #25
  %96 = add i32 %48, 1
  %97 = load i64, ptr %42, align 8, !tbaa !258
  br label %98

98:                                               ; preds = %46, %51
  %99 = phi i64 [ %97, %51 ], [ %47, %46 ]
  %100 = phi i32 [ %96, %51 ], [ %48, %46 ]
  %101 = load atomic i64, ptr %41 monotonic, align 64
  %102 = icmp slt i64 %101, %99
  br i1 %102, label %46, label %103

103:                                              ; preds = %98, %35
  %104 = phi i32 [ %36, %35 ], [ %100, %98 ]
  %105 = add nuw i32 %37, 1
  %106 = icmp eq i32 %105, %6
  br i1 %106, label %32, label %35, !llvm.loop !528

107:                                              ; preds = %32
  %108 = atomicrmw add ptr %22, i64 1 monotonic, align 8
  %109 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %110 = load i64, ptr %109, align 8, !tbaa !125
  %111 = srem i64 %108, %110
  %112 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %113 = getelementptr inbounds %struct.tfc_pool_event, ptr %112, i64 %111
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #25
  %114 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %3) #25
  %115 = load i64, ptr %3, align 8, !tbaa !88
  %116 = mul nsw i64 %115, 1000000000
  %117 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %118 = load i64, ptr %117, align 8, !tbaa !90
  %119 = add nsw i64 %116, %118
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #25
  %120 = zext i32 %1 to i64
  store i64 %23, ptr %113, align 8, !tbaa !125
  %121 = getelementptr inbounds nuw i8, ptr %113, i64 8
  store i64 %119, ptr %121, align 8, !tbaa !125
  %122 = getelementptr inbounds nuw i8, ptr %113, i64 16
  store i64 %120, ptr %122, align 8, !tbaa !125
  br label %123

123:                                              ; preds = %20, %107, %32
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @make_room(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #31 {
  %3 = alloca %struct.timespec, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.tfc_processors, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %7 = load atomic i32, ptr %6 acquire, align 4
  %8 = icmp eq i32 %7, 2
  br i1 %8, label %9, label %12

9:                                                ; preds = %2
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %11 = tail call i64 (i64, ...) @syscall(i64 noundef 122, i32 noundef signext 0, i64 noundef 128, ptr noundef nonnull %10) #25
  store atomic i32 0, ptr %6 release, align 4
  br label %12

12:                                               ; preds = %9, %2
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #25
  store i32 0, ptr %4, align 4, !tbaa !9
  %13 = call i64 (i64, ...) @syscall(i64 noundef 168, ptr noundef nonnull %4, ptr noundef null, ptr noundef null) #25
  %14 = icmp ne i64 %13, 0
  %15 = load i32, ptr %4, align 4
  %16 = icmp ugt i32 %15, 1023
  %17 = select i1 %14, i1 true, i1 %16
  %18 = select i1 %17, i32 -1, i32 %15
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #25
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 140
  %20 = load atomic i32, ptr %19 monotonic, align 4
  %21 = icmp eq i32 %18, %20
  br i1 %21, label %22, label %53

22:                                               ; preds = %12
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store atomic i32 64, ptr %23 monotonic, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #25
  %24 = call signext i32 @clock_gettime(i32 noundef signext 1, ptr noundef nonnull %3) #25
  %25 = load i64, ptr %3, align 8, !tbaa !88
  %26 = mul nsw i64 %25, 1000000000
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %28 = load i64, ptr %27, align 8, !tbaa !90
  %29 = add nsw i64 %26, %28
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #25
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #25
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %31 = load i64, ptr %30, align 16, !tbaa !529
  %32 = sub nsw i64 %29, %31
  %33 = icmp slt i64 %32, 1000000
  br i1 %33, label %52, label %34

34:                                               ; preds = %22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %5, i8 0, i64 128, i1 false)
  br i1 %17, label %52, label %35

35:                                               ; preds = %34
  %36 = call i64 (i64, ...) @syscall(i64 noundef 123, i32 noundef signext 0, i64 noundef 128, ptr noundef nonnull %5) #25
  %37 = icmp slt i64 %36, 1
  br i1 %37, label %52, label %38

38:                                               ; preds = %35
  %39 = lshr i32 %15, 6
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw i64, ptr %5, i64 %40
  %42 = load i64, ptr %41, align 8, !tbaa !125
  %43 = and i32 %15, 63
  %44 = zext nneg i32 %43 to i64
  %45 = shl nuw i64 1, %44
  %46 = xor i64 %45, -1
  %47 = and i64 %42, %46
  store i64 %47, ptr %41, align 8, !tbaa !125
  %48 = call i64 (i64, ...) @syscall(i64 noundef 122, i32 noundef signext 0, i64 noundef 128, ptr noundef nonnull %5) #25
  %49 = icmp eq i64 %48, 0
  store i64 %42, ptr %41, align 8, !tbaa !125
  br i1 %49, label %50, label %52

50:                                               ; preds = %38
  %51 = call i64 (i64, ...) @syscall(i64 noundef 122, i32 noundef signext 0, i64 noundef 128, ptr noundef nonnull %5) #25
  store i64 %29, ptr %30, align 16, !tbaa !529
  br label %52

52:                                               ; preds = %34, %35, %22, %38, %50
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #25
  br label %53

53:                                               ; preds = %12, %52
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @guide(ptr noundef %0, i32 noundef signext %1) unnamed_addr #31 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %4 = load atomic i32, ptr %3 monotonic, align 8
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %49, label %6

6:                                                ; preds = %2
  %7 = atomicrmw sub ptr %3, i32 1 monotonic, align 8
  %8 = load i32, ptr %0, align 64, !tbaa !9
  %9 = icmp ugt i32 %8, 1
  br i1 %9, label %10, label %49

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %12 = icmp slt i32 %1, 0
  %13 = lshr i32 %1, 6
  %14 = zext nneg i32 %13 to i64
  %15 = and i32 %1, 63
  %16 = zext nneg i32 %15 to i64
  %17 = shl nuw i64 1, %16
  %18 = xor i64 %17, -1
  br label %19

19:                                               ; preds = %10, %44
  %20 = phi i64 [ 1, %10 ], [ %45, %44 ]
  %21 = getelementptr inbounds nuw %struct.tfc_worker, ptr %11, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 24
  %23 = load atomic i32, ptr %22 monotonic, align 8
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %44, label %25

25:                                               ; preds = %19
  %26 = getelementptr inbounds nuw i8, ptr %21, i64 28
  %27 = cmpxchg ptr %26, i32 0, i32 1 seq_cst seq_cst, align 4
  %28 = extractvalue { i32, i1 } %27, 1
  br i1 %28, label %29, label %44

29:                                               ; preds = %25
  %30 = getelementptr inbounds nuw i8, ptr %21, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %30, i8 0, i64 128, i1 false)
  br i1 %12, label %41, label %31

31:                                               ; preds = %29
  %32 = tail call i64 (i64, ...) @syscall(i64 noundef 123, i32 noundef signext %23, i64 noundef 128, ptr noundef nonnull %30) #25
  %33 = icmp slt i64 %32, 1
  br i1 %33, label %41, label %34

34:                                               ; preds = %31
  %35 = getelementptr inbounds nuw i64, ptr %30, i64 %14
  %36 = load i64, ptr %35, align 8, !tbaa !125
  %37 = and i64 %36, %18
  store i64 %37, ptr %35, align 8, !tbaa !125
  %38 = tail call i64 (i64, ...) @syscall(i64 noundef 122, i32 noundef signext %23, i64 noundef 128, ptr noundef nonnull %30) #25
  %39 = freeze i64 %38
  %40 = icmp eq i64 %39, 0
  store i64 %36, ptr %35, align 8, !tbaa !125
  br i1 %40, label %42, label %41

41:                                               ; preds = %29, %31, %34
  br label %42

42:                                               ; preds = %34, %41
  %43 = phi i32 [ 0, %41 ], [ 2, %34 ]
  store atomic i32 %43, ptr %26 release, align 4
  br label %44

44:                                               ; preds = %19, %25, %42
  %45 = add nuw nsw i64 %20, 1
  %46 = load i32, ptr %0, align 64, !tbaa !9
  %47 = zext i32 %46 to i64
  %48 = icmp samesign ult i64 %45, %47
  br i1 %48, label %19, label %49, !llvm.loop !530

49:                                               ; preds = %44, %6, %2
  ret void
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc signext range(i32 0, 9) i32 @make(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #38 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %4 = load ptr, ptr %3, align 8, !tbaa !282
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load i32, ptr %5, align 8, !tbaa !283
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds i32, ptr %4, i64 %7
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %10 = load ptr, ptr %9, align 8, !tbaa !531
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %12 = load i32, ptr %11, align 4, !tbaa !9
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds %struct.tfc_block, ptr %10, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %16 = load ptr, ptr %15, align 8, !tbaa !294
  %17 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %18 = load i32, ptr %17, align 4, !tbaa !9
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i64, ptr %16, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %22 = load ptr, ptr %21, align 8, !tbaa !287
  %23 = tail call fastcc i64 @evaluate(ptr noundef %20, ptr noundef %22)
  %24 = icmp slt i64 %23, 0
  br i1 %24, label %41, label %25

25:                                               ; preds = %2
  %26 = load ptr, ptr %14, align 8, !tbaa !219
  %27 = icmp eq ptr %26, null
  br i1 %27, label %32, label %28

28:                                               ; preds = %25
  %29 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %30 = load i64, ptr %29, align 8, !tbaa !532
  %31 = icmp sgt i64 %23, %30
  br i1 %31, label %32, label %69

32:                                               ; preds = %28, %25
  %33 = tail call i64 @llvm.umax.i64(i64 %23, i64 1024)
  %34 = icmp samesign ugt i64 %23, 9223372036854775743
  br i1 %34, label %41, label %35

35:                                               ; preds = %32
  tail call void @free(ptr noundef %26) #25
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  %36 = add nuw nsw i64 %33, 64
  %37 = tail call ptr @malloc(i64 %36)
  %38 = icmp eq ptr %37, null
  br i1 %38, label %41, label %39

39:                                               ; preds = %35
  store ptr %37, ptr %14, align 8, !tbaa !35
  %40 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i64 %33, ptr %40, align 8, !tbaa !125
  br label %69

41:                                               ; preds = %35, %32, %2
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %43 = load ptr, ptr %42, align 8, !tbaa !269
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 24
  %45 = load ptr, ptr %44, align 8, !tbaa !260
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 4
  br label %47

47:                                               ; preds = %47, %41
  %48 = atomicrmw xchg ptr %46, i32 1 acquire, align 4
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %47, !llvm.loop !261

50:                                               ; preds = %47
  %51 = load atomic i32, ptr %45 monotonic, align 8
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %57, label %53

53:                                               ; preds = %50
  %54 = getelementptr inbounds nuw i8, ptr %45, i64 16
  %55 = load i64, ptr %54, align 8, !tbaa !262
  %56 = icmp sgt i64 %55, 0
  br i1 %56, label %57, label %62

57:                                               ; preds = %53, %50
  %58 = getelementptr inbounds nuw i8, ptr %45, i64 12
  store i32 0, ptr %58, align 4, !tbaa !265
  %59 = getelementptr inbounds nuw i8, ptr %45, i64 16
  store i64 0, ptr %59, align 8, !tbaa !262
  %60 = getelementptr inbounds nuw i8, ptr %45, i64 24
  store i64 %23, ptr %60, align 8, !tbaa !266
  %61 = getelementptr inbounds nuw i8, ptr %45, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %61, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %45 monotonic, align 8
  br label %62

62:                                               ; preds = %53, %57
  store atomic i32 0, ptr %46 release, align 4
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %64 = load i32, ptr %63, align 8, !tbaa !281
  %65 = load ptr, ptr %42, align 8, !tbaa !269
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 24
  %67 = load ptr, ptr %66, align 8, !tbaa !260
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 8
  store i32 %64, ptr %68, align 8, !tbaa !290
  br label %114

69:                                               ; preds = %39, %28
  %70 = phi ptr [ %37, %39 ], [ %26, %28 ]
  %71 = ptrtoint ptr %70 to i64
  %72 = add i64 %71, 63
  %73 = and i64 %72, -64
  %74 = inttoptr i64 %73 to ptr
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %76 = load ptr, ptr %75, align 8, !tbaa !288
  %77 = load i32, ptr %8, align 4, !tbaa !9
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds ptr, ptr %76, i64 %78
  store ptr %74, ptr %79, align 8, !tbaa !35
  %80 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %81 = load i32, ptr %80, align 4, !tbaa !284
  %82 = icmp ugt i32 %81, 5
  br i1 %82, label %83, label %114

83:                                               ; preds = %69
  %84 = load i32, ptr %5, align 8, !tbaa !283
  %85 = sext i32 %84 to i64
  br label %86

86:                                               ; preds = %86, %83
  %87 = phi i32 [ 3, %83 ], [ %111, %86 ]
  %88 = load ptr, ptr %3, align 8, !tbaa !282
  %89 = getelementptr inbounds i32, ptr %88, i64 %85
  %90 = zext i32 %87 to i64
  %91 = getelementptr inbounds nuw i32, ptr %89, i64 %90
  %92 = load ptr, ptr %15, align 8, !tbaa !294
  %93 = getelementptr inbounds nuw i8, ptr %91, i64 8
  %94 = load i32, ptr %93, align 4, !tbaa !9
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds i64, ptr %92, i64 %95
  %97 = load ptr, ptr %21, align 8, !tbaa !287
  %98 = tail call fastcc i64 @evaluate(ptr noundef %96, ptr noundef %97)
  %99 = load ptr, ptr %75, align 8, !tbaa !288
  %100 = getelementptr inbounds nuw i8, ptr %91, i64 4
  %101 = load i32, ptr %100, align 4, !tbaa !9
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds ptr, ptr %99, i64 %102
  %104 = load ptr, ptr %103, align 8, !tbaa !35
  %105 = ptrtoint ptr %104 to i64
  %106 = add i64 %98, %105
  %107 = inttoptr i64 %106 to ptr
  %108 = load i32, ptr %91, align 4, !tbaa !9
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds ptr, ptr %99, i64 %109
  store ptr %107, ptr %110, align 8, !tbaa !35
  %111 = add i32 %87, 3
  %112 = add i32 %87, 5
  %113 = icmp ult i32 %112, %81
  br i1 %113, label %86, label %114, !llvm.loop !533

114:                                              ; preds = %86, %69, %62
  %115 = phi i32 [ 8, %62 ], [ 0, %69 ], [ 0, %86 ]
  ret i32 %115
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc signext range(i32 0, 9) i32 @grow(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #38 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %4 = load ptr, ptr %3, align 8, !tbaa !282
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load i32, ptr %5, align 8, !tbaa !283
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds i32, ptr %4, i64 %7
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %10 = load ptr, ptr %9, align 8, !tbaa !531
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %12 = load i32, ptr %11, align 4, !tbaa !9
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds %struct.tfc_block, ptr %10, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %16 = load ptr, ptr %15, align 8, !tbaa !288
  %17 = getelementptr inbounds nuw i8, ptr %8, i64 12
  %18 = load i32, ptr %17, align 4, !tbaa !9
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds ptr, ptr %16, i64 %19
  %21 = load ptr, ptr %20, align 8, !tbaa !35
  %22 = load i32, ptr %21, align 4, !tbaa !9
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %25 = load ptr, ptr %24, align 8, !tbaa !294
  %26 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %27 = load i32, ptr %26, align 4, !tbaa !9
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i64, ptr %25, i64 %28
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %31 = load ptr, ptr %30, align 8, !tbaa !287
  %32 = tail call fastcc i64 @evaluate(ptr noundef %29, ptr noundef %31)
  %33 = icmp slt i32 %22, 0
  %34 = icmp slt i64 %32, 0
  %35 = select i1 %33, i1 true, i1 %34
  br i1 %35, label %41, label %36

36:                                               ; preds = %2
  %37 = add nuw nsw i64 %23, 1
  %38 = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %37, i64 %32)
  %39 = extractvalue { i64, i1 } %38, 1
  %40 = extractvalue { i64, i1 } %38, 0
  br i1 %39, label %41, label %63

41:                                               ; preds = %36, %2
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %43 = load ptr, ptr %42, align 8, !tbaa !269
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 24
  %45 = load ptr, ptr %44, align 8, !tbaa !260
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 4
  br label %47

47:                                               ; preds = %47, %41
  %48 = atomicrmw xchg ptr %46, i32 1 acquire, align 4
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %47, !llvm.loop !261

50:                                               ; preds = %47
  %51 = load atomic i32, ptr %45 monotonic, align 8
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %57, label %53

53:                                               ; preds = %50
  %54 = getelementptr inbounds nuw i8, ptr %45, i64 16
  %55 = load i64, ptr %54, align 8, !tbaa !262
  %56 = icmp sgt i64 %55, 0
  br i1 %56, label %57, label %62

57:                                               ; preds = %53, %50
  %58 = getelementptr inbounds nuw i8, ptr %45, i64 12
  store i32 0, ptr %58, align 4, !tbaa !265
  %59 = getelementptr inbounds nuw i8, ptr %45, i64 16
  store i64 0, ptr %59, align 8, !tbaa !262
  %60 = getelementptr inbounds nuw i8, ptr %45, i64 24
  store i64 -1, ptr %60, align 8, !tbaa !266
  %61 = getelementptr inbounds nuw i8, ptr %45, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %61, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %45 monotonic, align 8
  br label %62

62:                                               ; preds = %53, %57
  store atomic i32 0, ptr %46 release, align 4
  br label %197

63:                                               ; preds = %36
  %64 = load ptr, ptr %14, align 8, !tbaa !219
  %65 = icmp eq ptr %64, null
  br i1 %65, label %70, label %66

66:                                               ; preds = %63
  %67 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %68 = load i64, ptr %67, align 8, !tbaa !532
  %69 = icmp sgt i64 %40, %68
  br i1 %69, label %70, label %153

70:                                               ; preds = %66, %63
  %71 = icmp slt i64 %40, 4611686018427387904
  %72 = zext i1 %71 to i64
  %73 = shl nsw i64 %40, %72
  %74 = mul nuw nsw i64 %32, %23
  %75 = tail call i64 @llvm.smax.i64(i64 %73, i64 1024)
  %76 = icmp sgt i64 %73, 9223372036854775743
  br i1 %76, label %102, label %77

77:                                               ; preds = %70
  %78 = icmp eq i64 %74, 0
  br i1 %78, label %79, label %80

79:                                               ; preds = %77
  tail call void @free(ptr noundef %64) #25
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  br label %85

80:                                               ; preds = %77
  %81 = ptrtoint ptr %64 to i64
  %82 = add i64 %81, 63
  %83 = and i64 %82, -64
  %84 = sub i64 %83, %81
  br label %85

85:                                               ; preds = %80, %79
  %86 = phi ptr [ %64, %80 ], [ null, %79 ]
  %87 = phi i64 [ %84, %80 ], [ 0, %79 ]
  %88 = add nuw nsw i64 %75, 64
  %89 = tail call ptr @realloc(ptr noundef %86, i64 noundef %88) #26
  %90 = icmp eq ptr %89, null
  br i1 %90, label %102, label %91

91:                                               ; preds = %85
  store ptr %89, ptr %14, align 8, !tbaa !35
  %92 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i64 %75, ptr %92, align 8, !tbaa !125
  %93 = ptrtoint ptr %89 to i64
  %94 = add i64 %93, 63
  %95 = and i64 %94, -64
  %96 = sub i64 %95, %93
  %97 = icmp eq i64 %96, %87
  %98 = or i1 %78, %97
  br i1 %98, label %153, label %99

99:                                               ; preds = %91
  %100 = inttoptr i64 %95 to ptr
  %101 = getelementptr inbounds i8, ptr %89, i64 %87
  tail call void @llvm.memmove.p0.p0.i64(ptr align 64 %100, ptr nonnull align 1 %101, i64 range(i64 0, -9223372036854775808) %74, i1 false)
  br label %153

102:                                              ; preds = %70, %85
  %103 = tail call i64 @llvm.smax.i64(i64 %40, i64 1024)
  %104 = icmp sgt i64 %40, 9223372036854775743
  br i1 %104, label %131, label %105

105:                                              ; preds = %102
  %106 = icmp eq i64 %74, 0
  %107 = load ptr, ptr %14, align 8, !tbaa !219
  br i1 %106, label %108, label %109

108:                                              ; preds = %105
  tail call void @free(ptr noundef %107) #25
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  br label %114

109:                                              ; preds = %105
  %110 = ptrtoint ptr %107 to i64
  %111 = add i64 %110, 63
  %112 = and i64 %111, -64
  %113 = sub i64 %112, %110
  br label %114

114:                                              ; preds = %109, %108
  %115 = phi ptr [ %107, %109 ], [ null, %108 ]
  %116 = phi i64 [ %113, %109 ], [ 0, %108 ]
  %117 = add nuw nsw i64 %103, 64
  %118 = tail call ptr @realloc(ptr noundef %115, i64 noundef %117) #26
  %119 = icmp eq ptr %118, null
  br i1 %119, label %131, label %120

120:                                              ; preds = %114
  store ptr %118, ptr %14, align 8, !tbaa !35
  %121 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i64 %103, ptr %121, align 8, !tbaa !125
  %122 = ptrtoint ptr %118 to i64
  %123 = add i64 %122, 63
  %124 = and i64 %123, -64
  %125 = sub i64 %124, %122
  %126 = icmp eq i64 %125, %116
  %127 = select i1 %106, i1 true, i1 %126
  br i1 %127, label %153, label %128

128:                                              ; preds = %120
  %129 = inttoptr i64 %124 to ptr
  %130 = getelementptr inbounds i8, ptr %118, i64 %116
  tail call void @llvm.memmove.p0.p0.i64(ptr align 64 %129, ptr nonnull align 1 %130, i64 range(i64 0, -9223372036854775808) %74, i1 false)
  br label %153

131:                                              ; preds = %102, %114
  %132 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %133 = load ptr, ptr %132, align 8, !tbaa !269
  %134 = getelementptr inbounds nuw i8, ptr %133, i64 24
  %135 = load ptr, ptr %134, align 8, !tbaa !260
  %136 = getelementptr inbounds nuw i8, ptr %135, i64 4
  br label %137

137:                                              ; preds = %137, %131
  %138 = atomicrmw xchg ptr %136, i32 1 acquire, align 4
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %137, !llvm.loop !261

140:                                              ; preds = %137
  %141 = load atomic i32, ptr %135 monotonic, align 8
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %147, label %143

143:                                              ; preds = %140
  %144 = getelementptr inbounds nuw i8, ptr %135, i64 16
  %145 = load i64, ptr %144, align 8, !tbaa !262
  %146 = icmp sgt i64 %145, 0
  br i1 %146, label %147, label %152

147:                                              ; preds = %143, %140
  %148 = getelementptr inbounds nuw i8, ptr %135, i64 12
  store i32 0, ptr %148, align 4, !tbaa !265
  %149 = getelementptr inbounds nuw i8, ptr %135, i64 16
  store i64 0, ptr %149, align 8, !tbaa !262
  %150 = getelementptr inbounds nuw i8, ptr %135, i64 24
  store i64 %40, ptr %150, align 8, !tbaa !266
  %151 = getelementptr inbounds nuw i8, ptr %135, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %151, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %135 monotonic, align 8
  br label %152

152:                                              ; preds = %147, %143
  store atomic i32 0, ptr %136 release, align 4
  br label %197

153:                                              ; preds = %128, %120, %91, %99, %66
  %154 = load ptr, ptr %14, align 8, !tbaa !219
  %155 = ptrtoint ptr %154 to i64
  %156 = add i64 %155, 63
  %157 = and i64 %156, -64
  %158 = inttoptr i64 %157 to ptr
  %159 = load ptr, ptr %15, align 8, !tbaa !288
  %160 = load i32, ptr %8, align 4, !tbaa !9
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds ptr, ptr %159, i64 %161
  store ptr %158, ptr %162, align 8, !tbaa !35
  %163 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %164 = load i32, ptr %163, align 4, !tbaa !284
  %165 = icmp ugt i32 %164, 6
  br i1 %165, label %166, label %205

166:                                              ; preds = %153
  %167 = load i32, ptr %5, align 8, !tbaa !283
  %168 = sext i32 %167 to i64
  br label %169

169:                                              ; preds = %169, %166
  %170 = phi i32 [ 4, %166 ], [ %194, %169 ]
  %171 = load ptr, ptr %3, align 8, !tbaa !282
  %172 = getelementptr inbounds i32, ptr %171, i64 %168
  %173 = zext i32 %170 to i64
  %174 = getelementptr inbounds nuw i32, ptr %172, i64 %173
  %175 = load ptr, ptr %24, align 8, !tbaa !294
  %176 = getelementptr inbounds nuw i8, ptr %174, i64 8
  %177 = load i32, ptr %176, align 4, !tbaa !9
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds i64, ptr %175, i64 %178
  %180 = load ptr, ptr %30, align 8, !tbaa !287
  %181 = tail call fastcc i64 @evaluate(ptr noundef %179, ptr noundef %180)
  %182 = load ptr, ptr %15, align 8, !tbaa !288
  %183 = getelementptr inbounds nuw i8, ptr %174, i64 4
  %184 = load i32, ptr %183, align 4, !tbaa !9
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds ptr, ptr %182, i64 %185
  %187 = load ptr, ptr %186, align 8, !tbaa !35
  %188 = ptrtoint ptr %187 to i64
  %189 = add i64 %181, %188
  %190 = inttoptr i64 %189 to ptr
  %191 = load i32, ptr %174, align 4, !tbaa !9
  %192 = sext i32 %191 to i64
  %193 = getelementptr inbounds ptr, ptr %182, i64 %192
  store ptr %190, ptr %193, align 8, !tbaa !35
  %194 = add i32 %170, 3
  %195 = add i32 %170, 5
  %196 = icmp ult i32 %195, %164
  br i1 %196, label %169, label %205, !llvm.loop !533

197:                                              ; preds = %62, %152
  %198 = phi ptr [ %132, %152 ], [ %42, %62 ]
  %199 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %200 = load i32, ptr %199, align 8, !tbaa !281
  %201 = load ptr, ptr %198, align 8, !tbaa !269
  %202 = getelementptr inbounds nuw i8, ptr %201, i64 24
  %203 = load ptr, ptr %202, align 8, !tbaa !260
  %204 = getelementptr inbounds nuw i8, ptr %203, i64 8
  store i32 %200, ptr %204, align 8, !tbaa !290
  br label %205

205:                                              ; preds = %169, %197, %153
  %206 = phi i32 [ 0, %153 ], [ 8, %197 ], [ 0, %169 ]
  ret i32 %206
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc signext range(i32 0, 4) i32 @take_size(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i64 noundef %2) unnamed_addr #36 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %5 = load ptr, ptr %4, align 8, !tbaa !282
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %7 = load i32, ptr %6, align 8, !tbaa !283
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i32, ptr %5, i64 %8
  %10 = tail call i64 @llvm.smax.i64(i64 %2, i64 0)
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %12 = load ptr, ptr %11, align 8, !tbaa !294
  %13 = getelementptr inbounds nuw i8, ptr %9, i64 12
  %14 = load i32, ptr %13, align 4, !tbaa !9
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i64, ptr %12, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %18 = load ptr, ptr %17, align 8, !tbaa !287
  %19 = tail call fastcc i64 @evaluate(ptr noundef %16, ptr noundef %18)
  %20 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %21 = load i32, ptr %20, align 4, !tbaa !9
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i64, ptr %12, i64 %22
  %24 = tail call fastcc i64 @evaluate(ptr noundef %23, ptr noundef %18)
  %25 = icmp slt i64 %10, %19
  %26 = icmp sgt i64 %10, %24
  %27 = select i1 %25, i1 true, i1 %26
  br i1 %27, label %28, label %56

28:                                               ; preds = %3
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %30 = load ptr, ptr %29, align 8, !tbaa !269
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 24
  %32 = load ptr, ptr %31, align 8, !tbaa !260
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 4
  br label %34

34:                                               ; preds = %34, %28
  %35 = atomicrmw xchg ptr %33, i32 1 acquire, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %34, !llvm.loop !261

37:                                               ; preds = %34
  %38 = load atomic i32, ptr %32 monotonic, align 8
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %44, label %40

40:                                               ; preds = %37
  %41 = getelementptr inbounds nuw i8, ptr %32, i64 16
  %42 = load i64, ptr %41, align 8, !tbaa !262
  %43 = icmp sgt i64 %42, 0
  br i1 %43, label %44, label %49

44:                                               ; preds = %40, %37
  %45 = getelementptr inbounds nuw i8, ptr %32, i64 12
  store i32 0, ptr %45, align 4, !tbaa !265
  %46 = getelementptr inbounds nuw i8, ptr %32, i64 16
  store i64 0, ptr %46, align 8, !tbaa !262
  %47 = getelementptr inbounds nuw i8, ptr %32, i64 24
  store i64 %10, ptr %47, align 8, !tbaa !266
  %48 = getelementptr inbounds nuw i8, ptr %32, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %48, i8 0, i64 16, i1 false)
  store atomic i32 3, ptr %32 monotonic, align 8
  br label %49

49:                                               ; preds = %40, %44
  store atomic i32 0, ptr %33 release, align 4
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %51 = load i32, ptr %50, align 8, !tbaa !281
  %52 = load ptr, ptr %29, align 8, !tbaa !269
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 24
  %54 = load ptr, ptr %53, align 8, !tbaa !260
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 8
  store i32 %51, ptr %55, align 8, !tbaa !290
  br label %93

56:                                               ; preds = %3
  %57 = load i32, ptr %9, align 4, !tbaa !9
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i64, ptr %18, i64 %58
  store i64 %10, ptr %59, align 8, !tbaa !125
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %61 = load i32, ptr %60, align 4, !tbaa !284
  %62 = icmp ugt i32 %61, 7
  br i1 %62, label %63, label %93

63:                                               ; preds = %56
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %65

65:                                               ; preds = %65, %63
  %66 = phi i32 [ 5, %63 ], [ %90, %65 ]
  %67 = load ptr, ptr %4, align 8, !tbaa !282
  %68 = getelementptr inbounds i32, ptr %67, i64 %8
  %69 = zext i32 %66 to i64
  %70 = getelementptr inbounds nuw i32, ptr %68, i64 %69
  %71 = load ptr, ptr %11, align 8, !tbaa !294
  %72 = getelementptr inbounds nuw i8, ptr %70, i64 8
  %73 = load i32, ptr %72, align 4, !tbaa !9
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds i64, ptr %71, i64 %74
  %76 = load ptr, ptr %17, align 8, !tbaa !287
  %77 = tail call fastcc i64 @evaluate(ptr noundef %75, ptr noundef %76)
  %78 = load ptr, ptr %64, align 8, !tbaa !288
  %79 = getelementptr inbounds nuw i8, ptr %70, i64 4
  %80 = load i32, ptr %79, align 4, !tbaa !9
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds ptr, ptr %78, i64 %81
  %83 = load ptr, ptr %82, align 8, !tbaa !35
  %84 = ptrtoint ptr %83 to i64
  %85 = add i64 %77, %84
  %86 = inttoptr i64 %85 to ptr
  %87 = load i32, ptr %70, align 4, !tbaa !9
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds ptr, ptr %78, i64 %88
  store ptr %86, ptr %89, align 8, !tbaa !35
  %90 = add i32 %66, 3
  %91 = add i32 %66, 5
  %92 = icmp ult i32 %91, %61
  br i1 %92, label %65, label %93, !llvm.loop !533

93:                                               ; preds = %65, %56, %49
  %94 = phi i32 [ 3, %49 ], [ 0, %56 ], [ 0, %65 ]
  ret i32 %94
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define internal fastcc i64 @evaluate(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #19 {
  %3 = alloca [32 x i64], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #25
  br label %4

4:                                                ; preds = %74, %2
  %5 = phi i32 [ 0, %2 ], [ %75, %74 ]
  %6 = phi ptr [ %0, %2 ], [ %77, %74 ]
  %7 = phi i32 [ 0, %2 ], [ %76, %74 ]
  %8 = load i64, ptr %6, align 8, !tbaa !125
  switch i64 %8, label %23 [
    i64 0, label %78
    i64 1, label %9
    i64 2, label %15
  ]

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !125
  %12 = add nsw i32 %7, 1
  %13 = sext i32 %7 to i64
  %14 = getelementptr inbounds i64, ptr %3, i64 %13
  store i64 %11, ptr %14, align 8, !tbaa !125
  br label %74

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !125
  %18 = getelementptr inbounds i64, ptr %1, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !125
  %20 = add nsw i32 %7, 1
  %21 = sext i32 %7 to i64
  %22 = getelementptr inbounds i64, ptr %3, i64 %21
  store i64 %19, ptr %22, align 8, !tbaa !125
  br label %74

23:                                               ; preds = %4
  %24 = add nsw i32 %7, -1
  %25 = sext i32 %7 to i64
  %26 = getelementptr i64, ptr %3, i64 %25
  %27 = getelementptr i8, ptr %26, i64 -16
  %28 = load i64, ptr %27, align 8, !tbaa !125
  %29 = sext i32 %24 to i64
  %30 = getelementptr inbounds i64, ptr %3, i64 %29
  %31 = load i64, ptr %30, align 8, !tbaa !125
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
  store i64 %73, ptr %27, align 8, !tbaa !125
  br label %74

74:                                               ; preds = %9, %71, %15
  %75 = phi i32 [ %72, %71 ], [ %5, %9 ], [ %5, %15 ]
  %76 = phi i32 [ %24, %71 ], [ %12, %9 ], [ %20, %15 ]
  %77 = getelementptr inbounds nuw i8, ptr %6, i64 16
  br label %4, !llvm.loop !534

78:                                               ; preds = %4
  %79 = icmp eq i32 %5, 0
  %80 = load i64, ptr %3, align 8
  %81 = select i1 %79, i64 %80, i64 -1
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #25
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

; Function Attrs: nounwind uwtable
define internal fastcc signext i32 @walk_instructions(ptr noundef %0) unnamed_addr #30 {
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %6 = load ptr, ptr %5, align 8, !tbaa !269
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %8 = load ptr, ptr %7, align 8, !tbaa !37
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %10 = load ptr, ptr %9, align 8, !tbaa !130
  %11 = load ptr, ptr %0, align 8, !tbaa !276
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %13 = load i64, ptr %12, align 8, !tbaa !277
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #25
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %15, label %754

15:                                               ; preds = %1
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %23 = icmp eq ptr %8, null
  %24 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %25 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %26 = getelementptr inbounds nuw i8, ptr %8, i64 40
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 56
  br label %28

28:                                               ; preds = %15, %743
  %29 = phi i64 [ 0, %15 ], [ %744, %743 ]
  %30 = getelementptr inbounds %struct.tfc_instruction, ptr %11, i64 %29
  %31 = add nsw i64 %29, 1
  store i64 %31, ptr %4, align 8, !tbaa !125
  %32 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %33 = load i32, ptr %32, align 4, !tbaa !278
  switch i32 %33, label %720 [
    i32 12, label %34
    i32 1, label %160
    i32 2, label %164
    i32 5, label %211
    i32 3, label %249
    i32 4, label %249
    i32 6, label %251
    i32 7, label %304
    i32 8, label %323
    i32 9, label %391
    i32 10, label %494
    i32 11, label %668
  ]

34:                                               ; preds = %28
  br i1 %23, label %131, label %35

35:                                               ; preds = %34
  %36 = load ptr, ptr %5, align 8, !tbaa !269
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 32
  %38 = load ptr, ptr %37, align 8, !tbaa !130
  %39 = load ptr, ptr %26, align 8, !tbaa !92
  %40 = icmp eq ptr %39, null
  br i1 %40, label %66, label %41

41:                                               ; preds = %35
  %42 = load i64, ptr %27, align 8, !tbaa !280
  %43 = icmp slt i64 %29, %42
  br i1 %43, label %44, label %66

44:                                               ; preds = %41
  %45 = load ptr, ptr %25, align 8, !tbaa !94
  %46 = call signext i32 %39(ptr noundef %45) #25
  %47 = icmp eq i32 %46, 0
  %48 = load ptr, ptr %5, align 8, !tbaa !269
  br i1 %47, label %66, label %49

49:                                               ; preds = %44
  %50 = getelementptr inbounds nuw i8, ptr %48, i64 24
  %51 = load ptr, ptr %50, align 8, !tbaa !260
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 4
  br label %53

53:                                               ; preds = %53, %49
  %54 = atomicrmw xchg ptr %52, i32 1 acquire, align 4
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %53, !llvm.loop !261

56:                                               ; preds = %53
  %57 = load atomic i32, ptr %51 monotonic, align 8
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %63, label %59

59:                                               ; preds = %56
  %60 = getelementptr inbounds nuw i8, ptr %51, i64 16
  %61 = load i64, ptr %60, align 8, !tbaa !262
  %62 = icmp sgt i64 %61, 0
  br i1 %62, label %63, label %65

63:                                               ; preds = %59, %56
  %64 = getelementptr inbounds nuw i8, ptr %51, i64 12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %64, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %51 monotonic, align 8
  br label %65

65:                                               ; preds = %63, %59
  store atomic i32 0, ptr %52 release, align 4
  br label %746

66:                                               ; preds = %44, %41, %35
  %67 = phi ptr [ %48, %44 ], [ %36, %41 ], [ %36, %35 ]
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 48
  %69 = load ptr, ptr %68, align 8, !tbaa !298
  %70 = load ptr, ptr %24, align 8, !tbaa !275
  %71 = icmp eq ptr %70, null
  %72 = icmp ne ptr %69, null
  %73 = select i1 %71, i1 true, i1 %72
  br i1 %73, label %78, label %74

74:                                               ; preds = %66
  %75 = load ptr, ptr %25, align 8, !tbaa !94
  %76 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %77 = load i32, ptr %76, align 8, !tbaa !281
  call void %70(ptr noundef %75, i32 noundef signext %77, i32 noundef signext 0) #25
  br label %83

78:                                               ; preds = %66
  br i1 %72, label %79, label %83

79:                                               ; preds = %78
  %80 = getelementptr inbounds nuw i8, ptr %38, i64 24
  %81 = load ptr, ptr %80, align 8, !tbaa !535
  %82 = call signext i32 %81(ptr noundef %38, ptr noundef nonnull %0, ptr noundef nonnull %30) #25
  br label %103

83:                                               ; preds = %78, %74
  %84 = load ptr, ptr %38, align 8, !tbaa !536
  %85 = call signext i32 %84(ptr noundef nonnull %38, ptr noundef nonnull %0, ptr noundef nonnull %30) #25
  %86 = load ptr, ptr %24, align 8, !tbaa !275
  %87 = icmp eq ptr %86, null
  %88 = select i1 %87, i1 true, i1 %72
  br i1 %88, label %103, label %89

89:                                               ; preds = %83
  %90 = icmp eq i32 %85, 0
  br i1 %90, label %91, label %97

91:                                               ; preds = %89
  %92 = getelementptr inbounds nuw i8, ptr %38, i64 40
  %93 = load ptr, ptr %92, align 8, !tbaa !169
  %94 = load ptr, ptr %5, align 8, !tbaa !269
  %95 = call signext i32 %93(ptr noundef nonnull %38, ptr noundef %94, ptr noundef null, ptr noundef null, i64 noundef 0) #25
  %96 = load ptr, ptr %24, align 8, !tbaa !275
  br label %97

97:                                               ; preds = %91, %89
  %98 = phi ptr [ %86, %89 ], [ %96, %91 ]
  %99 = phi i32 [ %85, %89 ], [ %95, %91 ]
  %100 = load ptr, ptr %25, align 8, !tbaa !94
  %101 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %102 = load i32, ptr %101, align 8, !tbaa !281
  call void %98(ptr noundef %100, i32 noundef signext %102, i32 noundef signext 1) #25
  br label %103

103:                                              ; preds = %97, %83, %79
  %104 = phi i32 [ %85, %83 ], [ %99, %97 ], [ %82, %79 ]
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %743, label %106

106:                                              ; preds = %103
  %107 = load ptr, ptr %5, align 8, !tbaa !269
  %108 = getelementptr inbounds nuw i8, ptr %107, i64 24
  %109 = load ptr, ptr %108, align 8, !tbaa !260
  %110 = load atomic i32, ptr %109 acquire, align 8
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %112, label %754

112:                                              ; preds = %106
  %113 = load ptr, ptr %5, align 8, !tbaa !269
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 24
  %115 = load ptr, ptr %114, align 8, !tbaa !260
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 4
  br label %117

117:                                              ; preds = %117, %112
  %118 = atomicrmw xchg ptr %116, i32 1 acquire, align 4
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %120, label %117, !llvm.loop !261

120:                                              ; preds = %117
  %121 = load atomic i32, ptr %115 monotonic, align 8
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %127, label %123

123:                                              ; preds = %120
  %124 = getelementptr inbounds nuw i8, ptr %115, i64 16
  %125 = load i64, ptr %124, align 8, !tbaa !262
  %126 = icmp sgt i64 %125, 0
  br i1 %126, label %127, label %130

127:                                              ; preds = %123, %120
  %128 = getelementptr inbounds nuw i8, ptr %115, i64 12
  store i32 2147483647, ptr %128, align 4, !tbaa !265
  %129 = getelementptr inbounds nuw i8, ptr %115, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %129, i8 0, i64 32, i1 false)
  store atomic i32 %104, ptr %115 monotonic, align 8
  br label %130

130:                                              ; preds = %127, %123
  store atomic i32 0, ptr %116 release, align 4
  br label %746

131:                                              ; preds = %34
  %132 = load ptr, ptr %10, align 8, !tbaa !536
  %133 = call signext i32 %132(ptr noundef nonnull %10, ptr noundef nonnull %0, ptr noundef nonnull %30) #25
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %743, label %135

135:                                              ; preds = %131
  %136 = load ptr, ptr %5, align 8, !tbaa !269
  %137 = getelementptr inbounds nuw i8, ptr %136, i64 24
  %138 = load ptr, ptr %137, align 8, !tbaa !260
  %139 = load atomic i32, ptr %138 acquire, align 8
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %141, label %754

141:                                              ; preds = %135
  %142 = load ptr, ptr %5, align 8, !tbaa !269
  %143 = getelementptr inbounds nuw i8, ptr %142, i64 24
  %144 = load ptr, ptr %143, align 8, !tbaa !260
  %145 = getelementptr inbounds nuw i8, ptr %144, i64 4
  br label %146

146:                                              ; preds = %146, %141
  %147 = atomicrmw xchg ptr %145, i32 1 acquire, align 4
  %148 = icmp eq i32 %147, 0
  br i1 %148, label %149, label %146, !llvm.loop !261

149:                                              ; preds = %146
  %150 = load atomic i32, ptr %144 monotonic, align 8
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %156, label %152

152:                                              ; preds = %149
  %153 = getelementptr inbounds nuw i8, ptr %144, i64 16
  %154 = load i64, ptr %153, align 8, !tbaa !262
  %155 = icmp sgt i64 %154, 0
  br i1 %155, label %156, label %159

156:                                              ; preds = %152, %149
  %157 = getelementptr inbounds nuw i8, ptr %144, i64 12
  store i32 2147483647, ptr %157, align 4, !tbaa !265
  %158 = getelementptr inbounds nuw i8, ptr %144, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %158, i8 0, i64 32, i1 false)
  store atomic i32 %133, ptr %144 monotonic, align 8
  br label %159

159:                                              ; preds = %156, %152
  store atomic i32 0, ptr %145 release, align 4
  br label %746

160:                                              ; preds = %28
  %161 = getelementptr inbounds nuw i8, ptr %30, i64 24
  %162 = load i32, ptr %161, align 8, !tbaa !291
  %163 = sext i32 %162 to i64
  store i64 %163, ptr %4, align 8, !tbaa !125
  br label %743

164:                                              ; preds = %28
  br i1 %23, label %206, label %165

165:                                              ; preds = %164
  %166 = load ptr, ptr %24, align 8, !tbaa !275
  %167 = icmp eq ptr %166, null
  br i1 %167, label %172, label %168

168:                                              ; preds = %165
  %169 = load ptr, ptr %25, align 8, !tbaa !94
  %170 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %171 = load i32, ptr %170, align 8, !tbaa !281
  call void %166(ptr noundef %169, i32 noundef signext %171, i32 noundef signext 2) #25
  br label %172

172:                                              ; preds = %168, %165
  %173 = load ptr, ptr %26, align 8, !tbaa !92
  %174 = icmp eq ptr %173, null
  br i1 %174, label %206, label %175

175:                                              ; preds = %172
  %176 = load i64, ptr %27, align 8, !tbaa !280
  %177 = icmp slt i64 %29, %176
  br i1 %177, label %178, label %206

178:                                              ; preds = %175
  %179 = load ptr, ptr %25, align 8, !tbaa !94
  %180 = call signext i32 %173(ptr noundef %179) #25
  %181 = icmp eq i32 %180, 0
  br i1 %181, label %206, label %182

182:                                              ; preds = %178
  %183 = load ptr, ptr %5, align 8, !tbaa !269
  %184 = getelementptr inbounds nuw i8, ptr %183, i64 24
  %185 = load ptr, ptr %184, align 8, !tbaa !260
  %186 = getelementptr inbounds nuw i8, ptr %185, i64 4
  br label %187

187:                                              ; preds = %187, %182
  %188 = atomicrmw xchg ptr %186, i32 1 acquire, align 4
  %189 = icmp eq i32 %188, 0
  br i1 %189, label %190, label %187, !llvm.loop !261

190:                                              ; preds = %187
  %191 = load atomic i32, ptr %185 monotonic, align 8
  %192 = icmp eq i32 %191, 0
  br i1 %192, label %197, label %193

193:                                              ; preds = %190
  %194 = getelementptr inbounds nuw i8, ptr %185, i64 16
  %195 = load i64, ptr %194, align 8, !tbaa !262
  %196 = icmp sgt i64 %195, 0
  br i1 %196, label %197, label %199

197:                                              ; preds = %193, %190
  %198 = getelementptr inbounds nuw i8, ptr %185, i64 12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %198, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %185 monotonic, align 8
  br label %199

199:                                              ; preds = %197, %193
  store atomic i32 0, ptr %186 release, align 4
  %200 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %201 = load i32, ptr %200, align 8, !tbaa !281
  %202 = load ptr, ptr %5, align 8, !tbaa !269
  %203 = getelementptr inbounds nuw i8, ptr %202, i64 24
  %204 = load ptr, ptr %203, align 8, !tbaa !260
  %205 = getelementptr inbounds nuw i8, ptr %204, i64 8
  store i32 %201, ptr %205, align 8, !tbaa !290
  br label %206

206:                                              ; preds = %164, %172, %175, %178, %199
  %207 = phi i32 [ 0, %164 ], [ 1, %199 ], [ 0, %178 ], [ 0, %175 ], [ 0, %172 ]
  %208 = getelementptr inbounds nuw i8, ptr %30, i64 24
  %209 = load i32, ptr %208, align 8, !tbaa !291
  %210 = sext i32 %209 to i64
  store i64 %210, ptr %4, align 8, !tbaa !125
  br label %738

211:                                              ; preds = %28
  br i1 %23, label %247, label %212

212:                                              ; preds = %211
  %213 = load ptr, ptr %24, align 8, !tbaa !275
  %214 = icmp eq ptr %213, null
  br i1 %214, label %219, label %215

215:                                              ; preds = %212
  %216 = load ptr, ptr %25, align 8, !tbaa !94
  %217 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %218 = load i32, ptr %217, align 8, !tbaa !281
  call void %213(ptr noundef %216, i32 noundef signext %218, i32 noundef signext 2) #25
  br label %219

219:                                              ; preds = %215, %212
  %220 = load ptr, ptr %26, align 8, !tbaa !92
  %221 = icmp eq ptr %220, null
  br i1 %221, label %247, label %222

222:                                              ; preds = %219
  %223 = load i64, ptr %27, align 8, !tbaa !280
  %224 = icmp slt i64 %29, %223
  br i1 %224, label %225, label %247

225:                                              ; preds = %222
  %226 = load ptr, ptr %25, align 8, !tbaa !94
  %227 = call signext i32 %220(ptr noundef %226) #25
  %228 = icmp eq i32 %227, 0
  br i1 %228, label %247, label %229

229:                                              ; preds = %225
  %230 = load ptr, ptr %5, align 8, !tbaa !269
  %231 = getelementptr inbounds nuw i8, ptr %230, i64 24
  %232 = load ptr, ptr %231, align 8, !tbaa !260
  %233 = getelementptr inbounds nuw i8, ptr %232, i64 4
  br label %234

234:                                              ; preds = %234, %229
  %235 = atomicrmw xchg ptr %233, i32 1 acquire, align 4
  %236 = icmp eq i32 %235, 0
  br i1 %236, label %237, label %234, !llvm.loop !261

237:                                              ; preds = %234
  %238 = load atomic i32, ptr %232 monotonic, align 8
  %239 = icmp eq i32 %238, 0
  br i1 %239, label %244, label %240

240:                                              ; preds = %237
  %241 = getelementptr inbounds nuw i8, ptr %232, i64 16
  %242 = load i64, ptr %241, align 8, !tbaa !262
  %243 = icmp sgt i64 %242, 0
  br i1 %243, label %244, label %246

244:                                              ; preds = %240, %237
  %245 = getelementptr inbounds nuw i8, ptr %232, i64 12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %245, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %232 monotonic, align 8
  br label %246

246:                                              ; preds = %240, %244
  store atomic i32 0, ptr %233 release, align 4
  br label %746

247:                                              ; preds = %211, %225, %222, %219
  %248 = call fastcc signext i32 @steer_on_device(ptr noundef nonnull %0, ptr noundef nonnull %30, ptr noundef %4)
  br label %738

249:                                              ; preds = %28, %28
  %250 = call fastcc signext i32 @steer_on_device(ptr noundef nonnull %0, ptr noundef nonnull %30, ptr noundef %4)
  br label %738

251:                                              ; preds = %28
  %252 = load ptr, ptr %16, align 8, !tbaa !282
  %253 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %254 = load i32, ptr %253, align 8, !tbaa !283
  %255 = sext i32 %254 to i64
  %256 = getelementptr inbounds i32, ptr %252, i64 %255
  %257 = getelementptr inbounds nuw i8, ptr %30, i64 12
  %258 = load i32, ptr %257, align 4, !tbaa !284
  %259 = load ptr, ptr %19, align 8, !tbaa !288
  %260 = load i32, ptr %256, align 4, !tbaa !9
  %261 = sext i32 %260 to i64
  %262 = getelementptr inbounds ptr, ptr %259, i64 %261
  %263 = load ptr, ptr %262, align 8, !tbaa !35
  %264 = getelementptr inbounds nuw i8, ptr %256, i64 4
  %265 = load i32, ptr %264, align 4, !tbaa !9
  %266 = sext i32 %265 to i64
  %267 = getelementptr inbounds ptr, ptr %259, i64 %266
  %268 = load ptr, ptr %267, align 8, !tbaa !35
  store ptr %268, ptr %262, align 8, !tbaa !35
  %269 = load ptr, ptr %19, align 8, !tbaa !288
  %270 = getelementptr inbounds ptr, ptr %269, i64 %266
  store ptr %263, ptr %270, align 8, !tbaa !35
  %271 = load ptr, ptr %22, align 8, !tbaa !292
  %272 = getelementptr inbounds nuw i8, ptr %256, i64 8
  %273 = load i32, ptr %272, align 4, !tbaa !9
  %274 = sext i32 %273 to i64
  %275 = getelementptr inbounds i8, ptr %271, i64 %274
  %276 = load i8, ptr %275, align 1, !tbaa !102
  %277 = xor i8 %276, 1
  store i8 %277, ptr %275, align 1, !tbaa !102
  %278 = ptrtoint ptr %268 to i64
  %279 = ptrtoint ptr %263 to i64
  %280 = sub i64 %278, %279
  %281 = icmp ugt i32 %258, 4
  br i1 %281, label %282, label %743

282:                                              ; preds = %251
  %283 = getelementptr inbounds nuw i8, ptr %256, i64 12
  %284 = load i32, ptr %283, align 4, !tbaa !9
  %285 = add i32 %284, 4
  %286 = sub i64 0, %280
  %287 = zext i32 %285 to i64
  %288 = zext i32 %258 to i64
  br label %289

289:                                              ; preds = %289, %282
  %290 = phi i64 [ 4, %282 ], [ %302, %289 ]
  %291 = load ptr, ptr %19, align 8, !tbaa !288
  %292 = getelementptr inbounds nuw i32, ptr %256, i64 %290
  %293 = load i32, ptr %292, align 4, !tbaa !9
  %294 = sext i32 %293 to i64
  %295 = getelementptr inbounds ptr, ptr %291, i64 %294
  %296 = load ptr, ptr %295, align 8, !tbaa !35
  %297 = ptrtoint ptr %296 to i64
  %298 = icmp samesign ult i64 %290, %287
  %299 = select i1 %298, i64 %280, i64 %286
  %300 = add i64 %299, %297
  %301 = inttoptr i64 %300 to ptr
  store ptr %301, ptr %295, align 8, !tbaa !35
  %302 = add nuw nsw i64 %290, 1
  %303 = icmp eq i64 %302, %288
  br i1 %303, label %743, label %289, !llvm.loop !293

304:                                              ; preds = %28
  %305 = load ptr, ptr %22, align 8, !tbaa !292
  %306 = load ptr, ptr %16, align 8, !tbaa !282
  %307 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %308 = load i32, ptr %307, align 8, !tbaa !283
  %309 = sext i32 %308 to i64
  %310 = getelementptr inbounds i32, ptr %306, i64 %309
  %311 = getelementptr inbounds nuw i8, ptr %310, i64 8
  %312 = load i32, ptr %311, align 4, !tbaa !9
  %313 = sext i32 %312 to i64
  %314 = getelementptr inbounds i8, ptr %305, i64 %313
  %315 = load i8, ptr %314, align 1, !tbaa !102
  %316 = icmp eq i8 %315, 0
  br i1 %316, label %317, label %321

317:                                              ; preds = %304
  %318 = getelementptr inbounds nuw i8, ptr %30, i64 24
  %319 = load i32, ptr %318, align 8, !tbaa !291
  %320 = sext i32 %319 to i64
  br label %321

321:                                              ; preds = %304, %317
  %322 = phi i64 [ %320, %317 ], [ %31, %304 ]
  store i64 %322, ptr %4, align 8, !tbaa !125
  br label %743

323:                                              ; preds = %28
  %324 = load ptr, ptr %16, align 8, !tbaa !282
  %325 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %326 = load i32, ptr %325, align 8, !tbaa !283
  %327 = sext i32 %326 to i64
  %328 = getelementptr inbounds i32, ptr %324, i64 %327
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #25
  store i64 0, ptr %2, align 8, !tbaa !125
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #25
  store i32 0, ptr %3, align 4, !tbaa !9
  %329 = getelementptr inbounds nuw i8, ptr %328, i64 8
  %330 = load i32, ptr %329, align 4, !tbaa !9
  %331 = icmp eq i32 %330, 8
  %332 = getelementptr inbounds nuw i8, ptr %328, i64 4
  %333 = load i32, ptr %332, align 4, !tbaa !9
  %334 = load ptr, ptr %5, align 8, !tbaa !269
  %335 = getelementptr inbounds nuw i8, ptr %334, i64 32
  %336 = load ptr, ptr %335, align 8, !tbaa !130
  %337 = getelementptr inbounds nuw i8, ptr %336, i64 40
  %338 = load ptr, ptr %337, align 8, !tbaa !169
  %339 = load ptr, ptr %19, align 8, !tbaa !288
  %340 = sext i32 %333 to i64
  %341 = getelementptr inbounds ptr, ptr %339, i64 %340
  %342 = load ptr, ptr %341, align 8, !tbaa !35
  br i1 %331, label %343, label %345

343:                                              ; preds = %323
  %344 = call signext i32 %338(ptr noundef nonnull %336, ptr noundef nonnull %334, ptr noundef nonnull %2, ptr noundef %342, i64 noundef 8) #25
  br label %347

345:                                              ; preds = %323
  %346 = call signext i32 %338(ptr noundef nonnull %336, ptr noundef nonnull %334, ptr noundef nonnull %3, ptr noundef %342, i64 noundef 4) #25
  br label %347

347:                                              ; preds = %345, %343
  %348 = phi i32 [ %344, %343 ], [ %346, %345 ]
  %349 = icmp eq i32 %348, 0
  br i1 %349, label %381, label %350

350:                                              ; preds = %347
  %351 = load ptr, ptr %5, align 8, !tbaa !269
  %352 = getelementptr inbounds nuw i8, ptr %351, i64 24
  %353 = load ptr, ptr %352, align 8, !tbaa !260
  %354 = load atomic i32, ptr %353 acquire, align 8
  %355 = icmp eq i32 %354, 0
  br i1 %355, label %356, label %389

356:                                              ; preds = %350
  %357 = load ptr, ptr %5, align 8, !tbaa !269
  %358 = getelementptr inbounds nuw i8, ptr %357, i64 24
  %359 = load ptr, ptr %358, align 8, !tbaa !260
  %360 = getelementptr inbounds nuw i8, ptr %359, i64 4
  br label %361

361:                                              ; preds = %361, %356
  %362 = atomicrmw xchg ptr %360, i32 1 acquire, align 4
  %363 = icmp eq i32 %362, 0
  br i1 %363, label %364, label %361, !llvm.loop !261

364:                                              ; preds = %361
  %365 = load atomic i32, ptr %359 monotonic, align 8
  %366 = icmp eq i32 %365, 0
  br i1 %366, label %371, label %367

367:                                              ; preds = %364
  %368 = getelementptr inbounds nuw i8, ptr %359, i64 16
  %369 = load i64, ptr %368, align 8, !tbaa !262
  %370 = icmp sgt i64 %369, 0
  br i1 %370, label %371, label %374

371:                                              ; preds = %367, %364
  %372 = getelementptr inbounds nuw i8, ptr %359, i64 12
  store i32 2147483647, ptr %372, align 4, !tbaa !265
  %373 = getelementptr inbounds nuw i8, ptr %359, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %373, i8 0, i64 32, i1 false)
  store atomic i32 %348, ptr %359 monotonic, align 8
  br label %374

374:                                              ; preds = %371, %367
  store atomic i32 0, ptr %360 release, align 4
  %375 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %376 = load i32, ptr %375, align 8, !tbaa !281
  %377 = load ptr, ptr %5, align 8, !tbaa !269
  %378 = getelementptr inbounds nuw i8, ptr %377, i64 24
  %379 = load ptr, ptr %378, align 8, !tbaa !260
  %380 = getelementptr inbounds nuw i8, ptr %379, i64 8
  store i32 %376, ptr %380, align 8, !tbaa !290
  br label %389

381:                                              ; preds = %347
  %382 = load i32, ptr %329, align 4, !tbaa !9
  %383 = icmp eq i32 %382, 8
  %384 = load i64, ptr %2, align 8
  %385 = load i32, ptr %3, align 4
  %386 = sext i32 %385 to i64
  %387 = select i1 %383, i64 %384, i64 %386
  %388 = call fastcc signext i32 @take_size(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %30, i64 noundef %387)
  br label %389

389:                                              ; preds = %350, %374, %381
  %390 = phi i32 [ %388, %381 ], [ %348, %350 ], [ %348, %374 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #25
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #25
  br label %738

391:                                              ; preds = %28
  %392 = load ptr, ptr %16, align 8, !tbaa !282
  %393 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %394 = load i32, ptr %393, align 8, !tbaa !283
  %395 = sext i32 %394 to i64
  %396 = getelementptr inbounds i32, ptr %392, i64 %395
  %397 = load ptr, ptr %20, align 8, !tbaa !531
  %398 = getelementptr inbounds nuw i8, ptr %396, i64 4
  %399 = load i32, ptr %398, align 4, !tbaa !9
  %400 = sext i32 %399 to i64
  %401 = getelementptr inbounds %struct.tfc_block, ptr %397, i64 %400
  %402 = load ptr, ptr %17, align 8, !tbaa !294
  %403 = getelementptr inbounds nuw i8, ptr %396, i64 8
  %404 = load i32, ptr %403, align 4, !tbaa !9
  %405 = sext i32 %404 to i64
  %406 = getelementptr inbounds i64, ptr %402, i64 %405
  %407 = load ptr, ptr %18, align 8, !tbaa !287
  %408 = call fastcc i64 @evaluate(ptr noundef %406, ptr noundef %407)
  %409 = icmp slt i64 %408, 0
  br i1 %409, label %433, label %410

410:                                              ; preds = %391
  %411 = load ptr, ptr %401, align 8, !tbaa !219
  %412 = icmp eq ptr %411, null
  br i1 %412, label %417, label %413

413:                                              ; preds = %410
  %414 = getelementptr inbounds nuw i8, ptr %401, i64 8
  %415 = load i64, ptr %414, align 8, !tbaa !532
  %416 = icmp sgt i64 %408, %415
  br i1 %416, label %417, label %454

417:                                              ; preds = %413, %410
  %418 = load ptr, ptr %5, align 8, !tbaa !269
  %419 = getelementptr inbounds nuw i8, ptr %418, i64 32
  %420 = load ptr, ptr %419, align 8, !tbaa !130
  %421 = getelementptr inbounds nuw i8, ptr %420, i64 128
  %422 = load ptr, ptr %421, align 8, !tbaa !537
  %423 = call ptr %422(ptr noundef %420, i64 noundef %408) #25
  %424 = icmp eq ptr %423, null
  br i1 %424, label %433, label %425

425:                                              ; preds = %417
  %426 = load ptr, ptr %401, align 8, !tbaa !219
  %427 = icmp eq ptr %426, null
  br i1 %427, label %431, label %428

428:                                              ; preds = %425
  %429 = getelementptr inbounds nuw i8, ptr %420, i64 136
  %430 = load ptr, ptr %429, align 8, !tbaa !538
  call void %430(ptr noundef nonnull %420, ptr noundef nonnull %426) #25
  br label %431

431:                                              ; preds = %428, %425
  store ptr %423, ptr %401, align 8, !tbaa !35
  %432 = getelementptr inbounds nuw i8, ptr %401, i64 8
  store i64 %408, ptr %432, align 8, !tbaa !125
  br label %454

433:                                              ; preds = %417, %391
  %434 = load ptr, ptr %5, align 8, !tbaa !269
  %435 = getelementptr inbounds nuw i8, ptr %434, i64 24
  %436 = load ptr, ptr %435, align 8, !tbaa !260
  %437 = getelementptr inbounds nuw i8, ptr %436, i64 4
  br label %438

438:                                              ; preds = %438, %433
  %439 = atomicrmw xchg ptr %437, i32 1 acquire, align 4
  %440 = icmp eq i32 %439, 0
  br i1 %440, label %441, label %438, !llvm.loop !261

441:                                              ; preds = %438
  %442 = load atomic i32, ptr %436 monotonic, align 8
  %443 = icmp eq i32 %442, 0
  br i1 %443, label %448, label %444

444:                                              ; preds = %441
  %445 = getelementptr inbounds nuw i8, ptr %436, i64 16
  %446 = load i64, ptr %445, align 8, !tbaa !262
  %447 = icmp sgt i64 %446, 0
  br i1 %447, label %448, label %453

448:                                              ; preds = %444, %441
  %449 = getelementptr inbounds nuw i8, ptr %436, i64 12
  store i32 0, ptr %449, align 4, !tbaa !265
  %450 = getelementptr inbounds nuw i8, ptr %436, i64 16
  store i64 0, ptr %450, align 8, !tbaa !262
  %451 = getelementptr inbounds nuw i8, ptr %436, i64 24
  store i64 %408, ptr %451, align 8, !tbaa !266
  %452 = getelementptr inbounds nuw i8, ptr %436, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %452, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %436 monotonic, align 8
  br label %453

453:                                              ; preds = %448, %444
  store atomic i32 0, ptr %437 release, align 4
  br label %746

454:                                              ; preds = %431, %413
  %455 = phi ptr [ %423, %431 ], [ %411, %413 ]
  %456 = load ptr, ptr %19, align 8, !tbaa !288
  %457 = load i32, ptr %396, align 4, !tbaa !9
  %458 = sext i32 %457 to i64
  %459 = getelementptr inbounds ptr, ptr %456, i64 %458
  store ptr %455, ptr %459, align 8, !tbaa !35
  %460 = getelementptr inbounds nuw i8, ptr %30, i64 12
  %461 = load i32, ptr %460, align 4, !tbaa !284
  %462 = icmp ugt i32 %461, 5
  br i1 %462, label %463, label %743

463:                                              ; preds = %454
  %464 = load i32, ptr %393, align 8, !tbaa !283
  %465 = sext i32 %464 to i64
  br label %466

466:                                              ; preds = %466, %463
  %467 = phi i32 [ 3, %463 ], [ %491, %466 ]
  %468 = load ptr, ptr %16, align 8, !tbaa !282
  %469 = getelementptr inbounds i32, ptr %468, i64 %465
  %470 = zext i32 %467 to i64
  %471 = getelementptr inbounds nuw i32, ptr %469, i64 %470
  %472 = load ptr, ptr %17, align 8, !tbaa !294
  %473 = getelementptr inbounds nuw i8, ptr %471, i64 8
  %474 = load i32, ptr %473, align 4, !tbaa !9
  %475 = sext i32 %474 to i64
  %476 = getelementptr inbounds i64, ptr %472, i64 %475
  %477 = load ptr, ptr %18, align 8, !tbaa !287
  %478 = call fastcc i64 @evaluate(ptr noundef %476, ptr noundef %477)
  %479 = load ptr, ptr %19, align 8, !tbaa !288
  %480 = getelementptr inbounds nuw i8, ptr %471, i64 4
  %481 = load i32, ptr %480, align 4, !tbaa !9
  %482 = sext i32 %481 to i64
  %483 = getelementptr inbounds ptr, ptr %479, i64 %482
  %484 = load ptr, ptr %483, align 8, !tbaa !35
  %485 = ptrtoint ptr %484 to i64
  %486 = add i64 %478, %485
  %487 = inttoptr i64 %486 to ptr
  %488 = load i32, ptr %471, align 4, !tbaa !9
  %489 = sext i32 %488 to i64
  %490 = getelementptr inbounds ptr, ptr %479, i64 %489
  store ptr %487, ptr %490, align 8, !tbaa !35
  %491 = add i32 %467, 3
  %492 = add i32 %467, 5
  %493 = icmp ult i32 %492, %461
  br i1 %493, label %466, label %743, !llvm.loop !533

494:                                              ; preds = %28
  %495 = load ptr, ptr %16, align 8, !tbaa !282
  %496 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %497 = load i32, ptr %496, align 8, !tbaa !283
  %498 = sext i32 %497 to i64
  %499 = getelementptr inbounds i32, ptr %495, i64 %498
  %500 = load ptr, ptr %20, align 8, !tbaa !531
  %501 = getelementptr inbounds nuw i8, ptr %499, i64 4
  %502 = load i32, ptr %501, align 4, !tbaa !9
  %503 = sext i32 %502 to i64
  %504 = getelementptr inbounds %struct.tfc_block, ptr %500, i64 %503
  %505 = load ptr, ptr %21, align 8, !tbaa !539
  %506 = getelementptr inbounds nuw i8, ptr %499, i64 12
  %507 = load i32, ptr %506, align 4, !tbaa !9
  %508 = sext i32 %507 to i64
  %509 = getelementptr inbounds i32, ptr %505, i64 %508
  %510 = load i32, ptr %509, align 4, !tbaa !9
  %511 = sext i32 %510 to i64
  %512 = load ptr, ptr %17, align 8, !tbaa !294
  %513 = getelementptr inbounds nuw i8, ptr %499, i64 8
  %514 = load i32, ptr %513, align 4, !tbaa !9
  %515 = sext i32 %514 to i64
  %516 = getelementptr inbounds i64, ptr %512, i64 %515
  %517 = load ptr, ptr %18, align 8, !tbaa !287
  %518 = call fastcc i64 @evaluate(ptr noundef %516, ptr noundef %517)
  %519 = icmp slt i32 %510, 0
  %520 = icmp slt i64 %518, 0
  %521 = select i1 %519, i1 true, i1 %520
  br i1 %521, label %527, label %522

522:                                              ; preds = %494
  %523 = add nuw nsw i64 %511, 1
  %524 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %523, i64 %518)
  %525 = extractvalue { i64, i1 } %524, 1
  %526 = extractvalue { i64, i1 } %524, 0
  br i1 %525, label %527, label %548

527:                                              ; preds = %522, %494
  %528 = load ptr, ptr %5, align 8, !tbaa !269
  %529 = getelementptr inbounds nuw i8, ptr %528, i64 24
  %530 = load ptr, ptr %529, align 8, !tbaa !260
  %531 = getelementptr inbounds nuw i8, ptr %530, i64 4
  br label %532

532:                                              ; preds = %532, %527
  %533 = atomicrmw xchg ptr %531, i32 1 acquire, align 4
  %534 = icmp eq i32 %533, 0
  br i1 %534, label %535, label %532, !llvm.loop !261

535:                                              ; preds = %532
  %536 = load atomic i32, ptr %530 monotonic, align 8
  %537 = icmp eq i32 %536, 0
  br i1 %537, label %542, label %538

538:                                              ; preds = %535
  %539 = getelementptr inbounds nuw i8, ptr %530, i64 16
  %540 = load i64, ptr %539, align 8, !tbaa !262
  %541 = icmp sgt i64 %540, 0
  br i1 %541, label %542, label %547

542:                                              ; preds = %538, %535
  %543 = getelementptr inbounds nuw i8, ptr %530, i64 12
  store i32 0, ptr %543, align 4, !tbaa !265
  %544 = getelementptr inbounds nuw i8, ptr %530, i64 16
  store i64 0, ptr %544, align 8, !tbaa !262
  %545 = getelementptr inbounds nuw i8, ptr %530, i64 24
  store i64 -1, ptr %545, align 8, !tbaa !266
  %546 = getelementptr inbounds nuw i8, ptr %530, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %546, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %530 monotonic, align 8
  br label %547

547:                                              ; preds = %542, %538
  store atomic i32 0, ptr %531 release, align 4
  br label %746

548:                                              ; preds = %522
  %549 = load ptr, ptr %504, align 8, !tbaa !219
  %550 = icmp eq ptr %549, null
  br i1 %550, label %555, label %551

551:                                              ; preds = %548
  %552 = getelementptr inbounds nuw i8, ptr %504, i64 8
  %553 = load i64, ptr %552, align 8, !tbaa !532
  %554 = icmp sgt i64 %526, %553
  br i1 %554, label %555, label %628

555:                                              ; preds = %551, %548
  %556 = icmp slt i64 %526, 4611686018427387904
  %557 = zext i1 %556 to i64
  %558 = shl nsw i64 %526, %557
  %559 = mul nuw nsw i64 %518, %511
  %560 = load ptr, ptr %5, align 8, !tbaa !269
  %561 = getelementptr inbounds nuw i8, ptr %560, i64 32
  %562 = load ptr, ptr %561, align 8, !tbaa !130
  %563 = getelementptr inbounds nuw i8, ptr %562, i64 128
  %564 = load ptr, ptr %563, align 8, !tbaa !537
  %565 = call ptr %564(ptr noundef %562, i64 noundef %558) #25
  %566 = icmp eq ptr %565, null
  br i1 %566, label %581, label %567

567:                                              ; preds = %555
  %568 = icmp eq i64 %559, 0
  br i1 %568, label %575, label %569

569:                                              ; preds = %567
  %570 = getelementptr inbounds nuw i8, ptr %562, i64 64
  %571 = load ptr, ptr %570, align 8, !tbaa !170
  %572 = load ptr, ptr %504, align 8, !tbaa !219
  %573 = call signext i32 %571(ptr noundef nonnull %562, ptr noundef nonnull %565, ptr noundef %572, i64 noundef range(i64 0, -9223372036854775808) %559) #25
  %574 = icmp eq i32 %573, 0
  br i1 %574, label %575, label %581

575:                                              ; preds = %569, %567
  %576 = load ptr, ptr %504, align 8, !tbaa !219
  %577 = icmp eq ptr %576, null
  br i1 %577, label %624, label %578

578:                                              ; preds = %575
  %579 = getelementptr inbounds nuw i8, ptr %562, i64 136
  %580 = load ptr, ptr %579, align 8, !tbaa !538
  call void %580(ptr noundef nonnull %562, ptr noundef nonnull %576) #25
  br label %624

581:                                              ; preds = %569, %555
  %582 = load ptr, ptr %5, align 8, !tbaa !269
  %583 = getelementptr inbounds nuw i8, ptr %582, i64 32
  %584 = load ptr, ptr %583, align 8, !tbaa !130
  %585 = getelementptr inbounds nuw i8, ptr %584, i64 128
  %586 = load ptr, ptr %585, align 8, !tbaa !537
  %587 = call ptr %586(ptr noundef %584, i64 noundef %526) #25
  %588 = icmp eq ptr %587, null
  br i1 %588, label %603, label %589

589:                                              ; preds = %581
  %590 = icmp eq i64 %559, 0
  br i1 %590, label %597, label %591

591:                                              ; preds = %589
  %592 = getelementptr inbounds nuw i8, ptr %584, i64 64
  %593 = load ptr, ptr %592, align 8, !tbaa !170
  %594 = load ptr, ptr %504, align 8, !tbaa !219
  %595 = call signext i32 %593(ptr noundef nonnull %584, ptr noundef nonnull %587, ptr noundef %594, i64 noundef range(i64 0, -9223372036854775808) %559) #25
  %596 = icmp eq i32 %595, 0
  br i1 %596, label %597, label %603

597:                                              ; preds = %591, %589
  %598 = load ptr, ptr %504, align 8, !tbaa !219
  %599 = icmp eq ptr %598, null
  br i1 %599, label %624, label %600

600:                                              ; preds = %597
  %601 = getelementptr inbounds nuw i8, ptr %584, i64 136
  %602 = load ptr, ptr %601, align 8, !tbaa !538
  call void %602(ptr noundef nonnull %584, ptr noundef nonnull %598) #25
  br label %624

603:                                              ; preds = %591, %581
  %604 = load ptr, ptr %5, align 8, !tbaa !269
  %605 = getelementptr inbounds nuw i8, ptr %604, i64 24
  %606 = load ptr, ptr %605, align 8, !tbaa !260
  %607 = getelementptr inbounds nuw i8, ptr %606, i64 4
  br label %608

608:                                              ; preds = %608, %603
  %609 = atomicrmw xchg ptr %607, i32 1 acquire, align 4
  %610 = icmp eq i32 %609, 0
  br i1 %610, label %611, label %608, !llvm.loop !261

611:                                              ; preds = %608
  %612 = load atomic i32, ptr %606 monotonic, align 8
  %613 = icmp eq i32 %612, 0
  br i1 %613, label %618, label %614

614:                                              ; preds = %611
  %615 = getelementptr inbounds nuw i8, ptr %606, i64 16
  %616 = load i64, ptr %615, align 8, !tbaa !262
  %617 = icmp sgt i64 %616, 0
  br i1 %617, label %618, label %623

618:                                              ; preds = %614, %611
  %619 = getelementptr inbounds nuw i8, ptr %606, i64 12
  store i32 0, ptr %619, align 4, !tbaa !265
  %620 = getelementptr inbounds nuw i8, ptr %606, i64 16
  store i64 0, ptr %620, align 8, !tbaa !262
  %621 = getelementptr inbounds nuw i8, ptr %606, i64 24
  store i64 %526, ptr %621, align 8, !tbaa !266
  %622 = getelementptr inbounds nuw i8, ptr %606, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %622, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %606 monotonic, align 8
  br label %623

623:                                              ; preds = %618, %614
  store atomic i32 0, ptr %607 release, align 4
  br label %746

624:                                              ; preds = %600, %597, %578, %575
  %625 = phi ptr [ %565, %578 ], [ %565, %575 ], [ %587, %597 ], [ %587, %600 ]
  %626 = phi i64 [ %558, %578 ], [ %558, %575 ], [ %526, %597 ], [ %526, %600 ]
  store ptr %625, ptr %504, align 8, !tbaa !35
  %627 = getelementptr inbounds nuw i8, ptr %504, i64 8
  store i64 %626, ptr %627, align 8, !tbaa !125
  br label %628

628:                                              ; preds = %624, %551
  %629 = phi ptr [ %549, %551 ], [ %625, %624 ]
  %630 = load ptr, ptr %19, align 8, !tbaa !288
  %631 = load i32, ptr %499, align 4, !tbaa !9
  %632 = sext i32 %631 to i64
  %633 = getelementptr inbounds ptr, ptr %630, i64 %632
  store ptr %629, ptr %633, align 8, !tbaa !35
  %634 = getelementptr inbounds nuw i8, ptr %30, i64 12
  %635 = load i32, ptr %634, align 4, !tbaa !284
  %636 = icmp ugt i32 %635, 6
  br i1 %636, label %637, label %743

637:                                              ; preds = %628
  %638 = load i32, ptr %496, align 8, !tbaa !283
  %639 = sext i32 %638 to i64
  br label %640

640:                                              ; preds = %640, %637
  %641 = phi i32 [ 4, %637 ], [ %665, %640 ]
  %642 = load ptr, ptr %16, align 8, !tbaa !282
  %643 = getelementptr inbounds i32, ptr %642, i64 %639
  %644 = zext i32 %641 to i64
  %645 = getelementptr inbounds nuw i32, ptr %643, i64 %644
  %646 = load ptr, ptr %17, align 8, !tbaa !294
  %647 = getelementptr inbounds nuw i8, ptr %645, i64 8
  %648 = load i32, ptr %647, align 4, !tbaa !9
  %649 = sext i32 %648 to i64
  %650 = getelementptr inbounds i64, ptr %646, i64 %649
  %651 = load ptr, ptr %18, align 8, !tbaa !287
  %652 = call fastcc i64 @evaluate(ptr noundef %650, ptr noundef %651)
  %653 = load ptr, ptr %19, align 8, !tbaa !288
  %654 = getelementptr inbounds nuw i8, ptr %645, i64 4
  %655 = load i32, ptr %654, align 4, !tbaa !9
  %656 = sext i32 %655 to i64
  %657 = getelementptr inbounds ptr, ptr %653, i64 %656
  %658 = load ptr, ptr %657, align 8, !tbaa !35
  %659 = ptrtoint ptr %658 to i64
  %660 = add i64 %652, %659
  %661 = inttoptr i64 %660 to ptr
  %662 = load i32, ptr %645, align 4, !tbaa !9
  %663 = sext i32 %662 to i64
  %664 = getelementptr inbounds ptr, ptr %653, i64 %663
  store ptr %661, ptr %664, align 8, !tbaa !35
  %665 = add i32 %641, 3
  %666 = add i32 %641, 5
  %667 = icmp ult i32 %666, %635
  br i1 %667, label %640, label %743, !llvm.loop !533

668:                                              ; preds = %28
  %669 = load ptr, ptr %16, align 8, !tbaa !282
  %670 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %671 = load i32, ptr %670, align 8, !tbaa !283
  %672 = sext i32 %671 to i64
  %673 = getelementptr inbounds i32, ptr %669, i64 %672
  %674 = load ptr, ptr %17, align 8, !tbaa !294
  %675 = getelementptr inbounds nuw i8, ptr %673, i64 4
  %676 = load i32, ptr %675, align 4, !tbaa !9
  %677 = sext i32 %676 to i64
  %678 = getelementptr inbounds i64, ptr %674, i64 %677
  %679 = load ptr, ptr %18, align 8, !tbaa !287
  %680 = call fastcc i64 @evaluate(ptr noundef %678, ptr noundef %679)
  %681 = icmp sgt i64 %680, 0
  br i1 %681, label %682, label %743

682:                                              ; preds = %668
  %683 = load ptr, ptr %5, align 8, !tbaa !269
  %684 = getelementptr inbounds nuw i8, ptr %683, i64 32
  %685 = load ptr, ptr %684, align 8, !tbaa !130
  %686 = getelementptr inbounds nuw i8, ptr %685, i64 56
  %687 = load ptr, ptr %686, align 8, !tbaa !540
  %688 = load ptr, ptr %19, align 8, !tbaa !288
  %689 = load i32, ptr %673, align 4, !tbaa !9
  %690 = sext i32 %689 to i64
  %691 = getelementptr inbounds ptr, ptr %688, i64 %690
  %692 = load ptr, ptr %691, align 8, !tbaa !35
  %693 = call signext i32 %687(ptr noundef %685, ptr noundef %692, i32 noundef signext 255, i64 noundef %680) #25
  %694 = icmp eq i32 %693, 0
  br i1 %694, label %743, label %695

695:                                              ; preds = %682
  %696 = load ptr, ptr %5, align 8, !tbaa !269
  %697 = getelementptr inbounds nuw i8, ptr %696, i64 24
  %698 = load ptr, ptr %697, align 8, !tbaa !260
  %699 = load atomic i32, ptr %698 acquire, align 8
  %700 = icmp eq i32 %699, 0
  br i1 %700, label %701, label %754

701:                                              ; preds = %695
  %702 = load ptr, ptr %5, align 8, !tbaa !269
  %703 = getelementptr inbounds nuw i8, ptr %702, i64 24
  %704 = load ptr, ptr %703, align 8, !tbaa !260
  %705 = getelementptr inbounds nuw i8, ptr %704, i64 4
  br label %706

706:                                              ; preds = %706, %701
  %707 = atomicrmw xchg ptr %705, i32 1 acquire, align 4
  %708 = icmp eq i32 %707, 0
  br i1 %708, label %709, label %706, !llvm.loop !261

709:                                              ; preds = %706
  %710 = load atomic i32, ptr %704 monotonic, align 8
  %711 = icmp eq i32 %710, 0
  br i1 %711, label %716, label %712

712:                                              ; preds = %709
  %713 = getelementptr inbounds nuw i8, ptr %704, i64 16
  %714 = load i64, ptr %713, align 8, !tbaa !262
  %715 = icmp sgt i64 %714, 0
  br i1 %715, label %716, label %719

716:                                              ; preds = %712, %709
  %717 = getelementptr inbounds nuw i8, ptr %704, i64 12
  store i32 2147483647, ptr %717, align 4, !tbaa !265
  %718 = getelementptr inbounds nuw i8, ptr %704, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %718, i8 0, i64 32, i1 false)
  store atomic i32 %693, ptr %704 monotonic, align 8
  br label %719

719:                                              ; preds = %716, %712
  store atomic i32 0, ptr %705 release, align 4
  br label %746

720:                                              ; preds = %28
  %721 = load ptr, ptr %5, align 8, !tbaa !269
  %722 = getelementptr inbounds nuw i8, ptr %721, i64 24
  %723 = load ptr, ptr %722, align 8, !tbaa !260
  %724 = getelementptr inbounds nuw i8, ptr %723, i64 4
  br label %725

725:                                              ; preds = %725, %720
  %726 = atomicrmw xchg ptr %724, i32 1 acquire, align 4
  %727 = icmp eq i32 %726, 0
  br i1 %727, label %728, label %725, !llvm.loop !261

728:                                              ; preds = %725
  %729 = load atomic i32, ptr %723 monotonic, align 8
  %730 = icmp eq i32 %729, 0
  br i1 %730, label %735, label %731

731:                                              ; preds = %728
  %732 = getelementptr inbounds nuw i8, ptr %723, i64 16
  %733 = load i64, ptr %732, align 8, !tbaa !262
  %734 = icmp sgt i64 %733, 0
  br i1 %734, label %735, label %737

735:                                              ; preds = %731, %728
  %736 = getelementptr inbounds nuw i8, ptr %723, i64 12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %736, i8 0, i64 36, i1 false)
  store atomic i32 13, ptr %723 monotonic, align 8
  br label %737

737:                                              ; preds = %731, %735
  store atomic i32 0, ptr %724 release, align 4
  br label %746

738:                                              ; preds = %247, %389, %249, %206
  %739 = phi i32 [ %250, %249 ], [ %207, %206 ], [ %390, %389 ], [ %248, %247 ]
  %740 = icmp eq i32 %739, 0
  br i1 %740, label %741, label %754

741:                                              ; preds = %738
  %742 = load i64, ptr %4, align 8, !tbaa !125
  br label %743

743:                                              ; preds = %640, %466, %289, %741, %668, %682, %628, %454, %251, %103, %321, %160, %131
  %744 = phi i64 [ %742, %741 ], [ %31, %466 ], [ %31, %289 ], [ %31, %131 ], [ %31, %668 ], [ %31, %682 ], [ %31, %628 ], [ %31, %454 ], [ %31, %251 ], [ %31, %103 ], [ %322, %321 ], [ %163, %160 ], [ %31, %640 ]
  %745 = icmp slt i64 %744, %13
  br i1 %745, label %28, label %754, !llvm.loop !541

746:                                              ; preds = %547, %623, %65, %130, %453, %719, %159, %246, %737
  %747 = phi i32 [ 1, %246 ], [ %133, %159 ], [ %693, %719 ], [ 8, %453 ], [ 13, %737 ], [ 1, %65 ], [ %104, %130 ], [ 8, %623 ], [ 8, %547 ]
  %748 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %749 = load i32, ptr %748, align 8, !tbaa !281
  %750 = load ptr, ptr %5, align 8, !tbaa !269
  %751 = getelementptr inbounds nuw i8, ptr %750, i64 24
  %752 = load ptr, ptr %751, align 8, !tbaa !260
  %753 = getelementptr inbounds nuw i8, ptr %752, i64 8
  store i32 %749, ptr %753, align 8, !tbaa !290
  br label %754

754:                                              ; preds = %738, %743, %746, %1, %106, %695, %135
  %755 = phi i32 [ %133, %135 ], [ %747, %746 ], [ %693, %695 ], [ %104, %106 ], [ 0, %1 ], [ %739, %738 ], [ 0, %743 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #25
  ret i32 %755
}

; Function Attrs: nounwind uwtable
define internal fastcc signext i32 @steer_on_device(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull writeonly captures(none) %2) unnamed_addr #30 {
  %4 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #25
  store i8 0, ptr %4, align 1, !tbaa !102
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %6 = load i32, ptr %5, align 4, !tbaa !278
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %8 = load ptr, ptr %7, align 8, !tbaa !282
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %10 = load i32, ptr %9, align 8, !tbaa !283
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i32, ptr %8, i64 %11
  switch i32 %6, label %97 [
    i32 3, label %13
    i32 4, label %33
  ]

13:                                               ; preds = %3
  %14 = load i32, ptr %12, align 4, !tbaa !9
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %16 = load ptr, ptr %15, align 8, !tbaa !269
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 32
  %18 = load ptr, ptr %17, align 8, !tbaa !130
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 40
  %20 = load ptr, ptr %19, align 8, !tbaa !169
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %22 = load ptr, ptr %21, align 8, !tbaa !288
  %23 = sext i32 %14 to i64
  %24 = getelementptr inbounds ptr, ptr %22, i64 %23
  %25 = load ptr, ptr %24, align 8, !tbaa !35
  %26 = call signext i32 %20(ptr noundef %18, ptr noundef %16, ptr noundef nonnull %4, ptr noundef %25, i64 noundef 1) #25
  %27 = load i8, ptr %4, align 1, !tbaa !102
  %28 = icmp eq i8 %27, 0
  br i1 %28, label %29, label %129

29:                                               ; preds = %13
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %31 = load i32, ptr %30, align 8, !tbaa !291
  %32 = sext i32 %31 to i64
  store i64 %32, ptr %2, align 8, !tbaa !125
  br label %129

33:                                               ; preds = %3
  %34 = load i32, ptr %12, align 4, !tbaa !9
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %36 = load ptr, ptr %35, align 8, !tbaa !539
  %37 = sext i32 %34 to i64
  %38 = getelementptr inbounds i32, ptr %36, i64 %37
  store i32 0, ptr %38, align 4, !tbaa !9
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %40 = load ptr, ptr %39, align 8, !tbaa !269
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 32
  %42 = load ptr, ptr %41, align 8, !tbaa !130
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 48
  %44 = load ptr, ptr %43, align 8, !tbaa !175
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %46 = load ptr, ptr %45, align 8, !tbaa !288
  %47 = getelementptr inbounds ptr, ptr %46, i64 %37
  %48 = load ptr, ptr %47, align 8, !tbaa !35
  %49 = tail call signext i32 %44(ptr noundef %42, ptr noundef %0, ptr noundef %48, i32 noundef signext 0) #25
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %132

51:                                               ; preds = %33
  %52 = getelementptr inbounds nuw i8, ptr %12, i64 4
  %53 = load i32, ptr %52, align 4, !tbaa !9
  %54 = icmp slt i32 %53, 0
  br i1 %54, label %165, label %55

55:                                               ; preds = %51
  %56 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %57 = load i32, ptr %56, align 4, !tbaa !9
  %58 = icmp sgt i32 %57, -1
  br i1 %58, label %59, label %71

59:                                               ; preds = %55
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %61 = load ptr, ptr %60, align 8, !tbaa !294
  %62 = zext nneg i32 %57 to i64
  %63 = getelementptr inbounds nuw i64, ptr %61, i64 %62
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %65 = load ptr, ptr %64, align 8, !tbaa !287
  %66 = tail call fastcc i64 @evaluate(ptr noundef %63, ptr noundef %65)
  %67 = trunc i64 %66 to i32
  %68 = load ptr, ptr %35, align 8, !tbaa !539
  %69 = zext nneg i32 %53 to i64
  %70 = getelementptr inbounds nuw i32, ptr %68, i64 %69
  store i32 %67, ptr %70, align 4, !tbaa !9
  br label %85

71:                                               ; preds = %55
  %72 = load ptr, ptr %35, align 8, !tbaa !539
  %73 = zext nneg i32 %53 to i64
  %74 = getelementptr inbounds nuw i32, ptr %72, i64 %73
  %75 = load ptr, ptr %39, align 8, !tbaa !269
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 32
  %77 = load ptr, ptr %76, align 8, !tbaa !130
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 40
  %79 = load ptr, ptr %78, align 8, !tbaa !169
  %80 = load ptr, ptr %45, align 8, !tbaa !288
  %81 = getelementptr inbounds nuw ptr, ptr %80, i64 %73
  %82 = load ptr, ptr %81, align 8, !tbaa !35
  %83 = tail call signext i32 %79(ptr noundef %77, ptr noundef %75, ptr noundef %74, ptr noundef %82, i64 noundef 4) #25
  %84 = load ptr, ptr %35, align 8, !tbaa !539
  br label %85

85:                                               ; preds = %71, %59
  %86 = phi ptr [ %68, %59 ], [ %84, %71 ]
  %87 = phi i32 [ 0, %59 ], [ %83, %71 ]
  %88 = load i32, ptr %52, align 4, !tbaa !9
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds i32, ptr %86, i64 %89
  %91 = load i32, ptr %90, align 4, !tbaa !9
  %92 = icmp slt i32 %91, 1
  br i1 %92, label %93, label %129

93:                                               ; preds = %85
  %94 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %95 = load i32, ptr %94, align 8, !tbaa !291
  %96 = sext i32 %95 to i64
  store i64 %96, ptr %2, align 8, !tbaa !125
  br label %129

97:                                               ; preds = %3
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %99 = load ptr, ptr %98, align 8, !tbaa !539
  %100 = load i32, ptr %12, align 4, !tbaa !9
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds i32, ptr %99, i64 %101
  %103 = load i32, ptr %102, align 4, !tbaa !9
  %104 = add i32 %103, 1
  %105 = getelementptr inbounds nuw i8, ptr %12, i64 4
  %106 = load i32, ptr %105, align 4, !tbaa !9
  %107 = icmp slt i32 %106, 0
  br i1 %107, label %113, label %108

108:                                              ; preds = %97
  %109 = zext nneg i32 %106 to i64
  %110 = getelementptr inbounds nuw i32, ptr %99, i64 %109
  %111 = load i32, ptr %110, align 4, !tbaa !9
  %112 = icmp slt i32 %104, %111
  br i1 %112, label %113, label %117

113:                                              ; preds = %108, %97
  %114 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %115 = load i32, ptr %114, align 8, !tbaa !291
  %116 = sext i32 %115 to i64
  store i64 %116, ptr %2, align 8, !tbaa !125
  br label %117

117:                                              ; preds = %108, %113
  store i32 %104, ptr %102, align 4, !tbaa !9
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %119 = load ptr, ptr %118, align 8, !tbaa !269
  %120 = getelementptr inbounds nuw i8, ptr %119, i64 32
  %121 = load ptr, ptr %120, align 8, !tbaa !130
  %122 = getelementptr inbounds nuw i8, ptr %121, i64 48
  %123 = load ptr, ptr %122, align 8, !tbaa !175
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %125 = load ptr, ptr %124, align 8, !tbaa !288
  %126 = getelementptr inbounds ptr, ptr %125, i64 %101
  %127 = load ptr, ptr %126, align 8, !tbaa !35
  %128 = tail call signext i32 %123(ptr noundef %121, ptr noundef nonnull %0, ptr noundef %127, i32 noundef signext %104) #25
  br label %129

129:                                              ; preds = %93, %85, %13, %29, %117
  %130 = phi i32 [ %128, %117 ], [ %26, %13 ], [ %26, %29 ], [ %87, %93 ], [ %87, %85 ]
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %165, label %132

132:                                              ; preds = %33, %129
  %133 = phi i32 [ %130, %129 ], [ %49, %33 ]
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %135 = load ptr, ptr %134, align 8, !tbaa !269
  %136 = getelementptr inbounds nuw i8, ptr %135, i64 24
  %137 = load ptr, ptr %136, align 8, !tbaa !260
  %138 = load atomic i32, ptr %137 acquire, align 8
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %165

140:                                              ; preds = %132
  %141 = load ptr, ptr %134, align 8, !tbaa !269
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 24
  %143 = load ptr, ptr %142, align 8, !tbaa !260
  %144 = getelementptr inbounds nuw i8, ptr %143, i64 4
  br label %145

145:                                              ; preds = %145, %140
  %146 = atomicrmw xchg ptr %144, i32 1 acquire, align 4
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %148, label %145, !llvm.loop !261

148:                                              ; preds = %145
  %149 = load atomic i32, ptr %143 monotonic, align 8
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %155, label %151

151:                                              ; preds = %148
  %152 = getelementptr inbounds nuw i8, ptr %143, i64 16
  %153 = load i64, ptr %152, align 8, !tbaa !262
  %154 = icmp sgt i64 %153, 0
  br i1 %154, label %155, label %158

155:                                              ; preds = %151, %148
  %156 = getelementptr inbounds nuw i8, ptr %143, i64 12
  store i32 2147483647, ptr %156, align 4, !tbaa !265
  %157 = getelementptr inbounds nuw i8, ptr %143, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %157, i8 0, i64 32, i1 false)
  store atomic i32 %133, ptr %143 monotonic, align 8
  br label %158

158:                                              ; preds = %155, %151
  store atomic i32 0, ptr %144 release, align 4
  %159 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %160 = load i32, ptr %159, align 8, !tbaa !281
  %161 = load ptr, ptr %134, align 8, !tbaa !269
  %162 = getelementptr inbounds nuw i8, ptr %161, i64 24
  %163 = load ptr, ptr %162, align 8, !tbaa !260
  %164 = getelementptr inbounds nuw i8, ptr %163, i64 8
  store i32 %160, ptr %164, align 8, !tbaa !290
  br label %165

165:                                              ; preds = %51, %158, %132, %129
  %166 = phi i32 [ %133, %158 ], [ 0, %129 ], [ %133, %132 ], [ 0, %51 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #25
  ret i32 %166
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #22

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #22

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #22

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #22

; Function Attrs: nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #23

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #22

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #22

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #24

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
attributes #24 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #25 = { nounwind }
attributes #26 = { nounwind allocsize(1) }

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
!14 = !{!"tfc_executor", !15, i64 0, !17, i64 8, !18, i64 16, !18, i64 24, !18, i64 32, !18, i64 40, !20, i64 48, !10, i64 56, !10, i64 60, !16, i64 64, !16, i64 72, !21, i64 80, !21, i64 88, !22, i64 96, !23, i64 104, !10, i64 112, !10, i64 116, !10, i64 120, !10, i64 124, !24, i64 128, !25, i64 136, !26, i64 144, !27, i64 152, !27, i64 160, !10, i64 168, !10, i64 172, !10, i64 176, !10, i64 180, !27, i64 184, !27, i64 192, !27, i64 200, !11, i64 208, !28, i64 216, !27, i64 224, !27, i64 232, !27, i64 240, !16, i64 248, !21, i64 256, !21, i64 264, !18, i64 272, !11, i64 280}
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
!38 = !{!"tfc_ctx", !10, i64 0, !10, i64 4, !39, i64 8, !40, i64 16, !41, i64 24, !42, i64 32, !43, i64 40, !44, i64 48}
!39 = !{!"p1 _ZTS8tfc_pool", !16, i64 0}
!40 = !{!"p1 _ZTS8tfc_host", !16, i64 0}
!41 = !{!"p1 _ZTS11tfc_failure", !16, i64 0}
!42 = !{!"p1 _ZTS10tfc_device", !16, i64 0}
!43 = !{!"p1 _ZTS10tfc_checks", !16, i64 0}
!44 = !{!"p1 _ZTS9tfc_timer", !16, i64 0}
!45 = !{!14, !22, i64 96}
!46 = !{!14, !10, i64 176}
!47 = !{!14, !15, i64 0}
!48 = !{!14, !10, i64 56}
!49 = !{!50, !53, i64 24}
!50 = !{!"tfc_graph", !51, i64 0, !52, i64 8, !25, i64 16, !53, i64 24, !54, i64 32, !25, i64 40, !25, i64 48, !10, i64 56, !10, i64 60}
!51 = !{!"p1 _ZTS8tfc_node", !16, i64 0}
!52 = !{!"p1 _ZTS8tfc_edge", !16, i64 0}
!53 = !{!"p1 _ZTS9tfc_frame", !16, i64 0}
!54 = !{!"p1 long", !16, i64 0}
!55 = !{!56, !15, i64 0}
!56 = !{!"tfc_instance", !15, i64 0, !53, i64 8, !51, i64 16, !57, i64 24, !57, i64 32, !58, i64 40, !27, i64 48, !27, i64 56, !27, i64 64, !10, i64 72, !10, i64 76, !59, i64 80, !60, i64 88, !60, i64 96, !54, i64 104, !18, i64 112, !18, i64 120}
!57 = !{!"p1 _ZTS12tfc_instance", !16, i64 0}
!58 = !{!"p1 _ZTS13tfc_iteration", !16, i64 0}
!59 = !{!"p2 _ZTS13tfc_iteration", !19, i64 0}
!60 = !{!"p1 _ZTS4held", !16, i64 0}
!61 = !{!50, !10, i64 56}
!62 = !{!14, !18, i64 24}
!63 = !{!56, !18, i64 112}
!64 = !{!56, !59, i64 80}
!65 = !{!56, !53, i64 8}
!66 = !{!58, !58, i64 0}
!67 = !{!68, !10, i64 28}
!68 = !{!"tfc_frame", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12, !10, i64 16, !10, i64 20, !10, i64 24, !10, i64 28, !25, i64 32, !25, i64 40, !25, i64 48, !27, i64 56}
!69 = !{!70, !27, i64 8}
!70 = !{!"tfc_iteration", !27, i64 0, !27, i64 8, !27, i64 16, !57, i64 24, !18, i64 32, !25, i64 40, !25, i64 48}
!71 = !{!14, !10, i64 112}
!72 = !{!50, !51, i64 0}
!73 = !{!68, !25, i64 32}
!74 = !{!51, !51, i64 0}
!75 = !{!57, !57, i64 0}
!76 = distinct !{!76, !33}
!77 = !{!23, !23, i64 0}
!78 = !{!30, !10, i64 24}
!79 = distinct !{!79, !33}
!80 = !{!14, !27, i64 232}
!81 = !{!14, !24, i64 128}
!82 = !{!83, !27, i64 16}
!83 = !{!"tfc_group", !84, i64 0, !85, i64 8, !27, i64 16, !10, i64 24, !10, i64 28, !11, i64 32, !11, i64 36, !11, i64 40, !10, i64 44, !10, i64 48, !10, i64 52, !10, i64 56, !86, i64 64, !86, i64 72, !10, i64 80}
!84 = !{!"p2 _ZTS12tfc_executor", !19, i64 0}
!85 = !{!"p1 _ZTS12tfc_transfer", !16, i64 0}
!86 = !{!"p1 _ZTS10tfc_parcel", !16, i64 0}
!87 = !{!14, !27, i64 200}
!88 = !{!89, !27, i64 0}
!89 = !{!"timespec", !27, i64 0, !27, i64 8}
!90 = !{!89, !27, i64 8}
!91 = !{!14, !10, i64 60}
!92 = !{!93, !16, i64 40}
!93 = !{!"tfc_host", !10, i64 0, !10, i64 4, !16, i64 8, !16, i64 16, !16, i64 24, !16, i64 32, !16, i64 40, !16, i64 48}
!94 = !{!93, !16, i64 8}
!95 = !{!14, !28, i64 216}
!96 = !{!14, !27, i64 224}
!97 = !{!14, !27, i64 240}
!98 = !{!70, !18, i64 32}
!99 = !{!100, !10, i64 16}
!100 = !{!"tfc_node", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12, !10, i64 16, !10, i64 20, !10, i64 24, !10, i64 28, !10, i64 32, !10, i64 36, !10, i64 40}
!101 = !{!14, !18, i64 40}
!102 = !{!11, !11, i64 0}
!103 = !{!100, !10, i64 0}
!104 = !{!14, !25, i64 136}
!105 = !{!100, !10, i64 4}
!106 = !{!107, !10, i64 48}
!107 = !{!"tfc_activation", !108, i64 0, !10, i64 56, !10, i64 60, !10, i64 64, !10, i64 68, !86, i64 72, !18, i64 80, !18, i64 88, !57, i64 96, !58, i64 104}
!108 = !{!"tfc_parcel", !86, i64 0, !109, i64 8, !23, i64 16, !27, i64 24, !27, i64 32, !16, i64 40, !10, i64 48, !10, i64 52}
!109 = !{!"p1 _ZTS12tfc_executor", !16, i64 0}
!110 = distinct !{!110, !33}
!111 = distinct !{!111, !33}
!112 = !{!83, !85, i64 8}
!113 = !{!108, !10, i64 48}
!114 = !{!86, !86, i64 0}
!115 = !{!108, !27, i64 24}
!116 = distinct !{!116, !33}
!117 = !{!108, !10, i64 52}
!118 = !{!108, !86, i64 0}
!119 = !{!83, !10, i64 28}
!120 = !{!83, !10, i64 44}
!121 = !{!107, !86, i64 72}
!122 = !{!14, !26, i64 144}
!123 = !{!70, !27, i64 16}
!124 = !{!109, !109, i64 0}
!125 = !{!27, !27, i64 0}
!126 = !{!127, !27, i64 8}
!127 = !{!"tfc_transfer", !86, i64 0, !27, i64 8, !27, i64 16}
!128 = !{!108, !27, i64 32}
!129 = !{!127, !27, i64 16}
!130 = !{!38, !42, i64 32}
!131 = !{!132, !16, i64 96}
!132 = !{!"tfc_device", !16, i64 0, !16, i64 8, !16, i64 16, !16, i64 24, !16, i64 32, !16, i64 40, !16, i64 48, !16, i64 56, !16, i64 64, !16, i64 72, !16, i64 80, !16, i64 88, !16, i64 96, !16, i64 104, !16, i64 112, !16, i64 120, !16, i64 128, !16, i64 136}
!133 = !{!30, !16, i64 0}
!134 = !{!108, !16, i64 40}
!135 = distinct !{!135, !33}
!136 = distinct !{!136, !33}
!137 = !{!100, !10, i64 24}
!138 = !{!100, !10, i64 36}
!139 = !{!50, !25, i64 40}
!140 = !{!107, !18, i64 88}
!141 = !{!50, !54, i64 32}
!142 = !{!50, !25, i64 48}
!143 = distinct !{!143, !33}
!144 = !{!14, !27, i64 192}
!145 = !{!56, !51, i64 16}
!146 = !{!56, !57, i64 24}
!147 = !{!56, !58, i64 40}
!148 = distinct !{!148, !33}
!149 = !{!14, !17, i64 8}
!150 = !{!100, !10, i64 20}
!151 = !{!152, !25, i64 16}
!152 = !{!"tfc_region_use", !153, i64 0, !19, i64 8, !25, i64 16, !25, i64 24, !154, i64 32, !27, i64 40, !27, i64 48}
!153 = !{!"p1 _ZTS10tfc_region", !16, i64 0}
!154 = !{!"p1 _ZTS8tfc_move", !16, i64 0}
!155 = !{!152, !19, i64 8}
!156 = distinct !{!156, !33}
!157 = !{!152, !27, i64 40}
!158 = !{!152, !25, i64 24}
!159 = distinct !{!159, !33}
!160 = !{!152, !154, i64 32}
!161 = !{!162, !10, i64 4}
!162 = !{!"tfc_move", !10, i64 0, !10, i64 4, !27, i64 8}
!163 = !{!162, !27, i64 8}
!164 = !{!162, !10, i64 0}
!165 = distinct !{!165, !33}
!166 = !{!152, !27, i64 48}
!167 = !{!14, !10, i64 168}
!168 = !{!152, !153, i64 0}
!169 = !{!132, !16, i64 40}
!170 = !{!132, !16, i64 64}
!171 = distinct !{!171, !33}
!172 = !{!50, !25, i64 16}
!173 = !{!100, !10, i64 40}
!174 = distinct !{!174, !33}
!175 = !{!132, !16, i64 48}
!176 = !{!14, !18, i64 16}
!177 = !{!56, !18, i64 120}
!178 = !{!14, !18, i64 32}
!179 = distinct !{!179, !33}
!180 = !{!14, !27, i64 184}
!181 = distinct !{!181, !33}
!182 = !{!108, !23, i64 16}
!183 = distinct !{!183, !33}
!184 = !{!14, !10, i64 116}
!185 = !{!14, !10, i64 120}
!186 = !{!14, !10, i64 124}
!187 = !{!107, !57, i64 96}
!188 = !{!107, !10, i64 60}
!189 = !{!107, !10, i64 56}
!190 = !{!107, !10, i64 64}
!191 = !{!108, !109, i64 8}
!192 = !{!132, !16, i64 112}
!193 = !{!132, !16, i64 120}
!194 = !{!132, !16, i64 88}
!195 = !{!132, !16, i64 72}
!196 = !{!132, !16, i64 80}
!197 = !{!14, !10, i64 172}
!198 = !{!107, !58, i64 104}
!199 = !{!107, !27, i64 32}
!200 = !{!201, !10, i64 8}
!201 = !{!"tfc_driver", !10, i64 0, !10, i64 4, !10, i64 8}
!202 = !{!83, !10, i64 56}
!203 = !{!201, !10, i64 0}
!204 = !{!83, !86, i64 64}
!205 = distinct !{!205, !33}
!206 = !{!83, !11, i64 32}
!207 = !{!201, !10, i64 4}
!208 = !{!83, !10, i64 24}
!209 = !{!83, !84, i64 0}
!210 = distinct !{!210, !33}
!211 = !{!83, !10, i64 48}
!212 = !{!14, !11, i64 208}
!213 = !{!83, !10, i64 52}
!214 = !{!83, !86, i64 72}
!215 = !{!83, !10, i64 80}
!216 = distinct !{!216, !33}
!217 = !{!132, !16, i64 104}
!218 = distinct !{!218, !33}
!219 = !{!220, !16, i64 0}
!220 = !{!"tfc_block", !16, i64 0, !27, i64 8}
!221 = !{!222, !27, i64 40}
!222 = !{!"tfc_monitor", !11, i64 0, !10, i64 4, !223, i64 8, !27, i64 16, !27, i64 24, !224, i64 32, !27, i64 40, !27, i64 48}
!223 = !{!"p1 _ZTS9tfc_event", !16, i64 0}
!224 = !{!"p1 _ZTS8tfc_runs", !16, i64 0}
!225 = !{!222, !224, i64 32}
!226 = !{!227, !27, i64 0}
!227 = !{!"tfc_runs", !27, i64 0, !27, i64 8, !27, i64 16, !27, i64 24}
!228 = !{!227, !27, i64 16}
!229 = !{!227, !27, i64 24}
!230 = !{!222, !27, i64 48}
!231 = !{!222, !27, i64 24}
!232 = !{!222, !27, i64 16}
!233 = !{!222, !223, i64 8}
!234 = !{!227, !27, i64 8}
!235 = !{!236, !27, i64 8}
!236 = !{!"tfc_event", !27, i64 0, !27, i64 8, !27, i64 16}
!237 = !{!238, !39, i64 160}
!238 = !{!"tfc_worker", !11, i64 0, !27, i64 8, !27, i64 16, !11, i64 24, !11, i64 28, !239, i64 32, !39, i64 160, !27, i64 168}
!239 = !{!"tfc_processors", !11, i64 0}
!240 = distinct !{!240, !33}
!241 = distinct !{!241, !33}
!242 = distinct !{!242, !33}
!243 = !{!238, !27, i64 168}
!244 = distinct !{!244, !33}
!245 = !{!93, !16, i64 16}
!246 = !{!93, !10, i64 4}
!247 = !{!38, !39, i64 8}
!248 = !{!249, !16, i64 0}
!249 = !{!"tfc_loop", !16, i64 0, !16, i64 8, !27, i64 16, !27, i64 24, !27, i64 32}
!250 = !{!249, !16, i64 8}
!251 = !{!249, !27, i64 16}
!252 = !{!249, !27, i64 24}
!253 = !{!249, !27, i64 32}
!254 = distinct !{!254, !33}
!255 = !{i64 0, i64 8, !35, i64 8, i64 8, !35, i64 16, i64 8, !125, i64 24, i64 8, !125, i64 32, i64 8, !125}
!256 = distinct !{!256, !33}
!257 = distinct !{!257, !33}
!258 = !{!238, !27, i64 8}
!259 = distinct !{!259, !33}
!260 = !{!38, !41, i64 24}
!261 = distinct !{!261, !33}
!262 = !{!263, !27, i64 16}
!263 = !{!"tfc_failure", !11, i64 0, !11, i64 4, !10, i64 8, !10, i64 12, !27, i64 16, !27, i64 24, !27, i64 32, !264, i64 40}
!264 = !{!"double", !11, i64 0}
!265 = !{!263, !10, i64 12}
!266 = !{!263, !27, i64 24}
!267 = !{!263, !27, i64 32}
!268 = !{!263, !264, i64 40}
!269 = !{!270, !20, i64 48}
!270 = !{!"tfc_region", !271, i64 0, !27, i64 8, !19, i64 16, !54, i64 24, !19, i64 32, !25, i64 40, !20, i64 48, !27, i64 56, !54, i64 64, !21, i64 72, !272, i64 80, !27, i64 88, !25, i64 96, !273, i64 104}
!271 = !{!"p1 _ZTS15tfc_instruction", !16, i64 0}
!272 = !{!"p1 _ZTS9tfc_block", !16, i64 0}
!273 = !{!"p1 _ZTS13tfc_recording", !16, i64 0}
!274 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!275 = !{!93, !16, i64 32}
!276 = !{!270, !271, i64 0}
!277 = !{!270, !27, i64 8}
!278 = !{!279, !10, i64 20}
!279 = !{!"tfc_instruction", !16, i64 0, !10, i64 8, !10, i64 12, !10, i64 16, !10, i64 20, !10, i64 24}
!280 = !{!270, !27, i64 56}
!281 = !{!279, !10, i64 16}
!282 = !{!270, !25, i64 40}
!283 = !{!279, !10, i64 8}
!284 = !{!279, !10, i64 12}
!285 = !{!279, !16, i64 0}
!286 = !{!270, !19, i64 32}
!287 = !{!270, !54, i64 24}
!288 = !{!270, !19, i64 16}
!289 = distinct !{!289, !33}
!290 = !{!263, !10, i64 8}
!291 = !{!279, !10, i64 24}
!292 = !{!270, !21, i64 72}
!293 = distinct !{!293, !33}
!294 = !{!270, !54, i64 64}
!295 = distinct !{!295, !33}
!296 = !{!270, !27, i64 88}
!297 = distinct !{!297, !33}
!298 = !{!38, !44, i64 48}
!299 = !{!270, !273, i64 104}
!300 = !{!132, !16, i64 8}
!301 = !{!132, !16, i64 16}
!302 = !{!303, !27, i64 24}
!303 = !{!"tfc_timer", !19, i64 0, !25, i64 8, !27, i64 16, !27, i64 24, !27, i64 32, !304, i64 40}
!304 = !{!"p1 _ZTS11tfc_monitor", !16, i64 0}
!305 = !{!132, !16, i64 32}
!306 = !{!38, !43, i64 40}
!307 = !{!308, !27, i64 32}
!308 = !{!"tfc_checks", !309, i64 0, !25, i64 8, !309, i64 16, !27, i64 24, !27, i64 32}
!309 = !{!"p1 _ZTS9tfc_check", !16, i64 0}
!310 = !{!311, !16, i64 16}
!311 = !{!"py_record", !27, i64 0, !16, i64 8, !16, i64 16}
!312 = !{!313, !314, i64 0}
!313 = !{!"tfc_callable", !314, i64 0, !16, i64 8, !27, i64 16}
!314 = !{!"p1 _ZTS12tfc_prepared", !16, i64 0}
!315 = !{!316, !318, i64 8}
!316 = !{!"tfc_prepared", !317, i64 0, !318, i64 8, !25, i64 16, !19, i64 24, !19, i64 32, !16, i64 40, !10, i64 48, !10, i64 52}
!317 = !{!"p1 _ZTS10tfc_python", !16, i64 0}
!318 = !{!"p1 _ZTS11tfc_binding", !16, i64 0}
!319 = !{!316, !10, i64 48}
!320 = !{!321, !27, i64 16}
!321 = !{!"py_object", !27, i64 0, !16, i64 8, !27, i64 16}
!322 = !{!316, !317, i64 0}
!323 = !{!324, !27, i64 216}
!324 = !{!"tfc_python", !16, i64 0, !16, i64 8, !16, i64 16, !16, i64 24, !16, i64 32, !16, i64 40, !16, i64 48, !16, i64 56, !16, i64 64, !16, i64 72, !16, i64 80, !16, i64 88, !16, i64 96, !16, i64 104, !16, i64 112, !16, i64 120, !16, i64 128, !16, i64 136, !16, i64 144, !16, i64 152, !16, i64 160, !16, i64 168, !16, i64 176, !16, i64 184, !16, i64 192, !16, i64 200, !16, i64 208, !27, i64 216}
!325 = !{!316, !19, i64 24}
!326 = !{!316, !16, i64 40}
!327 = distinct !{!327, !33}
!328 = !{!324, !16, i64 112}
!329 = distinct !{!329, !33}
!330 = distinct !{!330, !33}
!331 = !{!324, !16, i64 16}
!332 = !{!313, !16, i64 8}
!333 = !{!316, !25, i64 16}
!334 = !{!316, !10, i64 52}
!335 = !{!324, !16, i64 160}
!336 = !{!313, !27, i64 16}
!337 = !{!321, !16, i64 8}
!338 = !{!324, !16, i64 192}
!339 = !{!324, !16, i64 72}
!340 = !{!324, !16, i64 64}
!341 = !{!316, !19, i64 32}
!342 = distinct !{!342, !33}
!343 = !{!324, !16, i64 120}
!344 = !{!324, !16, i64 128}
!345 = !{!324, !16, i64 184}
!346 = !{!324, !16, i64 104}
!347 = !{!324, !16, i64 96}
!348 = distinct !{!348, !33}
!349 = !{!324, !16, i64 176}
!350 = distinct !{!350, !33}
!351 = !{!318, !318, i64 0}
!352 = !{!353, !10, i64 144}
!353 = !{!"tfc_binding", !16, i64 0, !318, i64 8, !153, i64 16, !354, i64 24, !354, i64 32, !355, i64 40, !27, i64 48, !10, i64 56, !10, i64 60, !356, i64 64, !27, i64 72, !357, i64 80, !54, i64 88, !27, i64 96, !16, i64 104, !16, i64 112, !16, i64 120, !16, i64 128, !10, i64 136, !10, i64 140, !10, i64 144, !10, i64 148, !358, i64 152}
!354 = !{!"p1 _ZTS11tfc_operand", !16, i64 0}
!355 = !{!"p1 _ZTS9tfc_shift", !16, i64 0}
!356 = !{!"p1 _ZTS9tfc_saved", !16, i64 0}
!357 = !{!"p1 _ZTS13tfc_step_lock", !16, i64 0}
!358 = !{!"p1 _ZTS9tfc_begun", !16, i64 0}
!359 = !{!353, !10, i64 148}
!360 = !{!353, !354, i64 24}
!361 = !{!324, !16, i64 168}
!362 = !{!363, !16, i64 56}
!363 = !{!"py_array", !27, i64 0, !16, i64 8, !16, i64 16, !10, i64 24, !54, i64 32, !54, i64 40, !16, i64 48, !16, i64 56, !10, i64 64}
!364 = !{!365, !16, i64 0}
!365 = !{!"tfc_operand", !16, i64 0, !16, i64 8, !54, i64 16, !27, i64 24, !10, i64 32, !10, i64 36, !10, i64 40, !10, i64 44, !16, i64 48, !16, i64 56, !27, i64 64}
!366 = !{!363, !10, i64 24}
!367 = !{!365, !10, i64 32}
!368 = !{!363, !10, i64 64}
!369 = !{!363, !54, i64 32}
!370 = !{!365, !54, i64 16}
!371 = distinct !{!371, !33}
!372 = !{!363, !16, i64 16}
!373 = !{!365, !16, i64 56}
!374 = !{!365, !16, i64 8}
!375 = !{!365, !10, i64 40}
!376 = !{!324, !16, i64 200}
!377 = !{!324, !16, i64 136}
!378 = !{!324, !16, i64 208}
!379 = !{!324, !16, i64 144}
!380 = !{!365, !27, i64 64}
!381 = distinct !{!381, !33}
!382 = distinct !{!382, !33}
!383 = !{!353, !354, i64 32}
!384 = !{!365, !10, i64 44}
!385 = !{!365, !27, i64 24}
!386 = distinct !{!386, !33}
!387 = distinct !{!387, !33}
!388 = distinct !{!388, !33}
!389 = !{!353, !16, i64 0}
!390 = !{!324, !16, i64 0}
!391 = distinct !{!391, !33}
!392 = !{!365, !16, i64 48}
!393 = !{!324, !16, i64 24}
!394 = !{!324, !16, i64 152}
!395 = distinct !{!395, !33}
!396 = !{!324, !16, i64 8}
!397 = distinct !{!397, !33}
!398 = !{!353, !10, i64 140}
!399 = !{!353, !357, i64 80}
!400 = !{!401, !10, i64 4}
!401 = !{!"tfc_step_lock", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12}
!402 = !{!401, !10, i64 8}
!403 = !{!353, !10, i64 136}
!404 = !{!401, !10, i64 0}
!405 = !{!353, !54, i64 88}
!406 = !{!353, !27, i64 96}
!407 = !{!353, !358, i64 152}
!408 = !{!409, !16, i64 8}
!409 = !{!"tfc_begun", !24, i64 0, !16, i64 8, !16, i64 16, !27, i64 24, !410, i64 32, !27, i64 40, !411, i64 48, !10, i64 56}
!410 = !{!"p1 _ZTS8tfc_cell", !16, i64 0}
!411 = !{!"p3 _ZTS9tfc_value", !412, i64 0}
!412 = !{!"any p3 pointer", !19, i64 0}
!413 = !{!409, !16, i64 16}
!414 = !{!409, !27, i64 24}
!415 = !{!409, !27, i64 40}
!416 = !{!409, !24, i64 0}
!417 = !{!409, !10, i64 56}
!418 = !{!353, !10, i64 60}
!419 = !{!409, !410, i64 32}
!420 = !{!421, !27, i64 8}
!421 = !{!"tfc_cell", !19, i64 0, !27, i64 8}
!422 = !{!421, !19, i64 0}
!423 = distinct !{!423, !33}
!424 = !{!409, !411, i64 48}
!425 = !{!18, !18, i64 0}
!426 = distinct !{!426, !33}
!427 = !{!353, !16, i64 104}
!428 = !{!324, !16, i64 32}
!429 = !{!324, !16, i64 40}
!430 = !{!353, !16, i64 128}
!431 = !{!353, !16, i64 112}
!432 = distinct !{!432, !33}
!433 = !{!353, !16, i64 120}
!434 = !{!324, !16, i64 48}
!435 = !{!324, !16, i64 56}
!436 = distinct !{!436, !33}
!437 = !{!324, !16, i64 80}
!438 = !{!324, !16, i64 88}
!439 = distinct !{!439, !33}
!440 = distinct !{!440, !33}
!441 = distinct !{!441, !33}
!442 = !{!353, !10, i64 56}
!443 = distinct !{!443, !33}
!444 = distinct !{!444, !33}
!445 = !{!353, !153, i64 16}
!446 = !{!365, !10, i64 36}
!447 = distinct !{!447, !33}
!448 = !{!353, !27, i64 48}
!449 = distinct !{!449, !33}
!450 = !{!353, !27, i64 72}
!451 = !{!353, !355, i64 40}
!452 = !{!453, !27, i64 8}
!453 = !{!"tfc_shift", !27, i64 0, !27, i64 8, !27, i64 16}
!454 = !{!453, !27, i64 16}
!455 = !{!453, !27, i64 0}
!456 = distinct !{!456, !33}
!457 = !{!353, !356, i64 64}
!458 = !{!459, !16, i64 8}
!459 = !{!"tfc_saved", !16, i64 0, !16, i64 8, !27, i64 16}
!460 = !{!459, !16, i64 0}
!461 = !{!459, !27, i64 16}
!462 = distinct !{!462, !33}
!463 = distinct !{!463, !33}
!464 = distinct !{!464, !33}
!465 = !{!68, !10, i64 12}
!466 = !{!68, !10, i64 16}
!467 = !{!50, !10, i64 60}
!468 = !{!68, !10, i64 24}
!469 = !{!68, !10, i64 20}
!470 = !{!15, !15, i64 0}
!471 = !{!53, !53, i64 0}
!472 = !{!56, !60, i64 88}
!473 = !{!56, !60, i64 96}
!474 = !{!56, !54, i64 104}
!475 = !{!68, !10, i64 8}
!476 = !{!14, !21, i64 88}
!477 = !{!14, !21, i64 80}
!478 = !{!14, !16, i64 64}
!479 = !{!14, !16, i64 72}
!480 = !{!68, !10, i64 4}
!481 = !{!68, !10, i64 0}
!482 = !{!56, !27, i64 64}
!483 = !{!56, !27, i64 48}
!484 = !{!25, !25, i64 0}
!485 = !{!68, !25, i64 48}
!486 = distinct !{!486, !33}
!487 = !{i64 0, i64 8, !74, i64 8, i64 8, !75, i64 16, i64 8, !66, i64 24, i64 4, !9}
!488 = distinct !{!488, !33}
!489 = !{!56, !27, i64 56}
!490 = !{!56, !10, i64 76}
!491 = distinct !{!491, !33}
!492 = distinct !{!492, !33}
!493 = !{!56, !10, i64 72}
!494 = !{!495, !51, i64 0}
!495 = !{!"held", !51, i64 0, !23, i64 8}
!496 = !{!495, !23, i64 8}
!497 = distinct !{!497, !33}
!498 = distinct !{!498, !33}
!499 = distinct !{!499, !33}
!500 = !{!68, !25, i64 40}
!501 = distinct !{!501, !33}
!502 = distinct !{!502, !33}
!503 = !{!56, !57, i64 32}
!504 = !{!30, !10, i64 28}
!505 = !{!14, !16, i64 248}
!506 = !{!14, !18, i64 272}
!507 = distinct !{!507, !33}
!508 = !{!50, !52, i64 8}
!509 = !{!70, !25, i64 40}
!510 = !{!100, !10, i64 12}
!511 = !{!70, !25, i64 48}
!512 = !{!70, !27, i64 0}
!513 = distinct !{!513, !33}
!514 = distinct !{!514, !33}
!515 = !{!68, !27, i64 56}
!516 = !{!70, !57, i64 24}
!517 = distinct !{!517, !33}
!518 = !{!519, !51, i64 0}
!519 = !{!"tfc_ready", !51, i64 0, !57, i64 8, !58, i64 16, !10, i64 24}
!520 = !{!519, !57, i64 8}
!521 = !{!519, !58, i64 16}
!522 = !{!519, !10, i64 24}
!523 = !{!14, !27, i64 152}
!524 = !{!14, !27, i64 160}
!525 = !{!14, !21, i64 264}
!526 = !{!14, !21, i64 256}
!527 = distinct !{!527, !33}
!528 = distinct !{!528, !33}
!529 = !{!238, !27, i64 16}
!530 = distinct !{!530, !33}
!531 = !{!270, !272, i64 80}
!532 = !{!220, !27, i64 8}
!533 = distinct !{!533, !33}
!534 = distinct !{!534, !33}
!535 = !{!132, !16, i64 24}
!536 = !{!132, !16, i64 0}
!537 = !{!132, !16, i64 128}
!538 = !{!132, !16, i64 136}
!539 = !{!270, !25, i64 96}
!540 = !{!132, !16, i64 56}
!541 = distinct !{!541, !33}
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
