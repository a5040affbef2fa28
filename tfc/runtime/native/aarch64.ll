; Made by `python -m tfc.runtime.native` from native.c; do not edit.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

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
%struct.tfc_worker = type { i64, i64, ptr, i64, [32 x i8] }
%struct.tfc_loop = type { ptr, ptr, i64, i64, i64 }
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
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 280
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
  %8 = alloca i8, align 4
  %9 = alloca %struct.timespec, align 8
  %10 = alloca %struct.tfc_ready, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %12 = load ptr, ptr %11, align 8, !tbaa !32
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %14 = load ptr, ptr %13, align 8, !tbaa !33
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr null, ptr %15, align 8, !tbaa !40
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %17 = load i32, ptr %16, align 8, !tbaa !41
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %91

19:                                               ; preds = %1
  store i32 1, ptr %16, align 8, !tbaa !41
  %20 = load ptr, ptr %0, align 8, !tbaa !42
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %22 = load i32, ptr %21, align 8, !tbaa !43
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds %struct.tfc_graph, ptr %20, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %26 = load ptr, ptr %25, align 8, !tbaa !44
  %27 = tail call fastcc ptr @new_instance(ptr noundef nonnull %0, ptr noundef %24, ptr noundef %26, i32 noundef 1, i64 noundef 0)
  %28 = icmp eq ptr %27, null
  br i1 %28, label %91, label %29

29:                                               ; preds = %19
  %30 = load ptr, ptr %27, align 8, !tbaa !50
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 56
  %32 = load i32, ptr %31, align 8, !tbaa !56
  %33 = icmp sgt i32 %32, 0
  br i1 %33, label %34, label %40

34:                                               ; preds = %29
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %36 = load ptr, ptr %35, align 8, !tbaa !57
  %37 = getelementptr inbounds nuw i8, ptr %27, i64 112
  %38 = load ptr, ptr %37, align 8, !tbaa !58
  %39 = zext nneg i32 %32 to i64
  br label %78

40:                                               ; preds = %87, %29
  %41 = getelementptr inbounds nuw i8, ptr %27, i64 80
  %42 = load ptr, ptr %41, align 8, !tbaa !59
  %43 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %44 = load ptr, ptr %43, align 8, !tbaa !60
  %45 = load ptr, ptr %42, align 8, !tbaa !61
  %46 = getelementptr inbounds nuw i8, ptr %44, i64 28
  %47 = load i32, ptr %46, align 4, !tbaa !62
  %48 = add nsw i32 %47, 1
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds nuw i8, ptr %45, i64 8
  store i64 %49, ptr %50, align 8, !tbaa !64
  %51 = icmp sgt i32 %47, 0
  br i1 %51, label %52, label %56

52:                                               ; preds = %40
  %53 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %54 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %55 = getelementptr inbounds nuw i8, ptr %10, i64 24
  br label %60

56:                                               ; preds = %60, %40
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %58 = load i32, ptr %57, align 8, !tbaa !66
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %77, label %91

60:                                               ; preds = %60, %52
  %61 = phi i64 [ 0, %52 ], [ %71, %60 ]
  %62 = phi ptr [ %44, %52 ], [ %72, %60 ]
  %63 = load ptr, ptr %27, align 8, !tbaa !50
  %64 = load ptr, ptr %63, align 8, !tbaa !67
  %65 = getelementptr inbounds nuw i8, ptr %62, i64 32
  %66 = load ptr, ptr %65, align 8, !tbaa !68
  %67 = getelementptr inbounds nuw i32, ptr %66, i64 %61
  %68 = load i32, ptr %67, align 4, !tbaa !5
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds %struct.tfc_node, ptr %64, i64 %69
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #25
  store ptr %70, ptr %10, align 8, !tbaa !69
  store ptr %27, ptr %53, align 8, !tbaa !70
  store ptr %45, ptr %54, align 8, !tbaa !61
  store <2 x i32> zeroinitializer, ptr %55, align 8
  call fastcc void @push(ptr noundef nonnull %0, ptr dead_on_return noundef %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #25
  %71 = add nuw nsw i64 %61, 1
  %72 = load ptr, ptr %43, align 8, !tbaa !60
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 28
  %74 = load i32, ptr %73, align 4, !tbaa !62
  %75 = sext i32 %74 to i64
  %76 = icmp slt i64 %71, %75
  br i1 %76, label %60, label %56, !llvm.loop !71

77:                                               ; preds = %56
  tail call fastcc void @settle(ptr noundef nonnull %0, ptr noundef nonnull %27, ptr noundef nonnull %45)
  br label %91

78:                                               ; preds = %87, %34
  %79 = phi i64 [ 0, %34 ], [ %89, %87 ]
  %80 = getelementptr inbounds nuw ptr, ptr %36, i64 %79
  %81 = load ptr, ptr %80, align 8, !tbaa !72
  %82 = icmp eq ptr %81, null
  br i1 %82, label %87, label %83

83:                                               ; preds = %78
  %84 = getelementptr inbounds nuw i8, ptr %81, i64 24
  %85 = load i32, ptr %84, align 8, !tbaa !73
  %86 = add nsw i32 %85, 1
  store i32 %86, ptr %84, align 8, !tbaa !73
  br label %87

87:                                               ; preds = %83, %78
  %88 = getelementptr inbounds nuw ptr, ptr %38, i64 %79
  store ptr %81, ptr %88, align 8, !tbaa !72
  %89 = add nuw nsw i64 %79, 1
  %90 = icmp eq i64 %89, %39
  br i1 %90, label %40, label %78, !llvm.loop !74

91:                                               ; preds = %77, %56, %19, %1
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %97 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %99 = icmp ne ptr %14, null
  %100 = getelementptr inbounds nuw i8, ptr %14, i64 40
  %101 = getelementptr inbounds nuw i8, ptr %14, i64 8
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
  %122 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %123 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %124 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %125 = getelementptr inbounds nuw i8, ptr %2, i64 28
  br label %126

126:                                              ; preds = %949, %91
  %127 = load i32, ptr %92, align 8, !tbaa !66
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %129, label %960

129:                                              ; preds = %126
  %130 = load atomic i64, ptr %93 monotonic, align 8
  %131 = icmp eq i64 %130, 0
  br i1 %131, label %135, label %132

132:                                              ; preds = %129
  call fastcc void @empty_inbox(ptr noundef nonnull %0)
  %133 = load i32, ptr %92, align 8, !tbaa !66
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %135, label %960

135:                                              ; preds = %129, %132
  %136 = load i64, ptr %94, align 8, !tbaa !75
  %137 = icmp eq i64 %136, 0
  br i1 %137, label %955, label %138

138:                                              ; preds = %135
  %139 = load ptr, ptr %95, align 8, !tbaa !76
  %140 = icmp eq ptr %139, null
  br i1 %140, label %161, label %141

141:                                              ; preds = %138
  %142 = getelementptr inbounds nuw i8, ptr %139, i64 32
  %143 = load atomic i32, ptr %142 monotonic, align 8
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %145, label %960

145:                                              ; preds = %141
  %146 = getelementptr inbounds nuw i8, ptr %139, i64 16
  %147 = load i64, ptr %146, align 8, !tbaa !77
  %148 = icmp eq i64 %147, 0
  br i1 %148, label %161, label %149

149:                                              ; preds = %145
  %150 = load i64, ptr %96, align 8, !tbaa !82
  %151 = and i64 %150, 63
  %152 = icmp eq i64 %151, 0
  br i1 %152, label %153, label %161

153:                                              ; preds = %149
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #25
  %154 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %9) #25
  %155 = load i64, ptr %9, align 8, !tbaa !83
  %156 = mul nsw i64 %155, 1000000000
  %157 = load i64, ptr %97, align 8, !tbaa !85
  %158 = add nsw i64 %156, %157
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #25
  %159 = load i64, ptr %146, align 8, !tbaa !77
  %160 = icmp slt i64 %158, %159
  br i1 %160, label %161, label %960

161:                                              ; preds = %145, %149, %153, %138
  %162 = load i32, ptr %98, align 4, !tbaa !86
  %163 = icmp ne i32 %162, 0
  %164 = select i1 %163, i1 %99, i1 false
  br i1 %164, label %165, label %172

165:                                              ; preds = %161
  %166 = load ptr, ptr %100, align 8, !tbaa !87
  %167 = icmp eq ptr %166, null
  br i1 %167, label %172, label %168

168:                                              ; preds = %165
  %169 = load ptr, ptr %101, align 8, !tbaa !89
  %170 = call i32 %166(ptr noundef %169) #25
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %172, label %952

172:                                              ; preds = %168, %165, %161
  %173 = load ptr, ptr %102, align 8, !tbaa !90
  %174 = load i64, ptr %103, align 8, !tbaa !91
  %175 = getelementptr inbounds %struct.tfc_ready, ptr %173, i64 %174
  %176 = load ptr, ptr %175, align 8, !tbaa !69
  %177 = getelementptr inbounds nuw i8, ptr %175, i64 8
  %178 = load ptr, ptr %177, align 8, !tbaa !70
  %179 = getelementptr inbounds nuw i8, ptr %175, i64 16
  %180 = load ptr, ptr %179, align 8, !tbaa !61
  %181 = getelementptr inbounds nuw i8, ptr %175, i64 24
  %182 = load i32, ptr %181, align 8, !tbaa !5
  %183 = getelementptr inbounds nuw i8, ptr %175, i64 28
  %184 = load i32, ptr %183, align 4
  %185 = add nsw i64 %174, 1
  %186 = load i64, ptr %104, align 8, !tbaa !92
  %187 = srem i64 %185, %186
  store i64 %187, ptr %103, align 8, !tbaa !91
  %188 = load i64, ptr %94, align 8, !tbaa !75
  %189 = add nsw i64 %188, -1
  store i64 %189, ptr %94, align 8, !tbaa !75
  %190 = load i64, ptr %96, align 8, !tbaa !82
  %191 = add nsw i64 %190, 1
  store i64 %191, ptr %96, align 8, !tbaa !82
  %192 = getelementptr inbounds nuw i8, ptr %180, i64 32
  %193 = load ptr, ptr %192, align 8, !tbaa !93
  %194 = getelementptr inbounds nuw i8, ptr %176, i64 16
  %195 = load i32, ptr %194, align 4, !tbaa !94
  %196 = sext i32 %195 to i64
  %197 = getelementptr ptr, ptr %193, i64 %196
  %198 = load ptr, ptr %105, align 8, !tbaa !96
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #25
  store i8 0, ptr %8, align 4, !tbaa !97
  %199 = load i32, ptr %176, align 4, !tbaa !98
  switch i32 %199, label %431 [
    i32 15, label %200
    i32 14, label %290
  ]

200:                                              ; preds = %172
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #25
  store ptr %178, ptr %110, align 8
  store ptr %180, ptr %111, align 8
  store i32 %182, ptr %112, align 8
  store i32 %184, ptr %113, align 4
  store ptr %176, ptr %7, align 8, !tbaa !69
  %201 = call fastcc ptr @new_activation(ptr noundef nonnull %0, ptr dead_on_return noundef %7, ptr noundef null, i32 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #25
  %202 = icmp eq ptr %201, null
  br i1 %202, label %949, label %203

203:                                              ; preds = %200
  %204 = load ptr, ptr %108, align 8, !tbaa !99
  %205 = getelementptr inbounds nuw i8, ptr %176, i64 4
  %206 = load i32, ptr %205, align 4, !tbaa !100
  %207 = sext i32 %206 to i64
  %208 = getelementptr inbounds i32, ptr %204, i64 %207
  %209 = load i32, ptr %208, align 4, !tbaa !5
  %210 = getelementptr inbounds nuw i8, ptr %201, i64 48
  store i32 %209, ptr %210, align 8, !tbaa !101
  %211 = load ptr, ptr %95, align 8, !tbaa !76
  %212 = getelementptr inbounds nuw i8, ptr %211, i64 36
  br label %216

213:                                              ; preds = %220
  %214 = atomicrmw xchg ptr %212, i32 2 acquire, align 4
  %215 = icmp eq i32 %214, 0
  br i1 %215, label %227, label %223

216:                                              ; preds = %220, %203
  %217 = phi i32 [ 0, %203 ], [ %221, %220 ]
  %218 = cmpxchg ptr %212, i32 0, i32 1 acquire monotonic, align 4
  %219 = extractvalue { i32, i1 } %218, 1
  br i1 %219, label %227, label %220

220:                                              ; preds = %216
  call void @llvm.aarch64.hint(i32 1)
  %221 = add nuw nsw i32 %217, 1
  %222 = icmp eq i32 %221, 100
  br i1 %222, label %213, label %216, !llvm.loop !105

223:                                              ; preds = %213, %223
  %224 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %212, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  %225 = atomicrmw xchg ptr %212, i32 2 acquire, align 4
  %226 = icmp eq i32 %225, 0
  br i1 %226, label %227, label %223, !llvm.loop !106

227:                                              ; preds = %216, %223, %213
  %228 = load ptr, ptr %95, align 8, !tbaa !76
  %229 = getelementptr inbounds nuw i8, ptr %228, i64 8
  %230 = load ptr, ptr %229, align 8, !tbaa !107
  %231 = load i32, ptr %210, align 8, !tbaa !108
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds %struct.tfc_transfer, ptr %230, i64 %232
  %234 = load ptr, ptr %233, align 8, !tbaa !109
  %235 = icmp eq ptr %234, null
  br i1 %235, label %273, label %236

236:                                              ; preds = %227
  %237 = getelementptr inbounds nuw i8, ptr %201, i64 24
  %238 = load i64, ptr %237, align 8, !tbaa !110
  %239 = getelementptr inbounds nuw i8, ptr %234, i64 24
  %240 = load i64, ptr %239, align 8, !tbaa !110
  %241 = icmp eq i64 %240, %238
  br i1 %241, label %246, label %256

242:                                              ; preds = %256
  %243 = getelementptr inbounds nuw i8, ptr %258, i64 24
  %244 = load i64, ptr %243, align 8, !tbaa !110
  %245 = icmp eq i64 %244, %238
  br i1 %245, label %246, label %256, !llvm.loop !111

246:                                              ; preds = %242, %236
  %247 = phi ptr [ %234, %236 ], [ %258, %242 ]
  %248 = phi ptr [ %233, %236 ], [ %257, %242 ]
  %249 = getelementptr inbounds nuw i8, ptr %247, i64 52
  %250 = load i32, ptr %249, align 4, !tbaa !112
  %251 = getelementptr inbounds nuw i8, ptr %201, i64 52
  %252 = load i32, ptr %251, align 4, !tbaa !112
  %253 = icmp eq i32 %250, %252
  br i1 %253, label %260, label %254

254:                                              ; preds = %246
  %255 = load ptr, ptr %247, align 8, !tbaa !113
  br label %276

256:                                              ; preds = %236, %242
  %257 = phi ptr [ %258, %242 ], [ %234, %236 ]
  %258 = load ptr, ptr %257, align 8, !tbaa !109
  %259 = icmp eq ptr %258, null
  br i1 %259, label %273, label %242, !llvm.loop !111

260:                                              ; preds = %246
  %261 = getelementptr inbounds nuw i8, ptr %228, i64 32
  %262 = load atomic i32, ptr %261 monotonic, align 8
  %263 = icmp eq i32 %262, 0
  br i1 %263, label %264, label %273

264:                                              ; preds = %260
  %265 = getelementptr inbounds nuw i8, ptr %228, i64 28
  store i32 -1, ptr %265, align 4, !tbaa !114
  store atomic i32 13, ptr %261 monotonic, align 8
  %266 = getelementptr inbounds nuw i8, ptr %228, i64 40
  %267 = atomicrmw add ptr %266, i32 1 monotonic, align 8
  %268 = getelementptr inbounds nuw i8, ptr %228, i64 44
  %269 = load i32, ptr %268, align 4, !tbaa !115
  %270 = icmp eq i32 %269, 0
  br i1 %270, label %273, label %271

271:                                              ; preds = %264
  %272 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %266, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  br label %273

273:                                              ; preds = %256, %271, %264, %260, %227
  %274 = phi ptr [ %233, %227 ], [ %248, %271 ], [ %248, %264 ], [ %248, %260 ], [ %257, %256 ]
  store ptr null, ptr %201, align 8, !tbaa !113
  %275 = load ptr, ptr %95, align 8, !tbaa !76
  br label %276

276:                                              ; preds = %273, %254
  %277 = phi ptr [ %228, %254 ], [ %275, %273 ]
  %278 = phi ptr [ %248, %254 ], [ %274, %273 ]
  %279 = phi ptr [ %255, %254 ], [ %201, %273 ]
  %280 = phi ptr [ %247, %254 ], [ null, %273 ]
  store ptr %279, ptr %278, align 8, !tbaa !109
  %281 = getelementptr inbounds nuw i8, ptr %201, i64 72
  store ptr %280, ptr %281, align 8, !tbaa !116
  %282 = getelementptr inbounds nuw i8, ptr %277, i64 36
  %283 = atomicrmw xchg ptr %282, i32 0 release, align 4
  %284 = icmp eq i32 %283, 2
  br i1 %284, label %285, label %287

285:                                              ; preds = %276
  %286 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %282, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  br label %287

287:                                              ; preds = %285, %276
  %288 = icmp eq ptr %280, null
  br i1 %288, label %949, label %289

289:                                              ; preds = %287
  call fastcc void @end_activation(ptr noundef nonnull %0, ptr noundef nonnull %201)
  br label %949

290:                                              ; preds = %172
  %291 = load ptr, ptr %106, align 8, !tbaa !117
  %292 = icmp eq ptr %291, null
  br i1 %292, label %299, label %293

293:                                              ; preds = %290
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #25
  %294 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #25
  %295 = load i64, ptr %6, align 8, !tbaa !83
  %296 = mul nsw i64 %295, 1000000000
  %297 = load i64, ptr %107, align 8, !tbaa !85
  %298 = add nsw i64 %296, %297
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #25
  br label %299

299:                                              ; preds = %293, %290
  %300 = phi i64 [ %298, %293 ], [ 0, %290 ]
  %301 = getelementptr inbounds nuw i8, ptr %180, i64 16
  %302 = load i64, ptr %301, align 8, !tbaa !118
  %303 = getelementptr inbounds nuw i8, ptr %176, i64 4
  %304 = load i32, ptr %303, align 4, !tbaa !100
  %305 = icmp eq i32 %182, 0
  br i1 %305, label %306, label %308

306:                                              ; preds = %299
  %307 = load ptr, ptr %197, align 8, !tbaa !72
  br label %308

308:                                              ; preds = %306, %299
  %309 = phi ptr [ %307, %306 ], [ null, %299 ]
  %310 = load ptr, ptr %95, align 8, !tbaa !76
  %311 = call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef 56)
  %312 = icmp eq ptr %311, null
  br i1 %312, label %430, label %313

313:                                              ; preds = %308
  %314 = icmp eq ptr %309, null
  br i1 %314, label %319, label %315

315:                                              ; preds = %313
  %316 = getelementptr inbounds nuw i8, ptr %309, i64 24
  %317 = load i32, ptr %316, align 8, !tbaa !73
  %318 = add nsw i32 %317, 1
  store i32 %318, ptr %316, align 8, !tbaa !73
  br label %319

319:                                              ; preds = %315, %313
  %320 = load ptr, ptr %108, align 8, !tbaa !99
  %321 = sext i32 %304 to i64
  %322 = getelementptr inbounds i32, ptr %320, i64 %321
  %323 = load i32, ptr %322, align 4, !tbaa !5
  store ptr null, ptr %311, align 8, !tbaa !109
  %324 = getelementptr inbounds nuw i8, ptr %311, i64 8
  store ptr %0, ptr %324, align 8, !tbaa !119
  %325 = getelementptr inbounds nuw i8, ptr %311, i64 16
  store ptr %309, ptr %325, align 8, !tbaa !72
  %326 = getelementptr inbounds nuw i8, ptr %311, i64 24
  store i64 %302, ptr %326, align 8, !tbaa !120
  %327 = getelementptr inbounds nuw i8, ptr %311, i64 32
  %328 = getelementptr inbounds nuw i8, ptr %311, i64 40
  %329 = getelementptr inbounds nuw i8, ptr %311, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %327, i8 0, i64 16, i1 false)
  store i32 %323, ptr %329, align 8, !tbaa !5
  %330 = getelementptr inbounds nuw i8, ptr %311, i64 52
  store i32 0, ptr %330, align 4, !tbaa !5
  %331 = getelementptr inbounds nuw i8, ptr %310, i64 8
  %332 = load ptr, ptr %331, align 8, !tbaa !107
  %333 = sext i32 %323 to i64
  %334 = getelementptr inbounds %struct.tfc_transfer, ptr %332, i64 %333
  %335 = getelementptr inbounds nuw i8, ptr %334, i64 8
  %336 = load i64, ptr %335, align 8, !tbaa !121
  %337 = icmp eq i64 %336, 0
  br i1 %337, label %345, label %338

338:                                              ; preds = %319
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #25
  %339 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #25
  %340 = load i64, ptr %5, align 8, !tbaa !83
  %341 = mul nsw i64 %340, 1000000000
  %342 = load i64, ptr %109, align 8, !tbaa !85
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #25
  %343 = add i64 %342, %336
  %344 = add i64 %343, %341
  store i64 %344, ptr %327, align 8, !tbaa !123
  br label %345

345:                                              ; preds = %338, %319
  br i1 %314, label %371, label %346

346:                                              ; preds = %345
  %347 = getelementptr inbounds nuw i8, ptr %309, i64 16
  %348 = load i64, ptr %347, align 8, !tbaa !27
  %349 = icmp sgt i64 %348, 0
  br i1 %349, label %350, label %371

350:                                              ; preds = %346
  %351 = load ptr, ptr %331, align 8, !tbaa !107
  %352 = load i32, ptr %329, align 8, !tbaa !108
  %353 = sext i32 %352 to i64
  %354 = getelementptr inbounds %struct.tfc_transfer, ptr %351, i64 %353
  %355 = getelementptr inbounds nuw i8, ptr %354, i64 16
  %356 = load i64, ptr %355, align 8, !tbaa !124
  %357 = icmp eq i64 %356, 0
  br i1 %357, label %371, label %358

358:                                              ; preds = %350
  %359 = load ptr, ptr %11, align 8, !tbaa !32
  %360 = getelementptr inbounds nuw i8, ptr %359, i64 32
  %361 = load ptr, ptr %360, align 8, !tbaa !125
  %362 = getelementptr inbounds nuw i8, ptr %361, i64 72
  %363 = load ptr, ptr %362, align 8, !tbaa !126
  %364 = load ptr, ptr %309, align 8, !tbaa !128
  %365 = call i32 %363(ptr noundef %361, ptr noundef nonnull %0, ptr noundef %364, i64 noundef %348, ptr noundef nonnull %328) #25
  %366 = icmp eq i32 %365, 0
  br i1 %366, label %368, label %367

367:                                              ; preds = %358
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %365, i32 noundef 6, ptr noundef null, ptr noundef null)
  br label %368

368:                                              ; preds = %367, %358
  %369 = load i32, ptr %92, align 8, !tbaa !66
  %370 = icmp eq i32 %369, 0
  br i1 %370, label %371, label %430

371:                                              ; preds = %368, %350, %346, %345
  %372 = getelementptr inbounds nuw i8, ptr %310, i64 36
  br label %376

373:                                              ; preds = %380
  %374 = atomicrmw xchg ptr %372, i32 2 acquire, align 4
  %375 = icmp eq i32 %374, 0
  br i1 %375, label %387, label %383

376:                                              ; preds = %380, %371
  %377 = phi i32 [ 0, %371 ], [ %381, %380 ]
  %378 = cmpxchg ptr %372, i32 0, i32 1 acquire monotonic, align 4
  %379 = extractvalue { i32, i1 } %378, 1
  br i1 %379, label %387, label %380

380:                                              ; preds = %376
  call void @llvm.aarch64.hint(i32 1)
  %381 = add nuw nsw i32 %377, 1
  %382 = icmp eq i32 %381, 100
  br i1 %382, label %373, label %376, !llvm.loop !105

383:                                              ; preds = %373, %383
  %384 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %372, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  %385 = atomicrmw xchg ptr %372, i32 2 acquire, align 4
  %386 = icmp eq i32 %385, 0
  br i1 %386, label %387, label %383, !llvm.loop !106

387:                                              ; preds = %376, %383, %373
  %388 = load ptr, ptr %328, align 8, !tbaa !129
  %389 = icmp eq ptr %388, null
  br i1 %389, label %404, label %390

390:                                              ; preds = %387
  %391 = getelementptr inbounds nuw i8, ptr %310, i64 72
  br label %392

392:                                              ; preds = %392, %390
  %393 = phi ptr [ %391, %390 ], [ %394, %392 ]
  %394 = load ptr, ptr %393, align 8, !tbaa !109
  %395 = icmp eq ptr %394, null
  br i1 %395, label %396, label %392, !llvm.loop !130

396:                                              ; preds = %392
  store ptr null, ptr %311, align 8, !tbaa !113
  store ptr %311, ptr %393, align 8, !tbaa !109
  %397 = getelementptr inbounds nuw i8, ptr %310, i64 40
  %398 = atomicrmw add ptr %397, i32 1 monotonic, align 8
  %399 = getelementptr inbounds nuw i8, ptr %310, i64 44
  %400 = load i32, ptr %399, align 4, !tbaa !115
  %401 = icmp eq i32 %400, 0
  br i1 %401, label %425, label %402

402:                                              ; preds = %396
  %403 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %397, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  br label %425

404:                                              ; preds = %387
  br i1 %337, label %424, label %405

405:                                              ; preds = %404
  %406 = getelementptr inbounds nuw i8, ptr %310, i64 64
  br label %407

407:                                              ; preds = %411, %405
  %408 = phi ptr [ %406, %405 ], [ %409, %411 ]
  %409 = load ptr, ptr %408, align 8, !tbaa !109
  %410 = icmp eq ptr %409, null
  br i1 %410, label %416, label %411

411:                                              ; preds = %407
  %412 = getelementptr inbounds nuw i8, ptr %409, i64 32
  %413 = load i64, ptr %412, align 8, !tbaa !123
  %414 = load i64, ptr %327, align 8, !tbaa !123
  %415 = icmp sgt i64 %413, %414
  br i1 %415, label %416, label %407, !llvm.loop !131

416:                                              ; preds = %411, %407
  store ptr %409, ptr %311, align 8, !tbaa !113
  store ptr %311, ptr %408, align 8, !tbaa !109
  %417 = getelementptr inbounds nuw i8, ptr %310, i64 40
  %418 = atomicrmw add ptr %417, i32 1 monotonic, align 8
  %419 = getelementptr inbounds nuw i8, ptr %310, i64 44
  %420 = load i32, ptr %419, align 4, !tbaa !115
  %421 = icmp eq i32 %420, 0
  br i1 %421, label %425, label %422

422:                                              ; preds = %416
  %423 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %417, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  br label %425

424:                                              ; preds = %404
  call fastcc void @deliver(ptr noundef %310, ptr noundef nonnull %311)
  br label %425

425:                                              ; preds = %424, %422, %416, %402, %396
  %426 = atomicrmw xchg ptr %372, i32 0 release, align 4
  %427 = icmp eq i32 %426, 2
  br i1 %427, label %428, label %430

428:                                              ; preds = %425
  %429 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %372, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  br label %430

430:                                              ; preds = %428, %425, %368, %308
  call fastcc void @note(ptr noundef nonnull %0, ptr noundef %178, ptr noundef %180, ptr noundef nonnull %176, i64 noundef %300)
  br label %945

431:                                              ; preds = %172
  %432 = icmp eq i32 %182, 0
  br i1 %432, label %433, label %945

433:                                              ; preds = %431
  switch i32 %199, label %945 [
    i32 1, label %434
    i32 13, label %496
    i32 0, label %599
    i32 3, label %796
    i32 2, label %865
    i32 4, label %895
    i32 5, label %895
    i32 6, label %895
    i32 7, label %895
    i32 10, label %903
    i32 11, label %916
    i32 12, label %924
  ]

434:                                              ; preds = %433
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #25
  store ptr %176, ptr %2, align 8, !tbaa !69
  store ptr %178, ptr %122, align 8, !tbaa !70
  store ptr %180, ptr %123, align 8, !tbaa !61
  store i32 0, ptr %124, align 8, !tbaa !5
  store i32 %184, ptr %125, align 4
  %435 = call fastcc ptr @new_activation(ptr noundef nonnull %0, ptr dead_on_return noundef %2, ptr noundef %197, i32 noundef 2)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #25
  %436 = icmp eq ptr %435, null
  br i1 %436, label %949, label %437

437:                                              ; preds = %434
  %438 = getelementptr inbounds nuw i8, ptr %176, i64 24
  %439 = load i32, ptr %438, align 4, !tbaa !132
  %440 = icmp sgt i32 %439, 0
  br i1 %440, label %441, label %492

441:                                              ; preds = %437
  %442 = getelementptr inbounds nuw i8, ptr %435, i64 88
  %443 = getelementptr inbounds nuw i8, ptr %176, i64 36
  br label %444

444:                                              ; preds = %487, %441
  %445 = phi i32 [ %439, %441 ], [ %488, %487 ]
  %446 = phi i64 [ 0, %441 ], [ %489, %487 ]
  %447 = load ptr, ptr %178, align 8, !tbaa !50
  %448 = load i32, ptr %443, align 4, !tbaa !133
  %449 = trunc nuw nsw i64 %446 to i32
  %450 = add nsw i32 %448, %449
  %451 = getelementptr inbounds nuw i8, ptr %447, i64 40
  %452 = load ptr, ptr %451, align 8, !tbaa !134
  %453 = sext i32 %450 to i64
  %454 = getelementptr inbounds i32, ptr %452, i64 %453
  %455 = load i32, ptr %454, align 4, !tbaa !5
  %456 = icmp sgt i32 %455, -1
  br i1 %456, label %457, label %472

457:                                              ; preds = %444
  %458 = zext nneg i32 %455 to i64
  %459 = getelementptr inbounds nuw ptr, ptr %197, i64 %458
  %460 = load ptr, ptr %459, align 8, !tbaa !72
  %461 = icmp eq ptr %460, null
  br i1 %461, label %462, label %466

462:                                              ; preds = %457
  %463 = load ptr, ptr %442, align 8, !tbaa !135
  %464 = and i64 %446, 4294967295
  %465 = getelementptr inbounds nuw ptr, ptr %463, i64 %464
  store ptr null, ptr %465, align 8, !tbaa !72
  br label %949

466:                                              ; preds = %457
  %467 = getelementptr inbounds nuw i8, ptr %460, i64 24
  %468 = load i32, ptr %467, align 8, !tbaa !73
  %469 = add nsw i32 %468, 1
  store i32 %469, ptr %467, align 8, !tbaa !73
  %470 = load ptr, ptr %442, align 8, !tbaa !135
  %471 = getelementptr inbounds nuw ptr, ptr %470, i64 %446
  store ptr %460, ptr %471, align 8, !tbaa !72
  br label %487

472:                                              ; preds = %444
  %473 = getelementptr inbounds nuw i8, ptr %447, i64 32
  %474 = load ptr, ptr %473, align 8, !tbaa !136
  %475 = getelementptr inbounds i64, ptr %474, i64 %453
  %476 = load i64, ptr %475, align 8, !tbaa !120
  %477 = getelementptr inbounds nuw i8, ptr %447, i64 48
  %478 = load ptr, ptr %477, align 8, !tbaa !137
  %479 = getelementptr inbounds i32, ptr %478, i64 %453
  %480 = load i32, ptr %479, align 4, !tbaa !5
  %481 = call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %476, i32 noundef %480)
  %482 = load ptr, ptr %442, align 8, !tbaa !135
  %483 = getelementptr inbounds nuw ptr, ptr %482, i64 %446
  store ptr %481, ptr %483, align 8, !tbaa !72
  %484 = icmp eq ptr %481, null
  br i1 %484, label %949, label %485

485:                                              ; preds = %472
  %486 = load i32, ptr %438, align 4, !tbaa !132
  br label %487

487:                                              ; preds = %485, %466
  %488 = phi i32 [ %486, %485 ], [ %445, %466 ]
  %489 = add nuw nsw i64 %446, 1
  %490 = sext i32 %488 to i64
  %491 = icmp slt i64 %489, %490
  br i1 %491, label %444, label %492, !llvm.loop !138

492:                                              ; preds = %437, %487
  %493 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %494 = load i64, ptr %493, align 8, !tbaa !139
  %495 = add nsw i64 %494, 1
  store i64 %495, ptr %493, align 8, !tbaa !139
  store ptr %435, ptr %15, align 8, !tbaa !40
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #25
  br label %960

496:                                              ; preds = %433
  %497 = load ptr, ptr %0, align 8, !tbaa !42
  %498 = getelementptr inbounds nuw i8, ptr %176, i64 4
  %499 = load i32, ptr %498, align 4, !tbaa !100
  %500 = sext i32 %499 to i64
  %501 = getelementptr inbounds %struct.tfc_graph, ptr %497, i64 %500
  %502 = getelementptr inbounds nuw i8, ptr %501, i64 24
  %503 = load ptr, ptr %502, align 8, !tbaa !44
  %504 = getelementptr inbounds nuw i8, ptr %180, i64 16
  %505 = load i64, ptr %504, align 8, !tbaa !118
  %506 = load ptr, ptr %178, align 8, !tbaa !50
  %507 = load ptr, ptr %506, align 8, !tbaa !67
  %508 = ptrtoint ptr %176 to i64
  %509 = ptrtoint ptr %507 to i64
  %510 = sub i64 %508, %509
  %511 = sdiv exact i64 %510, 44
  %512 = add nsw i64 %511, -7046029254386353131
  %513 = xor i64 %512, %505
  %514 = mul i64 %513, -49064778989728563
  %515 = lshr i64 %514, 32
  %516 = xor i64 %515, %514
  %517 = mul i64 %516, -4265267296055464877
  %518 = lshr i64 %514, 29
  %519 = xor i64 %517, %518
  %520 = call fastcc ptr @new_instance(ptr noundef nonnull %0, ptr noundef %501, ptr noundef %503, i32 noundef 1, i64 noundef %519)
  %521 = icmp eq ptr %520, null
  br i1 %521, label %949, label %522

522:                                              ; preds = %496
  %523 = getelementptr inbounds nuw i8, ptr %520, i64 16
  store ptr %176, ptr %523, align 8, !tbaa !140
  %524 = getelementptr inbounds nuw i8, ptr %520, i64 24
  store ptr %178, ptr %524, align 8, !tbaa !141
  %525 = getelementptr inbounds nuw i8, ptr %520, i64 40
  store ptr %180, ptr %525, align 8, !tbaa !142
  %526 = getelementptr inbounds nuw i8, ptr %501, i64 56
  %527 = load i32, ptr %526, align 8, !tbaa !56
  %528 = icmp sgt i32 %527, 0
  br i1 %528, label %529, label %559

529:                                              ; preds = %522
  %530 = getelementptr inbounds nuw i8, ptr %520, i64 112
  %531 = load ptr, ptr %530, align 8, !tbaa !58
  %532 = zext nneg i32 %527 to i64
  %533 = icmp ult i32 %527, 4
  br i1 %533, label %557, label %534

534:                                              ; preds = %529
  %535 = shl nuw nsw i64 %532, 3
  %536 = getelementptr i8, ptr %531, i64 %535
  %537 = add nsw i64 %196, %532
  %538 = shl nsw i64 %537, 3
  %539 = getelementptr i8, ptr %193, i64 %538
  %540 = icmp ult ptr %531, %539
  %541 = icmp ult ptr %197, %536
  %542 = and i1 %540, %541
  br i1 %542, label %557, label %543

543:                                              ; preds = %534
  %544 = and i64 %532, 2147483644
  br label %545

545:                                              ; preds = %545, %543
  %546 = phi i64 [ 0, %543 ], [ %553, %545 ]
  %547 = getelementptr inbounds nuw ptr, ptr %197, i64 %546
  %548 = getelementptr inbounds nuw i8, ptr %547, i64 16
  %549 = load <2 x ptr>, ptr %547, align 8, !tbaa !72, !alias.scope !143
  %550 = load <2 x ptr>, ptr %548, align 8, !tbaa !72, !alias.scope !143
  %551 = getelementptr inbounds nuw ptr, ptr %531, i64 %546
  %552 = getelementptr inbounds nuw i8, ptr %551, i64 16
  store <2 x ptr> %549, ptr %551, align 8, !tbaa !72, !alias.scope !146, !noalias !143
  store <2 x ptr> %550, ptr %552, align 8, !tbaa !72, !alias.scope !146, !noalias !143
  store <2 x ptr> zeroinitializer, ptr %547, align 8, !tbaa !72, !alias.scope !143
  store <2 x ptr> zeroinitializer, ptr %548, align 8, !tbaa !72, !alias.scope !143
  %553 = add nuw i64 %546, 4
  %554 = icmp eq i64 %553, %544
  br i1 %554, label %555, label %545, !llvm.loop !148

555:                                              ; preds = %545
  %556 = icmp eq i64 %544, %532
  br i1 %556, label %559, label %557

557:                                              ; preds = %534, %529, %555
  %558 = phi i64 [ 0, %534 ], [ 0, %529 ], [ %544, %555 ]
  br label %592

559:                                              ; preds = %592, %555, %522
  %560 = getelementptr inbounds nuw i8, ptr %520, i64 80
  %561 = load ptr, ptr %560, align 8, !tbaa !59
  %562 = getelementptr inbounds nuw i8, ptr %520, i64 8
  %563 = load ptr, ptr %562, align 8, !tbaa !60
  %564 = load ptr, ptr %561, align 8, !tbaa !61
  %565 = getelementptr inbounds nuw i8, ptr %563, i64 28
  %566 = load i32, ptr %565, align 4, !tbaa !62
  %567 = add nsw i32 %566, 1
  %568 = sext i32 %567 to i64
  %569 = getelementptr inbounds nuw i8, ptr %564, i64 8
  store i64 %568, ptr %569, align 8, !tbaa !64
  %570 = icmp sgt i32 %566, 0
  br i1 %570, label %574, label %571

571:                                              ; preds = %574, %559
  %572 = load i32, ptr %92, align 8, !tbaa !66
  %573 = icmp eq i32 %572, 0
  br i1 %573, label %591, label %949

574:                                              ; preds = %559, %574
  %575 = phi i64 [ %585, %574 ], [ 0, %559 ]
  %576 = phi ptr [ %586, %574 ], [ %563, %559 ]
  %577 = load ptr, ptr %520, align 8, !tbaa !50
  %578 = load ptr, ptr %577, align 8, !tbaa !67
  %579 = getelementptr inbounds nuw i8, ptr %576, i64 32
  %580 = load ptr, ptr %579, align 8, !tbaa !68
  %581 = getelementptr inbounds nuw i32, ptr %580, i64 %575
  %582 = load i32, ptr %581, align 4, !tbaa !5
  %583 = sext i32 %582 to i64
  %584 = getelementptr inbounds %struct.tfc_node, ptr %578, i64 %583
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #25
  store ptr %584, ptr %3, align 8, !tbaa !69
  store ptr %520, ptr %119, align 8, !tbaa !70
  store ptr %564, ptr %120, align 8, !tbaa !61
  store <2 x i32> zeroinitializer, ptr %121, align 8
  call fastcc void @push(ptr noundef nonnull %0, ptr dead_on_return noundef %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #25
  %585 = add nuw nsw i64 %575, 1
  %586 = load ptr, ptr %562, align 8, !tbaa !60
  %587 = getelementptr inbounds nuw i8, ptr %586, i64 28
  %588 = load i32, ptr %587, align 4, !tbaa !62
  %589 = sext i32 %588 to i64
  %590 = icmp slt i64 %585, %589
  br i1 %590, label %574, label %571, !llvm.loop !71

591:                                              ; preds = %571
  call fastcc void @settle(ptr noundef nonnull %0, ptr noundef nonnull %520, ptr noundef nonnull %564)
  br label %949

592:                                              ; preds = %557, %592
  %593 = phi i64 [ %597, %592 ], [ %558, %557 ]
  %594 = getelementptr inbounds nuw ptr, ptr %197, i64 %593
  %595 = load ptr, ptr %594, align 8, !tbaa !72
  %596 = getelementptr inbounds nuw ptr, ptr %531, i64 %593
  store ptr %595, ptr %596, align 8, !tbaa !72
  store ptr null, ptr %594, align 8, !tbaa !72
  %597 = add nuw nsw i64 %593, 1
  %598 = icmp eq i64 %597, %532
  br i1 %598, label %559, label %592, !llvm.loop !151

599:                                              ; preds = %433
  %600 = load ptr, ptr %116, align 8, !tbaa !152
  %601 = getelementptr inbounds nuw i8, ptr %176, i64 4
  %602 = load i32, ptr %601, align 4, !tbaa !100
  %603 = sext i32 %602 to i64
  %604 = getelementptr inbounds %struct.tfc_region_use, ptr %600, i64 %603
  %605 = getelementptr inbounds nuw i8, ptr %176, i64 20
  %606 = load i32, ptr %605, align 4, !tbaa !153
  %607 = icmp sgt i32 %606, 0
  br i1 %607, label %608, label %612

608:                                              ; preds = %599
  %609 = getelementptr inbounds nuw i8, ptr %604, i64 16
  %610 = getelementptr inbounds nuw i8, ptr %604, i64 8
  %611 = zext nneg i32 %606 to i64
  br label %620

612:                                              ; preds = %633, %599
  %613 = getelementptr inbounds nuw i8, ptr %176, i64 24
  %614 = load i32, ptr %613, align 4, !tbaa !132
  %615 = icmp sgt i32 %614, 0
  br i1 %615, label %616, label %636

616:                                              ; preds = %612
  %617 = getelementptr inbounds nuw i8, ptr %604, i64 24
  %618 = getelementptr inbounds nuw i8, ptr %604, i64 8
  %619 = getelementptr inbounds nuw i8, ptr %176, i64 36
  br label %643

620:                                              ; preds = %633, %608
  %621 = phi i64 [ 0, %608 ], [ %634, %633 ]
  %622 = load ptr, ptr %609, align 8, !tbaa !154
  %623 = getelementptr inbounds nuw i32, ptr %622, i64 %621
  %624 = load i32, ptr %623, align 4, !tbaa !5
  %625 = icmp sgt i32 %624, -1
  br i1 %625, label %626, label %633

626:                                              ; preds = %620
  %627 = getelementptr inbounds nuw ptr, ptr %197, i64 %621
  %628 = load ptr, ptr %627, align 8, !tbaa !72
  %629 = load ptr, ptr %628, align 8, !tbaa !128
  %630 = load ptr, ptr %610, align 8, !tbaa !158
  %631 = zext nneg i32 %624 to i64
  %632 = getelementptr inbounds nuw ptr, ptr %630, i64 %631
  store ptr %629, ptr %632, align 8, !tbaa !31
  br label %633

633:                                              ; preds = %626, %620
  %634 = add nuw nsw i64 %621, 1
  %635 = icmp eq i64 %634, %611
  br i1 %635, label %612, label %620, !llvm.loop !159

636:                                              ; preds = %691, %612
  %637 = getelementptr inbounds nuw i8, ptr %604, i64 40
  %638 = load i64, ptr %637, align 8, !tbaa !160
  %639 = icmp sgt i64 %638, 0
  br i1 %639, label %640, label %696

640:                                              ; preds = %636
  %641 = getelementptr inbounds nuw i8, ptr %604, i64 8
  %642 = getelementptr inbounds nuw i8, ptr %604, i64 32
  br label %699

643:                                              ; preds = %691, %616
  %644 = phi i64 [ 0, %616 ], [ %692, %691 ]
  %645 = load ptr, ptr %178, align 8, !tbaa !50
  %646 = load i32, ptr %619, align 4, !tbaa !133
  %647 = trunc nuw nsw i64 %644 to i32
  %648 = add nsw i32 %646, %647
  %649 = getelementptr inbounds nuw i8, ptr %645, i64 40
  %650 = load ptr, ptr %649, align 8, !tbaa !134
  %651 = sext i32 %648 to i64
  %652 = getelementptr inbounds i32, ptr %650, i64 %651
  %653 = load i32, ptr %652, align 4, !tbaa !5
  %654 = icmp sgt i32 %653, -1
  br i1 %654, label %655, label %668

655:                                              ; preds = %643
  %656 = zext nneg i32 %653 to i64
  %657 = getelementptr inbounds nuw ptr, ptr %197, i64 %656
  %658 = load ptr, ptr %657, align 8, !tbaa !72
  %659 = icmp eq ptr %658, null
  br i1 %659, label %660, label %663

660:                                              ; preds = %655
  %661 = and i64 %644, 4294967295
  %662 = getelementptr inbounds nuw ptr, ptr %198, i64 %661
  store ptr null, ptr %662, align 8, !tbaa !72
  br label %945

663:                                              ; preds = %655
  %664 = getelementptr inbounds nuw i8, ptr %658, i64 24
  %665 = load i32, ptr %664, align 8, !tbaa !73
  %666 = add nsw i32 %665, 1
  store i32 %666, ptr %664, align 8, !tbaa !73
  %667 = getelementptr inbounds nuw ptr, ptr %198, i64 %644
  store ptr %658, ptr %667, align 8, !tbaa !72
  br label %680

668:                                              ; preds = %643
  %669 = getelementptr inbounds nuw i8, ptr %645, i64 32
  %670 = load ptr, ptr %669, align 8, !tbaa !136
  %671 = getelementptr inbounds i64, ptr %670, i64 %651
  %672 = load i64, ptr %671, align 8, !tbaa !120
  %673 = getelementptr inbounds nuw i8, ptr %645, i64 48
  %674 = load ptr, ptr %673, align 8, !tbaa !137
  %675 = getelementptr inbounds i32, ptr %674, i64 %651
  %676 = load i32, ptr %675, align 4, !tbaa !5
  %677 = call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %672, i32 noundef %676)
  %678 = getelementptr inbounds nuw ptr, ptr %198, i64 %644
  store ptr %677, ptr %678, align 8, !tbaa !72
  %679 = icmp eq ptr %677, null
  br i1 %679, label %945, label %680

680:                                              ; preds = %668, %663
  %681 = phi ptr [ %658, %663 ], [ %677, %668 ]
  %682 = load ptr, ptr %617, align 8, !tbaa !161
  %683 = getelementptr inbounds nuw i32, ptr %682, i64 %644
  %684 = load i32, ptr %683, align 4, !tbaa !5
  %685 = icmp sgt i32 %684, -1
  br i1 %685, label %686, label %691

686:                                              ; preds = %680
  %687 = load ptr, ptr %681, align 8, !tbaa !128
  %688 = load ptr, ptr %618, align 8, !tbaa !158
  %689 = zext nneg i32 %684 to i64
  %690 = getelementptr inbounds nuw ptr, ptr %688, i64 %689
  store ptr %687, ptr %690, align 8, !tbaa !31
  br label %691

691:                                              ; preds = %686, %680
  %692 = add nuw nsw i64 %644, 1
  %693 = load i32, ptr %613, align 4, !tbaa !132
  %694 = sext i32 %693 to i64
  %695 = icmp slt i64 %692, %694
  br i1 %695, label %643, label %636, !llvm.loop !162

696:                                              ; preds = %699, %636
  %697 = load ptr, ptr %106, align 8, !tbaa !117
  %698 = icmp eq ptr %697, null
  br i1 %698, label %723, label %717

699:                                              ; preds = %699, %640
  %700 = phi i64 [ 0, %640 ], [ %715, %699 ]
  %701 = load ptr, ptr %641, align 8, !tbaa !158
  %702 = load ptr, ptr %642, align 8, !tbaa !163
  %703 = getelementptr inbounds nuw %struct.tfc_move, ptr %702, i64 %700
  %704 = getelementptr inbounds nuw i8, ptr %703, i64 4
  %705 = load i32, ptr %704, align 4, !tbaa !164
  %706 = sext i32 %705 to i64
  %707 = getelementptr inbounds ptr, ptr %701, i64 %706
  %708 = load ptr, ptr %707, align 8, !tbaa !31
  %709 = getelementptr inbounds nuw i8, ptr %703, i64 8
  %710 = load i64, ptr %709, align 8, !tbaa !166
  %711 = getelementptr inbounds i8, ptr %708, i64 %710
  %712 = load i32, ptr %703, align 8, !tbaa !167
  %713 = sext i32 %712 to i64
  %714 = getelementptr inbounds ptr, ptr %701, i64 %713
  store ptr %711, ptr %714, align 8, !tbaa !31
  %715 = add nuw nsw i64 %700, 1
  %716 = icmp eq i64 %715, %638
  br i1 %716, label %696, label %699, !llvm.loop !168

717:                                              ; preds = %696
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #25
  %718 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #25
  %719 = load i64, ptr %4, align 8, !tbaa !83
  %720 = mul nsw i64 %719, 1000000000
  %721 = load i64, ptr %117, align 8, !tbaa !85
  %722 = add nsw i64 %720, %721
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #25
  br label %723

723:                                              ; preds = %717, %696
  %724 = phi i64 [ %722, %717 ], [ 0, %696 ]
  %725 = getelementptr inbounds nuw i8, ptr %604, i64 48
  %726 = load i64, ptr %725, align 8, !tbaa !169
  %727 = icmp ne i64 %726, 0
  %728 = zext i1 %727 to i32
  %729 = load i32, ptr %118, align 8, !tbaa !170
  %730 = or i32 %729, %728
  store i32 %730, ptr %118, align 8, !tbaa !170
  %731 = load ptr, ptr %604, align 8, !tbaa !171
  %732 = icmp eq ptr %731, null
  br i1 %732, label %735, label %733

733:                                              ; preds = %723
  %734 = call i32 @tfc_walk(ptr noundef nonnull %731)
  br label %735

735:                                              ; preds = %733, %723
  %736 = phi i32 [ %734, %733 ], [ 0, %723 ]
  %737 = load ptr, ptr %106, align 8, !tbaa !117
  %738 = icmp eq ptr %737, null
  %739 = icmp ne i32 %736, 0
  %740 = select i1 %738, i1 true, i1 %739
  br i1 %740, label %753, label %741

741:                                              ; preds = %735
  %742 = load ptr, ptr %11, align 8, !tbaa !32
  %743 = getelementptr inbounds nuw i8, ptr %742, i64 32
  %744 = load ptr, ptr %743, align 8, !tbaa !125
  %745 = icmp eq ptr %744, null
  br i1 %745, label %752, label %746

746:                                              ; preds = %741
  %747 = getelementptr inbounds nuw i8, ptr %744, i64 24
  %748 = load ptr, ptr %747, align 8, !tbaa !172
  %749 = call i32 %748(ptr noundef nonnull %744, ptr noundef nonnull %742, ptr noundef null, ptr noundef null, i64 noundef 0) #25
  %750 = icmp eq i32 %749, 0
  br i1 %750, label %752, label %751

751:                                              ; preds = %746
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %749, i32 noundef 6, ptr noundef readonly %178, ptr noundef nonnull %176)
  br label %752

752:                                              ; preds = %751, %746, %741
  call fastcc void @note(ptr noundef nonnull %0, ptr noundef %178, ptr noundef %180, ptr noundef nonnull %176, i64 noundef %724)
  br label %755

753:                                              ; preds = %735
  call fastcc void @note(ptr noundef nonnull %0, ptr noundef %178, ptr noundef %180, ptr noundef nonnull %176, i64 noundef %724)
  br i1 %739, label %754, label %755

754:                                              ; preds = %753
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %736, i32 noundef 0, ptr noundef %178, ptr noundef nonnull %176)
  br label %755

755:                                              ; preds = %752, %754, %753
  %756 = load i32, ptr %613, align 4, !tbaa !132
  %757 = icmp sgt i32 %756, 0
  br i1 %757, label %758, label %945

758:                                              ; preds = %755
  %759 = getelementptr inbounds nuw i8, ptr %604, i64 24
  %760 = getelementptr inbounds nuw i8, ptr %604, i64 8
  br label %761

761:                                              ; preds = %791, %758
  %762 = phi i64 [ 0, %758 ], [ %792, %791 ]
  %763 = load ptr, ptr %759, align 8, !tbaa !161
  %764 = getelementptr inbounds nuw i32, ptr %763, i64 %762
  %765 = load i32, ptr %764, align 4, !tbaa !5
  %766 = icmp slt i32 %765, -1
  br i1 %766, label %767, label %791

767:                                              ; preds = %761
  %768 = load ptr, ptr %11, align 8, !tbaa !32
  %769 = getelementptr inbounds nuw ptr, ptr %198, i64 %762
  %770 = load ptr, ptr %769, align 8, !tbaa !72
  %771 = load ptr, ptr %770, align 8, !tbaa !128
  %772 = load ptr, ptr %760, align 8, !tbaa !158
  %773 = sub nuw nsw i32 -2, %765
  %774 = zext nneg i32 %773 to i64
  %775 = getelementptr inbounds nuw ptr, ptr %772, i64 %774
  %776 = load ptr, ptr %775, align 8, !tbaa !31
  %777 = getelementptr inbounds nuw i8, ptr %770, i64 16
  %778 = load i64, ptr %777, align 8, !tbaa !27
  %779 = getelementptr inbounds nuw i8, ptr %768, i64 32
  %780 = load ptr, ptr %779, align 8, !tbaa !125
  %781 = icmp eq ptr %780, null
  br i1 %781, label %784, label %782

782:                                              ; preds = %767
  %783 = icmp eq i64 %778, 0
  br i1 %783, label %791, label %785

784:                                              ; preds = %767
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %771, ptr readonly align 1 %776, i64 %778, i1 false)
  br label %791

785:                                              ; preds = %782
  %786 = getelementptr inbounds nuw i8, ptr %780, i64 40
  %787 = load ptr, ptr %786, align 8, !tbaa !173
  %788 = call i32 %787(ptr noundef nonnull %780, ptr noundef %771, ptr noundef %776, i64 noundef %778) #25
  %789 = icmp eq i32 %788, 0
  br i1 %789, label %791, label %790

790:                                              ; preds = %785
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %788, i32 noundef 6, ptr noundef readonly %178, ptr noundef nonnull %176)
  br label %791

791:                                              ; preds = %790, %785, %784, %782, %761
  %792 = add nuw nsw i64 %762, 1
  %793 = load i32, ptr %613, align 4, !tbaa !132
  %794 = sext i32 %793 to i64
  %795 = icmp slt i64 %792, %794
  br i1 %795, label %761, label %945, !llvm.loop !174

796:                                              ; preds = %433
  %797 = load ptr, ptr %178, align 8, !tbaa !50
  %798 = getelementptr inbounds nuw i8, ptr %797, i64 16
  %799 = load ptr, ptr %798, align 8, !tbaa !175
  %800 = getelementptr inbounds nuw i8, ptr %176, i64 40
  %801 = load i32, ptr %800, align 4, !tbaa !176
  br label %802

802:                                              ; preds = %802, %796
  %803 = phi i64 [ %807, %802 ], [ 0, %796 ]
  %804 = getelementptr inbounds nuw ptr, ptr %197, i64 %803
  %805 = load ptr, ptr %804, align 8, !tbaa !72
  %806 = icmp eq ptr %805, null
  %807 = add nuw nsw i64 %803, 1
  br i1 %806, label %802, label %808, !llvm.loop !177

808:                                              ; preds = %802
  %809 = sext i32 %801 to i64
  %810 = getelementptr inbounds i32, ptr %799, i64 %809
  %811 = trunc nuw nsw i64 %803 to i32
  %812 = getelementptr inbounds nuw i8, ptr %805, i64 24
  %813 = load i32, ptr %812, align 8, !tbaa !73
  %814 = add nsw i32 %813, 1
  store i32 %814, ptr %812, align 8, !tbaa !73
  store ptr %805, ptr %198, align 8, !tbaa !72
  %815 = getelementptr inbounds nuw i8, ptr %198, i64 8
  store ptr null, ptr %815, align 8, !tbaa !72
  %816 = getelementptr inbounds nuw i8, ptr %810, i64 4
  %817 = load i32, ptr %816, align 4, !tbaa !5
  %818 = getelementptr inbounds nuw i8, ptr %810, i64 8
  %819 = load i32, ptr %818, align 4, !tbaa !5
  %820 = icmp eq i32 %817, %819
  br i1 %820, label %945, label %821

821:                                              ; preds = %808
  %822 = getelementptr inbounds nuw i8, ptr %176, i64 36
  %823 = load i32, ptr %822, align 4, !tbaa !133
  %824 = add nsw i32 %823, 1
  %825 = getelementptr inbounds nuw i8, ptr %797, i64 40
  %826 = load ptr, ptr %825, align 8, !tbaa !134
  %827 = sext i32 %824 to i64
  %828 = getelementptr inbounds i32, ptr %826, i64 %827
  %829 = load i32, ptr %828, align 4, !tbaa !5
  %830 = icmp sgt i32 %829, -1
  br i1 %830, label %831, label %840

831:                                              ; preds = %821
  %832 = zext nneg i32 %829 to i64
  %833 = getelementptr inbounds nuw ptr, ptr %197, i64 %832
  %834 = load ptr, ptr %833, align 8, !tbaa !72
  %835 = icmp eq ptr %834, null
  br i1 %835, label %945, label %836

836:                                              ; preds = %831
  %837 = getelementptr inbounds nuw i8, ptr %834, i64 24
  %838 = load i32, ptr %837, align 8, !tbaa !73
  %839 = add nsw i32 %838, 1
  store i32 %839, ptr %837, align 8, !tbaa !73
  store ptr %834, ptr %815, align 8, !tbaa !72
  br label %851

840:                                              ; preds = %821
  %841 = getelementptr inbounds nuw i8, ptr %797, i64 32
  %842 = load ptr, ptr %841, align 8, !tbaa !136
  %843 = getelementptr inbounds i64, ptr %842, i64 %827
  %844 = load i64, ptr %843, align 8, !tbaa !120
  %845 = getelementptr inbounds nuw i8, ptr %797, i64 48
  %846 = load ptr, ptr %845, align 8, !tbaa !137
  %847 = getelementptr inbounds i32, ptr %846, i64 %827
  %848 = load i32, ptr %847, align 4, !tbaa !5
  %849 = call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %844, i32 noundef %848)
  store ptr %849, ptr %815, align 8, !tbaa !72
  %850 = icmp eq ptr %849, null
  br i1 %850, label %945, label %851

851:                                              ; preds = %840, %836
  %852 = phi ptr [ %834, %836 ], [ %849, %840 ]
  %853 = load ptr, ptr %11, align 8, !tbaa !32
  %854 = load ptr, ptr %852, align 8, !tbaa !128
  %855 = getelementptr inbounds nuw i8, ptr %853, i64 32
  %856 = load ptr, ptr %855, align 8, !tbaa !125
  %857 = icmp eq ptr %856, null
  br i1 %857, label %858, label %859

858:                                              ; preds = %851
  store i32 %811, ptr %854, align 4, !tbaa !5
  br label %945

859:                                              ; preds = %851
  %860 = getelementptr inbounds nuw i8, ptr %856, i64 32
  %861 = load ptr, ptr %860, align 8, !tbaa !178
  %862 = call i32 %861(ptr noundef nonnull %856, ptr noundef %854, i32 noundef %811) #25
  %863 = icmp eq i32 %862, 0
  br i1 %863, label %945, label %864

864:                                              ; preds = %859
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %862, i32 noundef 6, ptr noundef nonnull readonly %178, ptr noundef nonnull %176)
  br label %945

865:                                              ; preds = %433
  %866 = load ptr, ptr %197, align 8, !tbaa !72
  %867 = icmp eq ptr %866, null
  br i1 %867, label %872, label %868

868:                                              ; preds = %865
  %869 = getelementptr inbounds nuw i8, ptr %866, i64 24
  %870 = load i32, ptr %869, align 8, !tbaa !73
  %871 = add nsw i32 %870, 1
  store i32 %871, ptr %869, align 8, !tbaa !73
  br label %872

872:                                              ; preds = %868, %865
  %873 = load ptr, ptr %11, align 8, !tbaa !32
  %874 = getelementptr inbounds nuw i8, ptr %197, i64 8
  %875 = load ptr, ptr %874, align 8, !tbaa !72
  %876 = load ptr, ptr %875, align 8, !tbaa !128
  %877 = getelementptr inbounds nuw i8, ptr %873, i64 32
  %878 = load ptr, ptr %877, align 8, !tbaa !125
  %879 = icmp eq ptr %878, null
  br i1 %879, label %880, label %882

880:                                              ; preds = %872
  %881 = load i8, ptr %876, align 1, !tbaa !97
  store i8 %881, ptr %8, align 4, !tbaa !97
  br label %888

882:                                              ; preds = %872
  %883 = getelementptr inbounds nuw i8, ptr %878, i64 24
  %884 = load ptr, ptr %883, align 8, !tbaa !172
  %885 = call i32 %884(ptr noundef nonnull %878, ptr noundef nonnull %873, ptr noundef nonnull %8, ptr noundef %876, i64 noundef 1) #25
  %886 = icmp eq i32 %885, 0
  br i1 %886, label %888, label %887

887:                                              ; preds = %882
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %885, i32 noundef 6, ptr noundef readonly %178, ptr noundef nonnull %176)
  br label %888

888:                                              ; preds = %887, %882, %880
  %889 = load i8, ptr %8, align 4, !tbaa !97
  %890 = icmp eq i8 %889, 0
  %891 = select i1 %890, ptr %866, ptr null
  store ptr %891, ptr %198, align 8, !tbaa !72
  %892 = icmp eq ptr %891, null
  %893 = select i1 %892, ptr %866, ptr null
  %894 = getelementptr inbounds nuw i8, ptr %198, i64 8
  store ptr %893, ptr %894, align 8, !tbaa !72
  br label %945

895:                                              ; preds = %433, %433, %433, %433
  %896 = load ptr, ptr %197, align 8, !tbaa !72
  %897 = icmp eq ptr %896, null
  br i1 %897, label %902, label %898

898:                                              ; preds = %895
  %899 = getelementptr inbounds nuw i8, ptr %896, i64 24
  %900 = load i32, ptr %899, align 8, !tbaa !73
  %901 = add nsw i32 %900, 1
  store i32 %901, ptr %899, align 8, !tbaa !73
  br label %902

902:                                              ; preds = %898, %895
  store ptr %896, ptr %198, align 8, !tbaa !72
  br label %945

903:                                              ; preds = %433
  %904 = load ptr, ptr %115, align 8, !tbaa !179
  %905 = getelementptr inbounds nuw i8, ptr %176, i64 4
  %906 = load i32, ptr %905, align 4, !tbaa !100
  %907 = sext i32 %906 to i64
  %908 = getelementptr inbounds ptr, ptr %904, i64 %907
  %909 = load ptr, ptr %908, align 8, !tbaa !72
  %910 = icmp eq ptr %909, null
  br i1 %910, label %915, label %911

911:                                              ; preds = %903
  %912 = getelementptr inbounds nuw i8, ptr %909, i64 24
  %913 = load i32, ptr %912, align 8, !tbaa !73
  %914 = add nsw i32 %913, 1
  store i32 %914, ptr %912, align 8, !tbaa !73
  br label %915

915:                                              ; preds = %911, %903
  store ptr %909, ptr %198, align 8, !tbaa !72
  br label %945

916:                                              ; preds = %433
  %917 = getelementptr inbounds nuw i8, ptr %178, i64 112
  %918 = load ptr, ptr %917, align 8, !tbaa !58
  %919 = getelementptr inbounds nuw i8, ptr %176, i64 4
  %920 = load i32, ptr %919, align 4, !tbaa !100
  %921 = sext i32 %920 to i64
  %922 = getelementptr inbounds ptr, ptr %918, i64 %921
  %923 = load ptr, ptr %922, align 8, !tbaa !72
  store ptr %923, ptr %198, align 8, !tbaa !72
  store ptr null, ptr %922, align 8, !tbaa !72
  br label %945

924:                                              ; preds = %433
  %925 = load ptr, ptr %197, align 8, !tbaa !72
  %926 = icmp eq ptr %925, null
  br i1 %926, label %931, label %927

927:                                              ; preds = %924
  %928 = getelementptr inbounds nuw i8, ptr %925, i64 24
  %929 = load i32, ptr %928, align 8, !tbaa !73
  %930 = add nsw i32 %929, 1
  store i32 %930, ptr %928, align 8, !tbaa !73
  br label %931

931:                                              ; preds = %927, %924
  %932 = getelementptr inbounds nuw i8, ptr %178, i64 120
  %933 = load ptr, ptr %932, align 8, !tbaa !180
  %934 = getelementptr inbounds nuw i8, ptr %176, i64 4
  %935 = load i32, ptr %934, align 4, !tbaa !100
  %936 = sext i32 %935 to i64
  %937 = getelementptr inbounds ptr, ptr %933, i64 %936
  store ptr %925, ptr %937, align 8, !tbaa !72
  %938 = getelementptr inbounds nuw i8, ptr %178, i64 24
  %939 = load ptr, ptr %938, align 8, !tbaa !141
  %940 = icmp eq ptr %939, null
  br i1 %940, label %941, label %945

941:                                              ; preds = %931
  %942 = load ptr, ptr %197, align 8, !tbaa !72
  %943 = load ptr, ptr %114, align 8, !tbaa !181
  %944 = getelementptr inbounds ptr, ptr %943, i64 %936
  store ptr %942, ptr %944, align 8, !tbaa !72
  br label %945

945:                                              ; preds = %668, %791, %864, %859, %858, %840, %831, %808, %755, %660, %941, %931, %916, %915, %902, %888, %433, %431, %430
  %946 = load i32, ptr %92, align 8, !tbaa !66
  %947 = icmp eq i32 %946, 0
  br i1 %947, label %948, label %949

948:                                              ; preds = %945
  call fastcc void @complete(ptr noundef nonnull %0, ptr noundef %178, ptr noundef %180, ptr noundef nonnull %176, ptr noundef %198, i32 noundef %182)
  br label %949

949:                                              ; preds = %472, %591, %571, %496, %462, %434, %200, %287, %289, %945, %948
  %950 = load ptr, ptr %15, align 8, !tbaa !40
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #25
  %951 = icmp eq ptr %950, null
  br i1 %951, label %126, label %960, !llvm.loop !182

952:                                              ; preds = %168
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 1, i32 noundef 1, ptr noundef null, ptr noundef null)
  %953 = load i32, ptr %92, align 8, !tbaa !66
  %954 = icmp eq i32 %953, 0
  br i1 %954, label %955, label %960

955:                                              ; preds = %135, %952
  %956 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %957 = load i64, ptr %956, align 8, !tbaa !183
  %958 = icmp eq i64 %957, 0
  %959 = select i1 %958, i32 0, i32 -2
  br label %960

960:                                              ; preds = %126, %132, %141, %153, %949, %492, %952, %955
  %961 = phi i32 [ %953, %952 ], [ %959, %955 ], [ -1, %492 ], [ %133, %132 ], [ %127, %126 ], [ -2, %141 ], [ -1, %949 ], [ -2, %153 ]
  ret i32 %961
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @empty_inbox(ptr noundef captures(none) %0) unnamed_addr #31 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %3 = load ptr, ptr %2, align 8, !tbaa !76
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
  br i1 %14, label %5, label %8, !llvm.loop !105

15:                                               ; preds = %5, %15
  %16 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %4, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  %17 = atomicrmw xchg ptr %4, i32 2 acquire, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %15, !llvm.loop !106

19:                                               ; preds = %8, %15, %5
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %21 = atomicrmw xchg ptr %20, i64 0 monotonic, align 8
  %22 = inttoptr i64 %21 to ptr
  %23 = load ptr, ptr %2, align 8, !tbaa !76
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
  %37 = load ptr, ptr %35, align 8, !tbaa !113
  store ptr %36, ptr %35, align 8, !tbaa !113
  %38 = icmp eq ptr %37, null
  br i1 %38, label %31, label %34, !llvm.loop !184

39:                                               ; preds = %31, %54
  %40 = phi ptr [ %35, %31 ], [ %44, %54 ]
  %41 = load i32, ptr %32, align 8, !tbaa !66
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %56

43:                                               ; preds = %39
  %44 = load ptr, ptr %40, align 8, !tbaa !113
  %45 = getelementptr inbounds nuw i8, ptr %40, i64 52
  %46 = load i32, ptr %45, align 4, !tbaa !112
  switch i32 %46, label %53 [
    i32 0, label %47
    i32 2, label %50
  ]

47:                                               ; preds = %43
  %48 = getelementptr inbounds nuw i8, ptr %40, i64 16
  %49 = load ptr, ptr %48, align 8, !tbaa !185
  tail call fastcc void @drop(ptr noundef nonnull %0, ptr noundef %49)
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef nonnull %40, i64 noundef 56)
  br label %54, !llvm.loop !186

50:                                               ; preds = %43
  %51 = load i64, ptr %33, align 8, !tbaa !139
  %52 = add nsw i64 %51, -1
  store i64 %52, ptr %33, align 8, !tbaa !139
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
define internal fastcc void @fail(ptr noundef captures(none) %0, i32 noundef range(i32 1, 0) %1, i32 noundef range(i32 0, 7) %2, ptr noundef readonly captures(address_is_null) %3, ptr noundef %4) unnamed_addr #32 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %7 = load i32, ptr %6, align 8, !tbaa !66
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %34

9:                                                ; preds = %5
  store i32 %1, ptr %6, align 8, !tbaa !66
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 116
  store i32 %2, ptr %10, align 4, !tbaa !187
  %11 = icmp eq ptr %3, null
  br i1 %11, label %12, label %14

12:                                               ; preds = %9
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i32 -1, ptr %13, align 8, !tbaa !188
  br label %31

14:                                               ; preds = %9
  %15 = load ptr, ptr %3, align 8, !tbaa !50
  %16 = load ptr, ptr %0, align 8, !tbaa !42
  %17 = ptrtoint ptr %15 to i64
  %18 = ptrtoint ptr %16 to i64
  %19 = sub i64 %17, %18
  %20 = lshr exact i64 %19, 6
  %21 = trunc i64 %20 to i32
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i32 %21, ptr %22, align 8, !tbaa !188
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
  store i32 %32, ptr %33, align 4, !tbaa !189
  br label %34

34:                                               ; preds = %5, %31
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nounwind uwtable
define void @tfc_finish(ptr noundef captures(none) %0, ptr noundef %1) local_unnamed_addr #30 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %4 = load i64, ptr %3, align 8, !tbaa !139
  %5 = add nsw i64 %4, -1
  store i64 %5, ptr %3, align 8, !tbaa !139
  tail call fastcc void @end_activation(ptr noundef %0, ptr noundef %1)
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @end_activation(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #30 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %4 = load ptr, ptr %3, align 8, !tbaa !190
  %5 = load ptr, ptr %4, align 8, !tbaa !50
  %6 = load ptr, ptr %5, align 8, !tbaa !67
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %8 = load i32, ptr %7, align 4, !tbaa !191
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_node, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %12 = load i64, ptr %11, align 8, !tbaa !183
  %13 = add nsw i64 %12, -1
  store i64 %13, ptr %11, align 8, !tbaa !183
  %14 = load i32, ptr %10, align 4, !tbaa !98
  %15 = icmp eq i32 %14, 15
  br i1 %15, label %16, label %169

16:                                               ; preds = %2
  %17 = load ptr, ptr %0, align 8, !tbaa !42
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %19 = load i32, ptr %18, align 8, !tbaa !192
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds %struct.tfc_graph, ptr %17, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %23 = load ptr, ptr %22, align 8, !tbaa !116
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %25 = load ptr, ptr %24, align 8, !tbaa !185
  %26 = icmp eq ptr %25, null
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 64
  br i1 %26, label %28, label %29

28:                                               ; preds = %16
  store i32 1, ptr %27, align 8, !tbaa !193
  br label %121

29:                                               ; preds = %16
  %30 = load i32, ptr %27, align 8, !tbaa !193
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %121

32:                                               ; preds = %29
  %33 = getelementptr inbounds nuw i8, ptr %21, i64 32
  %34 = load ptr, ptr %33, align 8, !tbaa !136
  %35 = getelementptr inbounds nuw i8, ptr %10, i64 36
  %36 = load i32, ptr %35, align 4, !tbaa !133
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i64, ptr %34, i64 %37
  %39 = load i64, ptr %38, align 8, !tbaa !120
  %40 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %41 = load i64, ptr %40, align 8, !tbaa !27
  %42 = icmp eq i64 %39, %41
  br i1 %42, label %44, label %43

43:                                               ; preds = %32
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 13, i32 noundef 5, ptr noundef nonnull %4, ptr noundef nonnull %10)
  br label %121

44:                                               ; preds = %32
  %45 = getelementptr inbounds nuw i8, ptr %21, i64 48
  %46 = load ptr, ptr %45, align 8, !tbaa !137
  %47 = getelementptr inbounds i32, ptr %46, i64 %37
  %48 = load i32, ptr %47, align 4, !tbaa !5
  %49 = tail call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %39, i32 noundef %48)
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %51 = load ptr, ptr %50, align 8, !tbaa !135
  store ptr %49, ptr %51, align 8, !tbaa !72
  %52 = icmp eq ptr %49, null
  br i1 %52, label %169, label %53

53:                                               ; preds = %44
  %54 = getelementptr inbounds nuw i8, ptr %23, i64 40
  %55 = load ptr, ptr %54, align 8, !tbaa !129
  %56 = icmp eq ptr %55, null
  br i1 %56, label %74, label %57

57:                                               ; preds = %53
  %58 = load ptr, ptr %49, align 8, !tbaa !128
  %59 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %60 = load ptr, ptr %59, align 8, !tbaa !194
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 48
  %62 = load ptr, ptr %61, align 8, !tbaa !32
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 32
  %64 = load ptr, ptr %63, align 8, !tbaa !125
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 88
  %66 = load ptr, ptr %65, align 8, !tbaa !195
  %67 = tail call ptr %66(ptr noundef %64, ptr noundef nonnull %55) #25
  %68 = load ptr, ptr %24, align 8, !tbaa !185
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 16
  %70 = load i64, ptr %69, align 8, !tbaa !27
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %58, ptr readonly align 1 %67, i64 %70, i1 false)
  %71 = getelementptr inbounds nuw i8, ptr %64, i64 96
  %72 = load ptr, ptr %71, align 8, !tbaa !196
  %73 = load ptr, ptr %54, align 8, !tbaa !129
  tail call void %72(ptr noundef %64, ptr noundef %73) #25
  store ptr null, ptr %54, align 8, !tbaa !129
  br label %121

74:                                               ; preds = %53
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %76 = load ptr, ptr %75, align 8, !tbaa !32
  %77 = load ptr, ptr %49, align 8, !tbaa !128
  %78 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %79 = load ptr, ptr %78, align 8, !tbaa !194
  %80 = getelementptr inbounds nuw i8, ptr %79, i64 48
  %81 = load ptr, ptr %80, align 8, !tbaa !32
  %82 = load ptr, ptr %24, align 8, !tbaa !185
  %83 = load ptr, ptr %82, align 8, !tbaa !128
  %84 = getelementptr inbounds nuw i8, ptr %82, i64 16
  %85 = load i64, ptr %84, align 8, !tbaa !27
  %86 = getelementptr inbounds nuw i8, ptr %76, i64 32
  %87 = load ptr, ptr %86, align 8, !tbaa !125
  %88 = getelementptr inbounds nuw i8, ptr %81, i64 32
  %89 = load ptr, ptr %88, align 8, !tbaa !125
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
  %98 = getelementptr inbounds nuw i8, ptr %87, i64 40
  %99 = load ptr, ptr %98, align 8, !tbaa !173
  %100 = tail call i32 %99(ptr noundef nonnull %87, ptr noundef %77, ptr noundef %83, i64 noundef %85) #25
  br label %116

101:                                              ; preds = %95
  %102 = getelementptr inbounds nuw i8, ptr %87, i64 64
  %103 = load ptr, ptr %102, align 8, !tbaa !197
  %104 = tail call i32 %103(ptr noundef nonnull %87, ptr noundef %77, ptr noundef nonnull %89, ptr noundef %83, i64 noundef %85) #25
  br label %116

105:                                              ; preds = %91
  br i1 %92, label %106, label %110

106:                                              ; preds = %105
  %107 = getelementptr inbounds nuw i8, ptr %87, i64 48
  %108 = load ptr, ptr %107, align 8, !tbaa !198
  %109 = tail call i32 %108(ptr noundef nonnull %87, ptr noundef %77, ptr noundef %83, i64 noundef %85) #25
  br label %116

110:                                              ; preds = %105
  br i1 %93, label %111, label %115

111:                                              ; preds = %110
  %112 = getelementptr inbounds nuw i8, ptr %89, i64 56
  %113 = load ptr, ptr %112, align 8, !tbaa !199
  %114 = tail call i32 %113(ptr noundef nonnull %89, ptr noundef %77, ptr noundef %83, i64 noundef %85) #25
  br label %116

115:                                              ; preds = %110
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %77, ptr readonly align 1 %83, i64 %85, i1 false)
  br label %121

116:                                              ; preds = %111, %106, %101, %97
  %117 = phi i32 [ %100, %97 ], [ %109, %106 ], [ %114, %111 ], [ %104, %101 ]
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %121, label %119

119:                                              ; preds = %116
  %120 = load ptr, ptr %3, align 8, !tbaa !190
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %117, i32 noundef 6, ptr noundef readonly %120, ptr noundef nonnull %10)
  br label %121

121:                                              ; preds = %119, %116, %115, %74, %57, %43, %29, %28
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %123 = load ptr, ptr %122, align 8, !tbaa !76
  %124 = getelementptr inbounds nuw i8, ptr %123, i64 36
  br label %128

125:                                              ; preds = %132
  %126 = atomicrmw xchg ptr %124, i32 2 acquire, align 4
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %139, label %135

128:                                              ; preds = %132, %121
  %129 = phi i32 [ 0, %121 ], [ %133, %132 ]
  %130 = cmpxchg ptr %124, i32 0, i32 1 acquire monotonic, align 4
  %131 = extractvalue { i32, i1 } %130, 1
  br i1 %131, label %139, label %132

132:                                              ; preds = %128
  tail call void @llvm.aarch64.hint(i32 1)
  %133 = add nuw nsw i32 %129, 1
  %134 = icmp eq i32 %133, 100
  br i1 %134, label %125, label %128, !llvm.loop !105

135:                                              ; preds = %125, %135
  %136 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %124, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  %137 = atomicrmw xchg ptr %124, i32 2 acquire, align 4
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %139, label %135, !llvm.loop !106

139:                                              ; preds = %128, %135, %125
  %140 = load ptr, ptr %122, align 8, !tbaa !76
  %141 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %142 = load ptr, ptr %141, align 8, !tbaa !194
  %143 = getelementptr inbounds nuw i8, ptr %142, i64 208
  %144 = load atomic i64, ptr %143 monotonic, align 8
  %145 = inttoptr i64 %144 to ptr
  store ptr %145, ptr %23, align 8, !tbaa !113
  %146 = ptrtoint ptr %23 to i64
  store atomic i64 %146, ptr %143 monotonic, align 8
  %147 = getelementptr inbounds nuw i8, ptr %142, i64 172
  %148 = load i32, ptr %147, align 4, !tbaa !200
  %149 = icmp eq i32 %148, 2
  br i1 %149, label %150, label %162

150:                                              ; preds = %139
  %151 = getelementptr inbounds nuw i8, ptr %23, i64 52
  %152 = load i32, ptr %151, align 4, !tbaa !112
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %162, label %154

154:                                              ; preds = %150
  store i32 0, ptr %147, align 4, !tbaa !200
  %155 = getelementptr inbounds nuw i8, ptr %140, i64 40
  %156 = atomicrmw add ptr %155, i32 1 monotonic, align 8
  %157 = getelementptr inbounds nuw i8, ptr %140, i64 44
  %158 = load i32, ptr %157, align 4, !tbaa !115
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %162, label %160

160:                                              ; preds = %154
  %161 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %155, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  br label %162

162:                                              ; preds = %160, %154, %150, %139
  %163 = load ptr, ptr %122, align 8, !tbaa !76
  %164 = getelementptr inbounds nuw i8, ptr %163, i64 36
  %165 = atomicrmw xchg ptr %164, i32 0 release, align 4
  %166 = icmp eq i32 %165, 2
  br i1 %166, label %167, label %169

167:                                              ; preds = %162
  %168 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %164, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  br label %169

169:                                              ; preds = %167, %162, %44, %2
  %170 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %171 = load i32, ptr %170, align 8, !tbaa !66
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %173, label %188

173:                                              ; preds = %169
  %174 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %175 = load ptr, ptr %174, align 8, !tbaa !201
  %176 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %177 = load i64, ptr %176, align 8, !tbaa !202
  tail call fastcc void @note(ptr noundef nonnull %0, ptr noundef nonnull %4, ptr noundef %175, ptr noundef nonnull %10, i64 noundef %177)
  %178 = load ptr, ptr %174, align 8, !tbaa !201
  %179 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %180 = load ptr, ptr %179, align 8, !tbaa !135
  %181 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %182 = load i32, ptr %181, align 8, !tbaa !193
  tail call fastcc void @complete(ptr noundef nonnull %0, ptr noundef nonnull %4, ptr noundef %178, ptr noundef nonnull %10, ptr noundef %180, i32 noundef %182)
  %183 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %184 = load i32, ptr %183, align 4, !tbaa !132
  %185 = sext i32 %184 to i64
  %186 = shl nsw i64 %185, 3
  %187 = add nsw i64 %186, 112
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %187)
  br label %188

188:                                              ; preds = %169, %173
  ret void
}

; Function Attrs: nounwind uwtable
define i32 @tfc_drive(ptr noundef %0, ptr noundef captures(none) %1) local_unnamed_addr #30 {
  %3 = alloca %struct.timespec, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = alloca %struct.timespec, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 36
  br label %11

8:                                                ; preds = %15
  %9 = atomicrmw xchg ptr %7, i32 2 acquire, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %22, label %18

11:                                               ; preds = %15, %2
  %12 = phi i32 [ 0, %2 ], [ %16, %15 ]
  %13 = cmpxchg ptr %7, i32 0, i32 1 acquire monotonic, align 4
  %14 = extractvalue { i32, i1 } %13, 1
  br i1 %14, label %22, label %15

15:                                               ; preds = %11
  tail call void @llvm.aarch64.hint(i32 1)
  %16 = add nuw nsw i32 %12, 1
  %17 = icmp eq i32 %16, 100
  br i1 %17, label %8, label %11, !llvm.loop !105

18:                                               ; preds = %8, %18
  %19 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %7, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  %20 = atomicrmw xchg ptr %7, i32 2 acquire, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %18, !llvm.loop !106

22:                                               ; preds = %11, %18, %8
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %24 = load i32, ptr %23, align 4, !tbaa !203
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %38

26:                                               ; preds = %22
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %28 = load i32, ptr %27, align 8, !tbaa !205
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %38, label %30

30:                                               ; preds = %26
  store i32 0, ptr %27, align 8, !tbaa !205
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %32 = atomicrmw add ptr %31, i32 1 monotonic, align 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %34 = load i32, ptr %33, align 4, !tbaa !115
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %38, label %36

36:                                               ; preds = %30
  %37 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %31, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #25
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
  %56 = load i32, ptr %1, align 4, !tbaa !206
  %57 = icmp slt i32 %56, 0
  br i1 %57, label %58, label %131

58:                                               ; preds = %55
  %59 = load ptr, ptr %39, align 8, !tbaa !207
  %60 = icmp eq ptr %59, null
  br i1 %60, label %76, label %61

61:                                               ; preds = %58, %71
  %62 = phi ptr [ %74, %71 ], [ %59, %58 ]
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 32
  %64 = load i64, ptr %63, align 8, !tbaa !123
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #25
  %65 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #25
  %66 = load i64, ptr %6, align 8, !tbaa !83
  %67 = mul nsw i64 %66, 1000000000
  %68 = load i64, ptr %40, align 8, !tbaa !85
  %69 = add nsw i64 %67, %68
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #25
  %70 = icmp sgt i64 %64, %69
  br i1 %70, label %76, label %71

71:                                               ; preds = %61
  %72 = load ptr, ptr %39, align 8, !tbaa !207
  %73 = load ptr, ptr %72, align 8, !tbaa !113
  store ptr %73, ptr %39, align 8, !tbaa !207
  call fastcc void @deliver(ptr noundef nonnull %0, ptr noundef nonnull %72)
  %74 = load ptr, ptr %39, align 8, !tbaa !207
  %75 = icmp eq ptr %74, null
  br i1 %75, label %76, label %61, !llvm.loop !208

76:                                               ; preds = %71, %61, %58
  %77 = load i64, ptr %41, align 8, !tbaa !77
  %78 = icmp eq i64 %77, 0
  br i1 %78, label %96, label %79

79:                                               ; preds = %76
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #25
  %80 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #25
  %81 = load i64, ptr %5, align 8, !tbaa !83
  %82 = mul nsw i64 %81, 1000000000
  %83 = load i64, ptr %42, align 8, !tbaa !85
  %84 = add nsw i64 %82, %83
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #25
  %85 = load i64, ptr %41, align 8, !tbaa !77
  %86 = icmp slt i64 %84, %85
  br i1 %86, label %96, label %87

87:                                               ; preds = %79
  %88 = load atomic i32, ptr %43 monotonic, align 8
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %96

90:                                               ; preds = %87
  store i32 -1, ptr %44, align 4, !tbaa !114
  store atomic i32 4, ptr %43 monotonic, align 8
  %91 = atomicrmw add ptr %45, i32 1 monotonic, align 8
  %92 = load i32, ptr %46, align 4, !tbaa !115
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %96, label %94

94:                                               ; preds = %90
  %95 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %45, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  br label %96

96:                                               ; preds = %94, %90, %87, %79, %76
  %97 = load atomic i32, ptr %43 seq_cst, align 4, !tbaa !209
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %128

99:                                               ; preds = %96
  %100 = load i32, ptr %47, align 8, !tbaa !205
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %102, label %128

102:                                              ; preds = %99
  %103 = load i32, ptr %48, align 4, !tbaa !210
  %104 = load i32, ptr %49, align 8, !tbaa !211
  %105 = icmp sgt i32 %104, 0
  br i1 %105, label %106, label %121

106:                                              ; preds = %102
  %107 = load ptr, ptr %0, align 8, !tbaa !212
  br label %111

108:                                              ; preds = %111
  %109 = add nuw nsw i32 %112, 1
  %110 = icmp eq i32 %109, %104
  br i1 %110, label %121, label %111, !llvm.loop !213

111:                                              ; preds = %108, %106
  %112 = phi i32 [ 0, %106 ], [ %109, %108 ]
  %113 = add nsw i32 %112, %103
  %114 = srem i32 %113, %104
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds ptr, ptr %107, i64 %115
  %117 = load ptr, ptr %116, align 8, !tbaa !119
  %118 = getelementptr inbounds nuw i8, ptr %117, i64 172
  %119 = load i32, ptr %118, align 4, !tbaa !200
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %122, label %108

121:                                              ; preds = %108, %102
  store i32 -1, ptr %1, align 4, !tbaa !206
  br label %210

122:                                              ; preds = %111
  store i32 %114, ptr %1, align 4, !tbaa !206
  %123 = icmp slt i32 %114, 0
  br i1 %123, label %210, label %124

124:                                              ; preds = %122
  %125 = getelementptr inbounds nuw i8, ptr %117, i64 172
  store i32 1, ptr %125, align 4, !tbaa !200
  %126 = load i32, ptr %50, align 8, !tbaa !214
  %127 = add nsw i32 %126, 1
  store i32 %127, ptr %50, align 8, !tbaa !214
  br label %128

128:                                              ; preds = %124, %99, %96
  %129 = load i32, ptr %1, align 4, !tbaa !206
  %130 = icmp sgt i32 %129, -1
  br i1 %130, label %131, label %210

131:                                              ; preds = %55, %128
  %132 = atomicrmw xchg ptr %7, i32 0 release, align 4
  %133 = icmp eq i32 %132, 2
  br i1 %133, label %134, label %136

134:                                              ; preds = %131
  %135 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %7, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  br label %136

136:                                              ; preds = %131, %134
  %137 = load ptr, ptr %0, align 8, !tbaa !212
  %138 = load i32, ptr %1, align 4, !tbaa !206
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds ptr, ptr %137, i64 %139
  %141 = load ptr, ptr %140, align 8, !tbaa !119
  %142 = call i32 @tfc_execute(ptr noundef %141)
  %143 = icmp eq i32 %142, -1
  br i1 %143, label %389, label %147

144:                                              ; preds = %151
  %145 = atomicrmw xchg ptr %7, i32 2 acquire, align 4
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %158, label %154

147:                                              ; preds = %136, %151
  %148 = phi i32 [ %152, %151 ], [ 0, %136 ]
  %149 = cmpxchg ptr %7, i32 0, i32 1 acquire monotonic, align 4
  %150 = extractvalue { i32, i1 } %149, 1
  br i1 %150, label %158, label %151

151:                                              ; preds = %147
  call void @llvm.aarch64.hint(i32 1)
  %152 = add nuw nsw i32 %148, 1
  %153 = icmp eq i32 %152, 100
  br i1 %153, label %144, label %147, !llvm.loop !105

154:                                              ; preds = %144, %154
  %155 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %7, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  %156 = atomicrmw xchg ptr %7, i32 2 acquire, align 4
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %158, label %154, !llvm.loop !106

158:                                              ; preds = %147, %154, %144
  %159 = load ptr, ptr %0, align 8, !tbaa !212
  %160 = load i32, ptr %1, align 4, !tbaa !206
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds ptr, ptr %159, i64 %161
  %163 = load ptr, ptr %162, align 8, !tbaa !119
  %164 = icmp eq i32 %142, 0
  br i1 %164, label %188, label %165

165:                                              ; preds = %158
  %166 = getelementptr inbounds nuw i8, ptr %163, i64 208
  %167 = load atomic ptr, ptr %166 seq_cst, align 8, !tbaa !215
  %168 = icmp eq ptr %167, null
  br i1 %168, label %169, label %174

169:                                              ; preds = %165
  %170 = getelementptr inbounds nuw i8, ptr %163, i64 232
  %171 = load i64, ptr %170, align 8, !tbaa !75
  %172 = icmp eq i64 %171, 0
  %173 = select i1 %172, i32 2, i32 0
  br label %174

174:                                              ; preds = %169, %165
  %175 = phi i32 [ %173, %169 ], [ 0, %165 ]
  %176 = getelementptr inbounds nuw i8, ptr %163, i64 172
  store i32 %175, ptr %176, align 4, !tbaa !200
  %177 = icmp sgt i32 %142, 0
  br i1 %177, label %178, label %192

178:                                              ; preds = %174
  %179 = load i32, ptr %1, align 4, !tbaa !206
  %180 = load atomic i32, ptr %43 monotonic, align 8
  %181 = icmp eq i32 %180, 0
  br i1 %181, label %182, label %192

182:                                              ; preds = %178
  store i32 %179, ptr %44, align 4, !tbaa !114
  store atomic i32 %142, ptr %43 monotonic, align 8
  %183 = atomicrmw add ptr %45, i32 1 monotonic, align 8
  %184 = load i32, ptr %46, align 4, !tbaa !115
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %192, label %186

186:                                              ; preds = %182
  %187 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %45, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  br label %192

188:                                              ; preds = %158
  %189 = getelementptr inbounds nuw i8, ptr %163, i64 172
  store i32 3, ptr %189, align 4, !tbaa !200
  %190 = load i32, ptr %51, align 4, !tbaa !216
  %191 = add nsw i32 %190, 1
  store i32 %191, ptr %51, align 4, !tbaa !216
  br label %192

192:                                              ; preds = %188, %186, %182, %178, %174
  store i32 -1, ptr %1, align 4, !tbaa !206
  %193 = load i32, ptr %50, align 8, !tbaa !214
  %194 = add nsw i32 %193, -1
  store i32 %194, ptr %50, align 8, !tbaa !214
  %195 = icmp eq i32 %194, 0
  br i1 %195, label %204, label %196

196:                                              ; preds = %192
  %197 = load atomic i32, ptr %43 seq_cst, align 4, !tbaa !209
  %198 = icmp eq i32 %197, 0
  br i1 %198, label %199, label %204

199:                                              ; preds = %196
  %200 = load i32, ptr %51, align 4, !tbaa !216
  %201 = load i32, ptr %49, align 8, !tbaa !211
  %202 = icmp eq i32 %200, %201
  br i1 %202, label %204, label %203

203:                                              ; preds = %199, %204, %208, %337, %372, %377
  br label %55

204:                                              ; preds = %199, %196, %192
  %205 = atomicrmw add ptr %45, i32 1 monotonic, align 8
  %206 = load i32, ptr %46, align 4, !tbaa !115
  %207 = icmp eq i32 %206, 0
  br i1 %207, label %203, label %208

208:                                              ; preds = %204
  %209 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %45, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  br label %203

210:                                              ; preds = %121, %122, %128
  %211 = load atomic i32, ptr %43 seq_cst, align 4, !tbaa !209
  %212 = icmp eq i32 %211, 0
  br i1 %212, label %213, label %217

213:                                              ; preds = %210
  %214 = load i32, ptr %51, align 4, !tbaa !216
  %215 = load i32, ptr %49, align 8, !tbaa !211
  %216 = icmp eq i32 %214, %215
  br i1 %216, label %217, label %223

217:                                              ; preds = %210, %213
  %218 = load i32, ptr %23, align 4, !tbaa !203
  %219 = icmp eq i32 %218, 0
  br i1 %219, label %220, label %378

220:                                              ; preds = %217
  %221 = load i32, ptr %50, align 8, !tbaa !214
  %222 = icmp eq i32 %221, 0
  br i1 %222, label %378, label %377

223:                                              ; preds = %213
  %224 = load ptr, ptr %52, align 8, !tbaa !217
  %225 = icmp eq ptr %224, null
  br i1 %225, label %338, label %226

226:                                              ; preds = %223
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store ptr null, ptr %4, align 8, !tbaa !109
  store ptr null, ptr %52, align 8, !tbaa !217
  %227 = load i32, ptr %53, align 8, !tbaa !218
  %228 = add nsw i32 %227, 1
  store i32 %228, ptr %53, align 8, !tbaa !218
  %229 = load i32, ptr %50, align 8, !tbaa !214
  %230 = icmp eq i32 %229, 0
  %231 = icmp eq i32 %227, 0
  %232 = select i1 %230, i1 %231, i1 false
  br i1 %232, label %233, label %254

233:                                              ; preds = %226
  %234 = load ptr, ptr %39, align 8, !tbaa !207
  %235 = icmp eq ptr %234, null
  br i1 %235, label %236, label %254

236:                                              ; preds = %233
  %237 = load i64, ptr %41, align 8, !tbaa !77
  %238 = icmp eq i64 %237, 0
  br i1 %238, label %239, label %254

239:                                              ; preds = %236
  %240 = icmp sgt i32 %215, 0
  br i1 %240, label %241, label %254

241:                                              ; preds = %239
  %242 = load ptr, ptr %0, align 8, !tbaa !212
  %243 = zext nneg i32 %215 to i64
  br label %244

244:                                              ; preds = %244, %241
  %245 = phi i64 [ 0, %241 ], [ %251, %244 ]
  %246 = getelementptr inbounds nuw ptr, ptr %242, i64 %245
  %247 = load ptr, ptr %246, align 8, !tbaa !119
  %248 = getelementptr inbounds nuw i8, ptr %247, i64 192
  %249 = load i64, ptr %248, align 8, !tbaa !139
  %250 = icmp eq i64 %249, 0
  %251 = add nuw nsw i64 %245, 1
  %252 = icmp ne i64 %251, %243
  %253 = select i1 %250, i1 %252, i1 false
  br i1 %253, label %244, label %254, !llvm.loop !219

254:                                              ; preds = %244, %226, %233, %236, %239
  %255 = phi i1 [ false, %236 ], [ false, %233 ], [ true, %239 ], [ false, %226 ], [ %250, %244 ]
  br label %256

256:                                              ; preds = %320, %254
  %257 = phi ptr [ %224, %254 ], [ %266, %320 ]
  %258 = phi ptr [ %4, %254 ], [ %322, %320 ]
  %259 = phi i32 [ 0, %254 ], [ %321, %320 ]
  %260 = getelementptr inbounds nuw i8, ptr %257, i64 8
  %261 = load ptr, ptr %260, align 8, !tbaa !194
  %262 = getelementptr inbounds nuw i8, ptr %261, i64 48
  %263 = load ptr, ptr %262, align 8, !tbaa !32
  %264 = getelementptr inbounds nuw i8, ptr %263, i64 32
  %265 = load ptr, ptr %264, align 8, !tbaa !125
  %266 = load ptr, ptr %257, align 8, !tbaa !113
  %267 = atomicrmw xchg ptr %7, i32 0 release, align 4
  %268 = icmp eq i32 %267, 2
  br i1 %268, label %269, label %271

269:                                              ; preds = %256
  %270 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %7, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  br label %271

271:                                              ; preds = %269, %256
  %272 = getelementptr inbounds nuw i8, ptr %265, i64 80
  %273 = load ptr, ptr %272, align 8, !tbaa !220
  %274 = getelementptr inbounds nuw i8, ptr %257, i64 40
  %275 = load ptr, ptr %274, align 8, !tbaa !129
  %276 = icmp eq i32 %259, 0
  %277 = select i1 %255, i1 %276, i1 false
  %278 = zext i1 %277 to i32
  %279 = call i32 %273(ptr noundef %265, ptr noundef %275, i32 noundef %278) #25
  br label %283

280:                                              ; preds = %287
  %281 = atomicrmw xchg ptr %7, i32 2 acquire, align 4
  %282 = icmp eq i32 %281, 0
  br i1 %282, label %294, label %290

283:                                              ; preds = %287, %271
  %284 = phi i32 [ 0, %271 ], [ %288, %287 ]
  %285 = cmpxchg ptr %7, i32 0, i32 1 acquire monotonic, align 4
  %286 = extractvalue { i32, i1 } %285, 1
  br i1 %286, label %294, label %287

287:                                              ; preds = %283
  call void @llvm.aarch64.hint(i32 1)
  %288 = add nuw nsw i32 %284, 1
  %289 = icmp eq i32 %288, 100
  br i1 %289, label %280, label %283, !llvm.loop !105

290:                                              ; preds = %280, %290
  %291 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %7, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  %292 = atomicrmw xchg ptr %7, i32 2 acquire, align 4
  %293 = icmp eq i32 %292, 0
  br i1 %293, label %294, label %290, !llvm.loop !106

294:                                              ; preds = %283, %290, %280
  %295 = icmp slt i32 %279, 0
  br i1 %295, label %296, label %316

296:                                              ; preds = %294
  %297 = load ptr, ptr %0, align 8, !tbaa !212
  %298 = load ptr, ptr %260, align 8, !tbaa !194
  br label %299

299:                                              ; preds = %299, %296
  %300 = phi i64 [ %304, %299 ], [ 0, %296 ]
  %301 = getelementptr inbounds nuw ptr, ptr %297, i64 %300
  %302 = load ptr, ptr %301, align 8, !tbaa !119
  %303 = icmp eq ptr %302, %298
  %304 = add nuw nsw i64 %300, 1
  br i1 %303, label %305, label %299, !llvm.loop !221

305:                                              ; preds = %299
  %306 = sub nsw i32 0, %279
  call fastcc void @fail(ptr noundef %298, i32 noundef range(i32 1, -2147483648) %306, i32 noundef 6, ptr noundef null, ptr noundef null)
  %307 = load atomic i32, ptr %43 monotonic, align 8
  %308 = icmp eq i32 %307, 0
  br i1 %308, label %309, label %320

309:                                              ; preds = %305
  %310 = trunc nuw nsw i64 %300 to i32
  store i32 %310, ptr %44, align 4, !tbaa !114
  store atomic i32 %306, ptr %43 monotonic, align 8
  %311 = atomicrmw add ptr %45, i32 1 monotonic, align 8
  %312 = load i32, ptr %46, align 4, !tbaa !115
  %313 = icmp eq i32 %312, 0
  br i1 %313, label %320, label %314

314:                                              ; preds = %309
  %315 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %45, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  br label %320

316:                                              ; preds = %294
  %317 = icmp eq i32 %279, 0
  br i1 %317, label %319, label %318

318:                                              ; preds = %316
  call fastcc void @deliver(ptr noundef %0, ptr noundef nonnull %257)
  br label %320

319:                                              ; preds = %316
  store ptr null, ptr %257, align 8, !tbaa !113
  store ptr %257, ptr %258, align 8, !tbaa !109
  br label %320

320:                                              ; preds = %319, %318, %314, %309, %305
  %321 = phi i32 [ %259, %319 ], [ 1, %318 ], [ 1, %314 ], [ 1, %309 ], [ 1, %305 ]
  %322 = phi ptr [ %257, %319 ], [ %258, %318 ], [ %258, %314 ], [ %258, %309 ], [ %258, %305 ]
  %323 = icmp eq ptr %266, null
  br i1 %323, label %324, label %256

324:                                              ; preds = %320
  %325 = load i32, ptr %53, align 8, !tbaa !218
  %326 = load ptr, ptr %52, align 8, !tbaa !217
  %327 = add nsw i32 %325, -1
  %328 = icmp eq i32 %321, 0
  store i32 %327, ptr %53, align 8, !tbaa !218
  store ptr %326, ptr %322, align 8, !tbaa !109
  %329 = load ptr, ptr %4, align 8, !tbaa !109
  store ptr %329, ptr %52, align 8, !tbaa !217
  br i1 %328, label %330, label %337

330:                                              ; preds = %324
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #25
  %331 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #25
  %332 = load i64, ptr %3, align 8, !tbaa !83
  %333 = mul nsw i64 %332, 1000000000
  %334 = load i64, ptr %54, align 8, !tbaa !85
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #25
  %335 = add i64 %334, 20000
  %336 = add i64 %335, %333
  call fastcc void @sleep_a_while(ptr noundef nonnull %0, i64 noundef %336)
  br label %337

337:                                              ; preds = %324, %330
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %203

338:                                              ; preds = %223
  %339 = load i32, ptr %50, align 8, !tbaa !214
  %340 = icmp eq i32 %339, 0
  br i1 %340, label %341, label %377

341:                                              ; preds = %338
  %342 = load ptr, ptr %39, align 8, !tbaa !207
  %343 = icmp eq ptr %342, null
  br i1 %343, label %344, label %377

344:                                              ; preds = %341
  %345 = load i32, ptr %53, align 8, !tbaa !218
  %346 = icmp eq i32 %345, 0
  br i1 %346, label %347, label %377

347:                                              ; preds = %344
  %348 = icmp sgt i32 %215, 0
  br i1 %348, label %349, label %372

349:                                              ; preds = %347
  %350 = load ptr, ptr %0, align 8, !tbaa !212
  %351 = zext nneg i32 %215 to i64
  br label %355

352:                                              ; preds = %355
  %353 = add nuw nsw i64 %356, 1
  %354 = icmp eq i64 %353, %351
  br i1 %354, label %365, label %355, !llvm.loop !213

355:                                              ; preds = %352, %349
  %356 = phi i64 [ %353, %352 ], [ 0, %349 ]
  %357 = getelementptr inbounds nuw ptr, ptr %350, i64 %356
  %358 = load ptr, ptr %357, align 8, !tbaa !119
  %359 = getelementptr inbounds nuw i8, ptr %358, i64 172
  %360 = load i32, ptr %359, align 4, !tbaa !200
  %361 = icmp eq i32 %360, 0
  br i1 %361, label %377, label %352

362:                                              ; preds = %365
  %363 = add nuw nsw i64 %366, 1
  %364 = icmp eq i64 %363, %351
  br i1 %364, label %372, label %365, !llvm.loop !219

365:                                              ; preds = %352, %362
  %366 = phi i64 [ %363, %362 ], [ 0, %352 ]
  %367 = getelementptr inbounds nuw ptr, ptr %350, i64 %366
  %368 = load ptr, ptr %367, align 8, !tbaa !119
  %369 = getelementptr inbounds nuw i8, ptr %368, i64 192
  %370 = load i64, ptr %369, align 8, !tbaa !139
  %371 = icmp eq i64 %370, 0
  br i1 %371, label %362, label %373

372:                                              ; preds = %362, %347
  call fastcc void @end_with(ptr noundef %0, i32 noundef 13, i32 noundef -1)
  br label %203

373:                                              ; preds = %365
  %374 = load i32, ptr %23, align 4, !tbaa !203
  %375 = icmp eq i32 %374, 0
  br i1 %375, label %376, label %377

376:                                              ; preds = %373
  store i32 1, ptr %47, align 8, !tbaa !205
  br label %383

377:                                              ; preds = %355, %373, %344, %341, %338, %220
  call fastcc void @sleep_a_while(ptr noundef %0, i64 noundef 0)
  br label %203

378:                                              ; preds = %217, %220
  %379 = load i32, ptr %47, align 8, !tbaa !205
  %380 = icmp eq i32 %379, 0
  br i1 %380, label %381, label %383

381:                                              ; preds = %378
  %382 = load atomic i32, ptr %43 seq_cst, align 4, !tbaa !209
  br label %383

383:                                              ; preds = %376, %378, %381
  %384 = phi i32 [ %382, %381 ], [ -2, %378 ], [ -2, %376 ]
  %385 = atomicrmw xchg ptr %7, i32 0 release, align 4
  %386 = icmp eq i32 %385, 2
  br i1 %386, label %387, label %389

387:                                              ; preds = %383
  %388 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %7, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  br label %389

389:                                              ; preds = %136, %387, %383
  %390 = phi i32 [ %384, %387 ], [ %384, %383 ], [ -1, %136 ]
  ret i32 %390
}

; Function Attrs: nounwind uwtable
define internal fastcc void @end_with(ptr noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #30 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %5 = load atomic i32, ptr %4 monotonic, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %16

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 28
  store i32 %2, ptr %8, align 4, !tbaa !114
  store atomic i32 %1, ptr %4 monotonic, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %10 = atomicrmw add ptr %9, i32 1 monotonic, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %12 = load i32, ptr %11, align 4, !tbaa !115
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %16, label %14

14:                                               ; preds = %7
  %15 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %9, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  br label %16

16:                                               ; preds = %14, %7, %3
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @sleep_a_while(ptr noundef %0, i64 noundef range(i64 -9223372036854755808, -9223372036854775808) %1) unnamed_addr #30 {
  %3 = alloca %struct.timespec, align 16
  %4 = alloca %struct.timespec, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load i64, ptr %5, align 8, !tbaa !77
  %7 = icmp eq i64 %1, 0
  %8 = icmp eq i64 %6, 0
  %9 = tail call i64 @llvm.smin.i64(i64 %1, i64 %6)
  %10 = select i1 %8, i64 %1, i64 %9
  %11 = select i1 %7, i64 %6, i64 %10
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %13 = load ptr, ptr %12, align 8, !tbaa !207
  %14 = icmp eq ptr %13, null
  br i1 %14, label %21, label %15

15:                                               ; preds = %2
  %16 = icmp eq i64 %11, 0
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %18 = load i64, ptr %17, align 8, !tbaa !123
  %19 = tail call i64 @llvm.smin.i64(i64 %18, i64 %11)
  %20 = select i1 %16, i64 %18, i64 %19
  br label %21

21:                                               ; preds = %15, %2
  %22 = phi i64 [ %11, %2 ], [ %20, %15 ]
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %24 = load atomic i32, ptr %23 monotonic, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %26 = load i32, ptr %25, align 4, !tbaa !115
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr %25, align 4, !tbaa !115
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
  store <2 x i64> <i64 0, i64 -1>, ptr %3, align 16, !tbaa !120
  br label %51

36:                                               ; preds = %33
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #25
  %37 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #25
  %38 = load i64, ptr %4, align 8, !tbaa !83
  %39 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %40 = load i64, ptr %39, align 8, !tbaa !85
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
  store i64 %47, ptr %3, align 16, !tbaa !83
  %48 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %49 = mul i64 %47, 1000000000
  %50 = sub i64 %46, %49
  store i64 %50, ptr %48, align 8, !tbaa !85
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
  br i1 %64, label %55, label %58, !llvm.loop !105

65:                                               ; preds = %55, %65
  %66 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %28, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  %67 = atomicrmw xchg ptr %28, i32 2 acquire, align 4
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %65, !llvm.loop !106

69:                                               ; preds = %58, %65, %55
  %70 = load i32, ptr %25, align 4, !tbaa !115
  %71 = add nsw i32 %70, -1
  store i32 %71, ptr %25, align 4, !tbaa !115
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
  br i1 %14, label %5, label %8, !llvm.loop !105

15:                                               ; preds = %5, %15
  %16 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %4, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  %17 = atomicrmw xchg ptr %4, i32 2 acquire, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %15, !llvm.loop !106

19:                                               ; preds = %8, %15, %5
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %21 = load atomic i32, ptr %20 seq_cst, align 4, !tbaa !209
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %48

23:                                               ; preds = %19
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %25 = load i32, ptr %24, align 8, !tbaa !211
  %26 = icmp sgt i32 %25, 0
  br i1 %26, label %27, label %40

27:                                               ; preds = %23
  %28 = load ptr, ptr %0, align 8, !tbaa !212
  %29 = zext nneg i32 %25 to i64
  br label %33

30:                                               ; preds = %33
  %31 = add nuw nsw i64 %34, 1
  %32 = icmp eq i64 %31, %29
  br i1 %32, label %40, label %33, !llvm.loop !213

33:                                               ; preds = %30, %27
  %34 = phi i64 [ %31, %30 ], [ 0, %27 ]
  %35 = getelementptr inbounds nuw ptr, ptr %28, i64 %34
  %36 = load ptr, ptr %35, align 8, !tbaa !119
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 172
  %38 = load i32, ptr %37, align 4, !tbaa !200
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %48, label %30

40:                                               ; preds = %30, %23
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #25
  %41 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #25
  %42 = load i64, ptr %3, align 8, !tbaa !83
  %43 = mul nsw i64 %42, 1000000000
  %44 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %45 = load i64, ptr %44, align 8, !tbaa !85
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #25
  %46 = add i64 %45, 500000000
  %47 = add i64 %46, %43
  call fastcc void @sleep_a_while(ptr noundef %0, i64 noundef %47)
  br label %48

48:                                               ; preds = %33, %40, %19
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %50 = load i64, ptr %49, align 8, !tbaa !77
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %73, label %52

52:                                               ; preds = %48
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #25
  %53 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #25
  %54 = load i64, ptr %2, align 8, !tbaa !83
  %55 = mul nsw i64 %54, 1000000000
  %56 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %57 = load i64, ptr %56, align 8, !tbaa !85
  %58 = add nsw i64 %55, %57
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #25
  %59 = load i64, ptr %49, align 8, !tbaa !77
  %60 = icmp slt i64 %58, %59
  br i1 %60, label %73, label %61

61:                                               ; preds = %52
  %62 = load atomic i32, ptr %20 monotonic, align 8
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %73

64:                                               ; preds = %61
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 28
  store i32 -1, ptr %65, align 4, !tbaa !114
  store atomic i32 4, ptr %20 monotonic, align 8
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %67 = atomicrmw add ptr %66, i32 1 monotonic, align 8
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %69 = load i32, ptr %68, align 4, !tbaa !115
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %73, label %71

71:                                               ; preds = %64
  %72 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %66, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  br label %73

73:                                               ; preds = %48, %52, %61, %64, %71
  %74 = load atomic i32, ptr %20 seq_cst, align 4, !tbaa !209
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %95

76:                                               ; preds = %73
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %78 = load i32, ptr %77, align 8, !tbaa !211
  %79 = icmp sgt i32 %78, 0
  br i1 %79, label %80, label %95

80:                                               ; preds = %76
  %81 = load ptr, ptr %0, align 8, !tbaa !212
  %82 = zext nneg i32 %78 to i64
  br label %83

83:                                               ; preds = %83, %80
  %84 = phi i64 [ %90, %83 ], [ 0, %80 ]
  %85 = getelementptr inbounds nuw ptr, ptr %81, i64 %84
  %86 = load ptr, ptr %85, align 8, !tbaa !119
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 172
  %88 = load i32, ptr %87, align 4, !tbaa !200
  %89 = icmp eq i32 %88, 0
  %90 = add nuw nsw i64 %84, 1
  %91 = icmp eq i64 %90, %82
  %92 = select i1 %89, i1 true, i1 %91
  br i1 %92, label %93, label %83, !llvm.loop !213

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
  br i1 %13, label %4, label %7, !llvm.loop !105

14:                                               ; preds = %4, %14
  %15 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  %16 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %14, !llvm.loop !106

18:                                               ; preds = %7, %14, %4
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %20 = load ptr, ptr %19, align 8, !tbaa !194
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 208
  %22 = load atomic i64, ptr %21 monotonic, align 8
  %23 = inttoptr i64 %22 to ptr
  store ptr %23, ptr %1, align 8, !tbaa !113
  %24 = ptrtoint ptr %1 to i64
  store atomic i64 %24, ptr %21 monotonic, align 8
  %25 = getelementptr inbounds nuw i8, ptr %20, i64 172
  %26 = load i32, ptr %25, align 4, !tbaa !200
  %27 = icmp eq i32 %26, 2
  br i1 %27, label %28, label %40

28:                                               ; preds = %18
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %30 = load i32, ptr %29, align 4, !tbaa !112
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %40, label %32

32:                                               ; preds = %28
  store i32 0, ptr %25, align 4, !tbaa !200
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %34 = atomicrmw add ptr %33, i32 1 monotonic, align 8
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %36 = load i32, ptr %35, align 4, !tbaa !115
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
  br i1 %13, label %4, label %7, !llvm.loop !105

14:                                               ; preds = %4, %14
  %15 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  %16 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %14, !llvm.loop !106

18:                                               ; preds = %7, %14, %4
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %20 = load atomic i32, ptr %19 monotonic, align 8
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %31

22:                                               ; preds = %18
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 28
  store i32 -1, ptr %23, align 4, !tbaa !114
  store atomic i32 %1, ptr %19 monotonic, align 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %25 = atomicrmw add ptr %24, i32 1 monotonic, align 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %27 = load i32, ptr %26, align 4, !tbaa !115
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
  %2 = load ptr, ptr %0, align 8, !tbaa !222
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
  %8 = load i64, ptr %7, align 8, !tbaa !224
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
  %13 = load i64, ptr %5, align 8, !tbaa !83
  %14 = mul nsw i64 %13, 1000000000
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !85
  %17 = add nsw i64 %14, %16
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #25
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %19 = load ptr, ptr %18, align 8, !tbaa !228
  %20 = getelementptr inbounds nuw %struct.tfc_runs, ptr %19, i64 %6
  %21 = load i64, ptr %20, align 8, !tbaa !229
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %25

23:                                               ; preds = %11
  %24 = getelementptr inbounds nuw i8, ptr %20, i64 16
  store i64 %17, ptr %24, align 8, !tbaa !231
  br label %25

25:                                               ; preds = %23, %11
  %26 = getelementptr inbounds nuw i8, ptr %20, i64 24
  store i64 %17, ptr %26, align 8, !tbaa !232
  %27 = add nsw i64 %21, 1
  store i64 %27, ptr %20, align 8, !tbaa !229
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %29 = load i64, ptr %28, align 8, !tbaa !233
  %30 = icmp slt i64 %21, %29
  br i1 %30, label %31, label %81

31:                                               ; preds = %25
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %33 = load i64, ptr %32, align 8, !tbaa !234
  %34 = add nsw i64 %33, 1
  store i64 %34, ptr %32, align 8, !tbaa !234
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %36 = load i64, ptr %35, align 8, !tbaa !235
  %37 = icmp slt i64 %33, %36
  br i1 %37, label %38, label %81

38:                                               ; preds = %31
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %40 = load ptr, ptr %39, align 8, !tbaa !236
  %41 = getelementptr inbounds %struct.tfc_event, ptr %40, i64 %33
  store i64 %17, ptr %41, align 8, !tbaa !120
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 8
  store i64 0, ptr %42, align 8, !tbaa !120
  %43 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 %6, ptr %43, align 8, !tbaa !120
  br label %81

44:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #25
  %45 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #25
  %46 = load i64, ptr %4, align 8, !tbaa !83
  %47 = mul nsw i64 %46, 1000000000
  %48 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %49 = load i64, ptr %48, align 8, !tbaa !85
  %50 = add nsw i64 %47, %49
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #25
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %52 = load ptr, ptr %51, align 8, !tbaa !228
  %53 = getelementptr inbounds nuw %struct.tfc_runs, ptr %52, i64 %6
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 24
  %55 = load i64, ptr %54, align 8, !tbaa !232
  %56 = sub i64 %50, %55
  %57 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %58 = load i64, ptr %57, align 8, !tbaa !237
  %59 = add nsw i64 %56, %58
  store i64 %59, ptr %57, align 8, !tbaa !237
  store i64 %50, ptr %54, align 8, !tbaa !232
  %60 = load i64, ptr %53, align 8, !tbaa !229
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %62 = load i64, ptr %61, align 8, !tbaa !233
  %63 = icmp sgt i64 %60, %62
  br i1 %63, label %81, label %64

64:                                               ; preds = %44
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %66 = load i64, ptr %65, align 8, !tbaa !234
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %68 = load i64, ptr %67, align 8, !tbaa !235
  %69 = icmp sgt i64 %66, %68
  br i1 %69, label %81, label %70

70:                                               ; preds = %64
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %72 = load ptr, ptr %71, align 8, !tbaa !236
  %73 = getelementptr %struct.tfc_event, ptr %72, i64 %66
  %74 = getelementptr i8, ptr %73, i64 -16
  store i64 %50, ptr %74, align 8, !tbaa !238
  br label %81

75:                                               ; preds = %10
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %77 = load ptr, ptr %76, align 8, !tbaa !228
  %78 = getelementptr inbounds nuw %struct.tfc_runs, ptr %77, i64 %6
  %79 = load i64, ptr %78, align 8, !tbaa !229
  %80 = add nsw i64 %79, 1
  store i64 %80, ptr %78, align 8, !tbaa !229
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
define i32 @tfc_pool_start(ptr noundef initializes((4, 8), (64, 68), (128, 140), (144, 152), (192, 196), (296, 300)) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #30 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %2, ptr %4, align 4, !tbaa !5
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 296
  store i32 0, ptr %5, align 8, !tbaa !5
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i32 0, ptr %6, align 8, !tbaa !97
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store <2 x i32> zeroinitializer, ptr %7, align 8, !tbaa !97
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i32 0, ptr %8, align 8, !tbaa !97
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store i32 0, ptr %9, align 8, !tbaa !97
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %10, align 8, !tbaa !97
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store ptr %0, ptr %12, align 16, !tbaa !240
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
  store ptr %0, ptr %20, align 16, !tbaa !240
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
  %3 = load ptr, ptr %2, align 16, !tbaa !240
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
  br i1 %26, label %19, label %27, !llvm.loop !242

27:                                               ; preds = %23, %15
  %28 = atomicrmw add ptr %12, i32 1 seq_cst, align 4
  %29 = load atomic i32, ptr %11 seq_cst, align 64
  %30 = icmp eq i32 %29, %16
  br i1 %30, label %31, label %35

31:                                               ; preds = %27, %31
  %32 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %11, i32 noundef 128, i32 noundef %16, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  %33 = load atomic i32, ptr %11 seq_cst, align 64
  %34 = icmp eq i32 %33, %16
  br i1 %34, label %31, label %35, !llvm.loop !243

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
  br i1 %51, label %53, label %45, !llvm.loop !244

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
  %19 = load i64, ptr %18, align 8, !tbaa !245
  %20 = tail call i32 @pthread_join(i64 noundef %19, ptr noundef null) #25
  %21 = add nuw nsw i64 %16, 1
  %22 = load i32, ptr %0, align 64, !tbaa !5
  %23 = zext i32 %22 to i64
  %24 = icmp samesign ult i64 %21, %23
  br i1 %24, label %15, label %14, !llvm.loop !246
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
  br i1 %7, label %131, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !33
  %11 = icmp eq ptr %10, null
  br i1 %11, label %19, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %14 = load ptr, ptr %13, align 8, !tbaa !247
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %18 = load i32, ptr %17, align 4, !tbaa !248
  br label %25

19:                                               ; preds = %8, %12
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %21 = load ptr, ptr %20, align 8, !tbaa !249
  %22 = icmp eq ptr %21, null
  br i1 %22, label %25, label %23

23:                                               ; preds = %19
  %24 = load i32, ptr %21, align 64, !tbaa !5
  br label %25

25:                                               ; preds = %23, %19, %16
  %26 = phi i1 [ true, %16 ], [ false, %23 ], [ false, %19 ]
  %27 = phi i32 [ %18, %16 ], [ %24, %23 ], [ 1, %19 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #25
  store ptr %2, ptr %6, align 8, !tbaa !250
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %3, ptr %28, align 8, !tbaa !252
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %1, ptr %29, align 8, !tbaa !253
  %30 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %31 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %32 = tail call i64 @llvm.smax.i64(i64 %4, i64 1)
  %33 = udiv i64 %1, %32
  %34 = icmp ult i32 %27, 2
  %35 = icmp samesign ult i64 %33, 2
  %36 = select i1 %34, i1 true, i1 %35
  %37 = zext i32 %27 to i64
  %38 = tail call i64 @llvm.umin.i64(i64 %33, i64 %37)
  %39 = select i1 %36, i64 1, i64 %38
  store i64 %39, ptr %31, align 8, !tbaa !254
  %40 = icmp samesign ult i64 %39, 2
  %41 = lshr i64 %33, 1
  %42 = icmp samesign ult i64 %41, %39
  %43 = select i1 %40, i1 true, i1 %42
  br i1 %43, label %55, label %44, !llvm.loop !255

44:                                               ; preds = %25
  %45 = lshr i64 %33, 2
  %46 = icmp samesign ult i64 %45, %39
  br i1 %46, label %55, label %47, !llvm.loop !255

47:                                               ; preds = %44
  %48 = lshr i64 %33, 3
  %49 = icmp samesign ult i64 %48, %39
  %50 = select i1 %40, i1 true, i1 %49
  br i1 %50, label %55, label %51, !llvm.loop !255

51:                                               ; preds = %47
  %52 = lshr i64 %33, 4
  %53 = icmp samesign ult i64 %52, %39
  %54 = select i1 %53, i64 4, i64 5
  br label %55, !llvm.loop !255

55:                                               ; preds = %51, %47, %44, %25
  %56 = phi i64 [ 1, %25 ], [ 2, %44 ], [ 3, %47 ], [ %54, %51 ]
  %57 = mul nuw nsw i64 %56, %39
  store i64 %57, ptr %30, align 8, !tbaa !256
  %58 = icmp samesign ugt i64 %57, 1
  %59 = and i1 %26, %58
  br i1 %59, label %60, label %66

60:                                               ; preds = %55
  %61 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %62 = load ptr, ptr %61, align 8, !tbaa !247
  %63 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %64 = load ptr, ptr %63, align 8, !tbaa !89
  %65 = trunc i64 %57 to i32
  call void %62(ptr noundef %64, i32 noundef %65, ptr noundef nonnull @run_host_chunk, ptr noundef nonnull %6) #25
  br label %130

66:                                               ; preds = %55
  %67 = icmp eq i64 %57, 1
  br i1 %67, label %129, label %68

68:                                               ; preds = %66
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %70 = load ptr, ptr %69, align 8, !tbaa !249
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 64
  %72 = cmpxchg ptr %71, i32 0, i32 1 acquire monotonic, align 64
  %73 = extractvalue { i32, i1 } %72, 1
  br i1 %73, label %74, label %129

74:                                               ; preds = %68
  %75 = getelementptr inbounds nuw i8, ptr %70, i64 256
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 64 dereferenceable(40) %75, ptr noundef nonnull readonly align 8 dereferenceable(40) %6, i64 40, i1 false), !tbaa.struct !257
  %76 = load i64, ptr %31, align 8, !tbaa !254
  %77 = trunc i64 %76 to i32
  %78 = getelementptr inbounds nuw i8, ptr %70, i64 296
  store i32 %77, ptr %78, align 8, !tbaa !5
  %79 = icmp eq i32 %77, 0
  br i1 %79, label %84, label %80

80:                                               ; preds = %74
  %81 = getelementptr inbounds nuw i8, ptr %70, i64 320
  %82 = load i64, ptr %30, align 8, !tbaa !256
  %83 = and i64 %76, 4294967295
  br label %118

84:                                               ; preds = %118, %74
  %85 = getelementptr inbounds nuw i8, ptr %70, i64 192
  store atomic i32 -2147483648, ptr %85 release, align 64
  %86 = getelementptr inbounds nuw i8, ptr %70, i64 128
  %87 = atomicrmw add ptr %86, i32 1 seq_cst, align 64
  %88 = getelementptr inbounds nuw i8, ptr %70, i64 132
  %89 = load atomic i32, ptr %88 seq_cst, align 4
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %94, label %91

91:                                               ; preds = %84
  %92 = add i32 %77, -1
  %93 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %86, i32 noundef 129, i32 noundef %92, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  br label %94

94:                                               ; preds = %91, %84
  tail call fastcc void @work(ptr noundef nonnull %70, i32 noundef 0)
  %95 = atomicrmw and ptr %85, i32 2147483647 acquire, align 64
  %96 = and i32 %95, 2147483647
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %128, label %98

98:                                               ; preds = %94
  %99 = getelementptr inbounds nuw i8, ptr %70, i64 4
  br label %100

100:                                              ; preds = %104, %98
  %101 = phi i32 [ 0, %98 ], [ %106, %104 ]
  %102 = load i32, ptr %99, align 4, !tbaa !5
  %103 = icmp ult i32 %101, %102
  br i1 %103, label %104, label %108

104:                                              ; preds = %100
  tail call void @llvm.aarch64.hint(i32 1)
  %105 = load atomic i32, ptr %85 acquire, align 64
  %106 = add nuw i32 %101, 1
  %107 = icmp eq i32 %105, 0
  br i1 %107, label %128, label %100, !llvm.loop !258

108:                                              ; preds = %100
  %109 = atomicrmw or ptr %85, i32 1073741824 acquire, align 64
  %110 = or i32 %109, 1073741824
  %111 = icmp eq i32 %110, 1073741824
  br i1 %111, label %117, label %112

112:                                              ; preds = %108, %112
  %113 = phi i32 [ %115, %112 ], [ %110, %108 ]
  %114 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %85, i32 noundef 128, i32 noundef %113, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  %115 = load atomic i32, ptr %85 acquire, align 64
  %116 = icmp eq i32 %115, 1073741824
  br i1 %116, label %117, label %112, !llvm.loop !259

117:                                              ; preds = %112, %108
  store atomic i32 0, ptr %85 monotonic, align 64
  br label %128

118:                                              ; preds = %118, %80
  %119 = phi i64 [ 0, %80 ], [ %123, %118 ]
  %120 = getelementptr inbounds nuw %struct.tfc_worker, ptr %81, i64 %119
  %121 = mul nsw i64 %119, %82
  %122 = sdiv i64 %121, %83
  store atomic i64 %122, ptr %120 monotonic, align 64
  %123 = add nuw nsw i64 %119, 1
  %124 = mul nsw i64 %82, %123
  %125 = sdiv i64 %124, %83
  %126 = getelementptr inbounds nuw i8, ptr %120, i64 8
  store i64 %125, ptr %126, align 8, !tbaa !260
  %127 = icmp eq i64 %123, %83
  br i1 %127, label %84, label %118, !llvm.loop !261

128:                                              ; preds = %104, %94, %117
  store atomic i32 0, ptr %71 release, align 64
  br label %130

129:                                              ; preds = %68, %66
  tail call void %2(ptr noundef %3, i64 noundef 0, i64 noundef %1) #25
  br label %130

130:                                              ; preds = %128, %129, %60
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #25
  br label %131

131:                                              ; preds = %5, %130
  ret void
}

; Function Attrs: nounwind uwtable
define internal void @run_host_chunk(ptr noundef readonly captures(none) %0, i32 noundef %1) #4 {
  %3 = zext i32 %1 to i64
  %4 = load ptr, ptr %0, align 8, !tbaa !250
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !252
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %8 = load i64, ptr %7, align 8, !tbaa !256
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %10 = load i64, ptr %9, align 8, !tbaa !254
  %11 = sdiv i64 %8, %10
  %12 = freeze i64 %11
  %13 = sdiv i64 %3, %12
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = load i64, ptr %14, align 8, !tbaa !253
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
define noundef i32 @tfc_fail(ptr noundef readonly captures(none) %0, i32 noundef returned %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, double noundef %6) local_unnamed_addr #36 {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8, !tbaa !262
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 4
  br label %11

11:                                               ; preds = %11, %7
  %12 = atomicrmw xchg ptr %10, i32 1 acquire, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %11, !llvm.loop !263

14:                                               ; preds = %11
  %15 = load atomic i32, ptr %9 monotonic, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %19 = load i64, ptr %18, align 8, !tbaa !264
  %20 = icmp slt i64 %3, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %17, %14
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 12
  store i32 %2, ptr %22, align 4, !tbaa !267
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store i64 %3, ptr %23, align 8, !tbaa !264
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i64 %4, ptr %24, align 8, !tbaa !268
  %25 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i64 %5, ptr %25, align 8, !tbaa !269
  %26 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store double %6, ptr %26, align 8, !tbaa !270
  store atomic i32 %1, ptr %9 monotonic, align 8
  br label %27

27:                                               ; preds = %21, %17
  store atomic i32 0, ptr %10 release, align 4
  ret i32 %1
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define i32 @tfc_status(ptr noundef readonly captures(none) %0) local_unnamed_addr #15 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8, !tbaa !262
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
  %7 = load ptr, ptr %6, align 8, !tbaa !87
  %8 = icmp eq ptr %7, null
  br i1 %8, label %15, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !89
  %12 = tail call i32 %7(ptr noundef %11) #25
  %13 = icmp ne i32 %12, 0
  %14 = zext i1 %13 to i32
  br label %15

15:                                               ; preds = %9, %5, %1
  %16 = phi i32 [ 0, %5 ], [ 0, %1 ], [ %14, %9 ]
  ret i32 %16
}

; Function Attrs: nounwind uwtable
define i32 @tfc_walk(ptr noundef %0) local_unnamed_addr #4 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %3 = load ptr, ptr %2, align 8, !tbaa !271
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %5 = load ptr, ptr %4, align 8, !tbaa !33
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %7 = load ptr, ptr %6, align 8, !tbaa !125
  %8 = icmp eq ptr %7, null
  br i1 %8, label %11, label %9, !prof !276

9:                                                ; preds = %1
  %10 = tail call fastcc i32 @walk_on_device(ptr noundef nonnull %0)
  br label %697

11:                                               ; preds = %1
  %12 = icmp eq ptr %5, null
  br i1 %12, label %388, label %13

13:                                               ; preds = %11
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %15 = load ptr, ptr %14, align 8, !tbaa !277
  %16 = icmp eq ptr %15, null
  br i1 %16, label %17, label %21

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %19 = load ptr, ptr %18, align 8, !tbaa !87
  %20 = icmp eq ptr %19, null
  br i1 %20, label %388, label %21

21:                                               ; preds = %17, %13
  %22 = load ptr, ptr %0, align 8, !tbaa !278
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %24 = load i64, ptr %23, align 8, !tbaa !279
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %27 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %28 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %32

32:                                               ; preds = %384, %21
  %33 = phi i64 [ 0, %21 ], [ %385, %384 ]
  %34 = icmp slt i64 %33, %24
  br i1 %34, label %35, label %697

35:                                               ; preds = %32
  %36 = getelementptr inbounds %struct.tfc_instruction, ptr %22, i64 %33
  %37 = add nsw i64 %33, 1
  %38 = getelementptr inbounds nuw i8, ptr %36, i64 24
  %39 = load i32, ptr %38, align 8, !tbaa !280
  switch i32 %39, label %375 [
    i32 0, label %40
    i32 1, label %139
    i32 3, label %143
    i32 4, label %157
    i32 2, label %178
    i32 5, label %224
    i32 6, label %289
    i32 7, label %339
    i32 8, label %353
    i32 9, label %373
  ]

40:                                               ; preds = %35
  %41 = load ptr, ptr %28, align 8, !tbaa !87
  %42 = icmp eq ptr %41, null
  br i1 %42, label %67, label %43

43:                                               ; preds = %40
  %44 = load i64, ptr %29, align 8, !tbaa !282
  %45 = icmp slt i64 %33, %44
  br i1 %45, label %46, label %67

46:                                               ; preds = %43
  %47 = load ptr, ptr %27, align 8, !tbaa !89
  %48 = tail call i32 %41(ptr noundef %47) #25
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %67, label %50

50:                                               ; preds = %46
  %51 = load ptr, ptr %2, align 8, !tbaa !271
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 24
  %53 = load ptr, ptr %52, align 8, !tbaa !262
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 4
  br label %55

55:                                               ; preds = %55, %50
  %56 = atomicrmw xchg ptr %54, i32 1 acquire, align 4
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %55, !llvm.loop !263

58:                                               ; preds = %55
  %59 = load atomic i32, ptr %53 monotonic, align 8
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %65, label %61

61:                                               ; preds = %58
  %62 = getelementptr inbounds nuw i8, ptr %53, i64 16
  %63 = load i64, ptr %62, align 8, !tbaa !264
  %64 = icmp sgt i64 %63, 0
  br i1 %64, label %65, label %377

65:                                               ; preds = %61, %58
  %66 = getelementptr inbounds nuw i8, ptr %53, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %66, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %53 monotonic, align 8
  br label %377

67:                                               ; preds = %46, %43, %40
  %68 = load ptr, ptr %14, align 8, !tbaa !277
  %69 = icmp eq ptr %68, null
  br i1 %69, label %74, label %70

70:                                               ; preds = %67
  %71 = load ptr, ptr %27, align 8, !tbaa !89
  %72 = getelementptr inbounds nuw i8, ptr %36, i64 20
  %73 = load i32, ptr %72, align 4, !tbaa !283
  tail call void %68(ptr noundef %71, i32 noundef %73, i32 noundef 0) #25
  br label %74

74:                                               ; preds = %70, %67
  %75 = getelementptr inbounds nuw i8, ptr %36, i64 16
  %76 = load i32, ptr %75, align 8, !tbaa !284
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %81, label %78

78:                                               ; preds = %74
  %79 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %80 = zext i32 %76 to i64
  br label %88

81:                                               ; preds = %88, %74
  %82 = load ptr, ptr %36, align 8, !tbaa !285
  %83 = load ptr, ptr %30, align 8, !tbaa !286
  %84 = load ptr, ptr %31, align 8, !tbaa !287
  %85 = load ptr, ptr %2, align 8, !tbaa !271
  %86 = tail call i32 %82(ptr noundef %83, ptr noundef %84, ptr noundef %85) #25
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %132, label %101

88:                                               ; preds = %88, %78
  %89 = phi i64 [ 0, %78 ], [ %99, %88 ]
  %90 = load ptr, ptr %25, align 8, !tbaa !288
  %91 = load ptr, ptr %79, align 8, !tbaa !289
  %92 = getelementptr inbounds nuw i32, ptr %91, i64 %89
  %93 = load i32, ptr %92, align 4, !tbaa !5
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds ptr, ptr %90, i64 %94
  %96 = load ptr, ptr %95, align 8, !tbaa !31
  %97 = load ptr, ptr %30, align 8, !tbaa !286
  %98 = getelementptr inbounds nuw ptr, ptr %97, i64 %89
  store ptr %96, ptr %98, align 8, !tbaa !31
  %99 = add nuw nsw i64 %89, 1
  %100 = icmp eq i64 %99, %80
  br i1 %100, label %81, label %88, !llvm.loop !290

101:                                              ; preds = %81
  %102 = load ptr, ptr %2, align 8, !tbaa !271
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 24
  %104 = load ptr, ptr %103, align 8, !tbaa !262
  %105 = load atomic i32, ptr %104 acquire, align 8
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %107, label %125

107:                                              ; preds = %101
  %108 = load ptr, ptr %2, align 8, !tbaa !271
  %109 = getelementptr inbounds nuw i8, ptr %108, i64 24
  %110 = load ptr, ptr %109, align 8, !tbaa !262
  %111 = getelementptr inbounds nuw i8, ptr %110, i64 4
  br label %112

112:                                              ; preds = %112, %107
  %113 = atomicrmw xchg ptr %111, i32 1 acquire, align 4
  %114 = icmp eq i32 %113, 0
  br i1 %114, label %115, label %112, !llvm.loop !263

115:                                              ; preds = %112
  %116 = load atomic i32, ptr %110 monotonic, align 8
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %122, label %118

118:                                              ; preds = %115
  %119 = getelementptr inbounds nuw i8, ptr %110, i64 16
  %120 = load i64, ptr %119, align 8, !tbaa !264
  %121 = icmp sgt i64 %120, 0
  br i1 %121, label %122, label %124

122:                                              ; preds = %118, %115
  %123 = getelementptr inbounds nuw i8, ptr %110, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %123, i8 0, i64 36, i1 false)
  store atomic i32 %86, ptr %110 monotonic, align 8
  br label %124

124:                                              ; preds = %122, %118
  store atomic i32 0, ptr %111 release, align 4
  br label %125

125:                                              ; preds = %124, %101
  %126 = getelementptr inbounds nuw i8, ptr %36, i64 20
  %127 = load i32, ptr %126, align 4, !tbaa !283
  %128 = load ptr, ptr %2, align 8, !tbaa !271
  %129 = getelementptr inbounds nuw i8, ptr %128, i64 24
  %130 = load ptr, ptr %129, align 8, !tbaa !262
  %131 = getelementptr inbounds nuw i8, ptr %130, i64 8
  store i32 %127, ptr %131, align 8, !tbaa !291
  br label %132

132:                                              ; preds = %125, %81
  %133 = load ptr, ptr %14, align 8, !tbaa !277
  %134 = icmp eq ptr %133, null
  br i1 %134, label %384, label %135

135:                                              ; preds = %132
  %136 = load ptr, ptr %27, align 8, !tbaa !89
  %137 = getelementptr inbounds nuw i8, ptr %36, i64 20
  %138 = load i32, ptr %137, align 4, !tbaa !283
  tail call void %133(ptr noundef %136, i32 noundef %138, i32 noundef 1) #25
  br label %384

139:                                              ; preds = %35
  %140 = getelementptr inbounds nuw i8, ptr %36, i64 28
  %141 = load i32, ptr %140, align 4, !tbaa !292
  %142 = sext i32 %141 to i64
  br label %384

143:                                              ; preds = %35
  %144 = load ptr, ptr %25, align 8, !tbaa !288
  %145 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %146 = load ptr, ptr %145, align 8, !tbaa !289
  %147 = load i32, ptr %146, align 4, !tbaa !5
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds ptr, ptr %144, i64 %148
  %150 = load ptr, ptr %149, align 8, !tbaa !31
  %151 = load i8, ptr %150, align 1, !tbaa !97
  %152 = icmp eq i8 %151, 0
  br i1 %152, label %153, label %384

153:                                              ; preds = %143
  %154 = getelementptr inbounds nuw i8, ptr %36, i64 28
  %155 = load i32, ptr %154, align 4, !tbaa !292
  %156 = sext i32 %155 to i64
  br label %384

157:                                              ; preds = %35
  %158 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %159 = load ptr, ptr %158, align 8, !tbaa !289
  %160 = load ptr, ptr %25, align 8, !tbaa !288
  %161 = load i32, ptr %159, align 4, !tbaa !5
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds ptr, ptr %160, i64 %162
  %164 = load ptr, ptr %163, align 8, !tbaa !31
  store i32 0, ptr %164, align 4, !tbaa !5
  %165 = getelementptr inbounds nuw i8, ptr %159, i64 4
  %166 = load i32, ptr %165, align 4, !tbaa !5
  %167 = icmp sgt i32 %166, -1
  br i1 %167, label %168, label %384

168:                                              ; preds = %157
  %169 = zext nneg i32 %166 to i64
  %170 = getelementptr inbounds nuw ptr, ptr %160, i64 %169
  %171 = load ptr, ptr %170, align 8, !tbaa !31
  %172 = load i32, ptr %171, align 4, !tbaa !5
  %173 = icmp slt i32 %172, 1
  br i1 %173, label %174, label %384

174:                                              ; preds = %168
  %175 = getelementptr inbounds nuw i8, ptr %36, i64 28
  %176 = load i32, ptr %175, align 4, !tbaa !292
  %177 = sext i32 %176 to i64
  br label %384

178:                                              ; preds = %35
  %179 = load ptr, ptr %14, align 8, !tbaa !277
  %180 = icmp eq ptr %179, null
  br i1 %180, label %185, label %181

181:                                              ; preds = %178
  %182 = load ptr, ptr %27, align 8, !tbaa !89
  %183 = getelementptr inbounds nuw i8, ptr %36, i64 20
  %184 = load i32, ptr %183, align 4, !tbaa !283
  tail call void %179(ptr noundef %182, i32 noundef %184, i32 noundef 2) #25
  br label %185

185:                                              ; preds = %181, %178
  %186 = load ptr, ptr %28, align 8, !tbaa !87
  %187 = icmp eq ptr %186, null
  br i1 %187, label %219, label %188

188:                                              ; preds = %185
  %189 = load i64, ptr %29, align 8, !tbaa !282
  %190 = icmp slt i64 %33, %189
  br i1 %190, label %191, label %219

191:                                              ; preds = %188
  %192 = load ptr, ptr %27, align 8, !tbaa !89
  %193 = tail call i32 %186(ptr noundef %192) #25
  %194 = icmp eq i32 %193, 0
  br i1 %194, label %219, label %195

195:                                              ; preds = %191
  %196 = load ptr, ptr %2, align 8, !tbaa !271
  %197 = getelementptr inbounds nuw i8, ptr %196, i64 24
  %198 = load ptr, ptr %197, align 8, !tbaa !262
  %199 = getelementptr inbounds nuw i8, ptr %198, i64 4
  br label %200

200:                                              ; preds = %200, %195
  %201 = atomicrmw xchg ptr %199, i32 1 acquire, align 4
  %202 = icmp eq i32 %201, 0
  br i1 %202, label %203, label %200, !llvm.loop !263

203:                                              ; preds = %200
  %204 = load atomic i32, ptr %198 monotonic, align 8
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %210, label %206

206:                                              ; preds = %203
  %207 = getelementptr inbounds nuw i8, ptr %198, i64 16
  %208 = load i64, ptr %207, align 8, !tbaa !264
  %209 = icmp sgt i64 %208, 0
  br i1 %209, label %210, label %212

210:                                              ; preds = %206, %203
  %211 = getelementptr inbounds nuw i8, ptr %198, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %211, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %198 monotonic, align 8
  br label %212

212:                                              ; preds = %210, %206
  store atomic i32 0, ptr %199 release, align 4
  %213 = getelementptr inbounds nuw i8, ptr %36, i64 20
  %214 = load i32, ptr %213, align 4, !tbaa !283
  %215 = load ptr, ptr %2, align 8, !tbaa !271
  %216 = getelementptr inbounds nuw i8, ptr %215, i64 24
  %217 = load ptr, ptr %216, align 8, !tbaa !262
  %218 = getelementptr inbounds nuw i8, ptr %217, i64 8
  store i32 %214, ptr %218, align 8, !tbaa !291
  br label %219

219:                                              ; preds = %185, %188, %191, %212
  %220 = phi i32 [ 0, %185 ], [ 1, %212 ], [ 0, %191 ], [ 0, %188 ]
  %221 = getelementptr inbounds nuw i8, ptr %36, i64 28
  %222 = load i32, ptr %221, align 4, !tbaa !292
  %223 = sext i32 %222 to i64
  br label %384

224:                                              ; preds = %35
  %225 = load ptr, ptr %14, align 8, !tbaa !277
  %226 = icmp eq ptr %225, null
  br i1 %226, label %231, label %227

227:                                              ; preds = %224
  %228 = load ptr, ptr %27, align 8, !tbaa !89
  %229 = getelementptr inbounds nuw i8, ptr %36, i64 20
  %230 = load i32, ptr %229, align 4, !tbaa !283
  tail call void %225(ptr noundef %228, i32 noundef %230, i32 noundef 2) #25
  br label %231

231:                                              ; preds = %227, %224
  %232 = load ptr, ptr %28, align 8, !tbaa !87
  %233 = icmp eq ptr %232, null
  br i1 %233, label %265, label %234

234:                                              ; preds = %231
  %235 = load i64, ptr %29, align 8, !tbaa !282
  %236 = icmp slt i64 %33, %235
  br i1 %236, label %237, label %265

237:                                              ; preds = %234
  %238 = load ptr, ptr %27, align 8, !tbaa !89
  %239 = tail call i32 %232(ptr noundef %238) #25
  %240 = icmp eq i32 %239, 0
  br i1 %240, label %265, label %241

241:                                              ; preds = %237
  %242 = load ptr, ptr %2, align 8, !tbaa !271
  %243 = getelementptr inbounds nuw i8, ptr %242, i64 24
  %244 = load ptr, ptr %243, align 8, !tbaa !262
  %245 = getelementptr inbounds nuw i8, ptr %244, i64 4
  br label %246

246:                                              ; preds = %246, %241
  %247 = atomicrmw xchg ptr %245, i32 1 acquire, align 4
  %248 = icmp eq i32 %247, 0
  br i1 %248, label %249, label %246, !llvm.loop !263

249:                                              ; preds = %246
  %250 = load atomic i32, ptr %244 monotonic, align 8
  %251 = icmp eq i32 %250, 0
  br i1 %251, label %256, label %252

252:                                              ; preds = %249
  %253 = getelementptr inbounds nuw i8, ptr %244, i64 16
  %254 = load i64, ptr %253, align 8, !tbaa !264
  %255 = icmp sgt i64 %254, 0
  br i1 %255, label %256, label %258

256:                                              ; preds = %252, %249
  %257 = getelementptr inbounds nuw i8, ptr %244, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %257, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %244 monotonic, align 8
  br label %258

258:                                              ; preds = %256, %252
  store atomic i32 0, ptr %245 release, align 4
  %259 = getelementptr inbounds nuw i8, ptr %36, i64 20
  %260 = load i32, ptr %259, align 4, !tbaa !283
  %261 = load ptr, ptr %2, align 8, !tbaa !271
  %262 = getelementptr inbounds nuw i8, ptr %261, i64 24
  %263 = load ptr, ptr %262, align 8, !tbaa !262
  %264 = getelementptr inbounds nuw i8, ptr %263, i64 8
  store i32 %260, ptr %264, align 8, !tbaa !291
  br label %265

265:                                              ; preds = %231, %234, %237, %258
  %266 = phi i32 [ 0, %231 ], [ 1, %258 ], [ 0, %237 ], [ 0, %234 ]
  %267 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %268 = load ptr, ptr %267, align 8, !tbaa !289
  %269 = load ptr, ptr %25, align 8, !tbaa !288
  %270 = load i32, ptr %268, align 4, !tbaa !5
  %271 = sext i32 %270 to i64
  %272 = getelementptr inbounds ptr, ptr %269, i64 %271
  %273 = load ptr, ptr %272, align 8, !tbaa !31
  %274 = load i32, ptr %273, align 4, !tbaa !5
  %275 = add i32 %274, 1
  store i32 %275, ptr %273, align 4, !tbaa !5
  %276 = getelementptr inbounds nuw i8, ptr %268, i64 4
  %277 = load i32, ptr %276, align 4, !tbaa !5
  %278 = icmp slt i32 %277, 0
  br i1 %278, label %285, label %279

279:                                              ; preds = %265
  %280 = zext nneg i32 %277 to i64
  %281 = getelementptr inbounds nuw ptr, ptr %269, i64 %280
  %282 = load ptr, ptr %281, align 8, !tbaa !31
  %283 = load i32, ptr %282, align 4, !tbaa !5
  %284 = icmp slt i32 %275, %283
  br i1 %284, label %285, label %384

285:                                              ; preds = %279, %265
  %286 = getelementptr inbounds nuw i8, ptr %36, i64 28
  %287 = load i32, ptr %286, align 4, !tbaa !292
  %288 = sext i32 %287 to i64
  br label %384

289:                                              ; preds = %35
  %290 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %291 = load ptr, ptr %290, align 8, !tbaa !289
  %292 = getelementptr inbounds nuw i8, ptr %36, i64 16
  %293 = load i32, ptr %292, align 8, !tbaa !284
  %294 = load ptr, ptr %25, align 8, !tbaa !288
  %295 = load i32, ptr %291, align 4, !tbaa !5
  %296 = sext i32 %295 to i64
  %297 = getelementptr inbounds ptr, ptr %294, i64 %296
  %298 = load ptr, ptr %297, align 8, !tbaa !31
  %299 = getelementptr inbounds nuw i8, ptr %291, i64 4
  %300 = load i32, ptr %299, align 4, !tbaa !5
  %301 = sext i32 %300 to i64
  %302 = getelementptr inbounds ptr, ptr %294, i64 %301
  %303 = load ptr, ptr %302, align 8, !tbaa !31
  store ptr %303, ptr %297, align 8, !tbaa !31
  %304 = load ptr, ptr %25, align 8, !tbaa !288
  %305 = getelementptr inbounds ptr, ptr %304, i64 %301
  store ptr %298, ptr %305, align 8, !tbaa !31
  %306 = load ptr, ptr %26, align 8, !tbaa !293
  %307 = getelementptr inbounds nuw i8, ptr %291, i64 8
  %308 = load i32, ptr %307, align 4, !tbaa !5
  %309 = sext i32 %308 to i64
  %310 = getelementptr inbounds i8, ptr %306, i64 %309
  %311 = load i8, ptr %310, align 1, !tbaa !97
  %312 = xor i8 %311, 1
  store i8 %312, ptr %310, align 1, !tbaa !97
  %313 = ptrtoint ptr %303 to i64
  %314 = ptrtoint ptr %298 to i64
  %315 = sub i64 %313, %314
  %316 = icmp ugt i32 %293, 4
  br i1 %316, label %317, label %384

317:                                              ; preds = %289
  %318 = getelementptr inbounds nuw i8, ptr %291, i64 12
  %319 = load i32, ptr %318, align 4, !tbaa !5
  %320 = add i32 %319, 4
  %321 = sub i64 0, %315
  %322 = zext i32 %320 to i64
  %323 = zext i32 %293 to i64
  br label %324

324:                                              ; preds = %324, %317
  %325 = phi i64 [ 4, %317 ], [ %337, %324 ]
  %326 = load ptr, ptr %25, align 8, !tbaa !288
  %327 = getelementptr inbounds nuw i32, ptr %291, i64 %325
  %328 = load i32, ptr %327, align 4, !tbaa !5
  %329 = sext i32 %328 to i64
  %330 = getelementptr inbounds ptr, ptr %326, i64 %329
  %331 = load ptr, ptr %330, align 8, !tbaa !31
  %332 = ptrtoint ptr %331 to i64
  %333 = icmp samesign ult i64 %325, %322
  %334 = select i1 %333, i64 %315, i64 %321
  %335 = add i64 %334, %332
  %336 = inttoptr i64 %335 to ptr
  store ptr %336, ptr %330, align 8, !tbaa !31
  %337 = add nuw nsw i64 %325, 1
  %338 = icmp eq i64 %337, %323
  br i1 %338, label %384, label %324, !llvm.loop !294

339:                                              ; preds = %35
  %340 = load ptr, ptr %26, align 8, !tbaa !293
  %341 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %342 = load ptr, ptr %341, align 8, !tbaa !289
  %343 = getelementptr inbounds nuw i8, ptr %342, i64 8
  %344 = load i32, ptr %343, align 4, !tbaa !5
  %345 = sext i32 %344 to i64
  %346 = getelementptr inbounds i8, ptr %340, i64 %345
  %347 = load i8, ptr %346, align 1, !tbaa !97
  %348 = icmp eq i8 %347, 0
  br i1 %348, label %349, label %384

349:                                              ; preds = %339
  %350 = getelementptr inbounds nuw i8, ptr %36, i64 28
  %351 = load i32, ptr %350, align 4, !tbaa !292
  %352 = sext i32 %351 to i64
  br label %384

353:                                              ; preds = %35
  %354 = load ptr, ptr %25, align 8, !tbaa !288
  %355 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %356 = load ptr, ptr %355, align 8, !tbaa !289
  %357 = getelementptr inbounds nuw i8, ptr %356, i64 4
  %358 = load i32, ptr %357, align 4, !tbaa !5
  %359 = sext i32 %358 to i64
  %360 = getelementptr inbounds ptr, ptr %354, i64 %359
  %361 = load ptr, ptr %360, align 8, !tbaa !31
  %362 = getelementptr inbounds nuw i8, ptr %356, i64 8
  %363 = load i32, ptr %362, align 4, !tbaa !5
  %364 = icmp eq i32 %363, 8
  br i1 %364, label %365, label %367

365:                                              ; preds = %353
  %366 = load i64, ptr %361, align 8, !tbaa !120
  br label %370

367:                                              ; preds = %353
  %368 = load i32, ptr %361, align 4, !tbaa !5
  %369 = sext i32 %368 to i64
  br label %370

370:                                              ; preds = %365, %367
  %371 = phi i64 [ %366, %365 ], [ %369, %367 ]
  %372 = tail call fastcc range(i32 0, 4) i32 @take_size(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %36, i64 noundef %371)
  br label %384

373:                                              ; preds = %35
  %374 = tail call fastcc i32 @make(ptr noundef nonnull %0, ptr noundef nonnull %36)
  br label %384

375:                                              ; preds = %35
  %376 = tail call fastcc i32 @grow(ptr noundef nonnull %0, ptr noundef nonnull %36)
  br label %384

377:                                              ; preds = %65, %61
  store atomic i32 0, ptr %54 release, align 4
  %378 = getelementptr inbounds nuw i8, ptr %36, i64 20
  %379 = load i32, ptr %378, align 4, !tbaa !283
  %380 = load ptr, ptr %2, align 8, !tbaa !271
  %381 = getelementptr inbounds nuw i8, ptr %380, i64 24
  %382 = load ptr, ptr %381, align 8, !tbaa !262
  %383 = getelementptr inbounds nuw i8, ptr %382, i64 8
  store i32 %379, ptr %383, align 8, !tbaa !291
  br label %697

384:                                              ; preds = %324, %289, %285, %279, %174, %168, %157, %135, %132, %375, %373, %370, %349, %339, %219, %153, %143, %139
  %385 = phi i64 [ %37, %375 ], [ %37, %373 ], [ %142, %139 ], [ %37, %339 ], [ %37, %289 ], [ %223, %219 ], [ %37, %157 ], [ %37, %279 ], [ %37, %143 ], [ %37, %370 ], [ %37, %135 ], [ %156, %153 ], [ %352, %349 ], [ %37, %168 ], [ %37, %132 ], [ %288, %285 ], [ %177, %174 ], [ %37, %324 ]
  %386 = phi i32 [ %376, %375 ], [ %374, %373 ], [ 0, %139 ], [ 0, %339 ], [ 0, %289 ], [ %220, %219 ], [ 0, %157 ], [ %266, %279 ], [ 0, %143 ], [ %372, %370 ], [ %86, %135 ], [ 0, %153 ], [ 0, %349 ], [ 0, %168 ], [ %86, %132 ], [ %266, %285 ], [ 0, %174 ], [ 0, %324 ]
  %387 = icmp eq i32 %386, 0
  br i1 %387, label %32, label %697, !llvm.loop !295

388:                                              ; preds = %17, %11
  %389 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %390 = load i64, ptr %389, align 8, !tbaa !296
  %391 = icmp eq i64 %390, 0
  br i1 %391, label %465, label %392

392:                                              ; preds = %388
  %393 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %394 = load i64, ptr %393, align 8, !tbaa !279
  %395 = icmp sgt i64 %394, 0
  br i1 %395, label %396, label %697

396:                                              ; preds = %392
  %397 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %398 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %399 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %404

400:                                              ; preds = %414
  %401 = add nuw nsw i64 %405, 1
  %402 = load i64, ptr %393, align 8, !tbaa !279
  %403 = icmp slt i64 %401, %402
  br i1 %403, label %404, label %697, !llvm.loop !297

404:                                              ; preds = %400, %396
  %405 = phi i64 [ 0, %396 ], [ %401, %400 ]
  %406 = load ptr, ptr %0, align 8, !tbaa !278
  %407 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %406, i64 %405
  %408 = getelementptr inbounds nuw i8, ptr %407, i64 16
  %409 = load i32, ptr %408, align 8, !tbaa !284
  %410 = icmp eq i32 %409, 0
  br i1 %410, label %414, label %411

411:                                              ; preds = %404
  %412 = getelementptr inbounds nuw i8, ptr %407, i64 8
  %413 = zext i32 %409 to i64
  br label %421

414:                                              ; preds = %421, %404
  %415 = load ptr, ptr %407, align 8, !tbaa !285
  %416 = load ptr, ptr %398, align 8, !tbaa !286
  %417 = load ptr, ptr %399, align 8, !tbaa !287
  %418 = load ptr, ptr %2, align 8, !tbaa !271
  %419 = tail call i32 %415(ptr noundef %416, ptr noundef %417, ptr noundef %418) #25
  %420 = icmp eq i32 %419, 0
  br i1 %420, label %400, label %434

421:                                              ; preds = %421, %411
  %422 = phi i64 [ 0, %411 ], [ %432, %421 ]
  %423 = load ptr, ptr %397, align 8, !tbaa !288
  %424 = load ptr, ptr %412, align 8, !tbaa !289
  %425 = getelementptr inbounds nuw i32, ptr %424, i64 %422
  %426 = load i32, ptr %425, align 4, !tbaa !5
  %427 = sext i32 %426 to i64
  %428 = getelementptr inbounds ptr, ptr %423, i64 %427
  %429 = load ptr, ptr %428, align 8, !tbaa !31
  %430 = load ptr, ptr %398, align 8, !tbaa !286
  %431 = getelementptr inbounds nuw ptr, ptr %430, i64 %422
  store ptr %429, ptr %431, align 8, !tbaa !31
  %432 = add nuw nsw i64 %422, 1
  %433 = icmp eq i64 %432, %413
  br i1 %433, label %414, label %421, !llvm.loop !290

434:                                              ; preds = %414
  %435 = load ptr, ptr %2, align 8, !tbaa !271
  %436 = getelementptr inbounds nuw i8, ptr %435, i64 24
  %437 = load ptr, ptr %436, align 8, !tbaa !262
  %438 = load atomic i32, ptr %437 acquire, align 8
  %439 = icmp eq i32 %438, 0
  br i1 %439, label %440, label %458

440:                                              ; preds = %434
  %441 = load ptr, ptr %2, align 8, !tbaa !271
  %442 = getelementptr inbounds nuw i8, ptr %441, i64 24
  %443 = load ptr, ptr %442, align 8, !tbaa !262
  %444 = getelementptr inbounds nuw i8, ptr %443, i64 4
  br label %445

445:                                              ; preds = %445, %440
  %446 = atomicrmw xchg ptr %444, i32 1 acquire, align 4
  %447 = icmp eq i32 %446, 0
  br i1 %447, label %448, label %445, !llvm.loop !263

448:                                              ; preds = %445
  %449 = load atomic i32, ptr %443 monotonic, align 8
  %450 = icmp eq i32 %449, 0
  br i1 %450, label %455, label %451

451:                                              ; preds = %448
  %452 = getelementptr inbounds nuw i8, ptr %443, i64 16
  %453 = load i64, ptr %452, align 8, !tbaa !264
  %454 = icmp sgt i64 %453, 0
  br i1 %454, label %455, label %457

455:                                              ; preds = %451, %448
  %456 = getelementptr inbounds nuw i8, ptr %443, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %456, i8 0, i64 36, i1 false)
  store atomic i32 %419, ptr %443 monotonic, align 8
  br label %457

457:                                              ; preds = %455, %451
  store atomic i32 0, ptr %444 release, align 4
  br label %458

458:                                              ; preds = %457, %434
  %459 = getelementptr inbounds nuw i8, ptr %407, i64 20
  %460 = load i32, ptr %459, align 4, !tbaa !283
  %461 = load ptr, ptr %2, align 8, !tbaa !271
  %462 = getelementptr inbounds nuw i8, ptr %461, i64 24
  %463 = load ptr, ptr %462, align 8, !tbaa !262
  %464 = getelementptr inbounds nuw i8, ptr %463, i64 8
  store i32 %460, ptr %464, align 8, !tbaa !291
  br label %697

465:                                              ; preds = %388
  %466 = load ptr, ptr %0, align 8, !tbaa !278
  %467 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %468 = load i64, ptr %467, align 8, !tbaa !279
  %469 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %470 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %471 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %472 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %473

473:                                              ; preds = %693, %465
  %474 = phi i64 [ 0, %465 ], [ %694, %693 ]
  %475 = icmp slt i64 %474, %468
  br i1 %475, label %476, label %697

476:                                              ; preds = %473
  %477 = getelementptr inbounds %struct.tfc_instruction, ptr %466, i64 %474
  %478 = add nsw i64 %474, 1
  %479 = getelementptr inbounds nuw i8, ptr %477, i64 24
  %480 = load i32, ptr %479, align 8, !tbaa !280
  switch i32 %480, label %691 [
    i32 0, label %481
    i32 1, label %539
    i32 3, label %543
    i32 4, label %557
    i32 2, label %578
    i32 5, label %582
    i32 6, label %605
    i32 7, label %655
    i32 8, label %669
    i32 9, label %689
  ]

481:                                              ; preds = %476
  %482 = getelementptr inbounds nuw i8, ptr %477, i64 16
  %483 = load i32, ptr %482, align 8, !tbaa !284
  %484 = icmp eq i32 %483, 0
  br i1 %484, label %488, label %485

485:                                              ; preds = %481
  %486 = getelementptr inbounds nuw i8, ptr %477, i64 8
  %487 = zext i32 %483 to i64
  br label %495

488:                                              ; preds = %495, %481
  %489 = load ptr, ptr %477, align 8, !tbaa !285
  %490 = load ptr, ptr %471, align 8, !tbaa !286
  %491 = load ptr, ptr %472, align 8, !tbaa !287
  %492 = load ptr, ptr %2, align 8, !tbaa !271
  %493 = tail call i32 %489(ptr noundef %490, ptr noundef %491, ptr noundef %492) #25
  %494 = icmp eq i32 %493, 0
  br i1 %494, label %693, label %508

495:                                              ; preds = %495, %485
  %496 = phi i64 [ 0, %485 ], [ %506, %495 ]
  %497 = load ptr, ptr %469, align 8, !tbaa !288
  %498 = load ptr, ptr %486, align 8, !tbaa !289
  %499 = getelementptr inbounds nuw i32, ptr %498, i64 %496
  %500 = load i32, ptr %499, align 4, !tbaa !5
  %501 = sext i32 %500 to i64
  %502 = getelementptr inbounds ptr, ptr %497, i64 %501
  %503 = load ptr, ptr %502, align 8, !tbaa !31
  %504 = load ptr, ptr %471, align 8, !tbaa !286
  %505 = getelementptr inbounds nuw ptr, ptr %504, i64 %496
  store ptr %503, ptr %505, align 8, !tbaa !31
  %506 = add nuw nsw i64 %496, 1
  %507 = icmp eq i64 %506, %487
  br i1 %507, label %488, label %495, !llvm.loop !290

508:                                              ; preds = %488
  %509 = load ptr, ptr %2, align 8, !tbaa !271
  %510 = getelementptr inbounds nuw i8, ptr %509, i64 24
  %511 = load ptr, ptr %510, align 8, !tbaa !262
  %512 = load atomic i32, ptr %511 acquire, align 8
  %513 = icmp eq i32 %512, 0
  br i1 %513, label %514, label %532

514:                                              ; preds = %508
  %515 = load ptr, ptr %2, align 8, !tbaa !271
  %516 = getelementptr inbounds nuw i8, ptr %515, i64 24
  %517 = load ptr, ptr %516, align 8, !tbaa !262
  %518 = getelementptr inbounds nuw i8, ptr %517, i64 4
  br label %519

519:                                              ; preds = %519, %514
  %520 = atomicrmw xchg ptr %518, i32 1 acquire, align 4
  %521 = icmp eq i32 %520, 0
  br i1 %521, label %522, label %519, !llvm.loop !263

522:                                              ; preds = %519
  %523 = load atomic i32, ptr %517 monotonic, align 8
  %524 = icmp eq i32 %523, 0
  br i1 %524, label %529, label %525

525:                                              ; preds = %522
  %526 = getelementptr inbounds nuw i8, ptr %517, i64 16
  %527 = load i64, ptr %526, align 8, !tbaa !264
  %528 = icmp sgt i64 %527, 0
  br i1 %528, label %529, label %531

529:                                              ; preds = %525, %522
  %530 = getelementptr inbounds nuw i8, ptr %517, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %530, i8 0, i64 36, i1 false)
  store atomic i32 %493, ptr %517 monotonic, align 8
  br label %531

531:                                              ; preds = %529, %525
  store atomic i32 0, ptr %518 release, align 4
  br label %532

532:                                              ; preds = %508, %531
  %533 = getelementptr inbounds nuw i8, ptr %477, i64 20
  %534 = load i32, ptr %533, align 4, !tbaa !283
  %535 = load ptr, ptr %2, align 8, !tbaa !271
  %536 = getelementptr inbounds nuw i8, ptr %535, i64 24
  %537 = load ptr, ptr %536, align 8, !tbaa !262
  %538 = getelementptr inbounds nuw i8, ptr %537, i64 8
  store i32 %534, ptr %538, align 8, !tbaa !291
  br label %697

539:                                              ; preds = %476
  %540 = getelementptr inbounds nuw i8, ptr %477, i64 28
  %541 = load i32, ptr %540, align 4, !tbaa !292
  %542 = sext i32 %541 to i64
  br label %693

543:                                              ; preds = %476
  %544 = load ptr, ptr %469, align 8, !tbaa !288
  %545 = getelementptr inbounds nuw i8, ptr %477, i64 8
  %546 = load ptr, ptr %545, align 8, !tbaa !289
  %547 = load i32, ptr %546, align 4, !tbaa !5
  %548 = sext i32 %547 to i64
  %549 = getelementptr inbounds ptr, ptr %544, i64 %548
  %550 = load ptr, ptr %549, align 8, !tbaa !31
  %551 = load i8, ptr %550, align 1, !tbaa !97
  %552 = icmp eq i8 %551, 0
  br i1 %552, label %553, label %693

553:                                              ; preds = %543
  %554 = getelementptr inbounds nuw i8, ptr %477, i64 28
  %555 = load i32, ptr %554, align 4, !tbaa !292
  %556 = sext i32 %555 to i64
  br label %693

557:                                              ; preds = %476
  %558 = getelementptr inbounds nuw i8, ptr %477, i64 8
  %559 = load ptr, ptr %558, align 8, !tbaa !289
  %560 = load ptr, ptr %469, align 8, !tbaa !288
  %561 = load i32, ptr %559, align 4, !tbaa !5
  %562 = sext i32 %561 to i64
  %563 = getelementptr inbounds ptr, ptr %560, i64 %562
  %564 = load ptr, ptr %563, align 8, !tbaa !31
  store i32 0, ptr %564, align 4, !tbaa !5
  %565 = getelementptr inbounds nuw i8, ptr %559, i64 4
  %566 = load i32, ptr %565, align 4, !tbaa !5
  %567 = icmp sgt i32 %566, -1
  br i1 %567, label %568, label %693

568:                                              ; preds = %557
  %569 = zext nneg i32 %566 to i64
  %570 = getelementptr inbounds nuw ptr, ptr %560, i64 %569
  %571 = load ptr, ptr %570, align 8, !tbaa !31
  %572 = load i32, ptr %571, align 4, !tbaa !5
  %573 = icmp slt i32 %572, 1
  br i1 %573, label %574, label %693

574:                                              ; preds = %568
  %575 = getelementptr inbounds nuw i8, ptr %477, i64 28
  %576 = load i32, ptr %575, align 4, !tbaa !292
  %577 = sext i32 %576 to i64
  br label %693

578:                                              ; preds = %476
  %579 = getelementptr inbounds nuw i8, ptr %477, i64 28
  %580 = load i32, ptr %579, align 4, !tbaa !292
  %581 = sext i32 %580 to i64
  br label %693

582:                                              ; preds = %476
  %583 = getelementptr inbounds nuw i8, ptr %477, i64 8
  %584 = load ptr, ptr %583, align 8, !tbaa !289
  %585 = load ptr, ptr %469, align 8, !tbaa !288
  %586 = load i32, ptr %584, align 4, !tbaa !5
  %587 = sext i32 %586 to i64
  %588 = getelementptr inbounds ptr, ptr %585, i64 %587
  %589 = load ptr, ptr %588, align 8, !tbaa !31
  %590 = load i32, ptr %589, align 4, !tbaa !5
  %591 = add i32 %590, 1
  store i32 %591, ptr %589, align 4, !tbaa !5
  %592 = getelementptr inbounds nuw i8, ptr %584, i64 4
  %593 = load i32, ptr %592, align 4, !tbaa !5
  %594 = icmp slt i32 %593, 0
  br i1 %594, label %601, label %595

595:                                              ; preds = %582
  %596 = zext nneg i32 %593 to i64
  %597 = getelementptr inbounds nuw ptr, ptr %585, i64 %596
  %598 = load ptr, ptr %597, align 8, !tbaa !31
  %599 = load i32, ptr %598, align 4, !tbaa !5
  %600 = icmp slt i32 %591, %599
  br i1 %600, label %601, label %693

601:                                              ; preds = %595, %582
  %602 = getelementptr inbounds nuw i8, ptr %477, i64 28
  %603 = load i32, ptr %602, align 4, !tbaa !292
  %604 = sext i32 %603 to i64
  br label %693

605:                                              ; preds = %476
  %606 = getelementptr inbounds nuw i8, ptr %477, i64 8
  %607 = load ptr, ptr %606, align 8, !tbaa !289
  %608 = getelementptr inbounds nuw i8, ptr %477, i64 16
  %609 = load i32, ptr %608, align 8, !tbaa !284
  %610 = load ptr, ptr %469, align 8, !tbaa !288
  %611 = load i32, ptr %607, align 4, !tbaa !5
  %612 = sext i32 %611 to i64
  %613 = getelementptr inbounds ptr, ptr %610, i64 %612
  %614 = load ptr, ptr %613, align 8, !tbaa !31
  %615 = getelementptr inbounds nuw i8, ptr %607, i64 4
  %616 = load i32, ptr %615, align 4, !tbaa !5
  %617 = sext i32 %616 to i64
  %618 = getelementptr inbounds ptr, ptr %610, i64 %617
  %619 = load ptr, ptr %618, align 8, !tbaa !31
  store ptr %619, ptr %613, align 8, !tbaa !31
  %620 = load ptr, ptr %469, align 8, !tbaa !288
  %621 = getelementptr inbounds ptr, ptr %620, i64 %617
  store ptr %614, ptr %621, align 8, !tbaa !31
  %622 = load ptr, ptr %470, align 8, !tbaa !293
  %623 = getelementptr inbounds nuw i8, ptr %607, i64 8
  %624 = load i32, ptr %623, align 4, !tbaa !5
  %625 = sext i32 %624 to i64
  %626 = getelementptr inbounds i8, ptr %622, i64 %625
  %627 = load i8, ptr %626, align 1, !tbaa !97
  %628 = xor i8 %627, 1
  store i8 %628, ptr %626, align 1, !tbaa !97
  %629 = ptrtoint ptr %619 to i64
  %630 = ptrtoint ptr %614 to i64
  %631 = sub i64 %629, %630
  %632 = icmp ugt i32 %609, 4
  br i1 %632, label %633, label %693

633:                                              ; preds = %605
  %634 = getelementptr inbounds nuw i8, ptr %607, i64 12
  %635 = load i32, ptr %634, align 4, !tbaa !5
  %636 = add i32 %635, 4
  %637 = sub i64 0, %631
  %638 = zext i32 %636 to i64
  %639 = zext i32 %609 to i64
  br label %640

640:                                              ; preds = %640, %633
  %641 = phi i64 [ 4, %633 ], [ %653, %640 ]
  %642 = load ptr, ptr %469, align 8, !tbaa !288
  %643 = getelementptr inbounds nuw i32, ptr %607, i64 %641
  %644 = load i32, ptr %643, align 4, !tbaa !5
  %645 = sext i32 %644 to i64
  %646 = getelementptr inbounds ptr, ptr %642, i64 %645
  %647 = load ptr, ptr %646, align 8, !tbaa !31
  %648 = ptrtoint ptr %647 to i64
  %649 = icmp samesign ult i64 %641, %638
  %650 = select i1 %649, i64 %631, i64 %637
  %651 = add i64 %650, %648
  %652 = inttoptr i64 %651 to ptr
  store ptr %652, ptr %646, align 8, !tbaa !31
  %653 = add nuw nsw i64 %641, 1
  %654 = icmp eq i64 %653, %639
  br i1 %654, label %693, label %640, !llvm.loop !294

655:                                              ; preds = %476
  %656 = load ptr, ptr %470, align 8, !tbaa !293
  %657 = getelementptr inbounds nuw i8, ptr %477, i64 8
  %658 = load ptr, ptr %657, align 8, !tbaa !289
  %659 = getelementptr inbounds nuw i8, ptr %658, i64 8
  %660 = load i32, ptr %659, align 4, !tbaa !5
  %661 = sext i32 %660 to i64
  %662 = getelementptr inbounds i8, ptr %656, i64 %661
  %663 = load i8, ptr %662, align 1, !tbaa !97
  %664 = icmp eq i8 %663, 0
  br i1 %664, label %665, label %693

665:                                              ; preds = %655
  %666 = getelementptr inbounds nuw i8, ptr %477, i64 28
  %667 = load i32, ptr %666, align 4, !tbaa !292
  %668 = sext i32 %667 to i64
  br label %693

669:                                              ; preds = %476
  %670 = load ptr, ptr %469, align 8, !tbaa !288
  %671 = getelementptr inbounds nuw i8, ptr %477, i64 8
  %672 = load ptr, ptr %671, align 8, !tbaa !289
  %673 = getelementptr inbounds nuw i8, ptr %672, i64 4
  %674 = load i32, ptr %673, align 4, !tbaa !5
  %675 = sext i32 %674 to i64
  %676 = getelementptr inbounds ptr, ptr %670, i64 %675
  %677 = load ptr, ptr %676, align 8, !tbaa !31
  %678 = getelementptr inbounds nuw i8, ptr %672, i64 8
  %679 = load i32, ptr %678, align 4, !tbaa !5
  %680 = icmp eq i32 %679, 8
  br i1 %680, label %681, label %683

681:                                              ; preds = %669
  %682 = load i64, ptr %677, align 8, !tbaa !120
  br label %686

683:                                              ; preds = %669
  %684 = load i32, ptr %677, align 4, !tbaa !5
  %685 = sext i32 %684 to i64
  br label %686

686:                                              ; preds = %681, %683
  %687 = phi i64 [ %682, %681 ], [ %685, %683 ]
  %688 = tail call fastcc range(i32 0, 4) i32 @take_size(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %477, i64 noundef %687)
  br label %693

689:                                              ; preds = %476
  %690 = tail call fastcc i32 @make(ptr noundef nonnull %0, ptr noundef nonnull %477)
  br label %693

691:                                              ; preds = %476
  %692 = tail call fastcc i32 @grow(ptr noundef nonnull %0, ptr noundef nonnull %477)
  br label %693

693:                                              ; preds = %640, %605, %601, %595, %574, %568, %557, %488, %691, %689, %686, %665, %655, %578, %553, %543, %539
  %694 = phi i64 [ %478, %691 ], [ %478, %689 ], [ %542, %539 ], [ %478, %655 ], [ %478, %605 ], [ %581, %578 ], [ %478, %557 ], [ %478, %595 ], [ %478, %543 ], [ %478, %686 ], [ %668, %665 ], [ %556, %553 ], [ %478, %488 ], [ %577, %574 ], [ %478, %568 ], [ %604, %601 ], [ %478, %640 ]
  %695 = phi i32 [ %692, %691 ], [ %690, %689 ], [ 0, %539 ], [ 0, %655 ], [ 0, %605 ], [ 0, %578 ], [ 0, %557 ], [ 0, %595 ], [ 0, %543 ], [ %688, %686 ], [ 0, %665 ], [ 0, %553 ], [ 0, %488 ], [ 0, %574 ], [ 0, %568 ], [ 0, %601 ], [ 0, %640 ]
  %696 = icmp eq i32 %695, 0
  br i1 %696, label %473, label %697, !llvm.loop !295

697:                                              ; preds = %384, %32, %400, %693, %473, %532, %458, %392, %377, %9
  %698 = phi i32 [ %10, %9 ], [ 0, %400 ], [ 1, %377 ], [ %493, %532 ], [ %695, %693 ], [ %419, %458 ], [ 0, %392 ], [ 0, %473 ], [ 0, %32 ], [ %386, %384 ]
  ret i32 %698
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @walk_on_device(ptr noundef %0) unnamed_addr #30 {
  %2 = alloca i32, align 4
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %4 = load ptr, ptr %3, align 8, !tbaa !271
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %6 = load ptr, ptr %5, align 8, !tbaa !125
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %8 = load ptr, ptr %7, align 8, !tbaa !33
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #25
  store i32 1, ptr %2, align 4, !tbaa !5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load i64, ptr %9, align 8, !tbaa !279
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %92, label %12

12:                                               ; preds = %1
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %14 = load ptr, ptr %13, align 8, !tbaa !298
  %15 = icmp eq ptr %14, null
  br i1 %15, label %42, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %18 = load i64, ptr %17, align 8, !tbaa !296
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %42, label %20

20:                                               ; preds = %16
  %21 = icmp eq ptr %8, null
  br i1 %21, label %26, label %22

22:                                               ; preds = %20
  %23 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %24 = load ptr, ptr %23, align 8, !tbaa !277
  %25 = icmp eq ptr %24, null
  br i1 %25, label %26, label %42

26:                                               ; preds = %22, %20
  %27 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %28 = load ptr, ptr %27, align 8, !tbaa !299
  %29 = call i32 %28(ptr noundef %6, ptr noundef nonnull %0, ptr noundef nonnull %2) #25
  %30 = load i32, ptr %2, align 4
  %31 = icmp ne i32 %30, 0
  %32 = icmp eq i32 %29, 0
  %33 = select i1 %32, i1 %31, i1 false
  br i1 %33, label %34, label %44

34:                                               ; preds = %26
  %35 = call fastcc i32 @walk_instructions(ptr noundef nonnull %0)
  %36 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %37 = load ptr, ptr %36, align 8, !tbaa !300
  %38 = call i32 %37(ptr noundef nonnull %6, ptr noundef nonnull %0) #25
  %39 = icmp eq i32 %35, 0
  br i1 %39, label %40, label %59

40:                                               ; preds = %34
  %41 = icmp slt i32 %38, 0
  br i1 %41, label %42, label %44

42:                                               ; preds = %40, %12, %16, %22
  %43 = call fastcc i32 @walk_instructions(ptr noundef nonnull %0)
  br label %44

44:                                               ; preds = %42, %26, %40
  %45 = phi i32 [ %29, %26 ], [ %38, %40 ], [ %43, %42 ]
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %59

47:                                               ; preds = %44
  %48 = load ptr, ptr %3, align 8, !tbaa !271
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 40
  %50 = load ptr, ptr %49, align 8, !tbaa !301
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 32
  %52 = load i64, ptr %51, align 8, !tbaa !302
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %92, label %54

54:                                               ; preds = %47
  %55 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %56 = load ptr, ptr %55, align 8, !tbaa !172
  %57 = call i32 %56(ptr noundef %6, ptr noundef nonnull %48, ptr noundef null, ptr noundef null, i64 noundef 0) #25
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %92, label %59

59:                                               ; preds = %34, %44, %54
  %60 = phi i32 [ %57, %54 ], [ %45, %44 ], [ %35, %34 ]
  %61 = load ptr, ptr %0, align 8, !tbaa !278
  %62 = load ptr, ptr %3, align 8, !tbaa !271
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 24
  %64 = load ptr, ptr %63, align 8, !tbaa !262
  %65 = load atomic i32, ptr %64 acquire, align 8
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %67, label %92

67:                                               ; preds = %59
  %68 = load ptr, ptr %3, align 8, !tbaa !271
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 24
  %70 = load ptr, ptr %69, align 8, !tbaa !262
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 4
  br label %72

72:                                               ; preds = %72, %67
  %73 = atomicrmw xchg ptr %71, i32 1 acquire, align 4
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %75, label %72, !llvm.loop !263

75:                                               ; preds = %72
  %76 = load atomic i32, ptr %70 monotonic, align 8
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %82, label %78

78:                                               ; preds = %75
  %79 = getelementptr inbounds nuw i8, ptr %70, i64 16
  %80 = load i64, ptr %79, align 8, !tbaa !264
  %81 = icmp sgt i64 %80, 0
  br i1 %81, label %82, label %85

82:                                               ; preds = %78, %75
  %83 = getelementptr inbounds nuw i8, ptr %70, i64 12
  store i32 2147483647, ptr %83, align 4, !tbaa !267
  %84 = getelementptr inbounds nuw i8, ptr %70, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %84, i8 0, i64 32, i1 false)
  store atomic i32 %60, ptr %70 monotonic, align 8
  br label %85

85:                                               ; preds = %82, %78
  store atomic i32 0, ptr %71 release, align 4
  %86 = getelementptr inbounds nuw i8, ptr %61, i64 20
  %87 = load i32, ptr %86, align 4, !tbaa !283
  %88 = load ptr, ptr %3, align 8, !tbaa !271
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 24
  %90 = load ptr, ptr %89, align 8, !tbaa !262
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 8
  store i32 %87, ptr %91, align 8, !tbaa !291
  br label %92

92:                                               ; preds = %47, %85, %59, %54, %1
  %93 = phi i32 [ 0, %1 ], [ %60, %85 ], [ 0, %54 ], [ %60, %59 ], [ 0, %47 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #25
  ret i32 %93
}

; Function Attrs: nounwind uwtable
define ptr @tfc_call_from_python(ptr noundef readonly captures(none) %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #4 {
  %5 = alloca [64 x ptr], align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8, !tbaa !305
  %8 = load ptr, ptr %7, align 8, !tbaa !307
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #25
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !310
  %11 = icmp eq ptr %10, null
  br i1 %11, label %130, label %12

12:                                               ; preds = %4
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %14 = load i32, ptr %13, align 8, !tbaa !314
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
  %32 = load i64, ptr %31, align 8, !tbaa !315
  %33 = load ptr, ptr %8, align 8, !tbaa !317
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 216
  %35 = load i64, ptr %34, align 8, !tbaa !318
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
  %49 = load i32, ptr %13, align 8, !tbaa !314
  %50 = icmp sgt i32 %49, %48
  br i1 %50, label %51, label %58

51:                                               ; preds = %41
  %52 = load ptr, ptr %39, align 8, !tbaa !320
  %53 = shl i64 %47, 32
  %54 = ashr exact i64 %53, 29
  %55 = getelementptr inbounds i8, ptr %52, i64 %54
  %56 = load ptr, ptr %55, align 8, !tbaa !31
  %57 = icmp eq ptr %56, %46
  br i1 %57, label %101, label %58

58:                                               ; preds = %51, %41
  %59 = load ptr, ptr %40, align 8, !tbaa !321
  %60 = icmp eq ptr %46, %59
  br i1 %60, label %101, label %61

61:                                               ; preds = %58
  %62 = icmp sgt i32 %49, 0
  br i1 %62, label %63, label %89

63:                                               ; preds = %61
  %64 = load ptr, ptr %39, align 8, !tbaa !320
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
  br i1 %73, label %74, label %66, !llvm.loop !322

74:                                               ; preds = %71, %84
  %75 = phi i64 [ %85, %84 ], [ 0, %71 ]
  %76 = load ptr, ptr %8, align 8, !tbaa !317
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 112
  %78 = load ptr, ptr %77, align 8, !tbaa !323
  %79 = load ptr, ptr %39, align 8, !tbaa !320
  %80 = getelementptr inbounds nuw ptr, ptr %79, i64 %75
  %81 = load ptr, ptr %80, align 8, !tbaa !31
  %82 = tail call i32 %78(ptr noundef %81, ptr noundef %46) #25
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %97, label %84

84:                                               ; preds = %74
  %85 = add nuw nsw i64 %75, 1
  %86 = icmp eq i64 %85, %65
  br i1 %86, label %87, label %74, !llvm.loop !324

87:                                               ; preds = %84
  %88 = load ptr, ptr %40, align 8, !tbaa !321
  br label %89

89:                                               ; preds = %87, %61
  %90 = phi ptr [ %88, %87 ], [ %59, %61 ]
  %91 = load ptr, ptr %8, align 8, !tbaa !317
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 112
  %93 = load ptr, ptr %92, align 8, !tbaa !323
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
  br i1 %122, label %123, label %41, !llvm.loop !325

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
  %131 = load ptr, ptr %8, align 8, !tbaa !317
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 16
  %133 = load ptr, ptr %132, align 8, !tbaa !326
  %134 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %135 = load ptr, ptr %134, align 8, !tbaa !327
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
  %8 = load ptr, ptr %0, align 8, !tbaa !307
  %9 = load ptr, ptr %8, align 8, !tbaa !317
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #25
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %11 = load ptr, ptr %10, align 8, !tbaa !328
  %12 = load i32, ptr %11, align 4, !tbaa !5
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %729, label %14

14:                                               ; preds = %3
  %15 = getelementptr inbounds nuw i8, ptr %8, i64 52
  %16 = load i32, ptr %15, align 4, !tbaa !329
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
  %25 = load ptr, ptr %24, align 8, !tbaa !330
  %26 = icmp eq ptr %2, %25
  br i1 %26, label %146, label %27

27:                                               ; preds = %23
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %29 = load i64, ptr %28, align 8, !tbaa !331
  switch i64 %29, label %70 [
    i64 0, label %30
    i64 2, label %31
  ]

30:                                               ; preds = %27
  store ptr %2, ptr %7, align 8, !tbaa !31
  br label %109

31:                                               ; preds = %27
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %33 = load ptr, ptr %32, align 8, !tbaa !332
  %34 = getelementptr inbounds nuw i8, ptr %9, i64 192
  %35 = load ptr, ptr %34, align 8, !tbaa !333
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
  %45 = load ptr, ptr %44, align 8, !tbaa !334
  %46 = tail call i64 %45(ptr noundef nonnull %2) #25
  %47 = icmp eq i64 %43, %46
  br i1 %47, label %109, label %62

48:                                               ; preds = %48, %38
  %49 = phi i64 [ 0, %38 ], [ %60, %48 ]
  %50 = phi i64 [ 0, %38 ], [ %59, %48 ]
  %51 = load ptr, ptr %39, align 8, !tbaa !335
  %52 = load ptr, ptr %40, align 8, !tbaa !336
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
  br i1 %61, label %42, label %48, !llvm.loop !337

62:                                               ; preds = %42
  %63 = getelementptr inbounds nuw i8, ptr %9, i64 120
  %64 = load ptr, ptr %63, align 8, !tbaa !338
  %65 = tail call ptr %64() #25
  %66 = icmp eq ptr %65, null
  br i1 %66, label %729, label %67

67:                                               ; preds = %62
  %68 = getelementptr inbounds nuw i8, ptr %9, i64 128
  %69 = load ptr, ptr %68, align 8, !tbaa !339
  tail call void %69() #25
  br label %729

70:                                               ; preds = %27
  %71 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %72 = load ptr, ptr %71, align 8, !tbaa !332
  %73 = getelementptr inbounds nuw i8, ptr %9, i64 184
  %74 = load ptr, ptr %73, align 8, !tbaa !340
  %75 = icmp eq ptr %72, %74
  br i1 %75, label %76, label %93

76:                                               ; preds = %70
  %77 = getelementptr inbounds nuw i8, ptr %9, i64 104
  %78 = load ptr, ptr %77, align 8, !tbaa !341
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
  %88 = load ptr, ptr %84, align 8, !tbaa !342
  %89 = tail call ptr %88(ptr noundef nonnull %2, i64 noundef %87) #25
  %90 = getelementptr inbounds nuw ptr, ptr %7, i64 %87
  store ptr %89, ptr %90, align 8, !tbaa !31
  %91 = add nuw nsw i64 %87, 1
  %92 = icmp eq i64 %91, %85
  br i1 %92, label %112, label %86, !llvm.loop !343

93:                                               ; preds = %70
  %94 = getelementptr inbounds nuw i8, ptr %9, i64 176
  %95 = load ptr, ptr %94, align 8, !tbaa !344
  %96 = icmp eq ptr %72, %95
  br i1 %96, label %97, label %729

97:                                               ; preds = %93
  %98 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %99 = load i64, ptr %98, align 8, !tbaa !315
  %100 = sext i32 %16 to i64
  %101 = icmp ne i64 %99, %100
  %102 = or i1 %17, %101
  br i1 %102, label %144, label %103

103:                                              ; preds = %97
  %104 = getelementptr inbounds nuw i8, ptr %9, i64 216
  %105 = load i64, ptr %104, align 8, !tbaa !318
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
  %114 = load ptr, ptr %24, align 8, !tbaa !330
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
  br i1 %131, label %132, label %120, !llvm.loop !345

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
  br i1 %143, label %146, label %136, !llvm.loop !346

144:                                              ; preds = %76, %97
  %145 = phi i1 [ %81, %76 ], [ %101, %97 ]
  br i1 %145, label %729, label %146

146:                                              ; preds = %136, %132, %23, %109, %21, %144
  %147 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %148 = load ptr, ptr %147, align 8, !tbaa !347
  %149 = icmp eq ptr %148, null
  br i1 %149, label %729, label %150

150:                                              ; preds = %146
  %151 = getelementptr inbounds nuw i8, ptr %8, i64 48
  br label %152

152:                                              ; preds = %274, %150
  %153 = phi ptr [ %148, %150 ], [ %276, %274 ]
  %154 = getelementptr inbounds nuw i8, ptr %153, i64 144
  %155 = load i32, ptr %154, align 8, !tbaa !348
  %156 = getelementptr inbounds nuw i8, ptr %153, i64 148
  %157 = load i32, ptr %156, align 4, !tbaa !355
  %158 = or i32 %157, %155
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %160, label %274

160:                                              ; preds = %152
  %161 = load i32, ptr %151, align 8, !tbaa !314
  %162 = icmp slt i32 %161, 1
  br i1 %162, label %278, label %163

163:                                              ; preds = %160
  %164 = load ptr, ptr %8, align 8, !tbaa !317
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
  %174 = load ptr, ptr %165, align 8, !tbaa !356
  %175 = getelementptr inbounds nuw %struct.tfc_operand, ptr %174, i64 %173
  %176 = getelementptr inbounds nuw ptr, ptr %1, i64 %173
  %177 = load ptr, ptr %176, align 8, !tbaa !31
  %178 = getelementptr inbounds nuw i8, ptr %177, i64 8
  %179 = load ptr, ptr %178, align 8, !tbaa !332
  %180 = load ptr, ptr %166, align 8, !tbaa !357
  %181 = icmp eq ptr %179, %180
  br i1 %181, label %182, label %220

182:                                              ; preds = %171
  %183 = getelementptr inbounds nuw i8, ptr %177, i64 56
  %184 = load ptr, ptr %183, align 8, !tbaa !358
  %185 = load ptr, ptr %175, align 8, !tbaa !360
  %186 = icmp eq ptr %184, %185
  br i1 %186, label %187, label %274

187:                                              ; preds = %182
  %188 = getelementptr inbounds nuw i8, ptr %177, i64 24
  %189 = load i32, ptr %188, align 8, !tbaa !362
  %190 = getelementptr inbounds nuw i8, ptr %175, i64 32
  %191 = load i32, ptr %190, align 8, !tbaa !363
  %192 = icmp eq i32 %189, %191
  br i1 %192, label %193, label %274

193:                                              ; preds = %187
  %194 = getelementptr inbounds nuw i8, ptr %177, i64 64
  %195 = load i32, ptr %194, align 8, !tbaa !364
  %196 = and i32 %195, 257
  %197 = icmp eq i32 %196, 257
  br i1 %197, label %198, label %274

198:                                              ; preds = %193
  %199 = icmp sgt i32 %189, 0
  br i1 %199, label %200, label %216

200:                                              ; preds = %198
  %201 = getelementptr inbounds nuw i8, ptr %177, i64 32
  %202 = load ptr, ptr %201, align 8, !tbaa !365
  %203 = getelementptr inbounds nuw i8, ptr %175, i64 16
  %204 = load ptr, ptr %203, align 8, !tbaa !366
  %205 = zext nneg i32 %189 to i64
  br label %209

206:                                              ; preds = %209
  %207 = add nuw nsw i64 %210, 1
  %208 = icmp eq i64 %207, %205
  br i1 %208, label %216, label %209, !llvm.loop !367

209:                                              ; preds = %206, %200
  %210 = phi i64 [ 0, %200 ], [ %207, %206 ]
  %211 = getelementptr inbounds nuw i64, ptr %202, i64 %210
  %212 = load i64, ptr %211, align 8, !tbaa !120
  %213 = getelementptr inbounds nuw i64, ptr %204, i64 %210
  %214 = load i64, ptr %213, align 8, !tbaa !120
  %215 = icmp eq i64 %212, %214
  br i1 %215, label %206, label %274

216:                                              ; preds = %206, %198
  %217 = getelementptr inbounds nuw i8, ptr %177, i64 16
  %218 = load ptr, ptr %217, align 8, !tbaa !368
  %219 = getelementptr inbounds nuw i8, ptr %175, i64 56
  store ptr %218, ptr %219, align 8, !tbaa !369
  br label %269

220:                                              ; preds = %171
  %221 = getelementptr inbounds nuw i8, ptr %175, i64 8
  %222 = load ptr, ptr %221, align 8, !tbaa !370
  %223 = icmp eq ptr %179, %222
  br i1 %223, label %224, label %227

224:                                              ; preds = %220
  %225 = getelementptr inbounds nuw i8, ptr %177, i64 16
  %226 = getelementptr inbounds nuw i8, ptr %175, i64 56
  store ptr %225, ptr %226, align 8, !tbaa !369
  br label %269

227:                                              ; preds = %220
  %228 = getelementptr inbounds nuw i8, ptr %175, i64 40
  %229 = load i32, ptr %228, align 8, !tbaa !371
  %230 = icmp eq i32 %229, 0
  br i1 %230, label %274, label %231

231:                                              ; preds = %227
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  store double 0.000000e+00, ptr %5, align 8
  %232 = getelementptr inbounds nuw i8, ptr %175, i64 64
  %233 = getelementptr inbounds nuw i8, ptr %175, i64 56
  store ptr %232, ptr %233, align 8, !tbaa !369
  %234 = load ptr, ptr %167, align 8, !tbaa !372
  %235 = icmp eq ptr %179, %234
  br i1 %235, label %236, label %243

236:                                              ; preds = %231
  %237 = load ptr, ptr %170, align 8, !tbaa !373
  %238 = call double %237(ptr noundef nonnull %177) #25
  %239 = load i32, ptr %228, align 8, !tbaa !371
  switch i32 %239, label %265 [
    i32 1, label %240
    i32 2, label %242
  ]

240:                                              ; preds = %236
  %241 = fptrunc double %238 to float
  store float %241, ptr %5, align 8, !tbaa !97
  br label %266

242:                                              ; preds = %236
  store double %238, ptr %5, align 8, !tbaa !97
  br label %266

243:                                              ; preds = %231
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #25
  store i32 0, ptr %6, align 4, !tbaa !5
  %244 = load ptr, ptr %168, align 8, !tbaa !374
  %245 = icmp eq ptr %179, %244
  br i1 %245, label %246, label %264

246:                                              ; preds = %243
  %247 = load ptr, ptr %169, align 8, !tbaa !375
  %248 = call i64 %247(ptr noundef nonnull %177, ptr noundef nonnull %6) #25
  %249 = load i32, ptr %6, align 4, !tbaa !5
  %250 = icmp eq i32 %249, 0
  br i1 %250, label %251, label %264

251:                                              ; preds = %246
  %252 = load i32, ptr %228, align 8, !tbaa !371
  switch i32 %252, label %258 [
    i32 1, label %253
    i32 2, label %255
    i32 4, label %257
  ]

253:                                              ; preds = %251
  %254 = sitofp i64 %248 to float
  store float %254, ptr %5, align 8, !tbaa !97
  br label %263

255:                                              ; preds = %251
  %256 = sitofp i64 %248 to double
  store double %256, ptr %5, align 8, !tbaa !97
  br label %263

257:                                              ; preds = %251
  store i64 %248, ptr %5, align 8, !tbaa !97
  br label %263

258:                                              ; preds = %251
  %259 = add i64 %248, 2147483648
  %260 = icmp ult i64 %259, 4294967296
  br i1 %260, label %261, label %264

261:                                              ; preds = %258
  %262 = trunc nsw i64 %248 to i32
  store i32 %262, ptr %5, align 8, !tbaa !97
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
  %267 = load i64, ptr %5, align 8, !tbaa !97
  store i64 %267, ptr %232, align 8, !tbaa !376
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  %268 = load i32, ptr %151, align 8, !tbaa !314
  br label %269

269:                                              ; preds = %266, %224, %216
  %270 = phi i32 [ %268, %266 ], [ %172, %216 ], [ %172, %224 ]
  %271 = add nuw nsw i64 %173, 1
  %272 = sext i32 %270 to i64
  %273 = icmp slt i64 %271, %272
  br i1 %273, label %171, label %278, !llvm.loop !377

274:                                              ; preds = %227, %193, %187, %182, %209, %265, %152
  %275 = getelementptr inbounds nuw i8, ptr %153, i64 8
  %276 = load ptr, ptr %275, align 8, !tbaa !347
  %277 = icmp eq ptr %276, null
  br i1 %277, label %729, label %152, !llvm.loop !378

278:                                              ; preds = %160, %269
  %279 = phi i32 [ %270, %269 ], [ %161, %160 ]
  %280 = getelementptr inbounds nuw i8, ptr %153, i64 144
  %281 = load i32, ptr %15, align 4, !tbaa !329
  %282 = icmp sgt i32 %281, 0
  br i1 %282, label %283, label %395

283:                                              ; preds = %278
  %284 = getelementptr inbounds nuw i8, ptr %153, i64 32
  %285 = load ptr, ptr %284, align 8, !tbaa !379
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
  %298 = load ptr, ptr %297, align 8, !tbaa !332
  %299 = load ptr, ptr %8, align 8, !tbaa !317
  %300 = getelementptr inbounds nuw i8, ptr %299, i64 168
  %301 = load ptr, ptr %300, align 8, !tbaa !357
  %302 = icmp eq ptr %298, %301
  br i1 %302, label %303, label %729

303:                                              ; preds = %296
  %304 = getelementptr inbounds nuw i8, ptr %294, i64 56
  %305 = load ptr, ptr %304, align 8, !tbaa !358
  %306 = load ptr, ptr %292, align 8, !tbaa !360
  %307 = icmp eq ptr %305, %306
  br i1 %307, label %308, label %729

308:                                              ; preds = %303
  %309 = getelementptr inbounds nuw i8, ptr %294, i64 24
  %310 = load i32, ptr %309, align 8, !tbaa !362
  %311 = getelementptr inbounds nuw i8, ptr %292, i64 32
  %312 = load i32, ptr %311, align 8, !tbaa !363
  %313 = icmp eq i32 %310, %312
  br i1 %313, label %314, label %729

314:                                              ; preds = %308
  %315 = getelementptr inbounds nuw i8, ptr %294, i64 64
  %316 = load i32, ptr %315, align 8, !tbaa !364
  %317 = and i32 %316, 1281
  %318 = icmp eq i32 %317, 1281
  br i1 %318, label %319, label %729

319:                                              ; preds = %314
  %320 = icmp sgt i32 %310, 0
  br i1 %320, label %321, label %337

321:                                              ; preds = %319
  %322 = getelementptr inbounds nuw i8, ptr %294, i64 32
  %323 = load ptr, ptr %322, align 8, !tbaa !365
  %324 = getelementptr inbounds nuw i8, ptr %292, i64 16
  %325 = load ptr, ptr %324, align 8, !tbaa !366
  %326 = zext nneg i32 %310 to i64
  br label %330

327:                                              ; preds = %330
  %328 = add nuw nsw i64 %331, 1
  %329 = icmp eq i64 %328, %326
  br i1 %329, label %337, label %330, !llvm.loop !367

330:                                              ; preds = %327, %321
  %331 = phi i64 [ 0, %321 ], [ %328, %327 ]
  %332 = getelementptr inbounds nuw i64, ptr %323, i64 %331
  %333 = load i64, ptr %332, align 8, !tbaa !120
  %334 = getelementptr inbounds nuw i64, ptr %325, i64 %331
  %335 = load i64, ptr %334, align 8, !tbaa !120
  %336 = icmp eq i64 %333, %335
  br i1 %336, label %327, label %729

337:                                              ; preds = %327, %319
  %338 = getelementptr inbounds nuw i8, ptr %294, i64 16
  %339 = load ptr, ptr %338, align 8, !tbaa !368
  %340 = getelementptr inbounds nuw i8, ptr %292, i64 56
  store ptr %339, ptr %340, align 8, !tbaa !369
  br i1 %288, label %341, label %366

341:                                              ; preds = %337
  %342 = getelementptr inbounds nuw i8, ptr %292, i64 44
  %343 = load i32, ptr %342, align 4, !tbaa !380
  %344 = icmp eq i32 %343, 0
  %345 = getelementptr inbounds nuw i8, ptr %292, i64 24
  br i1 %344, label %346, label %366

346:                                              ; preds = %341
  %347 = load ptr, ptr %286, align 8, !tbaa !356
  %348 = ptrtoint ptr %339 to i64
  br label %349

349:                                              ; preds = %363, %346
  %350 = phi i64 [ 0, %346 ], [ %364, %363 ]
  %351 = getelementptr inbounds nuw %struct.tfc_operand, ptr %347, i64 %350
  %352 = getelementptr inbounds nuw i8, ptr %351, i64 56
  %353 = load ptr, ptr %352, align 8, !tbaa !369
  %354 = ptrtoint ptr %353 to i64
  %355 = getelementptr inbounds nuw i8, ptr %351, i64 24
  %356 = load i64, ptr %355, align 8, !tbaa !381
  %357 = add i64 %356, %354
  %358 = icmp ugt i64 %357, %348
  br i1 %358, label %359, label %363

359:                                              ; preds = %349
  %360 = load i64, ptr %345, align 8, !tbaa !381
  %361 = add i64 %360, %348
  %362 = icmp ugt i64 %361, %354
  br i1 %362, label %729, label %363

363:                                              ; preds = %359, %349
  %364 = add nuw nsw i64 %350, 1
  %365 = icmp eq i64 %364, %289
  br i1 %365, label %366, label %349, !llvm.loop !382

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
  %379 = load ptr, ptr %378, align 8, !tbaa !369
  %380 = ptrtoint ptr %379 to i64
  %381 = getelementptr inbounds nuw i8, ptr %377, i64 24
  %382 = load i64, ptr %381, align 8, !tbaa !381
  %383 = add i64 %382, %380
  %384 = icmp ugt i64 %383, %370
  br i1 %384, label %385, label %389

385:                                              ; preds = %376
  %386 = load i64, ptr %369, align 8, !tbaa !381
  %387 = add i64 %386, %370
  %388 = icmp ugt i64 %387, %380
  br i1 %388, label %729, label %389

389:                                              ; preds = %385, %376, %371
  %390 = add nuw nsw i64 %372, 1
  %391 = icmp eq i64 %390, %291
  br i1 %391, label %392, label %371, !llvm.loop !383

392:                                              ; preds = %389, %366, %290
  %393 = add nuw nsw i64 %291, 1
  %394 = icmp eq i64 %393, %287
  br i1 %394, label %395, label %290, !llvm.loop !384

395:                                              ; preds = %392, %278
  %396 = load ptr, ptr %153, align 8, !tbaa !385
  %397 = load ptr, ptr %9, align 8, !tbaa !386
  call void %397(ptr noundef %396) #25
  store i32 1, ptr %280, align 8, !tbaa !348
  %398 = load ptr, ptr %8, align 8, !tbaa !317
  %399 = load i32, ptr %15, align 4, !tbaa !329
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
  %414 = load ptr, ptr %398, align 8, !tbaa !386
  call void %414(ptr noundef nonnull %411) #25
  br label %415

415:                                              ; preds = %413, %408
  %416 = add nuw nsw i64 %409, 1
  %417 = icmp eq i64 %416, %402
  br i1 %417, label %403, label %408, !llvm.loop !387

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
  %426 = load ptr, ptr %404, align 8, !tbaa !379
  %427 = getelementptr inbounds nuw %struct.tfc_operand, ptr %426, i64 %421
  %428 = getelementptr inbounds nuw i8, ptr %427, i64 48
  %429 = load ptr, ptr %428, align 8, !tbaa !388
  %430 = icmp eq ptr %429, null
  br i1 %430, label %434, label %431

431:                                              ; preds = %425
  %432 = load ptr, ptr %405, align 8, !tbaa !389
  %433 = call ptr %432(ptr noundef nonnull %429) #25
  br label %445

434:                                              ; preds = %425
  %435 = load ptr, ptr %398, align 8, !tbaa !386
  %436 = load ptr, ptr %427, align 8, !tbaa !360
  call void %435(ptr noundef %436) #25
  %437 = load ptr, ptr %406, align 8, !tbaa !390
  %438 = load ptr, ptr %407, align 8, !tbaa !357
  %439 = load ptr, ptr %427, align 8, !tbaa !360
  %440 = getelementptr inbounds nuw i8, ptr %427, i64 32
  %441 = load i32, ptr %440, align 8, !tbaa !363
  %442 = getelementptr inbounds nuw i8, ptr %427, i64 16
  %443 = load ptr, ptr %442, align 8, !tbaa !366
  %444 = call ptr %437(ptr noundef %438, ptr noundef %439, i32 noundef %441, ptr noundef %443, ptr noundef null, ptr noundef null, i32 noundef 0, ptr noundef null) #25
  br label %445

445:                                              ; preds = %434, %431
  %446 = phi ptr [ %433, %431 ], [ %444, %434 ]
  store ptr %446, ptr %422, align 8, !tbaa !31
  %447 = icmp eq ptr %446, null
  br i1 %447, label %418, label %448

448:                                              ; preds = %445
  %449 = getelementptr inbounds nuw i8, ptr %446, i64 16
  %450 = load ptr, ptr %449, align 8, !tbaa !368
  %451 = load ptr, ptr %404, align 8, !tbaa !379
  %452 = getelementptr inbounds nuw %struct.tfc_operand, ptr %451, i64 %421
  %453 = getelementptr inbounds nuw i8, ptr %452, i64 56
  store ptr %450, ptr %453, align 8, !tbaa !369
  br label %454

454:                                              ; preds = %448, %420
  %455 = add nuw nsw i64 %421, 1
  %456 = icmp eq i64 %455, %402
  br i1 %456, label %467, label %420, !llvm.loop !391

457:                                              ; preds = %464, %418
  %458 = phi i64 [ 0, %418 ], [ %465, %464 ]
  %459 = getelementptr inbounds nuw ptr, ptr %7, i64 %458
  %460 = load ptr, ptr %459, align 8, !tbaa !31
  %461 = icmp eq ptr %460, null
  br i1 %461, label %464, label %462

462:                                              ; preds = %457
  %463 = load ptr, ptr %419, align 8, !tbaa !392
  call void %463(ptr noundef nonnull %460) #25
  br label %464

464:                                              ; preds = %462, %457
  %465 = add nuw nsw i64 %458, 1
  %466 = icmp eq i64 %465, %402
  br i1 %466, label %631, label %457, !llvm.loop !393

467:                                              ; preds = %454, %395
  %468 = getelementptr inbounds nuw i8, ptr %153, i64 140
  %469 = load i32, ptr %468, align 4, !tbaa !394
  %470 = icmp eq i32 %469, 0
  %471 = getelementptr inbounds nuw i8, ptr %153, i64 80
  %472 = load ptr, ptr %471, align 8, !tbaa !395
  %473 = icmp eq ptr %472, null
  br i1 %470, label %562, label %474

474:                                              ; preds = %467
  br i1 %473, label %496, label %475

475:                                              ; preds = %474
  %476 = getelementptr inbounds nuw i8, ptr %472, i64 4
  %477 = load i32, ptr %476, align 4, !tbaa !396
  %478 = getelementptr inbounds nuw i8, ptr %472, i64 8
  %479 = load i32, ptr %478, align 4, !tbaa !398
  %480 = or i32 %479, %477
  %481 = getelementptr inbounds nuw i8, ptr %153, i64 136
  %482 = load i32, ptr %481, align 8, !tbaa !399
  %483 = load i32, ptr %472, align 4, !tbaa !400
  %484 = icmp eq i32 %483, 0
  %485 = and i32 %482, 1
  %486 = select i1 %484, i32 0, i32 %485
  %487 = or i32 %480, %486
  %488 = icmp eq i32 %487, 0
  br i1 %488, label %489, label %608

489:                                              ; preds = %475
  %490 = getelementptr inbounds nuw i8, ptr %153, i64 88
  %491 = load ptr, ptr %490, align 8, !tbaa !401
  %492 = load i64, ptr %491, align 8, !tbaa !120
  %493 = getelementptr inbounds nuw i8, ptr %153, i64 96
  %494 = load i64, ptr %493, align 8, !tbaa !402
  %495 = icmp eq i64 %492, %494
  br i1 %495, label %496, label %608

496:                                              ; preds = %489, %474
  %497 = getelementptr inbounds nuw i8, ptr %153, i64 152
  %498 = load ptr, ptr %497, align 8, !tbaa !403
  %499 = icmp eq ptr %498, null
  br i1 %499, label %560, label %500

500:                                              ; preds = %496
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #25
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %4, ptr noundef nonnull align 4 dereferenceable(12) @__const.drive_begun.driver, i64 12, i1 false)
  %501 = getelementptr inbounds nuw i8, ptr %498, i64 8
  %502 = load ptr, ptr %501, align 8, !tbaa !404
  %503 = getelementptr inbounds nuw i8, ptr %498, i64 16
  %504 = load ptr, ptr %503, align 8, !tbaa !409
  %505 = getelementptr inbounds nuw i8, ptr %498, i64 24
  %506 = load i64, ptr %505, align 8, !tbaa !410
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %502, ptr readonly align 1 %504, i64 %506, i1 false)
  %507 = getelementptr inbounds nuw i8, ptr %498, i64 40
  %508 = load i64, ptr %507, align 8, !tbaa !411
  %509 = icmp sgt i64 %508, 0
  br i1 %509, label %510, label %513

510:                                              ; preds = %500
  %511 = getelementptr inbounds nuw i8, ptr %153, i64 24
  %512 = getelementptr inbounds nuw i8, ptr %498, i64 32
  br label %525

513:                                              ; preds = %525, %500
  %514 = load ptr, ptr %498, align 8, !tbaa !412
  %515 = call i32 @tfc_drive(ptr noundef %514, ptr noundef nonnull %4)
  %516 = getelementptr inbounds nuw i8, ptr %498, i64 56
  store i32 %515, ptr %516, align 8, !tbaa !413
  %517 = icmp eq i32 %515, 0
  br i1 %517, label %518, label %538

518:                                              ; preds = %513
  %519 = getelementptr inbounds nuw i8, ptr %153, i64 60
  %520 = load i32, ptr %519, align 4, !tbaa !414
  %521 = icmp sgt i32 %520, 0
  br i1 %521, label %522, label %558

522:                                              ; preds = %518
  %523 = getelementptr inbounds nuw i8, ptr %153, i64 32
  %524 = getelementptr inbounds nuw i8, ptr %498, i64 48
  br label %541

525:                                              ; preds = %525, %510
  %526 = phi i64 [ 0, %510 ], [ %536, %525 ]
  %527 = load ptr, ptr %511, align 8, !tbaa !356
  %528 = load ptr, ptr %512, align 8, !tbaa !415
  %529 = getelementptr inbounds nuw %struct.tfc_cell, ptr %528, i64 %526
  %530 = getelementptr inbounds nuw i8, ptr %529, i64 8
  %531 = load i64, ptr %530, align 8, !tbaa !416
  %532 = getelementptr inbounds %struct.tfc_operand, ptr %527, i64 %531
  %533 = getelementptr inbounds nuw i8, ptr %532, i64 56
  %534 = load ptr, ptr %533, align 8, !tbaa !369
  %535 = load ptr, ptr %529, align 8, !tbaa !418
  store ptr %534, ptr %535, align 8, !tbaa !31
  %536 = add nuw nsw i64 %526, 1
  %537 = icmp eq i64 %536, %508
  br i1 %537, label %513, label %525, !llvm.loop !419

538:                                              ; preds = %513
  %539 = icmp sgt i32 %515, 0
  %540 = select i1 %539, i32 %515, i32 13
  br label %558

541:                                              ; preds = %541, %522
  %542 = phi i64 [ 0, %522 ], [ %554, %541 ]
  %543 = load ptr, ptr %523, align 8, !tbaa !379
  %544 = getelementptr inbounds nuw %struct.tfc_operand, ptr %543, i64 %542
  %545 = getelementptr inbounds nuw i8, ptr %544, i64 56
  %546 = load ptr, ptr %545, align 8, !tbaa !369
  %547 = load ptr, ptr %524, align 8, !tbaa !420
  %548 = getelementptr inbounds nuw ptr, ptr %547, i64 %542
  %549 = load ptr, ptr %548, align 8, !tbaa !421
  %550 = load ptr, ptr %549, align 8, !tbaa !72
  %551 = load ptr, ptr %550, align 8, !tbaa !128
  %552 = getelementptr inbounds nuw i8, ptr %544, i64 24
  %553 = load i64, ptr %552, align 8, !tbaa !381
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %546, ptr readonly align 1 %551, i64 %553, i1 false)
  %554 = add nuw nsw i64 %542, 1
  %555 = load i32, ptr %519, align 4, !tbaa !414
  %556 = sext i32 %555 to i64
  %557 = icmp slt i64 %554, %556
  br i1 %557, label %541, label %558, !llvm.loop !422

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
  %565 = load ptr, ptr %564, align 8, !tbaa !423
  %566 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %567 = load ptr, ptr %566, align 8, !tbaa !389
  %568 = call ptr %567(ptr noundef %565) #25
  %569 = icmp eq ptr %568, null
  br i1 %569, label %608, label %570

570:                                              ; preds = %563
  %571 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %572 = load ptr, ptr %571, align 8, !tbaa !392
  call void %572(ptr noundef nonnull %568) #25
  %573 = load ptr, ptr %471, align 8, !tbaa !395
  %574 = icmp eq ptr %573, null
  br i1 %574, label %582, label %575

575:                                              ; preds = %570
  %576 = getelementptr inbounds nuw i8, ptr %153, i64 88
  %577 = load ptr, ptr %576, align 8, !tbaa !401
  %578 = load i64, ptr %577, align 8, !tbaa !120
  %579 = getelementptr inbounds nuw i8, ptr %153, i64 96
  %580 = load i64, ptr %579, align 8, !tbaa !402
  %581 = icmp eq i64 %578, %580
  br i1 %581, label %582, label %589

582:                                              ; preds = %575, %570, %562
  %583 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %584 = load ptr, ptr %583, align 8, !tbaa !424
  %585 = call ptr %584() #25
  %586 = call fastcc i32 @walk_bound(ptr noundef nonnull readonly %153)
  %587 = getelementptr inbounds nuw i8, ptr %9, i64 40
  %588 = load ptr, ptr %587, align 8, !tbaa !425
  call void %588(ptr noundef %585) #25
  br label %589

589:                                              ; preds = %582, %575
  %590 = phi i32 [ %586, %582 ], [ -2, %575 ]
  %591 = getelementptr inbounds nuw i8, ptr %153, i64 128
  %592 = load ptr, ptr %591, align 8, !tbaa !426
  store atomic i32 0, ptr %592 monotonic, align 4
  %593 = load ptr, ptr %471, align 8, !tbaa !395
  %594 = icmp eq ptr %593, null
  br i1 %594, label %605, label %595

595:                                              ; preds = %589
  %596 = getelementptr inbounds nuw i8, ptr %153, i64 112
  %597 = load ptr, ptr %596, align 8, !tbaa !427
  %598 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %599 = load ptr, ptr %598, align 8, !tbaa !389
  %600 = call ptr %599(ptr noundef %597) #25
  %601 = icmp eq ptr %600, null
  br i1 %601, label %608, label %602

602:                                              ; preds = %595
  %603 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %604 = load ptr, ptr %603, align 8, !tbaa !392
  call void %604(ptr noundef nonnull %600) #25
  br label %605

605:                                              ; preds = %602, %589, %560, %558
  %606 = phi i32 [ %561, %560 ], [ %590, %602 ], [ %590, %589 ], [ %559, %558 ]
  %607 = icmp eq i32 %606, 0
  br i1 %607, label %632, label %608

608:                                              ; preds = %563, %595, %475, %489, %605
  %609 = phi i32 [ %606, %605 ], [ -1, %563 ], [ -1, %595 ], [ -2, %475 ], [ -2, %489 ]
  %610 = freeze i32 %609
  %611 = load i32, ptr %15, align 4, !tbaa !329
  %612 = icmp sgt i32 %611, 0
  br i1 %612, label %613, label %623

613:                                              ; preds = %608
  %614 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %615 = zext nneg i32 %611 to i64
  br label %616

616:                                              ; preds = %616, %613
  %617 = phi i64 [ 0, %613 ], [ %621, %616 ]
  %618 = load ptr, ptr %614, align 8, !tbaa !392
  %619 = getelementptr inbounds nuw ptr, ptr %7, i64 %617
  %620 = load ptr, ptr %619, align 8, !tbaa !31
  call void %618(ptr noundef %620) #25
  %621 = add nuw nsw i64 %617, 1
  %622 = icmp eq i64 %621, %615
  br i1 %622, label %623, label %616, !llvm.loop !428

623:                                              ; preds = %616, %608
  %624 = icmp sgt i32 %610, 0
  br i1 %624, label %625, label %724

625:                                              ; preds = %623
  %626 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %627 = load ptr, ptr %626, align 8, !tbaa !389
  %628 = getelementptr inbounds nuw i8, ptr %153, i64 120
  %629 = load ptr, ptr %628, align 8, !tbaa !429
  %630 = call ptr %627(ptr noundef %629) #25
  br label %720

631:                                              ; preds = %464
  store i32 0, ptr %280, align 8, !tbaa !348
  br label %720

632:                                              ; preds = %605
  store i32 0, ptr %280, align 8, !tbaa !348
  %633 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %634 = load i64, ptr %633, align 8, !tbaa !331
  switch i64 %634, label %684 [
    i64 0, label %635
    i64 2, label %637
  ]

635:                                              ; preds = %632
  %636 = load ptr, ptr %7, align 8, !tbaa !31
  br label %720

637:                                              ; preds = %632
  %638 = load ptr, ptr %0, align 8, !tbaa !307
  %639 = load ptr, ptr %638, align 8, !tbaa !317
  %640 = getelementptr inbounds nuw i8, ptr %639, i64 48
  %641 = load ptr, ptr %640, align 8, !tbaa !430
  %642 = call ptr %641() #25
  %643 = getelementptr inbounds nuw i8, ptr %638, i64 52
  %644 = load i32, ptr %643, align 4, !tbaa !329
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
  %661 = load ptr, ptr %657, align 8, !tbaa !392
  %662 = getelementptr inbounds nuw ptr, ptr %7, i64 %660
  %663 = load ptr, ptr %662, align 8, !tbaa !31
  call void %661(ptr noundef %663) #25
  %664 = add nuw nsw i64 %660, 1
  %665 = icmp eq i64 %664, %658
  br i1 %665, label %720, label %659, !llvm.loop !428

666:                                              ; preds = %679, %648
  %667 = phi i64 [ 0, %648 ], [ %680, %679 ]
  %668 = load ptr, ptr %649, align 8, !tbaa !431
  %669 = load ptr, ptr %650, align 8, !tbaa !336
  %670 = getelementptr inbounds nuw ptr, ptr %669, i64 %667
  %671 = load ptr, ptr %670, align 8, !tbaa !31
  %672 = getelementptr inbounds nuw ptr, ptr %7, i64 %667
  %673 = load ptr, ptr %672, align 8, !tbaa !31
  %674 = call i32 %668(ptr noundef nonnull %642, ptr noundef %671, ptr noundef %673) #25
  %675 = icmp eq i32 %674, 0
  br i1 %675, label %679, label %676

676:                                              ; preds = %666
  %677 = load ptr, ptr %651, align 8, !tbaa !392
  call void %677(ptr noundef nonnull %642) #25
  %678 = load i32, ptr %643, align 4, !tbaa !329
  br label %652

679:                                              ; preds = %666
  %680 = add nuw nsw i64 %667, 1
  %681 = load i32, ptr %643, align 4, !tbaa !329
  %682 = sext i32 %681 to i64
  %683 = icmp slt i64 %680, %682
  br i1 %683, label %666, label %652, !llvm.loop !432

684:                                              ; preds = %632
  %685 = load ptr, ptr %0, align 8, !tbaa !307
  %686 = load ptr, ptr %685, align 8, !tbaa !317
  %687 = getelementptr inbounds nuw i8, ptr %686, i64 80
  %688 = load ptr, ptr %687, align 8, !tbaa !433
  %689 = getelementptr inbounds nuw i8, ptr %685, i64 52
  %690 = load i32, ptr %689, align 4, !tbaa !329
  %691 = sext i32 %690 to i64
  %692 = call ptr %688(i64 noundef %691) #25
  %693 = icmp eq ptr %692, null
  %694 = load i32, ptr %689, align 4, !tbaa !329
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
  %702 = load ptr, ptr %698, align 8, !tbaa !392
  %703 = getelementptr inbounds nuw ptr, ptr %7, i64 %701
  %704 = load ptr, ptr %703, align 8, !tbaa !31
  call void %702(ptr noundef %704) #25
  %705 = add nuw nsw i64 %701, 1
  %706 = icmp eq i64 %705, %699
  br i1 %706, label %720, label %700, !llvm.loop !428

707:                                              ; preds = %684
  br i1 %695, label %708, label %720

708:                                              ; preds = %707
  %709 = getelementptr inbounds nuw i8, ptr %686, i64 88
  br label %710

710:                                              ; preds = %710, %708
  %711 = phi i64 [ 0, %708 ], [ %716, %710 ]
  %712 = load ptr, ptr %709, align 8, !tbaa !434
  %713 = getelementptr inbounds nuw ptr, ptr %7, i64 %711
  %714 = load ptr, ptr %713, align 8, !tbaa !31
  %715 = call i32 %712(ptr noundef nonnull %692, i64 noundef %711, ptr noundef %714) #25
  %716 = add nuw nsw i64 %711, 1
  %717 = load i32, ptr %689, align 4, !tbaa !329
  %718 = sext i32 %717 to i64
  %719 = icmp slt i64 %716, %718
  br i1 %719, label %710, label %720, !llvm.loop !435

720:                                              ; preds = %659, %710, %700, %631, %625, %635, %652, %696, %707
  %721 = phi ptr [ null, %700 ], [ %692, %707 ], [ %692, %710 ], [ null, %696 ], [ %653, %652 ], [ null, %631 ], [ %636, %635 ], [ %630, %625 ], [ %653, %659 ]
  %722 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %723 = load ptr, ptr %722, align 8, !tbaa !392
  call void %723(ptr noundef %396) #25
  br label %729

724:                                              ; preds = %623
  store i32 0, ptr %280, align 8, !tbaa !348
  %725 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %726 = load ptr, ptr %725, align 8, !tbaa !392
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
  %6 = load ptr, ptr %5, align 8, !tbaa !305
  %7 = load ptr, ptr %6, align 8, !tbaa !307
  %8 = load ptr, ptr %7, align 8, !tbaa !317
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #25
  %9 = icmp eq i64 %2, 2
  br i1 %9, label %10, label %85

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %12 = load ptr, ptr %11, align 8, !tbaa !310
  %13 = icmp eq ptr %12, null
  br i1 %13, label %85, label %14

14:                                               ; preds = %10
  %15 = load ptr, ptr %1, align 8, !tbaa !31
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %17 = load ptr, ptr %16, align 8, !tbaa !332
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 192
  %19 = load ptr, ptr %18, align 8, !tbaa !333
  %20 = icmp eq ptr %17, %19
  br i1 %20, label %21, label %85

21:                                               ; preds = %14
  %22 = getelementptr inbounds nuw i8, ptr %8, i64 72
  %23 = load ptr, ptr %22, align 8, !tbaa !334
  %24 = tail call i64 %23(ptr noundef nonnull %15) #25
  %25 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %26 = load i32, ptr %25, align 8, !tbaa !314
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
  %36 = load i32, ptr %25, align 8, !tbaa !314
  %37 = sext i32 %36 to i64
  %38 = icmp slt i64 %35, %37
  br i1 %38, label %39, label %56, !llvm.loop !436

39:                                               ; preds = %34, %31
  %40 = phi i64 [ 0, %31 ], [ %35, %34 ]
  %41 = load ptr, ptr %32, align 8, !tbaa !335
  %42 = load ptr, ptr %33, align 8, !tbaa !320
  %43 = getelementptr inbounds nuw ptr, ptr %42, i64 %40
  %44 = load ptr, ptr %43, align 8, !tbaa !31
  %45 = tail call ptr %41(ptr noundef nonnull %15, ptr noundef %44) #25
  %46 = getelementptr inbounds nuw ptr, ptr %4, i64 %40
  store ptr %45, ptr %46, align 8, !tbaa !31
  %47 = icmp eq ptr %45, null
  br i1 %47, label %48, label %34

48:                                               ; preds = %39
  %49 = getelementptr inbounds nuw i8, ptr %8, i64 120
  %50 = load ptr, ptr %49, align 8, !tbaa !338
  %51 = tail call ptr %50() #25
  %52 = icmp eq ptr %51, null
  br i1 %52, label %85, label %53

53:                                               ; preds = %48
  %54 = getelementptr inbounds nuw i8, ptr %8, i64 128
  %55 = load ptr, ptr %54, align 8, !tbaa !339
  tail call void %55() #25
  br label %85

56:                                               ; preds = %34
  %57 = icmp sgt i32 %36, 0
  br i1 %57, label %74, label %58

58:                                               ; preds = %74, %29, %56
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %60 = load ptr, ptr %59, align 8, !tbaa !31
  %61 = call fastcc ptr @call_step(ptr noundef nonnull %6, ptr noundef %4, ptr noundef %60)
  %62 = load i32, ptr %25, align 8, !tbaa !314
  %63 = icmp sgt i32 %62, 0
  br i1 %63, label %64, label %83

64:                                               ; preds = %58
  %65 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %66 = zext nneg i32 %62 to i64
  br label %67

67:                                               ; preds = %67, %64
  %68 = phi i64 [ 0, %64 ], [ %72, %67 ]
  %69 = load ptr, ptr %65, align 8, !tbaa !392
  %70 = getelementptr inbounds nuw ptr, ptr %4, i64 %68
  %71 = load ptr, ptr %70, align 8, !tbaa !31
  tail call void %69(ptr noundef %71) #25
  %72 = add nuw nsw i64 %68, 1
  %73 = icmp eq i64 %72, %66
  br i1 %73, label %83, label %67, !llvm.loop !428

74:                                               ; preds = %56, %74
  %75 = phi i64 [ %79, %74 ], [ 0, %56 ]
  %76 = load ptr, ptr %8, align 8, !tbaa !386
  %77 = getelementptr inbounds nuw ptr, ptr %4, i64 %75
  %78 = load ptr, ptr %77, align 8, !tbaa !31
  tail call void %76(ptr noundef %78) #25
  %79 = add nuw nsw i64 %75, 1
  %80 = load i32, ptr %25, align 8, !tbaa !314
  %81 = sext i32 %80 to i64
  %82 = icmp slt i64 %79, %81
  br i1 %82, label %74, label %58, !llvm.loop !437

83:                                               ; preds = %67, %58
  %84 = icmp eq ptr %61, @slow_way
  br i1 %84, label %85, label %91

85:                                               ; preds = %48, %53, %14, %21, %10, %3, %83
  %86 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %87 = load ptr, ptr %86, align 8, !tbaa !326
  %88 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %89 = load ptr, ptr %88, align 8, !tbaa !327
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
  %5 = load i32, ptr %4, align 8, !tbaa !438
  %6 = icmp sgt i32 %5, 0
  br i1 %6, label %7, label %11

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8, !tbaa !356
  %10 = zext nneg i32 %5 to i64
  br label %19

11:                                               ; preds = %19, %3
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %13 = load i32, ptr %12, align 4, !tbaa !414
  %14 = icmp sgt i32 %13, 0
  br i1 %14, label %15, label %27

15:                                               ; preds = %11
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %17 = load ptr, ptr %16, align 8, !tbaa !379
  %18 = zext nneg i32 %13 to i64
  br label %29

19:                                               ; preds = %7, %19
  %20 = phi i64 [ 0, %7 ], [ %25, %19 ]
  %21 = getelementptr inbounds nuw ptr, ptr %1, i64 %20
  %22 = load ptr, ptr %21, align 8, !tbaa !31
  %23 = getelementptr inbounds nuw %struct.tfc_operand, ptr %9, i64 %20
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 56
  store ptr %22, ptr %24, align 8, !tbaa !369
  %25 = add nuw nsw i64 %20, 1
  %26 = icmp eq i64 %25, %10
  br i1 %26, label %11, label %19, !llvm.loop !439

27:                                               ; preds = %29, %11
  %28 = tail call fastcc i32 @walk_bound(ptr noundef nonnull %0)
  ret i32 %28

29:                                               ; preds = %15, %29
  %30 = phi i64 [ 0, %15 ], [ %35, %29 ]
  %31 = getelementptr inbounds nuw ptr, ptr %2, i64 %30
  %32 = load ptr, ptr %31, align 8, !tbaa !31
  %33 = getelementptr inbounds nuw %struct.tfc_operand, ptr %17, i64 %30
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 56
  store ptr %32, ptr %34, align 8, !tbaa !369
  %35 = add nuw nsw i64 %30, 1
  %36 = icmp eq i64 %35, %18
  br i1 %36, label %27, label %29, !llvm.loop !440
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @walk_bound(ptr noundef readonly captures(none) %0) unnamed_addr #4 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %3 = load i32, ptr %2, align 8, !tbaa !438
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %5 = load i32, ptr %4, align 4, !tbaa !414
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8, !tbaa !441
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
  %21 = load ptr, ptr %12, align 8, !tbaa !356
  %22 = getelementptr inbounds nuw %struct.tfc_operand, ptr %21, i64 %20
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 56
  %24 = load ptr, ptr %23, align 8, !tbaa !369
  %25 = getelementptr inbounds nuw i8, ptr %22, i64 36
  %26 = load i32, ptr %25, align 4, !tbaa !442
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds ptr, ptr %9, i64 %27
  store ptr %24, ptr %28, align 8, !tbaa !31
  %29 = add nuw nsw i64 %20, 1
  %30 = icmp eq i64 %29, %13
  br i1 %30, label %14, label %19, !llvm.loop !443

31:                                               ; preds = %51, %14
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %33 = load i64, ptr %32, align 8, !tbaa !444
  %34 = icmp sgt i64 %33, 0
  br i1 %34, label %35, label %54

35:                                               ; preds = %31
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 40
  br label %60

37:                                               ; preds = %16, %51
  %38 = phi i64 [ 0, %16 ], [ %52, %51 ]
  %39 = load ptr, ptr %17, align 8, !tbaa !379
  %40 = getelementptr inbounds nuw %struct.tfc_operand, ptr %39, i64 %38
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 44
  %42 = load i32, ptr %41, align 4, !tbaa !380
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %51

44:                                               ; preds = %37
  %45 = getelementptr inbounds nuw i8, ptr %40, i64 56
  %46 = load ptr, ptr %45, align 8, !tbaa !369
  %47 = getelementptr inbounds nuw i8, ptr %40, i64 36
  %48 = load i32, ptr %47, align 4, !tbaa !442
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds ptr, ptr %9, i64 %49
  store ptr %46, ptr %50, align 8, !tbaa !31
  br label %51

51:                                               ; preds = %37, %44
  %52 = add nuw nsw i64 %38, 1
  %53 = icmp eq i64 %52, %18
  br i1 %53, label %31, label %37, !llvm.loop !445

54:                                               ; preds = %60, %31
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %56 = load i64, ptr %55, align 8, !tbaa !446
  %57 = icmp sgt i64 %56, 0
  br i1 %57, label %58, label %75

58:                                               ; preds = %54
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 64
  br label %88

60:                                               ; preds = %35, %60
  %61 = phi i64 [ 0, %35 ], [ %73, %60 ]
  %62 = load ptr, ptr %36, align 8, !tbaa !447
  %63 = getelementptr inbounds nuw %struct.tfc_shift, ptr %62, i64 %61
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 8
  %65 = load i64, ptr %64, align 8, !tbaa !448
  %66 = getelementptr inbounds ptr, ptr %9, i64 %65
  %67 = load ptr, ptr %66, align 8, !tbaa !31
  %68 = getelementptr inbounds nuw i8, ptr %63, i64 16
  %69 = load i64, ptr %68, align 8, !tbaa !450
  %70 = getelementptr inbounds i8, ptr %67, i64 %69
  %71 = load i64, ptr %63, align 8, !tbaa !451
  %72 = getelementptr inbounds ptr, ptr %9, i64 %71
  store ptr %70, ptr %72, align 8, !tbaa !31
  %73 = add nuw nsw i64 %61, 1
  %74 = icmp eq i64 %73, %33
  br i1 %74, label %54, label %60, !llvm.loop !452

75:                                               ; preds = %88, %54
  %76 = load ptr, ptr %6, align 8, !tbaa !441
  %77 = tail call i32 @tfc_walk(ptr noundef %76)
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %84, label %79

79:                                               ; preds = %75
  %80 = load i64, ptr %55, align 8, !tbaa !446
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
  %90 = load ptr, ptr %59, align 8, !tbaa !453
  %91 = getelementptr inbounds nuw %struct.tfc_saved, ptr %90, i64 %89
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 8
  %93 = load ptr, ptr %92, align 8, !tbaa !454
  %94 = load ptr, ptr %91, align 8, !tbaa !456
  %95 = getelementptr inbounds nuw i8, ptr %91, i64 16
  %96 = load i64, ptr %95, align 8, !tbaa !457
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %93, ptr readonly align 1 %94, i64 %96, i1 false)
  %97 = add nuw nsw i64 %89, 1
  %98 = load i64, ptr %55, align 8, !tbaa !446
  %99 = icmp slt i64 %97, %98
  br i1 %99, label %88, label %75, !llvm.loop !458

100:                                              ; preds = %82, %100
  %101 = phi i64 [ 0, %82 ], [ %109, %100 ]
  %102 = load ptr, ptr %83, align 8, !tbaa !453
  %103 = getelementptr inbounds nuw %struct.tfc_saved, ptr %102, i64 %101
  %104 = load ptr, ptr %103, align 8, !tbaa !456
  %105 = getelementptr inbounds nuw i8, ptr %103, i64 8
  %106 = load ptr, ptr %105, align 8, !tbaa !454
  %107 = getelementptr inbounds nuw i8, ptr %103, i64 16
  %108 = load i64, ptr %107, align 8, !tbaa !457
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %104, ptr readonly align 1 %106, i64 %108, i1 false)
  %109 = add nuw nsw i64 %101, 1
  %110 = load i64, ptr %55, align 8, !tbaa !446
  %111 = icmp slt i64 %109, %110
  br i1 %111, label %100, label %132, !llvm.loop !459

112:                                              ; preds = %85, %129
  %113 = phi i64 [ 0, %85 ], [ %130, %129 ]
  %114 = load ptr, ptr %86, align 8, !tbaa !379
  %115 = getelementptr inbounds nuw %struct.tfc_operand, ptr %114, i64 %113
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 44
  %117 = load i32, ptr %116, align 4, !tbaa !380
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %129, label %119

119:                                              ; preds = %112
  %120 = getelementptr inbounds nuw i8, ptr %115, i64 56
  %121 = load ptr, ptr %120, align 8, !tbaa !369
  %122 = getelementptr inbounds nuw i8, ptr %115, i64 36
  %123 = load i32, ptr %122, align 4, !tbaa !442
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds ptr, ptr %9, i64 %124
  %126 = load ptr, ptr %125, align 8, !tbaa !31
  %127 = getelementptr inbounds nuw i8, ptr %115, i64 24
  %128 = load i64, ptr %127, align 8, !tbaa !381
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %121, ptr readonly align 1 %126, i64 %128, i1 false)
  br label %129

129:                                              ; preds = %119, %112
  %130 = add nuw nsw i64 %113, 1
  %131 = icmp eq i64 %130, %87
  br i1 %131, label %132, label %112, !llvm.loop !460

132:                                              ; preds = %100, %129, %79, %84
  %133 = phi i32 [ 0, %84 ], [ %77, %79 ], [ 0, %129 ], [ %77, %100 ]
  ret i32 %133
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @new_instance(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, i32 noundef range(i32 0, 2) %3, i64 noundef %4) unnamed_addr #31 {
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %7 = load i32, ptr %6, align 4, !tbaa !461
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %9 = load i32, ptr %8, align 8, !tbaa !462
  %10 = icmp eq i32 %3, 0
  br i1 %10, label %18, label %11

11:                                               ; preds = %5
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %13 = load i32, ptr %12, align 8, !tbaa !56
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %15 = load i32, ptr %14, align 4, !tbaa !463
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
  %25 = load i32, ptr %24, align 8, !tbaa !464
  %26 = add nsw i32 %25, 1
  %27 = sext i32 %26 to i64
  %28 = add nsw i64 %19, %27
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %30 = load i32, ptr %29, align 4, !tbaa !465
  %31 = sext i32 %30 to i64
  %32 = add nsw i64 %28, %31
  %33 = shl nsw i64 %32, 3
  %34 = add nsw i64 %23, %33
  %35 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %34)
  %36 = icmp eq ptr %35, null
  br i1 %36, label %88, label %37

37:                                               ; preds = %18
  store ptr %1, ptr %35, align 8, !tbaa !466
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 8
  store ptr %2, ptr %38, align 8, !tbaa !467
  %39 = getelementptr inbounds nuw i8, ptr %35, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %39, i8 0, i64 32, i1 false)
  %40 = getelementptr inbounds nuw i8, ptr %35, i64 48
  store i64 %4, ptr %40, align 8, !tbaa !120
  %41 = getelementptr inbounds nuw i8, ptr %35, i64 56
  store <2 x i64> <i64 0, i64 -1>, ptr %41, align 8, !tbaa !120
  %42 = getelementptr inbounds nuw i8, ptr %35, i64 72
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %42, i8 0, i64 56, i1 false)
  %43 = getelementptr i8, ptr %35, i64 128
  %44 = getelementptr inbounds nuw i8, ptr %35, i64 88
  store ptr %43, ptr %44, align 8, !tbaa !468
  %45 = load i32, ptr %6, align 4, !tbaa !461
  %46 = sext i32 %45 to i64
  %47 = getelementptr %struct.held, ptr %43, i64 %46
  %48 = getelementptr inbounds nuw i8, ptr %35, i64 96
  store ptr %47, ptr %48, align 8, !tbaa !469
  %49 = load i32, ptr %8, align 8, !tbaa !462
  %50 = sext i32 %49 to i64
  %51 = getelementptr %struct.held, ptr %47, i64 %50
  %52 = getelementptr inbounds nuw i8, ptr %35, i64 80
  store ptr %51, ptr %52, align 8, !tbaa !59
  %53 = load i32, ptr %24, align 8, !tbaa !464
  %54 = sext i32 %53 to i64
  %55 = getelementptr ptr, ptr %51, i64 %54
  %56 = getelementptr i8, ptr %55, i64 8
  %57 = getelementptr inbounds nuw i8, ptr %35, i64 104
  store ptr %56, ptr %57, align 8, !tbaa !470
  %58 = load i32, ptr %29, align 4, !tbaa !465
  %59 = icmp sgt i32 %58, 0
  br i1 %59, label %60, label %63

60:                                               ; preds = %37
  %61 = zext nneg i32 %58 to i64
  %62 = shl nuw nsw i64 %61, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %56, i8 -1, i64 %62, i1 false), !tbaa !120
  br label %63

63:                                               ; preds = %60, %37
  br i1 %10, label %80, label %64

64:                                               ; preds = %63
  %65 = sext i32 %58 to i64
  %66 = getelementptr i64, ptr %56, i64 %65
  %67 = getelementptr inbounds nuw i8, ptr %35, i64 112
  store ptr %66, ptr %67, align 8, !tbaa !58
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %69 = load i32, ptr %68, align 8, !tbaa !56
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds ptr, ptr %66, i64 %70
  %72 = getelementptr inbounds nuw i8, ptr %35, i64 120
  store ptr %71, ptr %72, align 8, !tbaa !180
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %74 = load i32, ptr %73, align 4, !tbaa !463
  %75 = add nsw i32 %74, %69
  %76 = icmp sgt i32 %75, 0
  br i1 %76, label %77, label %80

77:                                               ; preds = %64
  %78 = zext nneg i32 %75 to i64
  %79 = shl nuw nsw i64 %78, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %66, i8 0, i64 %79, i1 false), !tbaa !72
  br label %80

80:                                               ; preds = %77, %64, %63
  %81 = tail call fastcc ptr @new_iteration(ptr noundef %0, ptr noundef nonnull %35)
  %82 = icmp eq ptr %81, null
  br i1 %82, label %88, label %83

83:                                               ; preds = %80
  %84 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %85 = load i32, ptr %84, align 8, !tbaa !471
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds nuw i8, ptr %81, i64 8
  store i64 %86, ptr %87, align 8, !tbaa !64
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
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 280
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
  %29 = load ptr, ptr %28, align 8, !tbaa !472
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %31 = load ptr, ptr %30, align 8, !tbaa !473
  %32 = ptrtoint ptr %29 to i64
  %33 = ptrtoint ptr %31 to i64
  %34 = sub i64 %32, %33
  %35 = icmp slt i64 %34, %16
  br i1 %35, label %36, label %48

36:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #25
  store i64 %16, ptr %3, align 8, !tbaa !120
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %38 = load ptr, ptr %37, align 8, !tbaa !474
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %40 = load ptr, ptr %39, align 8, !tbaa !475
  %41 = call ptr %38(ptr noundef %40, ptr noundef nonnull %3) #25
  store ptr %41, ptr %30, align 8, !tbaa !473
  %42 = icmp eq ptr %41, null
  %43 = load i64, ptr %3, align 8
  %44 = getelementptr inbounds i8, ptr %41, i64 %43
  %45 = select i1 %42, ptr null, ptr %44
  store ptr %45, ptr %28, align 8, !tbaa !472
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
  store ptr %50, ptr %30, align 8, !tbaa !473
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
  %4 = load ptr, ptr %3, align 8, !tbaa !60
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %6 = load i32, ptr %5, align 4, !tbaa !476
  %7 = sext i32 %6 to i64
  %8 = shl nsw i64 %7, 3
  %9 = add nsw i64 %8, 56
  %10 = load i32, ptr %4, align 8, !tbaa !477
  %11 = shl nsw i32 %10, 1
  %12 = sext i32 %11 to i64
  %13 = shl nsw i64 %12, 2
  %14 = add nsw i64 %9, %13
  %15 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %14)
  %16 = icmp eq ptr %15, null
  br i1 %16, label %73, label %17

17:                                               ; preds = %2
  %18 = getelementptr i8, ptr %15, i64 56
  %19 = load i32, ptr %5, align 4, !tbaa !476
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds ptr, ptr %18, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %23 = load i64, ptr %22, align 8, !tbaa !478
  %24 = add nsw i64 %23, 1
  store i64 %24, ptr %22, align 8, !tbaa !478
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %26 = load i64, ptr %25, align 8, !tbaa !479
  %27 = add i64 %23, -7046029254386353130
  %28 = xor i64 %26, %27
  %29 = mul i64 %28, -49064778989728563
  %30 = lshr i64 %29, 32
  %31 = xor i64 %30, %29
  %32 = mul i64 %31, -4265267296055464877
  %33 = lshr i64 %29, 29
  %34 = xor i64 %32, %33
  %35 = load i32, ptr %4, align 8, !tbaa !477
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %21, i64 %36
  store i64 %24, ptr %15, align 8, !tbaa !120
  %38 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i64 0, ptr %38, align 8, !tbaa !120
  %39 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store i64 %34, ptr %39, align 8, !tbaa !120
  %40 = getelementptr inbounds nuw i8, ptr %15, i64 24
  store ptr null, ptr %40, align 8, !tbaa !70
  %41 = getelementptr inbounds nuw i8, ptr %15, i64 32
  store ptr %18, ptr %41, align 8, !tbaa !421
  %42 = getelementptr inbounds nuw i8, ptr %15, i64 40
  store ptr %21, ptr %42, align 8, !tbaa !480
  %43 = getelementptr inbounds nuw i8, ptr %15, i64 48
  store ptr %37, ptr %43, align 8, !tbaa !480
  %44 = icmp sgt i32 %19, 0
  br i1 %44, label %45, label %48

45:                                               ; preds = %17
  %46 = zext nneg i32 %19 to i64
  %47 = shl nuw nsw i64 %46, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %18, i8 0, i64 %47, i1 false), !tbaa !72
  br label %48

48:                                               ; preds = %45, %17
  %49 = icmp sgt i32 %35, 0
  br i1 %49, label %50, label %53

50:                                               ; preds = %48
  %51 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %52 = load ptr, ptr %51, align 8, !tbaa !481
  br label %63

53:                                               ; preds = %63, %48
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %55 = load ptr, ptr %54, align 8, !tbaa !59
  %56 = load i64, ptr %22, align 8, !tbaa !478
  %57 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %58 = load i32, ptr %57, align 8, !tbaa !464
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
  %70 = load i32, ptr %4, align 8, !tbaa !477
  %71 = sext i32 %70 to i64
  %72 = icmp slt i64 %69, %71
  br i1 %72, label %63, label %53, !llvm.loop !482

73:                                               ; preds = %2, %53
  ret ptr %15
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @push(ptr noundef captures(none) %0, ptr dead_on_return noundef nonnull readonly captures(none) %1) unnamed_addr #31 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %4 = load i64, ptr %3, align 8, !tbaa !75
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %6 = load i64, ptr %5, align 8, !tbaa !92
  %7 = icmp eq i64 %4, %6
  br i1 %7, label %13, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %10 = load ptr, ptr %9, align 8, !tbaa !90
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %12 = load i64, ptr %11, align 8, !tbaa !91
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
  %21 = load i64, ptr %3, align 8, !tbaa !75
  %22 = icmp sgt i64 %21, 0
  br i1 %22, label %23, label %26

23:                                               ; preds = %20
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 224
  br label %31

26:                                               ; preds = %31, %20
  %27 = phi i64 [ %21, %20 ], [ %41, %31 ]
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %29 = load ptr, ptr %28, align 8, !tbaa !90
  %30 = icmp eq ptr %29, null
  br i1 %30, label %47, label %43

31:                                               ; preds = %23, %31
  %32 = phi i64 [ 0, %23 ], [ %40, %31 ]
  %33 = getelementptr inbounds nuw %struct.tfc_ready, ptr %18, i64 %32
  %34 = load ptr, ptr %24, align 8, !tbaa !90
  %35 = load i64, ptr %25, align 8, !tbaa !91
  %36 = add nsw i64 %35, %32
  %37 = load i64, ptr %5, align 8, !tbaa !92
  %38 = srem i64 %36, %37
  %39 = getelementptr inbounds %struct.tfc_ready, ptr %34, i64 %38
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %33, ptr noundef nonnull align 8 dereferenceable(32) %39, i64 32, i1 false), !tbaa.struct !483
  %40 = add nuw nsw i64 %32, 1
  %41 = load i64, ptr %3, align 8, !tbaa !75
  %42 = icmp slt i64 %40, %41
  br i1 %42, label %31, label %26, !llvm.loop !484

43:                                               ; preds = %26
  %44 = load i64, ptr %5, align 8, !tbaa !92
  %45 = shl nsw i64 %44, 5
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef nonnull %29, i64 noundef %45)
  %46 = load i64, ptr %3, align 8, !tbaa !75
  br label %47

47:                                               ; preds = %26, %43
  %48 = phi i64 [ %27, %26 ], [ %46, %43 ]
  store ptr %18, ptr %28, align 8, !tbaa !90
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store i64 0, ptr %49, align 8, !tbaa !91
  store i64 %16, ptr %5, align 8, !tbaa !92
  br label %50

50:                                               ; preds = %8, %47
  %51 = phi i64 [ %6, %8 ], [ %16, %47 ]
  %52 = phi i64 [ %4, %8 ], [ %48, %47 ]
  %53 = phi i64 [ %12, %8 ], [ 0, %47 ]
  %54 = phi ptr [ %10, %8 ], [ %18, %47 ]
  %55 = add nsw i64 %52, 1
  store i64 %55, ptr %3, align 8, !tbaa !75
  %56 = add nsw i64 %52, %53
  %57 = srem i64 %56, %51
  %58 = getelementptr inbounds %struct.tfc_ready, ptr %54, i64 %57
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %58, ptr noundef nonnull align 8 dereferenceable(32) %1, i64 32, i1 false), !tbaa.struct !483
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
  %17 = load i64, ptr %11, align 8, !tbaa !485
  %18 = load i64, ptr %12, align 8, !tbaa !478
  %19 = icmp sgt i64 %17, %18
  br i1 %19, label %58, label %20

20:                                               ; preds = %16
  %21 = load ptr, ptr %13, align 8, !tbaa !59
  %22 = load ptr, ptr %14, align 8, !tbaa !60
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 24
  %24 = load i32, ptr %23, align 8, !tbaa !464
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
  %35 = load ptr, ptr %34, align 8, !tbaa !93
  %36 = getelementptr inbounds nuw i8, ptr %22, i64 4
  %37 = load i32, ptr %36, align 4, !tbaa !476
  %38 = sext i32 %37 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %35, i64 noundef %38)
  %39 = load ptr, ptr %14, align 8, !tbaa !60
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 4
  %41 = load i32, ptr %40, align 4, !tbaa !476
  %42 = sext i32 %41 to i64
  %43 = shl nsw i64 %42, 3
  %44 = add nsw i64 %43, 56
  %45 = load i32, ptr %39, align 8, !tbaa !477
  %46 = shl nsw i32 %45, 1
  %47 = sext i32 %46 to i64
  %48 = shl nsw i64 %47, 2
  %49 = add nsw i64 %44, %48
  tail call fastcc void @give(ptr noundef %0, ptr noundef nonnull %29, i64 noundef %49)
  %50 = load i64, ptr %11, align 8, !tbaa !485
  %51 = add nsw i64 %50, 1
  store i64 %51, ptr %11, align 8, !tbaa !485
  %52 = load i32, ptr %15, align 4, !tbaa !486
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %55, label %54

54:                                               ; preds = %33
  tail call fastcc void @begin_iteration(ptr noundef %0, ptr noundef nonnull %7)
  br label %55

55:                                               ; preds = %54, %33
  %56 = load i32, ptr %4, align 8, !tbaa !66
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %16, label %100, !llvm.loop !487

58:                                               ; preds = %16
  tail call fastcc void @leave_frame(ptr noundef %0, ptr noundef nonnull %7)
  %59 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %60 = load ptr, ptr %59, align 8, !tbaa !141
  %61 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %62 = load ptr, ptr %61, align 8, !tbaa !142
  %63 = load ptr, ptr %14, align 8, !tbaa !60
  %64 = getelementptr inbounds nuw i8, ptr %7, i64 120
  %65 = load ptr, ptr %64, align 8, !tbaa !180
  %66 = icmp eq ptr %65, null
  %67 = getelementptr inbounds nuw i8, ptr %63, i64 12
  %68 = load i32, ptr %67, align 4, !tbaa !461
  %69 = getelementptr inbounds nuw i8, ptr %63, i64 16
  %70 = load i32, ptr %69, align 8, !tbaa !462
  br i1 %66, label %79, label %71

71:                                               ; preds = %58
  %72 = load ptr, ptr %7, align 8, !tbaa !50
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 56
  %74 = load i32, ptr %73, align 8, !tbaa !56
  %75 = getelementptr inbounds nuw i8, ptr %72, i64 60
  %76 = load i32, ptr %75, align 4, !tbaa !463
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
  %86 = load i32, ptr %85, align 8, !tbaa !464
  %87 = add nsw i32 %86, 1
  %88 = sext i32 %87 to i64
  %89 = add nsw i64 %80, %88
  %90 = getelementptr inbounds nuw i8, ptr %63, i64 20
  %91 = load i32, ptr %90, align 4, !tbaa !465
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
define internal fastcc void @drop_all(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i64 noundef range(i64 -2147483648, 2147483648) %2) unnamed_addr #37 {
  %4 = icmp sgt i64 %2, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %6, %3
  ret void

6:                                                ; preds = %3, %6
  %7 = phi i64 [ %10, %6 ], [ 0, %3 ]
  %8 = getelementptr inbounds nuw ptr, ptr %1, i64 %7
  %9 = load ptr, ptr %8, align 8, !tbaa !72
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %9)
  store ptr null, ptr %8, align 8, !tbaa !72
  %10 = add nuw nsw i64 %7, 1
  %11 = icmp eq i64 %10, %2
  br i1 %11, label %5, label %6, !llvm.loop !488
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @begin_iteration(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #31 {
  %3 = tail call fastcc ptr @new_iteration(ptr noundef %0, ptr noundef %1)
  %4 = icmp eq ptr %3, null
  br i1 %4, label %43, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 76
  %7 = load i32, ptr %6, align 4, !tbaa !486
  store i32 0, ptr %6, align 4, !tbaa !486
  %8 = icmp sgt i32 %7, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %11 = zext nneg i32 %7 to i64
  br label %18

12:                                               ; preds = %18, %5
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %14 = load i32, ptr %13, align 8, !tbaa !489
  %15 = icmp sgt i32 %14, 0
  br i1 %15, label %16, label %43

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 88
  br label %30

18:                                               ; preds = %9, %18
  %19 = phi i64 [ 0, %9 ], [ %28, %18 ]
  %20 = load ptr, ptr %10, align 8, !tbaa !469
  %21 = getelementptr inbounds nuw %struct.held, ptr %20, i64 %19
  %22 = load ptr, ptr %21, align 8, !tbaa !490
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 8
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %3, ptr noundef %22, ptr noundef nonnull %23, i32 noundef 0)
  %24 = load ptr, ptr %10, align 8, !tbaa !469
  %25 = getelementptr inbounds nuw %struct.held, ptr %24, i64 %19
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %27 = load ptr, ptr %26, align 8, !tbaa !492
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %27)
  %28 = add nuw nsw i64 %19, 1
  %29 = icmp eq i64 %28, %11
  br i1 %29, label %12, label %18, !llvm.loop !493

30:                                               ; preds = %16, %30
  %31 = phi i64 [ 0, %16 ], [ %39, %30 ]
  %32 = load ptr, ptr %17, align 8, !tbaa !468
  %33 = getelementptr inbounds nuw %struct.held, ptr %32, i64 %31
  %34 = load ptr, ptr %33, align 8, !tbaa !490
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %36 = load ptr, ptr %35, align 8, !tbaa !492
  %37 = icmp eq ptr %36, null
  %38 = zext i1 %37 to i32
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %3, ptr noundef %34, ptr noundef nonnull %35, i32 noundef %38)
  %39 = add nuw nsw i64 %31, 1
  %40 = load i32, ptr %13, align 8, !tbaa !489
  %41 = sext i32 %40 to i64
  %42 = icmp slt i64 %39, %41
  br i1 %42, label %30, label %43, !llvm.loop !494

43:                                               ; preds = %30, %12, %2
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @leave_frame(ptr noundef captures(none) %0, ptr noundef readonly captures(address) %1) unnamed_addr #31 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %4 = load i32, ptr %3, align 8, !tbaa !489
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 88
  br label %23

8:                                                ; preds = %23, %2
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %10 = load ptr, ptr %9, align 8, !tbaa !180
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %72

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %14 = load ptr, ptr %13, align 8, !tbaa !60
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 20
  %16 = load i32, ptr %15, align 4, !tbaa !465
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
  %25 = load ptr, ptr %7, align 8, !tbaa !468
  %26 = getelementptr inbounds nuw %struct.held, ptr %25, i64 %24
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %28 = load ptr, ptr %27, align 8, !tbaa !492
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %28)
  %29 = add nuw nsw i64 %24, 1
  %30 = load i32, ptr %3, align 8, !tbaa !489
  %31 = sext i32 %30 to i64
  %32 = icmp slt i64 %29, %31
  br i1 %32, label %23, label %8, !llvm.loop !495

33:                                               ; preds = %57, %12
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %35 = load ptr, ptr %34, align 8, !tbaa !142
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 24
  br label %64

37:                                               ; preds = %18, %57
  %38 = phi ptr [ %14, %18 ], [ %58, %57 ]
  %39 = phi i64 [ 0, %18 ], [ %59, %57 ]
  %40 = load ptr, ptr %19, align 8, !tbaa !470
  %41 = getelementptr inbounds nuw i64, ptr %40, i64 %39
  %42 = load i64, ptr %41, align 8, !tbaa !120
  %43 = load i64, ptr %20, align 8, !tbaa !478
  %44 = icmp eq i64 %42, %43
  br i1 %44, label %45, label %57

45:                                               ; preds = %37
  %46 = load ptr, ptr %21, align 8, !tbaa !141
  %47 = load ptr, ptr %22, align 8, !tbaa !142
  %48 = load ptr, ptr %1, align 8, !tbaa !50
  %49 = load ptr, ptr %48, align 8, !tbaa !67
  %50 = getelementptr inbounds nuw i8, ptr %38, i64 40
  %51 = load ptr, ptr %50, align 8, !tbaa !496
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
  %61 = load i32, ptr %60, align 4, !tbaa !465
  %62 = sext i32 %61 to i64
  %63 = icmp slt i64 %59, %62
  br i1 %63, label %37, label %33, !llvm.loop !497

64:                                               ; preds = %64, %33
  %65 = phi ptr [ %36, %33 ], [ %68, %64 ]
  %66 = load ptr, ptr %65, align 8, !tbaa !70
  %67 = icmp eq ptr %66, %1
  %68 = getelementptr inbounds nuw i8, ptr %66, i64 32
  br i1 %67, label %69, label %64, !llvm.loop !498

69:                                               ; preds = %64
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %71 = load ptr, ptr %70, align 8, !tbaa !499
  store ptr %71, ptr %65, align 8, !tbaa !70
  br label %90

72:                                               ; preds = %8
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %74 = load ptr, ptr %73, align 8, !tbaa !141
  %75 = icmp eq ptr %74, null
  br i1 %75, label %90, label %76

76:                                               ; preds = %72
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %78 = load ptr, ptr %77, align 8, !tbaa !142
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %80 = load ptr, ptr %79, align 8, !tbaa !140
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %74, ptr noundef %78, ptr noundef %80, ptr noundef nonnull %10, i32 noundef 0)
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %82 = load ptr, ptr %81, align 8, !tbaa !58
  %83 = load ptr, ptr %1, align 8, !tbaa !50
  %84 = getelementptr inbounds nuw i8, ptr %83, i64 56
  %85 = load i32, ptr %84, align 8, !tbaa !56
  %86 = getelementptr inbounds nuw i8, ptr %83, i64 60
  %87 = load i32, ptr %86, align 4, !tbaa !463
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
  %6 = load i32, ptr %5, align 8, !tbaa !73
  %7 = add nsw i32 %6, -1
  store i32 %7, ptr %5, align 8, !tbaa !73
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %46

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %11 = load i32, ptr %10, align 4, !tbaa !500
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %46

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %15 = load i64, ptr %14, align 8, !tbaa !27
  %16 = icmp sgt i64 %15, -1
  br i1 %16, label %17, label %42

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %19 = load ptr, ptr %18, align 8, !tbaa !501
  %20 = icmp eq ptr %19, null
  br i1 %20, label %40, label %21

21:                                               ; preds = %17
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %23 = load ptr, ptr %22, align 8, !tbaa !502
  %24 = add nuw nsw i64 %15, 63
  %25 = lshr i64 %24, 6
  %26 = tail call i64 @llvm.usub.sat.i64(i64 %25, i64 1)
  br label %27

27:                                               ; preds = %27, %21
  %28 = phi i64 [ 0, %21 ], [ %31, %27 ]
  %29 = lshr i64 %26, %28
  %30 = icmp samesign ugt i64 %29, 7
  %31 = add nuw nsw i64 %28, 1
  br i1 %30, label %27, label %32, !llvm.loop !30

32:                                               ; preds = %27
  %33 = shl i64 %28, 34
  %34 = shl nuw nsw i64 %29, 32
  %35 = add i64 %34, %33
  %36 = ashr exact i64 %35, 29
  %37 = getelementptr inbounds i8, ptr %23, i64 %36
  %38 = load ptr, ptr %37, align 8, !tbaa !72
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 40
  store ptr %38, ptr %39, align 8, !tbaa !25
  store ptr %1, ptr %37, align 8, !tbaa !72
  br label %46

40:                                               ; preds = %17
  %41 = add nuw nsw i64 %15, 64
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef nonnull %1, i64 noundef %41)
  br label %46

42:                                               ; preds = %13
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %44 = load ptr, ptr %43, align 8, !tbaa !9
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 40
  store ptr %44, ptr %45, align 8, !tbaa !25
  store ptr %1, ptr %43, align 8, !tbaa !9
  br label %46

46:                                               ; preds = %40, %42, %2, %4, %9, %32
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @send(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, i32 noundef %5) unnamed_addr #31 {
  %7 = alloca %struct.tfc_ready, align 8
  %8 = load ptr, ptr %1, align 8, !tbaa !50
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !175
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %12 = load i32, ptr %11, align 4, !tbaa !176
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr %10, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %16 = load i32, ptr %15, align 4, !tbaa !132
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
  %29 = load i32, ptr %15, align 4, !tbaa !132
  %30 = sext i32 %29 to i64
  br label %31

31:                                               ; preds = %28, %52
  %32 = phi i64 [ %30, %28 ], [ %39, %52 ]
  %33 = phi i32 [ %29, %28 ], [ %37, %52 ]
  %34 = icmp slt i64 %38, %32
  br i1 %34, label %36, label %35, !llvm.loop !503

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
  %44 = load ptr, ptr %43, align 8, !tbaa !72
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
  %68 = load ptr, ptr %1, align 8, !tbaa !50
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 8
  %70 = load ptr, ptr %69, align 8, !tbaa !504
  %71 = getelementptr inbounds %struct.tfc_edge, ptr %70, i64 %67
  %72 = load i64, ptr %71, align 4
  %73 = load ptr, ptr %68, align 8, !tbaa !67
  %74 = shl i64 %72, 32
  %75 = ashr exact i64 %74, 32
  %76 = getelementptr inbounds %struct.tfc_node, ptr %73, i64 %75
  %77 = load ptr, ptr %20, align 8, !tbaa !505
  %78 = getelementptr inbounds nuw i8, ptr %76, i64 12
  %79 = load i32, ptr %78, align 4, !tbaa !506
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds i32, ptr %77, i64 %80
  %82 = load ptr, ptr %21, align 8, !tbaa !507
  %83 = getelementptr inbounds i32, ptr %82, i64 %80
  %84 = icmp sgt i64 %72, -1
  %85 = and i1 %62, %84
  br i1 %85, label %86, label %97

86:                                               ; preds = %66
  %87 = lshr i64 %72, 32
  %88 = trunc nuw nsw i64 %87 to i32
  %89 = load i32, ptr %63, align 8, !tbaa !73
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %63, align 8, !tbaa !73
  %91 = load ptr, ptr %22, align 8, !tbaa !93
  %92 = getelementptr inbounds nuw i8, ptr %76, i64 16
  %93 = load i32, ptr %92, align 4, !tbaa !94
  %94 = add nsw i32 %93, %88
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds ptr, ptr %91, i64 %95
  store ptr %53, ptr %96, align 8, !tbaa !72
  br label %97

97:                                               ; preds = %86, %66
  %98 = load i32, ptr %76, align 4, !tbaa !98
  %99 = icmp eq i32 %98, 3
  br i1 %99, label %100, label %131

100:                                              ; preds = %97
  %101 = load i64, ptr %2, align 8, !tbaa !508
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
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #25
  store ptr %76, ptr %7, align 8, !tbaa !69
  store ptr %1, ptr %24, align 8, !tbaa !70
  store ptr %2, ptr %25, align 8, !tbaa !61
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
  br i1 %152, label %66, label %28, !llvm.loop !509
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @complete(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef captures(none) %4, i32 noundef %5) unnamed_addr #31 {
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %8 = load ptr, ptr %7, align 8, !tbaa !93
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %10 = load i32, ptr %9, align 4, !tbaa !94
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds ptr, ptr %8, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %14 = load i32, ptr %13, align 4, !tbaa !153
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
  %21 = load ptr, ptr %1, align 8, !tbaa !50
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 24
  %23 = load ptr, ptr %22, align 8, !tbaa !44
  %24 = ashr i32 %19, 31
  %25 = xor i32 %24, %19
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw %struct.tfc_frame, ptr %23, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %29 = load ptr, ptr %28, align 8, !tbaa !70
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
  %38 = load ptr, ptr %37, align 8, !tbaa !70
  %39 = icmp eq ptr %38, null
  br i1 %39, label %40, label %31, !llvm.loop !510

40:                                               ; preds = %36, %17
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %42 = load i64, ptr %41, align 8, !tbaa !118
  %43 = getelementptr inbounds nuw i8, ptr %27, i64 56
  %44 = load i64, ptr %43, align 8, !tbaa !511
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
  store ptr %1, ptr %56, align 8, !tbaa !141
  %57 = getelementptr inbounds nuw i8, ptr %53, i64 40
  store ptr %2, ptr %57, align 8, !tbaa !142
  %58 = load ptr, ptr %28, align 8, !tbaa !512
  %59 = getelementptr inbounds nuw i8, ptr %53, i64 32
  store ptr %58, ptr %59, align 8, !tbaa !499
  store ptr %53, ptr %28, align 8, !tbaa !512
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
  %67 = load ptr, ptr %66, align 8, !tbaa !468
  %68 = getelementptr inbounds nuw i8, ptr %64, i64 72
  %69 = load i32, ptr %68, align 8, !tbaa !489
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %68, align 8, !tbaa !489
  %71 = sext i32 %69 to i64
  %72 = getelementptr inbounds %struct.held, ptr %67, i64 %71
  %73 = icmp eq i32 %5, 0
  br i1 %73, label %74, label %81

74:                                               ; preds = %65
  %75 = load ptr, ptr %4, align 8, !tbaa !72
  %76 = icmp eq ptr %75, null
  br i1 %76, label %81, label %77

77:                                               ; preds = %74
  %78 = getelementptr inbounds nuw i8, ptr %75, i64 24
  %79 = load i32, ptr %78, align 8, !tbaa !73
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %78, align 8, !tbaa !73
  br label %81

81:                                               ; preds = %77, %74, %65
  %82 = phi ptr [ null, %65 ], [ null, %74 ], [ %75, %77 ]
  store ptr %3, ptr %72, align 8, !tbaa !69
  %83 = getelementptr inbounds nuw i8, ptr %72, i64 8
  store ptr %82, ptr %83, align 8, !tbaa !72
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
  %91 = load i64, ptr %85, align 8, !tbaa !478
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
  %101 = load i32, ptr %100, align 8, !tbaa !464
  %102 = add nsw i32 %101, 1
  %103 = sext i32 %102 to i64
  %104 = srem i64 %89, %103
  %105 = getelementptr inbounds nuw ptr, ptr %95, i64 %104
  %106 = load ptr, ptr %105, align 8, !tbaa !61
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %64, ptr noundef %106, ptr noundef nonnull %3, ptr noundef readonly %4, i32 noundef %5)
  %107 = add nuw nsw i64 %89, 1
  br label %88, !llvm.loop !513

108:                                              ; preds = %6
  %109 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %110 = load ptr, ptr %109, align 8, !tbaa !470
  %111 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %112 = load i32, ptr %111, align 4, !tbaa !100
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds i64, ptr %110, i64 %113
  %115 = icmp eq i32 %5, 0
  %116 = load i64, ptr %114, align 8, !tbaa !120
  %117 = icmp eq i64 %116, -2
  br i1 %115, label %121, label %118

118:                                              ; preds = %108
  br i1 %117, label %189, label %119

119:                                              ; preds = %118
  %120 = load i64, ptr %2, align 8, !tbaa !508
  store i64 %120, ptr %114, align 8, !tbaa !120
  br label %189

121:                                              ; preds = %108
  br i1 %117, label %122, label %123

122:                                              ; preds = %121
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 13, i32 noundef 4, ptr noundef nonnull readonly %1, ptr noundef nonnull %3)
  br label %185

123:                                              ; preds = %121
  store i64 -2, ptr %114, align 8, !tbaa !120
  %124 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %125 = load ptr, ptr %124, align 8, !tbaa !141
  %126 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %127 = load ptr, ptr %126, align 8, !tbaa !142
  tail call fastcc void @send(ptr noundef %0, ptr noundef %125, ptr noundef %127, ptr noundef nonnull %3, ptr noundef readonly %4, i32 noundef 0)
  br label %185

128:                                              ; preds = %6
  %129 = icmp eq i32 %5, 0
  br i1 %129, label %130, label %189

130:                                              ; preds = %128
  %131 = load i64, ptr %2, align 8, !tbaa !508
  %132 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %133 = load i64, ptr %132, align 8, !tbaa !478
  %134 = icmp eq i64 %131, %133
  br i1 %134, label %135, label %168

135:                                              ; preds = %130
  %136 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %137 = load i64, ptr %136, align 8, !tbaa !485
  %138 = add i64 %131, 1
  %139 = sub i64 %138, %137
  %140 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %141 = load ptr, ptr %140, align 8, !tbaa !60
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 24
  %143 = load i32, ptr %142, align 8, !tbaa !464
  %144 = sext i32 %143 to i64
  %145 = icmp slt i64 %139, %144
  br i1 %145, label %162, label %146

146:                                              ; preds = %135
  %147 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %148 = load ptr, ptr %147, align 8, !tbaa !469
  %149 = getelementptr inbounds nuw i8, ptr %1, i64 76
  %150 = load i32, ptr %149, align 4, !tbaa !486
  %151 = add nsw i32 %150, 1
  store i32 %151, ptr %149, align 4, !tbaa !486
  %152 = sext i32 %150 to i64
  %153 = getelementptr inbounds %struct.held, ptr %148, i64 %152
  %154 = load ptr, ptr %4, align 8, !tbaa !72
  %155 = icmp eq ptr %154, null
  br i1 %155, label %160, label %156

156:                                              ; preds = %146
  %157 = getelementptr inbounds nuw i8, ptr %154, i64 24
  %158 = load i32, ptr %157, align 8, !tbaa !73
  %159 = add nsw i32 %158, 1
  store i32 %159, ptr %157, align 8, !tbaa !73
  br label %160

160:                                              ; preds = %156, %146
  store ptr %3, ptr %153, align 8, !tbaa !69
  %161 = getelementptr inbounds nuw i8, ptr %153, i64 8
  store ptr %154, ptr %161, align 8, !tbaa !72
  br label %185

162:                                              ; preds = %135
  tail call fastcc void @begin_iteration(ptr noundef %0, ptr noundef nonnull %1)
  %163 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %164 = load i32, ptr %163, align 8, !tbaa !66
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %166, label %185

166:                                              ; preds = %162
  %167 = load i64, ptr %2, align 8, !tbaa !508
  br label %168

168:                                              ; preds = %166, %130
  %169 = phi i64 [ %167, %166 ], [ %131, %130 ]
  %170 = add nsw i64 %169, 1
  %171 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %172 = load ptr, ptr %171, align 8, !tbaa !59
  %173 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %174 = load ptr, ptr %173, align 8, !tbaa !60
  %175 = getelementptr inbounds nuw i8, ptr %174, i64 24
  %176 = load i32, ptr %175, align 8, !tbaa !464
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
  %187 = load i32, ptr %186, align 4, !tbaa !132
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
define internal fastcc ptr @new_activation(ptr noundef %0, ptr dead_on_return noundef nonnull readonly captures(none) %1, ptr noundef %2, i32 noundef range(i32 1, 3) %3) unnamed_addr #30 {
  %5 = alloca %struct.timespec, align 8
  %6 = load ptr, ptr %1, align 8, !tbaa !514
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %8 = load i32, ptr %7, align 4, !tbaa !132
  %9 = sext i32 %8 to i64
  %10 = shl nsw i64 %9, 3
  %11 = add nsw i64 %10, 112
  %12 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %11)
  %13 = icmp eq ptr %12, null
  br i1 %13, label %70, label %14

14:                                               ; preds = %4
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 112
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %17 = load ptr, ptr %0, align 8, !tbaa !42
  %18 = ptrtoint ptr %17 to i64
  %19 = load ptr, ptr %1, align 8, !tbaa !514
  %20 = ptrtoint ptr %19 to i64
  %21 = load <2 x ptr>, ptr %16, align 8, !tbaa !31
  %22 = extractelement <2 x ptr> %21, i64 0
  %23 = load ptr, ptr %22, align 8, !tbaa !50
  %24 = ptrtoint ptr %23 to i64
  %25 = sub i64 %24, %18
  %26 = lshr exact i64 %25, 6
  %27 = trunc i64 %26 to i32
  %28 = load ptr, ptr %23, align 8, !tbaa !67
  %29 = ptrtoint ptr %28 to i64
  %30 = sub i64 %20, %29
  %31 = sdiv exact i64 %30, 44
  %32 = trunc i64 %31 to i32
  %33 = extractelement <2 x ptr> %21, i64 1
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %35 = load i64, ptr %34, align 8, !tbaa !118
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %37 = load ptr, ptr %36, align 8, !tbaa !117
  %38 = icmp eq ptr %37, null
  br i1 %38, label %47, label %39

39:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #25
  %40 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #25
  %41 = load i64, ptr %5, align 8, !tbaa !83
  %42 = mul nsw i64 %41, 1000000000
  %43 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %44 = load i64, ptr %43, align 8, !tbaa !85
  %45 = add nsw i64 %42, %44
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #25
  %46 = load <2 x ptr>, ptr %16, align 8, !tbaa !31
  br label %47

47:                                               ; preds = %14, %39
  %48 = phi i64 [ %45, %39 ], [ 0, %14 ]
  %49 = phi <2 x ptr> [ %46, %39 ], [ %21, %14 ]
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %51 = load i32, ptr %50, align 8, !tbaa !516
  store ptr null, ptr %12, align 8, !tbaa !109
  %52 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store ptr %0, ptr %52, align 8, !tbaa !119
  %53 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store ptr null, ptr %53, align 8, !tbaa !72
  %54 = getelementptr inbounds nuw i8, ptr %12, i64 24
  store i64 %35, ptr %54, align 8, !tbaa !120
  %55 = getelementptr inbounds nuw i8, ptr %12, i64 32
  store i64 %48, ptr %55, align 8, !tbaa !120
  %56 = getelementptr inbounds nuw i8, ptr %12, i64 40
  store ptr null, ptr %56, align 8, !tbaa !31
  %57 = getelementptr inbounds nuw i8, ptr %12, i64 48
  store i32 0, ptr %57, align 8, !tbaa !5
  %58 = getelementptr inbounds nuw i8, ptr %12, i64 52
  store i32 %3, ptr %58, align 4, !tbaa !5
  %59 = getelementptr inbounds nuw i8, ptr %12, i64 56
  store i32 %27, ptr %59, align 8, !tbaa !5
  %60 = getelementptr inbounds nuw i8, ptr %12, i64 60
  store i32 %32, ptr %60, align 4, !tbaa !5
  %61 = getelementptr inbounds nuw i8, ptr %12, i64 64
  store i32 %51, ptr %61, align 8, !tbaa !5
  %62 = getelementptr inbounds nuw i8, ptr %12, i64 68
  store i32 0, ptr %62, align 4, !tbaa !5
  %63 = getelementptr inbounds nuw i8, ptr %12, i64 72
  store ptr null, ptr %63, align 8, !tbaa !109
  %64 = getelementptr inbounds nuw i8, ptr %12, i64 80
  store ptr %2, ptr %64, align 8, !tbaa !421
  %65 = getelementptr inbounds nuw i8, ptr %12, i64 88
  store ptr %15, ptr %65, align 8, !tbaa !421
  %66 = getelementptr inbounds nuw i8, ptr %12, i64 96
  store <2 x ptr> %49, ptr %66, align 8, !tbaa !31
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %68 = load i64, ptr %67, align 8, !tbaa !183
  %69 = add nsw i64 %68, 1
  store i64 %69, ptr %67, align 8, !tbaa !183
  br label %70

70:                                               ; preds = %4, %47
  ret ptr %12
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @note(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef %3, i64 noundef %4) unnamed_addr #31 {
  %6 = alloca %struct.timespec, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %8 = load ptr, ptr %7, align 8, !tbaa !117
  %9 = icmp eq ptr %8, null
  br i1 %9, label %47, label %10

10:                                               ; preds = %5
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %12 = load i64, ptr %11, align 8, !tbaa !517
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %14 = load i64, ptr %13, align 8, !tbaa !518
  %15 = icmp slt i64 %12, %14
  br i1 %15, label %16, label %44

16:                                               ; preds = %10
  %17 = ptrtoint ptr %3 to i64
  %18 = load ptr, ptr %1, align 8, !tbaa !50
  %19 = load ptr, ptr %18, align 8, !tbaa !67
  %20 = ptrtoint ptr %19 to i64
  %21 = sub i64 %17, %20
  %22 = sdiv exact i64 %21, 44
  %23 = trunc i64 %22 to i32
  %24 = ptrtoint ptr %18 to i64
  %25 = load ptr, ptr %0, align 8, !tbaa !42
  %26 = ptrtoint ptr %25 to i64
  %27 = sub i64 %24, %26
  %28 = lshr exact i64 %27, 6
  %29 = trunc i64 %28 to i32
  %30 = getelementptr inbounds %struct.tfc_flow_event, ptr %8, i64 %12
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #25
  %31 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #25
  %32 = load i64, ptr %6, align 8, !tbaa !83
  %33 = mul nsw i64 %32, 1000000000
  %34 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %35 = load i64, ptr %34, align 8, !tbaa !85
  %36 = add nsw i64 %33, %35
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #25
  %37 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %38 = load i64, ptr %37, align 8, !tbaa !118
  store i64 %4, ptr %30, align 8, !tbaa !120
  %39 = getelementptr inbounds nuw i8, ptr %30, i64 8
  store i64 %36, ptr %39, align 8, !tbaa !120
  %40 = getelementptr inbounds nuw i8, ptr %30, i64 16
  store i64 %38, ptr %40, align 8, !tbaa !120
  %41 = getelementptr inbounds nuw i8, ptr %30, i64 24
  store i32 %29, ptr %41, align 8, !tbaa !5
  %42 = getelementptr inbounds nuw i8, ptr %30, i64 28
  store i32 %23, ptr %42, align 4, !tbaa !5
  %43 = load i64, ptr %11, align 8, !tbaa !517
  br label %44

44:                                               ; preds = %16, %10
  %45 = phi i64 [ %43, %16 ], [ %12, %10 ]
  %46 = add nsw i64 %45, 1
  store i64 %46, ptr %11, align 8, !tbaa !517
  br label %47

47:                                               ; preds = %5, %44
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @deliver(ptr noundef %0, ptr noundef %1) unnamed_addr #30 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !107
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %6 = load i32, ptr %5, align 8, !tbaa !108
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds %struct.tfc_transfer, ptr %4, i64 %7
  %9 = load ptr, ptr %8, align 8, !tbaa !109
  %10 = icmp eq ptr %9, null
  br i1 %10, label %46, label %11

11:                                               ; preds = %2
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %13 = load i64, ptr %12, align 8, !tbaa !110
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %15 = load i64, ptr %14, align 8, !tbaa !110
  %16 = icmp eq i64 %15, %13
  br i1 %16, label %21, label %29

17:                                               ; preds = %29
  %18 = getelementptr inbounds nuw i8, ptr %31, i64 24
  %19 = load i64, ptr %18, align 8, !tbaa !110
  %20 = icmp eq i64 %19, %13
  br i1 %20, label %21, label %29, !llvm.loop !111

21:                                               ; preds = %17, %11
  %22 = phi ptr [ %9, %11 ], [ %31, %17 ]
  %23 = phi ptr [ %8, %11 ], [ %30, %17 ]
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 52
  %25 = load i32, ptr %24, align 4, !tbaa !112
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %27 = load i32, ptr %26, align 4, !tbaa !112
  %28 = icmp eq i32 %25, %27
  br i1 %28, label %33, label %48

29:                                               ; preds = %11, %17
  %30 = phi ptr [ %31, %17 ], [ %9, %11 ]
  %31 = load ptr, ptr %30, align 8, !tbaa !109
  %32 = icmp eq ptr %31, null
  br i1 %32, label %46, label %17, !llvm.loop !111

33:                                               ; preds = %21
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %35 = load atomic i32, ptr %34 monotonic, align 8
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %46

37:                                               ; preds = %33
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 28
  store i32 -1, ptr %38, align 4, !tbaa !114
  store atomic i32 13, ptr %34 monotonic, align 8
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %40 = atomicrmw add ptr %39, i32 1 monotonic, align 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %42 = load i32, ptr %41, align 4, !tbaa !115
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %46, label %44

44:                                               ; preds = %37
  %45 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %39, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #25
  br label %46

46:                                               ; preds = %29, %2, %33, %37, %44
  %47 = phi ptr [ %8, %2 ], [ %23, %44 ], [ %23, %37 ], [ %23, %33 ], [ %30, %29 ]
  store ptr null, ptr %1, align 8, !tbaa !113
  store ptr %1, ptr %47, align 8, !tbaa !109
  br label %71

48:                                               ; preds = %21
  %49 = load ptr, ptr %22, align 8, !tbaa !113
  store ptr %49, ptr %23, align 8, !tbaa !109
  %50 = getelementptr inbounds nuw i8, ptr %22, i64 72
  store ptr %1, ptr %50, align 8, !tbaa !116
  %51 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %52 = load ptr, ptr %51, align 8, !tbaa !194
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 208
  %54 = load atomic i64, ptr %53 monotonic, align 8
  %55 = inttoptr i64 %54 to ptr
  store ptr %55, ptr %22, align 8, !tbaa !113
  %56 = ptrtoint ptr %22 to i64
  store atomic i64 %56, ptr %53 monotonic, align 8
  %57 = getelementptr inbounds nuw i8, ptr %52, i64 172
  %58 = load i32, ptr %57, align 4, !tbaa !200
  %59 = icmp eq i32 %58, 2
  br i1 %59, label %60, label %71

60:                                               ; preds = %48
  %61 = load i32, ptr %24, align 4, !tbaa !112
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %71, label %63

63:                                               ; preds = %60
  store i32 0, ptr %57, align 4, !tbaa !200
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %65 = atomicrmw add ptr %64, i32 1 monotonic, align 8
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %67 = load i32, ptr %66, align 4, !tbaa !115
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
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %5 = load ptr, ptr %4, align 8, !tbaa !501
  %6 = icmp ne ptr %5, null
  %7 = icmp sgt i64 %1, -1
  %8 = and i1 %7, %6
  br i1 %8, label %9, label %11

9:                                                ; preds = %3
  %10 = tail call fastcc ptr @new_value_apart(ptr noundef nonnull %0, i64 noundef %1, i32 noundef %2)
  br label %26

11:                                               ; preds = %3
  %12 = tail call i64 @llvm.smax.i64(i64 %1, i64 0)
  %13 = add nuw nsw i64 %12, 64
  %14 = tail call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef %13)
  %15 = icmp eq ptr %14, null
  br i1 %15, label %26, label %16

16:                                               ; preds = %11
  %17 = icmp slt i64 %1, 0
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 64
  %19 = select i1 %17, ptr null, ptr %18
  store ptr %19, ptr %14, align 8, !tbaa !31
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i64 0, ptr %20, align 8, !tbaa !120
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store i64 %1, ptr %21, align 8, !tbaa !120
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store <2 x i32> <i32 1, i32 0>, ptr %22, align 8, !tbaa !5
  %23 = getelementptr inbounds nuw i8, ptr %14, i64 32
  store i32 %2, ptr %23, align 8, !tbaa !5
  %24 = getelementptr inbounds nuw i8, ptr %14, i64 36
  store i32 0, ptr %24, align 4, !tbaa !5
  %25 = getelementptr inbounds nuw i8, ptr %14, i64 40
  store ptr null, ptr %25, align 8, !tbaa !72
  br label %26

26:                                               ; preds = %11, %16, %9
  %27 = phi ptr [ %10, %9 ], [ %14, %16 ], [ null, %11 ]
  ret ptr %27
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc noundef ptr @new_value_apart(ptr noundef captures(none) %0, i64 noundef range(i64 0, -9223372036854775808) %1, i32 noundef %2) unnamed_addr #31 {
  %4 = add nuw nsw i64 %1, 63
  %5 = lshr i64 %4, 6
  %6 = tail call i64 @llvm.usub.sat.i64(i64 %5, i64 1)
  br label %7

7:                                                ; preds = %7, %3
  %8 = phi i64 [ 0, %3 ], [ %11, %7 ]
  %9 = lshr i64 %6, %8
  %10 = icmp samesign ugt i64 %9, 7
  %11 = add nuw nsw i64 %8, 1
  br i1 %10, label %7, label %12, !llvm.loop !30

12:                                               ; preds = %7
  %13 = add nuw nsw i64 %9, 1
  %14 = shl i64 %13, %8
  %15 = shl nsw i64 %14, 6
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %17 = load ptr, ptr %16, align 8, !tbaa !502
  %18 = icmp eq ptr %17, null
  br i1 %18, label %19, label %23

19:                                               ; preds = %12
  %20 = tail call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef 1920)
  store ptr %20, ptr %16, align 8, !tbaa !502
  %21 = icmp eq ptr %20, null
  br i1 %21, label %51, label %22

22:                                               ; preds = %19
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(1920) %20, i8 0, i64 1920, i1 false), !tbaa !72
  br label %23

23:                                               ; preds = %22, %12
  %24 = phi ptr [ %20, %22 ], [ %17, %12 ]
  %25 = shl i64 %8, 34
  %26 = shl nuw nsw i64 %9, 32
  %27 = add i64 %26, %25
  %28 = ashr exact i64 %27, 29
  %29 = getelementptr inbounds i8, ptr %24, i64 %28
  %30 = load ptr, ptr %29, align 8, !tbaa !72
  %31 = icmp eq ptr %30, null
  br i1 %31, label %36, label %32

32:                                               ; preds = %23
  %33 = load ptr, ptr %30, align 8, !tbaa !128
  %34 = getelementptr inbounds nuw i8, ptr %30, i64 40
  %35 = load ptr, ptr %34, align 8, !tbaa !25
  store ptr %35, ptr %29, align 8, !tbaa !72
  br label %42

36:                                               ; preds = %23
  %37 = tail call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef 64)
  %38 = icmp eq ptr %37, null
  br i1 %38, label %51, label %39

39:                                               ; preds = %36
  %40 = tail call fastcc ptr @take_data(ptr noundef nonnull %0, i64 noundef %15)
  %41 = icmp eq ptr %40, null
  br i1 %41, label %51, label %42

42:                                               ; preds = %39, %32
  %43 = phi ptr [ %33, %32 ], [ %40, %39 ]
  %44 = phi ptr [ %30, %32 ], [ %37, %39 ]
  store ptr %43, ptr %44, align 8, !tbaa !31
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 8
  store i64 0, ptr %45, align 8, !tbaa !120
  %46 = getelementptr inbounds nuw i8, ptr %44, i64 16
  store i64 %1, ptr %46, align 8, !tbaa !120
  %47 = getelementptr inbounds nuw i8, ptr %44, i64 24
  store <2 x i32> <i32 1, i32 0>, ptr %47, align 8, !tbaa !5
  %48 = getelementptr inbounds nuw i8, ptr %44, i64 32
  store i32 %2, ptr %48, align 8, !tbaa !5
  %49 = getelementptr inbounds nuw i8, ptr %44, i64 36
  store i32 0, ptr %49, align 4, !tbaa !5
  %50 = getelementptr inbounds nuw i8, ptr %44, i64 40
  store ptr null, ptr %50, align 8, !tbaa !72
  br label %51

51:                                               ; preds = %42, %39, %36, %19
  %52 = phi ptr [ null, %19 ], [ %44, %42 ], [ null, %39 ], [ null, %36 ]
  ret ptr %52
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @take_data(ptr noundef captures(none) %0, i64 noundef %1) unnamed_addr #31 {
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %5 = load ptr, ptr %4, align 8, !tbaa !519
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %7 = load ptr, ptr %6, align 8, !tbaa !520
  %8 = ptrtoint ptr %5 to i64
  %9 = ptrtoint ptr %7 to i64
  %10 = sub i64 %8, %9
  %11 = icmp slt i64 %10, %1
  br i1 %11, label %12, label %24

12:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #25
  store i64 %1, ptr %3, align 8, !tbaa !120
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %14 = load ptr, ptr %13, align 8, !tbaa !501
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %16 = load ptr, ptr %15, align 8, !tbaa !475
  %17 = call ptr %14(ptr noundef %16, ptr noundef nonnull %3) #25
  store ptr %17, ptr %6, align 8, !tbaa !520
  %18 = icmp eq ptr %17, null
  %19 = load i64, ptr %3, align 8
  %20 = getelementptr inbounds i8, ptr %17, i64 %19
  %21 = select i1 %18, ptr null, ptr %20
  store ptr %21, ptr %4, align 8, !tbaa !519
  br i1 %18, label %23, label %22

22:                                               ; preds = %12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #25
  br label %24

23:                                               ; preds = %12
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 8, i32 noundef 2, ptr noundef null, ptr noundef null)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #25
  br label %27

24:                                               ; preds = %22, %2
  %25 = phi ptr [ %17, %22 ], [ %7, %2 ]
  %26 = getelementptr inbounds i8, ptr %25, i64 %1
  store ptr %26, ptr %6, align 8, !tbaa !520
  br label %27

27:                                               ; preds = %23, %24
  %28 = phi ptr [ %25, %24 ], [ null, %23 ]
  ret ptr %28
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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %6 = load i32, ptr %5, align 8, !tbaa !5
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
  %15 = load i64, ptr %4, align 8, !tbaa !83
  %16 = mul nsw i64 %15, 1000000000
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !85
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
  %44 = load i64, ptr %42, align 8, !tbaa !260
  %45 = icmp slt i64 %43, %44
  br i1 %45, label %46, label %103

46:                                               ; preds = %35, %98
  %47 = phi i64 [ %99, %98 ], [ %44, %35 ]
  %48 = phi i32 [ %100, %98 ], [ %36, %35 ]
  %49 = atomicrmw add ptr %41, i64 1 monotonic, align 64
  %50 = icmp slt i64 %49, %47
  br i1 %50, label %51, label %98, !llvm.loop !521

51:                                               ; preds = %46
  %52 = load ptr, ptr %27, align 8, !tbaa !250
  %53 = load ptr, ptr %28, align 8, !tbaa !252
  %54 = load i64, ptr %29, align 8, !tbaa !256
  %55 = load i64, ptr %30, align 8, !tbaa !254
  %56 = sdiv i64 %54, %55
  %57 = freeze i64 %49
  %58 = freeze i64 %56
  %59 = sdiv i64 %57, %58
  %60 = load i64, ptr %31, align 8, !tbaa !253
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
  %97 = load i64, ptr %42, align 8, !tbaa !260
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
  br i1 %106, label %32, label %35, !llvm.loop !522

107:                                              ; preds = %32
  %108 = atomicrmw add ptr %22, i64 1 monotonic, align 8
  %109 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %110 = load i64, ptr %109, align 8, !tbaa !120
  %111 = srem i64 %108, %110
  %112 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %113 = getelementptr inbounds %struct.tfc_pool_event, ptr %112, i64 %111
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #25
  %114 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #25
  %115 = load i64, ptr %3, align 8, !tbaa !83
  %116 = mul nsw i64 %115, 1000000000
  %117 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %118 = load i64, ptr %117, align 8, !tbaa !85
  %119 = add nsw i64 %116, %118
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #25
  %120 = zext i32 %1 to i64
  store i64 %23, ptr %113, align 8, !tbaa !120
  %121 = getelementptr inbounds nuw i8, ptr %113, i64 8
  store i64 %119, ptr %121, align 8, !tbaa !120
  %122 = getelementptr inbounds nuw i8, ptr %113, i64 16
  store i64 %120, ptr %122, align 8, !tbaa !120
  br label %123

123:                                              ; preds = %20, %107, %32
  ret void
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 9) i32 @make(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #38 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !289
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %6 = load ptr, ptr %5, align 8, !tbaa !523
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_block, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %12 = load ptr, ptr %11, align 8, !tbaa !524
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %14 = load i32, ptr %13, align 4, !tbaa !5
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i64, ptr %12, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %18 = load ptr, ptr %17, align 8, !tbaa !287
  %19 = tail call fastcc i64 @evaluate(ptr noundef %16, ptr noundef %18)
  %20 = icmp slt i64 %19, 0
  br i1 %20, label %37, label %21

21:                                               ; preds = %2
  %22 = load ptr, ptr %10, align 8, !tbaa !222
  %23 = icmp eq ptr %22, null
  br i1 %23, label %28, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %26 = load i64, ptr %25, align 8, !tbaa !525
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
  store i64 %29, ptr %36, align 8, !tbaa !120
  br label %65

37:                                               ; preds = %31, %28, %2
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %39 = load ptr, ptr %38, align 8, !tbaa !271
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %41 = load ptr, ptr %40, align 8, !tbaa !262
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 4
  br label %43

43:                                               ; preds = %43, %37
  %44 = atomicrmw xchg ptr %42, i32 1 acquire, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %43, !llvm.loop !263

46:                                               ; preds = %43
  %47 = load atomic i32, ptr %41 monotonic, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %53, label %49

49:                                               ; preds = %46
  %50 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %51 = load i64, ptr %50, align 8, !tbaa !264
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %53, label %58

53:                                               ; preds = %49, %46
  %54 = getelementptr inbounds nuw i8, ptr %41, i64 12
  store i32 0, ptr %54, align 4, !tbaa !267
  %55 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 0, ptr %55, align 8, !tbaa !264
  %56 = getelementptr inbounds nuw i8, ptr %41, i64 24
  store i64 %19, ptr %56, align 8, !tbaa !268
  %57 = getelementptr inbounds nuw i8, ptr %41, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %57, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %41 monotonic, align 8
  br label %58

58:                                               ; preds = %49, %53
  store atomic i32 0, ptr %42 release, align 4
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %60 = load i32, ptr %59, align 4, !tbaa !283
  %61 = load ptr, ptr %38, align 8, !tbaa !271
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 24
  %63 = load ptr, ptr %62, align 8, !tbaa !262
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 8
  store i32 %60, ptr %64, align 8, !tbaa !291
  br label %106

65:                                               ; preds = %35, %24
  %66 = phi ptr [ %33, %35 ], [ %22, %24 ]
  %67 = ptrtoint ptr %66 to i64
  %68 = add i64 %67, 63
  %69 = and i64 %68, -64
  %70 = inttoptr i64 %69 to ptr
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %72 = load ptr, ptr %71, align 8, !tbaa !288
  %73 = load i32, ptr %4, align 4, !tbaa !5
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds ptr, ptr %72, i64 %74
  store ptr %70, ptr %75, align 8, !tbaa !31
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %77 = load i32, ptr %76, align 8, !tbaa !284
  %78 = icmp ugt i32 %77, 5
  br i1 %78, label %79, label %106

79:                                               ; preds = %65, %79
  %80 = phi i32 [ %103, %79 ], [ 3, %65 ]
  %81 = load ptr, ptr %3, align 8, !tbaa !289
  %82 = zext i32 %80 to i64
  %83 = getelementptr inbounds nuw i32, ptr %81, i64 %82
  %84 = load ptr, ptr %11, align 8, !tbaa !524
  %85 = getelementptr inbounds nuw i8, ptr %83, i64 8
  %86 = load i32, ptr %85, align 4, !tbaa !5
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds i64, ptr %84, i64 %87
  %89 = load ptr, ptr %17, align 8, !tbaa !287
  %90 = tail call fastcc i64 @evaluate(ptr noundef %88, ptr noundef %89)
  %91 = load ptr, ptr %71, align 8, !tbaa !288
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
  br i1 %105, label %79, label %106, !llvm.loop !526

106:                                              ; preds = %79, %65, %58
  %107 = phi i32 [ 8, %58 ], [ 0, %65 ], [ 0, %79 ]
  ret i32 %107
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 9) i32 @grow(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #38 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !289
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %6 = load ptr, ptr %5, align 8, !tbaa !523
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_block, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8, !tbaa !288
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %14 = load i32, ptr %13, align 4, !tbaa !5
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds ptr, ptr %12, i64 %15
  %17 = load ptr, ptr %16, align 8, !tbaa !31
  %18 = load i32, ptr %17, align 4, !tbaa !5
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %21 = load ptr, ptr %20, align 8, !tbaa !524
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %23 = load i32, ptr %22, align 4, !tbaa !5
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i64, ptr %21, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %27 = load ptr, ptr %26, align 8, !tbaa !287
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
  %39 = load ptr, ptr %38, align 8, !tbaa !271
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %41 = load ptr, ptr %40, align 8, !tbaa !262
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 4
  br label %43

43:                                               ; preds = %43, %37
  %44 = atomicrmw xchg ptr %42, i32 1 acquire, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %43, !llvm.loop !263

46:                                               ; preds = %43
  %47 = load atomic i32, ptr %41 monotonic, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %53, label %49

49:                                               ; preds = %46
  %50 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %51 = load i64, ptr %50, align 8, !tbaa !264
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %53, label %57

53:                                               ; preds = %49, %46
  %54 = getelementptr inbounds nuw i8, ptr %41, i64 12
  store i32 0, ptr %54, align 4, !tbaa !267
  %55 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store <2 x i64> <i64 0, i64 -1>, ptr %55, align 8, !tbaa !120
  %56 = getelementptr inbounds nuw i8, ptr %41, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %56, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %41 monotonic, align 8
  br label %57

57:                                               ; preds = %49, %53
  store atomic i32 0, ptr %42 release, align 4
  br label %188

58:                                               ; preds = %32
  %59 = load ptr, ptr %10, align 8, !tbaa !222
  %60 = icmp eq ptr %59, null
  br i1 %60, label %65, label %61

61:                                               ; preds = %58
  %62 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %63 = load i64, ptr %62, align 8, !tbaa !525
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
  store i64 %70, ptr %87, align 8, !tbaa !120
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
  %102 = load ptr, ptr %10, align 8, !tbaa !222
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
  store i64 %98, ptr %116, align 8, !tbaa !120
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
  %128 = load ptr, ptr %127, align 8, !tbaa !271
  %129 = getelementptr inbounds nuw i8, ptr %128, i64 24
  %130 = load ptr, ptr %129, align 8, !tbaa !262
  %131 = getelementptr inbounds nuw i8, ptr %130, i64 4
  br label %132

132:                                              ; preds = %132, %126
  %133 = atomicrmw xchg ptr %131, i32 1 acquire, align 4
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %135, label %132, !llvm.loop !263

135:                                              ; preds = %132
  %136 = load atomic i32, ptr %130 monotonic, align 8
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %142, label %138

138:                                              ; preds = %135
  %139 = getelementptr inbounds nuw i8, ptr %130, i64 16
  %140 = load i64, ptr %139, align 8, !tbaa !264
  %141 = icmp sgt i64 %140, 0
  br i1 %141, label %142, label %147

142:                                              ; preds = %138, %135
  %143 = getelementptr inbounds nuw i8, ptr %130, i64 12
  store i32 0, ptr %143, align 4, !tbaa !267
  %144 = getelementptr inbounds nuw i8, ptr %130, i64 16
  store i64 0, ptr %144, align 8, !tbaa !264
  %145 = getelementptr inbounds nuw i8, ptr %130, i64 24
  store i64 %36, ptr %145, align 8, !tbaa !268
  %146 = getelementptr inbounds nuw i8, ptr %130, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %146, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %130 monotonic, align 8
  br label %147

147:                                              ; preds = %142, %138
  store atomic i32 0, ptr %131 release, align 4
  br label %188

148:                                              ; preds = %123, %115, %86, %94, %61
  %149 = load ptr, ptr %10, align 8, !tbaa !222
  %150 = ptrtoint ptr %149 to i64
  %151 = add i64 %150, 63
  %152 = and i64 %151, -64
  %153 = inttoptr i64 %152 to ptr
  %154 = load ptr, ptr %11, align 8, !tbaa !288
  %155 = load i32, ptr %4, align 4, !tbaa !5
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds ptr, ptr %154, i64 %156
  store ptr %153, ptr %157, align 8, !tbaa !31
  %158 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %159 = load i32, ptr %158, align 8, !tbaa !284
  %160 = icmp ugt i32 %159, 6
  br i1 %160, label %161, label %196

161:                                              ; preds = %148, %161
  %162 = phi i32 [ %185, %161 ], [ 4, %148 ]
  %163 = load ptr, ptr %3, align 8, !tbaa !289
  %164 = zext i32 %162 to i64
  %165 = getelementptr inbounds nuw i32, ptr %163, i64 %164
  %166 = load ptr, ptr %20, align 8, !tbaa !524
  %167 = getelementptr inbounds nuw i8, ptr %165, i64 8
  %168 = load i32, ptr %167, align 4, !tbaa !5
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds i64, ptr %166, i64 %169
  %171 = load ptr, ptr %26, align 8, !tbaa !287
  %172 = tail call fastcc i64 @evaluate(ptr noundef %170, ptr noundef %171)
  %173 = load ptr, ptr %11, align 8, !tbaa !288
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
  br i1 %187, label %161, label %196, !llvm.loop !526

188:                                              ; preds = %57, %147
  %189 = phi ptr [ %127, %147 ], [ %38, %57 ]
  %190 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %191 = load i32, ptr %190, align 4, !tbaa !283
  %192 = load ptr, ptr %189, align 8, !tbaa !271
  %193 = getelementptr inbounds nuw i8, ptr %192, i64 24
  %194 = load ptr, ptr %193, align 8, !tbaa !262
  %195 = getelementptr inbounds nuw i8, ptr %194, i64 8
  store i32 %191, ptr %195, align 8, !tbaa !291
  br label %196

196:                                              ; preds = %161, %188, %148
  %197 = phi i32 [ 0, %148 ], [ 8, %188 ], [ 0, %161 ]
  ret i32 %197
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @take_size(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i64 noundef %2) unnamed_addr #36 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %5 = load ptr, ptr %4, align 8, !tbaa !289
  %6 = tail call i64 @llvm.smax.i64(i64 %2, i64 0)
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %8 = load ptr, ptr %7, align 8, !tbaa !524
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %10 = load i32, ptr %9, align 4, !tbaa !5
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i64, ptr %8, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %14 = load ptr, ptr %13, align 8, !tbaa !287
  %15 = tail call fastcc i64 @evaluate(ptr noundef %12, ptr noundef %14)
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %17 = load i32, ptr %16, align 4, !tbaa !5
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i64, ptr %8, i64 %18
  %20 = tail call fastcc i64 @evaluate(ptr noundef %19, ptr noundef %14)
  %21 = icmp slt i64 %6, %15
  %22 = icmp sgt i64 %6, %20
  %23 = select i1 %21, i1 true, i1 %22
  br i1 %23, label %24, label %52

24:                                               ; preds = %3
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %26 = load ptr, ptr %25, align 8, !tbaa !271
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 24
  %28 = load ptr, ptr %27, align 8, !tbaa !262
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 4
  br label %30

30:                                               ; preds = %30, %24
  %31 = atomicrmw xchg ptr %29, i32 1 acquire, align 4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %30, !llvm.loop !263

33:                                               ; preds = %30
  %34 = load atomic i32, ptr %28 monotonic, align 8
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %40, label %36

36:                                               ; preds = %33
  %37 = getelementptr inbounds nuw i8, ptr %28, i64 16
  %38 = load i64, ptr %37, align 8, !tbaa !264
  %39 = icmp sgt i64 %38, 0
  br i1 %39, label %40, label %45

40:                                               ; preds = %36, %33
  %41 = getelementptr inbounds nuw i8, ptr %28, i64 12
  store i32 0, ptr %41, align 4, !tbaa !267
  %42 = getelementptr inbounds nuw i8, ptr %28, i64 16
  store i64 0, ptr %42, align 8, !tbaa !264
  %43 = getelementptr inbounds nuw i8, ptr %28, i64 24
  store i64 %6, ptr %43, align 8, !tbaa !268
  %44 = getelementptr inbounds nuw i8, ptr %28, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %44, i8 0, i64 16, i1 false)
  store atomic i32 3, ptr %28 monotonic, align 8
  br label %45

45:                                               ; preds = %36, %40
  store atomic i32 0, ptr %29 release, align 4
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %47 = load i32, ptr %46, align 4, !tbaa !283
  %48 = load ptr, ptr %25, align 8, !tbaa !271
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 24
  %50 = load ptr, ptr %49, align 8, !tbaa !262
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 8
  store i32 %47, ptr %51, align 8, !tbaa !291
  br label %88

52:                                               ; preds = %3
  %53 = load i32, ptr %5, align 4, !tbaa !5
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i64, ptr %14, i64 %54
  store i64 %6, ptr %55, align 8, !tbaa !120
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %57 = load i32, ptr %56, align 8, !tbaa !284
  %58 = icmp ugt i32 %57, 7
  br i1 %58, label %59, label %88

59:                                               ; preds = %52
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %61

61:                                               ; preds = %61, %59
  %62 = phi i32 [ 5, %59 ], [ %85, %61 ]
  %63 = load ptr, ptr %4, align 8, !tbaa !289
  %64 = zext i32 %62 to i64
  %65 = getelementptr inbounds nuw i32, ptr %63, i64 %64
  %66 = load ptr, ptr %7, align 8, !tbaa !524
  %67 = getelementptr inbounds nuw i8, ptr %65, i64 8
  %68 = load i32, ptr %67, align 4, !tbaa !5
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i64, ptr %66, i64 %69
  %71 = load ptr, ptr %13, align 8, !tbaa !287
  %72 = tail call fastcc i64 @evaluate(ptr noundef %70, ptr noundef %71)
  %73 = load ptr, ptr %60, align 8, !tbaa !288
  %74 = getelementptr inbounds nuw i8, ptr %65, i64 4
  %75 = load i32, ptr %74, align 4, !tbaa !5
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds ptr, ptr %73, i64 %76
  %78 = load ptr, ptr %77, align 8, !tbaa !31
  %79 = ptrtoint ptr %78 to i64
  %80 = add i64 %72, %79
  %81 = inttoptr i64 %80 to ptr
  %82 = load i32, ptr %65, align 4, !tbaa !5
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds ptr, ptr %73, i64 %83
  store ptr %81, ptr %84, align 8, !tbaa !31
  %85 = add i32 %62, 3
  %86 = add i32 %62, 5
  %87 = icmp ult i32 %86, %57
  br i1 %87, label %61, label %88, !llvm.loop !526

88:                                               ; preds = %61, %52, %45
  %89 = phi i32 [ 3, %45 ], [ 0, %52 ], [ 0, %61 ]
  ret i32 %89
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
  %8 = load i64, ptr %6, align 8, !tbaa !120
  switch i64 %8, label %23 [
    i64 0, label %78
    i64 1, label %9
    i64 2, label %15
  ]

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !120
  %12 = add nsw i32 %7, 1
  %13 = sext i32 %7 to i64
  %14 = getelementptr inbounds i64, ptr %3, i64 %13
  store i64 %11, ptr %14, align 8, !tbaa !120
  br label %74

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !120
  %18 = getelementptr inbounds i64, ptr %1, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !120
  %20 = add nsw i32 %7, 1
  %21 = sext i32 %7 to i64
  %22 = getelementptr inbounds i64, ptr %3, i64 %21
  store i64 %19, ptr %22, align 8, !tbaa !120
  br label %74

23:                                               ; preds = %4
  %24 = add nsw i32 %7, -1
  %25 = sext i32 %7 to i64
  %26 = getelementptr i64, ptr %3, i64 %25
  %27 = getelementptr i8, ptr %26, i64 -16
  %28 = load i64, ptr %27, align 8, !tbaa !120
  %29 = sext i32 %24 to i64
  %30 = getelementptr inbounds i64, ptr %3, i64 %29
  %31 = load i64, ptr %30, align 8, !tbaa !120
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
  store i64 %73, ptr %27, align 8, !tbaa !120
  br label %74

74:                                               ; preds = %9, %71, %15
  %75 = phi i32 [ %72, %71 ], [ %5, %9 ], [ %5, %15 ]
  %76 = phi i32 [ %24, %71 ], [ %12, %9 ], [ %20, %15 ]
  %77 = getelementptr inbounds nuw i8, ptr %6, i64 16
  br label %4, !llvm.loop !527

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

; Function Attrs: nounwind uwtable
define internal fastcc i32 @walk_instructions(ptr noundef %0) unnamed_addr #30 {
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %6 = load ptr, ptr %5, align 8, !tbaa !271
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %8 = load ptr, ptr %7, align 8, !tbaa !33
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %10 = load ptr, ptr %9, align 8, !tbaa !125
  %11 = load ptr, ptr %0, align 8, !tbaa !278
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %13 = load i64, ptr %12, align 8, !tbaa !279
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #25
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %15, label %666

15:                                               ; preds = %1
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %22 = icmp eq ptr %8, null
  %23 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %24 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %25 = getelementptr inbounds nuw i8, ptr %8, i64 40
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 48
  br label %27

27:                                               ; preds = %15, %655
  %28 = phi i64 [ 0, %15 ], [ %656, %655 ]
  %29 = getelementptr inbounds %struct.tfc_instruction, ptr %11, i64 %28
  %30 = add nsw i64 %28, 1
  store i64 %30, ptr %4, align 8, !tbaa !120
  %31 = getelementptr inbounds nuw i8, ptr %29, i64 24
  %32 = load i32, ptr %31, align 8, !tbaa !280
  switch i32 %32, label %632 [
    i32 11, label %33
    i32 1, label %148
    i32 2, label %152
    i32 5, label %199
    i32 3, label %237
    i32 4, label %237
    i32 6, label %239
    i32 7, label %289
    i32 8, label %305
    i32 9, label %370
    i32 10, label %466
  ]

33:                                               ; preds = %27
  br i1 %22, label %119, label %34

34:                                               ; preds = %33
  %35 = load ptr, ptr %5, align 8, !tbaa !271
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 32
  %37 = load ptr, ptr %36, align 8, !tbaa !125
  %38 = load ptr, ptr %25, align 8, !tbaa !87
  %39 = icmp eq ptr %38, null
  br i1 %39, label %65, label %40

40:                                               ; preds = %34
  %41 = load i64, ptr %26, align 8, !tbaa !282
  %42 = icmp slt i64 %28, %41
  br i1 %42, label %43, label %65

43:                                               ; preds = %40
  %44 = load ptr, ptr %24, align 8, !tbaa !89
  %45 = call i32 %38(ptr noundef %44) #25
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %65, label %47

47:                                               ; preds = %43
  %48 = load ptr, ptr %5, align 8, !tbaa !271
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 24
  %50 = load ptr, ptr %49, align 8, !tbaa !262
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 4
  br label %52

52:                                               ; preds = %52, %47
  %53 = atomicrmw xchg ptr %51, i32 1 acquire, align 4
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %52, !llvm.loop !263

55:                                               ; preds = %52
  %56 = load atomic i32, ptr %50 monotonic, align 8
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %62, label %58

58:                                               ; preds = %55
  %59 = getelementptr inbounds nuw i8, ptr %50, i64 16
  %60 = load i64, ptr %59, align 8, !tbaa !264
  %61 = icmp sgt i64 %60, 0
  br i1 %61, label %62, label %64

62:                                               ; preds = %58, %55
  %63 = getelementptr inbounds nuw i8, ptr %50, i64 12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %63, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %50 monotonic, align 8
  br label %64

64:                                               ; preds = %62, %58
  store atomic i32 0, ptr %51 release, align 4
  br label %658

65:                                               ; preds = %43, %40, %34
  %66 = load ptr, ptr %23, align 8, !tbaa !277
  %67 = icmp eq ptr %66, null
  br i1 %67, label %72, label %68

68:                                               ; preds = %65
  %69 = load ptr, ptr %24, align 8, !tbaa !89
  %70 = getelementptr inbounds nuw i8, ptr %29, i64 20
  %71 = load i32, ptr %70, align 4, !tbaa !283
  call void %66(ptr noundef %69, i32 noundef %71, i32 noundef 0) #25
  br label %72

72:                                               ; preds = %68, %65
  %73 = load ptr, ptr %37, align 8, !tbaa !528
  %74 = call i32 %73(ptr noundef nonnull %37, ptr noundef nonnull %0, ptr noundef nonnull %29) #25
  %75 = load ptr, ptr %23, align 8, !tbaa !277
  %76 = icmp eq ptr %75, null
  br i1 %76, label %91, label %77

77:                                               ; preds = %72
  %78 = icmp eq i32 %74, 0
  br i1 %78, label %79, label %85

79:                                               ; preds = %77
  %80 = getelementptr inbounds nuw i8, ptr %37, i64 24
  %81 = load ptr, ptr %80, align 8, !tbaa !172
  %82 = load ptr, ptr %5, align 8, !tbaa !271
  %83 = call i32 %81(ptr noundef nonnull %37, ptr noundef %82, ptr noundef null, ptr noundef null, i64 noundef 0) #25
  %84 = load ptr, ptr %23, align 8, !tbaa !277
  br label %85

85:                                               ; preds = %79, %77
  %86 = phi ptr [ %75, %77 ], [ %84, %79 ]
  %87 = phi i32 [ %74, %77 ], [ %83, %79 ]
  %88 = load ptr, ptr %24, align 8, !tbaa !89
  %89 = getelementptr inbounds nuw i8, ptr %29, i64 20
  %90 = load i32, ptr %89, align 4, !tbaa !283
  call void %86(ptr noundef %88, i32 noundef %90, i32 noundef 1) #25
  br label %91

91:                                               ; preds = %85, %72
  %92 = phi i32 [ %87, %85 ], [ %74, %72 ]
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %655, label %94

94:                                               ; preds = %91
  %95 = load ptr, ptr %5, align 8, !tbaa !271
  %96 = getelementptr inbounds nuw i8, ptr %95, i64 24
  %97 = load ptr, ptr %96, align 8, !tbaa !262
  %98 = load atomic i32, ptr %97 acquire, align 8
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %100, label %666

100:                                              ; preds = %94
  %101 = load ptr, ptr %5, align 8, !tbaa !271
  %102 = getelementptr inbounds nuw i8, ptr %101, i64 24
  %103 = load ptr, ptr %102, align 8, !tbaa !262
  %104 = getelementptr inbounds nuw i8, ptr %103, i64 4
  br label %105

105:                                              ; preds = %105, %100
  %106 = atomicrmw xchg ptr %104, i32 1 acquire, align 4
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %108, label %105, !llvm.loop !263

108:                                              ; preds = %105
  %109 = load atomic i32, ptr %103 monotonic, align 8
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %115, label %111

111:                                              ; preds = %108
  %112 = getelementptr inbounds nuw i8, ptr %103, i64 16
  %113 = load i64, ptr %112, align 8, !tbaa !264
  %114 = icmp sgt i64 %113, 0
  br i1 %114, label %115, label %118

115:                                              ; preds = %111, %108
  %116 = getelementptr inbounds nuw i8, ptr %103, i64 12
  store i32 2147483647, ptr %116, align 4, !tbaa !267
  %117 = getelementptr inbounds nuw i8, ptr %103, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %117, i8 0, i64 32, i1 false)
  store atomic i32 %92, ptr %103 monotonic, align 8
  br label %118

118:                                              ; preds = %115, %111
  store atomic i32 0, ptr %104 release, align 4
  br label %658

119:                                              ; preds = %33
  %120 = load ptr, ptr %10, align 8, !tbaa !528
  %121 = call i32 %120(ptr noundef nonnull %10, ptr noundef nonnull %0, ptr noundef nonnull %29) #25
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %655, label %123

123:                                              ; preds = %119
  %124 = load ptr, ptr %5, align 8, !tbaa !271
  %125 = getelementptr inbounds nuw i8, ptr %124, i64 24
  %126 = load ptr, ptr %125, align 8, !tbaa !262
  %127 = load atomic i32, ptr %126 acquire, align 8
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %129, label %666

129:                                              ; preds = %123
  %130 = load ptr, ptr %5, align 8, !tbaa !271
  %131 = getelementptr inbounds nuw i8, ptr %130, i64 24
  %132 = load ptr, ptr %131, align 8, !tbaa !262
  %133 = getelementptr inbounds nuw i8, ptr %132, i64 4
  br label %134

134:                                              ; preds = %134, %129
  %135 = atomicrmw xchg ptr %133, i32 1 acquire, align 4
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %137, label %134, !llvm.loop !263

137:                                              ; preds = %134
  %138 = load atomic i32, ptr %132 monotonic, align 8
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %144, label %140

140:                                              ; preds = %137
  %141 = getelementptr inbounds nuw i8, ptr %132, i64 16
  %142 = load i64, ptr %141, align 8, !tbaa !264
  %143 = icmp sgt i64 %142, 0
  br i1 %143, label %144, label %147

144:                                              ; preds = %140, %137
  %145 = getelementptr inbounds nuw i8, ptr %132, i64 12
  store i32 2147483647, ptr %145, align 4, !tbaa !267
  %146 = getelementptr inbounds nuw i8, ptr %132, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %146, i8 0, i64 32, i1 false)
  store atomic i32 %121, ptr %132 monotonic, align 8
  br label %147

147:                                              ; preds = %144, %140
  store atomic i32 0, ptr %133 release, align 4
  br label %658

148:                                              ; preds = %27
  %149 = getelementptr inbounds nuw i8, ptr %29, i64 28
  %150 = load i32, ptr %149, align 4, !tbaa !292
  %151 = sext i32 %150 to i64
  store i64 %151, ptr %4, align 8, !tbaa !120
  br label %655

152:                                              ; preds = %27
  br i1 %22, label %194, label %153

153:                                              ; preds = %152
  %154 = load ptr, ptr %23, align 8, !tbaa !277
  %155 = icmp eq ptr %154, null
  br i1 %155, label %160, label %156

156:                                              ; preds = %153
  %157 = load ptr, ptr %24, align 8, !tbaa !89
  %158 = getelementptr inbounds nuw i8, ptr %29, i64 20
  %159 = load i32, ptr %158, align 4, !tbaa !283
  call void %154(ptr noundef %157, i32 noundef %159, i32 noundef 2) #25
  br label %160

160:                                              ; preds = %156, %153
  %161 = load ptr, ptr %25, align 8, !tbaa !87
  %162 = icmp eq ptr %161, null
  br i1 %162, label %194, label %163

163:                                              ; preds = %160
  %164 = load i64, ptr %26, align 8, !tbaa !282
  %165 = icmp slt i64 %28, %164
  br i1 %165, label %166, label %194

166:                                              ; preds = %163
  %167 = load ptr, ptr %24, align 8, !tbaa !89
  %168 = call i32 %161(ptr noundef %167) #25
  %169 = icmp eq i32 %168, 0
  br i1 %169, label %194, label %170

170:                                              ; preds = %166
  %171 = load ptr, ptr %5, align 8, !tbaa !271
  %172 = getelementptr inbounds nuw i8, ptr %171, i64 24
  %173 = load ptr, ptr %172, align 8, !tbaa !262
  %174 = getelementptr inbounds nuw i8, ptr %173, i64 4
  br label %175

175:                                              ; preds = %175, %170
  %176 = atomicrmw xchg ptr %174, i32 1 acquire, align 4
  %177 = icmp eq i32 %176, 0
  br i1 %177, label %178, label %175, !llvm.loop !263

178:                                              ; preds = %175
  %179 = load atomic i32, ptr %173 monotonic, align 8
  %180 = icmp eq i32 %179, 0
  br i1 %180, label %185, label %181

181:                                              ; preds = %178
  %182 = getelementptr inbounds nuw i8, ptr %173, i64 16
  %183 = load i64, ptr %182, align 8, !tbaa !264
  %184 = icmp sgt i64 %183, 0
  br i1 %184, label %185, label %187

185:                                              ; preds = %181, %178
  %186 = getelementptr inbounds nuw i8, ptr %173, i64 12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %186, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %173 monotonic, align 8
  br label %187

187:                                              ; preds = %185, %181
  store atomic i32 0, ptr %174 release, align 4
  %188 = getelementptr inbounds nuw i8, ptr %29, i64 20
  %189 = load i32, ptr %188, align 4, !tbaa !283
  %190 = load ptr, ptr %5, align 8, !tbaa !271
  %191 = getelementptr inbounds nuw i8, ptr %190, i64 24
  %192 = load ptr, ptr %191, align 8, !tbaa !262
  %193 = getelementptr inbounds nuw i8, ptr %192, i64 8
  store i32 %189, ptr %193, align 8, !tbaa !291
  br label %194

194:                                              ; preds = %152, %160, %163, %166, %187
  %195 = phi i32 [ 0, %152 ], [ 1, %187 ], [ 0, %166 ], [ 0, %163 ], [ 0, %160 ]
  %196 = getelementptr inbounds nuw i8, ptr %29, i64 28
  %197 = load i32, ptr %196, align 4, !tbaa !292
  %198 = sext i32 %197 to i64
  store i64 %198, ptr %4, align 8, !tbaa !120
  br label %650

199:                                              ; preds = %27
  br i1 %22, label %235, label %200

200:                                              ; preds = %199
  %201 = load ptr, ptr %23, align 8, !tbaa !277
  %202 = icmp eq ptr %201, null
  br i1 %202, label %207, label %203

203:                                              ; preds = %200
  %204 = load ptr, ptr %24, align 8, !tbaa !89
  %205 = getelementptr inbounds nuw i8, ptr %29, i64 20
  %206 = load i32, ptr %205, align 4, !tbaa !283
  call void %201(ptr noundef %204, i32 noundef %206, i32 noundef 2) #25
  br label %207

207:                                              ; preds = %203, %200
  %208 = load ptr, ptr %25, align 8, !tbaa !87
  %209 = icmp eq ptr %208, null
  br i1 %209, label %235, label %210

210:                                              ; preds = %207
  %211 = load i64, ptr %26, align 8, !tbaa !282
  %212 = icmp slt i64 %28, %211
  br i1 %212, label %213, label %235

213:                                              ; preds = %210
  %214 = load ptr, ptr %24, align 8, !tbaa !89
  %215 = call i32 %208(ptr noundef %214) #25
  %216 = icmp eq i32 %215, 0
  br i1 %216, label %235, label %217

217:                                              ; preds = %213
  %218 = load ptr, ptr %5, align 8, !tbaa !271
  %219 = getelementptr inbounds nuw i8, ptr %218, i64 24
  %220 = load ptr, ptr %219, align 8, !tbaa !262
  %221 = getelementptr inbounds nuw i8, ptr %220, i64 4
  br label %222

222:                                              ; preds = %222, %217
  %223 = atomicrmw xchg ptr %221, i32 1 acquire, align 4
  %224 = icmp eq i32 %223, 0
  br i1 %224, label %225, label %222, !llvm.loop !263

225:                                              ; preds = %222
  %226 = load atomic i32, ptr %220 monotonic, align 8
  %227 = icmp eq i32 %226, 0
  br i1 %227, label %232, label %228

228:                                              ; preds = %225
  %229 = getelementptr inbounds nuw i8, ptr %220, i64 16
  %230 = load i64, ptr %229, align 8, !tbaa !264
  %231 = icmp sgt i64 %230, 0
  br i1 %231, label %232, label %234

232:                                              ; preds = %228, %225
  %233 = getelementptr inbounds nuw i8, ptr %220, i64 12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %233, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %220 monotonic, align 8
  br label %234

234:                                              ; preds = %228, %232
  store atomic i32 0, ptr %221 release, align 4
  br label %658

235:                                              ; preds = %199, %213, %210, %207
  %236 = call fastcc i32 @steer_on_device(ptr noundef nonnull %0, ptr noundef nonnull %29, ptr noundef %4)
  br label %650

237:                                              ; preds = %27, %27
  %238 = call fastcc i32 @steer_on_device(ptr noundef nonnull %0, ptr noundef nonnull %29, ptr noundef %4)
  br label %650

239:                                              ; preds = %27
  %240 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %241 = load ptr, ptr %240, align 8, !tbaa !289
  %242 = getelementptr inbounds nuw i8, ptr %29, i64 16
  %243 = load i32, ptr %242, align 8, !tbaa !284
  %244 = load ptr, ptr %20, align 8, !tbaa !288
  %245 = load i32, ptr %241, align 4, !tbaa !5
  %246 = sext i32 %245 to i64
  %247 = getelementptr inbounds ptr, ptr %244, i64 %246
  %248 = load ptr, ptr %247, align 8, !tbaa !31
  %249 = getelementptr inbounds nuw i8, ptr %241, i64 4
  %250 = load i32, ptr %249, align 4, !tbaa !5
  %251 = sext i32 %250 to i64
  %252 = getelementptr inbounds ptr, ptr %244, i64 %251
  %253 = load ptr, ptr %252, align 8, !tbaa !31
  store ptr %253, ptr %247, align 8, !tbaa !31
  %254 = load ptr, ptr %20, align 8, !tbaa !288
  %255 = getelementptr inbounds ptr, ptr %254, i64 %251
  store ptr %248, ptr %255, align 8, !tbaa !31
  %256 = load ptr, ptr %21, align 8, !tbaa !293
  %257 = getelementptr inbounds nuw i8, ptr %241, i64 8
  %258 = load i32, ptr %257, align 4, !tbaa !5
  %259 = sext i32 %258 to i64
  %260 = getelementptr inbounds i8, ptr %256, i64 %259
  %261 = load i8, ptr %260, align 1, !tbaa !97
  %262 = xor i8 %261, 1
  store i8 %262, ptr %260, align 1, !tbaa !97
  %263 = ptrtoint ptr %253 to i64
  %264 = ptrtoint ptr %248 to i64
  %265 = sub i64 %263, %264
  %266 = icmp ugt i32 %243, 4
  br i1 %266, label %267, label %655

267:                                              ; preds = %239
  %268 = getelementptr inbounds nuw i8, ptr %241, i64 12
  %269 = load i32, ptr %268, align 4, !tbaa !5
  %270 = add i32 %269, 4
  %271 = sub i64 0, %265
  %272 = zext i32 %270 to i64
  %273 = zext i32 %243 to i64
  br label %274

274:                                              ; preds = %274, %267
  %275 = phi i64 [ 4, %267 ], [ %287, %274 ]
  %276 = load ptr, ptr %20, align 8, !tbaa !288
  %277 = getelementptr inbounds nuw i32, ptr %241, i64 %275
  %278 = load i32, ptr %277, align 4, !tbaa !5
  %279 = sext i32 %278 to i64
  %280 = getelementptr inbounds ptr, ptr %276, i64 %279
  %281 = load ptr, ptr %280, align 8, !tbaa !31
  %282 = ptrtoint ptr %281 to i64
  %283 = icmp samesign ult i64 %275, %272
  %284 = select i1 %283, i64 %265, i64 %271
  %285 = add i64 %284, %282
  %286 = inttoptr i64 %285 to ptr
  store ptr %286, ptr %280, align 8, !tbaa !31
  %287 = add nuw nsw i64 %275, 1
  %288 = icmp eq i64 %287, %273
  br i1 %288, label %655, label %274, !llvm.loop !294

289:                                              ; preds = %27
  %290 = load ptr, ptr %21, align 8, !tbaa !293
  %291 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %292 = load ptr, ptr %291, align 8, !tbaa !289
  %293 = getelementptr inbounds nuw i8, ptr %292, i64 8
  %294 = load i32, ptr %293, align 4, !tbaa !5
  %295 = sext i32 %294 to i64
  %296 = getelementptr inbounds i8, ptr %290, i64 %295
  %297 = load i8, ptr %296, align 1, !tbaa !97
  %298 = icmp eq i8 %297, 0
  br i1 %298, label %299, label %303

299:                                              ; preds = %289
  %300 = getelementptr inbounds nuw i8, ptr %29, i64 28
  %301 = load i32, ptr %300, align 4, !tbaa !292
  %302 = sext i32 %301 to i64
  br label %303

303:                                              ; preds = %289, %299
  %304 = phi i64 [ %302, %299 ], [ %30, %289 ]
  store i64 %304, ptr %4, align 8, !tbaa !120
  br label %655

305:                                              ; preds = %27
  %306 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %307 = load ptr, ptr %306, align 8, !tbaa !289
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #25
  store i64 0, ptr %2, align 8, !tbaa !120
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #25
  store i32 0, ptr %3, align 4, !tbaa !5
  %308 = getelementptr inbounds nuw i8, ptr %307, i64 8
  %309 = load i32, ptr %308, align 4, !tbaa !5
  %310 = icmp eq i32 %309, 8
  %311 = getelementptr inbounds nuw i8, ptr %307, i64 4
  %312 = load i32, ptr %311, align 4, !tbaa !5
  %313 = load ptr, ptr %5, align 8, !tbaa !271
  %314 = getelementptr inbounds nuw i8, ptr %313, i64 32
  %315 = load ptr, ptr %314, align 8, !tbaa !125
  %316 = getelementptr inbounds nuw i8, ptr %315, i64 24
  %317 = load ptr, ptr %316, align 8, !tbaa !172
  %318 = load ptr, ptr %20, align 8, !tbaa !288
  %319 = sext i32 %312 to i64
  %320 = getelementptr inbounds ptr, ptr %318, i64 %319
  %321 = load ptr, ptr %320, align 8, !tbaa !31
  br i1 %310, label %322, label %324

322:                                              ; preds = %305
  %323 = call i32 %317(ptr noundef nonnull %315, ptr noundef nonnull %313, ptr noundef nonnull %2, ptr noundef %321, i64 noundef 8) #25
  br label %326

324:                                              ; preds = %305
  %325 = call i32 %317(ptr noundef nonnull %315, ptr noundef nonnull %313, ptr noundef nonnull %3, ptr noundef %321, i64 noundef 4) #25
  br label %326

326:                                              ; preds = %324, %322
  %327 = phi i32 [ %323, %322 ], [ %325, %324 ]
  %328 = icmp eq i32 %327, 0
  br i1 %328, label %360, label %329

329:                                              ; preds = %326
  %330 = load ptr, ptr %5, align 8, !tbaa !271
  %331 = getelementptr inbounds nuw i8, ptr %330, i64 24
  %332 = load ptr, ptr %331, align 8, !tbaa !262
  %333 = load atomic i32, ptr %332 acquire, align 8
  %334 = icmp eq i32 %333, 0
  br i1 %334, label %335, label %368

335:                                              ; preds = %329
  %336 = load ptr, ptr %5, align 8, !tbaa !271
  %337 = getelementptr inbounds nuw i8, ptr %336, i64 24
  %338 = load ptr, ptr %337, align 8, !tbaa !262
  %339 = getelementptr inbounds nuw i8, ptr %338, i64 4
  br label %340

340:                                              ; preds = %340, %335
  %341 = atomicrmw xchg ptr %339, i32 1 acquire, align 4
  %342 = icmp eq i32 %341, 0
  br i1 %342, label %343, label %340, !llvm.loop !263

343:                                              ; preds = %340
  %344 = load atomic i32, ptr %338 monotonic, align 8
  %345 = icmp eq i32 %344, 0
  br i1 %345, label %350, label %346

346:                                              ; preds = %343
  %347 = getelementptr inbounds nuw i8, ptr %338, i64 16
  %348 = load i64, ptr %347, align 8, !tbaa !264
  %349 = icmp sgt i64 %348, 0
  br i1 %349, label %350, label %353

350:                                              ; preds = %346, %343
  %351 = getelementptr inbounds nuw i8, ptr %338, i64 12
  store i32 2147483647, ptr %351, align 4, !tbaa !267
  %352 = getelementptr inbounds nuw i8, ptr %338, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %352, i8 0, i64 32, i1 false)
  store atomic i32 %327, ptr %338 monotonic, align 8
  br label %353

353:                                              ; preds = %350, %346
  store atomic i32 0, ptr %339 release, align 4
  %354 = getelementptr inbounds nuw i8, ptr %29, i64 20
  %355 = load i32, ptr %354, align 4, !tbaa !283
  %356 = load ptr, ptr %5, align 8, !tbaa !271
  %357 = getelementptr inbounds nuw i8, ptr %356, i64 24
  %358 = load ptr, ptr %357, align 8, !tbaa !262
  %359 = getelementptr inbounds nuw i8, ptr %358, i64 8
  store i32 %355, ptr %359, align 8, !tbaa !291
  br label %368

360:                                              ; preds = %326
  %361 = load i32, ptr %308, align 4, !tbaa !5
  %362 = icmp eq i32 %361, 8
  %363 = load i64, ptr %2, align 8
  %364 = load i32, ptr %3, align 4
  %365 = sext i32 %364 to i64
  %366 = select i1 %362, i64 %363, i64 %365
  %367 = call fastcc i32 @take_size(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %29, i64 noundef %366)
  br label %368

368:                                              ; preds = %329, %353, %360
  %369 = phi i32 [ %367, %360 ], [ %327, %329 ], [ %327, %353 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #25
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #25
  br label %650

370:                                              ; preds = %27
  %371 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %372 = load ptr, ptr %371, align 8, !tbaa !289
  %373 = load ptr, ptr %16, align 8, !tbaa !523
  %374 = getelementptr inbounds nuw i8, ptr %372, i64 4
  %375 = load i32, ptr %374, align 4, !tbaa !5
  %376 = sext i32 %375 to i64
  %377 = getelementptr inbounds %struct.tfc_block, ptr %373, i64 %376
  %378 = load ptr, ptr %18, align 8, !tbaa !524
  %379 = getelementptr inbounds nuw i8, ptr %372, i64 8
  %380 = load i32, ptr %379, align 4, !tbaa !5
  %381 = sext i32 %380 to i64
  %382 = getelementptr inbounds i64, ptr %378, i64 %381
  %383 = load ptr, ptr %19, align 8, !tbaa !287
  %384 = call fastcc i64 @evaluate(ptr noundef %382, ptr noundef %383)
  %385 = icmp slt i64 %384, 0
  br i1 %385, label %409, label %386

386:                                              ; preds = %370
  %387 = load ptr, ptr %377, align 8, !tbaa !222
  %388 = icmp eq ptr %387, null
  br i1 %388, label %393, label %389

389:                                              ; preds = %386
  %390 = getelementptr inbounds nuw i8, ptr %377, i64 8
  %391 = load i64, ptr %390, align 8, !tbaa !525
  %392 = icmp sgt i64 %384, %391
  br i1 %392, label %393, label %430

393:                                              ; preds = %389, %386
  %394 = load ptr, ptr %5, align 8, !tbaa !271
  %395 = getelementptr inbounds nuw i8, ptr %394, i64 32
  %396 = load ptr, ptr %395, align 8, !tbaa !125
  %397 = getelementptr inbounds nuw i8, ptr %396, i64 104
  %398 = load ptr, ptr %397, align 8, !tbaa !529
  %399 = call ptr %398(ptr noundef %396, i64 noundef %384) #25
  %400 = icmp eq ptr %399, null
  br i1 %400, label %409, label %401

401:                                              ; preds = %393
  %402 = load ptr, ptr %377, align 8, !tbaa !222
  %403 = icmp eq ptr %402, null
  br i1 %403, label %407, label %404

404:                                              ; preds = %401
  %405 = getelementptr inbounds nuw i8, ptr %396, i64 112
  %406 = load ptr, ptr %405, align 8, !tbaa !530
  call void %406(ptr noundef nonnull %396, ptr noundef nonnull %402) #25
  br label %407

407:                                              ; preds = %404, %401
  store ptr %399, ptr %377, align 8, !tbaa !31
  %408 = getelementptr inbounds nuw i8, ptr %377, i64 8
  store i64 %384, ptr %408, align 8, !tbaa !120
  br label %430

409:                                              ; preds = %393, %370
  %410 = load ptr, ptr %5, align 8, !tbaa !271
  %411 = getelementptr inbounds nuw i8, ptr %410, i64 24
  %412 = load ptr, ptr %411, align 8, !tbaa !262
  %413 = getelementptr inbounds nuw i8, ptr %412, i64 4
  br label %414

414:                                              ; preds = %414, %409
  %415 = atomicrmw xchg ptr %413, i32 1 acquire, align 4
  %416 = icmp eq i32 %415, 0
  br i1 %416, label %417, label %414, !llvm.loop !263

417:                                              ; preds = %414
  %418 = load atomic i32, ptr %412 monotonic, align 8
  %419 = icmp eq i32 %418, 0
  br i1 %419, label %424, label %420

420:                                              ; preds = %417
  %421 = getelementptr inbounds nuw i8, ptr %412, i64 16
  %422 = load i64, ptr %421, align 8, !tbaa !264
  %423 = icmp sgt i64 %422, 0
  br i1 %423, label %424, label %429

424:                                              ; preds = %420, %417
  %425 = getelementptr inbounds nuw i8, ptr %412, i64 12
  store i32 0, ptr %425, align 4, !tbaa !267
  %426 = getelementptr inbounds nuw i8, ptr %412, i64 16
  store i64 0, ptr %426, align 8, !tbaa !264
  %427 = getelementptr inbounds nuw i8, ptr %412, i64 24
  store i64 %384, ptr %427, align 8, !tbaa !268
  %428 = getelementptr inbounds nuw i8, ptr %412, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %428, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %412 monotonic, align 8
  br label %429

429:                                              ; preds = %424, %420
  store atomic i32 0, ptr %413 release, align 4
  br label %658

430:                                              ; preds = %407, %389
  %431 = phi ptr [ %399, %407 ], [ %387, %389 ]
  %432 = load ptr, ptr %20, align 8, !tbaa !288
  %433 = load i32, ptr %372, align 4, !tbaa !5
  %434 = sext i32 %433 to i64
  %435 = getelementptr inbounds ptr, ptr %432, i64 %434
  store ptr %431, ptr %435, align 8, !tbaa !31
  %436 = getelementptr inbounds nuw i8, ptr %29, i64 16
  %437 = load i32, ptr %436, align 8, !tbaa !284
  %438 = icmp ugt i32 %437, 5
  br i1 %438, label %439, label %655

439:                                              ; preds = %430, %439
  %440 = phi i32 [ %463, %439 ], [ 3, %430 ]
  %441 = load ptr, ptr %371, align 8, !tbaa !289
  %442 = zext i32 %440 to i64
  %443 = getelementptr inbounds nuw i32, ptr %441, i64 %442
  %444 = load ptr, ptr %18, align 8, !tbaa !524
  %445 = getelementptr inbounds nuw i8, ptr %443, i64 8
  %446 = load i32, ptr %445, align 4, !tbaa !5
  %447 = sext i32 %446 to i64
  %448 = getelementptr inbounds i64, ptr %444, i64 %447
  %449 = load ptr, ptr %19, align 8, !tbaa !287
  %450 = call fastcc i64 @evaluate(ptr noundef %448, ptr noundef %449)
  %451 = load ptr, ptr %20, align 8, !tbaa !288
  %452 = getelementptr inbounds nuw i8, ptr %443, i64 4
  %453 = load i32, ptr %452, align 4, !tbaa !5
  %454 = sext i32 %453 to i64
  %455 = getelementptr inbounds ptr, ptr %451, i64 %454
  %456 = load ptr, ptr %455, align 8, !tbaa !31
  %457 = ptrtoint ptr %456 to i64
  %458 = add i64 %450, %457
  %459 = inttoptr i64 %458 to ptr
  %460 = load i32, ptr %443, align 4, !tbaa !5
  %461 = sext i32 %460 to i64
  %462 = getelementptr inbounds ptr, ptr %451, i64 %461
  store ptr %459, ptr %462, align 8, !tbaa !31
  %463 = add i32 %440, 3
  %464 = add i32 %440, 5
  %465 = icmp ult i32 %464, %437
  br i1 %465, label %439, label %655, !llvm.loop !526

466:                                              ; preds = %27
  %467 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %468 = load ptr, ptr %467, align 8, !tbaa !289
  %469 = load ptr, ptr %16, align 8, !tbaa !523
  %470 = getelementptr inbounds nuw i8, ptr %468, i64 4
  %471 = load i32, ptr %470, align 4, !tbaa !5
  %472 = sext i32 %471 to i64
  %473 = getelementptr inbounds %struct.tfc_block, ptr %469, i64 %472
  %474 = load ptr, ptr %17, align 8, !tbaa !531
  %475 = getelementptr inbounds nuw i8, ptr %468, i64 12
  %476 = load i32, ptr %475, align 4, !tbaa !5
  %477 = sext i32 %476 to i64
  %478 = getelementptr inbounds i32, ptr %474, i64 %477
  %479 = load i32, ptr %478, align 4, !tbaa !5
  %480 = sext i32 %479 to i64
  %481 = load ptr, ptr %18, align 8, !tbaa !524
  %482 = getelementptr inbounds nuw i8, ptr %468, i64 8
  %483 = load i32, ptr %482, align 4, !tbaa !5
  %484 = sext i32 %483 to i64
  %485 = getelementptr inbounds i64, ptr %481, i64 %484
  %486 = load ptr, ptr %19, align 8, !tbaa !287
  %487 = call fastcc i64 @evaluate(ptr noundef %485, ptr noundef %486)
  %488 = icmp slt i32 %479, 0
  %489 = icmp slt i64 %487, 0
  %490 = select i1 %488, i1 true, i1 %489
  br i1 %490, label %496, label %491

491:                                              ; preds = %466
  %492 = add nuw nsw i64 %480, 1
  %493 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %492, i64 %487)
  %494 = extractvalue { i64, i1 } %493, 1
  %495 = extractvalue { i64, i1 } %493, 0
  br i1 %494, label %496, label %516

496:                                              ; preds = %491, %466
  %497 = load ptr, ptr %5, align 8, !tbaa !271
  %498 = getelementptr inbounds nuw i8, ptr %497, i64 24
  %499 = load ptr, ptr %498, align 8, !tbaa !262
  %500 = getelementptr inbounds nuw i8, ptr %499, i64 4
  br label %501

501:                                              ; preds = %501, %496
  %502 = atomicrmw xchg ptr %500, i32 1 acquire, align 4
  %503 = icmp eq i32 %502, 0
  br i1 %503, label %504, label %501, !llvm.loop !263

504:                                              ; preds = %501
  %505 = load atomic i32, ptr %499 monotonic, align 8
  %506 = icmp eq i32 %505, 0
  br i1 %506, label %511, label %507

507:                                              ; preds = %504
  %508 = getelementptr inbounds nuw i8, ptr %499, i64 16
  %509 = load i64, ptr %508, align 8, !tbaa !264
  %510 = icmp sgt i64 %509, 0
  br i1 %510, label %511, label %515

511:                                              ; preds = %507, %504
  %512 = getelementptr inbounds nuw i8, ptr %499, i64 12
  store i32 0, ptr %512, align 4, !tbaa !267
  %513 = getelementptr inbounds nuw i8, ptr %499, i64 16
  store <2 x i64> <i64 0, i64 -1>, ptr %513, align 8, !tbaa !120
  %514 = getelementptr inbounds nuw i8, ptr %499, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %514, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %499 monotonic, align 8
  br label %515

515:                                              ; preds = %511, %507
  store atomic i32 0, ptr %500 release, align 4
  br label %658

516:                                              ; preds = %491
  %517 = load ptr, ptr %473, align 8, !tbaa !222
  %518 = icmp eq ptr %517, null
  br i1 %518, label %523, label %519

519:                                              ; preds = %516
  %520 = getelementptr inbounds nuw i8, ptr %473, i64 8
  %521 = load i64, ptr %520, align 8, !tbaa !525
  %522 = icmp sgt i64 %495, %521
  br i1 %522, label %523, label %596

523:                                              ; preds = %519, %516
  %524 = icmp slt i64 %495, 4611686018427387904
  %525 = zext i1 %524 to i64
  %526 = shl nsw i64 %495, %525
  %527 = mul nuw nsw i64 %487, %480
  %528 = load ptr, ptr %5, align 8, !tbaa !271
  %529 = getelementptr inbounds nuw i8, ptr %528, i64 32
  %530 = load ptr, ptr %529, align 8, !tbaa !125
  %531 = getelementptr inbounds nuw i8, ptr %530, i64 104
  %532 = load ptr, ptr %531, align 8, !tbaa !529
  %533 = call ptr %532(ptr noundef %530, i64 noundef %526) #25
  %534 = icmp eq ptr %533, null
  br i1 %534, label %549, label %535

535:                                              ; preds = %523
  %536 = icmp eq i64 %527, 0
  br i1 %536, label %543, label %537

537:                                              ; preds = %535
  %538 = getelementptr inbounds nuw i8, ptr %530, i64 40
  %539 = load ptr, ptr %538, align 8, !tbaa !173
  %540 = load ptr, ptr %473, align 8, !tbaa !222
  %541 = call i32 %539(ptr noundef nonnull %530, ptr noundef nonnull %533, ptr noundef %540, i64 noundef range(i64 0, -9223372036854775808) %527) #25
  %542 = icmp eq i32 %541, 0
  br i1 %542, label %543, label %549

543:                                              ; preds = %537, %535
  %544 = load ptr, ptr %473, align 8, !tbaa !222
  %545 = icmp eq ptr %544, null
  br i1 %545, label %592, label %546

546:                                              ; preds = %543
  %547 = getelementptr inbounds nuw i8, ptr %530, i64 112
  %548 = load ptr, ptr %547, align 8, !tbaa !530
  call void %548(ptr noundef nonnull %530, ptr noundef nonnull %544) #25
  br label %592

549:                                              ; preds = %537, %523
  %550 = load ptr, ptr %5, align 8, !tbaa !271
  %551 = getelementptr inbounds nuw i8, ptr %550, i64 32
  %552 = load ptr, ptr %551, align 8, !tbaa !125
  %553 = getelementptr inbounds nuw i8, ptr %552, i64 104
  %554 = load ptr, ptr %553, align 8, !tbaa !529
  %555 = call ptr %554(ptr noundef %552, i64 noundef %495) #25
  %556 = icmp eq ptr %555, null
  br i1 %556, label %571, label %557

557:                                              ; preds = %549
  %558 = icmp eq i64 %527, 0
  br i1 %558, label %565, label %559

559:                                              ; preds = %557
  %560 = getelementptr inbounds nuw i8, ptr %552, i64 40
  %561 = load ptr, ptr %560, align 8, !tbaa !173
  %562 = load ptr, ptr %473, align 8, !tbaa !222
  %563 = call i32 %561(ptr noundef nonnull %552, ptr noundef nonnull %555, ptr noundef %562, i64 noundef range(i64 0, -9223372036854775808) %527) #25
  %564 = icmp eq i32 %563, 0
  br i1 %564, label %565, label %571

565:                                              ; preds = %559, %557
  %566 = load ptr, ptr %473, align 8, !tbaa !222
  %567 = icmp eq ptr %566, null
  br i1 %567, label %592, label %568

568:                                              ; preds = %565
  %569 = getelementptr inbounds nuw i8, ptr %552, i64 112
  %570 = load ptr, ptr %569, align 8, !tbaa !530
  call void %570(ptr noundef nonnull %552, ptr noundef nonnull %566) #25
  br label %592

571:                                              ; preds = %559, %549
  %572 = load ptr, ptr %5, align 8, !tbaa !271
  %573 = getelementptr inbounds nuw i8, ptr %572, i64 24
  %574 = load ptr, ptr %573, align 8, !tbaa !262
  %575 = getelementptr inbounds nuw i8, ptr %574, i64 4
  br label %576

576:                                              ; preds = %576, %571
  %577 = atomicrmw xchg ptr %575, i32 1 acquire, align 4
  %578 = icmp eq i32 %577, 0
  br i1 %578, label %579, label %576, !llvm.loop !263

579:                                              ; preds = %576
  %580 = load atomic i32, ptr %574 monotonic, align 8
  %581 = icmp eq i32 %580, 0
  br i1 %581, label %586, label %582

582:                                              ; preds = %579
  %583 = getelementptr inbounds nuw i8, ptr %574, i64 16
  %584 = load i64, ptr %583, align 8, !tbaa !264
  %585 = icmp sgt i64 %584, 0
  br i1 %585, label %586, label %591

586:                                              ; preds = %582, %579
  %587 = getelementptr inbounds nuw i8, ptr %574, i64 12
  store i32 0, ptr %587, align 4, !tbaa !267
  %588 = getelementptr inbounds nuw i8, ptr %574, i64 16
  store i64 0, ptr %588, align 8, !tbaa !264
  %589 = getelementptr inbounds nuw i8, ptr %574, i64 24
  store i64 %495, ptr %589, align 8, !tbaa !268
  %590 = getelementptr inbounds nuw i8, ptr %574, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %590, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %574 monotonic, align 8
  br label %591

591:                                              ; preds = %586, %582
  store atomic i32 0, ptr %575 release, align 4
  br label %658

592:                                              ; preds = %568, %565, %546, %543
  %593 = phi ptr [ %533, %546 ], [ %533, %543 ], [ %555, %565 ], [ %555, %568 ]
  %594 = phi i64 [ %526, %546 ], [ %526, %543 ], [ %495, %565 ], [ %495, %568 ]
  store ptr %593, ptr %473, align 8, !tbaa !31
  %595 = getelementptr inbounds nuw i8, ptr %473, i64 8
  store i64 %594, ptr %595, align 8, !tbaa !120
  br label %596

596:                                              ; preds = %592, %519
  %597 = phi ptr [ %517, %519 ], [ %593, %592 ]
  %598 = load ptr, ptr %20, align 8, !tbaa !288
  %599 = load i32, ptr %468, align 4, !tbaa !5
  %600 = sext i32 %599 to i64
  %601 = getelementptr inbounds ptr, ptr %598, i64 %600
  store ptr %597, ptr %601, align 8, !tbaa !31
  %602 = getelementptr inbounds nuw i8, ptr %29, i64 16
  %603 = load i32, ptr %602, align 8, !tbaa !284
  %604 = icmp ugt i32 %603, 6
  br i1 %604, label %605, label %655

605:                                              ; preds = %596, %605
  %606 = phi i32 [ %629, %605 ], [ 4, %596 ]
  %607 = load ptr, ptr %467, align 8, !tbaa !289
  %608 = zext i32 %606 to i64
  %609 = getelementptr inbounds nuw i32, ptr %607, i64 %608
  %610 = load ptr, ptr %18, align 8, !tbaa !524
  %611 = getelementptr inbounds nuw i8, ptr %609, i64 8
  %612 = load i32, ptr %611, align 4, !tbaa !5
  %613 = sext i32 %612 to i64
  %614 = getelementptr inbounds i64, ptr %610, i64 %613
  %615 = load ptr, ptr %19, align 8, !tbaa !287
  %616 = call fastcc i64 @evaluate(ptr noundef %614, ptr noundef %615)
  %617 = load ptr, ptr %20, align 8, !tbaa !288
  %618 = getelementptr inbounds nuw i8, ptr %609, i64 4
  %619 = load i32, ptr %618, align 4, !tbaa !5
  %620 = sext i32 %619 to i64
  %621 = getelementptr inbounds ptr, ptr %617, i64 %620
  %622 = load ptr, ptr %621, align 8, !tbaa !31
  %623 = ptrtoint ptr %622 to i64
  %624 = add i64 %616, %623
  %625 = inttoptr i64 %624 to ptr
  %626 = load i32, ptr %609, align 4, !tbaa !5
  %627 = sext i32 %626 to i64
  %628 = getelementptr inbounds ptr, ptr %617, i64 %627
  store ptr %625, ptr %628, align 8, !tbaa !31
  %629 = add i32 %606, 3
  %630 = add i32 %606, 5
  %631 = icmp ult i32 %630, %603
  br i1 %631, label %605, label %655, !llvm.loop !526

632:                                              ; preds = %27
  %633 = load ptr, ptr %5, align 8, !tbaa !271
  %634 = getelementptr inbounds nuw i8, ptr %633, i64 24
  %635 = load ptr, ptr %634, align 8, !tbaa !262
  %636 = getelementptr inbounds nuw i8, ptr %635, i64 4
  br label %637

637:                                              ; preds = %637, %632
  %638 = atomicrmw xchg ptr %636, i32 1 acquire, align 4
  %639 = icmp eq i32 %638, 0
  br i1 %639, label %640, label %637, !llvm.loop !263

640:                                              ; preds = %637
  %641 = load atomic i32, ptr %635 monotonic, align 8
  %642 = icmp eq i32 %641, 0
  br i1 %642, label %647, label %643

643:                                              ; preds = %640
  %644 = getelementptr inbounds nuw i8, ptr %635, i64 16
  %645 = load i64, ptr %644, align 8, !tbaa !264
  %646 = icmp sgt i64 %645, 0
  br i1 %646, label %647, label %649

647:                                              ; preds = %643, %640
  %648 = getelementptr inbounds nuw i8, ptr %635, i64 12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %648, i8 0, i64 36, i1 false)
  store atomic i32 13, ptr %635 monotonic, align 8
  br label %649

649:                                              ; preds = %643, %647
  store atomic i32 0, ptr %636 release, align 4
  br label %658

650:                                              ; preds = %235, %368, %237, %194
  %651 = phi i32 [ %238, %237 ], [ %195, %194 ], [ %369, %368 ], [ %236, %235 ]
  %652 = icmp eq i32 %651, 0
  br i1 %652, label %653, label %666

653:                                              ; preds = %650
  %654 = load i64, ptr %4, align 8, !tbaa !120
  br label %655

655:                                              ; preds = %605, %439, %274, %653, %596, %430, %239, %91, %303, %148, %119
  %656 = phi i64 [ %654, %653 ], [ %30, %439 ], [ %30, %274 ], [ %30, %119 ], [ %30, %596 ], [ %30, %430 ], [ %30, %239 ], [ %30, %91 ], [ %304, %303 ], [ %151, %148 ], [ %30, %605 ]
  %657 = icmp slt i64 %656, %13
  br i1 %657, label %27, label %666, !llvm.loop !532

658:                                              ; preds = %515, %591, %64, %118, %147, %234, %429, %649
  %659 = phi i32 [ 8, %429 ], [ 1, %234 ], [ %121, %147 ], [ 13, %649 ], [ 1, %64 ], [ %92, %118 ], [ 8, %591 ], [ 8, %515 ]
  %660 = getelementptr inbounds nuw i8, ptr %29, i64 20
  %661 = load i32, ptr %660, align 4, !tbaa !283
  %662 = load ptr, ptr %5, align 8, !tbaa !271
  %663 = getelementptr inbounds nuw i8, ptr %662, i64 24
  %664 = load ptr, ptr %663, align 8, !tbaa !262
  %665 = getelementptr inbounds nuw i8, ptr %664, i64 8
  store i32 %661, ptr %665, align 8, !tbaa !291
  br label %666

666:                                              ; preds = %650, %655, %658, %1, %94, %123
  %667 = phi i32 [ 0, %1 ], [ %659, %658 ], [ %92, %94 ], [ %121, %123 ], [ %651, %650 ], [ 0, %655 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #25
  ret i32 %667
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @steer_on_device(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull writeonly captures(none) %2) unnamed_addr #30 {
  %4 = alloca i8, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #25
  store i8 0, ptr %4, align 4, !tbaa !97
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %6 = load i32, ptr %5, align 8, !tbaa !280
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %8 = load ptr, ptr %7, align 8, !tbaa !289
  switch i32 %6, label %74 [
    i32 3, label %9
    i32 4, label %29
  ]

9:                                                ; preds = %3
  %10 = load i32, ptr %8, align 4, !tbaa !5
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %12 = load ptr, ptr %11, align 8, !tbaa !271
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %14 = load ptr, ptr %13, align 8, !tbaa !125
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %16 = load ptr, ptr %15, align 8, !tbaa !172
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %18 = load ptr, ptr %17, align 8, !tbaa !288
  %19 = sext i32 %10 to i64
  %20 = getelementptr inbounds ptr, ptr %18, i64 %19
  %21 = load ptr, ptr %20, align 8, !tbaa !31
  %22 = call i32 %16(ptr noundef %14, ptr noundef %12, ptr noundef nonnull %4, ptr noundef %21, i64 noundef 1) #25
  %23 = load i8, ptr %4, align 4, !tbaa !97
  %24 = icmp eq i8 %23, 0
  br i1 %24, label %25, label %106

25:                                               ; preds = %9
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %27 = load i32, ptr %26, align 4, !tbaa !292
  %28 = sext i32 %27 to i64
  store i64 %28, ptr %2, align 8, !tbaa !120
  br label %106

29:                                               ; preds = %3
  %30 = load i32, ptr %8, align 4, !tbaa !5
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %32 = load ptr, ptr %31, align 8, !tbaa !531
  %33 = sext i32 %30 to i64
  %34 = getelementptr inbounds i32, ptr %32, i64 %33
  store i32 0, ptr %34, align 4, !tbaa !5
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %36 = load ptr, ptr %35, align 8, !tbaa !271
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 32
  %38 = load ptr, ptr %37, align 8, !tbaa !125
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 32
  %40 = load ptr, ptr %39, align 8, !tbaa !178
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %42 = load ptr, ptr %41, align 8, !tbaa !288
  %43 = getelementptr inbounds ptr, ptr %42, i64 %33
  %44 = load ptr, ptr %43, align 8, !tbaa !31
  %45 = tail call i32 %40(ptr noundef %38, ptr noundef %44, i32 noundef 0) #25
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %109

47:                                               ; preds = %29
  %48 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %49 = load i32, ptr %48, align 4, !tbaa !5
  %50 = icmp slt i32 %49, 0
  br i1 %50, label %142, label %51

51:                                               ; preds = %47
  %52 = load ptr, ptr %31, align 8, !tbaa !531
  %53 = zext nneg i32 %49 to i64
  %54 = getelementptr inbounds nuw i32, ptr %52, i64 %53
  %55 = load ptr, ptr %35, align 8, !tbaa !271
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 32
  %57 = load ptr, ptr %56, align 8, !tbaa !125
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 24
  %59 = load ptr, ptr %58, align 8, !tbaa !172
  %60 = load ptr, ptr %41, align 8, !tbaa !288
  %61 = getelementptr inbounds nuw ptr, ptr %60, i64 %53
  %62 = load ptr, ptr %61, align 8, !tbaa !31
  %63 = tail call i32 %59(ptr noundef %57, ptr noundef %55, ptr noundef %54, ptr noundef %62, i64 noundef 4) #25
  %64 = load ptr, ptr %31, align 8, !tbaa !531
  %65 = load i32, ptr %48, align 4, !tbaa !5
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i32, ptr %64, i64 %66
  %68 = load i32, ptr %67, align 4, !tbaa !5
  %69 = icmp slt i32 %68, 1
  br i1 %69, label %70, label %106

70:                                               ; preds = %51
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %72 = load i32, ptr %71, align 4, !tbaa !292
  %73 = sext i32 %72 to i64
  store i64 %73, ptr %2, align 8, !tbaa !120
  br label %106

74:                                               ; preds = %3
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %76 = load ptr, ptr %75, align 8, !tbaa !531
  %77 = load i32, ptr %8, align 4, !tbaa !5
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds i32, ptr %76, i64 %78
  %80 = load i32, ptr %79, align 4, !tbaa !5
  %81 = add i32 %80, 1
  %82 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %83 = load i32, ptr %82, align 4, !tbaa !5
  %84 = icmp slt i32 %83, 0
  br i1 %84, label %90, label %85

85:                                               ; preds = %74
  %86 = zext nneg i32 %83 to i64
  %87 = getelementptr inbounds nuw i32, ptr %76, i64 %86
  %88 = load i32, ptr %87, align 4, !tbaa !5
  %89 = icmp slt i32 %81, %88
  br i1 %89, label %90, label %94

90:                                               ; preds = %85, %74
  %91 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %92 = load i32, ptr %91, align 4, !tbaa !292
  %93 = sext i32 %92 to i64
  store i64 %93, ptr %2, align 8, !tbaa !120
  br label %94

94:                                               ; preds = %85, %90
  store i32 %81, ptr %79, align 4, !tbaa !5
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %96 = load ptr, ptr %95, align 8, !tbaa !271
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 32
  %98 = load ptr, ptr %97, align 8, !tbaa !125
  %99 = getelementptr inbounds nuw i8, ptr %98, i64 32
  %100 = load ptr, ptr %99, align 8, !tbaa !178
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %102 = load ptr, ptr %101, align 8, !tbaa !288
  %103 = getelementptr inbounds ptr, ptr %102, i64 %78
  %104 = load ptr, ptr %103, align 8, !tbaa !31
  %105 = tail call i32 %100(ptr noundef %98, ptr noundef %104, i32 noundef %81) #25
  br label %106

106:                                              ; preds = %70, %51, %9, %25, %94
  %107 = phi i32 [ %105, %94 ], [ %22, %9 ], [ %22, %25 ], [ %63, %70 ], [ %63, %51 ]
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %142, label %109

109:                                              ; preds = %29, %106
  %110 = phi i32 [ %107, %106 ], [ %45, %29 ]
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %112 = load ptr, ptr %111, align 8, !tbaa !271
  %113 = getelementptr inbounds nuw i8, ptr %112, i64 24
  %114 = load ptr, ptr %113, align 8, !tbaa !262
  %115 = load atomic i32, ptr %114 acquire, align 8
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %117, label %142

117:                                              ; preds = %109
  %118 = load ptr, ptr %111, align 8, !tbaa !271
  %119 = getelementptr inbounds nuw i8, ptr %118, i64 24
  %120 = load ptr, ptr %119, align 8, !tbaa !262
  %121 = getelementptr inbounds nuw i8, ptr %120, i64 4
  br label %122

122:                                              ; preds = %122, %117
  %123 = atomicrmw xchg ptr %121, i32 1 acquire, align 4
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %125, label %122, !llvm.loop !263

125:                                              ; preds = %122
  %126 = load atomic i32, ptr %120 monotonic, align 8
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %132, label %128

128:                                              ; preds = %125
  %129 = getelementptr inbounds nuw i8, ptr %120, i64 16
  %130 = load i64, ptr %129, align 8, !tbaa !264
  %131 = icmp sgt i64 %130, 0
  br i1 %131, label %132, label %135

132:                                              ; preds = %128, %125
  %133 = getelementptr inbounds nuw i8, ptr %120, i64 12
  store i32 2147483647, ptr %133, align 4, !tbaa !267
  %134 = getelementptr inbounds nuw i8, ptr %120, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %134, i8 0, i64 32, i1 false)
  store atomic i32 %110, ptr %120 monotonic, align 8
  br label %135

135:                                              ; preds = %132, %128
  store atomic i32 0, ptr %121 release, align 4
  %136 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %137 = load i32, ptr %136, align 4, !tbaa !283
  %138 = load ptr, ptr %111, align 8, !tbaa !271
  %139 = getelementptr inbounds nuw i8, ptr %138, i64 24
  %140 = load ptr, ptr %139, align 8, !tbaa !262
  %141 = getelementptr inbounds nuw i8, ptr %140, i64 8
  store i32 %137, ptr %141, align 8, !tbaa !291
  br label %142

142:                                              ; preds = %47, %135, %109, %106
  %143 = phi i32 [ %110, %135 ], [ 0, %106 ], [ %110, %109 ], [ 0, %47 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #25
  ret i32 %143
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #23

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #23

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #23

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #23

; Function Attrs: nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #24

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #23

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #23

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
!10 = !{!"tfc_executor", !11, i64 0, !13, i64 8, !14, i64 16, !14, i64 24, !14, i64 32, !14, i64 40, !16, i64 48, !6, i64 56, !6, i64 60, !12, i64 64, !12, i64 72, !17, i64 80, !17, i64 88, !18, i64 96, !19, i64 104, !6, i64 112, !6, i64 116, !6, i64 120, !6, i64 124, !20, i64 128, !21, i64 136, !22, i64 144, !23, i64 152, !23, i64 160, !6, i64 168, !6, i64 172, !6, i64 176, !6, i64 180, !23, i64 184, !23, i64 192, !23, i64 200, !7, i64 208, !24, i64 216, !23, i64 224, !23, i64 232, !23, i64 240, !12, i64 248, !17, i64 256, !17, i64 264, !14, i64 272, !7, i64 280}
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
!34 = !{!"tfc_ctx", !6, i64 0, !6, i64 4, !35, i64 8, !36, i64 16, !37, i64 24, !38, i64 32, !39, i64 40}
!35 = !{!"p1 _ZTS8tfc_pool", !12, i64 0}
!36 = !{!"p1 _ZTS8tfc_host", !12, i64 0}
!37 = !{!"p1 _ZTS11tfc_failure", !12, i64 0}
!38 = !{!"p1 _ZTS10tfc_device", !12, i64 0}
!39 = !{!"p1 _ZTS10tfc_checks", !12, i64 0}
!40 = !{!10, !18, i64 96}
!41 = !{!10, !6, i64 176}
!42 = !{!10, !11, i64 0}
!43 = !{!10, !6, i64 56}
!44 = !{!45, !48, i64 24}
!45 = !{!"tfc_graph", !46, i64 0, !47, i64 8, !21, i64 16, !48, i64 24, !49, i64 32, !21, i64 40, !21, i64 48, !6, i64 56, !6, i64 60}
!46 = !{!"p1 _ZTS8tfc_node", !12, i64 0}
!47 = !{!"p1 _ZTS8tfc_edge", !12, i64 0}
!48 = !{!"p1 _ZTS9tfc_frame", !12, i64 0}
!49 = !{!"p1 long", !12, i64 0}
!50 = !{!51, !11, i64 0}
!51 = !{!"tfc_instance", !11, i64 0, !48, i64 8, !46, i64 16, !52, i64 24, !52, i64 32, !53, i64 40, !23, i64 48, !23, i64 56, !23, i64 64, !6, i64 72, !6, i64 76, !54, i64 80, !55, i64 88, !55, i64 96, !49, i64 104, !14, i64 112, !14, i64 120}
!52 = !{!"p1 _ZTS12tfc_instance", !12, i64 0}
!53 = !{!"p1 _ZTS13tfc_iteration", !12, i64 0}
!54 = !{!"p2 _ZTS13tfc_iteration", !15, i64 0}
!55 = !{!"p1 _ZTS4held", !12, i64 0}
!56 = !{!45, !6, i64 56}
!57 = !{!10, !14, i64 24}
!58 = !{!51, !14, i64 112}
!59 = !{!51, !54, i64 80}
!60 = !{!51, !48, i64 8}
!61 = !{!53, !53, i64 0}
!62 = !{!63, !6, i64 28}
!63 = !{!"tfc_frame", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28, !21, i64 32, !21, i64 40, !21, i64 48, !23, i64 56}
!64 = !{!65, !23, i64 8}
!65 = !{!"tfc_iteration", !23, i64 0, !23, i64 8, !23, i64 16, !52, i64 24, !14, i64 32, !21, i64 40, !21, i64 48}
!66 = !{!10, !6, i64 112}
!67 = !{!45, !46, i64 0}
!68 = !{!63, !21, i64 32}
!69 = !{!46, !46, i64 0}
!70 = !{!52, !52, i64 0}
!71 = distinct !{!71, !29}
!72 = !{!19, !19, i64 0}
!73 = !{!26, !6, i64 24}
!74 = distinct !{!74, !29}
!75 = !{!10, !23, i64 232}
!76 = !{!10, !20, i64 128}
!77 = !{!78, !23, i64 16}
!78 = !{!"tfc_group", !79, i64 0, !80, i64 8, !23, i64 16, !6, i64 24, !6, i64 28, !7, i64 32, !7, i64 36, !7, i64 40, !6, i64 44, !6, i64 48, !6, i64 52, !6, i64 56, !81, i64 64, !81, i64 72, !6, i64 80}
!79 = !{!"p2 _ZTS12tfc_executor", !15, i64 0}
!80 = !{!"p1 _ZTS12tfc_transfer", !12, i64 0}
!81 = !{!"p1 _ZTS10tfc_parcel", !12, i64 0}
!82 = !{!10, !23, i64 200}
!83 = !{!84, !23, i64 0}
!84 = !{!"timespec", !23, i64 0, !23, i64 8}
!85 = !{!84, !23, i64 8}
!86 = !{!10, !6, i64 60}
!87 = !{!88, !12, i64 40}
!88 = !{!"tfc_host", !6, i64 0, !6, i64 4, !12, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !12, i64 40, !12, i64 48}
!89 = !{!88, !12, i64 8}
!90 = !{!10, !24, i64 216}
!91 = !{!10, !23, i64 224}
!92 = !{!10, !23, i64 240}
!93 = !{!65, !14, i64 32}
!94 = !{!95, !6, i64 16}
!95 = !{!"tfc_node", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36, !6, i64 40}
!96 = !{!10, !14, i64 40}
!97 = !{!7, !7, i64 0}
!98 = !{!95, !6, i64 0}
!99 = !{!10, !21, i64 136}
!100 = !{!95, !6, i64 4}
!101 = !{!102, !6, i64 48}
!102 = !{!"tfc_activation", !103, i64 0, !6, i64 56, !6, i64 60, !6, i64 64, !6, i64 68, !81, i64 72, !14, i64 80, !14, i64 88, !52, i64 96, !53, i64 104}
!103 = !{!"tfc_parcel", !81, i64 0, !104, i64 8, !19, i64 16, !23, i64 24, !23, i64 32, !12, i64 40, !6, i64 48, !6, i64 52}
!104 = !{!"p1 _ZTS12tfc_executor", !12, i64 0}
!105 = distinct !{!105, !29}
!106 = distinct !{!106, !29}
!107 = !{!78, !80, i64 8}
!108 = !{!103, !6, i64 48}
!109 = !{!81, !81, i64 0}
!110 = !{!103, !23, i64 24}
!111 = distinct !{!111, !29}
!112 = !{!103, !6, i64 52}
!113 = !{!103, !81, i64 0}
!114 = !{!78, !6, i64 28}
!115 = !{!78, !6, i64 44}
!116 = !{!102, !81, i64 72}
!117 = !{!10, !22, i64 144}
!118 = !{!65, !23, i64 16}
!119 = !{!104, !104, i64 0}
!120 = !{!23, !23, i64 0}
!121 = !{!122, !23, i64 8}
!122 = !{!"tfc_transfer", !81, i64 0, !23, i64 8, !23, i64 16}
!123 = !{!103, !23, i64 32}
!124 = !{!122, !23, i64 16}
!125 = !{!34, !38, i64 32}
!126 = !{!127, !12, i64 72}
!127 = !{!"tfc_device", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !12, i64 40, !12, i64 48, !12, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !12, i64 88, !12, i64 96, !12, i64 104, !12, i64 112}
!128 = !{!26, !12, i64 0}
!129 = !{!103, !12, i64 40}
!130 = distinct !{!130, !29}
!131 = distinct !{!131, !29}
!132 = !{!95, !6, i64 24}
!133 = !{!95, !6, i64 36}
!134 = !{!45, !21, i64 40}
!135 = !{!102, !14, i64 88}
!136 = !{!45, !49, i64 32}
!137 = !{!45, !21, i64 48}
!138 = distinct !{!138, !29}
!139 = !{!10, !23, i64 192}
!140 = !{!51, !46, i64 16}
!141 = !{!51, !52, i64 24}
!142 = !{!51, !53, i64 40}
!143 = !{!144}
!144 = distinct !{!144, !145}
!145 = distinct !{!145, !"LVerDomain"}
!146 = !{!147}
!147 = distinct !{!147, !145}
!148 = distinct !{!148, !29, !149, !150}
!149 = !{!"llvm.loop.isvectorized", i32 1}
!150 = !{!"llvm.loop.unroll.runtime.disable"}
!151 = distinct !{!151, !29, !149}
!152 = !{!10, !13, i64 8}
!153 = !{!95, !6, i64 20}
!154 = !{!155, !21, i64 16}
!155 = !{!"tfc_region_use", !156, i64 0, !15, i64 8, !21, i64 16, !21, i64 24, !157, i64 32, !23, i64 40, !23, i64 48}
!156 = !{!"p1 _ZTS10tfc_region", !12, i64 0}
!157 = !{!"p1 _ZTS8tfc_move", !12, i64 0}
!158 = !{!155, !15, i64 8}
!159 = distinct !{!159, !29}
!160 = !{!155, !23, i64 40}
!161 = !{!155, !21, i64 24}
!162 = distinct !{!162, !29}
!163 = !{!155, !157, i64 32}
!164 = !{!165, !6, i64 4}
!165 = !{!"tfc_move", !6, i64 0, !6, i64 4, !23, i64 8}
!166 = !{!165, !23, i64 8}
!167 = !{!165, !6, i64 0}
!168 = distinct !{!168, !29}
!169 = !{!155, !23, i64 48}
!170 = !{!10, !6, i64 168}
!171 = !{!155, !156, i64 0}
!172 = !{!127, !12, i64 24}
!173 = !{!127, !12, i64 40}
!174 = distinct !{!174, !29}
!175 = !{!45, !21, i64 16}
!176 = !{!95, !6, i64 40}
!177 = distinct !{!177, !29}
!178 = !{!127, !12, i64 32}
!179 = !{!10, !14, i64 16}
!180 = !{!51, !14, i64 120}
!181 = !{!10, !14, i64 32}
!182 = distinct !{!182, !29}
!183 = !{!10, !23, i64 184}
!184 = distinct !{!184, !29}
!185 = !{!103, !19, i64 16}
!186 = distinct !{!186, !29}
!187 = !{!10, !6, i64 116}
!188 = !{!10, !6, i64 120}
!189 = !{!10, !6, i64 124}
!190 = !{!102, !52, i64 96}
!191 = !{!102, !6, i64 60}
!192 = !{!102, !6, i64 56}
!193 = !{!102, !6, i64 64}
!194 = !{!103, !104, i64 8}
!195 = !{!127, !12, i64 88}
!196 = !{!127, !12, i64 96}
!197 = !{!127, !12, i64 64}
!198 = !{!127, !12, i64 48}
!199 = !{!127, !12, i64 56}
!200 = !{!10, !6, i64 172}
!201 = !{!102, !53, i64 104}
!202 = !{!102, !23, i64 32}
!203 = !{!204, !6, i64 8}
!204 = !{!"tfc_driver", !6, i64 0, !6, i64 4, !6, i64 8}
!205 = !{!78, !6, i64 56}
!206 = !{!204, !6, i64 0}
!207 = !{!78, !81, i64 64}
!208 = distinct !{!208, !29}
!209 = !{!78, !7, i64 32}
!210 = !{!204, !6, i64 4}
!211 = !{!78, !6, i64 24}
!212 = !{!78, !79, i64 0}
!213 = distinct !{!213, !29}
!214 = !{!78, !6, i64 48}
!215 = !{!10, !7, i64 208}
!216 = !{!78, !6, i64 52}
!217 = !{!78, !81, i64 72}
!218 = !{!78, !6, i64 80}
!219 = distinct !{!219, !29}
!220 = !{!127, !12, i64 80}
!221 = distinct !{!221, !29}
!222 = !{!223, !12, i64 0}
!223 = !{!"tfc_block", !12, i64 0, !23, i64 8}
!224 = !{!225, !23, i64 40}
!225 = !{!"tfc_monitor", !7, i64 0, !6, i64 4, !226, i64 8, !23, i64 16, !23, i64 24, !227, i64 32, !23, i64 40, !23, i64 48}
!226 = !{!"p1 _ZTS9tfc_event", !12, i64 0}
!227 = !{!"p1 _ZTS8tfc_runs", !12, i64 0}
!228 = !{!225, !227, i64 32}
!229 = !{!230, !23, i64 0}
!230 = !{!"tfc_runs", !23, i64 0, !23, i64 8, !23, i64 16, !23, i64 24}
!231 = !{!230, !23, i64 16}
!232 = !{!230, !23, i64 24}
!233 = !{!225, !23, i64 48}
!234 = !{!225, !23, i64 24}
!235 = !{!225, !23, i64 16}
!236 = !{!225, !226, i64 8}
!237 = !{!230, !23, i64 8}
!238 = !{!239, !23, i64 8}
!239 = !{!"tfc_event", !23, i64 0, !23, i64 8, !23, i64 16}
!240 = !{!241, !35, i64 16}
!241 = !{!"tfc_worker", !7, i64 0, !23, i64 8, !35, i64 16, !23, i64 24}
!242 = distinct !{!242, !29}
!243 = distinct !{!243, !29}
!244 = distinct !{!244, !29}
!245 = !{!241, !23, i64 24}
!246 = distinct !{!246, !29}
!247 = !{!88, !12, i64 16}
!248 = !{!88, !6, i64 4}
!249 = !{!34, !35, i64 8}
!250 = !{!251, !12, i64 0}
!251 = !{!"tfc_loop", !12, i64 0, !12, i64 8, !23, i64 16, !23, i64 24, !23, i64 32}
!252 = !{!251, !12, i64 8}
!253 = !{!251, !23, i64 16}
!254 = !{!251, !23, i64 32}
!255 = distinct !{!255, !29}
!256 = !{!251, !23, i64 24}
!257 = !{i64 0, i64 8, !31, i64 8, i64 8, !31, i64 16, i64 8, !120, i64 24, i64 8, !120, i64 32, i64 8, !120}
!258 = distinct !{!258, !29}
!259 = distinct !{!259, !29}
!260 = !{!241, !23, i64 8}
!261 = distinct !{!261, !29}
!262 = !{!34, !37, i64 24}
!263 = distinct !{!263, !29}
!264 = !{!265, !23, i64 16}
!265 = !{!"tfc_failure", !7, i64 0, !7, i64 4, !6, i64 8, !6, i64 12, !23, i64 16, !23, i64 24, !23, i64 32, !266, i64 40}
!266 = !{!"double", !7, i64 0}
!267 = !{!265, !6, i64 12}
!268 = !{!265, !23, i64 24}
!269 = !{!265, !23, i64 32}
!270 = !{!265, !266, i64 40}
!271 = !{!272, !16, i64 40}
!272 = !{!"tfc_region", !273, i64 0, !23, i64 8, !15, i64 16, !49, i64 24, !15, i64 32, !16, i64 40, !23, i64 48, !49, i64 56, !17, i64 64, !274, i64 72, !23, i64 80, !21, i64 88, !275, i64 96}
!273 = !{!"p1 _ZTS15tfc_instruction", !12, i64 0}
!274 = !{!"p1 _ZTS9tfc_block", !12, i64 0}
!275 = !{!"p1 _ZTS13tfc_recording", !12, i64 0}
!276 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!277 = !{!88, !12, i64 32}
!278 = !{!272, !273, i64 0}
!279 = !{!272, !23, i64 8}
!280 = !{!281, !6, i64 24}
!281 = !{!"tfc_instruction", !12, i64 0, !21, i64 8, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28}
!282 = !{!272, !23, i64 48}
!283 = !{!281, !6, i64 20}
!284 = !{!281, !6, i64 16}
!285 = !{!281, !12, i64 0}
!286 = !{!272, !15, i64 32}
!287 = !{!272, !49, i64 24}
!288 = !{!272, !15, i64 16}
!289 = !{!281, !21, i64 8}
!290 = distinct !{!290, !29}
!291 = !{!265, !6, i64 8}
!292 = !{!281, !6, i64 28}
!293 = !{!272, !17, i64 64}
!294 = distinct !{!294, !29}
!295 = distinct !{!295, !29}
!296 = !{!272, !23, i64 80}
!297 = distinct !{!297, !29}
!298 = !{!272, !275, i64 96}
!299 = !{!127, !12, i64 8}
!300 = !{!127, !12, i64 16}
!301 = !{!34, !39, i64 40}
!302 = !{!303, !23, i64 32}
!303 = !{!"tfc_checks", !304, i64 0, !21, i64 8, !304, i64 16, !23, i64 24, !23, i64 32}
!304 = !{!"p1 _ZTS9tfc_check", !12, i64 0}
!305 = !{!306, !12, i64 16}
!306 = !{!"py_record", !23, i64 0, !12, i64 8, !12, i64 16}
!307 = !{!308, !309, i64 0}
!308 = !{!"tfc_callable", !309, i64 0, !12, i64 8, !23, i64 16}
!309 = !{!"p1 _ZTS12tfc_prepared", !12, i64 0}
!310 = !{!311, !313, i64 8}
!311 = !{!"tfc_prepared", !312, i64 0, !313, i64 8, !21, i64 16, !15, i64 24, !15, i64 32, !12, i64 40, !6, i64 48, !6, i64 52}
!312 = !{!"p1 _ZTS10tfc_python", !12, i64 0}
!313 = !{!"p1 _ZTS11tfc_binding", !12, i64 0}
!314 = !{!311, !6, i64 48}
!315 = !{!316, !23, i64 16}
!316 = !{!"py_object", !23, i64 0, !12, i64 8, !23, i64 16}
!317 = !{!311, !312, i64 0}
!318 = !{!319, !23, i64 216}
!319 = !{!"tfc_python", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !12, i64 40, !12, i64 48, !12, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !12, i64 88, !12, i64 96, !12, i64 104, !12, i64 112, !12, i64 120, !12, i64 128, !12, i64 136, !12, i64 144, !12, i64 152, !12, i64 160, !12, i64 168, !12, i64 176, !12, i64 184, !12, i64 192, !12, i64 200, !12, i64 208, !23, i64 216}
!320 = !{!311, !15, i64 24}
!321 = !{!311, !12, i64 40}
!322 = distinct !{!322, !29}
!323 = !{!319, !12, i64 112}
!324 = distinct !{!324, !29}
!325 = distinct !{!325, !29}
!326 = !{!319, !12, i64 16}
!327 = !{!308, !12, i64 8}
!328 = !{!311, !21, i64 16}
!329 = !{!311, !6, i64 52}
!330 = !{!319, !12, i64 160}
!331 = !{!308, !23, i64 16}
!332 = !{!316, !12, i64 8}
!333 = !{!319, !12, i64 192}
!334 = !{!319, !12, i64 72}
!335 = !{!319, !12, i64 64}
!336 = !{!311, !15, i64 32}
!337 = distinct !{!337, !29}
!338 = !{!319, !12, i64 120}
!339 = !{!319, !12, i64 128}
!340 = !{!319, !12, i64 184}
!341 = !{!319, !12, i64 104}
!342 = !{!319, !12, i64 96}
!343 = distinct !{!343, !29}
!344 = !{!319, !12, i64 176}
!345 = distinct !{!345, !29, !149, !150}
!346 = distinct !{!346, !29, !150, !149}
!347 = !{!313, !313, i64 0}
!348 = !{!349, !6, i64 144}
!349 = !{!"tfc_binding", !12, i64 0, !313, i64 8, !156, i64 16, !350, i64 24, !350, i64 32, !351, i64 40, !23, i64 48, !6, i64 56, !6, i64 60, !352, i64 64, !23, i64 72, !353, i64 80, !49, i64 88, !23, i64 96, !12, i64 104, !12, i64 112, !12, i64 120, !12, i64 128, !6, i64 136, !6, i64 140, !6, i64 144, !6, i64 148, !354, i64 152}
!350 = !{!"p1 _ZTS11tfc_operand", !12, i64 0}
!351 = !{!"p1 _ZTS9tfc_shift", !12, i64 0}
!352 = !{!"p1 _ZTS9tfc_saved", !12, i64 0}
!353 = !{!"p1 _ZTS13tfc_step_lock", !12, i64 0}
!354 = !{!"p1 _ZTS9tfc_begun", !12, i64 0}
!355 = !{!349, !6, i64 148}
!356 = !{!349, !350, i64 24}
!357 = !{!319, !12, i64 168}
!358 = !{!359, !12, i64 56}
!359 = !{!"py_array", !23, i64 0, !12, i64 8, !12, i64 16, !6, i64 24, !49, i64 32, !49, i64 40, !12, i64 48, !12, i64 56, !6, i64 64}
!360 = !{!361, !12, i64 0}
!361 = !{!"tfc_operand", !12, i64 0, !12, i64 8, !49, i64 16, !23, i64 24, !6, i64 32, !6, i64 36, !6, i64 40, !6, i64 44, !12, i64 48, !12, i64 56, !23, i64 64}
!362 = !{!359, !6, i64 24}
!363 = !{!361, !6, i64 32}
!364 = !{!359, !6, i64 64}
!365 = !{!359, !49, i64 32}
!366 = !{!361, !49, i64 16}
!367 = distinct !{!367, !29}
!368 = !{!359, !12, i64 16}
!369 = !{!361, !12, i64 56}
!370 = !{!361, !12, i64 8}
!371 = !{!361, !6, i64 40}
!372 = !{!319, !12, i64 200}
!373 = !{!319, !12, i64 136}
!374 = !{!319, !12, i64 208}
!375 = !{!319, !12, i64 144}
!376 = !{!361, !23, i64 64}
!377 = distinct !{!377, !29}
!378 = distinct !{!378, !29}
!379 = !{!349, !350, i64 32}
!380 = !{!361, !6, i64 44}
!381 = !{!361, !23, i64 24}
!382 = distinct !{!382, !29}
!383 = distinct !{!383, !29}
!384 = distinct !{!384, !29}
!385 = !{!349, !12, i64 0}
!386 = !{!319, !12, i64 0}
!387 = distinct !{!387, !29}
!388 = !{!361, !12, i64 48}
!389 = !{!319, !12, i64 24}
!390 = !{!319, !12, i64 152}
!391 = distinct !{!391, !29}
!392 = !{!319, !12, i64 8}
!393 = distinct !{!393, !29}
!394 = !{!349, !6, i64 140}
!395 = !{!349, !353, i64 80}
!396 = !{!397, !6, i64 4}
!397 = !{!"tfc_step_lock", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12}
!398 = !{!397, !6, i64 8}
!399 = !{!349, !6, i64 136}
!400 = !{!397, !6, i64 0}
!401 = !{!349, !49, i64 88}
!402 = !{!349, !23, i64 96}
!403 = !{!349, !354, i64 152}
!404 = !{!405, !12, i64 8}
!405 = !{!"tfc_begun", !20, i64 0, !12, i64 8, !12, i64 16, !23, i64 24, !406, i64 32, !23, i64 40, !407, i64 48, !6, i64 56}
!406 = !{!"p1 _ZTS8tfc_cell", !12, i64 0}
!407 = !{!"p3 _ZTS9tfc_value", !408, i64 0}
!408 = !{!"any p3 pointer", !15, i64 0}
!409 = !{!405, !12, i64 16}
!410 = !{!405, !23, i64 24}
!411 = !{!405, !23, i64 40}
!412 = !{!405, !20, i64 0}
!413 = !{!405, !6, i64 56}
!414 = !{!349, !6, i64 60}
!415 = !{!405, !406, i64 32}
!416 = !{!417, !23, i64 8}
!417 = !{!"tfc_cell", !15, i64 0, !23, i64 8}
!418 = !{!417, !15, i64 0}
!419 = distinct !{!419, !29}
!420 = !{!405, !407, i64 48}
!421 = !{!14, !14, i64 0}
!422 = distinct !{!422, !29}
!423 = !{!349, !12, i64 104}
!424 = !{!319, !12, i64 32}
!425 = !{!319, !12, i64 40}
!426 = !{!349, !12, i64 128}
!427 = !{!349, !12, i64 112}
!428 = distinct !{!428, !29}
!429 = !{!349, !12, i64 120}
!430 = !{!319, !12, i64 48}
!431 = !{!319, !12, i64 56}
!432 = distinct !{!432, !29}
!433 = !{!319, !12, i64 80}
!434 = !{!319, !12, i64 88}
!435 = distinct !{!435, !29}
!436 = distinct !{!436, !29}
!437 = distinct !{!437, !29}
!438 = !{!349, !6, i64 56}
!439 = distinct !{!439, !29}
!440 = distinct !{!440, !29}
!441 = !{!349, !156, i64 16}
!442 = !{!361, !6, i64 36}
!443 = distinct !{!443, !29}
!444 = !{!349, !23, i64 48}
!445 = distinct !{!445, !29}
!446 = !{!349, !23, i64 72}
!447 = !{!349, !351, i64 40}
!448 = !{!449, !23, i64 8}
!449 = !{!"tfc_shift", !23, i64 0, !23, i64 8, !23, i64 16}
!450 = !{!449, !23, i64 16}
!451 = !{!449, !23, i64 0}
!452 = distinct !{!452, !29}
!453 = !{!349, !352, i64 64}
!454 = !{!455, !12, i64 8}
!455 = !{!"tfc_saved", !12, i64 0, !12, i64 8, !23, i64 16}
!456 = !{!455, !12, i64 0}
!457 = !{!455, !23, i64 16}
!458 = distinct !{!458, !29}
!459 = distinct !{!459, !29}
!460 = distinct !{!460, !29}
!461 = !{!63, !6, i64 12}
!462 = !{!63, !6, i64 16}
!463 = !{!45, !6, i64 60}
!464 = !{!63, !6, i64 24}
!465 = !{!63, !6, i64 20}
!466 = !{!11, !11, i64 0}
!467 = !{!48, !48, i64 0}
!468 = !{!51, !55, i64 88}
!469 = !{!51, !55, i64 96}
!470 = !{!51, !49, i64 104}
!471 = !{!63, !6, i64 8}
!472 = !{!10, !17, i64 88}
!473 = !{!10, !17, i64 80}
!474 = !{!10, !12, i64 64}
!475 = !{!10, !12, i64 72}
!476 = !{!63, !6, i64 4}
!477 = !{!63, !6, i64 0}
!478 = !{!51, !23, i64 64}
!479 = !{!51, !23, i64 48}
!480 = !{!21, !21, i64 0}
!481 = !{!63, !21, i64 48}
!482 = distinct !{!482, !29}
!483 = !{i64 0, i64 8, !69, i64 8, i64 8, !70, i64 16, i64 8, !61, i64 24, i64 4, !5}
!484 = distinct !{!484, !29}
!485 = !{!51, !23, i64 56}
!486 = !{!51, !6, i64 76}
!487 = distinct !{!487, !29}
!488 = distinct !{!488, !29}
!489 = !{!51, !6, i64 72}
!490 = !{!491, !46, i64 0}
!491 = !{!"held", !46, i64 0, !19, i64 8}
!492 = !{!491, !19, i64 8}
!493 = distinct !{!493, !29}
!494 = distinct !{!494, !29}
!495 = distinct !{!495, !29}
!496 = !{!63, !21, i64 40}
!497 = distinct !{!497, !29}
!498 = distinct !{!498, !29}
!499 = !{!51, !52, i64 32}
!500 = !{!26, !6, i64 28}
!501 = !{!10, !12, i64 248}
!502 = !{!10, !14, i64 272}
!503 = distinct !{!503, !29}
!504 = !{!45, !47, i64 8}
!505 = !{!65, !21, i64 40}
!506 = !{!95, !6, i64 12}
!507 = !{!65, !21, i64 48}
!508 = !{!65, !23, i64 0}
!509 = distinct !{!509, !29}
!510 = distinct !{!510, !29}
!511 = !{!63, !23, i64 56}
!512 = !{!65, !52, i64 24}
!513 = distinct !{!513, !29}
!514 = !{!515, !46, i64 0}
!515 = !{!"tfc_ready", !46, i64 0, !52, i64 8, !53, i64 16, !6, i64 24}
!516 = !{!515, !6, i64 24}
!517 = !{!10, !23, i64 152}
!518 = !{!10, !23, i64 160}
!519 = !{!10, !17, i64 264}
!520 = !{!10, !17, i64 256}
!521 = distinct !{!521, !29}
!522 = distinct !{!522, !29}
!523 = !{!272, !274, i64 72}
!524 = !{!272, !49, i64 56}
!525 = !{!223, !23, i64 8}
!526 = distinct !{!526, !29}
!527 = distinct !{!527, !29}
!528 = !{!127, !12, i64 0}
!529 = !{!127, !12, i64 104}
!530 = !{!127, !12, i64 112}
!531 = !{!272, !21, i64 88}
!532 = distinct !{!532, !29}
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
