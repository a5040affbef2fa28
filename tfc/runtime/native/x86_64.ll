; Made by `python -m tfc.runtime.native` from native.c; do not edit.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.tfc_driver = type { i32, i32, i32 }
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

@tfc_may_use_amx.answer = internal unnamed_addr global i32 0, align 4
@slow_way = internal global i8 0, align 1
@__const.drive_begun.driver = private unnamed_addr constant %struct.tfc_driver { i32 -1, i32 0, i32 0 }, align 4

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @tfc_may_use_amx() local_unnamed_addr #27 {
  %1 = load atomic i32, ptr @tfc_may_use_amx.answer monotonic, align 4
  %2 = icmp eq i32 %1, 0
  br i1 %2, label %3, label %7

3:                                                ; preds = %0
  %4 = tail call i64 (i64, ...) @syscall(i64 noundef 158, i32 noundef 4131, i32 noundef 18) #18
  %5 = icmp eq i64 %4, 0
  %6 = select i1 %5, i32 2, i32 1
  store atomic i32 %6, ptr @tfc_may_use_amx.answer monotonic, align 4
  br label %7

7:                                                ; preds = %3, %0
  %8 = phi i32 [ %6, %3 ], [ %1, %0 ]
  %9 = icmp eq i32 %8, 2
  %10 = zext i1 %9 to i32
  ret i32 %10
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nounwind
declare i64 @syscall(i64 noundef, ...) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

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

; Function Attrs: nounwind uwtable
define i32 @tfc_execute(ptr noundef initializes((96, 104)) %0) local_unnamed_addr #27 {
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

153:                                              ; preds = %1092, %122
  %154 = load i32, ptr %123, align 8, !tbaa !66
  %155 = icmp eq i32 %154, 0
  br i1 %155, label %156, label %1102

156:                                              ; preds = %153
  %157 = load atomic i64, ptr %124 monotonic, align 8
  %158 = icmp eq i64 %157, 0
  br i1 %158, label %162, label %159

159:                                              ; preds = %156
  call fastcc void @empty_inbox(ptr noundef nonnull %0)
  %160 = load i32, ptr %123, align 8, !tbaa !66
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %162, label %1102

162:                                              ; preds = %156, %159
  %163 = load i64, ptr %125, align 8, !tbaa !76
  %164 = icmp eq i64 %163, 0
  br i1 %164, label %1098, label %165

165:                                              ; preds = %162
  %166 = load ptr, ptr %126, align 8, !tbaa !77
  %167 = icmp eq ptr %166, null
  br i1 %167, label %188, label %168

168:                                              ; preds = %165
  %169 = getelementptr inbounds nuw i8, ptr %166, i64 32
  %170 = load atomic i32, ptr %169 monotonic, align 8
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %172, label %1102

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
  br i1 %187, label %188, label %1102

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
  br i1 %198, label %199, label %1095

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
  switch i32 %224, label %479 [
    i32 15, label %225
    i32 14, label %370
  ]

225:                                              ; preds = %199
  %226 = getelementptr inbounds nuw i8, ptr %203, i64 24
  %227 = load i32, ptr %226, align 4, !tbaa !101
  %228 = sext i32 %227 to i64
  %229 = shl nsw i64 %228, 3
  %230 = add nsw i64 %229, 104
  %231 = call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef %230)
  %232 = icmp eq ptr %231, null
  br i1 %232, label %1092, label %233

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
  br i1 %286, label %310, label %306

287:                                              ; preds = %303, %258
  %288 = phi i32 [ 0, %258 ], [ %304, %303 ]
  %289 = cmpxchg ptr %283, i32 0, i32 1 acquire monotonic, align 4
  %290 = extractvalue { i32, i1 } %289, 1
  br i1 %290, label %310, label %291

291:                                              ; preds = %287
  call void @llvm.x86.sse2.pause()
  %292 = cmpxchg ptr %283, i32 0, i32 1 acquire monotonic, align 4
  %293 = extractvalue { i32, i1 } %292, 1
  br i1 %293, label %310, label %294

294:                                              ; preds = %291
  call void @llvm.x86.sse2.pause()
  %295 = cmpxchg ptr %283, i32 0, i32 1 acquire monotonic, align 4
  %296 = extractvalue { i32, i1 } %295, 1
  br i1 %296, label %310, label %297

297:                                              ; preds = %294
  call void @llvm.x86.sse2.pause()
  %298 = cmpxchg ptr %283, i32 0, i32 1 acquire monotonic, align 4
  %299 = extractvalue { i32, i1 } %298, 1
  br i1 %299, label %310, label %300

300:                                              ; preds = %297
  call void @llvm.x86.sse2.pause()
  %301 = cmpxchg ptr %283, i32 0, i32 1 acquire monotonic, align 4
  %302 = extractvalue { i32, i1 } %301, 1
  br i1 %302, label %310, label %303

303:                                              ; preds = %300
  call void @llvm.x86.sse2.pause()
  %304 = add nuw nsw i32 %288, 5
  %305 = icmp eq i32 %304, 100
  br i1 %305, label %284, label %287, !llvm.loop !115

306:                                              ; preds = %284, %306
  %307 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %283, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %308 = atomicrmw xchg ptr %283, i32 2 acquire, align 4
  %309 = icmp eq i32 %308, 0
  br i1 %309, label %310, label %306, !llvm.loop !116

310:                                              ; preds = %287, %291, %294, %297, %300, %306, %284
  %311 = load ptr, ptr %126, align 8, !tbaa !77
  %312 = getelementptr inbounds nuw i8, ptr %311, i64 8
  %313 = load ptr, ptr %312, align 8, !tbaa !117
  %314 = load i32, ptr %264, align 8, !tbaa !118
  %315 = sext i32 %314 to i64
  %316 = getelementptr inbounds %struct.tfc_transfer, ptr %313, i64 %315
  %317 = load ptr, ptr %316, align 8, !tbaa !104
  %318 = icmp eq ptr %317, null
  br i1 %318, label %354, label %319

319:                                              ; preds = %310
  %320 = load i64, ptr %262, align 8, !tbaa !119
  %321 = getelementptr inbounds nuw i8, ptr %317, i64 24
  %322 = load i64, ptr %321, align 8, !tbaa !119
  %323 = icmp eq i64 %322, %320
  br i1 %323, label %328, label %337

324:                                              ; preds = %337
  %325 = getelementptr inbounds nuw i8, ptr %339, i64 24
  %326 = load i64, ptr %325, align 8, !tbaa !119
  %327 = icmp eq i64 %326, %320
  br i1 %327, label %328, label %337, !llvm.loop !120

328:                                              ; preds = %324, %319
  %329 = phi ptr [ %317, %319 ], [ %339, %324 ]
  %330 = phi ptr [ %316, %319 ], [ %338, %324 ]
  %331 = getelementptr inbounds nuw i8, ptr %329, i64 44
  %332 = load i32, ptr %331, align 4, !tbaa !121
  %333 = load i32, ptr %265, align 4, !tbaa !121
  %334 = icmp eq i32 %332, %333
  br i1 %334, label %341, label %335

335:                                              ; preds = %328
  %336 = load ptr, ptr %329, align 8, !tbaa !122
  br label %357

337:                                              ; preds = %319, %324
  %338 = phi ptr [ %339, %324 ], [ %317, %319 ]
  %339 = load ptr, ptr %338, align 8, !tbaa !104
  %340 = icmp eq ptr %339, null
  br i1 %340, label %354, label %324, !llvm.loop !120

341:                                              ; preds = %328
  %342 = getelementptr inbounds nuw i8, ptr %311, i64 32
  %343 = load atomic i32, ptr %342 monotonic, align 8
  %344 = icmp eq i32 %343, 0
  br i1 %344, label %345, label %354

345:                                              ; preds = %341
  %346 = getelementptr inbounds nuw i8, ptr %311, i64 28
  store i32 -1, ptr %346, align 4, !tbaa !123
  store atomic i32 13, ptr %342 monotonic, align 8
  %347 = getelementptr inbounds nuw i8, ptr %311, i64 40
  %348 = atomicrmw add ptr %347, i32 1 monotonic, align 8
  %349 = getelementptr inbounds nuw i8, ptr %311, i64 44
  %350 = load i32, ptr %349, align 4, !tbaa !124
  %351 = icmp eq i32 %350, 0
  br i1 %351, label %354, label %352

352:                                              ; preds = %345
  %353 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %347, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %354

354:                                              ; preds = %337, %352, %345, %341, %310
  %355 = phi ptr [ %316, %310 ], [ %330, %352 ], [ %330, %345 ], [ %330, %341 ], [ %338, %337 ]
  store ptr null, ptr %231, align 8, !tbaa !122
  %356 = load ptr, ptr %126, align 8, !tbaa !77
  br label %357

357:                                              ; preds = %354, %335
  %358 = phi ptr [ %311, %335 ], [ %356, %354 ]
  %359 = phi ptr [ %330, %335 ], [ %355, %354 ]
  %360 = phi ptr [ %336, %335 ], [ %231, %354 ]
  %361 = phi ptr [ %329, %335 ], [ null, %354 ]
  store ptr %360, ptr %359, align 8, !tbaa !104
  store ptr %361, ptr %270, align 8, !tbaa !125
  %362 = getelementptr inbounds nuw i8, ptr %358, i64 36
  %363 = atomicrmw xchg ptr %362, i32 0 release, align 4
  %364 = icmp eq i32 %363, 2
  br i1 %364, label %365, label %367

365:                                              ; preds = %357
  %366 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %362, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %367

367:                                              ; preds = %365, %357
  %368 = icmp eq ptr %361, null
  br i1 %368, label %1092, label %369

369:                                              ; preds = %367
  call fastcc void @end_activation(ptr noundef nonnull %0, ptr noundef nonnull %231)
  br label %1092

370:                                              ; preds = %199
  %371 = load ptr, ptr %137, align 8, !tbaa !103
  %372 = icmp eq ptr %371, null
  br i1 %372, label %379, label %373

373:                                              ; preds = %370
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #18
  %374 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6) #18
  %375 = load i64, ptr %6, align 8, !tbaa !84
  %376 = mul nsw i64 %375, 1000000000
  %377 = load i64, ptr %138, align 8, !tbaa !86
  %378 = add nsw i64 %376, %377
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #18
  br label %379

379:                                              ; preds = %373, %370
  %380 = phi i64 [ %378, %373 ], [ 0, %370 ]
  %381 = getelementptr inbounds nuw i8, ptr %207, i64 16
  %382 = load i64, ptr %381, align 8, !tbaa !102
  %383 = getelementptr inbounds nuw i8, ptr %203, i64 4
  %384 = load i32, ptr %383, align 4, !tbaa !111
  %385 = icmp eq i32 %209, 0
  br i1 %385, label %386, label %388

386:                                              ; preds = %379
  %387 = load ptr, ptr %222, align 8, !tbaa !57
  br label %388

388:                                              ; preds = %386, %379
  %389 = phi ptr [ %387, %386 ], [ null, %379 ]
  %390 = load ptr, ptr %126, align 8, !tbaa !77
  %391 = call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef 48)
  %392 = icmp eq ptr %391, null
  br i1 %392, label %478, label %393

393:                                              ; preds = %388
  %394 = icmp eq ptr %389, null
  br i1 %394, label %399, label %395

395:                                              ; preds = %393
  %396 = getelementptr inbounds nuw i8, ptr %389, i64 24
  %397 = load i32, ptr %396, align 8, !tbaa !58
  %398 = add nsw i32 %397, 1
  store i32 %398, ptr %396, align 8, !tbaa !58
  br label %399

399:                                              ; preds = %395, %393
  %400 = load ptr, ptr %139, align 8, !tbaa !110
  %401 = sext i32 %384 to i64
  %402 = getelementptr inbounds i32, ptr %400, i64 %401
  %403 = load i32, ptr %402, align 4, !tbaa !5
  store ptr null, ptr %391, align 8, !tbaa !104
  %404 = getelementptr inbounds nuw i8, ptr %391, i64 8
  store ptr %0, ptr %404, align 8, !tbaa !105
  %405 = getelementptr inbounds nuw i8, ptr %391, i64 16
  store ptr %389, ptr %405, align 8, !tbaa !57
  %406 = getelementptr inbounds nuw i8, ptr %391, i64 24
  store i64 %382, ptr %406, align 8, !tbaa !107
  %407 = getelementptr inbounds nuw i8, ptr %391, i64 32
  store i64 0, ptr %407, align 8, !tbaa !107
  %408 = getelementptr inbounds nuw i8, ptr %391, i64 40
  store i32 %403, ptr %408, align 8, !tbaa !5
  %409 = getelementptr inbounds nuw i8, ptr %391, i64 44
  store i32 0, ptr %409, align 4, !tbaa !5
  %410 = getelementptr inbounds nuw i8, ptr %390, i64 8
  %411 = load ptr, ptr %410, align 8, !tbaa !117
  %412 = sext i32 %403 to i64
  %413 = getelementptr inbounds %struct.tfc_transfer, ptr %411, i64 %412
  %414 = getelementptr inbounds nuw i8, ptr %413, i64 8
  %415 = load i64, ptr %414, align 8, !tbaa !126
  %416 = icmp eq i64 %415, 0
  br i1 %416, label %424, label %417

417:                                              ; preds = %399
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #18
  %418 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5) #18
  %419 = load i64, ptr %5, align 8, !tbaa !84
  %420 = mul nsw i64 %419, 1000000000
  %421 = load i64, ptr %140, align 8, !tbaa !86
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #18
  %422 = add i64 %421, %415
  %423 = add i64 %422, %420
  store i64 %423, ptr %407, align 8, !tbaa !128
  br label %424

424:                                              ; preds = %417, %399
  %425 = getelementptr inbounds nuw i8, ptr %390, i64 36
  br label %429

426:                                              ; preds = %445
  %427 = atomicrmw xchg ptr %425, i32 2 acquire, align 4
  %428 = icmp eq i32 %427, 0
  br i1 %428, label %452, label %448

429:                                              ; preds = %445, %424
  %430 = phi i32 [ 0, %424 ], [ %446, %445 ]
  %431 = cmpxchg ptr %425, i32 0, i32 1 acquire monotonic, align 4
  %432 = extractvalue { i32, i1 } %431, 1
  br i1 %432, label %452, label %433

433:                                              ; preds = %429
  call void @llvm.x86.sse2.pause()
  %434 = cmpxchg ptr %425, i32 0, i32 1 acquire monotonic, align 4
  %435 = extractvalue { i32, i1 } %434, 1
  br i1 %435, label %452, label %436

436:                                              ; preds = %433
  call void @llvm.x86.sse2.pause()
  %437 = cmpxchg ptr %425, i32 0, i32 1 acquire monotonic, align 4
  %438 = extractvalue { i32, i1 } %437, 1
  br i1 %438, label %452, label %439

439:                                              ; preds = %436
  call void @llvm.x86.sse2.pause()
  %440 = cmpxchg ptr %425, i32 0, i32 1 acquire monotonic, align 4
  %441 = extractvalue { i32, i1 } %440, 1
  br i1 %441, label %452, label %442

442:                                              ; preds = %439
  call void @llvm.x86.sse2.pause()
  %443 = cmpxchg ptr %425, i32 0, i32 1 acquire monotonic, align 4
  %444 = extractvalue { i32, i1 } %443, 1
  br i1 %444, label %452, label %445

445:                                              ; preds = %442
  call void @llvm.x86.sse2.pause()
  %446 = add nuw nsw i32 %430, 5
  %447 = icmp eq i32 %446, 100
  br i1 %447, label %426, label %429, !llvm.loop !115

448:                                              ; preds = %426, %448
  %449 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %425, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %450 = atomicrmw xchg ptr %425, i32 2 acquire, align 4
  %451 = icmp eq i32 %450, 0
  br i1 %451, label %452, label %448, !llvm.loop !116

452:                                              ; preds = %429, %433, %436, %439, %442, %448, %426
  br i1 %416, label %472, label %453

453:                                              ; preds = %452
  %454 = getelementptr inbounds nuw i8, ptr %390, i64 64
  br label %455

455:                                              ; preds = %459, %453
  %456 = phi ptr [ %454, %453 ], [ %457, %459 ]
  %457 = load ptr, ptr %456, align 8, !tbaa !104
  %458 = icmp eq ptr %457, null
  br i1 %458, label %464, label %459

459:                                              ; preds = %455
  %460 = getelementptr inbounds nuw i8, ptr %457, i64 32
  %461 = load i64, ptr %460, align 8, !tbaa !128
  %462 = load i64, ptr %407, align 8, !tbaa !128
  %463 = icmp sgt i64 %461, %462
  br i1 %463, label %464, label %455, !llvm.loop !129

464:                                              ; preds = %459, %455
  store ptr %457, ptr %391, align 8, !tbaa !122
  store ptr %391, ptr %456, align 8, !tbaa !104
  %465 = getelementptr inbounds nuw i8, ptr %390, i64 40
  %466 = atomicrmw add ptr %465, i32 1 monotonic, align 8
  %467 = getelementptr inbounds nuw i8, ptr %390, i64 44
  %468 = load i32, ptr %467, align 4, !tbaa !124
  %469 = icmp eq i32 %468, 0
  br i1 %469, label %473, label %470

470:                                              ; preds = %464
  %471 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %465, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %473

472:                                              ; preds = %452
  call fastcc void @deliver(ptr noundef %390, ptr noundef nonnull %391)
  br label %473

473:                                              ; preds = %472, %470, %464
  %474 = atomicrmw xchg ptr %425, i32 0 release, align 4
  %475 = icmp eq i32 %474, 2
  br i1 %475, label %476, label %478

476:                                              ; preds = %473
  %477 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %425, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %478

478:                                              ; preds = %476, %473, %388
  call fastcc void @note(ptr noundef nonnull %0, ptr noundef %205, ptr noundef %207, ptr noundef nonnull %203, i64 noundef %380)
  br label %1088

479:                                              ; preds = %199
  %480 = icmp eq i32 %209, 0
  br i1 %480, label %481, label %1088

481:                                              ; preds = %479
  switch i32 %224, label %1088 [
    i32 1, label %482
    i32 13, label %588
    i32 0, label %719
    i32 3, label %963
    i32 2, label %1021
    i32 4, label %1038
    i32 5, label %1038
    i32 6, label %1038
    i32 7, label %1038
    i32 10, label %1046
    i32 11, label %1059
    i32 12, label %1067
  ]

482:                                              ; preds = %481
  %483 = getelementptr inbounds nuw i8, ptr %203, i64 24
  %484 = load i32, ptr %483, align 4, !tbaa !101
  %485 = sext i32 %484 to i64
  %486 = shl nsw i64 %485, 3
  %487 = add nsw i64 %486, 104
  %488 = call fastcc ptr @take(ptr noundef nonnull %0, i64 noundef %487)
  %489 = icmp eq ptr %488, null
  br i1 %489, label %1092, label %490

490:                                              ; preds = %482
  %491 = getelementptr inbounds nuw i8, ptr %488, i64 104
  %492 = load ptr, ptr %205, align 8, !tbaa !48
  %493 = load ptr, ptr %0, align 8, !tbaa !40
  %494 = ptrtoint ptr %492 to i64
  %495 = ptrtoint ptr %493 to i64
  %496 = sub i64 %494, %495
  %497 = lshr exact i64 %496, 6
  %498 = trunc i64 %497 to i32
  %499 = load ptr, ptr %492, align 8, !tbaa !67
  %500 = ptrtoint ptr %203 to i64
  %501 = ptrtoint ptr %499 to i64
  %502 = sub i64 %500, %501
  %503 = sdiv exact i64 %502, 44
  %504 = trunc i64 %503 to i32
  %505 = getelementptr inbounds nuw i8, ptr %207, i64 16
  %506 = load i64, ptr %505, align 8, !tbaa !102
  %507 = load ptr, ptr %137, align 8, !tbaa !103
  %508 = icmp eq ptr %507, null
  br i1 %508, label %515, label %509

509:                                              ; preds = %490
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #18
  %510 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #18
  %511 = load i64, ptr %2, align 8, !tbaa !84
  %512 = mul nsw i64 %511, 1000000000
  %513 = load i64, ptr %152, align 8, !tbaa !86
  %514 = add nsw i64 %512, %513
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #18
  br label %515

515:                                              ; preds = %509, %490
  %516 = phi i64 [ %514, %509 ], [ 0, %490 ]
  store ptr null, ptr %488, align 8, !tbaa !104
  %517 = getelementptr inbounds nuw i8, ptr %488, i64 8
  store ptr %0, ptr %517, align 8, !tbaa !105
  %518 = getelementptr inbounds nuw i8, ptr %488, i64 16
  store ptr null, ptr %518, align 8, !tbaa !57
  %519 = getelementptr inbounds nuw i8, ptr %488, i64 24
  store i64 %506, ptr %519, align 8, !tbaa !107
  %520 = getelementptr inbounds nuw i8, ptr %488, i64 32
  store i64 %516, ptr %520, align 8, !tbaa !107
  %521 = getelementptr inbounds nuw i8, ptr %488, i64 40
  store i32 0, ptr %521, align 8, !tbaa !5
  %522 = getelementptr inbounds nuw i8, ptr %488, i64 44
  store i32 2, ptr %522, align 4, !tbaa !5
  %523 = getelementptr inbounds nuw i8, ptr %488, i64 48
  store i32 %498, ptr %523, align 8, !tbaa !5
  %524 = getelementptr inbounds nuw i8, ptr %488, i64 52
  store i32 %504, ptr %524, align 4, !tbaa !5
  %525 = getelementptr inbounds nuw i8, ptr %488, i64 56
  %526 = getelementptr inbounds nuw i8, ptr %488, i64 72
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %525, i8 0, i64 16, i1 false)
  store ptr %222, ptr %526, align 8, !tbaa !108
  %527 = getelementptr inbounds nuw i8, ptr %488, i64 80
  store ptr %491, ptr %527, align 8, !tbaa !108
  %528 = getelementptr inbounds nuw i8, ptr %488, i64 88
  store ptr %205, ptr %528, align 8, !tbaa !94
  %529 = getelementptr inbounds nuw i8, ptr %488, i64 96
  store ptr %207, ptr %529, align 8, !tbaa !61
  %530 = load i64, ptr %142, align 8, !tbaa !109
  %531 = add nsw i64 %530, 1
  store i64 %531, ptr %142, align 8, !tbaa !109
  %532 = load i32, ptr %483, align 4, !tbaa !101
  %533 = icmp sgt i32 %532, 0
  br i1 %533, label %534, label %584

534:                                              ; preds = %515
  %535 = getelementptr inbounds nuw i8, ptr %203, i64 36
  br label %536

536:                                              ; preds = %578, %534
  %537 = phi i32 [ %532, %534 ], [ %579, %578 ]
  %538 = phi ptr [ %491, %534 ], [ %580, %578 ]
  %539 = phi i64 [ 0, %534 ], [ %581, %578 ]
  %540 = load ptr, ptr %205, align 8, !tbaa !48
  %541 = load i32, ptr %535, align 4, !tbaa !130
  %542 = trunc nuw nsw i64 %539 to i32
  %543 = add nsw i32 %541, %542
  %544 = getelementptr inbounds nuw i8, ptr %540, i64 40
  %545 = load ptr, ptr %544, align 8, !tbaa !131
  %546 = sext i32 %543 to i64
  %547 = getelementptr inbounds i32, ptr %545, i64 %546
  %548 = load i32, ptr %547, align 4, !tbaa !5
  %549 = icmp sgt i32 %548, -1
  br i1 %549, label %550, label %563

550:                                              ; preds = %536
  %551 = zext nneg i32 %548 to i64
  %552 = getelementptr inbounds nuw ptr, ptr %222, i64 %551
  %553 = load ptr, ptr %552, align 8, !tbaa !57
  %554 = icmp eq ptr %553, null
  br i1 %554, label %555, label %558

555:                                              ; preds = %550
  %556 = and i64 %539, 4294967295
  %557 = getelementptr inbounds nuw ptr, ptr %538, i64 %556
  store ptr null, ptr %557, align 8, !tbaa !57
  br label %1092

558:                                              ; preds = %550
  %559 = getelementptr inbounds nuw i8, ptr %553, i64 24
  %560 = load i32, ptr %559, align 8, !tbaa !58
  %561 = add nsw i32 %560, 1
  store i32 %561, ptr %559, align 8, !tbaa !58
  %562 = getelementptr inbounds nuw ptr, ptr %538, i64 %539
  store ptr %553, ptr %562, align 8, !tbaa !57
  br label %578

563:                                              ; preds = %536
  %564 = getelementptr inbounds nuw i8, ptr %540, i64 32
  %565 = load ptr, ptr %564, align 8, !tbaa !132
  %566 = getelementptr inbounds i64, ptr %565, i64 %546
  %567 = load i64, ptr %566, align 8, !tbaa !107
  %568 = getelementptr inbounds nuw i8, ptr %540, i64 48
  %569 = load ptr, ptr %568, align 8, !tbaa !133
  %570 = getelementptr inbounds i32, ptr %569, i64 %546
  %571 = load i32, ptr %570, align 4, !tbaa !5
  %572 = call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %567, i32 noundef %571)
  %573 = load ptr, ptr %527, align 8, !tbaa !134
  %574 = getelementptr inbounds nuw ptr, ptr %573, i64 %539
  store ptr %572, ptr %574, align 8, !tbaa !57
  %575 = icmp eq ptr %572, null
  br i1 %575, label %1092, label %576

576:                                              ; preds = %563
  %577 = load i32, ptr %483, align 4, !tbaa !101
  br label %578

578:                                              ; preds = %576, %558
  %579 = phi i32 [ %537, %558 ], [ %577, %576 ]
  %580 = phi ptr [ %538, %558 ], [ %573, %576 ]
  %581 = add nuw nsw i64 %539, 1
  %582 = sext i32 %579 to i64
  %583 = icmp slt i64 %581, %582
  br i1 %583, label %536, label %584, !llvm.loop !135

584:                                              ; preds = %515, %578
  %585 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %586 = load i64, ptr %585, align 8, !tbaa !136
  %587 = add nsw i64 %586, 1
  store i64 %587, ptr %585, align 8, !tbaa !136
  store ptr %488, ptr %14, align 8, !tbaa !38
  br label %1102

588:                                              ; preds = %481
  %589 = load ptr, ptr %0, align 8, !tbaa !40
  %590 = getelementptr inbounds nuw i8, ptr %203, i64 4
  %591 = load i32, ptr %590, align 4, !tbaa !111
  %592 = sext i32 %591 to i64
  %593 = getelementptr inbounds %struct.tfc_graph, ptr %589, i64 %592
  %594 = getelementptr inbounds nuw i8, ptr %593, i64 24
  %595 = load ptr, ptr %594, align 8, !tbaa !42
  %596 = getelementptr inbounds nuw i8, ptr %207, i64 16
  %597 = load i64, ptr %596, align 8, !tbaa !102
  %598 = load ptr, ptr %205, align 8, !tbaa !48
  %599 = load ptr, ptr %598, align 8, !tbaa !67
  %600 = ptrtoint ptr %203 to i64
  %601 = ptrtoint ptr %599 to i64
  %602 = sub i64 %600, %601
  %603 = sdiv exact i64 %602, 44
  %604 = add nsw i64 %603, -7046029254386353131
  %605 = xor i64 %604, %597
  %606 = mul i64 %605, -49064778989728563
  %607 = lshr i64 %606, 32
  %608 = xor i64 %607, %606
  %609 = mul i64 %608, -4265267296055464877
  %610 = lshr i64 %606, 29
  %611 = xor i64 %609, %610
  %612 = call fastcc ptr @new_instance(ptr noundef nonnull %0, ptr noundef %593, ptr noundef %595, i32 noundef 1, i64 noundef %611)
  %613 = icmp eq ptr %612, null
  br i1 %613, label %1092, label %614

614:                                              ; preds = %588
  %615 = getelementptr inbounds nuw i8, ptr %612, i64 16
  store ptr %203, ptr %615, align 8, !tbaa !137
  %616 = getelementptr inbounds nuw i8, ptr %612, i64 24
  store ptr %205, ptr %616, align 8, !tbaa !138
  %617 = getelementptr inbounds nuw i8, ptr %612, i64 40
  store ptr %207, ptr %617, align 8, !tbaa !139
  %618 = getelementptr inbounds nuw i8, ptr %593, i64 56
  %619 = load i32, ptr %618, align 8, !tbaa !54
  %620 = icmp sgt i32 %619, 0
  br i1 %620, label %621, label %666

621:                                              ; preds = %614
  %622 = getelementptr inbounds nuw i8, ptr %612, i64 112
  %623 = load ptr, ptr %622, align 8, !tbaa !56
  %624 = zext nneg i32 %619 to i64
  %625 = icmp ult i32 %619, 6
  br i1 %625, label %649, label %626

626:                                              ; preds = %621
  %627 = shl nuw nsw i64 %624, 3
  %628 = getelementptr i8, ptr %623, i64 %627
  %629 = add nsw i64 %221, %624
  %630 = shl nsw i64 %629, 3
  %631 = getelementptr i8, ptr %218, i64 %630
  %632 = icmp ult ptr %623, %631
  %633 = icmp ult ptr %222, %628
  %634 = and i1 %632, %633
  br i1 %634, label %649, label %635

635:                                              ; preds = %626
  %636 = and i64 %624, 2147483644
  br label %637

637:                                              ; preds = %637, %635
  %638 = phi i64 [ 0, %635 ], [ %645, %637 ]
  %639 = getelementptr inbounds nuw ptr, ptr %222, i64 %638
  %640 = getelementptr inbounds nuw i8, ptr %639, i64 16
  %641 = load <2 x ptr>, ptr %639, align 8, !tbaa !57, !alias.scope !140
  %642 = load <2 x ptr>, ptr %640, align 8, !tbaa !57, !alias.scope !140
  %643 = getelementptr inbounds nuw ptr, ptr %623, i64 %638
  %644 = getelementptr inbounds nuw i8, ptr %643, i64 16
  store <2 x ptr> %641, ptr %643, align 8, !tbaa !57, !alias.scope !143, !noalias !140
  store <2 x ptr> %642, ptr %644, align 8, !tbaa !57, !alias.scope !143, !noalias !140
  store <2 x ptr> zeroinitializer, ptr %639, align 8, !tbaa !57, !alias.scope !140
  store <2 x ptr> zeroinitializer, ptr %640, align 8, !tbaa !57, !alias.scope !140
  %645 = add nuw i64 %638, 4
  %646 = icmp eq i64 %645, %636
  br i1 %646, label %647, label %637, !llvm.loop !145

647:                                              ; preds = %637
  %648 = icmp eq i64 %636, %624
  br i1 %648, label %666, label %649

649:                                              ; preds = %626, %621, %647
  %650 = phi i64 [ 0, %626 ], [ 0, %621 ], [ %636, %647 ]
  %651 = and i64 %624, 3
  %652 = icmp eq i64 %651, 0
  br i1 %652, label %662, label %653

653:                                              ; preds = %649, %653
  %654 = phi i64 [ %659, %653 ], [ %650, %649 ]
  %655 = phi i64 [ %660, %653 ], [ 0, %649 ]
  %656 = getelementptr inbounds nuw ptr, ptr %222, i64 %654
  %657 = load ptr, ptr %656, align 8, !tbaa !57
  %658 = getelementptr inbounds nuw ptr, ptr %623, i64 %654
  store ptr %657, ptr %658, align 8, !tbaa !57
  store ptr null, ptr %656, align 8, !tbaa !57
  %659 = add nuw nsw i64 %654, 1
  %660 = add i64 %655, 1
  %661 = icmp eq i64 %660, %651
  br i1 %661, label %662, label %653, !llvm.loop !148

662:                                              ; preds = %653, %649
  %663 = phi i64 [ %650, %649 ], [ %659, %653 ]
  %664 = sub nsw i64 %650, %624
  %665 = icmp ugt i64 %664, -4
  br i1 %665, label %666, label %700

666:                                              ; preds = %662, %700, %647, %614
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %667 = getelementptr inbounds nuw i8, ptr %612, i64 80
  %668 = load ptr, ptr %667, align 8, !tbaa !59
  %669 = getelementptr inbounds nuw i8, ptr %612, i64 8
  %670 = load ptr, ptr %669, align 8, !tbaa !60
  %671 = load ptr, ptr %668, align 8, !tbaa !61
  %672 = getelementptr inbounds nuw i8, ptr %670, i64 28
  %673 = load i32, ptr %672, align 4, !tbaa !62
  %674 = add nsw i32 %673, 1
  %675 = sext i32 %674 to i64
  %676 = getelementptr inbounds nuw i8, ptr %671, i64 8
  store i64 %675, ptr %676, align 8, !tbaa !64
  %677 = icmp sgt i32 %673, 0
  br i1 %677, label %681, label %678

678:                                              ; preds = %681, %666
  %679 = load i32, ptr %123, align 8, !tbaa !66
  %680 = icmp eq i32 %679, 0
  br i1 %680, label %698, label %699

681:                                              ; preds = %666, %681
  %682 = phi i64 [ %692, %681 ], [ 0, %666 ]
  %683 = phi ptr [ %693, %681 ], [ %670, %666 ]
  %684 = load ptr, ptr %612, align 8, !tbaa !48
  %685 = load ptr, ptr %684, align 8, !tbaa !67
  %686 = getelementptr inbounds nuw i8, ptr %683, i64 32
  %687 = load ptr, ptr %686, align 8, !tbaa !68
  %688 = getelementptr inbounds nuw i32, ptr %687, i64 %682
  %689 = load i32, ptr %688, align 4, !tbaa !5
  %690 = sext i32 %689 to i64
  %691 = getelementptr inbounds %struct.tfc_node, ptr %685, i64 %690
  store ptr %691, ptr %3, align 8, !tbaa !69
  store ptr %612, ptr %148, align 8, !tbaa !71
  store ptr %671, ptr %149, align 8, !tbaa !72
  store i32 0, ptr %150, align 8, !tbaa !73
  store i32 0, ptr %151, align 4
  call fastcc void @push(ptr noundef nonnull %0, ptr noundef nonnull byval(%struct.tfc_ready) align 8 %3)
  %692 = add nuw nsw i64 %682, 1
  %693 = load ptr, ptr %669, align 8, !tbaa !60
  %694 = getelementptr inbounds nuw i8, ptr %693, i64 28
  %695 = load i32, ptr %694, align 4, !tbaa !62
  %696 = sext i32 %695 to i64
  %697 = icmp slt i64 %692, %696
  br i1 %697, label %681, label %678, !llvm.loop !74

698:                                              ; preds = %678
  call fastcc void @settle(ptr noundef nonnull %0, ptr noundef nonnull %612, ptr noundef nonnull %671)
  br label %699

699:                                              ; preds = %698, %678
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %1092

700:                                              ; preds = %662, %700
  %701 = phi i64 [ %717, %700 ], [ %663, %662 ]
  %702 = getelementptr inbounds nuw ptr, ptr %222, i64 %701
  %703 = load ptr, ptr %702, align 8, !tbaa !57
  %704 = getelementptr inbounds nuw ptr, ptr %623, i64 %701
  store ptr %703, ptr %704, align 8, !tbaa !57
  store ptr null, ptr %702, align 8, !tbaa !57
  %705 = add nuw nsw i64 %701, 1
  %706 = getelementptr inbounds nuw ptr, ptr %222, i64 %705
  %707 = load ptr, ptr %706, align 8, !tbaa !57
  %708 = getelementptr inbounds nuw ptr, ptr %623, i64 %705
  store ptr %707, ptr %708, align 8, !tbaa !57
  store ptr null, ptr %706, align 8, !tbaa !57
  %709 = add nuw nsw i64 %701, 2
  %710 = getelementptr inbounds nuw ptr, ptr %222, i64 %709
  %711 = load ptr, ptr %710, align 8, !tbaa !57
  %712 = getelementptr inbounds nuw ptr, ptr %623, i64 %709
  store ptr %711, ptr %712, align 8, !tbaa !57
  store ptr null, ptr %710, align 8, !tbaa !57
  %713 = add nuw nsw i64 %701, 3
  %714 = getelementptr inbounds nuw ptr, ptr %222, i64 %713
  %715 = load ptr, ptr %714, align 8, !tbaa !57
  %716 = getelementptr inbounds nuw ptr, ptr %623, i64 %713
  store ptr %715, ptr %716, align 8, !tbaa !57
  store ptr null, ptr %714, align 8, !tbaa !57
  %717 = add nuw nsw i64 %701, 4
  %718 = icmp eq i64 %717, %624
  br i1 %718, label %666, label %700, !llvm.loop !150

719:                                              ; preds = %481
  %720 = load ptr, ptr %145, align 8, !tbaa !151
  %721 = getelementptr inbounds nuw i8, ptr %203, i64 4
  %722 = load i32, ptr %721, align 4, !tbaa !111
  %723 = sext i32 %722 to i64
  %724 = getelementptr inbounds %struct.tfc_region_use, ptr %720, i64 %723
  %725 = getelementptr inbounds nuw i8, ptr %203, i64 20
  %726 = load i32, ptr %725, align 4, !tbaa !152
  %727 = icmp sgt i32 %726, 0
  br i1 %727, label %728, label %752

728:                                              ; preds = %719
  %729 = getelementptr inbounds nuw i8, ptr %724, i64 16
  %730 = getelementptr inbounds nuw i8, ptr %724, i64 8
  %731 = zext nneg i32 %726 to i64
  %732 = and i64 %731, 1
  %733 = icmp eq i32 %726, 1
  br i1 %733, label %738, label %734

734:                                              ; preds = %728
  %735 = and i64 %731, 2147483646
  br label %760

736:                                              ; preds = %787
  %737 = icmp eq i64 %732, 0
  br i1 %737, label %752, label %738

738:                                              ; preds = %736, %728
  %739 = phi i64 [ 0, %728 ], [ %788, %736 ]
  %740 = icmp ne i64 %732, 0
  call void @llvm.assume(i1 %740)
  %741 = load ptr, ptr %729, align 8, !tbaa !153
  %742 = getelementptr inbounds nuw i32, ptr %741, i64 %739
  %743 = load i32, ptr %742, align 4, !tbaa !5
  %744 = icmp sgt i32 %743, -1
  br i1 %744, label %745, label %752

745:                                              ; preds = %738
  %746 = getelementptr inbounds nuw ptr, ptr %222, i64 %739
  %747 = load ptr, ptr %746, align 8, !tbaa !57
  %748 = load ptr, ptr %747, align 8, !tbaa !157
  %749 = load ptr, ptr %730, align 8, !tbaa !158
  %750 = zext nneg i32 %743 to i64
  %751 = getelementptr inbounds nuw ptr, ptr %749, i64 %750
  store ptr %748, ptr %751, align 8, !tbaa !31
  br label %752

752:                                              ; preds = %736, %745, %738, %719
  %753 = getelementptr inbounds nuw i8, ptr %203, i64 24
  %754 = load i32, ptr %753, align 4, !tbaa !101
  %755 = icmp sgt i32 %754, 0
  br i1 %755, label %756, label %791

756:                                              ; preds = %752
  %757 = getelementptr inbounds nuw i8, ptr %203, i64 36
  %758 = getelementptr inbounds nuw i8, ptr %724, i64 24
  %759 = getelementptr inbounds nuw i8, ptr %724, i64 8
  br label %802

760:                                              ; preds = %787, %734
  %761 = phi i64 [ 0, %734 ], [ %788, %787 ]
  %762 = phi i64 [ 0, %734 ], [ %789, %787 ]
  %763 = load ptr, ptr %729, align 8, !tbaa !153
  %764 = getelementptr inbounds nuw i32, ptr %763, i64 %761
  %765 = load i32, ptr %764, align 4, !tbaa !5
  %766 = icmp sgt i32 %765, -1
  br i1 %766, label %767, label %774

767:                                              ; preds = %760
  %768 = getelementptr inbounds nuw ptr, ptr %222, i64 %761
  %769 = load ptr, ptr %768, align 8, !tbaa !57
  %770 = load ptr, ptr %769, align 8, !tbaa !157
  %771 = load ptr, ptr %730, align 8, !tbaa !158
  %772 = zext nneg i32 %765 to i64
  %773 = getelementptr inbounds nuw ptr, ptr %771, i64 %772
  store ptr %770, ptr %773, align 8, !tbaa !31
  br label %774

774:                                              ; preds = %767, %760
  %775 = or disjoint i64 %761, 1
  %776 = load ptr, ptr %729, align 8, !tbaa !153
  %777 = getelementptr inbounds nuw i32, ptr %776, i64 %775
  %778 = load i32, ptr %777, align 4, !tbaa !5
  %779 = icmp sgt i32 %778, -1
  br i1 %779, label %780, label %787

780:                                              ; preds = %774
  %781 = getelementptr inbounds nuw ptr, ptr %222, i64 %775
  %782 = load ptr, ptr %781, align 8, !tbaa !57
  %783 = load ptr, ptr %782, align 8, !tbaa !157
  %784 = load ptr, ptr %730, align 8, !tbaa !158
  %785 = zext nneg i32 %778 to i64
  %786 = getelementptr inbounds nuw ptr, ptr %784, i64 %785
  store ptr %783, ptr %786, align 8, !tbaa !31
  br label %787

787:                                              ; preds = %780, %774
  %788 = add nuw nsw i64 %761, 2
  %789 = add i64 %762, 2
  %790 = icmp eq i64 %789, %735
  br i1 %790, label %736, label %760, !llvm.loop !159

791:                                              ; preds = %850, %752
  %792 = getelementptr inbounds nuw i8, ptr %724, i64 40
  %793 = load i64, ptr %792, align 8, !tbaa !160
  %794 = icmp sgt i64 %793, 0
  br i1 %794, label %795, label %874

795:                                              ; preds = %791
  %796 = getelementptr inbounds nuw i8, ptr %724, i64 8
  %797 = getelementptr inbounds nuw i8, ptr %724, i64 32
  %798 = and i64 %793, 1
  %799 = icmp eq i64 %793, 1
  br i1 %799, label %857, label %800

800:                                              ; preds = %795
  %801 = and i64 %793, 9223372036854775806
  br label %877

802:                                              ; preds = %850, %756
  %803 = phi i64 [ 0, %756 ], [ %851, %850 ]
  %804 = load ptr, ptr %205, align 8, !tbaa !48
  %805 = load i32, ptr %757, align 4, !tbaa !130
  %806 = trunc nuw nsw i64 %803 to i32
  %807 = add nsw i32 %805, %806
  %808 = getelementptr inbounds nuw i8, ptr %804, i64 40
  %809 = load ptr, ptr %808, align 8, !tbaa !131
  %810 = sext i32 %807 to i64
  %811 = getelementptr inbounds i32, ptr %809, i64 %810
  %812 = load i32, ptr %811, align 4, !tbaa !5
  %813 = icmp sgt i32 %812, -1
  br i1 %813, label %814, label %827

814:                                              ; preds = %802
  %815 = zext nneg i32 %812 to i64
  %816 = getelementptr inbounds nuw ptr, ptr %222, i64 %815
  %817 = load ptr, ptr %816, align 8, !tbaa !57
  %818 = icmp eq ptr %817, null
  br i1 %818, label %819, label %822

819:                                              ; preds = %814
  %820 = and i64 %803, 4294967295
  %821 = getelementptr inbounds nuw ptr, ptr %223, i64 %820
  store ptr null, ptr %821, align 8, !tbaa !57
  br label %1088

822:                                              ; preds = %814
  %823 = getelementptr inbounds nuw i8, ptr %817, i64 24
  %824 = load i32, ptr %823, align 8, !tbaa !58
  %825 = add nsw i32 %824, 1
  store i32 %825, ptr %823, align 8, !tbaa !58
  %826 = getelementptr inbounds nuw ptr, ptr %223, i64 %803
  store ptr %817, ptr %826, align 8, !tbaa !57
  br label %839

827:                                              ; preds = %802
  %828 = getelementptr inbounds nuw i8, ptr %804, i64 32
  %829 = load ptr, ptr %828, align 8, !tbaa !132
  %830 = getelementptr inbounds i64, ptr %829, i64 %810
  %831 = load i64, ptr %830, align 8, !tbaa !107
  %832 = getelementptr inbounds nuw i8, ptr %804, i64 48
  %833 = load ptr, ptr %832, align 8, !tbaa !133
  %834 = getelementptr inbounds i32, ptr %833, i64 %810
  %835 = load i32, ptr %834, align 4, !tbaa !5
  %836 = call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %831, i32 noundef %835)
  %837 = getelementptr inbounds nuw ptr, ptr %223, i64 %803
  store ptr %836, ptr %837, align 8, !tbaa !57
  %838 = icmp eq ptr %836, null
  br i1 %838, label %1088, label %839

839:                                              ; preds = %827, %822
  %840 = phi ptr [ %817, %822 ], [ %836, %827 ]
  %841 = load ptr, ptr %758, align 8, !tbaa !161
  %842 = getelementptr inbounds nuw i32, ptr %841, i64 %803
  %843 = load i32, ptr %842, align 4, !tbaa !5
  %844 = icmp sgt i32 %843, -1
  br i1 %844, label %845, label %850

845:                                              ; preds = %839
  %846 = load ptr, ptr %840, align 8, !tbaa !157
  %847 = load ptr, ptr %759, align 8, !tbaa !158
  %848 = zext nneg i32 %843 to i64
  %849 = getelementptr inbounds nuw ptr, ptr %847, i64 %848
  store ptr %846, ptr %849, align 8, !tbaa !31
  br label %850

850:                                              ; preds = %845, %839
  %851 = add nuw nsw i64 %803, 1
  %852 = load i32, ptr %753, align 4, !tbaa !101
  %853 = sext i32 %852 to i64
  %854 = icmp slt i64 %851, %853
  br i1 %854, label %802, label %791, !llvm.loop !162

855:                                              ; preds = %877
  %856 = icmp eq i64 %798, 0
  br i1 %856, label %874, label %857

857:                                              ; preds = %855, %795
  %858 = phi i64 [ 0, %795 ], [ %909, %855 ]
  %859 = icmp ne i64 %798, 0
  call void @llvm.assume(i1 %859)
  %860 = load ptr, ptr %796, align 8, !tbaa !158
  %861 = load ptr, ptr %797, align 8, !tbaa !163
  %862 = getelementptr inbounds nuw %struct.tfc_move, ptr %861, i64 %858
  %863 = getelementptr inbounds nuw i8, ptr %862, i64 4
  %864 = load i32, ptr %863, align 4, !tbaa !164
  %865 = sext i32 %864 to i64
  %866 = getelementptr inbounds ptr, ptr %860, i64 %865
  %867 = load ptr, ptr %866, align 8, !tbaa !31
  %868 = getelementptr inbounds nuw i8, ptr %862, i64 8
  %869 = load i64, ptr %868, align 8, !tbaa !166
  %870 = getelementptr inbounds i8, ptr %867, i64 %869
  %871 = load i32, ptr %862, align 8, !tbaa !167
  %872 = sext i32 %871 to i64
  %873 = getelementptr inbounds ptr, ptr %860, i64 %872
  store ptr %870, ptr %873, align 8, !tbaa !31
  br label %874

874:                                              ; preds = %857, %855, %791
  %875 = load ptr, ptr %137, align 8, !tbaa !103
  %876 = icmp eq ptr %875, null
  br i1 %876, label %918, label %912

877:                                              ; preds = %877, %800
  %878 = phi i64 [ 0, %800 ], [ %909, %877 ]
  %879 = phi i64 [ 0, %800 ], [ %910, %877 ]
  %880 = load ptr, ptr %796, align 8, !tbaa !158
  %881 = load ptr, ptr %797, align 8, !tbaa !163
  %882 = getelementptr inbounds nuw %struct.tfc_move, ptr %881, i64 %878
  %883 = getelementptr inbounds nuw i8, ptr %882, i64 4
  %884 = load i32, ptr %883, align 4, !tbaa !164
  %885 = sext i32 %884 to i64
  %886 = getelementptr inbounds ptr, ptr %880, i64 %885
  %887 = load ptr, ptr %886, align 8, !tbaa !31
  %888 = getelementptr inbounds nuw i8, ptr %882, i64 8
  %889 = load i64, ptr %888, align 8, !tbaa !166
  %890 = getelementptr inbounds i8, ptr %887, i64 %889
  %891 = load i32, ptr %882, align 8, !tbaa !167
  %892 = sext i32 %891 to i64
  %893 = getelementptr inbounds ptr, ptr %880, i64 %892
  store ptr %890, ptr %893, align 8, !tbaa !31
  %894 = load ptr, ptr %796, align 8, !tbaa !158
  %895 = load ptr, ptr %797, align 8, !tbaa !163
  %896 = getelementptr inbounds nuw %struct.tfc_move, ptr %895, i64 %878
  %897 = getelementptr inbounds nuw i8, ptr %896, i64 16
  %898 = getelementptr inbounds nuw i8, ptr %896, i64 20
  %899 = load i32, ptr %898, align 4, !tbaa !164
  %900 = sext i32 %899 to i64
  %901 = getelementptr inbounds ptr, ptr %894, i64 %900
  %902 = load ptr, ptr %901, align 8, !tbaa !31
  %903 = getelementptr inbounds nuw i8, ptr %896, i64 24
  %904 = load i64, ptr %903, align 8, !tbaa !166
  %905 = getelementptr inbounds i8, ptr %902, i64 %904
  %906 = load i32, ptr %897, align 8, !tbaa !167
  %907 = sext i32 %906 to i64
  %908 = getelementptr inbounds ptr, ptr %894, i64 %907
  store ptr %905, ptr %908, align 8, !tbaa !31
  %909 = add nuw nsw i64 %878, 2
  %910 = add i64 %879, 2
  %911 = icmp eq i64 %910, %801
  br i1 %911, label %855, label %877, !llvm.loop !168

912:                                              ; preds = %874
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #18
  %913 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #18
  %914 = load i64, ptr %4, align 8, !tbaa !84
  %915 = mul nsw i64 %914, 1000000000
  %916 = load i64, ptr %146, align 8, !tbaa !86
  %917 = add nsw i64 %915, %916
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #18
  br label %918

918:                                              ; preds = %912, %874
  %919 = phi i64 [ %917, %912 ], [ 0, %874 ]
  %920 = getelementptr inbounds nuw i8, ptr %724, i64 48
  %921 = load i64, ptr %920, align 8, !tbaa !169
  %922 = icmp ne i64 %921, 0
  %923 = zext i1 %922 to i32
  %924 = load i32, ptr %147, align 8, !tbaa !170
  %925 = or i32 %924, %923
  store i32 %925, ptr %147, align 8, !tbaa !170
  %926 = load ptr, ptr %724, align 8, !tbaa !171
  %927 = icmp eq ptr %926, null
  br i1 %927, label %928, label %929

928:                                              ; preds = %918
  call fastcc void @note(ptr noundef nonnull %0, ptr noundef %205, ptr noundef %207, ptr noundef nonnull %203, i64 noundef %919)
  br label %933

929:                                              ; preds = %918
  %930 = call i32 @tfc_walk(ptr noundef nonnull %926)
  call fastcc void @note(ptr noundef nonnull %0, ptr noundef %205, ptr noundef %207, ptr noundef nonnull %203, i64 noundef %919)
  %931 = icmp eq i32 %930, 0
  br i1 %931, label %933, label %932

932:                                              ; preds = %929
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %930, i32 noundef 0, ptr noundef %205, ptr noundef nonnull %203)
  br label %933

933:                                              ; preds = %928, %932, %929
  %934 = load i32, ptr %753, align 4, !tbaa !101
  %935 = icmp sgt i32 %934, 0
  br i1 %935, label %936, label %1088

936:                                              ; preds = %933
  %937 = getelementptr inbounds nuw i8, ptr %724, i64 24
  %938 = getelementptr inbounds nuw i8, ptr %724, i64 8
  br label %939

939:                                              ; preds = %958, %936
  %940 = phi i32 [ %934, %936 ], [ %959, %958 ]
  %941 = phi i64 [ 0, %936 ], [ %960, %958 ]
  %942 = load ptr, ptr %937, align 8, !tbaa !161
  %943 = getelementptr inbounds nuw i32, ptr %942, i64 %941
  %944 = load i32, ptr %943, align 4, !tbaa !5
  %945 = icmp slt i32 %944, -1
  br i1 %945, label %946, label %958

946:                                              ; preds = %939
  %947 = getelementptr inbounds nuw ptr, ptr %223, i64 %941
  %948 = load ptr, ptr %947, align 8, !tbaa !57
  %949 = load ptr, ptr %948, align 8, !tbaa !157
  %950 = load ptr, ptr %938, align 8, !tbaa !158
  %951 = sub nuw nsw i32 -2, %944
  %952 = zext nneg i32 %951 to i64
  %953 = getelementptr inbounds nuw ptr, ptr %950, i64 %952
  %954 = load ptr, ptr %953, align 8, !tbaa !31
  %955 = getelementptr inbounds nuw i8, ptr %948, i64 16
  %956 = load i64, ptr %955, align 8, !tbaa !27
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %949, ptr readonly align 1 %954, i64 %956, i1 false)
  %957 = load i32, ptr %753, align 4, !tbaa !101
  br label %958

958:                                              ; preds = %946, %939
  %959 = phi i32 [ %940, %939 ], [ %957, %946 ]
  %960 = add nuw nsw i64 %941, 1
  %961 = sext i32 %959 to i64
  %962 = icmp slt i64 %960, %961
  br i1 %962, label %939, label %1088, !llvm.loop !172

963:                                              ; preds = %481
  %964 = load ptr, ptr %205, align 8, !tbaa !48
  %965 = getelementptr inbounds nuw i8, ptr %964, i64 16
  %966 = load ptr, ptr %965, align 8, !tbaa !173
  %967 = getelementptr inbounds nuw i8, ptr %203, i64 40
  %968 = load i32, ptr %967, align 4, !tbaa !174
  br label %969

969:                                              ; preds = %969, %963
  %970 = phi i64 [ %974, %969 ], [ 0, %963 ]
  %971 = getelementptr inbounds nuw ptr, ptr %222, i64 %970
  %972 = load ptr, ptr %971, align 8, !tbaa !57
  %973 = icmp eq ptr %972, null
  %974 = add nuw nsw i64 %970, 1
  br i1 %973, label %969, label %975, !llvm.loop !175

975:                                              ; preds = %969
  %976 = sext i32 %968 to i64
  %977 = getelementptr inbounds i32, ptr %966, i64 %976
  %978 = trunc nuw nsw i64 %970 to i32
  %979 = getelementptr inbounds nuw i8, ptr %972, i64 24
  %980 = load i32, ptr %979, align 8, !tbaa !58
  %981 = add nsw i32 %980, 1
  store i32 %981, ptr %979, align 8, !tbaa !58
  store ptr %972, ptr %223, align 8, !tbaa !57
  %982 = getelementptr inbounds nuw i8, ptr %223, i64 8
  store ptr null, ptr %982, align 8, !tbaa !57
  %983 = getelementptr inbounds nuw i8, ptr %977, i64 4
  %984 = load i32, ptr %983, align 4, !tbaa !5
  %985 = getelementptr inbounds nuw i8, ptr %977, i64 8
  %986 = load i32, ptr %985, align 4, !tbaa !5
  %987 = icmp eq i32 %984, %986
  br i1 %987, label %1088, label %988

988:                                              ; preds = %975
  %989 = getelementptr inbounds nuw i8, ptr %203, i64 36
  %990 = load i32, ptr %989, align 4, !tbaa !130
  %991 = add nsw i32 %990, 1
  %992 = getelementptr inbounds nuw i8, ptr %964, i64 40
  %993 = load ptr, ptr %992, align 8, !tbaa !131
  %994 = sext i32 %991 to i64
  %995 = getelementptr inbounds i32, ptr %993, i64 %994
  %996 = load i32, ptr %995, align 4, !tbaa !5
  %997 = icmp sgt i32 %996, -1
  br i1 %997, label %998, label %1007

998:                                              ; preds = %988
  %999 = zext nneg i32 %996 to i64
  %1000 = getelementptr inbounds nuw ptr, ptr %222, i64 %999
  %1001 = load ptr, ptr %1000, align 8, !tbaa !57
  %1002 = icmp eq ptr %1001, null
  br i1 %1002, label %1088, label %1003

1003:                                             ; preds = %998
  %1004 = getelementptr inbounds nuw i8, ptr %1001, i64 24
  %1005 = load i32, ptr %1004, align 8, !tbaa !58
  %1006 = add nsw i32 %1005, 1
  store i32 %1006, ptr %1004, align 8, !tbaa !58
  store ptr %1001, ptr %982, align 8, !tbaa !57
  br label %1018

1007:                                             ; preds = %988
  %1008 = getelementptr inbounds nuw i8, ptr %964, i64 32
  %1009 = load ptr, ptr %1008, align 8, !tbaa !132
  %1010 = getelementptr inbounds i64, ptr %1009, i64 %994
  %1011 = load i64, ptr %1010, align 8, !tbaa !107
  %1012 = getelementptr inbounds nuw i8, ptr %964, i64 48
  %1013 = load ptr, ptr %1012, align 8, !tbaa !133
  %1014 = getelementptr inbounds i32, ptr %1013, i64 %994
  %1015 = load i32, ptr %1014, align 4, !tbaa !5
  %1016 = call fastcc ptr @new_value(ptr noundef nonnull %0, i64 noundef %1011, i32 noundef %1015)
  store ptr %1016, ptr %982, align 8, !tbaa !57
  %1017 = icmp eq ptr %1016, null
  br i1 %1017, label %1088, label %1018

1018:                                             ; preds = %1007, %1003
  %1019 = phi ptr [ %1001, %1003 ], [ %1016, %1007 ]
  %1020 = load ptr, ptr %1019, align 8, !tbaa !157
  store i32 %978, ptr %1020, align 4, !tbaa !5
  br label %1088

1021:                                             ; preds = %481
  %1022 = load ptr, ptr %222, align 8, !tbaa !57
  %1023 = icmp eq ptr %1022, null
  br i1 %1023, label %1028, label %1024

1024:                                             ; preds = %1021
  %1025 = getelementptr inbounds nuw i8, ptr %1022, i64 24
  %1026 = load i32, ptr %1025, align 8, !tbaa !58
  %1027 = add nsw i32 %1026, 1
  store i32 %1027, ptr %1025, align 8, !tbaa !58
  br label %1028

1028:                                             ; preds = %1024, %1021
  %1029 = getelementptr inbounds nuw i8, ptr %222, i64 8
  %1030 = load ptr, ptr %1029, align 8, !tbaa !57
  %1031 = load ptr, ptr %1030, align 8, !tbaa !157
  %1032 = load i8, ptr %1031, align 1, !tbaa !176
  %1033 = icmp eq i8 %1032, 0
  %1034 = select i1 %1033, ptr %1022, ptr null
  store ptr %1034, ptr %223, align 8, !tbaa !57
  %1035 = icmp eq ptr %1034, null
  %1036 = select i1 %1035, ptr %1022, ptr null
  %1037 = getelementptr inbounds nuw i8, ptr %223, i64 8
  store ptr %1036, ptr %1037, align 8, !tbaa !57
  br label %1088

1038:                                             ; preds = %481, %481, %481, %481
  %1039 = load ptr, ptr %222, align 8, !tbaa !57
  %1040 = icmp eq ptr %1039, null
  br i1 %1040, label %1045, label %1041

1041:                                             ; preds = %1038
  %1042 = getelementptr inbounds nuw i8, ptr %1039, i64 24
  %1043 = load i32, ptr %1042, align 8, !tbaa !58
  %1044 = add nsw i32 %1043, 1
  store i32 %1044, ptr %1042, align 8, !tbaa !58
  br label %1045

1045:                                             ; preds = %1041, %1038
  store ptr %1039, ptr %223, align 8, !tbaa !57
  br label %1088

1046:                                             ; preds = %481
  %1047 = load ptr, ptr %144, align 8, !tbaa !177
  %1048 = getelementptr inbounds nuw i8, ptr %203, i64 4
  %1049 = load i32, ptr %1048, align 4, !tbaa !111
  %1050 = sext i32 %1049 to i64
  %1051 = getelementptr inbounds ptr, ptr %1047, i64 %1050
  %1052 = load ptr, ptr %1051, align 8, !tbaa !57
  %1053 = icmp eq ptr %1052, null
  br i1 %1053, label %1058, label %1054

1054:                                             ; preds = %1046
  %1055 = getelementptr inbounds nuw i8, ptr %1052, i64 24
  %1056 = load i32, ptr %1055, align 8, !tbaa !58
  %1057 = add nsw i32 %1056, 1
  store i32 %1057, ptr %1055, align 8, !tbaa !58
  br label %1058

1058:                                             ; preds = %1054, %1046
  store ptr %1052, ptr %223, align 8, !tbaa !57
  br label %1088

1059:                                             ; preds = %481
  %1060 = getelementptr inbounds nuw i8, ptr %205, i64 112
  %1061 = load ptr, ptr %1060, align 8, !tbaa !56
  %1062 = getelementptr inbounds nuw i8, ptr %203, i64 4
  %1063 = load i32, ptr %1062, align 4, !tbaa !111
  %1064 = sext i32 %1063 to i64
  %1065 = getelementptr inbounds ptr, ptr %1061, i64 %1064
  %1066 = load ptr, ptr %1065, align 8, !tbaa !57
  store ptr %1066, ptr %223, align 8, !tbaa !57
  store ptr null, ptr %1065, align 8, !tbaa !57
  br label %1088

1067:                                             ; preds = %481
  %1068 = load ptr, ptr %222, align 8, !tbaa !57
  %1069 = icmp eq ptr %1068, null
  br i1 %1069, label %1074, label %1070

1070:                                             ; preds = %1067
  %1071 = getelementptr inbounds nuw i8, ptr %1068, i64 24
  %1072 = load i32, ptr %1071, align 8, !tbaa !58
  %1073 = add nsw i32 %1072, 1
  store i32 %1073, ptr %1071, align 8, !tbaa !58
  br label %1074

1074:                                             ; preds = %1070, %1067
  %1075 = getelementptr inbounds nuw i8, ptr %205, i64 120
  %1076 = load ptr, ptr %1075, align 8, !tbaa !178
  %1077 = getelementptr inbounds nuw i8, ptr %203, i64 4
  %1078 = load i32, ptr %1077, align 4, !tbaa !111
  %1079 = sext i32 %1078 to i64
  %1080 = getelementptr inbounds ptr, ptr %1076, i64 %1079
  store ptr %1068, ptr %1080, align 8, !tbaa !57
  %1081 = getelementptr inbounds nuw i8, ptr %205, i64 24
  %1082 = load ptr, ptr %1081, align 8, !tbaa !138
  %1083 = icmp eq ptr %1082, null
  br i1 %1083, label %1084, label %1088

1084:                                             ; preds = %1074
  %1085 = load ptr, ptr %222, align 8, !tbaa !57
  %1086 = load ptr, ptr %143, align 8, !tbaa !179
  %1087 = getelementptr inbounds ptr, ptr %1086, i64 %1079
  store ptr %1085, ptr %1087, align 8, !tbaa !57
  br label %1088

1088:                                             ; preds = %827, %958, %1018, %1007, %998, %975, %933, %819, %1084, %1074, %1059, %1058, %1045, %1028, %481, %479, %478
  %1089 = load i32, ptr %123, align 8, !tbaa !66
  %1090 = icmp eq i32 %1089, 0
  br i1 %1090, label %1091, label %1092

1091:                                             ; preds = %1088
  call fastcc void @complete(ptr noundef nonnull %0, ptr noundef %205, ptr noundef %207, ptr noundef nonnull %203, ptr noundef %223, i32 noundef %209)
  br label %1092

1092:                                             ; preds = %563, %1091, %1088, %369, %367, %225, %482, %555, %588, %699
  %1093 = load ptr, ptr %14, align 8, !tbaa !38
  %1094 = icmp eq ptr %1093, null
  br i1 %1094, label %153, label %1102, !llvm.loop !180

1095:                                             ; preds = %195
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 1, i32 noundef 1, ptr noundef null, ptr noundef null)
  %1096 = load i32, ptr %123, align 8, !tbaa !66
  %1097 = icmp eq i32 %1096, 0
  br i1 %1097, label %1098, label %1102

1098:                                             ; preds = %162, %1095
  %1099 = load i64, ptr %142, align 8, !tbaa !109
  %1100 = icmp eq i64 %1099, 0
  %1101 = select i1 %1100, i32 0, i32 -2
  br label %1102

1102:                                             ; preds = %153, %159, %168, %180, %1092, %584, %1095, %1098
  %1103 = phi i32 [ %1096, %1095 ], [ %1101, %1098 ], [ -1, %584 ], [ %160, %159 ], [ %154, %153 ], [ -2, %168 ], [ -1, %1092 ], [ -2, %180 ]
  ret i32 %1103
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @empty_inbox(ptr noundef captures(none) %0) unnamed_addr #30 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %3 = load ptr, ptr %2, align 8, !tbaa !77
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 36
  br label %8

5:                                                ; preds = %24
  %6 = atomicrmw xchg ptr %4, i32 2 acquire, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %31, label %27

8:                                                ; preds = %24, %1
  %9 = phi i32 [ 0, %1 ], [ %25, %24 ]
  %10 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %11 = extractvalue { i32, i1 } %10, 1
  br i1 %11, label %31, label %12

12:                                               ; preds = %8
  tail call void @llvm.x86.sse2.pause()
  %13 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %14 = extractvalue { i32, i1 } %13, 1
  br i1 %14, label %31, label %15

15:                                               ; preds = %12
  tail call void @llvm.x86.sse2.pause()
  %16 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %17 = extractvalue { i32, i1 } %16, 1
  br i1 %17, label %31, label %18

18:                                               ; preds = %15
  tail call void @llvm.x86.sse2.pause()
  %19 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %20 = extractvalue { i32, i1 } %19, 1
  br i1 %20, label %31, label %21

21:                                               ; preds = %18
  tail call void @llvm.x86.sse2.pause()
  %22 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %23 = extractvalue { i32, i1 } %22, 1
  br i1 %23, label %31, label %24

24:                                               ; preds = %21
  tail call void @llvm.x86.sse2.pause()
  %25 = add nuw nsw i32 %9, 5
  %26 = icmp eq i32 %25, 100
  br i1 %26, label %5, label %8, !llvm.loop !115

27:                                               ; preds = %5, %27
  %28 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %4, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %29 = atomicrmw xchg ptr %4, i32 2 acquire, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %27, !llvm.loop !116

31:                                               ; preds = %8, %12, %15, %18, %21, %27, %5
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %33 = atomicrmw xchg ptr %32, i64 0 monotonic, align 8
  %34 = inttoptr i64 %33 to ptr
  %35 = load ptr, ptr %2, align 8, !tbaa !77
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 36
  %37 = atomicrmw xchg ptr %36, i32 0 release, align 4
  %38 = icmp eq i32 %37, 2
  br i1 %38, label %39, label %41

39:                                               ; preds = %31
  %40 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %36, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %41

41:                                               ; preds = %31, %39
  %42 = icmp eq i64 %33, 0
  br i1 %42, label %68, label %46

43:                                               ; preds = %46
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 192
  br label %51

46:                                               ; preds = %41, %46
  %47 = phi ptr [ %49, %46 ], [ %34, %41 ]
  %48 = phi ptr [ %47, %46 ], [ null, %41 ]
  %49 = load ptr, ptr %47, align 8, !tbaa !122
  store ptr %48, ptr %47, align 8, !tbaa !122
  %50 = icmp eq ptr %49, null
  br i1 %50, label %43, label %46, !llvm.loop !181

51:                                               ; preds = %43, %66
  %52 = phi ptr [ %47, %43 ], [ %56, %66 ]
  %53 = load i32, ptr %44, align 8, !tbaa !66
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %68

55:                                               ; preds = %51
  %56 = load ptr, ptr %52, align 8, !tbaa !122
  %57 = getelementptr inbounds nuw i8, ptr %52, i64 44
  %58 = load i32, ptr %57, align 4, !tbaa !121
  switch i32 %58, label %65 [
    i32 0, label %59
    i32 2, label %62
  ]

59:                                               ; preds = %55
  %60 = getelementptr inbounds nuw i8, ptr %52, i64 16
  %61 = load ptr, ptr %60, align 8, !tbaa !182
  tail call fastcc void @drop(ptr noundef nonnull %0, ptr noundef %61)
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef nonnull %52, i64 noundef 48)
  br label %66, !llvm.loop !183

62:                                               ; preds = %55
  %63 = load i64, ptr %45, align 8, !tbaa !136
  %64 = add nsw i64 %63, -1
  store i64 %64, ptr %45, align 8, !tbaa !136
  br label %65

65:                                               ; preds = %55, %62
  tail call fastcc void @end_activation(ptr noundef nonnull %0, ptr noundef nonnull %52)
  br label %66

66:                                               ; preds = %65, %59
  %67 = icmp eq ptr %56, null
  br i1 %67, label %68, label %51

68:                                               ; preds = %51, %66, %41
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @fail(ptr noundef captures(none) %0, i32 noundef range(i32 1, 0) %1, i32 noundef range(i32 0, 6) %2, ptr noundef readonly captures(address_is_null) %3, ptr noundef %4) unnamed_addr #31 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %7 = load i32, ptr %6, align 8, !tbaa !66
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %34

9:                                                ; preds = %5
  store i32 %1, ptr %6, align 8, !tbaa !66
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 116
  store i32 %2, ptr %10, align 4, !tbaa !184
  %11 = icmp eq ptr %3, null
  br i1 %11, label %12, label %14

12:                                               ; preds = %9
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i32 -1, ptr %13, align 8, !tbaa !185
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
  store i32 %21, ptr %22, align 8, !tbaa !185
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
  store i32 %32, ptr %33, align 4, !tbaa !186
  br label %34

34:                                               ; preds = %5, %31
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nounwind uwtable
define void @tfc_finish(ptr noundef captures(none) %0, ptr noundef %1) local_unnamed_addr #27 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %4 = load i64, ptr %3, align 8, !tbaa !136
  %5 = add nsw i64 %4, -1
  store i64 %5, ptr %3, align 8, !tbaa !136
  tail call fastcc void @end_activation(ptr noundef %0, ptr noundef %1)
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @end_activation(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #27 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %4 = load ptr, ptr %3, align 8, !tbaa !187
  %5 = load ptr, ptr %4, align 8, !tbaa !48
  %6 = load ptr, ptr %5, align 8, !tbaa !67
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %8 = load i32, ptr %7, align 4, !tbaa !188
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_node, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %12 = load i64, ptr %11, align 8, !tbaa !109
  %13 = add nsw i64 %12, -1
  store i64 %13, ptr %11, align 8, !tbaa !109
  %14 = load i32, ptr %10, align 4, !tbaa !100
  %15 = icmp eq i32 %14, 15
  br i1 %15, label %16, label %119

16:                                               ; preds = %2
  %17 = load ptr, ptr %0, align 8, !tbaa !40
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %19 = load i32, ptr %18, align 8, !tbaa !189
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds %struct.tfc_graph, ptr %17, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %23 = load ptr, ptr %22, align 8, !tbaa !125
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %25 = load ptr, ptr %24, align 8, !tbaa !182
  %26 = icmp eq ptr %25, null
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 56
  br i1 %26, label %28, label %29

28:                                               ; preds = %16
  store i32 1, ptr %27, align 8, !tbaa !190
  br label %59

29:                                               ; preds = %16
  %30 = load i32, ptr %27, align 8, !tbaa !190
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %59

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
  br label %59

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
  br i1 %52, label %59, label %53

53:                                               ; preds = %44
  %54 = load ptr, ptr %49, align 8, !tbaa !157
  %55 = load ptr, ptr %24, align 8, !tbaa !182
  %56 = load ptr, ptr %55, align 8, !tbaa !157
  %57 = getelementptr inbounds nuw i8, ptr %55, i64 16
  %58 = load i64, ptr %57, align 8, !tbaa !27
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %54, ptr readonly align 1 %56, i64 %58, i1 false)
  br label %59

59:                                               ; preds = %53, %44, %43, %29, %28
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %61 = load ptr, ptr %60, align 8, !tbaa !77
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 36
  br label %66

63:                                               ; preds = %82
  %64 = atomicrmw xchg ptr %62, i32 2 acquire, align 4
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %89, label %85

66:                                               ; preds = %82, %59
  %67 = phi i32 [ 0, %59 ], [ %83, %82 ]
  %68 = cmpxchg ptr %62, i32 0, i32 1 acquire monotonic, align 4
  %69 = extractvalue { i32, i1 } %68, 1
  br i1 %69, label %89, label %70

70:                                               ; preds = %66
  tail call void @llvm.x86.sse2.pause()
  %71 = cmpxchg ptr %62, i32 0, i32 1 acquire monotonic, align 4
  %72 = extractvalue { i32, i1 } %71, 1
  br i1 %72, label %89, label %73

73:                                               ; preds = %70
  tail call void @llvm.x86.sse2.pause()
  %74 = cmpxchg ptr %62, i32 0, i32 1 acquire monotonic, align 4
  %75 = extractvalue { i32, i1 } %74, 1
  br i1 %75, label %89, label %76

76:                                               ; preds = %73
  tail call void @llvm.x86.sse2.pause()
  %77 = cmpxchg ptr %62, i32 0, i32 1 acquire monotonic, align 4
  %78 = extractvalue { i32, i1 } %77, 1
  br i1 %78, label %89, label %79

79:                                               ; preds = %76
  tail call void @llvm.x86.sse2.pause()
  %80 = cmpxchg ptr %62, i32 0, i32 1 acquire monotonic, align 4
  %81 = extractvalue { i32, i1 } %80, 1
  br i1 %81, label %89, label %82

82:                                               ; preds = %79
  tail call void @llvm.x86.sse2.pause()
  %83 = add nuw nsw i32 %67, 5
  %84 = icmp eq i32 %83, 100
  br i1 %84, label %63, label %66, !llvm.loop !115

85:                                               ; preds = %63, %85
  %86 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %62, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %87 = atomicrmw xchg ptr %62, i32 2 acquire, align 4
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %89, label %85, !llvm.loop !116

89:                                               ; preds = %66, %70, %73, %76, %79, %85, %63
  %90 = load ptr, ptr %60, align 8, !tbaa !77
  %91 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %92 = load ptr, ptr %91, align 8, !tbaa !191
  %93 = getelementptr inbounds nuw i8, ptr %92, i64 208
  %94 = load atomic i64, ptr %93 monotonic, align 8
  %95 = inttoptr i64 %94 to ptr
  store ptr %95, ptr %23, align 8, !tbaa !122
  %96 = ptrtoint ptr %23 to i64
  store atomic i64 %96, ptr %93 monotonic, align 8
  %97 = getelementptr inbounds nuw i8, ptr %92, i64 172
  %98 = load i32, ptr %97, align 4, !tbaa !192
  %99 = icmp eq i32 %98, 2
  br i1 %99, label %100, label %112

100:                                              ; preds = %89
  %101 = getelementptr inbounds nuw i8, ptr %23, i64 44
  %102 = load i32, ptr %101, align 4, !tbaa !121
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %112, label %104

104:                                              ; preds = %100
  store i32 0, ptr %97, align 4, !tbaa !192
  %105 = getelementptr inbounds nuw i8, ptr %90, i64 40
  %106 = atomicrmw add ptr %105, i32 1 monotonic, align 8
  %107 = getelementptr inbounds nuw i8, ptr %90, i64 44
  %108 = load i32, ptr %107, align 4, !tbaa !124
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %112, label %110

110:                                              ; preds = %104
  %111 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %105, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %112

112:                                              ; preds = %110, %104, %100, %89
  %113 = load ptr, ptr %60, align 8, !tbaa !77
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 36
  %115 = atomicrmw xchg ptr %114, i32 0 release, align 4
  %116 = icmp eq i32 %115, 2
  br i1 %116, label %117, label %119

117:                                              ; preds = %112
  %118 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %114, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %119

119:                                              ; preds = %117, %112, %2
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %121 = load i32, ptr %120, align 8, !tbaa !66
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %123, label %138

123:                                              ; preds = %119
  %124 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %125 = load ptr, ptr %124, align 8, !tbaa !193
  %126 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %127 = load i64, ptr %126, align 8, !tbaa !194
  tail call fastcc void @note(ptr noundef nonnull %0, ptr noundef nonnull %4, ptr noundef %125, ptr noundef nonnull %10, i64 noundef %127)
  %128 = load ptr, ptr %124, align 8, !tbaa !193
  %129 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %130 = load ptr, ptr %129, align 8, !tbaa !134
  %131 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %132 = load i32, ptr %131, align 8, !tbaa !190
  tail call fastcc void @complete(ptr noundef nonnull %0, ptr noundef nonnull %4, ptr noundef %128, ptr noundef nonnull %10, ptr noundef %130, i32 noundef %132)
  %133 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %134 = load i32, ptr %133, align 4, !tbaa !101
  %135 = sext i32 %134 to i64
  %136 = shl nsw i64 %135, 3
  %137 = add nsw i64 %136, 104
  tail call fastcc void @give(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %137)
  br label %138

138:                                              ; preds = %119, %123
  ret void
}

; Function Attrs: nounwind uwtable
define i32 @tfc_drive(ptr noundef %0, ptr noundef captures(none) %1) local_unnamed_addr #27 {
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 36
  br label %9

6:                                                ; preds = %25
  %7 = atomicrmw xchg ptr %5, i32 2 acquire, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %32, label %28

9:                                                ; preds = %25, %2
  %10 = phi i32 [ 0, %2 ], [ %26, %25 ]
  %11 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %12 = extractvalue { i32, i1 } %11, 1
  br i1 %12, label %32, label %13

13:                                               ; preds = %9
  tail call void @llvm.x86.sse2.pause()
  %14 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %15 = extractvalue { i32, i1 } %14, 1
  br i1 %15, label %32, label %16

16:                                               ; preds = %13
  tail call void @llvm.x86.sse2.pause()
  %17 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %18 = extractvalue { i32, i1 } %17, 1
  br i1 %18, label %32, label %19

19:                                               ; preds = %16
  tail call void @llvm.x86.sse2.pause()
  %20 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %21 = extractvalue { i32, i1 } %20, 1
  br i1 %21, label %32, label %22

22:                                               ; preds = %19
  tail call void @llvm.x86.sse2.pause()
  %23 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %24 = extractvalue { i32, i1 } %23, 1
  br i1 %24, label %32, label %25

25:                                               ; preds = %22
  tail call void @llvm.x86.sse2.pause()
  %26 = add nuw nsw i32 %10, 5
  %27 = icmp eq i32 %26, 100
  br i1 %27, label %6, label %9, !llvm.loop !115

28:                                               ; preds = %6, %28
  %29 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %5, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %30 = atomicrmw xchg ptr %5, i32 2 acquire, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %28, !llvm.loop !116

32:                                               ; preds = %9, %13, %16, %19, %22, %28, %6
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %34 = load i32, ptr %33, align 4, !tbaa !195
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %48

36:                                               ; preds = %32
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %38 = load i32, ptr %37, align 8, !tbaa !197
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %48, label %40

40:                                               ; preds = %36
  store i32 0, ptr %37, align 8, !tbaa !197
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %42 = atomicrmw add ptr %41, i32 1 monotonic, align 8
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %44 = load i32, ptr %43, align 4, !tbaa !124
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %48, label %46

46:                                               ; preds = %40
  %47 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %41, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %48

48:                                               ; preds = %46, %40, %36, %32
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %50 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %52 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 52
  br label %62

62:                                               ; preds = %281, %48
  %63 = load i32, ptr %1, align 4, !tbaa !198
  %64 = icmp slt i32 %63, 0
  br i1 %64, label %65, label %138

65:                                               ; preds = %62
  %66 = load ptr, ptr %49, align 8, !tbaa !199
  %67 = icmp eq ptr %66, null
  br i1 %67, label %83, label %68

68:                                               ; preds = %65, %78
  %69 = phi ptr [ %81, %78 ], [ %66, %65 ]
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 32
  %71 = load i64, ptr %70, align 8, !tbaa !128
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #18
  %72 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #18
  %73 = load i64, ptr %4, align 8, !tbaa !84
  %74 = mul nsw i64 %73, 1000000000
  %75 = load i64, ptr %50, align 8, !tbaa !86
  %76 = add nsw i64 %74, %75
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #18
  %77 = icmp sgt i64 %71, %76
  br i1 %77, label %83, label %78

78:                                               ; preds = %68
  %79 = load ptr, ptr %49, align 8, !tbaa !199
  %80 = load ptr, ptr %79, align 8, !tbaa !122
  store ptr %80, ptr %49, align 8, !tbaa !199
  call fastcc void @deliver(ptr noundef nonnull %0, ptr noundef nonnull %79)
  %81 = load ptr, ptr %49, align 8, !tbaa !199
  %82 = icmp eq ptr %81, null
  br i1 %82, label %83, label %68, !llvm.loop !200

83:                                               ; preds = %78, %68, %65
  %84 = load i64, ptr %51, align 8, !tbaa !78
  %85 = icmp eq i64 %84, 0
  br i1 %85, label %103, label %86

86:                                               ; preds = %83
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  %87 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #18
  %88 = load i64, ptr %3, align 8, !tbaa !84
  %89 = mul nsw i64 %88, 1000000000
  %90 = load i64, ptr %52, align 8, !tbaa !86
  %91 = add nsw i64 %89, %90
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #18
  %92 = load i64, ptr %51, align 8, !tbaa !78
  %93 = icmp slt i64 %91, %92
  br i1 %93, label %103, label %94

94:                                               ; preds = %86
  %95 = load atomic i32, ptr %53 monotonic, align 8
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %103

97:                                               ; preds = %94
  store i32 -1, ptr %54, align 4, !tbaa !123
  store atomic i32 4, ptr %53 monotonic, align 8
  %98 = atomicrmw add ptr %55, i32 1 monotonic, align 8
  %99 = load i32, ptr %56, align 4, !tbaa !124
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %103, label %101

101:                                              ; preds = %97
  %102 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %55, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %103

103:                                              ; preds = %101, %97, %94, %86, %83
  %104 = load atomic i32, ptr %53 seq_cst, align 4, !tbaa !201
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %106, label %135

106:                                              ; preds = %103
  %107 = load i32, ptr %57, align 8, !tbaa !197
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %109, label %135

109:                                              ; preds = %106
  %110 = load i32, ptr %58, align 4, !tbaa !202
  %111 = load i32, ptr %59, align 8, !tbaa !203
  %112 = icmp sgt i32 %111, 0
  br i1 %112, label %113, label %128

113:                                              ; preds = %109
  %114 = load ptr, ptr %0, align 8, !tbaa !204
  br label %118

115:                                              ; preds = %118
  %116 = add nuw nsw i32 %119, 1
  %117 = icmp eq i32 %116, %111
  br i1 %117, label %128, label %118, !llvm.loop !205

118:                                              ; preds = %115, %113
  %119 = phi i32 [ 0, %113 ], [ %116, %115 ]
  %120 = add nsw i32 %119, %110
  %121 = srem i32 %120, %111
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds ptr, ptr %114, i64 %122
  %124 = load ptr, ptr %123, align 8, !tbaa !105
  %125 = getelementptr inbounds nuw i8, ptr %124, i64 172
  %126 = load i32, ptr %125, align 4, !tbaa !192
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %129, label %115

128:                                              ; preds = %115, %109
  store i32 -1, ptr %1, align 4, !tbaa !198
  br label %228

129:                                              ; preds = %118
  store i32 %121, ptr %1, align 4, !tbaa !198
  %130 = icmp slt i32 %121, 0
  br i1 %130, label %228, label %131

131:                                              ; preds = %129
  %132 = getelementptr inbounds nuw i8, ptr %124, i64 172
  store i32 1, ptr %132, align 4, !tbaa !192
  %133 = load i32, ptr %60, align 8, !tbaa !206
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %60, align 8, !tbaa !206
  br label %135

135:                                              ; preds = %131, %106, %103
  %136 = load i32, ptr %1, align 4, !tbaa !198
  %137 = icmp sgt i32 %136, -1
  br i1 %137, label %138, label %228

138:                                              ; preds = %62, %135
  %139 = atomicrmw xchg ptr %5, i32 0 release, align 4
  %140 = icmp eq i32 %139, 2
  br i1 %140, label %141, label %143

141:                                              ; preds = %138
  %142 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %5, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %143

143:                                              ; preds = %138, %141
  %144 = load ptr, ptr %0, align 8, !tbaa !204
  %145 = load i32, ptr %1, align 4, !tbaa !198
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds ptr, ptr %144, i64 %146
  %148 = load ptr, ptr %147, align 8, !tbaa !105
  %149 = call i32 @tfc_execute(ptr noundef %148)
  %150 = icmp eq i32 %149, -1
  br i1 %150, label %298, label %154

151:                                              ; preds = %170
  %152 = atomicrmw xchg ptr %5, i32 2 acquire, align 4
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %177, label %173

154:                                              ; preds = %143, %170
  %155 = phi i32 [ %171, %170 ], [ 0, %143 ]
  %156 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %157 = extractvalue { i32, i1 } %156, 1
  br i1 %157, label %177, label %158

158:                                              ; preds = %154
  call void @llvm.x86.sse2.pause()
  %159 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %160 = extractvalue { i32, i1 } %159, 1
  br i1 %160, label %177, label %161

161:                                              ; preds = %158
  call void @llvm.x86.sse2.pause()
  %162 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %163 = extractvalue { i32, i1 } %162, 1
  br i1 %163, label %177, label %164

164:                                              ; preds = %161
  call void @llvm.x86.sse2.pause()
  %165 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %166 = extractvalue { i32, i1 } %165, 1
  br i1 %166, label %177, label %167

167:                                              ; preds = %164
  call void @llvm.x86.sse2.pause()
  %168 = cmpxchg ptr %5, i32 0, i32 1 acquire monotonic, align 4
  %169 = extractvalue { i32, i1 } %168, 1
  br i1 %169, label %177, label %170

170:                                              ; preds = %167
  call void @llvm.x86.sse2.pause()
  %171 = add nuw nsw i32 %155, 5
  %172 = icmp eq i32 %171, 100
  br i1 %172, label %151, label %154, !llvm.loop !115

173:                                              ; preds = %151, %173
  %174 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %5, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %175 = atomicrmw xchg ptr %5, i32 2 acquire, align 4
  %176 = icmp eq i32 %175, 0
  br i1 %176, label %177, label %173, !llvm.loop !116

177:                                              ; preds = %154, %158, %161, %164, %167, %173, %151
  %178 = load ptr, ptr %0, align 8, !tbaa !204
  %179 = load i32, ptr %1, align 4, !tbaa !198
  %180 = sext i32 %179 to i64
  %181 = getelementptr inbounds ptr, ptr %178, i64 %180
  %182 = load ptr, ptr %181, align 8, !tbaa !105
  %183 = icmp eq i32 %149, 0
  br i1 %183, label %207, label %184

184:                                              ; preds = %177
  %185 = getelementptr inbounds nuw i8, ptr %182, i64 208
  %186 = load atomic ptr, ptr %185 seq_cst, align 8, !tbaa !207
  %187 = icmp eq ptr %186, null
  br i1 %187, label %188, label %193

188:                                              ; preds = %184
  %189 = getelementptr inbounds nuw i8, ptr %182, i64 232
  %190 = load i64, ptr %189, align 8, !tbaa !76
  %191 = icmp eq i64 %190, 0
  %192 = select i1 %191, i32 2, i32 0
  br label %193

193:                                              ; preds = %188, %184
  %194 = phi i32 [ %192, %188 ], [ 0, %184 ]
  %195 = getelementptr inbounds nuw i8, ptr %182, i64 172
  store i32 %194, ptr %195, align 4, !tbaa !192
  %196 = icmp sgt i32 %149, 0
  br i1 %196, label %197, label %211

197:                                              ; preds = %193
  %198 = load i32, ptr %1, align 4, !tbaa !198
  %199 = load atomic i32, ptr %53 monotonic, align 8
  %200 = icmp eq i32 %199, 0
  br i1 %200, label %201, label %211

201:                                              ; preds = %197
  store i32 %198, ptr %54, align 4, !tbaa !123
  store atomic i32 %149, ptr %53 monotonic, align 8
  %202 = atomicrmw add ptr %55, i32 1 monotonic, align 8
  %203 = load i32, ptr %56, align 4, !tbaa !124
  %204 = icmp eq i32 %203, 0
  br i1 %204, label %211, label %205

205:                                              ; preds = %201
  %206 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %55, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %211

207:                                              ; preds = %177
  %208 = getelementptr inbounds nuw i8, ptr %182, i64 172
  store i32 3, ptr %208, align 4, !tbaa !192
  %209 = load i32, ptr %61, align 4, !tbaa !208
  %210 = add nsw i32 %209, 1
  store i32 %210, ptr %61, align 4, !tbaa !208
  br label %211

211:                                              ; preds = %207, %205, %201, %197, %193
  store i32 -1, ptr %1, align 4, !tbaa !198
  %212 = load i32, ptr %60, align 8, !tbaa !206
  %213 = add nsw i32 %212, -1
  store i32 %213, ptr %60, align 8, !tbaa !206
  %214 = icmp eq i32 %213, 0
  br i1 %214, label %222, label %215

215:                                              ; preds = %211
  %216 = load atomic i32, ptr %53 seq_cst, align 4, !tbaa !201
  %217 = icmp eq i32 %216, 0
  br i1 %217, label %218, label %222

218:                                              ; preds = %215
  %219 = load i32, ptr %61, align 4, !tbaa !208
  %220 = load i32, ptr %59, align 8, !tbaa !203
  %221 = icmp eq i32 %219, %220
  br i1 %221, label %222, label %281

222:                                              ; preds = %218, %215, %211
  %223 = atomicrmw add ptr %55, i32 1 monotonic, align 8
  %224 = load i32, ptr %56, align 4, !tbaa !124
  %225 = icmp eq i32 %224, 0
  br i1 %225, label %281, label %226

226:                                              ; preds = %222
  %227 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %55, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %281

228:                                              ; preds = %128, %129, %135
  %229 = load atomic i32, ptr %53 seq_cst, align 4, !tbaa !201
  %230 = icmp eq i32 %229, 0
  br i1 %230, label %231, label %235

231:                                              ; preds = %228
  %232 = load i32, ptr %61, align 4, !tbaa !208
  %233 = load i32, ptr %59, align 8, !tbaa !203
  %234 = icmp eq i32 %232, %233
  br i1 %234, label %235, label %241

235:                                              ; preds = %228, %231
  %236 = load i32, ptr %33, align 4, !tbaa !195
  %237 = icmp eq i32 %236, 0
  br i1 %237, label %238, label %287

238:                                              ; preds = %235
  %239 = load i32, ptr %60, align 8, !tbaa !206
  %240 = icmp eq i32 %239, 0
  br i1 %240, label %287, label %286

241:                                              ; preds = %231
  %242 = load i32, ptr %60, align 8, !tbaa !206
  %243 = icmp eq i32 %242, 0
  br i1 %243, label %244, label %286

244:                                              ; preds = %241
  %245 = load ptr, ptr %49, align 8, !tbaa !199
  %246 = icmp eq ptr %245, null
  br i1 %246, label %247, label %286

247:                                              ; preds = %244
  %248 = icmp sgt i32 %233, 0
  br i1 %248, label %249, label %272

249:                                              ; preds = %247
  %250 = load ptr, ptr %0, align 8, !tbaa !204
  %251 = zext nneg i32 %233 to i64
  br label %255

252:                                              ; preds = %255
  %253 = add nuw nsw i64 %256, 1
  %254 = icmp eq i64 %253, %251
  br i1 %254, label %265, label %255, !llvm.loop !205

255:                                              ; preds = %252, %249
  %256 = phi i64 [ %253, %252 ], [ 0, %249 ]
  %257 = getelementptr inbounds nuw ptr, ptr %250, i64 %256
  %258 = load ptr, ptr %257, align 8, !tbaa !105
  %259 = getelementptr inbounds nuw i8, ptr %258, i64 172
  %260 = load i32, ptr %259, align 4, !tbaa !192
  %261 = icmp eq i32 %260, 0
  br i1 %261, label %286, label %252

262:                                              ; preds = %265
  %263 = add nuw nsw i64 %266, 1
  %264 = icmp eq i64 %263, %251
  br i1 %264, label %272, label %265, !llvm.loop !209

265:                                              ; preds = %252, %262
  %266 = phi i64 [ %263, %262 ], [ 0, %252 ]
  %267 = getelementptr inbounds nuw ptr, ptr %250, i64 %266
  %268 = load ptr, ptr %267, align 8, !tbaa !105
  %269 = getelementptr inbounds nuw i8, ptr %268, i64 192
  %270 = load i64, ptr %269, align 8, !tbaa !136
  %271 = icmp eq i64 %270, 0
  br i1 %271, label %262, label %282

272:                                              ; preds = %262, %247
  %273 = load atomic i32, ptr %53 monotonic, align 8
  %274 = icmp eq i32 %273, 0
  br i1 %274, label %275, label %281

275:                                              ; preds = %272
  store i32 -1, ptr %54, align 4, !tbaa !123
  store atomic i32 13, ptr %53 monotonic, align 8
  %276 = atomicrmw add ptr %55, i32 1 monotonic, align 8
  %277 = load i32, ptr %56, align 4, !tbaa !124
  %278 = icmp eq i32 %277, 0
  br i1 %278, label %281, label %279

279:                                              ; preds = %275
  %280 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %55, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %281

281:                                              ; preds = %279, %275, %272, %218, %222, %226, %286
  br label %62

282:                                              ; preds = %265
  %283 = load i32, ptr %33, align 4, !tbaa !195
  %284 = icmp eq i32 %283, 0
  br i1 %284, label %285, label %286

285:                                              ; preds = %282
  store i32 1, ptr %57, align 8, !tbaa !197
  br label %292

286:                                              ; preds = %255, %241, %244, %282, %238
  call fastcc void @sleep_a_while(ptr noundef %0, i64 noundef 0)
  br label %281

287:                                              ; preds = %235, %238
  %288 = load i32, ptr %57, align 8, !tbaa !197
  %289 = icmp eq i32 %288, 0
  br i1 %289, label %290, label %292

290:                                              ; preds = %287
  %291 = load atomic i32, ptr %53 seq_cst, align 4, !tbaa !201
  br label %292

292:                                              ; preds = %285, %287, %290
  %293 = phi i32 [ %291, %290 ], [ -2, %287 ], [ -2, %285 ]
  %294 = atomicrmw xchg ptr %5, i32 0 release, align 4
  %295 = icmp eq i32 %294, 2
  br i1 %295, label %296, label %298

296:                                              ; preds = %292
  %297 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %5, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %298

298:                                              ; preds = %143, %296, %292
  %299 = phi i32 [ %293, %296 ], [ %293, %292 ], [ -1, %143 ]
  ret i32 %299
}

; Function Attrs: nounwind uwtable
define internal fastcc void @sleep_a_while(ptr noundef %0, i64 noundef range(i64 -9223372036354775808, -9223372036854775808) %1) unnamed_addr #27 {
  %3 = alloca %struct.timespec, align 8
  %4 = alloca %struct.timespec, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load i64, ptr %5, align 8, !tbaa !78
  %7 = icmp eq i64 %1, 0
  %8 = icmp eq i64 %6, 0
  %9 = tail call i64 @llvm.smin.i64(i64 %1, i64 %6)
  %10 = select i1 %8, i64 %1, i64 %9
  %11 = select i1 %7, i64 %6, i64 %10
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %13 = load ptr, ptr %12, align 8, !tbaa !199
  %14 = icmp eq ptr %13, null
  br i1 %14, label %21, label %15

15:                                               ; preds = %2
  %16 = icmp eq i64 %11, 0
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %18 = load i64, ptr %17, align 8, !tbaa !128
  br i1 %16, label %21, label %19

19:                                               ; preds = %15
  %20 = tail call i64 @llvm.smin.i64(i64 %18, i64 %11)
  br label %21

21:                                               ; preds = %19, %15, %2
  %22 = phi i64 [ %11, %2 ], [ %20, %19 ], [ %18, %15 ]
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %24 = load atomic i32, ptr %23 monotonic, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %26 = load i32, ptr %25, align 4, !tbaa !124
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr %25, align 4, !tbaa !124
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %29 = atomicrmw xchg ptr %28, i32 0 release, align 4
  %30 = icmp eq i32 %29, 2
  br i1 %30, label %31, label %33

31:                                               ; preds = %21
  %32 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %28, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %33

33:                                               ; preds = %21, %31
  %34 = icmp eq i64 %22, 0
  br i1 %34, label %35, label %37

35:                                               ; preds = %33
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  store i64 0, ptr %3, align 8, !tbaa !84
  %36 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i64 -1, ptr %36, align 8, !tbaa !86
  br label %50

37:                                               ; preds = %33
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #18
  %38 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4) #18
  %39 = load i64, ptr %4, align 8, !tbaa !84
  %40 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %41 = load i64, ptr %40, align 8, !tbaa !86
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #18
  %42 = mul i64 %39, -1000000000
  %43 = sub i64 %22, %41
  %44 = add i64 %43, %42
  %45 = icmp sgt i64 %44, 0
  br i1 %45, label %46, label %53

46:                                               ; preds = %37
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  %47 = udiv i64 %44, 1000000000
  store i64 %47, ptr %3, align 8, !tbaa !84
  %48 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %49 = urem i64 %44, 1000000000
  store i64 %49, ptr %48, align 8, !tbaa !86
  br label %50

50:                                               ; preds = %46, %35
  %51 = phi ptr [ null, %35 ], [ %3, %46 ]
  %52 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %23, i32 noundef 128, i32 noundef %24, ptr noundef %51, ptr noundef null, i32 noundef 0) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #18
  br label %53

53:                                               ; preds = %37, %50
  br label %57

54:                                               ; preds = %73
  %55 = atomicrmw xchg ptr %28, i32 2 acquire, align 4
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %80, label %76

57:                                               ; preds = %73, %53
  %58 = phi i32 [ 0, %53 ], [ %74, %73 ]
  %59 = cmpxchg ptr %28, i32 0, i32 1 acquire monotonic, align 4
  %60 = extractvalue { i32, i1 } %59, 1
  br i1 %60, label %80, label %61

61:                                               ; preds = %57
  call void @llvm.x86.sse2.pause()
  %62 = cmpxchg ptr %28, i32 0, i32 1 acquire monotonic, align 4
  %63 = extractvalue { i32, i1 } %62, 1
  br i1 %63, label %80, label %64

64:                                               ; preds = %61
  call void @llvm.x86.sse2.pause()
  %65 = cmpxchg ptr %28, i32 0, i32 1 acquire monotonic, align 4
  %66 = extractvalue { i32, i1 } %65, 1
  br i1 %66, label %80, label %67

67:                                               ; preds = %64
  call void @llvm.x86.sse2.pause()
  %68 = cmpxchg ptr %28, i32 0, i32 1 acquire monotonic, align 4
  %69 = extractvalue { i32, i1 } %68, 1
  br i1 %69, label %80, label %70

70:                                               ; preds = %67
  call void @llvm.x86.sse2.pause()
  %71 = cmpxchg ptr %28, i32 0, i32 1 acquire monotonic, align 4
  %72 = extractvalue { i32, i1 } %71, 1
  br i1 %72, label %80, label %73

73:                                               ; preds = %70
  call void @llvm.x86.sse2.pause()
  %74 = add nuw nsw i32 %58, 5
  %75 = icmp eq i32 %74, 100
  br i1 %75, label %54, label %57, !llvm.loop !115

76:                                               ; preds = %54, %76
  %77 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %28, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %78 = atomicrmw xchg ptr %28, i32 2 acquire, align 4
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %76, !llvm.loop !116

80:                                               ; preds = %57, %61, %64, %67, %70, %76, %54
  %81 = load i32, ptr %25, align 4, !tbaa !124
  %82 = add nsw i32 %81, -1
  store i32 %82, ptr %25, align 4, !tbaa !124
  ret void
}

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @tfc_await(ptr noundef %0) local_unnamed_addr #27 {
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 36
  br label %8

5:                                                ; preds = %24
  %6 = atomicrmw xchg ptr %4, i32 2 acquire, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %31, label %27

8:                                                ; preds = %24, %1
  %9 = phi i32 [ 0, %1 ], [ %25, %24 ]
  %10 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %11 = extractvalue { i32, i1 } %10, 1
  br i1 %11, label %31, label %12

12:                                               ; preds = %8
  tail call void @llvm.x86.sse2.pause()
  %13 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %14 = extractvalue { i32, i1 } %13, 1
  br i1 %14, label %31, label %15

15:                                               ; preds = %12
  tail call void @llvm.x86.sse2.pause()
  %16 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %17 = extractvalue { i32, i1 } %16, 1
  br i1 %17, label %31, label %18

18:                                               ; preds = %15
  tail call void @llvm.x86.sse2.pause()
  %19 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %20 = extractvalue { i32, i1 } %19, 1
  br i1 %20, label %31, label %21

21:                                               ; preds = %18
  tail call void @llvm.x86.sse2.pause()
  %22 = cmpxchg ptr %4, i32 0, i32 1 acquire monotonic, align 4
  %23 = extractvalue { i32, i1 } %22, 1
  br i1 %23, label %31, label %24

24:                                               ; preds = %21
  tail call void @llvm.x86.sse2.pause()
  %25 = add nuw nsw i32 %9, 5
  %26 = icmp eq i32 %25, 100
  br i1 %26, label %5, label %8, !llvm.loop !115

27:                                               ; preds = %5, %27
  %28 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %4, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %29 = atomicrmw xchg ptr %4, i32 2 acquire, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %27, !llvm.loop !116

31:                                               ; preds = %8, %12, %15, %18, %21, %27, %5
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %33 = load atomic i32, ptr %32 seq_cst, align 4, !tbaa !201
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %60

35:                                               ; preds = %31
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %37 = load i32, ptr %36, align 8, !tbaa !203
  %38 = icmp sgt i32 %37, 0
  br i1 %38, label %39, label %52

39:                                               ; preds = %35
  %40 = load ptr, ptr %0, align 8, !tbaa !204
  %41 = zext nneg i32 %37 to i64
  br label %45

42:                                               ; preds = %45
  %43 = add nuw nsw i64 %46, 1
  %44 = icmp eq i64 %43, %41
  br i1 %44, label %52, label %45, !llvm.loop !205

45:                                               ; preds = %42, %39
  %46 = phi i64 [ %43, %42 ], [ 0, %39 ]
  %47 = getelementptr inbounds nuw ptr, ptr %40, i64 %46
  %48 = load ptr, ptr %47, align 8, !tbaa !105
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 172
  %50 = load i32, ptr %49, align 4, !tbaa !192
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %60, label %42

52:                                               ; preds = %42, %35
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  %53 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3) #18
  %54 = load i64, ptr %3, align 8, !tbaa !84
  %55 = mul nsw i64 %54, 1000000000
  %56 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %57 = load i64, ptr %56, align 8, !tbaa !86
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #18
  %58 = add i64 %57, 500000000
  %59 = add i64 %58, %55
  call fastcc void @sleep_a_while(ptr noundef %0, i64 noundef %59)
  br label %60

60:                                               ; preds = %45, %52, %31
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %62 = load i64, ptr %61, align 8, !tbaa !78
  %63 = icmp eq i64 %62, 0
  br i1 %63, label %85, label %64

64:                                               ; preds = %60
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #18
  %65 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2) #18
  %66 = load i64, ptr %2, align 8, !tbaa !84
  %67 = mul nsw i64 %66, 1000000000
  %68 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %69 = load i64, ptr %68, align 8, !tbaa !86
  %70 = add nsw i64 %67, %69
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #18
  %71 = load i64, ptr %61, align 8, !tbaa !78
  %72 = icmp slt i64 %70, %71
  br i1 %72, label %85, label %73

73:                                               ; preds = %64
  %74 = load atomic i32, ptr %32 monotonic, align 8
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %85

76:                                               ; preds = %73
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 28
  store i32 -1, ptr %77, align 4, !tbaa !123
  store atomic i32 4, ptr %32 monotonic, align 8
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %79 = atomicrmw add ptr %78, i32 1 monotonic, align 8
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %81 = load i32, ptr %80, align 4, !tbaa !124
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %85, label %83

83:                                               ; preds = %76
  %84 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %78, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %85

85:                                               ; preds = %60, %64, %73, %76, %83
  %86 = load atomic i32, ptr %32 seq_cst, align 4, !tbaa !201
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %88, label %107

88:                                               ; preds = %85
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %90 = load i32, ptr %89, align 8, !tbaa !203
  %91 = icmp sgt i32 %90, 0
  br i1 %91, label %92, label %107

92:                                               ; preds = %88
  %93 = load ptr, ptr %0, align 8, !tbaa !204
  %94 = zext nneg i32 %90 to i64
  br label %95

95:                                               ; preds = %95, %92
  %96 = phi i64 [ %102, %95 ], [ 0, %92 ]
  %97 = getelementptr inbounds nuw ptr, ptr %93, i64 %96
  %98 = load ptr, ptr %97, align 8, !tbaa !105
  %99 = getelementptr inbounds nuw i8, ptr %98, i64 172
  %100 = load i32, ptr %99, align 4, !tbaa !192
  %101 = icmp eq i32 %100, 0
  %102 = add nuw nsw i64 %96, 1
  %103 = icmp eq i64 %102, %94
  %104 = select i1 %101, i1 true, i1 %103
  br i1 %104, label %105, label %95, !llvm.loop !205

105:                                              ; preds = %95
  %106 = zext i1 %101 to i32
  br label %107

107:                                              ; preds = %88, %105, %85
  %108 = phi i32 [ 1, %85 ], [ 0, %88 ], [ %106, %105 ]
  %109 = atomicrmw xchg ptr %4, i32 0 release, align 4
  %110 = icmp eq i32 %109, 2
  br i1 %110, label %111, label %113

111:                                              ; preds = %107
  %112 = call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %4, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %113

113:                                              ; preds = %107, %111
  ret i32 %108
}

; Function Attrs: nounwind uwtable
define void @tfc_complete(ptr noundef %0, ptr noundef %1) local_unnamed_addr #27 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 36
  br label %7

4:                                                ; preds = %23
  %5 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %30, label %26

7:                                                ; preds = %23, %2
  %8 = phi i32 [ 0, %2 ], [ %24, %23 ]
  %9 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %10 = extractvalue { i32, i1 } %9, 1
  br i1 %10, label %30, label %11

11:                                               ; preds = %7
  tail call void @llvm.x86.sse2.pause()
  %12 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %13 = extractvalue { i32, i1 } %12, 1
  br i1 %13, label %30, label %14

14:                                               ; preds = %11
  tail call void @llvm.x86.sse2.pause()
  %15 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %16 = extractvalue { i32, i1 } %15, 1
  br i1 %16, label %30, label %17

17:                                               ; preds = %14
  tail call void @llvm.x86.sse2.pause()
  %18 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %19 = extractvalue { i32, i1 } %18, 1
  br i1 %19, label %30, label %20

20:                                               ; preds = %17
  tail call void @llvm.x86.sse2.pause()
  %21 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %22 = extractvalue { i32, i1 } %21, 1
  br i1 %22, label %30, label %23

23:                                               ; preds = %20
  tail call void @llvm.x86.sse2.pause()
  %24 = add nuw nsw i32 %8, 5
  %25 = icmp eq i32 %24, 100
  br i1 %25, label %4, label %7, !llvm.loop !115

26:                                               ; preds = %4, %26
  %27 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %3, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %28 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %26, !llvm.loop !116

30:                                               ; preds = %7, %11, %14, %17, %20, %26, %4
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %32 = load ptr, ptr %31, align 8, !tbaa !191
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 208
  %34 = load atomic i64, ptr %33 monotonic, align 8
  %35 = inttoptr i64 %34 to ptr
  store ptr %35, ptr %1, align 8, !tbaa !122
  %36 = ptrtoint ptr %1 to i64
  store atomic i64 %36, ptr %33 monotonic, align 8
  %37 = getelementptr inbounds nuw i8, ptr %32, i64 172
  %38 = load i32, ptr %37, align 4, !tbaa !192
  %39 = icmp eq i32 %38, 2
  br i1 %39, label %40, label %52

40:                                               ; preds = %30
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %42 = load i32, ptr %41, align 4, !tbaa !121
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %52, label %44

44:                                               ; preds = %40
  store i32 0, ptr %37, align 4, !tbaa !192
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %46 = atomicrmw add ptr %45, i32 1 monotonic, align 8
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %48 = load i32, ptr %47, align 4, !tbaa !124
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %52, label %50

50:                                               ; preds = %44
  %51 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %45, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %52

52:                                               ; preds = %30, %40, %44, %50
  %53 = atomicrmw xchg ptr %3, i32 0 release, align 4
  %54 = icmp eq i32 %53, 2
  br i1 %54, label %55, label %57

55:                                               ; preds = %52
  %56 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %3, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %57

57:                                               ; preds = %52, %55
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_abort(ptr noundef %0, i32 noundef %1) local_unnamed_addr #27 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 36
  br label %7

4:                                                ; preds = %23
  %5 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %30, label %26

7:                                                ; preds = %23, %2
  %8 = phi i32 [ 0, %2 ], [ %24, %23 ]
  %9 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %10 = extractvalue { i32, i1 } %9, 1
  br i1 %10, label %30, label %11

11:                                               ; preds = %7
  tail call void @llvm.x86.sse2.pause()
  %12 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %13 = extractvalue { i32, i1 } %12, 1
  br i1 %13, label %30, label %14

14:                                               ; preds = %11
  tail call void @llvm.x86.sse2.pause()
  %15 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %16 = extractvalue { i32, i1 } %15, 1
  br i1 %16, label %30, label %17

17:                                               ; preds = %14
  tail call void @llvm.x86.sse2.pause()
  %18 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %19 = extractvalue { i32, i1 } %18, 1
  br i1 %19, label %30, label %20

20:                                               ; preds = %17
  tail call void @llvm.x86.sse2.pause()
  %21 = cmpxchg ptr %3, i32 0, i32 1 acquire monotonic, align 4
  %22 = extractvalue { i32, i1 } %21, 1
  br i1 %22, label %30, label %23

23:                                               ; preds = %20
  tail call void @llvm.x86.sse2.pause()
  %24 = add nuw nsw i32 %8, 5
  %25 = icmp eq i32 %24, 100
  br i1 %25, label %4, label %7, !llvm.loop !115

26:                                               ; preds = %4, %26
  %27 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %3, i32 noundef 128, i32 noundef 2, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %28 = atomicrmw xchg ptr %3, i32 2 acquire, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %26, !llvm.loop !116

30:                                               ; preds = %7, %11, %14, %17, %20, %26, %4
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %32 = load atomic i32, ptr %31 monotonic, align 8
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %43

34:                                               ; preds = %30
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 28
  store i32 -1, ptr %35, align 4, !tbaa !123
  store atomic i32 %1, ptr %31 monotonic, align 8
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %37 = atomicrmw add ptr %36, i32 1 monotonic, align 8
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %39 = load i32, ptr %38, align 4, !tbaa !124
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %43, label %41

41:                                               ; preds = %34
  %42 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %36, i32 noundef 129, i32 noundef 2147483647, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %43

43:                                               ; preds = %30, %34, %41
  %44 = atomicrmw xchg ptr %3, i32 0 release, align 4
  %45 = icmp eq i32 %44, 2
  br i1 %45, label %46, label %48

46:                                               ; preds = %43
  %47 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %3, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %48

48:                                               ; preds = %43, %46
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define ptr @tfc_block_data(ptr noundef readonly captures(none) %0) local_unnamed_addr #32 {
  %2 = load ptr, ptr %0, align 8, !tbaa !210
  %3 = ptrtoint ptr %2 to i64
  %4 = add i64 %3, 63
  %5 = and i64 %4, -64
  %6 = inttoptr i64 %5 to ptr
  ret ptr %6
}

; Function Attrs: mustprogress nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define void @tfc_block_free(ptr noundef captures(none) %0) local_unnamed_addr #33 {
  tail call void @free(ptr noundef %0) #18
  ret void
}

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #10

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define i32 @tfc_monitor_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #34 {
  %2 = load atomic i32, ptr %0 monotonic, align 8
  ret i32 %2
}

; Function Attrs: nounwind uwtable
define void @tfc_monitor_trace(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #27 {
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
define range(i64 320, 274877907201) i64 @tfc_pool_bytes(i32 noundef %0) local_unnamed_addr #35 {
  %2 = zext i32 %0 to i64
  %3 = shl nuw nsw i64 %2, 6
  %4 = add nuw nsw i64 %3, 320
  ret i64 %4
}

; Function Attrs: nounwind uwtable
define i32 @tfc_pool_start(ptr noundef initializes((4, 8), (64, 68), (128, 140), (144, 152), (192, 196), (288, 292)) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #27 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %2, ptr %4, align 4, !tbaa !5
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 288
  store i32 0, ptr %5, align 32, !tbaa !5
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i32 0, ptr %6, align 32, !tbaa !176
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i32 0, ptr %7, align 32, !tbaa !176
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i32 0, ptr %8, align 4, !tbaa !176
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i32 0, ptr %9, align 8, !tbaa !176
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store i32 0, ptr %10, align 32, !tbaa !176
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr null, ptr %11, align 16, !tbaa !176
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store ptr %0, ptr %13, align 16, !tbaa !228
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
  store ptr %0, ptr %21, align 16, !tbaa !228
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
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @worker_main(ptr noundef %0) #0 {
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
  tail call void @llvm.x86.sse2.pause()
  %24 = add nuw i32 %20, 1
  %25 = load i32, ptr %10, align 4, !tbaa !5
  %26 = icmp ult i32 %24, %25
  br i1 %26, label %19, label %27, !llvm.loop !230

27:                                               ; preds = %23, %15
  %28 = atomicrmw add ptr %12, i32 1 seq_cst, align 4
  %29 = load atomic i32, ptr %11 seq_cst, align 64
  %30 = icmp eq i32 %29, %16
  br i1 %30, label %31, label %35

31:                                               ; preds = %27, %31
  %32 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %11, i32 noundef 128, i32 noundef %16, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %33 = load atomic i32, ptr %11 seq_cst, align 64
  %34 = icmp eq i32 %33, %16
  br i1 %34, label %31, label %35, !llvm.loop !231

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
  br i1 %51, label %53, label %45, !llvm.loop !232

53:                                               ; preds = %48
  tail call fastcc void @work(ptr noundef %3, i32 noundef %9)
  %54 = atomicrmw sub ptr %14, i32 1 release, align 64
  %55 = icmp eq i32 %54, 1073741825
  br i1 %55, label %56, label %58

56:                                               ; preds = %53
  %57 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %14, i32 noundef 129, i32 noundef 1, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  br label %58

58:                                               ; preds = %45, %56, %53
  br label %15
}

; Function Attrs: nounwind uwtable
define void @tfc_pool_stop(ptr noundef %0) local_unnamed_addr #27 {
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
  %19 = load i64, ptr %18, align 8, !tbaa !233
  %20 = tail call i32 @pthread_join(i64 noundef %19, ptr noundef null) #18
  %21 = add nuw nsw i64 %16, 1
  %22 = load i32, ptr %0, align 64, !tbaa !5
  %23 = zext i32 %22 to i64
  %24 = icmp samesign ult i64 %21, %23
  br i1 %24, label %15, label %14, !llvm.loop !234
}

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define void @tfc_pool_watch(ptr noundef writeonly captures(none) %0, ptr noundef %1) local_unnamed_addr #34 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %4 = ptrtoint ptr %1 to i64
  store atomic i64 %4, ptr %3 release, align 16
  ret void
}

; Function Attrs: nounwind uwtable
define void @tfc_parallel_for(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = alloca %struct.tfc_loop, align 8
  %7 = icmp slt i64 %1, 1
  br i1 %7, label %159, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !33
  %11 = icmp eq ptr %10, null
  br i1 %11, label %19, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %14 = load ptr, ptr %13, align 8, !tbaa !235
  %15 = icmp eq ptr %14, null
  br i1 %15, label %19, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %18 = load i32, ptr %17, align 4, !tbaa !236
  br label %25

19:                                               ; preds = %8, %12
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %21 = load ptr, ptr %20, align 8, !tbaa !237
  %22 = icmp eq ptr %21, null
  br i1 %22, label %25, label %23

23:                                               ; preds = %19
  %24 = load i32, ptr %21, align 64, !tbaa !5
  br label %25

25:                                               ; preds = %23, %19, %16
  %26 = phi i1 [ true, %16 ], [ false, %23 ], [ false, %19 ]
  %27 = phi i32 [ %18, %16 ], [ %24, %23 ], [ 1, %19 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #18
  store ptr %2, ptr %6, align 8, !tbaa !238
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %3, ptr %28, align 8, !tbaa !240
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 %1, ptr %29, align 8, !tbaa !241
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
  store i64 %39, ptr %30, align 8, !tbaa !242
  %40 = icmp samesign ugt i64 %39, 1
  %41 = and i1 %26, %40
  br i1 %41, label %42, label %48

42:                                               ; preds = %25
  %43 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %44 = load ptr, ptr %43, align 8, !tbaa !235
  %45 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %46 = load ptr, ptr %45, align 8, !tbaa !90
  %47 = trunc i64 %39 to i32
  call void %44(ptr noundef %46, i32 noundef %47, ptr noundef nonnull @run_host_chunk, ptr noundef nonnull %6) #18
  br label %158

48:                                               ; preds = %25
  %49 = icmp eq i64 %39, 1
  br i1 %49, label %157, label %50

50:                                               ; preds = %48
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %52 = load ptr, ptr %51, align 8, !tbaa !237
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 64
  %54 = cmpxchg ptr %53, i32 0, i32 1 acquire monotonic, align 64
  %55 = extractvalue { i32, i1 } %54, 1
  br i1 %55, label %56, label %157

56:                                               ; preds = %50
  %57 = getelementptr inbounds nuw i8, ptr %52, i64 256
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 64 dereferenceable(32) %57, ptr noundef nonnull readonly align 8 dereferenceable(32) %6, i64 32, i1 false), !tbaa.struct !243
  %58 = load i64, ptr %30, align 8, !tbaa !242
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
  br label %146

68:                                               ; preds = %146, %56
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
  %92 = load i64, ptr %90, align 8, !tbaa !244
  %93 = icmp slt i64 %91, %92
  br i1 %93, label %94, label %119

94:                                               ; preds = %87, %115
  %95 = phi i64 [ %116, %115 ], [ %92, %87 ]
  %96 = atomicrmw add ptr %89, i64 1 monotonic, align 64
  %97 = icmp slt i64 %96, %95
  br i1 %97, label %98, label %115, !llvm.loop !245

98:                                               ; preds = %94
  %99 = load ptr, ptr %57, align 8, !tbaa !238
  %100 = load ptr, ptr %83, align 8, !tbaa !240
  %101 = load i64, ptr %84, align 8, !tbaa !241
  %102 = load i64, ptr %85, align 8, !tbaa !242
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
  %114 = load i64, ptr %90, align 8, !tbaa !244
  br label %115

115:                                              ; preds = %98, %94
  %116 = phi i64 [ %114, %98 ], [ %95, %94 ]
  %117 = load atomic i64, ptr %89 monotonic, align 64
  %118 = icmp slt i64 %117, %116
  br i1 %118, label %94, label %119

119:                                              ; preds = %115, %87
  %120 = add nuw nsw i64 %88, 1
  %121 = icmp eq i64 %120, %86
  br i1 %121, label %122, label %87, !llvm.loop !246

122:                                              ; preds = %119, %78
  %123 = atomicrmw and ptr %69, i32 2147483647 acquire, align 64
  %124 = and i32 %123, 2147483647
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %156, label %126

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
  br i1 %135, label %156, label %128, !llvm.loop !247

136:                                              ; preds = %128
  %137 = atomicrmw or ptr %69, i32 1073741824 acquire, align 64
  %138 = or i32 %137, 1073741824
  %139 = icmp eq i32 %138, 1073741824
  br i1 %139, label %145, label %140

140:                                              ; preds = %136, %140
  %141 = phi i32 [ %143, %140 ], [ %138, %136 ]
  %142 = tail call i64 (i64, ...) @syscall(i64 noundef 202, ptr noundef nonnull %69, i32 noundef 128, i32 noundef %141, ptr noundef null, ptr noundef null, i32 noundef 0) #18
  %143 = load atomic i32, ptr %69 acquire, align 64
  %144 = icmp eq i32 %143, 1073741824
  br i1 %144, label %145, label %140, !llvm.loop !248

145:                                              ; preds = %140, %136
  store atomic i32 0, ptr %69 monotonic, align 64
  br label %156

146:                                              ; preds = %146, %65
  %147 = phi i64 [ 0, %65 ], [ %151, %146 ]
  %148 = getelementptr inbounds nuw %struct.tfc_worker, ptr %66, i64 %147
  %149 = mul nsw i64 %147, %58
  %150 = sdiv i64 %149, %67
  store atomic i64 %150, ptr %148 monotonic, align 64
  %151 = add nuw nsw i64 %147, 1
  %152 = mul nsw i64 %58, %151
  %153 = sdiv i64 %152, %67
  %154 = getelementptr inbounds nuw i8, ptr %148, i64 8
  store i64 %153, ptr %154, align 8, !tbaa !244
  %155 = icmp eq i64 %151, %67
  br i1 %155, label %68, label %146, !llvm.loop !249

156:                                              ; preds = %132, %122, %145
  store atomic i32 0, ptr %53 release, align 64
  br label %158

157:                                              ; preds = %50, %48
  tail call void %2(ptr noundef %3, i64 noundef 0, i64 noundef %1) #18
  br label %158

158:                                              ; preds = %156, %157, %42
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #18
  br label %159

159:                                              ; preds = %5, %158
  ret void
}

; Function Attrs: nounwind uwtable
define internal void @run_host_chunk(ptr noundef readonly captures(none) %0, i32 noundef %1) #0 {
  %3 = zext i32 %1 to i64
  %4 = load ptr, ptr %0, align 8, !tbaa !238
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !240
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8, !tbaa !241
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %10 = load i64, ptr %9, align 8, !tbaa !242
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
define noundef i32 @tfc_fail(ptr noundef readonly captures(none) %0, i32 noundef returned %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, double noundef %6) local_unnamed_addr #36 {
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
define range(i32 0, 2) i32 @tfc_cancelled(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
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
define i32 @tfc_walk(ptr noundef readonly captures(none) %0) local_unnamed_addr #0 {
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
  %175 = load i8, ptr %174, align 1, !tbaa !176
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
  %335 = load i8, ptr %334, align 1, !tbaa !176
  %336 = xor i8 %335, 1
  store i8 %336, ptr %334, align 1, !tbaa !176
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
  %390 = load i8, ptr %389, align 1, !tbaa !176
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
  %632 = load i8, ptr %631, align 1, !tbaa !176
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
  %708 = load i8, ptr %707, align 1, !tbaa !176
  %709 = xor i8 %708, 1
  store i8 %709, ptr %707, align 1, !tbaa !176
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
  %763 = load i8, ptr %762, align 1, !tbaa !176
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

; Function Attrs: nounwind uwtable
define ptr @tfc_call_from_python(ptr noundef readonly captures(none) %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #0 {
  %5 = alloca [64 x ptr], align 16
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8, !tbaa !284
  %8 = load ptr, ptr %7, align 8, !tbaa !286
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #18
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !289
  %11 = icmp eq ptr %10, null
  br i1 %11, label %130, label %12

12:                                               ; preds = %4
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %14 = load i32, ptr %13, align 8, !tbaa !293
  %15 = sext i32 %14 to i64
  %16 = icmp sgt i64 %2, %15
  br i1 %16, label %130, label %17

17:                                               ; preds = %12
  %18 = icmp sgt i64 %2, 0
  br i1 %18, label %19, label %21

19:                                               ; preds = %17
  %20 = shl nuw nsw i64 %2, 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %5, ptr align 8 %1, i64 %20, i1 false), !tbaa !31
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
  %32 = load i64, ptr %31, align 8, !tbaa !294
  %33 = load ptr, ptr %8, align 8, !tbaa !296
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 216
  %35 = load i64, ptr %34, align 8, !tbaa !297
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
  %49 = load i32, ptr %13, align 8, !tbaa !293
  %50 = icmp sgt i32 %49, %48
  br i1 %50, label %51, label %58

51:                                               ; preds = %41
  %52 = load ptr, ptr %39, align 8, !tbaa !299
  %53 = shl i64 %47, 32
  %54 = ashr exact i64 %53, 29
  %55 = getelementptr inbounds i8, ptr %52, i64 %54
  %56 = load ptr, ptr %55, align 8, !tbaa !31
  %57 = icmp eq ptr %56, %46
  br i1 %57, label %101, label %58

58:                                               ; preds = %51, %41
  %59 = load ptr, ptr %40, align 8, !tbaa !300
  %60 = icmp eq ptr %46, %59
  br i1 %60, label %101, label %61

61:                                               ; preds = %58
  %62 = icmp sgt i32 %49, 0
  br i1 %62, label %63, label %89

63:                                               ; preds = %61
  %64 = load ptr, ptr %39, align 8, !tbaa !299
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
  br i1 %73, label %74, label %66, !llvm.loop !301

74:                                               ; preds = %71, %84
  %75 = phi i64 [ %85, %84 ], [ 0, %71 ]
  %76 = load ptr, ptr %8, align 8, !tbaa !296
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 112
  %78 = load ptr, ptr %77, align 8, !tbaa !302
  %79 = load ptr, ptr %39, align 8, !tbaa !299
  %80 = getelementptr inbounds nuw ptr, ptr %79, i64 %75
  %81 = load ptr, ptr %80, align 8, !tbaa !31
  %82 = tail call i32 %78(ptr noundef %81, ptr noundef %46) #18
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %97, label %84

84:                                               ; preds = %74
  %85 = add nuw nsw i64 %75, 1
  %86 = icmp eq i64 %85, %65
  br i1 %86, label %87, label %74, !llvm.loop !303

87:                                               ; preds = %84
  %88 = load ptr, ptr %40, align 8, !tbaa !300
  br label %89

89:                                               ; preds = %87, %61
  %90 = phi ptr [ %88, %87 ], [ %59, %61 ]
  %91 = load ptr, ptr %8, align 8, !tbaa !296
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 112
  %93 = load ptr, ptr %92, align 8, !tbaa !302
  %94 = tail call i32 %93(ptr noundef %90, ptr noundef %46) #18
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
  br i1 %122, label %123, label %41, !llvm.loop !304

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
  %131 = load ptr, ptr %8, align 8, !tbaa !296
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 16
  %133 = load ptr, ptr %132, align 8, !tbaa !305
  %134 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %135 = load ptr, ptr %134, align 8, !tbaa !306
  %136 = tail call ptr %133(ptr noundef %135, ptr noundef %1, i64 noundef %2, ptr noundef %3) #18
  br label %137

137:                                              ; preds = %127, %130
  %138 = phi ptr [ %136, %130 ], [ %128, %127 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #18
  ret ptr %138
}

; Function Attrs: nounwind uwtable
define internal fastcc ptr @call_step(ptr noundef readonly captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr noundef %2) unnamed_addr #0 {
  %4 = alloca %struct.tfc_driver, align 4
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  %7 = alloca [64 x ptr], align 16
  %8 = load ptr, ptr %0, align 8, !tbaa !286
  %9 = load ptr, ptr %8, align 8, !tbaa !296
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #18
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %11 = load ptr, ptr %10, align 8, !tbaa !307
  %12 = load i32, ptr %11, align 4, !tbaa !5
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %759, label %14

14:                                               ; preds = %3
  %15 = getelementptr inbounds nuw i8, ptr %8, i64 52
  %16 = load i32, ptr %15, align 4, !tbaa !308
  %17 = icmp slt i32 %16, 1
  br i1 %17, label %21, label %18

18:                                               ; preds = %14
  %19 = zext nneg i32 %16 to i64
  %20 = shl nuw nsw i64 %19, 3
  call void @llvm.memset.p0.i64(ptr nonnull align 16 %7, i8 0, i64 %20, i1 false), !tbaa !31
  br label %21

21:                                               ; preds = %18, %14
  %22 = icmp eq ptr %2, null
  br i1 %22, label %146, label %23

23:                                               ; preds = %21
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 160
  %25 = load ptr, ptr %24, align 8, !tbaa !309
  %26 = icmp eq ptr %2, %25
  br i1 %26, label %146, label %27

27:                                               ; preds = %23
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %29 = load i64, ptr %28, align 8, !tbaa !310
  switch i64 %29, label %70 [
    i64 0, label %30
    i64 2, label %31
  ]

30:                                               ; preds = %27
  store ptr %2, ptr %7, align 16, !tbaa !31
  br label %109

31:                                               ; preds = %27
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %33 = load ptr, ptr %32, align 8, !tbaa !311
  %34 = getelementptr inbounds nuw i8, ptr %9, i64 192
  %35 = load ptr, ptr %34, align 8, !tbaa !312
  %36 = icmp eq ptr %33, %35
  br i1 %36, label %37, label %759

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
  %45 = load ptr, ptr %44, align 8, !tbaa !313
  %46 = tail call i64 %45(ptr noundef nonnull %2) #18
  %47 = icmp eq i64 %43, %46
  br i1 %47, label %109, label %62

48:                                               ; preds = %48, %38
  %49 = phi i64 [ 0, %38 ], [ %60, %48 ]
  %50 = phi i64 [ 0, %38 ], [ %59, %48 ]
  %51 = load ptr, ptr %39, align 8, !tbaa !314
  %52 = load ptr, ptr %40, align 8, !tbaa !315
  %53 = getelementptr inbounds nuw ptr, ptr %52, i64 %49
  %54 = load ptr, ptr %53, align 8, !tbaa !31
  %55 = tail call ptr %51(ptr noundef nonnull %2, ptr noundef %54) #18
  %56 = getelementptr inbounds nuw ptr, ptr %7, i64 %49
  store ptr %55, ptr %56, align 8, !tbaa !31
  %57 = icmp ne ptr %55, null
  %58 = zext i1 %57 to i64
  %59 = add nuw nsw i64 %50, %58
  %60 = add nuw nsw i64 %49, 1
  %61 = icmp eq i64 %60, %41
  br i1 %61, label %42, label %48, !llvm.loop !316

62:                                               ; preds = %42
  %63 = getelementptr inbounds nuw i8, ptr %9, i64 120
  %64 = load ptr, ptr %63, align 8, !tbaa !317
  %65 = tail call ptr %64() #18
  %66 = icmp eq ptr %65, null
  br i1 %66, label %759, label %67

67:                                               ; preds = %62
  %68 = getelementptr inbounds nuw i8, ptr %9, i64 128
  %69 = load ptr, ptr %68, align 8, !tbaa !318
  tail call void %69() #18
  br label %759

70:                                               ; preds = %27
  %71 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %72 = load ptr, ptr %71, align 8, !tbaa !311
  %73 = getelementptr inbounds nuw i8, ptr %9, i64 184
  %74 = load ptr, ptr %73, align 8, !tbaa !319
  %75 = icmp eq ptr %72, %74
  br i1 %75, label %76, label %93

76:                                               ; preds = %70
  %77 = getelementptr inbounds nuw i8, ptr %9, i64 104
  %78 = load ptr, ptr %77, align 8, !tbaa !320
  %79 = tail call i64 %78(ptr noundef nonnull %2) #18
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
  %88 = load ptr, ptr %84, align 8, !tbaa !321
  %89 = tail call ptr %88(ptr noundef nonnull %2, i64 noundef %87) #18
  %90 = getelementptr inbounds nuw ptr, ptr %7, i64 %87
  store ptr %89, ptr %90, align 8, !tbaa !31
  %91 = add nuw nsw i64 %87, 1
  %92 = icmp eq i64 %91, %85
  br i1 %92, label %112, label %86, !llvm.loop !322

93:                                               ; preds = %70
  %94 = getelementptr inbounds nuw i8, ptr %9, i64 176
  %95 = load ptr, ptr %94, align 8, !tbaa !323
  %96 = icmp eq ptr %72, %95
  br i1 %96, label %97, label %759

97:                                               ; preds = %93
  %98 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %99 = load i64, ptr %98, align 8, !tbaa !294
  %100 = sext i32 %16 to i64
  %101 = icmp ne i64 %99, %100
  %102 = or i1 %17, %101
  br i1 %102, label %144, label %103

103:                                              ; preds = %97
  %104 = getelementptr inbounds nuw i8, ptr %9, i64 216
  %105 = load i64, ptr %104, align 8, !tbaa !297
  %106 = getelementptr inbounds i8, ptr %2, i64 %105
  %107 = zext nneg i32 %16 to i64
  %108 = shl nuw nsw i64 %107, 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %7, ptr nonnull align 8 %106, i64 %108, i1 false), !tbaa !31
  br label %112

109:                                              ; preds = %42, %30
  br i1 %17, label %146, label %110

110:                                              ; preds = %109
  %111 = zext nneg i32 %16 to i64
  br label %112

112:                                              ; preds = %86, %110, %103
  %113 = phi i64 [ %111, %110 ], [ %107, %103 ], [ %85, %86 ]
  %114 = load ptr, ptr %24, align 8, !tbaa !309
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
  %124 = load <2 x ptr>, ptr %122, align 16, !tbaa !31
  %125 = load <2 x ptr>, ptr %123, align 16, !tbaa !31
  %126 = icmp eq <2 x ptr> %124, %119
  %127 = icmp eq <2 x ptr> %125, %119
  %128 = select <2 x i1> %126, <2 x ptr> zeroinitializer, <2 x ptr> %124
  %129 = select <2 x i1> %127, <2 x ptr> zeroinitializer, <2 x ptr> %125
  store <2 x ptr> %128, ptr %122, align 16
  store <2 x ptr> %129, ptr %123, align 16
  %130 = add nuw i64 %121, 4
  %131 = icmp eq i64 %130, %117
  br i1 %131, label %132, label %120, !llvm.loop !324

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
  br i1 %143, label %146, label %136, !llvm.loop !325

144:                                              ; preds = %76, %97
  %145 = phi i1 [ %81, %76 ], [ %101, %97 ]
  br i1 %145, label %759, label %146

146:                                              ; preds = %136, %132, %23, %109, %21, %144
  %147 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %148 = load ptr, ptr %147, align 8, !tbaa !326
  %149 = icmp eq ptr %148, null
  br i1 %149, label %759, label %150

150:                                              ; preds = %146
  %151 = getelementptr inbounds nuw i8, ptr %8, i64 48
  br label %152

152:                                              ; preds = %274, %150
  %153 = phi ptr [ %148, %150 ], [ %276, %274 ]
  %154 = getelementptr inbounds nuw i8, ptr %153, i64 144
  %155 = load i32, ptr %154, align 8, !tbaa !327
  %156 = getelementptr inbounds nuw i8, ptr %153, i64 148
  %157 = load i32, ptr %156, align 4, !tbaa !334
  %158 = or i32 %157, %155
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %160, label %274

160:                                              ; preds = %152
  %161 = load i32, ptr %151, align 8, !tbaa !293
  %162 = icmp slt i32 %161, 1
  br i1 %162, label %278, label %163

163:                                              ; preds = %160
  %164 = load ptr, ptr %8, align 8, !tbaa !296
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
  %174 = load ptr, ptr %165, align 8, !tbaa !335
  %175 = getelementptr inbounds nuw %struct.tfc_operand, ptr %174, i64 %173
  %176 = getelementptr inbounds nuw ptr, ptr %1, i64 %173
  %177 = load ptr, ptr %176, align 8, !tbaa !31
  %178 = getelementptr inbounds nuw i8, ptr %177, i64 8
  %179 = load ptr, ptr %178, align 8, !tbaa !311
  %180 = load ptr, ptr %166, align 8, !tbaa !336
  %181 = icmp eq ptr %179, %180
  br i1 %181, label %182, label %220

182:                                              ; preds = %171
  %183 = getelementptr inbounds nuw i8, ptr %177, i64 56
  %184 = load ptr, ptr %183, align 8, !tbaa !337
  %185 = load ptr, ptr %175, align 8, !tbaa !339
  %186 = icmp eq ptr %184, %185
  br i1 %186, label %187, label %274

187:                                              ; preds = %182
  %188 = getelementptr inbounds nuw i8, ptr %177, i64 24
  %189 = load i32, ptr %188, align 8, !tbaa !341
  %190 = getelementptr inbounds nuw i8, ptr %175, i64 32
  %191 = load i32, ptr %190, align 8, !tbaa !342
  %192 = icmp eq i32 %189, %191
  br i1 %192, label %193, label %274

193:                                              ; preds = %187
  %194 = getelementptr inbounds nuw i8, ptr %177, i64 64
  %195 = load i32, ptr %194, align 8, !tbaa !343
  %196 = and i32 %195, 257
  %197 = icmp eq i32 %196, 257
  br i1 %197, label %198, label %274

198:                                              ; preds = %193
  %199 = icmp sgt i32 %189, 0
  br i1 %199, label %200, label %216

200:                                              ; preds = %198
  %201 = getelementptr inbounds nuw i8, ptr %177, i64 32
  %202 = load ptr, ptr %201, align 8, !tbaa !344
  %203 = getelementptr inbounds nuw i8, ptr %175, i64 16
  %204 = load ptr, ptr %203, align 8, !tbaa !345
  %205 = zext nneg i32 %189 to i64
  br label %209

206:                                              ; preds = %209
  %207 = add nuw nsw i64 %210, 1
  %208 = icmp eq i64 %207, %205
  br i1 %208, label %216, label %209, !llvm.loop !346

209:                                              ; preds = %206, %200
  %210 = phi i64 [ 0, %200 ], [ %207, %206 ]
  %211 = getelementptr inbounds nuw i64, ptr %202, i64 %210
  %212 = load i64, ptr %211, align 8, !tbaa !107
  %213 = getelementptr inbounds nuw i64, ptr %204, i64 %210
  %214 = load i64, ptr %213, align 8, !tbaa !107
  %215 = icmp eq i64 %212, %214
  br i1 %215, label %206, label %274

216:                                              ; preds = %206, %198
  %217 = getelementptr inbounds nuw i8, ptr %177, i64 16
  %218 = load ptr, ptr %217, align 8, !tbaa !347
  %219 = getelementptr inbounds nuw i8, ptr %175, i64 56
  store ptr %218, ptr %219, align 8, !tbaa !348
  br label %269

220:                                              ; preds = %171
  %221 = getelementptr inbounds nuw i8, ptr %175, i64 8
  %222 = load ptr, ptr %221, align 8, !tbaa !349
  %223 = icmp eq ptr %179, %222
  br i1 %223, label %224, label %227

224:                                              ; preds = %220
  %225 = getelementptr inbounds nuw i8, ptr %177, i64 16
  %226 = getelementptr inbounds nuw i8, ptr %175, i64 56
  store ptr %225, ptr %226, align 8, !tbaa !348
  br label %269

227:                                              ; preds = %220
  %228 = getelementptr inbounds nuw i8, ptr %175, i64 40
  %229 = load i32, ptr %228, align 8, !tbaa !350
  %230 = icmp eq i32 %229, 0
  br i1 %230, label %274, label %231

231:                                              ; preds = %227
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  store double 0.000000e+00, ptr %5, align 8
  %232 = getelementptr inbounds nuw i8, ptr %175, i64 64
  %233 = getelementptr inbounds nuw i8, ptr %175, i64 56
  store ptr %232, ptr %233, align 8, !tbaa !348
  %234 = load ptr, ptr %167, align 8, !tbaa !351
  %235 = icmp eq ptr %179, %234
  br i1 %235, label %236, label %243

236:                                              ; preds = %231
  %237 = load ptr, ptr %170, align 8, !tbaa !352
  %238 = call double %237(ptr noundef nonnull %177) #18
  %239 = load i32, ptr %228, align 8, !tbaa !350
  switch i32 %239, label %265 [
    i32 1, label %240
    i32 2, label %242
  ]

240:                                              ; preds = %236
  %241 = fptrunc double %238 to float
  store float %241, ptr %5, align 8, !tbaa !176
  br label %266

242:                                              ; preds = %236
  store double %238, ptr %5, align 8, !tbaa !176
  br label %266

243:                                              ; preds = %231
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #18
  store i32 0, ptr %6, align 4, !tbaa !5
  %244 = load ptr, ptr %168, align 8, !tbaa !353
  %245 = icmp eq ptr %179, %244
  br i1 %245, label %246, label %264

246:                                              ; preds = %243
  %247 = load ptr, ptr %169, align 8, !tbaa !354
  %248 = call i64 %247(ptr noundef nonnull %177, ptr noundef nonnull %6) #18
  %249 = load i32, ptr %6, align 4, !tbaa !5
  %250 = icmp eq i32 %249, 0
  br i1 %250, label %251, label %264

251:                                              ; preds = %246
  %252 = load i32, ptr %228, align 8, !tbaa !350
  switch i32 %252, label %258 [
    i32 1, label %253
    i32 2, label %255
    i32 4, label %257
  ]

253:                                              ; preds = %251
  %254 = sitofp i64 %248 to float
  store float %254, ptr %5, align 8, !tbaa !176
  br label %263

255:                                              ; preds = %251
  %256 = sitofp i64 %248 to double
  store double %256, ptr %5, align 8, !tbaa !176
  br label %263

257:                                              ; preds = %251
  store i64 %248, ptr %5, align 8, !tbaa !176
  br label %263

258:                                              ; preds = %251
  %259 = add i64 %248, 2147483648
  %260 = icmp ult i64 %259, 4294967296
  br i1 %260, label %261, label %264

261:                                              ; preds = %258
  %262 = trunc nsw i64 %248 to i32
  store i32 %262, ptr %5, align 8, !tbaa !176
  br label %263

263:                                              ; preds = %261, %257, %255, %253
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #18
  br label %266

264:                                              ; preds = %258, %246, %243
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #18
  br label %265

265:                                              ; preds = %236, %264
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  br label %274

266:                                              ; preds = %263, %242, %240
  %267 = load i64, ptr %5, align 8, !tbaa !176
  store i64 %267, ptr %232, align 8, !tbaa !355
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  %268 = load i32, ptr %151, align 8, !tbaa !293
  br label %269

269:                                              ; preds = %266, %224, %216
  %270 = phi i32 [ %268, %266 ], [ %172, %216 ], [ %172, %224 ]
  %271 = add nuw nsw i64 %173, 1
  %272 = sext i32 %270 to i64
  %273 = icmp slt i64 %271, %272
  br i1 %273, label %171, label %278, !llvm.loop !356

274:                                              ; preds = %227, %193, %187, %182, %209, %265, %152
  %275 = getelementptr inbounds nuw i8, ptr %153, i64 8
  %276 = load ptr, ptr %275, align 8, !tbaa !326
  %277 = icmp eq ptr %276, null
  br i1 %277, label %759, label %152, !llvm.loop !357

278:                                              ; preds = %160, %269
  %279 = phi i32 [ %270, %269 ], [ %161, %160 ]
  %280 = getelementptr inbounds nuw i8, ptr %153, i64 144
  %281 = load i32, ptr %15, align 4, !tbaa !308
  %282 = icmp sgt i32 %281, 0
  br i1 %282, label %283, label %395

283:                                              ; preds = %278
  %284 = getelementptr inbounds nuw i8, ptr %153, i64 32
  %285 = load ptr, ptr %284, align 8, !tbaa !358
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
  %298 = load ptr, ptr %297, align 8, !tbaa !311
  %299 = load ptr, ptr %8, align 8, !tbaa !296
  %300 = getelementptr inbounds nuw i8, ptr %299, i64 168
  %301 = load ptr, ptr %300, align 8, !tbaa !336
  %302 = icmp eq ptr %298, %301
  br i1 %302, label %303, label %759

303:                                              ; preds = %296
  %304 = getelementptr inbounds nuw i8, ptr %294, i64 56
  %305 = load ptr, ptr %304, align 8, !tbaa !337
  %306 = load ptr, ptr %292, align 8, !tbaa !339
  %307 = icmp eq ptr %305, %306
  br i1 %307, label %308, label %759

308:                                              ; preds = %303
  %309 = getelementptr inbounds nuw i8, ptr %294, i64 24
  %310 = load i32, ptr %309, align 8, !tbaa !341
  %311 = getelementptr inbounds nuw i8, ptr %292, i64 32
  %312 = load i32, ptr %311, align 8, !tbaa !342
  %313 = icmp eq i32 %310, %312
  br i1 %313, label %314, label %759

314:                                              ; preds = %308
  %315 = getelementptr inbounds nuw i8, ptr %294, i64 64
  %316 = load i32, ptr %315, align 8, !tbaa !343
  %317 = and i32 %316, 1281
  %318 = icmp eq i32 %317, 1281
  br i1 %318, label %319, label %759

319:                                              ; preds = %314
  %320 = icmp sgt i32 %310, 0
  br i1 %320, label %321, label %337

321:                                              ; preds = %319
  %322 = getelementptr inbounds nuw i8, ptr %294, i64 32
  %323 = load ptr, ptr %322, align 8, !tbaa !344
  %324 = getelementptr inbounds nuw i8, ptr %292, i64 16
  %325 = load ptr, ptr %324, align 8, !tbaa !345
  %326 = zext nneg i32 %310 to i64
  br label %330

327:                                              ; preds = %330
  %328 = add nuw nsw i64 %331, 1
  %329 = icmp eq i64 %328, %326
  br i1 %329, label %337, label %330, !llvm.loop !346

330:                                              ; preds = %327, %321
  %331 = phi i64 [ 0, %321 ], [ %328, %327 ]
  %332 = getelementptr inbounds nuw i64, ptr %323, i64 %331
  %333 = load i64, ptr %332, align 8, !tbaa !107
  %334 = getelementptr inbounds nuw i64, ptr %325, i64 %331
  %335 = load i64, ptr %334, align 8, !tbaa !107
  %336 = icmp eq i64 %333, %335
  br i1 %336, label %327, label %759

337:                                              ; preds = %327, %319
  %338 = getelementptr inbounds nuw i8, ptr %294, i64 16
  %339 = load ptr, ptr %338, align 8, !tbaa !347
  %340 = getelementptr inbounds nuw i8, ptr %292, i64 56
  store ptr %339, ptr %340, align 8, !tbaa !348
  br i1 %288, label %341, label %366

341:                                              ; preds = %337
  %342 = getelementptr inbounds nuw i8, ptr %292, i64 44
  %343 = load i32, ptr %342, align 4, !tbaa !359
  %344 = icmp eq i32 %343, 0
  %345 = getelementptr inbounds nuw i8, ptr %292, i64 24
  br i1 %344, label %346, label %366

346:                                              ; preds = %341
  %347 = load ptr, ptr %286, align 8, !tbaa !335
  %348 = ptrtoint ptr %339 to i64
  br label %349

349:                                              ; preds = %363, %346
  %350 = phi i64 [ 0, %346 ], [ %364, %363 ]
  %351 = getelementptr inbounds nuw %struct.tfc_operand, ptr %347, i64 %350
  %352 = getelementptr inbounds nuw i8, ptr %351, i64 56
  %353 = load ptr, ptr %352, align 8, !tbaa !348
  %354 = ptrtoint ptr %353 to i64
  %355 = getelementptr inbounds nuw i8, ptr %351, i64 24
  %356 = load i64, ptr %355, align 8, !tbaa !360
  %357 = add i64 %356, %354
  %358 = icmp ugt i64 %357, %348
  br i1 %358, label %359, label %363

359:                                              ; preds = %349
  %360 = load i64, ptr %345, align 8, !tbaa !360
  %361 = add i64 %360, %348
  %362 = icmp ugt i64 %361, %354
  br i1 %362, label %759, label %363

363:                                              ; preds = %359, %349
  %364 = add nuw nsw i64 %350, 1
  %365 = icmp eq i64 %364, %289
  br i1 %365, label %366, label %349, !llvm.loop !361

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
  %379 = load ptr, ptr %378, align 8, !tbaa !348
  %380 = ptrtoint ptr %379 to i64
  %381 = getelementptr inbounds nuw i8, ptr %377, i64 24
  %382 = load i64, ptr %381, align 8, !tbaa !360
  %383 = add i64 %382, %380
  %384 = icmp ugt i64 %383, %370
  br i1 %384, label %385, label %389

385:                                              ; preds = %376
  %386 = load i64, ptr %369, align 8, !tbaa !360
  %387 = add i64 %386, %370
  %388 = icmp ugt i64 %387, %380
  br i1 %388, label %759, label %389

389:                                              ; preds = %385, %376, %371
  %390 = add nuw nsw i64 %372, 1
  %391 = icmp eq i64 %390, %291
  br i1 %391, label %392, label %371, !llvm.loop !362

392:                                              ; preds = %389, %366, %290
  %393 = add nuw nsw i64 %291, 1
  %394 = icmp eq i64 %393, %287
  br i1 %394, label %395, label %290, !llvm.loop !363

395:                                              ; preds = %392, %278
  %396 = load ptr, ptr %153, align 8, !tbaa !364
  %397 = load ptr, ptr %9, align 8, !tbaa !365
  call void %397(ptr noundef %396) #18
  store i32 1, ptr %280, align 8, !tbaa !327
  %398 = load ptr, ptr %8, align 8, !tbaa !296
  %399 = load i32, ptr %15, align 4, !tbaa !308
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
  %414 = load ptr, ptr %398, align 8, !tbaa !365
  call void %414(ptr noundef nonnull %411) #18
  br label %415

415:                                              ; preds = %413, %408
  %416 = add nuw nsw i64 %409, 1
  %417 = icmp eq i64 %416, %402
  br i1 %417, label %403, label %408, !llvm.loop !366

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
  %426 = load ptr, ptr %404, align 8, !tbaa !358
  %427 = getelementptr inbounds nuw %struct.tfc_operand, ptr %426, i64 %421
  %428 = getelementptr inbounds nuw i8, ptr %427, i64 48
  %429 = load ptr, ptr %428, align 8, !tbaa !367
  %430 = icmp eq ptr %429, null
  br i1 %430, label %434, label %431

431:                                              ; preds = %425
  %432 = load ptr, ptr %405, align 8, !tbaa !368
  %433 = call ptr %432(ptr noundef nonnull %429) #18
  br label %445

434:                                              ; preds = %425
  %435 = load ptr, ptr %398, align 8, !tbaa !365
  %436 = load ptr, ptr %427, align 8, !tbaa !339
  call void %435(ptr noundef %436) #18
  %437 = load ptr, ptr %406, align 8, !tbaa !369
  %438 = load ptr, ptr %407, align 8, !tbaa !336
  %439 = load ptr, ptr %427, align 8, !tbaa !339
  %440 = getelementptr inbounds nuw i8, ptr %427, i64 32
  %441 = load i32, ptr %440, align 8, !tbaa !342
  %442 = getelementptr inbounds nuw i8, ptr %427, i64 16
  %443 = load ptr, ptr %442, align 8, !tbaa !345
  %444 = call ptr %437(ptr noundef %438, ptr noundef %439, i32 noundef %441, ptr noundef %443, ptr noundef null, ptr noundef null, i32 noundef 0, ptr noundef null) #18
  br label %445

445:                                              ; preds = %434, %431
  %446 = phi ptr [ %433, %431 ], [ %444, %434 ]
  store ptr %446, ptr %422, align 8, !tbaa !31
  %447 = icmp eq ptr %446, null
  br i1 %447, label %418, label %448

448:                                              ; preds = %445
  %449 = getelementptr inbounds nuw i8, ptr %446, i64 16
  %450 = load ptr, ptr %449, align 8, !tbaa !347
  %451 = load ptr, ptr %404, align 8, !tbaa !358
  %452 = getelementptr inbounds nuw %struct.tfc_operand, ptr %451, i64 %421
  %453 = getelementptr inbounds nuw i8, ptr %452, i64 56
  store ptr %450, ptr %453, align 8, !tbaa !348
  br label %454

454:                                              ; preds = %448, %420
  %455 = add nuw nsw i64 %421, 1
  %456 = icmp eq i64 %455, %402
  br i1 %456, label %467, label %420, !llvm.loop !370

457:                                              ; preds = %464, %418
  %458 = phi i64 [ 0, %418 ], [ %465, %464 ]
  %459 = getelementptr inbounds nuw ptr, ptr %7, i64 %458
  %460 = load ptr, ptr %459, align 8, !tbaa !31
  %461 = icmp eq ptr %460, null
  br i1 %461, label %464, label %462

462:                                              ; preds = %457
  %463 = load ptr, ptr %419, align 8, !tbaa !371
  call void %463(ptr noundef nonnull %460) #18
  br label %464

464:                                              ; preds = %462, %457
  %465 = add nuw nsw i64 %458, 1
  %466 = icmp eq i64 %465, %402
  br i1 %466, label %661, label %457, !llvm.loop !372

467:                                              ; preds = %454, %395
  %468 = getelementptr inbounds nuw i8, ptr %153, i64 140
  %469 = load i32, ptr %468, align 4, !tbaa !373
  %470 = icmp eq i32 %469, 0
  %471 = getelementptr inbounds nuw i8, ptr %153, i64 80
  %472 = load ptr, ptr %471, align 8, !tbaa !374
  %473 = icmp eq ptr %472, null
  br i1 %470, label %592, label %474

474:                                              ; preds = %467
  br i1 %473, label %496, label %475

475:                                              ; preds = %474
  %476 = getelementptr inbounds nuw i8, ptr %472, i64 4
  %477 = load i32, ptr %476, align 4, !tbaa !375
  %478 = getelementptr inbounds nuw i8, ptr %472, i64 8
  %479 = load i32, ptr %478, align 4, !tbaa !377
  %480 = or i32 %479, %477
  %481 = getelementptr inbounds nuw i8, ptr %153, i64 136
  %482 = load i32, ptr %481, align 8, !tbaa !378
  %483 = load i32, ptr %472, align 4, !tbaa !379
  %484 = icmp eq i32 %483, 0
  %485 = and i32 %482, 1
  %486 = select i1 %484, i32 0, i32 %485
  %487 = or i32 %480, %486
  %488 = icmp eq i32 %487, 0
  br i1 %488, label %489, label %638

489:                                              ; preds = %475
  %490 = getelementptr inbounds nuw i8, ptr %153, i64 88
  %491 = load ptr, ptr %490, align 8, !tbaa !380
  %492 = load i64, ptr %491, align 8, !tbaa !107
  %493 = getelementptr inbounds nuw i8, ptr %153, i64 96
  %494 = load i64, ptr %493, align 8, !tbaa !381
  %495 = icmp eq i64 %492, %494
  br i1 %495, label %496, label %638

496:                                              ; preds = %489, %474
  %497 = getelementptr inbounds nuw i8, ptr %153, i64 152
  %498 = load ptr, ptr %497, align 8, !tbaa !382
  %499 = icmp eq ptr %498, null
  br i1 %499, label %590, label %500

500:                                              ; preds = %496
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #18
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %4, ptr noundef nonnull align 4 dereferenceable(12) @__const.drive_begun.driver, i64 12, i1 false)
  %501 = getelementptr inbounds nuw i8, ptr %498, i64 8
  %502 = load ptr, ptr %501, align 8, !tbaa !383
  %503 = getelementptr inbounds nuw i8, ptr %498, i64 16
  %504 = load ptr, ptr %503, align 8, !tbaa !388
  %505 = getelementptr inbounds nuw i8, ptr %498, i64 24
  %506 = load i64, ptr %505, align 8, !tbaa !389
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %502, ptr readonly align 1 %504, i64 %506, i1 false)
  %507 = getelementptr inbounds nuw i8, ptr %498, i64 40
  %508 = load i64, ptr %507, align 8, !tbaa !390
  %509 = icmp sgt i64 %508, 0
  br i1 %509, label %510, label %531

510:                                              ; preds = %500
  %511 = getelementptr inbounds nuw i8, ptr %153, i64 24
  %512 = getelementptr inbounds nuw i8, ptr %498, i64 32
  %513 = and i64 %508, 1
  %514 = icmp eq i64 %508, 1
  br i1 %514, label %519, label %515

515:                                              ; preds = %510
  %516 = and i64 %508, 9223372036854775806
  br label %543

517:                                              ; preds = %543
  %518 = icmp eq i64 %513, 0
  br i1 %518, label %531, label %519

519:                                              ; preds = %517, %510
  %520 = phi i64 [ 0, %510 ], [ %565, %517 ]
  %521 = icmp ne i64 %513, 0
  call void @llvm.assume(i1 %521)
  %522 = load ptr, ptr %511, align 8, !tbaa !335
  %523 = load ptr, ptr %512, align 8, !tbaa !391
  %524 = getelementptr inbounds nuw %struct.tfc_cell, ptr %523, i64 %520
  %525 = getelementptr inbounds nuw i8, ptr %524, i64 8
  %526 = load i64, ptr %525, align 8, !tbaa !392
  %527 = getelementptr inbounds %struct.tfc_operand, ptr %522, i64 %526
  %528 = getelementptr inbounds nuw i8, ptr %527, i64 56
  %529 = load ptr, ptr %528, align 8, !tbaa !348
  %530 = load ptr, ptr %524, align 8, !tbaa !394
  store ptr %529, ptr %530, align 8, !tbaa !31
  br label %531

531:                                              ; preds = %519, %517, %500
  %532 = load ptr, ptr %498, align 8, !tbaa !395
  %533 = call i32 @tfc_drive(ptr noundef %532, ptr noundef nonnull %4)
  %534 = getelementptr inbounds nuw i8, ptr %498, i64 56
  store i32 %533, ptr %534, align 8, !tbaa !396
  %535 = icmp eq i32 %533, 0
  br i1 %535, label %536, label %568

536:                                              ; preds = %531
  %537 = getelementptr inbounds nuw i8, ptr %153, i64 60
  %538 = load i32, ptr %537, align 4, !tbaa !397
  %539 = icmp sgt i32 %538, 0
  br i1 %539, label %540, label %588

540:                                              ; preds = %536
  %541 = getelementptr inbounds nuw i8, ptr %153, i64 32
  %542 = getelementptr inbounds nuw i8, ptr %498, i64 48
  br label %571

543:                                              ; preds = %543, %515
  %544 = phi i64 [ 0, %515 ], [ %565, %543 ]
  %545 = phi i64 [ 0, %515 ], [ %566, %543 ]
  %546 = load ptr, ptr %511, align 8, !tbaa !335
  %547 = load ptr, ptr %512, align 8, !tbaa !391
  %548 = getelementptr inbounds nuw %struct.tfc_cell, ptr %547, i64 %544
  %549 = getelementptr inbounds nuw i8, ptr %548, i64 8
  %550 = load i64, ptr %549, align 8, !tbaa !392
  %551 = getelementptr inbounds %struct.tfc_operand, ptr %546, i64 %550
  %552 = getelementptr inbounds nuw i8, ptr %551, i64 56
  %553 = load ptr, ptr %552, align 8, !tbaa !348
  %554 = load ptr, ptr %548, align 8, !tbaa !394
  store ptr %553, ptr %554, align 8, !tbaa !31
  %555 = load ptr, ptr %511, align 8, !tbaa !335
  %556 = load ptr, ptr %512, align 8, !tbaa !391
  %557 = getelementptr inbounds nuw %struct.tfc_cell, ptr %556, i64 %544
  %558 = getelementptr inbounds nuw i8, ptr %557, i64 16
  %559 = getelementptr inbounds nuw i8, ptr %557, i64 24
  %560 = load i64, ptr %559, align 8, !tbaa !392
  %561 = getelementptr inbounds %struct.tfc_operand, ptr %555, i64 %560
  %562 = getelementptr inbounds nuw i8, ptr %561, i64 56
  %563 = load ptr, ptr %562, align 8, !tbaa !348
  %564 = load ptr, ptr %558, align 8, !tbaa !394
  store ptr %563, ptr %564, align 8, !tbaa !31
  %565 = add nuw nsw i64 %544, 2
  %566 = add i64 %545, 2
  %567 = icmp eq i64 %566, %516
  br i1 %567, label %517, label %543, !llvm.loop !398

568:                                              ; preds = %531
  %569 = icmp sgt i32 %533, 0
  %570 = select i1 %569, i32 %533, i32 13
  br label %588

571:                                              ; preds = %571, %540
  %572 = phi i64 [ 0, %540 ], [ %584, %571 ]
  %573 = load ptr, ptr %541, align 8, !tbaa !358
  %574 = getelementptr inbounds nuw %struct.tfc_operand, ptr %573, i64 %572
  %575 = getelementptr inbounds nuw i8, ptr %574, i64 56
  %576 = load ptr, ptr %575, align 8, !tbaa !348
  %577 = load ptr, ptr %542, align 8, !tbaa !399
  %578 = getelementptr inbounds nuw ptr, ptr %577, i64 %572
  %579 = load ptr, ptr %578, align 8, !tbaa !108
  %580 = load ptr, ptr %579, align 8, !tbaa !57
  %581 = load ptr, ptr %580, align 8, !tbaa !157
  %582 = getelementptr inbounds nuw i8, ptr %574, i64 24
  %583 = load i64, ptr %582, align 8, !tbaa !360
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %576, ptr readonly align 1 %581, i64 %583, i1 false)
  %584 = add nuw nsw i64 %572, 1
  %585 = load i32, ptr %537, align 4, !tbaa !397
  %586 = sext i32 %585 to i64
  %587 = icmp slt i64 %584, %586
  br i1 %587, label %571, label %588, !llvm.loop !400

588:                                              ; preds = %571, %568, %536
  %589 = phi i32 [ %570, %568 ], [ 0, %536 ], [ 0, %571 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #18
  br label %635

590:                                              ; preds = %496
  %591 = call fastcc i32 @walk_bound(ptr noundef nonnull readonly %153)
  br label %635

592:                                              ; preds = %467
  br i1 %473, label %612, label %593

593:                                              ; preds = %592
  %594 = getelementptr inbounds nuw i8, ptr %153, i64 104
  %595 = load ptr, ptr %594, align 8, !tbaa !401
  %596 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %597 = load ptr, ptr %596, align 8, !tbaa !368
  %598 = call ptr %597(ptr noundef %595) #18
  %599 = icmp eq ptr %598, null
  br i1 %599, label %638, label %600

600:                                              ; preds = %593
  %601 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %602 = load ptr, ptr %601, align 8, !tbaa !371
  call void %602(ptr noundef nonnull %598) #18
  %603 = load ptr, ptr %471, align 8, !tbaa !374
  %604 = icmp eq ptr %603, null
  br i1 %604, label %612, label %605

605:                                              ; preds = %600
  %606 = getelementptr inbounds nuw i8, ptr %153, i64 88
  %607 = load ptr, ptr %606, align 8, !tbaa !380
  %608 = load i64, ptr %607, align 8, !tbaa !107
  %609 = getelementptr inbounds nuw i8, ptr %153, i64 96
  %610 = load i64, ptr %609, align 8, !tbaa !381
  %611 = icmp eq i64 %608, %610
  br i1 %611, label %612, label %619

612:                                              ; preds = %605, %600, %592
  %613 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %614 = load ptr, ptr %613, align 8, !tbaa !402
  %615 = call ptr %614() #18
  %616 = call fastcc i32 @walk_bound(ptr noundef nonnull readonly %153)
  %617 = getelementptr inbounds nuw i8, ptr %9, i64 40
  %618 = load ptr, ptr %617, align 8, !tbaa !403
  call void %618(ptr noundef %615) #18
  br label %619

619:                                              ; preds = %612, %605
  %620 = phi i32 [ %616, %612 ], [ -2, %605 ]
  %621 = getelementptr inbounds nuw i8, ptr %153, i64 128
  %622 = load ptr, ptr %621, align 8, !tbaa !404
  store atomic i32 0, ptr %622 monotonic, align 4
  %623 = load ptr, ptr %471, align 8, !tbaa !374
  %624 = icmp eq ptr %623, null
  br i1 %624, label %635, label %625

625:                                              ; preds = %619
  %626 = getelementptr inbounds nuw i8, ptr %153, i64 112
  %627 = load ptr, ptr %626, align 8, !tbaa !405
  %628 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %629 = load ptr, ptr %628, align 8, !tbaa !368
  %630 = call ptr %629(ptr noundef %627) #18
  %631 = icmp eq ptr %630, null
  br i1 %631, label %638, label %632

632:                                              ; preds = %625
  %633 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %634 = load ptr, ptr %633, align 8, !tbaa !371
  call void %634(ptr noundef nonnull %630) #18
  br label %635

635:                                              ; preds = %632, %619, %590, %588
  %636 = phi i32 [ %591, %590 ], [ %620, %632 ], [ %620, %619 ], [ %589, %588 ]
  %637 = icmp eq i32 %636, 0
  br i1 %637, label %662, label %638

638:                                              ; preds = %593, %625, %475, %489, %635
  %639 = phi i32 [ %636, %635 ], [ -1, %593 ], [ -1, %625 ], [ -2, %475 ], [ -2, %489 ]
  %640 = freeze i32 %639
  %641 = load i32, ptr %15, align 4, !tbaa !308
  %642 = icmp sgt i32 %641, 0
  br i1 %642, label %643, label %653

643:                                              ; preds = %638
  %644 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %645 = zext nneg i32 %641 to i64
  br label %646

646:                                              ; preds = %646, %643
  %647 = phi i64 [ 0, %643 ], [ %651, %646 ]
  %648 = load ptr, ptr %644, align 8, !tbaa !371
  %649 = getelementptr inbounds nuw ptr, ptr %7, i64 %647
  %650 = load ptr, ptr %649, align 8, !tbaa !31
  call void %648(ptr noundef %650) #18
  %651 = add nuw nsw i64 %647, 1
  %652 = icmp eq i64 %651, %645
  br i1 %652, label %653, label %646, !llvm.loop !406

653:                                              ; preds = %646, %638
  %654 = icmp sgt i32 %640, 0
  br i1 %654, label %655, label %754

655:                                              ; preds = %653
  %656 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %657 = load ptr, ptr %656, align 8, !tbaa !368
  %658 = getelementptr inbounds nuw i8, ptr %153, i64 120
  %659 = load ptr, ptr %658, align 8, !tbaa !407
  %660 = call ptr %657(ptr noundef %659) #18
  br label %750

661:                                              ; preds = %464
  store i32 0, ptr %280, align 8, !tbaa !327
  br label %750

662:                                              ; preds = %635
  store i32 0, ptr %280, align 8, !tbaa !327
  %663 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %664 = load i64, ptr %663, align 8, !tbaa !310
  switch i64 %664, label %714 [
    i64 0, label %665
    i64 2, label %667
  ]

665:                                              ; preds = %662
  %666 = load ptr, ptr %7, align 16, !tbaa !31
  br label %750

667:                                              ; preds = %662
  %668 = load ptr, ptr %0, align 8, !tbaa !286
  %669 = load ptr, ptr %668, align 8, !tbaa !296
  %670 = getelementptr inbounds nuw i8, ptr %669, i64 48
  %671 = load ptr, ptr %670, align 8, !tbaa !408
  %672 = call ptr %671() #18
  %673 = getelementptr inbounds nuw i8, ptr %668, i64 52
  %674 = load i32, ptr %673, align 4, !tbaa !308
  %675 = icmp sgt i32 %674, 0
  %676 = icmp ne ptr %672, null
  %677 = select i1 %675, i1 %676, i1 false
  br i1 %677, label %678, label %682

678:                                              ; preds = %667
  %679 = getelementptr inbounds nuw i8, ptr %669, i64 56
  %680 = getelementptr inbounds nuw i8, ptr %668, i64 32
  %681 = getelementptr inbounds nuw i8, ptr %669, i64 8
  br label %696

682:                                              ; preds = %709, %706, %667
  %683 = phi ptr [ %672, %667 ], [ null, %706 ], [ %672, %709 ]
  %684 = phi i32 [ %674, %667 ], [ %708, %706 ], [ %711, %709 ]
  %685 = icmp sgt i32 %684, 0
  br i1 %685, label %686, label %750

686:                                              ; preds = %682
  %687 = getelementptr inbounds nuw i8, ptr %669, i64 8
  %688 = zext nneg i32 %684 to i64
  br label %689

689:                                              ; preds = %689, %686
  %690 = phi i64 [ 0, %686 ], [ %694, %689 ]
  %691 = load ptr, ptr %687, align 8, !tbaa !371
  %692 = getelementptr inbounds nuw ptr, ptr %7, i64 %690
  %693 = load ptr, ptr %692, align 8, !tbaa !31
  call void %691(ptr noundef %693) #18
  %694 = add nuw nsw i64 %690, 1
  %695 = icmp eq i64 %694, %688
  br i1 %695, label %750, label %689, !llvm.loop !406

696:                                              ; preds = %709, %678
  %697 = phi i64 [ 0, %678 ], [ %710, %709 ]
  %698 = load ptr, ptr %679, align 8, !tbaa !409
  %699 = load ptr, ptr %680, align 8, !tbaa !315
  %700 = getelementptr inbounds nuw ptr, ptr %699, i64 %697
  %701 = load ptr, ptr %700, align 8, !tbaa !31
  %702 = getelementptr inbounds nuw ptr, ptr %7, i64 %697
  %703 = load ptr, ptr %702, align 8, !tbaa !31
  %704 = call i32 %698(ptr noundef nonnull %672, ptr noundef %701, ptr noundef %703) #18
  %705 = icmp eq i32 %704, 0
  br i1 %705, label %709, label %706

706:                                              ; preds = %696
  %707 = load ptr, ptr %681, align 8, !tbaa !371
  call void %707(ptr noundef nonnull %672) #18
  %708 = load i32, ptr %673, align 4, !tbaa !308
  br label %682

709:                                              ; preds = %696
  %710 = add nuw nsw i64 %697, 1
  %711 = load i32, ptr %673, align 4, !tbaa !308
  %712 = sext i32 %711 to i64
  %713 = icmp slt i64 %710, %712
  br i1 %713, label %696, label %682, !llvm.loop !410

714:                                              ; preds = %662
  %715 = load ptr, ptr %0, align 8, !tbaa !286
  %716 = load ptr, ptr %715, align 8, !tbaa !296
  %717 = getelementptr inbounds nuw i8, ptr %716, i64 80
  %718 = load ptr, ptr %717, align 8, !tbaa !411
  %719 = getelementptr inbounds nuw i8, ptr %715, i64 52
  %720 = load i32, ptr %719, align 4, !tbaa !308
  %721 = sext i32 %720 to i64
  %722 = call ptr %718(i64 noundef %721) #18
  %723 = icmp eq ptr %722, null
  %724 = load i32, ptr %719, align 4, !tbaa !308
  %725 = icmp sgt i32 %724, 0
  br i1 %723, label %726, label %737

726:                                              ; preds = %714
  br i1 %725, label %727, label %750

727:                                              ; preds = %726
  %728 = getelementptr inbounds nuw i8, ptr %716, i64 8
  %729 = zext nneg i32 %724 to i64
  br label %730

730:                                              ; preds = %730, %727
  %731 = phi i64 [ 0, %727 ], [ %735, %730 ]
  %732 = load ptr, ptr %728, align 8, !tbaa !371
  %733 = getelementptr inbounds nuw ptr, ptr %7, i64 %731
  %734 = load ptr, ptr %733, align 8, !tbaa !31
  call void %732(ptr noundef %734) #18
  %735 = add nuw nsw i64 %731, 1
  %736 = icmp eq i64 %735, %729
  br i1 %736, label %750, label %730, !llvm.loop !406

737:                                              ; preds = %714
  br i1 %725, label %738, label %750

738:                                              ; preds = %737
  %739 = getelementptr inbounds nuw i8, ptr %716, i64 88
  br label %740

740:                                              ; preds = %740, %738
  %741 = phi i64 [ 0, %738 ], [ %746, %740 ]
  %742 = load ptr, ptr %739, align 8, !tbaa !412
  %743 = getelementptr inbounds nuw ptr, ptr %7, i64 %741
  %744 = load ptr, ptr %743, align 8, !tbaa !31
  %745 = call i32 %742(ptr noundef nonnull %722, i64 noundef %741, ptr noundef %744) #18
  %746 = add nuw nsw i64 %741, 1
  %747 = load i32, ptr %719, align 4, !tbaa !308
  %748 = sext i32 %747 to i64
  %749 = icmp slt i64 %746, %748
  br i1 %749, label %740, label %750, !llvm.loop !413

750:                                              ; preds = %689, %740, %730, %661, %655, %665, %682, %726, %737
  %751 = phi ptr [ null, %730 ], [ %722, %737 ], [ %722, %740 ], [ null, %726 ], [ %683, %682 ], [ null, %661 ], [ %666, %665 ], [ %660, %655 ], [ %683, %689 ]
  %752 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %753 = load ptr, ptr %752, align 8, !tbaa !371
  call void %753(ptr noundef %396) #18
  br label %759

754:                                              ; preds = %653
  store i32 0, ptr %280, align 8, !tbaa !327
  %755 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %756 = load ptr, ptr %755, align 8, !tbaa !371
  call void %756(ptr noundef %396) #18
  %757 = icmp eq i32 %640, -2
  %758 = select i1 %757, ptr @slow_way, ptr null
  br label %759

759:                                              ; preds = %274, %308, %296, %303, %314, %330, %359, %385, %754, %146, %62, %31, %67, %93, %750, %3, %144
  %760 = phi ptr [ @slow_way, %62 ], [ @slow_way, %330 ], [ @slow_way, %359 ], [ @slow_way, %144 ], [ @slow_way, %3 ], [ %751, %750 ], [ @slow_way, %385 ], [ %758, %754 ], [ @slow_way, %93 ], [ @slow_way, %67 ], [ @slow_way, %31 ], [ @slow_way, %146 ], [ @slow_way, %308 ], [ @slow_way, %314 ], [ @slow_way, %303 ], [ @slow_way, %296 ], [ @slow_way, %274 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #18
  ret ptr %760
}

; Function Attrs: nounwind uwtable
define ptr @tfc_call_with_dict(ptr noundef readonly captures(none) %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [64 x ptr], align 16
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !284
  %7 = load ptr, ptr %6, align 8, !tbaa !286
  %8 = load ptr, ptr %7, align 8, !tbaa !296
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #18
  %9 = icmp eq i64 %2, 2
  br i1 %9, label %10, label %85

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %12 = load ptr, ptr %11, align 8, !tbaa !289
  %13 = icmp eq ptr %12, null
  br i1 %13, label %85, label %14

14:                                               ; preds = %10
  %15 = load ptr, ptr %1, align 8, !tbaa !31
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %17 = load ptr, ptr %16, align 8, !tbaa !311
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 192
  %19 = load ptr, ptr %18, align 8, !tbaa !312
  %20 = icmp eq ptr %17, %19
  br i1 %20, label %21, label %85

21:                                               ; preds = %14
  %22 = getelementptr inbounds nuw i8, ptr %8, i64 72
  %23 = load ptr, ptr %22, align 8, !tbaa !313
  %24 = tail call i64 %23(ptr noundef nonnull %15) #18
  %25 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %26 = load i32, ptr %25, align 8, !tbaa !293
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
  %36 = load i32, ptr %25, align 8, !tbaa !293
  %37 = sext i32 %36 to i64
  %38 = icmp slt i64 %35, %37
  br i1 %38, label %39, label %56, !llvm.loop !414

39:                                               ; preds = %34, %31
  %40 = phi i64 [ 0, %31 ], [ %35, %34 ]
  %41 = load ptr, ptr %32, align 8, !tbaa !314
  %42 = load ptr, ptr %33, align 8, !tbaa !299
  %43 = getelementptr inbounds nuw ptr, ptr %42, i64 %40
  %44 = load ptr, ptr %43, align 8, !tbaa !31
  %45 = tail call ptr %41(ptr noundef nonnull %15, ptr noundef %44) #18
  %46 = getelementptr inbounds nuw ptr, ptr %4, i64 %40
  store ptr %45, ptr %46, align 8, !tbaa !31
  %47 = icmp eq ptr %45, null
  br i1 %47, label %48, label %34

48:                                               ; preds = %39
  %49 = getelementptr inbounds nuw i8, ptr %8, i64 120
  %50 = load ptr, ptr %49, align 8, !tbaa !317
  %51 = tail call ptr %50() #18
  %52 = icmp eq ptr %51, null
  br i1 %52, label %85, label %53

53:                                               ; preds = %48
  %54 = getelementptr inbounds nuw i8, ptr %8, i64 128
  %55 = load ptr, ptr %54, align 8, !tbaa !318
  tail call void %55() #18
  br label %85

56:                                               ; preds = %34
  %57 = icmp sgt i32 %36, 0
  br i1 %57, label %74, label %58

58:                                               ; preds = %74, %29, %56
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %60 = load ptr, ptr %59, align 8, !tbaa !31
  %61 = call fastcc ptr @call_step(ptr noundef nonnull %6, ptr noundef %4, ptr noundef %60)
  %62 = load i32, ptr %25, align 8, !tbaa !293
  %63 = icmp sgt i32 %62, 0
  br i1 %63, label %64, label %83

64:                                               ; preds = %58
  %65 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %66 = zext nneg i32 %62 to i64
  br label %67

67:                                               ; preds = %67, %64
  %68 = phi i64 [ 0, %64 ], [ %72, %67 ]
  %69 = load ptr, ptr %65, align 8, !tbaa !371
  %70 = getelementptr inbounds nuw ptr, ptr %4, i64 %68
  %71 = load ptr, ptr %70, align 8, !tbaa !31
  tail call void %69(ptr noundef %71) #18
  %72 = add nuw nsw i64 %68, 1
  %73 = icmp eq i64 %72, %66
  br i1 %73, label %83, label %67, !llvm.loop !406

74:                                               ; preds = %56, %74
  %75 = phi i64 [ %79, %74 ], [ 0, %56 ]
  %76 = load ptr, ptr %8, align 8, !tbaa !365
  %77 = getelementptr inbounds nuw ptr, ptr %4, i64 %75
  %78 = load ptr, ptr %77, align 8, !tbaa !31
  tail call void %76(ptr noundef %78) #18
  %79 = add nuw nsw i64 %75, 1
  %80 = load i32, ptr %25, align 8, !tbaa !293
  %81 = sext i32 %80 to i64
  %82 = icmp slt i64 %79, %81
  br i1 %82, label %74, label %58, !llvm.loop !415

83:                                               ; preds = %67, %58
  %84 = icmp eq ptr %61, @slow_way
  br i1 %84, label %85, label %91

85:                                               ; preds = %48, %53, %14, %21, %10, %3, %83
  %86 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %87 = load ptr, ptr %86, align 8, !tbaa !305
  %88 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %89 = load ptr, ptr %88, align 8, !tbaa !306
  %90 = tail call ptr %87(ptr noundef %89, ptr noundef %1, i64 noundef %2, ptr noundef null) #18
  br label %91

91:                                               ; preds = %83, %85
  %92 = phi ptr [ %90, %85 ], [ %61, %83 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #18
  ret ptr %92
}

; Function Attrs: nounwind uwtable
define i32 @tfc_call_from_c(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %5 = load i32, ptr %4, align 8, !tbaa !416
  %6 = icmp sgt i32 %5, 0
  br i1 %6, label %7, label %30

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8, !tbaa !335
  %10 = zext nneg i32 %5 to i64
  %11 = and i64 %10, 3
  %12 = icmp ult i32 %5, 4
  br i1 %12, label %17, label %13

13:                                               ; preds = %7
  %14 = and i64 %10, 2147483644
  br label %42

15:                                               ; preds = %42
  %16 = icmp eq i64 %11, 0
  br i1 %16, label %30, label %17

17:                                               ; preds = %15, %7
  %18 = phi i64 [ 0, %7 ], [ %64, %15 ]
  %19 = icmp ne i64 %11, 0
  tail call void @llvm.assume(i1 %19)
  br label %20

20:                                               ; preds = %20, %17
  %21 = phi i64 [ %18, %17 ], [ %27, %20 ]
  %22 = phi i64 [ 0, %17 ], [ %28, %20 ]
  %23 = getelementptr inbounds nuw ptr, ptr %1, i64 %21
  %24 = load ptr, ptr %23, align 8, !tbaa !31
  %25 = getelementptr inbounds nuw %struct.tfc_operand, ptr %9, i64 %21
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 56
  store ptr %24, ptr %26, align 8, !tbaa !348
  %27 = add nuw nsw i64 %21, 1
  %28 = add i64 %22, 1
  %29 = icmp eq i64 %28, %11
  br i1 %29, label %30, label %20, !llvm.loop !417

30:                                               ; preds = %15, %20, %3
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %32 = load i32, ptr %31, align 4, !tbaa !397
  %33 = icmp sgt i32 %32, 0
  br i1 %33, label %34, label %82

34:                                               ; preds = %30
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %36 = load ptr, ptr %35, align 8, !tbaa !358
  %37 = zext nneg i32 %32 to i64
  %38 = and i64 %37, 3
  %39 = icmp ult i32 %32, 4
  br i1 %39, label %69, label %40

40:                                               ; preds = %34
  %41 = and i64 %37, 2147483644
  br label %84

42:                                               ; preds = %42, %13
  %43 = phi i64 [ 0, %13 ], [ %64, %42 ]
  %44 = phi i64 [ 0, %13 ], [ %65, %42 ]
  %45 = getelementptr inbounds nuw ptr, ptr %1, i64 %43
  %46 = load ptr, ptr %45, align 8, !tbaa !31
  %47 = getelementptr inbounds nuw %struct.tfc_operand, ptr %9, i64 %43
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 56
  store ptr %46, ptr %48, align 8, !tbaa !348
  %49 = or disjoint i64 %43, 1
  %50 = getelementptr inbounds nuw ptr, ptr %1, i64 %49
  %51 = load ptr, ptr %50, align 8, !tbaa !31
  %52 = getelementptr inbounds nuw %struct.tfc_operand, ptr %9, i64 %49
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 56
  store ptr %51, ptr %53, align 8, !tbaa !348
  %54 = or disjoint i64 %43, 2
  %55 = getelementptr inbounds nuw ptr, ptr %1, i64 %54
  %56 = load ptr, ptr %55, align 8, !tbaa !31
  %57 = getelementptr inbounds nuw %struct.tfc_operand, ptr %9, i64 %54
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 56
  store ptr %56, ptr %58, align 8, !tbaa !348
  %59 = or disjoint i64 %43, 3
  %60 = getelementptr inbounds nuw ptr, ptr %1, i64 %59
  %61 = load ptr, ptr %60, align 8, !tbaa !31
  %62 = getelementptr inbounds nuw %struct.tfc_operand, ptr %9, i64 %59
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 56
  store ptr %61, ptr %63, align 8, !tbaa !348
  %64 = add nuw nsw i64 %43, 4
  %65 = add i64 %44, 4
  %66 = icmp eq i64 %65, %14
  br i1 %66, label %15, label %42, !llvm.loop !418

67:                                               ; preds = %84
  %68 = icmp eq i64 %38, 0
  br i1 %68, label %82, label %69

69:                                               ; preds = %67, %34
  %70 = phi i64 [ 0, %34 ], [ %106, %67 ]
  %71 = icmp ne i64 %38, 0
  tail call void @llvm.assume(i1 %71)
  br label %72

72:                                               ; preds = %72, %69
  %73 = phi i64 [ %70, %69 ], [ %79, %72 ]
  %74 = phi i64 [ 0, %69 ], [ %80, %72 ]
  %75 = getelementptr inbounds nuw ptr, ptr %2, i64 %73
  %76 = load ptr, ptr %75, align 8, !tbaa !31
  %77 = getelementptr inbounds nuw %struct.tfc_operand, ptr %36, i64 %73
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 56
  store ptr %76, ptr %78, align 8, !tbaa !348
  %79 = add nuw nsw i64 %73, 1
  %80 = add i64 %74, 1
  %81 = icmp eq i64 %80, %38
  br i1 %81, label %82, label %72, !llvm.loop !419

82:                                               ; preds = %67, %72, %30
  %83 = tail call fastcc i32 @walk_bound(ptr noundef nonnull %0)
  ret i32 %83

84:                                               ; preds = %84, %40
  %85 = phi i64 [ 0, %40 ], [ %106, %84 ]
  %86 = phi i64 [ 0, %40 ], [ %107, %84 ]
  %87 = getelementptr inbounds nuw ptr, ptr %2, i64 %85
  %88 = load ptr, ptr %87, align 8, !tbaa !31
  %89 = getelementptr inbounds nuw %struct.tfc_operand, ptr %36, i64 %85
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 56
  store ptr %88, ptr %90, align 8, !tbaa !348
  %91 = or disjoint i64 %85, 1
  %92 = getelementptr inbounds nuw ptr, ptr %2, i64 %91
  %93 = load ptr, ptr %92, align 8, !tbaa !31
  %94 = getelementptr inbounds nuw %struct.tfc_operand, ptr %36, i64 %91
  %95 = getelementptr inbounds nuw i8, ptr %94, i64 56
  store ptr %93, ptr %95, align 8, !tbaa !348
  %96 = or disjoint i64 %85, 2
  %97 = getelementptr inbounds nuw ptr, ptr %2, i64 %96
  %98 = load ptr, ptr %97, align 8, !tbaa !31
  %99 = getelementptr inbounds nuw %struct.tfc_operand, ptr %36, i64 %96
  %100 = getelementptr inbounds nuw i8, ptr %99, i64 56
  store ptr %98, ptr %100, align 8, !tbaa !348
  %101 = or disjoint i64 %85, 3
  %102 = getelementptr inbounds nuw ptr, ptr %2, i64 %101
  %103 = load ptr, ptr %102, align 8, !tbaa !31
  %104 = getelementptr inbounds nuw %struct.tfc_operand, ptr %36, i64 %101
  %105 = getelementptr inbounds nuw i8, ptr %104, i64 56
  store ptr %103, ptr %105, align 8, !tbaa !348
  %106 = add nuw nsw i64 %85, 4
  %107 = add i64 %86, 4
  %108 = icmp eq i64 %107, %41
  br i1 %108, label %67, label %84, !llvm.loop !420
}

; Function Attrs: nounwind uwtable
define internal fastcc i32 @walk_bound(ptr noundef readonly captures(none) %0) unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %3 = load i32, ptr %2, align 8, !tbaa !416
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %5 = load i32, ptr %4, align 4, !tbaa !397
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8, !tbaa !421
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !271
  %10 = icmp sgt i32 %3, 0
  br i1 %10, label %11, label %31

11:                                               ; preds = %1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %13 = zext nneg i32 %3 to i64
  %14 = and i64 %13, 1
  %15 = icmp eq i32 %3, 1
  br i1 %15, label %20, label %16

16:                                               ; preds = %11
  %17 = and i64 %13, 2147483646
  br label %40

18:                                               ; preds = %40
  %19 = icmp eq i64 %14, 0
  br i1 %19, label %31, label %20

20:                                               ; preds = %18, %11
  %21 = phi i64 [ 0, %11 ], [ %59, %18 ]
  %22 = icmp ne i64 %14, 0
  tail call void @llvm.assume(i1 %22)
  %23 = load ptr, ptr %12, align 8, !tbaa !335
  %24 = getelementptr inbounds nuw %struct.tfc_operand, ptr %23, i64 %21
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 56
  %26 = load ptr, ptr %25, align 8, !tbaa !348
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 36
  %28 = load i32, ptr %27, align 4, !tbaa !422
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds ptr, ptr %9, i64 %29
  store ptr %26, ptr %30, align 8, !tbaa !31
  br label %31

31:                                               ; preds = %20, %18, %1
  %32 = icmp sgt i32 %5, 0
  br i1 %32, label %33, label %79

33:                                               ; preds = %31
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %35 = zext nneg i32 %5 to i64
  %36 = and i64 %35, 1
  %37 = icmp eq i32 %5, 1
  br i1 %37, label %64, label %38

38:                                               ; preds = %33
  %39 = and i64 %35, 2147483646
  br label %89

40:                                               ; preds = %40, %16
  %41 = phi i64 [ 0, %16 ], [ %59, %40 ]
  %42 = phi i64 [ 0, %16 ], [ %60, %40 ]
  %43 = load ptr, ptr %12, align 8, !tbaa !335
  %44 = getelementptr inbounds nuw %struct.tfc_operand, ptr %43, i64 %41
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 56
  %46 = load ptr, ptr %45, align 8, !tbaa !348
  %47 = getelementptr inbounds nuw i8, ptr %44, i64 36
  %48 = load i32, ptr %47, align 4, !tbaa !422
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds ptr, ptr %9, i64 %49
  store ptr %46, ptr %50, align 8, !tbaa !31
  %51 = load ptr, ptr %12, align 8, !tbaa !335
  %52 = getelementptr inbounds nuw %struct.tfc_operand, ptr %51, i64 %41
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 128
  %54 = load ptr, ptr %53, align 8, !tbaa !348
  %55 = getelementptr inbounds nuw i8, ptr %52, i64 108
  %56 = load i32, ptr %55, align 4, !tbaa !422
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds ptr, ptr %9, i64 %57
  store ptr %54, ptr %58, align 8, !tbaa !31
  %59 = add nuw nsw i64 %41, 2
  %60 = add i64 %42, 2
  %61 = icmp eq i64 %60, %17
  br i1 %61, label %18, label %40, !llvm.loop !423

62:                                               ; preds = %117
  %63 = icmp eq i64 %36, 0
  br i1 %63, label %79, label %64

64:                                               ; preds = %62, %33
  %65 = phi i64 [ 0, %33 ], [ %118, %62 ]
  %66 = icmp ne i64 %36, 0
  tail call void @llvm.assume(i1 %66)
  %67 = load ptr, ptr %34, align 8, !tbaa !358
  %68 = getelementptr inbounds nuw %struct.tfc_operand, ptr %67, i64 %65
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 44
  %70 = load i32, ptr %69, align 4, !tbaa !359
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %79

72:                                               ; preds = %64
  %73 = getelementptr inbounds nuw i8, ptr %68, i64 56
  %74 = load ptr, ptr %73, align 8, !tbaa !348
  %75 = getelementptr inbounds nuw i8, ptr %68, i64 36
  %76 = load i32, ptr %75, align 4, !tbaa !422
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds ptr, ptr %9, i64 %77
  store ptr %74, ptr %78, align 8, !tbaa !31
  br label %79

79:                                               ; preds = %62, %72, %64, %31
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %81 = load i64, ptr %80, align 8, !tbaa !424
  %82 = icmp sgt i64 %81, 0
  br i1 %82, label %83, label %137

83:                                               ; preds = %79
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %85 = and i64 %81, 1
  %86 = icmp eq i64 %81, 1
  br i1 %86, label %123, label %87

87:                                               ; preds = %83
  %88 = and i64 %81, 9223372036854775806
  br label %143

89:                                               ; preds = %117, %38
  %90 = phi i64 [ 0, %38 ], [ %118, %117 ]
  %91 = phi i64 [ 0, %38 ], [ %119, %117 ]
  %92 = load ptr, ptr %34, align 8, !tbaa !358
  %93 = getelementptr inbounds nuw %struct.tfc_operand, ptr %92, i64 %90
  %94 = getelementptr inbounds nuw i8, ptr %93, i64 44
  %95 = load i32, ptr %94, align 4, !tbaa !359
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %104

97:                                               ; preds = %89
  %98 = getelementptr inbounds nuw i8, ptr %93, i64 56
  %99 = load ptr, ptr %98, align 8, !tbaa !348
  %100 = getelementptr inbounds nuw i8, ptr %93, i64 36
  %101 = load i32, ptr %100, align 4, !tbaa !422
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds ptr, ptr %9, i64 %102
  store ptr %99, ptr %103, align 8, !tbaa !31
  br label %104

104:                                              ; preds = %89, %97
  %105 = load ptr, ptr %34, align 8, !tbaa !358
  %106 = getelementptr inbounds nuw %struct.tfc_operand, ptr %105, i64 %90
  %107 = getelementptr inbounds nuw i8, ptr %106, i64 116
  %108 = load i32, ptr %107, align 4, !tbaa !359
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %110, label %117

110:                                              ; preds = %104
  %111 = getelementptr inbounds nuw i8, ptr %106, i64 128
  %112 = load ptr, ptr %111, align 8, !tbaa !348
  %113 = getelementptr inbounds nuw i8, ptr %106, i64 108
  %114 = load i32, ptr %113, align 4, !tbaa !422
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds ptr, ptr %9, i64 %115
  store ptr %112, ptr %116, align 8, !tbaa !31
  br label %117

117:                                              ; preds = %110, %104
  %118 = add nuw nsw i64 %90, 2
  %119 = add i64 %91, 2
  %120 = icmp eq i64 %119, %39
  br i1 %120, label %62, label %89, !llvm.loop !425

121:                                              ; preds = %143
  %122 = icmp eq i64 %85, 0
  br i1 %122, label %137, label %123

123:                                              ; preds = %121, %83
  %124 = phi i64 [ 0, %83 ], [ %169, %121 ]
  %125 = icmp ne i64 %85, 0
  tail call void @llvm.assume(i1 %125)
  %126 = load ptr, ptr %84, align 8, !tbaa !426
  %127 = getelementptr inbounds nuw %struct.tfc_shift, ptr %126, i64 %124
  %128 = getelementptr inbounds nuw i8, ptr %127, i64 8
  %129 = load i64, ptr %128, align 8, !tbaa !427
  %130 = getelementptr inbounds ptr, ptr %9, i64 %129
  %131 = load ptr, ptr %130, align 8, !tbaa !31
  %132 = getelementptr inbounds nuw i8, ptr %127, i64 16
  %133 = load i64, ptr %132, align 8, !tbaa !429
  %134 = getelementptr inbounds i8, ptr %131, i64 %133
  %135 = load i64, ptr %127, align 8, !tbaa !430
  %136 = getelementptr inbounds ptr, ptr %9, i64 %135
  store ptr %134, ptr %136, align 8, !tbaa !31
  br label %137

137:                                              ; preds = %123, %121, %79
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %139 = load i64, ptr %138, align 8, !tbaa !431
  %140 = icmp sgt i64 %139, 0
  br i1 %140, label %141, label %172

141:                                              ; preds = %137
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 64
  br label %189

143:                                              ; preds = %143, %87
  %144 = phi i64 [ 0, %87 ], [ %169, %143 ]
  %145 = phi i64 [ 0, %87 ], [ %170, %143 ]
  %146 = load ptr, ptr %84, align 8, !tbaa !426
  %147 = getelementptr inbounds nuw %struct.tfc_shift, ptr %146, i64 %144
  %148 = getelementptr inbounds nuw i8, ptr %147, i64 8
  %149 = load i64, ptr %148, align 8, !tbaa !427
  %150 = getelementptr inbounds ptr, ptr %9, i64 %149
  %151 = load ptr, ptr %150, align 8, !tbaa !31
  %152 = getelementptr inbounds nuw i8, ptr %147, i64 16
  %153 = load i64, ptr %152, align 8, !tbaa !429
  %154 = getelementptr inbounds i8, ptr %151, i64 %153
  %155 = load i64, ptr %147, align 8, !tbaa !430
  %156 = getelementptr inbounds ptr, ptr %9, i64 %155
  store ptr %154, ptr %156, align 8, !tbaa !31
  %157 = load ptr, ptr %84, align 8, !tbaa !426
  %158 = getelementptr inbounds nuw %struct.tfc_shift, ptr %157, i64 %144
  %159 = getelementptr inbounds nuw i8, ptr %158, i64 24
  %160 = getelementptr inbounds nuw i8, ptr %158, i64 32
  %161 = load i64, ptr %160, align 8, !tbaa !427
  %162 = getelementptr inbounds ptr, ptr %9, i64 %161
  %163 = load ptr, ptr %162, align 8, !tbaa !31
  %164 = getelementptr inbounds nuw i8, ptr %158, i64 40
  %165 = load i64, ptr %164, align 8, !tbaa !429
  %166 = getelementptr inbounds i8, ptr %163, i64 %165
  %167 = load i64, ptr %159, align 8, !tbaa !430
  %168 = getelementptr inbounds ptr, ptr %9, i64 %167
  store ptr %166, ptr %168, align 8, !tbaa !31
  %169 = add nuw nsw i64 %144, 2
  %170 = add i64 %145, 2
  %171 = icmp eq i64 %170, %88
  br i1 %171, label %121, label %143, !llvm.loop !432

172:                                              ; preds = %189, %137
  %173 = load ptr, ptr %6, align 8, !tbaa !421
  %174 = tail call i32 @tfc_walk(ptr noundef %173)
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %181, label %176

176:                                              ; preds = %172
  %177 = load i64, ptr %138, align 8, !tbaa !431
  %178 = icmp sgt i64 %177, 0
  br i1 %178, label %179, label %271

179:                                              ; preds = %176
  %180 = getelementptr inbounds nuw i8, ptr %0, i64 64
  br label %201

181:                                              ; preds = %172
  br i1 %32, label %182, label %271

182:                                              ; preds = %181
  %183 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %184 = zext nneg i32 %5 to i64
  %185 = and i64 %184, 1
  %186 = icmp eq i32 %5, 1
  br i1 %186, label %253, label %187

187:                                              ; preds = %182
  %188 = and i64 %184, 2147483646
  br label %213

189:                                              ; preds = %141, %189
  %190 = phi i64 [ 0, %141 ], [ %198, %189 ]
  %191 = load ptr, ptr %142, align 8, !tbaa !433
  %192 = getelementptr inbounds nuw %struct.tfc_saved, ptr %191, i64 %190
  %193 = getelementptr inbounds nuw i8, ptr %192, i64 8
  %194 = load ptr, ptr %193, align 8, !tbaa !434
  %195 = load ptr, ptr %192, align 8, !tbaa !436
  %196 = getelementptr inbounds nuw i8, ptr %192, i64 16
  %197 = load i64, ptr %196, align 8, !tbaa !437
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %194, ptr readonly align 1 %195, i64 %197, i1 false)
  %198 = add nuw nsw i64 %190, 1
  %199 = load i64, ptr %138, align 8, !tbaa !431
  %200 = icmp slt i64 %198, %199
  br i1 %200, label %189, label %172, !llvm.loop !438

201:                                              ; preds = %179, %201
  %202 = phi i64 [ 0, %179 ], [ %210, %201 ]
  %203 = load ptr, ptr %180, align 8, !tbaa !433
  %204 = getelementptr inbounds nuw %struct.tfc_saved, ptr %203, i64 %202
  %205 = load ptr, ptr %204, align 8, !tbaa !436
  %206 = getelementptr inbounds nuw i8, ptr %204, i64 8
  %207 = load ptr, ptr %206, align 8, !tbaa !434
  %208 = getelementptr inbounds nuw i8, ptr %204, i64 16
  %209 = load i64, ptr %208, align 8, !tbaa !437
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %205, ptr readonly align 1 %207, i64 %209, i1 false)
  %210 = add nuw nsw i64 %202, 1
  %211 = load i64, ptr %138, align 8, !tbaa !431
  %212 = icmp slt i64 %210, %211
  br i1 %212, label %201, label %271, !llvm.loop !439

213:                                              ; preds = %247, %187
  %214 = phi i64 [ 0, %187 ], [ %248, %247 ]
  %215 = phi i64 [ 0, %187 ], [ %249, %247 ]
  %216 = load ptr, ptr %183, align 8, !tbaa !358
  %217 = getelementptr inbounds nuw %struct.tfc_operand, ptr %216, i64 %214
  %218 = getelementptr inbounds nuw i8, ptr %217, i64 44
  %219 = load i32, ptr %218, align 4, !tbaa !359
  %220 = icmp eq i32 %219, 0
  br i1 %220, label %231, label %221

221:                                              ; preds = %213
  %222 = getelementptr inbounds nuw i8, ptr %217, i64 56
  %223 = load ptr, ptr %222, align 8, !tbaa !348
  %224 = getelementptr inbounds nuw i8, ptr %217, i64 36
  %225 = load i32, ptr %224, align 4, !tbaa !422
  %226 = sext i32 %225 to i64
  %227 = getelementptr inbounds ptr, ptr %9, i64 %226
  %228 = load ptr, ptr %227, align 8, !tbaa !31
  %229 = getelementptr inbounds nuw i8, ptr %217, i64 24
  %230 = load i64, ptr %229, align 8, !tbaa !360
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %223, ptr readonly align 1 %228, i64 %230, i1 false)
  br label %231

231:                                              ; preds = %221, %213
  %232 = load ptr, ptr %183, align 8, !tbaa !358
  %233 = getelementptr inbounds nuw %struct.tfc_operand, ptr %232, i64 %214
  %234 = getelementptr inbounds nuw i8, ptr %233, i64 116
  %235 = load i32, ptr %234, align 4, !tbaa !359
  %236 = icmp eq i32 %235, 0
  br i1 %236, label %247, label %237

237:                                              ; preds = %231
  %238 = getelementptr inbounds nuw i8, ptr %233, i64 128
  %239 = load ptr, ptr %238, align 8, !tbaa !348
  %240 = getelementptr inbounds nuw i8, ptr %233, i64 108
  %241 = load i32, ptr %240, align 4, !tbaa !422
  %242 = sext i32 %241 to i64
  %243 = getelementptr inbounds ptr, ptr %9, i64 %242
  %244 = load ptr, ptr %243, align 8, !tbaa !31
  %245 = getelementptr inbounds nuw i8, ptr %233, i64 96
  %246 = load i64, ptr %245, align 8, !tbaa !360
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %239, ptr readonly align 1 %244, i64 %246, i1 false)
  br label %247

247:                                              ; preds = %237, %231
  %248 = add nuw nsw i64 %214, 2
  %249 = add i64 %215, 2
  %250 = icmp eq i64 %249, %188
  br i1 %250, label %251, label %213, !llvm.loop !440

251:                                              ; preds = %247
  %252 = icmp eq i64 %185, 0
  br i1 %252, label %271, label %253

253:                                              ; preds = %251, %182
  %254 = phi i64 [ 0, %182 ], [ %248, %251 ]
  %255 = icmp ne i64 %185, 0
  tail call void @llvm.assume(i1 %255)
  %256 = load ptr, ptr %183, align 8, !tbaa !358
  %257 = getelementptr inbounds nuw %struct.tfc_operand, ptr %256, i64 %254
  %258 = getelementptr inbounds nuw i8, ptr %257, i64 44
  %259 = load i32, ptr %258, align 4, !tbaa !359
  %260 = icmp eq i32 %259, 0
  br i1 %260, label %271, label %261

261:                                              ; preds = %253
  %262 = getelementptr inbounds nuw i8, ptr %257, i64 56
  %263 = load ptr, ptr %262, align 8, !tbaa !348
  %264 = getelementptr inbounds nuw i8, ptr %257, i64 36
  %265 = load i32, ptr %264, align 4, !tbaa !422
  %266 = sext i32 %265 to i64
  %267 = getelementptr inbounds ptr, ptr %9, i64 %266
  %268 = load ptr, ptr %267, align 8, !tbaa !31
  %269 = getelementptr inbounds nuw i8, ptr %257, i64 24
  %270 = load i64, ptr %269, align 8, !tbaa !360
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %263, ptr readonly align 1 %268, i64 %270, i1 false)
  br label %271

271:                                              ; preds = %201, %251, %261, %253, %176, %181
  %272 = phi i32 [ 0, %181 ], [ %174, %176 ], [ 0, %251 ], [ 0, %253 ], [ 0, %261 ], [ %174, %201 ]
  ret i32 %272
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc ptr @new_instance(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, i32 noundef range(i32 0, 2) %3, i64 noundef %4) unnamed_addr #30 {
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %7 = load i32, ptr %6, align 4, !tbaa !441
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %9 = load i32, ptr %8, align 8, !tbaa !442
  %10 = icmp eq i32 %3, 0
  br i1 %10, label %18, label %11

11:                                               ; preds = %5
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %13 = load i32, ptr %12, align 8, !tbaa !54
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %15 = load i32, ptr %14, align 4, !tbaa !443
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
  %25 = load i32, ptr %24, align 8, !tbaa !444
  %26 = add nsw i32 %25, 1
  %27 = sext i32 %26 to i64
  %28 = add nsw i64 %19, %27
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %30 = load i32, ptr %29, align 4, !tbaa !445
  %31 = sext i32 %30 to i64
  %32 = add nsw i64 %28, %31
  %33 = shl nsw i64 %32, 3
  %34 = add nsw i64 %23, %33
  %35 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %34)
  %36 = icmp eq ptr %35, null
  br i1 %36, label %89, label %37

37:                                               ; preds = %18
  store ptr %1, ptr %35, align 8, !tbaa !446
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 8
  store ptr %2, ptr %38, align 8, !tbaa !447
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
  store ptr %44, ptr %45, align 8, !tbaa !448
  %46 = load i32, ptr %6, align 4, !tbaa !441
  %47 = sext i32 %46 to i64
  %48 = getelementptr %struct.held, ptr %44, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %35, i64 96
  store ptr %48, ptr %49, align 8, !tbaa !449
  %50 = load i32, ptr %8, align 8, !tbaa !442
  %51 = sext i32 %50 to i64
  %52 = getelementptr %struct.held, ptr %48, i64 %51
  %53 = getelementptr inbounds nuw i8, ptr %35, i64 80
  store ptr %52, ptr %53, align 8, !tbaa !59
  %54 = load i32, ptr %24, align 8, !tbaa !444
  %55 = sext i32 %54 to i64
  %56 = getelementptr ptr, ptr %52, i64 %55
  %57 = getelementptr i8, ptr %56, i64 8
  %58 = getelementptr inbounds nuw i8, ptr %35, i64 104
  store ptr %57, ptr %58, align 8, !tbaa !450
  %59 = load i32, ptr %29, align 4, !tbaa !445
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
  store ptr %72, ptr %73, align 8, !tbaa !178
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %75 = load i32, ptr %74, align 4, !tbaa !443
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
  %86 = load i32, ptr %85, align 8, !tbaa !451
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds nuw i8, ptr %82, i64 8
  store i64 %87, ptr %88, align 8, !tbaa !64
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
  %29 = load ptr, ptr %28, align 8, !tbaa !452
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %31 = load ptr, ptr %30, align 8, !tbaa !453
  %32 = ptrtoint ptr %29 to i64
  %33 = ptrtoint ptr %31 to i64
  %34 = sub i64 %32, %33
  %35 = icmp slt i64 %34, %16
  br i1 %35, label %36, label %48

36:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  store i64 %16, ptr %3, align 8, !tbaa !107
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %38 = load ptr, ptr %37, align 8, !tbaa !454
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %40 = load ptr, ptr %39, align 8, !tbaa !455
  %41 = call ptr %38(ptr noundef %40, ptr noundef nonnull %3) #18
  store ptr %41, ptr %30, align 8, !tbaa !453
  %42 = icmp eq ptr %41, null
  %43 = load i64, ptr %3, align 8
  %44 = getelementptr inbounds i8, ptr %41, i64 %43
  %45 = select i1 %42, ptr null, ptr %44
  store ptr %45, ptr %28, align 8, !tbaa !452
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
  store ptr %50, ptr %30, align 8, !tbaa !453
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
  %4 = load ptr, ptr %3, align 8, !tbaa !60
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %6 = load i32, ptr %5, align 4, !tbaa !456
  %7 = sext i32 %6 to i64
  %8 = shl nsw i64 %7, 3
  %9 = add nsw i64 %8, 56
  %10 = load i32, ptr %4, align 8, !tbaa !457
  %11 = shl nsw i32 %10, 1
  %12 = sext i32 %11 to i64
  %13 = shl nsw i64 %12, 2
  %14 = add nsw i64 %9, %13
  %15 = tail call fastcc ptr @take(ptr noundef %0, i64 noundef %14)
  %16 = icmp eq ptr %15, null
  br i1 %16, label %73, label %17

17:                                               ; preds = %2
  %18 = getelementptr i8, ptr %15, i64 56
  %19 = load i32, ptr %5, align 4, !tbaa !456
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds ptr, ptr %18, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %23 = load i64, ptr %22, align 8, !tbaa !458
  %24 = add nsw i64 %23, 1
  store i64 %24, ptr %22, align 8, !tbaa !458
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %26 = load i64, ptr %25, align 8, !tbaa !459
  %27 = add i64 %23, -7046029254386353130
  %28 = xor i64 %26, %27
  %29 = mul i64 %28, -49064778989728563
  %30 = lshr i64 %29, 32
  %31 = xor i64 %30, %29
  %32 = mul i64 %31, -4265267296055464877
  %33 = lshr i64 %29, 29
  %34 = xor i64 %32, %33
  %35 = load i32, ptr %4, align 8, !tbaa !457
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
  store ptr %21, ptr %42, align 8, !tbaa !460
  %43 = getelementptr inbounds nuw i8, ptr %15, i64 48
  store ptr %37, ptr %43, align 8, !tbaa !460
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
  %52 = load ptr, ptr %51, align 8, !tbaa !461
  br label %63

53:                                               ; preds = %63, %48
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %55 = load ptr, ptr %54, align 8, !tbaa !59
  %56 = load i64, ptr %22, align 8, !tbaa !458
  %57 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %58 = load i32, ptr %57, align 8, !tbaa !444
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
  %70 = load i32, ptr %4, align 8, !tbaa !457
  %71 = sext i32 %70 to i64
  %72 = icmp slt i64 %69, %71
  br i1 %72, label %63, label %53, !llvm.loop !462

73:                                               ; preds = %2, %53
  ret ptr %15
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @push(ptr noundef captures(none) %0, ptr noundef readonly byval(%struct.tfc_ready) align 8 captures(none) %1) unnamed_addr #30 {
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
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %33, ptr noundef nonnull align 8 dereferenceable(32) %39, i64 32, i1 false), !tbaa.struct !463
  %40 = add nuw nsw i64 %32, 1
  %41 = load i64, ptr %3, align 8, !tbaa !76
  %42 = icmp slt i64 %40, %41
  br i1 %42, label %31, label %26, !llvm.loop !464

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
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %58, ptr noundef nonnull align 8 dereferenceable(32) %1, i64 32, i1 false), !tbaa.struct !463
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
  %17 = load i64, ptr %11, align 8, !tbaa !465
  %18 = load i64, ptr %12, align 8, !tbaa !458
  %19 = icmp sgt i64 %17, %18
  br i1 %19, label %58, label %20

20:                                               ; preds = %16
  %21 = load ptr, ptr %13, align 8, !tbaa !59
  %22 = load ptr, ptr %14, align 8, !tbaa !60
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 24
  %24 = load i32, ptr %23, align 8, !tbaa !444
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
  %37 = load i32, ptr %36, align 4, !tbaa !456
  %38 = sext i32 %37 to i64
  tail call fastcc void @drop_all(ptr noundef %0, ptr noundef %35, i64 noundef %38)
  %39 = load ptr, ptr %14, align 8, !tbaa !60
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 4
  %41 = load i32, ptr %40, align 4, !tbaa !456
  %42 = sext i32 %41 to i64
  %43 = shl nsw i64 %42, 3
  %44 = add nsw i64 %43, 56
  %45 = load i32, ptr %39, align 8, !tbaa !457
  %46 = shl nsw i32 %45, 1
  %47 = sext i32 %46 to i64
  %48 = shl nsw i64 %47, 2
  %49 = add nsw i64 %44, %48
  tail call fastcc void @give(ptr noundef %0, ptr noundef nonnull %29, i64 noundef %49)
  %50 = load i64, ptr %11, align 8, !tbaa !465
  %51 = add nsw i64 %50, 1
  store i64 %51, ptr %11, align 8, !tbaa !465
  %52 = load i32, ptr %15, align 4, !tbaa !466
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %55, label %54

54:                                               ; preds = %33
  tail call fastcc void @begin_iteration(ptr noundef %0, ptr noundef nonnull %7)
  br label %55

55:                                               ; preds = %54, %33
  %56 = load i32, ptr %4, align 8, !tbaa !66
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %16, label %100, !llvm.loop !467

58:                                               ; preds = %16
  tail call fastcc void @leave_frame(ptr noundef %0, ptr noundef nonnull %7)
  %59 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %60 = load ptr, ptr %59, align 8, !tbaa !138
  %61 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %62 = load ptr, ptr %61, align 8, !tbaa !139
  %63 = load ptr, ptr %14, align 8, !tbaa !60
  %64 = getelementptr inbounds nuw i8, ptr %7, i64 120
  %65 = load ptr, ptr %64, align 8, !tbaa !178
  %66 = icmp eq ptr %65, null
  %67 = getelementptr inbounds nuw i8, ptr %63, i64 12
  %68 = load i32, ptr %67, align 4, !tbaa !441
  %69 = getelementptr inbounds nuw i8, ptr %63, i64 16
  %70 = load i32, ptr %69, align 8, !tbaa !442
  br i1 %66, label %79, label %71

71:                                               ; preds = %58
  %72 = load ptr, ptr %7, align 8, !tbaa !48
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 56
  %74 = load i32, ptr %73, align 8, !tbaa !54
  %75 = getelementptr inbounds nuw i8, ptr %72, i64 60
  %76 = load i32, ptr %75, align 4, !tbaa !443
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
  %86 = load i32, ptr %85, align 8, !tbaa !444
  %87 = add nsw i32 %86, 1
  %88 = sext i32 %87 to i64
  %89 = add nsw i64 %80, %88
  %90 = getelementptr inbounds nuw i8, ptr %63, i64 20
  %91 = load i32, ptr %90, align 4, !tbaa !445
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
  %9 = load ptr, ptr %8, align 8, !tbaa !57
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %9)
  store ptr null, ptr %8, align 8, !tbaa !57
  %10 = add nuw nsw i64 %7, 1
  %11 = icmp eq i64 %10, %2
  br i1 %11, label %5, label %6, !llvm.loop !468
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @begin_iteration(ptr noundef captures(none) %0, ptr noundef %1) unnamed_addr #30 {
  %3 = tail call fastcc ptr @new_iteration(ptr noundef %0, ptr noundef %1)
  %4 = icmp eq ptr %3, null
  br i1 %4, label %43, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 76
  %7 = load i32, ptr %6, align 4, !tbaa !466
  store i32 0, ptr %6, align 4, !tbaa !466
  %8 = icmp sgt i32 %7, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %11 = zext nneg i32 %7 to i64
  br label %18

12:                                               ; preds = %18, %5
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %14 = load i32, ptr %13, align 8, !tbaa !469
  %15 = icmp sgt i32 %14, 0
  br i1 %15, label %16, label %43

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 88
  br label %30

18:                                               ; preds = %9, %18
  %19 = phi i64 [ 0, %9 ], [ %28, %18 ]
  %20 = load ptr, ptr %10, align 8, !tbaa !449
  %21 = getelementptr inbounds nuw %struct.held, ptr %20, i64 %19
  %22 = load ptr, ptr %21, align 8, !tbaa !470
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 8
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %3, ptr noundef %22, ptr noundef nonnull %23, i32 noundef 0)
  %24 = load ptr, ptr %10, align 8, !tbaa !449
  %25 = getelementptr inbounds nuw %struct.held, ptr %24, i64 %19
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %27 = load ptr, ptr %26, align 8, !tbaa !472
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %27)
  %28 = add nuw nsw i64 %19, 1
  %29 = icmp eq i64 %28, %11
  br i1 %29, label %12, label %18, !llvm.loop !473

30:                                               ; preds = %16, %30
  %31 = phi i64 [ 0, %16 ], [ %39, %30 ]
  %32 = load ptr, ptr %17, align 8, !tbaa !448
  %33 = getelementptr inbounds nuw %struct.held, ptr %32, i64 %31
  %34 = load ptr, ptr %33, align 8, !tbaa !470
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %36 = load ptr, ptr %35, align 8, !tbaa !472
  %37 = icmp eq ptr %36, null
  %38 = zext i1 %37 to i32
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %3, ptr noundef %34, ptr noundef nonnull %35, i32 noundef %38)
  %39 = add nuw nsw i64 %31, 1
  %40 = load i32, ptr %13, align 8, !tbaa !469
  %41 = sext i32 %40 to i64
  %42 = icmp slt i64 %39, %41
  br i1 %42, label %30, label %43, !llvm.loop !474

43:                                               ; preds = %30, %12, %2
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @leave_frame(ptr noundef captures(none) %0, ptr noundef readonly captures(address) %1) unnamed_addr #30 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %4 = load i32, ptr %3, align 8, !tbaa !469
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 88
  br label %23

8:                                                ; preds = %23, %2
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %10 = load ptr, ptr %9, align 8, !tbaa !178
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %72

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %14 = load ptr, ptr %13, align 8, !tbaa !60
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 20
  %16 = load i32, ptr %15, align 4, !tbaa !445
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
  %25 = load ptr, ptr %7, align 8, !tbaa !448
  %26 = getelementptr inbounds nuw %struct.held, ptr %25, i64 %24
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %28 = load ptr, ptr %27, align 8, !tbaa !472
  tail call fastcc void @drop(ptr noundef %0, ptr noundef %28)
  %29 = add nuw nsw i64 %24, 1
  %30 = load i32, ptr %3, align 8, !tbaa !469
  %31 = sext i32 %30 to i64
  %32 = icmp slt i64 %29, %31
  br i1 %32, label %23, label %8, !llvm.loop !475

33:                                               ; preds = %57, %12
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %35 = load ptr, ptr %34, align 8, !tbaa !139
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 24
  br label %64

37:                                               ; preds = %18, %57
  %38 = phi ptr [ %14, %18 ], [ %58, %57 ]
  %39 = phi i64 [ 0, %18 ], [ %59, %57 ]
  %40 = load ptr, ptr %19, align 8, !tbaa !450
  %41 = getelementptr inbounds nuw i64, ptr %40, i64 %39
  %42 = load i64, ptr %41, align 8, !tbaa !107
  %43 = load i64, ptr %20, align 8, !tbaa !458
  %44 = icmp eq i64 %42, %43
  br i1 %44, label %45, label %57

45:                                               ; preds = %37
  %46 = load ptr, ptr %21, align 8, !tbaa !138
  %47 = load ptr, ptr %22, align 8, !tbaa !139
  %48 = load ptr, ptr %1, align 8, !tbaa !48
  %49 = load ptr, ptr %48, align 8, !tbaa !67
  %50 = getelementptr inbounds nuw i8, ptr %38, i64 40
  %51 = load ptr, ptr %50, align 8, !tbaa !476
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
  %61 = load i32, ptr %60, align 4, !tbaa !445
  %62 = sext i32 %61 to i64
  %63 = icmp slt i64 %59, %62
  br i1 %63, label %37, label %33, !llvm.loop !477

64:                                               ; preds = %64, %33
  %65 = phi ptr [ %36, %33 ], [ %68, %64 ]
  %66 = load ptr, ptr %65, align 8, !tbaa !94
  %67 = icmp eq ptr %66, %1
  %68 = getelementptr inbounds nuw i8, ptr %66, i64 32
  br i1 %67, label %69, label %64, !llvm.loop !478

69:                                               ; preds = %64
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %71 = load ptr, ptr %70, align 8, !tbaa !479
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
  %87 = load i32, ptr %86, align 4, !tbaa !443
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
  %6 = load i32, ptr %5, align 8, !tbaa !58
  %7 = add nsw i32 %6, -1
  store i32 %7, ptr %5, align 8, !tbaa !58
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %23

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %11 = load i32, ptr %10, align 4, !tbaa !480
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
define internal fastcc void @send(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, i32 noundef %5) unnamed_addr #30 {
  %7 = alloca %struct.tfc_ready, align 8
  %8 = load ptr, ptr %1, align 8, !tbaa !48
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !173
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %12 = load i32, ptr %11, align 4, !tbaa !174
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
  br i1 %34, label %36, label %35, !llvm.loop !481

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
  %70 = load ptr, ptr %69, align 8, !tbaa !482
  %71 = getelementptr inbounds %struct.tfc_edge, ptr %70, i64 %67
  %72 = load i64, ptr %71, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %73 = load ptr, ptr %68, align 8, !tbaa !67
  %74 = shl i64 %72, 32
  %75 = ashr exact i64 %74, 32
  %76 = getelementptr inbounds %struct.tfc_node, ptr %73, i64 %75
  %77 = load ptr, ptr %20, align 8, !tbaa !483
  %78 = getelementptr inbounds nuw i8, ptr %76, i64 12
  %79 = load i32, ptr %78, align 4, !tbaa !484
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds i32, ptr %77, i64 %80
  %82 = load ptr, ptr %21, align 8, !tbaa !485
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
  %101 = load i64, ptr %2, align 8, !tbaa !486
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
  br i1 %152, label %66, label %28, !llvm.loop !487
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @complete(ptr noundef captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef captures(none) %4, i32 noundef %5) unnamed_addr #30 {
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
  br i1 %39, label %40, label %31, !llvm.loop !488

40:                                               ; preds = %36, %17
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %42 = load i64, ptr %41, align 8, !tbaa !102
  %43 = getelementptr inbounds nuw i8, ptr %27, i64 56
  %44 = load i64, ptr %43, align 8, !tbaa !489
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
  %58 = load ptr, ptr %28, align 8, !tbaa !490
  %59 = getelementptr inbounds nuw i8, ptr %53, i64 32
  store ptr %58, ptr %59, align 8, !tbaa !479
  store ptr %53, ptr %28, align 8, !tbaa !490
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
  %67 = load ptr, ptr %66, align 8, !tbaa !448
  %68 = getelementptr inbounds nuw i8, ptr %64, i64 72
  %69 = load i32, ptr %68, align 8, !tbaa !469
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %68, align 8, !tbaa !469
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
  %91 = load i64, ptr %85, align 8, !tbaa !458
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
  %101 = load i32, ptr %100, align 8, !tbaa !444
  %102 = add nsw i32 %101, 1
  %103 = sext i32 %102 to i64
  %104 = srem i64 %89, %103
  %105 = getelementptr inbounds nuw ptr, ptr %95, i64 %104
  %106 = load ptr, ptr %105, align 8, !tbaa !61
  tail call fastcc void @send(ptr noundef %0, ptr noundef nonnull %64, ptr noundef %106, ptr noundef nonnull %3, ptr noundef readonly %4, i32 noundef %5)
  %107 = add nuw nsw i64 %89, 1
  br label %88, !llvm.loop !491

108:                                              ; preds = %6
  %109 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %110 = load ptr, ptr %109, align 8, !tbaa !450
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
  %120 = load i64, ptr %2, align 8, !tbaa !486
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
  %131 = load i64, ptr %2, align 8, !tbaa !486
  %132 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %133 = load i64, ptr %132, align 8, !tbaa !458
  %134 = icmp eq i64 %131, %133
  br i1 %134, label %135, label %168

135:                                              ; preds = %130
  %136 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %137 = load i64, ptr %136, align 8, !tbaa !465
  %138 = add i64 %131, 1
  %139 = sub i64 %138, %137
  %140 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %141 = load ptr, ptr %140, align 8, !tbaa !60
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 24
  %143 = load i32, ptr %142, align 8, !tbaa !444
  %144 = sext i32 %143 to i64
  %145 = icmp slt i64 %139, %144
  br i1 %145, label %162, label %146

146:                                              ; preds = %135
  %147 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %148 = load ptr, ptr %147, align 8, !tbaa !449
  %149 = getelementptr inbounds nuw i8, ptr %1, i64 76
  %150 = load i32, ptr %149, align 4, !tbaa !466
  %151 = add nsw i32 %150, 1
  store i32 %151, ptr %149, align 4, !tbaa !466
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
  %167 = load i64, ptr %2, align 8, !tbaa !486
  br label %168

168:                                              ; preds = %166, %130
  %169 = phi i64 [ %167, %166 ], [ %131, %130 ]
  %170 = add nsw i64 %169, 1
  %171 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %172 = load ptr, ptr %171, align 8, !tbaa !59
  %173 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %174 = load ptr, ptr %173, align 8, !tbaa !60
  %175 = getelementptr inbounds nuw i8, ptr %174, i64 24
  %176 = load i32, ptr %175, align 8, !tbaa !444
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
define internal fastcc void @note(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef %3, i64 noundef %4) unnamed_addr #30 {
  %6 = alloca %struct.timespec, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %8 = load ptr, ptr %7, align 8, !tbaa !103
  %9 = icmp eq ptr %8, null
  br i1 %9, label %47, label %10

10:                                               ; preds = %5
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %12 = load i64, ptr %11, align 8, !tbaa !492
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %14 = load i64, ptr %13, align 8, !tbaa !493
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
  %43 = load i64, ptr %11, align 8, !tbaa !492
  br label %44

44:                                               ; preds = %16, %10
  %45 = phi i64 [ %43, %16 ], [ %12, %10 ]
  %46 = add nsw i64 %45, 1
  store i64 %46, ptr %11, align 8, !tbaa !492
  br label %47

47:                                               ; preds = %5, %44
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @deliver(ptr noundef %0, ptr noundef %1) unnamed_addr #27 {
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
  %52 = load ptr, ptr %51, align 8, !tbaa !191
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 208
  %54 = load atomic i64, ptr %53 monotonic, align 8
  %55 = inttoptr i64 %54 to ptr
  store ptr %55, ptr %22, align 8, !tbaa !122
  %56 = ptrtoint ptr %22 to i64
  store atomic i64 %56, ptr %53 monotonic, align 8
  %57 = getelementptr inbounds nuw i8, ptr %52, i64 172
  %58 = load i32, ptr %57, align 4, !tbaa !192
  %59 = icmp eq i32 %58, 2
  br i1 %59, label %60, label %71

60:                                               ; preds = %48
  %61 = load i32, ptr %24, align 4, !tbaa !121
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %71, label %63

63:                                               ; preds = %60
  store i32 0, ptr %57, align 4, !tbaa !192
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
define internal fastcc ptr @new_value(ptr noundef captures(none) %0, i64 noundef %1, i32 noundef %2) unnamed_addr #30 {
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
declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal fastcc void @work(ptr noundef captures(none) %0, i32 noundef %1) unnamed_addr #0 {
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
  %43 = load i64, ptr %41, align 8, !tbaa !244
  %44 = icmp slt i64 %42, %43
  br i1 %44, label %45, label %73

45:                                               ; preds = %34, %68
  %46 = phi i64 [ %69, %68 ], [ %43, %34 ]
  %47 = phi i32 [ %70, %68 ], [ %35, %34 ]
  %48 = atomicrmw add ptr %40, i64 1 monotonic, align 64
  %49 = icmp slt i64 %48, %46
  br i1 %49, label %50, label %68, !llvm.loop !245

50:                                               ; preds = %45
  %51 = load ptr, ptr %27, align 8, !tbaa !238
  %52 = load ptr, ptr %28, align 8, !tbaa !240
  %53 = load i64, ptr %29, align 8, !tbaa !241
  %54 = load i64, ptr %30, align 8, !tbaa !242
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
  %67 = load i64, ptr %41, align 8, !tbaa !244
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
  br i1 %76, label %31, label %34, !llvm.loop !246

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
define internal fastcc range(i32 0, 4) i32 @set_size(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #36 {
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
  %24 = load ptr, ptr %23, align 8, !tbaa !494
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
  store i64 %22, ptr %71, align 8, !tbaa !107
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %73 = load i32, ptr %72, align 8, !tbaa !270
  %74 = icmp ugt i32 %73, 7
  br i1 %74, label %75, label %102

75:                                               ; preds = %68, %75
  %76 = phi i32 [ %99, %75 ], [ 5, %68 ]
  %77 = load ptr, ptr %3, align 8, !tbaa !272
  %78 = zext i32 %76 to i64
  %79 = getelementptr inbounds nuw i32, ptr %77, i64 %78
  %80 = load ptr, ptr %23, align 8, !tbaa !494
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
  br i1 %101, label %75, label %102, !llvm.loop !495

102:                                              ; preds = %75, %68, %61
  %103 = phi i32 [ 3, %61 ], [ 0, %68 ], [ 0, %75 ]
  ret i32 %103
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 9) i32 @make(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #38 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !272
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %6 = load ptr, ptr %5, align 8, !tbaa !496
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.tfc_block, ptr %6, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %12 = load ptr, ptr %11, align 8, !tbaa !494
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
  %26 = load i64, ptr %25, align 8, !tbaa !497
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
  %84 = load ptr, ptr %11, align 8, !tbaa !494
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
  br i1 %105, label %79, label %106, !llvm.loop !495

106:                                              ; preds = %79, %65, %58
  %107 = phi i32 [ 8, %58 ], [ 0, %65 ], [ 0, %79 ]
  ret i32 %107
}

; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 9) i32 @grow(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #38 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !272
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %6 = load ptr, ptr %5, align 8, !tbaa !496
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
  %21 = load ptr, ptr %20, align 8, !tbaa !494
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
  %64 = load i64, ptr %63, align 8, !tbaa !497
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
  %167 = load ptr, ptr %20, align 8, !tbaa !494
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
  br i1 %188, label %162, label %197, !llvm.loop !495

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
  br label %4, !llvm.loop !498

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
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #7

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

attributes #0 = { nounwind uwtable }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind }
attributes #3 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #4 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable }
attributes #5 = { noinline nounwind uwtable }
attributes #6 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable }
attributes #9 = { mustprogress nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable }
attributes #10 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #11 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable }
attributes #12 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable }
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
!89 = !{!"tfc_host", !6, i64 0, !6, i64 4, !12, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !12, i64 40, !12, i64 48}
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
!172 = distinct !{!172, !29}
!173 = !{!43, !21, i64 16}
!174 = !{!98, !6, i64 40}
!175 = distinct !{!175, !29}
!176 = !{!7, !7, i64 0}
!177 = !{!10, !14, i64 16}
!178 = !{!49, !14, i64 120}
!179 = !{!10, !14, i64 32}
!180 = distinct !{!180, !29}
!181 = distinct !{!181, !29}
!182 = !{!114, !19, i64 16}
!183 = distinct !{!183, !29}
!184 = !{!10, !6, i64 116}
!185 = !{!10, !6, i64 120}
!186 = !{!10, !6, i64 124}
!187 = !{!113, !50, i64 88}
!188 = !{!113, !6, i64 52}
!189 = !{!113, !6, i64 48}
!190 = !{!113, !6, i64 56}
!191 = !{!114, !106, i64 8}
!192 = !{!10, !6, i64 172}
!193 = !{!113, !51, i64 96}
!194 = !{!113, !23, i64 32}
!195 = !{!196, !6, i64 8}
!196 = !{!"tfc_driver", !6, i64 0, !6, i64 4, !6, i64 8}
!197 = !{!79, !6, i64 56}
!198 = !{!196, !6, i64 0}
!199 = !{!79, !82, i64 64}
!200 = distinct !{!200, !29}
!201 = !{!79, !7, i64 32}
!202 = !{!196, !6, i64 4}
!203 = !{!79, !6, i64 24}
!204 = !{!79, !80, i64 0}
!205 = distinct !{!205, !29}
!206 = !{!79, !6, i64 48}
!207 = !{!10, !7, i64 208}
!208 = !{!79, !6, i64 52}
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
!233 = !{!229, !23, i64 24}
!234 = distinct !{!234, !29}
!235 = !{!89, !12, i64 16}
!236 = !{!89, !6, i64 4}
!237 = !{!34, !35, i64 8}
!238 = !{!239, !12, i64 0}
!239 = !{!"tfc_loop", !12, i64 0, !12, i64 8, !23, i64 16, !23, i64 24}
!240 = !{!239, !12, i64 8}
!241 = !{!239, !23, i64 16}
!242 = !{!239, !23, i64 24}
!243 = !{i64 0, i64 8, !31, i64 8, i64 8, !31, i64 16, i64 8, !107, i64 24, i64 8, !107}
!244 = !{!229, !23, i64 8}
!245 = distinct !{!245, !29}
!246 = distinct !{!246, !29}
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
!284 = !{!285, !12, i64 16}
!285 = !{!"py_record", !23, i64 0, !12, i64 8, !12, i64 16}
!286 = !{!287, !288, i64 0}
!287 = !{!"tfc_callable", !288, i64 0, !12, i64 8, !23, i64 16}
!288 = !{!"p1 _ZTS12tfc_prepared", !12, i64 0}
!289 = !{!290, !292, i64 8}
!290 = !{!"tfc_prepared", !291, i64 0, !292, i64 8, !21, i64 16, !15, i64 24, !15, i64 32, !12, i64 40, !6, i64 48, !6, i64 52}
!291 = !{!"p1 _ZTS10tfc_python", !12, i64 0}
!292 = !{!"p1 _ZTS11tfc_binding", !12, i64 0}
!293 = !{!290, !6, i64 48}
!294 = !{!295, !23, i64 16}
!295 = !{!"py_object", !23, i64 0, !12, i64 8, !23, i64 16}
!296 = !{!290, !291, i64 0}
!297 = !{!298, !23, i64 216}
!298 = !{!"tfc_python", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !12, i64 40, !12, i64 48, !12, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !12, i64 88, !12, i64 96, !12, i64 104, !12, i64 112, !12, i64 120, !12, i64 128, !12, i64 136, !12, i64 144, !12, i64 152, !12, i64 160, !12, i64 168, !12, i64 176, !12, i64 184, !12, i64 192, !12, i64 200, !12, i64 208, !23, i64 216}
!299 = !{!290, !15, i64 24}
!300 = !{!290, !12, i64 40}
!301 = distinct !{!301, !29}
!302 = !{!298, !12, i64 112}
!303 = distinct !{!303, !29}
!304 = distinct !{!304, !29}
!305 = !{!298, !12, i64 16}
!306 = !{!287, !12, i64 8}
!307 = !{!290, !21, i64 16}
!308 = !{!290, !6, i64 52}
!309 = !{!298, !12, i64 160}
!310 = !{!287, !23, i64 16}
!311 = !{!295, !12, i64 8}
!312 = !{!298, !12, i64 192}
!313 = !{!298, !12, i64 72}
!314 = !{!298, !12, i64 64}
!315 = !{!290, !15, i64 32}
!316 = distinct !{!316, !29}
!317 = !{!298, !12, i64 120}
!318 = !{!298, !12, i64 128}
!319 = !{!298, !12, i64 184}
!320 = !{!298, !12, i64 104}
!321 = !{!298, !12, i64 96}
!322 = distinct !{!322, !29}
!323 = !{!298, !12, i64 176}
!324 = distinct !{!324, !29, !146, !147}
!325 = distinct !{!325, !29, !147, !146}
!326 = !{!292, !292, i64 0}
!327 = !{!328, !6, i64 144}
!328 = !{!"tfc_binding", !12, i64 0, !292, i64 8, !155, i64 16, !329, i64 24, !329, i64 32, !330, i64 40, !23, i64 48, !6, i64 56, !6, i64 60, !331, i64 64, !23, i64 72, !332, i64 80, !47, i64 88, !23, i64 96, !12, i64 104, !12, i64 112, !12, i64 120, !12, i64 128, !6, i64 136, !6, i64 140, !6, i64 144, !6, i64 148, !333, i64 152}
!329 = !{!"p1 _ZTS11tfc_operand", !12, i64 0}
!330 = !{!"p1 _ZTS9tfc_shift", !12, i64 0}
!331 = !{!"p1 _ZTS9tfc_saved", !12, i64 0}
!332 = !{!"p1 _ZTS13tfc_step_lock", !12, i64 0}
!333 = !{!"p1 _ZTS9tfc_begun", !12, i64 0}
!334 = !{!328, !6, i64 148}
!335 = !{!328, !329, i64 24}
!336 = !{!298, !12, i64 168}
!337 = !{!338, !12, i64 56}
!338 = !{!"py_array", !23, i64 0, !12, i64 8, !12, i64 16, !6, i64 24, !47, i64 32, !47, i64 40, !12, i64 48, !12, i64 56, !6, i64 64}
!339 = !{!340, !12, i64 0}
!340 = !{!"tfc_operand", !12, i64 0, !12, i64 8, !47, i64 16, !23, i64 24, !6, i64 32, !6, i64 36, !6, i64 40, !6, i64 44, !12, i64 48, !12, i64 56, !23, i64 64}
!341 = !{!338, !6, i64 24}
!342 = !{!340, !6, i64 32}
!343 = !{!338, !6, i64 64}
!344 = !{!338, !47, i64 32}
!345 = !{!340, !47, i64 16}
!346 = distinct !{!346, !29}
!347 = !{!338, !12, i64 16}
!348 = !{!340, !12, i64 56}
!349 = !{!340, !12, i64 8}
!350 = !{!340, !6, i64 40}
!351 = !{!298, !12, i64 200}
!352 = !{!298, !12, i64 136}
!353 = !{!298, !12, i64 208}
!354 = !{!298, !12, i64 144}
!355 = !{!340, !23, i64 64}
!356 = distinct !{!356, !29}
!357 = distinct !{!357, !29}
!358 = !{!328, !329, i64 32}
!359 = !{!340, !6, i64 44}
!360 = !{!340, !23, i64 24}
!361 = distinct !{!361, !29}
!362 = distinct !{!362, !29}
!363 = distinct !{!363, !29}
!364 = !{!328, !12, i64 0}
!365 = !{!298, !12, i64 0}
!366 = distinct !{!366, !29}
!367 = !{!340, !12, i64 48}
!368 = !{!298, !12, i64 24}
!369 = !{!298, !12, i64 152}
!370 = distinct !{!370, !29}
!371 = !{!298, !12, i64 8}
!372 = distinct !{!372, !29}
!373 = !{!328, !6, i64 140}
!374 = !{!328, !332, i64 80}
!375 = !{!376, !6, i64 4}
!376 = !{!"tfc_step_lock", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12}
!377 = !{!376, !6, i64 8}
!378 = !{!328, !6, i64 136}
!379 = !{!376, !6, i64 0}
!380 = !{!328, !47, i64 88}
!381 = !{!328, !23, i64 96}
!382 = !{!328, !333, i64 152}
!383 = !{!384, !12, i64 8}
!384 = !{!"tfc_begun", !20, i64 0, !12, i64 8, !12, i64 16, !23, i64 24, !385, i64 32, !23, i64 40, !386, i64 48, !6, i64 56}
!385 = !{!"p1 _ZTS8tfc_cell", !12, i64 0}
!386 = !{!"p3 _ZTS9tfc_value", !387, i64 0}
!387 = !{!"any p3 pointer", !15, i64 0}
!388 = !{!384, !12, i64 16}
!389 = !{!384, !23, i64 24}
!390 = !{!384, !23, i64 40}
!391 = !{!384, !385, i64 32}
!392 = !{!393, !23, i64 8}
!393 = !{!"tfc_cell", !15, i64 0, !23, i64 8}
!394 = !{!393, !15, i64 0}
!395 = !{!384, !20, i64 0}
!396 = !{!384, !6, i64 56}
!397 = !{!328, !6, i64 60}
!398 = distinct !{!398, !29}
!399 = !{!384, !386, i64 48}
!400 = distinct !{!400, !29}
!401 = !{!328, !12, i64 104}
!402 = !{!298, !12, i64 32}
!403 = !{!298, !12, i64 40}
!404 = !{!328, !12, i64 128}
!405 = !{!328, !12, i64 112}
!406 = distinct !{!406, !29}
!407 = !{!328, !12, i64 120}
!408 = !{!298, !12, i64 48}
!409 = !{!298, !12, i64 56}
!410 = distinct !{!410, !29}
!411 = !{!298, !12, i64 80}
!412 = !{!298, !12, i64 88}
!413 = distinct !{!413, !29}
!414 = distinct !{!414, !29}
!415 = distinct !{!415, !29}
!416 = !{!328, !6, i64 56}
!417 = distinct !{!417, !149}
!418 = distinct !{!418, !29}
!419 = distinct !{!419, !149}
!420 = distinct !{!420, !29}
!421 = !{!328, !155, i64 16}
!422 = !{!340, !6, i64 36}
!423 = distinct !{!423, !29}
!424 = !{!328, !23, i64 48}
!425 = distinct !{!425, !29}
!426 = !{!328, !330, i64 40}
!427 = !{!428, !23, i64 8}
!428 = !{!"tfc_shift", !23, i64 0, !23, i64 8, !23, i64 16}
!429 = !{!428, !23, i64 16}
!430 = !{!428, !23, i64 0}
!431 = !{!328, !23, i64 72}
!432 = distinct !{!432, !29}
!433 = !{!328, !331, i64 64}
!434 = !{!435, !12, i64 8}
!435 = !{!"tfc_saved", !12, i64 0, !12, i64 8, !23, i64 16}
!436 = !{!435, !12, i64 0}
!437 = !{!435, !23, i64 16}
!438 = distinct !{!438, !29}
!439 = distinct !{!439, !29}
!440 = distinct !{!440, !29}
!441 = !{!63, !6, i64 12}
!442 = !{!63, !6, i64 16}
!443 = !{!43, !6, i64 60}
!444 = !{!63, !6, i64 24}
!445 = !{!63, !6, i64 20}
!446 = !{!11, !11, i64 0}
!447 = !{!46, !46, i64 0}
!448 = !{!49, !53, i64 88}
!449 = !{!49, !53, i64 96}
!450 = !{!49, !47, i64 104}
!451 = !{!63, !6, i64 8}
!452 = !{!10, !17, i64 88}
!453 = !{!10, !17, i64 80}
!454 = !{!10, !12, i64 64}
!455 = !{!10, !12, i64 72}
!456 = !{!63, !6, i64 4}
!457 = !{!63, !6, i64 0}
!458 = !{!49, !23, i64 64}
!459 = !{!49, !23, i64 48}
!460 = !{!21, !21, i64 0}
!461 = !{!63, !21, i64 48}
!462 = distinct !{!462, !29}
!463 = !{i64 0, i64 8, !93, i64 8, i64 8, !94, i64 16, i64 8, !61, i64 24, i64 4, !5}
!464 = distinct !{!464, !29}
!465 = !{!49, !23, i64 56}
!466 = !{!49, !6, i64 76}
!467 = distinct !{!467, !29}
!468 = distinct !{!468, !29}
!469 = !{!49, !6, i64 72}
!470 = !{!471, !44, i64 0}
!471 = !{!"held", !44, i64 0, !19, i64 8}
!472 = !{!471, !19, i64 8}
!473 = distinct !{!473, !29}
!474 = distinct !{!474, !29}
!475 = distinct !{!475, !29}
!476 = !{!63, !21, i64 40}
!477 = distinct !{!477, !29}
!478 = distinct !{!478, !29}
!479 = !{!49, !50, i64 32}
!480 = !{!26, !6, i64 28}
!481 = distinct !{!481, !29}
!482 = !{!43, !45, i64 8}
!483 = !{!65, !21, i64 40}
!484 = !{!98, !6, i64 12}
!485 = !{!65, !21, i64 48}
!486 = !{!65, !23, i64 0}
!487 = distinct !{!487, !29}
!488 = distinct !{!488, !29}
!489 = !{!63, !23, i64 56}
!490 = !{!65, !50, i64 24}
!491 = distinct !{!491, !29}
!492 = !{!10, !23, i64 152}
!493 = !{!10, !23, i64 160}
!494 = !{!260, !47, i64 56}
!495 = distinct !{!495, !29}
!496 = !{!260, !262, i64 72}
!497 = !{!211, !23, i64 8}
!498 = distinct !{!498, !29}
attributes #27 = { nounwind uwtable optsize }
attributes #28 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable optsize }
attributes #29 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable optsize }
attributes #30 = { noinline nounwind uwtable optsize }
attributes #31 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable optsize }
attributes #32 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable optsize }
attributes #33 = { mustprogress nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable optsize }
attributes #34 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable optsize }
attributes #35 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable optsize }
attributes #36 = { nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable optsize }
attributes #37 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable optsize }
attributes #38 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable optsize }
