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
define noundef i32 @tfc_may_use_amx() local_unnamed_addr #28 {
  ret i32 0
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define void @tfc_forget(ptr noundef captures(none) %0) local_unnamed_addr #29 {
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
define internal fastcc void @give(ptr noundef captures(none) %0, ptr noundef %1, i64 noundef %2) unnamed_addr #30 {
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
define i32 @tfc_execute(ptr noundef initializes((96, 104)) %0) local_unnamed_addr #31 {
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
  store ptr null, ptr %15, align 8, !tbaa !41
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %17 = load i32, ptr %16, align 8, !tbaa !42
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %91

19:                                               ; preds = %1
  store i32 1, ptr %16, align 8, !tbaa !42
  %20 = load ptr, ptr %0, align 8, !tbaa !43
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %22 = load i32, ptr %21, align 8, !tbaa !44
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds %struct.tfc_graph, ptr %20, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %26 = load ptr, ptr %25, align 8, !tbaa !45
  %27 = tail call fastcc ptr @new_instance(ptr noundef nonnull %0, ptr noundef %24, ptr noundef %26, i32 noundef 1, i64 noundef 0)
  %28 = icmp eq ptr %27, null
  br i1 %28, label %91, label %29

29:                                               ; preds = %19
  %30 = load ptr, ptr %27, align 8, !tbaa !51
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 56
  %32 = load i32, ptr %31, align 8, !tbaa !57
  %33 = icmp sgt i32 %32, 0
  br i1 %33, label %34, label %40

34:                                               ; preds = %29
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %36 = load ptr, ptr %35, align 8, !tbaa !58
  %37 = getelementptr inbounds nuw i8, ptr %27, i64 112
  %38 = load ptr, ptr %37, align 8, !tbaa !59
  %39 = zext nneg i32 %32 to i64
  br label %78

40:                                               ; preds = %87, %29
  %41 = getelementptr inbounds nuw i8, ptr %27, i64 80
  %42 = load ptr, ptr %41, align 8, !tbaa !60
  %43 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %44 = load ptr, ptr %43, align 8, !tbaa !61
  %45 = load ptr, ptr %42, align 8, !tbaa !62
  %46 = getelementptr inbounds nuw i8, ptr %44, i64 28
  %47 = load i32, ptr %46, align 4, !tbaa !63
  %48 = add nsw i32 %47, 1
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds nuw i8, ptr %45, i64 8
  store i64 %49, ptr %50, align 8, !tbaa !65
  %51 = icmp sgt i32 %47, 0
  br i1 %51, label %52, label %56

52:                                               ; preds = %40
  %53 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %54 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %55 = getelementptr inbounds nuw i8, ptr %10, i64 24
  br label %60

56:                                               ; preds = %60, %40
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %58 = load i32, ptr %57, align 8, !tbaa !67
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %77, label %91

60:                                               ; preds = %60, %52
  %61 = phi i64 [ 0, %52 ], [ %71, %60 ]
  %62 = phi ptr [ %44, %52 ], [ %72, %60 ]
  %63 = load ptr, ptr %27, align 8, !tbaa !51
  %64 = load ptr, ptr %63, align 8, !tbaa !68
  %65 = getelementptr inbounds nuw i8, ptr %62, i64 32
  %66 = load ptr, ptr %65, align 8, !tbaa !69
  %67 = getelementptr inbounds nuw i32, ptr %66, i64 %61
  %68 = load i32, ptr %67, align 4, !tbaa !5
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds %struct.tfc_node, ptr %64, i64 %69
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #26
  store ptr %70, ptr %10, align 8, !tbaa !70
  store ptr %27, ptr %53, align 8, !tbaa !71
  store ptr %45, ptr %54, align 8, !tbaa !62
  store <2 x i32> zeroinitializer, ptr %55, align 8
  call fastcc void @push(ptr noundef nonnull %0, ptr dead_on_return noundef %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #26
  %71 = add nuw nsw i64 %61, 1
  %72 = load ptr, ptr %43, align 8, !tbaa !61
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 28
  %74 = load i32, ptr %73, align 4, !tbaa !63
  %75 = sext i32 %74 to i64
  %76 = icmp slt i64 %71, %75
  br i1 %76, label %60, label %56, !llvm.loop !72

77:                                               ; preds = %56
  tail call fastcc void @settle(ptr noundef nonnull %0, ptr noundef nonnull %27, ptr noundef nonnull %45)
  br label %91

78:                                               ; preds = %87, %34
  %79 = phi i64 [ 0, %34 ], [ %89, %87 ]
  %80 = getelementptr inbounds nuw ptr, ptr %36, i64 %79
  %81 = load ptr, ptr %80, align 8, !tbaa !73
  %82 = icmp eq ptr %81, null
  br i1 %82, label %87, label %83

83:                                               ; preds = %78
  %84 = getelementptr inbounds nuw i8, ptr %81, i64 24
  %85 = load i32, ptr %84, align 8, !tbaa !74
  %86 = add nsw i32 %85, 1
  store i32 %86, ptr %84, align 8, !tbaa !74
  br label %87

87:                                               ; preds = %83, %78
  %88 = getelementptr inbounds nuw ptr, ptr %38, i64 %79
  store ptr %81, ptr %88, align 8, !tbaa !73
  %89 = add nuw nsw i64 %79, 1
  %90 = icmp eq i64 %89, %39
  br i1 %90, label %40, label %78, !llvm.loop !75

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
  %127 = load i32, ptr %92, align 8, !tbaa !67
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %129, label %960

129:                                              ; preds = %126
  %130 = load atomic i64, ptr %93 monotonic, align 8
  %131 = icmp eq i64 %130, 0
  br i1 %131, label %135, label %132

132:                                              ; preds = %129
  call fastcc void @empty_inbox(ptr noundef nonnull %0)
  %133 = load i32, ptr %92, align 8, !tbaa !67
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %135, label %960

135:                                              ; preds = %129, %132
  %136 = load i64, ptr %94, align 8, !tbaa !76
  %137 = icmp eq i64 %136, 0
  br i1 %137, label %955, label %138

138:                                              ; preds = %135
  %139 = load ptr, ptr %95, align 8, !tbaa !77
  %140 = icmp eq ptr %139, null
  br i1 %140, label %161, label %141

141:                                              ; preds = %138
  %142 = getelementptr inbounds nuw i8, ptr %139, i64 32
  %143 = load atomic i32, ptr %142 monotonic, align 8
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %145, label %960

145:                                              ; preds = %141
  %146 = getelementptr inbounds nuw i8, ptr %139, i64 16
  %147 = load i64, ptr %146, align 8, !tbaa !78
  %148 = icmp eq i64 %147, 0
  br i1 %148, label %161, label %149

149:                                              ; preds = %145
  %150 = load i64, ptr %96, align 8, !tbaa !83
  %151 = and i64 %150, 63
  %152 = icmp eq i64 %151, 0
  br i1 %152, label %153, label %161

153:                                              ; preds = %149
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #26
  %154 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %9) #26
  %155 = load i64, ptr %9, align 8, !tbaa !84
  %156 = mul nsw i64 %155, 1000000000
  %157 = load i64, ptr %97, align 8, !tbaa !86
  %158 = add nsw i64 %156, %157
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #26
  %159 = load i64, ptr %146, align 8, !tbaa !78
  %160 = icmp slt i64 %158, %159
  br i1 %160, label %161, label %960

161:                                              ; preds = %145, %149, %153, %138
  %162 = load i32, ptr %98, align 4, !tbaa !87
  %163 = icmp ne i32 %162, 0
  %164 = select i1 %163, i1 %99, i1 false
  br i1 %164, label %165, label %172

165:                                              ; preds = %161
  %166 = load ptr, ptr %100, align 8, !tbaa !88
  %167 = icmp eq ptr %166, null
  br i1 %167, label %172, label %168

168:                                              ; preds = %165
  %169 = load ptr, ptr %101, align 8, !tbaa !90
  %170 = call i32 %166(ptr noundef %169) #26
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %172, label %952

172:                                              ; preds = %168, %165, %161
  %173 = load ptr, ptr %102, align 8, !tbaa !91
  %174 = load i64, ptr %103, align 8, !tbaa !92
  %175 = getelementptr inbounds %struct.tfc_ready, ptr %173, i64 %174
  %176 = load ptr, ptr %175, align 8, !tbaa !70
  %177 = getelementptr inbounds nuw i8, ptr %175, i64 8
  %178 = load ptr, ptr %177, align 8, !tbaa !71
  %179 = getelementptr inbounds nuw i8, ptr %175, i64 16
  %180 = load ptr, ptr %179, align 8, !tbaa !62
  %181 = getelementptr inbounds nuw i8, ptr %175, i64 24
  %182 = load i32, ptr %181, align 8, !tbaa !5
  %183 = getelementptr inbounds nuw i8, ptr %175, i64 28
  %184 = load i32, ptr %183, align 4
  %185 = add nsw i64 %174, 1
  %186 = load i64, ptr %104, align 8, !tbaa !93
  %187 = srem i64 %185, %186
  store i64 %187, ptr %103, align 8, !tbaa !92
  %188 = load i64, ptr %94, align 8, !tbaa !76
  %189 = add nsw i64 %188, -1
  store i64 %189, ptr %94, align 8, !tbaa !76
  %190 = load i64, ptr %96, align 8, !tbaa !83
  %191 = add nsw i64 %190, 1
  store i64 %191, ptr %96, align 8, !tbaa !83
  %192 = getelementptr inbounds nuw i8, ptr %180, i64 32
  %193 = load ptr, ptr %192, align 8, !tbaa !94
  %194 = getelementptr inbounds nuw i8, ptr %176, i64 16
  %195 = load i32, ptr %194, align 4, !tbaa !95
  %196 = sext i32 %195 to i64
  %197 = getelementptr ptr, ptr %193, i64 %196
  %198 = load ptr, ptr %105, align 8, !tbaa !97
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #26
  store i8 0, ptr %8, align 4, !tbaa !98
  %199 = load i32, ptr %176, align 4, !tbaa !99
  switch i32 %199, label %431 [
    i32 15, label %200
    i32 14, label %290
  ]

200:                                              ; preds = %172
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #26
  store ptr %178, ptr %110, align 8
  store ptr %180, ptr %111, align 8
  store i32 %182, ptr %112, align 8
  store i32 %184, ptr %113, align 4
  store ptr %176, ptr %7, align 8, !tbaa !70
  %201 = call fastcc ptr @new_activation(ptr noundef nonnull %0, ptr dead_on_return noundef %7, ptr noundef null, i32 noundef 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #26
  %202 = icmp eq ptr %201, null
  br i1 %202, label %949, label %203

203:                                              ; preds = %200
  %204 = load ptr, ptr %108, align 8, !tbaa !100
  %205 = getelementptr inbounds nuw i8, ptr %176, i64 4
  %206 = load i32, ptr %205, align 4, !tbaa !101
  %207 = sext i32 %206 to i64
  %208 = getelementptr inbounds i32, ptr %204, i64 %207
  %209 = load i32, ptr %208, align 4, !tbaa !5
  %210 = getelementptr inbounds nuw i8, ptr %201, i64 48
  store i32 %209, ptr %210, align 8, !tbaa !102
  %211 = load ptr, ptr %95, align 8, !tbaa !77
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
  br i1 %222, label %213, label %216, !llvm.loop !106

223:                                              ; preds = %213, %223
  %224 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %212, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #26
  %225 = atomicrmw xchg ptr %212, i32 2 acquire, align 4
  %226 = icmp eq i32 %225, 0
  br i1 %226, label %227, label %223, !llvm.loop !107

227:                                              ; preds = %216, %223, %213
  %228 = load ptr, ptr %95, align 8, !tbaa !77
  %229 = getelementptr inbounds nuw i8, ptr %228, i64 8
  %230 = load ptr, ptr %229, align 8, !tbaa !108
  %231 = load i32, ptr %210, align 8, !tbaa !109
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds %struct.tfc_transfer, ptr %230, i64 %232
  %234 = load ptr, ptr %233, align 8, !tbaa !110
  %235 = icmp eq ptr %234, null
  br i1 %235, label %273, label %236

236:                                              ; preds = %227
  %237 = getelementptr inbounds nuw i8, ptr %201, i64 24
  %238 = load i64, ptr %237, align 8, !tbaa !111
  %239 = getelementptr inbounds nuw i8, ptr %234, i64 24
  %240 = load i64, ptr %239, align 8, !tbaa !111
  %241 = icmp eq i64 %240, %238
  br i1 %241, label %246, label %256

242:                                              ; preds = %256
  %243 = getelementptr inbounds nuw i8, ptr %258, i64 24
  %244 = load i64, ptr %243, align 8, !tbaa !111
  %245 = icmp eq i64 %244, %238
  br i1 %245, label %246, label %256, !llvm.loop !112

246:                                              ; preds = %242, %236
  %247 = phi ptr [ %234, %236 ], [ %258, %242 ]
  %248 = phi ptr [ %233, %236 ], [ %257, %242 ]
  %249 = getelementptr inbounds nuw i8, ptr %247, i64 52
  %250 = load i32, ptr %249, align 4, !tbaa !113
  %251 = getelementptr inbounds nuw i8, ptr %201, i64 52
  %252 = load i32, ptr %251, align 4, !tbaa !113
  %253 = icmp eq i32 %250, %252
  br i1 %253, label %260, label %254

254:                                              ; preds = %246
  %255 = load ptr, ptr %247, align 8, !tbaa !114
  br label %276

256:                                              ; preds = %236, %242
  %257 = phi ptr [ %258, %242 ], [ %234, %236 ]
  %258 = load ptr, ptr %257, align 8, !tbaa !110
  %259 = icmp eq ptr %258, null
  br i1 %259, label %273, label %242, !llvm.loop !112

260:                                              ; preds = %246
  %261 = getelementptr inbounds nuw i8, ptr %228, i64 32
  %262 = load atomic i32, ptr %261 monotonic, align 8
  %263 = icmp eq i32 %262, 0
  br i1 %263, label %264, label %273

264:                                              ; preds = %260
  %265 = getelementptr inbounds nuw i8, ptr %228, i64 28
  store i32 -1, ptr %265, align 4, !tbaa !115
  store atomic i32 13, ptr %261 monotonic, align 8
  %266 = getelementptr inbounds nuw i8, ptr %228, i64 40
  %267 = atomicrmw add ptr %266, i32 1 monotonic, align 8
  %268 = getelementptr inbounds nuw i8, ptr %228, i64 44
  %269 = load i32, ptr %268, align 4, !tbaa !116
  %270 = icmp eq i32 %269, 0
  br i1 %270, label %273, label %271

271:                                              ; preds = %264
  %272 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %266, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #26
  br label %273

273:                                              ; preds = %256, %271, %264, %260, %227
  %274 = phi ptr [ %233, %227 ], [ %248, %271 ], [ %248, %264 ], [ %248, %260 ], [ %257, %256 ]
  store ptr null, ptr %201, align 8, !tbaa !114
  %275 = load ptr, ptr %95, align 8, !tbaa !77
  br label %276

276:                                              ; preds = %273, %254
  %277 = phi ptr [ %228, %254 ], [ %275, %273 ]
  %278 = phi ptr [ %248, %254 ], [ %274, %273 ]
  %279 = phi ptr [ %255, %254 ], [ %201, %273 ]
  %280 = phi ptr [ %247, %254 ], [ null, %273 ]
  store ptr %279, ptr %278, align 8, !tbaa !110
  %281 = getelementptr inbounds nuw i8, ptr %201, i64 72
  store ptr %280, ptr %281, align 8, !tbaa !117
  %282 = getelementptr inbounds nuw i8, ptr %277, i64 36
  %283 = atomicrmw xchg ptr %282, i32 0 release, align 4
  %284 = icmp eq i32 %283, 2
  br i1 %284, label %285, label %287

285:                                              ; preds = %276
  %286 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %282, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #26
  br label %287

287:                                              ; preds = %285, %276
  %288 = icmp eq ptr %280, null
  br i1 %288, label %949, label %289

289:                                              ; preds = %287
  call fastcc void @end_activation(ptr noundef nonnull %0, ptr noundef nonnull %201)
  br label %949

290:                                              ; preds = %172
  %291 = load ptr, ptr %106, align 8, !tbaa !118
  %292 = icmp eq ptr %291, null
  br i1 %292, label %299, label %293

293:                                              ; preds = %290
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #26
  %294 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #26
  %295 = load i64, ptr %6, align 8, !tbaa !84
  %296 = mul nsw i64 %295, 1000000000
  %297 = load i64, ptr %107, align 8, !tbaa !86
  %298 = add nsw i64 %296, %297
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #26
  br label %299

299:                                              ; preds = %293, %290
  %300 = phi i64 [ %298, %293 ], [ 0, %290 ]
  %301 = getelementptr inbounds nuw i8, ptr %180, i64 16
  %302 = load i64, ptr %301, align 8, !tbaa !119
  %303 = getelementptr inbounds nuw i8, ptr %176, i64 4
  %304 = load i32, ptr %303, align 4, !tbaa !101
  %305 = icmp eq i32 %182, 0
  br i1 %305, label %306, label %308

306:                                              ; preds = %299
  %307 = load ptr, ptr %197, align 8, !tbaa !73
  br label %308

308:                                              ; preds = %306, %299
  %309 = phi ptr [ %307, %306 ], [ null, %299 ]
  %310 = load ptr, ptr %95, align 8, !tbaa !77
  %311 = call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef 56)
  %312 = icmp eq ptr %311, null
  br i1 %312, label %430, label %313

313:                                              ; preds = %308
  %314 = icmp eq ptr %309, null
  br i1 %314, label %319, label %315

315:                                              ; preds = %313
  %316 = getelementptr inbounds nuw i8, ptr %309, i64 24
  %317 = load i32, ptr %316, align 8, !tbaa !74
  %318 = add nsw i32 %317, 1
  store i32 %318, ptr %316, align 8, !tbaa !74
  br label %319

319:                                              ; preds = %315, %313
  %320 = load ptr, ptr %108, align 8, !tbaa !100
  %321 = sext i32 %304 to i64
  %322 = getelementptr inbounds i32, ptr %320, i64 %321
  %323 = load i32, ptr %322, align 4, !tbaa !5
  store ptr null, ptr %311, align 8, !tbaa !110
  %324 = getelementptr inbounds nuw i8, ptr %311, i64 8
  store ptr %0, ptr %324, align 8, !tbaa !120
  %325 = getelementptr inbounds nuw i8, ptr %311, i64 16
  store ptr %309, ptr %325, align 8, !tbaa !73
  %326 = getelementptr inbounds nuw i8, ptr %311, i64 24
  store i64 %302, ptr %326, align 8, !tbaa !121
  %327 = getelementptr inbounds nuw i8, ptr %311, i64 32
  %328 = getelementptr inbounds nuw i8, ptr %311, i64 40
  %329 = getelementptr inbounds nuw i8, ptr %311, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %327, i8 0, i64 16, i1 false)
  store i32 %323, ptr %329, align 8, !tbaa !5
  %330 = getelementptr inbounds nuw i8, ptr %311, i64 52
  store i32 0, ptr %330, align 4, !tbaa !5
  %331 = getelementptr inbounds nuw i8, ptr %310, i64 8
  %332 = load ptr, ptr %331, align 8, !tbaa !108
  %333 = sext i32 %323 to i64
  %334 = getelementptr inbounds %struct.tfc_transfer, ptr %332, i64 %333
  %335 = getelementptr inbounds nuw i8, ptr %334, i64 8
  %336 = load i64, ptr %335, align 8, !tbaa !122
  %337 = icmp eq i64 %336, 0
  br i1 %337, label %345, label %338

338:                                              ; preds = %319
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #26
  %339 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #26
  %340 = load i64, ptr %5, align 8, !tbaa !84
  %341 = mul nsw i64 %340, 1000000000
  %342 = load i64, ptr %109, align 8, !tbaa !86
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #26
  %343 = add i64 %342, %336
  %344 = add i64 %343, %341
  store i64 %344, ptr %327, align 8, !tbaa !124
  br label %345

345:                                              ; preds = %338, %319
  br i1 %314, label %371, label %346

346:                                              ; preds = %345
  %347 = getelementptr inbounds nuw i8, ptr %309, i64 16
  %348 = load i64, ptr %347, align 8, !tbaa !27
  %349 = icmp sgt i64 %348, 0
  br i1 %349, label %350, label %371

350:                                              ; preds = %346
  %351 = load ptr, ptr %331, align 8, !tbaa !108
  %352 = load i32, ptr %329, align 8, !tbaa !109
  %353 = sext i32 %352 to i64
  %354 = getelementptr inbounds %struct.tfc_transfer, ptr %351, i64 %353
  %355 = getelementptr inbounds nuw i8, ptr %354, i64 16
  %356 = load i64, ptr %355, align 8, !tbaa !125
  %357 = icmp eq i64 %356, 0
  br i1 %357, label %371, label %358

358:                                              ; preds = %350
  %359 = load ptr, ptr %11, align 8, !tbaa !32
  %360 = getelementptr inbounds nuw i8, ptr %359, i64 32
  %361 = load ptr, ptr %360, align 8, !tbaa !126
  %362 = getelementptr inbounds nuw i8, ptr %361, i64 96
  %363 = load ptr, ptr %362, align 8, !tbaa !127
  %364 = load ptr, ptr %309, align 8, !tbaa !129
  %365 = call i32 %363(ptr noundef %361, ptr noundef nonnull %0, ptr noundef %364, i64 noundef %348, ptr noundef nonnull %328) #26
  %366 = icmp eq i32 %365, 0
  br i1 %366, label %368, label %367

367:                                              ; preds = %358
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %365, i32 noundef 6, ptr noundef null, ptr noundef null)
  br label %368

368:                                              ; preds = %367, %358
  %369 = load i32, ptr %92, align 8, !tbaa !67
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
  br i1 %382, label %373, label %376, !llvm.loop !106

383:                                              ; preds = %373, %383
  %384 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %372, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #26
  %385 = atomicrmw xchg ptr %372, i32 2 acquire, align 4
  %386 = icmp eq i32 %385, 0
  br i1 %386, label %387, label %383, !llvm.loop !107

387:                                              ; preds = %376, %383, %373
  %388 = load ptr, ptr %328, align 8, !tbaa !130
  %389 = icmp eq ptr %388, null
  br i1 %389, label %404, label %390

390:                                              ; preds = %387
  %391 = getelementptr inbounds nuw i8, ptr %310, i64 72
  br label %392

392:                                              ; preds = %392, %390
  %393 = phi ptr [ %391, %390 ], [ %394, %392 ]
  %394 = load ptr, ptr %393, align 8, !tbaa !110
  %395 = icmp eq ptr %394, null
  br i1 %395, label %396, label %392, !llvm.loop !131

396:                                              ; preds = %392
  store ptr null, ptr %311, align 8, !tbaa !114
  store ptr %311, ptr %393, align 8, !tbaa !110
  %397 = getelementptr inbounds nuw i8, ptr %310, i64 40
  %398 = atomicrmw add ptr %397, i32 1 monotonic, align 8
  %399 = getelementptr inbounds nuw i8, ptr %310, i64 44
  %400 = load i32, ptr %399, align 4, !tbaa !116
  %401 = icmp eq i32 %400, 0
  br i1 %401, label %425, label %402

402:                                              ; preds = %396
  %403 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %397, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #26
  br label %425

404:                                              ; preds = %387
  br i1 %337, label %424, label %405

405:                                              ; preds = %404
  %406 = getelementptr inbounds nuw i8, ptr %310, i64 64
  br label %407

407:                                              ; preds = %411, %405
  %408 = phi ptr [ %406, %405 ], [ %409, %411 ]
  %409 = load ptr, ptr %408, align 8, !tbaa !110
  %410 = icmp eq ptr %409, null
  br i1 %410, label %416, label %411

411:                                              ; preds = %407
  %412 = getelementptr inbounds nuw i8, ptr %409, i64 32
  %413 = load i64, ptr %412, align 8, !tbaa !124
  %414 = load i64, ptr %327, align 8, !tbaa !124
  %415 = icmp sgt i64 %413, %414
  br i1 %415, label %416, label %407, !llvm.loop !132

416:                                              ; preds = %411, %407
  store ptr %409, ptr %311, align 8, !tbaa !114
  store ptr %311, ptr %408, align 8, !tbaa !110
  %417 = getelementptr inbounds nuw i8, ptr %310, i64 40
  %418 = atomicrmw add ptr %417, i32 1 monotonic, align 8
  %419 = getelementptr inbounds nuw i8, ptr %310, i64 44
  %420 = load i32, ptr %419, align 4, !tbaa !116
  %421 = icmp eq i32 %420, 0
  br i1 %421, label %425, label %422

422:                                              ; preds = %416
  %423 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %417, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #26
  br label %425

424:                                              ; preds = %404
  call fastcc void @deliver(ptr noundef %310, ptr noundef nonnull %311)
  br label %425

425:                                              ; preds = %424, %422, %416, %402, %396
  %426 = atomicrmw xchg ptr %372, i32 0 release, align 4
  %427 = icmp eq i32 %426, 2
  br i1 %427, label %428, label %430

428:                                              ; preds = %425
  %429 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %372, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #26
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
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #26
  store ptr %176, ptr %2, align 8, !tbaa !70
  store ptr %178, ptr %122, align 8, !tbaa !71
  store ptr %180, ptr %123, align 8, !tbaa !62
  store i32 0, ptr %124, align 8, !tbaa !5
  store i32 %184, ptr %125, align 4
  %435 = call fastcc ptr @new_activation(ptr noundef nonnull %0, ptr dead_on_return noundef %2, ptr noundef %197, i32 noundef 2)
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #26
  %436 = icmp eq ptr %435, null
  br i1 %436, label %949, label %437

437:                                              ; preds = %434
  %438 = getelementptr inbounds nuw i8, ptr %176, i64 24
  %439 = load i32, ptr %438, align 4, !tbaa !133
  %440 = icmp sgt i32 %439, 0
  br i1 %440, label %441, label %492

441:                                              ; preds = %437
  %442 = getelementptr inbounds nuw i8, ptr %435, i64 88
  %443 = getelementptr inbounds nuw i8, ptr %176, i64 36
  br label %444

444:                                              ; preds = %487, %441
  %445 = phi i32 [ %439, %441 ], [ %488, %487 ]
  %446 = phi i64 [ 0, %441 ], [ %489, %487 ]
  %447 = load ptr, ptr %178, align 8, !tbaa !51
  %448 = load i32, ptr %443, align 4, !tbaa !134
  %449 = trunc nuw nsw i64 %446 to i32
  %450 = add nsw i32 %448, %449
  %451 = getelementptr inbounds nuw i8, ptr %447, i64 40
  %452 = load ptr, ptr %451, align 8, !tbaa !135
  %453 = sext i32 %450 to i64
  %454 = getelementptr inbounds i32, ptr %452, i64 %453
  %455 = load i32, ptr %454, align 4, !tbaa !5
  %456 = icmp sgt i32 %455, -1
  br i1 %456, label %457, label %472

457:                                              ; preds = %444
  %458 = zext nneg i32 %455 to i64
  %459 = getelementptr inbounds nuw ptr, ptr %197, i64 %458
  %460 = load ptr, ptr %459, align 8, !tbaa !73
  %461 = icmp eq ptr %460, null
  br i1 %461, label %462, label %466

462:                                              ; preds = %457
  %463 = load ptr, ptr %442, align 8, !tbaa !136
  %464 = and i64 %446, 4294967295
  %465 = getelementptr inbounds nuw ptr, ptr %463, i64 %464
  store ptr null, ptr %465, align 8, !tbaa !73
  br label %949

466:                                              ; preds = %457
  %467 = getelementptr inbounds nuw i8, ptr %460, i64 24
  %468 = load i32, ptr %467, align 8, !tbaa !74
  %469 = add nsw i32 %468, 1
  store i32 %469, ptr %467, align 8, !tbaa !74
  %470 = load ptr, ptr %442, align 8, !tbaa !136
  %471 = getelementptr inbounds nuw ptr, ptr %470, i64 %446
  store ptr %460, ptr %471, align 8, !tbaa !73
  br label %487

472:                                              ; preds = %444
  %473 = getelementptr inbounds nuw i8, ptr %447, i64 32
  %474 = load ptr, ptr %473, align 8, !tbaa !137
  %475 = getelementptr inbounds i64, ptr %474, i64 %453
  %476 = load i64, ptr %475, align 8, !tbaa !121
  %477 = getelementptr inbounds nuw i8, ptr %447, i64 48
  %478 = load ptr, ptr %477, align 8, !tbaa !138
  %479 = getelementptr inbounds i32, ptr %478, i64 %453
  %480 = load i32, ptr %479, align 4, !tbaa !5
  %481 = call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %476, i32 noundef %480)
  %482 = load ptr, ptr %442, align 8, !tbaa !136
  %483 = getelementptr inbounds nuw ptr, ptr %482, i64 %446
  store ptr %481, ptr %483, align 8, !tbaa !73
  %484 = icmp eq ptr %481, null
  br i1 %484, label %949, label %485

485:                                              ; preds = %472
  %486 = load i32, ptr %438, align 4, !tbaa !133
  br label %487

487:                                              ; preds = %485, %466
  %488 = phi i32 [ %486, %485 ], [ %445, %466 ]
  %489 = add nuw nsw i64 %446, 1
  %490 = sext i32 %488 to i64
  %491 = icmp slt i64 %489, %490
  br i1 %491, label %444, label %492, !llvm.loop !139

492:                                              ; preds = %437, %487
  %493 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %494 = load i64, ptr %493, align 8, !tbaa !140
  %495 = add nsw i64 %494, 1
  store i64 %495, ptr %493, align 8, !tbaa !140
  store ptr %435, ptr %15, align 8, !tbaa !41
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #26
  br label %960

496:                                              ; preds = %433
  %497 = load ptr, ptr %0, align 8, !tbaa !43
  %498 = getelementptr inbounds nuw i8, ptr %176, i64 4
  %499 = load i32, ptr %498, align 4, !tbaa !101
  %500 = sext i32 %499 to i64
  %501 = getelementptr inbounds %struct.tfc_graph, ptr %497, i64 %500
  %502 = getelementptr inbounds nuw i8, ptr %501, i64 24
  %503 = load ptr, ptr %502, align 8, !tbaa !45
  %504 = getelementptr inbounds nuw i8, ptr %180, i64 16
  %505 = load i64, ptr %504, align 8, !tbaa !119
  %506 = load ptr, ptr %178, align 8, !tbaa !51
  %507 = load ptr, ptr %506, align 8, !tbaa !68
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
  store ptr %176, ptr %523, align 8, !tbaa !141
  %524 = getelementptr inbounds nuw i8, ptr %520, i64 24
  store ptr %178, ptr %524, align 8, !tbaa !142
  %525 = getelementptr inbounds nuw i8, ptr %520, i64 40
  store ptr %180, ptr %525, align 8, !tbaa !143
  %526 = getelementptr inbounds nuw i8, ptr %501, i64 56
  %527 = load i32, ptr %526, align 8, !tbaa !57
  %528 = icmp sgt i32 %527, 0
  br i1 %528, label %529, label %559

529:                                              ; preds = %522
  %530 = getelementptr inbounds nuw i8, ptr %520, i64 112
  %531 = load ptr, ptr %530, align 8, !tbaa !59
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
  %549 = load <2 x ptr>, ptr %547, align 8, !tbaa !73, !alias.scope !144
  %550 = load <2 x ptr>, ptr %548, align 8, !tbaa !73, !alias.scope !144
  %551 = getelementptr inbounds nuw ptr, ptr %531, i64 %546
  %552 = getelementptr inbounds nuw i8, ptr %551, i64 16
  store <2 x ptr> %549, ptr %551, align 8, !tbaa !73, !alias.scope !147, !noalias !144
  store <2 x ptr> %550, ptr %552, align 8, !tbaa !73, !alias.scope !147, !noalias !144
  store <2 x ptr> zeroinitializer, ptr %547, align 8, !tbaa !73, !alias.scope !144
  store <2 x ptr> zeroinitializer, ptr %548, align 8, !tbaa !73, !alias.scope !144
  %553 = add nuw i64 %546, 4
  %554 = icmp eq i64 %553, %544
  br i1 %554, label %555, label %545, !llvm.loop !149

555:                                              ; preds = %545
  %556 = icmp eq i64 %544, %532
  br i1 %556, label %559, label %557

557:                                              ; preds = %534, %529, %555
  %558 = phi i64 [ 0, %534 ], [ 0, %529 ], [ %544, %555 ]
  br label %592

559:                                              ; preds = %592, %555, %522
  %560 = getelementptr inbounds nuw i8, ptr %520, i64 80
  %561 = load ptr, ptr %560, align 8, !tbaa !60
  %562 = getelementptr inbounds nuw i8, ptr %520, i64 8
  %563 = load ptr, ptr %562, align 8, !tbaa !61
  %564 = load ptr, ptr %561, align 8, !tbaa !62
  %565 = getelementptr inbounds nuw i8, ptr %563, i64 28
  %566 = load i32, ptr %565, align 4, !tbaa !63
  %567 = add nsw i32 %566, 1
  %568 = sext i32 %567 to i64
  %569 = getelementptr inbounds nuw i8, ptr %564, i64 8
  store i64 %568, ptr %569, align 8, !tbaa !65
  %570 = icmp sgt i32 %566, 0
  br i1 %570, label %574, label %571

571:                                              ; preds = %574, %559
  %572 = load i32, ptr %92, align 8, !tbaa !67
  %573 = icmp eq i32 %572, 0
  br i1 %573, label %591, label %949

574:                                              ; preds = %559, %574
  %575 = phi i64 [ %585, %574 ], [ 0, %559 ]
  %576 = phi ptr [ %586, %574 ], [ %563, %559 ]
  %577 = load ptr, ptr %520, align 8, !tbaa !51
  %578 = load ptr, ptr %577, align 8, !tbaa !68
  %579 = getelementptr inbounds nuw i8, ptr %576, i64 32
  %580 = load ptr, ptr %579, align 8, !tbaa !69
  %581 = getelementptr inbounds nuw i32, ptr %580, i64 %575
  %582 = load i32, ptr %581, align 4, !tbaa !5
  %583 = sext i32 %582 to i64
  %584 = getelementptr inbounds %struct.tfc_node, ptr %578, i64 %583
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #26
  store ptr %584, ptr %3, align 8, !tbaa !70
  store ptr %520, ptr %119, align 8, !tbaa !71
  store ptr %564, ptr %120, align 8, !tbaa !62
  store <2 x i32> zeroinitializer, ptr %121, align 8
  call fastcc void @push(ptr noundef nonnull %0, ptr dead_on_return noundef %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #26
  %585 = add nuw nsw i64 %575, 1
  %586 = load ptr, ptr %562, align 8, !tbaa !61
  %587 = getelementptr inbounds nuw i8, ptr %586, i64 28
  %588 = load i32, ptr %587, align 4, !tbaa !63
  %589 = sext i32 %588 to i64
  %590 = icmp slt i64 %585, %589
  br i1 %590, label %574, label %571, !llvm.loop !72

591:                                              ; preds = %571
  call fastcc void @settle(ptr noundef nonnull %0, ptr noundef nonnull %520, ptr noundef nonnull %564)
  br label %949

592:                                              ; preds = %557, %592
  %593 = phi i64 [ %597, %592 ], [ %558, %557 ]
  %594 = getelementptr inbounds nuw ptr, ptr %197, i64 %593
  %595 = load ptr, ptr %594, align 8, !tbaa !73
  %596 = getelementptr inbounds nuw ptr, ptr %531, i64 %593
  store ptr %595, ptr %596, align 8, !tbaa !73
  store ptr null, ptr %594, align 8, !tbaa !73
  %597 = add nuw nsw i64 %593, 1
  %598 = icmp eq i64 %597, %532
  br i1 %598, label %559, label %592, !llvm.loop !152

599:                                              ; preds = %433
  %600 = load ptr, ptr %116, align 8, !tbaa !153
  %601 = getelementptr inbounds nuw i8, ptr %176, i64 4
  %602 = load i32, ptr %601, align 4, !tbaa !101
  %603 = sext i32 %602 to i64
  %604 = getelementptr inbounds %struct.tfc_region_use, ptr %600, i64 %603
  %605 = getelementptr inbounds nuw i8, ptr %176, i64 20
  %606 = load i32, ptr %605, align 4, !tbaa !154
  %607 = icmp sgt i32 %606, 0
  br i1 %607, label %608, label %612

608:                                              ; preds = %599
  %609 = getelementptr inbounds nuw i8, ptr %604, i64 16
  %610 = getelementptr inbounds nuw i8, ptr %604, i64 8
  %611 = zext nneg i32 %606 to i64
  br label %620

612:                                              ; preds = %633, %599
  %613 = getelementptr inbounds nuw i8, ptr %176, i64 24
  %614 = load i32, ptr %613, align 4, !tbaa !133
  %615 = icmp sgt i32 %614, 0
  br i1 %615, label %616, label %636

616:                                              ; preds = %612
  %617 = getelementptr inbounds nuw i8, ptr %604, i64 24
  %618 = getelementptr inbounds nuw i8, ptr %604, i64 8
  %619 = getelementptr inbounds nuw i8, ptr %176, i64 36
  br label %643

620:                                              ; preds = %633, %608
  %621 = phi i64 [ 0, %608 ], [ %634, %633 ]
  %622 = load ptr, ptr %609, align 8, !tbaa !155
  %623 = getelementptr inbounds nuw i32, ptr %622, i64 %621
  %624 = load i32, ptr %623, align 4, !tbaa !5
  %625 = icmp sgt i32 %624, -1
  br i1 %625, label %626, label %633

626:                                              ; preds = %620
  %627 = getelementptr inbounds nuw ptr, ptr %197, i64 %621
  %628 = load ptr, ptr %627, align 8, !tbaa !73
  %629 = load ptr, ptr %628, align 8, !tbaa !129
  %630 = load ptr, ptr %610, align 8, !tbaa !159
  %631 = zext nneg i32 %624 to i64
  %632 = getelementptr inbounds nuw ptr, ptr %630, i64 %631
  store ptr %629, ptr %632, align 8, !tbaa !31
  br label %633

633:                                              ; preds = %626, %620
  %634 = add nuw nsw i64 %621, 1
  %635 = icmp eq i64 %634, %611
  br i1 %635, label %612, label %620, !llvm.loop !160

636:                                              ; preds = %691, %612
  %637 = getelementptr inbounds nuw i8, ptr %604, i64 40
  %638 = load i64, ptr %637, align 8, !tbaa !161
  %639 = icmp sgt i64 %638, 0
  br i1 %639, label %640, label %696

640:                                              ; preds = %636
  %641 = getelementptr inbounds nuw i8, ptr %604, i64 8
  %642 = getelementptr inbounds nuw i8, ptr %604, i64 32
  br label %699

643:                                              ; preds = %691, %616
  %644 = phi i64 [ 0, %616 ], [ %692, %691 ]
  %645 = load ptr, ptr %178, align 8, !tbaa !51
  %646 = load i32, ptr %619, align 4, !tbaa !134
  %647 = trunc nuw nsw i64 %644 to i32
  %648 = add nsw i32 %646, %647
  %649 = getelementptr inbounds nuw i8, ptr %645, i64 40
  %650 = load ptr, ptr %649, align 8, !tbaa !135
  %651 = sext i32 %648 to i64
  %652 = getelementptr inbounds i32, ptr %650, i64 %651
  %653 = load i32, ptr %652, align 4, !tbaa !5
  %654 = icmp sgt i32 %653, -1
  br i1 %654, label %655, label %668

655:                                              ; preds = %643
  %656 = zext nneg i32 %653 to i64
  %657 = getelementptr inbounds nuw ptr, ptr %197, i64 %656
  %658 = load ptr, ptr %657, align 8, !tbaa !73
  %659 = icmp eq ptr %658, null
  br i1 %659, label %660, label %663

660:                                              ; preds = %655
  %661 = and i64 %644, 4294967295
  %662 = getelementptr inbounds nuw ptr, ptr %198, i64 %661
  store ptr null, ptr %662, align 8, !tbaa !73
  br label %945

663:                                              ; preds = %655
  %664 = getelementptr inbounds nuw i8, ptr %658, i64 24
  %665 = load i32, ptr %664, align 8, !tbaa !74
  %666 = add nsw i32 %665, 1
  store i32 %666, ptr %664, align 8, !tbaa !74
  %667 = getelementptr inbounds nuw ptr, ptr %198, i64 %644
  store ptr %658, ptr %667, align 8, !tbaa !73
  br label %680

668:                                              ; preds = %643
  %669 = getelementptr inbounds nuw i8, ptr %645, i64 32
  %670 = load ptr, ptr %669, align 8, !tbaa !137
  %671 = getelementptr inbounds i64, ptr %670, i64 %651
  %672 = load i64, ptr %671, align 8, !tbaa !121
  %673 = getelementptr inbounds nuw i8, ptr %645, i64 48
  %674 = load ptr, ptr %673, align 8, !tbaa !138
  %675 = getelementptr inbounds i32, ptr %674, i64 %651
  %676 = load i32, ptr %675, align 4, !tbaa !5
  %677 = call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %672, i32 noundef %676)
  %678 = getelementptr inbounds nuw ptr, ptr %198, i64 %644
  store ptr %677, ptr %678, align 8, !tbaa !73
  %679 = icmp eq ptr %677, null
  br i1 %679, label %945, label %680

680:                                              ; preds = %668, %663
  %681 = phi ptr [ %658, %663 ], [ %677, %668 ]
  %682 = load ptr, ptr %617, align 8, !tbaa !162
  %683 = getelementptr inbounds nuw i32, ptr %682, i64 %644
  %684 = load i32, ptr %683, align 4, !tbaa !5
  %685 = icmp sgt i32 %684, -1
  br i1 %685, label %686, label %691

686:                                              ; preds = %680
  %687 = load ptr, ptr %681, align 8, !tbaa !129
  %688 = load ptr, ptr %618, align 8, !tbaa !159
  %689 = zext nneg i32 %684 to i64
  %690 = getelementptr inbounds nuw ptr, ptr %688, i64 %689
  store ptr %687, ptr %690, align 8, !tbaa !31
  br label %691

691:                                              ; preds = %686, %680
  %692 = add nuw nsw i64 %644, 1
  %693 = load i32, ptr %613, align 4, !tbaa !133
  %694 = sext i32 %693 to i64
  %695 = icmp slt i64 %692, %694
  br i1 %695, label %643, label %636, !llvm.loop !163

696:                                              ; preds = %699, %636
  %697 = load ptr, ptr %106, align 8, !tbaa !118
  %698 = icmp eq ptr %697, null
  br i1 %698, label %723, label %717

699:                                              ; preds = %699, %640
  %700 = phi i64 [ 0, %640 ], [ %715, %699 ]
  %701 = load ptr, ptr %641, align 8, !tbaa !159
  %702 = load ptr, ptr %642, align 8, !tbaa !164
  %703 = getelementptr inbounds nuw %struct.tfc_move, ptr %702, i64 %700
  %704 = getelementptr inbounds nuw i8, ptr %703, i64 4
  %705 = load i32, ptr %704, align 4, !tbaa !165
  %706 = sext i32 %705 to i64
  %707 = getelementptr inbounds ptr, ptr %701, i64 %706
  %708 = load ptr, ptr %707, align 8, !tbaa !31
  %709 = getelementptr inbounds nuw i8, ptr %703, i64 8
  %710 = load i64, ptr %709, align 8, !tbaa !167
  %711 = getelementptr inbounds i8, ptr %708, i64 %710
  %712 = load i32, ptr %703, align 8, !tbaa !168
  %713 = sext i32 %712 to i64
  %714 = getelementptr inbounds ptr, ptr %701, i64 %713
  store ptr %711, ptr %714, align 8, !tbaa !31
  %715 = add nuw nsw i64 %700, 1
  %716 = icmp eq i64 %715, %638
  br i1 %716, label %696, label %699, !llvm.loop !169

717:                                              ; preds = %696
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #26
  %718 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #26
  %719 = load i64, ptr %4, align 8, !tbaa !84
  %720 = mul nsw i64 %719, 1000000000
  %721 = load i64, ptr %117, align 8, !tbaa !86
  %722 = add nsw i64 %720, %721
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #26
  br label %723

723:                                              ; preds = %717, %696
  %724 = phi i64 [ %722, %717 ], [ 0, %696 ]
  %725 = getelementptr inbounds nuw i8, ptr %604, i64 48
  %726 = load i64, ptr %725, align 8, !tbaa !170
  %727 = icmp ne i64 %726, 0
  %728 = zext i1 %727 to i32
  %729 = load i32, ptr %118, align 8, !tbaa !171
  %730 = or i32 %729, %728
  store i32 %730, ptr %118, align 8, !tbaa !171
  %731 = load ptr, ptr %604, align 8, !tbaa !172
  %732 = icmp eq ptr %731, null
  br i1 %732, label %735, label %733

733:                                              ; preds = %723
  %734 = call i32 @tfc_walk(ptr noundef nonnull %731)
  br label %735

735:                                              ; preds = %733, %723
  %736 = phi i32 [ %734, %733 ], [ 0, %723 ]
  %737 = load ptr, ptr %106, align 8, !tbaa !118
  %738 = icmp eq ptr %737, null
  %739 = icmp ne i32 %736, 0
  %740 = select i1 %738, i1 true, i1 %739
  br i1 %740, label %753, label %741

741:                                              ; preds = %735
  %742 = load ptr, ptr %11, align 8, !tbaa !32
  %743 = getelementptr inbounds nuw i8, ptr %742, i64 32
  %744 = load ptr, ptr %743, align 8, !tbaa !126
  %745 = icmp eq ptr %744, null
  br i1 %745, label %752, label %746

746:                                              ; preds = %741
  %747 = getelementptr inbounds nuw i8, ptr %744, i64 40
  %748 = load ptr, ptr %747, align 8, !tbaa !173
  %749 = call i32 %748(ptr noundef nonnull %744, ptr noundef nonnull %742, ptr noundef null, ptr noundef null, i64 noundef 0) #26
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
  %756 = load i32, ptr %613, align 4, !tbaa !133
  %757 = icmp sgt i32 %756, 0
  br i1 %757, label %758, label %945

758:                                              ; preds = %755
  %759 = getelementptr inbounds nuw i8, ptr %604, i64 24
  %760 = getelementptr inbounds nuw i8, ptr %604, i64 8
  br label %761

761:                                              ; preds = %791, %758
  %762 = phi i64 [ 0, %758 ], [ %792, %791 ]
  %763 = load ptr, ptr %759, align 8, !tbaa !162
  %764 = getelementptr inbounds nuw i32, ptr %763, i64 %762
  %765 = load i32, ptr %764, align 4, !tbaa !5
  %766 = icmp slt i32 %765, -1
  br i1 %766, label %767, label %791

767:                                              ; preds = %761
  %768 = load ptr, ptr %11, align 8, !tbaa !32
  %769 = getelementptr inbounds nuw ptr, ptr %198, i64 %762
  %770 = load ptr, ptr %769, align 8, !tbaa !73
  %771 = load ptr, ptr %770, align 8, !tbaa !129
  %772 = load ptr, ptr %760, align 8, !tbaa !159
  %773 = sub nuw nsw i32 -2, %765
  %774 = zext nneg i32 %773 to i64
  %775 = getelementptr inbounds nuw ptr, ptr %772, i64 %774
  %776 = load ptr, ptr %775, align 8, !tbaa !31
  %777 = getelementptr inbounds nuw i8, ptr %770, i64 16
  %778 = load i64, ptr %777, align 8, !tbaa !27
  %779 = getelementptr inbounds nuw i8, ptr %768, i64 32
  %780 = load ptr, ptr %779, align 8, !tbaa !126
  %781 = icmp eq ptr %780, null
  br i1 %781, label %784, label %782

782:                                              ; preds = %767
  %783 = icmp eq i64 %778, 0
  br i1 %783, label %791, label %785

784:                                              ; preds = %767
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %771, ptr readonly align 1 %776, i64 %778, i1 false)
  br label %791

785:                                              ; preds = %782
  %786 = getelementptr inbounds nuw i8, ptr %780, i64 64
  %787 = load ptr, ptr %786, align 8, !tbaa !174
  %788 = call i32 %787(ptr noundef nonnull %780, ptr noundef %771, ptr noundef %776, i64 noundef %778) #26
  %789 = icmp eq i32 %788, 0
  br i1 %789, label %791, label %790

790:                                              ; preds = %785
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %788, i32 noundef 6, ptr noundef readonly %178, ptr noundef nonnull %176)
  br label %791

791:                                              ; preds = %790, %785, %784, %782, %761
  %792 = add nuw nsw i64 %762, 1
  %793 = load i32, ptr %613, align 4, !tbaa !133
  %794 = sext i32 %793 to i64
  %795 = icmp slt i64 %792, %794
  br i1 %795, label %761, label %945, !llvm.loop !175

796:                                              ; preds = %433
  %797 = load ptr, ptr %178, align 8, !tbaa !51
  %798 = getelementptr inbounds nuw i8, ptr %797, i64 16
  %799 = load ptr, ptr %798, align 8, !tbaa !176
  %800 = getelementptr inbounds nuw i8, ptr %176, i64 40
  %801 = load i32, ptr %800, align 4, !tbaa !177
  br label %802

802:                                              ; preds = %802, %796
  %803 = phi i64 [ %807, %802 ], [ 0, %796 ]
  %804 = getelementptr inbounds nuw ptr, ptr %197, i64 %803
  %805 = load ptr, ptr %804, align 8, !tbaa !73
  %806 = icmp eq ptr %805, null
  %807 = add nuw nsw i64 %803, 1
  br i1 %806, label %802, label %808, !llvm.loop !178

808:                                              ; preds = %802
  %809 = sext i32 %801 to i64
  %810 = getelementptr inbounds i32, ptr %799, i64 %809
  %811 = trunc nuw nsw i64 %803 to i32
  %812 = getelementptr inbounds nuw i8, ptr %805, i64 24
  %813 = load i32, ptr %812, align 8, !tbaa !74
  %814 = add nsw i32 %813, 1
  store i32 %814, ptr %812, align 8, !tbaa !74
  store ptr %805, ptr %198, align 8, !tbaa !73
  %815 = getelementptr inbounds nuw i8, ptr %198, i64 8
  store ptr null, ptr %815, align 8, !tbaa !73
  %816 = getelementptr inbounds nuw i8, ptr %810, i64 4
  %817 = load i32, ptr %816, align 4, !tbaa !5
  %818 = getelementptr inbounds nuw i8, ptr %810, i64 8
  %819 = load i32, ptr %818, align 4, !tbaa !5
  %820 = icmp eq i32 %817, %819
  br i1 %820, label %945, label %821

821:                                              ; preds = %808
  %822 = getelementptr inbounds nuw i8, ptr %176, i64 36
  %823 = load i32, ptr %822, align 4, !tbaa !134
  %824 = add nsw i32 %823, 1
  %825 = getelementptr inbounds nuw i8, ptr %797, i64 40
  %826 = load ptr, ptr %825, align 8, !tbaa !135
  %827 = sext i32 %824 to i64
  %828 = getelementptr inbounds i32, ptr %826, i64 %827
  %829 = load i32, ptr %828, align 4, !tbaa !5
  %830 = icmp sgt i32 %829, -1
  br i1 %830, label %831, label %840

831:                                              ; preds = %821
  %832 = zext nneg i32 %829 to i64
  %833 = getelementptr inbounds nuw ptr, ptr %197, i64 %832
  %834 = load ptr, ptr %833, align 8, !tbaa !73
  %835 = icmp eq ptr %834, null
  br i1 %835, label %945, label %836

836:                                              ; preds = %831
  %837 = getelementptr inbounds nuw i8, ptr %834, i64 24
  %838 = load i32, ptr %837, align 8, !tbaa !74
  %839 = add nsw i32 %838, 1
  store i32 %839, ptr %837, align 8, !tbaa !74
  store ptr %834, ptr %815, align 8, !tbaa !73
  br label %851

840:                                              ; preds = %821
  %841 = getelementptr inbounds nuw i8, ptr %797, i64 32
  %842 = load ptr, ptr %841, align 8, !tbaa !137
  %843 = getelementptr inbounds i64, ptr %842, i64 %827
  %844 = load i64, ptr %843, align 8, !tbaa !121
  %845 = getelementptr inbounds nuw i8, ptr %797, i64 48
  %846 = load ptr, ptr %845, align 8, !tbaa !138
  %847 = getelementptr inbounds i32, ptr %846, i64 %827
  %848 = load i32, ptr %847, align 4, !tbaa !5
  %849 = call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %844, i32 noundef %848)
  store ptr %849, ptr %815, align 8, !tbaa !73
  %850 = icmp eq ptr %849, null
  br i1 %850, label %945, label %851

851:                                              ; preds = %840, %836
  %852 = phi ptr [ %834, %836 ], [ %849, %840 ]
  %853 = load ptr, ptr %11, align 8, !tbaa !32
  %854 = load ptr, ptr %852, align 8, !tbaa !129
  %855 = getelementptr inbounds nuw i8, ptr %853, i64 32
  %856 = load ptr, ptr %855, align 8, !tbaa !126
  %857 = icmp eq ptr %856, null
  br i1 %857, label %858, label %859

858:                                              ; preds = %851
  store i32 %811, ptr %854, align 4, !tbaa !5
  br label %945

859:                                              ; preds = %851
  %860 = getelementptr inbounds nuw i8, ptr %856, i64 48
  %861 = load ptr, ptr %860, align 8, !tbaa !179
  %862 = call i32 %861(ptr noundef nonnull %856, ptr noundef null, ptr noundef %854, i32 noundef %811) #26
  %863 = icmp eq i32 %862, 0
  br i1 %863, label %945, label %864

864:                                              ; preds = %859
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %862, i32 noundef 6, ptr noundef nonnull readonly %178, ptr noundef nonnull %176)
  br label %945

865:                                              ; preds = %433
  %866 = load ptr, ptr %197, align 8, !tbaa !73
  %867 = icmp eq ptr %866, null
  br i1 %867, label %872, label %868

868:                                              ; preds = %865
  %869 = getelementptr inbounds nuw i8, ptr %866, i64 24
  %870 = load i32, ptr %869, align 8, !tbaa !74
  %871 = add nsw i32 %870, 1
  store i32 %871, ptr %869, align 8, !tbaa !74
  br label %872

872:                                              ; preds = %868, %865
  %873 = load ptr, ptr %11, align 8, !tbaa !32
  %874 = getelementptr inbounds nuw i8, ptr %197, i64 8
  %875 = load ptr, ptr %874, align 8, !tbaa !73
  %876 = load ptr, ptr %875, align 8, !tbaa !129
  %877 = getelementptr inbounds nuw i8, ptr %873, i64 32
  %878 = load ptr, ptr %877, align 8, !tbaa !126
  %879 = icmp eq ptr %878, null
  br i1 %879, label %880, label %882

880:                                              ; preds = %872
  %881 = load i8, ptr %876, align 1, !tbaa !98
  store i8 %881, ptr %8, align 4, !tbaa !98
  br label %888

882:                                              ; preds = %872
  %883 = getelementptr inbounds nuw i8, ptr %878, i64 40
  %884 = load ptr, ptr %883, align 8, !tbaa !173
  %885 = call i32 %884(ptr noundef nonnull %878, ptr noundef nonnull %873, ptr noundef nonnull %8, ptr noundef %876, i64 noundef 1) #26
  %886 = icmp eq i32 %885, 0
  br i1 %886, label %888, label %887

887:                                              ; preds = %882
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %885, i32 noundef 6, ptr noundef readonly %178, ptr noundef nonnull %176)
  br label %888

888:                                              ; preds = %887, %882, %880
  %889 = load i8, ptr %8, align 4, !tbaa !98
  %890 = icmp eq i8 %889, 0
  %891 = select i1 %890, ptr %866, ptr null
  store ptr %891, ptr %198, align 8, !tbaa !73
  %892 = icmp eq ptr %891, null
  %893 = select i1 %892, ptr %866, ptr null
  %894 = getelementptr inbounds nuw i8, ptr %198, i64 8
  store ptr %893, ptr %894, align 8, !tbaa !73
  br label %945

895:                                              ; preds = %433, %433, %433, %433
  %896 = load ptr, ptr %197, align 8, !tbaa !73
  %897 = icmp eq ptr %896, null
  br i1 %897, label %902, label %898

898:                                              ; preds = %895
  %899 = getelementptr inbounds nuw i8, ptr %896, i64 24
  %900 = load i32, ptr %899, align 8, !tbaa !74
  %901 = add nsw i32 %900, 1
  store i32 %901, ptr %899, align 8, !tbaa !74
  br label %902

902:                                              ; preds = %898, %895
  store ptr %896, ptr %198, align 8, !tbaa !73
  br label %945

903:                                              ; preds = %433
  %904 = load ptr, ptr %115, align 8, !tbaa !180
  %905 = getelementptr inbounds nuw i8, ptr %176, i64 4
  %906 = load i32, ptr %905, align 4, !tbaa !101
  %907 = sext i32 %906 to i64
  %908 = getelementptr inbounds ptr, ptr %904, i64 %907
  %909 = load ptr, ptr %908, align 8, !tbaa !73
  %910 = icmp eq ptr %909, null
  br i1 %910, label %915, label %911

911:                                              ; preds = %903
  %912 = getelementptr inbounds nuw i8, ptr %909, i64 24
  %913 = load i32, ptr %912, align 8, !tbaa !74
  %914 = add nsw i32 %913, 1
  store i32 %914, ptr %912, align 8, !tbaa !74
  br label %915

915:                                              ; preds = %911, %903
  store ptr %909, ptr %198, align 8, !tbaa !73
  br label %945

916:                                              ; preds = %433
  %917 = getelementptr inbounds nuw i8, ptr %178, i64 112
  %918 = load ptr, ptr %917, align 8, !tbaa !59
  %919 = getelementptr inbounds nuw i8, ptr %176, i64 4
  %920 = load i32, ptr %919, align 4, !tbaa !101
  %921 = sext i32 %920 to i64
  %922 = getelementptr inbounds ptr, ptr %918, i64 %921
  %923 = load ptr, ptr %922, align 8, !tbaa !73
  store ptr %923, ptr %198, align 8, !tbaa !73
  store ptr null, ptr %922, align 8, !tbaa !73
  br label %945

924:                                              ; preds = %433
  %925 = load ptr, ptr %197, align 8, !tbaa !73
  %926 = icmp eq ptr %925, null
  br i1 %926, label %931, label %927

927:                                              ; preds = %924
  %928 = getelementptr inbounds nuw i8, ptr %925, i64 24
  %929 = load i32, ptr %928, align 8, !tbaa !74
  %930 = add nsw i32 %929, 1
  store i32 %930, ptr %928, align 8, !tbaa !74
  br label %931

931:                                              ; preds = %927, %924
  %932 = getelementptr inbounds nuw i8, ptr %178, i64 120
  %933 = load ptr, ptr %932, align 8, !tbaa !181
  %934 = getelementptr inbounds nuw i8, ptr %176, i64 4
  %935 = load i32, ptr %934, align 4, !tbaa !101
  %936 = sext i32 %935 to i64
  %937 = getelementptr inbounds ptr, ptr %933, i64 %936
  store ptr %925, ptr %937, align 8, !tbaa !73
  %938 = getelementptr inbounds nuw i8, ptr %178, i64 24
  %939 = load ptr, ptr %938, align 8, !tbaa !142
  %940 = icmp eq ptr %939, null
  br i1 %940, label %941, label %945

941:                                              ; preds = %931
  %942 = load ptr, ptr %197, align 8, !tbaa !73
  %943 = load ptr, ptr %114, align 8, !tbaa !182
  %944 = getelementptr inbounds ptr, ptr %943, i64 %936
  store ptr %942, ptr %944, align 8, !tbaa !73
  br label %945

945:                                              ; preds = %668, %791, %864, %859, %858, %840, %831, %808, %755, %660, %941, %931, %916, %915, %902, %888, %433, %431, %430
  %946 = load i32, ptr %92, align 8, !tbaa !67
  %947 = icmp eq i32 %946, 0
  br i1 %947, label %948, label %949

948:                                              ; preds = %945
  call fastcc void @complete(ptr noundef nonnull %0, ptr noundef %178, ptr noundef %180, ptr noundef nonnull %176, ptr noundef %198, i32 noundef %182)
  br label %949

949:                                              ; preds = %472, %591, %571, %496, %462, %434, %200, %287, %289, %945, %948
  %950 = load ptr, ptr %15, align 8, !tbaa !41
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #26
  %951 = icmp eq ptr %950, null
  br i1 %951, label %126, label %960, !llvm.loop !183

952:                                              ; preds = %168
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 1, i32 noundef 1, ptr noundef null, ptr noundef null)
  %953 = load i32, ptr %92, align 8, !tbaa !67
  %954 = icmp eq i32 %953, 0
  br i1 %954, label %955, label %960

955:                                              ; preds = %135, %952
  %956 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %957 = load i64, ptr %956, align 8, !tbaa !184
  %958 = icmp eq i64 %957, 0
  %959 = select i1 %958, i32 0, i32 -2
  br label %960

960:                                              ; preds = %126, %132, %141, %153, %949, %492, %952, %955
  %961 = phi i32 [ %953, %952 ], [ %959, %955 ], [ -1, %492 ], [ %133, %132 ], [ %127, %126 ], [ -2, %141 ], [ -1, %949 ], [ -2, %153 ]
  ret i32 %961
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @empty_inbox(ptr noundef captures(none) %0) unnamed_addr #32 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %3 = load ptr, ptr %2, align 8, !tbaa !77
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
  br i1 %14, label %5, label %8, !llvm.loop !106

15:                                               ; preds = %5, %15
  %16 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %4, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #26
  %17 = atomicrmw xchg ptr %4, i32 2 acquire, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %15, !llvm.loop !107

19:                                               ; preds = %8, %15, %5
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %21 = atomicrmw xchg ptr %20, i64 0 monotonic, align 8
  %22 = inttoptr i64 %21 to ptr
  %23 = load ptr, ptr %2, align 8, !tbaa !77
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 36
  %25 = atomicrmw xchg ptr %24, i32 0 release, align 4
  %26 = icmp eq i32 %25, 2
  br i1 %26, label %27, label %29

27:                                               ; preds = %19
  %28 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %24, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #26
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
  br i1 %38, label %31, label %34, !llvm.loop !185

39:                                               ; preds = %31, %54
  %40 = phi ptr [ %35, %31 ], [ %44, %54 ]
  %41 = load i32, ptr %32, align 8, !tbaa !67
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %56

43:                                               ; preds = %39
  %44 = load ptr, ptr %40, align 8, !tbaa !114
  %45 = getelementptr inbounds nuw i8, ptr %40, i64 52
  %46 = load i32, ptr %45, align 4, !tbaa !113
  switch i32 %46, label %53 [
    i32 0, label %47
    i32 2, label %50
  ]

47:                                               ; preds = %43
  %48 = getelementptr inbounds nuw i8, ptr %40, i64 16
  %49 = load ptr, ptr %48, align 8, !tbaa !186
  tail call fastcc void @drop(ptr noundef nonnull %0, ptr noundef %49)
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef nonnull %40, i64 noundef 56)
  br label %54, !llvm.loop !187

50:                                               ; preds = %43
  %51 = load i64, ptr %33, align 8, !tbaa !140
  %52 = add nsw i64 %51, -1
  store i64 %52, ptr %33, align 8, !tbaa !140
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
define internal fastcc void @fail(ptr noundef captures(none) %0, i32 noundef range(i32 1, 0) %1, i32 noundef range(i32 0, 7) %2, ptr noundef readonly captures(address_is_null) %3, ptr noundef %4) unnamed_addr #33 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %7 = load i32, ptr %6, align 8, !tbaa !67
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %34

9:                                                ; preds = %5
  store i32 %1, ptr %6, align 8, !tbaa !67
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 116
  store i32 %2, ptr %10, align 4, !tbaa !188
  %11 = icmp eq ptr %3, null
  br i1 %11, label %12, label %14

12:                                               ; preds = %9
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i32 -1, ptr %13, align 8, !tbaa !189
  br label %31

14:                                               ; preds = %9
  %15 = load ptr, ptr %3, align 8, !tbaa !51
  %16 = load ptr, ptr %0, align 8, !tbaa !43
  %17 = ptrtoint ptr %15 to i64
  %18 = ptrtoint ptr %16 to i64
  %19 = sub i64 %17, %18
  %20 = lshr exact i64 %19, 6
  %21 = trunc i64 %20 to i32
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i32 %21, ptr %22, align 8, !tbaa !189
  %23 = icmp eq ptr %4, null
  br i1 %23, label %31, label %24

24:                                               ; preds = %14
  %25 = load ptr, ptr %15, align 8, !tbaa !68
  %26 = ptrtoint ptr %4 to i64
  %27 = ptrtoint ptr %25 to i64
  %28 = sub i64 %26, %27
  %29 = sdiv exact i64 %28, 44
  %30 = trunc i64 %29 to i32
  br label %31

31:                                               ; preds = %12, %14, %24
  %32 = phi i32 [ %30, %24 ], [ -1, %14 ], [ -1, %12 ]
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 124
  store i32 %32, ptr %33, align 4, !tbaa !190
  br label %34

34:                                               ; preds = %5, %31
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nounwind uwtable
define void @tfc_finish(ptr noundef captures(none) %0, ptr noundef %1) local_unnamed_addr #31 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %4 = load i64, ptr %3, align 8, !tbaa !140
  %5 = add nsw i64 %4, -1
  store i64 %5, ptr %3, align 8, !tbaa !140
  tail call fastcc void @end_activation(ptr noundef %0, ptr noundef %1)
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @end_activation(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #31 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %4 = load ptr, ptr %3, align 8, !tbaa !191
  %5 = load ptr, ptr %4, align 8, !tbaa !51
  %6 = load ptr, ptr %5, align 8, !tbaa !68
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %8 = load i32, ptr %7, align 4, !tbaa !192
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_node, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %12 = load i64, ptr %11, align 8, !tbaa !184
  %13 = add nsw i64 %12, -1
  store i64 %13, ptr %11, align 8, !tbaa !184
  %14 = load i32, ptr %10, align 4, !tbaa !99
  %15 = icmp eq i32 %14, 15
  br i1 %15, label %16, label %169

16:                                               ; preds = %2
  %17 = load ptr, ptr %0, align 8, !tbaa !43
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %19 = load i32, ptr %18, align 8, !tbaa !193
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds %struct.tfc_graph, ptr %17, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %23 = load ptr, ptr %22, align 8, !tbaa !117
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %25 = load ptr, ptr %24, align 8, !tbaa !186
  %26 = icmp eq ptr %25, null
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 64
  br i1 %26, label %28, label %29

28:                                               ; preds = %16
  store i32 1, ptr %27, align 8, !tbaa !194
  br label %121

29:                                               ; preds = %16
  %30 = load i32, ptr %27, align 8, !tbaa !194
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %121

32:                                               ; preds = %29
  %33 = getelementptr inbounds nuw i8, ptr %21, i64 32
  %34 = load ptr, ptr %33, align 8, !tbaa !137
  %35 = getelementptr inbounds nuw i8, ptr %10, i64 36
  %36 = load i32, ptr %35, align 4, !tbaa !134
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i64, ptr %34, i64 %37
  %39 = load i64, ptr %38, align 8, !tbaa !121
  %40 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %41 = load i64, ptr %40, align 8, !tbaa !27
  %42 = icmp eq i64 %39, %41
  br i1 %42, label %44, label %43

43:                                               ; preds = %32
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 13, i32 noundef 5, ptr noundef nonnull %4, ptr noundef nonnull %10)
  br label %121

44:                                               ; preds = %32
  %45 = getelementptr inbounds nuw i8, ptr %21, i64 48
  %46 = load ptr, ptr %45, align 8, !tbaa !138
  %47 = getelementptr inbounds i32, ptr %46, i64 %37
  %48 = load i32, ptr %47, align 4, !tbaa !5
  %49 = tail call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %39, i32 noundef %48)
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %51 = load ptr, ptr %50, align 8, !tbaa !136
  store ptr %49, ptr %51, align 8, !tbaa !73
  %52 = icmp eq ptr %49, null
  br i1 %52, label %169, label %53

53:                                               ; preds = %44
  %54 = getelementptr inbounds nuw i8, ptr %23, i64 40
  %55 = load ptr, ptr %54, align 8, !tbaa !130
  %56 = icmp eq ptr %55, null
  br i1 %56, label %74, label %57

57:                                               ; preds = %53
  %58 = load ptr, ptr %49, align 8, !tbaa !129
  %59 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %60 = load ptr, ptr %59, align 8, !tbaa !195
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 48
  %62 = load ptr, ptr %61, align 8, !tbaa !32
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 32
  %64 = load ptr, ptr %63, align 8, !tbaa !126
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 112
  %66 = load ptr, ptr %65, align 8, !tbaa !196
  %67 = tail call ptr %66(ptr noundef %64, ptr noundef nonnull %55) #26
  %68 = load ptr, ptr %24, align 8, !tbaa !186
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 16
  %70 = load i64, ptr %69, align 8, !tbaa !27
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %58, ptr readonly align 1 %67, i64 %70, i1 false)
  %71 = getelementptr inbounds nuw i8, ptr %64, i64 120
  %72 = load ptr, ptr %71, align 8, !tbaa !197
  %73 = load ptr, ptr %54, align 8, !tbaa !130
  tail call void %72(ptr noundef %64, ptr noundef %73) #26
  store ptr null, ptr %54, align 8, !tbaa !130
  br label %121

74:                                               ; preds = %53
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %76 = load ptr, ptr %75, align 8, !tbaa !32
  %77 = load ptr, ptr %49, align 8, !tbaa !129
  %78 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %79 = load ptr, ptr %78, align 8, !tbaa !195
  %80 = getelementptr inbounds nuw i8, ptr %79, i64 48
  %81 = load ptr, ptr %80, align 8, !tbaa !32
  %82 = load ptr, ptr %24, align 8, !tbaa !186
  %83 = load ptr, ptr %82, align 8, !tbaa !129
  %84 = getelementptr inbounds nuw i8, ptr %82, i64 16
  %85 = load i64, ptr %84, align 8, !tbaa !27
  %86 = getelementptr inbounds nuw i8, ptr %76, i64 32
  %87 = load ptr, ptr %86, align 8, !tbaa !126
  %88 = getelementptr inbounds nuw i8, ptr %81, i64 32
  %89 = load ptr, ptr %88, align 8, !tbaa !126
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
  %99 = load ptr, ptr %98, align 8, !tbaa !174
  %100 = tail call i32 %99(ptr noundef nonnull %87, ptr noundef %77, ptr noundef %83, i64 noundef %85) #26
  br label %116

101:                                              ; preds = %95
  %102 = getelementptr inbounds nuw i8, ptr %87, i64 88
  %103 = load ptr, ptr %102, align 8, !tbaa !198
  %104 = tail call i32 %103(ptr noundef nonnull %87, ptr noundef %77, ptr noundef nonnull %89, ptr noundef %83, i64 noundef %85) #26
  br label %116

105:                                              ; preds = %91
  br i1 %92, label %106, label %110

106:                                              ; preds = %105
  %107 = getelementptr inbounds nuw i8, ptr %87, i64 72
  %108 = load ptr, ptr %107, align 8, !tbaa !199
  %109 = tail call i32 %108(ptr noundef nonnull %87, ptr noundef %77, ptr noundef %83, i64 noundef %85) #26
  br label %116

110:                                              ; preds = %105
  br i1 %93, label %111, label %115

111:                                              ; preds = %110
  %112 = getelementptr inbounds nuw i8, ptr %89, i64 80
  %113 = load ptr, ptr %112, align 8, !tbaa !200
  %114 = tail call i32 %113(ptr noundef nonnull %89, ptr noundef %77, ptr noundef %83, i64 noundef %85) #26
  br label %116

115:                                              ; preds = %110
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %77, ptr readonly align 1 %83, i64 %85, i1 false)
  br label %121

116:                                              ; preds = %111, %106, %101, %97
  %117 = phi i32 [ %100, %97 ], [ %109, %106 ], [ %114, %111 ], [ %104, %101 ]
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %121, label %119

119:                                              ; preds = %116
  %120 = load ptr, ptr %3, align 8, !tbaa !191
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %117, i32 noundef 6, ptr noundef readonly %120, ptr noundef nonnull %10)
  br label %121

121:                                              ; preds = %119, %116, %115, %74, %57, %43, %29, %28
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %123 = load ptr, ptr %122, align 8, !tbaa !77
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
  br i1 %134, label %125, label %128, !llvm.loop !106

135:                                              ; preds = %125, %135
  %136 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %124, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #26
  %137 = atomicrmw xchg ptr %124, i32 2 acquire, align 4
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %139, label %135, !llvm.loop !107

139:                                              ; preds = %128, %135, %125
  %140 = load ptr, ptr %122, align 8, !tbaa !77
  %141 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %142 = load ptr, ptr %141, align 8, !tbaa !195
  %143 = getelementptr inbounds nuw i8, ptr %142, i64 208
  %144 = load atomic i64, ptr %143 monotonic, align 8
  %145 = inttoptr i64 %144 to ptr
  store ptr %145, ptr %23, align 8, !tbaa !114
  %146 = ptrtoint ptr %23 to i64
  store atomic i64 %146, ptr %143 monotonic, align 8
  %147 = getelementptr inbounds nuw i8, ptr %142, i64 172
  %148 = load i32, ptr %147, align 4, !tbaa !201
  %149 = icmp eq i32 %148, 2
  br i1 %149, label %150, label %162

150:                                              ; preds = %139
  %151 = getelementptr inbounds nuw i8, ptr %23, i64 52
  %152 = load i32, ptr %151, align 4, !tbaa !113
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %162, label %154

154:                                              ; preds = %150
  store i32 0, ptr %147, align 4, !tbaa !201
  %155 = getelementptr inbounds nuw i8, ptr %140, i64 40
  %156 = atomicrmw add ptr %155, i32 1 monotonic, align 8
  %157 = getelementptr inbounds nuw i8, ptr %140, i64 44
  %158 = load i32, ptr %157, align 4, !tbaa !116
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %162, label %160

160:                                              ; preds = %154
  %161 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %155, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #26
  br label %162

162:                                              ; preds = %160, %154, %150, %139
  %163 = load ptr, ptr %122, align 8, !tbaa !77
  %164 = getelementptr inbounds nuw i8, ptr %163, i64 36
  %165 = atomicrmw xchg ptr %164, i32 0 release, align 4
  %166 = icmp eq i32 %165, 2
  br i1 %166, label %167, label %169

167:                                              ; preds = %162
  %168 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %164, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #26
  br label %169

169:                                              ; preds = %167, %162, %44, %2
  %170 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %171 = load i32, ptr %170, align 8, !tbaa !67
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %173, label %188

173:                                              ; preds = %169
  %174 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %175 = load ptr, ptr %174, align 8, !tbaa !202
  %176 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %177 = load i64, ptr %176, align 8, !tbaa !203
  tail call fastcc void @note(ptr noundef nonnull %0, ptr noundef nonnull %4, ptr noundef %175, ptr noundef nonnull %10, i64 noundef %177)
  %178 = load ptr, ptr %174, align 8, !tbaa !202
  %179 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %180 = load ptr, ptr %179, align 8, !tbaa !136
  %181 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %182 = load i32, ptr %181, align 8, !tbaa !194
  tail call fastcc void @complete(ptr noundef nonnull %0, ptr noundef nonnull %4, ptr noundef %178, ptr noundef nonnull %10, ptr noundef %180, i32 noundef %182)
  %183 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %184 = load i32, ptr %183, align 4, !tbaa !133
  %185 = sext i32 %184 to i64
  %186 = shl nsw i64 %185, 3
  %187 = add nsw i64 %186, 112
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %187)
  br label %188

188:                                              ; preds = %169, %173
  ret void
}

; Function Attrs: nounwind uwtable
define i32 @tfc_drive(ptr noundef %0, ptr noundef captures(none) %1) local_unnamed_addr #31 {
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
  br i1 %17, label %8, label %11, !llvm.loop !106

18:                                               ; preds = %8, %18
  %19 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %7, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #26
  %20 = atomicrmw xchg ptr %7, i32 2 acquire, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %18, !llvm.loop !107

22:                                               ; preds = %11, %18, %8
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %24 = load i32, ptr %23, align 4, !tbaa !204
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %38

26:                                               ; preds = %22
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %28 = load i32, ptr %27, align 8, !tbaa !206
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %38, label %30

30:                                               ; preds = %26
  store i32 0, ptr %27, align 8, !tbaa !206
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %32 = atomicrmw add ptr %31, i32 1 monotonic, align 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %34 = load i32, ptr %33, align 4, !tbaa !116
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %38, label %36

36:                                               ; preds = %30
  %37 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %31, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #26
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
  %56 = load i32, ptr %1, align 4, !tbaa !207
  %57 = icmp slt i32 %56, 0
  br i1 %57, label %58, label %131

58:                                               ; preds = %55
  %59 = load ptr, ptr %39, align 8, !tbaa !208
  %60 = icmp eq ptr %59, null
  br i1 %60, label %76, label %61

61:                                               ; preds = %58, %71
  %62 = phi ptr [ %74, %71 ], [ %59, %58 ]
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 32
  %64 = load i64, ptr %63, align 8, !tbaa !124
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #26
  %65 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #26
  %66 = load i64, ptr %6, align 8, !tbaa !84
  %67 = mul nsw i64 %66, 1000000000
  %68 = load i64, ptr %40, align 8, !tbaa !86
  %69 = add nsw i64 %67, %68
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #26
  %70 = icmp sgt i64 %64, %69
  br i1 %70, label %76, label %71

71:                                               ; preds = %61
  %72 = load ptr, ptr %39, align 8, !tbaa !208
  %73 = load ptr, ptr %72, align 8, !tbaa !114
  store ptr %73, ptr %39, align 8, !tbaa !208
  call fastcc void @deliver(ptr noundef nonnull %0, ptr noundef nonnull %72)
  %74 = load ptr, ptr %39, align 8, !tbaa !208
  %75 = icmp eq ptr %74, null
  br i1 %75, label %76, label %61, !llvm.loop !209

76:                                               ; preds = %71, %61, %58
  %77 = load i64, ptr %41, align 8, !tbaa !78
  %78 = icmp eq i64 %77, 0
  br i1 %78, label %96, label %79

79:                                               ; preds = %76
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #26
  %80 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #26
  %81 = load i64, ptr %5, align 8, !tbaa !84
  %82 = mul nsw i64 %81, 1000000000
  %83 = load i64, ptr %42, align 8, !tbaa !86
  %84 = add nsw i64 %82, %83
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #26
  %85 = load i64, ptr %41, align 8, !tbaa !78
  %86 = icmp slt i64 %84, %85
  br i1 %86, label %96, label %87

87:                                               ; preds = %79
  %88 = load atomic i32, ptr %43 monotonic, align 8
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %96

90:                                               ; preds = %87
  store i32 -1, ptr %44, align 4, !tbaa !115
  store atomic i32 4, ptr %43 monotonic, align 8
  %91 = atomicrmw add ptr %45, i32 1 monotonic, align 8
  %92 = load i32, ptr %46, align 4, !tbaa !116
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %96, label %94

94:                                               ; preds = %90
  %95 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %45, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #26
  br label %96

96:                                               ; preds = %94, %90, %87, %79, %76
  %97 = load atomic i32, ptr %43 seq_cst, align 4, !tbaa !210
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %128

99:                                               ; preds = %96
  %100 = load i32, ptr %47, align 8, !tbaa !206
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %102, label %128

102:                                              ; preds = %99
  %103 = load i32, ptr %48, align 4, !tbaa !211
  %104 = load i32, ptr %49, align 8, !tbaa !212
  %105 = icmp sgt i32 %104, 0
  br i1 %105, label %106, label %121

106:                                              ; preds = %102
  %107 = load ptr, ptr %0, align 8, !tbaa !213
  br label %111

108:                                              ; preds = %111
  %109 = add nuw nsw i32 %112, 1
  %110 = icmp eq i32 %109, %104
  br i1 %110, label %121, label %111, !llvm.loop !214

111:                                              ; preds = %108, %106
  %112 = phi i32 [ 0, %106 ], [ %109, %108 ]
  %113 = add nsw i32 %112, %103
  %114 = srem i32 %113, %104
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds ptr, ptr %107, i64 %115
  %117 = load ptr, ptr %116, align 8, !tbaa !120
  %118 = getelementptr inbounds nuw i8, ptr %117, i64 172
  %119 = load i32, ptr %118, align 4, !tbaa !201
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %122, label %108

121:                                              ; preds = %108, %102
  store i32 -1, ptr %1, align 4, !tbaa !207
  br label %210

122:                                              ; preds = %111
  store i32 %114, ptr %1, align 4, !tbaa !207
  %123 = icmp slt i32 %114, 0
  br i1 %123, label %210, label %124

124:                                              ; preds = %122
  %125 = getelementptr inbounds nuw i8, ptr %117, i64 172
  store i32 1, ptr %125, align 4, !tbaa !201
  %126 = load i32, ptr %50, align 8, !tbaa !215
  %127 = add nsw i32 %126, 1
  store i32 %127, ptr %50, align 8, !tbaa !215
  br label %128

128:                                              ; preds = %124, %99, %96
  %129 = load i32, ptr %1, align 4, !tbaa !207
  %130 = icmp sgt i32 %129, -1
  br i1 %130, label %131, label %210

131:                                              ; preds = %55, %128
  %132 = atomicrmw xchg ptr %7, i32 0 release, align 4
  %133 = icmp eq i32 %132, 2
  br i1 %133, label %134, label %136

134:                                              ; preds = %131
  %135 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %7, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #26
  br label %136

136:                                              ; preds = %131, %134
  %137 = load ptr, ptr %0, align 8, !tbaa !213
  %138 = load i32, ptr %1, align 4, !tbaa !207
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds ptr, ptr %137, i64 %139
  %141 = load ptr, ptr %140, align 8, !tbaa !120
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
  br i1 %153, label %144, label %147, !llvm.loop !106

154:                                              ; preds = %144, %154
  %155 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %7, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #26
  %156 = atomicrmw xchg ptr %7, i32 2 acquire, align 4
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %158, label %154, !llvm.loop !107

158:                                              ; preds = %147, %154, %144
  %159 = load ptr, ptr %0, align 8, !tbaa !213
  %160 = load i32, ptr %1, align 4, !tbaa !207
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds ptr, ptr %159, i64 %161
  %163 = load ptr, ptr %162, align 8, !tbaa !120
  %164 = icmp eq i32 %142, 0
  br i1 %164, label %188, label %165

165:                                              ; preds = %158
  %166 = getelementptr inbounds nuw i8, ptr %163, i64 208
  %167 = load atomic ptr, ptr %166 seq_cst, align 8, !tbaa !216
  %168 = icmp eq ptr %167, null
  br i1 %168, label %169, label %174

169:                                              ; preds = %165
  %170 = getelementptr inbounds nuw i8, ptr %163, i64 232
  %171 = load i64, ptr %170, align 8, !tbaa !76
  %172 = icmp eq i64 %171, 0
  %173 = select i1 %172, i32 2, i32 0
  br label %174

174:                                              ; preds = %169, %165
  %175 = phi i32 [ %173, %169 ], [ 0, %165 ]
  %176 = getelementptr inbounds nuw i8, ptr %163, i64 172
  store i32 %175, ptr %176, align 4, !tbaa !201
  %177 = icmp sgt i32 %142, 0
  br i1 %177, label %178, label %192

178:                                              ; preds = %174
  %179 = load i32, ptr %1, align 4, !tbaa !207
  %180 = load atomic i32, ptr %43 monotonic, align 8
  %181 = icmp eq i32 %180, 0
  br i1 %181, label %182, label %192

182:                                              ; preds = %178
  store i32 %179, ptr %44, align 4, !tbaa !115
  store atomic i32 %142, ptr %43 monotonic, align 8
  %183 = atomicrmw add ptr %45, i32 1 monotonic, align 8
  %184 = load i32, ptr %46, align 4, !tbaa !116
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %192, label %186

186:                                              ; preds = %182
  %187 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %45, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #26
  br label %192

188:                                              ; preds = %158
  %189 = getelementptr inbounds nuw i8, ptr %163, i64 172
  store i32 3, ptr %189, align 4, !tbaa !201
  %190 = load i32, ptr %51, align 4, !tbaa !217
  %191 = add nsw i32 %190, 1
  store i32 %191, ptr %51, align 4, !tbaa !217
  br label %192

192:                                              ; preds = %188, %186, %182, %178, %174
  store i32 -1, ptr %1, align 4, !tbaa !207
  %193 = load i32, ptr %50, align 8, !tbaa !215
  %194 = add nsw i32 %193, -1
  store i32 %194, ptr %50, align 8, !tbaa !215
  %195 = icmp eq i32 %194, 0
  br i1 %195, label %204, label %196

196:                                              ; preds = %192
  %197 = load atomic i32, ptr %43 seq_cst, align 4, !tbaa !210
  %198 = icmp eq i32 %197, 0
  br i1 %198, label %199, label %204

199:                                              ; preds = %196
  %200 = load i32, ptr %51, align 4, !tbaa !217
  %201 = load i32, ptr %49, align 8, !tbaa !212
  %202 = icmp eq i32 %200, %201
  br i1 %202, label %204, label %203

203:                                              ; preds = %199, %204, %208, %337, %372, %377
  br label %55

204:                                              ; preds = %199, %196, %192
  %205 = atomicrmw add ptr %45, i32 1 monotonic, align 8
  %206 = load i32, ptr %46, align 4, !tbaa !116
  %207 = icmp eq i32 %206, 0
  br i1 %207, label %203, label %208

208:                                              ; preds = %204
  %209 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %45, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #26
  br label %203

210:                                              ; preds = %121, %122, %128
  %211 = load atomic i32, ptr %43 seq_cst, align 4, !tbaa !210
  %212 = icmp eq i32 %211, 0
  br i1 %212, label %213, label %217

213:                                              ; preds = %210
  %214 = load i32, ptr %51, align 4, !tbaa !217
  %215 = load i32, ptr %49, align 8, !tbaa !212
  %216 = icmp eq i32 %214, %215
  br i1 %216, label %217, label %223

217:                                              ; preds = %210, %213
  %218 = load i32, ptr %23, align 4, !tbaa !204
  %219 = icmp eq i32 %218, 0
  br i1 %219, label %220, label %378

220:                                              ; preds = %217
  %221 = load i32, ptr %50, align 8, !tbaa !215
  %222 = icmp eq i32 %221, 0
  br i1 %222, label %378, label %377

223:                                              ; preds = %213
  %224 = load ptr, ptr %52, align 8, !tbaa !218
  %225 = icmp eq ptr %224, null
  br i1 %225, label %338, label %226

226:                                              ; preds = %223
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store ptr null, ptr %4, align 8, !tbaa !110
  store ptr null, ptr %52, align 8, !tbaa !218
  %227 = load i32, ptr %53, align 8, !tbaa !219
  %228 = add nsw i32 %227, 1
  store i32 %228, ptr %53, align 8, !tbaa !219
  %229 = load i32, ptr %50, align 8, !tbaa !215
  %230 = icmp eq i32 %229, 0
  %231 = icmp eq i32 %227, 0
  %232 = select i1 %230, i1 %231, i1 false
  br i1 %232, label %233, label %254

233:                                              ; preds = %226
  %234 = load ptr, ptr %39, align 8, !tbaa !208
  %235 = icmp eq ptr %234, null
  br i1 %235, label %236, label %254

236:                                              ; preds = %233
  %237 = load i64, ptr %41, align 8, !tbaa !78
  %238 = icmp eq i64 %237, 0
  br i1 %238, label %239, label %254

239:                                              ; preds = %236
  %240 = icmp sgt i32 %215, 0
  br i1 %240, label %241, label %254

241:                                              ; preds = %239
  %242 = load ptr, ptr %0, align 8, !tbaa !213
  %243 = zext nneg i32 %215 to i64
  br label %244

244:                                              ; preds = %244, %241
  %245 = phi i64 [ 0, %241 ], [ %251, %244 ]
  %246 = getelementptr inbounds nuw ptr, ptr %242, i64 %245
  %247 = load ptr, ptr %246, align 8, !tbaa !120
  %248 = getelementptr inbounds nuw i8, ptr %247, i64 192
  %249 = load i64, ptr %248, align 8, !tbaa !140
  %250 = icmp eq i64 %249, 0
  %251 = add nuw nsw i64 %245, 1
  %252 = icmp ne i64 %251, %243
  %253 = select i1 %250, i1 %252, i1 false
  br i1 %253, label %244, label %254, !llvm.loop !220

254:                                              ; preds = %244, %226, %233, %236, %239
  %255 = phi i1 [ false, %236 ], [ false, %233 ], [ true, %239 ], [ false, %226 ], [ %250, %244 ]
  br label %256

256:                                              ; preds = %320, %254
  %257 = phi ptr [ %224, %254 ], [ %266, %320 ]
  %258 = phi ptr [ %4, %254 ], [ %322, %320 ]
  %259 = phi i32 [ 0, %254 ], [ %321, %320 ]
  %260 = getelementptr inbounds nuw i8, ptr %257, i64 8
  %261 = load ptr, ptr %260, align 8, !tbaa !195
  %262 = getelementptr inbounds nuw i8, ptr %261, i64 48
  %263 = load ptr, ptr %262, align 8, !tbaa !32
  %264 = getelementptr inbounds nuw i8, ptr %263, i64 32
  %265 = load ptr, ptr %264, align 8, !tbaa !126
  %266 = load ptr, ptr %257, align 8, !tbaa !114
  %267 = atomicrmw xchg ptr %7, i32 0 release, align 4
  %268 = icmp eq i32 %267, 2
  br i1 %268, label %269, label %271

269:                                              ; preds = %256
  %270 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %7, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #26
  br label %271

271:                                              ; preds = %269, %256
  %272 = getelementptr inbounds nuw i8, ptr %265, i64 104
  %273 = load ptr, ptr %272, align 8, !tbaa !221
  %274 = getelementptr inbounds nuw i8, ptr %257, i64 40
  %275 = load ptr, ptr %274, align 8, !tbaa !130
  %276 = icmp eq i32 %259, 0
  %277 = select i1 %255, i1 %276, i1 false
  %278 = zext i1 %277 to i32
  %279 = call i32 %273(ptr noundef %265, ptr noundef %275, i32 noundef %278) #26
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
  br i1 %289, label %280, label %283, !llvm.loop !106

290:                                              ; preds = %280, %290
  %291 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %7, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #26
  %292 = atomicrmw xchg ptr %7, i32 2 acquire, align 4
  %293 = icmp eq i32 %292, 0
  br i1 %293, label %294, label %290, !llvm.loop !107

294:                                              ; preds = %283, %290, %280
  %295 = icmp slt i32 %279, 0
  br i1 %295, label %296, label %316

296:                                              ; preds = %294
  %297 = load ptr, ptr %0, align 8, !tbaa !213
  %298 = load ptr, ptr %260, align 8, !tbaa !195
  br label %299

299:                                              ; preds = %299, %296
  %300 = phi i64 [ %304, %299 ], [ 0, %296 ]
  %301 = getelementptr inbounds nuw ptr, ptr %297, i64 %300
  %302 = load ptr, ptr %301, align 8, !tbaa !120
  %303 = icmp eq ptr %302, %298
  %304 = add nuw nsw i64 %300, 1
  br i1 %303, label %305, label %299, !llvm.loop !222

305:                                              ; preds = %299
  %306 = sub nsw i32 0, %279
  call fastcc void @fail(ptr noundef %298, i32 noundef range(i32 1, -2147483648) %306, i32 noundef 6, ptr noundef null, ptr noundef null)
  %307 = load atomic i32, ptr %43 monotonic, align 8
  %308 = icmp eq i32 %307, 0
  br i1 %308, label %309, label %320

309:                                              ; preds = %305
  %310 = trunc nuw nsw i64 %300 to i32
  store i32 %310, ptr %44, align 4, !tbaa !115
  store atomic i32 %306, ptr %43 monotonic, align 8
  %311 = atomicrmw add ptr %45, i32 1 monotonic, align 8
  %312 = load i32, ptr %46, align 4, !tbaa !116
  %313 = icmp eq i32 %312, 0
  br i1 %313, label %320, label %314

314:                                              ; preds = %309
  %315 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %45, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #26
  br label %320

316:                                              ; preds = %294
  %317 = icmp eq i32 %279, 0
  br i1 %317, label %319, label %318

318:                                              ; preds = %316
  call fastcc void @deliver(ptr noundef %0, ptr noundef nonnull %257)
  br label %320

319:                                              ; preds = %316
  store ptr null, ptr %257, align 8, !tbaa !114
  store ptr %257, ptr %258, align 8, !tbaa !110
  br label %320

320:                                              ; preds = %319, %318, %314, %309, %305
  %321 = phi i32 [ %259, %319 ], [ 1, %318 ], [ 1, %314 ], [ 1, %309 ], [ 1, %305 ]
  %322 = phi ptr [ %257, %319 ], [ %258, %318 ], [ %258, %314 ], [ %258, %309 ], [ %258, %305 ]
  %323 = icmp eq ptr %266, null
  br i1 %323, label %324, label %256

324:                                              ; preds = %320
  %325 = load i32, ptr %53, align 8, !tbaa !219
  %326 = load ptr, ptr %52, align 8, !tbaa !218
  %327 = add nsw i32 %325, -1
  %328 = icmp eq i32 %321, 0
  store i32 %327, ptr %53, align 8, !tbaa !219
  store ptr %326, ptr %322, align 8, !tbaa !110
  %329 = load ptr, ptr %4, align 8, !tbaa !110
  store ptr %329, ptr %52, align 8, !tbaa !218
  br i1 %328, label %330, label %337

330:                                              ; preds = %324
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #26
  %331 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #26
  %332 = load i64, ptr %3, align 8, !tbaa !84
  %333 = mul nsw i64 %332, 1000000000
  %334 = load i64, ptr %54, align 8, !tbaa !86
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #26
  %335 = add i64 %334, 20000
  %336 = add i64 %335, %333
  call fastcc void @sleep_a_while(ptr noundef nonnull %0, i64 noundef %336)
  br label %337

337:                                              ; preds = %324, %330
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %203

338:                                              ; preds = %223
  %339 = load i32, ptr %50, align 8, !tbaa !215
  %340 = icmp eq i32 %339, 0
  br i1 %340, label %341, label %377

341:                                              ; preds = %338
  %342 = load ptr, ptr %39, align 8, !tbaa !208
  %343 = icmp eq ptr %342, null
  br i1 %343, label %344, label %377

344:                                              ; preds = %341
  %345 = load i32, ptr %53, align 8, !tbaa !219
  %346 = icmp eq i32 %345, 0
  br i1 %346, label %347, label %377

347:                                              ; preds = %344
  %348 = icmp sgt i32 %215, 0
  br i1 %348, label %349, label %372

349:                                              ; preds = %347
  %350 = load ptr, ptr %0, align 8, !tbaa !213
  %351 = zext nneg i32 %215 to i64
  br label %355

352:                                              ; preds = %355
  %353 = add nuw nsw i64 %356, 1
  %354 = icmp eq i64 %353, %351
  br i1 %354, label %365, label %355, !llvm.loop !214

355:                                              ; preds = %352, %349
  %356 = phi i64 [ %353, %352 ], [ 0, %349 ]
  %357 = getelementptr inbounds nuw ptr, ptr %350, i64 %356
  %358 = load ptr, ptr %357, align 8, !tbaa !120
  %359 = getelementptr inbounds nuw i8, ptr %358, i64 172
  %360 = load i32, ptr %359, align 4, !tbaa !201
  %361 = icmp eq i32 %360, 0
  br i1 %361, label %377, label %352

362:                                              ; preds = %365
  %363 = add nuw nsw i64 %366, 1
  %364 = icmp eq i64 %363, %351
  br i1 %364, label %372, label %365, !llvm.loop !220

365:                                              ; preds = %352, %362
  %366 = phi i64 [ %363, %362 ], [ 0, %352 ]
  %367 = getelementptr inbounds nuw ptr, ptr %350, i64 %366
  %368 = load ptr, ptr %367, align 8, !tbaa !120
  %369 = getelementptr inbounds nuw i8, ptr %368, i64 192
  %370 = load i64, ptr %369, align 8, !tbaa !140
  %371 = icmp eq i64 %370, 0
  br i1 %371, label %362, label %373

372:                                              ; preds = %362, %347
  call fastcc void @end_with(ptr noundef %0, i32 noundef 13, i32 noundef -1)
  br label %203

373:                                              ; preds = %365
  %374 = load i32, ptr %23, align 4, !tbaa !204
  %375 = icmp eq i32 %374, 0
  br i1 %375, label %376, label %377

376:                                              ; preds = %373
  store i32 1, ptr %47, align 8, !tbaa !206
  br label %383

377:                                              ; preds = %355, %373, %344, %341, %338, %220
  call fastcc void @sleep_a_while(ptr noundef %0, i64 noundef 0)
  br label %203

378:                                              ; preds = %217, %220
  %379 = load i32, ptr %47, align 8, !tbaa !206
  %380 = icmp eq i32 %379, 0
  br i1 %380, label %381, label %383

381:                                              ; preds = %378
  %382 = load atomic i32, ptr %43 seq_cst, align 4, !tbaa !210
  br label %383

383:                                              ; preds = %376, %378, %381
  %384 = phi i32 [ %382, %381 ], [ -2, %378 ], [ -2, %376 ]
  %385 = atomicrmw xchg ptr %7, i32 0 release, align 4
  %386 = icmp eq i32 %385, 2
  br i1 %386, label %387, label %389

387:                                              ; preds = %383
  %388 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %7, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #26
  br label %389

389:                                              ; preds = %136, %387, %383
  %390 = phi i32 [ %384, %387 ], [ %384, %383 ], [ -1, %136 ]
  ret i32 %390
}

; Function Attrs: nounwind uwtable
define internal fastcc void @end_with(ptr noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #31 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %5 = load atomic i32, ptr %4 monotonic, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %16

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 28
  store i32 %2, ptr %8, align 4, !tbaa !115
  store atomic i32 %1, ptr %4 monotonic, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %10 = atomicrmw add ptr %9, i32 1 monotonic, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %12 = load i32, ptr %11, align 4, !tbaa !116
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %16, label %14

14:                                               ; preds = %7
  %15 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %9, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #26
  br label %16

16:                                               ; preds = %14, %7, %3
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @sleep_a_while(ptr noundef %0, i64 noundef range(i64 -9223372036854755808, -9223372036854775808) %1) unnamed_addr #31 {
  %3 = alloca %struct.timespec, align 16
  %4 = alloca %struct.timespec, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load i64, ptr %5, align 8, !tbaa !78
  %7 = icmp eq i64 %1, 0
  %8 = icmp eq i64 %6, 0
  %9 = tail call i64 @llvm.smin.i64(i64 %1, i64 %6)
  %10 = select i1 %8, i64 %1, i64 %9
  %11 = select i1 %7, i64 %6, i64 %10
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %13 = load ptr, ptr %12, align 8, !tbaa !208
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
  %32 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %28, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #26
  br label %33

33:                                               ; preds = %21, %31
  %34 = icmp eq i64 %22, 0
  br i1 %34, label %35, label %36

35:                                               ; preds = %33
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #26
  store <2 x i64> <i64 0, i64 -1>, ptr %3, align 16, !tbaa !121
  br label %51

36:                                               ; preds = %33
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #26
  %37 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #26
  %38 = load i64, ptr %4, align 8, !tbaa !84
  %39 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %40 = load i64, ptr %39, align 8, !tbaa !86
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #26
  %41 = mul i64 %38, -1000000000
  %42 = sub i64 %22, %40
  %43 = add i64 %42, %41
  %44 = icmp sgt i64 %43, 0
  br i1 %44, label %45, label %54

45:                                               ; preds = %36
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #26
  %46 = freeze i64 %43
  %47 = udiv i64 %46, 1000000000
  store i64 %47, ptr %3, align 16, !tbaa !84
  %48 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %49 = mul i64 %47, 1000000000
  %50 = sub i64 %46, %49
  store i64 %50, ptr %48, align 8, !tbaa !86
  br label %51

51:                                               ; preds = %45, %35
  %52 = phi ptr [ null, %35 ], [ %3, %45 ]
  %53 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %23, i32 noundef 128, i32 noundef %24, ptr noundef %52, ptr noundef null, i32 noundef 0) #26
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #26
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
  br i1 %64, label %55, label %58, !llvm.loop !106

65:                                               ; preds = %55, %65
  %66 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %28, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #26
  %67 = atomicrmw xchg ptr %28, i32 2 acquire, align 4
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %65, !llvm.loop !107

69:                                               ; preds = %58, %65, %55
  %70 = load i32, ptr %25, align 4, !tbaa !116
  %71 = add nsw i32 %70, -1
  store i32 %71, ptr %25, align 4, !tbaa !116
  ret void
}

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @tfc_await(ptr noundef %0) local_unnamed_addr #31 {
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
  br i1 %14, label %5, label %8, !llvm.loop !106

15:                                               ; preds = %5, %15
  %16 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %4, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #26
  %17 = atomicrmw xchg ptr %4, i32 2 acquire, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %15, !llvm.loop !107

19:                                               ; preds = %8, %15, %5
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %21 = load atomic i32, ptr %20 seq_cst, align 4, !tbaa !210
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %48

23:                                               ; preds = %19
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %25 = load i32, ptr %24, align 8, !tbaa !212
  %26 = icmp sgt i32 %25, 0
  br i1 %26, label %27, label %40

27:                                               ; preds = %23
  %28 = load ptr, ptr %0, align 8, !tbaa !213
  %29 = zext nneg i32 %25 to i64
  br label %33

30:                                               ; preds = %33
  %31 = add nuw nsw i64 %34, 1
  %32 = icmp eq i64 %31, %29
  br i1 %32, label %40, label %33, !llvm.loop !214

33:                                               ; preds = %30, %27
  %34 = phi i64 [ %31, %30 ], [ 0, %27 ]
  %35 = getelementptr inbounds nuw ptr, ptr %28, i64 %34
  %36 = load ptr, ptr %35, align 8, !tbaa !120
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 172
  %38 = load i32, ptr %37, align 4, !tbaa !201
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %48, label %30

40:                                               ; preds = %30, %23
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #26
  %41 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #26
  %42 = load i64, ptr %3, align 8, !tbaa !84
  %43 = mul nsw i64 %42, 1000000000
  %44 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %45 = load i64, ptr %44, align 8, !tbaa !86
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #26
  %46 = add i64 %45, 500000000
  %47 = add i64 %46, %43
  call fastcc void @sleep_a_while(ptr noundef %0, i64 noundef %47)
  br label %48

48:                                               ; preds = %33, %40, %19
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %50 = load i64, ptr %49, align 8, !tbaa !78
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %73, label %52

52:                                               ; preds = %48
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #26
  %53 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #26
  %54 = load i64, ptr %2, align 8, !tbaa !84
  %55 = mul nsw i64 %54, 1000000000
  %56 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %57 = load i64, ptr %56, align 8, !tbaa !86
  %58 = add nsw i64 %55, %57
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #26
  %59 = load i64, ptr %49, align 8, !tbaa !78
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
  %72 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %66, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #26
  br label %73

73:                                               ; preds = %48, %52, %61, %64, %71
  %74 = load atomic i32, ptr %20 seq_cst, align 4, !tbaa !210
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %95

76:                                               ; preds = %73
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %78 = load i32, ptr %77, align 8, !tbaa !212
  %79 = icmp sgt i32 %78, 0
  br i1 %79, label %80, label %95

80:                                               ; preds = %76
  %81 = load ptr, ptr %0, align 8, !tbaa !213
  %82 = zext nneg i32 %78 to i64
  br label %83

83:                                               ; preds = %83, %80
  %84 = phi i64 [ %90, %83 ], [ 0, %80 ]
  %85 = getelementptr inbounds nuw ptr, ptr %81, i64 %84
  %86 = load ptr, ptr %85, align 8, !tbaa !120
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 172
  %88 = load i32, ptr %87, align 4, !tbaa !201
  %89 = icmp eq i32 %88, 0
  %90 = add nuw nsw i64 %84, 1
  %91 = icmp eq i64 %90, %82
  %92 = select i1 %89, i1 true, i1 %91
  br i1 %92, label %93, label %83, !llvm.loop !214

93:                                               ; preds = %83
  %94 = zext i1 %89 to i32
  br label %95

95:                                               ; preds = %76, %93, %73
  %96 = phi i32 [ 1, %73 ], [ 0, %76 ], [ %94, %93 ]
  %97 = atomicrmw xchg ptr %4, i32 0 release, align 4
  %98 = icmp eq i32 %97, 2
  br i1 %98, label %99, label %101

99:                                               ; preds = %95
  %100 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %4, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #26
  br label %101

101:                                              ; preds = %95, %99
  ret i32 %96
}

; Function Attrs: nounwind uwtable
define void @tfc_complete(ptr noundef %0, ptr noundef %1) local_unnamed_addr #31 {
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
  br i1 %13, label %4, label %7, !llvm.loop !106

14:                                               ; preds = %4, %14
  %15 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #26
  %16 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %14, !llvm.loop !107

18:                                               ; preds = %7, %14, %4
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %20 = load ptr, ptr %19, align 8, !tbaa !195
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 208
  %22 = load atomic i64, ptr %21 monotonic, align 8
  %23 = inttoptr i64 %22 to ptr
  store ptr %23, ptr %1, align 8, !tbaa !114
  %24 = ptrtoint ptr %1 to i64
  store atomic i64 %24, ptr %21 monotonic, align 8
  %25 = getelementptr inbounds nuw i8, ptr %20, i64 172
  %26 = load i32, ptr %25, align 4, !tbaa !201
  %27 = icmp eq i32 %26, 2
  br i1 %27, label %28, label %40

28:                                               ; preds = %18
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %30 = load i32, ptr %29, align 4, !tbaa !113
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %40, label %32

32:                                               ; preds = %28
  store i32 0, ptr %25, align 4, !tbaa !201
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %34 = atomicrmw add ptr %33, i32 1 monotonic, align 8
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %36 = load i32, ptr %35, align 4, !tbaa !116
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %40, label %38

38:                                               ; preds = %32
  %39 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %33, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #26
  br label %40

40:                                               ; preds = %18, %28, %32, %38
  %41 = atomicrmw xchg ptr %3, i32 0 release, align 4
  %42 = icmp eq i32 %41, 2
  br i1 %42, label %43, label %45

43:                                               ; preds = %40
  %44 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #26
  br label %45

45:                                               ; preds = %40, %43
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_abort(ptr noundef %0, i32 noundef %1) local_unnamed_addr #31 {
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
  br i1 %13, label %4, label %7, !llvm.loop !106

14:                                               ; preds = %4, %14
  %15 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #26
  %16 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %14, !llvm.loop !107

18:                                               ; preds = %7, %14, %4
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
  %30 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %24, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #26
  br label %31

31:                                               ; preds = %18, %22, %29
  %32 = atomicrmw xchg ptr %3, i32 0 release, align 4
  %33 = icmp eq i32 %32, 2
  br i1 %33, label %34, label %36

34:                                               ; preds = %31
  %35 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %3, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #26
  br label %36

36:                                               ; preds = %31, %34
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define ptr @tfc_block_data(ptr noundef readonly captures(none) %0) local_unnamed_addr #34 {
  %2 = load ptr, ptr %0, align 8, !tbaa !223
  %3 = ptrtoint ptr %2 to i64
  %4 = add i64 %3, 63
  %5 = and i64 %4, -64
  %6 = inttoptr i64 %5 to ptr
  ret ptr %6
}

; Function Attrs: mustprogress nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define void @tfc_block_free(ptr noundef captures(none) %0) local_unnamed_addr #35 {
  tail call void @free(ptr noundef %0) #26
  ret void
}

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #10

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define i32 @tfc_monitor_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #36 {
  %2 = load atomic i32, ptr %0 monotonic, align 8
  ret i32 %2
}

; Function Attrs: nounwind uwtable
define void @tfc_monitor_trace(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #31 {
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = zext i32 %1 to i64
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %8 = load i64, ptr %7, align 8, !tbaa !225
  %9 = icmp sgt i64 %8, %6
  br i1 %9, label %10, label %81

10:                                               ; preds = %3
  switch i32 %2, label %75 [
    i32 0, label %11
    i32 1, label %44
  ]

11:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #26
  %12 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #26
  %13 = load i64, ptr %5, align 8, !tbaa !84
  %14 = mul nsw i64 %13, 1000000000
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !86
  %17 = add nsw i64 %14, %16
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #26
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %19 = load ptr, ptr %18, align 8, !tbaa !229
  %20 = getelementptr inbounds nuw %struct.tfc_runs, ptr %19, i64 %6
  %21 = load i64, ptr %20, align 8, !tbaa !230
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %25

23:                                               ; preds = %11
  %24 = getelementptr inbounds nuw i8, ptr %20, i64 16
  store i64 %17, ptr %24, align 8, !tbaa !232
  br label %25

25:                                               ; preds = %23, %11
  %26 = getelementptr inbounds nuw i8, ptr %20, i64 24
  store i64 %17, ptr %26, align 8, !tbaa !233
  %27 = add nsw i64 %21, 1
  store i64 %27, ptr %20, align 8, !tbaa !230
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %29 = load i64, ptr %28, align 8, !tbaa !234
  %30 = icmp slt i64 %21, %29
  br i1 %30, label %31, label %81

31:                                               ; preds = %25
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %33 = load i64, ptr %32, align 8, !tbaa !235
  %34 = add nsw i64 %33, 1
  store i64 %34, ptr %32, align 8, !tbaa !235
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %36 = load i64, ptr %35, align 8, !tbaa !236
  %37 = icmp slt i64 %33, %36
  br i1 %37, label %38, label %81

38:                                               ; preds = %31
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %40 = load ptr, ptr %39, align 8, !tbaa !237
  %41 = getelementptr inbounds %struct.tfc_event, ptr %40, i64 %33
  store i64 %17, ptr %41, align 8, !tbaa !121
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 8
  store i64 0, ptr %42, align 8, !tbaa !121
  %43 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 %6, ptr %43, align 8, !tbaa !121
  br label %81

44:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #26
  %45 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #26
  %46 = load i64, ptr %4, align 8, !tbaa !84
  %47 = mul nsw i64 %46, 1000000000
  %48 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %49 = load i64, ptr %48, align 8, !tbaa !86
  %50 = add nsw i64 %47, %49
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #26
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %52 = load ptr, ptr %51, align 8, !tbaa !229
  %53 = getelementptr inbounds nuw %struct.tfc_runs, ptr %52, i64 %6
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 24
  %55 = load i64, ptr %54, align 8, !tbaa !233
  %56 = sub i64 %50, %55
  %57 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %58 = load i64, ptr %57, align 8, !tbaa !238
  %59 = add nsw i64 %56, %58
  store i64 %59, ptr %57, align 8, !tbaa !238
  store i64 %50, ptr %54, align 8, !tbaa !233
  %60 = load i64, ptr %53, align 8, !tbaa !230
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %62 = load i64, ptr %61, align 8, !tbaa !234
  %63 = icmp sgt i64 %60, %62
  br i1 %63, label %81, label %64

64:                                               ; preds = %44
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %66 = load i64, ptr %65, align 8, !tbaa !235
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %68 = load i64, ptr %67, align 8, !tbaa !236
  %69 = icmp sgt i64 %66, %68
  br i1 %69, label %81, label %70

70:                                               ; preds = %64
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %72 = load ptr, ptr %71, align 8, !tbaa !237
  %73 = getelementptr %struct.tfc_event, ptr %72, i64 %66
  %74 = getelementptr i8, ptr %73, i64 -16
  store i64 %50, ptr %74, align 8, !tbaa !239
  br label %81

75:                                               ; preds = %10
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %77 = load ptr, ptr %76, align 8, !tbaa !229
  %78 = getelementptr inbounds nuw %struct.tfc_runs, ptr %77, i64 %6
  %79 = load i64, ptr %78, align 8, !tbaa !230
  %80 = add nsw i64 %79, 1
  store i64 %80, ptr %78, align 8, !tbaa !230
  br label %81

81:                                               ; preds = %70, %64, %44, %38, %31, %25, %75, %3
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define range(i64 320, 824633720961) i64 @tfc_pool_bytes(i32 noundef %0) local_unnamed_addr #28 {
  %2 = zext i32 %0 to i64
  %3 = mul nuw nsw i64 %2, 192
  %4 = add nuw nsw i64 %3, 320
  ret i64 %4
}

; Function Attrs: nounwind uwtable
define i32 @tfc_pool_start(ptr noundef initializes((4, 8), (64, 68), (128, 148), (152, 160), (192, 196), (296, 300)) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #31 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %2, ptr %4, align 4, !tbaa !5
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 296
  store i32 0, ptr %5, align 8, !tbaa !5
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i32 0, ptr %6, align 8, !tbaa !98
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i32 0, ptr %8, align 8, !tbaa !98
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store i32 0, ptr %9, align 8, !tbaa !98
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store ptr null, ptr %10, align 8, !tbaa !98
  store <4 x i32> <i32 0, i32 0, i32 0, i32 -1>, ptr %7, align 8, !tbaa !98
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 480
  store ptr %0, ptr %12, align 32, !tbaa !241
  %13 = tail call i32 @llvm.umax.i32(i32 %1, i32 1)
  %14 = zext i32 %13 to i64
  br label %15

15:                                               ; preds = %18, %3
  %16 = phi i64 [ %25, %18 ], [ 1, %3 ]
  %17 = icmp eq i64 %16, %14
  br i1 %17, label %28, label %18

18:                                               ; preds = %15
  %19 = getelementptr inbounds nuw %struct.tfc_worker, ptr %11, i64 %16
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 160
  store ptr %0, ptr %20, align 32, !tbaa !241
  %21 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 168
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %21, i8 0, i64 16, i1 false)
  %23 = tail call i32 @pthread_create(ptr noundef nonnull %22, ptr noundef null, ptr noundef nonnull @worker_main, ptr noundef nonnull %19) #26
  %24 = icmp eq i32 %23, 0
  %25 = add nuw nsw i64 %16, 1
  br i1 %24, label %15, label %26

26:                                               ; preds = %18
  %27 = trunc nuw i64 %16 to i32
  br label %28

28:                                               ; preds = %15, %26
  %29 = phi i32 [ %27, %26 ], [ %13, %15 ]
  store i32 %29, ptr %0, align 64, !tbaa !5
  ret i32 %29
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #12

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @worker_main(ptr noundef %0) #4 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %3 = load ptr, ptr %2, align 32, !tbaa !241
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 320
  %5 = ptrtoint ptr %0 to i64
  %6 = ptrtoint ptr %4 to i64
  %7 = sub i64 %5, %6
  %8 = sdiv exact i64 %7, 192
  %9 = trunc i64 %8 to i32
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %11 = tail call i64 (i64, ...) @syscall(i64 noundef 178) #26
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
  %20 = load i32, ptr %13, align 4, !tbaa !5
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %30, label %22

22:                                               ; preds = %18, %26
  %23 = phi i32 [ %27, %26 ], [ 0, %18 ]
  %24 = load atomic i32, ptr %14 acquire, align 64
  %25 = icmp eq i32 %24, %19
  br i1 %25, label %26, label %41

26:                                               ; preds = %22
  tail call void @llvm.aarch64.hint(i32 1)
  %27 = add nuw i32 %23, 1
  %28 = load i32, ptr %13, align 4, !tbaa !5
  %29 = icmp ult i32 %27, %28
  br i1 %29, label %22, label %30, !llvm.loop !244

30:                                               ; preds = %26, %18
  %31 = atomicrmw add ptr %15, i32 1 seq_cst, align 4
  %32 = load atomic i32, ptr %14 seq_cst, align 64
  %33 = icmp eq i32 %32, %19
  br i1 %33, label %34, label %38

34:                                               ; preds = %30, %34
  %35 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %14, i32 noundef 128, i32 noundef %19, ptr noundef null, ptr noundef null, i32 noundef 0) #26
  %36 = load atomic i32, ptr %14 seq_cst, align 64
  %37 = icmp eq i32 %36, %19
  br i1 %37, label %34, label %38, !llvm.loop !245

38:                                               ; preds = %34, %30
  %39 = phi i32 [ %32, %30 ], [ %36, %34 ]
  %40 = atomicrmw sub ptr %15, i32 1 seq_cst, align 4
  tail call fastcc void @make_room(ptr noundef nonnull %3, ptr noundef %0)
  br label %41

41:                                               ; preds = %22, %38
  %42 = phi i32 [ %39, %38 ], [ %24, %22 ]
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
  br i1 %54, label %56, label %48, !llvm.loop !246

56:                                               ; preds = %51
  tail call fastcc void @work(ptr noundef %3, i32 noundef %9)
  %57 = atomicrmw sub ptr %17, i32 1 release, align 64
  %58 = icmp eq i32 %57, 1073741825
  br i1 %58, label %59, label %61

59:                                               ; preds = %56
  tail call fastcc void @make_room(ptr noundef %3, ptr noundef %0)
  %60 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %17, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #26
  br label %61

61:                                               ; preds = %48, %59, %56
  br label %18
}

; Function Attrs: nounwind uwtable
define void @tfc_pool_stop(ptr noundef %0) local_unnamed_addr #31 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store atomic i32 1, ptr %2 seq_cst, align 16
  %3 = load i32, ptr %0, align 64, !tbaa !5
  tail call fastcc void @announce(ptr noundef nonnull %0, i32 noundef %3)
  %4 = load i32, ptr %0, align 64, !tbaa !5
  %5 = icmp ugt i32 %4, 1
  br i1 %5, label %7, label %6

6:                                                ; preds = %7, %1
  ret void

7:                                                ; preds = %1, %7
  %8 = phi i64 [ %13, %7 ], [ 1, %1 ]
  %9 = getelementptr inbounds nuw %struct.tfc_worker, ptr %0, i64 %8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 488
  %11 = load i64, ptr %10, align 8, !tbaa !247
  %12 = tail call i32 @pthread_join(i64 noundef %11, ptr noundef null) #26
  %13 = add nuw nsw i64 %8, 1
  %14 = load i32, ptr %0, align 64, !tbaa !5
  %15 = zext i32 %14 to i64
  %16 = icmp samesign ult i64 %13, %15
  br i1 %16, label %7, label %6, !llvm.loop !248
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @announce(ptr noundef %0, i32 noundef %1) unnamed_addr #32 {
  %3 = alloca i32, align 4
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %5 = atomicrmw add ptr %4, i32 1 seq_cst, align 64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %7 = load atomic i32, ptr %6 seq_cst, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %25, label %9

9:                                                ; preds = %2
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #26
  store i32 0, ptr %3, align 4, !tbaa !5
  %10 = call i64 (i64, ...) @syscall(i64 noundef 168, ptr noundef nonnull %3, ptr noundef null, ptr noundef null) #26
  %11 = icmp ne i64 %10, 0
  %12 = load i32, ptr %3, align 4
  %13 = icmp ugt i32 %12, 1023
  %14 = select i1 %11, i1 true, i1 %13
  %15 = select i1 %14, i32 -1, i32 %12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #26
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 140
  store atomic i32 %15, ptr %16 monotonic, align 4
  %17 = icmp ugt i32 %7, %1
  br i1 %17, label %23, label %18

18:                                               ; preds = %9
  %19 = add i32 %7, 1
  %20 = load i32, ptr %0, align 64, !tbaa !5
  %21 = icmp ult i32 %19, %20
  br i1 %21, label %23, label %22

22:                                               ; preds = %18
  call fastcc void @guide(ptr noundef nonnull %0, i32 noundef %15)
  br label %23

23:                                               ; preds = %22, %18, %9
  %24 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %4, i32 noundef 129, i32 noundef %1, ptr noundef null, ptr noundef null, i32 noundef 0) #26
  br label %25

25:                                               ; preds = %2, %23
  ret void
}

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define void @tfc_pool_watch(ptr noundef writeonly captures(none) %0, ptr noundef %1) local_unnamed_addr #36 {
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
  br i1 %8, label %152, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %11 = load ptr, ptr %10, align 8, !tbaa !33
  %12 = icmp eq ptr %11, null
  br i1 %12, label %20, label %13

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %15 = load ptr, ptr %14, align 8, !tbaa !249
  %16 = icmp eq ptr %15, null
  br i1 %16, label %20, label %17

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %11, i64 4
  %19 = load i32, ptr %18, align 4, !tbaa !250
  br label %26

20:                                               ; preds = %9, %13
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %22 = load ptr, ptr %21, align 8, !tbaa !251
  %23 = icmp eq ptr %22, null
  br i1 %23, label %26, label %24

24:                                               ; preds = %20
  %25 = load i32, ptr %22, align 64, !tbaa !5
  br label %26

26:                                               ; preds = %24, %20, %17
  %27 = phi i1 [ true, %17 ], [ false, %24 ], [ false, %20 ]
  %28 = phi i32 [ %19, %17 ], [ %25, %24 ], [ 1, %20 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #26
  store ptr %2, ptr %7, align 8, !tbaa !252
  %29 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %3, ptr %29, align 8, !tbaa !254
  %30 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %1, ptr %30, align 8, !tbaa !255
  %31 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store <2 x i64> splat (i64 1), ptr %31, align 8, !tbaa !121
  %33 = icmp ult i32 %28, 2
  %34 = select i1 %27, i1 true, i1 %33
  br i1 %34, label %43, label %35

35:                                               ; preds = %26
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %37 = load ptr, ptr %36, align 8, !tbaa !251
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 132
  %39 = load atomic i32, ptr %38 monotonic, align 4
  %40 = add i32 %39, 1
  %41 = load i32, ptr %37, align 64, !tbaa !5
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
  store i64 %60, ptr %32, align 8, !tbaa !256
  %61 = icmp samesign ult i64 %60, 2
  %62 = or i1 %45, %61
  %63 = lshr i64 %51, 1
  %64 = icmp samesign ult i64 %63, %60
  %65 = select i1 %62, i1 true, i1 %64
  br i1 %65, label %77, label %66, !llvm.loop !257

66:                                               ; preds = %59
  %67 = lshr i64 %51, 2
  %68 = icmp samesign ult i64 %67, %60
  br i1 %68, label %77, label %69, !llvm.loop !257

69:                                               ; preds = %66
  %70 = lshr i64 %51, 3
  %71 = icmp samesign ult i64 %70, %60
  %72 = select i1 %62, i1 true, i1 %71
  br i1 %72, label %77, label %73, !llvm.loop !257

73:                                               ; preds = %69
  %74 = lshr i64 %51, 4
  %75 = icmp samesign ult i64 %74, %60
  %76 = select i1 %75, i64 4, i64 5
  br label %77, !llvm.loop !257

77:                                               ; preds = %73, %69, %66, %59
  %78 = phi i64 [ 1, %59 ], [ 2, %66 ], [ 3, %69 ], [ %76, %73 ]
  %79 = mul nuw nsw i64 %78, %60
  store i64 %79, ptr %31, align 8, !tbaa !258
  %80 = icmp samesign ugt i64 %79, 1
  %81 = and i1 %27, %80
  br i1 %81, label %82, label %88

82:                                               ; preds = %77
  %83 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %84 = load ptr, ptr %83, align 8, !tbaa !249
  %85 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %86 = load ptr, ptr %85, align 8, !tbaa !90
  %87 = trunc i64 %79 to i32
  call void %84(ptr noundef %86, i32 noundef %87, ptr noundef nonnull @run_host_chunk, ptr noundef nonnull %7) #26
  br label %151

88:                                               ; preds = %77
  %89 = icmp eq i64 %79, 1
  br i1 %89, label %150, label %90

90:                                               ; preds = %88
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %92 = load ptr, ptr %91, align 8, !tbaa !251
  %93 = getelementptr inbounds nuw i8, ptr %92, i64 64
  %94 = cmpxchg ptr %93, i32 0, i32 1 acquire monotonic, align 64
  %95 = extractvalue { i32, i1 } %94, 1
  br i1 %95, label %96, label %150

96:                                               ; preds = %90
  %97 = getelementptr inbounds nuw i8, ptr %92, i64 256
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 64 dereferenceable(40) %97, ptr noundef nonnull readonly align 8 dereferenceable(40) %7, i64 40, i1 false), !tbaa.struct !259
  %98 = load i64, ptr %32, align 8, !tbaa !256
  %99 = trunc i64 %98 to i32
  %100 = getelementptr inbounds nuw i8, ptr %92, i64 296
  store i32 %99, ptr %100, align 8, !tbaa !5
  %101 = icmp eq i32 %99, 0
  br i1 %101, label %106, label %102

102:                                              ; preds = %96
  %103 = getelementptr inbounds nuw i8, ptr %92, i64 320
  %104 = load i64, ptr %31, align 8, !tbaa !258
  %105 = and i64 %98, 4294967295
  br label %139

106:                                              ; preds = %139, %96
  %107 = getelementptr inbounds nuw i8, ptr %92, i64 192
  store atomic i32 -2147483648, ptr %107 release, align 64
  %108 = add i32 %99, -1
  tail call fastcc void @announce(ptr noundef nonnull %92, i32 noundef %108)
  tail call fastcc void @work(ptr noundef nonnull %92, i32 noundef 0)
  %109 = atomicrmw and ptr %107, i32 2147483647 acquire, align 64
  %110 = and i32 %109, 2147483647
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %149, label %112

112:                                              ; preds = %106
  %113 = getelementptr inbounds nuw i8, ptr %92, i64 4
  br label %114

114:                                              ; preds = %118, %112
  %115 = phi i32 [ 0, %112 ], [ %120, %118 ]
  %116 = load i32, ptr %113, align 4, !tbaa !5
  %117 = icmp ult i32 %115, %116
  br i1 %117, label %118, label %122

118:                                              ; preds = %114
  tail call void @llvm.aarch64.hint(i32 1)
  %119 = load atomic i32, ptr %107 acquire, align 64
  %120 = add nuw i32 %115, 1
  %121 = icmp eq i32 %119, 0
  br i1 %121, label %149, label %114, !llvm.loop !260

122:                                              ; preds = %114
  %123 = getelementptr inbounds nuw i8, ptr %92, i64 140
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #26
  store i32 0, ptr %6, align 4, !tbaa !5
  %124 = call i64 (i64, ...) @syscall(i64 noundef 168, ptr noundef nonnull %6, ptr noundef null, ptr noundef null) #26
  %125 = icmp ne i64 %124, 0
  %126 = load i32, ptr %6, align 4
  %127 = icmp ugt i32 %126, 1023
  %128 = select i1 %125, i1 true, i1 %127
  %129 = select i1 %128, i32 -1, i32 %126
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #26
  store atomic i32 %129, ptr %123 monotonic, align 4
  %130 = atomicrmw or ptr %107, i32 1073741824 acquire, align 64
  %131 = or i32 %130, 1073741824
  %132 = icmp eq i32 %131, 1073741824
  br i1 %132, label %138, label %133

133:                                              ; preds = %122, %133
  %134 = phi i32 [ %136, %133 ], [ %131, %122 ]
  %135 = call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %107, i32 noundef 128, i32 noundef %134, ptr noundef null, ptr noundef null, i32 noundef 0) #26
  %136 = load atomic i32, ptr %107 acquire, align 64
  %137 = icmp eq i32 %136, 1073741824
  br i1 %137, label %138, label %133, !llvm.loop !261

138:                                              ; preds = %133, %122
  store atomic i32 0, ptr %107 monotonic, align 64
  br label %149

139:                                              ; preds = %139, %102
  %140 = phi i64 [ 0, %102 ], [ %144, %139 ]
  %141 = getelementptr inbounds nuw %struct.tfc_worker, ptr %103, i64 %140
  %142 = mul nsw i64 %140, %104
  %143 = sdiv i64 %142, %105
  store atomic i64 %143, ptr %141 monotonic, align 64
  %144 = add nuw nsw i64 %140, 1
  %145 = mul nsw i64 %104, %144
  %146 = sdiv i64 %145, %105
  %147 = getelementptr inbounds nuw i8, ptr %141, i64 8
  store i64 %146, ptr %147, align 8, !tbaa !262
  %148 = icmp eq i64 %144, %105
  br i1 %148, label %106, label %139, !llvm.loop !263

149:                                              ; preds = %118, %106, %138
  store atomic i32 0, ptr %93 release, align 64
  br label %151

150:                                              ; preds = %90, %88
  tail call void %2(ptr noundef %3, i64 noundef 0, i64 noundef %1) #26
  br label %151

151:                                              ; preds = %149, %150, %82
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #26
  br label %152

152:                                              ; preds = %5, %151
  ret void
}

; Function Attrs: nounwind uwtable
define internal void @run_host_chunk(ptr noundef readonly captures(none) %0, i32 noundef %1) #4 {
  %3 = zext i32 %1 to i64
  %4 = load ptr, ptr %0, align 8, !tbaa !252
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !254
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %8 = load i64, ptr %7, align 8, !tbaa !258
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %10 = load i64, ptr %9, align 8, !tbaa !256
  %11 = sdiv i64 %8, %10
  %12 = freeze i64 %11
  %13 = sdiv i64 %3, %12
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = load i64, ptr %14, align 8, !tbaa !255
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
  tail call void %4(ptr noundef %6, i64 noundef %33, i64 noundef %49) #26
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef i32 @tfc_fail(ptr noundef readonly captures(none) %0, i32 noundef returned %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, double noundef %6) local_unnamed_addr #37 {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8, !tbaa !264
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 4
  br label %11

11:                                               ; preds = %11, %7
  %12 = atomicrmw xchg ptr %10, i32 1 acquire, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %11, !llvm.loop !265

14:                                               ; preds = %11
  %15 = load atomic i32, ptr %9 monotonic, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %19 = load i64, ptr %18, align 8, !tbaa !266
  %20 = icmp slt i64 %3, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %17, %14
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 12
  store i32 %2, ptr %22, align 4, !tbaa !269
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store i64 %3, ptr %23, align 8, !tbaa !266
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i64 %4, ptr %24, align 8, !tbaa !270
  %25 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i64 %5, ptr %25, align 8, !tbaa !271
  %26 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store double %6, ptr %26, align 8, !tbaa !272
  store atomic i32 %1, ptr %9 monotonic, align 8
  br label %27

27:                                               ; preds = %21, %17
  store atomic i32 0, ptr %10 release, align 4
  ret i32 %1
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define i32 @tfc_status(ptr noundef readonly captures(none) %0) local_unnamed_addr #15 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8, !tbaa !264
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
  %7 = load ptr, ptr %6, align 8, !tbaa !88
  %8 = icmp eq ptr %7, null
  br i1 %8, label %15, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !90
  %12 = tail call i32 %7(ptr noundef %11) #26
  %13 = icmp ne i32 %12, 0
  %14 = zext i1 %13 to i32
  br label %15

15:                                               ; preds = %9, %5, %1
  %16 = phi i32 [ 0, %5 ], [ 0, %1 ], [ %14, %9 ]
  ret i32 %16
}

; Function Attrs: nounwind uwtable
define i32 @tfc_walk(ptr noundef %0) local_unnamed_addr #4 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %3 = load ptr, ptr %2, align 8, !tbaa !273
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %5 = load ptr, ptr %4, align 8, !tbaa !33
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %7 = load ptr, ptr %6, align 8, !tbaa !126
  %8 = icmp eq ptr %7, null
  br i1 %8, label %11, label %9, !prof !278

9:                                                ; preds = %1
  %10 = tail call fastcc i32 @walk_on_device(ptr noundef nonnull %0)
  br label %787

11:                                               ; preds = %1
  %12 = icmp eq ptr %5, null
  br i1 %12, label %431, label %13

13:                                               ; preds = %11
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %15 = load ptr, ptr %14, align 8, !tbaa !279
  %16 = icmp eq ptr %15, null
  br i1 %16, label %17, label %21

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %19 = load ptr, ptr %18, align 8, !tbaa !88
  %20 = icmp eq ptr %19, null
  br i1 %20, label %431, label %21

21:                                               ; preds = %17, %13
  %22 = load ptr, ptr %0, align 8, !tbaa !280
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %24 = load i64, ptr %23, align 8, !tbaa !281
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
  %41 = load i32, ptr %40, align 4, !tbaa !282
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
  %43 = load ptr, ptr %31, align 8, !tbaa !88
  %44 = icmp eq ptr %43, null
  br i1 %44, label %69, label %45

45:                                               ; preds = %42
  %46 = load i64, ptr %32, align 8, !tbaa !284
  %47 = icmp slt i64 %35, %46
  br i1 %47, label %48, label %69

48:                                               ; preds = %45
  %49 = load ptr, ptr %30, align 8, !tbaa !90
  %50 = tail call i32 %43(ptr noundef %49) #26
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %69, label %52

52:                                               ; preds = %48
  %53 = load ptr, ptr %2, align 8, !tbaa !273
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 24
  %55 = load ptr, ptr %54, align 8, !tbaa !264
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 4
  br label %57

57:                                               ; preds = %57, %52
  %58 = atomicrmw xchg ptr %56, i32 1 acquire, align 4
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %57, !llvm.loop !265

60:                                               ; preds = %57
  %61 = load atomic i32, ptr %55 monotonic, align 8
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %67, label %63

63:                                               ; preds = %60
  %64 = getelementptr inbounds nuw i8, ptr %55, i64 16
  %65 = load i64, ptr %64, align 8, !tbaa !266
  %66 = icmp sgt i64 %65, 0
  br i1 %66, label %67, label %420

67:                                               ; preds = %63, %60
  %68 = getelementptr inbounds nuw i8, ptr %55, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %68, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %55 monotonic, align 8
  br label %420

69:                                               ; preds = %48, %45, %42
  %70 = load ptr, ptr %14, align 8, !tbaa !279
  %71 = icmp eq ptr %70, null
  br i1 %71, label %76, label %72

72:                                               ; preds = %69
  %73 = load ptr, ptr %30, align 8, !tbaa !90
  %74 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %75 = load i32, ptr %74, align 8, !tbaa !285
  tail call void %70(ptr noundef %73, i32 noundef %75, i32 noundef 0) #26
  br label %76

76:                                               ; preds = %72, %69
  %77 = load ptr, ptr %25, align 8, !tbaa !286
  %78 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %79 = load i32, ptr %78, align 8, !tbaa !287
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds i32, ptr %77, i64 %80
  %82 = getelementptr inbounds nuw i8, ptr %38, i64 12
  %83 = load i32, ptr %82, align 4, !tbaa !288
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %87, label %85

85:                                               ; preds = %76
  %86 = zext i32 %83 to i64
  br label %94

87:                                               ; preds = %94, %76
  %88 = load ptr, ptr %38, align 8, !tbaa !289
  %89 = load ptr, ptr %33, align 8, !tbaa !290
  %90 = load ptr, ptr %27, align 8, !tbaa !291
  %91 = load ptr, ptr %2, align 8, !tbaa !273
  %92 = tail call i32 %88(ptr noundef %89, ptr noundef %90, ptr noundef %91) #26
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %137, label %106

94:                                               ; preds = %94, %85
  %95 = phi i64 [ 0, %85 ], [ %104, %94 ]
  %96 = load ptr, ptr %28, align 8, !tbaa !292
  %97 = getelementptr inbounds nuw i32, ptr %81, i64 %95
  %98 = load i32, ptr %97, align 4, !tbaa !5
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds ptr, ptr %96, i64 %99
  %101 = load ptr, ptr %100, align 8, !tbaa !31
  %102 = load ptr, ptr %33, align 8, !tbaa !290
  %103 = getelementptr inbounds nuw ptr, ptr %102, i64 %95
  store ptr %101, ptr %103, align 8, !tbaa !31
  %104 = add nuw nsw i64 %95, 1
  %105 = icmp eq i64 %104, %86
  br i1 %105, label %87, label %94, !llvm.loop !293

106:                                              ; preds = %87
  %107 = load ptr, ptr %2, align 8, !tbaa !273
  %108 = getelementptr inbounds nuw i8, ptr %107, i64 24
  %109 = load ptr, ptr %108, align 8, !tbaa !264
  %110 = load atomic i32, ptr %109 acquire, align 8
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %112, label %130

112:                                              ; preds = %106
  %113 = load ptr, ptr %2, align 8, !tbaa !273
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 24
  %115 = load ptr, ptr %114, align 8, !tbaa !264
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 4
  br label %117

117:                                              ; preds = %117, %112
  %118 = atomicrmw xchg ptr %116, i32 1 acquire, align 4
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %120, label %117, !llvm.loop !265

120:                                              ; preds = %117
  %121 = load atomic i32, ptr %115 monotonic, align 8
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %127, label %123

123:                                              ; preds = %120
  %124 = getelementptr inbounds nuw i8, ptr %115, i64 16
  %125 = load i64, ptr %124, align 8, !tbaa !266
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
  %132 = load i32, ptr %131, align 8, !tbaa !285
  %133 = load ptr, ptr %2, align 8, !tbaa !273
  %134 = getelementptr inbounds nuw i8, ptr %133, i64 24
  %135 = load ptr, ptr %134, align 8, !tbaa !264
  %136 = getelementptr inbounds nuw i8, ptr %135, i64 8
  store i32 %132, ptr %136, align 8, !tbaa !294
  br label %137

137:                                              ; preds = %130, %87
  %138 = load ptr, ptr %14, align 8, !tbaa !279
  %139 = icmp eq ptr %138, null
  br i1 %139, label %427, label %140

140:                                              ; preds = %137
  %141 = load ptr, ptr %30, align 8, !tbaa !90
  %142 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %143 = load i32, ptr %142, align 8, !tbaa !285
  tail call void %138(ptr noundef %141, i32 noundef %143, i32 noundef 1) #26
  br label %427

144:                                              ; preds = %37
  %145 = getelementptr inbounds nuw i8, ptr %38, i64 24
  %146 = load i32, ptr %145, align 8, !tbaa !295
  %147 = sext i32 %146 to i64
  br label %427

148:                                              ; preds = %37
  %149 = load ptr, ptr %28, align 8, !tbaa !292
  %150 = load ptr, ptr %25, align 8, !tbaa !286
  %151 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %152 = load i32, ptr %151, align 8, !tbaa !287
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds i32, ptr %150, i64 %153
  %155 = load i32, ptr %154, align 4, !tbaa !5
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds ptr, ptr %149, i64 %156
  %158 = load ptr, ptr %157, align 8, !tbaa !31
  %159 = load i8, ptr %158, align 1, !tbaa !98
  %160 = icmp eq i8 %159, 0
  br i1 %160, label %161, label %427

161:                                              ; preds = %148
  %162 = getelementptr inbounds nuw i8, ptr %38, i64 24
  %163 = load i32, ptr %162, align 8, !tbaa !295
  %164 = sext i32 %163 to i64
  br label %427

165:                                              ; preds = %37
  %166 = load ptr, ptr %25, align 8, !tbaa !286
  %167 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %168 = load i32, ptr %167, align 8, !tbaa !287
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds i32, ptr %166, i64 %169
  %171 = load ptr, ptr %28, align 8, !tbaa !292
  %172 = load i32, ptr %170, align 4, !tbaa !5
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds ptr, ptr %171, i64 %173
  %175 = load ptr, ptr %174, align 8, !tbaa !31
  store i32 0, ptr %175, align 4, !tbaa !5
  %176 = getelementptr inbounds nuw i8, ptr %170, i64 4
  %177 = load i32, ptr %176, align 4, !tbaa !5
  %178 = icmp sgt i32 %177, -1
  br i1 %178, label %179, label %427

179:                                              ; preds = %165
  %180 = zext nneg i32 %177 to i64
  %181 = getelementptr inbounds nuw ptr, ptr %171, i64 %180
  %182 = load ptr, ptr %181, align 8, !tbaa !31
  %183 = load i32, ptr %182, align 4, !tbaa !5
  %184 = icmp slt i32 %183, 1
  br i1 %184, label %185, label %427

185:                                              ; preds = %179
  %186 = getelementptr inbounds nuw i8, ptr %38, i64 24
  %187 = load i32, ptr %186, align 8, !tbaa !295
  %188 = sext i32 %187 to i64
  br label %427

189:                                              ; preds = %37
  %190 = load ptr, ptr %14, align 8, !tbaa !279
  %191 = icmp eq ptr %190, null
  br i1 %191, label %196, label %192

192:                                              ; preds = %189
  %193 = load ptr, ptr %30, align 8, !tbaa !90
  %194 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %195 = load i32, ptr %194, align 8, !tbaa !285
  tail call void %190(ptr noundef %193, i32 noundef %195, i32 noundef 2) #26
  br label %196

196:                                              ; preds = %192, %189
  %197 = load ptr, ptr %31, align 8, !tbaa !88
  %198 = icmp eq ptr %197, null
  br i1 %198, label %230, label %199

199:                                              ; preds = %196
  %200 = load i64, ptr %32, align 8, !tbaa !284
  %201 = icmp slt i64 %35, %200
  br i1 %201, label %202, label %230

202:                                              ; preds = %199
  %203 = load ptr, ptr %30, align 8, !tbaa !90
  %204 = tail call i32 %197(ptr noundef %203) #26
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %230, label %206

206:                                              ; preds = %202
  %207 = load ptr, ptr %2, align 8, !tbaa !273
  %208 = getelementptr inbounds nuw i8, ptr %207, i64 24
  %209 = load ptr, ptr %208, align 8, !tbaa !264
  %210 = getelementptr inbounds nuw i8, ptr %209, i64 4
  br label %211

211:                                              ; preds = %211, %206
  %212 = atomicrmw xchg ptr %210, i32 1 acquire, align 4
  %213 = icmp eq i32 %212, 0
  br i1 %213, label %214, label %211, !llvm.loop !265

214:                                              ; preds = %211
  %215 = load atomic i32, ptr %209 monotonic, align 8
  %216 = icmp eq i32 %215, 0
  br i1 %216, label %221, label %217

217:                                              ; preds = %214
  %218 = getelementptr inbounds nuw i8, ptr %209, i64 16
  %219 = load i64, ptr %218, align 8, !tbaa !266
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
  %225 = load i32, ptr %224, align 8, !tbaa !285
  %226 = load ptr, ptr %2, align 8, !tbaa !273
  %227 = getelementptr inbounds nuw i8, ptr %226, i64 24
  %228 = load ptr, ptr %227, align 8, !tbaa !264
  %229 = getelementptr inbounds nuw i8, ptr %228, i64 8
  store i32 %225, ptr %229, align 8, !tbaa !294
  br label %230

230:                                              ; preds = %196, %199, %202, %223
  %231 = phi i32 [ 0, %196 ], [ 1, %223 ], [ 0, %202 ], [ 0, %199 ]
  %232 = getelementptr inbounds nuw i8, ptr %38, i64 24
  %233 = load i32, ptr %232, align 8, !tbaa !295
  %234 = sext i32 %233 to i64
  br label %427

235:                                              ; preds = %37
  %236 = load ptr, ptr %14, align 8, !tbaa !279
  %237 = icmp eq ptr %236, null
  br i1 %237, label %242, label %238

238:                                              ; preds = %235
  %239 = load ptr, ptr %30, align 8, !tbaa !90
  %240 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %241 = load i32, ptr %240, align 8, !tbaa !285
  tail call void %236(ptr noundef %239, i32 noundef %241, i32 noundef 2) #26
  br label %242

242:                                              ; preds = %238, %235
  %243 = load ptr, ptr %31, align 8, !tbaa !88
  %244 = icmp eq ptr %243, null
  br i1 %244, label %276, label %245

245:                                              ; preds = %242
  %246 = load i64, ptr %32, align 8, !tbaa !284
  %247 = icmp slt i64 %35, %246
  br i1 %247, label %248, label %276

248:                                              ; preds = %245
  %249 = load ptr, ptr %30, align 8, !tbaa !90
  %250 = tail call i32 %243(ptr noundef %249) #26
  %251 = icmp eq i32 %250, 0
  br i1 %251, label %276, label %252

252:                                              ; preds = %248
  %253 = load ptr, ptr %2, align 8, !tbaa !273
  %254 = getelementptr inbounds nuw i8, ptr %253, i64 24
  %255 = load ptr, ptr %254, align 8, !tbaa !264
  %256 = getelementptr inbounds nuw i8, ptr %255, i64 4
  br label %257

257:                                              ; preds = %257, %252
  %258 = atomicrmw xchg ptr %256, i32 1 acquire, align 4
  %259 = icmp eq i32 %258, 0
  br i1 %259, label %260, label %257, !llvm.loop !265

260:                                              ; preds = %257
  %261 = load atomic i32, ptr %255 monotonic, align 8
  %262 = icmp eq i32 %261, 0
  br i1 %262, label %267, label %263

263:                                              ; preds = %260
  %264 = getelementptr inbounds nuw i8, ptr %255, i64 16
  %265 = load i64, ptr %264, align 8, !tbaa !266
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
  %271 = load i32, ptr %270, align 8, !tbaa !285
  %272 = load ptr, ptr %2, align 8, !tbaa !273
  %273 = getelementptr inbounds nuw i8, ptr %272, i64 24
  %274 = load ptr, ptr %273, align 8, !tbaa !264
  %275 = getelementptr inbounds nuw i8, ptr %274, i64 8
  store i32 %271, ptr %275, align 8, !tbaa !294
  br label %276

276:                                              ; preds = %242, %245, %248, %269
  %277 = phi i32 [ 0, %242 ], [ 1, %269 ], [ 0, %248 ], [ 0, %245 ]
  %278 = load ptr, ptr %25, align 8, !tbaa !286
  %279 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %280 = load i32, ptr %279, align 8, !tbaa !287
  %281 = sext i32 %280 to i64
  %282 = getelementptr inbounds i32, ptr %278, i64 %281
  %283 = load ptr, ptr %28, align 8, !tbaa !292
  %284 = load i32, ptr %282, align 4, !tbaa !5
  %285 = sext i32 %284 to i64
  %286 = getelementptr inbounds ptr, ptr %283, i64 %285
  %287 = load ptr, ptr %286, align 8, !tbaa !31
  %288 = load i32, ptr %287, align 4, !tbaa !5
  %289 = add i32 %288, 1
  store i32 %289, ptr %287, align 4, !tbaa !5
  %290 = getelementptr inbounds nuw i8, ptr %282, i64 4
  %291 = load i32, ptr %290, align 4, !tbaa !5
  %292 = icmp slt i32 %291, 0
  br i1 %292, label %299, label %293

293:                                              ; preds = %276
  %294 = zext nneg i32 %291 to i64
  %295 = getelementptr inbounds nuw ptr, ptr %283, i64 %294
  %296 = load ptr, ptr %295, align 8, !tbaa !31
  %297 = load i32, ptr %296, align 4, !tbaa !5
  %298 = icmp slt i32 %289, %297
  br i1 %298, label %299, label %427

299:                                              ; preds = %293, %276
  %300 = getelementptr inbounds nuw i8, ptr %38, i64 24
  %301 = load i32, ptr %300, align 8, !tbaa !295
  %302 = sext i32 %301 to i64
  br label %427

303:                                              ; preds = %37
  %304 = load ptr, ptr %25, align 8, !tbaa !286
  %305 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %306 = load i32, ptr %305, align 8, !tbaa !287
  %307 = sext i32 %306 to i64
  %308 = getelementptr inbounds i32, ptr %304, i64 %307
  %309 = getelementptr inbounds nuw i8, ptr %38, i64 12
  %310 = load i32, ptr %309, align 4, !tbaa !288
  %311 = load ptr, ptr %28, align 8, !tbaa !292
  %312 = load i32, ptr %308, align 4, !tbaa !5
  %313 = sext i32 %312 to i64
  %314 = getelementptr inbounds ptr, ptr %311, i64 %313
  %315 = load ptr, ptr %314, align 8, !tbaa !31
  %316 = getelementptr inbounds nuw i8, ptr %308, i64 4
  %317 = load i32, ptr %316, align 4, !tbaa !5
  %318 = sext i32 %317 to i64
  %319 = getelementptr inbounds ptr, ptr %311, i64 %318
  %320 = load ptr, ptr %319, align 8, !tbaa !31
  store ptr %320, ptr %314, align 8, !tbaa !31
  %321 = load ptr, ptr %28, align 8, !tbaa !292
  %322 = getelementptr inbounds ptr, ptr %321, i64 %318
  store ptr %315, ptr %322, align 8, !tbaa !31
  %323 = load ptr, ptr %29, align 8, !tbaa !296
  %324 = getelementptr inbounds nuw i8, ptr %308, i64 8
  %325 = load i32, ptr %324, align 4, !tbaa !5
  %326 = sext i32 %325 to i64
  %327 = getelementptr inbounds i8, ptr %323, i64 %326
  %328 = load i8, ptr %327, align 1, !tbaa !98
  %329 = xor i8 %328, 1
  store i8 %329, ptr %327, align 1, !tbaa !98
  %330 = ptrtoint ptr %320 to i64
  %331 = ptrtoint ptr %315 to i64
  %332 = sub i64 %330, %331
  %333 = icmp ugt i32 %310, 4
  br i1 %333, label %334, label %427

334:                                              ; preds = %303
  %335 = getelementptr inbounds nuw i8, ptr %308, i64 12
  %336 = load i32, ptr %335, align 4, !tbaa !5
  %337 = add i32 %336, 4
  %338 = sub i64 0, %332
  %339 = zext i32 %337 to i64
  %340 = zext i32 %310 to i64
  br label %341

341:                                              ; preds = %341, %334
  %342 = phi i64 [ 4, %334 ], [ %354, %341 ]
  %343 = load ptr, ptr %28, align 8, !tbaa !292
  %344 = getelementptr inbounds nuw i32, ptr %308, i64 %342
  %345 = load i32, ptr %344, align 4, !tbaa !5
  %346 = sext i32 %345 to i64
  %347 = getelementptr inbounds ptr, ptr %343, i64 %346
  %348 = load ptr, ptr %347, align 8, !tbaa !31
  %349 = ptrtoint ptr %348 to i64
  %350 = icmp samesign ult i64 %342, %339
  %351 = select i1 %350, i64 %332, i64 %338
  %352 = add i64 %351, %349
  %353 = inttoptr i64 %352 to ptr
  store ptr %353, ptr %347, align 8, !tbaa !31
  %354 = add nuw nsw i64 %342, 1
  %355 = icmp eq i64 %354, %340
  br i1 %355, label %427, label %341, !llvm.loop !297

356:                                              ; preds = %37
  %357 = load ptr, ptr %29, align 8, !tbaa !296
  %358 = load ptr, ptr %25, align 8, !tbaa !286
  %359 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %360 = load i32, ptr %359, align 8, !tbaa !287
  %361 = sext i32 %360 to i64
  %362 = getelementptr inbounds i32, ptr %358, i64 %361
  %363 = getelementptr inbounds nuw i8, ptr %362, i64 8
  %364 = load i32, ptr %363, align 4, !tbaa !5
  %365 = sext i32 %364 to i64
  %366 = getelementptr inbounds i8, ptr %357, i64 %365
  %367 = load i8, ptr %366, align 1, !tbaa !98
  %368 = icmp eq i8 %367, 0
  br i1 %368, label %369, label %427

369:                                              ; preds = %356
  %370 = getelementptr inbounds nuw i8, ptr %38, i64 24
  %371 = load i32, ptr %370, align 8, !tbaa !295
  %372 = sext i32 %371 to i64
  br label %427

373:                                              ; preds = %37
  %374 = load ptr, ptr %28, align 8, !tbaa !292
  %375 = load ptr, ptr %25, align 8, !tbaa !286
  %376 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %377 = load i32, ptr %376, align 8, !tbaa !287
  %378 = sext i32 %377 to i64
  %379 = getelementptr inbounds i32, ptr %375, i64 %378
  %380 = getelementptr inbounds nuw i8, ptr %379, i64 4
  %381 = load i32, ptr %380, align 4, !tbaa !5
  %382 = sext i32 %381 to i64
  %383 = getelementptr inbounds ptr, ptr %374, i64 %382
  %384 = load ptr, ptr %383, align 8, !tbaa !31
  %385 = getelementptr inbounds nuw i8, ptr %379, i64 8
  %386 = load i32, ptr %385, align 4, !tbaa !5
  %387 = icmp eq i32 %386, 8
  br i1 %387, label %388, label %390

388:                                              ; preds = %373
  %389 = load i64, ptr %384, align 8, !tbaa !121
  br label %393

390:                                              ; preds = %373
  %391 = load i32, ptr %384, align 4, !tbaa !5
  %392 = sext i32 %391 to i64
  br label %393

393:                                              ; preds = %388, %390
  %394 = phi i64 [ %389, %388 ], [ %392, %390 ]
  %395 = tail call fastcc range(i32 0, 4) i32 @take_size(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %38, i64 noundef %394)
  br label %427

396:                                              ; preds = %37
  %397 = tail call fastcc i32 @make(ptr noundef nonnull %0, ptr noundef nonnull %38)
  br label %427

398:                                              ; preds = %37
  %399 = load ptr, ptr %25, align 8, !tbaa !286
  %400 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %401 = load i32, ptr %400, align 8, !tbaa !287
  %402 = sext i32 %401 to i64
  %403 = getelementptr inbounds i32, ptr %399, i64 %402
  %404 = load ptr, ptr %26, align 8, !tbaa !298
  %405 = getelementptr inbounds nuw i8, ptr %403, i64 4
  %406 = load i32, ptr %405, align 4, !tbaa !5
  %407 = sext i32 %406 to i64
  %408 = getelementptr inbounds i64, ptr %404, i64 %407
  %409 = load ptr, ptr %27, align 8, !tbaa !291
  %410 = tail call fastcc i64 @evaluate(ptr noundef %408, ptr noundef %409)
  %411 = icmp sgt i64 %410, 0
  br i1 %411, label %412, label %427

412:                                              ; preds = %398
  %413 = load ptr, ptr %28, align 8, !tbaa !292
  %414 = load i32, ptr %403, align 4, !tbaa !5
  %415 = sext i32 %414 to i64
  %416 = getelementptr inbounds ptr, ptr %413, i64 %415
  %417 = load ptr, ptr %416, align 8, !tbaa !31
  tail call void @llvm.memset.p0.i64(ptr align 1 %417, i8 -1, i64 %410, i1 false)
  br label %427

418:                                              ; preds = %37
  %419 = tail call fastcc i32 @grow(ptr noundef nonnull %0, ptr noundef nonnull %38)
  br label %427

420:                                              ; preds = %67, %63
  store atomic i32 0, ptr %56 release, align 4
  %421 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %422 = load i32, ptr %421, align 8, !tbaa !285
  %423 = load ptr, ptr %2, align 8, !tbaa !273
  %424 = getelementptr inbounds nuw i8, ptr %423, i64 24
  %425 = load ptr, ptr %424, align 8, !tbaa !264
  %426 = getelementptr inbounds nuw i8, ptr %425, i64 8
  store i32 %422, ptr %426, align 8, !tbaa !294
  br label %787

427:                                              ; preds = %341, %412, %398, %303, %299, %293, %185, %179, %165, %140, %137, %418, %396, %393, %369, %356, %230, %161, %148, %144
  %428 = phi i64 [ %39, %418 ], [ %302, %299 ], [ %147, %144 ], [ %39, %356 ], [ %39, %398 ], [ %234, %230 ], [ %39, %165 ], [ %39, %293 ], [ %39, %148 ], [ %39, %393 ], [ %39, %396 ], [ %39, %140 ], [ %164, %161 ], [ %372, %369 ], [ %39, %412 ], [ %39, %137 ], [ %39, %303 ], [ %188, %185 ], [ %39, %179 ], [ %39, %341 ]
  %429 = phi i32 [ %419, %418 ], [ %277, %299 ], [ 0, %144 ], [ 0, %356 ], [ 0, %398 ], [ %231, %230 ], [ 0, %165 ], [ %277, %293 ], [ 0, %148 ], [ %395, %393 ], [ %397, %396 ], [ %92, %140 ], [ 0, %161 ], [ 0, %369 ], [ 0, %412 ], [ %92, %137 ], [ 0, %303 ], [ 0, %185 ], [ 0, %179 ], [ 0, %341 ]
  %430 = icmp eq i32 %429, 0
  br i1 %430, label %34, label %787, !llvm.loop !299

431:                                              ; preds = %17, %11
  %432 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %433 = load i64, ptr %432, align 8, !tbaa !300
  %434 = icmp eq i64 %433, 0
  br i1 %434, label %512, label %435

435:                                              ; preds = %431
  %436 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %437 = load i64, ptr %436, align 8, !tbaa !281
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
  %446 = load i64, ptr %436, align 8, !tbaa !281
  %447 = icmp slt i64 %445, %446
  br i1 %447, label %448, label %787, !llvm.loop !301

448:                                              ; preds = %444, %439
  %449 = phi i64 [ 0, %439 ], [ %445, %444 ]
  %450 = load ptr, ptr %0, align 8, !tbaa !280
  %451 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %450, i64 %449
  %452 = load ptr, ptr %440, align 8, !tbaa !286
  %453 = getelementptr inbounds nuw i8, ptr %451, i64 8
  %454 = load i32, ptr %453, align 8, !tbaa !287
  %455 = sext i32 %454 to i64
  %456 = getelementptr inbounds i32, ptr %452, i64 %455
  %457 = getelementptr inbounds nuw i8, ptr %451, i64 12
  %458 = load i32, ptr %457, align 4, !tbaa !288
  %459 = icmp eq i32 %458, 0
  br i1 %459, label %462, label %460

460:                                              ; preds = %448
  %461 = zext i32 %458 to i64
  br label %469

462:                                              ; preds = %469, %448
  %463 = load ptr, ptr %451, align 8, !tbaa !289
  %464 = load ptr, ptr %442, align 8, !tbaa !290
  %465 = load ptr, ptr %443, align 8, !tbaa !291
  %466 = load ptr, ptr %2, align 8, !tbaa !273
  %467 = tail call i32 %463(ptr noundef %464, ptr noundef %465, ptr noundef %466) #26
  %468 = icmp eq i32 %467, 0
  br i1 %468, label %444, label %481

469:                                              ; preds = %469, %460
  %470 = phi i64 [ 0, %460 ], [ %479, %469 ]
  %471 = load ptr, ptr %441, align 8, !tbaa !292
  %472 = getelementptr inbounds nuw i32, ptr %456, i64 %470
  %473 = load i32, ptr %472, align 4, !tbaa !5
  %474 = sext i32 %473 to i64
  %475 = getelementptr inbounds ptr, ptr %471, i64 %474
  %476 = load ptr, ptr %475, align 8, !tbaa !31
  %477 = load ptr, ptr %442, align 8, !tbaa !290
  %478 = getelementptr inbounds nuw ptr, ptr %477, i64 %470
  store ptr %476, ptr %478, align 8, !tbaa !31
  %479 = add nuw nsw i64 %470, 1
  %480 = icmp eq i64 %479, %461
  br i1 %480, label %462, label %469, !llvm.loop !293

481:                                              ; preds = %462
  %482 = load ptr, ptr %2, align 8, !tbaa !273
  %483 = getelementptr inbounds nuw i8, ptr %482, i64 24
  %484 = load ptr, ptr %483, align 8, !tbaa !264
  %485 = load atomic i32, ptr %484 acquire, align 8
  %486 = icmp eq i32 %485, 0
  br i1 %486, label %487, label %505

487:                                              ; preds = %481
  %488 = load ptr, ptr %2, align 8, !tbaa !273
  %489 = getelementptr inbounds nuw i8, ptr %488, i64 24
  %490 = load ptr, ptr %489, align 8, !tbaa !264
  %491 = getelementptr inbounds nuw i8, ptr %490, i64 4
  br label %492

492:                                              ; preds = %492, %487
  %493 = atomicrmw xchg ptr %491, i32 1 acquire, align 4
  %494 = icmp eq i32 %493, 0
  br i1 %494, label %495, label %492, !llvm.loop !265

495:                                              ; preds = %492
  %496 = load atomic i32, ptr %490 monotonic, align 8
  %497 = icmp eq i32 %496, 0
  br i1 %497, label %502, label %498

498:                                              ; preds = %495
  %499 = getelementptr inbounds nuw i8, ptr %490, i64 16
  %500 = load i64, ptr %499, align 8, !tbaa !266
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
  %507 = load i32, ptr %506, align 8, !tbaa !285
  %508 = load ptr, ptr %2, align 8, !tbaa !273
  %509 = getelementptr inbounds nuw i8, ptr %508, i64 24
  %510 = load ptr, ptr %509, align 8, !tbaa !264
  %511 = getelementptr inbounds nuw i8, ptr %510, i64 8
  store i32 %507, ptr %511, align 8, !tbaa !294
  br label %787

512:                                              ; preds = %431
  %513 = load ptr, ptr %0, align 8, !tbaa !280
  %514 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %515 = load i64, ptr %514, align 8, !tbaa !281
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
  %529 = load i32, ptr %528, align 4, !tbaa !282
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
  %531 = load ptr, ptr %516, align 8, !tbaa !286
  %532 = getelementptr inbounds nuw i8, ptr %526, i64 8
  %533 = load i32, ptr %532, align 8, !tbaa !287
  %534 = sext i32 %533 to i64
  %535 = getelementptr inbounds i32, ptr %531, i64 %534
  %536 = getelementptr inbounds nuw i8, ptr %526, i64 12
  %537 = load i32, ptr %536, align 4, !tbaa !288
  %538 = icmp eq i32 %537, 0
  br i1 %538, label %541, label %539

539:                                              ; preds = %530
  %540 = zext i32 %537 to i64
  br label %548

541:                                              ; preds = %548, %530
  %542 = load ptr, ptr %526, align 8, !tbaa !289
  %543 = load ptr, ptr %521, align 8, !tbaa !290
  %544 = load ptr, ptr %518, align 8, !tbaa !291
  %545 = load ptr, ptr %2, align 8, !tbaa !273
  %546 = tail call i32 %542(ptr noundef %543, ptr noundef %544, ptr noundef %545) #26
  %547 = icmp eq i32 %546, 0
  br i1 %547, label %783, label %560

548:                                              ; preds = %548, %539
  %549 = phi i64 [ 0, %539 ], [ %558, %548 ]
  %550 = load ptr, ptr %519, align 8, !tbaa !292
  %551 = getelementptr inbounds nuw i32, ptr %535, i64 %549
  %552 = load i32, ptr %551, align 4, !tbaa !5
  %553 = sext i32 %552 to i64
  %554 = getelementptr inbounds ptr, ptr %550, i64 %553
  %555 = load ptr, ptr %554, align 8, !tbaa !31
  %556 = load ptr, ptr %521, align 8, !tbaa !290
  %557 = getelementptr inbounds nuw ptr, ptr %556, i64 %549
  store ptr %555, ptr %557, align 8, !tbaa !31
  %558 = add nuw nsw i64 %549, 1
  %559 = icmp eq i64 %558, %540
  br i1 %559, label %541, label %548, !llvm.loop !293

560:                                              ; preds = %541
  %561 = load ptr, ptr %2, align 8, !tbaa !273
  %562 = getelementptr inbounds nuw i8, ptr %561, i64 24
  %563 = load ptr, ptr %562, align 8, !tbaa !264
  %564 = load atomic i32, ptr %563 acquire, align 8
  %565 = icmp eq i32 %564, 0
  br i1 %565, label %566, label %584

566:                                              ; preds = %560
  %567 = load ptr, ptr %2, align 8, !tbaa !273
  %568 = getelementptr inbounds nuw i8, ptr %567, i64 24
  %569 = load ptr, ptr %568, align 8, !tbaa !264
  %570 = getelementptr inbounds nuw i8, ptr %569, i64 4
  br label %571

571:                                              ; preds = %571, %566
  %572 = atomicrmw xchg ptr %570, i32 1 acquire, align 4
  %573 = icmp eq i32 %572, 0
  br i1 %573, label %574, label %571, !llvm.loop !265

574:                                              ; preds = %571
  %575 = load atomic i32, ptr %569 monotonic, align 8
  %576 = icmp eq i32 %575, 0
  br i1 %576, label %581, label %577

577:                                              ; preds = %574
  %578 = getelementptr inbounds nuw i8, ptr %569, i64 16
  %579 = load i64, ptr %578, align 8, !tbaa !266
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
  %586 = load i32, ptr %585, align 8, !tbaa !285
  %587 = load ptr, ptr %2, align 8, !tbaa !273
  %588 = getelementptr inbounds nuw i8, ptr %587, i64 24
  %589 = load ptr, ptr %588, align 8, !tbaa !264
  %590 = getelementptr inbounds nuw i8, ptr %589, i64 8
  store i32 %586, ptr %590, align 8, !tbaa !294
  br label %787

591:                                              ; preds = %525
  %592 = getelementptr inbounds nuw i8, ptr %526, i64 24
  %593 = load i32, ptr %592, align 8, !tbaa !295
  %594 = sext i32 %593 to i64
  br label %783

595:                                              ; preds = %525
  %596 = load ptr, ptr %519, align 8, !tbaa !292
  %597 = load ptr, ptr %516, align 8, !tbaa !286
  %598 = getelementptr inbounds nuw i8, ptr %526, i64 8
  %599 = load i32, ptr %598, align 8, !tbaa !287
  %600 = sext i32 %599 to i64
  %601 = getelementptr inbounds i32, ptr %597, i64 %600
  %602 = load i32, ptr %601, align 4, !tbaa !5
  %603 = sext i32 %602 to i64
  %604 = getelementptr inbounds ptr, ptr %596, i64 %603
  %605 = load ptr, ptr %604, align 8, !tbaa !31
  %606 = load i8, ptr %605, align 1, !tbaa !98
  %607 = icmp eq i8 %606, 0
  br i1 %607, label %608, label %783

608:                                              ; preds = %595
  %609 = getelementptr inbounds nuw i8, ptr %526, i64 24
  %610 = load i32, ptr %609, align 8, !tbaa !295
  %611 = sext i32 %610 to i64
  br label %783

612:                                              ; preds = %525
  %613 = load ptr, ptr %516, align 8, !tbaa !286
  %614 = getelementptr inbounds nuw i8, ptr %526, i64 8
  %615 = load i32, ptr %614, align 8, !tbaa !287
  %616 = sext i32 %615 to i64
  %617 = getelementptr inbounds i32, ptr %613, i64 %616
  %618 = load ptr, ptr %519, align 8, !tbaa !292
  %619 = load i32, ptr %617, align 4, !tbaa !5
  %620 = sext i32 %619 to i64
  %621 = getelementptr inbounds ptr, ptr %618, i64 %620
  %622 = load ptr, ptr %621, align 8, !tbaa !31
  store i32 0, ptr %622, align 4, !tbaa !5
  %623 = getelementptr inbounds nuw i8, ptr %617, i64 4
  %624 = load i32, ptr %623, align 4, !tbaa !5
  %625 = icmp sgt i32 %624, -1
  br i1 %625, label %626, label %783

626:                                              ; preds = %612
  %627 = zext nneg i32 %624 to i64
  %628 = getelementptr inbounds nuw ptr, ptr %618, i64 %627
  %629 = load ptr, ptr %628, align 8, !tbaa !31
  %630 = load i32, ptr %629, align 4, !tbaa !5
  %631 = icmp slt i32 %630, 1
  br i1 %631, label %632, label %783

632:                                              ; preds = %626
  %633 = getelementptr inbounds nuw i8, ptr %526, i64 24
  %634 = load i32, ptr %633, align 8, !tbaa !295
  %635 = sext i32 %634 to i64
  br label %783

636:                                              ; preds = %525
  %637 = getelementptr inbounds nuw i8, ptr %526, i64 24
  %638 = load i32, ptr %637, align 8, !tbaa !295
  %639 = sext i32 %638 to i64
  br label %783

640:                                              ; preds = %525
  %641 = load ptr, ptr %516, align 8, !tbaa !286
  %642 = getelementptr inbounds nuw i8, ptr %526, i64 8
  %643 = load i32, ptr %642, align 8, !tbaa !287
  %644 = sext i32 %643 to i64
  %645 = getelementptr inbounds i32, ptr %641, i64 %644
  %646 = load ptr, ptr %519, align 8, !tbaa !292
  %647 = load i32, ptr %645, align 4, !tbaa !5
  %648 = sext i32 %647 to i64
  %649 = getelementptr inbounds ptr, ptr %646, i64 %648
  %650 = load ptr, ptr %649, align 8, !tbaa !31
  %651 = load i32, ptr %650, align 4, !tbaa !5
  %652 = add i32 %651, 1
  store i32 %652, ptr %650, align 4, !tbaa !5
  %653 = getelementptr inbounds nuw i8, ptr %645, i64 4
  %654 = load i32, ptr %653, align 4, !tbaa !5
  %655 = icmp slt i32 %654, 0
  br i1 %655, label %662, label %656

656:                                              ; preds = %640
  %657 = zext nneg i32 %654 to i64
  %658 = getelementptr inbounds nuw ptr, ptr %646, i64 %657
  %659 = load ptr, ptr %658, align 8, !tbaa !31
  %660 = load i32, ptr %659, align 4, !tbaa !5
  %661 = icmp slt i32 %652, %660
  br i1 %661, label %662, label %783

662:                                              ; preds = %656, %640
  %663 = getelementptr inbounds nuw i8, ptr %526, i64 24
  %664 = load i32, ptr %663, align 8, !tbaa !295
  %665 = sext i32 %664 to i64
  br label %783

666:                                              ; preds = %525
  %667 = load ptr, ptr %516, align 8, !tbaa !286
  %668 = getelementptr inbounds nuw i8, ptr %526, i64 8
  %669 = load i32, ptr %668, align 8, !tbaa !287
  %670 = sext i32 %669 to i64
  %671 = getelementptr inbounds i32, ptr %667, i64 %670
  %672 = getelementptr inbounds nuw i8, ptr %526, i64 12
  %673 = load i32, ptr %672, align 4, !tbaa !288
  %674 = load ptr, ptr %519, align 8, !tbaa !292
  %675 = load i32, ptr %671, align 4, !tbaa !5
  %676 = sext i32 %675 to i64
  %677 = getelementptr inbounds ptr, ptr %674, i64 %676
  %678 = load ptr, ptr %677, align 8, !tbaa !31
  %679 = getelementptr inbounds nuw i8, ptr %671, i64 4
  %680 = load i32, ptr %679, align 4, !tbaa !5
  %681 = sext i32 %680 to i64
  %682 = getelementptr inbounds ptr, ptr %674, i64 %681
  %683 = load ptr, ptr %682, align 8, !tbaa !31
  store ptr %683, ptr %677, align 8, !tbaa !31
  %684 = load ptr, ptr %519, align 8, !tbaa !292
  %685 = getelementptr inbounds ptr, ptr %684, i64 %681
  store ptr %678, ptr %685, align 8, !tbaa !31
  %686 = load ptr, ptr %520, align 8, !tbaa !296
  %687 = getelementptr inbounds nuw i8, ptr %671, i64 8
  %688 = load i32, ptr %687, align 4, !tbaa !5
  %689 = sext i32 %688 to i64
  %690 = getelementptr inbounds i8, ptr %686, i64 %689
  %691 = load i8, ptr %690, align 1, !tbaa !98
  %692 = xor i8 %691, 1
  store i8 %692, ptr %690, align 1, !tbaa !98
  %693 = ptrtoint ptr %683 to i64
  %694 = ptrtoint ptr %678 to i64
  %695 = sub i64 %693, %694
  %696 = icmp ugt i32 %673, 4
  br i1 %696, label %697, label %783

697:                                              ; preds = %666
  %698 = getelementptr inbounds nuw i8, ptr %671, i64 12
  %699 = load i32, ptr %698, align 4, !tbaa !5
  %700 = add i32 %699, 4
  %701 = sub i64 0, %695
  %702 = zext i32 %700 to i64
  %703 = zext i32 %673 to i64
  br label %704

704:                                              ; preds = %704, %697
  %705 = phi i64 [ 4, %697 ], [ %717, %704 ]
  %706 = load ptr, ptr %519, align 8, !tbaa !292
  %707 = getelementptr inbounds nuw i32, ptr %671, i64 %705
  %708 = load i32, ptr %707, align 4, !tbaa !5
  %709 = sext i32 %708 to i64
  %710 = getelementptr inbounds ptr, ptr %706, i64 %709
  %711 = load ptr, ptr %710, align 8, !tbaa !31
  %712 = ptrtoint ptr %711 to i64
  %713 = icmp samesign ult i64 %705, %702
  %714 = select i1 %713, i64 %695, i64 %701
  %715 = add i64 %714, %712
  %716 = inttoptr i64 %715 to ptr
  store ptr %716, ptr %710, align 8, !tbaa !31
  %717 = add nuw nsw i64 %705, 1
  %718 = icmp eq i64 %717, %703
  br i1 %718, label %783, label %704, !llvm.loop !297

719:                                              ; preds = %525
  %720 = load ptr, ptr %520, align 8, !tbaa !296
  %721 = load ptr, ptr %516, align 8, !tbaa !286
  %722 = getelementptr inbounds nuw i8, ptr %526, i64 8
  %723 = load i32, ptr %722, align 8, !tbaa !287
  %724 = sext i32 %723 to i64
  %725 = getelementptr inbounds i32, ptr %721, i64 %724
  %726 = getelementptr inbounds nuw i8, ptr %725, i64 8
  %727 = load i32, ptr %726, align 4, !tbaa !5
  %728 = sext i32 %727 to i64
  %729 = getelementptr inbounds i8, ptr %720, i64 %728
  %730 = load i8, ptr %729, align 1, !tbaa !98
  %731 = icmp eq i8 %730, 0
  br i1 %731, label %732, label %783

732:                                              ; preds = %719
  %733 = getelementptr inbounds nuw i8, ptr %526, i64 24
  %734 = load i32, ptr %733, align 8, !tbaa !295
  %735 = sext i32 %734 to i64
  br label %783

736:                                              ; preds = %525
  %737 = load ptr, ptr %519, align 8, !tbaa !292
  %738 = load ptr, ptr %516, align 8, !tbaa !286
  %739 = getelementptr inbounds nuw i8, ptr %526, i64 8
  %740 = load i32, ptr %739, align 8, !tbaa !287
  %741 = sext i32 %740 to i64
  %742 = getelementptr inbounds i32, ptr %738, i64 %741
  %743 = getelementptr inbounds nuw i8, ptr %742, i64 4
  %744 = load i32, ptr %743, align 4, !tbaa !5
  %745 = sext i32 %744 to i64
  %746 = getelementptr inbounds ptr, ptr %737, i64 %745
  %747 = load ptr, ptr %746, align 8, !tbaa !31
  %748 = getelementptr inbounds nuw i8, ptr %742, i64 8
  %749 = load i32, ptr %748, align 4, !tbaa !5
  %750 = icmp eq i32 %749, 8
  br i1 %750, label %751, label %753

751:                                              ; preds = %736
  %752 = load i64, ptr %747, align 8, !tbaa !121
  br label %756

753:                                              ; preds = %736
  %754 = load i32, ptr %747, align 4, !tbaa !5
  %755 = sext i32 %754 to i64
  br label %756

756:                                              ; preds = %751, %753
  %757 = phi i64 [ %752, %751 ], [ %755, %753 ]
  %758 = tail call fastcc range(i32 0, 4) i32 @take_size(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %526, i64 noundef %757)
  br label %783

759:                                              ; preds = %525
  %760 = tail call fastcc i32 @make(ptr noundef nonnull %0, ptr noundef nonnull %526)
  br label %783

761:                                              ; preds = %525
  %762 = load ptr, ptr %516, align 8, !tbaa !286
  %763 = getelementptr inbounds nuw i8, ptr %526, i64 8
  %764 = load i32, ptr %763, align 8, !tbaa !287
  %765 = sext i32 %764 to i64
  %766 = getelementptr inbounds i32, ptr %762, i64 %765
  %767 = load ptr, ptr %517, align 8, !tbaa !298
  %768 = getelementptr inbounds nuw i8, ptr %766, i64 4
  %769 = load i32, ptr %768, align 4, !tbaa !5
  %770 = sext i32 %769 to i64
  %771 = getelementptr inbounds i64, ptr %767, i64 %770
  %772 = load ptr, ptr %518, align 8, !tbaa !291
  %773 = tail call fastcc i64 @evaluate(ptr noundef %771, ptr noundef %772)
  %774 = icmp sgt i64 %773, 0
  br i1 %774, label %775, label %783

775:                                              ; preds = %761
  %776 = load ptr, ptr %519, align 8, !tbaa !292
  %777 = load i32, ptr %766, align 4, !tbaa !5
  %778 = sext i32 %777 to i64
  %779 = getelementptr inbounds ptr, ptr %776, i64 %778
  %780 = load ptr, ptr %779, align 8, !tbaa !31
  tail call void @llvm.memset.p0.i64(ptr align 1 %780, i8 -1, i64 %773, i1 false)
  br label %783

781:                                              ; preds = %525
  %782 = tail call fastcc i32 @grow(ptr noundef nonnull %0, ptr noundef nonnull %526)
  br label %783

783:                                              ; preds = %704, %775, %761, %666, %662, %656, %632, %626, %612, %541, %781, %759, %756, %732, %719, %636, %608, %595, %591
  %784 = phi i64 [ %527, %781 ], [ %527, %761 ], [ %594, %591 ], [ %527, %719 ], [ %527, %775 ], [ %639, %636 ], [ %527, %612 ], [ %527, %656 ], [ %527, %595 ], [ %527, %756 ], [ %527, %759 ], [ %735, %732 ], [ %611, %608 ], [ %527, %541 ], [ %635, %632 ], [ %527, %626 ], [ %665, %662 ], [ %527, %666 ], [ %527, %704 ]
  %785 = phi i32 [ %782, %781 ], [ 0, %761 ], [ 0, %591 ], [ 0, %719 ], [ 0, %775 ], [ 0, %636 ], [ 0, %612 ], [ 0, %656 ], [ 0, %595 ], [ %758, %756 ], [ %760, %759 ], [ 0, %732 ], [ 0, %608 ], [ 0, %541 ], [ 0, %632 ], [ 0, %626 ], [ 0, %662 ], [ 0, %666 ], [ 0, %704 ]
  %786 = icmp eq i32 %785, 0
  br i1 %786, label %522, label %787, !llvm.loop !299

787:                                              ; preds = %427, %34, %444, %783, %522, %584, %505, %435, %420, %9
  %788 = phi i32 [ %10, %9 ], [ 0, %444 ], [ 1, %420 ], [ %546, %584 ], [ %785, %783 ], [ %467, %505 ], [ 0, %435 ], [ 0, %522 ], [ 0, %34 ], [ %429, %427 ]
  ret i32 %788
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @walk_on_device(ptr noundef %0) unnamed_addr #31 {
  %2 = alloca i32, align 4
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %4 = load ptr, ptr %3, align 8, !tbaa !273
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %6 = load ptr, ptr %5, align 8, !tbaa !126
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %8 = load ptr, ptr %7, align 8, !tbaa !33
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #26
  store i32 1, ptr %2, align 4, !tbaa !5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load i64, ptr %9, align 8, !tbaa !281
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %112, label %12

12:                                               ; preds = %1
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %14 = load ptr, ptr %13, align 8, !tbaa !302
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %16 = load ptr, ptr %15, align 8, !tbaa !303
  %17 = icmp eq ptr %16, null
  br i1 %17, label %48, label %18

18:                                               ; preds = %12
  %19 = icmp ne ptr %14, null
  %20 = icmp eq ptr %8, null
  %21 = select i1 %19, i1 true, i1 %20
  br i1 %21, label %26, label %22

22:                                               ; preds = %18
  %23 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %24 = load ptr, ptr %23, align 8, !tbaa !279
  %25 = icmp eq ptr %24, null
  br i1 %25, label %26, label %48

26:                                               ; preds = %22, %18
  %27 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %28 = load ptr, ptr %27, align 8, !tbaa !304
  %29 = call i32 %28(ptr noundef %6, ptr noundef nonnull %0, ptr noundef nonnull %2) #26
  %30 = load i32, ptr %2, align 4
  %31 = icmp ne i32 %30, 0
  %32 = icmp eq i32 %29, 0
  %33 = select i1 %32, i1 %31, i1 false
  br i1 %33, label %34, label %50

34:                                               ; preds = %26
  %35 = call fastcc i32 @walk_instructions(ptr noundef nonnull %0)
  %36 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %37 = load ptr, ptr %36, align 8, !tbaa !305
  %38 = call i32 %37(ptr noundef nonnull %6, ptr noundef nonnull %0, i32 noundef %35) #26
  %39 = icmp ne ptr %14, null
  %40 = icmp slt i32 %38, 0
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %42, label %44

42:                                               ; preds = %34
  %43 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store i64 0, ptr %43, align 8, !tbaa !306
  br label %44

44:                                               ; preds = %42, %34
  %45 = icmp eq i32 %35, 0
  %46 = select i1 %45, i1 %40, i1 false
  %47 = select i1 %45, i32 %38, i32 %35
  br i1 %46, label %48, label %50

48:                                               ; preds = %44, %12, %22
  %49 = call fastcc i32 @walk_instructions(ptr noundef nonnull %0)
  br label %50

50:                                               ; preds = %48, %26, %44
  %51 = phi i32 [ %29, %26 ], [ %47, %44 ], [ %49, %48 ]
  %52 = icmp ne ptr %14, null
  %53 = icmp ne i32 %51, 0
  %54 = select i1 %52, i1 %53, i1 false
  br i1 %54, label %55, label %57

55:                                               ; preds = %50
  %56 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store i64 0, ptr %56, align 8, !tbaa !306
  br label %79

57:                                               ; preds = %50
  %58 = icmp eq ptr %14, null
  %59 = select i1 %58, i1 true, i1 %53
  br i1 %59, label %64, label %60

60:                                               ; preds = %57
  %61 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %62 = load ptr, ptr %61, align 8, !tbaa !309
  %63 = call i32 %62(ptr noundef %6, ptr noundef nonnull %14) #26
  br label %64

64:                                               ; preds = %60, %57
  %65 = phi i32 [ %51, %57 ], [ %63, %60 ]
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %67, label %79

67:                                               ; preds = %64
  %68 = load ptr, ptr %3, align 8, !tbaa !273
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 40
  %70 = load ptr, ptr %69, align 8, !tbaa !310
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 32
  %72 = load i64, ptr %71, align 8, !tbaa !311
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %112, label %74

74:                                               ; preds = %67
  %75 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %76 = load ptr, ptr %75, align 8, !tbaa !173
  %77 = call i32 %76(ptr noundef %6, ptr noundef nonnull %68, ptr noundef null, ptr noundef null, i64 noundef 0) #26
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %112, label %79

79:                                               ; preds = %55, %64, %74
  %80 = phi i32 [ %77, %74 ], [ %51, %55 ], [ %65, %64 ]
  %81 = load ptr, ptr %0, align 8, !tbaa !280
  %82 = load ptr, ptr %3, align 8, !tbaa !273
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 24
  %84 = load ptr, ptr %83, align 8, !tbaa !264
  %85 = load atomic i32, ptr %84 acquire, align 8
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %112

87:                                               ; preds = %79
  %88 = load ptr, ptr %3, align 8, !tbaa !273
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 24
  %90 = load ptr, ptr %89, align 8, !tbaa !264
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 4
  br label %92

92:                                               ; preds = %92, %87
  %93 = atomicrmw xchg ptr %91, i32 1 acquire, align 4
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %95, label %92, !llvm.loop !265

95:                                               ; preds = %92
  %96 = load atomic i32, ptr %90 monotonic, align 8
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %102, label %98

98:                                               ; preds = %95
  %99 = getelementptr inbounds nuw i8, ptr %90, i64 16
  %100 = load i64, ptr %99, align 8, !tbaa !266
  %101 = icmp sgt i64 %100, 0
  br i1 %101, label %102, label %105

102:                                              ; preds = %98, %95
  %103 = getelementptr inbounds nuw i8, ptr %90, i64 12
  store i32 2147483647, ptr %103, align 4, !tbaa !269
  %104 = getelementptr inbounds nuw i8, ptr %90, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %104, i8 0, i64 32, i1 false)
  store atomic i32 %80, ptr %90 monotonic, align 8
  br label %105

105:                                              ; preds = %102, %98
  store atomic i32 0, ptr %91 release, align 4
  %106 = getelementptr inbounds nuw i8, ptr %81, i64 16
  %107 = load i32, ptr %106, align 8, !tbaa !285
  %108 = load ptr, ptr %3, align 8, !tbaa !273
  %109 = getelementptr inbounds nuw i8, ptr %108, i64 24
  %110 = load ptr, ptr %109, align 8, !tbaa !264
  %111 = getelementptr inbounds nuw i8, ptr %110, i64 8
  store i32 %107, ptr %111, align 8, !tbaa !294
  br label %112

112:                                              ; preds = %67, %105, %79, %74, %1
  %113 = phi i32 [ 0, %1 ], [ %80, %105 ], [ 0, %74 ], [ %80, %79 ], [ 0, %67 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #26
  ret i32 %113
}

; Function Attrs: nounwind uwtable
define ptr @tfc_call_from_python(ptr noundef readonly captures(none) %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #4 {
  %5 = alloca [64 x ptr], align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8, !tbaa !314
  %8 = load ptr, ptr %7, align 8, !tbaa !316
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #26
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !319
  %11 = icmp eq ptr %10, null
  br i1 %11, label %130, label %12

12:                                               ; preds = %4
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %14 = load i32, ptr %13, align 8, !tbaa !323
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
  %32 = load i64, ptr %31, align 8, !tbaa !324
  %33 = load ptr, ptr %8, align 8, !tbaa !326
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 216
  %35 = load i64, ptr %34, align 8, !tbaa !327
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
  %49 = load i32, ptr %13, align 8, !tbaa !323
  %50 = icmp sgt i32 %49, %48
  br i1 %50, label %51, label %58

51:                                               ; preds = %41
  %52 = load ptr, ptr %39, align 8, !tbaa !329
  %53 = shl i64 %47, 32
  %54 = ashr exact i64 %53, 29
  %55 = getelementptr inbounds i8, ptr %52, i64 %54
  %56 = load ptr, ptr %55, align 8, !tbaa !31
  %57 = icmp eq ptr %56, %46
  br i1 %57, label %101, label %58

58:                                               ; preds = %51, %41
  %59 = load ptr, ptr %40, align 8, !tbaa !330
  %60 = icmp eq ptr %46, %59
  br i1 %60, label %101, label %61

61:                                               ; preds = %58
  %62 = icmp sgt i32 %49, 0
  br i1 %62, label %63, label %89

63:                                               ; preds = %61
  %64 = load ptr, ptr %39, align 8, !tbaa !329
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
  br i1 %73, label %74, label %66, !llvm.loop !331

74:                                               ; preds = %71, %84
  %75 = phi i64 [ %85, %84 ], [ 0, %71 ]
  %76 = load ptr, ptr %8, align 8, !tbaa !326
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 112
  %78 = load ptr, ptr %77, align 8, !tbaa !332
  %79 = load ptr, ptr %39, align 8, !tbaa !329
  %80 = getelementptr inbounds nuw ptr, ptr %79, i64 %75
  %81 = load ptr, ptr %80, align 8, !tbaa !31
  %82 = tail call i32 %78(ptr noundef %81, ptr noundef %46) #26
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %97, label %84

84:                                               ; preds = %74
  %85 = add nuw nsw i64 %75, 1
  %86 = icmp eq i64 %85, %65
  br i1 %86, label %87, label %74, !llvm.loop !333

87:                                               ; preds = %84
  %88 = load ptr, ptr %40, align 8, !tbaa !330
  br label %89

89:                                               ; preds = %87, %61
  %90 = phi ptr [ %88, %87 ], [ %59, %61 ]
  %91 = load ptr, ptr %8, align 8, !tbaa !326
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 112
  %93 = load ptr, ptr %92, align 8, !tbaa !332
  %94 = tail call i32 %93(ptr noundef %90, ptr noundef %46) #26
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
  br i1 %122, label %123, label %41, !llvm.loop !334

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
  %131 = load ptr, ptr %8, align 8, !tbaa !326
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 16
  %133 = load ptr, ptr %132, align 8, !tbaa !335
  %134 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %135 = load ptr, ptr %134, align 8, !tbaa !336
  %136 = tail call ptr %133(ptr noundef %135, ptr noundef %1, i64 noundef %2, ptr noundef %3) #26
  br label %137

137:                                              ; preds = %127, %130
  %138 = phi ptr [ %136, %130 ], [ %128, %127 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #26
  ret ptr %138
}

; Function Attrs: nounwind uwtable
define internal fastcc ptr @call_step(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef %2) unnamed_addr #4 {
  %4 = alloca %struct.tfc_driver, align 4
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  %7 = alloca [64 x ptr], align 8
  %8 = load ptr, ptr %0, align 8, !tbaa !316
  %9 = load ptr, ptr %8, align 8, !tbaa !326
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #26
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %11 = load ptr, ptr %10, align 8, !tbaa !337
  %12 = load i32, ptr %11, align 4, !tbaa !5
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %729, label %14

14:                                               ; preds = %3
  %15 = getelementptr inbounds nuw i8, ptr %8, i64 52
  %16 = load i32, ptr %15, align 4, !tbaa !338
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
  %25 = load ptr, ptr %24, align 8, !tbaa !339
  %26 = icmp eq ptr %2, %25
  br i1 %26, label %146, label %27

27:                                               ; preds = %23
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %29 = load i64, ptr %28, align 8, !tbaa !340
  switch i64 %29, label %70 [
    i64 0, label %30
    i64 2, label %31
  ]

30:                                               ; preds = %27
  store ptr %2, ptr %7, align 8, !tbaa !31
  br label %109

31:                                               ; preds = %27
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %33 = load ptr, ptr %32, align 8, !tbaa !341
  %34 = getelementptr inbounds nuw i8, ptr %9, i64 192
  %35 = load ptr, ptr %34, align 8, !tbaa !342
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
  %45 = load ptr, ptr %44, align 8, !tbaa !343
  %46 = tail call i64 %45(ptr noundef nonnull %2) #26
  %47 = icmp eq i64 %43, %46
  br i1 %47, label %109, label %62

48:                                               ; preds = %48, %38
  %49 = phi i64 [ 0, %38 ], [ %60, %48 ]
  %50 = phi i64 [ 0, %38 ], [ %59, %48 ]
  %51 = load ptr, ptr %39, align 8, !tbaa !344
  %52 = load ptr, ptr %40, align 8, !tbaa !345
  %53 = getelementptr inbounds nuw ptr, ptr %52, i64 %49
  %54 = load ptr, ptr %53, align 8, !tbaa !31
  %55 = tail call ptr %51(ptr noundef nonnull %2, ptr noundef %54) #26
  %56 = getelementptr inbounds nuw ptr, ptr %7, i64 %49
  store ptr %55, ptr %56, align 8, !tbaa !31
  %57 = icmp ne ptr %55, null
  %58 = zext i1 %57 to i64
  %59 = add nuw nsw i64 %50, %58
  %60 = add nuw nsw i64 %49, 1
  %61 = icmp eq i64 %60, %41
  br i1 %61, label %42, label %48, !llvm.loop !346

62:                                               ; preds = %42
  %63 = getelementptr inbounds nuw i8, ptr %9, i64 120
  %64 = load ptr, ptr %63, align 8, !tbaa !347
  %65 = tail call ptr %64() #26
  %66 = icmp eq ptr %65, null
  br i1 %66, label %729, label %67

67:                                               ; preds = %62
  %68 = getelementptr inbounds nuw i8, ptr %9, i64 128
  %69 = load ptr, ptr %68, align 8, !tbaa !348
  tail call void %69() #26
  br label %729

70:                                               ; preds = %27
  %71 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %72 = load ptr, ptr %71, align 8, !tbaa !341
  %73 = getelementptr inbounds nuw i8, ptr %9, i64 184
  %74 = load ptr, ptr %73, align 8, !tbaa !349
  %75 = icmp eq ptr %72, %74
  br i1 %75, label %76, label %93

76:                                               ; preds = %70
  %77 = getelementptr inbounds nuw i8, ptr %9, i64 104
  %78 = load ptr, ptr %77, align 8, !tbaa !350
  %79 = tail call i64 %78(ptr noundef nonnull %2) #26
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
  %88 = load ptr, ptr %84, align 8, !tbaa !351
  %89 = tail call ptr %88(ptr noundef nonnull %2, i64 noundef %87) #26
  %90 = getelementptr inbounds nuw ptr, ptr %7, i64 %87
  store ptr %89, ptr %90, align 8, !tbaa !31
  %91 = add nuw nsw i64 %87, 1
  %92 = icmp eq i64 %91, %85
  br i1 %92, label %112, label %86, !llvm.loop !352

93:                                               ; preds = %70
  %94 = getelementptr inbounds nuw i8, ptr %9, i64 176
  %95 = load ptr, ptr %94, align 8, !tbaa !353
  %96 = icmp eq ptr %72, %95
  br i1 %96, label %97, label %729

97:                                               ; preds = %93
  %98 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %99 = load i64, ptr %98, align 8, !tbaa !324
  %100 = sext i32 %16 to i64
  %101 = icmp ne i64 %99, %100
  %102 = or i1 %17, %101
  br i1 %102, label %144, label %103

103:                                              ; preds = %97
  %104 = getelementptr inbounds nuw i8, ptr %9, i64 216
  %105 = load i64, ptr %104, align 8, !tbaa !327
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
  %114 = load ptr, ptr %24, align 8, !tbaa !339
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
  br i1 %131, label %132, label %120, !llvm.loop !354

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
  br i1 %143, label %146, label %136, !llvm.loop !355

144:                                              ; preds = %76, %97
  %145 = phi i1 [ %81, %76 ], [ %101, %97 ]
  br i1 %145, label %729, label %146

146:                                              ; preds = %136, %132, %23, %109, %21, %144
  %147 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %148 = load ptr, ptr %147, align 8, !tbaa !356
  %149 = icmp eq ptr %148, null
  br i1 %149, label %729, label %150

150:                                              ; preds = %146
  %151 = getelementptr inbounds nuw i8, ptr %8, i64 48
  br label %152

152:                                              ; preds = %274, %150
  %153 = phi ptr [ %148, %150 ], [ %276, %274 ]
  %154 = getelementptr inbounds nuw i8, ptr %153, i64 144
  %155 = load i32, ptr %154, align 8, !tbaa !357
  %156 = getelementptr inbounds nuw i8, ptr %153, i64 148
  %157 = load i32, ptr %156, align 4, !tbaa !364
  %158 = or i32 %157, %155
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %160, label %274

160:                                              ; preds = %152
  %161 = load i32, ptr %151, align 8, !tbaa !323
  %162 = icmp slt i32 %161, 1
  br i1 %162, label %278, label %163

163:                                              ; preds = %160
  %164 = load ptr, ptr %8, align 8, !tbaa !326
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
  %174 = load ptr, ptr %165, align 8, !tbaa !365
  %175 = getelementptr inbounds nuw %struct.tfc_operand, ptr %174, i64 %173
  %176 = getelementptr inbounds nuw ptr, ptr %1, i64 %173
  %177 = load ptr, ptr %176, align 8, !tbaa !31
  %178 = getelementptr inbounds nuw i8, ptr %177, i64 8
  %179 = load ptr, ptr %178, align 8, !tbaa !341
  %180 = load ptr, ptr %166, align 8, !tbaa !366
  %181 = icmp eq ptr %179, %180
  br i1 %181, label %182, label %220

182:                                              ; preds = %171
  %183 = getelementptr inbounds nuw i8, ptr %177, i64 56
  %184 = load ptr, ptr %183, align 8, !tbaa !367
  %185 = load ptr, ptr %175, align 8, !tbaa !369
  %186 = icmp eq ptr %184, %185
  br i1 %186, label %187, label %274

187:                                              ; preds = %182
  %188 = getelementptr inbounds nuw i8, ptr %177, i64 24
  %189 = load i32, ptr %188, align 8, !tbaa !371
  %190 = getelementptr inbounds nuw i8, ptr %175, i64 32
  %191 = load i32, ptr %190, align 8, !tbaa !372
  %192 = icmp eq i32 %189, %191
  br i1 %192, label %193, label %274

193:                                              ; preds = %187
  %194 = getelementptr inbounds nuw i8, ptr %177, i64 64
  %195 = load i32, ptr %194, align 8, !tbaa !373
  %196 = and i32 %195, 257
  %197 = icmp eq i32 %196, 257
  br i1 %197, label %198, label %274

198:                                              ; preds = %193
  %199 = icmp sgt i32 %189, 0
  br i1 %199, label %200, label %216

200:                                              ; preds = %198
  %201 = getelementptr inbounds nuw i8, ptr %177, i64 32
  %202 = load ptr, ptr %201, align 8, !tbaa !374
  %203 = getelementptr inbounds nuw i8, ptr %175, i64 16
  %204 = load ptr, ptr %203, align 8, !tbaa !375
  %205 = zext nneg i32 %189 to i64
  br label %209

206:                                              ; preds = %209
  %207 = add nuw nsw i64 %210, 1
  %208 = icmp eq i64 %207, %205
  br i1 %208, label %216, label %209, !llvm.loop !376

209:                                              ; preds = %206, %200
  %210 = phi i64 [ 0, %200 ], [ %207, %206 ]
  %211 = getelementptr inbounds nuw i64, ptr %202, i64 %210
  %212 = load i64, ptr %211, align 8, !tbaa !121
  %213 = getelementptr inbounds nuw i64, ptr %204, i64 %210
  %214 = load i64, ptr %213, align 8, !tbaa !121
  %215 = icmp eq i64 %212, %214
  br i1 %215, label %206, label %274

216:                                              ; preds = %206, %198
  %217 = getelementptr inbounds nuw i8, ptr %177, i64 16
  %218 = load ptr, ptr %217, align 8, !tbaa !377
  %219 = getelementptr inbounds nuw i8, ptr %175, i64 56
  store ptr %218, ptr %219, align 8, !tbaa !378
  br label %269

220:                                              ; preds = %171
  %221 = getelementptr inbounds nuw i8, ptr %175, i64 8
  %222 = load ptr, ptr %221, align 8, !tbaa !379
  %223 = icmp eq ptr %179, %222
  br i1 %223, label %224, label %227

224:                                              ; preds = %220
  %225 = getelementptr inbounds nuw i8, ptr %177, i64 16
  %226 = getelementptr inbounds nuw i8, ptr %175, i64 56
  store ptr %225, ptr %226, align 8, !tbaa !378
  br label %269

227:                                              ; preds = %220
  %228 = getelementptr inbounds nuw i8, ptr %175, i64 40
  %229 = load i32, ptr %228, align 8, !tbaa !380
  %230 = icmp eq i32 %229, 0
  br i1 %230, label %274, label %231

231:                                              ; preds = %227
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  store double 0.000000e+00, ptr %5, align 8
  %232 = getelementptr inbounds nuw i8, ptr %175, i64 64
  %233 = getelementptr inbounds nuw i8, ptr %175, i64 56
  store ptr %232, ptr %233, align 8, !tbaa !378
  %234 = load ptr, ptr %167, align 8, !tbaa !381
  %235 = icmp eq ptr %179, %234
  br i1 %235, label %236, label %243

236:                                              ; preds = %231
  %237 = load ptr, ptr %170, align 8, !tbaa !382
  %238 = call double %237(ptr noundef nonnull %177) #26
  %239 = load i32, ptr %228, align 8, !tbaa !380
  switch i32 %239, label %265 [
    i32 1, label %240
    i32 2, label %242
  ]

240:                                              ; preds = %236
  %241 = fptrunc double %238 to float
  store float %241, ptr %5, align 8, !tbaa !98
  br label %266

242:                                              ; preds = %236
  store double %238, ptr %5, align 8, !tbaa !98
  br label %266

243:                                              ; preds = %231
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #26
  store i32 0, ptr %6, align 4, !tbaa !5
  %244 = load ptr, ptr %168, align 8, !tbaa !383
  %245 = icmp eq ptr %179, %244
  br i1 %245, label %246, label %264

246:                                              ; preds = %243
  %247 = load ptr, ptr %169, align 8, !tbaa !384
  %248 = call i64 %247(ptr noundef nonnull %177, ptr noundef nonnull %6) #26
  %249 = load i32, ptr %6, align 4, !tbaa !5
  %250 = icmp eq i32 %249, 0
  br i1 %250, label %251, label %264

251:                                              ; preds = %246
  %252 = load i32, ptr %228, align 8, !tbaa !380
  switch i32 %252, label %258 [
    i32 1, label %253
    i32 2, label %255
    i32 4, label %257
  ]

253:                                              ; preds = %251
  %254 = sitofp i64 %248 to float
  store float %254, ptr %5, align 8, !tbaa !98
  br label %263

255:                                              ; preds = %251
  %256 = sitofp i64 %248 to double
  store double %256, ptr %5, align 8, !tbaa !98
  br label %263

257:                                              ; preds = %251
  store i64 %248, ptr %5, align 8, !tbaa !98
  br label %263

258:                                              ; preds = %251
  %259 = add i64 %248, 2147483648
  %260 = icmp ult i64 %259, 4294967296
  br i1 %260, label %261, label %264

261:                                              ; preds = %258
  %262 = trunc nsw i64 %248 to i32
  store i32 %262, ptr %5, align 8, !tbaa !98
  br label %263

263:                                              ; preds = %261, %257, %255, %253
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #26
  br label %266

264:                                              ; preds = %258, %246, %243
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #26
  br label %265

265:                                              ; preds = %236, %264
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  br label %274

266:                                              ; preds = %263, %242, %240
  %267 = load i64, ptr %5, align 8, !tbaa !98
  store i64 %267, ptr %232, align 8, !tbaa !385
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  %268 = load i32, ptr %151, align 8, !tbaa !323
  br label %269

269:                                              ; preds = %266, %224, %216
  %270 = phi i32 [ %268, %266 ], [ %172, %216 ], [ %172, %224 ]
  %271 = add nuw nsw i64 %173, 1
  %272 = sext i32 %270 to i64
  %273 = icmp slt i64 %271, %272
  br i1 %273, label %171, label %278, !llvm.loop !386

274:                                              ; preds = %227, %193, %187, %182, %209, %265, %152
  %275 = getelementptr inbounds nuw i8, ptr %153, i64 8
  %276 = load ptr, ptr %275, align 8, !tbaa !356
  %277 = icmp eq ptr %276, null
  br i1 %277, label %729, label %152, !llvm.loop !387

278:                                              ; preds = %160, %269
  %279 = phi i32 [ %270, %269 ], [ %161, %160 ]
  %280 = getelementptr inbounds nuw i8, ptr %153, i64 144
  %281 = load i32, ptr %15, align 4, !tbaa !338
  %282 = icmp sgt i32 %281, 0
  br i1 %282, label %283, label %395

283:                                              ; preds = %278
  %284 = getelementptr inbounds nuw i8, ptr %153, i64 32
  %285 = load ptr, ptr %284, align 8, !tbaa !388
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
  %298 = load ptr, ptr %297, align 8, !tbaa !341
  %299 = load ptr, ptr %8, align 8, !tbaa !326
  %300 = getelementptr inbounds nuw i8, ptr %299, i64 168
  %301 = load ptr, ptr %300, align 8, !tbaa !366
  %302 = icmp eq ptr %298, %301
  br i1 %302, label %303, label %729

303:                                              ; preds = %296
  %304 = getelementptr inbounds nuw i8, ptr %294, i64 56
  %305 = load ptr, ptr %304, align 8, !tbaa !367
  %306 = load ptr, ptr %292, align 8, !tbaa !369
  %307 = icmp eq ptr %305, %306
  br i1 %307, label %308, label %729

308:                                              ; preds = %303
  %309 = getelementptr inbounds nuw i8, ptr %294, i64 24
  %310 = load i32, ptr %309, align 8, !tbaa !371
  %311 = getelementptr inbounds nuw i8, ptr %292, i64 32
  %312 = load i32, ptr %311, align 8, !tbaa !372
  %313 = icmp eq i32 %310, %312
  br i1 %313, label %314, label %729

314:                                              ; preds = %308
  %315 = getelementptr inbounds nuw i8, ptr %294, i64 64
  %316 = load i32, ptr %315, align 8, !tbaa !373
  %317 = and i32 %316, 1281
  %318 = icmp eq i32 %317, 1281
  br i1 %318, label %319, label %729

319:                                              ; preds = %314
  %320 = icmp sgt i32 %310, 0
  br i1 %320, label %321, label %337

321:                                              ; preds = %319
  %322 = getelementptr inbounds nuw i8, ptr %294, i64 32
  %323 = load ptr, ptr %322, align 8, !tbaa !374
  %324 = getelementptr inbounds nuw i8, ptr %292, i64 16
  %325 = load ptr, ptr %324, align 8, !tbaa !375
  %326 = zext nneg i32 %310 to i64
  br label %330

327:                                              ; preds = %330
  %328 = add nuw nsw i64 %331, 1
  %329 = icmp eq i64 %328, %326
  br i1 %329, label %337, label %330, !llvm.loop !376

330:                                              ; preds = %327, %321
  %331 = phi i64 [ 0, %321 ], [ %328, %327 ]
  %332 = getelementptr inbounds nuw i64, ptr %323, i64 %331
  %333 = load i64, ptr %332, align 8, !tbaa !121
  %334 = getelementptr inbounds nuw i64, ptr %325, i64 %331
  %335 = load i64, ptr %334, align 8, !tbaa !121
  %336 = icmp eq i64 %333, %335
  br i1 %336, label %327, label %729

337:                                              ; preds = %327, %319
  %338 = getelementptr inbounds nuw i8, ptr %294, i64 16
  %339 = load ptr, ptr %338, align 8, !tbaa !377
  %340 = getelementptr inbounds nuw i8, ptr %292, i64 56
  store ptr %339, ptr %340, align 8, !tbaa !378
  br i1 %288, label %341, label %366

341:                                              ; preds = %337
  %342 = getelementptr inbounds nuw i8, ptr %292, i64 44
  %343 = load i32, ptr %342, align 4, !tbaa !389
  %344 = icmp eq i32 %343, 0
  %345 = getelementptr inbounds nuw i8, ptr %292, i64 24
  br i1 %344, label %346, label %366

346:                                              ; preds = %341
  %347 = load ptr, ptr %286, align 8, !tbaa !365
  %348 = ptrtoint ptr %339 to i64
  br label %349

349:                                              ; preds = %363, %346
  %350 = phi i64 [ 0, %346 ], [ %364, %363 ]
  %351 = getelementptr inbounds nuw %struct.tfc_operand, ptr %347, i64 %350
  %352 = getelementptr inbounds nuw i8, ptr %351, i64 56
  %353 = load ptr, ptr %352, align 8, !tbaa !378
  %354 = ptrtoint ptr %353 to i64
  %355 = getelementptr inbounds nuw i8, ptr %351, i64 24
  %356 = load i64, ptr %355, align 8, !tbaa !390
  %357 = add i64 %356, %354
  %358 = icmp ugt i64 %357, %348
  br i1 %358, label %359, label %363

359:                                              ; preds = %349
  %360 = load i64, ptr %345, align 8, !tbaa !390
  %361 = add i64 %360, %348
  %362 = icmp ugt i64 %361, %354
  br i1 %362, label %729, label %363

363:                                              ; preds = %359, %349
  %364 = add nuw nsw i64 %350, 1
  %365 = icmp eq i64 %364, %289
  br i1 %365, label %366, label %349, !llvm.loop !391

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
  %379 = load ptr, ptr %378, align 8, !tbaa !378
  %380 = ptrtoint ptr %379 to i64
  %381 = getelementptr inbounds nuw i8, ptr %377, i64 24
  %382 = load i64, ptr %381, align 8, !tbaa !390
  %383 = add i64 %382, %380
  %384 = icmp ugt i64 %383, %370
  br i1 %384, label %385, label %389

385:                                              ; preds = %376
  %386 = load i64, ptr %369, align 8, !tbaa !390
  %387 = add i64 %386, %370
  %388 = icmp ugt i64 %387, %380
  br i1 %388, label %729, label %389

389:                                              ; preds = %385, %376, %371
  %390 = add nuw nsw i64 %372, 1
  %391 = icmp eq i64 %390, %291
  br i1 %391, label %392, label %371, !llvm.loop !392

392:                                              ; preds = %389, %366, %290
  %393 = add nuw nsw i64 %291, 1
  %394 = icmp eq i64 %393, %287
  br i1 %394, label %395, label %290, !llvm.loop !393

395:                                              ; preds = %392, %278
  %396 = load ptr, ptr %153, align 8, !tbaa !394
  %397 = load ptr, ptr %9, align 8, !tbaa !395
  call void %397(ptr noundef %396) #26
  store i32 1, ptr %280, align 8, !tbaa !357
  %398 = load ptr, ptr %8, align 8, !tbaa !326
  %399 = load i32, ptr %15, align 4, !tbaa !338
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
  %414 = load ptr, ptr %398, align 8, !tbaa !395
  call void %414(ptr noundef nonnull %411) #26
  br label %415

415:                                              ; preds = %413, %408
  %416 = add nuw nsw i64 %409, 1
  %417 = icmp eq i64 %416, %402
  br i1 %417, label %403, label %408, !llvm.loop !396

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
  %426 = load ptr, ptr %404, align 8, !tbaa !388
  %427 = getelementptr inbounds nuw %struct.tfc_operand, ptr %426, i64 %421
  %428 = getelementptr inbounds nuw i8, ptr %427, i64 48
  %429 = load ptr, ptr %428, align 8, !tbaa !397
  %430 = icmp eq ptr %429, null
  br i1 %430, label %434, label %431

431:                                              ; preds = %425
  %432 = load ptr, ptr %405, align 8, !tbaa !398
  %433 = call ptr %432(ptr noundef nonnull %429) #26
  br label %445

434:                                              ; preds = %425
  %435 = load ptr, ptr %398, align 8, !tbaa !395
  %436 = load ptr, ptr %427, align 8, !tbaa !369
  call void %435(ptr noundef %436) #26
  %437 = load ptr, ptr %406, align 8, !tbaa !399
  %438 = load ptr, ptr %407, align 8, !tbaa !366
  %439 = load ptr, ptr %427, align 8, !tbaa !369
  %440 = getelementptr inbounds nuw i8, ptr %427, i64 32
  %441 = load i32, ptr %440, align 8, !tbaa !372
  %442 = getelementptr inbounds nuw i8, ptr %427, i64 16
  %443 = load ptr, ptr %442, align 8, !tbaa !375
  %444 = call ptr %437(ptr noundef %438, ptr noundef %439, i32 noundef %441, ptr noundef %443, ptr noundef null, ptr noundef null, i32 noundef 0, ptr noundef null) #26
  br label %445

445:                                              ; preds = %434, %431
  %446 = phi ptr [ %433, %431 ], [ %444, %434 ]
  store ptr %446, ptr %422, align 8, !tbaa !31
  %447 = icmp eq ptr %446, null
  br i1 %447, label %418, label %448

448:                                              ; preds = %445
  %449 = getelementptr inbounds nuw i8, ptr %446, i64 16
  %450 = load ptr, ptr %449, align 8, !tbaa !377
  %451 = load ptr, ptr %404, align 8, !tbaa !388
  %452 = getelementptr inbounds nuw %struct.tfc_operand, ptr %451, i64 %421
  %453 = getelementptr inbounds nuw i8, ptr %452, i64 56
  store ptr %450, ptr %453, align 8, !tbaa !378
  br label %454

454:                                              ; preds = %448, %420
  %455 = add nuw nsw i64 %421, 1
  %456 = icmp eq i64 %455, %402
  br i1 %456, label %467, label %420, !llvm.loop !400

457:                                              ; preds = %464, %418
  %458 = phi i64 [ 0, %418 ], [ %465, %464 ]
  %459 = getelementptr inbounds nuw ptr, ptr %7, i64 %458
  %460 = load ptr, ptr %459, align 8, !tbaa !31
  %461 = icmp eq ptr %460, null
  br i1 %461, label %464, label %462

462:                                              ; preds = %457
  %463 = load ptr, ptr %419, align 8, !tbaa !401
  call void %463(ptr noundef nonnull %460) #26
  br label %464

464:                                              ; preds = %462, %457
  %465 = add nuw nsw i64 %458, 1
  %466 = icmp eq i64 %465, %402
  br i1 %466, label %631, label %457, !llvm.loop !402

467:                                              ; preds = %454, %395
  %468 = getelementptr inbounds nuw i8, ptr %153, i64 140
  %469 = load i32, ptr %468, align 4, !tbaa !403
  %470 = icmp eq i32 %469, 0
  %471 = getelementptr inbounds nuw i8, ptr %153, i64 80
  %472 = load ptr, ptr %471, align 8, !tbaa !404
  %473 = icmp eq ptr %472, null
  br i1 %470, label %562, label %474

474:                                              ; preds = %467
  br i1 %473, label %496, label %475

475:                                              ; preds = %474
  %476 = getelementptr inbounds nuw i8, ptr %472, i64 4
  %477 = load i32, ptr %476, align 4, !tbaa !405
  %478 = getelementptr inbounds nuw i8, ptr %472, i64 8
  %479 = load i32, ptr %478, align 4, !tbaa !407
  %480 = or i32 %479, %477
  %481 = getelementptr inbounds nuw i8, ptr %153, i64 136
  %482 = load i32, ptr %481, align 8, !tbaa !408
  %483 = load i32, ptr %472, align 4, !tbaa !409
  %484 = icmp eq i32 %483, 0
  %485 = and i32 %482, 1
  %486 = select i1 %484, i32 0, i32 %485
  %487 = or i32 %480, %486
  %488 = icmp eq i32 %487, 0
  br i1 %488, label %489, label %608

489:                                              ; preds = %475
  %490 = getelementptr inbounds nuw i8, ptr %153, i64 88
  %491 = load ptr, ptr %490, align 8, !tbaa !410
  %492 = load i64, ptr %491, align 8, !tbaa !121
  %493 = getelementptr inbounds nuw i8, ptr %153, i64 96
  %494 = load i64, ptr %493, align 8, !tbaa !411
  %495 = icmp eq i64 %492, %494
  br i1 %495, label %496, label %608

496:                                              ; preds = %489, %474
  %497 = getelementptr inbounds nuw i8, ptr %153, i64 152
  %498 = load ptr, ptr %497, align 8, !tbaa !412
  %499 = icmp eq ptr %498, null
  br i1 %499, label %560, label %500

500:                                              ; preds = %496
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #26
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %4, ptr noundef nonnull align 4 dereferenceable(12) @__const.drive_begun.driver, i64 12, i1 false)
  %501 = getelementptr inbounds nuw i8, ptr %498, i64 8
  %502 = load ptr, ptr %501, align 8, !tbaa !413
  %503 = getelementptr inbounds nuw i8, ptr %498, i64 16
  %504 = load ptr, ptr %503, align 8, !tbaa !418
  %505 = getelementptr inbounds nuw i8, ptr %498, i64 24
  %506 = load i64, ptr %505, align 8, !tbaa !419
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %502, ptr readonly align 1 %504, i64 %506, i1 false)
  %507 = getelementptr inbounds nuw i8, ptr %498, i64 40
  %508 = load i64, ptr %507, align 8, !tbaa !420
  %509 = icmp sgt i64 %508, 0
  br i1 %509, label %510, label %513

510:                                              ; preds = %500
  %511 = getelementptr inbounds nuw i8, ptr %153, i64 24
  %512 = getelementptr inbounds nuw i8, ptr %498, i64 32
  br label %525

513:                                              ; preds = %525, %500
  %514 = load ptr, ptr %498, align 8, !tbaa !421
  %515 = call i32 @tfc_drive(ptr noundef %514, ptr noundef nonnull %4)
  %516 = getelementptr inbounds nuw i8, ptr %498, i64 56
  store i32 %515, ptr %516, align 8, !tbaa !422
  %517 = icmp eq i32 %515, 0
  br i1 %517, label %518, label %538

518:                                              ; preds = %513
  %519 = getelementptr inbounds nuw i8, ptr %153, i64 60
  %520 = load i32, ptr %519, align 4, !tbaa !423
  %521 = icmp sgt i32 %520, 0
  br i1 %521, label %522, label %558

522:                                              ; preds = %518
  %523 = getelementptr inbounds nuw i8, ptr %153, i64 32
  %524 = getelementptr inbounds nuw i8, ptr %498, i64 48
  br label %541

525:                                              ; preds = %525, %510
  %526 = phi i64 [ 0, %510 ], [ %536, %525 ]
  %527 = load ptr, ptr %511, align 8, !tbaa !365
  %528 = load ptr, ptr %512, align 8, !tbaa !424
  %529 = getelementptr inbounds nuw %struct.tfc_cell, ptr %528, i64 %526
  %530 = getelementptr inbounds nuw i8, ptr %529, i64 8
  %531 = load i64, ptr %530, align 8, !tbaa !425
  %532 = getelementptr inbounds %struct.tfc_operand, ptr %527, i64 %531
  %533 = getelementptr inbounds nuw i8, ptr %532, i64 56
  %534 = load ptr, ptr %533, align 8, !tbaa !378
  %535 = load ptr, ptr %529, align 8, !tbaa !427
  store ptr %534, ptr %535, align 8, !tbaa !31
  %536 = add nuw nsw i64 %526, 1
  %537 = icmp eq i64 %536, %508
  br i1 %537, label %513, label %525, !llvm.loop !428

538:                                              ; preds = %513
  %539 = icmp sgt i32 %515, 0
  %540 = select i1 %539, i32 %515, i32 13
  br label %558

541:                                              ; preds = %541, %522
  %542 = phi i64 [ 0, %522 ], [ %554, %541 ]
  %543 = load ptr, ptr %523, align 8, !tbaa !388
  %544 = getelementptr inbounds nuw %struct.tfc_operand, ptr %543, i64 %542
  %545 = getelementptr inbounds nuw i8, ptr %544, i64 56
  %546 = load ptr, ptr %545, align 8, !tbaa !378
  %547 = load ptr, ptr %524, align 8, !tbaa !429
  %548 = getelementptr inbounds nuw ptr, ptr %547, i64 %542
  %549 = load ptr, ptr %548, align 8, !tbaa !430
  %550 = load ptr, ptr %549, align 8, !tbaa !73
  %551 = load ptr, ptr %550, align 8, !tbaa !129
  %552 = getelementptr inbounds nuw i8, ptr %544, i64 24
  %553 = load i64, ptr %552, align 8, !tbaa !390
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %546, ptr readonly align 1 %551, i64 %553, i1 false)
  %554 = add nuw nsw i64 %542, 1
  %555 = load i32, ptr %519, align 4, !tbaa !423
  %556 = sext i32 %555 to i64
  %557 = icmp slt i64 %554, %556
  br i1 %557, label %541, label %558, !llvm.loop !431

558:                                              ; preds = %541, %538, %518
  %559 = phi i32 [ %540, %538 ], [ 0, %518 ], [ 0, %541 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #26
  br label %605

560:                                              ; preds = %496
  %561 = call fastcc i32 @walk_bound(ptr noundef nonnull readonly %153)
  br label %605

562:                                              ; preds = %467
  br i1 %473, label %582, label %563

563:                                              ; preds = %562
  %564 = getelementptr inbounds nuw i8, ptr %153, i64 104
  %565 = load ptr, ptr %564, align 8, !tbaa !432
  %566 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %567 = load ptr, ptr %566, align 8, !tbaa !398
  %568 = call ptr %567(ptr noundef %565) #26
  %569 = icmp eq ptr %568, null
  br i1 %569, label %608, label %570

570:                                              ; preds = %563
  %571 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %572 = load ptr, ptr %571, align 8, !tbaa !401
  call void %572(ptr noundef nonnull %568) #26
  %573 = load ptr, ptr %471, align 8, !tbaa !404
  %574 = icmp eq ptr %573, null
  br i1 %574, label %582, label %575

575:                                              ; preds = %570
  %576 = getelementptr inbounds nuw i8, ptr %153, i64 88
  %577 = load ptr, ptr %576, align 8, !tbaa !410
  %578 = load i64, ptr %577, align 8, !tbaa !121
  %579 = getelementptr inbounds nuw i8, ptr %153, i64 96
  %580 = load i64, ptr %579, align 8, !tbaa !411
  %581 = icmp eq i64 %578, %580
  br i1 %581, label %582, label %589

582:                                              ; preds = %575, %570, %562
  %583 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %584 = load ptr, ptr %583, align 8, !tbaa !433
  %585 = call ptr %584() #26
  %586 = call fastcc i32 @walk_bound(ptr noundef nonnull readonly %153)
  %587 = getelementptr inbounds nuw i8, ptr %9, i64 40
  %588 = load ptr, ptr %587, align 8, !tbaa !434
  call void %588(ptr noundef %585) #26
  br label %589

589:                                              ; preds = %582, %575
  %590 = phi i32 [ %586, %582 ], [ -2, %575 ]
  %591 = getelementptr inbounds nuw i8, ptr %153, i64 128
  %592 = load ptr, ptr %591, align 8, !tbaa !435
  store atomic i32 0, ptr %592 monotonic, align 4
  %593 = load ptr, ptr %471, align 8, !tbaa !404
  %594 = icmp eq ptr %593, null
  br i1 %594, label %605, label %595

595:                                              ; preds = %589
  %596 = getelementptr inbounds nuw i8, ptr %153, i64 112
  %597 = load ptr, ptr %596, align 8, !tbaa !436
  %598 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %599 = load ptr, ptr %598, align 8, !tbaa !398
  %600 = call ptr %599(ptr noundef %597) #26
  %601 = icmp eq ptr %600, null
  br i1 %601, label %608, label %602

602:                                              ; preds = %595
  %603 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %604 = load ptr, ptr %603, align 8, !tbaa !401
  call void %604(ptr noundef nonnull %600) #26
  br label %605

605:                                              ; preds = %602, %589, %560, %558
  %606 = phi i32 [ %561, %560 ], [ %590, %602 ], [ %590, %589 ], [ %559, %558 ]
  %607 = icmp eq i32 %606, 0
  br i1 %607, label %632, label %608

608:                                              ; preds = %563, %595, %475, %489, %605
  %609 = phi i32 [ %606, %605 ], [ -1, %563 ], [ -1, %595 ], [ -2, %475 ], [ -2, %489 ]
  %610 = freeze i32 %609
  %611 = load i32, ptr %15, align 4, !tbaa !338
  %612 = icmp sgt i32 %611, 0
  br i1 %612, label %613, label %623

613:                                              ; preds = %608
  %614 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %615 = zext nneg i32 %611 to i64
  br label %616

616:                                              ; preds = %616, %613
  %617 = phi i64 [ 0, %613 ], [ %621, %616 ]
  %618 = load ptr, ptr %614, align 8, !tbaa !401
  %619 = getelementptr inbounds nuw ptr, ptr %7, i64 %617
  %620 = load ptr, ptr %619, align 8, !tbaa !31
  call void %618(ptr noundef %620) #26
  %621 = add nuw nsw i64 %617, 1
  %622 = icmp eq i64 %621, %615
  br i1 %622, label %623, label %616, !llvm.loop !437

623:                                              ; preds = %616, %608
  %624 = icmp sgt i32 %610, 0
  br i1 %624, label %625, label %724

625:                                              ; preds = %623
  %626 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %627 = load ptr, ptr %626, align 8, !tbaa !398
  %628 = getelementptr inbounds nuw i8, ptr %153, i64 120
  %629 = load ptr, ptr %628, align 8, !tbaa !438
  %630 = call ptr %627(ptr noundef %629) #26
  br label %720

631:                                              ; preds = %464
  store i32 0, ptr %280, align 8, !tbaa !357
  br label %720

632:                                              ; preds = %605
  store i32 0, ptr %280, align 8, !tbaa !357
  %633 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %634 = load i64, ptr %633, align 8, !tbaa !340
  switch i64 %634, label %684 [
    i64 0, label %635
    i64 2, label %637
  ]

635:                                              ; preds = %632
  %636 = load ptr, ptr %7, align 8, !tbaa !31
  br label %720

637:                                              ; preds = %632
  %638 = load ptr, ptr %0, align 8, !tbaa !316
  %639 = load ptr, ptr %638, align 8, !tbaa !326
  %640 = getelementptr inbounds nuw i8, ptr %639, i64 48
  %641 = load ptr, ptr %640, align 8, !tbaa !439
  %642 = call ptr %641() #26
  %643 = getelementptr inbounds nuw i8, ptr %638, i64 52
  %644 = load i32, ptr %643, align 4, !tbaa !338
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
  %661 = load ptr, ptr %657, align 8, !tbaa !401
  %662 = getelementptr inbounds nuw ptr, ptr %7, i64 %660
  %663 = load ptr, ptr %662, align 8, !tbaa !31
  call void %661(ptr noundef %663) #26
  %664 = add nuw nsw i64 %660, 1
  %665 = icmp eq i64 %664, %658
  br i1 %665, label %720, label %659, !llvm.loop !437

666:                                              ; preds = %679, %648
  %667 = phi i64 [ 0, %648 ], [ %680, %679 ]
  %668 = load ptr, ptr %649, align 8, !tbaa !440
  %669 = load ptr, ptr %650, align 8, !tbaa !345
  %670 = getelementptr inbounds nuw ptr, ptr %669, i64 %667
  %671 = load ptr, ptr %670, align 8, !tbaa !31
  %672 = getelementptr inbounds nuw ptr, ptr %7, i64 %667
  %673 = load ptr, ptr %672, align 8, !tbaa !31
  %674 = call i32 %668(ptr noundef nonnull %642, ptr noundef %671, ptr noundef %673) #26
  %675 = icmp eq i32 %674, 0
  br i1 %675, label %679, label %676

676:                                              ; preds = %666
  %677 = load ptr, ptr %651, align 8, !tbaa !401
  call void %677(ptr noundef nonnull %642) #26
  %678 = load i32, ptr %643, align 4, !tbaa !338
  br label %652

679:                                              ; preds = %666
  %680 = add nuw nsw i64 %667, 1
  %681 = load i32, ptr %643, align 4, !tbaa !338
  %682 = sext i32 %681 to i64
  %683 = icmp slt i64 %680, %682
  br i1 %683, label %666, label %652, !llvm.loop !441

684:                                              ; preds = %632
  %685 = load ptr, ptr %0, align 8, !tbaa !316
  %686 = load ptr, ptr %685, align 8, !tbaa !326
  %687 = getelementptr inbounds nuw i8, ptr %686, i64 80
  %688 = load ptr, ptr %687, align 8, !tbaa !442
  %689 = getelementptr inbounds nuw i8, ptr %685, i64 52
  %690 = load i32, ptr %689, align 4, !tbaa !338
  %691 = sext i32 %690 to i64
  %692 = call ptr %688(i64 noundef %691) #26
  %693 = icmp eq ptr %692, null
  %694 = load i32, ptr %689, align 4, !tbaa !338
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
  %702 = load ptr, ptr %698, align 8, !tbaa !401
  %703 = getelementptr inbounds nuw ptr, ptr %7, i64 %701
  %704 = load ptr, ptr %703, align 8, !tbaa !31
  call void %702(ptr noundef %704) #26
  %705 = add nuw nsw i64 %701, 1
  %706 = icmp eq i64 %705, %699
  br i1 %706, label %720, label %700, !llvm.loop !437

707:                                              ; preds = %684
  br i1 %695, label %708, label %720

708:                                              ; preds = %707
  %709 = getelementptr inbounds nuw i8, ptr %686, i64 88
  br label %710

710:                                              ; preds = %710, %708
  %711 = phi i64 [ 0, %708 ], [ %716, %710 ]
  %712 = load ptr, ptr %709, align 8, !tbaa !443
  %713 = getelementptr inbounds nuw ptr, ptr %7, i64 %711
  %714 = load ptr, ptr %713, align 8, !tbaa !31
  %715 = call i32 %712(ptr noundef nonnull %692, i64 noundef %711, ptr noundef %714) #26
  %716 = add nuw nsw i64 %711, 1
  %717 = load i32, ptr %689, align 4, !tbaa !338
  %718 = sext i32 %717 to i64
  %719 = icmp slt i64 %716, %718
  br i1 %719, label %710, label %720, !llvm.loop !444

720:                                              ; preds = %659, %710, %700, %631, %625, %635, %652, %696, %707
  %721 = phi ptr [ null, %700 ], [ %692, %707 ], [ %692, %710 ], [ null, %696 ], [ %653, %652 ], [ null, %631 ], [ %636, %635 ], [ %630, %625 ], [ %653, %659 ]
  %722 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %723 = load ptr, ptr %722, align 8, !tbaa !401
  call void %723(ptr noundef %396) #26
  br label %729

724:                                              ; preds = %623
  store i32 0, ptr %280, align 8, !tbaa !357
  %725 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %726 = load ptr, ptr %725, align 8, !tbaa !401
  call void %726(ptr noundef %396) #26
  %727 = icmp eq i32 %610, -2
  %728 = select i1 %727, ptr @slow_way, ptr null
  br label %729

729:                                              ; preds = %274, %308, %296, %303, %314, %330, %359, %385, %724, %146, %62, %31, %67, %93, %720, %3, %144
  %730 = phi ptr [ @slow_way, %62 ], [ @slow_way, %330 ], [ @slow_way, %359 ], [ @slow_way, %144 ], [ @slow_way, %3 ], [ %721, %720 ], [ @slow_way, %385 ], [ %728, %724 ], [ @slow_way, %93 ], [ @slow_way, %67 ], [ @slow_way, %31 ], [ @slow_way, %146 ], [ @slow_way, %308 ], [ @slow_way, %314 ], [ @slow_way, %303 ], [ @slow_way, %296 ], [ @slow_way, %274 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #26
  ret ptr %730
}

; Function Attrs: nounwind uwtable
define ptr @tfc_call_with_dict(ptr noundef readonly captures(none) %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #4 {
  %4 = alloca [64 x ptr], align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !314
  %7 = load ptr, ptr %6, align 8, !tbaa !316
  %8 = load ptr, ptr %7, align 8, !tbaa !326
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #26
  %9 = icmp eq i64 %2, 2
  br i1 %9, label %10, label %85

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %12 = load ptr, ptr %11, align 8, !tbaa !319
  %13 = icmp eq ptr %12, null
  br i1 %13, label %85, label %14

14:                                               ; preds = %10
  %15 = load ptr, ptr %1, align 8, !tbaa !31
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %17 = load ptr, ptr %16, align 8, !tbaa !341
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 192
  %19 = load ptr, ptr %18, align 8, !tbaa !342
  %20 = icmp eq ptr %17, %19
  br i1 %20, label %21, label %85

21:                                               ; preds = %14
  %22 = getelementptr inbounds nuw i8, ptr %8, i64 72
  %23 = load ptr, ptr %22, align 8, !tbaa !343
  %24 = tail call i64 %23(ptr noundef nonnull %15) #26
  %25 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %26 = load i32, ptr %25, align 8, !tbaa !323
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
  %36 = load i32, ptr %25, align 8, !tbaa !323
  %37 = sext i32 %36 to i64
  %38 = icmp slt i64 %35, %37
  br i1 %38, label %39, label %56, !llvm.loop !445

39:                                               ; preds = %34, %31
  %40 = phi i64 [ 0, %31 ], [ %35, %34 ]
  %41 = load ptr, ptr %32, align 8, !tbaa !344
  %42 = load ptr, ptr %33, align 8, !tbaa !329
  %43 = getelementptr inbounds nuw ptr, ptr %42, i64 %40
  %44 = load ptr, ptr %43, align 8, !tbaa !31
  %45 = tail call ptr %41(ptr noundef nonnull %15, ptr noundef %44) #26
  %46 = getelementptr inbounds nuw ptr, ptr %4, i64 %40
  store ptr %45, ptr %46, align 8, !tbaa !31
  %47 = icmp eq ptr %45, null
  br i1 %47, label %48, label %34

48:                                               ; preds = %39
  %49 = getelementptr inbounds nuw i8, ptr %8, i64 120
  %50 = load ptr, ptr %49, align 8, !tbaa !347
  %51 = tail call ptr %50() #26
  %52 = icmp eq ptr %51, null
  br i1 %52, label %85, label %53

53:                                               ; preds = %48
  %54 = getelementptr inbounds nuw i8, ptr %8, i64 128
  %55 = load ptr, ptr %54, align 8, !tbaa !348
  tail call void %55() #26
  br label %85

56:                                               ; preds = %34
  %57 = icmp sgt i32 %36, 0
  br i1 %57, label %74, label %58

58:                                               ; preds = %74, %29, %56
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %60 = load ptr, ptr %59, align 8, !tbaa !31
  %61 = call fastcc ptr @call_step(ptr noundef nonnull %6, ptr noundef %4, ptr noundef %60)
  %62 = load i32, ptr %25, align 8, !tbaa !323
  %63 = icmp sgt i32 %62, 0
  br i1 %63, label %64, label %83

64:                                               ; preds = %58
  %65 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %66 = zext nneg i32 %62 to i64
  br label %67

67:                                               ; preds = %67, %64
  %68 = phi i64 [ 0, %64 ], [ %72, %67 ]
  %69 = load ptr, ptr %65, align 8, !tbaa !401
  %70 = getelementptr inbounds nuw ptr, ptr %4, i64 %68
  %71 = load ptr, ptr %70, align 8, !tbaa !31
  tail call void %69(ptr noundef %71) #26
  %72 = add nuw nsw i64 %68, 1
  %73 = icmp eq i64 %72, %66
  br i1 %73, label %83, label %67, !llvm.loop !437

74:                                               ; preds = %56, %74
  %75 = phi i64 [ %79, %74 ], [ 0, %56 ]
  %76 = load ptr, ptr %8, align 8, !tbaa !395
  %77 = getelementptr inbounds nuw ptr, ptr %4, i64 %75
  %78 = load ptr, ptr %77, align 8, !tbaa !31
  tail call void %76(ptr noundef %78) #26
  %79 = add nuw nsw i64 %75, 1
  %80 = load i32, ptr %25, align 8, !tbaa !323
  %81 = sext i32 %80 to i64
  %82 = icmp slt i64 %79, %81
  br i1 %82, label %74, label %58, !llvm.loop !446

83:                                               ; preds = %67, %58
  %84 = icmp eq ptr %61, @slow_way
  br i1 %84, label %85, label %91

85:                                               ; preds = %48, %53, %14, %21, %10, %3, %83
  %86 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %87 = load ptr, ptr %86, align 8, !tbaa !335
  %88 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %89 = load ptr, ptr %88, align 8, !tbaa !336
  %90 = tail call ptr %87(ptr noundef %89, ptr noundef %1, i64 noundef %2, ptr noundef null) #26
  br label %91

91:                                               ; preds = %83, %85
  %92 = phi ptr [ %90, %85 ], [ %61, %83 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #26
  ret ptr %92
}

; Function Attrs: nounwind uwtable
define i32 @tfc_call_from_c(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2) local_unnamed_addr #4 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %5 = load i32, ptr %4, align 8, !tbaa !447
  %6 = icmp sgt i32 %5, 0
  br i1 %6, label %7, label %11

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8, !tbaa !365
  %10 = zext nneg i32 %5 to i64
  br label %19

11:                                               ; preds = %19, %3
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %13 = load i32, ptr %12, align 4, !tbaa !423
  %14 = icmp sgt i32 %13, 0
  br i1 %14, label %15, label %27

15:                                               ; preds = %11
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %17 = load ptr, ptr %16, align 8, !tbaa !388
  %18 = zext nneg i32 %13 to i64
  br label %29

19:                                               ; preds = %7, %19
  %20 = phi i64 [ 0, %7 ], [ %25, %19 ]
  %21 = getelementptr inbounds nuw ptr, ptr %1, i64 %20
  %22 = load ptr, ptr %21, align 8, !tbaa !31
  %23 = getelementptr inbounds nuw %struct.tfc_operand, ptr %9, i64 %20
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 56
  store ptr %22, ptr %24, align 8, !tbaa !378
  %25 = add nuw nsw i64 %20, 1
  %26 = icmp eq i64 %25, %10
  br i1 %26, label %11, label %19, !llvm.loop !448

27:                                               ; preds = %29, %11
  %28 = tail call fastcc i32 @walk_bound(ptr noundef nonnull %0)
  ret i32 %28

29:                                               ; preds = %15, %29
  %30 = phi i64 [ 0, %15 ], [ %35, %29 ]
  %31 = getelementptr inbounds nuw ptr, ptr %2, i64 %30
  %32 = load ptr, ptr %31, align 8, !tbaa !31
  %33 = getelementptr inbounds nuw %struct.tfc_operand, ptr %17, i64 %30
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 56
  store ptr %32, ptr %34, align 8, !tbaa !378
  %35 = add nuw nsw i64 %30, 1
  %36 = icmp eq i64 %35, %18
  br i1 %36, label %27, label %29, !llvm.loop !449
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @walk_bound(ptr noundef readonly captures(none) %0) unnamed_addr #4 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %3 = load i32, ptr %2, align 8, !tbaa !447
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %5 = load i32, ptr %4, align 4, !tbaa !423
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8, !tbaa !450
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !292
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
  %21 = load ptr, ptr %12, align 8, !tbaa !365
  %22 = getelementptr inbounds nuw %struct.tfc_operand, ptr %21, i64 %20
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 56
  %24 = load ptr, ptr %23, align 8, !tbaa !378
  %25 = getelementptr inbounds nuw i8, ptr %22, i64 36
  %26 = load i32, ptr %25, align 4, !tbaa !451
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds ptr, ptr %9, i64 %27
  store ptr %24, ptr %28, align 8, !tbaa !31
  %29 = add nuw nsw i64 %20, 1
  %30 = icmp eq i64 %29, %13
  br i1 %30, label %14, label %19, !llvm.loop !452

31:                                               ; preds = %51, %14
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %33 = load i64, ptr %32, align 8, !tbaa !453
  %34 = icmp sgt i64 %33, 0
  br i1 %34, label %35, label %54

35:                                               ; preds = %31
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 40
  br label %60

37:                                               ; preds = %16, %51
  %38 = phi i64 [ 0, %16 ], [ %52, %51 ]
  %39 = load ptr, ptr %17, align 8, !tbaa !388
  %40 = getelementptr inbounds nuw %struct.tfc_operand, ptr %39, i64 %38
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 44
  %42 = load i32, ptr %41, align 4, !tbaa !389
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %51

44:                                               ; preds = %37
  %45 = getelementptr inbounds nuw i8, ptr %40, i64 56
  %46 = load ptr, ptr %45, align 8, !tbaa !378
  %47 = getelementptr inbounds nuw i8, ptr %40, i64 36
  %48 = load i32, ptr %47, align 4, !tbaa !451
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds ptr, ptr %9, i64 %49
  store ptr %46, ptr %50, align 8, !tbaa !31
  br label %51

51:                                               ; preds = %37, %44
  %52 = add nuw nsw i64 %38, 1
  %53 = icmp eq i64 %52, %18
  br i1 %53, label %31, label %37, !llvm.loop !454

54:                                               ; preds = %60, %31
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %56 = load i64, ptr %55, align 8, !tbaa !455
  %57 = icmp sgt i64 %56, 0
  br i1 %57, label %58, label %75

58:                                               ; preds = %54
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 64
  br label %88

60:                                               ; preds = %35, %60
  %61 = phi i64 [ 0, %35 ], [ %73, %60 ]
  %62 = load ptr, ptr %36, align 8, !tbaa !456
  %63 = getelementptr inbounds nuw %struct.tfc_shift, ptr %62, i64 %61
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 8
  %65 = load i64, ptr %64, align 8, !tbaa !457
  %66 = getelementptr inbounds ptr, ptr %9, i64 %65
  %67 = load ptr, ptr %66, align 8, !tbaa !31
  %68 = getelementptr inbounds nuw i8, ptr %63, i64 16
  %69 = load i64, ptr %68, align 8, !tbaa !459
  %70 = getelementptr inbounds i8, ptr %67, i64 %69
  %71 = load i64, ptr %63, align 8, !tbaa !460
  %72 = getelementptr inbounds ptr, ptr %9, i64 %71
  store ptr %70, ptr %72, align 8, !tbaa !31
  %73 = add nuw nsw i64 %61, 1
  %74 = icmp eq i64 %73, %33
  br i1 %74, label %54, label %60, !llvm.loop !461

75:                                               ; preds = %88, %54
  %76 = load ptr, ptr %6, align 8, !tbaa !450
  %77 = tail call i32 @tfc_walk(ptr noundef %76)
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %84, label %79

79:                                               ; preds = %75
  %80 = load i64, ptr %55, align 8, !tbaa !455
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
  %90 = load ptr, ptr %59, align 8, !tbaa !462
  %91 = getelementptr inbounds nuw %struct.tfc_saved, ptr %90, i64 %89
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 8
  %93 = load ptr, ptr %92, align 8, !tbaa !463
  %94 = load ptr, ptr %91, align 8, !tbaa !465
  %95 = getelementptr inbounds nuw i8, ptr %91, i64 16
  %96 = load i64, ptr %95, align 8, !tbaa !466
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %93, ptr readonly align 1 %94, i64 %96, i1 false)
  %97 = add nuw nsw i64 %89, 1
  %98 = load i64, ptr %55, align 8, !tbaa !455
  %99 = icmp slt i64 %97, %98
  br i1 %99, label %88, label %75, !llvm.loop !467

100:                                              ; preds = %82, %100
  %101 = phi i64 [ 0, %82 ], [ %109, %100 ]
  %102 = load ptr, ptr %83, align 8, !tbaa !462
  %103 = getelementptr inbounds nuw %struct.tfc_saved, ptr %102, i64 %101
  %104 = load ptr, ptr %103, align 8, !tbaa !465
  %105 = getelementptr inbounds nuw i8, ptr %103, i64 8
  %106 = load ptr, ptr %105, align 8, !tbaa !463
  %107 = getelementptr inbounds nuw i8, ptr %103, i64 16
  %108 = load i64, ptr %107, align 8, !tbaa !466
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %104, ptr readonly align 1 %106, i64 %108, i1 false)
  %109 = add nuw nsw i64 %101, 1
  %110 = load i64, ptr %55, align 8, !tbaa !455
  %111 = icmp slt i64 %109, %110
  br i1 %111, label %100, label %132, !llvm.loop !468

112:                                              ; preds = %85, %129
  %113 = phi i64 [ 0, %85 ], [ %130, %129 ]
  %114 = load ptr, ptr %86, align 8, !tbaa !388
  %115 = getelementptr inbounds nuw %struct.tfc_operand, ptr %114, i64 %113
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 44
  %117 = load i32, ptr %116, align 4, !tbaa !389
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %129, label %119

119:                                              ; preds = %112
  %120 = getelementptr inbounds nuw i8, ptr %115, i64 56
  %121 = load ptr, ptr %120, align 8, !tbaa !378
  %122 = getelementptr inbounds nuw i8, ptr %115, i64 36
  %123 = load i32, ptr %122, align 4, !tbaa !451
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds ptr, ptr %9, i64 %124
  %126 = load ptr, ptr %125, align 8, !tbaa !31
  %127 = getelementptr inbounds nuw i8, ptr %115, i64 24
  %128 = load i64, ptr %127, align 8, !tbaa !390
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %121, ptr readonly align 1 %126, i64 %128, i1 false)
  br label %129

129:                                              ; preds = %119, %112
  %130 = add nuw nsw i64 %113, 1
  %131 = icmp eq i64 %130, %87
  br i1 %131, label %132, label %112, !llvm.loop !469

132:                                              ; preds = %100, %129, %79, %84
  %133 = phi i32 [ 0, %84 ], [ %77, %79 ], [ 0, %129 ], [ %77, %100 ]
  ret i32 %133
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @new_instance(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, i32 noundef range(i32 0, 2) %3, i64 noundef %4) unnamed_addr #32 {
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %7 = load i32, ptr %6, align 4, !tbaa !470
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %9 = load i32, ptr %8, align 8, !tbaa !471
  %10 = icmp eq i32 %3, 0
  br i1 %10, label %18, label %11

11:                                               ; preds = %5
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %13 = load i32, ptr %12, align 8, !tbaa !57
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %15 = load i32, ptr %14, align 4, !tbaa !472
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
  %25 = load i32, ptr %24, align 8, !tbaa !473
  %26 = add nsw i32 %25, 1
  %27 = sext i32 %26 to i64
  %28 = add nsw i64 %19, %27
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %30 = load i32, ptr %29, align 4, !tbaa !474
  %31 = sext i32 %30 to i64
  %32 = add nsw i64 %28, %31
  %33 = shl nsw i64 %32, 3
  %34 = add nsw i64 %23, %33
  %35 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %34)
  %36 = icmp eq ptr %35, null
  br i1 %36, label %88, label %37

37:                                               ; preds = %18
  store ptr %1, ptr %35, align 8, !tbaa !475
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 8
  store ptr %2, ptr %38, align 8, !tbaa !476
  %39 = getelementptr inbounds nuw i8, ptr %35, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %39, i8 0, i64 32, i1 false)
  %40 = getelementptr inbounds nuw i8, ptr %35, i64 48
  store i64 %4, ptr %40, align 8, !tbaa !121
  %41 = getelementptr inbounds nuw i8, ptr %35, i64 56
  store <2 x i64> <i64 0, i64 -1>, ptr %41, align 8, !tbaa !121
  %42 = getelementptr inbounds nuw i8, ptr %35, i64 72
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %42, i8 0, i64 56, i1 false)
  %43 = getelementptr i8, ptr %35, i64 128
  %44 = getelementptr inbounds nuw i8, ptr %35, i64 88
  store ptr %43, ptr %44, align 8, !tbaa !477
  %45 = load i32, ptr %6, align 4, !tbaa !470
  %46 = sext i32 %45 to i64
  %47 = getelementptr %struct.held, ptr %43, i64 %46
  %48 = getelementptr inbounds nuw i8, ptr %35, i64 96
  store ptr %47, ptr %48, align 8, !tbaa !478
  %49 = load i32, ptr %8, align 8, !tbaa !471
  %50 = sext i32 %49 to i64
  %51 = getelementptr %struct.held, ptr %47, i64 %50
  %52 = getelementptr inbounds nuw i8, ptr %35, i64 80
  store ptr %51, ptr %52, align 8, !tbaa !60
  %53 = load i32, ptr %24, align 8, !tbaa !473
  %54 = sext i32 %53 to i64
  %55 = getelementptr ptr, ptr %51, i64 %54
  %56 = getelementptr i8, ptr %55, i64 8
  %57 = getelementptr inbounds nuw i8, ptr %35, i64 104
  store ptr %56, ptr %57, align 8, !tbaa !479
  %58 = load i32, ptr %29, align 4, !tbaa !474
  %59 = icmp sgt i32 %58, 0
  br i1 %59, label %60, label %63

60:                                               ; preds = %37
  %61 = zext nneg i32 %58 to i64
  %62 = shl nuw nsw i64 %61, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %56, i8 -1, i64 %62, i1 false), !tbaa !121
  br label %63

63:                                               ; preds = %60, %37
  br i1 %10, label %80, label %64

64:                                               ; preds = %63
  %65 = sext i32 %58 to i64
  %66 = getelementptr i64, ptr %56, i64 %65
  %67 = getelementptr inbounds nuw i8, ptr %35, i64 112
  store ptr %66, ptr %67, align 8, !tbaa !59
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %69 = load i32, ptr %68, align 8, !tbaa !57
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds ptr, ptr %66, i64 %70
  %72 = getelementptr inbounds nuw i8, ptr %35, i64 120
  store ptr %71, ptr %72, align 8, !tbaa !181
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %74 = load i32, ptr %73, align 4, !tbaa !472
  %75 = add nsw i32 %74, %69
  %76 = icmp sgt i32 %75, 0
  br i1 %76, label %77, label %80

77:                                               ; preds = %64
  %78 = zext nneg i32 %75 to i64
  %79 = shl nuw nsw i64 %78, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %66, i8 0, i64 %79, i1 false), !tbaa !73
  br label %80

80:                                               ; preds = %77, %64, %63
  %81 = tail call fastcc ptr @new_iteration(ptr noundef %0, ptr noundef nonnull %35)
  %82 = icmp eq ptr %81, null
  br i1 %82, label %88, label %83

83:                                               ; preds = %80
  %84 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %85 = load i32, ptr %84, align 8, !tbaa !480
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds nuw i8, ptr %81, i64 8
  store i64 %86, ptr %87, align 8, !tbaa !65
  br label %88

88:                                               ; preds = %83, %80, %18
  %89 = phi ptr [ null, %18 ], [ %35, %83 ], [ null, %80 ]
  ret ptr %89
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @take(ptr noundef captures(none) %0, i64 noundef %1) unnamed_addr #32 {
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
  %29 = load ptr, ptr %28, align 8, !tbaa !481
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %31 = load ptr, ptr %30, align 8, !tbaa !482
  %32 = ptrtoint ptr %29 to i64
  %33 = ptrtoint ptr %31 to i64
  %34 = sub i64 %32, %33
  %35 = icmp slt i64 %34, %16
  br i1 %35, label %36, label %48

36:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #26
  store i64 %16, ptr %3, align 8, !tbaa !121
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %38 = load ptr, ptr %37, align 8, !tbaa !483
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %40 = load ptr, ptr %39, align 8, !tbaa !484
  %41 = call ptr %38(ptr noundef %40, ptr noundef nonnull %3) #26
  store ptr %41, ptr %30, align 8, !tbaa !482
  %42 = icmp eq ptr %41, null
  %43 = load i64, ptr %3, align 8
  %44 = getelementptr inbounds i8, ptr %41, i64 %43
  %45 = select i1 %42, ptr null, ptr %44
  store ptr %45, ptr %28, align 8, !tbaa !481
  br i1 %42, label %46, label %47

46:                                               ; preds = %36
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 8, i32 noundef 2, ptr noundef null, ptr noundef null)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #26
  br label %51

47:                                               ; preds = %36
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #26
  br label %48

48:                                               ; preds = %47, %27
  %49 = phi ptr [ %41, %47 ], [ %31, %27 ]
  %50 = getelementptr inbounds i8, ptr %49, i64 %16
  store ptr %50, ptr %30, align 8, !tbaa !482
  br label %51

51:                                               ; preds = %46, %48, %25
  %52 = phi ptr [ %23, %25 ], [ %49, %48 ], [ null, %46 ]
  ret ptr %52
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #16

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @new_iteration(ptr noundef captures(none) %0, ptr noundef captures(none) %1) unnamed_addr #32 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !61
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %6 = load i32, ptr %5, align 4, !tbaa !485
  %7 = sext i32 %6 to i64
  %8 = shl nsw i64 %7, 3
  %9 = add nsw i64 %8, 56
  %10 = load i32, ptr %4, align 8, !tbaa !486
  %11 = shl nsw i32 %10, 1
  %12 = sext i32 %11 to i64
  %13 = shl nsw i64 %12, 2
  %14 = add nsw i64 %9, %13
  %15 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %14)
  %16 = icmp eq ptr %15, null
  br i1 %16, label %73, label %17

17:                                               ; preds = %2
  %18 = getelementptr i8, ptr %15, i64 56
  %19 = load i32, ptr %5, align 4, !tbaa !485
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds ptr, ptr %18, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %23 = load i64, ptr %22, align 8, !tbaa !487
  %24 = add nsw i64 %23, 1
  store i64 %24, ptr %22, align 8, !tbaa !487
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %26 = load i64, ptr %25, align 8, !tbaa !488
  %27 = add i64 %23, -7046029254386353130
  %28 = xor i64 %26, %27
  %29 = mul i64 %28, -49064778989728563
  %30 = lshr i64 %29, 32
  %31 = xor i64 %30, %29
  %32 = mul i64 %31, -4265267296055464877
  %33 = lshr i64 %29, 29
  %34 = xor i64 %32, %33
  %35 = load i32, ptr %4, align 8, !tbaa !486
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %21, i64 %36
  store i64 %24, ptr %15, align 8, !tbaa !121
  %38 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i64 0, ptr %38, align 8, !tbaa !121
  %39 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store i64 %34, ptr %39, align 8, !tbaa !121
  %40 = getelementptr inbounds nuw i8, ptr %15, i64 24
  store ptr null, ptr %40, align 8, !tbaa !71
  %41 = getelementptr inbounds nuw i8, ptr %15, i64 32
  store ptr %18, ptr %41, align 8, !tbaa !430
  %42 = getelementptr inbounds nuw i8, ptr %15, i64 40
  store ptr %21, ptr %42, align 8, !tbaa !489
  %43 = getelementptr inbounds nuw i8, ptr %15, i64 48
  store ptr %37, ptr %43, align 8, !tbaa !489
  %44 = icmp sgt i32 %19, 0
  br i1 %44, label %45, label %48

45:                                               ; preds = %17
  %46 = zext nneg i32 %19 to i64
  %47 = shl nuw nsw i64 %46, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %18, i8 0, i64 %47, i1 false), !tbaa !73
  br label %48

48:                                               ; preds = %45, %17
  %49 = icmp sgt i32 %35, 0
  br i1 %49, label %50, label %53

50:                                               ; preds = %48
  %51 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %52 = load ptr, ptr %51, align 8, !tbaa !490
  br label %63

53:                                               ; preds = %63, %48
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %55 = load ptr, ptr %54, align 8, !tbaa !60
  %56 = load i64, ptr %22, align 8, !tbaa !487
  %57 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %58 = load i32, ptr %57, align 8, !tbaa !473
  %59 = add nsw i32 %58, 1
  %60 = sext i32 %59 to i64
  %61 = srem i64 %56, %60
  %62 = getelementptr inbounds ptr, ptr %55, i64 %61
  store ptr %15, ptr %62, align 8, !tbaa !62
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
  %70 = load i32, ptr %4, align 8, !tbaa !486
  %71 = sext i32 %70 to i64
  %72 = icmp slt i64 %69, %71
  br i1 %72, label %63, label %53, !llvm.loop !491

73:                                               ; preds = %2, %53
  ret ptr %15
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @push(ptr noundef captures(none) %0, ptr dead_on_return noundef nonnull readonly captures(none) %1) unnamed_addr #32 {
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
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %33, ptr noundef nonnull align 8 dereferenceable(32) %39, i64 32, i1 false), !tbaa.struct !492
  %40 = add nuw nsw i64 %32, 1
  %41 = load i64, ptr %3, align 8, !tbaa !76
  %42 = icmp slt i64 %40, %41
  br i1 %42, label %31, label %26, !llvm.loop !493

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
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %58, ptr noundef nonnull align 8 dereferenceable(32) %1, i64 32, i1 false), !tbaa.struct !492
  br label %59

59:                                               ; preds = %13, %50
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @settle(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef captures(none) %2) unnamed_addr #32 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 112
  br label %5

5:                                                ; preds = %97, %3
  %6 = phi ptr [ %2, %3 ], [ %62, %97 ]
  %7 = phi ptr [ %1, %3 ], [ %60, %97 ]
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %9 = load i64, ptr %8, align 8, !tbaa !65
  %10 = add nsw i64 %9, -1
  store i64 %10, ptr %8, align 8, !tbaa !65
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 80
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 76
  br label %16

16:                                               ; preds = %55, %5
  %17 = load i64, ptr %11, align 8, !tbaa !494
  %18 = load i64, ptr %12, align 8, !tbaa !487
  %19 = icmp sgt i64 %17, %18
  br i1 %19, label %58, label %20

20:                                               ; preds = %16
  %21 = load ptr, ptr %13, align 8, !tbaa !60
  %22 = load ptr, ptr %14, align 8, !tbaa !61
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 24
  %24 = load i32, ptr %23, align 8, !tbaa !473
  %25 = add nsw i32 %24, 1
  %26 = sext i32 %25 to i64
  %27 = srem i64 %17, %26
  %28 = getelementptr inbounds ptr, ptr %21, i64 %27
  %29 = load ptr, ptr %28, align 8, !tbaa !62
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %31 = load i64, ptr %30, align 8, !tbaa !65
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %33, label %100

33:                                               ; preds = %20
  %34 = getelementptr inbounds nuw i8, ptr %29, i64 32
  %35 = load ptr, ptr %34, align 8, !tbaa !94
  %36 = getelementptr inbounds nuw i8, ptr %22, i64 4
  %37 = load i32, ptr %36, align 4, !tbaa !485
  %38 = sext i32 %37 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %35, i64 noundef %38)
  %39 = load ptr, ptr %14, align 8, !tbaa !61
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 4
  %41 = load i32, ptr %40, align 4, !tbaa !485
  %42 = sext i32 %41 to i64
  %43 = shl nsw i64 %42, 3
  %44 = add nsw i64 %43, 56
  %45 = load i32, ptr %39, align 8, !tbaa !486
  %46 = shl nsw i32 %45, 1
  %47 = sext i32 %46 to i64
  %48 = shl nsw i64 %47, 2
  %49 = add nsw i64 %44, %48
  tail call fastcc void @give(ptr noundef %0, ptr noundef nonnull %29, i64 noundef %49)
  %50 = load i64, ptr %11, align 8, !tbaa !494
  %51 = add nsw i64 %50, 1
  store i64 %51, ptr %11, align 8, !tbaa !494
  %52 = load i32, ptr %15, align 4, !tbaa !495
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %55, label %54

54:                                               ; preds = %33
  tail call fastcc void @begin_iteration(ptr noundef %0, ptr noundef nonnull %7)
  br label %55

55:                                               ; preds = %54, %33
  %56 = load i32, ptr %4, align 8, !tbaa !67
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %16, label %100, !llvm.loop !496

58:                                               ; preds = %16
  tail call fastcc void @leave_frame(ptr noundef %0, ptr noundef nonnull %7)
  %59 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %60 = load ptr, ptr %59, align 8, !tbaa !142
  %61 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %62 = load ptr, ptr %61, align 8, !tbaa !143
  %63 = load ptr, ptr %14, align 8, !tbaa !61
  %64 = getelementptr inbounds nuw i8, ptr %7, i64 120
  %65 = load ptr, ptr %64, align 8, !tbaa !181
  %66 = icmp eq ptr %65, null
  %67 = getelementptr inbounds nuw i8, ptr %63, i64 12
  %68 = load i32, ptr %67, align 4, !tbaa !470
  %69 = getelementptr inbounds nuw i8, ptr %63, i64 16
  %70 = load i32, ptr %69, align 8, !tbaa !471
  br i1 %66, label %79, label %71

71:                                               ; preds = %58
  %72 = load ptr, ptr %7, align 8, !tbaa !51
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 56
  %74 = load i32, ptr %73, align 8, !tbaa !57
  %75 = getelementptr inbounds nuw i8, ptr %72, i64 60
  %76 = load i32, ptr %75, align 4, !tbaa !472
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
  %86 = load i32, ptr %85, align 8, !tbaa !473
  %87 = add nsw i32 %86, 1
  %88 = sext i32 %87 to i64
  %89 = add nsw i64 %80, %88
  %90 = getelementptr inbounds nuw i8, ptr %63, i64 20
  %91 = load i32, ptr %90, align 4, !tbaa !474
  %92 = sext i32 %91 to i64
  %93 = add nsw i64 %89, %92
  %94 = shl nsw i64 %93, 3
  %95 = add nsw i64 %84, %94
  tail call fastcc void @give(ptr noundef %0, ptr noundef nonnull %7, i64 noundef %95)
  %96 = icmp eq ptr %60, null
  br i1 %96, label %100, label %97

97:                                               ; preds = %79
  %98 = load i32, ptr %4, align 8, !tbaa !67
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %5, label %100

100:                                              ; preds = %97, %79, %20, %55
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @drop_all(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i64 noundef range(i64 -2147483648, 2147483648) %2) unnamed_addr #38 {
  %4 = icmp sgt i64 %2, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %6, %3
  ret void

6:                                                ; preds = %3, %6
  %7 = phi i64 [ %10, %6 ], [ 0, %3 ]
  %8 = getelementptr inbounds nuw ptr, ptr %1, i64 %7
  %9 = load ptr, ptr %8, align 8, !tbaa !73
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %9)
  store ptr null, ptr %8, align 8, !tbaa !73
  %10 = add nuw nsw i64 %7, 1
  %11 = icmp eq i64 %10, %2
  br i1 %11, label %5, label %6, !llvm.loop !497
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @begin_iteration(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #32 {
  %3 = tail call fastcc ptr @new_iteration(ptr noundef %0, ptr noundef %1)
  %4 = icmp eq ptr %3, null
  br i1 %4, label %43, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 76
  %7 = load i32, ptr %6, align 4, !tbaa !495
  store i32 0, ptr %6, align 4, !tbaa !495
  %8 = icmp sgt i32 %7, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %11 = zext nneg i32 %7 to i64
  br label %18

12:                                               ; preds = %18, %5
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %14 = load i32, ptr %13, align 8, !tbaa !498
  %15 = icmp sgt i32 %14, 0
  br i1 %15, label %16, label %43

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 88
  br label %30

18:                                               ; preds = %9, %18
  %19 = phi i64 [ 0, %9 ], [ %28, %18 ]
  %20 = load ptr, ptr %10, align 8, !tbaa !478
  %21 = getelementptr inbounds nuw %struct.held, ptr %20, i64 %19
  %22 = load ptr, ptr %21, align 8, !tbaa !499
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 8
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %3, ptr noundef %22, ptr noundef nonnull %23, i32 noundef 0)
  %24 = load ptr, ptr %10, align 8, !tbaa !478
  %25 = getelementptr inbounds nuw %struct.held, ptr %24, i64 %19
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %27 = load ptr, ptr %26, align 8, !tbaa !501
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %27)
  %28 = add nuw nsw i64 %19, 1
  %29 = icmp eq i64 %28, %11
  br i1 %29, label %12, label %18, !llvm.loop !502

30:                                               ; preds = %16, %30
  %31 = phi i64 [ 0, %16 ], [ %39, %30 ]
  %32 = load ptr, ptr %17, align 8, !tbaa !477
  %33 = getelementptr inbounds nuw %struct.held, ptr %32, i64 %31
  %34 = load ptr, ptr %33, align 8, !tbaa !499
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %36 = load ptr, ptr %35, align 8, !tbaa !501
  %37 = icmp eq ptr %36, null
  %38 = zext i1 %37 to i32
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %3, ptr noundef %34, ptr noundef nonnull %35, i32 noundef %38)
  %39 = add nuw nsw i64 %31, 1
  %40 = load i32, ptr %13, align 8, !tbaa !498
  %41 = sext i32 %40 to i64
  %42 = icmp slt i64 %39, %41
  br i1 %42, label %30, label %43, !llvm.loop !503

43:                                               ; preds = %30, %12, %2
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @leave_frame(ptr noundef captures(none) %0, ptr noundef readonly captures(address) %1) unnamed_addr #32 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %4 = load i32, ptr %3, align 8, !tbaa !498
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 88
  br label %23

8:                                                ; preds = %23, %2
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %10 = load ptr, ptr %9, align 8, !tbaa !181
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %72

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %14 = load ptr, ptr %13, align 8, !tbaa !61
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 20
  %16 = load i32, ptr %15, align 4, !tbaa !474
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
  %25 = load ptr, ptr %7, align 8, !tbaa !477
  %26 = getelementptr inbounds nuw %struct.held, ptr %25, i64 %24
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %28 = load ptr, ptr %27, align 8, !tbaa !501
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %28)
  %29 = add nuw nsw i64 %24, 1
  %30 = load i32, ptr %3, align 8, !tbaa !498
  %31 = sext i32 %30 to i64
  %32 = icmp slt i64 %29, %31
  br i1 %32, label %23, label %8, !llvm.loop !504

33:                                               ; preds = %57, %12
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %35 = load ptr, ptr %34, align 8, !tbaa !143
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 24
  br label %64

37:                                               ; preds = %18, %57
  %38 = phi ptr [ %14, %18 ], [ %58, %57 ]
  %39 = phi i64 [ 0, %18 ], [ %59, %57 ]
  %40 = load ptr, ptr %19, align 8, !tbaa !479
  %41 = getelementptr inbounds nuw i64, ptr %40, i64 %39
  %42 = load i64, ptr %41, align 8, !tbaa !121
  %43 = load i64, ptr %20, align 8, !tbaa !487
  %44 = icmp eq i64 %42, %43
  br i1 %44, label %45, label %57

45:                                               ; preds = %37
  %46 = load ptr, ptr %21, align 8, !tbaa !142
  %47 = load ptr, ptr %22, align 8, !tbaa !143
  %48 = load ptr, ptr %1, align 8, !tbaa !51
  %49 = load ptr, ptr %48, align 8, !tbaa !68
  %50 = getelementptr inbounds nuw i8, ptr %38, i64 40
  %51 = load ptr, ptr %50, align 8, !tbaa !505
  %52 = getelementptr inbounds nuw i32, ptr %51, i64 %39
  %53 = load i32, ptr %52, align 4, !tbaa !5
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds %struct.tfc_node, ptr %49, i64 %54
  tail call fastcc void @send(ptr noundef %0, ptr noundef %46, ptr noundef %47, ptr noundef %55, ptr noundef null, i32 noundef 1)
  %56 = load ptr, ptr %13, align 8, !tbaa !61
  br label %57

57:                                               ; preds = %37, %45
  %58 = phi ptr [ %38, %37 ], [ %56, %45 ]
  %59 = add nuw nsw i64 %39, 1
  %60 = getelementptr inbounds nuw i8, ptr %58, i64 20
  %61 = load i32, ptr %60, align 4, !tbaa !474
  %62 = sext i32 %61 to i64
  %63 = icmp slt i64 %59, %62
  br i1 %63, label %37, label %33, !llvm.loop !506

64:                                               ; preds = %64, %33
  %65 = phi ptr [ %36, %33 ], [ %68, %64 ]
  %66 = load ptr, ptr %65, align 8, !tbaa !71
  %67 = icmp eq ptr %66, %1
  %68 = getelementptr inbounds nuw i8, ptr %66, i64 32
  br i1 %67, label %69, label %64, !llvm.loop !507

69:                                               ; preds = %64
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %71 = load ptr, ptr %70, align 8, !tbaa !508
  store ptr %71, ptr %65, align 8, !tbaa !71
  br label %90

72:                                               ; preds = %8
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %74 = load ptr, ptr %73, align 8, !tbaa !142
  %75 = icmp eq ptr %74, null
  br i1 %75, label %90, label %76

76:                                               ; preds = %72
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %78 = load ptr, ptr %77, align 8, !tbaa !143
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %80 = load ptr, ptr %79, align 8, !tbaa !141
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %74, ptr noundef %78, ptr noundef %80, ptr noundef nonnull %10, i32 noundef 0)
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %82 = load ptr, ptr %81, align 8, !tbaa !59
  %83 = load ptr, ptr %1, align 8, !tbaa !51
  %84 = getelementptr inbounds nuw i8, ptr %83, i64 56
  %85 = load i32, ptr %84, align 8, !tbaa !57
  %86 = getelementptr inbounds nuw i8, ptr %83, i64 60
  %87 = load i32, ptr %86, align 4, !tbaa !472
  %88 = add nsw i32 %87, %85
  %89 = sext i32 %88 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %82, i64 noundef %89)
  br label %90

90:                                               ; preds = %72, %76, %69
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @drop(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #38 {
  %3 = icmp eq ptr %1, null
  br i1 %3, label %46, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %6 = load i32, ptr %5, align 8, !tbaa !74
  %7 = add nsw i32 %6, -1
  store i32 %7, ptr %5, align 8, !tbaa !74
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %46

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %11 = load i32, ptr %10, align 4, !tbaa !509
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %46

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %15 = load i64, ptr %14, align 8, !tbaa !27
  %16 = icmp sgt i64 %15, -1
  br i1 %16, label %17, label %42

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %19 = load ptr, ptr %18, align 8, !tbaa !510
  %20 = icmp eq ptr %19, null
  br i1 %20, label %40, label %21

21:                                               ; preds = %17
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %23 = load ptr, ptr %22, align 8, !tbaa !511
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
  %38 = load ptr, ptr %37, align 8, !tbaa !73
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 40
  store ptr %38, ptr %39, align 8, !tbaa !25
  store ptr %1, ptr %37, align 8, !tbaa !73
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
define internal fastcc void @send(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, i32 noundef %5) unnamed_addr #32 {
  %7 = alloca %struct.tfc_ready, align 8
  %8 = load ptr, ptr %1, align 8, !tbaa !51
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !176
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %12 = load i32, ptr %11, align 4, !tbaa !177
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr %10, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %16 = load i32, ptr %15, align 4, !tbaa !133
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
  %29 = load i32, ptr %15, align 4, !tbaa !133
  %30 = sext i32 %29 to i64
  br label %31

31:                                               ; preds = %28, %52
  %32 = phi i64 [ %30, %28 ], [ %39, %52 ]
  %33 = phi i32 [ %29, %28 ], [ %37, %52 ]
  %34 = icmp slt i64 %38, %32
  br i1 %34, label %36, label %35, !llvm.loop !512

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
  %44 = load ptr, ptr %43, align 8, !tbaa !73
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
  %68 = load ptr, ptr %1, align 8, !tbaa !51
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 8
  %70 = load ptr, ptr %69, align 8, !tbaa !513
  %71 = getelementptr inbounds %struct.tfc_edge, ptr %70, i64 %67
  %72 = load i64, ptr %71, align 4
  %73 = load ptr, ptr %68, align 8, !tbaa !68
  %74 = shl i64 %72, 32
  %75 = ashr exact i64 %74, 32
  %76 = getelementptr inbounds %struct.tfc_node, ptr %73, i64 %75
  %77 = load ptr, ptr %20, align 8, !tbaa !514
  %78 = getelementptr inbounds nuw i8, ptr %76, i64 12
  %79 = load i32, ptr %78, align 4, !tbaa !515
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds i32, ptr %77, i64 %80
  %82 = load ptr, ptr %21, align 8, !tbaa !516
  %83 = getelementptr inbounds i32, ptr %82, i64 %80
  %84 = icmp sgt i64 %72, -1
  %85 = and i1 %62, %84
  br i1 %85, label %86, label %97

86:                                               ; preds = %66
  %87 = lshr i64 %72, 32
  %88 = trunc nuw nsw i64 %87 to i32
  %89 = load i32, ptr %63, align 8, !tbaa !74
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %63, align 8, !tbaa !74
  %91 = load ptr, ptr %22, align 8, !tbaa !94
  %92 = getelementptr inbounds nuw i8, ptr %76, i64 16
  %93 = load i32, ptr %92, align 4, !tbaa !95
  %94 = add nsw i32 %93, %88
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds ptr, ptr %91, i64 %95
  store ptr %53, ptr %96, align 8, !tbaa !73
  br label %97

97:                                               ; preds = %86, %66
  %98 = load i32, ptr %76, align 4, !tbaa !99
  %99 = icmp eq i32 %98, 3
  br i1 %99, label %100, label %131

100:                                              ; preds = %97
  %101 = load i64, ptr %2, align 8, !tbaa !517
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
  %140 = load i32, ptr %76, align 4, !tbaa !99
  %141 = icmp ne i32 %140, 9
  br i1 %136, label %143, label %148

142:                                              ; preds = %131
  br i1 %136, label %143, label %148

143:                                              ; preds = %142, %139, %127, %123, %109, %106
  %144 = phi i1 [ %130, %127 ], [ false, %142 ], [ %141, %139 ], [ false, %123 ], [ true, %109 ], [ false, %106 ]
  %145 = zext i1 %144 to i32
  %146 = load i64, ptr %23, align 8, !tbaa !65
  %147 = add nsw i64 %146, 1
  store i64 %147, ptr %23, align 8, !tbaa !65
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #26
  store ptr %76, ptr %7, align 8, !tbaa !70
  store ptr %1, ptr %24, align 8, !tbaa !71
  store ptr %2, ptr %25, align 8, !tbaa !62
  store i32 %145, ptr %26, align 8, !tbaa !5
  store i32 0, ptr %27, align 4
  call fastcc void @push(ptr noundef %0, ptr dead_on_return noundef %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #26
  br label %148

148:                                              ; preds = %106, %109, %115, %123, %126, %127, %139, %142, %143
  %149 = add nsw i64 %67, 1
  %150 = load i32, ptr %58, align 4, !tbaa !5
  %151 = sext i32 %150 to i64
  %152 = icmp slt i64 %149, %151
  br i1 %152, label %66, label %28, !llvm.loop !518
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @complete(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef captures(none) %4, i32 noundef %5) unnamed_addr #32 {
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %8 = load ptr, ptr %7, align 8, !tbaa !94
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %10 = load i32, ptr %9, align 4, !tbaa !95
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds ptr, ptr %8, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %14 = load i32, ptr %13, align 4, !tbaa !154
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
  %21 = load ptr, ptr %1, align 8, !tbaa !51
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 24
  %23 = load ptr, ptr %22, align 8, !tbaa !45
  %24 = ashr i32 %19, 31
  %25 = xor i32 %24, %19
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw %struct.tfc_frame, ptr %23, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %29 = load ptr, ptr %28, align 8, !tbaa !71
  %30 = icmp eq ptr %29, null
  br i1 %30, label %40, label %31

31:                                               ; preds = %17, %36
  %32 = phi ptr [ %38, %36 ], [ %29, %17 ]
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %34 = load ptr, ptr %33, align 8, !tbaa !61
  %35 = icmp eq ptr %34, %27
  br i1 %35, label %63, label %36

36:                                               ; preds = %31
  %37 = getelementptr inbounds nuw i8, ptr %32, i64 32
  %38 = load ptr, ptr %37, align 8, !tbaa !71
  %39 = icmp eq ptr %38, null
  br i1 %39, label %40, label %31, !llvm.loop !519

40:                                               ; preds = %36, %17
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %42 = load i64, ptr %41, align 8, !tbaa !119
  %43 = getelementptr inbounds nuw i8, ptr %27, i64 56
  %44 = load i64, ptr %43, align 8, !tbaa !520
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
  store ptr %1, ptr %56, align 8, !tbaa !142
  %57 = getelementptr inbounds nuw i8, ptr %53, i64 40
  store ptr %2, ptr %57, align 8, !tbaa !143
  %58 = load ptr, ptr %28, align 8, !tbaa !521
  %59 = getelementptr inbounds nuw i8, ptr %53, i64 32
  store ptr %58, ptr %59, align 8, !tbaa !508
  store ptr %53, ptr %28, align 8, !tbaa !521
  %60 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %61 = load i64, ptr %60, align 8, !tbaa !65
  %62 = add nsw i64 %61, 1
  store i64 %62, ptr %60, align 8, !tbaa !65
  br label %63

63:                                               ; preds = %31, %55
  %64 = phi ptr [ %53, %55 ], [ %32, %31 ]
  br i1 %20, label %65, label %84

65:                                               ; preds = %63
  %66 = getelementptr inbounds nuw i8, ptr %64, i64 88
  %67 = load ptr, ptr %66, align 8, !tbaa !477
  %68 = getelementptr inbounds nuw i8, ptr %64, i64 72
  %69 = load i32, ptr %68, align 8, !tbaa !498
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %68, align 8, !tbaa !498
  %71 = sext i32 %69 to i64
  %72 = getelementptr inbounds %struct.held, ptr %67, i64 %71
  %73 = icmp eq i32 %5, 0
  br i1 %73, label %74, label %81

74:                                               ; preds = %65
  %75 = load ptr, ptr %4, align 8, !tbaa !73
  %76 = icmp eq ptr %75, null
  br i1 %76, label %81, label %77

77:                                               ; preds = %74
  %78 = getelementptr inbounds nuw i8, ptr %75, i64 24
  %79 = load i32, ptr %78, align 8, !tbaa !74
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %78, align 8, !tbaa !74
  br label %81

81:                                               ; preds = %77, %74, %65
  %82 = phi ptr [ null, %65 ], [ null, %74 ], [ %75, %77 ]
  store ptr %3, ptr %72, align 8, !tbaa !70
  %83 = getelementptr inbounds nuw i8, ptr %72, i64 8
  store ptr %82, ptr %83, align 8, !tbaa !73
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
  %91 = load i64, ptr %85, align 8, !tbaa !487
  br label %92

92:                                               ; preds = %90, %88
  %93 = phi i64 [ %91, %90 ], [ 0, %88 ]
  %94 = icmp sgt i64 %89, %93
  %95 = load ptr, ptr %86, align 8, !tbaa !60
  br i1 %94, label %96, label %98

96:                                               ; preds = %92
  %97 = load ptr, ptr %95, align 8, !tbaa !62
  tail call fastcc void @settle(ptr noundef %0, ptr noundef nonnull %64, ptr noundef %97)
  br label %183

98:                                               ; preds = %92
  %99 = load ptr, ptr %87, align 8, !tbaa !61
  %100 = getelementptr inbounds nuw i8, ptr %99, i64 24
  %101 = load i32, ptr %100, align 8, !tbaa !473
  %102 = add nsw i32 %101, 1
  %103 = sext i32 %102 to i64
  %104 = srem i64 %89, %103
  %105 = getelementptr inbounds nuw ptr, ptr %95, i64 %104
  %106 = load ptr, ptr %105, align 8, !tbaa !62
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %64, ptr noundef %106, ptr noundef nonnull %3, ptr noundef readonly %4, i32 noundef %5)
  %107 = add nuw nsw i64 %89, 1
  br label %88, !llvm.loop !522

108:                                              ; preds = %6
  %109 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %110 = load ptr, ptr %109, align 8, !tbaa !479
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
  %120 = load i64, ptr %2, align 8, !tbaa !517
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
  %125 = load ptr, ptr %124, align 8, !tbaa !142
  %126 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %127 = load ptr, ptr %126, align 8, !tbaa !143
  tail call fastcc void @send(ptr noundef %0, ptr noundef %125, ptr noundef %127, ptr noundef nonnull %3, ptr noundef readonly %4, i32 noundef 0)
  br label %185

128:                                              ; preds = %6
  %129 = icmp eq i32 %5, 0
  br i1 %129, label %130, label %189

130:                                              ; preds = %128
  %131 = load i64, ptr %2, align 8, !tbaa !517
  %132 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %133 = load i64, ptr %132, align 8, !tbaa !487
  %134 = icmp eq i64 %131, %133
  br i1 %134, label %135, label %168

135:                                              ; preds = %130
  %136 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %137 = load i64, ptr %136, align 8, !tbaa !494
  %138 = add i64 %131, 1
  %139 = sub i64 %138, %137
  %140 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %141 = load ptr, ptr %140, align 8, !tbaa !61
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 24
  %143 = load i32, ptr %142, align 8, !tbaa !473
  %144 = sext i32 %143 to i64
  %145 = icmp slt i64 %139, %144
  br i1 %145, label %162, label %146

146:                                              ; preds = %135
  %147 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %148 = load ptr, ptr %147, align 8, !tbaa !478
  %149 = getelementptr inbounds nuw i8, ptr %1, i64 76
  %150 = load i32, ptr %149, align 4, !tbaa !495
  %151 = add nsw i32 %150, 1
  store i32 %151, ptr %149, align 4, !tbaa !495
  %152 = sext i32 %150 to i64
  %153 = getelementptr inbounds %struct.held, ptr %148, i64 %152
  %154 = load ptr, ptr %4, align 8, !tbaa !73
  %155 = icmp eq ptr %154, null
  br i1 %155, label %160, label %156

156:                                              ; preds = %146
  %157 = getelementptr inbounds nuw i8, ptr %154, i64 24
  %158 = load i32, ptr %157, align 8, !tbaa !74
  %159 = add nsw i32 %158, 1
  store i32 %159, ptr %157, align 8, !tbaa !74
  br label %160

160:                                              ; preds = %156, %146
  store ptr %3, ptr %153, align 8, !tbaa !70
  %161 = getelementptr inbounds nuw i8, ptr %153, i64 8
  store ptr %154, ptr %161, align 8, !tbaa !73
  br label %185

162:                                              ; preds = %135
  tail call fastcc void @begin_iteration(ptr noundef %0, ptr noundef nonnull %1)
  %163 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %164 = load i32, ptr %163, align 8, !tbaa !67
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %166, label %185

166:                                              ; preds = %162
  %167 = load i64, ptr %2, align 8, !tbaa !517
  br label %168

168:                                              ; preds = %166, %130
  %169 = phi i64 [ %167, %166 ], [ %131, %130 ]
  %170 = add nsw i64 %169, 1
  %171 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %172 = load ptr, ptr %171, align 8, !tbaa !60
  %173 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %174 = load ptr, ptr %173, align 8, !tbaa !61
  %175 = getelementptr inbounds nuw i8, ptr %174, i64 24
  %176 = load i32, ptr %175, align 8, !tbaa !473
  %177 = add nsw i32 %176, 1
  %178 = sext i32 %177 to i64
  %179 = srem i64 %170, %178
  %180 = getelementptr inbounds ptr, ptr %172, i64 %179
  %181 = load ptr, ptr %180, align 8, !tbaa !62
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
  %187 = load i32, ptr %186, align 4, !tbaa !133
  %188 = sext i32 %187 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %4, i64 noundef %188)
  br label %189

189:                                              ; preds = %118, %119, %128, %185, %183
  %190 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %191 = load i32, ptr %190, align 8, !tbaa !67
  %192 = icmp eq i32 %191, 0
  br i1 %192, label %193, label %194

193:                                              ; preds = %189
  tail call fastcc void @settle(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2)
  br label %194

194:                                              ; preds = %193, %189
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc ptr @new_activation(ptr noundef %0, ptr dead_on_return noundef nonnull readonly captures(none) %1, ptr noundef %2, i32 noundef range(i32 1, 3) %3) unnamed_addr #31 {
  %5 = alloca %struct.timespec, align 8
  %6 = load ptr, ptr %1, align 8, !tbaa !523
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %8 = load i32, ptr %7, align 4, !tbaa !133
  %9 = sext i32 %8 to i64
  %10 = shl nsw i64 %9, 3
  %11 = add nsw i64 %10, 112
  %12 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %11)
  %13 = icmp eq ptr %12, null
  br i1 %13, label %70, label %14

14:                                               ; preds = %4
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 112
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %17 = load ptr, ptr %0, align 8, !tbaa !43
  %18 = ptrtoint ptr %17 to i64
  %19 = load ptr, ptr %1, align 8, !tbaa !523
  %20 = ptrtoint ptr %19 to i64
  %21 = load <2 x ptr>, ptr %16, align 8, !tbaa !31
  %22 = extractelement <2 x ptr> %21, i64 0
  %23 = load ptr, ptr %22, align 8, !tbaa !51
  %24 = ptrtoint ptr %23 to i64
  %25 = sub i64 %24, %18
  %26 = lshr exact i64 %25, 6
  %27 = trunc i64 %26 to i32
  %28 = load ptr, ptr %23, align 8, !tbaa !68
  %29 = ptrtoint ptr %28 to i64
  %30 = sub i64 %20, %29
  %31 = sdiv exact i64 %30, 44
  %32 = trunc i64 %31 to i32
  %33 = extractelement <2 x ptr> %21, i64 1
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %35 = load i64, ptr %34, align 8, !tbaa !119
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %37 = load ptr, ptr %36, align 8, !tbaa !118
  %38 = icmp eq ptr %37, null
  br i1 %38, label %47, label %39

39:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #26
  %40 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #26
  %41 = load i64, ptr %5, align 8, !tbaa !84
  %42 = mul nsw i64 %41, 1000000000
  %43 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %44 = load i64, ptr %43, align 8, !tbaa !86
  %45 = add nsw i64 %42, %44
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #26
  %46 = load <2 x ptr>, ptr %16, align 8, !tbaa !31
  br label %47

47:                                               ; preds = %14, %39
  %48 = phi i64 [ %45, %39 ], [ 0, %14 ]
  %49 = phi <2 x ptr> [ %46, %39 ], [ %21, %14 ]
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %51 = load i32, ptr %50, align 8, !tbaa !525
  store ptr null, ptr %12, align 8, !tbaa !110
  %52 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store ptr %0, ptr %52, align 8, !tbaa !120
  %53 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store ptr null, ptr %53, align 8, !tbaa !73
  %54 = getelementptr inbounds nuw i8, ptr %12, i64 24
  store i64 %35, ptr %54, align 8, !tbaa !121
  %55 = getelementptr inbounds nuw i8, ptr %12, i64 32
  store i64 %48, ptr %55, align 8, !tbaa !121
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
  store ptr null, ptr %63, align 8, !tbaa !110
  %64 = getelementptr inbounds nuw i8, ptr %12, i64 80
  store ptr %2, ptr %64, align 8, !tbaa !430
  %65 = getelementptr inbounds nuw i8, ptr %12, i64 88
  store ptr %15, ptr %65, align 8, !tbaa !430
  %66 = getelementptr inbounds nuw i8, ptr %12, i64 96
  store <2 x ptr> %49, ptr %66, align 8, !tbaa !31
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %68 = load i64, ptr %67, align 8, !tbaa !184
  %69 = add nsw i64 %68, 1
  store i64 %69, ptr %67, align 8, !tbaa !184
  br label %70

70:                                               ; preds = %4, %47
  ret ptr %12
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @note(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef %3, i64 noundef %4) unnamed_addr #32 {
  %6 = alloca %struct.timespec, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %8 = load ptr, ptr %7, align 8, !tbaa !118
  %9 = icmp eq ptr %8, null
  br i1 %9, label %47, label %10

10:                                               ; preds = %5
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %12 = load i64, ptr %11, align 8, !tbaa !526
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %14 = load i64, ptr %13, align 8, !tbaa !527
  %15 = icmp slt i64 %12, %14
  br i1 %15, label %16, label %44

16:                                               ; preds = %10
  %17 = ptrtoint ptr %3 to i64
  %18 = load ptr, ptr %1, align 8, !tbaa !51
  %19 = load ptr, ptr %18, align 8, !tbaa !68
  %20 = ptrtoint ptr %19 to i64
  %21 = sub i64 %17, %20
  %22 = sdiv exact i64 %21, 44
  %23 = trunc i64 %22 to i32
  %24 = ptrtoint ptr %18 to i64
  %25 = load ptr, ptr %0, align 8, !tbaa !43
  %26 = ptrtoint ptr %25 to i64
  %27 = sub i64 %24, %26
  %28 = lshr exact i64 %27, 6
  %29 = trunc i64 %28 to i32
  %30 = getelementptr inbounds %struct.tfc_flow_event, ptr %8, i64 %12
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #26
  %31 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #26
  %32 = load i64, ptr %6, align 8, !tbaa !84
  %33 = mul nsw i64 %32, 1000000000
  %34 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %35 = load i64, ptr %34, align 8, !tbaa !86
  %36 = add nsw i64 %33, %35
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #26
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
  %43 = load i64, ptr %11, align 8, !tbaa !526
  br label %44

44:                                               ; preds = %16, %10
  %45 = phi i64 [ %43, %16 ], [ %12, %10 ]
  %46 = add nsw i64 %45, 1
  store i64 %46, ptr %11, align 8, !tbaa !526
  br label %47

47:                                               ; preds = %5, %44
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @deliver(ptr noundef %0, ptr noundef %1) unnamed_addr #31 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !108
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 48
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
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 52
  %25 = load i32, ptr %24, align 4, !tbaa !113
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 52
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
  %45 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %39, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #26
  br label %46

46:                                               ; preds = %29, %2, %33, %37, %44
  %47 = phi ptr [ %8, %2 ], [ %23, %44 ], [ %23, %37 ], [ %23, %33 ], [ %30, %29 ]
  store ptr null, ptr %1, align 8, !tbaa !114
  store ptr %1, ptr %47, align 8, !tbaa !110
  br label %71

48:                                               ; preds = %21
  %49 = load ptr, ptr %22, align 8, !tbaa !114
  store ptr %49, ptr %23, align 8, !tbaa !110
  %50 = getelementptr inbounds nuw i8, ptr %22, i64 72
  store ptr %1, ptr %50, align 8, !tbaa !117
  %51 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %52 = load ptr, ptr %51, align 8, !tbaa !195
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 208
  %54 = load atomic i64, ptr %53 monotonic, align 8
  %55 = inttoptr i64 %54 to ptr
  store ptr %55, ptr %22, align 8, !tbaa !114
  %56 = ptrtoint ptr %22 to i64
  store atomic i64 %56, ptr %53 monotonic, align 8
  %57 = getelementptr inbounds nuw i8, ptr %52, i64 172
  %58 = load i32, ptr %57, align 4, !tbaa !201
  %59 = icmp eq i32 %58, 2
  br i1 %59, label %60, label %71

60:                                               ; preds = %48
  %61 = load i32, ptr %24, align 4, !tbaa !113
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %71, label %63

63:                                               ; preds = %60
  store i32 0, ptr %57, align 4, !tbaa !201
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %65 = atomicrmw add ptr %64, i32 1 monotonic, align 8
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %67 = load i32, ptr %66, align 4, !tbaa !116
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %71, label %69

69:                                               ; preds = %63
  %70 = tail call i64 (i64, ...) @syscall(i64 noundef 98, ptr noundef nonnull %64, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #26
  br label %71

71:                                               ; preds = %69, %63, %60, %48, %46
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @new_value(ptr noundef captures(none) %0, i64 noundef %1, i32 noundef %2) unnamed_addr #32 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %5 = load ptr, ptr %4, align 8, !tbaa !510
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
  store i64 0, ptr %20, align 8, !tbaa !121
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store i64 %1, ptr %21, align 8, !tbaa !121
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store <2 x i32> <i32 1, i32 0>, ptr %22, align 8, !tbaa !5
  %23 = getelementptr inbounds nuw i8, ptr %14, i64 32
  store i32 %2, ptr %23, align 8, !tbaa !5
  %24 = getelementptr inbounds nuw i8, ptr %14, i64 36
  store i32 0, ptr %24, align 4, !tbaa !5
  %25 = getelementptr inbounds nuw i8, ptr %14, i64 40
  store ptr null, ptr %25, align 8, !tbaa !73
  br label %26

26:                                               ; preds = %11, %16, %9
  %27 = phi ptr [ %10, %9 ], [ %14, %16 ], [ null, %11 ]
  ret ptr %27
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc noundef ptr @new_value_apart(ptr noundef captures(none) %0, i64 noundef range(i64 0, -9223372036854775808) %1, i32 noundef %2) unnamed_addr #32 {
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
  %17 = load ptr, ptr %16, align 8, !tbaa !511
  %18 = icmp eq ptr %17, null
  br i1 %18, label %19, label %23

19:                                               ; preds = %12
  %20 = tail call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef 1920)
  store ptr %20, ptr %16, align 8, !tbaa !511
  %21 = icmp eq ptr %20, null
  br i1 %21, label %51, label %22

22:                                               ; preds = %19
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(1920) %20, i8 0, i64 1920, i1 false), !tbaa !73
  br label %23

23:                                               ; preds = %22, %12
  %24 = phi ptr [ %20, %22 ], [ %17, %12 ]
  %25 = shl i64 %8, 34
  %26 = shl nuw nsw i64 %9, 32
  %27 = add i64 %26, %25
  %28 = ashr exact i64 %27, 29
  %29 = getelementptr inbounds i8, ptr %24, i64 %28
  %30 = load ptr, ptr %29, align 8, !tbaa !73
  %31 = icmp eq ptr %30, null
  br i1 %31, label %36, label %32

32:                                               ; preds = %23
  %33 = load ptr, ptr %30, align 8, !tbaa !129
  %34 = getelementptr inbounds nuw i8, ptr %30, i64 40
  %35 = load ptr, ptr %34, align 8, !tbaa !25
  store ptr %35, ptr %29, align 8, !tbaa !73
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
  store i64 0, ptr %45, align 8, !tbaa !121
  %46 = getelementptr inbounds nuw i8, ptr %44, i64 16
  store i64 %1, ptr %46, align 8, !tbaa !121
  %47 = getelementptr inbounds nuw i8, ptr %44, i64 24
  store <2 x i32> <i32 1, i32 0>, ptr %47, align 8, !tbaa !5
  %48 = getelementptr inbounds nuw i8, ptr %44, i64 32
  store i32 %2, ptr %48, align 8, !tbaa !5
  %49 = getelementptr inbounds nuw i8, ptr %44, i64 36
  store i32 0, ptr %49, align 4, !tbaa !5
  %50 = getelementptr inbounds nuw i8, ptr %44, i64 40
  store ptr null, ptr %50, align 8, !tbaa !73
  br label %51

51:                                               ; preds = %42, %39, %36, %19
  %52 = phi ptr [ null, %19 ], [ %44, %42 ], [ null, %39 ], [ null, %36 ]
  ret ptr %52
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @take_data(ptr noundef captures(none) %0, i64 noundef %1) unnamed_addr #32 {
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %5 = load ptr, ptr %4, align 8, !tbaa !528
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %7 = load ptr, ptr %6, align 8, !tbaa !529
  %8 = ptrtoint ptr %5 to i64
  %9 = ptrtoint ptr %7 to i64
  %10 = sub i64 %8, %9
  %11 = icmp slt i64 %10, %1
  br i1 %11, label %12, label %24

12:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #26
  store i64 %1, ptr %3, align 8, !tbaa !121
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %14 = load ptr, ptr %13, align 8, !tbaa !510
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %16 = load ptr, ptr %15, align 8, !tbaa !484
  %17 = call ptr %14(ptr noundef %16, ptr noundef nonnull %3) #26
  store ptr %17, ptr %6, align 8, !tbaa !529
  %18 = icmp eq ptr %17, null
  %19 = load i64, ptr %3, align 8
  %20 = getelementptr inbounds i8, ptr %17, i64 %19
  %21 = select i1 %18, ptr null, ptr %20
  store ptr %21, ptr %4, align 8, !tbaa !528
  br i1 %18, label %23, label %22

22:                                               ; preds = %12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #26
  br label %24

23:                                               ; preds = %12
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 8, i32 noundef 2, ptr noundef null, ptr noundef null)
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #26
  br label %27

24:                                               ; preds = %22, %2
  %25 = phi ptr [ %17, %22 ], [ %7, %2 ]
  %26 = getelementptr inbounds i8, ptr %25, i64 %1
  store ptr %26, ptr %6, align 8, !tbaa !529
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
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %10 = load atomic i64, ptr %9 acquire, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %20, label %12

12:                                               ; preds = %8
  %13 = inttoptr i64 %10 to ptr
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #26
  %14 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #26
  %15 = load i64, ptr %4, align 8, !tbaa !84
  %16 = mul nsw i64 %15, 1000000000
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !86
  %19 = add nsw i64 %16, %18
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #26
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
  %44 = load i64, ptr %42, align 8, !tbaa !262
  %45 = icmp slt i64 %43, %44
  br i1 %45, label %46, label %103

46:                                               ; preds = %35, %98
  %47 = phi i64 [ %99, %98 ], [ %44, %35 ]
  %48 = phi i32 [ %100, %98 ], [ %36, %35 ]
  %49 = atomicrmw add ptr %41, i64 1 monotonic, align 64
  %50 = icmp slt i64 %49, %47
  br i1 %50, label %51, label %98, !llvm.loop !530

51:                                               ; preds = %46
  %52 = load ptr, ptr %27, align 8, !tbaa !252
  %53 = load ptr, ptr %28, align 8, !tbaa !254
  %54 = load i64, ptr %29, align 8, !tbaa !258
  %55 = load i64, ptr %30, align 8, !tbaa !256
  %56 = sdiv i64 %54, %55
  %57 = freeze i64 %49
  %58 = freeze i64 %56
  %59 = sdiv i64 %57, %58
  %60 = load i64, ptr %31, align 8, !tbaa !255
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
  call void %52(ptr noundef %53, i64 noundef %78, i64 noundef %95) #26
  %96 = add i32 %48, 1
  %97 = load i64, ptr %42, align 8, !tbaa !262
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
  br i1 %106, label %32, label %35, !llvm.loop !531

107:                                              ; preds = %32
  %108 = atomicrmw add ptr %22, i64 1 monotonic, align 8
  %109 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %110 = load i64, ptr %109, align 8, !tbaa !121
  %111 = srem i64 %108, %110
  %112 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %113 = getelementptr inbounds %struct.tfc_pool_event, ptr %112, i64 %111
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #26
  %114 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #26
  %115 = load i64, ptr %3, align 8, !tbaa !84
  %116 = mul nsw i64 %115, 1000000000
  %117 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %118 = load i64, ptr %117, align 8, !tbaa !86
  %119 = add nsw i64 %116, %118
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #26
  %120 = zext i32 %1 to i64
  store i64 %23, ptr %113, align 8, !tbaa !121
  %121 = getelementptr inbounds nuw i8, ptr %113, i64 8
  store i64 %119, ptr %121, align 8, !tbaa !121
  %122 = getelementptr inbounds nuw i8, ptr %113, i64 16
  store i64 %120, ptr %122, align 8, !tbaa !121
  br label %123

123:                                              ; preds = %20, %107, %32
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @make_room(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #32 {
  %3 = alloca %struct.timespec, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.tfc_processors, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %7 = load atomic i32, ptr %6 acquire, align 4
  %8 = icmp eq i32 %7, 2
  br i1 %8, label %9, label %12

9:                                                ; preds = %2
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %11 = tail call i64 (i64, ...) @syscall(i64 noundef 122, i32 noundef 0, i64 noundef 128, ptr noundef nonnull %10) #26
  store atomic i32 0, ptr %6 release, align 4
  br label %12

12:                                               ; preds = %9, %2
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #26
  store i32 0, ptr %4, align 4, !tbaa !5
  %13 = call i64 (i64, ...) @syscall(i64 noundef 168, ptr noundef nonnull %4, ptr noundef null, ptr noundef null) #26
  %14 = icmp ne i64 %13, 0
  %15 = load i32, ptr %4, align 4
  %16 = icmp ugt i32 %15, 1023
  %17 = select i1 %14, i1 true, i1 %16
  %18 = select i1 %17, i32 -1, i32 %15
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #26
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 140
  %20 = load atomic i32, ptr %19 monotonic, align 4
  %21 = icmp eq i32 %18, %20
  br i1 %21, label %22, label %53

22:                                               ; preds = %12
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store atomic i32 64, ptr %23 monotonic, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #26
  %24 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #26
  %25 = load i64, ptr %3, align 8, !tbaa !84
  %26 = mul nsw i64 %25, 1000000000
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %28 = load i64, ptr %27, align 8, !tbaa !86
  %29 = add nsw i64 %26, %28
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #26
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #26
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %31 = load i64, ptr %30, align 16, !tbaa !532
  %32 = sub nsw i64 %29, %31
  %33 = icmp slt i64 %32, 1000000
  br i1 %33, label %52, label %34

34:                                               ; preds = %22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %5, i8 0, i64 128, i1 false)
  br i1 %17, label %52, label %35

35:                                               ; preds = %34
  %36 = call i64 (i64, ...) @syscall(i64 noundef 123, i32 noundef 0, i64 noundef 128, ptr noundef nonnull %5) #26
  %37 = icmp slt i64 %36, 1
  br i1 %37, label %52, label %38

38:                                               ; preds = %35
  %39 = lshr i32 %15, 6
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw i64, ptr %5, i64 %40
  %42 = load i64, ptr %41, align 8, !tbaa !121
  %43 = and i32 %15, 63
  %44 = zext nneg i32 %43 to i64
  %45 = shl nuw i64 1, %44
  %46 = xor i64 %45, -1
  %47 = and i64 %42, %46
  store i64 %47, ptr %41, align 8, !tbaa !121
  %48 = call i64 (i64, ...) @syscall(i64 noundef 122, i32 noundef 0, i64 noundef 128, ptr noundef nonnull %5) #26
  %49 = icmp eq i64 %48, 0
  store i64 %42, ptr %41, align 8, !tbaa !121
  br i1 %49, label %50, label %52

50:                                               ; preds = %38
  %51 = call i64 (i64, ...) @syscall(i64 noundef 122, i32 noundef 0, i64 noundef 128, ptr noundef nonnull %5) #26
  store i64 %29, ptr %30, align 16, !tbaa !532
  br label %52

52:                                               ; preds = %34, %35, %22, %38, %50
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #26
  br label %53

53:                                               ; preds = %12, %52
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @guide(ptr noundef %0, i32 noundef %1) unnamed_addr #32 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %4 = load atomic i32, ptr %3 monotonic, align 8
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %49, label %6

6:                                                ; preds = %2
  %7 = atomicrmw sub ptr %3, i32 1 monotonic, align 8
  %8 = load i32, ptr %0, align 64, !tbaa !5
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
  %32 = tail call i64 (i64, ...) @syscall(i64 noundef 123, i32 noundef %23, i64 noundef 128, ptr noundef nonnull %30) #26
  %33 = icmp slt i64 %32, 1
  br i1 %33, label %41, label %34

34:                                               ; preds = %31
  %35 = getelementptr inbounds nuw i64, ptr %30, i64 %14
  %36 = load i64, ptr %35, align 8, !tbaa !121
  %37 = and i64 %36, %18
  store i64 %37, ptr %35, align 8, !tbaa !121
  %38 = tail call i64 (i64, ...) @syscall(i64 noundef 122, i32 noundef %23, i64 noundef 128, ptr noundef nonnull %30) #26
  %39 = freeze i64 %38
  %40 = icmp eq i64 %39, 0
  store i64 %36, ptr %35, align 8, !tbaa !121
  br i1 %40, label %42, label %41

41:                                               ; preds = %29, %31, %34
  br label %42

42:                                               ; preds = %34, %41
  %43 = phi i32 [ 0, %41 ], [ 2, %34 ]
  store atomic i32 %43, ptr %26 release, align 4
  br label %44

44:                                               ; preds = %19, %25, %42
  %45 = add nuw nsw i64 %20, 1
  %46 = load i32, ptr %0, align 64, !tbaa !5
  %47 = zext i32 %46 to i64
  %48 = icmp samesign ult i64 %45, %47
  br i1 %48, label %19, label %49, !llvm.loop !533

49:                                               ; preds = %44, %6, %2
  ret void
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 9) i32 @make(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #39 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %4 = load ptr, ptr %3, align 8, !tbaa !286
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load i32, ptr %5, align 8, !tbaa !287
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds i32, ptr %4, i64 %7
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %10 = load ptr, ptr %9, align 8, !tbaa !534
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %12 = load i32, ptr %11, align 4, !tbaa !5
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds %struct.tfc_block, ptr %10, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %16 = load ptr, ptr %15, align 8, !tbaa !298
  %17 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %18 = load i32, ptr %17, align 4, !tbaa !5
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i64, ptr %16, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %22 = load ptr, ptr %21, align 8, !tbaa !291
  %23 = tail call fastcc i64 @evaluate(ptr noundef %20, ptr noundef %22)
  %24 = icmp slt i64 %23, 0
  br i1 %24, label %41, label %25

25:                                               ; preds = %2
  %26 = load ptr, ptr %14, align 8, !tbaa !223
  %27 = icmp eq ptr %26, null
  br i1 %27, label %32, label %28

28:                                               ; preds = %25
  %29 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %30 = load i64, ptr %29, align 8, !tbaa !535
  %31 = icmp sgt i64 %23, %30
  br i1 %31, label %32, label %69

32:                                               ; preds = %28, %25
  %33 = tail call i64 @llvm.umax.i64(i64 %23, i64 1024)
  %34 = icmp samesign ugt i64 %23, 9223372036854775743
  br i1 %34, label %41, label %35

35:                                               ; preds = %32
  tail call void @free(ptr noundef %26) #26
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  %36 = add nuw nsw i64 %33, 64
  %37 = tail call ptr @malloc(i64 %36)
  %38 = icmp eq ptr %37, null
  br i1 %38, label %41, label %39

39:                                               ; preds = %35
  store ptr %37, ptr %14, align 8, !tbaa !31
  %40 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i64 %33, ptr %40, align 8, !tbaa !121
  br label %69

41:                                               ; preds = %35, %32, %2
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %43 = load ptr, ptr %42, align 8, !tbaa !273
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 24
  %45 = load ptr, ptr %44, align 8, !tbaa !264
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 4
  br label %47

47:                                               ; preds = %47, %41
  %48 = atomicrmw xchg ptr %46, i32 1 acquire, align 4
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %47, !llvm.loop !265

50:                                               ; preds = %47
  %51 = load atomic i32, ptr %45 monotonic, align 8
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %57, label %53

53:                                               ; preds = %50
  %54 = getelementptr inbounds nuw i8, ptr %45, i64 16
  %55 = load i64, ptr %54, align 8, !tbaa !266
  %56 = icmp sgt i64 %55, 0
  br i1 %56, label %57, label %62

57:                                               ; preds = %53, %50
  %58 = getelementptr inbounds nuw i8, ptr %45, i64 12
  store i32 0, ptr %58, align 4, !tbaa !269
  %59 = getelementptr inbounds nuw i8, ptr %45, i64 16
  store i64 0, ptr %59, align 8, !tbaa !266
  %60 = getelementptr inbounds nuw i8, ptr %45, i64 24
  store i64 %23, ptr %60, align 8, !tbaa !270
  %61 = getelementptr inbounds nuw i8, ptr %45, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %61, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %45 monotonic, align 8
  br label %62

62:                                               ; preds = %53, %57
  store atomic i32 0, ptr %46 release, align 4
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %64 = load i32, ptr %63, align 8, !tbaa !285
  %65 = load ptr, ptr %42, align 8, !tbaa !273
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 24
  %67 = load ptr, ptr %66, align 8, !tbaa !264
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 8
  store i32 %64, ptr %68, align 8, !tbaa !294
  br label %114

69:                                               ; preds = %39, %28
  %70 = phi ptr [ %37, %39 ], [ %26, %28 ]
  %71 = ptrtoint ptr %70 to i64
  %72 = add i64 %71, 63
  %73 = and i64 %72, -64
  %74 = inttoptr i64 %73 to ptr
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %76 = load ptr, ptr %75, align 8, !tbaa !292
  %77 = load i32, ptr %8, align 4, !tbaa !5
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds ptr, ptr %76, i64 %78
  store ptr %74, ptr %79, align 8, !tbaa !31
  %80 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %81 = load i32, ptr %80, align 4, !tbaa !288
  %82 = icmp ugt i32 %81, 5
  br i1 %82, label %83, label %114

83:                                               ; preds = %69
  %84 = load i32, ptr %5, align 8, !tbaa !287
  %85 = sext i32 %84 to i64
  br label %86

86:                                               ; preds = %86, %83
  %87 = phi i32 [ 3, %83 ], [ %111, %86 ]
  %88 = load ptr, ptr %3, align 8, !tbaa !286
  %89 = getelementptr inbounds i32, ptr %88, i64 %85
  %90 = zext i32 %87 to i64
  %91 = getelementptr inbounds nuw i32, ptr %89, i64 %90
  %92 = load ptr, ptr %15, align 8, !tbaa !298
  %93 = getelementptr inbounds nuw i8, ptr %91, i64 8
  %94 = load i32, ptr %93, align 4, !tbaa !5
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds i64, ptr %92, i64 %95
  %97 = load ptr, ptr %21, align 8, !tbaa !291
  %98 = tail call fastcc i64 @evaluate(ptr noundef %96, ptr noundef %97)
  %99 = load ptr, ptr %75, align 8, !tbaa !292
  %100 = getelementptr inbounds nuw i8, ptr %91, i64 4
  %101 = load i32, ptr %100, align 4, !tbaa !5
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds ptr, ptr %99, i64 %102
  %104 = load ptr, ptr %103, align 8, !tbaa !31
  %105 = ptrtoint ptr %104 to i64
  %106 = add i64 %98, %105
  %107 = inttoptr i64 %106 to ptr
  %108 = load i32, ptr %91, align 4, !tbaa !5
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds ptr, ptr %99, i64 %109
  store ptr %107, ptr %110, align 8, !tbaa !31
  %111 = add i32 %87, 3
  %112 = add i32 %87, 5
  %113 = icmp ult i32 %112, %81
  br i1 %113, label %86, label %114, !llvm.loop !536

114:                                              ; preds = %86, %69, %62
  %115 = phi i32 [ 8, %62 ], [ 0, %69 ], [ 0, %86 ]
  ret i32 %115
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 9) i32 @grow(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #39 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %4 = load ptr, ptr %3, align 8, !tbaa !286
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load i32, ptr %5, align 8, !tbaa !287
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds i32, ptr %4, i64 %7
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %10 = load ptr, ptr %9, align 8, !tbaa !534
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %12 = load i32, ptr %11, align 4, !tbaa !5
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds %struct.tfc_block, ptr %10, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %16 = load ptr, ptr %15, align 8, !tbaa !292
  %17 = getelementptr inbounds nuw i8, ptr %8, i64 12
  %18 = load i32, ptr %17, align 4, !tbaa !5
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds ptr, ptr %16, i64 %19
  %21 = load ptr, ptr %20, align 8, !tbaa !31
  %22 = load i32, ptr %21, align 4, !tbaa !5
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %25 = load ptr, ptr %24, align 8, !tbaa !298
  %26 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %27 = load i32, ptr %26, align 4, !tbaa !5
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i64, ptr %25, i64 %28
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %31 = load ptr, ptr %30, align 8, !tbaa !291
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
  br i1 %39, label %41, label %62

41:                                               ; preds = %36, %2
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %43 = load ptr, ptr %42, align 8, !tbaa !273
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 24
  %45 = load ptr, ptr %44, align 8, !tbaa !264
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 4
  br label %47

47:                                               ; preds = %47, %41
  %48 = atomicrmw xchg ptr %46, i32 1 acquire, align 4
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %47, !llvm.loop !265

50:                                               ; preds = %47
  %51 = load atomic i32, ptr %45 monotonic, align 8
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %57, label %53

53:                                               ; preds = %50
  %54 = getelementptr inbounds nuw i8, ptr %45, i64 16
  %55 = load i64, ptr %54, align 8, !tbaa !266
  %56 = icmp sgt i64 %55, 0
  br i1 %56, label %57, label %61

57:                                               ; preds = %53, %50
  %58 = getelementptr inbounds nuw i8, ptr %45, i64 12
  store i32 0, ptr %58, align 4, !tbaa !269
  %59 = getelementptr inbounds nuw i8, ptr %45, i64 16
  store <2 x i64> <i64 0, i64 -1>, ptr %59, align 8, !tbaa !121
  %60 = getelementptr inbounds nuw i8, ptr %45, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %60, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %45 monotonic, align 8
  br label %61

61:                                               ; preds = %53, %57
  store atomic i32 0, ptr %46 release, align 4
  br label %196

62:                                               ; preds = %36
  %63 = load ptr, ptr %14, align 8, !tbaa !223
  %64 = icmp eq ptr %63, null
  br i1 %64, label %69, label %65

65:                                               ; preds = %62
  %66 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %67 = load i64, ptr %66, align 8, !tbaa !535
  %68 = icmp sgt i64 %40, %67
  br i1 %68, label %69, label %152

69:                                               ; preds = %65, %62
  %70 = icmp slt i64 %40, 4611686018427387904
  %71 = zext i1 %70 to i64
  %72 = shl nsw i64 %40, %71
  %73 = mul nuw nsw i64 %32, %23
  %74 = tail call i64 @llvm.smax.i64(i64 %72, i64 1024)
  %75 = icmp sgt i64 %72, 9223372036854775743
  br i1 %75, label %101, label %76

76:                                               ; preds = %69
  %77 = icmp eq i64 %73, 0
  br i1 %77, label %78, label %79

78:                                               ; preds = %76
  tail call void @free(ptr noundef %63) #26
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  br label %84

79:                                               ; preds = %76
  %80 = ptrtoint ptr %63 to i64
  %81 = add i64 %80, 63
  %82 = and i64 %81, -64
  %83 = sub i64 %82, %80
  br label %84

84:                                               ; preds = %79, %78
  %85 = phi ptr [ %63, %79 ], [ null, %78 ]
  %86 = phi i64 [ %83, %79 ], [ 0, %78 ]
  %87 = add nuw nsw i64 %74, 64
  %88 = tail call ptr @realloc(ptr noundef %85, i64 noundef %87) #27
  %89 = icmp eq ptr %88, null
  br i1 %89, label %101, label %90

90:                                               ; preds = %84
  store ptr %88, ptr %14, align 8, !tbaa !31
  %91 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i64 %74, ptr %91, align 8, !tbaa !121
  %92 = ptrtoint ptr %88 to i64
  %93 = add i64 %92, 63
  %94 = and i64 %93, -64
  %95 = sub i64 %94, %92
  %96 = icmp eq i64 %95, %86
  %97 = or i1 %77, %96
  br i1 %97, label %152, label %98

98:                                               ; preds = %90
  %99 = inttoptr i64 %94 to ptr
  %100 = getelementptr inbounds i8, ptr %88, i64 %86
  tail call void @llvm.memmove.p0.p0.i64(ptr align 64 %99, ptr nonnull align 1 %100, i64 range(i64 0, -9223372036854775808) %73, i1 false)
  br label %152

101:                                              ; preds = %69, %84
  %102 = tail call i64 @llvm.smax.i64(i64 %40, i64 1024)
  %103 = icmp sgt i64 %40, 9223372036854775743
  br i1 %103, label %130, label %104

104:                                              ; preds = %101
  %105 = icmp eq i64 %73, 0
  %106 = load ptr, ptr %14, align 8, !tbaa !223
  br i1 %105, label %107, label %108

107:                                              ; preds = %104
  tail call void @free(ptr noundef %106) #26
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, i8 0, i64 16, i1 false)
  br label %113

108:                                              ; preds = %104
  %109 = ptrtoint ptr %106 to i64
  %110 = add i64 %109, 63
  %111 = and i64 %110, -64
  %112 = sub i64 %111, %109
  br label %113

113:                                              ; preds = %108, %107
  %114 = phi ptr [ %106, %108 ], [ null, %107 ]
  %115 = phi i64 [ %112, %108 ], [ 0, %107 ]
  %116 = add nuw nsw i64 %102, 64
  %117 = tail call ptr @realloc(ptr noundef %114, i64 noundef %116) #27
  %118 = icmp eq ptr %117, null
  br i1 %118, label %130, label %119

119:                                              ; preds = %113
  store ptr %117, ptr %14, align 8, !tbaa !31
  %120 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i64 %102, ptr %120, align 8, !tbaa !121
  %121 = ptrtoint ptr %117 to i64
  %122 = add i64 %121, 63
  %123 = and i64 %122, -64
  %124 = sub i64 %123, %121
  %125 = icmp eq i64 %124, %115
  %126 = select i1 %105, i1 true, i1 %125
  br i1 %126, label %152, label %127

127:                                              ; preds = %119
  %128 = inttoptr i64 %123 to ptr
  %129 = getelementptr inbounds i8, ptr %117, i64 %115
  tail call void @llvm.memmove.p0.p0.i64(ptr align 64 %128, ptr nonnull align 1 %129, i64 range(i64 0, -9223372036854775808) %73, i1 false)
  br label %152

130:                                              ; preds = %101, %113
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %132 = load ptr, ptr %131, align 8, !tbaa !273
  %133 = getelementptr inbounds nuw i8, ptr %132, i64 24
  %134 = load ptr, ptr %133, align 8, !tbaa !264
  %135 = getelementptr inbounds nuw i8, ptr %134, i64 4
  br label %136

136:                                              ; preds = %136, %130
  %137 = atomicrmw xchg ptr %135, i32 1 acquire, align 4
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %139, label %136, !llvm.loop !265

139:                                              ; preds = %136
  %140 = load atomic i32, ptr %134 monotonic, align 8
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %146, label %142

142:                                              ; preds = %139
  %143 = getelementptr inbounds nuw i8, ptr %134, i64 16
  %144 = load i64, ptr %143, align 8, !tbaa !266
  %145 = icmp sgt i64 %144, 0
  br i1 %145, label %146, label %151

146:                                              ; preds = %142, %139
  %147 = getelementptr inbounds nuw i8, ptr %134, i64 12
  store i32 0, ptr %147, align 4, !tbaa !269
  %148 = getelementptr inbounds nuw i8, ptr %134, i64 16
  store i64 0, ptr %148, align 8, !tbaa !266
  %149 = getelementptr inbounds nuw i8, ptr %134, i64 24
  store i64 %40, ptr %149, align 8, !tbaa !270
  %150 = getelementptr inbounds nuw i8, ptr %134, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %150, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %134 monotonic, align 8
  br label %151

151:                                              ; preds = %146, %142
  store atomic i32 0, ptr %135 release, align 4
  br label %196

152:                                              ; preds = %127, %119, %90, %98, %65
  %153 = load ptr, ptr %14, align 8, !tbaa !223
  %154 = ptrtoint ptr %153 to i64
  %155 = add i64 %154, 63
  %156 = and i64 %155, -64
  %157 = inttoptr i64 %156 to ptr
  %158 = load ptr, ptr %15, align 8, !tbaa !292
  %159 = load i32, ptr %8, align 4, !tbaa !5
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds ptr, ptr %158, i64 %160
  store ptr %157, ptr %161, align 8, !tbaa !31
  %162 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %163 = load i32, ptr %162, align 4, !tbaa !288
  %164 = icmp ugt i32 %163, 6
  br i1 %164, label %165, label %204

165:                                              ; preds = %152
  %166 = load i32, ptr %5, align 8, !tbaa !287
  %167 = sext i32 %166 to i64
  br label %168

168:                                              ; preds = %168, %165
  %169 = phi i32 [ 4, %165 ], [ %193, %168 ]
  %170 = load ptr, ptr %3, align 8, !tbaa !286
  %171 = getelementptr inbounds i32, ptr %170, i64 %167
  %172 = zext i32 %169 to i64
  %173 = getelementptr inbounds nuw i32, ptr %171, i64 %172
  %174 = load ptr, ptr %24, align 8, !tbaa !298
  %175 = getelementptr inbounds nuw i8, ptr %173, i64 8
  %176 = load i32, ptr %175, align 4, !tbaa !5
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds i64, ptr %174, i64 %177
  %179 = load ptr, ptr %30, align 8, !tbaa !291
  %180 = tail call fastcc i64 @evaluate(ptr noundef %178, ptr noundef %179)
  %181 = load ptr, ptr %15, align 8, !tbaa !292
  %182 = getelementptr inbounds nuw i8, ptr %173, i64 4
  %183 = load i32, ptr %182, align 4, !tbaa !5
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds ptr, ptr %181, i64 %184
  %186 = load ptr, ptr %185, align 8, !tbaa !31
  %187 = ptrtoint ptr %186 to i64
  %188 = add i64 %180, %187
  %189 = inttoptr i64 %188 to ptr
  %190 = load i32, ptr %173, align 4, !tbaa !5
  %191 = sext i32 %190 to i64
  %192 = getelementptr inbounds ptr, ptr %181, i64 %191
  store ptr %189, ptr %192, align 8, !tbaa !31
  %193 = add i32 %169, 3
  %194 = add i32 %169, 5
  %195 = icmp ult i32 %194, %163
  br i1 %195, label %168, label %204, !llvm.loop !536

196:                                              ; preds = %61, %151
  %197 = phi ptr [ %131, %151 ], [ %42, %61 ]
  %198 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %199 = load i32, ptr %198, align 8, !tbaa !285
  %200 = load ptr, ptr %197, align 8, !tbaa !273
  %201 = getelementptr inbounds nuw i8, ptr %200, i64 24
  %202 = load ptr, ptr %201, align 8, !tbaa !264
  %203 = getelementptr inbounds nuw i8, ptr %202, i64 8
  store i32 %199, ptr %203, align 8, !tbaa !294
  br label %204

204:                                              ; preds = %168, %196, %152
  %205 = phi i32 [ 0, %152 ], [ 8, %196 ], [ 0, %168 ]
  ret i32 %205
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @take_size(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i64 noundef %2) unnamed_addr #37 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %5 = load ptr, ptr %4, align 8, !tbaa !286
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %7 = load i32, ptr %6, align 8, !tbaa !287
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i32, ptr %5, i64 %8
  %10 = tail call i64 @llvm.smax.i64(i64 %2, i64 0)
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %12 = load ptr, ptr %11, align 8, !tbaa !298
  %13 = getelementptr inbounds nuw i8, ptr %9, i64 12
  %14 = load i32, ptr %13, align 4, !tbaa !5
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i64, ptr %12, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %18 = load ptr, ptr %17, align 8, !tbaa !291
  %19 = tail call fastcc i64 @evaluate(ptr noundef %16, ptr noundef %18)
  %20 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %21 = load i32, ptr %20, align 4, !tbaa !5
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i64, ptr %12, i64 %22
  %24 = tail call fastcc i64 @evaluate(ptr noundef %23, ptr noundef %18)
  %25 = icmp slt i64 %10, %19
  %26 = icmp sgt i64 %10, %24
  %27 = select i1 %25, i1 true, i1 %26
  br i1 %27, label %28, label %56

28:                                               ; preds = %3
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %30 = load ptr, ptr %29, align 8, !tbaa !273
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 24
  %32 = load ptr, ptr %31, align 8, !tbaa !264
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 4
  br label %34

34:                                               ; preds = %34, %28
  %35 = atomicrmw xchg ptr %33, i32 1 acquire, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %34, !llvm.loop !265

37:                                               ; preds = %34
  %38 = load atomic i32, ptr %32 monotonic, align 8
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %44, label %40

40:                                               ; preds = %37
  %41 = getelementptr inbounds nuw i8, ptr %32, i64 16
  %42 = load i64, ptr %41, align 8, !tbaa !266
  %43 = icmp sgt i64 %42, 0
  br i1 %43, label %44, label %49

44:                                               ; preds = %40, %37
  %45 = getelementptr inbounds nuw i8, ptr %32, i64 12
  store i32 0, ptr %45, align 4, !tbaa !269
  %46 = getelementptr inbounds nuw i8, ptr %32, i64 16
  store i64 0, ptr %46, align 8, !tbaa !266
  %47 = getelementptr inbounds nuw i8, ptr %32, i64 24
  store i64 %10, ptr %47, align 8, !tbaa !270
  %48 = getelementptr inbounds nuw i8, ptr %32, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %48, i8 0, i64 16, i1 false)
  store atomic i32 3, ptr %32 monotonic, align 8
  br label %49

49:                                               ; preds = %40, %44
  store atomic i32 0, ptr %33 release, align 4
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %51 = load i32, ptr %50, align 8, !tbaa !285
  %52 = load ptr, ptr %29, align 8, !tbaa !273
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 24
  %54 = load ptr, ptr %53, align 8, !tbaa !264
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 8
  store i32 %51, ptr %55, align 8, !tbaa !294
  br label %93

56:                                               ; preds = %3
  %57 = load i32, ptr %9, align 4, !tbaa !5
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i64, ptr %18, i64 %58
  store i64 %10, ptr %59, align 8, !tbaa !121
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %61 = load i32, ptr %60, align 4, !tbaa !288
  %62 = icmp ugt i32 %61, 7
  br i1 %62, label %63, label %93

63:                                               ; preds = %56
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %65

65:                                               ; preds = %65, %63
  %66 = phi i32 [ 5, %63 ], [ %90, %65 ]
  %67 = load ptr, ptr %4, align 8, !tbaa !286
  %68 = getelementptr inbounds i32, ptr %67, i64 %8
  %69 = zext i32 %66 to i64
  %70 = getelementptr inbounds nuw i32, ptr %68, i64 %69
  %71 = load ptr, ptr %11, align 8, !tbaa !298
  %72 = getelementptr inbounds nuw i8, ptr %70, i64 8
  %73 = load i32, ptr %72, align 4, !tbaa !5
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds i64, ptr %71, i64 %74
  %76 = load ptr, ptr %17, align 8, !tbaa !291
  %77 = tail call fastcc i64 @evaluate(ptr noundef %75, ptr noundef %76)
  %78 = load ptr, ptr %64, align 8, !tbaa !292
  %79 = getelementptr inbounds nuw i8, ptr %70, i64 4
  %80 = load i32, ptr %79, align 4, !tbaa !5
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds ptr, ptr %78, i64 %81
  %83 = load ptr, ptr %82, align 8, !tbaa !31
  %84 = ptrtoint ptr %83 to i64
  %85 = add i64 %77, %84
  %86 = inttoptr i64 %85 to ptr
  %87 = load i32, ptr %70, align 4, !tbaa !5
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds ptr, ptr %78, i64 %88
  store ptr %86, ptr %89, align 8, !tbaa !31
  %90 = add i32 %66, 3
  %91 = add i32 %66, 5
  %92 = icmp ult i32 %91, %61
  br i1 %92, label %65, label %93, !llvm.loop !536

93:                                               ; preds = %65, %56, %49
  %94 = phi i32 [ 3, %49 ], [ 0, %56 ], [ 0, %65 ]
  ret i32 %94
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define internal fastcc i64 @evaluate(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #20 {
  %3 = alloca [32 x i64], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #26
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
  br label %4, !llvm.loop !537

78:                                               ; preds = %4
  %79 = icmp eq i32 %5, 0
  %80 = load i64, ptr %3, align 8
  %81 = select i1 %79, i64 %80, i64 -1
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #26
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
define internal fastcc i32 @walk_instructions(ptr noundef %0) unnamed_addr #31 {
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %6 = load ptr, ptr %5, align 8, !tbaa !273
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %8 = load ptr, ptr %7, align 8, !tbaa !33
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %10 = load ptr, ptr %9, align 8, !tbaa !126
  %11 = load ptr, ptr %0, align 8, !tbaa !280
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %13 = load i64, ptr %12, align 8, !tbaa !281
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #26
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %15, label %753

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

28:                                               ; preds = %15, %742
  %29 = phi i64 [ 0, %15 ], [ %743, %742 ]
  %30 = getelementptr inbounds %struct.tfc_instruction, ptr %11, i64 %29
  %31 = add nsw i64 %29, 1
  store i64 %31, ptr %4, align 8, !tbaa !121
  %32 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %33 = load i32, ptr %32, align 4, !tbaa !282
  switch i32 %33, label %719 [
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
    i32 11, label %667
  ]

34:                                               ; preds = %28
  br i1 %23, label %131, label %35

35:                                               ; preds = %34
  %36 = load ptr, ptr %5, align 8, !tbaa !273
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 32
  %38 = load ptr, ptr %37, align 8, !tbaa !126
  %39 = load ptr, ptr %26, align 8, !tbaa !88
  %40 = icmp eq ptr %39, null
  br i1 %40, label %66, label %41

41:                                               ; preds = %35
  %42 = load i64, ptr %27, align 8, !tbaa !284
  %43 = icmp slt i64 %29, %42
  br i1 %43, label %44, label %66

44:                                               ; preds = %41
  %45 = load ptr, ptr %25, align 8, !tbaa !90
  %46 = call i32 %39(ptr noundef %45) #26
  %47 = icmp eq i32 %46, 0
  %48 = load ptr, ptr %5, align 8, !tbaa !273
  br i1 %47, label %66, label %49

49:                                               ; preds = %44
  %50 = getelementptr inbounds nuw i8, ptr %48, i64 24
  %51 = load ptr, ptr %50, align 8, !tbaa !264
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 4
  br label %53

53:                                               ; preds = %53, %49
  %54 = atomicrmw xchg ptr %52, i32 1 acquire, align 4
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %53, !llvm.loop !265

56:                                               ; preds = %53
  %57 = load atomic i32, ptr %51 monotonic, align 8
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %63, label %59

59:                                               ; preds = %56
  %60 = getelementptr inbounds nuw i8, ptr %51, i64 16
  %61 = load i64, ptr %60, align 8, !tbaa !266
  %62 = icmp sgt i64 %61, 0
  br i1 %62, label %63, label %65

63:                                               ; preds = %59, %56
  %64 = getelementptr inbounds nuw i8, ptr %51, i64 12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %64, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %51 monotonic, align 8
  br label %65

65:                                               ; preds = %63, %59
  store atomic i32 0, ptr %52 release, align 4
  br label %745

66:                                               ; preds = %44, %41, %35
  %67 = phi ptr [ %48, %44 ], [ %36, %41 ], [ %36, %35 ]
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 48
  %69 = load ptr, ptr %68, align 8, !tbaa !302
  %70 = load ptr, ptr %24, align 8, !tbaa !279
  %71 = icmp eq ptr %70, null
  %72 = icmp ne ptr %69, null
  %73 = select i1 %71, i1 true, i1 %72
  br i1 %73, label %78, label %74

74:                                               ; preds = %66
  %75 = load ptr, ptr %25, align 8, !tbaa !90
  %76 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %77 = load i32, ptr %76, align 8, !tbaa !285
  call void %70(ptr noundef %75, i32 noundef %77, i32 noundef 0) #26
  br label %83

78:                                               ; preds = %66
  br i1 %72, label %79, label %83

79:                                               ; preds = %78
  %80 = getelementptr inbounds nuw i8, ptr %38, i64 24
  %81 = load ptr, ptr %80, align 8, !tbaa !538
  %82 = call i32 %81(ptr noundef %38, ptr noundef nonnull %0, ptr noundef nonnull %30) #26
  br label %103

83:                                               ; preds = %78, %74
  %84 = load ptr, ptr %38, align 8, !tbaa !539
  %85 = call i32 %84(ptr noundef nonnull %38, ptr noundef nonnull %0, ptr noundef nonnull %30) #26
  %86 = load ptr, ptr %24, align 8, !tbaa !279
  %87 = icmp eq ptr %86, null
  %88 = select i1 %87, i1 true, i1 %72
  br i1 %88, label %103, label %89

89:                                               ; preds = %83
  %90 = icmp eq i32 %85, 0
  br i1 %90, label %91, label %97

91:                                               ; preds = %89
  %92 = getelementptr inbounds nuw i8, ptr %38, i64 40
  %93 = load ptr, ptr %92, align 8, !tbaa !173
  %94 = load ptr, ptr %5, align 8, !tbaa !273
  %95 = call i32 %93(ptr noundef nonnull %38, ptr noundef %94, ptr noundef null, ptr noundef null, i64 noundef 0) #26
  %96 = load ptr, ptr %24, align 8, !tbaa !279
  br label %97

97:                                               ; preds = %91, %89
  %98 = phi ptr [ %86, %89 ], [ %96, %91 ]
  %99 = phi i32 [ %85, %89 ], [ %95, %91 ]
  %100 = load ptr, ptr %25, align 8, !tbaa !90
  %101 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %102 = load i32, ptr %101, align 8, !tbaa !285
  call void %98(ptr noundef %100, i32 noundef %102, i32 noundef 1) #26
  br label %103

103:                                              ; preds = %97, %83, %79
  %104 = phi i32 [ %85, %83 ], [ %99, %97 ], [ %82, %79 ]
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %742, label %106

106:                                              ; preds = %103
  %107 = load ptr, ptr %5, align 8, !tbaa !273
  %108 = getelementptr inbounds nuw i8, ptr %107, i64 24
  %109 = load ptr, ptr %108, align 8, !tbaa !264
  %110 = load atomic i32, ptr %109 acquire, align 8
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %112, label %753

112:                                              ; preds = %106
  %113 = load ptr, ptr %5, align 8, !tbaa !273
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 24
  %115 = load ptr, ptr %114, align 8, !tbaa !264
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 4
  br label %117

117:                                              ; preds = %117, %112
  %118 = atomicrmw xchg ptr %116, i32 1 acquire, align 4
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %120, label %117, !llvm.loop !265

120:                                              ; preds = %117
  %121 = load atomic i32, ptr %115 monotonic, align 8
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %127, label %123

123:                                              ; preds = %120
  %124 = getelementptr inbounds nuw i8, ptr %115, i64 16
  %125 = load i64, ptr %124, align 8, !tbaa !266
  %126 = icmp sgt i64 %125, 0
  br i1 %126, label %127, label %130

127:                                              ; preds = %123, %120
  %128 = getelementptr inbounds nuw i8, ptr %115, i64 12
  store i32 2147483647, ptr %128, align 4, !tbaa !269
  %129 = getelementptr inbounds nuw i8, ptr %115, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %129, i8 0, i64 32, i1 false)
  store atomic i32 %104, ptr %115 monotonic, align 8
  br label %130

130:                                              ; preds = %127, %123
  store atomic i32 0, ptr %116 release, align 4
  br label %745

131:                                              ; preds = %34
  %132 = load ptr, ptr %10, align 8, !tbaa !539
  %133 = call i32 %132(ptr noundef nonnull %10, ptr noundef nonnull %0, ptr noundef nonnull %30) #26
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %742, label %135

135:                                              ; preds = %131
  %136 = load ptr, ptr %5, align 8, !tbaa !273
  %137 = getelementptr inbounds nuw i8, ptr %136, i64 24
  %138 = load ptr, ptr %137, align 8, !tbaa !264
  %139 = load atomic i32, ptr %138 acquire, align 8
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %141, label %753

141:                                              ; preds = %135
  %142 = load ptr, ptr %5, align 8, !tbaa !273
  %143 = getelementptr inbounds nuw i8, ptr %142, i64 24
  %144 = load ptr, ptr %143, align 8, !tbaa !264
  %145 = getelementptr inbounds nuw i8, ptr %144, i64 4
  br label %146

146:                                              ; preds = %146, %141
  %147 = atomicrmw xchg ptr %145, i32 1 acquire, align 4
  %148 = icmp eq i32 %147, 0
  br i1 %148, label %149, label %146, !llvm.loop !265

149:                                              ; preds = %146
  %150 = load atomic i32, ptr %144 monotonic, align 8
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %156, label %152

152:                                              ; preds = %149
  %153 = getelementptr inbounds nuw i8, ptr %144, i64 16
  %154 = load i64, ptr %153, align 8, !tbaa !266
  %155 = icmp sgt i64 %154, 0
  br i1 %155, label %156, label %159

156:                                              ; preds = %152, %149
  %157 = getelementptr inbounds nuw i8, ptr %144, i64 12
  store i32 2147483647, ptr %157, align 4, !tbaa !269
  %158 = getelementptr inbounds nuw i8, ptr %144, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %158, i8 0, i64 32, i1 false)
  store atomic i32 %133, ptr %144 monotonic, align 8
  br label %159

159:                                              ; preds = %156, %152
  store atomic i32 0, ptr %145 release, align 4
  br label %745

160:                                              ; preds = %28
  %161 = getelementptr inbounds nuw i8, ptr %30, i64 24
  %162 = load i32, ptr %161, align 8, !tbaa !295
  %163 = sext i32 %162 to i64
  store i64 %163, ptr %4, align 8, !tbaa !121
  br label %742

164:                                              ; preds = %28
  br i1 %23, label %206, label %165

165:                                              ; preds = %164
  %166 = load ptr, ptr %24, align 8, !tbaa !279
  %167 = icmp eq ptr %166, null
  br i1 %167, label %172, label %168

168:                                              ; preds = %165
  %169 = load ptr, ptr %25, align 8, !tbaa !90
  %170 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %171 = load i32, ptr %170, align 8, !tbaa !285
  call void %166(ptr noundef %169, i32 noundef %171, i32 noundef 2) #26
  br label %172

172:                                              ; preds = %168, %165
  %173 = load ptr, ptr %26, align 8, !tbaa !88
  %174 = icmp eq ptr %173, null
  br i1 %174, label %206, label %175

175:                                              ; preds = %172
  %176 = load i64, ptr %27, align 8, !tbaa !284
  %177 = icmp slt i64 %29, %176
  br i1 %177, label %178, label %206

178:                                              ; preds = %175
  %179 = load ptr, ptr %25, align 8, !tbaa !90
  %180 = call i32 %173(ptr noundef %179) #26
  %181 = icmp eq i32 %180, 0
  br i1 %181, label %206, label %182

182:                                              ; preds = %178
  %183 = load ptr, ptr %5, align 8, !tbaa !273
  %184 = getelementptr inbounds nuw i8, ptr %183, i64 24
  %185 = load ptr, ptr %184, align 8, !tbaa !264
  %186 = getelementptr inbounds nuw i8, ptr %185, i64 4
  br label %187

187:                                              ; preds = %187, %182
  %188 = atomicrmw xchg ptr %186, i32 1 acquire, align 4
  %189 = icmp eq i32 %188, 0
  br i1 %189, label %190, label %187, !llvm.loop !265

190:                                              ; preds = %187
  %191 = load atomic i32, ptr %185 monotonic, align 8
  %192 = icmp eq i32 %191, 0
  br i1 %192, label %197, label %193

193:                                              ; preds = %190
  %194 = getelementptr inbounds nuw i8, ptr %185, i64 16
  %195 = load i64, ptr %194, align 8, !tbaa !266
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
  %201 = load i32, ptr %200, align 8, !tbaa !285
  %202 = load ptr, ptr %5, align 8, !tbaa !273
  %203 = getelementptr inbounds nuw i8, ptr %202, i64 24
  %204 = load ptr, ptr %203, align 8, !tbaa !264
  %205 = getelementptr inbounds nuw i8, ptr %204, i64 8
  store i32 %201, ptr %205, align 8, !tbaa !294
  br label %206

206:                                              ; preds = %164, %172, %175, %178, %199
  %207 = phi i32 [ 0, %164 ], [ 1, %199 ], [ 0, %178 ], [ 0, %175 ], [ 0, %172 ]
  %208 = getelementptr inbounds nuw i8, ptr %30, i64 24
  %209 = load i32, ptr %208, align 8, !tbaa !295
  %210 = sext i32 %209 to i64
  store i64 %210, ptr %4, align 8, !tbaa !121
  br label %737

211:                                              ; preds = %28
  br i1 %23, label %247, label %212

212:                                              ; preds = %211
  %213 = load ptr, ptr %24, align 8, !tbaa !279
  %214 = icmp eq ptr %213, null
  br i1 %214, label %219, label %215

215:                                              ; preds = %212
  %216 = load ptr, ptr %25, align 8, !tbaa !90
  %217 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %218 = load i32, ptr %217, align 8, !tbaa !285
  call void %213(ptr noundef %216, i32 noundef %218, i32 noundef 2) #26
  br label %219

219:                                              ; preds = %215, %212
  %220 = load ptr, ptr %26, align 8, !tbaa !88
  %221 = icmp eq ptr %220, null
  br i1 %221, label %247, label %222

222:                                              ; preds = %219
  %223 = load i64, ptr %27, align 8, !tbaa !284
  %224 = icmp slt i64 %29, %223
  br i1 %224, label %225, label %247

225:                                              ; preds = %222
  %226 = load ptr, ptr %25, align 8, !tbaa !90
  %227 = call i32 %220(ptr noundef %226) #26
  %228 = icmp eq i32 %227, 0
  br i1 %228, label %247, label %229

229:                                              ; preds = %225
  %230 = load ptr, ptr %5, align 8, !tbaa !273
  %231 = getelementptr inbounds nuw i8, ptr %230, i64 24
  %232 = load ptr, ptr %231, align 8, !tbaa !264
  %233 = getelementptr inbounds nuw i8, ptr %232, i64 4
  br label %234

234:                                              ; preds = %234, %229
  %235 = atomicrmw xchg ptr %233, i32 1 acquire, align 4
  %236 = icmp eq i32 %235, 0
  br i1 %236, label %237, label %234, !llvm.loop !265

237:                                              ; preds = %234
  %238 = load atomic i32, ptr %232 monotonic, align 8
  %239 = icmp eq i32 %238, 0
  br i1 %239, label %244, label %240

240:                                              ; preds = %237
  %241 = getelementptr inbounds nuw i8, ptr %232, i64 16
  %242 = load i64, ptr %241, align 8, !tbaa !266
  %243 = icmp sgt i64 %242, 0
  br i1 %243, label %244, label %246

244:                                              ; preds = %240, %237
  %245 = getelementptr inbounds nuw i8, ptr %232, i64 12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %245, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %232 monotonic, align 8
  br label %246

246:                                              ; preds = %240, %244
  store atomic i32 0, ptr %233 release, align 4
  br label %745

247:                                              ; preds = %211, %225, %222, %219
  %248 = call fastcc i32 @steer_on_device(ptr noundef nonnull %0, ptr noundef nonnull %30, ptr noundef %4)
  br label %737

249:                                              ; preds = %28, %28
  %250 = call fastcc i32 @steer_on_device(ptr noundef nonnull %0, ptr noundef nonnull %30, ptr noundef %4)
  br label %737

251:                                              ; preds = %28
  %252 = load ptr, ptr %16, align 8, !tbaa !286
  %253 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %254 = load i32, ptr %253, align 8, !tbaa !287
  %255 = sext i32 %254 to i64
  %256 = getelementptr inbounds i32, ptr %252, i64 %255
  %257 = getelementptr inbounds nuw i8, ptr %30, i64 12
  %258 = load i32, ptr %257, align 4, !tbaa !288
  %259 = load ptr, ptr %19, align 8, !tbaa !292
  %260 = load i32, ptr %256, align 4, !tbaa !5
  %261 = sext i32 %260 to i64
  %262 = getelementptr inbounds ptr, ptr %259, i64 %261
  %263 = load ptr, ptr %262, align 8, !tbaa !31
  %264 = getelementptr inbounds nuw i8, ptr %256, i64 4
  %265 = load i32, ptr %264, align 4, !tbaa !5
  %266 = sext i32 %265 to i64
  %267 = getelementptr inbounds ptr, ptr %259, i64 %266
  %268 = load ptr, ptr %267, align 8, !tbaa !31
  store ptr %268, ptr %262, align 8, !tbaa !31
  %269 = load ptr, ptr %19, align 8, !tbaa !292
  %270 = getelementptr inbounds ptr, ptr %269, i64 %266
  store ptr %263, ptr %270, align 8, !tbaa !31
  %271 = load ptr, ptr %22, align 8, !tbaa !296
  %272 = getelementptr inbounds nuw i8, ptr %256, i64 8
  %273 = load i32, ptr %272, align 4, !tbaa !5
  %274 = sext i32 %273 to i64
  %275 = getelementptr inbounds i8, ptr %271, i64 %274
  %276 = load i8, ptr %275, align 1, !tbaa !98
  %277 = xor i8 %276, 1
  store i8 %277, ptr %275, align 1, !tbaa !98
  %278 = ptrtoint ptr %268 to i64
  %279 = ptrtoint ptr %263 to i64
  %280 = sub i64 %278, %279
  %281 = icmp ugt i32 %258, 4
  br i1 %281, label %282, label %742

282:                                              ; preds = %251
  %283 = getelementptr inbounds nuw i8, ptr %256, i64 12
  %284 = load i32, ptr %283, align 4, !tbaa !5
  %285 = add i32 %284, 4
  %286 = sub i64 0, %280
  %287 = zext i32 %285 to i64
  %288 = zext i32 %258 to i64
  br label %289

289:                                              ; preds = %289, %282
  %290 = phi i64 [ 4, %282 ], [ %302, %289 ]
  %291 = load ptr, ptr %19, align 8, !tbaa !292
  %292 = getelementptr inbounds nuw i32, ptr %256, i64 %290
  %293 = load i32, ptr %292, align 4, !tbaa !5
  %294 = sext i32 %293 to i64
  %295 = getelementptr inbounds ptr, ptr %291, i64 %294
  %296 = load ptr, ptr %295, align 8, !tbaa !31
  %297 = ptrtoint ptr %296 to i64
  %298 = icmp samesign ult i64 %290, %287
  %299 = select i1 %298, i64 %280, i64 %286
  %300 = add i64 %299, %297
  %301 = inttoptr i64 %300 to ptr
  store ptr %301, ptr %295, align 8, !tbaa !31
  %302 = add nuw nsw i64 %290, 1
  %303 = icmp eq i64 %302, %288
  br i1 %303, label %742, label %289, !llvm.loop !297

304:                                              ; preds = %28
  %305 = load ptr, ptr %22, align 8, !tbaa !296
  %306 = load ptr, ptr %16, align 8, !tbaa !286
  %307 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %308 = load i32, ptr %307, align 8, !tbaa !287
  %309 = sext i32 %308 to i64
  %310 = getelementptr inbounds i32, ptr %306, i64 %309
  %311 = getelementptr inbounds nuw i8, ptr %310, i64 8
  %312 = load i32, ptr %311, align 4, !tbaa !5
  %313 = sext i32 %312 to i64
  %314 = getelementptr inbounds i8, ptr %305, i64 %313
  %315 = load i8, ptr %314, align 1, !tbaa !98
  %316 = icmp eq i8 %315, 0
  br i1 %316, label %317, label %321

317:                                              ; preds = %304
  %318 = getelementptr inbounds nuw i8, ptr %30, i64 24
  %319 = load i32, ptr %318, align 8, !tbaa !295
  %320 = sext i32 %319 to i64
  br label %321

321:                                              ; preds = %304, %317
  %322 = phi i64 [ %320, %317 ], [ %31, %304 ]
  store i64 %322, ptr %4, align 8, !tbaa !121
  br label %742

323:                                              ; preds = %28
  %324 = load ptr, ptr %16, align 8, !tbaa !286
  %325 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %326 = load i32, ptr %325, align 8, !tbaa !287
  %327 = sext i32 %326 to i64
  %328 = getelementptr inbounds i32, ptr %324, i64 %327
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #26
  store i64 0, ptr %2, align 8, !tbaa !121
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #26
  store i32 0, ptr %3, align 4, !tbaa !5
  %329 = getelementptr inbounds nuw i8, ptr %328, i64 8
  %330 = load i32, ptr %329, align 4, !tbaa !5
  %331 = icmp eq i32 %330, 8
  %332 = getelementptr inbounds nuw i8, ptr %328, i64 4
  %333 = load i32, ptr %332, align 4, !tbaa !5
  %334 = load ptr, ptr %5, align 8, !tbaa !273
  %335 = getelementptr inbounds nuw i8, ptr %334, i64 32
  %336 = load ptr, ptr %335, align 8, !tbaa !126
  %337 = getelementptr inbounds nuw i8, ptr %336, i64 40
  %338 = load ptr, ptr %337, align 8, !tbaa !173
  %339 = load ptr, ptr %19, align 8, !tbaa !292
  %340 = sext i32 %333 to i64
  %341 = getelementptr inbounds ptr, ptr %339, i64 %340
  %342 = load ptr, ptr %341, align 8, !tbaa !31
  br i1 %331, label %343, label %345

343:                                              ; preds = %323
  %344 = call i32 %338(ptr noundef nonnull %336, ptr noundef nonnull %334, ptr noundef nonnull %2, ptr noundef %342, i64 noundef 8) #26
  br label %347

345:                                              ; preds = %323
  %346 = call i32 %338(ptr noundef nonnull %336, ptr noundef nonnull %334, ptr noundef nonnull %3, ptr noundef %342, i64 noundef 4) #26
  br label %347

347:                                              ; preds = %345, %343
  %348 = phi i32 [ %344, %343 ], [ %346, %345 ]
  %349 = icmp eq i32 %348, 0
  br i1 %349, label %381, label %350

350:                                              ; preds = %347
  %351 = load ptr, ptr %5, align 8, !tbaa !273
  %352 = getelementptr inbounds nuw i8, ptr %351, i64 24
  %353 = load ptr, ptr %352, align 8, !tbaa !264
  %354 = load atomic i32, ptr %353 acquire, align 8
  %355 = icmp eq i32 %354, 0
  br i1 %355, label %356, label %389

356:                                              ; preds = %350
  %357 = load ptr, ptr %5, align 8, !tbaa !273
  %358 = getelementptr inbounds nuw i8, ptr %357, i64 24
  %359 = load ptr, ptr %358, align 8, !tbaa !264
  %360 = getelementptr inbounds nuw i8, ptr %359, i64 4
  br label %361

361:                                              ; preds = %361, %356
  %362 = atomicrmw xchg ptr %360, i32 1 acquire, align 4
  %363 = icmp eq i32 %362, 0
  br i1 %363, label %364, label %361, !llvm.loop !265

364:                                              ; preds = %361
  %365 = load atomic i32, ptr %359 monotonic, align 8
  %366 = icmp eq i32 %365, 0
  br i1 %366, label %371, label %367

367:                                              ; preds = %364
  %368 = getelementptr inbounds nuw i8, ptr %359, i64 16
  %369 = load i64, ptr %368, align 8, !tbaa !266
  %370 = icmp sgt i64 %369, 0
  br i1 %370, label %371, label %374

371:                                              ; preds = %367, %364
  %372 = getelementptr inbounds nuw i8, ptr %359, i64 12
  store i32 2147483647, ptr %372, align 4, !tbaa !269
  %373 = getelementptr inbounds nuw i8, ptr %359, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %373, i8 0, i64 32, i1 false)
  store atomic i32 %348, ptr %359 monotonic, align 8
  br label %374

374:                                              ; preds = %371, %367
  store atomic i32 0, ptr %360 release, align 4
  %375 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %376 = load i32, ptr %375, align 8, !tbaa !285
  %377 = load ptr, ptr %5, align 8, !tbaa !273
  %378 = getelementptr inbounds nuw i8, ptr %377, i64 24
  %379 = load ptr, ptr %378, align 8, !tbaa !264
  %380 = getelementptr inbounds nuw i8, ptr %379, i64 8
  store i32 %376, ptr %380, align 8, !tbaa !294
  br label %389

381:                                              ; preds = %347
  %382 = load i32, ptr %329, align 4, !tbaa !5
  %383 = icmp eq i32 %382, 8
  %384 = load i64, ptr %2, align 8
  %385 = load i32, ptr %3, align 4
  %386 = sext i32 %385 to i64
  %387 = select i1 %383, i64 %384, i64 %386
  %388 = call fastcc i32 @take_size(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %30, i64 noundef %387)
  br label %389

389:                                              ; preds = %350, %374, %381
  %390 = phi i32 [ %388, %381 ], [ %348, %350 ], [ %348, %374 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #26
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #26
  br label %737

391:                                              ; preds = %28
  %392 = load ptr, ptr %16, align 8, !tbaa !286
  %393 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %394 = load i32, ptr %393, align 8, !tbaa !287
  %395 = sext i32 %394 to i64
  %396 = getelementptr inbounds i32, ptr %392, i64 %395
  %397 = load ptr, ptr %20, align 8, !tbaa !534
  %398 = getelementptr inbounds nuw i8, ptr %396, i64 4
  %399 = load i32, ptr %398, align 4, !tbaa !5
  %400 = sext i32 %399 to i64
  %401 = getelementptr inbounds %struct.tfc_block, ptr %397, i64 %400
  %402 = load ptr, ptr %17, align 8, !tbaa !298
  %403 = getelementptr inbounds nuw i8, ptr %396, i64 8
  %404 = load i32, ptr %403, align 4, !tbaa !5
  %405 = sext i32 %404 to i64
  %406 = getelementptr inbounds i64, ptr %402, i64 %405
  %407 = load ptr, ptr %18, align 8, !tbaa !291
  %408 = call fastcc i64 @evaluate(ptr noundef %406, ptr noundef %407)
  %409 = icmp slt i64 %408, 0
  br i1 %409, label %433, label %410

410:                                              ; preds = %391
  %411 = load ptr, ptr %401, align 8, !tbaa !223
  %412 = icmp eq ptr %411, null
  br i1 %412, label %417, label %413

413:                                              ; preds = %410
  %414 = getelementptr inbounds nuw i8, ptr %401, i64 8
  %415 = load i64, ptr %414, align 8, !tbaa !535
  %416 = icmp sgt i64 %408, %415
  br i1 %416, label %417, label %454

417:                                              ; preds = %413, %410
  %418 = load ptr, ptr %5, align 8, !tbaa !273
  %419 = getelementptr inbounds nuw i8, ptr %418, i64 32
  %420 = load ptr, ptr %419, align 8, !tbaa !126
  %421 = getelementptr inbounds nuw i8, ptr %420, i64 128
  %422 = load ptr, ptr %421, align 8, !tbaa !540
  %423 = call ptr %422(ptr noundef %420, i64 noundef %408) #26
  %424 = icmp eq ptr %423, null
  br i1 %424, label %433, label %425

425:                                              ; preds = %417
  %426 = load ptr, ptr %401, align 8, !tbaa !223
  %427 = icmp eq ptr %426, null
  br i1 %427, label %431, label %428

428:                                              ; preds = %425
  %429 = getelementptr inbounds nuw i8, ptr %420, i64 136
  %430 = load ptr, ptr %429, align 8, !tbaa !541
  call void %430(ptr noundef nonnull %420, ptr noundef nonnull %426) #26
  br label %431

431:                                              ; preds = %428, %425
  store ptr %423, ptr %401, align 8, !tbaa !31
  %432 = getelementptr inbounds nuw i8, ptr %401, i64 8
  store i64 %408, ptr %432, align 8, !tbaa !121
  br label %454

433:                                              ; preds = %417, %391
  %434 = load ptr, ptr %5, align 8, !tbaa !273
  %435 = getelementptr inbounds nuw i8, ptr %434, i64 24
  %436 = load ptr, ptr %435, align 8, !tbaa !264
  %437 = getelementptr inbounds nuw i8, ptr %436, i64 4
  br label %438

438:                                              ; preds = %438, %433
  %439 = atomicrmw xchg ptr %437, i32 1 acquire, align 4
  %440 = icmp eq i32 %439, 0
  br i1 %440, label %441, label %438, !llvm.loop !265

441:                                              ; preds = %438
  %442 = load atomic i32, ptr %436 monotonic, align 8
  %443 = icmp eq i32 %442, 0
  br i1 %443, label %448, label %444

444:                                              ; preds = %441
  %445 = getelementptr inbounds nuw i8, ptr %436, i64 16
  %446 = load i64, ptr %445, align 8, !tbaa !266
  %447 = icmp sgt i64 %446, 0
  br i1 %447, label %448, label %453

448:                                              ; preds = %444, %441
  %449 = getelementptr inbounds nuw i8, ptr %436, i64 12
  store i32 0, ptr %449, align 4, !tbaa !269
  %450 = getelementptr inbounds nuw i8, ptr %436, i64 16
  store i64 0, ptr %450, align 8, !tbaa !266
  %451 = getelementptr inbounds nuw i8, ptr %436, i64 24
  store i64 %408, ptr %451, align 8, !tbaa !270
  %452 = getelementptr inbounds nuw i8, ptr %436, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %452, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %436 monotonic, align 8
  br label %453

453:                                              ; preds = %448, %444
  store atomic i32 0, ptr %437 release, align 4
  br label %745

454:                                              ; preds = %431, %413
  %455 = phi ptr [ %423, %431 ], [ %411, %413 ]
  %456 = load ptr, ptr %19, align 8, !tbaa !292
  %457 = load i32, ptr %396, align 4, !tbaa !5
  %458 = sext i32 %457 to i64
  %459 = getelementptr inbounds ptr, ptr %456, i64 %458
  store ptr %455, ptr %459, align 8, !tbaa !31
  %460 = getelementptr inbounds nuw i8, ptr %30, i64 12
  %461 = load i32, ptr %460, align 4, !tbaa !288
  %462 = icmp ugt i32 %461, 5
  br i1 %462, label %463, label %742

463:                                              ; preds = %454
  %464 = load i32, ptr %393, align 8, !tbaa !287
  %465 = sext i32 %464 to i64
  br label %466

466:                                              ; preds = %466, %463
  %467 = phi i32 [ 3, %463 ], [ %491, %466 ]
  %468 = load ptr, ptr %16, align 8, !tbaa !286
  %469 = getelementptr inbounds i32, ptr %468, i64 %465
  %470 = zext i32 %467 to i64
  %471 = getelementptr inbounds nuw i32, ptr %469, i64 %470
  %472 = load ptr, ptr %17, align 8, !tbaa !298
  %473 = getelementptr inbounds nuw i8, ptr %471, i64 8
  %474 = load i32, ptr %473, align 4, !tbaa !5
  %475 = sext i32 %474 to i64
  %476 = getelementptr inbounds i64, ptr %472, i64 %475
  %477 = load ptr, ptr %18, align 8, !tbaa !291
  %478 = call fastcc i64 @evaluate(ptr noundef %476, ptr noundef %477)
  %479 = load ptr, ptr %19, align 8, !tbaa !292
  %480 = getelementptr inbounds nuw i8, ptr %471, i64 4
  %481 = load i32, ptr %480, align 4, !tbaa !5
  %482 = sext i32 %481 to i64
  %483 = getelementptr inbounds ptr, ptr %479, i64 %482
  %484 = load ptr, ptr %483, align 8, !tbaa !31
  %485 = ptrtoint ptr %484 to i64
  %486 = add i64 %478, %485
  %487 = inttoptr i64 %486 to ptr
  %488 = load i32, ptr %471, align 4, !tbaa !5
  %489 = sext i32 %488 to i64
  %490 = getelementptr inbounds ptr, ptr %479, i64 %489
  store ptr %487, ptr %490, align 8, !tbaa !31
  %491 = add i32 %467, 3
  %492 = add i32 %467, 5
  %493 = icmp ult i32 %492, %461
  br i1 %493, label %466, label %742, !llvm.loop !536

494:                                              ; preds = %28
  %495 = load ptr, ptr %16, align 8, !tbaa !286
  %496 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %497 = load i32, ptr %496, align 8, !tbaa !287
  %498 = sext i32 %497 to i64
  %499 = getelementptr inbounds i32, ptr %495, i64 %498
  %500 = load ptr, ptr %20, align 8, !tbaa !534
  %501 = getelementptr inbounds nuw i8, ptr %499, i64 4
  %502 = load i32, ptr %501, align 4, !tbaa !5
  %503 = sext i32 %502 to i64
  %504 = getelementptr inbounds %struct.tfc_block, ptr %500, i64 %503
  %505 = load ptr, ptr %21, align 8, !tbaa !542
  %506 = getelementptr inbounds nuw i8, ptr %499, i64 12
  %507 = load i32, ptr %506, align 4, !tbaa !5
  %508 = sext i32 %507 to i64
  %509 = getelementptr inbounds i32, ptr %505, i64 %508
  %510 = load i32, ptr %509, align 4, !tbaa !5
  %511 = sext i32 %510 to i64
  %512 = load ptr, ptr %17, align 8, !tbaa !298
  %513 = getelementptr inbounds nuw i8, ptr %499, i64 8
  %514 = load i32, ptr %513, align 4, !tbaa !5
  %515 = sext i32 %514 to i64
  %516 = getelementptr inbounds i64, ptr %512, i64 %515
  %517 = load ptr, ptr %18, align 8, !tbaa !291
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
  br i1 %525, label %527, label %547

527:                                              ; preds = %522, %494
  %528 = load ptr, ptr %5, align 8, !tbaa !273
  %529 = getelementptr inbounds nuw i8, ptr %528, i64 24
  %530 = load ptr, ptr %529, align 8, !tbaa !264
  %531 = getelementptr inbounds nuw i8, ptr %530, i64 4
  br label %532

532:                                              ; preds = %532, %527
  %533 = atomicrmw xchg ptr %531, i32 1 acquire, align 4
  %534 = icmp eq i32 %533, 0
  br i1 %534, label %535, label %532, !llvm.loop !265

535:                                              ; preds = %532
  %536 = load atomic i32, ptr %530 monotonic, align 8
  %537 = icmp eq i32 %536, 0
  br i1 %537, label %542, label %538

538:                                              ; preds = %535
  %539 = getelementptr inbounds nuw i8, ptr %530, i64 16
  %540 = load i64, ptr %539, align 8, !tbaa !266
  %541 = icmp sgt i64 %540, 0
  br i1 %541, label %542, label %546

542:                                              ; preds = %538, %535
  %543 = getelementptr inbounds nuw i8, ptr %530, i64 12
  store i32 0, ptr %543, align 4, !tbaa !269
  %544 = getelementptr inbounds nuw i8, ptr %530, i64 16
  store <2 x i64> <i64 0, i64 -1>, ptr %544, align 8, !tbaa !121
  %545 = getelementptr inbounds nuw i8, ptr %530, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %545, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %530 monotonic, align 8
  br label %546

546:                                              ; preds = %542, %538
  store atomic i32 0, ptr %531 release, align 4
  br label %745

547:                                              ; preds = %522
  %548 = load ptr, ptr %504, align 8, !tbaa !223
  %549 = icmp eq ptr %548, null
  br i1 %549, label %554, label %550

550:                                              ; preds = %547
  %551 = getelementptr inbounds nuw i8, ptr %504, i64 8
  %552 = load i64, ptr %551, align 8, !tbaa !535
  %553 = icmp sgt i64 %526, %552
  br i1 %553, label %554, label %627

554:                                              ; preds = %550, %547
  %555 = icmp slt i64 %526, 4611686018427387904
  %556 = zext i1 %555 to i64
  %557 = shl nsw i64 %526, %556
  %558 = mul nuw nsw i64 %518, %511
  %559 = load ptr, ptr %5, align 8, !tbaa !273
  %560 = getelementptr inbounds nuw i8, ptr %559, i64 32
  %561 = load ptr, ptr %560, align 8, !tbaa !126
  %562 = getelementptr inbounds nuw i8, ptr %561, i64 128
  %563 = load ptr, ptr %562, align 8, !tbaa !540
  %564 = call ptr %563(ptr noundef %561, i64 noundef %557) #26
  %565 = icmp eq ptr %564, null
  br i1 %565, label %580, label %566

566:                                              ; preds = %554
  %567 = icmp eq i64 %558, 0
  br i1 %567, label %574, label %568

568:                                              ; preds = %566
  %569 = getelementptr inbounds nuw i8, ptr %561, i64 64
  %570 = load ptr, ptr %569, align 8, !tbaa !174
  %571 = load ptr, ptr %504, align 8, !tbaa !223
  %572 = call i32 %570(ptr noundef nonnull %561, ptr noundef nonnull %564, ptr noundef %571, i64 noundef range(i64 0, -9223372036854775808) %558) #26
  %573 = icmp eq i32 %572, 0
  br i1 %573, label %574, label %580

574:                                              ; preds = %568, %566
  %575 = load ptr, ptr %504, align 8, !tbaa !223
  %576 = icmp eq ptr %575, null
  br i1 %576, label %623, label %577

577:                                              ; preds = %574
  %578 = getelementptr inbounds nuw i8, ptr %561, i64 136
  %579 = load ptr, ptr %578, align 8, !tbaa !541
  call void %579(ptr noundef nonnull %561, ptr noundef nonnull %575) #26
  br label %623

580:                                              ; preds = %568, %554
  %581 = load ptr, ptr %5, align 8, !tbaa !273
  %582 = getelementptr inbounds nuw i8, ptr %581, i64 32
  %583 = load ptr, ptr %582, align 8, !tbaa !126
  %584 = getelementptr inbounds nuw i8, ptr %583, i64 128
  %585 = load ptr, ptr %584, align 8, !tbaa !540
  %586 = call ptr %585(ptr noundef %583, i64 noundef %526) #26
  %587 = icmp eq ptr %586, null
  br i1 %587, label %602, label %588

588:                                              ; preds = %580
  %589 = icmp eq i64 %558, 0
  br i1 %589, label %596, label %590

590:                                              ; preds = %588
  %591 = getelementptr inbounds nuw i8, ptr %583, i64 64
  %592 = load ptr, ptr %591, align 8, !tbaa !174
  %593 = load ptr, ptr %504, align 8, !tbaa !223
  %594 = call i32 %592(ptr noundef nonnull %583, ptr noundef nonnull %586, ptr noundef %593, i64 noundef range(i64 0, -9223372036854775808) %558) #26
  %595 = icmp eq i32 %594, 0
  br i1 %595, label %596, label %602

596:                                              ; preds = %590, %588
  %597 = load ptr, ptr %504, align 8, !tbaa !223
  %598 = icmp eq ptr %597, null
  br i1 %598, label %623, label %599

599:                                              ; preds = %596
  %600 = getelementptr inbounds nuw i8, ptr %583, i64 136
  %601 = load ptr, ptr %600, align 8, !tbaa !541
  call void %601(ptr noundef nonnull %583, ptr noundef nonnull %597) #26
  br label %623

602:                                              ; preds = %590, %580
  %603 = load ptr, ptr %5, align 8, !tbaa !273
  %604 = getelementptr inbounds nuw i8, ptr %603, i64 24
  %605 = load ptr, ptr %604, align 8, !tbaa !264
  %606 = getelementptr inbounds nuw i8, ptr %605, i64 4
  br label %607

607:                                              ; preds = %607, %602
  %608 = atomicrmw xchg ptr %606, i32 1 acquire, align 4
  %609 = icmp eq i32 %608, 0
  br i1 %609, label %610, label %607, !llvm.loop !265

610:                                              ; preds = %607
  %611 = load atomic i32, ptr %605 monotonic, align 8
  %612 = icmp eq i32 %611, 0
  br i1 %612, label %617, label %613

613:                                              ; preds = %610
  %614 = getelementptr inbounds nuw i8, ptr %605, i64 16
  %615 = load i64, ptr %614, align 8, !tbaa !266
  %616 = icmp sgt i64 %615, 0
  br i1 %616, label %617, label %622

617:                                              ; preds = %613, %610
  %618 = getelementptr inbounds nuw i8, ptr %605, i64 12
  store i32 0, ptr %618, align 4, !tbaa !269
  %619 = getelementptr inbounds nuw i8, ptr %605, i64 16
  store i64 0, ptr %619, align 8, !tbaa !266
  %620 = getelementptr inbounds nuw i8, ptr %605, i64 24
  store i64 %526, ptr %620, align 8, !tbaa !270
  %621 = getelementptr inbounds nuw i8, ptr %605, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %621, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %605 monotonic, align 8
  br label %622

622:                                              ; preds = %617, %613
  store atomic i32 0, ptr %606 release, align 4
  br label %745

623:                                              ; preds = %599, %596, %577, %574
  %624 = phi ptr [ %564, %577 ], [ %564, %574 ], [ %586, %596 ], [ %586, %599 ]
  %625 = phi i64 [ %557, %577 ], [ %557, %574 ], [ %526, %596 ], [ %526, %599 ]
  store ptr %624, ptr %504, align 8, !tbaa !31
  %626 = getelementptr inbounds nuw i8, ptr %504, i64 8
  store i64 %625, ptr %626, align 8, !tbaa !121
  br label %627

627:                                              ; preds = %623, %550
  %628 = phi ptr [ %548, %550 ], [ %624, %623 ]
  %629 = load ptr, ptr %19, align 8, !tbaa !292
  %630 = load i32, ptr %499, align 4, !tbaa !5
  %631 = sext i32 %630 to i64
  %632 = getelementptr inbounds ptr, ptr %629, i64 %631
  store ptr %628, ptr %632, align 8, !tbaa !31
  %633 = getelementptr inbounds nuw i8, ptr %30, i64 12
  %634 = load i32, ptr %633, align 4, !tbaa !288
  %635 = icmp ugt i32 %634, 6
  br i1 %635, label %636, label %742

636:                                              ; preds = %627
  %637 = load i32, ptr %496, align 8, !tbaa !287
  %638 = sext i32 %637 to i64
  br label %639

639:                                              ; preds = %639, %636
  %640 = phi i32 [ 4, %636 ], [ %664, %639 ]
  %641 = load ptr, ptr %16, align 8, !tbaa !286
  %642 = getelementptr inbounds i32, ptr %641, i64 %638
  %643 = zext i32 %640 to i64
  %644 = getelementptr inbounds nuw i32, ptr %642, i64 %643
  %645 = load ptr, ptr %17, align 8, !tbaa !298
  %646 = getelementptr inbounds nuw i8, ptr %644, i64 8
  %647 = load i32, ptr %646, align 4, !tbaa !5
  %648 = sext i32 %647 to i64
  %649 = getelementptr inbounds i64, ptr %645, i64 %648
  %650 = load ptr, ptr %18, align 8, !tbaa !291
  %651 = call fastcc i64 @evaluate(ptr noundef %649, ptr noundef %650)
  %652 = load ptr, ptr %19, align 8, !tbaa !292
  %653 = getelementptr inbounds nuw i8, ptr %644, i64 4
  %654 = load i32, ptr %653, align 4, !tbaa !5
  %655 = sext i32 %654 to i64
  %656 = getelementptr inbounds ptr, ptr %652, i64 %655
  %657 = load ptr, ptr %656, align 8, !tbaa !31
  %658 = ptrtoint ptr %657 to i64
  %659 = add i64 %651, %658
  %660 = inttoptr i64 %659 to ptr
  %661 = load i32, ptr %644, align 4, !tbaa !5
  %662 = sext i32 %661 to i64
  %663 = getelementptr inbounds ptr, ptr %652, i64 %662
  store ptr %660, ptr %663, align 8, !tbaa !31
  %664 = add i32 %640, 3
  %665 = add i32 %640, 5
  %666 = icmp ult i32 %665, %634
  br i1 %666, label %639, label %742, !llvm.loop !536

667:                                              ; preds = %28
  %668 = load ptr, ptr %16, align 8, !tbaa !286
  %669 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %670 = load i32, ptr %669, align 8, !tbaa !287
  %671 = sext i32 %670 to i64
  %672 = getelementptr inbounds i32, ptr %668, i64 %671
  %673 = load ptr, ptr %17, align 8, !tbaa !298
  %674 = getelementptr inbounds nuw i8, ptr %672, i64 4
  %675 = load i32, ptr %674, align 4, !tbaa !5
  %676 = sext i32 %675 to i64
  %677 = getelementptr inbounds i64, ptr %673, i64 %676
  %678 = load ptr, ptr %18, align 8, !tbaa !291
  %679 = call fastcc i64 @evaluate(ptr noundef %677, ptr noundef %678)
  %680 = icmp sgt i64 %679, 0
  br i1 %680, label %681, label %742

681:                                              ; preds = %667
  %682 = load ptr, ptr %5, align 8, !tbaa !273
  %683 = getelementptr inbounds nuw i8, ptr %682, i64 32
  %684 = load ptr, ptr %683, align 8, !tbaa !126
  %685 = getelementptr inbounds nuw i8, ptr %684, i64 56
  %686 = load ptr, ptr %685, align 8, !tbaa !543
  %687 = load ptr, ptr %19, align 8, !tbaa !292
  %688 = load i32, ptr %672, align 4, !tbaa !5
  %689 = sext i32 %688 to i64
  %690 = getelementptr inbounds ptr, ptr %687, i64 %689
  %691 = load ptr, ptr %690, align 8, !tbaa !31
  %692 = call i32 %686(ptr noundef %684, ptr noundef %691, i32 noundef 255, i64 noundef %679) #26
  %693 = icmp eq i32 %692, 0
  br i1 %693, label %742, label %694

694:                                              ; preds = %681
  %695 = load ptr, ptr %5, align 8, !tbaa !273
  %696 = getelementptr inbounds nuw i8, ptr %695, i64 24
  %697 = load ptr, ptr %696, align 8, !tbaa !264
  %698 = load atomic i32, ptr %697 acquire, align 8
  %699 = icmp eq i32 %698, 0
  br i1 %699, label %700, label %753

700:                                              ; preds = %694
  %701 = load ptr, ptr %5, align 8, !tbaa !273
  %702 = getelementptr inbounds nuw i8, ptr %701, i64 24
  %703 = load ptr, ptr %702, align 8, !tbaa !264
  %704 = getelementptr inbounds nuw i8, ptr %703, i64 4
  br label %705

705:                                              ; preds = %705, %700
  %706 = atomicrmw xchg ptr %704, i32 1 acquire, align 4
  %707 = icmp eq i32 %706, 0
  br i1 %707, label %708, label %705, !llvm.loop !265

708:                                              ; preds = %705
  %709 = load atomic i32, ptr %703 monotonic, align 8
  %710 = icmp eq i32 %709, 0
  br i1 %710, label %715, label %711

711:                                              ; preds = %708
  %712 = getelementptr inbounds nuw i8, ptr %703, i64 16
  %713 = load i64, ptr %712, align 8, !tbaa !266
  %714 = icmp sgt i64 %713, 0
  br i1 %714, label %715, label %718

715:                                              ; preds = %711, %708
  %716 = getelementptr inbounds nuw i8, ptr %703, i64 12
  store i32 2147483647, ptr %716, align 4, !tbaa !269
  %717 = getelementptr inbounds nuw i8, ptr %703, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %717, i8 0, i64 32, i1 false)
  store atomic i32 %692, ptr %703 monotonic, align 8
  br label %718

718:                                              ; preds = %715, %711
  store atomic i32 0, ptr %704 release, align 4
  br label %745

719:                                              ; preds = %28
  %720 = load ptr, ptr %5, align 8, !tbaa !273
  %721 = getelementptr inbounds nuw i8, ptr %720, i64 24
  %722 = load ptr, ptr %721, align 8, !tbaa !264
  %723 = getelementptr inbounds nuw i8, ptr %722, i64 4
  br label %724

724:                                              ; preds = %724, %719
  %725 = atomicrmw xchg ptr %723, i32 1 acquire, align 4
  %726 = icmp eq i32 %725, 0
  br i1 %726, label %727, label %724, !llvm.loop !265

727:                                              ; preds = %724
  %728 = load atomic i32, ptr %722 monotonic, align 8
  %729 = icmp eq i32 %728, 0
  br i1 %729, label %734, label %730

730:                                              ; preds = %727
  %731 = getelementptr inbounds nuw i8, ptr %722, i64 16
  %732 = load i64, ptr %731, align 8, !tbaa !266
  %733 = icmp sgt i64 %732, 0
  br i1 %733, label %734, label %736

734:                                              ; preds = %730, %727
  %735 = getelementptr inbounds nuw i8, ptr %722, i64 12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %735, i8 0, i64 36, i1 false)
  store atomic i32 13, ptr %722 monotonic, align 8
  br label %736

736:                                              ; preds = %730, %734
  store atomic i32 0, ptr %723 release, align 4
  br label %745

737:                                              ; preds = %247, %389, %249, %206
  %738 = phi i32 [ %250, %249 ], [ %207, %206 ], [ %390, %389 ], [ %248, %247 ]
  %739 = icmp eq i32 %738, 0
  br i1 %739, label %740, label %753

740:                                              ; preds = %737
  %741 = load i64, ptr %4, align 8, !tbaa !121
  br label %742

742:                                              ; preds = %639, %466, %289, %740, %667, %681, %627, %454, %251, %103, %321, %160, %131
  %743 = phi i64 [ %741, %740 ], [ %31, %466 ], [ %31, %289 ], [ %31, %131 ], [ %31, %667 ], [ %31, %681 ], [ %31, %627 ], [ %31, %454 ], [ %31, %251 ], [ %31, %103 ], [ %322, %321 ], [ %163, %160 ], [ %31, %639 ]
  %744 = icmp slt i64 %743, %13
  br i1 %744, label %28, label %753, !llvm.loop !544

745:                                              ; preds = %546, %622, %65, %130, %453, %718, %159, %246, %736
  %746 = phi i32 [ 1, %246 ], [ %133, %159 ], [ %692, %718 ], [ 8, %453 ], [ 13, %736 ], [ 1, %65 ], [ %104, %130 ], [ 8, %622 ], [ 8, %546 ]
  %747 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %748 = load i32, ptr %747, align 8, !tbaa !285
  %749 = load ptr, ptr %5, align 8, !tbaa !273
  %750 = getelementptr inbounds nuw i8, ptr %749, i64 24
  %751 = load ptr, ptr %750, align 8, !tbaa !264
  %752 = getelementptr inbounds nuw i8, ptr %751, i64 8
  store i32 %748, ptr %752, align 8, !tbaa !294
  br label %753

753:                                              ; preds = %737, %742, %745, %1, %106, %694, %135
  %754 = phi i32 [ %133, %135 ], [ %746, %745 ], [ %692, %694 ], [ %104, %106 ], [ 0, %1 ], [ %738, %737 ], [ 0, %742 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #26
  ret i32 %754
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @steer_on_device(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull writeonly captures(none) %2) unnamed_addr #31 {
  %4 = alloca i8, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #26
  store i8 0, ptr %4, align 4, !tbaa !98
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %6 = load i32, ptr %5, align 4, !tbaa !282
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %8 = load ptr, ptr %7, align 8, !tbaa !286
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %10 = load i32, ptr %9, align 8, !tbaa !287
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i32, ptr %8, i64 %11
  switch i32 %6, label %97 [
    i32 3, label %13
    i32 4, label %33
  ]

13:                                               ; preds = %3
  %14 = load i32, ptr %12, align 4, !tbaa !5
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %16 = load ptr, ptr %15, align 8, !tbaa !273
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 32
  %18 = load ptr, ptr %17, align 8, !tbaa !126
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 40
  %20 = load ptr, ptr %19, align 8, !tbaa !173
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %22 = load ptr, ptr %21, align 8, !tbaa !292
  %23 = sext i32 %14 to i64
  %24 = getelementptr inbounds ptr, ptr %22, i64 %23
  %25 = load ptr, ptr %24, align 8, !tbaa !31
  %26 = call i32 %20(ptr noundef %18, ptr noundef %16, ptr noundef nonnull %4, ptr noundef %25, i64 noundef 1) #26
  %27 = load i8, ptr %4, align 4, !tbaa !98
  %28 = icmp eq i8 %27, 0
  br i1 %28, label %29, label %129

29:                                               ; preds = %13
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %31 = load i32, ptr %30, align 8, !tbaa !295
  %32 = sext i32 %31 to i64
  store i64 %32, ptr %2, align 8, !tbaa !121
  br label %129

33:                                               ; preds = %3
  %34 = load i32, ptr %12, align 4, !tbaa !5
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %36 = load ptr, ptr %35, align 8, !tbaa !542
  %37 = sext i32 %34 to i64
  %38 = getelementptr inbounds i32, ptr %36, i64 %37
  store i32 0, ptr %38, align 4, !tbaa !5
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %40 = load ptr, ptr %39, align 8, !tbaa !273
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 32
  %42 = load ptr, ptr %41, align 8, !tbaa !126
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 48
  %44 = load ptr, ptr %43, align 8, !tbaa !179
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %46 = load ptr, ptr %45, align 8, !tbaa !292
  %47 = getelementptr inbounds ptr, ptr %46, i64 %37
  %48 = load ptr, ptr %47, align 8, !tbaa !31
  %49 = tail call i32 %44(ptr noundef %42, ptr noundef %0, ptr noundef %48, i32 noundef 0) #26
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %132

51:                                               ; preds = %33
  %52 = getelementptr inbounds nuw i8, ptr %12, i64 4
  %53 = load i32, ptr %52, align 4, !tbaa !5
  %54 = icmp slt i32 %53, 0
  br i1 %54, label %165, label %55

55:                                               ; preds = %51
  %56 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %57 = load i32, ptr %56, align 4, !tbaa !5
  %58 = icmp sgt i32 %57, -1
  br i1 %58, label %59, label %71

59:                                               ; preds = %55
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %61 = load ptr, ptr %60, align 8, !tbaa !298
  %62 = zext nneg i32 %57 to i64
  %63 = getelementptr inbounds nuw i64, ptr %61, i64 %62
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %65 = load ptr, ptr %64, align 8, !tbaa !291
  %66 = tail call fastcc i64 @evaluate(ptr noundef %63, ptr noundef %65)
  %67 = trunc i64 %66 to i32
  %68 = load ptr, ptr %35, align 8, !tbaa !542
  %69 = zext nneg i32 %53 to i64
  %70 = getelementptr inbounds nuw i32, ptr %68, i64 %69
  store i32 %67, ptr %70, align 4, !tbaa !5
  br label %85

71:                                               ; preds = %55
  %72 = load ptr, ptr %35, align 8, !tbaa !542
  %73 = zext nneg i32 %53 to i64
  %74 = getelementptr inbounds nuw i32, ptr %72, i64 %73
  %75 = load ptr, ptr %39, align 8, !tbaa !273
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 32
  %77 = load ptr, ptr %76, align 8, !tbaa !126
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 40
  %79 = load ptr, ptr %78, align 8, !tbaa !173
  %80 = load ptr, ptr %45, align 8, !tbaa !292
  %81 = getelementptr inbounds nuw ptr, ptr %80, i64 %73
  %82 = load ptr, ptr %81, align 8, !tbaa !31
  %83 = tail call i32 %79(ptr noundef %77, ptr noundef %75, ptr noundef %74, ptr noundef %82, i64 noundef 4) #26
  %84 = load ptr, ptr %35, align 8, !tbaa !542
  br label %85

85:                                               ; preds = %71, %59
  %86 = phi ptr [ %68, %59 ], [ %84, %71 ]
  %87 = phi i32 [ 0, %59 ], [ %83, %71 ]
  %88 = load i32, ptr %52, align 4, !tbaa !5
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds i32, ptr %86, i64 %89
  %91 = load i32, ptr %90, align 4, !tbaa !5
  %92 = icmp slt i32 %91, 1
  br i1 %92, label %93, label %129

93:                                               ; preds = %85
  %94 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %95 = load i32, ptr %94, align 8, !tbaa !295
  %96 = sext i32 %95 to i64
  store i64 %96, ptr %2, align 8, !tbaa !121
  br label %129

97:                                               ; preds = %3
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %99 = load ptr, ptr %98, align 8, !tbaa !542
  %100 = load i32, ptr %12, align 4, !tbaa !5
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds i32, ptr %99, i64 %101
  %103 = load i32, ptr %102, align 4, !tbaa !5
  %104 = add i32 %103, 1
  %105 = getelementptr inbounds nuw i8, ptr %12, i64 4
  %106 = load i32, ptr %105, align 4, !tbaa !5
  %107 = icmp slt i32 %106, 0
  br i1 %107, label %113, label %108

108:                                              ; preds = %97
  %109 = zext nneg i32 %106 to i64
  %110 = getelementptr inbounds nuw i32, ptr %99, i64 %109
  %111 = load i32, ptr %110, align 4, !tbaa !5
  %112 = icmp slt i32 %104, %111
  br i1 %112, label %113, label %117

113:                                              ; preds = %108, %97
  %114 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %115 = load i32, ptr %114, align 8, !tbaa !295
  %116 = sext i32 %115 to i64
  store i64 %116, ptr %2, align 8, !tbaa !121
  br label %117

117:                                              ; preds = %108, %113
  store i32 %104, ptr %102, align 4, !tbaa !5
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %119 = load ptr, ptr %118, align 8, !tbaa !273
  %120 = getelementptr inbounds nuw i8, ptr %119, i64 32
  %121 = load ptr, ptr %120, align 8, !tbaa !126
  %122 = getelementptr inbounds nuw i8, ptr %121, i64 48
  %123 = load ptr, ptr %122, align 8, !tbaa !179
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %125 = load ptr, ptr %124, align 8, !tbaa !292
  %126 = getelementptr inbounds ptr, ptr %125, i64 %101
  %127 = load ptr, ptr %126, align 8, !tbaa !31
  %128 = tail call i32 %123(ptr noundef %121, ptr noundef nonnull %0, ptr noundef %127, i32 noundef %104) #26
  br label %129

129:                                              ; preds = %93, %85, %13, %29, %117
  %130 = phi i32 [ %128, %117 ], [ %26, %13 ], [ %26, %29 ], [ %87, %93 ], [ %87, %85 ]
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %165, label %132

132:                                              ; preds = %33, %129
  %133 = phi i32 [ %130, %129 ], [ %49, %33 ]
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %135 = load ptr, ptr %134, align 8, !tbaa !273
  %136 = getelementptr inbounds nuw i8, ptr %135, i64 24
  %137 = load ptr, ptr %136, align 8, !tbaa !264
  %138 = load atomic i32, ptr %137 acquire, align 8
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %165

140:                                              ; preds = %132
  %141 = load ptr, ptr %134, align 8, !tbaa !273
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 24
  %143 = load ptr, ptr %142, align 8, !tbaa !264
  %144 = getelementptr inbounds nuw i8, ptr %143, i64 4
  br label %145

145:                                              ; preds = %145, %140
  %146 = atomicrmw xchg ptr %144, i32 1 acquire, align 4
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %148, label %145, !llvm.loop !265

148:                                              ; preds = %145
  %149 = load atomic i32, ptr %143 monotonic, align 8
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %155, label %151

151:                                              ; preds = %148
  %152 = getelementptr inbounds nuw i8, ptr %143, i64 16
  %153 = load i64, ptr %152, align 8, !tbaa !266
  %154 = icmp sgt i64 %153, 0
  br i1 %154, label %155, label %158

155:                                              ; preds = %151, %148
  %156 = getelementptr inbounds nuw i8, ptr %143, i64 12
  store i32 2147483647, ptr %156, align 4, !tbaa !269
  %157 = getelementptr inbounds nuw i8, ptr %143, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %157, i8 0, i64 32, i1 false)
  store atomic i32 %133, ptr %143 monotonic, align 8
  br label %158

158:                                              ; preds = %155, %151
  store atomic i32 0, ptr %144 release, align 4
  %159 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %160 = load i32, ptr %159, align 8, !tbaa !285
  %161 = load ptr, ptr %134, align 8, !tbaa !273
  %162 = getelementptr inbounds nuw i8, ptr %161, i64 24
  %163 = load ptr, ptr %162, align 8, !tbaa !264
  %164 = getelementptr inbounds nuw i8, ptr %163, i64 8
  store i32 %160, ptr %164, align 8, !tbaa !294
  br label %165

165:                                              ; preds = %51, %158, %132, %129
  %166 = phi i32 [ %133, %158 ], [ 0, %129 ], [ %133, %132 ], [ 0, %51 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #26
  ret i32 %166
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #25

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
attributes #25 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #26 = { nounwind }
attributes #27 = { nounwind allocsize(1) }

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
!34 = !{!"tfc_ctx", !6, i64 0, !6, i64 4, !35, i64 8, !36, i64 16, !37, i64 24, !38, i64 32, !39, i64 40, !40, i64 48}
!35 = !{!"p1 _ZTS8tfc_pool", !12, i64 0}
!36 = !{!"p1 _ZTS8tfc_host", !12, i64 0}
!37 = !{!"p1 _ZTS11tfc_failure", !12, i64 0}
!38 = !{!"p1 _ZTS10tfc_device", !12, i64 0}
!39 = !{!"p1 _ZTS10tfc_checks", !12, i64 0}
!40 = !{!"p1 _ZTS9tfc_timer", !12, i64 0}
!41 = !{!10, !18, i64 96}
!42 = !{!10, !6, i64 176}
!43 = !{!10, !11, i64 0}
!44 = !{!10, !6, i64 56}
!45 = !{!46, !49, i64 24}
!46 = !{!"tfc_graph", !47, i64 0, !48, i64 8, !21, i64 16, !49, i64 24, !50, i64 32, !21, i64 40, !21, i64 48, !6, i64 56, !6, i64 60}
!47 = !{!"p1 _ZTS8tfc_node", !12, i64 0}
!48 = !{!"p1 _ZTS8tfc_edge", !12, i64 0}
!49 = !{!"p1 _ZTS9tfc_frame", !12, i64 0}
!50 = !{!"p1 long", !12, i64 0}
!51 = !{!52, !11, i64 0}
!52 = !{!"tfc_instance", !11, i64 0, !49, i64 8, !47, i64 16, !53, i64 24, !53, i64 32, !54, i64 40, !23, i64 48, !23, i64 56, !23, i64 64, !6, i64 72, !6, i64 76, !55, i64 80, !56, i64 88, !56, i64 96, !50, i64 104, !14, i64 112, !14, i64 120}
!53 = !{!"p1 _ZTS12tfc_instance", !12, i64 0}
!54 = !{!"p1 _ZTS13tfc_iteration", !12, i64 0}
!55 = !{!"p2 _ZTS13tfc_iteration", !15, i64 0}
!56 = !{!"p1 _ZTS4held", !12, i64 0}
!57 = !{!46, !6, i64 56}
!58 = !{!10, !14, i64 24}
!59 = !{!52, !14, i64 112}
!60 = !{!52, !55, i64 80}
!61 = !{!52, !49, i64 8}
!62 = !{!54, !54, i64 0}
!63 = !{!64, !6, i64 28}
!64 = !{!"tfc_frame", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28, !21, i64 32, !21, i64 40, !21, i64 48, !23, i64 56}
!65 = !{!66, !23, i64 8}
!66 = !{!"tfc_iteration", !23, i64 0, !23, i64 8, !23, i64 16, !53, i64 24, !14, i64 32, !21, i64 40, !21, i64 48}
!67 = !{!10, !6, i64 112}
!68 = !{!46, !47, i64 0}
!69 = !{!64, !21, i64 32}
!70 = !{!47, !47, i64 0}
!71 = !{!53, !53, i64 0}
!72 = distinct !{!72, !29}
!73 = !{!19, !19, i64 0}
!74 = !{!26, !6, i64 24}
!75 = distinct !{!75, !29}
!76 = !{!10, !23, i64 232}
!77 = !{!10, !20, i64 128}
!78 = !{!79, !23, i64 16}
!79 = !{!"tfc_group", !80, i64 0, !81, i64 8, !23, i64 16, !6, i64 24, !6, i64 28, !7, i64 32, !7, i64 36, !7, i64 40, !6, i64 44, !6, i64 48, !6, i64 52, !6, i64 56, !82, i64 64, !82, i64 72, !6, i64 80}
!80 = !{!"p2 _ZTS12tfc_executor", !15, i64 0}
!81 = !{!"p1 _ZTS12tfc_transfer", !12, i64 0}
!82 = !{!"p1 _ZTS10tfc_parcel", !12, i64 0}
!83 = !{!10, !23, i64 200}
!84 = !{!85, !23, i64 0}
!85 = !{!"timespec", !23, i64 0, !23, i64 8}
!86 = !{!85, !23, i64 8}
!87 = !{!10, !6, i64 60}
!88 = !{!89, !12, i64 40}
!89 = !{!"tfc_host", !6, i64 0, !6, i64 4, !12, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !12, i64 40, !12, i64 48}
!90 = !{!89, !12, i64 8}
!91 = !{!10, !24, i64 216}
!92 = !{!10, !23, i64 224}
!93 = !{!10, !23, i64 240}
!94 = !{!66, !14, i64 32}
!95 = !{!96, !6, i64 16}
!96 = !{!"tfc_node", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36, !6, i64 40}
!97 = !{!10, !14, i64 40}
!98 = !{!7, !7, i64 0}
!99 = !{!96, !6, i64 0}
!100 = !{!10, !21, i64 136}
!101 = !{!96, !6, i64 4}
!102 = !{!103, !6, i64 48}
!103 = !{!"tfc_activation", !104, i64 0, !6, i64 56, !6, i64 60, !6, i64 64, !6, i64 68, !82, i64 72, !14, i64 80, !14, i64 88, !53, i64 96, !54, i64 104}
!104 = !{!"tfc_parcel", !82, i64 0, !105, i64 8, !19, i64 16, !23, i64 24, !23, i64 32, !12, i64 40, !6, i64 48, !6, i64 52}
!105 = !{!"p1 _ZTS12tfc_executor", !12, i64 0}
!106 = distinct !{!106, !29}
!107 = distinct !{!107, !29}
!108 = !{!79, !81, i64 8}
!109 = !{!104, !6, i64 48}
!110 = !{!82, !82, i64 0}
!111 = !{!104, !23, i64 24}
!112 = distinct !{!112, !29}
!113 = !{!104, !6, i64 52}
!114 = !{!104, !82, i64 0}
!115 = !{!79, !6, i64 28}
!116 = !{!79, !6, i64 44}
!117 = !{!103, !82, i64 72}
!118 = !{!10, !22, i64 144}
!119 = !{!66, !23, i64 16}
!120 = !{!105, !105, i64 0}
!121 = !{!23, !23, i64 0}
!122 = !{!123, !23, i64 8}
!123 = !{!"tfc_transfer", !82, i64 0, !23, i64 8, !23, i64 16}
!124 = !{!104, !23, i64 32}
!125 = !{!123, !23, i64 16}
!126 = !{!34, !38, i64 32}
!127 = !{!128, !12, i64 96}
!128 = !{!"tfc_device", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !12, i64 40, !12, i64 48, !12, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !12, i64 88, !12, i64 96, !12, i64 104, !12, i64 112, !12, i64 120, !12, i64 128, !12, i64 136}
!129 = !{!26, !12, i64 0}
!130 = !{!104, !12, i64 40}
!131 = distinct !{!131, !29}
!132 = distinct !{!132, !29}
!133 = !{!96, !6, i64 24}
!134 = !{!96, !6, i64 36}
!135 = !{!46, !21, i64 40}
!136 = !{!103, !14, i64 88}
!137 = !{!46, !50, i64 32}
!138 = !{!46, !21, i64 48}
!139 = distinct !{!139, !29}
!140 = !{!10, !23, i64 192}
!141 = !{!52, !47, i64 16}
!142 = !{!52, !53, i64 24}
!143 = !{!52, !54, i64 40}
!144 = !{!145}
!145 = distinct !{!145, !146}
!146 = distinct !{!146, !"LVerDomain"}
!147 = !{!148}
!148 = distinct !{!148, !146}
!149 = distinct !{!149, !29, !150, !151}
!150 = !{!"llvm.loop.isvectorized", i32 1}
!151 = !{!"llvm.loop.unroll.runtime.disable"}
!152 = distinct !{!152, !29, !150}
!153 = !{!10, !13, i64 8}
!154 = !{!96, !6, i64 20}
!155 = !{!156, !21, i64 16}
!156 = !{!"tfc_region_use", !157, i64 0, !15, i64 8, !21, i64 16, !21, i64 24, !158, i64 32, !23, i64 40, !23, i64 48}
!157 = !{!"p1 _ZTS10tfc_region", !12, i64 0}
!158 = !{!"p1 _ZTS8tfc_move", !12, i64 0}
!159 = !{!156, !15, i64 8}
!160 = distinct !{!160, !29}
!161 = !{!156, !23, i64 40}
!162 = !{!156, !21, i64 24}
!163 = distinct !{!163, !29}
!164 = !{!156, !158, i64 32}
!165 = !{!166, !6, i64 4}
!166 = !{!"tfc_move", !6, i64 0, !6, i64 4, !23, i64 8}
!167 = !{!166, !23, i64 8}
!168 = !{!166, !6, i64 0}
!169 = distinct !{!169, !29}
!170 = !{!156, !23, i64 48}
!171 = !{!10, !6, i64 168}
!172 = !{!156, !157, i64 0}
!173 = !{!128, !12, i64 40}
!174 = !{!128, !12, i64 64}
!175 = distinct !{!175, !29}
!176 = !{!46, !21, i64 16}
!177 = !{!96, !6, i64 40}
!178 = distinct !{!178, !29}
!179 = !{!128, !12, i64 48}
!180 = !{!10, !14, i64 16}
!181 = !{!52, !14, i64 120}
!182 = !{!10, !14, i64 32}
!183 = distinct !{!183, !29}
!184 = !{!10, !23, i64 184}
!185 = distinct !{!185, !29}
!186 = !{!104, !19, i64 16}
!187 = distinct !{!187, !29}
!188 = !{!10, !6, i64 116}
!189 = !{!10, !6, i64 120}
!190 = !{!10, !6, i64 124}
!191 = !{!103, !53, i64 96}
!192 = !{!103, !6, i64 60}
!193 = !{!103, !6, i64 56}
!194 = !{!103, !6, i64 64}
!195 = !{!104, !105, i64 8}
!196 = !{!128, !12, i64 112}
!197 = !{!128, !12, i64 120}
!198 = !{!128, !12, i64 88}
!199 = !{!128, !12, i64 72}
!200 = !{!128, !12, i64 80}
!201 = !{!10, !6, i64 172}
!202 = !{!103, !54, i64 104}
!203 = !{!103, !23, i64 32}
!204 = !{!205, !6, i64 8}
!205 = !{!"tfc_driver", !6, i64 0, !6, i64 4, !6, i64 8}
!206 = !{!79, !6, i64 56}
!207 = !{!205, !6, i64 0}
!208 = !{!79, !82, i64 64}
!209 = distinct !{!209, !29}
!210 = !{!79, !7, i64 32}
!211 = !{!205, !6, i64 4}
!212 = !{!79, !6, i64 24}
!213 = !{!79, !80, i64 0}
!214 = distinct !{!214, !29}
!215 = !{!79, !6, i64 48}
!216 = !{!10, !7, i64 208}
!217 = !{!79, !6, i64 52}
!218 = !{!79, !82, i64 72}
!219 = !{!79, !6, i64 80}
!220 = distinct !{!220, !29}
!221 = !{!128, !12, i64 104}
!222 = distinct !{!222, !29}
!223 = !{!224, !12, i64 0}
!224 = !{!"tfc_block", !12, i64 0, !23, i64 8}
!225 = !{!226, !23, i64 40}
!226 = !{!"tfc_monitor", !7, i64 0, !6, i64 4, !227, i64 8, !23, i64 16, !23, i64 24, !228, i64 32, !23, i64 40, !23, i64 48}
!227 = !{!"p1 _ZTS9tfc_event", !12, i64 0}
!228 = !{!"p1 _ZTS8tfc_runs", !12, i64 0}
!229 = !{!226, !228, i64 32}
!230 = !{!231, !23, i64 0}
!231 = !{!"tfc_runs", !23, i64 0, !23, i64 8, !23, i64 16, !23, i64 24}
!232 = !{!231, !23, i64 16}
!233 = !{!231, !23, i64 24}
!234 = !{!226, !23, i64 48}
!235 = !{!226, !23, i64 24}
!236 = !{!226, !23, i64 16}
!237 = !{!226, !227, i64 8}
!238 = !{!231, !23, i64 8}
!239 = !{!240, !23, i64 8}
!240 = !{!"tfc_event", !23, i64 0, !23, i64 8, !23, i64 16}
!241 = !{!242, !35, i64 160}
!242 = !{!"tfc_worker", !7, i64 0, !23, i64 8, !23, i64 16, !7, i64 24, !7, i64 28, !243, i64 32, !35, i64 160, !23, i64 168}
!243 = !{!"tfc_processors", !7, i64 0}
!244 = distinct !{!244, !29}
!245 = distinct !{!245, !29}
!246 = distinct !{!246, !29}
!247 = !{!242, !23, i64 168}
!248 = distinct !{!248, !29}
!249 = !{!89, !12, i64 16}
!250 = !{!89, !6, i64 4}
!251 = !{!34, !35, i64 8}
!252 = !{!253, !12, i64 0}
!253 = !{!"tfc_loop", !12, i64 0, !12, i64 8, !23, i64 16, !23, i64 24, !23, i64 32}
!254 = !{!253, !12, i64 8}
!255 = !{!253, !23, i64 16}
!256 = !{!253, !23, i64 32}
!257 = distinct !{!257, !29}
!258 = !{!253, !23, i64 24}
!259 = !{i64 0, i64 8, !31, i64 8, i64 8, !31, i64 16, i64 8, !121, i64 24, i64 8, !121, i64 32, i64 8, !121}
!260 = distinct !{!260, !29}
!261 = distinct !{!261, !29}
!262 = !{!242, !23, i64 8}
!263 = distinct !{!263, !29}
!264 = !{!34, !37, i64 24}
!265 = distinct !{!265, !29}
!266 = !{!267, !23, i64 16}
!267 = !{!"tfc_failure", !7, i64 0, !7, i64 4, !6, i64 8, !6, i64 12, !23, i64 16, !23, i64 24, !23, i64 32, !268, i64 40}
!268 = !{!"double", !7, i64 0}
!269 = !{!267, !6, i64 12}
!270 = !{!267, !23, i64 24}
!271 = !{!267, !23, i64 32}
!272 = !{!267, !268, i64 40}
!273 = !{!274, !16, i64 48}
!274 = !{!"tfc_region", !275, i64 0, !23, i64 8, !15, i64 16, !50, i64 24, !15, i64 32, !21, i64 40, !16, i64 48, !23, i64 56, !50, i64 64, !17, i64 72, !276, i64 80, !23, i64 88, !21, i64 96, !277, i64 104}
!275 = !{!"p1 _ZTS15tfc_instruction", !12, i64 0}
!276 = !{!"p1 _ZTS9tfc_block", !12, i64 0}
!277 = !{!"p1 _ZTS13tfc_recording", !12, i64 0}
!278 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!279 = !{!89, !12, i64 32}
!280 = !{!274, !275, i64 0}
!281 = !{!274, !23, i64 8}
!282 = !{!283, !6, i64 20}
!283 = !{!"tfc_instruction", !12, i64 0, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20, !6, i64 24}
!284 = !{!274, !23, i64 56}
!285 = !{!283, !6, i64 16}
!286 = !{!274, !21, i64 40}
!287 = !{!283, !6, i64 8}
!288 = !{!283, !6, i64 12}
!289 = !{!283, !12, i64 0}
!290 = !{!274, !15, i64 32}
!291 = !{!274, !50, i64 24}
!292 = !{!274, !15, i64 16}
!293 = distinct !{!293, !29}
!294 = !{!267, !6, i64 8}
!295 = !{!283, !6, i64 24}
!296 = !{!274, !17, i64 72}
!297 = distinct !{!297, !29}
!298 = !{!274, !50, i64 64}
!299 = distinct !{!299, !29}
!300 = !{!274, !23, i64 88}
!301 = distinct !{!301, !29}
!302 = !{!34, !40, i64 48}
!303 = !{!274, !277, i64 104}
!304 = !{!128, !12, i64 8}
!305 = !{!128, !12, i64 16}
!306 = !{!307, !23, i64 24}
!307 = !{!"tfc_timer", !15, i64 0, !21, i64 8, !23, i64 16, !23, i64 24, !23, i64 32, !308, i64 40}
!308 = !{!"p1 _ZTS11tfc_monitor", !12, i64 0}
!309 = !{!128, !12, i64 32}
!310 = !{!34, !39, i64 40}
!311 = !{!312, !23, i64 32}
!312 = !{!"tfc_checks", !313, i64 0, !21, i64 8, !313, i64 16, !23, i64 24, !23, i64 32}
!313 = !{!"p1 _ZTS9tfc_check", !12, i64 0}
!314 = !{!315, !12, i64 16}
!315 = !{!"py_record", !23, i64 0, !12, i64 8, !12, i64 16}
!316 = !{!317, !318, i64 0}
!317 = !{!"tfc_callable", !318, i64 0, !12, i64 8, !23, i64 16}
!318 = !{!"p1 _ZTS12tfc_prepared", !12, i64 0}
!319 = !{!320, !322, i64 8}
!320 = !{!"tfc_prepared", !321, i64 0, !322, i64 8, !21, i64 16, !15, i64 24, !15, i64 32, !12, i64 40, !6, i64 48, !6, i64 52}
!321 = !{!"p1 _ZTS10tfc_python", !12, i64 0}
!322 = !{!"p1 _ZTS11tfc_binding", !12, i64 0}
!323 = !{!320, !6, i64 48}
!324 = !{!325, !23, i64 16}
!325 = !{!"py_object", !23, i64 0, !12, i64 8, !23, i64 16}
!326 = !{!320, !321, i64 0}
!327 = !{!328, !23, i64 216}
!328 = !{!"tfc_python", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !12, i64 40, !12, i64 48, !12, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !12, i64 88, !12, i64 96, !12, i64 104, !12, i64 112, !12, i64 120, !12, i64 128, !12, i64 136, !12, i64 144, !12, i64 152, !12, i64 160, !12, i64 168, !12, i64 176, !12, i64 184, !12, i64 192, !12, i64 200, !12, i64 208, !23, i64 216}
!329 = !{!320, !15, i64 24}
!330 = !{!320, !12, i64 40}
!331 = distinct !{!331, !29}
!332 = !{!328, !12, i64 112}
!333 = distinct !{!333, !29}
!334 = distinct !{!334, !29}
!335 = !{!328, !12, i64 16}
!336 = !{!317, !12, i64 8}
!337 = !{!320, !21, i64 16}
!338 = !{!320, !6, i64 52}
!339 = !{!328, !12, i64 160}
!340 = !{!317, !23, i64 16}
!341 = !{!325, !12, i64 8}
!342 = !{!328, !12, i64 192}
!343 = !{!328, !12, i64 72}
!344 = !{!328, !12, i64 64}
!345 = !{!320, !15, i64 32}
!346 = distinct !{!346, !29}
!347 = !{!328, !12, i64 120}
!348 = !{!328, !12, i64 128}
!349 = !{!328, !12, i64 184}
!350 = !{!328, !12, i64 104}
!351 = !{!328, !12, i64 96}
!352 = distinct !{!352, !29}
!353 = !{!328, !12, i64 176}
!354 = distinct !{!354, !29, !150, !151}
!355 = distinct !{!355, !29, !151, !150}
!356 = !{!322, !322, i64 0}
!357 = !{!358, !6, i64 144}
!358 = !{!"tfc_binding", !12, i64 0, !322, i64 8, !157, i64 16, !359, i64 24, !359, i64 32, !360, i64 40, !23, i64 48, !6, i64 56, !6, i64 60, !361, i64 64, !23, i64 72, !362, i64 80, !50, i64 88, !23, i64 96, !12, i64 104, !12, i64 112, !12, i64 120, !12, i64 128, !6, i64 136, !6, i64 140, !6, i64 144, !6, i64 148, !363, i64 152}
!359 = !{!"p1 _ZTS11tfc_operand", !12, i64 0}
!360 = !{!"p1 _ZTS9tfc_shift", !12, i64 0}
!361 = !{!"p1 _ZTS9tfc_saved", !12, i64 0}
!362 = !{!"p1 _ZTS13tfc_step_lock", !12, i64 0}
!363 = !{!"p1 _ZTS9tfc_begun", !12, i64 0}
!364 = !{!358, !6, i64 148}
!365 = !{!358, !359, i64 24}
!366 = !{!328, !12, i64 168}
!367 = !{!368, !12, i64 56}
!368 = !{!"py_array", !23, i64 0, !12, i64 8, !12, i64 16, !6, i64 24, !50, i64 32, !50, i64 40, !12, i64 48, !12, i64 56, !6, i64 64}
!369 = !{!370, !12, i64 0}
!370 = !{!"tfc_operand", !12, i64 0, !12, i64 8, !50, i64 16, !23, i64 24, !6, i64 32, !6, i64 36, !6, i64 40, !6, i64 44, !12, i64 48, !12, i64 56, !23, i64 64}
!371 = !{!368, !6, i64 24}
!372 = !{!370, !6, i64 32}
!373 = !{!368, !6, i64 64}
!374 = !{!368, !50, i64 32}
!375 = !{!370, !50, i64 16}
!376 = distinct !{!376, !29}
!377 = !{!368, !12, i64 16}
!378 = !{!370, !12, i64 56}
!379 = !{!370, !12, i64 8}
!380 = !{!370, !6, i64 40}
!381 = !{!328, !12, i64 200}
!382 = !{!328, !12, i64 136}
!383 = !{!328, !12, i64 208}
!384 = !{!328, !12, i64 144}
!385 = !{!370, !23, i64 64}
!386 = distinct !{!386, !29}
!387 = distinct !{!387, !29}
!388 = !{!358, !359, i64 32}
!389 = !{!370, !6, i64 44}
!390 = !{!370, !23, i64 24}
!391 = distinct !{!391, !29}
!392 = distinct !{!392, !29}
!393 = distinct !{!393, !29}
!394 = !{!358, !12, i64 0}
!395 = !{!328, !12, i64 0}
!396 = distinct !{!396, !29}
!397 = !{!370, !12, i64 48}
!398 = !{!328, !12, i64 24}
!399 = !{!328, !12, i64 152}
!400 = distinct !{!400, !29}
!401 = !{!328, !12, i64 8}
!402 = distinct !{!402, !29}
!403 = !{!358, !6, i64 140}
!404 = !{!358, !362, i64 80}
!405 = !{!406, !6, i64 4}
!406 = !{!"tfc_step_lock", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12}
!407 = !{!406, !6, i64 8}
!408 = !{!358, !6, i64 136}
!409 = !{!406, !6, i64 0}
!410 = !{!358, !50, i64 88}
!411 = !{!358, !23, i64 96}
!412 = !{!358, !363, i64 152}
!413 = !{!414, !12, i64 8}
!414 = !{!"tfc_begun", !20, i64 0, !12, i64 8, !12, i64 16, !23, i64 24, !415, i64 32, !23, i64 40, !416, i64 48, !6, i64 56}
!415 = !{!"p1 _ZTS8tfc_cell", !12, i64 0}
!416 = !{!"p3 _ZTS9tfc_value", !417, i64 0}
!417 = !{!"any p3 pointer", !15, i64 0}
!418 = !{!414, !12, i64 16}
!419 = !{!414, !23, i64 24}
!420 = !{!414, !23, i64 40}
!421 = !{!414, !20, i64 0}
!422 = !{!414, !6, i64 56}
!423 = !{!358, !6, i64 60}
!424 = !{!414, !415, i64 32}
!425 = !{!426, !23, i64 8}
!426 = !{!"tfc_cell", !15, i64 0, !23, i64 8}
!427 = !{!426, !15, i64 0}
!428 = distinct !{!428, !29}
!429 = !{!414, !416, i64 48}
!430 = !{!14, !14, i64 0}
!431 = distinct !{!431, !29}
!432 = !{!358, !12, i64 104}
!433 = !{!328, !12, i64 32}
!434 = !{!328, !12, i64 40}
!435 = !{!358, !12, i64 128}
!436 = !{!358, !12, i64 112}
!437 = distinct !{!437, !29}
!438 = !{!358, !12, i64 120}
!439 = !{!328, !12, i64 48}
!440 = !{!328, !12, i64 56}
!441 = distinct !{!441, !29}
!442 = !{!328, !12, i64 80}
!443 = !{!328, !12, i64 88}
!444 = distinct !{!444, !29}
!445 = distinct !{!445, !29}
!446 = distinct !{!446, !29}
!447 = !{!358, !6, i64 56}
!448 = distinct !{!448, !29}
!449 = distinct !{!449, !29}
!450 = !{!358, !157, i64 16}
!451 = !{!370, !6, i64 36}
!452 = distinct !{!452, !29}
!453 = !{!358, !23, i64 48}
!454 = distinct !{!454, !29}
!455 = !{!358, !23, i64 72}
!456 = !{!358, !360, i64 40}
!457 = !{!458, !23, i64 8}
!458 = !{!"tfc_shift", !23, i64 0, !23, i64 8, !23, i64 16}
!459 = !{!458, !23, i64 16}
!460 = !{!458, !23, i64 0}
!461 = distinct !{!461, !29}
!462 = !{!358, !361, i64 64}
!463 = !{!464, !12, i64 8}
!464 = !{!"tfc_saved", !12, i64 0, !12, i64 8, !23, i64 16}
!465 = !{!464, !12, i64 0}
!466 = !{!464, !23, i64 16}
!467 = distinct !{!467, !29}
!468 = distinct !{!468, !29}
!469 = distinct !{!469, !29}
!470 = !{!64, !6, i64 12}
!471 = !{!64, !6, i64 16}
!472 = !{!46, !6, i64 60}
!473 = !{!64, !6, i64 24}
!474 = !{!64, !6, i64 20}
!475 = !{!11, !11, i64 0}
!476 = !{!49, !49, i64 0}
!477 = !{!52, !56, i64 88}
!478 = !{!52, !56, i64 96}
!479 = !{!52, !50, i64 104}
!480 = !{!64, !6, i64 8}
!481 = !{!10, !17, i64 88}
!482 = !{!10, !17, i64 80}
!483 = !{!10, !12, i64 64}
!484 = !{!10, !12, i64 72}
!485 = !{!64, !6, i64 4}
!486 = !{!64, !6, i64 0}
!487 = !{!52, !23, i64 64}
!488 = !{!52, !23, i64 48}
!489 = !{!21, !21, i64 0}
!490 = !{!64, !21, i64 48}
!491 = distinct !{!491, !29}
!492 = !{i64 0, i64 8, !70, i64 8, i64 8, !71, i64 16, i64 8, !62, i64 24, i64 4, !5}
!493 = distinct !{!493, !29}
!494 = !{!52, !23, i64 56}
!495 = !{!52, !6, i64 76}
!496 = distinct !{!496, !29}
!497 = distinct !{!497, !29}
!498 = !{!52, !6, i64 72}
!499 = !{!500, !47, i64 0}
!500 = !{!"held", !47, i64 0, !19, i64 8}
!501 = !{!500, !19, i64 8}
!502 = distinct !{!502, !29}
!503 = distinct !{!503, !29}
!504 = distinct !{!504, !29}
!505 = !{!64, !21, i64 40}
!506 = distinct !{!506, !29}
!507 = distinct !{!507, !29}
!508 = !{!52, !53, i64 32}
!509 = !{!26, !6, i64 28}
!510 = !{!10, !12, i64 248}
!511 = !{!10, !14, i64 272}
!512 = distinct !{!512, !29}
!513 = !{!46, !48, i64 8}
!514 = !{!66, !21, i64 40}
!515 = !{!96, !6, i64 12}
!516 = !{!66, !21, i64 48}
!517 = !{!66, !23, i64 0}
!518 = distinct !{!518, !29}
!519 = distinct !{!519, !29}
!520 = !{!64, !23, i64 56}
!521 = !{!66, !53, i64 24}
!522 = distinct !{!522, !29}
!523 = !{!524, !47, i64 0}
!524 = !{!"tfc_ready", !47, i64 0, !53, i64 8, !54, i64 16, !6, i64 24}
!525 = !{!524, !6, i64 24}
!526 = !{!10, !23, i64 152}
!527 = !{!10, !23, i64 160}
!528 = !{!10, !17, i64 264}
!529 = !{!10, !17, i64 256}
!530 = distinct !{!530, !29}
!531 = distinct !{!531, !29}
!532 = !{!242, !23, i64 16}
!533 = distinct !{!533, !29}
!534 = !{!274, !276, i64 80}
!535 = !{!224, !23, i64 8}
!536 = distinct !{!536, !29}
!537 = distinct !{!537, !29}
!538 = !{!128, !12, i64 24}
!539 = !{!128, !12, i64 0}
!540 = !{!128, !12, i64 128}
!541 = !{!128, !12, i64 136}
!542 = !{!274, !21, i64 96}
!543 = !{!128, !12, i64 56}
!544 = distinct !{!544, !29}
attributes #28 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable optsize }
attributes #29 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable optsize }
attributes #30 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable optsize }
attributes #31 = { nounwind uwtable optsize }
attributes #32 = { noinline nounwind uwtable optsize }
attributes #33 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable optsize }
attributes #34 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable optsize }
attributes #35 = { mustprogress nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable optsize }
attributes #36 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable optsize }
attributes #37 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable optsize }
attributes #38 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable optsize }
attributes #39 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable optsize }
