; Made by `python -m tfc.runtime.native` from native.c; do not edit.
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown"

%struct.tfc_driver = type { i32, i32, i32 }
%struct.tfc_ready = type { ptr, ptr, ptr, i32 }
%struct.tfc_graph = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32 }
%struct.tfc_node = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.tfc_transfer = type { ptr, i64, i64 }
%struct.tfc_region_use = type { ptr, ptr, ptr, ptr, ptr, i64, i64 }
%struct.tfc_move = type { i32, i32, i64 }
%struct.tfc_runs = type { i64, i64, i64, i64 }
%struct.tfc_event = type { i64, i64, i64 }
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
%struct.tfc_block = type { ptr, i64 }

@slow_way = internal constant i8 0, align 1
@now_ns_ = internal unnamed_addr global i64 0, align 8
@__const.drive_begun.driver = private unnamed_addr constant %struct.tfc_driver { i32 -1, i32 0, i32 0 }, align 4

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef i32 @tfc_may_use_amx() local_unnamed_addr #26 {
  ret i32 0
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define void @tfc_forget(ptr noundef captures(none) %0) local_unnamed_addr #27 {
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
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef nonnull %6, i64 noundef %12) #23
  %13 = load ptr, ptr %2, align 8, !tbaa !9
  %14 = icmp eq ptr %13, null
  br i1 %14, label %15, label %5, !llvm.loop !28

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
  br i1 %11, label %8, label %13, !llvm.loop !30

13:                                               ; preds = %8
  %14 = shl nsw i64 %9, 2
  %15 = add nuw i64 %14, %10
  %16 = trunc i64 %15 to i32
  %17 = getelementptr inbounds nuw i8, ptr %0, i32 192
  %18 = getelementptr inbounds ptr, ptr %17, i32 %16
  %19 = load ptr, ptr %18, align 4, !tbaa !31
  store ptr %19, ptr %1, align 4, !tbaa !31
  store ptr %1, ptr %18, align 4, !tbaa !31
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nounwind uwtable
define i32 @tfc_execute(ptr noundef initializes((52, 56)) %0) local_unnamed_addr #29 {
  %2 = alloca %struct.tfc_ready, align 4
  %3 = alloca %struct.tfc_ready, align 4
  %4 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %5 = load ptr, ptr %4, align 8, !tbaa !32
  %6 = getelementptr inbounds nuw i8, ptr %5, i32 12
  %7 = load ptr, ptr %6, align 4, !tbaa !33
  %8 = getelementptr inbounds nuw i8, ptr %0, i32 52
  store ptr null, ptr %8, align 4, !tbaa !41
  %9 = getelementptr inbounds nuw i8, ptr %0, i32 112
  %10 = load i32, ptr %9, align 8, !tbaa !42
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %111

12:                                               ; preds = %1
  store i32 1, ptr %9, align 8, !tbaa !42
  %13 = load ptr, ptr %0, align 8, !tbaa !43
  %14 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %15 = load i32, ptr %14, align 4, !tbaa !44
  %16 = getelementptr inbounds %struct.tfc_graph, ptr %13, i32 %15
  %17 = getelementptr inbounds nuw i8, ptr %16, i32 12
  %18 = load ptr, ptr %17, align 4, !tbaa !45
  %19 = tail call fastcc ptr @new_instance(ptr noundef nonnull %0, ptr noundef %16, ptr noundef %18, i32 noundef 1, i64 noundef 0) #23
  %20 = icmp eq ptr %19, null
  br i1 %20, label %111, label %21

21:                                               ; preds = %12
  %22 = load ptr, ptr %19, align 8, !tbaa !51
  %23 = getelementptr inbounds nuw i8, ptr %22, i32 28
  %24 = load i32, ptr %23, align 4, !tbaa !57
  %25 = icmp sgt i32 %24, 0
  br i1 %25, label %26, label %49

26:                                               ; preds = %21
  %27 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %28 = load ptr, ptr %27, align 4, !tbaa !58
  %29 = getelementptr inbounds nuw i8, ptr %19, i32 72
  %30 = load ptr, ptr %29, align 8, !tbaa !59
  %31 = and i32 %24, 1
  %32 = icmp eq i32 %24, 1
  br i1 %32, label %37, label %33

33:                                               ; preds = %26
  %34 = and i32 %24, 2147483646
  br label %86

35:                                               ; preds = %106
  %36 = icmp eq i32 %31, 0
  br i1 %36, label %49, label %37

37:                                               ; preds = %35, %26
  %38 = phi i32 [ 0, %26 ], [ %108, %35 ]
  %39 = icmp ne i32 %31, 0
  tail call void @llvm.assume(i1 %39)
  %40 = getelementptr inbounds nuw ptr, ptr %28, i32 %38
  %41 = load ptr, ptr %40, align 4, !tbaa !60
  %42 = icmp eq ptr %41, null
  br i1 %42, label %47, label %43

43:                                               ; preds = %37
  %44 = getelementptr inbounds nuw i8, ptr %41, i32 24
  %45 = load i32, ptr %44, align 8, !tbaa !61
  %46 = add nsw i32 %45, 1
  store i32 %46, ptr %44, align 8, !tbaa !61
  br label %47

47:                                               ; preds = %43, %37
  %48 = getelementptr inbounds nuw ptr, ptr %30, i32 %38
  store ptr %41, ptr %48, align 4, !tbaa !60
  br label %49

49:                                               ; preds = %47, %35, %21
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %50 = getelementptr inbounds nuw i8, ptr %19, i32 56
  %51 = load ptr, ptr %50, align 8, !tbaa !62
  %52 = getelementptr inbounds nuw i8, ptr %19, i32 4
  %53 = load ptr, ptr %52, align 4, !tbaa !63
  %54 = load ptr, ptr %51, align 4, !tbaa !64
  %55 = getelementptr inbounds nuw i8, ptr %53, i32 28
  %56 = load i32, ptr %55, align 4, !tbaa !65
  %57 = add nsw i32 %56, 1
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds nuw i8, ptr %54, i32 8
  store i64 %58, ptr %59, align 8, !tbaa !67
  %60 = icmp sgt i32 %56, 0
  br i1 %60, label %61, label %65

61:                                               ; preds = %49
  %62 = getelementptr inbounds nuw i8, ptr %3, i32 4
  %63 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %64 = getelementptr inbounds nuw i8, ptr %3, i32 12
  br label %69

65:                                               ; preds = %69, %49
  %66 = getelementptr inbounds nuw i8, ptr %0, i32 60
  %67 = load i32, ptr %66, align 4, !tbaa !69
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %84, label %85

69:                                               ; preds = %69, %61
  %70 = phi ptr [ %53, %61 ], [ %80, %69 ]
  %71 = phi i32 [ 0, %61 ], [ %79, %69 ]
  %72 = load ptr, ptr %19, align 8, !tbaa !51
  %73 = load ptr, ptr %72, align 4, !tbaa !70
  %74 = getelementptr inbounds nuw i8, ptr %70, i32 32
  %75 = load ptr, ptr %74, align 8, !tbaa !71
  %76 = getelementptr inbounds nuw i32, ptr %75, i32 %71
  %77 = load i32, ptr %76, align 4, !tbaa !5
  %78 = getelementptr inbounds %struct.tfc_node, ptr %73, i32 %77
  store ptr %78, ptr %3, align 4, !tbaa !72
  store ptr %19, ptr %62, align 4, !tbaa !74
  store ptr %54, ptr %63, align 4, !tbaa !75
  store i32 0, ptr %64, align 4, !tbaa !76
  tail call fastcc void @push(ptr noundef nonnull %0, ptr noundef nonnull byval(%struct.tfc_ready) align 4 %3) #23
  %79 = add nuw nsw i32 %71, 1
  %80 = load ptr, ptr %52, align 4, !tbaa !63
  %81 = getelementptr inbounds nuw i8, ptr %80, i32 28
  %82 = load i32, ptr %81, align 4, !tbaa !65
  %83 = icmp slt i32 %79, %82
  br i1 %83, label %69, label %65, !llvm.loop !77

84:                                               ; preds = %65
  tail call fastcc void @settle(ptr noundef nonnull %0, ptr noundef nonnull %19, ptr noundef nonnull %54) #23
  br label %85

85:                                               ; preds = %84, %65
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %111

86:                                               ; preds = %106, %33
  %87 = phi i32 [ 0, %33 ], [ %108, %106 ]
  %88 = phi i32 [ 0, %33 ], [ %109, %106 ]
  %89 = getelementptr inbounds nuw ptr, ptr %28, i32 %87
  %90 = load ptr, ptr %89, align 4, !tbaa !60
  %91 = icmp eq ptr %90, null
  br i1 %91, label %96, label %92

92:                                               ; preds = %86
  %93 = getelementptr inbounds nuw i8, ptr %90, i32 24
  %94 = load i32, ptr %93, align 8, !tbaa !61
  %95 = add nsw i32 %94, 1
  store i32 %95, ptr %93, align 8, !tbaa !61
  br label %96

96:                                               ; preds = %92, %86
  %97 = getelementptr inbounds nuw ptr, ptr %30, i32 %87
  store ptr %90, ptr %97, align 4, !tbaa !60
  %98 = or disjoint i32 %87, 1
  %99 = getelementptr inbounds nuw ptr, ptr %28, i32 %98
  %100 = load ptr, ptr %99, align 4, !tbaa !60
  %101 = icmp eq ptr %100, null
  br i1 %101, label %106, label %102

102:                                              ; preds = %96
  %103 = getelementptr inbounds nuw i8, ptr %100, i32 24
  %104 = load i32, ptr %103, align 8, !tbaa !61
  %105 = add nsw i32 %104, 1
  store i32 %105, ptr %103, align 8, !tbaa !61
  br label %106

106:                                              ; preds = %102, %96
  %107 = getelementptr inbounds nuw ptr, ptr %30, i32 %98
  store ptr %100, ptr %107, align 4, !tbaa !60
  %108 = add nuw nsw i32 %87, 2
  %109 = add i32 %88, 2
  %110 = icmp eq i32 %109, %34
  br i1 %110, label %35, label %86, !llvm.loop !78

111:                                              ; preds = %85, %12, %1
  %112 = getelementptr inbounds nuw i8, ptr %0, i32 60
  %113 = getelementptr inbounds nuw i8, ptr %0, i32 144
  %114 = getelementptr inbounds nuw i8, ptr %0, i32 160
  %115 = getelementptr inbounds nuw i8, ptr %0, i32 76
  %116 = getelementptr inbounds nuw i8, ptr %0, i32 136
  %117 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %118 = icmp ne ptr %7, null
  %119 = getelementptr inbounds nuw i8, ptr %7, i32 24
  %120 = getelementptr inbounds nuw i8, ptr %7, i32 8
  %121 = getelementptr inbounds nuw i8, ptr %0, i32 148
  %122 = getelementptr inbounds nuw i8, ptr %0, i32 152
  %123 = getelementptr inbounds nuw i8, ptr %0, i32 168
  %124 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %125 = getelementptr inbounds nuw i8, ptr %0, i32 84
  %126 = getelementptr inbounds nuw i8, ptr %0, i32 80
  %127 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %128 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %129 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %130 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %131 = getelementptr inbounds nuw i8, ptr %0, i32 104
  %132 = getelementptr inbounds nuw i8, ptr %2, i32 4
  %133 = getelementptr inbounds nuw i8, ptr %2, i32 8
  %134 = getelementptr inbounds nuw i8, ptr %2, i32 12
  %135 = getelementptr inbounds nuw i8, ptr %0, i32 128
  br label %136

136:                                              ; preds = %1105, %111
  %137 = load i32, ptr %112, align 4, !tbaa !69
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %139, label %1115

139:                                              ; preds = %136
  %140 = load atomic i32, ptr %113 monotonic, align 8
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %145, label %142

142:                                              ; preds = %139
  tail call fastcc void @empty_inbox(ptr noundef nonnull %0) #23
  %143 = load i32, ptr %112, align 4, !tbaa !69
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %145, label %1115

145:                                              ; preds = %139, %142
  %146 = load i64, ptr %114, align 8, !tbaa !79
  %147 = icmp eq i64 %146, 0
  br i1 %147, label %1111, label %148

148:                                              ; preds = %145
  %149 = load ptr, ptr %115, align 4, !tbaa !80
  %150 = icmp eq ptr %149, null
  br i1 %150, label %166, label %151

151:                                              ; preds = %148
  %152 = getelementptr inbounds nuw i8, ptr %149, i32 24
  %153 = load atomic i32, ptr %152 monotonic, align 8
  %154 = icmp eq i32 %153, 0
  br i1 %154, label %155, label %1115

155:                                              ; preds = %151
  %156 = getelementptr inbounds nuw i8, ptr %149, i32 8
  %157 = load i64, ptr %156, align 8, !tbaa !81
  %158 = icmp eq i64 %157, 0
  br i1 %158, label %166, label %159

159:                                              ; preds = %155
  %160 = load i64, ptr %116, align 8, !tbaa !86
  %161 = and i64 %160, 63
  %162 = icmp ne i64 %161, 0
  %163 = load i64, ptr @now_ns_, align 8
  %164 = icmp slt i64 %163, %157
  %165 = select i1 %162, i1 true, i1 %164
  br i1 %165, label %166, label %1115

166:                                              ; preds = %155, %159, %148
  %167 = load i32, ptr %117, align 8, !tbaa !87
  %168 = icmp ne i32 %167, 0
  %169 = select i1 %168, i1 %118, i1 false
  br i1 %169, label %170, label %179

170:                                              ; preds = %166
  %171 = load ptr, ptr %119, align 4, !tbaa !88
  %172 = icmp eq ptr %171, null
  br i1 %172, label %179, label %173

173:                                              ; preds = %170
  %174 = load ptr, ptr %120, align 4, !tbaa !90
  %175 = tail call i32 %171(ptr noundef %174) #24
  %176 = icmp eq i32 %175, 0
  br i1 %176, label %177, label %1108

177:                                              ; preds = %173
  %178 = load i64, ptr %114, align 8, !tbaa !79
  br label %179

179:                                              ; preds = %177, %170, %166
  %180 = phi i64 [ %178, %177 ], [ %146, %170 ], [ %146, %166 ]
  %181 = load ptr, ptr %121, align 4, !tbaa !91
  %182 = load i64, ptr %122, align 8, !tbaa !92
  %183 = trunc i64 %182 to i32
  %184 = getelementptr inbounds %struct.tfc_ready, ptr %181, i32 %183
  %185 = load ptr, ptr %184, align 4, !tbaa !93
  %186 = getelementptr inbounds nuw i8, ptr %184, i32 4
  %187 = load ptr, ptr %186, align 4, !tbaa !94
  %188 = getelementptr inbounds nuw i8, ptr %184, i32 8
  %189 = load ptr, ptr %188, align 4, !tbaa !64
  %190 = getelementptr inbounds nuw i8, ptr %184, i32 12
  %191 = load i32, ptr %190, align 4, !tbaa !5
  %192 = add nsw i64 %182, 1
  %193 = load i64, ptr %123, align 8, !tbaa !95
  %194 = srem i64 %192, %193
  store i64 %194, ptr %122, align 8, !tbaa !92
  %195 = add nsw i64 %180, -1
  store i64 %195, ptr %114, align 8, !tbaa !79
  %196 = load i64, ptr %116, align 8, !tbaa !86
  %197 = add nsw i64 %196, 1
  store i64 %197, ptr %116, align 8, !tbaa !86
  %198 = getelementptr inbounds nuw i8, ptr %189, i32 28
  %199 = load ptr, ptr %198, align 4, !tbaa !96
  %200 = getelementptr inbounds nuw i8, ptr %185, i32 16
  %201 = load i32, ptr %200, align 4, !tbaa !97
  %202 = getelementptr inbounds ptr, ptr %199, i32 %201
  %203 = load ptr, ptr %124, align 4, !tbaa !99
  %204 = load i32, ptr %185, align 4, !tbaa !100
  switch i32 %204, label %503 [
    i32 15, label %205
    i32 14, label %328
  ]

205:                                              ; preds = %179
  %206 = getelementptr inbounds nuw i8, ptr %185, i32 24
  %207 = load i32, ptr %206, align 4, !tbaa !101
  %208 = sext i32 %207 to i64
  %209 = shl nsw i64 %208, 2
  %210 = add nsw i64 %209, 88
  %211 = tail call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef %210) #23
  %212 = icmp eq ptr %211, null
  br i1 %212, label %1105, label %213

213:                                              ; preds = %205
  %214 = getelementptr inbounds nuw i8, ptr %211, i32 88
  %215 = load ptr, ptr %187, align 8, !tbaa !51
  %216 = load ptr, ptr %0, align 8, !tbaa !43
  %217 = ptrtoint ptr %215 to i32
  %218 = ptrtoint ptr %216 to i32
  %219 = sub i32 %217, %218
  %220 = sdiv exact i32 %219, 36
  %221 = load ptr, ptr %215, align 4, !tbaa !70
  %222 = ptrtoint ptr %185 to i32
  %223 = ptrtoint ptr %221 to i32
  %224 = sub i32 %222, %223
  %225 = sdiv exact i32 %224, 44
  %226 = getelementptr inbounds nuw i8, ptr %189, i32 16
  %227 = load i64, ptr %226, align 8, !tbaa !102
  %228 = load ptr, ptr %125, align 4, !tbaa !103
  %229 = icmp eq ptr %228, null
  %230 = load i64, ptr @now_ns_, align 8
  %231 = select i1 %229, i64 0, i64 %230
  store ptr null, ptr %211, align 8, !tbaa !104
  %232 = getelementptr inbounds nuw i8, ptr %211, i32 4
  store ptr %0, ptr %232, align 4, !tbaa !105
  %233 = getelementptr inbounds nuw i8, ptr %211, i32 8
  store ptr null, ptr %233, align 8, !tbaa !60
  %234 = getelementptr inbounds nuw i8, ptr %211, i32 12
  store i32 0, ptr %234, align 4
  %235 = getelementptr inbounds nuw i8, ptr %211, i32 16
  store i64 %227, ptr %235, align 8, !tbaa !107
  %236 = getelementptr inbounds nuw i8, ptr %211, i32 24
  store i64 %231, ptr %236, align 8, !tbaa !107
  %237 = getelementptr inbounds nuw i8, ptr %211, i32 32
  store ptr null, ptr %237, align 8, !tbaa !31
  %238 = getelementptr inbounds nuw i8, ptr %211, i32 36
  store i32 0, ptr %238, align 4, !tbaa !5
  %239 = getelementptr inbounds nuw i8, ptr %211, i32 40
  store i32 1, ptr %239, align 8, !tbaa !5
  %240 = getelementptr inbounds nuw i8, ptr %211, i32 44
  store i32 0, ptr %240, align 4
  %241 = getelementptr inbounds nuw i8, ptr %211, i32 48
  store i32 %220, ptr %241, align 8, !tbaa !5
  %242 = getelementptr inbounds nuw i8, ptr %211, i32 52
  store i32 %225, ptr %242, align 4, !tbaa !5
  %243 = getelementptr inbounds nuw i8, ptr %211, i32 56
  store i32 %191, ptr %243, align 8, !tbaa !5
  %244 = getelementptr inbounds nuw i8, ptr %211, i32 60
  store i32 0, ptr %244, align 4, !tbaa !5
  %245 = getelementptr inbounds nuw i8, ptr %211, i32 64
  store ptr null, ptr %245, align 8, !tbaa !104
  %246 = getelementptr inbounds nuw i8, ptr %211, i32 68
  store ptr null, ptr %246, align 4, !tbaa !108
  %247 = getelementptr inbounds nuw i8, ptr %211, i32 72
  store ptr %214, ptr %247, align 8, !tbaa !108
  %248 = getelementptr inbounds nuw i8, ptr %211, i32 76
  store ptr %187, ptr %248, align 4, !tbaa !94
  %249 = getelementptr inbounds nuw i8, ptr %211, i32 80
  store ptr %189, ptr %249, align 8, !tbaa !64
  %250 = getelementptr inbounds nuw i8, ptr %211, i32 84
  store i32 0, ptr %250, align 4
  %251 = load i64, ptr %127, align 8, !tbaa !109
  %252 = add nsw i64 %251, 1
  store i64 %252, ptr %127, align 8, !tbaa !109
  %253 = load ptr, ptr %126, align 8, !tbaa !110
  %254 = getelementptr inbounds nuw i8, ptr %185, i32 4
  %255 = load i32, ptr %254, align 4, !tbaa !111
  %256 = getelementptr inbounds i32, ptr %253, i32 %255
  %257 = load i32, ptr %256, align 4, !tbaa !5
  store i32 %257, ptr %238, align 4, !tbaa !112
  %258 = load ptr, ptr %115, align 4, !tbaa !80
  %259 = getelementptr inbounds nuw i8, ptr %258, i32 28
  br label %275

260:                                              ; preds = %275
  %261 = cmpxchg ptr %259, i32 0, i32 1 acquire monotonic, align 4
  %262 = extractvalue { i32, i1 } %261, 1
  br i1 %262, label %282, label %263

263:                                              ; preds = %260
  %264 = cmpxchg ptr %259, i32 0, i32 1 acquire monotonic, align 4
  %265 = extractvalue { i32, i1 } %264, 1
  br i1 %265, label %282, label %266

266:                                              ; preds = %263
  %267 = cmpxchg ptr %259, i32 0, i32 1 acquire monotonic, align 4
  %268 = extractvalue { i32, i1 } %267, 1
  br i1 %268, label %282, label %269

269:                                              ; preds = %266
  %270 = cmpxchg ptr %259, i32 0, i32 1 acquire monotonic, align 4
  %271 = extractvalue { i32, i1 } %270, 1
  br i1 %271, label %282, label %272

272:                                              ; preds = %269
  %273 = add nuw nsw i32 %276, 5
  %274 = icmp eq i32 %273, 100
  br i1 %274, label %279, label %275, !llvm.loop !115

275:                                              ; preds = %272, %213
  %276 = phi i32 [ 0, %213 ], [ %273, %272 ]
  %277 = cmpxchg ptr %259, i32 0, i32 1 acquire monotonic, align 4
  %278 = extractvalue { i32, i1 } %277, 1
  br i1 %278, label %282, label %260

279:                                              ; preds = %272, %279
  %280 = atomicrmw xchg ptr %259, i32 2 acquire, align 4
  %281 = icmp eq i32 %280, 0
  br i1 %281, label %282, label %279, !llvm.loop !116

282:                                              ; preds = %275, %260, %263, %266, %269, %279
  %283 = load ptr, ptr %115, align 4, !tbaa !80
  %284 = getelementptr inbounds nuw i8, ptr %283, i32 4
  %285 = load ptr, ptr %284, align 4, !tbaa !117
  %286 = load i32, ptr %238, align 4, !tbaa !118
  %287 = getelementptr inbounds %struct.tfc_transfer, ptr %285, i32 %286
  %288 = load ptr, ptr %287, align 4, !tbaa !104
  %289 = icmp eq ptr %288, null
  br i1 %289, label %319, label %290

290:                                              ; preds = %282
  %291 = load i64, ptr %235, align 8, !tbaa !119
  %292 = getelementptr inbounds nuw i8, ptr %288, i32 16
  %293 = load i64, ptr %292, align 8, !tbaa !119
  %294 = icmp eq i64 %293, %291
  br i1 %294, label %299, label %306

295:                                              ; preds = %306
  %296 = getelementptr inbounds nuw i8, ptr %308, i32 16
  %297 = load i64, ptr %296, align 8, !tbaa !119
  %298 = icmp eq i64 %297, %291
  br i1 %298, label %299, label %306, !llvm.loop !120

299:                                              ; preds = %295, %290
  %300 = phi ptr [ %288, %290 ], [ %308, %295 ]
  %301 = phi ptr [ %287, %290 ], [ %307, %295 ]
  %302 = getelementptr inbounds nuw i8, ptr %300, i32 40
  %303 = load i32, ptr %302, align 8, !tbaa !121
  %304 = load i32, ptr %239, align 8, !tbaa !121
  %305 = icmp eq i32 %303, %304
  br i1 %305, label %310, label %324

306:                                              ; preds = %290, %295
  %307 = phi ptr [ %308, %295 ], [ %288, %290 ]
  %308 = load ptr, ptr %307, align 4, !tbaa !104
  %309 = icmp eq ptr %308, null
  br i1 %309, label %319, label %295, !llvm.loop !120

310:                                              ; preds = %299
  %311 = getelementptr inbounds nuw i8, ptr %283, i32 24
  %312 = load atomic i32, ptr %311 monotonic, align 8
  %313 = icmp eq i32 %312, 0
  br i1 %313, label %314, label %319

314:                                              ; preds = %310
  %315 = getelementptr inbounds nuw i8, ptr %283, i32 20
  store i32 -1, ptr %315, align 4, !tbaa !122
  store atomic i32 13, ptr %311 monotonic, align 8
  %316 = getelementptr inbounds nuw i8, ptr %283, i32 32
  %317 = atomicrmw add ptr %316, i32 1 monotonic, align 8
  %318 = load ptr, ptr %115, align 4, !tbaa !80
  br label %319

319:                                              ; preds = %306, %314, %310, %282
  %320 = phi ptr [ %283, %282 ], [ %318, %314 ], [ %283, %310 ], [ %283, %306 ]
  %321 = phi ptr [ %287, %282 ], [ %301, %314 ], [ %301, %310 ], [ %307, %306 ]
  store ptr null, ptr %211, align 8, !tbaa !123
  store ptr %211, ptr %321, align 4, !tbaa !104
  store ptr null, ptr %245, align 8, !tbaa !124
  %322 = getelementptr inbounds nuw i8, ptr %320, i32 28
  %323 = atomicrmw xchg ptr %322, i32 0 release, align 4
  br label %1105

324:                                              ; preds = %299
  %325 = load ptr, ptr %300, align 8, !tbaa !123
  store ptr %325, ptr %301, align 4, !tbaa !104
  store ptr %300, ptr %245, align 8, !tbaa !124
  %326 = getelementptr inbounds nuw i8, ptr %283, i32 28
  %327 = atomicrmw xchg ptr %326, i32 0 release, align 4
  tail call fastcc void @end_activation(ptr noundef nonnull %0, ptr noundef nonnull %211) #23
  br label %1105

328:                                              ; preds = %179
  %329 = load ptr, ptr %125, align 4, !tbaa !103
  %330 = load i64, ptr @now_ns_, align 8
  %331 = getelementptr inbounds nuw i8, ptr %189, i32 16
  %332 = load i64, ptr %331, align 8, !tbaa !102
  %333 = getelementptr inbounds nuw i8, ptr %185, i32 4
  %334 = load i32, ptr %333, align 4, !tbaa !111
  %335 = icmp eq i32 %191, 0
  br i1 %335, label %336, label %338

336:                                              ; preds = %328
  %337 = load ptr, ptr %202, align 4, !tbaa !60
  br label %338

338:                                              ; preds = %336, %328
  %339 = phi ptr [ %337, %336 ], [ null, %328 ]
  %340 = load ptr, ptr %115, align 4, !tbaa !80
  %341 = tail call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef 48) #23
  %342 = icmp eq ptr %341, null
  br i1 %342, label %500, label %343

343:                                              ; preds = %338
  %344 = icmp eq ptr %339, null
  br i1 %344, label %349, label %345

345:                                              ; preds = %343
  %346 = getelementptr inbounds nuw i8, ptr %339, i32 24
  %347 = load i32, ptr %346, align 8, !tbaa !61
  %348 = add nsw i32 %347, 1
  store i32 %348, ptr %346, align 8, !tbaa !61
  br label %349

349:                                              ; preds = %345, %343
  %350 = load ptr, ptr %126, align 8, !tbaa !110
  %351 = getelementptr inbounds i32, ptr %350, i32 %334
  %352 = load i32, ptr %351, align 4, !tbaa !5
  store ptr null, ptr %341, align 8, !tbaa !104
  %353 = getelementptr inbounds nuw i8, ptr %341, i32 4
  store ptr %0, ptr %353, align 4, !tbaa !105
  %354 = getelementptr inbounds nuw i8, ptr %341, i32 8
  store ptr %339, ptr %354, align 8, !tbaa !60
  %355 = getelementptr inbounds nuw i8, ptr %341, i32 12
  store i32 0, ptr %355, align 4
  %356 = getelementptr inbounds nuw i8, ptr %341, i32 16
  store i64 %332, ptr %356, align 8, !tbaa !107
  %357 = getelementptr inbounds nuw i8, ptr %341, i32 24
  store i64 0, ptr %357, align 8, !tbaa !107
  %358 = getelementptr inbounds nuw i8, ptr %341, i32 32
  store ptr null, ptr %358, align 8, !tbaa !31
  %359 = getelementptr inbounds nuw i8, ptr %341, i32 36
  store i32 %352, ptr %359, align 4, !tbaa !5
  %360 = getelementptr inbounds nuw i8, ptr %341, i32 40
  store i32 0, ptr %360, align 8, !tbaa !5
  %361 = getelementptr inbounds nuw i8, ptr %341, i32 44
  store i32 0, ptr %361, align 4
  %362 = getelementptr inbounds nuw i8, ptr %340, i32 4
  %363 = load ptr, ptr %362, align 4, !tbaa !117
  %364 = getelementptr inbounds %struct.tfc_transfer, ptr %363, i32 %352
  %365 = getelementptr inbounds nuw i8, ptr %364, i32 8
  %366 = load i64, ptr %365, align 8, !tbaa !125
  %367 = icmp eq i64 %366, 0
  br i1 %367, label %371, label %368

368:                                              ; preds = %349
  %369 = load i64, ptr @now_ns_, align 8, !tbaa !107
  %370 = add nsw i64 %369, %366
  store i64 %370, ptr %357, align 8, !tbaa !127
  br label %371

371:                                              ; preds = %368, %349
  br i1 %344, label %393, label %372

372:                                              ; preds = %371
  %373 = getelementptr inbounds nuw i8, ptr %339, i32 16
  %374 = load i64, ptr %373, align 8, !tbaa !27
  %375 = icmp sgt i64 %374, 0
  br i1 %375, label %376, label %393

376:                                              ; preds = %372
  %377 = getelementptr inbounds nuw i8, ptr %364, i32 16
  %378 = load i64, ptr %377, align 8, !tbaa !128
  %379 = icmp eq i64 %378, 0
  br i1 %379, label %393, label %380

380:                                              ; preds = %376
  %381 = load ptr, ptr %4, align 8, !tbaa !32
  %382 = getelementptr inbounds nuw i8, ptr %381, i32 20
  %383 = load ptr, ptr %382, align 4, !tbaa !129
  %384 = getelementptr inbounds nuw i8, ptr %383, i32 48
  %385 = load ptr, ptr %384, align 4, !tbaa !130
  %386 = load ptr, ptr %339, align 8, !tbaa !132
  %387 = tail call i32 %385(ptr noundef %383, ptr noundef nonnull %0, ptr noundef %386, i64 noundef %374, ptr noundef nonnull %358) #24
  %388 = icmp eq i32 %387, 0
  br i1 %388, label %390, label %389

389:                                              ; preds = %380
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %387, i32 noundef 6, ptr noundef null, ptr noundef null) #23
  br label %390

390:                                              ; preds = %389, %380
  %391 = load i32, ptr %112, align 4, !tbaa !69
  %392 = icmp eq i32 %391, 0
  br i1 %392, label %393, label %500

393:                                              ; preds = %390, %376, %372, %371
  %394 = getelementptr inbounds nuw i8, ptr %340, i32 28
  br label %410

395:                                              ; preds = %410
  %396 = cmpxchg ptr %394, i32 0, i32 1 acquire monotonic, align 4
  %397 = extractvalue { i32, i1 } %396, 1
  br i1 %397, label %417, label %398

398:                                              ; preds = %395
  %399 = cmpxchg ptr %394, i32 0, i32 1 acquire monotonic, align 4
  %400 = extractvalue { i32, i1 } %399, 1
  br i1 %400, label %417, label %401

401:                                              ; preds = %398
  %402 = cmpxchg ptr %394, i32 0, i32 1 acquire monotonic, align 4
  %403 = extractvalue { i32, i1 } %402, 1
  br i1 %403, label %417, label %404

404:                                              ; preds = %401
  %405 = cmpxchg ptr %394, i32 0, i32 1 acquire monotonic, align 4
  %406 = extractvalue { i32, i1 } %405, 1
  br i1 %406, label %417, label %407

407:                                              ; preds = %404
  %408 = add nuw nsw i32 %411, 5
  %409 = icmp eq i32 %408, 100
  br i1 %409, label %414, label %410, !llvm.loop !115

410:                                              ; preds = %407, %393
  %411 = phi i32 [ 0, %393 ], [ %408, %407 ]
  %412 = cmpxchg ptr %394, i32 0, i32 1 acquire monotonic, align 4
  %413 = extractvalue { i32, i1 } %412, 1
  br i1 %413, label %417, label %395

414:                                              ; preds = %407, %414
  %415 = atomicrmw xchg ptr %394, i32 2 acquire, align 4
  %416 = icmp eq i32 %415, 0
  br i1 %416, label %417, label %414, !llvm.loop !116

417:                                              ; preds = %410, %395, %398, %401, %404, %414
  %418 = load ptr, ptr %358, align 8, !tbaa !133
  %419 = icmp eq ptr %418, null
  br i1 %419, label %429, label %420

420:                                              ; preds = %417
  %421 = getelementptr inbounds nuw i8, ptr %340, i32 56
  br label %422

422:                                              ; preds = %422, %420
  %423 = phi ptr [ %421, %420 ], [ %424, %422 ]
  %424 = load ptr, ptr %423, align 4, !tbaa !104
  %425 = icmp eq ptr %424, null
  br i1 %425, label %426, label %422, !llvm.loop !134

426:                                              ; preds = %422
  store ptr null, ptr %341, align 8, !tbaa !123
  store ptr %341, ptr %423, align 4, !tbaa !104
  %427 = getelementptr inbounds nuw i8, ptr %340, i32 32
  %428 = atomicrmw add ptr %427, i32 1 monotonic, align 8
  br label %498

429:                                              ; preds = %417
  br i1 %367, label %444, label %430

430:                                              ; preds = %429
  %431 = getelementptr inbounds nuw i8, ptr %340, i32 52
  br label %432

432:                                              ; preds = %436, %430
  %433 = phi ptr [ %431, %430 ], [ %434, %436 ]
  %434 = load ptr, ptr %433, align 4, !tbaa !104
  %435 = icmp eq ptr %434, null
  br i1 %435, label %441, label %436

436:                                              ; preds = %432
  %437 = getelementptr inbounds nuw i8, ptr %434, i32 24
  %438 = load i64, ptr %437, align 8, !tbaa !127
  %439 = load i64, ptr %357, align 8, !tbaa !127
  %440 = icmp sgt i64 %438, %439
  br i1 %440, label %441, label %432, !llvm.loop !135

441:                                              ; preds = %436, %432
  store ptr %434, ptr %341, align 8, !tbaa !123
  store ptr %341, ptr %433, align 4, !tbaa !104
  %442 = getelementptr inbounds nuw i8, ptr %340, i32 32
  %443 = atomicrmw add ptr %442, i32 1 monotonic, align 8
  br label %498

444:                                              ; preds = %429
  %445 = load ptr, ptr %362, align 4, !tbaa !117
  %446 = load i32, ptr %359, align 4, !tbaa !118
  %447 = getelementptr inbounds %struct.tfc_transfer, ptr %445, i32 %446
  %448 = load ptr, ptr %447, align 4, !tbaa !104
  %449 = icmp eq ptr %448, null
  br i1 %449, label %478, label %450

450:                                              ; preds = %444
  %451 = load i64, ptr %356, align 8, !tbaa !119
  %452 = getelementptr inbounds nuw i8, ptr %448, i32 16
  %453 = load i64, ptr %452, align 8, !tbaa !119
  %454 = icmp eq i64 %453, %451
  br i1 %454, label %459, label %466

455:                                              ; preds = %466
  %456 = getelementptr inbounds nuw i8, ptr %468, i32 16
  %457 = load i64, ptr %456, align 8, !tbaa !119
  %458 = icmp eq i64 %457, %451
  br i1 %458, label %459, label %466, !llvm.loop !120

459:                                              ; preds = %455, %450
  %460 = phi ptr [ %448, %450 ], [ %468, %455 ]
  %461 = phi ptr [ %447, %450 ], [ %467, %455 ]
  %462 = getelementptr inbounds nuw i8, ptr %460, i32 40
  %463 = load i32, ptr %462, align 8, !tbaa !121
  %464 = load i32, ptr %360, align 8, !tbaa !121
  %465 = icmp eq i32 %463, %464
  br i1 %465, label %470, label %480

466:                                              ; preds = %450, %455
  %467 = phi ptr [ %468, %455 ], [ %448, %450 ]
  %468 = load ptr, ptr %467, align 4, !tbaa !104
  %469 = icmp eq ptr %468, null
  br i1 %469, label %478, label %455, !llvm.loop !120

470:                                              ; preds = %459
  %471 = getelementptr inbounds nuw i8, ptr %340, i32 24
  %472 = load atomic i32, ptr %471 monotonic, align 8
  %473 = icmp eq i32 %472, 0
  br i1 %473, label %474, label %478

474:                                              ; preds = %470
  %475 = getelementptr inbounds nuw i8, ptr %340, i32 20
  store i32 -1, ptr %475, align 4, !tbaa !122
  store atomic i32 13, ptr %471 monotonic, align 8
  %476 = getelementptr inbounds nuw i8, ptr %340, i32 32
  %477 = atomicrmw add ptr %476, i32 1 monotonic, align 8
  br label %478

478:                                              ; preds = %466, %474, %470, %444
  %479 = phi ptr [ %447, %444 ], [ %461, %474 ], [ %461, %470 ], [ %467, %466 ]
  store ptr null, ptr %341, align 8, !tbaa !123
  store ptr %341, ptr %479, align 4, !tbaa !104
  br label %498

480:                                              ; preds = %459
  %481 = load ptr, ptr %460, align 8, !tbaa !123
  store ptr %481, ptr %461, align 4, !tbaa !104
  %482 = getelementptr inbounds nuw i8, ptr %460, i32 64
  store ptr %341, ptr %482, align 8, !tbaa !124
  %483 = getelementptr inbounds nuw i8, ptr %460, i32 4
  %484 = load ptr, ptr %483, align 4, !tbaa !136
  %485 = getelementptr inbounds nuw i8, ptr %484, i32 144
  %486 = load atomic i32, ptr %485 monotonic, align 8
  %487 = inttoptr i32 %486 to ptr
  store ptr %487, ptr %460, align 8, !tbaa !123
  %488 = ptrtoint ptr %460 to i32
  store atomic i32 %488, ptr %485 monotonic, align 8
  %489 = getelementptr inbounds nuw i8, ptr %484, i32 108
  %490 = load i32, ptr %489, align 4, !tbaa !137
  %491 = icmp eq i32 %490, 2
  br i1 %491, label %492, label %498

492:                                              ; preds = %480
  %493 = load i32, ptr %462, align 8, !tbaa !121
  %494 = icmp eq i32 %493, 0
  br i1 %494, label %498, label %495

495:                                              ; preds = %492
  store i32 0, ptr %489, align 4, !tbaa !137
  %496 = getelementptr inbounds nuw i8, ptr %340, i32 32
  %497 = atomicrmw add ptr %496, i32 1 monotonic, align 8
  br label %498

498:                                              ; preds = %495, %492, %480, %478, %441, %426
  %499 = atomicrmw xchg ptr %394, i32 0 release, align 4
  br label %500

500:                                              ; preds = %498, %390, %338
  %501 = icmp eq ptr %329, null
  %502 = select i1 %501, i64 0, i64 %330
  tail call fastcc void @note(ptr noundef nonnull %0, ptr noundef %187, ptr noundef %189, ptr noundef nonnull %185, i64 noundef %502) #23
  br label %1101

503:                                              ; preds = %179
  %504 = icmp eq i32 %191, 0
  br i1 %504, label %505, label %1101

505:                                              ; preds = %503
  switch i32 %204, label %1101 [
    i32 1, label %506
    i32 13, label %604
    i32 0, label %711
    i32 3, label %983
    i32 2, label %1037
    i32 4, label %1054
    i32 5, label %1054
    i32 6, label %1054
    i32 7, label %1054
    i32 10, label %1062
    i32 11, label %1074
    i32 12, label %1081
  ]

506:                                              ; preds = %505
  %507 = getelementptr inbounds nuw i8, ptr %185, i32 24
  %508 = load i32, ptr %507, align 4, !tbaa !101
  %509 = sext i32 %508 to i64
  %510 = shl nsw i64 %509, 2
  %511 = add nsw i64 %510, 88
  %512 = tail call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef %511) #23
  %513 = icmp eq ptr %512, null
  br i1 %513, label %1105, label %514

514:                                              ; preds = %506
  %515 = getelementptr inbounds nuw i8, ptr %512, i32 88
  %516 = load ptr, ptr %187, align 8, !tbaa !51
  %517 = load ptr, ptr %0, align 8, !tbaa !43
  %518 = ptrtoint ptr %516 to i32
  %519 = ptrtoint ptr %517 to i32
  %520 = sub i32 %518, %519
  %521 = sdiv exact i32 %520, 36
  %522 = load ptr, ptr %516, align 4, !tbaa !70
  %523 = ptrtoint ptr %185 to i32
  %524 = ptrtoint ptr %522 to i32
  %525 = sub i32 %523, %524
  %526 = sdiv exact i32 %525, 44
  %527 = getelementptr inbounds nuw i8, ptr %189, i32 16
  %528 = load i64, ptr %527, align 8, !tbaa !102
  %529 = load ptr, ptr %125, align 4, !tbaa !103
  %530 = icmp eq ptr %529, null
  %531 = load i64, ptr @now_ns_, align 8
  %532 = select i1 %530, i64 0, i64 %531
  store ptr null, ptr %512, align 8, !tbaa !104
  %533 = getelementptr inbounds nuw i8, ptr %512, i32 4
  store ptr %0, ptr %533, align 4, !tbaa !105
  %534 = getelementptr inbounds nuw i8, ptr %512, i32 8
  store ptr null, ptr %534, align 8, !tbaa !60
  %535 = getelementptr inbounds nuw i8, ptr %512, i32 12
  store i32 0, ptr %535, align 4
  %536 = getelementptr inbounds nuw i8, ptr %512, i32 16
  store i64 %528, ptr %536, align 8, !tbaa !107
  %537 = getelementptr inbounds nuw i8, ptr %512, i32 24
  store i64 %532, ptr %537, align 8, !tbaa !107
  %538 = getelementptr inbounds nuw i8, ptr %512, i32 32
  store ptr null, ptr %538, align 8, !tbaa !31
  %539 = getelementptr inbounds nuw i8, ptr %512, i32 36
  store i32 0, ptr %539, align 4, !tbaa !5
  %540 = getelementptr inbounds nuw i8, ptr %512, i32 40
  store i32 2, ptr %540, align 8, !tbaa !5
  %541 = getelementptr inbounds nuw i8, ptr %512, i32 44
  store i32 0, ptr %541, align 4
  %542 = getelementptr inbounds nuw i8, ptr %512, i32 48
  store i32 %521, ptr %542, align 8, !tbaa !5
  %543 = getelementptr inbounds nuw i8, ptr %512, i32 52
  store i32 %526, ptr %543, align 4, !tbaa !5
  %544 = getelementptr inbounds nuw i8, ptr %512, i32 56
  store i32 0, ptr %544, align 8, !tbaa !5
  %545 = getelementptr inbounds nuw i8, ptr %512, i32 60
  store i32 0, ptr %545, align 4, !tbaa !5
  %546 = getelementptr inbounds nuw i8, ptr %512, i32 64
  store ptr null, ptr %546, align 8, !tbaa !104
  %547 = getelementptr inbounds nuw i8, ptr %512, i32 68
  store ptr %202, ptr %547, align 4, !tbaa !108
  %548 = getelementptr inbounds nuw i8, ptr %512, i32 72
  store ptr %515, ptr %548, align 8, !tbaa !108
  %549 = getelementptr inbounds nuw i8, ptr %512, i32 76
  store ptr %187, ptr %549, align 4, !tbaa !94
  %550 = getelementptr inbounds nuw i8, ptr %512, i32 80
  store ptr %189, ptr %550, align 8, !tbaa !64
  %551 = getelementptr inbounds nuw i8, ptr %512, i32 84
  store i32 0, ptr %551, align 4
  %552 = load i64, ptr %127, align 8, !tbaa !109
  %553 = add nsw i64 %552, 1
  store i64 %553, ptr %127, align 8, !tbaa !109
  %554 = load i32, ptr %507, align 4, !tbaa !101
  %555 = icmp sgt i32 %554, 0
  br i1 %555, label %556, label %601

556:                                              ; preds = %514
  %557 = getelementptr inbounds nuw i8, ptr %185, i32 36
  br label %558

558:                                              ; preds = %596, %556
  %559 = phi i32 [ %554, %556 ], [ %597, %596 ]
  %560 = phi ptr [ %515, %556 ], [ %598, %596 ]
  %561 = phi i32 [ 0, %556 ], [ %599, %596 ]
  %562 = load ptr, ptr %187, align 8, !tbaa !51
  %563 = load i32, ptr %557, align 4, !tbaa !138
  %564 = add nsw i32 %563, %561
  %565 = getelementptr inbounds nuw i8, ptr %562, i32 20
  %566 = load ptr, ptr %565, align 4, !tbaa !139
  %567 = getelementptr inbounds i32, ptr %566, i32 %564
  %568 = load i32, ptr %567, align 4, !tbaa !5
  %569 = icmp sgt i32 %568, -1
  br i1 %569, label %570, label %581

570:                                              ; preds = %558
  %571 = getelementptr inbounds nuw ptr, ptr %202, i32 %568
  %572 = load ptr, ptr %571, align 4, !tbaa !60
  %573 = icmp eq ptr %572, null
  br i1 %573, label %574, label %576

574:                                              ; preds = %570
  %575 = getelementptr inbounds nuw ptr, ptr %560, i32 %561
  store ptr null, ptr %575, align 4, !tbaa !60
  br label %1105

576:                                              ; preds = %570
  %577 = getelementptr inbounds nuw i8, ptr %572, i32 24
  %578 = load i32, ptr %577, align 8, !tbaa !61
  %579 = add nsw i32 %578, 1
  store i32 %579, ptr %577, align 8, !tbaa !61
  %580 = getelementptr inbounds nuw ptr, ptr %560, i32 %561
  store ptr %572, ptr %580, align 4, !tbaa !60
  br label %596

581:                                              ; preds = %558
  %582 = getelementptr inbounds nuw i8, ptr %562, i32 16
  %583 = load ptr, ptr %582, align 4, !tbaa !140
  %584 = getelementptr inbounds i64, ptr %583, i32 %564
  %585 = load i64, ptr %584, align 8, !tbaa !107
  %586 = getelementptr inbounds nuw i8, ptr %562, i32 24
  %587 = load ptr, ptr %586, align 4, !tbaa !141
  %588 = getelementptr inbounds i32, ptr %587, i32 %564
  %589 = load i32, ptr %588, align 4, !tbaa !5
  %590 = tail call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %585, i32 noundef %589) #23
  %591 = load ptr, ptr %548, align 8, !tbaa !142
  %592 = getelementptr inbounds nuw ptr, ptr %591, i32 %561
  store ptr %590, ptr %592, align 4, !tbaa !60
  %593 = icmp eq ptr %590, null
  br i1 %593, label %1105, label %594

594:                                              ; preds = %581
  %595 = load i32, ptr %507, align 4, !tbaa !101
  br label %596

596:                                              ; preds = %594, %576
  %597 = phi i32 [ %559, %576 ], [ %595, %594 ]
  %598 = phi ptr [ %560, %576 ], [ %591, %594 ]
  %599 = add nuw nsw i32 %561, 1
  %600 = icmp slt i32 %599, %597
  br i1 %600, label %558, label %601, !llvm.loop !143

601:                                              ; preds = %514, %596
  %602 = load i64, ptr %135, align 8, !tbaa !144
  %603 = add nsw i64 %602, 1
  store i64 %603, ptr %135, align 8, !tbaa !144
  store ptr %512, ptr %8, align 4, !tbaa !41
  br label %1115

604:                                              ; preds = %505
  %605 = load ptr, ptr %0, align 8, !tbaa !43
  %606 = getelementptr inbounds nuw i8, ptr %185, i32 4
  %607 = load i32, ptr %606, align 4, !tbaa !111
  %608 = getelementptr inbounds %struct.tfc_graph, ptr %605, i32 %607
  %609 = getelementptr inbounds nuw i8, ptr %608, i32 12
  %610 = load ptr, ptr %609, align 4, !tbaa !45
  %611 = getelementptr inbounds nuw i8, ptr %189, i32 16
  %612 = load i64, ptr %611, align 8, !tbaa !102
  %613 = load ptr, ptr %187, align 8, !tbaa !51
  %614 = load ptr, ptr %613, align 4, !tbaa !70
  %615 = ptrtoint ptr %185 to i32
  %616 = ptrtoint ptr %614 to i32
  %617 = sub i32 %615, %616
  %618 = sdiv exact i32 %617, 44
  %619 = sext i32 %618 to i64
  %620 = add nsw i64 %619, -7046029254386353131
  %621 = xor i64 %620, %612
  %622 = mul i64 %621, -49064778989728563
  %623 = lshr i64 %622, 32
  %624 = xor i64 %623, %622
  %625 = mul i64 %624, -4265267296055464877
  %626 = lshr i64 %622, 29
  %627 = xor i64 %625, %626
  %628 = tail call fastcc ptr @new_instance(ptr noundef nonnull %0, ptr noundef %608, ptr noundef %610, i32 noundef 1, i64 noundef %627) #23
  %629 = icmp eq ptr %628, null
  br i1 %629, label %1105, label %630

630:                                              ; preds = %604
  %631 = getelementptr inbounds nuw i8, ptr %628, i32 8
  store ptr %185, ptr %631, align 8, !tbaa !145
  %632 = getelementptr inbounds nuw i8, ptr %628, i32 12
  store ptr %187, ptr %632, align 4, !tbaa !146
  %633 = getelementptr inbounds nuw i8, ptr %628, i32 20
  store ptr %189, ptr %633, align 4, !tbaa !147
  %634 = getelementptr inbounds nuw i8, ptr %608, i32 28
  %635 = load i32, ptr %634, align 4, !tbaa !57
  %636 = icmp sgt i32 %635, 0
  br i1 %636, label %637, label %658

637:                                              ; preds = %630
  %638 = getelementptr inbounds nuw i8, ptr %628, i32 72
  %639 = load ptr, ptr %638, align 8, !tbaa !59
  %640 = and i32 %635, 3
  %641 = icmp ult i32 %635, 4
  br i1 %641, label %646, label %642

642:                                              ; preds = %637
  %643 = and i32 %635, 2147483644
  br label %690

644:                                              ; preds = %690
  %645 = icmp eq i32 %640, 0
  br i1 %645, label %658, label %646

646:                                              ; preds = %644, %637
  %647 = phi i32 [ 0, %637 ], [ %708, %644 ]
  %648 = icmp ne i32 %640, 0
  tail call void @llvm.assume(i1 %648)
  br label %649

649:                                              ; preds = %649, %646
  %650 = phi i32 [ %647, %646 ], [ %655, %649 ]
  %651 = phi i32 [ 0, %646 ], [ %656, %649 ]
  %652 = getelementptr inbounds nuw ptr, ptr %202, i32 %650
  %653 = load ptr, ptr %652, align 4, !tbaa !60
  %654 = getelementptr inbounds nuw ptr, ptr %639, i32 %650
  store ptr %653, ptr %654, align 4, !tbaa !60
  store ptr null, ptr %652, align 4, !tbaa !60
  %655 = add nuw nsw i32 %650, 1
  %656 = add i32 %651, 1
  %657 = icmp eq i32 %656, %640
  br i1 %657, label %658, label %649, !llvm.loop !148

658:                                              ; preds = %644, %649, %630
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %659 = getelementptr inbounds nuw i8, ptr %628, i32 56
  %660 = load ptr, ptr %659, align 8, !tbaa !62
  %661 = getelementptr inbounds nuw i8, ptr %628, i32 4
  %662 = load ptr, ptr %661, align 4, !tbaa !63
  %663 = load ptr, ptr %660, align 4, !tbaa !64
  %664 = getelementptr inbounds nuw i8, ptr %662, i32 28
  %665 = load i32, ptr %664, align 4, !tbaa !65
  %666 = add nsw i32 %665, 1
  %667 = sext i32 %666 to i64
  %668 = getelementptr inbounds nuw i8, ptr %663, i32 8
  store i64 %667, ptr %668, align 8, !tbaa !67
  %669 = icmp sgt i32 %665, 0
  br i1 %669, label %673, label %670

670:                                              ; preds = %673, %658
  %671 = load i32, ptr %112, align 4, !tbaa !69
  %672 = icmp eq i32 %671, 0
  br i1 %672, label %688, label %689

673:                                              ; preds = %658, %673
  %674 = phi ptr [ %684, %673 ], [ %662, %658 ]
  %675 = phi i32 [ %683, %673 ], [ 0, %658 ]
  %676 = load ptr, ptr %628, align 8, !tbaa !51
  %677 = load ptr, ptr %676, align 4, !tbaa !70
  %678 = getelementptr inbounds nuw i8, ptr %674, i32 32
  %679 = load ptr, ptr %678, align 8, !tbaa !71
  %680 = getelementptr inbounds nuw i32, ptr %679, i32 %675
  %681 = load i32, ptr %680, align 4, !tbaa !5
  %682 = getelementptr inbounds %struct.tfc_node, ptr %677, i32 %681
  store ptr %682, ptr %2, align 4, !tbaa !72
  store ptr %628, ptr %132, align 4, !tbaa !74
  store ptr %663, ptr %133, align 4, !tbaa !75
  store i32 0, ptr %134, align 4, !tbaa !76
  tail call fastcc void @push(ptr noundef nonnull %0, ptr noundef nonnull byval(%struct.tfc_ready) align 4 %2) #23
  %683 = add nuw nsw i32 %675, 1
  %684 = load ptr, ptr %661, align 4, !tbaa !63
  %685 = getelementptr inbounds nuw i8, ptr %684, i32 28
  %686 = load i32, ptr %685, align 4, !tbaa !65
  %687 = icmp slt i32 %683, %686
  br i1 %687, label %673, label %670, !llvm.loop !77

688:                                              ; preds = %670
  tail call fastcc void @settle(ptr noundef nonnull %0, ptr noundef nonnull %628, ptr noundef nonnull %663) #23
  br label %689

689:                                              ; preds = %688, %670
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br label %1105

690:                                              ; preds = %690, %642
  %691 = phi i32 [ 0, %642 ], [ %708, %690 ]
  %692 = phi i32 [ 0, %642 ], [ %709, %690 ]
  %693 = getelementptr inbounds nuw ptr, ptr %202, i32 %691
  %694 = load ptr, ptr %693, align 4, !tbaa !60
  %695 = getelementptr inbounds nuw ptr, ptr %639, i32 %691
  store ptr %694, ptr %695, align 4, !tbaa !60
  store ptr null, ptr %693, align 4, !tbaa !60
  %696 = or disjoint i32 %691, 1
  %697 = getelementptr inbounds nuw ptr, ptr %202, i32 %696
  %698 = load ptr, ptr %697, align 4, !tbaa !60
  %699 = getelementptr inbounds nuw ptr, ptr %639, i32 %696
  store ptr %698, ptr %699, align 4, !tbaa !60
  store ptr null, ptr %697, align 4, !tbaa !60
  %700 = or disjoint i32 %691, 2
  %701 = getelementptr inbounds nuw ptr, ptr %202, i32 %700
  %702 = load ptr, ptr %701, align 4, !tbaa !60
  %703 = getelementptr inbounds nuw ptr, ptr %639, i32 %700
  store ptr %702, ptr %703, align 4, !tbaa !60
  store ptr null, ptr %701, align 4, !tbaa !60
  %704 = or disjoint i32 %691, 3
  %705 = getelementptr inbounds nuw ptr, ptr %202, i32 %704
  %706 = load ptr, ptr %705, align 4, !tbaa !60
  %707 = getelementptr inbounds nuw ptr, ptr %639, i32 %704
  store ptr %706, ptr %707, align 4, !tbaa !60
  store ptr null, ptr %705, align 4, !tbaa !60
  %708 = add nuw nsw i32 %691, 4
  %709 = add i32 %692, 4
  %710 = icmp eq i32 %709, %643
  br i1 %710, label %644, label %690, !llvm.loop !150

711:                                              ; preds = %505
  %712 = load ptr, ptr %130, align 4, !tbaa !151
  %713 = getelementptr inbounds nuw i8, ptr %185, i32 4
  %714 = load i32, ptr %713, align 4, !tbaa !111
  %715 = getelementptr inbounds %struct.tfc_region_use, ptr %712, i32 %714
  %716 = getelementptr inbounds nuw i8, ptr %185, i32 20
  %717 = load i32, ptr %716, align 4, !tbaa !152
  %718 = icmp sgt i32 %717, 0
  br i1 %718, label %719, label %741

719:                                              ; preds = %711
  %720 = getelementptr inbounds nuw i8, ptr %715, i32 8
  %721 = getelementptr inbounds nuw i8, ptr %715, i32 4
  %722 = and i32 %717, 1
  %723 = icmp eq i32 %717, 1
  br i1 %723, label %728, label %724

724:                                              ; preds = %719
  %725 = and i32 %717, 2147483646
  br label %749

726:                                              ; preds = %774
  %727 = icmp eq i32 %722, 0
  br i1 %727, label %741, label %728

728:                                              ; preds = %726, %719
  %729 = phi i32 [ 0, %719 ], [ %775, %726 ]
  %730 = icmp ne i32 %722, 0
  tail call void @llvm.assume(i1 %730)
  %731 = load ptr, ptr %720, align 8, !tbaa !153
  %732 = getelementptr inbounds nuw i32, ptr %731, i32 %729
  %733 = load i32, ptr %732, align 4, !tbaa !5
  %734 = icmp sgt i32 %733, -1
  br i1 %734, label %735, label %741

735:                                              ; preds = %728
  %736 = getelementptr inbounds nuw ptr, ptr %202, i32 %729
  %737 = load ptr, ptr %736, align 4, !tbaa !60
  %738 = load ptr, ptr %737, align 8, !tbaa !132
  %739 = load ptr, ptr %721, align 4, !tbaa !157
  %740 = getelementptr inbounds nuw ptr, ptr %739, i32 %733
  store ptr %738, ptr %740, align 4, !tbaa !31
  br label %741

741:                                              ; preds = %726, %735, %728, %711
  %742 = getelementptr inbounds nuw i8, ptr %185, i32 24
  %743 = load i32, ptr %742, align 4, !tbaa !101
  %744 = icmp sgt i32 %743, 0
  br i1 %744, label %745, label %778

745:                                              ; preds = %741
  %746 = getelementptr inbounds nuw i8, ptr %185, i32 36
  %747 = getelementptr inbounds nuw i8, ptr %715, i32 12
  %748 = getelementptr inbounds nuw i8, ptr %715, i32 4
  br label %789

749:                                              ; preds = %774, %724
  %750 = phi i32 [ 0, %724 ], [ %775, %774 ]
  %751 = phi i32 [ 0, %724 ], [ %776, %774 ]
  %752 = load ptr, ptr %720, align 8, !tbaa !153
  %753 = getelementptr inbounds nuw i32, ptr %752, i32 %750
  %754 = load i32, ptr %753, align 4, !tbaa !5
  %755 = icmp sgt i32 %754, -1
  br i1 %755, label %756, label %762

756:                                              ; preds = %749
  %757 = getelementptr inbounds nuw ptr, ptr %202, i32 %750
  %758 = load ptr, ptr %757, align 4, !tbaa !60
  %759 = load ptr, ptr %758, align 8, !tbaa !132
  %760 = load ptr, ptr %721, align 4, !tbaa !157
  %761 = getelementptr inbounds nuw ptr, ptr %760, i32 %754
  store ptr %759, ptr %761, align 4, !tbaa !31
  br label %762

762:                                              ; preds = %756, %749
  %763 = or disjoint i32 %750, 1
  %764 = load ptr, ptr %720, align 8, !tbaa !153
  %765 = getelementptr inbounds nuw i32, ptr %764, i32 %763
  %766 = load i32, ptr %765, align 4, !tbaa !5
  %767 = icmp sgt i32 %766, -1
  br i1 %767, label %768, label %774

768:                                              ; preds = %762
  %769 = getelementptr inbounds nuw ptr, ptr %202, i32 %763
  %770 = load ptr, ptr %769, align 4, !tbaa !60
  %771 = load ptr, ptr %770, align 8, !tbaa !132
  %772 = load ptr, ptr %721, align 4, !tbaa !157
  %773 = getelementptr inbounds nuw ptr, ptr %772, i32 %766
  store ptr %771, ptr %773, align 4, !tbaa !31
  br label %774

774:                                              ; preds = %768, %762
  %775 = add nuw nsw i32 %750, 2
  %776 = add i32 %751, 2
  %777 = icmp eq i32 %776, %725
  br i1 %777, label %726, label %749, !llvm.loop !158

778:                                              ; preds = %832, %741
  %779 = getelementptr inbounds nuw i8, ptr %715, i32 24
  %780 = load i64, ptr %779, align 8, !tbaa !159
  %781 = icmp sgt i64 %780, 0
  br i1 %781, label %782, label %855

782:                                              ; preds = %778
  %783 = getelementptr inbounds nuw i8, ptr %715, i32 4
  %784 = getelementptr inbounds nuw i8, ptr %715, i32 16
  %785 = and i64 %780, 1
  %786 = icmp eq i64 %780, 1
  br i1 %786, label %838, label %787

787:                                              ; preds = %782
  %788 = and i64 %780, 9223372036854775806
  br label %869

789:                                              ; preds = %832, %745
  %790 = phi i32 [ 0, %745 ], [ %833, %832 ]
  %791 = load ptr, ptr %187, align 8, !tbaa !51
  %792 = load i32, ptr %746, align 4, !tbaa !138
  %793 = add nsw i32 %792, %790
  %794 = getelementptr inbounds nuw i8, ptr %791, i32 20
  %795 = load ptr, ptr %794, align 4, !tbaa !139
  %796 = getelementptr inbounds i32, ptr %795, i32 %793
  %797 = load i32, ptr %796, align 4, !tbaa !5
  %798 = icmp sgt i32 %797, -1
  br i1 %798, label %799, label %810

799:                                              ; preds = %789
  %800 = getelementptr inbounds nuw ptr, ptr %202, i32 %797
  %801 = load ptr, ptr %800, align 4, !tbaa !60
  %802 = icmp eq ptr %801, null
  br i1 %802, label %803, label %805

803:                                              ; preds = %799
  %804 = getelementptr inbounds nuw ptr, ptr %203, i32 %790
  store ptr null, ptr %804, align 4, !tbaa !60
  br label %1101

805:                                              ; preds = %799
  %806 = getelementptr inbounds nuw i8, ptr %801, i32 24
  %807 = load i32, ptr %806, align 8, !tbaa !61
  %808 = add nsw i32 %807, 1
  store i32 %808, ptr %806, align 8, !tbaa !61
  %809 = getelementptr inbounds nuw ptr, ptr %203, i32 %790
  store ptr %801, ptr %809, align 4, !tbaa !60
  br label %822

810:                                              ; preds = %789
  %811 = getelementptr inbounds nuw i8, ptr %791, i32 16
  %812 = load ptr, ptr %811, align 4, !tbaa !140
  %813 = getelementptr inbounds i64, ptr %812, i32 %793
  %814 = load i64, ptr %813, align 8, !tbaa !107
  %815 = getelementptr inbounds nuw i8, ptr %791, i32 24
  %816 = load ptr, ptr %815, align 4, !tbaa !141
  %817 = getelementptr inbounds i32, ptr %816, i32 %793
  %818 = load i32, ptr %817, align 4, !tbaa !5
  %819 = tail call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %814, i32 noundef %818) #23
  %820 = getelementptr inbounds nuw ptr, ptr %203, i32 %790
  store ptr %819, ptr %820, align 4, !tbaa !60
  %821 = icmp eq ptr %819, null
  br i1 %821, label %1101, label %822

822:                                              ; preds = %810, %805
  %823 = phi ptr [ %801, %805 ], [ %819, %810 ]
  %824 = load ptr, ptr %747, align 4, !tbaa !160
  %825 = getelementptr inbounds nuw i32, ptr %824, i32 %790
  %826 = load i32, ptr %825, align 4, !tbaa !5
  %827 = icmp sgt i32 %826, -1
  br i1 %827, label %828, label %832

828:                                              ; preds = %822
  %829 = load ptr, ptr %823, align 8, !tbaa !132
  %830 = load ptr, ptr %748, align 4, !tbaa !157
  %831 = getelementptr inbounds nuw ptr, ptr %830, i32 %826
  store ptr %829, ptr %831, align 4, !tbaa !31
  br label %832

832:                                              ; preds = %828, %822
  %833 = add nuw nsw i32 %790, 1
  %834 = load i32, ptr %742, align 4, !tbaa !101
  %835 = icmp slt i32 %833, %834
  br i1 %835, label %789, label %778, !llvm.loop !161

836:                                              ; preds = %869
  %837 = icmp eq i64 %785, 0
  br i1 %837, label %855, label %838

838:                                              ; preds = %836, %782
  %839 = phi i64 [ 0, %782 ], [ %901, %836 ]
  %840 = icmp ne i64 %785, 0
  tail call void @llvm.assume(i1 %840)
  %841 = load ptr, ptr %783, align 4, !tbaa !157
  %842 = load ptr, ptr %784, align 8, !tbaa !162
  %843 = trunc i64 %839 to i32
  %844 = getelementptr inbounds %struct.tfc_move, ptr %842, i32 %843
  %845 = getelementptr inbounds nuw i8, ptr %844, i32 4
  %846 = load i32, ptr %845, align 4, !tbaa !163
  %847 = getelementptr inbounds ptr, ptr %841, i32 %846
  %848 = load ptr, ptr %847, align 4, !tbaa !31
  %849 = getelementptr inbounds nuw i8, ptr %844, i32 8
  %850 = load i64, ptr %849, align 8, !tbaa !165
  %851 = trunc i64 %850 to i32
  %852 = getelementptr inbounds i8, ptr %848, i32 %851
  %853 = load i32, ptr %844, align 8, !tbaa !166
  %854 = getelementptr inbounds ptr, ptr %841, i32 %853
  store ptr %852, ptr %854, align 4, !tbaa !31
  br label %855

855:                                              ; preds = %838, %836, %778
  %856 = load ptr, ptr %125, align 4, !tbaa !103
  %857 = icmp eq ptr %856, null
  %858 = load i64, ptr @now_ns_, align 8
  %859 = select i1 %857, i64 0, i64 %858
  %860 = getelementptr inbounds nuw i8, ptr %715, i32 32
  %861 = load i64, ptr %860, align 8, !tbaa !167
  %862 = icmp ne i64 %861, 0
  %863 = zext i1 %862 to i32
  %864 = load i32, ptr %131, align 8, !tbaa !168
  %865 = or i32 %864, %863
  store i32 %865, ptr %131, align 8, !tbaa !168
  %866 = load ptr, ptr %715, align 8, !tbaa !169
  %867 = icmp eq ptr %866, null
  br i1 %867, label %868, label %904

868:                                              ; preds = %855
  tail call fastcc void @note(ptr noundef nonnull %0, ptr noundef %187, ptr noundef %189, ptr noundef nonnull %185, i64 noundef %859) #23
  br label %908

869:                                              ; preds = %869, %787
  %870 = phi i64 [ 0, %787 ], [ %901, %869 ]
  %871 = phi i64 [ 0, %787 ], [ %902, %869 ]
  %872 = load ptr, ptr %783, align 4, !tbaa !157
  %873 = load ptr, ptr %784, align 8, !tbaa !162
  %874 = trunc i64 %870 to i32
  %875 = getelementptr inbounds %struct.tfc_move, ptr %873, i32 %874
  %876 = getelementptr inbounds nuw i8, ptr %875, i32 4
  %877 = load i32, ptr %876, align 4, !tbaa !163
  %878 = getelementptr inbounds ptr, ptr %872, i32 %877
  %879 = load ptr, ptr %878, align 4, !tbaa !31
  %880 = getelementptr inbounds nuw i8, ptr %875, i32 8
  %881 = load i64, ptr %880, align 8, !tbaa !165
  %882 = trunc i64 %881 to i32
  %883 = getelementptr inbounds i8, ptr %879, i32 %882
  %884 = load i32, ptr %875, align 8, !tbaa !166
  %885 = getelementptr inbounds ptr, ptr %872, i32 %884
  store ptr %883, ptr %885, align 4, !tbaa !31
  %886 = load ptr, ptr %783, align 4, !tbaa !157
  %887 = load ptr, ptr %784, align 8, !tbaa !162
  %888 = trunc i64 %870 to i32
  %889 = getelementptr %struct.tfc_move, ptr %887, i32 %888
  %890 = getelementptr i8, ptr %889, i32 16
  %891 = getelementptr i8, ptr %889, i32 20
  %892 = load i32, ptr %891, align 4, !tbaa !163
  %893 = getelementptr inbounds ptr, ptr %886, i32 %892
  %894 = load ptr, ptr %893, align 4, !tbaa !31
  %895 = getelementptr i8, ptr %889, i32 24
  %896 = load i64, ptr %895, align 8, !tbaa !165
  %897 = trunc i64 %896 to i32
  %898 = getelementptr inbounds i8, ptr %894, i32 %897
  %899 = load i32, ptr %890, align 8, !tbaa !166
  %900 = getelementptr inbounds ptr, ptr %886, i32 %899
  store ptr %898, ptr %900, align 4, !tbaa !31
  %901 = add nuw nsw i64 %870, 2
  %902 = add i64 %871, 2
  %903 = icmp eq i64 %902, %788
  br i1 %903, label %836, label %869, !llvm.loop !170

904:                                              ; preds = %855
  %905 = tail call i32 @tfc_walk(ptr noundef nonnull %866) #23
  %906 = icmp eq i32 %905, 0
  tail call fastcc void @note(ptr noundef nonnull %0, ptr noundef %187, ptr noundef %189, ptr noundef nonnull %185, i64 noundef %859) #23
  br i1 %906, label %908, label %907

907:                                              ; preds = %904
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %905, i32 noundef 0, ptr noundef %187, ptr noundef nonnull %185) #23
  br label %908

908:                                              ; preds = %868, %907, %904
  %909 = load i32, ptr %742, align 4, !tbaa !101
  %910 = icmp sgt i32 %909, 0
  br i1 %910, label %911, label %1101

911:                                              ; preds = %908
  %912 = getelementptr inbounds nuw i8, ptr %715, i32 12
  %913 = getelementptr inbounds nuw i8, ptr %715, i32 4
  br label %914

914:                                              ; preds = %979, %911
  %915 = phi i32 [ %909, %911 ], [ %980, %979 ]
  %916 = phi i32 [ 0, %911 ], [ %981, %979 ]
  %917 = load ptr, ptr %912, align 4, !tbaa !160
  %918 = getelementptr inbounds nuw i32, ptr %917, i32 %916
  %919 = load i32, ptr %918, align 4, !tbaa !5
  %920 = icmp slt i32 %919, -1
  br i1 %920, label %921, label %979

921:                                              ; preds = %914
  %922 = getelementptr inbounds nuw ptr, ptr %203, i32 %916
  %923 = load ptr, ptr %922, align 4, !tbaa !60
  %924 = load ptr, ptr %923, align 8, !tbaa !132
  %925 = load ptr, ptr %913, align 4, !tbaa !157
  %926 = sub nuw nsw i32 -2, %919
  %927 = getelementptr inbounds nuw ptr, ptr %925, i32 %926
  %928 = load ptr, ptr %927, align 4, !tbaa !31
  %929 = getelementptr inbounds nuw i8, ptr %923, i32 16
  %930 = load i64, ptr %929, align 8, !tbaa !27
  %931 = icmp sgt i64 %930, 0
  br i1 %931, label %932, label %979

932:                                              ; preds = %921
  %933 = and i64 %930, 3
  %934 = icmp ult i64 %930, 4
  br i1 %934, label %964, label %935

935:                                              ; preds = %932
  %936 = and i64 %930, 9223372036854775804
  br label %937

937:                                              ; preds = %937, %935
  %938 = phi i64 [ 0, %935 ], [ %959, %937 ]
  %939 = phi i64 [ 0, %935 ], [ %960, %937 ]
  %940 = trunc i64 %938 to i32
  %941 = getelementptr inbounds i8, ptr %928, i32 %940
  %942 = load i8, ptr %941, align 1, !tbaa !171
  %943 = getelementptr inbounds i8, ptr %924, i32 %940
  store i8 %942, ptr %943, align 1, !tbaa !171
  %944 = trunc i64 %938 to i32
  %945 = or disjoint i32 %944, 1
  %946 = getelementptr inbounds i8, ptr %928, i32 %945
  %947 = load i8, ptr %946, align 1, !tbaa !171
  %948 = getelementptr inbounds i8, ptr %924, i32 %945
  store i8 %947, ptr %948, align 1, !tbaa !171
  %949 = trunc i64 %938 to i32
  %950 = or disjoint i32 %949, 2
  %951 = getelementptr inbounds i8, ptr %928, i32 %950
  %952 = load i8, ptr %951, align 1, !tbaa !171
  %953 = getelementptr inbounds i8, ptr %924, i32 %950
  store i8 %952, ptr %953, align 1, !tbaa !171
  %954 = trunc i64 %938 to i32
  %955 = or disjoint i32 %954, 3
  %956 = getelementptr inbounds i8, ptr %928, i32 %955
  %957 = load i8, ptr %956, align 1, !tbaa !171
  %958 = getelementptr inbounds i8, ptr %924, i32 %955
  store i8 %957, ptr %958, align 1, !tbaa !171
  %959 = add nuw nsw i64 %938, 4
  %960 = add i64 %939, 4
  %961 = icmp eq i64 %960, %936
  br i1 %961, label %962, label %937, !llvm.loop !172

962:                                              ; preds = %937
  %963 = icmp eq i64 %933, 0
  br i1 %963, label %977, label %964

964:                                              ; preds = %962, %932
  %965 = phi i64 [ 0, %932 ], [ %959, %962 ]
  %966 = icmp ne i64 %933, 0
  tail call void @llvm.assume(i1 %966)
  br label %967

967:                                              ; preds = %967, %964
  %968 = phi i64 [ %974, %967 ], [ %965, %964 ]
  %969 = phi i64 [ %975, %967 ], [ 0, %964 ]
  %970 = trunc i64 %968 to i32
  %971 = getelementptr inbounds i8, ptr %928, i32 %970
  %972 = load i8, ptr %971, align 1, !tbaa !171
  %973 = getelementptr inbounds i8, ptr %924, i32 %970
  store i8 %972, ptr %973, align 1, !tbaa !171
  %974 = add nuw nsw i64 %968, 1
  %975 = add i64 %969, 1
  %976 = icmp eq i64 %975, %933
  br i1 %976, label %977, label %967, !llvm.loop !173

977:                                              ; preds = %967, %962
  %978 = load i32, ptr %742, align 4, !tbaa !101
  br label %979

979:                                              ; preds = %977, %921, %914
  %980 = phi i32 [ %978, %977 ], [ %915, %921 ], [ %915, %914 ]
  %981 = add nuw nsw i32 %916, 1
  %982 = icmp slt i32 %981, %980
  br i1 %982, label %914, label %1101, !llvm.loop !174

983:                                              ; preds = %505
  %984 = load ptr, ptr %187, align 8, !tbaa !51
  %985 = getelementptr inbounds nuw i8, ptr %984, i32 8
  %986 = load ptr, ptr %985, align 4, !tbaa !175
  %987 = getelementptr inbounds nuw i8, ptr %185, i32 40
  %988 = load i32, ptr %987, align 4, !tbaa !176
  br label %989

989:                                              ; preds = %989, %983
  %990 = phi i32 [ 0, %983 ], [ %994, %989 ]
  %991 = getelementptr inbounds nuw ptr, ptr %202, i32 %990
  %992 = load ptr, ptr %991, align 4, !tbaa !60
  %993 = icmp eq ptr %992, null
  %994 = add nuw nsw i32 %990, 1
  br i1 %993, label %989, label %995, !llvm.loop !177

995:                                              ; preds = %989
  %996 = getelementptr inbounds i32, ptr %986, i32 %988
  %997 = getelementptr inbounds nuw i8, ptr %992, i32 24
  %998 = load i32, ptr %997, align 8, !tbaa !61
  %999 = add nsw i32 %998, 1
  store i32 %999, ptr %997, align 8, !tbaa !61
  store ptr %992, ptr %203, align 4, !tbaa !60
  %1000 = getelementptr inbounds nuw i8, ptr %203, i32 4
  store ptr null, ptr %1000, align 4, !tbaa !60
  %1001 = getelementptr inbounds nuw i8, ptr %996, i32 4
  %1002 = load i32, ptr %1001, align 4, !tbaa !5
  %1003 = getelementptr inbounds nuw i8, ptr %996, i32 8
  %1004 = load i32, ptr %1003, align 4, !tbaa !5
  %1005 = icmp eq i32 %1002, %1004
  br i1 %1005, label %1101, label %1006

1006:                                             ; preds = %995
  %1007 = getelementptr inbounds nuw i8, ptr %185, i32 36
  %1008 = load i32, ptr %1007, align 4, !tbaa !138
  %1009 = add nsw i32 %1008, 1
  %1010 = getelementptr inbounds nuw i8, ptr %984, i32 20
  %1011 = load ptr, ptr %1010, align 4, !tbaa !139
  %1012 = getelementptr inbounds i32, ptr %1011, i32 %1009
  %1013 = load i32, ptr %1012, align 4, !tbaa !5
  %1014 = icmp sgt i32 %1013, -1
  br i1 %1014, label %1015, label %1023

1015:                                             ; preds = %1006
  %1016 = getelementptr inbounds nuw ptr, ptr %202, i32 %1013
  %1017 = load ptr, ptr %1016, align 4, !tbaa !60
  %1018 = icmp eq ptr %1017, null
  br i1 %1018, label %1101, label %1019

1019:                                             ; preds = %1015
  %1020 = getelementptr inbounds nuw i8, ptr %1017, i32 24
  %1021 = load i32, ptr %1020, align 8, !tbaa !61
  %1022 = add nsw i32 %1021, 1
  store i32 %1022, ptr %1020, align 8, !tbaa !61
  store ptr %1017, ptr %1000, align 4, !tbaa !60
  br label %1034

1023:                                             ; preds = %1006
  %1024 = getelementptr inbounds nuw i8, ptr %984, i32 16
  %1025 = load ptr, ptr %1024, align 4, !tbaa !140
  %1026 = getelementptr inbounds i64, ptr %1025, i32 %1009
  %1027 = load i64, ptr %1026, align 8, !tbaa !107
  %1028 = getelementptr inbounds nuw i8, ptr %984, i32 24
  %1029 = load ptr, ptr %1028, align 4, !tbaa !141
  %1030 = getelementptr inbounds i32, ptr %1029, i32 %1009
  %1031 = load i32, ptr %1030, align 4, !tbaa !5
  %1032 = tail call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %1027, i32 noundef %1031) #23
  store ptr %1032, ptr %1000, align 4, !tbaa !60
  %1033 = icmp eq ptr %1032, null
  br i1 %1033, label %1101, label %1034

1034:                                             ; preds = %1023, %1019
  %1035 = phi ptr [ %1017, %1019 ], [ %1032, %1023 ]
  %1036 = load ptr, ptr %1035, align 8, !tbaa !132
  store i32 %990, ptr %1036, align 4, !tbaa !5
  br label %1101

1037:                                             ; preds = %505
  %1038 = load ptr, ptr %202, align 4, !tbaa !60
  %1039 = icmp eq ptr %1038, null
  br i1 %1039, label %1044, label %1040

1040:                                             ; preds = %1037
  %1041 = getelementptr inbounds nuw i8, ptr %1038, i32 24
  %1042 = load i32, ptr %1041, align 8, !tbaa !61
  %1043 = add nsw i32 %1042, 1
  store i32 %1043, ptr %1041, align 8, !tbaa !61
  br label %1044

1044:                                             ; preds = %1040, %1037
  %1045 = getelementptr inbounds nuw i8, ptr %202, i32 4
  %1046 = load ptr, ptr %1045, align 4, !tbaa !60
  %1047 = load ptr, ptr %1046, align 8, !tbaa !132
  %1048 = load i8, ptr %1047, align 1, !tbaa !171
  %1049 = icmp eq i8 %1048, 0
  %1050 = select i1 %1049, ptr %1038, ptr null
  store ptr %1050, ptr %203, align 4, !tbaa !60
  %1051 = icmp eq ptr %1050, null
  %1052 = select i1 %1051, ptr %1038, ptr null
  %1053 = getelementptr inbounds nuw i8, ptr %203, i32 4
  store ptr %1052, ptr %1053, align 4, !tbaa !60
  br label %1101

1054:                                             ; preds = %505, %505, %505, %505
  %1055 = load ptr, ptr %202, align 4, !tbaa !60
  %1056 = icmp eq ptr %1055, null
  br i1 %1056, label %1061, label %1057

1057:                                             ; preds = %1054
  %1058 = getelementptr inbounds nuw i8, ptr %1055, i32 24
  %1059 = load i32, ptr %1058, align 8, !tbaa !61
  %1060 = add nsw i32 %1059, 1
  store i32 %1060, ptr %1058, align 8, !tbaa !61
  br label %1061

1061:                                             ; preds = %1057, %1054
  store ptr %1055, ptr %203, align 4, !tbaa !60
  br label %1101

1062:                                             ; preds = %505
  %1063 = load ptr, ptr %129, align 8, !tbaa !178
  %1064 = getelementptr inbounds nuw i8, ptr %185, i32 4
  %1065 = load i32, ptr %1064, align 4, !tbaa !111
  %1066 = getelementptr inbounds ptr, ptr %1063, i32 %1065
  %1067 = load ptr, ptr %1066, align 4, !tbaa !60
  %1068 = icmp eq ptr %1067, null
  br i1 %1068, label %1073, label %1069

1069:                                             ; preds = %1062
  %1070 = getelementptr inbounds nuw i8, ptr %1067, i32 24
  %1071 = load i32, ptr %1070, align 8, !tbaa !61
  %1072 = add nsw i32 %1071, 1
  store i32 %1072, ptr %1070, align 8, !tbaa !61
  br label %1073

1073:                                             ; preds = %1069, %1062
  store ptr %1067, ptr %203, align 4, !tbaa !60
  br label %1101

1074:                                             ; preds = %505
  %1075 = getelementptr inbounds nuw i8, ptr %187, i32 72
  %1076 = load ptr, ptr %1075, align 8, !tbaa !59
  %1077 = getelementptr inbounds nuw i8, ptr %185, i32 4
  %1078 = load i32, ptr %1077, align 4, !tbaa !111
  %1079 = getelementptr inbounds ptr, ptr %1076, i32 %1078
  %1080 = load ptr, ptr %1079, align 4, !tbaa !60
  store ptr %1080, ptr %203, align 4, !tbaa !60
  store ptr null, ptr %1079, align 4, !tbaa !60
  br label %1101

1081:                                             ; preds = %505
  %1082 = load ptr, ptr %202, align 4, !tbaa !60
  %1083 = icmp eq ptr %1082, null
  br i1 %1083, label %1088, label %1084

1084:                                             ; preds = %1081
  %1085 = getelementptr inbounds nuw i8, ptr %1082, i32 24
  %1086 = load i32, ptr %1085, align 8, !tbaa !61
  %1087 = add nsw i32 %1086, 1
  store i32 %1087, ptr %1085, align 8, !tbaa !61
  br label %1088

1088:                                             ; preds = %1084, %1081
  %1089 = getelementptr inbounds nuw i8, ptr %187, i32 76
  %1090 = load ptr, ptr %1089, align 4, !tbaa !179
  %1091 = getelementptr inbounds nuw i8, ptr %185, i32 4
  %1092 = load i32, ptr %1091, align 4, !tbaa !111
  %1093 = getelementptr inbounds ptr, ptr %1090, i32 %1092
  store ptr %1082, ptr %1093, align 4, !tbaa !60
  %1094 = getelementptr inbounds nuw i8, ptr %187, i32 12
  %1095 = load ptr, ptr %1094, align 4, !tbaa !146
  %1096 = icmp eq ptr %1095, null
  br i1 %1096, label %1097, label %1101

1097:                                             ; preds = %1088
  %1098 = load ptr, ptr %202, align 4, !tbaa !60
  %1099 = load ptr, ptr %128, align 8, !tbaa !180
  %1100 = getelementptr inbounds ptr, ptr %1099, i32 %1092
  store ptr %1098, ptr %1100, align 4, !tbaa !60
  br label %1101

1101:                                             ; preds = %810, %979, %1034, %1023, %1015, %995, %908, %803, %1097, %1088, %1074, %1073, %1061, %1044, %505, %503, %500
  %1102 = load i32, ptr %112, align 4, !tbaa !69
  %1103 = icmp eq i32 %1102, 0
  br i1 %1103, label %1104, label %1105

1104:                                             ; preds = %1101
  tail call fastcc void @complete(ptr noundef nonnull %0, ptr noundef %187, ptr noundef %189, ptr noundef nonnull %185, ptr noundef %203, i32 noundef %191) #23
  br label %1105

1105:                                             ; preds = %581, %689, %604, %574, %506, %205, %319, %324, %1101, %1104
  %1106 = load ptr, ptr %8, align 4, !tbaa !41
  %1107 = icmp eq ptr %1106, null
  br i1 %1107, label %136, label %1115, !llvm.loop !181

1108:                                             ; preds = %173
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 1, i32 noundef 1, ptr noundef null, ptr noundef null) #23
  %1109 = load i32, ptr %112, align 4, !tbaa !69
  %1110 = icmp eq i32 %1109, 0
  br i1 %1110, label %1111, label %1115

1111:                                             ; preds = %145, %1108
  %1112 = load i64, ptr %127, align 8, !tbaa !109
  %1113 = icmp eq i64 %1112, 0
  %1114 = select i1 %1113, i32 0, i32 -2
  br label %1115

1115:                                             ; preds = %159, %136, %142, %151, %1105, %601, %1108, %1111
  %1116 = phi i32 [ %1109, %1108 ], [ %1114, %1111 ], [ -1, %601 ], [ %143, %142 ], [ %137, %136 ], [ -2, %151 ], [ -1, %1105 ], [ -2, %159 ]
  ret i32 %1116
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @empty_inbox(ptr noundef captures(none) %0) unnamed_addr #30 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i32 76
  %3 = load ptr, ptr %2, align 4, !tbaa !80
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
  br i1 %19, label %24, label %20, !llvm.loop !115

20:                                               ; preds = %17, %1
  %21 = phi i32 [ 0, %1 ], [ %18, %17 ]
  %22 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %23 = extractvalue { i32, i1 } %22, 1
  br i1 %23, label %27, label %5

24:                                               ; preds = %17, %24
  %25 = atomicrmw xchg ptr %4, i32 2 acquire, align 4
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %24, !llvm.loop !116

27:                                               ; preds = %20, %5, %8, %11, %14, %24
  %28 = getelementptr inbounds nuw i8, ptr %0, i32 144
  %29 = atomicrmw xchg ptr %28, i32 0 monotonic, align 8
  %30 = load ptr, ptr %2, align 4, !tbaa !80
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
  %42 = load ptr, ptr %40, align 8, !tbaa !123
  store ptr %41, ptr %40, align 8, !tbaa !123
  %43 = icmp eq ptr %42, null
  br i1 %43, label %36, label %39, !llvm.loop !182

44:                                               ; preds = %36, %59
  %45 = phi ptr [ %40, %36 ], [ %49, %59 ]
  %46 = load i32, ptr %37, align 4, !tbaa !69
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %61

48:                                               ; preds = %44
  %49 = load ptr, ptr %45, align 8, !tbaa !123
  %50 = getelementptr inbounds nuw i8, ptr %45, i32 40
  %51 = load i32, ptr %50, align 8, !tbaa !121
  switch i32 %51, label %58 [
    i32 0, label %52
    i32 2, label %55
  ]

52:                                               ; preds = %48
  %53 = getelementptr inbounds nuw i8, ptr %45, i32 8
  %54 = load ptr, ptr %53, align 8, !tbaa !183
  tail call fastcc void @drop(ptr noundef nonnull %0, ptr noundef %54) #23
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef nonnull %45, i64 noundef 48) #23
  br label %59, !llvm.loop !184

55:                                               ; preds = %48
  %56 = load i64, ptr %38, align 8, !tbaa !144
  %57 = add nsw i64 %56, -1
  store i64 %57, ptr %38, align 8, !tbaa !144
  br label %58

58:                                               ; preds = %48, %55
  tail call fastcc void @end_activation(ptr noundef nonnull %0, ptr noundef nonnull %45) #23
  br label %59

59:                                               ; preds = %58, %52
  %60 = icmp eq ptr %49, null
  br i1 %60, label %61, label %44

61:                                               ; preds = %44, %59, %27
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @fail(ptr noundef captures(none) %0, i32 noundef range(i32 1, 0) %1, i32 noundef range(i32 0, 7) %2, ptr noundef readonly captures(address_is_null) %3, ptr noundef %4) unnamed_addr #31 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 60
  %7 = load i32, ptr %6, align 4, !tbaa !69
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %32

9:                                                ; preds = %5
  store i32 %1, ptr %6, align 4, !tbaa !69
  %10 = getelementptr inbounds nuw i8, ptr %0, i32 64
  store i32 %2, ptr %10, align 8, !tbaa !185
  %11 = icmp eq ptr %3, null
  br i1 %11, label %12, label %14

12:                                               ; preds = %9
  %13 = getelementptr inbounds nuw i8, ptr %0, i32 68
  store i32 -1, ptr %13, align 4, !tbaa !186
  br label %29

14:                                               ; preds = %9
  %15 = load ptr, ptr %3, align 8, !tbaa !51
  %16 = load ptr, ptr %0, align 8, !tbaa !43
  %17 = ptrtoint ptr %15 to i32
  %18 = ptrtoint ptr %16 to i32
  %19 = sub i32 %17, %18
  %20 = sdiv exact i32 %19, 36
  %21 = getelementptr inbounds nuw i8, ptr %0, i32 68
  store i32 %20, ptr %21, align 4, !tbaa !186
  %22 = icmp eq ptr %4, null
  br i1 %22, label %29, label %23

23:                                               ; preds = %14
  %24 = load ptr, ptr %15, align 4, !tbaa !70
  %25 = ptrtoint ptr %4 to i32
  %26 = ptrtoint ptr %24 to i32
  %27 = sub i32 %25, %26
  %28 = sdiv exact i32 %27, 44
  br label %29

29:                                               ; preds = %12, %14, %23
  %30 = phi i32 [ %28, %23 ], [ -1, %14 ], [ -1, %12 ]
  %31 = getelementptr inbounds nuw i8, ptr %0, i32 72
  store i32 %30, ptr %31, align 8, !tbaa !187
  br label %32

32:                                               ; preds = %5, %29
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i32(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i32, i1 immarg) #7

; Function Attrs: nounwind uwtable
define void @tfc_finish(ptr noundef captures(none) %0, ptr noundef %1) local_unnamed_addr #29 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i32 128
  %4 = load i64, ptr %3, align 8, !tbaa !144
  %5 = add nsw i64 %4, -1
  store i64 %5, ptr %3, align 8, !tbaa !144
  tail call fastcc void @end_activation(ptr noundef %0, ptr noundef %1) #23
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @end_activation(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #29 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i32 76
  %4 = load ptr, ptr %3, align 4, !tbaa !188
  %5 = load ptr, ptr %4, align 8, !tbaa !51
  %6 = load ptr, ptr %5, align 4, !tbaa !70
  %7 = getelementptr inbounds nuw i8, ptr %1, i32 52
  %8 = load i32, ptr %7, align 4, !tbaa !189
  %9 = getelementptr inbounds %struct.tfc_node, ptr %6, i32 %8
  %10 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %11 = load i64, ptr %10, align 8, !tbaa !109
  %12 = add nsw i64 %11, -1
  store i64 %12, ptr %10, align 8, !tbaa !109
  %13 = load i32, ptr %9, align 4, !tbaa !100
  %14 = icmp eq i32 %13, 15
  br i1 %14, label %15, label %217

15:                                               ; preds = %2
  %16 = load ptr, ptr %0, align 8, !tbaa !43
  %17 = getelementptr inbounds nuw i8, ptr %1, i32 48
  %18 = load i32, ptr %17, align 8, !tbaa !190
  %19 = getelementptr inbounds %struct.tfc_graph, ptr %16, i32 %18
  %20 = getelementptr inbounds nuw i8, ptr %1, i32 64
  %21 = load ptr, ptr %20, align 8, !tbaa !124
  %22 = getelementptr inbounds nuw i8, ptr %21, i32 8
  %23 = load ptr, ptr %22, align 8, !tbaa !183
  %24 = icmp eq ptr %23, null
  %25 = getelementptr inbounds nuw i8, ptr %1, i32 56
  br i1 %24, label %26, label %27

26:                                               ; preds = %15
  store i32 1, ptr %25, align 8, !tbaa !191
  br label %169

27:                                               ; preds = %15
  %28 = load i32, ptr %25, align 8, !tbaa !191
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %169

30:                                               ; preds = %27
  %31 = getelementptr inbounds nuw i8, ptr %19, i32 16
  %32 = load ptr, ptr %31, align 4, !tbaa !140
  %33 = getelementptr inbounds nuw i8, ptr %9, i32 36
  %34 = load i32, ptr %33, align 4, !tbaa !138
  %35 = getelementptr inbounds i64, ptr %32, i32 %34
  %36 = load i64, ptr %35, align 8, !tbaa !107
  %37 = getelementptr inbounds nuw i8, ptr %23, i32 16
  %38 = load i64, ptr %37, align 8, !tbaa !27
  %39 = icmp eq i64 %36, %38
  br i1 %39, label %41, label %40

40:                                               ; preds = %30
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 13, i32 noundef 5, ptr noundef nonnull %4, ptr noundef nonnull %9) #23
  br label %169

41:                                               ; preds = %30
  %42 = getelementptr inbounds nuw i8, ptr %19, i32 24
  %43 = load ptr, ptr %42, align 4, !tbaa !141
  %44 = getelementptr inbounds i32, ptr %43, i32 %34
  %45 = load i32, ptr %44, align 4, !tbaa !5
  %46 = tail call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %36, i32 noundef %45) #23
  %47 = getelementptr inbounds nuw i8, ptr %1, i32 72
  %48 = load ptr, ptr %47, align 8, !tbaa !142
  store ptr %46, ptr %48, align 4, !tbaa !60
  %49 = icmp eq ptr %46, null
  br i1 %49, label %217, label %50

50:                                               ; preds = %41
  %51 = getelementptr inbounds nuw i8, ptr %21, i32 32
  %52 = load ptr, ptr %51, align 8, !tbaa !133
  %53 = icmp eq ptr %52, null
  %54 = load ptr, ptr %46, align 8, !tbaa !132
  br i1 %53, label %118, label %55

55:                                               ; preds = %50
  %56 = getelementptr inbounds nuw i8, ptr %21, i32 4
  %57 = load ptr, ptr %56, align 4, !tbaa !136
  %58 = getelementptr inbounds nuw i8, ptr %57, i32 24
  %59 = load ptr, ptr %58, align 8, !tbaa !32
  %60 = getelementptr inbounds nuw i8, ptr %59, i32 20
  %61 = load ptr, ptr %60, align 4, !tbaa !129
  %62 = getelementptr inbounds nuw i8, ptr %61, i32 56
  %63 = load ptr, ptr %62, align 4, !tbaa !192
  %64 = tail call ptr %63(ptr noundef %61, ptr noundef nonnull %52) #24
  %65 = load ptr, ptr %22, align 8, !tbaa !183
  %66 = getelementptr inbounds nuw i8, ptr %65, i32 16
  %67 = load i64, ptr %66, align 8, !tbaa !27
  %68 = icmp sgt i64 %67, 0
  br i1 %68, label %69, label %114

69:                                               ; preds = %55
  %70 = and i64 %67, 3
  %71 = icmp ult i64 %67, 4
  br i1 %71, label %101, label %72

72:                                               ; preds = %69
  %73 = and i64 %67, 9223372036854775804
  br label %74

74:                                               ; preds = %74, %72
  %75 = phi i64 [ 0, %72 ], [ %96, %74 ]
  %76 = phi i64 [ 0, %72 ], [ %97, %74 ]
  %77 = trunc i64 %75 to i32
  %78 = getelementptr inbounds i8, ptr %64, i32 %77
  %79 = load i8, ptr %78, align 1, !tbaa !171
  %80 = getelementptr inbounds i8, ptr %54, i32 %77
  store i8 %79, ptr %80, align 1, !tbaa !171
  %81 = trunc i64 %75 to i32
  %82 = or disjoint i32 %81, 1
  %83 = getelementptr inbounds i8, ptr %64, i32 %82
  %84 = load i8, ptr %83, align 1, !tbaa !171
  %85 = getelementptr inbounds i8, ptr %54, i32 %82
  store i8 %84, ptr %85, align 1, !tbaa !171
  %86 = trunc i64 %75 to i32
  %87 = or disjoint i32 %86, 2
  %88 = getelementptr inbounds i8, ptr %64, i32 %87
  %89 = load i8, ptr %88, align 1, !tbaa !171
  %90 = getelementptr inbounds i8, ptr %54, i32 %87
  store i8 %89, ptr %90, align 1, !tbaa !171
  %91 = trunc i64 %75 to i32
  %92 = or disjoint i32 %91, 3
  %93 = getelementptr inbounds i8, ptr %64, i32 %92
  %94 = load i8, ptr %93, align 1, !tbaa !171
  %95 = getelementptr inbounds i8, ptr %54, i32 %92
  store i8 %94, ptr %95, align 1, !tbaa !171
  %96 = add nuw nsw i64 %75, 4
  %97 = add i64 %76, 4
  %98 = icmp eq i64 %97, %73
  br i1 %98, label %99, label %74, !llvm.loop !172

99:                                               ; preds = %74
  %100 = icmp eq i64 %70, 0
  br i1 %100, label %114, label %101

101:                                              ; preds = %99, %69
  %102 = phi i64 [ 0, %69 ], [ %96, %99 ]
  %103 = icmp ne i64 %70, 0
  tail call void @llvm.assume(i1 %103)
  br label %104

104:                                              ; preds = %104, %101
  %105 = phi i64 [ %111, %104 ], [ %102, %101 ]
  %106 = phi i64 [ %112, %104 ], [ 0, %101 ]
  %107 = trunc i64 %105 to i32
  %108 = getelementptr inbounds i8, ptr %64, i32 %107
  %109 = load i8, ptr %108, align 1, !tbaa !171
  %110 = getelementptr inbounds i8, ptr %54, i32 %107
  store i8 %109, ptr %110, align 1, !tbaa !171
  %111 = add nuw nsw i64 %105, 1
  %112 = add i64 %106, 1
  %113 = icmp eq i64 %112, %70
  br i1 %113, label %114, label %104, !llvm.loop !193

114:                                              ; preds = %99, %104, %55
  %115 = getelementptr inbounds nuw i8, ptr %61, i32 60
  %116 = load ptr, ptr %115, align 4, !tbaa !194
  %117 = load ptr, ptr %51, align 8, !tbaa !133
  tail call void %116(ptr noundef nonnull %61, ptr noundef %117) #24
  store ptr null, ptr %51, align 8, !tbaa !133
  br label %169

118:                                              ; preds = %50
  %119 = load ptr, ptr %22, align 8, !tbaa !183
  %120 = load ptr, ptr %119, align 8, !tbaa !132
  %121 = getelementptr inbounds nuw i8, ptr %119, i32 16
  %122 = load i64, ptr %121, align 8, !tbaa !27
  %123 = icmp sgt i64 %122, 0
  br i1 %123, label %124, label %169

124:                                              ; preds = %118
  %125 = and i64 %122, 3
  %126 = icmp ult i64 %122, 4
  br i1 %126, label %156, label %127

127:                                              ; preds = %124
  %128 = and i64 %122, 9223372036854775804
  br label %129

129:                                              ; preds = %129, %127
  %130 = phi i64 [ 0, %127 ], [ %151, %129 ]
  %131 = phi i64 [ 0, %127 ], [ %152, %129 ]
  %132 = trunc i64 %130 to i32
  %133 = getelementptr inbounds i8, ptr %120, i32 %132
  %134 = load i8, ptr %133, align 1, !tbaa !171
  %135 = getelementptr inbounds i8, ptr %54, i32 %132
  store i8 %134, ptr %135, align 1, !tbaa !171
  %136 = trunc i64 %130 to i32
  %137 = or disjoint i32 %136, 1
  %138 = getelementptr inbounds i8, ptr %120, i32 %137
  %139 = load i8, ptr %138, align 1, !tbaa !171
  %140 = getelementptr inbounds i8, ptr %54, i32 %137
  store i8 %139, ptr %140, align 1, !tbaa !171
  %141 = trunc i64 %130 to i32
  %142 = or disjoint i32 %141, 2
  %143 = getelementptr inbounds i8, ptr %120, i32 %142
  %144 = load i8, ptr %143, align 1, !tbaa !171
  %145 = getelementptr inbounds i8, ptr %54, i32 %142
  store i8 %144, ptr %145, align 1, !tbaa !171
  %146 = trunc i64 %130 to i32
  %147 = or disjoint i32 %146, 3
  %148 = getelementptr inbounds i8, ptr %120, i32 %147
  %149 = load i8, ptr %148, align 1, !tbaa !171
  %150 = getelementptr inbounds i8, ptr %54, i32 %147
  store i8 %149, ptr %150, align 1, !tbaa !171
  %151 = add nuw nsw i64 %130, 4
  %152 = add i64 %131, 4
  %153 = icmp eq i64 %152, %128
  br i1 %153, label %154, label %129, !llvm.loop !172

154:                                              ; preds = %129
  %155 = icmp eq i64 %125, 0
  br i1 %155, label %169, label %156

156:                                              ; preds = %154, %124
  %157 = phi i64 [ 0, %124 ], [ %151, %154 ]
  %158 = icmp ne i64 %125, 0
  tail call void @llvm.assume(i1 %158)
  br label %159

159:                                              ; preds = %159, %156
  %160 = phi i64 [ %166, %159 ], [ %157, %156 ]
  %161 = phi i64 [ %167, %159 ], [ 0, %156 ]
  %162 = trunc i64 %160 to i32
  %163 = getelementptr inbounds i8, ptr %120, i32 %162
  %164 = load i8, ptr %163, align 1, !tbaa !171
  %165 = getelementptr inbounds i8, ptr %54, i32 %162
  store i8 %164, ptr %165, align 1, !tbaa !171
  %166 = add nuw nsw i64 %160, 1
  %167 = add i64 %161, 1
  %168 = icmp eq i64 %167, %125
  br i1 %168, label %169, label %159, !llvm.loop !195

169:                                              ; preds = %154, %159, %118, %114, %40, %27, %26
  %170 = getelementptr inbounds nuw i8, ptr %0, i32 76
  %171 = load ptr, ptr %170, align 4, !tbaa !80
  %172 = getelementptr inbounds nuw i8, ptr %171, i32 28
  br label %188

173:                                              ; preds = %188
  %174 = cmpxchg ptr %172, i32 0, i32 1 acquire monotonic, align 4
  %175 = extractvalue { i32, i1 } %174, 1
  br i1 %175, label %195, label %176

176:                                              ; preds = %173
  %177 = cmpxchg ptr %172, i32 0, i32 1 acquire monotonic, align 4
  %178 = extractvalue { i32, i1 } %177, 1
  br i1 %178, label %195, label %179

179:                                              ; preds = %176
  %180 = cmpxchg ptr %172, i32 0, i32 1 acquire monotonic, align 4
  %181 = extractvalue { i32, i1 } %180, 1
  br i1 %181, label %195, label %182

182:                                              ; preds = %179
  %183 = cmpxchg ptr %172, i32 0, i32 1 acquire monotonic, align 4
  %184 = extractvalue { i32, i1 } %183, 1
  br i1 %184, label %195, label %185

185:                                              ; preds = %182
  %186 = add nuw nsw i32 %189, 5
  %187 = icmp eq i32 %186, 100
  br i1 %187, label %192, label %188, !llvm.loop !115

188:                                              ; preds = %185, %169
  %189 = phi i32 [ 0, %169 ], [ %186, %185 ]
  %190 = cmpxchg ptr %172, i32 0, i32 1 acquire monotonic, align 4
  %191 = extractvalue { i32, i1 } %190, 1
  br i1 %191, label %195, label %173

192:                                              ; preds = %185, %192
  %193 = atomicrmw xchg ptr %172, i32 2 acquire, align 4
  %194 = icmp eq i32 %193, 0
  br i1 %194, label %195, label %192, !llvm.loop !116

195:                                              ; preds = %188, %173, %176, %179, %182, %192
  %196 = load ptr, ptr %170, align 4, !tbaa !80
  %197 = getelementptr inbounds nuw i8, ptr %21, i32 4
  %198 = load ptr, ptr %197, align 4, !tbaa !136
  %199 = getelementptr inbounds nuw i8, ptr %198, i32 144
  %200 = load atomic i32, ptr %199 monotonic, align 8
  %201 = inttoptr i32 %200 to ptr
  store ptr %201, ptr %21, align 8, !tbaa !123
  %202 = ptrtoint ptr %21 to i32
  store atomic i32 %202, ptr %199 monotonic, align 8
  %203 = getelementptr inbounds nuw i8, ptr %198, i32 108
  %204 = load i32, ptr %203, align 4, !tbaa !137
  %205 = icmp eq i32 %204, 2
  br i1 %205, label %206, label %213

206:                                              ; preds = %195
  %207 = getelementptr inbounds nuw i8, ptr %21, i32 40
  %208 = load i32, ptr %207, align 8, !tbaa !121
  %209 = icmp eq i32 %208, 0
  br i1 %209, label %213, label %210

210:                                              ; preds = %206
  store i32 0, ptr %203, align 4, !tbaa !137
  %211 = getelementptr inbounds nuw i8, ptr %196, i32 32
  %212 = atomicrmw add ptr %211, i32 1 monotonic, align 8
  br label %213

213:                                              ; preds = %210, %206, %195
  %214 = load ptr, ptr %170, align 4, !tbaa !80
  %215 = getelementptr inbounds nuw i8, ptr %214, i32 28
  %216 = atomicrmw xchg ptr %215, i32 0 release, align 4
  br label %217

217:                                              ; preds = %213, %41, %2
  %218 = getelementptr inbounds nuw i8, ptr %0, i32 60
  %219 = load i32, ptr %218, align 4, !tbaa !69
  %220 = icmp eq i32 %219, 0
  br i1 %220, label %221, label %236

221:                                              ; preds = %217
  %222 = getelementptr inbounds nuw i8, ptr %1, i32 80
  %223 = load ptr, ptr %222, align 8, !tbaa !196
  %224 = getelementptr inbounds nuw i8, ptr %1, i32 24
  %225 = load i64, ptr %224, align 8, !tbaa !197
  tail call fastcc void @note(ptr noundef nonnull %0, ptr noundef nonnull %4, ptr noundef %223, ptr noundef nonnull %9, i64 noundef %225) #23
  %226 = load ptr, ptr %222, align 8, !tbaa !196
  %227 = getelementptr inbounds nuw i8, ptr %1, i32 72
  %228 = load ptr, ptr %227, align 8, !tbaa !142
  %229 = getelementptr inbounds nuw i8, ptr %1, i32 56
  %230 = load i32, ptr %229, align 8, !tbaa !191
  tail call fastcc void @complete(ptr noundef nonnull %0, ptr noundef nonnull %4, ptr noundef %226, ptr noundef nonnull %9, ptr noundef %228, i32 noundef %230) #23
  %231 = getelementptr inbounds nuw i8, ptr %9, i32 24
  %232 = load i32, ptr %231, align 4, !tbaa !101
  %233 = sext i32 %232 to i64
  %234 = shl nsw i64 %233, 2
  %235 = add nsw i64 %234, 88
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %235) #23
  br label %236

236:                                              ; preds = %217, %221
  ret void
}

; Function Attrs: nounwind uwtable
define i32 @tfc_drive(ptr noundef %0, ptr noundef captures(none) %1) local_unnamed_addr #29 {
  %3 = alloca ptr, align 4
  %4 = getelementptr inbounds nuw i8, ptr %0, i32 28
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
  br i1 %19, label %24, label %20, !llvm.loop !115

20:                                               ; preds = %17, %2
  %21 = phi i32 [ 0, %2 ], [ %18, %17 ]
  %22 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %23 = extractvalue { i32, i1 } %22, 1
  br i1 %23, label %27, label %5

24:                                               ; preds = %17, %24
  %25 = atomicrmw xchg ptr %4, i32 2 acquire, align 4
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %24, !llvm.loop !116

27:                                               ; preds = %20, %5, %8, %11, %14, %24
  %28 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %29 = load i32, ptr %28, align 4, !tbaa !198
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %38

31:                                               ; preds = %27
  %32 = getelementptr inbounds nuw i8, ptr %0, i32 48
  %33 = load i32, ptr %32, align 8, !tbaa !200
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %38, label %35

35:                                               ; preds = %31
  store i32 0, ptr %32, align 8, !tbaa !200
  %36 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %37 = atomicrmw add ptr %36, i32 1 monotonic, align 8
  br label %38

38:                                               ; preds = %35, %31, %27
  %39 = getelementptr inbounds nuw i8, ptr %0, i32 52
  %40 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %41 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %42 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %43 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %44 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %45 = getelementptr inbounds nuw i8, ptr %0, i32 48
  %46 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %47 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %48 = getelementptr inbounds nuw i8, ptr %0, i32 40
  %49 = getelementptr inbounds nuw i8, ptr %0, i32 44
  %50 = getelementptr inbounds nuw i8, ptr %0, i32 56
  %51 = getelementptr inbounds nuw i8, ptr %0, i32 60
  %52 = getelementptr inbounds nuw i8, ptr %0, i32 36
  br label %53

53:                                               ; preds = %512, %38
  %54 = load i32, ptr %1, align 4, !tbaa !201
  %55 = icmp slt i32 %54, 0
  br i1 %55, label %56, label %169

56:                                               ; preds = %53
  %57 = load ptr, ptr %39, align 4, !tbaa !202
  %58 = icmp eq ptr %57, null
  %59 = load i64, ptr @now_ns_, align 8
  br i1 %58, label %124, label %60

60:                                               ; preds = %56, %119
  %61 = phi ptr [ %120, %119 ], [ %57, %56 ]
  %62 = getelementptr inbounds nuw i8, ptr %61, i32 24
  %63 = load i64, ptr %62, align 8, !tbaa !127
  %64 = icmp sgt i64 %63, %59
  br i1 %64, label %122, label %65

65:                                               ; preds = %60
  %66 = load ptr, ptr %61, align 8, !tbaa !123
  store ptr %66, ptr %39, align 4, !tbaa !202
  %67 = load ptr, ptr %40, align 4, !tbaa !117
  %68 = getelementptr inbounds nuw i8, ptr %61, i32 36
  %69 = load i32, ptr %68, align 4, !tbaa !118
  %70 = getelementptr inbounds %struct.tfc_transfer, ptr %67, i32 %69
  %71 = load ptr, ptr %70, align 4, !tbaa !104
  %72 = icmp eq ptr %71, null
  br i1 %72, label %100, label %73

73:                                               ; preds = %65
  %74 = getelementptr inbounds nuw i8, ptr %61, i32 16
  %75 = load i64, ptr %74, align 8, !tbaa !119
  %76 = getelementptr inbounds nuw i8, ptr %71, i32 16
  %77 = load i64, ptr %76, align 8, !tbaa !119
  %78 = icmp eq i64 %77, %75
  br i1 %78, label %83, label %91

79:                                               ; preds = %91
  %80 = getelementptr inbounds nuw i8, ptr %93, i32 16
  %81 = load i64, ptr %80, align 8, !tbaa !119
  %82 = icmp eq i64 %81, %75
  br i1 %82, label %83, label %91, !llvm.loop !120

83:                                               ; preds = %79, %73
  %84 = phi ptr [ %71, %73 ], [ %93, %79 ]
  %85 = phi ptr [ %70, %73 ], [ %92, %79 ]
  %86 = getelementptr inbounds nuw i8, ptr %84, i32 40
  %87 = load i32, ptr %86, align 8, !tbaa !121
  %88 = getelementptr inbounds nuw i8, ptr %61, i32 40
  %89 = load i32, ptr %88, align 8, !tbaa !121
  %90 = icmp eq i32 %87, %89
  br i1 %90, label %95, label %102

91:                                               ; preds = %73, %79
  %92 = phi ptr [ %93, %79 ], [ %71, %73 ]
  %93 = load ptr, ptr %92, align 4, !tbaa !104
  %94 = icmp eq ptr %93, null
  br i1 %94, label %100, label %79, !llvm.loop !120

95:                                               ; preds = %83
  %96 = load atomic i32, ptr %42 monotonic, align 8
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %98, label %100

98:                                               ; preds = %95
  store i32 -1, ptr %43, align 4, !tbaa !122
  store atomic i32 13, ptr %42 monotonic, align 8
  %99 = atomicrmw add ptr %41, i32 1 monotonic, align 8
  br label %100

100:                                              ; preds = %91, %98, %95, %65
  %101 = phi ptr [ %70, %65 ], [ %85, %98 ], [ %85, %95 ], [ %92, %91 ]
  store ptr null, ptr %61, align 8, !tbaa !123
  store ptr %61, ptr %101, align 4, !tbaa !104
  br label %119

102:                                              ; preds = %83
  %103 = load ptr, ptr %84, align 8, !tbaa !123
  store ptr %103, ptr %85, align 4, !tbaa !104
  %104 = getelementptr inbounds nuw i8, ptr %84, i32 64
  store ptr %61, ptr %104, align 8, !tbaa !124
  %105 = getelementptr inbounds nuw i8, ptr %84, i32 4
  %106 = load ptr, ptr %105, align 4, !tbaa !136
  %107 = getelementptr inbounds nuw i8, ptr %106, i32 144
  %108 = load atomic i32, ptr %107 monotonic, align 8
  %109 = inttoptr i32 %108 to ptr
  store ptr %109, ptr %84, align 8, !tbaa !123
  %110 = ptrtoint ptr %84 to i32
  store atomic i32 %110, ptr %107 monotonic, align 8
  %111 = getelementptr inbounds nuw i8, ptr %106, i32 108
  %112 = load i32, ptr %111, align 4, !tbaa !137
  %113 = icmp eq i32 %112, 2
  br i1 %113, label %114, label %119

114:                                              ; preds = %102
  %115 = load i32, ptr %86, align 8, !tbaa !121
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %119, label %117

117:                                              ; preds = %114
  store i32 0, ptr %111, align 4, !tbaa !137
  %118 = atomicrmw add ptr %41, i32 1 monotonic, align 8
  br label %119

119:                                              ; preds = %117, %114, %102, %100
  %120 = load ptr, ptr %39, align 4, !tbaa !202
  %121 = icmp eq ptr %120, null
  br i1 %121, label %122, label %60, !llvm.loop !203

122:                                              ; preds = %119, %60
  %123 = load i64, ptr @now_ns_, align 8
  br label %124

124:                                              ; preds = %122, %56
  %125 = phi i64 [ %123, %122 ], [ %59, %56 ]
  %126 = load i64, ptr %44, align 8, !tbaa !81
  %127 = icmp eq i64 %126, 0
  %128 = icmp slt i64 %125, %126
  %129 = select i1 %127, i1 true, i1 %128
  br i1 %129, label %135, label %130

130:                                              ; preds = %124
  %131 = load atomic i32, ptr %42 monotonic, align 8
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %133, label %135

133:                                              ; preds = %130
  store i32 -1, ptr %43, align 4, !tbaa !122
  store atomic i32 4, ptr %42 monotonic, align 8
  %134 = atomicrmw add ptr %41, i32 1 monotonic, align 8
  br label %135

135:                                              ; preds = %133, %130, %124
  %136 = load atomic i32, ptr %42 seq_cst, align 4, !tbaa !204
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %138, label %166

138:                                              ; preds = %135
  %139 = load i32, ptr %45, align 8, !tbaa !200
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %141, label %166

141:                                              ; preds = %138
  %142 = load i32, ptr %46, align 4, !tbaa !205
  %143 = load i32, ptr %47, align 8, !tbaa !206
  %144 = icmp sgt i32 %143, 0
  br i1 %144, label %145, label %159

145:                                              ; preds = %141
  %146 = load ptr, ptr %0, align 8, !tbaa !207
  br label %150

147:                                              ; preds = %150
  %148 = add nuw nsw i32 %151, 1
  %149 = icmp eq i32 %148, %143
  br i1 %149, label %159, label %150, !llvm.loop !208

150:                                              ; preds = %147, %145
  %151 = phi i32 [ 0, %145 ], [ %148, %147 ]
  %152 = add nsw i32 %151, %142
  %153 = srem i32 %152, %143
  %154 = getelementptr inbounds ptr, ptr %146, i32 %153
  %155 = load ptr, ptr %154, align 4, !tbaa !105
  %156 = getelementptr inbounds nuw i8, ptr %155, i32 108
  %157 = load i32, ptr %156, align 4, !tbaa !137
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %160, label %147

159:                                              ; preds = %147, %141
  store i32 -1, ptr %1, align 4, !tbaa !201
  br label %241

160:                                              ; preds = %150
  store i32 %153, ptr %1, align 4, !tbaa !201
  %161 = icmp slt i32 %153, 0
  br i1 %161, label %241, label %162

162:                                              ; preds = %160
  %163 = getelementptr inbounds nuw i8, ptr %155, i32 108
  store i32 1, ptr %163, align 4, !tbaa !137
  %164 = load i32, ptr %48, align 8, !tbaa !209
  %165 = add nsw i32 %164, 1
  store i32 %165, ptr %48, align 8, !tbaa !209
  br label %166

166:                                              ; preds = %162, %138, %135
  %167 = load i32, ptr %1, align 4, !tbaa !201
  %168 = icmp sgt i32 %167, -1
  br i1 %168, label %169, label %241

169:                                              ; preds = %53, %166
  %170 = atomicrmw xchg ptr %4, i32 0 release, align 4
  %171 = load ptr, ptr %0, align 8, !tbaa !207
  %172 = load i32, ptr %1, align 4, !tbaa !201
  %173 = getelementptr inbounds ptr, ptr %171, i32 %172
  %174 = load ptr, ptr %173, align 4, !tbaa !105
  %175 = tail call i32 @tfc_execute(ptr noundef %174) #23
  %176 = icmp eq i32 %175, -1
  br i1 %176, label %582, label %192

177:                                              ; preds = %192
  %178 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %179 = extractvalue { i32, i1 } %178, 1
  br i1 %179, label %199, label %180

180:                                              ; preds = %177
  %181 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %182 = extractvalue { i32, i1 } %181, 1
  br i1 %182, label %199, label %183

183:                                              ; preds = %180
  %184 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %185 = extractvalue { i32, i1 } %184, 1
  br i1 %185, label %199, label %186

186:                                              ; preds = %183
  %187 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %188 = extractvalue { i32, i1 } %187, 1
  br i1 %188, label %199, label %189

189:                                              ; preds = %186
  %190 = add nuw nsw i32 %193, 5
  %191 = icmp eq i32 %190, 100
  br i1 %191, label %196, label %192, !llvm.loop !115

192:                                              ; preds = %169, %189
  %193 = phi i32 [ %190, %189 ], [ 0, %169 ]
  %194 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %195 = extractvalue { i32, i1 } %194, 1
  br i1 %195, label %199, label %177

196:                                              ; preds = %189, %196
  %197 = atomicrmw xchg ptr %4, i32 2 acquire, align 4
  %198 = icmp eq i32 %197, 0
  br i1 %198, label %199, label %196, !llvm.loop !116

199:                                              ; preds = %192, %177, %180, %183, %186, %196
  %200 = load ptr, ptr %0, align 8, !tbaa !207
  %201 = load i32, ptr %1, align 4, !tbaa !201
  %202 = getelementptr inbounds ptr, ptr %200, i32 %201
  %203 = load ptr, ptr %202, align 4, !tbaa !105
  %204 = icmp eq i32 %175, 0
  br i1 %204, label %224, label %205

205:                                              ; preds = %199
  %206 = getelementptr inbounds nuw i8, ptr %203, i32 144
  %207 = load atomic ptr, ptr %206 seq_cst, align 4, !tbaa !210
  %208 = icmp eq ptr %207, null
  br i1 %208, label %209, label %214

209:                                              ; preds = %205
  %210 = getelementptr inbounds nuw i8, ptr %203, i32 160
  %211 = load i64, ptr %210, align 8, !tbaa !79
  %212 = icmp eq i64 %211, 0
  %213 = select i1 %212, i32 2, i32 0
  br label %214

214:                                              ; preds = %209, %205
  %215 = phi i32 [ %213, %209 ], [ 0, %205 ]
  %216 = getelementptr inbounds nuw i8, ptr %203, i32 108
  store i32 %215, ptr %216, align 4, !tbaa !137
  %217 = icmp sgt i32 %175, 0
  br i1 %217, label %218, label %228

218:                                              ; preds = %214
  %219 = load i32, ptr %1, align 4, !tbaa !201
  %220 = load atomic i32, ptr %42 monotonic, align 8
  %221 = icmp eq i32 %220, 0
  br i1 %221, label %222, label %228

222:                                              ; preds = %218
  store i32 %219, ptr %43, align 4, !tbaa !122
  store atomic i32 %175, ptr %42 monotonic, align 8
  %223 = atomicrmw add ptr %41, i32 1 monotonic, align 8
  br label %228

224:                                              ; preds = %199
  %225 = getelementptr inbounds nuw i8, ptr %203, i32 108
  store i32 3, ptr %225, align 4, !tbaa !137
  %226 = load i32, ptr %49, align 4, !tbaa !211
  %227 = add nsw i32 %226, 1
  store i32 %227, ptr %49, align 4, !tbaa !211
  br label %228

228:                                              ; preds = %224, %222, %218, %214
  store i32 -1, ptr %1, align 4, !tbaa !201
  %229 = load i32, ptr %48, align 8, !tbaa !209
  %230 = add nsw i32 %229, -1
  store i32 %230, ptr %48, align 8, !tbaa !209
  %231 = icmp eq i32 %230, 0
  br i1 %231, label %239, label %232

232:                                              ; preds = %228
  %233 = load atomic i32, ptr %42 seq_cst, align 4, !tbaa !204
  %234 = icmp eq i32 %233, 0
  br i1 %234, label %235, label %239

235:                                              ; preds = %232
  %236 = load i32, ptr %49, align 4, !tbaa !211
  %237 = load i32, ptr %47, align 8, !tbaa !206
  %238 = icmp eq i32 %236, %237
  br i1 %238, label %239, label %512

239:                                              ; preds = %235, %232, %228
  %240 = atomicrmw add ptr %41, i32 1 monotonic, align 8
  br label %512

241:                                              ; preds = %159, %160, %166
  %242 = load atomic i32, ptr %42 seq_cst, align 4, !tbaa !204
  %243 = icmp eq i32 %242, 0
  br i1 %243, label %244, label %248

244:                                              ; preds = %241
  %245 = load i32, ptr %49, align 4, !tbaa !211
  %246 = load i32, ptr %47, align 8, !tbaa !206
  %247 = icmp eq i32 %245, %246
  br i1 %247, label %248, label %256

248:                                              ; preds = %241, %244
  %249 = load i32, ptr %28, align 4, !tbaa !198
  %250 = icmp eq i32 %249, 0
  br i1 %250, label %251, label %574

251:                                              ; preds = %248
  %252 = load i32, ptr %48, align 8, !tbaa !209
  %253 = icmp eq i32 %252, 0
  br i1 %253, label %574, label %254

254:                                              ; preds = %251
  %255 = load ptr, ptr %39, align 4, !tbaa !202
  br label %519

256:                                              ; preds = %244
  %257 = load ptr, ptr %50, align 8, !tbaa !212
  %258 = icmp eq ptr %257, null
  br i1 %258, label %472, label %259

259:                                              ; preds = %256
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  store ptr null, ptr %3, align 4, !tbaa !104
  store ptr null, ptr %50, align 8, !tbaa !212
  %260 = load i32, ptr %51, align 4, !tbaa !213
  %261 = add nsw i32 %260, 1
  store i32 %261, ptr %51, align 4, !tbaa !213
  %262 = load i32, ptr %48, align 8, !tbaa !209
  %263 = icmp eq i32 %262, 0
  %264 = icmp eq i32 %260, 0
  %265 = select i1 %263, i1 %264, i1 false
  br i1 %265, label %266, label %286

266:                                              ; preds = %259
  %267 = load ptr, ptr %39, align 4, !tbaa !202
  %268 = icmp eq ptr %267, null
  br i1 %268, label %269, label %286

269:                                              ; preds = %266
  %270 = load i64, ptr %44, align 8, !tbaa !81
  %271 = icmp eq i64 %270, 0
  br i1 %271, label %272, label %286

272:                                              ; preds = %269
  %273 = icmp sgt i32 %246, 0
  br i1 %273, label %274, label %286

274:                                              ; preds = %272
  %275 = load ptr, ptr %0, align 8, !tbaa !207
  br label %276

276:                                              ; preds = %276, %274
  %277 = phi i32 [ 0, %274 ], [ %283, %276 ]
  %278 = getelementptr inbounds nuw ptr, ptr %275, i32 %277
  %279 = load ptr, ptr %278, align 4, !tbaa !105
  %280 = getelementptr inbounds nuw i8, ptr %279, i32 128
  %281 = load i64, ptr %280, align 8, !tbaa !144
  %282 = icmp eq i64 %281, 0
  %283 = add nuw nsw i32 %277, 1
  %284 = icmp ne i32 %283, %246
  %285 = select i1 %282, i1 %284, i1 false
  br i1 %285, label %276, label %286, !llvm.loop !214

286:                                              ; preds = %276, %259, %266, %269, %272
  %287 = phi i1 [ false, %269 ], [ false, %266 ], [ true, %272 ], [ false, %259 ], [ %282, %276 ]
  br label %288

288:                                              ; preds = %403, %286
  %289 = phi ptr [ %257, %286 ], [ %298, %403 ]
  %290 = phi ptr [ %3, %286 ], [ %405, %403 ]
  %291 = phi i32 [ 0, %286 ], [ %404, %403 ]
  %292 = getelementptr inbounds nuw i8, ptr %289, i32 4
  %293 = load ptr, ptr %292, align 4, !tbaa !136
  %294 = getelementptr inbounds nuw i8, ptr %293, i32 24
  %295 = load ptr, ptr %294, align 8, !tbaa !32
  %296 = getelementptr inbounds nuw i8, ptr %295, i32 20
  %297 = load ptr, ptr %296, align 4, !tbaa !129
  %298 = load ptr, ptr %289, align 8, !tbaa !123
  %299 = atomicrmw xchg ptr %4, i32 0 release, align 4
  %300 = getelementptr inbounds nuw i8, ptr %297, i32 52
  %301 = load ptr, ptr %300, align 4, !tbaa !215
  %302 = getelementptr inbounds nuw i8, ptr %289, i32 32
  %303 = load ptr, ptr %302, align 8, !tbaa !133
  %304 = icmp eq i32 %291, 0
  %305 = select i1 %287, i1 %304, i1 false
  %306 = zext i1 %305 to i32
  %307 = tail call i32 %301(ptr noundef %297, ptr noundef %303, i32 noundef %306) #24
  br label %323

308:                                              ; preds = %323
  %309 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %310 = extractvalue { i32, i1 } %309, 1
  br i1 %310, label %330, label %311

311:                                              ; preds = %308
  %312 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %313 = extractvalue { i32, i1 } %312, 1
  br i1 %313, label %330, label %314

314:                                              ; preds = %311
  %315 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %316 = extractvalue { i32, i1 } %315, 1
  br i1 %316, label %330, label %317

317:                                              ; preds = %314
  %318 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %319 = extractvalue { i32, i1 } %318, 1
  br i1 %319, label %330, label %320

320:                                              ; preds = %317
  %321 = add nuw nsw i32 %324, 5
  %322 = icmp eq i32 %321, 100
  br i1 %322, label %327, label %323, !llvm.loop !115

323:                                              ; preds = %320, %288
  %324 = phi i32 [ 0, %288 ], [ %321, %320 ]
  %325 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %326 = extractvalue { i32, i1 } %325, 1
  br i1 %326, label %330, label %308

327:                                              ; preds = %320, %327
  %328 = atomicrmw xchg ptr %4, i32 2 acquire, align 4
  %329 = icmp eq i32 %328, 0
  br i1 %329, label %330, label %327, !llvm.loop !116

330:                                              ; preds = %323, %308, %311, %314, %317, %327
  %331 = icmp slt i32 %307, 0
  br i1 %331, label %332, label %347

332:                                              ; preds = %330
  %333 = load ptr, ptr %0, align 8, !tbaa !207
  %334 = load ptr, ptr %292, align 4, !tbaa !136
  br label %335

335:                                              ; preds = %335, %332
  %336 = phi i32 [ 0, %332 ], [ %340, %335 ]
  %337 = getelementptr inbounds nuw ptr, ptr %333, i32 %336
  %338 = load ptr, ptr %337, align 4, !tbaa !105
  %339 = icmp eq ptr %338, %334
  %340 = add nuw nsw i32 %336, 1
  br i1 %339, label %341, label %335, !llvm.loop !216

341:                                              ; preds = %335
  %342 = sub nsw i32 0, %307
  tail call fastcc void @fail(ptr noundef %334, i32 noundef range(i32 1, -2147483648) %342, i32 noundef 6, ptr noundef null, ptr noundef null) #23
  %343 = load atomic i32, ptr %42 monotonic, align 8
  %344 = icmp eq i32 %343, 0
  br i1 %344, label %345, label %403

345:                                              ; preds = %341
  store i32 %336, ptr %43, align 4, !tbaa !122
  store atomic i32 %342, ptr %42 monotonic, align 8
  %346 = atomicrmw add ptr %41, i32 1 monotonic, align 8
  br label %403

347:                                              ; preds = %330
  %348 = icmp eq i32 %307, 0
  br i1 %348, label %402, label %349

349:                                              ; preds = %347
  %350 = load ptr, ptr %40, align 4, !tbaa !117
  %351 = getelementptr inbounds nuw i8, ptr %289, i32 36
  %352 = load i32, ptr %351, align 4, !tbaa !118
  %353 = getelementptr inbounds %struct.tfc_transfer, ptr %350, i32 %352
  %354 = load ptr, ptr %353, align 4, !tbaa !104
  %355 = icmp eq ptr %354, null
  br i1 %355, label %383, label %356

356:                                              ; preds = %349
  %357 = getelementptr inbounds nuw i8, ptr %289, i32 16
  %358 = load i64, ptr %357, align 8, !tbaa !119
  %359 = getelementptr inbounds nuw i8, ptr %354, i32 16
  %360 = load i64, ptr %359, align 8, !tbaa !119
  %361 = icmp eq i64 %360, %358
  br i1 %361, label %366, label %374

362:                                              ; preds = %374
  %363 = getelementptr inbounds nuw i8, ptr %376, i32 16
  %364 = load i64, ptr %363, align 8, !tbaa !119
  %365 = icmp eq i64 %364, %358
  br i1 %365, label %366, label %374, !llvm.loop !120

366:                                              ; preds = %362, %356
  %367 = phi ptr [ %354, %356 ], [ %376, %362 ]
  %368 = phi ptr [ %353, %356 ], [ %375, %362 ]
  %369 = getelementptr inbounds nuw i8, ptr %367, i32 40
  %370 = load i32, ptr %369, align 8, !tbaa !121
  %371 = getelementptr inbounds nuw i8, ptr %289, i32 40
  %372 = load i32, ptr %371, align 8, !tbaa !121
  %373 = icmp eq i32 %370, %372
  br i1 %373, label %378, label %385

374:                                              ; preds = %356, %362
  %375 = phi ptr [ %376, %362 ], [ %354, %356 ]
  %376 = load ptr, ptr %375, align 4, !tbaa !104
  %377 = icmp eq ptr %376, null
  br i1 %377, label %383, label %362, !llvm.loop !120

378:                                              ; preds = %366
  %379 = load atomic i32, ptr %42 monotonic, align 8
  %380 = icmp eq i32 %379, 0
  br i1 %380, label %381, label %383

381:                                              ; preds = %378
  store i32 -1, ptr %43, align 4, !tbaa !122
  store atomic i32 13, ptr %42 monotonic, align 8
  %382 = atomicrmw add ptr %41, i32 1 monotonic, align 8
  br label %383

383:                                              ; preds = %374, %381, %378, %349
  %384 = phi ptr [ %353, %349 ], [ %368, %381 ], [ %368, %378 ], [ %375, %374 ]
  store ptr null, ptr %289, align 8, !tbaa !123
  store ptr %289, ptr %384, align 4, !tbaa !104
  br label %403, !llvm.loop !217

385:                                              ; preds = %366
  %386 = load ptr, ptr %367, align 8, !tbaa !123
  store ptr %386, ptr %368, align 4, !tbaa !104
  %387 = getelementptr inbounds nuw i8, ptr %367, i32 64
  store ptr %289, ptr %387, align 8, !tbaa !124
  %388 = getelementptr inbounds nuw i8, ptr %367, i32 4
  %389 = load ptr, ptr %388, align 4, !tbaa !136
  %390 = getelementptr inbounds nuw i8, ptr %389, i32 144
  %391 = load atomic i32, ptr %390 monotonic, align 8
  %392 = inttoptr i32 %391 to ptr
  store ptr %392, ptr %367, align 8, !tbaa !123
  %393 = ptrtoint ptr %367 to i32
  store atomic i32 %393, ptr %390 monotonic, align 8
  %394 = getelementptr inbounds nuw i8, ptr %389, i32 108
  %395 = load i32, ptr %394, align 4, !tbaa !137
  %396 = icmp eq i32 %395, 2
  br i1 %396, label %397, label %403, !llvm.loop !217

397:                                              ; preds = %385
  %398 = load i32, ptr %369, align 8, !tbaa !121
  %399 = icmp eq i32 %398, 0
  br i1 %399, label %403, label %400, !llvm.loop !217

400:                                              ; preds = %397
  store i32 0, ptr %394, align 4, !tbaa !137
  %401 = atomicrmw add ptr %41, i32 1 monotonic, align 8
  br label %403, !llvm.loop !217

402:                                              ; preds = %347
  store ptr null, ptr %289, align 8, !tbaa !123
  store ptr %289, ptr %290, align 4, !tbaa !104
  br label %403

403:                                              ; preds = %402, %400, %397, %385, %383, %345, %341
  %404 = phi i32 [ %291, %402 ], [ 1, %345 ], [ 1, %341 ], [ 1, %400 ], [ 1, %397 ], [ 1, %385 ], [ 1, %383 ]
  %405 = phi ptr [ %289, %402 ], [ %290, %345 ], [ %290, %341 ], [ %290, %400 ], [ %290, %397 ], [ %290, %385 ], [ %290, %383 ]
  %406 = icmp eq ptr %298, null
  br i1 %406, label %407, label %288

407:                                              ; preds = %403
  %408 = load i32, ptr %51, align 4, !tbaa !213
  %409 = load ptr, ptr %50, align 8, !tbaa !212
  %410 = add nsw i32 %408, -1
  %411 = icmp eq i32 %404, 0
  store i32 %410, ptr %51, align 4, !tbaa !213
  store ptr %409, ptr %405, align 4, !tbaa !104
  %412 = load ptr, ptr %3, align 4, !tbaa !104
  store ptr %412, ptr %50, align 8, !tbaa !212
  br i1 %411, label %413, label %471

413:                                              ; preds = %407
  %414 = load i64, ptr @now_ns_, align 8, !tbaa !107
  %415 = add nuw nsw i64 %414, 20000
  %416 = load i64, ptr %44, align 8, !tbaa !81
  %417 = icmp eq i64 %416, 0
  %418 = tail call i64 @llvm.smin.i64(i64 range(i64 0, -9223372036854775808) %415, i64 %416)
  %419 = select i1 %417, i64 %415, i64 %418
  %420 = load ptr, ptr %39, align 4, !tbaa !202
  %421 = icmp eq ptr %420, null
  br i1 %421, label %433, label %422

422:                                              ; preds = %413
  %423 = icmp eq i64 %419, 0
  %424 = getelementptr inbounds nuw i8, ptr %420, i32 24
  %425 = load i64, ptr %424, align 8, !tbaa !127
  %426 = icmp slt i64 %425, %419
  %427 = select i1 %423, i1 true, i1 %426
  br i1 %427, label %433, label %428

428:                                              ; preds = %422
  %429 = load atomic i32, ptr %41 monotonic, align 8
  %430 = load i32, ptr %52, align 4, !tbaa !218
  %431 = add nsw i32 %430, 1
  store i32 %431, ptr %52, align 4, !tbaa !218
  %432 = atomicrmw xchg ptr %4, i32 0 release, align 4
  br label %440

433:                                              ; preds = %422, %413
  %434 = phi i64 [ %419, %413 ], [ %425, %422 ]
  %435 = load atomic i32, ptr %41 monotonic, align 8
  %436 = load i32, ptr %52, align 4, !tbaa !218
  %437 = add nsw i32 %436, 1
  store i32 %437, ptr %52, align 4, !tbaa !218
  %438 = atomicrmw xchg ptr %4, i32 0 release, align 4
  %439 = icmp eq i64 %434, 0
  br i1 %439, label %445, label %440

440:                                              ; preds = %433, %428
  %441 = phi i64 [ %419, %428 ], [ %434, %433 ]
  %442 = load i64, ptr @now_ns_, align 8, !tbaa !107
  %443 = icmp sgt i64 %441, %442
  br i1 %443, label %444, label %445

444:                                              ; preds = %440
  store i64 %441, ptr @now_ns_, align 8, !tbaa !107
  br label %445

445:                                              ; preds = %444, %440, %433
  br label %461

446:                                              ; preds = %461
  %447 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %448 = extractvalue { i32, i1 } %447, 1
  br i1 %448, label %468, label %449

449:                                              ; preds = %446
  %450 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %451 = extractvalue { i32, i1 } %450, 1
  br i1 %451, label %468, label %452

452:                                              ; preds = %449
  %453 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %454 = extractvalue { i32, i1 } %453, 1
  br i1 %454, label %468, label %455

455:                                              ; preds = %452
  %456 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %457 = extractvalue { i32, i1 } %456, 1
  br i1 %457, label %468, label %458

458:                                              ; preds = %455
  %459 = add nuw nsw i32 %462, 5
  %460 = icmp eq i32 %459, 100
  br i1 %460, label %465, label %461, !llvm.loop !115

461:                                              ; preds = %458, %445
  %462 = phi i32 [ 0, %445 ], [ %459, %458 ]
  %463 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %464 = extractvalue { i32, i1 } %463, 1
  br i1 %464, label %468, label %446

465:                                              ; preds = %458, %465
  %466 = atomicrmw xchg ptr %4, i32 2 acquire, align 4
  %467 = icmp eq i32 %466, 0
  br i1 %467, label %468, label %465, !llvm.loop !116

468:                                              ; preds = %461, %446, %449, %452, %455, %465
  %469 = load i32, ptr %52, align 4, !tbaa !218
  %470 = add nsw i32 %469, -1
  store i32 %470, ptr %52, align 4, !tbaa !218
  br label %471

471:                                              ; preds = %407, %468
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %512

472:                                              ; preds = %256
  %473 = load i32, ptr %48, align 8, !tbaa !209
  %474 = icmp eq i32 %473, 0
  %475 = load ptr, ptr %39, align 4, !tbaa !202
  br i1 %474, label %476, label %519

476:                                              ; preds = %472
  %477 = icmp eq ptr %475, null
  br i1 %477, label %480, label %478

478:                                              ; preds = %476
  %479 = load i64, ptr %44, align 8, !tbaa !81
  br label %523

480:                                              ; preds = %476
  %481 = load i32, ptr %51, align 4, !tbaa !213
  %482 = icmp eq i32 %481, 0
  br i1 %482, label %483, label %517

483:                                              ; preds = %480
  %484 = icmp sgt i32 %246, 0
  br i1 %484, label %485, label %507

485:                                              ; preds = %483
  %486 = load ptr, ptr %0, align 8, !tbaa !207
  br label %490

487:                                              ; preds = %490
  %488 = add nuw nsw i32 %491, 1
  %489 = icmp eq i32 %488, %246
  br i1 %489, label %500, label %490, !llvm.loop !208

490:                                              ; preds = %487, %485
  %491 = phi i32 [ 0, %485 ], [ %488, %487 ]
  %492 = getelementptr inbounds nuw ptr, ptr %486, i32 %491
  %493 = load ptr, ptr %492, align 4, !tbaa !105
  %494 = getelementptr inbounds nuw i8, ptr %493, i32 108
  %495 = load i32, ptr %494, align 4, !tbaa !137
  %496 = icmp eq i32 %495, 0
  br i1 %496, label %517, label %487

497:                                              ; preds = %500
  %498 = add nuw nsw i32 %501, 1
  %499 = icmp eq i32 %498, %246
  br i1 %499, label %507, label %500, !llvm.loop !214

500:                                              ; preds = %487, %497
  %501 = phi i32 [ %498, %497 ], [ 0, %487 ]
  %502 = getelementptr inbounds nuw ptr, ptr %486, i32 %501
  %503 = load ptr, ptr %502, align 4, !tbaa !105
  %504 = getelementptr inbounds nuw i8, ptr %503, i32 128
  %505 = load i64, ptr %504, align 8, !tbaa !144
  %506 = icmp eq i64 %505, 0
  br i1 %506, label %497, label %513

507:                                              ; preds = %497, %483
  %508 = load atomic i32, ptr %42 monotonic, align 8
  %509 = icmp eq i32 %508, 0
  br i1 %509, label %510, label %512

510:                                              ; preds = %507
  store i32 -1, ptr %43, align 4, !tbaa !122
  store atomic i32 13, ptr %42 monotonic, align 8
  %511 = atomicrmw add ptr %41, i32 1 monotonic, align 8
  br label %512

512:                                              ; preds = %510, %507, %235, %239, %471, %571
  br label %53

513:                                              ; preds = %500
  %514 = load i32, ptr %28, align 4, !tbaa !198
  %515 = icmp eq i32 %514, 0
  br i1 %515, label %516, label %517

516:                                              ; preds = %513
  store i32 1, ptr %45, align 8, !tbaa !200
  br label %579

517:                                              ; preds = %490, %513, %480
  %518 = load i64, ptr %44, align 8, !tbaa !81
  br label %536

519:                                              ; preds = %254, %472
  %520 = phi ptr [ %255, %254 ], [ %475, %472 ]
  %521 = load i64, ptr %44, align 8, !tbaa !81
  %522 = icmp eq ptr %520, null
  br i1 %522, label %536, label %523

523:                                              ; preds = %478, %519
  %524 = phi i64 [ %479, %478 ], [ %521, %519 ]
  %525 = phi ptr [ %475, %478 ], [ %520, %519 ]
  %526 = icmp eq i64 %524, 0
  %527 = getelementptr inbounds nuw i8, ptr %525, i32 24
  %528 = load i64, ptr %527, align 8, !tbaa !127
  %529 = icmp slt i64 %528, %524
  %530 = select i1 %526, i1 true, i1 %529
  br i1 %530, label %536, label %531

531:                                              ; preds = %523
  %532 = load atomic i32, ptr %41 monotonic, align 8
  %533 = load i32, ptr %52, align 4, !tbaa !218
  %534 = add nsw i32 %533, 1
  store i32 %534, ptr %52, align 4, !tbaa !218
  %535 = atomicrmw xchg ptr %4, i32 0 release, align 4
  br label %543

536:                                              ; preds = %517, %523, %519
  %537 = phi i64 [ %521, %519 ], [ %528, %523 ], [ %518, %517 ]
  %538 = load atomic i32, ptr %41 monotonic, align 8
  %539 = load i32, ptr %52, align 4, !tbaa !218
  %540 = add nsw i32 %539, 1
  store i32 %540, ptr %52, align 4, !tbaa !218
  %541 = atomicrmw xchg ptr %4, i32 0 release, align 4
  %542 = icmp eq i64 %537, 0
  br i1 %542, label %548, label %543

543:                                              ; preds = %536, %531
  %544 = phi i64 [ %524, %531 ], [ %537, %536 ]
  %545 = load i64, ptr @now_ns_, align 8, !tbaa !107
  %546 = icmp sgt i64 %544, %545
  br i1 %546, label %547, label %548

547:                                              ; preds = %543
  store i64 %544, ptr @now_ns_, align 8, !tbaa !107
  br label %548

548:                                              ; preds = %547, %543, %536
  br label %564

549:                                              ; preds = %564
  %550 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %551 = extractvalue { i32, i1 } %550, 1
  br i1 %551, label %571, label %552

552:                                              ; preds = %549
  %553 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %554 = extractvalue { i32, i1 } %553, 1
  br i1 %554, label %571, label %555

555:                                              ; preds = %552
  %556 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %557 = extractvalue { i32, i1 } %556, 1
  br i1 %557, label %571, label %558

558:                                              ; preds = %555
  %559 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %560 = extractvalue { i32, i1 } %559, 1
  br i1 %560, label %571, label %561

561:                                              ; preds = %558
  %562 = add nuw nsw i32 %565, 5
  %563 = icmp eq i32 %562, 100
  br i1 %563, label %568, label %564, !llvm.loop !115

564:                                              ; preds = %561, %548
  %565 = phi i32 [ 0, %548 ], [ %562, %561 ]
  %566 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %567 = extractvalue { i32, i1 } %566, 1
  br i1 %567, label %571, label %549

568:                                              ; preds = %561, %568
  %569 = atomicrmw xchg ptr %4, i32 2 acquire, align 4
  %570 = icmp eq i32 %569, 0
  br i1 %570, label %571, label %568, !llvm.loop !116

571:                                              ; preds = %564, %549, %552, %555, %558, %568
  %572 = load i32, ptr %52, align 4, !tbaa !218
  %573 = add nsw i32 %572, -1
  store i32 %573, ptr %52, align 4, !tbaa !218
  br label %512

574:                                              ; preds = %248, %251
  %575 = load i32, ptr %45, align 8, !tbaa !200
  %576 = icmp eq i32 %575, 0
  br i1 %576, label %577, label %579

577:                                              ; preds = %574
  %578 = load atomic i32, ptr %42 seq_cst, align 4, !tbaa !204
  br label %579

579:                                              ; preds = %516, %574, %577
  %580 = phi i32 [ %578, %577 ], [ -2, %574 ], [ -2, %516 ]
  %581 = atomicrmw xchg ptr %4, i32 0 release, align 4
  br label %582

582:                                              ; preds = %169, %579
  %583 = phi i32 [ %580, %579 ], [ -1, %169 ]
  ret i32 %583
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define range(i32 0, 2) i32 @tfc_await(ptr noundef captures(none) %0) local_unnamed_addr #32 {
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
  br i1 %17, label %22, label %18, !llvm.loop !115

18:                                               ; preds = %15, %1
  %19 = phi i32 [ 0, %1 ], [ %16, %15 ]
  %20 = cmpxchg ptr %2, i32 0, i32 1 acquire monotonic, align 4
  %21 = extractvalue { i32, i1 } %20, 1
  br i1 %21, label %25, label %3

22:                                               ; preds = %15, %22
  %23 = atomicrmw xchg ptr %2, i32 2 acquire, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %22, !llvm.loop !116

25:                                               ; preds = %18, %3, %6, %9, %12, %22
  %26 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %27 = load atomic i32, ptr %26 seq_cst, align 4, !tbaa !204
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %111

29:                                               ; preds = %25
  %30 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %31 = load i32, ptr %30, align 8, !tbaa !206
  %32 = icmp sgt i32 %31, 0
  br i1 %32, label %33, label %45

33:                                               ; preds = %29
  %34 = load ptr, ptr %0, align 8, !tbaa !207
  br label %38

35:                                               ; preds = %38
  %36 = add nuw nsw i32 %39, 1
  %37 = icmp eq i32 %36, %31
  br i1 %37, label %45, label %38, !llvm.loop !208

38:                                               ; preds = %35, %33
  %39 = phi i32 [ 0, %33 ], [ %36, %35 ]
  %40 = getelementptr inbounds nuw ptr, ptr %34, i32 %39
  %41 = load ptr, ptr %40, align 4, !tbaa !105
  %42 = getelementptr inbounds nuw i8, ptr %41, i32 108
  %43 = load i32, ptr %42, align 4, !tbaa !137
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %111, label %35

45:                                               ; preds = %35, %29
  %46 = load i64, ptr @now_ns_, align 8, !tbaa !107
  %47 = add nuw nsw i64 %46, 500000000
  %48 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %49 = load i64, ptr %48, align 8, !tbaa !81
  %50 = icmp eq i64 %49, 0
  %51 = tail call i64 @llvm.smin.i64(i64 range(i64 0, -9223372036854775808) %47, i64 %49)
  %52 = select i1 %50, i64 %47, i64 %51
  %53 = getelementptr inbounds nuw i8, ptr %0, i32 52
  %54 = load ptr, ptr %53, align 4, !tbaa !202
  %55 = icmp eq ptr %54, null
  br i1 %55, label %69, label %56

56:                                               ; preds = %45
  %57 = icmp eq i64 %52, 0
  %58 = getelementptr inbounds nuw i8, ptr %54, i32 24
  %59 = load i64, ptr %58, align 8, !tbaa !127
  %60 = icmp slt i64 %59, %52
  %61 = select i1 %57, i1 true, i1 %60
  br i1 %61, label %69, label %62

62:                                               ; preds = %56
  %63 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %64 = load atomic i32, ptr %63 monotonic, align 8
  %65 = getelementptr inbounds nuw i8, ptr %0, i32 36
  %66 = load i32, ptr %65, align 4, !tbaa !218
  %67 = add nsw i32 %66, 1
  store i32 %67, ptr %65, align 4, !tbaa !218
  %68 = atomicrmw xchg ptr %2, i32 0 release, align 4
  br label %78

69:                                               ; preds = %56, %45
  %70 = phi i64 [ %52, %45 ], [ %59, %56 ]
  %71 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %72 = load atomic i32, ptr %71 monotonic, align 8
  %73 = getelementptr inbounds nuw i8, ptr %0, i32 36
  %74 = load i32, ptr %73, align 4, !tbaa !218
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr %73, align 4, !tbaa !218
  %76 = atomicrmw xchg ptr %2, i32 0 release, align 4
  %77 = icmp eq i64 %70, 0
  br i1 %77, label %84, label %78

78:                                               ; preds = %69, %62
  %79 = phi ptr [ %65, %62 ], [ %73, %69 ]
  %80 = phi i64 [ %52, %62 ], [ %70, %69 ]
  %81 = load i64, ptr @now_ns_, align 8, !tbaa !107
  %82 = icmp sgt i64 %80, %81
  br i1 %82, label %83, label %84

83:                                               ; preds = %78
  store i64 %80, ptr @now_ns_, align 8, !tbaa !107
  br label %84

84:                                               ; preds = %83, %78, %69
  %85 = phi ptr [ %79, %78 ], [ %79, %83 ], [ %73, %69 ]
  br label %101

86:                                               ; preds = %101
  %87 = cmpxchg ptr %2, i32 0, i32 1 acquire monotonic, align 4
  %88 = extractvalue { i32, i1 } %87, 1
  br i1 %88, label %108, label %89

89:                                               ; preds = %86
  %90 = cmpxchg ptr %2, i32 0, i32 1 acquire monotonic, align 4
  %91 = extractvalue { i32, i1 } %90, 1
  br i1 %91, label %108, label %92

92:                                               ; preds = %89
  %93 = cmpxchg ptr %2, i32 0, i32 1 acquire monotonic, align 4
  %94 = extractvalue { i32, i1 } %93, 1
  br i1 %94, label %108, label %95

95:                                               ; preds = %92
  %96 = cmpxchg ptr %2, i32 0, i32 1 acquire monotonic, align 4
  %97 = extractvalue { i32, i1 } %96, 1
  br i1 %97, label %108, label %98

98:                                               ; preds = %95
  %99 = add nuw nsw i32 %102, 5
  %100 = icmp eq i32 %99, 100
  br i1 %100, label %105, label %101, !llvm.loop !115

101:                                              ; preds = %98, %84
  %102 = phi i32 [ 0, %84 ], [ %99, %98 ]
  %103 = cmpxchg ptr %2, i32 0, i32 1 acquire monotonic, align 4
  %104 = extractvalue { i32, i1 } %103, 1
  br i1 %104, label %108, label %86

105:                                              ; preds = %98, %105
  %106 = atomicrmw xchg ptr %2, i32 2 acquire, align 4
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %108, label %105, !llvm.loop !116

108:                                              ; preds = %101, %86, %89, %92, %95, %105
  %109 = load i32, ptr %85, align 4, !tbaa !218
  %110 = add nsw i32 %109, -1
  store i32 %110, ptr %85, align 4, !tbaa !218
  br label %111

111:                                              ; preds = %38, %108, %25
  %112 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %113 = load i64, ptr %112, align 8, !tbaa !81
  %114 = icmp eq i64 %113, 0
  %115 = load i64, ptr @now_ns_, align 8
  %116 = icmp slt i64 %115, %113
  %117 = select i1 %114, i1 true, i1 %116
  br i1 %117, label %125, label %118

118:                                              ; preds = %111
  %119 = load atomic i32, ptr %26 monotonic, align 8
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %121, label %125

121:                                              ; preds = %118
  %122 = getelementptr inbounds nuw i8, ptr %0, i32 20
  store i32 -1, ptr %122, align 4, !tbaa !122
  store atomic i32 4, ptr %26 monotonic, align 8
  %123 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %124 = atomicrmw add ptr %123, i32 1 monotonic, align 8
  br label %125

125:                                              ; preds = %111, %118, %121
  %126 = load atomic i32, ptr %26 seq_cst, align 4, !tbaa !204
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %128, label %148

128:                                              ; preds = %125
  %129 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %130 = load i32, ptr %129, align 8, !tbaa !206
  %131 = icmp sgt i32 %130, 0
  br i1 %131, label %132, label %148

132:                                              ; preds = %128
  %133 = load ptr, ptr %0, align 8, !tbaa !207
  br label %137

134:                                              ; preds = %137
  %135 = add nuw nsw i32 %138, 1
  %136 = icmp eq i32 %135, %130
  br i1 %136, label %144, label %137, !llvm.loop !208

137:                                              ; preds = %134, %132
  %138 = phi i32 [ 0, %132 ], [ %135, %134 ]
  %139 = getelementptr inbounds nuw ptr, ptr %133, i32 %138
  %140 = load ptr, ptr %139, align 4, !tbaa !105
  %141 = getelementptr inbounds nuw i8, ptr %140, i32 108
  %142 = load i32, ptr %141, align 4, !tbaa !137
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %144, label %134

144:                                              ; preds = %137, %134
  %145 = phi i32 [ -1, %134 ], [ %138, %137 ]
  %146 = icmp sgt i32 %145, -1
  %147 = zext i1 %146 to i32
  br label %148

148:                                              ; preds = %128, %144, %125
  %149 = phi i32 [ 1, %125 ], [ 0, %128 ], [ %147, %144 ]
  %150 = atomicrmw xchg ptr %2, i32 0 release, align 4
  ret i32 %149
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define void @tfc_complete(ptr noundef captures(none) %0, ptr noundef %1) local_unnamed_addr #32 {
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
  br i1 %18, label %23, label %19, !llvm.loop !115

19:                                               ; preds = %16, %2
  %20 = phi i32 [ 0, %2 ], [ %17, %16 ]
  %21 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %22 = extractvalue { i32, i1 } %21, 1
  br i1 %22, label %26, label %4

23:                                               ; preds = %16, %23
  %24 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %23, !llvm.loop !116

26:                                               ; preds = %19, %4, %7, %10, %13, %23
  %27 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %28 = load ptr, ptr %27, align 4, !tbaa !136
  %29 = getelementptr inbounds nuw i8, ptr %28, i32 144
  %30 = load atomic i32, ptr %29 monotonic, align 8
  %31 = inttoptr i32 %30 to ptr
  store ptr %31, ptr %1, align 8, !tbaa !123
  %32 = ptrtoint ptr %1 to i32
  store atomic i32 %32, ptr %29 monotonic, align 8
  %33 = getelementptr inbounds nuw i8, ptr %28, i32 108
  %34 = load i32, ptr %33, align 4, !tbaa !137
  %35 = icmp eq i32 %34, 2
  br i1 %35, label %36, label %43

36:                                               ; preds = %26
  %37 = getelementptr inbounds nuw i8, ptr %1, i32 40
  %38 = load i32, ptr %37, align 8, !tbaa !121
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %43, label %40

40:                                               ; preds = %36
  store i32 0, ptr %33, align 4, !tbaa !137
  %41 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %42 = atomicrmw add ptr %41, i32 1 monotonic, align 8
  br label %43

43:                                               ; preds = %26, %36, %40
  %44 = atomicrmw xchg ptr %3, i32 0 release, align 4
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite) uwtable
define void @tfc_abort(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #33 {
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
  br i1 %18, label %23, label %19, !llvm.loop !115

19:                                               ; preds = %16, %2
  %20 = phi i32 [ 0, %2 ], [ %17, %16 ]
  %21 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %22 = extractvalue { i32, i1 } %21, 1
  br i1 %22, label %26, label %4

23:                                               ; preds = %16, %23
  %24 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %23, !llvm.loop !116

26:                                               ; preds = %19, %4, %7, %10, %13, %23
  %27 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %28 = load atomic i32, ptr %27 monotonic, align 8
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %34

30:                                               ; preds = %26
  %31 = getelementptr inbounds nuw i8, ptr %0, i32 20
  store i32 -1, ptr %31, align 4, !tbaa !122
  store atomic i32 %1, ptr %27 monotonic, align 8
  %32 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %33 = atomicrmw add ptr %32, i32 1 monotonic, align 8
  br label %34

34:                                               ; preds = %26, %30
  %35 = atomicrmw xchg ptr %3, i32 0 release, align 4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define ptr @tfc_block_data(ptr noundef readonly captures(none) %0) local_unnamed_addr #34 {
  %2 = load ptr, ptr %0, align 8, !tbaa !219
  %3 = ptrtoint ptr %2 to i32
  %4 = add i32 %3, 63
  %5 = and i32 %4, -64
  %6 = inttoptr i32 %5 to ptr
  ret ptr %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @tfc_block_free(ptr noundef readnone captures(none) %0) local_unnamed_addr #26 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define i32 @tfc_monitor_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #35 {
  %2 = load atomic i32, ptr %0 monotonic, align 8
  ret i32 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define void @tfc_monitor_trace(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #36 {
  %4 = zext i32 %1 to i64
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 40
  %6 = load i64, ptr %5, align 8, !tbaa !221
  %7 = icmp sgt i64 %6, %4
  br i1 %7, label %8, label %71

8:                                                ; preds = %3
  switch i32 %2, label %65 [
    i32 0, label %9
    i32 1, label %38
  ]

9:                                                ; preds = %8
  %10 = load i64, ptr @now_ns_, align 8, !tbaa !107
  %11 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %12 = load ptr, ptr %11, align 8, !tbaa !225
  %13 = getelementptr inbounds nuw %struct.tfc_runs, ptr %12, i32 %1
  %14 = load i64, ptr %13, align 8, !tbaa !226
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %18

16:                                               ; preds = %9
  %17 = getelementptr inbounds nuw i8, ptr %13, i32 16
  store i64 %10, ptr %17, align 8, !tbaa !228
  br label %18

18:                                               ; preds = %16, %9
  %19 = getelementptr inbounds nuw i8, ptr %13, i32 24
  store i64 %10, ptr %19, align 8, !tbaa !229
  %20 = add nsw i64 %14, 1
  store i64 %20, ptr %13, align 8, !tbaa !226
  %21 = getelementptr inbounds nuw i8, ptr %0, i32 48
  %22 = load i64, ptr %21, align 8, !tbaa !230
  %23 = icmp slt i64 %14, %22
  br i1 %23, label %24, label %71

24:                                               ; preds = %18
  %25 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %26 = load i64, ptr %25, align 8, !tbaa !231
  %27 = add nsw i64 %26, 1
  store i64 %27, ptr %25, align 8, !tbaa !231
  %28 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %29 = load i64, ptr %28, align 8, !tbaa !232
  %30 = icmp slt i64 %26, %29
  br i1 %30, label %31, label %71

31:                                               ; preds = %24
  %32 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %33 = load ptr, ptr %32, align 8, !tbaa !233
  %34 = trunc i64 %26 to i32
  %35 = getelementptr inbounds %struct.tfc_event, ptr %33, i32 %34
  store i64 %10, ptr %35, align 8, !tbaa !107
  %36 = getelementptr inbounds nuw i8, ptr %35, i32 8
  store i64 0, ptr %36, align 8, !tbaa !107
  %37 = getelementptr inbounds nuw i8, ptr %35, i32 16
  store i64 %4, ptr %37, align 8, !tbaa !107
  br label %71

38:                                               ; preds = %8
  %39 = load i64, ptr @now_ns_, align 8, !tbaa !107
  %40 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %41 = load ptr, ptr %40, align 8, !tbaa !225
  %42 = getelementptr inbounds nuw %struct.tfc_runs, ptr %41, i32 %1
  %43 = getelementptr inbounds nuw i8, ptr %42, i32 24
  %44 = load i64, ptr %43, align 8, !tbaa !229
  %45 = sub i64 %39, %44
  %46 = getelementptr inbounds nuw i8, ptr %42, i32 8
  %47 = load i64, ptr %46, align 8, !tbaa !234
  %48 = add nsw i64 %45, %47
  store i64 %48, ptr %46, align 8, !tbaa !234
  store i64 %39, ptr %43, align 8, !tbaa !229
  %49 = load i64, ptr %42, align 8, !tbaa !226
  %50 = getelementptr inbounds nuw i8, ptr %0, i32 48
  %51 = load i64, ptr %50, align 8, !tbaa !230
  %52 = icmp sgt i64 %49, %51
  br i1 %52, label %71, label %53

53:                                               ; preds = %38
  %54 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %55 = load i64, ptr %54, align 8, !tbaa !231
  %56 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %57 = load i64, ptr %56, align 8, !tbaa !232
  %58 = icmp sgt i64 %55, %57
  br i1 %58, label %71, label %59

59:                                               ; preds = %53
  %60 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %61 = load ptr, ptr %60, align 8, !tbaa !233
  %62 = trunc i64 %55 to i32
  %63 = getelementptr %struct.tfc_event, ptr %61, i32 %62
  %64 = getelementptr i8, ptr %63, i32 -16
  store i64 %39, ptr %64, align 8, !tbaa !235
  br label %71

65:                                               ; preds = %8
  %66 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %67 = load ptr, ptr %66, align 8, !tbaa !225
  %68 = getelementptr inbounds nuw %struct.tfc_runs, ptr %67, i32 %1
  %69 = load i64, ptr %68, align 8, !tbaa !226
  %70 = add nsw i64 %69, 1
  store i64 %70, ptr %68, align 8, !tbaa !226
  br label %71

71:                                               ; preds = %59, %53, %38, %31, %24, %18, %65, %3
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef i32 @tfc_pool_bytes(i32 noundef %0) local_unnamed_addr #26 {
  ret i32 4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define noundef i32 @tfc_pool_start(ptr noundef writeonly captures(none) initializes((0, 4)) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #37 {
  store i32 1, ptr %0, align 4, !tbaa !237
  ret i32 1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @tfc_pool_stop(ptr noundef readnone captures(none) %0) local_unnamed_addr #26 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @tfc_pool_watch(ptr noundef readnone captures(none) %0, ptr noundef readnone captures(none) %1) local_unnamed_addr #26 {
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_parallel_for(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #4 {
  %6 = alloca %struct.tfc_loop, align 8
  %7 = icmp slt i64 %1, 1
  br i1 %7, label %75, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %10 = load ptr, ptr %9, align 4, !tbaa !33
  %11 = icmp eq ptr %10, null
  br i1 %11, label %19, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %10, i32 12
  %14 = load ptr, ptr %13, align 4, !tbaa !239
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %10, i32 4
  %18 = load i32, ptr %17, align 4, !tbaa !240
  br label %25

19:                                               ; preds = %8, %12
  %20 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %21 = load ptr, ptr %20, align 4, !tbaa !241
  %22 = icmp eq ptr %21, null
  br i1 %22, label %25, label %23

23:                                               ; preds = %19
  %24 = load i32, ptr %21, align 4, !tbaa !237
  br label %25

25:                                               ; preds = %23, %19, %16
  %26 = phi i1 [ true, %16 ], [ false, %23 ], [ false, %19 ]
  %27 = phi i32 [ %18, %16 ], [ %24, %23 ], [ 1, %19 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #25
  store ptr %2, ptr %6, align 8, !tbaa !242
  %28 = getelementptr inbounds nuw i8, ptr %6, i32 4
  store ptr %3, ptr %28, align 4, !tbaa !244
  %29 = getelementptr inbounds nuw i8, ptr %6, i32 8
  store i64 %1, ptr %29, align 8, !tbaa !245
  %30 = getelementptr inbounds nuw i8, ptr %6, i32 16
  %31 = getelementptr inbounds nuw i8, ptr %6, i32 24
  %32 = icmp ult i32 %27, 2
  %33 = icmp slt i64 %4, 0
  %34 = icmp eq i64 %4, 0
  br i1 %34, label %38, label %35

35:                                               ; preds = %25
  %36 = tail call i64 @llvm.abs.i64(i64 %4, i1 true)
  %37 = udiv i64 %1, %36
  br label %38

38:                                               ; preds = %25, %35
  %39 = phi i64 [ 4, %35 ], [ 2, %25 ]
  %40 = phi i64 [ %37, %35 ], [ %1, %25 ]
  %41 = icmp samesign ult i64 %40, %39
  %42 = select i1 %32, i1 true, i1 %41
  %43 = zext i32 %27 to i64
  %44 = tail call i64 @llvm.umin.i64(i64 %40, i64 %43)
  %45 = select i1 %42, i64 1, i64 %44
  store i64 %45, ptr %31, align 8, !tbaa !246
  %46 = icmp samesign ult i64 %45, 2
  %47 = or i1 %33, %46
  %48 = lshr i64 %40, 1
  %49 = icmp samesign ult i64 %48, %45
  %50 = select i1 %47, i1 true, i1 %49
  br i1 %50, label %62, label %51, !llvm.loop !247

51:                                               ; preds = %38
  %52 = lshr i64 %40, 2
  %53 = icmp samesign ult i64 %52, %45
  br i1 %53, label %62, label %54, !llvm.loop !247

54:                                               ; preds = %51
  %55 = lshr i64 %40, 3
  %56 = icmp samesign ult i64 %55, %45
  %57 = select i1 %47, i1 true, i1 %56
  br i1 %57, label %62, label %58, !llvm.loop !247

58:                                               ; preds = %54
  %59 = lshr i64 %40, 4
  %60 = icmp samesign ult i64 %59, %45
  %61 = select i1 %60, i64 4, i64 5
  br label %62, !llvm.loop !247

62:                                               ; preds = %58, %54, %51, %38
  %63 = phi i64 [ 1, %38 ], [ 2, %51 ], [ 3, %54 ], [ %61, %58 ]
  %64 = mul nuw nsw i64 %63, %45
  store i64 %64, ptr %30, align 8, !tbaa !248
  %65 = icmp samesign ugt i64 %64, 1
  %66 = and i1 %26, %65
  br i1 %66, label %67, label %73

67:                                               ; preds = %62
  %68 = getelementptr inbounds nuw i8, ptr %10, i32 12
  %69 = load ptr, ptr %68, align 4, !tbaa !239
  %70 = getelementptr inbounds nuw i8, ptr %10, i32 8
  %71 = load ptr, ptr %70, align 4, !tbaa !90
  %72 = trunc i64 %64 to i32
  call void %69(ptr noundef %71, i32 noundef %72, ptr noundef nonnull @run_host_chunk, ptr noundef nonnull %6) #24
  br label %74

73:                                               ; preds = %62
  tail call void %2(ptr noundef %3, i64 noundef 0, i64 noundef %1) #24
  br label %74

74:                                               ; preds = %73, %67
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #25
  br label %75

75:                                               ; preds = %5, %74
  ret void
}

; Function Attrs: nounwind uwtable
define internal void @run_host_chunk(ptr noundef readonly captures(none) %0, i32 noundef %1) #4 {
  %3 = zext i32 %1 to i64
  %4 = load ptr, ptr %0, align 8, !tbaa !242
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %6 = load ptr, ptr %5, align 4, !tbaa !244
  %7 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %8 = load i64, ptr %7, align 8, !tbaa !248
  %9 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %10 = load i64, ptr %9, align 8, !tbaa !246
  %11 = sdiv i64 %8, %10
  %12 = freeze i64 %11
  %13 = sdiv i64 %3, %12
  %14 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %15 = load i64, ptr %14, align 8, !tbaa !245
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
  tail call void %4(ptr noundef %6, i64 noundef %33, i64 noundef %49) #24
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef i32 @tfc_fail(ptr noundef readonly captures(none) %0, i32 noundef returned %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, double noundef %6) local_unnamed_addr #32 {
  %8 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %9 = load ptr, ptr %8, align 4, !tbaa !249
  %10 = getelementptr inbounds nuw i8, ptr %9, i32 4
  br label %11

11:                                               ; preds = %11, %7
  %12 = atomicrmw xchg ptr %10, i32 1 acquire, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %11, !llvm.loop !250

14:                                               ; preds = %11
  %15 = load atomic i32, ptr %9 monotonic, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %9, i32 16
  %19 = load i64, ptr %18, align 8, !tbaa !251
  %20 = icmp slt i64 %3, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %17, %14
  %22 = getelementptr inbounds nuw i8, ptr %9, i32 12
  store i32 %2, ptr %22, align 4, !tbaa !254
  %23 = getelementptr inbounds nuw i8, ptr %9, i32 16
  store i64 %3, ptr %23, align 8, !tbaa !251
  %24 = getelementptr inbounds nuw i8, ptr %9, i32 24
  store i64 %4, ptr %24, align 8, !tbaa !255
  %25 = getelementptr inbounds nuw i8, ptr %9, i32 32
  store i64 %5, ptr %25, align 8, !tbaa !256
  %26 = getelementptr inbounds nuw i8, ptr %9, i32 40
  store double %6, ptr %26, align 8, !tbaa !257
  store atomic i32 %1, ptr %9 monotonic, align 8
  br label %27

27:                                               ; preds = %21, %17
  store atomic i32 0, ptr %10 release, align 4
  ret i32 %1
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define i32 @tfc_status(ptr noundef readonly captures(none) %0) local_unnamed_addr #14 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %3 = load ptr, ptr %2, align 4, !tbaa !249
  %4 = load atomic i32, ptr %3 acquire, align 8
  ret i32 %4
}

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @tfc_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #4 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %3 = load ptr, ptr %2, align 4, !tbaa !33
  %4 = icmp eq ptr %3, null
  br i1 %4, label %15, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %3, i32 24
  %7 = load ptr, ptr %6, align 4, !tbaa !88
  %8 = icmp eq ptr %7, null
  br i1 %8, label %15, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %11 = load ptr, ptr %10, align 4, !tbaa !90
  %12 = tail call i32 %7(ptr noundef %11) #24
  %13 = icmp ne i32 %12, 0
  %14 = zext i1 %13 to i32
  br label %15

15:                                               ; preds = %9, %5, %1
  %16 = phi i32 [ 0, %5 ], [ 0, %1 ], [ %14, %9 ]
  ret i32 %16
}

; Function Attrs: nounwind uwtable
define i32 @tfc_walk(ptr noundef readonly captures(none) %0) local_unnamed_addr #4 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %3 = load ptr, ptr %2, align 8, !tbaa !258
  %4 = getelementptr inbounds nuw i8, ptr %3, i32 12
  %5 = load ptr, ptr %4, align 4, !tbaa !33
  %6 = icmp eq ptr %5, null
  br i1 %6, label %370, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %5, i32 20
  %9 = load ptr, ptr %8, align 4, !tbaa !263
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %15

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %5, i32 24
  %13 = load ptr, ptr %12, align 4, !tbaa !88
  %14 = icmp eq ptr %13, null
  br i1 %14, label %370, label %15

15:                                               ; preds = %11, %7
  %16 = load ptr, ptr %0, align 8, !tbaa !264
  %17 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %18 = load i64, ptr %17, align 8, !tbaa !265
  %19 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %20 = getelementptr inbounds nuw i8, ptr %0, i32 48
  %21 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %22 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %23 = getelementptr inbounds nuw i8, ptr %0, i32 52
  %24 = getelementptr inbounds nuw i8, ptr %5, i32 8
  %25 = getelementptr inbounds nuw i8, ptr %5, i32 24
  %26 = getelementptr inbounds nuw i8, ptr %0, i32 40
  br label %27

27:                                               ; preds = %366, %15
  %28 = phi i64 [ 0, %15 ], [ %367, %366 ]
  %29 = icmp slt i64 %28, %18
  br i1 %29, label %30, label %598

30:                                               ; preds = %27
  %31 = trunc i64 %28 to i32
  %32 = getelementptr inbounds %struct.tfc_instruction, ptr %16, i32 %31
  %33 = add nsw i64 %28, 1
  %34 = getelementptr inbounds nuw i8, ptr %32, i32 16
  %35 = load i32, ptr %34, align 4, !tbaa !266
  switch i32 %35, label %349 [
    i32 0, label %36
    i32 1, label %89
    i32 3, label %93
    i32 4, label %108
    i32 2, label %129
    i32 5, label %179
    i32 6, label %248
    i32 7, label %312
    i32 8, label %327
    i32 9, label %329
    i32 11, label %331
  ]

36:                                               ; preds = %30
  %37 = load ptr, ptr %25, align 4, !tbaa !88
  %38 = icmp eq ptr %37, null
  br i1 %38, label %74, label %39

39:                                               ; preds = %36
  %40 = load i64, ptr %26, align 8, !tbaa !268
  %41 = icmp slt i64 %28, %40
  br i1 %41, label %42, label %74

42:                                               ; preds = %39
  %43 = load ptr, ptr %24, align 4, !tbaa !90
  %44 = tail call i32 %37(ptr noundef %43) #24
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %74, label %46

46:                                               ; preds = %42
  %47 = load ptr, ptr %2, align 8, !tbaa !258
  %48 = getelementptr inbounds nuw i8, ptr %47, i32 16
  %49 = load ptr, ptr %48, align 4, !tbaa !249
  %50 = getelementptr inbounds nuw i8, ptr %49, i32 4
  br label %51

51:                                               ; preds = %51, %46
  %52 = atomicrmw xchg ptr %50, i32 1 acquire, align 4
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %51, !llvm.loop !250

54:                                               ; preds = %51
  %55 = load atomic i32, ptr %49 monotonic, align 8
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %61, label %57

57:                                               ; preds = %54
  %58 = getelementptr inbounds nuw i8, ptr %49, i32 16
  %59 = load i64, ptr %58, align 8, !tbaa !251
  %60 = icmp sgt i64 %59, 0
  br i1 %60, label %61, label %67

61:                                               ; preds = %57, %54
  %62 = getelementptr inbounds nuw i8, ptr %49, i32 12
  store i32 0, ptr %62, align 4, !tbaa !254
  %63 = getelementptr inbounds nuw i8, ptr %49, i32 16
  store i64 0, ptr %63, align 8, !tbaa !251
  %64 = getelementptr inbounds nuw i8, ptr %49, i32 24
  store i64 0, ptr %64, align 8, !tbaa !255
  %65 = getelementptr inbounds nuw i8, ptr %49, i32 32
  store i64 0, ptr %65, align 8, !tbaa !256
  %66 = getelementptr inbounds nuw i8, ptr %49, i32 40
  store double 0.000000e+00, ptr %66, align 8, !tbaa !257
  store atomic i32 1, ptr %49 monotonic, align 8
  br label %67

67:                                               ; preds = %57, %61
  store atomic i32 0, ptr %50 release, align 4
  %68 = getelementptr inbounds nuw i8, ptr %32, i32 12
  %69 = load i32, ptr %68, align 4, !tbaa !269
  %70 = load ptr, ptr %2, align 8, !tbaa !258
  %71 = getelementptr inbounds nuw i8, ptr %70, i32 16
  %72 = load ptr, ptr %71, align 4, !tbaa !249
  %73 = getelementptr inbounds nuw i8, ptr %72, i32 8
  store i32 %69, ptr %73, align 8, !tbaa !270
  br label %598

74:                                               ; preds = %42, %39, %36
  %75 = load ptr, ptr %8, align 4, !tbaa !263
  %76 = icmp eq ptr %75, null
  br i1 %76, label %81, label %77

77:                                               ; preds = %74
  %78 = load ptr, ptr %24, align 4, !tbaa !90
  %79 = getelementptr inbounds nuw i8, ptr %32, i32 12
  %80 = load i32, ptr %79, align 4, !tbaa !269
  tail call void %75(ptr noundef %78, i32 noundef %80, i32 noundef 0) #24
  br label %81

81:                                               ; preds = %77, %74
  %82 = tail call fastcc i32 @run_kernel(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %32) #23
  %83 = load ptr, ptr %8, align 4, !tbaa !263
  %84 = icmp eq ptr %83, null
  br i1 %84, label %366, label %85

85:                                               ; preds = %81
  %86 = load ptr, ptr %24, align 4, !tbaa !90
  %87 = getelementptr inbounds nuw i8, ptr %32, i32 12
  %88 = load i32, ptr %87, align 4, !tbaa !269
  tail call void %83(ptr noundef %86, i32 noundef %88, i32 noundef 1) #24
  br label %366

89:                                               ; preds = %30
  %90 = getelementptr inbounds nuw i8, ptr %32, i32 20
  %91 = load i32, ptr %90, align 4, !tbaa !271
  %92 = sext i32 %91 to i64
  br label %366

93:                                               ; preds = %30
  %94 = load ptr, ptr %22, align 8, !tbaa !272
  %95 = load ptr, ptr %19, align 4, !tbaa !273
  %96 = getelementptr inbounds nuw i8, ptr %32, i32 4
  %97 = load i32, ptr %96, align 4, !tbaa !274
  %98 = getelementptr inbounds i32, ptr %95, i32 %97
  %99 = load i32, ptr %98, align 4, !tbaa !5
  %100 = getelementptr inbounds ptr, ptr %94, i32 %99
  %101 = load ptr, ptr %100, align 4, !tbaa !31
  %102 = load i8, ptr %101, align 1, !tbaa !171
  %103 = icmp eq i8 %102, 0
  br i1 %103, label %104, label %366

104:                                              ; preds = %93
  %105 = getelementptr inbounds nuw i8, ptr %32, i32 20
  %106 = load i32, ptr %105, align 4, !tbaa !271
  %107 = sext i32 %106 to i64
  br label %366

108:                                              ; preds = %30
  %109 = load ptr, ptr %19, align 4, !tbaa !273
  %110 = getelementptr inbounds nuw i8, ptr %32, i32 4
  %111 = load i32, ptr %110, align 4, !tbaa !274
  %112 = getelementptr inbounds i32, ptr %109, i32 %111
  %113 = load ptr, ptr %22, align 8, !tbaa !272
  %114 = load i32, ptr %112, align 4, !tbaa !5
  %115 = getelementptr inbounds ptr, ptr %113, i32 %114
  %116 = load ptr, ptr %115, align 4, !tbaa !31
  store i32 0, ptr %116, align 4, !tbaa !5
  %117 = getelementptr inbounds nuw i8, ptr %112, i32 4
  %118 = load i32, ptr %117, align 4, !tbaa !5
  %119 = icmp sgt i32 %118, -1
  br i1 %119, label %120, label %366

120:                                              ; preds = %108
  %121 = getelementptr inbounds nuw ptr, ptr %113, i32 %118
  %122 = load ptr, ptr %121, align 4, !tbaa !31
  %123 = load i32, ptr %122, align 4, !tbaa !5
  %124 = icmp slt i32 %123, 1
  br i1 %124, label %125, label %366

125:                                              ; preds = %120
  %126 = getelementptr inbounds nuw i8, ptr %32, i32 20
  %127 = load i32, ptr %126, align 4, !tbaa !271
  %128 = sext i32 %127 to i64
  br label %366

129:                                              ; preds = %30
  %130 = load ptr, ptr %8, align 4, !tbaa !263
  %131 = icmp eq ptr %130, null
  br i1 %131, label %136, label %132

132:                                              ; preds = %129
  %133 = load ptr, ptr %24, align 4, !tbaa !90
  %134 = getelementptr inbounds nuw i8, ptr %32, i32 12
  %135 = load i32, ptr %134, align 4, !tbaa !269
  tail call void %130(ptr noundef %133, i32 noundef %135, i32 noundef 2) #24
  br label %136

136:                                              ; preds = %132, %129
  %137 = load ptr, ptr %25, align 4, !tbaa !88
  %138 = icmp eq ptr %137, null
  br i1 %138, label %174, label %139

139:                                              ; preds = %136
  %140 = load i64, ptr %26, align 8, !tbaa !268
  %141 = icmp slt i64 %28, %140
  br i1 %141, label %142, label %174

142:                                              ; preds = %139
  %143 = load ptr, ptr %24, align 4, !tbaa !90
  %144 = tail call i32 %137(ptr noundef %143) #24
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %174, label %146

146:                                              ; preds = %142
  %147 = load ptr, ptr %2, align 8, !tbaa !258
  %148 = getelementptr inbounds nuw i8, ptr %147, i32 16
  %149 = load ptr, ptr %148, align 4, !tbaa !249
  %150 = getelementptr inbounds nuw i8, ptr %149, i32 4
  br label %151

151:                                              ; preds = %151, %146
  %152 = atomicrmw xchg ptr %150, i32 1 acquire, align 4
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %154, label %151, !llvm.loop !250

154:                                              ; preds = %151
  %155 = load atomic i32, ptr %149 monotonic, align 8
  %156 = icmp eq i32 %155, 0
  br i1 %156, label %161, label %157

157:                                              ; preds = %154
  %158 = getelementptr inbounds nuw i8, ptr %149, i32 16
  %159 = load i64, ptr %158, align 8, !tbaa !251
  %160 = icmp sgt i64 %159, 0
  br i1 %160, label %161, label %167

161:                                              ; preds = %157, %154
  %162 = getelementptr inbounds nuw i8, ptr %149, i32 12
  store i32 0, ptr %162, align 4, !tbaa !254
  %163 = getelementptr inbounds nuw i8, ptr %149, i32 16
  store i64 0, ptr %163, align 8, !tbaa !251
  %164 = getelementptr inbounds nuw i8, ptr %149, i32 24
  store i64 0, ptr %164, align 8, !tbaa !255
  %165 = getelementptr inbounds nuw i8, ptr %149, i32 32
  store i64 0, ptr %165, align 8, !tbaa !256
  %166 = getelementptr inbounds nuw i8, ptr %149, i32 40
  store double 0.000000e+00, ptr %166, align 8, !tbaa !257
  store atomic i32 1, ptr %149 monotonic, align 8
  br label %167

167:                                              ; preds = %161, %157
  store atomic i32 0, ptr %150 release, align 4
  %168 = getelementptr inbounds nuw i8, ptr %32, i32 12
  %169 = load i32, ptr %168, align 4, !tbaa !269
  %170 = load ptr, ptr %2, align 8, !tbaa !258
  %171 = getelementptr inbounds nuw i8, ptr %170, i32 16
  %172 = load ptr, ptr %171, align 4, !tbaa !249
  %173 = getelementptr inbounds nuw i8, ptr %172, i32 8
  store i32 %169, ptr %173, align 8, !tbaa !270
  br label %174

174:                                              ; preds = %136, %139, %142, %167
  %175 = phi i32 [ 0, %136 ], [ 1, %167 ], [ 0, %142 ], [ 0, %139 ]
  %176 = getelementptr inbounds nuw i8, ptr %32, i32 20
  %177 = load i32, ptr %176, align 4, !tbaa !271
  %178 = sext i32 %177 to i64
  br label %366

179:                                              ; preds = %30
  %180 = load ptr, ptr %8, align 4, !tbaa !263
  %181 = icmp eq ptr %180, null
  br i1 %181, label %186, label %182

182:                                              ; preds = %179
  %183 = load ptr, ptr %24, align 4, !tbaa !90
  %184 = getelementptr inbounds nuw i8, ptr %32, i32 12
  %185 = load i32, ptr %184, align 4, !tbaa !269
  tail call void %180(ptr noundef %183, i32 noundef %185, i32 noundef 2) #24
  br label %186

186:                                              ; preds = %182, %179
  %187 = load ptr, ptr %25, align 4, !tbaa !88
  %188 = icmp eq ptr %187, null
  br i1 %188, label %224, label %189

189:                                              ; preds = %186
  %190 = load i64, ptr %26, align 8, !tbaa !268
  %191 = icmp slt i64 %28, %190
  br i1 %191, label %192, label %224

192:                                              ; preds = %189
  %193 = load ptr, ptr %24, align 4, !tbaa !90
  %194 = tail call i32 %187(ptr noundef %193) #24
  %195 = icmp eq i32 %194, 0
  br i1 %195, label %224, label %196

196:                                              ; preds = %192
  %197 = load ptr, ptr %2, align 8, !tbaa !258
  %198 = getelementptr inbounds nuw i8, ptr %197, i32 16
  %199 = load ptr, ptr %198, align 4, !tbaa !249
  %200 = getelementptr inbounds nuw i8, ptr %199, i32 4
  br label %201

201:                                              ; preds = %201, %196
  %202 = atomicrmw xchg ptr %200, i32 1 acquire, align 4
  %203 = icmp eq i32 %202, 0
  br i1 %203, label %204, label %201, !llvm.loop !250

204:                                              ; preds = %201
  %205 = load atomic i32, ptr %199 monotonic, align 8
  %206 = icmp eq i32 %205, 0
  br i1 %206, label %211, label %207

207:                                              ; preds = %204
  %208 = getelementptr inbounds nuw i8, ptr %199, i32 16
  %209 = load i64, ptr %208, align 8, !tbaa !251
  %210 = icmp sgt i64 %209, 0
  br i1 %210, label %211, label %217

211:                                              ; preds = %207, %204
  %212 = getelementptr inbounds nuw i8, ptr %199, i32 12
  store i32 0, ptr %212, align 4, !tbaa !254
  %213 = getelementptr inbounds nuw i8, ptr %199, i32 16
  store i64 0, ptr %213, align 8, !tbaa !251
  %214 = getelementptr inbounds nuw i8, ptr %199, i32 24
  store i64 0, ptr %214, align 8, !tbaa !255
  %215 = getelementptr inbounds nuw i8, ptr %199, i32 32
  store i64 0, ptr %215, align 8, !tbaa !256
  %216 = getelementptr inbounds nuw i8, ptr %199, i32 40
  store double 0.000000e+00, ptr %216, align 8, !tbaa !257
  store atomic i32 1, ptr %199 monotonic, align 8
  br label %217

217:                                              ; preds = %211, %207
  store atomic i32 0, ptr %200 release, align 4
  %218 = getelementptr inbounds nuw i8, ptr %32, i32 12
  %219 = load i32, ptr %218, align 4, !tbaa !269
  %220 = load ptr, ptr %2, align 8, !tbaa !258
  %221 = getelementptr inbounds nuw i8, ptr %220, i32 16
  %222 = load ptr, ptr %221, align 4, !tbaa !249
  %223 = getelementptr inbounds nuw i8, ptr %222, i32 8
  store i32 %219, ptr %223, align 8, !tbaa !270
  br label %224

224:                                              ; preds = %186, %189, %192, %217
  %225 = phi i32 [ 0, %186 ], [ 1, %217 ], [ 0, %192 ], [ 0, %189 ]
  %226 = load ptr, ptr %19, align 4, !tbaa !273
  %227 = getelementptr inbounds nuw i8, ptr %32, i32 4
  %228 = load i32, ptr %227, align 4, !tbaa !274
  %229 = getelementptr inbounds i32, ptr %226, i32 %228
  %230 = load ptr, ptr %22, align 8, !tbaa !272
  %231 = load i32, ptr %229, align 4, !tbaa !5
  %232 = getelementptr inbounds ptr, ptr %230, i32 %231
  %233 = load ptr, ptr %232, align 4, !tbaa !31
  %234 = load i32, ptr %233, align 4, !tbaa !5
  %235 = add i32 %234, 1
  store i32 %235, ptr %233, align 4, !tbaa !5
  %236 = getelementptr inbounds nuw i8, ptr %229, i32 4
  %237 = load i32, ptr %236, align 4, !tbaa !5
  %238 = icmp slt i32 %237, 0
  br i1 %238, label %244, label %239

239:                                              ; preds = %224
  %240 = getelementptr inbounds nuw ptr, ptr %230, i32 %237
  %241 = load ptr, ptr %240, align 4, !tbaa !31
  %242 = load i32, ptr %241, align 4, !tbaa !5
  %243 = icmp slt i32 %235, %242
  br i1 %243, label %244, label %366

244:                                              ; preds = %239, %224
  %245 = getelementptr inbounds nuw i8, ptr %32, i32 20
  %246 = load i32, ptr %245, align 4, !tbaa !271
  %247 = sext i32 %246 to i64
  br label %366

248:                                              ; preds = %30
  %249 = load ptr, ptr %19, align 4, !tbaa !273
  %250 = getelementptr inbounds nuw i8, ptr %32, i32 4
  %251 = load i32, ptr %250, align 4, !tbaa !274
  %252 = getelementptr inbounds i32, ptr %249, i32 %251
  %253 = getelementptr inbounds nuw i8, ptr %32, i32 8
  %254 = load i32, ptr %253, align 4, !tbaa !275
  %255 = load ptr, ptr %22, align 8, !tbaa !272
  %256 = load i32, ptr %252, align 4, !tbaa !5
  %257 = getelementptr inbounds ptr, ptr %255, i32 %256
  %258 = load ptr, ptr %257, align 4, !tbaa !31
  %259 = getelementptr inbounds nuw i8, ptr %252, i32 4
  %260 = load i32, ptr %259, align 4, !tbaa !5
  %261 = getelementptr inbounds ptr, ptr %255, i32 %260
  %262 = load ptr, ptr %261, align 4, !tbaa !31
  store ptr %262, ptr %257, align 4, !tbaa !31
  %263 = load ptr, ptr %22, align 8, !tbaa !272
  %264 = getelementptr inbounds ptr, ptr %263, i32 %260
  store ptr %258, ptr %264, align 4, !tbaa !31
  %265 = load ptr, ptr %23, align 4, !tbaa !276
  %266 = getelementptr inbounds nuw i8, ptr %252, i32 8
  %267 = load i32, ptr %266, align 4, !tbaa !5
  %268 = getelementptr inbounds i8, ptr %265, i32 %267
  %269 = load i8, ptr %268, align 1, !tbaa !171
  %270 = xor i8 %269, 1
  store i8 %270, ptr %268, align 1, !tbaa !171
  %271 = getelementptr inbounds nuw i8, ptr %252, i32 12
  %272 = load i32, ptr %271, align 4, !tbaa !5
  %273 = add i32 %272, 4
  %274 = ptrtoint ptr %262 to i32
  %275 = ptrtoint ptr %258 to i32
  %276 = sub i32 %274, %275
  %277 = icmp ugt i32 %254, 4
  br i1 %277, label %278, label %366

278:                                              ; preds = %248
  %279 = sub i32 0, %276
  %280 = and i32 %254, 1
  %281 = icmp eq i32 %254, 5
  br i1 %281, label %353, label %282

282:                                              ; preds = %278
  %283 = and i32 %254, -2
  %284 = add i32 %283, -6
  br label %285

285:                                              ; preds = %285, %282
  %286 = phi i32 [ 4, %282 ], [ %309, %285 ]
  %287 = phi i32 [ 0, %282 ], [ %310, %285 ]
  %288 = load ptr, ptr %22, align 8, !tbaa !272
  %289 = getelementptr inbounds nuw i32, ptr %252, i32 %286
  %290 = load i32, ptr %289, align 4, !tbaa !5
  %291 = getelementptr inbounds ptr, ptr %288, i32 %290
  %292 = load ptr, ptr %291, align 4, !tbaa !31
  %293 = ptrtoint ptr %292 to i32
  %294 = icmp ult i32 %286, %273
  %295 = select i1 %294, i32 %276, i32 %279
  %296 = add i32 %295, %293
  %297 = inttoptr i32 %296 to ptr
  store ptr %297, ptr %291, align 4, !tbaa !31
  %298 = or disjoint i32 %286, 1
  %299 = load ptr, ptr %22, align 8, !tbaa !272
  %300 = getelementptr inbounds nuw i32, ptr %252, i32 %298
  %301 = load i32, ptr %300, align 4, !tbaa !5
  %302 = getelementptr inbounds ptr, ptr %299, i32 %301
  %303 = load ptr, ptr %302, align 4, !tbaa !31
  %304 = ptrtoint ptr %303 to i32
  %305 = icmp ult i32 %298, %273
  %306 = select i1 %305, i32 %276, i32 %279
  %307 = add i32 %306, %304
  %308 = inttoptr i32 %307 to ptr
  store ptr %308, ptr %302, align 4, !tbaa !31
  %309 = add nuw i32 %286, 2
  %310 = add i32 %287, 2
  %311 = icmp eq i32 %287, %284
  br i1 %311, label %351, label %285, !llvm.loop !277

312:                                              ; preds = %30
  %313 = load ptr, ptr %23, align 4, !tbaa !276
  %314 = load ptr, ptr %19, align 4, !tbaa !273
  %315 = getelementptr inbounds nuw i8, ptr %32, i32 4
  %316 = load i32, ptr %315, align 4, !tbaa !274
  %317 = getelementptr inbounds i32, ptr %314, i32 %316
  %318 = getelementptr inbounds nuw i8, ptr %317, i32 8
  %319 = load i32, ptr %318, align 4, !tbaa !5
  %320 = getelementptr inbounds i8, ptr %313, i32 %319
  %321 = load i8, ptr %320, align 1, !tbaa !171
  %322 = icmp eq i8 %321, 0
  br i1 %322, label %323, label %366

323:                                              ; preds = %312
  %324 = getelementptr inbounds nuw i8, ptr %32, i32 20
  %325 = load i32, ptr %324, align 4, !tbaa !271
  %326 = sext i32 %325 to i64
  br label %366

327:                                              ; preds = %30
  %328 = tail call fastcc i32 @set_size(ptr noundef nonnull %0, ptr noundef nonnull %32) #23
  br label %366

329:                                              ; preds = %30
  %330 = tail call fastcc i32 @make(ptr noundef nonnull %0, ptr noundef nonnull %32) #23
  br label %366

331:                                              ; preds = %30
  %332 = load ptr, ptr %19, align 4, !tbaa !273
  %333 = getelementptr inbounds nuw i8, ptr %32, i32 4
  %334 = load i32, ptr %333, align 4, !tbaa !274
  %335 = getelementptr inbounds i32, ptr %332, i32 %334
  %336 = load ptr, ptr %20, align 8, !tbaa !278
  %337 = getelementptr inbounds nuw i8, ptr %335, i32 4
  %338 = load i32, ptr %337, align 4, !tbaa !5
  %339 = getelementptr inbounds i64, ptr %336, i32 %338
  %340 = load ptr, ptr %21, align 4, !tbaa !279
  %341 = tail call fastcc i64 @evaluate(ptr noundef %339, ptr noundef %340) #23
  %342 = icmp sgt i64 %341, 0
  br i1 %342, label %343, label %366

343:                                              ; preds = %331
  %344 = load ptr, ptr %22, align 8, !tbaa !272
  %345 = load i32, ptr %335, align 4, !tbaa !5
  %346 = getelementptr inbounds ptr, ptr %344, i32 %345
  %347 = load ptr, ptr %346, align 4, !tbaa !31
  %348 = trunc i64 %341 to i32
  tail call void @llvm.memset.p0.i32(ptr align 1 %347, i8 -1, i32 %348, i1 false)
  br label %366

349:                                              ; preds = %30
  %350 = tail call fastcc i32 @grow(ptr noundef nonnull %0, ptr noundef nonnull %32) #23
  br label %366

351:                                              ; preds = %285
  %352 = icmp eq i32 %280, 0
  br i1 %352, label %366, label %353

353:                                              ; preds = %351, %278
  %354 = phi i32 [ 4, %278 ], [ %309, %351 ]
  %355 = icmp ne i32 %280, 0
  tail call void @llvm.assume(i1 %355)
  %356 = load ptr, ptr %22, align 8, !tbaa !272
  %357 = getelementptr inbounds nuw i32, ptr %252, i32 %354
  %358 = load i32, ptr %357, align 4, !tbaa !5
  %359 = getelementptr inbounds ptr, ptr %356, i32 %358
  %360 = load ptr, ptr %359, align 4, !tbaa !31
  %361 = ptrtoint ptr %360 to i32
  %362 = icmp ult i32 %354, %273
  %363 = select i1 %362, i32 %276, i32 %279
  %364 = add i32 %363, %361
  %365 = inttoptr i32 %364 to ptr
  store ptr %365, ptr %359, align 4, !tbaa !31
  br label %366

366:                                              ; preds = %353, %351, %343, %331, %248, %244, %239, %125, %120, %108, %85, %81, %349, %329, %327, %323, %312, %174, %104, %93, %89
  %367 = phi i64 [ %33, %349 ], [ %33, %331 ], [ %92, %89 ], [ %33, %312 ], [ %33, %81 ], [ %178, %174 ], [ %33, %108 ], [ %33, %239 ], [ %33, %93 ], [ %33, %327 ], [ %33, %329 ], [ %33, %85 ], [ %107, %104 ], [ %326, %323 ], [ %33, %343 ], [ %128, %125 ], [ %33, %120 ], [ %247, %244 ], [ %33, %248 ], [ %33, %351 ], [ %33, %353 ]
  %368 = phi i32 [ %350, %349 ], [ 0, %331 ], [ 0, %89 ], [ 0, %312 ], [ %82, %81 ], [ %175, %174 ], [ 0, %108 ], [ %225, %239 ], [ 0, %93 ], [ %328, %327 ], [ %330, %329 ], [ %82, %85 ], [ 0, %104 ], [ 0, %323 ], [ 0, %343 ], [ 0, %125 ], [ 0, %120 ], [ %225, %244 ], [ 0, %248 ], [ 0, %351 ], [ 0, %353 ]
  %369 = icmp eq i32 %368, 0
  br i1 %369, label %27, label %598, !llvm.loop !280

370:                                              ; preds = %11, %1
  %371 = getelementptr inbounds nuw i8, ptr %0, i32 64
  %372 = load i64, ptr %371, align 8, !tbaa !281
  %373 = icmp eq i64 %372, 0
  br i1 %373, label %389, label %374

374:                                              ; preds = %370
  %375 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %376 = load i64, ptr %375, align 8, !tbaa !265
  %377 = icmp sgt i64 %376, 0
  br i1 %377, label %382, label %598

378:                                              ; preds = %382
  %379 = add nuw nsw i64 %383, 1
  %380 = load i64, ptr %375, align 8, !tbaa !265
  %381 = icmp slt i64 %379, %380
  br i1 %381, label %382, label %598, !llvm.loop !282

382:                                              ; preds = %374, %378
  %383 = phi i64 [ %379, %378 ], [ 0, %374 ]
  %384 = load ptr, ptr %0, align 8, !tbaa !264
  %385 = trunc i64 %383 to i32
  %386 = getelementptr inbounds %struct.tfc_instruction, ptr %384, i32 %385
  %387 = tail call fastcc i32 @run_kernel(ptr noundef nonnull readonly %0, ptr noundef %386) #23
  %388 = icmp eq i32 %387, 0
  br i1 %388, label %378, label %598

389:                                              ; preds = %370
  %390 = load ptr, ptr %0, align 8, !tbaa !264
  %391 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %392 = load i64, ptr %391, align 8, !tbaa !265
  %393 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %394 = getelementptr inbounds nuw i8, ptr %0, i32 48
  %395 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %396 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %397 = getelementptr inbounds nuw i8, ptr %0, i32 52
  br label %398

398:                                              ; preds = %594, %389
  %399 = phi i64 [ 0, %389 ], [ %595, %594 ]
  %400 = icmp slt i64 %399, %392
  br i1 %400, label %401, label %598

401:                                              ; preds = %398
  %402 = trunc i64 %399 to i32
  %403 = getelementptr inbounds %struct.tfc_instruction, ptr %390, i32 %402
  %404 = add nsw i64 %399, 1
  %405 = getelementptr inbounds nuw i8, ptr %403, i32 16
  %406 = load i32, ptr %405, align 4, !tbaa !266
  switch i32 %406, label %577 [
    i32 0, label %407
    i32 1, label %409
    i32 3, label %413
    i32 4, label %428
    i32 2, label %449
    i32 5, label %453
    i32 6, label %476
    i32 7, label %540
    i32 8, label %555
    i32 9, label %557
    i32 11, label %559
  ]

407:                                              ; preds = %401
  %408 = tail call fastcc i32 @run_kernel(ptr noundef nonnull %0, ptr noundef nonnull %403) #23
  br label %594

409:                                              ; preds = %401
  %410 = getelementptr inbounds nuw i8, ptr %403, i32 20
  %411 = load i32, ptr %410, align 4, !tbaa !271
  %412 = sext i32 %411 to i64
  br label %594

413:                                              ; preds = %401
  %414 = load ptr, ptr %396, align 8, !tbaa !272
  %415 = load ptr, ptr %393, align 4, !tbaa !273
  %416 = getelementptr inbounds nuw i8, ptr %403, i32 4
  %417 = load i32, ptr %416, align 4, !tbaa !274
  %418 = getelementptr inbounds i32, ptr %415, i32 %417
  %419 = load i32, ptr %418, align 4, !tbaa !5
  %420 = getelementptr inbounds ptr, ptr %414, i32 %419
  %421 = load ptr, ptr %420, align 4, !tbaa !31
  %422 = load i8, ptr %421, align 1, !tbaa !171
  %423 = icmp eq i8 %422, 0
  br i1 %423, label %424, label %594

424:                                              ; preds = %413
  %425 = getelementptr inbounds nuw i8, ptr %403, i32 20
  %426 = load i32, ptr %425, align 4, !tbaa !271
  %427 = sext i32 %426 to i64
  br label %594

428:                                              ; preds = %401
  %429 = load ptr, ptr %393, align 4, !tbaa !273
  %430 = getelementptr inbounds nuw i8, ptr %403, i32 4
  %431 = load i32, ptr %430, align 4, !tbaa !274
  %432 = getelementptr inbounds i32, ptr %429, i32 %431
  %433 = load ptr, ptr %396, align 8, !tbaa !272
  %434 = load i32, ptr %432, align 4, !tbaa !5
  %435 = getelementptr inbounds ptr, ptr %433, i32 %434
  %436 = load ptr, ptr %435, align 4, !tbaa !31
  store i32 0, ptr %436, align 4, !tbaa !5
  %437 = getelementptr inbounds nuw i8, ptr %432, i32 4
  %438 = load i32, ptr %437, align 4, !tbaa !5
  %439 = icmp sgt i32 %438, -1
  br i1 %439, label %440, label %594

440:                                              ; preds = %428
  %441 = getelementptr inbounds nuw ptr, ptr %433, i32 %438
  %442 = load ptr, ptr %441, align 4, !tbaa !31
  %443 = load i32, ptr %442, align 4, !tbaa !5
  %444 = icmp slt i32 %443, 1
  br i1 %444, label %445, label %594

445:                                              ; preds = %440
  %446 = getelementptr inbounds nuw i8, ptr %403, i32 20
  %447 = load i32, ptr %446, align 4, !tbaa !271
  %448 = sext i32 %447 to i64
  br label %594

449:                                              ; preds = %401
  %450 = getelementptr inbounds nuw i8, ptr %403, i32 20
  %451 = load i32, ptr %450, align 4, !tbaa !271
  %452 = sext i32 %451 to i64
  br label %594

453:                                              ; preds = %401
  %454 = load ptr, ptr %393, align 4, !tbaa !273
  %455 = getelementptr inbounds nuw i8, ptr %403, i32 4
  %456 = load i32, ptr %455, align 4, !tbaa !274
  %457 = getelementptr inbounds i32, ptr %454, i32 %456
  %458 = load ptr, ptr %396, align 8, !tbaa !272
  %459 = load i32, ptr %457, align 4, !tbaa !5
  %460 = getelementptr inbounds ptr, ptr %458, i32 %459
  %461 = load ptr, ptr %460, align 4, !tbaa !31
  %462 = load i32, ptr %461, align 4, !tbaa !5
  %463 = add i32 %462, 1
  store i32 %463, ptr %461, align 4, !tbaa !5
  %464 = getelementptr inbounds nuw i8, ptr %457, i32 4
  %465 = load i32, ptr %464, align 4, !tbaa !5
  %466 = icmp slt i32 %465, 0
  br i1 %466, label %472, label %467

467:                                              ; preds = %453
  %468 = getelementptr inbounds nuw ptr, ptr %458, i32 %465
  %469 = load ptr, ptr %468, align 4, !tbaa !31
  %470 = load i32, ptr %469, align 4, !tbaa !5
  %471 = icmp slt i32 %463, %470
  br i1 %471, label %472, label %594

472:                                              ; preds = %467, %453
  %473 = getelementptr inbounds nuw i8, ptr %403, i32 20
  %474 = load i32, ptr %473, align 4, !tbaa !271
  %475 = sext i32 %474 to i64
  br label %594

476:                                              ; preds = %401
  %477 = load ptr, ptr %393, align 4, !tbaa !273
  %478 = getelementptr inbounds nuw i8, ptr %403, i32 4
  %479 = load i32, ptr %478, align 4, !tbaa !274
  %480 = getelementptr inbounds i32, ptr %477, i32 %479
  %481 = getelementptr inbounds nuw i8, ptr %403, i32 8
  %482 = load i32, ptr %481, align 4, !tbaa !275
  %483 = load ptr, ptr %396, align 8, !tbaa !272
  %484 = load i32, ptr %480, align 4, !tbaa !5
  %485 = getelementptr inbounds ptr, ptr %483, i32 %484
  %486 = load ptr, ptr %485, align 4, !tbaa !31
  %487 = getelementptr inbounds nuw i8, ptr %480, i32 4
  %488 = load i32, ptr %487, align 4, !tbaa !5
  %489 = getelementptr inbounds ptr, ptr %483, i32 %488
  %490 = load ptr, ptr %489, align 4, !tbaa !31
  store ptr %490, ptr %485, align 4, !tbaa !31
  %491 = load ptr, ptr %396, align 8, !tbaa !272
  %492 = getelementptr inbounds ptr, ptr %491, i32 %488
  store ptr %486, ptr %492, align 4, !tbaa !31
  %493 = load ptr, ptr %397, align 4, !tbaa !276
  %494 = getelementptr inbounds nuw i8, ptr %480, i32 8
  %495 = load i32, ptr %494, align 4, !tbaa !5
  %496 = getelementptr inbounds i8, ptr %493, i32 %495
  %497 = load i8, ptr %496, align 1, !tbaa !171
  %498 = xor i8 %497, 1
  store i8 %498, ptr %496, align 1, !tbaa !171
  %499 = getelementptr inbounds nuw i8, ptr %480, i32 12
  %500 = load i32, ptr %499, align 4, !tbaa !5
  %501 = add i32 %500, 4
  %502 = ptrtoint ptr %490 to i32
  %503 = ptrtoint ptr %486 to i32
  %504 = sub i32 %502, %503
  %505 = icmp ugt i32 %482, 4
  br i1 %505, label %506, label %594

506:                                              ; preds = %476
  %507 = sub i32 0, %504
  %508 = and i32 %482, 1
  %509 = icmp eq i32 %482, 5
  br i1 %509, label %581, label %510

510:                                              ; preds = %506
  %511 = and i32 %482, -2
  %512 = add i32 %511, -6
  br label %513

513:                                              ; preds = %513, %510
  %514 = phi i32 [ 4, %510 ], [ %537, %513 ]
  %515 = phi i32 [ 0, %510 ], [ %538, %513 ]
  %516 = load ptr, ptr %396, align 8, !tbaa !272
  %517 = getelementptr inbounds nuw i32, ptr %480, i32 %514
  %518 = load i32, ptr %517, align 4, !tbaa !5
  %519 = getelementptr inbounds ptr, ptr %516, i32 %518
  %520 = load ptr, ptr %519, align 4, !tbaa !31
  %521 = ptrtoint ptr %520 to i32
  %522 = icmp ult i32 %514, %501
  %523 = select i1 %522, i32 %504, i32 %507
  %524 = add i32 %523, %521
  %525 = inttoptr i32 %524 to ptr
  store ptr %525, ptr %519, align 4, !tbaa !31
  %526 = or disjoint i32 %514, 1
  %527 = load ptr, ptr %396, align 8, !tbaa !272
  %528 = getelementptr inbounds nuw i32, ptr %480, i32 %526
  %529 = load i32, ptr %528, align 4, !tbaa !5
  %530 = getelementptr inbounds ptr, ptr %527, i32 %529
  %531 = load ptr, ptr %530, align 4, !tbaa !31
  %532 = ptrtoint ptr %531 to i32
  %533 = icmp ult i32 %526, %501
  %534 = select i1 %533, i32 %504, i32 %507
  %535 = add i32 %534, %532
  %536 = inttoptr i32 %535 to ptr
  store ptr %536, ptr %530, align 4, !tbaa !31
  %537 = add nuw i32 %514, 2
  %538 = add i32 %515, 2
  %539 = icmp eq i32 %515, %512
  br i1 %539, label %579, label %513, !llvm.loop !277

540:                                              ; preds = %401
  %541 = load ptr, ptr %397, align 4, !tbaa !276
  %542 = load ptr, ptr %393, align 4, !tbaa !273
  %543 = getelementptr inbounds nuw i8, ptr %403, i32 4
  %544 = load i32, ptr %543, align 4, !tbaa !274
  %545 = getelementptr inbounds i32, ptr %542, i32 %544
  %546 = getelementptr inbounds nuw i8, ptr %545, i32 8
  %547 = load i32, ptr %546, align 4, !tbaa !5
  %548 = getelementptr inbounds i8, ptr %541, i32 %547
  %549 = load i8, ptr %548, align 1, !tbaa !171
  %550 = icmp eq i8 %549, 0
  br i1 %550, label %551, label %594

551:                                              ; preds = %540
  %552 = getelementptr inbounds nuw i8, ptr %403, i32 20
  %553 = load i32, ptr %552, align 4, !tbaa !271
  %554 = sext i32 %553 to i64
  br label %594

555:                                              ; preds = %401
  %556 = tail call fastcc i32 @set_size(ptr noundef nonnull %0, ptr noundef nonnull %403) #23
  br label %594

557:                                              ; preds = %401
  %558 = tail call fastcc i32 @make(ptr noundef nonnull %0, ptr noundef nonnull %403) #23
  br label %594

559:                                              ; preds = %401
  %560 = load ptr, ptr %393, align 4, !tbaa !273
  %561 = getelementptr inbounds nuw i8, ptr %403, i32 4
  %562 = load i32, ptr %561, align 4, !tbaa !274
  %563 = getelementptr inbounds i32, ptr %560, i32 %562
  %564 = load ptr, ptr %394, align 8, !tbaa !278
  %565 = getelementptr inbounds nuw i8, ptr %563, i32 4
  %566 = load i32, ptr %565, align 4, !tbaa !5
  %567 = getelementptr inbounds i64, ptr %564, i32 %566
  %568 = load ptr, ptr %395, align 4, !tbaa !279
  %569 = tail call fastcc i64 @evaluate(ptr noundef %567, ptr noundef %568) #23
  %570 = icmp sgt i64 %569, 0
  br i1 %570, label %571, label %594

571:                                              ; preds = %559
  %572 = load ptr, ptr %396, align 8, !tbaa !272
  %573 = load i32, ptr %563, align 4, !tbaa !5
  %574 = getelementptr inbounds ptr, ptr %572, i32 %573
  %575 = load ptr, ptr %574, align 4, !tbaa !31
  %576 = trunc i64 %569 to i32
  tail call void @llvm.memset.p0.i32(ptr align 1 %575, i8 -1, i32 %576, i1 false)
  br label %594

577:                                              ; preds = %401
  %578 = tail call fastcc i32 @grow(ptr noundef nonnull %0, ptr noundef nonnull %403) #23
  br label %594

579:                                              ; preds = %513
  %580 = icmp eq i32 %508, 0
  br i1 %580, label %594, label %581

581:                                              ; preds = %579, %506
  %582 = phi i32 [ 4, %506 ], [ %537, %579 ]
  %583 = icmp ne i32 %508, 0
  tail call void @llvm.assume(i1 %583)
  %584 = load ptr, ptr %396, align 8, !tbaa !272
  %585 = getelementptr inbounds nuw i32, ptr %480, i32 %582
  %586 = load i32, ptr %585, align 4, !tbaa !5
  %587 = getelementptr inbounds ptr, ptr %584, i32 %586
  %588 = load ptr, ptr %587, align 4, !tbaa !31
  %589 = ptrtoint ptr %588 to i32
  %590 = icmp ult i32 %582, %501
  %591 = select i1 %590, i32 %504, i32 %507
  %592 = add i32 %591, %589
  %593 = inttoptr i32 %592 to ptr
  store ptr %593, ptr %587, align 4, !tbaa !31
  br label %594

594:                                              ; preds = %581, %579, %571, %559, %476, %472, %467, %445, %440, %428, %577, %557, %555, %551, %540, %449, %424, %413, %409, %407
  %595 = phi i64 [ %404, %577 ], [ %404, %571 ], [ %412, %409 ], [ %404, %540 ], [ %554, %551 ], [ %452, %449 ], [ %404, %428 ], [ %404, %467 ], [ %404, %413 ], [ %404, %555 ], [ %404, %557 ], [ %404, %407 ], [ %427, %424 ], [ %448, %445 ], [ %404, %440 ], [ %475, %472 ], [ %404, %476 ], [ %404, %559 ], [ %404, %579 ], [ %404, %581 ]
  %596 = phi i32 [ %578, %577 ], [ 0, %571 ], [ 0, %409 ], [ 0, %540 ], [ 0, %551 ], [ 0, %449 ], [ 0, %428 ], [ 0, %467 ], [ 0, %413 ], [ %556, %555 ], [ %558, %557 ], [ %408, %407 ], [ 0, %424 ], [ 0, %445 ], [ 0, %440 ], [ 0, %472 ], [ 0, %476 ], [ 0, %559 ], [ 0, %579 ], [ 0, %581 ]
  %597 = icmp eq i32 %596, 0
  br i1 %597, label %398, label %598, !llvm.loop !280

598:                                              ; preds = %366, %27, %382, %378, %594, %398, %374, %67
  %599 = phi i32 [ %387, %382 ], [ 1, %67 ], [ 0, %374 ], [ %596, %594 ], [ 0, %398 ], [ 0, %378 ], [ 0, %27 ], [ %368, %366 ]
  ret i32 %599
}

; Function Attrs: nounwind uwtable
define ptr @tfc_call_from_python(ptr noundef readonly captures(none) %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) local_unnamed_addr #4 {
  %5 = alloca [64 x ptr], align 16
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %7 = load ptr, ptr %6, align 4, !tbaa !283
  %8 = load ptr, ptr %7, align 8, !tbaa !286
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #25
  %9 = getelementptr inbounds nuw i8, ptr %8, i32 4
  %10 = load ptr, ptr %9, align 4, !tbaa !289
  %11 = icmp eq ptr %10, null
  br i1 %11, label %188, label %12

12:                                               ; preds = %4
  %13 = getelementptr inbounds nuw i8, ptr %8, i32 24
  %14 = load i32, ptr %13, align 4, !tbaa !293
  %15 = icmp sgt i32 %2, %14
  br i1 %15, label %188, label %16

16:                                               ; preds = %12
  %17 = icmp sgt i32 %2, 0
  br i1 %17, label %18, label %37

18:                                               ; preds = %16
  %19 = and i32 %2, 3
  %20 = icmp ult i32 %2, 4
  br i1 %20, label %25, label %21

21:                                               ; preds = %18
  %22 = and i32 %2, 2147483644
  br label %54

23:                                               ; preds = %54
  %24 = icmp eq i32 %19, 0
  br i1 %24, label %37, label %25

25:                                               ; preds = %23, %18
  %26 = phi i32 [ 0, %18 ], [ %72, %23 ]
  %27 = icmp ne i32 %19, 0
  tail call void @llvm.assume(i1 %27)
  br label %28

28:                                               ; preds = %28, %25
  %29 = phi i32 [ %34, %28 ], [ %26, %25 ]
  %30 = phi i32 [ %35, %28 ], [ 0, %25 ]
  %31 = getelementptr inbounds nuw ptr, ptr %1, i32 %29
  %32 = load ptr, ptr %31, align 4, !tbaa !31
  %33 = getelementptr inbounds nuw ptr, ptr %5, i32 %29
  store ptr %32, ptr %33, align 4, !tbaa !31
  %34 = add nuw nsw i32 %29, 1
  %35 = add i32 %30, 1
  %36 = icmp eq i32 %35, %19
  br i1 %36, label %37, label %28, !llvm.loop !294

37:                                               ; preds = %23, %28, %16
  %38 = icmp slt i32 %2, %14
  br i1 %38, label %39, label %75

39:                                               ; preds = %37
  %40 = sub i32 %14, %2
  %41 = and i32 %40, 7
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %50, label %43

43:                                               ; preds = %39, %43
  %44 = phi i32 [ %47, %43 ], [ %2, %39 ]
  %45 = phi i32 [ %48, %43 ], [ 0, %39 ]
  %46 = getelementptr inbounds ptr, ptr %5, i32 %44
  store ptr null, ptr %46, align 4, !tbaa !31
  %47 = add nsw i32 %44, 1
  %48 = add i32 %45, 1
  %49 = icmp eq i32 %48, %41
  br i1 %49, label %50, label %43, !llvm.loop !295

50:                                               ; preds = %43, %39
  %51 = phi i32 [ %2, %39 ], [ %47, %43 ]
  %52 = sub i32 %2, %14
  %53 = icmp ugt i32 %52, -8
  br i1 %53, label %75, label %77

54:                                               ; preds = %54, %21
  %55 = phi i32 [ 0, %21 ], [ %72, %54 ]
  %56 = phi i32 [ 0, %21 ], [ %73, %54 ]
  %57 = getelementptr inbounds nuw ptr, ptr %1, i32 %55
  %58 = load ptr, ptr %57, align 4, !tbaa !31
  %59 = getelementptr inbounds nuw ptr, ptr %5, i32 %55
  store ptr %58, ptr %59, align 16, !tbaa !31
  %60 = or disjoint i32 %55, 1
  %61 = getelementptr inbounds nuw ptr, ptr %1, i32 %60
  %62 = load ptr, ptr %61, align 4, !tbaa !31
  %63 = getelementptr inbounds nuw ptr, ptr %5, i32 %60
  store ptr %62, ptr %63, align 4, !tbaa !31
  %64 = or disjoint i32 %55, 2
  %65 = getelementptr inbounds nuw ptr, ptr %1, i32 %64
  %66 = load ptr, ptr %65, align 4, !tbaa !31
  %67 = getelementptr inbounds nuw ptr, ptr %5, i32 %64
  store ptr %66, ptr %67, align 8, !tbaa !31
  %68 = or disjoint i32 %55, 3
  %69 = getelementptr inbounds nuw ptr, ptr %1, i32 %68
  %70 = load ptr, ptr %69, align 4, !tbaa !31
  %71 = getelementptr inbounds nuw ptr, ptr %5, i32 %68
  store ptr %70, ptr %71, align 4, !tbaa !31
  %72 = add nuw nsw i32 %55, 4
  %73 = add i32 %56, 4
  %74 = icmp eq i32 %73, %22
  br i1 %74, label %23, label %54, !llvm.loop !296

75:                                               ; preds = %50, %77, %37
  %76 = icmp eq ptr %3, null
  br i1 %76, label %181, label %96

77:                                               ; preds = %50, %77
  %78 = phi i32 [ %94, %77 ], [ %51, %50 ]
  %79 = getelementptr inbounds ptr, ptr %5, i32 %78
  store ptr null, ptr %79, align 4, !tbaa !31
  %80 = getelementptr ptr, ptr %5, i32 %78
  %81 = getelementptr i8, ptr %80, i32 4
  store ptr null, ptr %81, align 4, !tbaa !31
  %82 = getelementptr ptr, ptr %5, i32 %78
  %83 = getelementptr i8, ptr %82, i32 8
  store ptr null, ptr %83, align 4, !tbaa !31
  %84 = getelementptr ptr, ptr %5, i32 %78
  %85 = getelementptr i8, ptr %84, i32 12
  store ptr null, ptr %85, align 4, !tbaa !31
  %86 = getelementptr ptr, ptr %5, i32 %78
  %87 = getelementptr i8, ptr %86, i32 16
  store ptr null, ptr %87, align 4, !tbaa !31
  %88 = getelementptr ptr, ptr %5, i32 %78
  %89 = getelementptr i8, ptr %88, i32 20
  store ptr null, ptr %89, align 4, !tbaa !31
  %90 = getelementptr ptr, ptr %5, i32 %78
  %91 = getelementptr i8, ptr %90, i32 24
  store ptr null, ptr %91, align 4, !tbaa !31
  %92 = getelementptr ptr, ptr %5, i32 %78
  %93 = getelementptr i8, ptr %92, i32 28
  store ptr null, ptr %93, align 4, !tbaa !31
  %94 = add nsw i32 %78, 8
  %95 = icmp eq i32 %94, %14
  br i1 %95, label %75, label %77, !llvm.loop !297

96:                                               ; preds = %75
  %97 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %98 = load i32, ptr %97, align 4, !tbaa !298
  %99 = load ptr, ptr %8, align 4, !tbaa !300
  %100 = getelementptr inbounds nuw i8, ptr %99, i32 112
  %101 = load i64, ptr %100, align 8, !tbaa !301
  %102 = trunc i64 %101 to i32
  %103 = getelementptr inbounds i8, ptr %3, i32 %102
  %104 = icmp slt i32 %98, 1
  br i1 %104, label %181, label %105

105:                                              ; preds = %96
  %106 = getelementptr inbounds nuw i8, ptr %8, i32 12
  %107 = getelementptr inbounds nuw i8, ptr %8, i32 20
  br label %108

108:                                              ; preds = %176, %105
  %109 = phi ptr [ null, %105 ], [ %177, %176 ]
  %110 = phi i32 [ 0, %105 ], [ %179, %176 ]
  %111 = phi i32 [ %2, %105 ], [ %178, %176 ]
  %112 = getelementptr inbounds nuw ptr, ptr %103, i32 %110
  %113 = load ptr, ptr %112, align 4, !tbaa !31
  %114 = add nsw i32 %110, %2
  %115 = load i32, ptr %13, align 4, !tbaa !293
  %116 = icmp slt i32 %114, %115
  br i1 %116, label %117, label %122

117:                                              ; preds = %108
  %118 = load ptr, ptr %106, align 4, !tbaa !303
  %119 = getelementptr inbounds ptr, ptr %118, i32 %114
  %120 = load ptr, ptr %119, align 4, !tbaa !31
  %121 = icmp eq ptr %120, %113
  br i1 %121, label %160, label %122

122:                                              ; preds = %117, %108
  %123 = load ptr, ptr %107, align 4, !tbaa !304
  %124 = icmp eq ptr %113, %123
  br i1 %124, label %160, label %125

125:                                              ; preds = %122
  %126 = icmp sgt i32 %115, 0
  br i1 %126, label %127, label %152

127:                                              ; preds = %125
  %128 = load ptr, ptr %106, align 4, !tbaa !303
  br label %129

129:                                              ; preds = %134, %127
  %130 = phi i32 [ 0, %127 ], [ %135, %134 ]
  %131 = getelementptr inbounds nuw ptr, ptr %128, i32 %130
  %132 = load ptr, ptr %131, align 4, !tbaa !31
  %133 = icmp eq ptr %132, %113
  br i1 %133, label %160, label %134

134:                                              ; preds = %129
  %135 = add nuw nsw i32 %130, 1
  %136 = icmp eq i32 %135, %115
  br i1 %136, label %137, label %129, !llvm.loop !305

137:                                              ; preds = %134, %147
  %138 = phi i32 [ %148, %147 ], [ 0, %134 ]
  %139 = load ptr, ptr %8, align 4, !tbaa !300
  %140 = getelementptr inbounds nuw i8, ptr %139, i32 56
  %141 = load ptr, ptr %140, align 8, !tbaa !306
  %142 = load ptr, ptr %106, align 4, !tbaa !303
  %143 = getelementptr inbounds nuw ptr, ptr %142, i32 %138
  %144 = load ptr, ptr %143, align 4, !tbaa !31
  %145 = tail call i32 %141(ptr noundef %144, ptr noundef %113) #24
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %160, label %147

147:                                              ; preds = %137
  %148 = add nuw nsw i32 %138, 1
  %149 = icmp eq i32 %148, %115
  br i1 %149, label %150, label %137, !llvm.loop !307

150:                                              ; preds = %147
  %151 = load ptr, ptr %107, align 4, !tbaa !304
  br label %152

152:                                              ; preds = %150, %125
  %153 = phi ptr [ %151, %150 ], [ %123, %125 ]
  %154 = load ptr, ptr %8, align 4, !tbaa !300
  %155 = getelementptr inbounds nuw i8, ptr %154, i32 56
  %156 = load ptr, ptr %155, align 8, !tbaa !306
  %157 = tail call i32 %156(ptr noundef %153, ptr noundef %113) #24
  %158 = icmp eq i32 %157, 0
  %159 = select i1 %158, i32 %115, i32 -1
  br label %160

160:                                              ; preds = %129, %137, %152, %122, %117
  %161 = phi i32 [ %115, %122 ], [ %114, %117 ], [ %159, %152 ], [ %138, %137 ], [ %130, %129 ]
  %162 = icmp eq i32 %161, %14
  br i1 %162, label %163, label %166

163:                                              ; preds = %160
  %164 = getelementptr inbounds ptr, ptr %1, i32 %114
  %165 = load ptr, ptr %164, align 4, !tbaa !31
  br label %176

166:                                              ; preds = %160
  %167 = icmp slt i32 %161, 0
  br i1 %167, label %188, label %168

168:                                              ; preds = %166
  %169 = getelementptr inbounds nuw ptr, ptr %5, i32 %161
  %170 = load ptr, ptr %169, align 4, !tbaa !31
  %171 = icmp eq ptr %170, null
  br i1 %171, label %172, label %188

172:                                              ; preds = %168
  %173 = getelementptr inbounds ptr, ptr %1, i32 %114
  %174 = load ptr, ptr %173, align 4, !tbaa !31
  store ptr %174, ptr %169, align 4, !tbaa !31
  %175 = add nsw i32 %111, 1
  br label %176

176:                                              ; preds = %172, %163
  %177 = phi ptr [ %165, %163 ], [ %109, %172 ]
  %178 = phi i32 [ %111, %163 ], [ %175, %172 ]
  %179 = add nuw nsw i32 %110, 1
  %180 = icmp eq i32 %179, %98
  br i1 %180, label %181, label %108, !llvm.loop !308

181:                                              ; preds = %176, %75, %96
  %182 = phi ptr [ null, %75 ], [ null, %96 ], [ %177, %176 ]
  %183 = phi i32 [ %2, %75 ], [ %2, %96 ], [ %178, %176 ]
  %184 = icmp eq i32 %183, %14
  br i1 %184, label %185, label %188

185:                                              ; preds = %181
  %186 = call fastcc ptr @call_step(ptr noundef nonnull %7, ptr noundef %5, ptr noundef %182) #23
  %187 = icmp eq ptr %186, @slow_way
  br i1 %187, label %188, label %195

188:                                              ; preds = %166, %168, %12, %4, %181, %185
  %189 = load ptr, ptr %8, align 4, !tbaa !300
  %190 = getelementptr inbounds nuw i8, ptr %189, i32 8
  %191 = load ptr, ptr %190, align 8, !tbaa !309
  %192 = getelementptr inbounds nuw i8, ptr %7, i32 4
  %193 = load ptr, ptr %192, align 4, !tbaa !310
  %194 = tail call ptr %191(ptr noundef %193, ptr noundef %1, i32 noundef %2, ptr noundef %3) #24
  br label %195

195:                                              ; preds = %185, %188
  %196 = phi ptr [ %194, %188 ], [ %186, %185 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #25
  ret ptr %196
}

; Function Attrs: nounwind uwtable
define internal fastcc ptr @call_step(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef %2) unnamed_addr #4 {
  %4 = alloca %struct.tfc_driver, align 4
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  %7 = alloca [64 x ptr], align 16
  %8 = load ptr, ptr %0, align 8, !tbaa !286
  %9 = load ptr, ptr %8, align 4, !tbaa !300
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #25
  %10 = getelementptr inbounds nuw i8, ptr %8, i32 8
  %11 = load ptr, ptr %10, align 4, !tbaa !311
  %12 = load i32, ptr %11, align 4, !tbaa !5
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %1052, label %14

14:                                               ; preds = %3
  %15 = getelementptr inbounds nuw i8, ptr %8, i32 28
  %16 = load i32, ptr %15, align 4, !tbaa !312
  %17 = freeze i32 %16
  %18 = icmp slt i32 %17, 1
  br i1 %18, label %36, label %19

19:                                               ; preds = %14
  %20 = and i32 %17, 7
  %21 = icmp ult i32 %17, 8
  br i1 %21, label %26, label %22

22:                                               ; preds = %19
  %23 = and i32 %17, 2147483640
  br label %38

24:                                               ; preds = %38
  %25 = icmp eq i32 %20, 0
  br i1 %25, label %36, label %26

26:                                               ; preds = %24, %19
  %27 = phi i32 [ 0, %19 ], [ %56, %24 ]
  %28 = icmp ne i32 %20, 0
  tail call void @llvm.assume(i1 %28)
  br label %29

29:                                               ; preds = %29, %26
  %30 = phi i32 [ %33, %29 ], [ %27, %26 ]
  %31 = phi i32 [ %34, %29 ], [ 0, %26 ]
  %32 = getelementptr inbounds nuw ptr, ptr %7, i32 %30
  store ptr null, ptr %32, align 4, !tbaa !31
  %33 = add nuw nsw i32 %30, 1
  %34 = add i32 %31, 1
  %35 = icmp eq i32 %34, %20
  br i1 %35, label %36, label %29, !llvm.loop !313

36:                                               ; preds = %24, %29, %14
  %37 = icmp eq ptr %2, null
  br i1 %37, label %294, label %59

38:                                               ; preds = %38, %22
  %39 = phi i32 [ 0, %22 ], [ %56, %38 ]
  %40 = phi i32 [ 0, %22 ], [ %57, %38 ]
  %41 = getelementptr inbounds nuw ptr, ptr %7, i32 %39
  store ptr null, ptr %41, align 16, !tbaa !31
  %42 = getelementptr inbounds nuw ptr, ptr %7, i32 %39
  %43 = getelementptr inbounds nuw i8, ptr %42, i32 4
  store ptr null, ptr %43, align 4, !tbaa !31
  %44 = getelementptr inbounds nuw ptr, ptr %7, i32 %39
  %45 = getelementptr inbounds nuw i8, ptr %44, i32 8
  store ptr null, ptr %45, align 8, !tbaa !31
  %46 = getelementptr inbounds nuw ptr, ptr %7, i32 %39
  %47 = getelementptr inbounds nuw i8, ptr %46, i32 12
  store ptr null, ptr %47, align 4, !tbaa !31
  %48 = getelementptr inbounds nuw ptr, ptr %7, i32 %39
  %49 = getelementptr inbounds nuw i8, ptr %48, i32 16
  store ptr null, ptr %49, align 16, !tbaa !31
  %50 = getelementptr inbounds nuw ptr, ptr %7, i32 %39
  %51 = getelementptr inbounds nuw i8, ptr %50, i32 20
  store ptr null, ptr %51, align 4, !tbaa !31
  %52 = getelementptr inbounds nuw ptr, ptr %7, i32 %39
  %53 = getelementptr inbounds nuw i8, ptr %52, i32 24
  store ptr null, ptr %53, align 8, !tbaa !31
  %54 = getelementptr inbounds nuw ptr, ptr %7, i32 %39
  %55 = getelementptr inbounds nuw i8, ptr %54, i32 28
  store ptr null, ptr %55, align 4, !tbaa !31
  %56 = add nuw nsw i32 %39, 8
  %57 = add i32 %40, 8
  %58 = icmp eq i32 %57, %23
  br i1 %58, label %24, label %38, !llvm.loop !314

59:                                               ; preds = %36
  %60 = getelementptr inbounds nuw i8, ptr %9, i32 80
  %61 = load ptr, ptr %60, align 8, !tbaa !315
  %62 = icmp eq ptr %2, %61
  br i1 %62, label %294, label %63

63:                                               ; preds = %59
  %64 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %65 = load i64, ptr %64, align 8, !tbaa !316
  switch i64 %65, label %136 [
    i64 0, label %66
    i64 2, label %67
  ]

66:                                               ; preds = %63
  store ptr %2, ptr %7, align 16, !tbaa !31
  br label %216

67:                                               ; preds = %63
  %68 = getelementptr inbounds nuw i8, ptr %2, i32 4
  %69 = load ptr, ptr %68, align 4, !tbaa !317
  %70 = getelementptr inbounds nuw i8, ptr %9, i32 96
  %71 = load ptr, ptr %70, align 8, !tbaa !318
  %72 = icmp eq ptr %69, %71
  br i1 %72, label %73, label %1052

73:                                               ; preds = %67
  br i1 %18, label %96, label %74

74:                                               ; preds = %73
  %75 = getelementptr inbounds nuw i8, ptr %9, i32 32
  %76 = getelementptr inbounds nuw i8, ptr %8, i32 16
  %77 = and i32 %17, 1
  %78 = icmp eq i32 %17, 1
  br i1 %78, label %83, label %79

79:                                               ; preds = %74
  %80 = and i32 %17, -2
  br label %102

81:                                               ; preds = %102
  %82 = icmp eq i32 %77, 0
  br i1 %82, label %96, label %83

83:                                               ; preds = %81, %74
  %84 = phi i32 [ 0, %74 ], [ %125, %81 ]
  %85 = phi i32 [ 0, %74 ], [ %124, %81 ]
  %86 = icmp ne i32 %77, 0
  tail call void @llvm.assume(i1 %86)
  %87 = load ptr, ptr %75, align 8, !tbaa !319
  %88 = load ptr, ptr %76, align 4, !tbaa !320
  %89 = getelementptr inbounds nuw ptr, ptr %88, i32 %84
  %90 = load ptr, ptr %89, align 4, !tbaa !31
  %91 = tail call ptr %87(ptr noundef nonnull %2, ptr noundef %90) #24
  %92 = getelementptr inbounds nuw ptr, ptr %7, i32 %84
  store ptr %91, ptr %92, align 4, !tbaa !31
  %93 = icmp ne ptr %91, null
  %94 = zext i1 %93 to i32
  %95 = add nuw nsw i32 %85, %94
  br label %96

96:                                               ; preds = %83, %81, %73
  %97 = phi i32 [ 0, %73 ], [ %124, %81 ], [ %95, %83 ]
  %98 = getelementptr inbounds nuw i8, ptr %9, i32 36
  %99 = load ptr, ptr %98, align 4, !tbaa !321
  %100 = tail call i32 %99(ptr noundef nonnull %2) #24
  %101 = icmp eq i32 %97, %100
  br i1 %101, label %216, label %128

102:                                              ; preds = %102, %79
  %103 = phi i32 [ 0, %79 ], [ %125, %102 ]
  %104 = phi i32 [ 0, %79 ], [ %124, %102 ]
  %105 = phi i32 [ 0, %79 ], [ %126, %102 ]
  %106 = load ptr, ptr %75, align 8, !tbaa !319
  %107 = load ptr, ptr %76, align 4, !tbaa !320
  %108 = getelementptr inbounds nuw ptr, ptr %107, i32 %103
  %109 = load ptr, ptr %108, align 4, !tbaa !31
  %110 = tail call ptr %106(ptr noundef nonnull %2, ptr noundef %109) #24
  %111 = getelementptr inbounds nuw ptr, ptr %7, i32 %103
  store ptr %110, ptr %111, align 8, !tbaa !31
  %112 = icmp ne ptr %110, null
  %113 = zext i1 %112 to i32
  %114 = add nuw nsw i32 %104, %113
  %115 = or disjoint i32 %103, 1
  %116 = load ptr, ptr %75, align 8, !tbaa !319
  %117 = load ptr, ptr %76, align 4, !tbaa !320
  %118 = getelementptr inbounds nuw ptr, ptr %117, i32 %115
  %119 = load ptr, ptr %118, align 4, !tbaa !31
  %120 = tail call ptr %116(ptr noundef nonnull %2, ptr noundef %119) #24
  %121 = getelementptr inbounds nuw ptr, ptr %7, i32 %115
  store ptr %120, ptr %121, align 4, !tbaa !31
  %122 = icmp ne ptr %120, null
  %123 = zext i1 %122 to i32
  %124 = add nuw nsw i32 %114, %123
  %125 = add nuw nsw i32 %103, 2
  %126 = add i32 %105, 2
  %127 = icmp eq i32 %126, %80
  br i1 %127, label %81, label %102, !llvm.loop !322

128:                                              ; preds = %96
  %129 = getelementptr inbounds nuw i8, ptr %9, i32 60
  %130 = load ptr, ptr %129, align 4, !tbaa !323
  %131 = tail call ptr %130() #24
  %132 = icmp eq ptr %131, null
  br i1 %132, label %1052, label %133

133:                                              ; preds = %128
  %134 = getelementptr inbounds nuw i8, ptr %9, i32 64
  %135 = load ptr, ptr %134, align 8, !tbaa !324
  tail call void %135() #24
  br label %1052

136:                                              ; preds = %63
  %137 = getelementptr inbounds nuw i8, ptr %2, i32 4
  %138 = load ptr, ptr %137, align 4, !tbaa !317
  %139 = getelementptr inbounds nuw i8, ptr %9, i32 92
  %140 = load ptr, ptr %139, align 4, !tbaa !325
  %141 = icmp eq ptr %138, %140
  br i1 %141, label %142, label %176

142:                                              ; preds = %136
  %143 = getelementptr inbounds nuw i8, ptr %9, i32 52
  %144 = load ptr, ptr %143, align 4, !tbaa !326
  %145 = tail call i32 %144(ptr noundef nonnull %2) #24
  %146 = icmp ne i32 %145, %17
  %147 = or i1 %18, %146
  br i1 %147, label %277, label %148

148:                                              ; preds = %142
  %149 = getelementptr inbounds nuw i8, ptr %9, i32 48
  %150 = add nsw i32 %17, -1
  %151 = and i32 %17, 3
  %152 = icmp ult i32 %150, 3
  br i1 %152, label %219, label %153

153:                                              ; preds = %148
  %154 = and i32 %17, 2147483644
  br label %155

155:                                              ; preds = %155, %153
  %156 = phi i32 [ 0, %153 ], [ %173, %155 ]
  %157 = phi i32 [ 0, %153 ], [ %174, %155 ]
  %158 = load ptr, ptr %149, align 8, !tbaa !327
  %159 = tail call ptr %158(ptr noundef nonnull %2, i32 noundef %156) #24
  %160 = getelementptr inbounds nuw ptr, ptr %7, i32 %156
  store ptr %159, ptr %160, align 16, !tbaa !31
  %161 = or disjoint i32 %156, 1
  %162 = load ptr, ptr %149, align 8, !tbaa !327
  %163 = tail call ptr %162(ptr noundef nonnull %2, i32 noundef %161) #24
  %164 = getelementptr inbounds nuw ptr, ptr %7, i32 %161
  store ptr %163, ptr %164, align 4, !tbaa !31
  %165 = or disjoint i32 %156, 2
  %166 = load ptr, ptr %149, align 8, !tbaa !327
  %167 = tail call ptr %166(ptr noundef nonnull %2, i32 noundef %165) #24
  %168 = getelementptr inbounds nuw ptr, ptr %7, i32 %165
  store ptr %167, ptr %168, align 8, !tbaa !31
  %169 = or disjoint i32 %156, 3
  %170 = load ptr, ptr %149, align 8, !tbaa !327
  %171 = tail call ptr %170(ptr noundef nonnull %2, i32 noundef %169) #24
  %172 = getelementptr inbounds nuw ptr, ptr %7, i32 %169
  store ptr %171, ptr %172, align 4, !tbaa !31
  %173 = add nuw nsw i32 %156, 4
  %174 = add i32 %157, 4
  %175 = icmp eq i32 %174, %154
  br i1 %175, label %217, label %155, !llvm.loop !328

176:                                              ; preds = %136
  %177 = getelementptr inbounds nuw i8, ptr %9, i32 88
  %178 = load ptr, ptr %177, align 8, !tbaa !329
  %179 = icmp eq ptr %138, %178
  br i1 %179, label %180, label %1052

180:                                              ; preds = %176
  %181 = getelementptr inbounds nuw i8, ptr %2, i32 8
  %182 = load i32, ptr %181, align 4, !tbaa !298
  %183 = icmp ne i32 %182, %17
  %184 = or i1 %18, %183
  br i1 %184, label %277, label %185

185:                                              ; preds = %180
  %186 = getelementptr inbounds nuw i8, ptr %9, i32 112
  %187 = load i64, ptr %186, align 8, !tbaa !301
  %188 = trunc i64 %187 to i32
  %189 = getelementptr inbounds i8, ptr %2, i32 %188
  %190 = add nsw i32 %17, -1
  %191 = and i32 %17, 3
  %192 = icmp ult i32 %190, 3
  br i1 %192, label %233, label %193

193:                                              ; preds = %185
  %194 = and i32 %17, 2147483644
  br label %195

195:                                              ; preds = %195, %193
  %196 = phi i32 [ 0, %193 ], [ %213, %195 ]
  %197 = phi i32 [ 0, %193 ], [ %214, %195 ]
  %198 = getelementptr inbounds nuw ptr, ptr %189, i32 %196
  %199 = load ptr, ptr %198, align 4, !tbaa !31
  %200 = getelementptr inbounds nuw ptr, ptr %7, i32 %196
  store ptr %199, ptr %200, align 16, !tbaa !31
  %201 = or disjoint i32 %196, 1
  %202 = getelementptr inbounds nuw ptr, ptr %189, i32 %201
  %203 = load ptr, ptr %202, align 4, !tbaa !31
  %204 = getelementptr inbounds nuw ptr, ptr %7, i32 %201
  store ptr %203, ptr %204, align 4, !tbaa !31
  %205 = or disjoint i32 %196, 2
  %206 = getelementptr inbounds nuw ptr, ptr %189, i32 %205
  %207 = load ptr, ptr %206, align 4, !tbaa !31
  %208 = getelementptr inbounds nuw ptr, ptr %7, i32 %205
  store ptr %207, ptr %208, align 8, !tbaa !31
  %209 = or disjoint i32 %196, 3
  %210 = getelementptr inbounds nuw ptr, ptr %189, i32 %209
  %211 = load ptr, ptr %210, align 4, !tbaa !31
  %212 = getelementptr inbounds nuw ptr, ptr %7, i32 %209
  store ptr %211, ptr %212, align 4, !tbaa !31
  %213 = add nuw nsw i32 %196, 4
  %214 = add i32 %197, 4
  %215 = icmp eq i32 %214, %194
  br i1 %215, label %231, label %195, !llvm.loop !330

216:                                              ; preds = %96, %66
  br i1 %18, label %294, label %245

217:                                              ; preds = %155
  %218 = icmp eq i32 %151, 0
  br i1 %218, label %245, label %219

219:                                              ; preds = %217, %148
  %220 = phi i32 [ 0, %148 ], [ %173, %217 ]
  %221 = icmp ne i32 %151, 0
  tail call void @llvm.assume(i1 %221)
  br label %222

222:                                              ; preds = %222, %219
  %223 = phi i32 [ %220, %219 ], [ %228, %222 ]
  %224 = phi i32 [ 0, %219 ], [ %229, %222 ]
  %225 = load ptr, ptr %149, align 8, !tbaa !327
  %226 = tail call ptr %225(ptr noundef nonnull %2, i32 noundef %223) #24
  %227 = getelementptr inbounds nuw ptr, ptr %7, i32 %223
  store ptr %226, ptr %227, align 4, !tbaa !31
  %228 = add nuw nsw i32 %223, 1
  %229 = add i32 %224, 1
  %230 = icmp eq i32 %229, %151
  br i1 %230, label %245, label %222, !llvm.loop !331

231:                                              ; preds = %195
  %232 = icmp eq i32 %191, 0
  br i1 %232, label %245, label %233

233:                                              ; preds = %231, %185
  %234 = phi i32 [ 0, %185 ], [ %213, %231 ]
  %235 = icmp ne i32 %191, 0
  tail call void @llvm.assume(i1 %235)
  br label %236

236:                                              ; preds = %236, %233
  %237 = phi i32 [ %234, %233 ], [ %242, %236 ]
  %238 = phi i32 [ 0, %233 ], [ %243, %236 ]
  %239 = getelementptr inbounds nuw ptr, ptr %189, i32 %237
  %240 = load ptr, ptr %239, align 4, !tbaa !31
  %241 = getelementptr inbounds nuw ptr, ptr %7, i32 %237
  store ptr %240, ptr %241, align 4, !tbaa !31
  %242 = add nuw nsw i32 %237, 1
  %243 = add i32 %238, 1
  %244 = icmp eq i32 %243, %191
  br i1 %244, label %245, label %236, !llvm.loop !332

245:                                              ; preds = %231, %236, %217, %222, %216
  %246 = load ptr, ptr %60, align 8, !tbaa !315
  %247 = add i32 %17, -1
  %248 = and i32 %17, 3
  %249 = icmp ult i32 %247, 3
  br i1 %249, label %281, label %250

250:                                              ; preds = %245
  %251 = and i32 %17, -4
  br label %252

252:                                              ; preds = %252, %250
  %253 = phi i32 [ 0, %250 ], [ %274, %252 ]
  %254 = phi i32 [ 0, %250 ], [ %275, %252 ]
  %255 = getelementptr inbounds nuw ptr, ptr %7, i32 %253
  %256 = load ptr, ptr %255, align 16, !tbaa !31
  %257 = icmp eq ptr %256, %246
  %258 = select i1 %257, ptr null, ptr %256
  store ptr %258, ptr %255, align 16
  %259 = getelementptr inbounds nuw ptr, ptr %7, i32 %253
  %260 = getelementptr inbounds nuw i8, ptr %259, i32 4
  %261 = load ptr, ptr %260, align 4, !tbaa !31
  %262 = icmp eq ptr %261, %246
  %263 = select i1 %262, ptr null, ptr %261
  store ptr %263, ptr %260, align 4
  %264 = getelementptr inbounds nuw ptr, ptr %7, i32 %253
  %265 = getelementptr inbounds nuw i8, ptr %264, i32 8
  %266 = load ptr, ptr %265, align 8, !tbaa !31
  %267 = icmp eq ptr %266, %246
  %268 = select i1 %267, ptr null, ptr %266
  store ptr %268, ptr %265, align 8
  %269 = getelementptr inbounds nuw ptr, ptr %7, i32 %253
  %270 = getelementptr inbounds nuw i8, ptr %269, i32 12
  %271 = load ptr, ptr %270, align 4, !tbaa !31
  %272 = icmp eq ptr %271, %246
  %273 = select i1 %272, ptr null, ptr %271
  store ptr %273, ptr %270, align 4
  %274 = add nuw nsw i32 %253, 4
  %275 = add i32 %254, 4
  %276 = icmp eq i32 %275, %251
  br i1 %276, label %279, label %252, !llvm.loop !333

277:                                              ; preds = %142, %180
  %278 = phi i1 [ %146, %142 ], [ %183, %180 ]
  br i1 %278, label %1052, label %294

279:                                              ; preds = %252
  %280 = icmp eq i32 %248, 0
  br i1 %280, label %294, label %281

281:                                              ; preds = %279, %245
  %282 = phi i32 [ 0, %245 ], [ %274, %279 ]
  %283 = icmp ne i32 %248, 0
  tail call void @llvm.assume(i1 %283)
  br label %284

284:                                              ; preds = %284, %281
  %285 = phi i32 [ %291, %284 ], [ %282, %281 ]
  %286 = phi i32 [ %292, %284 ], [ 0, %281 ]
  %287 = getelementptr inbounds nuw ptr, ptr %7, i32 %285
  %288 = load ptr, ptr %287, align 4, !tbaa !31
  %289 = icmp eq ptr %288, %246
  %290 = select i1 %289, ptr null, ptr %288
  store ptr %290, ptr %287, align 4
  %291 = add nuw nsw i32 %285, 1
  %292 = add i32 %286, 1
  %293 = icmp eq i32 %292, %248
  br i1 %293, label %294, label %284, !llvm.loop !334

294:                                              ; preds = %279, %284, %59, %216, %36, %277
  %295 = getelementptr inbounds nuw i8, ptr %8, i32 4
  %296 = load ptr, ptr %295, align 4, !tbaa !335
  %297 = icmp eq ptr %296, null
  br i1 %297, label %1052, label %298

298:                                              ; preds = %294
  %299 = getelementptr inbounds nuw i8, ptr %8, i32 24
  br label %300

300:                                              ; preds = %420, %298
  %301 = phi ptr [ %296, %298 ], [ %422, %420 ]
  %302 = getelementptr inbounds nuw i8, ptr %301, i32 96
  %303 = load i32, ptr %302, align 8, !tbaa !336
  %304 = getelementptr inbounds nuw i8, ptr %301, i32 100
  %305 = load i32, ptr %304, align 4, !tbaa !343
  %306 = or i32 %305, %303
  %307 = icmp eq i32 %306, 0
  br i1 %307, label %308, label %420

308:                                              ; preds = %300
  %309 = load i32, ptr %299, align 4, !tbaa !293
  %310 = icmp slt i32 %309, 1
  br i1 %310, label %424, label %311

311:                                              ; preds = %308
  %312 = load ptr, ptr %8, align 4, !tbaa !300
  %313 = getelementptr inbounds nuw i8, ptr %301, i32 12
  %314 = getelementptr inbounds nuw i8, ptr %312, i32 84
  %315 = getelementptr inbounds nuw i8, ptr %312, i32 100
  %316 = getelementptr inbounds nuw i8, ptr %312, i32 104
  %317 = getelementptr inbounds nuw i8, ptr %312, i32 72
  %318 = getelementptr inbounds nuw i8, ptr %312, i32 68
  br label %319

319:                                              ; preds = %416, %311
  %320 = phi i32 [ %309, %311 ], [ %417, %416 ]
  %321 = phi i32 [ 0, %311 ], [ %418, %416 ]
  %322 = load ptr, ptr %313, align 4, !tbaa !344
  %323 = getelementptr inbounds nuw %struct.tfc_operand, ptr %322, i32 %321
  %324 = getelementptr inbounds nuw ptr, ptr %1, i32 %321
  %325 = load ptr, ptr %324, align 4, !tbaa !31
  %326 = getelementptr inbounds nuw i8, ptr %325, i32 4
  %327 = load ptr, ptr %326, align 4, !tbaa !317
  %328 = load ptr, ptr %314, align 4, !tbaa !345
  %329 = icmp eq ptr %327, %328
  br i1 %329, label %330, label %367

330:                                              ; preds = %319
  %331 = getelementptr inbounds nuw i8, ptr %325, i32 28
  %332 = load ptr, ptr %331, align 4, !tbaa !346
  %333 = load ptr, ptr %323, align 8, !tbaa !349
  %334 = icmp eq ptr %332, %333
  br i1 %334, label %335, label %420

335:                                              ; preds = %330
  %336 = getelementptr inbounds nuw i8, ptr %325, i32 12
  %337 = load i32, ptr %336, align 4, !tbaa !351
  %338 = getelementptr inbounds nuw i8, ptr %323, i32 24
  %339 = load i32, ptr %338, align 8, !tbaa !352
  %340 = icmp eq i32 %337, %339
  br i1 %340, label %341, label %420

341:                                              ; preds = %335
  %342 = getelementptr inbounds nuw i8, ptr %325, i32 32
  %343 = load i32, ptr %342, align 4, !tbaa !353
  %344 = and i32 %343, 257
  %345 = icmp eq i32 %344, 257
  br i1 %345, label %346, label %420

346:                                              ; preds = %341
  %347 = icmp sgt i32 %337, 0
  br i1 %347, label %348, label %363

348:                                              ; preds = %346
  %349 = getelementptr inbounds nuw i8, ptr %325, i32 16
  %350 = load ptr, ptr %349, align 4, !tbaa !354
  %351 = getelementptr inbounds nuw i8, ptr %323, i32 8
  %352 = load ptr, ptr %351, align 8, !tbaa !355
  br label %356

353:                                              ; preds = %356
  %354 = add nuw nsw i32 %357, 1
  %355 = icmp eq i32 %354, %337
  br i1 %355, label %363, label %356, !llvm.loop !356

356:                                              ; preds = %353, %348
  %357 = phi i32 [ 0, %348 ], [ %354, %353 ]
  %358 = getelementptr inbounds nuw i32, ptr %350, i32 %357
  %359 = load i32, ptr %358, align 4, !tbaa !357
  %360 = getelementptr inbounds nuw i32, ptr %352, i32 %357
  %361 = load i32, ptr %360, align 4, !tbaa !357
  %362 = icmp eq i32 %359, %361
  br i1 %362, label %353, label %420

363:                                              ; preds = %353, %346
  %364 = getelementptr inbounds nuw i8, ptr %325, i32 8
  %365 = load ptr, ptr %364, align 4, !tbaa !358
  %366 = getelementptr inbounds nuw i8, ptr %323, i32 44
  store ptr %365, ptr %366, align 4, !tbaa !359
  br label %416

367:                                              ; preds = %319
  %368 = getelementptr inbounds nuw i8, ptr %323, i32 4
  %369 = load ptr, ptr %368, align 4, !tbaa !360
  %370 = icmp eq ptr %327, %369
  br i1 %370, label %371, label %374

371:                                              ; preds = %367
  %372 = getelementptr inbounds nuw i8, ptr %325, i32 8
  %373 = getelementptr inbounds nuw i8, ptr %323, i32 44
  store ptr %372, ptr %373, align 4, !tbaa !359
  br label %416

374:                                              ; preds = %367
  %375 = getelementptr inbounds nuw i8, ptr %323, i32 32
  %376 = load i32, ptr %375, align 8, !tbaa !361
  %377 = icmp eq i32 %376, 0
  br i1 %377, label %420, label %378

378:                                              ; preds = %374
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  store double 0.000000e+00, ptr %5, align 8
  %379 = getelementptr inbounds nuw i8, ptr %323, i32 48
  %380 = getelementptr inbounds nuw i8, ptr %323, i32 44
  store ptr %379, ptr %380, align 4, !tbaa !359
  %381 = load ptr, ptr %315, align 4, !tbaa !362
  %382 = icmp eq ptr %327, %381
  br i1 %382, label %383, label %390

383:                                              ; preds = %378
  %384 = load ptr, ptr %318, align 4, !tbaa !363
  %385 = call double %384(ptr noundef nonnull %325) #24
  %386 = load i32, ptr %375, align 8, !tbaa !361
  switch i32 %386, label %412 [
    i32 1, label %387
    i32 2, label %389
  ]

387:                                              ; preds = %383
  %388 = fptrunc double %385 to float
  store float %388, ptr %5, align 8, !tbaa !171
  br label %413

389:                                              ; preds = %383
  store double %385, ptr %5, align 8, !tbaa !171
  br label %413

390:                                              ; preds = %378
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #25
  store i32 0, ptr %6, align 4, !tbaa !5
  %391 = load ptr, ptr %316, align 8, !tbaa !364
  %392 = icmp eq ptr %327, %391
  br i1 %392, label %393, label %411

393:                                              ; preds = %390
  %394 = load ptr, ptr %317, align 8, !tbaa !365
  %395 = call i64 %394(ptr noundef nonnull %325, ptr noundef nonnull %6) #24
  %396 = load i32, ptr %6, align 4, !tbaa !5
  %397 = icmp eq i32 %396, 0
  br i1 %397, label %398, label %411

398:                                              ; preds = %393
  %399 = load i32, ptr %375, align 8, !tbaa !361
  switch i32 %399, label %405 [
    i32 1, label %400
    i32 2, label %402
    i32 4, label %404
  ]

400:                                              ; preds = %398
  %401 = sitofp i64 %395 to float
  store float %401, ptr %5, align 8, !tbaa !171
  br label %410

402:                                              ; preds = %398
  %403 = sitofp i64 %395 to double
  store double %403, ptr %5, align 8, !tbaa !171
  br label %410

404:                                              ; preds = %398
  store i64 %395, ptr %5, align 8, !tbaa !171
  br label %410

405:                                              ; preds = %398
  %406 = add i64 %395, 2147483648
  %407 = icmp ult i64 %406, 4294967296
  br i1 %407, label %408, label %411

408:                                              ; preds = %405
  %409 = trunc nsw i64 %395 to i32
  store i32 %409, ptr %5, align 8, !tbaa !171
  br label %410

410:                                              ; preds = %408, %404, %402, %400
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #25
  br label %413

411:                                              ; preds = %405, %393, %390
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #25
  br label %412

412:                                              ; preds = %383, %411
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  br label %420

413:                                              ; preds = %410, %389, %387
  %414 = load i64, ptr %5, align 8, !tbaa !171
  store i64 %414, ptr %379, align 8, !tbaa !366
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  %415 = load i32, ptr %299, align 4, !tbaa !293
  br label %416

416:                                              ; preds = %413, %371, %363
  %417 = phi i32 [ %415, %413 ], [ %320, %363 ], [ %320, %371 ]
  %418 = add nuw nsw i32 %321, 1
  %419 = icmp slt i32 %418, %417
  br i1 %419, label %319, label %424, !llvm.loop !367

420:                                              ; preds = %374, %341, %335, %330, %356, %412, %300
  %421 = getelementptr inbounds nuw i8, ptr %301, i32 4
  %422 = load ptr, ptr %421, align 4, !tbaa !335
  %423 = icmp eq ptr %422, null
  br i1 %423, label %1052, label %300, !llvm.loop !368

424:                                              ; preds = %308, %416
  %425 = phi i32 [ %417, %416 ], [ %309, %308 ]
  %426 = getelementptr inbounds nuw i8, ptr %301, i32 96
  %427 = load i32, ptr %15, align 4, !tbaa !312
  %428 = icmp sgt i32 %427, 0
  br i1 %428, label %429, label %542

429:                                              ; preds = %424
  %430 = getelementptr inbounds nuw i8, ptr %301, i32 16
  %431 = load ptr, ptr %430, align 8, !tbaa !369
  %432 = getelementptr inbounds nuw i8, ptr %301, i32 12
  %433 = icmp sgt i32 %425, 0
  br label %434

434:                                              ; preds = %539, %429
  %435 = phi i32 [ 0, %429 ], [ %540, %539 ]
  %436 = getelementptr inbounds nuw %struct.tfc_operand, ptr %431, i32 %435
  %437 = getelementptr inbounds nuw ptr, ptr %7, i32 %435
  %438 = load ptr, ptr %437, align 4, !tbaa !31
  %439 = icmp eq ptr %438, null
  br i1 %439, label %539, label %440

440:                                              ; preds = %434
  %441 = getelementptr inbounds nuw i8, ptr %438, i32 4
  %442 = load ptr, ptr %441, align 4, !tbaa !317
  %443 = load ptr, ptr %8, align 4, !tbaa !300
  %444 = getelementptr inbounds nuw i8, ptr %443, i32 84
  %445 = load ptr, ptr %444, align 4, !tbaa !345
  %446 = icmp eq ptr %442, %445
  br i1 %446, label %447, label %1052

447:                                              ; preds = %440
  %448 = getelementptr inbounds nuw i8, ptr %438, i32 28
  %449 = load ptr, ptr %448, align 4, !tbaa !346
  %450 = load ptr, ptr %436, align 8, !tbaa !349
  %451 = icmp eq ptr %449, %450
  br i1 %451, label %452, label %1052

452:                                              ; preds = %447
  %453 = getelementptr inbounds nuw i8, ptr %438, i32 12
  %454 = load i32, ptr %453, align 4, !tbaa !351
  %455 = getelementptr inbounds nuw i8, ptr %436, i32 24
  %456 = load i32, ptr %455, align 8, !tbaa !352
  %457 = icmp eq i32 %454, %456
  br i1 %457, label %458, label %1052

458:                                              ; preds = %452
  %459 = getelementptr inbounds nuw i8, ptr %438, i32 32
  %460 = load i32, ptr %459, align 4, !tbaa !353
  %461 = and i32 %460, 1281
  %462 = icmp eq i32 %461, 1281
  br i1 %462, label %463, label %1052

463:                                              ; preds = %458
  %464 = icmp sgt i32 %454, 0
  br i1 %464, label %465, label %480

465:                                              ; preds = %463
  %466 = getelementptr inbounds nuw i8, ptr %438, i32 16
  %467 = load ptr, ptr %466, align 4, !tbaa !354
  %468 = getelementptr inbounds nuw i8, ptr %436, i32 8
  %469 = load ptr, ptr %468, align 8, !tbaa !355
  br label %473

470:                                              ; preds = %473
  %471 = add nuw nsw i32 %474, 1
  %472 = icmp eq i32 %471, %454
  br i1 %472, label %480, label %473, !llvm.loop !356

473:                                              ; preds = %470, %465
  %474 = phi i32 [ 0, %465 ], [ %471, %470 ]
  %475 = getelementptr inbounds nuw i32, ptr %467, i32 %474
  %476 = load i32, ptr %475, align 4, !tbaa !357
  %477 = getelementptr inbounds nuw i32, ptr %469, i32 %474
  %478 = load i32, ptr %477, align 4, !tbaa !357
  %479 = icmp eq i32 %476, %478
  br i1 %479, label %470, label %1052

480:                                              ; preds = %470, %463
  %481 = getelementptr inbounds nuw i8, ptr %438, i32 8
  %482 = load ptr, ptr %481, align 4, !tbaa !358
  %483 = getelementptr inbounds nuw i8, ptr %436, i32 44
  store ptr %482, ptr %483, align 4, !tbaa !359
  br i1 %433, label %484, label %511

484:                                              ; preds = %480
  %485 = getelementptr inbounds nuw i8, ptr %436, i32 36
  %486 = load i32, ptr %485, align 4, !tbaa !370
  %487 = icmp eq i32 %486, 0
  %488 = getelementptr inbounds nuw i8, ptr %436, i32 16
  br i1 %487, label %489, label %511

489:                                              ; preds = %484
  %490 = load ptr, ptr %432, align 4, !tbaa !344
  %491 = ptrtoint ptr %482 to i32
  br label %492

492:                                              ; preds = %508, %489
  %493 = phi i32 [ 0, %489 ], [ %509, %508 ]
  %494 = getelementptr inbounds nuw %struct.tfc_operand, ptr %490, i32 %493
  %495 = getelementptr inbounds nuw i8, ptr %494, i32 44
  %496 = load ptr, ptr %495, align 4, !tbaa !359
  %497 = ptrtoint ptr %496 to i32
  %498 = getelementptr inbounds nuw i8, ptr %494, i32 16
  %499 = load i64, ptr %498, align 8, !tbaa !371
  %500 = trunc i64 %499 to i32
  %501 = add i32 %500, %497
  %502 = icmp ugt i32 %501, %491
  br i1 %502, label %503, label %508

503:                                              ; preds = %492
  %504 = load i64, ptr %488, align 8, !tbaa !371
  %505 = trunc i64 %504 to i32
  %506 = add i32 %505, %491
  %507 = icmp ugt i32 %506, %497
  br i1 %507, label %1052, label %508

508:                                              ; preds = %503, %492
  %509 = add nuw nsw i32 %493, 1
  %510 = icmp eq i32 %509, %425
  br i1 %510, label %511, label %492, !llvm.loop !372

511:                                              ; preds = %508, %484, %480
  %512 = icmp eq i32 %435, 0
  br i1 %512, label %539, label %513

513:                                              ; preds = %511
  %514 = getelementptr inbounds nuw i8, ptr %436, i32 16
  %515 = ptrtoint ptr %482 to i32
  br label %516

516:                                              ; preds = %536, %513
  %517 = phi i32 [ 0, %513 ], [ %537, %536 ]
  %518 = getelementptr inbounds nuw ptr, ptr %7, i32 %517
  %519 = load ptr, ptr %518, align 4, !tbaa !31
  %520 = icmp eq ptr %519, null
  br i1 %520, label %536, label %521

521:                                              ; preds = %516
  %522 = getelementptr inbounds nuw %struct.tfc_operand, ptr %431, i32 %517
  %523 = getelementptr inbounds nuw i8, ptr %522, i32 44
  %524 = load ptr, ptr %523, align 4, !tbaa !359
  %525 = ptrtoint ptr %524 to i32
  %526 = getelementptr inbounds nuw i8, ptr %522, i32 16
  %527 = load i64, ptr %526, align 8, !tbaa !371
  %528 = trunc i64 %527 to i32
  %529 = add i32 %528, %525
  %530 = icmp ugt i32 %529, %515
  br i1 %530, label %531, label %536

531:                                              ; preds = %521
  %532 = load i64, ptr %514, align 8, !tbaa !371
  %533 = trunc i64 %532 to i32
  %534 = add i32 %533, %515
  %535 = icmp ugt i32 %534, %525
  br i1 %535, label %1052, label %536

536:                                              ; preds = %531, %521, %516
  %537 = add nuw nsw i32 %517, 1
  %538 = icmp eq i32 %537, %435
  br i1 %538, label %539, label %516, !llvm.loop !373

539:                                              ; preds = %536, %511, %434
  %540 = add nuw nsw i32 %435, 1
  %541 = icmp eq i32 %540, %427
  br i1 %541, label %542, label %434, !llvm.loop !374

542:                                              ; preds = %539, %424
  %543 = load ptr, ptr %301, align 8, !tbaa !375
  %544 = load ptr, ptr %9, align 8, !tbaa !376
  call void %544(ptr noundef %543) #24
  store i32 1, ptr %426, align 8, !tbaa !336
  %545 = load ptr, ptr %8, align 4, !tbaa !300
  %546 = load i32, ptr %15, align 4, !tbaa !312
  %547 = freeze i32 %546
  %548 = icmp sgt i32 %547, 0
  br i1 %548, label %549, label %650

549:                                              ; preds = %542
  %550 = and i32 %547, 1
  %551 = icmp eq i32 %547, 1
  br i1 %551, label %556, label %552

552:                                              ; preds = %549
  %553 = and i32 %547, -2
  br label %569

554:                                              ; preds = %584
  %555 = icmp eq i32 %550, 0
  br i1 %555, label %564, label %556

556:                                              ; preds = %554, %549
  %557 = phi i32 [ 0, %549 ], [ %585, %554 ]
  %558 = icmp ne i32 %550, 0
  call void @llvm.assume(i1 %558)
  %559 = getelementptr inbounds nuw ptr, ptr %7, i32 %557
  %560 = load ptr, ptr %559, align 4, !tbaa !31
  %561 = icmp eq ptr %560, null
  br i1 %561, label %564, label %562

562:                                              ; preds = %556
  %563 = load ptr, ptr %545, align 8, !tbaa !376
  call void %563(ptr noundef nonnull %560) #24
  br label %564

564:                                              ; preds = %556, %562, %554
  %565 = getelementptr inbounds nuw i8, ptr %301, i32 16
  %566 = getelementptr inbounds nuw i8, ptr %545, i32 12
  %567 = getelementptr inbounds nuw i8, ptr %545, i32 76
  %568 = getelementptr inbounds nuw i8, ptr %545, i32 84
  br label %594

569:                                              ; preds = %584, %552
  %570 = phi i32 [ 0, %552 ], [ %585, %584 ]
  %571 = phi i32 [ 0, %552 ], [ %586, %584 ]
  %572 = getelementptr inbounds nuw ptr, ptr %7, i32 %570
  %573 = load ptr, ptr %572, align 8, !tbaa !31
  %574 = icmp eq ptr %573, null
  br i1 %574, label %577, label %575

575:                                              ; preds = %569
  %576 = load ptr, ptr %545, align 8, !tbaa !376
  call void %576(ptr noundef nonnull %573) #24
  br label %577

577:                                              ; preds = %575, %569
  %578 = getelementptr inbounds nuw ptr, ptr %7, i32 %570
  %579 = getelementptr inbounds nuw i8, ptr %578, i32 4
  %580 = load ptr, ptr %579, align 4, !tbaa !31
  %581 = icmp eq ptr %580, null
  br i1 %581, label %584, label %582

582:                                              ; preds = %577
  %583 = load ptr, ptr %545, align 8, !tbaa !376
  call void %583(ptr noundef nonnull %580) #24
  br label %584

584:                                              ; preds = %582, %577
  %585 = add nuw nsw i32 %570, 2
  %586 = add i32 %571, 2
  %587 = icmp eq i32 %586, %553
  br i1 %587, label %554, label %569, !llvm.loop !377

588:                                              ; preds = %619
  %589 = getelementptr inbounds nuw i8, ptr %545, i32 4
  %590 = and i32 %547, 1
  %591 = icmp eq i32 %547, 1
  br i1 %591, label %885, label %592

592:                                              ; preds = %588
  %593 = and i32 %547, -2
  br label %631

594:                                              ; preds = %628, %564
  %595 = phi i32 [ 0, %564 ], [ %629, %628 ]
  %596 = getelementptr inbounds nuw ptr, ptr %7, i32 %595
  %597 = load ptr, ptr %596, align 4, !tbaa !31
  %598 = icmp eq ptr %597, null
  br i1 %598, label %599, label %628

599:                                              ; preds = %594
  %600 = load ptr, ptr %565, align 8, !tbaa !369
  %601 = getelementptr inbounds nuw %struct.tfc_operand, ptr %600, i32 %595
  %602 = getelementptr inbounds nuw i8, ptr %601, i32 40
  %603 = load ptr, ptr %602, align 8, !tbaa !378
  %604 = icmp eq ptr %603, null
  br i1 %604, label %608, label %605

605:                                              ; preds = %599
  %606 = load ptr, ptr %566, align 4, !tbaa !379
  %607 = call ptr %606(ptr noundef nonnull %603) #24
  br label %619

608:                                              ; preds = %599
  %609 = load ptr, ptr %545, align 8, !tbaa !376
  %610 = load ptr, ptr %601, align 8, !tbaa !349
  call void %609(ptr noundef %610) #24
  %611 = load ptr, ptr %567, align 4, !tbaa !380
  %612 = load ptr, ptr %568, align 4, !tbaa !345
  %613 = load ptr, ptr %601, align 8, !tbaa !349
  %614 = getelementptr inbounds nuw i8, ptr %601, i32 24
  %615 = load i32, ptr %614, align 8, !tbaa !352
  %616 = getelementptr inbounds nuw i8, ptr %601, i32 8
  %617 = load ptr, ptr %616, align 8, !tbaa !355
  %618 = call ptr %611(ptr noundef %612, ptr noundef %613, i32 noundef %615, ptr noundef %617, ptr noundef null, ptr noundef null, i32 noundef 0, ptr noundef null) #24
  br label %619

619:                                              ; preds = %608, %605
  %620 = phi ptr [ %607, %605 ], [ %618, %608 ]
  store ptr %620, ptr %596, align 4, !tbaa !31
  %621 = icmp eq ptr %620, null
  br i1 %621, label %588, label %622

622:                                              ; preds = %619
  %623 = getelementptr inbounds nuw i8, ptr %620, i32 8
  %624 = load ptr, ptr %623, align 4, !tbaa !358
  %625 = load ptr, ptr %565, align 8, !tbaa !369
  %626 = getelementptr inbounds nuw %struct.tfc_operand, ptr %625, i32 %595
  %627 = getelementptr inbounds nuw i8, ptr %626, i32 44
  store ptr %624, ptr %627, align 4, !tbaa !359
  br label %628

628:                                              ; preds = %622, %594
  %629 = add nuw nsw i32 %595, 1
  %630 = icmp eq i32 %629, %547
  br i1 %630, label %650, label %594, !llvm.loop !381

631:                                              ; preds = %646, %592
  %632 = phi i32 [ 0, %592 ], [ %647, %646 ]
  %633 = phi i32 [ 0, %592 ], [ %648, %646 ]
  %634 = getelementptr inbounds nuw ptr, ptr %7, i32 %632
  %635 = load ptr, ptr %634, align 8, !tbaa !31
  %636 = icmp eq ptr %635, null
  br i1 %636, label %639, label %637

637:                                              ; preds = %631
  %638 = load ptr, ptr %589, align 4, !tbaa !382
  call void %638(ptr noundef nonnull %635) #24
  br label %639

639:                                              ; preds = %637, %631
  %640 = getelementptr inbounds nuw ptr, ptr %7, i32 %632
  %641 = getelementptr inbounds nuw i8, ptr %640, i32 4
  %642 = load ptr, ptr %641, align 4, !tbaa !31
  %643 = icmp eq ptr %642, null
  br i1 %643, label %646, label %644

644:                                              ; preds = %639
  %645 = load ptr, ptr %589, align 4, !tbaa !382
  call void %645(ptr noundef nonnull %642) #24
  br label %646

646:                                              ; preds = %644, %639
  %647 = add nuw nsw i32 %632, 2
  %648 = add i32 %633, 2
  %649 = icmp eq i32 %648, %593
  br i1 %649, label %883, label %631, !llvm.loop !383

650:                                              ; preds = %628, %542
  %651 = getelementptr inbounds nuw i8, ptr %301, i32 92
  %652 = load i32, ptr %651, align 4, !tbaa !384
  %653 = icmp eq i32 %652, 0
  %654 = getelementptr inbounds nuw i8, ptr %301, i32 56
  %655 = load ptr, ptr %654, align 8, !tbaa !385
  %656 = icmp eq ptr %655, null
  br i1 %653, label %782, label %657

657:                                              ; preds = %650
  br i1 %656, label %679, label %658

658:                                              ; preds = %657
  %659 = getelementptr inbounds nuw i8, ptr %655, i32 4
  %660 = load i32, ptr %659, align 4, !tbaa !386
  %661 = getelementptr inbounds nuw i8, ptr %655, i32 8
  %662 = load i32, ptr %661, align 4, !tbaa !388
  %663 = or i32 %662, %660
  %664 = getelementptr inbounds nuw i8, ptr %301, i32 88
  %665 = load i32, ptr %664, align 8, !tbaa !389
  %666 = load i32, ptr %655, align 4, !tbaa !390
  %667 = icmp eq i32 %666, 0
  %668 = and i32 %665, 1
  %669 = select i1 %667, i32 0, i32 %668
  %670 = or i32 %663, %669
  %671 = icmp eq i32 %670, 0
  br i1 %671, label %672, label %828

672:                                              ; preds = %658
  %673 = getelementptr inbounds nuw i8, ptr %301, i32 60
  %674 = load ptr, ptr %673, align 4, !tbaa !391
  %675 = load i64, ptr %674, align 8, !tbaa !107
  %676 = getelementptr inbounds nuw i8, ptr %301, i32 64
  %677 = load i64, ptr %676, align 8, !tbaa !392
  %678 = icmp eq i64 %675, %677
  br i1 %678, label %679, label %828

679:                                              ; preds = %672, %657
  %680 = getelementptr inbounds nuw i8, ptr %301, i32 104
  %681 = load ptr, ptr %680, align 8, !tbaa !393
  %682 = icmp eq ptr %681, null
  br i1 %682, label %780, label %683

683:                                              ; preds = %679
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #25
  call void @llvm.memcpy.p0.p0.i32(ptr noundef nonnull align 4 dereferenceable(12) %4, ptr noundef nonnull align 4 dereferenceable(12) @__const.drive_begun.driver, i32 12, i1 false)
  %684 = getelementptr inbounds nuw i8, ptr %681, i32 4
  %685 = load ptr, ptr %684, align 4, !tbaa !394
  %686 = getelementptr inbounds nuw i8, ptr %681, i32 8
  %687 = load ptr, ptr %686, align 8, !tbaa !399
  %688 = getelementptr inbounds nuw i8, ptr %681, i32 16
  %689 = load i64, ptr %688, align 8, !tbaa !400
  %690 = trunc i64 %689 to i32
  call void @llvm.memmove.p0.p0.i32(ptr align 1 %685, ptr readonly align 1 %687, i32 %690, i1 false)
  %691 = getelementptr inbounds nuw i8, ptr %681, i32 32
  %692 = load i64, ptr %691, align 8, !tbaa !401
  %693 = icmp sgt i64 %692, 0
  br i1 %693, label %694, label %717

694:                                              ; preds = %683
  %695 = getelementptr inbounds nuw i8, ptr %301, i32 12
  %696 = getelementptr inbounds nuw i8, ptr %681, i32 24
  %697 = and i64 %692, 1
  %698 = icmp eq i64 %692, 1
  br i1 %698, label %703, label %699

699:                                              ; preds = %694
  %700 = and i64 %692, 9223372036854775806
  br label %729

701:                                              ; preds = %729
  %702 = icmp eq i64 %697, 0
  br i1 %702, label %717, label %703

703:                                              ; preds = %701, %694
  %704 = phi i64 [ 0, %694 ], [ %755, %701 ]
  %705 = icmp ne i64 %697, 0
  call void @llvm.assume(i1 %705)
  %706 = load ptr, ptr %695, align 4, !tbaa !344
  %707 = load ptr, ptr %696, align 8, !tbaa !402
  %708 = trunc i64 %704 to i32
  %709 = getelementptr inbounds %struct.tfc_cell, ptr %707, i32 %708
  %710 = getelementptr inbounds nuw i8, ptr %709, i32 8
  %711 = load i64, ptr %710, align 8, !tbaa !403
  %712 = trunc i64 %711 to i32
  %713 = getelementptr inbounds %struct.tfc_operand, ptr %706, i32 %712
  %714 = getelementptr inbounds nuw i8, ptr %713, i32 44
  %715 = load ptr, ptr %714, align 4, !tbaa !359
  %716 = load ptr, ptr %709, align 8, !tbaa !405
  store ptr %715, ptr %716, align 4, !tbaa !31
  br label %717

717:                                              ; preds = %703, %701, %683
  %718 = load ptr, ptr %681, align 8, !tbaa !406
  %719 = call i32 @tfc_drive(ptr noundef %718, ptr noundef nonnull %4) #23
  %720 = getelementptr inbounds nuw i8, ptr %681, i32 44
  store i32 %719, ptr %720, align 4, !tbaa !407
  %721 = icmp eq i32 %719, 0
  br i1 %721, label %722, label %758

722:                                              ; preds = %717
  %723 = getelementptr inbounds nuw i8, ptr %301, i32 36
  %724 = load i32, ptr %723, align 4, !tbaa !408
  %725 = icmp sgt i32 %724, 0
  br i1 %725, label %726, label %778

726:                                              ; preds = %722
  %727 = getelementptr inbounds nuw i8, ptr %301, i32 16
  %728 = getelementptr inbounds nuw i8, ptr %681, i32 40
  br label %761

729:                                              ; preds = %729, %699
  %730 = phi i64 [ 0, %699 ], [ %755, %729 ]
  %731 = phi i64 [ 0, %699 ], [ %756, %729 ]
  %732 = load ptr, ptr %695, align 4, !tbaa !344
  %733 = load ptr, ptr %696, align 8, !tbaa !402
  %734 = trunc i64 %730 to i32
  %735 = getelementptr inbounds %struct.tfc_cell, ptr %733, i32 %734
  %736 = getelementptr inbounds nuw i8, ptr %735, i32 8
  %737 = load i64, ptr %736, align 8, !tbaa !403
  %738 = trunc i64 %737 to i32
  %739 = getelementptr inbounds %struct.tfc_operand, ptr %732, i32 %738
  %740 = getelementptr inbounds nuw i8, ptr %739, i32 44
  %741 = load ptr, ptr %740, align 4, !tbaa !359
  %742 = load ptr, ptr %735, align 8, !tbaa !405
  store ptr %741, ptr %742, align 4, !tbaa !31
  %743 = load ptr, ptr %695, align 4, !tbaa !344
  %744 = load ptr, ptr %696, align 8, !tbaa !402
  %745 = trunc i64 %730 to i32
  %746 = getelementptr %struct.tfc_cell, ptr %744, i32 %745
  %747 = getelementptr i8, ptr %746, i32 16
  %748 = getelementptr i8, ptr %746, i32 24
  %749 = load i64, ptr %748, align 8, !tbaa !403
  %750 = trunc i64 %749 to i32
  %751 = getelementptr inbounds %struct.tfc_operand, ptr %743, i32 %750
  %752 = getelementptr inbounds nuw i8, ptr %751, i32 44
  %753 = load ptr, ptr %752, align 4, !tbaa !359
  %754 = load ptr, ptr %747, align 8, !tbaa !405
  store ptr %753, ptr %754, align 4, !tbaa !31
  %755 = add nuw nsw i64 %730, 2
  %756 = add i64 %731, 2
  %757 = icmp eq i64 %756, %700
  br i1 %757, label %701, label %729, !llvm.loop !409

758:                                              ; preds = %717
  %759 = icmp sgt i32 %719, 0
  %760 = select i1 %759, i32 %719, i32 13
  br label %778

761:                                              ; preds = %761, %726
  %762 = phi i32 [ 0, %726 ], [ %775, %761 ]
  %763 = load ptr, ptr %727, align 8, !tbaa !369
  %764 = getelementptr inbounds nuw %struct.tfc_operand, ptr %763, i32 %762
  %765 = getelementptr inbounds nuw i8, ptr %764, i32 44
  %766 = load ptr, ptr %765, align 4, !tbaa !359
  %767 = load ptr, ptr %728, align 8, !tbaa !410
  %768 = getelementptr inbounds nuw ptr, ptr %767, i32 %762
  %769 = load ptr, ptr %768, align 4, !tbaa !108
  %770 = load ptr, ptr %769, align 4, !tbaa !60
  %771 = load ptr, ptr %770, align 8, !tbaa !132
  %772 = getelementptr inbounds nuw i8, ptr %764, i32 16
  %773 = load i64, ptr %772, align 8, !tbaa !371
  %774 = trunc i64 %773 to i32
  call void @llvm.memmove.p0.p0.i32(ptr align 1 %766, ptr readonly align 1 %771, i32 %774, i1 false)
  %775 = add nuw nsw i32 %762, 1
  %776 = load i32, ptr %723, align 4, !tbaa !408
  %777 = icmp slt i32 %775, %776
  br i1 %777, label %761, label %778, !llvm.loop !411

778:                                              ; preds = %761, %758, %722
  %779 = phi i32 [ %760, %758 ], [ 0, %722 ], [ 0, %761 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #25
  br label %825

780:                                              ; preds = %679
  %781 = call fastcc i32 @walk_bound(ptr noundef nonnull readonly %301) #23
  br label %825

782:                                              ; preds = %650
  br i1 %656, label %802, label %783

783:                                              ; preds = %782
  %784 = getelementptr inbounds nuw i8, ptr %301, i32 72
  %785 = load ptr, ptr %784, align 8, !tbaa !412
  %786 = getelementptr inbounds nuw i8, ptr %9, i32 12
  %787 = load ptr, ptr %786, align 4, !tbaa !379
  %788 = call ptr %787(ptr noundef %785) #24
  %789 = icmp eq ptr %788, null
  br i1 %789, label %828, label %790

790:                                              ; preds = %783
  %791 = getelementptr inbounds nuw i8, ptr %9, i32 4
  %792 = load ptr, ptr %791, align 4, !tbaa !382
  call void %792(ptr noundef nonnull %788) #24
  %793 = load ptr, ptr %654, align 8, !tbaa !385
  %794 = icmp eq ptr %793, null
  br i1 %794, label %802, label %795

795:                                              ; preds = %790
  %796 = getelementptr inbounds nuw i8, ptr %301, i32 60
  %797 = load ptr, ptr %796, align 4, !tbaa !391
  %798 = load i64, ptr %797, align 8, !tbaa !107
  %799 = getelementptr inbounds nuw i8, ptr %301, i32 64
  %800 = load i64, ptr %799, align 8, !tbaa !392
  %801 = icmp eq i64 %798, %800
  br i1 %801, label %802, label %809

802:                                              ; preds = %795, %790, %782
  %803 = getelementptr inbounds nuw i8, ptr %9, i32 16
  %804 = load ptr, ptr %803, align 8, !tbaa !413
  %805 = call ptr %804() #24
  %806 = call fastcc i32 @walk_bound(ptr noundef nonnull readonly %301) #23
  %807 = getelementptr inbounds nuw i8, ptr %9, i32 20
  %808 = load ptr, ptr %807, align 4, !tbaa !414
  call void %808(ptr noundef %805) #24
  br label %809

809:                                              ; preds = %802, %795
  %810 = phi i32 [ %806, %802 ], [ -2, %795 ]
  %811 = getelementptr inbounds nuw i8, ptr %301, i32 84
  %812 = load ptr, ptr %811, align 4, !tbaa !415
  store atomic i32 0, ptr %812 monotonic, align 4
  %813 = load ptr, ptr %654, align 8, !tbaa !385
  %814 = icmp eq ptr %813, null
  br i1 %814, label %825, label %815

815:                                              ; preds = %809
  %816 = getelementptr inbounds nuw i8, ptr %301, i32 76
  %817 = load ptr, ptr %816, align 4, !tbaa !416
  %818 = getelementptr inbounds nuw i8, ptr %9, i32 12
  %819 = load ptr, ptr %818, align 4, !tbaa !379
  %820 = call ptr %819(ptr noundef %817) #24
  %821 = icmp eq ptr %820, null
  br i1 %821, label %828, label %822

822:                                              ; preds = %815
  %823 = getelementptr inbounds nuw i8, ptr %9, i32 4
  %824 = load ptr, ptr %823, align 4, !tbaa !382
  call void %824(ptr noundef nonnull %820) #24
  br label %825

825:                                              ; preds = %822, %809, %780, %778
  %826 = phi i32 [ %781, %780 ], [ %810, %822 ], [ %810, %809 ], [ %779, %778 ]
  %827 = icmp eq i32 %826, 0
  br i1 %827, label %894, label %828

828:                                              ; preds = %783, %815, %658, %672, %825
  %829 = phi i32 [ %826, %825 ], [ -1, %783 ], [ -1, %815 ], [ -2, %658 ], [ -2, %672 ]
  %830 = freeze i32 %829
  %831 = load i32, ptr %15, align 4, !tbaa !312
  %832 = freeze i32 %831
  %833 = icmp sgt i32 %832, 0
  br i1 %833, label %834, label %875

834:                                              ; preds = %828
  %835 = getelementptr inbounds nuw i8, ptr %9, i32 4
  %836 = and i32 %832, 3
  %837 = icmp ult i32 %832, 4
  br i1 %837, label %863, label %838

838:                                              ; preds = %834
  %839 = and i32 %832, -4
  br label %840

840:                                              ; preds = %840, %838
  %841 = phi i32 [ 0, %838 ], [ %858, %840 ]
  %842 = phi i32 [ 0, %838 ], [ %859, %840 ]
  %843 = load ptr, ptr %835, align 4, !tbaa !382
  %844 = getelementptr inbounds nuw ptr, ptr %7, i32 %841
  %845 = load ptr, ptr %844, align 16, !tbaa !31
  call void %843(ptr noundef %845) #24
  %846 = load ptr, ptr %835, align 4, !tbaa !382
  %847 = getelementptr inbounds nuw ptr, ptr %7, i32 %841
  %848 = getelementptr inbounds nuw i8, ptr %847, i32 4
  %849 = load ptr, ptr %848, align 4, !tbaa !31
  call void %846(ptr noundef %849) #24
  %850 = load ptr, ptr %835, align 4, !tbaa !382
  %851 = getelementptr inbounds nuw ptr, ptr %7, i32 %841
  %852 = getelementptr inbounds nuw i8, ptr %851, i32 8
  %853 = load ptr, ptr %852, align 8, !tbaa !31
  call void %850(ptr noundef %853) #24
  %854 = load ptr, ptr %835, align 4, !tbaa !382
  %855 = getelementptr inbounds nuw ptr, ptr %7, i32 %841
  %856 = getelementptr inbounds nuw i8, ptr %855, i32 12
  %857 = load ptr, ptr %856, align 4, !tbaa !31
  call void %854(ptr noundef %857) #24
  %858 = add nuw nsw i32 %841, 4
  %859 = add i32 %842, 4
  %860 = icmp eq i32 %859, %839
  br i1 %860, label %861, label %840, !llvm.loop !417

861:                                              ; preds = %840
  %862 = icmp eq i32 %836, 0
  br i1 %862, label %875, label %863

863:                                              ; preds = %861, %834
  %864 = phi i32 [ 0, %834 ], [ %858, %861 ]
  %865 = icmp ne i32 %836, 0
  call void @llvm.assume(i1 %865)
  br label %866

866:                                              ; preds = %866, %863
  %867 = phi i32 [ %864, %863 ], [ %872, %866 ]
  %868 = phi i32 [ 0, %863 ], [ %873, %866 ]
  %869 = load ptr, ptr %835, align 4, !tbaa !382
  %870 = getelementptr inbounds nuw ptr, ptr %7, i32 %867
  %871 = load ptr, ptr %870, align 4, !tbaa !31
  call void %869(ptr noundef %871) #24
  %872 = add nuw nsw i32 %867, 1
  %873 = add i32 %868, 1
  %874 = icmp eq i32 %873, %836
  br i1 %874, label %875, label %866, !llvm.loop !418

875:                                              ; preds = %861, %866, %828
  %876 = icmp sgt i32 %830, 0
  br i1 %876, label %877, label %1047

877:                                              ; preds = %875
  %878 = getelementptr inbounds nuw i8, ptr %9, i32 12
  %879 = load ptr, ptr %878, align 4, !tbaa !379
  %880 = getelementptr inbounds nuw i8, ptr %301, i32 80
  %881 = load ptr, ptr %880, align 8, !tbaa !419
  %882 = call ptr %879(ptr noundef %881) #24
  br label %1043

883:                                              ; preds = %646
  %884 = icmp eq i32 %590, 0
  br i1 %884, label %893, label %885

885:                                              ; preds = %883, %588
  %886 = phi i32 [ 0, %588 ], [ %647, %883 ]
  %887 = icmp ne i32 %590, 0
  call void @llvm.assume(i1 %887)
  %888 = getelementptr inbounds nuw ptr, ptr %7, i32 %886
  %889 = load ptr, ptr %888, align 4, !tbaa !31
  %890 = icmp eq ptr %889, null
  br i1 %890, label %893, label %891

891:                                              ; preds = %885
  %892 = load ptr, ptr %589, align 4, !tbaa !382
  call void %892(ptr noundef nonnull %889) #24
  br label %893

893:                                              ; preds = %885, %891, %883
  store i32 0, ptr %426, align 8, !tbaa !336
  br label %1043

894:                                              ; preds = %825
  store i32 0, ptr %426, align 8, !tbaa !336
  %895 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %896 = load i64, ptr %895, align 8, !tbaa !316
  switch i64 %896, label %963 [
    i64 0, label %897
    i64 2, label %899
  ]

897:                                              ; preds = %894
  %898 = load ptr, ptr %7, align 16, !tbaa !31
  br label %1043

899:                                              ; preds = %894
  %900 = load ptr, ptr %0, align 8, !tbaa !286
  %901 = load ptr, ptr %900, align 4, !tbaa !300
  %902 = getelementptr inbounds nuw i8, ptr %901, i32 24
  %903 = load ptr, ptr %902, align 8, !tbaa !420
  %904 = call ptr %903() #24
  %905 = getelementptr inbounds nuw i8, ptr %900, i32 28
  %906 = load i32, ptr %905, align 4, !tbaa !312
  %907 = icmp sgt i32 %906, 0
  %908 = icmp ne ptr %904, null
  %909 = select i1 %907, i1 %908, i1 false
  br i1 %909, label %910, label %914

910:                                              ; preds = %899
  %911 = getelementptr inbounds nuw i8, ptr %901, i32 28
  %912 = getelementptr inbounds nuw i8, ptr %900, i32 16
  %913 = getelementptr inbounds nuw i8, ptr %901, i32 4
  br label %946

914:                                              ; preds = %959, %956, %899
  %915 = phi ptr [ %904, %899 ], [ null, %956 ], [ %904, %959 ]
  %916 = phi i32 [ %906, %899 ], [ %958, %956 ], [ %961, %959 ]
  %917 = freeze i32 %916
  %918 = icmp sgt i32 %917, 0
  br i1 %918, label %919, label %1043

919:                                              ; preds = %914
  %920 = getelementptr inbounds nuw i8, ptr %901, i32 4
  %921 = and i32 %917, 3
  %922 = icmp ult i32 %917, 4
  br i1 %922, label %1031, label %923

923:                                              ; preds = %919
  %924 = and i32 %917, -4
  br label %925

925:                                              ; preds = %925, %923
  %926 = phi i32 [ 0, %923 ], [ %943, %925 ]
  %927 = phi i32 [ 0, %923 ], [ %944, %925 ]
  %928 = load ptr, ptr %920, align 4, !tbaa !382
  %929 = getelementptr inbounds nuw ptr, ptr %7, i32 %926
  %930 = load ptr, ptr %929, align 16, !tbaa !31
  call void %928(ptr noundef %930) #24
  %931 = load ptr, ptr %920, align 4, !tbaa !382
  %932 = getelementptr inbounds nuw ptr, ptr %7, i32 %926
  %933 = getelementptr inbounds nuw i8, ptr %932, i32 4
  %934 = load ptr, ptr %933, align 4, !tbaa !31
  call void %931(ptr noundef %934) #24
  %935 = load ptr, ptr %920, align 4, !tbaa !382
  %936 = getelementptr inbounds nuw ptr, ptr %7, i32 %926
  %937 = getelementptr inbounds nuw i8, ptr %936, i32 8
  %938 = load ptr, ptr %937, align 8, !tbaa !31
  call void %935(ptr noundef %938) #24
  %939 = load ptr, ptr %920, align 4, !tbaa !382
  %940 = getelementptr inbounds nuw ptr, ptr %7, i32 %926
  %941 = getelementptr inbounds nuw i8, ptr %940, i32 12
  %942 = load ptr, ptr %941, align 4, !tbaa !31
  call void %939(ptr noundef %942) #24
  %943 = add nuw nsw i32 %926, 4
  %944 = add i32 %927, 4
  %945 = icmp eq i32 %944, %924
  br i1 %945, label %1029, label %925, !llvm.loop !417

946:                                              ; preds = %959, %910
  %947 = phi i32 [ 0, %910 ], [ %960, %959 ]
  %948 = load ptr, ptr %911, align 4, !tbaa !421
  %949 = load ptr, ptr %912, align 4, !tbaa !320
  %950 = getelementptr inbounds nuw ptr, ptr %949, i32 %947
  %951 = load ptr, ptr %950, align 4, !tbaa !31
  %952 = getelementptr inbounds nuw ptr, ptr %7, i32 %947
  %953 = load ptr, ptr %952, align 4, !tbaa !31
  %954 = call i32 %948(ptr noundef nonnull %904, ptr noundef %951, ptr noundef %953) #24
  %955 = icmp eq i32 %954, 0
  br i1 %955, label %959, label %956

956:                                              ; preds = %946
  %957 = load ptr, ptr %913, align 4, !tbaa !382
  call void %957(ptr noundef nonnull %904) #24
  %958 = load i32, ptr %905, align 4, !tbaa !312
  br label %914

959:                                              ; preds = %946
  %960 = add nuw nsw i32 %947, 1
  %961 = load i32, ptr %905, align 4, !tbaa !312
  %962 = icmp slt i32 %960, %961
  br i1 %962, label %946, label %914, !llvm.loop !422

963:                                              ; preds = %894
  %964 = load ptr, ptr %0, align 8, !tbaa !286
  %965 = load ptr, ptr %964, align 4, !tbaa !300
  %966 = getelementptr inbounds nuw i8, ptr %965, i32 40
  %967 = load ptr, ptr %966, align 8, !tbaa !423
  %968 = getelementptr inbounds nuw i8, ptr %964, i32 28
  %969 = load i32, ptr %968, align 4, !tbaa !312
  %970 = call ptr %967(i32 noundef %969) #24
  %971 = icmp eq ptr %970, null
  %972 = load i32, ptr %968, align 4, !tbaa !312
  %973 = freeze i32 %972
  %974 = icmp sgt i32 %973, 0
  br i1 %971, label %975, label %1003

975:                                              ; preds = %963
  br i1 %974, label %976, label %1043

976:                                              ; preds = %975
  %977 = getelementptr inbounds nuw i8, ptr %965, i32 4
  %978 = and i32 %973, 3
  %979 = icmp ult i32 %973, 4
  br i1 %979, label %1017, label %980

980:                                              ; preds = %976
  %981 = and i32 %973, -4
  br label %982

982:                                              ; preds = %982, %980
  %983 = phi i32 [ 0, %980 ], [ %1000, %982 ]
  %984 = phi i32 [ 0, %980 ], [ %1001, %982 ]
  %985 = load ptr, ptr %977, align 4, !tbaa !382
  %986 = getelementptr inbounds nuw ptr, ptr %7, i32 %983
  %987 = load ptr, ptr %986, align 16, !tbaa !31
  call void %985(ptr noundef %987) #24
  %988 = load ptr, ptr %977, align 4, !tbaa !382
  %989 = getelementptr inbounds nuw ptr, ptr %7, i32 %983
  %990 = getelementptr inbounds nuw i8, ptr %989, i32 4
  %991 = load ptr, ptr %990, align 4, !tbaa !31
  call void %988(ptr noundef %991) #24
  %992 = load ptr, ptr %977, align 4, !tbaa !382
  %993 = getelementptr inbounds nuw ptr, ptr %7, i32 %983
  %994 = getelementptr inbounds nuw i8, ptr %993, i32 8
  %995 = load ptr, ptr %994, align 8, !tbaa !31
  call void %992(ptr noundef %995) #24
  %996 = load ptr, ptr %977, align 4, !tbaa !382
  %997 = getelementptr inbounds nuw ptr, ptr %7, i32 %983
  %998 = getelementptr inbounds nuw i8, ptr %997, i32 12
  %999 = load ptr, ptr %998, align 4, !tbaa !31
  call void %996(ptr noundef %999) #24
  %1000 = add nuw nsw i32 %983, 4
  %1001 = add i32 %984, 4
  %1002 = icmp eq i32 %1001, %981
  br i1 %1002, label %1015, label %982, !llvm.loop !417

1003:                                             ; preds = %963
  br i1 %974, label %1004, label %1043

1004:                                             ; preds = %1003
  %1005 = getelementptr inbounds nuw i8, ptr %965, i32 44
  br label %1006

1006:                                             ; preds = %1006, %1004
  %1007 = phi i32 [ 0, %1004 ], [ %1012, %1006 ]
  %1008 = load ptr, ptr %1005, align 4, !tbaa !424
  %1009 = getelementptr inbounds nuw ptr, ptr %7, i32 %1007
  %1010 = load ptr, ptr %1009, align 4, !tbaa !31
  %1011 = call i32 %1008(ptr noundef nonnull %970, i32 noundef %1007, ptr noundef %1010) #24
  %1012 = add nuw nsw i32 %1007, 1
  %1013 = load i32, ptr %968, align 4, !tbaa !312
  %1014 = icmp slt i32 %1012, %1013
  br i1 %1014, label %1006, label %1043, !llvm.loop !425

1015:                                             ; preds = %982
  %1016 = icmp eq i32 %978, 0
  br i1 %1016, label %1043, label %1017

1017:                                             ; preds = %1015, %976
  %1018 = phi i32 [ 0, %976 ], [ %1000, %1015 ]
  %1019 = icmp ne i32 %978, 0
  call void @llvm.assume(i1 %1019)
  br label %1020

1020:                                             ; preds = %1020, %1017
  %1021 = phi i32 [ %1018, %1017 ], [ %1026, %1020 ]
  %1022 = phi i32 [ 0, %1017 ], [ %1027, %1020 ]
  %1023 = load ptr, ptr %977, align 4, !tbaa !382
  %1024 = getelementptr inbounds nuw ptr, ptr %7, i32 %1021
  %1025 = load ptr, ptr %1024, align 4, !tbaa !31
  call void %1023(ptr noundef %1025) #24
  %1026 = add nuw nsw i32 %1021, 1
  %1027 = add i32 %1022, 1
  %1028 = icmp eq i32 %1027, %978
  br i1 %1028, label %1043, label %1020, !llvm.loop !426

1029:                                             ; preds = %925
  %1030 = icmp eq i32 %921, 0
  br i1 %1030, label %1043, label %1031

1031:                                             ; preds = %1029, %919
  %1032 = phi i32 [ 0, %919 ], [ %943, %1029 ]
  %1033 = icmp ne i32 %921, 0
  call void @llvm.assume(i1 %1033)
  br label %1034

1034:                                             ; preds = %1034, %1031
  %1035 = phi i32 [ %1032, %1031 ], [ %1040, %1034 ]
  %1036 = phi i32 [ 0, %1031 ], [ %1041, %1034 ]
  %1037 = load ptr, ptr %920, align 4, !tbaa !382
  %1038 = getelementptr inbounds nuw ptr, ptr %7, i32 %1035
  %1039 = load ptr, ptr %1038, align 4, !tbaa !31
  call void %1037(ptr noundef %1039) #24
  %1040 = add nuw nsw i32 %1035, 1
  %1041 = add i32 %1036, 1
  %1042 = icmp eq i32 %1041, %921
  br i1 %1042, label %1043, label %1034, !llvm.loop !427

1043:                                             ; preds = %1029, %1034, %1006, %1015, %1020, %893, %877, %897, %914, %975, %1003
  %1044 = phi ptr [ null, %1015 ], [ %970, %1003 ], [ %970, %1006 ], [ null, %975 ], [ %915, %914 ], [ null, %893 ], [ %898, %897 ], [ %882, %877 ], [ null, %1020 ], [ %915, %1034 ], [ %915, %1029 ]
  %1045 = getelementptr inbounds nuw i8, ptr %9, i32 4
  %1046 = load ptr, ptr %1045, align 4, !tbaa !382
  call void %1046(ptr noundef %543) #24
  br label %1052

1047:                                             ; preds = %875
  store i32 0, ptr %426, align 8, !tbaa !336
  %1048 = getelementptr inbounds nuw i8, ptr %9, i32 4
  %1049 = load ptr, ptr %1048, align 4, !tbaa !382
  call void %1049(ptr noundef %543) #24
  %1050 = icmp eq i32 %830, -2
  %1051 = select i1 %1050, ptr @slow_way, ptr null
  br label %1052

1052:                                             ; preds = %420, %452, %440, %447, %458, %473, %503, %531, %1047, %294, %128, %67, %133, %176, %1043, %3, %277
  %1053 = phi ptr [ @slow_way, %128 ], [ @slow_way, %473 ], [ @slow_way, %503 ], [ @slow_way, %277 ], [ @slow_way, %3 ], [ %1044, %1043 ], [ @slow_way, %531 ], [ %1051, %1047 ], [ @slow_way, %176 ], [ @slow_way, %133 ], [ @slow_way, %67 ], [ @slow_way, %294 ], [ @slow_way, %452 ], [ @slow_way, %458 ], [ @slow_way, %447 ], [ @slow_way, %440 ], [ @slow_way, %420 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #25
  ret ptr %1053
}

; Function Attrs: nounwind uwtable
define ptr @tfc_call_with_dict(ptr noundef readonly captures(none) %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = alloca [64 x ptr], align 16
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %6 = load ptr, ptr %5, align 4, !tbaa !283
  %7 = load ptr, ptr %6, align 8, !tbaa !286
  %8 = load ptr, ptr %7, align 4, !tbaa !300
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #25
  %9 = icmp eq i32 %2, 2
  br i1 %9, label %10, label %114

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr %7, i32 4
  %12 = load ptr, ptr %11, align 4, !tbaa !289
  %13 = icmp eq ptr %12, null
  br i1 %13, label %114, label %14

14:                                               ; preds = %10
  %15 = load ptr, ptr %1, align 4, !tbaa !31
  %16 = getelementptr inbounds nuw i8, ptr %15, i32 4
  %17 = load ptr, ptr %16, align 4, !tbaa !317
  %18 = getelementptr inbounds nuw i8, ptr %8, i32 96
  %19 = load ptr, ptr %18, align 8, !tbaa !318
  %20 = icmp eq ptr %17, %19
  br i1 %20, label %21, label %114

21:                                               ; preds = %14
  %22 = getelementptr inbounds nuw i8, ptr %8, i32 36
  %23 = load ptr, ptr %22, align 4, !tbaa !321
  %24 = tail call i32 %23(ptr noundef nonnull %15) #24
  %25 = getelementptr inbounds nuw i8, ptr %7, i32 24
  %26 = load i32, ptr %25, align 4, !tbaa !293
  %27 = icmp eq i32 %24, %26
  br i1 %27, label %28, label %114

28:                                               ; preds = %21
  %29 = icmp slt i32 %24, 1
  br i1 %29, label %56, label %30

30:                                               ; preds = %28
  %31 = getelementptr inbounds nuw i8, ptr %8, i32 32
  %32 = getelementptr inbounds nuw i8, ptr %7, i32 12
  br label %37

33:                                               ; preds = %37
  %34 = add nuw nsw i32 %38, 1
  %35 = load i32, ptr %25, align 4, !tbaa !293
  %36 = icmp slt i32 %34, %35
  br i1 %36, label %37, label %54, !llvm.loop !428

37:                                               ; preds = %33, %30
  %38 = phi i32 [ 0, %30 ], [ %34, %33 ]
  %39 = load ptr, ptr %31, align 8, !tbaa !319
  %40 = load ptr, ptr %32, align 4, !tbaa !303
  %41 = getelementptr inbounds nuw ptr, ptr %40, i32 %38
  %42 = load ptr, ptr %41, align 4, !tbaa !31
  %43 = tail call ptr %39(ptr noundef nonnull %15, ptr noundef %42) #24
  %44 = getelementptr inbounds nuw ptr, ptr %4, i32 %38
  store ptr %43, ptr %44, align 4, !tbaa !31
  %45 = icmp eq ptr %43, null
  br i1 %45, label %46, label %33

46:                                               ; preds = %37
  %47 = getelementptr inbounds nuw i8, ptr %8, i32 60
  %48 = load ptr, ptr %47, align 4, !tbaa !323
  %49 = tail call ptr %48() #24
  %50 = icmp eq ptr %49, null
  br i1 %50, label %114, label %51

51:                                               ; preds = %46
  %52 = getelementptr inbounds nuw i8, ptr %8, i32 64
  %53 = load ptr, ptr %52, align 8, !tbaa !324
  tail call void %53() #24
  br label %114

54:                                               ; preds = %33
  %55 = icmp sgt i32 %35, 0
  br i1 %55, label %90, label %56

56:                                               ; preds = %90, %28, %54
  %57 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %58 = load ptr, ptr %57, align 4, !tbaa !31
  %59 = call fastcc ptr @call_step(ptr noundef nonnull %6, ptr noundef %4, ptr noundef %58) #23
  %60 = load i32, ptr %25, align 4, !tbaa !293
  %61 = freeze i32 %60
  %62 = icmp sgt i32 %61, 0
  br i1 %62, label %63, label %112

63:                                               ; preds = %56
  %64 = getelementptr inbounds nuw i8, ptr %8, i32 4
  %65 = and i32 %61, 3
  %66 = icmp ult i32 %61, 4
  br i1 %66, label %100, label %67

67:                                               ; preds = %63
  %68 = and i32 %61, -4
  br label %69

69:                                               ; preds = %69, %67
  %70 = phi i32 [ 0, %67 ], [ %87, %69 ]
  %71 = phi i32 [ 0, %67 ], [ %88, %69 ]
  %72 = load ptr, ptr %64, align 4, !tbaa !382
  %73 = getelementptr inbounds nuw ptr, ptr %4, i32 %70
  %74 = load ptr, ptr %73, align 16, !tbaa !31
  tail call void %72(ptr noundef %74) #24
  %75 = load ptr, ptr %64, align 4, !tbaa !382
  %76 = getelementptr inbounds nuw ptr, ptr %4, i32 %70
  %77 = getelementptr inbounds nuw i8, ptr %76, i32 4
  %78 = load ptr, ptr %77, align 4, !tbaa !31
  tail call void %75(ptr noundef %78) #24
  %79 = load ptr, ptr %64, align 4, !tbaa !382
  %80 = getelementptr inbounds nuw ptr, ptr %4, i32 %70
  %81 = getelementptr inbounds nuw i8, ptr %80, i32 8
  %82 = load ptr, ptr %81, align 8, !tbaa !31
  tail call void %79(ptr noundef %82) #24
  %83 = load ptr, ptr %64, align 4, !tbaa !382
  %84 = getelementptr inbounds nuw ptr, ptr %4, i32 %70
  %85 = getelementptr inbounds nuw i8, ptr %84, i32 12
  %86 = load ptr, ptr %85, align 4, !tbaa !31
  tail call void %83(ptr noundef %86) #24
  %87 = add nuw nsw i32 %70, 4
  %88 = add i32 %71, 4
  %89 = icmp eq i32 %88, %68
  br i1 %89, label %98, label %69, !llvm.loop !417

90:                                               ; preds = %54, %90
  %91 = phi i32 [ %95, %90 ], [ 0, %54 ]
  %92 = load ptr, ptr %8, align 8, !tbaa !376
  %93 = getelementptr inbounds nuw ptr, ptr %4, i32 %91
  %94 = load ptr, ptr %93, align 4, !tbaa !31
  tail call void %92(ptr noundef %94) #24
  %95 = add nuw nsw i32 %91, 1
  %96 = load i32, ptr %25, align 4, !tbaa !293
  %97 = icmp slt i32 %95, %96
  br i1 %97, label %90, label %56, !llvm.loop !429

98:                                               ; preds = %69
  %99 = icmp eq i32 %65, 0
  br i1 %99, label %112, label %100

100:                                              ; preds = %98, %63
  %101 = phi i32 [ 0, %63 ], [ %87, %98 ]
  %102 = icmp ne i32 %65, 0
  tail call void @llvm.assume(i1 %102)
  br label %103

103:                                              ; preds = %103, %100
  %104 = phi i32 [ %101, %100 ], [ %109, %103 ]
  %105 = phi i32 [ 0, %100 ], [ %110, %103 ]
  %106 = load ptr, ptr %64, align 4, !tbaa !382
  %107 = getelementptr inbounds nuw ptr, ptr %4, i32 %104
  %108 = load ptr, ptr %107, align 4, !tbaa !31
  tail call void %106(ptr noundef %108) #24
  %109 = add nuw nsw i32 %104, 1
  %110 = add i32 %105, 1
  %111 = icmp eq i32 %110, %65
  br i1 %111, label %112, label %103, !llvm.loop !430

112:                                              ; preds = %98, %103, %56
  %113 = icmp eq ptr %59, @slow_way
  br i1 %113, label %114, label %120

114:                                              ; preds = %46, %51, %14, %21, %10, %3, %112
  %115 = getelementptr inbounds nuw i8, ptr %8, i32 8
  %116 = load ptr, ptr %115, align 8, !tbaa !309
  %117 = getelementptr inbounds nuw i8, ptr %6, i32 4
  %118 = load ptr, ptr %117, align 4, !tbaa !310
  %119 = tail call ptr %116(ptr noundef %118, ptr noundef %1, i32 noundef %2, ptr noundef null) #24
  br label %120

120:                                              ; preds = %112, %114
  %121 = phi ptr [ %119, %114 ], [ %59, %112 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #25
  ret ptr %121
}

; Function Attrs: nounwind uwtable
define i32 @tfc_call_from_c(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2) local_unnamed_addr #4 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %5 = load i32, ptr %4, align 8, !tbaa !431
  %6 = icmp sgt i32 %5, 0
  br i1 %6, label %7, label %29

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %9 = load ptr, ptr %8, align 4, !tbaa !344
  %10 = and i32 %5, 3
  %11 = icmp ult i32 %5, 4
  br i1 %11, label %16, label %12

12:                                               ; preds = %7
  %13 = and i32 %5, 2147483644
  br label %40

14:                                               ; preds = %40
  %15 = icmp eq i32 %10, 0
  br i1 %15, label %29, label %16

16:                                               ; preds = %14, %7
  %17 = phi i32 [ 0, %7 ], [ %62, %14 ]
  %18 = icmp ne i32 %10, 0
  tail call void @llvm.assume(i1 %18)
  br label %19

19:                                               ; preds = %19, %16
  %20 = phi i32 [ %17, %16 ], [ %26, %19 ]
  %21 = phi i32 [ 0, %16 ], [ %27, %19 ]
  %22 = getelementptr inbounds nuw ptr, ptr %1, i32 %20
  %23 = load ptr, ptr %22, align 4, !tbaa !31
  %24 = getelementptr inbounds nuw %struct.tfc_operand, ptr %9, i32 %20
  %25 = getelementptr inbounds nuw i8, ptr %24, i32 44
  store ptr %23, ptr %25, align 4, !tbaa !359
  %26 = add nuw nsw i32 %20, 1
  %27 = add i32 %21, 1
  %28 = icmp eq i32 %27, %10
  br i1 %28, label %29, label %19, !llvm.loop !432

29:                                               ; preds = %14, %19, %3
  %30 = getelementptr inbounds nuw i8, ptr %0, i32 36
  %31 = load i32, ptr %30, align 4, !tbaa !408
  %32 = icmp sgt i32 %31, 0
  br i1 %32, label %33, label %80

33:                                               ; preds = %29
  %34 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %35 = load ptr, ptr %34, align 8, !tbaa !369
  %36 = and i32 %31, 3
  %37 = icmp ult i32 %31, 4
  br i1 %37, label %67, label %38

38:                                               ; preds = %33
  %39 = and i32 %31, 2147483644
  br label %82

40:                                               ; preds = %40, %12
  %41 = phi i32 [ 0, %12 ], [ %62, %40 ]
  %42 = phi i32 [ 0, %12 ], [ %63, %40 ]
  %43 = getelementptr inbounds nuw ptr, ptr %1, i32 %41
  %44 = load ptr, ptr %43, align 4, !tbaa !31
  %45 = getelementptr inbounds nuw %struct.tfc_operand, ptr %9, i32 %41
  %46 = getelementptr inbounds nuw i8, ptr %45, i32 44
  store ptr %44, ptr %46, align 4, !tbaa !359
  %47 = or disjoint i32 %41, 1
  %48 = getelementptr inbounds nuw ptr, ptr %1, i32 %47
  %49 = load ptr, ptr %48, align 4, !tbaa !31
  %50 = getelementptr inbounds nuw %struct.tfc_operand, ptr %9, i32 %47
  %51 = getelementptr inbounds nuw i8, ptr %50, i32 44
  store ptr %49, ptr %51, align 4, !tbaa !359
  %52 = or disjoint i32 %41, 2
  %53 = getelementptr inbounds nuw ptr, ptr %1, i32 %52
  %54 = load ptr, ptr %53, align 4, !tbaa !31
  %55 = getelementptr inbounds nuw %struct.tfc_operand, ptr %9, i32 %52
  %56 = getelementptr inbounds nuw i8, ptr %55, i32 44
  store ptr %54, ptr %56, align 4, !tbaa !359
  %57 = or disjoint i32 %41, 3
  %58 = getelementptr inbounds nuw ptr, ptr %1, i32 %57
  %59 = load ptr, ptr %58, align 4, !tbaa !31
  %60 = getelementptr inbounds nuw %struct.tfc_operand, ptr %9, i32 %57
  %61 = getelementptr inbounds nuw i8, ptr %60, i32 44
  store ptr %59, ptr %61, align 4, !tbaa !359
  %62 = add nuw nsw i32 %41, 4
  %63 = add i32 %42, 4
  %64 = icmp eq i32 %63, %13
  br i1 %64, label %14, label %40, !llvm.loop !433

65:                                               ; preds = %82
  %66 = icmp eq i32 %36, 0
  br i1 %66, label %80, label %67

67:                                               ; preds = %65, %33
  %68 = phi i32 [ 0, %33 ], [ %104, %65 ]
  %69 = icmp ne i32 %36, 0
  tail call void @llvm.assume(i1 %69)
  br label %70

70:                                               ; preds = %70, %67
  %71 = phi i32 [ %68, %67 ], [ %77, %70 ]
  %72 = phi i32 [ 0, %67 ], [ %78, %70 ]
  %73 = getelementptr inbounds nuw ptr, ptr %2, i32 %71
  %74 = load ptr, ptr %73, align 4, !tbaa !31
  %75 = getelementptr inbounds nuw %struct.tfc_operand, ptr %35, i32 %71
  %76 = getelementptr inbounds nuw i8, ptr %75, i32 44
  store ptr %74, ptr %76, align 4, !tbaa !359
  %77 = add nuw nsw i32 %71, 1
  %78 = add i32 %72, 1
  %79 = icmp eq i32 %78, %36
  br i1 %79, label %80, label %70, !llvm.loop !434

80:                                               ; preds = %65, %70, %29
  %81 = tail call fastcc i32 @walk_bound(ptr noundef nonnull %0) #23
  ret i32 %81

82:                                               ; preds = %82, %38
  %83 = phi i32 [ 0, %38 ], [ %104, %82 ]
  %84 = phi i32 [ 0, %38 ], [ %105, %82 ]
  %85 = getelementptr inbounds nuw ptr, ptr %2, i32 %83
  %86 = load ptr, ptr %85, align 4, !tbaa !31
  %87 = getelementptr inbounds nuw %struct.tfc_operand, ptr %35, i32 %83
  %88 = getelementptr inbounds nuw i8, ptr %87, i32 44
  store ptr %86, ptr %88, align 4, !tbaa !359
  %89 = or disjoint i32 %83, 1
  %90 = getelementptr inbounds nuw ptr, ptr %2, i32 %89
  %91 = load ptr, ptr %90, align 4, !tbaa !31
  %92 = getelementptr inbounds nuw %struct.tfc_operand, ptr %35, i32 %89
  %93 = getelementptr inbounds nuw i8, ptr %92, i32 44
  store ptr %91, ptr %93, align 4, !tbaa !359
  %94 = or disjoint i32 %83, 2
  %95 = getelementptr inbounds nuw ptr, ptr %2, i32 %94
  %96 = load ptr, ptr %95, align 4, !tbaa !31
  %97 = getelementptr inbounds nuw %struct.tfc_operand, ptr %35, i32 %94
  %98 = getelementptr inbounds nuw i8, ptr %97, i32 44
  store ptr %96, ptr %98, align 4, !tbaa !359
  %99 = or disjoint i32 %83, 3
  %100 = getelementptr inbounds nuw ptr, ptr %2, i32 %99
  %101 = load ptr, ptr %100, align 4, !tbaa !31
  %102 = getelementptr inbounds nuw %struct.tfc_operand, ptr %35, i32 %99
  %103 = getelementptr inbounds nuw i8, ptr %102, i32 44
  store ptr %101, ptr %103, align 4, !tbaa !359
  %104 = add nuw nsw i32 %83, 4
  %105 = add i32 %84, 4
  %106 = icmp eq i32 %105, %39
  br i1 %106, label %65, label %82, !llvm.loop !435
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @walk_bound(ptr noundef readonly captures(none) %0) unnamed_addr #4 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %3 = load i32, ptr %2, align 8, !tbaa !431
  %4 = getelementptr inbounds nuw i8, ptr %0, i32 36
  %5 = load i32, ptr %4, align 4, !tbaa !408
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %7 = load ptr, ptr %6, align 8, !tbaa !436
  %8 = getelementptr inbounds nuw i8, ptr %7, i32 16
  %9 = load ptr, ptr %8, align 8, !tbaa !272
  %10 = icmp sgt i32 %3, 0
  br i1 %10, label %11, label %35

11:                                               ; preds = %1
  %12 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %13 = and i32 %3, 3
  %14 = icmp ult i32 %3, 4
  br i1 %14, label %19, label %15

15:                                               ; preds = %11
  %16 = and i32 %3, 2147483644
  br label %43

17:                                               ; preds = %43
  %18 = icmp eq i32 %13, 0
  br i1 %18, label %35, label %19

19:                                               ; preds = %17, %11
  %20 = phi i32 [ 0, %11 ], [ %74, %17 ]
  %21 = icmp ne i32 %13, 0
  tail call void @llvm.assume(i1 %21)
  br label %22

22:                                               ; preds = %22, %19
  %23 = phi i32 [ %20, %19 ], [ %32, %22 ]
  %24 = phi i32 [ 0, %19 ], [ %33, %22 ]
  %25 = load ptr, ptr %12, align 4, !tbaa !344
  %26 = getelementptr inbounds nuw %struct.tfc_operand, ptr %25, i32 %23
  %27 = getelementptr inbounds nuw i8, ptr %26, i32 44
  %28 = load ptr, ptr %27, align 4, !tbaa !359
  %29 = getelementptr inbounds nuw i8, ptr %26, i32 28
  %30 = load i32, ptr %29, align 4, !tbaa !437
  %31 = getelementptr inbounds ptr, ptr %9, i32 %30
  store ptr %28, ptr %31, align 4, !tbaa !31
  %32 = add nuw nsw i32 %23, 1
  %33 = add i32 %24, 1
  %34 = icmp eq i32 %33, %13
  br i1 %34, label %35, label %22, !llvm.loop !438

35:                                               ; preds = %17, %22, %1
  %36 = icmp sgt i32 %5, 0
  br i1 %36, label %37, label %93

37:                                               ; preds = %35
  %38 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %39 = and i32 %5, 1
  %40 = icmp eq i32 %5, 1
  br i1 %40, label %79, label %41

41:                                               ; preds = %37
  %42 = and i32 %5, 2147483646
  br label %103

43:                                               ; preds = %43, %15
  %44 = phi i32 [ 0, %15 ], [ %74, %43 ]
  %45 = phi i32 [ 0, %15 ], [ %75, %43 ]
  %46 = load ptr, ptr %12, align 4, !tbaa !344
  %47 = getelementptr inbounds nuw %struct.tfc_operand, ptr %46, i32 %44
  %48 = getelementptr inbounds nuw i8, ptr %47, i32 44
  %49 = load ptr, ptr %48, align 4, !tbaa !359
  %50 = getelementptr inbounds nuw i8, ptr %47, i32 28
  %51 = load i32, ptr %50, align 4, !tbaa !437
  %52 = getelementptr inbounds ptr, ptr %9, i32 %51
  store ptr %49, ptr %52, align 4, !tbaa !31
  %53 = load ptr, ptr %12, align 4, !tbaa !344
  %54 = getelementptr inbounds nuw %struct.tfc_operand, ptr %53, i32 %44
  %55 = getelementptr inbounds nuw i8, ptr %54, i32 100
  %56 = load ptr, ptr %55, align 4, !tbaa !359
  %57 = getelementptr inbounds nuw i8, ptr %54, i32 84
  %58 = load i32, ptr %57, align 4, !tbaa !437
  %59 = getelementptr inbounds ptr, ptr %9, i32 %58
  store ptr %56, ptr %59, align 4, !tbaa !31
  %60 = load ptr, ptr %12, align 4, !tbaa !344
  %61 = getelementptr inbounds nuw %struct.tfc_operand, ptr %60, i32 %44
  %62 = getelementptr inbounds nuw i8, ptr %61, i32 156
  %63 = load ptr, ptr %62, align 4, !tbaa !359
  %64 = getelementptr inbounds nuw i8, ptr %61, i32 140
  %65 = load i32, ptr %64, align 4, !tbaa !437
  %66 = getelementptr inbounds ptr, ptr %9, i32 %65
  store ptr %63, ptr %66, align 4, !tbaa !31
  %67 = load ptr, ptr %12, align 4, !tbaa !344
  %68 = getelementptr inbounds nuw %struct.tfc_operand, ptr %67, i32 %44
  %69 = getelementptr inbounds nuw i8, ptr %68, i32 212
  %70 = load ptr, ptr %69, align 4, !tbaa !359
  %71 = getelementptr inbounds nuw i8, ptr %68, i32 196
  %72 = load i32, ptr %71, align 4, !tbaa !437
  %73 = getelementptr inbounds ptr, ptr %9, i32 %72
  store ptr %70, ptr %73, align 4, !tbaa !31
  %74 = add nuw nsw i32 %44, 4
  %75 = add i32 %45, 4
  %76 = icmp eq i32 %75, %16
  br i1 %76, label %17, label %43, !llvm.loop !439

77:                                               ; preds = %129
  %78 = icmp eq i32 %39, 0
  br i1 %78, label %93, label %79

79:                                               ; preds = %77, %37
  %80 = phi i32 [ 0, %37 ], [ %130, %77 ]
  %81 = icmp ne i32 %39, 0
  tail call void @llvm.assume(i1 %81)
  %82 = load ptr, ptr %38, align 8, !tbaa !369
  %83 = getelementptr inbounds nuw %struct.tfc_operand, ptr %82, i32 %80
  %84 = getelementptr inbounds nuw i8, ptr %83, i32 36
  %85 = load i32, ptr %84, align 4, !tbaa !370
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %93

87:                                               ; preds = %79
  %88 = getelementptr inbounds nuw i8, ptr %83, i32 44
  %89 = load ptr, ptr %88, align 4, !tbaa !359
  %90 = getelementptr inbounds nuw i8, ptr %83, i32 28
  %91 = load i32, ptr %90, align 4, !tbaa !437
  %92 = getelementptr inbounds ptr, ptr %9, i32 %91
  store ptr %89, ptr %92, align 4, !tbaa !31
  br label %93

93:                                               ; preds = %77, %87, %79, %35
  %94 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %95 = load i64, ptr %94, align 8, !tbaa !440
  %96 = icmp sgt i64 %95, 0
  br i1 %96, label %97, label %153

97:                                               ; preds = %93
  %98 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %99 = and i64 %95, 1
  %100 = icmp eq i64 %95, 1
  br i1 %100, label %135, label %101

101:                                              ; preds = %97
  %102 = and i64 %95, 9223372036854775806
  br label %159

103:                                              ; preds = %129, %41
  %104 = phi i32 [ 0, %41 ], [ %130, %129 ]
  %105 = phi i32 [ 0, %41 ], [ %131, %129 ]
  %106 = load ptr, ptr %38, align 8, !tbaa !369
  %107 = getelementptr inbounds nuw %struct.tfc_operand, ptr %106, i32 %104
  %108 = getelementptr inbounds nuw i8, ptr %107, i32 36
  %109 = load i32, ptr %108, align 4, !tbaa !370
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %111, label %117

111:                                              ; preds = %103
  %112 = getelementptr inbounds nuw i8, ptr %107, i32 44
  %113 = load ptr, ptr %112, align 4, !tbaa !359
  %114 = getelementptr inbounds nuw i8, ptr %107, i32 28
  %115 = load i32, ptr %114, align 4, !tbaa !437
  %116 = getelementptr inbounds ptr, ptr %9, i32 %115
  store ptr %113, ptr %116, align 4, !tbaa !31
  br label %117

117:                                              ; preds = %103, %111
  %118 = load ptr, ptr %38, align 8, !tbaa !369
  %119 = getelementptr inbounds nuw %struct.tfc_operand, ptr %118, i32 %104
  %120 = getelementptr inbounds nuw i8, ptr %119, i32 92
  %121 = load i32, ptr %120, align 4, !tbaa !370
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %123, label %129

123:                                              ; preds = %117
  %124 = getelementptr inbounds nuw i8, ptr %119, i32 100
  %125 = load ptr, ptr %124, align 4, !tbaa !359
  %126 = getelementptr inbounds nuw i8, ptr %119, i32 84
  %127 = load i32, ptr %126, align 4, !tbaa !437
  %128 = getelementptr inbounds ptr, ptr %9, i32 %127
  store ptr %125, ptr %128, align 4, !tbaa !31
  br label %129

129:                                              ; preds = %123, %117
  %130 = add nuw nsw i32 %104, 2
  %131 = add i32 %105, 2
  %132 = icmp eq i32 %131, %42
  br i1 %132, label %77, label %103, !llvm.loop !441

133:                                              ; preds = %159
  %134 = icmp eq i64 %99, 0
  br i1 %134, label %153, label %135

135:                                              ; preds = %133, %97
  %136 = phi i64 [ 0, %97 ], [ %193, %133 ]
  %137 = icmp ne i64 %99, 0
  tail call void @llvm.assume(i1 %137)
  %138 = load ptr, ptr %98, align 4, !tbaa !442
  %139 = trunc i64 %136 to i32
  %140 = getelementptr inbounds %struct.tfc_shift, ptr %138, i32 %139
  %141 = getelementptr inbounds nuw i8, ptr %140, i32 8
  %142 = load i64, ptr %141, align 8, !tbaa !443
  %143 = trunc i64 %142 to i32
  %144 = getelementptr inbounds ptr, ptr %9, i32 %143
  %145 = load ptr, ptr %144, align 4, !tbaa !31
  %146 = getelementptr inbounds nuw i8, ptr %140, i32 16
  %147 = load i64, ptr %146, align 8, !tbaa !445
  %148 = trunc i64 %147 to i32
  %149 = getelementptr inbounds i8, ptr %145, i32 %148
  %150 = load i64, ptr %140, align 8, !tbaa !446
  %151 = trunc i64 %150 to i32
  %152 = getelementptr inbounds ptr, ptr %9, i32 %151
  store ptr %149, ptr %152, align 4, !tbaa !31
  br label %153

153:                                              ; preds = %135, %133, %93
  %154 = getelementptr inbounds nuw i8, ptr %0, i32 48
  %155 = load i64, ptr %154, align 8, !tbaa !447
  %156 = icmp sgt i64 %155, 0
  br i1 %156, label %157, label %196

157:                                              ; preds = %153
  %158 = getelementptr inbounds nuw i8, ptr %0, i32 40
  br label %212

159:                                              ; preds = %159, %101
  %160 = phi i64 [ 0, %101 ], [ %193, %159 ]
  %161 = phi i64 [ 0, %101 ], [ %194, %159 ]
  %162 = load ptr, ptr %98, align 4, !tbaa !442
  %163 = trunc i64 %160 to i32
  %164 = getelementptr inbounds %struct.tfc_shift, ptr %162, i32 %163
  %165 = getelementptr inbounds nuw i8, ptr %164, i32 8
  %166 = load i64, ptr %165, align 8, !tbaa !443
  %167 = trunc i64 %166 to i32
  %168 = getelementptr inbounds ptr, ptr %9, i32 %167
  %169 = load ptr, ptr %168, align 4, !tbaa !31
  %170 = getelementptr inbounds nuw i8, ptr %164, i32 16
  %171 = load i64, ptr %170, align 8, !tbaa !445
  %172 = trunc i64 %171 to i32
  %173 = getelementptr inbounds i8, ptr %169, i32 %172
  %174 = load i64, ptr %164, align 8, !tbaa !446
  %175 = trunc i64 %174 to i32
  %176 = getelementptr inbounds ptr, ptr %9, i32 %175
  store ptr %173, ptr %176, align 4, !tbaa !31
  %177 = load ptr, ptr %98, align 4, !tbaa !442
  %178 = trunc i64 %160 to i32
  %179 = getelementptr %struct.tfc_shift, ptr %177, i32 %178
  %180 = getelementptr i8, ptr %179, i32 24
  %181 = getelementptr i8, ptr %179, i32 32
  %182 = load i64, ptr %181, align 8, !tbaa !443
  %183 = trunc i64 %182 to i32
  %184 = getelementptr inbounds ptr, ptr %9, i32 %183
  %185 = load ptr, ptr %184, align 4, !tbaa !31
  %186 = getelementptr i8, ptr %179, i32 40
  %187 = load i64, ptr %186, align 8, !tbaa !445
  %188 = trunc i64 %187 to i32
  %189 = getelementptr inbounds i8, ptr %185, i32 %188
  %190 = load i64, ptr %180, align 8, !tbaa !446
  %191 = trunc i64 %190 to i32
  %192 = getelementptr inbounds ptr, ptr %9, i32 %191
  store ptr %189, ptr %192, align 4, !tbaa !31
  %193 = add nuw nsw i64 %160, 2
  %194 = add i64 %161, 2
  %195 = icmp eq i64 %194, %102
  br i1 %195, label %133, label %159, !llvm.loop !448

196:                                              ; preds = %212, %153
  %197 = load ptr, ptr %6, align 8, !tbaa !436
  %198 = tail call i32 @tfc_walk(ptr noundef %197) #23
  %199 = icmp eq i32 %198, 0
  br i1 %199, label %205, label %200

200:                                              ; preds = %196
  %201 = load i64, ptr %154, align 8, !tbaa !447
  %202 = icmp sgt i64 %201, 0
  br i1 %202, label %203, label %298

203:                                              ; preds = %200
  %204 = getelementptr inbounds nuw i8, ptr %0, i32 40
  br label %226

205:                                              ; preds = %196
  br i1 %36, label %206, label %298

206:                                              ; preds = %205
  %207 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %208 = and i32 %5, 1
  %209 = icmp eq i32 %5, 1
  br i1 %209, label %280, label %210

210:                                              ; preds = %206
  %211 = and i32 %5, 2147483646
  br label %240

212:                                              ; preds = %157, %212
  %213 = phi i64 [ 0, %157 ], [ %223, %212 ]
  %214 = load ptr, ptr %158, align 8, !tbaa !449
  %215 = trunc i64 %213 to i32
  %216 = getelementptr inbounds %struct.tfc_saved, ptr %214, i32 %215
  %217 = getelementptr inbounds nuw i8, ptr %216, i32 4
  %218 = load ptr, ptr %217, align 4, !tbaa !450
  %219 = load ptr, ptr %216, align 8, !tbaa !452
  %220 = getelementptr inbounds nuw i8, ptr %216, i32 8
  %221 = load i64, ptr %220, align 8, !tbaa !453
  %222 = trunc i64 %221 to i32
  tail call void @llvm.memmove.p0.p0.i32(ptr align 1 %218, ptr readonly align 1 %219, i32 %222, i1 false)
  %223 = add nuw nsw i64 %213, 1
  %224 = load i64, ptr %154, align 8, !tbaa !447
  %225 = icmp slt i64 %223, %224
  br i1 %225, label %212, label %196, !llvm.loop !454

226:                                              ; preds = %203, %226
  %227 = phi i64 [ 0, %203 ], [ %237, %226 ]
  %228 = load ptr, ptr %204, align 8, !tbaa !449
  %229 = trunc i64 %227 to i32
  %230 = getelementptr inbounds %struct.tfc_saved, ptr %228, i32 %229
  %231 = load ptr, ptr %230, align 8, !tbaa !452
  %232 = getelementptr inbounds nuw i8, ptr %230, i32 4
  %233 = load ptr, ptr %232, align 4, !tbaa !450
  %234 = getelementptr inbounds nuw i8, ptr %230, i32 8
  %235 = load i64, ptr %234, align 8, !tbaa !453
  %236 = trunc i64 %235 to i32
  tail call void @llvm.memmove.p0.p0.i32(ptr align 1 %231, ptr readonly align 1 %233, i32 %236, i1 false)
  %237 = add nuw nsw i64 %227, 1
  %238 = load i64, ptr %154, align 8, !tbaa !447
  %239 = icmp slt i64 %237, %238
  br i1 %239, label %226, label %298, !llvm.loop !455

240:                                              ; preds = %274, %210
  %241 = phi i32 [ 0, %210 ], [ %275, %274 ]
  %242 = phi i32 [ 0, %210 ], [ %276, %274 ]
  %243 = load ptr, ptr %207, align 8, !tbaa !369
  %244 = getelementptr inbounds nuw %struct.tfc_operand, ptr %243, i32 %241
  %245 = getelementptr inbounds nuw i8, ptr %244, i32 36
  %246 = load i32, ptr %245, align 4, !tbaa !370
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %258, label %248

248:                                              ; preds = %240
  %249 = getelementptr inbounds nuw i8, ptr %244, i32 44
  %250 = load ptr, ptr %249, align 4, !tbaa !359
  %251 = getelementptr inbounds nuw i8, ptr %244, i32 28
  %252 = load i32, ptr %251, align 4, !tbaa !437
  %253 = getelementptr inbounds ptr, ptr %9, i32 %252
  %254 = load ptr, ptr %253, align 4, !tbaa !31
  %255 = getelementptr inbounds nuw i8, ptr %244, i32 16
  %256 = load i64, ptr %255, align 8, !tbaa !371
  %257 = trunc i64 %256 to i32
  tail call void @llvm.memmove.p0.p0.i32(ptr align 1 %250, ptr readonly align 1 %254, i32 %257, i1 false)
  br label %258

258:                                              ; preds = %248, %240
  %259 = load ptr, ptr %207, align 8, !tbaa !369
  %260 = getelementptr inbounds nuw %struct.tfc_operand, ptr %259, i32 %241
  %261 = getelementptr inbounds nuw i8, ptr %260, i32 92
  %262 = load i32, ptr %261, align 4, !tbaa !370
  %263 = icmp eq i32 %262, 0
  br i1 %263, label %274, label %264

264:                                              ; preds = %258
  %265 = getelementptr inbounds nuw i8, ptr %260, i32 100
  %266 = load ptr, ptr %265, align 4, !tbaa !359
  %267 = getelementptr inbounds nuw i8, ptr %260, i32 84
  %268 = load i32, ptr %267, align 4, !tbaa !437
  %269 = getelementptr inbounds ptr, ptr %9, i32 %268
  %270 = load ptr, ptr %269, align 4, !tbaa !31
  %271 = getelementptr inbounds nuw i8, ptr %260, i32 72
  %272 = load i64, ptr %271, align 8, !tbaa !371
  %273 = trunc i64 %272 to i32
  tail call void @llvm.memmove.p0.p0.i32(ptr align 1 %266, ptr readonly align 1 %270, i32 %273, i1 false)
  br label %274

274:                                              ; preds = %264, %258
  %275 = add nuw nsw i32 %241, 2
  %276 = add i32 %242, 2
  %277 = icmp eq i32 %276, %211
  br i1 %277, label %278, label %240, !llvm.loop !456

278:                                              ; preds = %274
  %279 = icmp eq i32 %208, 0
  br i1 %279, label %298, label %280

280:                                              ; preds = %278, %206
  %281 = phi i32 [ 0, %206 ], [ %275, %278 ]
  %282 = icmp ne i32 %208, 0
  tail call void @llvm.assume(i1 %282)
  %283 = load ptr, ptr %207, align 8, !tbaa !369
  %284 = getelementptr inbounds nuw %struct.tfc_operand, ptr %283, i32 %281
  %285 = getelementptr inbounds nuw i8, ptr %284, i32 36
  %286 = load i32, ptr %285, align 4, !tbaa !370
  %287 = icmp eq i32 %286, 0
  br i1 %287, label %298, label %288

288:                                              ; preds = %280
  %289 = getelementptr inbounds nuw i8, ptr %284, i32 44
  %290 = load ptr, ptr %289, align 4, !tbaa !359
  %291 = getelementptr inbounds nuw i8, ptr %284, i32 28
  %292 = load i32, ptr %291, align 4, !tbaa !437
  %293 = getelementptr inbounds ptr, ptr %9, i32 %292
  %294 = load ptr, ptr %293, align 4, !tbaa !31
  %295 = getelementptr inbounds nuw i8, ptr %284, i32 16
  %296 = load i64, ptr %295, align 8, !tbaa !371
  %297 = trunc i64 %296 to i32
  tail call void @llvm.memmove.p0.p0.i32(ptr align 1 %290, ptr readonly align 1 %294, i32 %297, i1 false)
  br label %298

298:                                              ; preds = %226, %278, %288, %280, %200, %205
  %299 = phi i32 [ 0, %205 ], [ %198, %200 ], [ 0, %278 ], [ 0, %280 ], [ 0, %288 ], [ %198, %226 ]
  ret i32 %299
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @new_instance(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, i32 noundef range(i32 0, 2) %3, i64 noundef %4) unnamed_addr #30 {
  %6 = getelementptr inbounds nuw i8, ptr %2, i32 12
  %7 = load i32, ptr %6, align 4, !tbaa !457
  %8 = getelementptr inbounds nuw i8, ptr %2, i32 16
  %9 = load i32, ptr %8, align 8, !tbaa !458
  %10 = icmp eq i32 %3, 0
  br i1 %10, label %18, label %11

11:                                               ; preds = %5
  %12 = getelementptr inbounds nuw i8, ptr %1, i32 28
  %13 = load i32, ptr %12, align 4, !tbaa !57
  %14 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %15 = load i32, ptr %14, align 4, !tbaa !459
  %16 = add nsw i32 %15, %13
  %17 = sext i32 %16 to i64
  br label %18

18:                                               ; preds = %5, %11
  %19 = phi i64 [ %17, %11 ], [ 0, %5 ]
  %20 = add nsw i32 %9, %7
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds nuw i8, ptr %2, i32 24
  %23 = load i32, ptr %22, align 8, !tbaa !460
  %24 = add nsw i32 %23, 1
  %25 = sext i32 %24 to i64
  %26 = add nsw i64 %19, %25
  %27 = shl nsw i64 %26, 2
  %28 = getelementptr inbounds nuw i8, ptr %2, i32 20
  %29 = load i32, ptr %28, align 4, !tbaa !461
  %30 = sext i32 %29 to i64
  %31 = add nsw i64 %30, %21
  %32 = shl nsw i64 %31, 3
  %33 = add nsw i64 %27, 80
  %34 = add nsw i64 %33, %32
  %35 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %34) #23
  %36 = icmp eq ptr %35, null
  br i1 %36, label %160, label %37

37:                                               ; preds = %18
  store ptr %1, ptr %35, align 8, !tbaa !462
  %38 = getelementptr inbounds nuw i8, ptr %35, i32 4
  store ptr %2, ptr %38, align 4, !tbaa !463
  %39 = getelementptr inbounds nuw i8, ptr %35, i32 8
  store ptr null, ptr %39, align 8, !tbaa !93
  %40 = getelementptr inbounds nuw i8, ptr %35, i32 12
  store ptr null, ptr %40, align 4, !tbaa !94
  %41 = getelementptr inbounds nuw i8, ptr %35, i32 16
  store ptr null, ptr %41, align 8, !tbaa !94
  %42 = getelementptr inbounds nuw i8, ptr %35, i32 20
  store ptr null, ptr %42, align 4, !tbaa !64
  %43 = getelementptr inbounds nuw i8, ptr %35, i32 24
  store i64 %4, ptr %43, align 8, !tbaa !107
  %44 = getelementptr inbounds nuw i8, ptr %35, i32 32
  store i64 0, ptr %44, align 8, !tbaa !107
  %45 = getelementptr inbounds nuw i8, ptr %35, i32 40
  store i64 -1, ptr %45, align 8, !tbaa !107
  %46 = getelementptr inbounds nuw i8, ptr %35, i32 48
  store i32 0, ptr %46, align 8, !tbaa !5
  %47 = getelementptr inbounds nuw i8, ptr %35, i32 52
  store i32 0, ptr %47, align 4, !tbaa !5
  %48 = getelementptr inbounds nuw i8, ptr %35, i32 56
  %49 = getelementptr inbounds nuw i8, ptr %35, i32 60
  %50 = getelementptr inbounds nuw i8, ptr %35, i32 64
  %51 = getelementptr inbounds nuw i8, ptr %35, i32 68
  %52 = getelementptr inbounds nuw i8, ptr %35, i32 72
  store ptr null, ptr %52, align 8, !tbaa !108
  %53 = getelementptr inbounds nuw i8, ptr %35, i32 76
  store ptr null, ptr %53, align 4, !tbaa !108
  %54 = getelementptr inbounds nuw i8, ptr %35, i32 80
  store ptr %54, ptr %49, align 4, !tbaa !464
  %55 = load i32, ptr %6, align 4, !tbaa !457
  %56 = getelementptr inbounds %struct.held, ptr %54, i32 %55
  store ptr %56, ptr %50, align 8, !tbaa !465
  %57 = load i32, ptr %8, align 8, !tbaa !458
  %58 = getelementptr inbounds %struct.held, ptr %56, i32 %57
  store ptr %58, ptr %48, align 8, !tbaa !62
  %59 = load i32, ptr %22, align 8, !tbaa !460
  %60 = getelementptr inbounds ptr, ptr %58, i32 %59
  %61 = getelementptr inbounds nuw i8, ptr %60, i32 4
  store ptr %61, ptr %51, align 4, !tbaa !466
  %62 = load i32, ptr %28, align 4, !tbaa !461
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
  store i64 -1, ptr %77, align 8, !tbaa !107
  %78 = add nuw nsw i32 %75, 1
  %79 = add i32 %76, 1
  %80 = icmp eq i32 %79, %65
  br i1 %80, label %81, label %74, !llvm.loop !467

81:                                               ; preds = %69, %74, %37
  br i1 %10, label %152, label %103

82:                                               ; preds = %82, %67
  %83 = phi i32 [ 0, %67 ], [ %100, %82 ]
  %84 = phi i32 [ 0, %67 ], [ %101, %82 ]
  %85 = getelementptr inbounds nuw i64, ptr %61, i32 %83
  store i64 -1, ptr %85, align 8, !tbaa !107
  %86 = getelementptr inbounds nuw i64, ptr %61, i32 %83
  %87 = getelementptr inbounds nuw i8, ptr %86, i32 8
  store i64 -1, ptr %87, align 8, !tbaa !107
  %88 = getelementptr inbounds nuw i64, ptr %61, i32 %83
  %89 = getelementptr inbounds nuw i8, ptr %88, i32 16
  store i64 -1, ptr %89, align 8, !tbaa !107
  %90 = getelementptr inbounds nuw i64, ptr %61, i32 %83
  %91 = getelementptr inbounds nuw i8, ptr %90, i32 24
  store i64 -1, ptr %91, align 8, !tbaa !107
  %92 = getelementptr inbounds nuw i64, ptr %61, i32 %83
  %93 = getelementptr inbounds nuw i8, ptr %92, i32 32
  store i64 -1, ptr %93, align 8, !tbaa !107
  %94 = getelementptr inbounds nuw i64, ptr %61, i32 %83
  %95 = getelementptr inbounds nuw i8, ptr %94, i32 40
  store i64 -1, ptr %95, align 8, !tbaa !107
  %96 = getelementptr inbounds nuw i64, ptr %61, i32 %83
  %97 = getelementptr inbounds nuw i8, ptr %96, i32 48
  store i64 -1, ptr %97, align 8, !tbaa !107
  %98 = getelementptr inbounds nuw i64, ptr %61, i32 %83
  %99 = getelementptr inbounds nuw i8, ptr %98, i32 56
  store i64 -1, ptr %99, align 8, !tbaa !107
  %100 = add nuw nsw i32 %83, 8
  %101 = add i32 %84, 8
  %102 = icmp eq i32 %101, %68
  br i1 %102, label %69, label %82, !llvm.loop !468

103:                                              ; preds = %81
  %104 = getelementptr inbounds i64, ptr %61, i32 %62
  store ptr %104, ptr %52, align 8, !tbaa !59
  %105 = getelementptr inbounds nuw i8, ptr %1, i32 28
  %106 = load i32, ptr %105, align 4, !tbaa !57
  %107 = getelementptr inbounds ptr, ptr %104, i32 %106
  store ptr %107, ptr %53, align 4, !tbaa !179
  %108 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %109 = load i32, ptr %108, align 4, !tbaa !459
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
  store ptr null, ptr %122, align 4, !tbaa !60
  %123 = getelementptr inbounds nuw ptr, ptr %104, i32 %120
  %124 = getelementptr inbounds nuw i8, ptr %123, i32 4
  store ptr null, ptr %124, align 4, !tbaa !60
  %125 = getelementptr inbounds nuw ptr, ptr %104, i32 %120
  %126 = getelementptr inbounds nuw i8, ptr %125, i32 8
  store ptr null, ptr %126, align 4, !tbaa !60
  %127 = getelementptr inbounds nuw ptr, ptr %104, i32 %120
  %128 = getelementptr inbounds nuw i8, ptr %127, i32 12
  store ptr null, ptr %128, align 4, !tbaa !60
  %129 = getelementptr inbounds nuw ptr, ptr %104, i32 %120
  %130 = getelementptr inbounds nuw i8, ptr %129, i32 16
  store ptr null, ptr %130, align 4, !tbaa !60
  %131 = getelementptr inbounds nuw ptr, ptr %104, i32 %120
  %132 = getelementptr inbounds nuw i8, ptr %131, i32 20
  store ptr null, ptr %132, align 4, !tbaa !60
  %133 = getelementptr inbounds nuw ptr, ptr %104, i32 %120
  %134 = getelementptr inbounds nuw i8, ptr %133, i32 24
  store ptr null, ptr %134, align 4, !tbaa !60
  %135 = getelementptr inbounds nuw ptr, ptr %104, i32 %120
  %136 = getelementptr inbounds nuw i8, ptr %135, i32 28
  store ptr null, ptr %136, align 4, !tbaa !60
  %137 = add nuw nsw i32 %120, 8
  %138 = add i32 %121, 8
  %139 = icmp eq i32 %138, %118
  br i1 %139, label %140, label %119, !llvm.loop !469

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
  store ptr null, ptr %148, align 4, !tbaa !60
  %149 = add nuw nsw i32 %146, 1
  %150 = add i32 %147, 1
  %151 = icmp eq i32 %150, %115
  br i1 %151, label %152, label %145, !llvm.loop !470

152:                                              ; preds = %140, %145, %103, %81
  %153 = tail call fastcc ptr @new_iteration(ptr noundef %0, ptr noundef nonnull %35) #23
  %154 = icmp eq ptr %153, null
  br i1 %154, label %160, label %155

155:                                              ; preds = %152
  %156 = getelementptr inbounds nuw i8, ptr %2, i32 8
  %157 = load i32, ptr %156, align 8, !tbaa !471
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds nuw i8, ptr %153, i32 8
  store i64 %158, ptr %159, align 8, !tbaa !67
  br label %160

160:                                              ; preds = %155, %152, %18
  %161 = phi ptr [ null, %18 ], [ %35, %155 ], [ null, %152 ]
  ret ptr %161
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
  br i1 %11, label %8, label %13, !llvm.loop !30

13:                                               ; preds = %8
  %14 = add nuw nsw i64 %10, 1
  %15 = shl i64 %14, %9
  %16 = shl nsw i64 %15, 6
  %17 = shl nsw i64 %9, 2
  %18 = add nuw i64 %17, %10
  %19 = trunc i64 %18 to i32
  %20 = getelementptr inbounds nuw i8, ptr %0, i32 192
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
  %28 = load ptr, ptr %27, align 8, !tbaa !472
  %29 = getelementptr inbounds nuw i8, ptr %0, i32 44
  %30 = load ptr, ptr %29, align 4, !tbaa !473
  %31 = ptrtoint ptr %28 to i32
  %32 = ptrtoint ptr %30 to i32
  %33 = sub i32 %31, %32
  %34 = sext i32 %33 to i64
  %35 = icmp sgt i64 %16, %34
  br i1 %35, label %36, label %49

36:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #25
  store i64 %16, ptr %3, align 8, !tbaa !107
  %37 = getelementptr inbounds nuw i8, ptr %0, i32 36
  %38 = load ptr, ptr %37, align 4, !tbaa !474
  %39 = getelementptr inbounds nuw i8, ptr %0, i32 40
  %40 = load ptr, ptr %39, align 8, !tbaa !475
  %41 = call ptr %38(ptr noundef %40, ptr noundef nonnull %3) #24
  store ptr %41, ptr %29, align 4, !tbaa !473
  %42 = icmp eq ptr %41, null
  %43 = load i64, ptr %3, align 8
  %44 = trunc i64 %43 to i32
  %45 = getelementptr inbounds i8, ptr %41, i32 %44
  %46 = select i1 %42, ptr null, ptr %45
  store ptr %46, ptr %27, align 8, !tbaa !472
  br i1 %42, label %47, label %48

47:                                               ; preds = %36
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 8, i32 noundef 2, ptr noundef null, ptr noundef null) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #25
  br label %53

48:                                               ; preds = %36
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #25
  br label %49

49:                                               ; preds = %48, %26
  %50 = phi ptr [ %41, %48 ], [ %30, %26 ]
  %51 = trunc i64 %16 to i32
  %52 = getelementptr inbounds i8, ptr %50, i32 %51
  store ptr %52, ptr %29, align 4, !tbaa !473
  br label %53

53:                                               ; preds = %47, %49, %24
  %54 = phi ptr [ %22, %24 ], [ %50, %49 ], [ null, %47 ]
  ret ptr %54
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @new_iteration(ptr noundef captures(none) %0, ptr noundef captures(none) %1) unnamed_addr #30 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %4 = load ptr, ptr %3, align 4, !tbaa !63
  %5 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %6 = load i32, ptr %5, align 4, !tbaa !476
  %7 = sext i32 %6 to i64
  %8 = load i32, ptr %4, align 8, !tbaa !477
  %9 = shl nsw i32 %8, 1
  %10 = sext i32 %9 to i64
  %11 = add nsw i64 %10, %7
  %12 = shl nsw i64 %11, 2
  %13 = add nsw i64 %12, 40
  %14 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %13) #23
  %15 = icmp eq ptr %14, null
  br i1 %15, label %105, label %16

16:                                               ; preds = %2
  %17 = getelementptr inbounds nuw i8, ptr %14, i32 40
  %18 = load i32, ptr %5, align 4, !tbaa !476
  %19 = getelementptr inbounds ptr, ptr %17, i32 %18
  %20 = getelementptr inbounds nuw i8, ptr %1, i32 40
  %21 = load i64, ptr %20, align 8, !tbaa !478
  %22 = add nsw i64 %21, 1
  store i64 %22, ptr %20, align 8, !tbaa !478
  %23 = getelementptr inbounds nuw i8, ptr %1, i32 24
  %24 = load i64, ptr %23, align 8, !tbaa !479
  %25 = add i64 %21, -7046029254386353130
  %26 = xor i64 %24, %25
  %27 = mul i64 %26, -49064778989728563
  %28 = lshr i64 %27, 32
  %29 = xor i64 %28, %27
  %30 = mul i64 %29, -4265267296055464877
  %31 = lshr i64 %27, 29
  %32 = xor i64 %30, %31
  %33 = load i32, ptr %4, align 8, !tbaa !477
  %34 = getelementptr inbounds i32, ptr %19, i32 %33
  store i64 %22, ptr %14, align 8, !tbaa !107
  %35 = getelementptr inbounds nuw i8, ptr %14, i32 8
  store i64 0, ptr %35, align 8, !tbaa !107
  %36 = getelementptr inbounds nuw i8, ptr %14, i32 16
  store i64 %32, ptr %36, align 8, !tbaa !107
  %37 = getelementptr inbounds nuw i8, ptr %14, i32 24
  store ptr null, ptr %37, align 8, !tbaa !94
  %38 = getelementptr inbounds nuw i8, ptr %14, i32 28
  store ptr %17, ptr %38, align 4, !tbaa !108
  %39 = getelementptr inbounds nuw i8, ptr %14, i32 32
  store ptr %19, ptr %39, align 8, !tbaa !480
  %40 = getelementptr inbounds nuw i8, ptr %14, i32 36
  store ptr %34, ptr %40, align 4, !tbaa !480
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
  store ptr null, ptr %55, align 4, !tbaa !60
  %56 = add nuw nsw i32 %53, 1
  %57 = add i32 %54, 1
  %58 = icmp eq i32 %57, %43
  br i1 %58, label %59, label %52, !llvm.loop !481

59:                                               ; preds = %47, %52, %16
  %60 = icmp sgt i32 %33, 0
  br i1 %60, label %61, label %85

61:                                               ; preds = %59
  %62 = getelementptr inbounds nuw i8, ptr %4, i32 40
  %63 = load ptr, ptr %62, align 8, !tbaa !482
  br label %96

64:                                               ; preds = %64, %45
  %65 = phi i32 [ 0, %45 ], [ %82, %64 ]
  %66 = phi i32 [ 0, %45 ], [ %83, %64 ]
  %67 = getelementptr inbounds nuw ptr, ptr %17, i32 %65
  store ptr null, ptr %67, align 4, !tbaa !60
  %68 = getelementptr inbounds nuw ptr, ptr %17, i32 %65
  %69 = getelementptr inbounds nuw i8, ptr %68, i32 4
  store ptr null, ptr %69, align 4, !tbaa !60
  %70 = getelementptr inbounds nuw ptr, ptr %17, i32 %65
  %71 = getelementptr inbounds nuw i8, ptr %70, i32 8
  store ptr null, ptr %71, align 4, !tbaa !60
  %72 = getelementptr inbounds nuw ptr, ptr %17, i32 %65
  %73 = getelementptr inbounds nuw i8, ptr %72, i32 12
  store ptr null, ptr %73, align 4, !tbaa !60
  %74 = getelementptr inbounds nuw ptr, ptr %17, i32 %65
  %75 = getelementptr inbounds nuw i8, ptr %74, i32 16
  store ptr null, ptr %75, align 4, !tbaa !60
  %76 = getelementptr inbounds nuw ptr, ptr %17, i32 %65
  %77 = getelementptr inbounds nuw i8, ptr %76, i32 20
  store ptr null, ptr %77, align 4, !tbaa !60
  %78 = getelementptr inbounds nuw ptr, ptr %17, i32 %65
  %79 = getelementptr inbounds nuw i8, ptr %78, i32 24
  store ptr null, ptr %79, align 4, !tbaa !60
  %80 = getelementptr inbounds nuw ptr, ptr %17, i32 %65
  %81 = getelementptr inbounds nuw i8, ptr %80, i32 28
  store ptr null, ptr %81, align 4, !tbaa !60
  %82 = add nuw nsw i32 %65, 8
  %83 = add i32 %66, 8
  %84 = icmp eq i32 %83, %46
  br i1 %84, label %47, label %64, !llvm.loop !483

85:                                               ; preds = %96, %59
  %86 = getelementptr inbounds nuw i8, ptr %1, i32 56
  %87 = load ptr, ptr %86, align 8, !tbaa !62
  %88 = load i64, ptr %20, align 8, !tbaa !478
  %89 = getelementptr inbounds nuw i8, ptr %4, i32 24
  %90 = load i32, ptr %89, align 8, !tbaa !460
  %91 = add nsw i32 %90, 1
  %92 = sext i32 %91 to i64
  %93 = srem i64 %88, %92
  %94 = trunc nsw i64 %93 to i32
  %95 = getelementptr inbounds ptr, ptr %87, i32 %94
  store ptr %14, ptr %95, align 4, !tbaa !64
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
  %103 = load i32, ptr %4, align 8, !tbaa !477
  %104 = icmp slt i32 %102, %103
  br i1 %104, label %96, label %85, !llvm.loop !484

105:                                              ; preds = %2, %85
  ret ptr %14
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @push(ptr noundef captures(none) %0, ptr noundef readonly byval(%struct.tfc_ready) align 4 captures(none) %1) unnamed_addr #30 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i32 160
  %4 = load i64, ptr %3, align 8, !tbaa !79
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 168
  %6 = load i64, ptr %5, align 8, !tbaa !95
  %7 = icmp eq i64 %4, %6
  br i1 %7, label %13, label %8

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %0, i32 148
  %10 = load ptr, ptr %9, align 4, !tbaa !91
  %11 = getelementptr inbounds nuw i8, ptr %0, i32 152
  %12 = load i64, ptr %11, align 8, !tbaa !92
  br label %52

13:                                               ; preds = %2
  %14 = icmp eq i64 %4, 0
  %15 = shl nsw i64 %4, 1
  %16 = select i1 %14, i64 64, i64 %15
  %17 = shl nsw i64 %16, 4
  %18 = tail call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef %17) #23
  %19 = icmp eq ptr %18, null
  br i1 %19, label %62, label %20

20:                                               ; preds = %13
  %21 = load i64, ptr %3, align 8, !tbaa !79
  %22 = icmp sgt i64 %21, 0
  br i1 %22, label %23, label %26

23:                                               ; preds = %20
  %24 = getelementptr inbounds nuw i8, ptr %0, i32 148
  %25 = getelementptr inbounds nuw i8, ptr %0, i32 152
  br label %31

26:                                               ; preds = %31, %20
  %27 = phi i64 [ %21, %20 ], [ %43, %31 ]
  %28 = getelementptr inbounds nuw i8, ptr %0, i32 148
  %29 = load ptr, ptr %28, align 4, !tbaa !91
  %30 = icmp eq ptr %29, null
  br i1 %30, label %49, label %45

31:                                               ; preds = %23, %31
  %32 = phi i64 [ 0, %23 ], [ %42, %31 ]
  %33 = trunc i64 %32 to i32
  %34 = getelementptr inbounds %struct.tfc_ready, ptr %18, i32 %33
  %35 = load ptr, ptr %24, align 4, !tbaa !91
  %36 = load i64, ptr %25, align 8, !tbaa !92
  %37 = add nsw i64 %36, %32
  %38 = load i64, ptr %5, align 8, !tbaa !95
  %39 = srem i64 %37, %38
  %40 = trunc i64 %39 to i32
  %41 = getelementptr inbounds %struct.tfc_ready, ptr %35, i32 %40
  tail call void @llvm.memcpy.p0.p0.i32(ptr noundef nonnull align 4 dereferenceable(16) %34, ptr noundef nonnull align 4 dereferenceable(16) %41, i32 16, i1 false), !tbaa.struct !485
  %42 = add nuw nsw i64 %32, 1
  %43 = load i64, ptr %3, align 8, !tbaa !79
  %44 = icmp slt i64 %42, %43
  br i1 %44, label %31, label %26, !llvm.loop !486

45:                                               ; preds = %26
  %46 = load i64, ptr %5, align 8, !tbaa !95
  %47 = shl nsw i64 %46, 4
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef nonnull %29, i64 noundef %47) #23
  %48 = load i64, ptr %3, align 8, !tbaa !79
  br label %49

49:                                               ; preds = %26, %45
  %50 = phi i64 [ %27, %26 ], [ %48, %45 ]
  store ptr %18, ptr %28, align 4, !tbaa !91
  %51 = getelementptr inbounds nuw i8, ptr %0, i32 152
  store i64 0, ptr %51, align 8, !tbaa !92
  store i64 %16, ptr %5, align 8, !tbaa !95
  br label %52

52:                                               ; preds = %8, %49
  %53 = phi i64 [ %6, %8 ], [ %16, %49 ]
  %54 = phi i64 [ %4, %8 ], [ %50, %49 ]
  %55 = phi i64 [ %12, %8 ], [ 0, %49 ]
  %56 = phi ptr [ %10, %8 ], [ %18, %49 ]
  %57 = add nsw i64 %54, 1
  store i64 %57, ptr %3, align 8, !tbaa !79
  %58 = add nsw i64 %54, %55
  %59 = srem i64 %58, %53
  %60 = trunc i64 %59 to i32
  %61 = getelementptr inbounds %struct.tfc_ready, ptr %56, i32 %60
  call void @llvm.memcpy.p0.p0.i32(ptr noundef nonnull align 4 dereferenceable(16) %61, ptr noundef nonnull align 4 dereferenceable(16) %1, i32 16, i1 false), !tbaa.struct !485
  br label %62

62:                                               ; preds = %13, %52
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @settle(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef captures(none) %2) unnamed_addr #30 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i32 60
  br label %5

5:                                                ; preds = %97, %3
  %6 = phi ptr [ %2, %3 ], [ %62, %97 ]
  %7 = phi ptr [ %1, %3 ], [ %60, %97 ]
  %8 = getelementptr inbounds nuw i8, ptr %6, i32 8
  %9 = load i64, ptr %8, align 8, !tbaa !67
  %10 = add nsw i64 %9, -1
  store i64 %10, ptr %8, align 8, !tbaa !67
  %11 = getelementptr inbounds nuw i8, ptr %7, i32 32
  %12 = getelementptr inbounds nuw i8, ptr %7, i32 40
  %13 = getelementptr inbounds nuw i8, ptr %7, i32 56
  %14 = getelementptr inbounds nuw i8, ptr %7, i32 4
  %15 = getelementptr inbounds nuw i8, ptr %7, i32 52
  br label %16

16:                                               ; preds = %55, %5
  %17 = load i64, ptr %11, align 8, !tbaa !487
  %18 = load i64, ptr %12, align 8, !tbaa !478
  %19 = icmp sgt i64 %17, %18
  br i1 %19, label %58, label %20

20:                                               ; preds = %16
  %21 = load ptr, ptr %13, align 8, !tbaa !62
  %22 = load ptr, ptr %14, align 4, !tbaa !63
  %23 = getelementptr inbounds nuw i8, ptr %22, i32 24
  %24 = load i32, ptr %23, align 8, !tbaa !460
  %25 = add nsw i32 %24, 1
  %26 = sext i32 %25 to i64
  %27 = srem i64 %17, %26
  %28 = trunc nsw i64 %27 to i32
  %29 = getelementptr inbounds ptr, ptr %21, i32 %28
  %30 = load ptr, ptr %29, align 4, !tbaa !64
  %31 = getelementptr inbounds nuw i8, ptr %30, i32 8
  %32 = load i64, ptr %31, align 8, !tbaa !67
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %34, label %100

34:                                               ; preds = %20
  %35 = getelementptr inbounds nuw i8, ptr %30, i32 28
  %36 = load ptr, ptr %35, align 4, !tbaa !96
  %37 = getelementptr inbounds nuw i8, ptr %22, i32 4
  %38 = load i32, ptr %37, align 4, !tbaa !476
  %39 = sext i32 %38 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %36, i64 noundef %39) #23
  %40 = load ptr, ptr %14, align 4, !tbaa !63
  %41 = getelementptr inbounds nuw i8, ptr %40, i32 4
  %42 = load i32, ptr %41, align 4, !tbaa !476
  %43 = sext i32 %42 to i64
  %44 = load i32, ptr %40, align 8, !tbaa !477
  %45 = shl nsw i32 %44, 1
  %46 = sext i32 %45 to i64
  %47 = add nsw i64 %46, %43
  %48 = shl nsw i64 %47, 2
  %49 = add nsw i64 %48, 40
  tail call fastcc void @give(ptr noundef %0, ptr noundef nonnull %30, i64 noundef %49) #23
  %50 = load i64, ptr %11, align 8, !tbaa !487
  %51 = add nsw i64 %50, 1
  store i64 %51, ptr %11, align 8, !tbaa !487
  %52 = load i32, ptr %15, align 4, !tbaa !488
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %55, label %54

54:                                               ; preds = %34
  tail call fastcc void @begin_iteration(ptr noundef %0, ptr noundef nonnull %7) #23
  br label %55

55:                                               ; preds = %54, %34
  %56 = load i32, ptr %4, align 4, !tbaa !69
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %16, label %100, !llvm.loop !489

58:                                               ; preds = %16
  tail call fastcc void @leave_frame(ptr noundef %0, ptr noundef nonnull %7) #23
  %59 = getelementptr inbounds nuw i8, ptr %7, i32 12
  %60 = load ptr, ptr %59, align 4, !tbaa !146
  %61 = getelementptr inbounds nuw i8, ptr %7, i32 20
  %62 = load ptr, ptr %61, align 4, !tbaa !147
  %63 = load ptr, ptr %14, align 4, !tbaa !63
  %64 = getelementptr inbounds nuw i8, ptr %7, i32 76
  %65 = load ptr, ptr %64, align 4, !tbaa !179
  %66 = icmp eq ptr %65, null
  %67 = getelementptr inbounds nuw i8, ptr %63, i32 12
  %68 = load i32, ptr %67, align 4, !tbaa !457
  %69 = getelementptr inbounds nuw i8, ptr %63, i32 16
  %70 = load i32, ptr %69, align 8, !tbaa !458
  br i1 %66, label %79, label %71

71:                                               ; preds = %58
  %72 = load ptr, ptr %7, align 8, !tbaa !51
  %73 = getelementptr inbounds nuw i8, ptr %72, i32 28
  %74 = load i32, ptr %73, align 4, !tbaa !57
  %75 = getelementptr inbounds nuw i8, ptr %72, i32 32
  %76 = load i32, ptr %75, align 4, !tbaa !459
  %77 = add nsw i32 %76, %74
  %78 = sext i32 %77 to i64
  br label %79

79:                                               ; preds = %58, %71
  %80 = phi i64 [ %78, %71 ], [ 0, %58 ]
  %81 = add nsw i32 %70, %68
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds nuw i8, ptr %63, i32 24
  %84 = load i32, ptr %83, align 8, !tbaa !460
  %85 = add nsw i32 %84, 1
  %86 = sext i32 %85 to i64
  %87 = add nsw i64 %80, %86
  %88 = shl nsw i64 %87, 2
  %89 = getelementptr inbounds nuw i8, ptr %63, i32 20
  %90 = load i32, ptr %89, align 4, !tbaa !461
  %91 = sext i32 %90 to i64
  %92 = add nsw i64 %91, %82
  %93 = shl nsw i64 %92, 3
  %94 = add nsw i64 %88, 80
  %95 = add nsw i64 %94, %93
  tail call fastcc void @give(ptr noundef %0, ptr noundef nonnull %7, i64 noundef %95) #23
  %96 = icmp eq ptr %60, null
  br i1 %96, label %100, label %97

97:                                               ; preds = %79
  %98 = load i32, ptr %4, align 4, !tbaa !69
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
  %7 = phi i64 [ %11, %6 ], [ 0, %3 ]
  %8 = trunc i64 %7 to i32
  %9 = getelementptr inbounds ptr, ptr %1, i32 %8
  %10 = load ptr, ptr %9, align 4, !tbaa !60
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %10) #23
  store ptr null, ptr %9, align 4, !tbaa !60
  %11 = add nuw nsw i64 %7, 1
  %12 = icmp eq i64 %11, %2
  br i1 %12, label %5, label %6, !llvm.loop !490
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @begin_iteration(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #30 {
  %3 = tail call fastcc ptr @new_iteration(ptr noundef %0, ptr noundef %1) #23
  %4 = icmp eq ptr %3, null
  br i1 %4, label %41, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %1, i32 52
  %7 = load i32, ptr %6, align 4, !tbaa !488
  store i32 0, ptr %6, align 4, !tbaa !488
  %8 = icmp sgt i32 %7, 0
  br i1 %8, label %9, label %11

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %1, i32 64
  br label %17

11:                                               ; preds = %17, %5
  %12 = getelementptr inbounds nuw i8, ptr %1, i32 48
  %13 = load i32, ptr %12, align 8, !tbaa !491
  %14 = icmp sgt i32 %13, 0
  br i1 %14, label %15, label %41

15:                                               ; preds = %11
  %16 = getelementptr inbounds nuw i8, ptr %1, i32 60
  br label %29

17:                                               ; preds = %9, %17
  %18 = phi i32 [ 0, %9 ], [ %27, %17 ]
  %19 = load ptr, ptr %10, align 8, !tbaa !465
  %20 = getelementptr inbounds nuw %struct.held, ptr %19, i32 %18
  %21 = load ptr, ptr %20, align 4, !tbaa !492
  %22 = getelementptr inbounds nuw i8, ptr %20, i32 4
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %3, ptr noundef %21, ptr noundef nonnull %22, i32 noundef 0) #23
  %23 = load ptr, ptr %10, align 8, !tbaa !465
  %24 = getelementptr inbounds nuw %struct.held, ptr %23, i32 %18
  %25 = getelementptr inbounds nuw i8, ptr %24, i32 4
  %26 = load ptr, ptr %25, align 4, !tbaa !494
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %26) #23
  %27 = add nuw nsw i32 %18, 1
  %28 = icmp eq i32 %27, %7
  br i1 %28, label %11, label %17, !llvm.loop !495

29:                                               ; preds = %15, %29
  %30 = phi i32 [ 0, %15 ], [ %38, %29 ]
  %31 = load ptr, ptr %16, align 4, !tbaa !464
  %32 = getelementptr inbounds nuw %struct.held, ptr %31, i32 %30
  %33 = load ptr, ptr %32, align 4, !tbaa !492
  %34 = getelementptr inbounds nuw i8, ptr %32, i32 4
  %35 = load ptr, ptr %34, align 4, !tbaa !494
  %36 = icmp eq ptr %35, null
  %37 = zext i1 %36 to i32
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %3, ptr noundef %33, ptr noundef nonnull %34, i32 noundef %37) #23
  %38 = add nuw nsw i32 %30, 1
  %39 = load i32, ptr %12, align 8, !tbaa !491
  %40 = icmp slt i32 %38, %39
  br i1 %40, label %29, label %41, !llvm.loop !496

41:                                               ; preds = %29, %11, %2
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @leave_frame(ptr noundef captures(none) %0, ptr noundef readonly captures(address) %1) unnamed_addr #30 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i32 48
  %4 = load i32, ptr %3, align 8, !tbaa !491
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %1, i32 60
  br label %23

8:                                                ; preds = %23, %2
  %9 = getelementptr inbounds nuw i8, ptr %1, i32 76
  %10 = load ptr, ptr %9, align 4, !tbaa !179
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %69

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %14 = load ptr, ptr %13, align 4, !tbaa !63
  %15 = getelementptr inbounds nuw i8, ptr %14, i32 20
  %16 = load i32, ptr %15, align 4, !tbaa !461
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
  %25 = load ptr, ptr %7, align 4, !tbaa !464
  %26 = getelementptr inbounds nuw %struct.held, ptr %25, i32 %24
  %27 = getelementptr inbounds nuw i8, ptr %26, i32 4
  %28 = load ptr, ptr %27, align 4, !tbaa !494
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %28) #23
  %29 = add nuw nsw i32 %24, 1
  %30 = load i32, ptr %3, align 8, !tbaa !491
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %23, label %8, !llvm.loop !497

32:                                               ; preds = %55, %12
  %33 = getelementptr inbounds nuw i8, ptr %1, i32 20
  %34 = load ptr, ptr %33, align 4, !tbaa !147
  %35 = getelementptr inbounds nuw i8, ptr %34, i32 24
  br label %61

36:                                               ; preds = %18, %55
  %37 = phi ptr [ %14, %18 ], [ %56, %55 ]
  %38 = phi i32 [ 0, %18 ], [ %57, %55 ]
  %39 = load ptr, ptr %19, align 4, !tbaa !466
  %40 = getelementptr inbounds nuw i64, ptr %39, i32 %38
  %41 = load i64, ptr %40, align 8, !tbaa !107
  %42 = load i64, ptr %20, align 8, !tbaa !478
  %43 = icmp eq i64 %41, %42
  br i1 %43, label %44, label %55

44:                                               ; preds = %36
  %45 = load ptr, ptr %21, align 4, !tbaa !146
  %46 = load ptr, ptr %22, align 4, !tbaa !147
  %47 = load ptr, ptr %1, align 8, !tbaa !51
  %48 = load ptr, ptr %47, align 4, !tbaa !70
  %49 = getelementptr inbounds nuw i8, ptr %37, i32 36
  %50 = load ptr, ptr %49, align 4, !tbaa !498
  %51 = getelementptr inbounds nuw i32, ptr %50, i32 %38
  %52 = load i32, ptr %51, align 4, !tbaa !5
  %53 = getelementptr inbounds %struct.tfc_node, ptr %48, i32 %52
  tail call fastcc void @send(ptr noundef %0, ptr noundef %45, ptr noundef %46, ptr noundef %53, ptr noundef null, i32 noundef 1) #23
  %54 = load ptr, ptr %13, align 4, !tbaa !63
  br label %55

55:                                               ; preds = %36, %44
  %56 = phi ptr [ %37, %36 ], [ %54, %44 ]
  %57 = add nuw nsw i32 %38, 1
  %58 = getelementptr inbounds nuw i8, ptr %56, i32 20
  %59 = load i32, ptr %58, align 4, !tbaa !461
  %60 = icmp slt i32 %57, %59
  br i1 %60, label %36, label %32, !llvm.loop !499

61:                                               ; preds = %61, %32
  %62 = phi ptr [ %35, %32 ], [ %65, %61 ]
  %63 = load ptr, ptr %62, align 4, !tbaa !94
  %64 = icmp eq ptr %63, %1
  %65 = getelementptr inbounds nuw i8, ptr %63, i32 16
  br i1 %64, label %66, label %61, !llvm.loop !500

66:                                               ; preds = %61
  %67 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %68 = load ptr, ptr %67, align 8, !tbaa !501
  store ptr %68, ptr %62, align 4, !tbaa !94
  br label %87

69:                                               ; preds = %8
  %70 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %71 = load ptr, ptr %70, align 4, !tbaa !146
  %72 = icmp eq ptr %71, null
  br i1 %72, label %87, label %73

73:                                               ; preds = %69
  %74 = getelementptr inbounds nuw i8, ptr %1, i32 20
  %75 = load ptr, ptr %74, align 4, !tbaa !147
  %76 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %77 = load ptr, ptr %76, align 8, !tbaa !145
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %71, ptr noundef %75, ptr noundef %77, ptr noundef nonnull %10, i32 noundef 0) #23
  %78 = getelementptr inbounds nuw i8, ptr %1, i32 72
  %79 = load ptr, ptr %78, align 8, !tbaa !59
  %80 = load ptr, ptr %1, align 8, !tbaa !51
  %81 = getelementptr inbounds nuw i8, ptr %80, i32 28
  %82 = load i32, ptr %81, align 4, !tbaa !57
  %83 = getelementptr inbounds nuw i8, ptr %80, i32 32
  %84 = load i32, ptr %83, align 4, !tbaa !459
  %85 = add nsw i32 %84, %82
  %86 = sext i32 %85 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %79, i64 noundef %86) #23
  br label %87

87:                                               ; preds = %69, %73, %66
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @drop(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #38 {
  %3 = icmp eq ptr %1, null
  br i1 %3, label %45, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds nuw i8, ptr %1, i32 24
  %6 = load i32, ptr %5, align 8, !tbaa !61
  %7 = add nsw i32 %6, -1
  store i32 %7, ptr %5, align 8, !tbaa !61
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %45

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %1, i32 28
  %11 = load i32, ptr %10, align 4, !tbaa !502
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %45

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %15 = load i64, ptr %14, align 8, !tbaa !27
  %16 = icmp sgt i64 %15, -1
  br i1 %16, label %17, label %41

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %0, i32 176
  %19 = load ptr, ptr %18, align 8, !tbaa !503
  %20 = icmp eq ptr %19, null
  br i1 %20, label %39, label %21

21:                                               ; preds = %17
  %22 = getelementptr inbounds nuw i8, ptr %0, i32 188
  %23 = load ptr, ptr %22, align 4, !tbaa !504
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
  %33 = shl nsw i64 %28, 2
  %34 = add nuw i64 %33, %29
  %35 = trunc i64 %34 to i32
  %36 = getelementptr inbounds ptr, ptr %23, i32 %35
  %37 = load ptr, ptr %36, align 4, !tbaa !60
  %38 = getelementptr inbounds nuw i8, ptr %1, i32 40
  store ptr %37, ptr %38, align 8, !tbaa !25
  store ptr %1, ptr %36, align 4, !tbaa !60
  br label %45

39:                                               ; preds = %17
  %40 = add nuw nsw i64 %15, 64
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef nonnull %1, i64 noundef %40) #23
  br label %45

41:                                               ; preds = %13
  %42 = getelementptr inbounds nuw i8, ptr %0, i32 56
  %43 = load ptr, ptr %42, align 8, !tbaa !9
  %44 = getelementptr inbounds nuw i8, ptr %1, i32 40
  store ptr %43, ptr %44, align 8, !tbaa !25
  store ptr %1, ptr %42, align 8, !tbaa !9
  br label %45

45:                                               ; preds = %39, %41, %2, %4, %9, %32
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @send(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, i32 noundef %5) unnamed_addr #30 {
  %7 = alloca %struct.tfc_ready, align 4
  %8 = load ptr, ptr %1, align 8, !tbaa !51
  %9 = getelementptr inbounds nuw i8, ptr %8, i32 8
  %10 = load ptr, ptr %9, align 4, !tbaa !175
  %11 = getelementptr inbounds nuw i8, ptr %3, i32 40
  %12 = load i32, ptr %11, align 4, !tbaa !176
  %13 = getelementptr inbounds i32, ptr %10, i32 %12
  %14 = getelementptr inbounds nuw i8, ptr %3, i32 24
  %15 = load i32, ptr %14, align 4, !tbaa !101
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
  %27 = load i32, ptr %14, align 4, !tbaa !101
  br label %28

28:                                               ; preds = %26, %47
  %29 = phi i32 [ %27, %26 ], [ %33, %47 ]
  %30 = icmp slt i32 %34, %29
  br i1 %30, label %32, label %31, !llvm.loop !505

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
  %39 = load ptr, ptr %38, align 4, !tbaa !60
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
  %62 = load ptr, ptr %1, align 8, !tbaa !51
  %63 = getelementptr inbounds nuw i8, ptr %62, i32 4
  %64 = load ptr, ptr %63, align 4, !tbaa !506
  %65 = getelementptr inbounds %struct.tfc_edge, ptr %64, i32 %61
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %66 = load i32, ptr %65, align 4
  %67 = getelementptr inbounds nuw i8, ptr %65, i32 4
  %68 = load i32, ptr %67, align 4
  %69 = load ptr, ptr %62, align 4, !tbaa !70
  %70 = getelementptr inbounds %struct.tfc_node, ptr %69, i32 %66
  %71 = load ptr, ptr %19, align 8, !tbaa !507
  %72 = getelementptr inbounds nuw i8, ptr %70, i32 12
  %73 = load i32, ptr %72, align 4, !tbaa !508
  %74 = getelementptr inbounds i32, ptr %71, i32 %73
  %75 = load ptr, ptr %20, align 4, !tbaa !509
  %76 = getelementptr inbounds i32, ptr %75, i32 %73
  %77 = icmp sgt i32 %68, -1
  %78 = select i1 %57, i1 %77, i1 false
  br i1 %78, label %79, label %87

79:                                               ; preds = %60
  %80 = load i32, ptr %58, align 8, !tbaa !61
  %81 = add nsw i32 %80, 1
  store i32 %81, ptr %58, align 8, !tbaa !61
  %82 = load ptr, ptr %21, align 4, !tbaa !96
  %83 = getelementptr inbounds nuw i8, ptr %70, i32 16
  %84 = load i32, ptr %83, align 4, !tbaa !97
  %85 = getelementptr ptr, ptr %82, i32 %84
  %86 = getelementptr ptr, ptr %85, i32 %68
  store ptr %48, ptr %86, align 4, !tbaa !60
  br label %87

87:                                               ; preds = %79, %60
  %88 = load i32, ptr %70, align 4, !tbaa !100
  %89 = icmp eq i32 %88, 3
  br i1 %89, label %90, label %121

90:                                               ; preds = %87
  %91 = load i64, ptr %2, align 8, !tbaa !510
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
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 13, i32 noundef 3, ptr noundef nonnull readonly %1, ptr noundef nonnull %70) #23
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
  %130 = load i32, ptr %70, align 4, !tbaa !100
  %131 = icmp ne i32 %130, 9
  br i1 %126, label %133, label %138

132:                                              ; preds = %121
  br i1 %126, label %133, label %138

133:                                              ; preds = %132, %129, %117, %113, %99, %96
  %134 = phi i1 [ %120, %117 ], [ false, %132 ], [ %131, %129 ], [ false, %113 ], [ true, %99 ], [ false, %96 ]
  %135 = zext i1 %134 to i32
  %136 = load i64, ptr %22, align 8, !tbaa !67
  %137 = add nsw i64 %136, 1
  store i64 %137, ptr %22, align 8, !tbaa !67
  store ptr %70, ptr %7, align 4, !tbaa !72
  store ptr %1, ptr %23, align 4, !tbaa !74
  store ptr %2, ptr %24, align 4, !tbaa !75
  store i32 %135, ptr %25, align 4, !tbaa !76
  tail call fastcc void @push(ptr noundef %0, ptr noundef nonnull byval(%struct.tfc_ready) align 4 %7) #23
  br label %138

138:                                              ; preds = %96, %99, %105, %113, %116, %117, %129, %132, %133
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  %139 = add nsw i32 %61, 1
  %140 = load i32, ptr %53, align 4, !tbaa !5
  %141 = icmp slt i32 %139, %140
  br i1 %141, label %60, label %26, !llvm.loop !511
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @complete(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef captures(none) %4, i32 noundef %5) unnamed_addr #30 {
  %7 = getelementptr inbounds nuw i8, ptr %2, i32 28
  %8 = load ptr, ptr %7, align 4, !tbaa !96
  %9 = getelementptr inbounds nuw i8, ptr %3, i32 16
  %10 = load i32, ptr %9, align 4, !tbaa !97
  %11 = getelementptr inbounds ptr, ptr %8, i32 %10
  %12 = getelementptr inbounds nuw i8, ptr %3, i32 20
  %13 = load i32, ptr %12, align 4, !tbaa !152
  %14 = sext i32 %13 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %11, i64 noundef %14) #23
  %15 = load i32, ptr %3, align 4, !tbaa !100
  switch i32 %15, label %179 [
    i32 4, label %16
    i32 5, label %106
    i32 6, label %125
  ]

16:                                               ; preds = %6
  %17 = getelementptr inbounds nuw i8, ptr %3, i32 4
  %18 = load i32, ptr %17, align 4, !tbaa !111
  %19 = icmp slt i32 %18, 0
  %20 = load ptr, ptr %1, align 8, !tbaa !51
  %21 = getelementptr inbounds nuw i8, ptr %20, i32 12
  %22 = load ptr, ptr %21, align 4, !tbaa !45
  %23 = ashr i32 %18, 31
  %24 = xor i32 %23, %18
  %25 = getelementptr inbounds nuw %struct.tfc_frame, ptr %22, i32 %24
  %26 = getelementptr inbounds nuw i8, ptr %2, i32 24
  %27 = load ptr, ptr %26, align 8, !tbaa !94
  %28 = icmp eq ptr %27, null
  br i1 %28, label %38, label %29

29:                                               ; preds = %16, %34
  %30 = phi ptr [ %36, %34 ], [ %27, %16 ]
  %31 = getelementptr inbounds nuw i8, ptr %30, i32 4
  %32 = load ptr, ptr %31, align 4, !tbaa !63
  %33 = icmp eq ptr %32, %25
  br i1 %33, label %61, label %34

34:                                               ; preds = %29
  %35 = getelementptr inbounds nuw i8, ptr %30, i32 16
  %36 = load ptr, ptr %35, align 8, !tbaa !94
  %37 = icmp eq ptr %36, null
  br i1 %37, label %38, label %29, !llvm.loop !512

38:                                               ; preds = %34, %16
  %39 = getelementptr inbounds nuw i8, ptr %2, i32 16
  %40 = load i64, ptr %39, align 8, !tbaa !102
  %41 = getelementptr inbounds nuw i8, ptr %25, i32 48
  %42 = load i64, ptr %41, align 8, !tbaa !513
  %43 = add i64 %42, -7046029254386353131
  %44 = xor i64 %43, %40
  %45 = mul i64 %44, -49064778989728563
  %46 = lshr i64 %45, 32
  %47 = xor i64 %46, %45
  %48 = mul i64 %47, -4265267296055464877
  %49 = lshr i64 %45, 29
  %50 = xor i64 %48, %49
  %51 = tail call fastcc ptr @new_instance(ptr noundef %0, ptr noundef %20, ptr noundef %25, i32 noundef 0, i64 noundef %50) #23
  %52 = icmp eq ptr %51, null
  br i1 %52, label %180, label %53

53:                                               ; preds = %38
  %54 = getelementptr inbounds nuw i8, ptr %51, i32 12
  store ptr %1, ptr %54, align 4, !tbaa !146
  %55 = getelementptr inbounds nuw i8, ptr %51, i32 20
  store ptr %2, ptr %55, align 4, !tbaa !147
  %56 = load ptr, ptr %26, align 8, !tbaa !514
  %57 = getelementptr inbounds nuw i8, ptr %51, i32 16
  store ptr %56, ptr %57, align 8, !tbaa !501
  store ptr %51, ptr %26, align 8, !tbaa !514
  %58 = getelementptr inbounds nuw i8, ptr %2, i32 8
  %59 = load i64, ptr %58, align 8, !tbaa !67
  %60 = add nsw i64 %59, 1
  store i64 %60, ptr %58, align 8, !tbaa !67
  br label %61

61:                                               ; preds = %29, %53
  %62 = phi ptr [ %51, %53 ], [ %30, %29 ]
  br i1 %19, label %63, label %81

63:                                               ; preds = %61
  %64 = getelementptr inbounds nuw i8, ptr %62, i32 60
  %65 = load ptr, ptr %64, align 4, !tbaa !464
  %66 = getelementptr inbounds nuw i8, ptr %62, i32 48
  %67 = load i32, ptr %66, align 8, !tbaa !491
  %68 = add nsw i32 %67, 1
  store i32 %68, ptr %66, align 8, !tbaa !491
  %69 = getelementptr inbounds %struct.held, ptr %65, i32 %67
  %70 = icmp eq i32 %5, 0
  br i1 %70, label %71, label %78

71:                                               ; preds = %63
  %72 = load ptr, ptr %4, align 4, !tbaa !60
  %73 = icmp eq ptr %72, null
  br i1 %73, label %78, label %74

74:                                               ; preds = %71
  %75 = getelementptr inbounds nuw i8, ptr %72, i32 24
  %76 = load i32, ptr %75, align 8, !tbaa !61
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr %75, align 8, !tbaa !61
  br label %78

78:                                               ; preds = %74, %71, %63
  %79 = phi ptr [ null, %63 ], [ null, %71 ], [ %72, %74 ]
  store ptr %3, ptr %69, align 4, !tbaa !93
  %80 = getelementptr inbounds nuw i8, ptr %69, i32 4
  store ptr %79, ptr %80, align 4, !tbaa !60
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
  %88 = load i64, ptr %82, align 8, !tbaa !478
  br label %89

89:                                               ; preds = %87, %85
  %90 = phi i64 [ %88, %87 ], [ 0, %85 ]
  %91 = icmp sgt i64 %86, %90
  %92 = load ptr, ptr %83, align 8, !tbaa !62
  br i1 %91, label %93, label %95

93:                                               ; preds = %89
  %94 = load ptr, ptr %92, align 4, !tbaa !64
  tail call fastcc void @settle(ptr noundef %0, ptr noundef nonnull %62, ptr noundef %94) #23
  br label %180

95:                                               ; preds = %89
  %96 = load ptr, ptr %84, align 4, !tbaa !63
  %97 = getelementptr inbounds nuw i8, ptr %96, i32 24
  %98 = load i32, ptr %97, align 8, !tbaa !460
  %99 = add nsw i32 %98, 1
  %100 = sext i32 %99 to i64
  %101 = srem i64 %86, %100
  %102 = trunc nsw i64 %101 to i32
  %103 = getelementptr inbounds ptr, ptr %92, i32 %102
  %104 = load ptr, ptr %103, align 4, !tbaa !64
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %62, ptr noundef %104, ptr noundef nonnull %3, ptr noundef readonly %4, i32 noundef %5) #23
  %105 = add nuw nsw i64 %86, 1
  br label %85, !llvm.loop !515

106:                                              ; preds = %6
  %107 = getelementptr inbounds nuw i8, ptr %1, i32 68
  %108 = load ptr, ptr %107, align 4, !tbaa !466
  %109 = getelementptr inbounds nuw i8, ptr %3, i32 4
  %110 = load i32, ptr %109, align 4, !tbaa !111
  %111 = getelementptr inbounds i64, ptr %108, i32 %110
  %112 = icmp eq i32 %5, 0
  %113 = load i64, ptr %111, align 8, !tbaa !107
  %114 = icmp eq i64 %113, -2
  br i1 %112, label %118, label %115

115:                                              ; preds = %106
  br i1 %114, label %186, label %116

116:                                              ; preds = %115
  %117 = load i64, ptr %2, align 8, !tbaa !510
  store i64 %117, ptr %111, align 8, !tbaa !107
  br label %186

118:                                              ; preds = %106
  br i1 %114, label %119, label %120

119:                                              ; preds = %118
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 13, i32 noundef 4, ptr noundef nonnull readonly %1, ptr noundef nonnull %3) #23
  br label %182

120:                                              ; preds = %118
  store i64 -2, ptr %111, align 8, !tbaa !107
  %121 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %122 = load ptr, ptr %121, align 4, !tbaa !146
  %123 = getelementptr inbounds nuw i8, ptr %1, i32 20
  %124 = load ptr, ptr %123, align 4, !tbaa !147
  tail call fastcc void @send(ptr noundef %0, ptr noundef %122, ptr noundef %124, ptr noundef nonnull %3, ptr noundef readonly %4, i32 noundef 0) #23
  br label %182

125:                                              ; preds = %6
  %126 = icmp eq i32 %5, 0
  br i1 %126, label %127, label %186

127:                                              ; preds = %125
  %128 = load i64, ptr %2, align 8, !tbaa !510
  %129 = getelementptr inbounds nuw i8, ptr %1, i32 40
  %130 = load i64, ptr %129, align 8, !tbaa !478
  %131 = icmp eq i64 %128, %130
  br i1 %131, label %132, label %164

132:                                              ; preds = %127
  %133 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %134 = load i64, ptr %133, align 8, !tbaa !487
  %135 = add i64 %128, 1
  %136 = sub i64 %135, %134
  %137 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %138 = load ptr, ptr %137, align 4, !tbaa !63
  %139 = getelementptr inbounds nuw i8, ptr %138, i32 24
  %140 = load i32, ptr %139, align 8, !tbaa !460
  %141 = sext i32 %140 to i64
  %142 = icmp slt i64 %136, %141
  br i1 %142, label %158, label %143

143:                                              ; preds = %132
  %144 = getelementptr inbounds nuw i8, ptr %1, i32 64
  %145 = load ptr, ptr %144, align 8, !tbaa !465
  %146 = getelementptr inbounds nuw i8, ptr %1, i32 52
  %147 = load i32, ptr %146, align 4, !tbaa !488
  %148 = add nsw i32 %147, 1
  store i32 %148, ptr %146, align 4, !tbaa !488
  %149 = getelementptr inbounds %struct.held, ptr %145, i32 %147
  %150 = load ptr, ptr %4, align 4, !tbaa !60
  %151 = icmp eq ptr %150, null
  br i1 %151, label %156, label %152

152:                                              ; preds = %143
  %153 = getelementptr inbounds nuw i8, ptr %150, i32 24
  %154 = load i32, ptr %153, align 8, !tbaa !61
  %155 = add nsw i32 %154, 1
  store i32 %155, ptr %153, align 8, !tbaa !61
  br label %156

156:                                              ; preds = %152, %143
  store ptr %3, ptr %149, align 4, !tbaa !93
  %157 = getelementptr inbounds nuw i8, ptr %149, i32 4
  store ptr %150, ptr %157, align 4, !tbaa !60
  br label %182

158:                                              ; preds = %132
  tail call fastcc void @begin_iteration(ptr noundef %0, ptr noundef nonnull %1) #23
  %159 = getelementptr inbounds nuw i8, ptr %0, i32 60
  %160 = load i32, ptr %159, align 4, !tbaa !69
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %162, label %182

162:                                              ; preds = %158
  %163 = load i64, ptr %2, align 8, !tbaa !510
  br label %164

164:                                              ; preds = %162, %127
  %165 = phi i64 [ %163, %162 ], [ %128, %127 ]
  %166 = add nsw i64 %165, 1
  %167 = getelementptr inbounds nuw i8, ptr %1, i32 56
  %168 = load ptr, ptr %167, align 8, !tbaa !62
  %169 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %170 = load ptr, ptr %169, align 4, !tbaa !63
  %171 = getelementptr inbounds nuw i8, ptr %170, i32 24
  %172 = load i32, ptr %171, align 8, !tbaa !460
  %173 = add nsw i32 %172, 1
  %174 = sext i32 %173 to i64
  %175 = srem i64 %166, %174
  %176 = trunc nsw i64 %175 to i32
  %177 = getelementptr inbounds ptr, ptr %168, i32 %176
  %178 = load ptr, ptr %177, align 4, !tbaa !64
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %1, ptr noundef %178, ptr noundef nonnull %3, ptr noundef readonly %4, i32 noundef 0) #23
  br label %182

179:                                              ; preds = %6
  tail call fastcc void @send(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %2, ptr noundef nonnull %3, ptr noundef %4, i32 noundef %5) #23
  br label %180

180:                                              ; preds = %93, %38, %179
  %181 = icmp eq i32 %5, 0
  br i1 %181, label %182, label %186

182:                                              ; preds = %119, %120, %156, %158, %164, %180
  %183 = getelementptr inbounds nuw i8, ptr %3, i32 24
  %184 = load i32, ptr %183, align 4, !tbaa !101
  %185 = sext i32 %184 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %4, i64 noundef %185) #23
  br label %186

186:                                              ; preds = %115, %116, %125, %182, %180
  %187 = getelementptr inbounds nuw i8, ptr %0, i32 60
  %188 = load i32, ptr %187, align 4, !tbaa !69
  %189 = icmp eq i32 %188, 0
  br i1 %189, label %190, label %191

190:                                              ; preds = %186
  tail call fastcc void @settle(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2) #23
  br label %191

191:                                              ; preds = %190, %186
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @note(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef %3, i64 noundef %4) unnamed_addr #39 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 84
  %7 = load ptr, ptr %6, align 4, !tbaa !103
  %8 = icmp eq ptr %7, null
  br i1 %8, label %40, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %0, i32 88
  %11 = load i64, ptr %10, align 8, !tbaa !516
  %12 = getelementptr inbounds nuw i8, ptr %0, i32 96
  %13 = load i64, ptr %12, align 8, !tbaa !517
  %14 = icmp slt i64 %11, %13
  br i1 %14, label %15, label %37

15:                                               ; preds = %9
  %16 = ptrtoint ptr %3 to i32
  %17 = load ptr, ptr %1, align 8, !tbaa !51
  %18 = load ptr, ptr %17, align 4, !tbaa !70
  %19 = ptrtoint ptr %18 to i32
  %20 = sub i32 %16, %19
  %21 = sdiv exact i32 %20, 44
  %22 = ptrtoint ptr %17 to i32
  %23 = load ptr, ptr %0, align 8, !tbaa !43
  %24 = ptrtoint ptr %23 to i32
  %25 = sub i32 %22, %24
  %26 = sdiv exact i32 %25, 36
  %27 = trunc i64 %11 to i32
  %28 = getelementptr inbounds %struct.tfc_flow_event, ptr %7, i32 %27
  %29 = load i64, ptr @now_ns_, align 8, !tbaa !107
  %30 = getelementptr inbounds nuw i8, ptr %2, i32 16
  %31 = load i64, ptr %30, align 8, !tbaa !102
  store i64 %4, ptr %28, align 8, !tbaa !107
  %32 = getelementptr inbounds nuw i8, ptr %28, i32 8
  store i64 %29, ptr %32, align 8, !tbaa !107
  %33 = getelementptr inbounds nuw i8, ptr %28, i32 16
  store i64 %31, ptr %33, align 8, !tbaa !107
  %34 = getelementptr inbounds nuw i8, ptr %28, i32 24
  store i32 %26, ptr %34, align 8, !tbaa !5
  %35 = getelementptr inbounds nuw i8, ptr %28, i32 28
  store i32 %21, ptr %35, align 4, !tbaa !5
  %36 = load i64, ptr %10, align 8, !tbaa !516
  br label %37

37:                                               ; preds = %15, %9
  %38 = phi i64 [ %36, %15 ], [ %11, %9 ]
  %39 = add nsw i64 %38, 1
  store i64 %39, ptr %10, align 8, !tbaa !516
  br label %40

40:                                               ; preds = %5, %37
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @new_value(ptr noundef captures(none) %0, i64 noundef %1, i32 noundef %2) unnamed_addr #30 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i32 176
  %5 = load ptr, ptr %4, align 8, !tbaa !503
  %6 = icmp ne ptr %5, null
  %7 = icmp sgt i64 %1, -1
  %8 = and i1 %7, %6
  br i1 %8, label %9, label %11

9:                                                ; preds = %3
  %10 = tail call fastcc ptr @new_value_apart(ptr noundef nonnull %0, i64 noundef %1, i32 noundef %2) #23
  br label %29

11:                                               ; preds = %3
  %12 = tail call i64 @llvm.smax.i64(i64 %1, i64 0)
  %13 = add nuw nsw i64 %12, 64
  %14 = tail call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef %13) #23
  %15 = icmp eq ptr %14, null
  br i1 %15, label %29, label %16

16:                                               ; preds = %11
  %17 = icmp slt i64 %1, 0
  %18 = getelementptr inbounds nuw i8, ptr %14, i32 64
  %19 = select i1 %17, ptr null, ptr %18
  store ptr %19, ptr %14, align 8, !tbaa !31
  %20 = getelementptr inbounds nuw i8, ptr %14, i32 4
  store i32 0, ptr %20, align 4
  %21 = getelementptr inbounds nuw i8, ptr %14, i32 8
  store i64 0, ptr %21, align 8, !tbaa !107
  %22 = getelementptr inbounds nuw i8, ptr %14, i32 16
  store i64 %1, ptr %22, align 8, !tbaa !107
  %23 = getelementptr inbounds nuw i8, ptr %14, i32 24
  store i32 1, ptr %23, align 8, !tbaa !5
  %24 = getelementptr inbounds nuw i8, ptr %14, i32 28
  store i32 0, ptr %24, align 4, !tbaa !5
  %25 = getelementptr inbounds nuw i8, ptr %14, i32 32
  store i32 %2, ptr %25, align 8, !tbaa !5
  %26 = getelementptr inbounds nuw i8, ptr %14, i32 36
  store i32 0, ptr %26, align 4, !tbaa !5
  %27 = getelementptr inbounds nuw i8, ptr %14, i32 40
  store ptr null, ptr %27, align 8, !tbaa !60
  %28 = getelementptr inbounds nuw i8, ptr %14, i32 44
  store i32 0, ptr %28, align 4
  br label %29

29:                                               ; preds = %11, %16, %9
  %30 = phi ptr [ %10, %9 ], [ %14, %16 ], [ null, %11 ]
  ret ptr %30
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc noundef ptr @new_value_apart(ptr noundef captures(none) %0, i64 noundef range(i64 0, -9223372036854775808) %1, i32 noundef %2) unnamed_addr #30 {
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
  %16 = shl nsw i64 %8, 2
  %17 = add nuw i64 %16, %9
  %18 = trunc i64 %17 to i32
  %19 = getelementptr inbounds nuw i8, ptr %0, i32 188
  %20 = load ptr, ptr %19, align 4, !tbaa !504
  %21 = icmp eq ptr %20, null
  br i1 %21, label %22, label %44

22:                                               ; preds = %12
  %23 = tail call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef 960) #23
  store ptr %23, ptr %19, align 4, !tbaa !504
  %24 = icmp eq ptr %23, null
  br i1 %24, label %71, label %25

25:                                               ; preds = %22, %25
  %26 = phi i32 [ %42, %25 ], [ 0, %22 ]
  %27 = getelementptr inbounds nuw ptr, ptr %23, i32 %26
  store ptr null, ptr %27, align 4, !tbaa !60
  %28 = getelementptr inbounds nuw ptr, ptr %23, i32 %26
  %29 = getelementptr inbounds nuw i8, ptr %28, i32 4
  store ptr null, ptr %29, align 4, !tbaa !60
  %30 = getelementptr inbounds nuw ptr, ptr %23, i32 %26
  %31 = getelementptr inbounds nuw i8, ptr %30, i32 8
  store ptr null, ptr %31, align 4, !tbaa !60
  %32 = getelementptr inbounds nuw ptr, ptr %23, i32 %26
  %33 = getelementptr inbounds nuw i8, ptr %32, i32 12
  store ptr null, ptr %33, align 4, !tbaa !60
  %34 = getelementptr inbounds nuw ptr, ptr %23, i32 %26
  %35 = getelementptr inbounds nuw i8, ptr %34, i32 16
  store ptr null, ptr %35, align 4, !tbaa !60
  %36 = getelementptr inbounds nuw ptr, ptr %23, i32 %26
  %37 = getelementptr inbounds nuw i8, ptr %36, i32 20
  store ptr null, ptr %37, align 4, !tbaa !60
  %38 = getelementptr inbounds nuw ptr, ptr %23, i32 %26
  %39 = getelementptr inbounds nuw i8, ptr %38, i32 24
  store ptr null, ptr %39, align 4, !tbaa !60
  %40 = getelementptr inbounds nuw ptr, ptr %23, i32 %26
  %41 = getelementptr inbounds nuw i8, ptr %40, i32 28
  store ptr null, ptr %41, align 4, !tbaa !60
  %42 = add nuw nsw i32 %26, 8
  %43 = icmp eq i32 %42, 240
  br i1 %43, label %44, label %25, !llvm.loop !518

44:                                               ; preds = %25, %12
  %45 = phi ptr [ %20, %12 ], [ %23, %25 ]
  %46 = getelementptr inbounds ptr, ptr %45, i32 %18
  %47 = load ptr, ptr %46, align 4, !tbaa !60
  %48 = icmp eq ptr %47, null
  br i1 %48, label %53, label %49

49:                                               ; preds = %44
  %50 = load ptr, ptr %47, align 8, !tbaa !132
  %51 = getelementptr inbounds nuw i8, ptr %47, i32 40
  %52 = load ptr, ptr %51, align 8, !tbaa !25
  store ptr %52, ptr %46, align 4, !tbaa !60
  br label %59

53:                                               ; preds = %44
  %54 = tail call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef 64) #23
  %55 = icmp eq ptr %54, null
  br i1 %55, label %71, label %56

56:                                               ; preds = %53
  %57 = tail call fastcc ptr @take_data(ptr noundef nonnull %0, i64 noundef %15) #23
  %58 = icmp eq ptr %57, null
  br i1 %58, label %71, label %59

59:                                               ; preds = %56, %49
  %60 = phi ptr [ %50, %49 ], [ %57, %56 ]
  %61 = phi ptr [ %47, %49 ], [ %54, %56 ]
  store ptr %60, ptr %61, align 8, !tbaa !31
  %62 = getelementptr inbounds nuw i8, ptr %61, i32 4
  store i32 0, ptr %62, align 4
  %63 = getelementptr inbounds nuw i8, ptr %61, i32 8
  store i64 0, ptr %63, align 8, !tbaa !107
  %64 = getelementptr inbounds nuw i8, ptr %61, i32 16
  store i64 %1, ptr %64, align 8, !tbaa !107
  %65 = getelementptr inbounds nuw i8, ptr %61, i32 24
  store i32 1, ptr %65, align 8, !tbaa !5
  %66 = getelementptr inbounds nuw i8, ptr %61, i32 28
  store i32 0, ptr %66, align 4, !tbaa !5
  %67 = getelementptr inbounds nuw i8, ptr %61, i32 32
  store i32 %2, ptr %67, align 8, !tbaa !5
  %68 = getelementptr inbounds nuw i8, ptr %61, i32 36
  store i32 0, ptr %68, align 4, !tbaa !5
  %69 = getelementptr inbounds nuw i8, ptr %61, i32 40
  store ptr null, ptr %69, align 8, !tbaa !60
  %70 = getelementptr inbounds nuw i8, ptr %61, i32 44
  store i32 0, ptr %70, align 4
  br label %71

71:                                               ; preds = %59, %56, %53, %22
  %72 = phi ptr [ null, %22 ], [ %61, %59 ], [ null, %56 ], [ null, %53 ]
  ret ptr %72
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @take_data(ptr noundef captures(none) %0, i64 noundef %1) unnamed_addr #30 {
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i32 184
  %5 = load ptr, ptr %4, align 8, !tbaa !519
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 180
  %7 = load ptr, ptr %6, align 4, !tbaa !520
  %8 = ptrtoint ptr %5 to i32
  %9 = ptrtoint ptr %7 to i32
  %10 = sub i32 %8, %9
  %11 = sext i32 %10 to i64
  %12 = icmp sgt i64 %1, %11
  br i1 %12, label %13, label %26

13:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #25
  store i64 %1, ptr %3, align 8, !tbaa !107
  %14 = getelementptr inbounds nuw i8, ptr %0, i32 176
  %15 = load ptr, ptr %14, align 8, !tbaa !503
  %16 = getelementptr inbounds nuw i8, ptr %0, i32 40
  %17 = load ptr, ptr %16, align 8, !tbaa !475
  %18 = call ptr %15(ptr noundef %17, ptr noundef nonnull %3) #24
  store ptr %18, ptr %6, align 4, !tbaa !520
  %19 = icmp eq ptr %18, null
  %20 = load i64, ptr %3, align 8
  %21 = trunc i64 %20 to i32
  %22 = getelementptr inbounds i8, ptr %18, i32 %21
  %23 = select i1 %19, ptr null, ptr %22
  store ptr %23, ptr %4, align 8, !tbaa !519
  br i1 %19, label %25, label %24

24:                                               ; preds = %13
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #25
  br label %26

25:                                               ; preds = %13
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 8, i32 noundef 2, ptr noundef null, ptr noundef null) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #25
  br label %30

26:                                               ; preds = %24, %2
  %27 = phi ptr [ %18, %24 ], [ %7, %2 ]
  %28 = trunc i64 %1 to i32
  %29 = getelementptr inbounds i8, ptr %27, i32 %28
  store ptr %29, ptr %6, align 4, !tbaa !520
  br label %30

30:                                               ; preds = %25, %26
  %31 = phi ptr [ %27, %26 ], [ null, %25 ]
  ret ptr %31
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @run_kernel(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #4 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %4 = load ptr, ptr %3, align 4, !tbaa !273
  %5 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %6 = load i32, ptr %5, align 4, !tbaa !274
  %7 = getelementptr inbounds i32, ptr %4, i32 %6
  %8 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %9 = load i32, ptr %8, align 4, !tbaa !275
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %30, label %11

11:                                               ; preds = %2
  %12 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %13 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %14 = and i32 %9, 1
  %15 = icmp eq i32 %9, 1
  br i1 %15, label %20, label %16

16:                                               ; preds = %11
  %17 = and i32 %9, -2
  br label %40

18:                                               ; preds = %40
  %19 = icmp eq i32 %14, 0
  br i1 %19, label %30, label %20

20:                                               ; preds = %18, %11
  %21 = phi i32 [ 0, %11 ], [ %58, %18 ]
  %22 = icmp ne i32 %14, 0
  tail call void @llvm.assume(i1 %22)
  %23 = load ptr, ptr %12, align 8, !tbaa !272
  %24 = getelementptr inbounds nuw i32, ptr %7, i32 %21
  %25 = load i32, ptr %24, align 4, !tbaa !5
  %26 = getelementptr inbounds ptr, ptr %23, i32 %25
  %27 = load ptr, ptr %26, align 4, !tbaa !31
  %28 = load ptr, ptr %13, align 8, !tbaa !521
  %29 = getelementptr inbounds nuw ptr, ptr %28, i32 %21
  store ptr %27, ptr %29, align 4, !tbaa !31
  br label %30

30:                                               ; preds = %20, %18, %2
  %31 = load ptr, ptr %1, align 4, !tbaa !522
  %32 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %33 = load ptr, ptr %32, align 8, !tbaa !521
  %34 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %35 = load ptr, ptr %34, align 4, !tbaa !279
  %36 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %37 = load ptr, ptr %36, align 8, !tbaa !258
  %38 = tail call i32 %31(ptr noundef %33, ptr noundef %35, ptr noundef %37) #24
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %96, label %61

40:                                               ; preds = %40, %16
  %41 = phi i32 [ 0, %16 ], [ %58, %40 ]
  %42 = phi i32 [ 0, %16 ], [ %59, %40 ]
  %43 = load ptr, ptr %12, align 8, !tbaa !272
  %44 = getelementptr inbounds nuw i32, ptr %7, i32 %41
  %45 = load i32, ptr %44, align 4, !tbaa !5
  %46 = getelementptr inbounds ptr, ptr %43, i32 %45
  %47 = load ptr, ptr %46, align 4, !tbaa !31
  %48 = load ptr, ptr %13, align 8, !tbaa !521
  %49 = getelementptr inbounds nuw ptr, ptr %48, i32 %41
  store ptr %47, ptr %49, align 4, !tbaa !31
  %50 = or disjoint i32 %41, 1
  %51 = load ptr, ptr %12, align 8, !tbaa !272
  %52 = getelementptr inbounds nuw i32, ptr %7, i32 %50
  %53 = load i32, ptr %52, align 4, !tbaa !5
  %54 = getelementptr inbounds ptr, ptr %51, i32 %53
  %55 = load ptr, ptr %54, align 4, !tbaa !31
  %56 = load ptr, ptr %13, align 8, !tbaa !521
  %57 = getelementptr inbounds nuw ptr, ptr %56, i32 %50
  store ptr %55, ptr %57, align 4, !tbaa !31
  %58 = add nuw i32 %41, 2
  %59 = add i32 %42, 2
  %60 = icmp eq i32 %59, %17
  br i1 %60, label %18, label %40, !llvm.loop !523

61:                                               ; preds = %30
  %62 = load ptr, ptr %36, align 8, !tbaa !258
  %63 = getelementptr inbounds nuw i8, ptr %62, i32 16
  %64 = load ptr, ptr %63, align 4, !tbaa !249
  %65 = load atomic i32, ptr %64 acquire, align 8
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %67, label %89

67:                                               ; preds = %61
  %68 = load ptr, ptr %36, align 8, !tbaa !258
  %69 = getelementptr inbounds nuw i8, ptr %68, i32 16
  %70 = load ptr, ptr %69, align 4, !tbaa !249
  %71 = getelementptr inbounds nuw i8, ptr %70, i32 4
  br label %72

72:                                               ; preds = %72, %67
  %73 = atomicrmw xchg ptr %71, i32 1 acquire, align 4
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %75, label %72, !llvm.loop !250

75:                                               ; preds = %72
  %76 = load atomic i32, ptr %70 monotonic, align 8
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %82, label %78

78:                                               ; preds = %75
  %79 = getelementptr inbounds nuw i8, ptr %70, i32 16
  %80 = load i64, ptr %79, align 8, !tbaa !251
  %81 = icmp sgt i64 %80, 0
  br i1 %81, label %82, label %88

82:                                               ; preds = %78, %75
  %83 = getelementptr inbounds nuw i8, ptr %70, i32 12
  store i32 0, ptr %83, align 4, !tbaa !254
  %84 = getelementptr inbounds nuw i8, ptr %70, i32 16
  store i64 0, ptr %84, align 8, !tbaa !251
  %85 = getelementptr inbounds nuw i8, ptr %70, i32 24
  store i64 0, ptr %85, align 8, !tbaa !255
  %86 = getelementptr inbounds nuw i8, ptr %70, i32 32
  store i64 0, ptr %86, align 8, !tbaa !256
  %87 = getelementptr inbounds nuw i8, ptr %70, i32 40
  store double 0.000000e+00, ptr %87, align 8, !tbaa !257
  store atomic i32 %38, ptr %70 monotonic, align 8
  br label %88

88:                                               ; preds = %78, %82
  store atomic i32 0, ptr %71 release, align 4
  br label %89

89:                                               ; preds = %88, %61
  %90 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %91 = load i32, ptr %90, align 4, !tbaa !269
  %92 = load ptr, ptr %36, align 8, !tbaa !258
  %93 = getelementptr inbounds nuw i8, ptr %92, i32 16
  %94 = load ptr, ptr %93, align 4, !tbaa !249
  %95 = getelementptr inbounds nuw i8, ptr %94, i32 8
  store i32 %91, ptr %95, align 8, !tbaa !270
  br label %96

96:                                               ; preds = %30, %89
  ret i32 %38
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 4) i32 @set_size(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #32 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %4 = load ptr, ptr %3, align 8, !tbaa !272
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %6 = load ptr, ptr %5, align 4, !tbaa !273
  %7 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %8 = load i32, ptr %7, align 4, !tbaa !274
  %9 = getelementptr inbounds i32, ptr %6, i32 %8
  %10 = getelementptr inbounds nuw i8, ptr %9, i32 4
  %11 = load i32, ptr %10, align 4, !tbaa !5
  %12 = getelementptr inbounds ptr, ptr %4, i32 %11
  %13 = load ptr, ptr %12, align 4, !tbaa !31
  %14 = getelementptr inbounds nuw i8, ptr %9, i32 8
  %15 = load i32, ptr %14, align 4, !tbaa !5
  %16 = icmp eq i32 %15, 8
  br i1 %16, label %17, label %19

17:                                               ; preds = %2
  %18 = load i64, ptr %13, align 8, !tbaa !107
  br label %22

19:                                               ; preds = %2
  %20 = load i32, ptr %13, align 4, !tbaa !5
  %21 = sext i32 %20 to i64
  br label %22

22:                                               ; preds = %19, %17
  %23 = phi i64 [ %18, %17 ], [ %21, %19 ]
  %24 = tail call i64 @llvm.smax.i64(i64 %23, i64 0)
  %25 = getelementptr inbounds nuw i8, ptr %0, i32 48
  %26 = load ptr, ptr %25, align 8, !tbaa !278
  %27 = getelementptr inbounds nuw i8, ptr %9, i32 12
  %28 = load i32, ptr %27, align 4, !tbaa !5
  %29 = getelementptr inbounds i64, ptr %26, i32 %28
  %30 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %31 = load ptr, ptr %30, align 4, !tbaa !279
  %32 = tail call fastcc i64 @evaluate(ptr noundef %29, ptr noundef %31) #23
  %33 = getelementptr inbounds nuw i8, ptr %9, i32 16
  %34 = load i32, ptr %33, align 4, !tbaa !5
  %35 = getelementptr inbounds i64, ptr %26, i32 %34
  %36 = tail call fastcc i64 @evaluate(ptr noundef %35, ptr noundef %31) #23
  %37 = icmp slt i64 %24, %32
  %38 = icmp sgt i64 %24, %36
  %39 = select i1 %37, i1 true, i1 %38
  br i1 %39, label %40, label %69

40:                                               ; preds = %22
  %41 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %42 = load ptr, ptr %41, align 8, !tbaa !258
  %43 = getelementptr inbounds nuw i8, ptr %42, i32 16
  %44 = load ptr, ptr %43, align 4, !tbaa !249
  %45 = getelementptr inbounds nuw i8, ptr %44, i32 4
  br label %46

46:                                               ; preds = %46, %40
  %47 = atomicrmw xchg ptr %45, i32 1 acquire, align 4
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %46, !llvm.loop !250

49:                                               ; preds = %46
  %50 = load atomic i32, ptr %44 monotonic, align 8
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %56, label %52

52:                                               ; preds = %49
  %53 = getelementptr inbounds nuw i8, ptr %44, i32 16
  %54 = load i64, ptr %53, align 8, !tbaa !251
  %55 = icmp sgt i64 %54, 0
  br i1 %55, label %56, label %62

56:                                               ; preds = %52, %49
  %57 = getelementptr inbounds nuw i8, ptr %44, i32 12
  store i32 0, ptr %57, align 4, !tbaa !254
  %58 = getelementptr inbounds nuw i8, ptr %44, i32 16
  store i64 0, ptr %58, align 8, !tbaa !251
  %59 = getelementptr inbounds nuw i8, ptr %44, i32 24
  store i64 %24, ptr %59, align 8, !tbaa !255
  %60 = getelementptr inbounds nuw i8, ptr %44, i32 32
  store i64 0, ptr %60, align 8, !tbaa !256
  %61 = getelementptr inbounds nuw i8, ptr %44, i32 40
  store double 0.000000e+00, ptr %61, align 8, !tbaa !257
  store atomic i32 3, ptr %44 monotonic, align 8
  br label %62

62:                                               ; preds = %56, %52
  store atomic i32 0, ptr %45 release, align 4
  %63 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %64 = load i32, ptr %63, align 4, !tbaa !269
  %65 = load ptr, ptr %41, align 8, !tbaa !258
  %66 = getelementptr inbounds nuw i8, ptr %65, i32 16
  %67 = load ptr, ptr %66, align 4, !tbaa !249
  %68 = getelementptr inbounds nuw i8, ptr %67, i32 8
  store i32 %64, ptr %68, align 8, !tbaa !270
  br label %100

69:                                               ; preds = %22
  %70 = load i32, ptr %9, align 4, !tbaa !5
  %71 = getelementptr inbounds i64, ptr %31, i32 %70
  store i64 %24, ptr %71, align 8, !tbaa !107
  %72 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %73 = load i32, ptr %72, align 4, !tbaa !275
  %74 = icmp ugt i32 %73, 7
  br i1 %74, label %75, label %100

75:                                               ; preds = %69, %75
  %76 = phi i32 [ %97, %75 ], [ 5, %69 ]
  %77 = load ptr, ptr %5, align 4, !tbaa !273
  %78 = getelementptr inbounds i32, ptr %77, i32 %8
  %79 = getelementptr inbounds nuw i32, ptr %78, i32 %76
  %80 = load ptr, ptr %25, align 8, !tbaa !278
  %81 = getelementptr inbounds nuw i8, ptr %79, i32 8
  %82 = load i32, ptr %81, align 4, !tbaa !5
  %83 = getelementptr inbounds i64, ptr %80, i32 %82
  %84 = load ptr, ptr %30, align 4, !tbaa !279
  %85 = tail call fastcc i64 @evaluate(ptr noundef %83, ptr noundef %84) #23
  %86 = trunc i64 %85 to i32
  %87 = load ptr, ptr %3, align 8, !tbaa !272
  %88 = getelementptr inbounds nuw i8, ptr %79, i32 4
  %89 = load i32, ptr %88, align 4, !tbaa !5
  %90 = getelementptr inbounds ptr, ptr %87, i32 %89
  %91 = load ptr, ptr %90, align 4, !tbaa !31
  %92 = ptrtoint ptr %91 to i32
  %93 = add i32 %92, %86
  %94 = inttoptr i32 %93 to ptr
  %95 = load i32, ptr %79, align 4, !tbaa !5
  %96 = getelementptr inbounds ptr, ptr %87, i32 %95
  store ptr %94, ptr %96, align 4, !tbaa !31
  %97 = add i32 %76, 3
  %98 = add i32 %76, 5
  %99 = icmp ult i32 %98, %73
  br i1 %99, label %75, label %100, !llvm.loop !524

100:                                              ; preds = %75, %62, %69
  %101 = phi i32 [ 3, %62 ], [ 0, %69 ], [ 0, %75 ]
  ret i32 %101
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 9) i32 @make(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #32 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %4 = load ptr, ptr %3, align 4, !tbaa !273
  %5 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %6 = load i32, ptr %5, align 4, !tbaa !274
  %7 = getelementptr inbounds i32, ptr %4, i32 %6
  %8 = getelementptr inbounds nuw i8, ptr %0, i32 56
  %9 = load ptr, ptr %8, align 8, !tbaa !525
  %10 = getelementptr inbounds nuw i8, ptr %7, i32 4
  %11 = load i32, ptr %10, align 4, !tbaa !5
  %12 = getelementptr inbounds %struct.tfc_block, ptr %9, i32 %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i32 48
  %14 = load ptr, ptr %13, align 8, !tbaa !278
  %15 = getelementptr inbounds nuw i8, ptr %7, i32 8
  %16 = load i32, ptr %15, align 4, !tbaa !5
  %17 = getelementptr inbounds i64, ptr %14, i32 %16
  %18 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %19 = load ptr, ptr %18, align 4, !tbaa !279
  %20 = tail call fastcc i64 @evaluate(ptr noundef %17, ptr noundef %19) #23
  %21 = icmp slt i64 %20, 0
  br i1 %21, label %29, label %22

22:                                               ; preds = %2
  %23 = load ptr, ptr %12, align 8, !tbaa !219
  %24 = icmp eq ptr %23, null
  br i1 %24, label %29, label %25

25:                                               ; preds = %22
  %26 = getelementptr inbounds nuw i8, ptr %12, i32 8
  %27 = load i64, ptr %26, align 8, !tbaa !526
  %28 = icmp sgt i64 %20, %27
  br i1 %28, label %29, label %58

29:                                               ; preds = %22, %25, %2
  %30 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %31 = load ptr, ptr %30, align 8, !tbaa !258
  %32 = getelementptr inbounds nuw i8, ptr %31, i32 16
  %33 = load ptr, ptr %32, align 4, !tbaa !249
  %34 = getelementptr inbounds nuw i8, ptr %33, i32 4
  br label %35

35:                                               ; preds = %35, %29
  %36 = atomicrmw xchg ptr %34, i32 1 acquire, align 4
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %35, !llvm.loop !250

38:                                               ; preds = %35
  %39 = load atomic i32, ptr %33 monotonic, align 8
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %45, label %41

41:                                               ; preds = %38
  %42 = getelementptr inbounds nuw i8, ptr %33, i32 16
  %43 = load i64, ptr %42, align 8, !tbaa !251
  %44 = icmp sgt i64 %43, 0
  br i1 %44, label %45, label %51

45:                                               ; preds = %41, %38
  %46 = getelementptr inbounds nuw i8, ptr %33, i32 12
  store i32 0, ptr %46, align 4, !tbaa !254
  %47 = getelementptr inbounds nuw i8, ptr %33, i32 16
  store i64 0, ptr %47, align 8, !tbaa !251
  %48 = getelementptr inbounds nuw i8, ptr %33, i32 24
  store i64 %20, ptr %48, align 8, !tbaa !255
  %49 = getelementptr inbounds nuw i8, ptr %33, i32 32
  store i64 0, ptr %49, align 8, !tbaa !256
  %50 = getelementptr inbounds nuw i8, ptr %33, i32 40
  store double 0.000000e+00, ptr %50, align 8, !tbaa !257
  store atomic i32 8, ptr %33 monotonic, align 8
  br label %51

51:                                               ; preds = %41, %45
  store atomic i32 0, ptr %34 release, align 4
  %52 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %53 = load i32, ptr %52, align 4, !tbaa !269
  %54 = load ptr, ptr %30, align 8, !tbaa !258
  %55 = getelementptr inbounds nuw i8, ptr %54, i32 16
  %56 = load ptr, ptr %55, align 4, !tbaa !249
  %57 = getelementptr inbounds nuw i8, ptr %56, i32 8
  store i32 %53, ptr %57, align 8, !tbaa !270
  br label %95

58:                                               ; preds = %25
  %59 = ptrtoint ptr %23 to i32
  %60 = add i32 %59, 63
  %61 = and i32 %60, -64
  %62 = inttoptr i32 %61 to ptr
  %63 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %64 = load ptr, ptr %63, align 8, !tbaa !272
  %65 = load i32, ptr %7, align 4, !tbaa !5
  %66 = getelementptr inbounds ptr, ptr %64, i32 %65
  store ptr %62, ptr %66, align 4, !tbaa !31
  %67 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %68 = load i32, ptr %67, align 4, !tbaa !275
  %69 = icmp ugt i32 %68, 5
  br i1 %69, label %70, label %95

70:                                               ; preds = %58, %70
  %71 = phi i32 [ %92, %70 ], [ 3, %58 ]
  %72 = load ptr, ptr %3, align 4, !tbaa !273
  %73 = getelementptr inbounds i32, ptr %72, i32 %6
  %74 = getelementptr inbounds nuw i32, ptr %73, i32 %71
  %75 = load ptr, ptr %13, align 8, !tbaa !278
  %76 = getelementptr inbounds nuw i8, ptr %74, i32 8
  %77 = load i32, ptr %76, align 4, !tbaa !5
  %78 = getelementptr inbounds i64, ptr %75, i32 %77
  %79 = load ptr, ptr %18, align 4, !tbaa !279
  %80 = tail call fastcc i64 @evaluate(ptr noundef %78, ptr noundef %79) #23
  %81 = trunc i64 %80 to i32
  %82 = load ptr, ptr %63, align 8, !tbaa !272
  %83 = getelementptr inbounds nuw i8, ptr %74, i32 4
  %84 = load i32, ptr %83, align 4, !tbaa !5
  %85 = getelementptr inbounds ptr, ptr %82, i32 %84
  %86 = load ptr, ptr %85, align 4, !tbaa !31
  %87 = ptrtoint ptr %86 to i32
  %88 = add i32 %87, %81
  %89 = inttoptr i32 %88 to ptr
  %90 = load i32, ptr %74, align 4, !tbaa !5
  %91 = getelementptr inbounds ptr, ptr %82, i32 %90
  store ptr %89, ptr %91, align 4, !tbaa !31
  %92 = add i32 %71, 3
  %93 = add i32 %71, 5
  %94 = icmp ult i32 %93, %68
  br i1 %94, label %70, label %95, !llvm.loop !524

95:                                               ; preds = %70, %58, %51
  %96 = phi i32 [ 8, %51 ], [ 0, %58 ], [ 0, %70 ]
  ret i32 %96
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 9) i32 @grow(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #32 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %4 = load ptr, ptr %3, align 4, !tbaa !273
  %5 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %6 = load i32, ptr %5, align 4, !tbaa !274
  %7 = getelementptr inbounds i32, ptr %4, i32 %6
  %8 = getelementptr inbounds nuw i8, ptr %0, i32 56
  %9 = load ptr, ptr %8, align 8, !tbaa !525
  %10 = getelementptr inbounds nuw i8, ptr %7, i32 4
  %11 = load i32, ptr %10, align 4, !tbaa !5
  %12 = getelementptr inbounds %struct.tfc_block, ptr %9, i32 %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %14 = load ptr, ptr %13, align 8, !tbaa !272
  %15 = getelementptr inbounds nuw i8, ptr %7, i32 12
  %16 = load i32, ptr %15, align 4, !tbaa !5
  %17 = getelementptr inbounds ptr, ptr %14, i32 %16
  %18 = load ptr, ptr %17, align 4, !tbaa !31
  %19 = load i32, ptr %18, align 4, !tbaa !5
  %20 = getelementptr inbounds nuw i8, ptr %0, i32 48
  %21 = load ptr, ptr %20, align 8, !tbaa !278
  %22 = getelementptr inbounds nuw i8, ptr %7, i32 8
  %23 = load i32, ptr %22, align 4, !tbaa !5
  %24 = getelementptr inbounds i64, ptr %21, i32 %23
  %25 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %26 = load ptr, ptr %25, align 4, !tbaa !279
  %27 = tail call fastcc i64 @evaluate(ptr noundef %24, ptr noundef %26) #23
  %28 = icmp slt i32 %19, 0
  %29 = icmp slt i64 %27, 0
  %30 = select i1 %28, i1 true, i1 %29
  br i1 %30, label %37, label %31

31:                                               ; preds = %2
  %32 = add nuw i32 %19, 1
  %33 = zext i32 %32 to i64
  %34 = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %33, i64 %27)
  %35 = extractvalue { i64, i1 } %34, 1
  %36 = extractvalue { i64, i1 } %34, 0
  br i1 %35, label %37, label %60

37:                                               ; preds = %31, %2
  %38 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %39 = load ptr, ptr %38, align 8, !tbaa !258
  %40 = getelementptr inbounds nuw i8, ptr %39, i32 16
  %41 = load ptr, ptr %40, align 4, !tbaa !249
  %42 = getelementptr inbounds nuw i8, ptr %41, i32 4
  br label %43

43:                                               ; preds = %43, %37
  %44 = atomicrmw xchg ptr %42, i32 1 acquire, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %43, !llvm.loop !250

46:                                               ; preds = %43
  %47 = load atomic i32, ptr %41 monotonic, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %53, label %49

49:                                               ; preds = %46
  %50 = getelementptr inbounds nuw i8, ptr %41, i32 16
  %51 = load i64, ptr %50, align 8, !tbaa !251
  %52 = icmp sgt i64 %51, 0
  br i1 %52, label %53, label %59

53:                                               ; preds = %49, %46
  %54 = getelementptr inbounds nuw i8, ptr %41, i32 12
  store i32 0, ptr %54, align 4, !tbaa !254
  %55 = getelementptr inbounds nuw i8, ptr %41, i32 16
  store i64 0, ptr %55, align 8, !tbaa !251
  %56 = getelementptr inbounds nuw i8, ptr %41, i32 24
  store i64 -1, ptr %56, align 8, !tbaa !255
  %57 = getelementptr inbounds nuw i8, ptr %41, i32 32
  store i64 0, ptr %57, align 8, !tbaa !256
  %58 = getelementptr inbounds nuw i8, ptr %41, i32 40
  store double 0.000000e+00, ptr %58, align 8, !tbaa !257
  store atomic i32 8, ptr %41 monotonic, align 8
  br label %59

59:                                               ; preds = %49, %53
  store atomic i32 0, ptr %42 release, align 4
  br label %130

60:                                               ; preds = %31
  %61 = load ptr, ptr %12, align 8, !tbaa !219
  %62 = icmp eq ptr %61, null
  br i1 %62, label %72, label %63

63:                                               ; preds = %60
  %64 = getelementptr inbounds nuw i8, ptr %12, i32 8
  %65 = load i64, ptr %64, align 8, !tbaa !526
  %66 = icmp sgt i64 %36, %65
  br i1 %66, label %67, label %95

67:                                               ; preds = %63
  %68 = icmp slt i64 %36, 4611686018427387904
  %69 = zext i1 %68 to i64
  %70 = shl nsw i64 %36, %69
  %71 = icmp sgt i64 %70, %65
  br i1 %71, label %72, label %95

72:                                               ; preds = %67, %60
  %73 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %74 = load ptr, ptr %73, align 8, !tbaa !258
  %75 = getelementptr inbounds nuw i8, ptr %74, i32 16
  %76 = load ptr, ptr %75, align 4, !tbaa !249
  %77 = getelementptr inbounds nuw i8, ptr %76, i32 4
  br label %78

78:                                               ; preds = %78, %72
  %79 = atomicrmw xchg ptr %77, i32 1 acquire, align 4
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %78, !llvm.loop !250

81:                                               ; preds = %78
  %82 = load atomic i32, ptr %76 monotonic, align 8
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %88, label %84

84:                                               ; preds = %81
  %85 = getelementptr inbounds nuw i8, ptr %76, i32 16
  %86 = load i64, ptr %85, align 8, !tbaa !251
  %87 = icmp sgt i64 %86, 0
  br i1 %87, label %88, label %94

88:                                               ; preds = %84, %81
  %89 = getelementptr inbounds nuw i8, ptr %76, i32 12
  store i32 0, ptr %89, align 4, !tbaa !254
  %90 = getelementptr inbounds nuw i8, ptr %76, i32 16
  store i64 0, ptr %90, align 8, !tbaa !251
  %91 = getelementptr inbounds nuw i8, ptr %76, i32 24
  store i64 %36, ptr %91, align 8, !tbaa !255
  %92 = getelementptr inbounds nuw i8, ptr %76, i32 32
  store i64 0, ptr %92, align 8, !tbaa !256
  %93 = getelementptr inbounds nuw i8, ptr %76, i32 40
  store double 0.000000e+00, ptr %93, align 8, !tbaa !257
  store atomic i32 8, ptr %76 monotonic, align 8
  br label %94

94:                                               ; preds = %88, %84
  store atomic i32 0, ptr %77 release, align 4
  br label %130

95:                                               ; preds = %67, %63
  %96 = ptrtoint ptr %61 to i32
  %97 = add i32 %96, 63
  %98 = and i32 %97, -64
  %99 = inttoptr i32 %98 to ptr
  %100 = load i32, ptr %7, align 4, !tbaa !5
  %101 = getelementptr inbounds ptr, ptr %14, i32 %100
  store ptr %99, ptr %101, align 4, !tbaa !31
  %102 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %103 = load i32, ptr %102, align 4, !tbaa !275
  %104 = icmp ugt i32 %103, 6
  br i1 %104, label %105, label %138

105:                                              ; preds = %95, %105
  %106 = phi i32 [ %127, %105 ], [ 4, %95 ]
  %107 = load ptr, ptr %3, align 4, !tbaa !273
  %108 = getelementptr inbounds i32, ptr %107, i32 %6
  %109 = getelementptr inbounds nuw i32, ptr %108, i32 %106
  %110 = load ptr, ptr %20, align 8, !tbaa !278
  %111 = getelementptr inbounds nuw i8, ptr %109, i32 8
  %112 = load i32, ptr %111, align 4, !tbaa !5
  %113 = getelementptr inbounds i64, ptr %110, i32 %112
  %114 = load ptr, ptr %25, align 4, !tbaa !279
  %115 = tail call fastcc i64 @evaluate(ptr noundef %113, ptr noundef %114) #23
  %116 = trunc i64 %115 to i32
  %117 = load ptr, ptr %13, align 8, !tbaa !272
  %118 = getelementptr inbounds nuw i8, ptr %109, i32 4
  %119 = load i32, ptr %118, align 4, !tbaa !5
  %120 = getelementptr inbounds ptr, ptr %117, i32 %119
  %121 = load ptr, ptr %120, align 4, !tbaa !31
  %122 = ptrtoint ptr %121 to i32
  %123 = add i32 %122, %116
  %124 = inttoptr i32 %123 to ptr
  %125 = load i32, ptr %109, align 4, !tbaa !5
  %126 = getelementptr inbounds ptr, ptr %117, i32 %125
  store ptr %124, ptr %126, align 4, !tbaa !31
  %127 = add i32 %106, 3
  %128 = add i32 %106, 5
  %129 = icmp ult i32 %128, %103
  br i1 %129, label %105, label %138, !llvm.loop !524

130:                                              ; preds = %59, %94
  %131 = phi ptr [ %73, %94 ], [ %38, %59 ]
  %132 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %133 = load i32, ptr %132, align 4, !tbaa !269
  %134 = load ptr, ptr %131, align 8, !tbaa !258
  %135 = getelementptr inbounds nuw i8, ptr %134, i32 16
  %136 = load ptr, ptr %135, align 4, !tbaa !249
  %137 = getelementptr inbounds nuw i8, ptr %136, i32 8
  store i32 %133, ptr %137, align 8, !tbaa !270
  br label %138

138:                                              ; preds = %105, %130, %95
  %139 = phi i32 [ 0, %95 ], [ 8, %130 ], [ 0, %105 ]
  ret i32 %139
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define internal fastcc i64 @evaluate(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #17 {
  %3 = alloca [32 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #25
  br label %4

4:                                                ; preds = %71, %2
  %5 = phi i32 [ 0, %2 ], [ %72, %71 ]
  %6 = phi ptr [ %0, %2 ], [ %74, %71 ]
  %7 = phi i32 [ 0, %2 ], [ %73, %71 ]
  %8 = load i64, ptr %6, align 8, !tbaa !107
  switch i64 %8, label %22 [
    i64 0, label %75
    i64 1, label %9
    i64 2, label %14
  ]

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %6, i32 8
  %11 = load i64, ptr %10, align 8, !tbaa !107
  %12 = add nsw i32 %7, 1
  %13 = getelementptr inbounds i64, ptr %3, i32 %7
  store i64 %11, ptr %13, align 8, !tbaa !107
  br label %71

14:                                               ; preds = %4
  %15 = getelementptr inbounds nuw i8, ptr %6, i32 8
  %16 = load i64, ptr %15, align 8, !tbaa !107
  %17 = trunc i64 %16 to i32
  %18 = getelementptr inbounds i64, ptr %1, i32 %17
  %19 = load i64, ptr %18, align 8, !tbaa !107
  %20 = add nsw i32 %7, 1
  %21 = getelementptr inbounds i64, ptr %3, i32 %7
  store i64 %19, ptr %21, align 8, !tbaa !107
  br label %71

22:                                               ; preds = %4
  %23 = add nsw i32 %7, -1
  %24 = getelementptr i64, ptr %3, i32 %7
  %25 = getelementptr i8, ptr %24, i32 -16
  %26 = load i64, ptr %25, align 8, !tbaa !107
  %27 = getelementptr inbounds i64, ptr %3, i32 %23
  %28 = load i64, ptr %27, align 8, !tbaa !107
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
  store i64 %70, ptr %25, align 8, !tbaa !107
  br label %71

71:                                               ; preds = %9, %68, %14
  %72 = phi i32 [ %69, %68 ], [ %5, %9 ], [ %5, %14 ]
  %73 = phi i32 [ %23, %68 ], [ %12, %9 ], [ %20, %14 ]
  %74 = getelementptr inbounds nuw i8, ptr %6, i32 16
  br label %4, !llvm.loop !527

75:                                               ; preds = %4
  %76 = icmp eq i32 %5, 0
  %77 = load i64, ptr %3, align 16
  %78 = select i1 %76, i64 %77, i64 -1
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #25
  ret i64 %78
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #18

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #18

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i32(ptr writeonly captures(none), i8, i32, i1 immarg) #19

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i32(ptr writeonly captures(none), ptr readonly captures(none), i32, i1 immarg) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #20

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #20

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #20

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #21

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #20

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #22

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable }
attributes #1 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable }
attributes #4 = { nounwind uwtable }
attributes #5 = { noinline nounwind uwtable }
attributes #6 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #9 = { nofree norecurse nounwind memory(argmem: readwrite) uwtable }
attributes #10 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable }
attributes #11 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable }
attributes #12 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #13 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable }
attributes #14 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #15 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #16 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #17 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable }
attributes #18 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #19 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #20 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #21 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #22 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #23 = { nobuiltin }
attributes #24 = { nobuiltin nounwind }
attributes #25 = { nounwind }

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
!10 = !{!"tfc_executor", !11, i64 0, !13, i64 4, !14, i64 8, !14, i64 12, !14, i64 16, !14, i64 20, !16, i64 24, !6, i64 28, !6, i64 32, !12, i64 36, !12, i64 40, !17, i64 44, !17, i64 48, !18, i64 52, !19, i64 56, !6, i64 60, !6, i64 64, !6, i64 68, !6, i64 72, !20, i64 76, !21, i64 80, !22, i64 84, !23, i64 88, !23, i64 96, !6, i64 104, !6, i64 108, !6, i64 112, !6, i64 116, !23, i64 120, !23, i64 128, !23, i64 136, !7, i64 144, !24, i64 148, !23, i64 152, !23, i64 160, !23, i64 168, !12, i64 176, !17, i64 180, !17, i64 184, !14, i64 188, !7, i64 192}
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
!34 = !{!"tfc_ctx", !6, i64 0, !6, i64 4, !35, i64 8, !36, i64 12, !37, i64 16, !38, i64 20, !39, i64 24, !40, i64 28}
!35 = !{!"p1 _ZTS8tfc_pool", !12, i64 0}
!36 = !{!"p1 _ZTS8tfc_host", !12, i64 0}
!37 = !{!"p1 _ZTS11tfc_failure", !12, i64 0}
!38 = !{!"p1 _ZTS10tfc_device", !12, i64 0}
!39 = !{!"p1 _ZTS10tfc_checks", !12, i64 0}
!40 = !{!"p1 _ZTS9tfc_timer", !12, i64 0}
!41 = !{!10, !18, i64 52}
!42 = !{!10, !6, i64 112}
!43 = !{!10, !11, i64 0}
!44 = !{!10, !6, i64 28}
!45 = !{!46, !49, i64 12}
!46 = !{!"tfc_graph", !47, i64 0, !48, i64 4, !21, i64 8, !49, i64 12, !50, i64 16, !21, i64 20, !21, i64 24, !6, i64 28, !6, i64 32}
!47 = !{!"p1 _ZTS8tfc_node", !12, i64 0}
!48 = !{!"p1 _ZTS8tfc_edge", !12, i64 0}
!49 = !{!"p1 _ZTS9tfc_frame", !12, i64 0}
!50 = !{!"p1 long long", !12, i64 0}
!51 = !{!52, !11, i64 0}
!52 = !{!"tfc_instance", !11, i64 0, !49, i64 4, !47, i64 8, !53, i64 12, !53, i64 16, !54, i64 20, !23, i64 24, !23, i64 32, !23, i64 40, !6, i64 48, !6, i64 52, !55, i64 56, !56, i64 60, !56, i64 64, !50, i64 68, !14, i64 72, !14, i64 76}
!53 = !{!"p1 _ZTS12tfc_instance", !12, i64 0}
!54 = !{!"p1 _ZTS13tfc_iteration", !12, i64 0}
!55 = !{!"p2 _ZTS13tfc_iteration", !15, i64 0}
!56 = !{!"p1 _ZTS4held", !12, i64 0}
!57 = !{!46, !6, i64 28}
!58 = !{!10, !14, i64 12}
!59 = !{!52, !14, i64 72}
!60 = !{!19, !19, i64 0}
!61 = !{!26, !6, i64 24}
!62 = !{!52, !55, i64 56}
!63 = !{!52, !49, i64 4}
!64 = !{!54, !54, i64 0}
!65 = !{!66, !6, i64 28}
!66 = !{!"tfc_frame", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28, !21, i64 32, !21, i64 36, !21, i64 40, !23, i64 48}
!67 = !{!68, !23, i64 8}
!68 = !{!"tfc_iteration", !23, i64 0, !23, i64 8, !23, i64 16, !53, i64 24, !14, i64 28, !21, i64 32, !21, i64 36}
!69 = !{!10, !6, i64 60}
!70 = !{!46, !47, i64 0}
!71 = !{!66, !21, i64 32}
!72 = !{!73, !47, i64 0}
!73 = !{!"tfc_ready", !47, i64 0, !53, i64 4, !54, i64 8, !6, i64 12}
!74 = !{!73, !53, i64 4}
!75 = !{!73, !54, i64 8}
!76 = !{!73, !6, i64 12}
!77 = distinct !{!77, !29}
!78 = distinct !{!78, !29}
!79 = !{!10, !23, i64 160}
!80 = !{!10, !20, i64 76}
!81 = !{!82, !23, i64 8}
!82 = !{!"tfc_group", !83, i64 0, !84, i64 4, !23, i64 8, !6, i64 16, !6, i64 20, !7, i64 24, !7, i64 28, !7, i64 32, !6, i64 36, !6, i64 40, !6, i64 44, !6, i64 48, !85, i64 52, !85, i64 56, !6, i64 60}
!83 = !{!"p2 _ZTS12tfc_executor", !15, i64 0}
!84 = !{!"p1 _ZTS12tfc_transfer", !12, i64 0}
!85 = !{!"p1 _ZTS10tfc_parcel", !12, i64 0}
!86 = !{!10, !23, i64 136}
!87 = !{!10, !6, i64 32}
!88 = !{!89, !12, i64 24}
!89 = !{!"tfc_host", !6, i64 0, !6, i64 4, !12, i64 8, !12, i64 12, !12, i64 16, !12, i64 20, !12, i64 24, !12, i64 28}
!90 = !{!89, !12, i64 8}
!91 = !{!10, !24, i64 148}
!92 = !{!10, !23, i64 152}
!93 = !{!47, !47, i64 0}
!94 = !{!53, !53, i64 0}
!95 = !{!10, !23, i64 168}
!96 = !{!68, !14, i64 28}
!97 = !{!98, !6, i64 16}
!98 = !{!"tfc_node", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36, !6, i64 40}
!99 = !{!10, !14, i64 20}
!100 = !{!98, !6, i64 0}
!101 = !{!98, !6, i64 24}
!102 = !{!68, !23, i64 16}
!103 = !{!10, !22, i64 84}
!104 = !{!85, !85, i64 0}
!105 = !{!106, !106, i64 0}
!106 = !{!"p1 _ZTS12tfc_executor", !12, i64 0}
!107 = !{!23, !23, i64 0}
!108 = !{!14, !14, i64 0}
!109 = !{!10, !23, i64 120}
!110 = !{!10, !21, i64 80}
!111 = !{!98, !6, i64 4}
!112 = !{!113, !6, i64 36}
!113 = !{!"tfc_activation", !114, i64 0, !6, i64 48, !6, i64 52, !6, i64 56, !6, i64 60, !85, i64 64, !14, i64 68, !14, i64 72, !53, i64 76, !54, i64 80}
!114 = !{!"tfc_parcel", !85, i64 0, !106, i64 4, !19, i64 8, !23, i64 16, !23, i64 24, !12, i64 32, !6, i64 36, !6, i64 40}
!115 = distinct !{!115, !29}
!116 = distinct !{!116, !29}
!117 = !{!82, !84, i64 4}
!118 = !{!114, !6, i64 36}
!119 = !{!114, !23, i64 16}
!120 = distinct !{!120, !29}
!121 = !{!114, !6, i64 40}
!122 = !{!82, !6, i64 20}
!123 = !{!114, !85, i64 0}
!124 = !{!113, !85, i64 64}
!125 = !{!126, !23, i64 8}
!126 = !{!"tfc_transfer", !85, i64 0, !23, i64 8, !23, i64 16}
!127 = !{!114, !23, i64 24}
!128 = !{!126, !23, i64 16}
!129 = !{!34, !38, i64 20}
!130 = !{!131, !12, i64 48}
!131 = !{!"tfc_device", !12, i64 0, !12, i64 4, !12, i64 8, !12, i64 12, !12, i64 16, !12, i64 20, !12, i64 24, !12, i64 28, !12, i64 32, !12, i64 36, !12, i64 40, !12, i64 44, !12, i64 48, !12, i64 52, !12, i64 56, !12, i64 60, !12, i64 64, !12, i64 68}
!132 = !{!26, !12, i64 0}
!133 = !{!114, !12, i64 32}
!134 = distinct !{!134, !29}
!135 = distinct !{!135, !29}
!136 = !{!114, !106, i64 4}
!137 = !{!10, !6, i64 108}
!138 = !{!98, !6, i64 36}
!139 = !{!46, !21, i64 20}
!140 = !{!46, !50, i64 16}
!141 = !{!46, !21, i64 24}
!142 = !{!113, !14, i64 72}
!143 = distinct !{!143, !29}
!144 = !{!10, !23, i64 128}
!145 = !{!52, !47, i64 8}
!146 = !{!52, !53, i64 12}
!147 = !{!52, !54, i64 20}
!148 = distinct !{!148, !149}
!149 = !{!"llvm.loop.unroll.disable"}
!150 = distinct !{!150, !29}
!151 = !{!10, !13, i64 4}
!152 = !{!98, !6, i64 20}
!153 = !{!154, !21, i64 8}
!154 = !{!"tfc_region_use", !155, i64 0, !15, i64 4, !21, i64 8, !21, i64 12, !156, i64 16, !23, i64 24, !23, i64 32}
!155 = !{!"p1 _ZTS10tfc_region", !12, i64 0}
!156 = !{!"p1 _ZTS8tfc_move", !12, i64 0}
!157 = !{!154, !15, i64 4}
!158 = distinct !{!158, !29}
!159 = !{!154, !23, i64 24}
!160 = !{!154, !21, i64 12}
!161 = distinct !{!161, !29}
!162 = !{!154, !156, i64 16}
!163 = !{!164, !6, i64 4}
!164 = !{!"tfc_move", !6, i64 0, !6, i64 4, !23, i64 8}
!165 = !{!164, !23, i64 8}
!166 = !{!164, !6, i64 0}
!167 = !{!154, !23, i64 32}
!168 = !{!10, !6, i64 104}
!169 = !{!154, !155, i64 0}
!170 = distinct !{!170, !29}
!171 = !{!7, !7, i64 0}
!172 = distinct !{!172, !29}
!173 = distinct !{!173, !149}
!174 = distinct !{!174, !29}
!175 = !{!46, !21, i64 8}
!176 = !{!98, !6, i64 40}
!177 = distinct !{!177, !29}
!178 = !{!10, !14, i64 8}
!179 = !{!52, !14, i64 76}
!180 = !{!10, !14, i64 16}
!181 = distinct !{!181, !29}
!182 = distinct !{!182, !29}
!183 = !{!114, !19, i64 8}
!184 = distinct !{!184, !29}
!185 = !{!10, !6, i64 64}
!186 = !{!10, !6, i64 68}
!187 = !{!10, !6, i64 72}
!188 = !{!113, !53, i64 76}
!189 = !{!113, !6, i64 52}
!190 = !{!113, !6, i64 48}
!191 = !{!113, !6, i64 56}
!192 = !{!131, !12, i64 56}
!193 = distinct !{!193, !149}
!194 = !{!131, !12, i64 60}
!195 = distinct !{!195, !149}
!196 = !{!113, !54, i64 80}
!197 = !{!113, !23, i64 24}
!198 = !{!199, !6, i64 8}
!199 = !{!"tfc_driver", !6, i64 0, !6, i64 4, !6, i64 8}
!200 = !{!82, !6, i64 48}
!201 = !{!199, !6, i64 0}
!202 = !{!82, !85, i64 52}
!203 = distinct !{!203, !29}
!204 = !{!82, !7, i64 24}
!205 = !{!199, !6, i64 4}
!206 = !{!82, !6, i64 16}
!207 = !{!82, !83, i64 0}
!208 = distinct !{!208, !29}
!209 = !{!82, !6, i64 40}
!210 = !{!10, !7, i64 144}
!211 = !{!82, !6, i64 44}
!212 = !{!82, !85, i64 56}
!213 = !{!82, !6, i64 60}
!214 = distinct !{!214, !29}
!215 = !{!131, !12, i64 52}
!216 = distinct !{!216, !29}
!217 = distinct !{!217, !29}
!218 = !{!82, !6, i64 36}
!219 = !{!220, !12, i64 0}
!220 = !{!"tfc_block", !12, i64 0, !23, i64 8}
!221 = !{!222, !23, i64 40}
!222 = !{!"tfc_monitor", !7, i64 0, !6, i64 4, !223, i64 8, !23, i64 16, !23, i64 24, !224, i64 32, !23, i64 40, !23, i64 48}
!223 = !{!"p1 _ZTS9tfc_event", !12, i64 0}
!224 = !{!"p1 _ZTS8tfc_runs", !12, i64 0}
!225 = !{!222, !224, i64 32}
!226 = !{!227, !23, i64 0}
!227 = !{!"tfc_runs", !23, i64 0, !23, i64 8, !23, i64 16, !23, i64 24}
!228 = !{!227, !23, i64 16}
!229 = !{!227, !23, i64 24}
!230 = !{!222, !23, i64 48}
!231 = !{!222, !23, i64 24}
!232 = !{!222, !23, i64 16}
!233 = !{!222, !223, i64 8}
!234 = !{!227, !23, i64 8}
!235 = !{!236, !23, i64 8}
!236 = !{!"tfc_event", !23, i64 0, !23, i64 8, !23, i64 16}
!237 = !{!238, !6, i64 0}
!238 = !{!"tfc_pool", !6, i64 0}
!239 = !{!89, !12, i64 12}
!240 = !{!89, !6, i64 4}
!241 = !{!34, !35, i64 8}
!242 = !{!243, !12, i64 0}
!243 = !{!"tfc_loop", !12, i64 0, !12, i64 4, !23, i64 8, !23, i64 16, !23, i64 24}
!244 = !{!243, !12, i64 4}
!245 = !{!243, !23, i64 8}
!246 = !{!243, !23, i64 24}
!247 = distinct !{!247, !29}
!248 = !{!243, !23, i64 16}
!249 = !{!34, !37, i64 16}
!250 = distinct !{!250, !29}
!251 = !{!252, !23, i64 16}
!252 = !{!"tfc_failure", !7, i64 0, !7, i64 4, !6, i64 8, !6, i64 12, !23, i64 16, !23, i64 24, !23, i64 32, !253, i64 40}
!253 = !{!"double", !7, i64 0}
!254 = !{!252, !6, i64 12}
!255 = !{!252, !23, i64 24}
!256 = !{!252, !23, i64 32}
!257 = !{!252, !253, i64 40}
!258 = !{!259, !16, i64 32}
!259 = !{!"tfc_region", !260, i64 0, !23, i64 8, !15, i64 16, !50, i64 20, !15, i64 24, !21, i64 28, !16, i64 32, !23, i64 40, !50, i64 48, !17, i64 52, !261, i64 56, !23, i64 64, !21, i64 72, !262, i64 76}
!260 = !{!"p1 _ZTS15tfc_instruction", !12, i64 0}
!261 = !{!"p1 _ZTS9tfc_block", !12, i64 0}
!262 = !{!"p1 _ZTS13tfc_recording", !12, i64 0}
!263 = !{!89, !12, i64 20}
!264 = !{!259, !260, i64 0}
!265 = !{!259, !23, i64 8}
!266 = !{!267, !6, i64 16}
!267 = !{!"tfc_instruction", !12, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20}
!268 = !{!259, !23, i64 40}
!269 = !{!267, !6, i64 12}
!270 = !{!252, !6, i64 8}
!271 = !{!267, !6, i64 20}
!272 = !{!259, !15, i64 16}
!273 = !{!259, !21, i64 28}
!274 = !{!267, !6, i64 4}
!275 = !{!267, !6, i64 8}
!276 = !{!259, !17, i64 52}
!277 = distinct !{!277, !29}
!278 = !{!259, !50, i64 48}
!279 = !{!259, !50, i64 20}
!280 = distinct !{!280, !29}
!281 = !{!259, !23, i64 64}
!282 = distinct !{!282, !29}
!283 = !{!284, !12, i64 8}
!284 = !{!"py_record", !285, i64 0, !12, i64 4, !12, i64 8}
!285 = !{!"long", !7, i64 0}
!286 = !{!287, !288, i64 0}
!287 = !{!"tfc_callable", !288, i64 0, !12, i64 4, !23, i64 8}
!288 = !{!"p1 _ZTS12tfc_prepared", !12, i64 0}
!289 = !{!290, !292, i64 4}
!290 = !{!"tfc_prepared", !291, i64 0, !292, i64 4, !21, i64 8, !15, i64 12, !15, i64 16, !12, i64 20, !6, i64 24, !6, i64 28}
!291 = !{!"p1 _ZTS10tfc_python", !12, i64 0}
!292 = !{!"p1 _ZTS11tfc_binding", !12, i64 0}
!293 = !{!290, !6, i64 24}
!294 = distinct !{!294, !149}
!295 = distinct !{!295, !149}
!296 = distinct !{!296, !29}
!297 = distinct !{!297, !29}
!298 = !{!299, !285, i64 8}
!299 = !{!"py_object", !285, i64 0, !12, i64 4, !285, i64 8}
!300 = !{!290, !291, i64 0}
!301 = !{!302, !23, i64 112}
!302 = !{!"tfc_python", !12, i64 0, !12, i64 4, !12, i64 8, !12, i64 12, !12, i64 16, !12, i64 20, !12, i64 24, !12, i64 28, !12, i64 32, !12, i64 36, !12, i64 40, !12, i64 44, !12, i64 48, !12, i64 52, !12, i64 56, !12, i64 60, !12, i64 64, !12, i64 68, !12, i64 72, !12, i64 76, !12, i64 80, !12, i64 84, !12, i64 88, !12, i64 92, !12, i64 96, !12, i64 100, !12, i64 104, !23, i64 112}
!303 = !{!290, !15, i64 12}
!304 = !{!290, !12, i64 20}
!305 = distinct !{!305, !29}
!306 = !{!302, !12, i64 56}
!307 = distinct !{!307, !29}
!308 = distinct !{!308, !29}
!309 = !{!302, !12, i64 8}
!310 = !{!287, !12, i64 4}
!311 = !{!290, !21, i64 8}
!312 = !{!290, !6, i64 28}
!313 = distinct !{!313, !149}
!314 = distinct !{!314, !29}
!315 = !{!302, !12, i64 80}
!316 = !{!287, !23, i64 8}
!317 = !{!299, !12, i64 4}
!318 = !{!302, !12, i64 96}
!319 = !{!302, !12, i64 32}
!320 = !{!290, !15, i64 16}
!321 = !{!302, !12, i64 36}
!322 = distinct !{!322, !29}
!323 = !{!302, !12, i64 60}
!324 = !{!302, !12, i64 64}
!325 = !{!302, !12, i64 92}
!326 = !{!302, !12, i64 52}
!327 = !{!302, !12, i64 48}
!328 = distinct !{!328, !29}
!329 = !{!302, !12, i64 88}
!330 = distinct !{!330, !29}
!331 = distinct !{!331, !149}
!332 = distinct !{!332, !149}
!333 = distinct !{!333, !29}
!334 = distinct !{!334, !149}
!335 = !{!292, !292, i64 0}
!336 = !{!337, !6, i64 96}
!337 = !{!"tfc_binding", !12, i64 0, !292, i64 4, !155, i64 8, !338, i64 12, !338, i64 16, !339, i64 20, !23, i64 24, !6, i64 32, !6, i64 36, !340, i64 40, !23, i64 48, !341, i64 56, !50, i64 60, !23, i64 64, !12, i64 72, !12, i64 76, !12, i64 80, !12, i64 84, !6, i64 88, !6, i64 92, !6, i64 96, !6, i64 100, !342, i64 104}
!338 = !{!"p1 _ZTS11tfc_operand", !12, i64 0}
!339 = !{!"p1 _ZTS9tfc_shift", !12, i64 0}
!340 = !{!"p1 _ZTS9tfc_saved", !12, i64 0}
!341 = !{!"p1 _ZTS13tfc_step_lock", !12, i64 0}
!342 = !{!"p1 _ZTS9tfc_begun", !12, i64 0}
!343 = !{!337, !6, i64 100}
!344 = !{!337, !338, i64 12}
!345 = !{!302, !12, i64 84}
!346 = !{!347, !12, i64 28}
!347 = !{!"py_array", !285, i64 0, !12, i64 4, !12, i64 8, !6, i64 12, !348, i64 16, !348, i64 20, !12, i64 24, !12, i64 28, !6, i64 32}
!348 = !{!"p1 long", !12, i64 0}
!349 = !{!350, !12, i64 0}
!350 = !{!"tfc_operand", !12, i64 0, !12, i64 4, !348, i64 8, !23, i64 16, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36, !12, i64 40, !12, i64 44, !23, i64 48}
!351 = !{!347, !6, i64 12}
!352 = !{!350, !6, i64 24}
!353 = !{!347, !6, i64 32}
!354 = !{!347, !348, i64 16}
!355 = !{!350, !348, i64 8}
!356 = distinct !{!356, !29}
!357 = !{!285, !285, i64 0}
!358 = !{!347, !12, i64 8}
!359 = !{!350, !12, i64 44}
!360 = !{!350, !12, i64 4}
!361 = !{!350, !6, i64 32}
!362 = !{!302, !12, i64 100}
!363 = !{!302, !12, i64 68}
!364 = !{!302, !12, i64 104}
!365 = !{!302, !12, i64 72}
!366 = !{!350, !23, i64 48}
!367 = distinct !{!367, !29}
!368 = distinct !{!368, !29}
!369 = !{!337, !338, i64 16}
!370 = !{!350, !6, i64 36}
!371 = !{!350, !23, i64 16}
!372 = distinct !{!372, !29}
!373 = distinct !{!373, !29}
!374 = distinct !{!374, !29}
!375 = !{!337, !12, i64 0}
!376 = !{!302, !12, i64 0}
!377 = distinct !{!377, !29}
!378 = !{!350, !12, i64 40}
!379 = !{!302, !12, i64 12}
!380 = !{!302, !12, i64 76}
!381 = distinct !{!381, !29}
!382 = !{!302, !12, i64 4}
!383 = distinct !{!383, !29}
!384 = !{!337, !6, i64 92}
!385 = !{!337, !341, i64 56}
!386 = !{!387, !6, i64 4}
!387 = !{!"tfc_step_lock", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12}
!388 = !{!387, !6, i64 8}
!389 = !{!337, !6, i64 88}
!390 = !{!387, !6, i64 0}
!391 = !{!337, !50, i64 60}
!392 = !{!337, !23, i64 64}
!393 = !{!337, !342, i64 104}
!394 = !{!395, !12, i64 4}
!395 = !{!"tfc_begun", !20, i64 0, !12, i64 4, !12, i64 8, !23, i64 16, !396, i64 24, !23, i64 32, !397, i64 40, !6, i64 44}
!396 = !{!"p1 _ZTS8tfc_cell", !12, i64 0}
!397 = !{!"p3 _ZTS9tfc_value", !398, i64 0}
!398 = !{!"any p3 pointer", !15, i64 0}
!399 = !{!395, !12, i64 8}
!400 = !{!395, !23, i64 16}
!401 = !{!395, !23, i64 32}
!402 = !{!395, !396, i64 24}
!403 = !{!404, !23, i64 8}
!404 = !{!"tfc_cell", !15, i64 0, !23, i64 8}
!405 = !{!404, !15, i64 0}
!406 = !{!395, !20, i64 0}
!407 = !{!395, !6, i64 44}
!408 = !{!337, !6, i64 36}
!409 = distinct !{!409, !29}
!410 = !{!395, !397, i64 40}
!411 = distinct !{!411, !29}
!412 = !{!337, !12, i64 72}
!413 = !{!302, !12, i64 16}
!414 = !{!302, !12, i64 20}
!415 = !{!337, !12, i64 84}
!416 = !{!337, !12, i64 76}
!417 = distinct !{!417, !29}
!418 = distinct !{!418, !149}
!419 = !{!337, !12, i64 80}
!420 = !{!302, !12, i64 24}
!421 = !{!302, !12, i64 28}
!422 = distinct !{!422, !29}
!423 = !{!302, !12, i64 40}
!424 = !{!302, !12, i64 44}
!425 = distinct !{!425, !29}
!426 = distinct !{!426, !149}
!427 = distinct !{!427, !149}
!428 = distinct !{!428, !29}
!429 = distinct !{!429, !29}
!430 = distinct !{!430, !149}
!431 = !{!337, !6, i64 32}
!432 = distinct !{!432, !149}
!433 = distinct !{!433, !29}
!434 = distinct !{!434, !149}
!435 = distinct !{!435, !29}
!436 = !{!337, !155, i64 8}
!437 = !{!350, !6, i64 28}
!438 = distinct !{!438, !149}
!439 = distinct !{!439, !29}
!440 = !{!337, !23, i64 24}
!441 = distinct !{!441, !29}
!442 = !{!337, !339, i64 20}
!443 = !{!444, !23, i64 8}
!444 = !{!"tfc_shift", !23, i64 0, !23, i64 8, !23, i64 16}
!445 = !{!444, !23, i64 16}
!446 = !{!444, !23, i64 0}
!447 = !{!337, !23, i64 48}
!448 = distinct !{!448, !29}
!449 = !{!337, !340, i64 40}
!450 = !{!451, !12, i64 4}
!451 = !{!"tfc_saved", !12, i64 0, !12, i64 4, !23, i64 8}
!452 = !{!451, !12, i64 0}
!453 = !{!451, !23, i64 8}
!454 = distinct !{!454, !29}
!455 = distinct !{!455, !29}
!456 = distinct !{!456, !29}
!457 = !{!66, !6, i64 12}
!458 = !{!66, !6, i64 16}
!459 = !{!46, !6, i64 32}
!460 = !{!66, !6, i64 24}
!461 = !{!66, !6, i64 20}
!462 = !{!11, !11, i64 0}
!463 = !{!49, !49, i64 0}
!464 = !{!52, !56, i64 60}
!465 = !{!52, !56, i64 64}
!466 = !{!52, !50, i64 68}
!467 = distinct !{!467, !149}
!468 = distinct !{!468, !29}
!469 = distinct !{!469, !29}
!470 = distinct !{!470, !149}
!471 = !{!66, !6, i64 8}
!472 = !{!10, !17, i64 48}
!473 = !{!10, !17, i64 44}
!474 = !{!10, !12, i64 36}
!475 = !{!10, !12, i64 40}
!476 = !{!66, !6, i64 4}
!477 = !{!66, !6, i64 0}
!478 = !{!52, !23, i64 40}
!479 = !{!52, !23, i64 24}
!480 = !{!21, !21, i64 0}
!481 = distinct !{!481, !149}
!482 = !{!66, !21, i64 40}
!483 = distinct !{!483, !29}
!484 = distinct !{!484, !29}
!485 = !{i64 0, i64 4, !93, i64 4, i64 4, !94, i64 8, i64 4, !64, i64 12, i64 4, !5}
!486 = distinct !{!486, !29}
!487 = !{!52, !23, i64 32}
!488 = !{!52, !6, i64 52}
!489 = distinct !{!489, !29}
!490 = distinct !{!490, !29}
!491 = !{!52, !6, i64 48}
!492 = !{!493, !47, i64 0}
!493 = !{!"held", !47, i64 0, !19, i64 4}
!494 = !{!493, !19, i64 4}
!495 = distinct !{!495, !29}
!496 = distinct !{!496, !29}
!497 = distinct !{!497, !29}
!498 = !{!66, !21, i64 36}
!499 = distinct !{!499, !29}
!500 = distinct !{!500, !29}
!501 = !{!52, !53, i64 16}
!502 = !{!26, !6, i64 28}
!503 = !{!10, !12, i64 176}
!504 = !{!10, !14, i64 188}
!505 = distinct !{!505, !29}
!506 = !{!46, !48, i64 4}
!507 = !{!68, !21, i64 32}
!508 = !{!98, !6, i64 12}
!509 = !{!68, !21, i64 36}
!510 = !{!68, !23, i64 0}
!511 = distinct !{!511, !29}
!512 = distinct !{!512, !29}
!513 = !{!66, !23, i64 48}
!514 = !{!68, !53, i64 24}
!515 = distinct !{!515, !29}
!516 = !{!10, !23, i64 88}
!517 = !{!10, !23, i64 96}
!518 = distinct !{!518, !29}
!519 = !{!10, !17, i64 184}
!520 = !{!10, !17, i64 180}
!521 = !{!259, !15, i64 24}
!522 = !{!267, !12, i64 0}
!523 = distinct !{!523, !29}
!524 = distinct !{!524, !29}
!525 = !{!259, !261, i64 56}
!526 = !{!220, !23, i64 8}
!527 = distinct !{!527, !29}
attributes #26 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable optsize }
attributes #27 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable optsize }
attributes #28 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable optsize }
attributes #29 = { nounwind uwtable optsize }
attributes #30 = { noinline nounwind uwtable optsize }
attributes #31 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable optsize }
attributes #32 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable optsize }
attributes #33 = { nofree norecurse nounwind memory(argmem: readwrite) uwtable optsize }
attributes #34 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable optsize }
attributes #35 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable optsize }
attributes #36 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable optsize }
attributes #37 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable optsize }
attributes #38 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable optsize }
attributes #39 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable optsize }
