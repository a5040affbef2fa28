; Made by `python -m tfc.runtime.native` from versions.c; do not edit.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@tfc_no_version.words = internal unnamed_addr constant [44 x i8] c"the model has no version for this processor\00", align 16

; Function Attrs: nounwind uwtable
define i32 @tfc_select(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},{ax},{cx},~{dirflag},~{fpsr},~{flags}"(i32 0, i32 0) #4, !srcloc !9
  %5 = extractvalue { i32, i32, i32, i32 } %4, 0
  %6 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},{ax},{cx},~{dirflag},~{fpsr},~{flags}"(i32 1, i32 0) #4, !srcloc !9
  %7 = extractvalue { i32, i32, i32, i32 } %6, 2
  %8 = icmp ugt i32 %5, 6
  br i1 %8, label %9, label %12

9:                                                ; preds = %3
  %10 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},{ax},{cx},~{dirflag},~{fpsr},~{flags}"(i32 7, i32 0) #4, !srcloc !9
  %11 = extractvalue { i32, i32, i32, i32 } %10, 1
  br label %12

12:                                               ; preds = %9, %3
  %13 = phi i32 [ %11, %9 ], [ 0, %3 ]
  %14 = tail call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},{ax},{cx},~{dirflag},~{fpsr},~{flags}"(i32 -2147483647, i32 0) #4, !srcloc !9
  %15 = extractvalue { i32, i32, i32, i32 } %14, 2
  %16 = and i32 %7, 9970177
  %17 = icmp ne i32 %16, 9970177
  %18 = and i32 %15, 1
  %19 = icmp eq i32 %18, 0
  %20 = select i1 %17, i1 true, i1 %19
  br i1 %20, label %42, label %21

21:                                               ; preds = %12
  %22 = and i32 %7, 943722496
  %23 = icmp ne i32 %22, 943722496
  %24 = and i32 %13, 296
  %25 = icmp ne i32 %24, 296
  %26 = select i1 %23, i1 true, i1 %25
  %27 = and i32 %15, 32
  %28 = icmp eq i32 %27, 0
  %29 = select i1 %26, i1 true, i1 %28
  br i1 %29, label %42, label %30

30:                                               ; preds = %21
  %31 = tail call { i32, i32 } asm sideeffect "xgetbv", "={ax},={dx},{cx},~{dirflag},~{fpsr},~{flags}"(i32 0) #4, !srcloc !10
  %32 = extractvalue { i32, i32 } %31, 0
  %33 = and i32 %32, 6
  %34 = icmp eq i32 %33, 6
  br i1 %34, label %35, label %42

35:                                               ; preds = %30
  %36 = and i32 %32, 230
  %37 = icmp eq i32 %36, 230
  br i1 %37, label %38, label %42

38:                                               ; preds = %35
  %39 = and i32 %13, -805109760
  %40 = icmp eq i32 %39, -805109760
  %41 = select i1 %40, i32 4, i32 3
  br label %42

42:                                               ; preds = %12, %21, %30, %35, %38
  %43 = phi i32 [ 2, %30 ], [ 2, %21 ], [ 1, %12 ], [ %41, %38 ], [ 3, %35 ]
  %44 = load i32, ptr %1, align 4, !tbaa !5
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %48, label %46

46:                                               ; preds = %42
  %47 = icmp ne i32 %2, 0
  br label %50

48:                                               ; preds = %50, %42
  %49 = phi i32 [ 0, %42 ], [ %58, %50 ]
  store atomic i32 %49, ptr %0 monotonic, align 4
  ret i32 %49

50:                                               ; preds = %46, %50
  %51 = phi i32 [ %44, %46 ], [ %60, %50 ]
  %52 = phi ptr [ %1, %46 ], [ %59, %50 ]
  %53 = phi i32 [ 0, %46 ], [ %58, %50 ]
  %54 = icmp ugt i32 %51, %43
  %55 = icmp ugt i32 %51, %2
  %56 = and i1 %47, %55
  %57 = or i1 %54, %56
  %58 = select i1 %57, i32 %53, i32 %51
  %59 = getelementptr inbounds nuw i8, ptr %52, i64 4
  %60 = load i32, ptr %59, align 4, !tbaa !5
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %48, label %50, !llvm.loop !11
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define noundef i32 @tfc_no_version(ptr noundef writeonly captures(address_is_null) %0) local_unnamed_addr #6 {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %6, label %3

3:                                                ; preds = %1
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(44) %4, ptr noundef nonnull align 16 dereferenceable(44) @tfc_no_version.words, i64 44, i1 false), !tbaa !13
  store i32 9, ptr %0, align 8, !tbaa !14
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 240
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %5, i8 0, i64 16, i1 false)
  br label %6

6:                                                ; preds = %3, %1
  ret i32 9
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

attributes #0 = { nounwind }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind }

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
!9 = !{i64 219}
!10 = !{i64 1244}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!7, !7, i64 0}
!14 = !{!15, !6, i64 0}
!15 = !{!"tfc_error", !6, i64 0, !7, i64 4, !16, i64 240, !18, i64 248}
!16 = !{!"p1 _ZTS7tfc_loc", !17, i64 0}
!17 = !{!"any pointer", !7, i64 0}
!18 = !{!"long", !7, i64 0}
attributes #5 = { nounwind minsize optsize }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) minsize optsize }
