; Made by `python -m tfc.runtime.native` from native.c; do not edit.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.timespec = type { i64, i64 }
%struct.tfc_ready = type { ptr, ptr, ptr, i32 }
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
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.tfc_ready, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = alloca %struct.timespec, align 8
  %6 = alloca %struct.timespec, align 8
  %7 = alloca %struct.timespec, align 8
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
  br i1 %17, label %18, label %122

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
  br i1 %27, label %122, label %28

28:                                               ; preds = %18
  %29 = load ptr, ptr %26, align 8, !tbaa !48
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 56
  %31 = load i32, ptr %30, align 8, !tbaa !54
  %32 = icmp sgt i32 %31, 0
  br i1 %32, label %33, label %57

33:                                               ; preds = %28
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %35 = load ptr, ptr %34, align 8, !tbaa !55
  %36 = getelementptr inbounds nuw i8, ptr %26, i64 112
  %37 = load ptr, ptr %36, align 8, !tbaa !56
  %38 = zext nneg i32 %31 to i64
  %39 = and i64 %38, 1
  %40 = icmp eq i32 %31, 1
  br i1 %40, label %45, label %41

41:                                               ; preds = %33
  %42 = and i64 %38, 2147483646
  br label %97

43:                                               ; preds = %117
  %44 = icmp eq i64 %39, 0
  br i1 %44, label %57, label %45

45:                                               ; preds = %43, %33
  %46 = phi i64 [ 0, %33 ], [ %119, %43 ]
  %47 = icmp ne i64 %39, 0
  tail call void @llvm.assume(i1 %47)
  %48 = getelementptr inbounds nuw ptr, ptr %35, i64 %46
  %49 = load ptr, ptr %48, align 8, !tbaa !57
  %50 = icmp eq ptr %49, null
  br i1 %50, label %55, label %51

51:                                               ; preds = %45
  %52 = getelementptr inbounds nuw i8, ptr %49, i64 24
  %53 = load i32, ptr %52, align 8, !tbaa !58
  %54 = add nsw i32 %53, 1
  store i32 %54, ptr %52, align 8, !tbaa !58
  br label %55

55:                                               ; preds = %51, %45
  %56 = getelementptr inbounds nuw ptr, ptr %37, i64 %46
  store ptr %49, ptr %56, align 8, !tbaa !57
  br label %57

57:                                               ; preds = %55, %43, %28
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %58 = getelementptr inbounds nuw i8, ptr %26, i64 80
  %59 = load ptr, ptr %58, align 8, !tbaa !59
  %60 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %61 = load ptr, ptr %60, align 8, !tbaa !60
  %62 = load ptr, ptr %59, align 8, !tbaa !61
  %63 = getelementptr inbounds nuw i8, ptr %61, i64 28
  %64 = load i32, ptr %63, align 4, !tbaa !62
  %65 = add nsw i32 %64, 1
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds nuw i8, ptr %62, i64 8
  store i64 %66, ptr %67, align 8, !tbaa !64
  %68 = icmp sgt i32 %64, 0
  br i1 %68, label %69, label %74

69:                                               ; preds = %57
  %70 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %71 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %72 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %73 = getelementptr inbounds nuw i8, ptr %9, i64 28
  br label %78

74:                                               ; preds = %78, %57
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %76 = load i32, ptr %75, align 8, !tbaa !66
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %95, label %96

78:                                               ; preds = %78, %69
  %79 = phi i64 [ 0, %69 ], [ %89, %78 ]
  %80 = phi ptr [ %61, %69 ], [ %90, %78 ]
  %81 = load ptr, ptr %26, align 8, !tbaa !48
  %82 = load ptr, ptr %81, align 8, !tbaa !67
  %83 = getelementptr inbounds nuw i8, ptr %80, i64 32
  %84 = load ptr, ptr %83, align 8, !tbaa !68
  %85 = getelementptr inbounds nuw i32, ptr %84, i64 %79
  %86 = load i32, ptr %85, align 4, !tbaa !5
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds %struct.tfc_node, ptr %82, i64 %87
  store ptr %88, ptr %9, align 8, !tbaa !69
  store ptr %26, ptr %70, align 8, !tbaa !71
  store ptr %62, ptr %71, align 8, !tbaa !72
  store i32 0, ptr %72, align 8, !tbaa !73
  store i32 0, ptr %73, align 4
  tail call fastcc void @push(ptr noundef nonnull %0, ptr noundef nonnull byval(%struct.tfc_ready) align 8 %9)
  %89 = add nuw nsw i64 %79, 1
  %90 = load ptr, ptr %60, align 8, !tbaa !60
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 28
  %92 = load i32, ptr %91, align 4, !tbaa !62
  %93 = sext i32 %92 to i64
  %94 = icmp slt i64 %89, %93
  br i1 %94, label %78, label %74, !llvm.loop !74

95:                                               ; preds = %74
  tail call fastcc void @settle(ptr noundef nonnull %0, ptr noundef nonnull %26, ptr noundef nonnull %62)
  br label %96

96:                                               ; preds = %95, %74
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %122

97:                                               ; preds = %117, %41
  %98 = phi i64 [ 0, %41 ], [ %119, %117 ]
  %99 = phi i64 [ 0, %41 ], [ %120, %117 ]
  %100 = getelementptr inbounds nuw ptr, ptr %35, i64 %98
  %101 = load ptr, ptr %100, align 8, !tbaa !57
  %102 = icmp eq ptr %101, null
  br i1 %102, label %107, label %103

103:                                              ; preds = %97
  %104 = getelementptr inbounds nuw i8, ptr %101, i64 24
  %105 = load i32, ptr %104, align 8, !tbaa !58
  %106 = add nsw i32 %105, 1
  store i32 %106, ptr %104, align 8, !tbaa !58
  br label %107

107:                                              ; preds = %103, %97
  %108 = getelementptr inbounds nuw ptr, ptr %37, i64 %98
  store ptr %101, ptr %108, align 8, !tbaa !57
  %109 = or disjoint i64 %98, 1
  %110 = getelementptr inbounds nuw ptr, ptr %35, i64 %109
  %111 = load ptr, ptr %110, align 8, !tbaa !57
  %112 = icmp eq ptr %111, null
  br i1 %112, label %117, label %113

113:                                              ; preds = %107
  %114 = getelementptr inbounds nuw i8, ptr %111, i64 24
  %115 = load i32, ptr %114, align 8, !tbaa !58
  %116 = add nsw i32 %115, 1
  store i32 %116, ptr %114, align 8, !tbaa !58
  br label %117

117:                                              ; preds = %113, %107
  %118 = getelementptr inbounds nuw ptr, ptr %37, i64 %109
  store ptr %111, ptr %118, align 8, !tbaa !57
  %119 = add nuw nsw i64 %98, 2
  %120 = add i64 %99, 2
  %121 = icmp eq i64 %120, %42
  br i1 %121, label %43, label %97, !llvm.loop !75

122:                                              ; preds = %96, %18, %1
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %125 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %128 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %129 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %130 = icmp ne ptr %13, null
  %131 = getelementptr inbounds nuw i8, ptr %13, i64 40
  %132 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %133 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %137 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %138 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %140 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %141 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %143 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %144 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %145 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %146 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %147 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %148 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %149 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %150 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %151 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %152 = getelementptr inbounds nuw i8, ptr %2, i64 8
  br label %153

153:                                              ; preds = %1176, %122
  %154 = load i32, ptr %123, align 8, !tbaa !66
  %155 = icmp eq i32 %154, 0
  br i1 %155, label %156, label %1186

156:                                              ; preds = %153
  %157 = load atomic i64, ptr %124 monotonic, align 8
  %158 = icmp eq i64 %157, 0
  br i1 %158, label %162, label %159

159:                                              ; preds = %156
  call fastcc void @empty_inbox(ptr noundef nonnull %0)
  %160 = load i32, ptr %123, align 8, !tbaa !66
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %162, label %1186

162:                                              ; preds = %156, %159
  %163 = load i64, ptr %125, align 8, !tbaa !76
  %164 = icmp eq i64 %163, 0
  br i1 %164, label %1182, label %165

165:                                              ; preds = %162
  %166 = load ptr, ptr %126, align 8, !tbaa !77
  %167 = icmp eq ptr %166, null
  br i1 %167, label %188, label %168

168:                                              ; preds = %165
  %169 = getelementptr inbounds nuw i8, ptr %166, i64 32
  %170 = load atomic i32, ptr %169 monotonic, align 8
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %172, label %1186

172:                                              ; preds = %168
  %173 = getelementptr inbounds nuw i8, ptr %166, i64 16
  %174 = load i64, ptr %173, align 8, !tbaa !78
  %175 = icmp eq i64 %174, 0
  br i1 %175, label %188, label %176

176:                                              ; preds = %172
  %177 = load i64, ptr %127, align 8, !tbaa !83
  %178 = and i64 %177, 63
  %179 = icmp eq i64 %178, 0
  br i1 %179, label %180, label %188

180:                                              ; preds = %176
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #18
  %181 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8) #18
  %182 = load i64, ptr %8, align 8, !tbaa !84
  %183 = mul nsw i64 %182, 1000000000
  %184 = load i64, ptr %128, align 8, !tbaa !86
  %185 = add nsw i64 %183, %184
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #18
  %186 = load i64, ptr %173, align 8, !tbaa !78
  %187 = icmp slt i64 %185, %186
  br i1 %187, label %188, label %1186

188:                                              ; preds = %172, %176, %180, %165
  %189 = load i32, ptr %129, align 4, !tbaa !87
  %190 = icmp ne i32 %189, 0
  %191 = select i1 %190, i1 %130, i1 false
  br i1 %191, label %192, label %199

192:                                              ; preds = %188
  %193 = load ptr, ptr %131, align 8, !tbaa !88
  %194 = icmp eq ptr %193, null
  br i1 %194, label %199, label %195

195:                                              ; preds = %192
  %196 = load ptr, ptr %132, align 8, !tbaa !90
  %197 = call i32 %193(ptr noundef %196) #18
  %198 = icmp eq i32 %197, 0
  br i1 %198, label %199, label %1179

199:                                              ; preds = %195, %192, %188
  %200 = load ptr, ptr %133, align 8, !tbaa !91
  %201 = load i64, ptr %134, align 8, !tbaa !92
  %202 = getelementptr inbounds %struct.tfc_ready, ptr %200, i64 %201
  %203 = load ptr, ptr %202, align 8, !tbaa !93
  %204 = getelementptr inbounds nuw i8, ptr %202, i64 8
  %205 = load ptr, ptr %204, align 8, !tbaa !94
  %206 = getelementptr inbounds nuw i8, ptr %202, i64 16
  %207 = load ptr, ptr %206, align 8, !tbaa !61
  %208 = getelementptr inbounds nuw i8, ptr %202, i64 24
  %209 = load i32, ptr %208, align 8, !tbaa !5
  %210 = add nsw i64 %201, 1
  %211 = load i64, ptr %135, align 8, !tbaa !95
  %212 = srem i64 %210, %211
  store i64 %212, ptr %134, align 8, !tbaa !92
  %213 = load i64, ptr %125, align 8, !tbaa !76
  %214 = add nsw i64 %213, -1
  store i64 %214, ptr %125, align 8, !tbaa !76
  %215 = load i64, ptr %127, align 8, !tbaa !83
  %216 = add nsw i64 %215, 1
  store i64 %216, ptr %127, align 8, !tbaa !83
  %217 = getelementptr inbounds nuw i8, ptr %207, i64 32
  %218 = load ptr, ptr %217, align 8, !tbaa !96
  %219 = getelementptr inbounds nuw i8, ptr %203, i64 16
  %220 = load i32, ptr %219, align 4, !tbaa !97
  %221 = sext i32 %220 to i64
  %222 = getelementptr ptr, ptr %218, i64 %221
  %223 = load ptr, ptr %136, align 8, !tbaa !99
  %224 = load i32, ptr %203, align 4, !tbaa !100
  switch i32 %224, label %487 [
    i32 15, label %225
    i32 14, label %374
  ]

225:                                              ; preds = %199
  %226 = getelementptr inbounds nuw i8, ptr %203, i64 24
  %227 = load i32, ptr %226, align 4, !tbaa !101
  %228 = sext i32 %227 to i64
  %229 = shl nsw i64 %228, 3
  %230 = add nsw i64 %229, 104
  %231 = call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef %230)
  %232 = icmp eq ptr %231, null
  br i1 %232, label %1176, label %233

233:                                              ; preds = %225
  %234 = getelementptr inbounds nuw i8, ptr %231, i64 104
  %235 = load ptr, ptr %205, align 8, !tbaa !48
  %236 = load ptr, ptr %0, align 8, !tbaa !40
  %237 = ptrtoint ptr %235 to i64
  %238 = ptrtoint ptr %236 to i64
  %239 = sub i64 %237, %238
  %240 = lshr exact i64 %239, 6
  %241 = trunc i64 %240 to i32
  %242 = load ptr, ptr %235, align 8, !tbaa !67
  %243 = ptrtoint ptr %203 to i64
  %244 = ptrtoint ptr %242 to i64
  %245 = sub i64 %243, %244
  %246 = sdiv exact i64 %245, 44
  %247 = trunc i64 %246 to i32
  %248 = getelementptr inbounds nuw i8, ptr %207, i64 16
  %249 = load i64, ptr %248, align 8, !tbaa !102
  %250 = load ptr, ptr %137, align 8, !tbaa !103
  %251 = icmp eq ptr %250, null
  br i1 %251, label %258, label %252

252:                                              ; preds = %233
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #18
  %253 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7) #18
  %254 = load i64, ptr %7, align 8, !tbaa !84
  %255 = mul nsw i64 %254, 1000000000
  %256 = load i64, ptr %141, align 8, !tbaa !86
  %257 = add nsw i64 %255, %256
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #18
  br label %258

258:                                              ; preds = %252, %233
  %259 = phi i64 [ %257, %252 ], [ 0, %233 ]
  store ptr null, ptr %231, align 8, !tbaa !104
  %260 = getelementptr inbounds nuw i8, ptr %231, i64 8
  store ptr %0, ptr %260, align 8, !tbaa !105
  %261 = getelementptr inbounds nuw i8, ptr %231, i64 16
  store ptr null, ptr %261, align 8, !tbaa !57
  %262 = getelementptr inbounds nuw i8, ptr %231, i64 24
  store i64 %249, ptr %262, align 8, !tbaa !107
  %263 = getelementptr inbounds nuw i8, ptr %231, i64 32
  store i64 %259, ptr %263, align 8, !tbaa !107
  %264 = getelementptr inbounds nuw i8, ptr %231, i64 40
  store i32 0, ptr %264, align 8, !tbaa !5
  %265 = getelementptr inbounds nuw i8, ptr %231, i64 44
  store i32 1, ptr %265, align 4, !tbaa !5
  %266 = getelementptr inbounds nuw i8, ptr %231, i64 48
  store i32 %241, ptr %266, align 8, !tbaa !5
  %267 = getelementptr inbounds nuw i8, ptr %231, i64 52
  store i32 %247, ptr %267, align 4, !tbaa !5
  %268 = getelementptr inbounds nuw i8, ptr %231, i64 56
  store i32 %209, ptr %268, align 8, !tbaa !5
  %269 = getelementptr inbounds nuw i8, ptr %231, i64 60
  %270 = getelementptr inbounds nuw i8, ptr %231, i64 64
  %271 = getelementptr inbounds nuw i8, ptr %231, i64 80
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %269, i8 0, i64 20, i1 false)
  store ptr %234, ptr %271, align 8, !tbaa !108
  %272 = getelementptr inbounds nuw i8, ptr %231, i64 88
  store ptr %205, ptr %272, align 8, !tbaa !94
  %273 = getelementptr inbounds nuw i8, ptr %231, i64 96
  store ptr %207, ptr %273, align 8, !tbaa !61
  %274 = load i64, ptr %142, align 8, !tbaa !109
  %275 = add nsw i64 %274, 1
  store i64 %275, ptr %142, align 8, !tbaa !109
  %276 = load ptr, ptr %139, align 8, !tbaa !110
  %277 = getelementptr inbounds nuw i8, ptr %203, i64 4
  %278 = load i32, ptr %277, align 4, !tbaa !111
  %279 = sext i32 %278 to i64
  %280 = getelementptr inbounds i32, ptr %276, i64 %279
  %281 = load i32, ptr %280, align 4, !tbaa !5
  store i32 %281, ptr %264, align 8, !tbaa !112
  %282 = load ptr, ptr %126, align 8, !tbaa !77
  %283 = getelementptr inbounds nuw i8, ptr %282, i64 36
  br label %287

284:                                              ; preds = %303
  %285 = atomicrmw xchg ptr %283, i32 2 acquire, align 4
  %286 = icmp eq i32 %285, 0
  br i1 %286, label %314, label %306

287:                                              ; preds = %303, %258
  %288 = phi i32 [ 0, %258 ], [ %304, %303 ]
  %289 = cmpxchg ptr %283, i32 0, i32 1 acquire monotonic, align 4
  %290 = extractvalue { i32, i1 } %289, 1
  br i1 %290, label %314, label %291

291:                                              ; preds = %287
  call void @llvm.x86.sse2.pause()
  %292 = cmpxchg ptr %283, i32 0, i32 1 acquire monotonic, align 4
  %293 = extractvalue { i32, i1 } %292, 1
  br i1 %293, label %314, label %294

294:                                              ; preds = %291
  call void @llvm.x86.sse2.pause()
  %295 = cmpxchg ptr %283, i32 0, i32 1 acquire monotonic, align 4
  %296 = extractvalue { i32, i1 } %295, 1
  br i1 %296, label %314, label %297

297:                                              ; preds = %294
  call void @llvm.x86.sse2.pause()
  %298 = cmpxchg ptr %283, i32 0, i32 1 acquire monotonic, align 4
  %299 = extractvalue { i32, i1 } %298, 1
  br i1 %299, label %314, label %300

300:                                              ; preds = %297
  call void @llvm.x86.sse2.pause()
  %301 = cmpxchg ptr %283, i32 0, i32 1 acquire monotonic, align 4
  %302 = extractvalue { i32, i1 } %301, 1
  br i1 %302, label %314, label %303

303:                                              ; preds = %300
  call void @llvm.x86.sse2.pause()
  %304 = add nuw nsw i32 %288, 5
  %305 = icmp eq i32 %304, 100
  br i1 %305, label %284, label %287, !llvm.loop !115

306:                                              ; preds = %284, %311
  %307 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %283, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %308 = icmp eq i64 %307, 0
  br i1 %308, label %311, label %309

309:                                              ; preds = %306
  %310 = load atomic i32, ptr %283 monotonic, align 4
  br label %311

311:                                              ; preds = %309, %306
  %312 = atomicrmw xchg ptr %283, i32 2 acquire, align 4
  %313 = icmp eq i32 %312, 0
  br i1 %313, label %314, label %306, !llvm.loop !116

314:                                              ; preds = %287, %291, %294, %297, %300, %311, %284
  %315 = load ptr, ptr %126, align 8, !tbaa !77
  %316 = getelementptr inbounds nuw i8, ptr %315, i64 8
  %317 = load ptr, ptr %316, align 8, !tbaa !117
  %318 = load i32, ptr %264, align 8, !tbaa !118
  %319 = sext i32 %318 to i64
  %320 = getelementptr inbounds %struct.tfc_transfer, ptr %317, i64 %319
  %321 = load ptr, ptr %320, align 8, !tbaa !104
  %322 = icmp eq ptr %321, null
  br i1 %322, label %358, label %323

323:                                              ; preds = %314
  %324 = load i64, ptr %262, align 8, !tbaa !119
  %325 = getelementptr inbounds nuw i8, ptr %321, i64 24
  %326 = load i64, ptr %325, align 8, !tbaa !119
  %327 = icmp eq i64 %326, %324
  br i1 %327, label %332, label %341

328:                                              ; preds = %341
  %329 = getelementptr inbounds nuw i8, ptr %343, i64 24
  %330 = load i64, ptr %329, align 8, !tbaa !119
  %331 = icmp eq i64 %330, %324
  br i1 %331, label %332, label %341, !llvm.loop !120

332:                                              ; preds = %328, %323
  %333 = phi ptr [ %321, %323 ], [ %343, %328 ]
  %334 = phi ptr [ %320, %323 ], [ %342, %328 ]
  %335 = getelementptr inbounds nuw i8, ptr %333, i64 44
  %336 = load i32, ptr %335, align 4, !tbaa !121
  %337 = load i32, ptr %265, align 4, !tbaa !121
  %338 = icmp eq i32 %336, %337
  br i1 %338, label %345, label %339

339:                                              ; preds = %332
  %340 = load ptr, ptr %333, align 8, !tbaa !122
  br label %361

341:                                              ; preds = %323, %328
  %342 = phi ptr [ %343, %328 ], [ %321, %323 ]
  %343 = load ptr, ptr %342, align 8, !tbaa !104
  %344 = icmp eq ptr %343, null
  br i1 %344, label %358, label %328, !llvm.loop !120

345:                                              ; preds = %332
  %346 = getelementptr inbounds nuw i8, ptr %315, i64 32
  %347 = load atomic i32, ptr %346 monotonic, align 8
  %348 = icmp eq i32 %347, 0
  br i1 %348, label %349, label %358

349:                                              ; preds = %345
  %350 = getelementptr inbounds nuw i8, ptr %315, i64 28
  store i32 -1, ptr %350, align 4, !tbaa !123
  store atomic i32 13, ptr %346 monotonic, align 8
  %351 = getelementptr inbounds nuw i8, ptr %315, i64 40
  %352 = atomicrmw add ptr %351, i32 1 monotonic, align 8
  %353 = getelementptr inbounds nuw i8, ptr %315, i64 44
  %354 = load i32, ptr %353, align 4, !tbaa !124
  %355 = icmp eq i32 %354, 0
  br i1 %355, label %358, label %356

356:                                              ; preds = %349
  %357 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %351, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %358

358:                                              ; preds = %341, %356, %349, %345, %314
  %359 = phi ptr [ %320, %314 ], [ %334, %356 ], [ %334, %349 ], [ %334, %345 ], [ %342, %341 ]
  store ptr null, ptr %231, align 8, !tbaa !122
  %360 = load ptr, ptr %126, align 8, !tbaa !77
  br label %361

361:                                              ; preds = %358, %339
  %362 = phi ptr [ %315, %339 ], [ %360, %358 ]
  %363 = phi ptr [ %334, %339 ], [ %359, %358 ]
  %364 = phi ptr [ %340, %339 ], [ %231, %358 ]
  %365 = phi ptr [ %333, %339 ], [ null, %358 ]
  store ptr %364, ptr %363, align 8, !tbaa !104
  store ptr %365, ptr %270, align 8, !tbaa !125
  %366 = getelementptr inbounds nuw i8, ptr %362, i64 36
  %367 = atomicrmw xchg ptr %366, i32 0 release, align 4
  %368 = icmp eq i32 %367, 2
  br i1 %368, label %369, label %371

369:                                              ; preds = %361
  %370 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %366, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %371

371:                                              ; preds = %369, %361
  %372 = icmp eq ptr %365, null
  br i1 %372, label %1176, label %373

373:                                              ; preds = %371
  call fastcc void @end_activation(ptr noundef nonnull %0, ptr noundef nonnull %231)
  br label %1176

374:                                              ; preds = %199
  %375 = load ptr, ptr %137, align 8, !tbaa !103
  %376 = icmp eq ptr %375, null
  br i1 %376, label %383, label %377

377:                                              ; preds = %374
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #18
  %378 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #18
  %379 = load i64, ptr %6, align 8, !tbaa !84
  %380 = mul nsw i64 %379, 1000000000
  %381 = load i64, ptr %138, align 8, !tbaa !86
  %382 = add nsw i64 %380, %381
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #18
  br label %383

383:                                              ; preds = %377, %374
  %384 = phi i64 [ %382, %377 ], [ 0, %374 ]
  %385 = getelementptr inbounds nuw i8, ptr %207, i64 16
  %386 = load i64, ptr %385, align 8, !tbaa !102
  %387 = getelementptr inbounds nuw i8, ptr %203, i64 4
  %388 = load i32, ptr %387, align 4, !tbaa !111
  %389 = icmp eq i32 %209, 0
  br i1 %389, label %390, label %392

390:                                              ; preds = %383
  %391 = load ptr, ptr %222, align 8, !tbaa !57
  br label %392

392:                                              ; preds = %390, %383
  %393 = phi ptr [ %391, %390 ], [ null, %383 ]
  %394 = load ptr, ptr %126, align 8, !tbaa !77
  %395 = call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef 48)
  %396 = icmp eq ptr %395, null
  br i1 %396, label %486, label %397

397:                                              ; preds = %392
  %398 = icmp eq ptr %393, null
  br i1 %398, label %403, label %399

399:                                              ; preds = %397
  %400 = getelementptr inbounds nuw i8, ptr %393, i64 24
  %401 = load i32, ptr %400, align 8, !tbaa !58
  %402 = add nsw i32 %401, 1
  store i32 %402, ptr %400, align 8, !tbaa !58
  br label %403

403:                                              ; preds = %399, %397
  %404 = load ptr, ptr %139, align 8, !tbaa !110
  %405 = sext i32 %388 to i64
  %406 = getelementptr inbounds i32, ptr %404, i64 %405
  %407 = load i32, ptr %406, align 4, !tbaa !5
  store ptr null, ptr %395, align 8, !tbaa !104
  %408 = getelementptr inbounds nuw i8, ptr %395, i64 8
  store ptr %0, ptr %408, align 8, !tbaa !105
  %409 = getelementptr inbounds nuw i8, ptr %395, i64 16
  store ptr %393, ptr %409, align 8, !tbaa !57
  %410 = getelementptr inbounds nuw i8, ptr %395, i64 24
  store i64 %386, ptr %410, align 8, !tbaa !107
  %411 = getelementptr inbounds nuw i8, ptr %395, i64 32
  store i64 0, ptr %411, align 8, !tbaa !107
  %412 = getelementptr inbounds nuw i8, ptr %395, i64 40
  store i32 %407, ptr %412, align 8, !tbaa !5
  %413 = getelementptr inbounds nuw i8, ptr %395, i64 44
  store i32 0, ptr %413, align 4, !tbaa !5
  %414 = getelementptr inbounds nuw i8, ptr %394, i64 8
  %415 = load ptr, ptr %414, align 8, !tbaa !117
  %416 = sext i32 %407 to i64
  %417 = getelementptr inbounds %struct.tfc_transfer, ptr %415, i64 %416
  %418 = getelementptr inbounds nuw i8, ptr %417, i64 8
  %419 = load i64, ptr %418, align 8, !tbaa !126
  %420 = icmp eq i64 %419, 0
  br i1 %420, label %428, label %421

421:                                              ; preds = %403
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #18
  %422 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #18
  %423 = load i64, ptr %5, align 8, !tbaa !84
  %424 = mul nsw i64 %423, 1000000000
  %425 = load i64, ptr %140, align 8, !tbaa !86
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #18
  %426 = add i64 %425, %419
  %427 = add i64 %426, %424
  store i64 %427, ptr %411, align 8, !tbaa !128
  br label %428

428:                                              ; preds = %421, %403
  %429 = getelementptr inbounds nuw i8, ptr %394, i64 36
  br label %433

430:                                              ; preds = %449
  %431 = atomicrmw xchg ptr %429, i32 2 acquire, align 4
  %432 = icmp eq i32 %431, 0
  br i1 %432, label %460, label %452

433:                                              ; preds = %449, %428
  %434 = phi i32 [ 0, %428 ], [ %450, %449 ]
  %435 = cmpxchg ptr %429, i32 0, i32 1 acquire monotonic, align 4
  %436 = extractvalue { i32, i1 } %435, 1
  br i1 %436, label %460, label %437

437:                                              ; preds = %433
  call void @llvm.x86.sse2.pause()
  %438 = cmpxchg ptr %429, i32 0, i32 1 acquire monotonic, align 4
  %439 = extractvalue { i32, i1 } %438, 1
  br i1 %439, label %460, label %440

440:                                              ; preds = %437
  call void @llvm.x86.sse2.pause()
  %441 = cmpxchg ptr %429, i32 0, i32 1 acquire monotonic, align 4
  %442 = extractvalue { i32, i1 } %441, 1
  br i1 %442, label %460, label %443

443:                                              ; preds = %440
  call void @llvm.x86.sse2.pause()
  %444 = cmpxchg ptr %429, i32 0, i32 1 acquire monotonic, align 4
  %445 = extractvalue { i32, i1 } %444, 1
  br i1 %445, label %460, label %446

446:                                              ; preds = %443
  call void @llvm.x86.sse2.pause()
  %447 = cmpxchg ptr %429, i32 0, i32 1 acquire monotonic, align 4
  %448 = extractvalue { i32, i1 } %447, 1
  br i1 %448, label %460, label %449

449:                                              ; preds = %446
  call void @llvm.x86.sse2.pause()
  %450 = add nuw nsw i32 %434, 5
  %451 = icmp eq i32 %450, 100
  br i1 %451, label %430, label %433, !llvm.loop !115

452:                                              ; preds = %430, %457
  %453 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %429, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %454 = icmp eq i64 %453, 0
  br i1 %454, label %457, label %455

455:                                              ; preds = %452
  %456 = load atomic i32, ptr %429 monotonic, align 4
  br label %457

457:                                              ; preds = %455, %452
  %458 = atomicrmw xchg ptr %429, i32 2 acquire, align 4
  %459 = icmp eq i32 %458, 0
  br i1 %459, label %460, label %452, !llvm.loop !116

460:                                              ; preds = %433, %437, %440, %443, %446, %457, %430
  br i1 %420, label %480, label %461

461:                                              ; preds = %460
  %462 = getelementptr inbounds nuw i8, ptr %394, i64 64
  br label %463

463:                                              ; preds = %467, %461
  %464 = phi ptr [ %462, %461 ], [ %465, %467 ]
  %465 = load ptr, ptr %464, align 8, !tbaa !104
  %466 = icmp eq ptr %465, null
  br i1 %466, label %472, label %467

467:                                              ; preds = %463
  %468 = getelementptr inbounds nuw i8, ptr %465, i64 32
  %469 = load i64, ptr %468, align 8, !tbaa !128
  %470 = load i64, ptr %411, align 8, !tbaa !128
  %471 = icmp sgt i64 %469, %470
  br i1 %471, label %472, label %463, !llvm.loop !129

472:                                              ; preds = %467, %463
  store ptr %465, ptr %395, align 8, !tbaa !122
  store ptr %395, ptr %464, align 8, !tbaa !104
  %473 = getelementptr inbounds nuw i8, ptr %394, i64 40
  %474 = atomicrmw add ptr %473, i32 1 monotonic, align 8
  %475 = getelementptr inbounds nuw i8, ptr %394, i64 44
  %476 = load i32, ptr %475, align 4, !tbaa !124
  %477 = icmp eq i32 %476, 0
  br i1 %477, label %481, label %478

478:                                              ; preds = %472
  %479 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %473, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %481

480:                                              ; preds = %460
  call fastcc void @deliver(ptr noundef %394, ptr noundef nonnull %395)
  br label %481

481:                                              ; preds = %480, %478, %472
  %482 = atomicrmw xchg ptr %429, i32 0 release, align 4
  %483 = icmp eq i32 %482, 2
  br i1 %483, label %484, label %486

484:                                              ; preds = %481
  %485 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %429, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %486

486:                                              ; preds = %484, %481, %392
  call fastcc void @note(ptr noundef nonnull %0, ptr noundef %205, ptr noundef %207, ptr noundef nonnull %203, i64 noundef %384)
  br label %1172

487:                                              ; preds = %199
  %488 = icmp eq i32 %209, 0
  br i1 %488, label %489, label %1172

489:                                              ; preds = %487
  switch i32 %224, label %1172 [
    i32 1, label %490
    i32 13, label %596
    i32 0, label %727
    i32 3, label %1047
    i32 2, label %1105
    i32 4, label %1122
    i32 5, label %1122
    i32 6, label %1122
    i32 7, label %1122
    i32 10, label %1130
    i32 11, label %1143
    i32 12, label %1151
  ]

490:                                              ; preds = %489
  %491 = getelementptr inbounds nuw i8, ptr %203, i64 24
  %492 = load i32, ptr %491, align 4, !tbaa !101
  %493 = sext i32 %492 to i64
  %494 = shl nsw i64 %493, 3
  %495 = add nsw i64 %494, 104
  %496 = call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef %495)
  %497 = icmp eq ptr %496, null
  br i1 %497, label %1176, label %498

498:                                              ; preds = %490
  %499 = getelementptr inbounds nuw i8, ptr %496, i64 104
  %500 = load ptr, ptr %205, align 8, !tbaa !48
  %501 = load ptr, ptr %0, align 8, !tbaa !40
  %502 = ptrtoint ptr %500 to i64
  %503 = ptrtoint ptr %501 to i64
  %504 = sub i64 %502, %503
  %505 = lshr exact i64 %504, 6
  %506 = trunc i64 %505 to i32
  %507 = load ptr, ptr %500, align 8, !tbaa !67
  %508 = ptrtoint ptr %203 to i64
  %509 = ptrtoint ptr %507 to i64
  %510 = sub i64 %508, %509
  %511 = sdiv exact i64 %510, 44
  %512 = trunc i64 %511 to i32
  %513 = getelementptr inbounds nuw i8, ptr %207, i64 16
  %514 = load i64, ptr %513, align 8, !tbaa !102
  %515 = load ptr, ptr %137, align 8, !tbaa !103
  %516 = icmp eq ptr %515, null
  br i1 %516, label %523, label %517

517:                                              ; preds = %498
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #18
  %518 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #18
  %519 = load i64, ptr %2, align 8, !tbaa !84
  %520 = mul nsw i64 %519, 1000000000
  %521 = load i64, ptr %152, align 8, !tbaa !86
  %522 = add nsw i64 %520, %521
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #18
  br label %523

523:                                              ; preds = %517, %498
  %524 = phi i64 [ %522, %517 ], [ 0, %498 ]
  store ptr null, ptr %496, align 8, !tbaa !104
  %525 = getelementptr inbounds nuw i8, ptr %496, i64 8
  store ptr %0, ptr %525, align 8, !tbaa !105
  %526 = getelementptr inbounds nuw i8, ptr %496, i64 16
  store ptr null, ptr %526, align 8, !tbaa !57
  %527 = getelementptr inbounds nuw i8, ptr %496, i64 24
  store i64 %514, ptr %527, align 8, !tbaa !107
  %528 = getelementptr inbounds nuw i8, ptr %496, i64 32
  store i64 %524, ptr %528, align 8, !tbaa !107
  %529 = getelementptr inbounds nuw i8, ptr %496, i64 40
  store i32 0, ptr %529, align 8, !tbaa !5
  %530 = getelementptr inbounds nuw i8, ptr %496, i64 44
  store i32 2, ptr %530, align 4, !tbaa !5
  %531 = getelementptr inbounds nuw i8, ptr %496, i64 48
  store i32 %506, ptr %531, align 8, !tbaa !5
  %532 = getelementptr inbounds nuw i8, ptr %496, i64 52
  store i32 %512, ptr %532, align 4, !tbaa !5
  %533 = getelementptr inbounds nuw i8, ptr %496, i64 56
  %534 = getelementptr inbounds nuw i8, ptr %496, i64 72
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %533, i8 0, i64 16, i1 false)
  store ptr %222, ptr %534, align 8, !tbaa !108
  %535 = getelementptr inbounds nuw i8, ptr %496, i64 80
  store ptr %499, ptr %535, align 8, !tbaa !108
  %536 = getelementptr inbounds nuw i8, ptr %496, i64 88
  store ptr %205, ptr %536, align 8, !tbaa !94
  %537 = getelementptr inbounds nuw i8, ptr %496, i64 96
  store ptr %207, ptr %537, align 8, !tbaa !61
  %538 = load i64, ptr %142, align 8, !tbaa !109
  %539 = add nsw i64 %538, 1
  store i64 %539, ptr %142, align 8, !tbaa !109
  %540 = load i32, ptr %491, align 4, !tbaa !101
  %541 = icmp sgt i32 %540, 0
  br i1 %541, label %542, label %592

542:                                              ; preds = %523
  %543 = getelementptr inbounds nuw i8, ptr %203, i64 36
  br label %544

544:                                              ; preds = %586, %542
  %545 = phi i32 [ %540, %542 ], [ %587, %586 ]
  %546 = phi ptr [ %499, %542 ], [ %588, %586 ]
  %547 = phi i64 [ 0, %542 ], [ %589, %586 ]
  %548 = load ptr, ptr %205, align 8, !tbaa !48
  %549 = load i32, ptr %543, align 4, !tbaa !130
  %550 = trunc nuw nsw i64 %547 to i32
  %551 = add nsw i32 %549, %550
  %552 = getelementptr inbounds nuw i8, ptr %548, i64 40
  %553 = load ptr, ptr %552, align 8, !tbaa !131
  %554 = sext i32 %551 to i64
  %555 = getelementptr inbounds i32, ptr %553, i64 %554
  %556 = load i32, ptr %555, align 4, !tbaa !5
  %557 = icmp sgt i32 %556, -1
  br i1 %557, label %558, label %571

558:                                              ; preds = %544
  %559 = zext nneg i32 %556 to i64
  %560 = getelementptr inbounds nuw ptr, ptr %222, i64 %559
  %561 = load ptr, ptr %560, align 8, !tbaa !57
  %562 = icmp eq ptr %561, null
  br i1 %562, label %563, label %566

563:                                              ; preds = %558
  %564 = and i64 %547, 4294967295
  %565 = getelementptr inbounds nuw ptr, ptr %546, i64 %564
  store ptr null, ptr %565, align 8, !tbaa !57
  br label %1176

566:                                              ; preds = %558
  %567 = getelementptr inbounds nuw i8, ptr %561, i64 24
  %568 = load i32, ptr %567, align 8, !tbaa !58
  %569 = add nsw i32 %568, 1
  store i32 %569, ptr %567, align 8, !tbaa !58
  %570 = getelementptr inbounds nuw ptr, ptr %546, i64 %547
  store ptr %561, ptr %570, align 8, !tbaa !57
  br label %586

571:                                              ; preds = %544
  %572 = getelementptr inbounds nuw i8, ptr %548, i64 32
  %573 = load ptr, ptr %572, align 8, !tbaa !132
  %574 = getelementptr inbounds i64, ptr %573, i64 %554
  %575 = load i64, ptr %574, align 8, !tbaa !107
  %576 = getelementptr inbounds nuw i8, ptr %548, i64 48
  %577 = load ptr, ptr %576, align 8, !tbaa !133
  %578 = getelementptr inbounds i32, ptr %577, i64 %554
  %579 = load i32, ptr %578, align 4, !tbaa !5
  %580 = call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %575, i32 noundef %579)
  %581 = load ptr, ptr %535, align 8, !tbaa !134
  %582 = getelementptr inbounds nuw ptr, ptr %581, i64 %547
  store ptr %580, ptr %582, align 8, !tbaa !57
  %583 = icmp eq ptr %580, null
  br i1 %583, label %1176, label %584

584:                                              ; preds = %571
  %585 = load i32, ptr %491, align 4, !tbaa !101
  br label %586

586:                                              ; preds = %584, %566
  %587 = phi i32 [ %545, %566 ], [ %585, %584 ]
  %588 = phi ptr [ %546, %566 ], [ %581, %584 ]
  %589 = add nuw nsw i64 %547, 1
  %590 = sext i32 %587 to i64
  %591 = icmp slt i64 %589, %590
  br i1 %591, label %544, label %592, !llvm.loop !135

592:                                              ; preds = %523, %586
  %593 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %594 = load i64, ptr %593, align 8, !tbaa !136
  %595 = add nsw i64 %594, 1
  store i64 %595, ptr %593, align 8, !tbaa !136
  store ptr %496, ptr %14, align 8, !tbaa !38
  br label %1186

596:                                              ; preds = %489
  %597 = load ptr, ptr %0, align 8, !tbaa !40
  %598 = getelementptr inbounds nuw i8, ptr %203, i64 4
  %599 = load i32, ptr %598, align 4, !tbaa !111
  %600 = sext i32 %599 to i64
  %601 = getelementptr inbounds %struct.tfc_graph, ptr %597, i64 %600
  %602 = getelementptr inbounds nuw i8, ptr %601, i64 24
  %603 = load ptr, ptr %602, align 8, !tbaa !42
  %604 = getelementptr inbounds nuw i8, ptr %207, i64 16
  %605 = load i64, ptr %604, align 8, !tbaa !102
  %606 = load ptr, ptr %205, align 8, !tbaa !48
  %607 = load ptr, ptr %606, align 8, !tbaa !67
  %608 = ptrtoint ptr %203 to i64
  %609 = ptrtoint ptr %607 to i64
  %610 = sub i64 %608, %609
  %611 = sdiv exact i64 %610, 44
  %612 = add nsw i64 %611, -7046029254386353131
  %613 = xor i64 %612, %605
  %614 = mul i64 %613, -49064778989728563
  %615 = lshr i64 %614, 32
  %616 = xor i64 %615, %614
  %617 = mul i64 %616, -4265267296055464877
  %618 = lshr i64 %614, 29
  %619 = xor i64 %617, %618
  %620 = call fastcc ptr @new_instance(ptr noundef nonnull %0, ptr noundef %601, ptr noundef %603, i32 noundef 1, i64 noundef %619)
  %621 = icmp eq ptr %620, null
  br i1 %621, label %1176, label %622

622:                                              ; preds = %596
  %623 = getelementptr inbounds nuw i8, ptr %620, i64 16
  store ptr %203, ptr %623, align 8, !tbaa !137
  %624 = getelementptr inbounds nuw i8, ptr %620, i64 24
  store ptr %205, ptr %624, align 8, !tbaa !138
  %625 = getelementptr inbounds nuw i8, ptr %620, i64 40
  store ptr %207, ptr %625, align 8, !tbaa !139
  %626 = getelementptr inbounds nuw i8, ptr %601, i64 56
  %627 = load i32, ptr %626, align 8, !tbaa !54
  %628 = icmp sgt i32 %627, 0
  br i1 %628, label %629, label %674

629:                                              ; preds = %622
  %630 = getelementptr inbounds nuw i8, ptr %620, i64 112
  %631 = load ptr, ptr %630, align 8, !tbaa !56
  %632 = zext nneg i32 %627 to i64
  %633 = icmp ult i32 %627, 6
  br i1 %633, label %657, label %634

634:                                              ; preds = %629
  %635 = shl nuw nsw i64 %632, 3
  %636 = getelementptr i8, ptr %631, i64 %635
  %637 = add nsw i64 %221, %632
  %638 = shl nsw i64 %637, 3
  %639 = getelementptr i8, ptr %218, i64 %638
  %640 = icmp ult ptr %631, %639
  %641 = icmp ult ptr %222, %636
  %642 = and i1 %640, %641
  br i1 %642, label %657, label %643

643:                                              ; preds = %634
  %644 = and i64 %632, 2147483644
  br label %645

645:                                              ; preds = %645, %643
  %646 = phi i64 [ 0, %643 ], [ %653, %645 ]
  %647 = getelementptr inbounds nuw ptr, ptr %222, i64 %646
  %648 = getelementptr inbounds nuw i8, ptr %647, i64 16
  %649 = load <2 x ptr>, ptr %647, align 8, !tbaa !57, !alias.scope !140
  %650 = load <2 x ptr>, ptr %648, align 8, !tbaa !57, !alias.scope !140
  %651 = getelementptr inbounds nuw ptr, ptr %631, i64 %646
  %652 = getelementptr inbounds nuw i8, ptr %651, i64 16
  store <2 x ptr> %649, ptr %651, align 8, !tbaa !57, !alias.scope !143, !noalias !140
  store <2 x ptr> %650, ptr %652, align 8, !tbaa !57, !alias.scope !143, !noalias !140
  store <2 x ptr> zeroinitializer, ptr %647, align 8, !tbaa !57, !alias.scope !140
  store <2 x ptr> zeroinitializer, ptr %648, align 8, !tbaa !57, !alias.scope !140
  %653 = add nuw i64 %646, 4
  %654 = icmp eq i64 %653, %644
  br i1 %654, label %655, label %645, !llvm.loop !145

655:                                              ; preds = %645
  %656 = icmp eq i64 %644, %632
  br i1 %656, label %674, label %657

657:                                              ; preds = %634, %629, %655
  %658 = phi i64 [ 0, %634 ], [ 0, %629 ], [ %644, %655 ]
  %659 = and i64 %632, 3
  %660 = icmp eq i64 %659, 0
  br i1 %660, label %670, label %661

661:                                              ; preds = %657, %661
  %662 = phi i64 [ %667, %661 ], [ %658, %657 ]
  %663 = phi i64 [ %668, %661 ], [ 0, %657 ]
  %664 = getelementptr inbounds nuw ptr, ptr %222, i64 %662
  %665 = load ptr, ptr %664, align 8, !tbaa !57
  %666 = getelementptr inbounds nuw ptr, ptr %631, i64 %662
  store ptr %665, ptr %666, align 8, !tbaa !57
  store ptr null, ptr %664, align 8, !tbaa !57
  %667 = add nuw nsw i64 %662, 1
  %668 = add i64 %663, 1
  %669 = icmp eq i64 %668, %659
  br i1 %669, label %670, label %661, !llvm.loop !148

670:                                              ; preds = %661, %657
  %671 = phi i64 [ %658, %657 ], [ %667, %661 ]
  %672 = sub nsw i64 %658, %632
  %673 = icmp ugt i64 %672, -4
  br i1 %673, label %674, label %708

674:                                              ; preds = %670, %708, %655, %622
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %675 = getelementptr inbounds nuw i8, ptr %620, i64 80
  %676 = load ptr, ptr %675, align 8, !tbaa !59
  %677 = getelementptr inbounds nuw i8, ptr %620, i64 8
  %678 = load ptr, ptr %677, align 8, !tbaa !60
  %679 = load ptr, ptr %676, align 8, !tbaa !61
  %680 = getelementptr inbounds nuw i8, ptr %678, i64 28
  %681 = load i32, ptr %680, align 4, !tbaa !62
  %682 = add nsw i32 %681, 1
  %683 = sext i32 %682 to i64
  %684 = getelementptr inbounds nuw i8, ptr %679, i64 8
  store i64 %683, ptr %684, align 8, !tbaa !64
  %685 = icmp sgt i32 %681, 0
  br i1 %685, label %689, label %686

686:                                              ; preds = %689, %674
  %687 = load i32, ptr %123, align 8, !tbaa !66
  %688 = icmp eq i32 %687, 0
  br i1 %688, label %706, label %707

689:                                              ; preds = %674, %689
  %690 = phi i64 [ %700, %689 ], [ 0, %674 ]
  %691 = phi ptr [ %701, %689 ], [ %678, %674 ]
  %692 = load ptr, ptr %620, align 8, !tbaa !48
  %693 = load ptr, ptr %692, align 8, !tbaa !67
  %694 = getelementptr inbounds nuw i8, ptr %691, i64 32
  %695 = load ptr, ptr %694, align 8, !tbaa !68
  %696 = getelementptr inbounds nuw i32, ptr %695, i64 %690
  %697 = load i32, ptr %696, align 4, !tbaa !5
  %698 = sext i32 %697 to i64
  %699 = getelementptr inbounds %struct.tfc_node, ptr %693, i64 %698
  store ptr %699, ptr %3, align 8, !tbaa !69
  store ptr %620, ptr %148, align 8, !tbaa !71
  store ptr %679, ptr %149, align 8, !tbaa !72
  store i32 0, ptr %150, align 8, !tbaa !73
  store i32 0, ptr %151, align 4
  call fastcc void @push(ptr noundef nonnull %0, ptr noundef nonnull byval(%struct.tfc_ready) align 8 %3)
  %700 = add nuw nsw i64 %690, 1
  %701 = load ptr, ptr %677, align 8, !tbaa !60
  %702 = getelementptr inbounds nuw i8, ptr %701, i64 28
  %703 = load i32, ptr %702, align 4, !tbaa !62
  %704 = sext i32 %703 to i64
  %705 = icmp slt i64 %700, %704
  br i1 %705, label %689, label %686, !llvm.loop !74

706:                                              ; preds = %686
  call fastcc void @settle(ptr noundef nonnull %0, ptr noundef nonnull %620, ptr noundef nonnull %679)
  br label %707

707:                                              ; preds = %706, %686
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %1176

708:                                              ; preds = %670, %708
  %709 = phi i64 [ %725, %708 ], [ %671, %670 ]
  %710 = getelementptr inbounds nuw ptr, ptr %222, i64 %709
  %711 = load ptr, ptr %710, align 8, !tbaa !57
  %712 = getelementptr inbounds nuw ptr, ptr %631, i64 %709
  store ptr %711, ptr %712, align 8, !tbaa !57
  store ptr null, ptr %710, align 8, !tbaa !57
  %713 = add nuw nsw i64 %709, 1
  %714 = getelementptr inbounds nuw ptr, ptr %222, i64 %713
  %715 = load ptr, ptr %714, align 8, !tbaa !57
  %716 = getelementptr inbounds nuw ptr, ptr %631, i64 %713
  store ptr %715, ptr %716, align 8, !tbaa !57
  store ptr null, ptr %714, align 8, !tbaa !57
  %717 = add nuw nsw i64 %709, 2
  %718 = getelementptr inbounds nuw ptr, ptr %222, i64 %717
  %719 = load ptr, ptr %718, align 8, !tbaa !57
  %720 = getelementptr inbounds nuw ptr, ptr %631, i64 %717
  store ptr %719, ptr %720, align 8, !tbaa !57
  store ptr null, ptr %718, align 8, !tbaa !57
  %721 = add nuw nsw i64 %709, 3
  %722 = getelementptr inbounds nuw ptr, ptr %222, i64 %721
  %723 = load ptr, ptr %722, align 8, !tbaa !57
  %724 = getelementptr inbounds nuw ptr, ptr %631, i64 %721
  store ptr %723, ptr %724, align 8, !tbaa !57
  store ptr null, ptr %722, align 8, !tbaa !57
  %725 = add nuw nsw i64 %709, 4
  %726 = icmp eq i64 %725, %632
  br i1 %726, label %674, label %708, !llvm.loop !150

727:                                              ; preds = %489
  %728 = load ptr, ptr %145, align 8, !tbaa !151
  %729 = getelementptr inbounds nuw i8, ptr %203, i64 4
  %730 = load i32, ptr %729, align 4, !tbaa !111
  %731 = sext i32 %730 to i64
  %732 = getelementptr inbounds %struct.tfc_region_use, ptr %728, i64 %731
  %733 = getelementptr inbounds nuw i8, ptr %203, i64 20
  %734 = load i32, ptr %733, align 4, !tbaa !152
  %735 = icmp sgt i32 %734, 0
  br i1 %735, label %736, label %760

736:                                              ; preds = %727
  %737 = getelementptr inbounds nuw i8, ptr %732, i64 16
  %738 = getelementptr inbounds nuw i8, ptr %732, i64 8
  %739 = zext nneg i32 %734 to i64
  %740 = and i64 %739, 1
  %741 = icmp eq i32 %734, 1
  br i1 %741, label %746, label %742

742:                                              ; preds = %736
  %743 = and i64 %739, 2147483646
  br label %768

744:                                              ; preds = %795
  %745 = icmp eq i64 %740, 0
  br i1 %745, label %760, label %746

746:                                              ; preds = %744, %736
  %747 = phi i64 [ 0, %736 ], [ %796, %744 ]
  %748 = icmp ne i64 %740, 0
  call void @llvm.assume(i1 %748)
  %749 = load ptr, ptr %737, align 8, !tbaa !153
  %750 = getelementptr inbounds nuw i32, ptr %749, i64 %747
  %751 = load i32, ptr %750, align 4, !tbaa !5
  %752 = icmp sgt i32 %751, -1
  br i1 %752, label %753, label %760

753:                                              ; preds = %746
  %754 = getelementptr inbounds nuw ptr, ptr %222, i64 %747
  %755 = load ptr, ptr %754, align 8, !tbaa !57
  %756 = load ptr, ptr %755, align 8, !tbaa !157
  %757 = load ptr, ptr %738, align 8, !tbaa !158
  %758 = zext nneg i32 %751 to i64
  %759 = getelementptr inbounds nuw ptr, ptr %757, i64 %758
  store ptr %756, ptr %759, align 8, !tbaa !31
  br label %760

760:                                              ; preds = %744, %753, %746, %727
  %761 = getelementptr inbounds nuw i8, ptr %203, i64 24
  %762 = load i32, ptr %761, align 4, !tbaa !101
  %763 = icmp sgt i32 %762, 0
  br i1 %763, label %764, label %799

764:                                              ; preds = %760
  %765 = getelementptr inbounds nuw i8, ptr %203, i64 36
  %766 = getelementptr inbounds nuw i8, ptr %732, i64 24
  %767 = getelementptr inbounds nuw i8, ptr %732, i64 8
  br label %810

768:                                              ; preds = %795, %742
  %769 = phi i64 [ 0, %742 ], [ %796, %795 ]
  %770 = phi i64 [ 0, %742 ], [ %797, %795 ]
  %771 = load ptr, ptr %737, align 8, !tbaa !153
  %772 = getelementptr inbounds nuw i32, ptr %771, i64 %769
  %773 = load i32, ptr %772, align 4, !tbaa !5
  %774 = icmp sgt i32 %773, -1
  br i1 %774, label %775, label %782

775:                                              ; preds = %768
  %776 = getelementptr inbounds nuw ptr, ptr %222, i64 %769
  %777 = load ptr, ptr %776, align 8, !tbaa !57
  %778 = load ptr, ptr %777, align 8, !tbaa !157
  %779 = load ptr, ptr %738, align 8, !tbaa !158
  %780 = zext nneg i32 %773 to i64
  %781 = getelementptr inbounds nuw ptr, ptr %779, i64 %780
  store ptr %778, ptr %781, align 8, !tbaa !31
  br label %782

782:                                              ; preds = %775, %768
  %783 = or disjoint i64 %769, 1
  %784 = load ptr, ptr %737, align 8, !tbaa !153
  %785 = getelementptr inbounds nuw i32, ptr %784, i64 %783
  %786 = load i32, ptr %785, align 4, !tbaa !5
  %787 = icmp sgt i32 %786, -1
  br i1 %787, label %788, label %795

788:                                              ; preds = %782
  %789 = getelementptr inbounds nuw ptr, ptr %222, i64 %783
  %790 = load ptr, ptr %789, align 8, !tbaa !57
  %791 = load ptr, ptr %790, align 8, !tbaa !157
  %792 = load ptr, ptr %738, align 8, !tbaa !158
  %793 = zext nneg i32 %786 to i64
  %794 = getelementptr inbounds nuw ptr, ptr %792, i64 %793
  store ptr %791, ptr %794, align 8, !tbaa !31
  br label %795

795:                                              ; preds = %788, %782
  %796 = add nuw nsw i64 %769, 2
  %797 = add i64 %770, 2
  %798 = icmp eq i64 %797, %743
  br i1 %798, label %744, label %768, !llvm.loop !159

799:                                              ; preds = %858, %760
  %800 = getelementptr inbounds nuw i8, ptr %732, i64 40
  %801 = load i64, ptr %800, align 8, !tbaa !160
  %802 = icmp sgt i64 %801, 0
  br i1 %802, label %803, label %882

803:                                              ; preds = %799
  %804 = getelementptr inbounds nuw i8, ptr %732, i64 8
  %805 = getelementptr inbounds nuw i8, ptr %732, i64 32
  %806 = and i64 %801, 1
  %807 = icmp eq i64 %801, 1
  br i1 %807, label %865, label %808

808:                                              ; preds = %803
  %809 = and i64 %801, 9223372036854775806
  br label %885

810:                                              ; preds = %858, %764
  %811 = phi i64 [ 0, %764 ], [ %859, %858 ]
  %812 = load ptr, ptr %205, align 8, !tbaa !48
  %813 = load i32, ptr %765, align 4, !tbaa !130
  %814 = trunc nuw nsw i64 %811 to i32
  %815 = add nsw i32 %813, %814
  %816 = getelementptr inbounds nuw i8, ptr %812, i64 40
  %817 = load ptr, ptr %816, align 8, !tbaa !131
  %818 = sext i32 %815 to i64
  %819 = getelementptr inbounds i32, ptr %817, i64 %818
  %820 = load i32, ptr %819, align 4, !tbaa !5
  %821 = icmp sgt i32 %820, -1
  br i1 %821, label %822, label %835

822:                                              ; preds = %810
  %823 = zext nneg i32 %820 to i64
  %824 = getelementptr inbounds nuw ptr, ptr %222, i64 %823
  %825 = load ptr, ptr %824, align 8, !tbaa !57
  %826 = icmp eq ptr %825, null
  br i1 %826, label %827, label %830

827:                                              ; preds = %822
  %828 = and i64 %811, 4294967295
  %829 = getelementptr inbounds nuw ptr, ptr %223, i64 %828
  store ptr null, ptr %829, align 8, !tbaa !57
  br label %1172

830:                                              ; preds = %822
  %831 = getelementptr inbounds nuw i8, ptr %825, i64 24
  %832 = load i32, ptr %831, align 8, !tbaa !58
  %833 = add nsw i32 %832, 1
  store i32 %833, ptr %831, align 8, !tbaa !58
  %834 = getelementptr inbounds nuw ptr, ptr %223, i64 %811
  store ptr %825, ptr %834, align 8, !tbaa !57
  br label %847

835:                                              ; preds = %810
  %836 = getelementptr inbounds nuw i8, ptr %812, i64 32
  %837 = load ptr, ptr %836, align 8, !tbaa !132
  %838 = getelementptr inbounds i64, ptr %837, i64 %818
  %839 = load i64, ptr %838, align 8, !tbaa !107
  %840 = getelementptr inbounds nuw i8, ptr %812, i64 48
  %841 = load ptr, ptr %840, align 8, !tbaa !133
  %842 = getelementptr inbounds i32, ptr %841, i64 %818
  %843 = load i32, ptr %842, align 4, !tbaa !5
  %844 = call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %839, i32 noundef %843)
  %845 = getelementptr inbounds nuw ptr, ptr %223, i64 %811
  store ptr %844, ptr %845, align 8, !tbaa !57
  %846 = icmp eq ptr %844, null
  br i1 %846, label %1172, label %847

847:                                              ; preds = %835, %830
  %848 = phi ptr [ %825, %830 ], [ %844, %835 ]
  %849 = load ptr, ptr %766, align 8, !tbaa !161
  %850 = getelementptr inbounds nuw i32, ptr %849, i64 %811
  %851 = load i32, ptr %850, align 4, !tbaa !5
  %852 = icmp sgt i32 %851, -1
  br i1 %852, label %853, label %858

853:                                              ; preds = %847
  %854 = load ptr, ptr %848, align 8, !tbaa !157
  %855 = load ptr, ptr %767, align 8, !tbaa !158
  %856 = zext nneg i32 %851 to i64
  %857 = getelementptr inbounds nuw ptr, ptr %855, i64 %856
  store ptr %854, ptr %857, align 8, !tbaa !31
  br label %858

858:                                              ; preds = %853, %847
  %859 = add nuw nsw i64 %811, 1
  %860 = load i32, ptr %761, align 4, !tbaa !101
  %861 = sext i32 %860 to i64
  %862 = icmp slt i64 %859, %861
  br i1 %862, label %810, label %799, !llvm.loop !162

863:                                              ; preds = %885
  %864 = icmp eq i64 %806, 0
  br i1 %864, label %882, label %865

865:                                              ; preds = %863, %803
  %866 = phi i64 [ 0, %803 ], [ %917, %863 ]
  %867 = icmp ne i64 %806, 0
  call void @llvm.assume(i1 %867)
  %868 = load ptr, ptr %804, align 8, !tbaa !158
  %869 = load ptr, ptr %805, align 8, !tbaa !163
  %870 = getelementptr inbounds nuw %struct.tfc_move, ptr %869, i64 %866
  %871 = getelementptr inbounds nuw i8, ptr %870, i64 4
  %872 = load i32, ptr %871, align 4, !tbaa !164
  %873 = sext i32 %872 to i64
  %874 = getelementptr inbounds ptr, ptr %868, i64 %873
  %875 = load ptr, ptr %874, align 8, !tbaa !31
  %876 = getelementptr inbounds nuw i8, ptr %870, i64 8
  %877 = load i64, ptr %876, align 8, !tbaa !166
  %878 = getelementptr inbounds i8, ptr %875, i64 %877
  %879 = load i32, ptr %870, align 8, !tbaa !167
  %880 = sext i32 %879 to i64
  %881 = getelementptr inbounds ptr, ptr %868, i64 %880
  store ptr %878, ptr %881, align 8, !tbaa !31
  br label %882

882:                                              ; preds = %865, %863, %799
  %883 = load ptr, ptr %137, align 8, !tbaa !103
  %884 = icmp eq ptr %883, null
  br i1 %884, label %926, label %920

885:                                              ; preds = %885, %808
  %886 = phi i64 [ 0, %808 ], [ %917, %885 ]
  %887 = phi i64 [ 0, %808 ], [ %918, %885 ]
  %888 = load ptr, ptr %804, align 8, !tbaa !158
  %889 = load ptr, ptr %805, align 8, !tbaa !163
  %890 = getelementptr inbounds nuw %struct.tfc_move, ptr %889, i64 %886
  %891 = getelementptr inbounds nuw i8, ptr %890, i64 4
  %892 = load i32, ptr %891, align 4, !tbaa !164
  %893 = sext i32 %892 to i64
  %894 = getelementptr inbounds ptr, ptr %888, i64 %893
  %895 = load ptr, ptr %894, align 8, !tbaa !31
  %896 = getelementptr inbounds nuw i8, ptr %890, i64 8
  %897 = load i64, ptr %896, align 8, !tbaa !166
  %898 = getelementptr inbounds i8, ptr %895, i64 %897
  %899 = load i32, ptr %890, align 8, !tbaa !167
  %900 = sext i32 %899 to i64
  %901 = getelementptr inbounds ptr, ptr %888, i64 %900
  store ptr %898, ptr %901, align 8, !tbaa !31
  %902 = load ptr, ptr %804, align 8, !tbaa !158
  %903 = load ptr, ptr %805, align 8, !tbaa !163
  %904 = getelementptr inbounds nuw %struct.tfc_move, ptr %903, i64 %886
  %905 = getelementptr inbounds nuw i8, ptr %904, i64 16
  %906 = getelementptr inbounds nuw i8, ptr %904, i64 20
  %907 = load i32, ptr %906, align 4, !tbaa !164
  %908 = sext i32 %907 to i64
  %909 = getelementptr inbounds ptr, ptr %902, i64 %908
  %910 = load ptr, ptr %909, align 8, !tbaa !31
  %911 = getelementptr inbounds nuw i8, ptr %904, i64 24
  %912 = load i64, ptr %911, align 8, !tbaa !166
  %913 = getelementptr inbounds i8, ptr %910, i64 %912
  %914 = load i32, ptr %905, align 8, !tbaa !167
  %915 = sext i32 %914 to i64
  %916 = getelementptr inbounds ptr, ptr %902, i64 %915
  store ptr %913, ptr %916, align 8, !tbaa !31
  %917 = add nuw nsw i64 %886, 2
  %918 = add i64 %887, 2
  %919 = icmp eq i64 %918, %809
  br i1 %919, label %863, label %885, !llvm.loop !168

920:                                              ; preds = %882
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #18
  %921 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #18
  %922 = load i64, ptr %4, align 8, !tbaa !84
  %923 = mul nsw i64 %922, 1000000000
  %924 = load i64, ptr %146, align 8, !tbaa !86
  %925 = add nsw i64 %923, %924
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #18
  br label %926

926:                                              ; preds = %920, %882
  %927 = phi i64 [ %925, %920 ], [ 0, %882 ]
  %928 = getelementptr inbounds nuw i8, ptr %732, i64 48
  %929 = load i64, ptr %928, align 8, !tbaa !169
  %930 = icmp ne i64 %929, 0
  %931 = zext i1 %930 to i32
  %932 = load i32, ptr %147, align 8, !tbaa !170
  %933 = or i32 %932, %931
  store i32 %933, ptr %147, align 8, !tbaa !170
  %934 = load ptr, ptr %732, align 8, !tbaa !171
  %935 = icmp eq ptr %934, null
  br i1 %935, label %936, label %937

936:                                              ; preds = %926
  call fastcc void @note(ptr noundef nonnull %0, ptr noundef %205, ptr noundef %207, ptr noundef nonnull %203, i64 noundef %927)
  br label %941

937:                                              ; preds = %926
  %938 = call i32 @tfc_walk(ptr noundef nonnull %934)
  call fastcc void @note(ptr noundef nonnull %0, ptr noundef %205, ptr noundef %207, ptr noundef nonnull %203, i64 noundef %927)
  %939 = icmp eq i32 %938, 0
  br i1 %939, label %941, label %940

940:                                              ; preds = %937
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %938, i32 noundef 0, ptr noundef %205, ptr noundef nonnull %203)
  br label %941

941:                                              ; preds = %936, %940, %937
  %942 = load i32, ptr %761, align 4, !tbaa !101
  %943 = icmp sgt i32 %942, 0
  br i1 %943, label %944, label %1172

944:                                              ; preds = %941
  %945 = getelementptr inbounds nuw i8, ptr %732, i64 24
  %946 = getelementptr inbounds nuw i8, ptr %732, i64 8
  br label %947

947:                                              ; preds = %1042, %944
  %948 = phi i32 [ %942, %944 ], [ %1043, %1042 ]
  %949 = phi i64 [ 0, %944 ], [ %1044, %1042 ]
  %950 = load ptr, ptr %945, align 8, !tbaa !161
  %951 = getelementptr inbounds nuw i32, ptr %950, i64 %949
  %952 = load i32, ptr %951, align 4, !tbaa !5
  %953 = icmp slt i32 %952, -1
  br i1 %953, label %954, label %1042

954:                                              ; preds = %947
  %955 = getelementptr inbounds nuw ptr, ptr %223, i64 %949
  %956 = load ptr, ptr %955, align 8, !tbaa !57
  %957 = load ptr, ptr %956, align 8, !tbaa !157
  %958 = load ptr, ptr %946, align 8, !tbaa !158
  %959 = sub nuw nsw i32 -2, %952
  %960 = zext nneg i32 %959 to i64
  %961 = getelementptr inbounds nuw ptr, ptr %958, i64 %960
  %962 = load ptr, ptr %961, align 8, !tbaa !31
  %963 = getelementptr inbounds nuw i8, ptr %956, i64 16
  %964 = load i64, ptr %963, align 8, !tbaa !27
  %965 = icmp sgt i64 %964, 0
  br i1 %965, label %966, label %1042

966:                                              ; preds = %954
  %967 = ptrtoint ptr %962 to i64
  %968 = ptrtoint ptr %957 to i64
  %969 = icmp ult i64 %964, 4
  %970 = sub i64 %968, %967
  %971 = icmp ult i64 %970, 32
  %972 = select i1 %969, i1 true, i1 %971
  br i1 %972, label %1004, label %973

973:                                              ; preds = %966
  %974 = icmp ult i64 %964, 32
  br i1 %974, label %992, label %975

975:                                              ; preds = %973
  %976 = and i64 %964, 28
  %977 = and i64 %964, 9223372036854775776
  br label %978

978:                                              ; preds = %978, %975
  %979 = phi i64 [ 0, %975 ], [ %986, %978 ]
  %980 = getelementptr inbounds nuw i8, ptr %962, i64 %979
  %981 = getelementptr inbounds nuw i8, ptr %980, i64 16
  %982 = load <16 x i8>, ptr %980, align 1, !tbaa !172
  %983 = load <16 x i8>, ptr %981, align 1, !tbaa !172
  %984 = getelementptr inbounds nuw i8, ptr %957, i64 %979
  %985 = getelementptr inbounds nuw i8, ptr %984, i64 16
  store <16 x i8> %982, ptr %984, align 1, !tbaa !172
  store <16 x i8> %983, ptr %985, align 1, !tbaa !172
  %986 = add nuw i64 %979, 32
  %987 = icmp eq i64 %986, %977
  br i1 %987, label %988, label %978, !llvm.loop !173

988:                                              ; preds = %978
  %989 = icmp eq i64 %964, %977
  br i1 %989, label %1040, label %990

990:                                              ; preds = %988
  %991 = icmp eq i64 %976, 0
  br i1 %991, label %1004, label %992, !prof !174

992:                                              ; preds = %973, %990
  %993 = phi i64 [ %977, %990 ], [ 0, %973 ]
  %994 = and i64 %964, 9223372036854775804
  br label %995

995:                                              ; preds = %995, %992
  %996 = phi i64 [ %993, %992 ], [ %1000, %995 ]
  %997 = getelementptr inbounds nuw i8, ptr %962, i64 %996
  %998 = load <4 x i8>, ptr %997, align 1, !tbaa !172
  %999 = getelementptr inbounds nuw i8, ptr %957, i64 %996
  store <4 x i8> %998, ptr %999, align 1, !tbaa !172
  %1000 = add nuw i64 %996, 4
  %1001 = icmp eq i64 %1000, %994
  br i1 %1001, label %1002, label %995, !llvm.loop !175

1002:                                             ; preds = %995
  %1003 = icmp eq i64 %964, %994
  br i1 %1003, label %1040, label %1004

1004:                                             ; preds = %966, %990, %1002
  %1005 = phi i64 [ 0, %966 ], [ %977, %990 ], [ %994, %1002 ]
  %1006 = and i64 %964, 3
  %1007 = icmp eq i64 %1006, 0
  br i1 %1007, label %1017, label %1008

1008:                                             ; preds = %1004, %1008
  %1009 = phi i64 [ %1014, %1008 ], [ %1005, %1004 ]
  %1010 = phi i64 [ %1015, %1008 ], [ 0, %1004 ]
  %1011 = getelementptr inbounds nuw i8, ptr %962, i64 %1009
  %1012 = load i8, ptr %1011, align 1, !tbaa !172
  %1013 = getelementptr inbounds nuw i8, ptr %957, i64 %1009
  store i8 %1012, ptr %1013, align 1, !tbaa !172
  %1014 = add nuw nsw i64 %1009, 1
  %1015 = add i64 %1010, 1
  %1016 = icmp eq i64 %1015, %1006
  br i1 %1016, label %1017, label %1008, !llvm.loop !176

1017:                                             ; preds = %1008, %1004
  %1018 = phi i64 [ %1005, %1004 ], [ %1014, %1008 ]
  %1019 = sub nsw i64 %1005, %964
  %1020 = icmp ugt i64 %1019, -4
  br i1 %1020, label %1040, label %1021

1021:                                             ; preds = %1017, %1021
  %1022 = phi i64 [ %1038, %1021 ], [ %1018, %1017 ]
  %1023 = getelementptr inbounds nuw i8, ptr %962, i64 %1022
  %1024 = load i8, ptr %1023, align 1, !tbaa !172
  %1025 = getelementptr inbounds nuw i8, ptr %957, i64 %1022
  store i8 %1024, ptr %1025, align 1, !tbaa !172
  %1026 = add nuw nsw i64 %1022, 1
  %1027 = getelementptr inbounds nuw i8, ptr %962, i64 %1026
  %1028 = load i8, ptr %1027, align 1, !tbaa !172
  %1029 = getelementptr inbounds nuw i8, ptr %957, i64 %1026
  store i8 %1028, ptr %1029, align 1, !tbaa !172
  %1030 = add nuw nsw i64 %1022, 2
  %1031 = getelementptr inbounds nuw i8, ptr %962, i64 %1030
  %1032 = load i8, ptr %1031, align 1, !tbaa !172
  %1033 = getelementptr inbounds nuw i8, ptr %957, i64 %1030
  store i8 %1032, ptr %1033, align 1, !tbaa !172
  %1034 = add nuw nsw i64 %1022, 3
  %1035 = getelementptr inbounds nuw i8, ptr %962, i64 %1034
  %1036 = load i8, ptr %1035, align 1, !tbaa !172
  %1037 = getelementptr inbounds nuw i8, ptr %957, i64 %1034
  store i8 %1036, ptr %1037, align 1, !tbaa !172
  %1038 = add nuw nsw i64 %1022, 4
  %1039 = icmp eq i64 %1038, %964
  br i1 %1039, label %1040, label %1021, !llvm.loop !177

1040:                                             ; preds = %1017, %1021, %1002, %988
  %1041 = load i32, ptr %761, align 4, !tbaa !101
  br label %1042

1042:                                             ; preds = %1040, %954, %947
  %1043 = phi i32 [ %1041, %1040 ], [ %948, %954 ], [ %948, %947 ]
  %1044 = add nuw nsw i64 %949, 1
  %1045 = sext i32 %1043 to i64
  %1046 = icmp slt i64 %1044, %1045
  br i1 %1046, label %947, label %1172, !llvm.loop !178

1047:                                             ; preds = %489
  %1048 = load ptr, ptr %205, align 8, !tbaa !48
  %1049 = getelementptr inbounds nuw i8, ptr %1048, i64 16
  %1050 = load ptr, ptr %1049, align 8, !tbaa !179
  %1051 = getelementptr inbounds nuw i8, ptr %203, i64 40
  %1052 = load i32, ptr %1051, align 4, !tbaa !180
  br label %1053

1053:                                             ; preds = %1053, %1047
  %1054 = phi i64 [ %1058, %1053 ], [ 0, %1047 ]
  %1055 = getelementptr inbounds nuw ptr, ptr %222, i64 %1054
  %1056 = load ptr, ptr %1055, align 8, !tbaa !57
  %1057 = icmp eq ptr %1056, null
  %1058 = add nuw nsw i64 %1054, 1
  br i1 %1057, label %1053, label %1059, !llvm.loop !181

1059:                                             ; preds = %1053
  %1060 = sext i32 %1052 to i64
  %1061 = getelementptr inbounds i32, ptr %1050, i64 %1060
  %1062 = trunc nuw nsw i64 %1054 to i32
  %1063 = getelementptr inbounds nuw i8, ptr %1056, i64 24
  %1064 = load i32, ptr %1063, align 8, !tbaa !58
  %1065 = add nsw i32 %1064, 1
  store i32 %1065, ptr %1063, align 8, !tbaa !58
  store ptr %1056, ptr %223, align 8, !tbaa !57
  %1066 = getelementptr inbounds nuw i8, ptr %223, i64 8
  store ptr null, ptr %1066, align 8, !tbaa !57
  %1067 = getelementptr inbounds nuw i8, ptr %1061, i64 4
  %1068 = load i32, ptr %1067, align 4, !tbaa !5
  %1069 = getelementptr inbounds nuw i8, ptr %1061, i64 8
  %1070 = load i32, ptr %1069, align 4, !tbaa !5
  %1071 = icmp eq i32 %1068, %1070
  br i1 %1071, label %1172, label %1072

1072:                                             ; preds = %1059
  %1073 = getelementptr inbounds nuw i8, ptr %203, i64 36
  %1074 = load i32, ptr %1073, align 4, !tbaa !130
  %1075 = add nsw i32 %1074, 1
  %1076 = getelementptr inbounds nuw i8, ptr %1048, i64 40
  %1077 = load ptr, ptr %1076, align 8, !tbaa !131
  %1078 = sext i32 %1075 to i64
  %1079 = getelementptr inbounds i32, ptr %1077, i64 %1078
  %1080 = load i32, ptr %1079, align 4, !tbaa !5
  %1081 = icmp sgt i32 %1080, -1
  br i1 %1081, label %1082, label %1091

1082:                                             ; preds = %1072
  %1083 = zext nneg i32 %1080 to i64
  %1084 = getelementptr inbounds nuw ptr, ptr %222, i64 %1083
  %1085 = load ptr, ptr %1084, align 8, !tbaa !57
  %1086 = icmp eq ptr %1085, null
  br i1 %1086, label %1172, label %1087

1087:                                             ; preds = %1082
  %1088 = getelementptr inbounds nuw i8, ptr %1085, i64 24
  %1089 = load i32, ptr %1088, align 8, !tbaa !58
  %1090 = add nsw i32 %1089, 1
  store i32 %1090, ptr %1088, align 8, !tbaa !58
  store ptr %1085, ptr %1066, align 8, !tbaa !57
  br label %1102

1091:                                             ; preds = %1072
  %1092 = getelementptr inbounds nuw i8, ptr %1048, i64 32
  %1093 = load ptr, ptr %1092, align 8, !tbaa !132
  %1094 = getelementptr inbounds i64, ptr %1093, i64 %1078
  %1095 = load i64, ptr %1094, align 8, !tbaa !107
  %1096 = getelementptr inbounds nuw i8, ptr %1048, i64 48
  %1097 = load ptr, ptr %1096, align 8, !tbaa !133
  %1098 = getelementptr inbounds i32, ptr %1097, i64 %1078
  %1099 = load i32, ptr %1098, align 4, !tbaa !5
  %1100 = call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %1095, i32 noundef %1099)
  store ptr %1100, ptr %1066, align 8, !tbaa !57
  %1101 = icmp eq ptr %1100, null
  br i1 %1101, label %1172, label %1102

1102:                                             ; preds = %1091, %1087
  %1103 = phi ptr [ %1085, %1087 ], [ %1100, %1091 ]
  %1104 = load ptr, ptr %1103, align 8, !tbaa !157
  store i32 %1062, ptr %1104, align 4, !tbaa !5
  br label %1172

1105:                                             ; preds = %489
  %1106 = load ptr, ptr %222, align 8, !tbaa !57
  %1107 = icmp eq ptr %1106, null
  br i1 %1107, label %1112, label %1108

1108:                                             ; preds = %1105
  %1109 = getelementptr inbounds nuw i8, ptr %1106, i64 24
  %1110 = load i32, ptr %1109, align 8, !tbaa !58
  %1111 = add nsw i32 %1110, 1
  store i32 %1111, ptr %1109, align 8, !tbaa !58
  br label %1112

1112:                                             ; preds = %1108, %1105
  %1113 = getelementptr inbounds nuw i8, ptr %222, i64 8
  %1114 = load ptr, ptr %1113, align 8, !tbaa !57
  %1115 = load ptr, ptr %1114, align 8, !tbaa !157
  %1116 = load i8, ptr %1115, align 1, !tbaa !172
  %1117 = icmp eq i8 %1116, 0
  %1118 = select i1 %1117, ptr %1106, ptr null
  store ptr %1118, ptr %223, align 8, !tbaa !57
  %1119 = icmp eq ptr %1118, null
  %1120 = select i1 %1119, ptr %1106, ptr null
  %1121 = getelementptr inbounds nuw i8, ptr %223, i64 8
  store ptr %1120, ptr %1121, align 8, !tbaa !57
  br label %1172

1122:                                             ; preds = %489, %489, %489, %489
  %1123 = load ptr, ptr %222, align 8, !tbaa !57
  %1124 = icmp eq ptr %1123, null
  br i1 %1124, label %1129, label %1125

1125:                                             ; preds = %1122
  %1126 = getelementptr inbounds nuw i8, ptr %1123, i64 24
  %1127 = load i32, ptr %1126, align 8, !tbaa !58
  %1128 = add nsw i32 %1127, 1
  store i32 %1128, ptr %1126, align 8, !tbaa !58
  br label %1129

1129:                                             ; preds = %1125, %1122
  store ptr %1123, ptr %223, align 8, !tbaa !57
  br label %1172

1130:                                             ; preds = %489
  %1131 = load ptr, ptr %144, align 8, !tbaa !182
  %1132 = getelementptr inbounds nuw i8, ptr %203, i64 4
  %1133 = load i32, ptr %1132, align 4, !tbaa !111
  %1134 = sext i32 %1133 to i64
  %1135 = getelementptr inbounds ptr, ptr %1131, i64 %1134
  %1136 = load ptr, ptr %1135, align 8, !tbaa !57
  %1137 = icmp eq ptr %1136, null
  br i1 %1137, label %1142, label %1138

1138:                                             ; preds = %1130
  %1139 = getelementptr inbounds nuw i8, ptr %1136, i64 24
  %1140 = load i32, ptr %1139, align 8, !tbaa !58
  %1141 = add nsw i32 %1140, 1
  store i32 %1141, ptr %1139, align 8, !tbaa !58
  br label %1142

1142:                                             ; preds = %1138, %1130
  store ptr %1136, ptr %223, align 8, !tbaa !57
  br label %1172

1143:                                             ; preds = %489
  %1144 = getelementptr inbounds nuw i8, ptr %205, i64 112
  %1145 = load ptr, ptr %1144, align 8, !tbaa !56
  %1146 = getelementptr inbounds nuw i8, ptr %203, i64 4
  %1147 = load i32, ptr %1146, align 4, !tbaa !111
  %1148 = sext i32 %1147 to i64
  %1149 = getelementptr inbounds ptr, ptr %1145, i64 %1148
  %1150 = load ptr, ptr %1149, align 8, !tbaa !57
  store ptr %1150, ptr %223, align 8, !tbaa !57
  store ptr null, ptr %1149, align 8, !tbaa !57
  br label %1172

1151:                                             ; preds = %489
  %1152 = load ptr, ptr %222, align 8, !tbaa !57
  %1153 = icmp eq ptr %1152, null
  br i1 %1153, label %1158, label %1154

1154:                                             ; preds = %1151
  %1155 = getelementptr inbounds nuw i8, ptr %1152, i64 24
  %1156 = load i32, ptr %1155, align 8, !tbaa !58
  %1157 = add nsw i32 %1156, 1
  store i32 %1157, ptr %1155, align 8, !tbaa !58
  br label %1158

1158:                                             ; preds = %1154, %1151
  %1159 = getelementptr inbounds nuw i8, ptr %205, i64 120
  %1160 = load ptr, ptr %1159, align 8, !tbaa !183
  %1161 = getelementptr inbounds nuw i8, ptr %203, i64 4
  %1162 = load i32, ptr %1161, align 4, !tbaa !111
  %1163 = sext i32 %1162 to i64
  %1164 = getelementptr inbounds ptr, ptr %1160, i64 %1163
  store ptr %1152, ptr %1164, align 8, !tbaa !57
  %1165 = getelementptr inbounds nuw i8, ptr %205, i64 24
  %1166 = load ptr, ptr %1165, align 8, !tbaa !138
  %1167 = icmp eq ptr %1166, null
  br i1 %1167, label %1168, label %1172

1168:                                             ; preds = %1158
  %1169 = load ptr, ptr %222, align 8, !tbaa !57
  %1170 = load ptr, ptr %143, align 8, !tbaa !184
  %1171 = getelementptr inbounds ptr, ptr %1170, i64 %1163
  store ptr %1169, ptr %1171, align 8, !tbaa !57
  br label %1172

1172:                                             ; preds = %835, %1042, %1102, %1091, %1082, %1059, %941, %827, %1168, %1158, %1143, %1142, %1129, %1112, %489, %487, %486
  %1173 = load i32, ptr %123, align 8, !tbaa !66
  %1174 = icmp eq i32 %1173, 0
  br i1 %1174, label %1175, label %1176

1175:                                             ; preds = %1172
  call fastcc void @complete(ptr noundef nonnull %0, ptr noundef %205, ptr noundef %207, ptr noundef nonnull %203, ptr noundef %223, i32 noundef %209)
  br label %1176

1176:                                             ; preds = %571, %1175, %1172, %373, %371, %225, %490, %563, %596, %707
  %1177 = load ptr, ptr %14, align 8, !tbaa !38
  %1178 = icmp eq ptr %1177, null
  br i1 %1178, label %153, label %1186, !llvm.loop !185

1179:                                             ; preds = %195
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 1, i32 noundef 1, ptr noundef null, ptr noundef null)
  %1180 = load i32, ptr %123, align 8, !tbaa !66
  %1181 = icmp eq i32 %1180, 0
  br i1 %1181, label %1182, label %1186

1182:                                             ; preds = %162, %1179
  %1183 = load i64, ptr %142, align 8, !tbaa !109
  %1184 = icmp eq i64 %1183, 0
  %1185 = select i1 %1184, i32 0, i32 -2
  br label %1186

1186:                                             ; preds = %153, %159, %168, %180, %1176, %592, %1179, %1182
  %1187 = phi i32 [ %1180, %1179 ], [ %1185, %1182 ], [ -1, %592 ], [ %160, %159 ], [ %154, %153 ], [ -2, %168 ], [ -1, %1176 ], [ -2, %180 ]
  ret i32 %1187
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
  br i1 %26, label %5, label %8, !llvm.loop !115

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
  br i1 %34, label %35, label %27, !llvm.loop !116

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
  %53 = load ptr, ptr %51, align 8, !tbaa !122
  store ptr %52, ptr %51, align 8, !tbaa !122
  %54 = icmp eq ptr %53, null
  br i1 %54, label %47, label %50, !llvm.loop !186

55:                                               ; preds = %47, %70
  %56 = phi ptr [ %51, %47 ], [ %60, %70 ]
  %57 = load i32, ptr %48, align 8, !tbaa !66
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %72

59:                                               ; preds = %55
  %60 = load ptr, ptr %56, align 8, !tbaa !122
  %61 = getelementptr inbounds nuw i8, ptr %56, i64 44
  %62 = load i32, ptr %61, align 4, !tbaa !121
  switch i32 %62, label %69 [
    i32 0, label %63
    i32 2, label %66
  ]

63:                                               ; preds = %59
  %64 = getelementptr inbounds nuw i8, ptr %56, i64 16
  %65 = load ptr, ptr %64, align 8, !tbaa !187
  tail call fastcc void @drop(ptr noundef nonnull %0, ptr noundef %65)
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef nonnull %56, i64 noundef 48)
  br label %70, !llvm.loop !188

66:                                               ; preds = %59
  %67 = load i64, ptr %49, align 8, !tbaa !136
  %68 = add nsw i64 %67, -1
  store i64 %68, ptr %49, align 8, !tbaa !136
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
define internal fastcc void @fail(ptr noundef captures(none) %0, i32 noundef range(i32 1, 0) %1, i32 noundef range(i32 0, 6) %2, ptr noundef readonly captures(address_is_null) %3, ptr noundef %4) unnamed_addr #5 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %7 = load i32, ptr %6, align 8, !tbaa !66
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %34

9:                                                ; preds = %5
  store i32 %1, ptr %6, align 8, !tbaa !66
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 116
  store i32 %2, ptr %10, align 4, !tbaa !189
  %11 = icmp eq ptr %3, null
  br i1 %11, label %12, label %14

12:                                               ; preds = %9
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i32 -1, ptr %13, align 8, !tbaa !190
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
  store i32 %21, ptr %22, align 8, !tbaa !190
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
  store i32 %32, ptr %33, align 4, !tbaa !191
  br label %34

34:                                               ; preds = %5, %31
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: nounwind uwtable
define void @tfc_finish(ptr noundef captures(none) %0, ptr noundef %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %4 = load i64, ptr %3, align 8, !tbaa !136
  %5 = add nsw i64 %4, -1
  store i64 %5, ptr %3, align 8, !tbaa !136
  tail call fastcc void @end_activation(ptr noundef %0, ptr noundef %1)
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @end_activation(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #3 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %4 = load ptr, ptr %3, align 8, !tbaa !192
  %5 = load ptr, ptr %4, align 8, !tbaa !48
  %6 = load ptr, ptr %5, align 8, !tbaa !67
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %8 = load i32, ptr %7, align 4, !tbaa !193
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_node, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %12 = load i64, ptr %11, align 8, !tbaa !109
  %13 = add nsw i64 %12, -1
  store i64 %13, ptr %11, align 8, !tbaa !109
  %14 = load i32, ptr %10, align 4, !tbaa !100
  %15 = icmp eq i32 %14, 15
  br i1 %15, label %16, label %198

16:                                               ; preds = %2
  %17 = load ptr, ptr %0, align 8, !tbaa !40
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %19 = load i32, ptr %18, align 8, !tbaa !194
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds %struct.tfc_graph, ptr %17, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %23 = load ptr, ptr %22, align 8, !tbaa !125
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %25 = load ptr, ptr %24, align 8, !tbaa !187
  %26 = icmp eq ptr %25, null
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 56
  br i1 %26, label %28, label %29

28:                                               ; preds = %16
  store i32 1, ptr %27, align 8, !tbaa !195
  br label %134

29:                                               ; preds = %16
  %30 = load i32, ptr %27, align 8, !tbaa !195
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %134

32:                                               ; preds = %29
  %33 = getelementptr inbounds nuw i8, ptr %21, i64 32
  %34 = load ptr, ptr %33, align 8, !tbaa !132
  %35 = getelementptr inbounds nuw i8, ptr %10, i64 36
  %36 = load i32, ptr %35, align 4, !tbaa !130
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i64, ptr %34, i64 %37
  %39 = load i64, ptr %38, align 8, !tbaa !107
  %40 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %41 = load i64, ptr %40, align 8, !tbaa !27
  %42 = icmp eq i64 %39, %41
  br i1 %42, label %44, label %43

43:                                               ; preds = %32
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 13, i32 noundef 5, ptr noundef nonnull %4, ptr noundef nonnull %10)
  br label %134

44:                                               ; preds = %32
  %45 = getelementptr inbounds nuw i8, ptr %21, i64 48
  %46 = load ptr, ptr %45, align 8, !tbaa !133
  %47 = getelementptr inbounds i32, ptr %46, i64 %37
  %48 = load i32, ptr %47, align 4, !tbaa !5
  %49 = tail call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %39, i32 noundef %48)
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %51 = load ptr, ptr %50, align 8, !tbaa !134
  store ptr %49, ptr %51, align 8, !tbaa !57
  %52 = icmp eq ptr %49, null
  br i1 %52, label %134, label %53

53:                                               ; preds = %44
  %54 = load ptr, ptr %49, align 8, !tbaa !157
  %55 = load ptr, ptr %24, align 8, !tbaa !187
  %56 = load ptr, ptr %55, align 8, !tbaa !157
  %57 = getelementptr inbounds nuw i8, ptr %55, i64 16
  %58 = load i64, ptr %57, align 8, !tbaa !27
  %59 = icmp sgt i64 %58, 0
  br i1 %59, label %60, label %134

60:                                               ; preds = %53
  %61 = ptrtoint ptr %56 to i64
  %62 = ptrtoint ptr %54 to i64
  %63 = icmp ult i64 %58, 4
  %64 = sub i64 %62, %61
  %65 = icmp ult i64 %64, 32
  %66 = select i1 %63, i1 true, i1 %65
  br i1 %66, label %98, label %67

67:                                               ; preds = %60
  %68 = icmp ult i64 %58, 32
  br i1 %68, label %86, label %69

69:                                               ; preds = %67
  %70 = and i64 %58, 28
  %71 = and i64 %58, 9223372036854775776
  br label %72

72:                                               ; preds = %72, %69
  %73 = phi i64 [ 0, %69 ], [ %80, %72 ]
  %74 = getelementptr inbounds nuw i8, ptr %56, i64 %73
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 16
  %76 = load <16 x i8>, ptr %74, align 1, !tbaa !172
  %77 = load <16 x i8>, ptr %75, align 1, !tbaa !172
  %78 = getelementptr inbounds nuw i8, ptr %54, i64 %73
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 16
  store <16 x i8> %76, ptr %78, align 1, !tbaa !172
  store <16 x i8> %77, ptr %79, align 1, !tbaa !172
  %80 = add nuw i64 %73, 32
  %81 = icmp eq i64 %80, %71
  br i1 %81, label %82, label %72, !llvm.loop !196

82:                                               ; preds = %72
  %83 = icmp eq i64 %58, %71
  br i1 %83, label %134, label %84

84:                                               ; preds = %82
  %85 = icmp eq i64 %70, 0
  br i1 %85, label %98, label %86, !prof !174

86:                                               ; preds = %67, %84
  %87 = phi i64 [ %71, %84 ], [ 0, %67 ]
  %88 = and i64 %58, 9223372036854775804
  br label %89

89:                                               ; preds = %89, %86
  %90 = phi i64 [ %87, %86 ], [ %94, %89 ]
  %91 = getelementptr inbounds nuw i8, ptr %56, i64 %90
  %92 = load <4 x i8>, ptr %91, align 1, !tbaa !172
  %93 = getelementptr inbounds nuw i8, ptr %54, i64 %90
  store <4 x i8> %92, ptr %93, align 1, !tbaa !172
  %94 = add nuw i64 %90, 4
  %95 = icmp eq i64 %94, %88
  br i1 %95, label %96, label %89, !llvm.loop !197

96:                                               ; preds = %89
  %97 = icmp eq i64 %58, %88
  br i1 %97, label %134, label %98

98:                                               ; preds = %60, %84, %96
  %99 = phi i64 [ 0, %60 ], [ %71, %84 ], [ %88, %96 ]
  %100 = and i64 %58, 3
  %101 = icmp eq i64 %100, 0
  br i1 %101, label %111, label %102

102:                                              ; preds = %98, %102
  %103 = phi i64 [ %108, %102 ], [ %99, %98 ]
  %104 = phi i64 [ %109, %102 ], [ 0, %98 ]
  %105 = getelementptr inbounds nuw i8, ptr %56, i64 %103
  %106 = load i8, ptr %105, align 1, !tbaa !172
  %107 = getelementptr inbounds nuw i8, ptr %54, i64 %103
  store i8 %106, ptr %107, align 1, !tbaa !172
  %108 = add nuw nsw i64 %103, 1
  %109 = add i64 %104, 1
  %110 = icmp eq i64 %109, %100
  br i1 %110, label %111, label %102, !llvm.loop !198

111:                                              ; preds = %102, %98
  %112 = phi i64 [ %99, %98 ], [ %108, %102 ]
  %113 = sub nsw i64 %99, %58
  %114 = icmp ugt i64 %113, -4
  br i1 %114, label %134, label %115

115:                                              ; preds = %111, %115
  %116 = phi i64 [ %132, %115 ], [ %112, %111 ]
  %117 = getelementptr inbounds nuw i8, ptr %56, i64 %116
  %118 = load i8, ptr %117, align 1, !tbaa !172
  %119 = getelementptr inbounds nuw i8, ptr %54, i64 %116
  store i8 %118, ptr %119, align 1, !tbaa !172
  %120 = add nuw nsw i64 %116, 1
  %121 = getelementptr inbounds nuw i8, ptr %56, i64 %120
  %122 = load i8, ptr %121, align 1, !tbaa !172
  %123 = getelementptr inbounds nuw i8, ptr %54, i64 %120
  store i8 %122, ptr %123, align 1, !tbaa !172
  %124 = add nuw nsw i64 %116, 2
  %125 = getelementptr inbounds nuw i8, ptr %56, i64 %124
  %126 = load i8, ptr %125, align 1, !tbaa !172
  %127 = getelementptr inbounds nuw i8, ptr %54, i64 %124
  store i8 %126, ptr %127, align 1, !tbaa !172
  %128 = add nuw nsw i64 %116, 3
  %129 = getelementptr inbounds nuw i8, ptr %56, i64 %128
  %130 = load i8, ptr %129, align 1, !tbaa !172
  %131 = getelementptr inbounds nuw i8, ptr %54, i64 %128
  store i8 %130, ptr %131, align 1, !tbaa !172
  %132 = add nuw nsw i64 %116, 4
  %133 = icmp eq i64 %132, %58
  br i1 %133, label %134, label %115, !llvm.loop !199

134:                                              ; preds = %111, %115, %82, %96, %53, %44, %43, %29, %28
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %136 = load ptr, ptr %135, align 8, !tbaa !77
  %137 = getelementptr inbounds nuw i8, ptr %136, i64 36
  br label %141

138:                                              ; preds = %157
  %139 = atomicrmw xchg ptr %137, i32 2 acquire, align 4
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %168, label %160

141:                                              ; preds = %157, %134
  %142 = phi i32 [ 0, %134 ], [ %158, %157 ]
  %143 = cmpxchg ptr %137, i32 0, i32 1 acquire monotonic, align 4
  %144 = extractvalue { i32, i1 } %143, 1
  br i1 %144, label %168, label %145

145:                                              ; preds = %141
  tail call void @llvm.x86.sse2.pause()
  %146 = cmpxchg ptr %137, i32 0, i32 1 acquire monotonic, align 4
  %147 = extractvalue { i32, i1 } %146, 1
  br i1 %147, label %168, label %148

148:                                              ; preds = %145
  tail call void @llvm.x86.sse2.pause()
  %149 = cmpxchg ptr %137, i32 0, i32 1 acquire monotonic, align 4
  %150 = extractvalue { i32, i1 } %149, 1
  br i1 %150, label %168, label %151

151:                                              ; preds = %148
  tail call void @llvm.x86.sse2.pause()
  %152 = cmpxchg ptr %137, i32 0, i32 1 acquire monotonic, align 4
  %153 = extractvalue { i32, i1 } %152, 1
  br i1 %153, label %168, label %154

154:                                              ; preds = %151
  tail call void @llvm.x86.sse2.pause()
  %155 = cmpxchg ptr %137, i32 0, i32 1 acquire monotonic, align 4
  %156 = extractvalue { i32, i1 } %155, 1
  br i1 %156, label %168, label %157

157:                                              ; preds = %154
  tail call void @llvm.x86.sse2.pause()
  %158 = add nuw nsw i32 %142, 5
  %159 = icmp eq i32 %158, 100
  br i1 %159, label %138, label %141, !llvm.loop !115

160:                                              ; preds = %138, %165
  %161 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %137, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %162 = icmp eq i64 %161, 0
  br i1 %162, label %165, label %163

163:                                              ; preds = %160
  %164 = load atomic i32, ptr %137 monotonic, align 4
  br label %165

165:                                              ; preds = %163, %160
  %166 = atomicrmw xchg ptr %137, i32 2 acquire, align 4
  %167 = icmp eq i32 %166, 0
  br i1 %167, label %168, label %160, !llvm.loop !116

168:                                              ; preds = %141, %145, %148, %151, %154, %165, %138
  %169 = load ptr, ptr %135, align 8, !tbaa !77
  %170 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %171 = load ptr, ptr %170, align 8, !tbaa !200
  %172 = getelementptr inbounds nuw i8, ptr %171, i64 208
  %173 = load atomic i64, ptr %172 monotonic, align 8
  %174 = inttoptr i64 %173 to ptr
  store ptr %174, ptr %23, align 8, !tbaa !122
  %175 = ptrtoint ptr %23 to i64
  store atomic i64 %175, ptr %172 monotonic, align 8
  %176 = getelementptr inbounds nuw i8, ptr %171, i64 172
  %177 = load i32, ptr %176, align 4, !tbaa !201
  %178 = icmp eq i32 %177, 2
  br i1 %178, label %179, label %191

179:                                              ; preds = %168
  %180 = getelementptr inbounds nuw i8, ptr %23, i64 44
  %181 = load i32, ptr %180, align 4, !tbaa !121
  %182 = icmp eq i32 %181, 0
  br i1 %182, label %191, label %183

183:                                              ; preds = %179
  store i32 0, ptr %176, align 4, !tbaa !201
  %184 = getelementptr inbounds nuw i8, ptr %169, i64 40
  %185 = atomicrmw add ptr %184, i32 1 monotonic, align 8
  %186 = getelementptr inbounds nuw i8, ptr %169, i64 44
  %187 = load i32, ptr %186, align 4, !tbaa !124
  %188 = icmp eq i32 %187, 0
  br i1 %188, label %191, label %189

189:                                              ; preds = %183
  %190 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %184, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %191

191:                                              ; preds = %189, %183, %179, %168
  %192 = load ptr, ptr %135, align 8, !tbaa !77
  %193 = getelementptr inbounds nuw i8, ptr %192, i64 36
  %194 = atomicrmw xchg ptr %193, i32 0 release, align 4
  %195 = icmp eq i32 %194, 2
  br i1 %195, label %196, label %198

196:                                              ; preds = %191
  %197 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %193, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %198

198:                                              ; preds = %196, %191, %2
  %199 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %200 = load i32, ptr %199, align 8, !tbaa !66
  %201 = icmp eq i32 %200, 0
  br i1 %201, label %202, label %217

202:                                              ; preds = %198
  %203 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %204 = load ptr, ptr %203, align 8, !tbaa !202
  %205 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %206 = load i64, ptr %205, align 8, !tbaa !203
  tail call fastcc void @note(ptr noundef nonnull %0, ptr noundef nonnull %4, ptr noundef %204, ptr noundef nonnull %10, i64 noundef %206)
  %207 = load ptr, ptr %203, align 8, !tbaa !202
  %208 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %209 = load ptr, ptr %208, align 8, !tbaa !134
  %210 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %211 = load i32, ptr %210, align 8, !tbaa !195
  tail call fastcc void @complete(ptr noundef nonnull %0, ptr noundef nonnull %4, ptr noundef %207, ptr noundef nonnull %10, ptr noundef %209, i32 noundef %211)
  %212 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %213 = load i32, ptr %212, align 4, !tbaa !101
  %214 = sext i32 %213 to i64
  %215 = shl nsw i64 %214, 3
  %216 = add nsw i64 %215, 104
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %216)
  br label %217

217:                                              ; preds = %198, %202
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
  br i1 %27, label %6, label %9, !llvm.loop !115

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
  br i1 %35, label %36, label %28, !llvm.loop !116

36:                                               ; preds = %9, %13, %16, %19, %22, %33, %6
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %38 = load i32, ptr %37, align 4, !tbaa !204
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %52

40:                                               ; preds = %36
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %42 = load i32, ptr %41, align 8, !tbaa !206
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %52, label %44

44:                                               ; preds = %40
  store i32 0, ptr %41, align 8, !tbaa !206
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %46 = atomicrmw add ptr %45, i32 1 monotonic, align 8
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %48 = load i32, ptr %47, align 4, !tbaa !124
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %52, label %50

50:                                               ; preds = %44
  %51 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %45, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %52

52:                                               ; preds = %50, %44, %40, %36
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %54 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %56 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 52
  br label %66

66:                                               ; preds = %289, %52
  %67 = load i32, ptr %1, align 4, !tbaa !207
  %68 = icmp slt i32 %67, 0
  br i1 %68, label %69, label %142

69:                                               ; preds = %66
  %70 = load ptr, ptr %53, align 8, !tbaa !208
  %71 = icmp eq ptr %70, null
  br i1 %71, label %87, label %72

72:                                               ; preds = %69, %82
  %73 = phi ptr [ %85, %82 ], [ %70, %69 ]
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 32
  %75 = load i64, ptr %74, align 8, !tbaa !128
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #18
  %76 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #18
  %77 = load i64, ptr %4, align 8, !tbaa !84
  %78 = mul nsw i64 %77, 1000000000
  %79 = load i64, ptr %54, align 8, !tbaa !86
  %80 = add nsw i64 %78, %79
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #18
  %81 = icmp sgt i64 %75, %80
  br i1 %81, label %87, label %82

82:                                               ; preds = %72
  %83 = load ptr, ptr %53, align 8, !tbaa !208
  %84 = load ptr, ptr %83, align 8, !tbaa !122
  store ptr %84, ptr %53, align 8, !tbaa !208
  call fastcc void @deliver(ptr noundef nonnull %0, ptr noundef nonnull %83)
  %85 = load ptr, ptr %53, align 8, !tbaa !208
  %86 = icmp eq ptr %85, null
  br i1 %86, label %87, label %72, !llvm.loop !209

87:                                               ; preds = %82, %72, %69
  %88 = load i64, ptr %55, align 8, !tbaa !78
  %89 = icmp eq i64 %88, 0
  br i1 %89, label %107, label %90

90:                                               ; preds = %87
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  %91 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #18
  %92 = load i64, ptr %3, align 8, !tbaa !84
  %93 = mul nsw i64 %92, 1000000000
  %94 = load i64, ptr %56, align 8, !tbaa !86
  %95 = add nsw i64 %93, %94
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #18
  %96 = load i64, ptr %55, align 8, !tbaa !78
  %97 = icmp slt i64 %95, %96
  br i1 %97, label %107, label %98

98:                                               ; preds = %90
  %99 = load atomic i32, ptr %57 monotonic, align 8
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %107

101:                                              ; preds = %98
  store i32 -1, ptr %58, align 4, !tbaa !123
  store atomic i32 4, ptr %57 monotonic, align 8
  %102 = atomicrmw add ptr %59, i32 1 monotonic, align 8
  %103 = load i32, ptr %60, align 4, !tbaa !124
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %107, label %105

105:                                              ; preds = %101
  %106 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %59, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %107

107:                                              ; preds = %105, %101, %98, %90, %87
  %108 = load atomic i32, ptr %57 seq_cst, align 4, !tbaa !210
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %110, label %139

110:                                              ; preds = %107
  %111 = load i32, ptr %61, align 8, !tbaa !206
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %113, label %139

113:                                              ; preds = %110
  %114 = load i32, ptr %62, align 4, !tbaa !211
  %115 = load i32, ptr %63, align 8, !tbaa !212
  %116 = icmp sgt i32 %115, 0
  br i1 %116, label %117, label %132

117:                                              ; preds = %113
  %118 = load ptr, ptr %0, align 8, !tbaa !213
  br label %122

119:                                              ; preds = %122
  %120 = add nuw nsw i32 %123, 1
  %121 = icmp eq i32 %120, %115
  br i1 %121, label %132, label %122, !llvm.loop !214

122:                                              ; preds = %119, %117
  %123 = phi i32 [ 0, %117 ], [ %120, %119 ]
  %124 = add nsw i32 %123, %114
  %125 = srem i32 %124, %115
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds ptr, ptr %118, i64 %126
  %128 = load ptr, ptr %127, align 8, !tbaa !105
  %129 = getelementptr inbounds nuw i8, ptr %128, i64 172
  %130 = load i32, ptr %129, align 4, !tbaa !201
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %133, label %119

132:                                              ; preds = %119, %113
  store i32 -1, ptr %1, align 4, !tbaa !207
  br label %236

133:                                              ; preds = %122
  store i32 %125, ptr %1, align 4, !tbaa !207
  %134 = icmp slt i32 %125, 0
  br i1 %134, label %236, label %135

135:                                              ; preds = %133
  %136 = getelementptr inbounds nuw i8, ptr %128, i64 172
  store i32 1, ptr %136, align 4, !tbaa !201
  %137 = load i32, ptr %64, align 8, !tbaa !215
  %138 = add nsw i32 %137, 1
  store i32 %138, ptr %64, align 8, !tbaa !215
  br label %139

139:                                              ; preds = %135, %110, %107
  %140 = load i32, ptr %1, align 4, !tbaa !207
  %141 = icmp sgt i32 %140, -1
  br i1 %141, label %142, label %236

142:                                              ; preds = %66, %139
  %143 = atomicrmw xchg ptr %5, i32 0 release, align 4
  %144 = icmp eq i32 %143, 2
  br i1 %144, label %145, label %147

145:                                              ; preds = %142
  %146 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %5, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %147

147:                                              ; preds = %142, %145
  %148 = load ptr, ptr %0, align 8, !tbaa !213
  %149 = load i32, ptr %1, align 4, !tbaa !207
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds ptr, ptr %148, i64 %150
  %152 = load ptr, ptr %151, align 8, !tbaa !105
  %153 = call i32 @tfc_execute(ptr noundef %152)
  %154 = icmp eq i32 %153, -1
  br i1 %154, label %307, label %158

155:                                              ; preds = %174
  %156 = atomicrmw xchg ptr %5, i32 2 acquire, align 4
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %185, label %177

158:                                              ; preds = %147, %174
  %159 = phi i32 [ %175, %174 ], [ 0, %147 ]
  %160 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %161 = extractvalue { i32, i1 } %160, 1
  br i1 %161, label %185, label %162

162:                                              ; preds = %158
  call void @llvm.x86.sse2.pause()
  %163 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %164 = extractvalue { i32, i1 } %163, 1
  br i1 %164, label %185, label %165

165:                                              ; preds = %162
  call void @llvm.x86.sse2.pause()
  %166 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %167 = extractvalue { i32, i1 } %166, 1
  br i1 %167, label %185, label %168

168:                                              ; preds = %165
  call void @llvm.x86.sse2.pause()
  %169 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %170 = extractvalue { i32, i1 } %169, 1
  br i1 %170, label %185, label %171

171:                                              ; preds = %168
  call void @llvm.x86.sse2.pause()
  %172 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %173 = extractvalue { i32, i1 } %172, 1
  br i1 %173, label %185, label %174

174:                                              ; preds = %171
  call void @llvm.x86.sse2.pause()
  %175 = add nuw nsw i32 %159, 5
  %176 = icmp eq i32 %175, 100
  br i1 %176, label %155, label %158, !llvm.loop !115

177:                                              ; preds = %155, %182
  %178 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %5, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %179 = icmp eq i64 %178, 0
  br i1 %179, label %182, label %180

180:                                              ; preds = %177
  %181 = load atomic i32, ptr %5 monotonic, align 4
  br label %182

182:                                              ; preds = %180, %177
  %183 = atomicrmw xchg ptr %5, i32 2 acquire, align 4
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %185, label %177, !llvm.loop !116

185:                                              ; preds = %158, %162, %165, %168, %171, %182, %155
  %186 = load ptr, ptr %0, align 8, !tbaa !213
  %187 = load i32, ptr %1, align 4, !tbaa !207
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds ptr, ptr %186, i64 %188
  %190 = load ptr, ptr %189, align 8, !tbaa !105
  %191 = icmp eq i32 %153, 0
  br i1 %191, label %215, label %192

192:                                              ; preds = %185
  %193 = getelementptr inbounds nuw i8, ptr %190, i64 208
  %194 = load atomic ptr, ptr %193 seq_cst, align 8, !tbaa !216
  %195 = icmp eq ptr %194, null
  br i1 %195, label %196, label %201

196:                                              ; preds = %192
  %197 = getelementptr inbounds nuw i8, ptr %190, i64 232
  %198 = load i64, ptr %197, align 8, !tbaa !76
  %199 = icmp eq i64 %198, 0
  %200 = select i1 %199, i32 2, i32 0
  br label %201

201:                                              ; preds = %196, %192
  %202 = phi i32 [ %200, %196 ], [ 0, %192 ]
  %203 = getelementptr inbounds nuw i8, ptr %190, i64 172
  store i32 %202, ptr %203, align 4, !tbaa !201
  %204 = icmp sgt i32 %153, 0
  br i1 %204, label %205, label %219

205:                                              ; preds = %201
  %206 = load i32, ptr %1, align 4, !tbaa !207
  %207 = load atomic i32, ptr %57 monotonic, align 8
  %208 = icmp eq i32 %207, 0
  br i1 %208, label %209, label %219

209:                                              ; preds = %205
  store i32 %206, ptr %58, align 4, !tbaa !123
  store atomic i32 %153, ptr %57 monotonic, align 8
  %210 = atomicrmw add ptr %59, i32 1 monotonic, align 8
  %211 = load i32, ptr %60, align 4, !tbaa !124
  %212 = icmp eq i32 %211, 0
  br i1 %212, label %219, label %213

213:                                              ; preds = %209
  %214 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %59, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %219

215:                                              ; preds = %185
  %216 = getelementptr inbounds nuw i8, ptr %190, i64 172
  store i32 3, ptr %216, align 4, !tbaa !201
  %217 = load i32, ptr %65, align 4, !tbaa !217
  %218 = add nsw i32 %217, 1
  store i32 %218, ptr %65, align 4, !tbaa !217
  br label %219

219:                                              ; preds = %215, %213, %209, %205, %201
  store i32 -1, ptr %1, align 4, !tbaa !207
  %220 = load i32, ptr %64, align 8, !tbaa !215
  %221 = add nsw i32 %220, -1
  store i32 %221, ptr %64, align 8, !tbaa !215
  %222 = icmp eq i32 %221, 0
  br i1 %222, label %230, label %223

223:                                              ; preds = %219
  %224 = load atomic i32, ptr %57 seq_cst, align 4, !tbaa !210
  %225 = icmp eq i32 %224, 0
  br i1 %225, label %226, label %230

226:                                              ; preds = %223
  %227 = load i32, ptr %65, align 4, !tbaa !217
  %228 = load i32, ptr %63, align 8, !tbaa !212
  %229 = icmp eq i32 %227, %228
  br i1 %229, label %230, label %289

230:                                              ; preds = %226, %223, %219
  %231 = atomicrmw add ptr %59, i32 1 monotonic, align 8
  %232 = load i32, ptr %60, align 4, !tbaa !124
  %233 = icmp eq i32 %232, 0
  br i1 %233, label %289, label %234

234:                                              ; preds = %230
  %235 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %59, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %289

236:                                              ; preds = %132, %133, %139
  %237 = load atomic i32, ptr %57 seq_cst, align 4, !tbaa !210
  %238 = icmp eq i32 %237, 0
  br i1 %238, label %239, label %243

239:                                              ; preds = %236
  %240 = load i32, ptr %65, align 4, !tbaa !217
  %241 = load i32, ptr %63, align 8, !tbaa !212
  %242 = icmp eq i32 %240, %241
  br i1 %242, label %243, label %249

243:                                              ; preds = %236, %239
  %244 = load i32, ptr %37, align 4, !tbaa !204
  %245 = icmp eq i32 %244, 0
  br i1 %245, label %246, label %296

246:                                              ; preds = %243
  %247 = load i32, ptr %64, align 8, !tbaa !215
  %248 = icmp eq i32 %247, 0
  br i1 %248, label %296, label %294

249:                                              ; preds = %239
  %250 = load i32, ptr %64, align 8, !tbaa !215
  %251 = icmp eq i32 %250, 0
  br i1 %251, label %252, label %294

252:                                              ; preds = %249
  %253 = load ptr, ptr %53, align 8, !tbaa !208
  %254 = icmp eq ptr %253, null
  br i1 %254, label %255, label %294

255:                                              ; preds = %252
  %256 = icmp sgt i32 %241, 0
  br i1 %256, label %257, label %280

257:                                              ; preds = %255
  %258 = load ptr, ptr %0, align 8, !tbaa !213
  %259 = zext nneg i32 %241 to i64
  br label %263

260:                                              ; preds = %263
  %261 = add nuw nsw i64 %264, 1
  %262 = icmp eq i64 %261, %259
  br i1 %262, label %273, label %263, !llvm.loop !214

263:                                              ; preds = %260, %257
  %264 = phi i64 [ %261, %260 ], [ 0, %257 ]
  %265 = getelementptr inbounds nuw ptr, ptr %258, i64 %264
  %266 = load ptr, ptr %265, align 8, !tbaa !105
  %267 = getelementptr inbounds nuw i8, ptr %266, i64 172
  %268 = load i32, ptr %267, align 4, !tbaa !201
  %269 = icmp eq i32 %268, 0
  br i1 %269, label %294, label %260

270:                                              ; preds = %273
  %271 = add nuw nsw i64 %274, 1
  %272 = icmp eq i64 %271, %259
  br i1 %272, label %280, label %273, !llvm.loop !218

273:                                              ; preds = %260, %270
  %274 = phi i64 [ %271, %270 ], [ 0, %260 ]
  %275 = getelementptr inbounds nuw ptr, ptr %258, i64 %274
  %276 = load ptr, ptr %275, align 8, !tbaa !105
  %277 = getelementptr inbounds nuw i8, ptr %276, i64 192
  %278 = load i64, ptr %277, align 8, !tbaa !136
  %279 = icmp eq i64 %278, 0
  br i1 %279, label %270, label %290

280:                                              ; preds = %270, %255
  %281 = load atomic i32, ptr %57 monotonic, align 8
  %282 = icmp eq i32 %281, 0
  br i1 %282, label %283, label %289

283:                                              ; preds = %280
  store i32 -1, ptr %58, align 4, !tbaa !123
  store atomic i32 13, ptr %57 monotonic, align 8
  %284 = atomicrmw add ptr %59, i32 1 monotonic, align 8
  %285 = load i32, ptr %60, align 4, !tbaa !124
  %286 = icmp eq i32 %285, 0
  br i1 %286, label %289, label %287

287:                                              ; preds = %283
  %288 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %59, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %289

289:                                              ; preds = %287, %283, %280, %226, %230, %234, %294
  br label %66

290:                                              ; preds = %273
  %291 = load i32, ptr %37, align 4, !tbaa !204
  %292 = icmp eq i32 %291, 0
  br i1 %292, label %293, label %294

293:                                              ; preds = %290
  store i32 1, ptr %61, align 8, !tbaa !206
  br label %301

294:                                              ; preds = %263, %249, %252, %290, %246
  %295 = call fastcc i32 @sleep_a_while(ptr noundef %0)
  br label %289

296:                                              ; preds = %243, %246
  %297 = load i32, ptr %61, align 8, !tbaa !206
  %298 = icmp eq i32 %297, 0
  br i1 %298, label %299, label %301

299:                                              ; preds = %296
  %300 = load atomic i32, ptr %57 seq_cst, align 4, !tbaa !210
  br label %301

301:                                              ; preds = %293, %296, %299
  %302 = phi i32 [ %300, %299 ], [ -2, %296 ], [ -2, %293 ]
  %303 = atomicrmw xchg ptr %5, i32 0 release, align 4
  %304 = icmp eq i32 %303, 2
  br i1 %304, label %305, label %307

305:                                              ; preds = %301
  %306 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %5, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %307

307:                                              ; preds = %147, %305, %301
  %308 = phi i32 [ %302, %305 ], [ %302, %301 ], [ -1, %147 ]
  ret i32 %308
}

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 2) i32 @sleep_a_while(ptr noundef %0) unnamed_addr #3 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %5 = load i64, ptr %4, align 8, !tbaa !78
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %7 = load ptr, ptr %6, align 8, !tbaa !208
  %8 = icmp eq ptr %7, null
  br i1 %8, label %15, label %9

9:                                                ; preds = %1
  %10 = icmp eq i64 %5, 0
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %12 = load i64, ptr %11, align 8, !tbaa !128
  br i1 %10, label %15, label %13

13:                                               ; preds = %9
  %14 = tail call i64 @llvm.smin.i64(i64 %12, i64 %5)
  br label %15

15:                                               ; preds = %13, %9, %1
  %16 = phi i64 [ %5, %1 ], [ %14, %13 ], [ %12, %9 ]
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %18 = load atomic i32, ptr %17 monotonic, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %20 = load i32, ptr %19, align 4, !tbaa !124
  %21 = add nsw i32 %20, 1
  store i32 %21, ptr %19, align 4, !tbaa !124
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
  br i1 %77, label %56, label %59, !llvm.loop !115

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
  br i1 %85, label %86, label %78, !llvm.loop !116

86:                                               ; preds = %59, %63, %66, %69, %72, %83, %56
  %87 = load i32, ptr %19, align 4, !tbaa !124
  %88 = add nsw i32 %87, -1
  store i32 %88, ptr %19, align 4, !tbaa !124
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
  br i1 %25, label %4, label %7, !llvm.loop !115

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
  br i1 %33, label %34, label %26, !llvm.loop !116

34:                                               ; preds = %7, %11, %14, %17, %20, %31, %4
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %37

37:                                               ; preds = %56, %34
  %38 = load atomic i32, ptr %35 seq_cst, align 4, !tbaa !210
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %59

40:                                               ; preds = %37
  %41 = load i32, ptr %36, align 8, !tbaa !212
  %42 = icmp sgt i32 %41, 0
  br i1 %42, label %43, label %56

43:                                               ; preds = %40
  %44 = load ptr, ptr %0, align 8, !tbaa !213
  %45 = zext nneg i32 %41 to i64
  br label %49

46:                                               ; preds = %49
  %47 = add nuw nsw i64 %50, 1
  %48 = icmp eq i64 %47, %45
  br i1 %48, label %56, label %49, !llvm.loop !214

49:                                               ; preds = %46, %43
  %50 = phi i64 [ %47, %46 ], [ 0, %43 ]
  %51 = getelementptr inbounds nuw ptr, ptr %44, i64 %50
  %52 = load ptr, ptr %51, align 8, !tbaa !105
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 172
  %54 = load i32, ptr %53, align 4, !tbaa !201
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %59, label %46

56:                                               ; preds = %46, %40
  %57 = tail call fastcc i32 @sleep_a_while(ptr noundef %0)
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %37, !llvm.loop !219

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
  store i32 -1, ptr %76, align 4, !tbaa !123
  store atomic i32 4, ptr %35 monotonic, align 8
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %78 = atomicrmw add ptr %77, i32 1 monotonic, align 8
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %80 = load i32, ptr %79, align 4, !tbaa !124
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
  br i1 %25, label %4, label %7, !llvm.loop !115

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
  br i1 %33, label %34, label %26, !llvm.loop !116

34:                                               ; preds = %7, %11, %14, %17, %20, %31, %4
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %36 = load ptr, ptr %35, align 8, !tbaa !200
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 208
  %38 = load atomic i64, ptr %37 monotonic, align 8
  %39 = inttoptr i64 %38 to ptr
  store ptr %39, ptr %1, align 8, !tbaa !122
  %40 = ptrtoint ptr %1 to i64
  store atomic i64 %40, ptr %37 monotonic, align 8
  %41 = getelementptr inbounds nuw i8, ptr %36, i64 172
  %42 = load i32, ptr %41, align 4, !tbaa !201
  %43 = icmp eq i32 %42, 2
  br i1 %43, label %44, label %56

44:                                               ; preds = %34
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %46 = load i32, ptr %45, align 4, !tbaa !121
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %56, label %48

48:                                               ; preds = %44
  store i32 0, ptr %41, align 4, !tbaa !201
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %50 = atomicrmw add ptr %49, i32 1 monotonic, align 8
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %52 = load i32, ptr %51, align 4, !tbaa !124
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
  br i1 %25, label %4, label %7, !llvm.loop !115

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
  br i1 %33, label %34, label %26, !llvm.loop !116

34:                                               ; preds = %7, %11, %14, %17, %20, %31, %4
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %36 = load atomic i32, ptr %35 monotonic, align 8
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %47

38:                                               ; preds = %34
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 28
  store i32 -1, ptr %39, align 4, !tbaa !123
  store atomic i32 %1, ptr %35 monotonic, align 8
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %41 = atomicrmw add ptr %40, i32 1 monotonic, align 8
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %43 = load i32, ptr %42, align 4, !tbaa !124
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
  %2 = load ptr, ptr %0, align 8, !tbaa !220
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
  %8 = load i64, ptr %7, align 8, !tbaa !222
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
  %19 = load ptr, ptr %18, align 8, !tbaa !226
  %20 = getelementptr inbounds nuw %struct.tfc_runs, ptr %19, i64 %6
  %21 = load i64, ptr %20, align 8, !tbaa !227
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %25

23:                                               ; preds = %11
  %24 = getelementptr inbounds nuw i8, ptr %20, i64 16
  store i64 %17, ptr %24, align 8, !tbaa !229
  br label %25

25:                                               ; preds = %23, %11
  %26 = getelementptr inbounds nuw i8, ptr %20, i64 24
  store i64 %17, ptr %26, align 8, !tbaa !230
  %27 = add nsw i64 %21, 1
  store i64 %27, ptr %20, align 8, !tbaa !227
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %29 = load i64, ptr %28, align 8, !tbaa !231
  %30 = icmp slt i64 %21, %29
  br i1 %30, label %31, label %81

31:                                               ; preds = %25
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %33 = load i64, ptr %32, align 8, !tbaa !232
  %34 = add nsw i64 %33, 1
  store i64 %34, ptr %32, align 8, !tbaa !232
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %36 = load i64, ptr %35, align 8, !tbaa !233
  %37 = icmp slt i64 %33, %36
  br i1 %37, label %38, label %81

38:                                               ; preds = %31
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %40 = load ptr, ptr %39, align 8, !tbaa !234
  %41 = getelementptr inbounds %struct.tfc_event, ptr %40, i64 %33
  store i64 %17, ptr %41, align 8, !tbaa !107
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 8
  store i64 0, ptr %42, align 8, !tbaa !107
  %43 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 %6, ptr %43, align 8, !tbaa !107
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
  %52 = load ptr, ptr %51, align 8, !tbaa !226
  %53 = getelementptr inbounds nuw %struct.tfc_runs, ptr %52, i64 %6
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 24
  %55 = load i64, ptr %54, align 8, !tbaa !230
  %56 = sub i64 %50, %55
  %57 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %58 = load i64, ptr %57, align 8, !tbaa !235
  %59 = add nsw i64 %56, %58
  store i64 %59, ptr %57, align 8, !tbaa !235
  store i64 %50, ptr %54, align 8, !tbaa !230
  %60 = load i64, ptr %53, align 8, !tbaa !227
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %62 = load i64, ptr %61, align 8, !tbaa !231
  %63 = icmp sgt i64 %60, %62
  br i1 %63, label %81, label %64

64:                                               ; preds = %44
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %66 = load i64, ptr %65, align 8, !tbaa !232
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %68 = load i64, ptr %67, align 8, !tbaa !233
  %69 = icmp sgt i64 %66, %68
  br i1 %69, label %81, label %70

70:                                               ; preds = %64
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %72 = load ptr, ptr %71, align 8, !tbaa !234
  %73 = getelementptr %struct.tfc_event, ptr %72, i64 %66
  %74 = getelementptr i8, ptr %73, i64 -16
  store i64 %50, ptr %74, align 8, !tbaa !236
  br label %81

75:                                               ; preds = %10
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %77 = load ptr, ptr %76, align 8, !tbaa !226
  %78 = getelementptr inbounds nuw %struct.tfc_runs, ptr %77, i64 %6
  %79 = load i64, ptr %78, align 8, !tbaa !227
  %80 = add nsw i64 %79, 1
  store i64 %80, ptr %78, align 8, !tbaa !227
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
define i32 @tfc_pool_start(ptr noundef initializes((4, 8), (64, 68), (128, 140), (144, 152), (192, 196), (288, 292)) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %2, ptr %4, align 4, !tbaa !5
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 288
  store i32 0, ptr %5, align 32, !tbaa !5
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i32 0, ptr %6, align 32, !tbaa !172
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i32 0, ptr %7, align 32, !tbaa !172
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i32 0, ptr %8, align 4, !tbaa !172
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i32 0, ptr %9, align 8, !tbaa !172
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store i32 0, ptr %10, align 32, !tbaa !172
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %11, align 16, !tbaa !172
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store ptr %0, ptr %13, align 16, !tbaa !238
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
  store ptr %0, ptr %21, align 16, !tbaa !238
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 24
  %23 = tail call i32 @pthread_create(ptr noundef nonnull %22, ptr noundef null, ptr noundef nonnull @worker_main, ptr noundef nonnull %20) #18
  %24 = icmp eq i32 %23, 0
  %25 = add nuw nsw i64 %17, 1
  br i1 %24, label %16, label %26

26:                                               ; preds = %19
  %27 = trunc nuw i64 %17 to i32
  br label %28

28:                                               ; preds = %16, %26
  %29 = phi i32 [ %27, %26 ], [ %14, %16 ]
  store i32 %29, ptr %0, align 64, !tbaa !5
  ret i32 %29
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #12

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @worker_main(ptr noundef %0) #3 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 16, !tbaa !238
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
  %17 = load i32, ptr %10, align 4, !tbaa !5
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %27, label %19

19:                                               ; preds = %15, %23
  %20 = phi i32 [ %24, %23 ], [ 0, %15 ]
  %21 = load atomic i32, ptr %11 acquire, align 64
  %22 = icmp eq i32 %21, %16
  br i1 %22, label %23, label %42

23:                                               ; preds = %19
  tail call void @llvm.x86.sse2.pause()
  %24 = add nuw i32 %20, 1
  %25 = load i32, ptr %10, align 4, !tbaa !5
  %26 = icmp ult i32 %24, %25
  br i1 %26, label %19, label %27, !llvm.loop !240

27:                                               ; preds = %23, %15
  %28 = atomicrmw add ptr %12, i32 1 seq_cst, align 4
  %29 = load atomic i32, ptr %11 seq_cst, align 64
  %30 = icmp eq i32 %29, %16
  br i1 %30, label %31, label %39

31:                                               ; preds = %27, %36
  %32 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %11, i32 noundef 128, i32 noundef %16, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %36, label %34

34:                                               ; preds = %31
  %35 = load atomic i32, ptr %11 monotonic, align 4
  br label %36

36:                                               ; preds = %34, %31
  %37 = load atomic i32, ptr %11 seq_cst, align 64
  %38 = icmp eq i32 %37, %16
  br i1 %38, label %31, label %39, !llvm.loop !241

39:                                               ; preds = %36, %27
  %40 = phi i32 [ %29, %27 ], [ %37, %36 ]
  %41 = atomicrmw sub ptr %12, i32 1 seq_cst, align 4
  br label %42

42:                                               ; preds = %19, %39
  %43 = phi i32 [ %40, %39 ], [ %21, %19 ]
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
  br i1 %55, label %57, label %49, !llvm.loop !242

57:                                               ; preds = %52
  tail call fastcc void @work(ptr noundef %3, i32 noundef %9)
  %58 = atomicrmw sub ptr %14, i32 1 release, align 64
  %59 = icmp eq i32 %58, 1073741825
  br i1 %59, label %60, label %62

60:                                               ; preds = %57
  %61 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %14, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %62

62:                                               ; preds = %49, %60, %57
  br label %15
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
  %19 = load i64, ptr %18, align 8, !tbaa !243
  %20 = tail call i32 @pthread_join(i64 noundef %19, ptr noundef null) #18
  %21 = add nuw nsw i64 %16, 1
  %22 = load i32, ptr %0, align 64, !tbaa !5
  %23 = zext i32 %22 to i64
  %24 = icmp samesign ult i64 %21, %23
  br i1 %24, label %15, label %14, !llvm.loop !244
}

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr

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
  br i1 %7, label %163, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !33
  %11 = icmp eq ptr %10, null
  br i1 %11, label %19, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %14 = load ptr, ptr %13, align 8, !tbaa !245
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %18 = load i32, ptr %17, align 4, !tbaa !246
  br label %25

19:                                               ; preds = %8, %12
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %21 = load ptr, ptr %20, align 8, !tbaa !247
  %22 = icmp eq ptr %21, null
  br i1 %22, label %25, label %23

23:                                               ; preds = %19
  %24 = load i32, ptr %21, align 64, !tbaa !5
  br label %25

25:                                               ; preds = %23, %19, %16
  %26 = phi i1 [ true, %16 ], [ false, %23 ], [ false, %19 ]
  %27 = phi i32 [ %18, %16 ], [ %24, %23 ], [ 1, %19 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #18
  store ptr %2, ptr %6, align 8, !tbaa !248
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %3, ptr %28, align 8, !tbaa !250
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %1, ptr %29, align 8, !tbaa !251
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
  store i64 %39, ptr %30, align 8, !tbaa !252
  %40 = icmp samesign ugt i64 %39, 1
  %41 = and i1 %26, %40
  br i1 %41, label %42, label %48

42:                                               ; preds = %25
  %43 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %44 = load ptr, ptr %43, align 8, !tbaa !245
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
  %52 = load ptr, ptr %51, align 8, !tbaa !247
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 64
  %54 = cmpxchg ptr %53, i32 0, i32 1 acquire monotonic, align 64
  %55 = extractvalue { i32, i1 } %54, 1
  br i1 %55, label %56, label %161

56:                                               ; preds = %50
  %57 = getelementptr inbounds nuw i8, ptr %52, i64 256
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 64 dereferenceable(32) %57, ptr noundef nonnull readonly align 8 dereferenceable(32) %6, i64 32, i1 false), !tbaa.struct !253
  %58 = load i64, ptr %30, align 8, !tbaa !252
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
  %92 = load i64, ptr %90, align 8, !tbaa !254
  %93 = icmp slt i64 %91, %92
  br i1 %93, label %94, label %119

94:                                               ; preds = %87, %115
  %95 = phi i64 [ %116, %115 ], [ %92, %87 ]
  %96 = atomicrmw add ptr %89, i64 1 monotonic, align 64
  %97 = icmp slt i64 %96, %95
  br i1 %97, label %98, label %115, !llvm.loop !255

98:                                               ; preds = %94
  %99 = load ptr, ptr %57, align 8, !tbaa !248
  %100 = load ptr, ptr %83, align 8, !tbaa !250
  %101 = load i64, ptr %84, align 8, !tbaa !251
  %102 = load i64, ptr %85, align 8, !tbaa !252
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
  %114 = load i64, ptr %90, align 8, !tbaa !254
  br label %115

115:                                              ; preds = %98, %94
  %116 = phi i64 [ %114, %98 ], [ %95, %94 ]
  %117 = load atomic i64, ptr %89 monotonic, align 64
  %118 = icmp slt i64 %117, %116
  br i1 %118, label %94, label %119

119:                                              ; preds = %115, %87
  %120 = add nuw nsw i64 %88, 1
  %121 = icmp eq i64 %120, %86
  br i1 %121, label %122, label %87, !llvm.loop !256

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
  br i1 %135, label %160, label %128, !llvm.loop !257

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
  br i1 %148, label %149, label %140, !llvm.loop !258

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
  store i64 %157, ptr %158, align 8, !tbaa !254
  %159 = icmp eq i64 %155, %67
  br i1 %159, label %68, label %150, !llvm.loop !259

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
  %4 = load ptr, ptr %0, align 8, !tbaa !248
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !250
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8, !tbaa !251
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %10 = load i64, ptr %9, align 8, !tbaa !252
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
define i32 @tfc_status(ptr noundef readonly captures(none) %0) local_unnamed_addr #15 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8, !tbaa !260
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
  %3 = load ptr, ptr %2, align 8, !tbaa !269
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %5 = load ptr, ptr %4, align 8, !tbaa !33
  %6 = icmp eq ptr %5, null
  br i1 %6, label %423, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %9 = load ptr, ptr %8, align 8, !tbaa !273
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %15

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %13 = load ptr, ptr %12, align 8, !tbaa !88
  %14 = icmp eq ptr %13, null
  br i1 %14, label %423, label %15

15:                                               ; preds = %11, %7
  %16 = load ptr, ptr %0, align 8, !tbaa !274
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !275
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
  %33 = load i32, ptr %32, align 8, !tbaa !276
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
  %38 = load i64, ptr %23, align 8, !tbaa !278
  %39 = icmp slt i64 %27, %38
  br i1 %39, label %40, label %61

40:                                               ; preds = %37
  %41 = load ptr, ptr %21, align 8, !tbaa !90
  %42 = tail call i32 %35(ptr noundef %41) #18
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %61, label %44

44:                                               ; preds = %40
  %45 = load ptr, ptr %2, align 8, !tbaa !269
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 24
  %47 = load ptr, ptr %46, align 8, !tbaa !260
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 4
  br label %49

49:                                               ; preds = %49, %44
  %50 = atomicrmw xchg ptr %48, i32 1 acquire, align 4
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %49, !llvm.loop !261

52:                                               ; preds = %49
  %53 = load atomic i32, ptr %47 monotonic, align 8
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %59, label %55

55:                                               ; preds = %52
  %56 = getelementptr inbounds nuw i8, ptr %47, i64 16
  %57 = load i64, ptr %56, align 8, !tbaa !262
  %58 = icmp sgt i64 %57, 0
  br i1 %58, label %59, label %402

59:                                               ; preds = %55, %52
  %60 = getelementptr inbounds nuw i8, ptr %47, i64 12
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %60, i8 0, i64 36, i1 false)
  store atomic i32 1, ptr %47 monotonic, align 8
  br label %402

61:                                               ; preds = %40, %37, %34
  %62 = load ptr, ptr %8, align 8, !tbaa !273
  %63 = icmp eq ptr %62, null
  br i1 %63, label %68, label %64

64:                                               ; preds = %61
  %65 = load ptr, ptr %21, align 8, !tbaa !90
  %66 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %67 = load i32, ptr %66, align 4, !tbaa !279
  tail call void %62(ptr noundef %65, i32 noundef %67, i32 noundef 0) #18
  br label %68

68:                                               ; preds = %64, %61
  %69 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %70 = load i32, ptr %69, align 8, !tbaa !280
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
  %84 = load ptr, ptr %20, align 8, !tbaa !281
  %85 = load ptr, ptr %73, align 8, !tbaa !282
  %86 = getelementptr inbounds nuw i32, ptr %85, i64 %82
  %87 = load i32, ptr %86, align 4, !tbaa !5
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds ptr, ptr %84, i64 %88
  %90 = load ptr, ptr %89, align 8, !tbaa !31
  %91 = load ptr, ptr %24, align 8, !tbaa !283
  %92 = getelementptr inbounds nuw ptr, ptr %91, i64 %82
  store ptr %90, ptr %92, align 8, !tbaa !31
  br label %93

93:                                               ; preds = %81, %79, %68
  %94 = load ptr, ptr %30, align 8, !tbaa !284
  %95 = load ptr, ptr %24, align 8, !tbaa !283
  %96 = load ptr, ptr %25, align 8, !tbaa !285
  %97 = load ptr, ptr %2, align 8, !tbaa !269
  %98 = tail call i32 %94(ptr noundef %95, ptr noundef %96, ptr noundef %97) #18
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %156, label %125

100:                                              ; preds = %100, %77
  %101 = phi i64 [ 0, %77 ], [ %122, %100 ]
  %102 = phi i64 [ 0, %77 ], [ %123, %100 ]
  %103 = load ptr, ptr %20, align 8, !tbaa !281
  %104 = load ptr, ptr %73, align 8, !tbaa !282
  %105 = getelementptr inbounds nuw i32, ptr %104, i64 %101
  %106 = load i32, ptr %105, align 4, !tbaa !5
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds ptr, ptr %103, i64 %107
  %109 = load ptr, ptr %108, align 8, !tbaa !31
  %110 = load ptr, ptr %24, align 8, !tbaa !283
  %111 = getelementptr inbounds nuw ptr, ptr %110, i64 %101
  store ptr %109, ptr %111, align 8, !tbaa !31
  %112 = or disjoint i64 %101, 1
  %113 = load ptr, ptr %20, align 8, !tbaa !281
  %114 = load ptr, ptr %73, align 8, !tbaa !282
  %115 = getelementptr inbounds nuw i32, ptr %114, i64 %112
  %116 = load i32, ptr %115, align 4, !tbaa !5
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds ptr, ptr %113, i64 %117
  %119 = load ptr, ptr %118, align 8, !tbaa !31
  %120 = load ptr, ptr %24, align 8, !tbaa !283
  %121 = getelementptr inbounds nuw ptr, ptr %120, i64 %112
  store ptr %119, ptr %121, align 8, !tbaa !31
  %122 = add nuw nsw i64 %101, 2
  %123 = add i64 %102, 2
  %124 = icmp eq i64 %123, %78
  br i1 %124, label %79, label %100, !llvm.loop !286

125:                                              ; preds = %93
  %126 = load ptr, ptr %2, align 8, !tbaa !269
  %127 = getelementptr inbounds nuw i8, ptr %126, i64 24
  %128 = load ptr, ptr %127, align 8, !tbaa !260
  %129 = load atomic i32, ptr %128 acquire, align 8
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %131, label %149

131:                                              ; preds = %125
  %132 = load ptr, ptr %2, align 8, !tbaa !269
  %133 = getelementptr inbounds nuw i8, ptr %132, i64 24
  %134 = load ptr, ptr %133, align 8, !tbaa !260
  %135 = getelementptr inbounds nuw i8, ptr %134, i64 4
  br label %136

136:                                              ; preds = %136, %131
  %137 = atomicrmw xchg ptr %135, i32 1 acquire, align 4
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %139, label %136, !llvm.loop !261

139:                                              ; preds = %136
  %140 = load atomic i32, ptr %134 monotonic, align 8
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %146, label %142

142:                                              ; preds = %139
  %143 = getelementptr inbounds nuw i8, ptr %134, i64 16
  %144 = load i64, ptr %143, align 8, !tbaa !262
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
  %151 = load i32, ptr %150, align 4, !tbaa !279
  %152 = load ptr, ptr %2, align 8, !tbaa !269
  %153 = getelementptr inbounds nuw i8, ptr %152, i64 24
  %154 = load ptr, ptr %153, align 8, !tbaa !260
  %155 = getelementptr inbounds nuw i8, ptr %154, i64 8
  store i32 %151, ptr %155, align 8, !tbaa !287
  br label %156

156:                                              ; preds = %149, %93
  %157 = load ptr, ptr %8, align 8, !tbaa !273
  %158 = icmp eq ptr %157, null
  br i1 %158, label %419, label %159

159:                                              ; preds = %156
  %160 = load ptr, ptr %21, align 8, !tbaa !90
  %161 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %162 = load i32, ptr %161, align 4, !tbaa !279
  tail call void %157(ptr noundef %160, i32 noundef %162, i32 noundef 1) #18
  br label %419

163:                                              ; preds = %29
  %164 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %165 = load i32, ptr %164, align 4, !tbaa !288
  %166 = sext i32 %165 to i64
  br label %419

167:                                              ; preds = %29
  %168 = load ptr, ptr %20, align 8, !tbaa !281
  %169 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %170 = load ptr, ptr %169, align 8, !tbaa !282
  %171 = load i32, ptr %170, align 4, !tbaa !5
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds ptr, ptr %168, i64 %172
  %174 = load ptr, ptr %173, align 8, !tbaa !31
  %175 = load i8, ptr %174, align 1, !tbaa !172
  %176 = icmp eq i8 %175, 0
  br i1 %176, label %177, label %419

177:                                              ; preds = %167
  %178 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %179 = load i32, ptr %178, align 4, !tbaa !288
  %180 = sext i32 %179 to i64
  br label %419

181:                                              ; preds = %29
  %182 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %183 = load ptr, ptr %182, align 8, !tbaa !282
  %184 = load ptr, ptr %20, align 8, !tbaa !281
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
  %200 = load i32, ptr %199, align 4, !tbaa !288
  %201 = sext i32 %200 to i64
  br label %419

202:                                              ; preds = %29
  %203 = load ptr, ptr %8, align 8, !tbaa !273
  %204 = icmp eq ptr %203, null
  br i1 %204, label %209, label %205

205:                                              ; preds = %202
  %206 = load ptr, ptr %21, align 8, !tbaa !90
  %207 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %208 = load i32, ptr %207, align 4, !tbaa !279
  tail call void %203(ptr noundef %206, i32 noundef %208, i32 noundef 2) #18
  br label %209

209:                                              ; preds = %205, %202
  %210 = load ptr, ptr %22, align 8, !tbaa !88
  %211 = icmp eq ptr %210, null
  br i1 %211, label %243, label %212

212:                                              ; preds = %209
  %213 = load i64, ptr %23, align 8, !tbaa !278
  %214 = icmp slt i64 %27, %213
  br i1 %214, label %215, label %243

215:                                              ; preds = %212
  %216 = load ptr, ptr %21, align 8, !tbaa !90
  %217 = tail call i32 %210(ptr noundef %216) #18
  %218 = icmp eq i32 %217, 0
  br i1 %218, label %243, label %219

219:                                              ; preds = %215
  %220 = load ptr, ptr %2, align 8, !tbaa !269
  %221 = getelementptr inbounds nuw i8, ptr %220, i64 24
  %222 = load ptr, ptr %221, align 8, !tbaa !260
  %223 = getelementptr inbounds nuw i8, ptr %222, i64 4
  br label %224

224:                                              ; preds = %224, %219
  %225 = atomicrmw xchg ptr %223, i32 1 acquire, align 4
  %226 = icmp eq i32 %225, 0
  br i1 %226, label %227, label %224, !llvm.loop !261

227:                                              ; preds = %224
  %228 = load atomic i32, ptr %222 monotonic, align 8
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %234, label %230

230:                                              ; preds = %227
  %231 = getelementptr inbounds nuw i8, ptr %222, i64 16
  %232 = load i64, ptr %231, align 8, !tbaa !262
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
  %238 = load i32, ptr %237, align 4, !tbaa !279
  %239 = load ptr, ptr %2, align 8, !tbaa !269
  %240 = getelementptr inbounds nuw i8, ptr %239, i64 24
  %241 = load ptr, ptr %240, align 8, !tbaa !260
  %242 = getelementptr inbounds nuw i8, ptr %241, i64 8
  store i32 %238, ptr %242, align 8, !tbaa !287
  br label %243

243:                                              ; preds = %209, %212, %215, %236
  %244 = phi i32 [ 0, %209 ], [ 1, %236 ], [ 0, %215 ], [ 0, %212 ]
  %245 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %246 = load i32, ptr %245, align 4, !tbaa !288
  %247 = sext i32 %246 to i64
  br label %419

248:                                              ; preds = %29
  %249 = load ptr, ptr %8, align 8, !tbaa !273
  %250 = icmp eq ptr %249, null
  br i1 %250, label %255, label %251

251:                                              ; preds = %248
  %252 = load ptr, ptr %21, align 8, !tbaa !90
  %253 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %254 = load i32, ptr %253, align 4, !tbaa !279
  tail call void %249(ptr noundef %252, i32 noundef %254, i32 noundef 2) #18
  br label %255

255:                                              ; preds = %251, %248
  %256 = load ptr, ptr %22, align 8, !tbaa !88
  %257 = icmp eq ptr %256, null
  br i1 %257, label %289, label %258

258:                                              ; preds = %255
  %259 = load i64, ptr %23, align 8, !tbaa !278
  %260 = icmp slt i64 %27, %259
  br i1 %260, label %261, label %289

261:                                              ; preds = %258
  %262 = load ptr, ptr %21, align 8, !tbaa !90
  %263 = tail call i32 %256(ptr noundef %262) #18
  %264 = icmp eq i32 %263, 0
  br i1 %264, label %289, label %265

265:                                              ; preds = %261
  %266 = load ptr, ptr %2, align 8, !tbaa !269
  %267 = getelementptr inbounds nuw i8, ptr %266, i64 24
  %268 = load ptr, ptr %267, align 8, !tbaa !260
  %269 = getelementptr inbounds nuw i8, ptr %268, i64 4
  br label %270

270:                                              ; preds = %270, %265
  %271 = atomicrmw xchg ptr %269, i32 1 acquire, align 4
  %272 = icmp eq i32 %271, 0
  br i1 %272, label %273, label %270, !llvm.loop !261

273:                                              ; preds = %270
  %274 = load atomic i32, ptr %268 monotonic, align 8
  %275 = icmp eq i32 %274, 0
  br i1 %275, label %280, label %276

276:                                              ; preds = %273
  %277 = getelementptr inbounds nuw i8, ptr %268, i64 16
  %278 = load i64, ptr %277, align 8, !tbaa !262
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
  %284 = load i32, ptr %283, align 4, !tbaa !279
  %285 = load ptr, ptr %2, align 8, !tbaa !269
  %286 = getelementptr inbounds nuw i8, ptr %285, i64 24
  %287 = load ptr, ptr %286, align 8, !tbaa !260
  %288 = getelementptr inbounds nuw i8, ptr %287, i64 8
  store i32 %284, ptr %288, align 8, !tbaa !287
  br label %289

289:                                              ; preds = %255, %258, %261, %282
  %290 = phi i32 [ 0, %255 ], [ 1, %282 ], [ 0, %261 ], [ 0, %258 ]
  %291 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %292 = load ptr, ptr %291, align 8, !tbaa !282
  %293 = load ptr, ptr %20, align 8, !tbaa !281
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
  %311 = load i32, ptr %310, align 4, !tbaa !288
  %312 = sext i32 %311 to i64
  br label %419

313:                                              ; preds = %29
  %314 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %315 = load ptr, ptr %314, align 8, !tbaa !282
  %316 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %317 = load i32, ptr %316, align 8, !tbaa !280
  %318 = load ptr, ptr %20, align 8, !tbaa !281
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
  %328 = load ptr, ptr %20, align 8, !tbaa !281
  %329 = getelementptr inbounds ptr, ptr %328, i64 %325
  store ptr %322, ptr %329, align 8, !tbaa !31
  %330 = load ptr, ptr %19, align 8, !tbaa !289
  %331 = getelementptr inbounds nuw i8, ptr %315, i64 8
  %332 = load i32, ptr %331, align 4, !tbaa !5
  %333 = sext i32 %332 to i64
  %334 = getelementptr inbounds i8, ptr %330, i64 %333
  %335 = load i8, ptr %334, align 1, !tbaa !172
  %336 = xor i8 %335, 1
  store i8 %336, ptr %334, align 1, !tbaa !172
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
  %356 = load ptr, ptr %20, align 8, !tbaa !281
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
  %368 = load ptr, ptr %20, align 8, !tbaa !281
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
  br i1 %381, label %403, label %353, !llvm.loop !290

382:                                              ; preds = %29
  %383 = load ptr, ptr %19, align 8, !tbaa !289
  %384 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %385 = load ptr, ptr %384, align 8, !tbaa !282
  %386 = getelementptr inbounds nuw i8, ptr %385, i64 8
  %387 = load i32, ptr %386, align 4, !tbaa !5
  %388 = sext i32 %387 to i64
  %389 = getelementptr inbounds i8, ptr %383, i64 %388
  %390 = load i8, ptr %389, align 1, !tbaa !172
  %391 = icmp eq i8 %390, 0
  br i1 %391, label %392, label %419

392:                                              ; preds = %382
  %393 = getelementptr inbounds nuw i8, ptr %30, i64 28
  %394 = load i32, ptr %393, align 4, !tbaa !288
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
  %408 = load ptr, ptr %20, align 8, !tbaa !281
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
  br i1 %422, label %26, label %804, !llvm.loop !291

423:                                              ; preds = %11, %1
  %424 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %425 = load i64, ptr %424, align 8, !tbaa !292
  %426 = icmp eq i64 %425, 0
  br i1 %426, label %523, label %427

427:                                              ; preds = %423
  %428 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %429 = load i64, ptr %428, align 8, !tbaa !275
  %430 = icmp sgt i64 %429, 0
  br i1 %430, label %431, label %804

431:                                              ; preds = %427
  %432 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %433 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %434 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %439

435:                                              ; preds = %467
  %436 = add nuw nsw i64 %440, 1
  %437 = load i64, ptr %428, align 8, !tbaa !275
  %438 = icmp slt i64 %436, %437
  br i1 %438, label %439, label %804, !llvm.loop !293

439:                                              ; preds = %435, %431
  %440 = phi i64 [ 0, %431 ], [ %436, %435 ]
  %441 = load ptr, ptr %0, align 8, !tbaa !274
  %442 = getelementptr inbounds nuw %struct.tfc_instruction, ptr %441, i64 %440
  %443 = getelementptr inbounds nuw i8, ptr %442, i64 16
  %444 = load i32, ptr %443, align 8, !tbaa !280
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
  %458 = load ptr, ptr %432, align 8, !tbaa !281
  %459 = load ptr, ptr %447, align 8, !tbaa !282
  %460 = getelementptr inbounds nuw i32, ptr %459, i64 %456
  %461 = load i32, ptr %460, align 4, !tbaa !5
  %462 = sext i32 %461 to i64
  %463 = getelementptr inbounds ptr, ptr %458, i64 %462
  %464 = load ptr, ptr %463, align 8, !tbaa !31
  %465 = load ptr, ptr %433, align 8, !tbaa !283
  %466 = getelementptr inbounds nuw ptr, ptr %465, i64 %456
  store ptr %464, ptr %466, align 8, !tbaa !31
  br label %467

467:                                              ; preds = %455, %453, %439
  %468 = load ptr, ptr %442, align 8, !tbaa !284
  %469 = load ptr, ptr %433, align 8, !tbaa !283
  %470 = load ptr, ptr %434, align 8, !tbaa !285
  %471 = load ptr, ptr %2, align 8, !tbaa !269
  %472 = tail call i32 %468(ptr noundef %469, ptr noundef %470, ptr noundef %471) #18
  %473 = icmp eq i32 %472, 0
  br i1 %473, label %435, label %499

474:                                              ; preds = %474, %451
  %475 = phi i64 [ 0, %451 ], [ %496, %474 ]
  %476 = phi i64 [ 0, %451 ], [ %497, %474 ]
  %477 = load ptr, ptr %432, align 8, !tbaa !281
  %478 = load ptr, ptr %447, align 8, !tbaa !282
  %479 = getelementptr inbounds nuw i32, ptr %478, i64 %475
  %480 = load i32, ptr %479, align 4, !tbaa !5
  %481 = sext i32 %480 to i64
  %482 = getelementptr inbounds ptr, ptr %477, i64 %481
  %483 = load ptr, ptr %482, align 8, !tbaa !31
  %484 = load ptr, ptr %433, align 8, !tbaa !283
  %485 = getelementptr inbounds nuw ptr, ptr %484, i64 %475
  store ptr %483, ptr %485, align 8, !tbaa !31
  %486 = or disjoint i64 %475, 1
  %487 = load ptr, ptr %432, align 8, !tbaa !281
  %488 = load ptr, ptr %447, align 8, !tbaa !282
  %489 = getelementptr inbounds nuw i32, ptr %488, i64 %486
  %490 = load i32, ptr %489, align 4, !tbaa !5
  %491 = sext i32 %490 to i64
  %492 = getelementptr inbounds ptr, ptr %487, i64 %491
  %493 = load ptr, ptr %492, align 8, !tbaa !31
  %494 = load ptr, ptr %433, align 8, !tbaa !283
  %495 = getelementptr inbounds nuw ptr, ptr %494, i64 %486
  store ptr %493, ptr %495, align 8, !tbaa !31
  %496 = add nuw nsw i64 %475, 2
  %497 = add i64 %476, 2
  %498 = icmp eq i64 %497, %452
  br i1 %498, label %453, label %474, !llvm.loop !286

499:                                              ; preds = %467
  %500 = load ptr, ptr %2, align 8, !tbaa !269
  %501 = getelementptr inbounds nuw i8, ptr %500, i64 24
  %502 = load ptr, ptr %501, align 8, !tbaa !260
  %503 = load atomic i32, ptr %502 acquire, align 8
  %504 = icmp eq i32 %503, 0
  br i1 %504, label %505, label %795

505:                                              ; preds = %499
  %506 = load ptr, ptr %2, align 8, !tbaa !269
  %507 = getelementptr inbounds nuw i8, ptr %506, i64 24
  %508 = load ptr, ptr %507, align 8, !tbaa !260
  %509 = getelementptr inbounds nuw i8, ptr %508, i64 4
  br label %510

510:                                              ; preds = %510, %505
  %511 = atomicrmw xchg ptr %509, i32 1 acquire, align 4
  %512 = icmp eq i32 %511, 0
  br i1 %512, label %513, label %510, !llvm.loop !261

513:                                              ; preds = %510
  %514 = load atomic i32, ptr %508 monotonic, align 8
  %515 = icmp eq i32 %514, 0
  br i1 %515, label %520, label %516

516:                                              ; preds = %513
  %517 = getelementptr inbounds nuw i8, ptr %508, i64 16
  %518 = load i64, ptr %517, align 8, !tbaa !262
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
  %524 = load ptr, ptr %0, align 8, !tbaa !274
  %525 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %526 = load i64, ptr %525, align 8, !tbaa !275
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
  %538 = load i32, ptr %537, align 8, !tbaa !276
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
  %541 = load i32, ptr %540, align 8, !tbaa !280
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
  %555 = load ptr, ptr %528, align 8, !tbaa !281
  %556 = load ptr, ptr %544, align 8, !tbaa !282
  %557 = getelementptr inbounds nuw i32, ptr %556, i64 %553
  %558 = load i32, ptr %557, align 4, !tbaa !5
  %559 = sext i32 %558 to i64
  %560 = getelementptr inbounds ptr, ptr %555, i64 %559
  %561 = load ptr, ptr %560, align 8, !tbaa !31
  %562 = load ptr, ptr %529, align 8, !tbaa !283
  %563 = getelementptr inbounds nuw ptr, ptr %562, i64 %553
  store ptr %561, ptr %563, align 8, !tbaa !31
  br label %564

564:                                              ; preds = %552, %550, %539
  %565 = load ptr, ptr %535, align 8, !tbaa !284
  %566 = load ptr, ptr %529, align 8, !tbaa !283
  %567 = load ptr, ptr %530, align 8, !tbaa !285
  %568 = load ptr, ptr %2, align 8, !tbaa !269
  %569 = tail call i32 %565(ptr noundef %566, ptr noundef %567, ptr noundef %568) #18
  %570 = icmp eq i32 %569, 0
  br i1 %570, label %791, label %596

571:                                              ; preds = %571, %548
  %572 = phi i64 [ 0, %548 ], [ %593, %571 ]
  %573 = phi i64 [ 0, %548 ], [ %594, %571 ]
  %574 = load ptr, ptr %528, align 8, !tbaa !281
  %575 = load ptr, ptr %544, align 8, !tbaa !282
  %576 = getelementptr inbounds nuw i32, ptr %575, i64 %572
  %577 = load i32, ptr %576, align 4, !tbaa !5
  %578 = sext i32 %577 to i64
  %579 = getelementptr inbounds ptr, ptr %574, i64 %578
  %580 = load ptr, ptr %579, align 8, !tbaa !31
  %581 = load ptr, ptr %529, align 8, !tbaa !283
  %582 = getelementptr inbounds nuw ptr, ptr %581, i64 %572
  store ptr %580, ptr %582, align 8, !tbaa !31
  %583 = or disjoint i64 %572, 1
  %584 = load ptr, ptr %528, align 8, !tbaa !281
  %585 = load ptr, ptr %544, align 8, !tbaa !282
  %586 = getelementptr inbounds nuw i32, ptr %585, i64 %583
  %587 = load i32, ptr %586, align 4, !tbaa !5
  %588 = sext i32 %587 to i64
  %589 = getelementptr inbounds ptr, ptr %584, i64 %588
  %590 = load ptr, ptr %589, align 8, !tbaa !31
  %591 = load ptr, ptr %529, align 8, !tbaa !283
  %592 = getelementptr inbounds nuw ptr, ptr %591, i64 %583
  store ptr %590, ptr %592, align 8, !tbaa !31
  %593 = add nuw nsw i64 %572, 2
  %594 = add i64 %573, 2
  %595 = icmp eq i64 %594, %549
  br i1 %595, label %550, label %571, !llvm.loop !286

596:                                              ; preds = %564
  %597 = load ptr, ptr %2, align 8, !tbaa !269
  %598 = getelementptr inbounds nuw i8, ptr %597, i64 24
  %599 = load ptr, ptr %598, align 8, !tbaa !260
  %600 = load atomic i32, ptr %599 acquire, align 8
  %601 = icmp eq i32 %600, 0
  br i1 %601, label %602, label %795

602:                                              ; preds = %596
  %603 = load ptr, ptr %2, align 8, !tbaa !269
  %604 = getelementptr inbounds nuw i8, ptr %603, i64 24
  %605 = load ptr, ptr %604, align 8, !tbaa !260
  %606 = getelementptr inbounds nuw i8, ptr %605, i64 4
  br label %607

607:                                              ; preds = %607, %602
  %608 = atomicrmw xchg ptr %606, i32 1 acquire, align 4
  %609 = icmp eq i32 %608, 0
  br i1 %609, label %610, label %607, !llvm.loop !261

610:                                              ; preds = %607
  %611 = load atomic i32, ptr %605 monotonic, align 8
  %612 = icmp eq i32 %611, 0
  br i1 %612, label %617, label %613

613:                                              ; preds = %610
  %614 = getelementptr inbounds nuw i8, ptr %605, i64 16
  %615 = load i64, ptr %614, align 8, !tbaa !262
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
  %622 = load i32, ptr %621, align 4, !tbaa !288
  %623 = sext i32 %622 to i64
  br label %791

624:                                              ; preds = %534
  %625 = load ptr, ptr %528, align 8, !tbaa !281
  %626 = getelementptr inbounds nuw i8, ptr %535, i64 8
  %627 = load ptr, ptr %626, align 8, !tbaa !282
  %628 = load i32, ptr %627, align 4, !tbaa !5
  %629 = sext i32 %628 to i64
  %630 = getelementptr inbounds ptr, ptr %625, i64 %629
  %631 = load ptr, ptr %630, align 8, !tbaa !31
  %632 = load i8, ptr %631, align 1, !tbaa !172
  %633 = icmp eq i8 %632, 0
  br i1 %633, label %634, label %791

634:                                              ; preds = %624
  %635 = getelementptr inbounds nuw i8, ptr %535, i64 28
  %636 = load i32, ptr %635, align 4, !tbaa !288
  %637 = sext i32 %636 to i64
  br label %791

638:                                              ; preds = %534
  %639 = getelementptr inbounds nuw i8, ptr %535, i64 8
  %640 = load ptr, ptr %639, align 8, !tbaa !282
  %641 = load ptr, ptr %528, align 8, !tbaa !281
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
  %657 = load i32, ptr %656, align 4, !tbaa !288
  %658 = sext i32 %657 to i64
  br label %791

659:                                              ; preds = %534
  %660 = getelementptr inbounds nuw i8, ptr %535, i64 28
  %661 = load i32, ptr %660, align 4, !tbaa !288
  %662 = sext i32 %661 to i64
  br label %791

663:                                              ; preds = %534
  %664 = getelementptr inbounds nuw i8, ptr %535, i64 8
  %665 = load ptr, ptr %664, align 8, !tbaa !282
  %666 = load ptr, ptr %528, align 8, !tbaa !281
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
  %684 = load i32, ptr %683, align 4, !tbaa !288
  %685 = sext i32 %684 to i64
  br label %791

686:                                              ; preds = %534
  %687 = getelementptr inbounds nuw i8, ptr %535, i64 8
  %688 = load ptr, ptr %687, align 8, !tbaa !282
  %689 = getelementptr inbounds nuw i8, ptr %535, i64 16
  %690 = load i32, ptr %689, align 8, !tbaa !280
  %691 = load ptr, ptr %528, align 8, !tbaa !281
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
  %701 = load ptr, ptr %528, align 8, !tbaa !281
  %702 = getelementptr inbounds ptr, ptr %701, i64 %698
  store ptr %695, ptr %702, align 8, !tbaa !31
  %703 = load ptr, ptr %527, align 8, !tbaa !289
  %704 = getelementptr inbounds nuw i8, ptr %688, i64 8
  %705 = load i32, ptr %704, align 4, !tbaa !5
  %706 = sext i32 %705 to i64
  %707 = getelementptr inbounds i8, ptr %703, i64 %706
  %708 = load i8, ptr %707, align 1, !tbaa !172
  %709 = xor i8 %708, 1
  store i8 %709, ptr %707, align 1, !tbaa !172
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
  %729 = load ptr, ptr %528, align 8, !tbaa !281
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
  %741 = load ptr, ptr %528, align 8, !tbaa !281
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
  br i1 %754, label %775, label %726, !llvm.loop !290

755:                                              ; preds = %534
  %756 = load ptr, ptr %527, align 8, !tbaa !289
  %757 = getelementptr inbounds nuw i8, ptr %535, i64 8
  %758 = load ptr, ptr %757, align 8, !tbaa !282
  %759 = getelementptr inbounds nuw i8, ptr %758, i64 8
  %760 = load i32, ptr %759, align 4, !tbaa !5
  %761 = sext i32 %760 to i64
  %762 = getelementptr inbounds i8, ptr %756, i64 %761
  %763 = load i8, ptr %762, align 1, !tbaa !172
  %764 = icmp eq i8 %763, 0
  br i1 %764, label %765, label %791

765:                                              ; preds = %755
  %766 = getelementptr inbounds nuw i8, ptr %535, i64 28
  %767 = load i32, ptr %766, align 4, !tbaa !288
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
  %780 = load ptr, ptr %528, align 8, !tbaa !281
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
  br i1 %794, label %531, label %804, !llvm.loop !291

795:                                              ; preds = %619, %596, %499, %522, %402
  %796 = phi ptr [ %442, %499 ], [ %30, %402 ], [ %442, %522 ], [ %535, %596 ], [ %535, %619 ]
  %797 = phi i32 [ %472, %499 ], [ 1, %402 ], [ %472, %522 ], [ %569, %596 ], [ %569, %619 ]
  %798 = getelementptr inbounds nuw i8, ptr %796, i64 20
  %799 = load i32, ptr %798, align 4, !tbaa !279
  %800 = load ptr, ptr %2, align 8, !tbaa !269
  %801 = getelementptr inbounds nuw i8, ptr %800, i64 24
  %802 = load ptr, ptr %801, align 8, !tbaa !260
  %803 = getelementptr inbounds nuw i8, ptr %802, i64 8
  store i32 %799, ptr %803, align 8, !tbaa !287
  br label %804

804:                                              ; preds = %419, %26, %435, %791, %531, %795, %427
  %805 = phi i32 [ 0, %435 ], [ 0, %427 ], [ 0, %531 ], [ %797, %795 ], [ %793, %791 ], [ 0, %26 ], [ %421, %419 ]
  ret i32 %805
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @new_instance(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, i32 noundef range(i32 0, 2) %3, i64 noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %7 = load i32, ptr %6, align 4, !tbaa !294
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %9 = load i32, ptr %8, align 8, !tbaa !295
  %10 = icmp eq i32 %3, 0
  br i1 %10, label %18, label %11

11:                                               ; preds = %5
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %13 = load i32, ptr %12, align 8, !tbaa !54
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %15 = load i32, ptr %14, align 4, !tbaa !296
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
  %25 = load i32, ptr %24, align 8, !tbaa !297
  %26 = add nsw i32 %25, 1
  %27 = sext i32 %26 to i64
  %28 = add nsw i64 %19, %27
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %30 = load i32, ptr %29, align 4, !tbaa !298
  %31 = sext i32 %30 to i64
  %32 = add nsw i64 %28, %31
  %33 = shl nsw i64 %32, 3
  %34 = add nsw i64 %23, %33
  %35 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %34)
  %36 = icmp eq ptr %35, null
  br i1 %36, label %89, label %37

37:                                               ; preds = %18
  store ptr %1, ptr %35, align 8, !tbaa !299
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 8
  store ptr %2, ptr %38, align 8, !tbaa !300
  %39 = getelementptr inbounds nuw i8, ptr %35, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %39, i8 0, i64 32, i1 false)
  %40 = getelementptr inbounds nuw i8, ptr %35, i64 48
  store i64 %4, ptr %40, align 8, !tbaa !107
  %41 = getelementptr inbounds nuw i8, ptr %35, i64 56
  store i64 0, ptr %41, align 8, !tbaa !107
  %42 = getelementptr inbounds nuw i8, ptr %35, i64 64
  store i64 -1, ptr %42, align 8, !tbaa !107
  %43 = getelementptr inbounds nuw i8, ptr %35, i64 72
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %43, i8 0, i64 56, i1 false)
  %44 = getelementptr i8, ptr %35, i64 128
  %45 = getelementptr inbounds nuw i8, ptr %35, i64 88
  store ptr %44, ptr %45, align 8, !tbaa !301
  %46 = load i32, ptr %6, align 4, !tbaa !294
  %47 = sext i32 %46 to i64
  %48 = getelementptr %struct.held, ptr %44, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %35, i64 96
  store ptr %48, ptr %49, align 8, !tbaa !302
  %50 = load i32, ptr %8, align 8, !tbaa !295
  %51 = sext i32 %50 to i64
  %52 = getelementptr %struct.held, ptr %48, i64 %51
  %53 = getelementptr inbounds nuw i8, ptr %35, i64 80
  store ptr %52, ptr %53, align 8, !tbaa !59
  %54 = load i32, ptr %24, align 8, !tbaa !297
  %55 = sext i32 %54 to i64
  %56 = getelementptr ptr, ptr %52, i64 %55
  %57 = getelementptr i8, ptr %56, i64 8
  %58 = getelementptr inbounds nuw i8, ptr %35, i64 104
  store ptr %57, ptr %58, align 8, !tbaa !303
  %59 = load i32, ptr %29, align 4, !tbaa !298
  %60 = icmp sgt i32 %59, 0
  br i1 %60, label %61, label %64

61:                                               ; preds = %37
  %62 = zext nneg i32 %59 to i64
  %63 = shl nuw nsw i64 %62, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %57, i8 -1, i64 %63, i1 false), !tbaa !107
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
  store ptr %72, ptr %73, align 8, !tbaa !183
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %75 = load i32, ptr %74, align 4, !tbaa !296
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
  %86 = load i32, ptr %85, align 8, !tbaa !304
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
  %29 = load ptr, ptr %28, align 8, !tbaa !305
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %31 = load ptr, ptr %30, align 8, !tbaa !306
  %32 = ptrtoint ptr %29 to i64
  %33 = ptrtoint ptr %31 to i64
  %34 = sub i64 %32, %33
  %35 = icmp slt i64 %34, %16
  br i1 %35, label %36, label %48

36:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  store i64 %16, ptr %3, align 8, !tbaa !107
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %38 = load ptr, ptr %37, align 8, !tbaa !307
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %40 = load ptr, ptr %39, align 8, !tbaa !308
  %41 = call ptr %38(ptr noundef %40, ptr noundef nonnull %3) #18
  store ptr %41, ptr %30, align 8, !tbaa !306
  %42 = icmp eq ptr %41, null
  %43 = load i64, ptr %3, align 8
  %44 = getelementptr inbounds i8, ptr %41, i64 %43
  %45 = select i1 %42, ptr null, ptr %44
  store ptr %45, ptr %28, align 8, !tbaa !305
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
  store ptr %50, ptr %30, align 8, !tbaa !306
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
  %6 = load i32, ptr %5, align 4, !tbaa !309
  %7 = sext i32 %6 to i64
  %8 = shl nsw i64 %7, 3
  %9 = add nsw i64 %8, 56
  %10 = load i32, ptr %4, align 8, !tbaa !310
  %11 = shl nsw i32 %10, 1
  %12 = sext i32 %11 to i64
  %13 = shl nsw i64 %12, 2
  %14 = add nsw i64 %9, %13
  %15 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %14)
  %16 = icmp eq ptr %15, null
  br i1 %16, label %73, label %17

17:                                               ; preds = %2
  %18 = getelementptr i8, ptr %15, i64 56
  %19 = load i32, ptr %5, align 4, !tbaa !309
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds ptr, ptr %18, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %23 = load i64, ptr %22, align 8, !tbaa !311
  %24 = add nsw i64 %23, 1
  store i64 %24, ptr %22, align 8, !tbaa !311
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %26 = load i64, ptr %25, align 8, !tbaa !312
  %27 = add i64 %23, -7046029254386353130
  %28 = xor i64 %26, %27
  %29 = mul i64 %28, -49064778989728563
  %30 = lshr i64 %29, 32
  %31 = xor i64 %30, %29
  %32 = mul i64 %31, -4265267296055464877
  %33 = lshr i64 %29, 29
  %34 = xor i64 %32, %33
  %35 = load i32, ptr %4, align 8, !tbaa !310
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %21, i64 %36
  store i64 %24, ptr %15, align 8, !tbaa !107
  %38 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i64 0, ptr %38, align 8, !tbaa !107
  %39 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store i64 %34, ptr %39, align 8, !tbaa !107
  %40 = getelementptr inbounds nuw i8, ptr %15, i64 24
  store ptr null, ptr %40, align 8, !tbaa !94
  %41 = getelementptr inbounds nuw i8, ptr %15, i64 32
  store ptr %18, ptr %41, align 8, !tbaa !108
  %42 = getelementptr inbounds nuw i8, ptr %15, i64 40
  store ptr %21, ptr %42, align 8, !tbaa !313
  %43 = getelementptr inbounds nuw i8, ptr %15, i64 48
  store ptr %37, ptr %43, align 8, !tbaa !313
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
  %52 = load ptr, ptr %51, align 8, !tbaa !314
  br label %63

53:                                               ; preds = %63, %48
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %55 = load ptr, ptr %54, align 8, !tbaa !59
  %56 = load i64, ptr %22, align 8, !tbaa !311
  %57 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %58 = load i32, ptr %57, align 8, !tbaa !297
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
  %70 = load i32, ptr %4, align 8, !tbaa !310
  %71 = sext i32 %70 to i64
  %72 = icmp slt i64 %69, %71
  br i1 %72, label %63, label %53, !llvm.loop !315

73:                                               ; preds = %2, %53
  ret ptr %15
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @push(ptr noundef captures(none) %0, ptr noundef readonly byval(%struct.tfc_ready) align 8 captures(none) %1) unnamed_addr #4 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %4 = load i64, ptr %3, align 8, !tbaa !76
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %6 = load i64, ptr %5, align 8, !tbaa !95
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
  %37 = load i64, ptr %5, align 8, !tbaa !95
  %38 = srem i64 %36, %37
  %39 = getelementptr inbounds %struct.tfc_ready, ptr %34, i64 %38
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %33, ptr noundef nonnull align 8 dereferenceable(32) %39, i64 32, i1 false), !tbaa.struct !316
  %40 = add nuw nsw i64 %32, 1
  %41 = load i64, ptr %3, align 8, !tbaa !76
  %42 = icmp slt i64 %40, %41
  br i1 %42, label %31, label %26, !llvm.loop !317

43:                                               ; preds = %26
  %44 = load i64, ptr %5, align 8, !tbaa !95
  %45 = shl nsw i64 %44, 5
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef nonnull %29, i64 noundef %45)
  %46 = load i64, ptr %3, align 8, !tbaa !76
  br label %47

47:                                               ; preds = %26, %43
  %48 = phi i64 [ %27, %26 ], [ %46, %43 ]
  store ptr %18, ptr %28, align 8, !tbaa !91
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store i64 0, ptr %49, align 8, !tbaa !92
  store i64 %16, ptr %5, align 8, !tbaa !95
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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %58, ptr noundef nonnull align 8 dereferenceable(32) %1, i64 32, i1 false), !tbaa.struct !316
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
  %17 = load i64, ptr %11, align 8, !tbaa !318
  %18 = load i64, ptr %12, align 8, !tbaa !311
  %19 = icmp sgt i64 %17, %18
  br i1 %19, label %58, label %20

20:                                               ; preds = %16
  %21 = load ptr, ptr %13, align 8, !tbaa !59
  %22 = load ptr, ptr %14, align 8, !tbaa !60
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 24
  %24 = load i32, ptr %23, align 8, !tbaa !297
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
  %35 = load ptr, ptr %34, align 8, !tbaa !96
  %36 = getelementptr inbounds nuw i8, ptr %22, i64 4
  %37 = load i32, ptr %36, align 4, !tbaa !309
  %38 = sext i32 %37 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %35, i64 noundef %38)
  %39 = load ptr, ptr %14, align 8, !tbaa !60
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 4
  %41 = load i32, ptr %40, align 4, !tbaa !309
  %42 = sext i32 %41 to i64
  %43 = shl nsw i64 %42, 3
  %44 = add nsw i64 %43, 56
  %45 = load i32, ptr %39, align 8, !tbaa !310
  %46 = shl nsw i32 %45, 1
  %47 = sext i32 %46 to i64
  %48 = shl nsw i64 %47, 2
  %49 = add nsw i64 %44, %48
  tail call fastcc void @give(ptr noundef %0, ptr noundef nonnull %29, i64 noundef %49)
  %50 = load i64, ptr %11, align 8, !tbaa !318
  %51 = add nsw i64 %50, 1
  store i64 %51, ptr %11, align 8, !tbaa !318
  %52 = load i32, ptr %15, align 4, !tbaa !319
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %55, label %54

54:                                               ; preds = %33
  tail call fastcc void @begin_iteration(ptr noundef %0, ptr noundef nonnull %7)
  br label %55

55:                                               ; preds = %54, %33
  %56 = load i32, ptr %4, align 8, !tbaa !66
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %16, label %100, !llvm.loop !320

58:                                               ; preds = %16
  tail call fastcc void @leave_frame(ptr noundef %0, ptr noundef nonnull %7)
  %59 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %60 = load ptr, ptr %59, align 8, !tbaa !138
  %61 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %62 = load ptr, ptr %61, align 8, !tbaa !139
  %63 = load ptr, ptr %14, align 8, !tbaa !60
  %64 = getelementptr inbounds nuw i8, ptr %7, i64 120
  %65 = load ptr, ptr %64, align 8, !tbaa !183
  %66 = icmp eq ptr %65, null
  %67 = getelementptr inbounds nuw i8, ptr %63, i64 12
  %68 = load i32, ptr %67, align 4, !tbaa !294
  %69 = getelementptr inbounds nuw i8, ptr %63, i64 16
  %70 = load i32, ptr %69, align 8, !tbaa !295
  br i1 %66, label %79, label %71

71:                                               ; preds = %58
  %72 = load ptr, ptr %7, align 8, !tbaa !48
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 56
  %74 = load i32, ptr %73, align 8, !tbaa !54
  %75 = getelementptr inbounds nuw i8, ptr %72, i64 60
  %76 = load i32, ptr %75, align 4, !tbaa !296
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
  %86 = load i32, ptr %85, align 8, !tbaa !297
  %87 = add nsw i32 %86, 1
  %88 = sext i32 %87 to i64
  %89 = add nsw i64 %80, %88
  %90 = getelementptr inbounds nuw i8, ptr %63, i64 20
  %91 = load i32, ptr %90, align 4, !tbaa !298
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
  br i1 %11, label %5, label %6, !llvm.loop !321
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @begin_iteration(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #4 {
  %3 = tail call fastcc ptr @new_iteration(ptr noundef %0, ptr noundef %1)
  %4 = icmp eq ptr %3, null
  br i1 %4, label %43, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 76
  %7 = load i32, ptr %6, align 4, !tbaa !319
  store i32 0, ptr %6, align 4, !tbaa !319
  %8 = icmp sgt i32 %7, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %11 = zext nneg i32 %7 to i64
  br label %18

12:                                               ; preds = %18, %5
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %14 = load i32, ptr %13, align 8, !tbaa !322
  %15 = icmp sgt i32 %14, 0
  br i1 %15, label %16, label %43

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 88
  br label %30

18:                                               ; preds = %9, %18
  %19 = phi i64 [ 0, %9 ], [ %28, %18 ]
  %20 = load ptr, ptr %10, align 8, !tbaa !302
  %21 = getelementptr inbounds nuw %struct.held, ptr %20, i64 %19
  %22 = load ptr, ptr %21, align 8, !tbaa !323
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 8
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %3, ptr noundef %22, ptr noundef nonnull %23, i32 noundef 0)
  %24 = load ptr, ptr %10, align 8, !tbaa !302
  %25 = getelementptr inbounds nuw %struct.held, ptr %24, i64 %19
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %27 = load ptr, ptr %26, align 8, !tbaa !325
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %27)
  %28 = add nuw nsw i64 %19, 1
  %29 = icmp eq i64 %28, %11
  br i1 %29, label %12, label %18, !llvm.loop !326

30:                                               ; preds = %16, %30
  %31 = phi i64 [ 0, %16 ], [ %39, %30 ]
  %32 = load ptr, ptr %17, align 8, !tbaa !301
  %33 = getelementptr inbounds nuw %struct.held, ptr %32, i64 %31
  %34 = load ptr, ptr %33, align 8, !tbaa !323
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %36 = load ptr, ptr %35, align 8, !tbaa !325
  %37 = icmp eq ptr %36, null
  %38 = zext i1 %37 to i32
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %3, ptr noundef %34, ptr noundef nonnull %35, i32 noundef %38)
  %39 = add nuw nsw i64 %31, 1
  %40 = load i32, ptr %13, align 8, !tbaa !322
  %41 = sext i32 %40 to i64
  %42 = icmp slt i64 %39, %41
  br i1 %42, label %30, label %43, !llvm.loop !327

43:                                               ; preds = %30, %12, %2
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @leave_frame(ptr noundef captures(none) %0, ptr noundef readonly captures(address) %1) unnamed_addr #4 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %4 = load i32, ptr %3, align 8, !tbaa !322
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 88
  br label %23

8:                                                ; preds = %23, %2
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %10 = load ptr, ptr %9, align 8, !tbaa !183
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %72

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %14 = load ptr, ptr %13, align 8, !tbaa !60
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 20
  %16 = load i32, ptr %15, align 4, !tbaa !298
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
  %25 = load ptr, ptr %7, align 8, !tbaa !301
  %26 = getelementptr inbounds nuw %struct.held, ptr %25, i64 %24
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %28 = load ptr, ptr %27, align 8, !tbaa !325
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %28)
  %29 = add nuw nsw i64 %24, 1
  %30 = load i32, ptr %3, align 8, !tbaa !322
  %31 = sext i32 %30 to i64
  %32 = icmp slt i64 %29, %31
  br i1 %32, label %23, label %8, !llvm.loop !328

33:                                               ; preds = %57, %12
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %35 = load ptr, ptr %34, align 8, !tbaa !139
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 24
  br label %64

37:                                               ; preds = %18, %57
  %38 = phi ptr [ %14, %18 ], [ %58, %57 ]
  %39 = phi i64 [ 0, %18 ], [ %59, %57 ]
  %40 = load ptr, ptr %19, align 8, !tbaa !303
  %41 = getelementptr inbounds nuw i64, ptr %40, i64 %39
  %42 = load i64, ptr %41, align 8, !tbaa !107
  %43 = load i64, ptr %20, align 8, !tbaa !311
  %44 = icmp eq i64 %42, %43
  br i1 %44, label %45, label %57

45:                                               ; preds = %37
  %46 = load ptr, ptr %21, align 8, !tbaa !138
  %47 = load ptr, ptr %22, align 8, !tbaa !139
  %48 = load ptr, ptr %1, align 8, !tbaa !48
  %49 = load ptr, ptr %48, align 8, !tbaa !67
  %50 = getelementptr inbounds nuw i8, ptr %38, i64 40
  %51 = load ptr, ptr %50, align 8, !tbaa !329
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
  %61 = load i32, ptr %60, align 4, !tbaa !298
  %62 = sext i32 %61 to i64
  %63 = icmp slt i64 %59, %62
  br i1 %63, label %37, label %33, !llvm.loop !330

64:                                               ; preds = %64, %33
  %65 = phi ptr [ %36, %33 ], [ %68, %64 ]
  %66 = load ptr, ptr %65, align 8, !tbaa !94
  %67 = icmp eq ptr %66, %1
  %68 = getelementptr inbounds nuw i8, ptr %66, i64 32
  br i1 %67, label %69, label %64, !llvm.loop !331

69:                                               ; preds = %64
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %71 = load ptr, ptr %70, align 8, !tbaa !332
  store ptr %71, ptr %65, align 8, !tbaa !94
  br label %90

72:                                               ; preds = %8
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %74 = load ptr, ptr %73, align 8, !tbaa !138
  %75 = icmp eq ptr %74, null
  br i1 %75, label %90, label %76

76:                                               ; preds = %72
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %78 = load ptr, ptr %77, align 8, !tbaa !139
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %80 = load ptr, ptr %79, align 8, !tbaa !137
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %74, ptr noundef %78, ptr noundef %80, ptr noundef nonnull %10, i32 noundef 0)
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %82 = load ptr, ptr %81, align 8, !tbaa !56
  %83 = load ptr, ptr %1, align 8, !tbaa !48
  %84 = getelementptr inbounds nuw i8, ptr %83, i64 56
  %85 = load i32, ptr %84, align 8, !tbaa !54
  %86 = getelementptr inbounds nuw i8, ptr %83, i64 60
  %87 = load i32, ptr %86, align 4, !tbaa !296
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
  %11 = load i32, ptr %10, align 4, !tbaa !333
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
  %10 = load ptr, ptr %9, align 8, !tbaa !179
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %12 = load i32, ptr %11, align 4, !tbaa !180
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr %10, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %16 = load i32, ptr %15, align 4, !tbaa !101
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
  %29 = load i32, ptr %15, align 4, !tbaa !101
  %30 = sext i32 %29 to i64
  br label %31

31:                                               ; preds = %28, %52
  %32 = phi i64 [ %30, %28 ], [ %39, %52 ]
  %33 = phi i32 [ %29, %28 ], [ %37, %52 ]
  %34 = icmp slt i64 %38, %32
  br i1 %34, label %36, label %35, !llvm.loop !334

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
  %70 = load ptr, ptr %69, align 8, !tbaa !335
  %71 = getelementptr inbounds %struct.tfc_edge, ptr %70, i64 %67
  %72 = load i64, ptr %71, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %73 = load ptr, ptr %68, align 8, !tbaa !67
  %74 = shl i64 %72, 32
  %75 = ashr exact i64 %74, 32
  %76 = getelementptr inbounds %struct.tfc_node, ptr %73, i64 %75
  %77 = load ptr, ptr %20, align 8, !tbaa !336
  %78 = getelementptr inbounds nuw i8, ptr %76, i64 12
  %79 = load i32, ptr %78, align 4, !tbaa !337
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds i32, ptr %77, i64 %80
  %82 = load ptr, ptr %21, align 8, !tbaa !338
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
  %91 = load ptr, ptr %22, align 8, !tbaa !96
  %92 = getelementptr inbounds nuw i8, ptr %76, i64 16
  %93 = load i32, ptr %92, align 4, !tbaa !97
  %94 = add nsw i32 %93, %88
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds ptr, ptr %91, i64 %95
  store ptr %53, ptr %96, align 8, !tbaa !57
  br label %97

97:                                               ; preds = %86, %66
  %98 = load i32, ptr %76, align 4, !tbaa !100
  %99 = icmp eq i32 %98, 3
  br i1 %99, label %100, label %131

100:                                              ; preds = %97
  %101 = load i64, ptr %2, align 8, !tbaa !339
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
  %140 = load i32, ptr %76, align 4, !tbaa !100
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
  br i1 %152, label %66, label %28, !llvm.loop !340
}

; Function Attrs: nounwind
declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #12

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @complete(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef captures(none) %4, i32 noundef %5) unnamed_addr #4 {
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %8 = load ptr, ptr %7, align 8, !tbaa !96
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %10 = load i32, ptr %9, align 4, !tbaa !97
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds ptr, ptr %8, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %14 = load i32, ptr %13, align 4, !tbaa !152
  %15 = sext i32 %14 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %12, i64 noundef %15)
  %16 = load i32, ptr %3, align 4, !tbaa !100
  switch i32 %16, label %182 [
    i32 4, label %17
    i32 5, label %108
    i32 6, label %128
  ]

17:                                               ; preds = %6
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %19 = load i32, ptr %18, align 4, !tbaa !111
  %20 = icmp slt i32 %19, 0
  %21 = load ptr, ptr %1, align 8, !tbaa !48
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 24
  %23 = load ptr, ptr %22, align 8, !tbaa !42
  %24 = ashr i32 %19, 31
  %25 = xor i32 %24, %19
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw %struct.tfc_frame, ptr %23, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %29 = load ptr, ptr %28, align 8, !tbaa !94
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
  %38 = load ptr, ptr %37, align 8, !tbaa !94
  %39 = icmp eq ptr %38, null
  br i1 %39, label %40, label %31, !llvm.loop !341

40:                                               ; preds = %36, %17
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %42 = load i64, ptr %41, align 8, !tbaa !102
  %43 = getelementptr inbounds nuw i8, ptr %27, i64 56
  %44 = load i64, ptr %43, align 8, !tbaa !342
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
  store ptr %1, ptr %56, align 8, !tbaa !138
  %57 = getelementptr inbounds nuw i8, ptr %53, i64 40
  store ptr %2, ptr %57, align 8, !tbaa !139
  %58 = load ptr, ptr %28, align 8, !tbaa !343
  %59 = getelementptr inbounds nuw i8, ptr %53, i64 32
  store ptr %58, ptr %59, align 8, !tbaa !332
  store ptr %53, ptr %28, align 8, !tbaa !343
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
  %67 = load ptr, ptr %66, align 8, !tbaa !301
  %68 = getelementptr inbounds nuw i8, ptr %64, i64 72
  %69 = load i32, ptr %68, align 8, !tbaa !322
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %68, align 8, !tbaa !322
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
  store ptr %3, ptr %72, align 8, !tbaa !93
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
  %91 = load i64, ptr %85, align 8, !tbaa !311
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
  %101 = load i32, ptr %100, align 8, !tbaa !297
  %102 = add nsw i32 %101, 1
  %103 = sext i32 %102 to i64
  %104 = srem i64 %89, %103
  %105 = getelementptr inbounds nuw ptr, ptr %95, i64 %104
  %106 = load ptr, ptr %105, align 8, !tbaa !61
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %64, ptr noundef %106, ptr noundef nonnull %3, ptr noundef readonly %4, i32 noundef %5)
  %107 = add nuw nsw i64 %89, 1
  br label %88, !llvm.loop !344

108:                                              ; preds = %6
  %109 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %110 = load ptr, ptr %109, align 8, !tbaa !303
  %111 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %112 = load i32, ptr %111, align 4, !tbaa !111
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds i64, ptr %110, i64 %113
  %115 = icmp eq i32 %5, 0
  %116 = load i64, ptr %114, align 8, !tbaa !107
  %117 = icmp eq i64 %116, -2
  br i1 %115, label %121, label %118

118:                                              ; preds = %108
  br i1 %117, label %189, label %119

119:                                              ; preds = %118
  %120 = load i64, ptr %2, align 8, !tbaa !339
  store i64 %120, ptr %114, align 8, !tbaa !107
  br label %189

121:                                              ; preds = %108
  br i1 %117, label %122, label %123

122:                                              ; preds = %121
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 13, i32 noundef 4, ptr noundef nonnull readonly %1, ptr noundef nonnull %3)
  br label %185

123:                                              ; preds = %121
  store i64 -2, ptr %114, align 8, !tbaa !107
  %124 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %125 = load ptr, ptr %124, align 8, !tbaa !138
  %126 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %127 = load ptr, ptr %126, align 8, !tbaa !139
  tail call fastcc void @send(ptr noundef %0, ptr noundef %125, ptr noundef %127, ptr noundef nonnull %3, ptr noundef readonly %4, i32 noundef 0)
  br label %185

128:                                              ; preds = %6
  %129 = icmp eq i32 %5, 0
  br i1 %129, label %130, label %189

130:                                              ; preds = %128
  %131 = load i64, ptr %2, align 8, !tbaa !339
  %132 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %133 = load i64, ptr %132, align 8, !tbaa !311
  %134 = icmp eq i64 %131, %133
  br i1 %134, label %135, label %168

135:                                              ; preds = %130
  %136 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %137 = load i64, ptr %136, align 8, !tbaa !318
  %138 = add i64 %131, 1
  %139 = sub i64 %138, %137
  %140 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %141 = load ptr, ptr %140, align 8, !tbaa !60
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 24
  %143 = load i32, ptr %142, align 8, !tbaa !297
  %144 = sext i32 %143 to i64
  %145 = icmp slt i64 %139, %144
  br i1 %145, label %162, label %146

146:                                              ; preds = %135
  %147 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %148 = load ptr, ptr %147, align 8, !tbaa !302
  %149 = getelementptr inbounds nuw i8, ptr %1, i64 76
  %150 = load i32, ptr %149, align 4, !tbaa !319
  %151 = add nsw i32 %150, 1
  store i32 %151, ptr %149, align 4, !tbaa !319
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
  store ptr %3, ptr %153, align 8, !tbaa !93
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
  %167 = load i64, ptr %2, align 8, !tbaa !339
  br label %168

168:                                              ; preds = %166, %130
  %169 = phi i64 [ %167, %166 ], [ %131, %130 ]
  %170 = add nsw i64 %169, 1
  %171 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %172 = load ptr, ptr %171, align 8, !tbaa !59
  %173 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %174 = load ptr, ptr %173, align 8, !tbaa !60
  %175 = getelementptr inbounds nuw i8, ptr %174, i64 24
  %176 = load i32, ptr %175, align 8, !tbaa !297
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
  %187 = load i32, ptr %186, align 4, !tbaa !101
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

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @note(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef %3, i64 noundef %4) unnamed_addr #4 {
  %6 = alloca %struct.timespec, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %8 = load ptr, ptr %7, align 8, !tbaa !103
  %9 = icmp eq ptr %8, null
  br i1 %9, label %47, label %10

10:                                               ; preds = %5
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %12 = load i64, ptr %11, align 8, !tbaa !345
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %14 = load i64, ptr %13, align 8, !tbaa !346
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
  %38 = load i64, ptr %37, align 8, !tbaa !102
  store i64 %4, ptr %30, align 8, !tbaa !107
  %39 = getelementptr inbounds nuw i8, ptr %30, i64 8
  store i64 %36, ptr %39, align 8, !tbaa !107
  %40 = getelementptr inbounds nuw i8, ptr %30, i64 16
  store i64 %38, ptr %40, align 8, !tbaa !107
  %41 = getelementptr inbounds nuw i8, ptr %30, i64 24
  store i32 %29, ptr %41, align 8, !tbaa !5
  %42 = getelementptr inbounds nuw i8, ptr %30, i64 28
  store i32 %23, ptr %42, align 4, !tbaa !5
  %43 = load i64, ptr %11, align 8, !tbaa !345
  br label %44

44:                                               ; preds = %16, %10
  %45 = phi i64 [ %43, %16 ], [ %12, %10 ]
  %46 = add nsw i64 %45, 1
  store i64 %46, ptr %11, align 8, !tbaa !345
  br label %47

47:                                               ; preds = %5, %44
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @deliver(ptr noundef %0, ptr noundef %1) unnamed_addr #3 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !117
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %6 = load i32, ptr %5, align 8, !tbaa !118
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds %struct.tfc_transfer, ptr %4, i64 %7
  %9 = load ptr, ptr %8, align 8, !tbaa !104
  %10 = icmp eq ptr %9, null
  br i1 %10, label %46, label %11

11:                                               ; preds = %2
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %13 = load i64, ptr %12, align 8, !tbaa !119
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %15 = load i64, ptr %14, align 8, !tbaa !119
  %16 = icmp eq i64 %15, %13
  br i1 %16, label %21, label %29

17:                                               ; preds = %29
  %18 = getelementptr inbounds nuw i8, ptr %31, i64 24
  %19 = load i64, ptr %18, align 8, !tbaa !119
  %20 = icmp eq i64 %19, %13
  br i1 %20, label %21, label %29, !llvm.loop !120

21:                                               ; preds = %17, %11
  %22 = phi ptr [ %9, %11 ], [ %31, %17 ]
  %23 = phi ptr [ %8, %11 ], [ %30, %17 ]
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 44
  %25 = load i32, ptr %24, align 4, !tbaa !121
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %27 = load i32, ptr %26, align 4, !tbaa !121
  %28 = icmp eq i32 %25, %27
  br i1 %28, label %33, label %48

29:                                               ; preds = %11, %17
  %30 = phi ptr [ %31, %17 ], [ %9, %11 ]
  %31 = load ptr, ptr %30, align 8, !tbaa !104
  %32 = icmp eq ptr %31, null
  br i1 %32, label %46, label %17, !llvm.loop !120

33:                                               ; preds = %21
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %35 = load atomic i32, ptr %34 monotonic, align 8
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %46

37:                                               ; preds = %33
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 28
  store i32 -1, ptr %38, align 4, !tbaa !123
  store atomic i32 13, ptr %34 monotonic, align 8
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %40 = atomicrmw add ptr %39, i32 1 monotonic, align 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %42 = load i32, ptr %41, align 4, !tbaa !124
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %46, label %44

44:                                               ; preds = %37
  %45 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %39, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %46

46:                                               ; preds = %29, %2, %33, %37, %44
  %47 = phi ptr [ %8, %2 ], [ %23, %44 ], [ %23, %37 ], [ %23, %33 ], [ %30, %29 ]
  store ptr null, ptr %1, align 8, !tbaa !122
  store ptr %1, ptr %47, align 8, !tbaa !104
  br label %71

48:                                               ; preds = %21
  %49 = load ptr, ptr %22, align 8, !tbaa !122
  store ptr %49, ptr %23, align 8, !tbaa !104
  %50 = getelementptr inbounds nuw i8, ptr %22, i64 64
  store ptr %1, ptr %50, align 8, !tbaa !125
  %51 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %52 = load ptr, ptr %51, align 8, !tbaa !200
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 208
  %54 = load atomic i64, ptr %53 monotonic, align 8
  %55 = inttoptr i64 %54 to ptr
  store ptr %55, ptr %22, align 8, !tbaa !122
  %56 = ptrtoint ptr %22 to i64
  store atomic i64 %56, ptr %53 monotonic, align 8
  %57 = getelementptr inbounds nuw i8, ptr %52, i64 172
  %58 = load i32, ptr %57, align 4, !tbaa !201
  %59 = icmp eq i32 %58, 2
  br i1 %59, label %60, label %71

60:                                               ; preds = %48
  %61 = load i32, ptr %24, align 4, !tbaa !121
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %71, label %63

63:                                               ; preds = %60
  store i32 0, ptr %57, align 4, !tbaa !201
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %65 = atomicrmw add ptr %64, i32 1 monotonic, align 8
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %67 = load i32, ptr %66, align 4, !tbaa !124
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %71, label %69

69:                                               ; preds = %63
  %70 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %64, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %71

71:                                               ; preds = %69, %63, %60, %48, %46
  ret void
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
  store i64 0, ptr %12, align 8, !tbaa !107
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %1, ptr %13, align 8, !tbaa !107
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

; Function Attrs: nounwind
declare void @llvm.x86.sse2.pause() #18

; Function Attrs: nounwind
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #12

; Function Attrs: nounwind uwtable
define internal fastcc void @work(ptr noundef captures(none) %0, i32 noundef %1) unnamed_addr #3 {
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
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #18
  %14 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #18
  %15 = load i64, ptr %4, align 8, !tbaa !84
  %16 = mul nsw i64 %15, 1000000000
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !86
  %19 = add nsw i64 %16, %18
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #18
  br label %20

20:                                               ; preds = %2, %8, %12
  %21 = phi i1 [ true, %12 ], [ false, %8 ], [ false, %2 ]
  %22 = phi ptr [ %13, %12 ], [ null, %8 ], [ null, %2 ]
  %23 = phi i64 [ %19, %12 ], [ 0, %8 ], [ 0, %2 ]
  %24 = icmp eq i32 %6, 0
  br i1 %24, label %93, label %25

25:                                               ; preds = %20
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 280
  br label %34

31:                                               ; preds = %73
  %32 = icmp ne i32 %74, 0
  %33 = select i1 %21, i1 %32, i1 false
  br i1 %33, label %77, label %93

34:                                               ; preds = %25, %73
  %35 = phi i32 [ 0, %25 ], [ %74, %73 ]
  %36 = phi i32 [ 0, %25 ], [ %75, %73 ]
  %37 = add i32 %36, %1
  %38 = urem i32 %37, %6
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw %struct.tfc_worker, ptr %26, i64 %39
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 8
  %42 = load atomic i64, ptr %40 monotonic, align 64
  %43 = load i64, ptr %41, align 8, !tbaa !254
  %44 = icmp slt i64 %42, %43
  br i1 %44, label %45, label %73

45:                                               ; preds = %34, %68
  %46 = phi i64 [ %69, %68 ], [ %43, %34 ]
  %47 = phi i32 [ %70, %68 ], [ %35, %34 ]
  %48 = atomicrmw add ptr %40, i64 1 monotonic, align 64
  %49 = icmp slt i64 %48, %46
  br i1 %49, label %50, label %68, !llvm.loop !255

50:                                               ; preds = %45
  %51 = load ptr, ptr %27, align 8, !tbaa !248
  %52 = load ptr, ptr %28, align 8, !tbaa !250
  %53 = load i64, ptr %29, align 8, !tbaa !251
  %54 = load i64, ptr %30, align 8, !tbaa !252
  %55 = sdiv i64 %53, %54
  %56 = mul nsw i64 %55, %48
  %57 = srem i64 %53, %54
  %58 = mul nsw i64 %57, %48
  %59 = sdiv i64 %58, %54
  %60 = add nsw i64 %59, %56
  %61 = add nsw i64 %48, 1
  %62 = mul nsw i64 %55, %61
  %63 = mul nsw i64 %57, %61
  %64 = sdiv i64 %63, %54
  %65 = add nsw i64 %64, %62
  call void %51(ptr noundef %52, i64 noundef %60, i64 noundef %65) #18
  %66 = add i32 %47, 1
  %67 = load i64, ptr %41, align 8, !tbaa !254
  br label %68

68:                                               ; preds = %45, %50
  %69 = phi i64 [ %67, %50 ], [ %46, %45 ]
  %70 = phi i32 [ %66, %50 ], [ %47, %45 ]
  %71 = load atomic i64, ptr %40 monotonic, align 64
  %72 = icmp slt i64 %71, %69
  br i1 %72, label %45, label %73

73:                                               ; preds = %68, %34
  %74 = phi i32 [ %35, %34 ], [ %70, %68 ]
  %75 = add nuw i32 %36, 1
  %76 = icmp eq i32 %75, %6
  br i1 %76, label %31, label %34, !llvm.loop !256

77:                                               ; preds = %31
  %78 = atomicrmw add ptr %22, i64 1 monotonic, align 8
  %79 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %80 = load i64, ptr %79, align 8, !tbaa !107
  %81 = srem i64 %78, %80
  %82 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %83 = getelementptr inbounds %struct.tfc_pool_event, ptr %82, i64 %81
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  %84 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #18
  %85 = load i64, ptr %3, align 8, !tbaa !84
  %86 = mul nsw i64 %85, 1000000000
  %87 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %88 = load i64, ptr %87, align 8, !tbaa !86
  %89 = add nsw i64 %86, %88
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #18
  %90 = zext i32 %1 to i64
  store i64 %23, ptr %83, align 8, !tbaa !107
  %91 = getelementptr inbounds nuw i8, ptr %83, i64 8
  store i64 %89, ptr %91, align 8, !tbaa !107
  %92 = getelementptr inbounds nuw i8, ptr %83, i64 16
  store i64 %90, ptr %92, align 8, !tbaa !107
  br label %93

93:                                               ; preds = %20, %77, %31
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @set_size(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #14 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !282
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !281
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
  %16 = load i64, ptr %11, align 8, !tbaa !107
  br label %20

17:                                               ; preds = %2
  %18 = load i32, ptr %11, align 4, !tbaa !5
  %19 = sext i32 %18 to i64
  br label %20

20:                                               ; preds = %17, %15
  %21 = phi i64 [ %16, %15 ], [ %19, %17 ]
  %22 = tail call i64 @llvm.smax.i64(i64 %21, i64 0)
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %24 = load ptr, ptr %23, align 8, !tbaa !347
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %26 = load i32, ptr %25, align 4, !tbaa !5
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i64, ptr %24, i64 %27
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %30 = load ptr, ptr %29, align 8, !tbaa !285
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
  %42 = load ptr, ptr %41, align 8, !tbaa !269
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 24
  %44 = load ptr, ptr %43, align 8, !tbaa !260
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 4
  br label %46

46:                                               ; preds = %46, %40
  %47 = atomicrmw xchg ptr %45, i32 1 acquire, align 4
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %46, !llvm.loop !261

49:                                               ; preds = %46
  %50 = load atomic i32, ptr %44 monotonic, align 8
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %56, label %52

52:                                               ; preds = %49
  %53 = getelementptr inbounds nuw i8, ptr %44, i64 16
  %54 = load i64, ptr %53, align 8, !tbaa !262
  %55 = icmp sgt i64 %54, 0
  br i1 %55, label %56, label %61

56:                                               ; preds = %52, %49
  %57 = getelementptr inbounds nuw i8, ptr %44, i64 12
  store i32 0, ptr %57, align 4, !tbaa !265
  %58 = getelementptr inbounds nuw i8, ptr %44, i64 16
  store i64 0, ptr %58, align 8, !tbaa !262
  %59 = getelementptr inbounds nuw i8, ptr %44, i64 24
  store i64 %22, ptr %59, align 8, !tbaa !266
  %60 = getelementptr inbounds nuw i8, ptr %44, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %60, i8 0, i64 16, i1 false)
  store atomic i32 3, ptr %44 monotonic, align 8
  br label %61

61:                                               ; preds = %52, %56
  store atomic i32 0, ptr %45 release, align 4
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %63 = load i32, ptr %62, align 4, !tbaa !279
  %64 = load ptr, ptr %41, align 8, !tbaa !269
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 24
  %66 = load ptr, ptr %65, align 8, !tbaa !260
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 8
  store i32 %63, ptr %67, align 8, !tbaa !287
  br label %102

68:                                               ; preds = %20
  %69 = load i32, ptr %4, align 4, !tbaa !5
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i64, ptr %30, i64 %70
  store i64 %22, ptr %71, align 8, !tbaa !107
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %73 = load i32, ptr %72, align 8, !tbaa !280
  %74 = icmp ugt i32 %73, 7
  br i1 %74, label %75, label %102

75:                                               ; preds = %68, %75
  %76 = phi i32 [ %99, %75 ], [ 5, %68 ]
  %77 = load ptr, ptr %3, align 8, !tbaa !282
  %78 = zext i32 %76 to i64
  %79 = getelementptr inbounds nuw i32, ptr %77, i64 %78
  %80 = load ptr, ptr %23, align 8, !tbaa !347
  %81 = getelementptr inbounds nuw i8, ptr %79, i64 8
  %82 = load i32, ptr %81, align 4, !tbaa !5
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i64, ptr %80, i64 %83
  %85 = load ptr, ptr %29, align 8, !tbaa !285
  %86 = tail call fastcc i64 @evaluate(ptr noundef %84, ptr noundef %85)
  %87 = load ptr, ptr %5, align 8, !tbaa !281
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
  br i1 %101, label %75, label %102, !llvm.loop !348

102:                                              ; preds = %75, %68, %61
  %103 = phi i32 [ 3, %61 ], [ 0, %68 ], [ 0, %75 ]
  ret i32 %103
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 9) i32 @make(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #19 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !282
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %6 = load ptr, ptr %5, align 8, !tbaa !349
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_block, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %12 = load ptr, ptr %11, align 8, !tbaa !347
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %14 = load i32, ptr %13, align 4, !tbaa !5
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i64, ptr %12, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %18 = load ptr, ptr %17, align 8, !tbaa !285
  %19 = tail call fastcc i64 @evaluate(ptr noundef %16, ptr noundef %18)
  %20 = icmp slt i64 %19, 0
  br i1 %20, label %37, label %21

21:                                               ; preds = %2
  %22 = load ptr, ptr %10, align 8, !tbaa !220
  %23 = icmp eq ptr %22, null
  br i1 %23, label %28, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %26 = load i64, ptr %25, align 8, !tbaa !350
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
  store i64 %29, ptr %36, align 8, !tbaa !107
  br label %65

37:                                               ; preds = %31, %28, %2
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %39 = load ptr, ptr %38, align 8, !tbaa !269
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %41 = load ptr, ptr %40, align 8, !tbaa !260
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 4
  br label %43

43:                                               ; preds = %43, %37
  %44 = atomicrmw xchg ptr %42, i32 1 acquire, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %43, !llvm.loop !261

46:                                               ; preds = %43
  %47 = load atomic i32, ptr %41 monotonic, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %53, label %49

49:                                               ; preds = %46
  %50 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %51 = load i64, ptr %50, align 8, !tbaa !262
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %53, label %58

53:                                               ; preds = %49, %46
  %54 = getelementptr inbounds nuw i8, ptr %41, i64 12
  store i32 0, ptr %54, align 4, !tbaa !265
  %55 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 0, ptr %55, align 8, !tbaa !262
  %56 = getelementptr inbounds nuw i8, ptr %41, i64 24
  store i64 %19, ptr %56, align 8, !tbaa !266
  %57 = getelementptr inbounds nuw i8, ptr %41, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %57, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %41 monotonic, align 8
  br label %58

58:                                               ; preds = %49, %53
  store atomic i32 0, ptr %42 release, align 4
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %60 = load i32, ptr %59, align 4, !tbaa !279
  %61 = load ptr, ptr %38, align 8, !tbaa !269
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 24
  %63 = load ptr, ptr %62, align 8, !tbaa !260
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 8
  store i32 %60, ptr %64, align 8, !tbaa !287
  br label %106

65:                                               ; preds = %35, %24
  %66 = phi ptr [ %33, %35 ], [ %22, %24 ]
  %67 = ptrtoint ptr %66 to i64
  %68 = add i64 %67, 63
  %69 = and i64 %68, -64
  %70 = inttoptr i64 %69 to ptr
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %72 = load ptr, ptr %71, align 8, !tbaa !281
  %73 = load i32, ptr %4, align 4, !tbaa !5
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds ptr, ptr %72, i64 %74
  store ptr %70, ptr %75, align 8, !tbaa !31
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %77 = load i32, ptr %76, align 8, !tbaa !280
  %78 = icmp ugt i32 %77, 5
  br i1 %78, label %79, label %106

79:                                               ; preds = %65, %79
  %80 = phi i32 [ %103, %79 ], [ 3, %65 ]
  %81 = load ptr, ptr %3, align 8, !tbaa !282
  %82 = zext i32 %80 to i64
  %83 = getelementptr inbounds nuw i32, ptr %81, i64 %82
  %84 = load ptr, ptr %11, align 8, !tbaa !347
  %85 = getelementptr inbounds nuw i8, ptr %83, i64 8
  %86 = load i32, ptr %85, align 4, !tbaa !5
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds i64, ptr %84, i64 %87
  %89 = load ptr, ptr %17, align 8, !tbaa !285
  %90 = tail call fastcc i64 @evaluate(ptr noundef %88, ptr noundef %89)
  %91 = load ptr, ptr %71, align 8, !tbaa !281
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
  br i1 %105, label %79, label %106, !llvm.loop !348

106:                                              ; preds = %79, %65, %58
  %107 = phi i32 [ 8, %58 ], [ 0, %65 ], [ 0, %79 ]
  ret i32 %107
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 9) i32 @grow(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #19 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !282
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %6 = load ptr, ptr %5, align 8, !tbaa !349
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_block, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8, !tbaa !281
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %14 = load i32, ptr %13, align 4, !tbaa !5
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds ptr, ptr %12, i64 %15
  %17 = load ptr, ptr %16, align 8, !tbaa !31
  %18 = load i32, ptr %17, align 4, !tbaa !5
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %21 = load ptr, ptr %20, align 8, !tbaa !347
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %23 = load i32, ptr %22, align 4, !tbaa !5
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i64, ptr %21, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %27 = load ptr, ptr %26, align 8, !tbaa !285
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
  %39 = load ptr, ptr %38, align 8, !tbaa !269
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %41 = load ptr, ptr %40, align 8, !tbaa !260
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 4
  br label %43

43:                                               ; preds = %43, %37
  %44 = atomicrmw xchg ptr %42, i32 1 acquire, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %43, !llvm.loop !261

46:                                               ; preds = %43
  %47 = load atomic i32, ptr %41 monotonic, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %53, label %49

49:                                               ; preds = %46
  %50 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %51 = load i64, ptr %50, align 8, !tbaa !262
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %53, label %58

53:                                               ; preds = %49, %46
  %54 = getelementptr inbounds nuw i8, ptr %41, i64 12
  store i32 0, ptr %54, align 4, !tbaa !265
  %55 = getelementptr inbounds nuw i8, ptr %41, i64 16
  store i64 0, ptr %55, align 8, !tbaa !262
  %56 = getelementptr inbounds nuw i8, ptr %41, i64 24
  store i64 -1, ptr %56, align 8, !tbaa !266
  %57 = getelementptr inbounds nuw i8, ptr %41, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %57, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %41 monotonic, align 8
  br label %58

58:                                               ; preds = %49, %53
  store atomic i32 0, ptr %42 release, align 4
  br label %189

59:                                               ; preds = %32
  %60 = load ptr, ptr %10, align 8, !tbaa !220
  %61 = icmp eq ptr %60, null
  br i1 %61, label %66, label %62

62:                                               ; preds = %59
  %63 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %64 = load i64, ptr %63, align 8, !tbaa !350
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
  store i64 %71, ptr %88, align 8, !tbaa !107
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
  %103 = load ptr, ptr %10, align 8, !tbaa !220
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
  store i64 %99, ptr %117, align 8, !tbaa !107
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
  %129 = load ptr, ptr %128, align 8, !tbaa !269
  %130 = getelementptr inbounds nuw i8, ptr %129, i64 24
  %131 = load ptr, ptr %130, align 8, !tbaa !260
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 4
  br label %133

133:                                              ; preds = %133, %127
  %134 = atomicrmw xchg ptr %132, i32 1 acquire, align 4
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %136, label %133, !llvm.loop !261

136:                                              ; preds = %133
  %137 = load atomic i32, ptr %131 monotonic, align 8
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %143, label %139

139:                                              ; preds = %136
  %140 = getelementptr inbounds nuw i8, ptr %131, i64 16
  %141 = load i64, ptr %140, align 8, !tbaa !262
  %142 = icmp sgt i64 %141, 0
  br i1 %142, label %143, label %148

143:                                              ; preds = %139, %136
  %144 = getelementptr inbounds nuw i8, ptr %131, i64 12
  store i32 0, ptr %144, align 4, !tbaa !265
  %145 = getelementptr inbounds nuw i8, ptr %131, i64 16
  store i64 0, ptr %145, align 8, !tbaa !262
  %146 = getelementptr inbounds nuw i8, ptr %131, i64 24
  store i64 %36, ptr %146, align 8, !tbaa !266
  %147 = getelementptr inbounds nuw i8, ptr %131, i64 32
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %147, i8 0, i64 16, i1 false)
  store atomic i32 8, ptr %131 monotonic, align 8
  br label %148

148:                                              ; preds = %143, %139
  store atomic i32 0, ptr %132 release, align 4
  br label %189

149:                                              ; preds = %124, %116, %87, %95, %62
  %150 = load ptr, ptr %10, align 8, !tbaa !220
  %151 = ptrtoint ptr %150 to i64
  %152 = add i64 %151, 63
  %153 = and i64 %152, -64
  %154 = inttoptr i64 %153 to ptr
  %155 = load ptr, ptr %11, align 8, !tbaa !281
  %156 = load i32, ptr %4, align 4, !tbaa !5
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds ptr, ptr %155, i64 %157
  store ptr %154, ptr %158, align 8, !tbaa !31
  %159 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %160 = load i32, ptr %159, align 8, !tbaa !280
  %161 = icmp ugt i32 %160, 6
  br i1 %161, label %162, label %197

162:                                              ; preds = %149, %162
  %163 = phi i32 [ %186, %162 ], [ 4, %149 ]
  %164 = load ptr, ptr %3, align 8, !tbaa !282
  %165 = zext i32 %163 to i64
  %166 = getelementptr inbounds nuw i32, ptr %164, i64 %165
  %167 = load ptr, ptr %20, align 8, !tbaa !347
  %168 = getelementptr inbounds nuw i8, ptr %166, i64 8
  %169 = load i32, ptr %168, align 4, !tbaa !5
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds i64, ptr %167, i64 %170
  %172 = load ptr, ptr %26, align 8, !tbaa !285
  %173 = tail call fastcc i64 @evaluate(ptr noundef %171, ptr noundef %172)
  %174 = load ptr, ptr %11, align 8, !tbaa !281
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
  br i1 %188, label %162, label %197, !llvm.loop !348

189:                                              ; preds = %58, %148
  %190 = phi ptr [ %128, %148 ], [ %38, %58 ]
  %191 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %192 = load i32, ptr %191, align 4, !tbaa !279
  %193 = load ptr, ptr %190, align 8, !tbaa !269
  %194 = getelementptr inbounds nuw i8, ptr %193, i64 24
  %195 = load ptr, ptr %194, align 8, !tbaa !260
  %196 = getelementptr inbounds nuw i8, ptr %195, i64 8
  store i32 %192, ptr %196, align 8, !tbaa !287
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
  %8 = load i64, ptr %6, align 8, !tbaa !107
  switch i64 %8, label %23 [
    i64 0, label %75
    i64 1, label %9
    i64 2, label %15
  ]

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !107
  %12 = add nsw i32 %7, 1
  %13 = sext i32 %7 to i64
  %14 = getelementptr inbounds i64, ptr %3, i64 %13
  store i64 %11, ptr %14, align 8, !tbaa !107
  br label %71

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !107
  %18 = getelementptr inbounds i64, ptr %1, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !107
  %20 = add nsw i32 %7, 1
  %21 = sext i32 %7 to i64
  %22 = getelementptr inbounds i64, ptr %3, i64 %21
  store i64 %19, ptr %22, align 8, !tbaa !107
  br label %71

23:                                               ; preds = %4
  %24 = add nsw i32 %7, -1
  %25 = sext i32 %7 to i64
  %26 = getelementptr i64, ptr %3, i64 %25
  %27 = getelementptr i8, ptr %26, i64 -16
  %28 = load i64, ptr %27, align 8, !tbaa !107
  %29 = sext i32 %24 to i64
  %30 = getelementptr inbounds i64, ptr %3, i64 %29
  %31 = load i64, ptr %30, align 8, !tbaa !107
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
  store i64 %70, ptr %27, align 8, !tbaa !107
  br label %71

71:                                               ; preds = %9, %68, %15
  %72 = phi i32 [ %69, %68 ], [ %5, %9 ], [ %5, %15 ]
  %73 = phi i32 [ %24, %68 ], [ %12, %9 ], [ %20, %15 ]
  %74 = getelementptr inbounds nuw i8, ptr %6, i64 16
  br label %4, !llvm.loop !351

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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #24

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #23

; Function Attrs: nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #25

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #23

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
attributes #24 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #25 = { nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) }
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
!93 = !{!44, !44, i64 0}
!94 = !{!50, !50, i64 0}
!95 = !{!10, !23, i64 240}
!96 = !{!65, !14, i64 32}
!97 = !{!98, !6, i64 16}
!98 = !{!"tfc_node", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36, !6, i64 40}
!99 = !{!10, !14, i64 40}
!100 = !{!98, !6, i64 0}
!101 = !{!98, !6, i64 24}
!102 = !{!65, !23, i64 16}
!103 = !{!10, !22, i64 144}
!104 = !{!82, !82, i64 0}
!105 = !{!106, !106, i64 0}
!106 = !{!"p1 _ZTS12tfc_executor", !12, i64 0}
!107 = !{!23, !23, i64 0}
!108 = !{!14, !14, i64 0}
!109 = !{!10, !23, i64 184}
!110 = !{!10, !21, i64 136}
!111 = !{!98, !6, i64 4}
!112 = !{!113, !6, i64 40}
!113 = !{!"tfc_activation", !114, i64 0, !6, i64 48, !6, i64 52, !6, i64 56, !6, i64 60, !82, i64 64, !14, i64 72, !14, i64 80, !50, i64 88, !51, i64 96}
!114 = !{!"tfc_parcel", !82, i64 0, !106, i64 8, !19, i64 16, !23, i64 24, !23, i64 32, !6, i64 40, !6, i64 44}
!115 = distinct !{!115, !29}
!116 = distinct !{!116, !29}
!117 = !{!79, !81, i64 8}
!118 = !{!114, !6, i64 40}
!119 = !{!114, !23, i64 24}
!120 = distinct !{!120, !29}
!121 = !{!114, !6, i64 44}
!122 = !{!114, !82, i64 0}
!123 = !{!79, !6, i64 28}
!124 = !{!79, !6, i64 44}
!125 = !{!113, !82, i64 64}
!126 = !{!127, !23, i64 8}
!127 = !{!"tfc_transfer", !82, i64 0, !23, i64 8}
!128 = !{!114, !23, i64 32}
!129 = distinct !{!129, !29}
!130 = !{!98, !6, i64 36}
!131 = !{!43, !21, i64 40}
!132 = !{!43, !47, i64 32}
!133 = !{!43, !21, i64 48}
!134 = !{!113, !14, i64 80}
!135 = distinct !{!135, !29}
!136 = !{!10, !23, i64 192}
!137 = !{!49, !44, i64 16}
!138 = !{!49, !50, i64 24}
!139 = !{!49, !51, i64 40}
!140 = !{!141}
!141 = distinct !{!141, !142}
!142 = distinct !{!142, !"LVerDomain"}
!143 = !{!144}
!144 = distinct !{!144, !142}
!145 = distinct !{!145, !29, !146, !147}
!146 = !{!"llvm.loop.isvectorized", i32 1}
!147 = !{!"llvm.loop.unroll.runtime.disable"}
!148 = distinct !{!148, !149}
!149 = !{!"llvm.loop.unroll.disable"}
!150 = distinct !{!150, !29, !146}
!151 = !{!10, !13, i64 8}
!152 = !{!98, !6, i64 20}
!153 = !{!154, !21, i64 16}
!154 = !{!"tfc_region_use", !155, i64 0, !15, i64 8, !21, i64 16, !21, i64 24, !156, i64 32, !23, i64 40, !23, i64 48}
!155 = !{!"p1 _ZTS10tfc_region", !12, i64 0}
!156 = !{!"p1 _ZTS8tfc_move", !12, i64 0}
!157 = !{!26, !12, i64 0}
!158 = !{!154, !15, i64 8}
!159 = distinct !{!159, !29}
!160 = !{!154, !23, i64 40}
!161 = !{!154, !21, i64 24}
!162 = distinct !{!162, !29}
!163 = !{!154, !156, i64 32}
!164 = !{!165, !6, i64 4}
!165 = !{!"tfc_move", !6, i64 0, !6, i64 4, !23, i64 8}
!166 = !{!165, !23, i64 8}
!167 = !{!165, !6, i64 0}
!168 = distinct !{!168, !29}
!169 = !{!154, !23, i64 48}
!170 = !{!10, !6, i64 168}
!171 = !{!154, !155, i64 0}
!172 = !{!7, !7, i64 0}
!173 = distinct !{!173, !29, !146, !147}
!174 = !{!"branch_weights", i32 4, i32 28}
!175 = distinct !{!175, !29, !146, !147}
!176 = distinct !{!176, !149}
!177 = distinct !{!177, !29, !146}
!178 = distinct !{!178, !29}
!179 = !{!43, !21, i64 16}
!180 = !{!98, !6, i64 40}
!181 = distinct !{!181, !29}
!182 = !{!10, !14, i64 16}
!183 = !{!49, !14, i64 120}
!184 = !{!10, !14, i64 32}
!185 = distinct !{!185, !29}
!186 = distinct !{!186, !29}
!187 = !{!114, !19, i64 16}
!188 = distinct !{!188, !29}
!189 = !{!10, !6, i64 116}
!190 = !{!10, !6, i64 120}
!191 = !{!10, !6, i64 124}
!192 = !{!113, !50, i64 88}
!193 = !{!113, !6, i64 52}
!194 = !{!113, !6, i64 48}
!195 = !{!113, !6, i64 56}
!196 = distinct !{!196, !29, !146, !147}
!197 = distinct !{!197, !29, !146, !147}
!198 = distinct !{!198, !149}
!199 = distinct !{!199, !29, !146}
!200 = !{!114, !106, i64 8}
!201 = !{!10, !6, i64 172}
!202 = !{!113, !51, i64 96}
!203 = !{!113, !23, i64 32}
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
!218 = distinct !{!218, !29}
!219 = distinct !{!219, !29}
!220 = !{!221, !12, i64 0}
!221 = !{!"tfc_block", !12, i64 0, !23, i64 8}
!222 = !{!223, !23, i64 40}
!223 = !{!"tfc_monitor", !7, i64 0, !6, i64 4, !224, i64 8, !23, i64 16, !23, i64 24, !225, i64 32, !23, i64 40, !23, i64 48}
!224 = !{!"p1 _ZTS9tfc_event", !12, i64 0}
!225 = !{!"p1 _ZTS8tfc_runs", !12, i64 0}
!226 = !{!223, !225, i64 32}
!227 = !{!228, !23, i64 0}
!228 = !{!"tfc_runs", !23, i64 0, !23, i64 8, !23, i64 16, !23, i64 24}
!229 = !{!228, !23, i64 16}
!230 = !{!228, !23, i64 24}
!231 = !{!223, !23, i64 48}
!232 = !{!223, !23, i64 24}
!233 = !{!223, !23, i64 16}
!234 = !{!223, !224, i64 8}
!235 = !{!228, !23, i64 8}
!236 = !{!237, !23, i64 8}
!237 = !{!"tfc_event", !23, i64 0, !23, i64 8, !23, i64 16}
!238 = !{!239, !35, i64 16}
!239 = !{!"tfc_worker", !7, i64 0, !23, i64 8, !35, i64 16, !23, i64 24}
!240 = distinct !{!240, !29}
!241 = distinct !{!241, !29}
!242 = distinct !{!242, !29}
!243 = !{!239, !23, i64 24}
!244 = distinct !{!244, !29}
!245 = !{!89, !12, i64 16}
!246 = !{!89, !6, i64 4}
!247 = !{!34, !35, i64 8}
!248 = !{!249, !12, i64 0}
!249 = !{!"tfc_loop", !12, i64 0, !12, i64 8, !23, i64 16, !23, i64 24}
!250 = !{!249, !12, i64 8}
!251 = !{!249, !23, i64 16}
!252 = !{!249, !23, i64 24}
!253 = !{i64 0, i64 8, !31, i64 8, i64 8, !31, i64 16, i64 8, !107, i64 24, i64 8, !107}
!254 = !{!239, !23, i64 8}
!255 = distinct !{!255, !29}
!256 = distinct !{!256, !29}
!257 = distinct !{!257, !29}
!258 = distinct !{!258, !29}
!259 = distinct !{!259, !29}
!260 = !{!34, !37, i64 24}
!261 = distinct !{!261, !29}
!262 = !{!263, !23, i64 16}
!263 = !{!"tfc_failure", !7, i64 0, !7, i64 4, !6, i64 8, !6, i64 12, !23, i64 16, !23, i64 24, !23, i64 32, !264, i64 40}
!264 = !{!"double", !7, i64 0}
!265 = !{!263, !6, i64 12}
!266 = !{!263, !23, i64 24}
!267 = !{!263, !23, i64 32}
!268 = !{!263, !264, i64 40}
!269 = !{!270, !16, i64 40}
!270 = !{!"tfc_region", !271, i64 0, !23, i64 8, !15, i64 16, !47, i64 24, !15, i64 32, !16, i64 40, !23, i64 48, !47, i64 56, !17, i64 64, !272, i64 72, !23, i64 80}
!271 = !{!"p1 _ZTS15tfc_instruction", !12, i64 0}
!272 = !{!"p1 _ZTS9tfc_block", !12, i64 0}
!273 = !{!89, !12, i64 32}
!274 = !{!270, !271, i64 0}
!275 = !{!270, !23, i64 8}
!276 = !{!277, !6, i64 24}
!277 = !{!"tfc_instruction", !12, i64 0, !21, i64 8, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28}
!278 = !{!270, !23, i64 48}
!279 = !{!277, !6, i64 20}
!280 = !{!277, !6, i64 16}
!281 = !{!270, !15, i64 16}
!282 = !{!277, !21, i64 8}
!283 = !{!270, !15, i64 32}
!284 = !{!277, !12, i64 0}
!285 = !{!270, !47, i64 24}
!286 = distinct !{!286, !29}
!287 = !{!263, !6, i64 8}
!288 = !{!277, !6, i64 28}
!289 = !{!270, !17, i64 64}
!290 = distinct !{!290, !29}
!291 = distinct !{!291, !29}
!292 = !{!270, !23, i64 80}
!293 = distinct !{!293, !29}
!294 = !{!63, !6, i64 12}
!295 = !{!63, !6, i64 16}
!296 = !{!43, !6, i64 60}
!297 = !{!63, !6, i64 24}
!298 = !{!63, !6, i64 20}
!299 = !{!11, !11, i64 0}
!300 = !{!46, !46, i64 0}
!301 = !{!49, !53, i64 88}
!302 = !{!49, !53, i64 96}
!303 = !{!49, !47, i64 104}
!304 = !{!63, !6, i64 8}
!305 = !{!10, !17, i64 88}
!306 = !{!10, !17, i64 80}
!307 = !{!10, !12, i64 64}
!308 = !{!10, !12, i64 72}
!309 = !{!63, !6, i64 4}
!310 = !{!63, !6, i64 0}
!311 = !{!49, !23, i64 64}
!312 = !{!49, !23, i64 48}
!313 = !{!21, !21, i64 0}
!314 = !{!63, !21, i64 48}
!315 = distinct !{!315, !29}
!316 = !{i64 0, i64 8, !93, i64 8, i64 8, !94, i64 16, i64 8, !61, i64 24, i64 4, !5}
!317 = distinct !{!317, !29}
!318 = !{!49, !23, i64 56}
!319 = !{!49, !6, i64 76}
!320 = distinct !{!320, !29}
!321 = distinct !{!321, !29}
!322 = !{!49, !6, i64 72}
!323 = !{!324, !44, i64 0}
!324 = !{!"held", !44, i64 0, !19, i64 8}
!325 = !{!324, !19, i64 8}
!326 = distinct !{!326, !29}
!327 = distinct !{!327, !29}
!328 = distinct !{!328, !29}
!329 = !{!63, !21, i64 40}
!330 = distinct !{!330, !29}
!331 = distinct !{!331, !29}
!332 = !{!49, !50, i64 32}
!333 = !{!26, !6, i64 28}
!334 = distinct !{!334, !29}
!335 = !{!43, !45, i64 8}
!336 = !{!65, !21, i64 40}
!337 = !{!98, !6, i64 12}
!338 = !{!65, !21, i64 48}
!339 = !{!65, !23, i64 0}
!340 = distinct !{!340, !29}
!341 = distinct !{!341, !29}
!342 = !{!63, !23, i64 56}
!343 = !{!65, !50, i64 24}
!344 = distinct !{!344, !29}
!345 = !{!10, !23, i64 152}
!346 = !{!10, !23, i64 160}
!347 = !{!270, !47, i64 56}
!348 = distinct !{!348, !29}
!349 = !{!270, !272, i64 72}
!350 = !{!221, !23, i64 8}
!351 = distinct !{!351, !29}
